"""Exporting an undecorated function."""

import cutec
from cutec import cute


def host(a):
    a[0] = 1.0


cutec.export(host, ["f32[m]"])  # error: E1015
