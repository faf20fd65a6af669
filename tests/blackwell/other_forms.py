"""Instructions of sm_100 and later outside of tcgen05, legal ones and others: what our tables say
of each on an arch, and the PTX that ptxas judges.

    python tests/blackwell/other_forms.py sm_120a     every form whose verdicts differ
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from cutec.ops.convert import has_instructions
from cutec.ops.cute.load_store import widest_access
from cutec.ops.primitives.bulk import lacks_paired, lacks_rows, lacks_wide
from cutec.ops.primitives.clc import lacks_launch_control
from cutec.ops.primitives.conversions import lacks_stochastic
from cutec.ops.primitives.libdevice import lacks_pairs
from cutec.ops.primitives.warp import lacks_float_redux
from cutec.ops.primitives.warp_scaling import lacks_narrow
from cutec.target.arch import ARCHS, parse_arch, ptx_version
from cutec.target.copy_atoms import COPY_ATOMS
from cutec.target.mma_atoms import MMA_ATOMS
from cutec.target.warp_scaling import BYTES, SCALINGS, TARGETS, wrong_selectors

_A, _B, _C = "{r0,r1,r2,r3}", "{r4,r5}", {"f32": "{f0,f1,f2,f3}", "f16": "{r6,r7}"}
_KINDS = ("mxf8f6f4", "mxf4", "mxf4nvf4")
_SELECTORS = tuple((first, thread, 0, 0) for first in range(5) for thread in range(3)) + tuple(
    (0, 0, first, thread) for first in (1, 2) for thread in (3, 4)
)


class Form(NamedTuple):
    """PTX, and what is wrong with it on an arch by our tables ("": nothing)."""

    ptx: str
    wrong: dict[str, str]


def _scaled(kind: str, vec: int, k: int, a: str, b: str, scale: str, selectors: tuple[int, ...]) -> Form:
    first_a, thread_a, first_b, thread_b = selectors
    name = f"mma.sync.aligned.m16n8k{k}.row.col.kind::{kind}.block_scale.scale_vec::{vec}X.f32.{a}.{b}.f32.{scale}"
    ptx = f"{name} {_C['f32']}, {_A}, {_B}, {_C['f32']}, r8, {{{first_a}, {thread_a}}}, r9, {{{first_b}, {thread_b}}};"
    suffixes = (f".{kind}.f32.{a}.{b}.f32.{scale}", f".{kind}.scale.{vec}x.f32.{a}.{b}.f32.{scale}")
    rows = [
        row
        for row in MMA_ATOMS.of_warps()
        if row.scaling is not None
        and (row.scaling.blocks, row.shape[2]) == (vec, k)
        and row.intrinsic.endswith(suffixes)
    ]
    if not rows:
        return Form(ptx, dict.fromkeys(ARCHS, "no atom"))
    wrong = wrong_selectors(rows[0].scaling, selectors) if rows[0].scaling else ""
    return Form(ptx, {arch: wrong or lacks_narrow(rows[0], arch) for arch in ARCHS})


def _multiplies() -> Iterator[Form]:
    types = (*BYTES, "f16")
    for c, a, b in product(("f16", "f32"), types, types):
        rows = [r for r in MMA_ATOMS.of_warps() if r.intrinsic.endswith(f"k32.row.col.kind.f8f6f4.{c}.{a}.{b}.{c}")]
        ptx = f"mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.{c}.{a}.{b}.{c} {_C[c]}, {_A}, {_B}, {_C[c]};"
        yield Form(ptx, {arch: lacks_narrow(rows[0], arch) if rows else "no atom" for arch in ARCHS})
    plain = (0, 0, 0, 0)
    for kind, vec, k, (a, b), scale in product(
        _KINDS, (1, 2, 4), (32, 64), (("e2m1", "e2m1"), ("e4m3", "e5m2"), ("e3m2", "e2m1")), ("ue8m0", "ue4m3")
    ):
        yield _scaled(kind, vec, k, a, b, scale, plain)
    for scaling, selectors in product(SCALINGS, _SELECTORS):
        yield _scaled(scaling.kind, scaling.blocks, scaling.k, "e2m1", "e2m1", scaling.scale, selectors)


def _matrices() -> Iterator[Form]:
    """ldmatrix and stmatrix of bytes and of narrower elements."""
    for row in COPY_ATOMS.values():
        if not row.matrices or not (row.bytes or row.packed):
            continue
        count = row.matrices * (2 if row.bytes and not row.stores_matrices else 1)
        registers = "{" + ", ".join(f"r{i}" for i in range(count)) + "}"
        shape = "m16n8" if row.stores_matrices else "m16n16" if row.bytes else "m8n16"
        how = f"{shape}.x{row.matrices}{'.trans' if row.transposed else ''}.shared.b8"
        ptx = (
            f"stmatrix.sync.aligned.{how} [r9], {registers};"
            if row.stores_matrices
            else f"ldmatrix.sync.aligned.{how}{f'x16.{row.packed}' if row.packed else ''} {registers}, [r9];"
        )
        fits = {arch: {row.arch, *row.also} & {*parse_arch(arch).lineage} for arch in ARCHS}
        yield Form(ptx, {arch: "" if found else "not of this arch" for arch, found in fits.items()})


def _rows() -> Iterator[Form]:
    """TMA copies of four rows of a matrix."""
    load = "cp.async.bulk.tensor.{0}d.shared::{1}.global.tile::gather4.mbarrier::complete_tx::bytes{2}"
    place = "[d0, {r1, r2, r3, r4, r5}]"
    for own, more in ((True, ""), (False, ""), (False, ".multicast::cluster"), (False, ".cta_group::2")):
        for rank in (2, 3):
            name = load.format(rank, "cta" if own else "cluster", more)
            ptx = f"{name} [r0], {place}, [r6]{', h0' if 'multicast' in more else ''};"
            yield Form(ptx, {arch: lacks_rows(arch, own) or ("" if rank == 2 else "a matrix") for arch in ARCHS})
    for ptx in (
        f"cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group {place}, [r0];",
        f"cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4 {place};",
    ):
        yield Form(ptx, {arch: lacks_rows(arch) for arch in ARCHS})
        yield Form(ptx.replace(", r5", ""), dict.fromkeys(ARCHS, "three rows"))


def _pairs() -> Iterator[Form]:
    """TMA loads that count their bytes at a barrier of either block of a pair."""
    wrong = {arch: lacks_paired(arch) for arch in ARCHS}
    for mode, coord, offsets in (("tile", "r1, r2", ""), ("im2col", "r1, r2, r3", ", {h0}")):
        rank = coord.count(",") + 1
        for own, more in ((True, ""), (False, ""), (False, ".multicast::cluster")):
            space = "cta" if own else "cluster"
            name = f"cp.async.bulk.tensor.{rank}d.shared::{space}.global.{mode}.mbarrier::complete_tx::bytes{more}"
            rest = f"[r0], [d0, {{{coord}}}], [r6]{offsets}{', h1' if more else ''};"
            yield Form(f"{name}.cta_group::2 {rest}", wrong)
            yield Form(f"{name}.cta_group::3 {rest}", dict.fromkeys(ARCHS, "no such group"))


def _launch_control() -> Iterator[Form]:
    """Cluster launch control: requests and answers."""
    for multicast in (False, True):
        wrong = {arch: lacks_launch_control(arch, multicast) for arch in ARCHS}
        name = "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes"
        name += ".multicast::cluster::all" if multicast else ""
        yield Form(f"{name}.b128 [r0], [r1];", wrong)
        yield Form(f"{name}.b64 [r0], [r1];", dict.fromkeys(ARCHS, "16 bytes"))
    wrong = {arch: lacks_launch_control(arch) for arch in ARCHS}
    yield Form("clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p0, q0;", wrong)
    first = "clusterlaunchcontrol.query_cancel.get_first_ctaid"
    yield Form(f"{first}.v4.b32.b128 {{r0, r1, r2, r3}}, q0;", wrong)
    yield Form(f"{first}.v3.b32.b128 {{r0, r1, r2}}, q0;", dict.fromkeys(ARCHS, "four words"))
    for mode in "xyz":
        yield Form(f"{first}::{mode}.b32.b128 r0, q0;", wrong)


def _columns() -> Iterator[Form]:
    """TMA copies of pixels along the width."""
    place, offsets = "[d0, {r1, r2, r3, r4}]", "{h0, h1}"
    for (mode, name), own in product((("w", "im2col::w"), ("w128", "im2col::w::128")), (True, False)):
        copy = f"cp.async.bulk.tensor.4d.shared::{'cta' if own else 'cluster'}.global.{name}"
        load = f"{copy}.mbarrier::complete_tx::bytes [r0], {place}, [r6], {offsets};"
        yield Form(load, {arch: lacks_wide(mode, arch, own) for arch in ARCHS})
        yield Form(load.replace(offsets, "{h0}"), dict.fromkeys(ARCHS, "a halo and an offset"))
        yield Form(load.replace("4d", "2d").replace(", r3, r4", ""), dict.fromkeys(ARCHS, "no width"))
        if not own:
            more = load.replace("bytes", "bytes.multicast::cluster").replace(offsets, f"{offsets}, h2")
            yield Form(more, {arch: lacks_wide(mode, arch) for arch in ARCHS})
            prefetch = f"cp.async.bulk.prefetch.tensor.4d.L2.global.{name} {place}, {offsets};"
            yield Form(prefetch, {arch: lacks_wide(mode, arch) for arch in ARCHS})


def _conversions() -> Iterator[Form]:
    """Between f32 and narrow formats; stochastic rounding."""
    for name, to in (("f8E4M3FN", "e4m3x2"), ("f6E2M3FN", "e2m3x2"), ("f6E3M2FN", "e3m2x2"), ("f4E2M1FN", "e2m1x2")):
        register = "b0" if to == "e2m1x2" else "h0"
        wrong = {arch: "" if has_instructions(arch, name) else "not of this arch" for arch in ARCHS}
        yield Form(f"cvt.rn.satfinite.{to}.f32 {register}, f0, f1;", wrong)
        yield Form(f"cvt.rn.f16x2.{to} r0, {register};", wrong)
        yield Form(f"cvt.rn.{to}.f32 {register}, f0, f1;", dict.fromkeys(ARCHS, "results are finite"))
    wrong = {arch: "" if has_instructions(arch, "f8E8M0FNU") else "not of this arch" for arch in ARCHS}
    yield Form("cvt.rp.satfinite.ue8m0x2.f32 h0, f0, f1;", wrong)
    yield Form("cvt.rn.bf16x2.ue8m0x2 r0, h0;", wrong)
    for to in ("f16x2", "bf16x2"):
        wrong = {arch: lacks_stochastic(None, arch) for arch in ARCHS}
        yield Form(f"cvt.rs.satfinite.{to}.f32 r0, f0, f1, r2;", wrong)
        yield Form(f"cvt.rs.satfinite.{to}.f32 r0, f0, r2;", dict.fromkeys(ARCHS, "one number"))
    for to in ("e4m3x4", "e5m2x4", "e2m3x4", "e3m2x4", "e2m1x4"):
        register = "h0" if to == "e2m1x4" else "r0"
        wrong = {arch: lacks_stochastic(None, arch) for arch in ARCHS}
        yield Form(f"cvt.rs.satfinite.{to}.f32 {register}, {{f0, f1, f2, f3}}, r2;", wrong)
        yield Form(f"cvt.rs.{to}.f32 {register}, {{f0, f1, f2, f3}}, r2;", dict.fromkeys(ARCHS, "results are finite"))


def _arithmetic() -> Iterator[Form]:
    """Two f32 at once, three at once, f32 of a warp, and accesses of 256 bits."""
    pairs = {arch: lacks_pairs(None, arch) for arch in ARCHS}
    for name, count in (("add.rn", 2), ("mul.rz.ftz", 2), ("fma.rn", 3)):
        yield Form(f"{name}.f32x2 {', '.join(f'd{i}' for i in range(count + 1))};", pairs)
        yield Form(f"{name}.f32x2 {', '.join(f'd{i}' for i in range(count))};", dict.fromkeys(ARCHS, "too few"))
    for name in ("max", "min.NaN", "max.NaN.abs"):
        yield Form(f"{name}.f32 f0, f1, f2, f3;", pairs)  # which LLVM chooses by itself
    for name in ("min", "max.abs.NaN", "add"):
        wrong = {arch: "no sums" if name == "add" else lacks_float_redux(arch) for arch in ARCHS}
        yield Form(f"redux.sync.{name}.f32 f0, f1, r2;", wrong)
    words = "{" + ", ".join(f"r{i}" for i in range(8)) + "}"
    for space, short in (("global", "gmem"), ("shared", "smem")):
        wrong = {arch: "" if widest_access(256, arch, (short, "rmem")) == 256 else "128 bits" for arch in ARCHS}
        yield Form(f"ld.{space}.v8.b32 {words}, [{'d0' if space == 'global' else 'r9'}];", wrong)
        yield Form(f"st.{space}.v8.b32 [{'d0' if space == 'global' else 'r9'}], {words};", wrong)


@cache
def forms() -> list[Form]:
    copies = [*_matrices(), *_rows(), *_columns(), *_pairs()]
    return [*_multiplies(), *copies, *_launch_control(), *_conversions(), *_arithmetic()]


def assembled(arch: str, ptxas: str, folder: Path) -> list[str]:
    """For each form, the error of ptxas; "" if it takes the form. One run tells of all."""
    version = ptx_version(ARCHS[arch], 88)
    head = [f".version {version // 10}.{version % 10}", f".target {arch}", ".address_size 64", ".visible .entry k()"]
    head += ["{", ".reg .b32 r<20>;", ".reg .f32 f<20>;", ".reg .b16 h<20>;", ".reg .b64 d<20>;", ".reg .b8 b<4>;"]
    head += [".reg .b128 q<2>;", ".reg .pred p<2>;"]
    source = folder / f"{arch}.ptx"
    source.write_text("\n".join([*head, *[form.ptx for form in forms()], "ret;", "}", ""]))
    run = subprocess.run([ptxas, "-arch", arch, source, "-o", folder / "out"], capture_output=True, text=True)
    wrong = [""] * len(forms())
    for line, message in re.findall(r"line (\d+); error\s*: (.*)", run.stderr):
        number = int(line) - len(head) - 1
        wrong[number] = wrong[number] or message
    assert any(wrong) == (run.returncode != 0), run.stderr
    return wrong


def differences(arch: str, ptxas: str, folder: Path) -> list[tuple[str, str, str]]:
    """(PTX, our verdict, that of ptxas) where one takes what the other refuses."""
    both = zip(forms(), assembled(arch, ptxas, folder), strict=True)
    told = [(form.ptx, form.wrong[arch], theirs) for form, theirs in both]
    return [each for each in told if bool(each[1]) != bool(each[2])]


if __name__ == "__main__":
    for _arch in sys.argv[1:] or TARGETS:
        for _ptx, _ours, _theirs in differences(_arch, "ptxas", Path("/tmp")):
            print(f"{_arch}: {_ptx}\n    cutec: {_ours or 'legal'}\n    ptxas: {_theirs or 'legal'}")
