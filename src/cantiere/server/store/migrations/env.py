"""What Alembic runs: the migrations, over the connection that `database.migrate` hands it."""

from alembic import context

from cantiere.server.store.schema import metadata

connection = context.config.attributes["connection"]
# SQLite cannot alter most of a table: batch mode copies it instead.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
