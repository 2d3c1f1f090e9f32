"""The questions that a run asks of a program, and one digest of the program's answers.

A run is a function of the answers that it gets: where names lead, how types look, what methods mean. A verdict is
reused for a build that gives the same answers to all the questions that its run asked. Tokens, lines, and members that
nothing asked for are no part of any answer.

Members are asked for by name: a type's answer has its instance fields, its virtual methods and constructors, and of
the rest those whose names the run looked up anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b

from msgspec import Struct
from msgspec.structs import replace

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.klass import Klass
from fencepost.lowering.marks import marks
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.harness.assembly_marks import marked
from fencepost.machine.harness.preparing import prepares
from fencepost.model.members import Attribute, AttributeUse, Field, Method, MethodReference, Override, Type

_STATIC, _LITERAL, _VIRTUAL = 0x10, 0x40, 0x40
_ALWAYS = {".ctor", ".cctor", "Finalize"}
_NOWHERE, _LIBRARY = -1, 1
_LARGEST_DATA = 1 << 20


class Questions(Struct, frozen=True):
    """Assemblies are numbered as the run met them: the program, the model library, then others by the names that lead
    there.

    The run looked at every member of the `listed` types, and asked reflection about all of the `reflected` ones; with
    `all_types`, it asked which types the program has, and of which kinds. It read all texts of `texts` resources; with
    `literals`, it asked which literals the program has; with `marked`, what is around all tests of the program.
    """

    places: tuple[tuple[int, str, str, int], ...]
    types: tuple[tuple[int, str], ...]
    methods: tuple[tuple[int, str, str, str], ...]
    names: tuple[str, ...]
    fields: tuple[str, ...]
    listed: tuple[tuple[int, str], ...] = ()
    all_types: bool = False
    reflected: tuple[tuple[int, str], ...] = ()
    texts: tuple[tuple[int, str], ...] = ()
    literals: bool = False
    marked: bool = False


def questions_of(universe: Universe, harness: Method | Type, others: Sequence[Universe] = ()) -> Questions:
    """The questions that universes of one program have been asked, with the harness as one of them."""
    numbers = {universe.program: 0, universe.library: 1}
    places: dict[tuple[int, str, str, int], None] = {}
    types: dict[tuple[int, str], None] = {(0, harness.name if isinstance(harness, Type) else harness.owner): None}
    methods: dict[tuple[int, str, str, str], None] = {}
    if isinstance(harness, Method):
        methods[_named(0, harness)] = None
    every = (universe, *others)
    for one in every:
        places |= dict.fromkeys(_places(one, numbers))
        types |= dict.fromkeys(
            (numbers[assembly], type.name) for assembly, type in one.definitions() if assembly is not one.library
        )
        methods |= dict.fromkeys(_bodies(one, numbers))
    listed = _named_types(numbers, [klass for one in every for klass in one.listed])
    reflected = _named_types(numbers, [klass for one in every for klass in one.reflected])
    texts = dict.fromkeys((numbers[assembly], name) for one in every for assembly, name in one.texts)
    names = {method.name for one in every for method in one.method_list}.union(*[one.names for one in every])
    fields = set[str]().union(*[one.field_names for one in every])
    return Questions(
        tuple(places), tuple(types), tuple(methods), tuple(sorted(names)), tuple(sorted(fields)), listed,
        any(one.all_types for one in every), reflected, tuple(texts), any(one.all_literals for one in every),
        any(one.asks_for_tests for one in every),
    )  # fmt: skip


def _places(universe: Universe, numbers: dict[Assembly, int]) -> Iterator[tuple[int, str, str, int]]:
    """Where names have led; assemblies get their numbers."""
    for (assembly, scope, name), place in universe.places.items():
        target = _NOWHERE if place is None else numbers.setdefault(place[0], len(numbers))
        if assembly is not universe.library:
            yield numbers[assembly], scope, name, target


def _bodies(universe: Universe, numbers: dict[Assembly, int]) -> Iterator[tuple[int, str, str, str]]:
    """The methods whose code was asked for."""
    for method in universe.method_list:
        owner = method.owner.assembly
        if method.code is not None and owner is not None and owner is not universe.library:
            yield _named(numbers[owner], method.definition)
    for assembly, definition in universe.bodies:
        yield _named(numbers[assembly], definition)


def _named_types(numbers: dict[Assembly, int], klasses: Iterable[Klass]) -> tuple[tuple[int, str], ...]:
    """Types of the program and of what it refers to, each once."""
    found = dict.fromkeys(
        (numbers[klass.assembly], klass.generic)
        for klass in klasses
        if klass.assembly is not None and numbers[klass.assembly] != _LIBRARY
    )
    return tuple(found)


def _named(assembly: int, method: Method) -> tuple[int, str, str, str]:
    return assembly, method.owner, method.name, _signature(method)


def _signature(method: Method) -> str:
    return repr(method.signature)


class BuildAnswers:
    """Answers questions about one build. What many runs ask for is worked out once."""

    def __init__(self, universe: Universe) -> None:
        self._universe = universe
        self._types: dict[tuple[Assembly, str], Type | None] = {}
        self._heads: dict[tuple[Assembly, str], str] = {}
        self._members: dict[tuple[Assembly, str], dict[str, list[str]]] = {}
        self._methods: dict[tuple[Assembly, str], dict[tuple[str, str], Method]] = {}
        self._keys: dict[tuple[Assembly, int], str] = {}

    def digest(self, questions: Questions) -> str | None:
        """The answers to all questions; None when names lead elsewhere, so that the rest cannot be asked."""
        assemblies = self.assemblies(questions)
        if assemblies is None:
            return None
        content = blake2b(digest_size=16)
        for assembly in assemblies:
            name = "" if assembly is self._universe.program else assembly.name
            content.update(repr((name, assembly.references())).encode("utf-8", "backslashreplace"))
        names, fields = frozenset(questions.names), frozenset(questions.fields)
        for number, type in questions.types:
            content.update(self._type_text(assemblies[number], type, names, fields).encode("utf-8", "backslashreplace"))
        for number, type in questions.listed:
            content.update(self._members_text(assemblies[number], type).encode("utf-8", "backslashreplace"))
        for number, type in questions.reflected:
            content.update(self._reflection_text(assemblies[number], type).encode("utf-8", "backslashreplace"))
        if questions.all_types:
            heads = [(t.name, t.flags, t.base, t.interfaces, t.generic) for t in self._universe.program.types()]
            content.update(repr(heads).encode("utf-8", "backslashreplace"))
        if questions.literals:
            content.update(repr(sorted(self._universe.program.literals())).encode("utf-8", "backslashreplace"))
        if questions.marked:
            content.update(self._marked_text().encode("utf-8", "backslashreplace"))
        for number, name in questions.texts:
            found = assemblies[number].texts(name)
            content.update(repr(found or assemblies[number].resource_names()).encode("utf-8", "backslashreplace"))
        for number, type, name, signature in questions.methods:
            content.update(self.key(assemblies[number], type, name, signature).encode())
        return content.hexdigest()

    def method(self, assembly: Assembly, type: str, name: str, signature: str) -> Method | None:
        """A method by its type, name and signature."""
        table = self._methods.get((assembly, type))
        if table is None:
            definition = self._type(assembly, type)
            methods = definition.methods if definition is not None else ()
            table = self._methods[assembly, type] = {(method.name, _signature(method)): method for method in methods}
        return table.get((name, signature))

    def key(self, assembly: Assembly, type: str, name: str, signature: str) -> str:
        method = self.method(assembly, type, name, signature)
        if method is None:
            return "-"
        known = self._keys.get((assembly, method.token))
        if known is None:
            known = self._keys[assembly, method.token] = assembly.key(method)
        return known

    def assemblies(self, questions: Questions) -> list[Assembly] | None:
        """The assemblies by number, if every name still leads to the same one."""
        assemblies = [self._universe.program, self._universe.library]
        for number, scope, name, target in questions.places:
            if number >= len(assemblies):
                return None
            try:
                found = self._universe.place(assemblies[number], scope, name)[0]
            except UnsupportedError:
                if target != _NOWHERE:
                    return None
                continue
            if target == len(assemblies) and found not in assemblies:
                assemblies.append(found)
            if not 0 <= target < len(assemblies) or assemblies[target] is not found:
                return None
        return assemblies

    def _type(self, assembly: Assembly, name: str) -> Type | None:
        if (assembly, name) not in self._types:
            self._types[assembly, name] = assembly.find_type(name)
        return self._types[assembly, name]

    def _marked_text(self) -> str:
        """What is marked in the program to be around all of its tests, and the program's own attributes."""
        program = self._universe.program
        found = marked(program)
        texts = [
            (mark, type.name, _method_text(method) if method is not None else repr(type.attributes))
            for mark in sorted(found)
            for type, method in found[mark]
        ]
        return repr((texts, _attributes(tuple(marks(program.attributes, "AssemblyFixture")))))

    def _members_text(self, assembly: Assembly, name: str) -> str:
        """Every method of a type, in its order, with the names of its parameters."""
        type = self._type(assembly, name)
        methods = type.methods if type is not None else ()
        return "\n".join([_method_text(method) + repr(method.parameters) for method in methods])

    def _reflection_text(self, assembly: Assembly, name: str) -> str:
        """All facts about a type and its members that reflection gives out, which also counts them."""
        type = self._type(assembly, name)
        if type is None:
            return "-"
        uses = [assembly.attribute_uses(token) for token in (type.token, *[field.token for field in type.fields])]
        for table, members in (("Property", type.properties), ("Event", type.events)):
            uses += [assembly.attribute_uses(type.token, table, number) for number in range(len(members))]
        parts = [_head(type), repr([[replace(use, constructor=_unnumbered(use)) for use in of] for of in uses])]
        parts += [_field_text(field) for field in type.fields]
        tokens = {method.token: number for number, method in enumerate(type.methods)}
        for property in type.properties:
            parts.append(
                repr((property.name, property.signature, *map(tokens.get, (property.getter, property.setter))))
            )
        for event in type.events:
            parts.append(repr((event.name, event.type, *map(tokens.get, (event.adder, event.remover)))))
        for method in type.methods:
            numbers = range(len(method.parameters))
            of_method = [assembly.attribute_uses(method.token)]
            of_method += [assembly.attribute_uses(method.token, "Param", number) for number in numbers]
            parts.append(_method_text(method) + repr(method.parameters))
            parts.append(repr([[replace(use, constructor=_unnumbered(use)) for use in of] for of in of_method]))
        parts.append(repr([(t.name, t.flags) for t in assembly.types() if t.enclosing == name]))
        return "\n".join(parts)

    def _type_text(self, assembly: Assembly, name: str, names: frozenset[str], fields: frozenset[str]) -> str:
        if (assembly, name) not in self._heads:
            type = self._type(assembly, name)
            self._heads[assembly, name] = _head(type) if type is not None else "-"
            self._members[assembly, name] = _by_name(assembly, type) if type is not None else {}
        members = self._members[assembly, name]
        asked = [text for member in members if member in names or member in fields for text in members[member]]
        return "\n".join((self._heads[assembly, name], *asked, ""))


def _head(type: Type) -> str:
    """The text of what matters of a type whatever is asked: its kind, the shape of its values, the methods called
    through it."""
    enum = type.base is not None and getattr(type.base, "name", "") == "System.Enum"
    values = [_field_text(field) for field in type.fields if enum or not field.flags & _STATIC]
    methods = [_method_text(method) for method in type.methods if _always_matters(method)]
    overrides = [_override_text(override) for override in type.overrides]
    head = (type.name, type.flags, type.enclosing, type.base, type.interfaces, type.generic, type.attributes)
    return repr((*head, type.layout, values, methods, overrides))


def _always_matters(method: Method) -> bool:
    """True if a method matters whatever is asked: it is called through the type, runs at its beginning or before a
    test, or is marked `[Invariant]`."""
    marked = any("Invariant" in attribute.type for attribute in method.attributes) or prepares(method)
    return bool(method.flags & _VIRTUAL) or method.name in _ALWAYS or marked


def _by_name(assembly: Assembly, type: Type) -> dict[str, list[str]]:
    """Every member by its name; one that is named is looked for among all of that name."""
    members: dict[str, list[str]] = {}
    for field in type.fields:
        if field.flags & _STATIC and not field.flags & _LITERAL:
            members.setdefault(field.name, []).append(_field_text(field) + _data(assembly, field))
    for method in type.methods:
        members.setdefault(method.name, []).append(_method_text(method))
    return members


def _field_text(field: Field) -> str:
    return repr((field.name, field.flags, field.type, field.offset, field.constant, _attributes(field.attributes)))


def _data(assembly: Assembly, field: Field) -> str:
    """The bytes that a field begins with: all that its type, which says their number by its layout, may have."""
    if not field.rva:
        return ""
    type = assembly.find_type(getattr(field.type, "name", ""))
    size = type.layout[1] if type is not None and type.layout else 8
    data = assembly.initial_data(field, min(size, _LARGEST_DATA))
    return blake2b(data or b"", digest_size=16).hexdigest()


def _method_text(method: Method) -> str:
    head = (method.name, method.flags, method.impl_flags, method.signature, method.generic)
    return repr((*head, _attributes(method.attributes), bool(method.rva)))


def _attributes(attributes: tuple[Attribute, ...]) -> list[str]:
    return sorted(map(repr, attributes))


def _unnumbered(use: AttributeUse) -> MethodReference:
    """The constructor of an attribute without its token, which changes from build to build."""
    return replace(use.constructor, definition=0)


def _override_text(override: Override) -> tuple[object, ...]:
    body, declaration = override.body, override.declaration
    return (body.name, body.signature, declaration.owner, declaration.name, declaration.signature)
