"""What to write instead, for refusals whose raise does not say: by the code, and by the words of
the message.

The raise itself is the better place where the help depends on more than its words.
"""

from __future__ import annotations

import re

from cutec.diag.error import CutecError

# (code, words of the message or "" for any, help); the first row that fits is taken.
_HELP = (
    (
        "E0001",
        "expected an indented block",
        "indent the lines that belong to it, by four columns more than the line with the colon",
    ),
    (
        "E0001",
        "unexpected indent",
        "begin it in the same column as the line before: a line is indented further after a colon only",
    ),
    ("E0001", "unindent does not match", "begin it in the column of one of the blocks around it"),
    ("E0001", "was never closed|does not match opening", "count the brackets: each is closed by its own kind"),
    ("E0001", "expected ':'", "`if`, `for`, `while`, `def`, `with` and `class` end in a colon"),
    ("E0001", "Maybe you meant '=='|cannot assign to", "`==` compares, `=` assigns to a name, attribute or item"),
    ("E0001", "", "the mistake is here, or just before"),
    ("E0101", "", "call it in a @cute.jit or @cute.kernel function, which cutec builds; a build calls nothing itself"),
    (
        "E0103",
        "",
        "make a list of the values and return it, or leave the decorator out: plain generators run while compiling",
    ),
    ("E0108", "", "compare the order of the arguments with that of the parameters"),
    ("E0201", "takes integers", "convert first, x.to(cutec.Int32), or reinterpret the bits, x.bitcast(cutec.Int32)"),
    ("E0201", "", "convert one operand to the other's type: x.to(dtype)"),
    ("E0204", "not None", "does the function that made it lack its `return`?"),
    ("E0204", "not Tensor", "index the tensor for one element, t[i], or load its value, t.load()"),
    ("E0204", r"^(int|tuple) .* is no numeric type", "the shape comes first, then the dtype"),
    ("E0204", "no numeric type", "name a number class: cutec.Float32, cutec.Float16, cutec.Int32, …"),
    ("E0204", "", "convert it first: cutec.Float32(x), x.to(cutec.Int32)"),
    ("E0401", "register", "tile the tensor with static tilers; the number of registers is fixed when compiling"),
    ("E0401", "shared memory", "give a static layout, with the largest size that is needed"),
    ("E0401", "", "tile it with static tilers first: cute.local_tile(t, (128,), (bx,))"),
    ("E0402", "broadcast", "shapes agree, or an extent is 1; value.reshape(shape) changes a shape"),
    ("E0402", "", "give both sides the same number of elements, by the same tiler or layout"),
    (
        "E0404",
        "",
        "pass the kind of argument that the message asks for: t.load() gives a tensor's value, t[i] an element",
    ),
    (
        "E0406",
        "",
        (
            "read its coordinates by index; data and dtype are of the tensor that they belong to, from which the host"
            " function can pass the dtype as a Constexpr"
        ),
    ),
    ("E0407", "", "allocate in the @cute.kernel function, and leave smem= of the launch out"),
    (
        "E0410",
        r"rank \d+ does not fit",
        (
            "one coordinate a mode of the tensor; thread_idx() and block_idx() are tuples of three: tx, _, _ ="
            " cute.arch.thread_idx()"
        ),
    ),
    ("E0410", "holds '", "write numbers and tuples, not text: (4, 8)"),
    ("E0410", "no extent", "an extent counts coordinates: it is not negative"),
    ("E0410", "has no mode", "modes count from 0"),
    ("E0410", r"coordinate .* does not fit \d", "thread_idx() is a tuple of three: tx, _, _ = cute.arch.thread_idx()"),
    ("E0410", "copies from|reaches rows in", "give the copy tensors in the memories that its operation moves between"),
    ("E0410", "neither an integer nor a tuple", "use // between integers: / makes a float"),
    (
        "E0410",
        "^gemm of",
        (
            "both sides of M, N and K agree: partition A, B and C by one tiled multiply, and slice as many k-blocks of"
            " A as of B"
        ),
    ),
    (
        "E0410",
        r"takes \w+ as [ABCD]",
        "make fragments of the multiply itself: mma.make_fragment_A(part), and convert while copying to them",
    ),
    (
        "E0410",
        r"takes \d+ values of",
        "a fragment is (values, M, K): mma.make_fragment_A(thr_mma.partition_A(tile)), sliced by [None, None, k]",
    ),
    (
        "E0410",
        "from shared memory, not from",
        "copy the tile to shared memory first, by TMA say; A may be in registers: OperandSource.RMEM",
    ),
    (
        "E0410",
        "has no descriptor for",
        (
            "lay operands out by cute.tile_to_shape(warpgroup.make_smem_layout_atom(kind, dtype), tile, order), and"
            " allocate with its swizzle"
        ),
    ),
    ("E0410", r"at a multiple of \d+ bytes for a swizzle", "allocate it with byte_alignment=1024"),
    ("E0410", "adds to registers in place", "cute.gemm(mma, sums, a, b, sums)"),
    ("E0410", "not congruent", "give one stride for each extent, nested alike"),
    ("E0410", "more modes than", "give the tiler one entry for each mode of the tensor, or fewer"),
    (
        "E0410",
        "does not divide|divisib",
        "choose extents that divide each other, or pad; `cutec layout 'composition(A, B)'` tries them out",
    ),
    (
        "E0410",
        "",
        (
            "`cutec layout` evaluates the same functions on the command line, and `cute.size`, `cute.rank`,"
            " print(layout) show what is there"
        ),
    ),
    (
        "E0411",
        "power of two",
        "the width is in bits: 8 to 128, a power of two, at least one element; 0 takes the widest that is safe",
    ),
    ("E0413", "", "use it in the @cute.kernel function; the host function has shapes and arguments"),
    ("E0414", "", "one conversion a value: %d for integers, %f for floats, or {} for any number"),
    ("E0415", "", "t[i], t[i, j] or t[None, i]"),
    ("E0416", "", "barriers are numbered 0 to 15, and whole warps meet: number_of_threads is a multiple of 32"),
    ("E0501", "", "pass the value to the kernel as an argument"),
    ("E1012", "", '"f32[m,n]" is a tensor, "f32" a scalar, "stream" a stream'),
)


def help_for(err: CutecError) -> str:
    """The error's own help, or what the table has for it; "" for none."""
    return err.help or next(
        (help for code, words, help in _HELP if code == err.code and re.search(words, err.message)), ""
    )
