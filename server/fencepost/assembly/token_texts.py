"""What tokens name, as text: the names in listings, and what content keys are made of."""

from collections.abc import Callable
from functools import cache

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.metadata import FIELD, MEMBER_REF, METHOD, Metadata, Nameable
from fencepost.assembly.tables import coded
from fencepost.assembly.text import field_text, member_text, method_text, signature_text, type_text
from fencepost.model.members import FieldReference, MethodReference
from fencepost.model.types import MethodSignature

_MEMBER_REF_PARENT = coded("MemberRefParent")


class TokenTexts(dict[int, str]):
    """The text of each token, made when it is asked for; "?" for a broken one, which `report` is told of.

    It is what `text` makes of `Metadata.named`. Most members are put together from texts of signatures and owners that
    others have too, which takes half the time.
    """

    def __init__(self, metadata: Metadata, report: Callable[[int, DamagedError], None]) -> None:
        super().__init__()
        self._metadata = metadata
        self._report = report
        self._method_row = metadata.tables["MethodDef"].row
        self._field_row = metadata.tables["Field"].row
        self._signature: Callable[[int], str] = cache(lambda blob: signature_text(metadata.method_signature(blob)))
        self._field: Callable[[int], str] = cache(lambda blob: type_text(metadata.field_type(blob)))
        self._owner: Callable[[int], str] = cache(lambda parent: type_text(metadata.member_owner(parent)))

    def __missing__(self, token: int) -> str:
        try:
            text = self._text(token)
            self._metadata.allowance.spend(len(text))
        except DamagedError as damage:
            self._report(token, damage)
            text = "?"
        self[token] = text
        return text

    def _text(self, token: int) -> str:
        metadata, table, row = self._metadata, token >> 24, token & 0xFFFFFF
        if table == METHOD:
            _, _, _, name, signature, _ = self._method_row(row)
            owner = metadata.type_name(metadata.methods.owner(row))
            return member_text(owner, metadata.strings[name], self._signature(signature))
        if table == FIELD:
            _, name, signature = self._field_row(row)
            owner = metadata.type_name(metadata.fields.owner(row))
            return member_text(owner, metadata.strings[name], self._field(signature))
        if table == MEMBER_REF:
            return self._reference(row)
        return _text(metadata.named(token))

    def _reference(self, row: int) -> str:
        parent, name, signature = self._metadata.tables["MemberRef"].row(row)
        table, method = _MEMBER_REF_PARENT(parent)
        owner = self[METHOD << 24 | method] if table == "MethodDef" else self._owner(parent)
        rest = self._field if self._metadata.is_field(signature) else self._signature
        return member_text(owner, self._metadata.strings[name], rest(signature))


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
