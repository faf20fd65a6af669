"""E042x: `cute.arch`: what the hardware has, and inline PTX. E5025: inline PTX on the
interpreter.
"""

from cutec.diag.codes.entry import Entry

CODES = {
    "E0420": Entry(
        "the arch has no such instruction",
        "Some instructions came with a later compute capability than the one that is built for. Each arch is traced"
        " anew, so a kernel may choose by the arch when it is traced.",
        "if cutec.const_expr(cutec.target_arch().capability >= 90):\n    cute.arch.atomic_add(p, x)          #"
        " BFloat16: sm_90 or newer",
    ),
    "E0421": Entry(
        "a keyword that the instruction does not have",
        "Memory orders (sem=), scopes (scope=), cache operators (cop=) and kinds of operations are words, those of the"
        " PTX instruction; the message lists them.",
        'cute.arch.load(p, cutec.Int32, sem="acquire", scope="gpu")',
    ),
    "E0422": Entry(
        "an instruction that does not exist for the type",
        "The hardware has this operation for the types that the message or its help names. Convert the value, or"
        " bitcast it where only its bits count.",
        "cute.arch.atomic_max(p, x)              # integers; atomic_fmax for Float32",
    ),
    "E0423": Entry(
        "inline PTX whose operands do not fit",
        "Each operand of inline PTX is a register: b (predicate), h (16 bits), r (32), l (64), f and d (floats). The"
        " constraint string lists results (`=r`) first, then operands, one for each; numbers and pointers are converted"
        " where only the width of an integer differs.",
        'llvm.inline_asm(T.i32(), [x.ir_value()], "popc.b32 $0, $1;", "=r,r")',
    ),
    "E0424": Entry(
        "a value that an instruction cannot take",
        "The operand is an immediate of the instruction or has a limited range, as the message says.",
        "cute.arch.setmaxregister_increase(100)     # wrong: no multiple of 8\ncute.arch.setmaxregister_increase(104)  "
        "   # right",
    ),
    "E0425": Entry(
        "instructions for one block and for pairs in one kernel",
        "tcgen05 instructions are for one block (cta_group::1) or for a pair of them (cta_group::2): allocation,"
        " multiplies, copies, commits. All of a kernel have to be of one kind (PTX ISA).",
        "wrong: tcgen05_alloc(holder, 128, 2); …; tcgen05_commit(done)\n"
        "right: tcgen05_alloc(holder, 128, 2); …; tcgen05_commit(done, None, 2)",
    ),
    "E5025": Entry(
        "inline PTX on the interpreter",
        "The interpreter reads arithmetic, conversions, loads and stores, atomic operations, bulk copies, barriers,"
        " fences and tensor memory, and no labels. The message names the instruction that it does not know. Say what"
        " the text does with `semantics=`, a function of the same operands: the interpreter runs that instead.",
        'cute.arch.inline_ptx("dp4a.s32.s32 $0, $1, $2, $3;", [x, y, z], cutec.Int32, semantics=dot)',
    ),
}
