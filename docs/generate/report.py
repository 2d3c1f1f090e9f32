"""The page of the JSON report, from the types that are written as it. Every key needs a meaning here."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from fencepost.model.verdict import BuildNote, Skipped, Unit
from fencepost.report.baseline_json import SCHEMA as BASELINE_SCHEMA
from fencepost.report.baseline_json import BaselineEntry, Judged
from fencepost.report.check_json import IN_THE_LOG, SCHEMA
from fencepost.report.listing import LIST_SCHEMA

_INTRODUCTION = f"""\
# The JSON report

`fencepost check --format json` and `fencepost outcomes --format json` print one document, in UTF-8, on one line. Its
`schema` is `{SCHEMA}`. Later versions add keys, and change the meaning of none: pass over those that you do not know.
Every key is always there; what is not known is null, an empty text or an empty list. Lines and columns count from 1,
columns in UTF-16 units; files are named as the debug information names them. The order is stable: the same program and
settings give the same document, but for `seconds`, with and without the cache. Control characters and those that
change the direction of text are escaped (`\\u202e`); the values are exact, but for halves of surrogate pairs, which no
UTF-8 has and which are written out. This page is made by `python -m docs.generate`.

`{{"schema": "{SCHEMA}", "units": […], "skipped": […], "notes": […]}}`: one *unit* for each harness or type that was
checked, and each memory model; what looks like a unit and was not checked is *skipped*, but for tests that start
nothing on another thread; and *notes* about the builds, each once. A note changes no verdict, and not the exit code.
`fencepost check --list --format json` checks nothing, and prints
`{{"schema": "{LIST_SCHEMA}", "units": […], "skipped": […]}}`: of each unit its `unit`, `assembly`, `kind`, `file` and
`line`, and as `skipped` all that would not be checked.

## Exit code

The first of these that is so:

- 1: there is a finding whose `severity` is `error` or `warning`, and which is neither that of a hint nor `old`;
- 2: a unit is `INTERNAL_ERROR`; or nothing could be checked or told, for a wrong option, a file that cannot be read or
  written, a closed or full standard output, or no assembly: then there is no whole document, and one sentence says why;
- 130, 143, 129: Ctrl-C, SIGTERM or SIGHUP has stopped the check; 141: whoever read the output has left;
- 1: `--require holds` was given, and a verdict is not `HOLDS`; or `--require holds-up-to`, and it is not `HOLDS_UP_TO`
  either; or with any of them, there was nothing to check. A unit that is `VIOLATED` by `old` findings only counts as
  `HOLDS` here if its search came to its end, else as `HOLDS_UP_TO`;
- 0: none of that.

A limit that was reached is `HOLDS_UP_TO`, and code that cannot be checked `UNSUPPORTED`: neither is a failure unless
`--require` makes it one. A hint never is.
"""
_BASELINE = f"""\
## The baseline

`fencepost check --write-baseline FILE` writes the findings that are not silenced, and `--baseline FILE` compares with
them: `{{"schema": "{BASELINE_SCHEMA}", "judged": {{…}}, "findings": […]}}`, sorted, one finding on each line. It has no
lines, columns, messages, schedules, names of local variables and names that the compiler makes up, so that a finding
stays `old` when code around it changes. An entry counts in its own unit, under all memory models. If a unit has more
findings of which all keys are equal than `count` says, the others are `new`; which of them those are cannot be told.

An entry of which fewer findings are left has *vanished*, and is a note of the report. That is said only of what would
have shown: with the same options as in `judged`, if the unit was checked completely under all `models` of the entry. A
limit that was reached, generated tests that have ended at another finding, ten findings in one unit, an assertion in a
Release build: none of these lets an entry vanish. Nothing vanishes from the file itself; write it anew for that.

In SARIF, results are `new` or `unchanged`; what has vanished is a notification.
"""
_HEADINGS = {
    "Unit": "A unit",
    "Bound": "An entry of `bounds`",
    "Unsupported": "An entry of `unsupported`",
    "Outcome": "An entry of `outcomes`",
    "SpecifiedOutcomes": "The `specification` of a unit",
    "SerialOutcome": "An entry of `allowed` or `nearest`",
    "OffendingOutcome": "An entry of `offending`",
    "AtomicMethod": "An entry of `atomic`",
    "Finding": "An entry of `findings`",
    "TraceRow": "An entry of a `trace`",
    "Race": "An entry of `races`",
    "RacingAccess": "An entry of `accesses`",
    "Conflict": "An entry of `conflicts`",
    "ConflictingAccess": "An entry of the `accesses` of a conflict",
    "Evidence": "An entry of `evidence`",
    "Repair": "An entry of `repairs`",
    "Edit": "An entry of `edits`",
    "Superfluous": "An entry of `superfluous`",
    "Note": "An entry of the `notes` of a unit",
    "BuildNote": "An entry of the `notes` of the report",
    "Judged": "The `judged` of a baseline",
    "BaselineEntry": "An entry of the `findings` of a baseline",
    "Skipped": "An entry of `skipped`",
}
_PLACE = {
    "file": "the source file, or null where that is not known",
    "line": "its line",
    "column": "the first column",
    "end_line": "the last line",
    "end_column": "the column after the last one",
}
MEANINGS: dict[str, dict[str, str]] = {
    "Unit": {
        "unit": "the harness as C# names it: namespace, types, method; of generated tests, the type",
        "kind": "`harness`: a method of the program; `generated`: tests that were generated for a type that is to be"
        " thread-safe; `hint`: such tests for a type that is not said to be thread-safe (`--hints`): what is found is"
        " no failure;"
        " `static`: a member of which the code alone proves that it is wrong; `screened`: a candidate of the screening,"
        " two members that may get in each other's way",
        "assembly": "the file's name",
        "model": "the memory model",
        "verdict": "`HOLDS`: all behaviours were explored, nothing is wrong; `HOLDS_UP_TO`: nothing was found before a"
        " limit of `bounds` was reached; `VIOLATED`: there are findings; `UNSUPPORTED`: not explored, for the reasons"
        " that `unsupported` names; `INTERNAL_ERROR`: a mistake in Fencepost",
        "states": "how many states were explored",
        "transitions": "how many steps between them",
        "seconds": "how long it took",
        "bounds": "limits that were reached: what lies beyond was not explored",
        "assumed": "what the verdict relies on and does not prove, as sentences",
        "unsupported": "code that cannot be explored, and why",
        "outcomes": "what the harness can return (`fencepost outcomes`; else empty)",
        "atomic": "what is known of the methods that are to be atomic and were called",
        "findings": "what is wrong",
        "threads": "names of the threads, by the numbers in traces: the first one is number 1",
        "superfluous": "with `--superfluous`, what a unit that holds does not need; all of it can go together",
        "repairs": "with `--repair`, of a unit with several findings: changes after which it has none of them",
        "notes": "what could not be done besides, such as a repair or another model, and why",
        "evidence": "of a screened unit, why threads may meet at the field",
        "specification": "of a harness that is judged by serial runs, what these show (`fencepost outcomes`; else"
        " null)",
        "spec": "what all harnesses are judged against, as `--spec` has said it; else empty",
    },
    "SpecifiedOutcomes": {
        "reference": "the method whose serial runs count; empty if those of the harness itself do",
        "allowed": "what serial runs show",
        "offending": "what was seen, and no serial run shows",
    },
    "SerialOutcome": {
        "value": "the observation, as in `outcomes`",
        "calls": "the calls of operations of one serial run that shows it, in their order, each with its thread; empty"
        " where they are many",
    },
    "OffendingOutcome": {
        "value": "the observation, as in `outcomes`",
        "schedule": "a schedule that leads to it, for `fencepost replay`",
        "nearest": "the observations of serial runs that differ in the fewest members",
    },
    "Evidence": {
        "root": "what runs there, or what the type has, in words",
        "file": "where it stands, null if no source is known",
        "line": "the line there",
    },
    "Bound": {
        "kind": "`states`, `memory` and `time` are limits of the user; `loop` is a loop without end; `window`: a thread"
        " had more operations pending than are followed; `further`: the search went on so far after the first"
        " finding; `versions`: a variable had more values on their way to"
        " threads; `ticks`: threads still wait after that many ticks of a periodic timer; `screening`: likelier"
        " candidates had used up what those of an assembly may explore together",
        "value": "the states that were explored until then; 0 for a loop; the operations or values that are followed",
        **_PLACE,
    },
    "Unsupported": {"reason": "what is not supported, as a sentence", **_PLACE},
    "Outcome": {
        "value": 'what is returned, as a list: the members of a tuple, or the one value; `["!", "System.Exception"]`'
        ' for an exception that leaves the harness, `["!", "deadlock"]` for a deadlock, `["!", "exit 3"]` for'
        " the end of the process by `Environment.Exit(3)`",
        "schedule": "a schedule that leads to it, for `fencepost replay`",
    },
    "AtomicMethod": {
        "method": "the method as C# names it",
        "verdict": "`HOLDS`: proved atomic; `VIOLATED`: it is not, which a run shows; `HOLDS_UP_TO`: neither is known",
        "by": "how it was proved. `independence`: at most one thing that it does depends on others; `movers`: all that"
        " it does can be moved together; `both`; `results`: whatever runs leave in which it is interrupted, runs leave"
        " in which it is not. Null without a proof",
        "reason": "why it is not, or is not known to be, atomic; null with a proof",
        "file": "the source file of the method, or null",
        "line": "the line at which its first statement begins",
    },
    "Finding": {
        "rule": "the number of the rule: [all of them](rules.md)",
        "property": "the property that is violated, by the name that `--property` takes",
        "message": "what goes wrong, in a sentence or more",
        **_PLACE,
        "also_under": "other memory models under which it shows, too",
        "schedule": "the run, for `fencepost replay --schedule`",
        "trace": "the run, step by step",
        "repairs": "with `--repair`, changes of the source that were proved to make it right; the cheapest first",
        "test": 'the generated test that shows it, in a line; "" for a harness',
        "harness": 'the same test as C#, to be pasted into a test project; ""',
        "unknown_under": "memory models of which a limit was reached before it was known whether it shows there",
        "unrepaired": 'why there are no repairs, if they were looked for; ""',
        "severity": "how the user wants to see it (`.editorconfig`, settings): `error` unless something else is said;"
        " `off` is not shown, and does not count for the exit code",
        "races": "of a forbidden outcome, or one that is not possible in order: the variables that threads race for;"
        " else empty",
        "conflicts": "the accesses by which threads got into each other's way, wherever the finding itself stands:"
        " those under no common lock, or, if there are none, all of which one is a write; empty for a deadlock",
        "members": "the member in which it stands, or those in which threads wait for ever, as C# names them: a lambda,"
        " a local function, an iterator or an asynchronous method by the method of the source, an accessor as"
        " `Ns.Type.Property.get`",
        "fields": "of a finding about accesses, the field that threads misuse, with its class; empty for a local"
        " variable",
        "baseline": 'with a baseline, `old` if it has the finding, else `new`; "" without one, and if `severity` is'
        " `off`. What is `old` does not count for the exit code",
        "silenced": 'the reason that the program\'s author gives for not wanting to see it, in an attribute; ""',
    },
    "Race": {
        "variable": "the field with its class, or the local variable",
        "accesses": "what threads do to it in the run, each line once",
    },
    "RacingAccess": {
        "thread": "the number of the thread, from 1",
        "op": "`read` or `write`",
        "file": "the source file, or null",
        "line": "its line, or null",
    },
    "Conflict": {
        "variable": "the field with its class, the local variable, or the collection",
        "accesses": "what threads do to it in the run, each statement once",
    },
    "ConflictingAccess": {"thread": "the number of the thread, from 1", "op": "`read` or `write`", **_PLACE},
    "TraceRow": {
        "thread": "the number of the thread, from 1",
        "op": "`read`, `write`; `reread`: a read that is made again where its value is used; `pending-read`,"
        " `pending-write`: issued here, to take effect later; `lock`, `release`, `woken`, `timeout`, `pulse` of"
        " monitors; `call`: a member of the library, with what it changes, or one of a generated test, and what it"
        " `returns`; `suspends` where a method awaits what is not complete, `resumes` where it has the result,"
        " `completes` where it completes its task; `throw`; at the end `fails`, or `wait` for each thread that cannot"
        " go on, `spin` or `runs` for each that goes on for ever",
        "cell": "the variable or the object, as the source would name it",
        "value": "what was read or written; of a `wait`, for what",
        "reordered": "true where an operation takes effect after a later one of its thread",
        "file": "the source file, or null where the step has no line of the user's",
        "line": "its line",
        "code": "the statement, or its first line",
        "effect": "of a pending operation, the entry in which it takes effect, from 1; null if there is none",
        "needed": "false for steps that do not matter to how the run ends, which text and page leave out",
    },
    "Repair": {
        "kind": "`barrier`, `volatile-write`, `volatile-read`, `volatile-field`, `interlocked` or `lock`: of several"
        " changes, the strongest",
        "title": "what is done, in a line",
        "proved_under": "the memory models under which the changed program was explored and holds",
        "edits": "the changes, which go together",
    },
    "Edit": {**_PLACE, "file": "the source file", "text": "what takes the place of what lies between"},
    "Superfluous": {"title": "the barrier, access or field, in a line", **_PLACE},
    "Skipped": {"unit": "the test or program as C# names it", "reason": "why it was not checked"},
    "Note": {
        "kind": "`models`, `repairs`, `superfluous`, `message`, `causes`, `trace`, `reorderings`, `races`, `order`,"
        " `growth`, `further`, `harness`, `keeping`, `rest`; a verdict without a finding rests on `judging`, `endless`,"
        " `atomicity`, `robustness` and `outcomes`",
        "text": "what is missing, and why, as a sentence",
    },
    "BuildNote": {
        "kind": "`release`: a Release build, so what `Debug.Assert` says is not checked; `stale`: source files are not"
        " those which were compiled; `damaged`: the build cannot be read in full; `no-debug`: places in the source are"
        " not known, or not all; `older-copy`: the program runs an older copy of another project than that has built"
        " since; `unread`: a file that cannot be checked was passed over; `unbuilt`: a project has no build;"
        " `nothing-checked`: nothing was checked, and why; `models`: a limit was reached before it was known"
        " whether a finding shows under some models, which `unknown_under` lists; `baseline`: how many findings are"
        " old; `vanished`: a finding that the baseline has does not show any more; `screening`: not all candidates of"
        " the screening were tried",
        "text": "what is so, and what to do, as a sentence",
        "assembly": 'the file\'s name, as of a unit; "" where there is none',
    },
    "Judged": {
        "properties": "what `--property` has named; empty for all",
        "threads": "the number of `--threads`",
        "max_tests": "the number of `--max-tests`",
    },
    "BaselineEntry": {
        "assembly": "as of the unit",
        "unit": "the name of the unit",
        "rule": "as of the finding",
        "members": "as of the finding",
        "fields": "as of the finding",
        "models": "the memory models under which it shows",
        "count": "how many such findings the unit has; of several models, under that which shows most",
    },
}  # fmt: skip


def report_page() -> str:
    lines = [_INTRODUCTION, *(line for struct in document_types() for line in _section(struct)), _BASELINE]
    return "\n".join([*lines, *(line for struct in (Judged, BaselineEntry) for line in _section(struct))])


def document_types() -> list[type[Struct]]:
    """The types of all objects in a document."""
    return [*structs(Unit, []), Skipped, BuildNote]


def structs(struct: type[Struct], seen: list[type[Struct]]) -> list[type[Struct]]:
    """A type of the document and those that it is made of, each once."""
    seen.append(struct)
    for key, hint in get_type_hints(struct).items():
        for part in _parts(hint) if key not in IN_THE_LOG else ():
            if isinstance(part, type) and issubclass(part, Struct) and part not in seen:
                structs(part, seen)
    return seen


def _section(struct: type[Struct]) -> Iterator[str]:
    hints, meanings = get_type_hints(struct), MEANINGS[struct.__name__]
    yield f"## {_HEADINGS[struct.__name__]}\n"
    yield "| key | value | meaning |"
    yield "|---|---|---|"
    for key in struct.__struct_fields__:
        if key in IN_THE_LOG:
            continue
        yield f"| `{key}` | {_value(hints[key])} | {meanings[key]} |".replace("||", "\\|\\|")
    yield ""


def _value(hint: Any) -> str:
    """A type in words of JSON."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return "text"
    if origin in (Union, types.UnionType):
        known = list(dict.fromkeys(_value(argument) for argument in arguments))
        return " or ".join(sorted(known, key=lambda name: name == "null"))
    if origin is tuple:
        return f"list of {_PLURALS.get(_value(arguments[0]), _value(arguments[0]))}"
    return "object" if issubclass(hint, Struct) else _NAMES[hint]


_NAMES = {str: "text", int: "number", float: "number", bool: "true or false", type(None): "null"}
_PLURALS = {"text": "texts", "object": "objects", "number": "numbers"}


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for argument in get_args(hint):
        yield from _parts(argument)
