"""One question that a search answers, for a command that waits for it. A crash of the search does not end the
command."""

from __future__ import annotations

from contextlib import closing

from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.messages import Answer, GraphTask, MistakeAnswer, Refused, ReplayTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.limits import ExceededError, unit_seconds
from fencepost.engine.workers.processes import KilledWorkerError, LostWorkerError
from fencepost.engine.workers.scout import Scout
from fencepost.engine.workers.stop import Stop


def answer_to(task: GraphTask | ReplayTask, settings: Settings, stop: Stop) -> Answer:
    """Answers a task in a copy of this process, within the limits."""
    with closing(Scout(settings.max_memory, None, stop)) as scout:
        try:
            answer = scout.ask(task, unit_seconds(settings.time))
        except ExceededError as exceeded:
            raise InputError(f"There is no answer within the limit of {exceeded.limit}.") from None
        except KilledWorkerError as killed:
            raise InputError(f"There is no answer. {killed}") from None
        except LostWorkerError as lost:
            answer = MistakeAnswer(str(lost))
    if isinstance(answer, Refused):
        raise InputError(answer.text)
    if isinstance(answer, MistakeAnswer):
        raise InputError(f"This is a mistake in Fencepost, please report it: {answer.text}.")
    return answer
