"""Thread automata: one thread's code, run from one visible operation to the next.

**Rooms**, top first. Each has a page at its top, and imports only from rows below its own:

    step          from one local state through one visible operation to the next
    trials        the code of generated tests
    harness       what calls a harness, and what it returns
    reflection    members of .NET that look at types and members
    intrinsics    members of .NET that touch objects, pointers, threads or types
    ops           what each register operation does, by family
    running       code as functions, calls, exceptions, and the loop that runs a thread
    shared        memory, locks, pointers and objects that become shared, as one thread uses them
    local         a thread between two steps: frozen and thawed
    late          operations that a memory model lets take effect late
    objects       classes, casts and bytes of objects
    state         a thread in parts, and the world that all threads share
    values        what there is to compute with

`running.codes` makes one Python function of each operation of register code. A `Thread` runs its frames up to the next
visible operation (`running.loop`). `local.freeze` turns what is left into a *local state*. `step` joins the two.

A thread's behaviour depends on the rest of the program only through the answers to its visible operations: reads,
writes, fences, acquisitions, waits, starts and joins. So

    (local state, answer) -> (next local state, its enabled visible operations)

is computed once, by running code, and remembered (`search.space`). Nearly all work in a search is repeated local work;
here it becomes a look-up in a table.

**Objects.** An object that only its thread can reach is part of that thread's local state. Once another thread could
reach it, the object is *published*: each of its fields becomes a cell of shared memory, unless the field never changes
again.

**Steps.** A step is larger than one memory access. After Lipton ("Reduction", CACM 18, 1975), an access that commutes
with everything that other threads do *rides on* the step before it: it is done in that step. Such accesses are those to
memory of one thread, to memory that is never written, and to memory that is always under a common lock. Releases of
locks, starts and ends of threads ride too, and so does a look at what never changes again, as a task that is complete
(`[Lasts]` in the library).

An await asks whether its task is complete, and registers if it is not. Neither is a step of its own if no thread can
find out which thread resumes the method (`running.awaiting`; the library marks such members `[Awaits]` and
`[RunsOut]`). Operations of sources that are used in turn are one step or none (`running.turns`; `[InTurn]` and
`[Alone]`).

**Guesses.** Which accesses commute is a guess (`state.guesses`). It is made for everything and watched at every access.
A run that refutes a guess ends the exploration, which starts again without that guess. Guesses only weaken, so this
ends; the guesses that remain have held in every run.

**Memory models.** `values.order` says how a thread obeys a model.
"""
