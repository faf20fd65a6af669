"""E000x: the kernel file as Python."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E0001": Entry("syntax error", "Python cannot parse the file. The message and the place are Python's own."),
}
