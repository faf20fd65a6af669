"""Choosing compile-time parameters by measuring: `cute.testing.tune` and `autotune_jit`."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import BoundArguments, signature
from typing import Any, NoReturn

from cutec.calling import log
from cutec.calling.frozen import freeze
from cutec.calling.report import without_own_frames
from cutec.calling.timing import JitArguments, benchmark
from cutec.diag import CutecError, Note, error
from cutec.frontend.core import context


class CantImplementError(Exception):
    """A kernel raises it for parameters that it cannot be built for: `tune` leaves them out."""


# The exceptions by which programs and cutec refuse parameters.
_UNBUILDABLE = (CutecError, CantImplementError, ValueError, TypeError, NotImplementedError, AssertionError)

_MOST_REASONS = 8


def candidates(params_dict: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """All combinations, the last parameter fastest."""
    for values in itertools.product(*params_dict.values()):
        yield dict(zip(params_dict, values))


def tune(
    func: Callable[..., Callable[[], Any]],
    *,
    params_dict: Mapping[str, Sequence[Any]],
    kernel_arguments: JitArguments | None = None,
    warmup_iterations: int = 10,
    iterations: int = 100,
    stream: Any = None,
) -> dict[str, Any]:
    """The combination of `params_dict` whose calls take the least time.

    `func(*arguments, **parameters)` compiles and returns a function without arguments.
    Combinations that cannot be compiled (it raises a CutecError, CantImplementError, ValueError and
    the like) are left out. Raises E4308, with their reasons, where none is left.
    """
    arguments = kernel_arguments or JitArguments()
    times: list[tuple[float, dict[str, Any]]] = []
    reasons: list[tuple[dict[str, Any], Exception]] = []
    for params in candidates(params_dict):
        try:
            run = func(*arguments.args, **arguments.kwargs, **params)
        except _UNBUILDABLE as exc:
            log.info("tune: %s is left out: %s", params, exc)
            reasons.append((params, exc))
            continue
        times.append(
            (benchmark(run, warmup_iterations=warmup_iterations, iterations=iterations, stream=stream), params)
        )
        log.info("tune: %s takes %.2f us", params, times[-1][0])
    if not times:
        without_own_frames(lambda: _nothing_left(params_dict, reasons))
    return min(times, key=lambda found: found[0])[1]


def _nothing_left(
    params_dict: Mapping[str, Sequence[Any]], reasons: Sequence[tuple[dict[str, Any], Exception]]
) -> NoReturn:
    """Raise E4308 with a note for each different reason: its text, its place, and the first
    combination with it.
    """
    if not reasons:
        empty = [name for name, values in params_dict.items() if not values]
        raise error(
            "E4308",
            f"there is nothing to choose from: no values of {', '.join(empty)}",
            help="give each parameter at least one value",
        )
    first: dict[str, dict[str, Any]] = {}
    places = {}
    for params, exc in reasons:
        text = exc.message if isinstance(exc, CutecError) else f"{type(exc).__name__}: {exc}"
        first.setdefault(text, params)
        places.setdefault(text, exc.place if isinstance(exc, CutecError) else None)
    notes = [
        Note(f"{', '.join(f'{k}={v!r}' for k, v in params.items())}: {text}", places[text])
        for text, params in list(first.items())[:_MOST_REASONS]
    ]
    if len(first) > _MOST_REASONS:
        notes.append(Note(f"and {len(first) - _MOST_REASONS} more reasons"))
    raise error(
        "E4308",
        f"none of the combinations of {', '.join(params_dict)} can be compiled",
        notes=notes,
        help="CUTEC_LOG_TO_CONSOLE=1 logs each of them as it is tried",
    )


class Tuned:
    """A jit function that is called with the fastest of its candidates, measured once per value of
    the watched arguments.
    """

    def __init__(
        self,
        function: Any,
        params_dict: Mapping[str, Sequence[Any]],
        update_on_change: Sequence[str],
        measured: Mapping[str, int],
    ):
        self.function, self.best = function, dict[Any, dict[str, Any]]()
        self._params, self._watched, self._measured = params_dict, tuple(update_on_change), measured
        self._signature = signature(function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function: in a trace as it is, from Python with the fastest parameters."""
        if context.active() is not None:
            return self.function(*args, **kwargs)
        bound = self._signature.bind_partial(*args, **kwargs)
        key = tuple(freeze(bound.arguments.get(name)) for name in self._watched)
        if key not in self.best:
            self.best[key] = tune(
                self._runner, params_dict=self._params, kernel_arguments=JitArguments(*args, **kwargs), **self._measured
            )
        return self._called(bound, self.best[key])

    def _runner(self, *args: Any, **kwargs: Any) -> Callable[[], Any]:
        """A call with one candidate; the first one compiles."""
        params = {name: kwargs.pop(name) for name in self._params}
        bound = self._signature.bind_partial(*args, **kwargs)
        self._called(bound, params)
        return lambda: self._called(bound, params)

    def _called(self, bound: BoundArguments, params: Mapping[str, Any]) -> Any:
        """A call with these parameters, by position where possible: the fast path of calls takes no
        keywords.
        """
        bound.arguments.update(params)
        bound.apply_defaults()
        return self.function(*bound.args, **bound.kwargs)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.function, name)


def autotune_jit(
    *,
    params_dict: Mapping[str, Sequence[Any]],
    update_on_change: Sequence[str] = (),
    warmup_iterations: int = 10,
    iterations: int = 100,
) -> Callable[[Any], Tuned]:
    """Decorator of a jit function: candidates for compile-time parameters. A call from Python
    measures them, again whenever an argument named in `update_on_change` has a new value, and takes
    the fastest.
    """
    return lambda function: Tuned(
        function, params_dict, update_on_change, {"warmup_iterations": warmup_iterations, "iterations": iterations}
    )
