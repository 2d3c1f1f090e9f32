"""What the command line and the editor share: it reads settings, plans units, runs them in workers and keeps a cache.

**Rooms**, top first. Each has a page at its top, and imports only from rows below its own:

    bench                                 the tables of `fencepost bench`
    asking | run | workspace              one question; one run of the command line; a workspace that stays checked
    workers                               the processes that plan and check, and how units are given to them
    cache                                 verdicts on disk, and when one still holds
    screened                              candidates of the screening, confirmed; what the code alone proves
    check | exploring | graphs | replaying | shown    one harness; one of its runs, step by step; all its states; one
                                          of its runs again; severities for one user
    specified                             harnesses judged by what their serial runs show
    repairs                               changes of the source that mend
    atomicity | generated                 methods that are to be atomic; trials of thread-safe types
    answers                               what is wrong with an explored harness
    accesses                              what threads do to variables, and findings at accesses
    programs | telling                    what there is to check; a finding in words
    judging                               the rules, asked about states and runs
    shared                                values and small functions that all rooms use

**From a path to a verdict.** A `Program` is an opened assembly. `Builds` (`workers.builds`) opens programs, plans their
units and checks one; a worker process has one. The command line asks a `Scout`, a worker that is a copy of itself, for
plans and for a first look of 0.3 s: most harnesses need less time than a process needs to start. What is left goes to a
`Session`, which gives every unit a short try before any has a long one, in the workers of a `Pool`. Editors ask a
`Service`, which keeps a workspace checked and replaces one immutable record (`workspace.state`).

**Limits.** A search looks at its `Budget` between states, and within steps at loops, calls and whatever is large
(`library.charge` hears of that before it is made). Where a worker does one long thing, as a product of huge numbers,
the process that waits for the worker ends it (`workers.limits`); with what the worker has reported, its unit is
`HOLDS_UP_TO` the limit. Ctrl-C, SIGTERM and SIGHUP end all units that are not finished in the same way, as a bound of
the kind `stopped`.

**After the verdict.** A finding is reported as soon as it is known (`Early`). Other models (`answers.elsewhere`) and
repairs come after it, within what is left of the unit's limits (`answers.remainder`): by states where the limit is
ours, so that documents do not depend on how busy a machine is, and by the user's own limits, which are a bound of the
verdict when they are met. A mistake or a limit in such a decoration costs that decoration only (`shared.decorations`).
"""
