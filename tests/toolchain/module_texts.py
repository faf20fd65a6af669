"""Small modules in MLIR's text, which tests hand to the tools."""

import re

LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
HEAD = f'module attributes {{llvm.target_triple = "nvptx64-nvidia-cuda", llvm.data_layout = "{LAYOUT}"}} {{'
DOUBLE = """
  llvm.func @double(%a: !llvm.ptr<1>, %b: !llvm.ptr<1>, %n: i32) \
attributes {gpu.kernel, nvvm.kernel, nvvm.maxntid = array<i32: 128>} {
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %bid = nvvm.read.ptx.sreg.ctaid.x : i32
    %dim = nvvm.read.ptx.sreg.ntid.x : i32
    %first = arith.muli %bid, %dim : i32
    %i = arith.addi %first, %tid : i32
    %inside = arith.cmpi slt, %i, %n : i32
    scf.if %inside {
      %wide = arith.extsi %i : i32 to i64
      %pa = llvm.getelementptr %a[%wide] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
      %pb = llvm.getelementptr %b[%wide] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
      %x = llvm.load %pa : !llvm.ptr<1> -> f32
      %y = arith.addf %x, %x : f32
      llvm.store %y, %pb : f32, !llvm.ptr<1>
    }
    llvm.return
  }
}
"""
EMPTY = """
  llvm.func @empty() attributes {gpu.kernel, nvvm.kernel, nvvm.reqntid = array<i32: 1, 1, 1>} {
    llvm.return
  }
}
"""


def located(body: str, file: str = "pkg/kernel.py") -> str:
    """The module with a location on every operation: line N of the text is line N of the Python
    file.
    """
    lines = (HEAD + body).splitlines()
    return "\n".join(
        (
            line
            if not line.strip() or line.rstrip().endswith("{")
            else re.sub(r"( })?$", rf"\1 loc(\"{file}\":{n}:5)".replace('\\"', '"'), line, count=1)
        )
        for n, line in enumerate(lines, 1)
    )
