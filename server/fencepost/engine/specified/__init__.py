"""Harnesses that are judged against a specification: the observations of serial runs, in which calls do not overlap.

CheckFence (Burckhardt, Alur and Martin, PLDI 2007, section 2) mines a specification in the same way: it collects what
the serial runs of a test, or of a reference implementation, can show; a concurrent run that shows anything else is
wrong. `asked` reads what the user asks for, `operations` finds the methods whose calls do not overlap, `mining`
explores the serial runs, `orders` says in which order a serial run has made its calls.
"""
