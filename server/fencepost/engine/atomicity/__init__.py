"""Methods that are to be atomic: which they are, what is known of them, and how a report says it.

The methods are found among those that a run has reached. `search.atomic` is asked for proofs by pattern. For the rest,
results are compared: each method interrupted, with all others in one piece.
"""
