"""What the parameters of a backward function stand for."""

import pytest

from cutec.artifact.backward import Backward, Link, links
from cutec.artifact.manifest_read import parse
from cutec.artifact.manifest_write import dump
from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    WorkspaceParam,
)
from cutec.diag import CutecError
from cutec.records import replace


def tensor(name, role, dtype="f32", rank=1):
    return TensorParam(name, dtype, ("n",) * rank, (1,) * rank, role=role)


def signature(*params):
    return Signature(tuple(params), (Symbol("n"),) if any(isinstance(p, TensorParam) for p in params) else ())


EPS = ScalarParam("eps", "f32")
FORWARD = signature(
    tensor("x", "in", "bf16"), tensor("y", "out", "bf16"), tensor("rstd", "out"), EPS, StreamParam("stream")
)
BACKWARD = [tensor("dy", "in", "bf16"), tensor("x", "in", "bf16"), tensor("rstd", "in"), tensor("dx", "out")]


def linked(*params, gradients=None):
    return links(Backward("f_backward", gradients), FORWARD, signature(*params))


def test_gradients_and_values():
    found = linked(*BACKWARD, EPS, StreamParam("s"), WorkspaceParam("sums", "f32", (4,)))
    values = [Link(name, name, False) for name in ("x", "rstd", "eps")]
    assert found == [Link("dy", "y", True), *values[:2], Link("dx", "x", True), values[2]]


def test_names_of_gradients():
    given = [replace(BACKWARD[0], name="grad"), *BACKWARD[1:]]
    assert linked(*given, gradients={"y": "grad"})[0] == Link("grad", "y", True)


@pytest.mark.parametrize(
    "params, gradients, what",
    [
        ([*BACKWARD, tensor("z", "in")], None, "'z' of f_backward is no gradient"),
        ([*BACKWARD, ScalarParam("eps", "f64")], None, "'eps' of f_backward is no gradient"),
        ([*BACKWARD[:2], tensor("rstd", "inout"), BACKWARD[3]], None, "'rstd' of f_backward is no gradient"),
        ([*BACKWARD, PointerParam("rstd_", "f32")], None, "'rstd_' of f_backward is no gradient"),
        ([tensor("dy", "out", "bf16"), *BACKWARD[1:]], None, "it has to be an 'in' tensor of 1 dimensions of bf16"),
        ([tensor("dy", "in", "f32"), *BACKWARD[1:]], None, "it has to be an 'in' tensor of 1 dimensions of bf16"),
        ([*BACKWARD[:3], tensor("dx", "out", rank=2)], None, "it has to be an 'out' tensor of 1 dimensions"),
        (BACKWARD[:3], None, "has gradients of out, not of both sides"),
        (BACKWARD[1:3], None, "has gradients of nothing"),
        (BACKWARD, {"z": "dx"}, "gradients names 'z', which is no tensor"),
        (BACKWARD, {"eps": "dx"}, "gradients names 'eps', which is no tensor"),
        (BACKWARD, {"x": "grad_x"}, "f_backward has no parameter 'grad_x'"),
    ],
)
def test_parameters_that_stand_for_nothing(params, gradients, what):
    with pytest.raises(ValueError, match=what.replace("(", r"\(")):
        linked(*params, gradients=gradients)


def test_what_is_read_and_written_has_no_gradient():
    forward = signature(tensor("x", "inout"), tensor("y", "out"))
    with pytest.raises(ValueError, match="'x' is read and written"):
        links(Backward("f_backward"), forward, signature(*BACKWARD))


def test_a_manifest_with_a_function_that_does_not_fit(manifest):
    wrong = replace(manifest.exports[0], backward=Backward("scale_any"))
    with pytest.raises(CutecError, match=r"backward.*scale_any"):
        parse(dump(replace(manifest, exports=(wrong, *manifest.exports[1:]))).encode())
