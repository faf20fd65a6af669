"""The program `cutec`. It makes modules, then operations by the thousand, which refer to each other
and live as long as it does: from the first import on, Python looks for garbage rarely: a collection
of a tenth of a second found one object in forty to be garbage.
"""

import gc

gc.set_threshold(1_000_000, 20, 100)


class Terminated(KeyboardInterrupt):
    """SIGTERM arrived."""

    def __init__(self, number: int):
        super().__init__(number)
        self.number = number
