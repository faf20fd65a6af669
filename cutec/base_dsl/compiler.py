"""`cutlass.base_dsl.compiler`: the options of `cute.compile`, under another name of the public
package. NVIDIA's compiler has its passes here.
"""

from cutec.calling.options import (
    CompileOption,
    DumpDir,
    EnableAssertions,
    EnableTVMFFI,
    GenerateLineInfo,
    GPUArch,
    KeepCUBIN,
    KeepPTX,
    LinkLibraries,
    OptLevel,
    PtxasOptions,
)

__all__ = [
    "CompileOption",
    "DumpDir",
    "EnableAssertions",
    "EnableTVMFFI",
    "GPUArch",
    "GenerateLineInfo",
    "KeepCUBIN",
    "KeepPTX",
    "LinkLibraries",
    "OptLevel",
    "PtxasOptions",
]
