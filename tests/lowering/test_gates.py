"""New fields that locks name: where they are declared, and who makes their objects."""

from __future__ import annotations

import pytest

from fencepost.lowering.gates import GateTokens, chain, made_by, new_body, type_expression, with_gates
from fencepost.model.members import FieldReference, Method, MethodReference, Type
from fencepost.model.patch import Gate, Patch
from fencepost.model.types import Instance, Named, Parameter
from tests.lowering.made import opened

ACCOUNT = "Samples.Account"
ASSEMBLY = opened("assemblies/bin/Release/Samples").assembly
INSTANCE, STATIC = Gate(ACCOUNT, "gate", new=True), Gate(ACCOUNT, "gate", static=True, new=True)


def account() -> Type:
    found = ASSEMBLY.find_type(ACCOUNT)
    assert found is not None
    return found


def method(name: str) -> Method:
    return next(each for each in account().methods if each.name == name)


def locks(*gates: Gate) -> list[Patch]:
    return [Patch(method("Deposit").token, 0, "lock", until=14, gate=gate) for gate in gates]


def makes(name: str, *gates: Gate) -> tuple[Gate, ...]:
    body = ASSEMBLY.body(method(name))
    assert body is not None
    return made_by(method(name), account(), body, ASSEMBLY, "", locks(*gates))


def test_a_type_without_new_fields_stays_as_it_is() -> None:
    assert with_gates(account(), "", []) is account()
    assert with_gates(account(), "", locks(Gate(ACCOUNT, "balance"))) is account()
    assert with_gates(account(), "", locks(Gate("Samples.Another", "gate", new=True))) is account()


def test_a_new_field_is_private_and_read_only_and_comes_last() -> None:
    changed = with_gates(account(), "", locks(INSTANCE, INSTANCE))
    assert changed.fields[:-1] == account().fields
    assert changed.fields[-1].name == "gate"
    assert (changed.fields[-1].flags, changed.fields[-1].type) == (0x21, Named("System.Object"))
    assert changed.methods == account().methods


def test_a_new_static_field_needs_a_static_constructor() -> None:
    changed = with_gates(account(), "", locks(STATIC))
    assert changed.fields[-1].flags == 0x31
    (added,) = set(changed.methods) - set(account().methods)
    assert added.name == ".cctor"
    body = new_body(added)
    assert body is not None
    assert [one.opcode for one in body.instructions] == [0x2A]
    assert new_body(method("Deposit")) is None


def test_an_object_is_made_by_the_constructor_of_its_own_kind() -> None:
    assert makes(".ctor", INSTANCE, STATIC) == (INSTANCE,)
    assert makes("Deposit", INSTANCE, STATIC) == ()


def test_a_constructor_that_calls_another_of_its_type_leaves_the_object_to_that_one() -> None:
    assembly = opened("conformance/bin/Release/Classes").assembly
    chained = next(type for type in assembly.types() if type.name.endswith("+Chained"))
    gate = Gate(chained.name, "gate", new=True)
    found = {}
    for each in chained.methods:
        body = assembly.body(each)
        assert body is not None
        found[len(each.signature.parameters)] = made_by(each, chained, body, assembly, "", locks(gate))
    assert found == {0: (), 1: (), 2: (gate,)}, "the last one calls that of its base"


def test_a_generic_type_is_named_by_its_own_parameters() -> None:
    generic = next(
        type for type in opened("assemblies/bin/Release/Metadata").assembly.types() if len(type.generic) == 2
    )
    expression = type_expression(generic)
    assert expression == Instance(Named(generic.name), (Parameter(0, False), Parameter(1, False)))
    assert type_expression(account()) == Named(ACCOUNT)


def test_what_a_lock_names_has_one_token() -> None:
    named = GateTokens(account(), ASSEMBLY, "")
    field = named.field(INSTANCE)
    assert named.field(STATIC) == field != named.enter()
    assert named.enter() == named.enter()
    assert named.names[field] == FieldReference(Named(ACCOUNT), "gate", Named("System.Object"))
    assert [each.name for each in named.names.values() if isinstance(each, MethodReference)] == ["Enter"]
    assert all(ASSEMBLY.named(token) is None for token in named.names)


def test_a_scoped_gate_is_a_lock_and_others_are_objects() -> None:
    named = GateTokens(account(), ASSEMBLY, "")
    scoped = named.names[named.field(INSTANCE._replace(scoped=True))]
    assert isinstance(scoped, FieldReference)
    assert scoped.type == Named("System.Threading.Lock")


def test_a_chain_of_fields_begins_at_the_type() -> None:
    (reference,) = chain(account(), [account().fields[0].name], ASSEMBLY)
    assert (reference.owner, reference.name) == (Named(ACCOUNT), account().fields[0].name)
    with pytest.raises(AssertionError, match="has no field other"):
        chain(account(), ["other"], ASSEMBLY)
