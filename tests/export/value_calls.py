"""Calls by values: DLPack tensors and numbers, random ones too, compared with Python's checks."""

import ctypes
import random
from contextlib import suppress

from c_library import WORKSPACE, agrees, expected, workspaces_of
from random_calls import random_call, rule_of

from cutec.artifact.signature import PointerParam, ScalarParam, StreamParam, TensorParam, WorkspaceParam
from cutec.diag import CutecError
from cutec.runtime.tensors import DLPACK, TensorView

NONE, TENSOR, INTEGER, REAL, BOOL, POINTER, UNSIGNED = range(7)
CUDA, CUDA_MANAGED, CPU, CUDA_HOST, VULKAN = 2, 13, 1, 3, 7
# What Python calls the type of an argument, and C the kind of a value.
_KINDS = {
    "a NoneType,": "None,",
    "a int,": "an integer,",
    "a float,": "a real number,",
    "a bool,": "a bool,",
    "a Tensor,": "a tensor,",
    "a c_void_p,": "a pointer,",
}


class DLTensor(ctypes.Structure):
    """dlpack.h"""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager", ctypes.c_void_p),  # of DLManagedTensor
        ("deleter", ctypes.c_void_p),
    ]


class _As(ctypes.Union):
    _fields_ = [
        ("tensor", ctypes.POINTER(DLTensor)),
        ("integer", ctypes.c_int64),
        ("real", ctypes.c_double),
        ("pointer", ctypes.c_void_p),
    ]


class Value(ctypes.Structure):
    """LIB_value"""

    _fields_ = [("kind", ctypes.c_int32), ("value", _As)]


_ALLOCATE = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_int)


class Memory(ctypes.Structure):
    """LIB_memory"""

    _fields_ = [("size", ctypes.c_size_t), ("self", ctypes.c_void_p), ("allocate", _ALLOCATE)]


new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class Tensor:
    """A tensor that Python takes by DLPack, and C as the same struct."""

    def __init__(self, address, shape, stride, dtype, device=0, *, kind=CUDA, lanes=1, offset=0):
        code, bits = next(key for key, name in DLPACK.items() if name == dtype) if isinstance(dtype, str) else dtype
        self._shape = (ctypes.c_int64 * max(1, len(shape)))(*shape)
        strides = None if stride is None else (ctypes.c_int64 * max(1, len(stride)))(*stride)
        self._strides = strides
        pointer = ctypes.POINTER(ctypes.c_int64)
        self.struct = DLTensor(
            address - offset,
            kind,
            device,
            len(shape),
            code,
            bits,
            lanes,
            ctypes.cast(self._shape, pointer),
            ctypes.cast(strides, pointer) if strides is not None else None,
            offset,
        )

    def __dlpack_device__(self):
        return self.struct.device_type, self.struct.device_id

    def __dlpack__(self, stream=None):
        return new_capsule(ctypes.addressof(self.struct), b"dltensor", None)

    @classmethod
    def of(cls, view, **more):
        """A tensor with the memory of a view."""
        dtype = "f32" if view.dtype == "tf32" else view.dtype
        return cls(view.pointer, view.shape, view.stride, dtype, view.device, **more)


def value_of(argument):
    """The value of an argument of Python."""
    if argument is None:
        return Value(NONE)
    if isinstance(argument, Tensor):
        return Value(TENSOR, _As(tensor=ctypes.pointer(argument.struct)))
    if isinstance(argument, bool):
        return Value(BOOL, _As(integer=argument))
    if isinstance(argument, int):
        return Value(UNSIGNED if argument >> 63 == 1 else INTEGER, _As(integer=argument))
    if isinstance(argument, float):
        return Value(REAL, _As(real=argument))
    assert isinstance(argument, ctypes.c_void_p)
    return Value(POINTER, _As(pointer=argument.value))


def call(made, function, values, stream=0, allocate=lambda size, align, device: WORKSPACE, count=None):
    """Call a function with values. Returns status, message and launches."""
    array = (Value * max(1, len(values)))(*map(value_of, values))
    memory = Memory(ctypes.sizeof(Memory), None, _ALLOCATE(lambda self, *asked: allocate(*asked)))
    made.driver.fake_clear()
    entry = getattr(made.library, made.functions[function]["symbol"] + "_dlpack")
    status = entry(array, len(values) if count is None else count, ctypes.c_void_p(stream), ctypes.byref(memory))
    return status, made.message(), made.driver.fake_log().decode()


def values_of(signature, arguments):
    """The values of a call's arguments, by name."""
    left_out = (StreamParam, WorkspaceParam)
    return [arguments[p.name] for p in signature.params if not isinstance(p, left_out)]


def signature_of(bundle, function):
    """The signature of a function's callers."""
    choice = bundle.manifest.choice(function)
    return bundle.manifest.export(choice.forms[0].export if choice else function).signature


def agree(made, bundle, function, arguments, arch, stream=0):
    """Make a call by values; compare with Python. Returns the status."""
    status, message, launched = expected(bundle.manifest, function, arguments, arch, stream)
    for ours, theirs in _KINDS.items():
        message = message and message.replace(ours, theirs)
    got = call(made, function, values_of(signature_of(bundle, function), arguments), stream)
    got = *got[:2], "".join(line for line in got[2].splitlines(keepends=True) if not line.startswith("set "))
    assert agrees(got, (status, message, launched)), (arguments, got, (status, message, launched))
    return got[0]


def random_values(rng, signature, rule=""):
    """Arguments of a random call; a third of them have something wrong that only values can."""
    arguments = random_call(rng, signature, rule)
    for name, argument in arguments.items():
        if isinstance(argument, TensorView):
            arguments[name] = Tensor.of(argument, offset=rng.choice((0, 64)))
    params = [p for p in signature.params if not isinstance(p, (StreamParam, WorkspaceParam))]
    if params and rng.random() < 1 / 3:
        param = rng.choice(params)
        arguments[param.name] = _wrong(rng, param, arguments[param.name])
    return arguments


def _wrong(rng, param, argument):
    if isinstance(param, TensorParam):
        return rng.choice((_wrong_tensor, _wrong_tensor, _no_tensor))(rng, argument.struct)
    if isinstance(param, ScalarParam):
        numbers = (
            None,
            True,
            1,
            -1,
            2,
            200,
            40000,
            -(1 << 31),
            1 << 31,
            1 << 33,
            (1 << 63) - 1,
            -(1 << 63),
            (1 << 64) - 1,
        )
        reals = (0.5, -2.0, 65519.0, 65520.0, 1e39, -3.4e38, 3.4028235677973366e38, 1.5e300, 1e16, 123456789.0)
        return rng.choice((*numbers, *reals, float("nan"), float("inf"), ctypes.c_void_p(16)))
    assert isinstance(param, PointerParam)
    return rng.choice((None, True, 2.5, 4097, -4096, ctypes.c_void_p(4096), ctypes.c_void_p(4098)))


def _no_tensor(rng, struct):
    return rng.choice((None, True, 3, 2.5, ctypes.c_void_p(4096)))


def _wrong_tensor(rng, struct):
    rank = struct.ndim
    shape, strides = list(struct.shape[:rank]), list(struct.strides[:rank])
    dtype, more = (struct.code, struct.bits), {}
    device = struct.device_id
    what = rng.randrange(8)
    if what == 0:
        dtype = rng.choice([*DLPACK, (5, 64), (2, 128)])
    elif what == 1:
        more = {"lanes": rng.choice((2, 4))}
    elif what == 2:
        position = rng.randrange(rank + 1)
        shape.insert(position, rng.choice((1, 5)))
        strides.insert(position, 1)
    elif what == 3:
        shape, strides = shape[1:], strides[1:]
    elif what == 4:
        more = {"kind": rng.choice((CPU, CUDA_HOST, VULKAN, CUDA_MANAGED))}
    elif what == 5:
        strides = [stride + rng.choice((0, 1, -5)) for stride in strides]
    elif what == 6:
        strides = None
    else:
        device = 1
    return Tensor(struct.data + struct.byte_offset, shape, strides, dtype, device, **more)


def campaign(made, bundle, arch, count, seed=1):
    """Random calls by values of all functions of a library, compared; the statuses."""
    rng, seen = random.Random(seed), set()
    names = list(made.functions)
    for number in range(count):
        name = names[number % len(names)]
        arguments = random_values(rng, signature_of(bundle, name), rule_of(bundle, name))
        with suppress(CutecError):  # a wrong call has no workspaces
            needed = workspaces_of(bundle.manifest, name, arguments)
            arguments |= {k: (address if size else 0, size) for k, (address, size) in needed.items()}
        seen.add(agree(made, bundle, name, arguments, arch, rng.choice((0, 0x1230))))
    return seen
