"""Codes of pipelines and tile schedulers."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E0445": Entry(
        "a pipeline that cannot be",
        "A pipeline has a known positive number of buffers, groups of at least one agent, and at most 1048575 bytes a buffer: barriers count in 20 bits (PTX ISA, \"mbarrier\").",
        "pipeline.CooperativeGroup(pipeline.Agent.Thread, 0)                   # wrong: nobody arrives\n"
        "pipeline.CooperativeGroup(pipeline.Agent.Thread, 4 * 32)              # right",
    ),
}
