"""Functions that are compiled with `--enable-tvm-ffi`."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from cutec.calling.compiled import CompiledFunction
from cutec.diag import CutecError
from cutec.lazy import LazyModule
from cutec.library.statuses import EXCEPTIONS

objects = LazyModule("cutec.calling.objects")
shared_libraries = LazyModule("cutec.calling.shared_libraries")

_OWN = {"TypeError": ("E0106", "E4301")}  # of calls from Python alone


class TvmFfiFunction(CompiledFunction):
    """A compiled function whose errors are also Python's: TypeError, ValueError and so on, as those
    of exported functions. It is an argument of TVM-FFI's functions (`__tvm_ffi_object__`).
    """

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().__call__(*args, **kwargs)
        except CutecError as e:
            raise _as_python(e).with_traceback(e.__traceback__) from None

    @cached_property
    def _exported(self) -> Any:
        library = shared_libraries.library_of(
            self._files(), self.name, "tvm-ffi", self.arch, absent=self.call_signature.absent()
        )
        return objects.through_tvm_ffi(library, self.name)

    def __tvm_ffi_object__(self) -> Any:
        """The function as a `tvm_ffi.Function`, which runs no Python. A C compiler makes it when it
        is first asked for, and the cache keeps it. Raises E4306, E4313, E20xx.
        """
        return self._exported[self.name]


def _as_python(e: CutecError) -> CutecError:
    """An error that is also Python's exception for it."""
    for name, codes in EXCEPTIONS.items():
        if e.code in (*codes, *_OWN.get(name, ())):
            return _class(name)(e.code, e.message, e.place, e.notes, e.help)
    return _class("RuntimeError")(e.code, e.message, e.place, e.notes, e.help)


@cache
def _class(name: str) -> type[CutecError]:
    kind = {k.__name__: k for k in (TypeError, ValueError, AssertionError, RuntimeError)}[name]
    return type(name, (CutecError, kind), {"__module__": "cutec"})
