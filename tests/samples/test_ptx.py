"""What the tools make of the samples: wide accesses where they are due, no spills, no stack,
nothing to warn about.
"""

from __future__ import annotations

import functools
import os
import re
import sys
from collections import Counter
from collections.abc import Callable

import pytest
from sample_files import telling
from sample_kit import FOLDER, NAMES, exports

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest import Manifest
from cutec.artifact.manifest_read import parse
from cutec.driver.build.build import perform
from cutec.driver.cache.product import Product
from cutec.driver.options.options import BuildOptions, Emit

pytestmark = pytest.mark.tools
ARCHS = ("sm_80", "sm_90a")
# Samples of instructions that one arch alone has, or none of ARCHS but the last.
BACKWARD = ("cross_entropy_backward", "layernorm_backward", "rmsnorm_backward", "softmax_backward")
ATTENTION = ("attention_decode", "attention_fp8_hopper", "attention_hopper", "attention_hopper_backward")
ATTENTION += ("attention_mla_hopper",)
GEMMS = ("gemm_grouped_hopper", "gemm_hopper", "gemm_hopper_first", "gemm_scaled_hopper", "gemm_sparse_hopper")
GEMMS += ("gemm_gpus_hopper", "linear_cross_entropy_hopper")
MOE = ("moe_gemm_gpus_hopper", "moe_gpus", "moe_routing")
OTHERS = ("conv_hopper", "conv_hopper_filter", "embedding", "hadamard", "quantise_scaled", "reduce_cluster", "topk")
HOPPER = (*ATTENTION, *GEMMS, *MOE, *OTHERS, *BACKWARD)
# Long rows spill on sm_80 in forms that share a row among blocks, which only clusters can.
ROWS = ("softmax", "layernorm", "rmsnorm")
ONLY = dict.fromkeys((*HOPPER, *ROWS), ("sm_90a",)) | {"gemm_blackwell": ("sm_100a",)}  # of int8 too
# Of rows of twelve elements of a thread, the forms that registers have least room for.
TWELVE = "".join(f",{{0}}_form{threads}x12x1x1x132x1x1" for threads in (16, 64, 128, 256))
# Of samples with many forms, the functions that are built here in every form; of others, the forms
# that stand for all.
SOME = {
    "gemm_blackwell": "gemm_bf16,gemm_fp8,gemm_tf32",
    "gemm_hopper": "gemm_bf16,gemm_fp8,gemm_fp8_precise,gemm_tf32,gemm_s8",
    "layernorm_backward": "layernorm_backward_bf16" + TWELVE.format("layernorm_backward_f32"),
    "rmsnorm_backward": "rmsnorm_residual_backward_bf16" + TWELVE.format("rmsnorm_residual_backward_f32"),
    "softmax_backward": "softmax_backward_bf16",
    "cross_entropy_backward": "cross_entropy_backward_bf16",
    "attention_blackwell": "attention_causal_bf16_depth128,attention_full_f16_depth64,attention_packed",
    "attention_hopper_backward": "attention_backward_causal_bf16_depth128,attention_backward_full_f16_depth64",
    "attention_fp8_hopper": "attention_fp8_full_depth64,attention_fp8_causal_depth128,attention_fp8_causal_depth256,"
    "attention_fp8_wide_causal_depth128,attention_fp8_backward_causal_depth128",
    "attention_decode": "attention_decode_f16_depth64,attention_decode_bf16_depth128,attention_decode_f16_depth256,"
    "attention_decode_fp8_bf16_depth64,attention_decode_fp8_bf16_depth128,attention_decode_fp8_bf16_depth256",
    "attention_hopper": "attention_causal_bf16_depth128,attention_full_f16_depth64,attention_packed,attention_softcap",
    "conv_hopper": "conv_3x3_bf16,conv_3x3_back_bf16,conv_7x7_stride2_few_bf16",
    "conv_hopper_filter": "conv_3x3_filter_bf16",
    "softmax": "softmax_f32,log_softmax_f16,cross_entropy_bf16",
    "rmsnorm": "rmsnorm_f32,rmsnorm_residual_f16",
    "layernorm": "layernorm_bf16",
    "transpose": "transpose_f32,swap_u8,swap_bf16",
    "reduce": "sum_f32,max_bf16",
    "elementwise": "add_f32,add_bf16_f32_f32",
    "hadamard": "hadamard_f32,hadamard_bf16",
    "topk": "topk_softmax_f32",
    "moe_routing": "moe_routing_bf16",
    "linear_cross_entropy_hopper": "linear_cross_entropy_bf16"
    ",linear_cross_entropy_with_gradient_bf16_strips128_pieces2",
}
_ACCESS = re.compile(r"\b(?:ld|st)\.(?:global|shared|local)[\w.:]*")
_BLOCK_END = re.compile(r"^\s*(?:\$L\w+:|(?:@!?%p\d+ )?bra\b.*|ret;)", re.M)


def archs_of(sample: str) -> tuple[str, ...]:
    """What a sample is built for."""
    own = next(iter(exports(sample).values())).arch
    return ONLY.get(sample) or (ARCHS if not own or {*own} & {*ARCHS} else own)


def entries(sample: str) -> str | None:
    """What is built of a sample; None: all of it."""
    if sample not in SOME:
        return None
    return ",".join([SOME[sample], *(export.name for export in telling(exports(sample).values()))])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Product]:
    """`built(sample)`: its product for `archs_of` it, PTX included."""
    cache = tmp_path_factory.mktemp("cache")

    @functools.cache
    def build(sample: str) -> Product:
        return perform(
            BuildOptions(
                str(FOLDER / f"{sample}.py"),
                archs=archs_of(sample),
                entry=entries(sample),
                output="out",
                emits=(Emit("ptx"),),
                cache_dir=str(cache),
            )
        )

    return build


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
