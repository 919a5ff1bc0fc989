"""Sessions are stored, instead of a key that signs cookies; a table's owner is found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token"),
    )
    op.create_index("session_person", "session", ["person"])
    op.create_index("game_table_owner", "game_table", ["owner", "changed"])
    op.execute("alter table person drop column epoch")
    op.execute("delete from setting where key = 'cookie-key'")
