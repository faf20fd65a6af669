"""What a program asks PyTorch about itself, in a rehearsal: its version, modes that are on."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from cutec.rehearsal.creation import DTYPES
from cutec.rehearsal.tensors import DType, Tensor
from cutec.rehearsal.unknown import Module, no_effect
from cutec.rehearsal.unread import Unread
from cutec.toolchain.find import find_toolset


class TorchVersion(str):
    """`torch.__version__`: a text that compares with others by the numbers in it."""

    def __lt__(self, other: object) -> bool:
        return _numbers(self) < _numbers(other)

    def __le__(self, other: object) -> bool:
        return _numbers(self) <= _numbers(other)

    def __gt__(self, other: object) -> bool:
        return _numbers(self) > _numbers(other)

    def __ge__(self, other: object) -> bool:
        return _numbers(self) >= _numbers(other)


def _numbers(version: object) -> tuple[int, ...]:
    """(2, 4) of "2.4.0+cu130": zeros at the end make no difference. Tuples of numbers are versions
    too, as PyTorch takes them.
    """
    parts = version if isinstance(version, tuple) else re.findall(r"\d+", str(version).partition("+")[0])
    numbers = [int(part) for part in parts]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


VERSION = TorchVersion("2.11.0")  # of PyTorch, whose functions and modules the stub has


class Version(Module):
    """`torch.version`, of a build for CUDA."""

    hip = xpu = None
    debug = False
    git_version = "unknown"

    @property
    def cuda(self) -> str:
        """The version of the CUDA tools that the rehearsal compiles with."""
        return "{}.{}".format(*find_toolset().cuda_version())


class OutOfMemoryError(RuntimeError):
    """`torch.OutOfMemoryError`, which no rehearsal raises."""


class FakeTensorMode:
    """`torch._subclasses.fake_tensor.FakeTensorMode`: tensors have no elements in any case, but the
    program may ask whether it is inside one, and then leave out its checks.
    """

    inside: ClassVar[list[FakeTensorMode]] = []

    def __init__(self, **options: Any):
        """All modes are alike."""

    def __enter__(self) -> Any:
        self.inside.append(self)
        return self

    def __exit__(self, *exception: object) -> None:
        self.inside.pop()

    def from_tensor(self, tensor: Any, **options: Any) -> Any:
        """The tensor, which has no elements already."""
        return tensor


class Profile(Unread):
    """`torch.profiler.profile`: what it measures is unread."""

    def __init__(self, **options: Any):
        super().__init__("torch.profiler.profile")

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *exception: object) -> None:
        """Nothing was measured."""


def active_fake_mode() -> FakeTensorMode | None:
    """`torch._guards.active_fake_mode`: the innermost mode that the program is inside."""
    return FakeTensorMode.inside[-1] if FakeTensorMode.inside else None


class Autocast:
    """`torch.autocast`, `torch.amp.autocast`: the program may ask for its type; PyTorch's own
    operations keep theirs here.
    """

    inside: ClassVar[list[Autocast]] = []

    def __init__(self, device_type: str = "cuda", dtype: DType | None = None, enabled: bool = True, **options: Any):
        self.dtype, self.enabled = dtype or DTYPES["float16"], enabled

    def __enter__(self) -> Any:
        self.inside.append(self)
        return self

    def __exit__(self, *exception: object) -> None:
        self.inside.pop()


def is_autocast_enabled(device_type: str = "cuda") -> bool:
    """`torch.is_autocast_enabled`."""
    return bool(Autocast.inside) and Autocast.inside[-1].enabled


def get_autocast_dtype(device_type: str = "cuda") -> DType:
    """`torch.get_autocast_dtype`: that of the innermost block, else float16."""
    return Autocast.inside[-1].dtype if Autocast.inside else DTYPES["float16"]


class Generator:
    """`torch.Generator`: of random numbers, which no tensor has."""

    def __init__(self, device: Any = "cpu"):
        self.device = device

    def manual_seed(self, seed: int) -> Generator:
        """The generator itself."""
        return self


class Storage:
    """`Tensor.untyped_storage()`: the memory of a tensor and its views."""

    def __init__(self, tensor: Tensor):
        self._tensor = tensor

    def data_ptr(self) -> int:
        """The address of the first byte."""
        return self._tensor.data_ptr() - self._tensor.storage_offset() * self._tensor.dtype.itemsize

    def nbytes(self) -> int:
        """The number of bytes."""
        return self._tensor.contents.count * self._tensor.dtype.itemsize

    size = __len__ = nbytes


def _is_floating_point(tensor: Tensor) -> bool:
    return tensor.dtype.is_floating_point


def _is_complex(tensor: Tensor) -> bool:
    return tensor.dtype.is_complex


def _no() -> bool:
    """No other kind of accelerator is there."""
    return False


class MemoryFormat:
    """`torch.memory_format`: an order of strides."""

    def __init__(self, name: str):
        self._name = name

    def __repr__(self) -> str:
        return f"torch.{self._name}"


_FORMATS = ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d")
MODES = {
    "memory_format": MemoryFormat,
    **{name: MemoryFormat(name) for name in _FORMATS},
    "autocast": Autocast,
    "is_autocast_enabled": is_autocast_enabled,
    "get_autocast_dtype": get_autocast_dtype,
    "Generator": Generator,
    "OutOfMemoryError": OutOfMemoryError,
}  # of `torch`
TESTS = {"is_floating_point": _is_floating_point, "is_complex": _is_complex}  # of types of tensors
for _name, _function in (TESTS | {"untyped_storage": Storage, "retain_grad": no_effect}).items():
    setattr(Tensor, _name, lambda self, _function=_function: _function(self))


def make_state() -> tuple[Module, ...]:
    """`torch.version`, `torch._guards`, `torch.random`, fake tensors, other accelerators."""
    return (
        *(Module(f"torch.{name}", {"is_available": _no}) for name in ("xpu", "mtia", "mps")),
        Module("torch._subclasses.fake_tensor", {"FakeTensorMode": FakeTensorMode}),
        Version("torch.version", {"__version__": VERSION}),
        Module("torch.torch_version", {"__version__": VERSION, "TorchVersion": TorchVersion}),
        Module("torch._guards", {"active_fake_mode": active_fake_mode}),
        Module("torch.amp", {"autocast": Autocast}),
        Module("torch.profiler", {"profile": Profile}),
        Module("torch.random", {"manual_seed": no_effect}),
    )
