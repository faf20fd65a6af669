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
            %188 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%188) ({
              %189 = "llvm.getelementptr"(%59, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %190 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t191_s0 = "llvm.ptrtoint"(%189) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t191_s0, %190) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %192 = "arith.muli"(%185, %47) : (i32, i32) -> i32
            %193 = "llvm.getelementptr"(%59, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %194 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %195 = "arith.muli"(%175, %194) : (i32, i32) -> i32
            %196 = "llvm.getelementptr"(%57, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %197 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%197) ({
              %t198_s0 = "llvm.ptrtoint"(%196) : (!llvm.ptr<3>) -> i32
              %t198_s2 = "llvm.ptrtoint"(%193) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t198_s0, %0, %t198_s2, %50, %192, %182, %183) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %199 = "arith.addi"(%175, %120) : (i32, i32) -> i32
            %200 = "arith.constant"() {value = 3 : i32} : () -> i32
            %201 = "arith.cmpi"(%199, %200) {predicate = 0 : i64} : (i32, i32) -> i1
            %202 = "arith.xori"(%176, %120) : (i32, i32) -> i32
            %203 = "arith.select"(%201, %202, %176) : (i1, i32, i32) -> i32
            %204 = "arith.select"(%201, %50, %199) : (i1, i32, i32) -> i32
            %205 = "arith.addi"(%174, %120) : (i32, i32) -> i32
            %206 = "llvm.getelementptr"(%88, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t207_s0 = "llvm.ptrtoint"(%206) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t207_s0, %179) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %208 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%208) ({
              %209 = "llvm.getelementptr"(%85, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %210 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t211_s0 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t211_s0, %210) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %212 = "llvm.getelementptr"(%85, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %213 = "arith.muli"(%178, %194) : (i32, i32) -> i32
            %214 = "llvm.getelementptr"(%58, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %215 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%215) ({
              %t216_s0 = "llvm.ptrtoint"(%214) : (!llvm.ptr<3>) -> i32
              %t216_s2 = "llvm.ptrtoint"(%212) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t216_s0, %4, %t216_s2, %50, %192, %182, %183) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %217 = "arith.addi"(%178, %120) : (i32, i32) -> i32
            %218 = "arith.cmpi"(%217, %200) {predicate = 0 : i64} : (i32, i32) -> i1
            %219 = "arith.xori"(%179, %120) : (i32, i32) -> i32
            %220 = "arith.select"(%218, %219, %179) : (i1, i32, i32) -> i32
            %221 = "arith.select"(%218, %50, %217) : (i1, i32, i32) -> i32
            %222 = "arith.addi"(%177, %120) : (i32, i32) -> i32
            "scf.yield"(%205, %204, %203, %222, %221, %220) : (i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
          "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %223 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%223) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %224 = "arith.constant"() {value = 1 : i32} : () -> i32
        %225 = "arith.subi"(%52, %224) : (i32, i32) -> i32
        %226 = "arith.subi"(%44, %47) : (i32, i32) -> i32
        %227 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %228 = "arith.mulf"(%227, %41) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %229 = "arith.constant"() {value = 8 : i32} : () -> i32
        %230 = "arith.constant"() {value = 9 : i32} : () -> i32
        %231 = "arith.constant"() {value = 16 : i32} : () -> i32
        %232 = "arith.constant"() {value = 17 : i32} : () -> i32
        %233 = "arith.constant"() {value = 24 : i32} : () -> i32
        %234 = "arith.constant"() {value = 25 : i32} : () -> i32
        %235 = "arith.constant"() {value = 33 : i32} : () -> i32
        %236 = "arith.constant"() {value = 40 : i32} : () -> i32
        %237 = "arith.constant"() {value = 41 : i32} : () -> i32
        %238 = "arith.constant"() {value = 48 : i32} : () -> i32
        %239 = "arith.constant"() {value = 49 : i32} : () -> i32
        %240 = "arith.constant"() {value = 56 : i32} : () -> i32
        %241 = "arith.constant"() {value = 57 : i32} : () -> i32
        %242 = "arith.constant"() {value = 64 : i32} : () -> i32
        %243 = "arith.constant"() {value = 65 : i32} : () -> i32
        %244 = "arith.constant"() {value = 72 : i32} : () -> i32
        %245 = "arith.constant"() {value = 73 : i32} : () -> i32
        %246 = "arith.constant"() {value = 80 : i32} : () -> i32
        %247 = "arith.constant"() {value = 81 : i32} : () -> i32
        %248 = "arith.constant"() {value = 88 : i32} : () -> i32
        %249 = "arith.constant"() {value = 89 : i32} : () -> i32
        %250 = "arith.constant"() {value = 96 : i32} : () -> i32
        %251 = "arith.constant"() {value = 97 : i32} : () -> i32
        %252 = "arith.constant"() {value = 104 : i32} : () -> i32
        %253 = "arith.constant"() {value = 105 : i32} : () -> i32
        %254 = "arith.constant"() {value = 112 : i32} : () -> i32
        %255 = "arith.constant"() {value = 113 : i32} : () -> i32
        %256 = "arith.constant"() {value = 120 : i32} : () -> i32
        %257 = "arith.constant"() {value = 121 : i32} : () -> i32
        %258 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %259 = "arith.muli"(%225, %242) : (i32, i32) -> i32
        %260 = "arith.constant"() {value = 127 : i32} : () -> i32
        %261 = "arith.andi"(%226, %260) : (i32, i32) -> i32
        %262 = "arith.divui"(%261, %53) : (i32, i32) -> i32
        %263 = "arith.muli"(%262, %231) : (i32, i32) -> i32
        %264 = "arith.addi"(%259, %263) : (i32, i32) -> i32
        %265 = "arith.constant"() {value = 4 : i32} : () -> i32
        %266 = "arith.divui"(%258, %265) : (i32, i32) -> i32
        %267 = "arith.addi"(%264, %266) : (i32, i32) -> i32
        %268 = "arith.remui"(%258, %265) : (i32, i32) -> i32
        %269 = "arith.constant"() {value = 2 : i32} : () -> i32
        %270 = "arith.muli"(%268, %269) : (i32, i32) -> i32
        %271 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %272 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %273 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %274 = "arith.constant"() {value = 32 : i64} : () -> i64
        %275 = "arith.shrui"(%35, %274) : (i64, i64) -> i64
        %276 = "arith.subi"(%43, %224) : (i32, i32) -> i32
        %277 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
        %278 = "arith.subi"(%53, %277) : (i32, i32) -> i32
        %279 = "arith.extui"(%271) : (i32) -> i64
        %280 = "arith.muli"(%279, %275) : (i64, i64) -> i64
        %281 = "arith.shrui"(%280, %274) : (i64, i64) -> i64
        %282 = "arith.trunci"(%281) : (i64) -> i32
        %283 = "arith.addi"(%282, %271) : (i32, i32) -> i32
        %284 = "arith.shrui"(%283, %278) : (i32, i32) -> i32
        %285 = "arith.cmpi"(%278, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %286 = "arith.select"(%285, %284, %50) : (i1, i32, i32) -> i32
        %287 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
        %288 = "arith.subi"(%53, %287) : (i32, i32) -> i32
        %289 = "arith.shrui"(%283, %288) : (i32, i32) -> i32
        %290 = "arith.cmpi"(%288, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %291 = "arith.select"(%290, %289, %50) : (i1, i32, i32) -> i32
        %292 = "arith.muli"(%291, %43) : (i32, i32) -> i32
        %293 = "arith.subi"(%271, %292) : (i32, i32) -> i32
        %294 = "arith.muli"(%286, %38) : (i32, i32) -> i32
        %295 = "arith.muli"(%293, %36) : (i32, i32) -> i32
        %296 = "arith.addi"(%294, %295) : (i32, i32) -> i32
        %297 = "arith.minsi"(%293, %37) : (i32, i32) -> i32
        %298 = "arith.addi"(%296, %297) : (i32, i32) -> i32
        %299 = "arith.addi"(%271, %224) : (i32, i32) -> i32
        %300 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
        %301 = "arith.subi"(%53, %300) : (i32, i32) -> i32
        %302 = "arith.extui"(%299) : (i32) -> i64
        %303 = "arith.muli"(%302, %275) : (i64, i64) -> i64
        %304 = "arith.shrui"(%303, %274) : (i64, i64) -> i64
        %305 = "arith.trunci"(%304) : (i64) -> i32
        %306 = "arith.addi"(%305, %299) : (i32, i32) -> i32
        %307 = "arith.shrui"(%306, %301) : (i32, i32) -> i32
        %308 = "arith.cmpi"(%301, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %309 = "arith.select"(%308, %307, %50) : (i1, i32, i32) -> i32
        %310 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
        %311 = "arith.subi"(%53, %310) : (i32, i32) -> i32
        %312 = "arith.shrui"(%306, %311) : (i32, i32) -> i32
        %313 = "arith.cmpi"(%311, %53) {predicate = 6 : i64} : (i32, i32) -> i1
        %314 = "arith.select"(%313, %312, %50) : (i1, i32, i32) -> i32
        %315 = "arith.muli"(%314, %43) : (i32, i32) -> i32
        %316 = "arith.subi"(%299, %315) : (i32, i32) -> i32
        %317 = "arith.muli"(%309, %38) : (i32, i32) -> i32
        %318 = "arith.muli"(%316, %36) : (i32, i32) -> i32
        %319 = "arith.addi"(%317, %318) : (i32, i32) -> i32
        %320 = "arith.minsi"(%316, %37) : (i32, i32) -> i32
        %321 = "arith.addi"(%319, %320) : (i32, i32) -> i32
        %322 = "arith.divui"(%298, %39) : (i32, i32) -> i32
        %323 = "arith.subi"(%39, %224) : (i32, i32) -> i32
        %324 = "arith.addi"(%321, %323) : (i32, i32) -> i32
        %325 = "arith.remsi"(%324, %39) : (i32, i32) -> i32
        %326 = "arith.cmpi"(%325, %50) {predicate = 2 : i64} : (i32, i32) -> i1
        %327 = "arith.divsi"(%324, %39) : (i32, i32) -> i32
        %328 = "arith.extsi"(%326) : (i1) -> i32
        %329 = "arith.addi"(%327, %328) : (i32, i32) -> i32
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
        %394 = "llvm.mlir.undef"() : () -> f32
        %395 = "llvm.mlir.undef"() : () -> f32
        %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467 = "scf.for"(%322, %329, %224, %50, %50, %50, %50, %50, %50, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395) ({
        ^bb0(%468: i32, %469: i32, %470: i32, %471: i32, %472: i32, %473: i32, %474: i32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32, %484: f32, %485: f32, %486: f32, %487: f32, %488: f32, %489: f32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32):
          %541 = "arith.remui"(%468, %33) : (i32, i32) -> i32
          %542 = "arith.divui"(%468, %33) : (i32, i32) -> i32
          %543 = "arith.remui"(%542, %2) : (i32, i32) -> i32
          %544 = "arith.divui"(%542, %2) : (i32, i32) -> i32
          %545 = "arith.muli"(%468, %39) : (i32, i32) -> i32
          %546 = "arith.subi"(%298, %545) : (i32, i32) -> i32
          %547 = "arith.maxsi"(%546, %50) : (i32, i32) -> i32
          %548 = "arith.subi"(%321, %545) : (i32, i32) -> i32
          %549 = "arith.minsi"(%548, %39) : (i32, i32) -> i32
          %550 = "arith.divui"(%261, %229) : (i32, i32) -> i32
          %551 = "arith.remui"(%261, %229) : (i32, i32) -> i32
          %552 = "arith.addi"(%261, %47) : (i32, i32) -> i32
          %553 = "arith.divui"(%552, %229) : (i32, i32) -> i32
          %554 = "arith.remui"(%552, %229) : (i32, i32) -> i32
          %555 = "arith.addi"(%261, %67) : (i32, i32) -> i32
          %556 = "arith.divui"(%555, %229) : (i32, i32) -> i32
          %557 = "arith.remui"(%555, %229) : (i32, i32) -> i32
          %558 = "arith.constant"() {value = 384 : i32} : () -> i32
          %559 = "arith.addi"(%261, %558) : (i32, i32) -> i32
          %560 = "arith.divui"(%559, %229) : (i32, i32) -> i32
          %561 = "arith.remui"(%559, %229) : (i32, i32) -> i32
          %562 = "arith.muli"(%541, %242) : (i32, i32) -> i32
          %563 = "arith.addi"(%562, %259) : (i32, i32) -> i32
          %564 = "arith.addi"(%563, %550) : (i32, i32) -> i32
          %565 = "arith.addi"(%563, %553) : (i32, i32) -> i32
          %566 = "arith.addi"(%563, %556) : (i32, i32) -> i32
          %567 = "arith.addi"(%563, %560) : (i32, i32) -> i32
          %568 = "arith.subi"(%32, %224) : (i32, i32) -> i32
          %569 = "arith.minsi"(%564, %568) : (i32, i32) -> i32
          %570 = "arith.shrui"(%31, %274) : (i64, i64) -> i64
          %571 = "arith.subi"(%42, %224) : (i32, i32) -> i32
          %572 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %573 = "arith.subi"(%53, %572) : (i32, i32) -> i32
          %574 = "arith.shrsi"(%569, %51) : (i32, i32) -> i32
          %575 = "arith.xori"(%569, %574) : (i32, i32) -> i32
          %576 = "arith.extui"(%575) : (i32) -> i64
          %577 = "arith.muli"(%576, %570) : (i64, i64) -> i64
          %578 = "arith.shrui"(%577, %274) : (i64, i64) -> i64
          %579 = "arith.trunci"(%578) : (i64) -> i32
          %580 = "arith.addi"(%579, %575) : (i32, i32) -> i32
          %581 = "arith.shrui"(%580, %573) : (i32, i32) -> i32
          %582 = "arith.cmpi"(%573, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %583 = "arith.select"(%582, %581, %50) : (i1, i32, i32) -> i32
          %584 = "arith.xori"(%583, %574) : (i32, i32) -> i32
          %585 = "arith.muli"(%543, %42) : (i32, i32) -> i32
          %586 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %587 = "arith.subi"(%53, %586) : (i32, i32) -> i32
          %588 = "arith.shrui"(%580, %587) : (i32, i32) -> i32
          %589 = "arith.cmpi"(%587, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %590 = "arith.select"(%589, %588, %50) : (i1, i32, i32) -> i32
          %591 = "arith.xori"(%590, %574) : (i32, i32) -> i32
          %592 = "arith.muli"(%591, %42) : (i32, i32) -> i32
          %593 = "arith.subi"(%569, %592) : (i32, i32) -> i32
          %594 = "arith.addi"(%585, %593) : (i32, i32) -> i32
          %595 = "arith.extsi"(%594) : (i32) -> i64
          %596 = "arith.extsi"(%544) : (i32) -> i64
          %597 = "arith.muli"(%595, %13) : (i64, i64) -> i64
          %598 = "arith.muli"(%596, %14) : (i64, i64) -> i64
          %599 = "arith.addi"(%597, %598) : (i64, i64) -> i64
          %600 = "llvm.getelementptr"(%8, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %601 = "arith.extsi"(%584) : (i32) -> i64
          %602 = "arith.extsi"(%551) : (i32) -> i64
          %603 = "arith.muli"(%601, %12) : (i64, i64) -> i64
          %604 = "arith.constant"() {value = 8 : i64} : () -> i64
          %605 = "arith.muli"(%602, %604) : (i64, i64) -> i64
          %606 = "arith.addi"(%603, %605) : (i64, i64) -> i64
          %607 = "llvm.getelementptr"(%600, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %608 = "llvm.load"(%607) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %609 = "vector.extract"(%608) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %610 = "vector.extract"(%608) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %611 = "vector.extract"(%608) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %612 = "vector.extract"(%608) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %613 = "vector.extract"(%608) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %614 = "vector.extract"(%608) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %615 = "vector.extract"(%608) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %616 = "vector.extract"(%608) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %617 = "arith.minsi"(%565, %568) : (i32, i32) -> i32
          %618 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %619 = "arith.subi"(%53, %618) : (i32, i32) -> i32
          %620 = "arith.shrsi"(%617, %51) : (i32, i32) -> i32
          %621 = "arith.xori"(%617, %620) : (i32, i32) -> i32
          %622 = "arith.extui"(%621) : (i32) -> i64
          %623 = "arith.muli"(%622, %570) : (i64, i64) -> i64
          %624 = "arith.shrui"(%623, %274) : (i64, i64) -> i64
          %625 = "arith.trunci"(%624) : (i64) -> i32
          %626 = "arith.addi"(%625, %621) : (i32, i32) -> i32
          %627 = "arith.shrui"(%626, %619) : (i32, i32) -> i32
          %628 = "arith.cmpi"(%619, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %629 = "arith.select"(%628, %627, %50) : (i1, i32, i32) -> i32
          %630 = "arith.xori"(%629, %620) : (i32, i32) -> i32
          %631 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %632 = "arith.subi"(%53, %631) : (i32, i32) -> i32
          %633 = "arith.shrui"(%626, %632) : (i32, i32) -> i32
          %634 = "arith.cmpi"(%632, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %635 = "arith.select"(%634, %633, %50) : (i1, i32, i32) -> i32
          %636 = "arith.xori"(%635, %620) : (i32, i32) -> i32
          %637 = "arith.muli"(%636, %42) : (i32, i32) -> i32
          %638 = "arith.subi"(%617, %637) : (i32, i32) -> i32
          %639 = "arith.addi"(%585, %638) : (i32, i32) -> i32
          %640 = "arith.extsi"(%639) : (i32) -> i64
          %641 = "arith.muli"(%640, %13) : (i64, i64) -> i64
          %642 = "arith.addi"(%641, %598) : (i64, i64) -> i64
          %643 = "llvm.getelementptr"(%8, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %644 = "arith.extsi"(%630) : (i32) -> i64
          %645 = "arith.extsi"(%554) : (i32) -> i64
          %646 = "arith.muli"(%644, %12) : (i64, i64) -> i64
          %647 = "arith.muli"(%645, %604) : (i64, i64) -> i64
          %648 = "arith.addi"(%646, %647) : (i64, i64) -> i64
          %649 = "llvm.getelementptr"(%643, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %650 = "llvm.load"(%649) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %651 = "vector.extract"(%650) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %652 = "vector.extract"(%650) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %653 = "vector.extract"(%650) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %654 = "vector.extract"(%650) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %655 = "vector.extract"(%650) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %656 = "vector.extract"(%650) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %657 = "vector.extract"(%650) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %658 = "vector.extract"(%650) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %659 = "arith.minsi"(%566, %568) : (i32, i32) -> i32
          %660 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %661 = "arith.subi"(%53, %660) : (i32, i32) -> i32
          %662 = "arith.shrsi"(%659, %51) : (i32, i32) -> i32
          %663 = "arith.xori"(%659, %662) : (i32, i32) -> i32
          %664 = "arith.extui"(%663) : (i32) -> i64
          %665 = "arith.muli"(%664, %570) : (i64, i64) -> i64
          %666 = "arith.shrui"(%665, %274) : (i64, i64) -> i64
          %667 = "arith.trunci"(%666) : (i64) -> i32
          %668 = "arith.addi"(%667, %663) : (i32, i32) -> i32
          %669 = "arith.shrui"(%668, %661) : (i32, i32) -> i32
          %670 = "arith.cmpi"(%661, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %671 = "arith.select"(%670, %669, %50) : (i1, i32, i32) -> i32
          %672 = "arith.xori"(%671, %662) : (i32, i32) -> i32
          %673 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %674 = "arith.subi"(%53, %673) : (i32, i32) -> i32
          %675 = "arith.shrui"(%668, %674) : (i32, i32) -> i32
          %676 = "arith.cmpi"(%674, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %677 = "arith.select"(%676, %675, %50) : (i1, i32, i32) -> i32
          %678 = "arith.xori"(%677, %662) : (i32, i32) -> i32
          %679 = "arith.muli"(%678, %42) : (i32, i32) -> i32
          %680 = "arith.subi"(%659, %679) : (i32, i32) -> i32
          %681 = "arith.addi"(%585, %680) : (i32, i32) -> i32
          %682 = "arith.extsi"(%681) : (i32) -> i64
          %683 = "arith.muli"(%682, %13) : (i64, i64) -> i64
          %684 = "arith.addi"(%683, %598) : (i64, i64) -> i64
          %685 = "llvm.getelementptr"(%8, %684) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %686 = "arith.extsi"(%672) : (i32) -> i64
          %687 = "arith.extsi"(%557) : (i32) -> i64
          %688 = "arith.muli"(%686, %12) : (i64, i64) -> i64
          %689 = "arith.muli"(%687, %604) : (i64, i64) -> i64
          %690 = "arith.addi"(%688, %689) : (i64, i64) -> i64
          %691 = "llvm.getelementptr"(%685, %690) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %692 = "llvm.load"(%691) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %693 = "vector.extract"(%692) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %694 = "vector.extract"(%692) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %695 = "vector.extract"(%692) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %696 = "vector.extract"(%692) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %697 = "vector.extract"(%692) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %698 = "vector.extract"(%692) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %699 = "vector.extract"(%692) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %700 = "vector.extract"(%692) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %701 = "arith.minsi"(%567, %568) : (i32, i32) -> i32
          %702 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %703 = "arith.subi"(%53, %702) : (i32, i32) -> i32
          %704 = "arith.shrsi"(%701, %51) : (i32, i32) -> i32
          %705 = "arith.xori"(%701, %704) : (i32, i32) -> i32
          %706 = "arith.extui"(%705) : (i32) -> i64
          %707 = "arith.muli"(%706, %570) : (i64, i64) -> i64
          %708 = "arith.shrui"(%707, %274) : (i64, i64) -> i64
          %709 = "arith.trunci"(%708) : (i64) -> i32
          %710 = "arith.addi"(%709, %705) : (i32, i32) -> i32
          %711 = "arith.shrui"(%710, %703) : (i32, i32) -> i32
          %712 = "arith.cmpi"(%703, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %713 = "arith.select"(%712, %711, %50) : (i1, i32, i32) -> i32
          %714 = "arith.xori"(%713, %704) : (i32, i32) -> i32
          %715 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %716 = "arith.subi"(%53, %715) : (i32, i32) -> i32
          %717 = "arith.shrui"(%710, %716) : (i32, i32) -> i32
          %718 = "arith.cmpi"(%716, %53) {predicate = 6 : i64} : (i32, i32) -> i1
          %719 = "arith.select"(%718, %717, %50) : (i1, i32, i32) -> i32
          %720 = "arith.xori"(%719, %704) : (i32, i32) -> i32
          %721 = "arith.muli"(%720, %42) : (i32, i32) -> i32
          %722 = "arith.subi"(%701, %721) : (i32, i32) -> i32
          %723 = "arith.addi"(%585, %722) : (i32, i32) -> i32
          %724 = "arith.extsi"(%723) : (i32) -> i64
          %725 = "arith.muli"(%724, %13) : (i64, i64) -> i64
          %726 = "arith.addi"(%725, %598) : (i64, i64) -> i64
          %727 = "llvm.getelementptr"(%8, %726) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %728 = "arith.extsi"(%714) : (i32) -> i64
          %729 = "arith.extsi"(%561) : (i32) -> i64
          %730 = "arith.muli"(%728, %12) : (i64, i64) -> i64
          %731 = "arith.muli"(%729, %604) : (i64, i64) -> i64
          %732 = "arith.addi"(%730, %731) : (i64, i64) -> i64
          %733 = "llvm.getelementptr"(%727, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %734 = "llvm.load"(%733) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %735 = "vector.extract"(%734) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %736 = "vector.extract"(%734) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %737 = "vector.extract"(%734) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %738 = "vector.extract"(%734) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %739 = "vector.extract"(%734) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %740 = "vector.extract"(%734) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %741 = "vector.extract"(%734) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %742 = "vector.extract"(%734) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %743 = "arith.addi"(%224, %225) : (i32, i32) -> i32
          "nvvm.barrier"(%743, %47) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %744 = "arith.addi"(%259, %550) : (i32, i32) -> i32
          %745 = "arith.cmpi"(%564, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %746, %747, %748, %749, %750, %751, %752, %753 = "scf.if"(%745) ({
            %754 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %755 = "vector.extract"(%754) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %756 = "vector.extract"(%754) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %757 = "vector.extract"(%754) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %758 = "vector.extract"(%754) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %759 = "vector.extract"(%754) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %760 = "vector.extract"(%754) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %761 = "vector.extract"(%754) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %762 = "vector.extract"(%754) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%755, %756, %757, %758, %759, %760, %761, %762) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%609, %610, %611, %612, %613, %614, %615, %616) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %763 = "arith.muli"(%744, %242) : (i32, i32) -> i32
          %764 = "arith.muli"(%551, %229) : (i32, i32) -> i32
          %765 = "arith.addi"(%763, %764) : (i32, i32) -> i32
          %766 = "arith.constant"() {value = 448 : i32} : () -> i32
          %767 = "arith.andi"(%765, %766) : (i32, i32) -> i32
          %768 = "arith.constant"() {value = 3 : i32} : () -> i32
          %769 = "arith.shrui"(%767, %768) : (i32, i32) -> i32
          %770 = "arith.xori"(%765, %769) : (i32, i32) -> i32
          %771 = "llvm.getelementptr"(%56, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %772 = "vector.from_elements"(%746, %747, %748, %749, %750, %751, %752, %753) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%772, %771) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %773 = "arith.addi"(%259, %553) : (i32, i32) -> i32
          %774 = "arith.cmpi"(%565, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %775, %776, %777, %778, %779, %780, %781, %782 = "scf.if"(%774) ({
            %783 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %784 = "vector.extract"(%783) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %785 = "vector.extract"(%783) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %786 = "vector.extract"(%783) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %787 = "vector.extract"(%783) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %788 = "vector.extract"(%783) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %789 = "vector.extract"(%783) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %790 = "vector.extract"(%783) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %791 = "vector.extract"(%783) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%784, %785, %786, %787, %788, %789, %790, %791) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%651, %652, %653, %654, %655, %656, %657, %658) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %792 = "arith.muli"(%773, %242) : (i32, i32) -> i32
          %793 = "arith.muli"(%554, %229) : (i32, i32) -> i32
          %794 = "arith.addi"(%792, %793) : (i32, i32) -> i32
          %795 = "arith.andi"(%794, %766) : (i32, i32) -> i32
          %796 = "arith.shrui"(%795, %768) : (i32, i32) -> i32
          %797 = "arith.xori"(%794, %796) : (i32, i32) -> i32
          %798 = "llvm.getelementptr"(%56, %797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %799 = "vector.from_elements"(%775, %776, %777, %778, %779, %780, %781, %782) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%799, %798) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %800 = "arith.addi"(%259, %556) : (i32, i32) -> i32
          %801 = "arith.cmpi"(%566, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %802, %803, %804, %805, %806, %807, %808, %809 = "scf.if"(%801) ({
            %810 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %811 = "vector.extract"(%810) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %812 = "vector.extract"(%810) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %813 = "vector.extract"(%810) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %814 = "vector.extract"(%810) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %815 = "vector.extract"(%810) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %816 = "vector.extract"(%810) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %817 = "vector.extract"(%810) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %818 = "vector.extract"(%810) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%811, %812, %813, %814, %815, %816, %817, %818) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%693, %694, %695, %696, %697, %698, %699, %700) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %819 = "arith.muli"(%800, %242) : (i32, i32) -> i32
          %820 = "arith.muli"(%557, %229) : (i32, i32) -> i32
          %821 = "arith.addi"(%819, %820) : (i32, i32) -> i32
          %822 = "arith.andi"(%821, %766) : (i32, i32) -> i32
          %823 = "arith.shrui"(%822, %768) : (i32, i32) -> i32
          %824 = "arith.xori"(%821, %823) : (i32, i32) -> i32
          %825 = "llvm.getelementptr"(%56, %824) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %826 = "vector.from_elements"(%802, %803, %804, %805, %806, %807, %808, %809) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%826, %825) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %827 = "arith.addi"(%259, %560) : (i32, i32) -> i32
          %828 = "arith.cmpi"(%567, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %829, %830, %831, %832, %833, %834, %835, %836 = "scf.if"(%828) ({
            %837 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %838 = "vector.extract"(%837) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %839 = "vector.extract"(%837) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %840 = "vector.extract"(%837) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %841 = "vector.extract"(%837) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %842 = "vector.extract"(%837) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %843 = "vector.extract"(%837) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %844 = "vector.extract"(%837) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %845 = "vector.extract"(%837) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%838, %839, %840, %841, %842, %843, %844, %845) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%735, %736, %737, %738, %739, %740, %741, %742) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %846 = "arith.muli"(%827, %242) : (i32, i32) -> i32
          %847 = "arith.muli"(%561, %229) : (i32, i32) -> i32
          %848 = "arith.addi"(%846, %847) : (i32, i32) -> i32
          %849 = "arith.andi"(%848, %766) : (i32, i32) -> i32
          %850 = "arith.shrui"(%849, %768) : (i32, i32) -> i32
          %851 = "arith.xori"(%848, %850) : (i32, i32) -> i32
          %852 = "llvm.getelementptr"(%56, %851) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %853 = "vector.from_elements"(%829, %830, %831, %832, %833, %834, %835, %836) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%853, %852) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%743, %47) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %854 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %855 = "vector.extract"(%854) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %856 = "vector.extract"(%854) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %857 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %858 = "vector.extract"(%857) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %859 = "vector.extract"(%857) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %860 = "vector.extract"(%857) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %861 = "vector.extract"(%857) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %862 = "vector.extract"(%857) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %863 = "vector.extract"(%857) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %864 = "vector.extract"(%857) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %865 = "vector.extract"(%857) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %866 = "vector.extract"(%857) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %867 = "vector.extract"(%857) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %868 = "vector.extract"(%857) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %869 = "vector.extract"(%857) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %870 = "vector.extract"(%857) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %871 = "vector.extract"(%857) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %872 = "vector.extract"(%857) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %873 = "vector.extract"(%857) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %874 = "vector.extract"(%857) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %875 = "vector.extract"(%857) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %876 = "vector.extract"(%857) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %877 = "vector.extract"(%857) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %878 = "vector.extract"(%857) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %879 = "vector.extract"(%857) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %880 = "vector.extract"(%857) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %881 = "vector.extract"(%857) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %882 = "vector.extract"(%857) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %883 = "vector.extract"(%857) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %884 = "vector.extract"(%857) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %885 = "vector.extract"(%857) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %886 = "vector.extract"(%857) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %887 = "vector.extract"(%857) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %888 = "vector.extract"(%857) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %889 = "vector.extract"(%857) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %890 = "arith.muli"(%547, %47) : (i32, i32) -> i32
          %891 = "arith.addi"(%562, %267) : (i32, i32) -> i32
          %892 = "llvm.getelementptr"(%59, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t893_s0 = "llvm.ptrtoint"(%892) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t893_s0, %471) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %894 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %895 = "arith.muli"(%470, %894) : (i32, i32) -> i32
          %896 = "llvm.getelementptr"(%57, %895) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %897 = "arith.constant"() {value = false} : () -> i1
          %t899_a = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          %t899_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t899_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t899_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t899_shifted = "arith.shrui"(%t899_a, %t899_four) : (i32, i32) -> i32
          %t899_low = "arith.andi"(%t899_shifted, %t899_mask) : (i32, i32) -> i32
          %t899_wide = "arith.extui"(%t899_low) : (i32) -> i64
          %898 = "arith.ori"(%t899_wide, %t899_fields) : (i64, i64) -> i64
          %t901_a = "llvm.ptrtoint"(%896) : (!llvm.ptr<3>) -> i32
          %t901_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t901_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t901_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t901_shifted = "arith.shrui"(%t901_a, %t901_four) : (i32, i32) -> i32
          %t901_low = "arith.andi"(%t901_shifted, %t901_mask) : (i32, i32) -> i32
          %t901_wide = "arith.extui"(%t901_low) : (i32) -> i64
          %900 = "arith.ori"(%t901_wide, %t901_fields) : (i64, i64) -> i64
          %t966_r = "llvm.inline_asm"(%475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %902 = "llvm.extractvalue"(%t966_r) {position = array<i64: 0>} : (!struct0) -> f32
          %903 = "llvm.extractvalue"(%t966_r) {position = array<i64: 1>} : (!struct0) -> f32
          %904 = "llvm.extractvalue"(%t966_r) {position = array<i64: 2>} : (!struct0) -> f32
          %905 = "llvm.extractvalue"(%t966_r) {position = array<i64: 3>} : (!struct0) -> f32
          %906 = "llvm.extractvalue"(%t966_r) {position = array<i64: 4>} : (!struct0) -> f32
          %907 = "llvm.extractvalue"(%t966_r) {position = array<i64: 5>} : (!struct0) -> f32
          %908 = "llvm.extractvalue"(%t966_r) {position = array<i64: 6>} : (!struct0) -> f32
          %909 = "llvm.extractvalue"(%t966_r) {position = array<i64: 7>} : (!struct0) -> f32
          %910 = "llvm.extractvalue"(%t966_r) {position = array<i64: 8>} : (!struct0) -> f32
          %911 = "llvm.extractvalue"(%t966_r) {position = array<i64: 9>} : (!struct0) -> f32
          %912 = "llvm.extractvalue"(%t966_r) {position = array<i64: 10>} : (!struct0) -> f32
          %913 = "llvm.extractvalue"(%t966_r) {position = array<i64: 11>} : (!struct0) -> f32
          %914 = "llvm.extractvalue"(%t966_r) {position = array<i64: 12>} : (!struct0) -> f32
          %915 = "llvm.extractvalue"(%t966_r) {position = array<i64: 13>} : (!struct0) -> f32
          %916 = "llvm.extractvalue"(%t966_r) {position = array<i64: 14>} : (!struct0) -> f32
          %917 = "llvm.extractvalue"(%t966_r) {position = array<i64: 15>} : (!struct0) -> f32
          %918 = "llvm.extractvalue"(%t966_r) {position = array<i64: 16>} : (!struct0) -> f32
          %919 = "llvm.extractvalue"(%t966_r) {position = array<i64: 17>} : (!struct0) -> f32
          %920 = "llvm.extractvalue"(%t966_r) {position = array<i64: 18>} : (!struct0) -> f32
          %921 = "llvm.extractvalue"(%t966_r) {position = array<i64: 19>} : (!struct0) -> f32
          %922 = "llvm.extractvalue"(%t966_r) {position = array<i64: 20>} : (!struct0) -> f32
          %923 = "llvm.extractvalue"(%t966_r) {position = array<i64: 21>} : (!struct0) -> f32
          %924 = "llvm.extractvalue"(%t966_r) {position = array<i64: 22>} : (!struct0) -> f32
          %925 = "llvm.extractvalue"(%t966_r) {position = array<i64: 23>} : (!struct0) -> f32
          %926 = "llvm.extractvalue"(%t966_r) {position = array<i64: 24>} : (!struct0) -> f32
          %927 = "llvm.extractvalue"(%t966_r) {position = array<i64: 25>} : (!struct0) -> f32
          %928 = "llvm.extractvalue"(%t966_r) {position = array<i64: 26>} : (!struct0) -> f32
          %929 = "llvm.extractvalue"(%t966_r) {position = array<i64: 27>} : (!struct0) -> f32
          %930 = "llvm.extractvalue"(%t966_r) {position = array<i64: 28>} : (!struct0) -> f32
          %931 = "llvm.extractvalue"(%t966_r) {position = array<i64: 29>} : (!struct0) -> f32
          %932 = "llvm.extractvalue"(%t966_r) {position = array<i64: 30>} : (!struct0) -> f32
          %933 = "llvm.extractvalue"(%t966_r) {position = array<i64: 31>} : (!struct0) -> f32
          %934 = "llvm.extractvalue"(%t966_r) {position = array<i64: 32>} : (!struct0) -> f32
          %935 = "llvm.extractvalue"(%t966_r) {position = array<i64: 33>} : (!struct0) -> f32
          %936 = "llvm.extractvalue"(%t966_r) {position = array<i64: 34>} : (!struct0) -> f32
          %937 = "llvm.extractvalue"(%t966_r) {position = array<i64: 35>} : (!struct0) -> f32
          %938 = "llvm.extractvalue"(%t966_r) {position = array<i64: 36>} : (!struct0) -> f32
          %939 = "llvm.extractvalue"(%t966_r) {position = array<i64: 37>} : (!struct0) -> f32
          %940 = "llvm.extractvalue"(%t966_r) {position = array<i64: 38>} : (!struct0) -> f32
          %941 = "llvm.extractvalue"(%t966_r) {position = array<i64: 39>} : (!struct0) -> f32
          %942 = "llvm.extractvalue"(%t966_r) {position = array<i64: 40>} : (!struct0) -> f32
          %943 = "llvm.extractvalue"(%t966_r) {position = array<i64: 41>} : (!struct0) -> f32
          %944 = "llvm.extractvalue"(%t966_r) {position = array<i64: 42>} : (!struct0) -> f32
          %945 = "llvm.extractvalue"(%t966_r) {position = array<i64: 43>} : (!struct0) -> f32
          %946 = "llvm.extractvalue"(%t966_r) {position = array<i64: 44>} : (!struct0) -> f32
          %947 = "llvm.extractvalue"(%t966_r) {position = array<i64: 45>} : (!struct0) -> f32
          %948 = "llvm.extractvalue"(%t966_r) {position = array<i64: 46>} : (!struct0) -> f32
          %949 = "llvm.extractvalue"(%t966_r) {position = array<i64: 47>} : (!struct0) -> f32
          %950 = "llvm.extractvalue"(%t966_r) {position = array<i64: 48>} : (!struct0) -> f32
          %951 = "llvm.extractvalue"(%t966_r) {position = array<i64: 49>} : (!struct0) -> f32
          %952 = "llvm.extractvalue"(%t966_r) {position = array<i64: 50>} : (!struct0) -> f32
          %953 = "llvm.extractvalue"(%t966_r) {position = array<i64: 51>} : (!struct0) -> f32
          %954 = "llvm.extractvalue"(%t966_r) {position = array<i64: 52>} : (!struct0) -> f32
          %955 = "llvm.extractvalue"(%t966_r) {position = array<i64: 53>} : (!struct0) -> f32
          %956 = "llvm.extractvalue"(%t966_r) {position = array<i64: 54>} : (!struct0) -> f32
          %957 = "llvm.extractvalue"(%t966_r) {position = array<i64: 55>} : (!struct0) -> f32
          %958 = "llvm.extractvalue"(%t966_r) {position = array<i64: 56>} : (!struct0) -> f32
          %959 = "llvm.extractvalue"(%t966_r) {position = array<i64: 57>} : (!struct0) -> f32
          %960 = "llvm.extractvalue"(%t966_r) {position = array<i64: 58>} : (!struct0) -> f32
          %961 = "llvm.extractvalue"(%t966_r) {position = array<i64: 59>} : (!struct0) -> f32
          %962 = "llvm.extractvalue"(%t966_r) {position = array<i64: 60>} : (!struct0) -> f32
          %963 = "llvm.extractvalue"(%t966_r) {position = array<i64: 61>} : (!struct0) -> f32
          %964 = "llvm.extractvalue"(%t966_r) {position = array<i64: 62>} : (!struct0) -> f32
          %965 = "llvm.extractvalue"(%t966_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t1031_r = "llvm.inline_asm"(%902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %898, %900, %897) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %967 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 0>} : (!struct0) -> f32
          %968 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 1>} : (!struct0) -> f32
          %969 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 2>} : (!struct0) -> f32
          %970 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 3>} : (!struct0) -> f32
          %971 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 4>} : (!struct0) -> f32
          %972 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 5>} : (!struct0) -> f32
          %973 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 6>} : (!struct0) -> f32
          %974 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 7>} : (!struct0) -> f32
          %975 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 8>} : (!struct0) -> f32
          %976 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 9>} : (!struct0) -> f32
          %977 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 10>} : (!struct0) -> f32
          %978 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 11>} : (!struct0) -> f32
          %979 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 12>} : (!struct0) -> f32
          %980 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 13>} : (!struct0) -> f32
          %981 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 14>} : (!struct0) -> f32
          %982 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 15>} : (!struct0) -> f32
          %983 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 16>} : (!struct0) -> f32
          %984 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 17>} : (!struct0) -> f32
          %985 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 18>} : (!struct0) -> f32
          %986 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 19>} : (!struct0) -> f32
          %987 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 20>} : (!struct0) -> f32
          %988 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 21>} : (!struct0) -> f32
          %989 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 22>} : (!struct0) -> f32
          %990 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 23>} : (!struct0) -> f32
          %991 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 24>} : (!struct0) -> f32
          %992 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 25>} : (!struct0) -> f32
          %993 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 26>} : (!struct0) -> f32
          %994 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 27>} : (!struct0) -> f32
          %995 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 28>} : (!struct0) -> f32
          %996 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 29>} : (!struct0) -> f32
          %997 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 30>} : (!struct0) -> f32
          %998 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 31>} : (!struct0) -> f32
          %999 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1000 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1001 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1002 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1003 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1004 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1005 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1006 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1007 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1008 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1009 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1010 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1011 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1012 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1013 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1014 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1015 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1016 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1017 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1018 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1019 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1020 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1021 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1022 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1023 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1024 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1025 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1026 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1027 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1028 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1029 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1030 = "llvm.extractvalue"(%t1031_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1096_r = "llvm.inline_asm"(%967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1032 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1033 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1034 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1035 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1036 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1037 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1038 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1039 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1040 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1041 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1042 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1043 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1044 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1045 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1046 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1047 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1048 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1049 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1050 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1051 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1052 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1053 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1054 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1055 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1056 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1057 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1058 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1059 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1060 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1061 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1062 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1063 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1064 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1065 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1066 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1067 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1068 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1069 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1070 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1071 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1072 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1073 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1074 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1075 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1076 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1077 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1078 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1079 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1080 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1081 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1082 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1083 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1084 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1085 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1086 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1087 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1088 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1089 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1090 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1091 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1092 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1093 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1094 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1095 = "llvm.extractvalue"(%t1096_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%61) ({
            %1097 = "llvm.getelementptr"(%62, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1098_s0 = "llvm.ptrtoint"(%1097) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1098_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1099 = "arith.addi"(%470, %224) : (i32, i32) -> i32
          %1100 = "arith.cmpi"(%1099, %768) {predicate = 0 : i64} : (i32, i32) -> i1
          %1101 = "arith.xori"(%471, %224) : (i32, i32) -> i32
          %1102 = "arith.select"(%1100, %1101, %471) : (i1, i32, i32) -> i32
          %1103 = "arith.select"(%1100, %50, %1099) : (i1, i32, i32) -> i32
          %1104 = "arith.addi"(%469, %224) : (i32, i32) -> i32
          %1105 = "arith.addi"(%890, %47) : (i32, i32) -> i32
          %1106 = "arith.cmpi"(%1105, %1) {predicate = 4 : i64} : (i32, i32) -> i1
          %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170 = "scf.if"(%1106) ({
            %1171 = "arith.addi"(%890, %270) : (i32, i32) -> i32
            %1172 = "vector.from_elements"(%50, %224, %229, %230, %231, %232, %233, %234, %53, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1173 = "arith.subi"(%1, %1171) : (i32, i32) -> i32
            %1174 = "vector.broadcast"(%1173) : (i32) -> vector<32xi32>
            %1175 = "arith.cmpi"(%1172, %1174) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1176 = "vector.from_elements"(%1032, %1033, %1036, %1037, %1040, %1041, %1044, %1045, %1048, %1049, %1052, %1053, %1056, %1057, %1060, %1061, %1064, %1065, %1068, %1069, %1072, %1073, %1076, %1077, %1080, %1081, %1084, %1085, %1088, %1089, %1092, %1093) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1177 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1178 = "arith.select"(%1175, %1177, %1176) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1179 = "vector.extract"(%1178) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1180 = "vector.extract"(%1178) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1181 = "vector.extract"(%1178) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1182 = "vector.extract"(%1178) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1183 = "vector.extract"(%1178) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1184 = "vector.extract"(%1178) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1185 = "vector.extract"(%1178) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1186 = "vector.extract"(%1178) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1187 = "vector.extract"(%1178) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1188 = "vector.extract"(%1178) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1189 = "vector.extract"(%1178) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1190 = "vector.extract"(%1178) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1191 = "vector.extract"(%1178) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1192 = "vector.extract"(%1178) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1193 = "vector.extract"(%1178) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1194 = "vector.extract"(%1178) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1195 = "vector.extract"(%1178) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1196 = "vector.extract"(%1178) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1197 = "vector.extract"(%1178) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1198 = "vector.extract"(%1178) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1199 = "vector.extract"(%1178) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1200 = "vector.extract"(%1178) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1201 = "vector.extract"(%1178) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1202 = "vector.extract"(%1178) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1203 = "vector.extract"(%1178) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1204 = "vector.extract"(%1178) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1205 = "vector.extract"(%1178) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1206 = "vector.extract"(%1178) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1207 = "vector.extract"(%1178) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1208 = "vector.extract"(%1178) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1209 = "vector.extract"(%1178) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1210 = "vector.extract"(%1178) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1211 = "vector.from_elements"(%50, %224, %229, %230, %231, %232, %233, %234, %53, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1212 = "vector.broadcast"(%1173) : (i32) -> vector<32xi32>
            %1213 = "arith.cmpi"(%1211, %1212) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1214 = "vector.from_elements"(%1034, %1035, %1038, %1039, %1042, %1043, %1046, %1047, %1050, %1051, %1054, %1055, %1058, %1059, %1062, %1063, %1066, %1067, %1070, %1071, %1074, %1075, %1078, %1079, %1082, %1083, %1086, %1087, %1090, %1091, %1094, %1095) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1215 = "arith.select"(%1213, %1177, %1214) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1216 = "vector.extract"(%1215) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1217 = "vector.extract"(%1215) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1218 = "vector.extract"(%1215) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1219 = "vector.extract"(%1215) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1220 = "vector.extract"(%1215) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1221 = "vector.extract"(%1215) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1222 = "vector.extract"(%1215) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1223 = "vector.extract"(%1215) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1224 = "vector.extract"(%1215) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1225 = "vector.extract"(%1215) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1226 = "vector.extract"(%1215) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1227 = "vector.extract"(%1215) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1228 = "vector.extract"(%1215) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1229 = "vector.extract"(%1215) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1230 = "vector.extract"(%1215) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1231 = "vector.extract"(%1215) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1232 = "vector.extract"(%1215) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1233 = "vector.extract"(%1215) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1234 = "vector.extract"(%1215) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1235 = "vector.extract"(%1215) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1236 = "vector.extract"(%1215) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1237 = "vector.extract"(%1215) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1238 = "vector.extract"(%1215) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1239 = "vector.extract"(%1215) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1240 = "vector.extract"(%1215) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1241 = "vector.extract"(%1215) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1242 = "vector.extract"(%1215) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1243 = "vector.extract"(%1215) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1244 = "vector.extract"(%1215) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1245 = "vector.extract"(%1215) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1246 = "vector.extract"(%1215) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1247 = "vector.extract"(%1215) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1179, %1180, %1216, %1217, %1181, %1182, %1218, %1219, %1183, %1184, %1220, %1221, %1185, %1186, %1222, %1223, %1187, %1188, %1224, %1225, %1189, %1190, %1226, %1227, %1191, %1192, %1228, %1229, %1193, %1194, %1230, %1231, %1195, %1196, %1232, %1233, %1197, %1198, %1234, %1235, %1199, %1200, %1236, %1237, %1201, %1202, %1238, %1239, %1203, %1204, %1240, %1241, %1205, %1206, %1242, %1243, %1207, %1208, %1244, %1245, %1209, %1210, %1246, %1247) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1248 = "vector.from_elements"(%1107, %1108, %1111, %1112, %1115, %1116, %1119, %1120, %1123, %1124, %1127, %1128, %1131, %1132, %1135, %1136, %1139, %1140, %1143, %1144, %1147, %1148, %1151, %1152, %1155, %1156, %1159, %1160, %1163, %1164, %1167, %1168) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1249 = "vector.shuffle"(%1248, %1248) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1250 = "vector.shuffle"(%1248, %1248) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1251 = "arith.maxnumf"(%1249, %1250) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1252 = "vector.shuffle"(%1251, %1251) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1253 = "vector.shuffle"(%1251, %1251) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1254 = "arith.maxnumf"(%1252, %1253) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1255 = "vector.shuffle"(%1254, %1254) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1256 = "vector.shuffle"(%1254, %1254) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1257 = "arith.maxnumf"(%1255, %1256) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1258 = "vector.shuffle"(%1257, %1257) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1259 = "vector.shuffle"(%1257, %1257) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1260 = "arith.maxnumf"(%1258, %1259) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1261 = "vector.shuffle"(%1260, %1260) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1262 = "vector.shuffle"(%1260, %1260) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1263 = "arith.maxnumf"(%1261, %1262) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1264 = "vector.extract"(%1263) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1265 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1266 = "arith.maxnumf"(%1264, %1265) : (f32, f32) -> f32
          %1267 = "arith.mulf"(%1266, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1268 = "vector.from_elements"(%1109, %1110, %1113, %1114, %1117, %1118, %1121, %1122, %1125, %1126, %1129, %1130, %1133, %1134, %1137, %1138, %1141, %1142, %1145, %1146, %1149, %1150, %1153, %1154, %1157, %1158, %1161, %1162, %1165, %1166, %1169, %1170) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1269 = "vector.shuffle"(%1268, %1268) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1270 = "vector.shuffle"(%1268, %1268) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1271 = "arith.maxnumf"(%1269, %1270) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1272 = "vector.shuffle"(%1271, %1271) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1273 = "vector.shuffle"(%1271, %1271) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1274 = "arith.maxnumf"(%1272, %1273) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1275 = "vector.shuffle"(%1274, %1274) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1276 = "vector.shuffle"(%1274, %1274) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1277 = "arith.maxnumf"(%1275, %1276) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1278 = "vector.shuffle"(%1277, %1277) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1279 = "vector.shuffle"(%1277, %1277) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1280 = "arith.maxnumf"(%1278, %1279) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1281 = "vector.shuffle"(%1280, %1280) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1282 = "vector.shuffle"(%1280, %1280) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1283 = "arith.maxnumf"(%1281, %1282) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1284 = "vector.extract"(%1283) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1285 = "arith.maxnumf"(%1284, %1265) : (f32, f32) -> f32
          %1286 = "arith.mulf"(%1285, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1287 = "arith.constant"() {value = 2.0 : f32} : () -> f32
          %1288 = "arith.addf"(%855, %1287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1289 = "arith.cmpf"(%1267, %1288) {predicate = 2 : i64} : (f32, f32) -> i1
          %1290 = "arith.addf"(%856, %1287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1291 = "arith.cmpf"(%1286, %1290) {predicate = 2 : i64} : (f32, f32) -> i1
          %1292 = "arith.ori"(%1289, %1291) : (i1, i1) -> i1
          %1293 = "nvvm.vote.sync"(%49, %1292) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
          %1294, %1295, %1296, %1297 = "scf.if"(%1293) ({
            %1298 = "nvvm.shfl.sync"(%49, %1267, %224, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1299 = "arith.maxnumf"(%1267, %1298) : (f32, f32) -> f32
            %1300 = "nvvm.shfl.sync"(%49, %1299, %269, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1301 = "arith.maxnumf"(%1299, %1300) : (f32, f32) -> f32
            %1302 = "arith.maxnumf"(%855, %1301) : (f32, f32) -> f32
            %1303 = "nvvm.shfl.sync"(%49, %1286, %224, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1304 = "arith.maxnumf"(%1286, %1303) : (f32, f32) -> f32
            %1305 = "nvvm.shfl.sync"(%49, %1304, %269, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1306 = "arith.maxnumf"(%1304, %1305) : (f32, f32) -> f32
            %1307 = "arith.maxnumf"(%856, %1306) : (f32, f32) -> f32
            "scf.yield"(%1302, %1307, %855, %856) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%855, %856, %539, %540) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1308 = "vector.from_elements"(%1107, %1108, %1111, %1112, %1115, %1116, %1119, %1120, %1123, %1124, %1127, %1128, %1131, %1132, %1135, %1136, %1139, %1140, %1143, %1144, %1147, %1148, %1151, %1152, %1155, %1156, %1159, %1160, %1163, %1164, %1167, %1168) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1309 = "vector.broadcast"(%228) : (f32) -> vector<32xf32>
          %1310 = "arith.mulf"(%1308, %1309) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1311 = "arith.cmpf"(%1294, %1265) {predicate = 2 : i64} : (f32, f32) -> i1
          %1312 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1313 = "arith.select"(%1311, %1294, %1312) : (i1, f32, f32) -> f32
          %1314 = "vector.broadcast"(%1313) : (f32) -> vector<32xf32>
          %1315 = "arith.subf"(%1310, %1314) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1316 = "vector.extract"(%1315) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1317 = "vector.extract"(%1315) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1318 = "vector.extract"(%1315) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1319 = "vector.extract"(%1315) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1320 = "vector.extract"(%1315) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1321 = "vector.extract"(%1315) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1322 = "vector.extract"(%1315) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1323 = "vector.extract"(%1315) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1324 = "vector.extract"(%1315) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1325 = "vector.extract"(%1315) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1326 = "vector.extract"(%1315) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1327 = "vector.extract"(%1315) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1328 = "vector.extract"(%1315) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1329 = "vector.extract"(%1315) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1330 = "vector.extract"(%1315) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1331 = "vector.extract"(%1315) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1332 = "vector.extract"(%1315) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1333 = "vector.extract"(%1315) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1334 = "vector.extract"(%1315) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1335 = "vector.extract"(%1315) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1336 = "vector.extract"(%1315) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1337 = "vector.extract"(%1315) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1338 = "vector.extract"(%1315) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1339 = "vector.extract"(%1315) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1340 = "vector.extract"(%1315) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1341 = "vector.extract"(%1315) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1342 = "vector.extract"(%1315) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1343 = "vector.extract"(%1315) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1344 = "vector.extract"(%1315) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1345 = "vector.extract"(%1315) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1346 = "vector.extract"(%1315) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1347 = "vector.extract"(%1315) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
          %1378 = "llvm.call_intrinsic"(%1346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1379 = "llvm.call_intrinsic"(%1347) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1380 = "vector.from_elements"(%1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1381 = "vector.shuffle"(%1380, %1380) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1382 = "vector.shuffle"(%1380, %1380) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1383 = "arith.addf"(%1381, %1382) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1384 = "vector.shuffle"(%1383, %1383) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1385 = "vector.shuffle"(%1383, %1383) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1386 = "arith.addf"(%1384, %1385) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1387 = "vector.shuffle"(%1386, %1386) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1388 = "vector.shuffle"(%1386, %1386) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1389 = "arith.addf"(%1387, %1388) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1390 = "vector.shuffle"(%1389, %1389) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1391 = "vector.shuffle"(%1389, %1389) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1392 = "arith.addf"(%1390, %1391) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1393 = "vector.shuffle"(%1392, %1392) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1394 = "vector.shuffle"(%1392, %1392) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1395 = "arith.addf"(%1393, %1394) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1396 = "vector.extract"(%1395) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1397 = "arith.addf"(%1396, %1312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1398 = "vector.extract"(%1380) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1399 = "vector.extract"(%1380) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1400 = "vector.extract"(%1380) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1401 = "vector.extract"(%1380) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1402 = "vector.extract"(%1380) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1403 = "vector.extract"(%1380) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1404 = "vector.extract"(%1380) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1405 = "vector.extract"(%1380) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1406 = "vector.extract"(%1380) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1407 = "vector.extract"(%1380) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1408 = "vector.extract"(%1380) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1409 = "vector.extract"(%1380) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1410 = "vector.extract"(%1380) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1411 = "vector.extract"(%1380) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1412 = "vector.extract"(%1380) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1413 = "vector.extract"(%1380) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1414 = "vector.extract"(%1380) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1415 = "vector.extract"(%1380) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1416 = "vector.extract"(%1380) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1417 = "vector.extract"(%1380) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1418 = "vector.extract"(%1380) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1419 = "vector.extract"(%1380) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1420 = "vector.extract"(%1380) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1421 = "vector.extract"(%1380) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1422 = "vector.extract"(%1380) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1423 = "vector.extract"(%1380) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1424 = "vector.extract"(%1380) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1425 = "vector.extract"(%1380) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1426 = "vector.extract"(%1380) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1427 = "vector.extract"(%1380) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1428 = "vector.extract"(%1380) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1429 = "vector.extract"(%1380) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1430 = "vector.from_elements"(%1109, %1110, %1113, %1114, %1117, %1118, %1121, %1122, %1125, %1126, %1129, %1130, %1133, %1134, %1137, %1138, %1141, %1142, %1145, %1146, %1149, %1150, %1153, %1154, %1157, %1158, %1161, %1162, %1165, %1166, %1169, %1170) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1431 = "vector.broadcast"(%228) : (f32) -> vector<32xf32>
          %1432 = "arith.mulf"(%1430, %1431) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1433 = "arith.cmpf"(%1295, %1265) {predicate = 2 : i64} : (f32, f32) -> i1
          %1434 = "arith.select"(%1433, %1295, %1312) : (i1, f32, f32) -> f32
          %1435 = "vector.broadcast"(%1434) : (f32) -> vector<32xf32>
          %1436 = "arith.subf"(%1432, %1435) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1437 = "vector.extract"(%1436) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1438 = "vector.extract"(%1436) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1439 = "vector.extract"(%1436) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1440 = "vector.extract"(%1436) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1441 = "vector.extract"(%1436) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1442 = "vector.extract"(%1436) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1443 = "vector.extract"(%1436) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1444 = "vector.extract"(%1436) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1445 = "vector.extract"(%1436) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1446 = "vector.extract"(%1436) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1447 = "vector.extract"(%1436) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1448 = "vector.extract"(%1436) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1449 = "vector.extract"(%1436) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1450 = "vector.extract"(%1436) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1451 = "vector.extract"(%1436) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1452 = "vector.extract"(%1436) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1453 = "vector.extract"(%1436) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1454 = "vector.extract"(%1436) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1455 = "vector.extract"(%1436) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1456 = "vector.extract"(%1436) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1457 = "vector.extract"(%1436) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1458 = "vector.extract"(%1436) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1459 = "vector.extract"(%1436) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1460 = "vector.extract"(%1436) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1461 = "vector.extract"(%1436) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1462 = "vector.extract"(%1436) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1463 = "vector.extract"(%1436) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1464 = "vector.extract"(%1436) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1465 = "vector.extract"(%1436) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1466 = "vector.extract"(%1436) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1467 = "vector.extract"(%1436) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1468 = "vector.extract"(%1436) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
          %1499 = "llvm.call_intrinsic"(%1467) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1500 = "llvm.call_intrinsic"(%1468) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1501 = "vector.from_elements"(%1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1502 = "vector.shuffle"(%1501, %1501) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1503 = "vector.shuffle"(%1501, %1501) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
          %1504 = "arith.addf"(%1502, %1503) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1505 = "vector.shuffle"(%1504, %1504) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1506 = "vector.shuffle"(%1504, %1504) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
          %1507 = "arith.addf"(%1505, %1506) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %1508 = "vector.shuffle"(%1507, %1507) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1509 = "vector.shuffle"(%1507, %1507) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
          %1510 = "arith.addf"(%1508, %1509) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %1511 = "vector.shuffle"(%1510, %1510) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1512 = "vector.shuffle"(%1510, %1510) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
          %1513 = "arith.addf"(%1511, %1512) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %1514 = "vector.shuffle"(%1513, %1513) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1515 = "vector.shuffle"(%1513, %1513) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
          %1516 = "arith.addf"(%1514, %1515) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1517 = "vector.extract"(%1516) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1518 = "arith.addf"(%1517, %1312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1519 = "vector.extract"(%1501) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1520 = "vector.extract"(%1501) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1521 = "vector.extract"(%1501) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1522 = "vector.extract"(%1501) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1523 = "vector.extract"(%1501) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1524 = "vector.extract"(%1501) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1525 = "vector.extract"(%1501) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1526 = "vector.extract"(%1501) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1527 = "vector.extract"(%1501) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1528 = "vector.extract"(%1501) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1529 = "vector.extract"(%1501) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1530 = "vector.extract"(%1501) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1531 = "vector.extract"(%1501) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1532 = "vector.extract"(%1501) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1533 = "vector.extract"(%1501) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1534 = "vector.extract"(%1501) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1535 = "vector.extract"(%1501) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1536 = "vector.extract"(%1501) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1537 = "vector.extract"(%1501) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1538 = "vector.extract"(%1501) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1539 = "vector.extract"(%1501) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1540 = "vector.extract"(%1501) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1541 = "vector.extract"(%1501) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1542 = "vector.extract"(%1501) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1543 = "vector.extract"(%1501) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1544 = "vector.extract"(%1501) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1545 = "vector.extract"(%1501) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1546 = "vector.extract"(%1501) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1547 = "vector.extract"(%1501) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1548 = "vector.extract"(%1501) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1549 = "vector.extract"(%1501) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1550 = "vector.extract"(%1501) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1551 = "vector.from_elements"(%1398, %1399, %1519, %1520, %1400, %1401, %1521, %1522, %1402, %1403, %1523, %1524, %1404, %1405, %1525, %1526, %1406, %1407, %1527, %1528, %1408, %1409, %1529, %1530, %1410, %1411, %1531, %1532, %1412, %1413, %1533, %1534, %1414, %1415, %1535, %1536, %1416, %1417, %1537, %1538, %1418, %1419, %1539, %1540, %1420, %1421, %1541, %1542, %1422, %1423, %1543, %1544, %1424, %1425, %1545, %1546, %1426, %1427, %1547, %1548, %1428, %1429, %1549, %1550) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %1552 = "arith.truncf"(%1551) : (vector<64xf32>) -> vector<64xf16>
          %1553 = "vector.bitcast"(%1552) : (vector<64xf16>) -> vector<32xi32>
          %1554 = "vector.extract"(%1553) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
          %1555 = "vector.extract"(%1553) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
          %1556 = "vector.extract"(%1553) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
          %1557 = "vector.extract"(%1553) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
          %1558 = "vector.extract"(%1553) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
          %1559 = "vector.extract"(%1553) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
          %1560 = "vector.extract"(%1553) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
          %1561 = "vector.extract"(%1553) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
          %1562 = "vector.extract"(%1553) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
          %1563 = "vector.extract"(%1553) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
          %1564 = "vector.extract"(%1553) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
          %1565 = "vector.extract"(%1553) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
          %1566 = "vector.extract"(%1553) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
          %1567 = "vector.extract"(%1553) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
          %1568 = "vector.extract"(%1553) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
          %1569 = "vector.extract"(%1553) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
          %1570 = "vector.extract"(%1553) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
          %1571 = "vector.extract"(%1553) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
          %1572 = "vector.extract"(%1553) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
          %1573 = "vector.extract"(%1553) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
          %1574 = "vector.extract"(%1553) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
          %1575 = "vector.extract"(%1553) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
          %1576 = "vector.extract"(%1553) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
          %1577 = "vector.extract"(%1553) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
          %1578 = "vector.extract"(%1553) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
          %1579 = "vector.extract"(%1553) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
          %1580 = "vector.extract"(%1553) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
          %1581 = "vector.extract"(%1553) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
          %1582 = "vector.extract"(%1553) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
          %1583 = "vector.extract"(%1553) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
          %1584 = "vector.extract"(%1553) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
          %1585 = "vector.extract"(%1553) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
          %1586 = "arith.addi"(%547, %224) : (i32, i32) -> i32
          %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727 = "scf.for"(%1586, %549, %224, %890, %1104, %1103, %1102, %472, %473, %474, %1398, %1399, %1519, %1520, %1400, %1401, %1521, %1522, %1402, %1403, %1523, %1524, %1404, %1405, %1525, %1526, %1406, %1407, %1527, %1528, %1408, %1409, %1529, %1530, %1410, %1411, %1531, %1532, %1412, %1413, %1533, %1534, %1414, %1415, %1535, %1536, %1416, %1417, %1537, %1538, %1418, %1419, %1539, %1540, %1420, %1421, %1541, %1542, %1422, %1423, %1543, %1544, %1424, %1425, %1545, %1546, %1426, %1427, %1547, %1548, %1428, %1429, %1549, %1550, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %1294, %1295, %1397, %1518, %1296, %1297) ({
          ^bb0(%1728: i32, %1729: i32, %1730: i32, %1731: i32, %1732: i32, %1733: i32, %1734: i32, %1735: i32, %1736: f32, %1737: f32, %1738: f32, %1739: f32, %1740: f32, %1741: f32, %1742: f32, %1743: f32, %1744: f32, %1745: f32, %1746: f32, %1747: f32, %1748: f32, %1749: f32, %1750: f32, %1751: f32, %1752: f32, %1753: f32, %1754: f32, %1755: f32, %1756: f32, %1757: f32, %1758: f32, %1759: f32, %1760: f32, %1761: f32, %1762: f32, %1763: f32, %1764: f32, %1765: f32, %1766: f32, %1767: f32, %1768: f32, %1769: f32, %1770: f32, %1771: f32, %1772: f32, %1773: f32, %1774: f32, %1775: f32, %1776: f32, %1777: f32, %1778: f32, %1779: f32, %1780: f32, %1781: f32, %1782: f32, %1783: f32, %1784: f32, %1785: f32, %1786: f32, %1787: f32, %1788: f32, %1789: f32, %1790: f32, %1791: f32, %1792: f32, %1793: f32, %1794: f32, %1795: f32, %1796: f32, %1797: f32, %1798: f32, %1799: f32, %1800: i32, %1801: i32, %1802: i32, %1803: i32, %1804: i32, %1805: i32, %1806: i32, %1807: i32, %1808: i32, %1809: i32, %1810: i32, %1811: i32, %1812: i32, %1813: i32, %1814: i32, %1815: i32, %1816: i32, %1817: i32, %1818: i32, %1819: i32, %1820: i32, %1821: i32, %1822: i32, %1823: i32, %1824: i32, %1825: i32, %1826: i32, %1827: i32, %1828: i32, %1829: i32, %1830: i32, %1831: i32, %1832: f32, %1833: f32, %1834: f32, %1835: f32, %1836: f32, %1837: f32, %1838: f32, %1839: f32, %1840: f32, %1841: f32, %1842: f32, %1843: f32, %1844: f32, %1845: f32, %1846: f32, %1847: f32, %1848: f32, %1849: f32, %1850: f32, %1851: f32, %1852: f32, %1853: f32, %1854: f32, %1855: f32, %1856: f32, %1857: f32, %1858: f32, %1859: f32, %1860: f32, %1861: f32, %1862: f32, %1863: f32, %1864: f32, %1865: f32, %1866: f32, %1867: f32, %1868: f32, %1869: f32):
            %1870 = "arith.addi"(%1729, %47) : (i32, i32) -> i32
            %1871 = "llvm.getelementptr"(%59, %1731) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1872_s0 = "llvm.ptrtoint"(%1871) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1872_s0, %1732) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1873 = "llvm.getelementptr"(%85, %1734) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1874_s0 = "llvm.ptrtoint"(%1873) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1874_s0, %1735) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1875 = "arith.muli"(%1731, %894) : (i32, i32) -> i32
            %1876 = "llvm.getelementptr"(%57, %1875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1878_a = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
            %t1878_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1878_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1878_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1878_shifted = "arith.shrui"(%t1878_a, %t1878_four) : (i32, i32) -> i32
            %t1878_low = "arith.andi"(%t1878_shifted, %t1878_mask) : (i32, i32) -> i32
            %t1878_wide = "arith.extui"(%t1878_low) : (i32) -> i64
            %1877 = "arith.ori"(%t1878_wide, %t1878_fields) : (i64, i64) -> i64
            %t1880_a = "llvm.ptrtoint"(%1876) : (!llvm.ptr<3>) -> i32
            %t1880_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1880_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1880_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1880_shifted = "arith.shrui"(%t1880_a, %t1880_four) : (i32, i32) -> i32
            %t1880_low = "arith.andi"(%t1880_shifted, %t1880_mask) : (i32, i32) -> i32
            %t1880_wide = "arith.extui"(%t1880_low) : (i32) -> i64
            %1879 = "arith.ori"(%t1880_wide, %t1880_fields) : (i64, i64) -> i64
            %t1945_r = "llvm.inline_asm"(%1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1881 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1882 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1883 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1884 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1885 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1886 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1887 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1888 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1889 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1890 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1891 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1892 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1893 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1894 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1895 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1896 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1897 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1898 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1899 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1900 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1901 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1902 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1903 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1904 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1905 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1906 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1907 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1908 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1909 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1910 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1911 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1912 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1913 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1914 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1915 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1916 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1917 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1918 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1919 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1920 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1921 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1922 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1923 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1924 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1925 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1926 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1927 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1928 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1929 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1930 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1931 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1932 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1933 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1934 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1935 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1936 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1937 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1938 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1939 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1940 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1941 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1942 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1943 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1944 = "llvm.extractvalue"(%t1945_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t2010_r = "llvm.inline_asm"(%1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1877, %1879, %897) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1946 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1947 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1948 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1949 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1950 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1951 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1952 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1953 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1954 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1955 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1956 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1957 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1958 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1959 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1960 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1961 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1962 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1963 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1964 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1965 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1966 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1967 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1968 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1969 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1970 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1971 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1972 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1973 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1974 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1975 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1976 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1977 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1978 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1979 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1980 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1981 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1982 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1983 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1984 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1985 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1986 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1987 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1988 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1989 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1990 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1991 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1992 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1993 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1994 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1995 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1996 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1997 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1998 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1999 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 53>} : (!struct0) -> f32
            %2000 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 54>} : (!struct0) -> f32
            %2001 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2002 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2003 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2004 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2005 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2006 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2007 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2008 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2009 = "llvm.extractvalue"(%t2010_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2011 = "arith.muli"(%1734, %894) : (i32, i32) -> i32
            %2012 = "llvm.getelementptr"(%58, %2011) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2013 = "arith.constant"() {value = true} : () -> i1
            %t2015_a = "llvm.ptrtoint"(%2012) : (!llvm.ptr<3>) -> i32
            %t2015_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2015_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2015_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2015_shifted = "arith.shrui"(%t2015_a, %t2015_four) : (i32, i32) -> i32
            %t2015_low = "arith.andi"(%t2015_shifted, %t2015_mask) : (i32, i32) -> i32
            %t2015_wide = "arith.extui"(%t2015_low) : (i32) -> i64
            %2014 = "arith.ori"(%t2015_wide, %t2015_fields) : (i64, i64) -> i64
            %t2048_r = "llvm.inline_asm"(%1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2016 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2017 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2018 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2019 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2020 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2021 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2022 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2023 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2024 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2025 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2026 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2027 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2028 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2029 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2030 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2031 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2032 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2033 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2034 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2035 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2036 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2037 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2038 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2039 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2040 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2041 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2042 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2043 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2044 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2045 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2046 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2047 = "llvm.extractvalue"(%t2048_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2081_r = "llvm.inline_asm"(%2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %2014, %2013) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2049 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2050 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2051 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2052 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2053 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2054 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2055 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2056 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2057 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2058 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2059 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2060 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2061 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2062 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2063 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2064 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2065 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2066 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2067 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2068 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2069 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2070 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2071 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2072 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2073 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2074 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2075 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2076 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2077 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2078 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2079 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2080 = "llvm.extractvalue"(%t2081_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2178_r = "llvm.inline_asm"(%1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2082 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2083 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2084 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2085 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2086 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2087 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2088 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2089 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2090 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2091 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2092 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2093 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2094 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2095 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2096 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2097 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2098 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2099 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2100 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2101 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2102 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2103 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2104 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2105 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2106 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2107 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2108 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2109 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2110 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2111 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2112 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2113 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2114 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2115 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2116 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2117 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2118 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2119 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2120 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2121 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2122 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2123 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2124 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2125 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2126 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2127 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2128 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2129 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2130 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2131 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2132 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2133 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2134 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2135 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2136 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2137 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2138 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2139 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2140 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2141 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2142 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2143 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2144 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2145 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2146 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2147 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2148 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2149 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2150 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2151 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2152 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2153 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2154 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2155 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2156 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2157 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2158 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2159 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2160 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2161 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2162 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2163 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2164 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2165 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2166 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2167 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2168 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2169 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2170 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2171 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2172 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2173 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2174 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2175 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2176 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2177 = "llvm.extractvalue"(%t2178_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%61) ({
              %2179 = "llvm.getelementptr"(%62, %1731) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2180_s0 = "llvm.ptrtoint"(%2179) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2180_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2181 = "arith.addi"(%1731, %224) : (i32, i32) -> i32
            %2182 = "arith.cmpi"(%2181, %768) {predicate = 0 : i64} : (i32, i32) -> i1
            %2183 = "arith.xori"(%1732, %224) : (i32, i32) -> i32
            %2184 = "arith.select"(%2182, %2183, %1732) : (i1, i32, i32) -> i32
            %2185 = "arith.select"(%2182, %50, %2181) : (i1, i32, i32) -> i32
            %2186 = "arith.addi"(%1730, %224) : (i32, i32) -> i32
            %2187 = "arith.addi"(%1870, %47) : (i32, i32) -> i32
            %2188 = "arith.cmpi"(%2187, %1) {predicate = 4 : i64} : (i32, i32) -> i1
            %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252 = "scf.if"(%2188) ({
              %2253 = "arith.addi"(%1870, %270) : (i32, i32) -> i32
              %2254 = "vector.from_elements"(%50, %224, %229, %230, %231, %232, %233, %234, %53, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2255 = "arith.subi"(%1, %2253) : (i32, i32) -> i32
              %2256 = "vector.broadcast"(%2255) : (i32) -> vector<32xi32>
              %2257 = "arith.cmpi"(%2254, %2256) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2258 = "vector.from_elements"(%2082, %2083, %2086, %2087, %2090, %2091, %2094, %2095, %2098, %2099, %2102, %2103, %2106, %2107, %2110, %2111, %2114, %2115, %2118, %2119, %2122, %2123, %2126, %2127, %2130, %2131, %2134, %2135, %2138, %2139, %2142, %2143) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2259 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %2260 = "arith.select"(%2257, %2259, %2258) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2261 = "vector.extract"(%2260) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2262 = "vector.extract"(%2260) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2263 = "vector.extract"(%2260) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2264 = "vector.extract"(%2260) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2265 = "vector.extract"(%2260) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2266 = "vector.extract"(%2260) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2267 = "vector.extract"(%2260) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2268 = "vector.extract"(%2260) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2269 = "vector.extract"(%2260) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2270 = "vector.extract"(%2260) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2271 = "vector.extract"(%2260) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2272 = "vector.extract"(%2260) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2273 = "vector.extract"(%2260) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2274 = "vector.extract"(%2260) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2275 = "vector.extract"(%2260) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2276 = "vector.extract"(%2260) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2277 = "vector.extract"(%2260) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2278 = "vector.extract"(%2260) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2279 = "vector.extract"(%2260) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2280 = "vector.extract"(%2260) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2281 = "vector.extract"(%2260) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2282 = "vector.extract"(%2260) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2283 = "vector.extract"(%2260) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2284 = "vector.extract"(%2260) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2285 = "vector.extract"(%2260) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2286 = "vector.extract"(%2260) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2287 = "vector.extract"(%2260) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2288 = "vector.extract"(%2260) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2289 = "vector.extract"(%2260) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2290 = "vector.extract"(%2260) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2291 = "vector.extract"(%2260) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2292 = "vector.extract"(%2260) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2293 = "vector.from_elements"(%50, %224, %229, %230, %231, %232, %233, %234, %53, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2294 = "vector.broadcast"(%2255) : (i32) -> vector<32xi32>
              %2295 = "arith.cmpi"(%2293, %2294) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2296 = "vector.from_elements"(%2084, %2085, %2088, %2089, %2092, %2093, %2096, %2097, %2100, %2101, %2104, %2105, %2108, %2109, %2112, %2113, %2116, %2117, %2120, %2121, %2124, %2125, %2128, %2129, %2132, %2133, %2136, %2137, %2140, %2141, %2144, %2145) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2297 = "arith.select"(%2295, %2259, %2296) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2298 = "vector.extract"(%2297) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2299 = "vector.extract"(%2297) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2300 = "vector.extract"(%2297) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2301 = "vector.extract"(%2297) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2302 = "vector.extract"(%2297) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2303 = "vector.extract"(%2297) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2304 = "vector.extract"(%2297) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2305 = "vector.extract"(%2297) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2306 = "vector.extract"(%2297) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2307 = "vector.extract"(%2297) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2308 = "vector.extract"(%2297) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2309 = "vector.extract"(%2297) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2310 = "vector.extract"(%2297) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2311 = "vector.extract"(%2297) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2312 = "vector.extract"(%2297) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2313 = "vector.extract"(%2297) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2314 = "vector.extract"(%2297) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2315 = "vector.extract"(%2297) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2316 = "vector.extract"(%2297) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2317 = "vector.extract"(%2297) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2318 = "vector.extract"(%2297) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2319 = "vector.extract"(%2297) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2320 = "vector.extract"(%2297) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2321 = "vector.extract"(%2297) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2322 = "vector.extract"(%2297) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2323 = "vector.extract"(%2297) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2324 = "vector.extract"(%2297) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2325 = "vector.extract"(%2297) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2326 = "vector.extract"(%2297) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2327 = "vector.extract"(%2297) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2328 = "vector.extract"(%2297) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2329 = "vector.extract"(%2297) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%2261, %2262, %2298, %2299, %2263, %2264, %2300, %2301, %2265, %2266, %2302, %2303, %2267, %2268, %2304, %2305, %2269, %2270, %2306, %2307, %2271, %2272, %2308, %2309, %2273, %2274, %2310, %2311, %2275, %2276, %2312, %2313, %2277, %2278, %2314, %2315, %2279, %2280, %2316, %2317, %2281, %2282, %2318, %2319, %2283, %2284, %2320, %2321, %2285, %2286, %2322, %2323, %2287, %2288, %2324, %2325, %2289, %2290, %2326, %2327, %2291, %2292, %2328, %2329) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2330 = "vector.from_elements"(%2189, %2190, %2193, %2194, %2197, %2198, %2201, %2202, %2205, %2206, %2209, %2210, %2213, %2214, %2217, %2218, %2221, %2222, %2225, %2226, %2229, %2230, %2233, %2234, %2237, %2238, %2241, %2242, %2245, %2246, %2249, %2250) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2331 = "vector.shuffle"(%2330, %2330) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2332 = "vector.shuffle"(%2330, %2330) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2333 = "arith.maxnumf"(%2331, %2332) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2334 = "vector.shuffle"(%2333, %2333) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2335 = "vector.shuffle"(%2333, %2333) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2336 = "arith.maxnumf"(%2334, %2335) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2337 = "vector.shuffle"(%2336, %2336) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2338 = "vector.shuffle"(%2336, %2336) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2339 = "arith.maxnumf"(%2337, %2338) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2340 = "vector.shuffle"(%2339, %2339) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2341 = "vector.shuffle"(%2339, %2339) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2342 = "arith.maxnumf"(%2340, %2341) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2343 = "vector.shuffle"(%2342, %2342) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2344 = "vector.shuffle"(%2342, %2342) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2345 = "arith.maxnumf"(%2343, %2344) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2346 = "vector.extract"(%2345) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2347 = "arith.maxnumf"(%2346, %1265) : (f32, f32) -> f32
            %2348 = "arith.mulf"(%2347, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2349 = "vector.from_elements"(%2191, %2192, %2195, %2196, %2199, %2200, %2203, %2204, %2207, %2208, %2211, %2212, %2215, %2216, %2219, %2220, %2223, %2224, %2227, %2228, %2231, %2232, %2235, %2236, %2239, %2240, %2243, %2244, %2247, %2248, %2251, %2252) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2350 = "vector.shuffle"(%2349, %2349) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2351 = "vector.shuffle"(%2349, %2349) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2352 = "arith.maxnumf"(%2350, %2351) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2353 = "vector.shuffle"(%2352, %2352) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2354 = "vector.shuffle"(%2352, %2352) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2355 = "arith.maxnumf"(%2353, %2354) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2356 = "vector.shuffle"(%2355, %2355) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2357 = "vector.shuffle"(%2355, %2355) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2358 = "arith.maxnumf"(%2356, %2357) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2359 = "vector.shuffle"(%2358, %2358) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2360 = "vector.shuffle"(%2358, %2358) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2361 = "arith.maxnumf"(%2359, %2360) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2362 = "vector.shuffle"(%2361, %2361) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2363 = "vector.shuffle"(%2361, %2361) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2364 = "arith.maxnumf"(%2362, %2363) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2365 = "vector.extract"(%2364) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2366 = "arith.maxnumf"(%2365, %1265) : (f32, f32) -> f32
            %2367 = "arith.mulf"(%2366, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2368 = "arith.addf"(%1864, %1287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2369 = "arith.cmpf"(%2348, %2368) {predicate = 2 : i64} : (f32, f32) -> i1
            %2370 = "arith.addf"(%1865, %1287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2371 = "arith.cmpf"(%2367, %2370) {predicate = 2 : i64} : (f32, f32) -> i1
            %2372 = "arith.ori"(%2369, %2371) : (i1, i1) -> i1
            %2373 = "nvvm.vote.sync"(%49, %2372) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %2374, %2375, %2376, %2377 = "scf.if"(%2373) ({
              %2378 = "nvvm.shfl.sync"(%49, %2348, %224, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2379 = "arith.maxnumf"(%2348, %2378) : (f32, f32) -> f32
              %2380 = "nvvm.shfl.sync"(%49, %2379, %269, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2381 = "arith.maxnumf"(%2379, %2380) : (f32, f32) -> f32
              %2382 = "arith.maxnumf"(%1864, %2381) : (f32, f32) -> f32
              %2383 = "nvvm.shfl.sync"(%49, %2367, %224, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2384 = "arith.maxnumf"(%2367, %2383) : (f32, f32) -> f32
              %2385 = "nvvm.shfl.sync"(%49, %2384, %269, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2386 = "arith.maxnumf"(%2384, %2385) : (f32, f32) -> f32
              %2387 = "arith.maxnumf"(%1865, %2386) : (f32, f32) -> f32
              "scf.yield"(%2382, %2387, %1864, %1865) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1864, %1865, %1868, %1869) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %2388 = "vector.from_elements"(%2189, %2190, %2193, %2194, %2197, %2198, %2201, %2202, %2205, %2206, %2209, %2210, %2213, %2214, %2217, %2218, %2221, %2222, %2225, %2226, %2229, %2230, %2233, %2234, %2237, %2238, %2241, %2242, %2245, %2246, %2249, %2250) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2389 = "vector.broadcast"(%228) : (f32) -> vector<32xf32>
            %2390 = "arith.mulf"(%2388, %2389) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2391 = "arith.cmpf"(%2374, %1265) {predicate = 2 : i64} : (f32, f32) -> i1
            %2392 = "arith.select"(%2391, %2374, %1312) : (i1, f32, f32) -> f32
            %2393 = "vector.broadcast"(%2392) : (f32) -> vector<32xf32>
            %2394 = "arith.subf"(%2390, %2393) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2395 = "vector.extract"(%2394) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2396 = "vector.extract"(%2394) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2397 = "vector.extract"(%2394) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2398 = "vector.extract"(%2394) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2399 = "vector.extract"(%2394) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2400 = "vector.extract"(%2394) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2401 = "vector.extract"(%2394) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2402 = "vector.extract"(%2394) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2403 = "vector.extract"(%2394) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2404 = "vector.extract"(%2394) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2405 = "vector.extract"(%2394) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2406 = "vector.extract"(%2394) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2407 = "vector.extract"(%2394) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2408 = "vector.extract"(%2394) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2409 = "vector.extract"(%2394) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2410 = "vector.extract"(%2394) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2411 = "vector.extract"(%2394) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2412 = "vector.extract"(%2394) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2413 = "vector.extract"(%2394) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2414 = "vector.extract"(%2394) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2415 = "vector.extract"(%2394) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2416 = "vector.extract"(%2394) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2417 = "vector.extract"(%2394) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2418 = "vector.extract"(%2394) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2419 = "vector.extract"(%2394) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2420 = "vector.extract"(%2394) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2421 = "vector.extract"(%2394) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2422 = "vector.extract"(%2394) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2423 = "vector.extract"(%2394) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2424 = "vector.extract"(%2394) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2425 = "vector.extract"(%2394) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2426 = "vector.extract"(%2394) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %2457 = "llvm.call_intrinsic"(%2425) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2458 = "llvm.call_intrinsic"(%2426) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2459 = "vector.from_elements"(%2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2460 = "vector.shuffle"(%2459, %2459) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2461 = "vector.shuffle"(%2459, %2459) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2462 = "arith.addf"(%2460, %2461) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2463 = "vector.shuffle"(%2462, %2462) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2464 = "vector.shuffle"(%2462, %2462) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2465 = "arith.addf"(%2463, %2464) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2466 = "vector.shuffle"(%2465, %2465) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2467 = "vector.shuffle"(%2465, %2465) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2468 = "arith.addf"(%2466, %2467) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2469 = "vector.shuffle"(%2468, %2468) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2470 = "vector.shuffle"(%2468, %2468) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2471 = "arith.addf"(%2469, %2470) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2472 = "vector.shuffle"(%2471, %2471) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2473 = "vector.shuffle"(%2471, %2471) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2474 = "arith.addf"(%2472, %2473) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2475 = "vector.extract"(%2474) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2476 = "arith.addf"(%2475, %1312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2477 = "vector.extract"(%2459) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2478 = "vector.extract"(%2459) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2479 = "vector.extract"(%2459) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2480 = "vector.extract"(%2459) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2481 = "vector.extract"(%2459) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2482 = "vector.extract"(%2459) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2483 = "vector.extract"(%2459) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2484 = "vector.extract"(%2459) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2485 = "vector.extract"(%2459) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2486 = "vector.extract"(%2459) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2487 = "vector.extract"(%2459) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2488 = "vector.extract"(%2459) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2489 = "vector.extract"(%2459) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2490 = "vector.extract"(%2459) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2491 = "vector.extract"(%2459) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2492 = "vector.extract"(%2459) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2493 = "vector.extract"(%2459) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2494 = "vector.extract"(%2459) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2495 = "vector.extract"(%2459) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2496 = "vector.extract"(%2459) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2497 = "vector.extract"(%2459) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2498 = "vector.extract"(%2459) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2499 = "vector.extract"(%2459) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2500 = "vector.extract"(%2459) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2501 = "vector.extract"(%2459) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2502 = "vector.extract"(%2459) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2503 = "vector.extract"(%2459) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2504 = "vector.extract"(%2459) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2505 = "vector.extract"(%2459) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2506 = "vector.extract"(%2459) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2507 = "vector.extract"(%2459) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2508 = "vector.extract"(%2459) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2509 = "vector.from_elements"(%2191, %2192, %2195, %2196, %2199, %2200, %2203, %2204, %2207, %2208, %2211, %2212, %2215, %2216, %2219, %2220, %2223, %2224, %2227, %2228, %2231, %2232, %2235, %2236, %2239, %2240, %2243, %2244, %2247, %2248, %2251, %2252) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2510 = "vector.broadcast"(%228) : (f32) -> vector<32xf32>
            %2511 = "arith.mulf"(%2509, %2510) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2512 = "arith.cmpf"(%2375, %1265) {predicate = 2 : i64} : (f32, f32) -> i1
            %2513 = "arith.select"(%2512, %2375, %1312) : (i1, f32, f32) -> f32
            %2514 = "vector.broadcast"(%2513) : (f32) -> vector<32xf32>
            %2515 = "arith.subf"(%2511, %2514) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2516 = "vector.extract"(%2515) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2517 = "vector.extract"(%2515) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2518 = "vector.extract"(%2515) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2519 = "vector.extract"(%2515) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2520 = "vector.extract"(%2515) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2521 = "vector.extract"(%2515) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2522 = "vector.extract"(%2515) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2523 = "vector.extract"(%2515) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2524 = "vector.extract"(%2515) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2525 = "vector.extract"(%2515) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2526 = "vector.extract"(%2515) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2527 = "vector.extract"(%2515) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2528 = "vector.extract"(%2515) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2529 = "vector.extract"(%2515) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2530 = "vector.extract"(%2515) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2531 = "vector.extract"(%2515) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2532 = "vector.extract"(%2515) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2533 = "vector.extract"(%2515) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2534 = "vector.extract"(%2515) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2535 = "vector.extract"(%2515) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2536 = "vector.extract"(%2515) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2537 = "vector.extract"(%2515) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2538 = "vector.extract"(%2515) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2539 = "vector.extract"(%2515) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2540 = "vector.extract"(%2515) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2541 = "vector.extract"(%2515) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2542 = "vector.extract"(%2515) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2543 = "vector.extract"(%2515) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2544 = "vector.extract"(%2515) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2545 = "vector.extract"(%2515) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2546 = "vector.extract"(%2515) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2547 = "vector.extract"(%2515) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %2578 = "llvm.call_intrinsic"(%2546) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2579 = "llvm.call_intrinsic"(%2547) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2580 = "vector.from_elements"(%2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2581 = "vector.shuffle"(%2580, %2580) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2582 = "vector.shuffle"(%2580, %2580) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %2583 = "arith.addf"(%2581, %2582) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2584 = "vector.shuffle"(%2583, %2583) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2585 = "vector.shuffle"(%2583, %2583) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %2586 = "arith.addf"(%2584, %2585) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2587 = "vector.shuffle"(%2586, %2586) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2588 = "vector.shuffle"(%2586, %2586) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %2589 = "arith.addf"(%2587, %2588) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %2590 = "vector.shuffle"(%2589, %2589) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2591 = "vector.shuffle"(%2589, %2589) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %2592 = "arith.addf"(%2590, %2591) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2593 = "vector.shuffle"(%2592, %2592) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2594 = "vector.shuffle"(%2592, %2592) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %2595 = "arith.addf"(%2593, %2594) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %2596 = "vector.extract"(%2595) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %2597 = "arith.addf"(%2596, %1312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2598 = "vector.extract"(%2580) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2599 = "vector.extract"(%2580) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2600 = "vector.extract"(%2580) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2601 = "vector.extract"(%2580) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2602 = "vector.extract"(%2580) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2603 = "vector.extract"(%2580) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2604 = "vector.extract"(%2580) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2605 = "vector.extract"(%2580) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2606 = "vector.extract"(%2580) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2607 = "vector.extract"(%2580) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2608 = "vector.extract"(%2580) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2609 = "vector.extract"(%2580) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2610 = "vector.extract"(%2580) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2611 = "vector.extract"(%2580) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2612 = "vector.extract"(%2580) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2613 = "vector.extract"(%2580) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2614 = "vector.extract"(%2580) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2615 = "vector.extract"(%2580) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2616 = "vector.extract"(%2580) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2617 = "vector.extract"(%2580) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2618 = "vector.extract"(%2580) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2619 = "vector.extract"(%2580) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2620 = "vector.extract"(%2580) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2621 = "vector.extract"(%2580) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2622 = "vector.extract"(%2580) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2623 = "vector.extract"(%2580) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2624 = "vector.extract"(%2580) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2625 = "vector.extract"(%2580) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2626 = "vector.extract"(%2580) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2627 = "vector.extract"(%2580) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2628 = "vector.extract"(%2580) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2629 = "vector.extract"(%2580) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2630 = "arith.addf"(%2476, %2597) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2631 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %2632 = "arith.cmpf"(%2630, %2631) {predicate = 2 : i64} : (f32, f32) -> i1
            %2633 = "arith.ori"(%2373, %2632) : (i1, i1) -> i1
            %2634 = "nvvm.vote.sync"(%49, %2633) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %2635, %2636, %2637, %2638 = "scf.if"(%2634) ({
              "nvvm.bar.warp.sync"(%49) : (i32) -> ()
              %2639 = "arith.cmpf"(%2374, %1265) {predicate = 2 : i64} : (f32, f32) -> i1
              %2640 = "arith.select"(%2639, %2374, %1312) : (i1, f32, f32) -> f32
              %2641 = "arith.subf"(%2376, %2640) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2642 = "llvm.call_intrinsic"(%2641) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2643 = "arith.mulf"(%1866, %2642) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2644 = "arith.cmpf"(%2375, %1265) {predicate = 2 : i64} : (f32, f32) -> i1
              %2645 = "arith.select"(%2644, %2375, %1312) : (i1, f32, f32) -> f32
              %2646 = "arith.subf"(%2377, %2645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2647 = "llvm.call_intrinsic"(%2646) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2648 = "arith.mulf"(%1867, %2647) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%2643, %2648, %2642, %2647) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1866, %1867, %2376, %2377) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t2745_r = "llvm.inline_asm"(%2477, %2478, %2598, %2599, %2479, %2480, %2600, %2601, %2481, %2482, %2602, %2603, %2483, %2484, %2604, %2605, %2485, %2486, %2606, %2607, %2487, %2488, %2608, %2609, %2489, %2490, %2610, %2611, %2491, %2492, %2612, %2613, %2493, %2494, %2614, %2615, %2495, %2496, %2616, %2617, %2497, %2498, %2618, %2619, %2499, %2500, %2620, %2621, %2501, %2502, %2622, %2623, %2503, %2504, %2624, %2625, %2505, %2506, %2626, %2627, %2507, %2508, %2628, %2629, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2649 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2650 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2651 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2652 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2653 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2654 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2655 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2656 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2657 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2658 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2659 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2660 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2661 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2662 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2663 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2664 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2665 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2666 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2667 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2668 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2669 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2670 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2671 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2672 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2673 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2674 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2675 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2676 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2677 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2678 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2679 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2680 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2681 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2682 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2683 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2684 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2685 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2686 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2687 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2688 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2689 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2690 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2691 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2692 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2693 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2694 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2695 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2696 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2697 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2698 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2699 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2700 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2701 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2702 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2703 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2704 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2705 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2706 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2707 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2708 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2709 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2710 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2711 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2712 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2713 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2714 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2715 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2716 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2717 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2718 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2719 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2720 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2721 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2722 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2723 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2724 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2725 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2726 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2727 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2728 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2729 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2730 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2731 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2732 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2733 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2734 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2735 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2736 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2737 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2738 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2739 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2740 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2741 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2742 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2743 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2744 = "llvm.extractvalue"(%t2745_r) {position = array<i64: 95>} : (!struct2) -> f32
            %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777 = "scf.if"(%2373) ({
              %2778 = "vector.from_elements"(%2713, %2714, %2717, %2718, %2721, %2722, %2725, %2726, %2729, %2730, %2733, %2734, %2737, %2738, %2741, %2742) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2779 = "vector.broadcast"(%2637) : (f32) -> vector<16xf32>
              %2780 = "arith.mulf"(%2778, %2779) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2781 = "vector.extract"(%2780) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2782 = "vector.extract"(%2780) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2783 = "vector.extract"(%2780) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2784 = "vector.extract"(%2780) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2785 = "vector.extract"(%2780) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2786 = "vector.extract"(%2780) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2787 = "vector.extract"(%2780) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2788 = "vector.extract"(%2780) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2789 = "vector.extract"(%2780) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2790 = "vector.extract"(%2780) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2791 = "vector.extract"(%2780) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2792 = "vector.extract"(%2780) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2793 = "vector.extract"(%2780) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2794 = "vector.extract"(%2780) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2795 = "vector.extract"(%2780) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2796 = "vector.extract"(%2780) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %2797 = "vector.from_elements"(%2715, %2716, %2719, %2720, %2723, %2724, %2727, %2728, %2731, %2732, %2735, %2736, %2739, %2740, %2743, %2744) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2798 = "vector.broadcast"(%2638) : (f32) -> vector<16xf32>
              %2799 = "arith.mulf"(%2797, %2798) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2800 = "vector.extract"(%2799) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2801 = "vector.extract"(%2799) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2802 = "vector.extract"(%2799) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2803 = "vector.extract"(%2799) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2804 = "vector.extract"(%2799) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2805 = "vector.extract"(%2799) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2806 = "vector.extract"(%2799) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2807 = "vector.extract"(%2799) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2808 = "vector.extract"(%2799) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2809 = "vector.extract"(%2799) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2810 = "vector.extract"(%2799) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2811 = "vector.extract"(%2799) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2812 = "vector.extract"(%2799) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2813 = "vector.extract"(%2799) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2814 = "vector.extract"(%2799) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2815 = "vector.extract"(%2799) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%2781, %2782, %2800, %2801, %2783, %2784, %2802, %2803, %2785, %2786, %2804, %2805, %2787, %2788, %2806, %2807, %2789, %2790, %2808, %2809, %2791, %2792, %2810, %2811, %2793, %2794, %2812, %2813, %2795, %2796, %2814, %2815) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "scf.if"(%87) ({
              %2816 = "llvm.getelementptr"(%88, %1734) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2817_s0 = "llvm.ptrtoint"(%2816) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2817_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2818 = "arith.addi"(%1734, %224) : (i32, i32) -> i32
            %2819 = "arith.cmpi"(%2818, %768) {predicate = 0 : i64} : (i32, i32) -> i1
            %2820 = "arith.xori"(%1735, %224) : (i32, i32) -> i32
            %2821 = "arith.select"(%2819, %2820, %1735) : (i1, i32, i32) -> i32
            %2822 = "arith.select"(%2819, %50, %2818) : (i1, i32, i32) -> i32
            %2823 = "arith.addi"(%1733, %224) : (i32, i32) -> i32
            %2824 = "vector.from_elements"(%2635, %2636) : (f32, f32) -> vector<2xf32>
            %2825 = "vector.from_elements"(%2476, %2597) : (f32, f32) -> vector<2xf32>
            %2826 = "arith.addf"(%2824, %2825) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %2827 = "vector.extract"(%2826) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %2828 = "vector.extract"(%2826) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %2829 = "vector.from_elements"(%2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %2830 = "arith.truncf"(%2829) : (vector<64xf32>) -> vector<64xf16>
            %2831 = "vector.bitcast"(%2830) : (vector<64xf16>) -> vector<32xi32>
            %2832 = "vector.extract"(%2831) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %2833 = "vector.extract"(%2831) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %2834 = "vector.extract"(%2831) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %2835 = "vector.extract"(%2831) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %2836 = "vector.extract"(%2831) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %2837 = "vector.extract"(%2831) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %2838 = "vector.extract"(%2831) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %2839 = "vector.extract"(%2831) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %2840 = "vector.extract"(%2831) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %2841 = "vector.extract"(%2831) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %2842 = "vector.extract"(%2831) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %2843 = "vector.extract"(%2831) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %2844 = "vector.extract"(%2831) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %2845 = "vector.extract"(%2831) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %2846 = "vector.extract"(%2831) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %2847 = "vector.extract"(%2831) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %2848 = "vector.extract"(%2831) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %2849 = "vector.extract"(%2831) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %2850 = "vector.extract"(%2831) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %2851 = "vector.extract"(%2831) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %2852 = "vector.extract"(%2831) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %2853 = "vector.extract"(%2831) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %2854 = "vector.extract"(%2831) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %2855 = "vector.extract"(%2831) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %2856 = "vector.extract"(%2831) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %2857 = "vector.extract"(%2831) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %2858 = "vector.extract"(%2831) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %2859 = "vector.extract"(%2831) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %2860 = "vector.extract"(%2831) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %2861 = "vector.extract"(%2831) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %2862 = "vector.extract"(%2831) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %2863 = "vector.extract"(%2831) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            "scf.yield"(%1870, %2186, %2185, %2184, %2823, %2822, %2821, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2374, %2375, %2827, %2828, %2637, %2638) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %2864 = "llvm.getelementptr"(%85, %1592) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2865_s0 = "llvm.ptrtoint"(%2864) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2865_s0, %1593) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2866 = "arith.muli"(%1592, %894) : (i32, i32) -> i32
          %2867 = "llvm.getelementptr"(%58, %2866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2868 = "arith.constant"() {value = true} : () -> i1
          %t2870_a = "llvm.ptrtoint"(%2867) : (!llvm.ptr<3>) -> i32
          %t2870_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2870_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2870_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2870_shifted = "arith.shrui"(%t2870_a, %t2870_four) : (i32, i32) -> i32
          %t2870_low = "arith.andi"(%t2870_shifted, %t2870_mask) : (i32, i32) -> i32
          %t2870_wide = "arith.extui"(%t2870_low) : (i32) -> i64
          %2869 = "arith.ori"(%t2870_wide, %t2870_fields) : (i64, i64) -> i64
          %t2903_r = "llvm.inline_asm"(%1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2871 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2872 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2873 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2874 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2875 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2876 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2877 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2878 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2879 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2880 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2881 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2882 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2883 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2884 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2885 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2886 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2887 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2888 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2889 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2890 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2891 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2892 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2893 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2894 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2895 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2896 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2897 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2898 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2899 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2900 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2901 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2902 = "llvm.extractvalue"(%t2903_r) {position = array<i64: 31>} : (!struct1) -> f32
          %t2936_r = "llvm.inline_asm"(%2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %2869, %2868) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
          %2904 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2905 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2906 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2907 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2908 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2909 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2910 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2911 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2912 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2913 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2914 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2915 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2916 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2917 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2918 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2919 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2920 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2921 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2922 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2923 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2924 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2925 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2926 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2927 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2928 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2929 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2930 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2931 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2932 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2933 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2934 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2935 = "llvm.extractvalue"(%t2936_r) {position = array<i64: 31>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2937 = "nvvm.shfl.sync"(%49, %1724, %224, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2938 = "arith.addf"(%1724, %2937) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2939 = "nvvm.shfl.sync"(%49, %2938, %269, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2940 = "arith.addf"(%2938, %2939) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2941 = "arith.cmpf"(%2940, %1312) {predicate = 1 : i64} : (f32, f32) -> i1
          %2942 = "llvm.call_intrinsic"(%2940) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2943 = "arith.select"(%2941, %1312, %2942) : (i1, f32, f32) -> f32
          %2944 = "nvvm.shfl.sync"(%49, %1725, %224, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2945 = "arith.addf"(%1725, %2944) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2946 = "nvvm.shfl.sync"(%49, %2945, %269, %51) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2947 = "arith.addf"(%2945, %2946) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2948 = "arith.cmpf"(%2947, %1312) {predicate = 1 : i64} : (f32, f32) -> i1
          %2949 = "llvm.call_intrinsic"(%2947) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2950 = "arith.select"(%2948, %1312, %2949) : (i1, f32, f32) -> f32
          %t3047_r = "llvm.inline_asm"(%1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %2951 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 0>} : (!struct2) -> f32
          %2952 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 1>} : (!struct2) -> f32
          %2953 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 2>} : (!struct2) -> f32
          %2954 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 3>} : (!struct2) -> f32
          %2955 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 4>} : (!struct2) -> f32
          %2956 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 5>} : (!struct2) -> f32
          %2957 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 6>} : (!struct2) -> f32
          %2958 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 7>} : (!struct2) -> f32
          %2959 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 8>} : (!struct2) -> f32
          %2960 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 9>} : (!struct2) -> f32
          %2961 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 10>} : (!struct2) -> f32
          %2962 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 11>} : (!struct2) -> f32
          %2963 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 12>} : (!struct2) -> f32
          %2964 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 13>} : (!struct2) -> f32
          %2965 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 14>} : (!struct2) -> f32
          %2966 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 15>} : (!struct2) -> f32
          %2967 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 16>} : (!struct2) -> f32
          %2968 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 17>} : (!struct2) -> f32
          %2969 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 18>} : (!struct2) -> f32
          %2970 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 19>} : (!struct2) -> f32
          %2971 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 20>} : (!struct2) -> f32
          %2972 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 21>} : (!struct2) -> f32
          %2973 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 22>} : (!struct2) -> f32
          %2974 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 23>} : (!struct2) -> f32
          %2975 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 24>} : (!struct2) -> f32
          %2976 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 25>} : (!struct2) -> f32
          %2977 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 26>} : (!struct2) -> f32
          %2978 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 27>} : (!struct2) -> f32
          %2979 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 28>} : (!struct2) -> f32
          %2980 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 29>} : (!struct2) -> f32
          %2981 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 30>} : (!struct2) -> f32
          %2982 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 31>} : (!struct2) -> f32
          %2983 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 32>} : (!struct2) -> f32
          %2984 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 33>} : (!struct2) -> f32
          %2985 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 34>} : (!struct2) -> f32
          %2986 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 35>} : (!struct2) -> f32
          %2987 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 36>} : (!struct2) -> f32
          %2988 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 37>} : (!struct2) -> f32
          %2989 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 38>} : (!struct2) -> f32
          %2990 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 39>} : (!struct2) -> f32
          %2991 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 40>} : (!struct2) -> f32
          %2992 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 41>} : (!struct2) -> f32
          %2993 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 42>} : (!struct2) -> f32
          %2994 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 43>} : (!struct2) -> f32
          %2995 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 44>} : (!struct2) -> f32
          %2996 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 45>} : (!struct2) -> f32
          %2997 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 46>} : (!struct2) -> f32
          %2998 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 47>} : (!struct2) -> f32
          %2999 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 48>} : (!struct2) -> f32
          %3000 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 49>} : (!struct2) -> f32
          %3001 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 50>} : (!struct2) -> f32
          %3002 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 51>} : (!struct2) -> f32
          %3003 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 52>} : (!struct2) -> f32
          %3004 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 53>} : (!struct2) -> f32
          %3005 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 54>} : (!struct2) -> f32
          %3006 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 55>} : (!struct2) -> f32
          %3007 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 56>} : (!struct2) -> f32
          %3008 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 57>} : (!struct2) -> f32
          %3009 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 58>} : (!struct2) -> f32
          %3010 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 59>} : (!struct2) -> f32
          %3011 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 60>} : (!struct2) -> f32
          %3012 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 61>} : (!struct2) -> f32
          %3013 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 62>} : (!struct2) -> f32
          %3014 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 63>} : (!struct2) -> f32
          %3015 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 64>} : (!struct2) -> f32
          %3016 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 65>} : (!struct2) -> f32
          %3017 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 66>} : (!struct2) -> f32
          %3018 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 67>} : (!struct2) -> f32
          %3019 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 68>} : (!struct2) -> f32
          %3020 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 69>} : (!struct2) -> f32
          %3021 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 70>} : (!struct2) -> f32
          %3022 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 71>} : (!struct2) -> f32
          %3023 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 72>} : (!struct2) -> f32
          %3024 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 73>} : (!struct2) -> f32
          %3025 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 74>} : (!struct2) -> f32
          %3026 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 75>} : (!struct2) -> f32
          %3027 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 76>} : (!struct2) -> f32
          %3028 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 77>} : (!struct2) -> f32
          %3029 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 78>} : (!struct2) -> f32
          %3030 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 79>} : (!struct2) -> f32
          %3031 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 80>} : (!struct2) -> f32
          %3032 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 81>} : (!struct2) -> f32
          %3033 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 82>} : (!struct2) -> f32
          %3034 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 83>} : (!struct2) -> f32
          %3035 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 84>} : (!struct2) -> f32
          %3036 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 85>} : (!struct2) -> f32
          %3037 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 86>} : (!struct2) -> f32
          %3038 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 87>} : (!struct2) -> f32
          %3039 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 88>} : (!struct2) -> f32
          %3040 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 89>} : (!struct2) -> f32
          %3041 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 90>} : (!struct2) -> f32
          %3042 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 91>} : (!struct2) -> f32
          %3043 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 92>} : (!struct2) -> f32
          %3044 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 93>} : (!struct2) -> f32
          %3045 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 94>} : (!struct2) -> f32
          %3046 = "llvm.extractvalue"(%t3047_r) {position = array<i64: 95>} : (!struct2) -> f32
          "scf.if"(%87) ({
            %3048 = "llvm.getelementptr"(%88, %1592) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3049_s0 = "llvm.ptrtoint"(%3048) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3049_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3050 = "arith.addi"(%1592, %224) : (i32, i32) -> i32
          %3051 = "arith.cmpi"(%3050, %768) {predicate = 0 : i64} : (i32, i32) -> i1
          %3052 = "arith.xori"(%1593, %224) : (i32, i32) -> i32
          %3053 = "arith.select"(%3051, %3052, %1593) : (i1, i32, i32) -> i32
          %3054 = "arith.select"(%3051, %50, %3050) : (i1, i32, i32) -> i32
          %3055 = "arith.addi"(%1591, %224) : (i32, i32) -> i32
          %3056 = "vector.from_elements"(%3015, %3016, %3019, %3020, %3023, %3024, %3027, %3028, %3031, %3032, %3035, %3036, %3039, %3040, %3043, %3044) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3057 = "vector.broadcast"(%2943) : (f32) -> vector<16xf32>
          %3058 = "arith.mulf"(%3056, %3057) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3059 = "vector.extract"(%3058) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3060 = "vector.extract"(%3058) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3061 = "vector.extract"(%3058) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3062 = "vector.extract"(%3058) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3063 = "vector.extract"(%3058) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3064 = "vector.extract"(%3058) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3065 = "vector.extract"(%3058) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3066 = "vector.extract"(%3058) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3067 = "vector.extract"(%3058) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3068 = "vector.extract"(%3058) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3069 = "vector.extract"(%3058) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3070 = "vector.extract"(%3058) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3071 = "vector.extract"(%3058) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3072 = "vector.extract"(%3058) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3073 = "vector.extract"(%3058) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3074 = "vector.extract"(%3058) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3075 = "vector.from_elements"(%3017, %3018, %3021, %3022, %3025, %3026, %3029, %3030, %3033, %3034, %3037, %3038, %3041, %3042, %3045, %3046) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3076 = "vector.broadcast"(%2950) : (f32) -> vector<16xf32>
          %3077 = "arith.mulf"(%3075, %3076) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3078 = "vector.extract"(%3077) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3079 = "vector.extract"(%3077) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3080 = "vector.extract"(%3077) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3081 = "vector.extract"(%3077) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3082 = "vector.extract"(%3077) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3083 = "vector.extract"(%3077) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3084 = "vector.extract"(%3077) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3085 = "vector.extract"(%3077) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3086 = "vector.extract"(%3077) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3087 = "vector.extract"(%3077) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3088 = "vector.extract"(%3077) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3089 = "vector.extract"(%3077) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3090 = "vector.extract"(%3077) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3091 = "vector.extract"(%3077) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3092 = "vector.extract"(%3077) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3093 = "vector.extract"(%3077) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3094 = "llvm.call_intrinsic"(%2940) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3095 = "arith.addf"(%1722, %3094) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3096 = "arith.cmpi"(%891, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3096) ({
            %3097 = "arith.cmpi"(%547, %50) {predicate = 0 : i64} : (i32, i32) -> i1
            %3098 = "arith.cmpi"(%549, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %3099 = "arith.andi"(%3097, %3098) : (i1, i1) -> i1
            "scf.if"(%3099) ({
              %3100 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
              %3101 = "arith.subi"(%53, %3100) : (i32, i32) -> i32
              %3102 = "arith.shrsi"(%891, %51) : (i32, i32) -> i32
              %3103 = "arith.xori"(%891, %3102) : (i32, i32) -> i32
              %3104 = "arith.extui"(%3103) : (i32) -> i64
              %3105 = "arith.muli"(%3104, %570) : (i64, i64) -> i64
              %3106 = "arith.shrui"(%3105, %274) : (i64, i64) -> i64
              %3107 = "arith.trunci"(%3106) : (i64) -> i32
              %3108 = "arith.addi"(%3107, %3103) : (i32, i32) -> i32
              %3109 = "arith.shrui"(%3108, %3101) : (i32, i32) -> i32
              %3110 = "arith.cmpi"(%3101, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3111 = "arith.select"(%3110, %3109, %50) : (i1, i32, i32) -> i32
              %3112 = "arith.xori"(%3111, %3102) : (i32, i32) -> i32
              %3113 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
              %3114 = "arith.subi"(%53, %3113) : (i32, i32) -> i32
              %3115 = "arith.shrui"(%3108, %3114) : (i32, i32) -> i32
              %3116 = "arith.cmpi"(%3114, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3117 = "arith.select"(%3116, %3115, %50) : (i1, i32, i32) -> i32
              %3118 = "arith.xori"(%3117, %3102) : (i32, i32) -> i32
              %3119 = "arith.muli"(%3118, %42) : (i32, i32) -> i32
              %3120 = "arith.subi"(%891, %3119) : (i32, i32) -> i32
              %3121 = "arith.addi"(%585, %3120) : (i32, i32) -> i32
              %3122 = "arith.extsi"(%3112) : (i32) -> i64
              %3123 = "arith.extsi"(%3121) : (i32) -> i64
              %3124 = "arith.muli"(%3122, %19) : (i64, i64) -> i64
              %3125 = "arith.muli"(%3123, %20) : (i64, i64) -> i64
              %3126 = "arith.addi"(%3124, %3125) : (i64, i64) -> i64
              %3127 = "arith.muli"(%596, %21) : (i64, i64) -> i64
              %3128 = "arith.addi"(%3126, %3127) : (i64, i64) -> i64
              %3129 = "llvm.getelementptr"(%15, %3128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3130 = "vector.from_elements"(%3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3131 = "arith.truncf"(%3130) : (vector<16xf32>) -> vector<16xf16>
              %3132 = "vector.extract"(%3131) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3133 = "vector.extract"(%3131) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3134 = "vector.extract"(%3131) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3135 = "vector.extract"(%3131) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3136 = "vector.extract"(%3131) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3137 = "vector.extract"(%3131) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3138 = "vector.extract"(%3131) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3139 = "vector.extract"(%3131) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3140 = "vector.extract"(%3131) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3141 = "vector.extract"(%3131) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3142 = "vector.extract"(%3131) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3143 = "vector.extract"(%3131) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3144 = "vector.extract"(%3131) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3145 = "vector.extract"(%3131) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3146 = "vector.extract"(%3131) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3147 = "vector.extract"(%3131) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3148 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3149 = "arith.remui"(%3148, %265) : (i32, i32) -> i32
              %3150 = "arith.muli"(%3149, %269) : (i32, i32) -> i32
              %3151 = "llvm.getelementptr"(%3129, %3150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3152 = "vector.from_elements"(%3132, %3133) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3152, %3151) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3153 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3154 = "arith.remui"(%3153, %265) : (i32, i32) -> i32
              %3155 = "arith.addi"(%265, %3154) : (i32, i32) -> i32
              %3156 = "arith.muli"(%3155, %269) : (i32, i32) -> i32
              %3157 = "llvm.getelementptr"(%3129, %3156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3158 = "vector.from_elements"(%3134, %3135) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3158, %3157) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3159 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3160 = "arith.remui"(%3159, %265) : (i32, i32) -> i32
              %3161 = "arith.addi"(%229, %3160) : (i32, i32) -> i32
              %3162 = "arith.muli"(%3161, %269) : (i32, i32) -> i32
              %3163 = "llvm.getelementptr"(%3129, %3162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3164 = "vector.from_elements"(%3136, %3137) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3164, %3163) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3165 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3166 = "arith.remui"(%3165, %265) : (i32, i32) -> i32
              %3167 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3168 = "arith.addi"(%3167, %3166) : (i32, i32) -> i32
              %3169 = "arith.muli"(%3168, %269) : (i32, i32) -> i32
              %3170 = "llvm.getelementptr"(%3129, %3169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3171 = "vector.from_elements"(%3138, %3139) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3171, %3170) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3172 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3173 = "arith.remui"(%3172, %265) : (i32, i32) -> i32
              %3174 = "arith.addi"(%231, %3173) : (i32, i32) -> i32
              %3175 = "arith.muli"(%3174, %269) : (i32, i32) -> i32
              %3176 = "llvm.getelementptr"(%3129, %3175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3177 = "vector.from_elements"(%3140, %3141) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3177, %3176) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3178 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3179 = "arith.remui"(%3178, %265) : (i32, i32) -> i32
              %3180 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3181 = "arith.addi"(%3180, %3179) : (i32, i32) -> i32
              %3182 = "arith.muli"(%3181, %269) : (i32, i32) -> i32
              %3183 = "llvm.getelementptr"(%3129, %3182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3184 = "vector.from_elements"(%3142, %3143) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3184, %3183) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3185 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3186 = "arith.remui"(%3185, %265) : (i32, i32) -> i32
              %3187 = "arith.addi"(%233, %3186) : (i32, i32) -> i32
              %3188 = "arith.muli"(%3187, %269) : (i32, i32) -> i32
              %3189 = "llvm.getelementptr"(%3129, %3188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3190 = "vector.from_elements"(%3144, %3145) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3190, %3189) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3191 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3192 = "arith.remui"(%3191, %265) : (i32, i32) -> i32
              %3193 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3194 = "arith.addi"(%3193, %3192) : (i32, i32) -> i32
              %3195 = "arith.muli"(%3194, %269) : (i32, i32) -> i32
              %3196 = "llvm.getelementptr"(%3129, %3195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3197 = "vector.from_elements"(%3146, %3147) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3197, %3196) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3198 = "arith.cmpi"(%268, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3198) ({
                %3199 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3200 = "arith.mulf"(%3095, %3199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3201 = "arith.muli"(%3123, %26) : (i64, i64) -> i64
                %3202 = "arith.addi"(%3122, %3201) : (i64, i64) -> i64
                %3203 = "arith.muli"(%596, %27) : (i64, i64) -> i64
                %3204 = "arith.addi"(%3202, %3203) : (i64, i64) -> i64
                %3205 = "llvm.getelementptr"(%22, %3204) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3200, %3205) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3206 = "arith.muli"(%269, %271) : (i32, i32) -> i32
              %3207 = "arith.extui"(%3097) : (i1) -> i32
              %3208 = "arith.addi"(%3206, %3207) : (i32, i32) -> i32
              %3209 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3210 = "arith.muli"(%3208, %3209) : (i32, i32) -> i32
              %3211 = "arith.muli"(%267, %242) : (i32, i32) -> i32
              %3212 = "arith.addi"(%3210, %3211) : (i32, i32) -> i32
              %3213 = "llvm.getelementptr"(%28, %3212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3214 = "vector.from_elements"(%3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3215 = "vector.extract"(%3214) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3216 = "vector.extract"(%3214) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3217 = "vector.extract"(%3214) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3218 = "vector.extract"(%3214) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3219 = "vector.extract"(%3214) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3220 = "vector.extract"(%3214) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3221 = "vector.extract"(%3214) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3222 = "vector.extract"(%3214) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3223 = "vector.extract"(%3214) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3224 = "vector.extract"(%3214) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3225 = "vector.extract"(%3214) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3226 = "vector.extract"(%3214) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3227 = "vector.extract"(%3214) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3228 = "vector.extract"(%3214) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3229 = "vector.extract"(%3214) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3230 = "vector.extract"(%3214) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3231 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3232 = "arith.remui"(%3231, %265) : (i32, i32) -> i32
              %3233 = "arith.muli"(%3232, %269) : (i32, i32) -> i32
              %3234 = "llvm.getelementptr"(%3213, %3233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3235 = "vector.from_elements"(%3215, %3216) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3235, %3234) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3236 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3237 = "arith.remui"(%3236, %265) : (i32, i32) -> i32
              %3238 = "arith.addi"(%265, %3237) : (i32, i32) -> i32
              %3239 = "arith.muli"(%3238, %269) : (i32, i32) -> i32
              %3240 = "llvm.getelementptr"(%3213, %3239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3241 = "vector.from_elements"(%3217, %3218) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3241, %3240) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3242 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3243 = "arith.remui"(%3242, %265) : (i32, i32) -> i32
              %3244 = "arith.addi"(%229, %3243) : (i32, i32) -> i32
              %3245 = "arith.muli"(%3244, %269) : (i32, i32) -> i32
              %3246 = "llvm.getelementptr"(%3213, %3245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3247 = "vector.from_elements"(%3219, %3220) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3247, %3246) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3248 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3249 = "arith.remui"(%3248, %265) : (i32, i32) -> i32
              %3250 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3251 = "arith.addi"(%3250, %3249) : (i32, i32) -> i32
              %3252 = "arith.muli"(%3251, %269) : (i32, i32) -> i32
              %3253 = "llvm.getelementptr"(%3213, %3252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3254 = "vector.from_elements"(%3221, %3222) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3254, %3253) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3255 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3256 = "arith.remui"(%3255, %265) : (i32, i32) -> i32
              %3257 = "arith.addi"(%231, %3256) : (i32, i32) -> i32
              %3258 = "arith.muli"(%3257, %269) : (i32, i32) -> i32
              %3259 = "llvm.getelementptr"(%3213, %3258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3260 = "vector.from_elements"(%3223, %3224) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3260, %3259) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3261 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3262 = "arith.remui"(%3261, %265) : (i32, i32) -> i32
              %3263 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3264 = "arith.addi"(%3263, %3262) : (i32, i32) -> i32
              %3265 = "arith.muli"(%3264, %269) : (i32, i32) -> i32
              %3266 = "llvm.getelementptr"(%3213, %3265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3267 = "vector.from_elements"(%3225, %3226) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3267, %3266) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3268 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3269 = "arith.remui"(%3268, %265) : (i32, i32) -> i32
              %3270 = "arith.addi"(%233, %3269) : (i32, i32) -> i32
              %3271 = "arith.muli"(%3270, %269) : (i32, i32) -> i32
              %3272 = "llvm.getelementptr"(%3213, %3271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3273 = "vector.from_elements"(%3227, %3228) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3273, %3272) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3274 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3275 = "arith.remui"(%3274, %265) : (i32, i32) -> i32
              %3276 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3277 = "arith.addi"(%3276, %3275) : (i32, i32) -> i32
              %3278 = "arith.muli"(%3277, %269) : (i32, i32) -> i32
              %3279 = "llvm.getelementptr"(%3213, %3278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3280 = "vector.from_elements"(%3229, %3230) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3280, %3279) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3281 = "arith.cmpi"(%268, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3281) ({
                %3282 = "arith.muli"(%3208, %242) : (i32, i32) -> i32
                %3283 = "arith.addi"(%3282, %267) : (i32, i32) -> i32
                %3284 = "llvm.getelementptr"(%29, %3283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3095, %3284) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
          %3285 = "arith.addi"(%267, %229) : (i32, i32) -> i32
          %3286 = "arith.addi"(%562, %3285) : (i32, i32) -> i32
          %3287 = "llvm.call_intrinsic"(%2947) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3288 = "arith.addf"(%1723, %3287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3289 = "arith.cmpi"(%3286, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3289) ({
            %3290 = "arith.cmpi"(%547, %50) {predicate = 0 : i64} : (i32, i32) -> i1
            %3291 = "arith.cmpi"(%549, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %3292 = "arith.andi"(%3290, %3291) : (i1, i1) -> i1
            "scf.if"(%3292) ({
              %3293 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
              %3294 = "arith.subi"(%53, %3293) : (i32, i32) -> i32
              %3295 = "arith.shrsi"(%3286, %51) : (i32, i32) -> i32
              %3296 = "arith.xori"(%3286, %3295) : (i32, i32) -> i32
              %3297 = "arith.extui"(%3296) : (i32) -> i64
              %3298 = "arith.muli"(%3297, %570) : (i64, i64) -> i64
              %3299 = "arith.shrui"(%3298, %274) : (i64, i64) -> i64
              %3300 = "arith.trunci"(%3299) : (i64) -> i32
              %3301 = "arith.addi"(%3300, %3296) : (i32, i32) -> i32
              %3302 = "arith.shrui"(%3301, %3294) : (i32, i32) -> i32
              %3303 = "arith.cmpi"(%3294, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3304 = "arith.select"(%3303, %3302, %50) : (i1, i32, i32) -> i32
              %3305 = "arith.xori"(%3304, %3295) : (i32, i32) -> i32
              %3306 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
              %3307 = "arith.subi"(%53, %3306) : (i32, i32) -> i32
              %3308 = "arith.shrui"(%3301, %3307) : (i32, i32) -> i32
              %3309 = "arith.cmpi"(%3307, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %3310 = "arith.select"(%3309, %3308, %50) : (i1, i32, i32) -> i32
              %3311 = "arith.xori"(%3310, %3295) : (i32, i32) -> i32
              %3312 = "arith.muli"(%3311, %42) : (i32, i32) -> i32
              %3313 = "arith.subi"(%3286, %3312) : (i32, i32) -> i32
              %3314 = "arith.addi"(%585, %3313) : (i32, i32) -> i32
              %3315 = "arith.extsi"(%3305) : (i32) -> i64
              %3316 = "arith.extsi"(%3314) : (i32) -> i64
              %3317 = "arith.muli"(%3315, %19) : (i64, i64) -> i64
              %3318 = "arith.muli"(%3316, %20) : (i64, i64) -> i64
              %3319 = "arith.addi"(%3317, %3318) : (i64, i64) -> i64
              %3320 = "arith.muli"(%596, %21) : (i64, i64) -> i64
              %3321 = "arith.addi"(%3319, %3320) : (i64, i64) -> i64
              %3322 = "llvm.getelementptr"(%15, %3321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3323 = "vector.from_elements"(%3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3324 = "arith.truncf"(%3323) : (vector<16xf32>) -> vector<16xf16>
              %3325 = "vector.extract"(%3324) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3326 = "vector.extract"(%3324) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3327 = "vector.extract"(%3324) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3328 = "vector.extract"(%3324) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3329 = "vector.extract"(%3324) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3330 = "vector.extract"(%3324) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3331 = "vector.extract"(%3324) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3332 = "vector.extract"(%3324) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3333 = "vector.extract"(%3324) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3334 = "vector.extract"(%3324) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3335 = "vector.extract"(%3324) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3336 = "vector.extract"(%3324) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3337 = "vector.extract"(%3324) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3338 = "vector.extract"(%3324) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3339 = "vector.extract"(%3324) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3340 = "vector.extract"(%3324) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3341 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3342 = "arith.remui"(%3341, %265) : (i32, i32) -> i32
              %3343 = "arith.muli"(%3342, %269) : (i32, i32) -> i32
              %3344 = "llvm.getelementptr"(%3322, %3343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3345 = "vector.from_elements"(%3325, %3326) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3345, %3344) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3346 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3347 = "arith.remui"(%3346, %265) : (i32, i32) -> i32
              %3348 = "arith.addi"(%265, %3347) : (i32, i32) -> i32
              %3349 = "arith.muli"(%3348, %269) : (i32, i32) -> i32
              %3350 = "llvm.getelementptr"(%3322, %3349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3351 = "vector.from_elements"(%3327, %3328) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3351, %3350) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3352 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3353 = "arith.remui"(%3352, %265) : (i32, i32) -> i32
              %3354 = "arith.addi"(%229, %3353) : (i32, i32) -> i32
              %3355 = "arith.muli"(%3354, %269) : (i32, i32) -> i32
              %3356 = "llvm.getelementptr"(%3322, %3355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3357 = "vector.from_elements"(%3329, %3330) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3357, %3356) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3358 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3359 = "arith.remui"(%3358, %265) : (i32, i32) -> i32
              %3360 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3361 = "arith.addi"(%3360, %3359) : (i32, i32) -> i32
              %3362 = "arith.muli"(%3361, %269) : (i32, i32) -> i32
              %3363 = "llvm.getelementptr"(%3322, %3362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3364 = "vector.from_elements"(%3331, %3332) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3364, %3363) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3365 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3366 = "arith.remui"(%3365, %265) : (i32, i32) -> i32
              %3367 = "arith.addi"(%231, %3366) : (i32, i32) -> i32
              %3368 = "arith.muli"(%3367, %269) : (i32, i32) -> i32
              %3369 = "llvm.getelementptr"(%3322, %3368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3370 = "vector.from_elements"(%3333, %3334) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3370, %3369) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3371 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3372 = "arith.remui"(%3371, %265) : (i32, i32) -> i32
              %3373 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3374 = "arith.addi"(%3373, %3372) : (i32, i32) -> i32
              %3375 = "arith.muli"(%3374, %269) : (i32, i32) -> i32
              %3376 = "llvm.getelementptr"(%3322, %3375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3377 = "vector.from_elements"(%3335, %3336) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3377, %3376) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3378 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3379 = "arith.remui"(%3378, %265) : (i32, i32) -> i32
              %3380 = "arith.addi"(%233, %3379) : (i32, i32) -> i32
              %3381 = "arith.muli"(%3380, %269) : (i32, i32) -> i32
              %3382 = "llvm.getelementptr"(%3322, %3381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3383 = "vector.from_elements"(%3337, %3338) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3383, %3382) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3384 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3385 = "arith.remui"(%3384, %265) : (i32, i32) -> i32
              %3386 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3387 = "arith.addi"(%3386, %3385) : (i32, i32) -> i32
              %3388 = "arith.muli"(%3387, %269) : (i32, i32) -> i32
              %3389 = "llvm.getelementptr"(%3322, %3388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3390 = "vector.from_elements"(%3339, %3340) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3390, %3389) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3391 = "arith.cmpi"(%268, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3391) ({
                %3392 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3393 = "arith.mulf"(%3288, %3392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3394 = "arith.muli"(%3316, %26) : (i64, i64) -> i64
                %3395 = "arith.addi"(%3315, %3394) : (i64, i64) -> i64
                %3396 = "arith.muli"(%596, %27) : (i64, i64) -> i64
                %3397 = "arith.addi"(%3395, %3396) : (i64, i64) -> i64
                %3398 = "llvm.getelementptr"(%22, %3397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3393, %3398) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3399 = "arith.muli"(%269, %271) : (i32, i32) -> i32
              %3400 = "arith.extui"(%3290) : (i1) -> i32
              %3401 = "arith.addi"(%3399, %3400) : (i32, i32) -> i32
              %3402 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3403 = "arith.muli"(%3401, %3402) : (i32, i32) -> i32
              %3404 = "arith.muli"(%3285, %242) : (i32, i32) -> i32
              %3405 = "arith.addi"(%3403, %3404) : (i32, i32) -> i32
              %3406 = "llvm.getelementptr"(%28, %3405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3407 = "vector.from_elements"(%3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3408 = "vector.extract"(%3407) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3409 = "vector.extract"(%3407) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3410 = "vector.extract"(%3407) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3411 = "vector.extract"(%3407) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3412 = "vector.extract"(%3407) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3413 = "vector.extract"(%3407) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3414 = "vector.extract"(%3407) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3415 = "vector.extract"(%3407) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3416 = "vector.extract"(%3407) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3417 = "vector.extract"(%3407) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3418 = "vector.extract"(%3407) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3419 = "vector.extract"(%3407) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3420 = "vector.extract"(%3407) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3421 = "vector.extract"(%3407) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3422 = "vector.extract"(%3407) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3423 = "vector.extract"(%3407) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3424 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3425 = "arith.remui"(%3424, %265) : (i32, i32) -> i32
              %3426 = "arith.muli"(%3425, %269) : (i32, i32) -> i32
              %3427 = "llvm.getelementptr"(%3406, %3426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3428 = "vector.from_elements"(%3408, %3409) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3428, %3427) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3429 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3430 = "arith.remui"(%3429, %265) : (i32, i32) -> i32
              %3431 = "arith.addi"(%265, %3430) : (i32, i32) -> i32
              %3432 = "arith.muli"(%3431, %269) : (i32, i32) -> i32
              %3433 = "llvm.getelementptr"(%3406, %3432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3434 = "vector.from_elements"(%3410, %3411) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3434, %3433) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3435 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3436 = "arith.remui"(%3435, %265) : (i32, i32) -> i32
              %3437 = "arith.addi"(%229, %3436) : (i32, i32) -> i32
              %3438 = "arith.muli"(%3437, %269) : (i32, i32) -> i32
              %3439 = "llvm.getelementptr"(%3406, %3438) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3440 = "vector.from_elements"(%3412, %3413) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3440, %3439) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3441 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3442 = "arith.remui"(%3441, %265) : (i32, i32) -> i32
              %3443 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3444 = "arith.addi"(%3443, %3442) : (i32, i32) -> i32
              %3445 = "arith.muli"(%3444, %269) : (i32, i32) -> i32
              %3446 = "llvm.getelementptr"(%3406, %3445) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3447 = "vector.from_elements"(%3414, %3415) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3447, %3446) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3448 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3449 = "arith.remui"(%3448, %265) : (i32, i32) -> i32
              %3450 = "arith.addi"(%231, %3449) : (i32, i32) -> i32
              %3451 = "arith.muli"(%3450, %269) : (i32, i32) -> i32
              %3452 = "llvm.getelementptr"(%3406, %3451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3453 = "vector.from_elements"(%3416, %3417) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3453, %3452) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3454 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3455 = "arith.remui"(%3454, %265) : (i32, i32) -> i32
              %3456 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3457 = "arith.addi"(%3456, %3455) : (i32, i32) -> i32
              %3458 = "arith.muli"(%3457, %269) : (i32, i32) -> i32
              %3459 = "llvm.getelementptr"(%3406, %3458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3460 = "vector.from_elements"(%3418, %3419) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3460, %3459) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3461 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3462 = "arith.remui"(%3461, %265) : (i32, i32) -> i32
              %3463 = "arith.addi"(%233, %3462) : (i32, i32) -> i32
              %3464 = "arith.muli"(%3463, %269) : (i32, i32) -> i32
              %3465 = "llvm.getelementptr"(%3406, %3464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3466 = "vector.from_elements"(%3420, %3421) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3466, %3465) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3467 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3468 = "arith.remui"(%3467, %265) : (i32, i32) -> i32
              %3469 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3470 = "arith.addi"(%3469, %3468) : (i32, i32) -> i32
              %3471 = "arith.muli"(%3470, %269) : (i32, i32) -> i32
              %3472 = "llvm.getelementptr"(%3406, %3471) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3473 = "vector.from_elements"(%3422, %3423) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3473, %3472) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3474 = "arith.cmpi"(%268, %50) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3474) ({
                %3475 = "arith.muli"(%3401, %242) : (i32, i32) -> i32
                %3476 = "arith.addi"(%3475, %3285) : (i32, i32) -> i32
                %3477 = "llvm.getelementptr"(%29, %3476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3288, %3477) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
          "scf.yield"(%1588, %1589, %1590, %3055, %3054, %3053, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %2943, %2950) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %3478 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%3478) : (i1) -> ()
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
