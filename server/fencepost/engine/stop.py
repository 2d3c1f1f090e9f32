"""Whether the user has asked a run to end."""


class Stop:
    """Is `asked` once, from anywhere, and stays so; whoever waits for a process looks at it now and then."""

    def __init__(self) -> None:
        self.asked = False
