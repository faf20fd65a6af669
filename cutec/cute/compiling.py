"""`cute.compile`: compile a function for one kind of arguments, without calling it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from cutec.frontend.exports.host_only import refuse_in_build
from cutec.lazy import LazyModule

if TYPE_CHECKING:
    from cutec.calling.compiled import CompiledFunction

call_cache = LazyModule("cutec.calling.call_cache")
dispatch = LazyModule("cutec.calling.dispatch")
call_options = LazyModule("cutec.calling.options")

NAME = "cute.compile"


class Compiler:
    """`compile(function, *args)`, and with options `compile[OptLevel(2), KeepPTX](function,
    *args)`.

    `args` are arguments of a call, or placeholders: fake tensors, fake streams, `sym_int`. The
    result is called with the run-time arguments alone. The tools' output is stored in the build
    cache, which all processes share.
    """

    def __init__(self, chosen: tuple[Any, ...] = ()):
        self._chosen = chosen

    def __getitem__(self, chosen: Any) -> Compiler:
        refuse_in_build(NAME)
        call_options.flattened(chosen)
        return Compiler((*self._chosen, chosen))

    def __call__(self, function: Any, *args: Any, options: str = "", **kwargs: Any) -> CompiledFunction:
        """Compile; `options` as on a command line (`"--opt-level=3 --keep-ptx"`). Raises the errors
        of the kernel language, E1015 for anything but an entry, E20xx, E43xx, and E4001 to E4003 if
        neither an option nor a GPU determines the arch.
        """
        refuse_in_build(NAME)
        return dispatch.compile_function(function, args, kwargs, call_options.resolve(self._chosen, options))

    def hook(self, function: Callable[[CompiledFunction], Any]) -> AbstractContextManager[None]:
        """Have `function(compiled)` called after each compilation, implicit ones too, inside a
        `with` block.
        """
        return dispatch.hook(function)

    def cached(self) -> Iterator[Any]:
        """The entries that calls left in the cache on disk, newest first: `.function`, `.arch`,
        `.key`, `.size` (bytes), `.time`.
        """
        return call_cache.cached()

    def __repr__(self) -> str:
        return NAME


compile = Compiler()
