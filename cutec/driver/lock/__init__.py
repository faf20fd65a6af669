"""Locks: what kernels need, kept in a file beside them, and builds compared with it
(docs/howto/lock.md).
"""
