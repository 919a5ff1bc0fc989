"""People: guests and accounts, the cookie that names them, and what they may type.

Promises: of a password only the hash is stored, a forged or ended session names nobody, and what people typed is safe
to show as text. May use `store`; knows no table.
"""
