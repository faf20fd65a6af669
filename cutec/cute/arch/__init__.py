"""`cute.arch`: direct access to the hardware, one name per instruction (docs/arch.md).
`__init__.pyi` lists the names; each is imported when it is first used (PEP 562).

atomics     atomic operations
bits        bits of integers
conversions small vectors of narrow numbers
cpasync     groups of cp.async
floats      floating-point instructions
indices     indices of threads and blocks, sizes, clocks
integers    integer arithmetic with carry, saturation, dots
mbarrier    barriers in shared memory, groups of bulk copies
load_store      loads and stores with orders and cache hints
multimem    one address in several GPUs' memory
packed      two floats in one instruction
ptx         inline PTX
remote      stores to other blocks of the cluster
sync        barriers, fences, dependent launches, register budgets
tcgen05     tensor memory and its matrix products (sm_100)
sm100       the public names of tensor memory: allocation, and pointers to it
warp        shuffles, votes, reductions of a warp
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
