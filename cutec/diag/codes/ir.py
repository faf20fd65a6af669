"""E32xx: files that carry IR."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E3201": Entry(
        "malformed IR file",
        "The lowered IR in a bundle, which the CPU interpreter executes, cannot be read: the file is cut off, edited,"
        " or something else. Rebuild the bundle.",
        "cutec build kernel.py        # write the bundle again",
    ),
    "E3202": Entry(
        "IR file of another schema",
        "The lowered IR in a bundle was written by a cutec with another form of these files. Rebuild the bundle.",
        "cutec build kernel.py        # with the version of cutec that shall read it",
    ),
}
