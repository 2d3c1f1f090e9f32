"""What harnesses call, of what candidates are about: their authors have said how that is meant to be used."""

from __future__ import annotations

from hashlib import blake2b

from fencepost.assembly.assembly import Assembly
from fencepost.engine.programs.call_graph import CallGraph, MethodNode
from fencepost.engine.shared.proposal import Proposal
from fencepost.model.members import Method

_KEY_BYTES = 7  # a number that MessagePack can carry
_MOST_CALLED = 5_000


def member_key(assembly: Assembly, method: Method) -> int:
    """A member by names, so that builds of several projects mean the same one."""
    content = repr((assembly.name, method.owner, method.name, method.signature)).encode("utf-8", "backslashreplace")
    return int.from_bytes(blake2b(content, digest_size=_KEY_BYTES).digest())


def called_members(
    graph: CallGraph, roots: list[MethodNode], found: tuple[Proposal, ...], others: frozenset[str]
) -> tuple[int, ...]:
    """The keys of what a harness leads to: of members that candidates of its own assembly are about, and of all members
    of some other assemblies. None, if it leads to very many."""
    program = graph.assemblies.program
    wanted = {token for proposal in found for pair in proposal.pairs for token in pair.members if token}
    called: dict[int, None] = {}
    seen, open = set(roots), [*roots]
    while open and len(seen) < _MOST_CALLED:
        assembly, token = node = open.pop()
        if token in wanted if assembly is program else assembly.name in others:
            method = assembly.find_method(token)
            if method is not None and "<" not in method.name and "<" not in method.owner:
                called[member_key(assembly, method)] = None
        for target in graph.leads(node).to:
            if target not in seen:
                seen.add(target)
                open.append(target)
    return tuple(called) if len(seen) < _MOST_CALLED else ()
