"""A CUDA driver and torch tensors made of Python, for tests: the driver decodes what would be
launched from the memory it is given.
"""

import ctypes
import struct
from contextlib import contextmanager

from cubin_kit import note_of

from cutec.artifact.host import HostProgram, Launch, Node
from cutec.diag import error


class Status:
    def __init__(self, name, value=1):
        self.name, self.value = name, value


SUCCESS = Status("CUDA_SUCCESS")
ZEROS = 0x7F1000000000  # where the driver has some
WORKSPACES = 0x7F2000000000


class FakeDriver:
    """`devices`: compute capabilities. `launches`: what was launched, decoded. `fail`: statuses
    that the next launches answer.
    """

    success = SUCCESS

    def __init__(self, *devices, kernels=None):
        self.devices = devices or ((9, 0),)
        self.kernels = kernels or {}  # how kernels' names begin -> struct formats of their parameters
        self.launches, self.fail, self.log, self.maps = [], [], [], []
        self.loaded, self.contexts, self.shared = {}, [], {}
        self.workspaces, self.captures, self.room = [], {}, 1 << 40  # (bytes, zeroed); capture by stream; bytes
        self.attributes = {
            "multiprocessor_count": 132,
            "max_shared_memory_per_block_optin": 232448,
            "max_threads_per_block": 1024,
            "max_grid_dim_x": 2**31 - 1,
            "max_grid_dim_y": 65535,
            "max_grid_dim_z": 65535,
        }

    def config(self, address):
        return address

    def launch(self, config, function, parameters, extra):
        if self.fail:
            status = self.fail.pop(0)
            if status is not SUCCESS:
                return (status,)
        gx, gy, gz, bx, by, bz, smem, stream, attrs, count = struct.unpack("<7I4xQQI4x", ctypes.string_at(config, 56))
        formats = self.formats(function[1])
        pointers = struct.unpack(f"<{len(formats)}Q", ctypes.string_at(parameters, 8 * len(formats)))
        arguments = [
            struct.unpack("<" + f, ctypes.string_at(p, struct.calcsize("<" + f)))[0] for f, p in zip(formats, pointers)
        ]
        attributes = {}
        for i in range(count):
            kind, *values = struct.unpack("<I4x4I", ctypes.string_at(attrs + 72 * i, 24))
            attributes[kind] = values
        self.launches.append(
            dict(
                kernel=function[1],
                module=function[0],
                grid=(gx, gy, gz),
                block=(bx, by, bz),
                smem=smem,
                stream=stream,
                arguments=arguments,
                attributes=attributes,
            )
        )
        return (SUCCESS,)

    def error_text(self, status):
        return f"{status.name} (fake)"

    def meaning(self, status):
        return "fake"

    def is_other_context(self, status):
        return status.name == "CUDA_ERROR_INVALID_CONTEXT"

    def device_count(self):
        return len(self.devices)

    def device_name(self, ordinal):
        return f"Fake {ordinal}"

    def attribute(self, ordinal, name):
        if name not in self.attributes:
            raise error("E4005", name)
        return self.attributes[name]

    def capability(self, ordinal):
        return self.devices[ordinal]

    def current_device(self):
        return 0

    def retain_context(self, ordinal):
        self.log.append(("retain", ordinal))
        return f"context{ordinal}"

    def release_context(self, ordinal):
        self.log.append(("release", ordinal))

    @contextmanager
    def current(self, context):
        self.contexts.append(context)
        yield
        self.contexts.pop()

    def pointer_device(self, pointer):
        return 0

    def load_module(self, image):
        assert self.contexts
        image = note_of(image)
        self.log.append(("load", self.contexts[-1], image))
        return image

    def unload_module(self, module):
        self.log.append(("unload", self.contexts[-1], module))

    def function(self, module, name):
        if self.formats(name) is None:
            raise error("E4004", "not found")
        return (module, name)

    def formats(self, name):
        return next((found for begins, found in self.kernels.items() if f"{name}_".startswith(f"{begins}_")), None)

    def tensor_maps(self, described, context=None):
        self.maps.append(described)
        return lambda address: struct.pack("<QQ112x", address, described.dims[0])

    def zeros(self, size):
        assert self.contexts and size >= 16
        self.log.append(("zeros", self.contexts[-1]))
        return ZEROS

    def workspace(self, size, zeroed):
        """Memory of this size, at an address of its own."""
        assert self.contexts
        if size > self.room:
            raise error("E4004", "cuMemAlloc: out of memory")
        self.workspaces.append((size, zeroed))
        return WORKSPACES + len(self.workspaces) * 0x1000000

    def capture_of(self, stream, context):
        return self.captures.get(stream)

    def free(self, pointer):
        self.log.append(("free", self.contexts[-1], pointer))

    def static_shared(self, function):
        return 1024

    def allow_shared(self, function, size):
        self.shared[function[1]] = size

    def allow_large_clusters(self, function):
        self.log.append(("large clusters", function[1]))

    def max_active_clusters(self, function, config):
        (grid, _, _, threads, _, _, smem) = struct.unpack("<7I", ctypes.string_at(config, 28))
        self.log.append(("clusters", grid, threads, smem))
        return 132 // grid


class DType:
    def __init__(self, name):
        self.name = name

    def __str__(self):
        return f"torch.{self.name}"


DType.__module__ = "torch"
FLOAT32, FLOAT16, BFLOAT16, FLOAT64, INT32 = map(DType, ("float32", "float16", "bfloat16", "float64", "int32"))


class Tensor:
    """As much of torch.Tensor as the runtime looks at."""

    def __init__(self, shape, dtype=FLOAT32, stride=None, pointer=0x7F0000000000, device=0):
        self.shape, self.dtype, self.pointer, self.where = tuple(shape), dtype, pointer, device
        self.strides = self.compact() if stride is None else tuple(stride)
        self.device = f"cuda:{device}" if device >= 0 else "cpu"

    def compact(self):
        strides, running = [], 1
        for extent in reversed(self.shape):
            strides.insert(0, running)
            running *= max(extent, 1)
        return tuple(strides)

    def data_ptr(self):
        return 0 if 0 in self.shape else self.pointer

    def stride(self):
        return self.strides

    def is_contiguous(self):
        if 0 in self.shape:
            return True
        return all(extent == 1 or have == want for extent, have, want in zip(self.shape, self.strides, self.compact()))

    def get_device(self):
        return self.where

    @property
    def is_cuda(self):
        return self.where >= 0


# What the arguments of a fake kernel are unpacked as.
FORMATS = {
    "ptr": "Q",
    "i1": "B",
    "i8": "b",
    "i16": "h",
    "i32": "i",
    "i64": "q",
    "f16": "e",
    "bf16": "H",
    "f32": "f",
    "f64": "d",
    "tensor_map": "128s",
}


def grid_of_blocks(signature, extent):
    """A program that launches `kernel` with every leaf as argument on ceil(extent / 128) blocks;
    `extent` is a leaf's number or None.
    """
    leaves = signature.leaves()
    base = len(leaves)
    nodes = [Node("const", "i32", (), value) for value in (127, 128, 1, 0)]
    grid = base + 2
    if extent is not None:
        nodes += [Node("add", "i32", (extent, base)), Node("floordiv", "i32", (base + 4, base + 1))]
        grid = base + 5
    launch = Launch(
        "kernel", (grid, base + 2, base + 2), (base + 1, base + 2, base + 2), None, base + 3, tuple(range(base))
    )
    return HostProgram(leaves, tuple(nodes), (launch,))
