"""The program `cutec`. From its first import on, Python rarely collects garbage: modules and
operations by the thousand live as long as the program.
"""

import gc

from cutec.collecting import RARELY
from cutec.lazy import deferred

gc.set_threshold(*RARELY)

with deferred("inspect", "ipaddress"):
    import pathlib  # noqa: F401  # would load `ipaddress` for addresses in URLs

    import click  # noqa: F401  # would load `inspect` for help texts


class Terminated(KeyboardInterrupt):
    """SIGTERM arrived."""

    def __init__(self, number: int):
        super().__init__(number)
        self.number = number
