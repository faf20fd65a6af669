"""E91xx: an invalid lowered module, always a bug of cutec."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E9101": Entry(
        "operation left after lowering",
        "Lowering has to turn every operation into primitives (`cutec.ops.primitives`). One it did not.",
        "cutec build kernel.py --verify-each      # report its output with the kernel file",
    ),
    "E9102": Entry(
        "malformed primitive",
        "A primitive has operands, results or attributes that its definition does not allow.",
        "cutec build kernel.py --verify-each      # report its output with the kernel file",
    ),
    "E9103": Entry(
        "value used where it is not known",
        "An operation uses a value before its definition, or outside of the region that defines it.",
        "cutec build kernel.py --verify-each      # report its output with the kernel file",
    ),
}
