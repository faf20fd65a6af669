"""Instructions of sm_100a whose names files for Hopper import."""

from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere

_NAMES = """
alloc_tmem clc_response dealloc_tmem issue_clc_query relinquish_tmem_alloc_permit retrieve_tmem_ptr
"""

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))
