"""Documents for people and programs: text, JSON, SARIF, HTML. One file for each format, listed in `document`.

A `Look` is all that text knows of a terminal. `trace` turns a trace into cells, which text and HTML show in columns.

Invariants: no time, no path of the machine and no order of a set leaks into a document. Names, literals and source
lines of a program cannot write to a terminal, a page or a table anything but themselves (`shown`).
"""
