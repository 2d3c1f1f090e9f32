"""FP2003: a test shows what no run of its specification shows."""

from fencepost.properties.rule import Broken, End, Rule


def _judge(end: End) -> Broken | None:
    return Broken((), end.unspecified, end.harness) if end.unspecified else None


def _is_wrong(end: End) -> bool:
    return bool(end.unspecified)


RULE = Rule(
    id="FP2003",
    name="inclusion",
    property="inclusion",
    title="A test shows what none of its serial runs shows",
    why="""A test that is marked `[SerialTest]` is judged against a specification: the observations of its serial runs,
in which the calls of operations do not overlap. What threads see when their calls do overlap has to be one of these
observations. So nothing has to be written about what is right; a data type that works in order says it itself, or a
reference implementation does that is simple enough to be believed.""",
    bad="""[ConcurrencyTest, SerialTest] static (int, int) Both() {
    var counter = new Counter(); int a = 0, b = 0;     // Next() => ++value
    Parallel.Invoke(() => a = counter.Next(), () => b = counter.Next());
    return (a, b);                                     // (1, 1): no serial run shows that
}""",
    good="""[ConcurrencyTest, SerialTest] static (int, int) Both() {
    var counter = new Counter(); int a = 0, b = 0;     // Next() => Interlocked.Increment(ref value)
    Parallel.Invoke(() => a = counter.Next(), () => b = counter.Next());
    return (a, b);                                     // (1, 2) or (2, 1)
}""",
    scope="""An observation is what the test returns: a value, or a tuple of what its calls have returned. Operations
are the public methods of types that are marked `[ThreadSafe]`, attributes of any namespace, or the methods that are
marked `[Operation]`. In a serial run each call of an operation is made in one piece, and everything between calls as in
any run; a call that would have to wait is made once it need not. With `[SerialTest(Reference = nameof(Other))]` the
observations are those of the serial runs of another test of the same type, which uses another implementation; `--spec
Ns.Type.Method` names one for all harnesses, and `--spec serial` judges all harnesses by their own serial runs. The
model is asked of the test only: serial runs are in order. Asynchronous operations and iterators are run as any code,
because a call only begins them. All other rules count as for any test.""",
    judges="outcome",
    judge=_judge,
    is_wrong=_is_wrong,
    causes="end",
    races="all",
)
