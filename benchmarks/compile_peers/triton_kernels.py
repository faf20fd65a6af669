"""The kernels of benchmarks/compile_time.py --triton: `python triton_kernels.py add|gemm
CAPABILITY`, no GPU needed. The GEMM is the usual one: f16, 128x128x64 tiles, 8 warps, 3 stages,
tiles in groups of 8 rows, masks at the edges of M and N, none along K.
"""

import sys

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def add(a, b, c, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(c + i, tl.load(a + i, mask=inside) + tl.load(b + i, mask=inside), mask=inside)


@triton.jit
def gemm(a, b, c, m, n, k, lda, ldb, ldc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr):
    tile = tl.program_id(0)
    rows, columns = tl.cdiv(m, BM), tl.cdiv(n, BN)
    first = tile // (GROUP * columns) * GROUP
    height = min(rows - first, GROUP)
    row = first + tile % (GROUP * columns) % height
    column = tile % (GROUP * columns) // height
    in_k = tl.arange(0, BK)
    pa = a + ((row * BM + tl.arange(0, BM)) % m)[:, None] * lda + in_k[None, :]
    pb = b + ((column * BN + tl.arange(0, BN)) % n)[None, :] * ldb + in_k[:, None]
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(tl.cdiv(k, BK)):
        total = tl.dot(tl.load(pa), tl.load(pb), total)
        pa += BK
        pb += BK
    i, j = row * BM + tl.arange(0, BM), column * BN + tl.arange(0, BN)
    tl.store(c + i[:, None] * ldc + j[None, :], total.to(tl.float16), mask=(i[:, None] < m) & (j[None, :] < n))


KERNELS = {
    "add": (add, ["*fp32"] * 3 + ["i32"], [1024], {}),
    "gemm": (gemm, ["*fp16"] * 3 + ["i32"] * 6, [128, 128, 64, 8], {"num_warps": 8, "num_stages": 3}),
}


def main(name: str, capability: str) -> None:
    kernel, types, constants, options = KERNELS[name]
    names = kernel.arg_names
    aligned = {(i,): [["tt.divisibility", 16]] for i in range(len(types))}
    source = ASTSource(
        kernel,
        dict(zip(names, types + ["constexpr"] * len(constants))),
        dict(zip(names[len(types) :], constants)),
        aligned,
    )
    assert triton.compile(source, target=GPUTarget("cuda", int(capability), 32), options=options).asm["cubin"]


if __name__ == "__main__":
    main(*sys.argv[1:])
