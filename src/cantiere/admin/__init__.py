"""The host's tools, `cantiere admin`: look after stored tables and people, with the server running or not.

Promises: what changes something only says what it would do until it is told `--yes`; a file is written whole or not at
all, a change is one transaction; who interrupts has lost nothing. May use `server` and `lab`; only `cli` knows it.
"""
