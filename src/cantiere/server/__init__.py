"""The server: accounts, tables, live sockets and the log store. Knows no game, bot or lab by name.

    http/    routes, bodies, what a browser may ask for
    live/    the socket, the tables somebody looks at, the lobby, bots at the table
    table/   one table as a value: its log, its rules, what each viewer sees
    store/   the database and what is stored in it
    people/  accounts, sessions, what people may type

Imports go down this list (`people` stands beside `table`). Above it `run` starts the server, or by `workers` several
processes of it, `app` puts it together, and `connections` holds the network. Below it stands what everybody may use:
`protocol` (what goes over the wire), `settings`, `limits` (how often), `quotas` (what), `errors`, `metrics`, `clock`.
Nothing is imported here: a process that makes replays needs no web server.
"""
