"""Tables keep their result and why they are set aside; and there is a row to write, to see that writing works."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcome", sa.Text))
    op.add_column("tables", sa.Column("aside", sa.Text))
    some = sa.text("aside IS NOT NULL")
    op.create_index("tables_aside", "tables", ["aside"], sqlite_where=some, postgresql_where=some)
    readiness = op.create_table(
        "readiness",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("written", sa.Text, nullable=False),
    )
    op.bulk_insert(readiness, [{"id": 1, "written": ""}])
