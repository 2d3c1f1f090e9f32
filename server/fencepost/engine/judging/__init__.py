"""Judges states of a search and replayed runs by the rules of `fencepost.properties`.

`judge` asks them. `expectations` reads the `[Outcome]` attributes of a harness, which one rule needs; `deviations`
names members of the library after whose use one judgement would say too much. This room decides nothing of its own, and
it knows no words for what it finds: those are in `telling`.
"""
