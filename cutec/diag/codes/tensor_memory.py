"""E5052 to W5064: tensor memory and the tensor core of sm_100, on the interpreter."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E5052": Entry(
        "tensor memory that the access may not reach",
        "An address of tensor memory has the lane from bit 16 on and the column below. Columns belong to a block from"
        " their allocation until they are freed. A warp loads and stores in the quarter of the lanes that its number"
        " modulo 4 names, all its threads from one address.",
        "wrong: tcgen05_ld(address + (32 << 16), 32)            # in every warp: lanes 32 to 63\n"
        "right: tcgen05_ld(address + (warp % 4 * 32 << 16), 32)",
    ),
    "E5053": Entry(
        "tensor memory allocated or freed wrongly",
        "One warp allocates 32, 64, 128, 256 or 512 columns, and frees each allocation as a whole before the block"
        " ends. Once the block has relinquished its permit it allocates no more. A warp for which too few columns are"
        " free waits.",
        "right: tcgen05_alloc(holder, 128); …; tcgen05_dealloc(address, 128)",
    ),
    "E5054": Entry(
        "tensor memory used while another access to it may be under way",
        "Loads and stores of a warp, and what the tensor core does, return before they are complete. A load is complete"
        " after tcgen05.wait::ld, a store after tcgen05.wait::st in the same warp; multiplies and copies when the"
        " barrier has been waited for at which a later tcgen05.commit of the same thread arrives. For other threads a"
        " barrier has to follow.",
        "wrong: tcgen05_mma(…); tcgen05_ld(address, 32)\n"
        "right: tcgen05_mma(…); tcgen05_commit(done)  # one thread\n"
        "       cute.arch.mbarrier_wait(done, phase)  # who loads\n"
        "       tcgen05_ld(address, 32)",
    ),
    "E5055": Entry(
        "a descriptor that no instruction takes",
        "The instruction descriptor of a tcgen05.mma says types, M, N and majors, and has to be one of its kind; the"
        " shared-memory descriptors of A and B say where they lie. Both are numbers that a kernel may compute. The"
        " message says what does not fit, or what the interpreter does not execute.",
        "kind::f16, f16 × f16 → f32, M 128, N 256: 0x08400010",
    ),
    "W5056": Entry(
        "tensor memory ordered by completion, without tcgen05.fence",
        "Between threads, accesses to tensor memory are ordered by a barrier with tcgen05.fence::before_thread_sync"
        " before it and tcgen05.fence::after_thread_sync behind it (PTX ISA). Here the earlier access is complete and a"
        " barrier orders the threads, but a fence is missing. GPUs have been seen to execute this as meant.",
        "wrong: fence_view_async_tmem_store(); sync_threads(); tcgen05_mma(…)\n"
        "right: fence_view_async_tmem_store(); tcgen05_fence('before'); sync_threads(); tcgen05_fence('after');"
        " tcgen05_mma(…)",
    ),
    "W5062": Entry(
        "a permit to allocate tensor memory that is kept",
        "Columns of tensor memory are allocated by one block of an SM at a time. The others wait in tcgen05.alloc until"
        " it executes tcgen05.relinquish_alloc_permit, or ends. A block that has all the columns it needs, and leaves"
        " some, gives up the permit at once.",
        "right: tcgen05_alloc(holder, 128); tcgen05_relinquish_alloc_permit()",
    ),
    "W5063": Entry(
        "an address of tensor memory without the warp's quarter",
        "A warp accesses the quarter of the lanes that its number modulo 4 names, and its address says which lane"
        " (PTX ISA). Here the address is in lanes 0 to 31 and the warp has other lanes. A B200 was seen to take the"
        " warp's own quarter then, and the interpreter does so; the ISA does not promise it.",
        "wrong: tcgen05_ld(address, 32)                         # in every warp\n"
        "right: tcgen05_ld(address + (warp % 4 * 32 << 16), 32)",
    ),
    "W5064": Entry(
        "blocks of an SM that wait for each other's tensor memory",
        "An SM has 512 columns of tensor memory. A block that finds too few free waits in tcgen05.alloc until others"
        " have freed theirs, though it holds threads and shared memory. The message says how many blocks fit by threads"
        " (of 128 registers) and shared memory, and how many of them have columns at a time. Fewer columns let them"
        " work side by side; free columns as early as possible; or let a block have all of the SM.",
        "512 columns, 128 threads, 32 KiB: 4 blocks fit, one works\n128 columns: 4 work",
    ),
    "E5057": Entry(
        "a register used before the load from tensor memory has filled it",
        "tcgen05.ld returns at once. Its registers have their values after tcgen05.wait::ld in the same warp.",
        "wrong: x = tcgen05_ld(address, 1); y = x[0] + 1\n"
        "right: x = tcgen05_ld(address, 1); fence_view_async_tmem_load(); y = x[0] + 1",
    ),
    "E5061": Entry(
        "a request for a cluster after one has failed",
        "clusterlaunchcontrol.try_cancel asks for a cluster of the grid that has not begun. Once a cluster has seen an"
        " answer that there is none, it may not ask again (PTX ISA).",
        "right: while work.is_valid_tile:\n           tiles.advance_to_next_work(barrier)\n           …  # wait\n"
        "           work = tiles.get_current_work()",
    ),
    "E5059": Entry(
        "a collector used that has not the operand",
        "With collector::…::fill the tensor core keeps an operand of a multiply: A, or B of .ws in one of four"
        " buffers. A later multiply with use or lastuse may take it from there instead of memory. So the operand has to"
        " be the same, and lastuse, discard, or a multiply that names no collector have not given it up in between.",
        "wrong: mma(…, collector='a::lastuse'); mma(…, collector='a::use')\n"
        "right: mma(…, collector='a::fill'); mma(…, collector='a::use'); mma(…, collector='a::lastuse')",
    ),
}
