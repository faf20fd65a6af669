"""The interpreter and a GPU on the same inputs: every export of every sample, and public kernels
(cases.py).

    # With the tools: bundles. CUTEC_PUBLIC_EXAMPLES names a checkout of NVIDIA/cutlass.
    python tests/agreement/agreement.py build DIR
    # The interpreter's results: DIR/outputs.npz.
    python tests/agreement/agreement.py here DIR
    # On a GPU, from the same DIR: one line per export and output. Exit status 1 beyond a bound.
    python tests/agreement/agreement.py there DIR

`build --plain` keeps sums and products apart, as the interpreter does: where results are the same
bits then, fused multiply-adds were the only difference.
"""

from __future__ import annotations

import argparse
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from cases import BITS, CASES, PUBLIC, WHOLE, Case
from distances import compared

from cutec.artifact.bundle import Bundle as Files, open_bundle
from cutec.artifact.manifest import Export
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.build.write import write
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.inputs import Arguments, make_arguments
from cutec.driver.run.on_cpu import choose_ir, run_on_cpu
from cutec.frontend.numbers import arith
from cutec.runtime import Bundle
from cutec.runtime.arrays import HostTensor
from cutec.runtime.on_gpu import run_on_gpu

ROOT = Path(__file__).resolve().parents[2]
ARCH = "sm_90a"


def build(folder: Path, files: list[str], plain: bool, images: bool = True) -> None:
    """One bundle per file, built for `ARCH`; without `images` it serves the interpreter only."""
    if plain:
        arith._CONTRACT.clear()
    for file in files:
        public = os.environ.get("CUTEC_PUBLIC_EXAMPLES")
        if file in PUBLIC and not public:
            print(f"{file}: left out, CUTEC_PUBLIC_EXAMPLES names no checkout")
            continue
        path = Path(public or "") / "examples/python/CuTeDSL" / PUBLIC[file] if file in PUBLIC else ROOT / file
        spec = str(ROOT / "tests/public" / f"{file}.yaml") if file in PUBLIC else None
        case = next(c for c in CASES if c.file == file)
        write(
            folder / case.bundle,
            perform(
                BuildOptions(file=str(path), spec=spec, archs=(ARCH,), lineinfo=False, images=images, cache=not plain)
            ),
        )
        print(f"{file}: built", flush=True)


def calls(folder: Path, only: str) -> Iterator[tuple[str, Case, Files, Export, Arguments]]:
    """Each case with each of its exports, and the arguments."""
    for number, case in enumerate(CASES):
        manifest = folder / case.bundle / "manifest.yaml"
        if only not in case.bundle or not manifest.exists():
            continue
        files = open_bundle(manifest)
        for export in files.manifest.exports:
            if case.takes(export.name):
                name = (
                    f"{case.bundle.removeprefix('samples_')} {export.name} {case.settings.partition(',b=')[0]}"
                    f" {case.contents}"
                )
                yield name, case, files, export, arguments_of(case, export, number)


def arguments_of(case: Case, export: Export, seed: int) -> Arguments:
    """The arguments of a case and export; the same on every machine."""
    arguments = make_arguments(export, case.sizes(export.name), {}, seed)
    rng = np.random.default_rng(seed)
    for tensor in arguments.tensors:
        if tensor.param.name in case.given:
            tensor.array[...] = case.given[tensor.param.name]
        elif tensor.param.role != "out" and case.contents == WHOLE:
            tensor.array[...] = rng.integers(-3, 4, tensor.array.shape).astype(tensor.array.dtype)
        elif tensor.param.role != "out" and case.contents == BITS:
            tensor.memory.view(np.uint8)[...] = rng.integers(0, 256, tensor.memory.nbytes, np.uint8)
    return arguments


def outputs(arguments: Arguments) -> list[HostTensor]:
    """The arrays that a call writes."""
    return [t for t in arguments.tensors if t.param.role != "in"]


def sum_of(arguments: Arguments) -> int:
    """A checksum of all contents."""
    return zlib.crc32(b"".join(t.memory.tobytes() for t in arguments.tensors))


def here(folder: Path, only: str) -> int:
    """Run everything on the interpreter."""
    kept: dict[str, Any] = {}
    for name, _, files, export, arguments in calls(folder, only):
        before = sum_of(arguments)
        seconds = run_on_cpu(files, export, choose_ir(files, export, ARCH), arguments).seconds
        kept[f"{name}|"] = np.uint32(before)
        kept |= {f"{name}|{t.param.name}": t.memory.view(np.uint8) for t in outputs(arguments)}
        print(f"{name}: {seconds:.1f} s", flush=True)
    np.savez_compressed(folder / f"outputs{only}.npz", **kept)
    return 0


def there(folder: Path, only: str, keep: Path | None = None) -> int:
    """Run everything on a GPU and compare. `keep`: where to write what the GPU made of it, in the
    form of outputs.npz.
    """
    kept = {k: v for file in sorted(folder.glob("outputs*.npz")) for k, v in np.load(file).items()}
    wrong, bundles, made = 0, {}, {}
    for name, case, files, export, arguments in calls(folder, only):
        if f"{name}|" not in kept:
            continue
        if kept[f"{name}|"] != sum_of(arguments):
            print(f"{name}: OTHER INPUTS")
            wrong += 1
            continue
        bundle = bundles.setdefault(case.bundle, Bundle(files))
        try:
            run_on_gpu(bundle, export.name, arguments.values, 0, False)
        except CutecError as e:
            print(f"{name}: {e.code} {e.message}", flush=True)
            wrong += 1
            continue
        for tensor in outputs(arguments):
            made[f"{name}|{tensor.param.name}"] = tensor.memory.view(np.uint8)
            stored = kept[f"{name}|{tensor.param.name}"].view(tensor.memory.dtype)
            said, far = compared(tensor.param.dtype, tensor.memory, stored)
            bound = case.bound(tensor.param.name, tensor.param.dtype)
            wrong += far > bound
            verdict = f" BEYOND {bound:g}" if far > bound else ""
            print(f"{name} {tensor.param.name}: {said}{verdict}", flush=True)
    if keep:
        np.savez_compressed(keep, **made)
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("build", "here", "there"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="part of a bundle's name")
    parser.add_argument("--plain", action="store_true", help="build without fused multiply-adds")
    parser.add_argument("--keep", type=Path, help="there: write what the GPU makes of it")
    args = parser.parse_args()
    if args.what == "build":
        build(args.folder, [f for f in dict.fromkeys(c.file for c in CASES) if args.only in f], args.plain)
        return 0
    return here(args.folder, args.only) if args.what == "here" else there(args.folder, args.only, args.keep)


if __name__ == "__main__":
    sys.exit(main())
