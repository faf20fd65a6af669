"""Cases that run on the interpreter and on a GPU, and how far apart results may be
(docs/agreement.md has the reasons).

Distances are in units in the last place of an output's type, at the larger of a value and the
output's root mean square. Without a bound, results have the same bits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase

# Contents of inputs. "whole": integers from -3 to 3, of which all sums of products are exact in any
# order; "bits": any bits, NaN among them.
RANDOM, WHOLE, BITS = "random", "whole", "bits"


@dataclass(frozen=True)
class Case:
    """Calls of a file's exports whose names match `entries`. `apart`: the bound by an output's
    name, or by its type. `given`: contents of inputs that are no random numbers, by name.
    """

    file: str
    entries: str
    settings: str
    apart: dict[str, float]
    contents: str = RANDOM
    given: dict[str, list[int]] = field(default_factory=dict)

    @property
    def bundle(self) -> str:
        """The folder of the file's bundle."""
        return self.file.removesuffix(".py").replace("/", "_")

    def sizes(self, entry: str) -> dict[str, str]:
        """Extents and scalars for an export. `n=form` in `settings`: rows of three quarters of what
        this form holds (samples/common/rows.py); `n=length`: rows of its first number.
        """
        found = dict(pair.split("=") for pair in self.settings.split(",") if pair)
        if found.get("n") == "form":
            threads, pieces, cluster, shifted, *_ = map(int, entry.rpartition("_form")[2].split("x"))
            vector = 128 // (32 if "_f32_" in entry else 16)
            shares = cluster or 4  # of a team
            found["n"] = str(threads * pieces * shares * 3 // 4 * vector + (shifted if cluster else 0))
        if found.get("n") == "length":
            found["n"] = entry.rpartition("_form")[2].split("x")[0]
        return found

    def takes(self, entry: str) -> bool:
        """Whether the case covers an export."""
        return any(fnmatchcase(entry, pattern) for pattern in self.entries.split())

    def bound(self, output: str, dtype: str) -> float:
        """The largest allowed distance in units in the last place."""
        return self.apart.get(output, self.apart.get(dtype, 0.0))


SAME: dict[str, float] = {}
ROUNDED = {"f16": 1.0, "bf16": 1.0, "f8E4M3FN": 1.0}  # what was computed in float32, now and then to the other side
ROWS = ROUNDED | {"f32": 8.0}  # approximations by the hardware, sums of them
ORDERED = ROUNDED | {"f32": 4.0}  # sums in no fixed order, and multiply-adds
ATTENTION = ROUNDED | {"logs": 12.0}
GRADIENTS = {"loss": 8.0, "lse": 8.0, "f16": 2.0, "bf16": 2.0, "dw": 4096.0}  # dw: sums of numbers of 16 bits
PUBLIC = {
    "elementwise_add": "cute/ampere/kernel/elementwise/elementwise_add.py",
    "tensorop_gemm": "cute/ampere/kernel/dense_gemm/tensorop_gemm.py",
    "dense_gemm": "cute/hopper/kernel/dense_gemm/dense_gemm.py",
    "dense_gemm_persistent": "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py",
}
_HEADS = "b=1,h=2,g=1,scale=0.1"
_POSITIVE = {"scales_q": [1, 2], "scales_k": [2], "scales_v": [3]}
_STARTS = {"starts_q": [0, 0, 100, 101, 150], "starts_k": [0, 40, 140, 140, 190]}


def _multiplied(file: str, entries: str, settings: str, apart: dict[str, float]) -> list[Case]:
    """A multiply of small integers, which is exact, and one of random numbers."""
    return [Case(file, entries, settings, SAME, WHOLE), Case(file, entries, settings, apart)]


def _convolved(filter: str, sizes: str) -> list[Case]:
    """A convolution of small integers and both of its ways back."""
    settings = f"n=2,c=40,k=72,{sizes}"
    entries = f"conv_{filter}_bf16* conv_{filter}_f16* conv_{filter}_back_*"
    # filters of steps of one pixel alone have a way back to images
    return [
        Case("samples/conv_hopper.py", entries, settings, SAME, WHOLE),
        Case("samples/conv_hopper_filter.py", f"conv_{filter}_filter_*", settings, SAME, WHOLE),
    ]


def _gradients(file: str) -> list[Case]:
    """Attention's way back, by three kernels and, where a tile has all keys, by one."""
    cases = []
    for whole, sizes in ((0, "s=70,t=133"), (1, "s=133,t=70")):
        settings = f"{sizes},{_HEADS}"
        windows = f"{settings},left=40,right=9"
        masks = f"attention_backward_full_*_whole{whole} attention_backward_causal_*_whole{whole}"
        cases += [
            Case(file, masks, settings, ORDERED),
            Case(file, f"attention_backward_window_*_whole{whole}", windows, ORDERED),
            Case(file, f"attention_backward_softcap_*_whole{whole}", f"{windows},cap=5", ORDERED),
        ]
    return cases


_TARGETS = {"target": [3, 263, 0, -100, 17]}
_STEP = {"v": [1, 2, 3, 4, 5], "lr": [1], "step": [3], "scale": [1]}
_TURNS = "b=2,s=5,h=3,d=64,t=9,r=24"
_PAGES = {"table": [3, 1], "lengths": [13, 5]}
_HOPPER, _SIZE = "samples/gemm_hopper.py", "m=136,n=80,k=272"
_SCALED, _GROUPED = "samples/gemm_scaled_hopper.py", "samples/gemm_grouped_hopper.py"
# Samples whose exports cannot be called on one.
SEVERAL_GPUS = ("gemm_gpus_hopper.py", "moe_gemm_gpus_hopper.py", "moe_gpus.py")
_HALVES, _WORDS = "k=352,kh=176,mt=3,kt=6", {"metadata": [0x4E9C4E9C]}
_ENDS = {"ends": [60, 60, 189, 300]}
CASES = [
    Case("samples/minimal.py", "*", "", SAME),
    Case("samples/vector_add.py", "*", "n=1003", SAME),
    Case("samples/vector_add.py", "*", "n=1003", SAME, BITS),
    Case("samples/elementwise_add.py", "*", "m=37,n=136", SAME),
    Case("samples/elementwise_add.py", "*", "m=37,n=136", SAME, BITS),
    Case("samples/elementwise.py", "*", "a=2,b=3,c=5,d=40", SAME),
    Case("samples/transpose.py", "transpose_*", "m=72,n=136", SAME, BITS),
    Case("samples/transpose.py", "swap_*", "k=2,m=24,l=3,n=40,i=2", SAME, BITS),
    Case("samples/reduce.py", "*", "o=3,k=70,i=24", SAME, WHOLE),
    Case("samples/reduce.py", "*", "o=3,k=70,i=24", ORDERED),
    Case("samples/softmax.py", "*", "m=2,n=form", ROWS, given={"target": [3, 0]}),
    Case("samples/rmsnorm.py", "*", "m=2,n=form,eps=1e-6", ROWS),
    Case("samples/reduce_cluster.py", "*", "m=301,n=264", SAME, WHOLE),
    Case("samples/reduce_cluster.py", "*", "m=301,n=264", ORDERED),
    Case("samples/layernorm.py", "layernorm_f32_* layernorm_f16_* layernorm_bf16_*", "m=2,n=form,eps=1e-6", ROWS),
    Case("samples/softmax_backward.py", "*", "m=2,n=form", ROWS),
    Case("samples/rmsnorm_backward.py", "*", "m=2,n=form,eps=1e-6", ROWS),
    Case("samples/layernorm_backward.py", "*", "m=2,n=form", ROWS),
    Case("samples/cross_entropy_backward.py", "*_backward_*", "m=2,n=1016", ROWS, given={"target": [3, 0]}),
    Case("samples/cross_entropy_backward.py", "*_with_*", "m=2,n=form,dloss=0.5", ROWS, given={"target": [3, 0]}),
    *_multiplied("samples/sgemm.py", "*", "m=73,n=69,k=71", SAME),
    *_multiplied("samples/gemm_ampere.py", "*", "m=72,n=88,k=200", SAME),
    *_multiplied("samples/gemm_hopper_first.py", "*", "m=136,n=80,k=272", SAME),
    *_multiplied(_HOPPER, "gemm_f16_* gemm_bf16_* gemm_fp8_* gemm_tf32_* gemm_s8_* gemm_bias_relu", _SIZE, SAME),
    *_multiplied(_HOPPER, "gemm_batched_*", f"{_SIZE},l=3", SAME),
    *_multiplied(_HOPPER, "gemm_long_*", "m=136,n=80,k=4096", ROUNDED),
    Case(_HOPPER, "gemm_bias_gelu", _SIZE, ROUNDED),
    Case(
        _HOPPER,
        "gemm_f16_*_split* gemm_f16_*_stream* gemm_bf16_*_split* gemm_bf16_*_stream*",
        "m=136,n=80,k=1040",
        ROUNDED,
    ),
    Case(_SCALED, "gemm_scaled_tile*", "m=136,n=264,kb=3,nb=3", SAME, WHOLE),
    Case(_SCALED, "gemm_scaled_vectors_*", "m=136,n=264,kb=3", SAME, WHOLE),
    Case("samples/gemm_sparse_hopper.py", "gemm_* linear_*", f"m=136,n=264,{_HALVES}", SAME, WHOLE, _WORDS),
    Case("samples/gemm_sparse_hopper.py", "compress_*", f"m=136,{_HALVES}", SAME),
    Case("samples/quantise_scaled.py", "quantise_rows*", "m=70,kb=5", ROUNDED),
    Case("samples/quantise_scaled.py", "quantise_squares*", "m=200,kb=3,nb=2", ROUNDED),
    Case("samples/quantise_scaled.py", "quantise_columns*", "mb=2,k=136", ROUNDED),
    Case(_GROUPED, "gemm_grouped_tile*", "m=300,n=136,k=136,g=4", SAME, WHOLE, _ENDS),
    Case(_GROUPED, "gemm_masked_tile*", "r=300,n=136,k=136,g=4", SAME, WHOLE, _ENDS),
    Case(_GROUPED, "gemm_grouped_k_*", "m=136,n=136,k=300,g=4", SAME, WHOLE, _ENDS),
    Case(_GROUPED, "gemm_grouped_scaled_*", "m=300,n=136,kb=2,nb=2,g=4", SAME, WHOLE, _ENDS),
    Case(_GROUPED, "gemm_masked_scaled_*", "r=300,n=136,kb=2,nb=2,g=4", SAME, WHOLE, _ENDS),
    *_convolved("1x1", "h=9,w=11,p=9,q=11"),
    *_convolved("1x1_stride2", "h=9,w=11,p=5,q=6"),
    *_convolved("2x2_stride2", "h=8,w=10,p=4,q=5"),
    *_convolved("3x3", "h=9,w=11,p=9,q=11"),
    *_convolved("3x3_stride2", "h=9,w=11,p=5,q=6"),
    *_convolved("3x3_dilation2", "h=9,w=11,p=9,q=11"),
    *_convolved("5x5", "h=9,w=11,p=9,q=11"),
    Case("samples/conv_hopper.py", "conv_7x7_stride2_few_*", "n=2,k=72,h=9,w=11,p=5,q=6", SAME, WHOLE),
    Case("samples/conv_hopper.py", "conv_4x4_stride4_few_*", "n=2,k=72,h=8,w=12,p=2,q=3", SAME, WHOLE),
    Case("samples/hadamard.py", "*", "m=3,n=length,scale=1", SAME, WHOLE),
    Case("samples/hadamard.py", "*", "m=3,n=length,scale=0.3", ROUNDED),
    Case("samples/topk.py", "topk_f* topk_bf16_*", "m=5,n=64,k=5", SAME),
    Case("samples/topk.py", "topk_f* topk_bf16_*", "m=5,n=64,k=5", SAME, BITS),
    Case("samples/topk.py", "topk_softmax_*", "m=5,n=64,k=5", ROWS),
    Case("samples/moe_routing.py", "*", "m=70,e=64,k=5,tokens=60", ROWS),
    Case(
        "samples/linear_cross_entropy_hopper.py",
        "*_entropy_bf16 *_entropy_f16",
        "m=130,v=264,k=72",
        ROWS,
        given=_TARGETS,
    ),
    Case(
        "samples/linear_cross_entropy_hopper.py",
        "*_gradient_*",
        "m=300,v=264,k=72,dloss=1,adds=1",
        GRADIENTS,
        given=_TARGETS,
    ),
    Case("samples/adamw.py", "*", "n=5,beta1=0.9,beta2=0.99,eps=0.001,decay=0.1", ROWS, given=_STEP),
    Case(
        "samples/rotary.py", "rotary_at_* rotary_interleaved_at_*", _TURNS, ROWS, given={"positions": [3, 0, 8, 8, 1]}
    ),
    Case("samples/rotary.py", "*_bf16_* *_f16_*", _TURNS, ROWS),
    Case("samples/embedding.py", "*", "v=9,n=64,m=5,ignored=-1", SAME, WHOLE, {"index": [0, 3, 8, 1, 3]}),
    Case("samples/attention_decode.py", "*", "b=2,h=8,g=4,p=5,t=8,s=2,scale=0.1", ATTENTION, given=_PAGES),
    Case("samples/attention_mla_hopper.py", "*", "b=2,h=70,p=5,t=8,s=2,scale=0.04", ATTENTION, given=_PAGES),
    Case(
        "samples/attention_fp8_hopper.py",
        "attention_fp8_full_* attention_fp8_causal_*",
        f"s=70,t=133,{_HEADS}",
        ATTENTION | {"bf16": 2.0},  # where exponentials are rounded to e4m3, now and then to the other side
        given=_POSITIVE,
    ),
    Case("samples/attention_fp8_hopper.py", "attention_fp8_wide_*", f"s=70,t=133,{_HEADS}", ATTENTION, given=_POSITIVE),
    Case("samples/attention_fp8_hopper.py", "attention_fp8_backward_*_whole0", f"s=70,t=133,{_HEADS}", ORDERED),
    Case("samples/attention_fp8_hopper.py", "attention_fp8_backward_*_whole1", f"s=133,t=70,{_HEADS}", ORDERED),
    Case("samples/attention_fp8_hopper.py", "attention_fp8_blocks_*", f"s=70,t=133,sb=1,tb=2,{_HEADS}", ATTENTION),
    *_gradients("samples/attention_hopper_backward.py"),
    *_gradients("samples/attention_hopper.py"),  # which has them too
    Case("samples/attention_ampere.py", "*", f"s=70,t=133,{_HEADS}", ATTENTION),
    Case("samples/attention_hopper.py", "attention_full_* attention_causal_*", f"s=70,t=133,{_HEADS}", ATTENTION),
    Case("samples/attention_hopper.py", "attention_window_*", f"s=133,t=150,{_HEADS},left=40,right=9", ATTENTION),
    Case(
        "samples/attention_hopper.py", "attention_softcap_*", f"s=133,t=150,{_HEADS},left=40,right=9,cap=2", ATTENTION
    ),
    Case(
        "samples/attention_hopper.py",
        "attention_packed_*",
        "r=150,c=190,n=5,h=2,g=1,longest=100,scale=0.1",
        ATTENTION,
        given=_STARTS,
    ),
    Case("tests/features/tensor_units.py", "move_* parts reduce_*_u?? reduce_*_i??", "", SAME, BITS),
    Case("elementwise_add", "*", "m=37,n=136", SAME),
    *_multiplied("tensorop_gemm", "*", "m=136,n=88,k=80,l=2", SAME),
    *_multiplied(
        "dense_gemm", "gemm_128x128 gemm_64x128 gemm_bf16 gemm_f32_out gemm_fp8_out", "m=1096,n=16,k=80,l=1", SAME
    ),
    *_multiplied("dense_gemm", "gemm gemm_mn_major gemm_fp8", "m=2072,n=16,k=80,l=1", SAME),
    *_multiplied("dense_gemm_persistent", "*", "m=136,n=80,k=112,l=2", SAME),
]
