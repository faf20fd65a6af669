!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i64, %7: i64, %8: i64, %9: i32, %10: i64, %11: i64, %12: i64, %13: i32, %14: i32):
      %15 = "arith.trunci"(%6) : (i64) -> i32
      %16 = "arith.trunci"(%7) : (i64) -> i32
      %17 = "arith.trunci"(%8) : (i64) -> i32
      %18 = "arith.trunci"(%11) : (i64) -> i32
      %19 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %22 = "arith.constant"() {value = 128 : i32} : () -> i32
      %23 = "arith.divui"(%19, %22) : (i32, i32) -> i32
      %24 = "arith.constant"() {value = -1 : i32} : () -> i32
      %25 = "arith.constant"() {value = 0 : i32} : () -> i32
      %26 = "arith.constant"() {value = 31 : i32} : () -> i32
      %27 = "nvvm.shfl.sync"(%24, %23, %25, %26) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %28 = "arith.constant"() {value = 32 : i32} : () -> i32
      %29 = "arith.divui"(%19, %28) : (i32, i32) -> i32
      %30 = "nvvm.shfl.sync"(%24, %29, %25, %26) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%31) ({
        %32 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%32) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %34 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%34) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %36 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %37 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %38 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %41 = "arith.cmpi"(%40, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      %42 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %46 = "arith.addi"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.constant"() {value = 384 : i32} : () -> i32
      %48 = "arith.muli"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.addi"(%43, %48) : (i32, i32) -> i32
      %50 = "arith.divui"(%49, %28) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %25) {predicate = 0 : i64} : (i32, i32) -> i1
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
          %69 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t70_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %85 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %91 = "arith.constant"() {value = 1 : i32} : () -> i32
      %92 = "arith.remui"(%85, %91) : (i32, i32) -> i32
      %93 = "arith.remui"(%86, %91) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %94 = "arith.cmpi"(%27, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      %95, %96, %97 = "scf.if"(%94) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %98, %99 = "scf.if"(%31) ({
          %100 = "arith.constant"() {value = 64 : i32} : () -> i32
          %101, %102, %103, %104, %105, %106, %107, %108 = "scf.while"(%87, %92, %93, %87, %25, %25, %25, %91) ({
          ^bb0(%109: i32, %110: i32, %111: i32, %112: i32, %113: i32, %114: i32, %115: i32, %116: i32):
            %117 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %118 = "arith.cmpi"(%109, %117) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%118, %109, %110, %111, %112, %113, %114, %115, %116) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%119: i32, %120: i32, %121: i32, %122: i32, %123: i32, %124: i32, %125: i32, %126: i32):
            %127 = "arith.constant"() {value = 32 : i64} : () -> i64
            %128 = "arith.shrui"(%11, %127) : (i64, i64) -> i64
            %129 = "arith.subi"(%18, %91) : (i32, i32) -> i32
            %130 = "llvm.intr.ctlz"(%129) {is_zero_poison = false} : (i32) -> i32
            %131 = "arith.subi"(%28, %130) : (i32, i32) -> i32
            %132 = "arith.extui"(%119) : (i32) -> i64
            %133 = "arith.muli"(%132, %128) : (i64, i64) -> i64
            %134 = "arith.shrui"(%133, %127) : (i64, i64) -> i64
            %135 = "arith.trunci"(%134) : (i64) -> i32
            %136 = "arith.addi"(%135, %119) : (i32, i32) -> i32
            %137 = "arith.shrui"(%136, %131) : (i32, i32) -> i32
            %138 = "arith.cmpi"(%131, %28) {predicate = 6 : i64} : (i32, i32) -> i1
            %139 = "arith.select"(%138, %137, %25) : (i1, i32, i32) -> i32
            %140 = "llvm.intr.ctlz"(%129) {is_zero_poison = false} : (i32) -> i32
            %141 = "arith.subi"(%28, %140) : (i32, i32) -> i32
            %142 = "arith.shrui"(%136, %141) : (i32, i32) -> i32
            %143 = "arith.cmpi"(%141, %28) {predicate = 6 : i64} : (i32, i32) -> i1
            %144 = "arith.select"(%143, %142, %25) : (i1, i32, i32) -> i32
            %145 = "arith.muli"(%144, %18) : (i32, i32) -> i32
            %146 = "arith.subi"(%119, %145) : (i32, i32) -> i32
            %147 = "arith.addi"(%146, %120) : (i32, i32) -> i32
            %148 = "arith.addi"(%139, %121) : (i32, i32) -> i32
            %149 = "arith.muli"(%25, %9) : (i32, i32) -> i32
            %150, %151, %152 = "scf.for"(%149, %9, %91, %124, %125, %126) ({
            ^bb0(%153: i32, %154: i32, %155: i32, %156: i32):
              %157 = "llvm.getelementptr"(%42, %155) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t158_s0 = "llvm.ptrtoint"(%157) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t158_s0, %156) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %159 = "llvm.getelementptr"(%39, %155) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %160 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
              "scf.if"(%160) ({
                %161 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t162_s0 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t162_s0, %161) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %163 = "arith.muli"(%147, %22) : (i32, i32) -> i32
              %164 = "arith.muli"(%153, %100) : (i32, i32) -> i32
              %165 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %166 = "arith.muli"(%155, %165) : (i32, i32) -> i32
              %167 = "llvm.getelementptr"(%36, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %168 = "llvm.getelementptr"(%167) {rawConstantIndices = array<i32: 4096>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %169 = "arith.addi"(%163, %100) : (i32, i32) -> i32
              %170 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%170) ({
                %t171_s0 = "llvm.ptrtoint"(%167) : (!llvm.ptr<3>) -> i32
                %t171_s2 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t171_s0, %1, %t171_s2, %163, %164) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                %t172_s0 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                %t172_s2 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t172_s0, %1, %t172_s2, %169, %164) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %173 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %174 = "arith.muli"(%155, %173) : (i32, i32) -> i32
              %175 = "llvm.getelementptr"(%37, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %176 = "arith.shrui"(%8, %127) : (i64, i64) -> i64
              %177 = "arith.subi"(%17, %91) : (i32, i32) -> i32
              %178 = "llvm.intr.ctlz"(%177) {is_zero_poison = false} : (i32) -> i32
              %179 = "arith.subi"(%28, %178) : (i32, i32) -> i32
              %180 = "arith.extui"(%148) : (i32) -> i64
              %181 = "arith.muli"(%180, %176) : (i64, i64) -> i64
              %182 = "arith.shrui"(%181, %127) : (i64, i64) -> i64
              %183 = "arith.trunci"(%182) : (i64) -> i32
              %184 = "arith.addi"(%183, %148) : (i32, i32) -> i32
              %185 = "arith.shrui"(%184, %179) : (i32, i32) -> i32
              %186 = "arith.cmpi"(%179, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %187 = "arith.select"(%186, %185, %25) : (i1, i32, i32) -> i32
              %188 = "llvm.intr.ctlz"(%177) {is_zero_poison = false} : (i32) -> i32
              %189 = "arith.subi"(%28, %188) : (i32, i32) -> i32
              %190 = "arith.shrui"(%184, %189) : (i32, i32) -> i32
              %191 = "arith.cmpi"(%189, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %192 = "arith.select"(%191, %190, %25) : (i1, i32, i32) -> i32
              %193 = "arith.muli"(%192, %17) : (i32, i32) -> i32
              %194 = "arith.subi"(%148, %193) : (i32, i32) -> i32
              %195 = "arith.minsi"(%187, %25) : (i32, i32) -> i32
              %196 = "arith.remui"(%195, %91) : (i32, i32) -> i32
              %197 = "arith.muli"(%194, %100) : (i32, i32) -> i32
              %198 = "arith.shrui"(%6, %127) : (i64, i64) -> i64
              %199 = "arith.subi"(%15, %91) : (i32, i32) -> i32
              %200 = "llvm.intr.ctlz"(%199) {is_zero_poison = false} : (i32) -> i32
              %201 = "arith.subi"(%28, %200) : (i32, i32) -> i32
              %202 = "arith.extui"(%164) : (i32) -> i64
              %203 = "arith.muli"(%202, %198) : (i64, i64) -> i64
              %204 = "arith.shrui"(%203, %127) : (i64, i64) -> i64
              %205 = "arith.trunci"(%204) : (i64) -> i32
              %206 = "arith.addi"(%205, %164) : (i32, i32) -> i32
              %207 = "arith.shrui"(%206, %201) : (i32, i32) -> i32
              %208 = "arith.cmpi"(%201, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %209 = "arith.select"(%208, %207, %25) : (i1, i32, i32) -> i32
              %210 = "arith.muli"(%209, %15) : (i32, i32) -> i32
              %211 = "arith.subi"(%164, %210) : (i32, i32) -> i32
              %212 = "llvm.intr.ctlz"(%199) {is_zero_poison = false} : (i32) -> i32
              %213 = "arith.subi"(%28, %212) : (i32, i32) -> i32
              %214 = "arith.shrui"(%206, %213) : (i32, i32) -> i32
              %215 = "arith.cmpi"(%213, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %216 = "arith.select"(%215, %214, %25) : (i1, i32, i32) -> i32
              %217 = "arith.shrui"(%7, %127) : (i64, i64) -> i64
              %218 = "arith.subi"(%16, %91) : (i32, i32) -> i32
              %219 = "llvm.intr.ctlz"(%218) {is_zero_poison = false} : (i32) -> i32
              %220 = "arith.subi"(%28, %219) : (i32, i32) -> i32
              %221 = "arith.extui"(%216) : (i32) -> i64
              %222 = "arith.muli"(%221, %217) : (i64, i64) -> i64
              %223 = "arith.shrui"(%222, %127) : (i64, i64) -> i64
              %224 = "arith.trunci"(%223) : (i64) -> i32
              %225 = "arith.addi"(%224, %216) : (i32, i32) -> i32
              %226 = "arith.shrui"(%225, %220) : (i32, i32) -> i32
              %227 = "arith.cmpi"(%220, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %228 = "arith.select"(%227, %226, %25) : (i1, i32, i32) -> i32
              %229 = "arith.muli"(%228, %16) : (i32, i32) -> i32
              %230 = "arith.subi"(%216, %229) : (i32, i32) -> i32
              %231 = "llvm.intr.ctlz"(%218) {is_zero_poison = false} : (i32) -> i32
              %232 = "arith.subi"(%28, %231) : (i32, i32) -> i32
              %233 = "arith.shrui"(%225, %232) : (i32, i32) -> i32
              %234 = "arith.cmpi"(%232, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %235 = "arith.select"(%234, %233, %25) : (i1, i32, i32) -> i32
              %236 = "arith.trunci"(%196) : (i32) -> i16
              %237 = "arith.trunci"(%195) : (i32) -> i16
              %238 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%238) ({
                %t239_s0 = "llvm.ptrtoint"(%175) : (!llvm.ptr<3>) -> i32
                %t239_s2 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t239_s0, %0, %t239_s2, %197, %211, %230, %235, %236, %237) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %240 = "arith.addi"(%155, %91) : (i32, i32) -> i32
              %241 = "arith.constant"() {value = 8 : i32} : () -> i32
              %242 = "arith.cmpi"(%240, %241) {predicate = 0 : i64} : (i32, i32) -> i1
              %243 = "arith.xori"(%156, %91) : (i32, i32) -> i32
              %244 = "arith.select"(%242, %243, %156) : (i1, i32, i32) -> i32
              %245 = "arith.select"(%242, %25, %240) : (i1, i32, i32) -> i32
              %246 = "arith.addi"(%154, %91) : (i32, i32) -> i32
              "scf.yield"(%246, %245, %244) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %247 = "arith.addi"(%122, %90) : (i32, i32) -> i32
            %248 = "arith.addi"(%123, %91) : (i32, i32) -> i32
            "scf.yield"(%247, %92, %93, %247, %248, %150, %151, %152) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %249 = "llvm.getelementptr"(%42, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t250_s0 = "llvm.ptrtoint"(%249) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t250_s0, %108) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %251 = "arith.addi"(%107, %91) : (i32, i32) -> i32
          %252 = "arith.constant"() {value = 8 : i32} : () -> i32
          %253 = "arith.cmpi"(%251, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %254 = "arith.xori"(%108, %91) : (i32, i32) -> i32
          %255 = "arith.select"(%253, %254, %108) : (i1, i32, i32) -> i32
          %256 = "arith.select"(%253, %25, %251) : (i1, i32, i32) -> i32
          %257 = "llvm.getelementptr"(%42, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t258_s0 = "llvm.ptrtoint"(%257) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t258_s0, %255) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %259 = "arith.addi"(%256, %91) : (i32, i32) -> i32
          %260 = "arith.cmpi"(%259, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %261 = "arith.xori"(%255, %91) : (i32, i32) -> i32
          %262 = "arith.select"(%260, %261, %255) : (i1, i32, i32) -> i32
          %263 = "arith.select"(%260, %25, %259) : (i1, i32, i32) -> i32
          %264 = "llvm.getelementptr"(%42, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t265_s0 = "llvm.ptrtoint"(%264) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t265_s0, %262) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %266 = "arith.addi"(%263, %91) : (i32, i32) -> i32
          %267 = "arith.cmpi"(%266, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %268 = "arith.xori"(%262, %91) : (i32, i32) -> i32
          %269 = "arith.select"(%267, %268, %262) : (i1, i32, i32) -> i32
          %270 = "arith.select"(%267, %25, %266) : (i1, i32, i32) -> i32
          %271 = "llvm.getelementptr"(%42, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t272_s0 = "llvm.ptrtoint"(%271) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t272_s0, %269) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %273 = "arith.addi"(%270, %91) : (i32, i32) -> i32
          %274 = "arith.cmpi"(%273, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %275 = "arith.xori"(%269, %91) : (i32, i32) -> i32
          %276 = "arith.select"(%274, %275, %269) : (i1, i32, i32) -> i32
          %277 = "arith.select"(%274, %25, %273) : (i1, i32, i32) -> i32
          %278 = "llvm.getelementptr"(%42, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t279_s0 = "llvm.ptrtoint"(%278) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t279_s0, %276) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %280 = "arith.addi"(%277, %91) : (i32, i32) -> i32
          %281 = "arith.cmpi"(%280, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %282 = "arith.xori"(%276, %91) : (i32, i32) -> i32
          %283 = "arith.select"(%281, %282, %276) : (i1, i32, i32) -> i32
          %284 = "arith.select"(%281, %25, %280) : (i1, i32, i32) -> i32
          %285 = "llvm.getelementptr"(%42, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t286_s0 = "llvm.ptrtoint"(%285) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t286_s0, %283) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %287 = "arith.addi"(%284, %91) : (i32, i32) -> i32
          %288 = "arith.cmpi"(%287, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %289 = "arith.xori"(%283, %91) : (i32, i32) -> i32
          %290 = "arith.select"(%288, %289, %283) : (i1, i32, i32) -> i32
          %291 = "arith.select"(%288, %25, %287) : (i1, i32, i32) -> i32
          %292 = "llvm.getelementptr"(%42, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t293_s0 = "llvm.ptrtoint"(%292) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t293_s0, %290) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %294 = "arith.addi"(%291, %91) : (i32, i32) -> i32
          %295 = "arith.cmpi"(%294, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %296 = "arith.xori"(%290, %91) : (i32, i32) -> i32
          %297 = "arith.select"(%295, %296, %290) : (i1, i32, i32) -> i32
          %298 = "arith.select"(%295, %25, %294) : (i1, i32, i32) -> i32
          %299 = "llvm.getelementptr"(%42, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t300_s0 = "llvm.ptrtoint"(%299) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t300_s0, %297) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%104, %105) : (i32, i32) -> ()
        }, {
          "scf.yield"(%87, %25) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %301 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%98, %99, %301) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %302 = "arith.subi"(%19, %22) : (i32, i32) -> i32
        %303 = "arith.subi"(%27, %91) : (i32, i32) -> i32
        %304 = "arith.muli"(%303, %22) : (i32, i32) -> i32
        %305 = "arith.divui"(%304, %22) : (i32, i32) -> i32
        %306 = "arith.constant"() {value = 2 : i32} : () -> i32
        %307 = "arith.remui"(%305, %306) : (i32, i32) -> i32
        %308 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %309 = "arith.muli"(%307, %308) : (i32, i32) -> i32
        %310 = "llvm.getelementptr"(%36, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %311 = "arith.andi"(%303, %91) : (i32, i32) -> i32
        %312 = "arith.shrsi"(%303, %91) : (i32, i32) -> i32
        %313 = "arith.constant"() {value = true} : () -> i1
        %314 = "llvm.mlir.undef"() : () -> f32
        %315 = "llvm.mlir.undef"() : () -> f32
        %316 = "llvm.mlir.undef"() : () -> f32
        %317 = "llvm.mlir.undef"() : () -> f32
        %318 = "llvm.mlir.undef"() : () -> f32
        %319 = "llvm.mlir.undef"() : () -> f32
        %320 = "llvm.mlir.undef"() : () -> f32
        %321 = "llvm.mlir.undef"() : () -> f32
        %322 = "llvm.mlir.undef"() : () -> f32
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
        %346 = "llvm.mlir.undef"() : () -> i32
        %347 = "llvm.mlir.undef"() : () -> i32
        %348 = "llvm.mlir.undef"() : () -> i32
        %349 = "llvm.mlir.undef"() : () -> i32
        %350 = "llvm.mlir.undef"() : () -> i32
        %351 = "llvm.mlir.undef"() : () -> i32
        %352 = "llvm.mlir.undef"() : () -> i32
        %353 = "llvm.mlir.undef"() : () -> i32
        %354 = "llvm.mlir.undef"() : () -> i32
        %355 = "llvm.mlir.undef"() : () -> i32
        %356 = "llvm.mlir.undef"() : () -> i32
        %357 = "llvm.mlir.undef"() : () -> i32
        %358 = "llvm.mlir.undef"() : () -> i32
        %359 = "llvm.mlir.undef"() : () -> i32
        %360 = "llvm.mlir.undef"() : () -> i32
        %361 = "llvm.mlir.undef"() : () -> i32
        %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419 = "scf.while"(%87, %92, %93, %25, %313, %87, %25, %25, %25, %25, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361) ({
        ^bb0(%420: i32, %421: i32, %422: i32, %423: i32, %424: i1, %425: i32, %426: i32, %427: i32, %428: i32, %429: i32, %430: f32, %431: f32, %432: f32, %433: f32, %434: f32, %435: f32, %436: f32, %437: f32, %438: f32, %439: f32, %440: f32, %441: f32, %442: f32, %443: f32, %444: f32, %445: f32, %446: f32, %447: f32, %448: f32, %449: f32, %450: f32, %451: f32, %452: f32, %453: f32, %454: f32, %455: f32, %456: f32, %457: f32, %458: f32, %459: f32, %460: f32, %461: f32, %462: i32, %463: i32, %464: i32, %465: i32, %466: i32, %467: i32, %468: i32, %469: i32, %470: i32, %471: i32, %472: i32, %473: i32, %474: i32, %475: i32, %476: i32, %477: i32):
          %478 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %479 = "arith.cmpi"(%420, %478) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%479, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%480: i32, %481: i32, %482: i32, %483: i32, %484: i1, %485: i32, %486: i32, %487: i32, %488: i32, %489: i32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: i32, %523: i32, %524: i32, %525: i32, %526: i32, %527: i32, %528: i32, %529: i32, %530: i32, %531: i32, %532: i32, %533: i32, %534: i32, %535: i32, %536: i32, %537: i32):
          %538 = "llvm.getelementptr"(%39, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t539_s0 = "llvm.ptrtoint"(%538) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t539_s0, %489) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %540 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %541 = "arith.muli"(%488, %540) : (i32, i32) -> i32
          %542 = "llvm.getelementptr"(%310, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %543 = "arith.muli"(%488, %308) : (i32, i32) -> i32
          %544 = "llvm.getelementptr"(%37, %543) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %545 = "arith.constant"() {value = false} : () -> i1
          %t547_a = "llvm.ptrtoint"(%542) : (!llvm.ptr<3>) -> i32
          %t547_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t547_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t547_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t547_shifted = "arith.shrui"(%t547_a, %t547_four) : (i32, i32) -> i32
          %t547_low = "arith.andi"(%t547_shifted, %t547_mask) : (i32, i32) -> i32
          %t547_wide = "arith.extui"(%t547_low) : (i32) -> i64
          %546 = "arith.ori"(%t547_wide, %t547_fields) : (i64, i64) -> i64
          %t549_a = "llvm.ptrtoint"(%544) : (!llvm.ptr<3>) -> i32
          %t549_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t549_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t549_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t549_shifted = "arith.shrui"(%t549_a, %t549_four) : (i32, i32) -> i32
          %t549_low = "arith.andi"(%t549_shifted, %t549_mask) : (i32, i32) -> i32
          %t549_wide = "arith.extui"(%t549_low) : (i32) -> i64
          %548 = "arith.ori"(%t549_wide, %t549_fields) : (i64, i64) -> i64
          %t582_r = "llvm.inline_asm"(%490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %550 = "llvm.extractvalue"(%t582_r) {position = array<i64: 0>} : (!struct0) -> f32
          %551 = "llvm.extractvalue"(%t582_r) {position = array<i64: 1>} : (!struct0) -> f32
          %552 = "llvm.extractvalue"(%t582_r) {position = array<i64: 2>} : (!struct0) -> f32
          %553 = "llvm.extractvalue"(%t582_r) {position = array<i64: 3>} : (!struct0) -> f32
          %554 = "llvm.extractvalue"(%t582_r) {position = array<i64: 4>} : (!struct0) -> f32
          %555 = "llvm.extractvalue"(%t582_r) {position = array<i64: 5>} : (!struct0) -> f32
          %556 = "llvm.extractvalue"(%t582_r) {position = array<i64: 6>} : (!struct0) -> f32
          %557 = "llvm.extractvalue"(%t582_r) {position = array<i64: 7>} : (!struct0) -> f32
          %558 = "llvm.extractvalue"(%t582_r) {position = array<i64: 8>} : (!struct0) -> f32
          %559 = "llvm.extractvalue"(%t582_r) {position = array<i64: 9>} : (!struct0) -> f32
          %560 = "llvm.extractvalue"(%t582_r) {position = array<i64: 10>} : (!struct0) -> f32
          %561 = "llvm.extractvalue"(%t582_r) {position = array<i64: 11>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t582_r) {position = array<i64: 12>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t582_r) {position = array<i64: 13>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t582_r) {position = array<i64: 14>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t582_r) {position = array<i64: 15>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t582_r) {position = array<i64: 16>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t582_r) {position = array<i64: 17>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t582_r) {position = array<i64: 18>} : (!struct0) -> f32
          %569 = "llvm.extractvalue"(%t582_r) {position = array<i64: 19>} : (!struct0) -> f32
          %570 = "llvm.extractvalue"(%t582_r) {position = array<i64: 20>} : (!struct0) -> f32
          %571 = "llvm.extractvalue"(%t582_r) {position = array<i64: 21>} : (!struct0) -> f32
          %572 = "llvm.extractvalue"(%t582_r) {position = array<i64: 22>} : (!struct0) -> f32
          %573 = "llvm.extractvalue"(%t582_r) {position = array<i64: 23>} : (!struct0) -> f32
          %574 = "llvm.extractvalue"(%t582_r) {position = array<i64: 24>} : (!struct0) -> f32
          %575 = "llvm.extractvalue"(%t582_r) {position = array<i64: 25>} : (!struct0) -> f32
          %576 = "llvm.extractvalue"(%t582_r) {position = array<i64: 26>} : (!struct0) -> f32
          %577 = "llvm.extractvalue"(%t582_r) {position = array<i64: 27>} : (!struct0) -> f32
          %578 = "llvm.extractvalue"(%t582_r) {position = array<i64: 28>} : (!struct0) -> f32
          %579 = "llvm.extractvalue"(%t582_r) {position = array<i64: 29>} : (!struct0) -> f32
          %580 = "llvm.extractvalue"(%t582_r) {position = array<i64: 30>} : (!struct0) -> f32
          %581 = "llvm.extractvalue"(%t582_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t615_r = "llvm.inline_asm"(%550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %546, %548, %545) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 6 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %583 = "llvm.extractvalue"(%t615_r) {position = array<i64: 0>} : (!struct0) -> f32
          %584 = "llvm.extractvalue"(%t615_r) {position = array<i64: 1>} : (!struct0) -> f32
          %585 = "llvm.extractvalue"(%t615_r) {position = array<i64: 2>} : (!struct0) -> f32
          %586 = "llvm.extractvalue"(%t615_r) {position = array<i64: 3>} : (!struct0) -> f32
          %587 = "llvm.extractvalue"(%t615_r) {position = array<i64: 4>} : (!struct0) -> f32
          %588 = "llvm.extractvalue"(%t615_r) {position = array<i64: 5>} : (!struct0) -> f32
          %589 = "llvm.extractvalue"(%t615_r) {position = array<i64: 6>} : (!struct0) -> f32
          %590 = "llvm.extractvalue"(%t615_r) {position = array<i64: 7>} : (!struct0) -> f32
          %591 = "llvm.extractvalue"(%t615_r) {position = array<i64: 8>} : (!struct0) -> f32
          %592 = "llvm.extractvalue"(%t615_r) {position = array<i64: 9>} : (!struct0) -> f32
          %593 = "llvm.extractvalue"(%t615_r) {position = array<i64: 10>} : (!struct0) -> f32
          %594 = "llvm.extractvalue"(%t615_r) {position = array<i64: 11>} : (!struct0) -> f32
          %595 = "llvm.extractvalue"(%t615_r) {position = array<i64: 12>} : (!struct0) -> f32
          %596 = "llvm.extractvalue"(%t615_r) {position = array<i64: 13>} : (!struct0) -> f32
          %597 = "llvm.extractvalue"(%t615_r) {position = array<i64: 14>} : (!struct0) -> f32
          %598 = "llvm.extractvalue"(%t615_r) {position = array<i64: 15>} : (!struct0) -> f32
          %599 = "llvm.extractvalue"(%t615_r) {position = array<i64: 16>} : (!struct0) -> f32
          %600 = "llvm.extractvalue"(%t615_r) {position = array<i64: 17>} : (!struct0) -> f32
          %601 = "llvm.extractvalue"(%t615_r) {position = array<i64: 18>} : (!struct0) -> f32
          %602 = "llvm.extractvalue"(%t615_r) {position = array<i64: 19>} : (!struct0) -> f32
          %603 = "llvm.extractvalue"(%t615_r) {position = array<i64: 20>} : (!struct0) -> f32
          %604 = "llvm.extractvalue"(%t615_r) {position = array<i64: 21>} : (!struct0) -> f32
          %605 = "llvm.extractvalue"(%t615_r) {position = array<i64: 22>} : (!struct0) -> f32
          %606 = "llvm.extractvalue"(%t615_r) {position = array<i64: 23>} : (!struct0) -> f32
          %607 = "llvm.extractvalue"(%t615_r) {position = array<i64: 24>} : (!struct0) -> f32
          %608 = "llvm.extractvalue"(%t615_r) {position = array<i64: 25>} : (!struct0) -> f32
          %609 = "llvm.extractvalue"(%t615_r) {position = array<i64: 26>} : (!struct0) -> f32
          %610 = "llvm.extractvalue"(%t615_r) {position = array<i64: 27>} : (!struct0) -> f32
          %611 = "llvm.extractvalue"(%t615_r) {position = array<i64: 28>} : (!struct0) -> f32
          %612 = "llvm.extractvalue"(%t615_r) {position = array<i64: 29>} : (!struct0) -> f32
          %613 = "llvm.extractvalue"(%t615_r) {position = array<i64: 30>} : (!struct0) -> f32
          %614 = "llvm.extractvalue"(%t615_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %616 = "arith.addi"(%488, %91) : (i32, i32) -> i32
          %617 = "arith.constant"() {value = 8 : i32} : () -> i32
          %618 = "arith.cmpi"(%616, %617) {predicate = 0 : i64} : (i32, i32) -> i1
          %619 = "arith.xori"(%489, %91) : (i32, i32) -> i32
          %620 = "arith.select"(%618, %619, %489) : (i1, i32, i32) -> i32
          %621 = "arith.select"(%618, %25, %616) : (i1, i32, i32) -> i32
          %622 = "arith.addi"(%487, %91) : (i32, i32) -> i32
          %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660 = "scf.for"(%91, %9, %91, %487, %488, %489, %622, %621, %620, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614) ({
          ^bb0(%661: i32, %662: i32, %663: i32, %664: i32, %665: i32, %666: i32, %667: i32, %668: f32, %669: f32, %670: f32, %671: f32, %672: f32, %673: f32, %674: f32, %675: f32, %676: f32, %677: f32, %678: f32, %679: f32, %680: f32, %681: f32, %682: f32, %683: f32, %684: f32, %685: f32, %686: f32, %687: f32, %688: f32, %689: f32, %690: f32, %691: f32, %692: f32, %693: f32, %694: f32, %695: f32, %696: f32, %697: f32, %698: f32, %699: f32):
            %700 = "llvm.getelementptr"(%39, %666) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t701_s0 = "llvm.ptrtoint"(%700) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t701_s0, %667) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %702 = "arith.muli"(%666, %540) : (i32, i32) -> i32
            %703 = "llvm.getelementptr"(%310, %702) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %704 = "arith.muli"(%666, %308) : (i32, i32) -> i32
            %705 = "llvm.getelementptr"(%37, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t707_a = "llvm.ptrtoint"(%703) : (!llvm.ptr<3>) -> i32
            %t707_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t707_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t707_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t707_shifted = "arith.shrui"(%t707_a, %t707_four) : (i32, i32) -> i32
            %t707_low = "arith.andi"(%t707_shifted, %t707_mask) : (i32, i32) -> i32
            %t707_wide = "arith.extui"(%t707_low) : (i32) -> i64
            %706 = "arith.ori"(%t707_wide, %t707_fields) : (i64, i64) -> i64
            %t709_a = "llvm.ptrtoint"(%705) : (!llvm.ptr<3>) -> i32
            %t709_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t709_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t709_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t709_shifted = "arith.shrui"(%t709_a, %t709_four) : (i32, i32) -> i32
            %t709_low = "arith.andi"(%t709_shifted, %t709_mask) : (i32, i32) -> i32
            %t709_wide = "arith.extui"(%t709_low) : (i32) -> i64
            %708 = "arith.ori"(%t709_wide, %t709_fields) : (i64, i64) -> i64
            %t742_r = "llvm.inline_asm"(%668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %710 = "llvm.extractvalue"(%t742_r) {position = array<i64: 0>} : (!struct0) -> f32
            %711 = "llvm.extractvalue"(%t742_r) {position = array<i64: 1>} : (!struct0) -> f32
            %712 = "llvm.extractvalue"(%t742_r) {position = array<i64: 2>} : (!struct0) -> f32
            %713 = "llvm.extractvalue"(%t742_r) {position = array<i64: 3>} : (!struct0) -> f32
            %714 = "llvm.extractvalue"(%t742_r) {position = array<i64: 4>} : (!struct0) -> f32
            %715 = "llvm.extractvalue"(%t742_r) {position = array<i64: 5>} : (!struct0) -> f32
            %716 = "llvm.extractvalue"(%t742_r) {position = array<i64: 6>} : (!struct0) -> f32
            %717 = "llvm.extractvalue"(%t742_r) {position = array<i64: 7>} : (!struct0) -> f32
            %718 = "llvm.extractvalue"(%t742_r) {position = array<i64: 8>} : (!struct0) -> f32
            %719 = "llvm.extractvalue"(%t742_r) {position = array<i64: 9>} : (!struct0) -> f32
            %720 = "llvm.extractvalue"(%t742_r) {position = array<i64: 10>} : (!struct0) -> f32
            %721 = "llvm.extractvalue"(%t742_r) {position = array<i64: 11>} : (!struct0) -> f32
            %722 = "llvm.extractvalue"(%t742_r) {position = array<i64: 12>} : (!struct0) -> f32
            %723 = "llvm.extractvalue"(%t742_r) {position = array<i64: 13>} : (!struct0) -> f32
            %724 = "llvm.extractvalue"(%t742_r) {position = array<i64: 14>} : (!struct0) -> f32
            %725 = "llvm.extractvalue"(%t742_r) {position = array<i64: 15>} : (!struct0) -> f32
            %726 = "llvm.extractvalue"(%t742_r) {position = array<i64: 16>} : (!struct0) -> f32
            %727 = "llvm.extractvalue"(%t742_r) {position = array<i64: 17>} : (!struct0) -> f32
            %728 = "llvm.extractvalue"(%t742_r) {position = array<i64: 18>} : (!struct0) -> f32
            %729 = "llvm.extractvalue"(%t742_r) {position = array<i64: 19>} : (!struct0) -> f32
            %730 = "llvm.extractvalue"(%t742_r) {position = array<i64: 20>} : (!struct0) -> f32
            %731 = "llvm.extractvalue"(%t742_r) {position = array<i64: 21>} : (!struct0) -> f32
            %732 = "llvm.extractvalue"(%t742_r) {position = array<i64: 22>} : (!struct0) -> f32
            %733 = "llvm.extractvalue"(%t742_r) {position = array<i64: 23>} : (!struct0) -> f32
            %734 = "llvm.extractvalue"(%t742_r) {position = array<i64: 24>} : (!struct0) -> f32
            %735 = "llvm.extractvalue"(%t742_r) {position = array<i64: 25>} : (!struct0) -> f32
            %736 = "llvm.extractvalue"(%t742_r) {position = array<i64: 26>} : (!struct0) -> f32
            %737 = "llvm.extractvalue"(%t742_r) {position = array<i64: 27>} : (!struct0) -> f32
            %738 = "llvm.extractvalue"(%t742_r) {position = array<i64: 28>} : (!struct0) -> f32
            %739 = "llvm.extractvalue"(%t742_r) {position = array<i64: 29>} : (!struct0) -> f32
            %740 = "llvm.extractvalue"(%t742_r) {position = array<i64: 30>} : (!struct0) -> f32
            %741 = "llvm.extractvalue"(%t742_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t775_r = "llvm.inline_asm"(%710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %706, %708, %313) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %743 = "llvm.extractvalue"(%t775_r) {position = array<i64: 0>} : (!struct0) -> f32
            %744 = "llvm.extractvalue"(%t775_r) {position = array<i64: 1>} : (!struct0) -> f32
            %745 = "llvm.extractvalue"(%t775_r) {position = array<i64: 2>} : (!struct0) -> f32
            %746 = "llvm.extractvalue"(%t775_r) {position = array<i64: 3>} : (!struct0) -> f32
            %747 = "llvm.extractvalue"(%t775_r) {position = array<i64: 4>} : (!struct0) -> f32
            %748 = "llvm.extractvalue"(%t775_r) {position = array<i64: 5>} : (!struct0) -> f32
            %749 = "llvm.extractvalue"(%t775_r) {position = array<i64: 6>} : (!struct0) -> f32
            %750 = "llvm.extractvalue"(%t775_r) {position = array<i64: 7>} : (!struct0) -> f32
            %751 = "llvm.extractvalue"(%t775_r) {position = array<i64: 8>} : (!struct0) -> f32
            %752 = "llvm.extractvalue"(%t775_r) {position = array<i64: 9>} : (!struct0) -> f32
            %753 = "llvm.extractvalue"(%t775_r) {position = array<i64: 10>} : (!struct0) -> f32
            %754 = "llvm.extractvalue"(%t775_r) {position = array<i64: 11>} : (!struct0) -> f32
            %755 = "llvm.extractvalue"(%t775_r) {position = array<i64: 12>} : (!struct0) -> f32
            %756 = "llvm.extractvalue"(%t775_r) {position = array<i64: 13>} : (!struct0) -> f32
            %757 = "llvm.extractvalue"(%t775_r) {position = array<i64: 14>} : (!struct0) -> f32
            %758 = "llvm.extractvalue"(%t775_r) {position = array<i64: 15>} : (!struct0) -> f32
            %759 = "llvm.extractvalue"(%t775_r) {position = array<i64: 16>} : (!struct0) -> f32
            %760 = "llvm.extractvalue"(%t775_r) {position = array<i64: 17>} : (!struct0) -> f32
            %761 = "llvm.extractvalue"(%t775_r) {position = array<i64: 18>} : (!struct0) -> f32
            %762 = "llvm.extractvalue"(%t775_r) {position = array<i64: 19>} : (!struct0) -> f32
            %763 = "llvm.extractvalue"(%t775_r) {position = array<i64: 20>} : (!struct0) -> f32
            %764 = "llvm.extractvalue"(%t775_r) {position = array<i64: 21>} : (!struct0) -> f32
            %765 = "llvm.extractvalue"(%t775_r) {position = array<i64: 22>} : (!struct0) -> f32
            %766 = "llvm.extractvalue"(%t775_r) {position = array<i64: 23>} : (!struct0) -> f32
            %767 = "llvm.extractvalue"(%t775_r) {position = array<i64: 24>} : (!struct0) -> f32
            %768 = "llvm.extractvalue"(%t775_r) {position = array<i64: 25>} : (!struct0) -> f32
            %769 = "llvm.extractvalue"(%t775_r) {position = array<i64: 26>} : (!struct0) -> f32
            %770 = "llvm.extractvalue"(%t775_r) {position = array<i64: 27>} : (!struct0) -> f32
            %771 = "llvm.extractvalue"(%t775_r) {position = array<i64: 28>} : (!struct0) -> f32
            %772 = "llvm.extractvalue"(%t775_r) {position = array<i64: 29>} : (!struct0) -> f32
            %773 = "llvm.extractvalue"(%t775_r) {position = array<i64: 30>} : (!struct0) -> f32
            %774 = "llvm.extractvalue"(%t775_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t808_r = "llvm.inline_asm"(%743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %776 = "llvm.extractvalue"(%t808_r) {position = array<i64: 0>} : (!struct0) -> f32
            %777 = "llvm.extractvalue"(%t808_r) {position = array<i64: 1>} : (!struct0) -> f32
            %778 = "llvm.extractvalue"(%t808_r) {position = array<i64: 2>} : (!struct0) -> f32
            %779 = "llvm.extractvalue"(%t808_r) {position = array<i64: 3>} : (!struct0) -> f32
            %780 = "llvm.extractvalue"(%t808_r) {position = array<i64: 4>} : (!struct0) -> f32
            %781 = "llvm.extractvalue"(%t808_r) {position = array<i64: 5>} : (!struct0) -> f32
            %782 = "llvm.extractvalue"(%t808_r) {position = array<i64: 6>} : (!struct0) -> f32
            %783 = "llvm.extractvalue"(%t808_r) {position = array<i64: 7>} : (!struct0) -> f32
            %784 = "llvm.extractvalue"(%t808_r) {position = array<i64: 8>} : (!struct0) -> f32
            %785 = "llvm.extractvalue"(%t808_r) {position = array<i64: 9>} : (!struct0) -> f32
            %786 = "llvm.extractvalue"(%t808_r) {position = array<i64: 10>} : (!struct0) -> f32
            %787 = "llvm.extractvalue"(%t808_r) {position = array<i64: 11>} : (!struct0) -> f32
            %788 = "llvm.extractvalue"(%t808_r) {position = array<i64: 12>} : (!struct0) -> f32
            %789 = "llvm.extractvalue"(%t808_r) {position = array<i64: 13>} : (!struct0) -> f32
            %790 = "llvm.extractvalue"(%t808_r) {position = array<i64: 14>} : (!struct0) -> f32
            %791 = "llvm.extractvalue"(%t808_r) {position = array<i64: 15>} : (!struct0) -> f32
            %792 = "llvm.extractvalue"(%t808_r) {position = array<i64: 16>} : (!struct0) -> f32
            %793 = "llvm.extractvalue"(%t808_r) {position = array<i64: 17>} : (!struct0) -> f32
            %794 = "llvm.extractvalue"(%t808_r) {position = array<i64: 18>} : (!struct0) -> f32
            %795 = "llvm.extractvalue"(%t808_r) {position = array<i64: 19>} : (!struct0) -> f32
            %796 = "llvm.extractvalue"(%t808_r) {position = array<i64: 20>} : (!struct0) -> f32
            %797 = "llvm.extractvalue"(%t808_r) {position = array<i64: 21>} : (!struct0) -> f32
            %798 = "llvm.extractvalue"(%t808_r) {position = array<i64: 22>} : (!struct0) -> f32
            %799 = "llvm.extractvalue"(%t808_r) {position = array<i64: 23>} : (!struct0) -> f32
            %800 = "llvm.extractvalue"(%t808_r) {position = array<i64: 24>} : (!struct0) -> f32
            %801 = "llvm.extractvalue"(%t808_r) {position = array<i64: 25>} : (!struct0) -> f32
            %802 = "llvm.extractvalue"(%t808_r) {position = array<i64: 26>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t808_r) {position = array<i64: 27>} : (!struct0) -> f32
            %804 = "llvm.extractvalue"(%t808_r) {position = array<i64: 28>} : (!struct0) -> f32
            %805 = "llvm.extractvalue"(%t808_r) {position = array<i64: 29>} : (!struct0) -> f32
            %806 = "llvm.extractvalue"(%t808_r) {position = array<i64: 30>} : (!struct0) -> f32
            %807 = "llvm.extractvalue"(%t808_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%41) ({
              %809 = "llvm.getelementptr"(%42, %663) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t810_s0 = "llvm.ptrtoint"(%809) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t810_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %811 = "arith.addi"(%666, %91) : (i32, i32) -> i32
            %812 = "arith.cmpi"(%811, %617) {predicate = 0 : i64} : (i32, i32) -> i1
            %813 = "arith.xori"(%667, %91) : (i32, i32) -> i32
            %814 = "arith.select"(%812, %813, %667) : (i1, i32, i32) -> i32
            %815 = "arith.select"(%812, %25, %811) : (i1, i32, i32) -> i32
            %816 = "arith.addi"(%665, %91) : (i32, i32) -> i32
            "scf.yield"(%665, %666, %667, %816, %815, %814, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t849_r = "llvm.inline_asm"(%629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %817 = "llvm.extractvalue"(%t849_r) {position = array<i64: 0>} : (!struct0) -> f32
          %818 = "llvm.extractvalue"(%t849_r) {position = array<i64: 1>} : (!struct0) -> f32
          %819 = "llvm.extractvalue"(%t849_r) {position = array<i64: 2>} : (!struct0) -> f32
          %820 = "llvm.extractvalue"(%t849_r) {position = array<i64: 3>} : (!struct0) -> f32
          %821 = "llvm.extractvalue"(%t849_r) {position = array<i64: 4>} : (!struct0) -> f32
          %822 = "llvm.extractvalue"(%t849_r) {position = array<i64: 5>} : (!struct0) -> f32
          %823 = "llvm.extractvalue"(%t849_r) {position = array<i64: 6>} : (!struct0) -> f32
          %824 = "llvm.extractvalue"(%t849_r) {position = array<i64: 7>} : (!struct0) -> f32
          %825 = "llvm.extractvalue"(%t849_r) {position = array<i64: 8>} : (!struct0) -> f32
          %826 = "llvm.extractvalue"(%t849_r) {position = array<i64: 9>} : (!struct0) -> f32
          %827 = "llvm.extractvalue"(%t849_r) {position = array<i64: 10>} : (!struct0) -> f32
          %828 = "llvm.extractvalue"(%t849_r) {position = array<i64: 11>} : (!struct0) -> f32
          %829 = "llvm.extractvalue"(%t849_r) {position = array<i64: 12>} : (!struct0) -> f32
          %830 = "llvm.extractvalue"(%t849_r) {position = array<i64: 13>} : (!struct0) -> f32
          %831 = "llvm.extractvalue"(%t849_r) {position = array<i64: 14>} : (!struct0) -> f32
          %832 = "llvm.extractvalue"(%t849_r) {position = array<i64: 15>} : (!struct0) -> f32
          %833 = "llvm.extractvalue"(%t849_r) {position = array<i64: 16>} : (!struct0) -> f32
          %834 = "llvm.extractvalue"(%t849_r) {position = array<i64: 17>} : (!struct0) -> f32
          %835 = "llvm.extractvalue"(%t849_r) {position = array<i64: 18>} : (!struct0) -> f32
          %836 = "llvm.extractvalue"(%t849_r) {position = array<i64: 19>} : (!struct0) -> f32
          %837 = "llvm.extractvalue"(%t849_r) {position = array<i64: 20>} : (!struct0) -> f32
          %838 = "llvm.extractvalue"(%t849_r) {position = array<i64: 21>} : (!struct0) -> f32
          %839 = "llvm.extractvalue"(%t849_r) {position = array<i64: 22>} : (!struct0) -> f32
          %840 = "llvm.extractvalue"(%t849_r) {position = array<i64: 23>} : (!struct0) -> f32
          %841 = "llvm.extractvalue"(%t849_r) {position = array<i64: 24>} : (!struct0) -> f32
          %842 = "llvm.extractvalue"(%t849_r) {position = array<i64: 25>} : (!struct0) -> f32
          %843 = "llvm.extractvalue"(%t849_r) {position = array<i64: 26>} : (!struct0) -> f32
          %844 = "llvm.extractvalue"(%t849_r) {position = array<i64: 27>} : (!struct0) -> f32
          %845 = "llvm.extractvalue"(%t849_r) {position = array<i64: 28>} : (!struct0) -> f32
          %846 = "llvm.extractvalue"(%t849_r) {position = array<i64: 29>} : (!struct0) -> f32
          %847 = "llvm.extractvalue"(%t849_r) {position = array<i64: 30>} : (!struct0) -> f32
          %848 = "llvm.extractvalue"(%t849_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%41) ({
            %850 = "llvm.getelementptr"(%42, %624) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t851_s0 = "llvm.ptrtoint"(%850) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t851_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %852 = "arith.constant"() {value = 32 : i64} : () -> i64
          %853 = "arith.shrui"(%11, %852) : (i64, i64) -> i64
          %854 = "arith.subi"(%18, %91) : (i32, i32) -> i32
          %855 = "llvm.intr.ctlz"(%854) {is_zero_poison = false} : (i32) -> i32
          %856 = "arith.subi"(%28, %855) : (i32, i32) -> i32
          %857 = "arith.extui"(%480) : (i32) -> i64
          %858 = "arith.muli"(%857, %853) : (i64, i64) -> i64
          %859 = "arith.shrui"(%858, %852) : (i64, i64) -> i64
          %860 = "arith.trunci"(%859) : (i64) -> i32
          %861 = "arith.addi"(%860, %480) : (i32, i32) -> i32
          %862 = "arith.shrui"(%861, %856) : (i32, i32) -> i32
          %863 = "arith.cmpi"(%856, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %864 = "arith.select"(%863, %862, %25) : (i1, i32, i32) -> i32
          %865 = "llvm.intr.ctlz"(%854) {is_zero_poison = false} : (i32) -> i32
          %866 = "arith.subi"(%28, %865) : (i32, i32) -> i32
          %867 = "arith.shrui"(%861, %866) : (i32, i32) -> i32
          %868 = "arith.cmpi"(%866, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %869 = "arith.select"(%868, %867, %25) : (i1, i32, i32) -> i32
          %870 = "arith.muli"(%869, %18) : (i32, i32) -> i32
          %871 = "arith.subi"(%480, %870) : (i32, i32) -> i32
          %872 = "arith.addi"(%871, %481) : (i32, i32) -> i32
          %873 = "arith.addi"(%864, %482) : (i32, i32) -> i32
          %874 = "arith.addi"(%873, %312) : (i32, i32) -> i32
          %875 = "arith.shrui"(%8, %852) : (i64, i64) -> i64
          %876 = "arith.subi"(%17, %91) : (i32, i32) -> i32
          %877 = "llvm.intr.ctlz"(%876) {is_zero_poison = false} : (i32) -> i32
          %878 = "arith.subi"(%28, %877) : (i32, i32) -> i32
          %879 = "arith.shrsi"(%874, %26) : (i32, i32) -> i32
          %880 = "arith.xori"(%874, %879) : (i32, i32) -> i32
          %881 = "arith.extui"(%880) : (i32) -> i64
          %882 = "arith.muli"(%881, %875) : (i64, i64) -> i64
          %883 = "arith.shrui"(%882, %852) : (i64, i64) -> i64
          %884 = "arith.trunci"(%883) : (i64) -> i32
          %885 = "arith.addi"(%884, %880) : (i32, i32) -> i32
          %886 = "arith.shrui"(%885, %878) : (i32, i32) -> i32
          %887 = "arith.cmpi"(%878, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %888 = "arith.select"(%887, %886, %25) : (i1, i32, i32) -> i32
          %889 = "arith.xori"(%888, %879) : (i32, i32) -> i32
          %890 = "llvm.intr.ctlz"(%876) {is_zero_poison = false} : (i32) -> i32
          %891 = "arith.subi"(%28, %890) : (i32, i32) -> i32
          %892 = "arith.shrui"(%885, %891) : (i32, i32) -> i32
          %893 = "arith.cmpi"(%891, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %894 = "arith.select"(%893, %892, %25) : (i1, i32, i32) -> i32
          %895 = "arith.xori"(%894, %879) : (i32, i32) -> i32
          %896 = "arith.muli"(%895, %17) : (i32, i32) -> i32
          %897 = "arith.subi"(%874, %896) : (i32, i32) -> i32
          %898 = "arith.cmpi"(%889, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915 = "scf.if"(%898) ({
            %916 = "arith.muli"(%872, %306) : (i32, i32) -> i32
            %917 = "arith.addi"(%916, %311) : (i32, i32) -> i32
            %918 = "arith.constant"() {value = 64 : i32} : () -> i32
            %919 = "arith.muli"(%917, %918) : (i32, i32) -> i32
            %920 = "arith.muli"(%897, %918) : (i32, i32) -> i32
            %921 = "arith.constant"() {value = 127 : i32} : () -> i32
            %922 = "arith.andi"(%302, %921) : (i32, i32) -> i32
            %923 = "arith.divui"(%922, %28) : (i32, i32) -> i32
            %924 = "nvvm.shfl.sync"(%24, %923, %25, %26) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
            %925 = "arith.cmpi"(%924, %25) {predicate = 0 : i64} : (i32, i32) -> i1
            %926 = "arith.remui"(%922, %617) : (i32, i32) -> i32
            %927 = "arith.divui"(%922, %617) : (i32, i32) -> i32
            %928 = "arith.muli"(%926, %918) : (i32, i32) -> i32
            %929 = "arith.remui"(%927, %306) : (i32, i32) -> i32
            %930 = "arith.divui"(%927, %306) : (i32, i32) -> i32
            %931 = "arith.constant"() {value = 512 : i32} : () -> i32
            %932 = "arith.muli"(%929, %931) : (i32, i32) -> i32
            %933 = "arith.addi"(%928, %932) : (i32, i32) -> i32
            %934 = "arith.remui"(%930, %306) : (i32, i32) -> i32
            %935 = "arith.divui"(%930, %306) : (i32, i32) -> i32
            %936 = "arith.muli"(%934, %617) : (i32, i32) -> i32
            %937 = "arith.addi"(%933, %936) : (i32, i32) -> i32
            %938 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %939 = "arith.muli"(%935, %938) : (i32, i32) -> i32
            %940 = "arith.addi"(%937, %939) : (i32, i32) -> i32
            %941 = "arith.muli"(%303, %306) : (i32, i32) -> i32
            %942 = "arith.remui"(%483, %306) : (i32, i32) -> i32
            %943 = "arith.addi"(%941, %942) : (i32, i32) -> i32
            "scf.if"(%925) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %944 = "arith.addi"(%91, %303) : (i32, i32) -> i32
            "nvvm.barrier"(%944, %22) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 9 : i32} : (i32, i32) -> ()
            %945 = "vector.from_elements"(%817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %946 = "arith.truncf"(%945) : (vector<32xf32>) -> vector<32xbf16>
            %947 = "vector.extract"(%946) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %948 = "vector.extract"(%946) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %949 = "vector.extract"(%946) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %950 = "vector.extract"(%946) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %951 = "vector.extract"(%946) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %952 = "vector.extract"(%946) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %953 = "vector.extract"(%946) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %954 = "vector.extract"(%946) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %955 = "vector.extract"(%946) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %956 = "vector.extract"(%946) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %957 = "vector.extract"(%946) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %958 = "vector.extract"(%946) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %959 = "vector.extract"(%946) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %960 = "vector.extract"(%946) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %961 = "vector.extract"(%946) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %962 = "vector.extract"(%946) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %963 = "vector.extract"(%946) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %964 = "vector.extract"(%946) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %965 = "vector.extract"(%946) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %966 = "vector.extract"(%946) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %967 = "vector.extract"(%946) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %968 = "vector.extract"(%946) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %969 = "vector.extract"(%946) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %970 = "vector.extract"(%946) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %971 = "vector.extract"(%946) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %972 = "vector.extract"(%946) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %973 = "vector.extract"(%946) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %974 = "vector.extract"(%946) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %975 = "vector.extract"(%946) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %976 = "vector.extract"(%946) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %977 = "vector.extract"(%946) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %978 = "vector.extract"(%946) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %979 = "arith.muli"(%943, %308) : (i32, i32) -> i32
            %980 = "llvm.getelementptr"(%38, %979) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %981 = "vector.from_elements"(%947, %948) : (bf16, bf16) -> vector<2xbf16>
            %982 = "llvm.bitcast"(%981) : (vector<2xbf16>) -> i32
            %983 = "vector.from_elements"(%949, %950) : (bf16, bf16) -> vector<2xbf16>
            %984 = "llvm.bitcast"(%983) : (vector<2xbf16>) -> i32
            %985 = "vector.from_elements"(%951, %952) : (bf16, bf16) -> vector<2xbf16>
            %986 = "llvm.bitcast"(%985) : (vector<2xbf16>) -> i32
            %987 = "vector.from_elements"(%953, %954) : (bf16, bf16) -> vector<2xbf16>
            %988 = "llvm.bitcast"(%987) : (vector<2xbf16>) -> i32
            %989 = "arith.constant"() {value = 448 : i32} : () -> i32
            %990 = "arith.andi"(%940, %989) : (i32, i32) -> i32
            %991 = "arith.constant"() {value = 3 : i32} : () -> i32
            %992 = "arith.shrui"(%990, %991) : (i32, i32) -> i32
            %993 = "arith.xori"(%940, %992) : (i32, i32) -> i32
            %994 = "llvm.getelementptr"(%980, %993) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%994, %982, %984, %986, %988) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %996 = "arith.constant"() {value = 16 : i32} : () -> i32
            %997 = "arith.addi"(%940, %996) : (i32, i32) -> i32
            %998 = "vector.from_elements"(%955, %956) : (bf16, bf16) -> vector<2xbf16>
            %999 = "llvm.bitcast"(%998) : (vector<2xbf16>) -> i32
            %1000 = "vector.from_elements"(%957, %958) : (bf16, bf16) -> vector<2xbf16>
            %1001 = "llvm.bitcast"(%1000) : (vector<2xbf16>) -> i32
            %1002 = "vector.from_elements"(%959, %960) : (bf16, bf16) -> vector<2xbf16>
            %1003 = "llvm.bitcast"(%1002) : (vector<2xbf16>) -> i32
            %1004 = "vector.from_elements"(%961, %962) : (bf16, bf16) -> vector<2xbf16>
            %1005 = "llvm.bitcast"(%1004) : (vector<2xbf16>) -> i32
            %1006 = "arith.andi"(%997, %989) : (i32, i32) -> i32
            %1007 = "arith.shrui"(%1006, %991) : (i32, i32) -> i32
            %1008 = "arith.xori"(%997, %1007) : (i32, i32) -> i32
            %1009 = "llvm.getelementptr"(%980, %1008) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%1009, %999, %1001, %1003, %1005) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %1011 = "arith.addi"(%940, %28) : (i32, i32) -> i32
            %1012 = "vector.from_elements"(%963, %964) : (bf16, bf16) -> vector<2xbf16>
            %1013 = "llvm.bitcast"(%1012) : (vector<2xbf16>) -> i32
            %1014 = "vector.from_elements"(%965, %966) : (bf16, bf16) -> vector<2xbf16>
            %1015 = "llvm.bitcast"(%1014) : (vector<2xbf16>) -> i32
            %1016 = "vector.from_elements"(%967, %968) : (bf16, bf16) -> vector<2xbf16>
            %1017 = "llvm.bitcast"(%1016) : (vector<2xbf16>) -> i32
            %1018 = "vector.from_elements"(%969, %970) : (bf16, bf16) -> vector<2xbf16>
            %1019 = "llvm.bitcast"(%1018) : (vector<2xbf16>) -> i32
            %1020 = "arith.andi"(%1011, %989) : (i32, i32) -> i32
            %1021 = "arith.shrui"(%1020, %991) : (i32, i32) -> i32
            %1022 = "arith.xori"(%1011, %1021) : (i32, i32) -> i32
            %1023 = "llvm.getelementptr"(%980, %1022) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%1023, %1013, %1015, %1017, %1019) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %1025 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1026 = "arith.addi"(%940, %1025) : (i32, i32) -> i32
            %1027 = "vector.from_elements"(%971, %972) : (bf16, bf16) -> vector<2xbf16>
            %1028 = "llvm.bitcast"(%1027) : (vector<2xbf16>) -> i32
            %1029 = "vector.from_elements"(%973, %974) : (bf16, bf16) -> vector<2xbf16>
            %1030 = "llvm.bitcast"(%1029) : (vector<2xbf16>) -> i32
            %1031 = "vector.from_elements"(%975, %976) : (bf16, bf16) -> vector<2xbf16>
            %1032 = "llvm.bitcast"(%1031) : (vector<2xbf16>) -> i32
            %1033 = "vector.from_elements"(%977, %978) : (bf16, bf16) -> vector<2xbf16>
            %1034 = "llvm.bitcast"(%1033) : (vector<2xbf16>) -> i32
            %1035 = "arith.andi"(%1026, %989) : (i32, i32) -> i32
            %1036 = "arith.shrui"(%1035, %991) : (i32, i32) -> i32
            %1037 = "arith.xori"(%1026, %1036) : (i32, i32) -> i32
            %1038 = "llvm.getelementptr"(%980, %1037) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%1038, %1028, %1030, %1032, %1034) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%944, %22) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 14 : i32} : (i32, i32) -> ()
            "scf.if"(%925) ({
              %1040 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
              "scf.if"(%1040) ({
                %t1041_s1 = "llvm.ptrtoint"(%980) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%4, %t1041_s1, %920, %919, %889) {asm_string = "cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4}], [$1];", constraints = "l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1042 = "arith.addi"(%483, %91) : (i32, i32) -> i32
            %1043 = "arith.remui"(%1042, %306) : (i32, i32) -> i32
            "scf.yield"(%1043, %982, %984, %986, %988, %999, %1001, %1003, %1005, %1013, %1015, %1017, %1019, %1028, %1030, %1032, %1034) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%483, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %1044 = "arith.addi"(%485, %90) : (i32, i32) -> i32
          %1045 = "arith.addi"(%486, %91) : (i32, i32) -> i32
          "scf.yield"(%1044, %92, %93, %899, %313, %1044, %1045, %626, %627, %628, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%367, %368, %366) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "filter_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i64, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i32, %12: i64, %13: i64, %14: i64, %15: !llvm.ptr<1>, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>):
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%2, %20) : (i32, i32) -> i32
    %22 = "arith.addi"(%21, %20) : (i32, i32) -> i32
    %23 = "arith.cmpi"(%9, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%23) {message = "dY's rows are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 262 : i32} : (i1) -> ()
    %24 = "arith.subi"(%3, %20) : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %20) : (i32, i32) -> i32
    %26 = "arith.cmpi"(%10, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "dY's columns are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 263 : i32} : (i1) -> ()
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
    %56 = "arith.constant"() {value = 1 : i64} : () -> i64
    %57 = "arith.muli"(%4, %40) : (i32, i32) -> i32
    %58 = "arith.extsi"(%57) : (i32) -> i64
    %59 = "cutec.tensor_map"(%15, %27, %38, %56, %58, %58) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %60 = "arith.muli"(%52, %48) : (i32, i32) -> i32
    %61 = "arith.maxsi"(%60, %20) : (i32, i32) -> i32
    %62 = "arith.extui"(%61) : (i32) -> i64
    %63 = "arith.subi"(%61, %20) : (i32, i32) -> i32
    %64 = "llvm.intr.ctlz"(%63) {is_zero_poison = false} : (i32) -> i32
    %65 = "arith.constant"() {value = 32 : i32} : () -> i32
    %66 = "arith.subi"(%65, %64) : (i32, i32) -> i32
    %67 = "arith.extsi"(%66) : (i32) -> i64
    %68 = "arith.shli"(%56, %67) : (i64, i64) -> i64
    %69 = "arith.constant"() {value = 64 : i64} : () -> i64
    %70 = "arith.cmpi"(%67, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %71 = "arith.constant"() {value = 0 : i64} : () -> i64
    %72 = "arith.select"(%70, %68, %71) : (i1, i64, i64) -> i64
    %73 = "arith.subi"(%72, %62) : (i64, i64) -> i64
    %74 = "arith.constant"() {value = 32 : i64} : () -> i64
    %75 = "arith.shli"(%73, %74) : (i64, i64) -> i64
    %76 = "arith.divui"(%75, %62) : (i64, i64) -> i64
    %77 = "arith.addi"(%76, %56) : (i64, i64) -> i64
    %78 = "arith.shli"(%77, %74) : (i64, i64) -> i64
    %79 = "arith.ori"(%78, %62) : (i64, i64) -> i64
    %80 = "arith.maxsi"(%52, %20) : (i32, i32) -> i32
    %81 = "arith.extui"(%80) : (i32) -> i64
    %82 = "arith.subi"(%80, %20) : (i32, i32) -> i32
    %83 = "llvm.intr.ctlz"(%82) {is_zero_poison = false} : (i32) -> i32
    %84 = "arith.subi"(%65, %83) : (i32, i32) -> i32
    %85 = "arith.extsi"(%84) : (i32) -> i64
    %86 = "arith.shli"(%56, %85) : (i64, i64) -> i64
    %87 = "arith.cmpi"(%85, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %88 = "arith.select"(%87, %86, %71) : (i1, i64, i64) -> i64
    %89 = "arith.subi"(%88, %81) : (i64, i64) -> i64
    %90 = "arith.shli"(%89, %74) : (i64, i64) -> i64
    %91 = "arith.divui"(%90, %81) : (i64, i64) -> i64
    %92 = "arith.addi"(%91, %56) : (i64, i64) -> i64
    %93 = "arith.shli"(%92, %74) : (i64, i64) -> i64
    %94 = "arith.ori"(%93, %81) : (i64, i64) -> i64
    %95 = "arith.addi"(%48, %20) : (i32, i32) -> i32
    %96 = "arith.subi"(%95, %20) : (i32, i32) -> i32
    %97 = "arith.constant"() {value = 0 : i32} : () -> i32
    %98 = "arith.andi"(%96, %97) : (i32, i32) -> i32
    %99 = "arith.addi"(%98, %20) : (i32, i32) -> i32
    %100 = "arith.maxsi"(%99, %20) : (i32, i32) -> i32
    %101 = "arith.extui"(%100) : (i32) -> i64
    %102 = "arith.subi"(%100, %20) : (i32, i32) -> i32
    %103 = "llvm.intr.ctlz"(%102) {is_zero_poison = false} : (i32) -> i32
    %104 = "arith.subi"(%65, %103) : (i32, i32) -> i32
    %105 = "arith.extsi"(%104) : (i32) -> i64
    %106 = "arith.shli"(%56, %105) : (i64, i64) -> i64
    %107 = "arith.cmpi"(%105, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %108 = "arith.select"(%107, %106, %71) : (i1, i64, i64) -> i64
    %109 = "arith.subi"(%108, %101) : (i64, i64) -> i64
    %110 = "arith.shli"(%109, %74) : (i64, i64) -> i64
    %111 = "arith.divui"(%110, %101) : (i64, i64) -> i64
    %112 = "arith.addi"(%111, %56) : (i64, i64) -> i64
    %113 = "arith.shli"(%112, %74) : (i64, i64) -> i64
    %114 = "arith.ori"(%113, %101) : (i64, i64) -> i64
    %115 = "arith.constant"() {value = 132 : i32} : () -> i32
    %116 = "arith.minsi"(%60, %115) : (i32, i32) -> i32
    %117 = "arith.maxsi"(%10, %20) : (i32, i32) -> i32
    %118 = "arith.extui"(%117) : (i32) -> i64
    %119 = "arith.subi"(%117, %20) : (i32, i32) -> i32
    %120 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
    %121 = "arith.subi"(%65, %120) : (i32, i32) -> i32
    %122 = "arith.extsi"(%121) : (i32) -> i64
    %123 = "arith.shli"(%56, %122) : (i64, i64) -> i64
    %124 = "arith.cmpi"(%122, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %125 = "arith.select"(%124, %123, %71) : (i1, i64, i64) -> i64
    %126 = "arith.subi"(%125, %118) : (i64, i64) -> i64
    %127 = "arith.shli"(%126, %74) : (i64, i64) -> i64
    %128 = "arith.divui"(%127, %118) : (i64, i64) -> i64
    %129 = "arith.addi"(%128, %56) : (i64, i64) -> i64
    %130 = "arith.shli"(%129, %74) : (i64, i64) -> i64
    %131 = "arith.ori"(%130, %118) : (i64, i64) -> i64
    %132 = "arith.maxsi"(%9, %20) : (i32, i32) -> i32
    %133 = "arith.extui"(%132) : (i32) -> i64
    %134 = "arith.subi"(%132, %20) : (i32, i32) -> i32
    %135 = "llvm.intr.ctlz"(%134) {is_zero_poison = false} : (i32) -> i32
    %136 = "arith.subi"(%65, %135) : (i32, i32) -> i32
    %137 = "arith.extsi"(%136) : (i32) -> i64
    %138 = "arith.shli"(%56, %137) : (i64, i64) -> i64
    %139 = "arith.cmpi"(%137, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %140 = "arith.select"(%139, %138, %71) : (i1, i64, i64) -> i64
    %141 = "arith.subi"(%140, %133) : (i64, i64) -> i64
    %142 = "arith.shli"(%141, %74) : (i64, i64) -> i64
    %143 = "arith.divui"(%142, %133) : (i64, i64) -> i64
    %144 = "arith.addi"(%143, %56) : (i64, i64) -> i64
    %145 = "arith.shli"(%144, %74) : (i64, i64) -> i64
    %146 = "arith.ori"(%145, %133) : (i64, i64) -> i64
    %147 = "arith.extui"(%48) : (i32) -> i64
    %148 = "arith.subi"(%48, %20) : (i32, i32) -> i32
    %149 = "llvm.intr.ctlz"(%148) {is_zero_poison = false} : (i32) -> i32
    %150 = "arith.subi"(%65, %149) : (i32, i32) -> i32
    %151 = "arith.extsi"(%150) : (i32) -> i64
    %152 = "arith.shli"(%56, %151) : (i64, i64) -> i64
    %153 = "arith.cmpi"(%151, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %154 = "arith.select"(%153, %152, %71) : (i1, i64, i64) -> i64
    %155 = "arith.subi"(%154, %147) : (i64, i64) -> i64
    %156 = "arith.shli"(%155, %74) : (i64, i64) -> i64
    %157 = "arith.divui"(%156, %147) : (i64, i64) -> i64
    %158 = "arith.addi"(%157, %56) : (i64, i64) -> i64
    %159 = "arith.shli"(%158, %74) : (i64, i64) -> i64
    %160 = "arith.ori"(%159, %147) : (i64, i64) -> i64
    %161 = "arith.constant"() {value = 384 : i32} : () -> i32
    %162 = "arith.constant"() {value = 229504 : i32} : () -> i32
    "gpu.launch_func"(%20, %20, %116, %161, %20, %20, %20, %20, %20, %162, %35, %43, %11, %37, %59, %4, %131, %146, %160, %55, %79, %94, %114, %52, %48) {kernel = @kernels::@filter_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i64, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "conv_1x1_filter_bf16_units1_split0", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
