"""Signature blobs (ECMA-335 II.23.2) to type expressions."""

from collections.abc import Callable

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.heaps import compressed, compressed_signed
from fencepost.model.types import (
    Array,
    ByRef,
    FunctionPointerType,
    Instance,
    MethodSignature,
    Modified,
    Named,
    Parameter,
    Pinned,
    PointerType,
    TypeExpression,
    Vector,
)

_DEEPEST = 100
_LONGEST = 1 << 20
_LONGEST_PRIMITIVE = len("System.TypedReference")
_LARGEST_RANK = 32  # the runtime's own limit

PRIMITIVES: dict[int, Named] = {
    0x01: Named("System.Void"),
    0x02: Named("System.Boolean"),
    0x03: Named("System.Char"),
    0x04: Named("System.SByte"),
    0x05: Named("System.Byte"),
    0x06: Named("System.Int16"),
    0x07: Named("System.UInt16"),
    0x08: Named("System.Int32"),
    0x09: Named("System.UInt32"),
    0x0A: Named("System.Int64"),
    0x0B: Named("System.UInt64"),
    0x0C: Named("System.Single"),
    0x0D: Named("System.Double"),
    0x0E: Named("System.String"),
    0x16: Named("System.TypedReference"),
    0x18: Named("System.IntPtr"),
    0x19: Named("System.UIntPtr"),
    0x1C: Named("System.Object"),
}
"""Element types that stand for a type of the library (II.23.1.16)."""

_PTR, _BYREF, _VALUETYPE, _CLASS, _VAR, _ARRAY, _GENERICINST = 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15
_FNPTR, _SZARRAY, _MVAR, _REQUIRED, _OPTIONAL, _PINNED = 0x1B, 0x1D, 0x1E, 0x1F, 0x20, 0x45
_FIELD, _LOCALS, _PROPERTY, _METHOD_SPEC = 0x06, 0x07, 0x08, 0x0A
_SENTINEL = b"\x41"
_GENERIC, _HAS_THIS, _EXPLICIT_THIS, _KIND = 0x10, 0x20, 0x40, 0x0F

TypeOf = Callable[[int], TypeExpression]
"""The type that a TypeDefOrRef coded index names."""


class Shared:
    """The data that the readers of one module's signatures share."""

    def __init__(self) -> None:
        self.depth = 0
        """How deep the reader is, in a signature and in those of type specifications that it names."""
        self.sizes: dict[int, int] = {}
        """How long the names of types are, by coded index."""
        self.named: dict[int, TypeExpression] = {}
        """Types that signatures name, by coded index and, in the lowest bit, whether they are value types."""


class SignatureReader:
    """One signature. `type_of` resolves the types that it names.

    `size` counts the characters of the names that the signature is written with.
    """

    def __init__(self, data: bytes, type_of: TypeOf, shared: Shared | None = None) -> None:
        self._data = data
        self._position = 0
        self._type_of = type_of
        self._shared = shared or Shared()
        self.size = _LONGEST_PRIMITIVE * len(data)

    def field(self) -> TypeExpression:
        """A field's type (II.23.2.4)."""
        if self._byte() & _KIND != _FIELD:
            raise DamagedError("a field has the signature of something else")
        return self.type()

    def locals(self) -> tuple[TypeExpression, ...]:
        """The local variables of a body (II.23.2.6)."""
        if self._byte() != _LOCALS:
            raise DamagedError("local variables have the signature of something else")
        return self._types(self._number())

    def method_spec(self) -> tuple[TypeExpression, ...]:
        """The arguments of a generic method's instantiation (II.23.2.15)."""
        if self._byte() != _METHOD_SPEC:
            raise DamagedError("a generic instantiation has the signature of something else")
        return self._types(self._number())

    def method(self) -> MethodSignature:
        """A method, a call site or a property (II.23.2.1 to II.23.2.3, II.23.2.5)."""
        header = self._byte()
        kind = header & _KIND
        if kind in (_FIELD, _LOCALS, _METHOD_SPEC):
            raise DamagedError("a method has the signature of something else")
        generic = self._number() if header & _GENERIC else 0
        count = self._number()
        returns = self.type()
        parameters: list[TypeExpression] = []
        required = -1
        self._check_count(count)
        for _ in range(count):
            if self._data[self._position : self._position + 1] == _SENTINEL:
                required = len(parameters)
                self._position += 1
            parameters.append(self.type())
        return MethodSignature(
            bool(header & _HAS_THIS),
            bool(header & _EXPLICIT_THIS),
            kind,
            generic,
            returns,
            tuple(parameters),
            len(parameters) if required < 0 else required,
        )

    def type(self) -> TypeExpression:
        """A type, its custom modifiers included."""
        code = self._byte()
        primitive = PRIMITIVES.get(code)
        if primitive is not None:
            return primitive
        shared = self._shared
        if code in (_CLASS, _VALUETYPE):
            start = self._position
            index = self._number()
            named = shared.named.get(index << 1 | (code == _VALUETYPE))
            if named is not None:
                self._count(index)
                return named
            self._position = start
        depth = shared.depth
        if depth > _DEEPEST:
            raise DamagedError("a type is nested too deeply, or contains itself")
        shared.depth = depth + 1
        try:
            return self._constructed(code)
        finally:
            shared.depth = depth

    def _constructed(self, code: int) -> TypeExpression:
        match code:
            case 0x12:  # CLASS
                return self._named(False)
            case 0x11:  # VALUETYPE
                return self._named(True)
            case 0x1D:  # SZARRAY
                return Vector(self.type())
            case 0x15:  # GENERICINST
                value = self._byte() == _VALUETYPE
                definition = self._named(value)
                return Instance(definition, self._types(self._number()))
            case 0x13:  # VAR
                return Parameter(self._number(), False)
            case 0x1E:  # MVAR
                return Parameter(self._number(), True)
            case 0x10:  # BYREF
                return ByRef(self.type())
            case 0x1F | 0x20:  # CMOD_REQD, CMOD_OPT
                modifier = self._type_at(self._number())
                return Modified(modifier, self.type(), code == _REQUIRED)
            case 0x0F:  # PTR
                return PointerType(self.type())
            case 0x45:  # PINNED
                return Pinned(self.type())
            case 0x14:  # ARRAY
                return self._array()
            case 0x1B:  # FNPTR
                return FunctionPointerType(self.method())
        raise DamagedError(f"0x{code:02x} is no type")

    def _named(self, value: bool) -> TypeExpression:
        index = self._number()
        found = self._type_at(index)
        named = self._shared.named[index << 1 | value] = (
            Named(found.name, found.scope, value) if isinstance(found, Named) else found
        )
        return named

    def _type_at(self, index: int) -> TypeExpression:
        found = self._type_of(index)
        self._count(index)
        return found

    def _count(self, index: int) -> None:
        self.size += self._shared.sizes.get(index, 0)
        if self.size > _LONGEST:
            raise DamagedError("a signature has more and longer names than any compiler writes")

    def _array(self) -> Array:
        element = self.type()
        rank = self._number()
        if rank > _LARGEST_RANK:
            raise DamagedError(f"an array has {rank} dimensions")
        sizes = tuple(self._number() for _ in range(self._check_count(self._number())))
        lows = tuple(self._signed() for _ in range(self._check_count(self._number())))
        return Array(element, rank, sizes, lows)

    def _types(self, count: int) -> tuple[TypeExpression, ...]:
        self._check_count(count)
        return tuple([self.type() for _ in range(count)])

    def _check_count(self, count: int) -> int:
        """Each thing that is counted takes at least a byte: a larger count is a lie."""
        if count > len(self._data) - self._position:
            raise DamagedError("a signature claims more than it holds")
        return count

    def _byte(self) -> int:
        try:
            value = self._data[self._position]
        except IndexError:
            raise DamagedError("a signature is cut off") from None
        self._position += 1
        return value

    def _number(self) -> int:
        value, self._position = compressed(self._data, self._position)
        return value

    def _signed(self) -> int:
        value, self._position = compressed_signed(self._data, self._position)
        return value
