"""`cutlass.utils.blockscaled_layout`: layouts of scale factors of block-scaled multiplies (sm_100a,
sm_120a), which cutec does not have.
"""

from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere

_NAMES = """
BlockScaledBasicChunk make_smem_layout_sfa make_smem_layout_sfb make_tmem_layout_sfa
make_tmem_layout_sfb sm120_make_smem_layout_sfa sm120_make_smem_layout_sfb tile_atom_to_shape_SF
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))
