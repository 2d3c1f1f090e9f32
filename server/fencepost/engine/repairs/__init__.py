"""Changes of the program's source that make a finding go away, and barriers that are not needed.

`Repairer` asks `fencepost.repair` for repairs and proofs. Here is what that asks about a program: which statements an
edit compiles to (`editing`), which fields can be volatile (`fields`), which statements can be under locks (`locks`),
and which objects can be locked (`gates`). `superfluous` takes barriers and volatile accesses away and checks again.
Only what was explored again, completely, is offered. This room does not know how units are planned, kept or shown. The
parser of C# is loaded with it, so `check` imports `repairer` when a repair is looked for.
"""
