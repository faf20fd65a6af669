"""What a build knows of the GPU without asking one: `--device-facts`, `device:` in a spec."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cli.build import build_options
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.kernel_file.spec import device_facts_of
from cutec.driver.options.options import BuildOptions
from cutec.frontend.core import device_facts
from cutec.testing import simulate
from cutec.utils import HardwareInfo

KERNEL = """\
from cutec import cute, utils
import cutec

@cute.kernel
def kernel(x, clusters): pass

@cute.jit
def entry(x: cute.Tensor, clusters: cutec.Constexpr = 0):
    kernel(x, clusters).launch(grid=[utils.HardwareInfo().get_device_multiprocessor_count(), 1, 1], block=[32, 1, 1])
"""
SPEC = """\
device: {sm_count: 100, max_active_clusters: {2x1: 48}}
exports:
  - {entry: entry, args: ["f32[n]"], constexpr: {clusters: {device: max_active_clusters.2x1}}}
"""


@cute.kernel
def noted(a: cute.Tensor, size: cutec.Int32, warp: cutec.Int32):
    a[0] = size
    a[1] = warp


@cute.jit
def facts_at_a_launch(a: cute.Tensor):
    info = cutec.utils.HardwareInfo()
    noted(a, info.get_l2_cache_size_in_bytes(), info.get_device_attribute("warp_size")).launch(grid=1, block=1)


@cute.jit
def clock_at_a_launch(a: cute.Tensor):
    noted(a, cutec.utils.HardwareInfo().get_device_attribute("clock_rate"), 0).launch(grid=1, block=1)


def test_the_interpreter_is_a_device_too():
    a = np.zeros(2, np.int32)
    simulate(facts_at_a_launch, a)
    assert a[0] > 0 and a[1] == 32
    with pytest.raises(CutecError, match="E3012"):
        simulate(clock_at_a_launch, a)


def test_names_and_values():
    assert device_facts.parse("sm_count=132, max_active_clusters.2x1=66") == {
        "multiprocessor_count": 132,
        "max_active_clusters.2": 66,
    }
    assert device_facts.checked({"max_active_clusters": {"2x2": 33, 4: 30}}) == {"max_active_clusters.4": 30}
    with device_facts.stated({"multiprocessor_count": 132}):
        assert [device_facts.fact(name) for name in ("SM_Count", "max_active_clusters.1x2", "l2_cache_size")] == [
            132,
            66,
            None,
        ]
    assert device_facts.fact("sm_count") is None


def test_code_that_is_traced_in_a_rehearsal_does_not_know_them():
    with device_facts.stated({"multiprocessor_count": 132}, traced=False):
        assert (device_facts.fact("sm_count"), device_facts.fact_for_trace("sm_count")) == (132, None)
    with device_facts.stated({"multiprocessor_count": 132}):
        assert device_facts.fact_for_trace("max_active_clusters.2") == 66


@pytest.mark.parametrize(
    "text",
    [
        "sm_count",
        "sm_count=many",
        "sm_count=-1",
        "max_active_clusters=3",
        "max_active_clusters.0x1=3",
        "a b=2",
        "sms.2=1",
    ],
)
def test_wrong_facts(text):
    with pytest.raises(CutecError) as caught:
        device_facts_of(text + ("=" if "=" not in text else ""))
    assert caught.value.code == "E1024"


def test_facts_from_a_file(tmp_path):
    (tmp_path / "h100.yaml").write_text("sm_count: 132\nmax_active_clusters: {2x1: 66}\n")
    options = build_options(file="k.py", facts=str(tmp_path / "h100.yaml"))
    assert options.device_facts == {"multiprocessor_count": 132, "max_active_clusters.2": 66}
    (tmp_path / "list.yaml").write_text("[1, 2]")
    with pytest.raises(CutecError, match="no mapping"):
        device_facts_of(str(tmp_path / "list.yaml"))


def test_hardware_info_answers_what_was_stated():
    with device_facts.stated(device_facts.parse("sm_count=78,max_active_clusters.2=30,l2_cache_size=5")):
        info = HardwareInfo()
        assert info.get_device_multiprocessor_count() == 78 and info.get_l2_cache_size_in_bytes() == 5
        assert [info.get_max_active_clusters(n) for n in (1, 2, 4)] == [78, 30, 19]


def test_the_command_line_counts_more_than_the_spec(kernel_file):
    file = kernel_file(KERNEL)
    Path("spec.yaml").write_text(SPEC)
    assert list_exports(BuildOptions(file, spec="spec.yaml"))[0].constexprs["clusters"] == 48
    told = BuildOptions(file, spec="spec.yaml", device_facts={"max_active_clusters.2": 7})
    assert list_exports(told)[0].constexprs["clusters"] == 7


def test_facts_become_constants_of_the_host_program(kernel_file):
    file = kernel_file(KERNEL)
    Path("spec.yaml").write_text(SPEC)
    text = perform(
        BuildOptions(file, spec="spec.yaml", archs=("sm_90a",), images=False, cache=False, output="out")
    ).manifest
    assert "value: 100" in text and "device_attr" not in text
    asked = perform(
        BuildOptions(file, entry="entry", args='["f32[n]"]', archs=("sm_90a",), images=False, cache=False, output="out")
    ).manifest
    assert "device_attr" in asked, "without facts the launch asks"


def test_a_build_asks_no_gpu(kernel_file):
    file = kernel_file(
        "from cutec import utils\nSMS = utils.HardwareInfo().get_device_multiprocessor_count()\n" + KERNEL
    )
    with pytest.raises(CutecError, match="multiprocessor_count") as caught:
        list_exports(BuildOptions(file, entry="entry", args='["f32[n]"]'))
    assert caught.value.code == "E1025"
    assert list_exports(BuildOptions(file, entry="entry", args='["f32[n]"]', device_facts={"multiprocessor_count": 3}))


def test_a_spec_that_needs_a_fact_says_so(kernel_file):
    file = kernel_file(KERNEL)
    Path("spec.yaml").write_text(SPEC.partition("\n")[2])
    with pytest.raises(CutecError, match=r"max_active_clusters.2x1") as caught:
        list_exports(BuildOptions(file, spec="spec.yaml"))
    assert caught.value.code == "E1025"
    Path("spec.yaml").write_text("device: {sm_count: many}\nexports: []")
    with pytest.raises(CutecError, match=r"spec.yaml:1.*many"):
        list_exports(BuildOptions(file, spec="spec.yaml"))
