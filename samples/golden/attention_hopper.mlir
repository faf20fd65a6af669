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
          %1247 = "vector.extract"(%1246) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1248 = "vector.extract"(%1246) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1249 = "arith.maxnumf"(%1247, %1248) : (f32, f32) -> f32
          %1250 = "vector.extract"(%1246) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1251 = "vector.extract"(%1246) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1252 = "arith.maxnumf"(%1250, %1251) : (f32, f32) -> f32
          %1253 = "arith.maxnumf"(%1249, %1252) : (f32, f32) -> f32
          %1254 = "vector.extract"(%1246) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1255 = "vector.extract"(%1246) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1256 = "arith.maxnumf"(%1254, %1255) : (f32, f32) -> f32
          %1257 = "vector.extract"(%1246) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1258 = "vector.extract"(%1246) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1259 = "arith.maxnumf"(%1257, %1258) : (f32, f32) -> f32
          %1260 = "arith.maxnumf"(%1256, %1259) : (f32, f32) -> f32
          %1261 = "arith.maxnumf"(%1253, %1260) : (f32, f32) -> f32
          %1262 = "vector.extract"(%1246) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1263 = "vector.extract"(%1246) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1264 = "arith.maxnumf"(%1262, %1263) : (f32, f32) -> f32
          %1265 = "vector.extract"(%1246) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1266 = "vector.extract"(%1246) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1267 = "arith.maxnumf"(%1265, %1266) : (f32, f32) -> f32
          %1268 = "arith.maxnumf"(%1264, %1267) : (f32, f32) -> f32
          %1269 = "vector.extract"(%1246) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1270 = "vector.extract"(%1246) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1271 = "arith.maxnumf"(%1269, %1270) : (f32, f32) -> f32
          %1272 = "vector.extract"(%1246) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1273 = "vector.extract"(%1246) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1274 = "arith.maxnumf"(%1272, %1273) : (f32, f32) -> f32
          %1275 = "arith.maxnumf"(%1271, %1274) : (f32, f32) -> f32
          %1276 = "arith.maxnumf"(%1268, %1275) : (f32, f32) -> f32
          %1277 = "arith.maxnumf"(%1261, %1276) : (f32, f32) -> f32
          %1278 = "vector.extract"(%1246) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1279 = "vector.extract"(%1246) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1280 = "arith.maxnumf"(%1278, %1279) : (f32, f32) -> f32
          %1281 = "vector.extract"(%1246) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1282 = "vector.extract"(%1246) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1283 = "arith.maxnumf"(%1281, %1282) : (f32, f32) -> f32
          %1284 = "arith.maxnumf"(%1280, %1283) : (f32, f32) -> f32
          %1285 = "vector.extract"(%1246) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1286 = "vector.extract"(%1246) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1287 = "arith.maxnumf"(%1285, %1286) : (f32, f32) -> f32
          %1288 = "vector.extract"(%1246) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1289 = "vector.extract"(%1246) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1290 = "arith.maxnumf"(%1288, %1289) : (f32, f32) -> f32
          %1291 = "arith.maxnumf"(%1287, %1290) : (f32, f32) -> f32
          %1292 = "arith.maxnumf"(%1284, %1291) : (f32, f32) -> f32
          %1293 = "vector.extract"(%1246) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1294 = "vector.extract"(%1246) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1295 = "arith.maxnumf"(%1293, %1294) : (f32, f32) -> f32
          %1296 = "vector.extract"(%1246) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1297 = "vector.extract"(%1246) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1298 = "arith.maxnumf"(%1296, %1297) : (f32, f32) -> f32
          %1299 = "arith.maxnumf"(%1295, %1298) : (f32, f32) -> f32
          %1300 = "vector.extract"(%1246) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1301 = "vector.extract"(%1246) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1302 = "arith.maxnumf"(%1300, %1301) : (f32, f32) -> f32
          %1303 = "vector.extract"(%1246) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1304 = "vector.extract"(%1246) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1305 = "arith.maxnumf"(%1303, %1304) : (f32, f32) -> f32
          %1306 = "arith.maxnumf"(%1302, %1305) : (f32, f32) -> f32
          %1307 = "arith.maxnumf"(%1299, %1306) : (f32, f32) -> f32
          %1308 = "arith.maxnumf"(%1292, %1307) : (f32, f32) -> f32
          %1309 = "arith.maxnumf"(%1277, %1308) : (f32, f32) -> f32
          %1310 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1311 = "arith.maxnumf"(%1309, %1310) : (f32, f32) -> f32
          %1312 = "arith.mulf"(%1311, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1313 = "vector.from_elements"(%1107, %1108, %1111, %1112, %1115, %1116, %1119, %1120, %1123, %1124, %1127, %1128, %1131, %1132, %1135, %1136, %1139, %1140, %1143, %1144, %1147, %1148, %1151, %1152, %1155, %1156, %1159, %1160, %1163, %1164, %1167, %1168) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1314 = "vector.extract"(%1313) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1315 = "vector.extract"(%1313) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1316 = "arith.maxnumf"(%1314, %1315) : (f32, f32) -> f32
          %1317 = "vector.extract"(%1313) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1318 = "vector.extract"(%1313) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1319 = "arith.maxnumf"(%1317, %1318) : (f32, f32) -> f32
          %1320 = "arith.maxnumf"(%1316, %1319) : (f32, f32) -> f32
          %1321 = "vector.extract"(%1313) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1322 = "vector.extract"(%1313) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1323 = "arith.maxnumf"(%1321, %1322) : (f32, f32) -> f32
          %1324 = "vector.extract"(%1313) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1325 = "vector.extract"(%1313) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1326 = "arith.maxnumf"(%1324, %1325) : (f32, f32) -> f32
          %1327 = "arith.maxnumf"(%1323, %1326) : (f32, f32) -> f32
          %1328 = "arith.maxnumf"(%1320, %1327) : (f32, f32) -> f32
          %1329 = "vector.extract"(%1313) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1330 = "vector.extract"(%1313) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1331 = "arith.maxnumf"(%1329, %1330) : (f32, f32) -> f32
          %1332 = "vector.extract"(%1313) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1333 = "vector.extract"(%1313) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1334 = "arith.maxnumf"(%1332, %1333) : (f32, f32) -> f32
          %1335 = "arith.maxnumf"(%1331, %1334) : (f32, f32) -> f32
          %1336 = "vector.extract"(%1313) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1337 = "vector.extract"(%1313) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1338 = "arith.maxnumf"(%1336, %1337) : (f32, f32) -> f32
          %1339 = "vector.extract"(%1313) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1340 = "vector.extract"(%1313) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1341 = "arith.maxnumf"(%1339, %1340) : (f32, f32) -> f32
          %1342 = "arith.maxnumf"(%1338, %1341) : (f32, f32) -> f32
          %1343 = "arith.maxnumf"(%1335, %1342) : (f32, f32) -> f32
          %1344 = "arith.maxnumf"(%1328, %1343) : (f32, f32) -> f32
          %1345 = "vector.extract"(%1313) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1346 = "vector.extract"(%1313) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1347 = "arith.maxnumf"(%1345, %1346) : (f32, f32) -> f32
          %1348 = "vector.extract"(%1313) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1349 = "vector.extract"(%1313) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1350 = "arith.maxnumf"(%1348, %1349) : (f32, f32) -> f32
          %1351 = "arith.maxnumf"(%1347, %1350) : (f32, f32) -> f32
          %1352 = "vector.extract"(%1313) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1353 = "vector.extract"(%1313) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1354 = "arith.maxnumf"(%1352, %1353) : (f32, f32) -> f32
          %1355 = "vector.extract"(%1313) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1356 = "vector.extract"(%1313) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1357 = "arith.maxnumf"(%1355, %1356) : (f32, f32) -> f32
          %1358 = "arith.maxnumf"(%1354, %1357) : (f32, f32) -> f32
          %1359 = "arith.maxnumf"(%1351, %1358) : (f32, f32) -> f32
          %1360 = "vector.extract"(%1313) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1361 = "vector.extract"(%1313) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1362 = "arith.maxnumf"(%1360, %1361) : (f32, f32) -> f32
          %1363 = "vector.extract"(%1313) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1364 = "vector.extract"(%1313) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1365 = "arith.maxnumf"(%1363, %1364) : (f32, f32) -> f32
          %1366 = "arith.maxnumf"(%1362, %1365) : (f32, f32) -> f32
          %1367 = "vector.extract"(%1313) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1368 = "vector.extract"(%1313) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1369 = "arith.maxnumf"(%1367, %1368) : (f32, f32) -> f32
          %1370 = "vector.extract"(%1313) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1371 = "vector.extract"(%1313) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1372 = "arith.maxnumf"(%1370, %1371) : (f32, f32) -> f32
          %1373 = "arith.maxnumf"(%1369, %1372) : (f32, f32) -> f32
          %1374 = "arith.maxnumf"(%1366, %1373) : (f32, f32) -> f32
          %1375 = "arith.maxnumf"(%1359, %1374) : (f32, f32) -> f32
          %1376 = "arith.maxnumf"(%1344, %1375) : (f32, f32) -> f32
          %1377 = "arith.maxnumf"(%1376, %1310) : (f32, f32) -> f32
          %1378 = "arith.mulf"(%1377, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1379 = "arith.constant"() {value = 2.0 : f32} : () -> f32
          %1380 = "arith.addf"(%853, %1379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1381 = "arith.cmpf"(%1312, %1380) {predicate = 2 : i64} : (f32, f32) -> i1
          %1382 = "arith.addf"(%854, %1379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1383 = "arith.cmpf"(%1378, %1382) {predicate = 2 : i64} : (f32, f32) -> i1
          %1384 = "arith.ori"(%1381, %1383) : (i1, i1) -> i1
          %1385 = "nvvm.vote.sync"(%49, %1384) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
          %1386, %1387, %1388, %1389 = "scf.if"(%1385) ({
            %1390 = "nvvm.shfl.sync"(%49, %1312, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1391 = "arith.maxnumf"(%1312, %1390) : (f32, f32) -> f32
            %1392 = "nvvm.shfl.sync"(%49, %1391, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1393 = "arith.maxnumf"(%1391, %1392) : (f32, f32) -> f32
            %1394 = "arith.maxnumf"(%853, %1393) : (f32, f32) -> f32
            %1395 = "nvvm.shfl.sync"(%49, %1378, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1396 = "arith.maxnumf"(%1378, %1395) : (f32, f32) -> f32
            %1397 = "nvvm.shfl.sync"(%49, %1396, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1398 = "arith.maxnumf"(%1396, %1397) : (f32, f32) -> f32
            %1399 = "arith.maxnumf"(%854, %1398) : (f32, f32) -> f32
            "scf.yield"(%1394, %1399, %853, %854) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%853, %854, %537, %538) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1400 = "vector.from_elements"(%1105, %1106, %1109, %1110, %1113, %1114, %1117, %1118, %1121, %1122, %1125, %1126, %1129, %1130, %1133, %1134, %1137, %1138, %1141, %1142, %1145, %1146, %1149, %1150, %1153, %1154, %1157, %1158, %1161, %1162, %1165, %1166) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1401 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
          %1402 = "arith.mulf"(%1400, %1401) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1403 = "arith.cmpf"(%1386, %1310) {predicate = 2 : i64} : (f32, f32) -> i1
          %1404 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1405 = "arith.select"(%1403, %1386, %1404) : (i1, f32, f32) -> f32
          %1406 = "vector.broadcast"(%1405) : (f32) -> vector<32xf32>
          %1407 = "arith.subf"(%1402, %1406) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1408 = "vector.extract"(%1407) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1409 = "vector.extract"(%1407) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1410 = "vector.extract"(%1407) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1411 = "vector.extract"(%1407) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1412 = "vector.extract"(%1407) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1413 = "vector.extract"(%1407) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1414 = "vector.extract"(%1407) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1415 = "vector.extract"(%1407) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1416 = "vector.extract"(%1407) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1417 = "vector.extract"(%1407) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1418 = "vector.extract"(%1407) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1419 = "vector.extract"(%1407) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1420 = "vector.extract"(%1407) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1421 = "vector.extract"(%1407) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1422 = "vector.extract"(%1407) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1423 = "vector.extract"(%1407) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1424 = "vector.extract"(%1407) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1425 = "vector.extract"(%1407) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1426 = "vector.extract"(%1407) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1427 = "vector.extract"(%1407) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1428 = "vector.extract"(%1407) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1429 = "vector.extract"(%1407) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1430 = "vector.extract"(%1407) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1431 = "vector.extract"(%1407) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1432 = "vector.extract"(%1407) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1433 = "vector.extract"(%1407) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1434 = "vector.extract"(%1407) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1435 = "vector.extract"(%1407) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1436 = "vector.extract"(%1407) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1437 = "vector.extract"(%1407) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1438 = "vector.extract"(%1407) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1439 = "vector.extract"(%1407) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1440 = "llvm.call_intrinsic"(%1408) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1441 = "llvm.call_intrinsic"(%1409) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1442 = "llvm.call_intrinsic"(%1410) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1443 = "llvm.call_intrinsic"(%1411) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1444 = "llvm.call_intrinsic"(%1412) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1445 = "llvm.call_intrinsic"(%1413) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1446 = "llvm.call_intrinsic"(%1414) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1447 = "llvm.call_intrinsic"(%1415) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1448 = "llvm.call_intrinsic"(%1416) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1449 = "llvm.call_intrinsic"(%1417) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1450 = "llvm.call_intrinsic"(%1418) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1451 = "llvm.call_intrinsic"(%1419) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1452 = "llvm.call_intrinsic"(%1420) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1453 = "llvm.call_intrinsic"(%1421) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1454 = "llvm.call_intrinsic"(%1422) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1455 = "llvm.call_intrinsic"(%1423) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1456 = "llvm.call_intrinsic"(%1424) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1457 = "llvm.call_intrinsic"(%1425) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1458 = "llvm.call_intrinsic"(%1426) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1459 = "llvm.call_intrinsic"(%1427) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1460 = "llvm.call_intrinsic"(%1428) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1461 = "llvm.call_intrinsic"(%1429) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1462 = "llvm.call_intrinsic"(%1430) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1463 = "llvm.call_intrinsic"(%1431) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1464 = "llvm.call_intrinsic"(%1432) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1465 = "llvm.call_intrinsic"(%1433) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1466 = "llvm.call_intrinsic"(%1434) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1467 = "llvm.call_intrinsic"(%1435) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1468 = "llvm.call_intrinsic"(%1436) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1469 = "llvm.call_intrinsic"(%1437) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1470 = "llvm.call_intrinsic"(%1438) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1471 = "llvm.call_intrinsic"(%1439) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1472 = "vector.from_elements"(%1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1473 = "vector.extract"(%1472) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1474 = "vector.extract"(%1472) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1475 = "arith.addf"(%1473, %1474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1476 = "vector.extract"(%1472) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1477 = "vector.extract"(%1472) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1478 = "arith.addf"(%1476, %1477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1479 = "arith.addf"(%1475, %1478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1480 = "vector.extract"(%1472) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1481 = "vector.extract"(%1472) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1482 = "arith.addf"(%1480, %1481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1483 = "vector.extract"(%1472) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1484 = "vector.extract"(%1472) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1485 = "arith.addf"(%1483, %1484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1486 = "arith.addf"(%1482, %1485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1487 = "arith.addf"(%1479, %1486) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1488 = "vector.extract"(%1472) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1489 = "vector.extract"(%1472) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1490 = "arith.addf"(%1488, %1489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1491 = "vector.extract"(%1472) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1492 = "vector.extract"(%1472) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1493 = "arith.addf"(%1491, %1492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1494 = "arith.addf"(%1490, %1493) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1495 = "vector.extract"(%1472) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1496 = "vector.extract"(%1472) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1497 = "arith.addf"(%1495, %1496) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1498 = "vector.extract"(%1472) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1499 = "vector.extract"(%1472) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1500 = "arith.addf"(%1498, %1499) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1501 = "arith.addf"(%1497, %1500) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1502 = "arith.addf"(%1494, %1501) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1503 = "arith.addf"(%1487, %1502) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1504 = "vector.extract"(%1472) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1505 = "vector.extract"(%1472) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1506 = "arith.addf"(%1504, %1505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1507 = "vector.extract"(%1472) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1508 = "vector.extract"(%1472) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1509 = "arith.addf"(%1507, %1508) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1510 = "arith.addf"(%1506, %1509) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1511 = "vector.extract"(%1472) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1512 = "vector.extract"(%1472) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1513 = "arith.addf"(%1511, %1512) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1514 = "vector.extract"(%1472) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1515 = "vector.extract"(%1472) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1516 = "arith.addf"(%1514, %1515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1517 = "arith.addf"(%1513, %1516) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1518 = "arith.addf"(%1510, %1517) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1519 = "vector.extract"(%1472) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1520 = "vector.extract"(%1472) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1521 = "arith.addf"(%1519, %1520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1522 = "vector.extract"(%1472) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1523 = "vector.extract"(%1472) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1524 = "arith.addf"(%1522, %1523) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1525 = "arith.addf"(%1521, %1524) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1526 = "vector.extract"(%1472) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1527 = "vector.extract"(%1472) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1528 = "arith.addf"(%1526, %1527) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1529 = "vector.extract"(%1472) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1530 = "vector.extract"(%1472) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1531 = "arith.addf"(%1529, %1530) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1532 = "arith.addf"(%1528, %1531) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1533 = "arith.addf"(%1525, %1532) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1534 = "arith.addf"(%1518, %1533) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1535 = "arith.addf"(%1503, %1534) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1536 = "arith.addf"(%1535, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1537 = "vector.from_elements"(%1107, %1108, %1111, %1112, %1115, %1116, %1119, %1120, %1123, %1124, %1127, %1128, %1131, %1132, %1135, %1136, %1139, %1140, %1143, %1144, %1147, %1148, %1151, %1152, %1155, %1156, %1159, %1160, %1163, %1164, %1167, %1168) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1538 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
          %1539 = "arith.mulf"(%1537, %1538) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1540 = "arith.cmpf"(%1387, %1310) {predicate = 2 : i64} : (f32, f32) -> i1
          %1541 = "arith.select"(%1540, %1387, %1404) : (i1, f32, f32) -> f32
          %1542 = "vector.broadcast"(%1541) : (f32) -> vector<32xf32>
          %1543 = "arith.subf"(%1539, %1542) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1544 = "vector.extract"(%1543) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1545 = "vector.extract"(%1543) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1546 = "vector.extract"(%1543) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1547 = "vector.extract"(%1543) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1548 = "vector.extract"(%1543) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1549 = "vector.extract"(%1543) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1550 = "vector.extract"(%1543) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1551 = "vector.extract"(%1543) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1552 = "vector.extract"(%1543) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1553 = "vector.extract"(%1543) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1554 = "vector.extract"(%1543) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1555 = "vector.extract"(%1543) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1556 = "vector.extract"(%1543) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1557 = "vector.extract"(%1543) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1558 = "vector.extract"(%1543) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1559 = "vector.extract"(%1543) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1560 = "vector.extract"(%1543) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1561 = "vector.extract"(%1543) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1562 = "vector.extract"(%1543) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1563 = "vector.extract"(%1543) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1564 = "vector.extract"(%1543) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1565 = "vector.extract"(%1543) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1566 = "vector.extract"(%1543) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1567 = "vector.extract"(%1543) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1568 = "vector.extract"(%1543) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1569 = "vector.extract"(%1543) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1570 = "vector.extract"(%1543) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1571 = "vector.extract"(%1543) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1572 = "vector.extract"(%1543) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1573 = "vector.extract"(%1543) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1574 = "vector.extract"(%1543) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1575 = "vector.extract"(%1543) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1576 = "llvm.call_intrinsic"(%1544) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1577 = "llvm.call_intrinsic"(%1545) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1578 = "llvm.call_intrinsic"(%1546) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1579 = "llvm.call_intrinsic"(%1547) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1580 = "llvm.call_intrinsic"(%1548) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1581 = "llvm.call_intrinsic"(%1549) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1582 = "llvm.call_intrinsic"(%1550) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1583 = "llvm.call_intrinsic"(%1551) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1584 = "llvm.call_intrinsic"(%1552) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1585 = "llvm.call_intrinsic"(%1553) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1586 = "llvm.call_intrinsic"(%1554) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1587 = "llvm.call_intrinsic"(%1555) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1588 = "llvm.call_intrinsic"(%1556) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1589 = "llvm.call_intrinsic"(%1557) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1590 = "llvm.call_intrinsic"(%1558) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1591 = "llvm.call_intrinsic"(%1559) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1592 = "llvm.call_intrinsic"(%1560) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1593 = "llvm.call_intrinsic"(%1561) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1594 = "llvm.call_intrinsic"(%1562) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1595 = "llvm.call_intrinsic"(%1563) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1596 = "llvm.call_intrinsic"(%1564) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1597 = "llvm.call_intrinsic"(%1565) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1598 = "llvm.call_intrinsic"(%1566) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1599 = "llvm.call_intrinsic"(%1567) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1600 = "llvm.call_intrinsic"(%1568) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1601 = "llvm.call_intrinsic"(%1569) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1602 = "llvm.call_intrinsic"(%1570) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1603 = "llvm.call_intrinsic"(%1571) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1604 = "llvm.call_intrinsic"(%1572) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1605 = "llvm.call_intrinsic"(%1573) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1606 = "llvm.call_intrinsic"(%1574) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1607 = "llvm.call_intrinsic"(%1575) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1608 = "vector.from_elements"(%1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1609 = "vector.extract"(%1608) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1610 = "vector.extract"(%1608) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1611 = "arith.addf"(%1609, %1610) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1612 = "vector.extract"(%1608) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1613 = "vector.extract"(%1608) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1614 = "arith.addf"(%1612, %1613) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1615 = "arith.addf"(%1611, %1614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1616 = "vector.extract"(%1608) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1617 = "vector.extract"(%1608) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1618 = "arith.addf"(%1616, %1617) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1619 = "vector.extract"(%1608) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1620 = "vector.extract"(%1608) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1621 = "arith.addf"(%1619, %1620) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1622 = "arith.addf"(%1618, %1621) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1623 = "arith.addf"(%1615, %1622) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1624 = "vector.extract"(%1608) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1625 = "vector.extract"(%1608) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1626 = "arith.addf"(%1624, %1625) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1627 = "vector.extract"(%1608) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1628 = "vector.extract"(%1608) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1629 = "arith.addf"(%1627, %1628) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1630 = "arith.addf"(%1626, %1629) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1631 = "vector.extract"(%1608) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1632 = "vector.extract"(%1608) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1633 = "arith.addf"(%1631, %1632) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1634 = "vector.extract"(%1608) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1635 = "vector.extract"(%1608) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1636 = "arith.addf"(%1634, %1635) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1637 = "arith.addf"(%1633, %1636) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1638 = "arith.addf"(%1630, %1637) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1639 = "arith.addf"(%1623, %1638) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1640 = "vector.extract"(%1608) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1641 = "vector.extract"(%1608) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1642 = "arith.addf"(%1640, %1641) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1643 = "vector.extract"(%1608) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1644 = "vector.extract"(%1608) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1645 = "arith.addf"(%1643, %1644) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1646 = "arith.addf"(%1642, %1645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1647 = "vector.extract"(%1608) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1648 = "vector.extract"(%1608) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1649 = "arith.addf"(%1647, %1648) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1650 = "vector.extract"(%1608) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1651 = "vector.extract"(%1608) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1652 = "arith.addf"(%1650, %1651) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1653 = "arith.addf"(%1649, %1652) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1654 = "arith.addf"(%1646, %1653) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1655 = "vector.extract"(%1608) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1656 = "vector.extract"(%1608) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1657 = "arith.addf"(%1655, %1656) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1658 = "vector.extract"(%1608) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1659 = "vector.extract"(%1608) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1660 = "arith.addf"(%1658, %1659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1661 = "arith.addf"(%1657, %1660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1662 = "vector.extract"(%1608) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1663 = "vector.extract"(%1608) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1664 = "arith.addf"(%1662, %1663) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1665 = "vector.extract"(%1608) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1666 = "vector.extract"(%1608) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1667 = "arith.addf"(%1665, %1666) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1668 = "arith.addf"(%1664, %1667) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1669 = "arith.addf"(%1661, %1668) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1670 = "arith.addf"(%1654, %1669) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1671 = "arith.addf"(%1639, %1670) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1672 = "arith.addf"(%1671, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1673 = "vector.from_elements"(%1473, %1504, %1609, %1640, %1488, %1519, %1624, %1655, %1480, %1511, %1616, %1647, %1495, %1526, %1631, %1662, %1476, %1507, %1612, %1643, %1491, %1522, %1627, %1658, %1483, %1514, %1619, %1650, %1498, %1529, %1634, %1665, %1474, %1505, %1610, %1641, %1489, %1520, %1625, %1656, %1481, %1512, %1617, %1648, %1496, %1527, %1632, %1663, %1477, %1508, %1613, %1644, %1492, %1523, %1628, %1659, %1484, %1515, %1620, %1651, %1499, %1530, %1635, %1666) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %1674 = "arith.truncf"(%1673) : (vector<64xf32>) -> vector<64xf16>
          %1675 = "vector.bitcast"(%1674) : (vector<64xf16>) -> vector<32xi32>
          %1676 = "vector.extract"(%1675) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
          %1677 = "vector.extract"(%1675) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
          %1678 = "vector.extract"(%1675) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
          %1679 = "vector.extract"(%1675) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
          %1680 = "vector.extract"(%1675) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
          %1681 = "vector.extract"(%1675) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
          %1682 = "vector.extract"(%1675) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
          %1683 = "vector.extract"(%1675) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
          %1684 = "vector.extract"(%1675) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
          %1685 = "vector.extract"(%1675) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
          %1686 = "vector.extract"(%1675) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
          %1687 = "vector.extract"(%1675) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
          %1688 = "vector.extract"(%1675) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
          %1689 = "vector.extract"(%1675) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
          %1690 = "vector.extract"(%1675) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
          %1691 = "vector.extract"(%1675) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
          %1692 = "vector.extract"(%1675) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
          %1693 = "vector.extract"(%1675) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
          %1694 = "vector.extract"(%1675) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
          %1695 = "vector.extract"(%1675) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
          %1696 = "vector.extract"(%1675) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
          %1697 = "vector.extract"(%1675) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
          %1698 = "vector.extract"(%1675) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
          %1699 = "vector.extract"(%1675) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
          %1700 = "vector.extract"(%1675) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
          %1701 = "vector.extract"(%1675) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
          %1702 = "vector.extract"(%1675) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
          %1703 = "vector.extract"(%1675) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
          %1704 = "vector.extract"(%1675) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
          %1705 = "vector.extract"(%1675) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
          %1706 = "vector.extract"(%1675) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
          %1707 = "vector.extract"(%1675) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
          %1708 = "arith.addi"(%545, %222) : (i32, i32) -> i32
          %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849 = "scf.for"(%1708, %547, %222, %888, %1102, %1101, %1100, %470, %471, %472, %1473, %1504, %1609, %1640, %1488, %1519, %1624, %1655, %1480, %1511, %1616, %1647, %1495, %1526, %1631, %1662, %1476, %1507, %1612, %1643, %1491, %1522, %1627, %1658, %1483, %1514, %1619, %1650, %1498, %1529, %1634, %1665, %1474, %1505, %1610, %1641, %1489, %1520, %1625, %1656, %1481, %1512, %1617, %1648, %1496, %1527, %1632, %1663, %1477, %1508, %1613, %1644, %1492, %1523, %1628, %1659, %1484, %1515, %1620, %1651, %1499, %1530, %1635, %1666, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %1386, %1387, %1536, %1672, %1388, %1389) ({
          ^bb0(%1850: i32, %1851: i32, %1852: i32, %1853: i32, %1854: i32, %1855: i32, %1856: i32, %1857: i32, %1858: f32, %1859: f32, %1860: f32, %1861: f32, %1862: f32, %1863: f32, %1864: f32, %1865: f32, %1866: f32, %1867: f32, %1868: f32, %1869: f32, %1870: f32, %1871: f32, %1872: f32, %1873: f32, %1874: f32, %1875: f32, %1876: f32, %1877: f32, %1878: f32, %1879: f32, %1880: f32, %1881: f32, %1882: f32, %1883: f32, %1884: f32, %1885: f32, %1886: f32, %1887: f32, %1888: f32, %1889: f32, %1890: f32, %1891: f32, %1892: f32, %1893: f32, %1894: f32, %1895: f32, %1896: f32, %1897: f32, %1898: f32, %1899: f32, %1900: f32, %1901: f32, %1902: f32, %1903: f32, %1904: f32, %1905: f32, %1906: f32, %1907: f32, %1908: f32, %1909: f32, %1910: f32, %1911: f32, %1912: f32, %1913: f32, %1914: f32, %1915: f32, %1916: f32, %1917: f32, %1918: f32, %1919: f32, %1920: f32, %1921: f32, %1922: i32, %1923: i32, %1924: i32, %1925: i32, %1926: i32, %1927: i32, %1928: i32, %1929: i32, %1930: i32, %1931: i32, %1932: i32, %1933: i32, %1934: i32, %1935: i32, %1936: i32, %1937: i32, %1938: i32, %1939: i32, %1940: i32, %1941: i32, %1942: i32, %1943: i32, %1944: i32, %1945: i32, %1946: i32, %1947: i32, %1948: i32, %1949: i32, %1950: i32, %1951: i32, %1952: i32, %1953: i32, %1954: f32, %1955: f32, %1956: f32, %1957: f32, %1958: f32, %1959: f32, %1960: f32, %1961: f32, %1962: f32, %1963: f32, %1964: f32, %1965: f32, %1966: f32, %1967: f32, %1968: f32, %1969: f32, %1970: f32, %1971: f32, %1972: f32, %1973: f32, %1974: f32, %1975: f32, %1976: f32, %1977: f32, %1978: f32, %1979: f32, %1980: f32, %1981: f32, %1982: f32, %1983: f32, %1984: f32, %1985: f32, %1986: f32, %1987: f32, %1988: f32, %1989: f32, %1990: f32, %1991: f32):
            %1992 = "arith.addi"(%1851, %47) : (i32, i32) -> i32
            %1993 = "llvm.getelementptr"(%59, %1853) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1994_s0 = "llvm.ptrtoint"(%1993) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1994_s0, %1854) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1995 = "llvm.getelementptr"(%85, %1856) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1996_s0 = "llvm.ptrtoint"(%1995) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1996_s0, %1857) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1997 = "arith.muli"(%1853, %892) : (i32, i32) -> i32
            %1998 = "llvm.getelementptr"(%57, %1997) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2000_a = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
            %t2000_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2000_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2000_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2000_shifted = "arith.shrui"(%t2000_a, %t2000_four) : (i32, i32) -> i32
            %t2000_low = "arith.andi"(%t2000_shifted, %t2000_mask) : (i32, i32) -> i32
            %t2000_wide = "arith.extui"(%t2000_low) : (i32) -> i64
            %1999 = "arith.ori"(%t2000_wide, %t2000_fields) : (i64, i64) -> i64
            %t2002_a = "llvm.ptrtoint"(%1998) : (!llvm.ptr<3>) -> i32
            %t2002_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2002_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2002_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2002_shifted = "arith.shrui"(%t2002_a, %t2002_four) : (i32, i32) -> i32
            %t2002_low = "arith.andi"(%t2002_shifted, %t2002_mask) : (i32, i32) -> i32
            %t2002_wide = "arith.extui"(%t2002_low) : (i32) -> i64
            %2001 = "arith.ori"(%t2002_wide, %t2002_fields) : (i64, i64) -> i64
            %t2067_r = "llvm.inline_asm"(%1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %2003 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 0>} : (!struct0) -> f32
            %2004 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 1>} : (!struct0) -> f32
            %2005 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 2>} : (!struct0) -> f32
            %2006 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 3>} : (!struct0) -> f32
            %2007 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 4>} : (!struct0) -> f32
            %2008 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 5>} : (!struct0) -> f32
            %2009 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 6>} : (!struct0) -> f32
            %2010 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 7>} : (!struct0) -> f32
            %2011 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 8>} : (!struct0) -> f32
            %2012 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 9>} : (!struct0) -> f32
            %2013 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 10>} : (!struct0) -> f32
            %2014 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 11>} : (!struct0) -> f32
            %2015 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 12>} : (!struct0) -> f32
            %2016 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 13>} : (!struct0) -> f32
            %2017 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 14>} : (!struct0) -> f32
            %2018 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 15>} : (!struct0) -> f32
            %2019 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 16>} : (!struct0) -> f32
            %2020 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 17>} : (!struct0) -> f32
            %2021 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 18>} : (!struct0) -> f32
            %2022 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 19>} : (!struct0) -> f32
            %2023 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 20>} : (!struct0) -> f32
            %2024 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 21>} : (!struct0) -> f32
            %2025 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 22>} : (!struct0) -> f32
            %2026 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 23>} : (!struct0) -> f32
            %2027 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 24>} : (!struct0) -> f32
            %2028 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 25>} : (!struct0) -> f32
            %2029 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 26>} : (!struct0) -> f32
            %2030 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 27>} : (!struct0) -> f32
            %2031 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 28>} : (!struct0) -> f32
            %2032 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 29>} : (!struct0) -> f32
            %2033 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 30>} : (!struct0) -> f32
            %2034 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 31>} : (!struct0) -> f32
            %2035 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 32>} : (!struct0) -> f32
            %2036 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 33>} : (!struct0) -> f32
            %2037 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 34>} : (!struct0) -> f32
            %2038 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 35>} : (!struct0) -> f32
            %2039 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 36>} : (!struct0) -> f32
            %2040 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 37>} : (!struct0) -> f32
            %2041 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 38>} : (!struct0) -> f32
            %2042 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 39>} : (!struct0) -> f32
            %2043 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 40>} : (!struct0) -> f32
            %2044 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 41>} : (!struct0) -> f32
            %2045 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 42>} : (!struct0) -> f32
            %2046 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 43>} : (!struct0) -> f32
            %2047 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 44>} : (!struct0) -> f32
            %2048 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 45>} : (!struct0) -> f32
            %2049 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 46>} : (!struct0) -> f32
            %2050 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 47>} : (!struct0) -> f32
            %2051 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 48>} : (!struct0) -> f32
            %2052 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 49>} : (!struct0) -> f32
            %2053 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 50>} : (!struct0) -> f32
            %2054 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 51>} : (!struct0) -> f32
            %2055 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 52>} : (!struct0) -> f32
            %2056 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 53>} : (!struct0) -> f32
            %2057 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 54>} : (!struct0) -> f32
            %2058 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2059 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2060 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2061 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2062 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2063 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2064 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2065 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2066 = "llvm.extractvalue"(%t2067_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t2132_r = "llvm.inline_asm"(%2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %1999, %2001, %895) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %2068 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 0>} : (!struct0) -> f32
            %2069 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 1>} : (!struct0) -> f32
            %2070 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 2>} : (!struct0) -> f32
            %2071 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 3>} : (!struct0) -> f32
            %2072 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 4>} : (!struct0) -> f32
            %2073 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 5>} : (!struct0) -> f32
            %2074 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 6>} : (!struct0) -> f32
            %2075 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 7>} : (!struct0) -> f32
            %2076 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 8>} : (!struct0) -> f32
            %2077 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 9>} : (!struct0) -> f32
            %2078 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 10>} : (!struct0) -> f32
            %2079 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 11>} : (!struct0) -> f32
            %2080 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 12>} : (!struct0) -> f32
            %2081 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 13>} : (!struct0) -> f32
            %2082 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 14>} : (!struct0) -> f32
            %2083 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 15>} : (!struct0) -> f32
            %2084 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 16>} : (!struct0) -> f32
            %2085 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 17>} : (!struct0) -> f32
            %2086 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 18>} : (!struct0) -> f32
            %2087 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 19>} : (!struct0) -> f32
            %2088 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 20>} : (!struct0) -> f32
            %2089 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 21>} : (!struct0) -> f32
            %2090 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 22>} : (!struct0) -> f32
            %2091 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 23>} : (!struct0) -> f32
            %2092 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 24>} : (!struct0) -> f32
            %2093 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 25>} : (!struct0) -> f32
            %2094 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 26>} : (!struct0) -> f32
            %2095 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 27>} : (!struct0) -> f32
            %2096 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 28>} : (!struct0) -> f32
            %2097 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 29>} : (!struct0) -> f32
            %2098 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 30>} : (!struct0) -> f32
            %2099 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 31>} : (!struct0) -> f32
            %2100 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 32>} : (!struct0) -> f32
            %2101 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 33>} : (!struct0) -> f32
            %2102 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 34>} : (!struct0) -> f32
            %2103 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 35>} : (!struct0) -> f32
            %2104 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 36>} : (!struct0) -> f32
            %2105 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 37>} : (!struct0) -> f32
            %2106 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 38>} : (!struct0) -> f32
            %2107 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 39>} : (!struct0) -> f32
            %2108 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 40>} : (!struct0) -> f32
            %2109 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 41>} : (!struct0) -> f32
            %2110 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 42>} : (!struct0) -> f32
            %2111 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 43>} : (!struct0) -> f32
            %2112 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 44>} : (!struct0) -> f32
            %2113 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 45>} : (!struct0) -> f32
            %2114 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 46>} : (!struct0) -> f32
            %2115 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 47>} : (!struct0) -> f32
            %2116 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 48>} : (!struct0) -> f32
            %2117 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 49>} : (!struct0) -> f32
            %2118 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 50>} : (!struct0) -> f32
            %2119 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 51>} : (!struct0) -> f32
            %2120 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 52>} : (!struct0) -> f32
            %2121 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 53>} : (!struct0) -> f32
            %2122 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 54>} : (!struct0) -> f32
            %2123 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2124 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2125 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2126 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2127 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2128 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2129 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2130 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2131 = "llvm.extractvalue"(%t2132_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2133 = "arith.muli"(%1856, %892) : (i32, i32) -> i32
            %2134 = "llvm.getelementptr"(%58, %2133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2135 = "arith.constant"() {value = true} : () -> i1
            %t2137_a = "llvm.ptrtoint"(%2134) : (!llvm.ptr<3>) -> i32
            %t2137_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2137_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2137_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2137_shifted = "arith.shrui"(%t2137_a, %t2137_four) : (i32, i32) -> i32
            %t2137_low = "arith.andi"(%t2137_shifted, %t2137_mask) : (i32, i32) -> i32
            %t2137_wide = "arith.extui"(%t2137_low) : (i32) -> i64
            %2136 = "arith.ori"(%t2137_wide, %t2137_fields) : (i64, i64) -> i64
            %t2170_r = "llvm.inline_asm"(%1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2138 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2139 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2140 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2141 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2142 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2143 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2144 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2145 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2146 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2147 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2148 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2149 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2150 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2151 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2152 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2153 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2154 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2155 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2156 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2157 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2158 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2159 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2160 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2161 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2162 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2163 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2164 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2165 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2166 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2167 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2168 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2169 = "llvm.extractvalue"(%t2170_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2203_r = "llvm.inline_asm"(%2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %2136, %2135) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2171 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2172 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2173 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2174 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2175 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2176 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2177 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2178 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2179 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2180 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2181 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2182 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2183 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2184 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2185 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2186 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2187 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2188 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2189 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2190 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2191 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2192 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2193 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2194 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2195 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2196 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2197 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2198 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2199 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2200 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2201 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2202 = "llvm.extractvalue"(%t2203_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2300_r = "llvm.inline_asm"(%2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2204 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2205 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2206 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2207 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2208 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2209 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2210 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2211 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2212 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2213 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2214 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2215 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2216 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2217 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2218 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2219 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2220 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2221 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2222 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2223 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2224 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2225 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2226 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2227 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2228 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2229 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2230 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2231 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2232 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2233 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2234 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2235 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2236 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2237 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2238 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2239 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2240 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2241 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2242 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2243 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2244 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2245 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2246 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2247 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2248 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2249 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2250 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2251 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2252 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2253 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2254 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2255 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2256 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2257 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2258 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2259 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2260 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2261 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2262 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2263 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2264 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2265 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2266 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2267 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2268 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2269 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2270 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2271 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2272 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2273 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2274 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2275 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2276 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2277 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2278 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2279 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2280 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2281 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2282 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2283 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2284 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2285 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2286 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2287 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2288 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2289 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2290 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2291 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2292 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2293 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2294 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2295 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2296 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2297 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2298 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2299 = "llvm.extractvalue"(%t2300_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%61) ({
              %2301 = "llvm.getelementptr"(%62, %1853) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2302_s0 = "llvm.ptrtoint"(%2301) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2302_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2303 = "arith.addi"(%1853, %222) : (i32, i32) -> i32
            %2304 = "arith.cmpi"(%2303, %766) {predicate = 0 : i64} : (i32, i32) -> i1
            %2305 = "arith.xori"(%1854, %222) : (i32, i32) -> i32
            %2306 = "arith.select"(%2304, %2305, %1854) : (i1, i32, i32) -> i32
            %2307 = "arith.select"(%2304, %50, %2303) : (i1, i32, i32) -> i32
            %2308 = "arith.addi"(%1852, %222) : (i32, i32) -> i32
            %2309 = "arith.addi"(%1992, %47) : (i32, i32) -> i32
            %2310 = "arith.cmpi"(%2309, %1) {predicate = 4 : i64} : (i32, i32) -> i1
            %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374 = "scf.if"(%2310) ({
              %2375 = "arith.addi"(%1992, %268) : (i32, i32) -> i32
              %2376 = "vector.from_elements"(%50, %222, %227, %228, %229, %230, %231, %232, %53, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2377 = "arith.subi"(%1, %2375) : (i32, i32) -> i32
              %2378 = "vector.broadcast"(%2377) : (i32) -> vector<32xi32>
              %2379 = "arith.cmpi"(%2376, %2378) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2380 = "vector.from_elements"(%2204, %2205, %2208, %2209, %2212, %2213, %2216, %2217, %2220, %2221, %2224, %2225, %2228, %2229, %2232, %2233, %2236, %2237, %2240, %2241, %2244, %2245, %2248, %2249, %2252, %2253, %2256, %2257, %2260, %2261, %2264, %2265) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2381 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %2382 = "arith.select"(%2379, %2381, %2380) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2383 = "vector.extract"(%2382) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2384 = "vector.extract"(%2382) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2385 = "vector.extract"(%2382) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2386 = "vector.extract"(%2382) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2387 = "vector.extract"(%2382) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2388 = "vector.extract"(%2382) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2389 = "vector.extract"(%2382) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2390 = "vector.extract"(%2382) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2391 = "vector.extract"(%2382) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2392 = "vector.extract"(%2382) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2393 = "vector.extract"(%2382) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2394 = "vector.extract"(%2382) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2395 = "vector.extract"(%2382) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2396 = "vector.extract"(%2382) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2397 = "vector.extract"(%2382) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2398 = "vector.extract"(%2382) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2399 = "vector.extract"(%2382) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2400 = "vector.extract"(%2382) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2401 = "vector.extract"(%2382) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2402 = "vector.extract"(%2382) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2403 = "vector.extract"(%2382) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2404 = "vector.extract"(%2382) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2405 = "vector.extract"(%2382) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2406 = "vector.extract"(%2382) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2407 = "vector.extract"(%2382) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2408 = "vector.extract"(%2382) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2409 = "vector.extract"(%2382) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2410 = "vector.extract"(%2382) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2411 = "vector.extract"(%2382) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2412 = "vector.extract"(%2382) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2413 = "vector.extract"(%2382) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2414 = "vector.extract"(%2382) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2415 = "vector.from_elements"(%50, %222, %227, %228, %229, %230, %231, %232, %53, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2416 = "vector.broadcast"(%2377) : (i32) -> vector<32xi32>
              %2417 = "arith.cmpi"(%2415, %2416) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2418 = "vector.from_elements"(%2206, %2207, %2210, %2211, %2214, %2215, %2218, %2219, %2222, %2223, %2226, %2227, %2230, %2231, %2234, %2235, %2238, %2239, %2242, %2243, %2246, %2247, %2250, %2251, %2254, %2255, %2258, %2259, %2262, %2263, %2266, %2267) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2419 = "arith.select"(%2417, %2381, %2418) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2420 = "vector.extract"(%2419) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2421 = "vector.extract"(%2419) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2422 = "vector.extract"(%2419) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2423 = "vector.extract"(%2419) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2424 = "vector.extract"(%2419) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2425 = "vector.extract"(%2419) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2426 = "vector.extract"(%2419) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2427 = "vector.extract"(%2419) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2428 = "vector.extract"(%2419) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2429 = "vector.extract"(%2419) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2430 = "vector.extract"(%2419) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2431 = "vector.extract"(%2419) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2432 = "vector.extract"(%2419) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2433 = "vector.extract"(%2419) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2434 = "vector.extract"(%2419) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2435 = "vector.extract"(%2419) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2436 = "vector.extract"(%2419) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2437 = "vector.extract"(%2419) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2438 = "vector.extract"(%2419) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2439 = "vector.extract"(%2419) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2440 = "vector.extract"(%2419) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2441 = "vector.extract"(%2419) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2442 = "vector.extract"(%2419) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2443 = "vector.extract"(%2419) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2444 = "vector.extract"(%2419) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2445 = "vector.extract"(%2419) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2446 = "vector.extract"(%2419) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2447 = "vector.extract"(%2419) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2448 = "vector.extract"(%2419) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2449 = "vector.extract"(%2419) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2450 = "vector.extract"(%2419) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2451 = "vector.extract"(%2419) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%2383, %2384, %2420, %2421, %2385, %2386, %2422, %2423, %2387, %2388, %2424, %2425, %2389, %2390, %2426, %2427, %2391, %2392, %2428, %2429, %2393, %2394, %2430, %2431, %2395, %2396, %2432, %2433, %2397, %2398, %2434, %2435, %2399, %2400, %2436, %2437, %2401, %2402, %2438, %2439, %2403, %2404, %2440, %2441, %2405, %2406, %2442, %2443, %2407, %2408, %2444, %2445, %2409, %2410, %2446, %2447, %2411, %2412, %2448, %2449, %2413, %2414, %2450, %2451) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2452 = "vector.from_elements"(%2311, %2312, %2315, %2316, %2319, %2320, %2323, %2324, %2327, %2328, %2331, %2332, %2335, %2336, %2339, %2340, %2343, %2344, %2347, %2348, %2351, %2352, %2355, %2356, %2359, %2360, %2363, %2364, %2367, %2368, %2371, %2372) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2453 = "vector.extract"(%2452) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2454 = "vector.extract"(%2452) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2455 = "arith.maxnumf"(%2453, %2454) : (f32, f32) -> f32
            %2456 = "vector.extract"(%2452) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2457 = "vector.extract"(%2452) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2458 = "arith.maxnumf"(%2456, %2457) : (f32, f32) -> f32
            %2459 = "arith.maxnumf"(%2455, %2458) : (f32, f32) -> f32
            %2460 = "vector.extract"(%2452) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2461 = "vector.extract"(%2452) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2462 = "arith.maxnumf"(%2460, %2461) : (f32, f32) -> f32
            %2463 = "vector.extract"(%2452) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2464 = "vector.extract"(%2452) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2465 = "arith.maxnumf"(%2463, %2464) : (f32, f32) -> f32
            %2466 = "arith.maxnumf"(%2462, %2465) : (f32, f32) -> f32
            %2467 = "arith.maxnumf"(%2459, %2466) : (f32, f32) -> f32
            %2468 = "vector.extract"(%2452) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2469 = "vector.extract"(%2452) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2470 = "arith.maxnumf"(%2468, %2469) : (f32, f32) -> f32
            %2471 = "vector.extract"(%2452) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2472 = "vector.extract"(%2452) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2473 = "arith.maxnumf"(%2471, %2472) : (f32, f32) -> f32
            %2474 = "arith.maxnumf"(%2470, %2473) : (f32, f32) -> f32
            %2475 = "vector.extract"(%2452) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2476 = "vector.extract"(%2452) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2477 = "arith.maxnumf"(%2475, %2476) : (f32, f32) -> f32
            %2478 = "vector.extract"(%2452) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2479 = "vector.extract"(%2452) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2480 = "arith.maxnumf"(%2478, %2479) : (f32, f32) -> f32
            %2481 = "arith.maxnumf"(%2477, %2480) : (f32, f32) -> f32
            %2482 = "arith.maxnumf"(%2474, %2481) : (f32, f32) -> f32
            %2483 = "arith.maxnumf"(%2467, %2482) : (f32, f32) -> f32
            %2484 = "vector.extract"(%2452) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2485 = "vector.extract"(%2452) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2486 = "arith.maxnumf"(%2484, %2485) : (f32, f32) -> f32
            %2487 = "vector.extract"(%2452) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2488 = "vector.extract"(%2452) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2489 = "arith.maxnumf"(%2487, %2488) : (f32, f32) -> f32
            %2490 = "arith.maxnumf"(%2486, %2489) : (f32, f32) -> f32
            %2491 = "vector.extract"(%2452) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2492 = "vector.extract"(%2452) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2493 = "arith.maxnumf"(%2491, %2492) : (f32, f32) -> f32
            %2494 = "vector.extract"(%2452) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2495 = "vector.extract"(%2452) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2496 = "arith.maxnumf"(%2494, %2495) : (f32, f32) -> f32
            %2497 = "arith.maxnumf"(%2493, %2496) : (f32, f32) -> f32
            %2498 = "arith.maxnumf"(%2490, %2497) : (f32, f32) -> f32
            %2499 = "vector.extract"(%2452) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2500 = "vector.extract"(%2452) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2501 = "arith.maxnumf"(%2499, %2500) : (f32, f32) -> f32
            %2502 = "vector.extract"(%2452) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2503 = "vector.extract"(%2452) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2504 = "arith.maxnumf"(%2502, %2503) : (f32, f32) -> f32
            %2505 = "arith.maxnumf"(%2501, %2504) : (f32, f32) -> f32
            %2506 = "vector.extract"(%2452) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2507 = "vector.extract"(%2452) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2508 = "arith.maxnumf"(%2506, %2507) : (f32, f32) -> f32
            %2509 = "vector.extract"(%2452) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2510 = "vector.extract"(%2452) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2511 = "arith.maxnumf"(%2509, %2510) : (f32, f32) -> f32
            %2512 = "arith.maxnumf"(%2508, %2511) : (f32, f32) -> f32
            %2513 = "arith.maxnumf"(%2505, %2512) : (f32, f32) -> f32
            %2514 = "arith.maxnumf"(%2498, %2513) : (f32, f32) -> f32
            %2515 = "arith.maxnumf"(%2483, %2514) : (f32, f32) -> f32
            %2516 = "arith.maxnumf"(%2515, %1310) : (f32, f32) -> f32
            %2517 = "arith.mulf"(%2516, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2518 = "vector.from_elements"(%2313, %2314, %2317, %2318, %2321, %2322, %2325, %2326, %2329, %2330, %2333, %2334, %2337, %2338, %2341, %2342, %2345, %2346, %2349, %2350, %2353, %2354, %2357, %2358, %2361, %2362, %2365, %2366, %2369, %2370, %2373, %2374) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2519 = "vector.extract"(%2518) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2520 = "vector.extract"(%2518) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2521 = "arith.maxnumf"(%2519, %2520) : (f32, f32) -> f32
            %2522 = "vector.extract"(%2518) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2523 = "vector.extract"(%2518) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2524 = "arith.maxnumf"(%2522, %2523) : (f32, f32) -> f32
            %2525 = "arith.maxnumf"(%2521, %2524) : (f32, f32) -> f32
            %2526 = "vector.extract"(%2518) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2527 = "vector.extract"(%2518) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2528 = "arith.maxnumf"(%2526, %2527) : (f32, f32) -> f32
            %2529 = "vector.extract"(%2518) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2530 = "vector.extract"(%2518) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2531 = "arith.maxnumf"(%2529, %2530) : (f32, f32) -> f32
            %2532 = "arith.maxnumf"(%2528, %2531) : (f32, f32) -> f32
            %2533 = "arith.maxnumf"(%2525, %2532) : (f32, f32) -> f32
            %2534 = "vector.extract"(%2518) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2535 = "vector.extract"(%2518) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2536 = "arith.maxnumf"(%2534, %2535) : (f32, f32) -> f32
            %2537 = "vector.extract"(%2518) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2538 = "vector.extract"(%2518) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2539 = "arith.maxnumf"(%2537, %2538) : (f32, f32) -> f32
            %2540 = "arith.maxnumf"(%2536, %2539) : (f32, f32) -> f32
            %2541 = "vector.extract"(%2518) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2542 = "vector.extract"(%2518) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2543 = "arith.maxnumf"(%2541, %2542) : (f32, f32) -> f32
            %2544 = "vector.extract"(%2518) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2545 = "vector.extract"(%2518) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2546 = "arith.maxnumf"(%2544, %2545) : (f32, f32) -> f32
            %2547 = "arith.maxnumf"(%2543, %2546) : (f32, f32) -> f32
            %2548 = "arith.maxnumf"(%2540, %2547) : (f32, f32) -> f32
            %2549 = "arith.maxnumf"(%2533, %2548) : (f32, f32) -> f32
            %2550 = "vector.extract"(%2518) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2551 = "vector.extract"(%2518) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2552 = "arith.maxnumf"(%2550, %2551) : (f32, f32) -> f32
            %2553 = "vector.extract"(%2518) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2554 = "vector.extract"(%2518) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2555 = "arith.maxnumf"(%2553, %2554) : (f32, f32) -> f32
            %2556 = "arith.maxnumf"(%2552, %2555) : (f32, f32) -> f32
            %2557 = "vector.extract"(%2518) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2558 = "vector.extract"(%2518) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2559 = "arith.maxnumf"(%2557, %2558) : (f32, f32) -> f32
            %2560 = "vector.extract"(%2518) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2561 = "vector.extract"(%2518) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2562 = "arith.maxnumf"(%2560, %2561) : (f32, f32) -> f32
            %2563 = "arith.maxnumf"(%2559, %2562) : (f32, f32) -> f32
            %2564 = "arith.maxnumf"(%2556, %2563) : (f32, f32) -> f32
            %2565 = "vector.extract"(%2518) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2566 = "vector.extract"(%2518) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2567 = "arith.maxnumf"(%2565, %2566) : (f32, f32) -> f32
            %2568 = "vector.extract"(%2518) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2569 = "vector.extract"(%2518) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2570 = "arith.maxnumf"(%2568, %2569) : (f32, f32) -> f32
            %2571 = "arith.maxnumf"(%2567, %2570) : (f32, f32) -> f32
            %2572 = "vector.extract"(%2518) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2573 = "vector.extract"(%2518) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2574 = "arith.maxnumf"(%2572, %2573) : (f32, f32) -> f32
            %2575 = "vector.extract"(%2518) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2576 = "vector.extract"(%2518) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2577 = "arith.maxnumf"(%2575, %2576) : (f32, f32) -> f32
            %2578 = "arith.maxnumf"(%2574, %2577) : (f32, f32) -> f32
            %2579 = "arith.maxnumf"(%2571, %2578) : (f32, f32) -> f32
            %2580 = "arith.maxnumf"(%2564, %2579) : (f32, f32) -> f32
            %2581 = "arith.maxnumf"(%2549, %2580) : (f32, f32) -> f32
            %2582 = "arith.maxnumf"(%2581, %1310) : (f32, f32) -> f32
            %2583 = "arith.mulf"(%2582, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2584 = "arith.addf"(%1986, %1379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2585 = "arith.cmpf"(%2517, %2584) {predicate = 2 : i64} : (f32, f32) -> i1
            %2586 = "arith.addf"(%1987, %1379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2587 = "arith.cmpf"(%2583, %2586) {predicate = 2 : i64} : (f32, f32) -> i1
            %2588 = "arith.ori"(%2585, %2587) : (i1, i1) -> i1
            %2589 = "nvvm.vote.sync"(%49, %2588) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %2590, %2591, %2592, %2593 = "scf.if"(%2589) ({
              %2594 = "nvvm.shfl.sync"(%49, %2517, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2595 = "arith.maxnumf"(%2517, %2594) : (f32, f32) -> f32
              %2596 = "nvvm.shfl.sync"(%49, %2595, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2597 = "arith.maxnumf"(%2595, %2596) : (f32, f32) -> f32
              %2598 = "arith.maxnumf"(%1986, %2597) : (f32, f32) -> f32
              %2599 = "nvvm.shfl.sync"(%49, %2583, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2600 = "arith.maxnumf"(%2583, %2599) : (f32, f32) -> f32
              %2601 = "nvvm.shfl.sync"(%49, %2600, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2602 = "arith.maxnumf"(%2600, %2601) : (f32, f32) -> f32
              %2603 = "arith.maxnumf"(%1987, %2602) : (f32, f32) -> f32
              "scf.yield"(%2598, %2603, %1986, %1987) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1986, %1987, %1990, %1991) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %2604 = "vector.from_elements"(%2311, %2312, %2315, %2316, %2319, %2320, %2323, %2324, %2327, %2328, %2331, %2332, %2335, %2336, %2339, %2340, %2343, %2344, %2347, %2348, %2351, %2352, %2355, %2356, %2359, %2360, %2363, %2364, %2367, %2368, %2371, %2372) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2605 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
            %2606 = "arith.mulf"(%2604, %2605) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2607 = "arith.cmpf"(%2590, %1310) {predicate = 2 : i64} : (f32, f32) -> i1
            %2608 = "arith.select"(%2607, %2590, %1404) : (i1, f32, f32) -> f32
            %2609 = "vector.broadcast"(%2608) : (f32) -> vector<32xf32>
            %2610 = "arith.subf"(%2606, %2609) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2611 = "vector.extract"(%2610) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2612 = "vector.extract"(%2610) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2613 = "vector.extract"(%2610) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2614 = "vector.extract"(%2610) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2615 = "vector.extract"(%2610) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2616 = "vector.extract"(%2610) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2617 = "vector.extract"(%2610) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2618 = "vector.extract"(%2610) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2619 = "vector.extract"(%2610) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2620 = "vector.extract"(%2610) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2621 = "vector.extract"(%2610) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2622 = "vector.extract"(%2610) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2623 = "vector.extract"(%2610) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2624 = "vector.extract"(%2610) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2625 = "vector.extract"(%2610) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2626 = "vector.extract"(%2610) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2627 = "vector.extract"(%2610) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2628 = "vector.extract"(%2610) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2629 = "vector.extract"(%2610) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2630 = "vector.extract"(%2610) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2631 = "vector.extract"(%2610) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2632 = "vector.extract"(%2610) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2633 = "vector.extract"(%2610) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2634 = "vector.extract"(%2610) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2635 = "vector.extract"(%2610) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2636 = "vector.extract"(%2610) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2637 = "vector.extract"(%2610) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2638 = "vector.extract"(%2610) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2639 = "vector.extract"(%2610) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2640 = "vector.extract"(%2610) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2641 = "vector.extract"(%2610) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2642 = "vector.extract"(%2610) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2643 = "llvm.call_intrinsic"(%2611) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2644 = "llvm.call_intrinsic"(%2612) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2645 = "llvm.call_intrinsic"(%2613) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2646 = "llvm.call_intrinsic"(%2614) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2647 = "llvm.call_intrinsic"(%2615) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2648 = "llvm.call_intrinsic"(%2616) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2649 = "llvm.call_intrinsic"(%2617) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2650 = "llvm.call_intrinsic"(%2618) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2651 = "llvm.call_intrinsic"(%2619) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2652 = "llvm.call_intrinsic"(%2620) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2653 = "llvm.call_intrinsic"(%2621) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2654 = "llvm.call_intrinsic"(%2622) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2655 = "llvm.call_intrinsic"(%2623) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2656 = "llvm.call_intrinsic"(%2624) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2657 = "llvm.call_intrinsic"(%2625) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2658 = "llvm.call_intrinsic"(%2626) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2659 = "llvm.call_intrinsic"(%2627) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2660 = "llvm.call_intrinsic"(%2628) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2661 = "llvm.call_intrinsic"(%2629) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2662 = "llvm.call_intrinsic"(%2630) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2663 = "llvm.call_intrinsic"(%2631) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2664 = "llvm.call_intrinsic"(%2632) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2665 = "llvm.call_intrinsic"(%2633) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2666 = "llvm.call_intrinsic"(%2634) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2667 = "llvm.call_intrinsic"(%2635) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2668 = "llvm.call_intrinsic"(%2636) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2669 = "llvm.call_intrinsic"(%2637) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2670 = "llvm.call_intrinsic"(%2638) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2671 = "llvm.call_intrinsic"(%2639) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2672 = "llvm.call_intrinsic"(%2640) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2673 = "llvm.call_intrinsic"(%2641) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2674 = "llvm.call_intrinsic"(%2642) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2675 = "vector.from_elements"(%2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2676 = "vector.extract"(%2675) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2677 = "vector.extract"(%2675) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2678 = "arith.addf"(%2676, %2677) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2679 = "vector.extract"(%2675) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2680 = "vector.extract"(%2675) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2681 = "arith.addf"(%2679, %2680) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2682 = "arith.addf"(%2678, %2681) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2683 = "vector.extract"(%2675) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2684 = "vector.extract"(%2675) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2685 = "arith.addf"(%2683, %2684) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2686 = "vector.extract"(%2675) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2687 = "vector.extract"(%2675) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2688 = "arith.addf"(%2686, %2687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2689 = "arith.addf"(%2685, %2688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2690 = "arith.addf"(%2682, %2689) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2691 = "vector.extract"(%2675) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2692 = "vector.extract"(%2675) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2693 = "arith.addf"(%2691, %2692) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2694 = "vector.extract"(%2675) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2695 = "vector.extract"(%2675) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2696 = "arith.addf"(%2694, %2695) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2697 = "arith.addf"(%2693, %2696) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2698 = "vector.extract"(%2675) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2699 = "vector.extract"(%2675) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2700 = "arith.addf"(%2698, %2699) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2701 = "vector.extract"(%2675) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2702 = "vector.extract"(%2675) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2703 = "arith.addf"(%2701, %2702) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2704 = "arith.addf"(%2700, %2703) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2705 = "arith.addf"(%2697, %2704) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2706 = "arith.addf"(%2690, %2705) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2707 = "vector.extract"(%2675) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2708 = "vector.extract"(%2675) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2709 = "arith.addf"(%2707, %2708) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2710 = "vector.extract"(%2675) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2711 = "vector.extract"(%2675) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2712 = "arith.addf"(%2710, %2711) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2713 = "arith.addf"(%2709, %2712) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2714 = "vector.extract"(%2675) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2715 = "vector.extract"(%2675) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2716 = "arith.addf"(%2714, %2715) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2717 = "vector.extract"(%2675) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2718 = "vector.extract"(%2675) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2719 = "arith.addf"(%2717, %2718) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2720 = "arith.addf"(%2716, %2719) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2721 = "arith.addf"(%2713, %2720) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2722 = "vector.extract"(%2675) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2723 = "vector.extract"(%2675) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2724 = "arith.addf"(%2722, %2723) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2725 = "vector.extract"(%2675) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2726 = "vector.extract"(%2675) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2727 = "arith.addf"(%2725, %2726) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2728 = "arith.addf"(%2724, %2727) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2729 = "vector.extract"(%2675) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2730 = "vector.extract"(%2675) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2731 = "arith.addf"(%2729, %2730) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2732 = "vector.extract"(%2675) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2733 = "vector.extract"(%2675) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2734 = "arith.addf"(%2732, %2733) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2735 = "arith.addf"(%2731, %2734) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2736 = "arith.addf"(%2728, %2735) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2737 = "arith.addf"(%2721, %2736) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2738 = "arith.addf"(%2706, %2737) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2739 = "arith.addf"(%2738, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2740 = "vector.from_elements"(%2313, %2314, %2317, %2318, %2321, %2322, %2325, %2326, %2329, %2330, %2333, %2334, %2337, %2338, %2341, %2342, %2345, %2346, %2349, %2350, %2353, %2354, %2357, %2358, %2361, %2362, %2365, %2366, %2369, %2370, %2373, %2374) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2741 = "vector.broadcast"(%226) : (f32) -> vector<32xf32>
            %2742 = "arith.mulf"(%2740, %2741) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2743 = "arith.cmpf"(%2591, %1310) {predicate = 2 : i64} : (f32, f32) -> i1
            %2744 = "arith.select"(%2743, %2591, %1404) : (i1, f32, f32) -> f32
            %2745 = "vector.broadcast"(%2744) : (f32) -> vector<32xf32>
            %2746 = "arith.subf"(%2742, %2745) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2747 = "vector.extract"(%2746) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2748 = "vector.extract"(%2746) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2749 = "vector.extract"(%2746) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2750 = "vector.extract"(%2746) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2751 = "vector.extract"(%2746) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2752 = "vector.extract"(%2746) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2753 = "vector.extract"(%2746) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2754 = "vector.extract"(%2746) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2755 = "vector.extract"(%2746) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2756 = "vector.extract"(%2746) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2757 = "vector.extract"(%2746) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2758 = "vector.extract"(%2746) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2759 = "vector.extract"(%2746) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2760 = "vector.extract"(%2746) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2761 = "vector.extract"(%2746) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2762 = "vector.extract"(%2746) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2763 = "vector.extract"(%2746) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2764 = "vector.extract"(%2746) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2765 = "vector.extract"(%2746) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2766 = "vector.extract"(%2746) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2767 = "vector.extract"(%2746) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2768 = "vector.extract"(%2746) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2769 = "vector.extract"(%2746) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2770 = "vector.extract"(%2746) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2771 = "vector.extract"(%2746) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2772 = "vector.extract"(%2746) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2773 = "vector.extract"(%2746) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2774 = "vector.extract"(%2746) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2775 = "vector.extract"(%2746) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2776 = "vector.extract"(%2746) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2777 = "vector.extract"(%2746) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2778 = "vector.extract"(%2746) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2779 = "llvm.call_intrinsic"(%2747) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2780 = "llvm.call_intrinsic"(%2748) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2781 = "llvm.call_intrinsic"(%2749) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2782 = "llvm.call_intrinsic"(%2750) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2783 = "llvm.call_intrinsic"(%2751) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2784 = "llvm.call_intrinsic"(%2752) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2785 = "llvm.call_intrinsic"(%2753) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2786 = "llvm.call_intrinsic"(%2754) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2787 = "llvm.call_intrinsic"(%2755) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2788 = "llvm.call_intrinsic"(%2756) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2789 = "llvm.call_intrinsic"(%2757) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2790 = "llvm.call_intrinsic"(%2758) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2791 = "llvm.call_intrinsic"(%2759) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2792 = "llvm.call_intrinsic"(%2760) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2793 = "llvm.call_intrinsic"(%2761) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2794 = "llvm.call_intrinsic"(%2762) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2795 = "llvm.call_intrinsic"(%2763) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2796 = "llvm.call_intrinsic"(%2764) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2797 = "llvm.call_intrinsic"(%2765) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2798 = "llvm.call_intrinsic"(%2766) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2799 = "llvm.call_intrinsic"(%2767) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2800 = "llvm.call_intrinsic"(%2768) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2801 = "llvm.call_intrinsic"(%2769) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2802 = "llvm.call_intrinsic"(%2770) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2803 = "llvm.call_intrinsic"(%2771) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2804 = "llvm.call_intrinsic"(%2772) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2805 = "llvm.call_intrinsic"(%2773) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2806 = "llvm.call_intrinsic"(%2774) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2807 = "llvm.call_intrinsic"(%2775) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2808 = "llvm.call_intrinsic"(%2776) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2809 = "llvm.call_intrinsic"(%2777) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2810 = "llvm.call_intrinsic"(%2778) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2811 = "vector.from_elements"(%2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2812 = "vector.extract"(%2811) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2813 = "vector.extract"(%2811) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2814 = "arith.addf"(%2812, %2813) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2815 = "vector.extract"(%2811) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2816 = "vector.extract"(%2811) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2817 = "arith.addf"(%2815, %2816) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2818 = "arith.addf"(%2814, %2817) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2819 = "vector.extract"(%2811) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2820 = "vector.extract"(%2811) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2821 = "arith.addf"(%2819, %2820) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2822 = "vector.extract"(%2811) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2823 = "vector.extract"(%2811) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2824 = "arith.addf"(%2822, %2823) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2825 = "arith.addf"(%2821, %2824) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2826 = "arith.addf"(%2818, %2825) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2827 = "vector.extract"(%2811) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2828 = "vector.extract"(%2811) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2829 = "arith.addf"(%2827, %2828) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2830 = "vector.extract"(%2811) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2831 = "vector.extract"(%2811) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2832 = "arith.addf"(%2830, %2831) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2833 = "arith.addf"(%2829, %2832) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2834 = "vector.extract"(%2811) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2835 = "vector.extract"(%2811) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2836 = "arith.addf"(%2834, %2835) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2837 = "vector.extract"(%2811) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2838 = "vector.extract"(%2811) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2839 = "arith.addf"(%2837, %2838) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2840 = "arith.addf"(%2836, %2839) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2841 = "arith.addf"(%2833, %2840) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2842 = "arith.addf"(%2826, %2841) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2843 = "vector.extract"(%2811) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2844 = "vector.extract"(%2811) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2845 = "arith.addf"(%2843, %2844) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2846 = "vector.extract"(%2811) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2847 = "vector.extract"(%2811) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2848 = "arith.addf"(%2846, %2847) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2849 = "arith.addf"(%2845, %2848) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2850 = "vector.extract"(%2811) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2851 = "vector.extract"(%2811) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2852 = "arith.addf"(%2850, %2851) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2853 = "vector.extract"(%2811) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2854 = "vector.extract"(%2811) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2855 = "arith.addf"(%2853, %2854) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2856 = "arith.addf"(%2852, %2855) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2857 = "arith.addf"(%2849, %2856) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2858 = "vector.extract"(%2811) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2859 = "vector.extract"(%2811) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2860 = "arith.addf"(%2858, %2859) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2861 = "vector.extract"(%2811) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2862 = "vector.extract"(%2811) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2863 = "arith.addf"(%2861, %2862) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2864 = "arith.addf"(%2860, %2863) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2865 = "vector.extract"(%2811) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2866 = "vector.extract"(%2811) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2867 = "arith.addf"(%2865, %2866) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2868 = "vector.extract"(%2811) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2869 = "vector.extract"(%2811) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2870 = "arith.addf"(%2868, %2869) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2871 = "arith.addf"(%2867, %2870) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2872 = "arith.addf"(%2864, %2871) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2873 = "arith.addf"(%2857, %2872) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2874 = "arith.addf"(%2842, %2873) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2875 = "arith.addf"(%2874, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2876 = "arith.addf"(%2739, %2875) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2877 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %2878 = "arith.cmpf"(%2876, %2877) {predicate = 2 : i64} : (f32, f32) -> i1
            %2879 = "arith.ori"(%2589, %2878) : (i1, i1) -> i1
            %2880 = "nvvm.vote.sync"(%49, %2879) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %2881, %2882, %2883, %2884 = "scf.if"(%2880) ({
              "nvvm.bar.warp.sync"(%49) : (i32) -> ()
              %2885 = "arith.cmpf"(%2590, %1310) {predicate = 2 : i64} : (f32, f32) -> i1
              %2886 = "arith.select"(%2885, %2590, %1404) : (i1, f32, f32) -> f32
              %2887 = "arith.subf"(%2592, %2886) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2888 = "llvm.call_intrinsic"(%2887) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2889 = "arith.mulf"(%1988, %2888) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2890 = "arith.cmpf"(%2591, %1310) {predicate = 2 : i64} : (f32, f32) -> i1
              %2891 = "arith.select"(%2890, %2591, %1404) : (i1, f32, f32) -> f32
              %2892 = "arith.subf"(%2593, %2891) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2893 = "llvm.call_intrinsic"(%2892) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2894 = "arith.mulf"(%1989, %2893) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%2889, %2894, %2888, %2893) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1988, %1989, %2592, %2593) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t2991_r = "llvm.inline_asm"(%2676, %2707, %2812, %2843, %2691, %2722, %2827, %2858, %2683, %2714, %2819, %2850, %2698, %2729, %2834, %2865, %2679, %2710, %2815, %2846, %2694, %2725, %2830, %2861, %2686, %2717, %2822, %2853, %2701, %2732, %2837, %2868, %2677, %2708, %2813, %2844, %2692, %2723, %2828, %2859, %2684, %2715, %2820, %2851, %2699, %2730, %2835, %2866, %2680, %2711, %2816, %2847, %2695, %2726, %2831, %2862, %2687, %2718, %2823, %2854, %2702, %2733, %2838, %2869, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2895 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2896 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2897 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2898 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2899 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2900 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2901 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2902 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2903 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2904 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2905 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2906 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2907 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2908 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2909 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2910 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2911 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2912 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2913 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2914 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2915 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2916 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2917 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2918 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2919 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2920 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2921 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2922 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2923 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2924 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2925 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2926 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2927 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2928 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2929 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2930 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2931 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2932 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2933 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2934 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2935 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2936 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2937 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2938 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2939 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2940 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2941 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2942 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2943 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2944 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2945 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2946 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2947 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2948 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2949 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2950 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2951 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2952 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2953 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2954 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2955 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2956 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2957 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2958 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2959 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2960 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2961 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2962 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2963 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2964 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2965 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2966 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2967 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2968 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2969 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2970 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2971 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2972 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2973 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2974 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2975 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2976 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2977 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2978 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2979 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2980 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2981 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2982 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2983 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2984 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2985 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2986 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2987 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2988 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2989 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2990 = "llvm.extractvalue"(%t2991_r) {position = array<i64: 95>} : (!struct2) -> f32
            %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023 = "scf.if"(%2589) ({
              %3024 = "vector.from_elements"(%2959, %2960, %2963, %2964, %2967, %2968, %2971, %2972, %2975, %2976, %2979, %2980, %2983, %2984, %2987, %2988) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3025 = "vector.broadcast"(%2883) : (f32) -> vector<16xf32>
              %3026 = "arith.mulf"(%3024, %3025) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3027 = "vector.extract"(%3026) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3028 = "vector.extract"(%3026) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3029 = "vector.extract"(%3026) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3030 = "vector.extract"(%3026) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3031 = "vector.extract"(%3026) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3032 = "vector.extract"(%3026) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3033 = "vector.extract"(%3026) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3034 = "vector.extract"(%3026) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3035 = "vector.extract"(%3026) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3036 = "vector.extract"(%3026) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3037 = "vector.extract"(%3026) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3038 = "vector.extract"(%3026) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3039 = "vector.extract"(%3026) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3040 = "vector.extract"(%3026) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3041 = "vector.extract"(%3026) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3042 = "vector.extract"(%3026) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3043 = "vector.from_elements"(%2961, %2962, %2965, %2966, %2969, %2970, %2973, %2974, %2977, %2978, %2981, %2982, %2985, %2986, %2989, %2990) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3044 = "vector.broadcast"(%2884) : (f32) -> vector<16xf32>
              %3045 = "arith.mulf"(%3043, %3044) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3046 = "vector.extract"(%3045) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3047 = "vector.extract"(%3045) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3048 = "vector.extract"(%3045) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3049 = "vector.extract"(%3045) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3050 = "vector.extract"(%3045) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3051 = "vector.extract"(%3045) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3052 = "vector.extract"(%3045) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3053 = "vector.extract"(%3045) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3054 = "vector.extract"(%3045) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3055 = "vector.extract"(%3045) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3056 = "vector.extract"(%3045) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3057 = "vector.extract"(%3045) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3058 = "vector.extract"(%3045) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3059 = "vector.extract"(%3045) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3060 = "vector.extract"(%3045) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3061 = "vector.extract"(%3045) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%3027, %3028, %3046, %3047, %3029, %3030, %3048, %3049, %3031, %3032, %3050, %3051, %3033, %3034, %3052, %3053, %3035, %3036, %3054, %3055, %3037, %3038, %3056, %3057, %3039, %3040, %3058, %3059, %3041, %3042, %3060, %3061) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "scf.if"(%87) ({
              %3062 = "llvm.getelementptr"(%88, %1856) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3063_s0 = "llvm.ptrtoint"(%3062) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3063_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3064 = "arith.addi"(%1856, %222) : (i32, i32) -> i32
            %3065 = "arith.cmpi"(%3064, %766) {predicate = 0 : i64} : (i32, i32) -> i1
            %3066 = "arith.xori"(%1857, %222) : (i32, i32) -> i32
            %3067 = "arith.select"(%3065, %3066, %1857) : (i1, i32, i32) -> i32
            %3068 = "arith.select"(%3065, %50, %3064) : (i1, i32, i32) -> i32
            %3069 = "arith.addi"(%1855, %222) : (i32, i32) -> i32
            %3070 = "vector.from_elements"(%2881, %2882) : (f32, f32) -> vector<2xf32>
            %3071 = "vector.from_elements"(%2739, %2875) : (f32, f32) -> vector<2xf32>
            %3072 = "arith.addf"(%3070, %3071) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %3073 = "vector.extract"(%3072) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3074 = "vector.extract"(%3072) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3075 = "vector.from_elements"(%2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %3076 = "arith.truncf"(%3075) : (vector<64xf32>) -> vector<64xf16>
            %3077 = "vector.bitcast"(%3076) : (vector<64xf16>) -> vector<32xi32>
            %3078 = "vector.extract"(%3077) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %3079 = "vector.extract"(%3077) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %3080 = "vector.extract"(%3077) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %3081 = "vector.extract"(%3077) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %3082 = "vector.extract"(%3077) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %3083 = "vector.extract"(%3077) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %3084 = "vector.extract"(%3077) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %3085 = "vector.extract"(%3077) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %3086 = "vector.extract"(%3077) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %3087 = "vector.extract"(%3077) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %3088 = "vector.extract"(%3077) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %3089 = "vector.extract"(%3077) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %3090 = "vector.extract"(%3077) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %3091 = "vector.extract"(%3077) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %3092 = "vector.extract"(%3077) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %3093 = "vector.extract"(%3077) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %3094 = "vector.extract"(%3077) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %3095 = "vector.extract"(%3077) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %3096 = "vector.extract"(%3077) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %3097 = "vector.extract"(%3077) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %3098 = "vector.extract"(%3077) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %3099 = "vector.extract"(%3077) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %3100 = "vector.extract"(%3077) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %3101 = "vector.extract"(%3077) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %3102 = "vector.extract"(%3077) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %3103 = "vector.extract"(%3077) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %3104 = "vector.extract"(%3077) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %3105 = "vector.extract"(%3077) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %3106 = "vector.extract"(%3077) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %3107 = "vector.extract"(%3077) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %3108 = "vector.extract"(%3077) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %3109 = "vector.extract"(%3077) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            "scf.yield"(%1992, %2308, %2307, %2306, %3069, %3068, %3067, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102, %3103, %3104, %3105, %3106, %3107, %3108, %3109, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %2590, %2591, %3073, %3074, %2883, %2884) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3110 = "llvm.getelementptr"(%85, %1714) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t3111_s0 = "llvm.ptrtoint"(%3110) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t3111_s0, %1715) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %3112 = "arith.muli"(%1714, %892) : (i32, i32) -> i32
          %3113 = "llvm.getelementptr"(%58, %3112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3114 = "arith.constant"() {value = true} : () -> i1
          %t3116_a = "llvm.ptrtoint"(%3113) : (!llvm.ptr<3>) -> i32
          %t3116_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t3116_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t3116_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t3116_shifted = "arith.shrui"(%t3116_a, %t3116_four) : (i32, i32) -> i32
          %t3116_low = "arith.andi"(%t3116_shifted, %t3116_mask) : (i32, i32) -> i32
          %t3116_wide = "arith.extui"(%t3116_low) : (i32) -> i64
          %3115 = "arith.ori"(%t3116_wide, %t3116_fields) : (i64, i64) -> i64
          %t3149_r = "llvm.inline_asm"(%1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %3117 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 0>} : (!struct1) -> f32
          %3118 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 1>} : (!struct1) -> f32
          %3119 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 2>} : (!struct1) -> f32
          %3120 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 3>} : (!struct1) -> f32
          %3121 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 4>} : (!struct1) -> f32
          %3122 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 5>} : (!struct1) -> f32
          %3123 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 6>} : (!struct1) -> f32
          %3124 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 7>} : (!struct1) -> f32
          %3125 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 8>} : (!struct1) -> f32
          %3126 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 9>} : (!struct1) -> f32
          %3127 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 10>} : (!struct1) -> f32
          %3128 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 11>} : (!struct1) -> f32
          %3129 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 12>} : (!struct1) -> f32
          %3130 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 13>} : (!struct1) -> f32
          %3131 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 14>} : (!struct1) -> f32
          %3132 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 15>} : (!struct1) -> f32
          %3133 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 16>} : (!struct1) -> f32
          %3134 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 17>} : (!struct1) -> f32
          %3135 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 18>} : (!struct1) -> f32
          %3136 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 19>} : (!struct1) -> f32
          %3137 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 20>} : (!struct1) -> f32
          %3138 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 21>} : (!struct1) -> f32
          %3139 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 22>} : (!struct1) -> f32
          %3140 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 23>} : (!struct1) -> f32
          %3141 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 24>} : (!struct1) -> f32
          %3142 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 25>} : (!struct1) -> f32
          %3143 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 26>} : (!struct1) -> f32
          %3144 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 27>} : (!struct1) -> f32
          %3145 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 28>} : (!struct1) -> f32
          %3146 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 29>} : (!struct1) -> f32
          %3147 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 30>} : (!struct1) -> f32
          %3148 = "llvm.extractvalue"(%t3149_r) {position = array<i64: 31>} : (!struct1) -> f32
          %t3182_r = "llvm.inline_asm"(%3117, %3118, %3119, %3120, %3121, %3122, %3123, %3124, %3125, %3126, %3127, %3128, %3129, %3130, %3131, %3132, %3133, %3134, %3135, %3136, %3137, %3138, %3139, %3140, %3141, %3142, %3143, %3144, %3145, %3146, %3147, %3148, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %3115, %3114) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
          %3150 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 0>} : (!struct1) -> f32
          %3151 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 1>} : (!struct1) -> f32
          %3152 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 2>} : (!struct1) -> f32
          %3153 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 3>} : (!struct1) -> f32
          %3154 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 4>} : (!struct1) -> f32
          %3155 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 5>} : (!struct1) -> f32
          %3156 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 6>} : (!struct1) -> f32
          %3157 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 7>} : (!struct1) -> f32
          %3158 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 8>} : (!struct1) -> f32
          %3159 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 9>} : (!struct1) -> f32
          %3160 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 10>} : (!struct1) -> f32
          %3161 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 11>} : (!struct1) -> f32
          %3162 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 12>} : (!struct1) -> f32
          %3163 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 13>} : (!struct1) -> f32
          %3164 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 14>} : (!struct1) -> f32
          %3165 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 15>} : (!struct1) -> f32
          %3166 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 16>} : (!struct1) -> f32
          %3167 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 17>} : (!struct1) -> f32
          %3168 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 18>} : (!struct1) -> f32
          %3169 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 19>} : (!struct1) -> f32
          %3170 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 20>} : (!struct1) -> f32
          %3171 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 21>} : (!struct1) -> f32
          %3172 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 22>} : (!struct1) -> f32
          %3173 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 23>} : (!struct1) -> f32
          %3174 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 24>} : (!struct1) -> f32
          %3175 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 25>} : (!struct1) -> f32
          %3176 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 26>} : (!struct1) -> f32
          %3177 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 27>} : (!struct1) -> f32
          %3178 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 28>} : (!struct1) -> f32
          %3179 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 29>} : (!struct1) -> f32
          %3180 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 30>} : (!struct1) -> f32
          %3181 = "llvm.extractvalue"(%t3182_r) {position = array<i64: 31>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %3183 = "nvvm.shfl.sync"(%49, %1846, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3184 = "arith.addf"(%1846, %3183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3185 = "nvvm.shfl.sync"(%49, %3184, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3186 = "arith.addf"(%3184, %3185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3187 = "arith.cmpf"(%3186, %1404) {predicate = 1 : i64} : (f32, f32) -> i1
          %3188 = "llvm.call_intrinsic"(%3186) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3189 = "arith.select"(%3187, %1404, %3188) : (i1, f32, f32) -> f32
          %3190 = "nvvm.shfl.sync"(%49, %1847, %222, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3191 = "arith.addf"(%1847, %3190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3192 = "nvvm.shfl.sync"(%49, %3191, %267, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3193 = "arith.addf"(%3191, %3192) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3194 = "arith.cmpf"(%3193, %1404) {predicate = 1 : i64} : (f32, f32) -> i1
          %3195 = "llvm.call_intrinsic"(%3193) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3196 = "arith.select"(%3194, %1404, %3195) : (i1, f32, f32) -> f32
          %t3293_r = "llvm.inline_asm"(%1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %3150, %3151, %3152, %3153, %3154, %3155, %3156, %3157, %3158, %3159, %3160, %3161, %3162, %3163, %3164, %3165, %3166, %3167, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %3197 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 0>} : (!struct2) -> f32
          %3198 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 1>} : (!struct2) -> f32
          %3199 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 2>} : (!struct2) -> f32
          %3200 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 3>} : (!struct2) -> f32
          %3201 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 4>} : (!struct2) -> f32
          %3202 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 5>} : (!struct2) -> f32
          %3203 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 6>} : (!struct2) -> f32
          %3204 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 7>} : (!struct2) -> f32
          %3205 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 8>} : (!struct2) -> f32
          %3206 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 9>} : (!struct2) -> f32
          %3207 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 10>} : (!struct2) -> f32
          %3208 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 11>} : (!struct2) -> f32
          %3209 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 12>} : (!struct2) -> f32
          %3210 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 13>} : (!struct2) -> f32
          %3211 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 14>} : (!struct2) -> f32
          %3212 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 15>} : (!struct2) -> f32
          %3213 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 16>} : (!struct2) -> f32
          %3214 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 17>} : (!struct2) -> f32
          %3215 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 18>} : (!struct2) -> f32
          %3216 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 19>} : (!struct2) -> f32
          %3217 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 20>} : (!struct2) -> f32
          %3218 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 21>} : (!struct2) -> f32
          %3219 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 22>} : (!struct2) -> f32
          %3220 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 23>} : (!struct2) -> f32
          %3221 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 24>} : (!struct2) -> f32
          %3222 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 25>} : (!struct2) -> f32
          %3223 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 26>} : (!struct2) -> f32
          %3224 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 27>} : (!struct2) -> f32
          %3225 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 28>} : (!struct2) -> f32
          %3226 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 29>} : (!struct2) -> f32
          %3227 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 30>} : (!struct2) -> f32
          %3228 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 31>} : (!struct2) -> f32
          %3229 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 32>} : (!struct2) -> f32
          %3230 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 33>} : (!struct2) -> f32
          %3231 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 34>} : (!struct2) -> f32
          %3232 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 35>} : (!struct2) -> f32
          %3233 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 36>} : (!struct2) -> f32
          %3234 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 37>} : (!struct2) -> f32
          %3235 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 38>} : (!struct2) -> f32
          %3236 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 39>} : (!struct2) -> f32
          %3237 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 40>} : (!struct2) -> f32
          %3238 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 41>} : (!struct2) -> f32
          %3239 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 42>} : (!struct2) -> f32
          %3240 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 43>} : (!struct2) -> f32
          %3241 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 44>} : (!struct2) -> f32
          %3242 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 45>} : (!struct2) -> f32
          %3243 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 46>} : (!struct2) -> f32
          %3244 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 47>} : (!struct2) -> f32
          %3245 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 48>} : (!struct2) -> f32
          %3246 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 49>} : (!struct2) -> f32
          %3247 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 50>} : (!struct2) -> f32
          %3248 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 51>} : (!struct2) -> f32
          %3249 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 52>} : (!struct2) -> f32
          %3250 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 53>} : (!struct2) -> f32
          %3251 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 54>} : (!struct2) -> f32
          %3252 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 55>} : (!struct2) -> f32
          %3253 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 56>} : (!struct2) -> f32
          %3254 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 57>} : (!struct2) -> f32
          %3255 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 58>} : (!struct2) -> f32
          %3256 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 59>} : (!struct2) -> f32
          %3257 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 60>} : (!struct2) -> f32
          %3258 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 61>} : (!struct2) -> f32
          %3259 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 62>} : (!struct2) -> f32
          %3260 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 63>} : (!struct2) -> f32
          %3261 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 64>} : (!struct2) -> f32
          %3262 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 65>} : (!struct2) -> f32
          %3263 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 66>} : (!struct2) -> f32
          %3264 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 67>} : (!struct2) -> f32
          %3265 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 68>} : (!struct2) -> f32
          %3266 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 69>} : (!struct2) -> f32
          %3267 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 70>} : (!struct2) -> f32
          %3268 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 71>} : (!struct2) -> f32
          %3269 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 72>} : (!struct2) -> f32
          %3270 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 73>} : (!struct2) -> f32
          %3271 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 74>} : (!struct2) -> f32
          %3272 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 75>} : (!struct2) -> f32
          %3273 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 76>} : (!struct2) -> f32
          %3274 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 77>} : (!struct2) -> f32
          %3275 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 78>} : (!struct2) -> f32
          %3276 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 79>} : (!struct2) -> f32
          %3277 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 80>} : (!struct2) -> f32
          %3278 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 81>} : (!struct2) -> f32
          %3279 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 82>} : (!struct2) -> f32
          %3280 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 83>} : (!struct2) -> f32
          %3281 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 84>} : (!struct2) -> f32
          %3282 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 85>} : (!struct2) -> f32
          %3283 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 86>} : (!struct2) -> f32
          %3284 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 87>} : (!struct2) -> f32
          %3285 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 88>} : (!struct2) -> f32
          %3286 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 89>} : (!struct2) -> f32
          %3287 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 90>} : (!struct2) -> f32
          %3288 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 91>} : (!struct2) -> f32
          %3289 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 92>} : (!struct2) -> f32
          %3290 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 93>} : (!struct2) -> f32
          %3291 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 94>} : (!struct2) -> f32
          %3292 = "llvm.extractvalue"(%t3293_r) {position = array<i64: 95>} : (!struct2) -> f32
          "scf.if"(%87) ({
            %3294 = "llvm.getelementptr"(%88, %1714) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3295_s0 = "llvm.ptrtoint"(%3294) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3295_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3296 = "arith.addi"(%1714, %222) : (i32, i32) -> i32
          %3297 = "arith.cmpi"(%3296, %766) {predicate = 0 : i64} : (i32, i32) -> i1
          %3298 = "arith.xori"(%1715, %222) : (i32, i32) -> i32
          %3299 = "arith.select"(%3297, %3298, %1715) : (i1, i32, i32) -> i32
          %3300 = "arith.select"(%3297, %50, %3296) : (i1, i32, i32) -> i32
          %3301 = "arith.addi"(%1713, %222) : (i32, i32) -> i32
          %3302 = "vector.from_elements"(%3261, %3262, %3265, %3266, %3269, %3270, %3273, %3274, %3277, %3278, %3281, %3282, %3285, %3286, %3289, %3290) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3303 = "vector.broadcast"(%3189) : (f32) -> vector<16xf32>
          %3304 = "arith.mulf"(%3302, %3303) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3305 = "vector.extract"(%3304) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3306 = "vector.extract"(%3304) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3307 = "vector.extract"(%3304) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3308 = "vector.extract"(%3304) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3309 = "vector.extract"(%3304) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3310 = "vector.extract"(%3304) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3311 = "vector.extract"(%3304) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3312 = "vector.extract"(%3304) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3313 = "vector.extract"(%3304) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3314 = "vector.extract"(%3304) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3315 = "vector.extract"(%3304) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3316 = "vector.extract"(%3304) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3317 = "vector.extract"(%3304) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3318 = "vector.extract"(%3304) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3319 = "vector.extract"(%3304) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3320 = "vector.extract"(%3304) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3321 = "vector.from_elements"(%3263, %3264, %3267, %3268, %3271, %3272, %3275, %3276, %3279, %3280, %3283, %3284, %3287, %3288, %3291, %3292) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3322 = "vector.broadcast"(%3196) : (f32) -> vector<16xf32>
          %3323 = "arith.mulf"(%3321, %3322) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3324 = "vector.extract"(%3323) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3325 = "vector.extract"(%3323) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3326 = "vector.extract"(%3323) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3327 = "vector.extract"(%3323) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3328 = "vector.extract"(%3323) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3329 = "vector.extract"(%3323) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3330 = "vector.extract"(%3323) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3331 = "vector.extract"(%3323) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3332 = "vector.extract"(%3323) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3333 = "vector.extract"(%3323) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3334 = "vector.extract"(%3323) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3335 = "vector.extract"(%3323) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3336 = "vector.extract"(%3323) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3337 = "vector.extract"(%3323) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3338 = "vector.extract"(%3323) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3339 = "vector.extract"(%3323) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3340 = "llvm.call_intrinsic"(%3186) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3341 = "arith.addf"(%1844, %3340) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3342 = "arith.cmpi"(%889, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3342) ({
            %3343 = "arith.cmpi"(%545, %50) {predicate = 0 : i64} : (i32, i32) -> i1
            %3344 = "arith.cmpi"(%547, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %3345 = "arith.andi"(%3343, %3344) : (i1, i1) -> i1
            "scf.if"(%3345) ({
              %3346 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3347 = "arith.subi"(%53, %3346) : (i32, i32) -> i32
              %3348 = "arith.shrsi"(%889, %51) : (i32, i32) -> i32
              %3349 = "arith.xori"(%889, %3348) : (i32, i32) -> i32
              %3350 = "arith.extui"(%3349) : (i32) -> i64
              %3351 = "arith.muli"(%3350, %568) : (i64, i64) -> i64
              %3352 = "arith.shrui"(%3351, %272) : (i64, i64) -> i64
              %3353 = "arith.trunci"(%3352) : (i64) -> i32
              %3354 = "arith.addi"(%3353, %3349) : (i32, i32) -> i32
              %3355 = "arith.shrui"(%3354, %3347) : (i32, i32) -> i32
              %3356 = "arith.cmpi"(%3347, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3357 = "arith.select"(%3356, %3355, %50) : (i1, i32, i32) -> i32
              %3358 = "arith.xori"(%3357, %3348) : (i32, i32) -> i32
              %3359 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3360 = "arith.subi"(%53, %3359) : (i32, i32) -> i32
              %3361 = "arith.shrui"(%3354, %3360) : (i32, i32) -> i32
              %3362 = "arith.cmpi"(%3360, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3363 = "arith.select"(%3362, %3361, %50) : (i1, i32, i32) -> i32
              %3364 = "arith.xori"(%3363, %3348) : (i32, i32) -> i32
              %3365 = "arith.muli"(%3364, %42) : (i32, i32) -> i32
              %3366 = "arith.subi"(%889, %3365) : (i32, i32) -> i32
              %3367 = "arith.addi"(%583, %3366) : (i32, i32) -> i32
              %3368 = "arith.extsi"(%3358) : (i32) -> i64
              %3369 = "arith.extsi"(%3367) : (i32) -> i64
              %3370 = "arith.muli"(%3368, %19) : (i64, i64) -> i64
              %3371 = "arith.muli"(%3369, %20) : (i64, i64) -> i64
              %3372 = "arith.addi"(%3370, %3371) : (i64, i64) -> i64
              %3373 = "arith.muli"(%594, %21) : (i64, i64) -> i64
              %3374 = "arith.addi"(%3372, %3373) : (i64, i64) -> i64
              %3375 = "llvm.getelementptr"(%15, %3374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3376 = "vector.from_elements"(%3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3377 = "arith.truncf"(%3376) : (vector<16xf32>) -> vector<16xf16>
              %3378 = "vector.extract"(%3377) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3379 = "vector.extract"(%3377) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3380 = "vector.extract"(%3377) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3381 = "vector.extract"(%3377) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3382 = "vector.extract"(%3377) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3383 = "vector.extract"(%3377) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3384 = "vector.extract"(%3377) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3385 = "vector.extract"(%3377) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3386 = "vector.extract"(%3377) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3387 = "vector.extract"(%3377) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3388 = "vector.extract"(%3377) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3389 = "vector.extract"(%3377) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3390 = "vector.extract"(%3377) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3391 = "vector.extract"(%3377) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3392 = "vector.extract"(%3377) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3393 = "vector.extract"(%3377) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3394 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3395 = "arith.remui"(%3394, %263) : (i32, i32) -> i32
              %3396 = "arith.muli"(%3395, %267) : (i32, i32) -> i32
              %3397 = "llvm.getelementptr"(%3375, %3396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3398 = "vector.from_elements"(%3378, %3379) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3398, %3397) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3399 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3400 = "arith.remui"(%3399, %263) : (i32, i32) -> i32
              %3401 = "arith.addi"(%263, %3400) : (i32, i32) -> i32
              %3402 = "arith.muli"(%3401, %267) : (i32, i32) -> i32
              %3403 = "llvm.getelementptr"(%3375, %3402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3404 = "vector.from_elements"(%3380, %3381) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3404, %3403) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3405 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3406 = "arith.remui"(%3405, %263) : (i32, i32) -> i32
              %3407 = "arith.addi"(%227, %3406) : (i32, i32) -> i32
              %3408 = "arith.muli"(%3407, %267) : (i32, i32) -> i32
              %3409 = "llvm.getelementptr"(%3375, %3408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3410 = "vector.from_elements"(%3382, %3383) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3410, %3409) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3411 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3412 = "arith.remui"(%3411, %263) : (i32, i32) -> i32
              %3413 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3414 = "arith.addi"(%3413, %3412) : (i32, i32) -> i32
              %3415 = "arith.muli"(%3414, %267) : (i32, i32) -> i32
              %3416 = "llvm.getelementptr"(%3375, %3415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3417 = "vector.from_elements"(%3384, %3385) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3417, %3416) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3418 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3419 = "arith.remui"(%3418, %263) : (i32, i32) -> i32
              %3420 = "arith.addi"(%229, %3419) : (i32, i32) -> i32
              %3421 = "arith.muli"(%3420, %267) : (i32, i32) -> i32
              %3422 = "llvm.getelementptr"(%3375, %3421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3423 = "vector.from_elements"(%3386, %3387) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3423, %3422) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3424 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3425 = "arith.remui"(%3424, %263) : (i32, i32) -> i32
              %3426 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3427 = "arith.addi"(%3426, %3425) : (i32, i32) -> i32
              %3428 = "arith.muli"(%3427, %267) : (i32, i32) -> i32
              %3429 = "llvm.getelementptr"(%3375, %3428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3430 = "vector.from_elements"(%3388, %3389) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3430, %3429) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3431 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3432 = "arith.remui"(%3431, %263) : (i32, i32) -> i32
              %3433 = "arith.addi"(%231, %3432) : (i32, i32) -> i32
              %3434 = "arith.muli"(%3433, %267) : (i32, i32) -> i32
              %3435 = "llvm.getelementptr"(%3375, %3434) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3436 = "vector.from_elements"(%3390, %3391) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3436, %3435) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3437 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3438 = "arith.remui"(%3437, %263) : (i32, i32) -> i32
              %3439 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3440 = "arith.addi"(%3439, %3438) : (i32, i32) -> i32
              %3441 = "arith.muli"(%3440, %267) : (i32, i32) -> i32
              %3442 = "llvm.getelementptr"(%3375, %3441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3443 = "vector.from_elements"(%3392, %3393) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3443, %3442) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3444 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3444) ({
                %3445 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3446 = "arith.mulf"(%3341, %3445) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3447 = "arith.muli"(%3369, %26) : (i64, i64) -> i64
                %3448 = "arith.addi"(%3368, %3447) : (i64, i64) -> i64
                %3449 = "arith.muli"(%594, %27) : (i64, i64) -> i64
                %3450 = "arith.addi"(%3448, %3449) : (i64, i64) -> i64
                %3451 = "llvm.getelementptr"(%22, %3450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3446, %3451) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3452 = "arith.muli"(%267, %269) : (i32, i32) -> i32
              %3453 = "arith.extui"(%3343) : (i1) -> i32
              %3454 = "arith.addi"(%3452, %3453) : (i32, i32) -> i32
              %3455 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3456 = "arith.muli"(%3454, %3455) : (i32, i32) -> i32
              %3457 = "arith.muli"(%265, %240) : (i32, i32) -> i32
              %3458 = "arith.addi"(%3456, %3457) : (i32, i32) -> i32
              %3459 = "llvm.getelementptr"(%28, %3458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3460 = "vector.from_elements"(%3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3461 = "vector.extract"(%3460) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3462 = "vector.extract"(%3460) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3463 = "vector.extract"(%3460) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3464 = "vector.extract"(%3460) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3465 = "vector.extract"(%3460) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3466 = "vector.extract"(%3460) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3467 = "vector.extract"(%3460) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3468 = "vector.extract"(%3460) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3469 = "vector.extract"(%3460) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3470 = "vector.extract"(%3460) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3471 = "vector.extract"(%3460) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3472 = "vector.extract"(%3460) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3473 = "vector.extract"(%3460) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3474 = "vector.extract"(%3460) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3475 = "vector.extract"(%3460) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3476 = "vector.extract"(%3460) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3477 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3478 = "arith.remui"(%3477, %263) : (i32, i32) -> i32
              %3479 = "arith.muli"(%3478, %267) : (i32, i32) -> i32
              %3480 = "llvm.getelementptr"(%3459, %3479) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3481 = "vector.from_elements"(%3461, %3462) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3481, %3480) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3482 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3483 = "arith.remui"(%3482, %263) : (i32, i32) -> i32
              %3484 = "arith.addi"(%263, %3483) : (i32, i32) -> i32
              %3485 = "arith.muli"(%3484, %267) : (i32, i32) -> i32
              %3486 = "llvm.getelementptr"(%3459, %3485) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3487 = "vector.from_elements"(%3463, %3464) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3487, %3486) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3488 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3489 = "arith.remui"(%3488, %263) : (i32, i32) -> i32
              %3490 = "arith.addi"(%227, %3489) : (i32, i32) -> i32
              %3491 = "arith.muli"(%3490, %267) : (i32, i32) -> i32
              %3492 = "llvm.getelementptr"(%3459, %3491) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3493 = "vector.from_elements"(%3465, %3466) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3493, %3492) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3494 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3495 = "arith.remui"(%3494, %263) : (i32, i32) -> i32
              %3496 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3497 = "arith.addi"(%3496, %3495) : (i32, i32) -> i32
              %3498 = "arith.muli"(%3497, %267) : (i32, i32) -> i32
              %3499 = "llvm.getelementptr"(%3459, %3498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3500 = "vector.from_elements"(%3467, %3468) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3500, %3499) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3501 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3502 = "arith.remui"(%3501, %263) : (i32, i32) -> i32
              %3503 = "arith.addi"(%229, %3502) : (i32, i32) -> i32
              %3504 = "arith.muli"(%3503, %267) : (i32, i32) -> i32
              %3505 = "llvm.getelementptr"(%3459, %3504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3506 = "vector.from_elements"(%3469, %3470) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3506, %3505) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3507 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3508 = "arith.remui"(%3507, %263) : (i32, i32) -> i32
              %3509 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3510 = "arith.addi"(%3509, %3508) : (i32, i32) -> i32
              %3511 = "arith.muli"(%3510, %267) : (i32, i32) -> i32
              %3512 = "llvm.getelementptr"(%3459, %3511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3513 = "vector.from_elements"(%3471, %3472) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3513, %3512) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3514 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3515 = "arith.remui"(%3514, %263) : (i32, i32) -> i32
              %3516 = "arith.addi"(%231, %3515) : (i32, i32) -> i32
              %3517 = "arith.muli"(%3516, %267) : (i32, i32) -> i32
              %3518 = "llvm.getelementptr"(%3459, %3517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3519 = "vector.from_elements"(%3473, %3474) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3519, %3518) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3520 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3521 = "arith.remui"(%3520, %263) : (i32, i32) -> i32
              %3522 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3523 = "arith.addi"(%3522, %3521) : (i32, i32) -> i32
              %3524 = "arith.muli"(%3523, %267) : (i32, i32) -> i32
              %3525 = "llvm.getelementptr"(%3459, %3524) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3526 = "vector.from_elements"(%3475, %3476) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3526, %3525) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3527 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3527) ({
                %3528 = "arith.muli"(%3454, %240) : (i32, i32) -> i32
                %3529 = "arith.addi"(%3528, %265) : (i32, i32) -> i32
                %3530 = "llvm.getelementptr"(%29, %3529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3341, %3530) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
          %3531 = "arith.addi"(%265, %227) : (i32, i32) -> i32
          %3532 = "arith.addi"(%560, %3531) : (i32, i32) -> i32
          %3533 = "llvm.call_intrinsic"(%3193) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3534 = "arith.addf"(%1845, %3533) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3535 = "arith.cmpi"(%3532, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3535) ({
            %3536 = "arith.cmpi"(%545, %50) {predicate = 0 : i64} : (i32, i32) -> i1
            %3537 = "arith.cmpi"(%547, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %3538 = "arith.andi"(%3536, %3537) : (i1, i1) -> i1
            "scf.if"(%3538) ({
              %3539 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3540 = "arith.subi"(%53, %3539) : (i32, i32) -> i32
              %3541 = "arith.shrsi"(%3532, %51) : (i32, i32) -> i32
              %3542 = "arith.xori"(%3532, %3541) : (i32, i32) -> i32
              %3543 = "arith.extui"(%3542) : (i32) -> i64
              %3544 = "arith.muli"(%3543, %568) : (i64, i64) -> i64
              %3545 = "arith.shrui"(%3544, %272) : (i64, i64) -> i64
              %3546 = "arith.trunci"(%3545) : (i64) -> i32
              %3547 = "arith.addi"(%3546, %3542) : (i32, i32) -> i32
              %3548 = "arith.shrui"(%3547, %3540) : (i32, i32) -> i32
              %3549 = "arith.cmpi"(%3540, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3550 = "arith.select"(%3549, %3548, %50) : (i1, i32, i32) -> i32
              %3551 = "arith.xori"(%3550, %3541) : (i32, i32) -> i32
              %3552 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %3553 = "arith.subi"(%53, %3552) : (i32, i32) -> i32
              %3554 = "arith.shrui"(%3547, %3553) : (i32, i32) -> i32
              %3555 = "arith.cmpi"(%3553, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3556 = "arith.select"(%3555, %3554, %50) : (i1, i32, i32) -> i32
              %3557 = "arith.xori"(%3556, %3541) : (i32, i32) -> i32
              %3558 = "arith.muli"(%3557, %42) : (i32, i32) -> i32
              %3559 = "arith.subi"(%3532, %3558) : (i32, i32) -> i32
              %3560 = "arith.addi"(%583, %3559) : (i32, i32) -> i32
              %3561 = "arith.extsi"(%3551) : (i32) -> i64
              %3562 = "arith.extsi"(%3560) : (i32) -> i64
              %3563 = "arith.muli"(%3561, %19) : (i64, i64) -> i64
              %3564 = "arith.muli"(%3562, %20) : (i64, i64) -> i64
              %3565 = "arith.addi"(%3563, %3564) : (i64, i64) -> i64
              %3566 = "arith.muli"(%594, %21) : (i64, i64) -> i64
              %3567 = "arith.addi"(%3565, %3566) : (i64, i64) -> i64
              %3568 = "llvm.getelementptr"(%15, %3567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3569 = "vector.from_elements"(%3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3570 = "arith.truncf"(%3569) : (vector<16xf32>) -> vector<16xf16>
              %3571 = "vector.extract"(%3570) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3572 = "vector.extract"(%3570) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3573 = "vector.extract"(%3570) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3574 = "vector.extract"(%3570) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3575 = "vector.extract"(%3570) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3576 = "vector.extract"(%3570) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3577 = "vector.extract"(%3570) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3578 = "vector.extract"(%3570) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3579 = "vector.extract"(%3570) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3580 = "vector.extract"(%3570) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3581 = "vector.extract"(%3570) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3582 = "vector.extract"(%3570) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3583 = "vector.extract"(%3570) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3584 = "vector.extract"(%3570) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3585 = "vector.extract"(%3570) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3586 = "vector.extract"(%3570) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3587 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3588 = "arith.remui"(%3587, %263) : (i32, i32) -> i32
              %3589 = "arith.muli"(%3588, %267) : (i32, i32) -> i32
              %3590 = "llvm.getelementptr"(%3568, %3589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3591 = "vector.from_elements"(%3571, %3572) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3591, %3590) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3592 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3593 = "arith.remui"(%3592, %263) : (i32, i32) -> i32
              %3594 = "arith.addi"(%263, %3593) : (i32, i32) -> i32
              %3595 = "arith.muli"(%3594, %267) : (i32, i32) -> i32
              %3596 = "llvm.getelementptr"(%3568, %3595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3597 = "vector.from_elements"(%3573, %3574) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3597, %3596) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3598 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3599 = "arith.remui"(%3598, %263) : (i32, i32) -> i32
              %3600 = "arith.addi"(%227, %3599) : (i32, i32) -> i32
              %3601 = "arith.muli"(%3600, %267) : (i32, i32) -> i32
              %3602 = "llvm.getelementptr"(%3568, %3601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3603 = "vector.from_elements"(%3575, %3576) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3603, %3602) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3604 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3605 = "arith.remui"(%3604, %263) : (i32, i32) -> i32
              %3606 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3607 = "arith.addi"(%3606, %3605) : (i32, i32) -> i32
              %3608 = "arith.muli"(%3607, %267) : (i32, i32) -> i32
              %3609 = "llvm.getelementptr"(%3568, %3608) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3610 = "vector.from_elements"(%3577, %3578) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3610, %3609) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3611 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3612 = "arith.remui"(%3611, %263) : (i32, i32) -> i32
              %3613 = "arith.addi"(%229, %3612) : (i32, i32) -> i32
              %3614 = "arith.muli"(%3613, %267) : (i32, i32) -> i32
              %3615 = "llvm.getelementptr"(%3568, %3614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3616 = "vector.from_elements"(%3579, %3580) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3616, %3615) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3617 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3618 = "arith.remui"(%3617, %263) : (i32, i32) -> i32
              %3619 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3620 = "arith.addi"(%3619, %3618) : (i32, i32) -> i32
              %3621 = "arith.muli"(%3620, %267) : (i32, i32) -> i32
              %3622 = "llvm.getelementptr"(%3568, %3621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3623 = "vector.from_elements"(%3581, %3582) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3623, %3622) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3624 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3625 = "arith.remui"(%3624, %263) : (i32, i32) -> i32
              %3626 = "arith.addi"(%231, %3625) : (i32, i32) -> i32
              %3627 = "arith.muli"(%3626, %267) : (i32, i32) -> i32
              %3628 = "llvm.getelementptr"(%3568, %3627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3629 = "vector.from_elements"(%3583, %3584) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3629, %3628) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3630 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3631 = "arith.remui"(%3630, %263) : (i32, i32) -> i32
              %3632 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3633 = "arith.addi"(%3632, %3631) : (i32, i32) -> i32
              %3634 = "arith.muli"(%3633, %267) : (i32, i32) -> i32
              %3635 = "llvm.getelementptr"(%3568, %3634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3636 = "vector.from_elements"(%3585, %3586) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3636, %3635) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3637 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3637) ({
                %3638 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3639 = "arith.mulf"(%3534, %3638) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3640 = "arith.muli"(%3562, %26) : (i64, i64) -> i64
                %3641 = "arith.addi"(%3561, %3640) : (i64, i64) -> i64
                %3642 = "arith.muli"(%594, %27) : (i64, i64) -> i64
                %3643 = "arith.addi"(%3641, %3642) : (i64, i64) -> i64
                %3644 = "llvm.getelementptr"(%22, %3643) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3639, %3644) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3645 = "arith.muli"(%267, %269) : (i32, i32) -> i32
              %3646 = "arith.extui"(%3536) : (i1) -> i32
              %3647 = "arith.addi"(%3645, %3646) : (i32, i32) -> i32
              %3648 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3649 = "arith.muli"(%3647, %3648) : (i32, i32) -> i32
              %3650 = "arith.muli"(%3531, %240) : (i32, i32) -> i32
              %3651 = "arith.addi"(%3649, %3650) : (i32, i32) -> i32
              %3652 = "llvm.getelementptr"(%28, %3651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3653 = "vector.from_elements"(%3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3654 = "vector.extract"(%3653) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3655 = "vector.extract"(%3653) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3656 = "vector.extract"(%3653) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3657 = "vector.extract"(%3653) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3658 = "vector.extract"(%3653) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3659 = "vector.extract"(%3653) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3660 = "vector.extract"(%3653) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3661 = "vector.extract"(%3653) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3662 = "vector.extract"(%3653) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3663 = "vector.extract"(%3653) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3664 = "vector.extract"(%3653) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3665 = "vector.extract"(%3653) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3666 = "vector.extract"(%3653) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3667 = "vector.extract"(%3653) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3668 = "vector.extract"(%3653) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3669 = "vector.extract"(%3653) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3670 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3671 = "arith.remui"(%3670, %263) : (i32, i32) -> i32
              %3672 = "arith.muli"(%3671, %267) : (i32, i32) -> i32
              %3673 = "llvm.getelementptr"(%3652, %3672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3674 = "vector.from_elements"(%3654, %3655) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3674, %3673) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3675 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3676 = "arith.remui"(%3675, %263) : (i32, i32) -> i32
              %3677 = "arith.addi"(%263, %3676) : (i32, i32) -> i32
              %3678 = "arith.muli"(%3677, %267) : (i32, i32) -> i32
              %3679 = "llvm.getelementptr"(%3652, %3678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3680 = "vector.from_elements"(%3656, %3657) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3680, %3679) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3681 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3682 = "arith.remui"(%3681, %263) : (i32, i32) -> i32
              %3683 = "arith.addi"(%227, %3682) : (i32, i32) -> i32
              %3684 = "arith.muli"(%3683, %267) : (i32, i32) -> i32
              %3685 = "llvm.getelementptr"(%3652, %3684) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3686 = "vector.from_elements"(%3658, %3659) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3686, %3685) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3687 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3688 = "arith.remui"(%3687, %263) : (i32, i32) -> i32
              %3689 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3690 = "arith.addi"(%3689, %3688) : (i32, i32) -> i32
              %3691 = "arith.muli"(%3690, %267) : (i32, i32) -> i32
              %3692 = "llvm.getelementptr"(%3652, %3691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3693 = "vector.from_elements"(%3660, %3661) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3693, %3692) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3694 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3695 = "arith.remui"(%3694, %263) : (i32, i32) -> i32
              %3696 = "arith.addi"(%229, %3695) : (i32, i32) -> i32
              %3697 = "arith.muli"(%3696, %267) : (i32, i32) -> i32
              %3698 = "llvm.getelementptr"(%3652, %3697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3699 = "vector.from_elements"(%3662, %3663) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3699, %3698) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3700 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3701 = "arith.remui"(%3700, %263) : (i32, i32) -> i32
              %3702 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3703 = "arith.addi"(%3702, %3701) : (i32, i32) -> i32
              %3704 = "arith.muli"(%3703, %267) : (i32, i32) -> i32
              %3705 = "llvm.getelementptr"(%3652, %3704) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3706 = "vector.from_elements"(%3664, %3665) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3706, %3705) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3707 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3708 = "arith.remui"(%3707, %263) : (i32, i32) -> i32
              %3709 = "arith.addi"(%231, %3708) : (i32, i32) -> i32
              %3710 = "arith.muli"(%3709, %267) : (i32, i32) -> i32
              %3711 = "llvm.getelementptr"(%3652, %3710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3712 = "vector.from_elements"(%3666, %3667) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3712, %3711) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3713 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3714 = "arith.remui"(%3713, %263) : (i32, i32) -> i32
              %3715 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3716 = "arith.addi"(%3715, %3714) : (i32, i32) -> i32
              %3717 = "arith.muli"(%3716, %267) : (i32, i32) -> i32
              %3718 = "llvm.getelementptr"(%3652, %3717) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3719 = "vector.from_elements"(%3668, %3669) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3719, %3718) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3720 = "arith.cmpi"(%266, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3720) ({
                %3721 = "arith.muli"(%3647, %240) : (i32, i32) -> i32
                %3722 = "arith.addi"(%3721, %3531) : (i32, i32) -> i32
                %3723 = "llvm.getelementptr"(%29, %3722) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3534, %3723) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
          "scf.yield"(%1710, %1711, %1712, %3301, %3300, %3299, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3189, %3196) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %3724 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%3724) : (i1) -> ()
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
      %44 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %47 = "arith.muli"(%21, %18) : (i32, i32) -> i32
      %48 = "arith.muli"(%47, %16) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%44, %48) {predicate = 0 : i64} : (i32, i32) -> i1
      %50 = "arith.constant"() {value = 1 : i32} : () -> i32
      %51 = "arith.addi"(%35, %50) : (i32, i32) -> i32
      %52 = "arith.constant"() {value = 32 : i64} : () -> i64
      %53 = "arith.shrui"(%23, %52) : (i64, i64) -> i64
      %54 = "arith.subi"(%31, %50) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.subi"(%38, %55) : (i32, i32) -> i32
      %57 = "arith.extui"(%51) : (i32) -> i64
      %58 = "arith.muli"(%57, %53) : (i64, i64) -> i64
      %59 = "arith.shrui"(%58, %52) : (i64, i64) -> i64
      %60 = "arith.trunci"(%59) : (i64) -> i32
      %61 = "arith.addi"(%60, %51) : (i32, i32) -> i32
      %62 = "arith.shrui"(%61, %56) : (i32, i32) -> i32
      %63 = "arith.cmpi"(%56, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %64 = "arith.constant"() {value = 0 : i32} : () -> i32
      %65 = "arith.select"(%63, %62, %64) : (i1, i32, i32) -> i32
      %66 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %67 = "arith.subi"(%38, %66) : (i32, i32) -> i32
      %68 = "arith.shrui"(%61, %67) : (i32, i32) -> i32
      %69 = "arith.cmpi"(%67, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %70 = "arith.select"(%69, %68, %64) : (i1, i32, i32) -> i32
      %71 = "arith.muli"(%70, %31) : (i32, i32) -> i32
      %72 = "arith.subi"(%51, %71) : (i32, i32) -> i32
      %73 = "arith.muli"(%65, %26) : (i32, i32) -> i32
      %74 = "arith.muli"(%72, %24) : (i32, i32) -> i32
      %75 = "arith.addi"(%73, %74) : (i32, i32) -> i32
      %76 = "arith.minsi"(%72, %25) : (i32, i32) -> i32
      %77 = "arith.addi"(%75, %76) : (i32, i32) -> i32
      %78 = "arith.divui"(%77, %27) : (i32, i32) -> i32
      %79 = "arith.select"(%49, %35, %78) : (i1, i32, i32) -> i32
      %80 = "arith.muli"(%79, %27) : (i32, i32) -> i32
      %81 = "arith.divui"(%80, %26) : (i32, i32) -> i32
      %82 = "arith.remui"(%80, %26) : (i32, i32) -> i32
      %83 = "arith.addi"(%24, %50) : (i32, i32) -> i32
      %84 = "arith.muli"(%25, %83) : (i32, i32) -> i32
      %85 = "arith.muli"(%81, %31) : (i32, i32) -> i32
      %86 = "arith.cmpi"(%82, %84) {predicate = 2 : i64} : (i32, i32) -> i1
      %87 = "arith.divui"(%82, %83) : (i32, i32) -> i32
      %88 = "arith.subi"(%82, %84) : (i32, i32) -> i32
      %89 = "arith.maxsi"(%24, %50) : (i32, i32) -> i32
      %90 = "arith.remsi"(%88, %89) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %64) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.divsi"(%88, %89) : (i32, i32) -> i32
      %93 = "arith.extsi"(%91) : (i1) -> i32
      %94 = "arith.addi"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.addi"(%25, %94) : (i32, i32) -> i32
      %96 = "arith.select"(%86, %87, %95) : (i1, i32, i32) -> i32
      %97 = "arith.addi"(%85, %96) : (i32, i32) -> i32
      %98 = "arith.select"(%49, %97, %35) : (i1, i32, i32) -> i32
      %99 = "arith.addi"(%98, %50) : (i32, i32) -> i32
      %100 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %101 = "arith.subi"(%38, %100) : (i32, i32) -> i32
      %102 = "arith.constant"() {value = 31 : i32} : () -> i32
      %103 = "arith.shrsi"(%99, %102) : (i32, i32) -> i32
      %104 = "arith.xori"(%99, %103) : (i32, i32) -> i32
      %105 = "arith.extui"(%104) : (i32) -> i64
      %106 = "arith.muli"(%105, %53) : (i64, i64) -> i64
      %107 = "arith.shrui"(%106, %52) : (i64, i64) -> i64
      %108 = "arith.trunci"(%107) : (i64) -> i32
      %109 = "arith.addi"(%108, %104) : (i32, i32) -> i32
      %110 = "arith.shrui"(%109, %101) : (i32, i32) -> i32
      %111 = "arith.cmpi"(%101, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %112 = "arith.select"(%111, %110, %64) : (i1, i32, i32) -> i32
      %113 = "arith.xori"(%112, %103) : (i32, i32) -> i32
      %114 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %115 = "arith.subi"(%38, %114) : (i32, i32) -> i32
      %116 = "arith.shrui"(%109, %115) : (i32, i32) -> i32
      %117 = "arith.cmpi"(%115, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %118 = "arith.select"(%117, %116, %64) : (i1, i32, i32) -> i32
      %119 = "arith.xori"(%118, %103) : (i32, i32) -> i32
      %120 = "arith.muli"(%119, %31) : (i32, i32) -> i32
      %121 = "arith.subi"(%99, %120) : (i32, i32) -> i32
      %122 = "arith.muli"(%113, %26) : (i32, i32) -> i32
      %123 = "arith.muli"(%121, %24) : (i32, i32) -> i32
      %124 = "arith.addi"(%122, %123) : (i32, i32) -> i32
      %125 = "arith.minsi"(%121, %25) : (i32, i32) -> i32
      %126 = "arith.addi"(%124, %125) : (i32, i32) -> i32
      %127 = "arith.cmpi"(%126, %80) {predicate = 4 : i64} : (i32, i32) -> i1
      %128 = "arith.addi"(%80, %27) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%126, %128) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%127, %129) : (i1, i1) -> i1
      %131 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %132 = "arith.subi"(%38, %131) : (i32, i32) -> i32
      %133 = "arith.shrsi"(%98, %102) : (i32, i32) -> i32
      %134 = "arith.xori"(%98, %133) : (i32, i32) -> i32
      %135 = "arith.extui"(%134) : (i32) -> i64
      %136 = "arith.muli"(%135, %53) : (i64, i64) -> i64
      %137 = "arith.shrui"(%136, %52) : (i64, i64) -> i64
      %138 = "arith.trunci"(%137) : (i64) -> i32
      %139 = "arith.addi"(%138, %134) : (i32, i32) -> i32
      %140 = "arith.shrui"(%139, %132) : (i32, i32) -> i32
      %141 = "arith.cmpi"(%132, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %142 = "arith.select"(%141, %140, %64) : (i1, i32, i32) -> i32
      %143 = "arith.xori"(%142, %133) : (i32, i32) -> i32
      %144 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %145 = "arith.subi"(%38, %144) : (i32, i32) -> i32
      %146 = "arith.shrui"(%139, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%145, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %148 = "arith.select"(%147, %146, %64) : (i1, i32, i32) -> i32
      %149 = "arith.xori"(%148, %133) : (i32, i32) -> i32
      %150 = "arith.muli"(%149, %31) : (i32, i32) -> i32
      %151 = "arith.subi"(%98, %150) : (i32, i32) -> i32
      %152 = "arith.muli"(%143, %26) : (i32, i32) -> i32
      %153 = "arith.muli"(%151, %24) : (i32, i32) -> i32
      %154 = "arith.addi"(%152, %153) : (i32, i32) -> i32
      %155 = "arith.minsi"(%151, %25) : (i32, i32) -> i32
      %156 = "arith.addi"(%154, %155) : (i32, i32) -> i32
      %157 = "arith.cmpi"(%156, %80) {predicate = 3 : i64} : (i32, i32) -> i1
      %158 = "arith.andi"(%130, %157) : (i1, i1) -> i1
      "scf.if"(%158) ({
        %159 = "arith.remui"(%79, %21) : (i32, i32) -> i32
        %160 = "arith.divui"(%79, %21) : (i32, i32) -> i32
        %161 = "arith.remui"(%160, %18) : (i32, i32) -> i32
        %162 = "arith.divui"(%160, %18) : (i32, i32) -> i32
        %163 = "arith.subi"(%128, %50) : (i32, i32) -> i32
        %164 = "arith.remsi"(%163, %26) : (i32, i32) -> i32
        %165 = "arith.cmpi"(%164, %64) {predicate = 2 : i64} : (i32, i32) -> i1
        %166 = "arith.divsi"(%163, %26) : (i32, i32) -> i32
        %167 = "arith.extsi"(%165) : (i1) -> i32
        %168 = "arith.addi"(%166, %167) : (i32, i32) -> i32
        %169 = "arith.addi"(%164, %26) : (i32, i32) -> i32
        %170 = "arith.select"(%165, %169, %164) : (i1, i32, i32) -> i32
        %171 = "arith.muli"(%168, %31) : (i32, i32) -> i32
        %172 = "arith.cmpi"(%170, %84) {predicate = 2 : i64} : (i32, i32) -> i1
        %173 = "arith.divui"(%170, %83) : (i32, i32) -> i32
        %174 = "arith.subi"(%170, %84) : (i32, i32) -> i32
        %175 = "arith.remsi"(%174, %89) : (i32, i32) -> i32
        %176 = "arith.cmpi"(%175, %64) {predicate = 2 : i64} : (i32, i32) -> i1
        %177 = "arith.divsi"(%174, %89) : (i32, i32) -> i32
        %178 = "arith.extsi"(%176) : (i1) -> i32
        %179 = "arith.addi"(%177, %178) : (i32, i32) -> i32
        %180 = "arith.addi"(%25, %179) : (i32, i32) -> i32
        %181 = "arith.select"(%172, %173, %180) : (i1, i32, i32) -> i32
        %182 = "arith.addi"(%171, %181) : (i32, i32) -> i32
        %183 = "arith.subi"(%182, %98) : (i32, i32) -> i32
        %184 = "arith.addi"(%183, %50) : (i32, i32) -> i32
        %185 = "arith.constant"() {value = 8 : i32} : () -> i32
        %186 = "arith.muli"(%36, %185) : (i32, i32) -> i32
        %187 = "arith.addi"(%186, %40) : (i32, i32) -> i32
        %188 = "arith.minui"(%29, %102) : (i32, i32) -> i32
        %189 = "arith.shrsi"(%187, %188) : (i32, i32) -> i32
        %190 = "arith.shli"(%50, %29) : (i32, i32) -> i32
        %191 = "arith.cmpi"(%29, %38) {predicate = 6 : i64} : (i32, i32) -> i1
        %192 = "arith.select"(%191, %190, %64) : (i1, i32, i32) -> i32
        %193 = "arith.subi"(%192, %50) : (i32, i32) -> i32
        %194 = "arith.andi"(%187, %193) : (i32, i32) -> i32
        %195 = "arith.constant"() {value = 64 : i32} : () -> i32
        %196 = "arith.muli"(%159, %195) : (i32, i32) -> i32
        %197 = "arith.addi"(%196, %189) : (i32, i32) -> i32
        %198 = "arith.cmpi"(%189, %195) {predicate = 2 : i64} : (i32, i32) -> i1
        %199 = "arith.cmpi"(%197, %20) {predicate = 2 : i64} : (i32, i32) -> i1
        %200 = "arith.andi"(%198, %199) : (i1, i1) -> i1
        %201 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %202 = "vector.extract"(%201) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %203 = "vector.extract"(%201) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
        %204, %205, %206, %207 = "scf.if"(%200) ({
          %208 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %209 = "arith.subi"(%184, %194) : (i32, i32) -> i32
          %210 = "arith.addi"(%209, %192) : (i32, i32) -> i32
          %211 = "arith.subi"(%210, %50) : (i32, i32) -> i32
          %212 = "arith.shrsi"(%211, %188) : (i32, i32) -> i32
          %213 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %214 = "scf.for"(%208, %212, %38, %213) ({
          ^bb0(%215: i32, %216: f32):
            %217 = "arith.shli"(%215, %29) : (i32, i32) -> i32
            %218 = "arith.select"(%191, %217, %64) : (i1, i32, i32) -> i32
            %219 = "arith.addi"(%194, %218) : (i32, i32) -> i32
            %220 = "arith.addi"(%98, %219) : (i32, i32) -> i32
            %221 = "arith.constant"() {value = 2 : i32} : () -> i32
            %222 = "arith.muli"(%221, %220) : (i32, i32) -> i32
            %223 = "arith.cmpi"(%219, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %224 = "arith.extui"(%223) : (i1) -> i32
            %225 = "arith.addi"(%222, %224) : (i32, i32) -> i32
            %226 = "arith.muli"(%225, %195) : (i32, i32) -> i32
            %227 = "arith.addi"(%226, %189) : (i32, i32) -> i32
            %228 = "llvm.getelementptr"(%14, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %229 = "llvm.load"(%228) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %230 = "arith.maxnumf"(%216, %229) : (f32, f32) -> f32
            "scf.yield"(%230) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %231 = "arith.constant"() {value = -1 : i32} : () -> i32
          %232 = "arith.constant"() {value = 16 : i32} : () -> i32
          %233 = "nvvm.shfl.sync"(%231, %214, %232, %102) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %234 = "arith.maxnumf"(%214, %233) : (f32, f32) -> f32
          %235 = "nvvm.shfl.sync"(%231, %234, %185, %102) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %236 = "arith.maxnumf"(%234, %235) : (f32, f32) -> f32
          %237 = "arith.constant"() {value = 4 : i32} : () -> i32
          %238 = "nvvm.shfl.sync"(%231, %236, %237, %102) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %239 = "arith.maxnumf"(%236, %238) : (f32, f32) -> f32
          %240 = "arith.constant"() {value = 2 : i32} : () -> i32
          %241 = "nvvm.shfl.sync"(%231, %239, %240, %102) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %242 = "arith.maxnumf"(%239, %241) : (f32, f32) -> f32
          %243 = "nvvm.shfl.sync"(%231, %242, %50, %102) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %244 = "arith.maxnumf"(%242, %243) : (f32, f32) -> f32
          %245 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %246, %247, %248 = "scf.for"(%64, %212, %237, %245, %202, %203) ({
          ^bb0(%249: i32, %250: f32, %251: f32, %252: f32):
            %253 = "arith.subi"(%212, %50) : (i32, i32) -> i32
            %254 = "arith.minsi"(%249, %253) : (i32, i32) -> i32
            %255 = "arith.shli"(%254, %29) : (i32, i32) -> i32
            %256 = "arith.select"(%191, %255, %64) : (i1, i32, i32) -> i32
            %257 = "arith.addi"(%194, %256) : (i32, i32) -> i32
            %258 = "arith.addi"(%249, %50) : (i32, i32) -> i32
            %259 = "arith.minsi"(%258, %253) : (i32, i32) -> i32
            %260 = "arith.shli"(%259, %29) : (i32, i32) -> i32
            %261 = "arith.select"(%191, %260, %64) : (i1, i32, i32) -> i32
            %262 = "arith.addi"(%194, %261) : (i32, i32) -> i32
            %263 = "arith.addi"(%249, %240) : (i32, i32) -> i32
            %264 = "arith.minsi"(%263, %253) : (i32, i32) -> i32
            %265 = "arith.shli"(%264, %29) : (i32, i32) -> i32
            %266 = "arith.select"(%191, %265, %64) : (i1, i32, i32) -> i32
            %267 = "arith.addi"(%194, %266) : (i32, i32) -> i32
            %268 = "arith.constant"() {value = 3 : i32} : () -> i32
            %269 = "arith.addi"(%249, %268) : (i32, i32) -> i32
            %270 = "arith.minsi"(%269, %253) : (i32, i32) -> i32
            %271 = "arith.shli"(%270, %29) : (i32, i32) -> i32
            %272 = "arith.select"(%191, %271, %64) : (i1, i32, i32) -> i32
            %273 = "arith.addi"(%194, %272) : (i32, i32) -> i32
            %274 = "arith.addi"(%98, %257) : (i32, i32) -> i32
            %275 = "arith.muli"(%240, %274) : (i32, i32) -> i32
            %276 = "arith.cmpi"(%257, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %277 = "arith.extui"(%276) : (i1) -> i32
            %278 = "arith.addi"(%275, %277) : (i32, i32) -> i32
            %279 = "arith.addi"(%98, %262) : (i32, i32) -> i32
            %280 = "arith.muli"(%240, %279) : (i32, i32) -> i32
            %281 = "arith.cmpi"(%262, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %282 = "arith.extui"(%281) : (i1) -> i32
            %283 = "arith.addi"(%280, %282) : (i32, i32) -> i32
            %284 = "arith.addi"(%98, %267) : (i32, i32) -> i32
            %285 = "arith.muli"(%240, %284) : (i32, i32) -> i32
            %286 = "arith.cmpi"(%267, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %287 = "arith.extui"(%286) : (i1) -> i32
            %288 = "arith.addi"(%285, %287) : (i32, i32) -> i32
            %289 = "arith.addi"(%98, %273) : (i32, i32) -> i32
            %290 = "arith.muli"(%240, %289) : (i32, i32) -> i32
            %291 = "arith.cmpi"(%273, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %292 = "arith.extui"(%291) : (i1) -> i32
            %293 = "arith.addi"(%290, %292) : (i32, i32) -> i32
            %294 = "arith.muli"(%278, %195) : (i32, i32) -> i32
            %295 = "arith.addi"(%294, %189) : (i32, i32) -> i32
            %296 = "llvm.getelementptr"(%14, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %297 = "llvm.load"(%296) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %298 = "arith.muli"(%283, %195) : (i32, i32) -> i32
            %299 = "arith.addi"(%298, %189) : (i32, i32) -> i32
            %300 = "llvm.getelementptr"(%14, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %301 = "llvm.load"(%300) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %302 = "arith.muli"(%288, %195) : (i32, i32) -> i32
            %303 = "arith.addi"(%302, %189) : (i32, i32) -> i32
            %304 = "llvm.getelementptr"(%14, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %305 = "llvm.load"(%304) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %306 = "arith.muli"(%293, %195) : (i32, i32) -> i32
            %307 = "arith.addi"(%306, %189) : (i32, i32) -> i32
            %308 = "llvm.getelementptr"(%14, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %309 = "llvm.load"(%308) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %310 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %311 = "arith.muli"(%278, %310) : (i32, i32) -> i32
            %312 = "arith.muli"(%189, %195) : (i32, i32) -> i32
            %313 = "arith.addi"(%311, %312) : (i32, i32) -> i32
            %314 = "arith.addi"(%313, %208) : (i32, i32) -> i32
            %315 = "llvm.getelementptr"(%13, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %316 = "llvm.load"(%315) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %317 = "arith.addi"(%208, %38) : (i32, i32) -> i32
            %318 = "arith.addi"(%313, %317) : (i32, i32) -> i32
            %319 = "llvm.getelementptr"(%13, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %320 = "llvm.load"(%319) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %321 = "arith.muli"(%283, %310) : (i32, i32) -> i32
            %322 = "arith.addi"(%321, %312) : (i32, i32) -> i32
            %323 = "arith.addi"(%322, %208) : (i32, i32) -> i32
            %324 = "llvm.getelementptr"(%13, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %325 = "llvm.load"(%324) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %326 = "arith.addi"(%322, %317) : (i32, i32) -> i32
            %327 = "llvm.getelementptr"(%13, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %328 = "llvm.load"(%327) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %329 = "arith.muli"(%288, %310) : (i32, i32) -> i32
            %330 = "arith.addi"(%329, %312) : (i32, i32) -> i32
            %331 = "arith.addi"(%330, %208) : (i32, i32) -> i32
            %332 = "llvm.getelementptr"(%13, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %334 = "arith.addi"(%330, %317) : (i32, i32) -> i32
            %335 = "llvm.getelementptr"(%13, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %336 = "llvm.load"(%335) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %337 = "arith.muli"(%293, %310) : (i32, i32) -> i32
            %338 = "arith.addi"(%337, %312) : (i32, i32) -> i32
            %339 = "arith.addi"(%338, %208) : (i32, i32) -> i32
            %340 = "llvm.getelementptr"(%13, %339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %341 = "llvm.load"(%340) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %342 = "arith.addi"(%338, %317) : (i32, i32) -> i32
            %343 = "llvm.getelementptr"(%13, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %344 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %345 = "arith.cmpi"(%249, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %346 = "arith.cmpf"(%244, %213) {predicate = 2 : i64} : (f32, f32) -> i1
            %347 = "arith.select"(%346, %244, %245) : (i1, f32, f32) -> f32
            %348 = "arith.subf"(%297, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %349 = "llvm.call_intrinsic"(%348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %350 = "arith.select"(%345, %349, %245) : (i1, f32, f32) -> f32
            %351 = "arith.addf"(%250, %350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %352 = "arith.mulf"(%350, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %353 = "arith.addf"(%251, %352) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %354 = "arith.mulf"(%350, %320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %355 = "arith.addf"(%252, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %356 = "arith.cmpi"(%258, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %357 = "arith.subf"(%301, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %358 = "llvm.call_intrinsic"(%357) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %359 = "arith.select"(%356, %358, %245) : (i1, f32, f32) -> f32
            %360 = "arith.addf"(%351, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %361 = "arith.mulf"(%359, %325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %362 = "arith.addf"(%353, %361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %363 = "arith.mulf"(%359, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %364 = "arith.addf"(%355, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %365 = "arith.cmpi"(%263, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %366 = "arith.subf"(%305, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %367 = "llvm.call_intrinsic"(%366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %368 = "arith.select"(%365, %367, %245) : (i1, f32, f32) -> f32
            %369 = "arith.addf"(%360, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %370 = "arith.mulf"(%368, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %371 = "arith.addf"(%362, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %372 = "arith.mulf"(%368, %336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %373 = "arith.addf"(%364, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %374 = "arith.cmpi"(%269, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %375 = "arith.subf"(%309, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %376 = "llvm.call_intrinsic"(%375) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %377 = "arith.select"(%374, %376, %245) : (i1, f32, f32) -> f32
            %378 = "arith.addf"(%369, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %379 = "arith.mulf"(%377, %341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %380 = "arith.addf"(%371, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %381 = "arith.mulf"(%377, %344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %382 = "arith.addf"(%373, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%378, %380, %382) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%244, %246, %247, %248) : (f32, f32, f32, f32) -> ()
        }, {
          %383 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %384 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%383, %384, %202, %203) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %385 = "arith.muli"(%40, %195) : (i32, i32) -> i32
        %386 = "arith.addi"(%385, %39) : (i32, i32) -> i32
        %387 = "llvm.getelementptr"(%41, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%206, %387) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %388 = "arith.addi"(%39, %38) : (i32, i32) -> i32
        %389 = "arith.addi"(%385, %388) : (i32, i32) -> i32
        %390 = "llvm.getelementptr"(%41, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%207, %390) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %391 = "arith.cmpi"(%39, %64) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%391) ({
          %392 = "llvm.getelementptr"(%42, %40) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%205, %392) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %393 = "llvm.getelementptr"(%43, %40) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%204, %393) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %394 = "arith.cmpi"(%194, %64) {predicate = 0 : i64} : (i32, i32) -> i1
        %395 = "arith.andi"(%200, %394) : (i1, i1) -> i1
        "scf.if"(%395) ({
          %396 = "scf.for"(%50, %192, %50, %204) ({
          ^bb0(%397: i32, %398: f32):
            %399 = "arith.addi"(%40, %397) : (i32, i32) -> i32
            %400 = "llvm.getelementptr"(%43, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %402 = "arith.maxnumf"(%398, %401) : (f32, f32) -> f32
            "scf.yield"(%402) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %403 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %404 = "arith.cmpf"(%396, %403) {predicate = 2 : i64} : (f32, f32) -> i1
          %405 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %406 = "arith.select"(%404, %396, %405) : (i1, f32, f32) -> f32
          %407 = "arith.subf"(%204, %406) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %408 = "llvm.call_intrinsic"(%407) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %409 = "arith.mulf"(%205, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %410 = "arith.mulf"(%206, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %411 = "arith.mulf"(%207, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %412, %413, %414 = "scf.for"(%50, %192, %50, %409, %410, %411) ({
          ^bb0(%415: i32, %416: f32, %417: f32, %418: f32):
            %419 = "arith.addi"(%40, %415) : (i32, i32) -> i32
            %420 = "llvm.getelementptr"(%43, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %421 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %422 = "arith.subf"(%421, %406) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %423 = "llvm.call_intrinsic"(%422) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %424 = "llvm.getelementptr"(%42, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %425 = "llvm.load"(%424) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %426 = "arith.mulf"(%423, %425) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %427 = "arith.addf"(%416, %426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %428 = "arith.muli"(%419, %195) : (i32, i32) -> i32
            %429 = "arith.addi"(%428, %39) : (i32, i32) -> i32
            %430 = "llvm.getelementptr"(%41, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %431 = "llvm.load"(%430) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %432 = "arith.mulf"(%423, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %433 = "arith.addf"(%417, %432) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %434 = "arith.addi"(%428, %388) : (i32, i32) -> i32
            %435 = "llvm.getelementptr"(%41, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %437 = "arith.mulf"(%423, %436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %438 = "arith.addf"(%418, %437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%427, %433, %438) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %439 = "arith.shrui"(%19, %52) : (i64, i64) -> i64
          %440 = "arith.subi"(%30, %50) : (i32, i32) -> i32
          %441 = "llvm.intr.ctlz"(%440) {is_zero_poison = false} : (i32) -> i32
          %442 = "arith.subi"(%38, %441) : (i32, i32) -> i32
          %443 = "arith.extui"(%197) : (i32) -> i64
          %444 = "arith.muli"(%443, %439) : (i64, i64) -> i64
          %445 = "arith.shrui"(%444, %52) : (i64, i64) -> i64
          %446 = "arith.trunci"(%445) : (i64) -> i32
          %447 = "arith.addi"(%446, %197) : (i32, i32) -> i32
          %448 = "arith.shrui"(%447, %442) : (i32, i32) -> i32
          %449 = "arith.cmpi"(%442, %38) {predicate = 6 : i64} : (i32, i32) -> i1
          %450 = "arith.select"(%449, %448, %64) : (i1, i32, i32) -> i32
          %451 = "arith.muli"(%161, %30) : (i32, i32) -> i32
          %452 = "llvm.intr.ctlz"(%440) {is_zero_poison = false} : (i32) -> i32
          %453 = "arith.subi"(%38, %452) : (i32, i32) -> i32
          %454 = "arith.shrui"(%447, %453) : (i32, i32) -> i32
          %455 = "arith.cmpi"(%453, %38) {predicate = 6 : i64} : (i32, i32) -> i1
          %456 = "arith.select"(%455, %454, %64) : (i1, i32, i32) -> i32
          %457 = "arith.muli"(%456, %30) : (i32, i32) -> i32
          %458 = "arith.subi"(%197, %457) : (i32, i32) -> i32
          %459 = "arith.addi"(%451, %458) : (i32, i32) -> i32
          %460 = "arith.cmpf"(%412, %405) {predicate = 1 : i64} : (f32, f32) -> i1
          %461 = "llvm.call_intrinsic"(%412) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %462 = "arith.select"(%460, %405, %461) : (i1, f32, f32) -> f32
          %463 = "arith.mulf"(%413, %462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %464 = "arith.truncf"(%463) : (f32) -> f16
          %465 = "arith.extsi"(%450) : (i32) -> i64
          %466 = "arith.extsi"(%39) : (i32) -> i64
          %467 = "arith.extsi"(%459) : (i32) -> i64
          %468 = "arith.extsi"(%162) : (i32) -> i64
          %469 = "arith.muli"(%465, %4) : (i64, i64) -> i64
          %470 = "arith.addi"(%469, %466) : (i64, i64) -> i64
          %471 = "arith.muli"(%467, %5) : (i64, i64) -> i64
          %472 = "arith.addi"(%470, %471) : (i64, i64) -> i64
          %473 = "arith.muli"(%468, %6) : (i64, i64) -> i64
          %474 = "arith.addi"(%472, %473) : (i64, i64) -> i64
          %475 = "llvm.getelementptr"(%0, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%464, %475) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %476 = "arith.mulf"(%414, %462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %477 = "arith.truncf"(%476) : (f32) -> f16
          %478 = "arith.extsi"(%388) : (i32) -> i64
          %479 = "arith.addi"(%469, %478) : (i64, i64) -> i64
          %480 = "arith.addi"(%479, %471) : (i64, i64) -> i64
          %481 = "arith.addi"(%480, %473) : (i64, i64) -> i64
          %482 = "llvm.getelementptr"(%0, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%477, %482) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          "scf.if"(%391) ({
            %483 = "llvm.call_intrinsic"(%412) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %484 = "arith.addf"(%396, %483) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %485 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %486 = "arith.mulf"(%484, %485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %487 = "arith.muli"(%467, %11) : (i64, i64) -> i64
            %488 = "arith.addi"(%465, %487) : (i64, i64) -> i64
            %489 = "arith.muli"(%468, %12) : (i64, i64) -> i64
            %490 = "arith.addi"(%488, %489) : (i64, i64) -> i64
            %491 = "llvm.getelementptr"(%7, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%486, %491) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    %27 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %28 = "arith.cmpf"(%24, %27) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%28) {message = "scores keep their order when they are scaled", file = "samples/common/attention_arguments.py", line = 36 : i32} : (i1) -> ()
    %29 = "arith.constant"() {value = 64 : i64} : () -> i64
    %30 = "arith.extsi"(%8) : (i32) -> i64
    %31 = "arith.extsi"(%9) : (i32) -> i64
    %32 = "arith.extsi"(%1) : (i32) -> i64
    %33 = "arith.constant"() {value = 2 : i64} : () -> i64
    %34 = "arith.muli"(%11, %33) : (i64, i64) -> i64
    %35 = "arith.muli"(%12, %33) : (i64, i64) -> i64
    %36 = "arith.muli"(%10, %33) : (i64, i64) -> i64
    %37 = "cutec.tensor_map"(%7, %29, %30, %31, %32, %34, %35, %36) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %38 = "arith.muli"(%15, %33) : (i64, i64) -> i64
    %39 = "arith.muli"(%16, %33) : (i64, i64) -> i64
    %40 = "arith.muli"(%14, %33) : (i64, i64) -> i64
    %41 = "cutec.tensor_map"(%13, %29, %30, %31, %32, %38, %39, %40) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %42 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %43 = "arith.constant"() {value = 1 : i32} : () -> i32
    %44 = "arith.maxsi"(%42, %43) : (i32, i32) -> i32
    %45 = "arith.extui"(%44) : (i32) -> i64
    %46 = "arith.subi"(%44, %43) : (i32, i32) -> i32
    %47 = "llvm.intr.ctlz"(%46) {is_zero_poison = false} : (i32) -> i32
    %48 = "arith.constant"() {value = 32 : i32} : () -> i32
    %49 = "arith.subi"(%48, %47) : (i32, i32) -> i32
    %50 = "arith.extsi"(%49) : (i32) -> i64
    %51 = "arith.constant"() {value = 1 : i64} : () -> i64
    %52 = "arith.shli"(%51, %50) : (i64, i64) -> i64
    %53 = "arith.cmpi"(%50, %29) {predicate = 6 : i64} : (i64, i64) -> i1
    %54 = "arith.constant"() {value = 0 : i64} : () -> i64
    %55 = "arith.select"(%53, %52, %54) : (i1, i64, i64) -> i64
    %56 = "arith.subi"(%55, %45) : (i64, i64) -> i64
    %57 = "arith.constant"() {value = 32 : i64} : () -> i64
    %58 = "arith.shli"(%56, %57) : (i64, i64) -> i64
    %59 = "arith.divui"(%58, %45) : (i64, i64) -> i64
    %60 = "arith.addi"(%59, %51) : (i64, i64) -> i64
    %61 = "arith.shli"(%60, %57) : (i64, i64) -> i64
    %62 = "arith.ori"(%61, %45) : (i64, i64) -> i64
    %63 = "arith.muli"(%2, %44) : (i32, i32) -> i32
    %64 = "arith.subi"(%8, %2) : (i32, i32) -> i32
    %65 = "arith.constant"() {value = 63 : i32} : () -> i32
    %66 = "arith.addi"(%63, %65) : (i32, i32) -> i32
    %67 = "arith.constant"() {value = 64 : i32} : () -> i32
    %68 = "arith.divui"(%66, %67) : (i32, i32) -> i32
    %69 = "arith.constant"() {value = 127 : i32} : () -> i32
    %70 = "arith.addi"(%8, %69) : (i32, i32) -> i32
    %71 = "arith.constant"() {value = 128 : i32} : () -> i32
    %72 = "arith.divui"(%70, %71) : (i32, i32) -> i32
    %73 = "arith.maxsi"(%72, %43) : (i32, i32) -> i32
    %74 = "arith.muli"(%68, %9) : (i32, i32) -> i32
    %75 = "arith.muli"(%74, %1) : (i32, i32) -> i32
    %76 = "arith.muli"(%75, %73) : (i32, i32) -> i32
    %77 = "arith.maxsi"(%75, %43) : (i32, i32) -> i32
    %78 = "arith.constant"() {value = 264 : i32} : () -> i32
    %79 = "arith.divui"(%78, %77) : (i32, i32) -> i32
    %80 = "arith.minsi"(%79, %73) : (i32, i32) -> i32
    %81 = "arith.muli"(%80, %75) : (i32, i32) -> i32
    %82 = "arith.constant"() {value = 10 : i32} : () -> i32
    %83 = "arith.muli"(%81, %82) : (i32, i32) -> i32
    %84 = "arith.constant"() {value = 2376 : i32} : () -> i32
    %85 = "arith.cmpi"(%83, %84) {predicate = 5 : i64} : (i32, i32) -> i1
    %86 = "arith.cmpi"(%80, %73) {predicate = 0 : i64} : (i32, i32) -> i1
    %87 = "arith.ori"(%85, %86) : (i1, i1) -> i1
    %88 = "arith.constant"() {value = 263 : i32} : () -> i32
    %89 = "arith.addi"(%77, %88) : (i32, i32) -> i32
    %90 = "arith.divui"(%89, %78) : (i32, i32) -> i32
    %91 = "arith.divui"(%77, %90) : (i32, i32) -> i32
    %92 = "arith.remui"(%77, %91) : (i32, i32) -> i32
    %93 = "arith.constant"() {value = 0 : i32} : () -> i32
    %94 = "arith.cmpi"(%92, %93) {predicate = 0 : i64} : (i32, i32) -> i1
    %95 = "arith.muli"(%91, %82) : (i32, i32) -> i32
    %96 = "arith.cmpi"(%95, %84) {predicate = 5 : i64} : (i32, i32) -> i1
    %97 = "arith.andi"(%94, %96) : (i1, i1) -> i1
    %98 = "arith.minsi"(%76, %78) : (i32, i32) -> i32
    %99 = "arith.select"(%97, %91, %98) : (i1, i32, i32) -> i32
    %100 = "arith.select"(%87, %73, %76) : (i1, i32, i32) -> i32
    %101 = "arith.select"(%87, %81, %99) : (i1, i32, i32) -> i32
    %102 = "arith.select"(%87, %80, %99) : (i1, i32, i32) -> i32
    %103 = "arith.maxsi"(%102, %43) : (i32, i32) -> i32
    %104 = "arith.extui"(%103) : (i32) -> i64
    %105 = "arith.subi"(%103, %43) : (i32, i32) -> i32
    %106 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
    %107 = "arith.subi"(%48, %106) : (i32, i32) -> i32
    %108 = "arith.extsi"(%107) : (i32) -> i64
    %109 = "arith.shli"(%51, %108) : (i64, i64) -> i64
    %110 = "arith.cmpi"(%108, %29) {predicate = 6 : i64} : (i64, i64) -> i1
    %111 = "arith.select"(%110, %109, %54) : (i1, i64, i64) -> i64
    %112 = "arith.subi"(%111, %104) : (i64, i64) -> i64
    %113 = "arith.shli"(%112, %57) : (i64, i64) -> i64
    %114 = "arith.divui"(%113, %104) : (i64, i64) -> i64
    %115 = "arith.addi"(%114, %51) : (i64, i64) -> i64
    %116 = "arith.shli"(%115, %57) : (i64, i64) -> i64
    %117 = "arith.ori"(%116, %104) : (i64, i64) -> i64
    %118 = "arith.shrui"(%117, %57) : (i64, i64) -> i64
    %119 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
    %120 = "arith.subi"(%48, %119) : (i32, i32) -> i32
    %121 = "arith.extui"(%100) : (i32) -> i64
    %122 = "arith.muli"(%121, %118) : (i64, i64) -> i64
    %123 = "arith.shrui"(%122, %57) : (i64, i64) -> i64
    %124 = "arith.trunci"(%123) : (i64) -> i32
    %125 = "arith.addi"(%124, %100) : (i32, i32) -> i32
    %126 = "arith.shrui"(%125, %120) : (i32, i32) -> i32
    %127 = "arith.cmpi"(%120, %48) {predicate = 6 : i64} : (i32, i32) -> i1
    %128 = "arith.select"(%127, %126, %93) : (i1, i32, i32) -> i32
    %129 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
    %130 = "arith.subi"(%48, %129) : (i32, i32) -> i32
    %131 = "arith.shrui"(%125, %130) : (i32, i32) -> i32
    %132 = "arith.cmpi"(%130, %48) {predicate = 6 : i64} : (i32, i32) -> i1
    %133 = "arith.select"(%132, %131, %93) : (i1, i32, i32) -> i32
    %134 = "arith.muli"(%133, %103) : (i32, i32) -> i32
    %135 = "arith.subi"(%100, %134) : (i32, i32) -> i32
    %136 = "arith.cmpi"(%135, %93) {predicate = 0 : i64} : (i32, i32) -> i1
    %137 = "arith.remui"(%128, %73) : (i32, i32) -> i32
    %138 = "arith.cmpi"(%137, %93) {predicate = 0 : i64} : (i32, i32) -> i1
    %139 = "arith.andi"(%136, %138) : (i1, i1) -> i1
    %140 = "arith.constant"() {value = 256 : i32} : () -> i32
    %141 = "arith.constant"() {value = 106592 : i32} : () -> i32
    "gpu.launch_func"(%101, %43, %43, %140, %43, %43, %141, %37, %8, %9, %1, %41, %8, %9, %1, %0, %2, %3, %1, %5, %6, %4, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %64, %62, %63, %68, %101, %117, %128, %135, %100, %73, %139, %24) {kernel = @kernels::@split_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 42, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, f32) -> ()
    %142 = "arith.constant"() {value = 8 : i32} : () -> i32
    %143 = "arith.muli"(%75, %142) : (i32, i32) -> i32
    %144 = "arith.cmpi"(%143, %101) {predicate = 3 : i64} : (i32, i32) -> i1
    %145 = "arith.constant"() {value = 3 : i32} : () -> i32
    %146 = "arith.select"(%144, %145, %93) : (i1, i32, i32) -> i32
    %147 = "arith.minsi"(%63, %67) : (i32, i32) -> i32
    %148 = "arith.subi"(%101, %43) : (i32, i32) -> i32
    %149 = "arith.maxsi"(%148, %93) : (i32, i32) -> i32
    %150 = "arith.minsi"(%75, %149) : (i32, i32) -> i32
    %151 = "arith.select"(%139, %93, %150) : (i1, i32, i32) -> i32
    %152 = "arith.shli"(%147, %146) : (i32, i32) -> i32
    %153 = "arith.cmpi"(%146, %48) {predicate = 6 : i64} : (i32, i32) -> i1
    %154 = "arith.select"(%153, %152, %93) : (i1, i32, i32) -> i32
    %155 = "arith.constant"() {value = 7 : i32} : () -> i32
    %156 = "arith.addi"(%154, %155) : (i32, i32) -> i32
    %157 = "arith.divui"(%156, %142) : (i32, i32) -> i32
    %158 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%151, %157, %43, %140, %43, %43, %158, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %64, %1, %8, %9, %62, %63, %68, %101, %117, %128, %135, %100, %73, %139, %146) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 30, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64_groups1_columns128_split1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
