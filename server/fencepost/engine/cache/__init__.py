"""Verdicts on disk, and when one still holds.

`questions` says what a run asked of the program, and what another build answers to the same questions. `positions`
moves what a verdict says of the source to where that is now. `folder` keeps entries as files. `Cache` joins them.
"""
