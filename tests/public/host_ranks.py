"""Several GPUs for programs that run on the host (`host_gpu.py`): a process each.

    python tests/public/host_ranks.py 2 PYTHON tests/public/host_gpu.py PROGRAM ARGUMENTS

Their symmetric memory (NVSHMEM's, PyTorch's) lies in files that all processes map. A multicast
address stands for the memory of all (`cutec.interpreter.multicast`). Processes take turns: one
works on the interpreter, until its kernel has ended or all its threads spin. PyTorch's collective
functions go through gloo. The hazard checker sees the accesses of one GPU at a time.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import tempfile
import time
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

PATIENCE = 300  # seconds that a kernel waits for those of other GPUs
FOLDER = "CUTEC_RANKS"  # the variable that names the folder of the shared files


def main(size: int, command: list[str]) -> int:
    """Run a command as so many ranks; the exit status of the first that fails."""
    with tempfile.TemporaryDirectory() as folder:
        shared = {FOLDER: folder, "WORLD_SIZE": str(size), "LOCAL_WORLD_SIZE": str(size)}
        ranks = [
            subprocess.Popen(command, env={**os.environ, **shared, "RANK": str(rank), "LOCAL_RANK": str(rank)})
            for rank in range(size)
        ]
        try:
            while any(rank.poll() is None for rank in ranks) and not any(rank.poll() for rank in ranks):
                time.sleep(0.1)
        finally:
            for rank in ranks:
                rank.kill()
        return next((rank.wait() for rank in ranks if rank.wait() > 0), 0)


class World:
    """The process's rank among all, and the memory that they share."""

    def __init__(self, torch: Any, interpreter: Any):
        self.torch, self._interpreter, self.folder = torch, interpreter, Path(os.environ[FOLDER])
        self.rank, self.size = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
        self._numbers, self._all = count(), dict[int, list[Any]]()  # address of the own memory → that of all ranks
        self._kept: list[tuple[int, Any]] = []
        self.know: Callable[[Any], Any] = nothing  # told of each tensor in shared memory
        self._turn = (self.folder / "turn").open("w")
        self._since = self._pause = 0.0
        self._depth = 0  # of turns in turns: a kernel of a graph runs while another one spins

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Inside, other processes wait, but in `others`."""
        if not self._depth:
            fcntl.flock(self._turn, fcntl.LOCK_EX)
        self._since, self._pause, self._depth = time.monotonic(), 0.01, self._depth + 1
        try:
            yield
        finally:
            self._depth -= 1
            if not self._depth:
                fcntl.flock(self._turn, fcntl.LOCK_UN)

    def others(self) -> bool:
        """Let the other processes have their turn; false where it is of no use any more."""
        fcntl.flock(self._turn, fcntl.LOCK_UN)
        time.sleep(self._pause)
        self._pause = min(2 * self._pause, 1.0)
        fcntl.flock(self._turn, fcntl.LOCK_EX)
        return time.monotonic() - self._since < PATIENCE

    def shared(self, shape: Any, dtype: Any = None) -> Any:
        """A tensor in memory that all ranks have, each its own; all ranks make it together."""
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        dtype = dtype or self.torch.float32
        size, number = prod(shape) * dtype.itemsize, next(self._numbers)
        with self._file(number, self.rank).open("wb") as file:
            file.truncate(max(size, 1))
        self.torch.distributed.barrier()
        memory = [np.memmap(self._file(number, rank), np.uint8, "r+") for rank in range(self.size)]
        tensor = self.torch.from_numpy(memory[self.rank][:size]).view(dtype).view(shape)
        self._all[tensor.untyped_storage().data_ptr()] = memory
        self.know(tensor)
        return tensor

    def of_rank(self, tensor: Any, rank: int) -> Any:
        """The same tensor of another rank."""
        return self._like(tensor, self._memory(tensor)[rank])

    def multicast(self, tensor: Any) -> Any:
        """The tensor of all ranks at once."""
        return self._like(tensor, self._interpreter.multicast(self._memory(tensor)))

    def at(self, address: int, size: int) -> Any:
        """The bytes at an address, as `multicast_ptr` and `buffer_ptrs` give them."""
        for begin, memory in self._kept:
            offset = address - begin
            if 0 <= offset <= memory.numel() - size:
                return memory[offset : offset + size]
        raise ValueError(f"no symmetric memory is at {address:#x}")

    def address(self, memory: np.ndarray) -> int:
        """The address of memory, for `at`."""
        tensor = self.torch.from_numpy(memory)
        self.know(tensor)
        address = self._interpreter.device_address(memory)
        self._kept.append((address, tensor))
        return address

    def _file(self, number: int, rank: int) -> Path:
        return self.folder / f"{number}.{rank}"

    def _memory(self, tensor: Any) -> list[Any]:
        return self._all[tensor.untyped_storage().data_ptr()]

    def _like(self, tensor: Any, memory: np.ndarray) -> Any:
        size = tensor.numel() * tensor.element_size()
        return self.torch.from_numpy(memory[:size]).view(tensor.dtype).as_strided(tensor.size(), tensor.stride())


class Symmetric:
    """What `rendezvous` gives: the memory at the same place of all ranks."""

    def __init__(self, world: World, tensor: Any):
        self._world, self._tensor = world, tensor
        self.rank, self.world_size = world.rank, world.size
        memory = world._memory(tensor)
        self.buffer_ptrs = [world.address(each) for each in memory]
        self.multicast_ptr = world.address(world._interpreter.multicast(memory))

    def get_buffer(self, rank: int, sizes: Sequence[int], dtype: Any, storage_offset: int = 0) -> Any:
        """The tensor of a rank."""
        memory = self._world._memory(self._tensor)[rank]
        start = storage_offset * dtype.itemsize
        size = prod(sizes) * dtype.itemsize
        return self._world.torch.from_numpy(memory[start : start + size]).view(dtype).view(*sizes)

    def barrier(self, *channel: Any, **options: Any) -> None:
        """All ranks come here."""
        self._world.torch.distributed.barrier()


class Identifier:
    """What rank 0 tells the others of NVSHMEM, which here is nothing."""

    def __init__(self) -> None:
        self._data = np.zeros(16, np.uint8)


class Device:
    """`cuda.core.Device`."""

    def __init__(self, number: int = 0):
        self.device_id = number

    def nothing(self, *args: Any) -> None:
        """There is nothing to do."""

    set_current = sync = nothing

    def create_stream(self, *options: Any) -> Any:
        """A stream, which is as good as any other."""
        return types.SimpleNamespace(handle=0, sync=self.nothing, close=self.nothing)


def install(torch: Any, interpreter: Any) -> World:
    """Give a program the other ranks: in PyTorch, and as modules that it imports."""
    import torch.distributed._symmetric_memory as symmetric

    world, distributed = World(torch, interpreter), torch.distributed
    begin, barrier = distributed.init_process_group, distributed.barrier

    def init_process_group(*args: Any, **options: Any) -> None:
        begin("gloo", init_method=f"file://{world.folder}/store", rank=world.rank, world_size=world.size)

    distributed.init_process_group = init_process_group
    distributed.barrier = lambda *args, **options: barrier()
    symmetric.empty = lambda *shape, dtype=None, device=None: world.shared(
        shape[0] if len(shape) == 1 else shape, dtype
    )
    symmetric.rendezvous = lambda tensor, *args, **options: Symmetric(world, tensor)
    symmetric.enable_symm_mem_for_group = nothing
    torch.ops.symm_mem.multimem_all_reduce_ = lambda tensor, op, group: distributed.all_reduce(tensor)
    own = types.SimpleNamespace(has_multicast_support=lambda kind, device: True)
    torch._C._distributed_c10d._SymmetricMemory = own
    core = {
        **dict.fromkeys(("init", "finalize", "free_tensor"), nothing),
        "get_unique_id": lambda **options: Identifier(),
        "tensor": lambda shape, dtype=None: world.shared(shape, dtype),
        "get_peer_tensor": world.of_rank,
        "get_multicast_tensor": lambda team, tensor: world.multicast(tensor),
        "Teams": types.SimpleNamespace(TEAM_NODE=0, TEAM_WORLD=0),
        "my_pe": lambda *team: world.rank,
        "n_pes": lambda *team: world.size,
    }
    modules: dict[str, dict[str, Any]] = {
        "nvshmem": {},
        "nvshmem.core": core,
        "cuda.core": {"Device": Device},
        "cuda.core.experimental": {"Device": Device},
        "cuda.pathfinder": {"load_nvidia_dynamic_lib": nothing},
    }
    for name, members in modules.items():
        sys.modules[name] = types.ModuleType(name)
        vars(sys.modules[name]).update(members)
    sys.modules["nvshmem"].core = sys.modules["nvshmem.core"]  # type: ignore[attr-defined]  # a module has any attribute
    return world


def nothing(*args: Any, **options: Any) -> None:
    """There is nothing to do."""


def in_turn(runner: Callable[..., Any], world: World) -> Callable[..., Any]:
    """A function that makes the run of a call, whose runs are the process's turn."""

    def made(*args: Any) -> Any:
        run = runner(*args)

        def called(*values: Any) -> None:
            with world.turn():
                run(*values)

        return called

    return made


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
