"""What the engine tells its callers when it cannot do what was asked."""


class InputError(Exception):
    """What was asked for cannot be checked; the text says why and what to do."""
