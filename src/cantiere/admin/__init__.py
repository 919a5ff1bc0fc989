"""The host's tools, `cantiere admin`: look after stored tables and people, with the server running or not.

Promises: a command that changes something only says what it would do until it is given `--yes`; a file is written
whole or not at all, a change is one transaction; interrupting a command loses nothing. May use `server` and `lab`;
only `cli` knows it.
"""
