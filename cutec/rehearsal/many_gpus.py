"""Stand-ins for programs on several GPUs, of which a rehearsal is one rank: `torch.distributed`,
symmetric memory of PyTorch and of NVSHMEM, and devices of cuda-python.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from cutec.calling.streams import Stream
from cutec.rehearsal.tensors import DType, Tensor, device_of
from cutec.rehearsal.unknown import Module, no_effect
from cutec.rehearsal.unread import Unread

_FLOAT32 = DType("float32", 4, True)


def _rank(*group: Any) -> int:
    """The rank that RANK states, as `torchrun` does."""
    return int(os.environ.get("RANK", "0"))


def _world_size(*group: Any) -> int:
    return int(os.environ.get("WORLD_SIZE", "1"))


def _written(*tensors: Any, **options: Any) -> None:
    """An exchange between ranks: what the tensors hold is unknown then."""
    for tensor in tensors:
        if isinstance(tensor, Tensor):
            tensor.contents.filled = None


class Group:
    """`torch.distributed.group`: all ranks."""

    group_name = "0"

    def size(self) -> int:
        """The number of ranks."""
        return _world_size()

    rank = staticmethod(_rank)


class Symmetric:
    """What `rendezvous` gives: the memory at the same place of all ranks."""

    signal_pad_ptrs_dev = buffer_ptrs_dev = multicast_ptr = 1 << 41  # nothing is read there
    barrier = put_signal = wait_signal = no_effect

    def __init__(self, tensor: Tensor, *group: Any, **options: Any):
        self._tensor = tensor
        self.rank, self.world_size = _rank(), _world_size()
        self.buffer_ptrs = self.signal_pad_ptrs = [self.multicast_ptr] * self.world_size

    def get_buffer(self, rank: int, sizes: Sequence[int], dtype: DType, storage_offset: int = 0) -> Tensor:
        """The tensor of a rank."""
        return Tensor(sizes, dtype, self._tensor.device)


class SymmetricMemory:
    """`_SymmetricMemory` of PyTorch's own part in C++."""

    @staticmethod
    def has_multicast_support(kind: Any, device: int) -> bool:
        """Whether a GPU can write to several at once: those that have NVLink's switch can."""
        return True


class Device:
    """`cuda.core.Device`."""

    set_current = sync = no_effect

    def __init__(self, device_id: int = 0):
        self.device_id = device_id

    def create_stream(self, *options: Any) -> Stream:
        """A stream, which is as good as any other."""
        return Stream(0)


def shared_tensor(shape: Any, dtype: DType = _FLOAT32, device: Any = "cuda", **options: Any) -> Tensor:
    """A tensor that all ranks can reach."""
    return Tensor(shape if isinstance(shape, (tuple, list)) else (shape,), dtype, device_of(device))


def _peer(*given: Any, **options: Any) -> Tensor:
    """The same tensor on another rank, or on all by multicast."""
    return next(tensor for tensor in given if isinstance(tensor, Tensor)).like()


def make_modules() -> list[Module]:
    """The modules."""
    exchanges = dict.fromkeys(("all_reduce", "broadcast", "reduce", "all_gather_into_tensor"), _written)
    group = Module("torch.distributed.group", {"WORLD": Group()})
    symmetric = Module(
        "torch.distributed._symmetric_memory",
        {"empty": shared_tensor, "rendezvous": Symmetric, "enable_symm_mem_for_group": no_effect},
    )
    distributed = Module(
        "torch.distributed",
        {
            "get_rank": _rank,
            "get_world_size": _world_size,
            "is_initialized": lambda: True,
            "is_available": lambda: True,
            "init_process_group": no_effect,
            "destroy_process_group": no_effect,
            "barrier": no_effect,
            **exchanges,
            "group": group,
            "_symmetric_memory": symmetric,
        },
    )
    core = Module(
        "nvshmem.core",
        {
            "init": no_effect,
            "finalize": no_effect,
            "get_unique_id": lambda **options: Unread("an identifier of NVSHMEM"),
            "tensor": shared_tensor,
            "get_peer_tensor": _peer,
            "get_multicast_tensor": _peer,
            "free_tensor": no_effect,
            "my_pe": _rank,
            "n_pes": _world_size,
        },
    )
    own = Module("torch._C._distributed_c10d", {"_SymmetricMemory": SymmetricMemory})
    devices = [Module(name, {"Device": Device}) for name in ("cuda.core", "cuda.core.experimental")]
    finder = Module("cuda.pathfinder", {"load_nvidia_dynamic_lib": no_effect})
    return [distributed, symmetric, own, Module("nvshmem", {"core": core}), core, *devices, finder]
