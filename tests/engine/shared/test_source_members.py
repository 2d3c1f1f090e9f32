"""The members of the source that the compiler's methods are made of."""

from __future__ import annotations

import pytest

from fencepost.engine.shared.source_members import source_member


@pytest.mark.parametrize(
    ("owner", "method", "expected"),
    [
        ("N.T", "M", "N.T.M"),
        ("T", "T", "T.T"),
        ("N.Outer`1+Inner`2", "M", "N.Outer.Inner.M"),
        ("N.T", ".ctor", "N.T.T"),
        ("N.Outer+T`1", ".cctor", "static N.Outer.T.T"),
        ("N.T", "get_Left", "N.T.Left.get"),
        ("N.T", "remove_Changed", "N.T.Changed.remove"),
        ("N.T", "N.IStock.set_Left", "N.T.N.IStock.Left.set"),
        ("N.T", "System.IDisposable.Dispose", "N.T.System.IDisposable.Dispose"),
        ("N.T", "getaway", "N.T.getaway"),
        ("N.T+<>c", "<M>b__3_0", "N.T.M"),
        ("N.T+<>c__DisplayClass7_0", "<M>b__1", "N.T.M"),
        ("N.T+<>c__DisplayClass7_0`1", "<M>g__Local|2", "N.T.M"),
        ("N.T", "<M>g__Local|3_0", "N.T.M"),
        ("N.T", "<<M>g__Local|3_0>b__3_1", "N.T.M"),
        ("N.T+<M>d__5", "MoveNext", "N.T.M"),
        ("N.T+<M>d__5`1", "System.IDisposable.Dispose", "N.T.M"),
        ("N.T+<M>d__5", "<>m__Finally1", "N.T.M"),
        ("N.T+<>c+<<M>b__0_0>d", "MoveNext", "N.T.M"),
        ("N.T+<>c__DisplayClass0_0+<<M>g__Local|0>d", "MoveNext", "N.T.M"),
        ("N.T+<N-IStock-Take>d__2", "MoveNext", "N.T.N.IStock.Take"),
        ("N.T+<N-IStock<System-Int32>-Take>d__2", "MoveNext", "N.T.N.IStock<System.Int32>.Take"),
        ("N.T+<>c", "<get_Left>b__4_0", "N.T.Left.get"),
        ("N.T+<>c", "<.ctor>b__4_0", "N.T.T"),
        ("Program", "<Main>$", "Program.Main"),
        ("Program+<>c", "<<Main>$>b__0_0", "Program.Main"),
        ("<Shop>F3B51A9C7__Shelf", "Fill", "Shelf.Fill"),
        ("N.<Shop>F3B51A9C7__Shelf+<>c", "<Fill>b__0_0", "N.Shelf.Fill"),
    ],
)
def test_a_member_as_the_source_names_it(owner: str, method: str, expected: str) -> None:
    assert source_member(owner, method) == expected


@pytest.mark.parametrize("name", ["<", "<<", "<>", "<<>", "><", "", "<M", "+", "<>+<"])
def test_a_name_that_no_compiler_makes_is_no_error(name: str) -> None:
    assert isinstance(source_member(name, name), str)
