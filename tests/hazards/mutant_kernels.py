"""The kernels of which mutants are made, and how one is run with hazards on."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from cutec.artifact.bundle import MANIFEST, open_bundle
from cutec.artifact.host import compile_program
from cutec.artifact.manifest import Export
from cutec.diag import CutecError
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.inputs import make_arguments
from cutec.driver.run.on_cpu import Cpu, _argument, choose_ir, run_launches
from cutec.driver.run.run import built
from cutec.interpreter import Device, Options
from cutec.interpreter.hazards import Monitor
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.runtime.arrays import HostTensor
from cutec.runtime.check import check_arguments

ROOT = Path(__file__).resolve().parents[2]
SPECS = Path(__file__).parent / "specs"
PUBLIC = os.environ.get("CUTEC_PUBLIC_EXAMPLES", "")  # the root of a checkout of NVIDIA/cutlass
STEPS = 60_000  # blocks of code; a run of an original takes a few thousand


@dataclass(frozen=True)
class Kernel:
    """An export of a file (declared there, or by `spec`), and extents at which its loops go more
    than once round its rings. `others`: extents with fewer tiles, with more, or with more slices a
    tile than a ring has stages, for mutants that do harm there alone, as those that wait for what
    only a next tile brings.
    """

    name: str
    file: Path
    entry: str
    extents: str
    arch: str = "sm_90a"
    spec: Path | None = field(default=None)
    others: tuple[str, ...] = ()

    @property
    def options(self) -> dict[str, object]:
        """Build options, without those that say what to make."""
        return {
            "file": str(self.file),
            "archs": (self.arch,),
            "entry": self.entry,
            "spec": str(self.spec) if self.spec else None,
        }


def _sample(
    name: str,
    file: str,
    entry: str,
    extents: str,
    arch: str = "sm_90a",
    spec: str | None = None,
    others: tuple[str, ...] = (),
) -> Kernel:
    declared = SPECS / f"{spec}.yaml" if spec else None
    return Kernel(name, ROOT / "samples" / f"{file}.py", entry, extents, arch, declared, others)


def _public(
    name: str, file: str, entry: str, extents: str, arch: str = "sm_90a", specs: Path = ROOT / "tests/public"
) -> Kernel:
    path = Path(PUBLIC) / "examples/python/CuTeDSL/cute" / file
    return Kernel(f"public {name}", path, entry, extents, arch, specs / f"{path.stem}.yaml")


_ATTENTION = ("b=1,h=1,g=1,s=100,t=100", "b=1,h=1,g=1,s=1024,t=64", "b=1,h=1,g=1,s=300,t=1024")  # other extents
KERNELS = [
    Kernel("gemm_hopper_first", ROOT / "samples/gemm_hopper_first.py", "gemm", "m=128,n=128,k=640"),
    Kernel("gemm_hopper_first, cluster of 2", ROOT / "samples/gemm_hopper_first.py", "gemm_2", "m=256,n=128,k=640"),
    _sample("gemm_blackwell_first", "gemm_blackwell_first", "gemm", "m=128,n=128,k=640", "sm_100a"),
    _sample(
        "gemm_blackwell, alone",
        "gemm_blackwell",
        "alone",
        "m=640,n=64,k=640",
        "sm_100a",
        "gemm_blackwell",
        others=("m=128,n=64,k=64",),
    ),
    _sample(
        "gemm_blackwell, a pair",
        "gemm_blackwell",
        "pair",
        "m=1024,n=64,k=320",
        "sm_100a",
        "gemm_blackwell",
        others=("m=256,n=64,k=64",),
    ),
    Kernel("gemm_blackwell, by hand", ROOT / "tests/blackwell/gemm_first.py", "gemm", "m=128,n=128,k=128", "sm_100a"),
    Kernel("gemm_blackwell, by atoms", ROOT / "tests/blackwell/gemm_cute.py", "gemm", "m=128,n=64,k=192", "sm_100a"),
    Kernel(
        "gemm_blackwell, one tile of a pair",
        ROOT / "tests/blackwell/gemm_pair.py",
        "gemm",
        "m=256,n=64,k=192",
        "sm_100a",
    ),
    _sample("gemm_blockscaled", "gemm_blockscaled", "mxfp8", "m=1,n=1,k=6", "sm_100a"),
    _sample("gemm_blockscaled, grouped", "gemm_blockscaled", "mxfp8_grouped", "m=2,n=1,k=6,g=9", "sm_100a"),
    _sample("gemm_geforce", "gemm_geforce", "f16", "m=128,n=128,k=320", "sm_120a"),
    _sample("gemm_geforce, scales", "gemm_geforce", "nvfp4", "m=1,n=1,k=12", "sm_120a"),
    _sample(
        "attention_blackwell, full",
        "attention_blackwell",
        "full",
        "b=1,h=1,g=1,s=300,t=384",
        "sm_100a",
        "attention_blackwell",
        others=_ATTENTION,
    ),
    _sample(
        "attention_blackwell, causal",
        "attention_blackwell",
        "causal_128",
        "b=1,h=1,g=1,s=512,t=256",
        "sm_100a",
        "attention_blackwell",
        others=_ATTENTION,
    ),
    _sample("gemm_hopper, cluster of 2", "gemm_hopper", "wide_cluster", "m=512,n=256,k=320", spec="gemm_hopper"),
    _sample("gemm_hopper, in turns", "gemm_hopper", "turns", "m=512,n=128,k=320", spec="gemm_hopper"),
    _sample("gemm_hopper, split K", "gemm_hopper", "split", "m=128,n=128,k=1792", spec="gemm_hopper"),
    _sample(
        "attention_hopper, full",
        "attention_hopper",
        "full",
        "b=1,h=1,g=1,s=512,t=320",
        spec="attention_hopper",
        others=_ATTENTION,
    ),
    _sample(
        "attention_hopper, causal",
        "attention_hopper",
        "causal_128",
        "b=1,h=2,g=1,s=256,t=300",
        spec="attention_hopper",
        others=_ATTENTION,
    ),
    _sample(
        "attention_hopper_backward, whole",
        "attention_hopper_backward",
        "whole",
        "b=1,h=4,g=2,s=130,t=100",
        spec="attention_hopper_backward",
        others=("b=1,h=1,g=1,s=60,t=60", "b=1,h=2,g=1,s=300,t=128"),
    ),
    _sample("attention_ampere", "attention_ampere", "attention_causal_f16_depth64", "b=1,h=1,g=1,s=128,t=320", "sm_80"),
    _sample("gemm_ampere", "gemm_ampere", "gemm_f16_tile64x64x64", "m=64,n=64,k=384", "sm_80"),
    _sample("sgemm", "sgemm", "sgemm_tile64x128_groups1_split1", "m=64,n=128,k=64", "sm_80"),
    _sample("softmax", "softmax", "softmax_f32_form256x2x1x0x1", "m=4,n=2000", "sm_80"),
    _sample("softmax, long rows", "softmax", "softmax_f32_form512x2x8x1x0", "m=2,n=9000", "sm_80"),
    _sample("softmax, a cluster a row", "softmax", "softmax_f32_form512x4x2x0x1", "m=2,n=16384"),
    _sample("softmax, a cluster a long row", "softmax", "softmax_f32_form512x2x8x1x0", "m=1,n=40000"),
    _sample("reduce_cluster", "reduce_cluster", "reduce_cluster_f32", "m=300,n=128"),
    _sample("layernorm", "layernorm", "layernorm_f32_form256x2x1x0x1", "m=4,n=2000", "sm_80"),
    _sample("rmsnorm", "rmsnorm", "rmsnorm_f16_form128x2x1x0x1", "m=4,n=2000", "sm_80"),
    _sample("transpose", "transpose", "transpose_f32", "m=64,n=64", "sm_80"),
    _sample("elementwise_add", "elementwise_add", "elementwise_add_f32", "m=8,n=512", "sm_80"),
    _sample("vector_add", "vector_add", "vector_add", "n=3000", "sm_80"),
    Kernel("unaligned barriers", Path(__file__).parent / "unaligned.py", "shift", "m=6,n=8", "sm_80"),
    _public(
        "elementwise_add", "ampere/kernel/elementwise/elementwise_add.py", "elementwise_add", "m=64,n=256", "sm_80"
    ),
    _public("tensorop_gemm", "ampere/kernel/dense_gemm/tensorop_gemm.py", "gemm", "m=128,n=128,k=192,l=1", "sm_80"),
    _public("dense_gemm", "hopper/kernel/dense_gemm/dense_gemm.py", "gemm_128x128", "m=1024,n=128,k=1024,l=1"),
    _public(
        "dense_gemm, cluster of 2", "hopper/kernel/dense_gemm/dense_gemm.py", "gemm_64x128", "m=512,n=256,k=1344,l=1"
    ),
    _public(
        "dense_gemm_persistent",
        "hopper/kernel/dense_gemm/dense_gemm_persistent.py",
        "one_block",
        "m=256,n=128,k=320,l=1",
        specs=SPECS,
    ),
    _public(
        "dense_gemm_persistent, cluster of 2",
        "hopper/kernel/dense_gemm/dense_gemm_persistent.py",
        "one_cluster",
        "m=256,n=256,k=576,l=1",
        specs=SPECS,
    ),
]


@dataclass(frozen=True)
class Run:
    """The findings of a run, in order, and the bytes of its results."""

    findings: list[CutecError]
    results: tuple[bytes, ...]


class Case:
    """A kernel that is built once: `module()` is a fresh copy of its lowered module, `run` executes
    a module on fresh arguments of the kernel's extents, or others. `folder` has its bundle, or gets
    it.
    """

    def __init__(self, kernel: Kernel, folder: Path | None = None):
        self.kernel = kernel
        if folder is None or not (folder / MANIFEST).exists():
            with built(BuildOptions(images=False, **kernel.options), lambda text: None) as manifest:
                self._open(manifest)
                if folder is not None:
                    shutil.copytree(manifest.parent, folder)
        else:
            self._open(folder / MANIFEST)

    def _open(self, manifest: Path) -> None:
        bundle = open_bundle(manifest)
        self.export: Export = bundle.manifest.export(self.kernel.entry)
        self._image = choose_ir(bundle, self.export, None)
        self.data = bundle.module(self._image, self.export.name)

    def module(self) -> Op:
        """A copy of the lowered module."""
        return serial.loads(self.data)

    def run(self, module: Op, seed: int | None = None, enough: int | None = None, extents: str = "") -> Run:
        """Run a module in the usual order or that of a seed; stop after `enough` findings."""
        settings = dict(part.split("=") for part in (extents or self.kernel.extents).split(",") if part)
        arguments = make_arguments(self.export, settings, {}, 0)
        device = Device(module, Options(STEPS, hazards=True, seed=seed))
        tensors = {n: v for n, v in enumerate(arguments.values) if isinstance(v, HostTensor)}
        stored = {n: v.stored() for n, v in tensors.items()}
        placed = [_argument(device, v, stored.get(n)) for n, v in enumerate(arguments.values)]
        leaves, _, _ = check_arguments(self.export.signature, placed, None, 0)
        findings = device.hazards
        if enough is not None:
            with called_before(Monitor, "before", lambda *_: _stop(findings, enough)), suppress(_Enough):
                findings = self._launched(device, leaves)
        else:
            findings = self._launched(device, leaves)
        return Run(
            findings,
            tuple(np.ascontiguousarray(stored[n]).tobytes() for n, v in tensors.items() if v.param.role != "in"),
        )

    def _launched(self, device: Device, leaves: list[object]) -> list[CutecError]:
        try:
            run_launches(device, compile_program(self.export.host(self._image.archs[0]), Cpu())(leaves))
        except CutecError as end:
            return [*device.hazards, end]
        return device.hazards


class _Enough(Exception):
    """Enough has been found."""


def _stop(findings: list[CutecError], enough: int) -> None:
    if len(findings) >= enough:
        raise _Enough


@contextmanager
def called_before(cls: type, method: str, call: Callable[..., None]) -> Iterator[None]:
    """Within the context, `call` gets the arguments of each call of a method, object first, before
    the method does.
    """
    original = getattr(cls, method)

    def both(self: object, *args: Any, **named: Any) -> Any:
        call(self, *args, **named)
        return original(self, *args, **named)

    setattr(cls, method, both)
    try:
        yield
    finally:
        setattr(cls, method, original)
