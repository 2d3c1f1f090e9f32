"""How numbers are written: separators, signs and patterns, those of the invariant culture or a program's own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class AmountKind:
    """The patterns of plain numbers, of amounts of money or of percentages. `places` is the number of digits behind the
    point unless a format says otherwise."""

    point: str = "."
    separator: str = ","
    sizes: tuple[int, ...] = (3,)
    places: int = 2
    positive: int = 0
    negative: int = 0
    symbol: str = ""

    def group(self, whole: str) -> str:
        """Separators between groups of digits; the last size goes on, unless it is 0."""
        parts: list[str] = []
        number = 0
        while whole and self.sizes:
            size = self.sizes[min(number, len(self.sizes) - 1)]
            if not size or size >= len(whole):
                break
            parts.insert(0, whole[-size:])
            whole = whole[:-size]
            number += 1
        return self.separator.join([whole, *parts])

    def places_of_separators(self, count: int) -> set[int]:
        """Before how many remaining digits, of at most so many, a separator stands."""
        found: set[int] = set()
        total = number = 0
        while self.sizes:
            size = self.sizes[min(number, len(self.sizes) - 1)]
            total += size
            number += 1
            if not size or total >= count:
                break
            found.add(total + 1)
        return found


@dataclass(frozen=True, slots=True)
class Symbols:
    number: AmountKind = AmountKind(negative=1)
    currency: AmountKind = AmountKind(symbol="¤")
    percent: AmountKind = AmountKind(symbol="%")
    minus: str = "-"
    plus: str = "+"
    permille: str = "\u2030"
    nan: str = "NaN"
    infinity: str = "Infinity"
    minus_infinity: str = "-Infinity"


INVARIANT = Symbols()

_NUMBER_NEGATIVE = ("(n)", "-n", "- n", "n-", "n -")
_CURRENCY_POSITIVE = ("$n", "n$", "$ n", "n $")
_CURRENCY_NEGATIVE = (
    "($n)", "-$n", "$-n", "$n-", "(n$)", "-n$", "n-$", "n$-", "-n $", "-$ n", "n $-", "$ n-", "$ -n", "n- $", "($ n)",
    "(n $)", "$- n",
)  # fmt: skip
_PERCENT_POSITIVE = ("n %", "n%", "%n", "% n")
_PERCENT_NEGATIVE = (
    "-n %", "-n%", "-%n", "%-n", "%n-", "n-%", "n%-", "-% n", "n %-", "% n-", "% -n", "n- %",
)  # fmt: skip
_PATTERNS = {
    "N": (("n",), _NUMBER_NEGATIVE),
    "C": (_CURRENCY_POSITIVE, _CURRENCY_NEGATIVE),
    "P": (_PERCENT_POSITIVE, _PERCENT_NEGATIVE),
}


def in_pattern(symbols: Symbols, letter: str, kind: AmountKind, text: str, negative: bool) -> str:
    """The digits with sign and symbol around them, for the formats N, C and P."""
    positives, negatives = _PATTERNS[letter]
    pattern = negatives[kind.negative] if negative else positives[kind.positive]
    named = {"n": text, "-": symbols.minus, "$": kind.symbol, "%": kind.symbol}
    return "".join([named.get(char, char) for char in pattern])


@lru_cache(maxsize=100)
def symbols_of(text: str | None) -> Symbols:
    """Reads what `NumberFormatInfo` of the library writes: the parts of all kinds, then signs and words."""
    if text is None:
        return INVARIANT
    parts = iter(text.split("\0"))

    def kind() -> AmountKind:
        point, separator, sizes = next(parts), next(parts), tuple([ord(size) - ord("A") for size in next(parts)])
        return AmountKind(point, separator, sizes, int(next(parts)), int(next(parts)), int(next(parts)), next(parts))

    return Symbols(kind(), kind(), kind(), *parts)


def to_invariant(text: str, symbols: Symbols, currency: bool) -> str:
    """A text to be read as the invariant culture would have it; what is no symbol of this one becomes unreadable."""
    stripped = text.strip()
    words = {symbols.nan: "NaN", symbols.infinity: "Infinity", symbols.minus_infinity: "-Infinity"}
    for word, meaning in words.items():
        if stripped.lower() == word.lower():
            return meaning
    if stripped.lower() == (symbols.plus + symbols.infinity).lower():
        return "Infinity"
    kinds = (symbols.currency, symbols.number) if currency else (symbols.number,)
    table = [(symbols.currency.symbol, "¤"), *[(kind.point, ".") for kind in kinds]]
    table += [(kind.separator, ",") for kind in kinds]
    table += [("\xa0" if kind.separator == " " else " ", ",") for kind in kinds if kind.separator in ("\xa0", " ")]
    table += [(symbols.minus, "-"), (symbols.plus, "+")]
    out: list[str] = []
    at = 0
    while at < len(text):
        found = next(((token, meaning) for token, meaning in table if token and text.startswith(token, at)), None)
        if found is not None:
            out.append(found[1])
            at += len(found[0])
        else:
            out.append("\x01" if text[at] in ".,+-¤" else text[at])
            at += 1
    return "".join(out)
