"""One export on one device: its kernels are loaded, its host program is specialised, and failures
of its launches are explained.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from types import FunctionType
from typing import Any

from cutec.artifact.host import HostProgram, Launch, lower, zero_division
from cutec.artifact.manifest import Export
from cutec.artifact.signature import DTYPE_BITS, TensorParam
from cutec.artifact.tensor_map import TensorMap, TensorMapRecipe, concrete, of_one_element
from cutec.diag import CutecError, Note, error
from cutec.diag.kinds import LaunchError
from cutec.runtime import alike
from cutec.runtime.block import BlockLayout, extents
from cutec.runtime.check import bf16_bits
from cutec.runtime.specialise import (
    FIRST_LAUNCH,
    LAUNCH_ITEMS,
    PACKING,
    REFUSED,
    STREAM,
    call_code,
    conditions,
    layouts,
    named,
)
from cutec.runtime.streams import stream_handle
from cutec.runtime.tensors import torch_test
from cutec.runtime.workspaces import Workspaces

_TENSOR_MAPS = 1024  # extents and strides for which a recipe's map is cached
# CUDA errors of a launch that an earlier kernel caused.
_CAUSED_EARLIER = (
    "CUDA_ERROR_ILLEGAL_ADDRESS",
    "CUDA_ERROR_LAUNCH_FAILED",
    "CUDA_ERROR_MISALIGNED_ADDRESS",
    "CUDA_ERROR_ASSERT",
)
_FIND_IT = (
    "run it on the interpreter (`cutec run --on cpu`), which names access and line, or build it with"
    " --enable-assertions"
)
_DEFAULT_SHARED = 48 << 10  # more dynamic shared memory than this has to be requested


class LoadedExport:
    """An export loaded on one device.

    `call` is the specialised function, and `run(leaves, stream)` is its part after the checks;
    `names` are the globals of both. `spare` returns the address of zeros on the device, for tensor
    maps of tensors without elements. `allocate`: whether workspaces that calls do not give are
    allocated.
    """

    def __init__(
        self,
        export: Export,
        program: HostProgram,
        driver: Any,
        ordinal: int,
        context: Any,
        functions: dict[str, Any],
        spare: Callable[[], int],
        allocate: bool,
    ):
        self.export = export
        self.workspaces = Workspaces(export.name, export.signature, driver, ordinal, context, allocate)
        self._spare = spare
        self.driver = driver
        self.ordinal = ordinal
        self.context = context
        self.functions = functions
        self.program = program
        self._encoders: dict[TensorMapRecipe, Callable[..., bytes]] = {}

    def specialise(self, names: dict[str, Any], slow: Callable[[tuple[Any, ...], Any], None]) -> None:
        """Make the functions, with `names` as their globals. Values of the host program that depend
        on the device are folded here.
        """
        with self.driver.current(self.context):
            code = lower(self.program, self, encoder=self.encoder)
            small = lower(self.program, self, small=True, encoder=self.encoder)
            varying = alike.varying(self.export.signature, self.program)
            blocks = layouts(self.program, code, varying)
            names |= code.names
            names |= {"REFUSED": REFUSED, "PACKING": PACKING, "LAUNCH": self.driver.launch, "OK": self.driver.success}
            names |= {
                "DEV": self.ordinal,
                "SLOW": slow,
                "TAKE": self.workspaces.take,
                "HANDLE": stream_handle,
                "ZERO": zero_division,
                "bf16_bits": bf16_bits,
            }
            names |= {f"IS{i}": _never for i in range(len(self.export.signature.tensors))}
            names |= alike.names_of(names, self.program, varying, FIRST_LAUNCH)
            names |= self._frame_names(blocks, sum(bool(conditions(launch, code)) for launch in self.program.launches))
            for number, block in enumerate(blocks):
                launch = self.program.launches[number]
                cluster = [str(code.values[ref]) for ref in launch.cluster or ()]
                known = tuple(map(int, cluster)) if all(text.isdigit() for text in cluster) else ()
                names |= self._launch_names(number, block, code.values[launch.smem], known)
        exec(
            call_code(self.export.signature, self.program, code, small, blocks, self.driver.device_count() == 1), names
        )
        call: FunctionType = names["call"]
        call.__code__ = named(call.__code__, self.export.signature)
        self.names, self.call, self.run = names, call, names["run"]

    def learn(self, arguments: Sequence[Any]) -> None:
        """Let the fast path accept tensors of the kinds of these checked arguments, if they are
        torch's.
        """
        tensors = [(a, p) for a, p in zip(arguments, self.export.signature.params) if isinstance(p, TensorParam)]
        if any(DTYPE_BITS[p.dtype] < 8 for _, p in tensors):
            return  # bytes in the place of packed elements have other extents
        for number, (tensor, param) in enumerate(tensors):
            if self.names[f"IS{number}"] is _never and type(getattr(tensor, "dtype", None)).__module__ == "torch":
                self.names[f"IS{number}"] = torch_test(tensor, param.dtype)

    # -- facts about the device, for host programs (artifact.host.HostDevice) ----------------------

    def attribute(self, name: str) -> int:
        """A device attribute."""
        return self.driver.attribute(self.ordinal, name)

    def max_active_clusters(self, size: int) -> int:
        """Clusters of `size` blocks that can be resident, with one block on a multiprocessor (the
        query asks for all of its shared memory). The query has the kernel's own extents if its
        clusters have this size: CUDA refuses other shapes for a kernel that was compiled for one.
        """
        launch = self.program.launches[0]
        function = self.functions[launch.kernel]
        shared = self.attribute("max_shared_memory_per_block_optin") - self.driver.static_shared(function)
        self.driver.allow_shared(function, shared)
        if size > 8:
            self.driver.allow_large_clusters(function)
        cluster, block = self._constants(launch.cluster), self._constants(launch.block)
        shape = cluster if cluster is not None and prod(cluster) == size else (size, 1, 1)
        buffer, config = _probe_config(self.driver, shape, block or (128, 1, 1), shared)
        count = self.driver.max_active_clusters(function, config)
        del buffer  # the configuration lies in it
        return count

    def _constants(self, values: tuple[int, ...] | None) -> tuple[int, ...] | None:
        """The numbers that values of the host program have in every call; None if one is not
        constant.
        """
        if values is None:
            return None
        inputs = len(self.program.inputs)
        nodes = [self.program.nodes[v - inputs] for v in values if v >= inputs]
        found = [n.value for n in nodes if n.op == "const" and isinstance(n.value, int)]
        return tuple(found) if len(found) == len(values) else None

    # -- tensor maps (artifact.host.Encoder) -------------------------------------------------------

    def encoder(self, recipe: TensorMapRecipe) -> Callable[..., bytes]:
        """The function from address, extents and strides to an encoded tensor map. It caches maps
        by extents and strides, which mostly repeat.
        """
        if recipe in self._encoders:
            return self._encoders[recipe]
        known: dict[tuple[int, ...], Callable[[int], bytes]] = {}

        def encode(address: int, *layout: int) -> bytes:
            at = known.get(layout)
            if at is None:
                if len(known) >= _TENSOR_MAPS:
                    known.clear()
                described = concrete(recipe, (address, *layout))
                at = known[layout] = (
                    self._map_of_nothing(described.recipe) if 0 in described.dims else self._maps(described)
                )
            elif address % recipe.alignment:
                concrete(recipe, (address, *layout))  # raises the error
            return at(address)

        self._encoders[recipe] = encode
        return encode

    def _maps(self, described: TensorMap) -> Callable[[int], bytes]:
        with self.driver.current(self.context):
            return self.driver.tensor_maps(described, self.context)

    def _map_of_nothing(self, recipe: TensorMapRecipe) -> Callable[[int], bytes]:
        spare = self._spare()
        encoded = self._maps(of_one_element(recipe, spare))(spare)
        return lambda address: encoded

    def _frame_names(self, blocks: Sequence[BlockLayout], conditional: int) -> dict[str, Any]:
        """The pool of frames (see `specialise`), and the functions that make and change them."""

        def make() -> list[Any]:
            return [None, 0, *(item for block in blocks for item in block.make(self.driver)), *[0] * conditional]

        def set_stream(frame: list[Any], stream: int) -> None:
            try:
                for number, block in enumerate(blocks):
                    block.set_stream(frame[FIRST_LAUNCH + LAUNCH_ITEMS * number], stream)
            except PACKING as e:
                raise error(
                    "E4041",
                    f"the stream {stream} is no handle of one: {e}",
                    help="pass a stream of torch, CuPy, Numba or cuda-python",
                ) from e
            frame[STREAM] = stream

        return {"POOL": [make()], "NEW": make, "SET": set_stream}

    def _launch_names(
        self, number: int, block: BlockLayout, smem: str | None, cluster: tuple[int, ...]
    ) -> dict[str, Any]:
        launch = self.program.launches[number]
        function, limit = self.functions[launch.kernel], [_DEFAULT_SHARED]

        def grow(size: int) -> None:
            with self.driver.current(self.context):
                self._allow_shared(launch.kernel, function, size)
            limit[0] = size

        def bad(reason: Exception) -> CutecError:
            return error(
                "E4041",
                f"launch of {launch.kernel}: an extent or argument is out of range for these arguments: {reason}",
                help="compute grids and arguments in the range of their types, from 0 on",
            )

        def failed(status: Any, frame: list[Any]) -> None:
            first = FIRST_LAUNCH + LAUNCH_ITEMS * number
            buffer, config, pointers = frame[first : first + LAUNCH_ITEMS]
            if self.driver.is_other_context(status):
                with self.driver.current(self.context):
                    (status,) = self.driver.launch(config, function, pointers, 0)
            if status is not self.driver.success:
                raise self._launch_failed(launch.kernel, status, *extents(block, buffer)[:3], cluster)

        if smem is not None and smem.isdigit() and int(smem) > _DEFAULT_SHARED:
            self._allow_shared(launch.kernel, function, int(smem))
        if launch.cluster is not None:
            self.driver.allow_large_clusters(function)
        own = {
            "PACK": block.struct.pack_into,
            "FN": function,
            "LIMIT": limit,
            "GROW": grow,
            "BAD": bad,
            "FAILED": failed,
        }
        return {f"{key}{number}": value for key, value in own.items()} | block.constants

    def _allow_shared(self, kernel: str, function: Any, size: int) -> None:
        available = self.attribute("max_shared_memory_per_block_optin") - self.driver.static_shared(function)
        if size > available:
            raise error(
                "E4043",
                f"{kernel} asks for {size} bytes of dynamic shared memory; {self.driver.device_name(self.ordinal)} "
                f"has {available} left for it",
                help="use smaller tiles or fewer stages",
            )
        self.driver.allow_shared(function, size)

    def _launch_failed(
        self,
        kernel: str,
        status: Any,
        grid: tuple[int, ...],
        block: tuple[int, ...],
        smem: int,
        cluster: tuple[int, ...],
    ) -> LaunchError:
        causes = tuple(self._likely(status.name, grid, block, cluster))
        clusters = f", clusters of {list(cluster)}" if cluster else ""
        shape = f"grid {list(grid)}{clusters}, block {list(block)}, {smem} bytes of dynamic shared memory"
        return LaunchError(
            "E4040",
            f"launch of {kernel} on {self.driver.device_name(self.ordinal)} failed: {self.driver.error_text(status)};"
            f" {shape}",
            notes=[Note(text) for text in causes],
            help=(
                _FIND_IT
                if status.name in _CAUSED_EARLIER
                else "compare grid, block and shared memory with the device's limits above"
            ),
            cuda_error=status.name,
            error_code=int(status.value),
            meaning=self.driver.meaning(status),
            kernel=kernel,
            grid=tuple(grid),
            block=tuple(block),
            shared_bytes=smem,
            causes=causes,
        )

    def _likely(
        self, status: str, grid: tuple[int, ...], block: tuple[int, ...], cluster: tuple[int, ...]
    ) -> list[str]:
        if status in _CAUSED_EARLIER:
            return [
                "an earlier kernel of this process failed, and its error is reported here; the context cannot be used"
                " any more"
            ]
        causes = []
        limits = [self.attribute(f"max_grid_dim_{axis}") for axis in "xyz"]
        causes += [f"the grid exceeds this GPU's {limits}"] if any(g > limit for g, limit in zip(grid, limits)) else []
        if any(blocks % size for blocks, size in zip(grid, cluster)):
            rounded = f"cute.round_up(blocks, {max(cluster)})"
            causes.append(
                f"the grid does not divide into clusters of {list(cluster)}: round it up where it is computed,"
                f" {rounded}"
            )
        threads, most = block[0] * block[1] * block[2], self.attribute("max_threads_per_block")
        causes += [f"a block has {threads} threads, this GPU allows {most}"] if threads > most else []
        if status == "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES":
            causes.append(
                "the kernel's registers times its threads exceed a multiprocessor: the manifest lists registers and"
                " max_threads"
            )
        return causes


def _never(argument: Any) -> bool:
    """The predicate until the first torch tensor is seen: nothing is accepted."""
    return False


# One cluster; its numbers refer to the texts in `_probe_config`.
_PROBE = Launch("", grid=(0, 1, 2), block=(3, 4, 5), cluster=(0, 1, 2), smem=6, args=())


def _probe_config(driver: Any, cluster: tuple[int, ...], block: tuple[int, ...], smem: int) -> tuple[Any, Any]:
    """The launch configuration of `_PROBE`, and the buffer that it lies in."""
    buffer, config, _ = BlockLayout(_PROBE, [*map(str, (*cluster, *block)), str(smem)], ["i32"] * 7, "k").make(driver)
    return buffer, config
