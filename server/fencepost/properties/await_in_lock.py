"""FP3003: an `await` between taking a lock and releasing it, where the lock belongs to a thread."""

from collections.abc import Iterator

from fencepost.properties.reading.calls import calls
from fencepost.properties.rule import CompiledMethod, FindingText, Rule

_PAIRS = {
    "Monitor": (("Enter", "TryEnter"), "Exit"),
    "Lock": (("Enter", "TryEnter"), "Exit"),
    "Mutex": (("WaitOne",), "ReleaseMutex"),
    "WaitHandle": (("WaitOne",), "ReleaseMutex"),
    "ReaderWriterLockSlim": (("EnterReadLock", "EnterWriteLock", "EnterUpgradeableReadLock"), "Exit"),
}
"""By the type in `System.Threading`: what takes such a lock, and what the member that releases it begins with."""

_AWAITS = ("::AwaitUnsafeOnCompleted", "::AwaitOnCompleted")


def _look(code: CompiledMethod) -> Iterator[FindingText]:
    held: dict[str, int] = {}
    releases = {name.rpartition("::")[2] for _, name in calls(code)}
    for index, name in calls(code):
        owner, _, member = name.removeprefix("System.Threading.").partition("::")
        taking, releasing = _PAIRS.get(owner, ((), ""))
        if member in taking and any(one.startswith(releasing) for one in releases):
            held[owner] = index
        elif releasing and member.startswith(releasing):
            held.clear()
        elif held and any(mark in name for mark in _AWAITS):
            owner, taken = held.popitem()
            where = code.where(code.body.instructions[taken].offset)
            yield FindingText(
                f"This {owner} belongs to the thread that takes it, but the method awaits something before it releases"
                " it: it may go on on another thread, which cannot release it, and the lock is held for ever.",
                where,
            )


RULE = Rule(
    id="FP3003",
    name="await-in-lock",
    property="await-in-lock",
    title="A method awaits something while it holds a lock of its thread",
    why="""`Monitor`, `Lock`, `Mutex` and `ReaderWriterLockSlim` belong to the thread that takes them. After an `await`
a method may go on on another thread: releasing throws there, and the lock stays taken. C# forbids `await` in a `lock`
statement for this reason, and cannot see it where the lock is taken by hand.""",
    bad="""Monitor.Enter(gate);
try { await SaveAsync(); }
finally { Monitor.Exit(gate); }""",
    good="""await semaphore.WaitAsync();
try { await SaveAsync(); }
finally { semaphore.Release(); }""",
    scope="""Calls in the order of the code of one method. A `SemaphoreSlim` may be released by any thread. This needs
no run: the code alone proves it.""",
    severity="warning",
    judges="code",
    look=_look,
    calls=tuple([f"System.Threading.{owner}::" for owner in _PAIRS]),
)
