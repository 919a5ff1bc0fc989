"""A table may be a tutorial, played by a script."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("tutorial", sa.String, nullable=False, server_default=""))
