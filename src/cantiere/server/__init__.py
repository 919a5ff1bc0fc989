"""The server: accounts, tables, live sockets and the log store. Knows no game, bot or lab by name.

    http/    routes, bodies, what a browser may ask for
    live/    the socket, the tables somebody looks at, the lobby, bots at the table
    table/   one table as a value: its log, its rules, what each viewer sees
    store/   the database and what is stored in it
    people/  accounts, sessions, what people may type

Imports go down this list (`people` stands beside `table`); `app` puts it together, `run` starts it. Nothing is imported
here: a process that makes replays needs no web server.
"""
