!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i32, %7: i32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "arith.constant"() {value = 128 : i32} : () -> i32
      %12 = "arith.divui"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = -1 : i32} : () -> i32
      %14 = "arith.constant"() {value = 0 : i32} : () -> i32
      %15 = "arith.constant"() {value = 31 : i32} : () -> i32
      %16 = "nvvm.shfl.sync"(%13, %12, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %17 = "arith.constant"() {value = 32 : i32} : () -> i32
      %18 = "arith.divui"(%8, %17) : (i32, i32) -> i32
      %19 = "nvvm.shfl.sync"(%13, %18, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %20 = "arith.cmpi"(%19, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%21) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %23 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%23) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %25 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%25) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %27 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %28 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %29 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %30 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %31 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 16>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %32 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %33 = "nvvm.shfl.sync"(%13, %32, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %34 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %35 = "arith.cmpi"(%34, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %36 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %37 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.constant"() {value = 384 : i32} : () -> i32
      %42 = "arith.muli"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.addi"(%37, %42) : (i32, i32) -> i32
      %44 = "arith.divui"(%43, %17) : (i32, i32) -> i32
      %45 = "arith.cmpi"(%44, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%45) ({
        %46 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%46) ({
          %47 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t48_s0 = "llvm.ptrtoint"(%30) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t48_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %49 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t50_s0 = "llvm.ptrtoint"(%49) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t50_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %51 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t52_s0 = "llvm.ptrtoint"(%51) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t52_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %53 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t54_s0 = "llvm.ptrtoint"(%53) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t54_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %55 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t56_s0 = "llvm.ptrtoint"(%55) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t56_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %57 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t58_s0 = "llvm.ptrtoint"(%57) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t58_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %59 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t60_s0 = "llvm.ptrtoint"(%59) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t60_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %61 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t62_s0 = "llvm.ptrtoint"(%61) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t64_s0 = "llvm.ptrtoint"(%36) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %79 = "arith.constant"() {value = 1 : i32} : () -> i32
      %80 = "arith.subi"(%16, %79) : (i32, i32) -> i32
      %81 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %82 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %84 = "arith.addi"(%82, %83) : (i32, i32) -> i32
      %85 = "arith.muli"(%84, %41) : (i32, i32) -> i32
      %86 = "arith.addi"(%81, %85) : (i32, i32) -> i32
      %87 = "arith.divui"(%86, %17) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%88) ({
        %89 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%89) ({
          %t90_s0 = "llvm.ptrtoint"(%31) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %11) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %91 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t92_s0 = "llvm.ptrtoint"(%91) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t92_s0, %11) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %93 = "arith.cmpi"(%80, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %94 = "arith.extui"(%93) : (i1) -> i32
      %95 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %99 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %100 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %101 = "arith.remui"(%95, %79) : (i32, i32) -> i32
      %102 = "arith.remui"(%96, %79) : (i32, i32) -> i32
      %103 = "arith.constant"() {value = 63 : i32} : () -> i32
      %104 = "arith.addi"(%2, %103) : (i32, i32) -> i32
      %105 = "arith.constant"() {value = 64 : i32} : () -> i32
      %106 = "arith.divui"(%104, %105) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %107 = "arith.cmpi"(%16, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %108, %109, %110, %111, %112, %113 = "scf.if"(%107) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %114, %115 = "scf.if"(%20) ({
          %116 = "arith.muli"(%7, %6) : (i32, i32) -> i32
          %117 = "arith.divui"(%97, %116) : (i32, i32) -> i32
          %118 = "arith.remui"(%97, %116) : (i32, i32) -> i32
          %119 = "arith.constant"() {value = 8 : i32} : () -> i32
          %120 = "arith.muli"(%7, %119) : (i32, i32) -> i32
          %121 = "arith.divui"(%118, %120) : (i32, i32) -> i32
          %122 = "arith.remui"(%118, %120) : (i32, i32) -> i32
          %123 = "arith.muli"(%121, %119) : (i32, i32) -> i32
          %124 = "arith.subi"(%6, %123) : (i32, i32) -> i32
          %125 = "arith.minsi"(%119, %124) : (i32, i32) -> i32
          %126 = "arith.remsi"(%122, %125) : (i32, i32) -> i32
          %127 = "arith.xori"(%126, %125) : (i32, i32) -> i32
          %128 = "arith.cmpi"(%127, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %129 = "arith.cmpi"(%126, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %130 = "arith.andi"(%128, %129) : (i1, i1) -> i1
          %131 = "arith.divsi"(%122, %125) : (i32, i32) -> i32
          %132 = "arith.extsi"(%130) : (i1) -> i32
          %133 = "arith.addi"(%131, %132) : (i32, i32) -> i32
          %134 = "arith.addi"(%126, %125) : (i32, i32) -> i32
          %135 = "arith.select"(%130, %134, %126) : (i1, i32, i32) -> i32
          %136 = "arith.addi"(%123, %135) : (i32, i32) -> i32
          %137 = "arith.addi"(%136, %101) : (i32, i32) -> i32
          %138 = "arith.addi"(%133, %102) : (i32, i32) -> i32
          %139 = "arith.muli"(%6, %7) : (i32, i32) -> i32
          %140 = "arith.cmpi"(%97, %139) {predicate = 2 : i64} : (i32, i32) -> i1
          %141, %142, %143, %144, %145, %146, %147, %148, %149 = "scf.while"(%140, %137, %138, %117, %97, %14, %14, %14, %79) ({
          ^bb0(%150: i1, %151: i32, %152: i32, %153: i32, %154: i32, %155: i32, %156: i32, %157: i32, %158: i32):
            "scf.condition"(%150, %150, %151, %152, %153, %154, %155, %156, %157, %158) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%159: i1, %160: i32, %161: i32, %162: i32, %163: i32, %164: i32, %165: i32, %166: i32, %167: i32):
            %168 = "arith.andi"(%161, %14) : (i32, i32) -> i32
            %169 = "arith.addi"(%161, %168) : (i32, i32) -> i32
            %170 = "arith.muli"(%168, %106) : (i32, i32) -> i32
            %171 = "arith.addi"(%168, %79) : (i32, i32) -> i32
            %172 = "arith.muli"(%171, %106) : (i32, i32) -> i32
            %173, %174, %175 = "scf.for"(%170, %172, %79, %165, %166, %167) ({
            ^bb0(%176: i32, %177: i32, %178: i32, %179: i32):
              %180 = "llvm.getelementptr"(%36, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t181_s0 = "llvm.ptrtoint"(%180) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t181_s0, %179) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %182 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%182) ({
                %183 = "llvm.getelementptr"(%30, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %184 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t185_s0 = "llvm.ptrtoint"(%183) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t185_s0, %184) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %186 = "llvm.getelementptr"(%30, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %187 = "arith.muli"(%160, %105) : (i32, i32) -> i32
              %188 = "arith.muli"(%176, %105) : (i32, i32) -> i32
              %189 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %190 = "arith.muli"(%178, %189) : (i32, i32) -> i32
              %191 = "llvm.getelementptr"(%27, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %192 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%192) ({
                %t193_s0 = "llvm.ptrtoint"(%191) : (!llvm.ptr<3>) -> i32
                %t193_s2 = "llvm.ptrtoint"(%186) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t193_s0, %0, %t193_s2, %188, %187) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %194 = "arith.muli"(%169, %11) : (i32, i32) -> i32
              %195 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %196 = "arith.muli"(%178, %195) : (i32, i32) -> i32
              %197 = "llvm.getelementptr"(%28, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %198 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%198) ({
                %t199_s0 = "llvm.ptrtoint"(%197) : (!llvm.ptr<3>) -> i32
                %t199_s2 = "llvm.ptrtoint"(%186) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t199_s0, %3, %t199_s2, %188, %194) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %200 = "arith.addi"(%178, %79) : (i32, i32) -> i32
              %201 = "arith.cmpi"(%200, %119) {predicate = 0 : i64} : (i32, i32) -> i1
              %202 = "arith.xori"(%179, %79) : (i32, i32) -> i32
              %203 = "arith.select"(%201, %202, %179) : (i1, i32, i32) -> i32
              %204 = "arith.select"(%201, %14, %200) : (i1, i32, i32) -> i32
              %205 = "arith.addi"(%177, %79) : (i32, i32) -> i32
              "scf.yield"(%205, %204, %203) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %206 = "arith.addi"(%163, %100) : (i32, i32) -> i32
            %207 = "arith.addi"(%164, %79) : (i32, i32) -> i32
            %208 = "arith.divui"(%206, %116) : (i32, i32) -> i32
            %209 = "arith.remui"(%206, %116) : (i32, i32) -> i32
            %210 = "arith.divui"(%209, %120) : (i32, i32) -> i32
            %211 = "arith.remui"(%209, %120) : (i32, i32) -> i32
            %212 = "arith.muli"(%210, %119) : (i32, i32) -> i32
            %213 = "arith.subi"(%6, %212) : (i32, i32) -> i32
            %214 = "arith.minsi"(%119, %213) : (i32, i32) -> i32
            %215 = "arith.remsi"(%211, %214) : (i32, i32) -> i32
            %216 = "arith.xori"(%215, %214) : (i32, i32) -> i32
            %217 = "arith.cmpi"(%216, %14) {predicate = 2 : i64} : (i32, i32) -> i1
            %218 = "arith.cmpi"(%215, %14) {predicate = 1 : i64} : (i32, i32) -> i1
            %219 = "arith.andi"(%217, %218) : (i1, i1) -> i1
            %220 = "arith.divsi"(%211, %214) : (i32, i32) -> i32
            %221 = "arith.extsi"(%219) : (i1) -> i32
            %222 = "arith.addi"(%220, %221) : (i32, i32) -> i32
            %223 = "arith.addi"(%215, %214) : (i32, i32) -> i32
            %224 = "arith.select"(%219, %223, %215) : (i1, i32, i32) -> i32
            %225 = "arith.addi"(%212, %224) : (i32, i32) -> i32
            %226 = "arith.addi"(%225, %101) : (i32, i32) -> i32
            %227 = "arith.addi"(%222, %102) : (i32, i32) -> i32
            %228 = "arith.cmpi"(%206, %139) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.yield"(%228, %226, %227, %208, %206, %207, %173, %174, %175) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32)
          %229 = "llvm.getelementptr"(%36, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t230_s0 = "llvm.ptrtoint"(%229) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t230_s0, %149) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %231 = "arith.addi"(%148, %79) : (i32, i32) -> i32
          %232 = "arith.cmpi"(%231, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %233 = "arith.xori"(%149, %79) : (i32, i32) -> i32
          %234 = "arith.select"(%232, %233, %149) : (i1, i32, i32) -> i32
          %235 = "arith.select"(%232, %14, %231) : (i1, i32, i32) -> i32
          %236 = "llvm.getelementptr"(%36, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t237_s0 = "llvm.ptrtoint"(%236) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t237_s0, %234) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %238 = "arith.addi"(%235, %79) : (i32, i32) -> i32
          %239 = "arith.cmpi"(%238, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %240 = "arith.xori"(%234, %79) : (i32, i32) -> i32
          %241 = "arith.select"(%239, %240, %234) : (i1, i32, i32) -> i32
          %242 = "arith.select"(%239, %14, %238) : (i1, i32, i32) -> i32
          %243 = "llvm.getelementptr"(%36, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t244_s0 = "llvm.ptrtoint"(%243) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t244_s0, %241) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %245 = "arith.addi"(%242, %79) : (i32, i32) -> i32
          %246 = "arith.cmpi"(%245, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %247 = "arith.xori"(%241, %79) : (i32, i32) -> i32
          %248 = "arith.select"(%246, %247, %241) : (i1, i32, i32) -> i32
          %249 = "arith.select"(%246, %14, %245) : (i1, i32, i32) -> i32
          %250 = "llvm.getelementptr"(%36, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t251_s0 = "llvm.ptrtoint"(%250) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t251_s0, %248) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %252 = "arith.addi"(%249, %79) : (i32, i32) -> i32
          %253 = "arith.cmpi"(%252, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %254 = "arith.xori"(%248, %79) : (i32, i32) -> i32
          %255 = "arith.select"(%253, %254, %248) : (i1, i32, i32) -> i32
          %256 = "arith.select"(%253, %14, %252) : (i1, i32, i32) -> i32
          %257 = "llvm.getelementptr"(%36, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t258_s0 = "llvm.ptrtoint"(%257) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t258_s0, %255) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %259 = "arith.addi"(%256, %79) : (i32, i32) -> i32
          %260 = "arith.cmpi"(%259, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %261 = "arith.xori"(%255, %79) : (i32, i32) -> i32
          %262 = "arith.select"(%260, %261, %255) : (i1, i32, i32) -> i32
          %263 = "arith.select"(%260, %14, %259) : (i1, i32, i32) -> i32
          %264 = "llvm.getelementptr"(%36, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t265_s0 = "llvm.ptrtoint"(%264) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t265_s0, %262) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %266 = "arith.addi"(%263, %79) : (i32, i32) -> i32
          %267 = "arith.cmpi"(%266, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %268 = "arith.xori"(%262, %79) : (i32, i32) -> i32
          %269 = "arith.select"(%267, %268, %262) : (i1, i32, i32) -> i32
          %270 = "arith.select"(%267, %14, %266) : (i1, i32, i32) -> i32
          %271 = "llvm.getelementptr"(%36, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t272_s0 = "llvm.ptrtoint"(%271) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t272_s0, %269) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %273 = "arith.addi"(%270, %79) : (i32, i32) -> i32
          %274 = "arith.cmpi"(%273, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %275 = "arith.xori"(%269, %79) : (i32, i32) -> i32
          %276 = "arith.select"(%274, %275, %269) : (i1, i32, i32) -> i32
          %277 = "arith.select"(%274, %14, %273) : (i1, i32, i32) -> i32
          %278 = "llvm.getelementptr"(%36, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t279_s0 = "llvm.ptrtoint"(%278) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t279_s0, %276) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%145, %146) : (i32, i32) -> ()
        }, {
          "scf.yield"(%97, %14) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %280 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%114, %115, %280, %14, %14, %94) : (i32, i32, i1, i32, i32, i32) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %281 = "arith.subi"(%8, %11) : (i32, i32) -> i32
        %282 = "arith.muli"(%100, %80) : (i32, i32) -> i32
        %283 = "arith.addi"(%97, %282) : (i32, i32) -> i32
        %284 = "arith.muli"(%80, %106) : (i32, i32) -> i32
        %285 = "arith.constant"() {value = 3 : i32} : () -> i32
        %286 = "arith.shrsi"(%284, %285) : (i32, i32) -> i32
        %287 = "arith.andi"(%286, %79) : (i32, i32) -> i32
        %288 = "arith.xori"(%14, %287) : (i32, i32) -> i32
        %289 = "arith.constant"() {value = 7 : i32} : () -> i32
        %290 = "arith.andi"(%284, %289) : (i32, i32) -> i32
        %291 = "arith.muli"(%7, %6) : (i32, i32) -> i32
        %292 = "arith.remsi"(%283, %291) : (i32, i32) -> i32
        %293 = "arith.cmpi"(%292, %14) {predicate = 2 : i64} : (i32, i32) -> i1
        %294 = "arith.divsi"(%283, %291) : (i32, i32) -> i32
        %295 = "arith.extsi"(%293) : (i1) -> i32
        %296 = "arith.addi"(%294, %295) : (i32, i32) -> i32
        %297 = "arith.addi"(%292, %291) : (i32, i32) -> i32
        %298 = "arith.select"(%293, %297, %292) : (i1, i32, i32) -> i32
        %299 = "arith.constant"() {value = 8 : i32} : () -> i32
        %300 = "arith.muli"(%7, %299) : (i32, i32) -> i32
        %301 = "arith.divui"(%298, %300) : (i32, i32) -> i32
        %302 = "arith.remui"(%298, %300) : (i32, i32) -> i32
        %303 = "arith.muli"(%301, %299) : (i32, i32) -> i32
        %304 = "arith.subi"(%6, %303) : (i32, i32) -> i32
        %305 = "arith.minsi"(%299, %304) : (i32, i32) -> i32
        %306 = "arith.remsi"(%302, %305) : (i32, i32) -> i32
        %307 = "arith.xori"(%306, %305) : (i32, i32) -> i32
        %308 = "arith.cmpi"(%307, %14) {predicate = 2 : i64} : (i32, i32) -> i1
        %309 = "arith.cmpi"(%306, %14) {predicate = 1 : i64} : (i32, i32) -> i1
        %310 = "arith.andi"(%308, %309) : (i1, i1) -> i1
        %311 = "arith.divsi"(%302, %305) : (i32, i32) -> i32
        %312 = "arith.extsi"(%310) : (i1) -> i32
        %313 = "arith.addi"(%311, %312) : (i32, i32) -> i32
        %314 = "arith.addi"(%306, %305) : (i32, i32) -> i32
        %315 = "arith.select"(%310, %314, %306) : (i1, i32, i32) -> i32
        %316 = "arith.addi"(%303, %315) : (i32, i32) -> i32
        %317 = "arith.addi"(%316, %101) : (i32, i32) -> i32
        %318 = "arith.addi"(%313, %102) : (i32, i32) -> i32
        %319 = "arith.muli"(%6, %7) : (i32, i32) -> i32
        %320 = "arith.cmpi"(%283, %319) {predicate = 2 : i64} : (i32, i32) -> i1
        %321 = "arith.constant"() {value = true} : () -> i1
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
        %346 = "llvm.mlir.undef"() : () -> f32
        %347 = "llvm.mlir.undef"() : () -> f32
        %348 = "llvm.mlir.undef"() : () -> f32
        %349 = "llvm.mlir.undef"() : () -> f32
        %350 = "llvm.mlir.undef"() : () -> f32
        %351 = "llvm.mlir.undef"() : () -> f32
        %352 = "llvm.mlir.undef"() : () -> f32
        %353 = "llvm.mlir.undef"() : () -> f32
        %354 = "llvm.mlir.undef"() : () -> f32
        %355 = "llvm.mlir.undef"() : () -> f32
        %356 = "llvm.mlir.undef"() : () -> f32
        %357 = "llvm.mlir.undef"() : () -> f32
        %358 = "llvm.mlir.undef"() : () -> f32
        %359 = "llvm.mlir.undef"() : () -> f32
        %360 = "llvm.mlir.undef"() : () -> f32
        %361 = "llvm.mlir.undef"() : () -> f32
        %362 = "llvm.mlir.undef"() : () -> f32
        %363 = "llvm.mlir.undef"() : () -> f32
        %364 = "llvm.mlir.undef"() : () -> f32
        %365 = "llvm.mlir.undef"() : () -> f32
        %366 = "llvm.mlir.undef"() : () -> f32
        %367 = "llvm.mlir.undef"() : () -> f32
        %368 = "llvm.mlir.undef"() : () -> f32
        %369 = "llvm.mlir.undef"() : () -> f32
        %370 = "llvm.mlir.undef"() : () -> f32
        %371 = "llvm.mlir.undef"() : () -> f32
        %372 = "llvm.mlir.undef"() : () -> f32
        %373 = "llvm.mlir.undef"() : () -> f32
        %374 = "llvm.mlir.undef"() : () -> f32
        %375 = "llvm.mlir.undef"() : () -> f32
        %376 = "llvm.mlir.undef"() : () -> f32
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> f32
        %384 = "llvm.mlir.undef"() : () -> f32
        %385 = "llvm.mlir.undef"() : () -> f32
        %386 = "llvm.mlir.undef"() : () -> i32
        %387 = "llvm.mlir.undef"() : () -> i32
        %388 = "llvm.mlir.undef"() : () -> i32
        %389 = "llvm.mlir.undef"() : () -> i32
        %390 = "llvm.mlir.undef"() : () -> i32
        %391 = "llvm.mlir.undef"() : () -> i32
        %392 = "llvm.mlir.undef"() : () -> i32
        %393 = "llvm.mlir.undef"() : () -> i32
        %394 = "llvm.mlir.undef"() : () -> i32
        %395 = "llvm.mlir.undef"() : () -> i32
        %396 = "llvm.mlir.undef"() : () -> i32
        %397 = "llvm.mlir.undef"() : () -> i32
        %398 = "llvm.mlir.undef"() : () -> i32
        %399 = "llvm.mlir.undef"() : () -> i32
        %400 = "llvm.mlir.undef"() : () -> i32
        %401 = "llvm.mlir.undef"() : () -> i32
        %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494 = "scf.while"(%320, %317, %318, %296, %14, %14, %94, %321, %283, %79, %14, %290, %288, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401) ({
        ^bb0(%495: i1, %496: i32, %497: i32, %498: i32, %499: i32, %500: i32, %501: i32, %502: i1, %503: i32, %504: i32, %505: i32, %506: i32, %507: i32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: i32, %573: i32, %574: i32, %575: i32, %576: i32, %577: i32, %578: i32, %579: i32, %580: i32, %581: i32, %582: i32, %583: i32, %584: i32, %585: i32, %586: i32, %587: i32):
          "scf.condition"(%495, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587) : (i1, i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%588: i1, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32, %594: i32, %595: i1, %596: i32, %597: i32, %598: i32, %599: i32, %600: i32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: f32, %645: f32, %646: f32, %647: f32, %648: f32, %649: f32, %650: f32, %651: f32, %652: f32, %653: f32, %654: f32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32, %660: f32, %661: f32, %662: f32, %663: f32, %664: f32, %665: i32, %666: i32, %667: i32, %668: i32, %669: i32, %670: i32, %671: i32, %672: i32, %673: i32, %674: i32, %675: i32, %676: i32, %677: i32, %678: i32, %679: i32, %680: i32):
          %681 = "arith.constant"() {value = 2 : i32} : () -> i32
          %682 = "arith.muli"(%593, %681) : (i32, i32) -> i32
          %683 = "arith.addi"(%682, %80) : (i32, i32) -> i32
          %684 = "llvm.getelementptr"(%31, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t685_s0 = "llvm.ptrtoint"(%684) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t685_s0, %594) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %686 = "llvm.getelementptr"(%30, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t687_s0 = "llvm.ptrtoint"(%686) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t687_s0, %600) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %688 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %689 = "arith.muli"(%599, %688) : (i32, i32) -> i32
          %690 = "llvm.getelementptr"(%27, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %691 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %692 = "arith.muli"(%599, %691) : (i32, i32) -> i32
          %693 = "llvm.getelementptr"(%28, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %694 = "arith.constant"() {value = false} : () -> i1
          %t696_a = "llvm.ptrtoint"(%690) : (!llvm.ptr<3>) -> i32
          %t696_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t696_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t696_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t696_shifted = "arith.shrui"(%t696_a, %t696_four) : (i32, i32) -> i32
          %t696_low = "arith.andi"(%t696_shifted, %t696_mask) : (i32, i32) -> i32
          %t696_wide = "arith.extui"(%t696_low) : (i32) -> i64
          %695 = "arith.ori"(%t696_wide, %t696_fields) : (i64, i64) -> i64
          %t698_a = "llvm.ptrtoint"(%693) : (!llvm.ptr<3>) -> i32
          %t698_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t698_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t698_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t698_shifted = "arith.shrui"(%t698_a, %t698_four) : (i32, i32) -> i32
          %t698_low = "arith.andi"(%t698_shifted, %t698_mask) : (i32, i32) -> i32
          %t698_wide = "arith.extui"(%t698_low) : (i32) -> i64
          %697 = "arith.ori"(%t698_wide, %t698_fields) : (i64, i64) -> i64
          %t763_r = "llvm.inline_asm"(%601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %699 = "llvm.extractvalue"(%t763_r) {position = array<i64: 0>} : (!struct0) -> f32
          %700 = "llvm.extractvalue"(%t763_r) {position = array<i64: 1>} : (!struct0) -> f32
          %701 = "llvm.extractvalue"(%t763_r) {position = array<i64: 2>} : (!struct0) -> f32
          %702 = "llvm.extractvalue"(%t763_r) {position = array<i64: 3>} : (!struct0) -> f32
          %703 = "llvm.extractvalue"(%t763_r) {position = array<i64: 4>} : (!struct0) -> f32
          %704 = "llvm.extractvalue"(%t763_r) {position = array<i64: 5>} : (!struct0) -> f32
          %705 = "llvm.extractvalue"(%t763_r) {position = array<i64: 6>} : (!struct0) -> f32
          %706 = "llvm.extractvalue"(%t763_r) {position = array<i64: 7>} : (!struct0) -> f32
          %707 = "llvm.extractvalue"(%t763_r) {position = array<i64: 8>} : (!struct0) -> f32
          %708 = "llvm.extractvalue"(%t763_r) {position = array<i64: 9>} : (!struct0) -> f32
          %709 = "llvm.extractvalue"(%t763_r) {position = array<i64: 10>} : (!struct0) -> f32
          %710 = "llvm.extractvalue"(%t763_r) {position = array<i64: 11>} : (!struct0) -> f32
          %711 = "llvm.extractvalue"(%t763_r) {position = array<i64: 12>} : (!struct0) -> f32
          %712 = "llvm.extractvalue"(%t763_r) {position = array<i64: 13>} : (!struct0) -> f32
          %713 = "llvm.extractvalue"(%t763_r) {position = array<i64: 14>} : (!struct0) -> f32
          %714 = "llvm.extractvalue"(%t763_r) {position = array<i64: 15>} : (!struct0) -> f32
          %715 = "llvm.extractvalue"(%t763_r) {position = array<i64: 16>} : (!struct0) -> f32
          %716 = "llvm.extractvalue"(%t763_r) {position = array<i64: 17>} : (!struct0) -> f32
          %717 = "llvm.extractvalue"(%t763_r) {position = array<i64: 18>} : (!struct0) -> f32
          %718 = "llvm.extractvalue"(%t763_r) {position = array<i64: 19>} : (!struct0) -> f32
          %719 = "llvm.extractvalue"(%t763_r) {position = array<i64: 20>} : (!struct0) -> f32
          %720 = "llvm.extractvalue"(%t763_r) {position = array<i64: 21>} : (!struct0) -> f32
          %721 = "llvm.extractvalue"(%t763_r) {position = array<i64: 22>} : (!struct0) -> f32
          %722 = "llvm.extractvalue"(%t763_r) {position = array<i64: 23>} : (!struct0) -> f32
          %723 = "llvm.extractvalue"(%t763_r) {position = array<i64: 24>} : (!struct0) -> f32
          %724 = "llvm.extractvalue"(%t763_r) {position = array<i64: 25>} : (!struct0) -> f32
          %725 = "llvm.extractvalue"(%t763_r) {position = array<i64: 26>} : (!struct0) -> f32
          %726 = "llvm.extractvalue"(%t763_r) {position = array<i64: 27>} : (!struct0) -> f32
          %727 = "llvm.extractvalue"(%t763_r) {position = array<i64: 28>} : (!struct0) -> f32
          %728 = "llvm.extractvalue"(%t763_r) {position = array<i64: 29>} : (!struct0) -> f32
          %729 = "llvm.extractvalue"(%t763_r) {position = array<i64: 30>} : (!struct0) -> f32
          %730 = "llvm.extractvalue"(%t763_r) {position = array<i64: 31>} : (!struct0) -> f32
          %731 = "llvm.extractvalue"(%t763_r) {position = array<i64: 32>} : (!struct0) -> f32
          %732 = "llvm.extractvalue"(%t763_r) {position = array<i64: 33>} : (!struct0) -> f32
          %733 = "llvm.extractvalue"(%t763_r) {position = array<i64: 34>} : (!struct0) -> f32
          %734 = "llvm.extractvalue"(%t763_r) {position = array<i64: 35>} : (!struct0) -> f32
          %735 = "llvm.extractvalue"(%t763_r) {position = array<i64: 36>} : (!struct0) -> f32
          %736 = "llvm.extractvalue"(%t763_r) {position = array<i64: 37>} : (!struct0) -> f32
          %737 = "llvm.extractvalue"(%t763_r) {position = array<i64: 38>} : (!struct0) -> f32
          %738 = "llvm.extractvalue"(%t763_r) {position = array<i64: 39>} : (!struct0) -> f32
          %739 = "llvm.extractvalue"(%t763_r) {position = array<i64: 40>} : (!struct0) -> f32
          %740 = "llvm.extractvalue"(%t763_r) {position = array<i64: 41>} : (!struct0) -> f32
          %741 = "llvm.extractvalue"(%t763_r) {position = array<i64: 42>} : (!struct0) -> f32
          %742 = "llvm.extractvalue"(%t763_r) {position = array<i64: 43>} : (!struct0) -> f32
          %743 = "llvm.extractvalue"(%t763_r) {position = array<i64: 44>} : (!struct0) -> f32
          %744 = "llvm.extractvalue"(%t763_r) {position = array<i64: 45>} : (!struct0) -> f32
          %745 = "llvm.extractvalue"(%t763_r) {position = array<i64: 46>} : (!struct0) -> f32
          %746 = "llvm.extractvalue"(%t763_r) {position = array<i64: 47>} : (!struct0) -> f32
          %747 = "llvm.extractvalue"(%t763_r) {position = array<i64: 48>} : (!struct0) -> f32
          %748 = "llvm.extractvalue"(%t763_r) {position = array<i64: 49>} : (!struct0) -> f32
          %749 = "llvm.extractvalue"(%t763_r) {position = array<i64: 50>} : (!struct0) -> f32
          %750 = "llvm.extractvalue"(%t763_r) {position = array<i64: 51>} : (!struct0) -> f32
          %751 = "llvm.extractvalue"(%t763_r) {position = array<i64: 52>} : (!struct0) -> f32
          %752 = "llvm.extractvalue"(%t763_r) {position = array<i64: 53>} : (!struct0) -> f32
          %753 = "llvm.extractvalue"(%t763_r) {position = array<i64: 54>} : (!struct0) -> f32
          %754 = "llvm.extractvalue"(%t763_r) {position = array<i64: 55>} : (!struct0) -> f32
          %755 = "llvm.extractvalue"(%t763_r) {position = array<i64: 56>} : (!struct0) -> f32
          %756 = "llvm.extractvalue"(%t763_r) {position = array<i64: 57>} : (!struct0) -> f32
          %757 = "llvm.extractvalue"(%t763_r) {position = array<i64: 58>} : (!struct0) -> f32
          %758 = "llvm.extractvalue"(%t763_r) {position = array<i64: 59>} : (!struct0) -> f32
          %759 = "llvm.extractvalue"(%t763_r) {position = array<i64: 60>} : (!struct0) -> f32
          %760 = "llvm.extractvalue"(%t763_r) {position = array<i64: 61>} : (!struct0) -> f32
          %761 = "llvm.extractvalue"(%t763_r) {position = array<i64: 62>} : (!struct0) -> f32
          %762 = "llvm.extractvalue"(%t763_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t828_r = "llvm.inline_asm"(%699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %695, %697, %694) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %764 = "llvm.extractvalue"(%t828_r) {position = array<i64: 0>} : (!struct0) -> f32
          %765 = "llvm.extractvalue"(%t828_r) {position = array<i64: 1>} : (!struct0) -> f32
          %766 = "llvm.extractvalue"(%t828_r) {position = array<i64: 2>} : (!struct0) -> f32
          %767 = "llvm.extractvalue"(%t828_r) {position = array<i64: 3>} : (!struct0) -> f32
          %768 = "llvm.extractvalue"(%t828_r) {position = array<i64: 4>} : (!struct0) -> f32
          %769 = "llvm.extractvalue"(%t828_r) {position = array<i64: 5>} : (!struct0) -> f32
          %770 = "llvm.extractvalue"(%t828_r) {position = array<i64: 6>} : (!struct0) -> f32
          %771 = "llvm.extractvalue"(%t828_r) {position = array<i64: 7>} : (!struct0) -> f32
          %772 = "llvm.extractvalue"(%t828_r) {position = array<i64: 8>} : (!struct0) -> f32
          %773 = "llvm.extractvalue"(%t828_r) {position = array<i64: 9>} : (!struct0) -> f32
          %774 = "llvm.extractvalue"(%t828_r) {position = array<i64: 10>} : (!struct0) -> f32
          %775 = "llvm.extractvalue"(%t828_r) {position = array<i64: 11>} : (!struct0) -> f32
          %776 = "llvm.extractvalue"(%t828_r) {position = array<i64: 12>} : (!struct0) -> f32
          %777 = "llvm.extractvalue"(%t828_r) {position = array<i64: 13>} : (!struct0) -> f32
          %778 = "llvm.extractvalue"(%t828_r) {position = array<i64: 14>} : (!struct0) -> f32
          %779 = "llvm.extractvalue"(%t828_r) {position = array<i64: 15>} : (!struct0) -> f32
          %780 = "llvm.extractvalue"(%t828_r) {position = array<i64: 16>} : (!struct0) -> f32
          %781 = "llvm.extractvalue"(%t828_r) {position = array<i64: 17>} : (!struct0) -> f32
          %782 = "llvm.extractvalue"(%t828_r) {position = array<i64: 18>} : (!struct0) -> f32
          %783 = "llvm.extractvalue"(%t828_r) {position = array<i64: 19>} : (!struct0) -> f32
          %784 = "llvm.extractvalue"(%t828_r) {position = array<i64: 20>} : (!struct0) -> f32
          %785 = "llvm.extractvalue"(%t828_r) {position = array<i64: 21>} : (!struct0) -> f32
          %786 = "llvm.extractvalue"(%t828_r) {position = array<i64: 22>} : (!struct0) -> f32
          %787 = "llvm.extractvalue"(%t828_r) {position = array<i64: 23>} : (!struct0) -> f32
          %788 = "llvm.extractvalue"(%t828_r) {position = array<i64: 24>} : (!struct0) -> f32
          %789 = "llvm.extractvalue"(%t828_r) {position = array<i64: 25>} : (!struct0) -> f32
          %790 = "llvm.extractvalue"(%t828_r) {position = array<i64: 26>} : (!struct0) -> f32
          %791 = "llvm.extractvalue"(%t828_r) {position = array<i64: 27>} : (!struct0) -> f32
          %792 = "llvm.extractvalue"(%t828_r) {position = array<i64: 28>} : (!struct0) -> f32
          %793 = "llvm.extractvalue"(%t828_r) {position = array<i64: 29>} : (!struct0) -> f32
          %794 = "llvm.extractvalue"(%t828_r) {position = array<i64: 30>} : (!struct0) -> f32
          %795 = "llvm.extractvalue"(%t828_r) {position = array<i64: 31>} : (!struct0) -> f32
          %796 = "llvm.extractvalue"(%t828_r) {position = array<i64: 32>} : (!struct0) -> f32
          %797 = "llvm.extractvalue"(%t828_r) {position = array<i64: 33>} : (!struct0) -> f32
          %798 = "llvm.extractvalue"(%t828_r) {position = array<i64: 34>} : (!struct0) -> f32
          %799 = "llvm.extractvalue"(%t828_r) {position = array<i64: 35>} : (!struct0) -> f32
          %800 = "llvm.extractvalue"(%t828_r) {position = array<i64: 36>} : (!struct0) -> f32
          %801 = "llvm.extractvalue"(%t828_r) {position = array<i64: 37>} : (!struct0) -> f32
          %802 = "llvm.extractvalue"(%t828_r) {position = array<i64: 38>} : (!struct0) -> f32
          %803 = "llvm.extractvalue"(%t828_r) {position = array<i64: 39>} : (!struct0) -> f32
          %804 = "llvm.extractvalue"(%t828_r) {position = array<i64: 40>} : (!struct0) -> f32
          %805 = "llvm.extractvalue"(%t828_r) {position = array<i64: 41>} : (!struct0) -> f32
          %806 = "llvm.extractvalue"(%t828_r) {position = array<i64: 42>} : (!struct0) -> f32
          %807 = "llvm.extractvalue"(%t828_r) {position = array<i64: 43>} : (!struct0) -> f32
          %808 = "llvm.extractvalue"(%t828_r) {position = array<i64: 44>} : (!struct0) -> f32
          %809 = "llvm.extractvalue"(%t828_r) {position = array<i64: 45>} : (!struct0) -> f32
          %810 = "llvm.extractvalue"(%t828_r) {position = array<i64: 46>} : (!struct0) -> f32
          %811 = "llvm.extractvalue"(%t828_r) {position = array<i64: 47>} : (!struct0) -> f32
          %812 = "llvm.extractvalue"(%t828_r) {position = array<i64: 48>} : (!struct0) -> f32
          %813 = "llvm.extractvalue"(%t828_r) {position = array<i64: 49>} : (!struct0) -> f32
          %814 = "llvm.extractvalue"(%t828_r) {position = array<i64: 50>} : (!struct0) -> f32
          %815 = "llvm.extractvalue"(%t828_r) {position = array<i64: 51>} : (!struct0) -> f32
          %816 = "llvm.extractvalue"(%t828_r) {position = array<i64: 52>} : (!struct0) -> f32
          %817 = "llvm.extractvalue"(%t828_r) {position = array<i64: 53>} : (!struct0) -> f32
          %818 = "llvm.extractvalue"(%t828_r) {position = array<i64: 54>} : (!struct0) -> f32
          %819 = "llvm.extractvalue"(%t828_r) {position = array<i64: 55>} : (!struct0) -> f32
          %820 = "llvm.extractvalue"(%t828_r) {position = array<i64: 56>} : (!struct0) -> f32
          %821 = "llvm.extractvalue"(%t828_r) {position = array<i64: 57>} : (!struct0) -> f32
          %822 = "llvm.extractvalue"(%t828_r) {position = array<i64: 58>} : (!struct0) -> f32
          %823 = "llvm.extractvalue"(%t828_r) {position = array<i64: 59>} : (!struct0) -> f32
          %824 = "llvm.extractvalue"(%t828_r) {position = array<i64: 60>} : (!struct0) -> f32
          %825 = "llvm.extractvalue"(%t828_r) {position = array<i64: 61>} : (!struct0) -> f32
          %826 = "llvm.extractvalue"(%t828_r) {position = array<i64: 62>} : (!struct0) -> f32
          %827 = "llvm.extractvalue"(%t828_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %829 = "arith.addi"(%599, %79) : (i32, i32) -> i32
          %830 = "arith.cmpi"(%829, %299) {predicate = 0 : i64} : (i32, i32) -> i1
          %831 = "arith.xori"(%600, %79) : (i32, i32) -> i32
          %832 = "arith.select"(%830, %831, %600) : (i1, i32, i32) -> i32
          %833 = "arith.select"(%830, %14, %829) : (i1, i32, i32) -> i32
          %834 = "arith.addi"(%598, %79) : (i32, i32) -> i32
          %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904 = "scf.for"(%79, %106, %79, %598, %599, %600, %834, %833, %832, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827) ({
          ^bb0(%905: i32, %906: i32, %907: i32, %908: i32, %909: i32, %910: i32, %911: i32, %912: f32, %913: f32, %914: f32, %915: f32, %916: f32, %917: f32, %918: f32, %919: f32, %920: f32, %921: f32, %922: f32, %923: f32, %924: f32, %925: f32, %926: f32, %927: f32, %928: f32, %929: f32, %930: f32, %931: f32, %932: f32, %933: f32, %934: f32, %935: f32, %936: f32, %937: f32, %938: f32, %939: f32, %940: f32, %941: f32, %942: f32, %943: f32, %944: f32, %945: f32, %946: f32, %947: f32, %948: f32, %949: f32, %950: f32, %951: f32, %952: f32, %953: f32, %954: f32, %955: f32, %956: f32, %957: f32, %958: f32, %959: f32, %960: f32, %961: f32, %962: f32, %963: f32, %964: f32, %965: f32, %966: f32, %967: f32, %968: f32, %969: f32, %970: f32, %971: f32, %972: f32, %973: f32, %974: f32, %975: f32):
            %976 = "llvm.getelementptr"(%30, %910) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t977_s0 = "llvm.ptrtoint"(%976) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t977_s0, %911) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %978 = "arith.muli"(%910, %688) : (i32, i32) -> i32
            %979 = "llvm.getelementptr"(%27, %978) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %980 = "arith.muli"(%910, %691) : (i32, i32) -> i32
            %981 = "llvm.getelementptr"(%28, %980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t983_a = "llvm.ptrtoint"(%979) : (!llvm.ptr<3>) -> i32
            %t983_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t983_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t983_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t983_shifted = "arith.shrui"(%t983_a, %t983_four) : (i32, i32) -> i32
            %t983_low = "arith.andi"(%t983_shifted, %t983_mask) : (i32, i32) -> i32
            %t983_wide = "arith.extui"(%t983_low) : (i32) -> i64
            %982 = "arith.ori"(%t983_wide, %t983_fields) : (i64, i64) -> i64
            %t985_a = "llvm.ptrtoint"(%981) : (!llvm.ptr<3>) -> i32
            %t985_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t985_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t985_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t985_shifted = "arith.shrui"(%t985_a, %t985_four) : (i32, i32) -> i32
            %t985_low = "arith.andi"(%t985_shifted, %t985_mask) : (i32, i32) -> i32
            %t985_wide = "arith.extui"(%t985_low) : (i32) -> i64
            %984 = "arith.ori"(%t985_wide, %t985_fields) : (i64, i64) -> i64
            %t1050_r = "llvm.inline_asm"(%912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %986 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 0>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 1>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 2>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 3>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 4>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 5>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 6>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 7>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 8>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 9>} : (!struct0) -> f32
            %996 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 10>} : (!struct0) -> f32
            %997 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 11>} : (!struct0) -> f32
            %998 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 12>} : (!struct0) -> f32
            %999 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1000 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1001 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1002 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1003 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1004 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1005 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1006 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1007 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1008 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1009 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1010 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1011 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1012 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1013 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1014 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1015 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1016 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1017 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1018 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1019 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1020 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1021 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1022 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1023 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1024 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1025 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1026 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1027 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1028 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1029 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1030 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1031 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1032 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1033 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1034 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1035 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1036 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1037 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1038 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1039 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1040 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1041 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1042 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1043 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1044 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1045 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1046 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1047 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1048 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1049 = "llvm.extractvalue"(%t1050_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t1115_r = "llvm.inline_asm"(%986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %982, %984, %321) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1051 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1052 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1053 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1054 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1055 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1056 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1057 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1058 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1059 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1060 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1061 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1062 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1063 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1064 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1065 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1066 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1067 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1068 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1069 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1070 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1071 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1072 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1073 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1074 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1075 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1076 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1077 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1078 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1079 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1080 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1081 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1082 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1083 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1084 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1085 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1086 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1087 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1088 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1089 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1090 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1091 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1092 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1093 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1094 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1095 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1096 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1097 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1098 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1099 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1100 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1101 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1102 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1103 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1104 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1105 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1106 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1107 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1108 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1109 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1110 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1111 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1112 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1113 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1114 = "llvm.extractvalue"(%t1115_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1180_r = "llvm.inline_asm"(%1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1116 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1117 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1118 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1119 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1120 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1121 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1122 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1123 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1124 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1125 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1126 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1127 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1128 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1129 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1130 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1131 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1132 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1133 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1134 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1135 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1136 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1137 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1138 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1139 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1140 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1141 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1142 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1143 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1144 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1145 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1146 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1147 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1148 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1149 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1150 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1151 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1152 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1153 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1154 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1155 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1156 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1157 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1158 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1159 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1160 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1161 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1162 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1163 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1164 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1165 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1166 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1167 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1168 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1169 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1170 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1171 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1172 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1173 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1174 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1175 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1176 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1177 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1178 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1179 = "llvm.extractvalue"(%t1180_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%35) ({
              %1181 = "llvm.getelementptr"(%36, %907) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1182_s0 = "llvm.ptrtoint"(%1181) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1182_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1183 = "arith.addi"(%910, %79) : (i32, i32) -> i32
            %1184 = "arith.cmpi"(%1183, %299) {predicate = 0 : i64} : (i32, i32) -> i1
            %1185 = "arith.xori"(%911, %79) : (i32, i32) -> i32
            %1186 = "arith.select"(%1184, %1185, %911) : (i1, i32, i32) -> i32
            %1187 = "arith.select"(%1184, %14, %1183) : (i1, i32, i32) -> i32
            %1188 = "arith.addi"(%909, %79) : (i32, i32) -> i32
            "scf.yield"(%909, %910, %911, %1188, %1187, %1186, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1189 = "arith.addi"(%80, %79) : (i32, i32) -> i32
          %1190 = "arith.andi"(%1189, %79) : (i32, i32) -> i32
          %1191 = "arith.addi"(%682, %1190) : (i32, i32) -> i32
          %1192 = "llvm.getelementptr"(%31, %1191) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1193_s0 = "llvm.ptrtoint"(%1192) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1193_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1194 = "arith.addi"(%593, %79) : (i32, i32) -> i32
          %1195 = "arith.cmpi"(%1194, %79) {predicate = 0 : i64} : (i32, i32) -> i1
          %1196 = "arith.xori"(%594, %79) : (i32, i32) -> i32
          %1197 = "arith.select"(%1195, %1196, %594) : (i1, i32, i32) -> i32
          %1198 = "arith.select"(%1195, %14, %1194) : (i1, i32, i32) -> i32
          %1199 = "arith.addi"(%592, %79) : (i32, i32) -> i32
          %1200 = "arith.addi"(%839, %106) : (i32, i32) -> i32
          %1201 = "arith.shrsi"(%1200, %285) : (i32, i32) -> i32
          %1202 = "arith.andi"(%1201, %79) : (i32, i32) -> i32
          %1203 = "arith.xori"(%840, %1202) : (i32, i32) -> i32
          %1204 = "arith.andi"(%1200, %289) : (i32, i32) -> i32
          %t1269_r = "llvm.inline_asm"(%841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1205 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1206 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1207 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1208 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1209 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1210 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1211 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1212 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1213 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1214 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1215 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1216 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1217 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1218 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1219 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1220 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1221 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1222 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1223 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1224 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1225 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1226 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1227 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1228 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1229 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1230 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1231 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1232 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1233 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1234 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1235 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1236 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1237 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1238 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1239 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1240 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1241 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1242 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1243 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1244 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1245 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1246 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1247 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1248 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1249 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1250 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1251 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1252 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1253 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1254 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1255 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1256 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1257 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1258 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1259 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1260 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1261 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1262 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1263 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1264 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1265 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1266 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1267 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1268 = "llvm.extractvalue"(%t1269_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%35) ({
            %1270 = "llvm.getelementptr"(%36, %836) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1271_s0 = "llvm.ptrtoint"(%1270) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1271_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1272 = "arith.andi"(%590, %14) : (i32, i32) -> i32
          %1273 = "arith.addi"(%590, %1272) : (i32, i32) -> i32
          %1274 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1275 = "arith.muli"(%589, %105) : (i32, i32) -> i32
          %1276 = "arith.muli"(%1273, %11) : (i32, i32) -> i32
          %1277 = "arith.andi"(%281, %1274) : (i32, i32) -> i32
          %1278 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1279 = "arith.divui"(%1277, %17) : (i32, i32) -> i32
          %1280 = "nvvm.shfl.sync"(%13, %1279, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %1281 = "arith.cmpi"(%1280, %14) {predicate = 0 : i64} : (i32, i32) -> i1
          %1282 = "arith.remui"(%1277, %299) : (i32, i32) -> i32
          %1283 = "arith.divui"(%1277, %299) : (i32, i32) -> i32
          %1284 = "arith.muli"(%1282, %105) : (i32, i32) -> i32
          %1285 = "arith.remui"(%1283, %681) : (i32, i32) -> i32
          %1286 = "arith.divui"(%1283, %681) : (i32, i32) -> i32
          %1287 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1288 = "arith.muli"(%1285, %1287) : (i32, i32) -> i32
          %1289 = "arith.addi"(%1284, %1288) : (i32, i32) -> i32
          %1290 = "arith.remui"(%1286, %681) : (i32, i32) -> i32
          %1291 = "arith.divui"(%1286, %681) : (i32, i32) -> i32
          %1292 = "arith.muli"(%1290, %299) : (i32, i32) -> i32
          %1293 = "arith.addi"(%1289, %1292) : (i32, i32) -> i32
          %1294 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1295 = "arith.muli"(%1291, %1294) : (i32, i32) -> i32
          %1296 = "arith.addi"(%1293, %1295) : (i32, i32) -> i32
          %1297 = "arith.muli"(%80, %681) : (i32, i32) -> i32
          "scf.if"(%1281) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1298 = "arith.addi"(%79, %80) : (i32, i32) -> i32
          "nvvm.barrier"(%1298, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1299 = "vector.from_elements"(%1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1300 = "arith.truncf"(%1299) : (vector<32xf32>) -> vector<32xf16>
          %1301 = "vector.extract"(%1300) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1302 = "vector.extract"(%1300) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1303 = "vector.extract"(%1300) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1304 = "vector.extract"(%1300) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1305 = "vector.extract"(%1300) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1306 = "vector.extract"(%1300) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1307 = "vector.extract"(%1300) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1308 = "vector.extract"(%1300) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1309 = "vector.extract"(%1300) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1310 = "vector.extract"(%1300) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1311 = "vector.extract"(%1300) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1312 = "vector.extract"(%1300) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1313 = "vector.extract"(%1300) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1314 = "vector.extract"(%1300) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1315 = "vector.extract"(%1300) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1316 = "vector.extract"(%1300) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1317 = "vector.extract"(%1300) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1318 = "vector.extract"(%1300) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1319 = "vector.extract"(%1300) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1320 = "vector.extract"(%1300) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1321 = "vector.extract"(%1300) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1322 = "vector.extract"(%1300) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1323 = "vector.extract"(%1300) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1324 = "vector.extract"(%1300) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1325 = "vector.extract"(%1300) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1326 = "vector.extract"(%1300) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1327 = "vector.extract"(%1300) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1328 = "vector.extract"(%1300) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1329 = "vector.extract"(%1300) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1330 = "vector.extract"(%1300) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1331 = "vector.extract"(%1300) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1332 = "vector.extract"(%1300) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1333 = "arith.muli"(%1297, %688) : (i32, i32) -> i32
          %1334 = "llvm.getelementptr"(%29, %1333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1335 = "vector.from_elements"(%1301, %1302) : (f16, f16) -> vector<2xf16>
          %1336 = "llvm.bitcast"(%1335) : (vector<2xf16>) -> i32
          %1337 = "vector.from_elements"(%1303, %1304) : (f16, f16) -> vector<2xf16>
          %1338 = "llvm.bitcast"(%1337) : (vector<2xf16>) -> i32
          %1339 = "vector.from_elements"(%1305, %1306) : (f16, f16) -> vector<2xf16>
          %1340 = "llvm.bitcast"(%1339) : (vector<2xf16>) -> i32
          %1341 = "vector.from_elements"(%1307, %1308) : (f16, f16) -> vector<2xf16>
          %1342 = "llvm.bitcast"(%1341) : (vector<2xf16>) -> i32
          %1343 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1344 = "arith.andi"(%1296, %1343) : (i32, i32) -> i32
          %1345 = "arith.shrui"(%1344, %285) : (i32, i32) -> i32
          %1346 = "arith.xori"(%1296, %1345) : (i32, i32) -> i32
          %1347 = "llvm.getelementptr"(%1334, %1346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1347, %1336, %1338, %1340, %1342) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1349 = "arith.addi"(%1296, %1278) : (i32, i32) -> i32
          %1350 = "vector.from_elements"(%1309, %1310) : (f16, f16) -> vector<2xf16>
          %1351 = "llvm.bitcast"(%1350) : (vector<2xf16>) -> i32
          %1352 = "vector.from_elements"(%1311, %1312) : (f16, f16) -> vector<2xf16>
          %1353 = "llvm.bitcast"(%1352) : (vector<2xf16>) -> i32
          %1354 = "vector.from_elements"(%1313, %1314) : (f16, f16) -> vector<2xf16>
          %1355 = "llvm.bitcast"(%1354) : (vector<2xf16>) -> i32
          %1356 = "vector.from_elements"(%1315, %1316) : (f16, f16) -> vector<2xf16>
          %1357 = "llvm.bitcast"(%1356) : (vector<2xf16>) -> i32
          %1358 = "arith.andi"(%1349, %1343) : (i32, i32) -> i32
          %1359 = "arith.shrui"(%1358, %285) : (i32, i32) -> i32
          %1360 = "arith.xori"(%1349, %1359) : (i32, i32) -> i32
          %1361 = "llvm.getelementptr"(%1334, %1360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1361, %1351, %1353, %1355, %1357) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1363 = "arith.addi"(%1296, %17) : (i32, i32) -> i32
          %1364 = "vector.from_elements"(%1317, %1318) : (f16, f16) -> vector<2xf16>
          %1365 = "llvm.bitcast"(%1364) : (vector<2xf16>) -> i32
          %1366 = "vector.from_elements"(%1319, %1320) : (f16, f16) -> vector<2xf16>
          %1367 = "llvm.bitcast"(%1366) : (vector<2xf16>) -> i32
          %1368 = "vector.from_elements"(%1321, %1322) : (f16, f16) -> vector<2xf16>
          %1369 = "llvm.bitcast"(%1368) : (vector<2xf16>) -> i32
          %1370 = "vector.from_elements"(%1323, %1324) : (f16, f16) -> vector<2xf16>
          %1371 = "llvm.bitcast"(%1370) : (vector<2xf16>) -> i32
          %1372 = "arith.andi"(%1363, %1343) : (i32, i32) -> i32
          %1373 = "arith.shrui"(%1372, %285) : (i32, i32) -> i32
          %1374 = "arith.xori"(%1363, %1373) : (i32, i32) -> i32
          %1375 = "llvm.getelementptr"(%1334, %1374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1375, %1365, %1367, %1369, %1371) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1377 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1378 = "arith.addi"(%1296, %1377) : (i32, i32) -> i32
          %1379 = "vector.from_elements"(%1325, %1326) : (f16, f16) -> vector<2xf16>
          %1380 = "llvm.bitcast"(%1379) : (vector<2xf16>) -> i32
          %1381 = "vector.from_elements"(%1327, %1328) : (f16, f16) -> vector<2xf16>
          %1382 = "llvm.bitcast"(%1381) : (vector<2xf16>) -> i32
          %1383 = "vector.from_elements"(%1329, %1330) : (f16, f16) -> vector<2xf16>
          %1384 = "llvm.bitcast"(%1383) : (vector<2xf16>) -> i32
          %1385 = "vector.from_elements"(%1331, %1332) : (f16, f16) -> vector<2xf16>
          %1386 = "llvm.bitcast"(%1385) : (vector<2xf16>) -> i32
          %1387 = "arith.andi"(%1378, %1343) : (i32, i32) -> i32
          %1388 = "arith.shrui"(%1387, %285) : (i32, i32) -> i32
          %1389 = "arith.xori"(%1378, %1388) : (i32, i32) -> i32
          %1390 = "llvm.getelementptr"(%1334, %1389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1390, %1380, %1382, %1384, %1386) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1298, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1281) ({
            %1392 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1392) ({
              %t1393_s1 = "llvm.ptrtoint"(%1334) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1393_s1, %1276, %1275) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1394 = "arith.addi"(%1297, %79) : (i32, i32) -> i32
          "scf.if"(%1281) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1298, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1395 = "vector.from_elements"(%1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1396 = "arith.truncf"(%1395) : (vector<32xf32>) -> vector<32xf16>
          %1397 = "vector.extract"(%1396) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1398 = "vector.extract"(%1396) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1399 = "vector.extract"(%1396) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1400 = "vector.extract"(%1396) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1401 = "vector.extract"(%1396) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1402 = "vector.extract"(%1396) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1403 = "vector.extract"(%1396) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1404 = "vector.extract"(%1396) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1405 = "vector.extract"(%1396) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1406 = "vector.extract"(%1396) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1407 = "vector.extract"(%1396) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1408 = "vector.extract"(%1396) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1409 = "vector.extract"(%1396) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1410 = "vector.extract"(%1396) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1411 = "vector.extract"(%1396) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1412 = "vector.extract"(%1396) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1413 = "vector.extract"(%1396) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1414 = "vector.extract"(%1396) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1415 = "vector.extract"(%1396) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1416 = "vector.extract"(%1396) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1417 = "vector.extract"(%1396) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1418 = "vector.extract"(%1396) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1419 = "vector.extract"(%1396) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1420 = "vector.extract"(%1396) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1421 = "vector.extract"(%1396) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1422 = "vector.extract"(%1396) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1423 = "vector.extract"(%1396) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1424 = "vector.extract"(%1396) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1425 = "vector.extract"(%1396) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1426 = "vector.extract"(%1396) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1427 = "vector.extract"(%1396) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1428 = "vector.extract"(%1396) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1429 = "arith.muli"(%1394, %688) : (i32, i32) -> i32
          %1430 = "llvm.getelementptr"(%29, %1429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1431 = "vector.from_elements"(%1397, %1398) : (f16, f16) -> vector<2xf16>
          %1432 = "llvm.bitcast"(%1431) : (vector<2xf16>) -> i32
          %1433 = "vector.from_elements"(%1399, %1400) : (f16, f16) -> vector<2xf16>
          %1434 = "llvm.bitcast"(%1433) : (vector<2xf16>) -> i32
          %1435 = "vector.from_elements"(%1401, %1402) : (f16, f16) -> vector<2xf16>
          %1436 = "llvm.bitcast"(%1435) : (vector<2xf16>) -> i32
          %1437 = "vector.from_elements"(%1403, %1404) : (f16, f16) -> vector<2xf16>
          %1438 = "llvm.bitcast"(%1437) : (vector<2xf16>) -> i32
          %1439 = "llvm.getelementptr"(%1430, %1346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1439, %1432, %1434, %1436, %1438) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1441 = "vector.from_elements"(%1405, %1406) : (f16, f16) -> vector<2xf16>
          %1442 = "llvm.bitcast"(%1441) : (vector<2xf16>) -> i32
          %1443 = "vector.from_elements"(%1407, %1408) : (f16, f16) -> vector<2xf16>
          %1444 = "llvm.bitcast"(%1443) : (vector<2xf16>) -> i32
          %1445 = "vector.from_elements"(%1409, %1410) : (f16, f16) -> vector<2xf16>
          %1446 = "llvm.bitcast"(%1445) : (vector<2xf16>) -> i32
          %1447 = "vector.from_elements"(%1411, %1412) : (f16, f16) -> vector<2xf16>
          %1448 = "llvm.bitcast"(%1447) : (vector<2xf16>) -> i32
          %1449 = "llvm.getelementptr"(%1430, %1360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1449, %1442, %1444, %1446, %1448) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1451 = "vector.from_elements"(%1413, %1414) : (f16, f16) -> vector<2xf16>
          %1452 = "llvm.bitcast"(%1451) : (vector<2xf16>) -> i32
          %1453 = "vector.from_elements"(%1415, %1416) : (f16, f16) -> vector<2xf16>
          %1454 = "llvm.bitcast"(%1453) : (vector<2xf16>) -> i32
          %1455 = "vector.from_elements"(%1417, %1418) : (f16, f16) -> vector<2xf16>
          %1456 = "llvm.bitcast"(%1455) : (vector<2xf16>) -> i32
          %1457 = "vector.from_elements"(%1419, %1420) : (f16, f16) -> vector<2xf16>
          %1458 = "llvm.bitcast"(%1457) : (vector<2xf16>) -> i32
          %1459 = "llvm.getelementptr"(%1430, %1374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1459, %1452, %1454, %1456, %1458) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1461 = "vector.from_elements"(%1421, %1422) : (f16, f16) -> vector<2xf16>
          %1462 = "llvm.bitcast"(%1461) : (vector<2xf16>) -> i32
          %1463 = "vector.from_elements"(%1423, %1424) : (f16, f16) -> vector<2xf16>
          %1464 = "llvm.bitcast"(%1463) : (vector<2xf16>) -> i32
          %1465 = "vector.from_elements"(%1425, %1426) : (f16, f16) -> vector<2xf16>
          %1466 = "llvm.bitcast"(%1465) : (vector<2xf16>) -> i32
          %1467 = "vector.from_elements"(%1427, %1428) : (f16, f16) -> vector<2xf16>
          %1468 = "llvm.bitcast"(%1467) : (vector<2xf16>) -> i32
          %1469 = "llvm.getelementptr"(%1430, %1389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1469, %1462, %1464, %1466, %1468) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1298, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1281) ({
            %1471 = "arith.addi"(%1276, %105) : (i32, i32) -> i32
            %1472 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1472) ({
              %t1473_s1 = "llvm.ptrtoint"(%1430) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1473_s1, %1471, %1275) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1474 = "arith.muli"(%100, %681) : (i32, i32) -> i32
          %1475 = "arith.addi"(%596, %1474) : (i32, i32) -> i32
          %1476 = "arith.addi"(%597, %79) : (i32, i32) -> i32
          %1477 = "arith.remsi"(%1475, %291) : (i32, i32) -> i32
          %1478 = "arith.cmpi"(%1477, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %1479 = "arith.divsi"(%1475, %291) : (i32, i32) -> i32
          %1480 = "arith.extsi"(%1478) : (i1) -> i32
          %1481 = "arith.addi"(%1479, %1480) : (i32, i32) -> i32
          %1482 = "arith.addi"(%1477, %291) : (i32, i32) -> i32
          %1483 = "arith.select"(%1478, %1482, %1477) : (i1, i32, i32) -> i32
          %1484 = "arith.divui"(%1483, %300) : (i32, i32) -> i32
          %1485 = "arith.remui"(%1483, %300) : (i32, i32) -> i32
          %1486 = "arith.muli"(%1484, %299) : (i32, i32) -> i32
          %1487 = "arith.subi"(%6, %1486) : (i32, i32) -> i32
          %1488 = "arith.minsi"(%299, %1487) : (i32, i32) -> i32
          %1489 = "arith.remsi"(%1485, %1488) : (i32, i32) -> i32
          %1490 = "arith.xori"(%1489, %1488) : (i32, i32) -> i32
          %1491 = "arith.cmpi"(%1490, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %1492 = "arith.cmpi"(%1489, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %1493 = "arith.andi"(%1491, %1492) : (i1, i1) -> i1
          %1494 = "arith.divsi"(%1485, %1488) : (i32, i32) -> i32
          %1495 = "arith.extsi"(%1493) : (i1) -> i32
          %1496 = "arith.addi"(%1494, %1495) : (i32, i32) -> i32
          %1497 = "arith.addi"(%1489, %1488) : (i32, i32) -> i32
          %1498 = "arith.select"(%1493, %1497, %1489) : (i1, i32, i32) -> i32
          %1499 = "arith.addi"(%1486, %1498) : (i32, i32) -> i32
          %1500 = "arith.addi"(%1499, %101) : (i32, i32) -> i32
          %1501 = "arith.addi"(%1496, %102) : (i32, i32) -> i32
          %1502 = "arith.cmpi"(%1475, %319) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.yield"(%1502, %1500, %1501, %1481, %1199, %1198, %1197, %321, %1475, %1476, %838, %1204, %1203, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1432, %1434, %1436, %1438, %1442, %1444, %1446, %1448, %1452, %1454, %1456, %1458, %1462, %1464, %1466, %1468) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%410, %411, %409, %406, %407, %408) : (i32, i32, i1, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i1, i32, i32, i32)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%5) : (i32) -> i64
    %15 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%4, %9, %14, %15) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 63 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 64 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 127 : i32} : () -> i32
    %24 = "arith.addi"(%5, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 128 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.muli"(%22, %26) : (i32, i32) -> i32
    %28 = "arith.constant"() {value = 132 : i32} : () -> i32
    %29 = "arith.minsi"(%27, %28) : (i32, i32) -> i32
    %30 = "arith.constant"() {value = 1 : i32} : () -> i32
    %31 = "arith.constant"() {value = 384 : i32} : () -> i32
    %32 = "arith.constant"() {value = 229536 : i32} : () -> i32
    "gpu.launch_func"(%30, %30, %29, %31, %30, %30, %30, %30, %30, %32, %13, %1, %2, %16, %5, %18, %22, %26) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x128_cluster1x1_turns1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
