"""`python -m fencepost` is the same as the `fencepost` command: where too little is left to load it, one sentence."""

import sys

_USAGE_ERROR = 2


def main() -> int:
    """Runs a command in a process of its own."""
    try:
        from fencepost.cli import main as command
    except (ImportError, OSError, MemoryError) as problem:
        text = str(problem) or "there is not enough memory"
        if sys.stderr is not None:
            advice = "Raise the limits that `ulimit -a` shows, or install it again"
            sys.stderr.write(f"fencepost: Fencepost cannot be loaded: {text}. {advice}.\n")
        return _USAGE_ERROR
    return command()


if __name__ == "__main__":
    sys.exit(main())
