"""E5xxx: what the CPU interpreter finds wrong with a kernel while running it."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E5001": Entry(
        "access outside an array",
        "A thread loads or stores beyond the end or before the start of an array. On a GPU that reads or destroys other"
        " data, or stops the kernel with an illegal-address error. The index is in elements of the array's type.",
        "wrong: c[i] = a[i] + b[i]\nright: if i < cute.size(c): c[i] = a[i] + b[i]",
    ),
    "E5002": Entry(
        "misaligned access",
        "An access of n bytes (16 for a vector of four f32) needs an address that is a multiple of n. A GPU stops with"
        " a misaligned-address error. The alignment follows from what the kernel promised about pointers, layouts and"
        " divisibility.",
        '"f32[m,n{div=4}]"           # declare what makes 128-bit accesses legal, and keep it when calling',
    ),
    "E5003": Entry(
        "read of memory never written",
        "A thread reads shared memory, a fragment, or an output array at a place that nothing has written to: its value"
        " is whatever was there before. Or it uses the value of a lane that takes no part in a shuffle.",
        "wrong: s = smem[tid]\nright: smem[tid] = x; cute.arch.sync_threads(); s = smem[tid]",
    ),
    "E5004": Entry(
        "barrier that not all threads reach",
        "Some threads of the block wait at a barrier that others never reach: they have exited, or wait at another"
        " barrier. A GPU hangs, or silently goes on with data that is not ready.",
        "wrong: if tid < 32: cute.arch.sync_threads()\nright: the barrier outside of the if",
    ),
    "E5005": Entry(
        "race in shared memory",
        "Two threads access the same bytes of shared memory, at least one writes, and no barrier lies between: which"
        " comes first is chance.",
        "wrong: smem[tid] = x; y = smem[tid ^ 1]\nright: smem[tid] = x; cute.arch.sync_threads(); y = smem[tid ^ 1]",
    ),
    "E5006": Entry(
        "integer division by zero",
        "An integer division or remainder has a divisor of zero. A GPU gives an arbitrary number and no error.",
        "y = a // b                  # wrong where b can be 0\ny = a // b if b != 0 else 0",
    ),
    "E5007": Entry(
        "step limit reached",
        "The kernel has executed more blocks of code than the limit: probably a loop that never ends. Raise the limit"
        " if the work is that large.",
        "while flag[0] == 0: pass    # wrong: nobody sets the flag",
    ),
    "E5008": Entry(
        "deadlock",
        "Every thread that has not exited waits for something that no other thread will do, or repeats a loop until"
        " memory has a value that no thread will store.",
        "if tid < 32: cute.arch.barrier(barrier_id=1, number_of_threads=64)    # wrong: 32 threads never come",
    ),
    "E5009": Entry(
        "assertion failed",
        "An assertion in the kernel is false for a thread.",
        'assert i < n, "index past the end"',
    ),
    "E5010": Entry(
        "address that belongs to no array",
        "A thread uses a pointer that was not made from an array: null, or computed from a number. Or it loads or"
        " stores at a multicast address, which multimem instructions and stores of the TMA unit reach.",
        "p = cute.make_ptr(cutec.Float32, 4096)       # wrong: no array lies there",
    ),
    "E5011": Entry(
        "launch that the kernel does not allow",
        "Arguments, block size, cluster size or shared memory do not fit the kernel.",
        "k(a).launch(grid=1, block=256, max_number_threads=128)    # wrong",
    ),
    "E5016": Entry(
        "matrix instruction by a part of a warp",
        "mma.sync, ldmatrix and stmatrix are executed by all 32 threads of a warp together; some of them took another"
        " branch or have exited.",
        "if tid < 20: cute.gemm(mma, acc, a, b, acc)      # wrong\nif warp_idx < 2: cute.gemm(mma, acc, a, b, acc)  #"
        " right: whole warps",
    ),
    "E5014": Entry(
        "misuse of a barrier in shared memory",
        "An mbarrier is used before it is initialised, is initialised while threads wait at it, or gets more arrivals"
        " or bytes than it takes.",
        "wrong: mbarrier_init(bar, 1), and then all 128 threads arrive\nright: mbarrier_init(bar, 128), or one elected"
        " thread arrives",
    ),
    "E5015": Entry(
        "misuse of a bulk copy",
        "A bulk or tensor copy has a size that is no multiple of 16 bytes, a pointer that is no tensor map's,"
        " coordinates for another number of dimensions, a box that begins at no multiple of 16 bytes along the"
        " contiguous dimension, or a multicast to blocks that the cluster does not have. A GPU stops at most of these"
        " with an illegal instruction.",
        "cute.arch.cp_async_bulk_global_to_shared(dst, src, mbar, 100)     # wrong: 100"
        " bytes\ncute.arch.cp_async_bulk_global_to_shared(dst, src, mbar, 112)     # right",
    ),
    "E5013": Entry(
        "store to a read-only array",
        "A thread stores to an array that the host made read-only. The kernel writes to an argument that is declared"
        " as input, or the host passed the wrong array.",
        'out[i] = x                   # declare it: "out f32[n]" or "inout f32[n]"',
    ),
    "E5012": Entry(
        "operation that cannot run on the CPU",
        "The interpreter has no meaning for this operation or type, e.g. inline PTX without semantics.",
        "cutec run build/kernel       # on a GPU",
    ),
}
