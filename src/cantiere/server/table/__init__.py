"""One table as a value: its log folded into a game, what may be done next, what each viewer sees of it, and replays.

Promises: `log`, `rules` and `view` wait for nothing and change nothing outside; a secret leaves only through `view`.
May use the records of `store`; knows no database, socket or person.
"""
