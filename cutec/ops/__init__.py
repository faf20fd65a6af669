"""Operations: each is defined once, with all its properties.

An operation is *composite* or *primitive*. A composite is CuTe's vocabulary: it has a form (its
operands, attributes and results), an inference of result types, and an expansion that emits simpler
operations. A primitive is an operation of lowered modules: it has a rule (which operands, results
and attributes it takes), effects, and NumPy semantics. Lowering rewrites one into the other:

    %v = "cute.load"(%tensor, %coord)          composite: `cute/load_store.py`
    %p = "llvm.getelementptr"(%base, %offset)  primitives: `primitives/llvm_memory.py`
    %v = "llvm.load"(%p)

Modules fill the tables when they are imported: `tables.COMPOSITES`, `tables.TYPES`,
`primitives.PRIMITIVES`. A table knows which module registers which names, and imports it when one
of them is looked up. All else is derived from the tables: verifiers (`verify_cute`,
`primitives.verify`), IRDL (`irdl`), docs/dialects.md (`dialect_doc`), the hazard checker's rules.
"""
