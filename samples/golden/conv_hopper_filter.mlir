!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i64, %8: i64, %9: i64, %10: i32, %11: i64, %12: i64, %13: i64, %14: i32, %15: i32):
      %16 = "arith.trunci"(%7) : (i64) -> i32
      %17 = "arith.trunci"(%8) : (i64) -> i32
      %18 = "arith.trunci"(%9) : (i64) -> i32
      %19 = "arith.trunci"(%12) : (i64) -> i32
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "arith.constant"() {value = 128 : i32} : () -> i32
      %24 = "arith.divui"(%20, %23) : (i32, i32) -> i32
      %25 = "arith.constant"() {value = -1 : i32} : () -> i32
      %26 = "arith.constant"() {value = 0 : i32} : () -> i32
      %27 = "arith.constant"() {value = 31 : i32} : () -> i32
      %28 = "nvvm.shfl.sync"(%25, %24, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %29 = "arith.constant"() {value = 32 : i32} : () -> i32
      %30 = "arith.divui"(%20, %29) : (i32, i32) -> i32
      %31 = "nvvm.shfl.sync"(%25, %30, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %32 = "arith.cmpi"(%31, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%32) ({
        %33 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%33) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %35 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%35) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %37 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %38 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 147456>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 221184>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %41 = "arith.cmpi"(%40, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      %42 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 9>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %46 = "arith.addi"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.constant"() {value = 384 : i32} : () -> i32
      %48 = "arith.muli"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.addi"(%43, %48) : (i32, i32) -> i32
      %50 = "arith.divui"(%49, %29) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%51) ({
        %52 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%52) ({
          %53 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t54_s0 = "llvm.ptrtoint"(%39) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t54_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %55 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t56_s0 = "llvm.ptrtoint"(%55) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t56_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %57 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t58_s0 = "llvm.ptrtoint"(%57) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t58_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %59 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t60_s0 = "llvm.ptrtoint"(%59) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t60_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %61 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t62_s0 = "llvm.ptrtoint"(%61) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t72_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %85 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t86_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %87 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t88_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %89 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %95 = "arith.constant"() {value = 1 : i32} : () -> i32
      %96 = "arith.remui"(%89, %95) : (i32, i32) -> i32
      %97 = "arith.remui"(%90, %95) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %98 = "arith.cmpi"(%28, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      %99, %100, %101 = "scf.if"(%98) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %102, %103 = "scf.if"(%32) ({
          %104 = "arith.constant"() {value = 64 : i32} : () -> i32
          %105, %106, %107, %108, %109, %110, %111, %112 = "scf.while"(%91, %96, %97, %91, %26, %26, %26, %95) ({
          ^bb0(%113: i32, %114: i32, %115: i32, %116: i32, %117: i32, %118: i32, %119: i32, %120: i32):
            %121 = "arith.muli"(%14, %15) : (i32, i32) -> i32
            %122 = "arith.cmpi"(%113, %121) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%122, %113, %114, %115, %116, %117, %118, %119, %120) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%123: i32, %124: i32, %125: i32, %126: i32, %127: i32, %128: i32, %129: i32, %130: i32):
            %131 = "arith.constant"() {value = 32 : i64} : () -> i64
            %132 = "arith.shrui"(%12, %131) : (i64, i64) -> i64
            %133 = "arith.subi"(%19, %95) : (i32, i32) -> i32
            %134 = "llvm.intr.ctlz"(%133) {is_zero_poison = false} : (i32) -> i32
            %135 = "arith.subi"(%29, %134) : (i32, i32) -> i32
            %136 = "arith.extui"(%123) : (i32) -> i64
            %137 = "arith.muli"(%136, %132) : (i64, i64) -> i64
            %138 = "arith.shrui"(%137, %131) : (i64, i64) -> i64
            %139 = "arith.trunci"(%138) : (i64) -> i32
            %140 = "arith.addi"(%139, %123) : (i32, i32) -> i32
            %141 = "arith.shrui"(%140, %135) : (i32, i32) -> i32
            %142 = "arith.cmpi"(%135, %29) {predicate = 6 : i64} : (i32, i32) -> i1
            %143 = "arith.select"(%142, %141, %26) : (i1, i32, i32) -> i32
            %144 = "llvm.intr.ctlz"(%133) {is_zero_poison = false} : (i32) -> i32
            %145 = "arith.subi"(%29, %144) : (i32, i32) -> i32
            %146 = "arith.shrui"(%140, %145) : (i32, i32) -> i32
            %147 = "arith.cmpi"(%145, %29) {predicate = 6 : i64} : (i32, i32) -> i1
            %148 = "arith.select"(%147, %146, %26) : (i1, i32, i32) -> i32
            %149 = "arith.muli"(%148, %19) : (i32, i32) -> i32
            %150 = "arith.subi"(%123, %149) : (i32, i32) -> i32
            %151 = "arith.addi"(%150, %124) : (i32, i32) -> i32
            %152 = "arith.addi"(%143, %125) : (i32, i32) -> i32
            %153 = "arith.muli"(%26, %10) : (i32, i32) -> i32
            %154, %155, %156 = "scf.for"(%153, %10, %95, %128, %129, %130) ({
            ^bb0(%157: i32, %158: i32, %159: i32, %160: i32):
              %161 = "llvm.getelementptr"(%42, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t162_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t162_s0, %160) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %163 = "llvm.getelementptr"(%39, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %164 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
              "scf.if"(%164) ({
                %165 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t166_s0 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t166_s0, %165) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %167 = "arith.muli"(%151, %23) : (i32, i32) -> i32
              %168 = "arith.muli"(%157, %104) : (i32, i32) -> i32
              %169 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %170 = "arith.muli"(%159, %169) : (i32, i32) -> i32
              %171 = "llvm.getelementptr"(%37, %170) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %172 = "llvm.getelementptr"(%171) {rawConstantIndices = array<i32: 4096>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %173 = "arith.addi"(%167, %104) : (i32, i32) -> i32
              %174 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%174) ({
                %t175_s0 = "llvm.ptrtoint"(%171) : (!llvm.ptr<3>) -> i32
                %t175_s2 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t175_s0, %1, %t175_s2, %167, %168) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                %t176_s0 = "llvm.ptrtoint"(%172) : (!llvm.ptr<3>) -> i32
                %t176_s2 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t176_s0, %1, %t176_s2, %173, %168) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %177 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %178 = "arith.muli"(%159, %177) : (i32, i32) -> i32
              %179 = "llvm.getelementptr"(%38, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %180 = "arith.shrui"(%9, %131) : (i64, i64) -> i64
              %181 = "arith.subi"(%18, %95) : (i32, i32) -> i32
              %182 = "llvm.intr.ctlz"(%181) {is_zero_poison = false} : (i32) -> i32
              %183 = "arith.subi"(%29, %182) : (i32, i32) -> i32
              %184 = "arith.extui"(%152) : (i32) -> i64
              %185 = "arith.muli"(%184, %180) : (i64, i64) -> i64
              %186 = "arith.shrui"(%185, %131) : (i64, i64) -> i64
              %187 = "arith.trunci"(%186) : (i64) -> i32
              %188 = "arith.addi"(%187, %152) : (i32, i32) -> i32
              %189 = "arith.shrui"(%188, %183) : (i32, i32) -> i32
              %190 = "arith.cmpi"(%183, %29) {predicate = 6 : i64} : (i32, i32) -> i1
              %191 = "arith.select"(%190, %189, %26) : (i1, i32, i32) -> i32
              %192 = "llvm.intr.ctlz"(%181) {is_zero_poison = false} : (i32) -> i32
              %193 = "arith.subi"(%29, %192) : (i32, i32) -> i32
              %194 = "arith.shrui"(%188, %193) : (i32, i32) -> i32
              %195 = "arith.cmpi"(%193, %29) {predicate = 6 : i64} : (i32, i32) -> i1
              %196 = "arith.select"(%195, %194, %26) : (i1, i32, i32) -> i32
              %197 = "arith.muli"(%196, %18) : (i32, i32) -> i32
              %198 = "arith.subi"(%152, %197) : (i32, i32) -> i32
              %199 = "arith.cmpi"(%191, %95) {predicate = 2 : i64} : (i32, i32) -> i1
              %200 = "arith.select"(%199, %198, %18) : (i1, i32, i32) -> i32
              %201 = "arith.remui"(%191, %95) : (i32, i32) -> i32
              %202 = "arith.muli"(%200, %104) : (i32, i32) -> i32
              %203 = "arith.shrui"(%7, %131) : (i64, i64) -> i64
              %204 = "arith.subi"(%16, %95) : (i32, i32) -> i32
              %205 = "llvm.intr.ctlz"(%204) {is_zero_poison = false} : (i32) -> i32
              %206 = "arith.subi"(%29, %205) : (i32, i32) -> i32
              %207 = "arith.extui"(%168) : (i32) -> i64
              %208 = "arith.muli"(%207, %203) : (i64, i64) -> i64
              %209 = "arith.shrui"(%208, %131) : (i64, i64) -> i64
              %210 = "arith.trunci"(%209) : (i64) -> i32
              %211 = "arith.addi"(%210, %168) : (i32, i32) -> i32
              %212 = "arith.shrui"(%211, %206) : (i32, i32) -> i32
              %213 = "arith.cmpi"(%206, %29) {predicate = 6 : i64} : (i32, i32) -> i1
              %214 = "arith.select"(%213, %212, %26) : (i1, i32, i32) -> i32
              %215 = "arith.muli"(%214, %16) : (i32, i32) -> i32
              %216 = "arith.subi"(%168, %215) : (i32, i32) -> i32
              %217 = "llvm.intr.ctlz"(%204) {is_zero_poison = false} : (i32) -> i32
              %218 = "arith.subi"(%29, %217) : (i32, i32) -> i32
              %219 = "arith.shrui"(%211, %218) : (i32, i32) -> i32
              %220 = "arith.cmpi"(%218, %29) {predicate = 6 : i64} : (i32, i32) -> i1
              %221 = "arith.select"(%220, %219, %26) : (i1, i32, i32) -> i32
              %222 = "arith.shrui"(%8, %131) : (i64, i64) -> i64
              %223 = "arith.subi"(%17, %95) : (i32, i32) -> i32
              %224 = "llvm.intr.ctlz"(%223) {is_zero_poison = false} : (i32) -> i32
              %225 = "arith.subi"(%29, %224) : (i32, i32) -> i32
              %226 = "arith.extui"(%221) : (i32) -> i64
              %227 = "arith.muli"(%226, %222) : (i64, i64) -> i64
              %228 = "arith.shrui"(%227, %131) : (i64, i64) -> i64
              %229 = "arith.trunci"(%228) : (i64) -> i32
              %230 = "arith.addi"(%229, %221) : (i32, i32) -> i32
              %231 = "arith.shrui"(%230, %225) : (i32, i32) -> i32
              %232 = "arith.cmpi"(%225, %29) {predicate = 6 : i64} : (i32, i32) -> i1
              %233 = "arith.select"(%232, %231, %26) : (i1, i32, i32) -> i32
              %234 = "arith.muli"(%233, %17) : (i32, i32) -> i32
              %235 = "arith.subi"(%221, %234) : (i32, i32) -> i32
              %236 = "llvm.intr.ctlz"(%223) {is_zero_poison = false} : (i32) -> i32
              %237 = "arith.subi"(%29, %236) : (i32, i32) -> i32
              %238 = "arith.shrui"(%230, %237) : (i32, i32) -> i32
              %239 = "arith.cmpi"(%237, %29) {predicate = 6 : i64} : (i32, i32) -> i1
              %240 = "arith.select"(%239, %238, %26) : (i1, i32, i32) -> i32
              %241 = "arith.trunci"(%201) : (i32) -> i16
              %242 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%242) ({
                %t243_s0 = "llvm.ptrtoint"(%179) : (!llvm.ptr<3>) -> i32
                %t243_s2 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t243_s0, %0, %t243_s2, %202, %216, %235, %240, %241, %241) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %244 = "arith.addi"(%159, %95) : (i32, i32) -> i32
              %245 = "arith.constant"() {value = 9 : i32} : () -> i32
              %246 = "arith.cmpi"(%244, %245) {predicate = 0 : i64} : (i32, i32) -> i1
              %247 = "arith.xori"(%160, %95) : (i32, i32) -> i32
              %248 = "arith.select"(%246, %247, %160) : (i1, i32, i32) -> i32
              %249 = "arith.select"(%246, %26, %244) : (i1, i32, i32) -> i32
              %250 = "arith.addi"(%158, %95) : (i32, i32) -> i32
              "scf.yield"(%250, %249, %248) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %251 = "arith.addi"(%126, %94) : (i32, i32) -> i32
            %252 = "arith.addi"(%127, %95) : (i32, i32) -> i32
            "scf.yield"(%251, %96, %97, %251, %252, %154, %155, %156) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %253 = "llvm.getelementptr"(%42, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t254_s0 = "llvm.ptrtoint"(%253) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t254_s0, %112) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %255 = "arith.addi"(%111, %95) : (i32, i32) -> i32
          %256 = "arith.constant"() {value = 9 : i32} : () -> i32
          %257 = "arith.cmpi"(%255, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %258 = "arith.xori"(%112, %95) : (i32, i32) -> i32
          %259 = "arith.select"(%257, %258, %112) : (i1, i32, i32) -> i32
          %260 = "arith.select"(%257, %26, %255) : (i1, i32, i32) -> i32
          %261 = "llvm.getelementptr"(%42, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t262_s0 = "llvm.ptrtoint"(%261) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t262_s0, %259) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %263 = "arith.addi"(%260, %95) : (i32, i32) -> i32
          %264 = "arith.cmpi"(%263, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %265 = "arith.xori"(%259, %95) : (i32, i32) -> i32
          %266 = "arith.select"(%264, %265, %259) : (i1, i32, i32) -> i32
          %267 = "arith.select"(%264, %26, %263) : (i1, i32, i32) -> i32
          %268 = "llvm.getelementptr"(%42, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t269_s0 = "llvm.ptrtoint"(%268) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t269_s0, %266) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %270 = "arith.addi"(%267, %95) : (i32, i32) -> i32
          %271 = "arith.cmpi"(%270, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %272 = "arith.xori"(%266, %95) : (i32, i32) -> i32
          %273 = "arith.select"(%271, %272, %266) : (i1, i32, i32) -> i32
          %274 = "arith.select"(%271, %26, %270) : (i1, i32, i32) -> i32
          %275 = "llvm.getelementptr"(%42, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t276_s0 = "llvm.ptrtoint"(%275) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t276_s0, %273) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %277 = "arith.addi"(%274, %95) : (i32, i32) -> i32
          %278 = "arith.cmpi"(%277, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %279 = "arith.xori"(%273, %95) : (i32, i32) -> i32
          %280 = "arith.select"(%278, %279, %273) : (i1, i32, i32) -> i32
          %281 = "arith.select"(%278, %26, %277) : (i1, i32, i32) -> i32
          %282 = "llvm.getelementptr"(%42, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t283_s0 = "llvm.ptrtoint"(%282) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t283_s0, %280) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %284 = "arith.addi"(%281, %95) : (i32, i32) -> i32
          %285 = "arith.cmpi"(%284, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %286 = "arith.xori"(%280, %95) : (i32, i32) -> i32
          %287 = "arith.select"(%285, %286, %280) : (i1, i32, i32) -> i32
          %288 = "arith.select"(%285, %26, %284) : (i1, i32, i32) -> i32
          %289 = "llvm.getelementptr"(%42, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t290_s0 = "llvm.ptrtoint"(%289) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t290_s0, %287) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %291 = "arith.addi"(%288, %95) : (i32, i32) -> i32
          %292 = "arith.cmpi"(%291, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %293 = "arith.xori"(%287, %95) : (i32, i32) -> i32
          %294 = "arith.select"(%292, %293, %287) : (i1, i32, i32) -> i32
          %295 = "arith.select"(%292, %26, %291) : (i1, i32, i32) -> i32
          %296 = "llvm.getelementptr"(%42, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t297_s0 = "llvm.ptrtoint"(%296) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t297_s0, %294) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %298 = "arith.addi"(%295, %95) : (i32, i32) -> i32
          %299 = "arith.cmpi"(%298, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %300 = "arith.xori"(%294, %95) : (i32, i32) -> i32
          %301 = "arith.select"(%299, %300, %294) : (i1, i32, i32) -> i32
          %302 = "arith.select"(%299, %26, %298) : (i1, i32, i32) -> i32
          %303 = "llvm.getelementptr"(%42, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t304_s0 = "llvm.ptrtoint"(%303) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t304_s0, %301) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %305 = "arith.addi"(%302, %95) : (i32, i32) -> i32
          %306 = "arith.cmpi"(%305, %256) {predicate = 0 : i64} : (i32, i32) -> i1
          %307 = "arith.xori"(%301, %95) : (i32, i32) -> i32
          %308 = "arith.select"(%306, %307, %301) : (i1, i32, i32) -> i32
          %309 = "arith.select"(%306, %26, %305) : (i1, i32, i32) -> i32
          %310 = "llvm.getelementptr"(%42, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t311_s0 = "llvm.ptrtoint"(%310) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t311_s0, %308) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%108, %109) : (i32, i32) -> ()
        }, {
          "scf.yield"(%91, %26) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %312 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%102, %103, %312) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %313 = "arith.subi"(%20, %23) : (i32, i32) -> i32
        %314 = "arith.subi"(%28, %95) : (i32, i32) -> i32
        %315 = "arith.muli"(%314, %23) : (i32, i32) -> i32
        %316 = "arith.divui"(%315, %23) : (i32, i32) -> i32
        %317 = "arith.constant"() {value = 2 : i32} : () -> i32
        %318 = "arith.remui"(%316, %317) : (i32, i32) -> i32
        %319 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %320 = "arith.muli"(%318, %319) : (i32, i32) -> i32
        %321 = "llvm.getelementptr"(%37, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %322 = "arith.constant"() {value = true} : () -> i1
        %323 = "llvm.mlir.undef"() : () -> f32
        %324 = "llvm.mlir.undef"() : () -> f32
        %325 = "llvm.mlir.undef"() : () -> f32
        %326 = "llvm.mlir.undef"() : () -> f32
        %327 = "llvm.mlir.undef"() : () -> f32
        %328 = "llvm.mlir.undef"() : () -> f32
        %329 = "llvm.mlir.undef"() : () -> f32
        %330 = "llvm.mlir.undef"() : () -> f32
        %331 = "llvm.mlir.undef"() : () -> f32
        %332 = "llvm.mlir.undef"() : () -> f32
        %333 = "llvm.mlir.undef"() : () -> f32
        %334 = "llvm.mlir.undef"() : () -> f32
        %335 = "llvm.mlir.undef"() : () -> f32
        %336 = "llvm.mlir.undef"() : () -> f32
        %337 = "llvm.mlir.undef"() : () -> f32
        %338 = "llvm.mlir.undef"() : () -> f32
        %339 = "llvm.mlir.undef"() : () -> f32
        %340 = "llvm.mlir.undef"() : () -> f32
        %341 = "llvm.mlir.undef"() : () -> f32
        %342 = "llvm.mlir.undef"() : () -> f32
        %343 = "llvm.mlir.undef"() : () -> f32
        %344 = "llvm.mlir.undef"() : () -> f32
        %345 = "llvm.mlir.undef"() : () -> f32
        %346 = "llvm.mlir.undef"() : () -> f32
        %347 = "llvm.mlir.undef"() : () -> f32
        %348 = "llvm.mlir.undef"() : () -> f32
        %349 = "llvm.mlir.undef"() : () -> f32
        %350 = "llvm.mlir.undef"() : () -> f32
        %351 = "llvm.mlir.undef"() : () -> f32
        %352 = "llvm.mlir.undef"() : () -> f32
        %353 = "llvm.mlir.undef"() : () -> f32
        %354 = "llvm.mlir.undef"() : () -> f32
        %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395 = "scf.while"(%91, %96, %97, %322, %91, %26, %26, %26, %26, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354) ({
        ^bb0(%396: i32, %397: i32, %398: i32, %399: i1, %400: i32, %401: i32, %402: i32, %403: i32, %404: i32, %405: f32, %406: f32, %407: f32, %408: f32, %409: f32, %410: f32, %411: f32, %412: f32, %413: f32, %414: f32, %415: f32, %416: f32, %417: f32, %418: f32, %419: f32, %420: f32, %421: f32, %422: f32, %423: f32, %424: f32, %425: f32, %426: f32, %427: f32, %428: f32, %429: f32, %430: f32, %431: f32, %432: f32, %433: f32, %434: f32, %435: f32, %436: f32):
          %437 = "arith.muli"(%14, %15) : (i32, i32) -> i32
          %438 = "arith.cmpi"(%396, %437) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%438, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
        ^bb0(%439: i32, %440: i32, %441: i32, %442: i1, %443: i32, %444: i32, %445: i32, %446: i32, %447: i32, %448: f32, %449: f32, %450: f32, %451: f32, %452: f32, %453: f32, %454: f32, %455: f32, %456: f32, %457: f32, %458: f32, %459: f32, %460: f32, %461: f32, %462: f32, %463: f32, %464: f32, %465: f32, %466: f32, %467: f32, %468: f32, %469: f32, %470: f32, %471: f32, %472: f32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32):
          %480 = "llvm.getelementptr"(%39, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t481_s0 = "llvm.ptrtoint"(%480) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t481_s0, %447) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %482 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %483 = "arith.muli"(%446, %482) : (i32, i32) -> i32
          %484 = "llvm.getelementptr"(%321, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %485 = "arith.muli"(%446, %319) : (i32, i32) -> i32
          %486 = "llvm.getelementptr"(%38, %485) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %487 = "arith.constant"() {value = false} : () -> i1
          %t489_a = "llvm.ptrtoint"(%484) : (!llvm.ptr<3>) -> i32
          %t489_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t489_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t489_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t489_shifted = "arith.shrui"(%t489_a, %t489_four) : (i32, i32) -> i32
          %t489_low = "arith.andi"(%t489_shifted, %t489_mask) : (i32, i32) -> i32
          %t489_wide = "arith.extui"(%t489_low) : (i32) -> i64
          %488 = "arith.ori"(%t489_wide, %t489_fields) : (i64, i64) -> i64
          %t491_a = "llvm.ptrtoint"(%486) : (!llvm.ptr<3>) -> i32
          %t491_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t491_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t491_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t491_shifted = "arith.shrui"(%t491_a, %t491_four) : (i32, i32) -> i32
          %t491_low = "arith.andi"(%t491_shifted, %t491_mask) : (i32, i32) -> i32
          %t491_wide = "arith.extui"(%t491_low) : (i32) -> i64
          %490 = "arith.ori"(%t491_wide, %t491_fields) : (i64, i64) -> i64
          %t524_r = "llvm.inline_asm"(%448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %492 = "llvm.extractvalue"(%t524_r) {position = array<i64: 0>} : (!struct0) -> f32
          %493 = "llvm.extractvalue"(%t524_r) {position = array<i64: 1>} : (!struct0) -> f32
          %494 = "llvm.extractvalue"(%t524_r) {position = array<i64: 2>} : (!struct0) -> f32
          %495 = "llvm.extractvalue"(%t524_r) {position = array<i64: 3>} : (!struct0) -> f32
          %496 = "llvm.extractvalue"(%t524_r) {position = array<i64: 4>} : (!struct0) -> f32
          %497 = "llvm.extractvalue"(%t524_r) {position = array<i64: 5>} : (!struct0) -> f32
          %498 = "llvm.extractvalue"(%t524_r) {position = array<i64: 6>} : (!struct0) -> f32
          %499 = "llvm.extractvalue"(%t524_r) {position = array<i64: 7>} : (!struct0) -> f32
          %500 = "llvm.extractvalue"(%t524_r) {position = array<i64: 8>} : (!struct0) -> f32
          %501 = "llvm.extractvalue"(%t524_r) {position = array<i64: 9>} : (!struct0) -> f32
          %502 = "llvm.extractvalue"(%t524_r) {position = array<i64: 10>} : (!struct0) -> f32
          %503 = "llvm.extractvalue"(%t524_r) {position = array<i64: 11>} : (!struct0) -> f32
          %504 = "llvm.extractvalue"(%t524_r) {position = array<i64: 12>} : (!struct0) -> f32
          %505 = "llvm.extractvalue"(%t524_r) {position = array<i64: 13>} : (!struct0) -> f32
          %506 = "llvm.extractvalue"(%t524_r) {position = array<i64: 14>} : (!struct0) -> f32
          %507 = "llvm.extractvalue"(%t524_r) {position = array<i64: 15>} : (!struct0) -> f32
          %508 = "llvm.extractvalue"(%t524_r) {position = array<i64: 16>} : (!struct0) -> f32
          %509 = "llvm.extractvalue"(%t524_r) {position = array<i64: 17>} : (!struct0) -> f32
          %510 = "llvm.extractvalue"(%t524_r) {position = array<i64: 18>} : (!struct0) -> f32
          %511 = "llvm.extractvalue"(%t524_r) {position = array<i64: 19>} : (!struct0) -> f32
          %512 = "llvm.extractvalue"(%t524_r) {position = array<i64: 20>} : (!struct0) -> f32
          %513 = "llvm.extractvalue"(%t524_r) {position = array<i64: 21>} : (!struct0) -> f32
          %514 = "llvm.extractvalue"(%t524_r) {position = array<i64: 22>} : (!struct0) -> f32
          %515 = "llvm.extractvalue"(%t524_r) {position = array<i64: 23>} : (!struct0) -> f32
          %516 = "llvm.extractvalue"(%t524_r) {position = array<i64: 24>} : (!struct0) -> f32
          %517 = "llvm.extractvalue"(%t524_r) {position = array<i64: 25>} : (!struct0) -> f32
          %518 = "llvm.extractvalue"(%t524_r) {position = array<i64: 26>} : (!struct0) -> f32
          %519 = "llvm.extractvalue"(%t524_r) {position = array<i64: 27>} : (!struct0) -> f32
          %520 = "llvm.extractvalue"(%t524_r) {position = array<i64: 28>} : (!struct0) -> f32
          %521 = "llvm.extractvalue"(%t524_r) {position = array<i64: 29>} : (!struct0) -> f32
          %522 = "llvm.extractvalue"(%t524_r) {position = array<i64: 30>} : (!struct0) -> f32
          %523 = "llvm.extractvalue"(%t524_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t557_r = "llvm.inline_asm"(%492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %488, %490, %487) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 6 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %525 = "llvm.extractvalue"(%t557_r) {position = array<i64: 0>} : (!struct0) -> f32
          %526 = "llvm.extractvalue"(%t557_r) {position = array<i64: 1>} : (!struct0) -> f32
          %527 = "llvm.extractvalue"(%t557_r) {position = array<i64: 2>} : (!struct0) -> f32
          %528 = "llvm.extractvalue"(%t557_r) {position = array<i64: 3>} : (!struct0) -> f32
          %529 = "llvm.extractvalue"(%t557_r) {position = array<i64: 4>} : (!struct0) -> f32
          %530 = "llvm.extractvalue"(%t557_r) {position = array<i64: 5>} : (!struct0) -> f32
          %531 = "llvm.extractvalue"(%t557_r) {position = array<i64: 6>} : (!struct0) -> f32
          %532 = "llvm.extractvalue"(%t557_r) {position = array<i64: 7>} : (!struct0) -> f32
          %533 = "llvm.extractvalue"(%t557_r) {position = array<i64: 8>} : (!struct0) -> f32
          %534 = "llvm.extractvalue"(%t557_r) {position = array<i64: 9>} : (!struct0) -> f32
          %535 = "llvm.extractvalue"(%t557_r) {position = array<i64: 10>} : (!struct0) -> f32
          %536 = "llvm.extractvalue"(%t557_r) {position = array<i64: 11>} : (!struct0) -> f32
          %537 = "llvm.extractvalue"(%t557_r) {position = array<i64: 12>} : (!struct0) -> f32
          %538 = "llvm.extractvalue"(%t557_r) {position = array<i64: 13>} : (!struct0) -> f32
          %539 = "llvm.extractvalue"(%t557_r) {position = array<i64: 14>} : (!struct0) -> f32
          %540 = "llvm.extractvalue"(%t557_r) {position = array<i64: 15>} : (!struct0) -> f32
          %541 = "llvm.extractvalue"(%t557_r) {position = array<i64: 16>} : (!struct0) -> f32
          %542 = "llvm.extractvalue"(%t557_r) {position = array<i64: 17>} : (!struct0) -> f32
          %543 = "llvm.extractvalue"(%t557_r) {position = array<i64: 18>} : (!struct0) -> f32
          %544 = "llvm.extractvalue"(%t557_r) {position = array<i64: 19>} : (!struct0) -> f32
          %545 = "llvm.extractvalue"(%t557_r) {position = array<i64: 20>} : (!struct0) -> f32
          %546 = "llvm.extractvalue"(%t557_r) {position = array<i64: 21>} : (!struct0) -> f32
          %547 = "llvm.extractvalue"(%t557_r) {position = array<i64: 22>} : (!struct0) -> f32
          %548 = "llvm.extractvalue"(%t557_r) {position = array<i64: 23>} : (!struct0) -> f32
          %549 = "llvm.extractvalue"(%t557_r) {position = array<i64: 24>} : (!struct0) -> f32
          %550 = "llvm.extractvalue"(%t557_r) {position = array<i64: 25>} : (!struct0) -> f32
          %551 = "llvm.extractvalue"(%t557_r) {position = array<i64: 26>} : (!struct0) -> f32
          %552 = "llvm.extractvalue"(%t557_r) {position = array<i64: 27>} : (!struct0) -> f32
          %553 = "llvm.extractvalue"(%t557_r) {position = array<i64: 28>} : (!struct0) -> f32
          %554 = "llvm.extractvalue"(%t557_r) {position = array<i64: 29>} : (!struct0) -> f32
          %555 = "llvm.extractvalue"(%t557_r) {position = array<i64: 30>} : (!struct0) -> f32
          %556 = "llvm.extractvalue"(%t557_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %558 = "arith.addi"(%446, %95) : (i32, i32) -> i32
          %559 = "arith.constant"() {value = 9 : i32} : () -> i32
          %560 = "arith.cmpi"(%558, %559) {predicate = 0 : i64} : (i32, i32) -> i1
          %561 = "arith.xori"(%447, %95) : (i32, i32) -> i32
          %562 = "arith.select"(%560, %561, %447) : (i1, i32, i32) -> i32
          %563 = "arith.select"(%560, %26, %558) : (i1, i32, i32) -> i32
          %564 = "arith.addi"(%445, %95) : (i32, i32) -> i32
          %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602 = "scf.for"(%95, %10, %95, %445, %446, %447, %564, %563, %562, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556) ({
          ^bb0(%603: i32, %604: i32, %605: i32, %606: i32, %607: i32, %608: i32, %609: i32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32):
            %642 = "llvm.getelementptr"(%39, %608) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t643_s0 = "llvm.ptrtoint"(%642) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t643_s0, %609) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %644 = "arith.muli"(%608, %482) : (i32, i32) -> i32
            %645 = "llvm.getelementptr"(%321, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %646 = "arith.muli"(%608, %319) : (i32, i32) -> i32
            %647 = "llvm.getelementptr"(%38, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t649_a = "llvm.ptrtoint"(%645) : (!llvm.ptr<3>) -> i32
            %t649_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t649_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t649_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t649_shifted = "arith.shrui"(%t649_a, %t649_four) : (i32, i32) -> i32
            %t649_low = "arith.andi"(%t649_shifted, %t649_mask) : (i32, i32) -> i32
            %t649_wide = "arith.extui"(%t649_low) : (i32) -> i64
            %648 = "arith.ori"(%t649_wide, %t649_fields) : (i64, i64) -> i64
            %t651_a = "llvm.ptrtoint"(%647) : (!llvm.ptr<3>) -> i32
            %t651_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t651_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t651_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t651_shifted = "arith.shrui"(%t651_a, %t651_four) : (i32, i32) -> i32
            %t651_low = "arith.andi"(%t651_shifted, %t651_mask) : (i32, i32) -> i32
            %t651_wide = "arith.extui"(%t651_low) : (i32) -> i64
            %650 = "arith.ori"(%t651_wide, %t651_fields) : (i64, i64) -> i64
            %t684_r = "llvm.inline_asm"(%610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %652 = "llvm.extractvalue"(%t684_r) {position = array<i64: 0>} : (!struct0) -> f32
            %653 = "llvm.extractvalue"(%t684_r) {position = array<i64: 1>} : (!struct0) -> f32
            %654 = "llvm.extractvalue"(%t684_r) {position = array<i64: 2>} : (!struct0) -> f32
            %655 = "llvm.extractvalue"(%t684_r) {position = array<i64: 3>} : (!struct0) -> f32
            %656 = "llvm.extractvalue"(%t684_r) {position = array<i64: 4>} : (!struct0) -> f32
            %657 = "llvm.extractvalue"(%t684_r) {position = array<i64: 5>} : (!struct0) -> f32
            %658 = "llvm.extractvalue"(%t684_r) {position = array<i64: 6>} : (!struct0) -> f32
            %659 = "llvm.extractvalue"(%t684_r) {position = array<i64: 7>} : (!struct0) -> f32
            %660 = "llvm.extractvalue"(%t684_r) {position = array<i64: 8>} : (!struct0) -> f32
            %661 = "llvm.extractvalue"(%t684_r) {position = array<i64: 9>} : (!struct0) -> f32
            %662 = "llvm.extractvalue"(%t684_r) {position = array<i64: 10>} : (!struct0) -> f32
            %663 = "llvm.extractvalue"(%t684_r) {position = array<i64: 11>} : (!struct0) -> f32
            %664 = "llvm.extractvalue"(%t684_r) {position = array<i64: 12>} : (!struct0) -> f32
            %665 = "llvm.extractvalue"(%t684_r) {position = array<i64: 13>} : (!struct0) -> f32
            %666 = "llvm.extractvalue"(%t684_r) {position = array<i64: 14>} : (!struct0) -> f32
            %667 = "llvm.extractvalue"(%t684_r) {position = array<i64: 15>} : (!struct0) -> f32
            %668 = "llvm.extractvalue"(%t684_r) {position = array<i64: 16>} : (!struct0) -> f32
            %669 = "llvm.extractvalue"(%t684_r) {position = array<i64: 17>} : (!struct0) -> f32
            %670 = "llvm.extractvalue"(%t684_r) {position = array<i64: 18>} : (!struct0) -> f32
            %671 = "llvm.extractvalue"(%t684_r) {position = array<i64: 19>} : (!struct0) -> f32
            %672 = "llvm.extractvalue"(%t684_r) {position = array<i64: 20>} : (!struct0) -> f32
            %673 = "llvm.extractvalue"(%t684_r) {position = array<i64: 21>} : (!struct0) -> f32
            %674 = "llvm.extractvalue"(%t684_r) {position = array<i64: 22>} : (!struct0) -> f32
            %675 = "llvm.extractvalue"(%t684_r) {position = array<i64: 23>} : (!struct0) -> f32
            %676 = "llvm.extractvalue"(%t684_r) {position = array<i64: 24>} : (!struct0) -> f32
            %677 = "llvm.extractvalue"(%t684_r) {position = array<i64: 25>} : (!struct0) -> f32
            %678 = "llvm.extractvalue"(%t684_r) {position = array<i64: 26>} : (!struct0) -> f32
            %679 = "llvm.extractvalue"(%t684_r) {position = array<i64: 27>} : (!struct0) -> f32
            %680 = "llvm.extractvalue"(%t684_r) {position = array<i64: 28>} : (!struct0) -> f32
            %681 = "llvm.extractvalue"(%t684_r) {position = array<i64: 29>} : (!struct0) -> f32
            %682 = "llvm.extractvalue"(%t684_r) {position = array<i64: 30>} : (!struct0) -> f32
            %683 = "llvm.extractvalue"(%t684_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t717_r = "llvm.inline_asm"(%652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %648, %650, %322) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %685 = "llvm.extractvalue"(%t717_r) {position = array<i64: 0>} : (!struct0) -> f32
            %686 = "llvm.extractvalue"(%t717_r) {position = array<i64: 1>} : (!struct0) -> f32
            %687 = "llvm.extractvalue"(%t717_r) {position = array<i64: 2>} : (!struct0) -> f32
            %688 = "llvm.extractvalue"(%t717_r) {position = array<i64: 3>} : (!struct0) -> f32
            %689 = "llvm.extractvalue"(%t717_r) {position = array<i64: 4>} : (!struct0) -> f32
            %690 = "llvm.extractvalue"(%t717_r) {position = array<i64: 5>} : (!struct0) -> f32
            %691 = "llvm.extractvalue"(%t717_r) {position = array<i64: 6>} : (!struct0) -> f32
            %692 = "llvm.extractvalue"(%t717_r) {position = array<i64: 7>} : (!struct0) -> f32
            %693 = "llvm.extractvalue"(%t717_r) {position = array<i64: 8>} : (!struct0) -> f32
            %694 = "llvm.extractvalue"(%t717_r) {position = array<i64: 9>} : (!struct0) -> f32
            %695 = "llvm.extractvalue"(%t717_r) {position = array<i64: 10>} : (!struct0) -> f32
            %696 = "llvm.extractvalue"(%t717_r) {position = array<i64: 11>} : (!struct0) -> f32
            %697 = "llvm.extractvalue"(%t717_r) {position = array<i64: 12>} : (!struct0) -> f32
            %698 = "llvm.extractvalue"(%t717_r) {position = array<i64: 13>} : (!struct0) -> f32
            %699 = "llvm.extractvalue"(%t717_r) {position = array<i64: 14>} : (!struct0) -> f32
            %700 = "llvm.extractvalue"(%t717_r) {position = array<i64: 15>} : (!struct0) -> f32
            %701 = "llvm.extractvalue"(%t717_r) {position = array<i64: 16>} : (!struct0) -> f32
            %702 = "llvm.extractvalue"(%t717_r) {position = array<i64: 17>} : (!struct0) -> f32
            %703 = "llvm.extractvalue"(%t717_r) {position = array<i64: 18>} : (!struct0) -> f32
            %704 = "llvm.extractvalue"(%t717_r) {position = array<i64: 19>} : (!struct0) -> f32
            %705 = "llvm.extractvalue"(%t717_r) {position = array<i64: 20>} : (!struct0) -> f32
            %706 = "llvm.extractvalue"(%t717_r) {position = array<i64: 21>} : (!struct0) -> f32
            %707 = "llvm.extractvalue"(%t717_r) {position = array<i64: 22>} : (!struct0) -> f32
            %708 = "llvm.extractvalue"(%t717_r) {position = array<i64: 23>} : (!struct0) -> f32
            %709 = "llvm.extractvalue"(%t717_r) {position = array<i64: 24>} : (!struct0) -> f32
            %710 = "llvm.extractvalue"(%t717_r) {position = array<i64: 25>} : (!struct0) -> f32
            %711 = "llvm.extractvalue"(%t717_r) {position = array<i64: 26>} : (!struct0) -> f32
            %712 = "llvm.extractvalue"(%t717_r) {position = array<i64: 27>} : (!struct0) -> f32
            %713 = "llvm.extractvalue"(%t717_r) {position = array<i64: 28>} : (!struct0) -> f32
            %714 = "llvm.extractvalue"(%t717_r) {position = array<i64: 29>} : (!struct0) -> f32
            %715 = "llvm.extractvalue"(%t717_r) {position = array<i64: 30>} : (!struct0) -> f32
            %716 = "llvm.extractvalue"(%t717_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t750_r = "llvm.inline_asm"(%685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %718 = "llvm.extractvalue"(%t750_r) {position = array<i64: 0>} : (!struct0) -> f32
            %719 = "llvm.extractvalue"(%t750_r) {position = array<i64: 1>} : (!struct0) -> f32
            %720 = "llvm.extractvalue"(%t750_r) {position = array<i64: 2>} : (!struct0) -> f32
            %721 = "llvm.extractvalue"(%t750_r) {position = array<i64: 3>} : (!struct0) -> f32
            %722 = "llvm.extractvalue"(%t750_r) {position = array<i64: 4>} : (!struct0) -> f32
            %723 = "llvm.extractvalue"(%t750_r) {position = array<i64: 5>} : (!struct0) -> f32
            %724 = "llvm.extractvalue"(%t750_r) {position = array<i64: 6>} : (!struct0) -> f32
            %725 = "llvm.extractvalue"(%t750_r) {position = array<i64: 7>} : (!struct0) -> f32
            %726 = "llvm.extractvalue"(%t750_r) {position = array<i64: 8>} : (!struct0) -> f32
            %727 = "llvm.extractvalue"(%t750_r) {position = array<i64: 9>} : (!struct0) -> f32
            %728 = "llvm.extractvalue"(%t750_r) {position = array<i64: 10>} : (!struct0) -> f32
            %729 = "llvm.extractvalue"(%t750_r) {position = array<i64: 11>} : (!struct0) -> f32
            %730 = "llvm.extractvalue"(%t750_r) {position = array<i64: 12>} : (!struct0) -> f32
            %731 = "llvm.extractvalue"(%t750_r) {position = array<i64: 13>} : (!struct0) -> f32
            %732 = "llvm.extractvalue"(%t750_r) {position = array<i64: 14>} : (!struct0) -> f32
            %733 = "llvm.extractvalue"(%t750_r) {position = array<i64: 15>} : (!struct0) -> f32
            %734 = "llvm.extractvalue"(%t750_r) {position = array<i64: 16>} : (!struct0) -> f32
            %735 = "llvm.extractvalue"(%t750_r) {position = array<i64: 17>} : (!struct0) -> f32
            %736 = "llvm.extractvalue"(%t750_r) {position = array<i64: 18>} : (!struct0) -> f32
            %737 = "llvm.extractvalue"(%t750_r) {position = array<i64: 19>} : (!struct0) -> f32
            %738 = "llvm.extractvalue"(%t750_r) {position = array<i64: 20>} : (!struct0) -> f32
            %739 = "llvm.extractvalue"(%t750_r) {position = array<i64: 21>} : (!struct0) -> f32
            %740 = "llvm.extractvalue"(%t750_r) {position = array<i64: 22>} : (!struct0) -> f32
            %741 = "llvm.extractvalue"(%t750_r) {position = array<i64: 23>} : (!struct0) -> f32
            %742 = "llvm.extractvalue"(%t750_r) {position = array<i64: 24>} : (!struct0) -> f32
            %743 = "llvm.extractvalue"(%t750_r) {position = array<i64: 25>} : (!struct0) -> f32
            %744 = "llvm.extractvalue"(%t750_r) {position = array<i64: 26>} : (!struct0) -> f32
            %745 = "llvm.extractvalue"(%t750_r) {position = array<i64: 27>} : (!struct0) -> f32
            %746 = "llvm.extractvalue"(%t750_r) {position = array<i64: 28>} : (!struct0) -> f32
            %747 = "llvm.extractvalue"(%t750_r) {position = array<i64: 29>} : (!struct0) -> f32
            %748 = "llvm.extractvalue"(%t750_r) {position = array<i64: 30>} : (!struct0) -> f32
            %749 = "llvm.extractvalue"(%t750_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%41) ({
              %751 = "llvm.getelementptr"(%42, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t752_s0 = "llvm.ptrtoint"(%751) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t752_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %753 = "arith.addi"(%608, %95) : (i32, i32) -> i32
            %754 = "arith.cmpi"(%753, %559) {predicate = 0 : i64} : (i32, i32) -> i1
            %755 = "arith.xori"(%609, %95) : (i32, i32) -> i32
            %756 = "arith.select"(%754, %755, %609) : (i1, i32, i32) -> i32
            %757 = "arith.select"(%754, %26, %753) : (i1, i32, i32) -> i32
            %758 = "arith.addi"(%607, %95) : (i32, i32) -> i32
            "scf.yield"(%607, %608, %609, %758, %757, %756, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t791_r = "llvm.inline_asm"(%571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %759 = "llvm.extractvalue"(%t791_r) {position = array<i64: 0>} : (!struct0) -> f32
          %760 = "llvm.extractvalue"(%t791_r) {position = array<i64: 1>} : (!struct0) -> f32
          %761 = "llvm.extractvalue"(%t791_r) {position = array<i64: 2>} : (!struct0) -> f32
          %762 = "llvm.extractvalue"(%t791_r) {position = array<i64: 3>} : (!struct0) -> f32
          %763 = "llvm.extractvalue"(%t791_r) {position = array<i64: 4>} : (!struct0) -> f32
          %764 = "llvm.extractvalue"(%t791_r) {position = array<i64: 5>} : (!struct0) -> f32
          %765 = "llvm.extractvalue"(%t791_r) {position = array<i64: 6>} : (!struct0) -> f32
          %766 = "llvm.extractvalue"(%t791_r) {position = array<i64: 7>} : (!struct0) -> f32
          %767 = "llvm.extractvalue"(%t791_r) {position = array<i64: 8>} : (!struct0) -> f32
          %768 = "llvm.extractvalue"(%t791_r) {position = array<i64: 9>} : (!struct0) -> f32
          %769 = "llvm.extractvalue"(%t791_r) {position = array<i64: 10>} : (!struct0) -> f32
          %770 = "llvm.extractvalue"(%t791_r) {position = array<i64: 11>} : (!struct0) -> f32
          %771 = "llvm.extractvalue"(%t791_r) {position = array<i64: 12>} : (!struct0) -> f32
          %772 = "llvm.extractvalue"(%t791_r) {position = array<i64: 13>} : (!struct0) -> f32
          %773 = "llvm.extractvalue"(%t791_r) {position = array<i64: 14>} : (!struct0) -> f32
          %774 = "llvm.extractvalue"(%t791_r) {position = array<i64: 15>} : (!struct0) -> f32
          %775 = "llvm.extractvalue"(%t791_r) {position = array<i64: 16>} : (!struct0) -> f32
          %776 = "llvm.extractvalue"(%t791_r) {position = array<i64: 17>} : (!struct0) -> f32
          %777 = "llvm.extractvalue"(%t791_r) {position = array<i64: 18>} : (!struct0) -> f32
          %778 = "llvm.extractvalue"(%t791_r) {position = array<i64: 19>} : (!struct0) -> f32
          %779 = "llvm.extractvalue"(%t791_r) {position = array<i64: 20>} : (!struct0) -> f32
          %780 = "llvm.extractvalue"(%t791_r) {position = array<i64: 21>} : (!struct0) -> f32
          %781 = "llvm.extractvalue"(%t791_r) {position = array<i64: 22>} : (!struct0) -> f32
          %782 = "llvm.extractvalue"(%t791_r) {position = array<i64: 23>} : (!struct0) -> f32
          %783 = "llvm.extractvalue"(%t791_r) {position = array<i64: 24>} : (!struct0) -> f32
          %784 = "llvm.extractvalue"(%t791_r) {position = array<i64: 25>} : (!struct0) -> f32
          %785 = "llvm.extractvalue"(%t791_r) {position = array<i64: 26>} : (!struct0) -> f32
          %786 = "llvm.extractvalue"(%t791_r) {position = array<i64: 27>} : (!struct0) -> f32
          %787 = "llvm.extractvalue"(%t791_r) {position = array<i64: 28>} : (!struct0) -> f32
          %788 = "llvm.extractvalue"(%t791_r) {position = array<i64: 29>} : (!struct0) -> f32
          %789 = "llvm.extractvalue"(%t791_r) {position = array<i64: 30>} : (!struct0) -> f32
          %790 = "llvm.extractvalue"(%t791_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%41) ({
            %792 = "llvm.getelementptr"(%42, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t793_s0 = "llvm.ptrtoint"(%792) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t793_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %794 = "arith.constant"() {value = 32 : i64} : () -> i64
          %795 = "arith.shrui"(%12, %794) : (i64, i64) -> i64
          %796 = "arith.subi"(%19, %95) : (i32, i32) -> i32
          %797 = "llvm.intr.ctlz"(%796) {is_zero_poison = false} : (i32) -> i32
          %798 = "arith.subi"(%29, %797) : (i32, i32) -> i32
          %799 = "arith.extui"(%439) : (i32) -> i64
          %800 = "arith.muli"(%799, %795) : (i64, i64) -> i64
          %801 = "arith.shrui"(%800, %794) : (i64, i64) -> i64
          %802 = "arith.trunci"(%801) : (i64) -> i32
          %803 = "arith.addi"(%802, %439) : (i32, i32) -> i32
          %804 = "arith.shrui"(%803, %798) : (i32, i32) -> i32
          %805 = "arith.cmpi"(%798, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %806 = "arith.select"(%805, %804, %26) : (i1, i32, i32) -> i32
          %807 = "llvm.intr.ctlz"(%796) {is_zero_poison = false} : (i32) -> i32
          %808 = "arith.subi"(%29, %807) : (i32, i32) -> i32
          %809 = "arith.shrui"(%803, %808) : (i32, i32) -> i32
          %810 = "arith.cmpi"(%808, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %811 = "arith.select"(%810, %809, %26) : (i1, i32, i32) -> i32
          %812 = "arith.muli"(%811, %19) : (i32, i32) -> i32
          %813 = "arith.subi"(%439, %812) : (i32, i32) -> i32
          %814 = "arith.addi"(%813, %440) : (i32, i32) -> i32
          %815 = "arith.addi"(%806, %441) : (i32, i32) -> i32
          %816 = "arith.shrui"(%9, %794) : (i64, i64) -> i64
          %817 = "arith.subi"(%18, %95) : (i32, i32) -> i32
          %818 = "llvm.intr.ctlz"(%817) {is_zero_poison = false} : (i32) -> i32
          %819 = "arith.subi"(%29, %818) : (i32, i32) -> i32
          %820 = "arith.extui"(%815) : (i32) -> i64
          %821 = "arith.muli"(%820, %816) : (i64, i64) -> i64
          %822 = "arith.shrui"(%821, %794) : (i64, i64) -> i64
          %823 = "arith.trunci"(%822) : (i64) -> i32
          %824 = "arith.addi"(%823, %815) : (i32, i32) -> i32
          %825 = "arith.shrui"(%824, %819) : (i32, i32) -> i32
          %826 = "arith.cmpi"(%819, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %827 = "arith.select"(%826, %825, %26) : (i1, i32, i32) -> i32
          %828 = "llvm.intr.ctlz"(%817) {is_zero_poison = false} : (i32) -> i32
          %829 = "arith.subi"(%29, %828) : (i32, i32) -> i32
          %830 = "arith.shrui"(%824, %829) : (i32, i32) -> i32
          %831 = "arith.cmpi"(%829, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %832 = "arith.select"(%831, %830, %26) : (i1, i32, i32) -> i32
          %833 = "arith.muli"(%832, %18) : (i32, i32) -> i32
          %834 = "arith.subi"(%815, %833) : (i32, i32) -> i32
          %835 = "arith.cmpi"(%827, %95) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%835) ({
            %836 = "arith.extsi"(%827) : (i32) -> i64
            %837 = "arith.extsi"(%5) : (i32) -> i64
            %838 = "arith.muli"(%836, %837) : (i64, i64) -> i64
            %839 = "llvm.getelementptr"(%4, %838) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %840 = "arith.constant"() {value = 64 : i32} : () -> i32
            %841 = "arith.muli"(%814, %23) : (i32, i32) -> i32
            %842 = "arith.muli"(%834, %840) : (i32, i32) -> i32
            %843 = "arith.remui"(%313, %23) : (i32, i32) -> i32
            %844 = "arith.divui"(%313, %23) : (i32, i32) -> i32
            %845 = "arith.remui"(%844, %317) : (i32, i32) -> i32
            %846 = "arith.constant"() {value = 4 : i32} : () -> i32
            %847 = "arith.remui"(%843, %846) : (i32, i32) -> i32
            %848 = "arith.divui"(%843, %846) : (i32, i32) -> i32
            %849 = "arith.muli"(%847, %317) : (i32, i32) -> i32
            %850 = "arith.constant"() {value = 8 : i32} : () -> i32
            %851 = "arith.remui"(%848, %850) : (i32, i32) -> i32
            %852 = "arith.divui"(%848, %850) : (i32, i32) -> i32
            %853 = "arith.constant"() {value = 16 : i32} : () -> i32
            %854 = "arith.muli"(%852, %853) : (i32, i32) -> i32
            %855 = "arith.addi"(%851, %854) : (i32, i32) -> i32
            %856 = "arith.muli"(%845, %840) : (i32, i32) -> i32
            %857 = "arith.addi"(%855, %856) : (i32, i32) -> i32
            %858 = "arith.addi"(%841, %857) : (i32, i32) -> i32
            %859 = "arith.addi"(%842, %849) : (i32, i32) -> i32
            %860 = "arith.cmpi"(%858, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %861 = "arith.cmpi"(%859, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %862 = "arith.andi"(%860, %861) : (i1, i1) -> i1
            "scf.if"(%862) ({
              %863 = "vector.from_elements"(%759, %760) : (f32, f32) -> vector<2xf32>
              %864 = "arith.truncf"(%863) : (vector<2xf32>) -> vector<2xbf16>
              %865 = "vector.extract"(%864) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %866 = "vector.extract"(%864) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %867 = "arith.extsi"(%858) : (i32) -> i64
              %868 = "arith.muli"(%867, %837) : (i64, i64) -> i64
              %869 = "llvm.getelementptr"(%839, %868) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %870 = "arith.divui"(%859, %317) : (i32, i32) -> i32
              %871 = "arith.extsi"(%870) : (i32) -> i64
              %872 = "arith.constant"() {value = 2 : i64} : () -> i64
              %873 = "arith.muli"(%871, %872) : (i64, i64) -> i64
              %874 = "llvm.getelementptr"(%869, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %875 = "vector.from_elements"(%865, %866) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%875, %874) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %876 = "arith.addi"(%858, %850) : (i32, i32) -> i32
            %877 = "arith.cmpi"(%876, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %878 = "arith.andi"(%877, %861) : (i1, i1) -> i1
            "scf.if"(%878) ({
              %879 = "vector.from_elements"(%761, %762) : (f32, f32) -> vector<2xf32>
              %880 = "arith.truncf"(%879) : (vector<2xf32>) -> vector<2xbf16>
              %881 = "vector.extract"(%880) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %882 = "vector.extract"(%880) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %883 = "arith.extsi"(%876) : (i32) -> i64
              %884 = "arith.muli"(%883, %837) : (i64, i64) -> i64
              %885 = "llvm.getelementptr"(%839, %884) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %886 = "arith.divui"(%859, %317) : (i32, i32) -> i32
              %887 = "arith.extsi"(%886) : (i32) -> i64
              %888 = "arith.constant"() {value = 2 : i64} : () -> i64
              %889 = "arith.muli"(%887, %888) : (i64, i64) -> i64
              %890 = "llvm.getelementptr"(%885, %889) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %891 = "vector.from_elements"(%881, %882) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%891, %890) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %892 = "arith.addi"(%859, %850) : (i32, i32) -> i32
            %893 = "arith.cmpi"(%892, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %894 = "arith.andi"(%860, %893) : (i1, i1) -> i1
            "scf.if"(%894) ({
              %895 = "vector.from_elements"(%763, %764) : (f32, f32) -> vector<2xf32>
              %896 = "arith.truncf"(%895) : (vector<2xf32>) -> vector<2xbf16>
              %897 = "vector.extract"(%896) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %898 = "vector.extract"(%896) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %899 = "arith.extsi"(%858) : (i32) -> i64
              %900 = "arith.muli"(%899, %837) : (i64, i64) -> i64
              %901 = "llvm.getelementptr"(%839, %900) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %902 = "arith.divui"(%892, %317) : (i32, i32) -> i32
              %903 = "arith.extsi"(%902) : (i32) -> i64
              %904 = "arith.constant"() {value = 2 : i64} : () -> i64
              %905 = "arith.muli"(%903, %904) : (i64, i64) -> i64
              %906 = "llvm.getelementptr"(%901, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %907 = "vector.from_elements"(%897, %898) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%907, %906) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %908 = "arith.andi"(%877, %893) : (i1, i1) -> i1
            "scf.if"(%908) ({
              %909 = "vector.from_elements"(%765, %766) : (f32, f32) -> vector<2xf32>
              %910 = "arith.truncf"(%909) : (vector<2xf32>) -> vector<2xbf16>
              %911 = "vector.extract"(%910) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %912 = "vector.extract"(%910) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %913 = "arith.extsi"(%876) : (i32) -> i64
              %914 = "arith.muli"(%913, %837) : (i64, i64) -> i64
              %915 = "llvm.getelementptr"(%839, %914) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %916 = "arith.divui"(%892, %317) : (i32, i32) -> i32
              %917 = "arith.extsi"(%916) : (i32) -> i64
              %918 = "arith.constant"() {value = 2 : i64} : () -> i64
              %919 = "arith.muli"(%917, %918) : (i64, i64) -> i64
              %920 = "llvm.getelementptr"(%915, %919) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %921 = "vector.from_elements"(%911, %912) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%921, %920) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %922 = "arith.addi"(%859, %853) : (i32, i32) -> i32
            %923 = "arith.cmpi"(%922, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %924 = "arith.andi"(%860, %923) : (i1, i1) -> i1
            "scf.if"(%924) ({
              %925 = "vector.from_elements"(%767, %768) : (f32, f32) -> vector<2xf32>
              %926 = "arith.truncf"(%925) : (vector<2xf32>) -> vector<2xbf16>
              %927 = "vector.extract"(%926) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %928 = "vector.extract"(%926) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %929 = "arith.extsi"(%858) : (i32) -> i64
              %930 = "arith.muli"(%929, %837) : (i64, i64) -> i64
              %931 = "llvm.getelementptr"(%839, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %932 = "arith.divui"(%922, %317) : (i32, i32) -> i32
              %933 = "arith.extsi"(%932) : (i32) -> i64
              %934 = "arith.constant"() {value = 2 : i64} : () -> i64
              %935 = "arith.muli"(%933, %934) : (i64, i64) -> i64
              %936 = "llvm.getelementptr"(%931, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %937 = "vector.from_elements"(%927, %928) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%937, %936) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %938 = "arith.andi"(%877, %923) : (i1, i1) -> i1
            "scf.if"(%938) ({
              %939 = "vector.from_elements"(%769, %770) : (f32, f32) -> vector<2xf32>
              %940 = "arith.truncf"(%939) : (vector<2xf32>) -> vector<2xbf16>
              %941 = "vector.extract"(%940) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %942 = "vector.extract"(%940) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %943 = "arith.extsi"(%876) : (i32) -> i64
              %944 = "arith.muli"(%943, %837) : (i64, i64) -> i64
              %945 = "llvm.getelementptr"(%839, %944) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %946 = "arith.divui"(%922, %317) : (i32, i32) -> i32
              %947 = "arith.extsi"(%946) : (i32) -> i64
              %948 = "arith.constant"() {value = 2 : i64} : () -> i64
              %949 = "arith.muli"(%947, %948) : (i64, i64) -> i64
              %950 = "llvm.getelementptr"(%945, %949) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %951 = "vector.from_elements"(%941, %942) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%951, %950) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %952 = "arith.constant"() {value = 24 : i32} : () -> i32
            %953 = "arith.addi"(%859, %952) : (i32, i32) -> i32
            %954 = "arith.cmpi"(%953, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %955 = "arith.andi"(%860, %954) : (i1, i1) -> i1
            "scf.if"(%955) ({
              %956 = "vector.from_elements"(%771, %772) : (f32, f32) -> vector<2xf32>
              %957 = "arith.truncf"(%956) : (vector<2xf32>) -> vector<2xbf16>
              %958 = "vector.extract"(%957) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %959 = "vector.extract"(%957) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %960 = "arith.extsi"(%858) : (i32) -> i64
              %961 = "arith.muli"(%960, %837) : (i64, i64) -> i64
              %962 = "llvm.getelementptr"(%839, %961) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %963 = "arith.divui"(%953, %317) : (i32, i32) -> i32
              %964 = "arith.extsi"(%963) : (i32) -> i64
              %965 = "arith.constant"() {value = 2 : i64} : () -> i64
              %966 = "arith.muli"(%964, %965) : (i64, i64) -> i64
              %967 = "llvm.getelementptr"(%962, %966) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %968 = "vector.from_elements"(%958, %959) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%968, %967) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %969 = "arith.andi"(%877, %954) : (i1, i1) -> i1
            "scf.if"(%969) ({
              %970 = "vector.from_elements"(%773, %774) : (f32, f32) -> vector<2xf32>
              %971 = "arith.truncf"(%970) : (vector<2xf32>) -> vector<2xbf16>
              %972 = "vector.extract"(%971) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %973 = "vector.extract"(%971) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %974 = "arith.extsi"(%876) : (i32) -> i64
              %975 = "arith.muli"(%974, %837) : (i64, i64) -> i64
              %976 = "llvm.getelementptr"(%839, %975) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %977 = "arith.divui"(%953, %317) : (i32, i32) -> i32
              %978 = "arith.extsi"(%977) : (i32) -> i64
              %979 = "arith.constant"() {value = 2 : i64} : () -> i64
              %980 = "arith.muli"(%978, %979) : (i64, i64) -> i64
              %981 = "llvm.getelementptr"(%976, %980) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %982 = "vector.from_elements"(%972, %973) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%982, %981) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %983 = "arith.addi"(%859, %29) : (i32, i32) -> i32
            %984 = "arith.cmpi"(%983, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %985 = "arith.andi"(%860, %984) : (i1, i1) -> i1
            "scf.if"(%985) ({
              %986 = "vector.from_elements"(%775, %776) : (f32, f32) -> vector<2xf32>
              %987 = "arith.truncf"(%986) : (vector<2xf32>) -> vector<2xbf16>
              %988 = "vector.extract"(%987) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %989 = "vector.extract"(%987) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %990 = "arith.extsi"(%858) : (i32) -> i64
              %991 = "arith.muli"(%990, %837) : (i64, i64) -> i64
              %992 = "llvm.getelementptr"(%839, %991) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %993 = "arith.divui"(%983, %317) : (i32, i32) -> i32
              %994 = "arith.extsi"(%993) : (i32) -> i64
              %995 = "arith.constant"() {value = 2 : i64} : () -> i64
              %996 = "arith.muli"(%994, %995) : (i64, i64) -> i64
              %997 = "llvm.getelementptr"(%992, %996) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %998 = "vector.from_elements"(%988, %989) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%998, %997) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %999 = "arith.andi"(%877, %984) : (i1, i1) -> i1
            "scf.if"(%999) ({
              %1000 = "vector.from_elements"(%777, %778) : (f32, f32) -> vector<2xf32>
              %1001 = "arith.truncf"(%1000) : (vector<2xf32>) -> vector<2xbf16>
              %1002 = "vector.extract"(%1001) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %1003 = "vector.extract"(%1001) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %1004 = "arith.extsi"(%876) : (i32) -> i64
              %1005 = "arith.muli"(%1004, %837) : (i64, i64) -> i64
              %1006 = "llvm.getelementptr"(%839, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1007 = "arith.divui"(%983, %317) : (i32, i32) -> i32
              %1008 = "arith.extsi"(%1007) : (i32) -> i64
              %1009 = "arith.constant"() {value = 2 : i64} : () -> i64
              %1010 = "arith.muli"(%1008, %1009) : (i64, i64) -> i64
              %1011 = "llvm.getelementptr"(%1006, %1010) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1012 = "vector.from_elements"(%1002, %1003) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%1012, %1011) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1013 = "arith.constant"() {value = 40 : i32} : () -> i32
            %1014 = "arith.addi"(%859, %1013) : (i32, i32) -> i32
            %1015 = "arith.cmpi"(%1014, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %1016 = "arith.andi"(%860, %1015) : (i1, i1) -> i1
            "scf.if"(%1016) ({
              %1017 = "vector.from_elements"(%779, %780) : (f32, f32) -> vector<2xf32>
              %1018 = "arith.truncf"(%1017) : (vector<2xf32>) -> vector<2xbf16>
              %1019 = "vector.extract"(%1018) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %1020 = "vector.extract"(%1018) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %1021 = "arith.extsi"(%858) : (i32) -> i64
              %1022 = "arith.muli"(%1021, %837) : (i64, i64) -> i64
              %1023 = "llvm.getelementptr"(%839, %1022) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1024 = "arith.divui"(%1014, %317) : (i32, i32) -> i32
              %1025 = "arith.extsi"(%1024) : (i32) -> i64
              %1026 = "arith.constant"() {value = 2 : i64} : () -> i64
              %1027 = "arith.muli"(%1025, %1026) : (i64, i64) -> i64
              %1028 = "llvm.getelementptr"(%1023, %1027) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1029 = "vector.from_elements"(%1019, %1020) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%1029, %1028) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1030 = "arith.andi"(%877, %1015) : (i1, i1) -> i1
            "scf.if"(%1030) ({
              %1031 = "vector.from_elements"(%781, %782) : (f32, f32) -> vector<2xf32>
              %1032 = "arith.truncf"(%1031) : (vector<2xf32>) -> vector<2xbf16>
              %1033 = "vector.extract"(%1032) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %1034 = "vector.extract"(%1032) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %1035 = "arith.extsi"(%876) : (i32) -> i64
              %1036 = "arith.muli"(%1035, %837) : (i64, i64) -> i64
              %1037 = "llvm.getelementptr"(%839, %1036) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1038 = "arith.divui"(%1014, %317) : (i32, i32) -> i32
              %1039 = "arith.extsi"(%1038) : (i32) -> i64
              %1040 = "arith.constant"() {value = 2 : i64} : () -> i64
              %1041 = "arith.muli"(%1039, %1040) : (i64, i64) -> i64
              %1042 = "llvm.getelementptr"(%1037, %1041) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1043 = "vector.from_elements"(%1033, %1034) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%1043, %1042) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1044 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1045 = "arith.addi"(%859, %1044) : (i32, i32) -> i32
            %1046 = "arith.cmpi"(%1045, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %1047 = "arith.andi"(%860, %1046) : (i1, i1) -> i1
            "scf.if"(%1047) ({
              %1048 = "vector.from_elements"(%783, %784) : (f32, f32) -> vector<2xf32>
              %1049 = "arith.truncf"(%1048) : (vector<2xf32>) -> vector<2xbf16>
              %1050 = "vector.extract"(%1049) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %1051 = "vector.extract"(%1049) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %1052 = "arith.extsi"(%858) : (i32) -> i64
              %1053 = "arith.muli"(%1052, %837) : (i64, i64) -> i64
              %1054 = "llvm.getelementptr"(%839, %1053) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1055 = "arith.divui"(%1045, %317) : (i32, i32) -> i32
              %1056 = "arith.extsi"(%1055) : (i32) -> i64
              %1057 = "arith.constant"() {value = 2 : i64} : () -> i64
              %1058 = "arith.muli"(%1056, %1057) : (i64, i64) -> i64
              %1059 = "llvm.getelementptr"(%1054, %1058) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1060 = "vector.from_elements"(%1050, %1051) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%1060, %1059) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1061 = "arith.andi"(%877, %1046) : (i1, i1) -> i1
            "scf.if"(%1061) ({
              %1062 = "vector.from_elements"(%785, %786) : (f32, f32) -> vector<2xf32>
              %1063 = "arith.truncf"(%1062) : (vector<2xf32>) -> vector<2xbf16>
              %1064 = "vector.extract"(%1063) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %1065 = "vector.extract"(%1063) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %1066 = "arith.extsi"(%876) : (i32) -> i64
              %1067 = "arith.muli"(%1066, %837) : (i64, i64) -> i64
              %1068 = "llvm.getelementptr"(%839, %1067) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1069 = "arith.divui"(%1045, %317) : (i32, i32) -> i32
              %1070 = "arith.extsi"(%1069) : (i32) -> i64
              %1071 = "arith.constant"() {value = 2 : i64} : () -> i64
              %1072 = "arith.muli"(%1070, %1071) : (i64, i64) -> i64
              %1073 = "llvm.getelementptr"(%1068, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1074 = "vector.from_elements"(%1064, %1065) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%1074, %1073) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1075 = "arith.constant"() {value = 56 : i32} : () -> i32
            %1076 = "arith.addi"(%859, %1075) : (i32, i32) -> i32
            %1077 = "arith.cmpi"(%1076, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %1078 = "arith.andi"(%860, %1077) : (i1, i1) -> i1
            "scf.if"(%1078) ({
              %1079 = "vector.from_elements"(%787, %788) : (f32, f32) -> vector<2xf32>
              %1080 = "arith.truncf"(%1079) : (vector<2xf32>) -> vector<2xbf16>
              %1081 = "vector.extract"(%1080) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %1082 = "vector.extract"(%1080) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %1083 = "arith.extsi"(%858) : (i32) -> i64
              %1084 = "arith.muli"(%1083, %837) : (i64, i64) -> i64
              %1085 = "llvm.getelementptr"(%839, %1084) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1086 = "arith.divui"(%1076, %317) : (i32, i32) -> i32
              %1087 = "arith.extsi"(%1086) : (i32) -> i64
              %1088 = "arith.constant"() {value = 2 : i64} : () -> i64
              %1089 = "arith.muli"(%1087, %1088) : (i64, i64) -> i64
              %1090 = "llvm.getelementptr"(%1085, %1089) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1091 = "vector.from_elements"(%1081, %1082) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%1091, %1090) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1092 = "arith.andi"(%877, %1077) : (i1, i1) -> i1
            "scf.if"(%1092) ({
              %1093 = "vector.from_elements"(%789, %790) : (f32, f32) -> vector<2xf32>
              %1094 = "arith.truncf"(%1093) : (vector<2xf32>) -> vector<2xbf16>
              %1095 = "vector.extract"(%1094) {static_position = array<i64: 0>} : (vector<2xbf16>) -> bf16
              %1096 = "vector.extract"(%1094) {static_position = array<i64: 1>} : (vector<2xbf16>) -> bf16
              %1097 = "arith.extsi"(%876) : (i32) -> i64
              %1098 = "arith.muli"(%1097, %837) : (i64, i64) -> i64
              %1099 = "llvm.getelementptr"(%839, %1098) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1100 = "arith.divui"(%1076, %317) : (i32, i32) -> i32
              %1101 = "arith.extsi"(%1100) : (i32) -> i64
              %1102 = "arith.constant"() {value = 2 : i64} : () -> i64
              %1103 = "arith.muli"(%1101, %1102) : (i64, i64) -> i64
              %1104 = "llvm.getelementptr"(%1099, %1103) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1105 = "vector.from_elements"(%1095, %1096) : (bf16, bf16) -> vector<2xbf16>
              "llvm.store"(%1105, %1104) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1106 = "arith.addi"(%443, %94) : (i32, i32) -> i32
          %1107 = "arith.addi"(%444, %95) : (i32, i32) -> i32
          "scf.yield"(%1106, %96, %97, %322, %1106, %1107, %568, %569, %570, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%359, %360, %358) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "filter_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i32, %12: i64, %13: i64, %14: i64, %15: !llvm.ptr<1>, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>):
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%2, %20) : (i32, i32) -> i32
    %22 = "arith.addi"(%21, %20) : (i32, i32) -> i32
    %23 = "arith.cmpi"(%9, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%23) {message = "dY's rows are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 187 : i32} : (i1) -> ()
    %24 = "arith.subi"(%3, %20) : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %20) : (i32, i32) -> i32
    %26 = "arith.cmpi"(%10, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "dY's columns are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 188 : i32} : (i1) -> ()
    %27 = "arith.extsi"(%4) : (i32) -> i64
    %28 = "arith.extsi"(%3) : (i32) -> i64
    %29 = "arith.extsi"(%2) : (i32) -> i64
    %30 = "arith.extsi"(%1) : (i32) -> i64
    %31 = "arith.constant"() {value = 2 : i64} : () -> i64
    %32 = "arith.muli"(%7, %31) : (i64, i64) -> i64
    %33 = "arith.muli"(%6, %31) : (i64, i64) -> i64
    %34 = "arith.muli"(%5, %31) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%0, %27, %28, %29, %30, %32, %33, %34) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32>, element_strides = array<i32: 1, 1, 1, 1>, im2col = {lower = array<i32: 0, 0>, upper = array<i32: 0, 0>, column = array<i32: 64, 64>, wide = "none"}} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.muli"(%1, %9) : (i32, i32) -> i32
    %37 = "arith.muli"(%36, %10) : (i32, i32) -> i32
    %38 = "arith.extsi"(%11) : (i32) -> i64
    %39 = "arith.extsi"(%37) : (i32) -> i64
    %40 = "arith.constant"() {value = 2 : i32} : () -> i32
    %41 = "arith.muli"(%11, %40) : (i32, i32) -> i32
    %42 = "arith.extsi"(%41) : (i32) -> i64
    %43 = "cutec.tensor_map"(%8, %38, %39, %42) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %44 = "arith.constant"() {value = 63 : i32} : () -> i32
    %45 = "arith.addi"(%4, %44) : (i32, i32) -> i32
    %46 = "arith.constant"() {value = 64 : i32} : () -> i32
    %47 = "arith.divui"(%45, %46) : (i32, i32) -> i32
    %48 = "arith.maxsi"(%47, %20) : (i32, i32) -> i32
    %49 = "arith.constant"() {value = 127 : i32} : () -> i32
    %50 = "arith.addi"(%11, %49) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 128 : i32} : () -> i32
    %52 = "arith.divui"(%50, %51) : (i32, i32) -> i32
    %53 = "arith.addi"(%37, %44) : (i32, i32) -> i32
    %54 = "arith.divui"(%53, %46) : (i32, i32) -> i32
    %55 = "arith.maxsi"(%54, %20) : (i32, i32) -> i32
    %56 = "arith.muli"(%11, %4) : (i32, i32) -> i32
    %57 = "arith.muli"(%52, %48) : (i32, i32) -> i32
    %58 = "arith.maxsi"(%57, %20) : (i32, i32) -> i32
    %59 = "arith.extui"(%58) : (i32) -> i64
    %60 = "arith.subi"(%58, %20) : (i32, i32) -> i32
    %61 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
    %62 = "arith.constant"() {value = 32 : i32} : () -> i32
    %63 = "arith.subi"(%62, %61) : (i32, i32) -> i32
    %64 = "arith.extsi"(%63) : (i32) -> i64
    %65 = "arith.constant"() {value = 1 : i64} : () -> i64
    %66 = "arith.shli"(%65, %64) : (i64, i64) -> i64
    %67 = "arith.constant"() {value = 64 : i64} : () -> i64
    %68 = "arith.cmpi"(%64, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %69 = "arith.constant"() {value = 0 : i64} : () -> i64
    %70 = "arith.select"(%68, %66, %69) : (i1, i64, i64) -> i64
    %71 = "arith.subi"(%70, %59) : (i64, i64) -> i64
    %72 = "arith.constant"() {value = 32 : i64} : () -> i64
    %73 = "arith.shli"(%71, %72) : (i64, i64) -> i64
    %74 = "arith.divui"(%73, %59) : (i64, i64) -> i64
    %75 = "arith.addi"(%74, %65) : (i64, i64) -> i64
    %76 = "arith.shli"(%75, %72) : (i64, i64) -> i64
    %77 = "arith.ori"(%76, %59) : (i64, i64) -> i64
    %78 = "arith.maxsi"(%52, %20) : (i32, i32) -> i32
    %79 = "arith.extui"(%78) : (i32) -> i64
    %80 = "arith.subi"(%78, %20) : (i32, i32) -> i32
    %81 = "llvm.intr.ctlz"(%80) {is_zero_poison = false} : (i32) -> i32
    %82 = "arith.subi"(%62, %81) : (i32, i32) -> i32
    %83 = "arith.extsi"(%82) : (i32) -> i64
    %84 = "arith.shli"(%65, %83) : (i64, i64) -> i64
    %85 = "arith.cmpi"(%83, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %86 = "arith.select"(%85, %84, %69) : (i1, i64, i64) -> i64
    %87 = "arith.subi"(%86, %79) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %72) : (i64, i64) -> i64
    %89 = "arith.divui"(%88, %79) : (i64, i64) -> i64
    %90 = "arith.addi"(%89, %65) : (i64, i64) -> i64
    %91 = "arith.shli"(%90, %72) : (i64, i64) -> i64
    %92 = "arith.ori"(%91, %79) : (i64, i64) -> i64
    %93 = "arith.addi"(%48, %20) : (i32, i32) -> i32
    %94 = "arith.subi"(%93, %20) : (i32, i32) -> i32
    %95 = "arith.constant"() {value = 0 : i32} : () -> i32
    %96 = "arith.andi"(%94, %95) : (i32, i32) -> i32
    %97 = "arith.addi"(%96, %20) : (i32, i32) -> i32
    %98 = "arith.maxsi"(%97, %20) : (i32, i32) -> i32
    %99 = "arith.extui"(%98) : (i32) -> i64
    %100 = "arith.subi"(%98, %20) : (i32, i32) -> i32
    %101 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
    %102 = "arith.subi"(%62, %101) : (i32, i32) -> i32
    %103 = "arith.extsi"(%102) : (i32) -> i64
    %104 = "arith.shli"(%65, %103) : (i64, i64) -> i64
    %105 = "arith.cmpi"(%103, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %106 = "arith.select"(%105, %104, %69) : (i1, i64, i64) -> i64
    %107 = "arith.subi"(%106, %99) : (i64, i64) -> i64
    %108 = "arith.shli"(%107, %72) : (i64, i64) -> i64
    %109 = "arith.divui"(%108, %99) : (i64, i64) -> i64
    %110 = "arith.addi"(%109, %65) : (i64, i64) -> i64
    %111 = "arith.shli"(%110, %72) : (i64, i64) -> i64
    %112 = "arith.ori"(%111, %99) : (i64, i64) -> i64
    %113 = "arith.constant"() {value = 132 : i32} : () -> i32
    %114 = "arith.minsi"(%57, %113) : (i32, i32) -> i32
    %115 = "arith.maxsi"(%10, %20) : (i32, i32) -> i32
    %116 = "arith.extui"(%115) : (i32) -> i64
    %117 = "arith.subi"(%115, %20) : (i32, i32) -> i32
    %118 = "llvm.intr.ctlz"(%117) {is_zero_poison = false} : (i32) -> i32
    %119 = "arith.subi"(%62, %118) : (i32, i32) -> i32
    %120 = "arith.extsi"(%119) : (i32) -> i64
    %121 = "arith.shli"(%65, %120) : (i64, i64) -> i64
    %122 = "arith.cmpi"(%120, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %123 = "arith.select"(%122, %121, %69) : (i1, i64, i64) -> i64
    %124 = "arith.subi"(%123, %116) : (i64, i64) -> i64
    %125 = "arith.shli"(%124, %72) : (i64, i64) -> i64
    %126 = "arith.divui"(%125, %116) : (i64, i64) -> i64
    %127 = "arith.addi"(%126, %65) : (i64, i64) -> i64
    %128 = "arith.shli"(%127, %72) : (i64, i64) -> i64
    %129 = "arith.ori"(%128, %116) : (i64, i64) -> i64
    %130 = "arith.maxsi"(%9, %20) : (i32, i32) -> i32
    %131 = "arith.extui"(%130) : (i32) -> i64
    %132 = "arith.subi"(%130, %20) : (i32, i32) -> i32
    %133 = "llvm.intr.ctlz"(%132) {is_zero_poison = false} : (i32) -> i32
    %134 = "arith.subi"(%62, %133) : (i32, i32) -> i32
    %135 = "arith.extsi"(%134) : (i32) -> i64
    %136 = "arith.shli"(%65, %135) : (i64, i64) -> i64
    %137 = "arith.cmpi"(%135, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %138 = "arith.select"(%137, %136, %69) : (i1, i64, i64) -> i64
    %139 = "arith.subi"(%138, %131) : (i64, i64) -> i64
    %140 = "arith.shli"(%139, %72) : (i64, i64) -> i64
    %141 = "arith.divui"(%140, %131) : (i64, i64) -> i64
    %142 = "arith.addi"(%141, %65) : (i64, i64) -> i64
    %143 = "arith.shli"(%142, %72) : (i64, i64) -> i64
    %144 = "arith.ori"(%143, %131) : (i64, i64) -> i64
    %145 = "arith.extui"(%48) : (i32) -> i64
    %146 = "arith.subi"(%48, %20) : (i32, i32) -> i32
    %147 = "llvm.intr.ctlz"(%146) {is_zero_poison = false} : (i32) -> i32
    %148 = "arith.subi"(%62, %147) : (i32, i32) -> i32
    %149 = "arith.extsi"(%148) : (i32) -> i64
    %150 = "arith.shli"(%65, %149) : (i64, i64) -> i64
    %151 = "arith.cmpi"(%149, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %152 = "arith.select"(%151, %150, %69) : (i1, i64, i64) -> i64
    %153 = "arith.subi"(%152, %145) : (i64, i64) -> i64
    %154 = "arith.shli"(%153, %72) : (i64, i64) -> i64
    %155 = "arith.divui"(%154, %145) : (i64, i64) -> i64
    %156 = "arith.addi"(%155, %65) : (i64, i64) -> i64
    %157 = "arith.shli"(%156, %72) : (i64, i64) -> i64
    %158 = "arith.ori"(%157, %145) : (i64, i64) -> i64
    %159 = "arith.constant"() {value = 384 : i32} : () -> i32
    %160 = "arith.constant"() {value = 221328 : i32} : () -> i32
    "gpu.launch_func"(%20, %20, %114, %159, %20, %20, %160, %35, %43, %11, %37, %15, %4, %56, %129, %144, %158, %55, %77, %92, %112, %52, %48) {kernel = @kernels::@filter_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "conv_1x1_filter_bf16_units1_split0", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
