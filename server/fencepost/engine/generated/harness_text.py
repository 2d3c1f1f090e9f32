"""A trial as C#: a harness for a test project, which fails in the same way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from fencepost.engine.generated.csharp import type_text
from fencepost.engine.generated.stub_text import stub_lines
from fencepost.engine.generated.values import lambda_text, value_text
from fencepost.engine.generated.wording import call_text, member_text, operation_text
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.running.observed import CANCELED
from fencepost.machine.state.trial import (
    FINAL,
    Constant,
    Earlier,
    Fetched,
    Function,
    Items,
    Made,
    Stub,
    Trial,
    TrialCall,
    TrialValue,
    calls_of,
    counts,
)
from fencepost.machine.trials.seen import BLOCKED, NEVER, Seen

_INDENT = "    "


def harness_text(trial: Trial, serial: list[Seen]) -> str:
    """The harness. It asserts that its result is one of those of the serial runs."""
    return "\n".join(_Harness(trial, serial).lines()) + "\n"


class _Harness:
    def __init__(self, trial: Trial, serial: list[Seen]) -> None:
        self._trial, self._serial = trial, serial
        ends = [seen for seen in serial if not any(part[:1] in ((BLOCKED,), (NEVER,)) for part in seen)]
        self._ends = bool(ends)
        self._results: dict[tuple[int, int], str] = {}
        for number, (sequence, position, call) in enumerate(calls_of(trial)):
            if _shows(call) or any(seen[number] for seen in ends):
                self._results[sequence, position] = f"r{number + 1}"
        self._texts = list(dict.fromkeys(map(self._shown, ends)))

    def lines(self) -> Iterator[str]:
        names = [operation_text(call.operation) for thread in self._trial.threads for call in thread]
        owner = re.sub(r"\W+", "", type_text(self._trial.klass).partition("<")[0].rpartition(".")[2])
        yield "[ConcurrencyTest]"
        yield f"public static {'string' if self._judges() else 'void'} {'_'.join([owner, *names])}()"
        yield "{"
        for line in (*self._objects(), *self._setup(), *self._threads(), *self._final(), *self._judged()):
            yield f"{_INDENT}{line}" if line else ""
        yield "}"
        stubs = {value.klass.name: value for value in self._trial.objects() if isinstance(value, Stub)}
        for stub in stubs.values():
            yield ""
            yield from stub_lines(stub)

    # ---- objects

    def _objects(self) -> Iterator[str]:
        for value in self._trial.objects():
            if isinstance(value, Function):
                if counts(value):
                    yield f"int heard{_number(value)} = 0;"
                    yield f"{type_text(value.klass)} {value.name} = {_handler(value)};"
            elif isinstance(value, Fetched) or not _is_only_returned(value, self._trial):
                yield f"{_type(value)} {value_text(value)} = {_new(value)};"

    def _setup(self) -> Iterator[str]:
        constructor = self._trial.constructor
        if constructor is not None:
            arguments = []
            for number, argument in enumerate(constructor.arguments):
                flags = constructor.operation
                if argument is not None and flags.by_reference[number] and not flags.reads[number]:
                    yield f"var variable{number} = {value_text(argument)};"
                    arguments.append(f"ref variable{number}")
                else:
                    arguments.append("out _" if argument is None else value_text(argument))
            yield f"var target = {_made(constructor.operation.method, arguments)};"
        elif self._trial.klass.is_value:
            yield f"var target = default({type_text(self._trial.klass)});"
        setup = self._trial.setup
        yield from self._keepers(setup)
        for call in setup:
            yield f"{self._kept(call, self._call(call, setup), setup)};"

    # ---- threads

    def _threads(self) -> Iterator[str]:
        if self._results:
            yield f"object?[] {', '.join([f'{name} = []' for name in self._results.values()])};"
        names = [f"thread{number + 1}" for number in range(len(self._trial.threads))]
        for number, (name, calls) in enumerate(zip(names, self._trial.threads, strict=True)):
            yield f"var {name} = new Thread(() =>"
            yield "{"
            for line in self._keepers(calls):
                yield f"{_INDENT}{line}"
            for position, call in enumerate(calls):
                yield f"{_INDENT}{self._noted(call, (number, position))}"
            yield "});"
        yield " ".join([f"{name}.Start();" for name in names])
        yield " ".join([f"{name}.Join();" for name in names])

    def _final(self) -> Iterator[str]:
        for position, call in enumerate(self._trial.final):
            yield self._noted(call, (FINAL, position))

    def _keepers(self, calls: tuple[TrialCall, ...]) -> Iterator[str]:
        for keeper in self._kept_in(calls):
            yield f"{type_text(keeper.klass)}{_nullable(keeper)} {keeper.name} = default;"

    def _kept_in(self, calls: tuple[TrialCall, ...]) -> list[Earlier]:
        """The results of these calls that are used later, by the same thread or by one that sets nothing up for
        itself."""
        users = self._trial.threads if calls is self._trial.setup else (calls,)
        kept = [keeper for keeper in self._trial.kept() if any(keeper.klass in call.gives() for call in calls)]
        return [keeper for keeper in kept if any(_is_used(keeper, user, calls) for user in users)]

    def _kept(self, call: TrialCall, text: str, calls: tuple[TrialCall, ...]) -> str:
        """A call that keeps the part of its result that other calls use."""
        for keeper in self._kept_in(calls):
            if keeper.klass is call.operation.returns:
                return f"{keeper.name} = {text}"
        return text

    def _call(self, call: TrialCall, calls: tuple[TrialCall, ...]) -> str:
        text = call_text(call, type_text(self._trial.klass) if call.operation.method.static else "target")
        if isinstance(call.target, Earlier) and not call.target.klass.is_value:
            text = text.replace(".", "?.", 1)
        for keeper in self._kept_in(calls):
            for out, parameter in zip(call.operation.outs, call.operation.method.parameters, strict=True):
                if out and parameter.element is keeper.klass:
                    text = text.replace("out _", f"out {keeper.name}", 1)
        if call.operation.awaiters:
            text += ".GetAwaiter().GetResult()"
        return text

    def _noted(self, call: TrialCall, place: tuple[int, int]) -> str:
        """A call that keeps its result or its exception."""
        calls = self._trial.sequence(place[0])
        text, name = self._kept(call, self._call(call, calls), calls), self._results.get(place)
        if name is None:
            return f"{text};"
        outs = []
        for index, out in enumerate(call.operation.outs):
            element = call.operation.method.parameters[index].element
            keeper = next((keeper.name for keeper in self._kept_in(calls) if keeper.klass is element), "")
            if out:
                outs.append(keeper or f"o{place[1]}_{index}")
                text = text.replace("out _", f"out var {outs[-1]}", 0 if keeper else 1)
        before, kept = (f"{text}; ", outs) if _is_void(call) else ("", [text, *outs])
        kept_text = f"{before}{name} = [{', '.join(kept)}];"
        canceled = (
            f'catch (OperationCanceledException) {{ {name} = ["throws {CANCELED}"]; }} ' if self._cancels() else ""
        )
        return f'try {{ {kept_text} }} {canceled}catch (Exception e) {{ {name} = ["throws " + e.GetType().Name]; }}'

    def _cancels(self) -> bool:
        """True if a serial run shows that a call was cancelled. The exceptions for that are of several types."""
        return any(CANCELED in str(part) for text in self._serial for part in text)

    # ---- the judgement

    def _judges(self) -> bool:
        """True if the harness says what is right. A harness that shows no results goes wrong by itself."""
        return bool(self._texts and (self._results or _counted(self._trial)))

    def _judged(self) -> Iterator[str]:
        if not self._ends:
            yield 'Debug.Fail("One after the other, these calls do not all return.");'
        if not self._judges():
            return
        heard = [f'$"{{{_calls_of(value)}}}"' for value in _counted(self._trial)]
        shown = [f"Show({name})" for name in self._results.values()]
        if self._numbers():
            yield "var fresh = new List<object>();"
        yield f'var shown = string.Join("; ", {", ".join([*shown, *heard])});'
        yield f"Debug.Assert({' || '.join([f'shown == {json.dumps(text)}' for text in self._texts])}, shown);"
        yield "return shown;"
        if shown:
            yield ""
            yield from self._showing()

    def _shown(self, seen: Seen) -> str:
        """The text that the harness puts together in a run that shows this."""
        calls = list(calls_of(self._trial))
        kept = [part for (*place, _), part in zip(calls, seen, strict=False) if tuple(place) in self._results]
        return "; ".join([", ".join(map(member_text, part)) for part in (*kept, *seen[len(calls) :])])

    def _numbers(self) -> bool:
        return any("#" in text for text in self._texts)

    def _showing(self) -> Iterator[str]:
        """Code that puts results into words as findings do: an object is named by its identity, not by its looks."""
        known = [value for value in self._trial.objects() if _has_identity(value)]
        yield 'string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));'
        yield "string Text(object? value)"
        yield "{"
        yield f'{_INDENT}if (value is null) return "null";'
        yield f'{_INDENT}if (value is bool truth) return truth ? "true" : "false";'
        yield f'{_INDENT}if (value is string or ValueType) return value.ToString() ?? "";'
        for value in known:
            if not _is_only_returned(value, self._trial):
                yield f'{_INDENT}if (ReferenceEquals(value, {value_text(value)})) return "{value_text(value)}";'
        if self._numbers():
            yield f"{_INDENT}var at = fresh.FindIndex(other => ReferenceEquals(other, value));"
            yield f"{_INDENT}if (at < 0) {{ at = fresh.Count; fresh.Add(value); }}"
            yield f"{_INDENT}return $\"{{value.GetType().Name.Split('`')[0]}}#{{at + 1}}\";"
        else:
            yield f"{_INDENT}return value.GetType().Name;"
        yield "}"


def _shows(call: TrialCall) -> bool:
    return not _is_void(call) or any(call.operation.outs)


def _is_void(call: TrialCall) -> bool:
    return call.operation.returns.kind is Kind.VOID


def _is_used(keeper: Earlier, user: tuple[TrialCall, ...], calls: tuple[TrialCall, ...]) -> bool:
    """True if a call of the thread `user` uses what `calls` keep: the calls of that thread, or those before all
    threads."""
    for call in user:
        if keeper in call.uses():
            return True
        if user is not calls and keeper.klass in call.gives():
            return False
    return False


def _has_identity(value: TrialValue) -> bool:
    return isinstance(value, Made | Items | Stub | Fetched) and not value.klass.is_value


def _counted(trial: Trial) -> list[TrialValue]:
    return [value for value in trial.objects() if counts(value)]


def _calls_of(value: TrialValue) -> str:
    return f"heard{_number(value)}" if isinstance(value, Function) else f"{value_text(value)}.Calls"


def _number(function: Function) -> str:
    return function.name.removeprefix("handler")


def _handler(function: Function) -> str:
    names = [f"_{index}" for index in range(len(function.invoke.parameters))]
    return f"({', '.join(names)}) => Interlocked.Increment(ref heard{_number(function)})"


def _type(value: TrialValue) -> str:
    return type_text(value.klass)


def _new(value: TrialValue) -> str:
    if isinstance(value, Items):
        assert value.klass.element is not None
        items = ", ".join([value_text(item) for item in value.values])
        return f"new {type_text(value.klass.element)}[] {{ {items} }}"
    if isinstance(value, Made):
        return f"new {type_text(value.klass)}({', '.join([value_text(part) for part in value.arguments])})"
    if isinstance(value, Stub):
        return f"new {type_text(value.klass)}()"
    if isinstance(value, Fetched):
        return _made(value.method, [value_text(part) for part in value.arguments])
    return value_text(value)


def _made(method: MethodInstance, arguments: list[str]) -> str:
    """The expression that makes an object: a constructor, a static method or property, or a member of the first
    argument."""
    if method.name == ".ctor":
        return f"new {type_text(method.owner)}({', '.join(arguments)})"
    owner, rest = (type_text(method.owner), arguments) if method.static else (arguments[0], arguments[1:])
    if method.name.startswith("get_"):
        return f"{owner}.{method.name[4:]}"
    return f"{owner}.{method.name}({', '.join(rest)})"


def _nullable(keeper: Earlier) -> str:
    return "" if keeper.klass.is_value else "?"


def _is_only_returned(value: TrialValue, trial: Trial) -> bool:
    """True if an object is used only as the result of a lambda, which makes a new one in each call."""
    answers = [f.answer for f in trial.objects() if isinstance(f, Function)]
    if value not in answers or not isinstance(value, Made) or lambda_text(value) == value.name:
        return False
    used = {argument for call in trial.calls() for argument in call.arguments}
    return value not in used and not isinstance(value, Constant)
