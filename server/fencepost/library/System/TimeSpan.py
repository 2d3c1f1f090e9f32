"""Time spans as text."""

from fencepost.library.registry import Throw, member
from fencepost.library.times import read_time_span, time_span_text

member("System.TimeSpan::Text(System.Int64,System.String)")(time_span_text)


@member("System.TimeSpan::IsTime(System.String)")
def is_time(text: str) -> int:
    """A time span out of range is one; reading it throws."""
    try:
        return int(read_time_span(text) is not None)
    except Throw:
        return 1


@member("System.TimeSpan::Fits(System.String)")
def fits(text: str) -> int:
    """Whether it can be read, and is in range."""
    try:
        return int(read_time_span(text) is not None)
    except Throw:
        return 0


@member("System.TimeSpan::Read(System.String)")
def read(text: str) -> int:
    ticks = read_time_span(text)
    assert ticks is not None
    return ticks
