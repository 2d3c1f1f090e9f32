"""One module's metadata: its tables and heaps, and what tokens and coded indexes in them name."""

from collections.abc import Callable
from functools import cache

from fencepost.assembly.damage import Allowance, DamagedError
from fencepost.assembly.heaps import Blobs, Guids, Strings, UserStrings
from fencepost.assembly.root import read_streams
from fencepost.assembly.schema import NUMBERS
from fencepost.assembly.signatures import Shared, SignatureReader
from fencepost.assembly.tables import Children, Tables, coded
from fencepost.assembly.text import method_text
from fencepost.model.members import FieldReference, Member, MethodReference
from fencepost.model.types import MethodSignature, Named, TypeExpression

TYPE_DEF_OR_REF = coded("TypeDefOrRef")
_RESOLUTION_SCOPE = coded("ResolutionScope")
_IMPLEMENTATION = coded("Implementation")
_MEMBER_REF_PARENT = coded("MemberRefParent")
METHOD_DEF_OR_REF = coded("MethodDefOrRef")
_DEEPEST = 100
_LARGE = 4096
_FIELD_SIGNATURE = 6
_NESTED_VISIBILITIES = range(2, 8)  # II.23.1.15: nested public to nested family-or-assembly

TYPE_REF, TYPE_DEF, FIELD, METHOD, MEMBER_REF, SIGNATURE = 0x01, 0x02, 0x04, 0x06, 0x0A, 0x11
MODULE_REF, TYPE_SPEC, METHOD_SPEC, STRING = 0x1A, 0x1B, 0x2B, 0x70

Nameable = Member | TypeExpression | MethodSignature | str
"""Anything that a token in an instruction can name; a `str` is a literal."""


class Metadata:
    """Everything is resolved on demand and remembered. Rows count from 1; broken ones raise `DamagedError`."""

    def __init__(self, root: memoryview, allowance: Allowance | None = None) -> None:
        self.allowance = allowance or Allowance(len(root))
        streams = read_streams(root)
        tables = streams.get("#~") or streams.get("#-") or streams.get("#Schema")
        if tables is None:
            raise DamagedError("the metadata has no tables")
        empty = root[:0]
        self.strings = Strings(streams.get("#Strings", empty), self.allowance)
        self.blobs = Blobs(streams.get("#Blob", empty))
        self.guids = Guids(streams.get("#GUID", empty))
        self.user_strings = UserStrings(streams.get("#US", empty))
        self.tables = Tables(tables, minimal_delta="#JTD" in streams)
        self.fields = self.children("TypeDef", 4, "Field", "FieldPtr")
        self.methods = self.children("TypeDef", 5, "MethodDef", "MethodPtr")
        self.parameters = self.children("MethodDef", 5, "Param", "ParamPtr")
        self._shared = Shared()
        self.large: dict[int, int] = {}
        """How long large signatures are when they are written out, by the offset of the blob; many may share one."""
        self._enclosing: dict[int, int] | None = None

        self.type_of: Callable[[int], TypeExpression] = cache(self._type_of)
        """The type that a TypeDefOrRef coded index names."""
        self.type_name: Callable[[int], str] = cache(self._type_name)
        """The full name of a type that the module defines, by its row."""
        self.field_type: Callable[[int], TypeExpression] = cache(self._field_type)
        """The type in a field's signature, by the offset of its blob."""
        self.method_signature: Callable[[int], MethodSignature] = cache(self._method_signature)
        """A method's signature, by the offset of its blob."""
        self.locals: Callable[[int], tuple[TypeExpression, ...]] = cache(self._locals)
        """The types of a body's local variables, by the token in its header."""
        self.member: Callable[[int], Member] = cache(self._member)
        """The field or method that a token names: a definition, a reference or an instantiation."""

    def children(self, parent: str, column: int, child: str, pointer: str) -> Children:
        """Which rows of a table belong to each row of another."""
        return Children(self.tables[parent], column, self.tables[child], self.tables[pointer])

    # ---- types

    def _type_of(self, index: int) -> TypeExpression:
        table, row = TYPE_DEF_OR_REF(index)
        if table == "TypeSpec":
            reader = self._signature(self.tables["TypeSpec"].row(row)[0])
            found = reader.type()
            self._shared.sizes[index] = reader.size
            self.allowance.spend(reader.size)
            return found
        if table in ("TypeRef", "TypeDef"):
            named = self._type_ref(row) if table == "TypeRef" else Named(self.type_name(row))
            self._shared.sizes[index] = len(named.name)
            return named
        raise DamagedError("a type is named by an index that means nothing")

    def _type_name(self, row: int) -> str:
        flags, name, namespace, *_ = self.tables["TypeDef"].row(row)
        text = self.strings[name]
        if flags & 7 in _NESTED_VISIBILITIES:
            return self._nested_name(row, text)
        return self._in_namespace(namespace, text)

    def _in_namespace(self, namespace: int, name: str) -> str:
        prefix = self.strings[namespace] if namespace else ""
        self.allowance.spend(len(prefix) + len(name))
        return f"{prefix}.{name}" if prefix else name

    def enclosing(self, row: int) -> int:
        """The row of the type that a nested type is in, 0 at top level."""
        if self._enclosing is None:
            self._enclosing = {nested: outer for nested, outer in reversed(self.tables["NestedClass"].rows())}  # noqa: C416
        return self._enclosing.get(row, 0)

    def _nested_name(self, row: int, text: str) -> str:
        names = [text]
        for _ in range(_DEEPEST):
            row = self.enclosing(row)
            if not row:
                break
            flags, name, namespace, *_ = self.tables["TypeDef"].row(row)
            nested = flags & 7 in _NESTED_VISIBILITIES
            names.append(self._in_namespace(0 if nested else namespace, self.strings[name]))
            if not nested:
                break
        else:
            raise DamagedError(f"the type {text} is nested in itself")
        return "+".join(reversed(names))

    def _type_ref(self, row: int) -> Named:
        names: list[str] = []
        for _ in range(_DEEPEST):
            scope, name, namespace = self.tables["TypeRef"].row(row)
            table, outer = _RESOLUTION_SCOPE(scope)
            names.append(self._in_namespace(namespace, self.strings[name]))
            if table != "TypeRef":
                return Named("+".join(reversed(names)), self._scope_name(table, outer))
            row = outer
        raise DamagedError(f"the reference to the type {names[0]} is nested in itself")

    def exported_type(self, row: int) -> tuple[str, str]:
        """An exported type's full name and the assembly that defines it, "" when another module of this one does."""
        names: list[str] = []
        for _ in range(_DEEPEST):
            _, _, name, namespace, implementation = self.tables["ExportedType"].row(row)
            names.append(self._in_namespace(namespace, self.strings[name]))
            table, row = _IMPLEMENTATION(implementation)
            if table != "ExportedType":
                return "+".join(reversed(names)), self._scope_name(table, row)
        raise DamagedError(f"the exported type {names[0]} is nested in itself")

    def _scope_name(self, table: str, row: int) -> str:
        if table == "AssemblyRef" and row:
            return self.strings[self.tables["AssemblyRef"].row(row)[6]]
        if table == "ModuleRef" and row:
            return self.strings[self.tables["ModuleRef"].row(row)[0]]
        return ""

    # ---- signatures

    def _signature(self, blob: int) -> SignatureReader:
        return SignatureReader(self.blobs[blob], self.type_of, self._shared)

    def _note(self, blob: int, size: int) -> None:
        self.allowance.spend(size)
        if size > _LARGE:
            self.large[blob] = size

    def _field_type(self, blob: int) -> TypeExpression:
        reader = self._signature(blob)
        found = reader.field()
        self._note(blob, reader.size)
        return found

    def _method_signature(self, blob: int) -> MethodSignature:
        reader = self._signature(blob)
        found = reader.method()
        self._note(blob, reader.size)
        return found

    def _locals(self, token: int) -> tuple[TypeExpression, ...]:
        if not token:
            return ()
        (blob,) = self.tables["StandAloneSig"].row(token & 0xFFFFFF)
        reader = self._signature(blob)
        found = reader.locals()
        self.allowance.spend(reader.size)
        return found

    # ---- members

    def _member(self, token: int) -> Member:
        table, row = token >> 24, token & 0xFFFFFF
        if table == METHOD:
            return self._method_definition(row)
        if table == FIELD:
            return self._field_definition(row)
        if table == MEMBER_REF:
            return self._member_reference(row)
        if table == METHOD_SPEC:
            return self._instantiation(row)
        raise DamagedError(f"the token 0x{token:08x} names no member")

    def method(self, index: int) -> MethodReference:
        """The method that a MethodDefOrRef coded index names."""
        table, row = METHOD_DEF_OR_REF(index)
        found = self.member(NUMBERS[table] << 24 | row)
        if not isinstance(found, MethodReference):
            raise DamagedError("a field stands where a method is expected")
        return found

    def _field_definition(self, row: int) -> FieldReference:
        _, name, signature = self.tables["Field"].row(row)
        owner = self.type_of(self.fields.owner(row) << 2)
        return FieldReference(owner, self.strings[name], self.field_type(signature), FIELD << 24 | row)

    def _method_definition(self, row: int) -> MethodReference:
        _, _, _, name, signature, _ = self.tables["MethodDef"].row(row)
        owner = self.type_of(self.methods.owner(row) << 2)
        return MethodReference(owner, self.strings[name], self.method_signature(signature), (), METHOD << 24 | row)

    def _member_reference(self, row: int) -> Member:
        parent, name, signature = self.tables["MemberRef"].row(row)
        table, parent_row = _MEMBER_REF_PARENT(parent)
        text = self.strings[name]
        if table == "MethodDef":
            called = self._method_definition(parent_row)
            found = self.method_signature(signature)
            return MethodReference(called.owner, text, found, (), called.definition, method_text(called))
        owner = self.member_owner(parent)
        if self.is_field(signature):
            return FieldReference(owner, text, self.field_type(signature))
        return MethodReference(owner, text, self.method_signature(signature))

    def is_field(self, blob: int) -> bool:
        """True if a member's signature says that the member is a field."""
        signature = self.blobs[blob]
        return bool(signature) and signature[0] & 0x0F == _FIELD_SIGNATURE

    def member_owner(self, parent: int) -> TypeExpression:
        """The type that a MemberRefParent coded index names; a global member's is written `[module]`."""
        table, row = _MEMBER_REF_PARENT(parent)
        if table == "TypeDef":
            return self.type_of(row << 2)
        if table == "TypeRef":
            return self.type_of(row << 2 | 1)
        if table == "TypeSpec":
            return self.type_of(row << 2 | 2)
        if table == "ModuleRef":
            return Named(f"[{self.strings[self.tables['ModuleRef'].row(row)[0]]}]")
        raise DamagedError("a member belongs to nothing that there is")

    def _instantiation(self, row: int) -> MethodReference:
        method, arguments = self.tables["MethodSpec"].row(row)
        table, inner = METHOD_DEF_OR_REF(method)
        base = self.member(NUMBERS[table] << 24 | inner)
        if not isinstance(base, MethodReference):
            raise DamagedError("a field is instantiated like a generic method")
        reader = self._signature(arguments)
        types = reader.method_spec()
        self.allowance.spend(reader.size)
        return MethodReference(base.owner, base.name, base.signature, types, base.definition)

    # ---- tokens of instructions

    def named(self, token: int) -> Nameable:
        """The type, member or literal that a token of an instruction names."""
        table, row = token >> 24, token & 0xFFFFFF
        if table in (FIELD, METHOD, MEMBER_REF, METHOD_SPEC):
            return self.member(token)
        if table == TYPE_DEF:
            return self.type_of(row << 2)
        if table == TYPE_REF:
            return self.type_of(row << 2 | 1)
        if table == TYPE_SPEC:
            return self.type_of(row << 2 | 2)
        if table == STRING:
            return self.user_strings[row]
        if table == SIGNATURE:
            return self.method_signature(self.tables["StandAloneSig"].row(row)[0])
        raise DamagedError(f"the token 0x{token:08x} names nothing that an instruction can use")
