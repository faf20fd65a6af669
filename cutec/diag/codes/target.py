"""E11xx: the arch named on the command line, in a spec or in the environment."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1101": Entry(
        "unknown arch",
        "An arch is named sm_NN, the compute capability of the GPU without its dot, with an optional suffix. 'a'"
        " (sm_90a) allows instructions that only this capability has, and the cubin runs on nothing else; 'f' (sm_100f)"
        " allows those of its family, and runs on later members too; without a suffix the cubin runs on the same major"
        " version and later minor ones.",
        "cutec build kernel.py --arch hopper    # wrong\ncutec build kernel.py --arch sm_90a    # right",
    ),
    "E1102": Entry(
        "this arch has no such suffix",
        "Only sm_90 and newer have an arch-specific variant ('a'), and only sm_100 and newer a family one ('f').",
        "cutec build kernel.py --arch sm_80a    # wrong\ncutec build kernel.py --arch sm_80     # right",
    ),
}
