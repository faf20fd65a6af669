"""The dialect `cute_nvgpu` of NVIDIA's compiler: its operations are functions of
`cutlass.cute.nvgpu`.
"""

from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

_NAMES = """
TmaDataFormat atom_make_exec_tma atom_make_non_exec_tiled_tma_load
atom_make_non_exec_tiled_tma_reduce atom_make_non_exec_tiled_tma_store get_default_tma_format
get_tma_desc_addr tma_descriptor_tiled
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), INSIDE))
