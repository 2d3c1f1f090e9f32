"""The product of thread automata and shared memory, explored over plain integers.

`space` has the states and moves, `explore` the main search, `ordered` the search in program order before it. The main
search is a loop over a `frontier`; a `referee` says what is wrong in it, and `pauses` what is due now and then. `hunt`
looks for deep errors, `endless` for runs without end. `serial` explores the runs of a trial without overlapping calls,
with which its other runs are compared. Strategies are siblings and know nothing of each other. `reductions` lists what
makes a search smaller.

A finding leaves this package as a schedule (`schedule`), which `replay` runs again without any guess.
"""
