"""Reading what ptxas and the LLVM tools say."""

import pytest

from cutec.diag import CutecError, error
from cutec.ir.core import Loc
from cutec.target.arch import ARCHS
from cutec.toolchain.kernel_resources import Slot, parse, stack_warnings
from cutec.toolchain.messages import llvm_warnings, ptx_place, ptxas_warnings, unsupported, with_place

PTXAS = """\
ptxas info    : 24 bytes gmem, 8 bytes cmem[4]
ptxas info    : Compiling entry function 'gemm' for 'sm_90a'
ptxas info    : Function properties for helper
    64 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Function properties for gemm
    16 bytes stack frame, 44 bytes spill stores, 60 bytes spill loads
ptxas info    : Used 168 registers, used 3 barriers, 16 bytes cumulative stack size, 1024 bytes smem, 528 bytes cmem[0], 12 bytes cmem[2]
ptxas info    : Compile time = 3.822 ms
ptxas info    : Compiling entry function 'copy' for 'sm_90a'
ptxas info    : Function properties for copy
    8 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 10 registers, used 0 barriers
"""  # noqa: E501  as ptxas writes it
PTX = b"""\
.visible .entry k()
{
	.loc	1 12 5                           // k.py:12:5
	mov.u32 	%r1, %tid.x;
	.loc	2 7 9
	bar.sync 0;
	.file	1 "dir/k.py", 1, 1
	.file	2 "dir/other.py", 1, 1
"""


def test_resources_by_kernel():
    kernels = parse(PTXAS)
    assert list(kernels) == ["gemm", "copy"]
    gemm = kernels["gemm"]
    assert (gemm.registers, gemm.barriers, gemm.shared, gemm.stack, gemm.spill_stores, gemm.spill_loads) == (
        168,
        3,
        1024,
        16,
        44,
        60,
    )
    assert gemm.constant == {0: 528, 2: 12}
    assert (kernels["copy"].registers, kernels["copy"].shared, kernels["copy"].constant) == (10, 0, {})


def test_spills_and_stack_frames_are_warnings():
    assert [(w.code, w.message.split()[1]) for w in stack_warnings(parse(PTXAS), {})] == [
        ("E2103", "gemm"),
        ("E2102", "copy"),
    ]


def test_a_stack_frame_is_blamed_on_a_register_tensor_but_not_on_printf():
    fragment, small = Slot(8, Loc("k.py", 7), printf=False), Slot(4, Loc("k.py", 5), printf=False)
    (found,) = [w for w in stack_warnings(parse(PTXAS), {"copy": [small, fragment]}) if w.code == "E2102"]
    assert found.place == Loc("k.py", 7)
    assert [w.code for w in stack_warnings(parse(PTXAS), {"copy": [Slot(5, Loc("k.py", 7), printf=True)]})] == ["E2103"]


@pytest.mark.parametrize("level", ["info   ", "warning"])
def test_c75xx_messages_of_any_level_are_surfaced(level):
    line = f"ptxas {level} : (C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized"
    (found,) = ptxas_warnings(f"ptxas info    : Used 8 registers\n{line}\n{line}\n", b"")
    assert found.code == "E2101" and "C7510" in found.message


def test_lines_of_ptx_that_c75xx_messages_name_are_told_as_lines_of_python():
    said = (
        "ptxas info : (C7519) warpgroup.arrive is injected in around line {} by compiler to allow use of registers in"
        " GMMA in function 'gemm'\n"
    )
    (found,) = ptxas_warnings(said.format(5) + said.format(6), PTX)
    assert (found.place.file, found.place.line) == ("dir/other.py", 7) and "injected by compiler" in found.message


def test_other_ptxas_warnings_are_shown_with_their_place_but_spills_only_once():
    said = (
        "ptxas <stdin>, line 6; warning : Instruction is deprecated\nptxas warning : Registers are spilled to local"
        " memory in function 'gemm', 44 bytes spill stores, 60 bytes spill loads\nptxas warning : Local memory used for"
        " function 'gemm'\n"
    )
    (found,) = ptxas_warnings(said, PTX)
    assert found.code == "E2105" and (found.place.file, found.place.line, found.place.col) == ("dir/other.py", 7, 9)


def test_the_python_place_of_a_line_of_ptx():
    assert (ptx_place(PTX, 4).file, ptx_place(PTX, 4).line) == ("dir/k.py", 12)
    assert ptx_place(PTX, 2) is None


def test_the_place_of_a_failure():
    mlir = "dir/k.py:5:7: error: 'llvm.load' op operand #0 is odd\n    x = a[i]\n        ^\n<unknown>:0: note: see"
    assert with_place(error("E2003", "x"), mlir).place.line == 5
    assert with_place(error("E2003", "x"), "<stdin>:12:5: error: expected ')'").place is None
    assert with_place(error("E2003", "x"), "ptxas /tmp/x, line 4; error   : Unknown symbol 'q'", PTX).place.line == 12


def test_opt_warnings_have_their_place():
    said = (
        "warning: dir/k.py:9:3: loop not unrolled: the optimizer was unable to perform the requested transformation\n"
    )
    (found,) = llvm_warnings("opt", said + said)
    assert found.code == "E2104" and found.place.line == 9 and "loop not unrolled" in found.message


@pytest.mark.parametrize("what", ["processor", "feature"])
def test_an_arch_that_llvm_ignores_is_an_error(what):
    with pytest.raises(CutecError) as caught:
        llvm_warnings("llc", f"'sm_999' is not a recognized {what} for this target (ignoring {what})\n")
    assert caught.value.code == "E2011"


def test_a_ptxas_that_is_too_old_is_named_so():
    err = unsupported("ptxas fatal   : Value 'sm_103a' is not defined for option 'gpu-name'", ARCHS["sm_103a"])
    assert err.code == "E2011" and "CUDA 12.9" in err.help
    for name, old, needs in (
        ("sm_110a", "sm_101a", "13.0"),
        ("sm_121a", "sm_121a", "12.9"),
        ("sm_103f", "sm_103f", "12.9"),
    ):
        err = unsupported(f"ptxas fatal   : Value '{old}' is not defined for option 'gpu-name'", ARCHS[name])
        assert err.code == "E2011" and f"CUDA {needs}" in err.help and name in err.help
    err = unsupported("ptxas x, line 5; fatal   : Unsupported .version 8.8; current version is '8.4'", ARCHS["sm_80"])
    assert err.code == "E2012" and "8.8" in err.message
    assert unsupported("ptxas x, line 5; error : something else", ARCHS["sm_80"]) is None
