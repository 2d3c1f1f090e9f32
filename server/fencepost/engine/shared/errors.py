"""The errors by which the engine refuses a request."""


class InputError(Exception):
    """The request cannot be fulfilled; the text says why and what to do."""


class NotAnAssemblyError(InputError):
    """A file of another kind: a mistake where it is named, none where it lies beside others."""


class StoppedError(Exception):
    """The user has asked to end the request."""
