"""Method bodies taken apart, damaged and put together again: what is wrong is in the code, not in its bytes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from struct import calcsize, pack
from typing import NamedTuple

from fencepost.assembly.code import RawBody, decode
from fencepost.assembly.opcodes import BY_NAME, OPCODES, OperandKind
from fencepost.model.code import Operand

_FORMATS = {
    OperandKind.INT8: "b", OperandKind.UINT8: "B", OperandKind.UINT16: "H", OperandKind.INT32: "i",
    OperandKind.INT64: "q", OperandKind.FLOAT32: "I", OperandKind.FLOAT64: "Q", OperandKind.STRING: "I",
    OperandKind.TOKEN: "I", OperandKind.TARGET: "i", OperandKind.TARGET8: "i",
}  # fmt: skip
_LONG = {
    BY_NAME[name]: BY_NAME[name.removesuffix(".s")]
    for name, code in BY_NAME.items()
    if OPCODES[code].operand is OperandKind.TARGET8
}
_CLAUSE_NUMBERS = {"catch": 0, "filter": 1, "finally": 2, "fault": 4}
_PREFIXES = tuple(BY_NAME[name] for name in ("volatile.", "unaligned.", "tail.", "readonly.", "constrained.", "no."))
_BY_OPERAND: dict[OperandKind, list[int]] = {}
for _code, _opcode in OPCODES.items():
    _BY_OPERAND.setdefault(_opcode.operand, []).append(_code)
_FAT_HEADER = 0x3003
_INIT_LOCALS, _MORE_SECTIONS = 0x10, 8
_FAT_CLAUSES = 0x41


class Target(NamedTuple):
    """Where a branch leads: an instruction by its number, and so many bytes beside its beginning."""

    number: int
    beside: int = 0


class Line(NamedTuple):
    """One instruction; branches name `Target`s."""

    opcode: int
    operand: Operand | Target | tuple[Target, ...] = None

    @property
    def kind(self) -> OperandKind:
        known = OPCODES.get(self.opcode)
        return known.operand if known is not None else OperandKind.NONE


class Range(NamedTuple):
    """An exception clause whose borders are instructions; `argument` is a token, or of a filter its beginning."""

    kind: int
    borders: tuple[Target, Target, Target, Target]
    argument: int | Target


class Lines(NamedTuple):
    """A body as a list of instructions. The last border of a clause may be the end of the list."""

    lines: list[Line]
    ranges: list[Range]
    max_stack: int
    locals_token: int
    init_locals: bool
    claimed: int = -1
    """The size in the header, where that is a lie."""


def taken_apart(raw: RawBody) -> Lines:
    decoded = decode(raw.code)
    numbers = {instruction.offset: number for number, instruction in enumerate(decoded)} | {len(raw.code): len(decoded)}

    def target(offset: int) -> Target:
        return Target(numbers[offset])

    lines = []
    for instruction in decoded:
        operand: Operand | Target | tuple[Target, ...] = instruction.operand
        if isinstance(operand, tuple):
            operand = tuple([target(offset) for offset in operand if isinstance(offset, int)])
        elif isinstance(operand, int) and Line(instruction.opcode).kind in (OperandKind.TARGET, OperandKind.TARGET8):
            operand = target(operand)
        lines.append(Line(_LONG.get(instruction.opcode, instruction.opcode), operand))
    ranges = []
    for clause in raw.clauses:
        ends = clause.try_start, clause.try_start + clause.try_length, clause.start, clause.start + clause.length
        a, b, c, d = map(target, ends)
        argument = target(clause.argument) if clause.kind == "filter" else clause.argument
        ranges.append(Range(_CLAUSE_NUMBERS[clause.kind], (a, b, c, d), argument))
    return Lines(lines, ranges, raw.max_stack, raw.locals_token, raw.init_locals)


def put_together(body: Lines) -> bytes:
    """The bytes of a body with a fat header (II.25.4.3)."""
    offsets, at = [], 0
    for line in body.lines:
        offsets.append(at)
        at += _size(line)
    offsets.append(at)

    def place(target: Target) -> int:
        return offsets[min(max(target.number, 0), len(body.lines))] + target.beside

    code = b"".join(_bytes(line, end, place) for line, end in zip(body.lines, offsets[1:], strict=True))
    flags = _FAT_HEADER | (_INIT_LOCALS if body.init_locals else 0) | (_MORE_SECTIONS if body.ranges else 0)
    size = body.claimed if body.claimed >= 0 else len(code)
    out = pack("<HHII", flags, body.max_stack, size, body.locals_token) + code
    if body.ranges:
        out += bytes(-len(out) % 4) + pack("<I", _FAT_CLAUSES | 4 + 24 * len(body.ranges) << 8)
        for kind, borders, argument in body.ranges:
            a, b, c, d = map(place, borders)
            given = place(argument) if isinstance(argument, Target) else argument
            out += pack("<6I", *(number & 0xFFFFFFFF for number in (kind, a, b - a, c, d - c, given)))
    return out


def _size(line: Line) -> int:
    opcode = 2 if line.opcode > 0xFF else 1
    if line.kind is OperandKind.NONE:
        return opcode
    if line.kind is OperandKind.SWITCH:
        return opcode + 4 + 4 * len(line.operand)  # type: ignore[arg-type]  # targets
    return opcode + calcsize("<" + _FORMATS[line.kind])


def _bytes(line: Line, end: int, place: Callable[[Target], int]) -> bytes:
    opcode = line.opcode.to_bytes(2 if line.opcode > 0xFF else 1, "big")
    operand = line.operand
    if line.kind is OperandKind.NONE:
        return opcode
    if isinstance(operand, tuple) and not isinstance(operand, Target):
        distances = [(place(target) - end) & 0xFFFFFFFF for target in operand if isinstance(target, Target)]
        return opcode + pack(f"<I{len(distances)}I", len(distances), *distances)
    number = place(operand) - end if isinstance(operand, Target) else operand
    layout = "<" + _FORMATS[line.kind]
    bits = 8 * calcsize(layout)
    value = int(number or 0) & (1 << bits) - 1
    if layout[1].islower():
        value -= (value >> bits - 1) << bits
    return opcode + pack(layout, value)


# ---- damage

Damage = Callable[[Random, Lines, "Names"], Lines]


class Names(NamedTuple):
    """What the code of a module may name: the tokens of its bodies, and how many rows the tables have."""

    tokens: tuple[int, ...]
    signatures: int
    rows: tuple[tuple[int, int], ...]


def _at(random: Random, body: Lines) -> int:
    return random.randrange(len(body.lines))


def _moved(target: Target, at: int, by: int) -> Target:
    return target._replace(number=target.number + by) if target.number > at else target


def _shifted(body: Lines, lines: list[Line], at: int, by: int) -> Lines:
    """The body with other lines, what leads behind a place shifted with them."""

    def shift(operand: Operand | Target | tuple[Target, ...]) -> Operand | Target | tuple[Target, ...]:
        if isinstance(operand, Target):
            return _moved(operand, at, by)
        if isinstance(operand, tuple):
            return tuple(_moved(target, at, by) for target in operand if isinstance(target, Target))
        return operand

    ranges = []
    for kind, (a, b, c, d), argument in body.ranges:
        borders = _moved(a, at, by), _moved(b, at, by), _moved(c, at, by), _moved(d, at, by)
        ranges.append(Range(kind, borders, _moved(argument, at, by) if isinstance(argument, Target) else argument))
    return body._replace(lines=[line._replace(operand=shift(line.operand)) for line in lines], ranges=ranges)


def _inserted(body: Lines, at: int, *lines: Line) -> Lines:
    return _shifted(body, [*body.lines[:at], *lines, *body.lines[at:]], at, len(lines))


def drop(random: Random, body: Lines, _names: Names) -> Lines:
    at = _at(random, body)
    if len(body.lines) == 1:
        return body
    return _shifted(body, body.lines[:at] + body.lines[at + 1 :], at, -1)


def duplicate(random: Random, body: Lines, _names: Names) -> Lines:
    at = _at(random, body)
    return _inserted(body, at, body.lines[at])


def swap(random: Random, body: Lines, _names: Names) -> Lines:
    lines, a, b = list(body.lines), _at(random, body), _at(random, body)
    lines[a], lines[b] = lines[b], lines[a]
    return body._replace(lines=lines)


def swap_neighbours(random: Random, body: Lines, _names: Names) -> Lines:
    at = _at(random, body)
    lines = list(body.lines)
    lines[at : at + 2] = lines[at : at + 2][::-1]
    return body._replace(lines=lines)


def other_opcode(random: Random, body: Lines, _names: Names) -> Lines:
    """Another instruction with an operand of the same kind."""
    lines, at = list(body.lines), _at(random, body)
    kind = lines[at].kind
    lines[at] = lines[at]._replace(opcode=random.choice(_BY_OPERAND[kind]))
    return body._replace(lines=lines)


def _any_operand(random: Random, kind: OperandKind, body: Lines, names: Names) -> Operand | Target | tuple[Target, ...]:
    if kind is OperandKind.NONE:
        return None
    if kind in (OperandKind.TARGET, OperandKind.TARGET8):
        return Target(_at(random, body))
    if kind is OperandKind.SWITCH:
        return tuple(Target(_at(random, body)) for _ in range(random.choice((0, 1, 3))))
    if kind in (OperandKind.TOKEN, OperandKind.STRING):
        return _any_token(random, names)
    return random.choice((0, 1, 2, 3, 4, 5, 127, -1, 0x7FFFFFFF, random.getrandbits(64)))


def _any_token(random: Random, names: Names) -> int:
    table, count = random.choice(names.rows)
    some = random.choice(names.tokens) if names.tokens else 0
    return random.choice(
        (some, some, some + 1, some - 1, table << 24 | random.randint(1, count), table << 24 | count + 1,
         table << 24, 0, 0x70000000 | random.randrange(0x400), random.getrandbits(32))
    )  # fmt: skip


def insert(random: Random, body: Lines, names: Names) -> Lines:
    opcode = random.choice(list(OPCODES))
    operand = _any_operand(random, OPCODES[opcode].operand, body, names)
    return _inserted(body, _at(random, body), Line(_LONG.get(opcode, opcode), operand))


def replace(random: Random, body: Lines, names: Names) -> Lines:
    lines, at, opcode = list(body.lines), _at(random, body), random.choice(list(OPCODES))
    lines[at] = Line(_LONG.get(opcode, opcode), _any_operand(random, OPCODES[opcode].operand, body, names))
    return body._replace(lines=lines)


def no_instruction(random: Random, body: Lines, _names: Names) -> Lines:
    """Bytes that stand for none."""
    unknown = [code for code in (*range(0x100), *range(0xFE00, 0xFEFF)) if code not in OPCODES and code != 0xFE]
    return _inserted(body, _at(random, body), Line(random.choice(unknown)))


def prefix(random: Random, body: Lines, names: Names) -> Lines:
    opcode = random.choice(_PREFIXES)
    operand = _any_operand(random, OPCODES[opcode].operand, body, names)
    return _inserted(body, _at(random, body), Line(opcode, operand))


def _with_operand(
    random: Random, body: Lines, kinds: tuple[OperandKind, ...],
    change: Callable[[Operand | Target | tuple[Target, ...]], Operand | Target | tuple[Target, ...]],
) -> Lines:  # fmt: skip
    places = [at for at, line in enumerate(body.lines) if line.kind in kinds]
    if not places:
        return body
    lines, at = list(body.lines), random.choice(places)
    lines[at] = lines[at]._replace(operand=change(lines[at].operand))
    return body._replace(lines=lines)


def other_token(random: Random, body: Lines, names: Names) -> Lines:
    kinds = OperandKind.TOKEN, OperandKind.STRING
    return _with_operand(random, body, kinds, lambda _: _any_token(random, names))


def other_number(random: Random, body: Lines, names: Names) -> Lines:
    kinds = OperandKind.INT8, OperandKind.UINT8, OperandKind.UINT16, OperandKind.INT32, OperandKind.INT64
    return _with_operand(random, body, kinds, lambda _: _any_operand(random, OperandKind.INT32, body, names))


def other_variable(random: Random, body: Lines, _names: Names) -> Lines:
    """Another local or argument."""
    lines = list(body.lines)
    places = [at for at, line in enumerate(lines) if "loc" in _name(line) or "arg" in _name(line)]
    if not places:
        return body
    at = random.choice(places)
    short = _name(lines[at]).split(".")[0]
    lines[at] = Line(BY_NAME[short], random.choice((0, 1, 2, 3, 4, 5, 9, 0xFFFF))) if short in BY_NAME else lines[at]
    return body._replace(lines=lines)


def _name(line: Line) -> str:
    return OPCODES[line.opcode].name if line.opcode in OPCODES else ""


def _any_target(random: Random, body: Lines) -> Target:
    number = random.choice((_at(random, body), _at(random, body), len(body.lines), 0))
    return Target(number, random.choice((0, 0, 0, 1, -1, 2, 1 << 20, -(1 << 20), 0x7FFFFFFF - (1 << 20))))


def other_target(random: Random, body: Lines, _names: Names) -> Lines:
    kinds = OperandKind.TARGET, OperandKind.TARGET8
    return _with_operand(random, body, kinds, lambda _: _any_target(random, body))


def other_table(random: Random, body: Lines, _names: Names) -> Lines:
    """Other targets of a `switch`, or one where there was none."""
    targets = tuple(_any_target(random, body) for _ in range(random.choice((0, 1, 2, 5, 300))))
    if not any(line.kind is OperandKind.SWITCH for line in body.lines):
        return _inserted(body, _at(random, body), Line(BY_NAME["ldc.i4.1"]), Line(BY_NAME["switch"], targets))
    return _with_operand(random, body, (OperandKind.SWITCH,), lambda _: targets)


def other_range(random: Random, body: Lines, names: Names) -> Lines:
    """A damaged exception clause, or a new one."""
    ranges = list(body.ranges)
    if not ranges or random.random() < 0.2:
        borders = sorted(_any_target(random, body) for _ in range(4))
        kind = random.choice((0, 1, 2, 4))
        argument: int | Target = _any_target(random, body) if kind == 1 else _any_token(random, names)
        return body._replace(ranges=[*ranges, Range(kind, (borders[0], borders[1], borders[2], borders[3]), argument)])
    at = random.randrange(len(ranges))
    one = ranges[at]
    match random.randrange(6):
        case 0:
            del ranges[at]
        case 1:
            ranges.append(one)
        case 2:
            ranges[at] = one._replace(kind=random.choice((0, 1, 2, 3, 4, 8)))
        case 3:
            ranges[at] = one._replace(argument=random.choice((_any_token(random, names), _any_target(random, body))))
        case 4:
            a, b, c, d = one.borders
            ranges[at] = one._replace(borders=(c, d, a, b))
        case _:
            borders = list(one.borders)
            borders[random.randrange(4)] = _any_target(random, body)
            ranges[at] = one._replace(borders=(borders[0], borders[1], borders[2], borders[3]))
    random.shuffle(ranges)
    return body._replace(ranges=ranges)


def other_header(random: Random, body: Lines, names: Names) -> Lines:
    match random.randrange(4):
        case 0:
            return body._replace(max_stack=random.choice((0, 1, 0xFFFF)))
        case 1:
            row = random.choice((0, random.randint(1, max(names.signatures, 1)), names.signatures + 1))
            return body._replace(locals_token=random.choice((0x11, 0x11, 0x11, 0x1B, 0x02)) << 24 | row)
        case 2:
            size = len(put_together(body))
            return body._replace(claimed=random.choice((0, 1, max(size // 2, 0), size + 1, 0xFFFFFFFF)))
        case _:
            return body._replace(init_locals=not body.init_locals)


DAMAGES: tuple[Damage, ...] = (
    *(drop, duplicate, other_opcode, other_token) * 3,
    *(swap, swap_neighbours, insert, replace, other_variable, other_target, other_range) * 2,
    *(no_instruction, prefix, other_number, other_table, other_header),
)


def damaged(random: Random, body: Lines, names: Names) -> tuple[str, Lines]:
    """One to three damages, and what they are."""
    what = []
    for _ in range(random.choice((1, 1, 1, 1, 2, 3))):
        damage = random.choice(DAMAGES)
        body = damage(random, body, names)
        what.append(damage.__name__)
    return ", ".join(what), body
