"""Harnesses that are generated from the public methods of thread-safe types.

`candidates.py` finds the types, `members.py` and `values.py` what to call with what, `probing.py` what calls do alone,
`plans.py` puts trials together, `checking.py` runs them, `wording.py` and `csharp.py` tell what was found.
"""
