"""Calls whose tensors only have other addresses: the frame of an earlier call is used again, and
nothing else goes by it.
"""

import threading

import pytest
from fake_driver import FLOAT16, FLOAT32, Status, Tensor

from cutec.artifact.signature import ScalarParam, StreamParam, Symbol, TensorParam
from cutec.diag import CutecError
from cutec.records import replace
from cutec.runtime import alike

A = TensorParam("a", "f32", ("m", "n"), (None, 1), order=(1, 0), align=16)
B = TensorParam("b", "f32", ("n",), (1,), order=(0,), align=16)
PARAMS = (A, ScalarParam("x", "f32"), ScalarParam("i", "u8"), ScalarParam("on", "i1"), B, ScalarParam("d", "f64"))
SYMBOLS = (Symbol("m"), Symbol("n"))
P, Q = 0x7F0000000000, 0x7F0000100000


@pytest.fixture
def guards(monkeypatch):
    """Guards as PyTorch has them; the tensors for which some were made."""
    made = []

    def looks(tensors):
        return [(type(t), t.shape, t.stride(), t.dtype, t.where) for t in map(as_tensor, tensors)]

    def guard_of(tensors):
        made.append(tensors)
        wanted = looks(tensors)
        return lambda *others: looks(others) == wanted

    monkeypatch.setattr(alike, "guard_of", guard_of)
    return made


def as_tensor(value):
    return value if isinstance(value, Tensor) else Tensor((), FLOAT16)


def arguments(m=4, p=P, q=Q, x=1.5, i=200, on=True, d=-0.0):
    return Tensor((m, 8), FLOAT32, pointer=p), x, i, on, Tensor((8,), FLOAT32, pointer=q), d


def expected(m=4, p=P, q=Q, x=1.5, i=200, on=True, d=-0.0):
    return [p, m, 8, 8, x, i - 256 if i > 127 else i, int(on), q, d]


@pytest.fixture
def ready(bundle_of, guards):
    """A function that knows calls with m = 4, and its driver."""
    bundle, driver = bundle_of(*PARAMS, symbols=SYMBOLS)
    for _ in range(3):  # a slow call; one to compare with; one alike
        bundle.fn(*arguments())
    assert len(guards) == 1 and bundle.fn.__globals__["ALIKE"] is not None
    driver.launches.clear()
    return bundle, driver


def test_addresses_and_numbers_are_those_of_the_call(ready, monkeypatch):
    bundle, driver = ready
    monkeypatch.setitem(bundle.fn.__globals__, "PACK0", None)  # nothing is filled anew
    calls = [{}, {"p": P + 64}, {"q": Q + 16, "x": -2.0}, {"i": 3}, {"on": False, "d": 7.25}]
    for change in calls:
        bundle.fn(*arguments(**change))
    assert [launch["arguments"] for launch in driver.launches] == [expected(**change) for change in calls]
    assert all(launch["grid"] == (1, 1, 1) and launch["stream"] == 0 for launch in driver.launches)


def test_other_extents_and_streams_are_no_such_calls(ready):
    bundle, driver = ready
    bundle.fn(*arguments(m=200))
    bundle.fn(*arguments(), stream=7)
    bundle.fn(*arguments())
    assert [launch["arguments"] for launch in driver.launches] == [expected(m=200), expected(), expected()]
    assert [launch["grid"][0] for launch in driver.launches] == [2, 1, 1]
    assert [launch["stream"] for launch in driver.launches] == [0, 7, 0]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"p": P + 4}, "E4025"),
        ({"i": 256}, "E4029"),
        ({"i": 2.0}, "E4029"),
        ({"x": 1e39}, "E4029"),
        ({"on": 2}, "E4029"),
        ({"q": 0}, None),
    ],
)
def test_what_may_change_is_checked(ready, change, code):
    bundle, driver = ready
    if code is None:  # memory that is elsewhere: the slow path takes it
        bundle.fn(*arguments(**change))
        assert driver.launches[0]["arguments"] == expected(**change)
        return
    with pytest.raises(CutecError) as caught:
        bundle.fn(*arguments(**change))
    assert caught.value.code == code and not driver.launches


def test_a_failed_launch_leaves_the_next_calls_right(ready):
    bundle, driver = ready
    driver.fail = [Status("CUDA_ERROR_UNKNOWN")]
    with pytest.raises(CutecError, match="E4040"):
        bundle.fn(*arguments())
    bundle.fn(*arguments(p=P + 128))
    assert [launch["arguments"] for launch in driver.launches] == [expected(p=P + 128)]


def test_a_call_within_a_call_has_a_frame_of_its_own(ready, monkeypatch):
    bundle, driver = ready
    names, launch = bundle.fn.__globals__, driver.launch

    def interrupted(*args):
        monkeypatch.setitem(names, "LAUNCH", launch)
        other = threading.Thread(target=lambda: bundle.fn(*arguments(p=P + 256, m=4)))
        other.start()
        other.join()
        return launch(*args)

    monkeypatch.setitem(names, "LAUNCH", interrupted)
    bundle.fn(*arguments())
    assert [launch["arguments"][0] for launch in driver.launches] == [P + 256, P]


def test_new_extents_that_stay_become_those_that_are_known(ready, guards):
    bundle, driver = ready
    for _ in range(2 * alike.EVERY + 1):
        bundle.fn(*arguments(m=7))
    assert len(guards) == 2
    assert bundle.fn.__globals__["ALIKE"][0](arguments(m=7)[0], arguments()[4])
    for m in range(3 * alike.EVERY):  # extents that never stay: nothing is compared with them any more
        bundle.fn(*arguments(m=m + 10))
    assert len(guards) == 2 and bundle.fn.__globals__["ALIKE"] is None
    assert [launch["arguments"][1] for launch in driver.launches[-3:]] == [3 * alike.EVERY + n for n in (7, 8, 9)]


def test_where_pytorch_has_no_guards_all_goes_the_usual_way(bundle_of):
    bundle, driver = bundle_of(*PARAMS, symbols=SYMBOLS)
    for _ in range(5):
        bundle.fn(*arguments())
    assert bundle.fn.__globals__["ALIKE"] is None and len(driver.launches) == 5


@pytest.mark.parametrize(
    "params",
    [
        (replace(A, noalias=True), B),
        (A, B, ScalarParam("h", "f16")),
        (replace(A, dtype="f4E2M1FN"), B),
        (ScalarParam("i", "i32"), StreamParam("s")),
    ],
)
def test_other_functions_have_no_such_way(bundle_of, params):
    symbols = SYMBOLS if A.name in [p.name for p in params] else ()
    bundle, _ = bundle_of(*params, symbols=symbols)
    (export,) = bundle.manifest.exports
    assert not alike.varying(export.signature, export.programs[0].host)


def test_numbers_that_a_host_program_reads_keep_a_function_from_it(bundle_of):
    bundle, _ = bundle_of(A, ScalarParam("i", "i32"), B, symbols=SYMBOLS)
    (export,) = bundle.manifest.exports
    program = export.programs[0].host
    number = next(i for i, leaf in enumerate(program.inputs) if leaf.param == "i")
    assert alike.varying(export.signature, program)
    (launch,) = program.launches
    assert not alike.varying(export.signature, replace(program, launches=(replace(launch, smem=number),)))
    assert not alike.varying(export.signature, replace(program, launches=(replace(launch, when=number),)))
    first = replace(program.nodes[0], op="add", args=(number, number), value=None)
    assert not alike.varying(export.signature, replace(program, nodes=(first, *program.nodes[1:])))
