"""Arrays in .npy files, for `cutec run --in` and `--out`. A header is checked against the file's
size and the parameter before anything is read, so that a file can neither ask for more memory than
it has elements, nor run code.

The format: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
"""

from __future__ import annotations

import io
import os
import warnings
from math import prod
from typing import Any, BinaryIO

import numpy as np

from cutec.artifact.signature import TensorParam
from cutec.diag import CutecError, error
from cutec.files import open_regular
from cutec.records import dataclass
from cutec.runtime.arrays import numpy_dtype

_HEADERS = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}


@dataclass(frozen=True, slots=True)
class NpyFile:
    """A .npy file whose header fits a parameter; its elements are not read yet. `dtype` is as in
    the file, `offset` where the elements begin.
    """

    path: str
    param: TensorParam
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    column_major: bool
    offset: int

    @property
    def bytes(self) -> int:
        """The bytes of all elements."""
        return prod(self.shape) * self.dtype.itemsize

    def read(self) -> np.ndarray:
        """The array, of the parameter's dtype. Raises E1051."""
        try:
            with open_regular(self.path) as file:
                file.seek(self.offset)
                flat = np.fromfile(file, self.dtype, prod(self.shape))
        except OSError as failure:
            raise _unreadable(self.path, failure) from failure
        if len(flat) < prod(self.shape):
            raise _truncated(self.path, self.bytes, flat.nbytes)
        array = flat.reshape(self.shape, order="F" if self.column_major else "C")
        want = numpy_dtype(self.param.dtype)
        return array.view(want) if self.dtype.kind == "V" else array.astype(want, copy=False)


def open_npy(path: str, param: TensorParam) -> NpyFile:
    """The file with its header read. Raises E1051 (no .npy file, cut off, objects of Python) and
    E1052 (another dtype or rank than the parameter's).
    """
    try:
        with open_regular(path) as file:
            found = _header(path, file, param)
            behind = os.fstat(file.fileno()).st_size - found.offset
    except OSError as failure:
        raise _unreadable(path, failure) from failure
    _check_fit(found)
    if behind < found.bytes:
        raise _truncated(path, found.bytes, behind)
    return found


def _header(path: str, file: BinaryIO, param: TensorParam) -> NpyFile:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of Python's parser, about the text in the header
            version = np.lib.format.read_magic(file)
            if version not in _HEADERS:
                raise ValueError(f"it is of version {version[0]}.{version[1]} of the format, not 1.0 or 2.0")
            shape, column_major, dtype = _HEADERS[version](file)
    except OSError:
        raise
    except Exception as failure:  # NumPy parses the header as Python, and lets all that this can raise pass
        raise error(
            "E1051", f"{path} is no .npy file: {_first_line(failure)}", help="write it with numpy.save"
        ) from failure
    if dtype.hasobject:
        raise error("E1051", f"{path} is no .npy file of numbers: it holds pickled objects of Python")
    if not all(type(extent) is int and extent >= 0 for extent in shape):
        raise error("E1051", f"{path} is no .npy file: its shape is {shape}", help="write it with numpy.save")
    return NpyFile(path, param, shape, dtype, column_major, file.tell())


def _check_fit(found: NpyFile) -> None:
    """Raises E1052 for another dtype or rank. numpy.save forgets the names of ml_dtypes: bytes
    without a type, of the right size, fit.
    """
    param, want = found.param, numpy_dtype(found.param.dtype)
    plain = found.dtype.kind == "V" and found.dtype.names is None and found.dtype.subdtype is None
    if found.dtype.newbyteorder("=") != want and not (plain and found.dtype.itemsize == want.itemsize):
        raise error(
            "E1052",
            f"{found.path} holds {_dtype_text(found.dtype)}, parameter {param.name!r} is {param.dtype} ({want})",
            help="convert the array before it is saved: array.astype(...)",
        )
    if len(found.shape) != param.rank:
        raise error(
            "E1052",
            f"{found.path} has {len(found.shape)} dimensions, parameter {param.name!r} has {param.rank}",
            help="reshape the array before it is saved",
        )


def _dtype_text(dtype: np.dtype[Any]) -> str:
    if dtype.names is None and dtype.subdtype is None:
        return str(dtype)
    return f"structures of {dtype.itemsize} bytes"


def _unreadable(path: str, failure: OSError) -> CutecError:
    return error("E1051", f"cannot read {path}: {failure.strerror}", help="name a file that numpy.save has written")


def _truncated(path: str, want: int, have: int) -> CutecError:
    return error(
        "E1051",
        f"{path} is cut off: its shape and dtype take {want} bytes, it has {have}",
        help="copy it again, or write it again with numpy.save",
    )


def _first_line(failure: Exception) -> str:
    """The message of a failure, as one short line: NumPy's quote the header."""
    lines = str(failure).splitlines() or [type(failure).__name__]
    return lines[0] if len(lines[0]) <= 100 else lines[0][:99] + "…"


def npy_bytes(array: np.ndarray) -> bytes:
    """The array as a .npy file. That format knows no narrow floats: they become plain bytes, which
    `open_npy` takes.
    """
    file = io.BytesIO()
    plain = np.ascontiguousarray(array)
    np.save(file, plain if plain.dtype.isbuiltin == 1 else plain.view(f"V{plain.itemsize}"), allow_pickle=False)
    return file.getvalue()
