"""Custom attributes' arguments (ECMA-335 II.23.3)."""

from collections.abc import Callable
from struct import Struct, error
from typing import Any

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.heaps import compressed
from fencepost.model.members import ArgumentValue, ArrayArgument, Float, Halves, TypedArgument
from fencepost.model.types import Instance, MethodSignature, Named, Parameter, TypeExpression, Vector

EnumSize = Callable[[str], str | None]
"""The name of the integer type that an enum is stored as, or None when the enum is not known."""

_PROLOG = 1
_NULL_ARRAY = 0xFFFFFFFF
_FIELD, _PROPERTY = 0x53, 0x54
_VECTOR, _TYPE, _BOXED, _ENUM = 0x1D, 0x50, 0x51, 0x55
_DEEPEST = 30
_BOXED_TYPE = Named("System.Object")
_SYSTEM_TYPE = "System.Type"

_LAYOUTS = {
    "System.Boolean": Struct("<?"),
    "System.Char": Struct("<H"),
    "System.SByte": Struct("<b"),
    "System.Byte": Struct("<B"),
    "System.Int16": Struct("<h"),
    "System.UInt16": Struct("<H"),
    "System.Int32": Struct("<i"),
    "System.UInt32": Struct("<I"),
    "System.Int64": Struct("<q"),
    "System.UInt64": Struct("<Q"),
    "System.Single": Struct("<I"),
    "System.Double": Struct("<Q"),
}
_TAGS = dict(zip(range(0x02, 0x0E), _LAYOUTS, strict=True)) | {0x0E: "System.String"}
CONSTANT_TYPES = _TAGS
"""Element types of constants (II.22.9) by code."""


def decode_arguments(
    blob: bytes, signature: MethodSignature, owner: TypeExpression, enum_size: EnumSize
) -> tuple[tuple[ArgumentValue, ...], tuple[tuple[str, ArgumentValue], ...]]:
    """The fixed and the named arguments of an attribute of type `owner`, made by a constructor of that signature."""
    return _decode(_Reader(blob, enum_size), signature, owner)


def decode_typed(
    blob: bytes, signature: MethodSignature, owner: TypeExpression, enum_size: EnumSize
) -> tuple[tuple[Any, ...], tuple[tuple[str, Any], ...]]:
    """The fixed and the named arguments of an attribute, each as a `TypedArgument`."""
    return _decode(_TypedReader(blob, enum_size), signature, owner)


def _decode(
    reader: "_Reader", signature: MethodSignature, owner: TypeExpression
) -> tuple[tuple[Any, ...], tuple[tuple[str, Any], ...]]:
    reader.expect(_PROLOG)
    arguments = owner.arguments if isinstance(owner, Instance) else ()
    fixed = []
    for parameter in signature.parameters:
        if isinstance(parameter, Parameter):
            if parameter.of_method or parameter.index >= len(arguments):
                raise DamagedError("an attribute's argument has a type that nothing defines")
            parameter = arguments[parameter.index]
        fixed.append(reader.value(parameter))
    return tuple(fixed), reader.named()


def decode_constant(code: int, blob: bytes) -> ArgumentValue:
    """A constant's value (II.22.9)."""
    name = CONSTANT_TYPES.get(code)
    if name is None:
        return None
    if name == "System.String":
        return _text(blob[: len(blob) & ~1])
    try:
        return _number(name, blob, 0)
    except error:
        raise DamagedError("a constant is cut off") from None


def _text(utf16: bytes) -> ArgumentValue:
    try:
        return utf16.decode("utf-16-le")
    except UnicodeDecodeError:
        return Halves(utf16)


def _number(name: str, data: bytes, position: int) -> ArgumentValue:
    (number,) = _LAYOUTS[name].unpack_from(data, position)
    if name in ("System.Single", "System.Double"):
        return Float(number, _LAYOUTS[name].size)
    return bool(number) if name == "System.Boolean" else int(number)


class _Reader:
    def __init__(self, data: bytes, enum_size: EnumSize) -> None:
        self._data = data
        self._position = 0
        self._enum_size = enum_size
        self._depth = 0

    def expect(self, prolog: int) -> None:
        if int.from_bytes(self._data[:2], "little") != prolog:
            raise DamagedError("an attribute's arguments do not begin with their prolog")
        self._position = 2

    def value(self, type: TypeExpression) -> Any:
        if isinstance(type, Vector):
            return self._items(type.element)
        if not isinstance(type, Named):
            raise DamagedError("an attribute's argument has a type that none can have")
        if type.name == "System.String" or type.name == _SYSTEM_TYPE:
            return self._text()
        if type.name == "System.Object":
            return self._boxed()
        size = type.name if type.name in _LAYOUTS else self._enum_size(type.name)
        if size not in _LAYOUTS:
            raise DamagedError(f"the enum {type.name} is not known")
        try:
            result = _number(size, self._data, self._position)
        except error:
            raise DamagedError("an attribute's argument is cut off") from None
        self._position += _LAYOUTS[size].size
        return result

    def named(self) -> tuple[tuple[str, Any], ...]:
        """Fields and properties that are set by name."""
        count = int.from_bytes(self._take(2), "little")
        out = []
        for _ in range(count):
            if self._take(1)[0] not in (_FIELD, _PROPERTY):
                raise DamagedError("an attribute's named argument is neither field nor property")
            type = self._type()
            name = self._text()
            out.append((name or "", self.value(type)))
        return tuple(out)

    def _type(self) -> TypeExpression:
        tag = self._take(1)[0]
        if tag in _TAGS:
            return Named(_TAGS[tag])
        if tag == _TYPE:
            return Named(_SYSTEM_TYPE)
        if tag == _BOXED:
            return _BOXED_TYPE
        if tag == _ENUM:
            return Named((self._text() or "").split(",")[0])
        if tag == _VECTOR:
            self._deeper()
            element = self._type()
            self._depth -= 1
            return Vector(element)
        raise DamagedError(f"0x{tag:02x} is no type of an attribute's argument")

    def _boxed(self) -> Any:
        self._deeper()
        value = self.value(self._type())
        self._depth -= 1
        return value

    def _items(self, element: TypeExpression) -> Any:
        count = int.from_bytes(self._take(4), "little")
        if count == _NULL_ARRAY:
            return None
        if count > len(self._data) - self._position:
            raise DamagedError("an attribute's array claims more than it holds")
        self._deeper()
        values = [self.value(element) for _ in range(count)]
        self._depth -= 1
        return self._array(values)

    def _array(self, values: list[Any]) -> Any:
        return ArrayArgument(tuple(values))

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise DamagedError("an attribute's arguments are nested too deeply")

    def _text(self) -> str | None:
        if self._data[self._position : self._position + 1] == b"\xff":
            self._position += 1
            return None
        size, self._position = compressed(self._data, self._position)
        return self._take(size).decode("utf-8", "replace")

    def _take(self, size: int) -> bytes:
        taken = self._data[self._position : self._position + size]
        if len(taken) < size:
            raise DamagedError("an attribute's arguments are cut off")
        self._position += size
        return taken


class _TypedReader(_Reader):
    def value(self, type: TypeExpression) -> Any:
        found = super().value(type)
        return found if isinstance(found, TypedArgument) else TypedArgument(type, found)

    def _array(self, values: list[Any]) -> Any:
        return tuple(values)
