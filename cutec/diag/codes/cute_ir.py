"""E911x: invalid CuTe IR, always a bug of cutec."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E9111": Entry(
        "malformed CuTe operation",
        "An operation has operands, results or attributes that its form in the table of operations does not allow.",
        "cutec build kernel.py --verify-each      # report its output with the kernel file",
    ),
    "E9112": Entry(
        "CuTe type that is not its text",
        "The text of a `!cute` type does not parse, or stands for something else than the type holds.",
        "cutec build kernel.py --verify-each      # report its output with the kernel file",
    ),
    "E9113": Entry(
        "CuTe type that inference does not give",
        "A result's type differs from what is inferred from the operands' types.",
        "cutec build kernel.py --verify-each      # report its output with the kernel file",
    ),
}
