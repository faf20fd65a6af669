"""The interpreter's tensor cores against another model of them, bit for bit: a campaign that goes
on where it stopped.

    python benchmarks/arithmetic.py --oracle mmasim --list
    python benchmarks/arithmetic.py --oracle mmasim --vectors tests/interpreter/tensor_sums.npz
    python benchmarks/arithmetic.py --oracle mmasim --form 'wgmma/*' --tiles 10000 --resume FILE
    python benchmarks/arithmetic.py --oracle mmasim --form 'tcgen05*' --tiles 100000 --together 16

`mmasim` (PyPI) is the oracle, beside torch; cutec neither needs nor contains it. FILE has a part
for each form: how many tiles were compared, and how many elements differed. The first tiles that
differ go to the folder `--keep`. `--vectors` writes the elements of D that tell our model from ones
that are wrong in one number, for tests.

A tile is one multiply of a form: operands of patterns on which adders differ (`arithmetic_tiles`).
A call of the oracle costs much, an element little: `--together` compares several tiles at a time,
each A with each B. `--jobs` processes do so at once. `--device cuda` runs the oracle on a GPU; our
side stays on the processor.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from arithmetic_tiles import scales, tile, values

from cutec.ops.primitives.tensor_core import accumulate
from cutec.records import replace
from cutec.target.tensor_sums import MMA, TCGEN05, WGMMA, Sums, sums

KEPT = 3  # tiles of a form that are kept when they differ
_SAVED = 5  # seconds after which FILE is written
# the oracle's names of chips → an arch of each
ARCHS = {
    "Turing": "sm_75",
    "Ampere": "sm_80",
    "Ada Lovelace": "sm_89",
    "Hopper": "sm_90",
    "Blackwell": "sm_100",
    "RTX Blackwell": "sm_120",
}


@dataclass(frozen=True)
class Form:
    """A multiply of one chip: types in PTX's names; `scale`: the type of scales, one of `block`
    elements ("" if there are none). `make` gives the oracle's operation.
    """

    name: str
    arch: str
    instruction: str
    mnk: tuple[int, int, int]
    types: tuple[str, str, str]
    kind: str = ""
    scale: str = ""
    block: int = 0
    make: Callable[[], Any] = field(default=lambda: None, compare=False)


def parsed(chip: str, instruction: str, text: str, make: Callable[[], Any]) -> Form:
    """A form from the oracle's name, `m64n8k32.kind::f8f6f4.f32.e4m3.e4m3`."""
    shape, *rest = text.split(".")
    m, _, tail = shape[1:].partition("n")
    n, _, k = tail.partition("k")
    kind = rest.pop(0).removeprefix("kind::") if rest[0].startswith("kind::") else ""
    block = int(rest.pop(0).removeprefix("block")) if rest[0].startswith("block") else 0
    scale = rest.pop() if block else ""
    d, a, b = rest[:3]
    name = f"{instruction}/{ARCHS[chip]}/{text}"
    return Form(name, ARCHS[chip], instruction, (int(m), int(n), int(k)), (d, a, b), kind, scale, block, make)


def forms_of_mmasim() -> Iterator[Form]:
    """All multiplies of floats that mmasim has, of one M and N for each."""
    from mmasim import nv_ptx
    from mmasim.nv_ptx import isa_mma, isa_tcgen05mma, isa_wgmma

    tables = (
        (MMA, isa_mma.mma_shape_and_type, nv_ptx.MMA, ""),
        (MMA, isa_mma.mma_block_scale_shape_and_type, nv_ptx.MMABlockScale, ""),
        (WGMMA, isa_wgmma.wgmma_shape_and_type, nv_ptx.WGMMA, "m64n8k"),
        (TCGEN05, isa_tcgen05mma.tcgen05mma_shape_and_type, nv_ptx.TCGen05MMA, "m64n8k"),
        (TCGEN05, isa_tcgen05mma.tcgen05mma_block_scale_shape_and_type, nv_ptx.TCGen05MMABlockScale, "m128n8k"),
    )
    for instruction, table, make, start in tables:
        for chip, texts in table.items():
            for text in texts:
                mixed = text.startswith("m8n8k4.f32.f16.f16.f16")  # C and D differ in type
                if chip in ARCHS and ".f64." not in text and text.startswith(start) and not mixed:
                    yield parsed(chip, instruction, text, lambda make=make, chip=chip, text=text: make(chip, text))


# -- both sides ------------------------------------------------------------------------------------


def ours(form: Form, a: np.ndarray, b: np.ndarray, c: np.ndarray, sa: Any = None, sb: Any = None) -> np.ndarray:
    """D's bits by cutec, from codes of A (M, K), B (N, K), C (M, N) and scales (M, K/block),
    (N, K/block).
    """
    return multiplied(form, sums_of(form), a, b, c, sa, sb)


def sums_of(form: Form) -> Sums:
    """How cutec adds."""
    d, a, b = form.types
    how = sums(form.arch, form.instruction, a, b, d, form.mnk[2], form.kind, form.scale)
    assert how is not None, f"cutec does not know how {form.name} adds"
    return how


def multiplied(
    form: Form, how: Sums, a: np.ndarray, b: np.ndarray, c: np.ndarray, sa: Any = None, sb: Any = None
) -> np.ndarray:
    """D's bits as `how` says."""
    d, a_type, b_type = form.types
    factors = (values(form.scale, sa), values(form.scale, sb)) if form.scale else None
    return bits(accumulate(np, how, values(a_type, a), values(b_type, b), values(d, c), factors), d)


def bits(found: np.ndarray, d: str) -> np.ndarray:
    """The codes of numbers that a type has."""
    with np.errstate(all="ignore"):
        return found.astype(np.float32).view(np.uint32) if d == "f32" else found.astype(np.float16).view(np.uint16)


_STORED = {1: np.uint8, 2: np.uint16, 4: np.uint32}


class MmaSim:
    """The oracle's operation of a form, on a device of PyTorch."""

    def __init__(self, form: Form, device: str = "cpu"):
        import torch

        torch.set_num_threads(1)
        torch.set_default_device(device)  # of what the oracle makes itself
        self.torch, self.form, self.op, self.device = torch, form, form.make(), device
        self.packed = getattr(self.op, "packing", 1) == 2  # e2m1; elsewhere it has bits 2 to 5 of a byte

    def _tensor(self, ty: str, codes: np.ndarray, dtype: Any) -> Any:
        codes = codes << {"tf32": 13, "e2m1": 0 if self.packed else 2}.get(ty, 0)
        size = self.torch.empty(0, dtype=dtype).element_size()
        return self.torch.from_numpy(np.ascontiguousarray(codes.astype(_STORED[size]))).to(self.device).view(dtype)

    def __call__(self, a: np.ndarray, b: np.ndarray, c: np.ndarray, sa: Any = None, sb: Any = None) -> np.ndarray:
        op, (d, a_type, b_type) = self.op, self.form.types
        if self.packed:
            a, b = (x[:, ::2] | x[:, 1::2] << 4 for x in (a, b))
        given = [
            self._tensor(a_type, a, op.a_type),
            self._tensor(b_type, b.T, op.b_type),
            self._tensor(d, c, op.c_type),
        ]
        if sa is not None:
            given += [self._tensor(self.form.scale, x, op.s_type) for x in (sa, sb.T)]
        found = op(*given).contiguous()
        return (
            found.view(self.torch.int32 if d == "f32" else self.torch.int16)
            .cpu()
            .numpy()
            .view(_STORED[4 if d == "f32" else 2])
        )


def operands(form: Form, number: int) -> tuple[str, list[np.ndarray]]:
    """The pattern and the codes of a tile."""
    d, a, b = form.types
    pattern, *given = tile(form.name, number, a, b, d, form.mnk)
    if form.scale:
        m, n, k = form.mnk
        both = scales(form.name, number, form.scale, (m + n, k // form.block))
        given += [both[:m], both[m:]]
    return pattern, given


# -- campaign --------------------------------------------------------------------------------------


class Record:
    """What was compared, in a file: form → tiles, elements, elements that differ by pattern."""

    def __init__(self, file: Path | None):
        self.file = file
        self.forms: dict[str, dict[str, Any]] = json.loads(file.read_text()) if file and file.exists() else {}

    def of(self, form: Form) -> dict[str, Any]:
        """A form's part."""
        found = self.forms.setdefault(form.name, {"tiles": 0, "elements": 0, "differ": {}})
        found.setdefault("next", found["tiles"])  # the number of the next tile that is made
        return found

    def save(self) -> None:
        """Write the file, whole."""
        if self.file is not None:
            new = self.file.with_suffix(".new")
            new.write_text(json.dumps(self.forms, indent=1) + "\n")
            new.replace(self.file)


def crossed(form: Form, numbers: range) -> tuple[list[str], list[np.ndarray]]:
    """The operands of several tiles as one larger tile: rows of A and columns of B of all of them,
    so that each A meets each B, with the C of A's tile.
    """
    patterns, each = zip(*(operands(form, number) for number in numbers))
    a, b = (np.concatenate([given[i] for given in each]) for i in (0, 1))
    c = np.concatenate([np.tile(given[2], (1, len(each))) for given in each])
    scales_of_all = [np.concatenate(x) for x in zip(*(given[3:] for given in each))]
    return list(patterns), [a, b, c, *scales_of_all]


@cache
def oracle_of(name: str, device: str) -> MmaSim:
    """A form's oracle in this process."""
    return MmaSim(next(form for form in forms_of_mmasim() if form.name == name), device)


def compare(name: str, device: str, numbers: range, keep: Path | None) -> dict[str, Any]:
    """Compare a form's tiles with each other: as many squared. What `Record` keeps of that."""
    oracle = oracle_of(name, device)
    form, (m, n, _), together, differ = oracle.form, oracle.form.mnk, len(numbers), {}
    patterns, given = crossed(form, numbers)
    wrong = oracle(*given) != ours(form, *given)
    for i, j in np.argwhere(wrong.reshape(together, m, together, n).any(axis=(1, 3))):
        pattern = patterns[i] if i == j else f"{patterns[i]} and {patterns[j]}"
        part = np.s_[i * m : (i + 1) * m, j * n : (j + 1) * n]
        differ[pattern] = differ.get(pattern, 0) + int(wrong[part].sum())
        if keep is not None and sum(1 for _ in keep.glob(f"{file_name(form)}_*.npz")) < KEPT:
            rows, columns = slice(i * m, (i + 1) * m), slice(j * n, (j + 1) * n)
            alone = [given[0][rows], given[1][columns], given[2][part]]
            alone += [x[of] for x, of in zip(given[3:], (rows, columns))]
            keep_tile(form, numbers[int(i)], alone, oracle(*alone), keep)
    return {"tiles": together**2, "elements": int(wrong.size), "differ": differ}


def batches(forms: list[Form], record: Record, tiles: int, together: int) -> Iterator[tuple[Form, range]]:
    """What is still to be compared. Forms take turns, so that all are equally far."""
    left = {form.name: -(-(tiles - record.of(form)["tiles"]) // together**2) for form in forms}
    for turn in range(max(left.values(), default=0)):
        for form in forms:
            if turn < left[form.name]:
                begin = record.of(form)["next"]
                record.of(form)["next"] = begin + together
                yield form, range(begin, begin + together)


def campaign(forms: list[Form], record: Record, options: argparse.Namespace) -> None:
    """Compare tiles of the forms in several processes until each has as many as are wanted, or time
    is over. What was begun and not finished is not compared later, and counts nowhere.
    """
    todo, running, saved = batches(forms, record, options.tiles, options.together), {}, time.monotonic()
    end = time.monotonic() + options.seconds
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        while True:
            while len(running) < 2 * options.jobs and time.monotonic() < end and (batch := next(todo, None)):
                form, numbers = batch
                running[pool.submit(compare, form.name, options.device, numbers, options.keep)] = form
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done, found = record.of(running.pop(future)), future.result()
                done["tiles"], done["elements"] = done["tiles"] + found["tiles"], done["elements"] + found["elements"]
                for pattern, count in found["differ"].items():
                    done["differ"][pattern] = done["differ"].get(pattern, 0) + count
            if time.monotonic() > saved + _SAVED:
                record.save()
                saved = time.monotonic()
    record.save()


# -- vectors for tests -----------------------------------------------------------------------------

_EACH = 3  # elements for each wrong model
_TILES = 44


def wrong_models(how: Sums) -> Iterator[Sums]:
    """Models that differ from one in one number."""
    changes = [("width", how.width // 2)] if how.width > 1 else []
    changes += [(name, getattr(how, name) + by) for name in ("below", "digits", "least") for by in (-1, 1)]
    changes += [("scale", "ue8m0")] if how.scale == "ue4m3" else []
    changes += [("a", "bf16")] if not how.group else []  # whose small numbers are normal ones of the others
    for name, value in changes:
        yield replace(how, **{name: value})


def vectors(form: Form) -> dict[str, np.ndarray]:
    """Elements of D on which a wrong model is wrong, with the oracle's bits: codes of rows of A and
    B, C and the scales.
    """
    oracle, how, found = MmaSim(form), sums_of(form), []
    left = dict.fromkeys(wrong_models(how), _EACH)
    for number in range(_TILES):
        _, given = operands(form, number)
        want, a, b, c, *factors = oracle(*given), *given
        for model in [m for m, count in left.items() if count]:
            rows, columns = np.nonzero(multiplied(form, model, *given) != want)
            for m, n in list(zip(rows, columns))[: left[model]]:
                found.append((a[m], b[n], c[m, n], *(x[i] for x, i in zip(factors, (m, n))), want[m, n]))
                left[model] -= 1
    names = ("a", "b", "c", "sa", "sb", "d") if form.scale else ("a", "b", "c", "d")
    stored = {name: np.array(column) for name, column in zip(names, zip(*found))}
    return {f"{form.name}/{name}": x.astype(np.min_scalar_type(int(x.max()))) for name, x in stored.items()}


def file_name(form: Form) -> str:
    """A form's name, for files."""
    return form.name.replace("/", "_").replace("::", "_")


def keep_tile(form: Form, number: int, given: list[np.ndarray], want: np.ndarray, folder: Path) -> None:
    """A tile with the oracle's answer as .npz."""
    names = ("a", "b", "c", "sa", "sb")
    np.savez_compressed(folder / f"{file_name(form)}_{number}.npz", d=want, **dict(zip(names, given)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--oracle", choices=["mmasim"], required=True)
    parser.add_argument("--form", action="append", help="names or patterns of forms [default: all]")
    parser.add_argument("--tiles", type=int, default=1000, help="tiles of each form, those in FILE included")
    parser.add_argument(
        "--together", type=int, default=1, help="tiles of which each A meets each B in one call of the oracle"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin nothing after so long")
    parser.add_argument("--device", default="cpu", help="where the oracle runs, in PyTorch's names")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="where the campaign stands")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where tiles go that differ")
    parser.add_argument("--vectors", type=Path, metavar="FILE", help="write vectors for tests")
    parser.add_argument("--list", action="store_true", help="print the forms")
    options = parser.parse_args()
    wanted = options.form or ["*"]
    forms = [f for f in forms_of_mmasim() if any(fnmatch.fnmatchcase(f.name, p) for p in wanted)]
    if options.list:
        print("\n".join(f.name for f in forms))
        return 0
    if options.vectors:
        np.savez_compressed(options.vectors, **{k: v for form in forms for k, v in vectors(form).items()})
        return 0
    record = Record(options.resume)
    campaign(forms, record, options)
    for form in forms:
        done = record.of(form)
        differ = sum(done["differ"].values())
        print(
            f"{form.name}: {done['tiles']} tiles, {done['elements']} elements, {differ} differ {done['differ'] or ''}"
        )
    return 1 if any(record.of(form)["differ"] for form in forms) else 0


if __name__ == "__main__":
    sys.exit(main())
