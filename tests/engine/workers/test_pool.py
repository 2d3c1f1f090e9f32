"""Workers: what they answer, and what is left when they, or their parent, die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from fencepost.engine.shared.messages import (
    HEAD,
    Answer,
    Changed,
    Done,
    Exhausted,
    Message,
    Plan,
    PlanTask,
    Progress,
    Refused,
)
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers import worker
from fencepost.engine.workers.builds import Builds
from fencepost.engine.workers.limits import unit_seconds
from fencepost.engine.workers.pool import Pool
from fencepost.engine.workers.processes import LostWorkerError
from fencepost.engine.workers.session import Session, smaller_settings
from tests.engine.inputs import LONG, wanted
from tests.engine.workers.pools import FOREVER, Log, with_pool
from tests.processes import is_running, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")


def test_a_worker_plans_and_checks() -> None:
    async def work(pool: Pool) -> tuple[object, object]:
        plan = await pool.do(PlanTask(str(LONG), 0, Settings()))
        (small,) = wanted(LONG, "Units.Small")
        return plan, await pool.do(small.task(None))

    plan, done = with_pool(work)
    assert isinstance(plan, Plan)
    assert [unit.unit for unit in plan.units] == ["Units.Small", "Units.Wrong", "Units.Endless", "Units.Hungry"]
    assert isinstance(done, Done)
    assert (done.unit.unit, done.unit.verdict, done.final) == ("Units.Small", "HOLDS", True)


def test_an_assembly_that_cannot_be_read_is_a_failed_plan(tmp_path: Path) -> None:
    (tmp_path / "A.dll").write_bytes(b"MZ, and nothing more")
    plan = with_pool(lambda pool: pool.do(PlanTask(str(tmp_path / "A.dll"), 0, Settings())))
    assert isinstance(plan, Plan)
    assert plan.failed
    assert "A.dll" in plan.notes[0].text


def test_workers_that_start_side_by_side_leave_no_signal_held() -> None:
    async def work(pool: Pool) -> None:
        await asyncio.gather(*(pool.do(PlanTask(str(LONG), 0, Settings())) for _ in range(5)))

    held = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    with_pool(work, jobs=5)
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == held


def test_another_build_than_the_planned_one_is_not_checked() -> None:
    (small,) = wanted(LONG, "Units.Small")
    assert with_pool(lambda pool: pool.do(small._replace(build="another").task(None))) == Changed()


def test_a_killed_worker_costs_its_unit_and_no_other() -> None:
    class Killer(Log):
        def progressed(self, _index: int, _progress: Progress) -> None:
            if len(self.units) == 2:
                os.kill(pools[0].workers[0].pid, signal.SIGKILL)

    log = Killer()
    pools: list[Pool] = []

    async def work(pool: Pool) -> None:
        pools.append(pool)
        await Session(pool, wanted(LONG, "Units.[ESW]*", FOREVER), log).check()

    with_pool(work)
    assert {name: unit.verdict for name, unit in log.units.items()} == {
        "Units.Small": "HOLDS",
        "Units.Wrong": "VIOLATED",
        "Units.Endless": "HOLDS_UP_TO",
    }
    endless = log.units["Units.Endless"]
    assert [bound.kind for bound in endless.bounds] == ["memory"]
    assert "killed by the system" in endless.notes[0].text


def test_a_worker_that_ends_otherwise_is_a_mistake_of_ours() -> None:
    class Ender(Log):
        def progressed(self, _index: int, _progress: Progress) -> None:
            os.kill(pools[0].workers[0].pid, signal.SIGABRT)

    log = Ender()
    pools: list[Pool] = []

    async def work(pool: Pool) -> None:
        pools.append(pool)
        await Session(pool, wanted(LONG, "Units.Endless", FOREVER), log).check()

    with_pool(work)
    endless = log.units["Units.Endless"]
    assert endless.verdict == "INTERNAL_ERROR"
    assert endless.unsupported[0].reason == "its process was ended by signal 6"


def test_units_take_turns_and_small_ones_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fencepost.engine.workers.session._FIRST_STATES", 4_000)
    monkeypatch.setattr("fencepost.engine.workers.session._FIRST_SECONDS", 20.0)
    log = Log()
    units = wanted(LONG, "Units.[ESW]*", Settings(model="sc", max_states=40_000, time=600.0))
    endless = next(unit for unit in units if unit.planned.unit == "Units.Endless")
    with_pool(lambda pool: Session(pool, [endless, *units], log).check())
    assert [(name.removeprefix("Units."), final) for name, final in log.tries] == [
        ("Small", True), ("Wrong", True), *[("Endless", False)] * 4, ("Endless", True), ("Endless", True),
    ]  # fmt: skip
    assert log.units["Units.Endless"].states >= 40_000
    assert log.progress[-1].depth > 0


def test_first_tries_grow_up_to_what_is_set() -> None:
    limits = [smaller_settings(Settings(model="sc", max_states=1_000_000, time=60.0), tries) for tries in range(4)]
    assert [(s.max_states, s.time) if s else None for s in limits] == [
        (20_000, 2.0), (160_000, 16.0), None, None,
    ]  # fmt: skip


@pytest.mark.parametrize("seconds", [0.3, 1.0, 3.0, 10.0, 17.0, 20.0, 60.0, 150.0, 600.0])
@pytest.mark.parametrize("share", [0.4, 1.0, 1.4])
def test_all_tries_of_a_unit_together_keep_its_limit(seconds: float, share: float) -> None:
    """Whatever share of their time its tries take; those that take more than all of it are ended from outside."""
    settings = Settings(model="sc", time=seconds)
    spent, tries = 0.0, 0
    while (least := smaller_settings(settings, tries, spent)) is not None:
        spent += min(least.time * share, unit_seconds(least.time, spent))
        tries += 1
    last = unit_seconds(seconds, spent)
    assert last >= seconds * 0.85
    assert spent + last <= 1.5 * seconds + 5


def test_a_unit_that_needs_too_much_memory_stops_at_that_bound() -> None:
    (hungry,) = wanted(LONG, "Units.Hungry", Settings(model="sc", max_memory=200))
    answer = with_pool(lambda pool: pool.do(hungry.task(None)), megabytes=200)
    assert isinstance(answer, Done)
    assert (answer.unit.verdict, answer.unit.bounds[0].kind) == ("HOLDS_UP_TO", "memory")


@pytest.mark.parametrize("megabytes", [1, 200])
def test_a_unit_that_does_not_look_at_its_memory_is_ended_at_that_bound(megabytes: int) -> None:
    (hungry,) = wanted(LONG, "Units.Hungry", Settings(model="sc", max_memory=100_000))
    log = Log()
    with_pool(lambda pool: Session(pool, [hungry], log).check(), megabytes=megabytes)
    (unit,) = log.units.values()
    assert (unit.verdict, [bound.kind for bound in unit.bounds]) == ("HOLDS_UP_TO", ["memory"])


def test_a_unit_that_does_not_look_at_the_clock_is_ended_at_that_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fencepost.engine.workers.session.unit_seconds", lambda *_: 1.0)
    log = Log()
    (endless,) = wanted(LONG, "Units.Endless", FOREVER)
    with_pool(lambda pool: Session(pool, [endless], log).check())
    (unit,) = log.units.values()
    assert (unit.verdict, [bound.kind for bound in unit.bounds]) == ("HOLDS_UP_TO", ["time"])
    assert unit.states == unit.bounds[0].value


def test_an_answer_for_which_there_is_no_memory_is_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Answer:
        raise MemoryError

    def told(answer: Callable[..., Answer]) -> Message:
        monkeypatch.setattr(worker, "_answer", answer)
        content = worker._framed(Builds(None), PlanTask("A.dll", 0, Settings()), 1, 200)
        decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)
        return decoder.decode(content[HEAD.size :])

    assert isinstance(told(lambda *_: Refused("short")), Refused)
    assert isinstance(told(fails), Exhausted)
    monkeypatch.setattr(worker, "LARGEST_ANSWER", 100)
    assert isinstance(told(lambda *_: Refused("long" * 100)), Exhausted)


def test_a_cancelled_task_leaves_no_process() -> None:
    (endless,) = wanted(LONG, "Units.Endless", FOREVER)

    async def work(pool: Pool) -> int:
        running = asyncio.Event()
        task = asyncio.create_task(pool.do(endless.task(None), lambda _: running.set()))
        await running.wait()
        pid = pool.workers[0].pid
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert not pool.workers
        (small,) = wanted(LONG, "Units.Small")
        assert isinstance(await pool.do(small.task(None)), Done)
        return pid

    assert not is_running(with_pool(work))


def test_a_worker_that_ends_between_tasks_is_replaced() -> None:
    (small,) = wanted(LONG, "Units.Small")

    async def work(pool: Pool) -> None:
        await pool.do(small.task(None))
        (worker,) = pool.workers
        os.kill(worker.pid, signal.SIGKILL)
        with suppress(LostWorkerError):  # it may be noticed only when a task is sent
            await pool.do(small.task(None))
        assert isinstance(await pool.do(small.task(None)), Done)

    with_pool(work)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_its_parent(end: signal.Signals) -> None:
    program = """
import asyncio, sys
from pathlib import Path
from tests.engine.inputs import LONG, wanted
from tests.engine.workers.pools import FOREVER
from fencepost.engine.workers.pool import Pool

async def main():
    pool = Pool(1, 2048)
    (endless,) = wanted(LONG, "Units.Endless", FOREVER)
    await pool.do(endless.task(None), lambda _: print(pool.workers[0].pid, flush=True))

asyncio.run(main())
"""
    root = Path(__file__).parents[3]
    with subprocess.Popen([sys.executable, "-c", program], cwd=root, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_running(worker)
        parent.send_signal(end)
    assert wait_until(lambda: not is_running(worker))
