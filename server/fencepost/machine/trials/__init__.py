"""Trials: short concurrent programs that Fencepost generates over one object, without source or CIL.

An object is made and set up, threads call its methods, and the results are looked at. `trial` says what a trial is,
`thread_code` runs one, `seen` reads from a state what its calls have returned. Only the code that makes these calls is
generated; everything else runs as in any program. What a call returns goes to a cell that no thread reads before the
end, so it tells states apart and orders nothing.
"""
