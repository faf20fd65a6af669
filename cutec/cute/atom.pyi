# `cute.atom`: atoms, what is made of them, and the base classes of their operations.
from cutec.cute.atoms import (
    Atom as Atom,
    CopyAtom as CopyAtom,
    MmaAtom as MmaAtom,
    make_atom as make_atom,
    make_copy_atom as make_copy_atom,
    make_mma_atom as make_mma_atom,
)
from cutec.cute.copying import copy_atom_call as copy_atom_call
from cutec.cute.multiply import mma_atom_call as mma_atom_call
from cutec.cute.nvgpu.common import CopyOp as CopyOp, MmaOp as MmaOp, Trait as Trait
from cutec.cute.tiled_copy import (
    ThrCopy as ThrCopy,
    TiledCopy as TiledCopy,
    make_cotiled_copy as make_cotiled_copy,
    make_layout_tv as make_layout_tv,
    make_tiled_copy as make_tiled_copy,
    make_tiled_copy_D as make_tiled_copy_D,
    make_tiled_copy_S as make_tiled_copy_S,
    make_tiled_copy_tv as make_tiled_copy_tv,
)
from cutec.cute.tiled_mma import (
    ThrMma as ThrMma,
    TiledMma as TiledMma,
    make_tiled_copy_A as make_tiled_copy_A,
    make_tiled_copy_B as make_tiled_copy_B,
    make_tiled_copy_C as make_tiled_copy_C,
    make_tiled_copy_C_atom as make_tiled_copy_C_atom,
    make_tiled_mma as make_tiled_mma,
)
