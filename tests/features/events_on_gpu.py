"""Events that launches record (events.py), on a GPU:
`python tests/features/events_on_gpu.py BUNDLE`.

The host sees `launch_completion` while the kernel that recorded it still runs. When it sees
`programmatic` CUDA leaves open: it is there for other work on the device, and the host may wait
until the kernel has ended (an H200 does).
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import torch

from cutec.runtime import load

_MILLISECOND = 1_000_000  # nanoseconds
_BLOCKS = 8


def recorded(function: Any, blocks: int, milliseconds: int) -> tuple[float, float, bool]:
    """(milliseconds from the launch until the event was complete, until the kernel was, whether its
    results are right).
    """
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
            recorded(function, _BLOCKS, 1)
            first, ended, right = recorded(function, _BLOCKS, 200)
            fits = right and first <= ended > 199 and (first < 100 or name != "begun")
            print(f"{name}: event after {first:.2f} ms, end after {ended:.2f} ms: {'right' if fits else 'WRONG'}")
            wrong += not fits
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
