"""The language server: shows in an editor what the engine knows of the builds of its workspace.

`engine.workspace.service` keeps the workspace checked and replaces one immutable record (`engine.workspace.state`)
whenever anything becomes known. `Editor` joins it with the texts of the editor (`texts`: places move with edits), and a
notification is the difference of two records. One worker more than there are jobs finds and plans builds, so that a
build is looked at while all others are busy. The client for Visual Studio Code has its message types and settings from
here (`client-vscode/generate.py`), and keeps no verdicts of its own.

`framing` reads what a client sends, and `protocol` judges it: every request gets one answer, before pygls runs a
handler. `connection` knows what ends a session. `documents` owns the identity of documents: `uris` gives all spellings
of a file one key, and what is sent has the client's own spelling. `sources` finds and reads sources, in a thread beside
the event loop (`aside`).

Invariants: the server process never searches. Nothing waits for a disk or for a client on the event loop. "No build
found", "debug information is missing" and "built from other sources than these" are shown, with what to do.
"""
