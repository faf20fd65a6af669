"""`cutlass.utils.distributed`: memory of several GPUs. Its instructions are functions of
`cute.arch` (`multimem_ld_reduce`, `multimem_st`, `red`), its helpers have no counterpart.
"""

from cutec.frontend.exports.elsewhere import NO_COUNTERPART, names_elsewhere

_NAMES = """
multimem_ld_reduce_4xf32 multimem_red_add1 multimem_st_4xb32 red_add1
spin_lock_atom_cas_acquire_wait spin_lock_atom_cas_relaxed_wait spin_lock_ld_lt_relaxed_wait
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), NO_COUNTERPART))
