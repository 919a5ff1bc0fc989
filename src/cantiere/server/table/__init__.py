"""One table as a value: its log folded into a game, what may be done next, what each viewer sees of it, and replays.

Promises: `log`, `rules`, `view`, `deltas` and `history` wait for nothing and change nothing outside; a secret leaves
only through `view` (to who may know it) and `history` (to who may have the whole game). May use the records of `store`;
knows no database, no socket, and of people the ids alone.
"""
