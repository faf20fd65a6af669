!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i32, %12: i64, %13: i64, %14: i64, %15: !llvm.ptr<1>, %16: i32, %17: i32, %18: i32, %19: i64, %20: i64, %21: i64, %22: !llvm.ptr<1>, %23: i32, %24: i32, %25: i32, %26: i64, %27: i64, %28: !llvm.ptr<1>, %29: !llvm.ptr<1>, %30: i32, %31: i64, %32: i32, %33: i32, %34: i32, %35: i64, %36: i32, %37: i32, %38: i32, %39: i32, %40: i1, %41: f32):
      %42 = "arith.trunci"(%31) : (i64) -> i32
      %43 = "arith.trunci"(%35) : (i64) -> i32
      %44 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %47 = "arith.constant"() {value = 128 : i32} : () -> i32
      %48 = "arith.divui"(%44, %47) : (i32, i32) -> i32
      %49 = "arith.constant"() {value = -1 : i32} : () -> i32
      %50 = "arith.constant"() {value = 0 : i32} : () -> i32
      %51 = "arith.constant"() {value = 31 : i32} : () -> i32
      %52 = "nvvm.shfl.sync"(%49, %48, %50, %51) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %53 = "arith.constant"() {value = 32 : i32} : () -> i32
      %54 = "arith.divui"(%44, %53) : (i32, i32) -> i32
      %55 = "nvvm.shfl.sync"(%49, %54, %50, %51) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %56 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %57 = "llvm.getelementptr"(%56) {rawConstantIndices = array<i32: 8192>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %58 = "llvm.getelementptr"(%56) {rawConstantIndices = array<i32: 57344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %59 = "llvm.getelementptr"(%56) {rawConstantIndices = array<i32: 106496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %60 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %61 = "arith.cmpi"(%60, %50) {predicate = 0 : i64} : (i32, i32) -> i1
      %62 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %63 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %64 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %65 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %66 = "arith.addi"(%64, %65) : (i32, i32) -> i32
      %67 = "arith.constant"() {value = 256 : i32} : () -> i32
      %68 = "arith.muli"(%66, %67) : (i32, i32) -> i32
      %69 = "arith.addi"(%63, %68) : (i32, i32) -> i32
      %70 = "arith.divui"(%69, %53) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%70, %50) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%71) ({
        %72 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%72) ({
          %73 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t74_s0 = "llvm.ptrtoint"(%59) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %73) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %73) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %73) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t80_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %79) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %79) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %79) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %85 = "llvm.getelementptr"(%56) {rawConstantIndices = array<i32: 106544>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %86 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %87 = "arith.cmpi"(%86, %50) {predicate = 0 : i64} : (i32, i32) -> i1
      %88 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %89 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %92 = "arith.addi"(%90, %91) : (i32, i32) -> i32
      %93 = "arith.muli"(%92, %67) : (i32, i32) -> i32
      %94 = "arith.addi"(%89, %93) : (i32, i32) -> i32
      %95 = "arith.divui"(%94, %53) : (i32, i32) -> i32
      %96 = "arith.cmpi"(%95, %50) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%96) ({
        %97 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%97) ({
          %98 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t99_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t99_s0, %98) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %100 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t101_s0 = "llvm.ptrtoint"(%100) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t101_s0, %98) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %102 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t103_s0 = "llvm.ptrtoint"(%102) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t103_s0, %98) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %104 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t105_s0 = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t105_s0, %104) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %106 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t107_s0 = "llvm.ptrtoint"(%106) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t107_s0, %104) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %108 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t109_s0 = "llvm.ptrtoint"(%108) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t109_s0, %104) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %110 = "arith.cmpi"(%52, %50) {predicate = 0 : i64} : (i32, i32) -> i1
      %111 = "scf.if"(%110) ({
        "nvvm.setmaxregister"() {regCount = 24 : i32, action = #nvvm<action decrease>} : () -> ()
        %112 = "arith.cmpi"(%55, %50) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%112) ({
          %113 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %114 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %115 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %116 = "arith.cmpi"(%1, %50) {predicate = 0 : i64} : (i32, i32) -> i1
          %117 = "arith.extui"(%116) : (i1) -> i32
          %118 = "arith.constant"() {value = 32 : i64} : () -> i64
          %119 = "arith.shrui"(%35, %118) : (i64, i64) -> i64
          %120 = "arith.constant"() {value = 1 : i32} : () -> i32
          %121 = "arith.subi"(%43, %120) : (i32, i32) -> i32
          %122 = "llvm.intr.ctlz"(%121) {is_zero_poison = false} : (i32) -> i32
          %123 = "arith.subi"(%53, %122) : (i32, i32) -> i32
          %124 = "arith.extui"(%113) : (i32) -> i64
          %125 = "arith.muli"(%124, %119) : (i64, i64) -> i64
          %126 = "arith.shrui"(%125, %118) : (i64, i64) -> i64
          %127 = "arith.trunci"(%126) : (i64) -> i32
          %128 = "arith.addi"(%127, %113) : (i32, i32) -> i32
          %129 = "arith.shrui"(%128, %123) : (i32, i32) -> i32
          %130 = "arith.cmpi"(%123, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %131 = "arith.select"(%130, %129, %50) : (i1, i32, i32) -> i32
          %132 = "llvm.intr.ctlz"(%121) {is_zero_poison = false} : (i32) -> i32
          %133 = "arith.subi"(%53, %132) : (i32, i32) -> i32
          %134 = "arith.shrui"(%128, %133) : (i32, i32) -> i32
          %135 = "arith.cmpi"(%133, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %136 = "arith.select"(%135, %134, %50) : (i1, i32, i32) -> i32
          %137 = "arith.muli"(%136, %43) : (i32, i32) -> i32
          %138 = "arith.subi"(%113, %137) : (i32, i32) -> i32
          %139 = "arith.muli"(%131, %38) : (i32, i32) -> i32
          %140 = "arith.muli"(%138, %36) : (i32, i32) -> i32
          %141 = "arith.addi"(%139, %140) : (i32, i32) -> i32
          %142 = "arith.minsi"(%138, %37) : (i32, i32) -> i32
          %143 = "arith.addi"(%141, %142) : (i32, i32) -> i32
          %144 = "arith.addi"(%113, %120) : (i32, i32) -> i32
          %145 = "llvm.intr.ctlz"(%121) {is_zero_poison = false} : (i32) -> i32
          %146 = "arith.subi"(%53, %145) : (i32, i32) -> i32
          %147 = "arith.extui"(%144) : (i32) -> i64
          %148 = "arith.muli"(%147, %119) : (i64, i64) -> i64
          %149 = "arith.shrui"(%148, %118) : (i64, i64) -> i64
          %150 = "arith.trunci"(%149) : (i64) -> i32
          %151 = "arith.addi"(%150, %144) : (i32, i32) -> i32
          %152 = "arith.shrui"(%151, %146) : (i32, i32) -> i32
          %153 = "arith.cmpi"(%146, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %154 = "arith.select"(%153, %152, %50) : (i1, i32, i32) -> i32
          %155 = "llvm.intr.ctlz"(%121) {is_zero_poison = false} : (i32) -> i32
          %156 = "arith.subi"(%53, %155) : (i32, i32) -> i32
          %157 = "arith.shrui"(%151, %156) : (i32, i32) -> i32
          %158 = "arith.cmpi"(%156, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %159 = "arith.select"(%158, %157, %50) : (i1, i32, i32) -> i32
          %160 = "arith.muli"(%159, %43) : (i32, i32) -> i32
          %161 = "arith.subi"(%144, %160) : (i32, i32) -> i32
          %162 = "arith.muli"(%154, %38) : (i32, i32) -> i32
          %163 = "arith.muli"(%161, %36) : (i32, i32) -> i32
          %164 = "arith.addi"(%162, %163) : (i32, i32) -> i32
          %165 = "arith.minsi"(%161, %37) : (i32, i32) -> i32
          %166 = "arith.addi"(%164, %165) : (i32, i32) -> i32
          %167, %168, %169, %170, %171, %172 = "scf.for"(%143, %166, %120, %50, %50, %120, %50, %50, %120) ({
          ^bb0(%173: i32, %174: i32, %175: i32, %176: i32, %177: i32, %178: i32, %179: i32):
            %180 = "arith.divui"(%173, %39) : (i32, i32) -> i32
            %181 = "arith.divui"(%180, %33) : (i32, i32) -> i32
            %182 = "arith.remui"(%181, %2) : (i32, i32) -> i32
            %183 = "arith.divui"(%181, %2) : (i32, i32) -> i32
            %184 = "arith.remui"(%173, %39) : (i32, i32) -> i32
            %185 = "arith.addi"(%184, %117) : (i32, i32) -> i32
            %186 = "llvm.getelementptr"(%62, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t187_s0 = "llvm.ptrtoint"(%186) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t187_s0, %176) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %188 = "llvm.getelementptr"(%59, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %189 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%189) ({
              %190 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t191_s0 = "llvm.ptrtoint"(%188) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t191_s0, %190) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %192 = "arith.muli"(%185, %47) : (i32, i32) -> i32
            %193 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %194 = "arith.muli"(%175, %193) : (i32, i32) -> i32
            %195 = "llvm.getelementptr"(%57, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %196 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%196) ({
              %t197_s0 = "llvm.ptrtoint"(%195) : (!llvm.ptr<3>) -> i32
              %t197_s2 = "llvm.ptrtoint"(%188) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t197_s0, %0, %t197_s2, %50, %192, %182, %183) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %198 = "arith.addi"(%175, %120) : (i32, i32) -> i32
            %199 = "arith.constant"() {value = 3 : i32} : () -> i32
            %200 = "arith.cmpi"(%198, %199) {predicate = 0 : i64} : (i32, i32) -> i1
            %201 = "arith.xori"(%176, %120) : (i32, i32) -> i32
            %202 = "arith.select"(%200, %201, %176) : (i1, i32, i32) -> i32
            %203 = "arith.select"(%200, %50, %198) : (i1, i32, i32) -> i32
            %204 = "arith.addi"(%174, %120) : (i32, i32) -> i32
            %205 = "llvm.getelementptr"(%88, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t206_s0 = "llvm.ptrtoint"(%205) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t206_s0, %179) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %207 = "llvm.getelementptr"(%85, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %208 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%208) ({
              %209 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t210_s0 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t210_s0, %209) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %211 = "arith.muli"(%178, %193) : (i32, i32) -> i32
            %212 = "llvm.getelementptr"(%58, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %213 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%213) ({
              %t214_s0 = "llvm.ptrtoint"(%212) : (!llvm.ptr<3>) -> i32
              %t214_s2 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t214_s0, %4, %t214_s2, %50, %192, %182, %183) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %215 = "arith.addi"(%178, %120) : (i32, i32) -> i32
            %216 = "arith.cmpi"(%215, %199) {predicate = 0 : i64} : (i32, i32) -> i1
            %217 = "arith.xori"(%179, %120) : (i32, i32) -> i32
            %218 = "arith.select"(%216, %217, %179) : (i1, i32, i32) -> i32
            %219 = "arith.select"(%216, %50, %215) : (i1, i32, i32) -> i32
            %220 = "arith.addi"(%177, %120) : (i32, i32) -> i32
            "scf.yield"(%204, %203, %202, %220, %219, %218) : (i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
          "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %221 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%221) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %222 = "arith.constant"() {value = 1 : i32} : () -> i32
        %223 = "arith.subi"(%52, %222) : (i32, i32) -> i32
        %224 = "arith.subi"(%44, %47) : (i32, i32) -> i32
        %225 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %226 = "arith.mulf"(%225, %41) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %227 = "arith.constant"() {value = 8 : i32} : () -> i32
        %228 = "arith.constant"() {value = 9 : i32} : () -> i32
        %229 = "arith.constant"() {value = 16 : i32} : () -> i32
        %230 = "arith.constant"() {value = 17 : i32} : () -> i32
        %231 = "arith.constant"() {value = 24 : i32} : () -> i32
        %232 = "arith.constant"() {value = 25 : i32} : () -> i32
        %233 = "arith.constant"() {value = 33 : i32} : () -> i32
        %234 = "arith.constant"() {value = 40 : i32} : () -> i32
        %235 = "arith.constant"() {value = 41 : i32} : () -> i32
        %236 = "arith.constant"() {value = 48 : i32} : () -> i32
        %237 = "arith.constant"() {value = 49 : i32} : () -> i32
        %238 = "arith.constant"() {value = 56 : i32} : () -> i32
        %239 = "arith.constant"() {value = 57 : i32} : () -> i32
        %240 = "arith.constant"() {value = 64 : i32} : () -> i32
        %241 = "arith.constant"() {value = 65 : i32} : () -> i32
        %242 = "arith.constant"() {value = 72 : i32} : () -> i32
        %243 = "arith.constant"() {value = 73 : i32} : () -> i32
        %244 = "arith.constant"() {value = 80 : i32} : () -> i32
        %245 = "arith.constant"() {value = 81 : i32} : () -> i32
        %246 = "arith.constant"() {value = 88 : i32} : () -> i32
        %247 = "arith.constant"() {value = 89 : i32} : () -> i32
        %248 = "arith.constant"() {value = 96 : i32} : () -> i32
        %249 = "arith.constant"() {value = 97 : i32} : () -> i32
        %250 = "arith.constant"() {value = 104 : i32} : () -> i32
        %251 = "arith.constant"() {value = 105 : i32} : () -> i32
        %252 = "arith.constant"() {value = 112 : i32} : () -> i32
        %253 = "arith.constant"() {value = 113 : i32} : () -> i32
        %254 = "arith.constant"() {value = 120 : i32} : () -> i32
        %255 = "arith.constant"() {value = 121 : i32} : () -> i32
        %256 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %257 = "arith.muli"(%223, %240) : (i32, i32) -> i32
        %258 = "arith.constant"() {value = 127 : i32} : () -> i32
        %259 = "arith.andi"(%224, %258) : (i32, i32) -> i32
        %260 = "arith.divui"(%259, %53) : (i32, i32) -> i32
        %261 = "arith.muli"(%260, %229) : (i32, i32) -> i32
        %262 = "arith.addi"(%257, %261) : (i32, i32) -> i32
        %263 = "arith.constant"() {value = 4 : i32} : () -> i32
        %264 = "arith.divui"(%256, %263) : (i32, i32) -> i32
        %265 = "arith.addi"(%262, %264) : (i32, i32) -> i32
        %266 = "arith.remui"(%256, %263) : (i32, i32) -> i32
        %267 = "arith.constant"() {value = 2 : i32} : () -> i32
        %268 = "arith.muli"(%266, %267) : (i32, i32) -> i32
        %269 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %270 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %271 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %272 = "arith.constant"() {value = 32 : i64} : () -> i64
        %273 = "arith.shrui"(%35, %272) : (i64, i64) -> i64
        %274 = "arith.subi"(%43, %222) : (i32, i32) -> i32
        %275 = "llvm.intr.ctlz"(%274) {is_zero_poison = false} : (i32) -> i32
        %276 = "arith.subi"(%53, %275) : (i32, i32) -> i32
        %277 = "arith.extui"(%269) : (i32) -> i64
        %278 = "arith.muli"(%277, %273) : (i64, i64) -> i64
        %279 = "arith.shrui"(%278, %272) : (i64, i64) -> i64
        %280 = "arith.trunci"(%279) : (i64) -> i32
        %281 = "arith.addi"(%280, %269) : (i32, i32) -> i32
        %282 = "arith.shrui"(%281, %276) : (i32, i32) -> i32
        %283 = "arith.cmpi"(%276, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %284 = "arith.select"(%283, %282, %50) : (i1, i32, i32) -> i32
        %285 = "llvm.intr.ctlz"(%274) {is_zero_poison = false} : (i32) -> i32
        %286 = "arith.subi"(%53, %285) : (i32, i32) -> i32
        %287 = "arith.shrui"(%281, %286) : (i32, i32) -> i32
        %288 = "arith.cmpi"(%286, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %289 = "arith.select"(%288, %287, %50) : (i1, i32, i32) -> i32
        %290 = "arith.muli"(%289, %43) : (i32, i32) -> i32
        %291 = "arith.subi"(%269, %290) : (i32, i32) -> i32
        %292 = "arith.muli"(%284, %38) : (i32, i32) -> i32
        %293 = "arith.muli"(%291, %36) : (i32, i32) -> i32
        %294 = "arith.addi"(%292, %293) : (i32, i32) -> i32
        %295 = "arith.minsi"(%291, %37) : (i32, i32) -> i32
        %296 = "arith.addi"(%294, %295) : (i32, i32) -> i32
        %297 = "arith.addi"(%269, %222) : (i32, i32) -> i32
        %298 = "llvm.intr.ctlz"(%274) {is_zero_poison = false} : (i32) -> i32
        %299 = "arith.subi"(%53, %298) : (i32, i32) -> i32
        %300 = "arith.extui"(%297) : (i32) -> i64
        %301 = "arith.muli"(%300, %273) : (i64, i64) -> i64
        %302 = "arith.shrui"(%301, %272) : (i64, i64) -> i64
        %303 = "arith.trunci"(%302) : (i64) -> i32
        %304 = "arith.addi"(%303, %297) : (i32, i32) -> i32
        %305 = "arith.shrui"(%304, %299) : (i32, i32) -> i32
        %306 = "arith.cmpi"(%299, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %307 = "arith.select"(%306, %305, %50) : (i1, i32, i32) -> i32
        %308 = "llvm.intr.ctlz"(%274) {is_zero_poison = false} : (i32) -> i32
        %309 = "arith.subi"(%53, %308) : (i32, i32) -> i32
        %310 = "arith.shrui"(%304, %309) : (i32, i32) -> i32
        %311 = "arith.cmpi"(%309, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %312 = "arith.select"(%311, %310, %50) : (i1, i32, i32) -> i32
        %313 = "arith.muli"(%312, %43) : (i32, i32) -> i32
        %314 = "arith.subi"(%297, %313) : (i32, i32) -> i32
        %315 = "arith.muli"(%307, %38) : (i32, i32) -> i32
        %316 = "arith.muli"(%314, %36) : (i32, i32) -> i32
        %317 = "arith.addi"(%315, %316) : (i32, i32) -> i32
        %318 = "arith.minsi"(%314, %37) : (i32, i32) -> i32
        %319 = "arith.addi"(%317, %318) : (i32, i32) -> i32
        %320 = "arith.divui"(%296, %39) : (i32, i32) -> i32
        %321 = "arith.subi"(%39, %222) : (i32, i32) -> i32
        %322 = "arith.addi"(%319, %321) : (i32, i32) -> i32
        %323 = "arith.remsi"(%322, %39) : (i32, i32) -> i32
        %324 = "arith.cmpi"(%323, %50) {predicate = 2 : i64} : (i32, i32) -> i1
        %325 = "arith.divsi"(%322, %39) : (i32, i32) -> i32
        %326 = "arith.extsi"(%324) : (i1) -> i32
        %327 = "arith.addi"(%325, %326) : (i32, i32) -> i32
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
        %386 = "llvm.mlir.undef"() : () -> f32
        %387 = "llvm.mlir.undef"() : () -> f32
        %388 = "llvm.mlir.undef"() : () -> f32
        %389 = "llvm.mlir.undef"() : () -> f32
        %390 = "llvm.mlir.undef"() : () -> f32
        %391 = "llvm.mlir.undef"() : () -> f32
        %392 = "llvm.mlir.undef"() : () -> f32
        %393 = "llvm.mlir.undef"() : () -> f32
        %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465 = "scf.for"(%320, %327, %222, %50, %50, %50, %50, %50, %50, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393) ({
        ^bb0(%466: i32, %467: i32, %468: i32, %469: i32, %470: i32, %471: i32, %472: i32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32, %484: f32, %485: f32, %486: f32, %487: f32, %488: f32, %489: f32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32):
          %539 = "arith.remui"(%466, %33) : (i32, i32) -> i32
          %540 = "arith.divui"(%466, %33) : (i32, i32) -> i32
          %541 = "arith.remui"(%540, %2) : (i32, i32) -> i32
          %542 = "arith.divui"(%540, %2) : (i32, i32) -> i32
          %543 = "arith.muli"(%466, %39) : (i32, i32) -> i32
          %544 = "arith.subi"(%296, %543) : (i32, i32) -> i32
          %545 = "arith.maxsi"(%544, %50) : (i32, i32) -> i32
          %546 = "arith.subi"(%319, %543) : (i32, i32) -> i32
          %547 = "arith.minsi"(%546, %39) : (i32, i32) -> i32
          %548 = "arith.divui"(%259, %227) : (i32, i32) -> i32
          %549 = "arith.remui"(%259, %227) : (i32, i32) -> i32
          %550 = "arith.addi"(%259, %47) : (i32, i32) -> i32
          %551 = "arith.divui"(%550, %227) : (i32, i32) -> i32
          %552 = "arith.remui"(%550, %227) : (i32, i32) -> i32
          %553 = "arith.addi"(%259, %67) : (i32, i32) -> i32
          %554 = "arith.divui"(%553, %227) : (i32, i32) -> i32
          %555 = "arith.remui"(%553, %227) : (i32, i32) -> i32
          %556 = "arith.constant"() {value = 384 : i32} : () -> i32
          %557 = "arith.addi"(%259, %556) : (i32, i32) -> i32
          %558 = "arith.divui"(%557, %227) : (i32, i32) -> i32
          %559 = "arith.remui"(%557, %227) : (i32, i32) -> i32
          %560 = "arith.muli"(%539, %240) : (i32, i32) -> i32
          %561 = "arith.addi"(%560, %257) : (i32, i32) -> i32
          %562 = "arith.addi"(%561, %548) : (i32, i32) -> i32
          %563 = "arith.addi"(%561, %551) : (i32, i32) -> i32
          %564 = "arith.addi"(%561, %554) : (i32, i32) -> i32
          %565 = "arith.addi"(%561, %558) : (i32, i32) -> i32
          %566 = "arith.subi"(%32, %222) : (i32, i32) -> i32
          %567 = "arith.minsi"(%562, %566) : (i32, i32) -> i32
          %568 = "arith.shrui"(%31, %272) : (i64, i64) -> i64
          %569 = "arith.subi"(%42, %222) : (i32, i32) -> i32
          %570 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %571 = "arith.subi"(%53, %570) : (i32, i32) -> i32
          %572 = "arith.shrsi"(%567, %51) : (i32, i32) -> i32
          %573 = "arith.xori"(%567, %572) : (i32, i32) -> i32
          %574 = "arith.extui"(%573) : (i32) -> i64
          %575 = "arith.muli"(%574, %568) : (i64, i64) -> i64
          %576 = "arith.shrui"(%575, %272) : (i64, i64) -> i64
          %577 = "arith.trunci"(%576) : (i64) -> i32
          %578 = "arith.addi"(%577, %573) : (i32, i32) -> i32
          %579 = "arith.shrui"(%578, %571) : (i32, i32) -> i32
          %580 = "arith.cmpi"(%571, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %581 = "arith.select"(%580, %579, %50) : (i1, i32, i32) -> i32
          %582 = "arith.xori"(%581, %572) : (i32, i32) -> i32
          %583 = "arith.muli"(%541, %42) : (i32, i32) -> i32
          %584 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %585 = "arith.subi"(%53, %584) : (i32, i32) -> i32
          %586 = "arith.shrui"(%578, %585) : (i32, i32) -> i32
          %587 = "arith.cmpi"(%585, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %588 = "arith.select"(%587, %586, %50) : (i1, i32, i32) -> i32
          %589 = "arith.xori"(%588, %572) : (i32, i32) -> i32
          %590 = "arith.muli"(%589, %42) : (i32, i32) -> i32
          %591 = "arith.subi"(%567, %590) : (i32, i32) -> i32
          %592 = "arith.addi"(%583, %591) : (i32, i32) -> i32
          %593 = "arith.extsi"(%592) : (i32) -> i64
          %594 = "arith.extsi"(%542) : (i32) -> i64
          %595 = "arith.muli"(%593, %13) : (i64, i64) -> i64
          %596 = "arith.muli"(%594, %14) : (i64, i64) -> i64
          %597 = "arith.addi"(%595, %596) : (i64, i64) -> i64
          %598 = "llvm.getelementptr"(%8, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %599 = "arith.extsi"(%582) : (i32) -> i64
          %600 = "arith.extsi"(%549) : (i32) -> i64
          %601 = "arith.muli"(%599, %12) : (i64, i64) -> i64
          %602 = "arith.constant"() {value = 8 : i64} : () -> i64
          %603 = "arith.muli"(%600, %602) : (i64, i64) -> i64
          %604 = "arith.addi"(%601, %603) : (i64, i64) -> i64
          %605 = "llvm.getelementptr"(%598, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %606 = "llvm.load"(%605) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %607 = "vector.extract"(%606) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %608 = "vector.extract"(%606) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %609 = "vector.extract"(%606) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %610 = "vector.extract"(%606) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %611 = "vector.extract"(%606) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %612 = "vector.extract"(%606) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %613 = "vector.extract"(%606) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %614 = "vector.extract"(%606) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %615 = "arith.minsi"(%563, %566) : (i32, i32) -> i32
          %616 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %617 = "arith.subi"(%53, %616) : (i32, i32) -> i32
          %618 = "arith.shrsi"(%615, %51) : (i32, i32) -> i32
          %619 = "arith.xori"(%615, %618) : (i32, i32) -> i32
          %620 = "arith.extui"(%619) : (i32) -> i64
          %621 = "arith.muli"(%620, %568) : (i64, i64) -> i64
          %622 = "arith.shrui"(%621, %272) : (i64, i64) -> i64
          %623 = "arith.trunci"(%622) : (i64) -> i32
          %624 = "arith.addi"(%623, %619) : (i32, i32) -> i32
          %625 = "arith.shrui"(%624, %617) : (i32, i32) -> i32
          %626 = "arith.cmpi"(%617, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %627 = "arith.select"(%626, %625, %50) : (i1, i32, i32) -> i32
          %628 = "arith.xori"(%627, %618) : (i32, i32) -> i32
          %629 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %630 = "arith.subi"(%53, %629) : (i32, i32) -> i32
          %631 = "arith.shrui"(%624, %630) : (i32, i32) -> i32
          %632 = "arith.cmpi"(%630, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %633 = "arith.select"(%632, %631, %50) : (i1, i32, i32) -> i32
          %634 = "arith.xori"(%633, %618) : (i32, i32) -> i32
          %635 = "arith.muli"(%634, %42) : (i32, i32) -> i32
          %636 = "arith.subi"(%615, %635) : (i32, i32) -> i32
          %637 = "arith.addi"(%583, %636) : (i32, i32) -> i32
          %638 = "arith.extsi"(%637) : (i32) -> i64
          %639 = "arith.muli"(%638, %13) : (i64, i64) -> i64
          %640 = "arith.addi"(%639, %596) : (i64, i64) -> i64
          %641 = "llvm.getelementptr"(%8, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %642 = "arith.extsi"(%628) : (i32) -> i64
          %643 = "arith.extsi"(%552) : (i32) -> i64
          %644 = "arith.muli"(%642, %12) : (i64, i64) -> i64
          %645 = "arith.muli"(%643, %602) : (i64, i64) -> i64
          %646 = "arith.addi"(%644, %645) : (i64, i64) -> i64
          %647 = "llvm.getelementptr"(%641, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %648 = "llvm.load"(%647) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %649 = "vector.extract"(%648) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %650 = "vector.extract"(%648) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %651 = "vector.extract"(%648) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %652 = "vector.extract"(%648) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %653 = "vector.extract"(%648) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %654 = "vector.extract"(%648) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %655 = "vector.extract"(%648) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %656 = "vector.extract"(%648) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %657 = "arith.minsi"(%564, %566) : (i32, i32) -> i32
          %658 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %659 = "arith.subi"(%53, %658) : (i32, i32) -> i32
          %660 = "arith.shrsi"(%657, %51) : (i32, i32) -> i32
          %661 = "arith.xori"(%657, %660) : (i32, i32) -> i32
          %662 = "arith.extui"(%661) : (i32) -> i64
          %663 = "arith.muli"(%662, %568) : (i64, i64) -> i64
          %664 = "arith.shrui"(%663, %272) : (i64, i64) -> i64
          %665 = "arith.trunci"(%664) : (i64) -> i32
          %666 = "arith.addi"(%665, %661) : (i32, i32) -> i32
          %667 = "arith.shrui"(%666, %659) : (i32, i32) -> i32
          %668 = "arith.cmpi"(%659, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %669 = "arith.select"(%668, %667, %50) : (i1, i32, i32) -> i32
          %670 = "arith.xori"(%669, %660) : (i32, i32) -> i32
          %671 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %672 = "arith.subi"(%53, %671) : (i32, i32) -> i32
          %673 = "arith.shrui"(%666, %672) : (i32, i32) -> i32
          %674 = "arith.cmpi"(%672, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %675 = "arith.select"(%674, %673, %50) : (i1, i32, i32) -> i32
          %676 = "arith.xori"(%675, %660) : (i32, i32) -> i32
          %677 = "arith.muli"(%676, %42) : (i32, i32) -> i32
          %678 = "arith.subi"(%657, %677) : (i32, i32) -> i32
          %679 = "arith.addi"(%583, %678) : (i32, i32) -> i32
          %680 = "arith.extsi"(%679) : (i32) -> i64
          %681 = "arith.muli"(%680, %13) : (i64, i64) -> i64
          %682 = "arith.addi"(%681, %596) : (i64, i64) -> i64
          %683 = "llvm.getelementptr"(%8, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %684 = "arith.extsi"(%670) : (i32) -> i64
          %685 = "arith.extsi"(%555) : (i32) -> i64
          %686 = "arith.muli"(%684, %12) : (i64, i64) -> i64
          %687 = "arith.muli"(%685, %602) : (i64, i64) -> i64
          %688 = "arith.addi"(%686, %687) : (i64, i64) -> i64
          %689 = "llvm.getelementptr"(%683, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %690 = "llvm.load"(%689) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %691 = "vector.extract"(%690) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %692 = "vector.extract"(%690) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %693 = "vector.extract"(%690) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %694 = "vector.extract"(%690) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %695 = "vector.extract"(%690) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %696 = "vector.extract"(%690) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %697 = "vector.extract"(%690) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %698 = "vector.extract"(%690) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %699 = "arith.minsi"(%565, %566) : (i32, i32) -> i32
          %700 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %701 = "arith.subi"(%53, %700) : (i32, i32) -> i32
          %702 = "arith.shrsi"(%699, %51) : (i32, i32) -> i32
          %703 = "arith.xori"(%699, %702) : (i32, i32) -> i32
          %704 = "arith.extui"(%703) : (i32) -> i64
          %705 = "arith.muli"(%704, %568) : (i64, i64) -> i64
          %706 = "arith.shrui"(%705, %272) : (i64, i64) -> i64
          %707 = "arith.trunci"(%706) : (i64) -> i32
          %708 = "arith.addi"(%707, %703) : (i32, i32) -> i32
          %709 = "arith.shrui"(%708, %701) : (i32, i32) -> i32
          %710 = "arith.cmpi"(%701, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %711 = "arith.select"(%710, %709, %50) : (i1, i32, i32) -> i32
          %712 = "arith.xori"(%711, %702) : (i32, i32) -> i32
          %713 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
          %714 = "arith.subi"(%53, %713) : (i32, i32) -> i32
          %715 = "arith.shrui"(%708, %714) : (i32, i32) -> i32
          %716 = "arith.cmpi"(%714, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %717 = "arith.select"(%716, %715, %50) : (i1, i32, i32) -> i32
          %718 = "arith.xori"(%717, %702) : (i32, i32) -> i32
          %719 = "arith.muli"(%718, %42) : (i32, i32) -> i32
          %720 = "arith.subi"(%699, %719) : (i32, i32) -> i32
          %721 = "arith.addi"(%583, %720) : (i32, i32) -> i32
          %722 = "arith.extsi"(%721) : (i32) -> i64
          %723 = "arith.muli"(%722, %13) : (i64, i64) -> i64
          %724 = "arith.addi"(%723, %596) : (i64, i64) -> i64
          %725 = "llvm.getelementptr"(%8, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %726 = "arith.extsi"(%712) : (i32) -> i64
          %727 = "arith.extsi"(%559) : (i32) -> i64
          %728 = "arith.muli"(%726, %12) : (i64, i64) -> i64
          %729 = "arith.muli"(%727, %602) : (i64, i64) -> i64
          %730 = "arith.addi"(%728, %729) : (i64, i64) -> i64
          %731 = "llvm.getelementptr"(%725, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %732 = "llvm.load"(%731) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %733 = "vector.extract"(%732) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %734 = "vector.extract"(%732) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %735 = "vector.extract"(%732) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %736 = "vector.extract"(%732) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %737 = "vector.extract"(%732) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %738 = "vector.extract"(%732) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %739 = "vector.extract"(%732) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %740 = "vector.extract"(%732) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %741 = "arith.addi"(%222, %223) : (i32, i32) -> i32
          "nvvm.barrier"(%741, %47) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %742 = "arith.addi"(%257, %548) : (i32, i32) -> i32
          %743 = "arith.cmpi"(%562, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %744, %745, %746, %747, %748, %749, %750, %751 = "scf.if"(%743) ({
            %752 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %753 = "vector.extract"(%752) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %754 = "vector.extract"(%752) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %755 = "vector.extract"(%752) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %756 = "vector.extract"(%752) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %757 = "vector.extract"(%752) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %758 = "vector.extract"(%752) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %759 = "vector.extract"(%752) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %760 = "vector.extract"(%752) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%753, %754, %755, %756, %757, %758, %759, %760) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%607, %608, %609, %610, %611, %612, %613, %614) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %761 = "arith.muli"(%742, %240) : (i32, i32) -> i32
          %762 = "arith.muli"(%549, %227) : (i32, i32) -> i32
          %763 = "arith.addi"(%761, %762) : (i32, i32) -> i32
          %764 = "arith.constant"() {value = 448 : i32} : () -> i32
          %765 = "arith.andi"(%763, %764) : (i32, i32) -> i32
          %766 = "arith.constant"() {value = 3 : i32} : () -> i32
          %767 = "arith.shrui"(%765, %766) : (i32, i32) -> i32
          %768 = "arith.xori"(%763, %767) : (i32, i32) -> i32
          %769 = "llvm.getelementptr"(%56, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %770 = "vector.from_elements"(%744, %745, %746, %747, %748, %749, %750, %751) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%770, %769) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %771 = "arith.addi"(%257, %551) : (i32, i32) -> i32
          %772 = "arith.cmpi"(%563, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %773, %774, %775, %776, %777, %778, %779, %780 = "scf.if"(%772) ({
            %781 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %782 = "vector.extract"(%781) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %783 = "vector.extract"(%781) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %784 = "vector.extract"(%781) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %785 = "vector.extract"(%781) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %786 = "vector.extract"(%781) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %787 = "vector.extract"(%781) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %788 = "vector.extract"(%781) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %789 = "vector.extract"(%781) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%782, %783, %784, %785, %786, %787, %788, %789) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%649, %650, %651, %652, %653, %654, %655, %656) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %790 = "arith.muli"(%771, %240) : (i32, i32) -> i32
          %791 = "arith.muli"(%552, %227) : (i32, i32) -> i32
          %792 = "arith.addi"(%790, %791) : (i32, i32) -> i32
          %793 = "arith.andi"(%792, %764) : (i32, i32) -> i32
          %794 = "arith.shrui"(%793, %766) : (i32, i32) -> i32
          %795 = "arith.xori"(%792, %794) : (i32, i32) -> i32
          %796 = "llvm.getelementptr"(%56, %795) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %797 = "vector.from_elements"(%773, %774, %775, %776, %777, %778, %779, %780) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%797, %796) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %798 = "arith.addi"(%257, %554) : (i32, i32) -> i32
          %799 = "arith.cmpi"(%564, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %800, %801, %802, %803, %804, %805, %806, %807 = "scf.if"(%799) ({
            %808 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %809 = "vector.extract"(%808) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %810 = "vector.extract"(%808) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %811 = "vector.extract"(%808) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %812 = "vector.extract"(%808) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %813 = "vector.extract"(%808) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %814 = "vector.extract"(%808) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %815 = "vector.extract"(%808) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %816 = "vector.extract"(%808) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%809, %810, %811, %812, %813, %814, %815, %816) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%691, %692, %693, %694, %695, %696, %697, %698) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %817 = "arith.muli"(%798, %240) : (i32, i32) -> i32
          %818 = "arith.muli"(%555, %227) : (i32, i32) -> i32
          %819 = "arith.addi"(%817, %818) : (i32, i32) -> i32
          %820 = "arith.andi"(%819, %764) : (i32, i32) -> i32
          %821 = "arith.shrui"(%820, %766) : (i32, i32) -> i32
          %822 = "arith.xori"(%819, %821) : (i32, i32) -> i32
          %823 = "llvm.getelementptr"(%56, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %824 = "vector.from_elements"(%800, %801, %802, %803, %804, %805, %806, %807) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%824, %823) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %825 = "arith.addi"(%257, %558) : (i32, i32) -> i32
          %826 = "arith.cmpi"(%565, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %827, %828, %829, %830, %831, %832, %833, %834 = "scf.if"(%826) ({
            %835 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %836 = "vector.extract"(%835) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %837 = "vector.extract"(%835) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %838 = "vector.extract"(%835) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %839 = "vector.extract"(%835) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %840 = "vector.extract"(%835) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %841 = "vector.extract"(%835) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %842 = "vector.extract"(%835) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %843 = "vector.extract"(%835) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%836, %837, %838, %839, %840, %841, %842, %843) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%733, %734, %735, %736, %737, %738, %739, %740) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %844 = "arith.muli"(%825, %240) : (i32, i32) -> i32
          %845 = "arith.muli"(%559, %227) : (i32, i32) -> i32
          %846 = "arith.addi"(%844, %845) : (i32, i32) -> i32
          %847 = "arith.andi"(%846, %764) : (i32, i32) -> i32
          %848 = "arith.shrui"(%847, %766) : (i32, i32) -> i32
          %849 = "arith.xori"(%846, %848) : (i32, i32) -> i32
          %850 = "llvm.getelementptr"(%56, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %851 = "vector.from_elements"(%827, %828, %829, %830, %831, %832, %833, %834) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%851, %850) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%741, %47) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %852 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %853 = "vector.extract"(%852) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %854 = "vector.extract"(%852) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %855 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %856 = "vector.extract"(%855) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %857 = "vector.extract"(%855) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %858 = "vector.extract"(%855) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %859 = "vector.extract"(%855) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %860 = "vector.extract"(%855) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %861 = "vector.extract"(%855) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %862 = "vector.extract"(%855) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %863 = "vector.extract"(%855) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %864 = "vector.extract"(%855) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %865 = "vector.extract"(%855) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %866 = "vector.extract"(%855) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %867 = "vector.extract"(%855) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %868 = "vector.extract"(%855) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %869 = "vector.extract"(%855) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %870 = "vector.extract"(%855) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %871 = "vector.extract"(%855) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %872 = "vector.extract"(%855) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %873 = "vector.extract"(%855) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %874 = "vector.extract"(%855) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %875 = "vector.extract"(%855) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %876 = "vector.extract"(%855) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %877 = "vector.extract"(%855) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %878 = "vector.extract"(%855) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %879 = "vector.extract"(%855) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %880 = "vector.extract"(%855) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %881 = "vector.extract"(%855) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %882 = "vector.extract"(%855) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %883 = "vector.extract"(%855) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %884 = "vector.extract"(%855) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %885 = "vector.extract"(%855) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %886 = "vector.extract"(%855) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %887 = "vector.extract"(%855) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %888 = "arith.muli"(%545, %47) : (i32, i32) -> i32
          %889 = "arith.addi"(%560, %265) : (i32, i32) -> i32
          %890 = "llvm.getelementptr"(%59, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t891_s0 = "llvm.ptrtoint"(%890) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t891_s0, %469) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %892 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %893 = "arith.muli"(%468, %892) : (i32, i32) -> i32
          %894 = "llvm.getelementptr"(%57, %893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %895 = "arith.constant"() {value = false} : () -> i1
          %t897_a = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          %t897_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t897_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t897_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t897_shifted = "arith.shrui"(%t897_a, %t897_four) : (i32, i32) -> i32
          %t897_low = "arith.andi"(%t897_shifted, %t897_mask) : (i32, i32) -> i32
          %t897_wide = "arith.extui"(%t897_low) : (i32) -> i64
          %896 = "arith.ori"(%t897_wide, %t897_fields) : (i64, i64) -> i64
          %t899_a = "llvm.ptrtoint"(%894) : (!llvm.ptr<3>) -> i32
          %t899_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t899_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t899_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t899_shifted = "arith.shrui"(%t899_a, %t899_four) : (i32, i32) -> i32
          %t899_low = "arith.andi"(%t899_shifted, %t899_mask) : (i32, i32) -> i32
          %t899_wide = "arith.extui"(%t899_low) : (i32) -> i64
          %898 = "arith.ori"(%t899_wide, %t899_fields) : (i64, i64) -> i64
          %t964_r = "llvm.inline_asm"(%473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %900 = "llvm.extractvalue"(%t964_r) {position = array<i64: 0>} : (!struct0) -> f32
          %901 = "llvm.extractvalue"(%t964_r) {position = array<i64: 1>} : (!struct0) -> f32
          %902 = "llvm.extractvalue"(%t964_r) {position = array<i64: 2>} : (!struct0) -> f32
          %903 = "llvm.extractvalue"(%t964_r) {position = array<i64: 3>} : (!struct0) -> f32
          %904 = "llvm.extractvalue"(%t964_r) {position = array<i64: 4>} : (!struct0) -> f32
          %905 = "llvm.extractvalue"(%t964_r) {position = array<i64: 5>} : (!struct0) -> f32
          %906 = "llvm.extractvalue"(%t964_r) {position = array<i64: 6>} : (!struct0) -> f32
          %907 = "llvm.extractvalue"(%t964_r) {position = array<i64: 7>} : (!struct0) -> f32
          %908 = "llvm.extractvalue"(%t964_r) {position = array<i64: 8>} : (!struct0) -> f32
          %909 = "llvm.extractvalue"(%t964_r) {position = array<i64: 9>} : (!struct0) -> f32
          %910 = "llvm.extractvalue"(%t964_r) {position = array<i64: 10>} : (!struct0) -> f32
          %911 = "llvm.extractvalue"(%t964_r) {position = array<i64: 11>} : (!struct0) -> f32
          %912 = "llvm.extractvalue"(%t964_r) {position = array<i64: 12>} : (!struct0) -> f32
          %913 = "llvm.extractvalue"(%t964_r) {position = array<i64: 13>} : (!struct0) -> f32
          %914 = "llvm.extractvalue"(%t964_r) {position = array<i64: 14>} : (!struct0) -> f32
          %915 = "llvm.extractvalue"(%t964_r) {position = array<i64: 15>} : (!struct0) -> f32
          %916 = "llvm.extractvalue"(%t964_r) {position = array<i64: 16>} : (!struct0) -> f32
          %917 = "llvm.extractvalue"(%t964_r) {position = array<i64: 17>} : (!struct0) -> f32
          %918 = "llvm.extractvalue"(%t964_r) {position = array<i64: 18>} : (!struct0) -> f32
          %919 = "llvm.extractvalue"(%t964_r) {position = array<i64: 19>} : (!struct0) -> f32
          %920 = "llvm.extractvalue"(%t964_r) {position = array<i64: 20>} : (!struct0) -> f32
          %921 = "llvm.extractvalue"(%t964_r) {position = array<i64: 21>} : (!struct0) -> f32
          %922 = "llvm.extractvalue"(%t964_r) {position = array<i64: 22>} : (!struct0) -> f32
          %923 = "llvm.extractvalue"(%t964_r) {position = array<i64: 23>} : (!struct0) -> f32
          %924 = "llvm.extractvalue"(%t964_r) {position = array<i64: 24>} : (!struct0) -> f32
          %925 = "llvm.extractvalue"(%t964_r) {position = array<i64: 25>} : (!struct0) -> f32
          %926 = "llvm.extractvalue"(%t964_r) {position = array<i64: 26>} : (!struct0) -> f32
          %927 = "llvm.extractvalue"(%t964_r) {position = array<i64: 27>} : (!struct0) -> f32
          %928 = "llvm.extractvalue"(%t964_r) {position = array<i64: 28>} : (!struct0) -> f32
          %929 = "llvm.extractvalue"(%t964_r) {position = array<i64: 29>} : (!struct0) -> f32
          %930 = "llvm.extractvalue"(%t964_r) {position = array<i64: 30>} : (!struct0) -> f32
          %931 = "llvm.extractvalue"(%t964_r) {position = array<i64: 31>} : (!struct0) -> f32
          %932 = "llvm.extractvalue"(%t964_r) {position = array<i64: 32>} : (!struct0) -> f32
          %933 = "llvm.extractvalue"(%t964_r) {position = array<i64: 33>} : (!struct0) -> f32
          %934 = "llvm.extractvalue"(%t964_r) {position = array<i64: 34>} : (!struct0) -> f32
          %935 = "llvm.extractvalue"(%t964_r) {position = array<i64: 35>} : (!struct0) -> f32
          %936 = "llvm.extractvalue"(%t964_r) {position = array<i64: 36>} : (!struct0) -> f32
          %937 = "llvm.extractvalue"(%t964_r) {position = array<i64: 37>} : (!struct0) -> f32
          %938 = "llvm.extractvalue"(%t964_r) {position = array<i64: 38>} : (!struct0) -> f32
          %939 = "llvm.extractvalue"(%t964_r) {position = array<i64: 39>} : (!struct0) -> f32
          %940 = "llvm.extractvalue"(%t964_r) {position = array<i64: 40>} : (!struct0) -> f32
          %941 = "llvm.extractvalue"(%t964_r) {position = array<i64: 41>} : (!struct0) -> f32
          %942 = "llvm.extractvalue"(%t964_r) {position = array<i64: 42>} : (!struct0) -> f32
          %943 = "llvm.extractvalue"(%t964_r) {position = array<i64: 43>} : (!struct0) -> f32
          %944 = "llvm.extractvalue"(%t964_r) {position = array<i64: 44>} : (!struct0) -> f32
          %945 = "llvm.extractvalue"(%t964_r) {position = array<i64: 45>} : (!struct0) -> f32
          %946 = "llvm.extractvalue"(%t964_r) {position = array<i64: 46>} : (!struct0) -> f32
          %947 = "llvm.extractvalue"(%t964_r) {position = array<i64: 47>} : (!struct0) -> f32
          %948 = "llvm.extractvalue"(%t964_r) {position = array<i64: 48>} : (!struct0) -> f32
          %949 = "llvm.extractvalue"(%t964_r) {position = array<i64: 49>} : (!struct0) -> f32
          %950 = "llvm.extractvalue"(%t964_r) {position = array<i64: 50>} : (!struct0) -> f32
          %951 = "llvm.extractvalue"(%t964_r) {position = array<i64: 51>} : (!struct0) -> f32
          %952 = "llvm.extractvalue"(%t964_r) {position = array<i64: 52>} : (!struct0) -> f32
          %953 = "llvm.extractvalue"(%t964_r) {position = array<i64: 53>} : (!struct0) -> f32
          %954 = "llvm.extractvalue"(%t964_r) {position = array<i64: 54>} : (!struct0) -> f32
          %955 = "llvm.extractvalue"(%t964_r) {position = array<i64: 55>} : (!struct0) -> f32
          %956 = "llvm.extractvalue"(%t964_r) {position = array<i64: 56>} : (!struct0) -> f32
          %957 = "llvm.extractvalue"(%t964_r) {position = array<i64: 57>} : (!struct0) -> f32
          %958 = "llvm.extractvalue"(%t964_r) {position = array<i64: 58>} : (!struct0) -> f32
          %959 = "llvm.extractvalue"(%t964_r) {position = array<i64: 59>} : (!struct0) -> f32
          %960 = "llvm.extractvalue"(%t964_r) {position = array<i64: 60>} : (!struct0) -> f32
          %961 = "llvm.extractvalue"(%t964_r) {position = array<i64: 61>} : (!struct0) -> f32
          %962 = "llvm.extractvalue"(%t964_r) {position = array<i64: 62>} : (!struct0) -> f32
          %963 = "llvm.extractvalue"(%t964_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t1029_r = "llvm.inline_asm"(%900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %896, %898, %895) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %965 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 0>} : (!struct0) -> f32
          %966 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 1>} : (!struct0) -> f32
          %967 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 2>} : (!struct0) -> f32
          %968 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 3>} : (!struct0) -> f32
          %969 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 4>} : (!struct0) -> f32
          %970 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 5>} : (!struct0) -> f32
          %971 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 6>} : (!struct0) -> f32
          %972 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 7>} : (!struct0) -> f32
          %973 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 8>} : (!struct0) -> f32
          %974 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 9>} : (!struct0) -> f32
          %975 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 10>} : (!struct0) -> f32
          %976 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 11>} : (!struct0) -> f32
          %977 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 12>} : (!struct0) -> f32
          %978 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 13>} : (!struct0) -> f32
          %979 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 14>} : (!struct0) -> f32
          %980 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 15>} : (!struct0) -> f32
          %981 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 16>} : (!struct0) -> f32
          %982 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 17>} : (!struct0) -> f32
          %983 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 18>} : (!struct0) -> f32
          %984 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 19>} : (!struct0) -> f32
          %985 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 20>} : (!struct0) -> f32
          %986 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 21>} : (!struct0) -> f32
          %987 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 22>} : (!struct0) -> f32
          %988 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 23>} : (!struct0) -> f32
          %989 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 24>} : (!struct0) -> f32
          %990 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 25>} : (!struct0) -> f32
          %991 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 26>} : (!struct0) -> f32
          %992 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 27>} : (!struct0) -> f32
          %993 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 28>} : (!struct0) -> f32
          %994 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 29>} : (!struct0) -> f32
          %995 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 30>} : (!struct0) -> f32
          %996 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 31>} : (!struct0) -> f32
          %997 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 32>} : (!struct0) -> f32
          %998 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 33>} : (!struct0) -> f32
          %999 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1000 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1001 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1002 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1003 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1004 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1005 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1006 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1007 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1008 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1009 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1010 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1011 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1012 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1013 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1014 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1015 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1016 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1017 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1018 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1019 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1020 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1021 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1022 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1023 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1024 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1025 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1026 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1027 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1028 = "llvm.extractvalue"(%t1029_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1094_r = "llvm.inline_asm"(%965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1030 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1031 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1032 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1033 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1034 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1035 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1036 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1037 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1038 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1039 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1040 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1041 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1042 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1043 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1044 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1045 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1046 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1047 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1048 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1049 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1050 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1051 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1052 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1053 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1054 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1055 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1056 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1057 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1058 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1059 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1060 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1061 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1062 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1063 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1064 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1065 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1066 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1067 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1068 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1069 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1070 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1071 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1072 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1073 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1074 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1075 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1076 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1077 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1078 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1079 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1080 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1081 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1082 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1083 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1084 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1085 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1086 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1087 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1088 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1089 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1090 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1091 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1092 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1093 = "llvm.extractvalue"(%t1094_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%61) ({
            %1095 = "llvm.getelementptr"(%62, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1096_s0 = "llvm.ptrtoint"(%1095) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1096_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1097 = "arith.addi"(%468, %222) : (i32, i32) -> i32
          %1098 = "arith.cmpi"(%1097, %766) {predicate = 0 : i64} : (i32, i32) -> i1
          %1099 = "arith.xori"(%469, %222) : (i32, i32) -> i32
          %1100 = "arith.select"(%1098, %1099, %469) : (i1, i32, i32) -> i32
          %1101 = "arith.select"(%1098, %50, %1097) : (i1, i32, i32) -> i32
          %1102 = "arith.addi"(%467, %222) : (i32, i32) -> i32
          %1103 = "arith.addi"(%888, %47) : (i32, i32) -> i32
          %1104 = "arith.cmpi"(%1103, %1) {predicate = 4 : i64} : (i32, i32) -> i1
          %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168 = "scf.if"(%1104) ({
            %1169 = "arith.addi"(%888, %268) : (i32, i32) -> i32
            %1170 = "vector.from_elements"(%50, %222, %227, %228, %229, %230, %231, %232, %53, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1171 = "arith.subi"(%1, %1169) : (i32, i32) -> i32
            %1172 = "vector.broadcast"(%1171) : (i32) -> vector<32xi32>
            %1173 = "arith.cmpi"(%1170, %1172) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1174 = "vector.from_elements"(%1030, %1031, %1034, %1035, %1038, %1039, %1042, %1043, %1046, %1047, %1050, %1051, %1054, %1055, %1058, %1059, %1062, %1063, %1066, %1067, %1070, %1071, %1074, %1075, %1078, %1079, %1082, %1083, %1086, %1087, %1090, %1091) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1175 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1176 = "arith.select"(%1173, %1175, %1174) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1177 = "vector.extract"(%1176) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1178 = "vector.extract"(%1176) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1179 = "vector.extract"(%1176) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1180 = "vector.extract"(%1176) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1181 = "vector.extract"(%1176) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1182 = "vector.extract"(%1176) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1183 = "vector.extract"(%1176) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1184 = "vector.extract"(%1176) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1185 = "vector.extract"(%1176) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1186 = "vector.extract"(%1176) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1187 = "vector.extract"(%1176) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1188 = "vector.extract"(%1176) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1189 = "vector.extract"(%1176) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1190 = "vector.extract"(%1176) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1191 = "vector.extract"(%1176) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1192 = "vector.extract"(%1176) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1193 = "vector.extract"(%1176) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1194 = "vector.extract"(%1176) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1195 = "vector.extract"(%1176) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1196 = "vector.extract"(%1176) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1197 = "vector.extract"(%1176) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1198 = "vector.extract"(%1176) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1199 = "vector.extract"(%1176) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1200 = "vector.extract"(%1176) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1201 = "vector.extract"(%1176) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1202 = "vector.extract"(%1176) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1203 = "vector.extract"(%1176) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1204 = "vector.extract"(%1176) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1205 = "vector.extract"(%1176) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1206 = "vector.extract"(%1176) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1207 = "vector.extract"(%1176) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1208 = "vector.extract"(%1176) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1209 = "vector.from_elements"(%50, %222, %227, %228, %229, %230, %231, %232, %53, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1210 = "vector.broadcast"(%1171) : (i32) -> vector<32xi32>
            %1211 = "arith.cmpi"(%1209, %1210) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1212 = "vector.from_elements"(%1032, %1033, %1036, %1037, %1040, %1041, %1044, %1045, %1048, %1049, %1052, %1053, %1056, %1057, %1060, %1061, %1064, %1065, %1068, %1069, %1072, %1073, %1076, %1077, %1080, %1081, %1084, %1085, %1088, %1089, %1092, %1093) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1213 = "arith.select"(%1211, %1175, %1212) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1214 = "vector.extract"(%1213) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1215 = "vector.extract"(%1213) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1216 = "vector.extract"(%1213) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1217 = "vector.extract"(%1213) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1218 = "vector.extract"(%1213) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1219 = "vector.extract"(%1213) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1220 = "vector.extract"(%1213) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1221 = "vector.extract"(%1213) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1222 = "vector.extract"(%1213) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1223 = "vector.extract"(%1213) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1224 = "vector.extract"(%1213) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1225 = "vector.extract"(%1213) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1226 = "vector.extract"(%1213) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1227 = "vector.extract"(%1213) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1228 = "vector.extract"(%1213) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1229 = "vector.extract"(%1213) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1230 = "vector.extract"(%1213) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1231 = "vector.extract"(%1213) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1232 = "vector.extract"(%1213) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1233 = "vector.extract"(%1213) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1234 = "vector.extract"(%1213) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1235 = "vector.extract"(%1213) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1236 = "vector.extract"(%1213) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1237 = "vector.extract"(%1213) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1238 = "vector.extract"(%1213) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1239 = "vector.extract"(%1213) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1240 = "vector.extract"(%1213) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1241 = "vector.extract"(%1213) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1242 = "vector.extract"(%1213) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1243 = "vector.extract"(%1213) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1244 = "vector.extract"(%1213) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1245 = "vector.extract"(%1213) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1177, %1178, %1214, %1215, %1179, %1180, %1216, %1217, %1181, %1182, %1218, %1219, %1183, %1184, %1220, %1221, %1185, %1186, %1222, %1223, %1187, %1188, %1224, %1225, %1189, %1190, %1226, %1227, %1191, %1192, %1228, %1229, %1193, %1194, %1230, %1231, %1195, %1196, %1232, %1233, %1197, %1198, %1234, %1235, %1199, %1200, %1236, %1237, %1201, %1202, %1238, %1239, %1203, %1204, %1240, %1241, %1205, %1206, %1242, %1243, %1207, %1208, %1244, %1245) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1246 = "vector.from_elements"(%1105, %1106, %1109, %1110, %1113, %1114, %1117, %1118, %1121, %1122, %1125, %1126, %1129, %1130, %1133, %1134, %1137, %1138, %1141, %1142, %1145, %1146, %1149, %1150, %1153, %1154, %1157, %1158, %1161, %1162, %1165, %1166) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1247 = "vector.shuffle"(%1246, %1246) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1248 = "vector.shuffle"(%1246, %1246) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1249 = "arith.maxnumf"(%1247, %1248) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1250 = "vector.shuffle"(%1249, %1249) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1251 = "vector.shuffle"(%1249, %1249) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1252 = "arith.maxnumf"(%1250, %1251) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1253 = "vector.shuffle"(%1252, %1252) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1254 = "vector.shuffle"(%1252, %1252) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1255 = "arith.maxnumf"(%1253, %1254) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1256 = "vector.shuffle"(%1255, %1255) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1257 = "vector.shuffle"(%1255, %1255) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1258 = "arith.maxnumf"(%1256, %1257) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1259 = "vector.shuffle"(%1258, %1258) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1260 = "vector.shuffle"(%1258, %1258) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1261 = "arith.maxnumf"(%1259, %1260) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1262 = "vector.extract"(%1261) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1263 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1264 = "arith.maxnumf"(%1262, %1263) : (f32, f32) -> f32
          %1265 = "arith.mulf"(%1264, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1266 = "vector.from_elements"(%1107, %1108, %1111, %1112, %1115, %1116, %1119, %1120, %1123, %1124, %1127, %1128, %1131, %1132, %1135, %1136, %1139, %1140, %1143, %1144, %1147, %1148, %1151, %1152, %1155, %1156, %1159, %1160, %1163, %1164, %1167, %1168) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1267 = "vector.shuffle"(%1266, %1266) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1268 = "vector.shuffle"(%1266, %1266) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1269 = "arith.maxnumf"(%1267, %1268) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1270 = "vector.shuffle"(%1269, %1269) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1271 = "vector.shuffle"(%1269, %1269) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1272 = "arith.maxnumf"(%1270, %1271) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1273 = "vector.shuffle"(%1272, %1272) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1274 = "vector.shuffle"(%1272, %1272) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1275 = "arith.maxnumf"(%1273, %1274) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1276 = "vector.shuffle"(%1275, %1275) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1277 = "vector.shuffle"(%1275, %1275) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1278 = "arith.maxnumf"(%1276, %1277) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1279 = "vector.shuffle"(%1278, %1278) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1280 = "vector.shuffle"(%1278, %1278) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1281 = "arith.maxnumf"(%1279, %1280) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1282 = "vector.extract"(%1281) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1283 = "arith.maxnumf"(%1282, %1263) : (f32, f32) -> f32
          %1284 = "arith.mulf"(%1283, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1285 = "arith.constant"() {value = 2.0 : f32} : () -> f32
          %1286 = "arith.addf"(%853, %1285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1287 = "arith.cmpf"(%1265, %1286) {predicate = 2 : i64} : (f32, f32) -> i1
          %1288 = "arith.addf"(%854, %1285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1289 = "arith.cmpf"(%1284, %1288) {predicate = 2 : i64} : (f32, f32) -> i1
          %1290 = "arith.ori"(%1287, %1289) : (i1, i1) -> i1
          %1291 = "nvvm.vote.sync"(%49, %1290) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
          %1292, %1293, %1294, %1295 = "scf.if"(%1291) ({
            %1296 = "nvvm.shfl.sync"(%49, %1265, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1297 = "arith.maxnumf"(%1265, %1296) : (f32, f32) -> f32
            %1298 = "nvvm.shfl.sync"(%49, %1297, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1299 = "arith.maxnumf"(%1297, %1298) : (f32, f32) -> f32
            %1300 = "arith.maxnumf"(%853, %1299) : (f32, f32) -> f32
            %1301 = "nvvm.shfl.sync"(%49, %1284, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1302 = "arith.maxnumf"(%1284, %1301) : (f32, f32) -> f32
            %1303 = "nvvm.shfl.sync"(%49, %1302, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1304 = "arith.maxnumf"(%1302, %1303) : (f32, f32) -> f32
            %1305 = "arith.maxnumf"(%854, %1304) : (f32, f32) -> f32
            "scf.yield"(%1300, %1305, %853, %854) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%853, %854, %537, %538) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1306 = "vector.from_elements"(%1105, %1106, %1109, %1110, %1113, %1114, %1117, %1118, %1121, %1122, %1125, %1126, %1129, %1130, %1133, %1134, %1137, %1138, %1141, %1142, %1145, %1146, %1149, %1150, %1153, %1154, %1157, %1158, %1161, %1162, %1165, %1166) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1307 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
          %1308 = "arith.mulf"(%1306, %1307) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1309 = "arith.cmpf"(%1292, %1263) {predicate = 2 : i64} : (f32, f32) -> i1
          %1310 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1311 = "arith.select"(%1309, %1292, %1310) : (i1, f32, f32) -> f32
          %1312 = "vector.broadcast"(%1311) : (f32) -> vector<32xf32>
          %1313 = "arith.subf"(%1308, %1312) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1314 = "vector.extract"(%1313) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1315 = "vector.extract"(%1313) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1316 = "vector.extract"(%1313) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1317 = "vector.extract"(%1313) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1318 = "vector.extract"(%1313) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1319 = "vector.extract"(%1313) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1320 = "vector.extract"(%1313) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1321 = "vector.extract"(%1313) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1322 = "vector.extract"(%1313) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1323 = "vector.extract"(%1313) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1324 = "vector.extract"(%1313) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1325 = "vector.extract"(%1313) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1326 = "vector.extract"(%1313) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1327 = "vector.extract"(%1313) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1328 = "vector.extract"(%1313) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1329 = "vector.extract"(%1313) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1330 = "vector.extract"(%1313) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1331 = "vector.extract"(%1313) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1332 = "vector.extract"(%1313) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1333 = "vector.extract"(%1313) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1334 = "vector.extract"(%1313) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1335 = "vector.extract"(%1313) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1336 = "vector.extract"(%1313) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1337 = "vector.extract"(%1313) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1338 = "vector.extract"(%1313) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1339 = "vector.extract"(%1313) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1340 = "vector.extract"(%1313) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1341 = "vector.extract"(%1313) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1342 = "vector.extract"(%1313) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1343 = "vector.extract"(%1313) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1344 = "vector.extract"(%1313) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1345 = "vector.extract"(%1313) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1346 = "llvm.call_intrinsic"(%1314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1347 = "llvm.call_intrinsic"(%1315) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1348 = "llvm.call_intrinsic"(%1316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1349 = "llvm.call_intrinsic"(%1317) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1350 = "llvm.call_intrinsic"(%1318) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1351 = "llvm.call_intrinsic"(%1319) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1352 = "llvm.call_intrinsic"(%1320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1353 = "llvm.call_intrinsic"(%1321) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1354 = "llvm.call_intrinsic"(%1322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1355 = "llvm.call_intrinsic"(%1323) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1356 = "llvm.call_intrinsic"(%1324) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1357 = "llvm.call_intrinsic"(%1325) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1358 = "llvm.call_intrinsic"(%1326) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1359 = "llvm.call_intrinsic"(%1327) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1360 = "llvm.call_intrinsic"(%1328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1361 = "llvm.call_intrinsic"(%1329) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1362 = "llvm.call_intrinsic"(%1330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1363 = "llvm.call_intrinsic"(%1331) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1364 = "llvm.call_intrinsic"(%1332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1365 = "llvm.call_intrinsic"(%1333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1366 = "llvm.call_intrinsic"(%1334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1367 = "llvm.call_intrinsic"(%1335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1368 = "llvm.call_intrinsic"(%1336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1369 = "llvm.call_intrinsic"(%1337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1370 = "llvm.call_intrinsic"(%1338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1371 = "llvm.call_intrinsic"(%1339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1372 = "llvm.call_intrinsic"(%1340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1373 = "llvm.call_intrinsic"(%1341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1374 = "llvm.call_intrinsic"(%1342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1375 = "llvm.call_intrinsic"(%1343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1376 = "llvm.call_intrinsic"(%1344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1377 = "llvm.call_intrinsic"(%1345) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1378 = "vector.from_elements"(%1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1379 = "vector.shuffle"(%1378, %1378) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1380 = "vector.shuffle"(%1378, %1378) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1381 = "arith.addf"(%1379, %1380) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1382 = "vector.shuffle"(%1381, %1381) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1383 = "vector.shuffle"(%1381, %1381) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1384 = "arith.addf"(%1382, %1383) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1385 = "vector.shuffle"(%1384, %1384) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1386 = "vector.shuffle"(%1384, %1384) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1387 = "arith.addf"(%1385, %1386) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1388 = "vector.shuffle"(%1387, %1387) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1389 = "vector.shuffle"(%1387, %1387) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1390 = "arith.addf"(%1388, %1389) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1391 = "vector.shuffle"(%1390, %1390) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1392 = "vector.shuffle"(%1390, %1390) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1393 = "arith.addf"(%1391, %1392) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1394 = "vector.extract"(%1393) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1395 = "arith.addf"(%1394, %1310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1396 = "vector.extract"(%1378) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1397 = "vector.extract"(%1378) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1398 = "vector.extract"(%1378) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1399 = "vector.extract"(%1378) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1400 = "vector.extract"(%1378) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1401 = "vector.extract"(%1378) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1402 = "vector.extract"(%1378) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1403 = "vector.extract"(%1378) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1404 = "vector.extract"(%1378) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1405 = "vector.extract"(%1378) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1406 = "vector.extract"(%1378) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1407 = "vector.extract"(%1378) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1408 = "vector.extract"(%1378) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1409 = "vector.extract"(%1378) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1410 = "vector.extract"(%1378) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1411 = "vector.extract"(%1378) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1412 = "vector.extract"(%1378) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1413 = "vector.extract"(%1378) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1414 = "vector.extract"(%1378) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1415 = "vector.extract"(%1378) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1416 = "vector.extract"(%1378) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1417 = "vector.extract"(%1378) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1418 = "vector.extract"(%1378) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1419 = "vector.extract"(%1378) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1420 = "vector.extract"(%1378) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1421 = "vector.extract"(%1378) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1422 = "vector.extract"(%1378) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1423 = "vector.extract"(%1378) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1424 = "vector.extract"(%1378) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1425 = "vector.extract"(%1378) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1426 = "vector.extract"(%1378) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1427 = "vector.extract"(%1378) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1428 = "vector.from_elements"(%1107, %1108, %1111, %1112, %1115, %1116, %1119, %1120, %1123, %1124, %1127, %1128, %1131, %1132, %1135, %1136, %1139, %1140, %1143, %1144, %1147, %1148, %1151, %1152, %1155, %1156, %1159, %1160, %1163, %1164, %1167, %1168) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1429 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
          %1430 = "arith.mulf"(%1428, %1429) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1431 = "arith.cmpf"(%1293, %1263) {predicate = 2 : i64} : (f32, f32) -> i1
          %1432 = "arith.select"(%1431, %1293, %1310) : (i1, f32, f32) -> f32
          %1433 = "vector.broadcast"(%1432) : (f32) -> vector<32xf32>
          %1434 = "arith.subf"(%1430, %1433) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1435 = "vector.extract"(%1434) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1436 = "vector.extract"(%1434) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1437 = "vector.extract"(%1434) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1438 = "vector.extract"(%1434) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1439 = "vector.extract"(%1434) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1440 = "vector.extract"(%1434) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1441 = "vector.extract"(%1434) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1442 = "vector.extract"(%1434) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1443 = "vector.extract"(%1434) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1444 = "vector.extract"(%1434) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1445 = "vector.extract"(%1434) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1446 = "vector.extract"(%1434) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1447 = "vector.extract"(%1434) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1448 = "vector.extract"(%1434) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1449 = "vector.extract"(%1434) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1450 = "vector.extract"(%1434) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1451 = "vector.extract"(%1434) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1452 = "vector.extract"(%1434) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1453 = "vector.extract"(%1434) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1454 = "vector.extract"(%1434) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1455 = "vector.extract"(%1434) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1456 = "vector.extract"(%1434) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1457 = "vector.extract"(%1434) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1458 = "vector.extract"(%1434) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1459 = "vector.extract"(%1434) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1460 = "vector.extract"(%1434) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1461 = "vector.extract"(%1434) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1462 = "vector.extract"(%1434) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1463 = "vector.extract"(%1434) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1464 = "vector.extract"(%1434) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1465 = "vector.extract"(%1434) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1466 = "vector.extract"(%1434) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1467 = "llvm.call_intrinsic"(%1435) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1468 = "llvm.call_intrinsic"(%1436) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1469 = "llvm.call_intrinsic"(%1437) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1470 = "llvm.call_intrinsic"(%1438) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1471 = "llvm.call_intrinsic"(%1439) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1472 = "llvm.call_intrinsic"(%1440) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1473 = "llvm.call_intrinsic"(%1441) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1474 = "llvm.call_intrinsic"(%1442) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1475 = "llvm.call_intrinsic"(%1443) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1476 = "llvm.call_intrinsic"(%1444) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1477 = "llvm.call_intrinsic"(%1445) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1478 = "llvm.call_intrinsic"(%1446) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1479 = "llvm.call_intrinsic"(%1447) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1480 = "llvm.call_intrinsic"(%1448) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1481 = "llvm.call_intrinsic"(%1449) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1482 = "llvm.call_intrinsic"(%1450) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1483 = "llvm.call_intrinsic"(%1451) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1484 = "llvm.call_intrinsic"(%1452) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1485 = "llvm.call_intrinsic"(%1453) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1486 = "llvm.call_intrinsic"(%1454) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1487 = "llvm.call_intrinsic"(%1455) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1488 = "llvm.call_intrinsic"(%1456) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1489 = "llvm.call_intrinsic"(%1457) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1490 = "llvm.call_intrinsic"(%1458) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1491 = "llvm.call_intrinsic"(%1459) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1492 = "llvm.call_intrinsic"(%1460) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1493 = "llvm.call_intrinsic"(%1461) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1494 = "llvm.call_intrinsic"(%1462) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1495 = "llvm.call_intrinsic"(%1463) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1496 = "llvm.call_intrinsic"(%1464) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1497 = "llvm.call_intrinsic"(%1465) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1498 = "llvm.call_intrinsic"(%1466) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1499 = "vector.from_elements"(%1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1500 = "vector.shuffle"(%1499, %1499) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1501 = "vector.shuffle"(%1499, %1499) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1502 = "arith.addf"(%1500, %1501) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1503 = "vector.shuffle"(%1502, %1502) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1504 = "vector.shuffle"(%1502, %1502) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1505 = "arith.addf"(%1503, %1504) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1506 = "vector.shuffle"(%1505, %1505) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1507 = "vector.shuffle"(%1505, %1505) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1508 = "arith.addf"(%1506, %1507) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1509 = "vector.shuffle"(%1508, %1508) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1510 = "vector.shuffle"(%1508, %1508) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1511 = "arith.addf"(%1509, %1510) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1512 = "vector.shuffle"(%1511, %1511) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1513 = "vector.shuffle"(%1511, %1511) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1514 = "arith.addf"(%1512, %1513) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1515 = "vector.extract"(%1514) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1516 = "arith.addf"(%1515, %1310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1517 = "vector.extract"(%1499) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1518 = "vector.extract"(%1499) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1519 = "vector.extract"(%1499) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1520 = "vector.extract"(%1499) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1521 = "vector.extract"(%1499) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1522 = "vector.extract"(%1499) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1523 = "vector.extract"(%1499) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1524 = "vector.extract"(%1499) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1525 = "vector.extract"(%1499) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1526 = "vector.extract"(%1499) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1527 = "vector.extract"(%1499) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1528 = "vector.extract"(%1499) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1529 = "vector.extract"(%1499) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1530 = "vector.extract"(%1499) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1531 = "vector.extract"(%1499) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1532 = "vector.extract"(%1499) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1533 = "vector.extract"(%1499) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1534 = "vector.extract"(%1499) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1535 = "vector.extract"(%1499) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1536 = "vector.extract"(%1499) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1537 = "vector.extract"(%1499) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1538 = "vector.extract"(%1499) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1539 = "vector.extract"(%1499) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1540 = "vector.extract"(%1499) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1541 = "vector.extract"(%1499) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1542 = "vector.extract"(%1499) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1543 = "vector.extract"(%1499) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1544 = "vector.extract"(%1499) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1545 = "vector.extract"(%1499) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1546 = "vector.extract"(%1499) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1547 = "vector.extract"(%1499) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1548 = "vector.extract"(%1499) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1549 = "vector.from_elements"(%1396, %1397, %1517, %1518, %1398, %1399, %1519, %1520, %1400, %1401, %1521, %1522, %1402, %1403, %1523, %1524, %1404, %1405, %1525, %1526, %1406, %1407, %1527, %1528, %1408, %1409, %1529, %1530, %1410, %1411, %1531, %1532, %1412, %1413, %1533, %1534, %1414, %1415, %1535, %1536, %1416, %1417, %1537, %1538, %1418, %1419, %1539, %1540, %1420, %1421, %1541, %1542, %1422, %1423, %1543, %1544, %1424, %1425, %1545, %1546, %1426, %1427, %1547, %1548) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %1550 = "arith.truncf"(%1549) : (vector<64xf32>) -> vector<64xf16>
          %1551 = "vector.bitcast"(%1550) : (vector<64xf16>) -> vector<32xi32>
          %1552 = "vector.extract"(%1551) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
          %1553 = "vector.extract"(%1551) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
          %1554 = "vector.extract"(%1551) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
          %1555 = "vector.extract"(%1551) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
          %1556 = "vector.extract"(%1551) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
          %1557 = "vector.extract"(%1551) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
          %1558 = "vector.extract"(%1551) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
          %1559 = "vector.extract"(%1551) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
          %1560 = "vector.extract"(%1551) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
          %1561 = "vector.extract"(%1551) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
          %1562 = "vector.extract"(%1551) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
          %1563 = "vector.extract"(%1551) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
          %1564 = "vector.extract"(%1551) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
          %1565 = "vector.extract"(%1551) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
          %1566 = "vector.extract"(%1551) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
          %1567 = "vector.extract"(%1551) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
          %1568 = "vector.extract"(%1551) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
          %1569 = "vector.extract"(%1551) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
          %1570 = "vector.extract"(%1551) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
          %1571 = "vector.extract"(%1551) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
          %1572 = "vector.extract"(%1551) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
          %1573 = "vector.extract"(%1551) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
          %1574 = "vector.extract"(%1551) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
          %1575 = "vector.extract"(%1551) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
          %1576 = "vector.extract"(%1551) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
          %1577 = "vector.extract"(%1551) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
          %1578 = "vector.extract"(%1551) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
          %1579 = "vector.extract"(%1551) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
          %1580 = "vector.extract"(%1551) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
          %1581 = "vector.extract"(%1551) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
          %1582 = "vector.extract"(%1551) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
          %1583 = "vector.extract"(%1551) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
          %1584 = "arith.addi"(%545, %222) : (i32, i32) -> i32
          %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725 = "scf.for"(%1584, %547, %222, %888, %1102, %1101, %1100, %470, %471, %472, %1396, %1397, %1517, %1518, %1398, %1399, %1519, %1520, %1400, %1401, %1521, %1522, %1402, %1403, %1523, %1524, %1404, %1405, %1525, %1526, %1406, %1407, %1527, %1528, %1408, %1409, %1529, %1530, %1410, %1411, %1531, %1532, %1412, %1413, %1533, %1534, %1414, %1415, %1535, %1536, %1416, %1417, %1537, %1538, %1418, %1419, %1539, %1540, %1420, %1421, %1541, %1542, %1422, %1423, %1543, %1544, %1424, %1425, %1545, %1546, %1426, %1427, %1547, %1548, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %1292, %1293, %1395, %1516, %1294, %1295) ({
          ^bb0(%1726: i32, %1727: i32, %1728: i32, %1729: i32, %1730: i32, %1731: i32, %1732: i32, %1733: i32, %1734: f32, %1735: f32, %1736: f32, %1737: f32, %1738: f32, %1739: f32, %1740: f32, %1741: f32, %1742: f32, %1743: f32, %1744: f32, %1745: f32, %1746: f32, %1747: f32, %1748: f32, %1749: f32, %1750: f32, %1751: f32, %1752: f32, %1753: f32, %1754: f32, %1755: f32, %1756: f32, %1757: f32, %1758: f32, %1759: f32, %1760: f32, %1761: f32, %1762: f32, %1763: f32, %1764: f32, %1765: f32, %1766: f32, %1767: f32, %1768: f32, %1769: f32, %1770: f32, %1771: f32, %1772: f32, %1773: f32, %1774: f32, %1775: f32, %1776: f32, %1777: f32, %1778: f32, %1779: f32, %1780: f32, %1781: f32, %1782: f32, %1783: f32, %1784: f32, %1785: f32, %1786: f32, %1787: f32, %1788: f32, %1789: f32, %1790: f32, %1791: f32, %1792: f32, %1793: f32, %1794: f32, %1795: f32, %1796: f32, %1797: f32, %1798: i32, %1799: i32, %1800: i32, %1801: i32, %1802: i32, %1803: i32, %1804: i32, %1805: i32, %1806: i32, %1807: i32, %1808: i32, %1809: i32, %1810: i32, %1811: i32, %1812: i32, %1813: i32, %1814: i32, %1815: i32, %1816: i32, %1817: i32, %1818: i32, %1819: i32, %1820: i32, %1821: i32, %1822: i32, %1823: i32, %1824: i32, %1825: i32, %1826: i32, %1827: i32, %1828: i32, %1829: i32, %1830: f32, %1831: f32, %1832: f32, %1833: f32, %1834: f32, %1835: f32, %1836: f32, %1837: f32, %1838: f32, %1839: f32, %1840: f32, %1841: f32, %1842: f32, %1843: f32, %1844: f32, %1845: f32, %1846: f32, %1847: f32, %1848: f32, %1849: f32, %1850: f32, %1851: f32, %1852: f32, %1853: f32, %1854: f32, %1855: f32, %1856: f32, %1857: f32, %1858: f32, %1859: f32, %1860: f32, %1861: f32, %1862: f32, %1863: f32, %1864: f32, %1865: f32, %1866: f32, %1867: f32):
            %1868 = "arith.addi"(%1727, %47) : (i32, i32) -> i32
            %1869 = "llvm.getelementptr"(%59, %1729) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1870_s0 = "llvm.ptrtoint"(%1869) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1870_s0, %1730) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1871 = "llvm.getelementptr"(%85, %1732) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1872_s0 = "llvm.ptrtoint"(%1871) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1872_s0, %1733) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1873 = "arith.muli"(%1729, %892) : (i32, i32) -> i32
            %1874 = "llvm.getelementptr"(%57, %1873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1876_a = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
            %t1876_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1876_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1876_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1876_shifted = "arith.shrui"(%t1876_a, %t1876_four) : (i32, i32) -> i32
            %t1876_low = "arith.andi"(%t1876_shifted, %t1876_mask) : (i32, i32) -> i32
            %t1876_wide = "arith.extui"(%t1876_low) : (i32) -> i64
            %1875 = "arith.ori"(%t1876_wide, %t1876_fields) : (i64, i64) -> i64
            %t1878_a = "llvm.ptrtoint"(%1874) : (!llvm.ptr<3>) -> i32
            %t1878_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1878_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1878_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1878_shifted = "arith.shrui"(%t1878_a, %t1878_four) : (i32, i32) -> i32
            %t1878_low = "arith.andi"(%t1878_shifted, %t1878_mask) : (i32, i32) -> i32
            %t1878_wide = "arith.extui"(%t1878_low) : (i32) -> i64
            %1877 = "arith.ori"(%t1878_wide, %t1878_fields) : (i64, i64) -> i64
            %t1943_r = "llvm.inline_asm"(%1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1879 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1880 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1881 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1882 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1883 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1884 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1885 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1886 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1887 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1888 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1889 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1890 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1891 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1892 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1893 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1894 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1895 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1896 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1897 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1898 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1899 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1900 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1901 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1902 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1903 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1904 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1905 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1906 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1907 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1908 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1909 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1910 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1911 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1912 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1913 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1914 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1915 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1916 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1917 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1918 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1919 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1920 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1921 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1922 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1923 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1924 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1925 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1926 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1927 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1928 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1929 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1930 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1931 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1932 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1933 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1934 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1935 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1936 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1937 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1938 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1939 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1940 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1941 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1942 = "llvm.extractvalue"(%t1943_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t2008_r = "llvm.inline_asm"(%1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1875, %1877, %895) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1944 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1945 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1946 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1947 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1948 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1949 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1950 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1951 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1952 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1953 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1954 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1955 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1956 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1957 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1958 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1959 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1960 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1961 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1962 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1963 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1964 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1965 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1966 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1967 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1968 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1969 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1970 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1971 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1972 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1973 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1974 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1975 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1976 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1977 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1978 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1979 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1980 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1981 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1982 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1983 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1984 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1985 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1986 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1987 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1988 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1989 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1990 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1991 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1992 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1993 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1994 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1995 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1996 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1997 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1998 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1999 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2000 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2001 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2002 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2003 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2004 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2005 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2006 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2007 = "llvm.extractvalue"(%t2008_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2009 = "arith.muli"(%1732, %892) : (i32, i32) -> i32
            %2010 = "llvm.getelementptr"(%58, %2009) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2011 = "arith.constant"() {value = true} : () -> i1
            %t2013_a = "llvm.ptrtoint"(%2010) : (!llvm.ptr<3>) -> i32
            %t2013_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2013_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2013_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2013_shifted = "arith.shrui"(%t2013_a, %t2013_four) : (i32, i32) -> i32
            %t2013_low = "arith.andi"(%t2013_shifted, %t2013_mask) : (i32, i32) -> i32
            %t2013_wide = "arith.extui"(%t2013_low) : (i32) -> i64
            %2012 = "arith.ori"(%t2013_wide, %t2013_fields) : (i64, i64) -> i64
            %t2046_r = "llvm.inline_asm"(%1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2014 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2015 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2016 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2017 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2018 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2019 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2020 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2021 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2022 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2023 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2024 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2025 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2026 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2027 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2028 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2029 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2030 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2031 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2032 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2033 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2034 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2035 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2036 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2037 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2038 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2039 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2040 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2041 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2042 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2043 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2044 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2045 = "llvm.extractvalue"(%t2046_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2079_r = "llvm.inline_asm"(%2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %2012, %2011) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2047 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2048 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2049 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2050 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2051 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2052 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2053 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2054 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2055 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2056 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2057 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2058 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2059 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2060 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2061 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2062 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2063 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2064 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2065 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2066 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2067 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2068 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2069 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2070 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2071 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2072 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2073 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2074 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2075 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2076 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2077 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2078 = "llvm.extractvalue"(%t2079_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2176_r = "llvm.inline_asm"(%1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2080 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2081 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2082 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2083 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2084 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2085 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2086 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2087 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2088 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2089 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2090 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2091 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2092 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2093 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2094 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2095 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2096 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2097 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2098 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2099 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2100 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2101 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2102 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2103 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2104 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2105 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2106 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2107 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2108 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2109 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2110 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2111 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2112 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2113 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2114 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2115 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2116 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2117 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2118 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2119 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2120 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2121 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2122 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2123 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2124 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2125 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2126 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2127 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2128 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2129 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2130 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2131 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2132 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2133 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2134 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2135 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2136 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2137 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2138 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2139 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2140 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2141 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2142 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2143 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2144 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2145 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2146 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2147 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2148 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2149 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2150 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2151 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2152 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2153 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2154 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2155 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2156 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2157 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2158 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2159 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2160 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2161 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2162 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2163 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2164 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2165 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2166 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2167 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2168 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2169 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2170 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2171 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2172 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2173 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2174 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2175 = "llvm.extractvalue"(%t2176_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%61) ({
              %2177 = "llvm.getelementptr"(%62, %1729) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2178_s0 = "llvm.ptrtoint"(%2177) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2178_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2179 = "arith.addi"(%1729, %222) : (i32, i32) -> i32
            %2180 = "arith.cmpi"(%2179, %766) {predicate = 0 : i64} : (i32, i32) -> i1
            %2181 = "arith.xori"(%1730, %222) : (i32, i32) -> i32
            %2182 = "arith.select"(%2180, %2181, %1730) : (i1, i32, i32) -> i32
            %2183 = "arith.select"(%2180, %50, %2179) : (i1, i32, i32) -> i32
            %2184 = "arith.addi"(%1728, %222) : (i32, i32) -> i32
            %2185 = "arith.addi"(%1868, %47) : (i32, i32) -> i32
            %2186 = "arith.cmpi"(%2185, %1) {predicate = 4 : i64} : (i32, i32) -> i1
            %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250 = "scf.if"(%2186) ({
              %2251 = "arith.addi"(%1868, %268) : (i32, i32) -> i32
              %2252 = "vector.from_elements"(%50, %222, %227, %228, %229, %230, %231, %232, %53, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2253 = "arith.subi"(%1, %2251) : (i32, i32) -> i32
              %2254 = "vector.broadcast"(%2253) : (i32) -> vector<32xi32>
              %2255 = "arith.cmpi"(%2252, %2254) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2256 = "vector.from_elements"(%2080, %2081, %2084, %2085, %2088, %2089, %2092, %2093, %2096, %2097, %2100, %2101, %2104, %2105, %2108, %2109, %2112, %2113, %2116, %2117, %2120, %2121, %2124, %2125, %2128, %2129, %2132, %2133, %2136, %2137, %2140, %2141) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2257 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %2258 = "arith.select"(%2255, %2257, %2256) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2259 = "vector.extract"(%2258) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2260 = "vector.extract"(%2258) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2261 = "vector.extract"(%2258) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2262 = "vector.extract"(%2258) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2263 = "vector.extract"(%2258) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2264 = "vector.extract"(%2258) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2265 = "vector.extract"(%2258) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2266 = "vector.extract"(%2258) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2267 = "vector.extract"(%2258) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2268 = "vector.extract"(%2258) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2269 = "vector.extract"(%2258) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2270 = "vector.extract"(%2258) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2271 = "vector.extract"(%2258) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2272 = "vector.extract"(%2258) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2273 = "vector.extract"(%2258) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2274 = "vector.extract"(%2258) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2275 = "vector.extract"(%2258) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2276 = "vector.extract"(%2258) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2277 = "vector.extract"(%2258) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2278 = "vector.extract"(%2258) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2279 = "vector.extract"(%2258) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2280 = "vector.extract"(%2258) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2281 = "vector.extract"(%2258) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2282 = "vector.extract"(%2258) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2283 = "vector.extract"(%2258) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2284 = "vector.extract"(%2258) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2285 = "vector.extract"(%2258) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2286 = "vector.extract"(%2258) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2287 = "vector.extract"(%2258) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2288 = "vector.extract"(%2258) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2289 = "vector.extract"(%2258) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2290 = "vector.extract"(%2258) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2291 = "vector.from_elements"(%50, %222, %227, %228, %229, %230, %231, %232, %53, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2292 = "vector.broadcast"(%2253) : (i32) -> vector<32xi32>
              %2293 = "arith.cmpi"(%2291, %2292) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2294 = "vector.from_elements"(%2082, %2083, %2086, %2087, %2090, %2091, %2094, %2095, %2098, %2099, %2102, %2103, %2106, %2107, %2110, %2111, %2114, %2115, %2118, %2119, %2122, %2123, %2126, %2127, %2130, %2131, %2134, %2135, %2138, %2139, %2142, %2143) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2295 = "arith.select"(%2293, %2257, %2294) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2296 = "vector.extract"(%2295) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2297 = "vector.extract"(%2295) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2298 = "vector.extract"(%2295) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2299 = "vector.extract"(%2295) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2300 = "vector.extract"(%2295) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2301 = "vector.extract"(%2295) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2302 = "vector.extract"(%2295) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2303 = "vector.extract"(%2295) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2304 = "vector.extract"(%2295) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2305 = "vector.extract"(%2295) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2306 = "vector.extract"(%2295) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2307 = "vector.extract"(%2295) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2308 = "vector.extract"(%2295) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2309 = "vector.extract"(%2295) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2310 = "vector.extract"(%2295) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2311 = "vector.extract"(%2295) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2312 = "vector.extract"(%2295) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2313 = "vector.extract"(%2295) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2314 = "vector.extract"(%2295) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2315 = "vector.extract"(%2295) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2316 = "vector.extract"(%2295) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2317 = "vector.extract"(%2295) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2318 = "vector.extract"(%2295) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2319 = "vector.extract"(%2295) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2320 = "vector.extract"(%2295) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2321 = "vector.extract"(%2295) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2322 = "vector.extract"(%2295) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2323 = "vector.extract"(%2295) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2324 = "vector.extract"(%2295) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2325 = "vector.extract"(%2295) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2326 = "vector.extract"(%2295) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2327 = "vector.extract"(%2295) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%2259, %2260, %2296, %2297, %2261, %2262, %2298, %2299, %2263, %2264, %2300, %2301, %2265, %2266, %2302, %2303, %2267, %2268, %2304, %2305, %2269, %2270, %2306, %2307, %2271, %2272, %2308, %2309, %2273, %2274, %2310, %2311, %2275, %2276, %2312, %2313, %2277, %2278, %2314, %2315, %2279, %2280, %2316, %2317, %2281, %2282, %2318, %2319, %2283, %2284, %2320, %2321, %2285, %2286, %2322, %2323, %2287, %2288, %2324, %2325, %2289, %2290, %2326, %2327) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2328 = "vector.from_elements"(%2187, %2188, %2191, %2192, %2195, %2196, %2199, %2200, %2203, %2204, %2207, %2208, %2211, %2212, %2215, %2216, %2219, %2220, %2223, %2224, %2227, %2228, %2231, %2232, %2235, %2236, %2239, %2240, %2243, %2244, %2247, %2248) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2329 = "vector.shuffle"(%2328, %2328) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2330 = "vector.shuffle"(%2328, %2328) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2331 = "arith.maxnumf"(%2329, %2330) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2332 = "vector.shuffle"(%2331, %2331) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2333 = "vector.shuffle"(%2331, %2331) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2334 = "arith.maxnumf"(%2332, %2333) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2335 = "vector.shuffle"(%2334, %2334) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2336 = "vector.shuffle"(%2334, %2334) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2337 = "arith.maxnumf"(%2335, %2336) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2338 = "vector.shuffle"(%2337, %2337) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2339 = "vector.shuffle"(%2337, %2337) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2340 = "arith.maxnumf"(%2338, %2339) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2341 = "vector.shuffle"(%2340, %2340) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2342 = "vector.shuffle"(%2340, %2340) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2343 = "arith.maxnumf"(%2341, %2342) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2344 = "vector.extract"(%2343) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2345 = "arith.maxnumf"(%2344, %1263) : (f32, f32) -> f32
            %2346 = "arith.mulf"(%2345, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2347 = "vector.from_elements"(%2189, %2190, %2193, %2194, %2197, %2198, %2201, %2202, %2205, %2206, %2209, %2210, %2213, %2214, %2217, %2218, %2221, %2222, %2225, %2226, %2229, %2230, %2233, %2234, %2237, %2238, %2241, %2242, %2245, %2246, %2249, %2250) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2348 = "vector.shuffle"(%2347, %2347) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2349 = "vector.shuffle"(%2347, %2347) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2350 = "arith.maxnumf"(%2348, %2349) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2351 = "vector.shuffle"(%2350, %2350) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2352 = "vector.shuffle"(%2350, %2350) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2353 = "arith.maxnumf"(%2351, %2352) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2354 = "vector.shuffle"(%2353, %2353) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2355 = "vector.shuffle"(%2353, %2353) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2356 = "arith.maxnumf"(%2354, %2355) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2357 = "vector.shuffle"(%2356, %2356) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2358 = "vector.shuffle"(%2356, %2356) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2359 = "arith.maxnumf"(%2357, %2358) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2360 = "vector.shuffle"(%2359, %2359) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2361 = "vector.shuffle"(%2359, %2359) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2362 = "arith.maxnumf"(%2360, %2361) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2363 = "vector.extract"(%2362) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2364 = "arith.maxnumf"(%2363, %1263) : (f32, f32) -> f32
            %2365 = "arith.mulf"(%2364, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2366 = "arith.addf"(%1862, %1285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2367 = "arith.cmpf"(%2346, %2366) {predicate = 2 : i64} : (f32, f32) -> i1
            %2368 = "arith.addf"(%1863, %1285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2369 = "arith.cmpf"(%2365, %2368) {predicate = 2 : i64} : (f32, f32) -> i1
            %2370 = "arith.ori"(%2367, %2369) : (i1, i1) -> i1
            %2371 = "nvvm.vote.sync"(%49, %2370) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %2372, %2373, %2374, %2375 = "scf.if"(%2371) ({
              %2376 = "nvvm.shfl.sync"(%49, %2346, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2377 = "arith.maxnumf"(%2346, %2376) : (f32, f32) -> f32
              %2378 = "nvvm.shfl.sync"(%49, %2377, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2379 = "arith.maxnumf"(%2377, %2378) : (f32, f32) -> f32
              %2380 = "arith.maxnumf"(%1862, %2379) : (f32, f32) -> f32
              %2381 = "nvvm.shfl.sync"(%49, %2365, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2382 = "arith.maxnumf"(%2365, %2381) : (f32, f32) -> f32
              %2383 = "nvvm.shfl.sync"(%49, %2382, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2384 = "arith.maxnumf"(%2382, %2383) : (f32, f32) -> f32
              %2385 = "arith.maxnumf"(%1863, %2384) : (f32, f32) -> f32
              "scf.yield"(%2380, %2385, %1862, %1863) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1862, %1863, %1866, %1867) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %2386 = "vector.from_elements"(%2187, %2188, %2191, %2192, %2195, %2196, %2199, %2200, %2203, %2204, %2207, %2208, %2211, %2212, %2215, %2216, %2219, %2220, %2223, %2224, %2227, %2228, %2231, %2232, %2235, %2236, %2239, %2240, %2243, %2244, %2247, %2248) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2387 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
            %2388 = "arith.mulf"(%2386, %2387) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2389 = "arith.cmpf"(%2372, %1263) {predicate = 2 : i64} : (f32, f32) -> i1
            %2390 = "arith.select"(%2389, %2372, %1310) : (i1, f32, f32) -> f32
            %2391 = "vector.broadcast"(%2390) : (f32) -> vector<32xf32>
            %2392 = "arith.subf"(%2388, %2391) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2393 = "vector.extract"(%2392) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2394 = "vector.extract"(%2392) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2395 = "vector.extract"(%2392) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2396 = "vector.extract"(%2392) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2397 = "vector.extract"(%2392) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2398 = "vector.extract"(%2392) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2399 = "vector.extract"(%2392) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2400 = "vector.extract"(%2392) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2401 = "vector.extract"(%2392) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2402 = "vector.extract"(%2392) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2403 = "vector.extract"(%2392) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2404 = "vector.extract"(%2392) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2405 = "vector.extract"(%2392) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2406 = "vector.extract"(%2392) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2407 = "vector.extract"(%2392) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2408 = "vector.extract"(%2392) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2409 = "vector.extract"(%2392) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2410 = "vector.extract"(%2392) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2411 = "vector.extract"(%2392) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2412 = "vector.extract"(%2392) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2413 = "vector.extract"(%2392) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2414 = "vector.extract"(%2392) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2415 = "vector.extract"(%2392) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2416 = "vector.extract"(%2392) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2417 = "vector.extract"(%2392) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2418 = "vector.extract"(%2392) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2419 = "vector.extract"(%2392) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2420 = "vector.extract"(%2392) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2421 = "vector.extract"(%2392) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2422 = "vector.extract"(%2392) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2423 = "vector.extract"(%2392) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2424 = "vector.extract"(%2392) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2425 = "llvm.call_intrinsic"(%2393) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2426 = "llvm.call_intrinsic"(%2394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2427 = "llvm.call_intrinsic"(%2395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2428 = "llvm.call_intrinsic"(%2396) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2429 = "llvm.call_intrinsic"(%2397) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2430 = "llvm.call_intrinsic"(%2398) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2431 = "llvm.call_intrinsic"(%2399) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2432 = "llvm.call_intrinsic"(%2400) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2433 = "llvm.call_intrinsic"(%2401) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2434 = "llvm.call_intrinsic"(%2402) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2435 = "llvm.call_intrinsic"(%2403) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2436 = "llvm.call_intrinsic"(%2404) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2437 = "llvm.call_intrinsic"(%2405) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2438 = "llvm.call_intrinsic"(%2406) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2439 = "llvm.call_intrinsic"(%2407) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2440 = "llvm.call_intrinsic"(%2408) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2441 = "llvm.call_intrinsic"(%2409) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2442 = "llvm.call_intrinsic"(%2410) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2443 = "llvm.call_intrinsic"(%2411) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2444 = "llvm.call_intrinsic"(%2412) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2445 = "llvm.call_intrinsic"(%2413) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2446 = "llvm.call_intrinsic"(%2414) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2447 = "llvm.call_intrinsic"(%2415) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2448 = "llvm.call_intrinsic"(%2416) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2449 = "llvm.call_intrinsic"(%2417) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2450 = "llvm.call_intrinsic"(%2418) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2451 = "llvm.call_intrinsic"(%2419) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2452 = "llvm.call_intrinsic"(%2420) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2453 = "llvm.call_intrinsic"(%2421) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2454 = "llvm.call_intrinsic"(%2422) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2455 = "llvm.call_intrinsic"(%2423) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2456 = "llvm.call_intrinsic"(%2424) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2457 = "vector.from_elements"(%2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2458 = "vector.shuffle"(%2457, %2457) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2459 = "vector.shuffle"(%2457, %2457) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2460 = "arith.addf"(%2458, %2459) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2461 = "vector.shuffle"(%2460, %2460) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2462 = "vector.shuffle"(%2460, %2460) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2463 = "arith.addf"(%2461, %2462) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2464 = "vector.shuffle"(%2463, %2463) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2465 = "vector.shuffle"(%2463, %2463) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2466 = "arith.addf"(%2464, %2465) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2467 = "vector.shuffle"(%2466, %2466) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2468 = "vector.shuffle"(%2466, %2466) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2469 = "arith.addf"(%2467, %2468) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2470 = "vector.shuffle"(%2469, %2469) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2471 = "vector.shuffle"(%2469, %2469) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2472 = "arith.addf"(%2470, %2471) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2473 = "vector.extract"(%2472) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2474 = "arith.addf"(%2473, %1310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2475 = "vector.extract"(%2457) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2476 = "vector.extract"(%2457) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2477 = "vector.extract"(%2457) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2478 = "vector.extract"(%2457) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2479 = "vector.extract"(%2457) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2480 = "vector.extract"(%2457) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2481 = "vector.extract"(%2457) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2482 = "vector.extract"(%2457) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2483 = "vector.extract"(%2457) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2484 = "vector.extract"(%2457) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2485 = "vector.extract"(%2457) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2486 = "vector.extract"(%2457) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2487 = "vector.extract"(%2457) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2488 = "vector.extract"(%2457) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2489 = "vector.extract"(%2457) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2490 = "vector.extract"(%2457) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2491 = "vector.extract"(%2457) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2492 = "vector.extract"(%2457) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2493 = "vector.extract"(%2457) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2494 = "vector.extract"(%2457) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2495 = "vector.extract"(%2457) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2496 = "vector.extract"(%2457) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2497 = "vector.extract"(%2457) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2498 = "vector.extract"(%2457) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2499 = "vector.extract"(%2457) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2500 = "vector.extract"(%2457) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2501 = "vector.extract"(%2457) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2502 = "vector.extract"(%2457) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2503 = "vector.extract"(%2457) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2504 = "vector.extract"(%2457) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2505 = "vector.extract"(%2457) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2506 = "vector.extract"(%2457) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2507 = "vector.from_elements"(%2189, %2190, %2193, %2194, %2197, %2198, %2201, %2202, %2205, %2206, %2209, %2210, %2213, %2214, %2217, %2218, %2221, %2222, %2225, %2226, %2229, %2230, %2233, %2234, %2237, %2238, %2241, %2242, %2245, %2246, %2249, %2250) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2508 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
            %2509 = "arith.mulf"(%2507, %2508) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2510 = "arith.cmpf"(%2373, %1263) {predicate = 2 : i64} : (f32, f32) -> i1
            %2511 = "arith.select"(%2510, %2373, %1310) : (i1, f32, f32) -> f32
            %2512 = "vector.broadcast"(%2511) : (f32) -> vector<32xf32>
            %2513 = "arith.subf"(%2509, %2512) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2514 = "vector.extract"(%2513) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2515 = "vector.extract"(%2513) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2516 = "vector.extract"(%2513) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2517 = "vector.extract"(%2513) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2518 = "vector.extract"(%2513) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2519 = "vector.extract"(%2513) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2520 = "vector.extract"(%2513) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2521 = "vector.extract"(%2513) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2522 = "vector.extract"(%2513) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2523 = "vector.extract"(%2513) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2524 = "vector.extract"(%2513) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2525 = "vector.extract"(%2513) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2526 = "vector.extract"(%2513) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2527 = "vector.extract"(%2513) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2528 = "vector.extract"(%2513) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2529 = "vector.extract"(%2513) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2530 = "vector.extract"(%2513) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2531 = "vector.extract"(%2513) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2532 = "vector.extract"(%2513) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2533 = "vector.extract"(%2513) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2534 = "vector.extract"(%2513) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2535 = "vector.extract"(%2513) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2536 = "vector.extract"(%2513) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2537 = "vector.extract"(%2513) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2538 = "vector.extract"(%2513) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2539 = "vector.extract"(%2513) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2540 = "vector.extract"(%2513) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2541 = "vector.extract"(%2513) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2542 = "vector.extract"(%2513) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2543 = "vector.extract"(%2513) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2544 = "vector.extract"(%2513) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2545 = "vector.extract"(%2513) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2546 = "llvm.call_intrinsic"(%2514) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2547 = "llvm.call_intrinsic"(%2515) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2548 = "llvm.call_intrinsic"(%2516) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2549 = "llvm.call_intrinsic"(%2517) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2550 = "llvm.call_intrinsic"(%2518) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2551 = "llvm.call_intrinsic"(%2519) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2552 = "llvm.call_intrinsic"(%2520) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2553 = "llvm.call_intrinsic"(%2521) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2554 = "llvm.call_intrinsic"(%2522) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2555 = "llvm.call_intrinsic"(%2523) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2556 = "llvm.call_intrinsic"(%2524) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2557 = "llvm.call_intrinsic"(%2525) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2558 = "llvm.call_intrinsic"(%2526) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2559 = "llvm.call_intrinsic"(%2527) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2560 = "llvm.call_intrinsic"(%2528) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2561 = "llvm.call_intrinsic"(%2529) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2562 = "llvm.call_intrinsic"(%2530) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2563 = "llvm.call_intrinsic"(%2531) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2564 = "llvm.call_intrinsic"(%2532) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2565 = "llvm.call_intrinsic"(%2533) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2566 = "llvm.call_intrinsic"(%2534) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2567 = "llvm.call_intrinsic"(%2535) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2568 = "llvm.call_intrinsic"(%2536) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2569 = "llvm.call_intrinsic"(%2537) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2570 = "llvm.call_intrinsic"(%2538) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2571 = "llvm.call_intrinsic"(%2539) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2572 = "llvm.call_intrinsic"(%2540) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2573 = "llvm.call_intrinsic"(%2541) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2574 = "llvm.call_intrinsic"(%2542) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2575 = "llvm.call_intrinsic"(%2543) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2576 = "llvm.call_intrinsic"(%2544) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2577 = "llvm.call_intrinsic"(%2545) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2578 = "vector.from_elements"(%2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2579 = "vector.shuffle"(%2578, %2578) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2580 = "vector.shuffle"(%2578, %2578) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2581 = "arith.addf"(%2579, %2580) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2582 = "vector.shuffle"(%2581, %2581) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2583 = "vector.shuffle"(%2581, %2581) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2584 = "arith.addf"(%2582, %2583) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2585 = "vector.shuffle"(%2584, %2584) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2586 = "vector.shuffle"(%2584, %2584) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2587 = "arith.addf"(%2585, %2586) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2588 = "vector.shuffle"(%2587, %2587) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2589 = "vector.shuffle"(%2587, %2587) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2590 = "arith.addf"(%2588, %2589) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2591 = "vector.shuffle"(%2590, %2590) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2592 = "vector.shuffle"(%2590, %2590) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2593 = "arith.addf"(%2591, %2592) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2594 = "vector.extract"(%2593) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2595 = "arith.addf"(%2594, %1310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2596 = "vector.extract"(%2578) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2597 = "vector.extract"(%2578) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2598 = "vector.extract"(%2578) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2599 = "vector.extract"(%2578) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2600 = "vector.extract"(%2578) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2601 = "vector.extract"(%2578) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2602 = "vector.extract"(%2578) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2603 = "vector.extract"(%2578) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2604 = "vector.extract"(%2578) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2605 = "vector.extract"(%2578) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2606 = "vector.extract"(%2578) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2607 = "vector.extract"(%2578) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2608 = "vector.extract"(%2578) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2609 = "vector.extract"(%2578) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2610 = "vector.extract"(%2578) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2611 = "vector.extract"(%2578) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2612 = "vector.extract"(%2578) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2613 = "vector.extract"(%2578) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2614 = "vector.extract"(%2578) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2615 = "vector.extract"(%2578) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2616 = "vector.extract"(%2578) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2617 = "vector.extract"(%2578) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2618 = "vector.extract"(%2578) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2619 = "vector.extract"(%2578) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2620 = "vector.extract"(%2578) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2621 = "vector.extract"(%2578) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2622 = "vector.extract"(%2578) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2623 = "vector.extract"(%2578) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2624 = "vector.extract"(%2578) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2625 = "vector.extract"(%2578) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2626 = "vector.extract"(%2578) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2627 = "vector.extract"(%2578) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2628 = "arith.addf"(%2474, %2595) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2629 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %2630 = "arith.cmpf"(%2628, %2629) {predicate = 2 : i64} : (f32, f32) -> i1
            %2631 = "arith.ori"(%2371, %2630) : (i1, i1) -> i1
            %2632 = "nvvm.vote.sync"(%49, %2631) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %2633, %2634, %2635, %2636 = "scf.if"(%2632) ({
              "nvvm.bar.warp.sync"(%49) : (i32) -> ()
              %2637 = "arith.cmpf"(%2372, %1263) {predicate = 2 : i64} : (f32, f32) -> i1
              %2638 = "arith.select"(%2637, %2372, %1310) : (i1, f32, f32) -> f32
              %2639 = "arith.subf"(%2374, %2638) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2640 = "llvm.call_intrinsic"(%2639) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2641 = "arith.mulf"(%1864, %2640) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2642 = "arith.cmpf"(%2373, %1263) {predicate = 2 : i64} : (f32, f32) -> i1
              %2643 = "arith.select"(%2642, %2373, %1310) : (i1, f32, f32) -> f32
              %2644 = "arith.subf"(%2375, %2643) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2645 = "llvm.call_intrinsic"(%2644) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2646 = "arith.mulf"(%1865, %2645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%2641, %2646, %2640, %2645) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1864, %1865, %2374, %2375) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t2743_r = "llvm.inline_asm"(%2475, %2476, %2596, %2597, %2477, %2478, %2598, %2599, %2479, %2480, %2600, %2601, %2481, %2482, %2602, %2603, %2483, %2484, %2604, %2605, %2485, %2486, %2606, %2607, %2487, %2488, %2608, %2609, %2489, %2490, %2610, %2611, %2491, %2492, %2612, %2613, %2493, %2494, %2614, %2615, %2495, %2496, %2616, %2617, %2497, %2498, %2618, %2619, %2499, %2500, %2620, %2621, %2501, %2502, %2622, %2623, %2503, %2504, %2624, %2625, %2505, %2506, %2626, %2627, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2647 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2648 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2649 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2650 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2651 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2652 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2653 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2654 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2655 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2656 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2657 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2658 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2659 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2660 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2661 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2662 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2663 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2664 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2665 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2666 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2667 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2668 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2669 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2670 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2671 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2672 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2673 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2674 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2675 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2676 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2677 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2678 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2679 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2680 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2681 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2682 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2683 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2684 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2685 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2686 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2687 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2688 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2689 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2690 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2691 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2692 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2693 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2694 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2695 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2696 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2697 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2698 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2699 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2700 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2701 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2702 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2703 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2704 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2705 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2706 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2707 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2708 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2709 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2710 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2711 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2712 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2713 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2714 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2715 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2716 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2717 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2718 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2719 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2720 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2721 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2722 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2723 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2724 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2725 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2726 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2727 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2728 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2729 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2730 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2731 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2732 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2733 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2734 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2735 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2736 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2737 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2738 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2739 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2740 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2741 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2742 = "llvm.extractvalue"(%t2743_r) {position = array<i64: 95>} : (!struct2) -> f32
            %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775 = "scf.if"(%2371) ({
              %2776 = "vector.from_elements"(%2711, %2712, %2715, %2716, %2719, %2720, %2723, %2724, %2727, %2728, %2731, %2732, %2735, %2736, %2739, %2740) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2777 = "vector.broadcast"(%2635) : (f32) -> vector<16xf32>
              %2778 = "arith.mulf"(%2776, %2777) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2779 = "vector.extract"(%2778) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2780 = "vector.extract"(%2778) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2781 = "vector.extract"(%2778) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2782 = "vector.extract"(%2778) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2783 = "vector.extract"(%2778) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2784 = "vector.extract"(%2778) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2785 = "vector.extract"(%2778) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2786 = "vector.extract"(%2778) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2787 = "vector.extract"(%2778) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2788 = "vector.extract"(%2778) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2789 = "vector.extract"(%2778) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2790 = "vector.extract"(%2778) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2791 = "vector.extract"(%2778) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2792 = "vector.extract"(%2778) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2793 = "vector.extract"(%2778) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2794 = "vector.extract"(%2778) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %2795 = "vector.from_elements"(%2713, %2714, %2717, %2718, %2721, %2722, %2725, %2726, %2729, %2730, %2733, %2734, %2737, %2738, %2741, %2742) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2796 = "vector.broadcast"(%2636) : (f32) -> vector<16xf32>
              %2797 = "arith.mulf"(%2795, %2796) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2798 = "vector.extract"(%2797) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2799 = "vector.extract"(%2797) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2800 = "vector.extract"(%2797) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2801 = "vector.extract"(%2797) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2802 = "vector.extract"(%2797) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2803 = "vector.extract"(%2797) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2804 = "vector.extract"(%2797) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2805 = "vector.extract"(%2797) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2806 = "vector.extract"(%2797) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2807 = "vector.extract"(%2797) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2808 = "vector.extract"(%2797) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2809 = "vector.extract"(%2797) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2810 = "vector.extract"(%2797) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2811 = "vector.extract"(%2797) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2812 = "vector.extract"(%2797) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2813 = "vector.extract"(%2797) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%2779, %2780, %2798, %2799, %2781, %2782, %2800, %2801, %2783, %2784, %2802, %2803, %2785, %2786, %2804, %2805, %2787, %2788, %2806, %2807, %2789, %2790, %2808, %2809, %2791, %2792, %2810, %2811, %2793, %2794, %2812, %2813) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "scf.if"(%87) ({
              %2814 = "llvm.getelementptr"(%88, %1732) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2815_s0 = "llvm.ptrtoint"(%2814) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2815_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2816 = "arith.addi"(%1732, %222) : (i32, i32) -> i32
            %2817 = "arith.cmpi"(%2816, %766) {predicate = 0 : i64} : (i32, i32) -> i1
            %2818 = "arith.xori"(%1733, %222) : (i32, i32) -> i32
            %2819 = "arith.select"(%2817, %2818, %1733) : (i1, i32, i32) -> i32
            %2820 = "arith.select"(%2817, %50, %2816) : (i1, i32, i32) -> i32
            %2821 = "arith.addi"(%1731, %222) : (i32, i32) -> i32
            %2822 = "vector.from_elements"(%2633, %2634) : (f32, f32) -> vector<2xf32>
            %2823 = "vector.from_elements"(%2474, %2595) : (f32, f32) -> vector<2xf32>
            %2824 = "arith.addf"(%2822, %2823) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2825 = "vector.extract"(%2824) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %2826 = "vector.extract"(%2824) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %2827 = "vector.from_elements"(%2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %2828 = "arith.truncf"(%2827) : (vector<64xf32>) -> vector<64xf16>
            %2829 = "vector.bitcast"(%2828) : (vector<64xf16>) -> vector<32xi32>
            %2830 = "vector.extract"(%2829) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %2831 = "vector.extract"(%2829) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %2832 = "vector.extract"(%2829) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %2833 = "vector.extract"(%2829) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %2834 = "vector.extract"(%2829) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %2835 = "vector.extract"(%2829) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %2836 = "vector.extract"(%2829) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %2837 = "vector.extract"(%2829) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %2838 = "vector.extract"(%2829) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %2839 = "vector.extract"(%2829) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %2840 = "vector.extract"(%2829) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %2841 = "vector.extract"(%2829) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %2842 = "vector.extract"(%2829) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %2843 = "vector.extract"(%2829) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %2844 = "vector.extract"(%2829) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %2845 = "vector.extract"(%2829) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %2846 = "vector.extract"(%2829) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %2847 = "vector.extract"(%2829) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %2848 = "vector.extract"(%2829) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %2849 = "vector.extract"(%2829) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %2850 = "vector.extract"(%2829) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %2851 = "vector.extract"(%2829) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %2852 = "vector.extract"(%2829) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %2853 = "vector.extract"(%2829) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %2854 = "vector.extract"(%2829) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %2855 = "vector.extract"(%2829) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %2856 = "vector.extract"(%2829) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %2857 = "vector.extract"(%2829) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %2858 = "vector.extract"(%2829) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %2859 = "vector.extract"(%2829) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %2860 = "vector.extract"(%2829) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %2861 = "vector.extract"(%2829) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            "scf.yield"(%1868, %2184, %2183, %2182, %2821, %2820, %2819, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2372, %2373, %2825, %2826, %2635, %2636) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %2862 = "llvm.getelementptr"(%85, %1590) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2863_s0 = "llvm.ptrtoint"(%2862) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2863_s0, %1591) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2864 = "arith.muli"(%1590, %892) : (i32, i32) -> i32
          %2865 = "llvm.getelementptr"(%58, %2864) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2866 = "arith.constant"() {value = true} : () -> i1
          %t2868_a = "llvm.ptrtoint"(%2865) : (!llvm.ptr<3>) -> i32
          %t2868_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2868_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2868_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2868_shifted = "arith.shrui"(%t2868_a, %t2868_four) : (i32, i32) -> i32
          %t2868_low = "arith.andi"(%t2868_shifted, %t2868_mask) : (i32, i32) -> i32
          %t2868_wide = "arith.extui"(%t2868_low) : (i32) -> i64
          %2867 = "arith.ori"(%t2868_wide, %t2868_fields) : (i64, i64) -> i64
          %t2901_r = "llvm.inline_asm"(%1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2869 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2870 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2871 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2872 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2873 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2874 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2875 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2876 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2877 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2878 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2879 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2880 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2881 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2882 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2883 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2884 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2885 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2886 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2887 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2888 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2889 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2890 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2891 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2892 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2893 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2894 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2895 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2896 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2897 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2898 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2899 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2900 = "llvm.extractvalue"(%t2901_r) {position = array<i64: 31>} : (!struct1) -> f32
          %t2934_r = "llvm.inline_asm"(%2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %2867, %2866) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
          %2902 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2903 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2904 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2905 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2906 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2907 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2908 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2909 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2910 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2911 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2912 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2913 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2914 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2915 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2916 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2917 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2918 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2919 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2920 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2921 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2922 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2923 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2924 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2925 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2926 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2927 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2928 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2929 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2930 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2931 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2932 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2933 = "llvm.extractvalue"(%t2934_r) {position = array<i64: 31>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2935 = "nvvm.shfl.sync"(%49, %1722, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2936 = "arith.addf"(%1722, %2935) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2937 = "nvvm.shfl.sync"(%49, %2936, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2938 = "arith.addf"(%2936, %2937) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2939 = "arith.cmpf"(%2938, %1310) {predicate = 1 : i64} : (f32, f32) -> i1
          %2940 = "llvm.call_intrinsic"(%2938) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2941 = "arith.select"(%2939, %1310, %2940) : (i1, f32, f32) -> f32
          %2942 = "nvvm.shfl.sync"(%49, %1723, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2943 = "arith.addf"(%1723, %2942) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2944 = "nvvm.shfl.sync"(%49, %2943, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2945 = "arith.addf"(%2943, %2944) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2946 = "arith.cmpf"(%2945, %1310) {predicate = 1 : i64} : (f32, f32) -> i1
          %2947 = "llvm.call_intrinsic"(%2945) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2948 = "arith.select"(%2946, %1310, %2947) : (i1, f32, f32) -> f32
          %t3045_r = "llvm.inline_asm"(%1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %2949 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 0>} : (!struct2) -> f32
          %2950 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 1>} : (!struct2) -> f32
          %2951 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 2>} : (!struct2) -> f32
          %2952 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 3>} : (!struct2) -> f32
          %2953 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 4>} : (!struct2) -> f32
          %2954 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 5>} : (!struct2) -> f32
          %2955 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 6>} : (!struct2) -> f32
          %2956 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 7>} : (!struct2) -> f32
          %2957 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 8>} : (!struct2) -> f32
          %2958 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 9>} : (!struct2) -> f32
          %2959 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 10>} : (!struct2) -> f32
          %2960 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 11>} : (!struct2) -> f32
          %2961 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 12>} : (!struct2) -> f32
          %2962 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 13>} : (!struct2) -> f32
          %2963 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 14>} : (!struct2) -> f32
          %2964 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 15>} : (!struct2) -> f32
          %2965 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 16>} : (!struct2) -> f32
          %2966 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 17>} : (!struct2) -> f32
          %2967 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 18>} : (!struct2) -> f32
          %2968 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 19>} : (!struct2) -> f32
          %2969 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 20>} : (!struct2) -> f32
          %2970 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 21>} : (!struct2) -> f32
          %2971 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 22>} : (!struct2) -> f32
          %2972 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 23>} : (!struct2) -> f32
          %2973 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 24>} : (!struct2) -> f32
          %2974 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 25>} : (!struct2) -> f32
          %2975 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 26>} : (!struct2) -> f32
          %2976 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 27>} : (!struct2) -> f32
          %2977 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 28>} : (!struct2) -> f32
          %2978 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 29>} : (!struct2) -> f32
          %2979 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 30>} : (!struct2) -> f32
          %2980 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 31>} : (!struct2) -> f32
          %2981 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 32>} : (!struct2) -> f32
          %2982 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 33>} : (!struct2) -> f32
          %2983 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 34>} : (!struct2) -> f32
          %2984 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 35>} : (!struct2) -> f32
          %2985 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 36>} : (!struct2) -> f32
          %2986 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 37>} : (!struct2) -> f32
          %2987 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 38>} : (!struct2) -> f32
          %2988 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 39>} : (!struct2) -> f32
          %2989 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 40>} : (!struct2) -> f32
          %2990 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 41>} : (!struct2) -> f32
          %2991 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 42>} : (!struct2) -> f32
          %2992 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 43>} : (!struct2) -> f32
          %2993 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 44>} : (!struct2) -> f32
          %2994 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 45>} : (!struct2) -> f32
          %2995 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 46>} : (!struct2) -> f32
          %2996 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 47>} : (!struct2) -> f32
          %2997 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 48>} : (!struct2) -> f32
          %2998 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 49>} : (!struct2) -> f32
          %2999 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 50>} : (!struct2) -> f32
          %3000 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 51>} : (!struct2) -> f32
          %3001 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 52>} : (!struct2) -> f32
          %3002 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 53>} : (!struct2) -> f32
          %3003 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 54>} : (!struct2) -> f32
          %3004 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 55>} : (!struct2) -> f32
          %3005 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 56>} : (!struct2) -> f32
          %3006 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 57>} : (!struct2) -> f32
          %3007 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 58>} : (!struct2) -> f32
          %3008 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 59>} : (!struct2) -> f32
          %3009 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 60>} : (!struct2) -> f32
          %3010 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 61>} : (!struct2) -> f32
          %3011 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 62>} : (!struct2) -> f32
          %3012 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 63>} : (!struct2) -> f32
          %3013 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 64>} : (!struct2) -> f32
          %3014 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 65>} : (!struct2) -> f32
          %3015 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 66>} : (!struct2) -> f32
          %3016 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 67>} : (!struct2) -> f32
          %3017 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 68>} : (!struct2) -> f32
          %3018 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 69>} : (!struct2) -> f32
          %3019 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 70>} : (!struct2) -> f32
          %3020 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 71>} : (!struct2) -> f32
          %3021 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 72>} : (!struct2) -> f32
          %3022 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 73>} : (!struct2) -> f32
          %3023 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 74>} : (!struct2) -> f32
          %3024 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 75>} : (!struct2) -> f32
          %3025 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 76>} : (!struct2) -> f32
          %3026 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 77>} : (!struct2) -> f32
          %3027 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 78>} : (!struct2) -> f32
          %3028 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 79>} : (!struct2) -> f32
          %3029 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 80>} : (!struct2) -> f32
          %3030 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 81>} : (!struct2) -> f32
          %3031 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 82>} : (!struct2) -> f32
          %3032 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 83>} : (!struct2) -> f32
          %3033 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 84>} : (!struct2) -> f32
          %3034 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 85>} : (!struct2) -> f32
          %3035 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 86>} : (!struct2) -> f32
          %3036 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 87>} : (!struct2) -> f32
          %3037 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 88>} : (!struct2) -> f32
          %3038 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 89>} : (!struct2) -> f32
          %3039 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 90>} : (!struct2) -> f32
          %3040 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 91>} : (!struct2) -> f32
          %3041 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 92>} : (!struct2) -> f32
          %3042 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 93>} : (!struct2) -> f32
          %3043 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 94>} : (!struct2) -> f32
          %3044 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 95>} : (!struct2) -> f32
          "scf.if"(%87) ({
            %3046 = "llvm.getelementptr"(%88, %1590) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3047_s0 = "llvm.ptrtoint"(%3046) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3047_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3048 = "arith.addi"(%1590, %222) : (i32, i32) -> i32
          %3049 = "arith.cmpi"(%3048, %766) {predicate = 0 : i64} : (i32, i32) -> i1
          %3050 = "arith.xori"(%1591, %222) : (i32, i32) -> i32
          %3051 = "arith.select"(%3049, %3050, %1591) : (i1, i32, i32) -> i32
          %3052 = "arith.select"(%3049, %50, %3048) : (i1, i32, i32) -> i32
          %3053 = "arith.addi"(%1589, %222) : (i32, i32) -> i32
          %3054 = "vector.from_elements"(%3013, %3014, %3017, %3018, %3021, %3022, %3025, %3026, %3029, %3030, %3033, %3034, %3037, %3038, %3041, %3042) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3055 = "vector.broadcast"(%2941) : (f32) -> vector<16xf32>
          %3056 = "arith.mulf"(%3054, %3055) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3057 = "vector.extract"(%3056) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3058 = "vector.extract"(%3056) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3059 = "vector.extract"(%3056) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3060 = "vector.extract"(%3056) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3061 = "vector.extract"(%3056) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3062 = "vector.extract"(%3056) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3063 = "vector.extract"(%3056) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3064 = "vector.extract"(%3056) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3065 = "vector.extract"(%3056) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3066 = "vector.extract"(%3056) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3067 = "vector.extract"(%3056) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3068 = "vector.extract"(%3056) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3069 = "vector.extract"(%3056) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3070 = "vector.extract"(%3056) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3071 = "vector.extract"(%3056) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3072 = "vector.extract"(%3056) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3073 = "vector.from_elements"(%3015, %3016, %3019, %3020, %3023, %3024, %3027, %3028, %3031, %3032, %3035, %3036, %3039, %3040, %3043, %3044) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3074 = "vector.broadcast"(%2948) : (f32) -> vector<16xf32>
          %3075 = "arith.mulf"(%3073, %3074) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3076 = "vector.extract"(%3075) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3077 = "vector.extract"(%3075) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3078 = "vector.extract"(%3075) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3079 = "vector.extract"(%3075) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3080 = "vector.extract"(%3075) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3081 = "vector.extract"(%3075) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3082 = "vector.extract"(%3075) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3083 = "vector.extract"(%3075) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3084 = "vector.extract"(%3075) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3085 = "vector.extract"(%3075) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3086 = "vector.extract"(%3075) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3087 = "vector.extract"(%3075) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3088 = "vector.extract"(%3075) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3089 = "vector.extract"(%3075) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3090 = "vector.extract"(%3075) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3091 = "vector.extract"(%3075) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3092 = "llvm.call_intrinsic"(%2938) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3093 = "arith.addf"(%1720, %3092) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3094 = "arith.cmpi"(%889, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3094) ({
            %3095 = "arith.cmpi"(%545, %50) {predicate = 0 : i64} : (i32, i32) -> i1
            %3096 = "arith.cmpi"(%547, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %3097 = "arith.andi"(%3095, %3096) : (i1, i1) -> i1
            "scf.if"(%3097) ({
              %3098 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3099 = "arith.subi"(%53, %3098) : (i32, i32) -> i32
              %3100 = "arith.shrsi"(%889, %51) : (i32, i32) -> i32
              %3101 = "arith.xori"(%889, %3100) : (i32, i32) -> i32
              %3102 = "arith.extui"(%3101) : (i32) -> i64
              %3103 = "arith.muli"(%3102, %568) : (i64, i64) -> i64
              %3104 = "arith.shrui"(%3103, %272) : (i64, i64) -> i64
              %3105 = "arith.trunci"(%3104) : (i64) -> i32
              %3106 = "arith.addi"(%3105, %3101) : (i32, i32) -> i32
              %3107 = "arith.shrui"(%3106, %3099) : (i32, i32) -> i32
              %3108 = "arith.cmpi"(%3099, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3109 = "arith.select"(%3108, %3107, %50) : (i1, i32, i32) -> i32
              %3110 = "arith.xori"(%3109, %3100) : (i32, i32) -> i32
              %3111 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3112 = "arith.subi"(%53, %3111) : (i32, i32) -> i32
              %3113 = "arith.shrui"(%3106, %3112) : (i32, i32) -> i32
              %3114 = "arith.cmpi"(%3112, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3115 = "arith.select"(%3114, %3113, %50) : (i1, i32, i32) -> i32
              %3116 = "arith.xori"(%3115, %3100) : (i32, i32) -> i32
              %3117 = "arith.muli"(%3116, %42) : (i32, i32) -> i32
              %3118 = "arith.subi"(%889, %3117) : (i32, i32) -> i32
              %3119 = "arith.addi"(%583, %3118) : (i32, i32) -> i32
              %3120 = "arith.extsi"(%3110) : (i32) -> i64
              %3121 = "arith.extsi"(%3119) : (i32) -> i64
              %3122 = "arith.muli"(%3120, %19) : (i64, i64) -> i64
              %3123 = "arith.muli"(%3121, %20) : (i64, i64) -> i64
              %3124 = "arith.addi"(%3122, %3123) : (i64, i64) -> i64
              %3125 = "arith.muli"(%594, %21) : (i64, i64) -> i64
              %3126 = "arith.addi"(%3124, %3125) : (i64, i64) -> i64
              %3127 = "llvm.getelementptr"(%15, %3126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3128 = "vector.from_elements"(%3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3129 = "arith.truncf"(%3128) : (vector<16xf32>) -> vector<16xf16>
              %3130 = "vector.extract"(%3129) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3131 = "vector.extract"(%3129) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3132 = "vector.extract"(%3129) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3133 = "vector.extract"(%3129) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3134 = "vector.extract"(%3129) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3135 = "vector.extract"(%3129) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3136 = "vector.extract"(%3129) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3137 = "vector.extract"(%3129) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3138 = "vector.extract"(%3129) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3139 = "vector.extract"(%3129) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3140 = "vector.extract"(%3129) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3141 = "vector.extract"(%3129) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3142 = "vector.extract"(%3129) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3143 = "vector.extract"(%3129) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3144 = "vector.extract"(%3129) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3145 = "vector.extract"(%3129) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3146 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3147 = "arith.remui"(%3146, %263) : (i32, i32) -> i32
              %3148 = "arith.muli"(%3147, %267) : (i32, i32) -> i32
              %3149 = "llvm.getelementptr"(%3127, %3148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3150 = "vector.from_elements"(%3130, %3131) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3150, %3149) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3151 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3152 = "arith.remui"(%3151, %263) : (i32, i32) -> i32
              %3153 = "arith.addi"(%263, %3152) : (i32, i32) -> i32
              %3154 = "arith.muli"(%3153, %267) : (i32, i32) -> i32
              %3155 = "llvm.getelementptr"(%3127, %3154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3156 = "vector.from_elements"(%3132, %3133) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3156, %3155) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3157 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3158 = "arith.remui"(%3157, %263) : (i32, i32) -> i32
              %3159 = "arith.addi"(%227, %3158) : (i32, i32) -> i32
              %3160 = "arith.muli"(%3159, %267) : (i32, i32) -> i32
              %3161 = "llvm.getelementptr"(%3127, %3160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3162 = "vector.from_elements"(%3134, %3135) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3162, %3161) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3163 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3164 = "arith.remui"(%3163, %263) : (i32, i32) -> i32
              %3165 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3166 = "arith.addi"(%3165, %3164) : (i32, i32) -> i32
              %3167 = "arith.muli"(%3166, %267) : (i32, i32) -> i32
              %3168 = "llvm.getelementptr"(%3127, %3167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3169 = "vector.from_elements"(%3136, %3137) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3169, %3168) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3170 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3171 = "arith.remui"(%3170, %263) : (i32, i32) -> i32
              %3172 = "arith.addi"(%229, %3171) : (i32, i32) -> i32
              %3173 = "arith.muli"(%3172, %267) : (i32, i32) -> i32
              %3174 = "llvm.getelementptr"(%3127, %3173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3175 = "vector.from_elements"(%3138, %3139) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3175, %3174) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3176 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3177 = "arith.remui"(%3176, %263) : (i32, i32) -> i32
              %3178 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3179 = "arith.addi"(%3178, %3177) : (i32, i32) -> i32
              %3180 = "arith.muli"(%3179, %267) : (i32, i32) -> i32
              %3181 = "llvm.getelementptr"(%3127, %3180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3182 = "vector.from_elements"(%3140, %3141) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3182, %3181) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3183 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3184 = "arith.remui"(%3183, %263) : (i32, i32) -> i32
              %3185 = "arith.addi"(%231, %3184) : (i32, i32) -> i32
              %3186 = "arith.muli"(%3185, %267) : (i32, i32) -> i32
              %3187 = "llvm.getelementptr"(%3127, %3186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3188 = "vector.from_elements"(%3142, %3143) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3188, %3187) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3189 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3190 = "arith.remui"(%3189, %263) : (i32, i32) -> i32
              %3191 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3192 = "arith.addi"(%3191, %3190) : (i32, i32) -> i32
              %3193 = "arith.muli"(%3192, %267) : (i32, i32) -> i32
              %3194 = "llvm.getelementptr"(%3127, %3193) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3195 = "vector.from_elements"(%3144, %3145) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3195, %3194) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3196 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3196) ({
                %3197 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3198 = "arith.mulf"(%3093, %3197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3199 = "arith.muli"(%3121, %26) : (i64, i64) -> i64
                %3200 = "arith.addi"(%3120, %3199) : (i64, i64) -> i64
                %3201 = "arith.muli"(%594, %27) : (i64, i64) -> i64
                %3202 = "arith.addi"(%3200, %3201) : (i64, i64) -> i64
                %3203 = "llvm.getelementptr"(%22, %3202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3198, %3203) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3204 = "arith.muli"(%267, %269) : (i32, i32) -> i32
              %3205 = "arith.extui"(%3095) : (i1) -> i32
              %3206 = "arith.addi"(%3204, %3205) : (i32, i32) -> i32
              %3207 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3208 = "arith.muli"(%3206, %3207) : (i32, i32) -> i32
              %3209 = "arith.muli"(%265, %240) : (i32, i32) -> i32
              %3210 = "arith.addi"(%3208, %3209) : (i32, i32) -> i32
              %3211 = "llvm.getelementptr"(%28, %3210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3212 = "vector.from_elements"(%3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3213 = "vector.extract"(%3212) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3214 = "vector.extract"(%3212) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3215 = "vector.extract"(%3212) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3216 = "vector.extract"(%3212) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3217 = "vector.extract"(%3212) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3218 = "vector.extract"(%3212) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3219 = "vector.extract"(%3212) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3220 = "vector.extract"(%3212) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3221 = "vector.extract"(%3212) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3222 = "vector.extract"(%3212) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3223 = "vector.extract"(%3212) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3224 = "vector.extract"(%3212) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3225 = "vector.extract"(%3212) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3226 = "vector.extract"(%3212) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3227 = "vector.extract"(%3212) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3228 = "vector.extract"(%3212) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3229 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3230 = "arith.remui"(%3229, %263) : (i32, i32) -> i32
              %3231 = "arith.muli"(%3230, %267) : (i32, i32) -> i32
              %3232 = "llvm.getelementptr"(%3211, %3231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3233 = "vector.from_elements"(%3213, %3214) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3233, %3232) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3234 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3235 = "arith.remui"(%3234, %263) : (i32, i32) -> i32
              %3236 = "arith.addi"(%263, %3235) : (i32, i32) -> i32
              %3237 = "arith.muli"(%3236, %267) : (i32, i32) -> i32
              %3238 = "llvm.getelementptr"(%3211, %3237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3239 = "vector.from_elements"(%3215, %3216) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3239, %3238) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3240 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3241 = "arith.remui"(%3240, %263) : (i32, i32) -> i32
              %3242 = "arith.addi"(%227, %3241) : (i32, i32) -> i32
              %3243 = "arith.muli"(%3242, %267) : (i32, i32) -> i32
              %3244 = "llvm.getelementptr"(%3211, %3243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3245 = "vector.from_elements"(%3217, %3218) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3245, %3244) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3246 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3247 = "arith.remui"(%3246, %263) : (i32, i32) -> i32
              %3248 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3249 = "arith.addi"(%3248, %3247) : (i32, i32) -> i32
              %3250 = "arith.muli"(%3249, %267) : (i32, i32) -> i32
              %3251 = "llvm.getelementptr"(%3211, %3250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3252 = "vector.from_elements"(%3219, %3220) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3252, %3251) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3253 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3254 = "arith.remui"(%3253, %263) : (i32, i32) -> i32
              %3255 = "arith.addi"(%229, %3254) : (i32, i32) -> i32
              %3256 = "arith.muli"(%3255, %267) : (i32, i32) -> i32
              %3257 = "llvm.getelementptr"(%3211, %3256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3258 = "vector.from_elements"(%3221, %3222) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3258, %3257) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3259 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3260 = "arith.remui"(%3259, %263) : (i32, i32) -> i32
              %3261 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3262 = "arith.addi"(%3261, %3260) : (i32, i32) -> i32
              %3263 = "arith.muli"(%3262, %267) : (i32, i32) -> i32
              %3264 = "llvm.getelementptr"(%3211, %3263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3265 = "vector.from_elements"(%3223, %3224) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3265, %3264) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3266 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3267 = "arith.remui"(%3266, %263) : (i32, i32) -> i32
              %3268 = "arith.addi"(%231, %3267) : (i32, i32) -> i32
              %3269 = "arith.muli"(%3268, %267) : (i32, i32) -> i32
              %3270 = "llvm.getelementptr"(%3211, %3269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3271 = "vector.from_elements"(%3225, %3226) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3271, %3270) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3272 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3273 = "arith.remui"(%3272, %263) : (i32, i32) -> i32
              %3274 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3275 = "arith.addi"(%3274, %3273) : (i32, i32) -> i32
              %3276 = "arith.muli"(%3275, %267) : (i32, i32) -> i32
              %3277 = "llvm.getelementptr"(%3211, %3276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3278 = "vector.from_elements"(%3227, %3228) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3278, %3277) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3279 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3279) ({
                %3280 = "arith.muli"(%3206, %240) : (i32, i32) -> i32
                %3281 = "arith.addi"(%3280, %265) : (i32, i32) -> i32
                %3282 = "llvm.getelementptr"(%29, %3281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3093, %3282) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3283 = "arith.addi"(%265, %227) : (i32, i32) -> i32
          %3284 = "arith.addi"(%560, %3283) : (i32, i32) -> i32
          %3285 = "llvm.call_intrinsic"(%2945) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3286 = "arith.addf"(%1721, %3285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3287 = "arith.cmpi"(%3284, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3287) ({
            %3288 = "arith.cmpi"(%545, %50) {predicate = 0 : i64} : (i32, i32) -> i1
            %3289 = "arith.cmpi"(%547, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %3290 = "arith.andi"(%3288, %3289) : (i1, i1) -> i1
            "scf.if"(%3290) ({
              %3291 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3292 = "arith.subi"(%53, %3291) : (i32, i32) -> i32
              %3293 = "arith.shrsi"(%3284, %51) : (i32, i32) -> i32
              %3294 = "arith.xori"(%3284, %3293) : (i32, i32) -> i32
              %3295 = "arith.extui"(%3294) : (i32) -> i64
              %3296 = "arith.muli"(%3295, %568) : (i64, i64) -> i64
              %3297 = "arith.shrui"(%3296, %272) : (i64, i64) -> i64
              %3298 = "arith.trunci"(%3297) : (i64) -> i32
              %3299 = "arith.addi"(%3298, %3294) : (i32, i32) -> i32
              %3300 = "arith.shrui"(%3299, %3292) : (i32, i32) -> i32
              %3301 = "arith.cmpi"(%3292, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3302 = "arith.select"(%3301, %3300, %50) : (i1, i32, i32) -> i32
              %3303 = "arith.xori"(%3302, %3293) : (i32, i32) -> i32
              %3304 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3305 = "arith.subi"(%53, %3304) : (i32, i32) -> i32
              %3306 = "arith.shrui"(%3299, %3305) : (i32, i32) -> i32
              %3307 = "arith.cmpi"(%3305, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3308 = "arith.select"(%3307, %3306, %50) : (i1, i32, i32) -> i32
              %3309 = "arith.xori"(%3308, %3293) : (i32, i32) -> i32
              %3310 = "arith.muli"(%3309, %42) : (i32, i32) -> i32
              %3311 = "arith.subi"(%3284, %3310) : (i32, i32) -> i32
              %3312 = "arith.addi"(%583, %3311) : (i32, i32) -> i32
              %3313 = "arith.extsi"(%3303) : (i32) -> i64
              %3314 = "arith.extsi"(%3312) : (i32) -> i64
              %3315 = "arith.muli"(%3313, %19) : (i64, i64) -> i64
              %3316 = "arith.muli"(%3314, %20) : (i64, i64) -> i64
              %3317 = "arith.addi"(%3315, %3316) : (i64, i64) -> i64
              %3318 = "arith.muli"(%594, %21) : (i64, i64) -> i64
              %3319 = "arith.addi"(%3317, %3318) : (i64, i64) -> i64
              %3320 = "llvm.getelementptr"(%15, %3319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3321 = "vector.from_elements"(%3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3322 = "arith.truncf"(%3321) : (vector<16xf32>) -> vector<16xf16>
              %3323 = "vector.extract"(%3322) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3324 = "vector.extract"(%3322) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3325 = "vector.extract"(%3322) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3326 = "vector.extract"(%3322) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3327 = "vector.extract"(%3322) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3328 = "vector.extract"(%3322) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3329 = "vector.extract"(%3322) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3330 = "vector.extract"(%3322) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3331 = "vector.extract"(%3322) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3332 = "vector.extract"(%3322) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3333 = "vector.extract"(%3322) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3334 = "vector.extract"(%3322) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3335 = "vector.extract"(%3322) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3336 = "vector.extract"(%3322) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3337 = "vector.extract"(%3322) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3338 = "vector.extract"(%3322) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3339 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3340 = "arith.remui"(%3339, %263) : (i32, i32) -> i32
              %3341 = "arith.muli"(%3340, %267) : (i32, i32) -> i32
              %3342 = "llvm.getelementptr"(%3320, %3341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3343 = "vector.from_elements"(%3323, %3324) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3343, %3342) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3344 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3345 = "arith.remui"(%3344, %263) : (i32, i32) -> i32
              %3346 = "arith.addi"(%263, %3345) : (i32, i32) -> i32
              %3347 = "arith.muli"(%3346, %267) : (i32, i32) -> i32
              %3348 = "llvm.getelementptr"(%3320, %3347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3349 = "vector.from_elements"(%3325, %3326) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3349, %3348) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3350 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3351 = "arith.remui"(%3350, %263) : (i32, i32) -> i32
              %3352 = "arith.addi"(%227, %3351) : (i32, i32) -> i32
              %3353 = "arith.muli"(%3352, %267) : (i32, i32) -> i32
              %3354 = "llvm.getelementptr"(%3320, %3353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3355 = "vector.from_elements"(%3327, %3328) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3355, %3354) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3356 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3357 = "arith.remui"(%3356, %263) : (i32, i32) -> i32
              %3358 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3359 = "arith.addi"(%3358, %3357) : (i32, i32) -> i32
              %3360 = "arith.muli"(%3359, %267) : (i32, i32) -> i32
              %3361 = "llvm.getelementptr"(%3320, %3360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3362 = "vector.from_elements"(%3329, %3330) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3362, %3361) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3363 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3364 = "arith.remui"(%3363, %263) : (i32, i32) -> i32
              %3365 = "arith.addi"(%229, %3364) : (i32, i32) -> i32
              %3366 = "arith.muli"(%3365, %267) : (i32, i32) -> i32
              %3367 = "llvm.getelementptr"(%3320, %3366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3368 = "vector.from_elements"(%3331, %3332) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3368, %3367) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3369 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3370 = "arith.remui"(%3369, %263) : (i32, i32) -> i32
              %3371 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3372 = "arith.addi"(%3371, %3370) : (i32, i32) -> i32
              %3373 = "arith.muli"(%3372, %267) : (i32, i32) -> i32
              %3374 = "llvm.getelementptr"(%3320, %3373) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3375 = "vector.from_elements"(%3333, %3334) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3375, %3374) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3376 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3377 = "arith.remui"(%3376, %263) : (i32, i32) -> i32
              %3378 = "arith.addi"(%231, %3377) : (i32, i32) -> i32
              %3379 = "arith.muli"(%3378, %267) : (i32, i32) -> i32
              %3380 = "llvm.getelementptr"(%3320, %3379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3381 = "vector.from_elements"(%3335, %3336) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3381, %3380) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3382 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3383 = "arith.remui"(%3382, %263) : (i32, i32) -> i32
              %3384 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3385 = "arith.addi"(%3384, %3383) : (i32, i32) -> i32
              %3386 = "arith.muli"(%3385, %267) : (i32, i32) -> i32
              %3387 = "llvm.getelementptr"(%3320, %3386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3388 = "vector.from_elements"(%3337, %3338) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3388, %3387) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3389 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3389) ({
                %3390 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3391 = "arith.mulf"(%3286, %3390) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3392 = "arith.muli"(%3314, %26) : (i64, i64) -> i64
                %3393 = "arith.addi"(%3313, %3392) : (i64, i64) -> i64
                %3394 = "arith.muli"(%594, %27) : (i64, i64) -> i64
                %3395 = "arith.addi"(%3393, %3394) : (i64, i64) -> i64
                %3396 = "llvm.getelementptr"(%22, %3395) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3391, %3396) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3397 = "arith.muli"(%267, %269) : (i32, i32) -> i32
              %3398 = "arith.extui"(%3288) : (i1) -> i32
              %3399 = "arith.addi"(%3397, %3398) : (i32, i32) -> i32
              %3400 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3401 = "arith.muli"(%3399, %3400) : (i32, i32) -> i32
              %3402 = "arith.muli"(%3283, %240) : (i32, i32) -> i32
              %3403 = "arith.addi"(%3401, %3402) : (i32, i32) -> i32
              %3404 = "llvm.getelementptr"(%28, %3403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3405 = "vector.from_elements"(%3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3406 = "vector.extract"(%3405) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3407 = "vector.extract"(%3405) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3408 = "vector.extract"(%3405) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3409 = "vector.extract"(%3405) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3410 = "vector.extract"(%3405) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3411 = "vector.extract"(%3405) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3412 = "vector.extract"(%3405) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3413 = "vector.extract"(%3405) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3414 = "vector.extract"(%3405) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3415 = "vector.extract"(%3405) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3416 = "vector.extract"(%3405) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3417 = "vector.extract"(%3405) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3418 = "vector.extract"(%3405) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3419 = "vector.extract"(%3405) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3420 = "vector.extract"(%3405) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3421 = "vector.extract"(%3405) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3422 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3423 = "arith.remui"(%3422, %263) : (i32, i32) -> i32
              %3424 = "arith.muli"(%3423, %267) : (i32, i32) -> i32
              %3425 = "llvm.getelementptr"(%3404, %3424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3426 = "vector.from_elements"(%3406, %3407) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3426, %3425) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3427 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3428 = "arith.remui"(%3427, %263) : (i32, i32) -> i32
              %3429 = "arith.addi"(%263, %3428) : (i32, i32) -> i32
              %3430 = "arith.muli"(%3429, %267) : (i32, i32) -> i32
              %3431 = "llvm.getelementptr"(%3404, %3430) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3432 = "vector.from_elements"(%3408, %3409) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3432, %3431) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3433 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3434 = "arith.remui"(%3433, %263) : (i32, i32) -> i32
              %3435 = "arith.addi"(%227, %3434) : (i32, i32) -> i32
              %3436 = "arith.muli"(%3435, %267) : (i32, i32) -> i32
              %3437 = "llvm.getelementptr"(%3404, %3436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3438 = "vector.from_elements"(%3410, %3411) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3438, %3437) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3439 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3440 = "arith.remui"(%3439, %263) : (i32, i32) -> i32
              %3441 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3442 = "arith.addi"(%3441, %3440) : (i32, i32) -> i32
              %3443 = "arith.muli"(%3442, %267) : (i32, i32) -> i32
              %3444 = "llvm.getelementptr"(%3404, %3443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3445 = "vector.from_elements"(%3412, %3413) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3445, %3444) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3446 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3447 = "arith.remui"(%3446, %263) : (i32, i32) -> i32
              %3448 = "arith.addi"(%229, %3447) : (i32, i32) -> i32
              %3449 = "arith.muli"(%3448, %267) : (i32, i32) -> i32
              %3450 = "llvm.getelementptr"(%3404, %3449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3451 = "vector.from_elements"(%3414, %3415) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3451, %3450) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3452 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3453 = "arith.remui"(%3452, %263) : (i32, i32) -> i32
              %3454 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3455 = "arith.addi"(%3454, %3453) : (i32, i32) -> i32
              %3456 = "arith.muli"(%3455, %267) : (i32, i32) -> i32
              %3457 = "llvm.getelementptr"(%3404, %3456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3458 = "vector.from_elements"(%3416, %3417) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3458, %3457) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3459 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3460 = "arith.remui"(%3459, %263) : (i32, i32) -> i32
              %3461 = "arith.addi"(%231, %3460) : (i32, i32) -> i32
              %3462 = "arith.muli"(%3461, %267) : (i32, i32) -> i32
              %3463 = "llvm.getelementptr"(%3404, %3462) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3464 = "vector.from_elements"(%3418, %3419) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3464, %3463) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3465 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3466 = "arith.remui"(%3465, %263) : (i32, i32) -> i32
              %3467 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3468 = "arith.addi"(%3467, %3466) : (i32, i32) -> i32
              %3469 = "arith.muli"(%3468, %267) : (i32, i32) -> i32
              %3470 = "llvm.getelementptr"(%3404, %3469) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3471 = "vector.from_elements"(%3420, %3421) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3471, %3470) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3472 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3472) ({
                %3473 = "arith.muli"(%3399, %240) : (i32, i32) -> i32
                %3474 = "arith.addi"(%3473, %3283) : (i32, i32) -> i32
                %3475 = "llvm.getelementptr"(%29, %3474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3286, %3475) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"(%1586, %1587, %1588, %3053, %3052, %3051, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %2941, %2948) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %3476 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%3476) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "split_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i32, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i32, %19: i64, %20: i32, %21: i32, %22: i32, %23: i64, %24: i32, %25: i32, %26: i32, %27: i32, %28: i1, %29: i32):
      %30 = "arith.trunci"(%19) : (i64) -> i32
      %31 = "arith.trunci"(%23) : (i64) -> i32
      %32 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %38 = "arith.constant"() {value = 32 : i32} : () -> i32
      %39 = "arith.remui"(%32, %38) : (i32, i32) -> i32
      %40 = "arith.divui"(%32, %38) : (i32, i32) -> i32
      %41 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 2080>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "arith.constant"() {value = 1 : i32} : () -> i32
      %45 = "arith.addi"(%35, %44) : (i32, i32) -> i32
      %46 = "arith.constant"() {value = 32 : i64} : () -> i64
      %47 = "arith.shrui"(%23, %46) : (i64, i64) -> i64
      %48 = "arith.subi"(%31, %44) : (i32, i32) -> i32
      %49 = "llvm.intr.ctlz"(%48) {is_zero_poison = false} : (i32) -> i32
      %50 = "arith.subi"(%38, %49) : (i32, i32) -> i32
      %51 = "arith.extui"(%45) : (i32) -> i64
      %52 = "arith.muli"(%51, %47) : (i64, i64) -> i64
      %53 = "arith.shrui"(%52, %46) : (i64, i64) -> i64
      %54 = "arith.trunci"(%53) : (i64) -> i32
      %55 = "arith.addi"(%54, %45) : (i32, i32) -> i32
      %56 = "arith.shrui"(%55, %50) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%50, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %58 = "arith.constant"() {value = 0 : i32} : () -> i32
      %59 = "arith.select"(%57, %56, %58) : (i1, i32, i32) -> i32
      %60 = "llvm.intr.ctlz"(%48) {is_zero_poison = false} : (i32) -> i32
      %61 = "arith.subi"(%38, %60) : (i32, i32) -> i32
      %62 = "arith.shrui"(%55, %61) : (i32, i32) -> i32
      %63 = "arith.cmpi"(%61, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %64 = "arith.select"(%63, %62, %58) : (i1, i32, i32) -> i32
      %65 = "arith.muli"(%64, %31) : (i32, i32) -> i32
      %66 = "arith.subi"(%45, %65) : (i32, i32) -> i32
      %67 = "arith.muli"(%59, %26) : (i32, i32) -> i32
      %68 = "arith.muli"(%66, %24) : (i32, i32) -> i32
      %69 = "arith.addi"(%67, %68) : (i32, i32) -> i32
      %70 = "arith.minsi"(%66, %25) : (i32, i32) -> i32
      %71 = "arith.addi"(%69, %70) : (i32, i32) -> i32
      %72 = "arith.divui"(%71, %27) : (i32, i32) -> i32
      %73 = "arith.muli"(%72, %27) : (i32, i32) -> i32
      %74 = "arith.cmpi"(%71, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %75 = "llvm.intr.ctlz"(%48) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%38, %75) : (i32, i32) -> i32
      %77 = "arith.extui"(%35) : (i32) -> i64
      %78 = "arith.muli"(%77, %47) : (i64, i64) -> i64
      %79 = "arith.shrui"(%78, %46) : (i64, i64) -> i64
      %80 = "arith.trunci"(%79) : (i64) -> i32
      %81 = "arith.addi"(%80, %35) : (i32, i32) -> i32
      %82 = "arith.shrui"(%81, %76) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%76, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %84 = "arith.select"(%83, %82, %58) : (i1, i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%48) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%38, %85) : (i32, i32) -> i32
      %87 = "arith.shrui"(%81, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%86, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %87, %58) : (i1, i32, i32) -> i32
      %90 = "arith.muli"(%89, %31) : (i32, i32) -> i32
      %91 = "arith.subi"(%35, %90) : (i32, i32) -> i32
      %92 = "arith.muli"(%84, %26) : (i32, i32) -> i32
      %93 = "arith.muli"(%91, %24) : (i32, i32) -> i32
      %94 = "arith.addi"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.minsi"(%91, %25) : (i32, i32) -> i32
      %96 = "arith.addi"(%94, %95) : (i32, i32) -> i32
      %97 = "arith.cmpi"(%96, %73) {predicate = 3 : i64} : (i32, i32) -> i1
      %98 = "arith.andi"(%74, %97) : (i1, i1) -> i1
      "scf.if"(%98) ({
        %99 = "arith.remui"(%72, %21) : (i32, i32) -> i32
        %100 = "arith.divui"(%72, %21) : (i32, i32) -> i32
        %101 = "arith.remui"(%100, %18) : (i32, i32) -> i32
        %102 = "arith.divui"(%100, %18) : (i32, i32) -> i32
        %103 = "arith.addi"(%73, %27) : (i32, i32) -> i32
        %104 = "arith.subi"(%103, %44) : (i32, i32) -> i32
        %105 = "arith.remsi"(%104, %26) : (i32, i32) -> i32
        %106 = "arith.cmpi"(%105, %58) {predicate = 2 : i64} : (i32, i32) -> i1
        %107 = "arith.divsi"(%104, %26) : (i32, i32) -> i32
        %108 = "arith.extsi"(%106) : (i1) -> i32
        %109 = "arith.addi"(%107, %108) : (i32, i32) -> i32
        %110 = "arith.addi"(%105, %26) : (i32, i32) -> i32
        %111 = "arith.select"(%106, %110, %105) : (i1, i32, i32) -> i32
        %112 = "arith.addi"(%24, %44) : (i32, i32) -> i32
        %113 = "arith.muli"(%25, %112) : (i32, i32) -> i32
        %114 = "arith.muli"(%109, %31) : (i32, i32) -> i32
        %115 = "arith.cmpi"(%111, %113) {predicate = 2 : i64} : (i32, i32) -> i1
        %116 = "arith.divui"(%111, %112) : (i32, i32) -> i32
        %117 = "arith.subi"(%111, %113) : (i32, i32) -> i32
        %118 = "arith.maxsi"(%24, %44) : (i32, i32) -> i32
        %119 = "arith.remsi"(%117, %118) : (i32, i32) -> i32
        %120 = "arith.cmpi"(%119, %58) {predicate = 2 : i64} : (i32, i32) -> i1
        %121 = "arith.divsi"(%117, %118) : (i32, i32) -> i32
        %122 = "arith.extsi"(%120) : (i1) -> i32
        %123 = "arith.addi"(%121, %122) : (i32, i32) -> i32
        %124 = "arith.addi"(%25, %123) : (i32, i32) -> i32
        %125 = "arith.select"(%115, %116, %124) : (i1, i32, i32) -> i32
        %126 = "arith.addi"(%114, %125) : (i32, i32) -> i32
        %127 = "arith.subi"(%126, %35) : (i32, i32) -> i32
        %128 = "arith.addi"(%127, %44) : (i32, i32) -> i32
        %129 = "arith.constant"() {value = 8 : i32} : () -> i32
        %130 = "arith.muli"(%36, %129) : (i32, i32) -> i32
        %131 = "arith.addi"(%130, %40) : (i32, i32) -> i32
        %132 = "arith.constant"() {value = 31 : i32} : () -> i32
        %133 = "arith.minui"(%29, %132) : (i32, i32) -> i32
        %134 = "arith.shrsi"(%131, %133) : (i32, i32) -> i32
        %135 = "arith.shli"(%44, %29) : (i32, i32) -> i32
        %136 = "arith.cmpi"(%29, %38) {predicate = 6 : i64} : (i32, i32) -> i1
        %137 = "arith.select"(%136, %135, %58) : (i1, i32, i32) -> i32
        %138 = "arith.subi"(%137, %44) : (i32, i32) -> i32
        %139 = "arith.andi"(%131, %138) : (i32, i32) -> i32
        %140 = "arith.constant"() {value = 64 : i32} : () -> i32
        %141 = "arith.muli"(%99, %140) : (i32, i32) -> i32
        %142 = "arith.addi"(%141, %134) : (i32, i32) -> i32
        %143 = "arith.cmpi"(%134, %140) {predicate = 2 : i64} : (i32, i32) -> i1
        %144 = "arith.cmpi"(%142, %20) {predicate = 2 : i64} : (i32, i32) -> i1
        %145 = "arith.andi"(%143, %144) : (i1, i1) -> i1
        %146 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %148 = "vector.extract"(%146) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
        %149, %150, %151, %152 = "scf.if"(%145) ({
          %153 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %154 = "arith.subi"(%128, %139) : (i32, i32) -> i32
          %155 = "arith.addi"(%154, %137) : (i32, i32) -> i32
          %156 = "arith.subi"(%155, %44) : (i32, i32) -> i32
          %157 = "arith.shrsi"(%156, %133) : (i32, i32) -> i32
          %158 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %159 = "scf.for"(%153, %157, %38, %158) ({
          ^bb0(%160: i32, %161: f32):
            %162 = "arith.shli"(%160, %29) : (i32, i32) -> i32
            %163 = "arith.select"(%136, %162, %58) : (i1, i32, i32) -> i32
            %164 = "arith.addi"(%139, %163) : (i32, i32) -> i32
            %165 = "arith.addi"(%35, %164) : (i32, i32) -> i32
            %166 = "arith.constant"() {value = 2 : i32} : () -> i32
            %167 = "arith.muli"(%166, %165) : (i32, i32) -> i32
            %168 = "arith.cmpi"(%164, %58) {predicate = 0 : i64} : (i32, i32) -> i1
            %169 = "arith.extui"(%168) : (i1) -> i32
            %170 = "arith.addi"(%167, %169) : (i32, i32) -> i32
            %171 = "arith.muli"(%170, %140) : (i32, i32) -> i32
            %172 = "arith.addi"(%171, %134) : (i32, i32) -> i32
            %173 = "llvm.getelementptr"(%14, %172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %174 = "llvm.load"(%173) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %175 = "arith.maxnumf"(%161, %174) : (f32, f32) -> f32
            "scf.yield"(%175) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %176 = "arith.constant"() {value = -1 : i32} : () -> i32
          %177 = "arith.constant"() {value = 16 : i32} : () -> i32
          %178 = "nvvm.shfl.sync"(%176, %159, %177, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %179 = "arith.maxnumf"(%159, %178) : (f32, f32) -> f32
          %180 = "nvvm.shfl.sync"(%176, %179, %129, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %181 = "arith.maxnumf"(%179, %180) : (f32, f32) -> f32
          %182 = "arith.constant"() {value = 4 : i32} : () -> i32
          %183 = "nvvm.shfl.sync"(%176, %181, %182, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %184 = "arith.maxnumf"(%181, %183) : (f32, f32) -> f32
          %185 = "arith.constant"() {value = 2 : i32} : () -> i32
          %186 = "nvvm.shfl.sync"(%176, %184, %185, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %187 = "arith.maxnumf"(%184, %186) : (f32, f32) -> f32
          %188 = "nvvm.shfl.sync"(%176, %187, %44, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %189 = "arith.maxnumf"(%187, %188) : (f32, f32) -> f32
          %190 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %191, %192, %193 = "scf.for"(%58, %157, %182, %190, %147, %148) ({
          ^bb0(%194: i32, %195: f32, %196: f32, %197: f32):
            %198 = "arith.subi"(%157, %44) : (i32, i32) -> i32
            %199 = "arith.minsi"(%194, %198) : (i32, i32) -> i32
            %200 = "arith.shli"(%199, %29) : (i32, i32) -> i32
            %201 = "arith.select"(%136, %200, %58) : (i1, i32, i32) -> i32
            %202 = "arith.addi"(%139, %201) : (i32, i32) -> i32
            %203 = "arith.addi"(%194, %44) : (i32, i32) -> i32
            %204 = "arith.minsi"(%203, %198) : (i32, i32) -> i32
            %205 = "arith.shli"(%204, %29) : (i32, i32) -> i32
            %206 = "arith.select"(%136, %205, %58) : (i1, i32, i32) -> i32
            %207 = "arith.addi"(%139, %206) : (i32, i32) -> i32
            %208 = "arith.addi"(%194, %185) : (i32, i32) -> i32
            %209 = "arith.minsi"(%208, %198) : (i32, i32) -> i32
            %210 = "arith.shli"(%209, %29) : (i32, i32) -> i32
            %211 = "arith.select"(%136, %210, %58) : (i1, i32, i32) -> i32
            %212 = "arith.addi"(%139, %211) : (i32, i32) -> i32
            %213 = "arith.constant"() {value = 3 : i32} : () -> i32
            %214 = "arith.addi"(%194, %213) : (i32, i32) -> i32
            %215 = "arith.minsi"(%214, %198) : (i32, i32) -> i32
            %216 = "arith.shli"(%215, %29) : (i32, i32) -> i32
            %217 = "arith.select"(%136, %216, %58) : (i1, i32, i32) -> i32
            %218 = "arith.addi"(%139, %217) : (i32, i32) -> i32
            %219 = "arith.addi"(%35, %202) : (i32, i32) -> i32
            %220 = "arith.muli"(%185, %219) : (i32, i32) -> i32
            %221 = "arith.cmpi"(%202, %58) {predicate = 0 : i64} : (i32, i32) -> i1
            %222 = "arith.extui"(%221) : (i1) -> i32
            %223 = "arith.addi"(%220, %222) : (i32, i32) -> i32
            %224 = "arith.addi"(%35, %207) : (i32, i32) -> i32
            %225 = "arith.muli"(%185, %224) : (i32, i32) -> i32
            %226 = "arith.cmpi"(%207, %58) {predicate = 0 : i64} : (i32, i32) -> i1
            %227 = "arith.extui"(%226) : (i1) -> i32
            %228 = "arith.addi"(%225, %227) : (i32, i32) -> i32
            %229 = "arith.addi"(%35, %212) : (i32, i32) -> i32
            %230 = "arith.muli"(%185, %229) : (i32, i32) -> i32
            %231 = "arith.cmpi"(%212, %58) {predicate = 0 : i64} : (i32, i32) -> i1
            %232 = "arith.extui"(%231) : (i1) -> i32
            %233 = "arith.addi"(%230, %232) : (i32, i32) -> i32
            %234 = "arith.addi"(%35, %218) : (i32, i32) -> i32
            %235 = "arith.muli"(%185, %234) : (i32, i32) -> i32
            %236 = "arith.cmpi"(%218, %58) {predicate = 0 : i64} : (i32, i32) -> i1
            %237 = "arith.extui"(%236) : (i1) -> i32
            %238 = "arith.addi"(%235, %237) : (i32, i32) -> i32
            %239 = "arith.muli"(%223, %140) : (i32, i32) -> i32
            %240 = "arith.addi"(%239, %134) : (i32, i32) -> i32
            %241 = "llvm.getelementptr"(%14, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %242 = "llvm.load"(%241) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %243 = "arith.muli"(%228, %140) : (i32, i32) -> i32
            %244 = "arith.addi"(%243, %134) : (i32, i32) -> i32
            %245 = "llvm.getelementptr"(%14, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %246 = "llvm.load"(%245) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %247 = "arith.muli"(%233, %140) : (i32, i32) -> i32
            %248 = "arith.addi"(%247, %134) : (i32, i32) -> i32
            %249 = "llvm.getelementptr"(%14, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %250 = "llvm.load"(%249) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %251 = "arith.muli"(%238, %140) : (i32, i32) -> i32
            %252 = "arith.addi"(%251, %134) : (i32, i32) -> i32
            %253 = "llvm.getelementptr"(%14, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %255 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %256 = "arith.muli"(%223, %255) : (i32, i32) -> i32
            %257 = "arith.muli"(%134, %140) : (i32, i32) -> i32
            %258 = "arith.addi"(%256, %257) : (i32, i32) -> i32
            %259 = "arith.addi"(%258, %153) : (i32, i32) -> i32
            %260 = "llvm.getelementptr"(%13, %259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %262 = "arith.addi"(%153, %38) : (i32, i32) -> i32
            %263 = "arith.addi"(%258, %262) : (i32, i32) -> i32
            %264 = "llvm.getelementptr"(%13, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %266 = "arith.muli"(%228, %255) : (i32, i32) -> i32
            %267 = "arith.addi"(%266, %257) : (i32, i32) -> i32
            %268 = "arith.addi"(%267, %153) : (i32, i32) -> i32
            %269 = "llvm.getelementptr"(%13, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %271 = "arith.addi"(%267, %262) : (i32, i32) -> i32
            %272 = "llvm.getelementptr"(%13, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %274 = "arith.muli"(%233, %255) : (i32, i32) -> i32
            %275 = "arith.addi"(%274, %257) : (i32, i32) -> i32
            %276 = "arith.addi"(%275, %153) : (i32, i32) -> i32
            %277 = "llvm.getelementptr"(%13, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %279 = "arith.addi"(%275, %262) : (i32, i32) -> i32
            %280 = "llvm.getelementptr"(%13, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %281 = "llvm.load"(%280) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %282 = "arith.muli"(%238, %255) : (i32, i32) -> i32
            %283 = "arith.addi"(%282, %257) : (i32, i32) -> i32
            %284 = "arith.addi"(%283, %153) : (i32, i32) -> i32
            %285 = "llvm.getelementptr"(%13, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %287 = "arith.addi"(%283, %262) : (i32, i32) -> i32
            %288 = "llvm.getelementptr"(%13, %287) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %289 = "llvm.load"(%288) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %290 = "arith.cmpi"(%194, %157) {predicate = 2 : i64} : (i32, i32) -> i1
            %291 = "arith.cmpf"(%189, %158) {predicate = 2 : i64} : (f32, f32) -> i1
            %292 = "arith.select"(%291, %189, %190) : (i1, f32, f32) -> f32
            %293 = "arith.subf"(%242, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %294 = "llvm.call_intrinsic"(%293) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %295 = "arith.select"(%290, %294, %190) : (i1, f32, f32) -> f32
            %296 = "arith.addf"(%195, %295) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %297 = "arith.mulf"(%295, %261) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %298 = "arith.addf"(%196, %297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %299 = "arith.mulf"(%295, %265) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %300 = "arith.addf"(%197, %299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %301 = "arith.cmpi"(%203, %157) {predicate = 2 : i64} : (i32, i32) -> i1
            %302 = "arith.subf"(%246, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %303 = "llvm.call_intrinsic"(%302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %304 = "arith.select"(%301, %303, %190) : (i1, f32, f32) -> f32
            %305 = "arith.addf"(%296, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %306 = "arith.mulf"(%304, %270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %307 = "arith.addf"(%298, %306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %308 = "arith.mulf"(%304, %273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %309 = "arith.addf"(%300, %308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %310 = "arith.cmpi"(%208, %157) {predicate = 2 : i64} : (i32, i32) -> i1
            %311 = "arith.subf"(%250, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %312 = "llvm.call_intrinsic"(%311) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %313 = "arith.select"(%310, %312, %190) : (i1, f32, f32) -> f32
            %314 = "arith.addf"(%305, %313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %315 = "arith.mulf"(%313, %278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %316 = "arith.addf"(%307, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %317 = "arith.mulf"(%313, %281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %318 = "arith.addf"(%309, %317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %319 = "arith.cmpi"(%214, %157) {predicate = 2 : i64} : (i32, i32) -> i1
            %320 = "arith.subf"(%254, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %321 = "llvm.call_intrinsic"(%320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %322 = "arith.select"(%319, %321, %190) : (i1, f32, f32) -> f32
            %323 = "arith.addf"(%314, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %324 = "arith.mulf"(%322, %286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %325 = "arith.addf"(%316, %324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %326 = "arith.mulf"(%322, %289) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %327 = "arith.addf"(%318, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%323, %325, %327) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%189, %191, %192, %193) : (f32, f32, f32, f32) -> ()
        }, {
          %328 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %329 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%328, %329, %147, %148) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %330 = "arith.muli"(%40, %140) : (i32, i32) -> i32
        %331 = "arith.addi"(%330, %39) : (i32, i32) -> i32
        %332 = "llvm.getelementptr"(%41, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%151, %332) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %333 = "arith.addi"(%39, %38) : (i32, i32) -> i32
        %334 = "arith.addi"(%330, %333) : (i32, i32) -> i32
        %335 = "llvm.getelementptr"(%41, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%152, %335) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %336 = "arith.cmpi"(%39, %58) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%336) ({
          %337 = "llvm.getelementptr"(%42, %40) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%150, %337) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %338 = "llvm.getelementptr"(%43, %40) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%149, %338) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %339 = "arith.cmpi"(%139, %58) {predicate = 0 : i64} : (i32, i32) -> i1
        %340 = "arith.andi"(%145, %339) : (i1, i1) -> i1
        "scf.if"(%340) ({
          %341 = "scf.for"(%44, %137, %44, %149) ({
          ^bb0(%342: i32, %343: f32):
            %344 = "arith.addi"(%40, %342) : (i32, i32) -> i32
            %345 = "llvm.getelementptr"(%43, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %346 = "llvm.load"(%345) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %347 = "arith.maxnumf"(%343, %346) : (f32, f32) -> f32
            "scf.yield"(%347) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %348 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %349 = "arith.cmpf"(%341, %348) {predicate = 2 : i64} : (f32, f32) -> i1
          %350 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %351 = "arith.select"(%349, %341, %350) : (i1, f32, f32) -> f32
          %352 = "arith.subf"(%149, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %353 = "llvm.call_intrinsic"(%352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %354 = "arith.mulf"(%150, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %355 = "arith.mulf"(%151, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %356 = "arith.mulf"(%152, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %357, %358, %359 = "scf.for"(%44, %137, %44, %354, %355, %356) ({
          ^bb0(%360: i32, %361: f32, %362: f32, %363: f32):
            %364 = "arith.addi"(%40, %360) : (i32, i32) -> i32
            %365 = "llvm.getelementptr"(%43, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %366 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %367 = "arith.subf"(%366, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %368 = "llvm.call_intrinsic"(%367) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %369 = "llvm.getelementptr"(%42, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %371 = "arith.mulf"(%368, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %372 = "arith.addf"(%361, %371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %373 = "arith.muli"(%364, %140) : (i32, i32) -> i32
            %374 = "arith.addi"(%373, %39) : (i32, i32) -> i32
            %375 = "llvm.getelementptr"(%41, %374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %376 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %377 = "arith.mulf"(%368, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %378 = "arith.addf"(%362, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %379 = "arith.addi"(%373, %333) : (i32, i32) -> i32
            %380 = "llvm.getelementptr"(%41, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %381 = "llvm.load"(%380) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %382 = "arith.mulf"(%368, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %383 = "arith.addf"(%363, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%372, %378, %383) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %384 = "arith.shrui"(%19, %46) : (i64, i64) -> i64
          %385 = "arith.subi"(%30, %44) : (i32, i32) -> i32
          %386 = "llvm.intr.ctlz"(%385) {is_zero_poison = false} : (i32) -> i32
          %387 = "arith.subi"(%38, %386) : (i32, i32) -> i32
          %388 = "arith.extui"(%142) : (i32) -> i64
          %389 = "arith.muli"(%388, %384) : (i64, i64) -> i64
          %390 = "arith.shrui"(%389, %46) : (i64, i64) -> i64
          %391 = "arith.trunci"(%390) : (i64) -> i32
          %392 = "arith.addi"(%391, %142) : (i32, i32) -> i32
          %393 = "arith.shrui"(%392, %387) : (i32, i32) -> i32
          %394 = "arith.cmpi"(%387, %38) {predicate = 6 : i64} : (i32, i32) -> i1
          %395 = "arith.select"(%394, %393, %58) : (i1, i32, i32) -> i32
          %396 = "arith.muli"(%101, %30) : (i32, i32) -> i32
          %397 = "llvm.intr.ctlz"(%385) {is_zero_poison = false} : (i32) -> i32
          %398 = "arith.subi"(%38, %397) : (i32, i32) -> i32
          %399 = "arith.shrui"(%392, %398) : (i32, i32) -> i32
          %400 = "arith.cmpi"(%398, %38) {predicate = 6 : i64} : (i32, i32) -> i1
          %401 = "arith.select"(%400, %399, %58) : (i1, i32, i32) -> i32
          %402 = "arith.muli"(%401, %30) : (i32, i32) -> i32
          %403 = "arith.subi"(%142, %402) : (i32, i32) -> i32
          %404 = "arith.addi"(%396, %403) : (i32, i32) -> i32
          %405 = "arith.cmpf"(%357, %350) {predicate = 1 : i64} : (f32, f32) -> i1
          %406 = "llvm.call_intrinsic"(%357) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %407 = "arith.select"(%405, %350, %406) : (i1, f32, f32) -> f32
          %408 = "arith.mulf"(%358, %407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %409 = "arith.truncf"(%408) : (f32) -> f16
          %410 = "arith.extsi"(%395) : (i32) -> i64
          %411 = "arith.extsi"(%39) : (i32) -> i64
          %412 = "arith.extsi"(%404) : (i32) -> i64
          %413 = "arith.extsi"(%102) : (i32) -> i64
          %414 = "arith.muli"(%410, %4) : (i64, i64) -> i64
          %415 = "arith.addi"(%414, %411) : (i64, i64) -> i64
          %416 = "arith.muli"(%412, %5) : (i64, i64) -> i64
          %417 = "arith.addi"(%415, %416) : (i64, i64) -> i64
          %418 = "arith.muli"(%413, %6) : (i64, i64) -> i64
          %419 = "arith.addi"(%417, %418) : (i64, i64) -> i64
          %420 = "llvm.getelementptr"(%0, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%409, %420) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %421 = "arith.mulf"(%359, %407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %422 = "arith.truncf"(%421) : (f32) -> f16
          %423 = "arith.extsi"(%333) : (i32) -> i64
          %424 = "arith.addi"(%414, %423) : (i64, i64) -> i64
          %425 = "arith.addi"(%424, %416) : (i64, i64) -> i64
          %426 = "arith.addi"(%425, %418) : (i64, i64) -> i64
          %427 = "llvm.getelementptr"(%0, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%422, %427) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          "scf.if"(%336) ({
            %428 = "llvm.call_intrinsic"(%357) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %429 = "arith.addf"(%341, %428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %430 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %431 = "arith.mulf"(%429, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %432 = "arith.muli"(%412, %11) : (i64, i64) -> i64
            %433 = "arith.addi"(%410, %432) : (i64, i64) -> i64
            %434 = "arith.muli"(%413, %12) : (i64, i64) -> i64
            %435 = "arith.addi"(%433, %434) : (i64, i64) -> i64
            %436 = "llvm.getelementptr"(%7, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%431, %436) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32, %25: !llvm.ptr<1>, %26: !llvm.ptr<1>):
    %27 = "arith.constant"() {value = 64 : i64} : () -> i64
    %28 = "arith.extsi"(%8) : (i32) -> i64
    %29 = "arith.extsi"(%9) : (i32) -> i64
    %30 = "arith.extsi"(%1) : (i32) -> i64
    %31 = "arith.constant"() {value = 2 : i64} : () -> i64
    %32 = "arith.muli"(%11, %31) : (i64, i64) -> i64
    %33 = "arith.muli"(%12, %31) : (i64, i64) -> i64
    %34 = "arith.muli"(%10, %31) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%7, %27, %28, %29, %30, %32, %33, %34) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.muli"(%15, %31) : (i64, i64) -> i64
    %37 = "arith.muli"(%16, %31) : (i64, i64) -> i64
    %38 = "arith.muli"(%14, %31) : (i64, i64) -> i64
    %39 = "cutec.tensor_map"(%13, %27, %28, %29, %30, %36, %37, %38) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %40 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %41 = "arith.constant"() {value = 1 : i32} : () -> i32
    %42 = "arith.maxsi"(%40, %41) : (i32, i32) -> i32
    %43 = "arith.extui"(%42) : (i32) -> i64
    %44 = "arith.subi"(%42, %41) : (i32, i32) -> i32
    %45 = "llvm.intr.ctlz"(%44) {is_zero_poison = false} : (i32) -> i32
    %46 = "arith.constant"() {value = 32 : i32} : () -> i32
    %47 = "arith.subi"(%46, %45) : (i32, i32) -> i32
    %48 = "arith.extsi"(%47) : (i32) -> i64
    %49 = "arith.constant"() {value = 1 : i64} : () -> i64
    %50 = "arith.shli"(%49, %48) : (i64, i64) -> i64
    %51 = "arith.cmpi"(%48, %27) {predicate = 6 : i64} : (i64, i64) -> i1
    %52 = "arith.constant"() {value = 0 : i64} : () -> i64
    %53 = "arith.select"(%51, %50, %52) : (i1, i64, i64) -> i64
    %54 = "arith.subi"(%53, %43) : (i64, i64) -> i64
    %55 = "arith.constant"() {value = 32 : i64} : () -> i64
    %56 = "arith.shli"(%54, %55) : (i64, i64) -> i64
    %57 = "arith.divui"(%56, %43) : (i64, i64) -> i64
    %58 = "arith.addi"(%57, %49) : (i64, i64) -> i64
    %59 = "arith.shli"(%58, %55) : (i64, i64) -> i64
    %60 = "arith.ori"(%59, %43) : (i64, i64) -> i64
    %61 = "arith.muli"(%2, %42) : (i32, i32) -> i32
    %62 = "arith.subi"(%8, %2) : (i32, i32) -> i32
    %63 = "arith.constant"() {value = 63 : i32} : () -> i32
    %64 = "arith.addi"(%61, %63) : (i32, i32) -> i32
    %65 = "arith.constant"() {value = 64 : i32} : () -> i32
    %66 = "arith.divui"(%64, %65) : (i32, i32) -> i32
    %67 = "arith.constant"() {value = 127 : i32} : () -> i32
    %68 = "arith.addi"(%8, %67) : (i32, i32) -> i32
    %69 = "arith.constant"() {value = 128 : i32} : () -> i32
    %70 = "arith.divui"(%68, %69) : (i32, i32) -> i32
    %71 = "arith.maxsi"(%70, %41) : (i32, i32) -> i32
    %72 = "arith.muli"(%66, %9) : (i32, i32) -> i32
    %73 = "arith.muli"(%72, %1) : (i32, i32) -> i32
    %74 = "arith.muli"(%73, %71) : (i32, i32) -> i32
    %75 = "arith.maxsi"(%73, %41) : (i32, i32) -> i32
    %76 = "arith.constant"() {value = 264 : i32} : () -> i32
    %77 = "arith.divui"(%76, %75) : (i32, i32) -> i32
    %78 = "arith.minsi"(%77, %71) : (i32, i32) -> i32
    %79 = "arith.muli"(%78, %73) : (i32, i32) -> i32
    %80 = "arith.constant"() {value = 10 : i32} : () -> i32
    %81 = "arith.muli"(%79, %80) : (i32, i32) -> i32
    %82 = "arith.constant"() {value = 2376 : i32} : () -> i32
    %83 = "arith.cmpi"(%81, %82) {predicate = 5 : i64} : (i32, i32) -> i1
    %84 = "arith.cmpi"(%78, %71) {predicate = 0 : i64} : (i32, i32) -> i1
    %85 = "arith.ori"(%83, %84) : (i1, i1) -> i1
    %86 = "arith.constant"() {value = 263 : i32} : () -> i32
    %87 = "arith.addi"(%75, %86) : (i32, i32) -> i32
    %88 = "arith.divui"(%87, %76) : (i32, i32) -> i32
    %89 = "arith.divui"(%75, %88) : (i32, i32) -> i32
    %90 = "arith.remui"(%75, %89) : (i32, i32) -> i32
    %91 = "arith.constant"() {value = 0 : i32} : () -> i32
    %92 = "arith.cmpi"(%90, %91) {predicate = 0 : i64} : (i32, i32) -> i1
    %93 = "arith.muli"(%89, %80) : (i32, i32) -> i32
    %94 = "arith.cmpi"(%93, %82) {predicate = 5 : i64} : (i32, i32) -> i1
    %95 = "arith.andi"(%92, %94) : (i1, i1) -> i1
    %96 = "arith.minsi"(%74, %76) : (i32, i32) -> i32
    %97 = "arith.select"(%95, %89, %96) : (i1, i32, i32) -> i32
    %98 = "arith.select"(%85, %71, %74) : (i1, i32, i32) -> i32
    %99 = "arith.select"(%85, %79, %97) : (i1, i32, i32) -> i32
    %100 = "arith.select"(%85, %78, %97) : (i1, i32, i32) -> i32
    %101 = "arith.maxsi"(%100, %41) : (i32, i32) -> i32
    %102 = "arith.extui"(%101) : (i32) -> i64
    %103 = "arith.subi"(%101, %41) : (i32, i32) -> i32
    %104 = "llvm.intr.ctlz"(%103) {is_zero_poison = false} : (i32) -> i32
    %105 = "arith.subi"(%46, %104) : (i32, i32) -> i32
    %106 = "arith.extsi"(%105) : (i32) -> i64
    %107 = "arith.shli"(%49, %106) : (i64, i64) -> i64
    %108 = "arith.cmpi"(%106, %27) {predicate = 6 : i64} : (i64, i64) -> i1
    %109 = "arith.select"(%108, %107, %52) : (i1, i64, i64) -> i64
    %110 = "arith.subi"(%109, %102) : (i64, i64) -> i64
    %111 = "arith.shli"(%110, %55) : (i64, i64) -> i64
    %112 = "arith.divui"(%111, %102) : (i64, i64) -> i64
    %113 = "arith.addi"(%112, %49) : (i64, i64) -> i64
    %114 = "arith.shli"(%113, %55) : (i64, i64) -> i64
    %115 = "arith.ori"(%114, %102) : (i64, i64) -> i64
    %116 = "arith.shrui"(%115, %55) : (i64, i64) -> i64
    %117 = "llvm.intr.ctlz"(%103) {is_zero_poison = false} : (i32) -> i32
    %118 = "arith.subi"(%46, %117) : (i32, i32) -> i32
    %119 = "arith.extui"(%98) : (i32) -> i64
    %120 = "arith.muli"(%119, %116) : (i64, i64) -> i64
    %121 = "arith.shrui"(%120, %55) : (i64, i64) -> i64
    %122 = "arith.trunci"(%121) : (i64) -> i32
    %123 = "arith.addi"(%122, %98) : (i32, i32) -> i32
    %124 = "arith.shrui"(%123, %118) : (i32, i32) -> i32
    %125 = "arith.cmpi"(%118, %46) {predicate = 6 : i64} : (i32, i32) -> i1
    %126 = "arith.select"(%125, %124, %91) : (i1, i32, i32) -> i32
    %127 = "llvm.intr.ctlz"(%103) {is_zero_poison = false} : (i32) -> i32
    %128 = "arith.subi"(%46, %127) : (i32, i32) -> i32
    %129 = "arith.shrui"(%123, %128) : (i32, i32) -> i32
    %130 = "arith.cmpi"(%128, %46) {predicate = 6 : i64} : (i32, i32) -> i1
    %131 = "arith.select"(%130, %129, %91) : (i1, i32, i32) -> i32
    %132 = "arith.muli"(%131, %101) : (i32, i32) -> i32
    %133 = "arith.subi"(%98, %132) : (i32, i32) -> i32
    %134 = "arith.cmpi"(%133, %91) {predicate = 0 : i64} : (i32, i32) -> i1
    %135 = "arith.remui"(%126, %71) : (i32, i32) -> i32
    %136 = "arith.cmpi"(%135, %91) {predicate = 0 : i64} : (i32, i32) -> i1
    %137 = "arith.andi"(%134, %136) : (i1, i1) -> i1
    %138 = "arith.constant"() {value = 256 : i32} : () -> i32
    %139 = "arith.constant"() {value = 106592 : i32} : () -> i32
    "gpu.launch_func"(%99, %41, %41, %138, %41, %41, %139, %35, %8, %9, %1, %39, %8, %9, %1, %0, %2, %3, %1, %5, %6, %4, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %62, %60, %61, %66, %99, %115, %126, %133, %98, %71, %137, %24) {kernel = @kernels::@split_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 42, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, f32) -> ()
    %140 = "arith.constant"() {value = 8 : i32} : () -> i32
    %141 = "arith.muli"(%73, %140) : (i32, i32) -> i32
    %142 = "arith.cmpi"(%141, %99) {predicate = 3 : i64} : (i32, i32) -> i1
    %143 = "arith.constant"() {value = 3 : i32} : () -> i32
    %144 = "arith.select"(%142, %143, %91) : (i1, i32, i32) -> i32
    %145 = "arith.minsi"(%61, %65) : (i32, i32) -> i32
    %146 = "arith.subi"(%99, %41) : (i32, i32) -> i32
    %147 = "arith.maxsi"(%146, %91) : (i32, i32) -> i32
    %148 = "arith.select"(%137, %91, %147) : (i1, i32, i32) -> i32
    %149 = "arith.shli"(%145, %144) : (i32, i32) -> i32
    %150 = "arith.cmpi"(%144, %46) {predicate = 6 : i64} : (i32, i32) -> i1
    %151 = "arith.select"(%150, %149, %91) : (i1, i32, i32) -> i32
    %152 = "arith.constant"() {value = 7 : i32} : () -> i32
    %153 = "arith.addi"(%151, %152) : (i32, i32) -> i32
    %154 = "arith.divui"(%153, %140) : (i32, i32) -> i32
    %155 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%148, %154, %41, %138, %41, %41, %155, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %62, %1, %8, %9, %60, %61, %66, %99, %115, %126, %133, %98, %71, %137, %144) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 30, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64_groups1_split1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
