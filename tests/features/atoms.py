"""Every kind of mma.sync and mma.sp once, operands straight from global memory, against NumPy:
shows that fragments and metadata are the hardware's.
"""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import warp


@cute.kernel
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr, atoms: Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(op, atoms)
    thread = mma.get_slice(tid)
    part_a, part_b, part_c = thread.partition_A(a), thread.partition_B(b), thread.partition_C(c)
    frag_a, frag_b, sums = mma.make_fragment_A(part_a), mma.make_fragment_B(part_b), mma.make_fragment_C(part_c)
    cute.basic_copy(part_a, frag_a)
    cute.basic_copy(part_b, frag_b)
    cute.clear(sums)
    for k in cutec.range_constexpr(cute.size(frag_a, mode=[2])):
        cute.gemm(mma, sums, frag_a[None, None, k], frag_b[None, None, k], sums)
    cute.basic_copy(sums, part_c)


@cute.jit
def product(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr):
    multiply(a, b, c, op, (1, 1, 1)).launch(grid=1, block=32)


@cute.jit
def product_by_quad_pairs(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr, atoms: Constexpr):
    multiply(a, b, c, op, atoms).launch(grid=1, block=8 * cute.size(atoms))


def reference(a, b):
    import numpy as np

    kind = np.int64 if a.dtype.kind in "iu" else np.float64
    return a.astype(kind) @ b.astype(kind).T


DENSE = {
    "f16_f32": (warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)), "f16", "f32"),
    "f16_f16": (warp.MmaF16BF16Op(cutec.Float16, cutec.Float16, (16, 8, 8)), "f16", "f16"),
    "bf16": (warp.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (16, 8, 16)), "bf16", "f32"),
    "f64": (warp.MmaF64Op((8, 8, 4)), "f64", "f64"),
    "f64_wide": (warp.MmaF64Op((16, 8, 16)), "f64", "f64"),
    "e4m3": (warp.MmaFP8Op(cutec.Float8E4M3FN, cutec.Float32), "f8E4M3FN", "f32"),
    "e5m2": (warp.MmaFP8Op(cutec.Float8E5M2, cutec.Float32), "f8E5M2", "f32"),
    "s8": (warp.MmaI8Op(cutec.Int8, cutec.Int8), "i8", "i32"),
    "u8": (warp.MmaI8Op(cutec.Uint8, cutec.Uint8, (16, 8, 16)), "u8", "i32"),
    "s4": (warp.MmaI8Op(cutec.Int4, cutec.Int4, (16, 8, 64)), "i4", "i32"),
    "u4": (warp.MmaI8Op(cutec.Uint4, cutec.Uint4, (16, 8, 32)), "u4", "i32"),
}
for _name, (_op, _ab, _c) in DENSE.items():
    _m, _n, _k = (2 * extent for extent in _op.shape())
    cutec.export(
        product,
        name=f"product_{_name}",
        args=[f"in {_ab}[{_m},{_k}]", f"in {_ab}[{_n},{_k}]", f"out {_c}[{_m},{_n}]"],
        constexpr={"op": _op},
        reference=reference,
        arch="sm_90",
    )

_K, _MN = cute.nvgpu.OperandMajorMode.K, cute.nvgpu.OperandMajorMode.MN
for _c, _sums in (("f16", cutec.Float16), ("f32", cutec.Float32)):
    for _majors, _a, _b, _atoms in (
        ("kk", _K, _K, (2, 2, 1)),
        ("mk", _MN, _K, (4, 1, 1)),
        ("kn", _K, _MN, (1, 4, 1)),
        ("mn", _MN, _MN, (4, 2, 1)),
    ):
        cutec.export(
            product_by_quad_pairs,
            name=f"quad_pairs_{_c}_{_majors}",
            args=["in f16[32,16]", "in f16[64,16]", f"out {_c}[32,64]"],
            reference=reference,
            constexpr={"op": warp.MmaF16QuadPairOp(_sums, _a, _b), "atoms": _atoms},
            arch="sm_90",
        )


@cute.kernel
def multiply_onto_halves(
    a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, d: cute.Tensor, op: Constexpr, halves: Constexpr, atoms: Constexpr
):
    """d = a b + c, c in f16 and the sums in f32, whose fragments are different: an atom with sums
    in f16 says what a thread has of c.
    """
    tid, _, _ = cute.arch.thread_idx()
    mma, of_c = cute.make_tiled_mma(op, atoms), cute.make_tiled_mma(halves, atoms)
    thread = mma.get_slice(tid)
    part_a, part_b, part_c, part_d = (
        thread.partition_A(a),
        thread.partition_B(b),
        of_c.get_slice(tid).partition_C(c),
        thread.partition_C(d),
    )
    frag_a, frag_b, frag_c, sums = (
        mma.make_fragment_A(part_a),
        mma.make_fragment_B(part_b),
        of_c.make_fragment_C(part_c),
        mma.make_fragment_C(part_d),
    )
    for source, target in ((part_a, frag_a), (part_b, frag_b), (part_c, frag_c)):
        cute.basic_copy(source, target)
    cute.gemm(mma, sums, frag_a, frag_b, frag_c)
    cute.basic_copy(sums, part_d)


@cute.jit
def product_onto_halves(
    a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, d: cute.Tensor, op: Constexpr, halves: Constexpr, atoms: Constexpr
):
    multiply_onto_halves(a, b, c, d, op, halves, atoms).launch(grid=1, block=8 * cute.size(atoms))


def reference_onto(a, b, c):
    return reference(a, b) + c


for _majors, _a, _b, _atoms in (
    ("kk", _K, _K, (2, 2, 1)),
    ("mk", _MN, _K, (4, 1, 1)),
    ("kn", _K, _MN, (1, 4, 1)),
    ("mn", _MN, _MN, (4, 2, 1)),
):
    cutec.export(
        product_onto_halves,
        name=f"quad_pairs_onto_f16_{_majors}",
        args=["in f16[32,4]", "in f16[64,4]", "in f16[32,64]", "out f32[32,64]"],
        arch="sm_90",
        constexpr={
            "op": warp.MmaF16QuadPairOp(cutec.Float32, _a, _b, cutec.Float16),
            "halves": warp.MmaF16QuadPairOp(cutec.Float16, _a, _b),
            "atoms": _atoms,
        },
        reference=reference_onto,
    )


def unequal(a, b):
    """How many bits of each row of a differ from those of each row of b."""
    import numpy as np

    return np.unpackbits(a[:, None] ^ b[None], axis=2).sum(-1, dtype=np.int32)


def common(a, b):
    import numpy as np

    return np.unpackbits(a[:, None] & b[None], axis=2).sum(-1, dtype=np.int32)


for _how, _shape, _reference in (
    ("xor", (16, 8, 256), unequal),
    ("and", (16, 8, 128), common),
    ("xor", (8, 8, 128), unequal),
):
    _m, _n, _k = (2 * extent for extent in _shape)
    cutec.export(
        product,
        name=f"bits_{_how}_{'x'.join(map(str, _shape))}",
        args=[f"in u8[{_m},{_k // 8}]", f"in u8[{_n},{_k // 8}]", f"out i32[{_m},{_n}]"],
        constexpr={"op": warp.MmaB1Op(_how, _shape)},
        reference=_reference,
        arch="sm_90",
    )


# Two of four positions, the lower one in the lower two bits: six choices, four bits each. Of tf32:
# the first or the second of two.
TWO_OF_FOUR, ONE_OF_TWO = 0xED9C84, 0xE4


@cute.jit
def bits_of(choice: cute.Tensor, row, first, count: Constexpr, table: Constexpr, choices: Constexpr):
    """The metadata of `count` chunks of a row, from chunk `first` on."""
    word = cutec.Int32(0)
    for i in cutec.range_constexpr(count):
        which = (choice[row, first + i] & 0x7FFF) % choices
        word = word | (((cutec.Int32(table) >> (4 * which)) & 0xF) << (4 * i))
    return word


@cute.kernel
def multiply_sparse(
    a: cute.Tensor, choice: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr, per_row: Constexpr
):
    """`per_row` bits of metadata a row. A word is half of row g and half of g+8, its neighbour has
    the next columns; of 8-bit elements it is one of row g, and its neighbour one of row g+8.
    """
    tid, _, _ = cute.arch.thread_idx()
    table, choices = (ONE_OF_TWO, 2) if op.a_dtype is cutec.Float32 else (TWO_OF_FOUR, 6)
    group, lane = tid // 4, tid % 4
    if cutec.const_expr(op.a_dtype.width == 8):
        word = bits_of(choice, group + lane % 2 * 8, lane // 2 * 8 if per_row == 64 else 0, 8, table, choices)
    else:
        first = 0 if per_row == 16 else lane % 2 * 4
        word = (
            bits_of(choice, group, first, 4, table, choices)
            | bits_of(choice, group + 8, first, 4, table, choices) << 16
        )
    mma = cute.make_tiled_mma(op)
    mma.set("metadata", word)
    thread = mma.get_slice(tid)
    part_a, part_b, part_c = thread.partition_A(a), thread.partition_B(b), thread.partition_C(c)
    frag_a, frag_b, sums = mma.make_fragment_A(part_a), mma.make_fragment_B(part_b), mma.make_fragment_C(part_c)
    cute.basic_copy(part_a, frag_a)
    cute.basic_copy(part_b, frag_b)
    cute.clear(sums)
    cute.gemm(mma, sums, frag_a, frag_b, sums)
    cute.basic_copy(sums, part_c)


@cute.jit
def product_sparse(
    a: cute.Tensor, choice: cute.Tensor, b: cute.Tensor, c: cute.Tensor, op: Constexpr, per_row: Constexpr
):
    multiply_sparse(a, choice, b, c, op, per_row).launch(grid=1, block=32)


def sparse_reference(a, choice, b):
    import numpy as np

    kind = np.int64 if a.dtype.kind in "iu" else np.float64
    full = np.zeros((16, 2 * a.shape[1]), kind)
    patterns = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] if choice.shape[1] * 2 == a.shape[1] else [(0,), (1,)]
    chunk = full.shape[1] // choice.shape[1]
    for row in range(16):
        for i in range(choice.shape[1]):
            pattern = patterns[(int(choice[row, i]) & 0x7FFF) % len(patterns)]
            for place, position in enumerate(pattern):
                full[row, i * chunk + position] = a[row, i * len(pattern) + place]
    return full @ b.astype(kind).T


SPARSE = {
    "f16_k16": (cutec.Float16, "f16", cutec.Float32, "f32", 16, 16),
    "f16_k32": (cutec.Float16, "f16", cutec.Float32, "f32", 32, 32),
    "bf16_k32": (cutec.BFloat16, "bf16", cutec.Float32, "f32", 32, 32),
    "s8_k32": (cutec.Int8, "i8", cutec.Int32, "i32", 32, 32),
    "s8_k64": (cutec.Int8, "i8", cutec.Int32, "i32", 64, 64),
    "e4m3_k64": (cutec.Float8E4M3FN, "f8E4M3FN", cutec.Float32, "f32", 64, 64),
}
for _name, (_kind, _ab, _sum, _c, _k, _bits) in SPARSE.items():
    cutec.export(
        product_sparse,
        name=f"sparse_{_name}",
        args=[f"in {_ab}[16,{_k // 2}]", f"in i32[16,{_k // 4}]", f"in {_ab}[8,{_k}]", f"out {_c}[16,8]"],
        constexpr={"op": warp.MmaSparseOp(_kind, _kind, _sum, (16, 8, _k)), "per_row": _bits},
        reference=sparse_reference,
        arch="sm_90",
    )
