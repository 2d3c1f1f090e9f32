"""The one exception inside this package. It never leaves it: the callers at its edge turn it into a `Problem`."""


class DamagedError(Exception):
    """Bytes that cannot mean what they claim; the text is a sentence for the user."""
