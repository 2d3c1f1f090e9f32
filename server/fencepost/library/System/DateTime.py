"""Dates and times as text."""

from fencepost.library.moment_reading import MomentFields, moment_of, read_any, read_exact, unknown_word
from fencepost.library.registry import member
from fencepost.library.times import Moment, moment_text

_TODAY: MomentFields = {"year": 2000, "month": 1, "day": 1}
_WHITE = 7


@member("System.DateTime::Text(System.Int64,System.Int32,System.Int64,System.String)")
def text(ticks: int, kind: int, offset: int, format: str | None) -> str:
    return moment_text(Moment(ticks, kind, offset), format)


def _read(text: str, format: str | None, style: int) -> Moment | None:
    text = text.strip() if style & _WHITE else text
    fields = read_any(text, _TODAY) if format is None else read_exact(text, format)
    return None if fields is None else moment_of(fields, style)


@member("System.DateTime::Read(System.String,System.String,System.Int32,System.Int32)")
def read(text: str, format: str | None, style: int, part: int) -> int:
    """The ticks (-1 if the text is no date), the kind or the offset of what was read."""
    moment = _read(text, format, style)
    if moment is None:
        return -1
    return (moment.ticks, moment.kind, moment.offset)[part]


@member("System.DateTime::UnknownWord(System.String)")
def unknown(text: str) -> int:
    return unknown_word(text)
