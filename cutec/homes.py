"""Modules of the public package that cutec does not have by that name, and where cutec has what is
in them. They can be imported (`driver.kernel_file.alias`), and are attributes of their packages
(`lazy.late_names`, `lazy.home_of`).
"""

from __future__ import annotations

_HOMES = {
    "base_dsl": {"ast_helpers": "cutlass_dsl"},
    "cute": {"algorithm": "cute", "tensor": "cute.tensor", "tuple": "cute"},
    "cute.arch": {
        **dict.fromkeys(("clc", "elect", "mbar", "numeric_conversion", "smem", "tmem"), "cute.arch"),
        **{name: f"_mlir.dialects.{name}" for name in ("arith", "llvm", "nvvm", "vector")},
        "T": "_mlir.extras.types",
        "ir": "_mlir.ir",
    },
    "cute.nvgpu": {"helpers": "cute.nvgpu"},
    "cute.nvgpu.cpasync": dict.fromkeys(("copy", "helpers"), "cute.nvgpu.cpasync"),
    "cute.nvgpu.warp": {"copy": "cute.nvgpu.warp", "mma": "cute.nvgpu.warp.mma"},
    "cute.nvgpu.warpgroup": dict.fromkeys(("helpers", "mma"), "cute.nvgpu.warpgroup"),
    "cutlass_dsl": {
        "cutlass": "cutlass_dsl",
        **{name: f"cutlass_dsl.{name}" for name in ("cuda_jit_executor", "tvm_ffi_provider")},
    },
    "pipeline": dict.fromkeys(("helpers", "sm90", "sm100"), "pipeline"),
    "utils": {"layout": "utils", "static_persistent_tile_scheduler": "utils.tile_scheduler"},
}
HOMES = {f"cutec.{package}.{name}": f"cutec.{home}" for package, of in _HOMES.items() for name, home in of.items()}
