"""Workspaces: the runtime has memory ready for each function and stream, or takes the caller's."""

import threading

import pytest
from fake_driver import INT32, WORKSPACES, Tensor, grid_of_blocks

from cutec.artifact.host import Node
from cutec.artifact.signature import ScalarParam, Signature, StreamParam, Symbol, TensorParam, WorkspaceParam
from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.diag import CutecError
from cutec.records import replace
from cutec.runtime import load

A = TensorParam("a", "f32", ("m", "n"), (None, 1), order=(1, 0))
PARTS = WorkspaceParam("parts", "f32", ("(m + 3) // 4", "n"), 128)
COUNTERS = WorkspaceParam("counters", "i32", ("splits",), zeroed=True)
SYMBOLS = (Symbol("m"), Symbol("n"))
FIRST = WORKSPACES + 0x1000000


@pytest.fixture
def split(bundle_of):
    return bundle_of(A, PARTS, symbols=SYMBOLS)


def refused(call, *parts):
    with pytest.raises(CutecError) as caught:
        call()
    assert all(part in str(caught.value) for part in parts), str(caught.value)
    return caught.value.code


def addresses(driver, leaf):
    return [launch["arguments"][leaf] for launch in driver.launches]


def test_a_workspace_is_allocated_once_for_each_stream(split):
    bundle, driver = split
    for _ in range(3):
        bundle.fn(Tensor((8, 10)))
        bundle.fn(Tensor((8, 10)), stream=7)
    assert driver.workspaces == [(80, False)] * 2
    assert addresses(driver, 4) == [FIRST, FIRST + 0x1000000] * 3
    assert [launch["arguments"][5] for launch in driver.launches] == [2] * 6  # its extent


def test_it_grows_and_keeps_what_graphs_may_refer_to_until_unload(split):
    bundle, driver = split
    for rows in (8, 4, 9, 12, 100):
        bundle.fn(Tensor((rows, 10)))
    assert driver.workspaces == [(80, False), (120, False), (1000, False)]
    assert addresses(driver, 4) == [FIRST + i * 0x1000000 for i in (0, 0, 1, 1, 2)]
    assert not [entry for entry in driver.log if entry[0] == "free"]
    bundle.unload()
    assert [entry[2] for entry in driver.log if entry[0] == "free"] == [FIRST + i * 0x1000000 for i in range(3)]
    bundle.fn(Tensor((8, 10)))
    assert len(driver.workspaces) == 4


def test_each_capture_has_its_own_and_so_has_each_thread_default_stream(split):
    bundle, driver = split
    for capture in (None, 1, 1, 2, None):
        driver.captures = {7: capture}
        bundle.fn(Tensor((8, 10)), stream=7)
    assert addresses(driver, 4) == [FIRST + i * 0x1000000 for i in (0, 1, 1, 2, 0)]
    bundle.fn(Tensor((8, 10)), stream=2)
    other = threading.Thread(target=lambda: bundle.fn(Tensor((8, 10)), stream=2))
    other.start()
    other.join()
    assert addresses(driver, 4)[-2:] == [FIRST + i * 0x1000000 for i in (3, 4)]


def test_zeroed_ones_are_asked_for_zeroed_and_scalars_are_extents(bundle_of):
    bundle, driver = bundle_of(A, ScalarParam("splits", "u8"), COUNTERS, StreamParam("s"), symbols=SYMBOLS)
    bundle.fn(Tensor((8, 10)), 255)
    bundle.fn(Tensor((8, 10)), 0)
    assert driver.workspaces == [(1020, True)]
    assert addresses(driver, 5) == [FIRST, 0]
    assert bundle.fn.workspace_bytes(m=1, n=1, splits=255) == {"counters": 1020}


def test_the_callers_memory_is_taken(split):
    bundle, driver = split
    mine = Tensor((25,), INT32, pointer=0x7F0000800000)
    for _ in range(2):
        bundle.fn(Tensor((8, 10)), mine)
        bundle.fn(Tensor((8, 10)), parts=mine, stream=7)
    bundle.prepare("fn", (Tensor((8, 10)), mine))()
    assert addresses(driver, 4) == [0x7F0000800000] * 5 and not driver.workspaces


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (Tensor((19,), INT32), "has 76 bytes"),
        (Tensor((99,), INT32, pointer=0x7F0000000040), "an alignment of 128 bytes"),
        (Tensor((99,), INT32, device=1), "is on GPU 1, and the call runs on GPU 0"),
        (Tensor((99,), INT32, device=-1), "in cpu memory"),
        (Tensor((99,), INT32, stride=(2,)), "is not compact"),
        (5, "is a int"),
    ],
)
def test_memory_that_does_not_do_is_refused_with_the_bytes_that_are_needed(split, given, reason):
    bundle, driver = split
    for _ in range(2):  # on the slow path, and on the fast one
        assert refused(lambda: bundle.fn(Tensor((8, 10)), given), reason, "the call needs 80 bytes") == "E4033"
        bundle.fn(Tensor((8, 10)))
    assert len(driver.launches) == 2


def test_nothing_is_allocated_where_the_caller_said_that_it_gives_all(split):
    bundle, driver = split
    mine = load(bundle.files.directory, driver, allocate=False)
    for _ in range(2):
        assert refused(lambda: mine.fn(Tensor((8, 10))), "allocate=False", "needs 80 bytes") == "E4033"
        mine.fn(Tensor((8, 10)), Tensor((2, 10)))
    mine.fn(Tensor((0, 10)))  # needs nothing
    assert not driver.workspaces


def test_memory_that_there_is_not_is_an_error_with_the_bytes(split):
    bundle, driver = split
    driver.room = 79
    assert refused(lambda: bundle.fn(Tensor((8, 10))), "cannot be allocated", "needs 80 bytes") == "E4033"
    driver.room = 80
    bundle.fn(Tensor((8, 10)))


def test_extents_have_limits(bundle_of):
    bundle, driver = bundle_of(A, WorkspaceParam("w", "f32", ("m - 8", "n * n")), symbols=SYMBOLS)
    bundle.fn(Tensor((9, 10)))
    assert refused(lambda: bundle.fn(Tensor((7, 10))), "extent -1 (m - 8) in dimension 0") == "E4034"
    assert refused(lambda: bundle.fn(Tensor((9, 1 << 16))), "extent 4294967296 (n * n)") == "E4034"
    assert driver.workspaces == [(400, False)]


def test_a_program_that_caches_its_frame_sees_another_workspace(bundle_of):
    base = grid_of_blocks(Signature((A, PARTS), SYMBOLS), None)
    recipe = TensorMapRecipe("f32", (32,), (1,), "none")
    number = len(base.inputs) + len(base.nodes)
    more = Node("sext", "i64", (1,)), Node("tensor_map", "tensor_map", (0, number), recipe)
    program = replace(base, nodes=(*base.nodes, *more))
    bundle, driver = bundle_of(A, PARTS, symbols=SYMBOLS, program=program)
    for stream in (0, 7, 0, 7):
        bundle.fn(Tensor((8, 10)), stream=stream)
    bundle.fn(Tensor((8, 10)), Tensor((2, 10)))
    assert addresses(driver, 4) == [FIRST, FIRST + 0x1000000] * 2 + [0x7F0000000000]


def test_bytes_can_be_asked_for(split):
    bundle, _ = split
    assert bundle.fn.workspace_bytes(m=8, n=10) == {"parts": 80}
    assert bundle.fn.workspace_bytes(Tensor((8, 10))) == {"parts": 80}
    with pytest.raises(TypeError, match="takes m, n, not m"):
        bundle.fn.workspace_bytes(m=8)
