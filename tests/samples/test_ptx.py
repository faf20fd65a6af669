"""What the tools make of the samples: wide accesses where they are due, no spills, no stack,
nothing to warn about.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from sample_builds import archs_of, sample_product
from sample_files import FOLDER, SAMPLES

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest import Manifest
from cutec.artifact.manifest_read import parse
from cutec.driver.cache.product import Product

pytestmark = pytest.mark.tools
NAMES = [path.stem for path in SAMPLES]
_ACCESS = re.compile(r"\b(?:ld|st)\.(?:global|shared|local)[\w.:]*")
_BLOCK_END = re.compile(r"^\s*(?:\$L\w+:|(?:@!?%p\d+ )?bra\b.*|ret;)", re.M)


@pytest.fixture(scope="module")
def built(shared_folder: str) -> Callable[[str], Product]:
    """`built(sample)`: its product for `archs_of` it, PTX included."""
    return partial(sample_product, folder=shared_folder)


@pytest.fixture
def ptx(built) -> Callable[[str, str], str]:
    """`ptx(sample, export)`: its PTX for sm_90a."""

    def text(sample: str, export: str) -> str:
        (found,) = [s for s in built(sample).stages if (s.export, s.arch) == (export, "sm_90a")]
        return found.data.decode()

    return text


def accesses(text: str, space: str) -> list[str]:
    """The loads and stores of a state space, in order, with cache operators left out:
    `ld.v4.b32`.
    """
    found = (m.split(".") for m in _ACCESS.findall(text))
    return [
        ".".join([op, *(w for w in rest if re.fullmatch(r"v\d|[bfus]\d+", w))])
        for op, where, *rest in found
        if where.split("::")[0] == space
    ]


def bits(access: str) -> int:
    """How many bits an access moves: 128 for `ld.v4.b32`."""
    lanes, width = re.fullmatch(r"\w+?(?:\.v(\d))?\.[bfus](\d+)", access).groups()
    return int(lanes or 1) * int(width)


def manifest(product: Product) -> Manifest:
    return parse(product.manifest.encode())


@pytest.mark.parametrize("sample", NAMES)
def test_no_path_of_the_machine_is_in_what_is_built(sample: str, built) -> None:
    product = built(sample)
    contents = [product.manifest.encode(), *product.files.values(), *(stage.data for stage in product.stages)]
    paths = [str(FOLDER), os.path.expanduser("~"), sys.prefix, "site-packages", "/tmp/"]
    assert not [path for path in paths for data in contents if path.encode() in data]
    sources = [f"{sample}.py".encode(), *(path.name.encode() for path in FOLDER.glob("common/*.py"))]
    bundle = MemoryBundle(manifest(product), product.files)
    cubins = [bundle.read(image) for image in bundle.manifest.images if image.kind == "cubin"]
    assert cubins and all(any(source in data for source in sources) for data in cubins)


@pytest.mark.parametrize("sample", NAMES)
def test_no_spills_no_stack_no_warnings(sample: str, built) -> None:
    product = built(sample)
    assert product.warnings == []
    used = [
        (e.name, k, a, r) for e in manifest(product).exports for k, archs in e.kernels.items() for a, r in archs.items()
    ]
    assert {(name, arch) for name, _, arch, _ in used} == {
        (name, arch) for name in product.exports for arch in archs_of(sample)
    }
    for name, kernel, arch, r in used:
        assert (r.spill_stores, r.spill_loads, r.stack) == (0, 0, 0), (name, kernel, arch)
        assert r.registers > 0 and r.max_threads > 0 and r.constant > 0 and (r.blocks is None or r.blocks > 0), (
            name,
            kernel,
            arch,
        )


@pytest.mark.parametrize("export", ["elementwise_add_f32", "elementwise_add_f16", "elementwise_add_bf16"])
def test_full_tiles_move_128_bits_at_a_time(export: str, ptx) -> None:
    """The full tile is straight-line code: 4 rows of a thread, read from a and b and written to c
    in whole vectors.
    """
    text = ptx("elementwise_add", export)
    blocks = [accesses(block, "global") for block in _BLOCK_END.split(text)]
    (full,) = [b for b in blocks if len(b) >= 12]
    assert sorted(a.split(".")[0] for a in full) == ["ld"] * 8 + ["st"] * 4
    assert {bits(a) for a in full} == {128}
    entry = next(i for i, b in enumerate(blocks) if b)
    assert blocks[entry] == full, "nothing else is accessed on the way to it"


def test_rows_of_any_length_are_added_as_wide_as_their_alignment_allows(ptx) -> None:
    """A thread's four rows begin at a multiple of four rows: 16, 4, 8 and 4 bytes are what their
    addresses are multiples of for sure.
    """
    text = ptx("elementwise_add", "elementwise_add_any")
    full = max((accesses(block, "global") for block in _BLOCK_END.split(text)), key=len)
    assert Counter(bits(a) for a in full if a.startswith("ld")) == {128: 2, 64: 2 * 2, 32: 2 * 8}


@pytest.mark.parametrize("export", ["softmax_f32", "rmsnorm_f32"])
def test_row_kernels_access_global_memory_in_vectors_only(export: str, ptx) -> None:
    found = accesses(ptx(export.partition("_")[0], f"{export}_form256x2x1x0x1"), "global")
    assert {a.split(".")[0] for a in found} == {"ld", "st"} and {bits(a) for a in found} == {128}


def test_the_transpose_goes_in_by_vectors_and_comes_out_by_elements(ptx) -> None:
    """The kernel for matrices whose rows are aligned, in both."""
    kernels = ptx("transpose", "transpose_f32").split(".entry")[1:]
    (text,) = [kernel for kernel in kernels if {bits(a) for a in accesses(kernel, "global")} == {128}]
    shared = accesses(text, "shared")
    assert {bits(a) for a in shared if a.startswith("st")} == {128} and {
        bits(a) for a in shared if a.startswith("ld")
    } == {32}
    assert sum(map(bits, shared)) == 2 * 64 * 64 * 32 // 256  # each element in and out once, by 256 threads


@pytest.mark.parametrize("sample", NAMES)
def test_fragments_stay_in_registers(sample: str, built) -> None:
    for stage in built(sample).stages:
        text = stage.data.decode()
        assert not accesses(text, "local") and "__local_depot" not in text, (stage.export, stage.arch)


def test_counting_accesses() -> None:
    text = "ld.global.nc.v4.b32 {}; st.global.v2.f64 [%rd1]; ld.shared::cta.b32; ld.local.b8; ld.param.b64 x;"
    assert (
        accesses(text, "global") == ["ld.v4.b32", "st.v2.f64"]
        and accesses(text, "shared") == ["ld.b32"]
        and accesses(text, "local") == ["ld.b8"]
    )
    assert [bits(a) for a in ("ld.v4.b32", "st.v2.f64", "ld.b32")] == [128, 128, 32]
    assert [
        b.strip()
        for b in _BLOCK_END.split(
            "\n  a;\n  @%p1 bra $L__BB0_2;\n  b;\n$L__BB0_2:\n  c;\n  bra.uni $L__BB0_3;\n  ret;\n"
        )
    ] == ["a;", "b;", "c;", "", ""]
