"""The log of our own mistakes: each of them whole, with its unit and the settings, for whoever is to repair it."""

from __future__ import annotations

from pathlib import Path

from fencepost.engine.cache.folder import usual_folder
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

_LARGEST = 1 << 20


def log_file() -> Path | None:
    folder = usual_folder()
    return folder / "mistakes.log" if folder is not None else None


def mistakes_text(unit: Unit, settings: Settings) -> str:
    """All that is known of our mistakes in one unit; "" if there are none."""
    return "\n".join(
        f"A mistake in Fencepost: {unit.unit} ({unit.assembly}, {unit.model}), {one.what}\n"
        f"{settings}\n{one.traceback}\n{one.error}\n"
        for one in unit.mistakes
    )


def keep(text: str) -> str:
    """Writes to the log file, which begins anew when it has become large. Returns a sentence that says where the file
    is."""
    path = log_file()
    if path is None:
        return "Please report it to the makers of Fencepost; set HOME, so that there is a folder for the log file"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        begins = not path.exists() or path.stat().st_size > _LARGEST
        with path.open("w" if begins else "a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"{text}\n")
    except OSError as problem:
        return f"Please report it to the makers of Fencepost; the log file cannot be written: {problem}"
    return f"Please report it to the makers of Fencepost, with what {path} says"
