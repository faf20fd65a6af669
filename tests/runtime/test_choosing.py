"""Functions that are one of several exports: each call takes the first form whose guard holds, or
the one of least cost, and checks are those of the form.
"""

import pytest
from cubin_kit import fitting
from fake_driver import FLOAT16, FORMATS, FakeDriver, Tensor, grid_of_blocks

from cutec.artifact.bundle_write import make_image, write_bundle
from cutec.artifact.choice import Choice, Form
from cutec.artifact.manifest import Export, Manifest, Program, Source
from cutec.artifact.signature import ScalarParam, Signature, StreamParam, Symbol, TensorParam, WorkspaceParam
from cutec.diag import CutecError
from cutec.records import replace
from cutec.runtime import load


def matrix(name, shape, **kw):
    return TensorParam(name, "f32", shape, (None, 1), order=(1, 0), **kw)


PARAMS = (matrix("a", ("m", "k")), matrix("b", ("n", "k")), ScalarParam("count", "i32"))
GUARDS = ("m * n <= 4096", "k >= 512 and count == 2", "")


@pytest.fixture
def chosen(tmp_path):
    """chosen(*params) -> (bundle, driver) with the function `fn` and its forms `fn_0`, ..., each
    with a kernel of its own, with a cost if there are `costs`, and with a last parameter of its own
    if `own` has some.
    """

    def make(*params, own=(), guards=GUARDS, costs=()):
        symbols = tuple(Symbol(s) for s in dict.fromkeys(e for p in params for e in getattr(p, "shape", ())))
        exports, images, contents, kernels = [], [], {}, {}
        for number, _ in enumerate(guards):
            signature = Signature((*params, *own[number : number + 1]), symbols)
            program = grid_of_blocks(signature, None)
            name, kernel = f"fn_{number}", f"kernel_{number}"
            launches = (replace(program.launches[0], kernel=kernel),)
            exports.append(
                Export(name, Source("fn.py", 1), signature, (Program(("sm_90",), replace(program, launches=launches)),))
            )
            data = fitting([replace(program, launches=launches)])
            images.append(make_image("cubin", ("sm_90",), name, data, name))
            contents[images[-1].file] = data
            kernels[kernel] = [FORMATS[leaf.type] for leaf in signature.leaves()]
        forms = zip(exports, guards, costs or [""] * len(guards))
        choice = Choice("fn", tuple(Form(export.name, when, cost) for export, when, cost in forms))
        write_bundle(tmp_path, Manifest("0", {}, ("sm_90",), tuple(exports), tuple(images), (choice,)), contents)
        driver = FakeDriver((9, 0), kernels=kernels)
        return load(tmp_path, driver), driver

    return make


def ab(m, n, k):
    return Tensor((m, k)), Tensor((n, k), pointer=0x7F0000100000)


def test_the_form_of_extents_that_were_seen_is_remembered(chosen):
    bundle, driver = chosen(*PARAMS)
    calls = [(*ab(8, 8, 600), 2), (*ab(80, 80, 600), 2), (*ab(80, 80, 600), 3), (*ab(8 + 1, 8, 600), 2)]
    for arguments in calls * 2:
        bundle.fn(*arguments)
    taken = [launch["kernel"] for launch in driver.launches]
    assert taken == ["kernel_0", "kernel_1", "kernel_2", "kernel_0"] * 2
    for rows in range(1, 1100):  # more than it remembers
        bundle.fn(*ab(rows, 8, 600), 2)
    assert [launch["kernel"] for launch in driver.launches[-2:]] == ["kernel_1", "kernel_1"]


def test_each_call_takes_the_first_form_whose_guard_holds(chosen):
    bundle, driver = chosen(*PARAMS)
    for _ in range(3):
        bundle.fn(*ab(64, 64, 1024), 2)
        bundle.fn(*ab(65, 64, 1024), 2, stream=5)
        bundle.fn(*ab(65, 64, 1024), 3)
        bundle.fn(*ab(65, 64, 511), 2)
    assert [launch["kernel"] for launch in driver.launches] == ["kernel_0", "kernel_1", "kernel_2", "kernel_2"] * 3
    assert [launch["stream"] for launch in driver.launches[:3]] == [0, 5, 0]


COSTS = ("(m + 63) // 64 * 64 + n", "(m + 63) // 64 * 50 * count + n", "(m + 63) // 64 * 70")


def test_each_call_takes_the_form_of_least_cost(chosen):
    bundle, driver = chosen(*PARAMS, guards=("k >= 512", "", "m < 200"), costs=COSTS)
    calls = [(m, n, k, count) for m in (1, 64, 65, 300) for n in (6, 64) for k in (511, 512) for count in (0, 1, 2, 3)]
    choice = bundle.manifest.choice("fn")
    wanted = [choice.export({"m": m, "n": n, "k": k, "count": count}) for m, n, k, count in calls]
    for m, n, k, count in calls * 2:
        bundle.fn(*ab(m, n, k), count)
    taken = [launch["kernel"].replace("kernel", "fn") for launch in driver.launches]
    assert taken == wanted * 2 and set(taken) == {"fn_0", "fn_1", "fn_2"}
    assert choice.export({"m": 64, "n": 6, "k": 512, "count": 2}) == "fn_0"  # as much as fn_2


def test_a_call_without_a_form_of_any_cost_is_refused(chosen):
    bundle, driver = chosen(*PARAMS, guards=("k >= 512", "m < 2"), costs=("2", "1"))
    bundle.fn(*ab(1, 1, 512), 2)
    with pytest.raises(CutecError) as caught:
        bundle.fn(*ab(2, 1, 511), 2)
    assert caught.value.code == "E4035" and "none of its rules holds: k >= 512; m < 2" in caught.value.message
    assert [launch["kernel"] for launch in driver.launches] == ["kernel_1"]


def test_costs_may_be_numbers(chosen):
    bundle, driver = chosen(*PARAMS, guards=("", "", ""), costs=("3", "2", "2"))
    for _ in range(2):
        bundle.fn(*ab(1, 1, 512), 2)
    assert [launch["kernel"] for launch in driver.launches] == ["kernel_1"] * 2


def test_a_call_that_no_form_takes_is_refused_with_the_rules(chosen):
    bundle, driver = chosen(*PARAMS, guards=GUARDS[:2])
    bundle.fn(*ab(64, 64, 1024), 2)
    for _ in range(2):
        with pytest.raises(CutecError) as caught:
            bundle.fn(*ab(65, 64, 1024), 3)
        assert caught.value.code == "E4035"
        assert caught.value.message == (
            "no form of fn takes m=65, k=1024, n=64, count=3: none of its rules holds: m * n <= 4096;"
            " k >= 512 and count == 2"
        )
    with pytest.raises(CutecError) as caught:
        bundle.prepare("fn", (*ab(65, 64, 1024), 3))
    assert caught.value.code == "E4035"
    with pytest.raises(CutecError) as caught:
        bundle.fn(*ab(65, 64, 1024), "three")
    assert caught.value.code == "E4029"
    assert len(driver.launches) == 1


def test_forms_are_functions_too(chosen):
    bundle, driver = chosen(*PARAMS)
    bundle.fn_2(*ab(64, 64, 8), 1)
    bundle.prepare("fn", (*ab(64, 64, 8), 1))()
    assert [launch["kernel"] for launch in driver.launches] == ["kernel_2", "kernel_0"]
    with pytest.raises(AttributeError, match="fn_0"):
        _ = bundle.other


@pytest.mark.parametrize(
    "arguments, code",
    [
        ((*ab(64, 64, 8)[:1], Tensor((64, 9)), 1), "E4023"),
        ((Tensor((64,)), Tensor((64, 8)), 1), "E4022"),
        (([1], Tensor((64, 8)), 1), "E4020"),
        ((Tensor((64, 8), FLOAT16), Tensor((64, 8)), 1), "E4021"),
        ((*ab(64, 64, 8), "x"), "E4029"),
    ],
)
@pytest.mark.parametrize("calls_before", (0, 3))
def test_wrong_arguments_are_told_as_always(chosen, arguments, code, calls_before):
    bundle, driver = chosen(*PARAMS)
    for _ in range(calls_before):
        bundle.fn(*ab(64, 64, 8), 1)
    with pytest.raises(CutecError) as caught:
        bundle.fn(*arguments)
    assert caught.value.code == code and len(driver.launches) == calls_before


def test_streams_that_are_parameters(chosen):
    bundle, driver = chosen(
        matrix("a", ("m", "k")), matrix("b", ("n", "k")), ScalarParam("count", "i32"), StreamParam("stream")
    )
    bundle.fn(*ab(64, 65, 512), 2, 9)
    bundle.fn(*ab(64, 65, 512), 2, stream=8)
    assert [(launch["kernel"], launch["stream"]) for launch in driver.launches] == [("kernel_1", 9), ("kernel_1", 8)]


def test_after_unloading_calls_load_again(chosen):
    bundle, driver = chosen(*PARAMS)
    bundle.fn(*ab(64, 64, 8), 1)
    bundle.unload()
    bundle.fn(*ab(64, 64, 8), 1)
    assert len(driver.launches) == 2


def test_forms_have_workspaces_of_their_own(chosen):
    own = [WorkspaceParam("w", "f32", shape) for shape in (("m * 2",), ("k - 512", "m"), (0,))]
    bundle, driver = chosen(*PARAMS, own=own)
    for _ in range(2):
        bundle.fn(*ab(64, 64, 1024), 2)
        bundle.fn(*ab(65, 64, 1024), 2)
        bundle.fn(*ab(65, 64, 511), 2)
    assert [launch["arguments"][8] != 0 for launch in driver.launches] == [True, True, False] * 2
    assert driver.workspaces == [(512, False), (512 * 65 * 4, False)]
    bundle.prepare("fn", (*ab(65, 64, 8), 2, None))()
    assert bundle.fn.workspace_bytes(*ab(65, 64, 513), 2) == {"w": 260}
    assert bundle.fn.workspace_bytes(m=64, n=64, k=1, count=1) == {"w": 512}
    assert bundle.fn.workspace_bytes(m=64, n=65, k=1, count=1) == {"w": 0}
