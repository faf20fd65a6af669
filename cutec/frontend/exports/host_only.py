"""Host-only names of the public vocabulary: they prepare a call from Python. Kernel files may
import them, but a build may not use them (E0506).
"""

from __future__ import annotations

from typing import Any, NoReturn

from cutec.diag import CutecError, error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.export import is_recording


def refuse_in_build(name: str) -> None:
    """Raise E0506 while a kernel file is loaded for a build."""
    if is_recording():
        raise HostOnly(name)._refusal()


class HostOnly:
    """The stand-in for a name such as `cute.runtime.from_dlpack` in a build, and for public names
    without a counterpart in cutec. Any use raises E0506.
    """

    def __init__(self, name: str, counterpart: bool = True):
        self.__name__ = name
        self._counterpart = counterpart  # False: there is none outside of builds either

    def _refusal(self) -> CutecError:
        place = user_location()
        if not self._counterpart:
            return error(
                "E0506",
                f"{self.__name__} has no counterpart in cutec",
                place,
                help="write the loop or branch in Python, in a function of the kernel language",
            )
        what = (
            "prepares a call from Python, and nothing is called in a build"
            if is_recording()
            else "has no counterpart in cutec"
        )
        return error(
            "E0506",
            f"{self.__name__} {what}",
            place,
            help=(
                "declare the arguments' types with cutec.export(...) or a --spec; call what was built through"
                " cutec.runtime.load"
            ),
        )

    def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise self._refusal()

    def __getitem__(self, key: Any) -> NoReturn:
        raise self._refusal()

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise self._refusal()

    def __repr__(self) -> str:
        return f"<{self.__name__}: not in a build>"
