"""`cutlass.torch`: PyTorch tensors for calls from Python and for `cute.compile`.

PyTorch is imported by the functions that need it, when they are called: files that import this
module build without it. A build calls nothing: each use there is refused (E0506).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cutec.cute import testing
from cutec.diag import error
from cutec.frontend.exports.host_only import refuse_in_build
from cutec.frontend.numbers.number_class import NumberClass
from cutec.lazy import LazyModule
from cutec.records import dataclass

streams = LazyModule("cutec.calling.streams")
tensors = LazyModule("cutec.calling.tensors")

if TYPE_CHECKING:  # from where they are defined: without PyTorch a checker takes this module for `torch`
    from torch._C import dtype as TorchType
    from torch._tensor import Tensor

# Classes whose elements PyTorch holds under another name than ours in lower case. Floats of 8 bits
# and less are bytes: the frameworks' own types of that width have no arithmetic, and comparing them
# takes bytes anyway.
_TORCH_NAMES = {"Boolean": "bool", "TFloat32": "float32"}


class TensorInitType(Enum):
    """How a new tensor is filled."""

    SKIP = "skip"
    SCALAR = "scalar"
    RANDOM = "random"
    GAUSSIAN = "gaussian"


@dataclass(frozen=True)
class ScalarInitConfig:
    """Fill with one value."""

    value: float = 0.0


@dataclass(frozen=True)
class RandomInitConfig:
    """Fill with uniformly distributed integers from `min_val` up to, and without, `max_val`; those
    between -8 and 8 are exact in all types.
    """

    min_val: int = -2
    max_val: int = 2


@dataclass(frozen=True)
class GaussianInitConfig:
    """Fill with normally distributed numbers times `scale`."""

    mean: float = 0.0
    std: float = 1.0
    scale: float = 1.0


_CONFIGS: dict[TensorInitType, type] = {
    TensorInitType.SCALAR: ScalarInitConfig,
    TensorInitType.RANDOM: RandomInitConfig,
    TensorInitType.GAUSSIAN: GaussianInitConfig,
}


def _torch(user: str) -> Any:
    """PyTorch, for the function `user`. Raises E0506 in a build, E4309 where it is not
    installed.
    """
    refuse_in_build(f"cutlass.torch.{user}")
    try:
        return import_module("torch")
    except ModuleNotFoundError as exc:
        if exc.name != "torch":
            raise
        raise error(
            "E4309", f"cutlass.torch.{user} needs PyTorch, which is not installed", help="pip install torch"
        ) from None


def dtype(ty: NumberClass) -> TorchType:
    """The PyTorch type that holds elements of a numeric class. 8-bit and narrower floats: that of
    the same name where PyTorch has one, else uint8. Raises E4309 without PyTorch.
    """
    torch = _torch("dtype")
    if ty.is_float and ty.width <= 8:
        return getattr(torch, f"float8_{ty.__name__.removeprefix('Float8').lower()}", torch.uint8)
    return getattr(torch, _TORCH_NAMES.get(ty.__name__, ty.__name__.lower()))


def as_tensor(pointer: int, shape: Sequence[int], torch_type: TorchType) -> Tensor:
    """A compact tensor over memory of the current GPU that begins at an address. Raises E4309
    without PyTorch.
    """
    torch = _torch("as_tensor")
    width = torch.empty(0, dtype=torch_type).element_size()
    count = width
    for extent in shape:
        count *= extent
    interface = {"shape": (count,), "typestr": "|u1", "data": (int(pointer), False), "version": 3}
    memory = type("Memory", (), {"__cuda_array_interface__": interface})()
    return torch.as_tensor(memory, device="cuda").view(torch_type).view(*shape)


def create_and_permute_torch_tensor(
    shape: Sequence[int],
    dtype: TorchType,
    permute_order: Sequence[int] | None = None,
    init_type: TensorInitType = TensorInitType.RANDOM,
    init_config: Any = None,
    device: Any = None,
) -> Tensor:
    """A new compact tensor of `shape`, filled, whose dimensions are then taken in `permute_order`;
    on the CPU unless `device` says else.

    init_config: of the class that goes with `init_type`; without one its defaults. Raises E4309
    without PyTorch and for another config.
    """
    torch = _torch("create_and_permute_torch_tensor")
    wanted = _CONFIGS.get(init_type)
    config: Any = init_config if init_config is not None or wanted is None else wanted()
    if wanted is not None and not isinstance(config, wanted):
        raise error("E4309", f"init_type {init_type} goes with a {wanted.__name__}, not {config!r}")
    # Numbers are made as 32-bit floats or integers: not all types can be filled.
    plain = torch.float32 if dtype.is_floating_point or init_type is TensorInitType.GAUSSIAN else torch.int32
    made = torch.empty(tuple(shape), dtype=dtype if wanted is None else plain, device=device)
    if init_type is TensorInitType.SCALAR:
        made.fill_(config.value)
    elif init_type is TensorInitType.RANDOM:
        made.random_(config.min_val, config.max_val)
    elif init_type is TensorInitType.GAUSSIAN:
        made.normal_(config.mean, config.std).mul_(config.scale)
    made = made.to(dtype=dtype)
    return made if permute_order is None else made.permute(tuple(permute_order))


def matrix(
    l: int,  # noqa: E741 - the public name
    mode0: int,
    mode1: int,
    is_mode0_major: bool,
    cutlass_dtype: NumberClass,
    init_type: TensorInitType = TensorInitType.RANDOM,
    init_config: Any = None,
    device: Any = None,
) -> Tensor:
    """`l` matrices as a new tensor of shape (mode0, mode1, l), one after the other in memory;
    `is_mode0_major`: the first dimension is the fastest.

    By default filled with small integers. Types that PyTorch cannot compute with (floats of 8 bits
    and less) are given as 32-bit floats, for `cute_tensor_like`. Raises E4309 without PyTorch.
    """
    torch = _torch("matrix")
    shape, order = ((l, mode1, mode0), (2, 1, 0)) if is_mode0_major else ((l, mode0, mode1), (1, 2, 0))
    if (
        init_type is TensorInitType.RANDOM
        and init_config is None
        and not (cutlass_dtype.is_float or cutlass_dtype.signed)
    ):
        init_config = RandomInitConfig(0, 4)
    held = torch.float32 if cutlass_dtype.is_float and cutlass_dtype.width <= 8 else dtype(cutlass_dtype)
    return create_and_permute_torch_tensor(shape, held, order, init_type, init_config, device)


def cute_tensor_like(
    data_ref: Tensor, cutlass_dtype: NumberClass, is_dynamic_layout: bool, assumed_align: int | None = None
) -> tuple[Any, Tensor]:
    """A new tensor on the current GPU with the values and strides of `data_ref`, as elements of
    `cutlass_dtype`: an argument for calls, and the PyTorch tensor with its memory (bytes for types
    that PyTorch does not have or cannot compare; elements of less than a byte are packed at the
    start of it). `is_dynamic_layout`: as `mark_layout_dynamic`
    makes it. Raises E4309 without PyTorch.
    """
    torch = _torch("cute_tensor_like")
    needs_kernel = cutlass_dtype.width < 8 or (cutlass_dtype.is_float and cutlass_dtype.width == 8)
    held = torch.uint8 if needs_kernel else dtype(cutlass_dtype)
    gpu_ref = data_ref.cuda()
    made = torch.empty_like(gpu_ref, dtype=held) if needs_kernel else gpu_ref.to(dtype=held, copy=True)
    cute_tensor = tensors.from_dlpack(made, assumed_align=assumed_align)
    cute_tensor.element_type = cutlass_dtype
    if is_dynamic_layout:
        cute_tensor.mark_layout_dynamic(get_leading_dim(made))
    if needs_kernel:
        convert_cute_tensor(gpu_ref, cute_tensor, cutlass_dtype, is_dynamic_layout)
    return cute_tensor, made


def convert_cute_tensor(
    f32_torch_tensor: Tensor, cute_tensor: Any, dtype: NumberClass, is_dynamic_layout: bool = True
) -> Any:
    """Write numbers to the memory of `cute_tensor`, rounded to its `dtype`, by a kernel
    (`cute.testing.convert`); gives `cute_tensor`. Raises E4309 without PyTorch.
    """
    torch = _torch("convert_cute_tensor")
    source = f32_torch_tensor.to(device="cuda", dtype=torch.float32)
    testing.convert(tensors.from_dlpack(source, assumed_align=4), cute_tensor)
    torch.cuda.current_stream().synchronize()  # `source` may go when this returns
    return cute_tensor


def get_leading_dim(torch_tensor: Tensor) -> int | None:
    """The dimension whose stride is 1 (of several the one whose extent is not 1, else the last);
    None if there is none.
    """
    ones = [d for d, stride in enumerate(torch_tensor.stride()) if stride == 1]
    longer = [d for d in ones if torch_tensor.shape[d] > 1]
    return (longer or ones or [None])[-1]


def from_dlpack(tensor: Any, *args: Any, **kwargs: Any) -> Any:
    """`cute.runtime.from_dlpack`."""
    refuse_in_build("cutlass.torch.from_dlpack")
    return tensors.from_dlpack(tensor, *args, **kwargs)


def current_stream() -> Any:
    """PyTorch's current stream. Raises E4309 without PyTorch."""
    return _stream(_torch("current_stream").cuda.current_stream())


def default_stream() -> Any:
    """PyTorch's default stream. Raises E4309 without PyTorch."""
    return _stream(_torch("default_stream").cuda.default_stream())


def _stream(stream: Any) -> Any:
    return streams.Stream(int(stream.cuda_stream))


def prepare_tensors_for_gemm(
    mnkl: tuple[int, int, int, int],
    ab_dtype: NumberClass,
    c_dtype: NumberClass,
    a_major: str,
    b_major: str,
    c_major: str,
    init_random: bool = True,
) -> tuple[Tensor, Tensor, Tensor]:
    """Matrices A (l, m, k), B (l, k, n) and C (l, m, n) on the GPU, the major dimension being the
    fastest. Raises E4309 without PyTorch.
    """
    m, n, k, l = mnkl  # noqa: E741 - the public names
    kind = TensorInitType.RANDOM if init_random else TensorInitType.SKIP

    def made(rows: int, columns: int, by_rows: bool, ty: NumberClass) -> Tensor:
        return matrix(l, rows, columns, not by_rows, ty, kind, device="cuda").permute(2, 0, 1)

    return (
        made(m, k, a_major == "k", ab_dtype),
        made(k, n, b_major == "n", ab_dtype),
        made(m, n, c_major == "n", c_dtype),
    )
