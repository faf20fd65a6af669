"""`cute.arch`: what the hardware offers directly, a name for an instruction (see docs/arch.md).

atomics     atomic operations
bits        bits of integers
conversions small vectors of narrow numbers
cpasync     groups of cp.async
floats      floating-point instructions
indices     who a thread is, sizes, clocks
integers    integer arithmetic with carry, saturation, dots
mbarrier    barriers in shared memory, groups of asynchronous copies
load_store      loads and stores with orders and cache hints
multimem    one address in several GPUs' memory
packed      two floats in one instruction
ptx         inline PTX
remote      numbers to other blocks of the cluster
sync        waiting, fences, dependent launches
warp        lanes together
"""

from cutec.lazy import late_names

__getattr__, __dir__ = late_names(__name__, globals())
