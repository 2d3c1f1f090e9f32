"""What a candidate is, by names: the same after a rebuild that has not changed it."""

from __future__ import annotations

from hashlib import blake2b

from msgspec.structs import replace

from fencepost.assembly.assembly import Assembly
from fencepost.engine.shared.proposal import Proposal


def name_of(proposal: Proposal, assembly: Assembly) -> str:
    """The name under which the verdict of a candidate is kept: of what its tests depend on, all but the code that they
    reach. Places and evidence are shown with a verdict, and are no part of it."""
    pairs = [replace(pair, members=(), places=()) for pair in proposal.pairs]
    members = [[_member(assembly, token) for token in pair.members] for pair in proposal.pairs]
    kinds = [len(pair.places) for pair in proposal.pairs]
    content = repr((proposal.field, pairs, members, kinds)).encode("utf-8", "backslashreplace")
    return f"{proposal.unit} {blake2b(content, digest_size=16).hexdigest()}"


def _member(assembly: Assembly, token: int) -> tuple[str, ...]:
    method = assembly.find_method(token) if token else None
    return (method.owner, method.name, repr(method.signature)) if method is not None else ()
