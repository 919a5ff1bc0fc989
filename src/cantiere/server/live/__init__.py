"""What goes on now: one socket a page, the tables in memory, the lobby, and the bots that sit at tables.

Promises: every change of a table goes through its `LiveTable`, one after the other; it is stored, then acknowledged,
then shown. (Where nobody has the table open, `vacating` stores the same plans.) May use `table`, `people` and `store`;
knows no HTTP but the socket.
"""
