"""Codes of pipelines and tile schedulers."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E0445": Entry(
        "an impossible pipeline",
        "A pipeline has a known positive number of buffers, groups of at least one agent, and at most 1048575 bytes a"
        ' buffer: barriers count in 20 bits (PTX ISA, "mbarrier").',
        "pipeline.CooperativeGroup(pipeline.Agent.Thread, 0)                   # wrong: nobody arrives\n"
        "pipeline.CooperativeGroup(pipeline.Agent.Thread, 4 * 32)              # right",
    ),
    "E0446": Entry(
        "a matrix without a consecutive mode",
        "One of the first two modes of a matrix is consecutive in memory, and it has to be known which when the"
        " kernel is built: its stride is the number 1.",
        "utils.LayoutEnum.from_tensor(a)      # wrong for a: f16[m,k]:(?,?), strides known at run time only\n"
        "utils.LayoutEnum.from_tensor(a)      # right for a: f16[m,k], row-major",
    ),
    "E0448": Entry(
        "more bytes than a barrier expects",
        "A buffer counts as full when as many bytes have come as were announced (tx_count). Copies that bring more are"
        " still under way when it is read.",
        "pipeline.PipelineTmaAsync.create(..., tx_count=bytes_a)               # wrong: A and B are copied into a"
        " stage\npipeline.PipelineTmaAsync.create(..., tx_count=bytes_a + bytes_b)     # right",
    ),
    "W0448": Entry(
        "fewer bytes than a barrier expects",
        "A buffer counts as full when as many bytes have come as were announced (tx_count). Where no other thread's"
        " copy brings the rest, consumers wait without end.",
        "pipeline.PipelineTmaAsync.create(..., tx_count=2 * bytes_a)           # A is copied into a stage, and nothing"
        " else",
    ),
    "E0447": Entry(
        "tiles that cannot be dealt out",
        "A tile scheduler deals tiles to clusters of blocks along M and N, in groups of at least one cluster.",
        "utils.PersistentTileSchedulerParams(tiles, (2, 1, 1), swizzle_size=0)     # wrong\n"
        "utils.PersistentTileSchedulerParams(tiles, (2, 1, 1), swizzle_size=8)     # right",
    ),
}
