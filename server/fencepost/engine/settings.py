"""What a user can set."""

from typing import NamedTuple


class Settings(NamedTuple):
    max_states: int = 2_000_000
    max_memory: int = 2048
    time: float = 60.0
    reduction: bool = True
