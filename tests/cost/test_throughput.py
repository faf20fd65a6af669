"""How long instructions occupy their pipes, against numbers of the CUDA programming guide and of
the white papers.
"""

from __future__ import annotations

import pytest

from cutec.cost.kinds import kind_of
from cutec.cost.listing import Instruction
from cutec.cost.memory import bytes_moved
from cutec.cost.throughput import Rates, occupation, tensor_cycles


def instruction(text: str) -> Instruction:
    opcode = text.split()[0]
    return Instruction(0, text, opcode, kind_of(opcode))


@pytest.mark.parametrize(
    ("opcode", "capability", "cycles"),
    [
        # A100: 1024 dense f16 multiply-adds per clock and SM.
        ("HMMA.16816.F32", 80, 16 * 8 * 16 / 1024),
        ("HMMA.1688.F32.TF32", 80, 16 * 8 * 8 / 512),
        ("IMMA.16832.S8.S8", 80, 16 * 8 * 32 / 2048),
        ("IMMA.16864.S4.S4", 80, 16 * 8 * 64 / 4096),
        ("BMMA.168256.AND.POPC", 80, 16 * 8 * 256 / 16384),
        ("DMMA.884", 80, 8 * 8 * 4 / 64),
        ("HMMA.SP.16832.F32", 80, 16 * 8 * 32 / 1024 / 2),
        # H100: 4096 dense f16 operations per clock and SM; four warps execute one wgmma.
        ("HGMMA.64x256x16.F32.BF16", 90, 64 * 256 * 16 / 2048 / 4),
        ("QGMMA.64x128x32.F32.E4M3.E4M3", 90, 64 * 128 * 32 / 4096 / 4),
        ("UTCHMMA", 100, 0),
        ("QMMA.16832.F32.E4M3.E4M3", 86, 0),
    ],
)
def test_tensor_cores(opcode: str, capability: int, cycles: float) -> None:
    assert tensor_cycles(opcode, capability) == cycles


def test_geforce_sums_in_32_bits_at_half_the_rate() -> None:
    geforce = Rates(wide_sums=0.5)
    assert tensor_cycles("HMMA.16816.F32", 89, geforce) == 2 * tensor_cycles("HMMA.16816.F32", 89)
    assert tensor_cycles("HMMA.16816.F16", 89, geforce) == tensor_cycles("HMMA.16816.F16", 89)


@pytest.mark.parametrize(
    ("text", "capability", "pipe", "cycles"),
    [
        ("FFMA R1, R2, R3, R4", 80, "FMA pipe", 0.5),
        ("FFMA R1, R2, R3, R4", 90, "FMA pipe", 0.25),
        ("DFMA R2, R4, R6, R8", 90, "FP64 pipe", 0.5),
        ("DFMA R2, R4, R6, R8", 89, "FP64 pipe", 16),
        ("MUFU.EX2 R1, R2", 90, "function unit", 2),
        ("IADD3 R1, R2, R3, RZ", 90, "ALU pipe", 0.5),
        ("IMAD R1, R2, R3, R4", 90, "FMA pipe", 0.5),
        ("LDS.128 R4, [R1]", 90, "shared memory", 4),
        ("LDS.U8 R4, [R1]", 90, "shared memory", 1),
        ("LDG.E.128 R4, desc[UR4][R2.64]", 90, "global memory", 8),
        ("SHFL.BFLY PT, R1, R2, 0x1, 0x1f", 90, "shared memory", 1),
        ("EXIT", 90, "issue slots", 0.25),
    ],
)
def test_pipes(text: str, capability: int, pipe: str, cycles: float) -> None:
    assert occupation(instruction(text), capability) == (pipe, cycles)


@pytest.mark.parametrize(
    ("opcode", "size"),
    [
        ("LDG.E", 4),
        ("LDG.E.U8", 1),
        ("LDG.E.64.CONSTANT", 8),
        ("STG.E.128", 16),
        ("LDGSTS.E.BYPASS.128", 16),
        ("LDS.U.128", 16),
        ("LDSM.16.MT88.4", 16),
        ("STSM.16.M88", 4),
        ("CCTL.IVALL", 0),
        ("UTMALDG.2D", 0),
        ("FADD", 0),
    ],
)
def test_bytes(opcode: str, size: int) -> None:
    assert bytes_moved(instruction(opcode)) == size
