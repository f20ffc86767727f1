"""The edge: HTTP, sockets, sessions, limits. `app.create_app` is the whole server; `run.run` serves it."""
