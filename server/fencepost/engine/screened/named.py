"""What a candidate is, by names: the same after a rebuild that has not changed it."""

from __future__ import annotations

from hashlib import blake2b

from msgspec.structs import replace

from fencepost.engine.shared.proposal import Proposal


def name_of(proposal: Proposal) -> str:
    """The name under which the verdict of a candidate is kept: of what its tests depend on, all but the code that they
    reach. Tokens and places are shown with a verdict, and are no part of it: of those, it matters which members there
    are, and that findings have a place."""
    pairs = [
        (replace(pair, members=(), places=()), [token == 0 for token in pair.members], len(pair.places))
        for pair in proposal.pairs
    ]
    content = repr((proposal.field, pairs)).encode("utf-8", "backslashreplace")
    return f"{proposal.unit} {blake2b(content, digest_size=16).hexdigest()}"
