"""The complete tables of composite operations, of their types and of layout functions, with the
modules that register the names.

A module is imported when a name is first looked up that it may have registered. Modules that
register take the tables from their registries (`ops.cute.registry`, `ops.cute.types`,
`ops.cute.algebra`), which import none of them; all others take them from here.
"""

from cutec.lazy import Sections
from cutec.ops.cute import algebra, registry, types
from cutec.ops.cute.algebra import LayoutFunction
from cutec.ops.cute.registry import CuteOp
from cutec.ops.cute.types import TypeRow

__all__ = ["COMPOSITES", "FUNCTIONS", "TYPES"]

# Keep prefixes of upstream dialects narrow: each lookup imports the modules of its prefix.
COMPOSITES: Sections[CuteOp] = registry.COMPOSITES.divide(
    "cutec.ops",
    ("cute.", "cute.algebra cute.load_store cute.values"),
    ("arith.ext arith.trunci arith.fpto arith.bitcast llvm.bitcast vector.bitcast cutec.convert", "convert"),
    ("cute.", "cute.tiled"),
    ("math. arith.remf cutec.instruction cutec.function", "math"),
    ("cute_nvgpu.make_mma cute_nvgpu.make_copy cute_nvgpu.atom_", "nvgpu.atoms"),
    ("cute_nvgpu.warp_ cute_nvgpu.universal_mma", "nvgpu.multiply"),
    ("cute_nvgpu.tcgen05_block_scaled cute_nvgpu.tcgen05_smem cute_nvgpu.tmem_copy", "nvgpu.block_scaled"),
    ("cute_nvgpu.tcgen05_ cute_nvgpu.tmem_", "nvgpu.tensor_memory"),
    ("cute_nvgpu.warpgroup_", "nvgpu.warpgroup"),
    ("cute_nvgpu.mbarrier_ cute_nvgpu.cpasync_mbarrier cute_nvgpu.map_to_block", "nvgpu.barriers"),
    ("cute_nvgpu.cpasync_ cute_nvgpu.ldmatrix cute_nvgpu.stmatrix cute_nvgpu.copy_universal", "nvgpu.copies"),
    ("cute_nvgpu.", "nvgpu.tma"),
    ("cutec.", "device_facts hardware host_steps runtime_io"),
)

TYPES: Sections[TypeRow] = types.TYPES.divide("cutec.ops", ("cute.", "cute.atom_types"), ("cute_nvgpu.", "nvgpu.tma"))

FUNCTIONS: Sections[LayoutFunction] = algebra.FUNCTIONS.divide(
    "cutec.ops", ("partition_ retile tiled_mma_", "cute.tiled")
)
