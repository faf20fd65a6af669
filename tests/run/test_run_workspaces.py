"""`cutec run` of a kernel whose blocks share columns: partial sums and counters in workspaces."""

from pathlib import Path

KERNEL = Path(__file__).parents[1] / "kernels" / "split_matvec.py"


def test_partial_sums_in_a_workspace_are_added_by_the_last_block(project, here):
    status, out, err = here("run", KERNEL, "--on", "cpu", "--check", "--set", "m=70,n=300", "--schedules", "4")
    assert status == 0, out + err
    assert "matvec chooses matvec_splits4" in err and "y agrees with the reference" in out


def test_a_form_may_have_no_workspace(project, here):
    status, out, err = here("run", KERNEL, "--on", "cpu", "--check", "--set", "m=70,n=70")
    assert status == 0, out + err
    assert "matvec chooses matvec_splits1" in err and "y agrees with the reference" in out


def test_counters_that_are_not_left_zero_are_found(project, here):
    right = "atomic_inc(counters.iterator + tile, splits - 1)"
    Path("wrong.py").write_text(KERNEL.read_text().replace(right, "atomic_add(counters.iterator + tile, 1)"))
    status, _, err = here("run", "wrong.py", "--on", "cpu", "--check", "--set", "m=70,n=300")
    assert status and "E5022" in err and "workspace 'counters' is not zero after the call: element 0 is 4" in err


def test_a_missing_fence_between_partial_sums_and_counter_is_found(project, here):
    Path("wrong.py").write_text(KERNEL.read_text().replace("cute.arch.fence_acq_rel_gpu()", "pass"))
    status, _, err = here("run", "wrong.py", "--on", "cpu", "--set", "m=70,n=300")
    assert status and "E5044" in err and "parts[" in err


def test_too_much_memory_is_refused(project, here):
    Path("big.py").write_text(KERNEL.read_text().replace("f32[$splits, m]", "f32[$splits * 1000000, m * 1000]"))
    status, _, err = here("run", "big.py", "--on", "cpu", "--set", "m=70,n=300")
    assert status and "E1032" in err and "workspace parts takes" in err
