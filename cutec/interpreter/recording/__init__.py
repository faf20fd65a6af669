"""Recording one block's timeline: who works, who waits for whom, and what is under way meanwhile.

The interpreter runs warps in turns and copies when it likes, so the order in which it works is no
timeline. Instead each warp of the block's cluster has a *clock* of its own, which counts steps:

* An operation of the lowered module takes the warps that execute it one step. So warps that run
  side by side have the same time. Lanes of a warp that are on different paths run one after the
  other, as on a GPU.
* A wait ends at the warp's own time, or at the time when what it waits for was complete, if that is
  later. The phase of a barrier is complete when its last arrival or copy is.
* A copy of n bytes begins at the time of the warp that issues it, and takes `LATENCY + n / RATE`
  steps; what a warp has issued arrives in that order. A multiply of a warpgroup begins when it is
  issued and the warpgroup's multiply before is complete, and takes `products / PRODUCTS` steps.

    step            0 1 2 3 4 5 6 7 8 9 …
    warp 0          w w - - - - - - w w      issues a copy in step 1, then waits for its barrier
    bulk copies         c c c c c c          6 steps for these bytes
    warp 1          w - - - - - - - w w      waits for the same phase

So the picture shows the true dependencies, and durations only in proportion: of copies and
multiplies those of an H100 in cycles (`transfers`), of everything else one step. Loads of global
memory take one step, too, and warps that poll memory or `test_wait` work while they wait. In a
deadlock, waits that never end go on for a twentieth of the time after all else.

`clocks` has the warps' clocks, `spans` what is recorded, `phases`, `meetings` and `transfers` what
warps wait for; `recorder` joins them.
"""
