"""The machine description: tables of facts about targets, each a row with its source.

* `arch`       build targets: limits of an SM, the first toolkit and PTX ISA version, and a lineage.
               Per-arch data is looked up along the lineage (sm_90a, sm_90, sm_89, ...); the first
               match wins.
* `mma_atoms`  matrix multiplies, `copy_atoms` copies. A row holds the instruction, its first arch,
               and its fragments: CuTe layouts from (thread, value) to the operand's tile. So
               partitioning, lowering and the interpreter derive who holds what from one table.
* `wgmma`      legal shapes and types of warpgroup multiplies, `sparse` the metadata of sparse ones.
* `occupancy`  resident blocks per SM, limited by warps, registers, shared memory and blocks.

Passes ask the tables; no pass compares names of archs. A new atom is a new row.
"""
