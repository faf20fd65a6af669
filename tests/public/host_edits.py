"""Programs of NVIDIA/cutlass with a few lines changed, for `host_runs.py`: a size that is fixed in
the text made smaller, or a fault avoided, to show that nothing else is wrong.

A change is a line of the program (of 4.7), a pattern, and what takes its place there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

Change = tuple[int, str, str]


@dataclass(frozen=True)
class Edit:
    """Changes, and what they are, for the table. `smaller`: no fault is avoided."""

    what: str
    changes: tuple[Change, ...]
    smaller: bool = False


_AGAIN = "swap_consumer.release()"  # softmax warps have loaded S: O may take its place
EDITS = {
    "small": Edit("with `m, n, k = 256, 512, 256`", ((136, "8192, 8192, 8192", "256, 512, 256"),), smaller=True),
    "manual": Edit(
        "with its own reference, as without PyTorch 2.10", ((2658, r"torch_version_lt.*", "True"),), smaller=True
    ),
    "group": Edit(
        "with eight elements more in `gidx_mapping`",
        ((2690, r"\(_g", "(torch.nn.functional.pad(_g"), (2690, r"g\)", "g, (0, 8)))")),
    ),
    "scales": Edit(
        "where warp 7 waits for the scale factors of B, too, before it arrives at the first block's barrier",
        (
            (
                673,
                r"^( *)",
                r"\1while not prims.mbarrier_try_wait_parity(sfb_smem_full_mbar_ptr.subview(stage), phase_local):\n"
                r"\1    pass\n\1",
            ),
        ),
    ),
    "swap": Edit(
        "where the second quarter of O waits until S is loaded, and tensor memory is freed behind a barrier",
        (
            (622, "$", "\n        swap_producer.advance()  # the first one waits too"),
            (1004, r"swap_producer.tail\(\)", "pass"),
            (1112, r"^( *)", r"\1cute.arch.barrier(barrier_id=15, number_of_threads=128)\n\1"),
            (1514, "$", f"\n            cute.arch.fence_view_async_tmem_load()\n            {_AGAIN}"),
            (1672, r"swap_consumer.release\(\)", "pass"),
        ),
    ),
}


def edited(text: str, edit: Edit) -> str:
    """A program with the changes. Raises ValueError where a line is not what it was."""
    lines = text.splitlines(keepends=True)
    for number, pattern, new in edit.changes:
        line = lines[number - 1].rstrip("\n")
        changed = re.sub(pattern, new, line, count=1)
        if changed == line:
            raise ValueError(f"line {number} is not the one that is changed: {line.strip()}")
        lines[number - 1] = changed + "\n"
    return "".join(lines)


@contextmanager
def copy_of(folder: Path, file: str, edit: Edit) -> Iterator[Path]:
    """The edited program below a folder, with links to all that is beside it there; and the place
    of the program in it.
    """
    with TemporaryDirectory() as made:
        there, here = folder, Path(made)
        for part in Path(file).parts[:-1]:
            _link(there, here, without=part)
            there, here = there / part, here / part
            here.mkdir()
        name = Path(file).name
        _link(there, here, without=name)
        (here / name).write_text(edited((there / name).read_text("utf-8"), edit), "utf-8")
        yield Path(made)


def _link(folder: Path, here: Path, without: str) -> None:
    for entry in folder.iterdir():
        if entry.name != without:
            (here / entry.name).symlink_to(entry)
