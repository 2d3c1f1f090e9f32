"""Changes of the source that make a finding go away.

Invariant: nothing is offered that was not explored again, completely, and held.

**Reorderings.** The search is guided by counterexamples. A run that goes wrong under a model, and not in order, shows
pairs of operations of which the later one took effect first (`inversions`). Every single change that would have
forbidden the pair is an option: a barrier at a statement that the thread came by in between, or a volatile access where
the table says that it helps. One of them must be made, so a run is a clause. The cheapest set of options that hits all
clauses (`hitting`) is tried: the harness is explored with these changes made to the lowered code
(`machine.running.patching`), until nothing goes wrong (`proving`). No cheaper set exists, because it would leave one of
the runs that were seen.

Options are a volatile access, a volatile field, a half or full barrier, an exchange as the store, an update as one
operation. Each costs what the program would execute more (`option`). Further repairs do without some of these kinds. A
program that is right in order gets no update: that would hide what goes wrong.

**Missing locks.** What goes wrong in order may lack a lock. In such a run two threads are at once in stretches of code,
each between its first and its last access to a variable that both use. One lock around both would have ruled the run
out, and only such pairs would (`overlaps`). So a run is a clause of pairs, a lock that the code has counts as half a
pair, and the fewest locks that hit all clauses are tried, in order first (`locking`). A set of locks that makes threads
wait for ever is not tried again. Methods that are to be atomic are judged again with the locks; a run that shows one
that is not is one more clause.

**Places** are those that an edit of the source compiles to (`edits`; `engine.repairs.editing` answers, for fields
`engine.repairs.fields`). `source` has the syntax tree that says where a statement can be put and which braces it needs.
`lockable` finds statements that a lock can be put around, `new_gates` where new objects to lock are declared;
`engine.repairs.locks` and `engine.repairs.gates` find both in the code. `accesses` matches accesses of the code with
the source, `declarations` finds fields, and `loops` finds where the compiler put the condition of a `while`.
`lowering.locking` makes of the CIL what the compiler would make of the edited source: a test compares the two state for
state.

`engine.repairs.superfluous` uses the same changes the other way: it takes barriers and volatile accesses away, one
after the other, and keeps those away without which the harness still holds.
"""
