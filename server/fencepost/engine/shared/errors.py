"""What the engine tells its callers when it cannot do what was asked."""


class InputError(Exception):
    """What was asked for cannot be checked; the text says why and what to do."""


class NotAnAssemblyError(InputError):
    """A file of another kind: a mistake where it is named, none where it lies beside others."""


class StoppedError(Exception):
    """The user has asked to end what is going on."""
