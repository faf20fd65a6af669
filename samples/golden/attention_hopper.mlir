!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr, %9: i32, %10: i32, %11: i32, %12: !llvm.ptr<1>, %13: i32, %14: i32, %15: i32, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i32, %21: i32, %22: i32, %23: i64, %24: i64, %25: i64, %26: i64, %27: i32, %28: i64, %29: i32, %30: i32, %31: i64, %32: i32, %33: i32, %34: i32, %35: i64, %36: i32, %37: i32, %38: i32, %39: f32, %40: i32):
      %41 = "arith.trunci"(%25) : (i64) -> i32
      %42 = "arith.trunci"(%26) : (i64) -> i32
      %43 = "arith.trunci"(%28) : (i64) -> i32
      %44 = "arith.trunci"(%31) : (i64) -> i32
      %45 = "arith.trunci"(%35) : (i64) -> i32
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.constant"() {value = 128 : i32} : () -> i32
      %50 = "arith.divui"(%46, %49) : (i32, i32) -> i32
      %51 = "arith.constant"() {value = -1 : i32} : () -> i32
      %52 = "arith.constant"() {value = 0 : i32} : () -> i32
      %53 = "arith.constant"() {value = 31 : i32} : () -> i32
      %54 = "nvvm.shfl.sync"(%51, %50, %52, %53) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %55 = "arith.constant"() {value = 32 : i32} : () -> i32
      %56 = "arith.divui"(%46, %55) : (i32, i32) -> i32
      %57 = "nvvm.shfl.sync"(%51, %56, %52, %53) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %58 = "arith.cmpi"(%57, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%58) ({
        %59 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%59) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %61 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%61) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %63 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%63) ({
          "llvm.inline_asm"(%8) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %65 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %66 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %67 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 81920>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %68 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 114688>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %69 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %70 = "arith.cmpi"(%69, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %71 = "llvm.getelementptr"(%68) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %72 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %73 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %74 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %75 = "arith.addi"(%73, %74) : (i32, i32) -> i32
      %76 = "arith.constant"() {value = 512 : i32} : () -> i32
      %77 = "arith.muli"(%75, %76) : (i32, i32) -> i32
      %78 = "arith.addi"(%72, %77) : (i32, i32) -> i32
      %79 = "arith.divui"(%78, %55) : (i32, i32) -> i32
      %80 = "arith.cmpi"(%79, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%80) ({
        %81 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%81) ({
          %82 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t83_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t83_s0, %82) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %84 = "llvm.getelementptr"(%68) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t85_s0 = "llvm.ptrtoint"(%84) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t85_s0, %82) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %86 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t87_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t87_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %88 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t89_s0 = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t89_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %90 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 114720>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %91 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %92 = "arith.cmpi"(%91, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %93 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %94 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %97 = "arith.addi"(%95, %96) : (i32, i32) -> i32
      %98 = "arith.muli"(%97, %76) : (i32, i32) -> i32
      %99 = "arith.addi"(%94, %98) : (i32, i32) -> i32
      %100 = "arith.divui"(%99, %55) : (i32, i32) -> i32
      %101 = "arith.cmpi"(%100, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%101) ({
        %102 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%102) ({
          %103 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t104_s0 = "llvm.ptrtoint"(%90) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t104_s0, %103) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %105 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t106_s0 = "llvm.ptrtoint"(%105) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t106_s0, %103) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %107 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t108_s0 = "llvm.ptrtoint"(%93) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t108_s0, %107) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %109 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t110_s0 = "llvm.ptrtoint"(%109) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t110_s0, %107) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %111 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 114752>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %112 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %113 = "arith.cmpi"(%112, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %114 = "llvm.getelementptr"(%111) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %115 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %116 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %117 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %118 = "arith.addi"(%116, %117) : (i32, i32) -> i32
      %119 = "arith.muli"(%118, %76) : (i32, i32) -> i32
      %120 = "arith.addi"(%115, %119) : (i32, i32) -> i32
      %121 = "arith.divui"(%120, %55) : (i32, i32) -> i32
      %122 = "arith.cmpi"(%121, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%122) ({
        %123 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%123) ({
          %124 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t125_s0 = "llvm.ptrtoint"(%111) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t125_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %126 = "llvm.getelementptr"(%111) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t127_s0 = "llvm.ptrtoint"(%126) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t127_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %128 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t129_s0 = "llvm.ptrtoint"(%114) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t129_s0, %128) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %130 = "llvm.getelementptr"(%114) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t131_s0 = "llvm.ptrtoint"(%130) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t131_s0, %128) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %132 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 114784>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %133 = "llvm.getelementptr"(%132) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %134 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %135 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %136 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %137 = "arith.addi"(%135, %136) : (i32, i32) -> i32
      %138 = "arith.muli"(%137, %76) : (i32, i32) -> i32
      %139 = "arith.addi"(%134, %138) : (i32, i32) -> i32
      %140 = "arith.divui"(%139, %55) : (i32, i32) -> i32
      %141 = "arith.cmpi"(%140, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%141) ({
        %142 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%142) ({
          %t143_s0 = "llvm.ptrtoint"(%132) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t143_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %144 = "llvm.getelementptr"(%132) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t145_s0 = "llvm.ptrtoint"(%144) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t145_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %146 = "arith.constant"() {value = 384 : i32} : () -> i32
          %t147_s0 = "llvm.ptrtoint"(%133) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t147_s0, %146) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %148 = "llvm.getelementptr"(%133) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t149_s0 = "llvm.ptrtoint"(%148) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t149_s0, %146) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %150 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 114816>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %151 = "arith.cmpi"(%54, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %152 = "scf.if"(%151) ({
        "nvvm.setmaxregister"() {regCount = 32 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%58) ({
          %153 = "arith.constant"() {value = false} : () -> i1
          %154, %155, %156, %157, %158 = "scf.while"(%52, %52, %153, %52, %52) ({
          ^bb0(%159: i32, %160: i32, %161: i1, %162: i32, %163: i32):
            %164 = "arith.cmpi"(%159, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %165 = "arith.constant"() {value = true} : () -> i1
            %166 = "arith.xori"(%161, %165) : (i1, i1) -> i1
            %167 = "arith.andi"(%164, %166) : (i1, i1) -> i1
            "scf.condition"(%167, %159, %160, %161, %162, %163) : (i1, i32, i32, i1, i32, i32) -> ()
          }, {
          ^bb0(%168: i32, %169: i32, %170: i1, %171: i32, %172: i32):
            %173 = "arith.constant"() {value = 32 : i64} : () -> i64
            %174 = "arith.shrui"(%35, %173) : (i64, i64) -> i64
            %175 = "arith.constant"() {value = 1 : i32} : () -> i32
            %176 = "arith.subi"(%45, %175) : (i32, i32) -> i32
            %177 = "llvm.intr.ctlz"(%176) {is_zero_poison = false} : (i32) -> i32
            %178 = "arith.subi"(%55, %177) : (i32, i32) -> i32
            %179 = "arith.extui"(%168) : (i32) -> i64
            %180 = "arith.muli"(%179, %174) : (i64, i64) -> i64
            %181 = "arith.shrui"(%180, %173) : (i64, i64) -> i64
            %182 = "arith.trunci"(%181) : (i64) -> i32
            %183 = "arith.addi"(%182, %168) : (i32, i32) -> i32
            %184 = "arith.shrui"(%183, %178) : (i32, i32) -> i32
            %185 = "arith.cmpi"(%178, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %186 = "arith.select"(%185, %184, %52) : (i1, i32, i32) -> i32
            %187 = "llvm.intr.ctlz"(%176) {is_zero_poison = false} : (i32) -> i32
            %188 = "arith.subi"(%55, %187) : (i32, i32) -> i32
            %189 = "arith.shrui"(%183, %188) : (i32, i32) -> i32
            %190 = "arith.cmpi"(%188, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %191 = "arith.select"(%190, %189, %52) : (i1, i32, i32) -> i32
            %192 = "arith.muli"(%191, %45) : (i32, i32) -> i32
            %193 = "arith.subi"(%168, %192) : (i32, i32) -> i32
            %194 = "arith.constant"() {value = 132 : i32} : () -> i32
            %195 = "arith.remui"(%29, %194) : (i32, i32) -> i32
            %196 = "arith.muli"(%186, %195) : (i32, i32) -> i32
            %197 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %198 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %199 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %200 = "arith.addi"(%197, %194) : (i32, i32) -> i32
            %201 = "arith.remsi"(%196, %194) : (i32, i32) -> i32
            %202 = "arith.cmpi"(%201, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %203 = "arith.addi"(%201, %194) : (i32, i32) -> i32
            %204 = "arith.select"(%202, %203, %201) : (i1, i32, i32) -> i32
            %205 = "arith.subi"(%200, %204) : (i32, i32) -> i32
            %206 = "arith.remsi"(%205, %194) : (i32, i32) -> i32
            %207 = "arith.cmpi"(%206, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %208 = "arith.addi"(%206, %194) : (i32, i32) -> i32
            %209 = "arith.select"(%207, %208, %206) : (i1, i32, i32) -> i32
            %210 = "arith.muli"(%193, %194) : (i32, i32) -> i32
            %211 = "arith.constant"() {value = 2 : i32} : () -> i32
            %212 = "arith.remui"(%193, %211) : (i32, i32) -> i32
            %213 = "arith.cmpi"(%212, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            %214 = "arith.constant"() {value = 131 : i32} : () -> i32
            %215 = "arith.subi"(%214, %209) : (i32, i32) -> i32
            %216 = "arith.select"(%213, %209, %215) : (i1, i32, i32) -> i32
            %217 = "arith.addi"(%210, %216) : (i32, i32) -> i32
            %218 = "arith.shrui"(%28, %173) : (i64, i64) -> i64
            %219 = "arith.subi"(%43, %175) : (i32, i32) -> i32
            %220 = "llvm.intr.ctlz"(%219) {is_zero_poison = false} : (i32) -> i32
            %221 = "arith.shrsi"(%217, %53) : (i32, i32) -> i32
            %222 = "arith.xori"(%217, %221) : (i32, i32) -> i32
            %223 = "arith.extui"(%222) : (i32) -> i64
            %224 = "arith.muli"(%223, %218) : (i64, i64) -> i64
            %225 = "arith.shrui"(%224, %173) : (i64, i64) -> i64
            %226 = "arith.trunci"(%225) : (i64) -> i32
            %227 = "arith.addi"(%226, %222) : (i32, i32) -> i32
            %228 = "llvm.intr.ctlz"(%219) {is_zero_poison = false} : (i32) -> i32
            %229 = "arith.subi"(%55, %228) : (i32, i32) -> i32
            %230 = "arith.shrui"(%227, %229) : (i32, i32) -> i32
            %231 = "arith.cmpi"(%229, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %232 = "arith.select"(%231, %230, %52) : (i1, i32, i32) -> i32
            %233 = "arith.xori"(%232, %221) : (i32, i32) -> i32
            %234 = "arith.muli"(%233, %43) : (i32, i32) -> i32
            %235 = "arith.subi"(%217, %234) : (i32, i32) -> i32
            %236 = "arith.cmpi"(%217, %29) {predicate = 2 : i64} : (i32, i32) -> i1
            %237 = "arith.shrui"(%31, %173) : (i64, i64) -> i64
            %238 = "arith.subi"(%44, %175) : (i32, i32) -> i32
            %239 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
            %240 = "arith.muli"(%223, %237) : (i64, i64) -> i64
            %241 = "arith.shrui"(%240, %173) : (i64, i64) -> i64
            %242 = "arith.trunci"(%241) : (i64) -> i32
            %243 = "arith.addi"(%242, %222) : (i32, i32) -> i32
            %244 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
            %245 = "arith.subi"(%55, %244) : (i32, i32) -> i32
            %246 = "arith.shrui"(%243, %245) : (i32, i32) -> i32
            %247 = "arith.cmpi"(%245, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %248 = "arith.select"(%247, %246, %52) : (i1, i32, i32) -> i32
            %249 = "arith.xori"(%248, %221) : (i32, i32) -> i32
            %250 = "arith.muli"(%249, %44) : (i32, i32) -> i32
            %251 = "arith.subi"(%217, %250) : (i32, i32) -> i32
            %252 = "arith.cmpi"(%217, %32) {predicate = 2 : i64} : (i32, i32) -> i1
            %253 = "arith.addi"(%186, %175) : (i32, i32) -> i32
            %254 = "arith.cmpi"(%253, %27) {predicate = 0 : i64} : (i32, i32) -> i1
            %255 = "arith.select"(%254, %251, %235) : (i1, i32, i32) -> i32
            %256 = "arith.select"(%254, %252, %236) : (i1, i1, i1) -> i1
            %257 = "arith.muli"(%186, %29) : (i32, i32) -> i32
            %258 = "arith.addi"(%257, %255) : (i32, i32) -> i32
            %259 = "arith.cmpi"(%186, %27) {predicate = 2 : i64} : (i32, i32) -> i1
            %260 = "arith.andi"(%256, %259) : (i1, i1) -> i1
            %261 = "arith.shrui"(%25, %173) : (i64, i64) -> i64
            %262 = "arith.subi"(%41, %175) : (i32, i32) -> i32
            %263 = "llvm.intr.ctlz"(%262) {is_zero_poison = false} : (i32) -> i32
            %264 = "arith.subi"(%55, %263) : (i32, i32) -> i32
            %265 = "arith.shrsi"(%258, %53) : (i32, i32) -> i32
            %266 = "arith.xori"(%258, %265) : (i32, i32) -> i32
            %267 = "arith.extui"(%266) : (i32) -> i64
            %268 = "arith.muli"(%267, %261) : (i64, i64) -> i64
            %269 = "arith.shrui"(%268, %173) : (i64, i64) -> i64
            %270 = "arith.trunci"(%269) : (i64) -> i32
            %271 = "arith.addi"(%270, %266) : (i32, i32) -> i32
            %272 = "arith.shrui"(%271, %264) : (i32, i32) -> i32
            %273 = "arith.cmpi"(%264, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %274 = "arith.select"(%273, %272, %52) : (i1, i32, i32) -> i32
            %275 = "arith.xori"(%274, %265) : (i32, i32) -> i32
            %276 = "arith.muli"(%275, %41) : (i32, i32) -> i32
            %277 = "arith.subi"(%258, %276) : (i32, i32) -> i32
            %278 = "llvm.intr.ctlz"(%262) {is_zero_poison = false} : (i32) -> i32
            %279 = "arith.subi"(%55, %278) : (i32, i32) -> i32
            %280 = "arith.shrui"(%271, %279) : (i32, i32) -> i32
            %281 = "arith.cmpi"(%279, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %282 = "arith.select"(%281, %280, %52) : (i1, i32, i32) -> i32
            %283 = "arith.xori"(%282, %265) : (i32, i32) -> i32
            %284 = "arith.subi"(%262, %277) : (i32, i32) -> i32
            %285 = "arith.shrui"(%26, %173) : (i64, i64) -> i64
            %286 = "arith.subi"(%42, %175) : (i32, i32) -> i32
            %287 = "llvm.intr.ctlz"(%286) {is_zero_poison = false} : (i32) -> i32
            %288 = "arith.subi"(%55, %287) : (i32, i32) -> i32
            %289 = "arith.shrsi"(%283, %53) : (i32, i32) -> i32
            %290 = "arith.xori"(%283, %289) : (i32, i32) -> i32
            %291 = "arith.extui"(%290) : (i32) -> i64
            %292 = "arith.muli"(%291, %285) : (i64, i64) -> i64
            %293 = "arith.shrui"(%292, %173) : (i64, i64) -> i64
            %294 = "arith.trunci"(%293) : (i64) -> i32
            %295 = "arith.addi"(%294, %290) : (i32, i32) -> i32
            %296 = "arith.shrui"(%295, %288) : (i32, i32) -> i32
            %297 = "arith.cmpi"(%288, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %298 = "arith.select"(%297, %296, %52) : (i1, i32, i32) -> i32
            %299 = "arith.xori"(%298, %289) : (i32, i32) -> i32
            %300 = "arith.muli"(%299, %42) : (i32, i32) -> i32
            %301 = "arith.subi"(%283, %300) : (i32, i32) -> i32
            %302 = "llvm.intr.ctlz"(%286) {is_zero_poison = false} : (i32) -> i32
            %303 = "arith.subi"(%55, %302) : (i32, i32) -> i32
            %304 = "arith.shrui"(%295, %303) : (i32, i32) -> i32
            %305 = "arith.cmpi"(%303, %55) {predicate = 6 : i64} : (i32, i32) -> i1
            %306 = "arith.select"(%305, %304, %52) : (i1, i32, i32) -> i32
            %307 = "arith.xori"(%306, %289) : (i32, i32) -> i32
            %308 = "arith.addi"(%168, %175) : (i32, i32) -> i32
            "scf.yield"(%308, %307, %260, %301, %284) : (i32, i32, i1, i32, i32) -> ()
          }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
          %309 = "arith.constant"() {value = 1 : i32} : () -> i32
          %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328 = "scf.while"(%154, %156, %158, %157, %155, %38, %37, %52, %52, %309, %52, %52, %309, %52, %52, %309, %52, %52, %309) ({
          ^bb0(%329: i32, %330: i1, %331: i32, %332: i32, %333: i32, %334: i32, %335: i32, %336: i32, %337: i32, %338: i32, %339: i32, %340: i32, %341: i32, %342: i32, %343: i32, %344: i32, %345: i32, %346: i32, %347: i32):
            "scf.condition"(%330, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347) : (i1, i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%348: i32, %349: i1, %350: i32, %351: i32, %352: i32, %353: i32, %354: i32, %355: i32, %356: i32, %357: i32, %358: i32, %359: i32, %360: i32, %361: i32, %362: i32, %363: i32, %364: i32, %365: i32, %366: i32):
            %367 = "llvm.getelementptr"(%133, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t368_s0 = "llvm.ptrtoint"(%367) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t368_s0, %357) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %369 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %370 = "arith.cmpi"(%369, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%370) ({
              %371 = "arith.constant"() {value = 3 : i32} : () -> i32
              %372 = "arith.muli"(%356, %371) : (i32, i32) -> i32
              %373 = "llvm.getelementptr"(%150, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%350, %373) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %374 = "arith.addi"(%309, %372) : (i32, i32) -> i32
              %375 = "llvm.getelementptr"(%150, %374) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%351, %375) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %376 = "arith.constant"() {value = 2 : i32} : () -> i32
              %377 = "arith.addi"(%376, %372) : (i32, i32) -> i32
              %378 = "llvm.getelementptr"(%150, %377) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%352, %378) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %379 = "llvm.getelementptr"(%132, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t380_s0 = "llvm.ptrtoint"(%379) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t380_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %381 = "arith.addi"(%356, %309) : (i32, i32) -> i32
            %382 = "arith.constant"() {value = 2 : i32} : () -> i32
            %383 = "arith.cmpi"(%381, %382) {predicate = 0 : i64} : (i32, i32) -> i1
            %384 = "arith.xori"(%357, %309) : (i32, i32) -> i32
            %385 = "arith.select"(%383, %384, %357) : (i1, i32, i32) -> i32
            %386 = "arith.select"(%383, %52, %381) : (i1, i32, i32) -> i32
            %387 = "arith.addi"(%355, %309) : (i32, i32) -> i32
            %388 = "arith.constant"() {value = 192 : i32} : () -> i32
            %389 = "arith.muli"(%350, %388) : (i32, i32) -> i32
            %390 = "arith.maxsi"(%354, %309) : (i32, i32) -> i32
            %391 = "arith.subi"(%390, %309) : (i32, i32) -> i32
            %392 = "arith.constant"() {value = 7 : i32} : () -> i32
            %393 = "arith.shrsi"(%391, %392) : (i32, i32) -> i32
            %394 = "arith.addi"(%393, %309) : (i32, i32) -> i32
            %395 = "arith.minsi"(%52, %393) : (i32, i32) -> i32
            %396 = "arith.subi"(%394, %395) : (i32, i32) -> i32
            %397 = "arith.divui"(%351, %40) : (i32, i32) -> i32
            %398 = "arith.cmpi"(%354, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            %399 = "arith.extui"(%398) : (i1) -> i32
            %400 = "arith.addi"(%393, %399) : (i32, i32) -> i32
            %401 = "llvm.getelementptr"(%93, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t402_s0 = "llvm.ptrtoint"(%401) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t402_s0, %363) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %403 = "llvm.getelementptr"(%90, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %404 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
            "scf.if"(%404) ({
              %405 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t406_s0 = "llvm.ptrtoint"(%403) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t406_s0, %405) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %407 = "arith.muli"(%400, %49) : (i32, i32) -> i32
            %408 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %409 = "arith.muli"(%362, %408) : (i32, i32) -> i32
            %410 = "llvm.getelementptr"(%66, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %411 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
            "scf.if"(%411) ({
              %t412_s0 = "llvm.ptrtoint"(%410) : (!llvm.ptr<3>) -> i32
              %t412_s2 = "llvm.ptrtoint"(%403) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t412_s0, %4, %t412_s2, %52, %407, %397, %352) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %413 = "arith.addi"(%362, %309) : (i32, i32) -> i32
            %414 = "arith.cmpi"(%413, %382) {predicate = 0 : i64} : (i32, i32) -> i1
            %415 = "arith.xori"(%363, %309) : (i32, i32) -> i32
            %416 = "arith.select"(%414, %415, %363) : (i1, i32, i32) -> i32
            %417 = "arith.select"(%414, %52, %413) : (i1, i32, i32) -> i32
            %418 = "arith.addi"(%361, %309) : (i32, i32) -> i32
            %419 = "llvm.getelementptr"(%71, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t420_s0 = "llvm.ptrtoint"(%419) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t420_s0, %360) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %421 = "llvm.getelementptr"(%68, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %422 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
            "scf.if"(%422) ({
              %423 = "arith.constant"() {value = 24576 : i32} : () -> i32
              %t424_s0 = "llvm.ptrtoint"(%421) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t424_s0, %423) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %425 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %426 = "arith.muli"(%359, %425) : (i32, i32) -> i32
            %427 = "llvm.getelementptr"(%65, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %428 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
            "scf.if"(%428) ({
              %t429_s0 = "llvm.ptrtoint"(%427) : (!llvm.ptr<3>) -> i32
              %t429_s2 = "llvm.ptrtoint"(%421) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t429_s0, %0, %t429_s2, %52, %389, %351, %352) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %430 = "arith.addi"(%359, %309) : (i32, i32) -> i32
            %431 = "arith.cmpi"(%430, %382) {predicate = 0 : i64} : (i32, i32) -> i1
            %432 = "arith.xori"(%360, %309) : (i32, i32) -> i32
            %433 = "arith.select"(%431, %432, %360) : (i1, i32, i32) -> i32
            %434 = "arith.select"(%431, %52, %430) : (i1, i32, i32) -> i32
            %435 = "arith.addi"(%358, %309) : (i32, i32) -> i32
            %436, %437, %438, %439, %440, %441 = "scf.for"(%309, %396, %309, %418, %417, %416, %364, %365, %366) ({
            ^bb0(%442: i32, %443: i32, %444: i32, %445: i32, %446: i32, %447: i32, %448: i32):
              %449 = "arith.subi"(%393, %442) : (i32, i32) -> i32
              %450 = "llvm.getelementptr"(%93, %444) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t451_s0 = "llvm.ptrtoint"(%450) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t451_s0, %445) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %452 = "llvm.getelementptr"(%90, %444) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %453 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%453) ({
                %454 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t455_s0 = "llvm.ptrtoint"(%452) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t455_s0, %454) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %456 = "arith.muli"(%449, %49) : (i32, i32) -> i32
              %457 = "arith.muli"(%444, %408) : (i32, i32) -> i32
              %458 = "llvm.getelementptr"(%66, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %459 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
              "scf.if"(%459) ({
                %t460_s0 = "llvm.ptrtoint"(%458) : (!llvm.ptr<3>) -> i32
                %t460_s2 = "llvm.ptrtoint"(%452) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t460_s0, %4, %t460_s2, %52, %456, %397, %352) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %461 = "arith.addi"(%444, %309) : (i32, i32) -> i32
              %462 = "arith.cmpi"(%461, %382) {predicate = 0 : i64} : (i32, i32) -> i1
              %463 = "arith.xori"(%445, %309) : (i32, i32) -> i32
              %464 = "arith.select"(%462, %463, %445) : (i1, i32, i32) -> i32
              %465 = "arith.select"(%462, %52, %461) : (i1, i32, i32) -> i32
              %466 = "arith.addi"(%443, %309) : (i32, i32) -> i32
              %467 = "arith.addi"(%449, %309) : (i32, i32) -> i32
              %468 = "llvm.getelementptr"(%114, %447) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t469_s0 = "llvm.ptrtoint"(%468) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t469_s0, %448) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %470 = "llvm.getelementptr"(%111, %447) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %471 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
              "scf.if"(%471) ({
                %472 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t473_s0 = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t473_s0, %472) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %474 = "arith.muli"(%467, %49) : (i32, i32) -> i32
              %475 = "arith.muli"(%447, %408) : (i32, i32) -> i32
              %476 = "llvm.getelementptr"(%67, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %477 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
              "scf.if"(%477) ({
                %t478_s0 = "llvm.ptrtoint"(%476) : (!llvm.ptr<3>) -> i32
                %t478_s2 = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t478_s0, %8, %t478_s2, %52, %474, %397, %352) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %479 = "arith.addi"(%447, %309) : (i32, i32) -> i32
              %480 = "arith.cmpi"(%479, %382) {predicate = 0 : i64} : (i32, i32) -> i1
              %481 = "arith.xori"(%448, %309) : (i32, i32) -> i32
              %482 = "arith.select"(%480, %481, %448) : (i1, i32, i32) -> i32
              %483 = "arith.select"(%480, %52, %479) : (i1, i32, i32) -> i32
              %484 = "arith.addi"(%446, %309) : (i32, i32) -> i32
              "scf.yield"(%466, %465, %464, %484, %483, %482) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %485 = "arith.subi"(%394, %396) : (i32, i32) -> i32
            %486 = "arith.addi"(%485, %399) : (i32, i32) -> i32
            %487, %488, %489, %490, %491 = "scf.while"(%348, %52, %153, %52, %52) ({
            ^bb0(%492: i32, %493: i32, %494: i1, %495: i32, %496: i32):
              %497 = "arith.cmpi"(%492, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %498 = "arith.constant"() {value = true} : () -> i1
              %499 = "arith.xori"(%494, %498) : (i1, i1) -> i1
              %500 = "arith.andi"(%497, %499) : (i1, i1) -> i1
              "scf.condition"(%500, %492, %493, %494, %495, %496) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%501: i32, %502: i32, %503: i1, %504: i32, %505: i32):
              %506 = "arith.constant"() {value = 32 : i64} : () -> i64
              %507 = "arith.shrui"(%35, %506) : (i64, i64) -> i64
              %508 = "arith.subi"(%45, %309) : (i32, i32) -> i32
              %509 = "llvm.intr.ctlz"(%508) {is_zero_poison = false} : (i32) -> i32
              %510 = "arith.subi"(%55, %509) : (i32, i32) -> i32
              %511 = "arith.extui"(%501) : (i32) -> i64
              %512 = "arith.muli"(%511, %507) : (i64, i64) -> i64
              %513 = "arith.shrui"(%512, %506) : (i64, i64) -> i64
              %514 = "arith.trunci"(%513) : (i64) -> i32
              %515 = "arith.addi"(%514, %501) : (i32, i32) -> i32
              %516 = "arith.shrui"(%515, %510) : (i32, i32) -> i32
              %517 = "arith.cmpi"(%510, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %518 = "arith.select"(%517, %516, %52) : (i1, i32, i32) -> i32
              %519 = "llvm.intr.ctlz"(%508) {is_zero_poison = false} : (i32) -> i32
              %520 = "arith.subi"(%55, %519) : (i32, i32) -> i32
              %521 = "arith.shrui"(%515, %520) : (i32, i32) -> i32
              %522 = "arith.cmpi"(%520, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %523 = "arith.select"(%522, %521, %52) : (i1, i32, i32) -> i32
              %524 = "arith.muli"(%523, %45) : (i32, i32) -> i32
              %525 = "arith.subi"(%501, %524) : (i32, i32) -> i32
              %526 = "arith.constant"() {value = 132 : i32} : () -> i32
              %527 = "arith.remui"(%29, %526) : (i32, i32) -> i32
              %528 = "arith.muli"(%518, %527) : (i32, i32) -> i32
              %529 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %530 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %531 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %532 = "arith.addi"(%529, %526) : (i32, i32) -> i32
              %533 = "arith.remsi"(%528, %526) : (i32, i32) -> i32
              %534 = "arith.cmpi"(%533, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %535 = "arith.addi"(%533, %526) : (i32, i32) -> i32
              %536 = "arith.select"(%534, %535, %533) : (i1, i32, i32) -> i32
              %537 = "arith.subi"(%532, %536) : (i32, i32) -> i32
              %538 = "arith.remsi"(%537, %526) : (i32, i32) -> i32
              %539 = "arith.cmpi"(%538, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %540 = "arith.addi"(%538, %526) : (i32, i32) -> i32
              %541 = "arith.select"(%539, %540, %538) : (i1, i32, i32) -> i32
              %542 = "arith.muli"(%525, %526) : (i32, i32) -> i32
              %543 = "arith.remui"(%525, %382) : (i32, i32) -> i32
              %544 = "arith.cmpi"(%543, %52) {predicate = 0 : i64} : (i32, i32) -> i1
              %545 = "arith.constant"() {value = 131 : i32} : () -> i32
              %546 = "arith.subi"(%545, %541) : (i32, i32) -> i32
              %547 = "arith.select"(%544, %541, %546) : (i1, i32, i32) -> i32
              %548 = "arith.addi"(%542, %547) : (i32, i32) -> i32
              %549 = "arith.shrui"(%28, %506) : (i64, i64) -> i64
              %550 = "arith.subi"(%43, %309) : (i32, i32) -> i32
              %551 = "llvm.intr.ctlz"(%550) {is_zero_poison = false} : (i32) -> i32
              %552 = "arith.shrsi"(%548, %53) : (i32, i32) -> i32
              %553 = "arith.xori"(%548, %552) : (i32, i32) -> i32
              %554 = "arith.extui"(%553) : (i32) -> i64
              %555 = "arith.muli"(%554, %549) : (i64, i64) -> i64
              %556 = "arith.shrui"(%555, %506) : (i64, i64) -> i64
              %557 = "arith.trunci"(%556) : (i64) -> i32
              %558 = "arith.addi"(%557, %553) : (i32, i32) -> i32
              %559 = "llvm.intr.ctlz"(%550) {is_zero_poison = false} : (i32) -> i32
              %560 = "arith.subi"(%55, %559) : (i32, i32) -> i32
              %561 = "arith.shrui"(%558, %560) : (i32, i32) -> i32
              %562 = "arith.cmpi"(%560, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %563 = "arith.select"(%562, %561, %52) : (i1, i32, i32) -> i32
              %564 = "arith.xori"(%563, %552) : (i32, i32) -> i32
              %565 = "arith.muli"(%564, %43) : (i32, i32) -> i32
              %566 = "arith.subi"(%548, %565) : (i32, i32) -> i32
              %567 = "arith.cmpi"(%548, %29) {predicate = 2 : i64} : (i32, i32) -> i1
              %568 = "arith.shrui"(%31, %506) : (i64, i64) -> i64
              %569 = "arith.subi"(%44, %309) : (i32, i32) -> i32
              %570 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %571 = "arith.muli"(%554, %568) : (i64, i64) -> i64
              %572 = "arith.shrui"(%571, %506) : (i64, i64) -> i64
              %573 = "arith.trunci"(%572) : (i64) -> i32
              %574 = "arith.addi"(%573, %553) : (i32, i32) -> i32
              %575 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
              %576 = "arith.subi"(%55, %575) : (i32, i32) -> i32
              %577 = "arith.shrui"(%574, %576) : (i32, i32) -> i32
              %578 = "arith.cmpi"(%576, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %579 = "arith.select"(%578, %577, %52) : (i1, i32, i32) -> i32
              %580 = "arith.xori"(%579, %552) : (i32, i32) -> i32
              %581 = "arith.muli"(%580, %44) : (i32, i32) -> i32
              %582 = "arith.subi"(%548, %581) : (i32, i32) -> i32
              %583 = "arith.cmpi"(%548, %32) {predicate = 2 : i64} : (i32, i32) -> i1
              %584 = "arith.addi"(%518, %309) : (i32, i32) -> i32
              %585 = "arith.cmpi"(%584, %27) {predicate = 0 : i64} : (i32, i32) -> i1
              %586 = "arith.select"(%585, %582, %566) : (i1, i32, i32) -> i32
              %587 = "arith.select"(%585, %583, %567) : (i1, i1, i1) -> i1
              %588 = "arith.muli"(%518, %29) : (i32, i32) -> i32
              %589 = "arith.addi"(%588, %586) : (i32, i32) -> i32
              %590 = "arith.cmpi"(%518, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %591 = "arith.andi"(%587, %590) : (i1, i1) -> i1
              %592 = "arith.shrui"(%25, %506) : (i64, i64) -> i64
              %593 = "arith.subi"(%41, %309) : (i32, i32) -> i32
              %594 = "llvm.intr.ctlz"(%593) {is_zero_poison = false} : (i32) -> i32
              %595 = "arith.subi"(%55, %594) : (i32, i32) -> i32
              %596 = "arith.shrsi"(%589, %53) : (i32, i32) -> i32
              %597 = "arith.xori"(%589, %596) : (i32, i32) -> i32
              %598 = "arith.extui"(%597) : (i32) -> i64
              %599 = "arith.muli"(%598, %592) : (i64, i64) -> i64
              %600 = "arith.shrui"(%599, %506) : (i64, i64) -> i64
              %601 = "arith.trunci"(%600) : (i64) -> i32
              %602 = "arith.addi"(%601, %597) : (i32, i32) -> i32
              %603 = "arith.shrui"(%602, %595) : (i32, i32) -> i32
              %604 = "arith.cmpi"(%595, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %605 = "arith.select"(%604, %603, %52) : (i1, i32, i32) -> i32
              %606 = "arith.xori"(%605, %596) : (i32, i32) -> i32
              %607 = "arith.muli"(%606, %41) : (i32, i32) -> i32
              %608 = "arith.subi"(%589, %607) : (i32, i32) -> i32
              %609 = "llvm.intr.ctlz"(%593) {is_zero_poison = false} : (i32) -> i32
              %610 = "arith.subi"(%55, %609) : (i32, i32) -> i32
              %611 = "arith.shrui"(%602, %610) : (i32, i32) -> i32
              %612 = "arith.cmpi"(%610, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %613 = "arith.select"(%612, %611, %52) : (i1, i32, i32) -> i32
              %614 = "arith.xori"(%613, %596) : (i32, i32) -> i32
              %615 = "arith.subi"(%593, %608) : (i32, i32) -> i32
              %616 = "arith.shrui"(%26, %506) : (i64, i64) -> i64
              %617 = "arith.subi"(%42, %309) : (i32, i32) -> i32
              %618 = "llvm.intr.ctlz"(%617) {is_zero_poison = false} : (i32) -> i32
              %619 = "arith.subi"(%55, %618) : (i32, i32) -> i32
              %620 = "arith.shrsi"(%614, %53) : (i32, i32) -> i32
              %621 = "arith.xori"(%614, %620) : (i32, i32) -> i32
              %622 = "arith.extui"(%621) : (i32) -> i64
              %623 = "arith.muli"(%622, %616) : (i64, i64) -> i64
              %624 = "arith.shrui"(%623, %506) : (i64, i64) -> i64
              %625 = "arith.trunci"(%624) : (i64) -> i32
              %626 = "arith.addi"(%625, %621) : (i32, i32) -> i32
              %627 = "arith.shrui"(%626, %619) : (i32, i32) -> i32
              %628 = "arith.cmpi"(%619, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %629 = "arith.select"(%628, %627, %52) : (i1, i32, i32) -> i32
              %630 = "arith.xori"(%629, %620) : (i32, i32) -> i32
              %631 = "arith.muli"(%630, %42) : (i32, i32) -> i32
              %632 = "arith.subi"(%614, %631) : (i32, i32) -> i32
              %633 = "llvm.intr.ctlz"(%617) {is_zero_poison = false} : (i32) -> i32
              %634 = "arith.subi"(%55, %633) : (i32, i32) -> i32
              %635 = "arith.shrui"(%626, %634) : (i32, i32) -> i32
              %636 = "arith.cmpi"(%634, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %637 = "arith.select"(%636, %635, %52) : (i1, i32, i32) -> i32
              %638 = "arith.xori"(%637, %620) : (i32, i32) -> i32
              %639 = "arith.addi"(%501, %309) : (i32, i32) -> i32
              "scf.yield"(%639, %638, %591, %632, %615) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            %640 = "llvm.getelementptr"(%114, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t641_s0 = "llvm.ptrtoint"(%640) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t641_s0, %441) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %642 = "llvm.getelementptr"(%111, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %643 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
            "scf.if"(%643) ({
              %644 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t645_s0 = "llvm.ptrtoint"(%642) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t645_s0, %644) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %646 = "arith.muli"(%486, %49) : (i32, i32) -> i32
            %647 = "arith.muli"(%440, %408) : (i32, i32) -> i32
            %648 = "llvm.getelementptr"(%67, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %649 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%649) ({
              %t650_s0 = "llvm.ptrtoint"(%648) : (!llvm.ptr<3>) -> i32
              %t650_s2 = "llvm.ptrtoint"(%642) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t650_s0, %8, %t650_s2, %52, %646, %397, %352) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %651 = "arith.addi"(%440, %309) : (i32, i32) -> i32
            %652 = "arith.cmpi"(%651, %382) {predicate = 0 : i64} : (i32, i32) -> i1
            %653 = "arith.xori"(%441, %309) : (i32, i32) -> i32
            %654 = "arith.select"(%652, %653, %441) : (i1, i32, i32) -> i32
            %655 = "arith.select"(%652, %52, %651) : (i1, i32, i32) -> i32
            %656 = "arith.addi"(%439, %309) : (i32, i32) -> i32
            "scf.yield"(%487, %489, %491, %490, %488, %38, %37, %387, %386, %385, %435, %434, %433, %436, %437, %438, %656, %655, %654) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %657 = "llvm.getelementptr"(%133, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t658_s0 = "llvm.ptrtoint"(%657) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t658_s0, %319) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %659 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %660 = "arith.cmpi"(%659, %52) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%660) ({
            %661 = "arith.constant"() {value = 3 : i32} : () -> i32
            %662 = "arith.muli"(%318, %661) : (i32, i32) -> i32
            %663 = "llvm.getelementptr"(%150, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%51, %663) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %664 = "arith.addi"(%309, %662) : (i32, i32) -> i32
            %665 = "llvm.getelementptr"(%150, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%51, %665) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %666 = "arith.constant"() {value = 2 : i32} : () -> i32
            %667 = "arith.addi"(%666, %662) : (i32, i32) -> i32
            %668 = "llvm.getelementptr"(%150, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%51, %668) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %669 = "llvm.getelementptr"(%132, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t670_s0 = "llvm.ptrtoint"(%669) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t670_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %671 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%671) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 160 : i32, action = #nvvm<action increase>} : () -> ()
        %672 = "arith.constant"() {value = 1 : i32} : () -> i32
        %673 = "arith.subi"(%54, %672) : (i32, i32) -> i32
        %674 = "arith.subi"(%46, %49) : (i32, i32) -> i32
        %675 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %676 = "arith.mulf"(%675, %39) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %677 = "arith.muli"(%673, %49) : (i32, i32) -> i32
        %678 = "arith.divui"(%677, %49) : (i32, i32) -> i32
        %679 = "arith.constant"() {value = 3 : i32} : () -> i32
        %680 = "arith.remui"(%678, %679) : (i32, i32) -> i32
        %681 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %682 = "arith.muli"(%680, %681) : (i32, i32) -> i32
        %683 = "llvm.getelementptr"(%65, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %684 = "arith.constant"() {value = 8 : i32} : () -> i32
        %685 = "arith.constant"() {value = 9 : i32} : () -> i32
        %686 = "arith.constant"() {value = 16 : i32} : () -> i32
        %687 = "arith.constant"() {value = 17 : i32} : () -> i32
        %688 = "arith.constant"() {value = 24 : i32} : () -> i32
        %689 = "arith.constant"() {value = 25 : i32} : () -> i32
        %690 = "arith.constant"() {value = 33 : i32} : () -> i32
        %691 = "arith.constant"() {value = 40 : i32} : () -> i32
        %692 = "arith.constant"() {value = 41 : i32} : () -> i32
        %693 = "arith.constant"() {value = 48 : i32} : () -> i32
        %694 = "arith.constant"() {value = 49 : i32} : () -> i32
        %695 = "arith.constant"() {value = 56 : i32} : () -> i32
        %696 = "arith.constant"() {value = 57 : i32} : () -> i32
        %697 = "arith.constant"() {value = 64 : i32} : () -> i32
        %698 = "arith.constant"() {value = 65 : i32} : () -> i32
        %699 = "arith.constant"() {value = 72 : i32} : () -> i32
        %700 = "arith.constant"() {value = 73 : i32} : () -> i32
        %701 = "arith.constant"() {value = 80 : i32} : () -> i32
        %702 = "arith.constant"() {value = 81 : i32} : () -> i32
        %703 = "arith.constant"() {value = 88 : i32} : () -> i32
        %704 = "arith.constant"() {value = 89 : i32} : () -> i32
        %705 = "arith.constant"() {value = 96 : i32} : () -> i32
        %706 = "arith.constant"() {value = 97 : i32} : () -> i32
        %707 = "arith.constant"() {value = 104 : i32} : () -> i32
        %708 = "arith.constant"() {value = 105 : i32} : () -> i32
        %709 = "arith.constant"() {value = 112 : i32} : () -> i32
        %710 = "arith.constant"() {value = 113 : i32} : () -> i32
        %711 = "arith.constant"() {value = 120 : i32} : () -> i32
        %712 = "arith.constant"() {value = 121 : i32} : () -> i32
        %713 = "arith.constant"() {value = 2 : i32} : () -> i32
        %714 = "arith.cmpi"(%673, %713) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%714) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %t715_s0 = "llvm.ptrtoint"(%132) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t715_s0, %52) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %716 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %717 = "nvvm.shfl.sync"(%51, %716, %52, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
        %718 = "llvm.getelementptr"(%150) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %719 = "llvm.load"(%718) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %720 = "nvvm.shfl.sync"(%51, %719, %52, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
        %721 = "llvm.getelementptr"(%150) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %722 = "llvm.load"(%721) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %723 = "nvvm.shfl.sync"(%51, %722, %52, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
        %t724_s0 = "llvm.ptrtoint"(%133) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t724_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %725 = "llvm.mlir.undef"() : () -> f32
        %726 = "llvm.mlir.undef"() : () -> f32
        %727 = "llvm.mlir.undef"() : () -> f32
        %728 = "llvm.mlir.undef"() : () -> f32
        %729 = "llvm.mlir.undef"() : () -> f32
        %730 = "llvm.mlir.undef"() : () -> f32
        %731 = "llvm.mlir.undef"() : () -> f32
        %732 = "llvm.mlir.undef"() : () -> f32
        %733 = "llvm.mlir.undef"() : () -> f32
        %734 = "llvm.mlir.undef"() : () -> f32
        %735 = "llvm.mlir.undef"() : () -> f32
        %736 = "llvm.mlir.undef"() : () -> f32
        %737 = "llvm.mlir.undef"() : () -> f32
        %738 = "llvm.mlir.undef"() : () -> f32
        %739 = "llvm.mlir.undef"() : () -> f32
        %740 = "llvm.mlir.undef"() : () -> f32
        %741 = "llvm.mlir.undef"() : () -> f32
        %742 = "llvm.mlir.undef"() : () -> f32
        %743 = "llvm.mlir.undef"() : () -> f32
        %744 = "llvm.mlir.undef"() : () -> f32
        %745 = "llvm.mlir.undef"() : () -> f32
        %746 = "llvm.mlir.undef"() : () -> f32
        %747 = "llvm.mlir.undef"() : () -> f32
        %748 = "llvm.mlir.undef"() : () -> f32
        %749 = "llvm.mlir.undef"() : () -> f32
        %750 = "llvm.mlir.undef"() : () -> f32
        %751 = "llvm.mlir.undef"() : () -> f32
        %752 = "llvm.mlir.undef"() : () -> f32
        %753 = "llvm.mlir.undef"() : () -> f32
        %754 = "llvm.mlir.undef"() : () -> f32
        %755 = "llvm.mlir.undef"() : () -> f32
        %756 = "llvm.mlir.undef"() : () -> f32
        %757 = "llvm.mlir.undef"() : () -> f32
        %758 = "llvm.mlir.undef"() : () -> f32
        %759 = "llvm.mlir.undef"() : () -> f32
        %760 = "llvm.mlir.undef"() : () -> f32
        %761 = "llvm.mlir.undef"() : () -> f32
        %762 = "llvm.mlir.undef"() : () -> f32
        %763 = "llvm.mlir.undef"() : () -> f32
        %764 = "llvm.mlir.undef"() : () -> f32
        %765 = "llvm.mlir.undef"() : () -> f32
        %766 = "llvm.mlir.undef"() : () -> f32
        %767 = "llvm.mlir.undef"() : () -> f32
        %768 = "llvm.mlir.undef"() : () -> f32
        %769 = "llvm.mlir.undef"() : () -> f32
        %770 = "llvm.mlir.undef"() : () -> f32
        %771 = "llvm.mlir.undef"() : () -> f32
        %772 = "llvm.mlir.undef"() : () -> f32
        %773 = "llvm.mlir.undef"() : () -> f32
        %774 = "llvm.mlir.undef"() : () -> f32
        %775 = "llvm.mlir.undef"() : () -> f32
        %776 = "llvm.mlir.undef"() : () -> f32
        %777 = "llvm.mlir.undef"() : () -> f32
        %778 = "llvm.mlir.undef"() : () -> f32
        %779 = "llvm.mlir.undef"() : () -> f32
        %780 = "llvm.mlir.undef"() : () -> f32
        %781 = "llvm.mlir.undef"() : () -> f32
        %782 = "llvm.mlir.undef"() : () -> f32
        %783 = "llvm.mlir.undef"() : () -> f32
        %784 = "llvm.mlir.undef"() : () -> f32
        %785 = "llvm.mlir.undef"() : () -> f32
        %786 = "llvm.mlir.undef"() : () -> f32
        %787 = "llvm.mlir.undef"() : () -> f32
        %788 = "llvm.mlir.undef"() : () -> f32
        %789 = "llvm.mlir.undef"() : () -> f32
        %790 = "llvm.mlir.undef"() : () -> f32
        %791 = "llvm.mlir.undef"() : () -> i32
        %792 = "llvm.mlir.undef"() : () -> i32
        %793 = "llvm.mlir.undef"() : () -> i32
        %794 = "llvm.mlir.undef"() : () -> i32
        %795 = "llvm.mlir.undef"() : () -> i32
        %796 = "llvm.mlir.undef"() : () -> i32
        %797 = "llvm.mlir.undef"() : () -> i32
        %798 = "llvm.mlir.undef"() : () -> i32
        %799 = "llvm.mlir.undef"() : () -> i32
        %800 = "llvm.mlir.undef"() : () -> i32
        %801 = "llvm.mlir.undef"() : () -> i32
        %802 = "llvm.mlir.undef"() : () -> i32
        %803 = "llvm.mlir.undef"() : () -> i32
        %804 = "llvm.mlir.undef"() : () -> i32
        %805 = "llvm.mlir.undef"() : () -> i32
        %806 = "llvm.mlir.undef"() : () -> i32
        %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903 = "scf.while"(%723, %720, %717, %52, %52, %52, %672, %672, %52, %52, %52, %52, %52, %52, %52, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806) ({
        ^bb0(%904: i32, %905: i32, %906: i32, %907: i32, %908: i32, %909: i32, %910: i32, %911: i32, %912: i32, %913: i32, %914: i32, %915: i32, %916: i32, %917: i32, %918: i32, %919: f32, %920: f32, %921: f32, %922: f32, %923: f32, %924: f32, %925: f32, %926: f32, %927: f32, %928: f32, %929: f32, %930: f32, %931: f32, %932: f32, %933: f32, %934: f32, %935: f32, %936: f32, %937: f32, %938: f32, %939: f32, %940: f32, %941: f32, %942: f32, %943: f32, %944: f32, %945: f32, %946: f32, %947: f32, %948: f32, %949: f32, %950: f32, %951: f32, %952: f32, %953: f32, %954: f32, %955: f32, %956: f32, %957: f32, %958: f32, %959: f32, %960: f32, %961: f32, %962: f32, %963: f32, %964: f32, %965: f32, %966: f32, %967: f32, %968: f32, %969: f32, %970: f32, %971: f32, %972: f32, %973: f32, %974: f32, %975: f32, %976: f32, %977: f32, %978: f32, %979: f32, %980: f32, %981: f32, %982: f32, %983: f32, %984: f32, %985: i32, %986: i32, %987: i32, %988: i32, %989: i32, %990: i32, %991: i32, %992: i32, %993: i32, %994: i32, %995: i32, %996: i32, %997: i32, %998: i32, %999: i32, %1000: i32):
          %1001 = "arith.cmpi"(%906, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1001, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1002: i32, %1003: i32, %1004: i32, %1005: i32, %1006: i32, %1007: i32, %1008: i32, %1009: i32, %1010: i32, %1011: i32, %1012: i32, %1013: i32, %1014: i32, %1015: i32, %1016: i32, %1017: f32, %1018: f32, %1019: f32, %1020: f32, %1021: f32, %1022: f32, %1023: f32, %1024: f32, %1025: f32, %1026: f32, %1027: f32, %1028: f32, %1029: f32, %1030: f32, %1031: f32, %1032: f32, %1033: f32, %1034: f32, %1035: f32, %1036: f32, %1037: f32, %1038: f32, %1039: f32, %1040: f32, %1041: f32, %1042: f32, %1043: f32, %1044: f32, %1045: f32, %1046: f32, %1047: f32, %1048: f32, %1049: f32, %1050: f32, %1051: f32, %1052: f32, %1053: f32, %1054: f32, %1055: f32, %1056: f32, %1057: f32, %1058: f32, %1059: f32, %1060: f32, %1061: f32, %1062: f32, %1063: f32, %1064: f32, %1065: f32, %1066: f32, %1067: f32, %1068: f32, %1069: f32, %1070: f32, %1071: f32, %1072: f32, %1073: f32, %1074: f32, %1075: f32, %1076: f32, %1077: f32, %1078: f32, %1079: f32, %1080: f32, %1081: f32, %1082: f32, %1083: i32, %1084: i32, %1085: i32, %1086: i32, %1087: i32, %1088: i32, %1089: i32, %1090: i32, %1091: i32, %1092: i32, %1093: i32, %1094: i32, %1095: i32, %1096: i32, %1097: i32, %1098: i32):
          %1099 = "arith.constant"() {value = 192 : i32} : () -> i32
          %1100 = "arith.muli"(%1004, %1099) : (i32, i32) -> i32
          %1101 = "arith.maxsi"(%37, %672) : (i32, i32) -> i32
          %1102 = "arith.subi"(%1101, %672) : (i32, i32) -> i32
          %1103 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1104 = "arith.shrsi"(%1102, %1103) : (i32, i32) -> i32
          %1105 = "arith.addi"(%1104, %672) : (i32, i32) -> i32
          %1106 = "arith.minsi"(%52, %1104) : (i32, i32) -> i32
          %1107 = "arith.subi"(%1105, %1106) : (i32, i32) -> i32
          %1108 = "arith.muli"(%673, %697) : (i32, i32) -> i32
          %1109 = "arith.addi"(%1100, %1108) : (i32, i32) -> i32
          %1110 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1111 = "arith.andi"(%674, %1110) : (i32, i32) -> i32
          %1112 = "arith.divui"(%1111, %55) : (i32, i32) -> i32
          %1113 = "arith.muli"(%1112, %686) : (i32, i32) -> i32
          %1114 = "arith.addi"(%1109, %1113) : (i32, i32) -> i32
          %1115 = "arith.andi"(%674, %53) : (i32, i32) -> i32
          %1116 = "arith.constant"() {value = 4 : i32} : () -> i32
          %1117 = "arith.divui"(%1115, %1116) : (i32, i32) -> i32
          %1118 = "arith.addi"(%1114, %1117) : (i32, i32) -> i32
          %1119 = "arith.andi"(%674, %679) : (i32, i32) -> i32
          %1120 = "arith.muli"(%1119, %713) : (i32, i32) -> i32
          %1121 = "arith.muli"(%1104, %49) : (i32, i32) -> i32
          %1122 = "arith.subi"(%1105, %1107) : (i32, i32) -> i32
          %1123 = "arith.subi"(%1105, %1122) : (i32, i32) -> i32
          %1124 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %1125 = "vector.extract"(%1124) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1126 = "vector.extract"(%1124) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1127 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1128 = "vector.extract"(%1127) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1129 = "vector.extract"(%1127) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1130 = "vector.extract"(%1127) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1131 = "vector.extract"(%1127) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1132 = "vector.extract"(%1127) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1133 = "vector.extract"(%1127) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1134 = "vector.extract"(%1127) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1135 = "vector.extract"(%1127) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1136 = "vector.extract"(%1127) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1137 = "vector.extract"(%1127) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1138 = "vector.extract"(%1127) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1139 = "vector.extract"(%1127) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1140 = "vector.extract"(%1127) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1141 = "vector.extract"(%1127) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1142 = "vector.extract"(%1127) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1143 = "vector.extract"(%1127) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1144 = "vector.extract"(%1127) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1145 = "vector.extract"(%1127) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1146 = "vector.extract"(%1127) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1147 = "vector.extract"(%1127) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1148 = "vector.extract"(%1127) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1149 = "vector.extract"(%1127) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1150 = "vector.extract"(%1127) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1151 = "vector.extract"(%1127) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1152 = "vector.extract"(%1127) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1153 = "vector.extract"(%1127) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1154 = "vector.extract"(%1127) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1155 = "vector.extract"(%1127) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1156 = "vector.extract"(%1127) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1157 = "vector.extract"(%1127) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1158 = "vector.extract"(%1127) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1159 = "vector.extract"(%1127) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1160 = "llvm.getelementptr"(%68, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1161_s0 = "llvm.ptrtoint"(%1160) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1161_s0, %1013) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1162 = "llvm.getelementptr"(%90, %1006) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1163_s0 = "llvm.ptrtoint"(%1162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1163_s0, %1007) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1164 = "arith.constant"() {value = 12288 : i32} : () -> i32
          %1165 = "arith.muli"(%1012, %1164) : (i32, i32) -> i32
          %1166 = "llvm.getelementptr"(%683, %1165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1167 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1168 = "arith.muli"(%1006, %1167) : (i32, i32) -> i32
          %1169 = "llvm.getelementptr"(%66, %1168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1170 = "arith.constant"() {value = false} : () -> i1
          %t1172_a = "llvm.ptrtoint"(%1166) : (!llvm.ptr<3>) -> i32
          %t1172_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1172_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1172_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1172_shifted = "arith.shrui"(%t1172_a, %t1172_four) : (i32, i32) -> i32
          %t1172_low = "arith.andi"(%t1172_shifted, %t1172_mask) : (i32, i32) -> i32
          %t1172_wide = "arith.extui"(%t1172_low) : (i32) -> i64
          %1171 = "arith.ori"(%t1172_wide, %t1172_fields) : (i64, i64) -> i64
          %t1174_a = "llvm.ptrtoint"(%1169) : (!llvm.ptr<3>) -> i32
          %t1174_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1174_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1174_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1174_shifted = "arith.shrui"(%t1174_a, %t1174_four) : (i32, i32) -> i32
          %t1174_low = "arith.andi"(%t1174_shifted, %t1174_mask) : (i32, i32) -> i32
          %t1174_wide = "arith.extui"(%t1174_low) : (i32) -> i64
          %1173 = "arith.ori"(%t1174_wide, %t1174_fields) : (i64, i64) -> i64
          %t1239_r = "llvm.inline_asm"(%1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1175 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1176 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1177 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1178 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1179 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1180 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1181 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1182 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1183 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1184 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1185 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1186 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1187 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1188 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1189 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1190 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1191 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1192 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1193 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1194 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1195 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1196 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1197 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1198 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1199 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1200 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1201 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1202 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1203 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1204 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1205 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1206 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1207 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1208 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1209 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1210 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1211 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1212 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1213 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1214 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1215 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1216 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1217 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1218 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1219 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1220 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1221 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1222 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1223 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1224 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1225 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1226 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1227 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1228 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1229 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1230 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1231 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1232 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1233 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1234 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1235 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1236 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1237 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1238 = "llvm.extractvalue"(%t1239_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t1304_r = "llvm.inline_asm"(%1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1171, %1173, %1170) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 20 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %1240 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1241 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1242 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1243 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1244 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1245 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1246 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1247 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1248 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1249 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1250 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1251 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1252 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1253 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1254 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1255 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1256 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1257 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1258 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1259 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1260 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1261 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1262 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1263 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1264 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1265 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1266 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1267 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1268 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1269 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1270 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1271 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1272 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1273 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1274 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1275 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1276 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1277 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1278 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1279 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1280 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1281 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1282 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1283 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1284 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1285 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1286 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1287 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1288 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1289 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1290 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1291 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1292 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1293 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1294 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1295 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1296 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1297 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1298 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1299 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1300 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1301 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1302 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1303 = "llvm.extractvalue"(%t1304_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1369_r = "llvm.inline_asm"(%1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1305 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1306 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1307 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1308 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1309 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1310 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1311 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1312 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1313 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1314 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1315 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1316 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1317 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1318 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1319 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1320 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1321 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1322 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1323 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1324 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1325 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1326 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1327 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1328 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1329 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1330 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1331 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1332 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1333 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1334 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1335 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1336 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1337 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1338 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1339 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1340 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1341 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1342 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1343 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1344 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1345 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1346 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1347 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1348 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1349 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1350 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1351 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1352 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1353 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1354 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1355 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1356 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1357 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1358 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1359 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1360 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1361 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1362 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1363 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1364 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1365 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1366 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1367 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1368 = "llvm.extractvalue"(%t1369_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%92) ({
            %1370 = "llvm.getelementptr"(%93, %1006) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1371_s0 = "llvm.ptrtoint"(%1370) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1371_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1372 = "arith.addi"(%1006, %672) : (i32, i32) -> i32
          %1373 = "arith.cmpi"(%1372, %713) {predicate = 0 : i64} : (i32, i32) -> i1
          %1374 = "arith.xori"(%1007, %672) : (i32, i32) -> i32
          %1375 = "arith.select"(%1373, %1374, %1007) : (i1, i32, i32) -> i32
          %1376 = "arith.select"(%1373, %52, %1372) : (i1, i32, i32) -> i32
          %1377 = "arith.addi"(%1005, %672) : (i32, i32) -> i32
          %1378 = "arith.addi"(%1121, %49) : (i32, i32) -> i32
          %1379 = "arith.cmpi"(%1378, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443 = "scf.if"(%1379) ({
            %1444 = "arith.addi"(%1121, %1120) : (i32, i32) -> i32
            %1445 = "vector.from_elements"(%52, %672, %684, %685, %686, %687, %688, %689, %55, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1446 = "arith.subi"(%37, %1444) : (i32, i32) -> i32
            %1447 = "vector.broadcast"(%1446) : (i32) -> vector<32xi32>
            %1448 = "arith.cmpi"(%1445, %1447) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1449 = "vector.from_elements"(%1305, %1306, %1309, %1310, %1313, %1314, %1317, %1318, %1321, %1322, %1325, %1326, %1329, %1330, %1333, %1334, %1337, %1338, %1341, %1342, %1345, %1346, %1349, %1350, %1353, %1354, %1357, %1358, %1361, %1362, %1365, %1366) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1450 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1451 = "arith.select"(%1448, %1450, %1449) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1452 = "vector.extract"(%1451) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1453 = "vector.extract"(%1451) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1454 = "vector.extract"(%1451) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1455 = "vector.extract"(%1451) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1456 = "vector.extract"(%1451) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1457 = "vector.extract"(%1451) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1458 = "vector.extract"(%1451) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1459 = "vector.extract"(%1451) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1460 = "vector.extract"(%1451) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1461 = "vector.extract"(%1451) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1462 = "vector.extract"(%1451) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1463 = "vector.extract"(%1451) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1464 = "vector.extract"(%1451) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1465 = "vector.extract"(%1451) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1466 = "vector.extract"(%1451) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1467 = "vector.extract"(%1451) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1468 = "vector.extract"(%1451) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1469 = "vector.extract"(%1451) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1470 = "vector.extract"(%1451) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1471 = "vector.extract"(%1451) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1472 = "vector.extract"(%1451) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1473 = "vector.extract"(%1451) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1474 = "vector.extract"(%1451) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1475 = "vector.extract"(%1451) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1476 = "vector.extract"(%1451) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1477 = "vector.extract"(%1451) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1478 = "vector.extract"(%1451) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1479 = "vector.extract"(%1451) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1480 = "vector.extract"(%1451) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1481 = "vector.extract"(%1451) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1482 = "vector.extract"(%1451) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1483 = "vector.extract"(%1451) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1484 = "vector.from_elements"(%52, %672, %684, %685, %686, %687, %688, %689, %55, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1485 = "vector.broadcast"(%1446) : (i32) -> vector<32xi32>
            %1486 = "arith.cmpi"(%1484, %1485) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1487 = "vector.from_elements"(%1307, %1308, %1311, %1312, %1315, %1316, %1319, %1320, %1323, %1324, %1327, %1328, %1331, %1332, %1335, %1336, %1339, %1340, %1343, %1344, %1347, %1348, %1351, %1352, %1355, %1356, %1359, %1360, %1363, %1364, %1367, %1368) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1488 = "arith.select"(%1486, %1450, %1487) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1489 = "vector.extract"(%1488) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1490 = "vector.extract"(%1488) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1491 = "vector.extract"(%1488) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1492 = "vector.extract"(%1488) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1493 = "vector.extract"(%1488) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1494 = "vector.extract"(%1488) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1495 = "vector.extract"(%1488) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1496 = "vector.extract"(%1488) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1497 = "vector.extract"(%1488) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1498 = "vector.extract"(%1488) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1499 = "vector.extract"(%1488) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1500 = "vector.extract"(%1488) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1501 = "vector.extract"(%1488) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1502 = "vector.extract"(%1488) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1503 = "vector.extract"(%1488) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1504 = "vector.extract"(%1488) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1505 = "vector.extract"(%1488) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1506 = "vector.extract"(%1488) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1507 = "vector.extract"(%1488) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1508 = "vector.extract"(%1488) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1509 = "vector.extract"(%1488) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1510 = "vector.extract"(%1488) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1511 = "vector.extract"(%1488) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1512 = "vector.extract"(%1488) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1513 = "vector.extract"(%1488) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1514 = "vector.extract"(%1488) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1515 = "vector.extract"(%1488) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1516 = "vector.extract"(%1488) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1517 = "vector.extract"(%1488) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1518 = "vector.extract"(%1488) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1519 = "vector.extract"(%1488) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1520 = "vector.extract"(%1488) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1452, %1453, %1489, %1490, %1454, %1455, %1491, %1492, %1456, %1457, %1493, %1494, %1458, %1459, %1495, %1496, %1460, %1461, %1497, %1498, %1462, %1463, %1499, %1500, %1464, %1465, %1501, %1502, %1466, %1467, %1503, %1504, %1468, %1469, %1505, %1506, %1470, %1471, %1507, %1508, %1472, %1473, %1509, %1510, %1474, %1475, %1511, %1512, %1476, %1477, %1513, %1514, %1478, %1479, %1515, %1516, %1480, %1481, %1517, %1518, %1482, %1483, %1519, %1520) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1521 = "llvm.bitcast"(%1380) : (f32) -> i32
          %1522 = "llvm.bitcast"(%1381) : (f32) -> i32
          %1523 = "llvm.bitcast"(%1384) : (f32) -> i32
          %1524 = "llvm.bitcast"(%1385) : (f32) -> i32
          %1525 = "llvm.bitcast"(%1388) : (f32) -> i32
          %1526 = "llvm.bitcast"(%1389) : (f32) -> i32
          %1527 = "llvm.bitcast"(%1392) : (f32) -> i32
          %1528 = "llvm.bitcast"(%1393) : (f32) -> i32
          %1529 = "llvm.bitcast"(%1396) : (f32) -> i32
          %1530 = "llvm.bitcast"(%1397) : (f32) -> i32
          %1531 = "llvm.bitcast"(%1400) : (f32) -> i32
          %1532 = "llvm.bitcast"(%1401) : (f32) -> i32
          %1533 = "llvm.bitcast"(%1404) : (f32) -> i32
          %1534 = "llvm.bitcast"(%1405) : (f32) -> i32
          %1535 = "llvm.bitcast"(%1408) : (f32) -> i32
          %1536 = "llvm.bitcast"(%1409) : (f32) -> i32
          %1537 = "llvm.bitcast"(%1412) : (f32) -> i32
          %1538 = "llvm.bitcast"(%1413) : (f32) -> i32
          %1539 = "llvm.bitcast"(%1416) : (f32) -> i32
          %1540 = "llvm.bitcast"(%1417) : (f32) -> i32
          %1541 = "llvm.bitcast"(%1420) : (f32) -> i32
          %1542 = "llvm.bitcast"(%1421) : (f32) -> i32
          %1543 = "llvm.bitcast"(%1424) : (f32) -> i32
          %1544 = "llvm.bitcast"(%1425) : (f32) -> i32
          %1545 = "llvm.bitcast"(%1428) : (f32) -> i32
          %1546 = "llvm.bitcast"(%1429) : (f32) -> i32
          %1547 = "llvm.bitcast"(%1432) : (f32) -> i32
          %1548 = "llvm.bitcast"(%1433) : (f32) -> i32
          %1549 = "llvm.bitcast"(%1436) : (f32) -> i32
          %1550 = "llvm.bitcast"(%1437) : (f32) -> i32
          %1551 = "llvm.bitcast"(%1440) : (f32) -> i32
          %1552 = "llvm.bitcast"(%1441) : (f32) -> i32
          %1553 = "arith.maxsi"(%1521, %1522) : (i32, i32) -> i32
          %1554 = "arith.maxsi"(%1553, %1523) : (i32, i32) -> i32
          %1555 = "arith.maxsi"(%1524, %1525) : (i32, i32) -> i32
          %1556 = "arith.maxsi"(%1555, %1526) : (i32, i32) -> i32
          %1557 = "arith.maxsi"(%1527, %1528) : (i32, i32) -> i32
          %1558 = "arith.maxsi"(%1557, %1529) : (i32, i32) -> i32
          %1559 = "arith.maxsi"(%1530, %1531) : (i32, i32) -> i32
          %1560 = "arith.maxsi"(%1559, %1532) : (i32, i32) -> i32
          %1561 = "arith.maxsi"(%1533, %1534) : (i32, i32) -> i32
          %1562 = "arith.maxsi"(%1561, %1535) : (i32, i32) -> i32
          %1563 = "arith.maxsi"(%1536, %1537) : (i32, i32) -> i32
          %1564 = "arith.maxsi"(%1563, %1538) : (i32, i32) -> i32
          %1565 = "arith.maxsi"(%1539, %1540) : (i32, i32) -> i32
          %1566 = "arith.maxsi"(%1565, %1541) : (i32, i32) -> i32
          %1567 = "arith.maxsi"(%1542, %1543) : (i32, i32) -> i32
          %1568 = "arith.maxsi"(%1567, %1544) : (i32, i32) -> i32
          %1569 = "arith.maxsi"(%1545, %1546) : (i32, i32) -> i32
          %1570 = "arith.maxsi"(%1569, %1547) : (i32, i32) -> i32
          %1571 = "arith.maxsi"(%1548, %1549) : (i32, i32) -> i32
          %1572 = "arith.maxsi"(%1571, %1550) : (i32, i32) -> i32
          %1573 = "arith.maxsi"(%1551, %1552) : (i32, i32) -> i32
          %1574 = "arith.maxsi"(%1554, %1556) : (i32, i32) -> i32
          %1575 = "arith.maxsi"(%1574, %1558) : (i32, i32) -> i32
          %1576 = "arith.maxsi"(%1560, %1562) : (i32, i32) -> i32
          %1577 = "arith.maxsi"(%1576, %1564) : (i32, i32) -> i32
          %1578 = "arith.maxsi"(%1566, %1568) : (i32, i32) -> i32
          %1579 = "arith.maxsi"(%1578, %1570) : (i32, i32) -> i32
          %1580 = "arith.maxsi"(%1572, %1573) : (i32, i32) -> i32
          %1581 = "arith.maxsi"(%1575, %1577) : (i32, i32) -> i32
          %1582 = "arith.maxsi"(%1581, %1579) : (i32, i32) -> i32
          %1583 = "arith.maxsi"(%1582, %1580) : (i32, i32) -> i32
          %1584 = "llvm.bitcast"(%1382) : (f32) -> i32
          %1585 = "llvm.bitcast"(%1383) : (f32) -> i32
          %1586 = "llvm.bitcast"(%1386) : (f32) -> i32
          %1587 = "llvm.bitcast"(%1387) : (f32) -> i32
          %1588 = "llvm.bitcast"(%1390) : (f32) -> i32
          %1589 = "llvm.bitcast"(%1391) : (f32) -> i32
          %1590 = "llvm.bitcast"(%1394) : (f32) -> i32
          %1591 = "llvm.bitcast"(%1395) : (f32) -> i32
          %1592 = "llvm.bitcast"(%1398) : (f32) -> i32
          %1593 = "llvm.bitcast"(%1399) : (f32) -> i32
          %1594 = "llvm.bitcast"(%1402) : (f32) -> i32
          %1595 = "llvm.bitcast"(%1403) : (f32) -> i32
          %1596 = "llvm.bitcast"(%1406) : (f32) -> i32
          %1597 = "llvm.bitcast"(%1407) : (f32) -> i32
          %1598 = "llvm.bitcast"(%1410) : (f32) -> i32
          %1599 = "llvm.bitcast"(%1411) : (f32) -> i32
          %1600 = "llvm.bitcast"(%1414) : (f32) -> i32
          %1601 = "llvm.bitcast"(%1415) : (f32) -> i32
          %1602 = "llvm.bitcast"(%1418) : (f32) -> i32
          %1603 = "llvm.bitcast"(%1419) : (f32) -> i32
          %1604 = "llvm.bitcast"(%1422) : (f32) -> i32
          %1605 = "llvm.bitcast"(%1423) : (f32) -> i32
          %1606 = "llvm.bitcast"(%1426) : (f32) -> i32
          %1607 = "llvm.bitcast"(%1427) : (f32) -> i32
          %1608 = "llvm.bitcast"(%1430) : (f32) -> i32
          %1609 = "llvm.bitcast"(%1431) : (f32) -> i32
          %1610 = "llvm.bitcast"(%1434) : (f32) -> i32
          %1611 = "llvm.bitcast"(%1435) : (f32) -> i32
          %1612 = "llvm.bitcast"(%1438) : (f32) -> i32
          %1613 = "llvm.bitcast"(%1439) : (f32) -> i32
          %1614 = "llvm.bitcast"(%1442) : (f32) -> i32
          %1615 = "llvm.bitcast"(%1443) : (f32) -> i32
          %1616 = "arith.maxsi"(%1584, %1585) : (i32, i32) -> i32
          %1617 = "arith.maxsi"(%1616, %1586) : (i32, i32) -> i32
          %1618 = "arith.maxsi"(%1587, %1588) : (i32, i32) -> i32
          %1619 = "arith.maxsi"(%1618, %1589) : (i32, i32) -> i32
          %1620 = "arith.maxsi"(%1590, %1591) : (i32, i32) -> i32
          %1621 = "arith.maxsi"(%1620, %1592) : (i32, i32) -> i32
          %1622 = "arith.maxsi"(%1593, %1594) : (i32, i32) -> i32
          %1623 = "arith.maxsi"(%1622, %1595) : (i32, i32) -> i32
          %1624 = "arith.maxsi"(%1596, %1597) : (i32, i32) -> i32
          %1625 = "arith.maxsi"(%1624, %1598) : (i32, i32) -> i32
          %1626 = "arith.maxsi"(%1599, %1600) : (i32, i32) -> i32
          %1627 = "arith.maxsi"(%1626, %1601) : (i32, i32) -> i32
          %1628 = "arith.maxsi"(%1602, %1603) : (i32, i32) -> i32
          %1629 = "arith.maxsi"(%1628, %1604) : (i32, i32) -> i32
          %1630 = "arith.maxsi"(%1605, %1606) : (i32, i32) -> i32
          %1631 = "arith.maxsi"(%1630, %1607) : (i32, i32) -> i32
          %1632 = "arith.maxsi"(%1608, %1609) : (i32, i32) -> i32
          %1633 = "arith.maxsi"(%1632, %1610) : (i32, i32) -> i32
          %1634 = "arith.maxsi"(%1611, %1612) : (i32, i32) -> i32
          %1635 = "arith.maxsi"(%1634, %1613) : (i32, i32) -> i32
          %1636 = "arith.maxsi"(%1614, %1615) : (i32, i32) -> i32
          %1637 = "arith.maxsi"(%1617, %1619) : (i32, i32) -> i32
          %1638 = "arith.maxsi"(%1637, %1621) : (i32, i32) -> i32
          %1639 = "arith.maxsi"(%1623, %1625) : (i32, i32) -> i32
          %1640 = "arith.maxsi"(%1639, %1627) : (i32, i32) -> i32
          %1641 = "arith.maxsi"(%1629, %1631) : (i32, i32) -> i32
          %1642 = "arith.maxsi"(%1641, %1633) : (i32, i32) -> i32
          %1643 = "arith.maxsi"(%1635, %1636) : (i32, i32) -> i32
          %1644 = "arith.maxsi"(%1638, %1640) : (i32, i32) -> i32
          %1645 = "arith.maxsi"(%1644, %1642) : (i32, i32) -> i32
          %1646 = "arith.maxsi"(%1645, %1643) : (i32, i32) -> i32
          %1647 = "arith.ori"(%1583, %1646) : (i32, i32) -> i32
          %1648 = "arith.cmpi"(%1647, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %1649 = "nvvm.vote.sync"(%51, %1648) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 21 : i32} : (i32, i1) -> i1
          %1650, %1651 = "scf.if"(%1649) ({
            %1652 = "llvm.bitcast"(%1380) : (f32) -> i32
            %1653 = "llvm.bitcast"(%1381) : (f32) -> i32
            %1654 = "llvm.bitcast"(%1384) : (f32) -> i32
            %1655 = "llvm.bitcast"(%1385) : (f32) -> i32
            %1656 = "llvm.bitcast"(%1388) : (f32) -> i32
            %1657 = "llvm.bitcast"(%1389) : (f32) -> i32
            %1658 = "llvm.bitcast"(%1392) : (f32) -> i32
            %1659 = "llvm.bitcast"(%1393) : (f32) -> i32
            %1660 = "llvm.bitcast"(%1396) : (f32) -> i32
            %1661 = "llvm.bitcast"(%1397) : (f32) -> i32
            %1662 = "llvm.bitcast"(%1400) : (f32) -> i32
            %1663 = "llvm.bitcast"(%1401) : (f32) -> i32
            %1664 = "llvm.bitcast"(%1404) : (f32) -> i32
            %1665 = "llvm.bitcast"(%1405) : (f32) -> i32
            %1666 = "llvm.bitcast"(%1408) : (f32) -> i32
            %1667 = "llvm.bitcast"(%1409) : (f32) -> i32
            %1668 = "llvm.bitcast"(%1412) : (f32) -> i32
            %1669 = "llvm.bitcast"(%1413) : (f32) -> i32
            %1670 = "llvm.bitcast"(%1416) : (f32) -> i32
            %1671 = "llvm.bitcast"(%1417) : (f32) -> i32
            %1672 = "llvm.bitcast"(%1420) : (f32) -> i32
            %1673 = "llvm.bitcast"(%1421) : (f32) -> i32
            %1674 = "llvm.bitcast"(%1424) : (f32) -> i32
            %1675 = "llvm.bitcast"(%1425) : (f32) -> i32
            %1676 = "llvm.bitcast"(%1428) : (f32) -> i32
            %1677 = "llvm.bitcast"(%1429) : (f32) -> i32
            %1678 = "llvm.bitcast"(%1432) : (f32) -> i32
            %1679 = "llvm.bitcast"(%1433) : (f32) -> i32
            %1680 = "llvm.bitcast"(%1436) : (f32) -> i32
            %1681 = "llvm.bitcast"(%1437) : (f32) -> i32
            %1682 = "llvm.bitcast"(%1440) : (f32) -> i32
            %1683 = "llvm.bitcast"(%1441) : (f32) -> i32
            %1684 = "arith.minui"(%1652, %1653) : (i32, i32) -> i32
            %1685 = "arith.minui"(%1684, %1654) : (i32, i32) -> i32
            %1686 = "arith.minui"(%1655, %1656) : (i32, i32) -> i32
            %1687 = "arith.minui"(%1686, %1657) : (i32, i32) -> i32
            %1688 = "arith.minui"(%1658, %1659) : (i32, i32) -> i32
            %1689 = "arith.minui"(%1688, %1660) : (i32, i32) -> i32
            %1690 = "arith.minui"(%1661, %1662) : (i32, i32) -> i32
            %1691 = "arith.minui"(%1690, %1663) : (i32, i32) -> i32
            %1692 = "arith.minui"(%1664, %1665) : (i32, i32) -> i32
            %1693 = "arith.minui"(%1692, %1666) : (i32, i32) -> i32
            %1694 = "arith.minui"(%1667, %1668) : (i32, i32) -> i32
            %1695 = "arith.minui"(%1694, %1669) : (i32, i32) -> i32
            %1696 = "arith.minui"(%1670, %1671) : (i32, i32) -> i32
            %1697 = "arith.minui"(%1696, %1672) : (i32, i32) -> i32
            %1698 = "arith.minui"(%1673, %1674) : (i32, i32) -> i32
            %1699 = "arith.minui"(%1698, %1675) : (i32, i32) -> i32
            %1700 = "arith.minui"(%1676, %1677) : (i32, i32) -> i32
            %1701 = "arith.minui"(%1700, %1678) : (i32, i32) -> i32
            %1702 = "arith.minui"(%1679, %1680) : (i32, i32) -> i32
            %1703 = "arith.minui"(%1702, %1681) : (i32, i32) -> i32
            %1704 = "arith.minui"(%1682, %1683) : (i32, i32) -> i32
            %1705 = "arith.minui"(%1685, %1687) : (i32, i32) -> i32
            %1706 = "arith.minui"(%1705, %1689) : (i32, i32) -> i32
            %1707 = "arith.minui"(%1691, %1693) : (i32, i32) -> i32
            %1708 = "arith.minui"(%1707, %1695) : (i32, i32) -> i32
            %1709 = "arith.minui"(%1697, %1699) : (i32, i32) -> i32
            %1710 = "arith.minui"(%1709, %1701) : (i32, i32) -> i32
            %1711 = "arith.minui"(%1703, %1704) : (i32, i32) -> i32
            %1712 = "arith.minui"(%1706, %1708) : (i32, i32) -> i32
            %1713 = "arith.minui"(%1712, %1710) : (i32, i32) -> i32
            %1714 = "arith.minui"(%1713, %1711) : (i32, i32) -> i32
            %1715 = "arith.cmpi"(%1583, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %1716 = "arith.select"(%1715, %1714, %1583) : (i1, i32, i32) -> i32
            %1717 = "llvm.bitcast"(%1382) : (f32) -> i32
            %1718 = "llvm.bitcast"(%1383) : (f32) -> i32
            %1719 = "llvm.bitcast"(%1386) : (f32) -> i32
            %1720 = "llvm.bitcast"(%1387) : (f32) -> i32
            %1721 = "llvm.bitcast"(%1390) : (f32) -> i32
            %1722 = "llvm.bitcast"(%1391) : (f32) -> i32
            %1723 = "llvm.bitcast"(%1394) : (f32) -> i32
            %1724 = "llvm.bitcast"(%1395) : (f32) -> i32
            %1725 = "llvm.bitcast"(%1398) : (f32) -> i32
            %1726 = "llvm.bitcast"(%1399) : (f32) -> i32
            %1727 = "llvm.bitcast"(%1402) : (f32) -> i32
            %1728 = "llvm.bitcast"(%1403) : (f32) -> i32
            %1729 = "llvm.bitcast"(%1406) : (f32) -> i32
            %1730 = "llvm.bitcast"(%1407) : (f32) -> i32
            %1731 = "llvm.bitcast"(%1410) : (f32) -> i32
            %1732 = "llvm.bitcast"(%1411) : (f32) -> i32
            %1733 = "llvm.bitcast"(%1414) : (f32) -> i32
            %1734 = "llvm.bitcast"(%1415) : (f32) -> i32
            %1735 = "llvm.bitcast"(%1418) : (f32) -> i32
            %1736 = "llvm.bitcast"(%1419) : (f32) -> i32
            %1737 = "llvm.bitcast"(%1422) : (f32) -> i32
            %1738 = "llvm.bitcast"(%1423) : (f32) -> i32
            %1739 = "llvm.bitcast"(%1426) : (f32) -> i32
            %1740 = "llvm.bitcast"(%1427) : (f32) -> i32
            %1741 = "llvm.bitcast"(%1430) : (f32) -> i32
            %1742 = "llvm.bitcast"(%1431) : (f32) -> i32
            %1743 = "llvm.bitcast"(%1434) : (f32) -> i32
            %1744 = "llvm.bitcast"(%1435) : (f32) -> i32
            %1745 = "llvm.bitcast"(%1438) : (f32) -> i32
            %1746 = "llvm.bitcast"(%1439) : (f32) -> i32
            %1747 = "llvm.bitcast"(%1442) : (f32) -> i32
            %1748 = "llvm.bitcast"(%1443) : (f32) -> i32
            %1749 = "arith.minui"(%1717, %1718) : (i32, i32) -> i32
            %1750 = "arith.minui"(%1749, %1719) : (i32, i32) -> i32
            %1751 = "arith.minui"(%1720, %1721) : (i32, i32) -> i32
            %1752 = "arith.minui"(%1751, %1722) : (i32, i32) -> i32
            %1753 = "arith.minui"(%1723, %1724) : (i32, i32) -> i32
            %1754 = "arith.minui"(%1753, %1725) : (i32, i32) -> i32
            %1755 = "arith.minui"(%1726, %1727) : (i32, i32) -> i32
            %1756 = "arith.minui"(%1755, %1728) : (i32, i32) -> i32
            %1757 = "arith.minui"(%1729, %1730) : (i32, i32) -> i32
            %1758 = "arith.minui"(%1757, %1731) : (i32, i32) -> i32
            %1759 = "arith.minui"(%1732, %1733) : (i32, i32) -> i32
            %1760 = "arith.minui"(%1759, %1734) : (i32, i32) -> i32
            %1761 = "arith.minui"(%1735, %1736) : (i32, i32) -> i32
            %1762 = "arith.minui"(%1761, %1737) : (i32, i32) -> i32
            %1763 = "arith.minui"(%1738, %1739) : (i32, i32) -> i32
            %1764 = "arith.minui"(%1763, %1740) : (i32, i32) -> i32
            %1765 = "arith.minui"(%1741, %1742) : (i32, i32) -> i32
            %1766 = "arith.minui"(%1765, %1743) : (i32, i32) -> i32
            %1767 = "arith.minui"(%1744, %1745) : (i32, i32) -> i32
            %1768 = "arith.minui"(%1767, %1746) : (i32, i32) -> i32
            %1769 = "arith.minui"(%1747, %1748) : (i32, i32) -> i32
            %1770 = "arith.minui"(%1750, %1752) : (i32, i32) -> i32
            %1771 = "arith.minui"(%1770, %1754) : (i32, i32) -> i32
            %1772 = "arith.minui"(%1756, %1758) : (i32, i32) -> i32
            %1773 = "arith.minui"(%1772, %1760) : (i32, i32) -> i32
            %1774 = "arith.minui"(%1762, %1764) : (i32, i32) -> i32
            %1775 = "arith.minui"(%1774, %1766) : (i32, i32) -> i32
            %1776 = "arith.minui"(%1768, %1769) : (i32, i32) -> i32
            %1777 = "arith.minui"(%1771, %1773) : (i32, i32) -> i32
            %1778 = "arith.minui"(%1777, %1775) : (i32, i32) -> i32
            %1779 = "arith.minui"(%1778, %1776) : (i32, i32) -> i32
            %1780 = "arith.cmpi"(%1646, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %1781 = "arith.select"(%1780, %1779, %1646) : (i1, i32, i32) -> i32
            "scf.yield"(%1716, %1781) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1583, %1646) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %1782 = "arith.bitcast"(%1650) : (i32) -> f32
          %1783 = "arith.bitcast"(%1651) : (i32) -> f32
          %1784 = "arith.mulf"(%1782, %676) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1785 = "arith.mulf"(%1783, %676) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1786 = "arith.constant"() {value = 2.0 : f32} : () -> f32
          %1787 = "arith.addf"(%1125, %1786) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1788 = "arith.cmpf"(%1784, %1787) {predicate = 2 : i64} : (f32, f32) -> i1
          %1789 = "arith.addf"(%1126, %1786) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1790 = "arith.cmpf"(%1785, %1789) {predicate = 2 : i64} : (f32, f32) -> i1
          %1791 = "arith.ori"(%1788, %1790) : (i1, i1) -> i1
          %1792 = "nvvm.vote.sync"(%51, %1791) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 22 : i32} : (i32, i1) -> i1
          %1793, %1794, %1795, %1796 = "scf.if"(%1792) ({
            %1797 = "nvvm.shfl.sync"(%51, %1784, %672, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 23 : i32} : (i32, f32, i32, i32) -> f32
            %1798 = "arith.maxnumf"(%1784, %1797) : (f32, f32) -> f32
            %1799 = "nvvm.shfl.sync"(%51, %1798, %713, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 24 : i32} : (i32, f32, i32, i32) -> f32
            %1800 = "arith.maxnumf"(%1798, %1799) : (f32, f32) -> f32
            %1801 = "arith.maxnumf"(%1125, %1800) : (f32, f32) -> f32
            %1802 = "nvvm.shfl.sync"(%51, %1785, %672, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 25 : i32} : (i32, f32, i32, i32) -> f32
            %1803 = "arith.maxnumf"(%1785, %1802) : (f32, f32) -> f32
            %1804 = "nvvm.shfl.sync"(%51, %1803, %713, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 26 : i32} : (i32, f32, i32, i32) -> f32
            %1805 = "arith.maxnumf"(%1803, %1804) : (f32, f32) -> f32
            %1806 = "arith.maxnumf"(%1126, %1805) : (f32, f32) -> f32
            "scf.yield"(%1801, %1806, %1125, %1126) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1125, %1126, %1081, %1082) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1807 = "vector.from_elements"(%1380, %1381, %1384, %1385, %1388, %1389, %1392, %1393, %1396, %1397, %1400, %1401, %1404, %1405, %1408, %1409, %1412, %1413, %1416, %1417, %1420, %1421, %1424, %1425, %1428, %1429, %1432, %1433, %1436, %1437, %1440, %1441) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1808 = "vector.broadcast"(%676) : (f32) -> vector<32xf32>
          %1809 = "arith.mulf"(%1807, %1808) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1810 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1811 = "arith.cmpf"(%1793, %1810) {predicate = 2 : i64} : (f32, f32) -> i1
          %1812 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1813 = "arith.select"(%1811, %1793, %1812) : (i1, f32, f32) -> f32
          %1814 = "vector.broadcast"(%1813) : (f32) -> vector<32xf32>
          %1815 = "arith.subf"(%1809, %1814) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1816 = "vector.extract"(%1815) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1817 = "vector.extract"(%1815) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1818 = "vector.extract"(%1815) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1819 = "vector.extract"(%1815) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1820 = "vector.extract"(%1815) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1821 = "vector.extract"(%1815) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1822 = "vector.extract"(%1815) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1823 = "vector.extract"(%1815) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1824 = "vector.extract"(%1815) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1825 = "vector.extract"(%1815) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1826 = "vector.extract"(%1815) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1827 = "vector.extract"(%1815) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1828 = "vector.extract"(%1815) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1829 = "vector.extract"(%1815) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1830 = "vector.extract"(%1815) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1831 = "vector.extract"(%1815) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1832 = "vector.extract"(%1815) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1833 = "vector.extract"(%1815) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1834 = "vector.extract"(%1815) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1835 = "vector.extract"(%1815) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1836 = "vector.extract"(%1815) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1837 = "vector.extract"(%1815) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1838 = "vector.extract"(%1815) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1839 = "vector.extract"(%1815) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1840 = "vector.extract"(%1815) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1841 = "vector.extract"(%1815) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1842 = "vector.extract"(%1815) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1843 = "vector.extract"(%1815) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1844 = "vector.extract"(%1815) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1845 = "vector.extract"(%1815) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1846 = "vector.extract"(%1815) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1847 = "vector.extract"(%1815) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1848 = "llvm.call_intrinsic"(%1816) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1849 = "llvm.call_intrinsic"(%1817) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1850 = "llvm.call_intrinsic"(%1818) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1851 = "llvm.call_intrinsic"(%1819) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1852 = "llvm.call_intrinsic"(%1820) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1853 = "llvm.call_intrinsic"(%1821) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1854 = "llvm.call_intrinsic"(%1822) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1855 = "llvm.call_intrinsic"(%1823) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1856 = "llvm.call_intrinsic"(%1824) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1857 = "llvm.call_intrinsic"(%1825) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1858 = "llvm.call_intrinsic"(%1826) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1859 = "llvm.call_intrinsic"(%1827) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1860 = "llvm.call_intrinsic"(%1828) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1861 = "llvm.call_intrinsic"(%1829) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1862 = "llvm.call_intrinsic"(%1830) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1863 = "llvm.call_intrinsic"(%1831) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1864 = "llvm.call_intrinsic"(%1832) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1865 = "llvm.call_intrinsic"(%1833) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1866 = "llvm.call_intrinsic"(%1834) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1867 = "llvm.call_intrinsic"(%1835) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1868 = "llvm.call_intrinsic"(%1836) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1869 = "llvm.call_intrinsic"(%1837) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1870 = "llvm.call_intrinsic"(%1838) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1871 = "llvm.call_intrinsic"(%1839) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1872 = "llvm.call_intrinsic"(%1840) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1873 = "llvm.call_intrinsic"(%1841) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1874 = "llvm.call_intrinsic"(%1842) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1875 = "llvm.call_intrinsic"(%1843) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1876 = "llvm.call_intrinsic"(%1844) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1877 = "llvm.call_intrinsic"(%1845) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1878 = "llvm.call_intrinsic"(%1846) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1879 = "llvm.call_intrinsic"(%1847) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1880 = "vector.from_elements"(%1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1881 = "vector.extract"(%1880) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1882 = "vector.extract"(%1880) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1883 = "arith.addf"(%1881, %1882) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1884 = "vector.extract"(%1880) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1885 = "vector.extract"(%1880) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1886 = "arith.addf"(%1884, %1885) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1887 = "arith.addf"(%1883, %1886) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1888 = "vector.extract"(%1880) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1889 = "vector.extract"(%1880) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1890 = "arith.addf"(%1888, %1889) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1891 = "vector.extract"(%1880) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1892 = "vector.extract"(%1880) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1893 = "arith.addf"(%1891, %1892) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1894 = "arith.addf"(%1890, %1893) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1895 = "arith.addf"(%1887, %1894) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1896 = "vector.extract"(%1880) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1897 = "vector.extract"(%1880) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1898 = "arith.addf"(%1896, %1897) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1899 = "vector.extract"(%1880) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1900 = "vector.extract"(%1880) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1901 = "arith.addf"(%1899, %1900) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1902 = "arith.addf"(%1898, %1901) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1903 = "vector.extract"(%1880) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1904 = "vector.extract"(%1880) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1905 = "arith.addf"(%1903, %1904) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1906 = "vector.extract"(%1880) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1907 = "vector.extract"(%1880) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1908 = "arith.addf"(%1906, %1907) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1909 = "arith.addf"(%1905, %1908) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1910 = "arith.addf"(%1902, %1909) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1911 = "arith.addf"(%1895, %1910) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1912 = "vector.extract"(%1880) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1913 = "vector.extract"(%1880) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1914 = "arith.addf"(%1912, %1913) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1915 = "vector.extract"(%1880) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1916 = "vector.extract"(%1880) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1917 = "arith.addf"(%1915, %1916) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1918 = "arith.addf"(%1914, %1917) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1919 = "vector.extract"(%1880) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1920 = "vector.extract"(%1880) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1921 = "arith.addf"(%1919, %1920) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1922 = "vector.extract"(%1880) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1923 = "vector.extract"(%1880) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1924 = "arith.addf"(%1922, %1923) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1925 = "arith.addf"(%1921, %1924) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1926 = "arith.addf"(%1918, %1925) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1927 = "vector.extract"(%1880) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1928 = "vector.extract"(%1880) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1929 = "arith.addf"(%1927, %1928) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1930 = "vector.extract"(%1880) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1931 = "vector.extract"(%1880) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1932 = "arith.addf"(%1930, %1931) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1933 = "arith.addf"(%1929, %1932) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1934 = "vector.extract"(%1880) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1935 = "vector.extract"(%1880) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1936 = "arith.addf"(%1934, %1935) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1937 = "vector.extract"(%1880) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1938 = "vector.extract"(%1880) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1939 = "arith.addf"(%1937, %1938) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1940 = "arith.addf"(%1936, %1939) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1941 = "arith.addf"(%1933, %1940) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1942 = "arith.addf"(%1926, %1941) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1943 = "arith.addf"(%1911, %1942) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1944 = "arith.addf"(%1943, %1812) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1945 = "vector.from_elements"(%1382, %1383, %1386, %1387, %1390, %1391, %1394, %1395, %1398, %1399, %1402, %1403, %1406, %1407, %1410, %1411, %1414, %1415, %1418, %1419, %1422, %1423, %1426, %1427, %1430, %1431, %1434, %1435, %1438, %1439, %1442, %1443) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1946 = "vector.broadcast"(%676) : (f32) -> vector<32xf32>
          %1947 = "arith.mulf"(%1945, %1946) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1948 = "arith.cmpf"(%1794, %1810) {predicate = 2 : i64} : (f32, f32) -> i1
          %1949 = "arith.select"(%1948, %1794, %1812) : (i1, f32, f32) -> f32
          %1950 = "vector.broadcast"(%1949) : (f32) -> vector<32xf32>
          %1951 = "arith.subf"(%1947, %1950) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1952 = "vector.extract"(%1951) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1953 = "vector.extract"(%1951) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1954 = "vector.extract"(%1951) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1955 = "vector.extract"(%1951) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1956 = "vector.extract"(%1951) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1957 = "vector.extract"(%1951) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1958 = "vector.extract"(%1951) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1959 = "vector.extract"(%1951) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1960 = "vector.extract"(%1951) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1961 = "vector.extract"(%1951) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1962 = "vector.extract"(%1951) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1963 = "vector.extract"(%1951) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1964 = "vector.extract"(%1951) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1965 = "vector.extract"(%1951) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1966 = "vector.extract"(%1951) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1967 = "vector.extract"(%1951) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1968 = "vector.extract"(%1951) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1969 = "vector.extract"(%1951) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1970 = "vector.extract"(%1951) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1971 = "vector.extract"(%1951) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1972 = "vector.extract"(%1951) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1973 = "vector.extract"(%1951) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1974 = "vector.extract"(%1951) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1975 = "vector.extract"(%1951) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1976 = "vector.extract"(%1951) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1977 = "vector.extract"(%1951) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1978 = "vector.extract"(%1951) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1979 = "vector.extract"(%1951) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1980 = "vector.extract"(%1951) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1981 = "vector.extract"(%1951) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1982 = "vector.extract"(%1951) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1983 = "vector.extract"(%1951) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1984 = "llvm.call_intrinsic"(%1952) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1985 = "llvm.call_intrinsic"(%1953) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1986 = "llvm.call_intrinsic"(%1954) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1987 = "llvm.call_intrinsic"(%1955) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1988 = "llvm.call_intrinsic"(%1956) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1989 = "llvm.call_intrinsic"(%1957) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1990 = "llvm.call_intrinsic"(%1958) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1991 = "llvm.call_intrinsic"(%1959) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1992 = "llvm.call_intrinsic"(%1960) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1993 = "llvm.call_intrinsic"(%1961) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1994 = "llvm.call_intrinsic"(%1962) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1995 = "llvm.call_intrinsic"(%1963) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1996 = "llvm.call_intrinsic"(%1964) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1997 = "llvm.call_intrinsic"(%1965) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1998 = "llvm.call_intrinsic"(%1966) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1999 = "llvm.call_intrinsic"(%1967) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2000 = "llvm.call_intrinsic"(%1968) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2001 = "llvm.call_intrinsic"(%1969) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2002 = "llvm.call_intrinsic"(%1970) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2003 = "llvm.call_intrinsic"(%1971) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2004 = "llvm.call_intrinsic"(%1972) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2005 = "llvm.call_intrinsic"(%1973) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2006 = "llvm.call_intrinsic"(%1974) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2007 = "llvm.call_intrinsic"(%1975) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2008 = "llvm.call_intrinsic"(%1976) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2009 = "llvm.call_intrinsic"(%1977) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2010 = "llvm.call_intrinsic"(%1978) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2011 = "llvm.call_intrinsic"(%1979) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2012 = "llvm.call_intrinsic"(%1980) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2013 = "llvm.call_intrinsic"(%1981) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2014 = "llvm.call_intrinsic"(%1982) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2015 = "llvm.call_intrinsic"(%1983) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2016 = "vector.from_elements"(%1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2017 = "vector.extract"(%2016) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2018 = "vector.extract"(%2016) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2019 = "arith.addf"(%2017, %2018) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2020 = "vector.extract"(%2016) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2021 = "vector.extract"(%2016) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2022 = "arith.addf"(%2020, %2021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2023 = "arith.addf"(%2019, %2022) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2024 = "vector.extract"(%2016) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2025 = "vector.extract"(%2016) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2026 = "arith.addf"(%2024, %2025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2027 = "vector.extract"(%2016) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2028 = "vector.extract"(%2016) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2029 = "arith.addf"(%2027, %2028) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2030 = "arith.addf"(%2026, %2029) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2031 = "arith.addf"(%2023, %2030) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2032 = "vector.extract"(%2016) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2033 = "vector.extract"(%2016) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2034 = "arith.addf"(%2032, %2033) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2035 = "vector.extract"(%2016) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2036 = "vector.extract"(%2016) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2037 = "arith.addf"(%2035, %2036) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2038 = "arith.addf"(%2034, %2037) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2039 = "vector.extract"(%2016) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2040 = "vector.extract"(%2016) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2041 = "arith.addf"(%2039, %2040) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2042 = "vector.extract"(%2016) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2043 = "vector.extract"(%2016) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2044 = "arith.addf"(%2042, %2043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2045 = "arith.addf"(%2041, %2044) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2046 = "arith.addf"(%2038, %2045) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2047 = "arith.addf"(%2031, %2046) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2048 = "vector.extract"(%2016) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2049 = "vector.extract"(%2016) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2050 = "arith.addf"(%2048, %2049) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2051 = "vector.extract"(%2016) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2052 = "vector.extract"(%2016) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2053 = "arith.addf"(%2051, %2052) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2054 = "arith.addf"(%2050, %2053) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2055 = "vector.extract"(%2016) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2056 = "vector.extract"(%2016) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2057 = "arith.addf"(%2055, %2056) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2058 = "vector.extract"(%2016) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2059 = "vector.extract"(%2016) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2060 = "arith.addf"(%2058, %2059) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2061 = "arith.addf"(%2057, %2060) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2062 = "arith.addf"(%2054, %2061) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2063 = "vector.extract"(%2016) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2064 = "vector.extract"(%2016) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2065 = "arith.addf"(%2063, %2064) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2066 = "vector.extract"(%2016) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2067 = "vector.extract"(%2016) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2068 = "arith.addf"(%2066, %2067) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2069 = "arith.addf"(%2065, %2068) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2070 = "vector.extract"(%2016) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2071 = "vector.extract"(%2016) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2072 = "arith.addf"(%2070, %2071) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2073 = "vector.extract"(%2016) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2074 = "vector.extract"(%2016) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2075 = "arith.addf"(%2073, %2074) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2076 = "arith.addf"(%2072, %2075) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2077 = "arith.addf"(%2069, %2076) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2078 = "arith.addf"(%2062, %2077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2079 = "arith.addf"(%2047, %2078) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2080 = "arith.addf"(%2079, %1812) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2081 = "vector.from_elements"(%1881, %1882, %2017, %2018, %1884, %1885, %2020, %2021, %1888, %1889, %2024, %2025, %1891, %1892, %2027, %2028, %1896, %1897, %2032, %2033, %1899, %1900, %2035, %2036, %1903, %1904, %2039, %2040, %1906, %1907, %2042, %2043, %1912, %1913, %2048, %2049, %1915, %1916, %2051, %2052, %1919, %1920, %2055, %2056, %1922, %1923, %2058, %2059, %1927, %1928, %2063, %2064, %1930, %1931, %2066, %2067, %1934, %1935, %2070, %2071, %1937, %1938, %2073, %2074) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %2082 = "arith.truncf"(%2081) : (vector<64xf32>) -> vector<64xf16>
          %2083 = "vector.bitcast"(%2082) : (vector<64xf16>) -> vector<32xi32>
          %2084 = "vector.extract"(%2083) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
          %2085 = "vector.extract"(%2083) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
          %2086 = "vector.extract"(%2083) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
          %2087 = "vector.extract"(%2083) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
          %2088 = "vector.extract"(%2083) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
          %2089 = "vector.extract"(%2083) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
          %2090 = "vector.extract"(%2083) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
          %2091 = "vector.extract"(%2083) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
          %2092 = "vector.extract"(%2083) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
          %2093 = "vector.extract"(%2083) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
          %2094 = "vector.extract"(%2083) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
          %2095 = "vector.extract"(%2083) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
          %2096 = "vector.extract"(%2083) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
          %2097 = "vector.extract"(%2083) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
          %2098 = "vector.extract"(%2083) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
          %2099 = "vector.extract"(%2083) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
          %2100 = "vector.extract"(%2083) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
          %2101 = "vector.extract"(%2083) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
          %2102 = "vector.extract"(%2083) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
          %2103 = "vector.extract"(%2083) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
          %2104 = "vector.extract"(%2083) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
          %2105 = "vector.extract"(%2083) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
          %2106 = "vector.extract"(%2083) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
          %2107 = "vector.extract"(%2083) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
          %2108 = "vector.extract"(%2083) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
          %2109 = "vector.extract"(%2083) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
          %2110 = "vector.extract"(%2083) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
          %2111 = "vector.extract"(%2083) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
          %2112 = "vector.extract"(%2083) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
          %2113 = "vector.extract"(%2083) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
          %2114 = "vector.extract"(%2083) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
          %2115 = "vector.extract"(%2083) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
          %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256 = "scf.for"(%672, %1123, %672, %1121, %1377, %1376, %1375, %1014, %1015, %1016, %1881, %1882, %2017, %2018, %1884, %1885, %2020, %2021, %1888, %1889, %2024, %2025, %1891, %1892, %2027, %2028, %1896, %1897, %2032, %2033, %1899, %1900, %2035, %2036, %1903, %1904, %2039, %2040, %1906, %1907, %2042, %2043, %1912, %1913, %2048, %2049, %1915, %1916, %2051, %2052, %1919, %1920, %2055, %2056, %1922, %1923, %2058, %2059, %1927, %1928, %2063, %2064, %1930, %1931, %2066, %2067, %1934, %1935, %2070, %2071, %1937, %1938, %2073, %2074, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1793, %1794, %1944, %2080, %1795, %1796) ({
          ^bb0(%2257: i32, %2258: i32, %2259: i32, %2260: i32, %2261: i32, %2262: i32, %2263: i32, %2264: i32, %2265: f32, %2266: f32, %2267: f32, %2268: f32, %2269: f32, %2270: f32, %2271: f32, %2272: f32, %2273: f32, %2274: f32, %2275: f32, %2276: f32, %2277: f32, %2278: f32, %2279: f32, %2280: f32, %2281: f32, %2282: f32, %2283: f32, %2284: f32, %2285: f32, %2286: f32, %2287: f32, %2288: f32, %2289: f32, %2290: f32, %2291: f32, %2292: f32, %2293: f32, %2294: f32, %2295: f32, %2296: f32, %2297: f32, %2298: f32, %2299: f32, %2300: f32, %2301: f32, %2302: f32, %2303: f32, %2304: f32, %2305: f32, %2306: f32, %2307: f32, %2308: f32, %2309: f32, %2310: f32, %2311: f32, %2312: f32, %2313: f32, %2314: f32, %2315: f32, %2316: f32, %2317: f32, %2318: f32, %2319: f32, %2320: f32, %2321: f32, %2322: f32, %2323: f32, %2324: f32, %2325: f32, %2326: f32, %2327: f32, %2328: f32, %2329: i32, %2330: i32, %2331: i32, %2332: i32, %2333: i32, %2334: i32, %2335: i32, %2336: i32, %2337: i32, %2338: i32, %2339: i32, %2340: i32, %2341: i32, %2342: i32, %2343: i32, %2344: i32, %2345: i32, %2346: i32, %2347: i32, %2348: i32, %2349: i32, %2350: i32, %2351: i32, %2352: i32, %2353: i32, %2354: i32, %2355: i32, %2356: i32, %2357: i32, %2358: i32, %2359: i32, %2360: i32, %2361: f32, %2362: f32, %2363: f32, %2364: f32, %2365: f32, %2366: f32, %2367: f32, %2368: f32, %2369: f32, %2370: f32, %2371: f32, %2372: f32, %2373: f32, %2374: f32, %2375: f32, %2376: f32, %2377: f32, %2378: f32, %2379: f32, %2380: f32, %2381: f32, %2382: f32, %2383: f32, %2384: f32, %2385: f32, %2386: f32, %2387: f32, %2388: f32, %2389: f32, %2390: f32, %2391: f32, %2392: f32, %2393: f32, %2394: f32, %2395: f32, %2396: f32, %2397: f32, %2398: f32):
            %2399 = "llvm.getelementptr"(%90, %2260) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2400_s0 = "llvm.ptrtoint"(%2399) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2400_s0, %2261) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2401 = "llvm.getelementptr"(%111, %2263) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2402_s0 = "llvm.ptrtoint"(%2401) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2402_s0, %2264) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2403 = "arith.muli"(%2260, %1167) : (i32, i32) -> i32
            %2404 = "llvm.getelementptr"(%66, %2403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2406_a = "llvm.ptrtoint"(%1166) : (!llvm.ptr<3>) -> i32
            %t2406_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2406_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2406_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2406_shifted = "arith.shrui"(%t2406_a, %t2406_four) : (i32, i32) -> i32
            %t2406_low = "arith.andi"(%t2406_shifted, %t2406_mask) : (i32, i32) -> i32
            %t2406_wide = "arith.extui"(%t2406_low) : (i32) -> i64
            %2405 = "arith.ori"(%t2406_wide, %t2406_fields) : (i64, i64) -> i64
            %t2408_a = "llvm.ptrtoint"(%2404) : (!llvm.ptr<3>) -> i32
            %t2408_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2408_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2408_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2408_shifted = "arith.shrui"(%t2408_a, %t2408_four) : (i32, i32) -> i32
            %t2408_low = "arith.andi"(%t2408_shifted, %t2408_mask) : (i32, i32) -> i32
            %t2408_wide = "arith.extui"(%t2408_low) : (i32) -> i64
            %2407 = "arith.ori"(%t2408_wide, %t2408_fields) : (i64, i64) -> i64
            %t2473_r = "llvm.inline_asm"(%2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %2409 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 0>} : (!struct0) -> f32
            %2410 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 1>} : (!struct0) -> f32
            %2411 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 2>} : (!struct0) -> f32
            %2412 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 3>} : (!struct0) -> f32
            %2413 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 4>} : (!struct0) -> f32
            %2414 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 5>} : (!struct0) -> f32
            %2415 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 6>} : (!struct0) -> f32
            %2416 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 7>} : (!struct0) -> f32
            %2417 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 8>} : (!struct0) -> f32
            %2418 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 9>} : (!struct0) -> f32
            %2419 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 10>} : (!struct0) -> f32
            %2420 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 11>} : (!struct0) -> f32
            %2421 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 12>} : (!struct0) -> f32
            %2422 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 13>} : (!struct0) -> f32
            %2423 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 14>} : (!struct0) -> f32
            %2424 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 15>} : (!struct0) -> f32
            %2425 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 16>} : (!struct0) -> f32
            %2426 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 17>} : (!struct0) -> f32
            %2427 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 18>} : (!struct0) -> f32
            %2428 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 19>} : (!struct0) -> f32
            %2429 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 20>} : (!struct0) -> f32
            %2430 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 21>} : (!struct0) -> f32
            %2431 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 22>} : (!struct0) -> f32
            %2432 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 23>} : (!struct0) -> f32
            %2433 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 24>} : (!struct0) -> f32
            %2434 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 25>} : (!struct0) -> f32
            %2435 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 26>} : (!struct0) -> f32
            %2436 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 27>} : (!struct0) -> f32
            %2437 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 28>} : (!struct0) -> f32
            %2438 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 29>} : (!struct0) -> f32
            %2439 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 30>} : (!struct0) -> f32
            %2440 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 31>} : (!struct0) -> f32
            %2441 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 32>} : (!struct0) -> f32
            %2442 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 33>} : (!struct0) -> f32
            %2443 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 34>} : (!struct0) -> f32
            %2444 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 35>} : (!struct0) -> f32
            %2445 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 36>} : (!struct0) -> f32
            %2446 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 37>} : (!struct0) -> f32
            %2447 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 38>} : (!struct0) -> f32
            %2448 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 39>} : (!struct0) -> f32
            %2449 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 40>} : (!struct0) -> f32
            %2450 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 41>} : (!struct0) -> f32
            %2451 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 42>} : (!struct0) -> f32
            %2452 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 43>} : (!struct0) -> f32
            %2453 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 44>} : (!struct0) -> f32
            %2454 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 45>} : (!struct0) -> f32
            %2455 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 46>} : (!struct0) -> f32
            %2456 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 47>} : (!struct0) -> f32
            %2457 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 48>} : (!struct0) -> f32
            %2458 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 49>} : (!struct0) -> f32
            %2459 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 50>} : (!struct0) -> f32
            %2460 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 51>} : (!struct0) -> f32
            %2461 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 52>} : (!struct0) -> f32
            %2462 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 53>} : (!struct0) -> f32
            %2463 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 54>} : (!struct0) -> f32
            %2464 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2465 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2466 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2467 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2468 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2469 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2470 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2471 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2472 = "llvm.extractvalue"(%t2473_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t2538_r = "llvm.inline_asm"(%2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2405, %2407, %1170) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 27 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %2474 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 0>} : (!struct0) -> f32
            %2475 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 1>} : (!struct0) -> f32
            %2476 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 2>} : (!struct0) -> f32
            %2477 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 3>} : (!struct0) -> f32
            %2478 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 4>} : (!struct0) -> f32
            %2479 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 5>} : (!struct0) -> f32
            %2480 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 6>} : (!struct0) -> f32
            %2481 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 7>} : (!struct0) -> f32
            %2482 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 8>} : (!struct0) -> f32
            %2483 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 9>} : (!struct0) -> f32
            %2484 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 10>} : (!struct0) -> f32
            %2485 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 11>} : (!struct0) -> f32
            %2486 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 12>} : (!struct0) -> f32
            %2487 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 13>} : (!struct0) -> f32
            %2488 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 14>} : (!struct0) -> f32
            %2489 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 15>} : (!struct0) -> f32
            %2490 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 16>} : (!struct0) -> f32
            %2491 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 17>} : (!struct0) -> f32
            %2492 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 18>} : (!struct0) -> f32
            %2493 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 19>} : (!struct0) -> f32
            %2494 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 20>} : (!struct0) -> f32
            %2495 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 21>} : (!struct0) -> f32
            %2496 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 22>} : (!struct0) -> f32
            %2497 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 23>} : (!struct0) -> f32
            %2498 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 24>} : (!struct0) -> f32
            %2499 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 25>} : (!struct0) -> f32
            %2500 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 26>} : (!struct0) -> f32
            %2501 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 27>} : (!struct0) -> f32
            %2502 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 28>} : (!struct0) -> f32
            %2503 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 29>} : (!struct0) -> f32
            %2504 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 30>} : (!struct0) -> f32
            %2505 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 31>} : (!struct0) -> f32
            %2506 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 32>} : (!struct0) -> f32
            %2507 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 33>} : (!struct0) -> f32
            %2508 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 34>} : (!struct0) -> f32
            %2509 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 35>} : (!struct0) -> f32
            %2510 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 36>} : (!struct0) -> f32
            %2511 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 37>} : (!struct0) -> f32
            %2512 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 38>} : (!struct0) -> f32
            %2513 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 39>} : (!struct0) -> f32
            %2514 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 40>} : (!struct0) -> f32
            %2515 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 41>} : (!struct0) -> f32
            %2516 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 42>} : (!struct0) -> f32
            %2517 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 43>} : (!struct0) -> f32
            %2518 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 44>} : (!struct0) -> f32
            %2519 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 45>} : (!struct0) -> f32
            %2520 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 46>} : (!struct0) -> f32
            %2521 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 47>} : (!struct0) -> f32
            %2522 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 48>} : (!struct0) -> f32
            %2523 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 49>} : (!struct0) -> f32
            %2524 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 50>} : (!struct0) -> f32
            %2525 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 51>} : (!struct0) -> f32
            %2526 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 52>} : (!struct0) -> f32
            %2527 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 53>} : (!struct0) -> f32
            %2528 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 54>} : (!struct0) -> f32
            %2529 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2530 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2531 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2532 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2533 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2534 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2535 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2536 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2537 = "llvm.extractvalue"(%t2538_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2539 = "arith.muli"(%2263, %1167) : (i32, i32) -> i32
            %2540 = "llvm.getelementptr"(%67, %2539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2541 = "arith.constant"() {value = true} : () -> i1
            %t2543_a = "llvm.ptrtoint"(%2540) : (!llvm.ptr<3>) -> i32
            %t2543_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2543_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2543_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2543_shifted = "arith.shrui"(%t2543_a, %t2543_four) : (i32, i32) -> i32
            %t2543_low = "arith.andi"(%t2543_shifted, %t2543_mask) : (i32, i32) -> i32
            %t2543_wide = "arith.extui"(%t2543_low) : (i32) -> i64
            %2542 = "arith.ori"(%t2543_wide, %t2543_fields) : (i64, i64) -> i64
            %t2576_r = "llvm.inline_asm"(%2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2544 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2545 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2546 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2547 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2548 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2549 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2550 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2551 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2552 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2553 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2554 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2555 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2556 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2557 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2558 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2559 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2560 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2561 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2562 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2563 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2564 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2565 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2566 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2567 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2568 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2569 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2570 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2571 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2572 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2573 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2574 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2575 = "llvm.extractvalue"(%t2576_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2609_r = "llvm.inline_asm"(%2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2542, %2541) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 28 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2577 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2578 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2579 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2580 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2581 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2582 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2583 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2584 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2585 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2586 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2587 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2588 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2589 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2590 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2591 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2592 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2593 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2594 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2595 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2596 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2597 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2598 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2599 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2600 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2601 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2602 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2603 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2604 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2605 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2606 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2607 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2608 = "llvm.extractvalue"(%t2609_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2706_r = "llvm.inline_asm"(%2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2610 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2611 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2612 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2613 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2614 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2615 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2616 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2617 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2618 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2619 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2620 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2621 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2622 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2623 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2624 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2625 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2626 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2627 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2628 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2629 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2630 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2631 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2632 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2633 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2634 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2635 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2636 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2637 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2638 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2639 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2640 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2641 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2642 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2643 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2644 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2645 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2646 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2647 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2648 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2649 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2650 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2651 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2652 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2653 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2654 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2655 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2656 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2657 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2658 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2659 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2660 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2661 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2662 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2663 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2664 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2665 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2666 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2667 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2668 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2669 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2670 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2671 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2672 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2673 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2674 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2675 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2676 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2677 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2678 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2679 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2680 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2681 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2682 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2683 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2684 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2685 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2686 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2687 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2688 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2689 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2690 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2691 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2692 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2693 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2694 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2695 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2696 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2697 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2698 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2699 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2700 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2701 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2702 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2703 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2704 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2705 = "llvm.extractvalue"(%t2706_r) {position = array<i64: 95>} : (!struct2) -> f32
            %2707 = "arith.subi"(%2258, %49) : (i32, i32) -> i32
            "scf.if"(%92) ({
              %2708 = "llvm.getelementptr"(%93, %2260) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2709_s0 = "llvm.ptrtoint"(%2708) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2709_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2710 = "arith.addi"(%2260, %672) : (i32, i32) -> i32
            %2711 = "arith.cmpi"(%2710, %713) {predicate = 0 : i64} : (i32, i32) -> i1
            %2712 = "arith.xori"(%2261, %672) : (i32, i32) -> i32
            %2713 = "arith.select"(%2711, %2712, %2261) : (i1, i32, i32) -> i32
            %2714 = "arith.select"(%2711, %52, %2710) : (i1, i32, i32) -> i32
            %2715 = "arith.addi"(%2259, %672) : (i32, i32) -> i32
            %2716 = "llvm.bitcast"(%2610) : (f32) -> i32
            %2717 = "llvm.bitcast"(%2611) : (f32) -> i32
            %2718 = "llvm.bitcast"(%2614) : (f32) -> i32
            %2719 = "llvm.bitcast"(%2615) : (f32) -> i32
            %2720 = "llvm.bitcast"(%2618) : (f32) -> i32
            %2721 = "llvm.bitcast"(%2619) : (f32) -> i32
            %2722 = "llvm.bitcast"(%2622) : (f32) -> i32
            %2723 = "llvm.bitcast"(%2623) : (f32) -> i32
            %2724 = "llvm.bitcast"(%2626) : (f32) -> i32
            %2725 = "llvm.bitcast"(%2627) : (f32) -> i32
            %2726 = "llvm.bitcast"(%2630) : (f32) -> i32
            %2727 = "llvm.bitcast"(%2631) : (f32) -> i32
            %2728 = "llvm.bitcast"(%2634) : (f32) -> i32
            %2729 = "llvm.bitcast"(%2635) : (f32) -> i32
            %2730 = "llvm.bitcast"(%2638) : (f32) -> i32
            %2731 = "llvm.bitcast"(%2639) : (f32) -> i32
            %2732 = "llvm.bitcast"(%2642) : (f32) -> i32
            %2733 = "llvm.bitcast"(%2643) : (f32) -> i32
            %2734 = "llvm.bitcast"(%2646) : (f32) -> i32
            %2735 = "llvm.bitcast"(%2647) : (f32) -> i32
            %2736 = "llvm.bitcast"(%2650) : (f32) -> i32
            %2737 = "llvm.bitcast"(%2651) : (f32) -> i32
            %2738 = "llvm.bitcast"(%2654) : (f32) -> i32
            %2739 = "llvm.bitcast"(%2655) : (f32) -> i32
            %2740 = "llvm.bitcast"(%2658) : (f32) -> i32
            %2741 = "llvm.bitcast"(%2659) : (f32) -> i32
            %2742 = "llvm.bitcast"(%2662) : (f32) -> i32
            %2743 = "llvm.bitcast"(%2663) : (f32) -> i32
            %2744 = "llvm.bitcast"(%2666) : (f32) -> i32
            %2745 = "llvm.bitcast"(%2667) : (f32) -> i32
            %2746 = "llvm.bitcast"(%2670) : (f32) -> i32
            %2747 = "llvm.bitcast"(%2671) : (f32) -> i32
            %2748 = "arith.maxsi"(%2716, %2717) : (i32, i32) -> i32
            %2749 = "arith.maxsi"(%2748, %2718) : (i32, i32) -> i32
            %2750 = "arith.maxsi"(%2719, %2720) : (i32, i32) -> i32
            %2751 = "arith.maxsi"(%2750, %2721) : (i32, i32) -> i32
            %2752 = "arith.maxsi"(%2722, %2723) : (i32, i32) -> i32
            %2753 = "arith.maxsi"(%2752, %2724) : (i32, i32) -> i32
            %2754 = "arith.maxsi"(%2725, %2726) : (i32, i32) -> i32
            %2755 = "arith.maxsi"(%2754, %2727) : (i32, i32) -> i32
            %2756 = "arith.maxsi"(%2728, %2729) : (i32, i32) -> i32
            %2757 = "arith.maxsi"(%2756, %2730) : (i32, i32) -> i32
            %2758 = "arith.maxsi"(%2731, %2732) : (i32, i32) -> i32
            %2759 = "arith.maxsi"(%2758, %2733) : (i32, i32) -> i32
            %2760 = "arith.maxsi"(%2734, %2735) : (i32, i32) -> i32
            %2761 = "arith.maxsi"(%2760, %2736) : (i32, i32) -> i32
            %2762 = "arith.maxsi"(%2737, %2738) : (i32, i32) -> i32
            %2763 = "arith.maxsi"(%2762, %2739) : (i32, i32) -> i32
            %2764 = "arith.maxsi"(%2740, %2741) : (i32, i32) -> i32
            %2765 = "arith.maxsi"(%2764, %2742) : (i32, i32) -> i32
            %2766 = "arith.maxsi"(%2743, %2744) : (i32, i32) -> i32
            %2767 = "arith.maxsi"(%2766, %2745) : (i32, i32) -> i32
            %2768 = "arith.maxsi"(%2746, %2747) : (i32, i32) -> i32
            %2769 = "arith.maxsi"(%2749, %2751) : (i32, i32) -> i32
            %2770 = "arith.maxsi"(%2769, %2753) : (i32, i32) -> i32
            %2771 = "arith.maxsi"(%2755, %2757) : (i32, i32) -> i32
            %2772 = "arith.maxsi"(%2771, %2759) : (i32, i32) -> i32
            %2773 = "arith.maxsi"(%2761, %2763) : (i32, i32) -> i32
            %2774 = "arith.maxsi"(%2773, %2765) : (i32, i32) -> i32
            %2775 = "arith.maxsi"(%2767, %2768) : (i32, i32) -> i32
            %2776 = "arith.maxsi"(%2770, %2772) : (i32, i32) -> i32
            %2777 = "arith.maxsi"(%2776, %2774) : (i32, i32) -> i32
            %2778 = "arith.maxsi"(%2777, %2775) : (i32, i32) -> i32
            %2779 = "llvm.bitcast"(%2612) : (f32) -> i32
            %2780 = "llvm.bitcast"(%2613) : (f32) -> i32
            %2781 = "llvm.bitcast"(%2616) : (f32) -> i32
            %2782 = "llvm.bitcast"(%2617) : (f32) -> i32
            %2783 = "llvm.bitcast"(%2620) : (f32) -> i32
            %2784 = "llvm.bitcast"(%2621) : (f32) -> i32
            %2785 = "llvm.bitcast"(%2624) : (f32) -> i32
            %2786 = "llvm.bitcast"(%2625) : (f32) -> i32
            %2787 = "llvm.bitcast"(%2628) : (f32) -> i32
            %2788 = "llvm.bitcast"(%2629) : (f32) -> i32
            %2789 = "llvm.bitcast"(%2632) : (f32) -> i32
            %2790 = "llvm.bitcast"(%2633) : (f32) -> i32
            %2791 = "llvm.bitcast"(%2636) : (f32) -> i32
            %2792 = "llvm.bitcast"(%2637) : (f32) -> i32
            %2793 = "llvm.bitcast"(%2640) : (f32) -> i32
            %2794 = "llvm.bitcast"(%2641) : (f32) -> i32
            %2795 = "llvm.bitcast"(%2644) : (f32) -> i32
            %2796 = "llvm.bitcast"(%2645) : (f32) -> i32
            %2797 = "llvm.bitcast"(%2648) : (f32) -> i32
            %2798 = "llvm.bitcast"(%2649) : (f32) -> i32
            %2799 = "llvm.bitcast"(%2652) : (f32) -> i32
            %2800 = "llvm.bitcast"(%2653) : (f32) -> i32
            %2801 = "llvm.bitcast"(%2656) : (f32) -> i32
            %2802 = "llvm.bitcast"(%2657) : (f32) -> i32
            %2803 = "llvm.bitcast"(%2660) : (f32) -> i32
            %2804 = "llvm.bitcast"(%2661) : (f32) -> i32
            %2805 = "llvm.bitcast"(%2664) : (f32) -> i32
            %2806 = "llvm.bitcast"(%2665) : (f32) -> i32
            %2807 = "llvm.bitcast"(%2668) : (f32) -> i32
            %2808 = "llvm.bitcast"(%2669) : (f32) -> i32
            %2809 = "llvm.bitcast"(%2672) : (f32) -> i32
            %2810 = "llvm.bitcast"(%2673) : (f32) -> i32
            %2811 = "arith.maxsi"(%2779, %2780) : (i32, i32) -> i32
            %2812 = "arith.maxsi"(%2811, %2781) : (i32, i32) -> i32
            %2813 = "arith.maxsi"(%2782, %2783) : (i32, i32) -> i32
            %2814 = "arith.maxsi"(%2813, %2784) : (i32, i32) -> i32
            %2815 = "arith.maxsi"(%2785, %2786) : (i32, i32) -> i32
            %2816 = "arith.maxsi"(%2815, %2787) : (i32, i32) -> i32
            %2817 = "arith.maxsi"(%2788, %2789) : (i32, i32) -> i32
            %2818 = "arith.maxsi"(%2817, %2790) : (i32, i32) -> i32
            %2819 = "arith.maxsi"(%2791, %2792) : (i32, i32) -> i32
            %2820 = "arith.maxsi"(%2819, %2793) : (i32, i32) -> i32
            %2821 = "arith.maxsi"(%2794, %2795) : (i32, i32) -> i32
            %2822 = "arith.maxsi"(%2821, %2796) : (i32, i32) -> i32
            %2823 = "arith.maxsi"(%2797, %2798) : (i32, i32) -> i32
            %2824 = "arith.maxsi"(%2823, %2799) : (i32, i32) -> i32
            %2825 = "arith.maxsi"(%2800, %2801) : (i32, i32) -> i32
            %2826 = "arith.maxsi"(%2825, %2802) : (i32, i32) -> i32
            %2827 = "arith.maxsi"(%2803, %2804) : (i32, i32) -> i32
            %2828 = "arith.maxsi"(%2827, %2805) : (i32, i32) -> i32
            %2829 = "arith.maxsi"(%2806, %2807) : (i32, i32) -> i32
            %2830 = "arith.maxsi"(%2829, %2808) : (i32, i32) -> i32
            %2831 = "arith.maxsi"(%2809, %2810) : (i32, i32) -> i32
            %2832 = "arith.maxsi"(%2812, %2814) : (i32, i32) -> i32
            %2833 = "arith.maxsi"(%2832, %2816) : (i32, i32) -> i32
            %2834 = "arith.maxsi"(%2818, %2820) : (i32, i32) -> i32
            %2835 = "arith.maxsi"(%2834, %2822) : (i32, i32) -> i32
            %2836 = "arith.maxsi"(%2824, %2826) : (i32, i32) -> i32
            %2837 = "arith.maxsi"(%2836, %2828) : (i32, i32) -> i32
            %2838 = "arith.maxsi"(%2830, %2831) : (i32, i32) -> i32
            %2839 = "arith.maxsi"(%2833, %2835) : (i32, i32) -> i32
            %2840 = "arith.maxsi"(%2839, %2837) : (i32, i32) -> i32
            %2841 = "arith.maxsi"(%2840, %2838) : (i32, i32) -> i32
            %2842 = "arith.ori"(%2778, %2841) : (i32, i32) -> i32
            %2843 = "arith.cmpi"(%2842, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %2844 = "nvvm.vote.sync"(%51, %2843) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 29 : i32} : (i32, i1) -> i1
            %2845, %2846 = "scf.if"(%2844) ({
              %2847 = "llvm.bitcast"(%2610) : (f32) -> i32
              %2848 = "llvm.bitcast"(%2611) : (f32) -> i32
              %2849 = "llvm.bitcast"(%2614) : (f32) -> i32
              %2850 = "llvm.bitcast"(%2615) : (f32) -> i32
              %2851 = "llvm.bitcast"(%2618) : (f32) -> i32
              %2852 = "llvm.bitcast"(%2619) : (f32) -> i32
              %2853 = "llvm.bitcast"(%2622) : (f32) -> i32
              %2854 = "llvm.bitcast"(%2623) : (f32) -> i32
              %2855 = "llvm.bitcast"(%2626) : (f32) -> i32
              %2856 = "llvm.bitcast"(%2627) : (f32) -> i32
              %2857 = "llvm.bitcast"(%2630) : (f32) -> i32
              %2858 = "llvm.bitcast"(%2631) : (f32) -> i32
              %2859 = "llvm.bitcast"(%2634) : (f32) -> i32
              %2860 = "llvm.bitcast"(%2635) : (f32) -> i32
              %2861 = "llvm.bitcast"(%2638) : (f32) -> i32
              %2862 = "llvm.bitcast"(%2639) : (f32) -> i32
              %2863 = "llvm.bitcast"(%2642) : (f32) -> i32
              %2864 = "llvm.bitcast"(%2643) : (f32) -> i32
              %2865 = "llvm.bitcast"(%2646) : (f32) -> i32
              %2866 = "llvm.bitcast"(%2647) : (f32) -> i32
              %2867 = "llvm.bitcast"(%2650) : (f32) -> i32
              %2868 = "llvm.bitcast"(%2651) : (f32) -> i32
              %2869 = "llvm.bitcast"(%2654) : (f32) -> i32
              %2870 = "llvm.bitcast"(%2655) : (f32) -> i32
              %2871 = "llvm.bitcast"(%2658) : (f32) -> i32
              %2872 = "llvm.bitcast"(%2659) : (f32) -> i32
              %2873 = "llvm.bitcast"(%2662) : (f32) -> i32
              %2874 = "llvm.bitcast"(%2663) : (f32) -> i32
              %2875 = "llvm.bitcast"(%2666) : (f32) -> i32
              %2876 = "llvm.bitcast"(%2667) : (f32) -> i32
              %2877 = "llvm.bitcast"(%2670) : (f32) -> i32
              %2878 = "llvm.bitcast"(%2671) : (f32) -> i32
              %2879 = "arith.minui"(%2847, %2848) : (i32, i32) -> i32
              %2880 = "arith.minui"(%2879, %2849) : (i32, i32) -> i32
              %2881 = "arith.minui"(%2850, %2851) : (i32, i32) -> i32
              %2882 = "arith.minui"(%2881, %2852) : (i32, i32) -> i32
              %2883 = "arith.minui"(%2853, %2854) : (i32, i32) -> i32
              %2884 = "arith.minui"(%2883, %2855) : (i32, i32) -> i32
              %2885 = "arith.minui"(%2856, %2857) : (i32, i32) -> i32
              %2886 = "arith.minui"(%2885, %2858) : (i32, i32) -> i32
              %2887 = "arith.minui"(%2859, %2860) : (i32, i32) -> i32
              %2888 = "arith.minui"(%2887, %2861) : (i32, i32) -> i32
              %2889 = "arith.minui"(%2862, %2863) : (i32, i32) -> i32
              %2890 = "arith.minui"(%2889, %2864) : (i32, i32) -> i32
              %2891 = "arith.minui"(%2865, %2866) : (i32, i32) -> i32
              %2892 = "arith.minui"(%2891, %2867) : (i32, i32) -> i32
              %2893 = "arith.minui"(%2868, %2869) : (i32, i32) -> i32
              %2894 = "arith.minui"(%2893, %2870) : (i32, i32) -> i32
              %2895 = "arith.minui"(%2871, %2872) : (i32, i32) -> i32
              %2896 = "arith.minui"(%2895, %2873) : (i32, i32) -> i32
              %2897 = "arith.minui"(%2874, %2875) : (i32, i32) -> i32
              %2898 = "arith.minui"(%2897, %2876) : (i32, i32) -> i32
              %2899 = "arith.minui"(%2877, %2878) : (i32, i32) -> i32
              %2900 = "arith.minui"(%2880, %2882) : (i32, i32) -> i32
              %2901 = "arith.minui"(%2900, %2884) : (i32, i32) -> i32
              %2902 = "arith.minui"(%2886, %2888) : (i32, i32) -> i32
              %2903 = "arith.minui"(%2902, %2890) : (i32, i32) -> i32
              %2904 = "arith.minui"(%2892, %2894) : (i32, i32) -> i32
              %2905 = "arith.minui"(%2904, %2896) : (i32, i32) -> i32
              %2906 = "arith.minui"(%2898, %2899) : (i32, i32) -> i32
              %2907 = "arith.minui"(%2901, %2903) : (i32, i32) -> i32
              %2908 = "arith.minui"(%2907, %2905) : (i32, i32) -> i32
              %2909 = "arith.minui"(%2908, %2906) : (i32, i32) -> i32
              %2910 = "arith.cmpi"(%2778, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %2911 = "arith.select"(%2910, %2909, %2778) : (i1, i32, i32) -> i32
              %2912 = "llvm.bitcast"(%2612) : (f32) -> i32
              %2913 = "llvm.bitcast"(%2613) : (f32) -> i32
              %2914 = "llvm.bitcast"(%2616) : (f32) -> i32
              %2915 = "llvm.bitcast"(%2617) : (f32) -> i32
              %2916 = "llvm.bitcast"(%2620) : (f32) -> i32
              %2917 = "llvm.bitcast"(%2621) : (f32) -> i32
              %2918 = "llvm.bitcast"(%2624) : (f32) -> i32
              %2919 = "llvm.bitcast"(%2625) : (f32) -> i32
              %2920 = "llvm.bitcast"(%2628) : (f32) -> i32
              %2921 = "llvm.bitcast"(%2629) : (f32) -> i32
              %2922 = "llvm.bitcast"(%2632) : (f32) -> i32
              %2923 = "llvm.bitcast"(%2633) : (f32) -> i32
              %2924 = "llvm.bitcast"(%2636) : (f32) -> i32
              %2925 = "llvm.bitcast"(%2637) : (f32) -> i32
              %2926 = "llvm.bitcast"(%2640) : (f32) -> i32
              %2927 = "llvm.bitcast"(%2641) : (f32) -> i32
              %2928 = "llvm.bitcast"(%2644) : (f32) -> i32
              %2929 = "llvm.bitcast"(%2645) : (f32) -> i32
              %2930 = "llvm.bitcast"(%2648) : (f32) -> i32
              %2931 = "llvm.bitcast"(%2649) : (f32) -> i32
              %2932 = "llvm.bitcast"(%2652) : (f32) -> i32
              %2933 = "llvm.bitcast"(%2653) : (f32) -> i32
              %2934 = "llvm.bitcast"(%2656) : (f32) -> i32
              %2935 = "llvm.bitcast"(%2657) : (f32) -> i32
              %2936 = "llvm.bitcast"(%2660) : (f32) -> i32
              %2937 = "llvm.bitcast"(%2661) : (f32) -> i32
              %2938 = "llvm.bitcast"(%2664) : (f32) -> i32
              %2939 = "llvm.bitcast"(%2665) : (f32) -> i32
              %2940 = "llvm.bitcast"(%2668) : (f32) -> i32
              %2941 = "llvm.bitcast"(%2669) : (f32) -> i32
              %2942 = "llvm.bitcast"(%2672) : (f32) -> i32
              %2943 = "llvm.bitcast"(%2673) : (f32) -> i32
              %2944 = "arith.minui"(%2912, %2913) : (i32, i32) -> i32
              %2945 = "arith.minui"(%2944, %2914) : (i32, i32) -> i32
              %2946 = "arith.minui"(%2915, %2916) : (i32, i32) -> i32
              %2947 = "arith.minui"(%2946, %2917) : (i32, i32) -> i32
              %2948 = "arith.minui"(%2918, %2919) : (i32, i32) -> i32
              %2949 = "arith.minui"(%2948, %2920) : (i32, i32) -> i32
              %2950 = "arith.minui"(%2921, %2922) : (i32, i32) -> i32
              %2951 = "arith.minui"(%2950, %2923) : (i32, i32) -> i32
              %2952 = "arith.minui"(%2924, %2925) : (i32, i32) -> i32
              %2953 = "arith.minui"(%2952, %2926) : (i32, i32) -> i32
              %2954 = "arith.minui"(%2927, %2928) : (i32, i32) -> i32
              %2955 = "arith.minui"(%2954, %2929) : (i32, i32) -> i32
              %2956 = "arith.minui"(%2930, %2931) : (i32, i32) -> i32
              %2957 = "arith.minui"(%2956, %2932) : (i32, i32) -> i32
              %2958 = "arith.minui"(%2933, %2934) : (i32, i32) -> i32
              %2959 = "arith.minui"(%2958, %2935) : (i32, i32) -> i32
              %2960 = "arith.minui"(%2936, %2937) : (i32, i32) -> i32
              %2961 = "arith.minui"(%2960, %2938) : (i32, i32) -> i32
              %2962 = "arith.minui"(%2939, %2940) : (i32, i32) -> i32
              %2963 = "arith.minui"(%2962, %2941) : (i32, i32) -> i32
              %2964 = "arith.minui"(%2942, %2943) : (i32, i32) -> i32
              %2965 = "arith.minui"(%2945, %2947) : (i32, i32) -> i32
              %2966 = "arith.minui"(%2965, %2949) : (i32, i32) -> i32
              %2967 = "arith.minui"(%2951, %2953) : (i32, i32) -> i32
              %2968 = "arith.minui"(%2967, %2955) : (i32, i32) -> i32
              %2969 = "arith.minui"(%2957, %2959) : (i32, i32) -> i32
              %2970 = "arith.minui"(%2969, %2961) : (i32, i32) -> i32
              %2971 = "arith.minui"(%2963, %2964) : (i32, i32) -> i32
              %2972 = "arith.minui"(%2966, %2968) : (i32, i32) -> i32
              %2973 = "arith.minui"(%2972, %2970) : (i32, i32) -> i32
              %2974 = "arith.minui"(%2973, %2971) : (i32, i32) -> i32
              %2975 = "arith.cmpi"(%2841, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %2976 = "arith.select"(%2975, %2974, %2841) : (i1, i32, i32) -> i32
              "scf.yield"(%2911, %2976) : (i32, i32) -> ()
            }, {
              "scf.yield"(%2778, %2841) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %2977 = "arith.bitcast"(%2845) : (i32) -> f32
            %2978 = "arith.bitcast"(%2846) : (i32) -> f32
            %2979 = "arith.mulf"(%2977, %676) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2980 = "arith.mulf"(%2978, %676) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2981 = "arith.addf"(%2393, %1786) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2982 = "arith.cmpf"(%2979, %2981) {predicate = 2 : i64} : (f32, f32) -> i1
            %2983 = "arith.addf"(%2394, %1786) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2984 = "arith.cmpf"(%2980, %2983) {predicate = 2 : i64} : (f32, f32) -> i1
            %2985 = "arith.ori"(%2982, %2984) : (i1, i1) -> i1
            %2986 = "nvvm.vote.sync"(%51, %2985) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 30 : i32} : (i32, i1) -> i1
            %2987, %2988, %2989, %2990 = "scf.if"(%2986) ({
              %2991 = "nvvm.shfl.sync"(%51, %2979, %672, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 31 : i32} : (i32, f32, i32, i32) -> f32
              %2992 = "arith.maxnumf"(%2979, %2991) : (f32, f32) -> f32
              %2993 = "nvvm.shfl.sync"(%51, %2992, %713, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 32 : i32} : (i32, f32, i32, i32) -> f32
              %2994 = "arith.maxnumf"(%2992, %2993) : (f32, f32) -> f32
              %2995 = "arith.maxnumf"(%2393, %2994) : (f32, f32) -> f32
              %2996 = "nvvm.shfl.sync"(%51, %2980, %672, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 33 : i32} : (i32, f32, i32, i32) -> f32
              %2997 = "arith.maxnumf"(%2980, %2996) : (f32, f32) -> f32
              %2998 = "nvvm.shfl.sync"(%51, %2997, %713, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 34 : i32} : (i32, f32, i32, i32) -> f32
              %2999 = "arith.maxnumf"(%2997, %2998) : (f32, f32) -> f32
              %3000 = "arith.maxnumf"(%2394, %2999) : (f32, f32) -> f32
              "scf.yield"(%2995, %3000, %2393, %2394) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2393, %2394, %2397, %2398) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %3001 = "vector.from_elements"(%2610, %2611, %2614, %2615, %2618, %2619, %2622, %2623, %2626, %2627, %2630, %2631, %2634, %2635, %2638, %2639, %2642, %2643, %2646, %2647, %2650, %2651, %2654, %2655, %2658, %2659, %2662, %2663, %2666, %2667, %2670, %2671) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3002 = "vector.broadcast"(%676) : (f32) -> vector<32xf32>
            %3003 = "arith.mulf"(%3001, %3002) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3004 = "arith.cmpf"(%2987, %1810) {predicate = 2 : i64} : (f32, f32) -> i1
            %3005 = "arith.select"(%3004, %2987, %1812) : (i1, f32, f32) -> f32
            %3006 = "vector.broadcast"(%3005) : (f32) -> vector<32xf32>
            %3007 = "arith.subf"(%3003, %3006) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3008 = "vector.extract"(%3007) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3009 = "vector.extract"(%3007) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3010 = "vector.extract"(%3007) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3011 = "vector.extract"(%3007) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3012 = "vector.extract"(%3007) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3013 = "vector.extract"(%3007) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3014 = "vector.extract"(%3007) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3015 = "vector.extract"(%3007) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3016 = "vector.extract"(%3007) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3017 = "vector.extract"(%3007) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3018 = "vector.extract"(%3007) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3019 = "vector.extract"(%3007) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3020 = "vector.extract"(%3007) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3021 = "vector.extract"(%3007) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3022 = "vector.extract"(%3007) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3023 = "vector.extract"(%3007) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3024 = "vector.extract"(%3007) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3025 = "vector.extract"(%3007) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3026 = "vector.extract"(%3007) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3027 = "vector.extract"(%3007) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3028 = "vector.extract"(%3007) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3029 = "vector.extract"(%3007) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3030 = "vector.extract"(%3007) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3031 = "vector.extract"(%3007) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3032 = "vector.extract"(%3007) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3033 = "vector.extract"(%3007) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3034 = "vector.extract"(%3007) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3035 = "vector.extract"(%3007) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3036 = "vector.extract"(%3007) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3037 = "vector.extract"(%3007) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3038 = "vector.extract"(%3007) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3039 = "vector.extract"(%3007) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3040 = "llvm.call_intrinsic"(%3008) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3041 = "llvm.call_intrinsic"(%3009) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3042 = "llvm.call_intrinsic"(%3010) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3043 = "llvm.call_intrinsic"(%3011) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3044 = "llvm.call_intrinsic"(%3012) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3045 = "llvm.call_intrinsic"(%3013) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3046 = "llvm.call_intrinsic"(%3014) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3047 = "llvm.call_intrinsic"(%3015) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3048 = "llvm.call_intrinsic"(%3016) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3049 = "llvm.call_intrinsic"(%3017) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3050 = "llvm.call_intrinsic"(%3018) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3051 = "llvm.call_intrinsic"(%3019) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3052 = "llvm.call_intrinsic"(%3020) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3053 = "llvm.call_intrinsic"(%3021) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3054 = "llvm.call_intrinsic"(%3022) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3055 = "llvm.call_intrinsic"(%3023) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3056 = "llvm.call_intrinsic"(%3024) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3057 = "llvm.call_intrinsic"(%3025) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3058 = "llvm.call_intrinsic"(%3026) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3059 = "llvm.call_intrinsic"(%3027) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3060 = "llvm.call_intrinsic"(%3028) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3061 = "llvm.call_intrinsic"(%3029) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3062 = "llvm.call_intrinsic"(%3030) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3063 = "llvm.call_intrinsic"(%3031) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3064 = "llvm.call_intrinsic"(%3032) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3065 = "llvm.call_intrinsic"(%3033) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3066 = "llvm.call_intrinsic"(%3034) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3067 = "llvm.call_intrinsic"(%3035) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3068 = "llvm.call_intrinsic"(%3036) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3069 = "llvm.call_intrinsic"(%3037) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3070 = "llvm.call_intrinsic"(%3038) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3071 = "llvm.call_intrinsic"(%3039) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3072 = "vector.from_elements"(%3040, %3041, %3042, %3043, %3044, %3045, %3046, %3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3073 = "vector.extract"(%3072) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3074 = "vector.extract"(%3072) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3075 = "arith.addf"(%3073, %3074) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3076 = "vector.extract"(%3072) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3077 = "vector.extract"(%3072) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3078 = "arith.addf"(%3076, %3077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3079 = "arith.addf"(%3075, %3078) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3080 = "vector.extract"(%3072) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3081 = "vector.extract"(%3072) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3082 = "arith.addf"(%3080, %3081) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3083 = "vector.extract"(%3072) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3084 = "vector.extract"(%3072) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3085 = "arith.addf"(%3083, %3084) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3086 = "arith.addf"(%3082, %3085) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3087 = "arith.addf"(%3079, %3086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3088 = "vector.extract"(%3072) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3089 = "vector.extract"(%3072) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3090 = "arith.addf"(%3088, %3089) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3091 = "vector.extract"(%3072) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3092 = "vector.extract"(%3072) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3093 = "arith.addf"(%3091, %3092) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3094 = "arith.addf"(%3090, %3093) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3095 = "vector.extract"(%3072) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3096 = "vector.extract"(%3072) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3097 = "arith.addf"(%3095, %3096) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3098 = "vector.extract"(%3072) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3099 = "vector.extract"(%3072) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3100 = "arith.addf"(%3098, %3099) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3101 = "arith.addf"(%3097, %3100) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3102 = "arith.addf"(%3094, %3101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3103 = "arith.addf"(%3087, %3102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3104 = "vector.extract"(%3072) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3105 = "vector.extract"(%3072) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3106 = "arith.addf"(%3104, %3105) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3107 = "vector.extract"(%3072) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3108 = "vector.extract"(%3072) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3109 = "arith.addf"(%3107, %3108) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3110 = "arith.addf"(%3106, %3109) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3111 = "vector.extract"(%3072) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3112 = "vector.extract"(%3072) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3113 = "arith.addf"(%3111, %3112) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3114 = "vector.extract"(%3072) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3115 = "vector.extract"(%3072) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3116 = "arith.addf"(%3114, %3115) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3117 = "arith.addf"(%3113, %3116) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3118 = "arith.addf"(%3110, %3117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3119 = "vector.extract"(%3072) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3120 = "vector.extract"(%3072) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3121 = "arith.addf"(%3119, %3120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3122 = "vector.extract"(%3072) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3123 = "vector.extract"(%3072) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3124 = "arith.addf"(%3122, %3123) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3125 = "arith.addf"(%3121, %3124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3126 = "vector.extract"(%3072) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3127 = "vector.extract"(%3072) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3128 = "arith.addf"(%3126, %3127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3129 = "vector.extract"(%3072) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3130 = "vector.extract"(%3072) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3131 = "arith.addf"(%3129, %3130) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3132 = "arith.addf"(%3128, %3131) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3133 = "arith.addf"(%3125, %3132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3134 = "arith.addf"(%3118, %3133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3135 = "arith.addf"(%3103, %3134) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3136 = "arith.addf"(%3135, %1812) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3137 = "vector.from_elements"(%2612, %2613, %2616, %2617, %2620, %2621, %2624, %2625, %2628, %2629, %2632, %2633, %2636, %2637, %2640, %2641, %2644, %2645, %2648, %2649, %2652, %2653, %2656, %2657, %2660, %2661, %2664, %2665, %2668, %2669, %2672, %2673) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3138 = "vector.broadcast"(%676) : (f32) -> vector<32xf32>
            %3139 = "arith.mulf"(%3137, %3138) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3140 = "arith.cmpf"(%2988, %1810) {predicate = 2 : i64} : (f32, f32) -> i1
            %3141 = "arith.select"(%3140, %2988, %1812) : (i1, f32, f32) -> f32
            %3142 = "vector.broadcast"(%3141) : (f32) -> vector<32xf32>
            %3143 = "arith.subf"(%3139, %3142) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3144 = "vector.extract"(%3143) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3145 = "vector.extract"(%3143) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3146 = "vector.extract"(%3143) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3147 = "vector.extract"(%3143) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3148 = "vector.extract"(%3143) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3149 = "vector.extract"(%3143) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3150 = "vector.extract"(%3143) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3151 = "vector.extract"(%3143) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3152 = "vector.extract"(%3143) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3153 = "vector.extract"(%3143) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3154 = "vector.extract"(%3143) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3155 = "vector.extract"(%3143) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3156 = "vector.extract"(%3143) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3157 = "vector.extract"(%3143) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3158 = "vector.extract"(%3143) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3159 = "vector.extract"(%3143) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3160 = "vector.extract"(%3143) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3161 = "vector.extract"(%3143) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3162 = "vector.extract"(%3143) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3163 = "vector.extract"(%3143) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3164 = "vector.extract"(%3143) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3165 = "vector.extract"(%3143) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3166 = "vector.extract"(%3143) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3167 = "vector.extract"(%3143) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3168 = "vector.extract"(%3143) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3169 = "vector.extract"(%3143) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3170 = "vector.extract"(%3143) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3171 = "vector.extract"(%3143) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3172 = "vector.extract"(%3143) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3173 = "vector.extract"(%3143) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3174 = "vector.extract"(%3143) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3175 = "vector.extract"(%3143) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3176 = "llvm.call_intrinsic"(%3144) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3177 = "llvm.call_intrinsic"(%3145) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3178 = "llvm.call_intrinsic"(%3146) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3179 = "llvm.call_intrinsic"(%3147) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3180 = "llvm.call_intrinsic"(%3148) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3181 = "llvm.call_intrinsic"(%3149) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3182 = "llvm.call_intrinsic"(%3150) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3183 = "llvm.call_intrinsic"(%3151) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3184 = "llvm.call_intrinsic"(%3152) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3185 = "llvm.call_intrinsic"(%3153) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3186 = "llvm.call_intrinsic"(%3154) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3187 = "llvm.call_intrinsic"(%3155) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3188 = "llvm.call_intrinsic"(%3156) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3189 = "llvm.call_intrinsic"(%3157) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3190 = "llvm.call_intrinsic"(%3158) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3191 = "llvm.call_intrinsic"(%3159) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3192 = "llvm.call_intrinsic"(%3160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3193 = "llvm.call_intrinsic"(%3161) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3194 = "llvm.call_intrinsic"(%3162) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3195 = "llvm.call_intrinsic"(%3163) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3196 = "llvm.call_intrinsic"(%3164) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3197 = "llvm.call_intrinsic"(%3165) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3198 = "llvm.call_intrinsic"(%3166) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3199 = "llvm.call_intrinsic"(%3167) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3200 = "llvm.call_intrinsic"(%3168) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3201 = "llvm.call_intrinsic"(%3169) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3202 = "llvm.call_intrinsic"(%3170) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3203 = "llvm.call_intrinsic"(%3171) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3204 = "llvm.call_intrinsic"(%3172) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3205 = "llvm.call_intrinsic"(%3173) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3206 = "llvm.call_intrinsic"(%3174) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3207 = "llvm.call_intrinsic"(%3175) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3208 = "vector.from_elements"(%3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3209 = "vector.extract"(%3208) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3210 = "vector.extract"(%3208) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3211 = "arith.addf"(%3209, %3210) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3212 = "vector.extract"(%3208) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3213 = "vector.extract"(%3208) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3214 = "arith.addf"(%3212, %3213) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3215 = "arith.addf"(%3211, %3214) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3216 = "vector.extract"(%3208) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3217 = "vector.extract"(%3208) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3218 = "arith.addf"(%3216, %3217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3219 = "vector.extract"(%3208) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3220 = "vector.extract"(%3208) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3221 = "arith.addf"(%3219, %3220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3222 = "arith.addf"(%3218, %3221) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3223 = "arith.addf"(%3215, %3222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3224 = "vector.extract"(%3208) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3225 = "vector.extract"(%3208) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3226 = "arith.addf"(%3224, %3225) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3227 = "vector.extract"(%3208) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3228 = "vector.extract"(%3208) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3229 = "arith.addf"(%3227, %3228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3230 = "arith.addf"(%3226, %3229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3231 = "vector.extract"(%3208) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3232 = "vector.extract"(%3208) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3233 = "arith.addf"(%3231, %3232) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3234 = "vector.extract"(%3208) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3235 = "vector.extract"(%3208) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3236 = "arith.addf"(%3234, %3235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3237 = "arith.addf"(%3233, %3236) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3238 = "arith.addf"(%3230, %3237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3239 = "arith.addf"(%3223, %3238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3240 = "vector.extract"(%3208) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3241 = "vector.extract"(%3208) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3242 = "arith.addf"(%3240, %3241) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3243 = "vector.extract"(%3208) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3244 = "vector.extract"(%3208) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3245 = "arith.addf"(%3243, %3244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3246 = "arith.addf"(%3242, %3245) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3247 = "vector.extract"(%3208) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3248 = "vector.extract"(%3208) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3249 = "arith.addf"(%3247, %3248) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3250 = "vector.extract"(%3208) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3251 = "vector.extract"(%3208) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3252 = "arith.addf"(%3250, %3251) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3253 = "arith.addf"(%3249, %3252) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3254 = "arith.addf"(%3246, %3253) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3255 = "vector.extract"(%3208) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3256 = "vector.extract"(%3208) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3257 = "arith.addf"(%3255, %3256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3258 = "vector.extract"(%3208) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3259 = "vector.extract"(%3208) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3260 = "arith.addf"(%3258, %3259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3261 = "arith.addf"(%3257, %3260) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3262 = "vector.extract"(%3208) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3263 = "vector.extract"(%3208) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3264 = "arith.addf"(%3262, %3263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3265 = "vector.extract"(%3208) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3266 = "vector.extract"(%3208) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3267 = "arith.addf"(%3265, %3266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3268 = "arith.addf"(%3264, %3267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3269 = "arith.addf"(%3261, %3268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3270 = "arith.addf"(%3254, %3269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3271 = "arith.addf"(%3239, %3270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3272 = "arith.addf"(%3271, %1812) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3273 = "arith.addf"(%3136, %3272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3274 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %3275 = "arith.cmpf"(%3273, %3274) {predicate = 2 : i64} : (f32, f32) -> i1
            %3276 = "arith.ori"(%2986, %3275) : (i1, i1) -> i1
            %3277 = "nvvm.vote.sync"(%51, %3276) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 35 : i32} : (i32, i1) -> i1
            %3278, %3279, %3280, %3281 = "scf.if"(%3277) ({
              "nvvm.bar.warp.sync"(%51) {cutec.arm = 36 : i32} : (i32) -> ()
              %3282 = "arith.cmpf"(%2987, %1810) {predicate = 2 : i64} : (f32, f32) -> i1
              %3283 = "arith.select"(%3282, %2987, %1812) : (i1, f32, f32) -> f32
              %3284 = "arith.subf"(%2989, %3283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3285 = "llvm.call_intrinsic"(%3284) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3286 = "arith.mulf"(%2395, %3285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3287 = "arith.cmpf"(%2988, %1810) {predicate = 2 : i64} : (f32, f32) -> i1
              %3288 = "arith.select"(%3287, %2988, %1812) : (i1, f32, f32) -> f32
              %3289 = "arith.subf"(%2990, %3288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3290 = "llvm.call_intrinsic"(%3289) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3291 = "arith.mulf"(%2396, %3290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%3286, %3291, %3285, %3290) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2395, %2396, %2989, %2990) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t3388_r = "llvm.inline_asm"(%3073, %3074, %3209, %3210, %3076, %3077, %3212, %3213, %3080, %3081, %3216, %3217, %3083, %3084, %3219, %3220, %3088, %3089, %3224, %3225, %3091, %3092, %3227, %3228, %3095, %3096, %3231, %3232, %3098, %3099, %3234, %3235, %3104, %3105, %3240, %3241, %3107, %3108, %3243, %3244, %3111, %3112, %3247, %3248, %3114, %3115, %3250, %3251, %3119, %3120, %3255, %3256, %3122, %3123, %3258, %3259, %3126, %3127, %3262, %3263, %3129, %3130, %3265, %3266, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %3292 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 0>} : (!struct2) -> f32
            %3293 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 1>} : (!struct2) -> f32
            %3294 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 2>} : (!struct2) -> f32
            %3295 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 3>} : (!struct2) -> f32
            %3296 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 4>} : (!struct2) -> f32
            %3297 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 5>} : (!struct2) -> f32
            %3298 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 6>} : (!struct2) -> f32
            %3299 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 7>} : (!struct2) -> f32
            %3300 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 8>} : (!struct2) -> f32
            %3301 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 9>} : (!struct2) -> f32
            %3302 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 10>} : (!struct2) -> f32
            %3303 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 11>} : (!struct2) -> f32
            %3304 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 12>} : (!struct2) -> f32
            %3305 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 13>} : (!struct2) -> f32
            %3306 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 14>} : (!struct2) -> f32
            %3307 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 15>} : (!struct2) -> f32
            %3308 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 16>} : (!struct2) -> f32
            %3309 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 17>} : (!struct2) -> f32
            %3310 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 18>} : (!struct2) -> f32
            %3311 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 19>} : (!struct2) -> f32
            %3312 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 20>} : (!struct2) -> f32
            %3313 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 21>} : (!struct2) -> f32
            %3314 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 22>} : (!struct2) -> f32
            %3315 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 23>} : (!struct2) -> f32
            %3316 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 24>} : (!struct2) -> f32
            %3317 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 25>} : (!struct2) -> f32
            %3318 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 26>} : (!struct2) -> f32
            %3319 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 27>} : (!struct2) -> f32
            %3320 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 28>} : (!struct2) -> f32
            %3321 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 29>} : (!struct2) -> f32
            %3322 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 30>} : (!struct2) -> f32
            %3323 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 31>} : (!struct2) -> f32
            %3324 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 32>} : (!struct2) -> f32
            %3325 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 33>} : (!struct2) -> f32
            %3326 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 34>} : (!struct2) -> f32
            %3327 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 35>} : (!struct2) -> f32
            %3328 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 36>} : (!struct2) -> f32
            %3329 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 37>} : (!struct2) -> f32
            %3330 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 38>} : (!struct2) -> f32
            %3331 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 39>} : (!struct2) -> f32
            %3332 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 40>} : (!struct2) -> f32
            %3333 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 41>} : (!struct2) -> f32
            %3334 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 42>} : (!struct2) -> f32
            %3335 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 43>} : (!struct2) -> f32
            %3336 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 44>} : (!struct2) -> f32
            %3337 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 45>} : (!struct2) -> f32
            %3338 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 46>} : (!struct2) -> f32
            %3339 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 47>} : (!struct2) -> f32
            %3340 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 48>} : (!struct2) -> f32
            %3341 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 49>} : (!struct2) -> f32
            %3342 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 50>} : (!struct2) -> f32
            %3343 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 51>} : (!struct2) -> f32
            %3344 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 52>} : (!struct2) -> f32
            %3345 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 53>} : (!struct2) -> f32
            %3346 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 54>} : (!struct2) -> f32
            %3347 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 55>} : (!struct2) -> f32
            %3348 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 56>} : (!struct2) -> f32
            %3349 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 57>} : (!struct2) -> f32
            %3350 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 58>} : (!struct2) -> f32
            %3351 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 59>} : (!struct2) -> f32
            %3352 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 60>} : (!struct2) -> f32
            %3353 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 61>} : (!struct2) -> f32
            %3354 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 62>} : (!struct2) -> f32
            %3355 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 63>} : (!struct2) -> f32
            %3356 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 64>} : (!struct2) -> f32
            %3357 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 65>} : (!struct2) -> f32
            %3358 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 66>} : (!struct2) -> f32
            %3359 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 67>} : (!struct2) -> f32
            %3360 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 68>} : (!struct2) -> f32
            %3361 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 69>} : (!struct2) -> f32
            %3362 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 70>} : (!struct2) -> f32
            %3363 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 71>} : (!struct2) -> f32
            %3364 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 72>} : (!struct2) -> f32
            %3365 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 73>} : (!struct2) -> f32
            %3366 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 74>} : (!struct2) -> f32
            %3367 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 75>} : (!struct2) -> f32
            %3368 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 76>} : (!struct2) -> f32
            %3369 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 77>} : (!struct2) -> f32
            %3370 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 78>} : (!struct2) -> f32
            %3371 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 79>} : (!struct2) -> f32
            %3372 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 80>} : (!struct2) -> f32
            %3373 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 81>} : (!struct2) -> f32
            %3374 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 82>} : (!struct2) -> f32
            %3375 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 83>} : (!struct2) -> f32
            %3376 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 84>} : (!struct2) -> f32
            %3377 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 85>} : (!struct2) -> f32
            %3378 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 86>} : (!struct2) -> f32
            %3379 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 87>} : (!struct2) -> f32
            %3380 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 88>} : (!struct2) -> f32
            %3381 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 89>} : (!struct2) -> f32
            %3382 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 90>} : (!struct2) -> f32
            %3383 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 91>} : (!struct2) -> f32
            %3384 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 92>} : (!struct2) -> f32
            %3385 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 93>} : (!struct2) -> f32
            %3386 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 94>} : (!struct2) -> f32
            %3387 = "llvm.extractvalue"(%t3388_r) {position = array<i64: 95>} : (!struct2) -> f32
            %3389, %3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420 = "scf.if"(%2986) ({
              %3421 = "vector.from_elements"(%3356, %3357, %3360, %3361, %3364, %3365, %3368, %3369, %3372, %3373, %3376, %3377, %3380, %3381, %3384, %3385) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3422 = "vector.broadcast"(%3280) : (f32) -> vector<16xf32>
              %3423 = "arith.mulf"(%3421, %3422) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3424 = "vector.extract"(%3423) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3425 = "vector.extract"(%3423) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3426 = "vector.extract"(%3423) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3427 = "vector.extract"(%3423) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3428 = "vector.extract"(%3423) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3429 = "vector.extract"(%3423) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3430 = "vector.extract"(%3423) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3431 = "vector.extract"(%3423) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3432 = "vector.extract"(%3423) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3433 = "vector.extract"(%3423) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3434 = "vector.extract"(%3423) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3435 = "vector.extract"(%3423) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3436 = "vector.extract"(%3423) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3437 = "vector.extract"(%3423) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3438 = "vector.extract"(%3423) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3439 = "vector.extract"(%3423) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3440 = "vector.from_elements"(%3358, %3359, %3362, %3363, %3366, %3367, %3370, %3371, %3374, %3375, %3378, %3379, %3382, %3383, %3386, %3387) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3441 = "vector.broadcast"(%3281) : (f32) -> vector<16xf32>
              %3442 = "arith.mulf"(%3440, %3441) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3443 = "vector.extract"(%3442) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3444 = "vector.extract"(%3442) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3445 = "vector.extract"(%3442) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3446 = "vector.extract"(%3442) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3447 = "vector.extract"(%3442) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3448 = "vector.extract"(%3442) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3449 = "vector.extract"(%3442) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3450 = "vector.extract"(%3442) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3451 = "vector.extract"(%3442) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3452 = "vector.extract"(%3442) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3453 = "vector.extract"(%3442) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3454 = "vector.extract"(%3442) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3455 = "vector.extract"(%3442) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3456 = "vector.extract"(%3442) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3457 = "vector.extract"(%3442) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3458 = "vector.extract"(%3442) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%3424, %3425, %3443, %3444, %3426, %3427, %3445, %3446, %3428, %3429, %3447, %3448, %3430, %3431, %3449, %3450, %3432, %3433, %3451, %3452, %3434, %3435, %3453, %3454, %3436, %3437, %3455, %3456, %3438, %3439, %3457, %3458) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3383, %3384, %3385, %3386, %3387) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "scf.if"(%113) ({
              %3459 = "llvm.getelementptr"(%114, %2263) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3460_s0 = "llvm.ptrtoint"(%3459) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3460_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3461 = "arith.addi"(%2263, %672) : (i32, i32) -> i32
            %3462 = "arith.cmpi"(%3461, %713) {predicate = 0 : i64} : (i32, i32) -> i1
            %3463 = "arith.xori"(%2264, %672) : (i32, i32) -> i32
            %3464 = "arith.select"(%3462, %3463, %2264) : (i1, i32, i32) -> i32
            %3465 = "arith.select"(%3462, %52, %3461) : (i1, i32, i32) -> i32
            %3466 = "arith.addi"(%2262, %672) : (i32, i32) -> i32
            %3467 = "vector.from_elements"(%3278, %3279) : (f32, f32) -> vector<2xf32>
            %3468 = "vector.from_elements"(%3136, %3272) : (f32, f32) -> vector<2xf32>
            %3469 = "arith.addf"(%3467, %3468) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %3470 = "vector.extract"(%3469) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3471 = "vector.extract"(%3469) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3472 = "vector.from_elements"(%3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %3473 = "arith.truncf"(%3472) : (vector<64xf32>) -> vector<64xf16>
            %3474 = "vector.bitcast"(%3473) : (vector<64xf16>) -> vector<32xi32>
            %3475 = "vector.extract"(%3474) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %3476 = "vector.extract"(%3474) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %3477 = "vector.extract"(%3474) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %3478 = "vector.extract"(%3474) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %3479 = "vector.extract"(%3474) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %3480 = "vector.extract"(%3474) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %3481 = "vector.extract"(%3474) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %3482 = "vector.extract"(%3474) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %3483 = "vector.extract"(%3474) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %3484 = "vector.extract"(%3474) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %3485 = "vector.extract"(%3474) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %3486 = "vector.extract"(%3474) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %3487 = "vector.extract"(%3474) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %3488 = "vector.extract"(%3474) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %3489 = "vector.extract"(%3474) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %3490 = "vector.extract"(%3474) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %3491 = "vector.extract"(%3474) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %3492 = "vector.extract"(%3474) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %3493 = "vector.extract"(%3474) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %3494 = "vector.extract"(%3474) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %3495 = "vector.extract"(%3474) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %3496 = "vector.extract"(%3474) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %3497 = "vector.extract"(%3474) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %3498 = "vector.extract"(%3474) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %3499 = "vector.extract"(%3474) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %3500 = "vector.extract"(%3474) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %3501 = "vector.extract"(%3474) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %3502 = "vector.extract"(%3474) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %3503 = "vector.extract"(%3474) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %3504 = "vector.extract"(%3474) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %3505 = "vector.extract"(%3474) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %3506 = "vector.extract"(%3474) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            "scf.yield"(%2707, %2715, %2714, %2713, %3466, %3465, %3464, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3389, %3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %2987, %2988, %3470, %3471, %3280, %3281) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3507 = "llvm.getelementptr"(%111, %2121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t3508_s0 = "llvm.ptrtoint"(%3507) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t3508_s0, %2122) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %3509 = "arith.muli"(%2121, %1167) : (i32, i32) -> i32
          %3510 = "llvm.getelementptr"(%67, %3509) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3511 = "arith.constant"() {value = true} : () -> i1
          %t3513_a = "llvm.ptrtoint"(%3510) : (!llvm.ptr<3>) -> i32
          %t3513_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t3513_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t3513_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t3513_shifted = "arith.shrui"(%t3513_a, %t3513_four) : (i32, i32) -> i32
          %t3513_low = "arith.andi"(%t3513_shifted, %t3513_mask) : (i32, i32) -> i32
          %t3513_wide = "arith.extui"(%t3513_low) : (i32) -> i64
          %3512 = "arith.ori"(%t3513_wide, %t3513_fields) : (i64, i64) -> i64
          %t3546_r = "llvm.inline_asm"(%2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %3514 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 0>} : (!struct1) -> f32
          %3515 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 1>} : (!struct1) -> f32
          %3516 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 2>} : (!struct1) -> f32
          %3517 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 3>} : (!struct1) -> f32
          %3518 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 4>} : (!struct1) -> f32
          %3519 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 5>} : (!struct1) -> f32
          %3520 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 6>} : (!struct1) -> f32
          %3521 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 7>} : (!struct1) -> f32
          %3522 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 8>} : (!struct1) -> f32
          %3523 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 9>} : (!struct1) -> f32
          %3524 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 10>} : (!struct1) -> f32
          %3525 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 11>} : (!struct1) -> f32
          %3526 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 12>} : (!struct1) -> f32
          %3527 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 13>} : (!struct1) -> f32
          %3528 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 14>} : (!struct1) -> f32
          %3529 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 15>} : (!struct1) -> f32
          %3530 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 16>} : (!struct1) -> f32
          %3531 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 17>} : (!struct1) -> f32
          %3532 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 18>} : (!struct1) -> f32
          %3533 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 19>} : (!struct1) -> f32
          %3534 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 20>} : (!struct1) -> f32
          %3535 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 21>} : (!struct1) -> f32
          %3536 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 22>} : (!struct1) -> f32
          %3537 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 23>} : (!struct1) -> f32
          %3538 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 24>} : (!struct1) -> f32
          %3539 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 25>} : (!struct1) -> f32
          %3540 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 26>} : (!struct1) -> f32
          %3541 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 27>} : (!struct1) -> f32
          %3542 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 28>} : (!struct1) -> f32
          %3543 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 29>} : (!struct1) -> f32
          %3544 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 30>} : (!struct1) -> f32
          %3545 = "llvm.extractvalue"(%t3546_r) {position = array<i64: 31>} : (!struct1) -> f32
          %t3579_r = "llvm.inline_asm"(%3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %3512, %3511) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
          %3547 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 0>} : (!struct1) -> f32
          %3548 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 1>} : (!struct1) -> f32
          %3549 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 2>} : (!struct1) -> f32
          %3550 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 3>} : (!struct1) -> f32
          %3551 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 4>} : (!struct1) -> f32
          %3552 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 5>} : (!struct1) -> f32
          %3553 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 6>} : (!struct1) -> f32
          %3554 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 7>} : (!struct1) -> f32
          %3555 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 8>} : (!struct1) -> f32
          %3556 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 9>} : (!struct1) -> f32
          %3557 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 10>} : (!struct1) -> f32
          %3558 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 11>} : (!struct1) -> f32
          %3559 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 12>} : (!struct1) -> f32
          %3560 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 13>} : (!struct1) -> f32
          %3561 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 14>} : (!struct1) -> f32
          %3562 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 15>} : (!struct1) -> f32
          %3563 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 16>} : (!struct1) -> f32
          %3564 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 17>} : (!struct1) -> f32
          %3565 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 18>} : (!struct1) -> f32
          %3566 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 19>} : (!struct1) -> f32
          %3567 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 20>} : (!struct1) -> f32
          %3568 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 21>} : (!struct1) -> f32
          %3569 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 22>} : (!struct1) -> f32
          %3570 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 23>} : (!struct1) -> f32
          %3571 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 24>} : (!struct1) -> f32
          %3572 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 25>} : (!struct1) -> f32
          %3573 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 26>} : (!struct1) -> f32
          %3574 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 27>} : (!struct1) -> f32
          %3575 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 28>} : (!struct1) -> f32
          %3576 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 29>} : (!struct1) -> f32
          %3577 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 30>} : (!struct1) -> f32
          %3578 = "llvm.extractvalue"(%t3579_r) {position = array<i64: 31>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %3580 = "arith.extsi"(%1003) : (i32) -> i64
          %3581 = "arith.extsi"(%1002) : (i32) -> i64
          %3582 = "arith.muli"(%3580, %23) : (i64, i64) -> i64
          %3583 = "arith.muli"(%3581, %24) : (i64, i64) -> i64
          %3584 = "arith.addi"(%3582, %3583) : (i64, i64) -> i64
          %3585 = "llvm.getelementptr"(%19, %3584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3586 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %3587 = "nvvm.shfl.sync"(%51, %2253, %672, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 38 : i32} : (i32, f32, i32, i32) -> f32
          %3588 = "arith.addf"(%2253, %3587) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3589 = "nvvm.shfl.sync"(%51, %3588, %713, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 39 : i32} : (i32, f32, i32, i32) -> f32
          %3590 = "arith.addf"(%3588, %3589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3591 = "llvm.call_intrinsic"(%3590) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3592 = "arith.cmpf"(%3590, %1812) {predicate = 1 : i64} : (f32, f32) -> i1
          %3593 = "scf.if"(%3592) ({
            "scf.yield"(%1812) : (f32) -> ()
          }, {
            "scf.yield"(%3591) : (f32) -> ()
          }) : (i1) -> f32
          %3594 = "arith.remui"(%3586, %1116) : (i32, i32) -> i32
          %3595 = "arith.cmpi"(%3594, %52) {predicate = 0 : i64} : (i32, i32) -> i1
          %3596 = "arith.cmpi"(%1118, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %3597 = "arith.andi"(%3595, %3596) : (i1, i1) -> i1
          "scf.if"(%3597) ({
            %3598 = "llvm.call_intrinsic"(%3590) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3599 = "arith.addf"(%2251, %3598) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3600 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %3601 = "arith.mulf"(%3599, %3600) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3602 = "arith.extsi"(%1118) : (i32) -> i64
            %3603 = "llvm.getelementptr"(%3585, %3602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3601, %3603) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3604 = "nvvm.shfl.sync"(%51, %2254, %672, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 40 : i32} : (i32, f32, i32, i32) -> f32
          %3605 = "arith.addf"(%2254, %3604) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3606 = "nvvm.shfl.sync"(%51, %3605, %713, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 41 : i32} : (i32, f32, i32, i32) -> f32
          %3607 = "arith.addf"(%3605, %3606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3608 = "llvm.call_intrinsic"(%3607) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3609 = "arith.cmpf"(%3607, %1812) {predicate = 1 : i64} : (f32, f32) -> i1
          %3610 = "scf.if"(%3609) ({
            "scf.yield"(%1812) : (f32) -> ()
          }, {
            "scf.yield"(%3608) : (f32) -> ()
          }) : (i1) -> f32
          %3611 = "arith.addi"(%1118, %684) : (i32, i32) -> i32
          %3612 = "arith.cmpi"(%3611, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %3613 = "arith.andi"(%3595, %3612) : (i1, i1) -> i1
          "scf.if"(%3613) ({
            %3614 = "llvm.call_intrinsic"(%3607) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3615 = "arith.addf"(%2252, %3614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3616 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %3617 = "arith.mulf"(%3615, %3616) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3618 = "arith.extsi"(%3611) : (i32) -> i64
            %3619 = "llvm.getelementptr"(%3585, %3618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3617, %3619) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %t3716_r = "llvm.inline_asm"(%2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %3620 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 0>} : (!struct2) -> f32
          %3621 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 1>} : (!struct2) -> f32
          %3622 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 2>} : (!struct2) -> f32
          %3623 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 3>} : (!struct2) -> f32
          %3624 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 4>} : (!struct2) -> f32
          %3625 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 5>} : (!struct2) -> f32
          %3626 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 6>} : (!struct2) -> f32
          %3627 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 7>} : (!struct2) -> f32
          %3628 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 8>} : (!struct2) -> f32
          %3629 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 9>} : (!struct2) -> f32
          %3630 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 10>} : (!struct2) -> f32
          %3631 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 11>} : (!struct2) -> f32
          %3632 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 12>} : (!struct2) -> f32
          %3633 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 13>} : (!struct2) -> f32
          %3634 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 14>} : (!struct2) -> f32
          %3635 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 15>} : (!struct2) -> f32
          %3636 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 16>} : (!struct2) -> f32
          %3637 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 17>} : (!struct2) -> f32
          %3638 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 18>} : (!struct2) -> f32
          %3639 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 19>} : (!struct2) -> f32
          %3640 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 20>} : (!struct2) -> f32
          %3641 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 21>} : (!struct2) -> f32
          %3642 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 22>} : (!struct2) -> f32
          %3643 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 23>} : (!struct2) -> f32
          %3644 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 24>} : (!struct2) -> f32
          %3645 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 25>} : (!struct2) -> f32
          %3646 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 26>} : (!struct2) -> f32
          %3647 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 27>} : (!struct2) -> f32
          %3648 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 28>} : (!struct2) -> f32
          %3649 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 29>} : (!struct2) -> f32
          %3650 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 30>} : (!struct2) -> f32
          %3651 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 31>} : (!struct2) -> f32
          %3652 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 32>} : (!struct2) -> f32
          %3653 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 33>} : (!struct2) -> f32
          %3654 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 34>} : (!struct2) -> f32
          %3655 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 35>} : (!struct2) -> f32
          %3656 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 36>} : (!struct2) -> f32
          %3657 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 37>} : (!struct2) -> f32
          %3658 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 38>} : (!struct2) -> f32
          %3659 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 39>} : (!struct2) -> f32
          %3660 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 40>} : (!struct2) -> f32
          %3661 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 41>} : (!struct2) -> f32
          %3662 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 42>} : (!struct2) -> f32
          %3663 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 43>} : (!struct2) -> f32
          %3664 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 44>} : (!struct2) -> f32
          %3665 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 45>} : (!struct2) -> f32
          %3666 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 46>} : (!struct2) -> f32
          %3667 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 47>} : (!struct2) -> f32
          %3668 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 48>} : (!struct2) -> f32
          %3669 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 49>} : (!struct2) -> f32
          %3670 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 50>} : (!struct2) -> f32
          %3671 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 51>} : (!struct2) -> f32
          %3672 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 52>} : (!struct2) -> f32
          %3673 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 53>} : (!struct2) -> f32
          %3674 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 54>} : (!struct2) -> f32
          %3675 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 55>} : (!struct2) -> f32
          %3676 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 56>} : (!struct2) -> f32
          %3677 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 57>} : (!struct2) -> f32
          %3678 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 58>} : (!struct2) -> f32
          %3679 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 59>} : (!struct2) -> f32
          %3680 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 60>} : (!struct2) -> f32
          %3681 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 61>} : (!struct2) -> f32
          %3682 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 62>} : (!struct2) -> f32
          %3683 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 63>} : (!struct2) -> f32
          %3684 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 64>} : (!struct2) -> f32
          %3685 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 65>} : (!struct2) -> f32
          %3686 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 66>} : (!struct2) -> f32
          %3687 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 67>} : (!struct2) -> f32
          %3688 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 68>} : (!struct2) -> f32
          %3689 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 69>} : (!struct2) -> f32
          %3690 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 70>} : (!struct2) -> f32
          %3691 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 71>} : (!struct2) -> f32
          %3692 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 72>} : (!struct2) -> f32
          %3693 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 73>} : (!struct2) -> f32
          %3694 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 74>} : (!struct2) -> f32
          %3695 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 75>} : (!struct2) -> f32
          %3696 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 76>} : (!struct2) -> f32
          %3697 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 77>} : (!struct2) -> f32
          %3698 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 78>} : (!struct2) -> f32
          %3699 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 79>} : (!struct2) -> f32
          %3700 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 80>} : (!struct2) -> f32
          %3701 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 81>} : (!struct2) -> f32
          %3702 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 82>} : (!struct2) -> f32
          %3703 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 83>} : (!struct2) -> f32
          %3704 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 84>} : (!struct2) -> f32
          %3705 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 85>} : (!struct2) -> f32
          %3706 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 86>} : (!struct2) -> f32
          %3707 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 87>} : (!struct2) -> f32
          %3708 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 88>} : (!struct2) -> f32
          %3709 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 89>} : (!struct2) -> f32
          %3710 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 90>} : (!struct2) -> f32
          %3711 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 91>} : (!struct2) -> f32
          %3712 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 92>} : (!struct2) -> f32
          %3713 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 93>} : (!struct2) -> f32
          %3714 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 94>} : (!struct2) -> f32
          %3715 = "llvm.extractvalue"(%t3716_r) {position = array<i64: 95>} : (!struct2) -> f32
          "scf.if"(%113) ({
            %3717 = "llvm.getelementptr"(%114, %2121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3718_s0 = "llvm.ptrtoint"(%3717) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3718_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3719 = "arith.addi"(%2121, %672) : (i32, i32) -> i32
          %3720 = "arith.cmpi"(%3719, %713) {predicate = 0 : i64} : (i32, i32) -> i1
          %3721 = "arith.xori"(%2122, %672) : (i32, i32) -> i32
          %3722 = "arith.select"(%3720, %3721, %2122) : (i1, i32, i32) -> i32
          %3723 = "arith.select"(%3720, %52, %3719) : (i1, i32, i32) -> i32
          %3724 = "arith.addi"(%2120, %672) : (i32, i32) -> i32
          %3725 = "vector.from_elements"(%3684, %3685, %3688, %3689, %3692, %3693, %3696, %3697, %3700, %3701, %3704, %3705, %3708, %3709, %3712, %3713) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3726 = "vector.broadcast"(%3593) : (f32) -> vector<16xf32>
          %3727 = "arith.mulf"(%3725, %3726) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3728 = "vector.extract"(%3727) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3729 = "vector.extract"(%3727) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3730 = "vector.extract"(%3727) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3731 = "vector.extract"(%3727) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3732 = "vector.extract"(%3727) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3733 = "vector.extract"(%3727) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3734 = "vector.extract"(%3727) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3735 = "vector.extract"(%3727) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3736 = "vector.extract"(%3727) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3737 = "vector.extract"(%3727) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3738 = "vector.extract"(%3727) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3739 = "vector.extract"(%3727) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3740 = "vector.extract"(%3727) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3741 = "vector.extract"(%3727) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3742 = "vector.extract"(%3727) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3743 = "vector.extract"(%3727) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3744 = "vector.from_elements"(%3686, %3687, %3690, %3691, %3694, %3695, %3698, %3699, %3702, %3703, %3706, %3707, %3710, %3711, %3714, %3715) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3745 = "vector.broadcast"(%3610) : (f32) -> vector<16xf32>
          %3746 = "arith.mulf"(%3744, %3745) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3747 = "vector.extract"(%3746) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3748 = "vector.extract"(%3746) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3749 = "vector.extract"(%3746) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3750 = "vector.extract"(%3746) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3751 = "vector.extract"(%3746) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3752 = "vector.extract"(%3746) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3753 = "vector.extract"(%3746) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3754 = "vector.extract"(%3746) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3755 = "vector.extract"(%3746) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3756 = "vector.extract"(%3746) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3757 = "vector.extract"(%3746) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3758 = "vector.extract"(%3746) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3759 = "vector.extract"(%3746) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3760 = "vector.extract"(%3746) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3761 = "vector.extract"(%3746) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3762 = "vector.extract"(%3746) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3763 = "arith.muli"(%3580, %17) : (i64, i64) -> i64
          %3764 = "arith.muli"(%3581, %18) : (i64, i64) -> i64
          %3765 = "arith.addi"(%3763, %3764) : (i64, i64) -> i64
          %3766 = "llvm.getelementptr"(%12, %3765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3767 = "arith.extsi"(%1100) : (i32) -> i64
          %3768 = "arith.muli"(%3767, %16) : (i64, i64) -> i64
          %3769 = "llvm.getelementptr"(%3766, %3768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3770 = "llvm.getelementptr"(%65, %1165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3771 = "arith.subi"(%38, %1100) : (i32, i32) -> i32
          %3772 = "nvvm.shfl.sync"(%51, %674, %1115, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 42 : i32} : (i32, i32, i32, i32) -> i32
          %3773 = "arith.remui"(%3772, %686) : (i32, i32) -> i32
          %3774 = "arith.divui"(%3772, %686) : (i32, i32) -> i32
          %3775 = "arith.muli"(%3773, %697) : (i32, i32) -> i32
          %3776 = "arith.remui"(%3774, %713) : (i32, i32) -> i32
          %3777 = "arith.divui"(%3774, %713) : (i32, i32) -> i32
          %3778 = "arith.muli"(%3776, %684) : (i32, i32) -> i32
          %3779 = "arith.addi"(%3775, %3778) : (i32, i32) -> i32
          %3780 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %3781 = "arith.muli"(%3777, %3780) : (i32, i32) -> i32
          %3782 = "arith.addi"(%3779, %3781) : (i32, i32) -> i32
          %3783 = "arith.andi"(%3772, %53) : (i32, i32) -> i32
          %3784 = "arith.constant"() {value = 5 : i32} : () -> i32
          %3785 = "arith.shrsi"(%3772, %3784) : (i32, i32) -> i32
          %3786 = "arith.muli"(%3785, %686) : (i32, i32) -> i32
          %3787 = "arith.divui"(%3783, %684) : (i32, i32) -> i32
          %3788 = "arith.addi"(%3786, %3787) : (i32, i32) -> i32
          %3789 = "arith.remui"(%3783, %684) : (i32, i32) -> i32
          %3790 = "arith.addi"(%3783, %55) : (i32, i32) -> i32
          %3791 = "arith.divui"(%3790, %684) : (i32, i32) -> i32
          %3792 = "arith.addi"(%3786, %3791) : (i32, i32) -> i32
          %3793 = "arith.remui"(%3790, %684) : (i32, i32) -> i32
          %3794 = "arith.addi"(%3783, %697) : (i32, i32) -> i32
          %3795 = "arith.divui"(%3794, %684) : (i32, i32) -> i32
          %3796 = "arith.addi"(%3786, %3795) : (i32, i32) -> i32
          %3797 = "arith.remui"(%3794, %684) : (i32, i32) -> i32
          %3798 = "arith.addi"(%3783, %705) : (i32, i32) -> i32
          %3799 = "arith.divui"(%3798, %684) : (i32, i32) -> i32
          %3800 = "arith.addi"(%3786, %3799) : (i32, i32) -> i32
          %3801 = "arith.remui"(%3798, %684) : (i32, i32) -> i32
          %3802 = "vector.from_elements"(%3728, %3729, %3747, %3748, %3730, %3731, %3749, %3750, %3732, %3733, %3751, %3752, %3734, %3735, %3753, %3754, %3736, %3737, %3755, %3756, %3738, %3739, %3757, %3758, %3740, %3741, %3759, %3760, %3742, %3743, %3761, %3762) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %3803 = "arith.truncf"(%3802) : (vector<32xf32>) -> vector<32xf16>
          %3804 = "vector.extract"(%3803) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %3805 = "vector.extract"(%3803) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %3806 = "vector.extract"(%3803) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %3807 = "vector.extract"(%3803) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %3808 = "vector.extract"(%3803) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %3809 = "vector.extract"(%3803) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %3810 = "vector.extract"(%3803) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %3811 = "vector.extract"(%3803) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %3812 = "vector.extract"(%3803) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %3813 = "vector.extract"(%3803) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %3814 = "vector.extract"(%3803) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %3815 = "vector.extract"(%3803) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %3816 = "vector.extract"(%3803) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %3817 = "vector.extract"(%3803) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %3818 = "vector.extract"(%3803) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %3819 = "vector.extract"(%3803) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %3820 = "vector.extract"(%3803) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %3821 = "vector.extract"(%3803) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %3822 = "vector.extract"(%3803) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %3823 = "vector.extract"(%3803) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %3824 = "vector.extract"(%3803) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %3825 = "vector.extract"(%3803) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %3826 = "vector.extract"(%3803) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %3827 = "vector.extract"(%3803) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %3828 = "vector.extract"(%3803) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %3829 = "vector.extract"(%3803) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %3830 = "vector.extract"(%3803) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %3831 = "vector.extract"(%3803) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %3832 = "vector.extract"(%3803) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %3833 = "vector.extract"(%3803) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %3834 = "vector.extract"(%3803) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %3835 = "vector.extract"(%3803) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %3836 = "vector.from_elements"(%3804, %3805) : (f16, f16) -> vector<2xf16>
          %3837 = "llvm.bitcast"(%3836) : (vector<2xf16>) -> i32
          %3838 = "vector.from_elements"(%3806, %3807) : (f16, f16) -> vector<2xf16>
          %3839 = "llvm.bitcast"(%3838) : (vector<2xf16>) -> i32
          %3840 = "vector.from_elements"(%3808, %3809) : (f16, f16) -> vector<2xf16>
          %3841 = "llvm.bitcast"(%3840) : (vector<2xf16>) -> i32
          %3842 = "vector.from_elements"(%3810, %3811) : (f16, f16) -> vector<2xf16>
          %3843 = "llvm.bitcast"(%3842) : (vector<2xf16>) -> i32
          %3844 = "arith.constant"() {value = 448 : i32} : () -> i32
          %3845 = "arith.andi"(%3782, %3844) : (i32, i32) -> i32
          %3846 = "arith.shrui"(%3845, %679) : (i32, i32) -> i32
          %3847 = "arith.xori"(%3782, %3846) : (i32, i32) -> i32
          %3848 = "llvm.getelementptr"(%3770, %3847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3848, %3837, %3839, %3841, %3843) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3850 = "arith.addi"(%3782, %686) : (i32, i32) -> i32
          %3851 = "vector.from_elements"(%3812, %3813) : (f16, f16) -> vector<2xf16>
          %3852 = "llvm.bitcast"(%3851) : (vector<2xf16>) -> i32
          %3853 = "vector.from_elements"(%3814, %3815) : (f16, f16) -> vector<2xf16>
          %3854 = "llvm.bitcast"(%3853) : (vector<2xf16>) -> i32
          %3855 = "vector.from_elements"(%3816, %3817) : (f16, f16) -> vector<2xf16>
          %3856 = "llvm.bitcast"(%3855) : (vector<2xf16>) -> i32
          %3857 = "vector.from_elements"(%3818, %3819) : (f16, f16) -> vector<2xf16>
          %3858 = "llvm.bitcast"(%3857) : (vector<2xf16>) -> i32
          %3859 = "arith.andi"(%3850, %3844) : (i32, i32) -> i32
          %3860 = "arith.shrui"(%3859, %679) : (i32, i32) -> i32
          %3861 = "arith.xori"(%3850, %3860) : (i32, i32) -> i32
          %3862 = "llvm.getelementptr"(%3770, %3861) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3862, %3852, %3854, %3856, %3858) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3864 = "arith.addi"(%3782, %55) : (i32, i32) -> i32
          %3865 = "vector.from_elements"(%3820, %3821) : (f16, f16) -> vector<2xf16>
          %3866 = "llvm.bitcast"(%3865) : (vector<2xf16>) -> i32
          %3867 = "vector.from_elements"(%3822, %3823) : (f16, f16) -> vector<2xf16>
          %3868 = "llvm.bitcast"(%3867) : (vector<2xf16>) -> i32
          %3869 = "vector.from_elements"(%3824, %3825) : (f16, f16) -> vector<2xf16>
          %3870 = "llvm.bitcast"(%3869) : (vector<2xf16>) -> i32
          %3871 = "vector.from_elements"(%3826, %3827) : (f16, f16) -> vector<2xf16>
          %3872 = "llvm.bitcast"(%3871) : (vector<2xf16>) -> i32
          %3873 = "arith.andi"(%3864, %3844) : (i32, i32) -> i32
          %3874 = "arith.shrui"(%3873, %679) : (i32, i32) -> i32
          %3875 = "arith.xori"(%3864, %3874) : (i32, i32) -> i32
          %3876 = "llvm.getelementptr"(%3770, %3875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3876, %3866, %3868, %3870, %3872) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3878 = "arith.addi"(%3782, %693) : (i32, i32) -> i32
          %3879 = "vector.from_elements"(%3828, %3829) : (f16, f16) -> vector<2xf16>
          %3880 = "llvm.bitcast"(%3879) : (vector<2xf16>) -> i32
          %3881 = "vector.from_elements"(%3830, %3831) : (f16, f16) -> vector<2xf16>
          %3882 = "llvm.bitcast"(%3881) : (vector<2xf16>) -> i32
          %3883 = "vector.from_elements"(%3832, %3833) : (f16, f16) -> vector<2xf16>
          %3884 = "llvm.bitcast"(%3883) : (vector<2xf16>) -> i32
          %3885 = "vector.from_elements"(%3834, %3835) : (f16, f16) -> vector<2xf16>
          %3886 = "llvm.bitcast"(%3885) : (vector<2xf16>) -> i32
          %3887 = "arith.andi"(%3878, %3844) : (i32, i32) -> i32
          %3888 = "arith.shrui"(%3887, %679) : (i32, i32) -> i32
          %3889 = "arith.xori"(%3878, %3888) : (i32, i32) -> i32
          %3890 = "llvm.getelementptr"(%3770, %3889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3890, %3880, %3882, %3884, %3886) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%51) {cutec.arm = 47 : i32} : (i32) -> ()
          %3892 = "arith.muli"(%3788, %697) : (i32, i32) -> i32
          %3893 = "arith.muli"(%3789, %684) : (i32, i32) -> i32
          %3894 = "arith.addi"(%3892, %3893) : (i32, i32) -> i32
          %3895 = "arith.andi"(%3894, %3844) : (i32, i32) -> i32
          %3896 = "arith.shrui"(%3895, %679) : (i32, i32) -> i32
          %3897 = "arith.xori"(%3894, %3896) : (i32, i32) -> i32
          %3898 = "llvm.getelementptr"(%3770, %3897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3899 = "llvm.load"(%3898) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
          %3900 = "vector.extract"(%3899) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %3901 = "vector.extract"(%3899) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %3902 = "vector.extract"(%3899) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %3903 = "vector.extract"(%3899) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %3904 = "vector.extract"(%3899) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %3905 = "vector.extract"(%3899) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %3906 = "vector.extract"(%3899) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %3907 = "vector.extract"(%3899) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %3908 = "arith.muli"(%3792, %697) : (i32, i32) -> i32
          %3909 = "arith.muli"(%3793, %684) : (i32, i32) -> i32
          %3910 = "arith.addi"(%3908, %3909) : (i32, i32) -> i32
          %3911 = "arith.andi"(%3910, %3844) : (i32, i32) -> i32
          %3912 = "arith.shrui"(%3911, %679) : (i32, i32) -> i32
          %3913 = "arith.xori"(%3910, %3912) : (i32, i32) -> i32
          %3914 = "llvm.getelementptr"(%3770, %3913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3915 = "llvm.load"(%3914) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
          %3916 = "vector.extract"(%3915) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %3917 = "vector.extract"(%3915) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %3918 = "vector.extract"(%3915) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %3919 = "vector.extract"(%3915) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %3920 = "vector.extract"(%3915) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %3921 = "vector.extract"(%3915) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %3922 = "vector.extract"(%3915) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %3923 = "vector.extract"(%3915) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %3924 = "arith.muli"(%3796, %697) : (i32, i32) -> i32
          %3925 = "arith.muli"(%3797, %684) : (i32, i32) -> i32
          %3926 = "arith.addi"(%3924, %3925) : (i32, i32) -> i32
          %3927 = "arith.andi"(%3926, %3844) : (i32, i32) -> i32
          %3928 = "arith.shrui"(%3927, %679) : (i32, i32) -> i32
          %3929 = "arith.xori"(%3926, %3928) : (i32, i32) -> i32
          %3930 = "llvm.getelementptr"(%3770, %3929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3931 = "llvm.load"(%3930) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
          %3932 = "vector.extract"(%3931) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %3933 = "vector.extract"(%3931) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %3934 = "vector.extract"(%3931) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %3935 = "vector.extract"(%3931) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %3936 = "vector.extract"(%3931) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %3937 = "vector.extract"(%3931) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %3938 = "vector.extract"(%3931) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %3939 = "vector.extract"(%3931) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %3940 = "arith.muli"(%3800, %697) : (i32, i32) -> i32
          %3941 = "arith.muli"(%3801, %684) : (i32, i32) -> i32
          %3942 = "arith.addi"(%3940, %3941) : (i32, i32) -> i32
          %3943 = "arith.andi"(%3942, %3844) : (i32, i32) -> i32
          %3944 = "arith.shrui"(%3943, %679) : (i32, i32) -> i32
          %3945 = "arith.xori"(%3942, %3944) : (i32, i32) -> i32
          %3946 = "llvm.getelementptr"(%3770, %3945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3947 = "llvm.load"(%3946) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
          %3948 = "vector.extract"(%3947) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %3949 = "vector.extract"(%3947) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %3950 = "vector.extract"(%3947) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %3951 = "vector.extract"(%3947) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %3952 = "vector.extract"(%3947) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %3953 = "vector.extract"(%3947) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %3954 = "vector.extract"(%3947) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %3955 = "vector.extract"(%3947) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%51) {cutec.arm = 48 : i32} : (i32) -> ()
          "scf.if"(%70) ({
            %3956 = "llvm.getelementptr"(%71, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3957_s0 = "llvm.ptrtoint"(%3956) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3957_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3958 = "arith.cmpi"(%3788, %3771) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3958) ({
            %3959 = "arith.extsi"(%3788) : (i32) -> i64
            %3960 = "arith.extsi"(%3789) : (i32) -> i64
            %3961 = "arith.muli"(%3959, %16) : (i64, i64) -> i64
            %3962 = "arith.constant"() {value = 8 : i64} : () -> i64
            %3963 = "arith.muli"(%3960, %3962) : (i64, i64) -> i64
            %3964 = "arith.addi"(%3961, %3963) : (i64, i64) -> i64
            %3965 = "llvm.getelementptr"(%3769, %3964) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3966 = "vector.from_elements"(%3900, %3901, %3902, %3903, %3904, %3905, %3906, %3907) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%3966, %3965) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3967 = "arith.cmpi"(%3792, %3771) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3967) ({
            %3968 = "arith.extsi"(%3792) : (i32) -> i64
            %3969 = "arith.extsi"(%3793) : (i32) -> i64
            %3970 = "arith.muli"(%3968, %16) : (i64, i64) -> i64
            %3971 = "arith.constant"() {value = 8 : i64} : () -> i64
            %3972 = "arith.muli"(%3969, %3971) : (i64, i64) -> i64
            %3973 = "arith.addi"(%3970, %3972) : (i64, i64) -> i64
            %3974 = "llvm.getelementptr"(%3769, %3973) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3975 = "vector.from_elements"(%3916, %3917, %3918, %3919, %3920, %3921, %3922, %3923) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%3975, %3974) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3976 = "arith.cmpi"(%3796, %3771) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3976) ({
            %3977 = "arith.extsi"(%3796) : (i32) -> i64
            %3978 = "arith.extsi"(%3797) : (i32) -> i64
            %3979 = "arith.muli"(%3977, %16) : (i64, i64) -> i64
            %3980 = "arith.constant"() {value = 8 : i64} : () -> i64
            %3981 = "arith.muli"(%3978, %3980) : (i64, i64) -> i64
            %3982 = "arith.addi"(%3979, %3981) : (i64, i64) -> i64
            %3983 = "llvm.getelementptr"(%3769, %3982) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3984 = "vector.from_elements"(%3932, %3933, %3934, %3935, %3936, %3937, %3938, %3939) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%3984, %3983) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3985 = "arith.cmpi"(%3800, %3771) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3985) ({
            %3986 = "arith.extsi"(%3800) : (i32) -> i64
            %3987 = "arith.extsi"(%3801) : (i32) -> i64
            %3988 = "arith.muli"(%3986, %16) : (i64, i64) -> i64
            %3989 = "arith.constant"() {value = 8 : i64} : () -> i64
            %3990 = "arith.muli"(%3987, %3989) : (i64, i64) -> i64
            %3991 = "arith.addi"(%3988, %3990) : (i64, i64) -> i64
            %3992 = "llvm.getelementptr"(%3769, %3991) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3993 = "vector.from_elements"(%3948, %3949, %3950, %3951, %3952, %3953, %3954, %3955) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%3993, %3992) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3994 = "arith.addi"(%1012, %672) : (i32, i32) -> i32
          %3995 = "arith.cmpi"(%3994, %713) {predicate = 0 : i64} : (i32, i32) -> i1
          %3996 = "arith.xori"(%1013, %672) : (i32, i32) -> i32
          %3997 = "arith.select"(%3995, %3996, %1013) : (i1, i32, i32) -> i32
          %3998 = "arith.select"(%3995, %52, %3994) : (i1, i32, i32) -> i32
          %3999 = "arith.addi"(%1011, %672) : (i32, i32) -> i32
          %4000 = "llvm.getelementptr"(%132, %1009) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4001_s0 = "llvm.ptrtoint"(%4000) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4001_s0, %1010) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4002 = "arith.muli"(%1009, %679) : (i32, i32) -> i32
          %4003 = "llvm.getelementptr"(%150, %4002) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4004 = "llvm.load"(%4003) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4005 = "nvvm.shfl.sync"(%51, %4004, %52, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 49 : i32} : (i32, i32, i32, i32) -> i32
          %4006 = "arith.addi"(%672, %4002) : (i32, i32) -> i32
          %4007 = "llvm.getelementptr"(%150, %4006) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4008 = "llvm.load"(%4007) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4009 = "nvvm.shfl.sync"(%51, %4008, %52, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 50 : i32} : (i32, i32, i32, i32) -> i32
          %4010 = "arith.addi"(%713, %4002) : (i32, i32) -> i32
          %4011 = "llvm.getelementptr"(%150, %4010) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4012 = "llvm.load"(%4011) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4013 = "nvvm.shfl.sync"(%51, %4012, %52, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 51 : i32} : (i32, i32, i32, i32) -> i32
          %4014 = "llvm.getelementptr"(%133, %1009) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4015_s0 = "llvm.ptrtoint"(%4014) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4015_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %4016 = "arith.addi"(%1009, %672) : (i32, i32) -> i32
          %4017 = "arith.cmpi"(%4016, %713) {predicate = 0 : i64} : (i32, i32) -> i1
          %4018 = "arith.xori"(%1010, %672) : (i32, i32) -> i32
          %4019 = "arith.select"(%4017, %4018, %1010) : (i1, i32, i32) -> i32
          %4020 = "arith.select"(%4017, %52, %4016) : (i1, i32, i32) -> i32
          %4021 = "arith.addi"(%1008, %672) : (i32, i32) -> i32
          "scf.yield"(%4013, %4009, %4005, %2117, %2118, %2119, %4021, %4020, %4019, %3999, %3998, %3997, %3724, %3723, %3722, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3593, %3610, %3837, %3839, %3841, %3843, %3852, %3854, %3856, %3858, %3866, %3868, %3870, %3872, %3880, %3882, %3884, %3886) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %4022 = "arith.cmpi"(%673, %52) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%4022) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %4023 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%4023) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32, %25: !llvm.ptr<1>, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>):
    %28 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %29 = "arith.cmpf"(%24, %28) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%29) {message = "scores keep their order when they are scaled", file = "samples/common/attention_arguments.py", line = 50 : i32} : (i1) -> ()
    %30 = "arith.constant"() {value = 64 : i64} : () -> i64
    %31 = "arith.extsi"(%2) : (i32) -> i64
    %32 = "arith.extsi"(%3) : (i32) -> i64
    %33 = "arith.extsi"(%1) : (i32) -> i64
    %34 = "arith.constant"() {value = 2 : i64} : () -> i64
    %35 = "arith.muli"(%5, %34) : (i64, i64) -> i64
    %36 = "arith.muli"(%6, %34) : (i64, i64) -> i64
    %37 = "arith.muli"(%4, %34) : (i64, i64) -> i64
    %38 = "cutec.tensor_map"(%0, %30, %31, %32, %33, %35, %36, %37) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 192, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %39 = "arith.extsi"(%8) : (i32) -> i64
    %40 = "arith.extsi"(%9) : (i32) -> i64
    %41 = "arith.muli"(%11, %34) : (i64, i64) -> i64
    %42 = "arith.muli"(%12, %34) : (i64, i64) -> i64
    %43 = "arith.muli"(%10, %34) : (i64, i64) -> i64
    %44 = "cutec.tensor_map"(%7, %30, %39, %40, %33, %41, %42, %43) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %45 = "arith.muli"(%15, %34) : (i64, i64) -> i64
    %46 = "arith.muli"(%16, %34) : (i64, i64) -> i64
    %47 = "arith.muli"(%14, %34) : (i64, i64) -> i64
    %48 = "cutec.tensor_map"(%13, %30, %39, %40, %33, %45, %46, %47) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %49 = "arith.constant"() {value = 0 : i32} : () -> i32
    %50 = "arith.cmpi"(%9, %49) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%50) {message = "K and V have at least one head", file = "samples/common/attention_arguments.py", line = 57 : i32} : (i1) -> ()
    %51 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %52 = "arith.cmpi"(%51, %49) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%52) {message = "as many heads of Q share each one of K and V", file = "samples/common/attention_arguments.py", line = 58 : i32} : (i1) -> ()
    %53 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %54 = "arith.constant"() {value = 1 : i32} : () -> i32
    %55 = "arith.maxsi"(%53, %54) : (i32, i32) -> i32
    %56 = "arith.divui"(%8, %55) : (i32, i32) -> i32
    %57 = "arith.maxsi"(%56, %54) : (i32, i32) -> i32
    %58 = "arith.constant"() {value = 98304 : i32} : () -> i32
    %59 = "arith.divui"(%58, %57) : (i32, i32) -> i32
    %60 = "arith.constant"() {value = 66 : i32} : () -> i32
    %61 = "arith.maxsi"(%59, %60) : (i32, i32) -> i32
    %62 = "arith.constant"() {value = 191 : i32} : () -> i32
    %63 = "arith.addi"(%2, %62) : (i32, i32) -> i32
    %64 = "arith.constant"() {value = 192 : i32} : () -> i32
    %65 = "arith.divui"(%63, %64) : (i32, i32) -> i32
    %66 = "arith.muli"(%65, %3) : (i32, i32) -> i32
    %67 = "arith.muli"(%66, %1) : (i32, i32) -> i32
    %68 = "arith.constant"() {value = 264 : i32} : () -> i32
    %69 = "arith.maxsi"(%67, %68) : (i32, i32) -> i32
    %70 = "arith.constant"() {value = 792 : i32} : () -> i32
    %71 = "arith.divui"(%67, %70) : (i32, i32) -> i32
    %72 = "arith.maxsi"(%69, %54) : (i32, i32) -> i32
    %73 = "arith.subi"(%72, %54) : (i32, i32) -> i32
    %74 = "arith.addi"(%67, %73) : (i32, i32) -> i32
    %75 = "arith.remsi"(%74, %72) : (i32, i32) -> i32
    %76 = "arith.cmpi"(%75, %49) {predicate = 2 : i64} : (i32, i32) -> i1
    %77 = "arith.divsi"(%74, %72) : (i32, i32) -> i32
    %78 = "arith.extsi"(%76) : (i1) -> i32
    %79 = "arith.addi"(%77, %78) : (i32, i32) -> i32
    %80 = "arith.maxsi"(%71, %79) : (i32, i32) -> i32
    %81 = "arith.maxsi"(%80, %54) : (i32, i32) -> i32
    %82 = "arith.subi"(%81, %54) : (i32, i32) -> i32
    %83 = "arith.addi"(%67, %82) : (i32, i32) -> i32
    %84 = "arith.remsi"(%83, %81) : (i32, i32) -> i32
    %85 = "arith.cmpi"(%84, %49) {predicate = 2 : i64} : (i32, i32) -> i1
    %86 = "arith.divsi"(%83, %81) : (i32, i32) -> i32
    %87 = "arith.extsi"(%85) : (i1) -> i32
    %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
    %89 = "arith.maxsi"(%88, %54) : (i32, i32) -> i32
    %90 = "arith.subi"(%89, %54) : (i32, i32) -> i32
    %91 = "arith.addi"(%67, %90) : (i32, i32) -> i32
    %92 = "arith.remsi"(%91, %89) : (i32, i32) -> i32
    %93 = "arith.cmpi"(%92, %49) {predicate = 2 : i64} : (i32, i32) -> i1
    %94 = "arith.divsi"(%91, %89) : (i32, i32) -> i32
    %95 = "arith.extsi"(%93) : (i1) -> i32
    %96 = "arith.addi"(%94, %95) : (i32, i32) -> i32
    %97 = "arith.maxsi"(%89, %54) : (i32, i32) -> i32
    %98 = "arith.extui"(%97) : (i32) -> i64
    %99 = "arith.subi"(%97, %54) : (i32, i32) -> i32
    %100 = "llvm.intr.ctlz"(%99) {is_zero_poison = false} : (i32) -> i32
    %101 = "arith.constant"() {value = 32 : i32} : () -> i32
    %102 = "arith.subi"(%101, %100) : (i32, i32) -> i32
    %103 = "arith.extsi"(%102) : (i32) -> i64
    %104 = "arith.constant"() {value = 1 : i64} : () -> i64
    %105 = "arith.shli"(%104, %103) : (i64, i64) -> i64
    %106 = "arith.cmpi"(%103, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %107 = "arith.constant"() {value = 0 : i64} : () -> i64
    %108 = "arith.select"(%106, %105, %107) : (i1, i64, i64) -> i64
    %109 = "arith.subi"(%108, %98) : (i64, i64) -> i64
    %110 = "arith.constant"() {value = 32 : i64} : () -> i64
    %111 = "arith.shli"(%109, %110) : (i64, i64) -> i64
    %112 = "arith.divui"(%111, %98) : (i64, i64) -> i64
    %113 = "arith.addi"(%112, %104) : (i64, i64) -> i64
    %114 = "arith.shli"(%113, %110) : (i64, i64) -> i64
    %115 = "arith.ori"(%114, %98) : (i64, i64) -> i64
    %116 = "arith.constant"() {value = 131 : i32} : () -> i32
    %117 = "arith.addi"(%89, %116) : (i32, i32) -> i32
    %118 = "arith.constant"() {value = 132 : i32} : () -> i32
    %119 = "arith.remsi"(%117, %118) : (i32, i32) -> i32
    %120 = "arith.cmpi"(%119, %49) {predicate = 2 : i64} : (i32, i32) -> i1
    %121 = "arith.divsi"(%117, %118) : (i32, i32) -> i32
    %122 = "arith.extsi"(%120) : (i1) -> i32
    %123 = "arith.addi"(%121, %122) : (i32, i32) -> i32
    %124 = "arith.maxsi"(%123, %54) : (i32, i32) -> i32
    %125 = "arith.subi"(%96, %54) : (i32, i32) -> i32
    %126 = "arith.muli"(%125, %89) : (i32, i32) -> i32
    %127 = "arith.subi"(%67, %126) : (i32, i32) -> i32
    %128 = "arith.maxsi"(%127, %54) : (i32, i32) -> i32
    %129 = "arith.extui"(%128) : (i32) -> i64
    %130 = "arith.subi"(%128, %54) : (i32, i32) -> i32
    %131 = "llvm.intr.ctlz"(%130) {is_zero_poison = false} : (i32) -> i32
    %132 = "arith.subi"(%101, %131) : (i32, i32) -> i32
    %133 = "arith.extsi"(%132) : (i32) -> i64
    %134 = "arith.shli"(%104, %133) : (i64, i64) -> i64
    %135 = "arith.cmpi"(%133, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %136 = "arith.select"(%135, %134, %107) : (i1, i64, i64) -> i64
    %137 = "arith.subi"(%136, %129) : (i64, i64) -> i64
    %138 = "arith.shli"(%137, %110) : (i64, i64) -> i64
    %139 = "arith.divui"(%138, %129) : (i64, i64) -> i64
    %140 = "arith.addi"(%139, %104) : (i64, i64) -> i64
    %141 = "arith.shli"(%140, %110) : (i64, i64) -> i64
    %142 = "arith.ori"(%141, %129) : (i64, i64) -> i64
    %143 = "arith.addi"(%127, %116) : (i32, i32) -> i32
    %144 = "arith.remsi"(%143, %118) : (i32, i32) -> i32
    %145 = "arith.cmpi"(%144, %49) {predicate = 2 : i64} : (i32, i32) -> i1
    %146 = "arith.divsi"(%143, %118) : (i32, i32) -> i32
    %147 = "arith.extsi"(%145) : (i1) -> i32
    %148 = "arith.addi"(%146, %147) : (i32, i32) -> i32
    %149 = "arith.maxsi"(%148, %54) : (i32, i32) -> i32
    %150 = "arith.extui"(%124) : (i32) -> i64
    %151 = "arith.subi"(%124, %54) : (i32, i32) -> i32
    %152 = "llvm.intr.ctlz"(%151) {is_zero_poison = false} : (i32) -> i32
    %153 = "arith.subi"(%101, %152) : (i32, i32) -> i32
    %154 = "arith.extsi"(%153) : (i32) -> i64
    %155 = "arith.shli"(%104, %154) : (i64, i64) -> i64
    %156 = "arith.cmpi"(%154, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %157 = "arith.select"(%156, %155, %107) : (i1, i64, i64) -> i64
    %158 = "arith.subi"(%157, %150) : (i64, i64) -> i64
    %159 = "arith.shli"(%158, %110) : (i64, i64) -> i64
    %160 = "arith.divui"(%159, %150) : (i64, i64) -> i64
    %161 = "arith.addi"(%160, %104) : (i64, i64) -> i64
    %162 = "arith.shli"(%161, %110) : (i64, i64) -> i64
    %163 = "arith.ori"(%162, %150) : (i64, i64) -> i64
    %164 = "arith.muli"(%96, %124) : (i32, i32) -> i32
    %165 = "arith.maxsi"(%65, %54) : (i32, i32) -> i32
    %166 = "arith.extui"(%165) : (i32) -> i64
    %167 = "arith.subi"(%165, %54) : (i32, i32) -> i32
    %168 = "llvm.intr.ctlz"(%167) {is_zero_poison = false} : (i32) -> i32
    %169 = "arith.subi"(%101, %168) : (i32, i32) -> i32
    %170 = "arith.extsi"(%169) : (i32) -> i64
    %171 = "arith.shli"(%104, %170) : (i64, i64) -> i64
    %172 = "arith.cmpi"(%170, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %173 = "arith.select"(%172, %171, %107) : (i1, i64, i64) -> i64
    %174 = "arith.subi"(%173, %166) : (i64, i64) -> i64
    %175 = "arith.shli"(%174, %110) : (i64, i64) -> i64
    %176 = "arith.divui"(%175, %166) : (i64, i64) -> i64
    %177 = "arith.addi"(%176, %104) : (i64, i64) -> i64
    %178 = "arith.shli"(%177, %110) : (i64, i64) -> i64
    %179 = "arith.ori"(%178, %166) : (i64, i64) -> i64
    %180 = "arith.maxsi"(%3, %54) : (i32, i32) -> i32
    %181 = "arith.extui"(%180) : (i32) -> i64
    %182 = "arith.subi"(%180, %54) : (i32, i32) -> i32
    %183 = "llvm.intr.ctlz"(%182) {is_zero_poison = false} : (i32) -> i32
    %184 = "arith.subi"(%101, %183) : (i32, i32) -> i32
    %185 = "arith.extsi"(%184) : (i32) -> i64
    %186 = "arith.shli"(%104, %185) : (i64, i64) -> i64
    %187 = "arith.cmpi"(%185, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %188 = "arith.select"(%187, %186, %107) : (i1, i64, i64) -> i64
    %189 = "arith.subi"(%188, %181) : (i64, i64) -> i64
    %190 = "arith.shli"(%189, %110) : (i64, i64) -> i64
    %191 = "arith.divui"(%190, %181) : (i64, i64) -> i64
    %192 = "arith.addi"(%191, %104) : (i64, i64) -> i64
    %193 = "arith.shli"(%192, %110) : (i64, i64) -> i64
    %194 = "arith.ori"(%193, %181) : (i64, i64) -> i64
    %195 = "arith.minsi"(%67, %118) : (i32, i32) -> i32
    %196 = "arith.constant"() {value = 512 : i32} : () -> i32
    %197 = "arith.constant"() {value = 114840 : i32} : () -> i32
    "gpu.launch_func"(%195, %54, %54, %196, %54, %54, %197, %38, %2, %3, %1, %44, %8, %9, %1, %48, %8, %9, %1, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %179, %194, %96, %115, %89, %124, %142, %127, %149, %164, %163, %67, %8, %2, %24, %53) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 41, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64_groups3_columns128_split0", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
