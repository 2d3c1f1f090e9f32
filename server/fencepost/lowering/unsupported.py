"""Features that end a run which gets to them."""


class UnsupportedError(Exception):
    """Something that a run reaches and that cannot be run; the text says what and why."""
