"""Helpers of programs that call an exported library through TVM-FFI beside the recording driver.
They run where cutec is not (`frameworks_kit.run`), in the folder that has both libraries.
"""

import ctypes

import tvm_ffi

driver = ctypes.CDLL("./librecording_driver.so.1", mode=ctypes.RTLD_GLOBAL)
driver.fake_log.restype = ctypes.c_char_p
ffi = ctypes.CDLL(None)
new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class Managed(ctypes.Structure):
    """DLManagedTensor"""

    _fields_ = [("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", DELETER)]


class Versioned(ctypes.Structure):
    """DLManagedTensorVersioned"""

    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", DELETER),
        ("flags", ctypes.c_uint64),
        ("tensor", DLTensor),
    ]


deleted = []
delete = DELETER(deleted.append)
kept = []


def tensor_of(address, shape, device, code, bits):
    numbers = ctypes.c_int64 * len(shape)
    strides = [1] * len(shape)
    for dim in reversed(range(len(shape) - 1)):
        strides[dim] = strides[dim + 1] * shape[dim + 1]
    sides = numbers(*shape), numbers(*strides)
    kept.append(sides)
    pointer = ctypes.POINTER(ctypes.c_int64)
    return DLTensor(address, 2, device, len(shape), code, bits, 1, *(ctypes.cast(s, pointer) for s in sides), 0)


class Cuda:
    """A tensor that says that it is in GPU memory."""

    def __init__(self, address, shape, device=0, code=2, bits=32):
        self.managed = Managed(tensor_of(address, shape, device, code, bits))
        kept.append(self)

    def __dlpack_device__(self):
        return 2, self.managed.tensor.device

    def __dlpack__(self, **asked):
        return new_capsule(ctypes.addressof(self.managed), b"dltensor", None)


def cuda(*what, **more):
    """The same as a tensor of TVM-FFI."""
    return tvm_ffi.from_dlpack(Cuda(*what, **more))


ALLOCATOR = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(DLTensor), ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p, ctypes.c_void_p
)
SET_ERROR = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)
asked = []


@ALLOCATOR
def allocate(like, out, context, set_error):
    like = like[0]
    asked.append((like.device_type, like.device, like.code, like.bits, like.shape[0]))
    if like.shape[0] > 1 << 20:
        SET_ERROR(set_error)(context, b"MemoryError", b"so much memory there is not")
        return -1
    made = Versioned(1, 1, None, delete, 0, tensor_of(0x600000000010, [like.shape[0]], like.device, 1, 8))
    kept.append(made)
    out[0] = ctypes.addressof(made)
    return 0


def said(call, *arguments):
    """What a call raises, or the driver's log."""
    driver.fake_clear()
    try:
        call(*arguments)
    except Exception as e:
        return f"{type(e).__name__}: {e}"
    return driver.fake_log().decode()


def kernel(*sizes, name=b"kernel"):
    """Let the driver know a kernel's parameters."""
    driver.fake_kernel(name, len(sizes), (ctypes.c_int * len(sizes))(*sizes))
    driver.fake_attribute(97, 232448)
