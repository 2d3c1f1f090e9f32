"""Methods that are to be atomic: which they are, what is known of them, and how a report says it.

The methods are found among those that a run has reached. `search.atomic` is asked for proofs by pattern. For the rest,
results are compared: each method interrupted, with all others in one piece.

`claims` are the methods that promise it, `runs` explores and collects results, `opinions` says what is known of each
method, `entries` says that to a user, and `unit` does it all for one harness. This room knows neither repairs nor
generated trials.
"""
