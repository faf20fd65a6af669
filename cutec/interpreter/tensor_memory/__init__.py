"""Tensor memory of the blocks that run: who has allocated which columns, what is in them, and the
order of the accesses of warps and of the tensor core.

Without the hazard checker all accesses happen when they are issued, which is one of the orders that
a GPU may choose. With it (`order`) they are complete when the kernel has waited for them.
"""
