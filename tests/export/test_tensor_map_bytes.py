"""What the library in C and the runtime in Python ask the driver for when they encode a tensor map,
in random calls: the recording driver keeps all that it is given in the map's 128 bytes.
"""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from bundles import bundle_of, program_of
from c_library import HERE, SPARE, CLibrary, compiled

from cutec.artifact.host import Node
from cutec.artifact.signature import PointerParam, ScalarParam, Signature
from cutec.artifact.tensor_map import (
    DTYPES,
    FILLS,
    INTERLEAVES,
    L2_PROMOTIONS,
    MOST_BOX,
    MOST_ELEMENT_STRIDE,
    SWIZZLES,
    Im2col,
    TensorMapRecipe,
)

ROOT = Path(__file__).parents[2]
RECIPES, CALLS = 60, 1500
ADDRESSES = (0x10000, 0x10010, 0x10020, 1 << 40, (1 << 47) - 32, 0x10008)
EXTENTS = (1, 2, 7, 128, 1000, 1 << 31, (1 << 32) - 1, 1 << 32, 0, (1 << 32) + 1)
STRIDES = (0, 16, 32, 64, 4096, 1 << 32, (1 << 40) - 32, 1 << 40, 24, -16)

# The runtime's way: cuda-bindings, with the recording driver as NVIDIA's.
PYTHON = """
import ctypes, json, sys
driver = ctypes.CDLL("./libcuda.so.1", mode=ctypes.RTLD_GLOBAL)
driver.fake_map_alignment(1)  # cuda-bindings encodes into an object of its own
from cuda.bindings import driver as api
from cutec.artifact.tensor_map import Im2col, TensorMapRecipe, concrete, of_one_element
from cutec.diag import CutecError
from cutec.runtime.driver import CudaDriver
cuda = CudaDriver(api)

def encoded(recipe, arguments, spare):
    try:
        described = concrete(recipe, arguments)
    except CutecError as e:
        return int(e.code[1:]), e.message
    if 0 in described.dims:
        described = of_one_element(described.recipe, spare)
    return 0, cuda.tensor_maps(described)(described.address).hex()

print(json.dumps([encoded(*each) for each in eval(sys.stdin.read())]))
"""


def random_recipe(rng):
    """A recipe that is right."""
    while True:
        rank = rng.randint(1, 5)
        steps = tuple(rng.choice((1, 1, 1, rng.randint(1, MOST_ELEMENT_STRIDE))) for _ in range(rank))
        box = tuple(rng.choice((1, 2, 8, 16, 32, 64, MOST_BOX, rng.randint(1, MOST_BOX))) for _ in range(rank))
        im2col = None
        if rank > 2 and rng.random() < 0.3:
            corners = [tuple(rng.randint(-8, 7) for _ in range(rank - 2)) for _ in range(2)]
            im2col = Im2col(*corners, channels=rng.choice((4, 8, 16, 64)), pixels=rng.randint(1, 1024))
        interleave = rng.choice((*INTERLEAVES, "none"))
        if interleave != "none" and rank > 1:
            box = (*box[:-2], 1, box[-1])
        made = TensorMapRecipe(
            rng.choice(list(DTYPES)),
            () if im2col else box,
            steps,
            rng.choice(list(SWIZZLES)),
            interleave,
            rng.choice(L2_PROMOTIONS),
            rng.choice(FILLS),
            im2col,
        )
        if made.wrong() is None:
            return made


def function_of(recipe):
    """A function that launches a kernel with the map of its arguments."""
    numbers = 2 * recipe.rank - 1
    signature = Signature((PointerParam("p", "u8", 1), *(ScalarParam(f"x{i}", "i64") for i in range(numbers))))
    nodes = [Node("tensor_map", "tensor_map", tuple(range(1 + numbers)), recipe)]
    return signature, program_of(signature, nodes, (1 + numbers,), kernel=f"map{numbers}")


def random_arguments(rng, rank):
    def usual(values):
        return rng.choice(values if rng.random() < 0.1 else values[:5])

    return (
        usual(ADDRESSES),
        *(usual(EXTENTS) for _ in range(rank)),
        *(usual(STRIDES) for _ in range(rank - 1)),
    )


def python_says(folder, asked):
    compiled(HERE / "fake_cuda.c", folder / "libcuda.so.1", "-Wl,-soname,libcuda.so.1", "-ldl")
    command = [sys.executable, "-c", PYTHON]
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        command, cwd=folder, env=environment, input=repr(asked), capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr[-3000:]
    return json.loads(done.stdout)


@pytest.mark.slow
def test_c_and_python_give_the_driver_the_same(tmp_path, driver):
    pytest.importorskip("cuda.bindings")
    rng = random.Random(18)
    recipes = [random_recipe(rng) for _ in range(RECIPES)]
    assert {r.interleave for r in recipes} == set(INTERLEAVES) and any(r.im2col for r in recipes)
    made = CLibrary(bundle_of({f"fn{i}": function_of(r) for i, r in enumerate(recipes)}), tmp_path, "lib", driver)
    seen, asked, got = set(), [], []
    for call in range(CALLS):
        number = call // 4 % RECIPES  # four in a row: the later ones may find the map of the first
        arguments = random_arguments(rng, recipes[number].rank)
        if call % 4:
            arguments = (arguments[0], *asked[-1][1][1:]) if rng.random() < 0.5 else arguments
        fields = {"p": arguments[0], **{f"x{i}": value for i, value in enumerate(arguments[1:])}}
        status, message, launched = made.call(f"fn{number}", fields)
        asked.append((recipes[number], arguments, SPARE))
        got.append((status, message if status else launched.strip().split("|")[-1]))
        seen.add(status)
    assert seen == {0, 3013}
    for each, ours, theirs in zip(asked, got, python_says(tmp_path, asked), strict=True):
        assert list(ours) == theirs, each
