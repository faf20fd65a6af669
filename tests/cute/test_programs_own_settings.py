"""The public DSL's logger and its readers of environment variables, which programs use for
themselves.
"""

from __future__ import annotations

import logging

import pytest

from cutec.base_dsl import env_manager
from cutec.base_dsl.dsl import BaseDSL, DSLSingletonMeta
from cutec.base_dsl.utils import logger
from cutec.diag import CutecError


@pytest.fixture
def loggers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logger, "_loggers", list(logger._loggers))


def test_the_logger_is_silent_at_first(loggers: None, capsys: pytest.CaptureFixture[str]) -> None:
    logger.log().critical("nothing is on fire")
    assert logger.log().name == "CUTE_DSL" and capsys.readouterr().err == ""


def test_a_program_sets_the_logger_up(loggers: None, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        made = logger.setup_log("kernels of a test", log_to_console=True, log_level=logging.INFO)
    assert logger.log() is made
    logger.log().info("%d tiles", 3)
    logger.log().debug("left out")
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("- kernels of a test - INFO - [test_a_program_sets_the_logger_up] - 3 tiles")
    logger.setup_log("kernels of a test").error("silent again")
    assert capsys.readouterr().err == "" and not made.handlers


def test_variables_are_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, on in {"1": True, "Yes": True, "on": True, "0": False, "off": False, "": False}.items():
        monkeypatch.setenv("A_FLAG_OF_MINE", text)
        assert env_manager.get_bool_env_var("A_FLAG_OF_MINE", not on) is on
    monkeypatch.setenv("A_NUMBER_OF_MINE", "12")
    assert env_manager.get_int_env_var("A_NUMBER_OF_MINE", 3) == 12
    assert env_manager.get_str_env_var("A_NUMBER_OF_MINE", "3") == "12"
    env_manager.get_str_env_var.cache_clear()
    monkeypatch.delenv("A_NUMBER_OF_MINE")
    assert env_manager.get_int_env_var("A_NUMBER_OF_MINE", 3) == 3
    assert env_manager.get_str_env_var("A_NUMBER_OF_MINE") is None


def test_the_arch_of_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_ARCH", "sm_80")
    assert env_manager.detect_gpu_arch("CUTE_DSL") == "sm_80"
    (dsl,) = DSLSingletonMeta._instances.values()
    assert dsl is BaseDSL._get_dsl()
    dsl.envar.arch = "sm_90a"
    assert env_manager.detect_gpu_arch("CUTE_DSL") == "sm_90a"
    monkeypatch.setenv("CUTEC_ARCH", "no arch")
    with pytest.raises(CutecError, match="no arch"):
        env_manager.detect_gpu_arch("CUTE_DSL")
