"""The `cute` dialect: types with payloads, composite operations with inference and expansion.

A type of the dialect carries a *payload*: the layout, int tuple, tensor or atom that it describes,
with abstract leaves (`?{div=8}`) for numbers known only at run time. A layout operation is one
function of `cutec.layout`, run in three domains, as in abstract interpretation; inferred types
therefore agree with the code:

    "cute.size" of the shape (4,?{div=8})
    inference   abstract leaves   size((4, ?{div=8})) = ?{div=32}, the type of the result
    folding     ints              size((4, 8)) = 32, a value without code
    expansion   SSA leaves        size((4, %n)) emits `arith.muli` %n, 4

`registry` has the table, `form` its notation, `expander` the expansions' view of the lowering.
`algebra` defines layout operations, `load_store` accesses to memory, which `access` cuts into
vector accesses, `tiled` copies and multiplies by atoms.
"""
