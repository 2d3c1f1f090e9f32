"""Thread automata: one thread's code, run from one visible operation to the next.

`codes` makes one Python function of each operation of register code. `ops/` has the families of operations,
`intrinsics/` the members of .NET that touch objects, pointers, threads or types. A `Thread` (`thread`) runs its frames
up to the next visible operation. `freeze` turns what is left into a *local state*. `step` joins the two.

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
find out which thread resumes the method (`awaiting`; the library marks such members `[Awaits]` and `[RunsOut]`).
Operations of sources that are used in turn are one step or none (`turns`; `[InTurn]` and `[Alone]`).

**World guesses.** Which accesses commute is a guess (`world`). It is made for everything and watched at every access. A
run that refutes a guess ends the exploration, which starts again without that guess. Guesses only weaken, so this ends;
the guesses that remain have held in every run.

**Memory models.** `order` says how a thread obeys a model.
"""
