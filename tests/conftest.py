"""What all tests share."""

import signal
from itertools import count

import pytest
from hypothesis import settings

from tests import shares

_CACHES = count()

# Tests run side by side on busy machines, where a time limit for one example says nothing about the code.
settings.register_profile("fencepost", settings(), deadline=None)
settings.load_profile("fencepost")

# A shell starts what it runs in the background deaf to Ctrl-C, and nohup(1) deaf to the end of the terminal; processes
# that tests start must not inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

PROGRAMS = 300


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has a cache of its own, and leaves the user's alone."""
    monkeypatch.setenv("FENCEPOST_CACHE", str(tmp_path_factory.getbasetemp() / f"cache{next(_CACHES)}"))


def pytest_addoption(parser: pytest.Parser) -> None:
    shares.add_options(parser)
    group = parser.getgroup("fencepost")
    group.addoption("--fuzz", type=int, default=20_000, metavar="N", help="read so many damaged assemblies")
    group.addoption("--messages", type=int, default=1500, metavar="N", help="send the server so many messages")
    group.addoption("--programs", type=int, default=PROGRAMS, metavar="N", help="explore so many random programs")
    group.addoption("--mutants", type=int, default=60, metavar="N", help="check so many programs with damaged code")
    group.addoption("--hostile", type=float, default=0.0, metavar="S", help="run hostile programs alone, for S seconds")
    group.addoption("--pictures", action="store_true", help="take the pictures of docs/images anew, in an editor")
    group.addoption("--refresh", action="store_true", help="write the expected documents anew, for review as a diff")


def pytest_report_header(config: pytest.Config) -> str:
    return shares.headline(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    shares.leave_to_others(config, items)
