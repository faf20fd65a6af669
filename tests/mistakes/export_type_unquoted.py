"""Argument types that are not text."""

import cutec
from cutec import cute


@cute.jit
def host(a: cute.Tensor):
    pass


cutec.export(host, [cutec.Float32])  # error: E1012
