"""`cutlass.utils.distributed`: flags and sums in the memory of several GPUs, for kernels that work
on one problem together. `cute.arch` has the instructions in general (`multimem_red`, `red`,
`atomic_cas`).

A flag is an Int32 in memory that the others can reach. Blocks add 1 to it, on their own GPU
(`red_add1`) or through a multicast address on all (`multimem_red_add1`), and wait until the blocks
of all GPUs have done so (`spin_lock_…`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.decorators import jit
from cutec.frontend.numbers.numeric import BFloat16, Float16, Float32, Int32, Numeric, as_numeric
from cutec.frontend.numbers.tensor_ssa import from_elements
from cutec.frontend.tensors.pointers import Pointer
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from collections.abc import Callable

    from cutec.cute.operands import Int, Keyword, Number


def multimem_ld_reduce_4xf32(mc_ptr: Pointer) -> tuple[Float32, ...]:
    """The sums over all GPUs of four Float32 at a multicast address."""
    found = arch.multimem_ld_reduce(mc_ptr.retyped(Float32), count=4, scope="sys")
    return tuple([found[i] for i in range(4)])


def multimem_ld_reduce(mc_ptr: Pointer, *, dtype: type[Numeric], num_elements: int) -> tuple[Int32, ...]:
    """The sums over all GPUs of elements at a multicast address, as words of 32 bits; those of
    Float16 and BFloat16 are summed in Float32.
    """
    acc = "f32" if dtype in (Float16, BFloat16) else None
    found = arch.multimem_ld_reduce(mc_ptr.retyped(dtype), count=num_elements, scope="sys", acc=acc)
    words = found.bitcast(Int32)
    return tuple([words[i] for i in range(num_elements * dtype.width // 32)])


def _reducing(dtype: type[Numeric], num_elements: int) -> Callable[[Pointer], Any]:
    def reduce(mc_ptr: Pointer) -> Any:
        words: Any = multimem_ld_reduce(mc_ptr, dtype=dtype, num_elements=num_elements)
        return words if len(words) > 1 else words[0]

    reduce.__doc__ = f"""`multimem_ld_reduce` of {num_elements} {dtype.__name__}; a single word by itself."""
    return reduce


multimem_ld_reduce_8xf16 = _reducing(Float16, 8)
multimem_ld_reduce_4xf16 = _reducing(Float16, 4)
multimem_ld_reduce_2xf16 = _reducing(Float16, 2)
multimem_ld_reduce_8xbf16 = _reducing(BFloat16, 8)
multimem_ld_reduce_4xbf16 = _reducing(BFloat16, 4)
multimem_ld_reduce_2xbf16 = _reducing(BFloat16, 2)


def multimem_st(mc_ptr: Pointer, *words: Number) -> None:
    """Store words of 32 bits, one, two or four, in the memory of all GPUs."""
    values = [as_numeric(word).bitcast(Float32) for word in words]
    arch.multimem_st(mc_ptr.retyped(Float32), from_elements(values, (len(values),)), sem="relaxed", scope="sys")


def multimem_st_4xb32(mc_ptr: Pointer, x: Number, y: Number, z: Number, w: Number) -> None:
    """Store four numbers of 32 bits in the memory of all GPUs."""
    multimem_st(mc_ptr, x, y, z, w)


def multimem_red_add1(lock_ptr: Pointer, *, order: Keyword = "relaxed", scope: Keyword = "sys") -> None:
    """Add 1 to a flag on all GPUs. `order`: relaxed or release; `scope`: cta, cluster, gpu, sys."""
    arch.multimem_red(lock_ptr, Int32(1), sem=order, scope=scope)


def _adding1(order: str, scope: str) -> Callable[[Pointer], None]:
    def add1(lock_ptr: Pointer) -> None:
        multimem_red_add1(lock_ptr, order=order, scope=scope)

    add1.__doc__ = f"""Add 1 to a flag on all GPUs, {order} in the scope {scope}."""
    return add1


multimem_red_relaxed_gpu_add1 = _adding1("relaxed", "gpu")
multimem_red_relaxed_sys_add1 = _adding1("relaxed", "sys")
multimem_red_release_gpu_add1 = _adding1("release", "gpu")
multimem_red_release_sys_add1 = _adding1("release", "sys")


def atomicAdd(dst_ptr: Pointer, val: Number) -> Int32:
    """Add to an Int32 in memory, and get what was there: `cute.arch.atomic_add`."""
    return arch.atomic_add(dst_ptr, Int32(val))


def red_add1(lock_ptr: Pointer, *, order: Keyword = "relaxed", scope: Keyword = "sys") -> None:
    """Add 1 to a flag."""
    arch.red(lock_ptr, Int32(1), sem=order, scope=scope)


def spin_lock_atom_cas_relaxed_wait(
    lock_ptr: Pointer, *, expected_val: Int, reset_val: Int, scope: Keyword = "sys"
) -> None:
    """Wait until a flag has a value, and give it another one, without ordering other accesses."""
    _wait(lock_ptr, expected_val, reset_val, "relaxed", scope)


def spin_lock_atom_cas_acquire_wait(
    lock_ptr: Pointer, *, expected_val: Int, reset_val: Int, scope: Keyword = "sys"
) -> None:
    """The same. What others released before with the flag is visible then."""
    _wait(lock_ptr, expected_val, reset_val, "acquire", scope)


@jit
def _wait(flag: Pointer, expected: Any, reset: Any, order: Any, scope: Any) -> None:
    found = arch.atomic_cas(flag, Int32(expected), Int32(reset), sem=order, scope=scope)
    while found != expected:
        found = arch.atomic_cas(flag, Int32(expected), Int32(reset), sem=order, scope=scope)


@jit
def spin_lock_ld_lt_relaxed_wait(lock_ptr: Pointer, *, expected_val: Int, scope: Keyword = "sys") -> None:
    """Wait while a flag is less than a value, without ordering other accesses."""
    found = arch.load(lock_ptr, sem="relaxed", scope=scope)
    while found < expected_val:
        found = arch.load(lock_ptr, sem="relaxed", scope=scope)


take_loc_ip(globals())
