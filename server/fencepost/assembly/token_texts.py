"""The names behind tokens as text, for listings and for the keys of contents."""

from collections.abc import Callable, Iterator
from functools import cache

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.generated_names import GeneratedNames, has_number
from fencepost.assembly.metadata import FIELD, MEMBER_REF, METHOD, Metadata, Nameable
from fencepost.assembly.tables import coded
from fencepost.assembly.text import field_text, method_text, signature_text, type_text
from fencepost.model.members import FieldReference, MethodReference
from fencepost.model.types import MethodSignature

_MEMBER_REF_PARENT = coded("MemberRefParent")


class TokenTexts(dict[int, str]):
    """The text of each token, made when it is asked for; "?" for a broken token, which is reported to `report`.

    It is what `text` makes of `Metadata.named`. Most members are put together from texts of signatures and owners that
    others have too, which takes half the time. With `names`, numbers in names are replaced.
    """

    def __init__(
        self, metadata: Metadata, report: Callable[[int, DamagedError], None], names: GeneratedNames | None = None
    ) -> None:
        super().__init__()
        self._names = names
        self._metadata = metadata
        self._report = report
        self._strings = metadata.strings
        self._spend = metadata.allowance.spend
        self._method_row = metadata.tables["MethodDef"].row
        self._field_row = metadata.tables["Field"].row
        self._reference_row = metadata.tables["MemberRef"].row
        self._signature: Callable[[int], str] = cache(lambda blob: self.text(metadata.method_signature(blob)))
        self._field: Callable[[int], str] = cache(lambda blob: self.text(metadata.field_type(blob)))
        self._members = {
            METHOD << 24: (metadata.methods, self._method_row, 3, 4, self._signature),
            FIELD << 24: (metadata.fields, self._field_row, 1, 2, self._field),
        }
        self._member: Callable[[int], str] = cache(self._member_type)
        self._owner: Callable[[int], str] = cache(lambda parent: self.text(metadata.member_owner(parent)))
        self._type: Callable[[int], str] = cache(lambda row: self._type_text(metadata.type_name(row)))

    def __missing__(self, token: int) -> str:
        text = self[token] = self.made(token)
        return text

    def made(self, token: int) -> str:
        """The text of a token, which is not kept."""
        try:
            text = self._text(token)
            self._spend(len(text))
        except DamagedError as damage:
            self._report(token, damage)
            return "?"
        return text

    def siblings(self, token: int) -> Iterator[tuple[int, str | None]]:
        """Tokens and texts of all methods, or fields, of a member's type, which are not kept; None for a broken one.

        When most are wanted, this takes half as long as one at a time.
        """
        table = token & 0xFF000000
        children, row_of, name, signature, type = self._members[table]
        try:
            owner = children.owner(token & 0xFFFFFF)
            type_name = self._type(owner)
            rows = children.of(owner)
        except DamagedError:
            return
        for row in rows:
            try:
                values = row_of(row)
                text = f"{type_name}::{self._name(type_name, values[name])} : {type(values[signature])}"
                self._spend(len(text))
            except DamagedError:
                yield table | row, None
            else:
                yield table | row, text

    def text(self, named: Nameable) -> str:
        """The text of what a token names, or of a type."""
        text = _text(named)
        return _text(self._names.renamed(named)) if self._names is not None and has_number(text) else text

    def _text(self, token: int) -> str:
        metadata, table, row = self._metadata, token >> 24, token & 0xFFFFFF
        if table == METHOD:
            _, _, _, name, signature, _ = self._method_row(row)
            owner = self._type(metadata.methods.owner(row))
            return f"{owner}::{self._name(owner, name)} : {self._signature(signature)}"
        if table == MEMBER_REF:
            parent, name, signature = self._reference_row(row)
            if self._strings[name].startswith("<"):
                return self.text(metadata.named(token))
            kind, method = _MEMBER_REF_PARENT(parent)
            owner = self[METHOD << 24 | method] if kind == "MethodDef" else self._owner(parent)
            return f"{owner}::{self._strings[name]} : {self._member(signature)}"
        if table == FIELD:
            _, name, signature = self._field_row(row)
            owner = self._type(metadata.fields.owner(row))
            return f"{owner}::{self._name(owner, name)} : {self._field(signature)}"
        named = metadata.named(token)
        return named if isinstance(named, str) else self.text(named)

    def _name(self, owner: str, name: int) -> str:
        """The name of a member of a type that the module defines."""
        text = self._strings[name]
        return self._names.member(owner, text) if self._names is not None and text.startswith("<") else text

    def _type_text(self, name: str) -> str:
        return self._names.type(name) if self._names is not None else name

    def _member_type(self, signature: int) -> str:
        return (self._field if self._metadata.is_field(signature) else self._signature)(signature)


def _text(named: Nameable) -> str:
    if isinstance(named, str):
        return named
    if isinstance(named, MethodReference):
        return method_text(named)
    if isinstance(named, FieldReference):
        return field_text(named)
    if isinstance(named, MethodSignature):
        return signature_text(named)
    return type_text(named)
