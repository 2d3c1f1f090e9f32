"""Trials: short concurrent programs over one object, made without source or CIL, and what they are seen to do.

`trial.py` says what a trial is, `code.py` runs one, `seen.py` reads off a state what its calls have returned.
"""
