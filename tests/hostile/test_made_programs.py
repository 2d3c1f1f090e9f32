"""Programs whose types cannot be, made by hand: a check of each says what is wrong with it, and ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from struct import pack

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.depth import allow_long_chains
from fencepost.search.resident import resident_megabytes
from tests.assembly.examine import limited
from tests.assembly.made import CODE, Made, compressed

SETTINGS = Settings(max_states=200, time=5.0, model="sc")
SECONDS, MEMORY = 20.0, 600 << 20
RUN, VOID, INSTANCE = 0x06000001, (0, 0, 1), (0x20, 0, 1)
VALUE, CLASS, GENERIC, VAR, ARRAY, INT = 0x11, 0x12, 0x15, 0x13, 0x1D, 8
RET, POP, CALL, NEWOBJ, LDSTR, INITOBJ, CASTCLASS = b"\x2a", b"\x26", b"\x28", b"\x73", b"\x72", b"\xfe\x15", b"\x74"
LDLOCA_0 = b"\x12\x00"
FIRST = 3
"""The row of the first type that a program adds, after `<Module>` and that of the harness."""


def named(row: int, table: int = 0) -> int:
    """A TypeDefOrRef: of a type of the program (0), a reference (1) or a specification (2)."""
    return row << 2 | table


OBJECT, VALUE_TYPE, ENUM = named(1, 1), named(2, 1), named(3, 1)


class Hostile(Made):
    """A program with one harness, `Tests.Run`."""

    def __init__(
        self, code: bytes, locals: tuple[int, ...] = (), stack: int = 8, size: int = -1, clauses: bytes = b""
    ) -> None:
        super().__init__()
        self.add("AssemblyRef", 10, 0, 0, 0, 0, 0, self.name("System.Runtime"), 0, 0)
        for name in ("Object", "ValueType", "Enum"):
            self.add("TypeRef", 1 << 2 | 2, self.name(name), self.name("System"))
        signature = self.add("StandAloneSig", self.blob(*locals)) if locals else 0
        self.method("Run", VOID, self.body(code, 0x11000000 | signature if signature else 0, stack, size, clauses))
        self.kind("Tests", fields=1, methods=1)

    def body(self, code: bytes, locals: int = 0, stack: int = 8, size: int = -1, clauses: bytes = b"") -> int:
        self.code += bytes(-len(self.code) % 4)
        at = CODE + len(self.code)
        flags = 0x3013 | (8 if clauses else 0)
        self.code += pack("<HHII", flags, stack, len(code) if size < 0 else size, locals) + code
        if clauses:
            self.code += bytes(-len(self.code) % 4) + pack("<I", 0x41 | 4 + len(clauses) << 8) + clauses
        return at

    def kind(self, name: str, base: int = OBJECT, flags: int = 1, fields: int = 0, methods: int = 0) -> int:
        """A type, of which follow all fields and methods that are added until the next one."""
        fields = fields or len(self.rows.get("Field", ())) + 1
        methods = methods or len(self.rows.get("MethodDef", ())) + 1
        return self.add("TypeDef", flags, self.name(name), 0, base, fields, methods)

    def field(self, *type: int, flags: int = 6) -> int:
        return self.add("Field", flags, self.name("f"), self.blob(6, *type))

    def constructor(self) -> int:
        return self.add("MethodDef", self.body(RET), 0, 0x1886, self.name(".ctor"), self.blob(*INSTANCE), 1)

    def generic(self, type: int) -> None:
        self.add("GenericParam", 0, 0, type << 1, self.name("T"))


def token(table: int, row: int) -> bytes:
    return pack("<I", table << 24 | row)


NEW = NEWOBJ + token(6, 2) + POP + RET


def closed(type: int, *argument: int, kind: int = CLASS) -> tuple[int, ...]:
    """The signature of a generic type with an argument."""
    return (GENERIC, kind, *compressed(named(type)), 1, *argument)


def derives_from_itself() -> Hostile:
    made = Hostile(NEW)
    made.kind("A", named(FIRST))
    made.constructor()
    return made


def bases_in_a_circle() -> Hostile:
    made = Hostile(NEW)
    made.kind("A", named(FIRST + 1))
    made.constructor()
    made.kind("B", named(FIRST))
    return made


def nested_in_a_circle() -> Hostile:
    made = Hostile(NEW)
    made.kind("A", flags=2)
    made.constructor()
    made.kind("B", flags=2)
    made.add("NestedClass", FIRST, FIRST + 1)
    made.add("NestedClass", FIRST + 1, FIRST)
    return made


def interfaces_in_a_circle() -> Hostile:
    made = Hostile(NEWOBJ + token(6, 2) + CASTCLASS + token(2, FIRST + 2) + POP + RET)
    made.kind("A")
    made.constructor()
    made.kind("I", 0, 0xA1)
    made.kind("J", 0, 0xA1)
    for type, interface in ((FIRST, FIRST + 1), (FIRST + 1, FIRST + 2), (FIRST + 2, FIRST + 1)):
        made.add("InterfaceImpl", type, named(interface))
    return made


def struct_in_itself() -> Hostile:
    made = Hostile(LDLOCA_0 + INITOBJ + token(2, FIRST) + RET, (7, 1, VALUE, named(FIRST)))
    made.kind("S", VALUE_TYPE)
    made.field(VALUE, named(FIRST))
    return made


def struct_in_itself_through_another() -> Hostile:
    made = Hostile(LDLOCA_0 + INITOBJ + token(2, FIRST) + RET, (7, 1, VALUE, named(FIRST)))
    made.kind("S", VALUE_TYPE)
    made.field(VALUE, named(FIRST + 1))
    made.kind("U", VALUE_TYPE)
    made.field(VALUE, named(FIRST))
    return made


def struct_of_larger_and_larger_ones() -> Hostile:
    made = Hostile(LDLOCA_0 + INITOBJ + token(0x1B, 1) + RET, (7, 1, *closed(FIRST, INT, kind=VALUE)))
    made.kind("S", VALUE_TYPE)
    made.field(*closed(FIRST, *closed(FIRST, VAR, 0, kind=VALUE), kind=VALUE))
    made.generic(FIRST)
    made.add("TypeSpec", made.blob(*closed(FIRST, INT, kind=VALUE)))
    return made


def enum_of_itself() -> Hostile:
    made = Hostile(LDLOCA_0 + INITOBJ + token(2, FIRST) + RET, (7, 1, VALUE, named(FIRST)))
    made.kind("E", ENUM)
    made.field(VALUE, named(FIRST), flags=0x606)
    return made


def derives_from_a_larger_one() -> Hostile:
    made = Hostile(NEWOBJ + token(10, 1) + POP + RET)
    made.kind("A", named(1, 2))
    made.constructor()
    made.generic(FIRST)
    made.add("TypeSpec", made.blob(*closed(FIRST, *closed(FIRST, VAR, 0))))
    made.add("TypeSpec", made.blob(*closed(FIRST, INT)))
    made.add("MemberRef", 2 << 3 | 4, made.name(".ctor"), made.blob(*INSTANCE))
    return made


def calls_a_larger_one() -> Hostile:
    """Each method calls that of a type with one more argument inside: an endless expansion."""
    made = Hostile(CALL + token(10, 2) + RET)
    made.kind("A")
    made.method("M", VOID, made.body(CALL + token(10, 1) + RET))
    made.generic(FIRST)
    made.add("TypeSpec", made.blob(*closed(FIRST, *closed(FIRST, VAR, 0))))
    made.add("TypeSpec", made.blob(*closed(FIRST, INT)))
    for row in (1, 2):
        made.add("MemberRef", row << 3 | 4, made.name("M"), made.blob(*VOID))
    return made


def derives_from_its_argument() -> Hostile:
    made = Hostile(NEWOBJ + token(10, 1) + POP + RET)
    made.kind("A", named(1, 2))
    made.constructor()
    made.generic(FIRST)
    made.add("TypeSpec", made.blob(VAR, 0))
    made.add("TypeSpec", made.blob(*closed(FIRST, INT)))
    made.add("MemberRef", 2 << 3 | 4, made.name(".ctor"), made.blob(*INSTANCE))
    return made


def arrays_of_arrays() -> Hostile:
    return Hostile(RET, (7, 1, *[ARRAY] * 3000, INT))


def code_in_the_headers() -> Hostile:
    made = Hostile(CALL + token(6, 2) + RET)
    made.method("M", VOID, 0x10)
    return made


def code_behind_the_end() -> Hostile:
    made = Hostile(CALL + token(6, 2) + RET)
    made.method("M", VOID, 0x7FFFFFF0)
    return made


def code_that_is_longer_than_the_file() -> Hostile:
    return Hostile(RET, size=0x7FFFFFF0)


def as_many_locals_as_there_can_be() -> Hostile:
    return Hostile(RET, (7, *compressed(0xFFFF), *[INT] * 0xFFFF), stack=0xFFFF)


def more_locals_than_are_told() -> Hostile:
    return Hostile(RET, (7, *compressed(0x1FFFFFFF), INT))


def text_that_is_not_there() -> Hostile:
    return Hostile(LDSTR + token(0x70, 0xFFFFFF) + POP + RET)


def clause_behind_the_body() -> Hostile:
    return Hostile(b"\x00\x00" + RET, clauses=pack("<6I", 2, 0, 1, 0x1000, 0x7FFFFFFF, 0))


def clauses_that_cross() -> Hostile:
    finally_, nop = b"\xdc", b"\x00"
    code = nop * 4 + b"\xde\x02" + finally_ + finally_ + RET
    return Hostile(code, clauses=pack("<6I", 2, 0, 3, 6, 1, 0) + pack("<6I", 2, 1, 5, 7, 1, 0))


REFUSED: dict[Callable[[], Hostile], str] = {
    derives_from_itself: "the type A is derived from itself",
    bases_in_a_circle: "the type A is derived from itself",
    nested_in_a_circle: "the code of Tests.Run is not valid at IL_0000: it names something that is no method",
    struct_in_itself: "a S contains itself",
    struct_in_itself_through_another: "a S contains itself",
    struct_of_larger_and_larger_ones: "the generic type S is instantiated without end",
    enum_of_itself: "the enum E is of a type that is no number",
    derives_from_a_larger_one: "the generic type A is instantiated without end",
    calls_a_larger_one: "the generic type A is instantiated without end",
    derives_from_its_argument: "the type A<System.Int32> is derived from a type parameter",
    arrays_of_arrays: "the code of Tests.Run cannot be read: a type is nested too deeply",
    code_in_the_headers: "the code of Tests.M cannot be read: its code lies outside the file",
    code_behind_the_end: "the code of Tests.M cannot be read: its code lies outside the file",
    code_that_is_longer_than_the_file: "the code of Tests.Run cannot be read: its code is cut off",
    more_locals_than_are_told: "the code of Tests.Run cannot be read: a signature claims more than it holds",
    text_that_is_not_there: "the code of Tests.Run is not valid at IL_0000: there is no such text",
    clause_behind_the_body: "the code of Tests.Run is not valid at IL_1000: an exception clause has a border",
    clauses_that_cross: "the code of Tests.Run is not valid at IL_0001: an exception clause begins inside of another",
}
HARMLESS = as_many_locals_as_there_can_be, interfaces_in_a_circle
"""What is strange, and can be run; the runtime does not load an interface that inherits itself."""


def verdict(made: Hostile, folder: Path) -> tuple[str, str]:
    """What a check says of a program, and why it does not say more."""
    allow_long_chains()
    path = folder / "Made.dll"
    path.write_bytes(made.image())
    with limited(SECONDS, MEMORY):
        program = Program(path)
        type, method = next(program.units(lambda method: method.token == RUN))
        unit = check_unit(program, type, method, SETTINGS._replace(max_memory=int(resident_megabytes()) + 300))
    assert not unit.mistakes, unit.mistakes[0].traceback
    return unit.verdict, " ".join(why.reason for why in unit.unsupported)


@pytest.mark.parametrize("make", REFUSED, ids=lambda make: make.__name__)
def test_what_cannot_be_is_unsupported_and_told(make: Callable[[], Hostile], tmp_path: Path) -> None:
    said, why = verdict(make(), tmp_path)
    assert said == "UNSUPPORTED"
    assert REFUSED[make] in why


@pytest.mark.parametrize("make", HARMLESS, ids=lambda make: make.__name__)
def test_what_is_strange_is_checked(make: Callable[[], Hostile], tmp_path: Path) -> None:
    assert verdict(make(), tmp_path) == ("HOLDS", "")
