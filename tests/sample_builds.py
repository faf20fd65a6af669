"""Builds of the samples, made once a session, whatever process asks: for tests of machine code, and
of the libraries of bundles.
"""

from __future__ import annotations

import fcntl
import os
from functools import cache
from pathlib import Path

from sample_files import FOLDER, telling

from cutec.driver.build.build import perform
from cutec.driver.cache.product import Product
from cutec.driver.kernel_file import tuned
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.options import BuildOptions, Emit
from cutec.frontend.exports.export import Export

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
# Of samples with many forms, the functions that are built in every form; of others, the forms that
# stand for all.
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
    "transpose": "transpose_f32,swap_u8",
    "reduce": "sum_f32,max_bf16",
    "elementwise": "add_f32,add_bf16_f32_f32",
    "hadamard": "hadamard_f32,hadamard_bf16",
    "topk": "topk_softmax_f32",
    "moe_routing": "moe_routing_bf16",
    "linear_cross_entropy_hopper": "linear_cross_entropy_bf16,linear_cross_entropy_with_gradient_bf16",
}


@cache
def exports_of(sample: str) -> tuple[Export, ...]:
    """A sample's exports, candidates too, with the choices that its tables make."""
    file = str(FOLDER / f"{sample}.py")
    with loaded(file) as kernel:
        return tuple(tuned.resolved(kernel.exports, kernel, BuildOptions(file)))


def archs_of(sample: str) -> tuple[str, ...]:
    """What a sample is built for."""
    own = exports_of(sample)[0].arch
    return ONLY.get(sample) or (ARCHS if not own or {*own} & {*ARCHS} else own)


def entries(sample: str) -> str | None:
    """What is built of a sample; None: all of it."""
    if sample not in SOME:
        return None
    return ",".join([SOME[sample], *(export.name for export in telling(exports_of(sample)))])


@cache
def built_names(sample: str) -> frozenset[str]:
    """The names of the exports that are built of a sample."""
    options = BuildOptions(str(FOLDER / f"{sample}.py"), entry=entries(sample))
    return frozenset(export.name for export in list_exports(options))


def sample_product(sample: str, folder: str) -> Product:
    """The product of a sample for `archs_of` it, PTX included, from a folder that processes share:
    one of them builds it, and others wait for that.
    """
    os.makedirs(folder, exist_ok=True)
    kept = Path(folder, f"{sample}.product")
    with open(kept.with_suffix(".lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            product = perform(
                BuildOptions(
                    str(FOLDER / f"{sample}.py"),
                    archs=archs_of(sample),
                    entry=entries(sample),
                    output="out",
                    emits=(Emit("ptx"),),
                )
            )
            kept.write_bytes(product.pack(str))
    return Product.unpack(kept.read_bytes(), str)
