"""`cutlass.base_dsl.env_manager`: the arch that calls are compiled for, and environment variables
as programs read them. Those that cutec reads are in docs/environment.md.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from cutec.calling.dsl import BaseDSL
from cutec.frontend.exports.elsewhere import INSIDE, names_elsewhere

_INSIDE = """
EnvironmentVarManager find_libs_in_ancestors get_prefix_dsl_libs
"""
_ON = ("1", "true", "yes", "on")


class _Reader:
    """A function (name, default) that reads a variable; the default where it is not set. It
    remembers nothing: `cache_clear` is there for programs that call the public one's.
    """

    def __init__(self, convert: Callable[[str], Any]):
        self._convert = convert

    def __call__(self, name: str, default: Any = None) -> Any:
        text = os.environ.get(name)
        return default if text is None else self._convert(text)

    def cache_clear(self) -> None:
        """Does nothing."""


get_str_env_var = _Reader(str)
get_int_env_var = _Reader(int)
get_bool_env_var = _Reader(lambda text: text.strip().lower() in _ON)


def detect_gpu_arch(prefix: str) -> str:
    """The arch that calls are compiled for ("sm_90a"): the one that the environment names, else the
    GPU's. Its variables are those of cutec, whatever `prefix` is. Raises E4001 to E4003 where
    neither an arch is named nor a GPU can be used, and E1101 for an unknown name.
    """
    return BaseDSL.envar.arch


__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_INSIDE.split(), INSIDE))
