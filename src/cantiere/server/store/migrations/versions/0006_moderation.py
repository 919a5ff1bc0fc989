"""Invitations, reports, people who are muted or barred from a table, and figures for the administrators' page."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

FIGURES = (
    *("people", "sockets", "tables", "actions", "bot_actions", "requests", "errors"),
    *("storing", "answering", "changes", "bots"),
)


def upgrade() -> None:
    op.add_column("person", sa.Column("muted", sa.BigInteger, nullable=True))
    op.add_column("game_table", sa.Column("barred", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "invitation",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String, nullable=True),
        sa.Column("person", sa.String, nullable=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("line", sa.Integer, nullable=True),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=True),
        sa.Column("settled_by", sa.String, nullable=True),
        sa.ForeignKeyConstraint(["by"], ["person.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["settled_by"], ["person.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("report_settled", "report", ["settled", "at"])
    op.create_table(
        "sample",
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("process", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in FIGURES),
        sa.PrimaryKeyConstraint("at", "process"),
    )
