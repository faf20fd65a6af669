"""Options of compilations: classes, brackets, texts, the environment; and what refuses them."""

from __future__ import annotations

import pytest

from cutec import cute
from cutec.calling.options import OPTIONS, CallOptions, CompileOption, parsed, resolve
from cutec.diag import CutecError


def test_brackets_compose():
    debugging = (cute.OptLevel(1), cute.EnableAssertions, (cute.GenerateLineInfo, cute.KeepCUBIN), cute.KeepPTX)
    found = resolve((debugging, cute.GPUArch("sm_80"), cute.PtxasOptions("-v"), cute.PtxasOptions("--warn-on-spills")))
    assert found == CallOptions(1, "sm_80", "-v --warn-on-spills", True, True, frozenset({"cubin", "ptx"}))


def test_texts():
    assert resolve((), "--opt-level=2 --gpu-arch sm_90 --keep-ptx --keep-cubin=false") == CallOptions(
        2, "sm_90", keep=frozenset({"ptx"})
    )
    assert resolve((), "--ptxas-options '--opt-level=2 -v'").ptxas == "--opt-level=2 -v"
    assert (
        resolve((), "--link-libraries=a.bc,b.bc").link
        == resolve((cute.LinkLibraries(["a.bc", "b.bc"]),)).link
        == ("a.bc", "b.bc")
    )
    assert resolve((), "--enable-tvm-ffi") == resolve((cute.EnableTVMFFI,)) == CallOptions(tvm_ffi=True)


def test_a_text_counts_more_than_brackets_and_these_more_than_the_environment(monkeypatch):
    monkeypatch.setenv("CUTEC_ARCH", "sm_80")
    monkeypatch.setenv("CUTE_DSL_LINEINFO", "1")
    assert resolve(()).arch == "sm_80" and resolve(()).lineinfo
    assert resolve((cute.GPUArch("sm_90"), cute.GenerateLineInfo(False))) == CallOptions(arch="sm_90")
    assert resolve((cute.GPUArch("sm_90"),), "--gpu-arch=sm_100").arch == "sm_100"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: cute.OptLevel(4),
        lambda: cute.OptLevel("3"),
        lambda: cute.KeepPTX("yes"),
        lambda: cute.compile["OptLevel"],
        lambda: cute.compile[cute.KeepPTX, 3],
        lambda: parsed("--opt-levl=3"),
        lambda: parsed("--opt-level=high"),
        lambda: parsed("--opt-level"),
        lambda: parsed("keep-ptx"),
        lambda: parsed("--keep-ptx=perhaps"),
        lambda: parsed("--ptxas-options 'open"),
    ],
)
def test_mistakes_are_told_at_once(wrong):
    with pytest.raises(CutecError) as caught:
        wrong()
    assert caught.value.code == "E4310"


def test_every_option_has_a_flag_and_a_line_of_help():
    assert len({option.flag for option in OPTIONS}) == len(OPTIONS)
    for option in OPTIONS:
        assert issubclass(option, CompileOption) and option.__doc__ and getattr(cute, option.__name__) is option
