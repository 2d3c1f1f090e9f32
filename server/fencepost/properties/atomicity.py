"""FP2002: a method that is to be atomic is not."""

from fencepost.properties.rule import Rule

RULE = Rule(
    id="FP2002",
    name="atomicity",
    property="atomicity",
    title="A method that is to be atomic is not",
    why="""Whoever calls an atomic method need not think of other threads: whatever they do, it is as if the method had
run in one piece. Locking each step of it is not enough, because others can come between the steps.""",
    bad="""[Atomic] void Deposit(int amount) {
    int old;
    lock (gate) old = balance;
    lock (gate) balance = old + amount;    // forgets what others have deposited meanwhile
}""",
    good="""[Atomic] void Deposit(int amount) {
    lock (gate) balance += amount;
}""",
    scope="""Methods marked `[Atomic]` and public methods of `[ThreadSafe]` types are judged in every harness that calls
them; of synchronized methods, and of those that are one `lock` block, the report says whether they are atomic, and
they are judged with `--property atomicity`.

A method is proved atomic in one of two ways. By the pattern of its operations in all runs: operations that nothing
other threads do depends on or disturbs, but for one (*independence*); or some that could as well come later, such as
taking a lock, at most one that could not, and then some that could as well come earlier (*movers*). Or by comparison
(*results*): whatever runs leave in which it is interrupted, runs leave in which it is not.

A method is not atomic if a run in which it is interrupted returns, throws or leaves in memory what no run does in which
it is not; if it can get stuck half-way, in a deadlock or in a loop that only another thread can end; or if it waits in
`Monitor.Wait`, which lets others in. Waiting for a lock is no such loop: one that tries to change what it waits for, or
that another atomic method will end. If neither is known, the report says *possibly not atomic*, and that is no finding.
What a method calls belongs to it. An exception ends it like a return.

A method marked `[Mover]` promises more: each of its operations commutes with what other threads do next to it. It is
proved if all its operations fit either pattern with none that could not move both ways; so it takes no lock that others
may wait for. It is no mover if a run comes to a state in which an operation of it and one of another thread come next
that take one lock, or that lead to different states in different orders. `[Compound]` on a method that is synchronized,
or one `lock` block, says that it is not meant to be atomic, and it is left out.""",
)
