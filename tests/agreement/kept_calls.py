"""Calls that tests simulate (`keep_calls.py` keeps them), on a GPU: the results beside the
interpreter's.

    python tests/agreement/kept_calls.py DIR      # exit status 1 if any differ

A call is kept in a file of DIR: its bundle, and its arguments before and after the interpreter's
run. Floating-point results are the same where no element is further off than `BOUND` units in the
last place (`distances.py`): sums and products may be fused on the GPU.
"""

from __future__ import annotations

import argparse
import ctypes
import multiprocessing
import pickle
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from distances import compared

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest_read import parse
from cutec.runtime import Bundle
from cutec.runtime.tensors import NAMES, TensorView

ARCH = "sm_90a"
BOUND = 16.0
SECONDS = 20.0  # that a call may take on a GPU


@dataclass
class Array:
    """An array of a call: the bytes that it spans before and after the interpreter's run, and where
    its first element lies in them. `stride` is in elements.
    """

    dtype: str
    shape: tuple[int, ...]
    stride: tuple[int, ...]
    first: int
    before: bytes
    after: bytes = b""

    def elements(self, memory: bytes) -> np.ndarray[Any, Any]:
        """Its elements in such bytes."""
        kind = numpy_type(self.dtype)
        strides = [kind.itemsize * s for s in self.stride]
        return np.ndarray(self.shape, kind, memory, self.first, strides)


@dataclass
class Call:
    """A call of a bundle's only export. `arguments`: numbers, None for what a caller does not give,
    and arrays by their index in `arrays`, wrapped in a list; one that is given twice has one index.
    """

    test: str
    manifest: str
    contents: dict[str, bytes]
    arguments: list[Any] = field(default_factory=list)
    arrays: list[Array] = field(default_factory=list)


Answer = Callable[[Call], str]


def numpy_type(name: str) -> np.dtype[Any]:
    """The NumPy type of a name, those of ml_dtypes among them."""
    return np.dtype(getattr(ml_dtypes, name, name))


def span_of(array: np.ndarray[Any, Any]) -> tuple[int, bytes]:
    """Where the first element of an array lies in the bytes that it spans, and these."""
    low, high = np.lib.array_utils.byte_bounds(array) if array.size else (array.ctypes.data,) * 2
    return array.ctypes.data - low, ctypes.string_at(low, high - low)


def kept(array: np.ndarray[Any, Any]) -> Array:
    """An array as it is now."""
    first, span = span_of(array)
    return Array(array.dtype.name, array.shape, tuple(s // array.itemsize for s in array.strides), first, span)


def write(call: Call, file: Path) -> None:
    """Keep a call."""
    file.write_bytes(zlib.compress(pickle.dumps(call)))


def read(file: Path) -> Call:
    """A call that is kept."""
    found: Call = pickle.loads(zlib.decompress(file.read_bytes()))
    return found


def called(call: Call) -> list[bytes]:
    """What the arrays of a call are after it ran on the GPU. Raises CutecError."""
    bundle = Bundle(MemoryBundle(parse(call.manifest.encode()), call.contents))
    driver = bundle.driver
    with driver.current(bundle.context(0)):
        memories = [np.frombuffer(bytearray(array.before), np.uint8) for array in call.arrays]
        pointers = [driver.allocate(memory.nbytes) for memory in memories]
        for pointer, memory in zip(pointers, memories):
            driver.copy_in(pointer, memory.ctypes.data, memory.nbytes)
        views = [
            TensorView(pointer + array.first, array.shape, array.stride, NAMES[array.dtype], 0)
            for pointer, array in zip(pointers, call.arrays)
        ]
        values = [views[value[0]] if isinstance(value, list) else value for value in call.arguments]
        bundle.prepare(bundle.manifest.exports[0].name, values)()
        driver.synchronize()
        for pointer, memory in zip(pointers, memories):
            driver.copy_out(memory.ctypes.data, pointer, memory.nbytes)
    return [memory.tobytes() for memory in memories]


def difference(array: Array, found: bytes) -> str:
    """How the elements of an array differ from the interpreter's; "" if they do not."""
    got, want = (np.ascontiguousarray(array.elements(memory)).reshape(-1) for memory in (found, array.after))
    said, far = compared(NAMES[array.dtype], got, want)
    return said if far > BOUND else ""


def verdict(call: Call) -> str:
    """What is wrong with a call on the GPU; "" if nothing is. Raises CutecError if it fails."""
    found = [difference(array, memory) for array, memory in zip(call.arrays, called(call))]
    return "; ".join(f"array {number}: {said}" for number, said in enumerate(found) if said)


def _serve(files: Sequence[Path], answer: Answer, channel: Connection) -> None:
    """Say that it begins, and answer for each file. A wrong call ends the process: its context may
    be broken.
    """
    channel.send("")
    for file in files:
        try:
            said = answer(read(file))
        except Exception as err:  # of a kernel, of any kind: the other calls go on
            said = f"{type(err).__name__}: {getattr(err, 'message', err)}".splitlines()[0]
        channel.send(said)
        if said:
            return


def verdicts(files: Sequence[Path], answer: Answer = verdict, seconds: float = SECONDS) -> Iterator[tuple[Path, str]]:
    """Each file with the answer to its call: what is wrong with it. Calls behind a wrong one have a
    new process.
    """
    context = multiprocessing.get_context("spawn")
    left = list(files)
    while left:
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(left, answer, there))
        process.start()
        there.close()
        try:
            here.recv()  # the process has started
            while left:
                said = here.recv() if here.poll(seconds) else "does not end"
                yield left.pop(0), said
                if said:
                    break
        except EOFError:
            yield left.pop(0), "the process has ended"
        process.kill()
        process.join()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", default="1/1", metavar="I/N", help="every Nth file, from the Ith")
    asked = parser.parse_args()
    part, parts = map(int, asked.part.split("/"))
    files = sorted(asked.folder.glob("*.call"))[part - 1 :: parts]
    if not files:
        parser.error(f"{asked.folder} has no such calls: keep_calls.py makes them")
    wrong = 0
    for file, said in verdicts(files):
        if said:
            wrong += 1
            print(f"{read(file).test}: {said}", flush=True)
    print(f"{len(files) - wrong} of {len(files)} calls give the interpreter's results")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
