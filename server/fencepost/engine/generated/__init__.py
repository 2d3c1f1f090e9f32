"""Trials that are generated from the public methods of thread-safe types.

`programs.candidates` finds the types, `members` and `values` what to call with what. `probing` makes each call alone
first: that shows which states of the object can be set up, which calls change nothing, and which make a new object each
time. `plans` puts trials together, by size. `trials` runs those of one size in order first, then under the model; the
first trial that shows what no serial run shows is made as small as it can be. Other calls may use what a call returns
(`handles`); stubs stand for interfaces (`stubs`). `wording` and `csharp` describe what was found.

The unit is the type: it holds when all trials of its plan do; the verdict counts them. A type that only looks as if it
were meant to be thread-safe (`programs.synchronizing`) gives a hint, and never more than that.

This room knows neither repairs nor methods that are to be atomic.
"""
