"""One run, made step by step by a person who chooses what happens next.

A choice is a step of a search in which only such accesses are merged into others as no other thread can notice. To know
which those are, and what a read that is left pending may return, all runs are searched first, within limits
(`opening`). Where a limit cuts that search, every access to shared memory is a choice of its own, and a read is left
pending only with values that have been seen. `run` has the run so far, and `seen` what is shown of it.

What is shown at a place is that of a replay of the schedule up to it, so that it says what `fencepost replay` says.
"""
