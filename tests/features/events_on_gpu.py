"""Events that launches record (events.py), on a GPU: `python tests/features/events_on_gpu.py BUNDLE`.

Each has to be complete while the kernel that recorded it still runs, and not before all of its blocks have begun: of more blocks than the GPU has
room for, some begin after others have ended.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import torch

from cutec.runtime import load

_MILLISECOND = 1_000_000  # nanoseconds
_FEW, _MANY = 8, 20_000  # blocks that are all there at once; more than that


def recorded(function: Any, blocks: int, milliseconds: int) -> tuple[float, float, bool]:
    """(milliseconds from the launch until the event was complete, until the kernel was, whether its results are right)."""
    a = torch.zeros(blocks, dtype=torch.int32, device="cuda")
    event = torch.cuda.Event(enable_timing=False)
    event.record()
    torch.cuda.synchronize()
    stream = torch.cuda.current_stream()
    start = time.perf_counter()
    function(a, milliseconds * _MILLISECOND, int(event.cuda_event), stream=stream)
    event.synchronize()
    first = time.perf_counter()
    stream.synchronize()
    return 1e3 * (first - start), 1e3 * (time.perf_counter() - start), bool((a == 1).all())


def main(folder: str) -> int:
    wrong = 0
    with load(Path(folder) / "manifest.yaml") as bundle:
        for name in ("begun", "triggered", "triggered_at_start"):
            function = getattr(bundle, name)
            recorded(function, _FEW, 1)
            few, ended, right = recorded(function, _FEW, 200)
            early = few < 100 < 199 < ended
            many, all_ended, also = recorded(function, _MANY, 20)
            late = many > 20  # the last blocks begin when others have ended
            print(f"{name}: {_FEW} blocks: event after {few:.2f} ms, end after {ended:.2f} ms; {_MANY}: {many:.2f} of {all_ended:.2f} ms; "
                  f"{'right' if right and also and early and late else 'WRONG'}")  # fmt: skip
            wrong += not (right and also and early and late)
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
