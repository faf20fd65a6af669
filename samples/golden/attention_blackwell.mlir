!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr, %9: i32, %10: i32, %11: i32, %12: !llvm.ptr, %13: i32, %14: i32, %15: i32, %16: !llvm.ptr<1>, %17: i32, %18: i32, %19: i32, %20: i64, %21: i64, %22: i64, %23: i64, %24: i32, %25: i64, %26: i32, %27: i32, %28: i64, %29: i32, %30: i32, %31: i32, %32: i64, %33: i32, %34: i32, %35: i32, %36: f32, %37: i32):
      %38 = "arith.trunci"(%22) : (i64) -> i32
      %39 = "arith.trunci"(%23) : (i64) -> i32
      %40 = "arith.trunci"(%25) : (i64) -> i32
      %41 = "arith.trunci"(%28) : (i64) -> i32
      %42 = "arith.trunci"(%32) : (i64) -> i32
      %43 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %46 = "arith.constant"() {value = 32 : i32} : () -> i32
      %47 = "arith.divui"(%43, %46) : (i32, i32) -> i32
      %48 = "arith.constant"() {value = -1 : i32} : () -> i32
      %49 = "arith.constant"() {value = 0 : i32} : () -> i32
      %50 = "arith.constant"() {value = 31 : i32} : () -> i32
      %51 = "nvvm.shfl.sync"(%48, %47, %49, %50) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %52 = "arith.constant"() {value = 13 : i32} : () -> i32
      %53 = "arith.cmpi"(%51, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%53) ({
        %54 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%54) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %56 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%56) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %58 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%58) ({
          "llvm.inline_asm"(%8) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %60 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%60) ({
          "llvm.inline_asm"(%12) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %62 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %63 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %64 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 98304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %65 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 163840>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %66 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 180224>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %67 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 180240>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %68 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 180256>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %69 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 180272>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %70 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 180288>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %71 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 180304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %72 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 180320>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %73 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 181344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %74 = "arith.constant"() {value = 12 : i32} : () -> i32
      %75 = "arith.cmpi"(%51, %74) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%75) ({
        %76 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%76) ({
          %77 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t78_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "arith.constant"() {value = 256 : i32} : () -> i32
          %t82_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %81) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %81) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %85 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t86_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %87 = "llvm.getelementptr"(%68) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t88_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t89_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t89_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %90 = "llvm.getelementptr"(%69) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t91_s0 = "llvm.ptrtoint"(%90) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t91_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t92_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t92_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %93 = "llvm.getelementptr"(%70) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t94_s0 = "llvm.ptrtoint"(%93) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t94_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t95_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t95_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %96 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t97_s0 = "llvm.ptrtoint"(%96) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t97_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %98 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 182368>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %99 = "llvm.getelementptr"(%98) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %100 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %101 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %102 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %103 = "arith.addi"(%101, %102) : (i32, i32) -> i32
      %104 = "arith.constant"() {value = 512 : i32} : () -> i32
      %105 = "arith.muli"(%103, %104) : (i32, i32) -> i32
      %106 = "arith.addi"(%100, %105) : (i32, i32) -> i32
      %107 = "arith.divui"(%106, %46) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%108) ({
        %109 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%109) ({
          %110 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t111_s0 = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t111_s0, %110) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t112_s0 = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t112_s0, %110) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %113 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 182384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %114 = "llvm.getelementptr"(%113) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %115 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %116 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %117 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %118 = "arith.addi"(%116, %117) : (i32, i32) -> i32
      %119 = "arith.muli"(%118, %104) : (i32, i32) -> i32
      %120 = "arith.addi"(%115, %119) : (i32, i32) -> i32
      %121 = "arith.divui"(%120, %46) : (i32, i32) -> i32
      %122 = "arith.cmpi"(%121, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%122) ({
        %123 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%123) ({
          %124 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t125_s0 = "llvm.ptrtoint"(%113) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t125_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %126 = "llvm.getelementptr"(%113) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t127_s0 = "llvm.ptrtoint"(%126) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t127_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %128 = "llvm.getelementptr"(%113) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t129_s0 = "llvm.ptrtoint"(%128) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t129_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %130 = "llvm.getelementptr"(%113) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t131_s0 = "llvm.ptrtoint"(%130) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t131_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t132_s0 = "llvm.ptrtoint"(%114) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t132_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %133 = "llvm.getelementptr"(%114) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t134_s0 = "llvm.ptrtoint"(%133) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t134_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %135 = "llvm.getelementptr"(%114) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t136_s0 = "llvm.ptrtoint"(%135) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t136_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %137 = "llvm.getelementptr"(%114) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t138_s0 = "llvm.ptrtoint"(%137) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t138_s0, %124) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %139 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 182448>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %140 = "llvm.getelementptr"(%139) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %141 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %142 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %144 = "arith.addi"(%142, %143) : (i32, i32) -> i32
      %145 = "arith.muli"(%144, %104) : (i32, i32) -> i32
      %146 = "arith.addi"(%141, %145) : (i32, i32) -> i32
      %147 = "arith.divui"(%146, %46) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%148) ({
        %149 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%149) ({
          %150 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t151_s0 = "llvm.ptrtoint"(%139) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t151_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %152 = "llvm.getelementptr"(%139) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t153_s0 = "llvm.ptrtoint"(%152) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t153_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %154 = "llvm.getelementptr"(%139) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t155_s0 = "llvm.ptrtoint"(%154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "llvm.getelementptr"(%139) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t157_s0 = "llvm.ptrtoint"(%156) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t157_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t158_s0 = "llvm.ptrtoint"(%140) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t158_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %159 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t160_s0 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t160_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %161 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t162_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t162_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %163 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t164_s0 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t164_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %165 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 182512>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %166 = "llvm.getelementptr"(%165) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %167 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %168 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %170 = "arith.addi"(%168, %169) : (i32, i32) -> i32
      %171 = "arith.muli"(%170, %104) : (i32, i32) -> i32
      %172 = "arith.addi"(%167, %171) : (i32, i32) -> i32
      %173 = "arith.divui"(%172, %46) : (i32, i32) -> i32
      %174 = "arith.cmpi"(%173, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%174) ({
        %175 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
        "scf.if"(%175) ({
          %t176_s0 = "llvm.ptrtoint"(%165) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t176_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %177 = "llvm.getelementptr"(%165) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t178_s0 = "llvm.ptrtoint"(%177) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t178_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %179 = "arith.constant"() {value = 416 : i32} : () -> i32
          %t180_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t180_s0, %179) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %181 = "llvm.getelementptr"(%166) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t182_s0 = "llvm.ptrtoint"(%181) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t182_s0, %179) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %183 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 182544>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %184 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 182576>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %185 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
      %186 = "arith.mulf"(%185, %36) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %187 = "arith.cmpi"(%51, %74) {predicate = 5 : i64} : (i32, i32) -> i1
      %188, %189, %190 = "scf.if"(%187) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%53) ({
          %191 = "arith.constant"() {value = false} : () -> i1
          %192, %193, %194, %195, %196 = "scf.while"(%49, %49, %191, %49, %49) ({
          ^bb0(%197: i32, %198: i32, %199: i1, %200: i32, %201: i32):
            %202 = "arith.cmpi"(%197, %31) {predicate = 2 : i64} : (i32, i32) -> i1
            %203 = "arith.constant"() {value = true} : () -> i1
            %204 = "arith.xori"(%199, %203) : (i1, i1) -> i1
            %205 = "arith.andi"(%202, %204) : (i1, i1) -> i1
            "scf.condition"(%205, %197, %198, %199, %200, %201) : (i1, i32, i32, i1, i32, i32) -> ()
          }, {
          ^bb0(%206: i32, %207: i32, %208: i1, %209: i32, %210: i32):
            %211 = "arith.constant"() {value = 32 : i64} : () -> i64
            %212 = "arith.shrui"(%32, %211) : (i64, i64) -> i64
            %213 = "arith.constant"() {value = 1 : i32} : () -> i32
            %214 = "arith.subi"(%42, %213) : (i32, i32) -> i32
            %215 = "llvm.intr.ctlz"(%214) {is_zero_poison = false} : (i32) -> i32
            %216 = "arith.subi"(%46, %215) : (i32, i32) -> i32
            %217 = "arith.extui"(%206) : (i32) -> i64
            %218 = "arith.muli"(%217, %212) : (i64, i64) -> i64
            %219 = "arith.shrui"(%218, %211) : (i64, i64) -> i64
            %220 = "arith.trunci"(%219) : (i64) -> i32
            %221 = "arith.addi"(%220, %206) : (i32, i32) -> i32
            %222 = "arith.shrui"(%221, %216) : (i32, i32) -> i32
            %223 = "arith.cmpi"(%216, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %224 = "arith.select"(%223, %222, %49) : (i1, i32, i32) -> i32
            %225 = "llvm.intr.ctlz"(%214) {is_zero_poison = false} : (i32) -> i32
            %226 = "arith.subi"(%46, %225) : (i32, i32) -> i32
            %227 = "arith.shrui"(%221, %226) : (i32, i32) -> i32
            %228 = "arith.cmpi"(%226, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %229 = "arith.select"(%228, %227, %49) : (i1, i32, i32) -> i32
            %230 = "arith.muli"(%229, %42) : (i32, i32) -> i32
            %231 = "arith.subi"(%206, %230) : (i32, i32) -> i32
            %232 = "arith.constant"() {value = 148 : i32} : () -> i32
            %233 = "arith.remui"(%26, %232) : (i32, i32) -> i32
            %234 = "arith.muli"(%224, %233) : (i32, i32) -> i32
            %235 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %236 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %237 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %238 = "arith.addi"(%235, %232) : (i32, i32) -> i32
            %239 = "arith.remsi"(%234, %232) : (i32, i32) -> i32
            %240 = "arith.cmpi"(%239, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %241 = "arith.addi"(%239, %232) : (i32, i32) -> i32
            %242 = "arith.select"(%240, %241, %239) : (i1, i32, i32) -> i32
            %243 = "arith.subi"(%238, %242) : (i32, i32) -> i32
            %244 = "arith.remsi"(%243, %232) : (i32, i32) -> i32
            %245 = "arith.cmpi"(%244, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %246 = "arith.addi"(%244, %232) : (i32, i32) -> i32
            %247 = "arith.select"(%245, %246, %244) : (i1, i32, i32) -> i32
            %248 = "arith.muli"(%231, %232) : (i32, i32) -> i32
            %249 = "arith.constant"() {value = 2 : i32} : () -> i32
            %250 = "arith.remui"(%231, %249) : (i32, i32) -> i32
            %251 = "arith.cmpi"(%250, %49) {predicate = 0 : i64} : (i32, i32) -> i1
            %252 = "arith.constant"() {value = 147 : i32} : () -> i32
            %253 = "arith.subi"(%252, %247) : (i32, i32) -> i32
            %254 = "arith.select"(%251, %247, %253) : (i1, i32, i32) -> i32
            %255 = "arith.addi"(%248, %254) : (i32, i32) -> i32
            %256 = "arith.shrui"(%25, %211) : (i64, i64) -> i64
            %257 = "arith.subi"(%40, %213) : (i32, i32) -> i32
            %258 = "llvm.intr.ctlz"(%257) {is_zero_poison = false} : (i32) -> i32
            %259 = "arith.shrsi"(%255, %50) : (i32, i32) -> i32
            %260 = "arith.xori"(%255, %259) : (i32, i32) -> i32
            %261 = "arith.extui"(%260) : (i32) -> i64
            %262 = "arith.muli"(%261, %256) : (i64, i64) -> i64
            %263 = "arith.shrui"(%262, %211) : (i64, i64) -> i64
            %264 = "arith.trunci"(%263) : (i64) -> i32
            %265 = "arith.addi"(%264, %260) : (i32, i32) -> i32
            %266 = "llvm.intr.ctlz"(%257) {is_zero_poison = false} : (i32) -> i32
            %267 = "arith.subi"(%46, %266) : (i32, i32) -> i32
            %268 = "arith.shrui"(%265, %267) : (i32, i32) -> i32
            %269 = "arith.cmpi"(%267, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %270 = "arith.select"(%269, %268, %49) : (i1, i32, i32) -> i32
            %271 = "arith.xori"(%270, %259) : (i32, i32) -> i32
            %272 = "arith.muli"(%271, %40) : (i32, i32) -> i32
            %273 = "arith.subi"(%255, %272) : (i32, i32) -> i32
            %274 = "arith.cmpi"(%255, %26) {predicate = 2 : i64} : (i32, i32) -> i1
            %275 = "arith.shrui"(%28, %211) : (i64, i64) -> i64
            %276 = "arith.subi"(%41, %213) : (i32, i32) -> i32
            %277 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %278 = "arith.muli"(%261, %275) : (i64, i64) -> i64
            %279 = "arith.shrui"(%278, %211) : (i64, i64) -> i64
            %280 = "arith.trunci"(%279) : (i64) -> i32
            %281 = "arith.addi"(%280, %260) : (i32, i32) -> i32
            %282 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %283 = "arith.subi"(%46, %282) : (i32, i32) -> i32
            %284 = "arith.shrui"(%281, %283) : (i32, i32) -> i32
            %285 = "arith.cmpi"(%283, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %286 = "arith.select"(%285, %284, %49) : (i1, i32, i32) -> i32
            %287 = "arith.xori"(%286, %259) : (i32, i32) -> i32
            %288 = "arith.muli"(%287, %41) : (i32, i32) -> i32
            %289 = "arith.subi"(%255, %288) : (i32, i32) -> i32
            %290 = "arith.cmpi"(%255, %29) {predicate = 2 : i64} : (i32, i32) -> i1
            %291 = "arith.addi"(%224, %213) : (i32, i32) -> i32
            %292 = "arith.cmpi"(%291, %24) {predicate = 0 : i64} : (i32, i32) -> i1
            %293 = "arith.select"(%292, %289, %273) : (i1, i32, i32) -> i32
            %294 = "arith.select"(%292, %290, %274) : (i1, i1, i1) -> i1
            %295 = "arith.muli"(%224, %26) : (i32, i32) -> i32
            %296 = "arith.addi"(%295, %293) : (i32, i32) -> i32
            %297 = "arith.cmpi"(%224, %24) {predicate = 2 : i64} : (i32, i32) -> i1
            %298 = "arith.andi"(%294, %297) : (i1, i1) -> i1
            %299 = "arith.shrui"(%22, %211) : (i64, i64) -> i64
            %300 = "arith.subi"(%38, %213) : (i32, i32) -> i32
            %301 = "llvm.intr.ctlz"(%300) {is_zero_poison = false} : (i32) -> i32
            %302 = "arith.subi"(%46, %301) : (i32, i32) -> i32
            %303 = "arith.shrsi"(%296, %50) : (i32, i32) -> i32
            %304 = "arith.xori"(%296, %303) : (i32, i32) -> i32
            %305 = "arith.extui"(%304) : (i32) -> i64
            %306 = "arith.muli"(%305, %299) : (i64, i64) -> i64
            %307 = "arith.shrui"(%306, %211) : (i64, i64) -> i64
            %308 = "arith.trunci"(%307) : (i64) -> i32
            %309 = "arith.addi"(%308, %304) : (i32, i32) -> i32
            %310 = "arith.shrui"(%309, %302) : (i32, i32) -> i32
            %311 = "arith.cmpi"(%302, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %312 = "arith.select"(%311, %310, %49) : (i1, i32, i32) -> i32
            %313 = "arith.xori"(%312, %303) : (i32, i32) -> i32
            %314 = "arith.muli"(%313, %38) : (i32, i32) -> i32
            %315 = "arith.subi"(%296, %314) : (i32, i32) -> i32
            %316 = "llvm.intr.ctlz"(%300) {is_zero_poison = false} : (i32) -> i32
            %317 = "arith.subi"(%46, %316) : (i32, i32) -> i32
            %318 = "arith.shrui"(%309, %317) : (i32, i32) -> i32
            %319 = "arith.cmpi"(%317, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %320 = "arith.select"(%319, %318, %49) : (i1, i32, i32) -> i32
            %321 = "arith.xori"(%320, %303) : (i32, i32) -> i32
            %322 = "arith.subi"(%300, %315) : (i32, i32) -> i32
            %323 = "arith.shrui"(%23, %211) : (i64, i64) -> i64
            %324 = "arith.subi"(%39, %213) : (i32, i32) -> i32
            %325 = "llvm.intr.ctlz"(%324) {is_zero_poison = false} : (i32) -> i32
            %326 = "arith.subi"(%46, %325) : (i32, i32) -> i32
            %327 = "arith.shrsi"(%321, %50) : (i32, i32) -> i32
            %328 = "arith.xori"(%321, %327) : (i32, i32) -> i32
            %329 = "arith.extui"(%328) : (i32) -> i64
            %330 = "arith.muli"(%329, %323) : (i64, i64) -> i64
            %331 = "arith.shrui"(%330, %211) : (i64, i64) -> i64
            %332 = "arith.trunci"(%331) : (i64) -> i32
            %333 = "arith.addi"(%332, %328) : (i32, i32) -> i32
            %334 = "arith.shrui"(%333, %326) : (i32, i32) -> i32
            %335 = "arith.cmpi"(%326, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %336 = "arith.select"(%335, %334, %49) : (i1, i32, i32) -> i32
            %337 = "arith.xori"(%336, %327) : (i32, i32) -> i32
            %338 = "arith.muli"(%337, %39) : (i32, i32) -> i32
            %339 = "arith.subi"(%321, %338) : (i32, i32) -> i32
            %340 = "llvm.intr.ctlz"(%324) {is_zero_poison = false} : (i32) -> i32
            %341 = "arith.subi"(%46, %340) : (i32, i32) -> i32
            %342 = "arith.shrui"(%333, %341) : (i32, i32) -> i32
            %343 = "arith.cmpi"(%341, %46) {predicate = 6 : i64} : (i32, i32) -> i1
            %344 = "arith.select"(%343, %342, %49) : (i1, i32, i32) -> i32
            %345 = "arith.xori"(%344, %327) : (i32, i32) -> i32
            %346 = "arith.addi"(%206, %213) : (i32, i32) -> i32
            "scf.yield"(%346, %345, %298, %339, %322) : (i32, i32, i1, i32, i32) -> ()
          }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
          %347 = "arith.constant"() {value = 1 : i32} : () -> i32
          %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366 = "scf.while"(%192, %194, %196, %195, %193, %35, %34, %49, %49, %347, %49, %49, %347, %49, %49, %347, %49, %49, %347) ({
          ^bb0(%367: i32, %368: i1, %369: i32, %370: i32, %371: i32, %372: i32, %373: i32, %374: i32, %375: i32, %376: i32, %377: i32, %378: i32, %379: i32, %380: i32, %381: i32, %382: i32, %383: i32, %384: i32, %385: i32):
            "scf.condition"(%368, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385) : (i1, i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%386: i32, %387: i1, %388: i32, %389: i32, %390: i32, %391: i32, %392: i32, %393: i32, %394: i32, %395: i32, %396: i32, %397: i32, %398: i32, %399: i32, %400: i32, %401: i32, %402: i32, %403: i32, %404: i32):
            %405 = "llvm.getelementptr"(%166, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t406_s0 = "llvm.ptrtoint"(%405) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t406_s0, %395) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %407 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %408 = "arith.cmpi"(%407, %49) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%408) ({
              %409 = "arith.constant"() {value = 3 : i32} : () -> i32
              %410 = "arith.muli"(%394, %409) : (i32, i32) -> i32
              %411 = "llvm.getelementptr"(%183, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%388, %411) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %412 = "arith.addi"(%347, %410) : (i32, i32) -> i32
              %413 = "llvm.getelementptr"(%183, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%389, %413) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %414 = "arith.constant"() {value = 2 : i32} : () -> i32
              %415 = "arith.addi"(%414, %410) : (i32, i32) -> i32
              %416 = "llvm.getelementptr"(%183, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%390, %416) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %417 = "llvm.getelementptr"(%165, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t418_s0 = "llvm.ptrtoint"(%417) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t418_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %419 = "arith.addi"(%394, %347) : (i32, i32) -> i32
            %420 = "arith.constant"() {value = 2 : i32} : () -> i32
            %421 = "arith.cmpi"(%419, %420) {predicate = 0 : i64} : (i32, i32) -> i1
            %422 = "arith.xori"(%395, %347) : (i32, i32) -> i32
            %423 = "arith.select"(%421, %422, %395) : (i1, i32, i32) -> i32
            %424 = "arith.select"(%421, %49, %419) : (i1, i32, i32) -> i32
            %425 = "arith.addi"(%393, %347) : (i32, i32) -> i32
            %426 = "arith.constant"() {value = 256 : i32} : () -> i32
            %427 = "arith.muli"(%388, %426) : (i32, i32) -> i32
            %428 = "arith.maxsi"(%392, %347) : (i32, i32) -> i32
            %429 = "arith.subi"(%428, %347) : (i32, i32) -> i32
            %430 = "arith.constant"() {value = 7 : i32} : () -> i32
            %431 = "arith.shrsi"(%429, %430) : (i32, i32) -> i32
            %432 = "arith.addi"(%431, %347) : (i32, i32) -> i32
            %433 = "arith.minsi"(%49, %431) : (i32, i32) -> i32
            %434 = "arith.subi"(%432, %433) : (i32, i32) -> i32
            %435 = "arith.divui"(%389, %37) : (i32, i32) -> i32
            %436 = "arith.constant"() {value = 128 : i32} : () -> i32
            %437 = "arith.cmpi"(%392, %49) {predicate = 0 : i64} : (i32, i32) -> i1
            %438 = "arith.extui"(%437) : (i1) -> i32
            %439 = "arith.addi"(%431, %438) : (i32, i32) -> i32
            %440 = "llvm.getelementptr"(%114, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t441_s0 = "llvm.ptrtoint"(%440) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t441_s0, %401) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %442 = "llvm.getelementptr"(%113, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %443 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
            "scf.if"(%443) ({
              %444 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t445_s0 = "llvm.ptrtoint"(%442) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t445_s0, %444) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %446 = "arith.muli"(%439, %436) : (i32, i32) -> i32
            %447 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %448 = "arith.muli"(%400, %447) : (i32, i32) -> i32
            %449 = "llvm.getelementptr"(%63, %448) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %450 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
            "scf.if"(%450) ({
              %t451_s0 = "llvm.ptrtoint"(%449) : (!llvm.ptr<3>) -> i32
              %t451_s2 = "llvm.ptrtoint"(%442) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t451_s0, %4, %t451_s2, %49, %446, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %452 = "arith.addi"(%400, %347) : (i32, i32) -> i32
            %453 = "arith.constant"() {value = 4 : i32} : () -> i32
            %454 = "arith.cmpi"(%452, %453) {predicate = 0 : i64} : (i32, i32) -> i1
            %455 = "arith.xori"(%401, %347) : (i32, i32) -> i32
            %456 = "arith.select"(%454, %455, %401) : (i1, i32, i32) -> i32
            %457 = "arith.select"(%454, %49, %452) : (i1, i32, i32) -> i32
            %458 = "arith.addi"(%399, %347) : (i32, i32) -> i32
            %459 = "llvm.getelementptr"(%99, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t460_s0 = "llvm.ptrtoint"(%459) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t460_s0, %398) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %461 = "llvm.getelementptr"(%98, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %462 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
            "scf.if"(%462) ({
              %463 = "arith.constant"() {value = 32768 : i32} : () -> i32
              %t464_s0 = "llvm.ptrtoint"(%461) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t464_s0, %463) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %465 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
            "scf.if"(%465) ({
              %t466_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t466_s2 = "llvm.ptrtoint"(%461) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t466_s0, %0, %t466_s2, %49, %427, %389, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %467 = "arith.addi"(%397, %347) : (i32, i32) -> i32
            %468 = "arith.cmpi"(%467, %347) {predicate = 0 : i64} : (i32, i32) -> i1
            %469 = "arith.xori"(%398, %347) : (i32, i32) -> i32
            %470 = "arith.select"(%468, %469, %398) : (i1, i32, i32) -> i32
            %471 = "arith.select"(%468, %49, %467) : (i1, i32, i32) -> i32
            %472 = "arith.addi"(%396, %347) : (i32, i32) -> i32
            %473, %474, %475, %476, %477, %478 = "scf.for"(%347, %434, %347, %458, %457, %456, %402, %403, %404) ({
            ^bb0(%479: i32, %480: i32, %481: i32, %482: i32, %483: i32, %484: i32, %485: i32):
              %486 = "arith.subi"(%431, %479) : (i32, i32) -> i32
              %487 = "llvm.getelementptr"(%114, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t488_s0 = "llvm.ptrtoint"(%487) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t488_s0, %482) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %489 = "llvm.getelementptr"(%113, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %490 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
              "scf.if"(%490) ({
                %491 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t492_s0 = "llvm.ptrtoint"(%489) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t492_s0, %491) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %493 = "arith.muli"(%486, %436) : (i32, i32) -> i32
              %494 = "arith.muli"(%481, %447) : (i32, i32) -> i32
              %495 = "llvm.getelementptr"(%63, %494) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %496 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
              "scf.if"(%496) ({
                %t497_s0 = "llvm.ptrtoint"(%495) : (!llvm.ptr<3>) -> i32
                %t497_s2 = "llvm.ptrtoint"(%489) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t497_s0, %4, %t497_s2, %49, %493, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %498 = "arith.addi"(%481, %347) : (i32, i32) -> i32
              %499 = "arith.cmpi"(%498, %453) {predicate = 0 : i64} : (i32, i32) -> i1
              %500 = "arith.xori"(%482, %347) : (i32, i32) -> i32
              %501 = "arith.select"(%499, %500, %482) : (i1, i32, i32) -> i32
              %502 = "arith.select"(%499, %49, %498) : (i1, i32, i32) -> i32
              %503 = "arith.addi"(%480, %347) : (i32, i32) -> i32
              %504 = "arith.addi"(%486, %347) : (i32, i32) -> i32
              %505 = "llvm.getelementptr"(%140, %484) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t506_s0 = "llvm.ptrtoint"(%505) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t506_s0, %485) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %507 = "llvm.getelementptr"(%139, %484) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %508 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
              "scf.if"(%508) ({
                %509 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t510_s0 = "llvm.ptrtoint"(%507) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t510_s0, %509) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %511 = "arith.muli"(%504, %436) : (i32, i32) -> i32
              %512 = "arith.muli"(%484, %447) : (i32, i32) -> i32
              %513 = "llvm.getelementptr"(%64, %512) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %514 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
              "scf.if"(%514) ({
                %t515_s0 = "llvm.ptrtoint"(%513) : (!llvm.ptr<3>) -> i32
                %t515_s2 = "llvm.ptrtoint"(%507) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t515_s0, %8, %t515_s2, %49, %511, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %516 = "arith.addi"(%484, %347) : (i32, i32) -> i32
              %517 = "arith.cmpi"(%516, %453) {predicate = 0 : i64} : (i32, i32) -> i1
              %518 = "arith.xori"(%485, %347) : (i32, i32) -> i32
              %519 = "arith.select"(%517, %518, %485) : (i1, i32, i32) -> i32
              %520 = "arith.select"(%517, %49, %516) : (i1, i32, i32) -> i32
              %521 = "arith.addi"(%483, %347) : (i32, i32) -> i32
              "scf.yield"(%503, %502, %501, %521, %520, %519) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %522 = "arith.subi"(%432, %434) : (i32, i32) -> i32
            %523 = "arith.addi"(%522, %438) : (i32, i32) -> i32
            %524, %525, %526, %527, %528 = "scf.while"(%386, %49, %191, %49, %49) ({
            ^bb0(%529: i32, %530: i32, %531: i1, %532: i32, %533: i32):
              %534 = "arith.cmpi"(%529, %31) {predicate = 2 : i64} : (i32, i32) -> i1
              %535 = "arith.constant"() {value = true} : () -> i1
              %536 = "arith.xori"(%531, %535) : (i1, i1) -> i1
              %537 = "arith.andi"(%534, %536) : (i1, i1) -> i1
              "scf.condition"(%537, %529, %530, %531, %532, %533) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%538: i32, %539: i32, %540: i1, %541: i32, %542: i32):
              %543 = "arith.constant"() {value = 32 : i64} : () -> i64
              %544 = "arith.shrui"(%32, %543) : (i64, i64) -> i64
              %545 = "arith.subi"(%42, %347) : (i32, i32) -> i32
              %546 = "llvm.intr.ctlz"(%545) {is_zero_poison = false} : (i32) -> i32
              %547 = "arith.subi"(%46, %546) : (i32, i32) -> i32
              %548 = "arith.extui"(%538) : (i32) -> i64
              %549 = "arith.muli"(%548, %544) : (i64, i64) -> i64
              %550 = "arith.shrui"(%549, %543) : (i64, i64) -> i64
              %551 = "arith.trunci"(%550) : (i64) -> i32
              %552 = "arith.addi"(%551, %538) : (i32, i32) -> i32
              %553 = "arith.shrui"(%552, %547) : (i32, i32) -> i32
              %554 = "arith.cmpi"(%547, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %555 = "arith.select"(%554, %553, %49) : (i1, i32, i32) -> i32
              %556 = "llvm.intr.ctlz"(%545) {is_zero_poison = false} : (i32) -> i32
              %557 = "arith.subi"(%46, %556) : (i32, i32) -> i32
              %558 = "arith.shrui"(%552, %557) : (i32, i32) -> i32
              %559 = "arith.cmpi"(%557, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %560 = "arith.select"(%559, %558, %49) : (i1, i32, i32) -> i32
              %561 = "arith.muli"(%560, %42) : (i32, i32) -> i32
              %562 = "arith.subi"(%538, %561) : (i32, i32) -> i32
              %563 = "arith.constant"() {value = 148 : i32} : () -> i32
              %564 = "arith.remui"(%26, %563) : (i32, i32) -> i32
              %565 = "arith.muli"(%555, %564) : (i32, i32) -> i32
              %566 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %567 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %568 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %569 = "arith.addi"(%566, %563) : (i32, i32) -> i32
              %570 = "arith.remsi"(%565, %563) : (i32, i32) -> i32
              %571 = "arith.cmpi"(%570, %49) {predicate = 2 : i64} : (i32, i32) -> i1
              %572 = "arith.addi"(%570, %563) : (i32, i32) -> i32
              %573 = "arith.select"(%571, %572, %570) : (i1, i32, i32) -> i32
              %574 = "arith.subi"(%569, %573) : (i32, i32) -> i32
              %575 = "arith.remsi"(%574, %563) : (i32, i32) -> i32
              %576 = "arith.cmpi"(%575, %49) {predicate = 2 : i64} : (i32, i32) -> i1
              %577 = "arith.addi"(%575, %563) : (i32, i32) -> i32
              %578 = "arith.select"(%576, %577, %575) : (i1, i32, i32) -> i32
              %579 = "arith.muli"(%562, %563) : (i32, i32) -> i32
              %580 = "arith.remui"(%562, %420) : (i32, i32) -> i32
              %581 = "arith.cmpi"(%580, %49) {predicate = 0 : i64} : (i32, i32) -> i1
              %582 = "arith.constant"() {value = 147 : i32} : () -> i32
              %583 = "arith.subi"(%582, %578) : (i32, i32) -> i32
              %584 = "arith.select"(%581, %578, %583) : (i1, i32, i32) -> i32
              %585 = "arith.addi"(%579, %584) : (i32, i32) -> i32
              %586 = "arith.shrui"(%25, %543) : (i64, i64) -> i64
              %587 = "arith.subi"(%40, %347) : (i32, i32) -> i32
              %588 = "llvm.intr.ctlz"(%587) {is_zero_poison = false} : (i32) -> i32
              %589 = "arith.shrsi"(%585, %50) : (i32, i32) -> i32
              %590 = "arith.xori"(%585, %589) : (i32, i32) -> i32
              %591 = "arith.extui"(%590) : (i32) -> i64
              %592 = "arith.muli"(%591, %586) : (i64, i64) -> i64
              %593 = "arith.shrui"(%592, %543) : (i64, i64) -> i64
              %594 = "arith.trunci"(%593) : (i64) -> i32
              %595 = "arith.addi"(%594, %590) : (i32, i32) -> i32
              %596 = "llvm.intr.ctlz"(%587) {is_zero_poison = false} : (i32) -> i32
              %597 = "arith.subi"(%46, %596) : (i32, i32) -> i32
              %598 = "arith.shrui"(%595, %597) : (i32, i32) -> i32
              %599 = "arith.cmpi"(%597, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %600 = "arith.select"(%599, %598, %49) : (i1, i32, i32) -> i32
              %601 = "arith.xori"(%600, %589) : (i32, i32) -> i32
              %602 = "arith.muli"(%601, %40) : (i32, i32) -> i32
              %603 = "arith.subi"(%585, %602) : (i32, i32) -> i32
              %604 = "arith.cmpi"(%585, %26) {predicate = 2 : i64} : (i32, i32) -> i1
              %605 = "arith.shrui"(%28, %543) : (i64, i64) -> i64
              %606 = "arith.subi"(%41, %347) : (i32, i32) -> i32
              %607 = "llvm.intr.ctlz"(%606) {is_zero_poison = false} : (i32) -> i32
              %608 = "arith.muli"(%591, %605) : (i64, i64) -> i64
              %609 = "arith.shrui"(%608, %543) : (i64, i64) -> i64
              %610 = "arith.trunci"(%609) : (i64) -> i32
              %611 = "arith.addi"(%610, %590) : (i32, i32) -> i32
              %612 = "llvm.intr.ctlz"(%606) {is_zero_poison = false} : (i32) -> i32
              %613 = "arith.subi"(%46, %612) : (i32, i32) -> i32
              %614 = "arith.shrui"(%611, %613) : (i32, i32) -> i32
              %615 = "arith.cmpi"(%613, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %616 = "arith.select"(%615, %614, %49) : (i1, i32, i32) -> i32
              %617 = "arith.xori"(%616, %589) : (i32, i32) -> i32
              %618 = "arith.muli"(%617, %41) : (i32, i32) -> i32
              %619 = "arith.subi"(%585, %618) : (i32, i32) -> i32
              %620 = "arith.cmpi"(%585, %29) {predicate = 2 : i64} : (i32, i32) -> i1
              %621 = "arith.addi"(%555, %347) : (i32, i32) -> i32
              %622 = "arith.cmpi"(%621, %24) {predicate = 0 : i64} : (i32, i32) -> i1
              %623 = "arith.select"(%622, %619, %603) : (i1, i32, i32) -> i32
              %624 = "arith.select"(%622, %620, %604) : (i1, i1, i1) -> i1
              %625 = "arith.muli"(%555, %26) : (i32, i32) -> i32
              %626 = "arith.addi"(%625, %623) : (i32, i32) -> i32
              %627 = "arith.cmpi"(%555, %24) {predicate = 2 : i64} : (i32, i32) -> i1
              %628 = "arith.andi"(%624, %627) : (i1, i1) -> i1
              %629 = "arith.shrui"(%22, %543) : (i64, i64) -> i64
              %630 = "arith.subi"(%38, %347) : (i32, i32) -> i32
              %631 = "llvm.intr.ctlz"(%630) {is_zero_poison = false} : (i32) -> i32
              %632 = "arith.subi"(%46, %631) : (i32, i32) -> i32
              %633 = "arith.shrsi"(%626, %50) : (i32, i32) -> i32
              %634 = "arith.xori"(%626, %633) : (i32, i32) -> i32
              %635 = "arith.extui"(%634) : (i32) -> i64
              %636 = "arith.muli"(%635, %629) : (i64, i64) -> i64
              %637 = "arith.shrui"(%636, %543) : (i64, i64) -> i64
              %638 = "arith.trunci"(%637) : (i64) -> i32
              %639 = "arith.addi"(%638, %634) : (i32, i32) -> i32
              %640 = "arith.shrui"(%639, %632) : (i32, i32) -> i32
              %641 = "arith.cmpi"(%632, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %642 = "arith.select"(%641, %640, %49) : (i1, i32, i32) -> i32
              %643 = "arith.xori"(%642, %633) : (i32, i32) -> i32
              %644 = "arith.muli"(%643, %38) : (i32, i32) -> i32
              %645 = "arith.subi"(%626, %644) : (i32, i32) -> i32
              %646 = "llvm.intr.ctlz"(%630) {is_zero_poison = false} : (i32) -> i32
              %647 = "arith.subi"(%46, %646) : (i32, i32) -> i32
              %648 = "arith.shrui"(%639, %647) : (i32, i32) -> i32
              %649 = "arith.cmpi"(%647, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %650 = "arith.select"(%649, %648, %49) : (i1, i32, i32) -> i32
              %651 = "arith.xori"(%650, %633) : (i32, i32) -> i32
              %652 = "arith.subi"(%630, %645) : (i32, i32) -> i32
              %653 = "arith.shrui"(%23, %543) : (i64, i64) -> i64
              %654 = "arith.subi"(%39, %347) : (i32, i32) -> i32
              %655 = "llvm.intr.ctlz"(%654) {is_zero_poison = false} : (i32) -> i32
              %656 = "arith.subi"(%46, %655) : (i32, i32) -> i32
              %657 = "arith.shrsi"(%651, %50) : (i32, i32) -> i32
              %658 = "arith.xori"(%651, %657) : (i32, i32) -> i32
              %659 = "arith.extui"(%658) : (i32) -> i64
              %660 = "arith.muli"(%659, %653) : (i64, i64) -> i64
              %661 = "arith.shrui"(%660, %543) : (i64, i64) -> i64
              %662 = "arith.trunci"(%661) : (i64) -> i32
              %663 = "arith.addi"(%662, %658) : (i32, i32) -> i32
              %664 = "arith.shrui"(%663, %656) : (i32, i32) -> i32
              %665 = "arith.cmpi"(%656, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %666 = "arith.select"(%665, %664, %49) : (i1, i32, i32) -> i32
              %667 = "arith.xori"(%666, %657) : (i32, i32) -> i32
              %668 = "arith.muli"(%667, %39) : (i32, i32) -> i32
              %669 = "arith.subi"(%651, %668) : (i32, i32) -> i32
              %670 = "llvm.intr.ctlz"(%654) {is_zero_poison = false} : (i32) -> i32
              %671 = "arith.subi"(%46, %670) : (i32, i32) -> i32
              %672 = "arith.shrui"(%663, %671) : (i32, i32) -> i32
              %673 = "arith.cmpi"(%671, %46) {predicate = 6 : i64} : (i32, i32) -> i1
              %674 = "arith.select"(%673, %672, %49) : (i1, i32, i32) -> i32
              %675 = "arith.xori"(%674, %657) : (i32, i32) -> i32
              %676 = "arith.addi"(%538, %347) : (i32, i32) -> i32
              "scf.yield"(%676, %675, %628, %669, %652) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            %677 = "llvm.getelementptr"(%140, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t678_s0 = "llvm.ptrtoint"(%677) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t678_s0, %478) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %679 = "llvm.getelementptr"(%139, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %680 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
            "scf.if"(%680) ({
              %681 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t682_s0 = "llvm.ptrtoint"(%679) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t682_s0, %681) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %683 = "arith.muli"(%523, %436) : (i32, i32) -> i32
            %684 = "arith.muli"(%477, %447) : (i32, i32) -> i32
            %685 = "llvm.getelementptr"(%64, %684) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %686 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
            "scf.if"(%686) ({
              %t687_s0 = "llvm.ptrtoint"(%685) : (!llvm.ptr<3>) -> i32
              %t687_s2 = "llvm.ptrtoint"(%679) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t687_s0, %8, %t687_s2, %49, %683, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %688 = "arith.addi"(%477, %347) : (i32, i32) -> i32
            %689 = "arith.cmpi"(%688, %453) {predicate = 0 : i64} : (i32, i32) -> i1
            %690 = "arith.xori"(%478, %347) : (i32, i32) -> i32
            %691 = "arith.select"(%689, %690, %478) : (i1, i32, i32) -> i32
            %692 = "arith.select"(%689, %49, %688) : (i1, i32, i32) -> i32
            %693 = "arith.addi"(%476, %347) : (i32, i32) -> i32
            "scf.yield"(%524, %526, %528, %527, %525, %35, %34, %425, %424, %423, %472, %471, %470, %473, %474, %475, %693, %692, %691) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %694 = "llvm.getelementptr"(%166, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t695_s0 = "llvm.ptrtoint"(%694) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t695_s0, %357) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %696 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %697 = "arith.cmpi"(%696, %49) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%697) ({
            %698 = "arith.constant"() {value = 3 : i32} : () -> i32
            %699 = "arith.muli"(%356, %698) : (i32, i32) -> i32
            %700 = "llvm.getelementptr"(%183, %699) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%48, %700) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %701 = "arith.addi"(%347, %699) : (i32, i32) -> i32
            %702 = "llvm.getelementptr"(%183, %701) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%48, %702) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %703 = "arith.constant"() {value = 2 : i32} : () -> i32
            %704 = "arith.addi"(%703, %699) : (i32, i32) -> i32
            %705 = "llvm.getelementptr"(%183, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%48, %705) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %706 = "llvm.getelementptr"(%165, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t707_s0 = "llvm.ptrtoint"(%706) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t707_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %708, %709, %710 = "scf.if"(%75) ({
          %711 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %712 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %713 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %714 = "arith.addi"(%712, %713) : (i32, i32) -> i32
          %715 = "arith.muli"(%714, %104) : (i32, i32) -> i32
          %716 = "arith.addi"(%711, %715) : (i32, i32) -> i32
          %717 = "arith.divui"(%716, %46) : (i32, i32) -> i32
          %718 = "nvvm.shfl.sync"(%48, %717, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
          %719 = "arith.cmpi"(%718, %74) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%719) ({
            %t720_s0 = "llvm.ptrtoint"(%184) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t720_s0, %104) {asm_string = "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 20 : i32} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %721 = "arith.constant"() {value = 1 : i32} : () -> i32
          %722 = "arith.constant"() {value = 416 : i32} : () -> i32
          "nvvm.barrier"(%721, %722) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 21 : i32} : (i32, i32) -> ()
          %723 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %724 = "arith.constant"() {value = 128 : i32} : () -> i32
          %725 = "arith.addi"(%723, %724) : (i32, i32) -> i32
          %726 = "arith.constant"() {value = 256 : i32} : () -> i32
          %727 = "arith.addi"(%723, %726) : (i32, i32) -> i32
          %728 = "arith.constant"() {value = 64 : i32} : () -> i32
          %729 = "arith.addi"(%727, %728) : (i32, i32) -> i32
          %t730_s0 = "llvm.ptrtoint"(%165) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t730_s0, %49) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %731 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %732 = "nvvm.shfl.sync"(%48, %731, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
          %733 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %734 = "llvm.load"(%733) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %735 = "nvvm.shfl.sync"(%48, %734, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
          %736 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %737 = "llvm.load"(%736) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %738 = "nvvm.shfl.sync"(%48, %737, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
          %t739_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t739_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %740 = "arith.constant"() {value = false} : () -> i1
          %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756 = "scf.while"(%732, %49, %49, %49, %49, %721, %721, %49, %49, %49, %49, %49, %49, %49, %740, %740) ({
          ^bb0(%757: i32, %758: i32, %759: i32, %760: i32, %761: i32, %762: i32, %763: i32, %764: i32, %765: i32, %766: i32, %767: i32, %768: i32, %769: i32, %770: i32, %771: i1, %772: i1):
            %773 = "arith.cmpi"(%757, %49) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%773, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i1) -> ()
          }, {
          ^bb0(%774: i32, %775: i32, %776: i32, %777: i32, %778: i32, %779: i32, %780: i32, %781: i32, %782: i32, %783: i32, %784: i32, %785: i32, %786: i32, %787: i32, %788: i1, %789: i1):
            %790 = "arith.maxsi"(%34, %721) : (i32, i32) -> i32
            %791 = "arith.subi"(%790, %721) : (i32, i32) -> i32
            %792 = "arith.constant"() {value = 7 : i32} : () -> i32
            %793 = "arith.shrsi"(%791, %792) : (i32, i32) -> i32
            %794 = "arith.addi"(%793, %721) : (i32, i32) -> i32
            %795 = "arith.minsi"(%49, %793) : (i32, i32) -> i32
            %796 = "arith.subi"(%794, %795) : (i32, i32) -> i32
            %797 = "llvm.getelementptr"(%98, %783) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t798_s0 = "llvm.ptrtoint"(%797) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t798_s0, %784) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %799 = "llvm.getelementptr"(%113, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t800_s0 = "llvm.ptrtoint"(%799) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t800_s0, %778) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %801 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %802 = "arith.muli"(%777, %801) : (i32, i32) -> i32
            %803 = "llvm.getelementptr"(%63, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %804 = "nvvm.elect.sync"() {cutec.arm = 25 : i32} : () -> i1
            "scf.if"(%804) ({
              %t806_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t806_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t806_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t806_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t806_shifted = "arith.shrui"(%t806_a, %t806_four) : (i32, i32) -> i32
              %t806_low = "arith.andi"(%t806_shifted, %t806_mask) : (i32, i32) -> i32
              %t806_wide = "arith.extui"(%t806_low) : (i32) -> i64
              %805 = "arith.ori"(%t806_wide, %t806_fields) : (i64, i64) -> i64
              %t808_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t808_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t808_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t808_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t808_shifted = "arith.shrui"(%t808_a, %t808_four) : (i32, i32) -> i32
              %t808_low = "arith.andi"(%t808_shifted, %t808_mask) : (i32, i32) -> i32
              %t808_wide = "arith.extui"(%t808_low) : (i32) -> i64
              %807 = "arith.ori"(%t808_wide, %t808_fields) : (i64, i64) -> i64
              %809 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%723, %807, %805, %809, %740) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %811 = "arith.constant"() {value = true} : () -> i1
            %812 = "nvvm.elect.sync"() {cutec.arm = 26 : i32} : () -> i1
            "scf.if"(%812) ({
              %t814_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t814_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t814_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t814_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t814_shifted = "arith.shrui"(%t814_a, %t814_four) : (i32, i32) -> i32
              %t814_low = "arith.andi"(%t814_shifted, %t814_mask) : (i32, i32) -> i32
              %t814_wide = "arith.extui"(%t814_low) : (i32) -> i64
              %813 = "arith.ori"(%t814_wide, %t814_fields) : (i64, i64) -> i64
              %815 = "arith.constant"() {value = 2 : i64} : () -> i64
              %816 = "arith.addi"(%813, %815) : (i64, i64) -> i64
              %t818_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t818_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t818_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t818_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t818_shifted = "arith.shrui"(%t818_a, %t818_four) : (i32, i32) -> i32
              %t818_low = "arith.andi"(%t818_shifted, %t818_mask) : (i32, i32) -> i32
              %t818_wide = "arith.extui"(%t818_low) : (i32) -> i64
              %817 = "arith.ori"(%t818_wide, %t818_fields) : (i64, i64) -> i64
              %819 = "arith.addi"(%817, %815) : (i64, i64) -> i64
              %820 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%723, %819, %816, %820, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %822 = "nvvm.elect.sync"() {cutec.arm = 27 : i32} : () -> i1
            "scf.if"(%822) ({
              %t824_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t824_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t824_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t824_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t824_shifted = "arith.shrui"(%t824_a, %t824_four) : (i32, i32) -> i32
              %t824_low = "arith.andi"(%t824_shifted, %t824_mask) : (i32, i32) -> i32
              %t824_wide = "arith.extui"(%t824_low) : (i32) -> i64
              %823 = "arith.ori"(%t824_wide, %t824_fields) : (i64, i64) -> i64
              %825 = "arith.constant"() {value = 4 : i64} : () -> i64
              %826 = "arith.addi"(%823, %825) : (i64, i64) -> i64
              %t828_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t828_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t828_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t828_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t828_shifted = "arith.shrui"(%t828_a, %t828_four) : (i32, i32) -> i32
              %t828_low = "arith.andi"(%t828_shifted, %t828_mask) : (i32, i32) -> i32
              %t828_wide = "arith.extui"(%t828_low) : (i32) -> i64
              %827 = "arith.ori"(%t828_wide, %t828_fields) : (i64, i64) -> i64
              %829 = "arith.addi"(%827, %825) : (i64, i64) -> i64
              %830 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%723, %829, %826, %830, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %832 = "nvvm.elect.sync"() {cutec.arm = 28 : i32} : () -> i1
            "scf.if"(%832) ({
              %t834_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t834_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t834_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t834_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t834_shifted = "arith.shrui"(%t834_a, %t834_four) : (i32, i32) -> i32
              %t834_low = "arith.andi"(%t834_shifted, %t834_mask) : (i32, i32) -> i32
              %t834_wide = "arith.extui"(%t834_low) : (i32) -> i64
              %833 = "arith.ori"(%t834_wide, %t834_fields) : (i64, i64) -> i64
              %835 = "arith.constant"() {value = 6 : i64} : () -> i64
              %836 = "arith.addi"(%833, %835) : (i64, i64) -> i64
              %t838_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t838_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t838_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t838_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t838_shifted = "arith.shrui"(%t838_a, %t838_four) : (i32, i32) -> i32
              %t838_low = "arith.andi"(%t838_shifted, %t838_mask) : (i32, i32) -> i32
              %t838_wide = "arith.extui"(%t838_low) : (i32) -> i64
              %837 = "arith.ori"(%t838_wide, %t838_fields) : (i64, i64) -> i64
              %839 = "arith.addi"(%837, %835) : (i64, i64) -> i64
              %840 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%723, %839, %836, %840, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %842 = "nvvm.elect.sync"() {cutec.arm = 29 : i32} : () -> i1
            "scf.if"(%842) ({
              %t843_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t843_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %844 = "nvvm.elect.sync"() {cutec.arm = 30 : i32} : () -> i1
            "scf.if"(%844) ({
              %t846_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t846_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t846_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t846_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t846_shifted = "arith.shrui"(%t846_a, %t846_four) : (i32, i32) -> i32
              %t846_low = "arith.andi"(%t846_shifted, %t846_mask) : (i32, i32) -> i32
              %t846_wide = "arith.extui"(%t846_low) : (i32) -> i64
              %845 = "arith.ori"(%t846_wide, %t846_fields) : (i64, i64) -> i64
              %t848_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t848_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t848_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t848_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t848_shifted = "arith.shrui"(%t848_a, %t848_four) : (i32, i32) -> i32
              %t848_low = "arith.andi"(%t848_shifted, %t848_mask) : (i32, i32) -> i32
              %t848_wide = "arith.extui"(%t848_low) : (i32) -> i64
              %847 = "arith.ori"(%t848_wide, %t848_fields) : (i64, i64) -> i64
              %849 = "arith.constant"() {value = 1024 : i64} : () -> i64
              %850 = "arith.addi"(%847, %849) : (i64, i64) -> i64
              %851 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%725, %850, %845, %851, %740) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %853 = "nvvm.elect.sync"() {cutec.arm = 31 : i32} : () -> i1
            "scf.if"(%853) ({
              %t855_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t855_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t855_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t855_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t855_shifted = "arith.shrui"(%t855_a, %t855_four) : (i32, i32) -> i32
              %t855_low = "arith.andi"(%t855_shifted, %t855_mask) : (i32, i32) -> i32
              %t855_wide = "arith.extui"(%t855_low) : (i32) -> i64
              %854 = "arith.ori"(%t855_wide, %t855_fields) : (i64, i64) -> i64
              %856 = "arith.constant"() {value = 2 : i64} : () -> i64
              %857 = "arith.addi"(%854, %856) : (i64, i64) -> i64
              %t859_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t859_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t859_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t859_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t859_shifted = "arith.shrui"(%t859_a, %t859_four) : (i32, i32) -> i32
              %t859_low = "arith.andi"(%t859_shifted, %t859_mask) : (i32, i32) -> i32
              %t859_wide = "arith.extui"(%t859_low) : (i32) -> i64
              %858 = "arith.ori"(%t859_wide, %t859_fields) : (i64, i64) -> i64
              %860 = "arith.constant"() {value = 1026 : i64} : () -> i64
              %861 = "arith.addi"(%858, %860) : (i64, i64) -> i64
              %862 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%725, %861, %857, %862, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %864 = "nvvm.elect.sync"() {cutec.arm = 32 : i32} : () -> i1
            "scf.if"(%864) ({
              %t866_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t866_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t866_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t866_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t866_shifted = "arith.shrui"(%t866_a, %t866_four) : (i32, i32) -> i32
              %t866_low = "arith.andi"(%t866_shifted, %t866_mask) : (i32, i32) -> i32
              %t866_wide = "arith.extui"(%t866_low) : (i32) -> i64
              %865 = "arith.ori"(%t866_wide, %t866_fields) : (i64, i64) -> i64
              %867 = "arith.constant"() {value = 4 : i64} : () -> i64
              %868 = "arith.addi"(%865, %867) : (i64, i64) -> i64
              %t870_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t870_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t870_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t870_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t870_shifted = "arith.shrui"(%t870_a, %t870_four) : (i32, i32) -> i32
              %t870_low = "arith.andi"(%t870_shifted, %t870_mask) : (i32, i32) -> i32
              %t870_wide = "arith.extui"(%t870_low) : (i32) -> i64
              %869 = "arith.ori"(%t870_wide, %t870_fields) : (i64, i64) -> i64
              %871 = "arith.constant"() {value = 1028 : i64} : () -> i64
              %872 = "arith.addi"(%869, %871) : (i64, i64) -> i64
              %873 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%725, %872, %868, %873, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %875 = "nvvm.elect.sync"() {cutec.arm = 33 : i32} : () -> i1
            "scf.if"(%875) ({
              %t877_a = "llvm.ptrtoint"(%803) : (!llvm.ptr<3>) -> i32
              %t877_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t877_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t877_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t877_shifted = "arith.shrui"(%t877_a, %t877_four) : (i32, i32) -> i32
              %t877_low = "arith.andi"(%t877_shifted, %t877_mask) : (i32, i32) -> i32
              %t877_wide = "arith.extui"(%t877_low) : (i32) -> i64
              %876 = "arith.ori"(%t877_wide, %t877_fields) : (i64, i64) -> i64
              %878 = "arith.constant"() {value = 6 : i64} : () -> i64
              %879 = "arith.addi"(%876, %878) : (i64, i64) -> i64
              %t881_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
              %t881_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t881_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t881_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t881_shifted = "arith.shrui"(%t881_a, %t881_four) : (i32, i32) -> i32
              %t881_low = "arith.andi"(%t881_shifted, %t881_mask) : (i32, i32) -> i32
              %t881_wide = "arith.extui"(%t881_low) : (i32) -> i64
              %880 = "arith.ori"(%t881_wide, %t881_fields) : (i64, i64) -> i64
              %882 = "arith.constant"() {value = 1030 : i64} : () -> i64
              %883 = "arith.addi"(%880, %882) : (i64, i64) -> i64
              %884 = "arith.constant"() {value = 136314896 : i32} : () -> i32
              "llvm.inline_asm"(%725, %883, %879, %884, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %886 = "nvvm.elect.sync"() {cutec.arm = 34 : i32} : () -> i1
            "scf.if"(%886) ({
              %887 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %t888_s0 = "llvm.ptrtoint"(%887) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t888_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %889 = "llvm.getelementptr"(%114, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %890 = "nvvm.elect.sync"() {cutec.arm = 35 : i32} : () -> i1
            "scf.if"(%890) ({
              %t891_s0 = "llvm.ptrtoint"(%889) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t891_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %892 = "arith.addi"(%777, %721) : (i32, i32) -> i32
            %893 = "arith.constant"() {value = 4 : i32} : () -> i32
            %894 = "arith.cmpi"(%892, %893) {predicate = 0 : i64} : (i32, i32) -> i1
            %895 = "arith.xori"(%778, %721) : (i32, i32) -> i32
            %896 = "arith.select"(%894, %895, %778) : (i1, i32, i32) -> i32
            %897 = "arith.select"(%894, %49, %892) : (i1, i32, i32) -> i32
            %898 = "arith.addi"(%776, %721) : (i32, i32) -> i32
            %899, %900, %901, %902, %903, %904, %905, %906, %907, %908 = "scf.for"(%721, %796, %721, %740, %775, %898, %897, %896, %785, %786, %787, %789, %811) ({
            ^bb0(%909: i32, %910: i1, %911: i32, %912: i32, %913: i32, %914: i32, %915: i32, %916: i32, %917: i32, %918: i1, %919: i1):
              %920 = "llvm.getelementptr"(%113, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t921_s0 = "llvm.ptrtoint"(%920) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t921_s0, %914) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %922 = "llvm.getelementptr"(%139, %916) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t923_s0 = "llvm.ptrtoint"(%922) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t923_s0, %917) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %t924_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t924_s0, %911) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %926 = "arith.muli"(%916, %801) : (i32, i32) -> i32
              %927 = "llvm.getelementptr"(%64, %926) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %928 = "nvvm.elect.sync"() {cutec.arm = 36 : i32} : () -> i1
              "scf.if"(%928) ({
                %t930_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t930_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t930_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t930_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t930_shifted = "arith.shrui"(%t930_a, %t930_four) : (i32, i32) -> i32
                %t930_low = "arith.andi"(%t930_shifted, %t930_mask) : (i32, i32) -> i32
                %t930_wide = "arith.extui"(%t930_low) : (i32) -> i64
                %929 = "arith.ori"(%t930_wide, %t930_fields) : (i64, i64) -> i64
                %931 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %723, %929, %931, %910) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %933 = "arith.constant"() {value = 8 : i32} : () -> i32
              %934 = "arith.addi"(%723, %933) : (i32, i32) -> i32
              %935 = "nvvm.elect.sync"() {cutec.arm = 37 : i32} : () -> i1
              "scf.if"(%935) ({
                %t937_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t937_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t937_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t937_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t937_shifted = "arith.shrui"(%t937_a, %t937_four) : (i32, i32) -> i32
                %t937_low = "arith.andi"(%t937_shifted, %t937_mask) : (i32, i32) -> i32
                %t937_wide = "arith.extui"(%t937_low) : (i32) -> i64
                %936 = "arith.ori"(%t937_wide, %t937_fields) : (i64, i64) -> i64
                %938 = "arith.constant"() {value = 128 : i64} : () -> i64
                %939 = "arith.addi"(%936, %938) : (i64, i64) -> i64
                %940 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %934, %939, %940, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %942 = "arith.constant"() {value = 16 : i32} : () -> i32
              %943 = "arith.addi"(%723, %942) : (i32, i32) -> i32
              %944 = "nvvm.elect.sync"() {cutec.arm = 38 : i32} : () -> i1
              "scf.if"(%944) ({
                %t946_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t946_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t946_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t946_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t946_shifted = "arith.shrui"(%t946_a, %t946_four) : (i32, i32) -> i32
                %t946_low = "arith.andi"(%t946_shifted, %t946_mask) : (i32, i32) -> i32
                %t946_wide = "arith.extui"(%t946_low) : (i32) -> i64
                %945 = "arith.ori"(%t946_wide, %t946_fields) : (i64, i64) -> i64
                %947 = "arith.constant"() {value = 256 : i64} : () -> i64
                %948 = "arith.addi"(%945, %947) : (i64, i64) -> i64
                %949 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %943, %948, %949, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %951 = "arith.constant"() {value = 24 : i32} : () -> i32
              %952 = "arith.addi"(%723, %951) : (i32, i32) -> i32
              %953 = "nvvm.elect.sync"() {cutec.arm = 39 : i32} : () -> i1
              "scf.if"(%953) ({
                %t955_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t955_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t955_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t955_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t955_shifted = "arith.shrui"(%t955_a, %t955_four) : (i32, i32) -> i32
                %t955_low = "arith.andi"(%t955_shifted, %t955_mask) : (i32, i32) -> i32
                %t955_wide = "arith.extui"(%t955_low) : (i32) -> i64
                %954 = "arith.ori"(%t955_wide, %t955_fields) : (i64, i64) -> i64
                %956 = "arith.constant"() {value = 384 : i64} : () -> i64
                %957 = "arith.addi"(%954, %956) : (i64, i64) -> i64
                %958 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %952, %957, %958, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %960 = "arith.addi"(%723, %46) : (i32, i32) -> i32
              %961 = "nvvm.elect.sync"() {cutec.arm = 40 : i32} : () -> i1
              "scf.if"(%961) ({
                %t963_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t963_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t963_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t963_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t963_shifted = "arith.shrui"(%t963_a, %t963_four) : (i32, i32) -> i32
                %t963_low = "arith.andi"(%t963_shifted, %t963_mask) : (i32, i32) -> i32
                %t963_wide = "arith.extui"(%t963_low) : (i32) -> i64
                %962 = "arith.ori"(%t963_wide, %t963_fields) : (i64, i64) -> i64
                %964 = "arith.constant"() {value = 512 : i64} : () -> i64
                %965 = "arith.addi"(%962, %964) : (i64, i64) -> i64
                %966 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %960, %965, %966, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %968 = "arith.constant"() {value = 40 : i32} : () -> i32
              %969 = "arith.addi"(%723, %968) : (i32, i32) -> i32
              %970 = "nvvm.elect.sync"() {cutec.arm = 41 : i32} : () -> i1
              "scf.if"(%970) ({
                %t972_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t972_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t972_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t972_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t972_shifted = "arith.shrui"(%t972_a, %t972_four) : (i32, i32) -> i32
                %t972_low = "arith.andi"(%t972_shifted, %t972_mask) : (i32, i32) -> i32
                %t972_wide = "arith.extui"(%t972_low) : (i32) -> i64
                %971 = "arith.ori"(%t972_wide, %t972_fields) : (i64, i64) -> i64
                %973 = "arith.constant"() {value = 640 : i64} : () -> i64
                %974 = "arith.addi"(%971, %973) : (i64, i64) -> i64
                %975 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %969, %974, %975, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %977 = "arith.constant"() {value = 48 : i32} : () -> i32
              %978 = "arith.addi"(%723, %977) : (i32, i32) -> i32
              %979 = "nvvm.elect.sync"() {cutec.arm = 42 : i32} : () -> i1
              "scf.if"(%979) ({
                %t981_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t981_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t981_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t981_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t981_shifted = "arith.shrui"(%t981_a, %t981_four) : (i32, i32) -> i32
                %t981_low = "arith.andi"(%t981_shifted, %t981_mask) : (i32, i32) -> i32
                %t981_wide = "arith.extui"(%t981_low) : (i32) -> i64
                %980 = "arith.ori"(%t981_wide, %t981_fields) : (i64, i64) -> i64
                %982 = "arith.constant"() {value = 768 : i64} : () -> i64
                %983 = "arith.addi"(%980, %982) : (i64, i64) -> i64
                %984 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %978, %983, %984, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %986 = "arith.constant"() {value = 56 : i32} : () -> i32
              %987 = "arith.addi"(%723, %986) : (i32, i32) -> i32
              %988 = "nvvm.elect.sync"() {cutec.arm = 43 : i32} : () -> i1
              "scf.if"(%988) ({
                %t990_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t990_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t990_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t990_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t990_shifted = "arith.shrui"(%t990_a, %t990_four) : (i32, i32) -> i32
                %t990_low = "arith.andi"(%t990_shifted, %t990_mask) : (i32, i32) -> i32
                %t990_wide = "arith.extui"(%t990_low) : (i32) -> i64
                %989 = "arith.ori"(%t990_wide, %t990_fields) : (i64, i64) -> i64
                %991 = "arith.constant"() {value = 896 : i64} : () -> i64
                %992 = "arith.addi"(%989, %991) : (i64, i64) -> i64
                %993 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%727, %987, %992, %993, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %995 = "arith.muli"(%913, %801) : (i32, i32) -> i32
              %996 = "llvm.getelementptr"(%63, %995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %997 = "nvvm.elect.sync"() {cutec.arm = 44 : i32} : () -> i1
              "scf.if"(%997) ({
                %t999_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t999_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t999_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t999_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t999_shifted = "arith.shrui"(%t999_a, %t999_four) : (i32, i32) -> i32
                %t999_low = "arith.andi"(%t999_shifted, %t999_mask) : (i32, i32) -> i32
                %t999_wide = "arith.extui"(%t999_low) : (i32) -> i64
                %998 = "arith.ori"(%t999_wide, %t999_fields) : (i64, i64) -> i64
                %t1001_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1001_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1001_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1001_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1001_shifted = "arith.shrui"(%t1001_a, %t1001_four) : (i32, i32) -> i32
                %t1001_low = "arith.andi"(%t1001_shifted, %t1001_mask) : (i32, i32) -> i32
                %t1001_wide = "arith.extui"(%t1001_low) : (i32) -> i64
                %1000 = "arith.ori"(%t1001_wide, %t1001_fields) : (i64, i64) -> i64
                %1002 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%723, %1000, %998, %1002, %740) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1004 = "nvvm.elect.sync"() {cutec.arm = 45 : i32} : () -> i1
              "scf.if"(%1004) ({
                %t1006_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t1006_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1006_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1006_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1006_shifted = "arith.shrui"(%t1006_a, %t1006_four) : (i32, i32) -> i32
                %t1006_low = "arith.andi"(%t1006_shifted, %t1006_mask) : (i32, i32) -> i32
                %t1006_wide = "arith.extui"(%t1006_low) : (i32) -> i64
                %1005 = "arith.ori"(%t1006_wide, %t1006_fields) : (i64, i64) -> i64
                %1007 = "arith.constant"() {value = 2 : i64} : () -> i64
                %1008 = "arith.addi"(%1005, %1007) : (i64, i64) -> i64
                %t1010_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1010_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1010_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1010_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1010_shifted = "arith.shrui"(%t1010_a, %t1010_four) : (i32, i32) -> i32
                %t1010_low = "arith.andi"(%t1010_shifted, %t1010_mask) : (i32, i32) -> i32
                %t1010_wide = "arith.extui"(%t1010_low) : (i32) -> i64
                %1009 = "arith.ori"(%t1010_wide, %t1010_fields) : (i64, i64) -> i64
                %1011 = "arith.addi"(%1009, %1007) : (i64, i64) -> i64
                %1012 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%723, %1011, %1008, %1012, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1014 = "nvvm.elect.sync"() {cutec.arm = 46 : i32} : () -> i1
              "scf.if"(%1014) ({
                %t1016_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t1016_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1016_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1016_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1016_shifted = "arith.shrui"(%t1016_a, %t1016_four) : (i32, i32) -> i32
                %t1016_low = "arith.andi"(%t1016_shifted, %t1016_mask) : (i32, i32) -> i32
                %t1016_wide = "arith.extui"(%t1016_low) : (i32) -> i64
                %1015 = "arith.ori"(%t1016_wide, %t1016_fields) : (i64, i64) -> i64
                %1017 = "arith.constant"() {value = 4 : i64} : () -> i64
                %1018 = "arith.addi"(%1015, %1017) : (i64, i64) -> i64
                %t1020_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1020_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1020_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1020_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1020_shifted = "arith.shrui"(%t1020_a, %t1020_four) : (i32, i32) -> i32
                %t1020_low = "arith.andi"(%t1020_shifted, %t1020_mask) : (i32, i32) -> i32
                %t1020_wide = "arith.extui"(%t1020_low) : (i32) -> i64
                %1019 = "arith.ori"(%t1020_wide, %t1020_fields) : (i64, i64) -> i64
                %1021 = "arith.addi"(%1019, %1017) : (i64, i64) -> i64
                %1022 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%723, %1021, %1018, %1022, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1024 = "nvvm.elect.sync"() {cutec.arm = 47 : i32} : () -> i1
              "scf.if"(%1024) ({
                %t1026_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t1026_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1026_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1026_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1026_shifted = "arith.shrui"(%t1026_a, %t1026_four) : (i32, i32) -> i32
                %t1026_low = "arith.andi"(%t1026_shifted, %t1026_mask) : (i32, i32) -> i32
                %t1026_wide = "arith.extui"(%t1026_low) : (i32) -> i64
                %1025 = "arith.ori"(%t1026_wide, %t1026_fields) : (i64, i64) -> i64
                %1027 = "arith.constant"() {value = 6 : i64} : () -> i64
                %1028 = "arith.addi"(%1025, %1027) : (i64, i64) -> i64
                %t1030_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1030_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1030_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1030_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1030_shifted = "arith.shrui"(%t1030_a, %t1030_four) : (i32, i32) -> i32
                %t1030_low = "arith.andi"(%t1030_shifted, %t1030_mask) : (i32, i32) -> i32
                %t1030_wide = "arith.extui"(%t1030_low) : (i32) -> i64
                %1029 = "arith.ori"(%t1030_wide, %t1030_fields) : (i64, i64) -> i64
                %1031 = "arith.addi"(%1029, %1027) : (i64, i64) -> i64
                %1032 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%723, %1031, %1028, %1032, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1034 = "nvvm.elect.sync"() {cutec.arm = 48 : i32} : () -> i1
              "scf.if"(%1034) ({
                %t1035_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1035_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1036 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %t1037_s0 = "llvm.ptrtoint"(%1036) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1037_s0, %911) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %1039 = "nvvm.elect.sync"() {cutec.arm = 49 : i32} : () -> i1
              "scf.if"(%1039) ({
                %t1041_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1041_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1041_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1041_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1041_shifted = "arith.shrui"(%t1041_a, %t1041_four) : (i32, i32) -> i32
                %t1041_low = "arith.andi"(%t1041_shifted, %t1041_mask) : (i32, i32) -> i32
                %t1041_wide = "arith.extui"(%t1041_low) : (i32) -> i64
                %1040 = "arith.ori"(%t1041_wide, %t1041_fields) : (i64, i64) -> i64
                %1042 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %725, %1040, %1042, %910) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1044 = "arith.addi"(%725, %933) : (i32, i32) -> i32
              %1045 = "nvvm.elect.sync"() {cutec.arm = 50 : i32} : () -> i1
              "scf.if"(%1045) ({
                %t1047_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1047_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1047_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1047_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1047_shifted = "arith.shrui"(%t1047_a, %t1047_four) : (i32, i32) -> i32
                %t1047_low = "arith.andi"(%t1047_shifted, %t1047_mask) : (i32, i32) -> i32
                %t1047_wide = "arith.extui"(%t1047_low) : (i32) -> i64
                %1046 = "arith.ori"(%t1047_wide, %t1047_fields) : (i64, i64) -> i64
                %1048 = "arith.constant"() {value = 128 : i64} : () -> i64
                %1049 = "arith.addi"(%1046, %1048) : (i64, i64) -> i64
                %1050 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %1044, %1049, %1050, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1052 = "arith.addi"(%725, %942) : (i32, i32) -> i32
              %1053 = "nvvm.elect.sync"() {cutec.arm = 51 : i32} : () -> i1
              "scf.if"(%1053) ({
                %t1055_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1055_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1055_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1055_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1055_shifted = "arith.shrui"(%t1055_a, %t1055_four) : (i32, i32) -> i32
                %t1055_low = "arith.andi"(%t1055_shifted, %t1055_mask) : (i32, i32) -> i32
                %t1055_wide = "arith.extui"(%t1055_low) : (i32) -> i64
                %1054 = "arith.ori"(%t1055_wide, %t1055_fields) : (i64, i64) -> i64
                %1056 = "arith.constant"() {value = 256 : i64} : () -> i64
                %1057 = "arith.addi"(%1054, %1056) : (i64, i64) -> i64
                %1058 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %1052, %1057, %1058, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1060 = "arith.addi"(%725, %951) : (i32, i32) -> i32
              %1061 = "nvvm.elect.sync"() {cutec.arm = 52 : i32} : () -> i1
              "scf.if"(%1061) ({
                %t1063_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1063_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1063_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1063_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1063_shifted = "arith.shrui"(%t1063_a, %t1063_four) : (i32, i32) -> i32
                %t1063_low = "arith.andi"(%t1063_shifted, %t1063_mask) : (i32, i32) -> i32
                %t1063_wide = "arith.extui"(%t1063_low) : (i32) -> i64
                %1062 = "arith.ori"(%t1063_wide, %t1063_fields) : (i64, i64) -> i64
                %1064 = "arith.constant"() {value = 384 : i64} : () -> i64
                %1065 = "arith.addi"(%1062, %1064) : (i64, i64) -> i64
                %1066 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %1060, %1065, %1066, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1068 = "arith.addi"(%725, %46) : (i32, i32) -> i32
              %1069 = "nvvm.elect.sync"() {cutec.arm = 53 : i32} : () -> i1
              "scf.if"(%1069) ({
                %t1071_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1071_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1071_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1071_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1071_shifted = "arith.shrui"(%t1071_a, %t1071_four) : (i32, i32) -> i32
                %t1071_low = "arith.andi"(%t1071_shifted, %t1071_mask) : (i32, i32) -> i32
                %t1071_wide = "arith.extui"(%t1071_low) : (i32) -> i64
                %1070 = "arith.ori"(%t1071_wide, %t1071_fields) : (i64, i64) -> i64
                %1072 = "arith.constant"() {value = 512 : i64} : () -> i64
                %1073 = "arith.addi"(%1070, %1072) : (i64, i64) -> i64
                %1074 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %1068, %1073, %1074, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1076 = "arith.addi"(%725, %968) : (i32, i32) -> i32
              %1077 = "nvvm.elect.sync"() {cutec.arm = 54 : i32} : () -> i1
              "scf.if"(%1077) ({
                %t1079_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1079_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1079_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1079_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1079_shifted = "arith.shrui"(%t1079_a, %t1079_four) : (i32, i32) -> i32
                %t1079_low = "arith.andi"(%t1079_shifted, %t1079_mask) : (i32, i32) -> i32
                %t1079_wide = "arith.extui"(%t1079_low) : (i32) -> i64
                %1078 = "arith.ori"(%t1079_wide, %t1079_fields) : (i64, i64) -> i64
                %1080 = "arith.constant"() {value = 640 : i64} : () -> i64
                %1081 = "arith.addi"(%1078, %1080) : (i64, i64) -> i64
                %1082 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %1076, %1081, %1082, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1084 = "arith.addi"(%725, %977) : (i32, i32) -> i32
              %1085 = "nvvm.elect.sync"() {cutec.arm = 55 : i32} : () -> i1
              "scf.if"(%1085) ({
                %t1087_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1087_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1087_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1087_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1087_shifted = "arith.shrui"(%t1087_a, %t1087_four) : (i32, i32) -> i32
                %t1087_low = "arith.andi"(%t1087_shifted, %t1087_mask) : (i32, i32) -> i32
                %t1087_wide = "arith.extui"(%t1087_low) : (i32) -> i64
                %1086 = "arith.ori"(%t1087_wide, %t1087_fields) : (i64, i64) -> i64
                %1088 = "arith.constant"() {value = 768 : i64} : () -> i64
                %1089 = "arith.addi"(%1086, %1088) : (i64, i64) -> i64
                %1090 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %1084, %1089, %1090, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1092 = "arith.addi"(%725, %986) : (i32, i32) -> i32
              %1093 = "nvvm.elect.sync"() {cutec.arm = 56 : i32} : () -> i1
              "scf.if"(%1093) ({
                %t1095_a = "llvm.ptrtoint"(%927) : (!llvm.ptr<3>) -> i32
                %t1095_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1095_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1095_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
                %t1095_shifted = "arith.shrui"(%t1095_a, %t1095_four) : (i32, i32) -> i32
                %t1095_low = "arith.andi"(%t1095_shifted, %t1095_mask) : (i32, i32) -> i32
                %t1095_wide = "arith.extui"(%t1095_low) : (i32) -> i64
                %1094 = "arith.ori"(%t1095_wide, %t1095_fields) : (i64, i64) -> i64
                %1096 = "arith.constant"() {value = 896 : i64} : () -> i64
                %1097 = "arith.addi"(%1094, %1096) : (i64, i64) -> i64
                %1098 = "arith.constant"() {value = 135331856 : i32} : () -> i32
                "llvm.inline_asm"(%729, %1092, %1097, %1098, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1100 = "nvvm.elect.sync"() {cutec.arm = 57 : i32} : () -> i1
              "scf.if"(%1100) ({
                %t1102_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t1102_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1102_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1102_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1102_shifted = "arith.shrui"(%t1102_a, %t1102_four) : (i32, i32) -> i32
                %t1102_low = "arith.andi"(%t1102_shifted, %t1102_mask) : (i32, i32) -> i32
                %t1102_wide = "arith.extui"(%t1102_low) : (i32) -> i64
                %1101 = "arith.ori"(%t1102_wide, %t1102_fields) : (i64, i64) -> i64
                %t1104_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1104_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1104_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1104_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1104_shifted = "arith.shrui"(%t1104_a, %t1104_four) : (i32, i32) -> i32
                %t1104_low = "arith.andi"(%t1104_shifted, %t1104_mask) : (i32, i32) -> i32
                %t1104_wide = "arith.extui"(%t1104_low) : (i32) -> i64
                %1103 = "arith.ori"(%t1104_wide, %t1104_fields) : (i64, i64) -> i64
                %1105 = "arith.constant"() {value = 1024 : i64} : () -> i64
                %1106 = "arith.addi"(%1103, %1105) : (i64, i64) -> i64
                %1107 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%725, %1106, %1101, %1107, %740) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1109 = "nvvm.elect.sync"() {cutec.arm = 58 : i32} : () -> i1
              "scf.if"(%1109) ({
                %t1111_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t1111_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1111_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1111_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1111_shifted = "arith.shrui"(%t1111_a, %t1111_four) : (i32, i32) -> i32
                %t1111_low = "arith.andi"(%t1111_shifted, %t1111_mask) : (i32, i32) -> i32
                %t1111_wide = "arith.extui"(%t1111_low) : (i32) -> i64
                %1110 = "arith.ori"(%t1111_wide, %t1111_fields) : (i64, i64) -> i64
                %1112 = "arith.constant"() {value = 2 : i64} : () -> i64
                %1113 = "arith.addi"(%1110, %1112) : (i64, i64) -> i64
                %t1115_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1115_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1115_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1115_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1115_shifted = "arith.shrui"(%t1115_a, %t1115_four) : (i32, i32) -> i32
                %t1115_low = "arith.andi"(%t1115_shifted, %t1115_mask) : (i32, i32) -> i32
                %t1115_wide = "arith.extui"(%t1115_low) : (i32) -> i64
                %1114 = "arith.ori"(%t1115_wide, %t1115_fields) : (i64, i64) -> i64
                %1116 = "arith.constant"() {value = 1026 : i64} : () -> i64
                %1117 = "arith.addi"(%1114, %1116) : (i64, i64) -> i64
                %1118 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%725, %1117, %1113, %1118, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1120 = "nvvm.elect.sync"() {cutec.arm = 59 : i32} : () -> i1
              "scf.if"(%1120) ({
                %t1122_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t1122_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1122_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1122_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1122_shifted = "arith.shrui"(%t1122_a, %t1122_four) : (i32, i32) -> i32
                %t1122_low = "arith.andi"(%t1122_shifted, %t1122_mask) : (i32, i32) -> i32
                %t1122_wide = "arith.extui"(%t1122_low) : (i32) -> i64
                %1121 = "arith.ori"(%t1122_wide, %t1122_fields) : (i64, i64) -> i64
                %1123 = "arith.constant"() {value = 4 : i64} : () -> i64
                %1124 = "arith.addi"(%1121, %1123) : (i64, i64) -> i64
                %t1126_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1126_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1126_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1126_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1126_shifted = "arith.shrui"(%t1126_a, %t1126_four) : (i32, i32) -> i32
                %t1126_low = "arith.andi"(%t1126_shifted, %t1126_mask) : (i32, i32) -> i32
                %t1126_wide = "arith.extui"(%t1126_low) : (i32) -> i64
                %1125 = "arith.ori"(%t1126_wide, %t1126_fields) : (i64, i64) -> i64
                %1127 = "arith.constant"() {value = 1028 : i64} : () -> i64
                %1128 = "arith.addi"(%1125, %1127) : (i64, i64) -> i64
                %1129 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%725, %1128, %1124, %1129, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1131 = "nvvm.elect.sync"() {cutec.arm = 60 : i32} : () -> i1
              "scf.if"(%1131) ({
                %t1133_a = "llvm.ptrtoint"(%996) : (!llvm.ptr<3>) -> i32
                %t1133_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1133_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1133_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1133_shifted = "arith.shrui"(%t1133_a, %t1133_four) : (i32, i32) -> i32
                %t1133_low = "arith.andi"(%t1133_shifted, %t1133_mask) : (i32, i32) -> i32
                %t1133_wide = "arith.extui"(%t1133_low) : (i32) -> i64
                %1132 = "arith.ori"(%t1133_wide, %t1133_fields) : (i64, i64) -> i64
                %1134 = "arith.constant"() {value = 6 : i64} : () -> i64
                %1135 = "arith.addi"(%1132, %1134) : (i64, i64) -> i64
                %t1137_a = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
                %t1137_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t1137_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t1137_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t1137_shifted = "arith.shrui"(%t1137_a, %t1137_four) : (i32, i32) -> i32
                %t1137_low = "arith.andi"(%t1137_shifted, %t1137_mask) : (i32, i32) -> i32
                %t1137_wide = "arith.extui"(%t1137_low) : (i32) -> i64
                %1136 = "arith.ori"(%t1137_wide, %t1137_fields) : (i64, i64) -> i64
                %1138 = "arith.constant"() {value = 1030 : i64} : () -> i64
                %1139 = "arith.addi"(%1136, %1138) : (i64, i64) -> i64
                %1140 = "arith.constant"() {value = 136314896 : i32} : () -> i32
                "llvm.inline_asm"(%725, %1139, %1135, %1140, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1142 = "nvvm.elect.sync"() {cutec.arm = 61 : i32} : () -> i1
              "scf.if"(%1142) ({
                %1143 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %t1144_s0 = "llvm.ptrtoint"(%1143) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1144_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1145 = "llvm.getelementptr"(%114, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1146 = "nvvm.elect.sync"() {cutec.arm = 62 : i32} : () -> i1
              "scf.if"(%1146) ({
                %t1147_s0 = "llvm.ptrtoint"(%1145) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1147_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1148 = "llvm.getelementptr"(%140, %916) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1149 = "nvvm.elect.sync"() {cutec.arm = 63 : i32} : () -> i1
              "scf.if"(%1149) ({
                %t1150_s0 = "llvm.ptrtoint"(%1148) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1150_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1151 = "arith.addi"(%913, %721) : (i32, i32) -> i32
              %1152 = "arith.cmpi"(%1151, %893) {predicate = 0 : i64} : (i32, i32) -> i1
              %1153 = "arith.xori"(%914, %721) : (i32, i32) -> i32
              %1154 = "arith.select"(%1152, %1153, %914) : (i1, i32, i32) -> i32
              %1155 = "arith.select"(%1152, %49, %1151) : (i1, i32, i32) -> i32
              %1156 = "arith.addi"(%912, %721) : (i32, i32) -> i32
              %1157 = "arith.addi"(%916, %721) : (i32, i32) -> i32
              %1158 = "arith.cmpi"(%1157, %893) {predicate = 0 : i64} : (i32, i32) -> i1
              %1159 = "arith.xori"(%917, %721) : (i32, i32) -> i32
              %1160 = "arith.select"(%1158, %1159, %917) : (i1, i32, i32) -> i32
              %1161 = "arith.select"(%1158, %49, %1157) : (i1, i32, i32) -> i32
              %1162 = "arith.addi"(%915, %721) : (i32, i32) -> i32
              %1163 = "arith.xori"(%911, %721) : (i32, i32) -> i32
              "scf.yield"(%811, %1163, %1156, %1155, %1154, %1162, %1161, %1160, %811, %811) : (i1, i32, i32, i32, i32, i32, i32, i32, i1, i1) -> ()
            }) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, i32, i32, i1, i1) -> (i1, i32, i32, i32, i32, i32, i32, i32, i1, i1)
            %1164 = "llvm.getelementptr"(%99, %783) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1165 = "nvvm.elect.sync"() {cutec.arm = 64 : i32} : () -> i1
            "scf.if"(%1165) ({
              %t1166_s0 = "llvm.ptrtoint"(%1164) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1166_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1167 = "arith.addi"(%783, %721) : (i32, i32) -> i32
            %1168 = "arith.cmpi"(%1167, %721) {predicate = 0 : i64} : (i32, i32) -> i1
            %1169 = "arith.xori"(%784, %721) : (i32, i32) -> i32
            %1170 = "arith.select"(%1168, %1169, %784) : (i1, i32, i32) -> i32
            %1171 = "arith.select"(%1168, %49, %1167) : (i1, i32, i32) -> i32
            %1172 = "arith.addi"(%782, %721) : (i32, i32) -> i32
            %1173 = "llvm.getelementptr"(%139, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1174_s0 = "llvm.ptrtoint"(%1173) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1174_s0, %906) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %t1175_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1175_s0, %900) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %1177 = "arith.muli"(%905, %801) : (i32, i32) -> i32
            %1178 = "llvm.getelementptr"(%64, %1177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1179 = "nvvm.elect.sync"() {cutec.arm = 65 : i32} : () -> i1
            "scf.if"(%1179) ({
              %t1181_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1181_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1181_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1181_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1181_shifted = "arith.shrui"(%t1181_a, %t1181_four) : (i32, i32) -> i32
              %t1181_low = "arith.andi"(%t1181_shifted, %t1181_mask) : (i32, i32) -> i32
              %t1181_wide = "arith.extui"(%t1181_low) : (i32) -> i64
              %1180 = "arith.ori"(%t1181_wide, %t1181_fields) : (i64, i64) -> i64
              %1182 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %723, %1180, %1182, %899) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1184 = "arith.constant"() {value = 8 : i32} : () -> i32
            %1185 = "arith.addi"(%723, %1184) : (i32, i32) -> i32
            %1186 = "nvvm.elect.sync"() {cutec.arm = 66 : i32} : () -> i1
            "scf.if"(%1186) ({
              %t1188_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1188_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1188_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1188_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1188_shifted = "arith.shrui"(%t1188_a, %t1188_four) : (i32, i32) -> i32
              %t1188_low = "arith.andi"(%t1188_shifted, %t1188_mask) : (i32, i32) -> i32
              %t1188_wide = "arith.extui"(%t1188_low) : (i32) -> i64
              %1187 = "arith.ori"(%t1188_wide, %t1188_fields) : (i64, i64) -> i64
              %1189 = "arith.constant"() {value = 128 : i64} : () -> i64
              %1190 = "arith.addi"(%1187, %1189) : (i64, i64) -> i64
              %1191 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %1185, %1190, %1191, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1193 = "arith.constant"() {value = 16 : i32} : () -> i32
            %1194 = "arith.addi"(%723, %1193) : (i32, i32) -> i32
            %1195 = "nvvm.elect.sync"() {cutec.arm = 67 : i32} : () -> i1
            "scf.if"(%1195) ({
              %t1197_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1197_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1197_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1197_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1197_shifted = "arith.shrui"(%t1197_a, %t1197_four) : (i32, i32) -> i32
              %t1197_low = "arith.andi"(%t1197_shifted, %t1197_mask) : (i32, i32) -> i32
              %t1197_wide = "arith.extui"(%t1197_low) : (i32) -> i64
              %1196 = "arith.ori"(%t1197_wide, %t1197_fields) : (i64, i64) -> i64
              %1198 = "arith.constant"() {value = 256 : i64} : () -> i64
              %1199 = "arith.addi"(%1196, %1198) : (i64, i64) -> i64
              %1200 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %1194, %1199, %1200, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1202 = "arith.constant"() {value = 24 : i32} : () -> i32
            %1203 = "arith.addi"(%723, %1202) : (i32, i32) -> i32
            %1204 = "nvvm.elect.sync"() {cutec.arm = 68 : i32} : () -> i1
            "scf.if"(%1204) ({
              %t1206_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1206_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1206_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1206_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1206_shifted = "arith.shrui"(%t1206_a, %t1206_four) : (i32, i32) -> i32
              %t1206_low = "arith.andi"(%t1206_shifted, %t1206_mask) : (i32, i32) -> i32
              %t1206_wide = "arith.extui"(%t1206_low) : (i32) -> i64
              %1205 = "arith.ori"(%t1206_wide, %t1206_fields) : (i64, i64) -> i64
              %1207 = "arith.constant"() {value = 384 : i64} : () -> i64
              %1208 = "arith.addi"(%1205, %1207) : (i64, i64) -> i64
              %1209 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %1203, %1208, %1209, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1211 = "arith.addi"(%723, %46) : (i32, i32) -> i32
            %1212 = "nvvm.elect.sync"() {cutec.arm = 69 : i32} : () -> i1
            "scf.if"(%1212) ({
              %t1214_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1214_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1214_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1214_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1214_shifted = "arith.shrui"(%t1214_a, %t1214_four) : (i32, i32) -> i32
              %t1214_low = "arith.andi"(%t1214_shifted, %t1214_mask) : (i32, i32) -> i32
              %t1214_wide = "arith.extui"(%t1214_low) : (i32) -> i64
              %1213 = "arith.ori"(%t1214_wide, %t1214_fields) : (i64, i64) -> i64
              %1215 = "arith.constant"() {value = 512 : i64} : () -> i64
              %1216 = "arith.addi"(%1213, %1215) : (i64, i64) -> i64
              %1217 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %1211, %1216, %1217, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1219 = "arith.constant"() {value = 40 : i32} : () -> i32
            %1220 = "arith.addi"(%723, %1219) : (i32, i32) -> i32
            %1221 = "nvvm.elect.sync"() {cutec.arm = 70 : i32} : () -> i1
            "scf.if"(%1221) ({
              %t1223_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1223_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1223_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1223_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1223_shifted = "arith.shrui"(%t1223_a, %t1223_four) : (i32, i32) -> i32
              %t1223_low = "arith.andi"(%t1223_shifted, %t1223_mask) : (i32, i32) -> i32
              %t1223_wide = "arith.extui"(%t1223_low) : (i32) -> i64
              %1222 = "arith.ori"(%t1223_wide, %t1223_fields) : (i64, i64) -> i64
              %1224 = "arith.constant"() {value = 640 : i64} : () -> i64
              %1225 = "arith.addi"(%1222, %1224) : (i64, i64) -> i64
              %1226 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %1220, %1225, %1226, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1228 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1229 = "arith.addi"(%723, %1228) : (i32, i32) -> i32
            %1230 = "nvvm.elect.sync"() {cutec.arm = 71 : i32} : () -> i1
            "scf.if"(%1230) ({
              %t1232_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1232_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1232_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1232_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1232_shifted = "arith.shrui"(%t1232_a, %t1232_four) : (i32, i32) -> i32
              %t1232_low = "arith.andi"(%t1232_shifted, %t1232_mask) : (i32, i32) -> i32
              %t1232_wide = "arith.extui"(%t1232_low) : (i32) -> i64
              %1231 = "arith.ori"(%t1232_wide, %t1232_fields) : (i64, i64) -> i64
              %1233 = "arith.constant"() {value = 768 : i64} : () -> i64
              %1234 = "arith.addi"(%1231, %1233) : (i64, i64) -> i64
              %1235 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %1229, %1234, %1235, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1237 = "arith.constant"() {value = 56 : i32} : () -> i32
            %1238 = "arith.addi"(%723, %1237) : (i32, i32) -> i32
            %1239 = "nvvm.elect.sync"() {cutec.arm = 72 : i32} : () -> i1
            "scf.if"(%1239) ({
              %t1241_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1241_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1241_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1241_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1241_shifted = "arith.shrui"(%t1241_a, %t1241_four) : (i32, i32) -> i32
              %t1241_low = "arith.andi"(%t1241_shifted, %t1241_mask) : (i32, i32) -> i32
              %t1241_wide = "arith.extui"(%t1241_low) : (i32) -> i64
              %1240 = "arith.ori"(%t1241_wide, %t1241_fields) : (i64, i64) -> i64
              %1242 = "arith.constant"() {value = 896 : i64} : () -> i64
              %1243 = "arith.addi"(%1240, %1242) : (i64, i64) -> i64
              %1244 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%727, %1238, %1243, %1244, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1246 = "nvvm.elect.sync"() {cutec.arm = 73 : i32} : () -> i1
            "scf.if"(%1246) ({
              %t1247_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1247_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1248 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %t1249_s0 = "llvm.ptrtoint"(%1248) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1249_s0, %900) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %1251 = "nvvm.elect.sync"() {cutec.arm = 74 : i32} : () -> i1
            "scf.if"(%1251) ({
              %t1253_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1253_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1253_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1253_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1253_shifted = "arith.shrui"(%t1253_a, %t1253_four) : (i32, i32) -> i32
              %t1253_low = "arith.andi"(%t1253_shifted, %t1253_mask) : (i32, i32) -> i32
              %t1253_wide = "arith.extui"(%t1253_low) : (i32) -> i64
              %1252 = "arith.ori"(%t1253_wide, %t1253_fields) : (i64, i64) -> i64
              %1254 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %725, %1252, %1254, %899) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1256 = "arith.addi"(%725, %1184) : (i32, i32) -> i32
            %1257 = "nvvm.elect.sync"() {cutec.arm = 75 : i32} : () -> i1
            "scf.if"(%1257) ({
              %t1259_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1259_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1259_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1259_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1259_shifted = "arith.shrui"(%t1259_a, %t1259_four) : (i32, i32) -> i32
              %t1259_low = "arith.andi"(%t1259_shifted, %t1259_mask) : (i32, i32) -> i32
              %t1259_wide = "arith.extui"(%t1259_low) : (i32) -> i64
              %1258 = "arith.ori"(%t1259_wide, %t1259_fields) : (i64, i64) -> i64
              %1260 = "arith.constant"() {value = 128 : i64} : () -> i64
              %1261 = "arith.addi"(%1258, %1260) : (i64, i64) -> i64
              %1262 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %1256, %1261, %1262, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1264 = "arith.addi"(%725, %1193) : (i32, i32) -> i32
            %1265 = "nvvm.elect.sync"() {cutec.arm = 76 : i32} : () -> i1
            "scf.if"(%1265) ({
              %t1267_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1267_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1267_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1267_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1267_shifted = "arith.shrui"(%t1267_a, %t1267_four) : (i32, i32) -> i32
              %t1267_low = "arith.andi"(%t1267_shifted, %t1267_mask) : (i32, i32) -> i32
              %t1267_wide = "arith.extui"(%t1267_low) : (i32) -> i64
              %1266 = "arith.ori"(%t1267_wide, %t1267_fields) : (i64, i64) -> i64
              %1268 = "arith.constant"() {value = 256 : i64} : () -> i64
              %1269 = "arith.addi"(%1266, %1268) : (i64, i64) -> i64
              %1270 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %1264, %1269, %1270, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1272 = "arith.addi"(%725, %1202) : (i32, i32) -> i32
            %1273 = "nvvm.elect.sync"() {cutec.arm = 77 : i32} : () -> i1
            "scf.if"(%1273) ({
              %t1275_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1275_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1275_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1275_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1275_shifted = "arith.shrui"(%t1275_a, %t1275_four) : (i32, i32) -> i32
              %t1275_low = "arith.andi"(%t1275_shifted, %t1275_mask) : (i32, i32) -> i32
              %t1275_wide = "arith.extui"(%t1275_low) : (i32) -> i64
              %1274 = "arith.ori"(%t1275_wide, %t1275_fields) : (i64, i64) -> i64
              %1276 = "arith.constant"() {value = 384 : i64} : () -> i64
              %1277 = "arith.addi"(%1274, %1276) : (i64, i64) -> i64
              %1278 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %1272, %1277, %1278, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1280 = "arith.addi"(%725, %46) : (i32, i32) -> i32
            %1281 = "nvvm.elect.sync"() {cutec.arm = 78 : i32} : () -> i1
            "scf.if"(%1281) ({
              %t1283_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1283_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1283_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1283_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1283_shifted = "arith.shrui"(%t1283_a, %t1283_four) : (i32, i32) -> i32
              %t1283_low = "arith.andi"(%t1283_shifted, %t1283_mask) : (i32, i32) -> i32
              %t1283_wide = "arith.extui"(%t1283_low) : (i32) -> i64
              %1282 = "arith.ori"(%t1283_wide, %t1283_fields) : (i64, i64) -> i64
              %1284 = "arith.constant"() {value = 512 : i64} : () -> i64
              %1285 = "arith.addi"(%1282, %1284) : (i64, i64) -> i64
              %1286 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %1280, %1285, %1286, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1288 = "arith.addi"(%725, %1219) : (i32, i32) -> i32
            %1289 = "nvvm.elect.sync"() {cutec.arm = 79 : i32} : () -> i1
            "scf.if"(%1289) ({
              %t1291_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1291_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1291_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1291_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1291_shifted = "arith.shrui"(%t1291_a, %t1291_four) : (i32, i32) -> i32
              %t1291_low = "arith.andi"(%t1291_shifted, %t1291_mask) : (i32, i32) -> i32
              %t1291_wide = "arith.extui"(%t1291_low) : (i32) -> i64
              %1290 = "arith.ori"(%t1291_wide, %t1291_fields) : (i64, i64) -> i64
              %1292 = "arith.constant"() {value = 640 : i64} : () -> i64
              %1293 = "arith.addi"(%1290, %1292) : (i64, i64) -> i64
              %1294 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %1288, %1293, %1294, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1296 = "arith.addi"(%725, %1228) : (i32, i32) -> i32
            %1297 = "nvvm.elect.sync"() {cutec.arm = 80 : i32} : () -> i1
            "scf.if"(%1297) ({
              %t1299_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1299_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1299_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1299_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1299_shifted = "arith.shrui"(%t1299_a, %t1299_four) : (i32, i32) -> i32
              %t1299_low = "arith.andi"(%t1299_shifted, %t1299_mask) : (i32, i32) -> i32
              %t1299_wide = "arith.extui"(%t1299_low) : (i32) -> i64
              %1298 = "arith.ori"(%t1299_wide, %t1299_fields) : (i64, i64) -> i64
              %1300 = "arith.constant"() {value = 768 : i64} : () -> i64
              %1301 = "arith.addi"(%1298, %1300) : (i64, i64) -> i64
              %1302 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %1296, %1301, %1302, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1304 = "arith.addi"(%725, %1237) : (i32, i32) -> i32
            %1305 = "nvvm.elect.sync"() {cutec.arm = 81 : i32} : () -> i1
            "scf.if"(%1305) ({
              %t1307_a = "llvm.ptrtoint"(%1178) : (!llvm.ptr<3>) -> i32
              %t1307_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1307_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1307_fields = "arith.constant"() {value = 4611756662049472512 : i64} : () -> i64
              %t1307_shifted = "arith.shrui"(%t1307_a, %t1307_four) : (i32, i32) -> i32
              %t1307_low = "arith.andi"(%t1307_shifted, %t1307_mask) : (i32, i32) -> i32
              %t1307_wide = "arith.extui"(%t1307_low) : (i32) -> i64
              %1306 = "arith.ori"(%t1307_wide, %t1307_fields) : (i64, i64) -> i64
              %1308 = "arith.constant"() {value = 896 : i64} : () -> i64
              %1309 = "arith.addi"(%1306, %1308) : (i64, i64) -> i64
              %1310 = "arith.constant"() {value = 135331856 : i32} : () -> i32
              "llvm.inline_asm"(%729, %1304, %1309, %1310, %811) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], [$1], $2, $3, $4;", constraints = "r,r,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1312 = "nvvm.elect.sync"() {cutec.arm = 82 : i32} : () -> i1
            "scf.if"(%1312) ({
              %1313 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %t1314_s0 = "llvm.ptrtoint"(%1313) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1314_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1315 = "llvm.getelementptr"(%140, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1316 = "nvvm.elect.sync"() {cutec.arm = 83 : i32} : () -> i1
            "scf.if"(%1316) ({
              %t1317_s0 = "llvm.ptrtoint"(%1315) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1317_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1318 = "arith.addi"(%905, %721) : (i32, i32) -> i32
            %1319 = "arith.cmpi"(%1318, %893) {predicate = 0 : i64} : (i32, i32) -> i1
            %1320 = "arith.xori"(%906, %721) : (i32, i32) -> i32
            %1321 = "arith.select"(%1319, %1320, %906) : (i1, i32, i32) -> i32
            %1322 = "arith.select"(%1319, %49, %1318) : (i1, i32, i32) -> i32
            %1323 = "arith.addi"(%904, %721) : (i32, i32) -> i32
            %1324 = "arith.xori"(%900, %721) : (i32, i32) -> i32
            %1325 = "llvm.getelementptr"(%165, %780) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1326_s0 = "llvm.ptrtoint"(%1325) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1326_s0, %781) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1327 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1328 = "arith.muli"(%780, %1327) : (i32, i32) -> i32
            %1329 = "llvm.getelementptr"(%183, %1328) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1330 = "llvm.load"(%1329) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1331 = "nvvm.shfl.sync"(%48, %1330, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 84 : i32} : (i32, i32, i32, i32) -> i32
            %1332 = "arith.addi"(%721, %1328) : (i32, i32) -> i32
            %1333 = "llvm.getelementptr"(%183, %1332) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1334 = "llvm.load"(%1333) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1335 = "nvvm.shfl.sync"(%48, %1334, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 85 : i32} : (i32, i32, i32, i32) -> i32
            %1336 = "arith.constant"() {value = 2 : i32} : () -> i32
            %1337 = "arith.addi"(%1336, %1328) : (i32, i32) -> i32
            %1338 = "llvm.getelementptr"(%183, %1337) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1339 = "llvm.load"(%1338) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1340 = "nvvm.shfl.sync"(%48, %1339, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 86 : i32} : (i32, i32, i32, i32) -> i32
            %1341 = "llvm.getelementptr"(%166, %780) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1342_s0 = "llvm.ptrtoint"(%1341) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1342_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %1343 = "arith.addi"(%780, %721) : (i32, i32) -> i32
            %1344 = "arith.cmpi"(%1343, %1336) {predicate = 0 : i64} : (i32, i32) -> i1
            %1345 = "arith.xori"(%781, %721) : (i32, i32) -> i32
            %1346 = "arith.select"(%1344, %1345, %781) : (i1, i32, i32) -> i32
            %1347 = "arith.select"(%1344, %49, %1343) : (i1, i32, i32) -> i32
            %1348 = "arith.addi"(%779, %721) : (i32, i32) -> i32
            "scf.yield"(%1331, %1324, %901, %902, %903, %1348, %1347, %1346, %1172, %1171, %1170, %1323, %1322, %1321, %908, %811) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i1) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i1)
          "nvvm.barrier"(%721, %722) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 87 : i32} : (i32, i32) -> ()
          %1349 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1350 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1351 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1352 = "arith.addi"(%1350, %1351) : (i32, i32) -> i32
          %1353 = "arith.muli"(%1352, %104) : (i32, i32) -> i32
          %1354 = "arith.addi"(%1349, %1353) : (i32, i32) -> i32
          %1355 = "arith.divui"(%1354, %46) : (i32, i32) -> i32
          %1356 = "nvvm.shfl.sync"(%48, %1355, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 88 : i32} : (i32, i32, i32, i32) -> i32
          %1357 = "arith.cmpi"(%1356, %74) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1357) ({
            "llvm.inline_asm"() {asm_string = "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 89 : i32} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1359 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1360 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1361 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1362 = "arith.addi"(%1360, %1361) : (i32, i32) -> i32
          %1363 = "arith.muli"(%1362, %104) : (i32, i32) -> i32
          %1364 = "arith.addi"(%1359, %1363) : (i32, i32) -> i32
          %1365 = "arith.divui"(%1364, %46) : (i32, i32) -> i32
          %1366 = "nvvm.shfl.sync"(%48, %1365, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 90 : i32} : (i32, i32, i32, i32) -> i32
          %1367 = "arith.cmpi"(%1366, %74) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1367) ({
            "llvm.inline_asm"(%723, %104) {asm_string = "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 91 : i32} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"(%755, %756, %104) : (i1, i1, i32) -> ()
        }, {
          %1369 = "arith.constant"() {value = false} : () -> i1
          "scf.yield"(%1369, %1369, %49) : (i1, i1, i32) -> ()
        }) : (i1) -> (i1, i1, i32)
        "scf.yield"(%708, %709, %710) : (i1, i1, i32) -> ()
      }, {
        %1370 = "arith.constant"() {value = 8 : i32} : () -> i32
        %1371 = "arith.cmpi"(%51, %1370) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%1371) ({
          "nvvm.setmaxregister"() {regCount = 88 : i32, action = #nvvm<action decrease>} : () -> ()
          %1372 = "arith.constant"() {value = 1 : i32} : () -> i32
          %1373 = "arith.constant"() {value = 416 : i32} : () -> i32
          "nvvm.barrier"(%1372, %1373) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 92 : i32} : (i32, i32) -> ()
          %1374 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1375 = "arith.constant"() {value = 128 : i32} : () -> i32
          %1376 = "arith.constant"() {value = 256 : i32} : () -> i32
          %1377 = "arith.addi"(%1374, %1376) : (i32, i32) -> i32
          %1378 = "arith.constant"() {value = 64 : i32} : () -> i32
          %1379 = "arith.addi"(%1377, %1378) : (i32, i32) -> i32
          %1380 = "arith.remui"(%43, %1375) : (i32, i32) -> i32
          %1381 = "arith.cmpi"(%1380, %46) {predicate = 2 : i64} : (i32, i32) -> i1
          %t1382_s0 = "llvm.ptrtoint"(%165) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1382_s0, %49) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1383 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1384 = "nvvm.shfl.sync"(%48, %1383, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 93 : i32} : (i32, i32, i32, i32) -> i32
          %1385 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1386 = "llvm.load"(%1385) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1387 = "nvvm.shfl.sync"(%48, %1386, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 94 : i32} : (i32, i32, i32, i32) -> i32
          %1388 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1389 = "llvm.load"(%1388) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1390 = "nvvm.shfl.sync"(%48, %1389, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 95 : i32} : (i32, i32, i32, i32) -> i32
          %t1391_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1391_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399 = "scf.while"(%1390, %1387, %1384, %49, %1380, %1372, %1372, %49) ({
          ^bb0(%1400: i32, %1401: i32, %1402: i32, %1403: i32, %1404: i32, %1405: i32, %1406: i32, %1407: i32):
            %1408 = "arith.cmpi"(%1402, %49) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%1408, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%1409: i32, %1410: i32, %1411: i32, %1412: i32, %1413: i32, %1414: i32, %1415: i32, %1416: i32):
            %1417 = "arith.xori"(%1415, %1372) : (i32, i32) -> i32
            %1418 = "arith.maxsi"(%34, %1372) : (i32, i32) -> i32
            %1419 = "arith.subi"(%1418, %1372) : (i32, i32) -> i32
            %1420 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1421 = "arith.shrsi"(%1419, %1420) : (i32, i32) -> i32
            %1422 = "arith.addi"(%1421, %1372) : (i32, i32) -> i32
            %1423 = "arith.minsi"(%49, %1421) : (i32, i32) -> i32
            %1424 = "arith.subi"(%1422, %1423) : (i32, i32) -> i32
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %t1426_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1426_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %1428 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %t1429_s0 = "llvm.ptrtoint"(%1428) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1429_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %1430 = "scf.for"(%1372, %1424, %1372, %1412) ({
            ^bb0(%1431: i32, %1432: i32):
              %t1433_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1433_s0, %1432) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %1435 = "llvm.getelementptr"(%72, %1413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1436 = "llvm.load"(%1435) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1437 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %1438 = "arith.cmpf"(%1436, %1437) {predicate = 13 : i64} : (f32, f32) -> i1
              %1439 = "nvvm.vote.sync"(%48, %1438) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 96 : i32} : (i32, i1) -> i1
              "scf.if"(%1439) ({
                %1440 = "arith.divui"(%1413, %46) : (i32, i32) -> i32
                %1441 = "arith.constant"() {value = 2097152 : i32} : () -> i32
                %1442 = "arith.muli"(%1440, %1441) : (i32, i32) -> i32
                %1443 = "arith.addi"(%1377, %1442) : (i32, i32) -> i32
                %t1476_r = "llvm.inline_asm"(%1443) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 97 : i32} : (i32) -> !struct0
                %1444 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1445 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1446 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1447 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1448 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1449 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1450 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1451 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 7>} : (!struct0) -> i32
                %1452 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 8>} : (!struct0) -> i32
                %1453 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 9>} : (!struct0) -> i32
                %1454 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 10>} : (!struct0) -> i32
                %1455 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 11>} : (!struct0) -> i32
                %1456 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 12>} : (!struct0) -> i32
                %1457 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 13>} : (!struct0) -> i32
                %1458 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 14>} : (!struct0) -> i32
                %1459 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 15>} : (!struct0) -> i32
                %1460 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 16>} : (!struct0) -> i32
                %1461 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 17>} : (!struct0) -> i32
                %1462 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 18>} : (!struct0) -> i32
                %1463 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 19>} : (!struct0) -> i32
                %1464 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 20>} : (!struct0) -> i32
                %1465 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 21>} : (!struct0) -> i32
                %1466 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 22>} : (!struct0) -> i32
                %1467 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 23>} : (!struct0) -> i32
                %1468 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 24>} : (!struct0) -> i32
                %1469 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 25>} : (!struct0) -> i32
                %1470 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 26>} : (!struct0) -> i32
                %1471 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 27>} : (!struct0) -> i32
                %1472 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 28>} : (!struct0) -> i32
                %1473 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 29>} : (!struct0) -> i32
                %1474 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 30>} : (!struct0) -> i32
                %1475 = "llvm.extractvalue"(%t1476_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t1509_r = "llvm.inline_asm"(%1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 98 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
                %1477 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1478 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1479 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1480 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1481 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1482 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1483 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1484 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 7>} : (!struct0) -> i32
                %1485 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 8>} : (!struct0) -> i32
                %1486 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 9>} : (!struct0) -> i32
                %1487 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 10>} : (!struct0) -> i32
                %1488 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 11>} : (!struct0) -> i32
                %1489 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 12>} : (!struct0) -> i32
                %1490 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 13>} : (!struct0) -> i32
                %1491 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 14>} : (!struct0) -> i32
                %1492 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 15>} : (!struct0) -> i32
                %1493 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 16>} : (!struct0) -> i32
                %1494 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 17>} : (!struct0) -> i32
                %1495 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 18>} : (!struct0) -> i32
                %1496 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 19>} : (!struct0) -> i32
                %1497 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 20>} : (!struct0) -> i32
                %1498 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 21>} : (!struct0) -> i32
                %1499 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 22>} : (!struct0) -> i32
                %1500 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 23>} : (!struct0) -> i32
                %1501 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 24>} : (!struct0) -> i32
                %1502 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 25>} : (!struct0) -> i32
                %1503 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 26>} : (!struct0) -> i32
                %1504 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 27>} : (!struct0) -> i32
                %1505 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 28>} : (!struct0) -> i32
                %1506 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 29>} : (!struct0) -> i32
                %1507 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 30>} : (!struct0) -> i32
                %1508 = "llvm.extractvalue"(%t1509_r) {position = array<i64: 31>} : (!struct0) -> i32
                %1510 = "llvm.bitcast"(%1477) : (i32) -> f32
                %1511 = "llvm.bitcast"(%1478) : (i32) -> f32
                %1512 = "llvm.bitcast"(%1479) : (i32) -> f32
                %1513 = "llvm.bitcast"(%1480) : (i32) -> f32
                %1514 = "llvm.bitcast"(%1481) : (i32) -> f32
                %1515 = "llvm.bitcast"(%1482) : (i32) -> f32
                %1516 = "llvm.bitcast"(%1483) : (i32) -> f32
                %1517 = "llvm.bitcast"(%1484) : (i32) -> f32
                %1518 = "llvm.bitcast"(%1485) : (i32) -> f32
                %1519 = "llvm.bitcast"(%1486) : (i32) -> f32
                %1520 = "llvm.bitcast"(%1487) : (i32) -> f32
                %1521 = "llvm.bitcast"(%1488) : (i32) -> f32
                %1522 = "llvm.bitcast"(%1489) : (i32) -> f32
                %1523 = "llvm.bitcast"(%1490) : (i32) -> f32
                %1524 = "llvm.bitcast"(%1491) : (i32) -> f32
                %1525 = "llvm.bitcast"(%1492) : (i32) -> f32
                %1526 = "llvm.bitcast"(%1493) : (i32) -> f32
                %1527 = "llvm.bitcast"(%1494) : (i32) -> f32
                %1528 = "llvm.bitcast"(%1495) : (i32) -> f32
                %1529 = "llvm.bitcast"(%1496) : (i32) -> f32
                %1530 = "llvm.bitcast"(%1497) : (i32) -> f32
                %1531 = "llvm.bitcast"(%1498) : (i32) -> f32
                %1532 = "llvm.bitcast"(%1499) : (i32) -> f32
                %1533 = "llvm.bitcast"(%1500) : (i32) -> f32
                %1534 = "llvm.bitcast"(%1501) : (i32) -> f32
                %1535 = "llvm.bitcast"(%1502) : (i32) -> f32
                %1536 = "llvm.bitcast"(%1503) : (i32) -> f32
                %1537 = "llvm.bitcast"(%1504) : (i32) -> f32
                %1538 = "llvm.bitcast"(%1505) : (i32) -> f32
                %1539 = "llvm.bitcast"(%1506) : (i32) -> f32
                %1540 = "llvm.bitcast"(%1507) : (i32) -> f32
                %1541 = "llvm.bitcast"(%1508) : (i32) -> f32
                %1542 = "vector.from_elements"(%1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %1543 = "vector.broadcast"(%1436) : (f32) -> vector<32xf32>
                %1544 = "arith.mulf"(%1542, %1543) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %1545 = "vector.extract"(%1544) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %1546 = "vector.extract"(%1544) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %1547 = "vector.extract"(%1544) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %1548 = "vector.extract"(%1544) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %1549 = "vector.extract"(%1544) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %1550 = "vector.extract"(%1544) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %1551 = "vector.extract"(%1544) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %1552 = "vector.extract"(%1544) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %1553 = "vector.extract"(%1544) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %1554 = "vector.extract"(%1544) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %1555 = "vector.extract"(%1544) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %1556 = "vector.extract"(%1544) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %1557 = "vector.extract"(%1544) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %1558 = "vector.extract"(%1544) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %1559 = "vector.extract"(%1544) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %1560 = "vector.extract"(%1544) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %1561 = "vector.extract"(%1544) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %1562 = "vector.extract"(%1544) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %1563 = "vector.extract"(%1544) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %1564 = "vector.extract"(%1544) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %1565 = "vector.extract"(%1544) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %1566 = "vector.extract"(%1544) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %1567 = "vector.extract"(%1544) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %1568 = "vector.extract"(%1544) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %1569 = "vector.extract"(%1544) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %1570 = "vector.extract"(%1544) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %1571 = "vector.extract"(%1544) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %1572 = "vector.extract"(%1544) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %1573 = "vector.extract"(%1544) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %1574 = "vector.extract"(%1544) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %1575 = "vector.extract"(%1544) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %1576 = "vector.extract"(%1544) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                %1577 = "llvm.bitcast"(%1545) : (f32) -> i32
                %1578 = "llvm.bitcast"(%1546) : (f32) -> i32
                %1579 = "llvm.bitcast"(%1547) : (f32) -> i32
                %1580 = "llvm.bitcast"(%1548) : (f32) -> i32
                %1581 = "llvm.bitcast"(%1549) : (f32) -> i32
                %1582 = "llvm.bitcast"(%1550) : (f32) -> i32
                %1583 = "llvm.bitcast"(%1551) : (f32) -> i32
                %1584 = "llvm.bitcast"(%1552) : (f32) -> i32
                %1585 = "llvm.bitcast"(%1553) : (f32) -> i32
                %1586 = "llvm.bitcast"(%1554) : (f32) -> i32
                %1587 = "llvm.bitcast"(%1555) : (f32) -> i32
                %1588 = "llvm.bitcast"(%1556) : (f32) -> i32
                %1589 = "llvm.bitcast"(%1557) : (f32) -> i32
                %1590 = "llvm.bitcast"(%1558) : (f32) -> i32
                %1591 = "llvm.bitcast"(%1559) : (f32) -> i32
                %1592 = "llvm.bitcast"(%1560) : (f32) -> i32
                %1593 = "llvm.bitcast"(%1561) : (f32) -> i32
                %1594 = "llvm.bitcast"(%1562) : (f32) -> i32
                %1595 = "llvm.bitcast"(%1563) : (f32) -> i32
                %1596 = "llvm.bitcast"(%1564) : (f32) -> i32
                %1597 = "llvm.bitcast"(%1565) : (f32) -> i32
                %1598 = "llvm.bitcast"(%1566) : (f32) -> i32
                %1599 = "llvm.bitcast"(%1567) : (f32) -> i32
                %1600 = "llvm.bitcast"(%1568) : (f32) -> i32
                %1601 = "llvm.bitcast"(%1569) : (f32) -> i32
                %1602 = "llvm.bitcast"(%1570) : (f32) -> i32
                %1603 = "llvm.bitcast"(%1571) : (f32) -> i32
                %1604 = "llvm.bitcast"(%1572) : (f32) -> i32
                %1605 = "llvm.bitcast"(%1573) : (f32) -> i32
                %1606 = "llvm.bitcast"(%1574) : (f32) -> i32
                %1607 = "llvm.bitcast"(%1575) : (f32) -> i32
                %1608 = "llvm.bitcast"(%1576) : (f32) -> i32
                "llvm.inline_asm"(%1443, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 99 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                %1610 = "arith.addi"(%1443, %46) : (i32, i32) -> i32
                %t1643_r = "llvm.inline_asm"(%1610) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 100 : i32} : (i32) -> !struct0
                %1611 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1612 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1613 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1614 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1615 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1616 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1617 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1618 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 7>} : (!struct0) -> i32
                %1619 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 8>} : (!struct0) -> i32
                %1620 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 9>} : (!struct0) -> i32
                %1621 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 10>} : (!struct0) -> i32
                %1622 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 11>} : (!struct0) -> i32
                %1623 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 12>} : (!struct0) -> i32
                %1624 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 13>} : (!struct0) -> i32
                %1625 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 14>} : (!struct0) -> i32
                %1626 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 15>} : (!struct0) -> i32
                %1627 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 16>} : (!struct0) -> i32
                %1628 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 17>} : (!struct0) -> i32
                %1629 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 18>} : (!struct0) -> i32
                %1630 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 19>} : (!struct0) -> i32
                %1631 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 20>} : (!struct0) -> i32
                %1632 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 21>} : (!struct0) -> i32
                %1633 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 22>} : (!struct0) -> i32
                %1634 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 23>} : (!struct0) -> i32
                %1635 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 24>} : (!struct0) -> i32
                %1636 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 25>} : (!struct0) -> i32
                %1637 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 26>} : (!struct0) -> i32
                %1638 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 27>} : (!struct0) -> i32
                %1639 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 28>} : (!struct0) -> i32
                %1640 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 29>} : (!struct0) -> i32
                %1641 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 30>} : (!struct0) -> i32
                %1642 = "llvm.extractvalue"(%t1643_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t1676_r = "llvm.inline_asm"(%1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 101 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
                %1644 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1645 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1646 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1647 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1648 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1649 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1650 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1651 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 7>} : (!struct0) -> i32
                %1652 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 8>} : (!struct0) -> i32
                %1653 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 9>} : (!struct0) -> i32
                %1654 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 10>} : (!struct0) -> i32
                %1655 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 11>} : (!struct0) -> i32
                %1656 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 12>} : (!struct0) -> i32
                %1657 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 13>} : (!struct0) -> i32
                %1658 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 14>} : (!struct0) -> i32
                %1659 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 15>} : (!struct0) -> i32
                %1660 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 16>} : (!struct0) -> i32
                %1661 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 17>} : (!struct0) -> i32
                %1662 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 18>} : (!struct0) -> i32
                %1663 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 19>} : (!struct0) -> i32
                %1664 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 20>} : (!struct0) -> i32
                %1665 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 21>} : (!struct0) -> i32
                %1666 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 22>} : (!struct0) -> i32
                %1667 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 23>} : (!struct0) -> i32
                %1668 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 24>} : (!struct0) -> i32
                %1669 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 25>} : (!struct0) -> i32
                %1670 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 26>} : (!struct0) -> i32
                %1671 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 27>} : (!struct0) -> i32
                %1672 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 28>} : (!struct0) -> i32
                %1673 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 29>} : (!struct0) -> i32
                %1674 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 30>} : (!struct0) -> i32
                %1675 = "llvm.extractvalue"(%t1676_r) {position = array<i64: 31>} : (!struct0) -> i32
                %1677 = "llvm.bitcast"(%1644) : (i32) -> f32
                %1678 = "llvm.bitcast"(%1645) : (i32) -> f32
                %1679 = "llvm.bitcast"(%1646) : (i32) -> f32
                %1680 = "llvm.bitcast"(%1647) : (i32) -> f32
                %1681 = "llvm.bitcast"(%1648) : (i32) -> f32
                %1682 = "llvm.bitcast"(%1649) : (i32) -> f32
                %1683 = "llvm.bitcast"(%1650) : (i32) -> f32
                %1684 = "llvm.bitcast"(%1651) : (i32) -> f32
                %1685 = "llvm.bitcast"(%1652) : (i32) -> f32
                %1686 = "llvm.bitcast"(%1653) : (i32) -> f32
                %1687 = "llvm.bitcast"(%1654) : (i32) -> f32
                %1688 = "llvm.bitcast"(%1655) : (i32) -> f32
                %1689 = "llvm.bitcast"(%1656) : (i32) -> f32
                %1690 = "llvm.bitcast"(%1657) : (i32) -> f32
                %1691 = "llvm.bitcast"(%1658) : (i32) -> f32
                %1692 = "llvm.bitcast"(%1659) : (i32) -> f32
                %1693 = "llvm.bitcast"(%1660) : (i32) -> f32
                %1694 = "llvm.bitcast"(%1661) : (i32) -> f32
                %1695 = "llvm.bitcast"(%1662) : (i32) -> f32
                %1696 = "llvm.bitcast"(%1663) : (i32) -> f32
                %1697 = "llvm.bitcast"(%1664) : (i32) -> f32
                %1698 = "llvm.bitcast"(%1665) : (i32) -> f32
                %1699 = "llvm.bitcast"(%1666) : (i32) -> f32
                %1700 = "llvm.bitcast"(%1667) : (i32) -> f32
                %1701 = "llvm.bitcast"(%1668) : (i32) -> f32
                %1702 = "llvm.bitcast"(%1669) : (i32) -> f32
                %1703 = "llvm.bitcast"(%1670) : (i32) -> f32
                %1704 = "llvm.bitcast"(%1671) : (i32) -> f32
                %1705 = "llvm.bitcast"(%1672) : (i32) -> f32
                %1706 = "llvm.bitcast"(%1673) : (i32) -> f32
                %1707 = "llvm.bitcast"(%1674) : (i32) -> f32
                %1708 = "llvm.bitcast"(%1675) : (i32) -> f32
                %1709 = "vector.from_elements"(%1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %1710 = "vector.broadcast"(%1436) : (f32) -> vector<32xf32>
                %1711 = "arith.mulf"(%1709, %1710) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %1712 = "vector.extract"(%1711) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %1713 = "vector.extract"(%1711) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %1714 = "vector.extract"(%1711) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %1715 = "vector.extract"(%1711) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %1716 = "vector.extract"(%1711) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %1717 = "vector.extract"(%1711) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %1718 = "vector.extract"(%1711) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %1719 = "vector.extract"(%1711) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %1720 = "vector.extract"(%1711) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %1721 = "vector.extract"(%1711) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %1722 = "vector.extract"(%1711) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %1723 = "vector.extract"(%1711) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %1724 = "vector.extract"(%1711) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %1725 = "vector.extract"(%1711) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %1726 = "vector.extract"(%1711) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %1727 = "vector.extract"(%1711) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %1728 = "vector.extract"(%1711) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %1729 = "vector.extract"(%1711) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %1730 = "vector.extract"(%1711) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %1731 = "vector.extract"(%1711) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %1732 = "vector.extract"(%1711) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %1733 = "vector.extract"(%1711) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %1734 = "vector.extract"(%1711) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %1735 = "vector.extract"(%1711) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %1736 = "vector.extract"(%1711) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %1737 = "vector.extract"(%1711) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %1738 = "vector.extract"(%1711) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %1739 = "vector.extract"(%1711) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %1740 = "vector.extract"(%1711) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %1741 = "vector.extract"(%1711) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %1742 = "vector.extract"(%1711) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %1743 = "vector.extract"(%1711) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                %1744 = "llvm.bitcast"(%1712) : (f32) -> i32
                %1745 = "llvm.bitcast"(%1713) : (f32) -> i32
                %1746 = "llvm.bitcast"(%1714) : (f32) -> i32
                %1747 = "llvm.bitcast"(%1715) : (f32) -> i32
                %1748 = "llvm.bitcast"(%1716) : (f32) -> i32
                %1749 = "llvm.bitcast"(%1717) : (f32) -> i32
                %1750 = "llvm.bitcast"(%1718) : (f32) -> i32
                %1751 = "llvm.bitcast"(%1719) : (f32) -> i32
                %1752 = "llvm.bitcast"(%1720) : (f32) -> i32
                %1753 = "llvm.bitcast"(%1721) : (f32) -> i32
                %1754 = "llvm.bitcast"(%1722) : (f32) -> i32
                %1755 = "llvm.bitcast"(%1723) : (f32) -> i32
                %1756 = "llvm.bitcast"(%1724) : (f32) -> i32
                %1757 = "llvm.bitcast"(%1725) : (f32) -> i32
                %1758 = "llvm.bitcast"(%1726) : (f32) -> i32
                %1759 = "llvm.bitcast"(%1727) : (f32) -> i32
                %1760 = "llvm.bitcast"(%1728) : (f32) -> i32
                %1761 = "llvm.bitcast"(%1729) : (f32) -> i32
                %1762 = "llvm.bitcast"(%1730) : (f32) -> i32
                %1763 = "llvm.bitcast"(%1731) : (f32) -> i32
                %1764 = "llvm.bitcast"(%1732) : (f32) -> i32
                %1765 = "llvm.bitcast"(%1733) : (f32) -> i32
                %1766 = "llvm.bitcast"(%1734) : (f32) -> i32
                %1767 = "llvm.bitcast"(%1735) : (f32) -> i32
                %1768 = "llvm.bitcast"(%1736) : (f32) -> i32
                %1769 = "llvm.bitcast"(%1737) : (f32) -> i32
                %1770 = "llvm.bitcast"(%1738) : (f32) -> i32
                %1771 = "llvm.bitcast"(%1739) : (f32) -> i32
                %1772 = "llvm.bitcast"(%1740) : (f32) -> i32
                %1773 = "llvm.bitcast"(%1741) : (f32) -> i32
                %1774 = "llvm.bitcast"(%1742) : (f32) -> i32
                %1775 = "llvm.bitcast"(%1743) : (f32) -> i32
                "llvm.inline_asm"(%1610, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 102 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.wait::st.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 103 : i32} : () -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %t1779_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1779_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              %1780 = "llvm.getelementptr"(%68) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %t1781_s0 = "llvm.ptrtoint"(%1780) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1781_s0, %1432) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %1783 = "arith.addi"(%1413, %1375) : (i32, i32) -> i32
              %1784 = "llvm.getelementptr"(%72, %1783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1785 = "llvm.load"(%1784) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1786 = "arith.cmpf"(%1785, %1437) {predicate = 13 : i64} : (f32, f32) -> i1
              %1787 = "nvvm.vote.sync"(%48, %1786) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 104 : i32} : (i32, i1) -> i1
              "scf.if"(%1787) ({
                %1788 = "arith.divui"(%1413, %46) : (i32, i32) -> i32
                %1789 = "arith.constant"() {value = 2097152 : i32} : () -> i32
                %1790 = "arith.muli"(%1788, %1789) : (i32, i32) -> i32
                %1791 = "arith.addi"(%1379, %1790) : (i32, i32) -> i32
                %t1824_r = "llvm.inline_asm"(%1791) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 105 : i32} : (i32) -> !struct0
                %1792 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1793 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1794 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1795 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1796 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1797 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1798 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1799 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 7>} : (!struct0) -> i32
                %1800 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 8>} : (!struct0) -> i32
                %1801 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 9>} : (!struct0) -> i32
                %1802 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 10>} : (!struct0) -> i32
                %1803 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 11>} : (!struct0) -> i32
                %1804 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 12>} : (!struct0) -> i32
                %1805 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 13>} : (!struct0) -> i32
                %1806 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 14>} : (!struct0) -> i32
                %1807 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 15>} : (!struct0) -> i32
                %1808 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 16>} : (!struct0) -> i32
                %1809 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 17>} : (!struct0) -> i32
                %1810 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 18>} : (!struct0) -> i32
                %1811 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 19>} : (!struct0) -> i32
                %1812 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 20>} : (!struct0) -> i32
                %1813 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 21>} : (!struct0) -> i32
                %1814 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 22>} : (!struct0) -> i32
                %1815 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 23>} : (!struct0) -> i32
                %1816 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 24>} : (!struct0) -> i32
                %1817 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 25>} : (!struct0) -> i32
                %1818 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 26>} : (!struct0) -> i32
                %1819 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 27>} : (!struct0) -> i32
                %1820 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 28>} : (!struct0) -> i32
                %1821 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 29>} : (!struct0) -> i32
                %1822 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 30>} : (!struct0) -> i32
                %1823 = "llvm.extractvalue"(%t1824_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t1857_r = "llvm.inline_asm"(%1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 106 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
                %1825 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1826 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1827 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1828 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1829 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1830 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1831 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1832 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 7>} : (!struct0) -> i32
                %1833 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 8>} : (!struct0) -> i32
                %1834 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 9>} : (!struct0) -> i32
                %1835 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 10>} : (!struct0) -> i32
                %1836 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 11>} : (!struct0) -> i32
                %1837 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 12>} : (!struct0) -> i32
                %1838 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 13>} : (!struct0) -> i32
                %1839 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 14>} : (!struct0) -> i32
                %1840 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 15>} : (!struct0) -> i32
                %1841 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 16>} : (!struct0) -> i32
                %1842 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 17>} : (!struct0) -> i32
                %1843 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 18>} : (!struct0) -> i32
                %1844 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 19>} : (!struct0) -> i32
                %1845 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 20>} : (!struct0) -> i32
                %1846 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 21>} : (!struct0) -> i32
                %1847 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 22>} : (!struct0) -> i32
                %1848 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 23>} : (!struct0) -> i32
                %1849 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 24>} : (!struct0) -> i32
                %1850 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 25>} : (!struct0) -> i32
                %1851 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 26>} : (!struct0) -> i32
                %1852 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 27>} : (!struct0) -> i32
                %1853 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 28>} : (!struct0) -> i32
                %1854 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 29>} : (!struct0) -> i32
                %1855 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 30>} : (!struct0) -> i32
                %1856 = "llvm.extractvalue"(%t1857_r) {position = array<i64: 31>} : (!struct0) -> i32
                %1858 = "llvm.bitcast"(%1825) : (i32) -> f32
                %1859 = "llvm.bitcast"(%1826) : (i32) -> f32
                %1860 = "llvm.bitcast"(%1827) : (i32) -> f32
                %1861 = "llvm.bitcast"(%1828) : (i32) -> f32
                %1862 = "llvm.bitcast"(%1829) : (i32) -> f32
                %1863 = "llvm.bitcast"(%1830) : (i32) -> f32
                %1864 = "llvm.bitcast"(%1831) : (i32) -> f32
                %1865 = "llvm.bitcast"(%1832) : (i32) -> f32
                %1866 = "llvm.bitcast"(%1833) : (i32) -> f32
                %1867 = "llvm.bitcast"(%1834) : (i32) -> f32
                %1868 = "llvm.bitcast"(%1835) : (i32) -> f32
                %1869 = "llvm.bitcast"(%1836) : (i32) -> f32
                %1870 = "llvm.bitcast"(%1837) : (i32) -> f32
                %1871 = "llvm.bitcast"(%1838) : (i32) -> f32
                %1872 = "llvm.bitcast"(%1839) : (i32) -> f32
                %1873 = "llvm.bitcast"(%1840) : (i32) -> f32
                %1874 = "llvm.bitcast"(%1841) : (i32) -> f32
                %1875 = "llvm.bitcast"(%1842) : (i32) -> f32
                %1876 = "llvm.bitcast"(%1843) : (i32) -> f32
                %1877 = "llvm.bitcast"(%1844) : (i32) -> f32
                %1878 = "llvm.bitcast"(%1845) : (i32) -> f32
                %1879 = "llvm.bitcast"(%1846) : (i32) -> f32
                %1880 = "llvm.bitcast"(%1847) : (i32) -> f32
                %1881 = "llvm.bitcast"(%1848) : (i32) -> f32
                %1882 = "llvm.bitcast"(%1849) : (i32) -> f32
                %1883 = "llvm.bitcast"(%1850) : (i32) -> f32
                %1884 = "llvm.bitcast"(%1851) : (i32) -> f32
                %1885 = "llvm.bitcast"(%1852) : (i32) -> f32
                %1886 = "llvm.bitcast"(%1853) : (i32) -> f32
                %1887 = "llvm.bitcast"(%1854) : (i32) -> f32
                %1888 = "llvm.bitcast"(%1855) : (i32) -> f32
                %1889 = "llvm.bitcast"(%1856) : (i32) -> f32
                %1890 = "vector.from_elements"(%1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %1891 = "vector.broadcast"(%1785) : (f32) -> vector<32xf32>
                %1892 = "arith.mulf"(%1890, %1891) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %1893 = "vector.extract"(%1892) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %1894 = "vector.extract"(%1892) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %1895 = "vector.extract"(%1892) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %1896 = "vector.extract"(%1892) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %1897 = "vector.extract"(%1892) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %1898 = "vector.extract"(%1892) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %1899 = "vector.extract"(%1892) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %1900 = "vector.extract"(%1892) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %1901 = "vector.extract"(%1892) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %1902 = "vector.extract"(%1892) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %1903 = "vector.extract"(%1892) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %1904 = "vector.extract"(%1892) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %1905 = "vector.extract"(%1892) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %1906 = "vector.extract"(%1892) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %1907 = "vector.extract"(%1892) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %1908 = "vector.extract"(%1892) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %1909 = "vector.extract"(%1892) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %1910 = "vector.extract"(%1892) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %1911 = "vector.extract"(%1892) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %1912 = "vector.extract"(%1892) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %1913 = "vector.extract"(%1892) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %1914 = "vector.extract"(%1892) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %1915 = "vector.extract"(%1892) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %1916 = "vector.extract"(%1892) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %1917 = "vector.extract"(%1892) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %1918 = "vector.extract"(%1892) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %1919 = "vector.extract"(%1892) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %1920 = "vector.extract"(%1892) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %1921 = "vector.extract"(%1892) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %1922 = "vector.extract"(%1892) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %1923 = "vector.extract"(%1892) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %1924 = "vector.extract"(%1892) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                %1925 = "llvm.bitcast"(%1893) : (f32) -> i32
                %1926 = "llvm.bitcast"(%1894) : (f32) -> i32
                %1927 = "llvm.bitcast"(%1895) : (f32) -> i32
                %1928 = "llvm.bitcast"(%1896) : (f32) -> i32
                %1929 = "llvm.bitcast"(%1897) : (f32) -> i32
                %1930 = "llvm.bitcast"(%1898) : (f32) -> i32
                %1931 = "llvm.bitcast"(%1899) : (f32) -> i32
                %1932 = "llvm.bitcast"(%1900) : (f32) -> i32
                %1933 = "llvm.bitcast"(%1901) : (f32) -> i32
                %1934 = "llvm.bitcast"(%1902) : (f32) -> i32
                %1935 = "llvm.bitcast"(%1903) : (f32) -> i32
                %1936 = "llvm.bitcast"(%1904) : (f32) -> i32
                %1937 = "llvm.bitcast"(%1905) : (f32) -> i32
                %1938 = "llvm.bitcast"(%1906) : (f32) -> i32
                %1939 = "llvm.bitcast"(%1907) : (f32) -> i32
                %1940 = "llvm.bitcast"(%1908) : (f32) -> i32
                %1941 = "llvm.bitcast"(%1909) : (f32) -> i32
                %1942 = "llvm.bitcast"(%1910) : (f32) -> i32
                %1943 = "llvm.bitcast"(%1911) : (f32) -> i32
                %1944 = "llvm.bitcast"(%1912) : (f32) -> i32
                %1945 = "llvm.bitcast"(%1913) : (f32) -> i32
                %1946 = "llvm.bitcast"(%1914) : (f32) -> i32
                %1947 = "llvm.bitcast"(%1915) : (f32) -> i32
                %1948 = "llvm.bitcast"(%1916) : (f32) -> i32
                %1949 = "llvm.bitcast"(%1917) : (f32) -> i32
                %1950 = "llvm.bitcast"(%1918) : (f32) -> i32
                %1951 = "llvm.bitcast"(%1919) : (f32) -> i32
                %1952 = "llvm.bitcast"(%1920) : (f32) -> i32
                %1953 = "llvm.bitcast"(%1921) : (f32) -> i32
                %1954 = "llvm.bitcast"(%1922) : (f32) -> i32
                %1955 = "llvm.bitcast"(%1923) : (f32) -> i32
                %1956 = "llvm.bitcast"(%1924) : (f32) -> i32
                "llvm.inline_asm"(%1791, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 107 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                %1958 = "arith.addi"(%1791, %46) : (i32, i32) -> i32
                %t1991_r = "llvm.inline_asm"(%1958) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 108 : i32} : (i32) -> !struct0
                %1959 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1960 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1961 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1962 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1963 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1964 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1965 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1966 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 7>} : (!struct0) -> i32
                %1967 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 8>} : (!struct0) -> i32
                %1968 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 9>} : (!struct0) -> i32
                %1969 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 10>} : (!struct0) -> i32
                %1970 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 11>} : (!struct0) -> i32
                %1971 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 12>} : (!struct0) -> i32
                %1972 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 13>} : (!struct0) -> i32
                %1973 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 14>} : (!struct0) -> i32
                %1974 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 15>} : (!struct0) -> i32
                %1975 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 16>} : (!struct0) -> i32
                %1976 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 17>} : (!struct0) -> i32
                %1977 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 18>} : (!struct0) -> i32
                %1978 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 19>} : (!struct0) -> i32
                %1979 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 20>} : (!struct0) -> i32
                %1980 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 21>} : (!struct0) -> i32
                %1981 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 22>} : (!struct0) -> i32
                %1982 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 23>} : (!struct0) -> i32
                %1983 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 24>} : (!struct0) -> i32
                %1984 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 25>} : (!struct0) -> i32
                %1985 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 26>} : (!struct0) -> i32
                %1986 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 27>} : (!struct0) -> i32
                %1987 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 28>} : (!struct0) -> i32
                %1988 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 29>} : (!struct0) -> i32
                %1989 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 30>} : (!struct0) -> i32
                %1990 = "llvm.extractvalue"(%t1991_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t2024_r = "llvm.inline_asm"(%1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 109 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
                %1992 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 0>} : (!struct0) -> i32
                %1993 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 1>} : (!struct0) -> i32
                %1994 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 2>} : (!struct0) -> i32
                %1995 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 3>} : (!struct0) -> i32
                %1996 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 4>} : (!struct0) -> i32
                %1997 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 5>} : (!struct0) -> i32
                %1998 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 6>} : (!struct0) -> i32
                %1999 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 7>} : (!struct0) -> i32
                %2000 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 8>} : (!struct0) -> i32
                %2001 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 9>} : (!struct0) -> i32
                %2002 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 10>} : (!struct0) -> i32
                %2003 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 11>} : (!struct0) -> i32
                %2004 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 12>} : (!struct0) -> i32
                %2005 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 13>} : (!struct0) -> i32
                %2006 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 14>} : (!struct0) -> i32
                %2007 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 15>} : (!struct0) -> i32
                %2008 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 16>} : (!struct0) -> i32
                %2009 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 17>} : (!struct0) -> i32
                %2010 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 18>} : (!struct0) -> i32
                %2011 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 19>} : (!struct0) -> i32
                %2012 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 20>} : (!struct0) -> i32
                %2013 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 21>} : (!struct0) -> i32
                %2014 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 22>} : (!struct0) -> i32
                %2015 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 23>} : (!struct0) -> i32
                %2016 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 24>} : (!struct0) -> i32
                %2017 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 25>} : (!struct0) -> i32
                %2018 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 26>} : (!struct0) -> i32
                %2019 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 27>} : (!struct0) -> i32
                %2020 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 28>} : (!struct0) -> i32
                %2021 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 29>} : (!struct0) -> i32
                %2022 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 30>} : (!struct0) -> i32
                %2023 = "llvm.extractvalue"(%t2024_r) {position = array<i64: 31>} : (!struct0) -> i32
                %2025 = "llvm.bitcast"(%1992) : (i32) -> f32
                %2026 = "llvm.bitcast"(%1993) : (i32) -> f32
                %2027 = "llvm.bitcast"(%1994) : (i32) -> f32
                %2028 = "llvm.bitcast"(%1995) : (i32) -> f32
                %2029 = "llvm.bitcast"(%1996) : (i32) -> f32
                %2030 = "llvm.bitcast"(%1997) : (i32) -> f32
                %2031 = "llvm.bitcast"(%1998) : (i32) -> f32
                %2032 = "llvm.bitcast"(%1999) : (i32) -> f32
                %2033 = "llvm.bitcast"(%2000) : (i32) -> f32
                %2034 = "llvm.bitcast"(%2001) : (i32) -> f32
                %2035 = "llvm.bitcast"(%2002) : (i32) -> f32
                %2036 = "llvm.bitcast"(%2003) : (i32) -> f32
                %2037 = "llvm.bitcast"(%2004) : (i32) -> f32
                %2038 = "llvm.bitcast"(%2005) : (i32) -> f32
                %2039 = "llvm.bitcast"(%2006) : (i32) -> f32
                %2040 = "llvm.bitcast"(%2007) : (i32) -> f32
                %2041 = "llvm.bitcast"(%2008) : (i32) -> f32
                %2042 = "llvm.bitcast"(%2009) : (i32) -> f32
                %2043 = "llvm.bitcast"(%2010) : (i32) -> f32
                %2044 = "llvm.bitcast"(%2011) : (i32) -> f32
                %2045 = "llvm.bitcast"(%2012) : (i32) -> f32
                %2046 = "llvm.bitcast"(%2013) : (i32) -> f32
                %2047 = "llvm.bitcast"(%2014) : (i32) -> f32
                %2048 = "llvm.bitcast"(%2015) : (i32) -> f32
                %2049 = "llvm.bitcast"(%2016) : (i32) -> f32
                %2050 = "llvm.bitcast"(%2017) : (i32) -> f32
                %2051 = "llvm.bitcast"(%2018) : (i32) -> f32
                %2052 = "llvm.bitcast"(%2019) : (i32) -> f32
                %2053 = "llvm.bitcast"(%2020) : (i32) -> f32
                %2054 = "llvm.bitcast"(%2021) : (i32) -> f32
                %2055 = "llvm.bitcast"(%2022) : (i32) -> f32
                %2056 = "llvm.bitcast"(%2023) : (i32) -> f32
                %2057 = "vector.from_elements"(%2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %2058 = "vector.broadcast"(%1785) : (f32) -> vector<32xf32>
                %2059 = "arith.mulf"(%2057, %2058) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %2060 = "vector.extract"(%2059) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %2061 = "vector.extract"(%2059) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %2062 = "vector.extract"(%2059) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %2063 = "vector.extract"(%2059) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %2064 = "vector.extract"(%2059) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %2065 = "vector.extract"(%2059) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %2066 = "vector.extract"(%2059) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %2067 = "vector.extract"(%2059) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %2068 = "vector.extract"(%2059) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %2069 = "vector.extract"(%2059) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %2070 = "vector.extract"(%2059) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %2071 = "vector.extract"(%2059) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %2072 = "vector.extract"(%2059) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %2073 = "vector.extract"(%2059) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %2074 = "vector.extract"(%2059) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %2075 = "vector.extract"(%2059) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %2076 = "vector.extract"(%2059) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %2077 = "vector.extract"(%2059) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %2078 = "vector.extract"(%2059) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %2079 = "vector.extract"(%2059) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %2080 = "vector.extract"(%2059) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %2081 = "vector.extract"(%2059) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %2082 = "vector.extract"(%2059) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %2083 = "vector.extract"(%2059) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %2084 = "vector.extract"(%2059) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %2085 = "vector.extract"(%2059) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %2086 = "vector.extract"(%2059) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %2087 = "vector.extract"(%2059) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %2088 = "vector.extract"(%2059) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %2089 = "vector.extract"(%2059) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %2090 = "vector.extract"(%2059) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %2091 = "vector.extract"(%2059) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                %2092 = "llvm.bitcast"(%2060) : (f32) -> i32
                %2093 = "llvm.bitcast"(%2061) : (f32) -> i32
                %2094 = "llvm.bitcast"(%2062) : (f32) -> i32
                %2095 = "llvm.bitcast"(%2063) : (f32) -> i32
                %2096 = "llvm.bitcast"(%2064) : (f32) -> i32
                %2097 = "llvm.bitcast"(%2065) : (f32) -> i32
                %2098 = "llvm.bitcast"(%2066) : (f32) -> i32
                %2099 = "llvm.bitcast"(%2067) : (f32) -> i32
                %2100 = "llvm.bitcast"(%2068) : (f32) -> i32
                %2101 = "llvm.bitcast"(%2069) : (f32) -> i32
                %2102 = "llvm.bitcast"(%2070) : (f32) -> i32
                %2103 = "llvm.bitcast"(%2071) : (f32) -> i32
                %2104 = "llvm.bitcast"(%2072) : (f32) -> i32
                %2105 = "llvm.bitcast"(%2073) : (f32) -> i32
                %2106 = "llvm.bitcast"(%2074) : (f32) -> i32
                %2107 = "llvm.bitcast"(%2075) : (f32) -> i32
                %2108 = "llvm.bitcast"(%2076) : (f32) -> i32
                %2109 = "llvm.bitcast"(%2077) : (f32) -> i32
                %2110 = "llvm.bitcast"(%2078) : (f32) -> i32
                %2111 = "llvm.bitcast"(%2079) : (f32) -> i32
                %2112 = "llvm.bitcast"(%2080) : (f32) -> i32
                %2113 = "llvm.bitcast"(%2081) : (f32) -> i32
                %2114 = "llvm.bitcast"(%2082) : (f32) -> i32
                %2115 = "llvm.bitcast"(%2083) : (f32) -> i32
                %2116 = "llvm.bitcast"(%2084) : (f32) -> i32
                %2117 = "llvm.bitcast"(%2085) : (f32) -> i32
                %2118 = "llvm.bitcast"(%2086) : (f32) -> i32
                %2119 = "llvm.bitcast"(%2087) : (f32) -> i32
                %2120 = "llvm.bitcast"(%2088) : (f32) -> i32
                %2121 = "llvm.bitcast"(%2089) : (f32) -> i32
                %2122 = "llvm.bitcast"(%2090) : (f32) -> i32
                %2123 = "llvm.bitcast"(%2091) : (f32) -> i32
                "llvm.inline_asm"(%1958, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 110 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.wait::st.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 111 : i32} : () -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %t2127_s0 = "llvm.ptrtoint"(%1428) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2127_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              %2128 = "arith.xori"(%1432, %1372) : (i32, i32) -> i32
              "scf.yield"(%2128) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %t2129_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2129_s0, %1417) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %2131 = "llvm.getelementptr"(%73, %1413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2132 = "llvm.load"(%2131) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %t2134_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2134_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %t2135_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2135_s0, %1417) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            "scf.if"(%1381) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2137 = "arith.constant"() {value = 2 : i32} : () -> i32
            "nvvm.barrier"(%2137, %1375) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 112 : i32} : (i32, i32) -> ()
            %2138 = "arith.divui"(%1413, %46) : (i32, i32) -> i32
            %2139 = "arith.constant"() {value = 2097152 : i32} : () -> i32
            %2140 = "arith.muli"(%2138, %2139) : (i32, i32) -> i32
            %2141 = "arith.addi"(%1377, %2140) : (i32, i32) -> i32
            %t2174_r = "llvm.inline_asm"(%2141) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 113 : i32} : (i32) -> !struct0
            %2142 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2143 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2144 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2145 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2146 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2147 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2148 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2149 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2150 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2151 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2152 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2153 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2154 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2155 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2156 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2157 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2158 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2159 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2160 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2161 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2162 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2163 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2164 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2165 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2166 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2167 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2168 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2169 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2170 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2171 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2172 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2173 = "llvm.extractvalue"(%t2174_r) {position = array<i64: 31>} : (!struct0) -> i32
            %t2207_r = "llvm.inline_asm"(%2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 114 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
            %2175 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2176 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2177 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2178 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2179 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2180 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2181 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2182 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2183 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2184 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2185 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2186 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2187 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2188 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2189 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2190 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2191 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2192 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2193 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2194 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2195 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2196 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2197 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2198 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2199 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2200 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2201 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2202 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2203 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2204 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2205 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2206 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 31>} : (!struct0) -> i32
            %2208 = "llvm.bitcast"(%2175) : (i32) -> f32
            %2209 = "llvm.bitcast"(%2176) : (i32) -> f32
            %2210 = "llvm.bitcast"(%2177) : (i32) -> f32
            %2211 = "llvm.bitcast"(%2178) : (i32) -> f32
            %2212 = "llvm.bitcast"(%2179) : (i32) -> f32
            %2213 = "llvm.bitcast"(%2180) : (i32) -> f32
            %2214 = "llvm.bitcast"(%2181) : (i32) -> f32
            %2215 = "llvm.bitcast"(%2182) : (i32) -> f32
            %2216 = "llvm.bitcast"(%2183) : (i32) -> f32
            %2217 = "llvm.bitcast"(%2184) : (i32) -> f32
            %2218 = "llvm.bitcast"(%2185) : (i32) -> f32
            %2219 = "llvm.bitcast"(%2186) : (i32) -> f32
            %2220 = "llvm.bitcast"(%2187) : (i32) -> f32
            %2221 = "llvm.bitcast"(%2188) : (i32) -> f32
            %2222 = "llvm.bitcast"(%2189) : (i32) -> f32
            %2223 = "llvm.bitcast"(%2190) : (i32) -> f32
            %2224 = "llvm.bitcast"(%2191) : (i32) -> f32
            %2225 = "llvm.bitcast"(%2192) : (i32) -> f32
            %2226 = "llvm.bitcast"(%2193) : (i32) -> f32
            %2227 = "llvm.bitcast"(%2194) : (i32) -> f32
            %2228 = "llvm.bitcast"(%2195) : (i32) -> f32
            %2229 = "llvm.bitcast"(%2196) : (i32) -> f32
            %2230 = "llvm.bitcast"(%2197) : (i32) -> f32
            %2231 = "llvm.bitcast"(%2198) : (i32) -> f32
            %2232 = "llvm.bitcast"(%2199) : (i32) -> f32
            %2233 = "llvm.bitcast"(%2200) : (i32) -> f32
            %2234 = "llvm.bitcast"(%2201) : (i32) -> f32
            %2235 = "llvm.bitcast"(%2202) : (i32) -> f32
            %2236 = "llvm.bitcast"(%2203) : (i32) -> f32
            %2237 = "llvm.bitcast"(%2204) : (i32) -> f32
            %2238 = "llvm.bitcast"(%2205) : (i32) -> f32
            %2239 = "llvm.bitcast"(%2206) : (i32) -> f32
            %2240 = "vector.from_elements"(%2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2241 = "vector.broadcast"(%2132) : (f32) -> vector<32xf32>
            %2242 = "arith.mulf"(%2240, %2241) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2243 = "arith.truncf"(%2242) : (vector<32xf32>) -> vector<32xf16>
            %2244 = "vector.extract"(%2243) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2245 = "vector.extract"(%2243) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2246 = "vector.extract"(%2243) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2247 = "vector.extract"(%2243) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2248 = "vector.extract"(%2243) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2249 = "vector.extract"(%2243) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2250 = "vector.extract"(%2243) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2251 = "vector.extract"(%2243) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2252 = "vector.extract"(%2243) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2253 = "vector.extract"(%2243) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2254 = "vector.extract"(%2243) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2255 = "vector.extract"(%2243) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2256 = "vector.extract"(%2243) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2257 = "vector.extract"(%2243) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2258 = "vector.extract"(%2243) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2259 = "vector.extract"(%2243) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2260 = "vector.extract"(%2243) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2261 = "vector.extract"(%2243) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2262 = "vector.extract"(%2243) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2263 = "vector.extract"(%2243) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2264 = "vector.extract"(%2243) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2265 = "vector.extract"(%2243) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2266 = "vector.extract"(%2243) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2267 = "vector.extract"(%2243) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2268 = "vector.extract"(%2243) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2269 = "vector.extract"(%2243) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2270 = "vector.extract"(%2243) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2271 = "vector.extract"(%2243) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2272 = "vector.extract"(%2243) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2273 = "vector.extract"(%2243) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2274 = "vector.extract"(%2243) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2275 = "vector.extract"(%2243) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2276 = "arith.muli"(%1413, %1378) : (i32, i32) -> i32
            %2277 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2278 = "arith.andi"(%2276, %2277) : (i32, i32) -> i32
            %2279 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2280 = "arith.shrui"(%2278, %2279) : (i32, i32) -> i32
            %2281 = "arith.xori"(%2276, %2280) : (i32, i32) -> i32
            %2282 = "llvm.getelementptr"(%65, %2281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2283 = "vector.from_elements"(%2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2283, %2282) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2284 = "arith.addi"(%2276, %1370) : (i32, i32) -> i32
            %2285 = "arith.andi"(%2284, %2277) : (i32, i32) -> i32
            %2286 = "arith.shrui"(%2285, %2279) : (i32, i32) -> i32
            %2287 = "arith.xori"(%2284, %2286) : (i32, i32) -> i32
            %2288 = "llvm.getelementptr"(%65, %2287) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2289 = "vector.from_elements"(%2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2289, %2288) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2290 = "arith.constant"() {value = 16 : i32} : () -> i32
            %2291 = "arith.addi"(%2276, %2290) : (i32, i32) -> i32
            %2292 = "arith.andi"(%2291, %2277) : (i32, i32) -> i32
            %2293 = "arith.shrui"(%2292, %2279) : (i32, i32) -> i32
            %2294 = "arith.xori"(%2291, %2293) : (i32, i32) -> i32
            %2295 = "llvm.getelementptr"(%65, %2294) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2296 = "vector.from_elements"(%2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2296, %2295) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2297 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2298 = "arith.addi"(%2276, %2297) : (i32, i32) -> i32
            %2299 = "arith.andi"(%2298, %2277) : (i32, i32) -> i32
            %2300 = "arith.shrui"(%2299, %2279) : (i32, i32) -> i32
            %2301 = "arith.xori"(%2298, %2300) : (i32, i32) -> i32
            %2302 = "llvm.getelementptr"(%65, %2301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2303 = "vector.from_elements"(%2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2303, %2302) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2304 = "arith.addi"(%2141, %46) : (i32, i32) -> i32
            %t2337_r = "llvm.inline_asm"(%2304) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 115 : i32} : (i32) -> !struct0
            %2305 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2306 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2307 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2308 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2309 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2310 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2311 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2312 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2313 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2314 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2315 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2316 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2317 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2318 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2319 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2320 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2321 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2322 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2323 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2324 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2325 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2326 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2327 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2328 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2329 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2330 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2331 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2332 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2333 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2334 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2335 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2336 = "llvm.extractvalue"(%t2337_r) {position = array<i64: 31>} : (!struct0) -> i32
            %t2370_r = "llvm.inline_asm"(%2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 116 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
            %2338 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2339 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2340 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2341 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2342 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2343 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2344 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2345 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2346 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2347 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2348 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2349 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2350 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2351 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2352 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2353 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2354 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2355 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2356 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2357 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2358 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2359 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2360 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2361 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2362 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2363 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2364 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2365 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2366 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2367 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2368 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2369 = "llvm.extractvalue"(%t2370_r) {position = array<i64: 31>} : (!struct0) -> i32
            %2371 = "llvm.bitcast"(%2338) : (i32) -> f32
            %2372 = "llvm.bitcast"(%2339) : (i32) -> f32
            %2373 = "llvm.bitcast"(%2340) : (i32) -> f32
            %2374 = "llvm.bitcast"(%2341) : (i32) -> f32
            %2375 = "llvm.bitcast"(%2342) : (i32) -> f32
            %2376 = "llvm.bitcast"(%2343) : (i32) -> f32
            %2377 = "llvm.bitcast"(%2344) : (i32) -> f32
            %2378 = "llvm.bitcast"(%2345) : (i32) -> f32
            %2379 = "llvm.bitcast"(%2346) : (i32) -> f32
            %2380 = "llvm.bitcast"(%2347) : (i32) -> f32
            %2381 = "llvm.bitcast"(%2348) : (i32) -> f32
            %2382 = "llvm.bitcast"(%2349) : (i32) -> f32
            %2383 = "llvm.bitcast"(%2350) : (i32) -> f32
            %2384 = "llvm.bitcast"(%2351) : (i32) -> f32
            %2385 = "llvm.bitcast"(%2352) : (i32) -> f32
            %2386 = "llvm.bitcast"(%2353) : (i32) -> f32
            %2387 = "llvm.bitcast"(%2354) : (i32) -> f32
            %2388 = "llvm.bitcast"(%2355) : (i32) -> f32
            %2389 = "llvm.bitcast"(%2356) : (i32) -> f32
            %2390 = "llvm.bitcast"(%2357) : (i32) -> f32
            %2391 = "llvm.bitcast"(%2358) : (i32) -> f32
            %2392 = "llvm.bitcast"(%2359) : (i32) -> f32
            %2393 = "llvm.bitcast"(%2360) : (i32) -> f32
            %2394 = "llvm.bitcast"(%2361) : (i32) -> f32
            %2395 = "llvm.bitcast"(%2362) : (i32) -> f32
            %2396 = "llvm.bitcast"(%2363) : (i32) -> f32
            %2397 = "llvm.bitcast"(%2364) : (i32) -> f32
            %2398 = "llvm.bitcast"(%2365) : (i32) -> f32
            %2399 = "llvm.bitcast"(%2366) : (i32) -> f32
            %2400 = "llvm.bitcast"(%2367) : (i32) -> f32
            %2401 = "llvm.bitcast"(%2368) : (i32) -> f32
            %2402 = "llvm.bitcast"(%2369) : (i32) -> f32
            %2403 = "vector.from_elements"(%2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2404 = "vector.broadcast"(%2132) : (f32) -> vector<32xf32>
            %2405 = "arith.mulf"(%2403, %2404) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2406 = "arith.truncf"(%2405) : (vector<32xf32>) -> vector<32xf16>
            %2407 = "vector.extract"(%2406) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2408 = "vector.extract"(%2406) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2409 = "vector.extract"(%2406) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2410 = "vector.extract"(%2406) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2411 = "vector.extract"(%2406) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2412 = "vector.extract"(%2406) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2413 = "vector.extract"(%2406) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2414 = "vector.extract"(%2406) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2415 = "vector.extract"(%2406) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2416 = "vector.extract"(%2406) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2417 = "vector.extract"(%2406) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2418 = "vector.extract"(%2406) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2419 = "vector.extract"(%2406) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2420 = "vector.extract"(%2406) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2421 = "vector.extract"(%2406) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2422 = "vector.extract"(%2406) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2423 = "vector.extract"(%2406) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2424 = "vector.extract"(%2406) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2425 = "vector.extract"(%2406) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2426 = "vector.extract"(%2406) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2427 = "vector.extract"(%2406) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2428 = "vector.extract"(%2406) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2429 = "vector.extract"(%2406) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2430 = "vector.extract"(%2406) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2431 = "vector.extract"(%2406) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2432 = "vector.extract"(%2406) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2433 = "vector.extract"(%2406) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2434 = "vector.extract"(%2406) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2435 = "vector.extract"(%2406) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2436 = "vector.extract"(%2406) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2437 = "vector.extract"(%2406) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2438 = "vector.extract"(%2406) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2439 = "arith.addi"(%2276, %46) : (i32, i32) -> i32
            %2440 = "arith.andi"(%2439, %2277) : (i32, i32) -> i32
            %2441 = "arith.shrui"(%2440, %2279) : (i32, i32) -> i32
            %2442 = "arith.xori"(%2439, %2441) : (i32, i32) -> i32
            %2443 = "llvm.getelementptr"(%65, %2442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2444 = "vector.from_elements"(%2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2444, %2443) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2445 = "arith.constant"() {value = 40 : i32} : () -> i32
            %2446 = "arith.addi"(%2276, %2445) : (i32, i32) -> i32
            %2447 = "arith.andi"(%2446, %2277) : (i32, i32) -> i32
            %2448 = "arith.shrui"(%2447, %2279) : (i32, i32) -> i32
            %2449 = "arith.xori"(%2446, %2448) : (i32, i32) -> i32
            %2450 = "llvm.getelementptr"(%65, %2449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2451 = "vector.from_elements"(%2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2451, %2450) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2452 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2453 = "arith.addi"(%2276, %2452) : (i32, i32) -> i32
            %2454 = "arith.andi"(%2453, %2277) : (i32, i32) -> i32
            %2455 = "arith.shrui"(%2454, %2279) : (i32, i32) -> i32
            %2456 = "arith.xori"(%2453, %2455) : (i32, i32) -> i32
            %2457 = "llvm.getelementptr"(%65, %2456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2458 = "vector.from_elements"(%2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2458, %2457) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2459 = "arith.constant"() {value = 56 : i32} : () -> i32
            %2460 = "arith.addi"(%2276, %2459) : (i32, i32) -> i32
            %2461 = "arith.andi"(%2460, %2277) : (i32, i32) -> i32
            %2462 = "arith.shrui"(%2461, %2279) : (i32, i32) -> i32
            %2463 = "arith.xori"(%2460, %2462) : (i32, i32) -> i32
            %2464 = "llvm.getelementptr"(%65, %2463) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2465 = "vector.from_elements"(%2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2465, %2464) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%2137, %1375) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 117 : i32} : (i32, i32) -> ()
            "scf.if"(%1381) ({
              %2466 = "arith.muli"(%2137, %1411) : (i32, i32) -> i32
              %2467 = "arith.muli"(%2466, %1375) : (i32, i32) -> i32
              %2468 = "nvvm.elect.sync"() {cutec.arm = 118 : i32} : () -> i1
              "scf.if"(%2468) ({
                %t2469_s1 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%12, %t2469_s1, %49, %2467, %1410, %1409) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2470 = "llvm.getelementptr"(%69) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %t2471_s0 = "llvm.ptrtoint"(%2470) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2471_s0, %1417) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %2473 = "arith.addi"(%1413, %1375) : (i32, i32) -> i32
            %2474 = "llvm.getelementptr"(%73, %2473) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2475 = "llvm.load"(%2474) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %2477 = "llvm.getelementptr"(%70) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %t2478_s0 = "llvm.ptrtoint"(%2477) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2478_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %2479 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %t2480_s0 = "llvm.ptrtoint"(%2479) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2480_s0, %1417) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            "scf.if"(%1381) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%2137, %1375) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 119 : i32} : (i32, i32) -> ()
            %2482 = "arith.addi"(%1379, %2140) : (i32, i32) -> i32
            %t2515_r = "llvm.inline_asm"(%2482) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 120 : i32} : (i32) -> !struct0
            %2483 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2484 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2485 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2486 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2487 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2488 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2489 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2490 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2491 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2492 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2493 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2494 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2495 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2496 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2497 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2498 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2499 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2500 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2501 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2502 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2503 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2504 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2505 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2506 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2507 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2508 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2509 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2510 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2511 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2512 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2513 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2514 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 31>} : (!struct0) -> i32
            %t2548_r = "llvm.inline_asm"(%2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 121 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
            %2516 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2517 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2518 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2519 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2520 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2521 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2522 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2523 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2524 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2525 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2526 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2527 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2528 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2529 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2530 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2531 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2532 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2533 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2534 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2535 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2536 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2537 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2538 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2539 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2540 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2541 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2542 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2543 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2544 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2545 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2546 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2547 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 31>} : (!struct0) -> i32
            %2549 = "llvm.bitcast"(%2516) : (i32) -> f32
            %2550 = "llvm.bitcast"(%2517) : (i32) -> f32
            %2551 = "llvm.bitcast"(%2518) : (i32) -> f32
            %2552 = "llvm.bitcast"(%2519) : (i32) -> f32
            %2553 = "llvm.bitcast"(%2520) : (i32) -> f32
            %2554 = "llvm.bitcast"(%2521) : (i32) -> f32
            %2555 = "llvm.bitcast"(%2522) : (i32) -> f32
            %2556 = "llvm.bitcast"(%2523) : (i32) -> f32
            %2557 = "llvm.bitcast"(%2524) : (i32) -> f32
            %2558 = "llvm.bitcast"(%2525) : (i32) -> f32
            %2559 = "llvm.bitcast"(%2526) : (i32) -> f32
            %2560 = "llvm.bitcast"(%2527) : (i32) -> f32
            %2561 = "llvm.bitcast"(%2528) : (i32) -> f32
            %2562 = "llvm.bitcast"(%2529) : (i32) -> f32
            %2563 = "llvm.bitcast"(%2530) : (i32) -> f32
            %2564 = "llvm.bitcast"(%2531) : (i32) -> f32
            %2565 = "llvm.bitcast"(%2532) : (i32) -> f32
            %2566 = "llvm.bitcast"(%2533) : (i32) -> f32
            %2567 = "llvm.bitcast"(%2534) : (i32) -> f32
            %2568 = "llvm.bitcast"(%2535) : (i32) -> f32
            %2569 = "llvm.bitcast"(%2536) : (i32) -> f32
            %2570 = "llvm.bitcast"(%2537) : (i32) -> f32
            %2571 = "llvm.bitcast"(%2538) : (i32) -> f32
            %2572 = "llvm.bitcast"(%2539) : (i32) -> f32
            %2573 = "llvm.bitcast"(%2540) : (i32) -> f32
            %2574 = "llvm.bitcast"(%2541) : (i32) -> f32
            %2575 = "llvm.bitcast"(%2542) : (i32) -> f32
            %2576 = "llvm.bitcast"(%2543) : (i32) -> f32
            %2577 = "llvm.bitcast"(%2544) : (i32) -> f32
            %2578 = "llvm.bitcast"(%2545) : (i32) -> f32
            %2579 = "llvm.bitcast"(%2546) : (i32) -> f32
            %2580 = "llvm.bitcast"(%2547) : (i32) -> f32
            %2581 = "vector.from_elements"(%2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2582 = "vector.broadcast"(%2475) : (f32) -> vector<32xf32>
            %2583 = "arith.mulf"(%2581, %2582) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2584 = "arith.truncf"(%2583) : (vector<32xf32>) -> vector<32xf16>
            %2585 = "vector.extract"(%2584) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2586 = "vector.extract"(%2584) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2587 = "vector.extract"(%2584) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2588 = "vector.extract"(%2584) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2589 = "vector.extract"(%2584) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2590 = "vector.extract"(%2584) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2591 = "vector.extract"(%2584) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2592 = "vector.extract"(%2584) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2593 = "vector.extract"(%2584) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2594 = "vector.extract"(%2584) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2595 = "vector.extract"(%2584) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2596 = "vector.extract"(%2584) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2597 = "vector.extract"(%2584) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2598 = "vector.extract"(%2584) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2599 = "vector.extract"(%2584) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2600 = "vector.extract"(%2584) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2601 = "vector.extract"(%2584) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2602 = "vector.extract"(%2584) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2603 = "vector.extract"(%2584) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2604 = "vector.extract"(%2584) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2605 = "vector.extract"(%2584) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2606 = "vector.extract"(%2584) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2607 = "vector.extract"(%2584) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2608 = "vector.extract"(%2584) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2609 = "vector.extract"(%2584) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2610 = "vector.extract"(%2584) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2611 = "vector.extract"(%2584) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2612 = "vector.extract"(%2584) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2613 = "vector.extract"(%2584) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2614 = "vector.extract"(%2584) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2615 = "vector.extract"(%2584) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2616 = "vector.extract"(%2584) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2617 = "vector.from_elements"(%2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2617, %2282) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2618 = "vector.from_elements"(%2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2618, %2288) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2619 = "vector.from_elements"(%2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2619, %2295) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2620 = "vector.from_elements"(%2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2620, %2302) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2621 = "arith.addi"(%2482, %46) : (i32, i32) -> i32
            %t2654_r = "llvm.inline_asm"(%2621) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 122 : i32} : (i32) -> !struct0
            %2622 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2623 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2624 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2625 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2626 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2627 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2628 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2629 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2630 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2631 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2632 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2633 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2634 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2635 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2636 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2637 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2638 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2639 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2640 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2641 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2642 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2643 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2644 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2645 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2646 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2647 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2648 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2649 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2650 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2651 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2652 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2653 = "llvm.extractvalue"(%t2654_r) {position = array<i64: 31>} : (!struct0) -> i32
            %t2687_r = "llvm.inline_asm"(%2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 123 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
            %2655 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 0>} : (!struct0) -> i32
            %2656 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 1>} : (!struct0) -> i32
            %2657 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 2>} : (!struct0) -> i32
            %2658 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 3>} : (!struct0) -> i32
            %2659 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 4>} : (!struct0) -> i32
            %2660 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 5>} : (!struct0) -> i32
            %2661 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 6>} : (!struct0) -> i32
            %2662 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 7>} : (!struct0) -> i32
            %2663 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 8>} : (!struct0) -> i32
            %2664 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 9>} : (!struct0) -> i32
            %2665 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 10>} : (!struct0) -> i32
            %2666 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 11>} : (!struct0) -> i32
            %2667 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 12>} : (!struct0) -> i32
            %2668 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 13>} : (!struct0) -> i32
            %2669 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 14>} : (!struct0) -> i32
            %2670 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 15>} : (!struct0) -> i32
            %2671 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 16>} : (!struct0) -> i32
            %2672 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 17>} : (!struct0) -> i32
            %2673 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 18>} : (!struct0) -> i32
            %2674 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 19>} : (!struct0) -> i32
            %2675 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 20>} : (!struct0) -> i32
            %2676 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 21>} : (!struct0) -> i32
            %2677 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 22>} : (!struct0) -> i32
            %2678 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 23>} : (!struct0) -> i32
            %2679 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 24>} : (!struct0) -> i32
            %2680 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 25>} : (!struct0) -> i32
            %2681 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 26>} : (!struct0) -> i32
            %2682 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 27>} : (!struct0) -> i32
            %2683 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 28>} : (!struct0) -> i32
            %2684 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 29>} : (!struct0) -> i32
            %2685 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 30>} : (!struct0) -> i32
            %2686 = "llvm.extractvalue"(%t2687_r) {position = array<i64: 31>} : (!struct0) -> i32
            %2688 = "llvm.bitcast"(%2655) : (i32) -> f32
            %2689 = "llvm.bitcast"(%2656) : (i32) -> f32
            %2690 = "llvm.bitcast"(%2657) : (i32) -> f32
            %2691 = "llvm.bitcast"(%2658) : (i32) -> f32
            %2692 = "llvm.bitcast"(%2659) : (i32) -> f32
            %2693 = "llvm.bitcast"(%2660) : (i32) -> f32
            %2694 = "llvm.bitcast"(%2661) : (i32) -> f32
            %2695 = "llvm.bitcast"(%2662) : (i32) -> f32
            %2696 = "llvm.bitcast"(%2663) : (i32) -> f32
            %2697 = "llvm.bitcast"(%2664) : (i32) -> f32
            %2698 = "llvm.bitcast"(%2665) : (i32) -> f32
            %2699 = "llvm.bitcast"(%2666) : (i32) -> f32
            %2700 = "llvm.bitcast"(%2667) : (i32) -> f32
            %2701 = "llvm.bitcast"(%2668) : (i32) -> f32
            %2702 = "llvm.bitcast"(%2669) : (i32) -> f32
            %2703 = "llvm.bitcast"(%2670) : (i32) -> f32
            %2704 = "llvm.bitcast"(%2671) : (i32) -> f32
            %2705 = "llvm.bitcast"(%2672) : (i32) -> f32
            %2706 = "llvm.bitcast"(%2673) : (i32) -> f32
            %2707 = "llvm.bitcast"(%2674) : (i32) -> f32
            %2708 = "llvm.bitcast"(%2675) : (i32) -> f32
            %2709 = "llvm.bitcast"(%2676) : (i32) -> f32
            %2710 = "llvm.bitcast"(%2677) : (i32) -> f32
            %2711 = "llvm.bitcast"(%2678) : (i32) -> f32
            %2712 = "llvm.bitcast"(%2679) : (i32) -> f32
            %2713 = "llvm.bitcast"(%2680) : (i32) -> f32
            %2714 = "llvm.bitcast"(%2681) : (i32) -> f32
            %2715 = "llvm.bitcast"(%2682) : (i32) -> f32
            %2716 = "llvm.bitcast"(%2683) : (i32) -> f32
            %2717 = "llvm.bitcast"(%2684) : (i32) -> f32
            %2718 = "llvm.bitcast"(%2685) : (i32) -> f32
            %2719 = "llvm.bitcast"(%2686) : (i32) -> f32
            %2720 = "vector.from_elements"(%2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2721 = "vector.broadcast"(%2475) : (f32) -> vector<32xf32>
            %2722 = "arith.mulf"(%2720, %2721) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2723 = "arith.truncf"(%2722) : (vector<32xf32>) -> vector<32xf16>
            %2724 = "vector.extract"(%2723) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2725 = "vector.extract"(%2723) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2726 = "vector.extract"(%2723) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2727 = "vector.extract"(%2723) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2728 = "vector.extract"(%2723) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2729 = "vector.extract"(%2723) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2730 = "vector.extract"(%2723) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2731 = "vector.extract"(%2723) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2732 = "vector.extract"(%2723) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2733 = "vector.extract"(%2723) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2734 = "vector.extract"(%2723) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2735 = "vector.extract"(%2723) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2736 = "vector.extract"(%2723) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2737 = "vector.extract"(%2723) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2738 = "vector.extract"(%2723) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2739 = "vector.extract"(%2723) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2740 = "vector.extract"(%2723) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2741 = "vector.extract"(%2723) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2742 = "vector.extract"(%2723) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2743 = "vector.extract"(%2723) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2744 = "vector.extract"(%2723) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2745 = "vector.extract"(%2723) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2746 = "vector.extract"(%2723) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2747 = "vector.extract"(%2723) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2748 = "vector.extract"(%2723) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2749 = "vector.extract"(%2723) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2750 = "vector.extract"(%2723) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2751 = "vector.extract"(%2723) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2752 = "vector.extract"(%2723) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2753 = "vector.extract"(%2723) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2754 = "vector.extract"(%2723) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2755 = "vector.extract"(%2723) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2756 = "vector.from_elements"(%2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2756, %2443) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2757 = "vector.from_elements"(%2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2757, %2450) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2758 = "vector.from_elements"(%2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2758, %2457) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            %2759 = "vector.from_elements"(%2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
            "llvm.store"(%2759, %2464) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%2137, %1375) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 124 : i32} : (i32, i32) -> ()
            "scf.if"(%1381) ({
              %2760 = "arith.muli"(%2137, %1411) : (i32, i32) -> i32
              %2761 = "arith.addi"(%2760, %1372) : (i32, i32) -> i32
              %2762 = "arith.muli"(%2761, %1375) : (i32, i32) -> i32
              %2763 = "nvvm.elect.sync"() {cutec.arm = 125 : i32} : () -> i1
              "scf.if"(%2763) ({
                %t2764_s1 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%12, %t2764_s1, %49, %2762, %1410, %1409) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2765 = "llvm.getelementptr"(%165, %1415) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2766_s0 = "llvm.ptrtoint"(%2765) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2766_s0, %1416) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2767 = "arith.muli"(%1415, %2279) : (i32, i32) -> i32
            %2768 = "llvm.getelementptr"(%183, %2767) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2769 = "llvm.load"(%2768) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %2770 = "nvvm.shfl.sync"(%48, %2769, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 126 : i32} : (i32, i32, i32, i32) -> i32
            %2771 = "arith.addi"(%1372, %2767) : (i32, i32) -> i32
            %2772 = "llvm.getelementptr"(%183, %2771) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2773 = "llvm.load"(%2772) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %2774 = "nvvm.shfl.sync"(%48, %2773, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 127 : i32} : (i32, i32, i32, i32) -> i32
            %2775 = "arith.addi"(%2137, %2767) : (i32, i32) -> i32
            %2776 = "llvm.getelementptr"(%183, %2775) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2777 = "llvm.load"(%2776) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %2778 = "nvvm.shfl.sync"(%48, %2777, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 128 : i32} : (i32, i32, i32, i32) -> i32
            %2779 = "llvm.getelementptr"(%166, %1415) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2780_s0 = "llvm.ptrtoint"(%2779) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2780_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %2781 = "arith.addi"(%1415, %1372) : (i32, i32) -> i32
            %2782 = "arith.cmpi"(%2781, %2137) {predicate = 0 : i64} : (i32, i32) -> i1
            %2783 = "arith.xori"(%1416, %1372) : (i32, i32) -> i32
            %2784 = "arith.select"(%2782, %2783, %1416) : (i1, i32, i32) -> i32
            %2785 = "arith.select"(%2782, %49, %2781) : (i1, i32, i32) -> i32
            %2786 = "arith.addi"(%1414, %1372) : (i32, i32) -> i32
            "scf.yield"(%2778, %2774, %2770, %1430, %1413, %2786, %2785, %2784) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.if"(%1381) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1372, %1373) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 129 : i32} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %2787 = "arith.constant"() {value = 4 : i32} : () -> i32
          %2788 = "arith.cmpi"(%51, %2787) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%2788) ({
            "nvvm.setmaxregister"() {regCount = 192 : i32, action = #nvvm<action increase>} : () -> ()
            %2789 = "arith.constant"() {value = 1 : i32} : () -> i32
            %2790 = "arith.constant"() {value = 416 : i32} : () -> i32
            "nvvm.barrier"(%2789, %2790) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 130 : i32} : (i32, i32) -> ()
            %2791 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %2792 = "arith.constant"() {value = 128 : i32} : () -> i32
            %2793 = "arith.constant"() {value = 256 : i32} : () -> i32
            %2794 = "arith.constant"() {value = 64 : i32} : () -> i32
            %2795 = "arith.remui"(%43, %2792) : (i32, i32) -> i32
            %2796 = "arith.divui"(%2795, %46) : (i32, i32) -> i32
            %2797 = "arith.constant"() {value = 2097152 : i32} : () -> i32
            %2798 = "arith.muli"(%2796, %2797) : (i32, i32) -> i32
            %2799 = "arith.addi"(%2791, %2798) : (i32, i32) -> i32
            %2800 = "arith.constant"() {value = 2 : i32} : () -> i32
            %2801 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2802 = "arith.constant"() {value = 5 : i32} : () -> i32
            %2803 = "arith.constant"() {value = 6 : i32} : () -> i32
            %2804 = "arith.constant"() {value = 7 : i32} : () -> i32
            %2805 = "arith.constant"() {value = 9 : i32} : () -> i32
            %2806 = "arith.constant"() {value = 10 : i32} : () -> i32
            %2807 = "arith.constant"() {value = 11 : i32} : () -> i32
            %2808 = "arith.constant"() {value = 14 : i32} : () -> i32
            %2809 = "arith.constant"() {value = 15 : i32} : () -> i32
            %2810 = "arith.constant"() {value = 16 : i32} : () -> i32
            %2811 = "arith.constant"() {value = 17 : i32} : () -> i32
            %2812 = "arith.constant"() {value = 18 : i32} : () -> i32
            %2813 = "arith.constant"() {value = 19 : i32} : () -> i32
            %2814 = "arith.constant"() {value = 20 : i32} : () -> i32
            %2815 = "arith.constant"() {value = 21 : i32} : () -> i32
            %2816 = "arith.constant"() {value = 22 : i32} : () -> i32
            %2817 = "arith.constant"() {value = 23 : i32} : () -> i32
            %2818 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2819 = "arith.constant"() {value = 25 : i32} : () -> i32
            %2820 = "arith.constant"() {value = 26 : i32} : () -> i32
            %2821 = "arith.constant"() {value = 27 : i32} : () -> i32
            %2822 = "arith.constant"() {value = 28 : i32} : () -> i32
            %2823 = "arith.constant"() {value = 29 : i32} : () -> i32
            %2824 = "arith.constant"() {value = 30 : i32} : () -> i32
            %2825 = "arith.constant"() {value = 33 : i32} : () -> i32
            %2826 = "arith.constant"() {value = 34 : i32} : () -> i32
            %2827 = "arith.constant"() {value = 35 : i32} : () -> i32
            %2828 = "arith.constant"() {value = 36 : i32} : () -> i32
            %2829 = "arith.constant"() {value = 37 : i32} : () -> i32
            %2830 = "arith.constant"() {value = 38 : i32} : () -> i32
            %2831 = "arith.constant"() {value = 39 : i32} : () -> i32
            %2832 = "arith.constant"() {value = 40 : i32} : () -> i32
            %2833 = "arith.constant"() {value = 41 : i32} : () -> i32
            %2834 = "arith.constant"() {value = 42 : i32} : () -> i32
            %2835 = "arith.constant"() {value = 43 : i32} : () -> i32
            %2836 = "arith.constant"() {value = 44 : i32} : () -> i32
            %2837 = "arith.constant"() {value = 45 : i32} : () -> i32
            %2838 = "arith.constant"() {value = 46 : i32} : () -> i32
            %2839 = "arith.constant"() {value = 47 : i32} : () -> i32
            %2840 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2841 = "arith.constant"() {value = 49 : i32} : () -> i32
            %2842 = "arith.constant"() {value = 50 : i32} : () -> i32
            %2843 = "arith.constant"() {value = 51 : i32} : () -> i32
            %2844 = "arith.constant"() {value = 52 : i32} : () -> i32
            %2845 = "arith.constant"() {value = 53 : i32} : () -> i32
            %2846 = "arith.constant"() {value = 54 : i32} : () -> i32
            %2847 = "arith.constant"() {value = 55 : i32} : () -> i32
            %2848 = "arith.constant"() {value = 56 : i32} : () -> i32
            %2849 = "arith.constant"() {value = 57 : i32} : () -> i32
            %2850 = "arith.constant"() {value = 58 : i32} : () -> i32
            %2851 = "arith.constant"() {value = 59 : i32} : () -> i32
            %2852 = "arith.constant"() {value = 60 : i32} : () -> i32
            %2853 = "arith.constant"() {value = 61 : i32} : () -> i32
            %2854 = "arith.constant"() {value = 62 : i32} : () -> i32
            %2855 = "arith.constant"() {value = 63 : i32} : () -> i32
            %2856 = "arith.constant"() {value = 65 : i32} : () -> i32
            %2857 = "arith.constant"() {value = 66 : i32} : () -> i32
            %2858 = "arith.constant"() {value = 67 : i32} : () -> i32
            %2859 = "arith.constant"() {value = 68 : i32} : () -> i32
            %2860 = "arith.constant"() {value = 69 : i32} : () -> i32
            %2861 = "arith.constant"() {value = 70 : i32} : () -> i32
            %2862 = "arith.constant"() {value = 71 : i32} : () -> i32
            %2863 = "arith.constant"() {value = 72 : i32} : () -> i32
            %2864 = "arith.constant"() {value = 73 : i32} : () -> i32
            %2865 = "arith.constant"() {value = 74 : i32} : () -> i32
            %2866 = "arith.constant"() {value = 75 : i32} : () -> i32
            %2867 = "arith.constant"() {value = 76 : i32} : () -> i32
            %2868 = "arith.constant"() {value = 77 : i32} : () -> i32
            %2869 = "arith.constant"() {value = 78 : i32} : () -> i32
            %2870 = "arith.constant"() {value = 79 : i32} : () -> i32
            %2871 = "arith.constant"() {value = 80 : i32} : () -> i32
            %2872 = "arith.constant"() {value = 81 : i32} : () -> i32
            %2873 = "arith.constant"() {value = 82 : i32} : () -> i32
            %2874 = "arith.constant"() {value = 83 : i32} : () -> i32
            %2875 = "arith.constant"() {value = 84 : i32} : () -> i32
            %2876 = "arith.constant"() {value = 85 : i32} : () -> i32
            %2877 = "arith.constant"() {value = 86 : i32} : () -> i32
            %2878 = "arith.constant"() {value = 87 : i32} : () -> i32
            %2879 = "arith.constant"() {value = 88 : i32} : () -> i32
            %2880 = "arith.constant"() {value = 89 : i32} : () -> i32
            %2881 = "arith.constant"() {value = 90 : i32} : () -> i32
            %2882 = "arith.constant"() {value = 91 : i32} : () -> i32
            %2883 = "arith.constant"() {value = 92 : i32} : () -> i32
            %2884 = "arith.constant"() {value = 93 : i32} : () -> i32
            %2885 = "arith.constant"() {value = 94 : i32} : () -> i32
            %2886 = "arith.constant"() {value = 95 : i32} : () -> i32
            %2887 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2888 = "arith.constant"() {value = 97 : i32} : () -> i32
            %2889 = "arith.constant"() {value = 98 : i32} : () -> i32
            %2890 = "arith.constant"() {value = 99 : i32} : () -> i32
            %2891 = "arith.constant"() {value = 100 : i32} : () -> i32
            %2892 = "arith.constant"() {value = 101 : i32} : () -> i32
            %2893 = "arith.constant"() {value = 102 : i32} : () -> i32
            %2894 = "arith.constant"() {value = 103 : i32} : () -> i32
            %2895 = "arith.constant"() {value = 104 : i32} : () -> i32
            %2896 = "arith.constant"() {value = 105 : i32} : () -> i32
            %2897 = "arith.constant"() {value = 106 : i32} : () -> i32
            %2898 = "arith.constant"() {value = 107 : i32} : () -> i32
            %2899 = "arith.constant"() {value = 108 : i32} : () -> i32
            %2900 = "arith.constant"() {value = 109 : i32} : () -> i32
            %2901 = "arith.constant"() {value = 110 : i32} : () -> i32
            %2902 = "arith.constant"() {value = 111 : i32} : () -> i32
            %2903 = "arith.constant"() {value = 112 : i32} : () -> i32
            %2904 = "arith.constant"() {value = 113 : i32} : () -> i32
            %2905 = "arith.constant"() {value = 114 : i32} : () -> i32
            %2906 = "arith.constant"() {value = 115 : i32} : () -> i32
            %2907 = "arith.constant"() {value = 116 : i32} : () -> i32
            %2908 = "arith.constant"() {value = 117 : i32} : () -> i32
            %2909 = "arith.constant"() {value = 118 : i32} : () -> i32
            %2910 = "arith.constant"() {value = 119 : i32} : () -> i32
            %2911 = "arith.constant"() {value = 120 : i32} : () -> i32
            %2912 = "arith.constant"() {value = 121 : i32} : () -> i32
            %2913 = "arith.constant"() {value = 122 : i32} : () -> i32
            %2914 = "arith.constant"() {value = 123 : i32} : () -> i32
            %2915 = "arith.constant"() {value = 124 : i32} : () -> i32
            %2916 = "arith.constant"() {value = 125 : i32} : () -> i32
            %2917 = "arith.constant"() {value = 126 : i32} : () -> i32
            %2918 = "arith.constant"() {value = 127 : i32} : () -> i32
            %t2919_s0 = "llvm.ptrtoint"(%165) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2919_s0, %49) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2920 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %2921 = "nvvm.shfl.sync"(%48, %2920, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 131 : i32} : (i32, i32, i32, i32) -> i32
            %2922 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %2923 = "llvm.load"(%2922) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %2924 = "nvvm.shfl.sync"(%48, %2923, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 132 : i32} : (i32, i32, i32, i32) -> i32
            %2925 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %2926 = "llvm.load"(%2925) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %2927 = "nvvm.shfl.sync"(%48, %2926, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 133 : i32} : (i32, i32, i32, i32) -> i32
            %t2928_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2928_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %2929 = "llvm.mlir.undef"() : () -> f32
            %2930 = "llvm.mlir.undef"() : () -> f32
            %2931 = "llvm.mlir.undef"() : () -> f32
            %2932 = "llvm.mlir.undef"() : () -> f32
            %2933 = "llvm.mlir.undef"() : () -> f32
            %2934 = "llvm.mlir.undef"() : () -> f32
            %2935 = "llvm.mlir.undef"() : () -> f32
            %2936 = "llvm.mlir.undef"() : () -> f32
            %2937 = "llvm.mlir.undef"() : () -> f32
            %2938 = "llvm.mlir.undef"() : () -> f32
            %2939 = "llvm.mlir.undef"() : () -> f32
            %2940 = "llvm.mlir.undef"() : () -> f32
            %2941 = "llvm.mlir.undef"() : () -> f32
            %2942 = "llvm.mlir.undef"() : () -> f32
            %2943 = "llvm.mlir.undef"() : () -> f32
            %2944 = "llvm.mlir.undef"() : () -> f32
            %2945 = "llvm.mlir.undef"() : () -> f32
            %2946 = "llvm.mlir.undef"() : () -> f32
            %2947 = "llvm.mlir.undef"() : () -> f32
            %2948 = "llvm.mlir.undef"() : () -> f32
            %2949 = "llvm.mlir.undef"() : () -> f32
            %2950 = "llvm.mlir.undef"() : () -> f32
            %2951 = "llvm.mlir.undef"() : () -> f32
            %2952 = "llvm.mlir.undef"() : () -> f32
            %2953 = "llvm.mlir.undef"() : () -> f32
            %2954 = "llvm.mlir.undef"() : () -> f32
            %2955 = "llvm.mlir.undef"() : () -> f32
            %2956 = "llvm.mlir.undef"() : () -> f32
            %2957 = "llvm.mlir.undef"() : () -> f32
            %2958 = "llvm.mlir.undef"() : () -> f32
            %2959 = "llvm.mlir.undef"() : () -> f32
            %2960 = "llvm.mlir.undef"() : () -> f32
            %2961 = "llvm.mlir.undef"() : () -> f32
            %2962 = "llvm.mlir.undef"() : () -> f32
            %2963 = "llvm.mlir.undef"() : () -> f32
            %2964 = "llvm.mlir.undef"() : () -> f32
            %2965 = "llvm.mlir.undef"() : () -> f32
            %2966 = "llvm.mlir.undef"() : () -> f32
            %2967 = "llvm.mlir.undef"() : () -> f32
            %2968 = "llvm.mlir.undef"() : () -> f32
            %2969 = "llvm.mlir.undef"() : () -> f32
            %2970 = "llvm.mlir.undef"() : () -> f32
            %2971 = "llvm.mlir.undef"() : () -> f32
            %2972 = "llvm.mlir.undef"() : () -> f32
            %2973 = "llvm.mlir.undef"() : () -> f32
            %2974 = "llvm.mlir.undef"() : () -> f32
            %2975 = "llvm.mlir.undef"() : () -> f32
            %2976 = "llvm.mlir.undef"() : () -> f32
            %2977 = "llvm.mlir.undef"() : () -> f32
            %2978 = "llvm.mlir.undef"() : () -> f32
            %2979 = "llvm.mlir.undef"() : () -> f32
            %2980 = "llvm.mlir.undef"() : () -> f32
            %2981 = "llvm.mlir.undef"() : () -> f32
            %2982 = "llvm.mlir.undef"() : () -> f32
            %2983 = "llvm.mlir.undef"() : () -> f32
            %2984 = "llvm.mlir.undef"() : () -> f32
            %2985 = "llvm.mlir.undef"() : () -> f32
            %2986 = "llvm.mlir.undef"() : () -> f32
            %2987 = "llvm.mlir.undef"() : () -> f32
            %2988 = "llvm.mlir.undef"() : () -> f32
            %2989 = "llvm.mlir.undef"() : () -> f32
            %2990 = "llvm.mlir.undef"() : () -> f32
            %2991 = "llvm.mlir.undef"() : () -> f32
            %2992 = "llvm.mlir.undef"() : () -> f32
            %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %3024, %3025, %3026, %3027, %3028, %3029, %3030, %3031, %3032, %3033, %3034, %3035, %3036, %3037, %3038, %3039, %3040, %3041, %3042, %3043, %3044, %3045, %3046, %3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060, %3061, %3062, %3063 = "scf.while"(%2927, %2924, %2921, %49, %2789, %2789, %49, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992) ({
            ^bb0(%3064: i32, %3065: i32, %3066: i32, %3067: i32, %3068: i32, %3069: i32, %3070: i32, %3071: f32, %3072: f32, %3073: f32, %3074: f32, %3075: f32, %3076: f32, %3077: f32, %3078: f32, %3079: f32, %3080: f32, %3081: f32, %3082: f32, %3083: f32, %3084: f32, %3085: f32, %3086: f32, %3087: f32, %3088: f32, %3089: f32, %3090: f32, %3091: f32, %3092: f32, %3093: f32, %3094: f32, %3095: f32, %3096: f32, %3097: f32, %3098: f32, %3099: f32, %3100: f32, %3101: f32, %3102: f32, %3103: f32, %3104: f32, %3105: f32, %3106: f32, %3107: f32, %3108: f32, %3109: f32, %3110: f32, %3111: f32, %3112: f32, %3113: f32, %3114: f32, %3115: f32, %3116: f32, %3117: f32, %3118: f32, %3119: f32, %3120: f32, %3121: f32, %3122: f32, %3123: f32, %3124: f32, %3125: f32, %3126: f32, %3127: f32, %3128: f32, %3129: f32, %3130: f32, %3131: f32, %3132: f32, %3133: f32, %3134: f32):
              %3135 = "arith.cmpi"(%3066, %49) {predicate = 5 : i64} : (i32, i32) -> i1
              "scf.condition"(%3135, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074, %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102, %3103, %3104, %3105, %3106, %3107, %3108, %3109, %3110, %3111, %3112, %3113, %3114, %3115, %3116, %3117, %3118, %3119, %3120, %3121, %3122, %3123, %3124, %3125, %3126, %3127, %3128, %3129, %3130, %3131, %3132, %3133, %3134) : (i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
            ^bb0(%3136: i32, %3137: i32, %3138: i32, %3139: i32, %3140: i32, %3141: i32, %3142: i32, %3143: f32, %3144: f32, %3145: f32, %3146: f32, %3147: f32, %3148: f32, %3149: f32, %3150: f32, %3151: f32, %3152: f32, %3153: f32, %3154: f32, %3155: f32, %3156: f32, %3157: f32, %3158: f32, %3159: f32, %3160: f32, %3161: f32, %3162: f32, %3163: f32, %3164: f32, %3165: f32, %3166: f32, %3167: f32, %3168: f32, %3169: f32, %3170: f32, %3171: f32, %3172: f32, %3173: f32, %3174: f32, %3175: f32, %3176: f32, %3177: f32, %3178: f32, %3179: f32, %3180: f32, %3181: f32, %3182: f32, %3183: f32, %3184: f32, %3185: f32, %3186: f32, %3187: f32, %3188: f32, %3189: f32, %3190: f32, %3191: f32, %3192: f32, %3193: f32, %3194: f32, %3195: f32, %3196: f32, %3197: f32, %3198: f32, %3199: f32, %3200: f32, %3201: f32, %3202: f32, %3203: f32, %3204: f32, %3205: f32, %3206: f32):
              %3207 = "arith.muli"(%3138, %2793) : (i32, i32) -> i32
              %3208 = "arith.maxsi"(%34, %2789) : (i32, i32) -> i32
              %3209 = "arith.subi"(%3208, %2789) : (i32, i32) -> i32
              %3210 = "arith.shrsi"(%3209, %2804) : (i32, i32) -> i32
              %3211 = "arith.addi"(%3210, %2789) : (i32, i32) -> i32
              %3212 = "arith.minsi"(%49, %3210) : (i32, i32) -> i32
              %3213 = "arith.subi"(%3211, %3212) : (i32, i32) -> i32
              %3214 = "arith.addi"(%3207, %2795) : (i32, i32) -> i32
              %3215 = "arith.muli"(%3210, %2792) : (i32, i32) -> i32
              %3216 = "arith.cmpi"(%3214, %35) {predicate = 2 : i64} : (i32, i32) -> i1
              %3217 = "arith.select"(%3216, %3214, %48) : (i1, i32, i32) -> i32
              %3218 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %3219 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287 = "scf.for"(%49, %3213, %2789, %3215, %3139, %3218, %3219, %3143, %3144, %3145, %3146, %3147, %3148, %3149, %3150, %3151, %3152, %3153, %3154, %3155, %3156, %3157, %3158, %3159, %3160, %3161, %3162, %3163, %3164, %3165, %3166, %3167, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206) ({
              ^bb0(%3288: i32, %3289: i32, %3290: i32, %3291: f32, %3292: f32, %3293: f32, %3294: f32, %3295: f32, %3296: f32, %3297: f32, %3298: f32, %3299: f32, %3300: f32, %3301: f32, %3302: f32, %3303: f32, %3304: f32, %3305: f32, %3306: f32, %3307: f32, %3308: f32, %3309: f32, %3310: f32, %3311: f32, %3312: f32, %3313: f32, %3314: f32, %3315: f32, %3316: f32, %3317: f32, %3318: f32, %3319: f32, %3320: f32, %3321: f32, %3322: f32, %3323: f32, %3324: f32, %3325: f32, %3326: f32, %3327: f32, %3328: f32, %3329: f32, %3330: f32, %3331: f32, %3332: f32, %3333: f32, %3334: f32, %3335: f32, %3336: f32, %3337: f32, %3338: f32, %3339: f32, %3340: f32, %3341: f32, %3342: f32, %3343: f32, %3344: f32, %3345: f32, %3346: f32, %3347: f32, %3348: f32, %3349: f32, %3350: f32, %3351: f32, %3352: f32, %3353: f32, %3354: f32, %3355: f32, %3356: f32):
                %t3357_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t3357_s0, %3290) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                %3359 = "arith.xori"(%3290, %2789) : (i32, i32) -> i32
                %3360 = "arith.addi"(%2799, %46) : (i32, i32) -> i32
                %3361 = "arith.addi"(%2799, %2794) : (i32, i32) -> i32
                %3362 = "arith.addi"(%2799, %2887) : (i32, i32) -> i32
                %t3395_r = "llvm.inline_asm"(%2799) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 137 : i32} : (i32) -> !struct0
                %3363 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 0>} : (!struct0) -> i32
                %3364 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 1>} : (!struct0) -> i32
                %3365 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 2>} : (!struct0) -> i32
                %3366 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 3>} : (!struct0) -> i32
                %3367 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 4>} : (!struct0) -> i32
                %3368 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 5>} : (!struct0) -> i32
                %3369 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 6>} : (!struct0) -> i32
                %3370 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 7>} : (!struct0) -> i32
                %3371 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 8>} : (!struct0) -> i32
                %3372 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 9>} : (!struct0) -> i32
                %3373 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 10>} : (!struct0) -> i32
                %3374 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 11>} : (!struct0) -> i32
                %3375 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 12>} : (!struct0) -> i32
                %3376 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 13>} : (!struct0) -> i32
                %3377 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 14>} : (!struct0) -> i32
                %3378 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 15>} : (!struct0) -> i32
                %3379 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 16>} : (!struct0) -> i32
                %3380 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 17>} : (!struct0) -> i32
                %3381 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 18>} : (!struct0) -> i32
                %3382 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 19>} : (!struct0) -> i32
                %3383 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 20>} : (!struct0) -> i32
                %3384 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 21>} : (!struct0) -> i32
                %3385 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 22>} : (!struct0) -> i32
                %3386 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 23>} : (!struct0) -> i32
                %3387 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 24>} : (!struct0) -> i32
                %3388 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 25>} : (!struct0) -> i32
                %3389 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 26>} : (!struct0) -> i32
                %3390 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 27>} : (!struct0) -> i32
                %3391 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 28>} : (!struct0) -> i32
                %3392 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 29>} : (!struct0) -> i32
                %3393 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 30>} : (!struct0) -> i32
                %3394 = "llvm.extractvalue"(%t3395_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t3428_r = "llvm.inline_asm"(%3360) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 137 : i32} : (i32) -> !struct0
                %3396 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 0>} : (!struct0) -> i32
                %3397 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 1>} : (!struct0) -> i32
                %3398 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 2>} : (!struct0) -> i32
                %3399 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 3>} : (!struct0) -> i32
                %3400 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 4>} : (!struct0) -> i32
                %3401 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 5>} : (!struct0) -> i32
                %3402 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 6>} : (!struct0) -> i32
                %3403 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 7>} : (!struct0) -> i32
                %3404 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 8>} : (!struct0) -> i32
                %3405 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 9>} : (!struct0) -> i32
                %3406 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 10>} : (!struct0) -> i32
                %3407 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 11>} : (!struct0) -> i32
                %3408 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 12>} : (!struct0) -> i32
                %3409 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 13>} : (!struct0) -> i32
                %3410 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 14>} : (!struct0) -> i32
                %3411 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 15>} : (!struct0) -> i32
                %3412 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 16>} : (!struct0) -> i32
                %3413 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 17>} : (!struct0) -> i32
                %3414 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 18>} : (!struct0) -> i32
                %3415 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 19>} : (!struct0) -> i32
                %3416 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 20>} : (!struct0) -> i32
                %3417 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 21>} : (!struct0) -> i32
                %3418 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 22>} : (!struct0) -> i32
                %3419 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 23>} : (!struct0) -> i32
                %3420 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 24>} : (!struct0) -> i32
                %3421 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 25>} : (!struct0) -> i32
                %3422 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 26>} : (!struct0) -> i32
                %3423 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 27>} : (!struct0) -> i32
                %3424 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 28>} : (!struct0) -> i32
                %3425 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 29>} : (!struct0) -> i32
                %3426 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 30>} : (!struct0) -> i32
                %3427 = "llvm.extractvalue"(%t3428_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t3461_r = "llvm.inline_asm"(%3361) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 137 : i32} : (i32) -> !struct0
                %3429 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 0>} : (!struct0) -> i32
                %3430 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 1>} : (!struct0) -> i32
                %3431 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 2>} : (!struct0) -> i32
                %3432 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 3>} : (!struct0) -> i32
                %3433 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 4>} : (!struct0) -> i32
                %3434 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 5>} : (!struct0) -> i32
                %3435 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 6>} : (!struct0) -> i32
                %3436 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 7>} : (!struct0) -> i32
                %3437 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 8>} : (!struct0) -> i32
                %3438 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 9>} : (!struct0) -> i32
                %3439 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 10>} : (!struct0) -> i32
                %3440 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 11>} : (!struct0) -> i32
                %3441 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 12>} : (!struct0) -> i32
                %3442 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 13>} : (!struct0) -> i32
                %3443 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 14>} : (!struct0) -> i32
                %3444 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 15>} : (!struct0) -> i32
                %3445 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 16>} : (!struct0) -> i32
                %3446 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 17>} : (!struct0) -> i32
                %3447 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 18>} : (!struct0) -> i32
                %3448 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 19>} : (!struct0) -> i32
                %3449 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 20>} : (!struct0) -> i32
                %3450 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 21>} : (!struct0) -> i32
                %3451 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 22>} : (!struct0) -> i32
                %3452 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 23>} : (!struct0) -> i32
                %3453 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 24>} : (!struct0) -> i32
                %3454 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 25>} : (!struct0) -> i32
                %3455 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 26>} : (!struct0) -> i32
                %3456 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 27>} : (!struct0) -> i32
                %3457 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 28>} : (!struct0) -> i32
                %3458 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 29>} : (!struct0) -> i32
                %3459 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 30>} : (!struct0) -> i32
                %3460 = "llvm.extractvalue"(%t3461_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t3494_r = "llvm.inline_asm"(%3362) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 137 : i32} : (i32) -> !struct0
                %3462 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 0>} : (!struct0) -> i32
                %3463 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 1>} : (!struct0) -> i32
                %3464 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 2>} : (!struct0) -> i32
                %3465 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 3>} : (!struct0) -> i32
                %3466 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 4>} : (!struct0) -> i32
                %3467 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 5>} : (!struct0) -> i32
                %3468 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 6>} : (!struct0) -> i32
                %3469 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 7>} : (!struct0) -> i32
                %3470 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 8>} : (!struct0) -> i32
                %3471 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 9>} : (!struct0) -> i32
                %3472 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 10>} : (!struct0) -> i32
                %3473 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 11>} : (!struct0) -> i32
                %3474 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 12>} : (!struct0) -> i32
                %3475 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 13>} : (!struct0) -> i32
                %3476 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 14>} : (!struct0) -> i32
                %3477 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 15>} : (!struct0) -> i32
                %3478 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 16>} : (!struct0) -> i32
                %3479 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 17>} : (!struct0) -> i32
                %3480 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 18>} : (!struct0) -> i32
                %3481 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 19>} : (!struct0) -> i32
                %3482 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 20>} : (!struct0) -> i32
                %3483 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 21>} : (!struct0) -> i32
                %3484 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 22>} : (!struct0) -> i32
                %3485 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 23>} : (!struct0) -> i32
                %3486 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 24>} : (!struct0) -> i32
                %3487 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 25>} : (!struct0) -> i32
                %3488 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 26>} : (!struct0) -> i32
                %3489 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 27>} : (!struct0) -> i32
                %3490 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 28>} : (!struct0) -> i32
                %3491 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 29>} : (!struct0) -> i32
                %3492 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 30>} : (!struct0) -> i32
                %3493 = "llvm.extractvalue"(%t3494_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t3623_r = "llvm.inline_asm"(%3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3383, %3384, %3385, %3386, %3387, %3388, %3389, %3390, %3391, %3392, %3393, %3394, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 138 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct1
                %3495 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 0>} : (!struct1) -> i32
                %3496 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 1>} : (!struct1) -> i32
                %3497 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 2>} : (!struct1) -> i32
                %3498 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 3>} : (!struct1) -> i32
                %3499 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 4>} : (!struct1) -> i32
                %3500 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 5>} : (!struct1) -> i32
                %3501 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 6>} : (!struct1) -> i32
                %3502 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 7>} : (!struct1) -> i32
                %3503 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 8>} : (!struct1) -> i32
                %3504 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 9>} : (!struct1) -> i32
                %3505 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 10>} : (!struct1) -> i32
                %3506 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 11>} : (!struct1) -> i32
                %3507 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 12>} : (!struct1) -> i32
                %3508 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 13>} : (!struct1) -> i32
                %3509 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 14>} : (!struct1) -> i32
                %3510 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 15>} : (!struct1) -> i32
                %3511 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 16>} : (!struct1) -> i32
                %3512 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 17>} : (!struct1) -> i32
                %3513 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 18>} : (!struct1) -> i32
                %3514 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 19>} : (!struct1) -> i32
                %3515 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 20>} : (!struct1) -> i32
                %3516 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 21>} : (!struct1) -> i32
                %3517 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 22>} : (!struct1) -> i32
                %3518 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 23>} : (!struct1) -> i32
                %3519 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 24>} : (!struct1) -> i32
                %3520 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 25>} : (!struct1) -> i32
                %3521 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 26>} : (!struct1) -> i32
                %3522 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 27>} : (!struct1) -> i32
                %3523 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 28>} : (!struct1) -> i32
                %3524 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 29>} : (!struct1) -> i32
                %3525 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 30>} : (!struct1) -> i32
                %3526 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 31>} : (!struct1) -> i32
                %3527 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 32>} : (!struct1) -> i32
                %3528 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 33>} : (!struct1) -> i32
                %3529 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 34>} : (!struct1) -> i32
                %3530 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 35>} : (!struct1) -> i32
                %3531 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 36>} : (!struct1) -> i32
                %3532 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 37>} : (!struct1) -> i32
                %3533 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 38>} : (!struct1) -> i32
                %3534 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 39>} : (!struct1) -> i32
                %3535 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 40>} : (!struct1) -> i32
                %3536 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 41>} : (!struct1) -> i32
                %3537 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 42>} : (!struct1) -> i32
                %3538 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 43>} : (!struct1) -> i32
                %3539 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 44>} : (!struct1) -> i32
                %3540 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 45>} : (!struct1) -> i32
                %3541 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 46>} : (!struct1) -> i32
                %3542 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 47>} : (!struct1) -> i32
                %3543 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 48>} : (!struct1) -> i32
                %3544 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 49>} : (!struct1) -> i32
                %3545 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 50>} : (!struct1) -> i32
                %3546 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 51>} : (!struct1) -> i32
                %3547 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 52>} : (!struct1) -> i32
                %3548 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 53>} : (!struct1) -> i32
                %3549 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 54>} : (!struct1) -> i32
                %3550 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 55>} : (!struct1) -> i32
                %3551 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 56>} : (!struct1) -> i32
                %3552 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 57>} : (!struct1) -> i32
                %3553 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 58>} : (!struct1) -> i32
                %3554 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 59>} : (!struct1) -> i32
                %3555 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 60>} : (!struct1) -> i32
                %3556 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 61>} : (!struct1) -> i32
                %3557 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 62>} : (!struct1) -> i32
                %3558 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 63>} : (!struct1) -> i32
                %3559 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 64>} : (!struct1) -> i32
                %3560 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 65>} : (!struct1) -> i32
                %3561 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 66>} : (!struct1) -> i32
                %3562 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 67>} : (!struct1) -> i32
                %3563 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 68>} : (!struct1) -> i32
                %3564 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 69>} : (!struct1) -> i32
                %3565 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 70>} : (!struct1) -> i32
                %3566 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 71>} : (!struct1) -> i32
                %3567 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 72>} : (!struct1) -> i32
                %3568 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 73>} : (!struct1) -> i32
                %3569 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 74>} : (!struct1) -> i32
                %3570 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 75>} : (!struct1) -> i32
                %3571 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 76>} : (!struct1) -> i32
                %3572 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 77>} : (!struct1) -> i32
                %3573 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 78>} : (!struct1) -> i32
                %3574 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 79>} : (!struct1) -> i32
                %3575 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 80>} : (!struct1) -> i32
                %3576 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 81>} : (!struct1) -> i32
                %3577 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 82>} : (!struct1) -> i32
                %3578 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 83>} : (!struct1) -> i32
                %3579 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 84>} : (!struct1) -> i32
                %3580 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 85>} : (!struct1) -> i32
                %3581 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 86>} : (!struct1) -> i32
                %3582 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 87>} : (!struct1) -> i32
                %3583 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 88>} : (!struct1) -> i32
                %3584 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 89>} : (!struct1) -> i32
                %3585 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 90>} : (!struct1) -> i32
                %3586 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 91>} : (!struct1) -> i32
                %3587 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 92>} : (!struct1) -> i32
                %3588 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 93>} : (!struct1) -> i32
                %3589 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 94>} : (!struct1) -> i32
                %3590 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 95>} : (!struct1) -> i32
                %3591 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 96>} : (!struct1) -> i32
                %3592 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 97>} : (!struct1) -> i32
                %3593 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 98>} : (!struct1) -> i32
                %3594 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 99>} : (!struct1) -> i32
                %3595 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 100>} : (!struct1) -> i32
                %3596 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 101>} : (!struct1) -> i32
                %3597 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 102>} : (!struct1) -> i32
                %3598 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 103>} : (!struct1) -> i32
                %3599 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 104>} : (!struct1) -> i32
                %3600 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 105>} : (!struct1) -> i32
                %3601 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 106>} : (!struct1) -> i32
                %3602 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 107>} : (!struct1) -> i32
                %3603 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 108>} : (!struct1) -> i32
                %3604 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 109>} : (!struct1) -> i32
                %3605 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 110>} : (!struct1) -> i32
                %3606 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 111>} : (!struct1) -> i32
                %3607 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 112>} : (!struct1) -> i32
                %3608 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 113>} : (!struct1) -> i32
                %3609 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 114>} : (!struct1) -> i32
                %3610 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 115>} : (!struct1) -> i32
                %3611 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 116>} : (!struct1) -> i32
                %3612 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 117>} : (!struct1) -> i32
                %3613 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 118>} : (!struct1) -> i32
                %3614 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 119>} : (!struct1) -> i32
                %3615 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 120>} : (!struct1) -> i32
                %3616 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 121>} : (!struct1) -> i32
                %3617 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 122>} : (!struct1) -> i32
                %3618 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 123>} : (!struct1) -> i32
                %3619 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 124>} : (!struct1) -> i32
                %3620 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 125>} : (!struct1) -> i32
                %3621 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 126>} : (!struct1) -> i32
                %3622 = "llvm.extractvalue"(%t3623_r) {position = array<i64: 127>} : (!struct1) -> i32
                %3624 = "llvm.bitcast"(%3495) : (i32) -> f32
                %3625 = "llvm.bitcast"(%3496) : (i32) -> f32
                %3626 = "llvm.bitcast"(%3497) : (i32) -> f32
                %3627 = "llvm.bitcast"(%3498) : (i32) -> f32
                %3628 = "llvm.bitcast"(%3499) : (i32) -> f32
                %3629 = "llvm.bitcast"(%3500) : (i32) -> f32
                %3630 = "llvm.bitcast"(%3501) : (i32) -> f32
                %3631 = "llvm.bitcast"(%3502) : (i32) -> f32
                %3632 = "llvm.bitcast"(%3503) : (i32) -> f32
                %3633 = "llvm.bitcast"(%3504) : (i32) -> f32
                %3634 = "llvm.bitcast"(%3505) : (i32) -> f32
                %3635 = "llvm.bitcast"(%3506) : (i32) -> f32
                %3636 = "llvm.bitcast"(%3507) : (i32) -> f32
                %3637 = "llvm.bitcast"(%3508) : (i32) -> f32
                %3638 = "llvm.bitcast"(%3509) : (i32) -> f32
                %3639 = "llvm.bitcast"(%3510) : (i32) -> f32
                %3640 = "llvm.bitcast"(%3511) : (i32) -> f32
                %3641 = "llvm.bitcast"(%3512) : (i32) -> f32
                %3642 = "llvm.bitcast"(%3513) : (i32) -> f32
                %3643 = "llvm.bitcast"(%3514) : (i32) -> f32
                %3644 = "llvm.bitcast"(%3515) : (i32) -> f32
                %3645 = "llvm.bitcast"(%3516) : (i32) -> f32
                %3646 = "llvm.bitcast"(%3517) : (i32) -> f32
                %3647 = "llvm.bitcast"(%3518) : (i32) -> f32
                %3648 = "llvm.bitcast"(%3519) : (i32) -> f32
                %3649 = "llvm.bitcast"(%3520) : (i32) -> f32
                %3650 = "llvm.bitcast"(%3521) : (i32) -> f32
                %3651 = "llvm.bitcast"(%3522) : (i32) -> f32
                %3652 = "llvm.bitcast"(%3523) : (i32) -> f32
                %3653 = "llvm.bitcast"(%3524) : (i32) -> f32
                %3654 = "llvm.bitcast"(%3525) : (i32) -> f32
                %3655 = "llvm.bitcast"(%3526) : (i32) -> f32
                %3656 = "llvm.bitcast"(%3527) : (i32) -> f32
                %3657 = "llvm.bitcast"(%3528) : (i32) -> f32
                %3658 = "llvm.bitcast"(%3529) : (i32) -> f32
                %3659 = "llvm.bitcast"(%3530) : (i32) -> f32
                %3660 = "llvm.bitcast"(%3531) : (i32) -> f32
                %3661 = "llvm.bitcast"(%3532) : (i32) -> f32
                %3662 = "llvm.bitcast"(%3533) : (i32) -> f32
                %3663 = "llvm.bitcast"(%3534) : (i32) -> f32
                %3664 = "llvm.bitcast"(%3535) : (i32) -> f32
                %3665 = "llvm.bitcast"(%3536) : (i32) -> f32
                %3666 = "llvm.bitcast"(%3537) : (i32) -> f32
                %3667 = "llvm.bitcast"(%3538) : (i32) -> f32
                %3668 = "llvm.bitcast"(%3539) : (i32) -> f32
                %3669 = "llvm.bitcast"(%3540) : (i32) -> f32
                %3670 = "llvm.bitcast"(%3541) : (i32) -> f32
                %3671 = "llvm.bitcast"(%3542) : (i32) -> f32
                %3672 = "llvm.bitcast"(%3543) : (i32) -> f32
                %3673 = "llvm.bitcast"(%3544) : (i32) -> f32
                %3674 = "llvm.bitcast"(%3545) : (i32) -> f32
                %3675 = "llvm.bitcast"(%3546) : (i32) -> f32
                %3676 = "llvm.bitcast"(%3547) : (i32) -> f32
                %3677 = "llvm.bitcast"(%3548) : (i32) -> f32
                %3678 = "llvm.bitcast"(%3549) : (i32) -> f32
                %3679 = "llvm.bitcast"(%3550) : (i32) -> f32
                %3680 = "llvm.bitcast"(%3551) : (i32) -> f32
                %3681 = "llvm.bitcast"(%3552) : (i32) -> f32
                %3682 = "llvm.bitcast"(%3553) : (i32) -> f32
                %3683 = "llvm.bitcast"(%3554) : (i32) -> f32
                %3684 = "llvm.bitcast"(%3555) : (i32) -> f32
                %3685 = "llvm.bitcast"(%3556) : (i32) -> f32
                %3686 = "llvm.bitcast"(%3557) : (i32) -> f32
                %3687 = "llvm.bitcast"(%3558) : (i32) -> f32
                %3688 = "llvm.bitcast"(%3559) : (i32) -> f32
                %3689 = "llvm.bitcast"(%3560) : (i32) -> f32
                %3690 = "llvm.bitcast"(%3561) : (i32) -> f32
                %3691 = "llvm.bitcast"(%3562) : (i32) -> f32
                %3692 = "llvm.bitcast"(%3563) : (i32) -> f32
                %3693 = "llvm.bitcast"(%3564) : (i32) -> f32
                %3694 = "llvm.bitcast"(%3565) : (i32) -> f32
                %3695 = "llvm.bitcast"(%3566) : (i32) -> f32
                %3696 = "llvm.bitcast"(%3567) : (i32) -> f32
                %3697 = "llvm.bitcast"(%3568) : (i32) -> f32
                %3698 = "llvm.bitcast"(%3569) : (i32) -> f32
                %3699 = "llvm.bitcast"(%3570) : (i32) -> f32
                %3700 = "llvm.bitcast"(%3571) : (i32) -> f32
                %3701 = "llvm.bitcast"(%3572) : (i32) -> f32
                %3702 = "llvm.bitcast"(%3573) : (i32) -> f32
                %3703 = "llvm.bitcast"(%3574) : (i32) -> f32
                %3704 = "llvm.bitcast"(%3575) : (i32) -> f32
                %3705 = "llvm.bitcast"(%3576) : (i32) -> f32
                %3706 = "llvm.bitcast"(%3577) : (i32) -> f32
                %3707 = "llvm.bitcast"(%3578) : (i32) -> f32
                %3708 = "llvm.bitcast"(%3579) : (i32) -> f32
                %3709 = "llvm.bitcast"(%3580) : (i32) -> f32
                %3710 = "llvm.bitcast"(%3581) : (i32) -> f32
                %3711 = "llvm.bitcast"(%3582) : (i32) -> f32
                %3712 = "llvm.bitcast"(%3583) : (i32) -> f32
                %3713 = "llvm.bitcast"(%3584) : (i32) -> f32
                %3714 = "llvm.bitcast"(%3585) : (i32) -> f32
                %3715 = "llvm.bitcast"(%3586) : (i32) -> f32
                %3716 = "llvm.bitcast"(%3587) : (i32) -> f32
                %3717 = "llvm.bitcast"(%3588) : (i32) -> f32
                %3718 = "llvm.bitcast"(%3589) : (i32) -> f32
                %3719 = "llvm.bitcast"(%3590) : (i32) -> f32
                %3720 = "llvm.bitcast"(%3591) : (i32) -> f32
                %3721 = "llvm.bitcast"(%3592) : (i32) -> f32
                %3722 = "llvm.bitcast"(%3593) : (i32) -> f32
                %3723 = "llvm.bitcast"(%3594) : (i32) -> f32
                %3724 = "llvm.bitcast"(%3595) : (i32) -> f32
                %3725 = "llvm.bitcast"(%3596) : (i32) -> f32
                %3726 = "llvm.bitcast"(%3597) : (i32) -> f32
                %3727 = "llvm.bitcast"(%3598) : (i32) -> f32
                %3728 = "llvm.bitcast"(%3599) : (i32) -> f32
                %3729 = "llvm.bitcast"(%3600) : (i32) -> f32
                %3730 = "llvm.bitcast"(%3601) : (i32) -> f32
                %3731 = "llvm.bitcast"(%3602) : (i32) -> f32
                %3732 = "llvm.bitcast"(%3603) : (i32) -> f32
                %3733 = "llvm.bitcast"(%3604) : (i32) -> f32
                %3734 = "llvm.bitcast"(%3605) : (i32) -> f32
                %3735 = "llvm.bitcast"(%3606) : (i32) -> f32
                %3736 = "llvm.bitcast"(%3607) : (i32) -> f32
                %3737 = "llvm.bitcast"(%3608) : (i32) -> f32
                %3738 = "llvm.bitcast"(%3609) : (i32) -> f32
                %3739 = "llvm.bitcast"(%3610) : (i32) -> f32
                %3740 = "llvm.bitcast"(%3611) : (i32) -> f32
                %3741 = "llvm.bitcast"(%3612) : (i32) -> f32
                %3742 = "llvm.bitcast"(%3613) : (i32) -> f32
                %3743 = "llvm.bitcast"(%3614) : (i32) -> f32
                %3744 = "llvm.bitcast"(%3615) : (i32) -> f32
                %3745 = "llvm.bitcast"(%3616) : (i32) -> f32
                %3746 = "llvm.bitcast"(%3617) : (i32) -> f32
                %3747 = "llvm.bitcast"(%3618) : (i32) -> f32
                %3748 = "llvm.bitcast"(%3619) : (i32) -> f32
                %3749 = "llvm.bitcast"(%3620) : (i32) -> f32
                %3750 = "llvm.bitcast"(%3621) : (i32) -> f32
                %3751 = "llvm.bitcast"(%3622) : (i32) -> f32
                %3752 = "arith.addi"(%3289, %2792) : (i32, i32) -> i32
                %3753 = "arith.cmpi"(%3752, %34) {predicate = 4 : i64} : (i32, i32) -> i1
                %3754 = "nvvm.vote.sync"(%48, %3753) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 139 : i32} : (i32, i1) -> i1
                %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882 = "scf.if"(%3754) ({
                  %3883 = "vector.from_elements"(%49, %2789, %2800, %2801, %2787, %2802, %2803, %2804, %1370, %2805, %2806, %2807, %74, %52, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %50, %46, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2794, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<128xi32>
                  %3884 = "arith.subi"(%34, %3289) : (i32, i32) -> i32
                  %3885 = "vector.broadcast"(%3884) : (i32) -> vector<128xi32>
                  %3886 = "arith.cmpi"(%3883, %3885) {predicate = 5 : i64} : (vector<128xi32>, vector<128xi32>) -> vector<128xi1>
                  %3887 = "vector.from_elements"(%3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3684, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                  %3888 = "arith.constant"() {value = dense<0xFF800000> : vector<128xf32>} : () -> vector<128xf32>
                  %3889 = "arith.select"(%3886, %3888, %3887) : (vector<128xi1>, vector<128xf32>, vector<128xf32>) -> vector<128xf32>
                  %3890 = "vector.extract"(%3889) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                  %3891 = "vector.extract"(%3889) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                  %3892 = "vector.extract"(%3889) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                  %3893 = "vector.extract"(%3889) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                  %3894 = "vector.extract"(%3889) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                  %3895 = "vector.extract"(%3889) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                  %3896 = "vector.extract"(%3889) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                  %3897 = "vector.extract"(%3889) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                  %3898 = "vector.extract"(%3889) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                  %3899 = "vector.extract"(%3889) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                  %3900 = "vector.extract"(%3889) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                  %3901 = "vector.extract"(%3889) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                  %3902 = "vector.extract"(%3889) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                  %3903 = "vector.extract"(%3889) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                  %3904 = "vector.extract"(%3889) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                  %3905 = "vector.extract"(%3889) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                  %3906 = "vector.extract"(%3889) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                  %3907 = "vector.extract"(%3889) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                  %3908 = "vector.extract"(%3889) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                  %3909 = "vector.extract"(%3889) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                  %3910 = "vector.extract"(%3889) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                  %3911 = "vector.extract"(%3889) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                  %3912 = "vector.extract"(%3889) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                  %3913 = "vector.extract"(%3889) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                  %3914 = "vector.extract"(%3889) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                  %3915 = "vector.extract"(%3889) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                  %3916 = "vector.extract"(%3889) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                  %3917 = "vector.extract"(%3889) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                  %3918 = "vector.extract"(%3889) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                  %3919 = "vector.extract"(%3889) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                  %3920 = "vector.extract"(%3889) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                  %3921 = "vector.extract"(%3889) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                  %3922 = "vector.extract"(%3889) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                  %3923 = "vector.extract"(%3889) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                  %3924 = "vector.extract"(%3889) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                  %3925 = "vector.extract"(%3889) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                  %3926 = "vector.extract"(%3889) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                  %3927 = "vector.extract"(%3889) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                  %3928 = "vector.extract"(%3889) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                  %3929 = "vector.extract"(%3889) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                  %3930 = "vector.extract"(%3889) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                  %3931 = "vector.extract"(%3889) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                  %3932 = "vector.extract"(%3889) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                  %3933 = "vector.extract"(%3889) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                  %3934 = "vector.extract"(%3889) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                  %3935 = "vector.extract"(%3889) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                  %3936 = "vector.extract"(%3889) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                  %3937 = "vector.extract"(%3889) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                  %3938 = "vector.extract"(%3889) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                  %3939 = "vector.extract"(%3889) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                  %3940 = "vector.extract"(%3889) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                  %3941 = "vector.extract"(%3889) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                  %3942 = "vector.extract"(%3889) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                  %3943 = "vector.extract"(%3889) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                  %3944 = "vector.extract"(%3889) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                  %3945 = "vector.extract"(%3889) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                  %3946 = "vector.extract"(%3889) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                  %3947 = "vector.extract"(%3889) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                  %3948 = "vector.extract"(%3889) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                  %3949 = "vector.extract"(%3889) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                  %3950 = "vector.extract"(%3889) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                  %3951 = "vector.extract"(%3889) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                  %3952 = "vector.extract"(%3889) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                  %3953 = "vector.extract"(%3889) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                  %3954 = "vector.extract"(%3889) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                  %3955 = "vector.extract"(%3889) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                  %3956 = "vector.extract"(%3889) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                  %3957 = "vector.extract"(%3889) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                  %3958 = "vector.extract"(%3889) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                  %3959 = "vector.extract"(%3889) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                  %3960 = "vector.extract"(%3889) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                  %3961 = "vector.extract"(%3889) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                  %3962 = "vector.extract"(%3889) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                  %3963 = "vector.extract"(%3889) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                  %3964 = "vector.extract"(%3889) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                  %3965 = "vector.extract"(%3889) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                  %3966 = "vector.extract"(%3889) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                  %3967 = "vector.extract"(%3889) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                  %3968 = "vector.extract"(%3889) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                  %3969 = "vector.extract"(%3889) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                  %3970 = "vector.extract"(%3889) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                  %3971 = "vector.extract"(%3889) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                  %3972 = "vector.extract"(%3889) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                  %3973 = "vector.extract"(%3889) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                  %3974 = "vector.extract"(%3889) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                  %3975 = "vector.extract"(%3889) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                  %3976 = "vector.extract"(%3889) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                  %3977 = "vector.extract"(%3889) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                  %3978 = "vector.extract"(%3889) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                  %3979 = "vector.extract"(%3889) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                  %3980 = "vector.extract"(%3889) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                  %3981 = "vector.extract"(%3889) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                  %3982 = "vector.extract"(%3889) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                  %3983 = "vector.extract"(%3889) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                  %3984 = "vector.extract"(%3889) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                  %3985 = "vector.extract"(%3889) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                  %3986 = "vector.extract"(%3889) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                  %3987 = "vector.extract"(%3889) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                  %3988 = "vector.extract"(%3889) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                  %3989 = "vector.extract"(%3889) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                  %3990 = "vector.extract"(%3889) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                  %3991 = "vector.extract"(%3889) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                  %3992 = "vector.extract"(%3889) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                  %3993 = "vector.extract"(%3889) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                  %3994 = "vector.extract"(%3889) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                  %3995 = "vector.extract"(%3889) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                  %3996 = "vector.extract"(%3889) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                  %3997 = "vector.extract"(%3889) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                  %3998 = "vector.extract"(%3889) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                  %3999 = "vector.extract"(%3889) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                  %4000 = "vector.extract"(%3889) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                  %4001 = "vector.extract"(%3889) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                  %4002 = "vector.extract"(%3889) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                  %4003 = "vector.extract"(%3889) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                  %4004 = "vector.extract"(%3889) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                  %4005 = "vector.extract"(%3889) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                  %4006 = "vector.extract"(%3889) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                  %4007 = "vector.extract"(%3889) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                  %4008 = "vector.extract"(%3889) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                  %4009 = "vector.extract"(%3889) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                  %4010 = "vector.extract"(%3889) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                  %4011 = "vector.extract"(%3889) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                  %4012 = "vector.extract"(%3889) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                  %4013 = "vector.extract"(%3889) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                  %4014 = "vector.extract"(%3889) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                  %4015 = "vector.extract"(%3889) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                  %4016 = "vector.extract"(%3889) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                  %4017 = "vector.extract"(%3889) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                  "scf.yield"(%3890, %3891, %3892, %3893, %3894, %3895, %3896, %3897, %3898, %3899, %3900, %3901, %3902, %3903, %3904, %3905, %3906, %3907, %3908, %3909, %3910, %3911, %3912, %3913, %3914, %3915, %3916, %3917, %3918, %3919, %3920, %3921, %3922, %3923, %3924, %3925, %3926, %3927, %3928, %3929, %3930, %3931, %3932, %3933, %3934, %3935, %3936, %3937, %3938, %3939, %3940, %3941, %3942, %3943, %3944, %3945, %3946, %3947, %3948, %3949, %3950, %3951, %3952, %3953, %3954, %3955, %3956, %3957, %3958, %3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
                }, {
                  "scf.yield"(%3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3684, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
                }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
                %4018 = "vector.from_elements"(%3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                %4019 = "vector.extract"(%4018) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                %4020 = "vector.extract"(%4018) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                %4021 = "arith.maxnumf"(%4019, %4020) : (f32, f32) -> f32
                %4022 = "vector.extract"(%4018) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                %4023 = "vector.extract"(%4018) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                %4024 = "arith.maxnumf"(%4022, %4023) : (f32, f32) -> f32
                %4025 = "arith.maxnumf"(%4021, %4024) : (f32, f32) -> f32
                %4026 = "vector.extract"(%4018) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                %4027 = "vector.extract"(%4018) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                %4028 = "arith.maxnumf"(%4026, %4027) : (f32, f32) -> f32
                %4029 = "vector.extract"(%4018) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                %4030 = "vector.extract"(%4018) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                %4031 = "arith.maxnumf"(%4029, %4030) : (f32, f32) -> f32
                %4032 = "arith.maxnumf"(%4028, %4031) : (f32, f32) -> f32
                %4033 = "arith.maxnumf"(%4025, %4032) : (f32, f32) -> f32
                %4034 = "vector.extract"(%4018) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                %4035 = "vector.extract"(%4018) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                %4036 = "arith.maxnumf"(%4034, %4035) : (f32, f32) -> f32
                %4037 = "vector.extract"(%4018) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                %4038 = "vector.extract"(%4018) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                %4039 = "arith.maxnumf"(%4037, %4038) : (f32, f32) -> f32
                %4040 = "arith.maxnumf"(%4036, %4039) : (f32, f32) -> f32
                %4041 = "vector.extract"(%4018) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                %4042 = "vector.extract"(%4018) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                %4043 = "arith.maxnumf"(%4041, %4042) : (f32, f32) -> f32
                %4044 = "vector.extract"(%4018) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                %4045 = "vector.extract"(%4018) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                %4046 = "arith.maxnumf"(%4044, %4045) : (f32, f32) -> f32
                %4047 = "arith.maxnumf"(%4043, %4046) : (f32, f32) -> f32
                %4048 = "arith.maxnumf"(%4040, %4047) : (f32, f32) -> f32
                %4049 = "arith.maxnumf"(%4033, %4048) : (f32, f32) -> f32
                %4050 = "vector.extract"(%4018) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                %4051 = "vector.extract"(%4018) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                %4052 = "arith.maxnumf"(%4050, %4051) : (f32, f32) -> f32
                %4053 = "vector.extract"(%4018) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                %4054 = "vector.extract"(%4018) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                %4055 = "arith.maxnumf"(%4053, %4054) : (f32, f32) -> f32
                %4056 = "arith.maxnumf"(%4052, %4055) : (f32, f32) -> f32
                %4057 = "vector.extract"(%4018) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                %4058 = "vector.extract"(%4018) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                %4059 = "arith.maxnumf"(%4057, %4058) : (f32, f32) -> f32
                %4060 = "vector.extract"(%4018) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                %4061 = "vector.extract"(%4018) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                %4062 = "arith.maxnumf"(%4060, %4061) : (f32, f32) -> f32
                %4063 = "arith.maxnumf"(%4059, %4062) : (f32, f32) -> f32
                %4064 = "arith.maxnumf"(%4056, %4063) : (f32, f32) -> f32
                %4065 = "vector.extract"(%4018) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                %4066 = "vector.extract"(%4018) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                %4067 = "arith.maxnumf"(%4065, %4066) : (f32, f32) -> f32
                %4068 = "vector.extract"(%4018) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                %4069 = "vector.extract"(%4018) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                %4070 = "arith.maxnumf"(%4068, %4069) : (f32, f32) -> f32
                %4071 = "arith.maxnumf"(%4067, %4070) : (f32, f32) -> f32
                %4072 = "vector.extract"(%4018) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                %4073 = "vector.extract"(%4018) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                %4074 = "arith.maxnumf"(%4072, %4073) : (f32, f32) -> f32
                %4075 = "vector.extract"(%4018) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                %4076 = "vector.extract"(%4018) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                %4077 = "arith.maxnumf"(%4075, %4076) : (f32, f32) -> f32
                %4078 = "arith.maxnumf"(%4074, %4077) : (f32, f32) -> f32
                %4079 = "arith.maxnumf"(%4071, %4078) : (f32, f32) -> f32
                %4080 = "arith.maxnumf"(%4064, %4079) : (f32, f32) -> f32
                %4081 = "arith.maxnumf"(%4049, %4080) : (f32, f32) -> f32
                %4082 = "vector.extract"(%4018) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                %4083 = "vector.extract"(%4018) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                %4084 = "arith.maxnumf"(%4082, %4083) : (f32, f32) -> f32
                %4085 = "vector.extract"(%4018) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                %4086 = "vector.extract"(%4018) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                %4087 = "arith.maxnumf"(%4085, %4086) : (f32, f32) -> f32
                %4088 = "arith.maxnumf"(%4084, %4087) : (f32, f32) -> f32
                %4089 = "vector.extract"(%4018) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                %4090 = "vector.extract"(%4018) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                %4091 = "arith.maxnumf"(%4089, %4090) : (f32, f32) -> f32
                %4092 = "vector.extract"(%4018) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                %4093 = "vector.extract"(%4018) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                %4094 = "arith.maxnumf"(%4092, %4093) : (f32, f32) -> f32
                %4095 = "arith.maxnumf"(%4091, %4094) : (f32, f32) -> f32
                %4096 = "arith.maxnumf"(%4088, %4095) : (f32, f32) -> f32
                %4097 = "vector.extract"(%4018) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                %4098 = "vector.extract"(%4018) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                %4099 = "arith.maxnumf"(%4097, %4098) : (f32, f32) -> f32
                %4100 = "vector.extract"(%4018) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                %4101 = "vector.extract"(%4018) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                %4102 = "arith.maxnumf"(%4100, %4101) : (f32, f32) -> f32
                %4103 = "arith.maxnumf"(%4099, %4102) : (f32, f32) -> f32
                %4104 = "vector.extract"(%4018) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                %4105 = "vector.extract"(%4018) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                %4106 = "arith.maxnumf"(%4104, %4105) : (f32, f32) -> f32
                %4107 = "vector.extract"(%4018) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                %4108 = "vector.extract"(%4018) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                %4109 = "arith.maxnumf"(%4107, %4108) : (f32, f32) -> f32
                %4110 = "arith.maxnumf"(%4106, %4109) : (f32, f32) -> f32
                %4111 = "arith.maxnumf"(%4103, %4110) : (f32, f32) -> f32
                %4112 = "arith.maxnumf"(%4096, %4111) : (f32, f32) -> f32
                %4113 = "vector.extract"(%4018) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                %4114 = "vector.extract"(%4018) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                %4115 = "arith.maxnumf"(%4113, %4114) : (f32, f32) -> f32
                %4116 = "vector.extract"(%4018) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                %4117 = "vector.extract"(%4018) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                %4118 = "arith.maxnumf"(%4116, %4117) : (f32, f32) -> f32
                %4119 = "arith.maxnumf"(%4115, %4118) : (f32, f32) -> f32
                %4120 = "vector.extract"(%4018) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                %4121 = "vector.extract"(%4018) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                %4122 = "arith.maxnumf"(%4120, %4121) : (f32, f32) -> f32
                %4123 = "vector.extract"(%4018) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                %4124 = "vector.extract"(%4018) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                %4125 = "arith.maxnumf"(%4123, %4124) : (f32, f32) -> f32
                %4126 = "arith.maxnumf"(%4122, %4125) : (f32, f32) -> f32
                %4127 = "arith.maxnumf"(%4119, %4126) : (f32, f32) -> f32
                %4128 = "vector.extract"(%4018) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                %4129 = "vector.extract"(%4018) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                %4130 = "arith.maxnumf"(%4128, %4129) : (f32, f32) -> f32
                %4131 = "vector.extract"(%4018) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                %4132 = "vector.extract"(%4018) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                %4133 = "arith.maxnumf"(%4131, %4132) : (f32, f32) -> f32
                %4134 = "arith.maxnumf"(%4130, %4133) : (f32, f32) -> f32
                %4135 = "vector.extract"(%4018) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                %4136 = "vector.extract"(%4018) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                %4137 = "arith.maxnumf"(%4135, %4136) : (f32, f32) -> f32
                %4138 = "vector.extract"(%4018) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                %4139 = "vector.extract"(%4018) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                %4140 = "arith.maxnumf"(%4138, %4139) : (f32, f32) -> f32
                %4141 = "arith.maxnumf"(%4137, %4140) : (f32, f32) -> f32
                %4142 = "arith.maxnumf"(%4134, %4141) : (f32, f32) -> f32
                %4143 = "arith.maxnumf"(%4127, %4142) : (f32, f32) -> f32
                %4144 = "arith.maxnumf"(%4112, %4143) : (f32, f32) -> f32
                %4145 = "arith.maxnumf"(%4081, %4144) : (f32, f32) -> f32
                %4146 = "vector.extract"(%4018) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                %4147 = "vector.extract"(%4018) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                %4148 = "arith.maxnumf"(%4146, %4147) : (f32, f32) -> f32
                %4149 = "vector.extract"(%4018) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                %4150 = "vector.extract"(%4018) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                %4151 = "arith.maxnumf"(%4149, %4150) : (f32, f32) -> f32
                %4152 = "arith.maxnumf"(%4148, %4151) : (f32, f32) -> f32
                %4153 = "vector.extract"(%4018) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                %4154 = "vector.extract"(%4018) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                %4155 = "arith.maxnumf"(%4153, %4154) : (f32, f32) -> f32
                %4156 = "vector.extract"(%4018) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                %4157 = "vector.extract"(%4018) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                %4158 = "arith.maxnumf"(%4156, %4157) : (f32, f32) -> f32
                %4159 = "arith.maxnumf"(%4155, %4158) : (f32, f32) -> f32
                %4160 = "arith.maxnumf"(%4152, %4159) : (f32, f32) -> f32
                %4161 = "vector.extract"(%4018) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                %4162 = "vector.extract"(%4018) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                %4163 = "arith.maxnumf"(%4161, %4162) : (f32, f32) -> f32
                %4164 = "vector.extract"(%4018) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                %4165 = "vector.extract"(%4018) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                %4166 = "arith.maxnumf"(%4164, %4165) : (f32, f32) -> f32
                %4167 = "arith.maxnumf"(%4163, %4166) : (f32, f32) -> f32
                %4168 = "vector.extract"(%4018) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                %4169 = "vector.extract"(%4018) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                %4170 = "arith.maxnumf"(%4168, %4169) : (f32, f32) -> f32
                %4171 = "vector.extract"(%4018) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                %4172 = "vector.extract"(%4018) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                %4173 = "arith.maxnumf"(%4171, %4172) : (f32, f32) -> f32
                %4174 = "arith.maxnumf"(%4170, %4173) : (f32, f32) -> f32
                %4175 = "arith.maxnumf"(%4167, %4174) : (f32, f32) -> f32
                %4176 = "arith.maxnumf"(%4160, %4175) : (f32, f32) -> f32
                %4177 = "vector.extract"(%4018) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                %4178 = "vector.extract"(%4018) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                %4179 = "arith.maxnumf"(%4177, %4178) : (f32, f32) -> f32
                %4180 = "vector.extract"(%4018) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                %4181 = "vector.extract"(%4018) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                %4182 = "arith.maxnumf"(%4180, %4181) : (f32, f32) -> f32
                %4183 = "arith.maxnumf"(%4179, %4182) : (f32, f32) -> f32
                %4184 = "vector.extract"(%4018) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                %4185 = "vector.extract"(%4018) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                %4186 = "arith.maxnumf"(%4184, %4185) : (f32, f32) -> f32
                %4187 = "vector.extract"(%4018) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                %4188 = "vector.extract"(%4018) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                %4189 = "arith.maxnumf"(%4187, %4188) : (f32, f32) -> f32
                %4190 = "arith.maxnumf"(%4186, %4189) : (f32, f32) -> f32
                %4191 = "arith.maxnumf"(%4183, %4190) : (f32, f32) -> f32
                %4192 = "vector.extract"(%4018) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                %4193 = "vector.extract"(%4018) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                %4194 = "arith.maxnumf"(%4192, %4193) : (f32, f32) -> f32
                %4195 = "vector.extract"(%4018) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                %4196 = "vector.extract"(%4018) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                %4197 = "arith.maxnumf"(%4195, %4196) : (f32, f32) -> f32
                %4198 = "arith.maxnumf"(%4194, %4197) : (f32, f32) -> f32
                %4199 = "vector.extract"(%4018) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                %4200 = "vector.extract"(%4018) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                %4201 = "arith.maxnumf"(%4199, %4200) : (f32, f32) -> f32
                %4202 = "vector.extract"(%4018) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                %4203 = "vector.extract"(%4018) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                %4204 = "arith.maxnumf"(%4202, %4203) : (f32, f32) -> f32
                %4205 = "arith.maxnumf"(%4201, %4204) : (f32, f32) -> f32
                %4206 = "arith.maxnumf"(%4198, %4205) : (f32, f32) -> f32
                %4207 = "arith.maxnumf"(%4191, %4206) : (f32, f32) -> f32
                %4208 = "arith.maxnumf"(%4176, %4207) : (f32, f32) -> f32
                %4209 = "vector.extract"(%4018) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                %4210 = "vector.extract"(%4018) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                %4211 = "arith.maxnumf"(%4209, %4210) : (f32, f32) -> f32
                %4212 = "vector.extract"(%4018) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                %4213 = "vector.extract"(%4018) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                %4214 = "arith.maxnumf"(%4212, %4213) : (f32, f32) -> f32
                %4215 = "arith.maxnumf"(%4211, %4214) : (f32, f32) -> f32
                %4216 = "vector.extract"(%4018) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                %4217 = "vector.extract"(%4018) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                %4218 = "arith.maxnumf"(%4216, %4217) : (f32, f32) -> f32
                %4219 = "vector.extract"(%4018) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                %4220 = "vector.extract"(%4018) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                %4221 = "arith.maxnumf"(%4219, %4220) : (f32, f32) -> f32
                %4222 = "arith.maxnumf"(%4218, %4221) : (f32, f32) -> f32
                %4223 = "arith.maxnumf"(%4215, %4222) : (f32, f32) -> f32
                %4224 = "vector.extract"(%4018) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                %4225 = "vector.extract"(%4018) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                %4226 = "arith.maxnumf"(%4224, %4225) : (f32, f32) -> f32
                %4227 = "vector.extract"(%4018) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                %4228 = "vector.extract"(%4018) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                %4229 = "arith.maxnumf"(%4227, %4228) : (f32, f32) -> f32
                %4230 = "arith.maxnumf"(%4226, %4229) : (f32, f32) -> f32
                %4231 = "vector.extract"(%4018) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                %4232 = "vector.extract"(%4018) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                %4233 = "arith.maxnumf"(%4231, %4232) : (f32, f32) -> f32
                %4234 = "vector.extract"(%4018) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                %4235 = "vector.extract"(%4018) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                %4236 = "arith.maxnumf"(%4234, %4235) : (f32, f32) -> f32
                %4237 = "arith.maxnumf"(%4233, %4236) : (f32, f32) -> f32
                %4238 = "arith.maxnumf"(%4230, %4237) : (f32, f32) -> f32
                %4239 = "arith.maxnumf"(%4223, %4238) : (f32, f32) -> f32
                %4240 = "vector.extract"(%4018) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                %4241 = "vector.extract"(%4018) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                %4242 = "arith.maxnumf"(%4240, %4241) : (f32, f32) -> f32
                %4243 = "vector.extract"(%4018) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                %4244 = "vector.extract"(%4018) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                %4245 = "arith.maxnumf"(%4243, %4244) : (f32, f32) -> f32
                %4246 = "arith.maxnumf"(%4242, %4245) : (f32, f32) -> f32
                %4247 = "vector.extract"(%4018) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                %4248 = "vector.extract"(%4018) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                %4249 = "arith.maxnumf"(%4247, %4248) : (f32, f32) -> f32
                %4250 = "vector.extract"(%4018) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                %4251 = "vector.extract"(%4018) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                %4252 = "arith.maxnumf"(%4250, %4251) : (f32, f32) -> f32
                %4253 = "arith.maxnumf"(%4249, %4252) : (f32, f32) -> f32
                %4254 = "arith.maxnumf"(%4246, %4253) : (f32, f32) -> f32
                %4255 = "vector.extract"(%4018) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                %4256 = "vector.extract"(%4018) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                %4257 = "arith.maxnumf"(%4255, %4256) : (f32, f32) -> f32
                %4258 = "vector.extract"(%4018) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                %4259 = "vector.extract"(%4018) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                %4260 = "arith.maxnumf"(%4258, %4259) : (f32, f32) -> f32
                %4261 = "arith.maxnumf"(%4257, %4260) : (f32, f32) -> f32
                %4262 = "vector.extract"(%4018) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                %4263 = "vector.extract"(%4018) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                %4264 = "arith.maxnumf"(%4262, %4263) : (f32, f32) -> f32
                %4265 = "vector.extract"(%4018) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                %4266 = "vector.extract"(%4018) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                %4267 = "arith.maxnumf"(%4265, %4266) : (f32, f32) -> f32
                %4268 = "arith.maxnumf"(%4264, %4267) : (f32, f32) -> f32
                %4269 = "arith.maxnumf"(%4261, %4268) : (f32, f32) -> f32
                %4270 = "arith.maxnumf"(%4254, %4269) : (f32, f32) -> f32
                %4271 = "arith.maxnumf"(%4239, %4270) : (f32, f32) -> f32
                %4272 = "arith.maxnumf"(%4208, %4271) : (f32, f32) -> f32
                %4273 = "arith.maxnumf"(%4145, %4272) : (f32, f32) -> f32
                %4274 = "arith.maxnumf"(%4273, %3218) : (f32, f32) -> f32
                %4275 = "arith.mulf"(%4274, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4276 = "arith.constant"() {value = 2.0 : f32} : () -> f32
                %4277 = "arith.addf"(%3291, %4276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4278 = "arith.cmpf"(%4275, %4277) {predicate = 2 : i64} : (f32, f32) -> i1
                %4279 = "scf.if"(%4278) ({
                  "scf.yield"(%4275) : (f32) -> ()
                }, {
                  "scf.yield"(%3291) : (f32) -> ()
                }) : (i1) -> f32
                %4280 = "arith.cmpf"(%4279, %3218) {predicate = 2 : i64} : (f32, f32) -> i1
                %4281 = "arith.select"(%4280, %4279, %3219) : (i1, f32, f32) -> f32
                %4282 = "arith.subf"(%3291, %4281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4283 = "llvm.call_intrinsic"(%4282) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4284 = "arith.cmpi"(%3288, %49) {predicate = 4 : i64} : (i32, i32) -> i1
                "scf.if"(%4284) ({
                  %4285 = "llvm.getelementptr"(%72, %2795) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%4283, %4285) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                  %t4287_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t4287_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %4288 = "vector.from_elements"(%3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                %4289 = "vector.broadcast"(%186) : (f32) -> vector<128xf32>
                %4290 = "arith.mulf"(%4288, %4289) {fastmath = #arith.fastmath<contract>} : (vector<128xf32>, vector<128xf32>) -> vector<128xf32>
                %4291 = "vector.broadcast"(%4281) : (f32) -> vector<128xf32>
                %4292 = "arith.subf"(%4290, %4291) {fastmath = #arith.fastmath<contract>} : (vector<128xf32>, vector<128xf32>) -> vector<128xf32>
                %4293 = "vector.extract"(%4292) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                %4294 = "vector.extract"(%4292) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                %4295 = "vector.extract"(%4292) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                %4296 = "vector.extract"(%4292) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                %4297 = "vector.extract"(%4292) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                %4298 = "vector.extract"(%4292) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                %4299 = "vector.extract"(%4292) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                %4300 = "vector.extract"(%4292) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                %4301 = "vector.extract"(%4292) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                %4302 = "vector.extract"(%4292) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                %4303 = "vector.extract"(%4292) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                %4304 = "vector.extract"(%4292) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                %4305 = "vector.extract"(%4292) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                %4306 = "vector.extract"(%4292) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                %4307 = "vector.extract"(%4292) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                %4308 = "vector.extract"(%4292) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                %4309 = "vector.extract"(%4292) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                %4310 = "vector.extract"(%4292) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                %4311 = "vector.extract"(%4292) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                %4312 = "vector.extract"(%4292) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                %4313 = "vector.extract"(%4292) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                %4314 = "vector.extract"(%4292) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                %4315 = "vector.extract"(%4292) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                %4316 = "vector.extract"(%4292) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                %4317 = "vector.extract"(%4292) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                %4318 = "vector.extract"(%4292) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                %4319 = "vector.extract"(%4292) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                %4320 = "vector.extract"(%4292) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                %4321 = "vector.extract"(%4292) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                %4322 = "vector.extract"(%4292) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                %4323 = "vector.extract"(%4292) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                %4324 = "vector.extract"(%4292) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                %4325 = "vector.extract"(%4292) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                %4326 = "vector.extract"(%4292) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                %4327 = "vector.extract"(%4292) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                %4328 = "vector.extract"(%4292) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                %4329 = "vector.extract"(%4292) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                %4330 = "vector.extract"(%4292) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                %4331 = "vector.extract"(%4292) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                %4332 = "vector.extract"(%4292) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                %4333 = "vector.extract"(%4292) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                %4334 = "vector.extract"(%4292) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                %4335 = "vector.extract"(%4292) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                %4336 = "vector.extract"(%4292) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                %4337 = "vector.extract"(%4292) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                %4338 = "vector.extract"(%4292) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                %4339 = "vector.extract"(%4292) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                %4340 = "vector.extract"(%4292) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                %4341 = "vector.extract"(%4292) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                %4342 = "vector.extract"(%4292) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                %4343 = "vector.extract"(%4292) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                %4344 = "vector.extract"(%4292) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                %4345 = "vector.extract"(%4292) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                %4346 = "vector.extract"(%4292) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                %4347 = "vector.extract"(%4292) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                %4348 = "vector.extract"(%4292) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                %4349 = "vector.extract"(%4292) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                %4350 = "vector.extract"(%4292) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                %4351 = "vector.extract"(%4292) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                %4352 = "vector.extract"(%4292) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                %4353 = "vector.extract"(%4292) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                %4354 = "vector.extract"(%4292) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                %4355 = "vector.extract"(%4292) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                %4356 = "vector.extract"(%4292) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                %4357 = "vector.extract"(%4292) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                %4358 = "vector.extract"(%4292) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                %4359 = "vector.extract"(%4292) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                %4360 = "vector.extract"(%4292) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                %4361 = "vector.extract"(%4292) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                %4362 = "vector.extract"(%4292) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                %4363 = "vector.extract"(%4292) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                %4364 = "vector.extract"(%4292) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                %4365 = "vector.extract"(%4292) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                %4366 = "vector.extract"(%4292) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                %4367 = "vector.extract"(%4292) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                %4368 = "vector.extract"(%4292) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                %4369 = "vector.extract"(%4292) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                %4370 = "vector.extract"(%4292) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                %4371 = "vector.extract"(%4292) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                %4372 = "vector.extract"(%4292) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                %4373 = "vector.extract"(%4292) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                %4374 = "vector.extract"(%4292) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                %4375 = "vector.extract"(%4292) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                %4376 = "vector.extract"(%4292) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                %4377 = "vector.extract"(%4292) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                %4378 = "vector.extract"(%4292) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                %4379 = "vector.extract"(%4292) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                %4380 = "vector.extract"(%4292) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                %4381 = "vector.extract"(%4292) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                %4382 = "vector.extract"(%4292) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                %4383 = "vector.extract"(%4292) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                %4384 = "vector.extract"(%4292) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                %4385 = "vector.extract"(%4292) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                %4386 = "vector.extract"(%4292) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                %4387 = "vector.extract"(%4292) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                %4388 = "vector.extract"(%4292) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                %4389 = "vector.extract"(%4292) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                %4390 = "vector.extract"(%4292) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                %4391 = "vector.extract"(%4292) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                %4392 = "vector.extract"(%4292) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                %4393 = "vector.extract"(%4292) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                %4394 = "vector.extract"(%4292) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                %4395 = "vector.extract"(%4292) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                %4396 = "vector.extract"(%4292) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                %4397 = "vector.extract"(%4292) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                %4398 = "vector.extract"(%4292) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                %4399 = "vector.extract"(%4292) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                %4400 = "vector.extract"(%4292) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                %4401 = "vector.extract"(%4292) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                %4402 = "vector.extract"(%4292) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                %4403 = "vector.extract"(%4292) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                %4404 = "vector.extract"(%4292) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                %4405 = "vector.extract"(%4292) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                %4406 = "vector.extract"(%4292) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                %4407 = "vector.extract"(%4292) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                %4408 = "vector.extract"(%4292) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                %4409 = "vector.extract"(%4292) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                %4410 = "vector.extract"(%4292) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                %4411 = "vector.extract"(%4292) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                %4412 = "vector.extract"(%4292) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                %4413 = "vector.extract"(%4292) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                %4414 = "vector.extract"(%4292) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                %4415 = "vector.extract"(%4292) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                %4416 = "vector.extract"(%4292) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                %4417 = "vector.extract"(%4292) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                %4418 = "vector.extract"(%4292) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                %4419 = "vector.extract"(%4292) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                %4420 = "vector.extract"(%4292) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                %4421 = "llvm.call_intrinsic"(%4293) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4422 = "llvm.call_intrinsic"(%4294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4423 = "llvm.call_intrinsic"(%4295) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4424 = "llvm.call_intrinsic"(%4296) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4425 = "llvm.call_intrinsic"(%4297) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4426 = "llvm.call_intrinsic"(%4298) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4427 = "llvm.call_intrinsic"(%4299) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4428 = "llvm.call_intrinsic"(%4300) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4429 = "llvm.call_intrinsic"(%4301) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4430 = "llvm.call_intrinsic"(%4302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4431 = "llvm.call_intrinsic"(%4303) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4432 = "llvm.call_intrinsic"(%4304) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4433 = "llvm.call_intrinsic"(%4305) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4434 = "llvm.call_intrinsic"(%4306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4435 = "llvm.call_intrinsic"(%4307) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4436 = "llvm.call_intrinsic"(%4308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4437 = "llvm.call_intrinsic"(%4309) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4438 = "llvm.call_intrinsic"(%4310) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4439 = "llvm.call_intrinsic"(%4311) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4440 = "llvm.call_intrinsic"(%4312) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4441 = "llvm.call_intrinsic"(%4313) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4442 = "llvm.call_intrinsic"(%4314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4443 = "llvm.call_intrinsic"(%4315) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4444 = "llvm.call_intrinsic"(%4316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4445 = "llvm.call_intrinsic"(%4317) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4446 = "llvm.call_intrinsic"(%4318) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4447 = "llvm.call_intrinsic"(%4319) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4448 = "llvm.call_intrinsic"(%4320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4449 = "llvm.call_intrinsic"(%4321) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4450 = "llvm.call_intrinsic"(%4322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4451 = "llvm.call_intrinsic"(%4323) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4452 = "llvm.call_intrinsic"(%4324) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4453 = "llvm.call_intrinsic"(%4325) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4454 = "llvm.call_intrinsic"(%4326) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4455 = "llvm.call_intrinsic"(%4327) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4456 = "llvm.call_intrinsic"(%4328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4457 = "llvm.call_intrinsic"(%4329) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4458 = "llvm.call_intrinsic"(%4330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4459 = "llvm.call_intrinsic"(%4331) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4460 = "llvm.call_intrinsic"(%4332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4461 = "llvm.call_intrinsic"(%4333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4462 = "llvm.call_intrinsic"(%4334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4463 = "llvm.call_intrinsic"(%4335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4464 = "llvm.call_intrinsic"(%4336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4465 = "llvm.call_intrinsic"(%4337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4466 = "llvm.call_intrinsic"(%4338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4467 = "llvm.call_intrinsic"(%4339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4468 = "llvm.call_intrinsic"(%4340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4469 = "llvm.call_intrinsic"(%4341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4470 = "llvm.call_intrinsic"(%4342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4471 = "llvm.call_intrinsic"(%4343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4472 = "llvm.call_intrinsic"(%4344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4473 = "llvm.call_intrinsic"(%4345) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4474 = "llvm.call_intrinsic"(%4346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4475 = "llvm.call_intrinsic"(%4347) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4476 = "llvm.call_intrinsic"(%4348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4477 = "llvm.call_intrinsic"(%4349) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4478 = "llvm.call_intrinsic"(%4350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4479 = "llvm.call_intrinsic"(%4351) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4480 = "llvm.call_intrinsic"(%4352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4481 = "llvm.call_intrinsic"(%4353) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4482 = "llvm.call_intrinsic"(%4354) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4483 = "llvm.call_intrinsic"(%4355) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4484 = "llvm.call_intrinsic"(%4356) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4485 = "llvm.call_intrinsic"(%4357) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4486 = "llvm.call_intrinsic"(%4358) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4487 = "llvm.call_intrinsic"(%4359) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4488 = "llvm.call_intrinsic"(%4360) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4489 = "llvm.call_intrinsic"(%4361) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4490 = "llvm.call_intrinsic"(%4362) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4491 = "llvm.call_intrinsic"(%4363) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4492 = "llvm.call_intrinsic"(%4364) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4493 = "llvm.call_intrinsic"(%4365) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4494 = "llvm.call_intrinsic"(%4366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4495 = "llvm.call_intrinsic"(%4367) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4496 = "llvm.call_intrinsic"(%4368) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4497 = "llvm.call_intrinsic"(%4369) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4498 = "llvm.call_intrinsic"(%4370) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4499 = "llvm.call_intrinsic"(%4371) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4500 = "llvm.call_intrinsic"(%4372) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4501 = "llvm.call_intrinsic"(%4373) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4502 = "llvm.call_intrinsic"(%4374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4503 = "llvm.call_intrinsic"(%4375) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4504 = "llvm.call_intrinsic"(%4376) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4505 = "llvm.call_intrinsic"(%4377) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4506 = "llvm.call_intrinsic"(%4378) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4507 = "llvm.call_intrinsic"(%4379) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4508 = "llvm.call_intrinsic"(%4380) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4509 = "llvm.call_intrinsic"(%4381) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4510 = "llvm.call_intrinsic"(%4382) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4511 = "llvm.call_intrinsic"(%4383) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4512 = "llvm.call_intrinsic"(%4384) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4513 = "llvm.call_intrinsic"(%4385) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4514 = "llvm.call_intrinsic"(%4386) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4515 = "llvm.call_intrinsic"(%4387) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4516 = "llvm.call_intrinsic"(%4388) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4517 = "llvm.call_intrinsic"(%4389) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4518 = "llvm.call_intrinsic"(%4390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4519 = "llvm.call_intrinsic"(%4391) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4520 = "llvm.call_intrinsic"(%4392) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4521 = "llvm.call_intrinsic"(%4393) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4522 = "llvm.call_intrinsic"(%4394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4523 = "llvm.call_intrinsic"(%4395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4524 = "llvm.call_intrinsic"(%4396) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4525 = "llvm.call_intrinsic"(%4397) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4526 = "llvm.call_intrinsic"(%4398) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4527 = "llvm.call_intrinsic"(%4399) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4528 = "llvm.call_intrinsic"(%4400) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4529 = "llvm.call_intrinsic"(%4401) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4530 = "llvm.call_intrinsic"(%4402) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4531 = "llvm.call_intrinsic"(%4403) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4532 = "llvm.call_intrinsic"(%4404) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4533 = "llvm.call_intrinsic"(%4405) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4534 = "llvm.call_intrinsic"(%4406) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4535 = "llvm.call_intrinsic"(%4407) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4536 = "llvm.call_intrinsic"(%4408) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4537 = "llvm.call_intrinsic"(%4409) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4538 = "llvm.call_intrinsic"(%4410) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4539 = "llvm.call_intrinsic"(%4411) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4540 = "llvm.call_intrinsic"(%4412) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4541 = "llvm.call_intrinsic"(%4413) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4542 = "llvm.call_intrinsic"(%4414) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4543 = "llvm.call_intrinsic"(%4415) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4544 = "llvm.call_intrinsic"(%4416) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4545 = "llvm.call_intrinsic"(%4417) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4546 = "llvm.call_intrinsic"(%4418) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4547 = "llvm.call_intrinsic"(%4419) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4548 = "llvm.call_intrinsic"(%4420) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4549 = "vector.from_elements"(%4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478, %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507, %4508, %4509, %4510, %4511, %4512, %4513, %4514, %4515, %4516, %4517, %4518, %4519, %4520, %4521, %4522, %4523, %4524, %4525, %4526, %4527, %4528, %4529, %4530, %4531, %4532, %4533, %4534, %4535, %4536, %4537, %4538, %4539, %4540, %4541, %4542, %4543, %4544, %4545, %4546, %4547, %4548) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                %4550 = "arith.truncf"(%4549) : (vector<128xf32>) -> vector<128xf16>
                %4551 = "vector.extract"(%4550) {static_position = array<i64: 0>} : (vector<128xf16>) -> f16
                %4552 = "vector.extract"(%4550) {static_position = array<i64: 1>} : (vector<128xf16>) -> f16
                %4553 = "vector.extract"(%4550) {static_position = array<i64: 2>} : (vector<128xf16>) -> f16
                %4554 = "vector.extract"(%4550) {static_position = array<i64: 3>} : (vector<128xf16>) -> f16
                %4555 = "vector.extract"(%4550) {static_position = array<i64: 4>} : (vector<128xf16>) -> f16
                %4556 = "vector.extract"(%4550) {static_position = array<i64: 5>} : (vector<128xf16>) -> f16
                %4557 = "vector.extract"(%4550) {static_position = array<i64: 6>} : (vector<128xf16>) -> f16
                %4558 = "vector.extract"(%4550) {static_position = array<i64: 7>} : (vector<128xf16>) -> f16
                %4559 = "vector.extract"(%4550) {static_position = array<i64: 8>} : (vector<128xf16>) -> f16
                %4560 = "vector.extract"(%4550) {static_position = array<i64: 9>} : (vector<128xf16>) -> f16
                %4561 = "vector.extract"(%4550) {static_position = array<i64: 10>} : (vector<128xf16>) -> f16
                %4562 = "vector.extract"(%4550) {static_position = array<i64: 11>} : (vector<128xf16>) -> f16
                %4563 = "vector.extract"(%4550) {static_position = array<i64: 12>} : (vector<128xf16>) -> f16
                %4564 = "vector.extract"(%4550) {static_position = array<i64: 13>} : (vector<128xf16>) -> f16
                %4565 = "vector.extract"(%4550) {static_position = array<i64: 14>} : (vector<128xf16>) -> f16
                %4566 = "vector.extract"(%4550) {static_position = array<i64: 15>} : (vector<128xf16>) -> f16
                %4567 = "vector.extract"(%4550) {static_position = array<i64: 16>} : (vector<128xf16>) -> f16
                %4568 = "vector.extract"(%4550) {static_position = array<i64: 17>} : (vector<128xf16>) -> f16
                %4569 = "vector.extract"(%4550) {static_position = array<i64: 18>} : (vector<128xf16>) -> f16
                %4570 = "vector.extract"(%4550) {static_position = array<i64: 19>} : (vector<128xf16>) -> f16
                %4571 = "vector.extract"(%4550) {static_position = array<i64: 20>} : (vector<128xf16>) -> f16
                %4572 = "vector.extract"(%4550) {static_position = array<i64: 21>} : (vector<128xf16>) -> f16
                %4573 = "vector.extract"(%4550) {static_position = array<i64: 22>} : (vector<128xf16>) -> f16
                %4574 = "vector.extract"(%4550) {static_position = array<i64: 23>} : (vector<128xf16>) -> f16
                %4575 = "vector.extract"(%4550) {static_position = array<i64: 24>} : (vector<128xf16>) -> f16
                %4576 = "vector.extract"(%4550) {static_position = array<i64: 25>} : (vector<128xf16>) -> f16
                %4577 = "vector.extract"(%4550) {static_position = array<i64: 26>} : (vector<128xf16>) -> f16
                %4578 = "vector.extract"(%4550) {static_position = array<i64: 27>} : (vector<128xf16>) -> f16
                %4579 = "vector.extract"(%4550) {static_position = array<i64: 28>} : (vector<128xf16>) -> f16
                %4580 = "vector.extract"(%4550) {static_position = array<i64: 29>} : (vector<128xf16>) -> f16
                %4581 = "vector.extract"(%4550) {static_position = array<i64: 30>} : (vector<128xf16>) -> f16
                %4582 = "vector.extract"(%4550) {static_position = array<i64: 31>} : (vector<128xf16>) -> f16
                %4583 = "vector.extract"(%4550) {static_position = array<i64: 32>} : (vector<128xf16>) -> f16
                %4584 = "vector.extract"(%4550) {static_position = array<i64: 33>} : (vector<128xf16>) -> f16
                %4585 = "vector.extract"(%4550) {static_position = array<i64: 34>} : (vector<128xf16>) -> f16
                %4586 = "vector.extract"(%4550) {static_position = array<i64: 35>} : (vector<128xf16>) -> f16
                %4587 = "vector.extract"(%4550) {static_position = array<i64: 36>} : (vector<128xf16>) -> f16
                %4588 = "vector.extract"(%4550) {static_position = array<i64: 37>} : (vector<128xf16>) -> f16
                %4589 = "vector.extract"(%4550) {static_position = array<i64: 38>} : (vector<128xf16>) -> f16
                %4590 = "vector.extract"(%4550) {static_position = array<i64: 39>} : (vector<128xf16>) -> f16
                %4591 = "vector.extract"(%4550) {static_position = array<i64: 40>} : (vector<128xf16>) -> f16
                %4592 = "vector.extract"(%4550) {static_position = array<i64: 41>} : (vector<128xf16>) -> f16
                %4593 = "vector.extract"(%4550) {static_position = array<i64: 42>} : (vector<128xf16>) -> f16
                %4594 = "vector.extract"(%4550) {static_position = array<i64: 43>} : (vector<128xf16>) -> f16
                %4595 = "vector.extract"(%4550) {static_position = array<i64: 44>} : (vector<128xf16>) -> f16
                %4596 = "vector.extract"(%4550) {static_position = array<i64: 45>} : (vector<128xf16>) -> f16
                %4597 = "vector.extract"(%4550) {static_position = array<i64: 46>} : (vector<128xf16>) -> f16
                %4598 = "vector.extract"(%4550) {static_position = array<i64: 47>} : (vector<128xf16>) -> f16
                %4599 = "vector.extract"(%4550) {static_position = array<i64: 48>} : (vector<128xf16>) -> f16
                %4600 = "vector.extract"(%4550) {static_position = array<i64: 49>} : (vector<128xf16>) -> f16
                %4601 = "vector.extract"(%4550) {static_position = array<i64: 50>} : (vector<128xf16>) -> f16
                %4602 = "vector.extract"(%4550) {static_position = array<i64: 51>} : (vector<128xf16>) -> f16
                %4603 = "vector.extract"(%4550) {static_position = array<i64: 52>} : (vector<128xf16>) -> f16
                %4604 = "vector.extract"(%4550) {static_position = array<i64: 53>} : (vector<128xf16>) -> f16
                %4605 = "vector.extract"(%4550) {static_position = array<i64: 54>} : (vector<128xf16>) -> f16
                %4606 = "vector.extract"(%4550) {static_position = array<i64: 55>} : (vector<128xf16>) -> f16
                %4607 = "vector.extract"(%4550) {static_position = array<i64: 56>} : (vector<128xf16>) -> f16
                %4608 = "vector.extract"(%4550) {static_position = array<i64: 57>} : (vector<128xf16>) -> f16
                %4609 = "vector.extract"(%4550) {static_position = array<i64: 58>} : (vector<128xf16>) -> f16
                %4610 = "vector.extract"(%4550) {static_position = array<i64: 59>} : (vector<128xf16>) -> f16
                %4611 = "vector.extract"(%4550) {static_position = array<i64: 60>} : (vector<128xf16>) -> f16
                %4612 = "vector.extract"(%4550) {static_position = array<i64: 61>} : (vector<128xf16>) -> f16
                %4613 = "vector.extract"(%4550) {static_position = array<i64: 62>} : (vector<128xf16>) -> f16
                %4614 = "vector.extract"(%4550) {static_position = array<i64: 63>} : (vector<128xf16>) -> f16
                %4615 = "vector.extract"(%4550) {static_position = array<i64: 64>} : (vector<128xf16>) -> f16
                %4616 = "vector.extract"(%4550) {static_position = array<i64: 65>} : (vector<128xf16>) -> f16
                %4617 = "vector.extract"(%4550) {static_position = array<i64: 66>} : (vector<128xf16>) -> f16
                %4618 = "vector.extract"(%4550) {static_position = array<i64: 67>} : (vector<128xf16>) -> f16
                %4619 = "vector.extract"(%4550) {static_position = array<i64: 68>} : (vector<128xf16>) -> f16
                %4620 = "vector.extract"(%4550) {static_position = array<i64: 69>} : (vector<128xf16>) -> f16
                %4621 = "vector.extract"(%4550) {static_position = array<i64: 70>} : (vector<128xf16>) -> f16
                %4622 = "vector.extract"(%4550) {static_position = array<i64: 71>} : (vector<128xf16>) -> f16
                %4623 = "vector.extract"(%4550) {static_position = array<i64: 72>} : (vector<128xf16>) -> f16
                %4624 = "vector.extract"(%4550) {static_position = array<i64: 73>} : (vector<128xf16>) -> f16
                %4625 = "vector.extract"(%4550) {static_position = array<i64: 74>} : (vector<128xf16>) -> f16
                %4626 = "vector.extract"(%4550) {static_position = array<i64: 75>} : (vector<128xf16>) -> f16
                %4627 = "vector.extract"(%4550) {static_position = array<i64: 76>} : (vector<128xf16>) -> f16
                %4628 = "vector.extract"(%4550) {static_position = array<i64: 77>} : (vector<128xf16>) -> f16
                %4629 = "vector.extract"(%4550) {static_position = array<i64: 78>} : (vector<128xf16>) -> f16
                %4630 = "vector.extract"(%4550) {static_position = array<i64: 79>} : (vector<128xf16>) -> f16
                %4631 = "vector.extract"(%4550) {static_position = array<i64: 80>} : (vector<128xf16>) -> f16
                %4632 = "vector.extract"(%4550) {static_position = array<i64: 81>} : (vector<128xf16>) -> f16
                %4633 = "vector.extract"(%4550) {static_position = array<i64: 82>} : (vector<128xf16>) -> f16
                %4634 = "vector.extract"(%4550) {static_position = array<i64: 83>} : (vector<128xf16>) -> f16
                %4635 = "vector.extract"(%4550) {static_position = array<i64: 84>} : (vector<128xf16>) -> f16
                %4636 = "vector.extract"(%4550) {static_position = array<i64: 85>} : (vector<128xf16>) -> f16
                %4637 = "vector.extract"(%4550) {static_position = array<i64: 86>} : (vector<128xf16>) -> f16
                %4638 = "vector.extract"(%4550) {static_position = array<i64: 87>} : (vector<128xf16>) -> f16
                %4639 = "vector.extract"(%4550) {static_position = array<i64: 88>} : (vector<128xf16>) -> f16
                %4640 = "vector.extract"(%4550) {static_position = array<i64: 89>} : (vector<128xf16>) -> f16
                %4641 = "vector.extract"(%4550) {static_position = array<i64: 90>} : (vector<128xf16>) -> f16
                %4642 = "vector.extract"(%4550) {static_position = array<i64: 91>} : (vector<128xf16>) -> f16
                %4643 = "vector.extract"(%4550) {static_position = array<i64: 92>} : (vector<128xf16>) -> f16
                %4644 = "vector.extract"(%4550) {static_position = array<i64: 93>} : (vector<128xf16>) -> f16
                %4645 = "vector.extract"(%4550) {static_position = array<i64: 94>} : (vector<128xf16>) -> f16
                %4646 = "vector.extract"(%4550) {static_position = array<i64: 95>} : (vector<128xf16>) -> f16
                %4647 = "vector.extract"(%4550) {static_position = array<i64: 96>} : (vector<128xf16>) -> f16
                %4648 = "vector.extract"(%4550) {static_position = array<i64: 97>} : (vector<128xf16>) -> f16
                %4649 = "vector.extract"(%4550) {static_position = array<i64: 98>} : (vector<128xf16>) -> f16
                %4650 = "vector.extract"(%4550) {static_position = array<i64: 99>} : (vector<128xf16>) -> f16
                %4651 = "vector.extract"(%4550) {static_position = array<i64: 100>} : (vector<128xf16>) -> f16
                %4652 = "vector.extract"(%4550) {static_position = array<i64: 101>} : (vector<128xf16>) -> f16
                %4653 = "vector.extract"(%4550) {static_position = array<i64: 102>} : (vector<128xf16>) -> f16
                %4654 = "vector.extract"(%4550) {static_position = array<i64: 103>} : (vector<128xf16>) -> f16
                %4655 = "vector.extract"(%4550) {static_position = array<i64: 104>} : (vector<128xf16>) -> f16
                %4656 = "vector.extract"(%4550) {static_position = array<i64: 105>} : (vector<128xf16>) -> f16
                %4657 = "vector.extract"(%4550) {static_position = array<i64: 106>} : (vector<128xf16>) -> f16
                %4658 = "vector.extract"(%4550) {static_position = array<i64: 107>} : (vector<128xf16>) -> f16
                %4659 = "vector.extract"(%4550) {static_position = array<i64: 108>} : (vector<128xf16>) -> f16
                %4660 = "vector.extract"(%4550) {static_position = array<i64: 109>} : (vector<128xf16>) -> f16
                %4661 = "vector.extract"(%4550) {static_position = array<i64: 110>} : (vector<128xf16>) -> f16
                %4662 = "vector.extract"(%4550) {static_position = array<i64: 111>} : (vector<128xf16>) -> f16
                %4663 = "vector.extract"(%4550) {static_position = array<i64: 112>} : (vector<128xf16>) -> f16
                %4664 = "vector.extract"(%4550) {static_position = array<i64: 113>} : (vector<128xf16>) -> f16
                %4665 = "vector.extract"(%4550) {static_position = array<i64: 114>} : (vector<128xf16>) -> f16
                %4666 = "vector.extract"(%4550) {static_position = array<i64: 115>} : (vector<128xf16>) -> f16
                %4667 = "vector.extract"(%4550) {static_position = array<i64: 116>} : (vector<128xf16>) -> f16
                %4668 = "vector.extract"(%4550) {static_position = array<i64: 117>} : (vector<128xf16>) -> f16
                %4669 = "vector.extract"(%4550) {static_position = array<i64: 118>} : (vector<128xf16>) -> f16
                %4670 = "vector.extract"(%4550) {static_position = array<i64: 119>} : (vector<128xf16>) -> f16
                %4671 = "vector.extract"(%4550) {static_position = array<i64: 120>} : (vector<128xf16>) -> f16
                %4672 = "vector.extract"(%4550) {static_position = array<i64: 121>} : (vector<128xf16>) -> f16
                %4673 = "vector.extract"(%4550) {static_position = array<i64: 122>} : (vector<128xf16>) -> f16
                %4674 = "vector.extract"(%4550) {static_position = array<i64: 123>} : (vector<128xf16>) -> f16
                %4675 = "vector.extract"(%4550) {static_position = array<i64: 124>} : (vector<128xf16>) -> f16
                %4676 = "vector.extract"(%4550) {static_position = array<i64: 125>} : (vector<128xf16>) -> f16
                %4677 = "vector.extract"(%4550) {static_position = array<i64: 126>} : (vector<128xf16>) -> f16
                %4678 = "vector.extract"(%4550) {static_position = array<i64: 127>} : (vector<128xf16>) -> f16
                %4679 = "vector.from_elements"(%4551, %4552) : (f16, f16) -> vector<2xf16>
                %4680 = "llvm.bitcast"(%4679) : (vector<2xf16>) -> f32
                %4681 = "vector.from_elements"(%4553, %4554) : (f16, f16) -> vector<2xf16>
                %4682 = "llvm.bitcast"(%4681) : (vector<2xf16>) -> f32
                %4683 = "vector.from_elements"(%4555, %4556) : (f16, f16) -> vector<2xf16>
                %4684 = "llvm.bitcast"(%4683) : (vector<2xf16>) -> f32
                %4685 = "vector.from_elements"(%4557, %4558) : (f16, f16) -> vector<2xf16>
                %4686 = "llvm.bitcast"(%4685) : (vector<2xf16>) -> f32
                %4687 = "vector.from_elements"(%4559, %4560) : (f16, f16) -> vector<2xf16>
                %4688 = "llvm.bitcast"(%4687) : (vector<2xf16>) -> f32
                %4689 = "vector.from_elements"(%4561, %4562) : (f16, f16) -> vector<2xf16>
                %4690 = "llvm.bitcast"(%4689) : (vector<2xf16>) -> f32
                %4691 = "vector.from_elements"(%4563, %4564) : (f16, f16) -> vector<2xf16>
                %4692 = "llvm.bitcast"(%4691) : (vector<2xf16>) -> f32
                %4693 = "vector.from_elements"(%4565, %4566) : (f16, f16) -> vector<2xf16>
                %4694 = "llvm.bitcast"(%4693) : (vector<2xf16>) -> f32
                %4695 = "vector.from_elements"(%4567, %4568) : (f16, f16) -> vector<2xf16>
                %4696 = "llvm.bitcast"(%4695) : (vector<2xf16>) -> f32
                %4697 = "vector.from_elements"(%4569, %4570) : (f16, f16) -> vector<2xf16>
                %4698 = "llvm.bitcast"(%4697) : (vector<2xf16>) -> f32
                %4699 = "vector.from_elements"(%4571, %4572) : (f16, f16) -> vector<2xf16>
                %4700 = "llvm.bitcast"(%4699) : (vector<2xf16>) -> f32
                %4701 = "vector.from_elements"(%4573, %4574) : (f16, f16) -> vector<2xf16>
                %4702 = "llvm.bitcast"(%4701) : (vector<2xf16>) -> f32
                %4703 = "vector.from_elements"(%4575, %4576) : (f16, f16) -> vector<2xf16>
                %4704 = "llvm.bitcast"(%4703) : (vector<2xf16>) -> f32
                %4705 = "vector.from_elements"(%4577, %4578) : (f16, f16) -> vector<2xf16>
                %4706 = "llvm.bitcast"(%4705) : (vector<2xf16>) -> f32
                %4707 = "vector.from_elements"(%4579, %4580) : (f16, f16) -> vector<2xf16>
                %4708 = "llvm.bitcast"(%4707) : (vector<2xf16>) -> f32
                %4709 = "vector.from_elements"(%4581, %4582) : (f16, f16) -> vector<2xf16>
                %4710 = "llvm.bitcast"(%4709) : (vector<2xf16>) -> f32
                %4711 = "vector.from_elements"(%4583, %4584) : (f16, f16) -> vector<2xf16>
                %4712 = "llvm.bitcast"(%4711) : (vector<2xf16>) -> f32
                %4713 = "vector.from_elements"(%4585, %4586) : (f16, f16) -> vector<2xf16>
                %4714 = "llvm.bitcast"(%4713) : (vector<2xf16>) -> f32
                %4715 = "vector.from_elements"(%4587, %4588) : (f16, f16) -> vector<2xf16>
                %4716 = "llvm.bitcast"(%4715) : (vector<2xf16>) -> f32
                %4717 = "vector.from_elements"(%4589, %4590) : (f16, f16) -> vector<2xf16>
                %4718 = "llvm.bitcast"(%4717) : (vector<2xf16>) -> f32
                %4719 = "vector.from_elements"(%4591, %4592) : (f16, f16) -> vector<2xf16>
                %4720 = "llvm.bitcast"(%4719) : (vector<2xf16>) -> f32
                %4721 = "vector.from_elements"(%4593, %4594) : (f16, f16) -> vector<2xf16>
                %4722 = "llvm.bitcast"(%4721) : (vector<2xf16>) -> f32
                %4723 = "vector.from_elements"(%4595, %4596) : (f16, f16) -> vector<2xf16>
                %4724 = "llvm.bitcast"(%4723) : (vector<2xf16>) -> f32
                %4725 = "vector.from_elements"(%4597, %4598) : (f16, f16) -> vector<2xf16>
                %4726 = "llvm.bitcast"(%4725) : (vector<2xf16>) -> f32
                %4727 = "vector.from_elements"(%4599, %4600) : (f16, f16) -> vector<2xf16>
                %4728 = "llvm.bitcast"(%4727) : (vector<2xf16>) -> f32
                %4729 = "vector.from_elements"(%4601, %4602) : (f16, f16) -> vector<2xf16>
                %4730 = "llvm.bitcast"(%4729) : (vector<2xf16>) -> f32
                %4731 = "vector.from_elements"(%4603, %4604) : (f16, f16) -> vector<2xf16>
                %4732 = "llvm.bitcast"(%4731) : (vector<2xf16>) -> f32
                %4733 = "vector.from_elements"(%4605, %4606) : (f16, f16) -> vector<2xf16>
                %4734 = "llvm.bitcast"(%4733) : (vector<2xf16>) -> f32
                %4735 = "vector.from_elements"(%4607, %4608) : (f16, f16) -> vector<2xf16>
                %4736 = "llvm.bitcast"(%4735) : (vector<2xf16>) -> f32
                %4737 = "vector.from_elements"(%4609, %4610) : (f16, f16) -> vector<2xf16>
                %4738 = "llvm.bitcast"(%4737) : (vector<2xf16>) -> f32
                %4739 = "vector.from_elements"(%4611, %4612) : (f16, f16) -> vector<2xf16>
                %4740 = "llvm.bitcast"(%4739) : (vector<2xf16>) -> f32
                %4741 = "vector.from_elements"(%4613, %4614) : (f16, f16) -> vector<2xf16>
                %4742 = "llvm.bitcast"(%4741) : (vector<2xf16>) -> f32
                %4743 = "llvm.bitcast"(%4680) : (f32) -> i32
                %4744 = "llvm.bitcast"(%4682) : (f32) -> i32
                %4745 = "llvm.bitcast"(%4684) : (f32) -> i32
                %4746 = "llvm.bitcast"(%4686) : (f32) -> i32
                %4747 = "llvm.bitcast"(%4688) : (f32) -> i32
                %4748 = "llvm.bitcast"(%4690) : (f32) -> i32
                %4749 = "llvm.bitcast"(%4692) : (f32) -> i32
                %4750 = "llvm.bitcast"(%4694) : (f32) -> i32
                %4751 = "llvm.bitcast"(%4696) : (f32) -> i32
                %4752 = "llvm.bitcast"(%4698) : (f32) -> i32
                %4753 = "llvm.bitcast"(%4700) : (f32) -> i32
                %4754 = "llvm.bitcast"(%4702) : (f32) -> i32
                %4755 = "llvm.bitcast"(%4704) : (f32) -> i32
                %4756 = "llvm.bitcast"(%4706) : (f32) -> i32
                %4757 = "llvm.bitcast"(%4708) : (f32) -> i32
                %4758 = "llvm.bitcast"(%4710) : (f32) -> i32
                %4759 = "llvm.bitcast"(%4712) : (f32) -> i32
                %4760 = "llvm.bitcast"(%4714) : (f32) -> i32
                %4761 = "llvm.bitcast"(%4716) : (f32) -> i32
                %4762 = "llvm.bitcast"(%4718) : (f32) -> i32
                %4763 = "llvm.bitcast"(%4720) : (f32) -> i32
                %4764 = "llvm.bitcast"(%4722) : (f32) -> i32
                %4765 = "llvm.bitcast"(%4724) : (f32) -> i32
                %4766 = "llvm.bitcast"(%4726) : (f32) -> i32
                %4767 = "llvm.bitcast"(%4728) : (f32) -> i32
                %4768 = "llvm.bitcast"(%4730) : (f32) -> i32
                %4769 = "llvm.bitcast"(%4732) : (f32) -> i32
                %4770 = "llvm.bitcast"(%4734) : (f32) -> i32
                %4771 = "llvm.bitcast"(%4736) : (f32) -> i32
                %4772 = "llvm.bitcast"(%4738) : (f32) -> i32
                %4773 = "llvm.bitcast"(%4740) : (f32) -> i32
                %4774 = "llvm.bitcast"(%4742) : (f32) -> i32
                "llvm.inline_asm"(%2799, %4743, %4744, %4745, %4746, %4747, %4748, %4749, %4750, %4751, %4752, %4753, %4754, %4755, %4756, %4757, %4758, %4759, %4760, %4761, %4762, %4763, %4764, %4765, %4766, %4767, %4768, %4769, %4770, %4771, %4772, %4773, %4774) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 140 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                %4776 = "vector.from_elements"(%4615, %4616) : (f16, f16) -> vector<2xf16>
                %4777 = "llvm.bitcast"(%4776) : (vector<2xf16>) -> f32
                %4778 = "vector.from_elements"(%4617, %4618) : (f16, f16) -> vector<2xf16>
                %4779 = "llvm.bitcast"(%4778) : (vector<2xf16>) -> f32
                %4780 = "vector.from_elements"(%4619, %4620) : (f16, f16) -> vector<2xf16>
                %4781 = "llvm.bitcast"(%4780) : (vector<2xf16>) -> f32
                %4782 = "vector.from_elements"(%4621, %4622) : (f16, f16) -> vector<2xf16>
                %4783 = "llvm.bitcast"(%4782) : (vector<2xf16>) -> f32
                %4784 = "vector.from_elements"(%4623, %4624) : (f16, f16) -> vector<2xf16>
                %4785 = "llvm.bitcast"(%4784) : (vector<2xf16>) -> f32
                %4786 = "vector.from_elements"(%4625, %4626) : (f16, f16) -> vector<2xf16>
                %4787 = "llvm.bitcast"(%4786) : (vector<2xf16>) -> f32
                %4788 = "vector.from_elements"(%4627, %4628) : (f16, f16) -> vector<2xf16>
                %4789 = "llvm.bitcast"(%4788) : (vector<2xf16>) -> f32
                %4790 = "vector.from_elements"(%4629, %4630) : (f16, f16) -> vector<2xf16>
                %4791 = "llvm.bitcast"(%4790) : (vector<2xf16>) -> f32
                %4792 = "vector.from_elements"(%4631, %4632) : (f16, f16) -> vector<2xf16>
                %4793 = "llvm.bitcast"(%4792) : (vector<2xf16>) -> f32
                %4794 = "vector.from_elements"(%4633, %4634) : (f16, f16) -> vector<2xf16>
                %4795 = "llvm.bitcast"(%4794) : (vector<2xf16>) -> f32
                %4796 = "vector.from_elements"(%4635, %4636) : (f16, f16) -> vector<2xf16>
                %4797 = "llvm.bitcast"(%4796) : (vector<2xf16>) -> f32
                %4798 = "vector.from_elements"(%4637, %4638) : (f16, f16) -> vector<2xf16>
                %4799 = "llvm.bitcast"(%4798) : (vector<2xf16>) -> f32
                %4800 = "vector.from_elements"(%4639, %4640) : (f16, f16) -> vector<2xf16>
                %4801 = "llvm.bitcast"(%4800) : (vector<2xf16>) -> f32
                %4802 = "vector.from_elements"(%4641, %4642) : (f16, f16) -> vector<2xf16>
                %4803 = "llvm.bitcast"(%4802) : (vector<2xf16>) -> f32
                %4804 = "vector.from_elements"(%4643, %4644) : (f16, f16) -> vector<2xf16>
                %4805 = "llvm.bitcast"(%4804) : (vector<2xf16>) -> f32
                %4806 = "vector.from_elements"(%4645, %4646) : (f16, f16) -> vector<2xf16>
                %4807 = "llvm.bitcast"(%4806) : (vector<2xf16>) -> f32
                %4808 = "vector.from_elements"(%4647, %4648) : (f16, f16) -> vector<2xf16>
                %4809 = "llvm.bitcast"(%4808) : (vector<2xf16>) -> f32
                %4810 = "vector.from_elements"(%4649, %4650) : (f16, f16) -> vector<2xf16>
                %4811 = "llvm.bitcast"(%4810) : (vector<2xf16>) -> f32
                %4812 = "vector.from_elements"(%4651, %4652) : (f16, f16) -> vector<2xf16>
                %4813 = "llvm.bitcast"(%4812) : (vector<2xf16>) -> f32
                %4814 = "vector.from_elements"(%4653, %4654) : (f16, f16) -> vector<2xf16>
                %4815 = "llvm.bitcast"(%4814) : (vector<2xf16>) -> f32
                %4816 = "vector.from_elements"(%4655, %4656) : (f16, f16) -> vector<2xf16>
                %4817 = "llvm.bitcast"(%4816) : (vector<2xf16>) -> f32
                %4818 = "vector.from_elements"(%4657, %4658) : (f16, f16) -> vector<2xf16>
                %4819 = "llvm.bitcast"(%4818) : (vector<2xf16>) -> f32
                %4820 = "vector.from_elements"(%4659, %4660) : (f16, f16) -> vector<2xf16>
                %4821 = "llvm.bitcast"(%4820) : (vector<2xf16>) -> f32
                %4822 = "vector.from_elements"(%4661, %4662) : (f16, f16) -> vector<2xf16>
                %4823 = "llvm.bitcast"(%4822) : (vector<2xf16>) -> f32
                %4824 = "vector.from_elements"(%4663, %4664) : (f16, f16) -> vector<2xf16>
                %4825 = "llvm.bitcast"(%4824) : (vector<2xf16>) -> f32
                %4826 = "vector.from_elements"(%4665, %4666) : (f16, f16) -> vector<2xf16>
                %4827 = "llvm.bitcast"(%4826) : (vector<2xf16>) -> f32
                %4828 = "vector.from_elements"(%4667, %4668) : (f16, f16) -> vector<2xf16>
                %4829 = "llvm.bitcast"(%4828) : (vector<2xf16>) -> f32
                %4830 = "vector.from_elements"(%4669, %4670) : (f16, f16) -> vector<2xf16>
                %4831 = "llvm.bitcast"(%4830) : (vector<2xf16>) -> f32
                %4832 = "vector.from_elements"(%4671, %4672) : (f16, f16) -> vector<2xf16>
                %4833 = "llvm.bitcast"(%4832) : (vector<2xf16>) -> f32
                %4834 = "vector.from_elements"(%4673, %4674) : (f16, f16) -> vector<2xf16>
                %4835 = "llvm.bitcast"(%4834) : (vector<2xf16>) -> f32
                %4836 = "vector.from_elements"(%4675, %4676) : (f16, f16) -> vector<2xf16>
                %4837 = "llvm.bitcast"(%4836) : (vector<2xf16>) -> f32
                %4838 = "vector.from_elements"(%4677, %4678) : (f16, f16) -> vector<2xf16>
                %4839 = "llvm.bitcast"(%4838) : (vector<2xf16>) -> f32
                %4840 = "llvm.bitcast"(%4777) : (f32) -> i32
                %4841 = "llvm.bitcast"(%4779) : (f32) -> i32
                %4842 = "llvm.bitcast"(%4781) : (f32) -> i32
                %4843 = "llvm.bitcast"(%4783) : (f32) -> i32
                %4844 = "llvm.bitcast"(%4785) : (f32) -> i32
                %4845 = "llvm.bitcast"(%4787) : (f32) -> i32
                %4846 = "llvm.bitcast"(%4789) : (f32) -> i32
                %4847 = "llvm.bitcast"(%4791) : (f32) -> i32
                %4848 = "llvm.bitcast"(%4793) : (f32) -> i32
                %4849 = "llvm.bitcast"(%4795) : (f32) -> i32
                %4850 = "llvm.bitcast"(%4797) : (f32) -> i32
                %4851 = "llvm.bitcast"(%4799) : (f32) -> i32
                %4852 = "llvm.bitcast"(%4801) : (f32) -> i32
                %4853 = "llvm.bitcast"(%4803) : (f32) -> i32
                %4854 = "llvm.bitcast"(%4805) : (f32) -> i32
                %4855 = "llvm.bitcast"(%4807) : (f32) -> i32
                %4856 = "llvm.bitcast"(%4809) : (f32) -> i32
                %4857 = "llvm.bitcast"(%4811) : (f32) -> i32
                %4858 = "llvm.bitcast"(%4813) : (f32) -> i32
                %4859 = "llvm.bitcast"(%4815) : (f32) -> i32
                %4860 = "llvm.bitcast"(%4817) : (f32) -> i32
                %4861 = "llvm.bitcast"(%4819) : (f32) -> i32
                %4862 = "llvm.bitcast"(%4821) : (f32) -> i32
                %4863 = "llvm.bitcast"(%4823) : (f32) -> i32
                %4864 = "llvm.bitcast"(%4825) : (f32) -> i32
                %4865 = "llvm.bitcast"(%4827) : (f32) -> i32
                %4866 = "llvm.bitcast"(%4829) : (f32) -> i32
                %4867 = "llvm.bitcast"(%4831) : (f32) -> i32
                %4868 = "llvm.bitcast"(%4833) : (f32) -> i32
                %4869 = "llvm.bitcast"(%4835) : (f32) -> i32
                %4870 = "llvm.bitcast"(%4837) : (f32) -> i32
                %4871 = "llvm.bitcast"(%4839) : (f32) -> i32
                "llvm.inline_asm"(%3360, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4862, %4863, %4864, %4865, %4866, %4867, %4868, %4869, %4870, %4871) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 141 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.wait::st.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 142 : i32} : () -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                %t4875_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t4875_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                %4876 = "arith.mulf"(%3292, %4283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4877 = "vector.extract"(%4549) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                %4878 = "vector.extract"(%4549) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                %4879 = "arith.addf"(%4877, %4878) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4880 = "vector.extract"(%4549) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                %4881 = "vector.extract"(%4549) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                %4882 = "arith.addf"(%4880, %4881) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4883 = "arith.addf"(%4879, %4882) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4884 = "vector.extract"(%4549) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                %4885 = "vector.extract"(%4549) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                %4886 = "arith.addf"(%4884, %4885) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4887 = "vector.extract"(%4549) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                %4888 = "vector.extract"(%4549) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                %4889 = "arith.addf"(%4887, %4888) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4890 = "arith.addf"(%4886, %4889) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4891 = "arith.addf"(%4883, %4890) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4892 = "vector.extract"(%4549) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                %4893 = "vector.extract"(%4549) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                %4894 = "arith.addf"(%4892, %4893) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4895 = "vector.extract"(%4549) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                %4896 = "vector.extract"(%4549) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                %4897 = "arith.addf"(%4895, %4896) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4898 = "arith.addf"(%4894, %4897) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4899 = "vector.extract"(%4549) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                %4900 = "vector.extract"(%4549) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                %4901 = "arith.addf"(%4899, %4900) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4902 = "vector.extract"(%4549) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                %4903 = "vector.extract"(%4549) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                %4904 = "arith.addf"(%4902, %4903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4905 = "arith.addf"(%4901, %4904) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4906 = "arith.addf"(%4898, %4905) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4907 = "arith.addf"(%4891, %4906) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4908 = "vector.extract"(%4549) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                %4909 = "vector.extract"(%4549) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                %4910 = "arith.addf"(%4908, %4909) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4911 = "vector.extract"(%4549) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                %4912 = "vector.extract"(%4549) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                %4913 = "arith.addf"(%4911, %4912) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4914 = "arith.addf"(%4910, %4913) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4915 = "vector.extract"(%4549) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                %4916 = "vector.extract"(%4549) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                %4917 = "arith.addf"(%4915, %4916) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4918 = "vector.extract"(%4549) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                %4919 = "vector.extract"(%4549) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                %4920 = "arith.addf"(%4918, %4919) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4921 = "arith.addf"(%4917, %4920) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4922 = "arith.addf"(%4914, %4921) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4923 = "vector.extract"(%4549) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                %4924 = "vector.extract"(%4549) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                %4925 = "arith.addf"(%4923, %4924) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4926 = "vector.extract"(%4549) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                %4927 = "vector.extract"(%4549) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                %4928 = "arith.addf"(%4926, %4927) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4929 = "arith.addf"(%4925, %4928) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4930 = "vector.extract"(%4549) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                %4931 = "vector.extract"(%4549) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                %4932 = "arith.addf"(%4930, %4931) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4933 = "vector.extract"(%4549) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                %4934 = "vector.extract"(%4549) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                %4935 = "arith.addf"(%4933, %4934) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4936 = "arith.addf"(%4932, %4935) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4937 = "arith.addf"(%4929, %4936) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4938 = "arith.addf"(%4922, %4937) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4939 = "arith.addf"(%4907, %4938) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4940 = "vector.extract"(%4549) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                %4941 = "vector.extract"(%4549) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                %4942 = "arith.addf"(%4940, %4941) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4943 = "vector.extract"(%4549) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                %4944 = "vector.extract"(%4549) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                %4945 = "arith.addf"(%4943, %4944) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4946 = "arith.addf"(%4942, %4945) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4947 = "vector.extract"(%4549) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                %4948 = "vector.extract"(%4549) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                %4949 = "arith.addf"(%4947, %4948) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4950 = "vector.extract"(%4549) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                %4951 = "vector.extract"(%4549) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                %4952 = "arith.addf"(%4950, %4951) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4953 = "arith.addf"(%4949, %4952) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4954 = "arith.addf"(%4946, %4953) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4955 = "vector.extract"(%4549) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                %4956 = "vector.extract"(%4549) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                %4957 = "arith.addf"(%4955, %4956) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4958 = "vector.extract"(%4549) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                %4959 = "vector.extract"(%4549) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                %4960 = "arith.addf"(%4958, %4959) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4961 = "arith.addf"(%4957, %4960) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4962 = "vector.extract"(%4549) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                %4963 = "vector.extract"(%4549) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                %4964 = "arith.addf"(%4962, %4963) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4965 = "vector.extract"(%4549) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                %4966 = "vector.extract"(%4549) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                %4967 = "arith.addf"(%4965, %4966) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4968 = "arith.addf"(%4964, %4967) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4969 = "arith.addf"(%4961, %4968) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4970 = "arith.addf"(%4954, %4969) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4971 = "vector.extract"(%4549) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                %4972 = "vector.extract"(%4549) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                %4973 = "arith.addf"(%4971, %4972) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4974 = "vector.extract"(%4549) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                %4975 = "vector.extract"(%4549) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                %4976 = "arith.addf"(%4974, %4975) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4977 = "arith.addf"(%4973, %4976) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4978 = "vector.extract"(%4549) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                %4979 = "vector.extract"(%4549) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                %4980 = "arith.addf"(%4978, %4979) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4981 = "vector.extract"(%4549) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                %4982 = "vector.extract"(%4549) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                %4983 = "arith.addf"(%4981, %4982) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4984 = "arith.addf"(%4980, %4983) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4985 = "arith.addf"(%4977, %4984) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4986 = "vector.extract"(%4549) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                %4987 = "vector.extract"(%4549) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                %4988 = "arith.addf"(%4986, %4987) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4989 = "vector.extract"(%4549) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                %4990 = "vector.extract"(%4549) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                %4991 = "arith.addf"(%4989, %4990) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4992 = "arith.addf"(%4988, %4991) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4993 = "vector.extract"(%4549) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                %4994 = "vector.extract"(%4549) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                %4995 = "arith.addf"(%4993, %4994) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4996 = "vector.extract"(%4549) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                %4997 = "vector.extract"(%4549) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                %4998 = "arith.addf"(%4996, %4997) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %4999 = "arith.addf"(%4995, %4998) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5000 = "arith.addf"(%4992, %4999) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5001 = "arith.addf"(%4985, %5000) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5002 = "arith.addf"(%4970, %5001) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5003 = "arith.addf"(%4939, %5002) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5004 = "vector.extract"(%4549) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                %5005 = "vector.extract"(%4549) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                %5006 = "arith.addf"(%5004, %5005) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5007 = "vector.extract"(%4549) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                %5008 = "vector.extract"(%4549) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                %5009 = "arith.addf"(%5007, %5008) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5010 = "arith.addf"(%5006, %5009) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5011 = "vector.extract"(%4549) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                %5012 = "vector.extract"(%4549) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                %5013 = "arith.addf"(%5011, %5012) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5014 = "vector.extract"(%4549) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                %5015 = "vector.extract"(%4549) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                %5016 = "arith.addf"(%5014, %5015) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5017 = "arith.addf"(%5013, %5016) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5018 = "arith.addf"(%5010, %5017) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5019 = "vector.extract"(%4549) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                %5020 = "vector.extract"(%4549) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                %5021 = "arith.addf"(%5019, %5020) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5022 = "vector.extract"(%4549) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                %5023 = "vector.extract"(%4549) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                %5024 = "arith.addf"(%5022, %5023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5025 = "arith.addf"(%5021, %5024) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5026 = "vector.extract"(%4549) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                %5027 = "vector.extract"(%4549) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                %5028 = "arith.addf"(%5026, %5027) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5029 = "vector.extract"(%4549) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                %5030 = "vector.extract"(%4549) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                %5031 = "arith.addf"(%5029, %5030) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5032 = "arith.addf"(%5028, %5031) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5033 = "arith.addf"(%5025, %5032) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5034 = "arith.addf"(%5018, %5033) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5035 = "vector.extract"(%4549) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                %5036 = "vector.extract"(%4549) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                %5037 = "arith.addf"(%5035, %5036) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5038 = "vector.extract"(%4549) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                %5039 = "vector.extract"(%4549) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                %5040 = "arith.addf"(%5038, %5039) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5041 = "arith.addf"(%5037, %5040) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5042 = "vector.extract"(%4549) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                %5043 = "vector.extract"(%4549) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                %5044 = "arith.addf"(%5042, %5043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5045 = "vector.extract"(%4549) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                %5046 = "vector.extract"(%4549) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                %5047 = "arith.addf"(%5045, %5046) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5048 = "arith.addf"(%5044, %5047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5049 = "arith.addf"(%5041, %5048) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5050 = "vector.extract"(%4549) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                %5051 = "vector.extract"(%4549) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                %5052 = "arith.addf"(%5050, %5051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5053 = "vector.extract"(%4549) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                %5054 = "vector.extract"(%4549) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                %5055 = "arith.addf"(%5053, %5054) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5056 = "arith.addf"(%5052, %5055) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5057 = "vector.extract"(%4549) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                %5058 = "vector.extract"(%4549) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                %5059 = "arith.addf"(%5057, %5058) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5060 = "vector.extract"(%4549) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                %5061 = "vector.extract"(%4549) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                %5062 = "arith.addf"(%5060, %5061) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5063 = "arith.addf"(%5059, %5062) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5064 = "arith.addf"(%5056, %5063) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5065 = "arith.addf"(%5049, %5064) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5066 = "arith.addf"(%5034, %5065) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5067 = "vector.extract"(%4549) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                %5068 = "vector.extract"(%4549) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                %5069 = "arith.addf"(%5067, %5068) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5070 = "vector.extract"(%4549) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                %5071 = "vector.extract"(%4549) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                %5072 = "arith.addf"(%5070, %5071) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5073 = "arith.addf"(%5069, %5072) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5074 = "vector.extract"(%4549) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                %5075 = "vector.extract"(%4549) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                %5076 = "arith.addf"(%5074, %5075) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5077 = "vector.extract"(%4549) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                %5078 = "vector.extract"(%4549) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                %5079 = "arith.addf"(%5077, %5078) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5080 = "arith.addf"(%5076, %5079) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5081 = "arith.addf"(%5073, %5080) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5082 = "vector.extract"(%4549) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                %5083 = "vector.extract"(%4549) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                %5084 = "arith.addf"(%5082, %5083) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5085 = "vector.extract"(%4549) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                %5086 = "vector.extract"(%4549) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                %5087 = "arith.addf"(%5085, %5086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5088 = "arith.addf"(%5084, %5087) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5089 = "vector.extract"(%4549) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                %5090 = "vector.extract"(%4549) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                %5091 = "arith.addf"(%5089, %5090) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5092 = "vector.extract"(%4549) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                %5093 = "vector.extract"(%4549) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                %5094 = "arith.addf"(%5092, %5093) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5095 = "arith.addf"(%5091, %5094) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5096 = "arith.addf"(%5088, %5095) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5097 = "arith.addf"(%5081, %5096) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5098 = "vector.extract"(%4549) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                %5099 = "vector.extract"(%4549) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                %5100 = "arith.addf"(%5098, %5099) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5101 = "vector.extract"(%4549) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                %5102 = "vector.extract"(%4549) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                %5103 = "arith.addf"(%5101, %5102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5104 = "arith.addf"(%5100, %5103) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5105 = "vector.extract"(%4549) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                %5106 = "vector.extract"(%4549) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                %5107 = "arith.addf"(%5105, %5106) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5108 = "vector.extract"(%4549) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                %5109 = "vector.extract"(%4549) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                %5110 = "arith.addf"(%5108, %5109) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5111 = "arith.addf"(%5107, %5110) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5112 = "arith.addf"(%5104, %5111) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5113 = "vector.extract"(%4549) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                %5114 = "vector.extract"(%4549) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                %5115 = "arith.addf"(%5113, %5114) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5116 = "vector.extract"(%4549) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                %5117 = "vector.extract"(%4549) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                %5118 = "arith.addf"(%5116, %5117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5119 = "arith.addf"(%5115, %5118) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5120 = "vector.extract"(%4549) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                %5121 = "vector.extract"(%4549) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                %5122 = "arith.addf"(%5120, %5121) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5123 = "vector.extract"(%4549) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                %5124 = "vector.extract"(%4549) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                %5125 = "arith.addf"(%5123, %5124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5126 = "arith.addf"(%5122, %5125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5127 = "arith.addf"(%5119, %5126) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5128 = "arith.addf"(%5112, %5127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5129 = "arith.addf"(%5097, %5128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5130 = "arith.addf"(%5066, %5129) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5131 = "arith.addf"(%5003, %5130) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5132 = "arith.addf"(%5131, %3219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5133 = "arith.addf"(%4876, %5132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5134 = "arith.subi"(%3289, %2792) : (i32, i32) -> i32
                "scf.yield"(%5134, %3359, %4279, %5133, %4680, %4682, %4684, %4686, %4688, %4690, %4692, %4694, %4696, %4698, %4700, %4702, %4704, %4706, %4708, %4710, %4712, %4714, %4716, %4718, %4720, %4722, %4724, %4726, %4728, %4730, %4732, %4734, %4736, %4738, %4740, %4742, %4777, %4779, %4781, %4783, %4785, %4787, %4789, %4791, %4793, %4795, %4797, %4799, %4801, %4803, %4805, %4807, %4809, %4811, %4813, %4815, %4817, %4819, %4821, %4823, %4825, %4827, %4829, %4831, %4833, %4835, %4837, %4839) : (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %t5135_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5135_s0, %3141) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %5137 = "arith.cmpf"(%3223, %3219) {predicate = 1 : i64} : (f32, f32) -> i1
              %5138 = "llvm.call_intrinsic"(%3223) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %5139 = "arith.select"(%5137, %3219, %5138) : (i1, f32, f32) -> f32
              %5140 = "llvm.getelementptr"(%73, %2795) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%5139, %5140) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %t5142_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5142_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              %5143 = "arith.cmpi"(%3217, %49) {predicate = 5 : i64} : (i32, i32) -> i1
              "scf.if"(%5143) ({
                %5144 = "llvm.call_intrinsic"(%3223) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %5145 = "arith.addf"(%3222, %5144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5146 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %5147 = "arith.mulf"(%5145, %5146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %5148 = "arith.extsi"(%3217) : (i32) -> i64
                %5149 = "arith.extsi"(%3137) : (i32) -> i64
                %5150 = "arith.extsi"(%3136) : (i32) -> i64
                %5151 = "arith.muli"(%5149, %20) : (i64, i64) -> i64
                %5152 = "arith.addi"(%5148, %5151) : (i64, i64) -> i64
                %5153 = "arith.muli"(%5150, %21) : (i64, i64) -> i64
                %5154 = "arith.addi"(%5152, %5153) : (i64, i64) -> i64
                %5155 = "llvm.getelementptr"(%16, %5154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%5147, %5155) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %5156 = "llvm.getelementptr"(%165, %3141) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5157_s0 = "llvm.ptrtoint"(%5156) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5157_s0, %3142) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %5158 = "arith.muli"(%3141, %2801) : (i32, i32) -> i32
              %5159 = "llvm.getelementptr"(%183, %5158) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5160 = "llvm.load"(%5159) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %5161 = "nvvm.shfl.sync"(%48, %5160, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 143 : i32} : (i32, i32, i32, i32) -> i32
              %5162 = "arith.addi"(%2789, %5158) : (i32, i32) -> i32
              %5163 = "llvm.getelementptr"(%183, %5162) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5164 = "llvm.load"(%5163) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %5165 = "nvvm.shfl.sync"(%48, %5164, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 144 : i32} : (i32, i32, i32, i32) -> i32
              %5166 = "arith.addi"(%2800, %5158) : (i32, i32) -> i32
              %5167 = "llvm.getelementptr"(%183, %5166) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5168 = "llvm.load"(%5167) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %5169 = "nvvm.shfl.sync"(%48, %5168, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 145 : i32} : (i32, i32, i32, i32) -> i32
              %5170 = "llvm.getelementptr"(%166, %3141) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5171_s0 = "llvm.ptrtoint"(%5170) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5171_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              %5172 = "arith.addi"(%3141, %2789) : (i32, i32) -> i32
              %5173 = "arith.cmpi"(%5172, %2800) {predicate = 0 : i64} : (i32, i32) -> i1
              %5174 = "arith.xori"(%3142, %2789) : (i32, i32) -> i32
              %5175 = "arith.select"(%5173, %5174, %3142) : (i1, i32, i32) -> i32
              %5176 = "arith.select"(%5173, %49, %5172) : (i1, i32, i32) -> i32
              %5177 = "arith.addi"(%3140, %2789) : (i32, i32) -> i32
              "scf.yield"(%5169, %5165, %5161, %3221, %5177, %5176, %5175, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "nvvm.barrier"(%2789, %2790) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 146 : i32} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "nvvm.setmaxregister"() {regCount = 192 : i32, action = #nvvm<action increase>} : () -> ()
            %5178 = "arith.constant"() {value = 1 : i32} : () -> i32
            %5179 = "arith.constant"() {value = 416 : i32} : () -> i32
            "nvvm.barrier"(%5178, %5179) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 147 : i32} : (i32, i32) -> ()
            %5180 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %5181 = "arith.constant"() {value = 128 : i32} : () -> i32
            %5182 = "arith.addi"(%5180, %5181) : (i32, i32) -> i32
            %5183 = "arith.constant"() {value = 256 : i32} : () -> i32
            %5184 = "arith.constant"() {value = 64 : i32} : () -> i32
            %5185 = "arith.remui"(%43, %5181) : (i32, i32) -> i32
            %5186 = "arith.divui"(%5185, %46) : (i32, i32) -> i32
            %5187 = "arith.constant"() {value = 2097152 : i32} : () -> i32
            %5188 = "arith.muli"(%5186, %5187) : (i32, i32) -> i32
            %5189 = "arith.addi"(%5182, %5188) : (i32, i32) -> i32
            %5190 = "arith.constant"() {value = 2 : i32} : () -> i32
            %5191 = "arith.constant"() {value = 3 : i32} : () -> i32
            %5192 = "arith.constant"() {value = 5 : i32} : () -> i32
            %5193 = "arith.constant"() {value = 6 : i32} : () -> i32
            %5194 = "arith.constant"() {value = 7 : i32} : () -> i32
            %5195 = "arith.constant"() {value = 9 : i32} : () -> i32
            %5196 = "arith.constant"() {value = 10 : i32} : () -> i32
            %5197 = "arith.constant"() {value = 11 : i32} : () -> i32
            %5198 = "arith.constant"() {value = 14 : i32} : () -> i32
            %5199 = "arith.constant"() {value = 15 : i32} : () -> i32
            %5200 = "arith.constant"() {value = 16 : i32} : () -> i32
            %5201 = "arith.constant"() {value = 17 : i32} : () -> i32
            %5202 = "arith.constant"() {value = 18 : i32} : () -> i32
            %5203 = "arith.constant"() {value = 19 : i32} : () -> i32
            %5204 = "arith.constant"() {value = 20 : i32} : () -> i32
            %5205 = "arith.constant"() {value = 21 : i32} : () -> i32
            %5206 = "arith.constant"() {value = 22 : i32} : () -> i32
            %5207 = "arith.constant"() {value = 23 : i32} : () -> i32
            %5208 = "arith.constant"() {value = 24 : i32} : () -> i32
            %5209 = "arith.constant"() {value = 25 : i32} : () -> i32
            %5210 = "arith.constant"() {value = 26 : i32} : () -> i32
            %5211 = "arith.constant"() {value = 27 : i32} : () -> i32
            %5212 = "arith.constant"() {value = 28 : i32} : () -> i32
            %5213 = "arith.constant"() {value = 29 : i32} : () -> i32
            %5214 = "arith.constant"() {value = 30 : i32} : () -> i32
            %5215 = "arith.constant"() {value = 33 : i32} : () -> i32
            %5216 = "arith.constant"() {value = 34 : i32} : () -> i32
            %5217 = "arith.constant"() {value = 35 : i32} : () -> i32
            %5218 = "arith.constant"() {value = 36 : i32} : () -> i32
            %5219 = "arith.constant"() {value = 37 : i32} : () -> i32
            %5220 = "arith.constant"() {value = 38 : i32} : () -> i32
            %5221 = "arith.constant"() {value = 39 : i32} : () -> i32
            %5222 = "arith.constant"() {value = 40 : i32} : () -> i32
            %5223 = "arith.constant"() {value = 41 : i32} : () -> i32
            %5224 = "arith.constant"() {value = 42 : i32} : () -> i32
            %5225 = "arith.constant"() {value = 43 : i32} : () -> i32
            %5226 = "arith.constant"() {value = 44 : i32} : () -> i32
            %5227 = "arith.constant"() {value = 45 : i32} : () -> i32
            %5228 = "arith.constant"() {value = 46 : i32} : () -> i32
            %5229 = "arith.constant"() {value = 47 : i32} : () -> i32
            %5230 = "arith.constant"() {value = 48 : i32} : () -> i32
            %5231 = "arith.constant"() {value = 49 : i32} : () -> i32
            %5232 = "arith.constant"() {value = 50 : i32} : () -> i32
            %5233 = "arith.constant"() {value = 51 : i32} : () -> i32
            %5234 = "arith.constant"() {value = 52 : i32} : () -> i32
            %5235 = "arith.constant"() {value = 53 : i32} : () -> i32
            %5236 = "arith.constant"() {value = 54 : i32} : () -> i32
            %5237 = "arith.constant"() {value = 55 : i32} : () -> i32
            %5238 = "arith.constant"() {value = 56 : i32} : () -> i32
            %5239 = "arith.constant"() {value = 57 : i32} : () -> i32
            %5240 = "arith.constant"() {value = 58 : i32} : () -> i32
            %5241 = "arith.constant"() {value = 59 : i32} : () -> i32
            %5242 = "arith.constant"() {value = 60 : i32} : () -> i32
            %5243 = "arith.constant"() {value = 61 : i32} : () -> i32
            %5244 = "arith.constant"() {value = 62 : i32} : () -> i32
            %5245 = "arith.constant"() {value = 63 : i32} : () -> i32
            %5246 = "arith.constant"() {value = 65 : i32} : () -> i32
            %5247 = "arith.constant"() {value = 66 : i32} : () -> i32
            %5248 = "arith.constant"() {value = 67 : i32} : () -> i32
            %5249 = "arith.constant"() {value = 68 : i32} : () -> i32
            %5250 = "arith.constant"() {value = 69 : i32} : () -> i32
            %5251 = "arith.constant"() {value = 70 : i32} : () -> i32
            %5252 = "arith.constant"() {value = 71 : i32} : () -> i32
            %5253 = "arith.constant"() {value = 72 : i32} : () -> i32
            %5254 = "arith.constant"() {value = 73 : i32} : () -> i32
            %5255 = "arith.constant"() {value = 74 : i32} : () -> i32
            %5256 = "arith.constant"() {value = 75 : i32} : () -> i32
            %5257 = "arith.constant"() {value = 76 : i32} : () -> i32
            %5258 = "arith.constant"() {value = 77 : i32} : () -> i32
            %5259 = "arith.constant"() {value = 78 : i32} : () -> i32
            %5260 = "arith.constant"() {value = 79 : i32} : () -> i32
            %5261 = "arith.constant"() {value = 80 : i32} : () -> i32
            %5262 = "arith.constant"() {value = 81 : i32} : () -> i32
            %5263 = "arith.constant"() {value = 82 : i32} : () -> i32
            %5264 = "arith.constant"() {value = 83 : i32} : () -> i32
            %5265 = "arith.constant"() {value = 84 : i32} : () -> i32
            %5266 = "arith.constant"() {value = 85 : i32} : () -> i32
            %5267 = "arith.constant"() {value = 86 : i32} : () -> i32
            %5268 = "arith.constant"() {value = 87 : i32} : () -> i32
            %5269 = "arith.constant"() {value = 88 : i32} : () -> i32
            %5270 = "arith.constant"() {value = 89 : i32} : () -> i32
            %5271 = "arith.constant"() {value = 90 : i32} : () -> i32
            %5272 = "arith.constant"() {value = 91 : i32} : () -> i32
            %5273 = "arith.constant"() {value = 92 : i32} : () -> i32
            %5274 = "arith.constant"() {value = 93 : i32} : () -> i32
            %5275 = "arith.constant"() {value = 94 : i32} : () -> i32
            %5276 = "arith.constant"() {value = 95 : i32} : () -> i32
            %5277 = "arith.constant"() {value = 96 : i32} : () -> i32
            %5278 = "arith.constant"() {value = 97 : i32} : () -> i32
            %5279 = "arith.constant"() {value = 98 : i32} : () -> i32
            %5280 = "arith.constant"() {value = 99 : i32} : () -> i32
            %5281 = "arith.constant"() {value = 100 : i32} : () -> i32
            %5282 = "arith.constant"() {value = 101 : i32} : () -> i32
            %5283 = "arith.constant"() {value = 102 : i32} : () -> i32
            %5284 = "arith.constant"() {value = 103 : i32} : () -> i32
            %5285 = "arith.constant"() {value = 104 : i32} : () -> i32
            %5286 = "arith.constant"() {value = 105 : i32} : () -> i32
            %5287 = "arith.constant"() {value = 106 : i32} : () -> i32
            %5288 = "arith.constant"() {value = 107 : i32} : () -> i32
            %5289 = "arith.constant"() {value = 108 : i32} : () -> i32
            %5290 = "arith.constant"() {value = 109 : i32} : () -> i32
            %5291 = "arith.constant"() {value = 110 : i32} : () -> i32
            %5292 = "arith.constant"() {value = 111 : i32} : () -> i32
            %5293 = "arith.constant"() {value = 112 : i32} : () -> i32
            %5294 = "arith.constant"() {value = 113 : i32} : () -> i32
            %5295 = "arith.constant"() {value = 114 : i32} : () -> i32
            %5296 = "arith.constant"() {value = 115 : i32} : () -> i32
            %5297 = "arith.constant"() {value = 116 : i32} : () -> i32
            %5298 = "arith.constant"() {value = 117 : i32} : () -> i32
            %5299 = "arith.constant"() {value = 118 : i32} : () -> i32
            %5300 = "arith.constant"() {value = 119 : i32} : () -> i32
            %5301 = "arith.constant"() {value = 120 : i32} : () -> i32
            %5302 = "arith.constant"() {value = 121 : i32} : () -> i32
            %5303 = "arith.constant"() {value = 122 : i32} : () -> i32
            %5304 = "arith.constant"() {value = 123 : i32} : () -> i32
            %5305 = "arith.constant"() {value = 124 : i32} : () -> i32
            %5306 = "arith.constant"() {value = 125 : i32} : () -> i32
            %5307 = "arith.constant"() {value = 126 : i32} : () -> i32
            %5308 = "arith.constant"() {value = 127 : i32} : () -> i32
            %t5309_s0 = "llvm.ptrtoint"(%165) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5309_s0, %49) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %5310 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %5311 = "nvvm.shfl.sync"(%48, %5310, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 148 : i32} : (i32, i32, i32, i32) -> i32
            %5312 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %5313 = "llvm.load"(%5312) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %5314 = "nvvm.shfl.sync"(%48, %5313, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 149 : i32} : (i32, i32, i32, i32) -> i32
            %5315 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %5316 = "llvm.load"(%5315) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %5317 = "nvvm.shfl.sync"(%48, %5316, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 150 : i32} : (i32, i32, i32, i32) -> i32
            %t5318_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5318_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %5319 = "llvm.mlir.undef"() : () -> f32
            %5320 = "llvm.mlir.undef"() : () -> f32
            %5321 = "llvm.mlir.undef"() : () -> f32
            %5322 = "llvm.mlir.undef"() : () -> f32
            %5323 = "llvm.mlir.undef"() : () -> f32
            %5324 = "llvm.mlir.undef"() : () -> f32
            %5325 = "llvm.mlir.undef"() : () -> f32
            %5326 = "llvm.mlir.undef"() : () -> f32
            %5327 = "llvm.mlir.undef"() : () -> f32
            %5328 = "llvm.mlir.undef"() : () -> f32
            %5329 = "llvm.mlir.undef"() : () -> f32
            %5330 = "llvm.mlir.undef"() : () -> f32
            %5331 = "llvm.mlir.undef"() : () -> f32
            %5332 = "llvm.mlir.undef"() : () -> f32
            %5333 = "llvm.mlir.undef"() : () -> f32
            %5334 = "llvm.mlir.undef"() : () -> f32
            %5335 = "llvm.mlir.undef"() : () -> f32
            %5336 = "llvm.mlir.undef"() : () -> f32
            %5337 = "llvm.mlir.undef"() : () -> f32
            %5338 = "llvm.mlir.undef"() : () -> f32
            %5339 = "llvm.mlir.undef"() : () -> f32
            %5340 = "llvm.mlir.undef"() : () -> f32
            %5341 = "llvm.mlir.undef"() : () -> f32
            %5342 = "llvm.mlir.undef"() : () -> f32
            %5343 = "llvm.mlir.undef"() : () -> f32
            %5344 = "llvm.mlir.undef"() : () -> f32
            %5345 = "llvm.mlir.undef"() : () -> f32
            %5346 = "llvm.mlir.undef"() : () -> f32
            %5347 = "llvm.mlir.undef"() : () -> f32
            %5348 = "llvm.mlir.undef"() : () -> f32
            %5349 = "llvm.mlir.undef"() : () -> f32
            %5350 = "llvm.mlir.undef"() : () -> f32
            %5351 = "llvm.mlir.undef"() : () -> f32
            %5352 = "llvm.mlir.undef"() : () -> f32
            %5353 = "llvm.mlir.undef"() : () -> f32
            %5354 = "llvm.mlir.undef"() : () -> f32
            %5355 = "llvm.mlir.undef"() : () -> f32
            %5356 = "llvm.mlir.undef"() : () -> f32
            %5357 = "llvm.mlir.undef"() : () -> f32
            %5358 = "llvm.mlir.undef"() : () -> f32
            %5359 = "llvm.mlir.undef"() : () -> f32
            %5360 = "llvm.mlir.undef"() : () -> f32
            %5361 = "llvm.mlir.undef"() : () -> f32
            %5362 = "llvm.mlir.undef"() : () -> f32
            %5363 = "llvm.mlir.undef"() : () -> f32
            %5364 = "llvm.mlir.undef"() : () -> f32
            %5365 = "llvm.mlir.undef"() : () -> f32
            %5366 = "llvm.mlir.undef"() : () -> f32
            %5367 = "llvm.mlir.undef"() : () -> f32
            %5368 = "llvm.mlir.undef"() : () -> f32
            %5369 = "llvm.mlir.undef"() : () -> f32
            %5370 = "llvm.mlir.undef"() : () -> f32
            %5371 = "llvm.mlir.undef"() : () -> f32
            %5372 = "llvm.mlir.undef"() : () -> f32
            %5373 = "llvm.mlir.undef"() : () -> f32
            %5374 = "llvm.mlir.undef"() : () -> f32
            %5375 = "llvm.mlir.undef"() : () -> f32
            %5376 = "llvm.mlir.undef"() : () -> f32
            %5377 = "llvm.mlir.undef"() : () -> f32
            %5378 = "llvm.mlir.undef"() : () -> f32
            %5379 = "llvm.mlir.undef"() : () -> f32
            %5380 = "llvm.mlir.undef"() : () -> f32
            %5381 = "llvm.mlir.undef"() : () -> f32
            %5382 = "llvm.mlir.undef"() : () -> f32
            %5383, %5384, %5385, %5386, %5387, %5388, %5389, %5390, %5391, %5392, %5393, %5394, %5395, %5396, %5397, %5398, %5399, %5400, %5401, %5402, %5403, %5404, %5405, %5406, %5407, %5408, %5409, %5410, %5411, %5412, %5413, %5414, %5415, %5416, %5417, %5418, %5419, %5420, %5421, %5422, %5423, %5424, %5425, %5426, %5427, %5428, %5429, %5430, %5431, %5432, %5433, %5434, %5435, %5436, %5437, %5438, %5439, %5440, %5441, %5442, %5443, %5444, %5445, %5446, %5447, %5448, %5449, %5450, %5451, %5452, %5453 = "scf.while"(%5317, %5314, %5311, %49, %5178, %5178, %49, %5319, %5320, %5321, %5322, %5323, %5324, %5325, %5326, %5327, %5328, %5329, %5330, %5331, %5332, %5333, %5334, %5335, %5336, %5337, %5338, %5339, %5340, %5341, %5342, %5343, %5344, %5345, %5346, %5347, %5348, %5349, %5350, %5351, %5352, %5353, %5354, %5355, %5356, %5357, %5358, %5359, %5360, %5361, %5362, %5363, %5364, %5365, %5366, %5367, %5368, %5369, %5370, %5371, %5372, %5373, %5374, %5375, %5376, %5377, %5378, %5379, %5380, %5381, %5382) ({
            ^bb0(%5454: i32, %5455: i32, %5456: i32, %5457: i32, %5458: i32, %5459: i32, %5460: i32, %5461: f32, %5462: f32, %5463: f32, %5464: f32, %5465: f32, %5466: f32, %5467: f32, %5468: f32, %5469: f32, %5470: f32, %5471: f32, %5472: f32, %5473: f32, %5474: f32, %5475: f32, %5476: f32, %5477: f32, %5478: f32, %5479: f32, %5480: f32, %5481: f32, %5482: f32, %5483: f32, %5484: f32, %5485: f32, %5486: f32, %5487: f32, %5488: f32, %5489: f32, %5490: f32, %5491: f32, %5492: f32, %5493: f32, %5494: f32, %5495: f32, %5496: f32, %5497: f32, %5498: f32, %5499: f32, %5500: f32, %5501: f32, %5502: f32, %5503: f32, %5504: f32, %5505: f32, %5506: f32, %5507: f32, %5508: f32, %5509: f32, %5510: f32, %5511: f32, %5512: f32, %5513: f32, %5514: f32, %5515: f32, %5516: f32, %5517: f32, %5518: f32, %5519: f32, %5520: f32, %5521: f32, %5522: f32, %5523: f32, %5524: f32):
              %5525 = "arith.cmpi"(%5456, %49) {predicate = 5 : i64} : (i32, i32) -> i1
              "scf.condition"(%5525, %5454, %5455, %5456, %5457, %5458, %5459, %5460, %5461, %5462, %5463, %5464, %5465, %5466, %5467, %5468, %5469, %5470, %5471, %5472, %5473, %5474, %5475, %5476, %5477, %5478, %5479, %5480, %5481, %5482, %5483, %5484, %5485, %5486, %5487, %5488, %5489, %5490, %5491, %5492, %5493, %5494, %5495, %5496, %5497, %5498, %5499, %5500, %5501, %5502, %5503, %5504, %5505, %5506, %5507, %5508, %5509, %5510, %5511, %5512, %5513, %5514, %5515, %5516, %5517, %5518, %5519, %5520, %5521, %5522, %5523, %5524) : (i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
            ^bb0(%5526: i32, %5527: i32, %5528: i32, %5529: i32, %5530: i32, %5531: i32, %5532: i32, %5533: f32, %5534: f32, %5535: f32, %5536: f32, %5537: f32, %5538: f32, %5539: f32, %5540: f32, %5541: f32, %5542: f32, %5543: f32, %5544: f32, %5545: f32, %5546: f32, %5547: f32, %5548: f32, %5549: f32, %5550: f32, %5551: f32, %5552: f32, %5553: f32, %5554: f32, %5555: f32, %5556: f32, %5557: f32, %5558: f32, %5559: f32, %5560: f32, %5561: f32, %5562: f32, %5563: f32, %5564: f32, %5565: f32, %5566: f32, %5567: f32, %5568: f32, %5569: f32, %5570: f32, %5571: f32, %5572: f32, %5573: f32, %5574: f32, %5575: f32, %5576: f32, %5577: f32, %5578: f32, %5579: f32, %5580: f32, %5581: f32, %5582: f32, %5583: f32, %5584: f32, %5585: f32, %5586: f32, %5587: f32, %5588: f32, %5589: f32, %5590: f32, %5591: f32, %5592: f32, %5593: f32, %5594: f32, %5595: f32, %5596: f32):
              %5597 = "arith.muli"(%5528, %5183) : (i32, i32) -> i32
              %5598 = "arith.maxsi"(%34, %5178) : (i32, i32) -> i32
              %5599 = "arith.subi"(%5598, %5178) : (i32, i32) -> i32
              %5600 = "arith.shrsi"(%5599, %5194) : (i32, i32) -> i32
              %5601 = "arith.addi"(%5600, %5178) : (i32, i32) -> i32
              %5602 = "arith.minsi"(%49, %5600) : (i32, i32) -> i32
              %5603 = "arith.subi"(%5601, %5602) : (i32, i32) -> i32
              %5604 = "arith.addi"(%5597, %5181) : (i32, i32) -> i32
              %5605 = "arith.addi"(%5604, %5185) : (i32, i32) -> i32
              %5606 = "arith.muli"(%5600, %5181) : (i32, i32) -> i32
              %5607 = "arith.cmpi"(%5605, %35) {predicate = 2 : i64} : (i32, i32) -> i1
              %5608 = "arith.select"(%5607, %5605, %48) : (i1, i32, i32) -> i32
              %5609 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %5610 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %5611, %5612, %5613, %5614, %5615, %5616, %5617, %5618, %5619, %5620, %5621, %5622, %5623, %5624, %5625, %5626, %5627, %5628, %5629, %5630, %5631, %5632, %5633, %5634, %5635, %5636, %5637, %5638, %5639, %5640, %5641, %5642, %5643, %5644, %5645, %5646, %5647, %5648, %5649, %5650, %5651, %5652, %5653, %5654, %5655, %5656, %5657, %5658, %5659, %5660, %5661, %5662, %5663, %5664, %5665, %5666, %5667, %5668, %5669, %5670, %5671, %5672, %5673, %5674, %5675, %5676, %5677, %5678 = "scf.for"(%49, %5603, %5178, %5606, %5529, %5609, %5610, %5533, %5534, %5535, %5536, %5537, %5538, %5539, %5540, %5541, %5542, %5543, %5544, %5545, %5546, %5547, %5548, %5549, %5550, %5551, %5552, %5553, %5554, %5555, %5556, %5557, %5558, %5559, %5560, %5561, %5562, %5563, %5564, %5565, %5566, %5567, %5568, %5569, %5570, %5571, %5572, %5573, %5574, %5575, %5576, %5577, %5578, %5579, %5580, %5581, %5582, %5583, %5584, %5585, %5586, %5587, %5588, %5589, %5590, %5591, %5592, %5593, %5594, %5595, %5596) ({
              ^bb0(%5679: i32, %5680: i32, %5681: i32, %5682: f32, %5683: f32, %5684: f32, %5685: f32, %5686: f32, %5687: f32, %5688: f32, %5689: f32, %5690: f32, %5691: f32, %5692: f32, %5693: f32, %5694: f32, %5695: f32, %5696: f32, %5697: f32, %5698: f32, %5699: f32, %5700: f32, %5701: f32, %5702: f32, %5703: f32, %5704: f32, %5705: f32, %5706: f32, %5707: f32, %5708: f32, %5709: f32, %5710: f32, %5711: f32, %5712: f32, %5713: f32, %5714: f32, %5715: f32, %5716: f32, %5717: f32, %5718: f32, %5719: f32, %5720: f32, %5721: f32, %5722: f32, %5723: f32, %5724: f32, %5725: f32, %5726: f32, %5727: f32, %5728: f32, %5729: f32, %5730: f32, %5731: f32, %5732: f32, %5733: f32, %5734: f32, %5735: f32, %5736: f32, %5737: f32, %5738: f32, %5739: f32, %5740: f32, %5741: f32, %5742: f32, %5743: f32, %5744: f32, %5745: f32, %5746: f32, %5747: f32):
                %5748 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %t5749_s0 = "llvm.ptrtoint"(%5748) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t5749_s0, %5681) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                %5751 = "arith.xori"(%5681, %5178) : (i32, i32) -> i32
                %5752 = "arith.addi"(%5189, %46) : (i32, i32) -> i32
                %5753 = "arith.addi"(%5189, %5184) : (i32, i32) -> i32
                %5754 = "arith.addi"(%5189, %5277) : (i32, i32) -> i32
                %t5787_r = "llvm.inline_asm"(%5189) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 154 : i32} : (i32) -> !struct0
                %5755 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 0>} : (!struct0) -> i32
                %5756 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 1>} : (!struct0) -> i32
                %5757 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 2>} : (!struct0) -> i32
                %5758 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 3>} : (!struct0) -> i32
                %5759 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 4>} : (!struct0) -> i32
                %5760 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 5>} : (!struct0) -> i32
                %5761 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 6>} : (!struct0) -> i32
                %5762 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 7>} : (!struct0) -> i32
                %5763 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 8>} : (!struct0) -> i32
                %5764 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 9>} : (!struct0) -> i32
                %5765 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 10>} : (!struct0) -> i32
                %5766 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 11>} : (!struct0) -> i32
                %5767 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 12>} : (!struct0) -> i32
                %5768 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 13>} : (!struct0) -> i32
                %5769 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 14>} : (!struct0) -> i32
                %5770 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 15>} : (!struct0) -> i32
                %5771 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 16>} : (!struct0) -> i32
                %5772 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 17>} : (!struct0) -> i32
                %5773 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 18>} : (!struct0) -> i32
                %5774 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 19>} : (!struct0) -> i32
                %5775 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 20>} : (!struct0) -> i32
                %5776 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 21>} : (!struct0) -> i32
                %5777 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 22>} : (!struct0) -> i32
                %5778 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 23>} : (!struct0) -> i32
                %5779 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 24>} : (!struct0) -> i32
                %5780 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 25>} : (!struct0) -> i32
                %5781 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 26>} : (!struct0) -> i32
                %5782 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 27>} : (!struct0) -> i32
                %5783 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 28>} : (!struct0) -> i32
                %5784 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 29>} : (!struct0) -> i32
                %5785 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 30>} : (!struct0) -> i32
                %5786 = "llvm.extractvalue"(%t5787_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t5820_r = "llvm.inline_asm"(%5752) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 154 : i32} : (i32) -> !struct0
                %5788 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 0>} : (!struct0) -> i32
                %5789 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 1>} : (!struct0) -> i32
                %5790 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 2>} : (!struct0) -> i32
                %5791 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 3>} : (!struct0) -> i32
                %5792 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 4>} : (!struct0) -> i32
                %5793 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 5>} : (!struct0) -> i32
                %5794 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 6>} : (!struct0) -> i32
                %5795 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 7>} : (!struct0) -> i32
                %5796 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 8>} : (!struct0) -> i32
                %5797 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 9>} : (!struct0) -> i32
                %5798 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 10>} : (!struct0) -> i32
                %5799 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 11>} : (!struct0) -> i32
                %5800 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 12>} : (!struct0) -> i32
                %5801 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 13>} : (!struct0) -> i32
                %5802 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 14>} : (!struct0) -> i32
                %5803 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 15>} : (!struct0) -> i32
                %5804 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 16>} : (!struct0) -> i32
                %5805 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 17>} : (!struct0) -> i32
                %5806 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 18>} : (!struct0) -> i32
                %5807 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 19>} : (!struct0) -> i32
                %5808 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 20>} : (!struct0) -> i32
                %5809 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 21>} : (!struct0) -> i32
                %5810 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 22>} : (!struct0) -> i32
                %5811 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 23>} : (!struct0) -> i32
                %5812 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 24>} : (!struct0) -> i32
                %5813 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 25>} : (!struct0) -> i32
                %5814 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 26>} : (!struct0) -> i32
                %5815 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 27>} : (!struct0) -> i32
                %5816 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 28>} : (!struct0) -> i32
                %5817 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 29>} : (!struct0) -> i32
                %5818 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 30>} : (!struct0) -> i32
                %5819 = "llvm.extractvalue"(%t5820_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t5853_r = "llvm.inline_asm"(%5753) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 154 : i32} : (i32) -> !struct0
                %5821 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 0>} : (!struct0) -> i32
                %5822 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 1>} : (!struct0) -> i32
                %5823 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 2>} : (!struct0) -> i32
                %5824 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 3>} : (!struct0) -> i32
                %5825 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 4>} : (!struct0) -> i32
                %5826 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 5>} : (!struct0) -> i32
                %5827 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 6>} : (!struct0) -> i32
                %5828 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 7>} : (!struct0) -> i32
                %5829 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 8>} : (!struct0) -> i32
                %5830 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 9>} : (!struct0) -> i32
                %5831 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 10>} : (!struct0) -> i32
                %5832 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 11>} : (!struct0) -> i32
                %5833 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 12>} : (!struct0) -> i32
                %5834 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 13>} : (!struct0) -> i32
                %5835 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 14>} : (!struct0) -> i32
                %5836 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 15>} : (!struct0) -> i32
                %5837 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 16>} : (!struct0) -> i32
                %5838 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 17>} : (!struct0) -> i32
                %5839 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 18>} : (!struct0) -> i32
                %5840 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 19>} : (!struct0) -> i32
                %5841 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 20>} : (!struct0) -> i32
                %5842 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 21>} : (!struct0) -> i32
                %5843 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 22>} : (!struct0) -> i32
                %5844 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 23>} : (!struct0) -> i32
                %5845 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 24>} : (!struct0) -> i32
                %5846 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 25>} : (!struct0) -> i32
                %5847 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 26>} : (!struct0) -> i32
                %5848 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 27>} : (!struct0) -> i32
                %5849 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 28>} : (!struct0) -> i32
                %5850 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 29>} : (!struct0) -> i32
                %5851 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 30>} : (!struct0) -> i32
                %5852 = "llvm.extractvalue"(%t5853_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t5886_r = "llvm.inline_asm"(%5754) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 154 : i32} : (i32) -> !struct0
                %5854 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 0>} : (!struct0) -> i32
                %5855 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 1>} : (!struct0) -> i32
                %5856 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 2>} : (!struct0) -> i32
                %5857 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 3>} : (!struct0) -> i32
                %5858 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 4>} : (!struct0) -> i32
                %5859 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 5>} : (!struct0) -> i32
                %5860 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 6>} : (!struct0) -> i32
                %5861 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 7>} : (!struct0) -> i32
                %5862 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 8>} : (!struct0) -> i32
                %5863 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 9>} : (!struct0) -> i32
                %5864 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 10>} : (!struct0) -> i32
                %5865 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 11>} : (!struct0) -> i32
                %5866 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 12>} : (!struct0) -> i32
                %5867 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 13>} : (!struct0) -> i32
                %5868 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 14>} : (!struct0) -> i32
                %5869 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 15>} : (!struct0) -> i32
                %5870 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 16>} : (!struct0) -> i32
                %5871 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 17>} : (!struct0) -> i32
                %5872 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 18>} : (!struct0) -> i32
                %5873 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 19>} : (!struct0) -> i32
                %5874 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 20>} : (!struct0) -> i32
                %5875 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 21>} : (!struct0) -> i32
                %5876 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 22>} : (!struct0) -> i32
                %5877 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 23>} : (!struct0) -> i32
                %5878 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 24>} : (!struct0) -> i32
                %5879 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 25>} : (!struct0) -> i32
                %5880 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 26>} : (!struct0) -> i32
                %5881 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 27>} : (!struct0) -> i32
                %5882 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 28>} : (!struct0) -> i32
                %5883 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 29>} : (!struct0) -> i32
                %5884 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 30>} : (!struct0) -> i32
                %5885 = "llvm.extractvalue"(%t5886_r) {position = array<i64: 31>} : (!struct0) -> i32
                %t6015_r = "llvm.inline_asm"(%5755, %5756, %5757, %5758, %5759, %5760, %5761, %5762, %5763, %5764, %5765, %5766, %5767, %5768, %5769, %5770, %5771, %5772, %5773, %5774, %5775, %5776, %5777, %5778, %5779, %5780, %5781, %5782, %5783, %5784, %5785, %5786, %5788, %5789, %5790, %5791, %5792, %5793, %5794, %5795, %5796, %5797, %5798, %5799, %5800, %5801, %5802, %5803, %5804, %5805, %5806, %5807, %5808, %5809, %5810, %5811, %5812, %5813, %5814, %5815, %5816, %5817, %5818, %5819, %5821, %5822, %5823, %5824, %5825, %5826, %5827, %5828, %5829, %5830, %5831, %5832, %5833, %5834, %5835, %5836, %5837, %5838, %5839, %5840, %5841, %5842, %5843, %5844, %5845, %5846, %5847, %5848, %5849, %5850, %5851, %5852, %5854, %5855, %5856, %5857, %5858, %5859, %5860, %5861, %5862, %5863, %5864, %5865, %5866, %5867, %5868, %5869, %5870, %5871, %5872, %5873, %5874, %5875, %5876, %5877, %5878, %5879, %5880, %5881, %5882, %5883, %5884, %5885) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 155 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct1
                %5887 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 0>} : (!struct1) -> i32
                %5888 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 1>} : (!struct1) -> i32
                %5889 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 2>} : (!struct1) -> i32
                %5890 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 3>} : (!struct1) -> i32
                %5891 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 4>} : (!struct1) -> i32
                %5892 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 5>} : (!struct1) -> i32
                %5893 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 6>} : (!struct1) -> i32
                %5894 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 7>} : (!struct1) -> i32
                %5895 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 8>} : (!struct1) -> i32
                %5896 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 9>} : (!struct1) -> i32
                %5897 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 10>} : (!struct1) -> i32
                %5898 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 11>} : (!struct1) -> i32
                %5899 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 12>} : (!struct1) -> i32
                %5900 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 13>} : (!struct1) -> i32
                %5901 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 14>} : (!struct1) -> i32
                %5902 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 15>} : (!struct1) -> i32
                %5903 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 16>} : (!struct1) -> i32
                %5904 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 17>} : (!struct1) -> i32
                %5905 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 18>} : (!struct1) -> i32
                %5906 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 19>} : (!struct1) -> i32
                %5907 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 20>} : (!struct1) -> i32
                %5908 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 21>} : (!struct1) -> i32
                %5909 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 22>} : (!struct1) -> i32
                %5910 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 23>} : (!struct1) -> i32
                %5911 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 24>} : (!struct1) -> i32
                %5912 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 25>} : (!struct1) -> i32
                %5913 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 26>} : (!struct1) -> i32
                %5914 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 27>} : (!struct1) -> i32
                %5915 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 28>} : (!struct1) -> i32
                %5916 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 29>} : (!struct1) -> i32
                %5917 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 30>} : (!struct1) -> i32
                %5918 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 31>} : (!struct1) -> i32
                %5919 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 32>} : (!struct1) -> i32
                %5920 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 33>} : (!struct1) -> i32
                %5921 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 34>} : (!struct1) -> i32
                %5922 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 35>} : (!struct1) -> i32
                %5923 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 36>} : (!struct1) -> i32
                %5924 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 37>} : (!struct1) -> i32
                %5925 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 38>} : (!struct1) -> i32
                %5926 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 39>} : (!struct1) -> i32
                %5927 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 40>} : (!struct1) -> i32
                %5928 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 41>} : (!struct1) -> i32
                %5929 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 42>} : (!struct1) -> i32
                %5930 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 43>} : (!struct1) -> i32
                %5931 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 44>} : (!struct1) -> i32
                %5932 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 45>} : (!struct1) -> i32
                %5933 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 46>} : (!struct1) -> i32
                %5934 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 47>} : (!struct1) -> i32
                %5935 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 48>} : (!struct1) -> i32
                %5936 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 49>} : (!struct1) -> i32
                %5937 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 50>} : (!struct1) -> i32
                %5938 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 51>} : (!struct1) -> i32
                %5939 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 52>} : (!struct1) -> i32
                %5940 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 53>} : (!struct1) -> i32
                %5941 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 54>} : (!struct1) -> i32
                %5942 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 55>} : (!struct1) -> i32
                %5943 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 56>} : (!struct1) -> i32
                %5944 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 57>} : (!struct1) -> i32
                %5945 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 58>} : (!struct1) -> i32
                %5946 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 59>} : (!struct1) -> i32
                %5947 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 60>} : (!struct1) -> i32
                %5948 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 61>} : (!struct1) -> i32
                %5949 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 62>} : (!struct1) -> i32
                %5950 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 63>} : (!struct1) -> i32
                %5951 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 64>} : (!struct1) -> i32
                %5952 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 65>} : (!struct1) -> i32
                %5953 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 66>} : (!struct1) -> i32
                %5954 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 67>} : (!struct1) -> i32
                %5955 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 68>} : (!struct1) -> i32
                %5956 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 69>} : (!struct1) -> i32
                %5957 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 70>} : (!struct1) -> i32
                %5958 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 71>} : (!struct1) -> i32
                %5959 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 72>} : (!struct1) -> i32
                %5960 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 73>} : (!struct1) -> i32
                %5961 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 74>} : (!struct1) -> i32
                %5962 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 75>} : (!struct1) -> i32
                %5963 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 76>} : (!struct1) -> i32
                %5964 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 77>} : (!struct1) -> i32
                %5965 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 78>} : (!struct1) -> i32
                %5966 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 79>} : (!struct1) -> i32
                %5967 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 80>} : (!struct1) -> i32
                %5968 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 81>} : (!struct1) -> i32
                %5969 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 82>} : (!struct1) -> i32
                %5970 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 83>} : (!struct1) -> i32
                %5971 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 84>} : (!struct1) -> i32
                %5972 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 85>} : (!struct1) -> i32
                %5973 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 86>} : (!struct1) -> i32
                %5974 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 87>} : (!struct1) -> i32
                %5975 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 88>} : (!struct1) -> i32
                %5976 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 89>} : (!struct1) -> i32
                %5977 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 90>} : (!struct1) -> i32
                %5978 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 91>} : (!struct1) -> i32
                %5979 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 92>} : (!struct1) -> i32
                %5980 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 93>} : (!struct1) -> i32
                %5981 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 94>} : (!struct1) -> i32
                %5982 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 95>} : (!struct1) -> i32
                %5983 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 96>} : (!struct1) -> i32
                %5984 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 97>} : (!struct1) -> i32
                %5985 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 98>} : (!struct1) -> i32
                %5986 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 99>} : (!struct1) -> i32
                %5987 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 100>} : (!struct1) -> i32
                %5988 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 101>} : (!struct1) -> i32
                %5989 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 102>} : (!struct1) -> i32
                %5990 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 103>} : (!struct1) -> i32
                %5991 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 104>} : (!struct1) -> i32
                %5992 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 105>} : (!struct1) -> i32
                %5993 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 106>} : (!struct1) -> i32
                %5994 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 107>} : (!struct1) -> i32
                %5995 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 108>} : (!struct1) -> i32
                %5996 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 109>} : (!struct1) -> i32
                %5997 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 110>} : (!struct1) -> i32
                %5998 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 111>} : (!struct1) -> i32
                %5999 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 112>} : (!struct1) -> i32
                %6000 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 113>} : (!struct1) -> i32
                %6001 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 114>} : (!struct1) -> i32
                %6002 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 115>} : (!struct1) -> i32
                %6003 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 116>} : (!struct1) -> i32
                %6004 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 117>} : (!struct1) -> i32
                %6005 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 118>} : (!struct1) -> i32
                %6006 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 119>} : (!struct1) -> i32
                %6007 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 120>} : (!struct1) -> i32
                %6008 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 121>} : (!struct1) -> i32
                %6009 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 122>} : (!struct1) -> i32
                %6010 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 123>} : (!struct1) -> i32
                %6011 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 124>} : (!struct1) -> i32
                %6012 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 125>} : (!struct1) -> i32
                %6013 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 126>} : (!struct1) -> i32
                %6014 = "llvm.extractvalue"(%t6015_r) {position = array<i64: 127>} : (!struct1) -> i32
                %6016 = "llvm.bitcast"(%5887) : (i32) -> f32
                %6017 = "llvm.bitcast"(%5888) : (i32) -> f32
                %6018 = "llvm.bitcast"(%5889) : (i32) -> f32
                %6019 = "llvm.bitcast"(%5890) : (i32) -> f32
                %6020 = "llvm.bitcast"(%5891) : (i32) -> f32
                %6021 = "llvm.bitcast"(%5892) : (i32) -> f32
                %6022 = "llvm.bitcast"(%5893) : (i32) -> f32
                %6023 = "llvm.bitcast"(%5894) : (i32) -> f32
                %6024 = "llvm.bitcast"(%5895) : (i32) -> f32
                %6025 = "llvm.bitcast"(%5896) : (i32) -> f32
                %6026 = "llvm.bitcast"(%5897) : (i32) -> f32
                %6027 = "llvm.bitcast"(%5898) : (i32) -> f32
                %6028 = "llvm.bitcast"(%5899) : (i32) -> f32
                %6029 = "llvm.bitcast"(%5900) : (i32) -> f32
                %6030 = "llvm.bitcast"(%5901) : (i32) -> f32
                %6031 = "llvm.bitcast"(%5902) : (i32) -> f32
                %6032 = "llvm.bitcast"(%5903) : (i32) -> f32
                %6033 = "llvm.bitcast"(%5904) : (i32) -> f32
                %6034 = "llvm.bitcast"(%5905) : (i32) -> f32
                %6035 = "llvm.bitcast"(%5906) : (i32) -> f32
                %6036 = "llvm.bitcast"(%5907) : (i32) -> f32
                %6037 = "llvm.bitcast"(%5908) : (i32) -> f32
                %6038 = "llvm.bitcast"(%5909) : (i32) -> f32
                %6039 = "llvm.bitcast"(%5910) : (i32) -> f32
                %6040 = "llvm.bitcast"(%5911) : (i32) -> f32
                %6041 = "llvm.bitcast"(%5912) : (i32) -> f32
                %6042 = "llvm.bitcast"(%5913) : (i32) -> f32
                %6043 = "llvm.bitcast"(%5914) : (i32) -> f32
                %6044 = "llvm.bitcast"(%5915) : (i32) -> f32
                %6045 = "llvm.bitcast"(%5916) : (i32) -> f32
                %6046 = "llvm.bitcast"(%5917) : (i32) -> f32
                %6047 = "llvm.bitcast"(%5918) : (i32) -> f32
                %6048 = "llvm.bitcast"(%5919) : (i32) -> f32
                %6049 = "llvm.bitcast"(%5920) : (i32) -> f32
                %6050 = "llvm.bitcast"(%5921) : (i32) -> f32
                %6051 = "llvm.bitcast"(%5922) : (i32) -> f32
                %6052 = "llvm.bitcast"(%5923) : (i32) -> f32
                %6053 = "llvm.bitcast"(%5924) : (i32) -> f32
                %6054 = "llvm.bitcast"(%5925) : (i32) -> f32
                %6055 = "llvm.bitcast"(%5926) : (i32) -> f32
                %6056 = "llvm.bitcast"(%5927) : (i32) -> f32
                %6057 = "llvm.bitcast"(%5928) : (i32) -> f32
                %6058 = "llvm.bitcast"(%5929) : (i32) -> f32
                %6059 = "llvm.bitcast"(%5930) : (i32) -> f32
                %6060 = "llvm.bitcast"(%5931) : (i32) -> f32
                %6061 = "llvm.bitcast"(%5932) : (i32) -> f32
                %6062 = "llvm.bitcast"(%5933) : (i32) -> f32
                %6063 = "llvm.bitcast"(%5934) : (i32) -> f32
                %6064 = "llvm.bitcast"(%5935) : (i32) -> f32
                %6065 = "llvm.bitcast"(%5936) : (i32) -> f32
                %6066 = "llvm.bitcast"(%5937) : (i32) -> f32
                %6067 = "llvm.bitcast"(%5938) : (i32) -> f32
                %6068 = "llvm.bitcast"(%5939) : (i32) -> f32
                %6069 = "llvm.bitcast"(%5940) : (i32) -> f32
                %6070 = "llvm.bitcast"(%5941) : (i32) -> f32
                %6071 = "llvm.bitcast"(%5942) : (i32) -> f32
                %6072 = "llvm.bitcast"(%5943) : (i32) -> f32
                %6073 = "llvm.bitcast"(%5944) : (i32) -> f32
                %6074 = "llvm.bitcast"(%5945) : (i32) -> f32
                %6075 = "llvm.bitcast"(%5946) : (i32) -> f32
                %6076 = "llvm.bitcast"(%5947) : (i32) -> f32
                %6077 = "llvm.bitcast"(%5948) : (i32) -> f32
                %6078 = "llvm.bitcast"(%5949) : (i32) -> f32
                %6079 = "llvm.bitcast"(%5950) : (i32) -> f32
                %6080 = "llvm.bitcast"(%5951) : (i32) -> f32
                %6081 = "llvm.bitcast"(%5952) : (i32) -> f32
                %6082 = "llvm.bitcast"(%5953) : (i32) -> f32
                %6083 = "llvm.bitcast"(%5954) : (i32) -> f32
                %6084 = "llvm.bitcast"(%5955) : (i32) -> f32
                %6085 = "llvm.bitcast"(%5956) : (i32) -> f32
                %6086 = "llvm.bitcast"(%5957) : (i32) -> f32
                %6087 = "llvm.bitcast"(%5958) : (i32) -> f32
                %6088 = "llvm.bitcast"(%5959) : (i32) -> f32
                %6089 = "llvm.bitcast"(%5960) : (i32) -> f32
                %6090 = "llvm.bitcast"(%5961) : (i32) -> f32
                %6091 = "llvm.bitcast"(%5962) : (i32) -> f32
                %6092 = "llvm.bitcast"(%5963) : (i32) -> f32
                %6093 = "llvm.bitcast"(%5964) : (i32) -> f32
                %6094 = "llvm.bitcast"(%5965) : (i32) -> f32
                %6095 = "llvm.bitcast"(%5966) : (i32) -> f32
                %6096 = "llvm.bitcast"(%5967) : (i32) -> f32
                %6097 = "llvm.bitcast"(%5968) : (i32) -> f32
                %6098 = "llvm.bitcast"(%5969) : (i32) -> f32
                %6099 = "llvm.bitcast"(%5970) : (i32) -> f32
                %6100 = "llvm.bitcast"(%5971) : (i32) -> f32
                %6101 = "llvm.bitcast"(%5972) : (i32) -> f32
                %6102 = "llvm.bitcast"(%5973) : (i32) -> f32
                %6103 = "llvm.bitcast"(%5974) : (i32) -> f32
                %6104 = "llvm.bitcast"(%5975) : (i32) -> f32
                %6105 = "llvm.bitcast"(%5976) : (i32) -> f32
                %6106 = "llvm.bitcast"(%5977) : (i32) -> f32
                %6107 = "llvm.bitcast"(%5978) : (i32) -> f32
                %6108 = "llvm.bitcast"(%5979) : (i32) -> f32
                %6109 = "llvm.bitcast"(%5980) : (i32) -> f32
                %6110 = "llvm.bitcast"(%5981) : (i32) -> f32
                %6111 = "llvm.bitcast"(%5982) : (i32) -> f32
                %6112 = "llvm.bitcast"(%5983) : (i32) -> f32
                %6113 = "llvm.bitcast"(%5984) : (i32) -> f32
                %6114 = "llvm.bitcast"(%5985) : (i32) -> f32
                %6115 = "llvm.bitcast"(%5986) : (i32) -> f32
                %6116 = "llvm.bitcast"(%5987) : (i32) -> f32
                %6117 = "llvm.bitcast"(%5988) : (i32) -> f32
                %6118 = "llvm.bitcast"(%5989) : (i32) -> f32
                %6119 = "llvm.bitcast"(%5990) : (i32) -> f32
                %6120 = "llvm.bitcast"(%5991) : (i32) -> f32
                %6121 = "llvm.bitcast"(%5992) : (i32) -> f32
                %6122 = "llvm.bitcast"(%5993) : (i32) -> f32
                %6123 = "llvm.bitcast"(%5994) : (i32) -> f32
                %6124 = "llvm.bitcast"(%5995) : (i32) -> f32
                %6125 = "llvm.bitcast"(%5996) : (i32) -> f32
                %6126 = "llvm.bitcast"(%5997) : (i32) -> f32
                %6127 = "llvm.bitcast"(%5998) : (i32) -> f32
                %6128 = "llvm.bitcast"(%5999) : (i32) -> f32
                %6129 = "llvm.bitcast"(%6000) : (i32) -> f32
                %6130 = "llvm.bitcast"(%6001) : (i32) -> f32
                %6131 = "llvm.bitcast"(%6002) : (i32) -> f32
                %6132 = "llvm.bitcast"(%6003) : (i32) -> f32
                %6133 = "llvm.bitcast"(%6004) : (i32) -> f32
                %6134 = "llvm.bitcast"(%6005) : (i32) -> f32
                %6135 = "llvm.bitcast"(%6006) : (i32) -> f32
                %6136 = "llvm.bitcast"(%6007) : (i32) -> f32
                %6137 = "llvm.bitcast"(%6008) : (i32) -> f32
                %6138 = "llvm.bitcast"(%6009) : (i32) -> f32
                %6139 = "llvm.bitcast"(%6010) : (i32) -> f32
                %6140 = "llvm.bitcast"(%6011) : (i32) -> f32
                %6141 = "llvm.bitcast"(%6012) : (i32) -> f32
                %6142 = "llvm.bitcast"(%6013) : (i32) -> f32
                %6143 = "llvm.bitcast"(%6014) : (i32) -> f32
                %6144 = "arith.addi"(%5680, %5181) : (i32, i32) -> i32
                %6145 = "arith.cmpi"(%6144, %34) {predicate = 4 : i64} : (i32, i32) -> i1
                %6146 = "nvvm.vote.sync"(%48, %6145) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 156 : i32} : (i32, i1) -> i1
                %6147, %6148, %6149, %6150, %6151, %6152, %6153, %6154, %6155, %6156, %6157, %6158, %6159, %6160, %6161, %6162, %6163, %6164, %6165, %6166, %6167, %6168, %6169, %6170, %6171, %6172, %6173, %6174, %6175, %6176, %6177, %6178, %6179, %6180, %6181, %6182, %6183, %6184, %6185, %6186, %6187, %6188, %6189, %6190, %6191, %6192, %6193, %6194, %6195, %6196, %6197, %6198, %6199, %6200, %6201, %6202, %6203, %6204, %6205, %6206, %6207, %6208, %6209, %6210, %6211, %6212, %6213, %6214, %6215, %6216, %6217, %6218, %6219, %6220, %6221, %6222, %6223, %6224, %6225, %6226, %6227, %6228, %6229, %6230, %6231, %6232, %6233, %6234, %6235, %6236, %6237, %6238, %6239, %6240, %6241, %6242, %6243, %6244, %6245, %6246, %6247, %6248, %6249, %6250, %6251, %6252, %6253, %6254, %6255, %6256, %6257, %6258, %6259, %6260, %6261, %6262, %6263, %6264, %6265, %6266, %6267, %6268, %6269, %6270, %6271, %6272, %6273, %6274 = "scf.if"(%6146) ({
                  %6275 = "vector.from_elements"(%49, %5178, %5190, %5191, %2787, %5192, %5193, %5194, %1370, %5195, %5196, %5197, %74, %52, %5198, %5199, %5200, %5201, %5202, %5203, %5204, %5205, %5206, %5207, %5208, %5209, %5210, %5211, %5212, %5213, %5214, %50, %46, %5215, %5216, %5217, %5218, %5219, %5220, %5221, %5222, %5223, %5224, %5225, %5226, %5227, %5228, %5229, %5230, %5231, %5232, %5233, %5234, %5235, %5236, %5237, %5238, %5239, %5240, %5241, %5242, %5243, %5244, %5245, %5184, %5246, %5247, %5248, %5249, %5250, %5251, %5252, %5253, %5254, %5255, %5256, %5257, %5258, %5259, %5260, %5261, %5262, %5263, %5264, %5265, %5266, %5267, %5268, %5269, %5270, %5271, %5272, %5273, %5274, %5275, %5276, %5277, %5278, %5279, %5280, %5281, %5282, %5283, %5284, %5285, %5286, %5287, %5288, %5289, %5290, %5291, %5292, %5293, %5294, %5295, %5296, %5297, %5298, %5299, %5300, %5301, %5302, %5303, %5304, %5305, %5306, %5307, %5308) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<128xi32>
                  %6276 = "arith.subi"(%34, %5680) : (i32, i32) -> i32
                  %6277 = "vector.broadcast"(%6276) : (i32) -> vector<128xi32>
                  %6278 = "arith.cmpi"(%6275, %6277) {predicate = 5 : i64} : (vector<128xi32>, vector<128xi32>) -> vector<128xi1>
                  %6279 = "vector.from_elements"(%6016, %6017, %6018, %6019, %6020, %6021, %6022, %6023, %6024, %6025, %6026, %6027, %6028, %6029, %6030, %6031, %6032, %6033, %6034, %6035, %6036, %6037, %6038, %6039, %6040, %6041, %6042, %6043, %6044, %6045, %6046, %6047, %6048, %6049, %6050, %6051, %6052, %6053, %6054, %6055, %6056, %6057, %6058, %6059, %6060, %6061, %6062, %6063, %6064, %6065, %6066, %6067, %6068, %6069, %6070, %6071, %6072, %6073, %6074, %6075, %6076, %6077, %6078, %6079, %6080, %6081, %6082, %6083, %6084, %6085, %6086, %6087, %6088, %6089, %6090, %6091, %6092, %6093, %6094, %6095, %6096, %6097, %6098, %6099, %6100, %6101, %6102, %6103, %6104, %6105, %6106, %6107, %6108, %6109, %6110, %6111, %6112, %6113, %6114, %6115, %6116, %6117, %6118, %6119, %6120, %6121, %6122, %6123, %6124, %6125, %6126, %6127, %6128, %6129, %6130, %6131, %6132, %6133, %6134, %6135, %6136, %6137, %6138, %6139, %6140, %6141, %6142, %6143) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                  %6280 = "arith.constant"() {value = dense<0xFF800000> : vector<128xf32>} : () -> vector<128xf32>
                  %6281 = "arith.select"(%6278, %6280, %6279) : (vector<128xi1>, vector<128xf32>, vector<128xf32>) -> vector<128xf32>
                  %6282 = "vector.extract"(%6281) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                  %6283 = "vector.extract"(%6281) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                  %6284 = "vector.extract"(%6281) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                  %6285 = "vector.extract"(%6281) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                  %6286 = "vector.extract"(%6281) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                  %6287 = "vector.extract"(%6281) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                  %6288 = "vector.extract"(%6281) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                  %6289 = "vector.extract"(%6281) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                  %6290 = "vector.extract"(%6281) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                  %6291 = "vector.extract"(%6281) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                  %6292 = "vector.extract"(%6281) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                  %6293 = "vector.extract"(%6281) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                  %6294 = "vector.extract"(%6281) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                  %6295 = "vector.extract"(%6281) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                  %6296 = "vector.extract"(%6281) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                  %6297 = "vector.extract"(%6281) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                  %6298 = "vector.extract"(%6281) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                  %6299 = "vector.extract"(%6281) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                  %6300 = "vector.extract"(%6281) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                  %6301 = "vector.extract"(%6281) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                  %6302 = "vector.extract"(%6281) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                  %6303 = "vector.extract"(%6281) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                  %6304 = "vector.extract"(%6281) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                  %6305 = "vector.extract"(%6281) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                  %6306 = "vector.extract"(%6281) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                  %6307 = "vector.extract"(%6281) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                  %6308 = "vector.extract"(%6281) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                  %6309 = "vector.extract"(%6281) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                  %6310 = "vector.extract"(%6281) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                  %6311 = "vector.extract"(%6281) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                  %6312 = "vector.extract"(%6281) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                  %6313 = "vector.extract"(%6281) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                  %6314 = "vector.extract"(%6281) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                  %6315 = "vector.extract"(%6281) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                  %6316 = "vector.extract"(%6281) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                  %6317 = "vector.extract"(%6281) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                  %6318 = "vector.extract"(%6281) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                  %6319 = "vector.extract"(%6281) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                  %6320 = "vector.extract"(%6281) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                  %6321 = "vector.extract"(%6281) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                  %6322 = "vector.extract"(%6281) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                  %6323 = "vector.extract"(%6281) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                  %6324 = "vector.extract"(%6281) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                  %6325 = "vector.extract"(%6281) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                  %6326 = "vector.extract"(%6281) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                  %6327 = "vector.extract"(%6281) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                  %6328 = "vector.extract"(%6281) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                  %6329 = "vector.extract"(%6281) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                  %6330 = "vector.extract"(%6281) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                  %6331 = "vector.extract"(%6281) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                  %6332 = "vector.extract"(%6281) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                  %6333 = "vector.extract"(%6281) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                  %6334 = "vector.extract"(%6281) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                  %6335 = "vector.extract"(%6281) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                  %6336 = "vector.extract"(%6281) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                  %6337 = "vector.extract"(%6281) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                  %6338 = "vector.extract"(%6281) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                  %6339 = "vector.extract"(%6281) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                  %6340 = "vector.extract"(%6281) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                  %6341 = "vector.extract"(%6281) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                  %6342 = "vector.extract"(%6281) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                  %6343 = "vector.extract"(%6281) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                  %6344 = "vector.extract"(%6281) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                  %6345 = "vector.extract"(%6281) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                  %6346 = "vector.extract"(%6281) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                  %6347 = "vector.extract"(%6281) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                  %6348 = "vector.extract"(%6281) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                  %6349 = "vector.extract"(%6281) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                  %6350 = "vector.extract"(%6281) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                  %6351 = "vector.extract"(%6281) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                  %6352 = "vector.extract"(%6281) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                  %6353 = "vector.extract"(%6281) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                  %6354 = "vector.extract"(%6281) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                  %6355 = "vector.extract"(%6281) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                  %6356 = "vector.extract"(%6281) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                  %6357 = "vector.extract"(%6281) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                  %6358 = "vector.extract"(%6281) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                  %6359 = "vector.extract"(%6281) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                  %6360 = "vector.extract"(%6281) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                  %6361 = "vector.extract"(%6281) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                  %6362 = "vector.extract"(%6281) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                  %6363 = "vector.extract"(%6281) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                  %6364 = "vector.extract"(%6281) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                  %6365 = "vector.extract"(%6281) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                  %6366 = "vector.extract"(%6281) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                  %6367 = "vector.extract"(%6281) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                  %6368 = "vector.extract"(%6281) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                  %6369 = "vector.extract"(%6281) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                  %6370 = "vector.extract"(%6281) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                  %6371 = "vector.extract"(%6281) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                  %6372 = "vector.extract"(%6281) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                  %6373 = "vector.extract"(%6281) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                  %6374 = "vector.extract"(%6281) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                  %6375 = "vector.extract"(%6281) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                  %6376 = "vector.extract"(%6281) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                  %6377 = "vector.extract"(%6281) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                  %6378 = "vector.extract"(%6281) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                  %6379 = "vector.extract"(%6281) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                  %6380 = "vector.extract"(%6281) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                  %6381 = "vector.extract"(%6281) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                  %6382 = "vector.extract"(%6281) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                  %6383 = "vector.extract"(%6281) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                  %6384 = "vector.extract"(%6281) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                  %6385 = "vector.extract"(%6281) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                  %6386 = "vector.extract"(%6281) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                  %6387 = "vector.extract"(%6281) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                  %6388 = "vector.extract"(%6281) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                  %6389 = "vector.extract"(%6281) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                  %6390 = "vector.extract"(%6281) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                  %6391 = "vector.extract"(%6281) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                  %6392 = "vector.extract"(%6281) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                  %6393 = "vector.extract"(%6281) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                  %6394 = "vector.extract"(%6281) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                  %6395 = "vector.extract"(%6281) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                  %6396 = "vector.extract"(%6281) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                  %6397 = "vector.extract"(%6281) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                  %6398 = "vector.extract"(%6281) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                  %6399 = "vector.extract"(%6281) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                  %6400 = "vector.extract"(%6281) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                  %6401 = "vector.extract"(%6281) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                  %6402 = "vector.extract"(%6281) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                  %6403 = "vector.extract"(%6281) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                  %6404 = "vector.extract"(%6281) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                  %6405 = "vector.extract"(%6281) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                  %6406 = "vector.extract"(%6281) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                  %6407 = "vector.extract"(%6281) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                  %6408 = "vector.extract"(%6281) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                  %6409 = "vector.extract"(%6281) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                  "scf.yield"(%6282, %6283, %6284, %6285, %6286, %6287, %6288, %6289, %6290, %6291, %6292, %6293, %6294, %6295, %6296, %6297, %6298, %6299, %6300, %6301, %6302, %6303, %6304, %6305, %6306, %6307, %6308, %6309, %6310, %6311, %6312, %6313, %6314, %6315, %6316, %6317, %6318, %6319, %6320, %6321, %6322, %6323, %6324, %6325, %6326, %6327, %6328, %6329, %6330, %6331, %6332, %6333, %6334, %6335, %6336, %6337, %6338, %6339, %6340, %6341, %6342, %6343, %6344, %6345, %6346, %6347, %6348, %6349, %6350, %6351, %6352, %6353, %6354, %6355, %6356, %6357, %6358, %6359, %6360, %6361, %6362, %6363, %6364, %6365, %6366, %6367, %6368, %6369, %6370, %6371, %6372, %6373, %6374, %6375, %6376, %6377, %6378, %6379, %6380, %6381, %6382, %6383, %6384, %6385, %6386, %6387, %6388, %6389, %6390, %6391, %6392, %6393, %6394, %6395, %6396, %6397, %6398, %6399, %6400, %6401, %6402, %6403, %6404, %6405, %6406, %6407, %6408, %6409) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
                }, {
                  "scf.yield"(%6016, %6017, %6018, %6019, %6020, %6021, %6022, %6023, %6024, %6025, %6026, %6027, %6028, %6029, %6030, %6031, %6032, %6033, %6034, %6035, %6036, %6037, %6038, %6039, %6040, %6041, %6042, %6043, %6044, %6045, %6046, %6047, %6048, %6049, %6050, %6051, %6052, %6053, %6054, %6055, %6056, %6057, %6058, %6059, %6060, %6061, %6062, %6063, %6064, %6065, %6066, %6067, %6068, %6069, %6070, %6071, %6072, %6073, %6074, %6075, %6076, %6077, %6078, %6079, %6080, %6081, %6082, %6083, %6084, %6085, %6086, %6087, %6088, %6089, %6090, %6091, %6092, %6093, %6094, %6095, %6096, %6097, %6098, %6099, %6100, %6101, %6102, %6103, %6104, %6105, %6106, %6107, %6108, %6109, %6110, %6111, %6112, %6113, %6114, %6115, %6116, %6117, %6118, %6119, %6120, %6121, %6122, %6123, %6124, %6125, %6126, %6127, %6128, %6129, %6130, %6131, %6132, %6133, %6134, %6135, %6136, %6137, %6138, %6139, %6140, %6141, %6142, %6143) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
                }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
                %6410 = "vector.from_elements"(%6147, %6148, %6149, %6150, %6151, %6152, %6153, %6154, %6155, %6156, %6157, %6158, %6159, %6160, %6161, %6162, %6163, %6164, %6165, %6166, %6167, %6168, %6169, %6170, %6171, %6172, %6173, %6174, %6175, %6176, %6177, %6178, %6179, %6180, %6181, %6182, %6183, %6184, %6185, %6186, %6187, %6188, %6189, %6190, %6191, %6192, %6193, %6194, %6195, %6196, %6197, %6198, %6199, %6200, %6201, %6202, %6203, %6204, %6205, %6206, %6207, %6208, %6209, %6210, %6211, %6212, %6213, %6214, %6215, %6216, %6217, %6218, %6219, %6220, %6221, %6222, %6223, %6224, %6225, %6226, %6227, %6228, %6229, %6230, %6231, %6232, %6233, %6234, %6235, %6236, %6237, %6238, %6239, %6240, %6241, %6242, %6243, %6244, %6245, %6246, %6247, %6248, %6249, %6250, %6251, %6252, %6253, %6254, %6255, %6256, %6257, %6258, %6259, %6260, %6261, %6262, %6263, %6264, %6265, %6266, %6267, %6268, %6269, %6270, %6271, %6272, %6273, %6274) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                %6411 = "vector.extract"(%6410) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                %6412 = "vector.extract"(%6410) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                %6413 = "arith.maxnumf"(%6411, %6412) : (f32, f32) -> f32
                %6414 = "vector.extract"(%6410) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                %6415 = "vector.extract"(%6410) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                %6416 = "arith.maxnumf"(%6414, %6415) : (f32, f32) -> f32
                %6417 = "arith.maxnumf"(%6413, %6416) : (f32, f32) -> f32
                %6418 = "vector.extract"(%6410) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                %6419 = "vector.extract"(%6410) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                %6420 = "arith.maxnumf"(%6418, %6419) : (f32, f32) -> f32
                %6421 = "vector.extract"(%6410) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                %6422 = "vector.extract"(%6410) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                %6423 = "arith.maxnumf"(%6421, %6422) : (f32, f32) -> f32
                %6424 = "arith.maxnumf"(%6420, %6423) : (f32, f32) -> f32
                %6425 = "arith.maxnumf"(%6417, %6424) : (f32, f32) -> f32
                %6426 = "vector.extract"(%6410) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                %6427 = "vector.extract"(%6410) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                %6428 = "arith.maxnumf"(%6426, %6427) : (f32, f32) -> f32
                %6429 = "vector.extract"(%6410) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                %6430 = "vector.extract"(%6410) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                %6431 = "arith.maxnumf"(%6429, %6430) : (f32, f32) -> f32
                %6432 = "arith.maxnumf"(%6428, %6431) : (f32, f32) -> f32
                %6433 = "vector.extract"(%6410) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                %6434 = "vector.extract"(%6410) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                %6435 = "arith.maxnumf"(%6433, %6434) : (f32, f32) -> f32
                %6436 = "vector.extract"(%6410) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                %6437 = "vector.extract"(%6410) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                %6438 = "arith.maxnumf"(%6436, %6437) : (f32, f32) -> f32
                %6439 = "arith.maxnumf"(%6435, %6438) : (f32, f32) -> f32
                %6440 = "arith.maxnumf"(%6432, %6439) : (f32, f32) -> f32
                %6441 = "arith.maxnumf"(%6425, %6440) : (f32, f32) -> f32
                %6442 = "vector.extract"(%6410) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                %6443 = "vector.extract"(%6410) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                %6444 = "arith.maxnumf"(%6442, %6443) : (f32, f32) -> f32
                %6445 = "vector.extract"(%6410) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                %6446 = "vector.extract"(%6410) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                %6447 = "arith.maxnumf"(%6445, %6446) : (f32, f32) -> f32
                %6448 = "arith.maxnumf"(%6444, %6447) : (f32, f32) -> f32
                %6449 = "vector.extract"(%6410) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                %6450 = "vector.extract"(%6410) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                %6451 = "arith.maxnumf"(%6449, %6450) : (f32, f32) -> f32
                %6452 = "vector.extract"(%6410) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                %6453 = "vector.extract"(%6410) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                %6454 = "arith.maxnumf"(%6452, %6453) : (f32, f32) -> f32
                %6455 = "arith.maxnumf"(%6451, %6454) : (f32, f32) -> f32
                %6456 = "arith.maxnumf"(%6448, %6455) : (f32, f32) -> f32
                %6457 = "vector.extract"(%6410) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                %6458 = "vector.extract"(%6410) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                %6459 = "arith.maxnumf"(%6457, %6458) : (f32, f32) -> f32
                %6460 = "vector.extract"(%6410) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                %6461 = "vector.extract"(%6410) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                %6462 = "arith.maxnumf"(%6460, %6461) : (f32, f32) -> f32
                %6463 = "arith.maxnumf"(%6459, %6462) : (f32, f32) -> f32
                %6464 = "vector.extract"(%6410) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                %6465 = "vector.extract"(%6410) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                %6466 = "arith.maxnumf"(%6464, %6465) : (f32, f32) -> f32
                %6467 = "vector.extract"(%6410) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                %6468 = "vector.extract"(%6410) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                %6469 = "arith.maxnumf"(%6467, %6468) : (f32, f32) -> f32
                %6470 = "arith.maxnumf"(%6466, %6469) : (f32, f32) -> f32
                %6471 = "arith.maxnumf"(%6463, %6470) : (f32, f32) -> f32
                %6472 = "arith.maxnumf"(%6456, %6471) : (f32, f32) -> f32
                %6473 = "arith.maxnumf"(%6441, %6472) : (f32, f32) -> f32
                %6474 = "vector.extract"(%6410) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                %6475 = "vector.extract"(%6410) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                %6476 = "arith.maxnumf"(%6474, %6475) : (f32, f32) -> f32
                %6477 = "vector.extract"(%6410) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                %6478 = "vector.extract"(%6410) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                %6479 = "arith.maxnumf"(%6477, %6478) : (f32, f32) -> f32
                %6480 = "arith.maxnumf"(%6476, %6479) : (f32, f32) -> f32
                %6481 = "vector.extract"(%6410) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                %6482 = "vector.extract"(%6410) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                %6483 = "arith.maxnumf"(%6481, %6482) : (f32, f32) -> f32
                %6484 = "vector.extract"(%6410) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                %6485 = "vector.extract"(%6410) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                %6486 = "arith.maxnumf"(%6484, %6485) : (f32, f32) -> f32
                %6487 = "arith.maxnumf"(%6483, %6486) : (f32, f32) -> f32
                %6488 = "arith.maxnumf"(%6480, %6487) : (f32, f32) -> f32
                %6489 = "vector.extract"(%6410) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                %6490 = "vector.extract"(%6410) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                %6491 = "arith.maxnumf"(%6489, %6490) : (f32, f32) -> f32
                %6492 = "vector.extract"(%6410) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                %6493 = "vector.extract"(%6410) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                %6494 = "arith.maxnumf"(%6492, %6493) : (f32, f32) -> f32
                %6495 = "arith.maxnumf"(%6491, %6494) : (f32, f32) -> f32
                %6496 = "vector.extract"(%6410) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                %6497 = "vector.extract"(%6410) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                %6498 = "arith.maxnumf"(%6496, %6497) : (f32, f32) -> f32
                %6499 = "vector.extract"(%6410) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                %6500 = "vector.extract"(%6410) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                %6501 = "arith.maxnumf"(%6499, %6500) : (f32, f32) -> f32
                %6502 = "arith.maxnumf"(%6498, %6501) : (f32, f32) -> f32
                %6503 = "arith.maxnumf"(%6495, %6502) : (f32, f32) -> f32
                %6504 = "arith.maxnumf"(%6488, %6503) : (f32, f32) -> f32
                %6505 = "vector.extract"(%6410) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                %6506 = "vector.extract"(%6410) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                %6507 = "arith.maxnumf"(%6505, %6506) : (f32, f32) -> f32
                %6508 = "vector.extract"(%6410) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                %6509 = "vector.extract"(%6410) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                %6510 = "arith.maxnumf"(%6508, %6509) : (f32, f32) -> f32
                %6511 = "arith.maxnumf"(%6507, %6510) : (f32, f32) -> f32
                %6512 = "vector.extract"(%6410) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                %6513 = "vector.extract"(%6410) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                %6514 = "arith.maxnumf"(%6512, %6513) : (f32, f32) -> f32
                %6515 = "vector.extract"(%6410) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                %6516 = "vector.extract"(%6410) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                %6517 = "arith.maxnumf"(%6515, %6516) : (f32, f32) -> f32
                %6518 = "arith.maxnumf"(%6514, %6517) : (f32, f32) -> f32
                %6519 = "arith.maxnumf"(%6511, %6518) : (f32, f32) -> f32
                %6520 = "vector.extract"(%6410) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                %6521 = "vector.extract"(%6410) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                %6522 = "arith.maxnumf"(%6520, %6521) : (f32, f32) -> f32
                %6523 = "vector.extract"(%6410) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                %6524 = "vector.extract"(%6410) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                %6525 = "arith.maxnumf"(%6523, %6524) : (f32, f32) -> f32
                %6526 = "arith.maxnumf"(%6522, %6525) : (f32, f32) -> f32
                %6527 = "vector.extract"(%6410) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                %6528 = "vector.extract"(%6410) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                %6529 = "arith.maxnumf"(%6527, %6528) : (f32, f32) -> f32
                %6530 = "vector.extract"(%6410) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                %6531 = "vector.extract"(%6410) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                %6532 = "arith.maxnumf"(%6530, %6531) : (f32, f32) -> f32
                %6533 = "arith.maxnumf"(%6529, %6532) : (f32, f32) -> f32
                %6534 = "arith.maxnumf"(%6526, %6533) : (f32, f32) -> f32
                %6535 = "arith.maxnumf"(%6519, %6534) : (f32, f32) -> f32
                %6536 = "arith.maxnumf"(%6504, %6535) : (f32, f32) -> f32
                %6537 = "arith.maxnumf"(%6473, %6536) : (f32, f32) -> f32
                %6538 = "vector.extract"(%6410) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                %6539 = "vector.extract"(%6410) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                %6540 = "arith.maxnumf"(%6538, %6539) : (f32, f32) -> f32
                %6541 = "vector.extract"(%6410) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                %6542 = "vector.extract"(%6410) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                %6543 = "arith.maxnumf"(%6541, %6542) : (f32, f32) -> f32
                %6544 = "arith.maxnumf"(%6540, %6543) : (f32, f32) -> f32
                %6545 = "vector.extract"(%6410) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                %6546 = "vector.extract"(%6410) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                %6547 = "arith.maxnumf"(%6545, %6546) : (f32, f32) -> f32
                %6548 = "vector.extract"(%6410) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                %6549 = "vector.extract"(%6410) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                %6550 = "arith.maxnumf"(%6548, %6549) : (f32, f32) -> f32
                %6551 = "arith.maxnumf"(%6547, %6550) : (f32, f32) -> f32
                %6552 = "arith.maxnumf"(%6544, %6551) : (f32, f32) -> f32
                %6553 = "vector.extract"(%6410) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                %6554 = "vector.extract"(%6410) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                %6555 = "arith.maxnumf"(%6553, %6554) : (f32, f32) -> f32
                %6556 = "vector.extract"(%6410) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                %6557 = "vector.extract"(%6410) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                %6558 = "arith.maxnumf"(%6556, %6557) : (f32, f32) -> f32
                %6559 = "arith.maxnumf"(%6555, %6558) : (f32, f32) -> f32
                %6560 = "vector.extract"(%6410) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                %6561 = "vector.extract"(%6410) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                %6562 = "arith.maxnumf"(%6560, %6561) : (f32, f32) -> f32
                %6563 = "vector.extract"(%6410) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                %6564 = "vector.extract"(%6410) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                %6565 = "arith.maxnumf"(%6563, %6564) : (f32, f32) -> f32
                %6566 = "arith.maxnumf"(%6562, %6565) : (f32, f32) -> f32
                %6567 = "arith.maxnumf"(%6559, %6566) : (f32, f32) -> f32
                %6568 = "arith.maxnumf"(%6552, %6567) : (f32, f32) -> f32
                %6569 = "vector.extract"(%6410) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                %6570 = "vector.extract"(%6410) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                %6571 = "arith.maxnumf"(%6569, %6570) : (f32, f32) -> f32
                %6572 = "vector.extract"(%6410) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                %6573 = "vector.extract"(%6410) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                %6574 = "arith.maxnumf"(%6572, %6573) : (f32, f32) -> f32
                %6575 = "arith.maxnumf"(%6571, %6574) : (f32, f32) -> f32
                %6576 = "vector.extract"(%6410) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                %6577 = "vector.extract"(%6410) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                %6578 = "arith.maxnumf"(%6576, %6577) : (f32, f32) -> f32
                %6579 = "vector.extract"(%6410) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                %6580 = "vector.extract"(%6410) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                %6581 = "arith.maxnumf"(%6579, %6580) : (f32, f32) -> f32
                %6582 = "arith.maxnumf"(%6578, %6581) : (f32, f32) -> f32
                %6583 = "arith.maxnumf"(%6575, %6582) : (f32, f32) -> f32
                %6584 = "vector.extract"(%6410) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                %6585 = "vector.extract"(%6410) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                %6586 = "arith.maxnumf"(%6584, %6585) : (f32, f32) -> f32
                %6587 = "vector.extract"(%6410) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                %6588 = "vector.extract"(%6410) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                %6589 = "arith.maxnumf"(%6587, %6588) : (f32, f32) -> f32
                %6590 = "arith.maxnumf"(%6586, %6589) : (f32, f32) -> f32
                %6591 = "vector.extract"(%6410) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                %6592 = "vector.extract"(%6410) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                %6593 = "arith.maxnumf"(%6591, %6592) : (f32, f32) -> f32
                %6594 = "vector.extract"(%6410) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                %6595 = "vector.extract"(%6410) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                %6596 = "arith.maxnumf"(%6594, %6595) : (f32, f32) -> f32
                %6597 = "arith.maxnumf"(%6593, %6596) : (f32, f32) -> f32
                %6598 = "arith.maxnumf"(%6590, %6597) : (f32, f32) -> f32
                %6599 = "arith.maxnumf"(%6583, %6598) : (f32, f32) -> f32
                %6600 = "arith.maxnumf"(%6568, %6599) : (f32, f32) -> f32
                %6601 = "vector.extract"(%6410) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                %6602 = "vector.extract"(%6410) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                %6603 = "arith.maxnumf"(%6601, %6602) : (f32, f32) -> f32
                %6604 = "vector.extract"(%6410) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                %6605 = "vector.extract"(%6410) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                %6606 = "arith.maxnumf"(%6604, %6605) : (f32, f32) -> f32
                %6607 = "arith.maxnumf"(%6603, %6606) : (f32, f32) -> f32
                %6608 = "vector.extract"(%6410) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                %6609 = "vector.extract"(%6410) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                %6610 = "arith.maxnumf"(%6608, %6609) : (f32, f32) -> f32
                %6611 = "vector.extract"(%6410) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                %6612 = "vector.extract"(%6410) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                %6613 = "arith.maxnumf"(%6611, %6612) : (f32, f32) -> f32
                %6614 = "arith.maxnumf"(%6610, %6613) : (f32, f32) -> f32
                %6615 = "arith.maxnumf"(%6607, %6614) : (f32, f32) -> f32
                %6616 = "vector.extract"(%6410) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                %6617 = "vector.extract"(%6410) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                %6618 = "arith.maxnumf"(%6616, %6617) : (f32, f32) -> f32
                %6619 = "vector.extract"(%6410) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                %6620 = "vector.extract"(%6410) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                %6621 = "arith.maxnumf"(%6619, %6620) : (f32, f32) -> f32
                %6622 = "arith.maxnumf"(%6618, %6621) : (f32, f32) -> f32
                %6623 = "vector.extract"(%6410) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                %6624 = "vector.extract"(%6410) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                %6625 = "arith.maxnumf"(%6623, %6624) : (f32, f32) -> f32
                %6626 = "vector.extract"(%6410) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                %6627 = "vector.extract"(%6410) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                %6628 = "arith.maxnumf"(%6626, %6627) : (f32, f32) -> f32
                %6629 = "arith.maxnumf"(%6625, %6628) : (f32, f32) -> f32
                %6630 = "arith.maxnumf"(%6622, %6629) : (f32, f32) -> f32
                %6631 = "arith.maxnumf"(%6615, %6630) : (f32, f32) -> f32
                %6632 = "vector.extract"(%6410) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                %6633 = "vector.extract"(%6410) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                %6634 = "arith.maxnumf"(%6632, %6633) : (f32, f32) -> f32
                %6635 = "vector.extract"(%6410) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                %6636 = "vector.extract"(%6410) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                %6637 = "arith.maxnumf"(%6635, %6636) : (f32, f32) -> f32
                %6638 = "arith.maxnumf"(%6634, %6637) : (f32, f32) -> f32
                %6639 = "vector.extract"(%6410) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                %6640 = "vector.extract"(%6410) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                %6641 = "arith.maxnumf"(%6639, %6640) : (f32, f32) -> f32
                %6642 = "vector.extract"(%6410) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                %6643 = "vector.extract"(%6410) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                %6644 = "arith.maxnumf"(%6642, %6643) : (f32, f32) -> f32
                %6645 = "arith.maxnumf"(%6641, %6644) : (f32, f32) -> f32
                %6646 = "arith.maxnumf"(%6638, %6645) : (f32, f32) -> f32
                %6647 = "vector.extract"(%6410) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                %6648 = "vector.extract"(%6410) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                %6649 = "arith.maxnumf"(%6647, %6648) : (f32, f32) -> f32
                %6650 = "vector.extract"(%6410) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                %6651 = "vector.extract"(%6410) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                %6652 = "arith.maxnumf"(%6650, %6651) : (f32, f32) -> f32
                %6653 = "arith.maxnumf"(%6649, %6652) : (f32, f32) -> f32
                %6654 = "vector.extract"(%6410) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                %6655 = "vector.extract"(%6410) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                %6656 = "arith.maxnumf"(%6654, %6655) : (f32, f32) -> f32
                %6657 = "vector.extract"(%6410) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                %6658 = "vector.extract"(%6410) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                %6659 = "arith.maxnumf"(%6657, %6658) : (f32, f32) -> f32
                %6660 = "arith.maxnumf"(%6656, %6659) : (f32, f32) -> f32
                %6661 = "arith.maxnumf"(%6653, %6660) : (f32, f32) -> f32
                %6662 = "arith.maxnumf"(%6646, %6661) : (f32, f32) -> f32
                %6663 = "arith.maxnumf"(%6631, %6662) : (f32, f32) -> f32
                %6664 = "arith.maxnumf"(%6600, %6663) : (f32, f32) -> f32
                %6665 = "arith.maxnumf"(%6537, %6664) : (f32, f32) -> f32
                %6666 = "arith.maxnumf"(%6665, %5609) : (f32, f32) -> f32
                %6667 = "arith.mulf"(%6666, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %6668 = "arith.constant"() {value = 2.0 : f32} : () -> f32
                %6669 = "arith.addf"(%5682, %6668) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %6670 = "arith.cmpf"(%6667, %6669) {predicate = 2 : i64} : (f32, f32) -> i1
                %6671 = "scf.if"(%6670) ({
                  "scf.yield"(%6667) : (f32) -> ()
                }, {
                  "scf.yield"(%5682) : (f32) -> ()
                }) : (i1) -> f32
                %6672 = "arith.cmpf"(%6671, %5609) {predicate = 2 : i64} : (f32, f32) -> i1
                %6673 = "arith.select"(%6672, %6671, %5610) : (i1, f32, f32) -> f32
                %6674 = "arith.subf"(%5682, %6673) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %6675 = "llvm.call_intrinsic"(%6674) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6676 = "arith.cmpi"(%5679, %49) {predicate = 4 : i64} : (i32, i32) -> i1
                "scf.if"(%6676) ({
                  %6677 = "arith.addi"(%5185, %5181) : (i32, i32) -> i32
                  %6678 = "llvm.getelementptr"(%72, %6677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%6675, %6678) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                  %6680 = "llvm.getelementptr"(%68) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                  %t6681_s0 = "llvm.ptrtoint"(%6680) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t6681_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %6682 = "vector.from_elements"(%6147, %6148, %6149, %6150, %6151, %6152, %6153, %6154, %6155, %6156, %6157, %6158, %6159, %6160, %6161, %6162, %6163, %6164, %6165, %6166, %6167, %6168, %6169, %6170, %6171, %6172, %6173, %6174, %6175, %6176, %6177, %6178, %6179, %6180, %6181, %6182, %6183, %6184, %6185, %6186, %6187, %6188, %6189, %6190, %6191, %6192, %6193, %6194, %6195, %6196, %6197, %6198, %6199, %6200, %6201, %6202, %6203, %6204, %6205, %6206, %6207, %6208, %6209, %6210, %6211, %6212, %6213, %6214, %6215, %6216, %6217, %6218, %6219, %6220, %6221, %6222, %6223, %6224, %6225, %6226, %6227, %6228, %6229, %6230, %6231, %6232, %6233, %6234, %6235, %6236, %6237, %6238, %6239, %6240, %6241, %6242, %6243, %6244, %6245, %6246, %6247, %6248, %6249, %6250, %6251, %6252, %6253, %6254, %6255, %6256, %6257, %6258, %6259, %6260, %6261, %6262, %6263, %6264, %6265, %6266, %6267, %6268, %6269, %6270, %6271, %6272, %6273, %6274) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                %6683 = "vector.broadcast"(%186) : (f32) -> vector<128xf32>
                %6684 = "arith.mulf"(%6682, %6683) {fastmath = #arith.fastmath<contract>} : (vector<128xf32>, vector<128xf32>) -> vector<128xf32>
                %6685 = "vector.broadcast"(%6673) : (f32) -> vector<128xf32>
                %6686 = "arith.subf"(%6684, %6685) {fastmath = #arith.fastmath<contract>} : (vector<128xf32>, vector<128xf32>) -> vector<128xf32>
                %6687 = "vector.extract"(%6686) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                %6688 = "vector.extract"(%6686) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                %6689 = "vector.extract"(%6686) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                %6690 = "vector.extract"(%6686) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                %6691 = "vector.extract"(%6686) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                %6692 = "vector.extract"(%6686) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                %6693 = "vector.extract"(%6686) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                %6694 = "vector.extract"(%6686) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                %6695 = "vector.extract"(%6686) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                %6696 = "vector.extract"(%6686) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                %6697 = "vector.extract"(%6686) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                %6698 = "vector.extract"(%6686) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                %6699 = "vector.extract"(%6686) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                %6700 = "vector.extract"(%6686) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                %6701 = "vector.extract"(%6686) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                %6702 = "vector.extract"(%6686) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                %6703 = "vector.extract"(%6686) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                %6704 = "vector.extract"(%6686) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                %6705 = "vector.extract"(%6686) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                %6706 = "vector.extract"(%6686) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                %6707 = "vector.extract"(%6686) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                %6708 = "vector.extract"(%6686) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                %6709 = "vector.extract"(%6686) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                %6710 = "vector.extract"(%6686) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                %6711 = "vector.extract"(%6686) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                %6712 = "vector.extract"(%6686) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                %6713 = "vector.extract"(%6686) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                %6714 = "vector.extract"(%6686) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                %6715 = "vector.extract"(%6686) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                %6716 = "vector.extract"(%6686) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                %6717 = "vector.extract"(%6686) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                %6718 = "vector.extract"(%6686) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                %6719 = "vector.extract"(%6686) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                %6720 = "vector.extract"(%6686) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                %6721 = "vector.extract"(%6686) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                %6722 = "vector.extract"(%6686) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                %6723 = "vector.extract"(%6686) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                %6724 = "vector.extract"(%6686) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                %6725 = "vector.extract"(%6686) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                %6726 = "vector.extract"(%6686) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                %6727 = "vector.extract"(%6686) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                %6728 = "vector.extract"(%6686) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                %6729 = "vector.extract"(%6686) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                %6730 = "vector.extract"(%6686) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                %6731 = "vector.extract"(%6686) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                %6732 = "vector.extract"(%6686) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                %6733 = "vector.extract"(%6686) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                %6734 = "vector.extract"(%6686) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                %6735 = "vector.extract"(%6686) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                %6736 = "vector.extract"(%6686) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                %6737 = "vector.extract"(%6686) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                %6738 = "vector.extract"(%6686) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                %6739 = "vector.extract"(%6686) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                %6740 = "vector.extract"(%6686) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                %6741 = "vector.extract"(%6686) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                %6742 = "vector.extract"(%6686) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                %6743 = "vector.extract"(%6686) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                %6744 = "vector.extract"(%6686) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                %6745 = "vector.extract"(%6686) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                %6746 = "vector.extract"(%6686) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                %6747 = "vector.extract"(%6686) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                %6748 = "vector.extract"(%6686) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                %6749 = "vector.extract"(%6686) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                %6750 = "vector.extract"(%6686) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                %6751 = "vector.extract"(%6686) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                %6752 = "vector.extract"(%6686) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                %6753 = "vector.extract"(%6686) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                %6754 = "vector.extract"(%6686) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                %6755 = "vector.extract"(%6686) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                %6756 = "vector.extract"(%6686) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                %6757 = "vector.extract"(%6686) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                %6758 = "vector.extract"(%6686) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                %6759 = "vector.extract"(%6686) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                %6760 = "vector.extract"(%6686) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                %6761 = "vector.extract"(%6686) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                %6762 = "vector.extract"(%6686) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                %6763 = "vector.extract"(%6686) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                %6764 = "vector.extract"(%6686) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                %6765 = "vector.extract"(%6686) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                %6766 = "vector.extract"(%6686) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                %6767 = "vector.extract"(%6686) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                %6768 = "vector.extract"(%6686) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                %6769 = "vector.extract"(%6686) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                %6770 = "vector.extract"(%6686) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                %6771 = "vector.extract"(%6686) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                %6772 = "vector.extract"(%6686) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                %6773 = "vector.extract"(%6686) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                %6774 = "vector.extract"(%6686) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                %6775 = "vector.extract"(%6686) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                %6776 = "vector.extract"(%6686) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                %6777 = "vector.extract"(%6686) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                %6778 = "vector.extract"(%6686) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                %6779 = "vector.extract"(%6686) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                %6780 = "vector.extract"(%6686) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                %6781 = "vector.extract"(%6686) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                %6782 = "vector.extract"(%6686) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                %6783 = "vector.extract"(%6686) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                %6784 = "vector.extract"(%6686) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                %6785 = "vector.extract"(%6686) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                %6786 = "vector.extract"(%6686) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                %6787 = "vector.extract"(%6686) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                %6788 = "vector.extract"(%6686) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                %6789 = "vector.extract"(%6686) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                %6790 = "vector.extract"(%6686) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                %6791 = "vector.extract"(%6686) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                %6792 = "vector.extract"(%6686) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                %6793 = "vector.extract"(%6686) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                %6794 = "vector.extract"(%6686) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                %6795 = "vector.extract"(%6686) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                %6796 = "vector.extract"(%6686) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                %6797 = "vector.extract"(%6686) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                %6798 = "vector.extract"(%6686) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                %6799 = "vector.extract"(%6686) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                %6800 = "vector.extract"(%6686) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                %6801 = "vector.extract"(%6686) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                %6802 = "vector.extract"(%6686) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                %6803 = "vector.extract"(%6686) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                %6804 = "vector.extract"(%6686) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                %6805 = "vector.extract"(%6686) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                %6806 = "vector.extract"(%6686) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                %6807 = "vector.extract"(%6686) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                %6808 = "vector.extract"(%6686) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                %6809 = "vector.extract"(%6686) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                %6810 = "vector.extract"(%6686) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                %6811 = "vector.extract"(%6686) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                %6812 = "vector.extract"(%6686) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                %6813 = "vector.extract"(%6686) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                %6814 = "vector.extract"(%6686) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                %6815 = "llvm.call_intrinsic"(%6687) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6816 = "llvm.call_intrinsic"(%6688) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6817 = "llvm.call_intrinsic"(%6689) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6818 = "llvm.call_intrinsic"(%6690) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6819 = "llvm.call_intrinsic"(%6691) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6820 = "llvm.call_intrinsic"(%6692) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6821 = "llvm.call_intrinsic"(%6693) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6822 = "llvm.call_intrinsic"(%6694) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6823 = "llvm.call_intrinsic"(%6695) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6824 = "llvm.call_intrinsic"(%6696) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6825 = "llvm.call_intrinsic"(%6697) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6826 = "llvm.call_intrinsic"(%6698) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6827 = "llvm.call_intrinsic"(%6699) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6828 = "llvm.call_intrinsic"(%6700) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6829 = "llvm.call_intrinsic"(%6701) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6830 = "llvm.call_intrinsic"(%6702) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6831 = "llvm.call_intrinsic"(%6703) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6832 = "llvm.call_intrinsic"(%6704) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6833 = "llvm.call_intrinsic"(%6705) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6834 = "llvm.call_intrinsic"(%6706) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6835 = "llvm.call_intrinsic"(%6707) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6836 = "llvm.call_intrinsic"(%6708) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6837 = "llvm.call_intrinsic"(%6709) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6838 = "llvm.call_intrinsic"(%6710) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6839 = "llvm.call_intrinsic"(%6711) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6840 = "llvm.call_intrinsic"(%6712) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6841 = "llvm.call_intrinsic"(%6713) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6842 = "llvm.call_intrinsic"(%6714) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6843 = "llvm.call_intrinsic"(%6715) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6844 = "llvm.call_intrinsic"(%6716) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6845 = "llvm.call_intrinsic"(%6717) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6846 = "llvm.call_intrinsic"(%6718) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6847 = "llvm.call_intrinsic"(%6719) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6848 = "llvm.call_intrinsic"(%6720) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6849 = "llvm.call_intrinsic"(%6721) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6850 = "llvm.call_intrinsic"(%6722) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6851 = "llvm.call_intrinsic"(%6723) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6852 = "llvm.call_intrinsic"(%6724) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6853 = "llvm.call_intrinsic"(%6725) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6854 = "llvm.call_intrinsic"(%6726) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6855 = "llvm.call_intrinsic"(%6727) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6856 = "llvm.call_intrinsic"(%6728) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6857 = "llvm.call_intrinsic"(%6729) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6858 = "llvm.call_intrinsic"(%6730) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6859 = "llvm.call_intrinsic"(%6731) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6860 = "llvm.call_intrinsic"(%6732) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6861 = "llvm.call_intrinsic"(%6733) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6862 = "llvm.call_intrinsic"(%6734) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6863 = "llvm.call_intrinsic"(%6735) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6864 = "llvm.call_intrinsic"(%6736) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6865 = "llvm.call_intrinsic"(%6737) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6866 = "llvm.call_intrinsic"(%6738) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6867 = "llvm.call_intrinsic"(%6739) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6868 = "llvm.call_intrinsic"(%6740) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6869 = "llvm.call_intrinsic"(%6741) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6870 = "llvm.call_intrinsic"(%6742) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6871 = "llvm.call_intrinsic"(%6743) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6872 = "llvm.call_intrinsic"(%6744) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6873 = "llvm.call_intrinsic"(%6745) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6874 = "llvm.call_intrinsic"(%6746) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6875 = "llvm.call_intrinsic"(%6747) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6876 = "llvm.call_intrinsic"(%6748) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6877 = "llvm.call_intrinsic"(%6749) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6878 = "llvm.call_intrinsic"(%6750) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6879 = "llvm.call_intrinsic"(%6751) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6880 = "llvm.call_intrinsic"(%6752) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6881 = "llvm.call_intrinsic"(%6753) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6882 = "llvm.call_intrinsic"(%6754) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6883 = "llvm.call_intrinsic"(%6755) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6884 = "llvm.call_intrinsic"(%6756) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6885 = "llvm.call_intrinsic"(%6757) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6886 = "llvm.call_intrinsic"(%6758) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6887 = "llvm.call_intrinsic"(%6759) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6888 = "llvm.call_intrinsic"(%6760) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6889 = "llvm.call_intrinsic"(%6761) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6890 = "llvm.call_intrinsic"(%6762) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6891 = "llvm.call_intrinsic"(%6763) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6892 = "llvm.call_intrinsic"(%6764) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6893 = "llvm.call_intrinsic"(%6765) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6894 = "llvm.call_intrinsic"(%6766) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6895 = "llvm.call_intrinsic"(%6767) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6896 = "llvm.call_intrinsic"(%6768) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6897 = "llvm.call_intrinsic"(%6769) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6898 = "llvm.call_intrinsic"(%6770) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6899 = "llvm.call_intrinsic"(%6771) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6900 = "llvm.call_intrinsic"(%6772) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6901 = "llvm.call_intrinsic"(%6773) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6902 = "llvm.call_intrinsic"(%6774) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6903 = "llvm.call_intrinsic"(%6775) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6904 = "llvm.call_intrinsic"(%6776) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6905 = "llvm.call_intrinsic"(%6777) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6906 = "llvm.call_intrinsic"(%6778) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6907 = "llvm.call_intrinsic"(%6779) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6908 = "llvm.call_intrinsic"(%6780) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6909 = "llvm.call_intrinsic"(%6781) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6910 = "llvm.call_intrinsic"(%6782) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6911 = "llvm.call_intrinsic"(%6783) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6912 = "llvm.call_intrinsic"(%6784) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6913 = "llvm.call_intrinsic"(%6785) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6914 = "llvm.call_intrinsic"(%6786) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6915 = "llvm.call_intrinsic"(%6787) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6916 = "llvm.call_intrinsic"(%6788) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6917 = "llvm.call_intrinsic"(%6789) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6918 = "llvm.call_intrinsic"(%6790) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6919 = "llvm.call_intrinsic"(%6791) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6920 = "llvm.call_intrinsic"(%6792) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6921 = "llvm.call_intrinsic"(%6793) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6922 = "llvm.call_intrinsic"(%6794) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6923 = "llvm.call_intrinsic"(%6795) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6924 = "llvm.call_intrinsic"(%6796) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6925 = "llvm.call_intrinsic"(%6797) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6926 = "llvm.call_intrinsic"(%6798) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6927 = "llvm.call_intrinsic"(%6799) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6928 = "llvm.call_intrinsic"(%6800) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6929 = "llvm.call_intrinsic"(%6801) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6930 = "llvm.call_intrinsic"(%6802) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6931 = "llvm.call_intrinsic"(%6803) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6932 = "llvm.call_intrinsic"(%6804) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6933 = "llvm.call_intrinsic"(%6805) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6934 = "llvm.call_intrinsic"(%6806) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6935 = "llvm.call_intrinsic"(%6807) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6936 = "llvm.call_intrinsic"(%6808) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6937 = "llvm.call_intrinsic"(%6809) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6938 = "llvm.call_intrinsic"(%6810) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6939 = "llvm.call_intrinsic"(%6811) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6940 = "llvm.call_intrinsic"(%6812) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6941 = "llvm.call_intrinsic"(%6813) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6942 = "llvm.call_intrinsic"(%6814) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %6943 = "vector.from_elements"(%6815, %6816, %6817, %6818, %6819, %6820, %6821, %6822, %6823, %6824, %6825, %6826, %6827, %6828, %6829, %6830, %6831, %6832, %6833, %6834, %6835, %6836, %6837, %6838, %6839, %6840, %6841, %6842, %6843, %6844, %6845, %6846, %6847, %6848, %6849, %6850, %6851, %6852, %6853, %6854, %6855, %6856, %6857, %6858, %6859, %6860, %6861, %6862, %6863, %6864, %6865, %6866, %6867, %6868, %6869, %6870, %6871, %6872, %6873, %6874, %6875, %6876, %6877, %6878, %6879, %6880, %6881, %6882, %6883, %6884, %6885, %6886, %6887, %6888, %6889, %6890, %6891, %6892, %6893, %6894, %6895, %6896, %6897, %6898, %6899, %6900, %6901, %6902, %6903, %6904, %6905, %6906, %6907, %6908, %6909, %6910, %6911, %6912, %6913, %6914, %6915, %6916, %6917, %6918, %6919, %6920, %6921, %6922, %6923, %6924, %6925, %6926, %6927, %6928, %6929, %6930, %6931, %6932, %6933, %6934, %6935, %6936, %6937, %6938, %6939, %6940, %6941, %6942) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
                %6944 = "arith.truncf"(%6943) : (vector<128xf32>) -> vector<128xf16>
                %6945 = "vector.extract"(%6944) {static_position = array<i64: 0>} : (vector<128xf16>) -> f16
                %6946 = "vector.extract"(%6944) {static_position = array<i64: 1>} : (vector<128xf16>) -> f16
                %6947 = "vector.extract"(%6944) {static_position = array<i64: 2>} : (vector<128xf16>) -> f16
                %6948 = "vector.extract"(%6944) {static_position = array<i64: 3>} : (vector<128xf16>) -> f16
                %6949 = "vector.extract"(%6944) {static_position = array<i64: 4>} : (vector<128xf16>) -> f16
                %6950 = "vector.extract"(%6944) {static_position = array<i64: 5>} : (vector<128xf16>) -> f16
                %6951 = "vector.extract"(%6944) {static_position = array<i64: 6>} : (vector<128xf16>) -> f16
                %6952 = "vector.extract"(%6944) {static_position = array<i64: 7>} : (vector<128xf16>) -> f16
                %6953 = "vector.extract"(%6944) {static_position = array<i64: 8>} : (vector<128xf16>) -> f16
                %6954 = "vector.extract"(%6944) {static_position = array<i64: 9>} : (vector<128xf16>) -> f16
                %6955 = "vector.extract"(%6944) {static_position = array<i64: 10>} : (vector<128xf16>) -> f16
                %6956 = "vector.extract"(%6944) {static_position = array<i64: 11>} : (vector<128xf16>) -> f16
                %6957 = "vector.extract"(%6944) {static_position = array<i64: 12>} : (vector<128xf16>) -> f16
                %6958 = "vector.extract"(%6944) {static_position = array<i64: 13>} : (vector<128xf16>) -> f16
                %6959 = "vector.extract"(%6944) {static_position = array<i64: 14>} : (vector<128xf16>) -> f16
                %6960 = "vector.extract"(%6944) {static_position = array<i64: 15>} : (vector<128xf16>) -> f16
                %6961 = "vector.extract"(%6944) {static_position = array<i64: 16>} : (vector<128xf16>) -> f16
                %6962 = "vector.extract"(%6944) {static_position = array<i64: 17>} : (vector<128xf16>) -> f16
                %6963 = "vector.extract"(%6944) {static_position = array<i64: 18>} : (vector<128xf16>) -> f16
                %6964 = "vector.extract"(%6944) {static_position = array<i64: 19>} : (vector<128xf16>) -> f16
                %6965 = "vector.extract"(%6944) {static_position = array<i64: 20>} : (vector<128xf16>) -> f16
                %6966 = "vector.extract"(%6944) {static_position = array<i64: 21>} : (vector<128xf16>) -> f16
                %6967 = "vector.extract"(%6944) {static_position = array<i64: 22>} : (vector<128xf16>) -> f16
                %6968 = "vector.extract"(%6944) {static_position = array<i64: 23>} : (vector<128xf16>) -> f16
                %6969 = "vector.extract"(%6944) {static_position = array<i64: 24>} : (vector<128xf16>) -> f16
                %6970 = "vector.extract"(%6944) {static_position = array<i64: 25>} : (vector<128xf16>) -> f16
                %6971 = "vector.extract"(%6944) {static_position = array<i64: 26>} : (vector<128xf16>) -> f16
                %6972 = "vector.extract"(%6944) {static_position = array<i64: 27>} : (vector<128xf16>) -> f16
                %6973 = "vector.extract"(%6944) {static_position = array<i64: 28>} : (vector<128xf16>) -> f16
                %6974 = "vector.extract"(%6944) {static_position = array<i64: 29>} : (vector<128xf16>) -> f16
                %6975 = "vector.extract"(%6944) {static_position = array<i64: 30>} : (vector<128xf16>) -> f16
                %6976 = "vector.extract"(%6944) {static_position = array<i64: 31>} : (vector<128xf16>) -> f16
                %6977 = "vector.extract"(%6944) {static_position = array<i64: 32>} : (vector<128xf16>) -> f16
                %6978 = "vector.extract"(%6944) {static_position = array<i64: 33>} : (vector<128xf16>) -> f16
                %6979 = "vector.extract"(%6944) {static_position = array<i64: 34>} : (vector<128xf16>) -> f16
                %6980 = "vector.extract"(%6944) {static_position = array<i64: 35>} : (vector<128xf16>) -> f16
                %6981 = "vector.extract"(%6944) {static_position = array<i64: 36>} : (vector<128xf16>) -> f16
                %6982 = "vector.extract"(%6944) {static_position = array<i64: 37>} : (vector<128xf16>) -> f16
                %6983 = "vector.extract"(%6944) {static_position = array<i64: 38>} : (vector<128xf16>) -> f16
                %6984 = "vector.extract"(%6944) {static_position = array<i64: 39>} : (vector<128xf16>) -> f16
                %6985 = "vector.extract"(%6944) {static_position = array<i64: 40>} : (vector<128xf16>) -> f16
                %6986 = "vector.extract"(%6944) {static_position = array<i64: 41>} : (vector<128xf16>) -> f16
                %6987 = "vector.extract"(%6944) {static_position = array<i64: 42>} : (vector<128xf16>) -> f16
                %6988 = "vector.extract"(%6944) {static_position = array<i64: 43>} : (vector<128xf16>) -> f16
                %6989 = "vector.extract"(%6944) {static_position = array<i64: 44>} : (vector<128xf16>) -> f16
                %6990 = "vector.extract"(%6944) {static_position = array<i64: 45>} : (vector<128xf16>) -> f16
                %6991 = "vector.extract"(%6944) {static_position = array<i64: 46>} : (vector<128xf16>) -> f16
                %6992 = "vector.extract"(%6944) {static_position = array<i64: 47>} : (vector<128xf16>) -> f16
                %6993 = "vector.extract"(%6944) {static_position = array<i64: 48>} : (vector<128xf16>) -> f16
                %6994 = "vector.extract"(%6944) {static_position = array<i64: 49>} : (vector<128xf16>) -> f16
                %6995 = "vector.extract"(%6944) {static_position = array<i64: 50>} : (vector<128xf16>) -> f16
                %6996 = "vector.extract"(%6944) {static_position = array<i64: 51>} : (vector<128xf16>) -> f16
                %6997 = "vector.extract"(%6944) {static_position = array<i64: 52>} : (vector<128xf16>) -> f16
                %6998 = "vector.extract"(%6944) {static_position = array<i64: 53>} : (vector<128xf16>) -> f16
                %6999 = "vector.extract"(%6944) {static_position = array<i64: 54>} : (vector<128xf16>) -> f16
                %7000 = "vector.extract"(%6944) {static_position = array<i64: 55>} : (vector<128xf16>) -> f16
                %7001 = "vector.extract"(%6944) {static_position = array<i64: 56>} : (vector<128xf16>) -> f16
                %7002 = "vector.extract"(%6944) {static_position = array<i64: 57>} : (vector<128xf16>) -> f16
                %7003 = "vector.extract"(%6944) {static_position = array<i64: 58>} : (vector<128xf16>) -> f16
                %7004 = "vector.extract"(%6944) {static_position = array<i64: 59>} : (vector<128xf16>) -> f16
                %7005 = "vector.extract"(%6944) {static_position = array<i64: 60>} : (vector<128xf16>) -> f16
                %7006 = "vector.extract"(%6944) {static_position = array<i64: 61>} : (vector<128xf16>) -> f16
                %7007 = "vector.extract"(%6944) {static_position = array<i64: 62>} : (vector<128xf16>) -> f16
                %7008 = "vector.extract"(%6944) {static_position = array<i64: 63>} : (vector<128xf16>) -> f16
                %7009 = "vector.extract"(%6944) {static_position = array<i64: 64>} : (vector<128xf16>) -> f16
                %7010 = "vector.extract"(%6944) {static_position = array<i64: 65>} : (vector<128xf16>) -> f16
                %7011 = "vector.extract"(%6944) {static_position = array<i64: 66>} : (vector<128xf16>) -> f16
                %7012 = "vector.extract"(%6944) {static_position = array<i64: 67>} : (vector<128xf16>) -> f16
                %7013 = "vector.extract"(%6944) {static_position = array<i64: 68>} : (vector<128xf16>) -> f16
                %7014 = "vector.extract"(%6944) {static_position = array<i64: 69>} : (vector<128xf16>) -> f16
                %7015 = "vector.extract"(%6944) {static_position = array<i64: 70>} : (vector<128xf16>) -> f16
                %7016 = "vector.extract"(%6944) {static_position = array<i64: 71>} : (vector<128xf16>) -> f16
                %7017 = "vector.extract"(%6944) {static_position = array<i64: 72>} : (vector<128xf16>) -> f16
                %7018 = "vector.extract"(%6944) {static_position = array<i64: 73>} : (vector<128xf16>) -> f16
                %7019 = "vector.extract"(%6944) {static_position = array<i64: 74>} : (vector<128xf16>) -> f16
                %7020 = "vector.extract"(%6944) {static_position = array<i64: 75>} : (vector<128xf16>) -> f16
                %7021 = "vector.extract"(%6944) {static_position = array<i64: 76>} : (vector<128xf16>) -> f16
                %7022 = "vector.extract"(%6944) {static_position = array<i64: 77>} : (vector<128xf16>) -> f16
                %7023 = "vector.extract"(%6944) {static_position = array<i64: 78>} : (vector<128xf16>) -> f16
                %7024 = "vector.extract"(%6944) {static_position = array<i64: 79>} : (vector<128xf16>) -> f16
                %7025 = "vector.extract"(%6944) {static_position = array<i64: 80>} : (vector<128xf16>) -> f16
                %7026 = "vector.extract"(%6944) {static_position = array<i64: 81>} : (vector<128xf16>) -> f16
                %7027 = "vector.extract"(%6944) {static_position = array<i64: 82>} : (vector<128xf16>) -> f16
                %7028 = "vector.extract"(%6944) {static_position = array<i64: 83>} : (vector<128xf16>) -> f16
                %7029 = "vector.extract"(%6944) {static_position = array<i64: 84>} : (vector<128xf16>) -> f16
                %7030 = "vector.extract"(%6944) {static_position = array<i64: 85>} : (vector<128xf16>) -> f16
                %7031 = "vector.extract"(%6944) {static_position = array<i64: 86>} : (vector<128xf16>) -> f16
                %7032 = "vector.extract"(%6944) {static_position = array<i64: 87>} : (vector<128xf16>) -> f16
                %7033 = "vector.extract"(%6944) {static_position = array<i64: 88>} : (vector<128xf16>) -> f16
                %7034 = "vector.extract"(%6944) {static_position = array<i64: 89>} : (vector<128xf16>) -> f16
                %7035 = "vector.extract"(%6944) {static_position = array<i64: 90>} : (vector<128xf16>) -> f16
                %7036 = "vector.extract"(%6944) {static_position = array<i64: 91>} : (vector<128xf16>) -> f16
                %7037 = "vector.extract"(%6944) {static_position = array<i64: 92>} : (vector<128xf16>) -> f16
                %7038 = "vector.extract"(%6944) {static_position = array<i64: 93>} : (vector<128xf16>) -> f16
                %7039 = "vector.extract"(%6944) {static_position = array<i64: 94>} : (vector<128xf16>) -> f16
                %7040 = "vector.extract"(%6944) {static_position = array<i64: 95>} : (vector<128xf16>) -> f16
                %7041 = "vector.extract"(%6944) {static_position = array<i64: 96>} : (vector<128xf16>) -> f16
                %7042 = "vector.extract"(%6944) {static_position = array<i64: 97>} : (vector<128xf16>) -> f16
                %7043 = "vector.extract"(%6944) {static_position = array<i64: 98>} : (vector<128xf16>) -> f16
                %7044 = "vector.extract"(%6944) {static_position = array<i64: 99>} : (vector<128xf16>) -> f16
                %7045 = "vector.extract"(%6944) {static_position = array<i64: 100>} : (vector<128xf16>) -> f16
                %7046 = "vector.extract"(%6944) {static_position = array<i64: 101>} : (vector<128xf16>) -> f16
                %7047 = "vector.extract"(%6944) {static_position = array<i64: 102>} : (vector<128xf16>) -> f16
                %7048 = "vector.extract"(%6944) {static_position = array<i64: 103>} : (vector<128xf16>) -> f16
                %7049 = "vector.extract"(%6944) {static_position = array<i64: 104>} : (vector<128xf16>) -> f16
                %7050 = "vector.extract"(%6944) {static_position = array<i64: 105>} : (vector<128xf16>) -> f16
                %7051 = "vector.extract"(%6944) {static_position = array<i64: 106>} : (vector<128xf16>) -> f16
                %7052 = "vector.extract"(%6944) {static_position = array<i64: 107>} : (vector<128xf16>) -> f16
                %7053 = "vector.extract"(%6944) {static_position = array<i64: 108>} : (vector<128xf16>) -> f16
                %7054 = "vector.extract"(%6944) {static_position = array<i64: 109>} : (vector<128xf16>) -> f16
                %7055 = "vector.extract"(%6944) {static_position = array<i64: 110>} : (vector<128xf16>) -> f16
                %7056 = "vector.extract"(%6944) {static_position = array<i64: 111>} : (vector<128xf16>) -> f16
                %7057 = "vector.extract"(%6944) {static_position = array<i64: 112>} : (vector<128xf16>) -> f16
                %7058 = "vector.extract"(%6944) {static_position = array<i64: 113>} : (vector<128xf16>) -> f16
                %7059 = "vector.extract"(%6944) {static_position = array<i64: 114>} : (vector<128xf16>) -> f16
                %7060 = "vector.extract"(%6944) {static_position = array<i64: 115>} : (vector<128xf16>) -> f16
                %7061 = "vector.extract"(%6944) {static_position = array<i64: 116>} : (vector<128xf16>) -> f16
                %7062 = "vector.extract"(%6944) {static_position = array<i64: 117>} : (vector<128xf16>) -> f16
                %7063 = "vector.extract"(%6944) {static_position = array<i64: 118>} : (vector<128xf16>) -> f16
                %7064 = "vector.extract"(%6944) {static_position = array<i64: 119>} : (vector<128xf16>) -> f16
                %7065 = "vector.extract"(%6944) {static_position = array<i64: 120>} : (vector<128xf16>) -> f16
                %7066 = "vector.extract"(%6944) {static_position = array<i64: 121>} : (vector<128xf16>) -> f16
                %7067 = "vector.extract"(%6944) {static_position = array<i64: 122>} : (vector<128xf16>) -> f16
                %7068 = "vector.extract"(%6944) {static_position = array<i64: 123>} : (vector<128xf16>) -> f16
                %7069 = "vector.extract"(%6944) {static_position = array<i64: 124>} : (vector<128xf16>) -> f16
                %7070 = "vector.extract"(%6944) {static_position = array<i64: 125>} : (vector<128xf16>) -> f16
                %7071 = "vector.extract"(%6944) {static_position = array<i64: 126>} : (vector<128xf16>) -> f16
                %7072 = "vector.extract"(%6944) {static_position = array<i64: 127>} : (vector<128xf16>) -> f16
                %7073 = "vector.from_elements"(%6945, %6946) : (f16, f16) -> vector<2xf16>
                %7074 = "llvm.bitcast"(%7073) : (vector<2xf16>) -> f32
                %7075 = "vector.from_elements"(%6947, %6948) : (f16, f16) -> vector<2xf16>
                %7076 = "llvm.bitcast"(%7075) : (vector<2xf16>) -> f32
                %7077 = "vector.from_elements"(%6949, %6950) : (f16, f16) -> vector<2xf16>
                %7078 = "llvm.bitcast"(%7077) : (vector<2xf16>) -> f32
                %7079 = "vector.from_elements"(%6951, %6952) : (f16, f16) -> vector<2xf16>
                %7080 = "llvm.bitcast"(%7079) : (vector<2xf16>) -> f32
                %7081 = "vector.from_elements"(%6953, %6954) : (f16, f16) -> vector<2xf16>
                %7082 = "llvm.bitcast"(%7081) : (vector<2xf16>) -> f32
                %7083 = "vector.from_elements"(%6955, %6956) : (f16, f16) -> vector<2xf16>
                %7084 = "llvm.bitcast"(%7083) : (vector<2xf16>) -> f32
                %7085 = "vector.from_elements"(%6957, %6958) : (f16, f16) -> vector<2xf16>
                %7086 = "llvm.bitcast"(%7085) : (vector<2xf16>) -> f32
                %7087 = "vector.from_elements"(%6959, %6960) : (f16, f16) -> vector<2xf16>
                %7088 = "llvm.bitcast"(%7087) : (vector<2xf16>) -> f32
                %7089 = "vector.from_elements"(%6961, %6962) : (f16, f16) -> vector<2xf16>
                %7090 = "llvm.bitcast"(%7089) : (vector<2xf16>) -> f32
                %7091 = "vector.from_elements"(%6963, %6964) : (f16, f16) -> vector<2xf16>
                %7092 = "llvm.bitcast"(%7091) : (vector<2xf16>) -> f32
                %7093 = "vector.from_elements"(%6965, %6966) : (f16, f16) -> vector<2xf16>
                %7094 = "llvm.bitcast"(%7093) : (vector<2xf16>) -> f32
                %7095 = "vector.from_elements"(%6967, %6968) : (f16, f16) -> vector<2xf16>
                %7096 = "llvm.bitcast"(%7095) : (vector<2xf16>) -> f32
                %7097 = "vector.from_elements"(%6969, %6970) : (f16, f16) -> vector<2xf16>
                %7098 = "llvm.bitcast"(%7097) : (vector<2xf16>) -> f32
                %7099 = "vector.from_elements"(%6971, %6972) : (f16, f16) -> vector<2xf16>
                %7100 = "llvm.bitcast"(%7099) : (vector<2xf16>) -> f32
                %7101 = "vector.from_elements"(%6973, %6974) : (f16, f16) -> vector<2xf16>
                %7102 = "llvm.bitcast"(%7101) : (vector<2xf16>) -> f32
                %7103 = "vector.from_elements"(%6975, %6976) : (f16, f16) -> vector<2xf16>
                %7104 = "llvm.bitcast"(%7103) : (vector<2xf16>) -> f32
                %7105 = "vector.from_elements"(%6977, %6978) : (f16, f16) -> vector<2xf16>
                %7106 = "llvm.bitcast"(%7105) : (vector<2xf16>) -> f32
                %7107 = "vector.from_elements"(%6979, %6980) : (f16, f16) -> vector<2xf16>
                %7108 = "llvm.bitcast"(%7107) : (vector<2xf16>) -> f32
                %7109 = "vector.from_elements"(%6981, %6982) : (f16, f16) -> vector<2xf16>
                %7110 = "llvm.bitcast"(%7109) : (vector<2xf16>) -> f32
                %7111 = "vector.from_elements"(%6983, %6984) : (f16, f16) -> vector<2xf16>
                %7112 = "llvm.bitcast"(%7111) : (vector<2xf16>) -> f32
                %7113 = "vector.from_elements"(%6985, %6986) : (f16, f16) -> vector<2xf16>
                %7114 = "llvm.bitcast"(%7113) : (vector<2xf16>) -> f32
                %7115 = "vector.from_elements"(%6987, %6988) : (f16, f16) -> vector<2xf16>
                %7116 = "llvm.bitcast"(%7115) : (vector<2xf16>) -> f32
                %7117 = "vector.from_elements"(%6989, %6990) : (f16, f16) -> vector<2xf16>
                %7118 = "llvm.bitcast"(%7117) : (vector<2xf16>) -> f32
                %7119 = "vector.from_elements"(%6991, %6992) : (f16, f16) -> vector<2xf16>
                %7120 = "llvm.bitcast"(%7119) : (vector<2xf16>) -> f32
                %7121 = "vector.from_elements"(%6993, %6994) : (f16, f16) -> vector<2xf16>
                %7122 = "llvm.bitcast"(%7121) : (vector<2xf16>) -> f32
                %7123 = "vector.from_elements"(%6995, %6996) : (f16, f16) -> vector<2xf16>
                %7124 = "llvm.bitcast"(%7123) : (vector<2xf16>) -> f32
                %7125 = "vector.from_elements"(%6997, %6998) : (f16, f16) -> vector<2xf16>
                %7126 = "llvm.bitcast"(%7125) : (vector<2xf16>) -> f32
                %7127 = "vector.from_elements"(%6999, %7000) : (f16, f16) -> vector<2xf16>
                %7128 = "llvm.bitcast"(%7127) : (vector<2xf16>) -> f32
                %7129 = "vector.from_elements"(%7001, %7002) : (f16, f16) -> vector<2xf16>
                %7130 = "llvm.bitcast"(%7129) : (vector<2xf16>) -> f32
                %7131 = "vector.from_elements"(%7003, %7004) : (f16, f16) -> vector<2xf16>
                %7132 = "llvm.bitcast"(%7131) : (vector<2xf16>) -> f32
                %7133 = "vector.from_elements"(%7005, %7006) : (f16, f16) -> vector<2xf16>
                %7134 = "llvm.bitcast"(%7133) : (vector<2xf16>) -> f32
                %7135 = "vector.from_elements"(%7007, %7008) : (f16, f16) -> vector<2xf16>
                %7136 = "llvm.bitcast"(%7135) : (vector<2xf16>) -> f32
                %7137 = "llvm.bitcast"(%7074) : (f32) -> i32
                %7138 = "llvm.bitcast"(%7076) : (f32) -> i32
                %7139 = "llvm.bitcast"(%7078) : (f32) -> i32
                %7140 = "llvm.bitcast"(%7080) : (f32) -> i32
                %7141 = "llvm.bitcast"(%7082) : (f32) -> i32
                %7142 = "llvm.bitcast"(%7084) : (f32) -> i32
                %7143 = "llvm.bitcast"(%7086) : (f32) -> i32
                %7144 = "llvm.bitcast"(%7088) : (f32) -> i32
                %7145 = "llvm.bitcast"(%7090) : (f32) -> i32
                %7146 = "llvm.bitcast"(%7092) : (f32) -> i32
                %7147 = "llvm.bitcast"(%7094) : (f32) -> i32
                %7148 = "llvm.bitcast"(%7096) : (f32) -> i32
                %7149 = "llvm.bitcast"(%7098) : (f32) -> i32
                %7150 = "llvm.bitcast"(%7100) : (f32) -> i32
                %7151 = "llvm.bitcast"(%7102) : (f32) -> i32
                %7152 = "llvm.bitcast"(%7104) : (f32) -> i32
                %7153 = "llvm.bitcast"(%7106) : (f32) -> i32
                %7154 = "llvm.bitcast"(%7108) : (f32) -> i32
                %7155 = "llvm.bitcast"(%7110) : (f32) -> i32
                %7156 = "llvm.bitcast"(%7112) : (f32) -> i32
                %7157 = "llvm.bitcast"(%7114) : (f32) -> i32
                %7158 = "llvm.bitcast"(%7116) : (f32) -> i32
                %7159 = "llvm.bitcast"(%7118) : (f32) -> i32
                %7160 = "llvm.bitcast"(%7120) : (f32) -> i32
                %7161 = "llvm.bitcast"(%7122) : (f32) -> i32
                %7162 = "llvm.bitcast"(%7124) : (f32) -> i32
                %7163 = "llvm.bitcast"(%7126) : (f32) -> i32
                %7164 = "llvm.bitcast"(%7128) : (f32) -> i32
                %7165 = "llvm.bitcast"(%7130) : (f32) -> i32
                %7166 = "llvm.bitcast"(%7132) : (f32) -> i32
                %7167 = "llvm.bitcast"(%7134) : (f32) -> i32
                %7168 = "llvm.bitcast"(%7136) : (f32) -> i32
                "llvm.inline_asm"(%5189, %7137, %7138, %7139, %7140, %7141, %7142, %7143, %7144, %7145, %7146, %7147, %7148, %7149, %7150, %7151, %7152, %7153, %7154, %7155, %7156, %7157, %7158, %7159, %7160, %7161, %7162, %7163, %7164, %7165, %7166, %7167, %7168) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 157 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                %7170 = "vector.from_elements"(%7009, %7010) : (f16, f16) -> vector<2xf16>
                %7171 = "llvm.bitcast"(%7170) : (vector<2xf16>) -> f32
                %7172 = "vector.from_elements"(%7011, %7012) : (f16, f16) -> vector<2xf16>
                %7173 = "llvm.bitcast"(%7172) : (vector<2xf16>) -> f32
                %7174 = "vector.from_elements"(%7013, %7014) : (f16, f16) -> vector<2xf16>
                %7175 = "llvm.bitcast"(%7174) : (vector<2xf16>) -> f32
                %7176 = "vector.from_elements"(%7015, %7016) : (f16, f16) -> vector<2xf16>
                %7177 = "llvm.bitcast"(%7176) : (vector<2xf16>) -> f32
                %7178 = "vector.from_elements"(%7017, %7018) : (f16, f16) -> vector<2xf16>
                %7179 = "llvm.bitcast"(%7178) : (vector<2xf16>) -> f32
                %7180 = "vector.from_elements"(%7019, %7020) : (f16, f16) -> vector<2xf16>
                %7181 = "llvm.bitcast"(%7180) : (vector<2xf16>) -> f32
                %7182 = "vector.from_elements"(%7021, %7022) : (f16, f16) -> vector<2xf16>
                %7183 = "llvm.bitcast"(%7182) : (vector<2xf16>) -> f32
                %7184 = "vector.from_elements"(%7023, %7024) : (f16, f16) -> vector<2xf16>
                %7185 = "llvm.bitcast"(%7184) : (vector<2xf16>) -> f32
                %7186 = "vector.from_elements"(%7025, %7026) : (f16, f16) -> vector<2xf16>
                %7187 = "llvm.bitcast"(%7186) : (vector<2xf16>) -> f32
                %7188 = "vector.from_elements"(%7027, %7028) : (f16, f16) -> vector<2xf16>
                %7189 = "llvm.bitcast"(%7188) : (vector<2xf16>) -> f32
                %7190 = "vector.from_elements"(%7029, %7030) : (f16, f16) -> vector<2xf16>
                %7191 = "llvm.bitcast"(%7190) : (vector<2xf16>) -> f32
                %7192 = "vector.from_elements"(%7031, %7032) : (f16, f16) -> vector<2xf16>
                %7193 = "llvm.bitcast"(%7192) : (vector<2xf16>) -> f32
                %7194 = "vector.from_elements"(%7033, %7034) : (f16, f16) -> vector<2xf16>
                %7195 = "llvm.bitcast"(%7194) : (vector<2xf16>) -> f32
                %7196 = "vector.from_elements"(%7035, %7036) : (f16, f16) -> vector<2xf16>
                %7197 = "llvm.bitcast"(%7196) : (vector<2xf16>) -> f32
                %7198 = "vector.from_elements"(%7037, %7038) : (f16, f16) -> vector<2xf16>
                %7199 = "llvm.bitcast"(%7198) : (vector<2xf16>) -> f32
                %7200 = "vector.from_elements"(%7039, %7040) : (f16, f16) -> vector<2xf16>
                %7201 = "llvm.bitcast"(%7200) : (vector<2xf16>) -> f32
                %7202 = "vector.from_elements"(%7041, %7042) : (f16, f16) -> vector<2xf16>
                %7203 = "llvm.bitcast"(%7202) : (vector<2xf16>) -> f32
                %7204 = "vector.from_elements"(%7043, %7044) : (f16, f16) -> vector<2xf16>
                %7205 = "llvm.bitcast"(%7204) : (vector<2xf16>) -> f32
                %7206 = "vector.from_elements"(%7045, %7046) : (f16, f16) -> vector<2xf16>
                %7207 = "llvm.bitcast"(%7206) : (vector<2xf16>) -> f32
                %7208 = "vector.from_elements"(%7047, %7048) : (f16, f16) -> vector<2xf16>
                %7209 = "llvm.bitcast"(%7208) : (vector<2xf16>) -> f32
                %7210 = "vector.from_elements"(%7049, %7050) : (f16, f16) -> vector<2xf16>
                %7211 = "llvm.bitcast"(%7210) : (vector<2xf16>) -> f32
                %7212 = "vector.from_elements"(%7051, %7052) : (f16, f16) -> vector<2xf16>
                %7213 = "llvm.bitcast"(%7212) : (vector<2xf16>) -> f32
                %7214 = "vector.from_elements"(%7053, %7054) : (f16, f16) -> vector<2xf16>
                %7215 = "llvm.bitcast"(%7214) : (vector<2xf16>) -> f32
                %7216 = "vector.from_elements"(%7055, %7056) : (f16, f16) -> vector<2xf16>
                %7217 = "llvm.bitcast"(%7216) : (vector<2xf16>) -> f32
                %7218 = "vector.from_elements"(%7057, %7058) : (f16, f16) -> vector<2xf16>
                %7219 = "llvm.bitcast"(%7218) : (vector<2xf16>) -> f32
                %7220 = "vector.from_elements"(%7059, %7060) : (f16, f16) -> vector<2xf16>
                %7221 = "llvm.bitcast"(%7220) : (vector<2xf16>) -> f32
                %7222 = "vector.from_elements"(%7061, %7062) : (f16, f16) -> vector<2xf16>
                %7223 = "llvm.bitcast"(%7222) : (vector<2xf16>) -> f32
                %7224 = "vector.from_elements"(%7063, %7064) : (f16, f16) -> vector<2xf16>
                %7225 = "llvm.bitcast"(%7224) : (vector<2xf16>) -> f32
                %7226 = "vector.from_elements"(%7065, %7066) : (f16, f16) -> vector<2xf16>
                %7227 = "llvm.bitcast"(%7226) : (vector<2xf16>) -> f32
                %7228 = "vector.from_elements"(%7067, %7068) : (f16, f16) -> vector<2xf16>
                %7229 = "llvm.bitcast"(%7228) : (vector<2xf16>) -> f32
                %7230 = "vector.from_elements"(%7069, %7070) : (f16, f16) -> vector<2xf16>
                %7231 = "llvm.bitcast"(%7230) : (vector<2xf16>) -> f32
                %7232 = "vector.from_elements"(%7071, %7072) : (f16, f16) -> vector<2xf16>
                %7233 = "llvm.bitcast"(%7232) : (vector<2xf16>) -> f32
                %7234 = "llvm.bitcast"(%7171) : (f32) -> i32
                %7235 = "llvm.bitcast"(%7173) : (f32) -> i32
                %7236 = "llvm.bitcast"(%7175) : (f32) -> i32
                %7237 = "llvm.bitcast"(%7177) : (f32) -> i32
                %7238 = "llvm.bitcast"(%7179) : (f32) -> i32
                %7239 = "llvm.bitcast"(%7181) : (f32) -> i32
                %7240 = "llvm.bitcast"(%7183) : (f32) -> i32
                %7241 = "llvm.bitcast"(%7185) : (f32) -> i32
                %7242 = "llvm.bitcast"(%7187) : (f32) -> i32
                %7243 = "llvm.bitcast"(%7189) : (f32) -> i32
                %7244 = "llvm.bitcast"(%7191) : (f32) -> i32
                %7245 = "llvm.bitcast"(%7193) : (f32) -> i32
                %7246 = "llvm.bitcast"(%7195) : (f32) -> i32
                %7247 = "llvm.bitcast"(%7197) : (f32) -> i32
                %7248 = "llvm.bitcast"(%7199) : (f32) -> i32
                %7249 = "llvm.bitcast"(%7201) : (f32) -> i32
                %7250 = "llvm.bitcast"(%7203) : (f32) -> i32
                %7251 = "llvm.bitcast"(%7205) : (f32) -> i32
                %7252 = "llvm.bitcast"(%7207) : (f32) -> i32
                %7253 = "llvm.bitcast"(%7209) : (f32) -> i32
                %7254 = "llvm.bitcast"(%7211) : (f32) -> i32
                %7255 = "llvm.bitcast"(%7213) : (f32) -> i32
                %7256 = "llvm.bitcast"(%7215) : (f32) -> i32
                %7257 = "llvm.bitcast"(%7217) : (f32) -> i32
                %7258 = "llvm.bitcast"(%7219) : (f32) -> i32
                %7259 = "llvm.bitcast"(%7221) : (f32) -> i32
                %7260 = "llvm.bitcast"(%7223) : (f32) -> i32
                %7261 = "llvm.bitcast"(%7225) : (f32) -> i32
                %7262 = "llvm.bitcast"(%7227) : (f32) -> i32
                %7263 = "llvm.bitcast"(%7229) : (f32) -> i32
                %7264 = "llvm.bitcast"(%7231) : (f32) -> i32
                %7265 = "llvm.bitcast"(%7233) : (f32) -> i32
                "llvm.inline_asm"(%5752, %7234, %7235, %7236, %7237, %7238, %7239, %7240, %7241, %7242, %7243, %7244, %7245, %7246, %7247, %7248, %7249, %7250, %7251, %7252, %7253, %7254, %7255, %7256, %7257, %7258, %7259, %7260, %7261, %7262, %7263, %7264, %7265) {asm_string = "tcgen05.st.sync.aligned.32x32b.x32.b32 [$0], {$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32};", constraints = "r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 158 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.wait::st.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 159 : i32} : () -> ()
                "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                %7269 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %t7270_s0 = "llvm.ptrtoint"(%7269) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t7270_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                %7271 = "arith.mulf"(%5683, %6675) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7272 = "vector.extract"(%6943) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
                %7273 = "vector.extract"(%6943) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
                %7274 = "arith.addf"(%7272, %7273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7275 = "vector.extract"(%6943) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
                %7276 = "vector.extract"(%6943) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
                %7277 = "arith.addf"(%7275, %7276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7278 = "arith.addf"(%7274, %7277) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7279 = "vector.extract"(%6943) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
                %7280 = "vector.extract"(%6943) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
                %7281 = "arith.addf"(%7279, %7280) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7282 = "vector.extract"(%6943) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
                %7283 = "vector.extract"(%6943) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
                %7284 = "arith.addf"(%7282, %7283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7285 = "arith.addf"(%7281, %7284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7286 = "arith.addf"(%7278, %7285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7287 = "vector.extract"(%6943) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
                %7288 = "vector.extract"(%6943) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
                %7289 = "arith.addf"(%7287, %7288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7290 = "vector.extract"(%6943) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
                %7291 = "vector.extract"(%6943) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
                %7292 = "arith.addf"(%7290, %7291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7293 = "arith.addf"(%7289, %7292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7294 = "vector.extract"(%6943) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
                %7295 = "vector.extract"(%6943) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
                %7296 = "arith.addf"(%7294, %7295) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7297 = "vector.extract"(%6943) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
                %7298 = "vector.extract"(%6943) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
                %7299 = "arith.addf"(%7297, %7298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7300 = "arith.addf"(%7296, %7299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7301 = "arith.addf"(%7293, %7300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7302 = "arith.addf"(%7286, %7301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7303 = "vector.extract"(%6943) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
                %7304 = "vector.extract"(%6943) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
                %7305 = "arith.addf"(%7303, %7304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7306 = "vector.extract"(%6943) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
                %7307 = "vector.extract"(%6943) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
                %7308 = "arith.addf"(%7306, %7307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7309 = "arith.addf"(%7305, %7308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7310 = "vector.extract"(%6943) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
                %7311 = "vector.extract"(%6943) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
                %7312 = "arith.addf"(%7310, %7311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7313 = "vector.extract"(%6943) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
                %7314 = "vector.extract"(%6943) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
                %7315 = "arith.addf"(%7313, %7314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7316 = "arith.addf"(%7312, %7315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7317 = "arith.addf"(%7309, %7316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7318 = "vector.extract"(%6943) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
                %7319 = "vector.extract"(%6943) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
                %7320 = "arith.addf"(%7318, %7319) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7321 = "vector.extract"(%6943) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
                %7322 = "vector.extract"(%6943) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
                %7323 = "arith.addf"(%7321, %7322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7324 = "arith.addf"(%7320, %7323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7325 = "vector.extract"(%6943) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
                %7326 = "vector.extract"(%6943) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
                %7327 = "arith.addf"(%7325, %7326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7328 = "vector.extract"(%6943) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
                %7329 = "vector.extract"(%6943) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
                %7330 = "arith.addf"(%7328, %7329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7331 = "arith.addf"(%7327, %7330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7332 = "arith.addf"(%7324, %7331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7333 = "arith.addf"(%7317, %7332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7334 = "arith.addf"(%7302, %7333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7335 = "vector.extract"(%6943) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
                %7336 = "vector.extract"(%6943) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
                %7337 = "arith.addf"(%7335, %7336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7338 = "vector.extract"(%6943) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
                %7339 = "vector.extract"(%6943) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
                %7340 = "arith.addf"(%7338, %7339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7341 = "arith.addf"(%7337, %7340) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7342 = "vector.extract"(%6943) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
                %7343 = "vector.extract"(%6943) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
                %7344 = "arith.addf"(%7342, %7343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7345 = "vector.extract"(%6943) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
                %7346 = "vector.extract"(%6943) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
                %7347 = "arith.addf"(%7345, %7346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7348 = "arith.addf"(%7344, %7347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7349 = "arith.addf"(%7341, %7348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7350 = "vector.extract"(%6943) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
                %7351 = "vector.extract"(%6943) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
                %7352 = "arith.addf"(%7350, %7351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7353 = "vector.extract"(%6943) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
                %7354 = "vector.extract"(%6943) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
                %7355 = "arith.addf"(%7353, %7354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7356 = "arith.addf"(%7352, %7355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7357 = "vector.extract"(%6943) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
                %7358 = "vector.extract"(%6943) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
                %7359 = "arith.addf"(%7357, %7358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7360 = "vector.extract"(%6943) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
                %7361 = "vector.extract"(%6943) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
                %7362 = "arith.addf"(%7360, %7361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7363 = "arith.addf"(%7359, %7362) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7364 = "arith.addf"(%7356, %7363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7365 = "arith.addf"(%7349, %7364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7366 = "vector.extract"(%6943) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
                %7367 = "vector.extract"(%6943) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
                %7368 = "arith.addf"(%7366, %7367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7369 = "vector.extract"(%6943) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
                %7370 = "vector.extract"(%6943) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
                %7371 = "arith.addf"(%7369, %7370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7372 = "arith.addf"(%7368, %7371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7373 = "vector.extract"(%6943) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
                %7374 = "vector.extract"(%6943) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
                %7375 = "arith.addf"(%7373, %7374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7376 = "vector.extract"(%6943) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
                %7377 = "vector.extract"(%6943) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
                %7378 = "arith.addf"(%7376, %7377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7379 = "arith.addf"(%7375, %7378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7380 = "arith.addf"(%7372, %7379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7381 = "vector.extract"(%6943) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
                %7382 = "vector.extract"(%6943) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
                %7383 = "arith.addf"(%7381, %7382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7384 = "vector.extract"(%6943) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
                %7385 = "vector.extract"(%6943) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
                %7386 = "arith.addf"(%7384, %7385) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7387 = "arith.addf"(%7383, %7386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7388 = "vector.extract"(%6943) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
                %7389 = "vector.extract"(%6943) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
                %7390 = "arith.addf"(%7388, %7389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7391 = "vector.extract"(%6943) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
                %7392 = "vector.extract"(%6943) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
                %7393 = "arith.addf"(%7391, %7392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7394 = "arith.addf"(%7390, %7393) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7395 = "arith.addf"(%7387, %7394) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7396 = "arith.addf"(%7380, %7395) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7397 = "arith.addf"(%7365, %7396) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7398 = "arith.addf"(%7334, %7397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7399 = "vector.extract"(%6943) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
                %7400 = "vector.extract"(%6943) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
                %7401 = "arith.addf"(%7399, %7400) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7402 = "vector.extract"(%6943) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
                %7403 = "vector.extract"(%6943) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
                %7404 = "arith.addf"(%7402, %7403) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7405 = "arith.addf"(%7401, %7404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7406 = "vector.extract"(%6943) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
                %7407 = "vector.extract"(%6943) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
                %7408 = "arith.addf"(%7406, %7407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7409 = "vector.extract"(%6943) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
                %7410 = "vector.extract"(%6943) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
                %7411 = "arith.addf"(%7409, %7410) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7412 = "arith.addf"(%7408, %7411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7413 = "arith.addf"(%7405, %7412) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7414 = "vector.extract"(%6943) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
                %7415 = "vector.extract"(%6943) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
                %7416 = "arith.addf"(%7414, %7415) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7417 = "vector.extract"(%6943) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
                %7418 = "vector.extract"(%6943) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
                %7419 = "arith.addf"(%7417, %7418) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7420 = "arith.addf"(%7416, %7419) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7421 = "vector.extract"(%6943) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
                %7422 = "vector.extract"(%6943) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
                %7423 = "arith.addf"(%7421, %7422) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7424 = "vector.extract"(%6943) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
                %7425 = "vector.extract"(%6943) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
                %7426 = "arith.addf"(%7424, %7425) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7427 = "arith.addf"(%7423, %7426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7428 = "arith.addf"(%7420, %7427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7429 = "arith.addf"(%7413, %7428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7430 = "vector.extract"(%6943) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
                %7431 = "vector.extract"(%6943) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
                %7432 = "arith.addf"(%7430, %7431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7433 = "vector.extract"(%6943) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
                %7434 = "vector.extract"(%6943) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
                %7435 = "arith.addf"(%7433, %7434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7436 = "arith.addf"(%7432, %7435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7437 = "vector.extract"(%6943) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
                %7438 = "vector.extract"(%6943) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
                %7439 = "arith.addf"(%7437, %7438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7440 = "vector.extract"(%6943) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
                %7441 = "vector.extract"(%6943) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
                %7442 = "arith.addf"(%7440, %7441) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7443 = "arith.addf"(%7439, %7442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7444 = "arith.addf"(%7436, %7443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7445 = "vector.extract"(%6943) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
                %7446 = "vector.extract"(%6943) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
                %7447 = "arith.addf"(%7445, %7446) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7448 = "vector.extract"(%6943) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
                %7449 = "vector.extract"(%6943) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
                %7450 = "arith.addf"(%7448, %7449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7451 = "arith.addf"(%7447, %7450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7452 = "vector.extract"(%6943) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
                %7453 = "vector.extract"(%6943) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
                %7454 = "arith.addf"(%7452, %7453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7455 = "vector.extract"(%6943) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
                %7456 = "vector.extract"(%6943) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
                %7457 = "arith.addf"(%7455, %7456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7458 = "arith.addf"(%7454, %7457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7459 = "arith.addf"(%7451, %7458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7460 = "arith.addf"(%7444, %7459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7461 = "arith.addf"(%7429, %7460) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7462 = "vector.extract"(%6943) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
                %7463 = "vector.extract"(%6943) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
                %7464 = "arith.addf"(%7462, %7463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7465 = "vector.extract"(%6943) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
                %7466 = "vector.extract"(%6943) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
                %7467 = "arith.addf"(%7465, %7466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7468 = "arith.addf"(%7464, %7467) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7469 = "vector.extract"(%6943) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
                %7470 = "vector.extract"(%6943) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
                %7471 = "arith.addf"(%7469, %7470) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7472 = "vector.extract"(%6943) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
                %7473 = "vector.extract"(%6943) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
                %7474 = "arith.addf"(%7472, %7473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7475 = "arith.addf"(%7471, %7474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7476 = "arith.addf"(%7468, %7475) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7477 = "vector.extract"(%6943) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
                %7478 = "vector.extract"(%6943) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
                %7479 = "arith.addf"(%7477, %7478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7480 = "vector.extract"(%6943) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
                %7481 = "vector.extract"(%6943) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
                %7482 = "arith.addf"(%7480, %7481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7483 = "arith.addf"(%7479, %7482) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7484 = "vector.extract"(%6943) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
                %7485 = "vector.extract"(%6943) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
                %7486 = "arith.addf"(%7484, %7485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7487 = "vector.extract"(%6943) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
                %7488 = "vector.extract"(%6943) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
                %7489 = "arith.addf"(%7487, %7488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7490 = "arith.addf"(%7486, %7489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7491 = "arith.addf"(%7483, %7490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7492 = "arith.addf"(%7476, %7491) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7493 = "vector.extract"(%6943) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
                %7494 = "vector.extract"(%6943) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
                %7495 = "arith.addf"(%7493, %7494) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7496 = "vector.extract"(%6943) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
                %7497 = "vector.extract"(%6943) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
                %7498 = "arith.addf"(%7496, %7497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7499 = "arith.addf"(%7495, %7498) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7500 = "vector.extract"(%6943) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
                %7501 = "vector.extract"(%6943) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
                %7502 = "arith.addf"(%7500, %7501) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7503 = "vector.extract"(%6943) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
                %7504 = "vector.extract"(%6943) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
                %7505 = "arith.addf"(%7503, %7504) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7506 = "arith.addf"(%7502, %7505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7507 = "arith.addf"(%7499, %7506) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7508 = "vector.extract"(%6943) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
                %7509 = "vector.extract"(%6943) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
                %7510 = "arith.addf"(%7508, %7509) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7511 = "vector.extract"(%6943) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
                %7512 = "vector.extract"(%6943) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
                %7513 = "arith.addf"(%7511, %7512) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7514 = "arith.addf"(%7510, %7513) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7515 = "vector.extract"(%6943) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
                %7516 = "vector.extract"(%6943) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
                %7517 = "arith.addf"(%7515, %7516) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7518 = "vector.extract"(%6943) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
                %7519 = "vector.extract"(%6943) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
                %7520 = "arith.addf"(%7518, %7519) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7521 = "arith.addf"(%7517, %7520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7522 = "arith.addf"(%7514, %7521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7523 = "arith.addf"(%7507, %7522) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7524 = "arith.addf"(%7492, %7523) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7525 = "arith.addf"(%7461, %7524) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7526 = "arith.addf"(%7398, %7525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7527 = "arith.addf"(%7526, %5610) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7528 = "arith.addf"(%7271, %7527) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7529 = "arith.subi"(%5680, %5181) : (i32, i32) -> i32
                "scf.yield"(%7529, %5751, %6671, %7528, %7074, %7076, %7078, %7080, %7082, %7084, %7086, %7088, %7090, %7092, %7094, %7096, %7098, %7100, %7102, %7104, %7106, %7108, %7110, %7112, %7114, %7116, %7118, %7120, %7122, %7124, %7126, %7128, %7130, %7132, %7134, %7136, %7171, %7173, %7175, %7177, %7179, %7181, %7183, %7185, %7187, %7189, %7191, %7193, %7195, %7197, %7199, %7201, %7203, %7205, %7207, %7209, %7211, %7213, %7215, %7217, %7219, %7221, %7223, %7225, %7227, %7229, %7231, %7233) : (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %7530 = "llvm.getelementptr"(%70) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %t7531_s0 = "llvm.ptrtoint"(%7530) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t7531_s0, %5531) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %7533 = "arith.cmpf"(%5614, %5610) {predicate = 1 : i64} : (f32, f32) -> i1
              %7534 = "llvm.call_intrinsic"(%5614) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %7535 = "arith.select"(%7533, %5610, %7534) : (i1, f32, f32) -> f32
              %7536 = "arith.addi"(%5185, %5181) : (i32, i32) -> i32
              %7537 = "llvm.getelementptr"(%73, %7536) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%7535, %7537) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              %7539 = "llvm.getelementptr"(%69) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %t7540_s0 = "llvm.ptrtoint"(%7539) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t7540_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              %7541 = "arith.cmpi"(%5608, %49) {predicate = 5 : i64} : (i32, i32) -> i1
              "scf.if"(%7541) ({
                %7542 = "llvm.call_intrinsic"(%5614) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %7543 = "arith.addf"(%5613, %7542) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7544 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %7545 = "arith.mulf"(%7543, %7544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %7546 = "arith.extsi"(%5608) : (i32) -> i64
                %7547 = "arith.extsi"(%5527) : (i32) -> i64
                %7548 = "arith.extsi"(%5526) : (i32) -> i64
                %7549 = "arith.muli"(%7547, %20) : (i64, i64) -> i64
                %7550 = "arith.addi"(%7546, %7549) : (i64, i64) -> i64
                %7551 = "arith.muli"(%7548, %21) : (i64, i64) -> i64
                %7552 = "arith.addi"(%7550, %7551) : (i64, i64) -> i64
                %7553 = "llvm.getelementptr"(%16, %7552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%7545, %7553) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %7554 = "llvm.getelementptr"(%165, %5531) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t7555_s0 = "llvm.ptrtoint"(%7554) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t7555_s0, %5532) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %7556 = "arith.muli"(%5531, %5191) : (i32, i32) -> i32
              %7557 = "llvm.getelementptr"(%183, %7556) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %7558 = "llvm.load"(%7557) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %7559 = "nvvm.shfl.sync"(%48, %7558, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 160 : i32} : (i32, i32, i32, i32) -> i32
              %7560 = "arith.addi"(%5178, %7556) : (i32, i32) -> i32
              %7561 = "llvm.getelementptr"(%183, %7560) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %7562 = "llvm.load"(%7561) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %7563 = "nvvm.shfl.sync"(%48, %7562, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 161 : i32} : (i32, i32, i32, i32) -> i32
              %7564 = "arith.addi"(%5190, %7556) : (i32, i32) -> i32
              %7565 = "llvm.getelementptr"(%183, %7564) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %7566 = "llvm.load"(%7565) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %7567 = "nvvm.shfl.sync"(%48, %7566, %49, %50) {kind = #nvvm<shfl_kind idx>, cutec.arm = 162 : i32} : (i32, i32, i32, i32) -> i32
              %7568 = "llvm.getelementptr"(%166, %5531) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t7569_s0 = "llvm.ptrtoint"(%7568) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t7569_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              %7570 = "arith.addi"(%5531, %5178) : (i32, i32) -> i32
              %7571 = "arith.cmpi"(%7570, %5190) {predicate = 0 : i64} : (i32, i32) -> i1
              %7572 = "arith.xori"(%5532, %5178) : (i32, i32) -> i32
              %7573 = "arith.select"(%7571, %7572, %5532) : (i1, i32, i32) -> i32
              %7574 = "arith.select"(%7571, %49, %7570) : (i1, i32, i32) -> i32
              %7575 = "arith.addi"(%5530, %5178) : (i32, i32) -> i32
              "scf.yield"(%7567, %7563, %7559, %5612, %7575, %7574, %7573, %5615, %5616, %5617, %5618, %5619, %5620, %5621, %5622, %5623, %5624, %5625, %5626, %5627, %5628, %5629, %5630, %5631, %5632, %5633, %5634, %5635, %5636, %5637, %5638, %5639, %5640, %5641, %5642, %5643, %5644, %5645, %5646, %5647, %5648, %5649, %5650, %5651, %5652, %5653, %5654, %5655, %5656, %5657, %5658, %5659, %5660, %5661, %5662, %5663, %5664, %5665, %5666, %5667, %5668, %5669, %5670, %5671, %5672, %5673, %5674, %5675, %5676, %5677, %5678) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "nvvm.barrier"(%5178, %5179) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 163 : i32} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %7576 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%7576, %7576, %49) : (i1, i1, i32) -> ()
      }) : (i1) -> (i1, i1, i32)
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_100a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32):
    %25 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %26 = "arith.cmpf"(%24, %25) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%26) {message = "scores keep their order when they are scaled", file = "samples/common/attention_arguments.py", line = 50 : i32} : (i1) -> ()
    %27 = "arith.constant"() {value = 0 : i32} : () -> i32
    %28 = "arith.cmpi"(%9, %27) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%28) {message = "K and V have at least one head", file = "samples/common/attention_arguments.py", line = 57 : i32} : (i1) -> ()
    %29 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %30 = "arith.cmpi"(%29, %27) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%30) {message = "as many heads of Q share each one of K and V", file = "samples/common/attention_arguments.py", line = 58 : i32} : (i1) -> ()
    %31 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 255 : i32} : () -> i32
    %33 = "arith.addi"(%2, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 256 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.muli"(%35, %3) : (i32, i32) -> i32
    %37 = "arith.muli"(%36, %1) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 296 : i32} : () -> i32
    %39 = "arith.maxsi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 888 : i32} : () -> i32
    %41 = "arith.divui"(%37, %40) : (i32, i32) -> i32
    %42 = "arith.constant"() {value = 1 : i32} : () -> i32
    %43 = "arith.maxsi"(%39, %42) : (i32, i32) -> i32
    %44 = "arith.subi"(%43, %42) : (i32, i32) -> i32
    %45 = "arith.addi"(%37, %44) : (i32, i32) -> i32
    %46 = "arith.remsi"(%45, %43) : (i32, i32) -> i32
    %47 = "arith.cmpi"(%46, %27) {predicate = 2 : i64} : (i32, i32) -> i1
    %48 = "arith.divsi"(%45, %43) : (i32, i32) -> i32
    %49 = "arith.extsi"(%47) : (i1) -> i32
    %50 = "arith.addi"(%48, %49) : (i32, i32) -> i32
    %51 = "arith.maxsi"(%41, %50) : (i32, i32) -> i32
    %52 = "arith.maxsi"(%51, %42) : (i32, i32) -> i32
    %53 = "arith.subi"(%52, %42) : (i32, i32) -> i32
    %54 = "arith.addi"(%37, %53) : (i32, i32) -> i32
    %55 = "arith.remsi"(%54, %52) : (i32, i32) -> i32
    %56 = "arith.cmpi"(%55, %27) {predicate = 2 : i64} : (i32, i32) -> i1
    %57 = "arith.divsi"(%54, %52) : (i32, i32) -> i32
    %58 = "arith.extsi"(%56) : (i1) -> i32
    %59 = "arith.addi"(%57, %58) : (i32, i32) -> i32
    %60 = "arith.maxsi"(%59, %42) : (i32, i32) -> i32
    %61 = "arith.subi"(%60, %42) : (i32, i32) -> i32
    %62 = "arith.addi"(%37, %61) : (i32, i32) -> i32
    %63 = "arith.remsi"(%62, %60) : (i32, i32) -> i32
    %64 = "arith.cmpi"(%63, %27) {predicate = 2 : i64} : (i32, i32) -> i1
    %65 = "arith.divsi"(%62, %60) : (i32, i32) -> i32
    %66 = "arith.extsi"(%64) : (i1) -> i32
    %67 = "arith.addi"(%65, %66) : (i32, i32) -> i32
    %68 = "arith.maxsi"(%60, %42) : (i32, i32) -> i32
    %69 = "arith.extui"(%68) : (i32) -> i64
    %70 = "arith.subi"(%68, %42) : (i32, i32) -> i32
    %71 = "llvm.intr.ctlz"(%70) {is_zero_poison = false} : (i32) -> i32
    %72 = "arith.constant"() {value = 32 : i32} : () -> i32
    %73 = "arith.subi"(%72, %71) : (i32, i32) -> i32
    %74 = "arith.extsi"(%73) : (i32) -> i64
    %75 = "arith.constant"() {value = 1 : i64} : () -> i64
    %76 = "arith.shli"(%75, %74) : (i64, i64) -> i64
    %77 = "arith.constant"() {value = 64 : i64} : () -> i64
    %78 = "arith.cmpi"(%74, %77) {predicate = 6 : i64} : (i64, i64) -> i1
    %79 = "arith.constant"() {value = 0 : i64} : () -> i64
    %80 = "arith.select"(%78, %76, %79) : (i1, i64, i64) -> i64
    %81 = "arith.subi"(%80, %69) : (i64, i64) -> i64
    %82 = "arith.constant"() {value = 32 : i64} : () -> i64
    %83 = "arith.shli"(%81, %82) : (i64, i64) -> i64
    %84 = "arith.divui"(%83, %69) : (i64, i64) -> i64
    %85 = "arith.addi"(%84, %75) : (i64, i64) -> i64
    %86 = "arith.shli"(%85, %82) : (i64, i64) -> i64
    %87 = "arith.ori"(%86, %69) : (i64, i64) -> i64
    %88 = "arith.constant"() {value = 147 : i32} : () -> i32
    %89 = "arith.addi"(%60, %88) : (i32, i32) -> i32
    %90 = "arith.constant"() {value = 148 : i32} : () -> i32
    %91 = "arith.remsi"(%89, %90) : (i32, i32) -> i32
    %92 = "arith.cmpi"(%91, %27) {predicate = 2 : i64} : (i32, i32) -> i1
    %93 = "arith.divsi"(%89, %90) : (i32, i32) -> i32
    %94 = "arith.extsi"(%92) : (i1) -> i32
    %95 = "arith.addi"(%93, %94) : (i32, i32) -> i32
    %96 = "arith.maxsi"(%95, %42) : (i32, i32) -> i32
    %97 = "arith.subi"(%67, %42) : (i32, i32) -> i32
    %98 = "arith.muli"(%97, %60) : (i32, i32) -> i32
    %99 = "arith.subi"(%37, %98) : (i32, i32) -> i32
    %100 = "arith.maxsi"(%99, %42) : (i32, i32) -> i32
    %101 = "arith.extui"(%100) : (i32) -> i64
    %102 = "arith.subi"(%100, %42) : (i32, i32) -> i32
    %103 = "llvm.intr.ctlz"(%102) {is_zero_poison = false} : (i32) -> i32
    %104 = "arith.subi"(%72, %103) : (i32, i32) -> i32
    %105 = "arith.extsi"(%104) : (i32) -> i64
    %106 = "arith.shli"(%75, %105) : (i64, i64) -> i64
    %107 = "arith.cmpi"(%105, %77) {predicate = 6 : i64} : (i64, i64) -> i1
    %108 = "arith.select"(%107, %106, %79) : (i1, i64, i64) -> i64
    %109 = "arith.subi"(%108, %101) : (i64, i64) -> i64
    %110 = "arith.shli"(%109, %82) : (i64, i64) -> i64
    %111 = "arith.divui"(%110, %101) : (i64, i64) -> i64
    %112 = "arith.addi"(%111, %75) : (i64, i64) -> i64
    %113 = "arith.shli"(%112, %82) : (i64, i64) -> i64
    %114 = "arith.ori"(%113, %101) : (i64, i64) -> i64
    %115 = "arith.addi"(%99, %88) : (i32, i32) -> i32
    %116 = "arith.remsi"(%115, %90) : (i32, i32) -> i32
    %117 = "arith.cmpi"(%116, %27) {predicate = 2 : i64} : (i32, i32) -> i1
    %118 = "arith.divsi"(%115, %90) : (i32, i32) -> i32
    %119 = "arith.extsi"(%117) : (i1) -> i32
    %120 = "arith.addi"(%118, %119) : (i32, i32) -> i32
    %121 = "arith.maxsi"(%120, %42) : (i32, i32) -> i32
    %122 = "arith.extui"(%96) : (i32) -> i64
    %123 = "arith.subi"(%96, %42) : (i32, i32) -> i32
    %124 = "llvm.intr.ctlz"(%123) {is_zero_poison = false} : (i32) -> i32
    %125 = "arith.subi"(%72, %124) : (i32, i32) -> i32
    %126 = "arith.extsi"(%125) : (i32) -> i64
    %127 = "arith.shli"(%75, %126) : (i64, i64) -> i64
    %128 = "arith.cmpi"(%126, %77) {predicate = 6 : i64} : (i64, i64) -> i1
    %129 = "arith.select"(%128, %127, %79) : (i1, i64, i64) -> i64
    %130 = "arith.subi"(%129, %122) : (i64, i64) -> i64
    %131 = "arith.shli"(%130, %82) : (i64, i64) -> i64
    %132 = "arith.divui"(%131, %122) : (i64, i64) -> i64
    %133 = "arith.addi"(%132, %75) : (i64, i64) -> i64
    %134 = "arith.shli"(%133, %82) : (i64, i64) -> i64
    %135 = "arith.ori"(%134, %122) : (i64, i64) -> i64
    %136 = "arith.muli"(%67, %96) : (i32, i32) -> i32
    %137 = "arith.maxsi"(%35, %42) : (i32, i32) -> i32
    %138 = "arith.extui"(%137) : (i32) -> i64
    %139 = "arith.subi"(%137, %42) : (i32, i32) -> i32
    %140 = "llvm.intr.ctlz"(%139) {is_zero_poison = false} : (i32) -> i32
    %141 = "arith.subi"(%72, %140) : (i32, i32) -> i32
    %142 = "arith.extsi"(%141) : (i32) -> i64
    %143 = "arith.shli"(%75, %142) : (i64, i64) -> i64
    %144 = "arith.cmpi"(%142, %77) {predicate = 6 : i64} : (i64, i64) -> i1
    %145 = "arith.select"(%144, %143, %79) : (i1, i64, i64) -> i64
    %146 = "arith.subi"(%145, %138) : (i64, i64) -> i64
    %147 = "arith.shli"(%146, %82) : (i64, i64) -> i64
    %148 = "arith.divui"(%147, %138) : (i64, i64) -> i64
    %149 = "arith.addi"(%148, %75) : (i64, i64) -> i64
    %150 = "arith.shli"(%149, %82) : (i64, i64) -> i64
    %151 = "arith.ori"(%150, %138) : (i64, i64) -> i64
    %152 = "arith.maxsi"(%3, %42) : (i32, i32) -> i32
    %153 = "arith.extui"(%152) : (i32) -> i64
    %154 = "arith.subi"(%152, %42) : (i32, i32) -> i32
    %155 = "llvm.intr.ctlz"(%154) {is_zero_poison = false} : (i32) -> i32
    %156 = "arith.subi"(%72, %155) : (i32, i32) -> i32
    %157 = "arith.extsi"(%156) : (i32) -> i64
    %158 = "arith.shli"(%75, %157) : (i64, i64) -> i64
    %159 = "arith.cmpi"(%157, %77) {predicate = 6 : i64} : (i64, i64) -> i1
    %160 = "arith.select"(%159, %158, %79) : (i1, i64, i64) -> i64
    %161 = "arith.subi"(%160, %153) : (i64, i64) -> i64
    %162 = "arith.shli"(%161, %82) : (i64, i64) -> i64
    %163 = "arith.divui"(%162, %153) : (i64, i64) -> i64
    %164 = "arith.addi"(%163, %75) : (i64, i64) -> i64
    %165 = "arith.shli"(%164, %82) : (i64, i64) -> i64
    %166 = "arith.ori"(%165, %153) : (i64, i64) -> i64
    %167 = "arith.extsi"(%2) : (i32) -> i64
    %168 = "arith.extsi"(%3) : (i32) -> i64
    %169 = "arith.extsi"(%1) : (i32) -> i64
    %170 = "arith.constant"() {value = 2 : i64} : () -> i64
    %171 = "arith.muli"(%5, %170) : (i64, i64) -> i64
    %172 = "arith.muli"(%6, %170) : (i64, i64) -> i64
    %173 = "arith.muli"(%4, %170) : (i64, i64) -> i64
    %174 = "cutec.tensor_map"(%0, %77, %167, %168, %169, %171, %172, %173) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 256, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %175 = "arith.extsi"(%8) : (i32) -> i64
    %176 = "arith.extsi"(%9) : (i32) -> i64
    %177 = "arith.muli"(%11, %170) : (i64, i64) -> i64
    %178 = "arith.muli"(%12, %170) : (i64, i64) -> i64
    %179 = "arith.muli"(%10, %170) : (i64, i64) -> i64
    %180 = "cutec.tensor_map"(%7, %77, %175, %176, %169, %177, %178, %179) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %181 = "arith.muli"(%15, %170) : (i64, i64) -> i64
    %182 = "arith.muli"(%16, %170) : (i64, i64) -> i64
    %183 = "arith.muli"(%14, %170) : (i64, i64) -> i64
    %184 = "cutec.tensor_map"(%13, %77, %175, %176, %169, %181, %182, %183) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %185 = "arith.muli"(%19, %170) : (i64, i64) -> i64
    %186 = "arith.muli"(%20, %170) : (i64, i64) -> i64
    %187 = "arith.muli"(%18, %170) : (i64, i64) -> i64
    %188 = "cutec.tensor_map"(%17, %77, %167, %168, %169, %185, %186, %187) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    "cutec.host_check"(%28) {message = "K and V have at least one head", file = "samples/common/attention_arguments.py", line = 57 : i32} : (i1) -> ()
    "cutec.host_check"(%30) {message = "as many heads of Q share each one of K and V", file = "samples/common/attention_arguments.py", line = 58 : i32} : (i1) -> ()
    %189 = "arith.minsi"(%37, %90) : (i32, i32) -> i32
    %190 = "arith.constant"() {value = 512 : i32} : () -> i32
    %191 = "arith.constant"() {value = 182580 : i32} : () -> i32
    "gpu.launch_func"(%189, %42, %42, %190, %42, %42, %191, %174, %2, %3, %1, %180, %8, %9, %1, %184, %8, %9, %1, %188, %2, %3, %1, %21, %2, %3, %1, %23, %22, %151, %166, %67, %87, %60, %96, %114, %99, %121, %136, %135, %37, %8, %2, %24, %31) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 38, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
