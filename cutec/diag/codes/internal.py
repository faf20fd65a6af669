"""E9xxx: bugs of cutec itself."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E9001": Entry(
        "internal error",
        "cutec failed in a way that nobody foresaw. Your kernel may be right or wrong: either way cutec should have"
        " said so, and this is a bug in cutec. The message names a folder that holds the Python traceback, the command"
        " line and the versions involved. Please report the bug with that folder and, if you can, the kernel file."
        " Often the kernel line named in the report can be written another way meanwhile.",
        "cutec build kernel.py -v       # which step; then report the folder that the message names",
    ),
}
