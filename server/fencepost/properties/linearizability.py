"""FP2001: calls of a thread-safe object show what no serial order of them shows."""

from fencepost.properties.rule import Rule

RULE = Rule(
    id="FP2001",
    name="linearizability",
    property="linearizability",
    title="A thread-safe type shows what no serial order of its calls shows",
    why="""A type that is marked `[ThreadSafe]` promises that its methods can be called by several threads at once, and
that each of them then seems to happen in one piece. Here calls return, throw or leave behind what they cannot when they
are made one after the other, in whatever order.""",
    bad="""[ThreadSafe] class Counter {
    int value;
    public int Next() => ++value;                                 // two calls may both return 1
}""",
    good="""[ThreadSafe] class Counter {
    int value;
    public int Next() => Interlocked.Increment(ref value);
}""",
    scope="""Tests are generated: an object is made and set up by a few calls, then two threads (`--threads` sets how
many) make a few calls each, the smallest tests first, up to `--max-tests`; the verdict says which. What they see
(results, `out` arguments, kinds of exceptions, what calls that change nothing return afterwards) must be what some
serial run of the same calls sees: one in which each call runs to its end before another begins, and in which every
thread makes its calls in its order. With `--property linearizability` a call that has returned before another one began
must come before it, too. Of objects it matters which they are, not what is in them, except for arrays, lists and
tuples. Names that differ from object to object, such as numbers of a common counter, are compared up to renaming. A
call may wait only where it may in a serial run: else it is a deadlock.

What an asynchronous method does behind an await belongs to its call: in a serial run another call may look at what is
half done, but what it changes comes before or after. Threads and timers of the type's own run between calls; where they
have changed something and hold no lock, calls may see what they have done so far.

What calls return is used, too: handles are disposed of, things that only the type itself makes are given back, by one
thread each. A token that calls take may be cancelled by another thread, and seen to be cancelled late. Objects are made
by public constructors with the first arguments that they do not refuse, by static methods and properties, else by
internal constructors; and once more with the number 2, if there is one to give. Interfaces are stood for by stubs,
which count how often they are called; handlers count, too, and what calls them is called at the end. Lambdas may call
the object back. If a method takes an object of the type itself, there are two, and each is given the other.

A type is thread-safe if it is marked `[ThreadSafe]`, an attribute of any namespace, or documented so:
`<threadsafety instance="true"/>` in the XML file beside the assembly. Methods marked `[Operation]` are called instead
of all public ones; of those with one `NonParallelGroup`, no two run in different threads. `[Operation(Exclude = true)]`
leaves one out, and the rest goes on; `[Operation(MayFail = true)]` says that a method may return false or null for no
reason. Both may stand at properties, too. `ToString`, `Equals` and the
like are not called unless they are marked, nor is `Dispose` if it synchronises nothing. A method that gives out a new
object each time, as a pool's does while it is empty, may always do so. That nothing is found means: not by the tests
that the report counts.

With `--hints`, public types are tried of which nobody says that they are thread-safe, but that have locks, volatile or
interlocked fields: with two threads that make one call each. What they show is a hint, and no failure.""",
)


def is_explained(began: tuple[tuple[int, ...], ...], serial: list[tuple[tuple[int, ...], ...]]) -> bool:
    """True if a serial run keeps the order of time. That order says of each call how many calls of each thread had
    ended before it."""
    return any(all(_keeps(mine, other) for mine, other in zip(began, run, strict=True)) for run in serial)


def _keeps(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(theirs >= needed for needed, theirs in zip(mine, other, strict=False))
