"""The grids of the league: which cells each family has, and the bars that they must reach."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from cells import COPY, CUDNN_FP8, OURS, USUAL, Bar, Cell, Family, Measurement

HALF = ("bf16", "f16")
FLOATS = ("bf16", "f16", "f32")


def cells(
    family: str, functions: Iterable[str], types: Iterable[str], shapes: Iterable[dict[str, int]], data: str = "normal"
) -> Iterator[Cell]:
    """Each function in each type at each shape."""
    types, points = list(types), [tuple(shape.items()) for shape in shapes]
    for function in functions:
        for dtype in types:
            yield from (Cell(family, function, dtype, point, data) for point in points)


def of_peer(_: Cell, found: Measurement) -> float | None:
    return found.of_peer()


def of_copy_large(_: Cell, found: Measurement) -> float | None:
    """Of what moves 64 MB at least."""
    return found.over(COPY) if found.work >= 64 << 20 else None


def of_error(_: Cell, found: Measurement) -> float | None:
    return found.of_error()


# -- matrix multiplies: of M x K and N x K matrices

GEMM_OTHERS = ("fp8", "fp8_precise", "tf32", "s8")
GEMM_ROWS = (1, 2, 4, 8, 16, 32, 64, 100, 128, 256, 512, 1000, 2048, 4096, 8192, 16384)
LAYERS = (  # (N, K): of Llama 1B to 405B, Qwen, DeepSeek
    (2048, 2048),
    (6144, 4096),
    (4096, 4096),
    (28672, 4096),
    (4096, 14336),
    (10240, 8192),
    (8192, 28672),
    (16384, 2048),
    (5120, 5120),
    (3584, 18944),
    (2112, 7168),
    (1536, 7168),
    (24576, 1536),
    (7168, 2048),
)
CUBES = (512, 1024, 2048, 4096, 8192)
GEMM_SHAPES = [
    *({"M": m, "N": n, "K": k} for n, k in LAYERS for m in GEMM_ROWS),
    *({"M": m, "N": m, "K": m} for m in CUBES if m not in (2048, 4096)),  # those are layers
    {"M": 16384, "N": 16384, "K": 4096},
    {"M": 8192, "N": 28672, "K": 8192},
    {"M": 256, "N": 8192, "K": 8192},
    {"M": 4096, "N": 4096, "K": 16384},
]
BYTES_SHAPES = [shape for shape in GEMM_SHAPES if shape["M"] >= 16 and shape["M"] % 16 == 0]  # cuBLAS's rule


def of_peer_many(cell: Cell, found: Measurement) -> float | None:
    return found.of_peer() if cell.extents["M"] > 64 else None


def of_memory(cell: Cell, found: Measurement) -> float | None:
    """For few rows: the ratio to the peer, or to 0.93 of a copy's speed."""
    peer, copy = found.of_peer(), found.over(COPY)
    return max(peer or 0, (copy or 0) / 0.93) if cell.extents["M"] <= 64 and peer else None


GEMM = Family(
    "gemm",
    "Matrix multiplies",
    "gemm",
    ("gemm_hopper",),
    (*cells("gemm", ["gemm"], HALF, GEMM_SHAPES), *cells("gemm", ["gemm"], GEMM_OTHERS, BYTES_SHAPES)),
    (
        Bar("× cuBLAS", of_peer, mean=1.03),
        Bar("× cuBLAS, M > 64", of_peer_many, 0.95),
        Bar("× cuBLAS or × 0.93 of copy, M ≤ 64", of_memory, 1.0),
        Bar("cuBLAS's error ÷ ours", of_error, 0.9),
    ),
    ("N", "K"),
    "M",
    summary=("function", "type"),
)


def drawn(count: int, step: int) -> Iterator[dict[str, int]]:
    """Shapes that nobody chose: a size is as likely to lie between 100 and 200 as between 200 and
    400. N and K are multiples of `step`; so is M, where `step` is 16 (cuBLAS's rule for bytes).
    """
    draw = random.Random(step)
    for _ in range(count):
        m, n, k = (int(2 ** draw.uniform(low, high)) for low, high in ((0, 13), (8, 14.3), (6, 15)))
        yield {"M": m if step < 16 else -(-m // step) * step, "N": n // step * step, "K": k // step * step}


DRAWN = Family(
    "gemm-drawn",
    "Multiplies of drawn shapes",
    "gemm",
    ("gemm_hopper",),
    (
        *cells("gemm-drawn", ["gemm"], HALF, drawn(40, 8)),
        *cells("gemm-drawn", ["gemm"], GEMM_OTHERS, drawn(20, 16)),
    ),
    GEMM.bars,
    ("M", "N", "K"),
    "type",
    summary=("function", "type"),
    suffix=", drawn shapes",
)

EPILOGUES = Family(
    "epilogues",
    "Epilogues",
    "gemm",
    ("benchmarks/gemm_epilogues",),
    tuple(
        cells(
            "epilogues",
            ["bias", "bias_gelu", "gated_silu", "residual", "scales", "beta_c", "f32_out"],
            ["bf16"],
            [{"M": m, "N": n, "K": k} for n, k in ((4096, 4096), (28672, 4096), (8192, 8192)) for m in (512, 4096)],
        )
    ),
    (Bar("× the plain one", lambda _, found: found.over(USUAL), 0.98),),
    ("type", "N", "K", "M"),
    "function",
)

# -- block-scaled multiplies of e4m3, quantisation, grouped multiplies

SCALED_ROWS = (16, 64, 128, 512, 2048, 4096, 8192)


def of_peer_large(cell: Cell, found: Measurement) -> float | None:
    """From 2048 rows on."""
    return found.of_peer() if cell.extents["M"] >= 2048 else None


def of_peer_few(cell: Cell, found: Measurement) -> float | None:
    return found.of_peer() if cell.extents["M"] <= 128 else None


SCALED = Family(
    "scaled",
    "Block-scaled multiplies",
    "scaled",
    ("gemm_scaled_hopper",),
    tuple(
        cells(
            "scaled",
            ["gemm_scaled", "gemm_scaled_vectors"],
            ["fp8"],
            [
                *({"M": m, "N": n, "K": k} for n, k in LAYERS for m in SCALED_ROWS),
                *({"M": m, "N": m, "K": m} for m in (4096, 8192) if (m, m) not in LAYERS),
                {"M": 4096, "N": 7168, "K": 16384},
                {"M": 128, "N": 7168, "K": 16384},
            ],
        )
    ),
    (
        Bar("× cuBLAS, M ≥ 2048", of_peer_large, 1.0),
        Bar("× cuBLAS, M ≤ 128", of_peer_few, mean=1.5),
        Bar("cuBLAS's error ÷ ours", of_error, 0.9),
    ),
    ("function", "N", "K"),
    "M",
)
QUANTISE = Family(
    "quantise",
    "Quantisation with scales of blocks",
    "scaled",
    ("quantise_scaled",),
    tuple(
        cells(
            "quantise",
            ["quantise_rows", "quantise_rows_pow2", "quantise_squares", "quantise_columns"],
            ["fp8"],
            [{"M": m, "K": k} for m in (128, 1024, 4096, 16384) for k in (2048, 4096, 7168)],
        )
    ),
    (Bar("× copy, from 64 MB on", of_copy_large, 0.93),),
    ("function", "K"),
    "M",
)
EXPERTS = (  # groups, rows of each on average, N, K
    (8, 4096, 4096, 4096),
    (8, 1024, 2048, 7168),
    (8, 1024, 7168, 2048),
    (32, 64, 2048, 7168),
    (64, 256, 1408, 2048),
    (64, 1024, 2048, 1408),
    (128, 16, 1536, 4096),
    (128, 128, 1536, 4096),
    (256, 1, 4096, 2048),
    (256, 16, 4096, 2048),
    (256, 128, 4096, 2048),
)
GROUPED = Family(
    "grouped",
    "Grouped multiplies",
    "grouped",
    ("gemm_grouped_hopper",),
    tuple(
        cell
        for data in ("normal", "zipf")
        for function, dtype in (("gemm_grouped", "bf16"), ("gemm_grouped_k", "bf16"), ("gemm_grouped_scaled", "fp8"))
        for cell in cells(
            "grouped",
            [function],
            [dtype],
            [dict(zip(("groups", "rows", "N", "K"), shape)) for shape in EXPERTS],
            data,
        )
    ),
    (Bar("× the best peer", of_peer, 1.05),),
    ("function", "groups", "rows", "N", "K"),
    "data",
    summary=("function", "type"),
)

# -- multiplies by weights of which two of each four elements are zero

SPARSE_SHAPES = [{"M": m, "N": n, "K": k} for n, k in LAYERS for m in (16, 64, 256, 1024, 2048, 4096, 8192)]
SPARSE_SHAPES.append({"M": 8192, "N": 8192, "K": 8192})


def of_dense(cell: Cell, found: Measurement) -> float | None:
    """The ratio to cuBLAS on weights with their zeros, from 2048 rows on."""
    return found.over("cuBLAS, dense") if cell.extents["M"] >= 2048 else None


def of_dense_few(cell: Cell, found: Measurement) -> float | None:
    return found.over("cuBLAS, dense") if cell.extents["M"] < 2048 else None


SPARSE = Family(
    "sparse",
    "2:4 sparse multiplies",
    "sparse",
    ("gemm_sparse_hopper",),
    tuple(cells("sparse", ["linear_sparse"], (*HALF, "fp8"), SPARSE_SHAPES)),
    (
        Bar("× cuBLAS, dense, M ≥ 2048", of_dense, 1.3),
        Bar("× cuBLAS, dense, M < 2048", of_dense_few, mean=1.3),
        Bar("× the best peer", of_peer, mean=1.0),
    ),
    ("type", "N", "K"),
    "M",
    summary=("function", "type"),
)
COMPRESSED = Family(
    "compression",
    "Compression of 2:4 sparse weights",
    "sparse",
    ("gemm_sparse_hopper",),
    tuple(cells("compression", ["compress"], (*HALF, "fp8"), [{"N": n, "K": k} for n, k in LAYERS])),
    (Bar("× copy, from 64 MB on", of_copy_large, 0.93),),
    ("N", "K"),
    "type",
    summary=("function",),
)

# -- multiplies without wgmma and TMA, and in float32

SIXTEENS = [shape for shape in GEMM_SHAPES if shape["M"] in (16, 128, 512, 4096, 8192)]
OLDER_SHAPES = [*SIXTEENS, {"M": 4112, "N": 4016, "K": 4144}]
OLDER = Family(
    "older",
    "Multiplies without wgmma and TMA",
    "gemm_sm80",
    ("gemm_ampere", "sgemm"),
    (
        *cells("older", ["gemm_ampere"], HALF, OLDER_SHAPES),
        *cells("older", ["sgemm"], ["f32"], [shape for shape in OLDER_SHAPES if shape["M"] >= 512]),
    ),
    (Bar("× the best peer", of_peer, 0.95, 1.0),),
    ("function", "type", "N", "K"),
    "M",
    ("function", "type"),
    suffix=", without wgmma and TMA",
)

# -- launches

LAUNCH = Family(
    "launch",
    "Launches",
    "launch_cost",
    ("vector_add",),
    tuple(cells("launch", ["launch"], ["f32"], [{"tensors": 3}])),
    (Bar("× a bare launch", of_peer, 1 / 1.3),),
    ("function", "type"),
    "tensors",
)

# -- functions of rows

ROW_COLUMNS = (*(2**i for i in range(6, 19)), 257, 1000, 1001, 4097, 5120, 12288, 20001, 50304, 128256)
ROW_COUNTS = (1, 16, 128, 1000, 4096, 32768, 262144, 1_000_000)
ROW_SHAPES = [{"columns": c, "rows": r} for c in ROW_COLUMNS for r in ROW_COUNTS if c * r <= 2**28]
LARGE_SHAPES = [{"columns": 4096, "rows": 1_000_000}, {"columns": 262144, "rows": 16384}]  # to 2^32 elements
ROW_BARS = (
    Bar("× the best peer", of_peer, 0.95, 1.0),
    Bar("× copy, from 64 MB on", of_copy_large, 0.94),
)
FORWARD = ("softmax", "log_softmax", "cross_entropy", "rmsnorm", "rmsnorm_residual", "layernorm")
BACKWARD = (
    "softmax_backward",
    "log_softmax_backward",
    "cross_entropy_backward",
    "rmsnorm_backward",
    "layernorm_backward",
)
ROWS = Family(
    "rows",
    "Functions of rows",
    "rows",
    (
        "softmax",
        "rmsnorm",
        "layernorm",
        "softmax_backward",
        "cross_entropy_backward",
        "rmsnorm_backward",
        "layernorm_backward",
    ),
    (*cells("rows", (*FORWARD, *BACKWARD), FLOATS, ROW_SHAPES), *cells("rows", FORWARD, HALF, LARGE_SHAPES)),
    ROW_BARS,
    ("function", "type"),
    "columns",
    ("function", "type", "columns", "rows"),
)

# -- attention

DEPTHS = (64, 96, 128, 192, 256)  # 192: 128 for V
LENGTHS = (128, 256, 384, 777, 1024, 1500, 3000, 4096, 16384, 65536)
HEADS = (8, 32, 256)  # of all batches together
DATA = ("std4", "std16", "std256", "sink", "rare", "negative", "rising", "falling")
MASKS = ("attention_full", "attention_causal")


def lengths(depths: Iterable[int], heads: Iterable[int], lengths: Iterable[int]) -> list[dict[str, int]]:
    """Shapes that take at most some 0.1 s and 9 GB of K."""
    heads, lengths = list(heads), list(lengths)
    some = [(h, n) for h in heads for n in lengths if h * n * max(n, 4096) <= 2**36]
    return [{"D": d, "heads": h, "length": n} for d in depths for h, n in some]


def of_cudnn(_: Cell, found: Measurement) -> float | None:
    return found.over("cuDNN")


def of_cudnn_fp8(_: Cell, found: Measurement) -> float | None:
    return found.over(CUDNN_FP8)


def of_usual(_: Cell, found: Measurement) -> float | None:
    return found.over(USUAL)


ERRORS = Bar("the peers' least error ÷ ours", of_error, 1 / 1.1)
ATTENTION = Family(
    "attention",
    "Attention",
    "attention",
    ("attention_hopper",),
    tuple(cells("attention", MASKS, HALF, lengths(DEPTHS, HEADS, LENGTHS))),
    (Bar("× the best peer", of_peer, 0.95, 1.05), ERRORS),
    ("function", "type", "D"),
    "length",
    ("function", "type", "D"),
)
PEAKED = Family(
    "attention-data",
    "Attention, other data",
    "attention",
    ("attention_hopper",),
    tuple(
        cell
        for data in DATA
        for cell in cells("attention-data", MASKS, ["bf16"], lengths((64, 128, 256), [32], (1024, 8192)), data)
    ),
    (
        Bar("× cuDNN", of_cudnn, 1.0),
        Bar("× its speed at normal data", of_usual, 0.93),
        ERRORS,
        Bar("× the best peer", of_peer),
    ),
    ("function", "D", "length"),
    "data",
    ("function", "type", "D"),
    suffix=", other data",
)
MANY_KEYS = 256 << 20  # bytes of K and V from which on the copy's bandwidth is asked for


def of_copy_keys(_: Cell, found: Measurement) -> float | None:
    return found.over(COPY) if found.work >= MANY_KEYS else None


MULTIPLIES = {64: 540e12, 128: 750e12}  # operations a second of attention's forward at its best, by D


def of_bound(cell: Cell, found: Measurement) -> float | None:
    """Beside what K and V take as a copy, or their multiplies as in the forward kernel, if longer:
    64 queries of 8 heads that share K and V are 512 operations a byte, of which a card does 120 to
    250.
    """
    if found.failed or found.work < MANY_KEYS:
        return None
    shape = cell.extents
    operations = 4.0 * shape["heads"] * shape["queries"] * shape["length"] * shape["D"]
    bound = max(found.ms[COPY], 1000 * operations / MULTIPLIES[shape["D"]])
    return bound / found.ms[OURS]


SHORT = Family(
    "short-queries",
    "Attention, short queries",
    "attention",
    ("attention_hopper",),
    tuple(
        cells(
            "short-queries",
            ["attention_full"],
            HALF,
            [
                {"D": d, "heads": h, "sharing": g, "queries": q, "length": n}
                for d in (64, 128)
                for h in (32, 256)
                for g in (1, 8)
                for q in (1, 16, 64)
                for n in (4096, 16384, 65536)
                if h // g * n <= 2**22
            ],
        )
    ),
    (Bar("× the best peer", of_peer, 0.95, 1.0), Bar("× copy or multiplies, from 256 MB on", of_bound, 0.93), ERRORS),
    ("type", "D", "heads", "sharing", "queries"),
    "length",
    ("function", "type", "D", "sharing"),
    suffix=", short queries",
)
SHARED = Family(
    "attention-shared",
    "Attention, heads that share K and V",
    "attention",
    ("attention_hopper",),
    tuple(
        cells(
            "attention-shared",
            MASKS,
            ["bf16"],
            [
                {"D": d, "heads": 32, "sharing": g, "length": n}
                for d in (64, 128)
                for g in (2, 4, 8, 16)
                for n in (1024, 8192)
            ],
        )
    ),
    (Bar("× the best peer", of_peer, 0.95, 1.05), ERRORS),
    ("function", "D", "sharing"),
    "length",
    ("function", "type", "D", "sharing"),
    suffix=", shared K",
)
KINDS = (("f16", 64), ("bf16", 128), ("bf16", 256))  # of which there is a function
MASKED = Family(
    "attention-masks",
    "Attention with windows, caps, packed sequences",
    "attention_masks",
    ("attention_hopper",),
    tuple(
        cell
        for dtype, d in KINDS
        for function, shapes in (
            ("attention_window", [{"length": n, "window": w} for n in (4096, 16384) for w in (127, 1023, 4095)]),
            ("attention_softcap", [{"length": n, "window": n} for n in (1024, 8192)]),
            ("attention_packed", [{"length": n, "window": n} for n in (777, 4096, 16384)]),
        )
        for cell in cells("attention-masks", [function], [dtype], [{"D": d, "heads": 64} | x for x in shapes])
    ),
    (Bar("× the best peer", of_peer, 0.95, 1.05), ERRORS),
    ("function", "type", "D", "window"),
    "length",
    ("function", "type", "D"),
)
FP8_MASKS = ("attention_fp8_full", "attention_fp8_causal")
FP8 = Family(
    "attention-fp8",
    "Attention of e4m3",
    "attention_fp8",
    ("attention_fp8_hopper",),
    (
        *cells("attention-fp8", FP8_MASKS, ["fp8"], lengths((64, 128, 256), HEADS, LENGTHS)),
        *(
            cell
            for data in ("std4", "sink", "rare", "raised")
            for cell in cells("attention-fp8", FP8_MASKS, ["fp8"], lengths((64, 128, 256), [32], (1024, 8192)), data)
        ),
        *cells(
            "attention-fp8",
            FP8_MASKS,
            ["fp8"],
            [{"D": d, "heads": 32, "sharing": g, "length": n} for d in (64, 128) for g in (4, 8) for n in (1024, 8192)],
        ),
    ),
    (Bar("× cuDNN in e4m3", of_cudnn_fp8, 1.0), Bar("× cuDNN in bf16", of_cudnn, 1.0, 1.3)),
    ("function", "D", "data"),
    "length",
    ("function", "type", "D"),
)
BACKWARD_MASKS = ("attention_backward_full", "attention_backward_causal")
GRADIENTS = Family(
    "attention-backward",
    "Attention, backward",
    "attention_backward",
    ("attention_hopper_backward",),
    tuple(cells("attention-backward", BACKWARD_MASKS, HALF, lengths((64, 96, 128), (8, 32), LENGTHS[:-1]))),
    (Bar("× the best peer", of_peer, 0.95, 1.05), ERRORS),
    ("function", "type", "D"),
    "length",
    ("function", "type", "D"),
    suffix=", backward",
)
FP8_GRADIENTS = Family(
    "attention-fp8-backward",
    "Attention of e4m3, backward",
    "attention_fp8_backward",
    ("attention_fp8_hopper",),
    tuple(
        cells(
            "attention-fp8-backward",
            ("attention_fp8_backward_full", "attention_fp8_backward_causal"),
            ["fp8"],
            lengths((64, 128), (8, 32), LENGTHS[:-1]),
        )
    ),
    (Bar("× cuDNN in e4m3", of_cudnn_fp8, 1.0), Bar("× cuDNN in bf16", of_cudnn, 0.9, 1.0), ERRORS),
    ("function", "D"),
    "length",
    ("function", "type", "D"),
    suffix=", backward, e4m3",
)
PEAKED_GRADIENTS = Family(
    "attention-backward-data",
    "Attention, backward, other data",
    "attention_backward",
    ("attention_hopper_backward",),
    tuple(
        cell
        for data in ("std4", "std16", "sink", "rare")
        for cell in cells(
            "attention-backward-data", BACKWARD_MASKS, ["bf16"], lengths((64, 128), [32], (1024, 4096)), data
        )
    ),
    (Bar("× the best peer", of_peer, 1.0), ERRORS),
    ("function", "D", "length"),
    "data",
    ("function", "type", "D"),
    suffix=", backward, other data",
)
OLDER_ATTENTION = Family(
    "older-attention",
    "Attention without wgmma and TMA",
    "attention",
    ("attention_ampere",),
    tuple(cells("older-attention", MASKS, HALF, lengths((64, 128), [32], LENGTHS[:-1]))),
    (Bar("× the best peer", of_peer, 0.95, 1.0), ERRORS),
    ("function", "type", "D"),
    "length",
    suffix=", without wgmma and TMA",
)

DECODED = (  # sequences, heads of q, of which so many share one of K and V, keys of the longest
    *((1, 32, 4, 131072), (8, 32, 4, 32768), (32, 32, 4, 4096), (64, 64, 8, 8192), (512, 32, 8, 1024)),
    *((128, 8, 8, 2048), (16, 16, 1, 16384), (1, 64, 8, 512), (256, 32, 16, 128), (64, 32, 4, 65536)),
)
PAGES = (0, 1, 16, 64, 256)  # keys; 0: one page a sequence


def decoded(family: str, function: str, types_of_128: Sequence[str]) -> tuple[Cell, ...]:
    """All sequences as long, and of different lengths."""
    return tuple(
        cell
        for d in (64, 128, 256)
        for data in ("normal", "spread")
        for cell in cells(
            family,
            [function],
            types_of_128 if d == 128 else ("bf16",),
            [
                {"D": d, "batch": b, "heads": h, "sharing": g, "keys": n, "page": page}
                for b, h, g, n in DECODED
                for page in PAGES
                if b * n * h // g * d <= 2**33
            ],
            data,
        )
    )


DECODE = Family(
    "decode",
    "Attention of single tokens to keys in pages",
    "decode",
    ("attention_decode",),
    decoded("decode", "attention_decode", HALF),
    (Bar("× the best peer", of_peer, 0.95, 1.0), Bar("× copy, from 256 MB on", of_copy_keys, 0.93)),
    ("type", "D", "batch", "heads", "sharing", "keys", "data"),
    "page",
    ("function", "type", "D"),
)
DECODE_FP8 = Family(
    "decode-fp8",
    "Attention of single tokens to keys in pages, K and V in e4m3",
    "decode",
    ("attention_decode",),
    decoded("decode-fp8", "attention_decode_fp8", ("bf16",)),
    (Bar("× copy, from 256 MB on", of_copy_keys, 0.93),),
    ("type", "D", "batch", "heads", "sharing", "keys", "data"),
    "page",
    ("function", "type", "D"),
)
LATENT = (  # sequences, keys of the longest
    *((1, 4096), (1, 131072), (8, 32768), (32, 4096), (64, 8192), (128, 2048), (128, 16384), (512, 1024), (512, 128)),
)


def of_copy_latent(cell: Cell, found: Measurement) -> float | None:
    """Of more heads, multiplies take longer than keys."""
    return of_copy_keys(cell, found) if cell.extents["heads"] <= 64 else None


DECODE_MLA = Family(
    "decode-mla",
    "Multi-head latent attention of single tokens to keys in pages",
    "mla",
    ("attention_mla_hopper",),
    tuple(
        cell
        for heads in (16, 64, 128)
        for data in ("normal", "spread")
        for cell in cells(
            "decode-mla",
            ["attention_mla"],
            HALF if heads == 128 else ("bf16",),
            [{"heads": heads, "batch": b, "keys": n, "page": page} for b, n in LATENT for page in PAGES],
            data,
        )
    ),
    (Bar("× copy, up to 64 heads, from 256 MB on", of_copy_latent, 0.93),),
    ("type", "heads", "batch", "keys", "data"),
    "page",
    ("function", "type", "heads"),
)

# -- convolutions

CONVOLUTIONS = {  # rows of images, C, K; of ResNet-50, ConvNeXt, a UNet
    "conv_1x1": ((56, 64, 256), (56, 256, 64), (28, 512, 128), (14, 256, 1024), (14, 1024, 256), (7, 2048, 512)),
    "conv_1x1_stride2": ((56, 256, 512), (28, 512, 1024), (14, 1024, 2048)),
    "conv_2x2_stride2": ((56, 96, 192), (28, 192, 384), (14, 384, 768)),
    "conv_3x3": ((56, 64, 64), (28, 128, 128), (14, 256, 256), (7, 512, 512), (64, 320, 320), (32, 640, 640)),
    "conv_3x3_stride2": ((56, 128, 128), (28, 256, 256), (14, 512, 512), (64, 320, 320)),
    "conv_3x3_dilation2": ((28, 256, 256), (33, 512, 512)),
    "conv_5x5": ((28, 96, 192), (14, 192, 256)),
    "conv_7x7_stride2_few": ((224, 8, 64),),
    "conv_4x4_stride4_few": ((224, 8, 96),),
}
BACK = ("conv_1x1", "conv_3x3", "conv_3x3_dilation2", "conv_5x5")
MORE = ((16, 1280, 1280), (8, 1280, 1280), (128, 128, 128), (64, 960, 320), (50, 72, 200))  # of 3x3
CONV = Family(
    "conv",
    "Convolutions",
    "conv",
    ("conv_hopper", "conv_hopper_filter"),
    tuple(
        Cell("conv", function + way, dtype, (("images", images), ("size", size), ("C", c), ("K", k)))
        for name, layers in CONVOLUTIONS.items()
        for function, way in (
            (name, ""),
            *[(name, "_back")] * (name in BACK),
            *[(name, "_filter")] * ("few" not in name),
        )
        for dtype in (HALF if name in ("conv_1x1", "conv_3x3") else ("bf16",))
        for images in (1, 32, 256)
        for size, c, k in (*layers, *(MORE if name == "conv_3x3" else ()))
        if images * size * size * max(c, k) <= 2**29
    ),
    (Bar("× the best peer", of_peer, 0.85, 1.0),),
    ("function", "type", "size", "C", "K"),
    "images",
)

# -- what only moves memory

BYTES = ("u8", "f16", "f32", "f64")
SWAPS = (  # modes 1 and 3 are swapped
    # matrices: square, long, narrow, odd
    *((1, m, 1, n, 1) for m, n in ((8192, 8192), (16384, 4096), (5000, 7000), (8191, 4097), (1001, 30011))),
    *((1, m, 1, n, 1) for m, n in ((64, 1000000), (1000000, 64), (128, 300000), (401, 100001), (1000002, 34))),
    *((1, m, 1, n, 1) for m, n in ((3, 10000000), (10000000, 3), (7, 5000000), (5000000, 7), (16, 2000000))),
    *((1, m, 1, n, 1) for m, n in ((2000000, 16), (17, 1000003), (1000003, 31), (2, 20000001), (4, 10000000))),
    # batches of them
    *((k, m, 1, n, 1) for k, m, n in ((128, 512, 512), (1000, 200, 200), (333, 257, 301), (128, 3, 50176))),
    *((k, m, 1, n, 1) for k, m, n in ((128, 50176, 3), (32, 3136, 256), (100000, 16, 16), (2000000, 4, 4))),
    *((k, m, 1, n, 1) for k, m, n in ((300000, 9, 11), (50000, 3, 224), (100000, 33, 12))),
    # modes between them, and behind them
    *((4, 64, 50, 2000, 1), (1, 100, 33, 10000, 1), (2, 1000, 128, 128, 1), (3, 77, 5, 30011, 1)),
    *((8, 2048, 1, 32, 128), (8, 32, 1, 2048, 64), (16, 1000, 1, 24, 80), (32, 3, 1, 300, 1024)),
    *((8, 1000, 1, 1300, 3), (1, 4000, 1, 3000, 4), (2, 300, 15, 500, 7), (1, 64, 1, 100000, 8)),
    *((1, 1000, 1, 1000, 33), (1000, 5, 1, 7, 1000), (20, 100, 3, 4, 1001)),
)
REDUCTIONS = (  # of the middle mode
    # rows
    *((32768, 1024, 1), (1000000, 64, 1), (1000003, 33, 1), (10000000, 7, 1), (20000000, 3, 1), (8000000, 8, 1)),
    *((8192, 8192, 1), (8193, 8191, 1), (100, 600000, 1), (16, 4194304, 1), (1, 100000000, 1), (1, 99999999, 1)),
    *((3, 20000001, 1), (300, 200000, 1), (1000, 50001, 1), (50000, 1000, 1), (500000, 128, 1), (4000000, 16, 1)),
    # columns
    *((1, 8192, 8192), (1, 100000, 512), (1, 1000000, 64), (1, 1000003, 33), (1, 8000000, 8), (1, 20000000, 3)),
    *((1, 30000001, 2), (1, 3000, 20001), (1, 333, 200003), (1, 64, 1000000), (1, 16, 4000000), (1, 5, 10000001)),
    # modes between others
    *((64, 1000, 1024), (1000, 100, 512), (100000, 16, 32), (1000000, 3, 16), (300, 257, 777), (32, 3136, 512)),
    *((4000, 50, 250), (100, 65, 10007), (128, 12544, 24), (10000, 300, 16), (7, 1000000, 9), (2000, 1000, 31)),
)
MAPS = (
    *((1, 1, 8192, 8192), (1, 1, 60000, 1001), (1, 1, 8000000, 8), (1, 1, 20000001, 3), (1, 1, 300, 200000)),
    *((8, 128, 128, 512), (3, 77, 259, 1001), (64, 64, 112, 112), (64, 112, 112, 65)),
)
BROADCASTS = ("normal", "row", "column", "outer", "number", "middle")
MOVE_BARS = (Bar("× the best peer", of_peer, 0.95, 1.0), Bar("× copy, from 64 MB on", of_copy_large, 0.93))


def named(names: str, shapes: Iterable[tuple[int, ...]]) -> list[dict[str, int]]:
    """Shapes whose modes have names of a letter."""
    return [dict(zip(names, shape)) for shape in shapes]


TRANSPOSES = Family(
    "transposes",
    "Transposes of two modes",
    "memory_bound",
    ("transpose",),
    tuple(cells("transposes", ["swap"], BYTES, named("kmlni", SWAPS))),
    MOVE_BARS,
    ("k", "m", "l", "n", "i"),
    "type",
    ("type", "k", "m", "l", "n", "i"),
    suffix=" of two modes",
)
REDUCED = Family(
    "reductions",
    "Reductions over a mode",
    "memory_bound",
    ("reduce",),
    tuple(cells("reductions", ["sum", "mean", "max"], FLOATS, named("oki", REDUCTIONS))),
    MOVE_BARS,
    ("o", "k", "i"),
    "type",
    ("function", "type", "o", "k", "i"),
    suffix=" over a mode",
)
BROADCAST = Family(
    "elementwise",
    "Elementwise functions with broadcasting",
    "memory_bound",
    ("elementwise",),
    tuple(
        cell
        for data in BROADCASTS
        for cell in cells("elementwise", ["add", "multiply"], FLOATS, named("abcd", MAPS), data)
    ),
    MOVE_BARS,
    ("a", "b", "c", "d"),
    "data",
    ("function", "type", "data", "a", "b", "c", "d"),
    suffix=", broadcast",
)

# -- smaller steps of models

UPDATED = (4096, 100_003, 1 << 20, 10_000_001, 1 << 27, 400_000_000)  # parameters
TURNED = (  # sequences, tokens, heads, elements of a head
    *((8, 4096, 16, 128), (1, 8192, 32, 128), (2, 2048, 8, 64), (64, 1, 32, 128), (512, 1, 8, 128)),
    *((4, 1000, 24, 96), (1, 131072, 8, 128), (16, 128, 12, 64), (1, 777, 5, 256)),
)
TABLES = (  # rows of a table, elements of one, tokens
    *((32000, 4096, 8192), (128256, 4096, 16384), (151936, 896, 32768), (128256, 8192, 1), (50304, 768, 100_000)),
    *((32000, 1000, 777), (10_000_000, 64, 1_000_000), (129280, 7168, 4096)),
)
ADAMW = Family(
    "adamw",
    "AdamW",
    "layers",
    ("adamw",),
    tuple(cells("adamw", ["adamw"], ("f32", "bf16", "bf16_f32", "f32_bf16"), [{"n": n} for n in UPDATED])),
    MOVE_BARS,
    ("function", "type"),
    "n",
    ("type", "n"),
    ("function", "type"),
)
ROTARY = Family(
    "rotary",
    "Rotary embeddings",
    "layers",
    ("rotary",),
    tuple(cells("rotary", ["rotary", "rotary_interleaved"], HALF, named("bshd", TURNED))),
    MOVE_BARS,
    ("b", "s", "h", "d"),
    "type",
    ("function", "type", "b", "s", "h", "d"),
    ("function", "type"),
)
EMBEDDINGS = Family(
    "embeddings",
    "Embeddings",
    "layers",
    ("embedding",),
    (
        *cells("embeddings", ["embedding", "embedding_backward"], FLOATS, named("vnm", TABLES)),
        *cells("embeddings", ["embedding", "embedding_backward"], ["bf16"], named("vnm", TABLES), "zipf"),
    ),
    MOVE_BARS,
    ("function", "data", "v", "n", "m"),
    "type",
    ("function", "type", "data", "v", "n", "m"),
    ("function", "type"),
)

TRANSFORMED = [  # rows and their lengths: 2 … 1024 MB in 16 bits
    {"m": elements >> bit, "n": 1 << bit} for bit in range(6, 16) for elements in (1 << 20, 1 << 24, 1 << 28)
]
ROUTED = ((64, 8), (128, 8), (256, 8), (384, 8), (512, 10), (128, 4), (16, 2))  # experts, of which a token has k
SEARCHED = (  # columns, k
    *((1024, 8), (1024, 32), (2048, 16), (4096, 8), (4096, 64), (4096, 128), (8192, 32), (16384, 64)),
    *((32000, 50), (65536, 8), (65536, 128), (128256, 64), (151936, 20), (1001, 10), (50257, 40)),
)
HADAMARD = Family(
    "hadamard",
    "Hadamard transforms",
    "layers",
    ("hadamard",),
    tuple(cells("hadamard", ["hadamard"], FLOATS, TRANSFORMED)),
    MOVE_BARS,
    ("function", "type", "m"),
    "n",
    ("type", "n"),
    ("function", "type"),
)
TOPK = Family(
    "topk",
    "The k largest of rows",
    "layers",
    ("topk",),
    (
        *cells("topk", ["topk_softmax"], FLOATS, [{"m": m, "n": n, "k": k} for n, k in ROUTED for m in (512, 32768)]),
        *cells("topk", ["topk"], FLOATS, [{"m": m, "n": n, "k": k} for n, k in SEARCHED for m in (8, 1024, 8192)]),
    ),
    (Bar("× the best peer", of_peer, 0.95, 1.0),),
    ("function", "n", "k", "m"),
    "type",
    ("function", "type", "n", "k"),
    ("function", "type"),
)
OF_VOCABULARY = [  # tokens, words, elements of a token
    *((8192, 128256, 4096), (2048, 128256, 4096), (8192, 32000, 4096), (4096, 151936, 2048), (16384, 50304, 768)),
    *((2048, 129280, 7168), (512, 128256, 4096)),
]
LINEAR_LOSSES = Family(
    "linear-losses",
    "Cross-entropy of a linear layer",
    "linear_losses",
    ("linear_cross_entropy_hopper",),
    tuple(
        cells(
            "linear-losses",
            ["linear_cross_entropy", "linear_cross_entropy_with_gradient"],
            HALF,
            named("mvk", OF_VOCABULARY),
        )
    ),
    (Bar("× the best peer", of_peer, 0.95, 1.0),),
    ("m", "v", "k"),
    "type",
    ("function", "type"),
)

FAMILIES = {
    family.name: family
    for family in (
        *(GEMM, DRAWN, EPILOGUES, SCALED, QUANTISE, GROUPED, SPARSE, COMPRESSED, OLDER, CONV, ROWS),
        *(ATTENTION, PEAKED, SHORT, SHARED, MASKED, FP8, OLDER_ATTENTION, GRADIENTS, FP8_GRADIENTS),
        PEAKED_GRADIENTS,
        *(DECODE, DECODE_FP8, DECODE_MLA),
        *(TRANSPOSES, REDUCED, BROADCAST, ADAMW, ROTARY, EMBEDDINGS, HADAMARD, TOPK, LINEAR_LOSSES, LAUNCH),
    )
}
