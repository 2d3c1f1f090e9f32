"""How findings are shown to one user: their severities, and where their sources lie.

`silences` reads what the program's author has silenced, `editorconfig` reads `.editorconfig` files (`globs` matches
their sections), and `severities` joins both. `roots` finds sources that were built elsewhere, `stale` those that have
changed since a build. Nothing here decides a verdict: a verdict in the cache has no severities of a user. This room
knows neither searches nor runs.
"""
