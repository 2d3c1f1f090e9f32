"""What ends a run that gets to it."""


class UnsupportedError(Exception):
    """Something that a run reaches and that cannot be run; the text says what and why."""
