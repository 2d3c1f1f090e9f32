"""What exploration makes of the candidates of an application."""

from __future__ import annotations

from fencepost.engine.programs.program import Program
from fencepost.engine.screened.confirming import check_candidate
from fencepost.engine.screened.proposals import proposals
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Finding
from tests.screening.corpus import Application

SETTINGS = Settings(time=300)


def confirmed(application: Application, configuration: str, states: int) -> list[Finding]:
    """The findings of all candidates of an application, each of which may explore so many states."""
    program, settings = Program(application.assembly(configuration)), SETTINGS._replace(max_states=states)
    found: list[Finding] = []
    for proposal in proposals(program).found:
        type = program.assembly.type_at(proposal.type)
        assert type is not None
        found += check_candidate(program.renewed(), type, settings, proposal, None).findings
    return found
