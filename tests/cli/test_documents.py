"""Documents: what they say, that they are valid, and that nothing in a program can break out of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import BuildNote, Unit
from fencepost.properties import rules
from fencepost.report.check_text import brief_lines, outcome_lines, summary, unit_lines
from fencepost.report.document import DOCUMENTS, Report, encode
from fencepost.report.look import Look, columns_of
from fencepost.report.sarif import sarif_document
from tests.cli.html_page import Page
from tests.cli.sarif import faults
from tests.cli.units import ASSERTION, BOUNDED, DEADLOCK, HOLDING, HOSTILE, NOTES, REORDERED, UNITS

EXPECTED = Path(__file__).parent / "expected"
PROGRAMS = Path(__file__).parents[1] / "programs" / "bin" / "Debug"


def below_src(path: str) -> str | None:
    return path.removeprefix("/src/") if path.startswith("/src/") else None


def report(units: list[Unit], exit_code: int = 1, notes: tuple[BuildNote, ...] = ()) -> Report:
    return Report(units, exit_code, below_src, notes=notes)


def text_of(units: list[Unit], look: Look) -> bytes:
    look = look._replace(source=report(units).source)
    lines = [line for unit in units for line in unit_lines(unit, look)]
    return "".join(f"{line}\n" for line in [*lines, summary(units, look)]).encode()


def outcomes_of(units: list[Unit]) -> bytes:
    return "".join(f"{line}\n" for unit in units for line in outcome_lines(unit, Look())).encode()


DOCUMENTS_OF_ALL_UNITS = {
    "check.txt": lambda: text_of(UNITS, Look()),
    "check-narrow.txt": lambda: text_of(UNITS, Look(48)),
    "check-colour.txt": lambda: text_of([DEADLOCK, REORDERED, BOUNDED, HOLDING], Look(80, True)),
    "outcomes.txt": lambda: outcomes_of([HOLDING, BOUNDED, replace(ASSERTION, bounds=BOUNDED.bounds)]),
    "check.json": lambda: encode("json", report(UNITS, notes=NOTES)),
    "check.sarif": lambda: encode("sarif", report(UNITS, notes=NOTES)),
    "check.html": lambda: encode("html", report(UNITS, notes=NOTES)),
}


@pytest.mark.parametrize("name", DOCUMENTS_OF_ALL_UNITS)
def test_a_document_is_the_expected_one(name: str, request: pytest.FixtureRequest) -> None:
    """`--refresh` writes the documents anew, for review as a diff."""
    content = DOCUMENTS_OF_ALL_UNITS[name]()
    if request.config.getoption("--refresh"):
        (EXPECTED / name).write_bytes(content)
    assert content.decode() == (EXPECTED / name).read_text("utf-8")


@pytest.mark.share(18)
@pytest.mark.parametrize("path", sorted(PROGRAMS.glob("*.dll")), ids=lambda path: path.stem)
def test_documents_of_real_programs_are_valid(path: Path) -> None:
    """Small limits: findings and bounds of all kinds."""
    program = Program(path)
    settings = Settings(max_states=300, time=30.0)
    units = [check_unit(program, type, method, settings) for type, method in program.units(None)]
    assert units
    assert "INTERNAL_ERROR" not in {unit.verdict for unit in units}
    is_valid(report(units))


def test_documents_of_units_of_every_kind_are_valid() -> None:
    is_valid(report(UNITS))
    is_valid(report([]))
    is_valid(report([], notes=NOTES))
    is_valid(report([HOLDING], notes=NOTES))
    is_valid(report([HOSTILE]))


def is_valid(result: Report) -> None:
    assert faults(json.loads(encode("sarif", result))) == []
    page = Page(encode("html", result).decode())
    assert page.faults == []
    for look in (Look(), Look(60)):
        for unit in result.units:
            for line in unit_lines(unit, look):
                assert all(character >= " " for character in line)
                if line.startswith("   |"):
                    assert columns_of(line) <= look.width


@pytest.mark.parametrize("format", DOCUMENTS)
def test_the_same_units_give_the_same_bytes(format: str) -> None:
    assert encode(format, report(UNITS)) == encode(format, report(list(UNITS)))


# -- SARIF ----------------------------------------------------------------------------------------------------------


def sarif(*units: Unit, exit_code: int = 1) -> dict[str, Any]:
    run: dict[str, Any] = sarif_document(report(list(units), exit_code))["runs"][0]
    return run


def test_a_trace_is_a_code_flow_with_a_flow_for_each_thread() -> None:
    (result,) = sarif(ASSERTION)["results"]
    (code_flow,) = result["codeFlows"]
    flows = code_flow["threadFlows"]
    assert [flow["id"] for flow in flows] == ["main", "thread 1", "thread 2"]
    orders = {flow["id"]: [step["executionOrder"] for step in flow["locations"]] for flow in flows}
    assert orders == {"main": [7], "thread 1": [1, 2, 4], "thread 2": [3, 5, 6]}
    assert flows[2]["locations"][-1]["state"] == {"Account.balance": {"text": "-40"}}
    assert [place["message"]["text"] for place in result["relatedLocations"]] == [
        "main: Account.balance -> -40",
        "thread 1: Account.balance <- 30",
        "thread 2: Account.balance <- -40",
        "in conflict with other threads: read of Bank.Account.balance",
        "in conflict with other threads: write of Bank.Account.balance",
    ]


def test_sources_are_named_from_their_root_and_others_in_full() -> None:
    (result,) = sarif(ASSERTION)["results"]
    artifact = result["locations"][0]["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": "Bank/Account.cs", "uriBaseId": "%SRCROOT%"}
    (result,) = sarif(HOSTILE)["results"]
    artifact = result["locations"][0]["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": "file:///C:/my%20work/%3Cx%3E%26.cs"}


def test_a_finding_keeps_its_fingerprint_when_lines_move() -> None:
    def fingerprint(line: int) -> Any:
        finding = ASSERTION.findings[0]
        moved = type(finding)(**{**finding_fields(finding), "line": line})
        unit = type(ASSERTION)(**{**finding_fields(ASSERTION), "findings": (moved, moved)})
        return [result["partialFingerprints"] for result in sarif(unit)["results"]]

    assert fingerprint(37) == fingerprint(41)
    assert len({str(found) for found in fingerprint(37)}) == 2


def finding_fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def test_what_was_not_explored_is_a_notification_and_never_a_result() -> None:
    run = sarif(*UNITS, exit_code=2)
    (invocation,) = run["invocations"]
    notes = [(note["descriptor"]["id"], note["level"]) for note in invocation["toolExecutionNotifications"]]
    assert notes == [
        ("FP-BOUND", "warning"),
        ("FP-BOUND", "warning"),
        ("FP-UNSUPPORTED", "warning"),
        ("FP-UNSUPPORTED", "warning"),
        ("FP-INTERNAL", "error"),
        ("FP-SUPERFLUOUS", "note"),
        ("FP-SUPERFLUOUS", "note"),
        ("FP-ATOMIC", "note"),
        ("FP-ATOMIC", "note"),
        ("FP-ATOMIC", "note"),
    ]
    assert (invocation["executionSuccessful"], invocation["exitCode"]) == (False, 2)
    assert len(run["results"]) == 4
    assert [unit["verdict"] for unit in run["properties"]["units"]] == [unit.verdict for unit in UNITS]


def test_a_repair_is_a_fix_with_the_changes_of_each_file() -> None:
    (result,) = sarif(REORDERED)["results"]
    (fix,) = result["fixes"]
    assert fix["description"]["text"] == "make Account.ready volatile (proved under dotnet, ecma)"
    assert [change["artifactLocation"]["uri"] for change in fix["artifactChanges"]] == [
        "Bank/Account.cs",
        "Bank/Owner.cs",
    ]
    (replacement,) = fix["artifactChanges"][0]["replacements"]
    assert replacement["insertedContent"] == {"text": "volatile "}


def test_every_rule_has_help() -> None:
    found = sarif()["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in found] == [rule.id for rule in rules().values()]
    for rule in found:
        assert "```csharp" in rule["help"]["markdown"]
        assert rule["fullDescription"]["text"] in rule["help"]["text"]


# -- HTML -----------------------------------------------------------------------------------------------------------


def test_a_page_says_everything_that_the_text_says() -> None:
    page = Page(encode("html", report(UNITS)).decode())
    text = "".join(page.texts)
    for unit in UNITS:
        for words in (unit.unit, unit.verdict, *[finding.message for finding in unit.findings]):
            assert words in text
    for words in ("no model for Native.beep()", "KeyError: 7", "System.Foo.Bar() taken as atomic", "3 more times"):
        assert words in text


def test_a_page_shows_names_and_runs_none() -> None:
    content = encode("html", report([HOSTILE])).decode()
    assert "<script" not in content
    assert "</td>\u2028" not in content
    assert "\x1b" not in content
    assert "default-src 'none'" in content


def test_colours_are_for_both_schemes_and_readable() -> None:
    from fencepost.report.html_style import STYLE

    for scheme in STYLE.split("@media (prefers-color-scheme: dark)")[:2]:
        colours = dict(part.strip(" {}\n").split(": ") for part in scheme.split(";") if "--" in part and ": #" in part)
        named = {name.split()[-1].removeprefix("--"): value for name, value in colours.items()}
        for name in ("text", "quiet", "link", "bad", "unsure", "good"):
            for ground in ("page", "shade"):
                assert contrast(named[name], named[ground]) >= 4.5, (name, ground)


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2.2."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# -- text -----------------------------------------------------------------------------------------------------------


def test_without_colour_there_is_no_escape() -> None:
    assert b"\x1b" not in text_of([*UNITS, HOSTILE], Look())
    assert b"\x1b[" in text_of(UNITS, Look(colour=True))


def test_colour_changes_no_character() -> None:
    coloured = text_of(UNITS, Look(colour=True)).decode()
    for code in ("0", "1", "2", "32", "33", "36", "1;31"):
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured == text_of(UNITS, Look()).decode()


def test_a_summary_of_units_leaves_traces_to_the_document() -> None:
    assert list(brief_lines(HOLDING, Look())) == []
    heading, *lines = brief_lines(ASSERTION, Look())
    assert heading.startswith("!! Bank.Tests.TwoWithdrawals: VIOLATED")
    assert lines == ["   /src/Bank/Account.cs(37,9): FP1001: The assertion account.Balance >= 0 fails."]


def test_many_threads_are_listed_where_columns_would_be_too_narrow() -> None:
    finding = ASSERTION.findings[0]
    lines = [line for line in unit_lines(ASSERTION, Look(50)) if "|" in line]
    assert len({line.index("|") for line in lines}) == 1
    assert len(lines) >= len(finding.trace)
    assert "main" in lines[-1]
