"""FP1006: an invariant of an object does not hold."""

from fencepost.model.waits import Standing
from fencepost.properties.rule import Broken, End, FindingText, Rule, Story, sentence


def _judge(end: End) -> Broken | None:
    return Broken() if end.failure is not None and end.failure.kind == "invariant" else None


def _describe(story: Story, _threads: tuple[Standing, ...]) -> FindingText | None:
    failure = story.failure
    return FindingText(sentence(f"The invariant {failure.message}"), story.failed_at) if failure is not None else None


RULE = Rule(
    id="FP1006",
    name="invariant",
    property="invariant",
    title="An invariant does not hold while no public method is running",
    why="""A method marked `[Invariant]` says what is true of the object whenever nobody is at work on it. Some
interleaving leaves the object in another state.""",
    bad="""[Invariant] bool Balanced() => sum == first + second;
public void Add() { first++; sum++; }                    // two threads""",
    good="""[Invariant] bool Balanced() => sum == first + second;
public void Add() { lock (gate) { first++; sum++; } }""",
    scope="""An instance method without parameters, of any access, that returns `bool`; the attribute may be of any
namespace. It is evaluated, in one step, when a thread enters a public method of an object that threads share while no
other thread is inside one of that object's, and when the last thread leaves. A public method is inside until it
returns, also while it waits; what it calls on the same object belongs to it. An asynchronous method is inside until it
first awaits. Constructors, and methods that end with an exception, are not followed by an evaluation.""",
    judges="failure",
    judge=_judge,
    describe=_describe,
    causes="end",
)
