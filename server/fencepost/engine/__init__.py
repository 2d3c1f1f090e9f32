"""What the command line and the editor share: it reads settings, plans units, runs them in workers and keeps a cache.

**From a path to a verdict.** `check.Program` is an opened assembly. `checker.Checker` opens programs, plans their units
and checks one; a worker process (`worker`) has one. The command line asks a `Scout`, a worker that is a copy of itself,
for plans and for a first look of 0.3 s (`first_look`): most harnesses need less time than a process needs to start.
What is left goes to a `Session`, which gives every unit a short try before any has a long one, in the workers of a
`Pool`. Editors ask `service`, which keeps a workspace checked and replaces one immutable record (`state`).

**Judging and telling.** `judging` asks the rules about states of a search and about replayed runs. A finding is told
from its replay: `naming` calls cells and objects what the source calls them, `tracing` makes the rows of the trace,
`plumbing` knows what the compiler makes of an `await`, `threads` numbers the threads as a replay does, `wakeups` finds
signals that came too early, `telling` writes the message, `causes` finds the steps that matter.

**Limits.** A search looks at its `Budget` between states, and within steps at loops, calls and whatever is large
(`library.charge` hears of that before it is made). Where a worker does one long thing, as a product of huge numbers,
the process that waits for the worker ends it (`limits`); with what the worker has reported, its unit is `HOLDS_UP_TO`
the limit. Ctrl-C, SIGTERM and SIGHUP end all units that are not finished in the same way, as a bound of the kind
`stopped`.

**After the verdict.** A finding is reported as soon as it is known (`Early`). Other models (`elsewhere`) and repairs
come after it, within what is left of the unit's limits (`remainder`): by states where the limit is ours, so that
documents do not depend on how busy a machine is, and by the user's own limits, which are a bound of the verdict when
they are met. A mistake or a limit in such a decoration costs that decoration only (`decorations`).

`generated` makes trials for thread-safe types, `atomicity` judges methods that are to be atomic, `cache` keeps
verdicts, `bench` has the tables of `fencepost bench`.
"""
