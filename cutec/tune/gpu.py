"""A GPU as what times candidates: bundles from the folders of a plan, in a contest."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import open_bundle
from cutec.cost.cards import CARDS
from cutec.runtime import Bundle
from cutec.runtime.contents import arrays_of
from cutec.runtime.contest import ROUNDS, Contest, Entrant, Fatal
from cutec.runtime.driver import cuda_driver
from cutec.tune.journal import Entry, Journal
from cutec.tune.plan import Part


def devices(ordinals: Sequence[int]) -> list[str]:
    """The names of GPUs. Raises E4001 to E4003 where there is none, and E4004."""
    driver = cuda_driver()
    return [driver.device_name(ordinal) for ordinal in ordinals]


def card_of(device: str) -> str:
    """The name of the card that a device is, as tables have it: the longest known one in its name,
    else its own.
    """
    words = device.replace("-", " ").split()
    known = [name for name in CARDS if all(part in words for part in name.split())]
    return max(known, key=len, default=device)


class Gpu:
    """One GPU that times the candidates of a plan in `folder`. A candidate whose kernel fails is
    noted in the journal before the error goes on, so that the next run leaves it out.
    """

    def __init__(self, ordinal: int, folder: Path, journal: Journal, rounds: int = ROUNDS, driver: Any = None):
        self.driver, self.ordinal = driver or cuda_driver(), ordinal
        self.folder, self.journal = folder, journal
        self.bundles: dict[str, Bundle] = {}
        self.context = self.driver.retain_context(ordinal)
        with self.driver.current(self.context):
            self.contest = Contest(self.driver, ordinal, rounds, random.SystemRandom().randrange(1 << 32))

    def measure(self, part: Part, shape: int, candidates: Sequence[int]) -> Entry:
        """Time candidates at a shape. Raises the errors of kernels that fail."""
        names = [part.candidates[i].export for i in candidates]
        extents = part.shapes[shape]
        bundle = self._bundle(part.name)
        entrants = [Entrant(bundle, name) for name in names]
        export = bundle.manifest.export(names[0])
        assert export is not None
        signature = export.signature
        try:
            with self.driver.current(self.context):
                contents = arrays_of(part.contents, signature, extents)
                outcomes = self.contest.run(entrants, signature, extents, contents)
        except Fatal as failed:
            self.journal.add(
                Entry(part.name, extents, {}, {failed.name: f"{failed.cause.code}: {failed.cause.message}"})
            )
            raise failed.cause from failed
        us = {name: round(o.us, 3) for name, o in zip(names, outcomes) if o.us is not None}
        return Entry(part.name, extents, us, {name: o.wrong for name, o in zip(names, outcomes) if o.wrong})

    def _bundle(self, name: str) -> Bundle:
        if name not in self.bundles:
            self.bundles[name] = Bundle(open_bundle(self.folder / name), driver=self.driver)
        return self.bundles[name]
