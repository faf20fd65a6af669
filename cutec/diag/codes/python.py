"""E000x: the kernel file as Python."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E0001": Entry(
        "syntax error",
        "Python cannot parse the file. The message and the place are Python's own.",
        "def f(a: cute.Tensor)       # wrong\ndef f(a: cute.Tensor):      # right",
    ),
    "E0002": Entry(
        "an exception while the kernel file is loaded or traced",
        "A kernel file is run when it is loaded, and its functions when they are traced. An exception raised on the"
        " way ends the build: from an `assert` or `raise` of the file's own about what is known while compiling, or"
        " from anything that Python or a library refuses. Code that depends on values at run time cannot raise:"
        " `assert` becomes an assertion on the device under --enable-assertions.",
        "assert tile % 32 == 0          # checked while compiling\nassert i < n                   # checked on the"
        " device",
    ),
}
