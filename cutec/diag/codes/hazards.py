"""E503x, E504x and W505x: hazards of asynchronous kernels that the CPU interpreter finds
(docs/hazards.md).
"""

from cutec.diag.codes.entry import Entry

CODES = {
    "E5030": Entry(
        "shared memory read before the copy into it is complete",
        "A thread or a wgmma reads shared memory that a TMA or bulk copy writes, and nothing says that the copy is"
        " complete. For a thread it is complete once that thread has waited for the phase of the mbarrier that counts"
        " the copy's bytes. A thread that waits too early, or not at all, may read the old contents.",
        "wrong: cute.copy(tma, gX[None, k], sX[None, stage], tma_bar_ptr=full)\n"
        "       value = sX[tid, stage]\n"
        "right: cute.copy(tma, gX[None, k], sX[None, stage], tma_bar_ptr=full)\n"
        "       cute.arch.mbarrier_wait(full, phase)  # all who read, each round\n"
        "       value = sX[tid, stage]",
    ),
    "E5031": Entry(
        "shared memory used before a cp.async into it is complete",
        "A cp.async is complete for the thread that issued it once it has waited for its group, and for other threads"
        " after a barrier behind that wait.",
        "wrong: cute.copy(cp_async, gX, sX)\n"
        "       cute.arch.sync_threads()\n"
        "right: cute.copy(cp_async, gX, sX)\n"
        "       cute.arch.cp_async_commit_group()\n"
        "       cute.arch.cp_async_wait_group(0)  # 2: all but the newest two\n"
        "       cute.arch.sync_threads()",
    ),
    "E5032": Entry(
        "shared memory overwritten while it is being read or written",
        "A buffer is filled again although a wgmma, a copy or another warp may still be using it. Its users have to"
        " signal when they are done, and the thread that fills it has to wait for all of them: a barrier that takes"
        " fewer arrivals than there are users is not enough.",
        "wrong: cute.arch.mbarrier_arrive(empty + stage)  # the wgmma still reads it\n"
        "       warpgroup.wait_group(0)\n"
        "right: warpgroup.wait_group(0)\n"
        "       cute.arch.mbarrier_arrive(empty + stage)\n"
        "who fills it: cute.arch.mbarrier_wait(empty + stage, phase ^ 1)\n"
        "with mbarrier_init(empty + stage, n) for n arrivals a phase",
    ),
    "E5033": Entry(
        "no fence between generic and asynchronous accesses",
        "TMA, bulk copies and wgmma access shared memory through the async proxy. Stores of threads by ordinary"
        " instructions are visible to it only after a fence.proxy.async between the stores and the asynchronous"
        ' access; a barrier alone is not enough (PTX ISA, "Async proxy"). Threads that have read an answer of cluster'
        " launch control fence before they let the next one overwrite it.",
        "wrong: sC[tid] = x\n"
        "       cute.arch.sync_threads()\n"
        "       if warp == 0: cute.copy(tma_store, sC, gC)\n"
        "right: sC[tid] = x\n"
        '       cute.arch.fence_proxy("async.shared", space="cta")  # who stored\n'
        "       cute.arch.sync_threads()\n"
        "       if warp == 0: cute.copy(tma_store, sC, gC)",
    ),
    "E5034": Entry(
        "registers of a wgmma touched while it runs",
        "Accumulators of a wgmma may be read or changed, and its A registers be changed, only after the group that it"
        " belongs to has been committed and waited for. So may words of metadata be loaded for the next one: a register"
        " of another variable may be the one that is still read.",
        "wrong: cute.gemm(mma, acc, a, b, acc)\n"
        "       warpgroup.commit_group()\n"
        "       x = acc[0]\n"
        "right: cute.gemm(mma, acc, a, b, acc)\n"
        "       warpgroup.commit_group()\n"
        "       warpgroup.wait_group(0)\n"
        "       x = acc[0]",
    ),
    "E5035": Entry(
        "transaction bytes that do not match the copies",
        "A phase of an mbarrier ends when all arrivals have come and exactly the expected bytes have been copied. If"
        " more are expected than copied, waiting threads never go on; if fewer, the phase ends before the data is"
        " there.",
        "wrong: mbarrier_arrive_and_expect_tx(full, bytes_of_a)\n"
        "right: mbarrier_arrive_and_expect_tx(full, bytes_of_a + bytes_of_b)\n"
        "       cute.copy(tma_a, gA, sA, tma_bar_ptr=full)\n"
        "       cute.copy(tma_b, gB, sB, tma_bar_ptr=full)",
    ),
    "E5036": Entry(
        "mbarrier used before its initialisation is visible",
        "Other threads may use an mbarrier after a barrier of the block that follows its initialisation. Asynchronous"
        " copies also need a fence (fence.mbarrier_init or fence.proxy.async) by the thread that initialised it.",
        "wrong: if tid == 0: cute.arch.mbarrier_init(full, 1)\n"
        "       cute.arch.mbarrier_wait(full, 0)\n"
        "right: if tid == 0:\n"
        "           cute.arch.mbarrier_init(full, 1)\n"
        "           cute.arch.mbarrier_init_fence()\n"
        "       cute.arch.sync_threads()  # or the cluster's barrier\n"
        "       cute.arch.mbarrier_wait(full, 0)",
    ),
    "E5037": Entry(
        "wait for the wrong phase of an mbarrier",
        "A wait returns for an earlier phase than the one that the accesses after it rely on: its parity is wrong, or"
        " it is for another stage. Parities alternate from phase to phase, beginning with 0; waiting for parity 1 of"
        " a new barrier returns at once.",
        "wrong: for k in range(tiles):\n"
        "           cute.arch.mbarrier_wait(full + stage, 0)\n"
        "           stage = (stage + 1) % STAGES\n"
        "right: for k in range(tiles):\n"
        "           cute.arch.mbarrier_wait(full + stage, phase)\n"
        "           stage += 1\n"
        "           if stage == STAGES:\n"
        "               stage, phase = cutec.Int32(0), phase ^ 1",
    ),
    "E5038": Entry(
        "source of a bulk store used again before it was read",
        "A TMA or bulk store reads shared memory some time after it was issued. Until the issuing thread has waited for"
        " its group (and others for that thread), the source may neither be overwritten nor vanish with the block.",
        "wrong: cute.copy(tma_store, sC, gC)\n"
        "       cute.arch.sync_threads()\n"
        "       sC[tid] = x\n"
        "right: cute.copy(tma_store, sC, gC)\n"
        "       cute.arch.cp_async_bulk_commit_group()\n"
        "       cute.arch.cp_async_bulk_wait_group(0, read=True)  # who issued it\n"
        "       cute.arch.sync_threads()\n"
        "       sC[tid] = x",
    ),
    "E5039": Entry(
        "block exits while its shared memory is still in use",
        "Other blocks of the cluster, or copies under way, may still access the shared memory of a block that exits;"
        " after that the memory belongs to another block.",
        "wrong: x = peer[tid]  # the last use of the peer's memory\n"
        "right: x = peer[tid]\n"
        "       cute.arch.cluster_arrive()  # not cluster_arrive_relaxed(), which orders no access before it\n"
        "       cute.arch.cluster_wait()  # nobody leaves before all are here",
    ),
    "E5040": Entry(
        "shared memory of another block used before the cluster has met",
        "Blocks of a cluster start at about the same time, not at once: before the first barrier of the cluster"
        " nothing guarantees that the other block runs, or that its barriers are initialised.",
        "wrong: cute.arch.mbarrier_init(bar, n); cute.arch.mbarrier_init_fence()\n"
        "       cute.arch.sync_threads()\n"
        "       cute.arch.mbarrier_arrive(bar, other_block)\n"
        "right: cute.arch.mbarrier_init(bar, n); cute.arch.mbarrier_init_fence()\n"
        "       cute.arch.cluster_arrive(); cute.arch.cluster_wait()\n"
        "       cute.arch.mbarrier_arrive(bar, other_block)",
    ),
    "E5041": Entry(
        "barrier for a number of threads that is no multiple of 32",
        "bar.sync and bar.arrive count warps: the number of threads has to be a multiple of 32, and whole warps have to"
        " come.",
        "wrong: cute.arch.barrier(barrier_id=1, number_of_threads=100)\nright: cute.arch.barrier(barrier_id=1,"
        " number_of_threads=128)",
    ),
    "E5042": Entry(
        "more registers asked for than a block has",
        "setmaxregister moves registers between the warpgroups of a block: those given up have to cover those asked"
        " for, else the increase waits for ever. All warps of a warpgroup have to ask for the same number.",
        "wrong: 384 threads, 168 registers each: decrease(40) in one warpgroup,\n"
        "       increase(240) in two: 40 + 2 * 240 = 520 > 3 * 168 = 504\n"
        "right: increase(232) in two: 40 + 2 * 232 = 504",
    ),
    "E5043": Entry(
        "warp-wide operation by a part of a warp",
        "All lanes that the mask of a shuffle, vote, match, redux, elect or `sync_warp` names have to execute it (PTX"
        " ISA, shfl.sync and its relatives: the others wait for them; with a lane that its mask does not name, or with"
        " another mask, the behaviour is undefined). A lane that has gone another way, or has exited without executing"
        " it, has no value to give. Operations that PTX calls `.aligned` have to be executed by all threads of a warp"
        " together: barriers, wgmma and its fences and waits, setmaxregister, ldmatrix, mma. The same call in both"
        " branches of an `if` counts as two operations.",
        "wrong: if tid < 16:\n"
        "           total = cute.arch.warp_reduction_sum(x)\n"
        "right: total = cute.arch.warp_reduction_sum(x if tid < 16 else 0.0)",
    ),
    "E5044": Entry(
        "race in global memory",
        "Two threads access an element of an array within one launch, at least one of them stores to it, and nothing"
        " orders the two. A barrier orders threads of a block. Between blocks a flag does that: a store or atomic"
        " operation with release (or a fence before it), and a load with acquire that reads it (or a fence behind it),"
        " both of scope gpu or sys. The thread that raises the flag meets the others of its block before, the one that"
        " waits for it meets them afterwards. A store of the value that is there already does no harm. What"
        " a TMA store writes may be accessed when it is complete: `cp_async_bulk_wait_group(0)` without `read=True`,"
        " then a barrier. Other copies by the TMA unit are not followed here.",
        "wrong: y[0] = y[0] + x[i]  # by all blocks\nright: cute.arch.atomic_add(y.iterator, x[i])",
    ),
    "E5045": Entry(
        "threads of two groups at one named barrier",
        "A named barrier counts arrivals, whoever they come from. If another group of threads uses it next, something"
        " has to order that group after the first, else arrivals of both may be counted together: some go on too"
        " early, others wait for ever.",
        "wrong: cute.arch.barrier(barrier_id=1, number_of_threads=128)  # by two warpgroups, each for itself\n"
        "right: cute.arch.barrier(barrier_id=1 + group, number_of_threads=128)",
    ),
    "E5046": Entry(
        "reduction issued by several threads of a warp",
        "A TMA reduction adds a tile each time that it is issued. cute.copy has one thread do it, unless a branch on"
        " the thread's index stands around it.",
        "wrong: if tid % 32 < 2: cute.copy(reduction, ...)\nright: if tid < 32: cute.copy(reduction, ...)",
    ),
    "E5047": Entry(
        "access before griddepcontrol.wait",
        "A kernel that is launched with `use_pdl=True` may begin while the launch before it still runs. What that one"
        " stores to may be accessed only after `cute.arch.griddepcontrol_wait()`, by the same thread or behind a"
        " barrier with it; so may what it loads be stored to, if it lets others begin early"
        " (`griddepcontrol_launch_dependents`). Only launches of one call are compared, and only loads and"
        " stores, not copies by the TMA unit.",
        "wrong: v = x[i]; cute.arch.griddepcontrol_wait()\nright: cute.arch.griddepcontrol_wait(); v = x[i]",
    ),
    "E5048": Entry(
        "release to another block has the scope of its own block",
        "Threads of another block of the cluster read what was written, and the arrival that tells them so is a release"
        " for the threads of its own block only (PTX ISA: `mbarrier.arrive` without a scope has `.cta`; so have"
        " atomics with the scope cta). To fill memory anew that another block has used takes no scope, as CUTLASS's"
        " pipelines rely on.",
        "wrong: peer[tid] = x; cute.arch.mbarrier_arrive(bar, rank)\n"
        'right: peer[tid] = x; cute.arch.mbarrier_arrive(bar, rank, scope="cluster")\n'
        '       cute.arch.mbarrier_wait(bar, phase, scope="cluster")  # in the other block',
    ),
    "E5049": Entry(
        "warps of a warpgroup execute different instructions",
        "wgmma, its fences, commits and waits, and setmaxregister are for all four warps of a warpgroup (PTX calls them"
        " `.aligned`): each has to execute the same instruction of the program, else the behaviour is undefined, also"
        " where the two instructions read alike. A condition around them has to be the same for the whole warpgroup."
        " A vote is of one warp only, so warps may take different ways after it.",
        "wrong: if cute.arch.vote_any_sync(larger):  # true in some warps of the warpgroup\n"
        "           warpgroup.wait_group(0); scale(acc)\n"
        "       else:\n"
        "           warpgroup.wait_group(0)\n"
        "right: warpgroup.wait_group(0)\n"
        "       if cute.arch.vote_any_sync(larger):\n"
        "           scale(acc)",
    ),
    "W5058": Entry(
        "setmaxregister of a warpgroup at several places",
        "PTX wants all four warps of a warpgroup to execute the same setmaxregister. Here they execute several that"
        " ask for as many registers, one in the branch of each warp's task. NVIDIA's kernels for sm_100 do so: each"
        " warp gets its registers by itself. Where the numbers differ it is E5049.",
        "wrong: if warp == 12: setmaxregister_decrease(32); load()\n"
        "       if warp == 13: setmaxregister_decrease(32); multiply()\n"
        "right: if warp >= 12: setmaxregister_decrease(32)\n"
        "       if warp == 12: load()\n"
        "       if warp == 13: multiply()",
    ),
    "W5050": Entry(
        "bank conflicts",
        "Shared memory has 32 banks of 4 bytes. Words of one bank that a warp accesses at once (16-byte accesses: 8"
        " lanes at once) go one after the other. The layout tells where the lanes' addresses lie: strides of multiples"
        " of 128 bytes put them into one bank.",
        "wrong: cute.make_layout((32, 32), stride=(32, 1)), read by columns\nright: cute.make_layout((32, 32),"
        " stride=(33, 1)), or a swizzle",
    ),
    "W5051": Entry(
        "uncoalesced access of global memory",
        "Global memory is moved in sectors of 32 bytes. A warp whose lanes are far apart moves many sectors for few"
        " bytes of each.",
        "wrong: x[tid, k]  # rows far apart\nright: x[k, tid]        # neighbouring threads, neighbouring elements",
    ),
}
