"""The intermediate representation: MLIR's structure, in Python.

* SSA: every value is defined once, as an operation's result or a block's argument, so its
  definition is known without dataflow analysis (`Value.owner`).
* Regions: structured control flow (`scf.if`, `scf.for`, `scf.while`) nests regions of one block. A
  control-flow graph's phi nodes are here the results of such an operation, which `scf.yield` passes
  out, and the arguments of a loop's body.
* Dominance is nesting and order in a block, so no dominator tree is needed.

`core` has operations, blocks, values and locations; `types` and `attrs` have types and constants,
`builder` the insertion point, `serial` the file format, `formats` floating-point numbers. Two
levels use this representation: CuTe IR (`cute`, `cute_nvgpu` operations on layouts and tensors) and
upstream IR (`arith`, `scf`, `llvm`, `nvvm`). `ops` defines the operations, `lowering` rewrites the
first level into the second.
"""
