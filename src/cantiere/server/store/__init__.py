"""The database: what is stored of people and tables, in SQLite or PostgreSQL.

Promises: what was written is on disk when `write` returns, or nothing of it is; the log of a table is only added to
(but that `cantiere admin` repairs, imports and removes tables, by `upkeep`). `records` is plain data that everybody may
use; only this folder and `people` know SQL.
"""
