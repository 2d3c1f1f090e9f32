"""Units of every kind, made by hand: what documents show does not change with the search."""

from __future__ import annotations

from msgspec.structs import replace

from fencepost.model.verdict import (
    AtomicMethod,
    Bound,
    BuildNote,
    Conflict,
    ConflictingAccess,
    Edit,
    Finding,
    Outcome,
    Repair,
    Superfluous,
    TraceRow,
    Unit,
    Unsupported,
)  # fmt: skip

ACCOUNT = "/src/Bank/Account.cs"


def row(thread: int, op: str, cell: str, value: str, line: int, code: str, reordered: bool = False) -> TraceRow:
    return TraceRow(thread, op, cell, value, reordered, ACCOUNT, line, code)


ASSERTION = Unit(
    "Bank.Tests.TwoWithdrawals", "harness", "Bank.dll", "sc", "VIOLATED", 1234, 5678, 0.25,
    threads=("main", "thread 1", "thread 2"),
    findings=(
        Finding(
            "FP1001", "assertion", "The assertion account.Balance >= 0 fails.", ACCOUNT, 37, 9, 37, 44, (),
            "0:33 0.0:7 0.1:5 0.0:4 0.1:6 0:13",
            (
                row(2, "read", "Account.balance", "100", 17, "if (balance < amount)"),
                row(2, "read", "Account.balance", "100", 19, "balance -= amount;"),
                row(3, "read", "Account.balance", "100", 17, "if (balance < amount)"),
                row(2, "write", "Account.balance", "30", 19, "balance -= amount;"),
                row(3, "read", "Account.balance", "30", 19, "balance -= amount;"),
                row(3, "write", "Account.balance", "-40", 19, "balance -= amount;"),
                row(1, "read", "Account.balance", "-40", 11, "public int Balance => balance;"),
            ),
            conflicts=(
                Conflict(
                    "Bank.Account.balance",
                    tuple([
                        ConflictingAccess(thread, op, ACCOUNT, line, column, line, end)
                        for thread in (2, 3)
                        for op, line, column, end in (("read", 17, 13, 33), ("write", 19, 13, 31))
                    ]),
                ),
            ),
        ),
    ),
)  # fmt: skip

DEADLOCK = Unit(
    "Bank.Tests.OppositeTransfers", "harness", "Bank.dll", "sc", "VIOLATED", 8, 9, 0.0,
    threads=("main", "thread 1"),
    findings=(
        Finding(
            "FP1002", "deadlock",
            "Deadlock: main waits for the lock of Account, which thread 1 holds (Account.cs:33); thread 1 waits for the"
            " lock of Account, which main holds (Account.cs:33).",
            ACCOUNT, 33, 20, 33, 30, (), "0:48 0.0:13",
            (
                row(1, "lock", "Account", "null", 32, "lock (from)"),
                row(2, "lock", "Account", "null", 32, "lock (from)"),
                row(1, "wait", "", "the lock of Account, which thread 1 holds", 33, "lock (to) { from.Take(amount); }"),
                row(2, "wait", "", "the lock of Account, which main holds", 33, "lock (to) { from.Take(amount); }"),
            ),
        ),
    ),
)  # fmt: skip

REORDERED = Unit(
    "Bank.Tests.Publish", "harness", "Bank.dll", "dotnet", "VIOLATED", 40, 60, 0.0,
    assumed=("System.Foo.Bar() taken as atomic",),
    threads=("main", "thread 1"),
    findings=(
        Finding(
            "FP1003", "exception", "System.NullReferenceException leaves thread 1.", ACCOUNT, 61, 13, 61, 32,
            ("ecma",), "0:5 0.0:3",
            (
                TraceRow(1, "pending-write", "Account.owner", '"me"', False, ACCOUNT, 54, 'owner = "me";', 9),
                *[row(2, "read", "Account.ready", "False", 60, "while (!ready) { }")] * 4,
                row(1, "write", "Account.ready", "True", 55, "ready = true;"),
                row(2, "read", "Account.ready", "True", 60, "while (!ready) { }"),
                TraceRow(2, "read", "Account.owner", "null"),
                row(1, "write", "Account.owner", '"me"', 54, 'owner = "me";', True),
            ),
            (
                Repair(
                    "volatile-field", "make Account.ready volatile", ("dotnet", "ecma"),
                    (Edit(ACCOUNT, 50, 12, 50, 12, "volatile "), Edit("/src/Bank/Owner.cs", 3, 1, 4, 1, "")),
                ),
            ),
        ),
    ),
)  # fmt: skip

BOUNDED = Unit(
    "Bank.Tests.Forever", "harness", "Bank.dll", "sc", "HOLDS_UP_TO", 2_000_000, 4_000_000, 12.5,
    bounds=(Bound("states", 2_000_000), Bound("loop", 0, ACCOUNT, 70)),
)  # fmt: skip

UNSUPPORTED = Unit(
    "Bank.Tests.Native", "harness", "Bank.dll", "sc", "UNSUPPORTED", 0, 0, 0.0,
    unsupported=(Unsupported("no model for Native.beep()", ACCOUNT, 80), Unsupported("a pointer without a target")),
)  # fmt: skip

MISTAKE = Unit(
    "Bank.Tests.Strange", "harness", "Bank.dll", "sc", "INTERNAL_ERROR", 0, 0, 0.0,
    unsupported=(Unsupported("KeyError: 7"),),
)  # fmt: skip

HOLDING = Unit(
    "Bank.Tests.Deposits", "harness", "Bank.dll", "sc", "HOLDS", 22, 30, 0.0,
    outcomes=(Outcome((0, True), "0:5 0.0:3"), Outcome(("!", "System.Exception"), "0:5")),
    superfluous=(
        Superfluous("the memory barrier", ACCOUNT, 90, 9, 90, 37), Superfluous("the volatile read of Account.ready"),
    ),
)  # fmt: skip

COUNTED = Unit(
    "Bank.Account", "generated", "Bank.dll", "sc", "VIOLATED", 12, 14, 0.0,
    threads=("main", "thread 1", "thread 2"),
    atomic=(
        AtomicMethod("Bank.Account.Count", "VIOLATED", None, "it waits in it for ever.", ACCOUNT, 94),
        AtomicMethod("Bank.Account.Read", "HOLDS", "both", None, ACCOUNT, 95),
        AtomicMethod("Bank.Account.Later", "HOLDS_UP_TO", None, None),
    ),
    findings=(
        Finding(
            "FP2001", "linearizability", "count is 1.", ACCOUNT, 93, 5, 93, 6, (), "0:3 0.0:3 0.1:2",
            (
                replace(row(2, "write", "Account.log", "1", 94, "log = 1; count = 1;"), needed=False),
                row(2, "write", "Account.count", "1", 94, "log = 1; count = 1;"),
                *[replace(row(3, "read", "Account.log", "1", 96, "while (log != 1) { }"), needed=False)] * 3,
                row(1, "read", "Account.count", "1", 97, "return count;"),
            ),
            test="Count() || Count()", harness="[ConcurrencyTest]\nstatic void Count()\n{\n    // <two>\n}",
        ),
    ),
)  # fmt: skip

UNITS = [ASSERTION, DEADLOCK, REORDERED, BOUNDED, UNSUPPORTED, MISTAKE, HOLDING, COUNTED]

ODD = "C:\\my work\\<x>&.cs"
HOSTILE = Unit(
    "N.</title><script>alert(1)</script>\x1b[2J.\u202eM", "harness", "a b\"&'.dll", "sc", "VIOLATED", 1, 1, 0.0,
    threads=("<b>main</b>",),
    findings=(
        Finding(
            "FP1001", "assertion", "The assertion s == \"<i>\x07\" fails.\nAnd more.", ODD, 1, 1, 1, 2, (), "0:1",
            (TraceRow(1, "write", "C.s", '"\x1b]0;</td>\u2028"', False, ODD, 1, "s = \"\t\";"),),
        ),
    ),
)  # fmt: skip
"""Names, texts and paths that would like to be something else."""

NOTES = (
    BuildNote("release", "bin/Release/Bank.dll is a Release build: Debug.Assert is compiled out.", "Bank.dll"),
    BuildNote("no-debug", "bin/My <b>Debug</b>/A B.dll: There is no PDB\u202e.", "A B.dll"),
    BuildNote("nothing-checked", "Nothing was checked."),
)
