"""A flag: the user has asked a run to end."""


class Stop:
    """`asked` turns true once, from anywhere, and stays so. A process that waits for another one looks at it now and
    then."""

    def __init__(self) -> None:
        self.asked = False
