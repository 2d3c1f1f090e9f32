"""Dates and times as text."""

from fencepost.library.registry import member
from fencepost.library.times import Moment, moment_text


@member("System.DateTime::Text(System.Int64,System.Int32,System.Int64,System.String)")
def text(ticks: int, kind: int, offset: int, format: str | None) -> str:
    return moment_text(Moment(ticks, kind, offset), format)
