"""From the states of a search to findings: each finding is run again, shortened and put into words.

`HarnessAnswer` goes through the states of a search. `elsewhere` says under which other models the same goes wrong, and
`robust` compares a model with the run in order. `remainder` is what they, and repairs, may still cost. This room begins
with an exploration that is done. It knows neither repairs nor methods that are to be atomic.
"""
