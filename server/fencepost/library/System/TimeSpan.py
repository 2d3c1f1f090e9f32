"""Time spans as text."""

from fencepost.library.registry import Throw, member
from fencepost.library.span_reading import read_exact_span
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
    """True if the text can be read and its value is in range."""
    try:
        return int(read_time_span(text) is not None)
    except Throw:
        return 0


@member("System.TimeSpan::Read(System.String)")
def read(text: str) -> int:
    ticks = read_time_span(text)
    assert ticks is not None
    return ticks


@member("System.TimeSpan::IsExact(System.String,System.String)")
def is_exact(text: str, format: str) -> int:
    """0 if it does not have the format, 1 if it does, 2 if it is out of range."""
    try:
        ticks = read_exact_span(text, format)
    except Throw as thrown:
        if thrown.type != "System.OverflowException":
            raise
        return 2
    return 0 if ticks is None else 1 if -(2**63) <= ticks < 2**63 else 2


@member("System.TimeSpan::ReadExact(System.String,System.String)")
def read_exact(text: str, format: str) -> int:
    ticks = read_exact_span(text, format)
    assert ticks is not None
    return ticks
