"""People can be shut out, and can be given an address where they choose a new password."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("person", sa.Column("banned", sa.BigInteger, nullable=True))
    op.create_table(
        "reset",
        sa.Column("token", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token"),
    )
