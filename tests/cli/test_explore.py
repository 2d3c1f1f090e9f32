"""`fencepost explore`: what it shows, what it obeys, and how it ends."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.commands import Done, Run

TESTS = Path(__file__).parents[1]
SAMPLES = TESTS / "assemblies" / "bin" / "Debug" / "Samples.dll"
SHAPES = TESTS / "litmus" / "bin" / "Debug" / "Shapes.dll"
COUNTING = TESTS / "threadsafe" / "bin" / "Debug" / "Counting.dll"
WITHDRAWALS = (SAMPLES, "--harness", "AccountTests.TwoWithdrawals", "--model", "sc")
TRANSFERS = (SAMPLES, "--harness", "SafeAccountTests.OppositeTransfers")
STORES = (SAMPLES, "--harness", "StoreBuffer.Plain", "--model", "x86-tso")

Explore = Callable[..., Done]


@pytest.fixture
def explore(fencepost: Run, monkeypatch: pytest.MonkeyPatch) -> Explore:
    """Runs `fencepost explore` with these commands, one a line, and these arguments."""

    def run(commands: str, *arguments: str | Path) -> Done:
        lines = "".join(f"{line}\n" for line in commands.split(";"))
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
        return fencepost("explore", *arguments)

    return run


def shown(done: Done, last: int) -> list[str]:
    """The last lines."""
    return done.out.splitlines()[-last:]


# --- runs ---------------------------------------------------------------------------------------------------------


def test_choices_lead_to_a_mistake_and_the_schedule_replays_to_it(explore: Explore, fencepost: Run) -> None:
    done = explore("w;1;2;1;1;2;1;1;w;r", *WITHDRAWALS)
    *_, message, schedule = done.out.splitlines()
    assert message == "The run goes wrong (FP1001): The assertion account.Balance >= 0 fails."
    assert (done.code, done.err) == (1, "")
    again = fencepost("replay", *WITHDRAWALS, "--schedule", schedule)
    assert again.code == 1
    assert "The assertion account.Balance >= 0 fails." in again.out


def test_a_choice_says_who_does_what_where_and_others_what_they_wait_for(explore: Explore) -> None:
    assert shown(explore("w", *WITHDRAWALS), 6) == [
        "Choices so far: 1.",
        "   1  thread 1 (0.0) at Account.cs:17: if (balance < amount)",
        "        account.balance -> 100",
        "   2  thread 2 (0.1) at Account.cs:17: if (balance < amount)",
        "        account.balance -> 100",
        "   -  main (0) waits for the end of thread 1, at Account.cs:35: first.Join();",
    ]


def test_a_run_that_is_right_says_what_it_returns(explore: Explore, fencepost: Run) -> None:
    done = explore("w;1;1;1;1;w;r", *WITHDRAWALS)
    *_, end, schedule = done.out.splitlines()
    assert (done.code, end) == (0, "The run has ended, and nothing is wrong. It returns 30.")
    again = fencepost("replay", *WITHDRAWALS, "--schedule", schedule)
    assert again.code == 0
    assert "returns [30]" in again.out


def test_the_code_is_that_of_the_run_in_which_it_is_quit(explore: Explore) -> None:
    assert explore("1;1;2;q", *TRANSFERS).code == 1
    assert explore("1;1;2;b;q", *TRANSFERS).code == 0


def test_back_leads_to_the_choices_that_there_were(explore: Explore) -> None:
    start = explore("w;l", *WITHDRAWALS).out.partition("Choices so far: 1.\n")[2]
    there = start.partition("Choices so far: 1.\n")[0]
    for commands in ("w;1;b", "w;1;2;1;b 3", "w;2;1;b 1;b"):
        assert explore(commands, *WITHDRAWALS).out.endswith(f"Choices so far: 1.\n{there}")
    begin = explore("w;1;2;b 999", *WITHDRAWALS)
    assert shown(begin, 4)[0] == "Nothing has been chosen yet."


def test_the_state_has_places_locks_and_values(explore: Explore) -> None:
    done = explore("1;1;2;s", *TRANSFERS)
    threads, rest = done.out.partition("threads:\n")[2].split("locks:\n")
    assert " ".join(threads.split()) == (
        "main (0) waits for the lock mine.gate, which thread 1 holds since SafeAccount.cs:32, at SafeAccount.cs:33:"
        " lock (to.gate) thread 1 (0.0) waits for the lock yours.gate, which main holds since SafeAccount.cs:32, at"
        " SafeAccount.cs:33: lock (to.gate)"
    )
    assert rest.splitlines() == [
        "   main holds yours.gate",
        "   thread 1 holds mine.gate",
        "variables, * if the last step has changed them:",
        "     mine.balance = 10",
        "     yours.balance = 10",
    ]


def test_the_state_marks_what_the_last_step_has_changed(explore: Explore) -> None:
    values = explore("w;1;2;1;1;s", *WITHDRAWALS).out.rpartition("changed them:\n")[2]
    assert values == "   * account.balance = 30\n"
    values = explore("w;1;2;1;1;1;s", *WITHDRAWALS).out.rpartition("changed them:\n")[2]
    assert values == "     account.balance = 30\n"


# --- memory models --------------------------------------------------------------------------------------------------


def test_a_pending_write_takes_effect_by_a_choice_of_its_own(explore: Explore) -> None:
    done = explore("w;1;s;2", *STORES)
    assert "        pending: StoreBuffer.x <- 1 (pending)\n" in done.out
    assert "   2  thread 1 (0.0) at StoreBuffer.cs:18:" in done.out
    assert "        takes effect: StoreBuffer.x <- 1\n" in done.out
    assert explore("w;1;2;s", *STORES).out.endswith("   * StoreBuffer.x = 1\n")


def test_pending_writes_lead_to_a_mistake(explore: Explore, fencepost: Run) -> None:
    done = explore("w;1;1;2;2;w;1;1;w;r", *STORES)
    assert done.code == 1, done.out
    *_, schedule = done.out.splitlines()
    again = fencepost("replay", *STORES, "--schedule", schedule)
    assert again.code == 1
    assert "The assertion r0 == 1 || r1 == 1 fails." in again.out
    assert "The assertion r0 == 1 || r1 == 1 fails." in " ".join(done.out.split())


def test_a_pending_read_may_return_what_another_thread_writes_later(explore: Explore) -> None:
    load_buffering = (SHAPES, "--harness", "Shapes.Lb", "--model", "armv8")
    done = explore("w;2;1;r", *load_buffering)
    assert "        Shapes.x -> 1 (pending)\n" in done.out
    assert shown(done, 1) == ["It can be replayed once this read has taken effect: Shapes.x -> 1 (pending)."]
    done = explore("w;2;1;w;r", *load_buffering)
    *_, end, schedule = done.out.splitlines()
    assert end == "The run has ended, and nothing is wrong. It returns true."
    assert "takes effect" not in schedule


def test_in_order_there_is_no_such_choice(explore: Explore) -> None:
    done = explore("w;1", SHAPES, "--harness", "Shapes.Lb", "--model", "sc")
    assert "pending" not in done.out


# --- where it begins ------------------------------------------------------------------------------------------------


def test_it_begins_after_a_schedule(explore: Explore) -> None:
    far = explore("w;1;2;r", *WITHDRAWALS).out.splitlines()
    begun = explore("", *WITHDRAWALS, "--schedule", far[-1])
    assert begun.out.splitlines()[1] == "Nothing has been chosen yet."
    assert begun.out.splitlines()[2:] == far[-1 - len(begun.out.splitlines()[2:]) : -1]
    assert shown(explore("b", *WITHDRAWALS, "--schedule", far[-1]), 1) == ["This is where the walk began."]


def test_a_generated_test_is_walked_through_by_its_name(explore: Explore, fencepost: Run) -> None:
    checked = fencepost("check", COUNTING, "--harness", "Almost.Counter", "--no-cache")
    line = next(line for line in checked.out.splitlines() if "replay: --harness '" in line)
    name, schedule = line.split("'")[1], line.split("'")[3]
    done = explore("", COUNTING, "--harness", name, "--schedule", schedule)
    assert done.code == 1, done.out + done.err
    assert "The run goes wrong" in done.out


def test_where_a_limit_cuts_the_search_each_access_is_a_choice(explore: Explore) -> None:
    done = explore("w;1;2;1;1;2;w;1;1;1;1;1;1;1;1;1", *WITHDRAWALS, "--max-states", "5")
    assert "The limit of states was reached before all runs were seen: each access" in done.err
    assert done.out.count("\n   1  main (0)") > explore("w", *WITHDRAWALS).out.count("\n   1  main (0)")
    assert "The run" in done.out


# --- what is wrong --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("9", "There is no choice '9'. The choices are 1 to 2; l lists them."),
        ("0", "There is no choice '0'. The choices are 1 to 2; l lists them."),
        ("9" * 400, f"There is no choice '{'9' * 200}…'. The choices are 1 to 2; l lists them."),
        ("go", "There is no command 'go'; ? lists them."),
        ("\x1b[2J", "There is no command '\\x1b[2J'; ? lists them."),
        ("s 1", "There is no command 's 1'; ? lists them."),
        ("b x", "'x' is not a number of steps; b alone goes back one."),
        ("b 0", "'0' is not a number of steps; b alone goes back one."),
        ("٣", "There is no command '٣'; ? lists them."),
    ],
)
def test_a_bad_command_gets_one_sentence(command: str, answer: str, explore: Explore) -> None:
    done = explore(f"w;{command}", *WITHDRAWALS)
    assert (shown(done, 1), done.code, done.err) == ([answer], 0, "")


def test_a_choice_after_the_end_gets_a_sentence(explore: Explore) -> None:
    assert shown(explore("1;1;2;1", *TRANSFERS), 1) == ["No thread can move; b goes back, q quits."]
    assert shown(explore("1;5", *TRANSFERS), 1) == ["There is no choice '5'. The choices are 1 to 2; l lists them."]


def test_help_lists_every_command(explore: Explore) -> None:
    words = [line.split()[0] for line in shown(explore("?", *WITHDRAWALS), 8)]
    assert words == ["NUMBER", "b", "s", "r", "l", "w", "q", "?"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((SAMPLES, "--harness", "Nothing.There"), "No methods match 'Nothing.There'; name one in full."),
        ((SAMPLES, "--harness", "StoreBuffer.*"), "2 methods match 'StoreBuffer.*'; name one in full."),
        ((SAMPLES, "--harness", "Nothing: A() || B()"), "No classes match 'Nothing'; name one in full."),
        ((*WITHDRAWALS, "--schedule", "gibberish"), "This schedule cannot be replayed: 'gibberish' is no turn"),
        ((*WITHDRAWALS, "--schedule", "0.7:5"), "This schedule cannot be replayed: the schedule names thread 0.7"),
        ((SAMPLES.with_suffix(".none"), "--harness", "A.B"), "Samples.none"),
        ((SAMPLES, "--harness", "A.B", "--model", "nothing"), "nothing"),
    ],
)
def test_what_cannot_be_walked_through_gets_one_sentence(
    arguments: tuple[str | Path, ...], sentence: str, explore: Explore
) -> None:
    done = explore("l", *arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


# --- how it ends ----------------------------------------------------------------------------------------------------


def test_the_end_of_the_input_quits(explore: Explore, fencepost: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert explore("w;1", *WITHDRAWALS).code == 0
    monkeypatch.setattr("sys.stdin", None)
    done = fencepost("explore", *WITHDRAWALS)
    assert (done.code, done.err) == (0, "")
    assert "   1  main (0)" in done.out


def test_commands_after_q_are_not_obeyed(explore: Explore) -> None:
    assert explore("w;q;1;1", *WITHDRAWALS).out == explore("w", *WITHDRAWALS).out


def test_input_that_is_no_text_gets_a_sentence(fencepost: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n\n" + b"x" * 5000 + b"\nq\n")))
    done = fencepost("explore", *WITHDRAWALS)
    assert (done.code, done.err) == (0, "")
    assert "There is no command" in done.out


def test_ctrl_c_ends_it_with_one_line() -> None:
    command = [sys.executable, "-m", "fencepost", "explore", *map(str, WITHDRAWALS)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as process:  # type: ignore[call-overload]  # three pipes
        while not process.stdout.readline().startswith(b"   1  main (0)"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert (process.returncode, err) == (130, b"fencepost: stopped\n")
