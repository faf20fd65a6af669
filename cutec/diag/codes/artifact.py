"""E3xxx: manifests, bundles and host programs."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E3010": Entry(
        "the host program is invalid",
        "A manifest's host program is a list of operations with known names, types that fit and arguments that come before their use. "
        "This one is not: the manifest was edited or damaged, or it was written by a program with a bug.",
    ),
    "E3011": Entry(
        "the host program divides by zero",
        "The grid or an argument of the kernel is computed by dividing by an extent or scalar that is 0 in this call.",
    ),
    "E3012": Entry(
        "the host program needs to know the device",
        "The grid depends on facts about the GPU (its number of multiprocessors, say), and it is being computed without one.",
    ),
}
