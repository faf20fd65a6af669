"""Copies by a whole block under the public DSL's name."""

from cutec.frontend.exports.elsewhere import NO_COUNTERPART, elsewhere

block_copy = elsewhere("utils.block_copy", NO_COUNTERPART)
