"""Triton in a rehearsal, where it is not installed: kernels can be defined, and launch nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cutec.rehearsal.tensors import Tensor
from cutec.rehearsal.unknown import Module


class Kernel:
    """What `triton.jit` gives: a launch `kernel[grid](x, y)` does nothing, and may have written
    what it was given.
    """

    def __init__(self, fn: Callable[..., Any]):
        self.fn = fn
        self.__name__, self.__doc__ = fn.__name__, fn.__doc__

    def __getitem__(self, grid: Any) -> Kernel:
        return self

    def __call__(self, *args: Any, **options: Any) -> None:
        written([*args, *options.values()])

    run = warmup = __call__


class Config:
    """`triton.Config`: what a kernel may be tuned for."""

    def __init__(self, kwargs: dict[str, Any], **options: Any):
        self.kwargs = kwargs
        self.__dict__.update(options)


def written(values: Iterable[Any]) -> None:
    """Forget the elements of those that are tensors: a kernel may have written them."""
    for value in values:
        if isinstance(value, Tensor):
            value.contents.filled = None


def jit(fn: Callable[..., Any] | None = None, **options: Any) -> Any:
    """`triton.jit`, also with options in front of the function."""
    return Kernel if fn is None else Kernel(fn)


def _of_kernels(*args: Any, **options: Any) -> Callable[[Kernel], Kernel]:
    """`triton.autotune`, `triton.heuristics`: the kernel as it is."""
    return lambda kernel: kernel


def cdiv(x: int, y: int) -> int:
    """`triton.cdiv`: the quotient, rounded up."""
    return -(-x // y)


def next_power_of_2(n: int) -> int:
    """`triton.next_power_of_2`: the least power that is not below n."""
    return 1 << (n - 1).bit_length()


def _bench(fn: Callable[[], Any], *args: Any, **options: Any) -> float:
    """`triton.testing.do_bench`: calls the function once; it takes a millisecond."""
    fn()
    return 1.0


def make_triton() -> dict[str, Module]:
    """The stubs of the package and its `testing`, by name; other names are unknown."""
    testing = Module("triton.testing", {"do_bench": _bench, "do_bench_cudagraph": _bench})
    kernels = {"jit": jit, "Config": Config, "autotune": _of_kernels, "heuristics": _of_kernels}
    sizes = {"cdiv": cdiv, "next_power_of_2": next_power_of_2}
    triton = Module("triton", {"testing": testing, **kernels, **sizes})
    return {"triton": triton, "triton.testing": testing}
