"""Mathematics on eight elements per thread, one export for each instruction that it should become
(`test_math_instructions.py`).
"""

from __future__ import annotations

import cutec
from cutec import cute

m = cute.math
# Export → dtype, function, instruction, how often a thread executes it
EXPECTED = {
    "exp2_f16": ("f16", lambda v: m.exp2(v, fastmath=True), "ex2.approx.f16x2", 4),
    "exp2_bf16": ("bf16", lambda v: m.exp2(v, fastmath=True), "ex2.approx.ftz.bf16x2", 4),
    "exp2_f32": ("f32", lambda v: m.exp2(v, fastmath=True), "ex2.approx.ftz.f32", 8),
    "exp_f32": ("f32", lambda v: m.exp(v, fastmath=True), "ex2.approx.ftz.f32", 8),
    "log2_f32": ("f32", lambda v: m.log2(v, fastmath=True), "lg2.approx.ftz.f32", 8),
    "tanh_f32": ("f32", lambda v: m.tanh(v, fastmath=True), "tanh.approx.f32", 8),
    "sincos_f32": ("f32", lambda v: sum(m.sincos(v, fastmath=True)), "sin.approx.ftz.f32", 8),
    "exp2_approx_f32": ("f32", lambda v: m.exp2(v, approx=True), "ex2.approx.f32", 8),
    "log2_ftz_f32": ("f32", lambda v: m.log2(v, approx=True, ftz=True), "lg2.approx.ftz.f32", 8),
    "sin_approx_f32": ("f32", lambda v: m.sin(v, approx=True), "sin.approx.f32", 8),
    "cos_ftz_f32": ("f32", lambda v: m.cos(v, approx=True, ftz=True), "cos.approx.ftz.f32", 8),
    "tanh_approx_f32": ("f32", lambda v: m.tanh(v, approx=True), "tanh.approx.f32", 8),
    "rsqrt_f32": ("f32", lambda v: m.rsqrt(v, fastmath=True), "rsqrt.approx.ftz.f32", 8),
    "rcp_f32": ("f32", lambda v: m.rcp(v, approx=True, ftz=True), "rcp.approx.ftz.f32", 8),
    "rcp_exact_f32": ("f32", m.rcp, "rcp.rn.f32", 8),
    "sqrt_f32": ("f32", m.sqrt, "sqrt.rn.f32", 8),
    "sqrt_f64": ("f64", lambda v: m.sqrt(v, rnd="rz"), "sqrt.rz.f64", 8),
    "fma_f16": ("f16", lambda v: m.fma(v, v, 1.0), "fma.rn.f16x2", 4),
    "fma_bf16": ("bf16", lambda v: m.fma(v, v, 1.0), "fma.rn.bf16x2", 4),
    "fma_rz_f32": ("f32", lambda v: m.fma(v, v, 1.0, rnd="rz", ftz=True), "fma.rz.ftz.f32", 8),
    "add_rm_f64": ("f64", lambda v: m.add(v, 0.1, rnd="rm"), "add.rm.f64", 8),
    "max_f16": ("f16", lambda v: m.max(v, 0.0), "max.f16x2", 4),
    "abs_bf16": ("bf16", m.abs, "abs.bf16x2", 4),
    "floor_f16": ("f16", m.floor, "cvt.rmi.f16.f16", 8),
    "unfused_f32": ("f32", lambda v: m.add(m.mul(v, v, rnd="rn"), 1.0), "mul.rn.f32", 8),
}


def entry_of(function):
    """An entry that applies a function to rows of eight elements."""

    @cute.kernel
    def apply_kernel(x: cute.Tensor, y: cute.Tensor):
        i = cute.arch.thread_idx()[0]
        cute.local_tile(y, (1, 8), (i, 0)).store(function(cute.local_tile(x, (1, 8), (i, 0)).load()))

    @cute.jit
    def entry(x: cute.Tensor, y: cute.Tensor):
        apply_kernel(x, y).launch(grid=1, block=32)

    return entry


for _name, (_dtype, _function, _, _) in EXPECTED.items():
    cutec.export(entry_of(_function), [f"in {_dtype}[32,8]", f"out {_dtype}[32,8]"], name=_name)
