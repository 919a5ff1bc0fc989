"""What is stored, in SQLite or PostgreSQL. `migrations/` brings older databases here.

The truth of a table is its rows in `action`: nothing is ever changed or deleted there but by
`upkeep` for the host, and (table_id, n) is the key, so of two writers of the same number one wins. What `game_table`
keeps besides the settings (`waiting`, `totals`, …) only saves the lobby from replaying games.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

from cantiere.server.protocol import Statistics

metadata: Final = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


setting: Final = Table(
    "setting",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

person: Final = Table(
    "person",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),  # null: a guest
    Column("password", String),  # argon2
    Column("admin", Boolean, nullable=False, default=False),
    Column("created", BigInteger, nullable=False),  # all times: milliseconds since 1970
    Column("banned", BigInteger),  # shut out until then
    Column("muted", BigInteger),  # not heard in any chat until then
)

invitation: Final = Table(
    "invitation",
    metadata,
    Column("id", String, primary_key=True),
    Column("token", String, nullable=False, unique=True),  # hashed
    Column("note", String, nullable=False),  # whom it is for
    Column("uses", Integer, nullable=False),  # how many people may come by it ...
    Column("used", Integer, nullable=False),  # ... and have
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

report: Final = Table(
    "report",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", ForeignKey("person.id", ondelete="SET NULL")),
    Column("person", ForeignKey("person.id", ondelete="SET NULL")),  # about whom
    Column("name", String, nullable=False),  # as they were called then
    Column("table_id", String, nullable=False),  # the table may be gone
    Column("line", Integer),  # of the chat; null: the player is meant
    Column("words", String, nullable=False),  # what the line said, which may be deleted
    Column("why", String, nullable=False),
    Column("settled", BigInteger),
    Column("settled_by", ForeignKey("person.id", ondelete="SET NULL")),
    Index("report_settled", "settled", "at"),
)

sample: Final = Table(
    "sample",
    metadata,
    Column("at", BigInteger, primary_key=True),
    Column("process", BigInteger, primary_key=True),
    *(Column(name, Float, nullable=False) for name in Statistics.__struct_fields__),
)

reset: Final = Table(
    "reset",
    metadata,
    Column("token", String, primary_key=True),  # hashed; its owner may choose a new password, once
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

session: Final = Table(
    "session",
    metadata,
    Column("id", String, primary_key=True),
    Column("token", String, nullable=False, unique=True),  # hashed
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("device", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("session_person", "person"),
)

game_table: Final = Table(
    "game_table",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the dealer; leaves the server when the game is finished
    Column("prelude", Integer, nullable=False, default=0),  # how many actions were copied from another table or a file
    Column("origin_table", String),
    Column("origin_n", Integer),
    Column("next_table", String),  # the rematch
    Column("tutorial", String, nullable=False, default="", server_default=""),  # the fingerprint of its script
    Column("owner", ForeignKey("person.id")),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, default=False, server_default=false()),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),  # bit mask of the seats to act
    Column("ask", JSON(none_as_null=True)),
    Column("totals", JSON, nullable=False),
    Column("places", JSON, nullable=False),
    Column("ending", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("barred", JSON, nullable=False, server_default="[]"),  # people who may not sit down or speak here
    Index("game_table_lists", "public", "status", "changed"),
    Index("game_table_owner", "owner", "changed"),
)

seat: Final = Table(
    "seat",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", ForeignKey("person.id")),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Index("seat_person", "person"),
)

action: Final = Table(
    "action",
    metadata,
    _table_id(),
    Column("n", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # act; undo, rewind: `target` says what
    Column("seat", Integer, nullable=False),  # -1: chance
    Column("words", JSON(none_as_null=True)),  # of an act
    Column("target", Integer),  # undo: the action taken back; rewind: the last one that stays
    Column("who", String, nullable=False),  # a person's id, "bot:<level>", "chance" or "origin"
    Column("ack", String),  # the id the client gave it: the same again is not done twice
    Column("version", Integer, nullable=False),  # of the table, once this row was written
    Column("at", BigInteger, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    _table_id(),
    Column("n", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("words", String, nullable=False),
    Column("note", JSON(none_as_null=True)),
    Column("who", String),  # a person's id; null: a note of the table itself
    Column("ack", String),
    Column("at", BigInteger, nullable=False),
)

analysis: Final = Table(
    "analysis",
    metadata,
    _table_id(),
    Column("person", String, nullable=False),  # who asked for it
    Column("asked", BigInteger, nullable=False),
    Column("total", Integer, nullable=False),  # turns of the game; 0: not counted yet
    Column("is_done", Boolean, nullable=False),
    Column("looked", LargeBinary, nullable=False),  # what was found about each so far, as JSON
)
