"""Tells if methods are atomic: movers, ends and results of an explored program. The search must have been complete.

`actions` runs every step once more and records it operation by operation. `facts` knows which thread uses which cell
under which locks, and so which operations commute. `calls` follows the calls through the moves of each thread on its
own, to see if they keep a pattern that proves them (`patterns`). `endings` finds calls that get stuck, `results` says
what a run leaves behind.

Soundness of a proof by results, for methods without a pattern: a method in one piece is a region of the machine, like a
member of the library. All results of runs with the method in one piece and without are compared (`engine.atomicity`).
"""
