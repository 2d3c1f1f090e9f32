"""From a replayed run to the text for a user: a message, a place, and a trace in the words of the source.

`findings` has the `Teller`, which joins the others. `naming` calls variables and objects what the source calls them,
`tracing` makes the rows of a trace, `plumbing` knows what the compiler makes of an `await`, `threads` numbers the
threads, and `story` answers what rules ask for their messages (`assertions`, `wakeups`). `causes` finds the steps that
matter, by what code may do (`effects`) and where values go (`flows`). `reordering` says what took effect late, `races`
what threads race for, `rounds` what a thread does that goes round for ever.

This room is given a run and a judgement. It neither searches nor judges, and it knows nothing of builds and units.
"""
