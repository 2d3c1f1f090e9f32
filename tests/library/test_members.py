"""The library's Python members answer what .NET answered when it was asked, and every extern member has a model."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.assembly.assembly import open_assembly
from fencepost.assembly.text import signature_text
from fencepost.library.registry import all_members
from fencepost.machine.shared.intrinsic import all_intrinsics
from tests.library.answers import answer

RECORDED = (Path(__file__).parent / "recorded.txt").read_text("utf-8").splitlines()
LIBRARY = Path(__file__).parents[2] / "server" / "fencepost" / "library" / "Fencepost.Library.dll"
INTERNAL_CALL = 0x1000
WITHOUT_MODEL = {
    "System.Delegate::DynamicInvoke(System.Object[])",
    "System.Delegate::MethodName(System.Delegate)",
    "System.Environment::Exit(System.Int32)",
    "System.Runtime.InteropServices.NativeMemory::Alloc(System.UIntPtr)",
    "System.Runtime.InteropServices.NativeMemory::AllocZeroed(System.UIntPtr)",
    "System.Runtime.InteropServices.NativeMemory::Free(System.Void*)",
    "System.Threading.Thread::Interrupt()",
    "System.Threading.Thread::get_ThreadState()",
}
"""A run that reaches one of these is UNSUPPORTED."""


def operations() -> list[str]:
    return sorted({line.split("\t")[0] for line in RECORDED})


@pytest.mark.parametrize("operation", operations())
def test_answers_are_those_of_dotnet(operation: str) -> None:
    wrong = []
    for line in RECORDED:
        question, _, expected = line.partition("\t=>\t")
        case = question.split("\t")
        if case[0] != operation:
            continue
        given = answer(case)
        if given != expected and not (given.startswith("!") and expected.startswith(given + "\t")):
            wrong.append(f"{case[1:]}: {given!r}, but in .NET {expected!r}")
    assert not wrong


def extern_members() -> set[str]:
    library, _ = open_assembly(LIBRARY)
    assert library is not None
    return {
        f"{method.owner}::{method.name}({signature_text(method.signature).partition('(')[2]}"
        for type in library.types()
        for method in type.methods
        if method.impl_flags & INTERNAL_CALL
    }


def test_every_python_member_is_extern_in_csharp() -> None:
    assert sorted(set(all_members()) - extern_members()) == []


def test_every_extern_member_has_a_model() -> None:
    members, intrinsics = all_members(), all_intrinsics()
    without = []
    for key in sorted(extern_members()):
        whole, all_overloads = key in members or key in intrinsics, key.partition("(")[0] in intrinsics
        if not whole and not all_overloads:
            without.append(key)
    assert sorted(set(without) - WITHOUT_MODEL) == []
