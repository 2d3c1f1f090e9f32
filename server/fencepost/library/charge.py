"""A charge for large results before they are made: whoever runs a program can end it while there is still memory.

A process runs one program at a time, so there is one account.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Account = Callable[[int], None]
"""Is told how many bytes are about to be made, and raises an error if those are too many."""

BETWEEN_LOOKS = 1 << 20
"""So many bytes are made before the account is charged again; a larger amount is charged at once."""


class _Ledger:
    __slots__ = ("account", "untold")

    def __init__(self) -> None:
        self.account: Account | None = None
        self.untold = 0


_LEDGER = _Ledger()


def charge(size: int) -> None:
    """Is called before so many bytes are made."""
    _LEDGER.untold += size
    if _LEDGER.untold >= BETWEEN_LOOKS:
        _LEDGER.untold = 0
        if _LEDGER.account is not None:
            _LEDGER.account(size)


def charge_text(length: int) -> None:
    """Is called before a text of so many characters is made."""
    charge(length * 2)


@contextmanager
def charged_to(account: Account) -> Iterator[None]:
    """Within, charges go to an account."""
    before, _LEDGER.account = _LEDGER.account, account
    try:
        yield
    finally:
        _LEDGER.account = before
