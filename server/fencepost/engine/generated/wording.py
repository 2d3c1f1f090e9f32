"""Trials and their results, in words."""

from __future__ import annotations

from collections.abc import Iterable

from fencepost.engine.generated.values import value_text
from fencepost.machine.state.trial import TestedMethod, Trial, TrialCall, calls_of, counts
from fencepost.machine.trials.seen import BLOCKED, NEVER, Seen
from fencepost.model.verdict import ObservedValue


def call_text(call: TrialCall, target: str = "") -> str:
    """A call as C# writes it, on an object of a name, or without one."""
    if call.target is not None:
        target = value_text(call.target)
    name, dot = call.operation.name, f"{target}." if target else ""
    arguments = [_argument(call, index) for index in range(len(call.arguments))]
    if name.startswith("get_"):
        return f"{target or 'this'}[{', '.join(arguments)}]" if arguments else f"{dot}{name[4:]}"
    if name.startswith("set_"):
        place = f"{target or 'this'}[{', '.join(arguments[:-1])}]" if len(arguments) > 1 else f"{dot}{name[4:]}"
        return f"{place} = {arguments[-1]}"
    if name.startswith(("add_", "remove_")) and len(arguments) == 1:
        event = name.partition("_")[2]
        return f"{dot}{event} {'+' if name.startswith('add_') else '-'}= {arguments[0]}"
    return f"{dot}{name}({', '.join(arguments)})"


def _argument(call: TrialCall, index: int) -> str:
    argument = call.arguments[index]
    if argument is None:
        return "out _"
    return f"ref {value_text(argument)}" if call.operation.by_reference[index] else value_text(argument)


def trial_text(trial: Trial) -> str:
    """A trial in one line: the setup in brackets, threads between bars, the calls at the end behind an arrow."""
    setup = f"[{_sequence(trial.setup)}] " if trial.setup else ""
    final = f" {_THEN} {_sequence(trial.final)}" if trial.final else ""
    return f"{setup}{' || '.join(map(_sequence, trial.threads))}{final}"


def _sequence(calls: Iterable[TrialCall]) -> str:
    return "; ".join(map(call_text, calls))


def operation_text(operation: TestedMethod) -> str:
    name = operation.name
    for prefix in ("get_", "set_", "add_", "remove_"):
        name = name.removeprefix(prefix)
    return name


def seen_text(trial: Trial, seen: Seen, all_calls: bool = False) -> str:
    """The result of a run, call by call. Calls that return nothing are left out unless `all_calls` are wanted."""
    parts = []
    calls = [call for _, _, call in calls_of(trial)]
    for call, result in zip(calls, seen, strict=False):
        text = call_text(call)
        if not result:
            if all_calls:
                parts.append(f"{text} returns")
            continue
        parts.append(f"{text} {_result(result)}" if result[0] in (BLOCKED, NEVER) else f"{text} = {_result(result)}")
    heard = seen[len(calls) :]
    counted = [value_text(value) for value in trial.objects() if counts(value)]
    parts += [f"{name} is called {_times(count[0])}" for name, count in zip(counted, heard, strict=False)]
    return ", ".join(parts) or "nothing"


def _times(count: ObservedValue) -> str:
    return "once" if count == 1 else "twice" if count == 2 else f"{count} times"


def counted(count: int, noun: str) -> str:
    """So many things."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _result(result: tuple[ObservedValue, ...]) -> str:
    return ", ".join([member_text(member) for member in result])


def member_text(member: ObservedValue) -> str:
    if member is None or isinstance(member, bool):
        return {None: "null", True: "true", False: "false"}[member]
    return str(member)


def parsed(text: str, trial: Trial, calls: list[TrialCall]) -> Trial | None:
    """The trial that a text means, over some calls; None if it names others. `trial` has the type and constructor."""
    known = {call_text(call): call for call in calls}
    setup, text = text[1:].split("] ", 1) if text.startswith("[") and "] " in text else ("", text)
    text, _, final = text.partition(f" {_THEN} ")
    parts = [setup, final, *text.split(" || ")]
    sequences = [[known.get(word) for word in part.split("; ")] if part else [] for part in parts]
    if any(call is None for sequence in sequences for call in sequence):
        return None
    before, after, *threads = [tuple([call for call in sequence if call is not None]) for sequence in sequences]
    return trial._replace(setup=before, threads=tuple(threads), final=after)


_THEN = "->"


def scope_text(methods: int, states: int, every: str, larger: int, calls: int, threads: int) -> str:
    """What tests have tried: two calls of so many methods from so many states, larger tests, threads."""
    parts = [f"{every}two calls of {counted(methods, 'method')}, from {counted(states, 'state')}"]
    if larger:
        parts.append(f"{counted(larger, 'larger test')} of up to {calls} calls")
    parts.append("no three threads" if threads < 3 else f"up to {threads} threads")
    return "; ".join(parts)
