"""The table: accounts, tables, live sockets and the log store. Knows no game by name."""

from cantiere.server.run import default_database, run

__all__ = ["default_database", "run"]
