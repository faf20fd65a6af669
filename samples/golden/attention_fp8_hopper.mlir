!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct3 = !llvm.struct<"struct3", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr, %9: i32, %10: i32, %11: i32, %12: !llvm.ptr<1>, %13: i32, %14: i32, %15: i32, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i32, %21: i32, %22: i32, %23: i64, %24: i64, %25: i64, %26: i64, %27: i32, %28: i64, %29: i32, %30: i32, %31: i64, %32: i32, %33: i32, %34: i32, %35: i64, %36: i32, %37: i32, %38: i32, %39: !llvm.ptr<1>, %40: i32, %41: i32, %42: i64, %43: !llvm.ptr<1>, %44: i32, %45: i64, %46: !llvm.ptr<1>, %47: i64, %48: i32, %49: f32):
      %50 = "arith.trunci"(%25) : (i64) -> i32
      %51 = "arith.trunci"(%26) : (i64) -> i32
      %52 = "arith.trunci"(%28) : (i64) -> i32
      %53 = "arith.trunci"(%31) : (i64) -> i32
      %54 = "arith.trunci"(%35) : (i64) -> i32
      %55 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %58 = "arith.constant"() {value = 128 : i32} : () -> i32
      %59 = "arith.divui"(%55, %58) : (i32, i32) -> i32
      %60 = "arith.constant"() {value = -1 : i32} : () -> i32
      %61 = "arith.constant"() {value = 0 : i32} : () -> i32
      %62 = "arith.constant"() {value = 31 : i32} : () -> i32
      %63 = "nvvm.shfl.sync"(%60, %59, %61, %62) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %64 = "arith.constant"() {value = 32 : i32} : () -> i32
      %65 = "arith.divui"(%55, %64) : (i32, i32) -> i32
      %66 = "nvvm.shfl.sync"(%60, %65, %61, %62) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %67 = "arith.cmpi"(%66, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%67) ({
        %68 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%68) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %70 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%70) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %72 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%72) ({
          "llvm.inline_asm"(%8) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 24576>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %76 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %77 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %78 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 90112>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %79 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 114688>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %80 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %81 = "arith.cmpi"(%80, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %82 = "llvm.getelementptr"(%79) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %83 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %86 = "arith.addi"(%84, %85) : (i32, i32) -> i32
      %87 = "arith.constant"() {value = 512 : i32} : () -> i32
      %88 = "arith.muli"(%86, %87) : (i32, i32) -> i32
      %89 = "arith.addi"(%83, %88) : (i32, i32) -> i32
      %90 = "arith.divui"(%89, %64) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%91) ({
        %92 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%92) ({
          %93 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t94_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t94_s0, %93) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %95 = "llvm.getelementptr"(%79) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t96_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t96_s0, %93) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %97 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t98_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t98_s0, %97) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %99 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t100_s0 = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t100_s0, %97) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %101 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 114720>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %102 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %103 = "arith.cmpi"(%102, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %104 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %105 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %107 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %108 = "arith.addi"(%106, %107) : (i32, i32) -> i32
      %109 = "arith.muli"(%108, %87) : (i32, i32) -> i32
      %110 = "arith.addi"(%105, %109) : (i32, i32) -> i32
      %111 = "arith.divui"(%110, %64) : (i32, i32) -> i32
      %112 = "arith.cmpi"(%111, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%112) ({
        %113 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%113) ({
          %114 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t115_s0 = "llvm.ptrtoint"(%101) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t115_s0, %114) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %116 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t117_s0 = "llvm.ptrtoint"(%116) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t117_s0, %114) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %118 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t119_s0 = "llvm.ptrtoint"(%118) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t119_s0, %114) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %120 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t121_s0 = "llvm.ptrtoint"(%104) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t121_s0, %120) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %122 = "llvm.getelementptr"(%104) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t123_s0 = "llvm.ptrtoint"(%122) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t123_s0, %120) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %124 = "llvm.getelementptr"(%104) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t125_s0 = "llvm.ptrtoint"(%124) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t125_s0, %120) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %126 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 114768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %127 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %128 = "arith.cmpi"(%127, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %129 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %130 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %131 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %132 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %133 = "arith.addi"(%131, %132) : (i32, i32) -> i32
      %134 = "arith.muli"(%133, %87) : (i32, i32) -> i32
      %135 = "arith.addi"(%130, %134) : (i32, i32) -> i32
      %136 = "arith.divui"(%135, %64) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%137) ({
        %138 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%138) ({
          %139 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t140_s0 = "llvm.ptrtoint"(%126) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t140_s0, %139) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %141 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t142_s0 = "llvm.ptrtoint"(%141) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t142_s0, %139) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %143 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t144_s0 = "llvm.ptrtoint"(%129) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t144_s0, %143) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %145 = "llvm.getelementptr"(%129) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t146_s0 = "llvm.ptrtoint"(%145) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t146_s0, %143) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %147 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 114800>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %148 = "llvm.getelementptr"(%147) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %149 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %150 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %151 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %152 = "arith.addi"(%150, %151) : (i32, i32) -> i32
      %153 = "arith.muli"(%152, %87) : (i32, i32) -> i32
      %154 = "arith.addi"(%149, %153) : (i32, i32) -> i32
      %155 = "arith.divui"(%154, %64) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%155, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%156) ({
        %157 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%157) ({
          %158 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t159_s0 = "llvm.ptrtoint"(%147) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %158) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %160 = "llvm.getelementptr"(%147) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t161_s0 = "llvm.ptrtoint"(%160) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t161_s0, %158) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %162 = "llvm.getelementptr"(%147) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t163_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t163_s0, %158) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %164 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t165_s0 = "llvm.ptrtoint"(%148) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t165_s0, %164) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %166 = "llvm.getelementptr"(%148) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t167_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t167_s0, %164) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %168 = "llvm.getelementptr"(%148) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t169_s0 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t169_s0, %164) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %170 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 114848>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %171 = "llvm.getelementptr"(%170) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %172 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %173 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %175 = "arith.addi"(%173, %174) : (i32, i32) -> i32
      %176 = "arith.muli"(%175, %87) : (i32, i32) -> i32
      %177 = "arith.addi"(%172, %176) : (i32, i32) -> i32
      %178 = "arith.divui"(%177, %64) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%179) ({
        %180 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%180) ({
          %t181_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t181_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %182 = "llvm.getelementptr"(%170) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t183_s0 = "llvm.ptrtoint"(%182) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t183_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %184 = "arith.constant"() {value = 480 : i32} : () -> i32
          %t185_s0 = "llvm.ptrtoint"(%171) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t185_s0, %184) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %186 = "llvm.getelementptr"(%171) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t187_s0 = "llvm.ptrtoint"(%186) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t187_s0, %184) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %188 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 114880>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %189 = "arith.cmpi"(%63, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %190 = "scf.if"(%189) ({
        "nvvm.setmaxregister"() {regCount = 32 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%67) ({
          %191 = "arith.constant"() {value = false} : () -> i1
          %192, %193, %194, %195, %196 = "scf.while"(%61, %61, %191, %61, %61) ({
          ^bb0(%197: i32, %198: i32, %199: i1, %200: i32, %201: i32):
            %202 = "arith.cmpi"(%197, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %203 = "arith.constant"() {value = true} : () -> i1
            %204 = "arith.xori"(%199, %203) : (i1, i1) -> i1
            %205 = "arith.andi"(%202, %204) : (i1, i1) -> i1
            "scf.condition"(%205, %197, %198, %199, %200, %201) : (i1, i32, i32, i1, i32, i32) -> ()
          }, {
          ^bb0(%206: i32, %207: i32, %208: i1, %209: i32, %210: i32):
            %211 = "arith.constant"() {value = 32 : i64} : () -> i64
            %212 = "arith.shrui"(%35, %211) : (i64, i64) -> i64
            %213 = "arith.constant"() {value = 1 : i32} : () -> i32
            %214 = "arith.subi"(%54, %213) : (i32, i32) -> i32
            %215 = "llvm.intr.ctlz"(%214) {is_zero_poison = false} : (i32) -> i32
            %216 = "arith.subi"(%64, %215) : (i32, i32) -> i32
            %217 = "arith.extui"(%206) : (i32) -> i64
            %218 = "arith.muli"(%217, %212) : (i64, i64) -> i64
            %219 = "arith.shrui"(%218, %211) : (i64, i64) -> i64
            %220 = "arith.trunci"(%219) : (i64) -> i32
            %221 = "arith.addi"(%220, %206) : (i32, i32) -> i32
            %222 = "arith.shrui"(%221, %216) : (i32, i32) -> i32
            %223 = "arith.cmpi"(%216, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %224 = "arith.select"(%223, %222, %61) : (i1, i32, i32) -> i32
            %225 = "llvm.intr.ctlz"(%214) {is_zero_poison = false} : (i32) -> i32
            %226 = "arith.subi"(%64, %225) : (i32, i32) -> i32
            %227 = "arith.shrui"(%221, %226) : (i32, i32) -> i32
            %228 = "arith.cmpi"(%226, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %229 = "arith.select"(%228, %227, %61) : (i1, i32, i32) -> i32
            %230 = "arith.muli"(%229, %54) : (i32, i32) -> i32
            %231 = "arith.subi"(%206, %230) : (i32, i32) -> i32
            %232 = "arith.constant"() {value = 132 : i32} : () -> i32
            %233 = "arith.remui"(%29, %232) : (i32, i32) -> i32
            %234 = "arith.muli"(%224, %233) : (i32, i32) -> i32
            %235 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %236 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %237 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %238 = "arith.addi"(%235, %232) : (i32, i32) -> i32
            %239 = "arith.remsi"(%234, %232) : (i32, i32) -> i32
            %240 = "arith.cmpi"(%239, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %241 = "arith.addi"(%239, %232) : (i32, i32) -> i32
            %242 = "arith.select"(%240, %241, %239) : (i1, i32, i32) -> i32
            %243 = "arith.subi"(%238, %242) : (i32, i32) -> i32
            %244 = "arith.remsi"(%243, %232) : (i32, i32) -> i32
            %245 = "arith.cmpi"(%244, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %246 = "arith.addi"(%244, %232) : (i32, i32) -> i32
            %247 = "arith.select"(%245, %246, %244) : (i1, i32, i32) -> i32
            %248 = "arith.muli"(%231, %232) : (i32, i32) -> i32
            %249 = "arith.constant"() {value = 2 : i32} : () -> i32
            %250 = "arith.remui"(%231, %249) : (i32, i32) -> i32
            %251 = "arith.cmpi"(%250, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            %252 = "arith.constant"() {value = 131 : i32} : () -> i32
            %253 = "arith.subi"(%252, %247) : (i32, i32) -> i32
            %254 = "arith.select"(%251, %247, %253) : (i1, i32, i32) -> i32
            %255 = "arith.addi"(%248, %254) : (i32, i32) -> i32
            %256 = "arith.shrui"(%28, %211) : (i64, i64) -> i64
            %257 = "arith.subi"(%52, %213) : (i32, i32) -> i32
            %258 = "llvm.intr.ctlz"(%257) {is_zero_poison = false} : (i32) -> i32
            %259 = "arith.shrsi"(%255, %62) : (i32, i32) -> i32
            %260 = "arith.xori"(%255, %259) : (i32, i32) -> i32
            %261 = "arith.extui"(%260) : (i32) -> i64
            %262 = "arith.muli"(%261, %256) : (i64, i64) -> i64
            %263 = "arith.shrui"(%262, %211) : (i64, i64) -> i64
            %264 = "arith.trunci"(%263) : (i64) -> i32
            %265 = "arith.addi"(%264, %260) : (i32, i32) -> i32
            %266 = "llvm.intr.ctlz"(%257) {is_zero_poison = false} : (i32) -> i32
            %267 = "arith.subi"(%64, %266) : (i32, i32) -> i32
            %268 = "arith.shrui"(%265, %267) : (i32, i32) -> i32
            %269 = "arith.cmpi"(%267, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %270 = "arith.select"(%269, %268, %61) : (i1, i32, i32) -> i32
            %271 = "arith.xori"(%270, %259) : (i32, i32) -> i32
            %272 = "arith.muli"(%271, %52) : (i32, i32) -> i32
            %273 = "arith.subi"(%255, %272) : (i32, i32) -> i32
            %274 = "arith.cmpi"(%255, %29) {predicate = 2 : i64} : (i32, i32) -> i1
            %275 = "arith.shrui"(%31, %211) : (i64, i64) -> i64
            %276 = "arith.subi"(%53, %213) : (i32, i32) -> i32
            %277 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %278 = "arith.muli"(%261, %275) : (i64, i64) -> i64
            %279 = "arith.shrui"(%278, %211) : (i64, i64) -> i64
            %280 = "arith.trunci"(%279) : (i64) -> i32
            %281 = "arith.addi"(%280, %260) : (i32, i32) -> i32
            %282 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %283 = "arith.subi"(%64, %282) : (i32, i32) -> i32
            %284 = "arith.shrui"(%281, %283) : (i32, i32) -> i32
            %285 = "arith.cmpi"(%283, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %286 = "arith.select"(%285, %284, %61) : (i1, i32, i32) -> i32
            %287 = "arith.xori"(%286, %259) : (i32, i32) -> i32
            %288 = "arith.muli"(%287, %53) : (i32, i32) -> i32
            %289 = "arith.subi"(%255, %288) : (i32, i32) -> i32
            %290 = "arith.cmpi"(%255, %32) {predicate = 2 : i64} : (i32, i32) -> i1
            %291 = "arith.addi"(%224, %213) : (i32, i32) -> i32
            %292 = "arith.cmpi"(%291, %27) {predicate = 0 : i64} : (i32, i32) -> i1
            %293 = "arith.select"(%292, %289, %273) : (i1, i32, i32) -> i32
            %294 = "arith.select"(%292, %290, %274) : (i1, i1, i1) -> i1
            %295 = "arith.muli"(%224, %29) : (i32, i32) -> i32
            %296 = "arith.addi"(%295, %293) : (i32, i32) -> i32
            %297 = "arith.cmpi"(%224, %27) {predicate = 2 : i64} : (i32, i32) -> i1
            %298 = "arith.andi"(%294, %297) : (i1, i1) -> i1
            %299 = "arith.shrui"(%25, %211) : (i64, i64) -> i64
            %300 = "arith.subi"(%50, %213) : (i32, i32) -> i32
            %301 = "llvm.intr.ctlz"(%300) {is_zero_poison = false} : (i32) -> i32
            %302 = "arith.subi"(%64, %301) : (i32, i32) -> i32
            %303 = "arith.shrsi"(%296, %62) : (i32, i32) -> i32
            %304 = "arith.xori"(%296, %303) : (i32, i32) -> i32
            %305 = "arith.extui"(%304) : (i32) -> i64
            %306 = "arith.muli"(%305, %299) : (i64, i64) -> i64
            %307 = "arith.shrui"(%306, %211) : (i64, i64) -> i64
            %308 = "arith.trunci"(%307) : (i64) -> i32
            %309 = "arith.addi"(%308, %304) : (i32, i32) -> i32
            %310 = "arith.shrui"(%309, %302) : (i32, i32) -> i32
            %311 = "arith.cmpi"(%302, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %312 = "arith.select"(%311, %310, %61) : (i1, i32, i32) -> i32
            %313 = "arith.xori"(%312, %303) : (i32, i32) -> i32
            %314 = "arith.muli"(%313, %50) : (i32, i32) -> i32
            %315 = "arith.subi"(%296, %314) : (i32, i32) -> i32
            %316 = "llvm.intr.ctlz"(%300) {is_zero_poison = false} : (i32) -> i32
            %317 = "arith.subi"(%64, %316) : (i32, i32) -> i32
            %318 = "arith.shrui"(%309, %317) : (i32, i32) -> i32
            %319 = "arith.cmpi"(%317, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %320 = "arith.select"(%319, %318, %61) : (i1, i32, i32) -> i32
            %321 = "arith.xori"(%320, %303) : (i32, i32) -> i32
            %322 = "arith.subi"(%300, %315) : (i32, i32) -> i32
            %323 = "arith.shrui"(%26, %211) : (i64, i64) -> i64
            %324 = "arith.subi"(%51, %213) : (i32, i32) -> i32
            %325 = "llvm.intr.ctlz"(%324) {is_zero_poison = false} : (i32) -> i32
            %326 = "arith.subi"(%64, %325) : (i32, i32) -> i32
            %327 = "arith.shrsi"(%321, %62) : (i32, i32) -> i32
            %328 = "arith.xori"(%321, %327) : (i32, i32) -> i32
            %329 = "arith.extui"(%328) : (i32) -> i64
            %330 = "arith.muli"(%329, %323) : (i64, i64) -> i64
            %331 = "arith.shrui"(%330, %211) : (i64, i64) -> i64
            %332 = "arith.trunci"(%331) : (i64) -> i32
            %333 = "arith.addi"(%332, %328) : (i32, i32) -> i32
            %334 = "arith.shrui"(%333, %326) : (i32, i32) -> i32
            %335 = "arith.cmpi"(%326, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %336 = "arith.select"(%335, %334, %61) : (i1, i32, i32) -> i32
            %337 = "arith.xori"(%336, %327) : (i32, i32) -> i32
            %338 = "arith.muli"(%337, %51) : (i32, i32) -> i32
            %339 = "arith.subi"(%321, %338) : (i32, i32) -> i32
            %340 = "llvm.intr.ctlz"(%324) {is_zero_poison = false} : (i32) -> i32
            %341 = "arith.subi"(%64, %340) : (i32, i32) -> i32
            %342 = "arith.shrui"(%333, %341) : (i32, i32) -> i32
            %343 = "arith.cmpi"(%341, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %344 = "arith.select"(%343, %342, %61) : (i1, i32, i32) -> i32
            %345 = "arith.xori"(%344, %327) : (i32, i32) -> i32
            %346 = "arith.addi"(%206, %213) : (i32, i32) -> i32
            "scf.yield"(%346, %345, %298, %339, %322) : (i32, i32, i1, i32, i32) -> ()
          }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
          %347 = "arith.constant"() {value = 1 : i32} : () -> i32
          %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366 = "scf.while"(%192, %194, %196, %195, %193, %38, %37, %61, %61, %347, %61, %61, %347, %61, %61, %347, %61, %61, %347) ({
          ^bb0(%367: i32, %368: i1, %369: i32, %370: i32, %371: i32, %372: i32, %373: i32, %374: i32, %375: i32, %376: i32, %377: i32, %378: i32, %379: i32, %380: i32, %381: i32, %382: i32, %383: i32, %384: i32, %385: i32):
            "scf.condition"(%368, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385) : (i1, i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%386: i32, %387: i1, %388: i32, %389: i32, %390: i32, %391: i32, %392: i32, %393: i32, %394: i32, %395: i32, %396: i32, %397: i32, %398: i32, %399: i32, %400: i32, %401: i32, %402: i32, %403: i32, %404: i32):
            %405 = "llvm.getelementptr"(%171, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t406_s0 = "llvm.ptrtoint"(%405) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t406_s0, %395) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %407 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %408 = "arith.cmpi"(%407, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%408) ({
              %409 = "arith.constant"() {value = 3 : i32} : () -> i32
              %410 = "arith.muli"(%394, %409) : (i32, i32) -> i32
              %411 = "llvm.getelementptr"(%188, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%388, %411) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %412 = "arith.addi"(%347, %410) : (i32, i32) -> i32
              %413 = "llvm.getelementptr"(%188, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%389, %413) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %414 = "arith.constant"() {value = 2 : i32} : () -> i32
              %415 = "arith.addi"(%414, %410) : (i32, i32) -> i32
              %416 = "llvm.getelementptr"(%188, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%390, %416) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %417 = "llvm.getelementptr"(%170, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t418_s0 = "llvm.ptrtoint"(%417) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t418_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %419 = "arith.addi"(%394, %347) : (i32, i32) -> i32
            %420 = "arith.constant"() {value = 2 : i32} : () -> i32
            %421 = "arith.cmpi"(%419, %420) {predicate = 0 : i64} : (i32, i32) -> i1
            %422 = "arith.xori"(%395, %347) : (i32, i32) -> i32
            %423 = "arith.select"(%421, %422, %395) : (i1, i32, i32) -> i32
            %424 = "arith.select"(%421, %61, %419) : (i1, i32, i32) -> i32
            %425 = "arith.addi"(%393, %347) : (i32, i32) -> i32
            %426 = "arith.constant"() {value = 192 : i32} : () -> i32
            %427 = "arith.muli"(%388, %426) : (i32, i32) -> i32
            %428 = "arith.maxsi"(%392, %347) : (i32, i32) -> i32
            %429 = "arith.subi"(%428, %347) : (i32, i32) -> i32
            %430 = "arith.constant"() {value = 7 : i32} : () -> i32
            %431 = "arith.shrsi"(%429, %430) : (i32, i32) -> i32
            %432 = "arith.addi"(%431, %347) : (i32, i32) -> i32
            %433 = "arith.minsi"(%61, %431) : (i32, i32) -> i32
            %434 = "arith.subi"(%432, %433) : (i32, i32) -> i32
            %435 = "arith.divui"(%389, %48) : (i32, i32) -> i32
            %436 = "arith.cmpi"(%392, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            %437 = "arith.extui"(%436) : (i1) -> i32
            %438 = "arith.addi"(%431, %437) : (i32, i32) -> i32
            %439 = "llvm.getelementptr"(%104, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t440_s0 = "llvm.ptrtoint"(%439) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t440_s0, %401) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %441 = "llvm.getelementptr"(%101, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %442 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
            "scf.if"(%442) ({
              %443 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %t444_s0 = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t444_s0, %443) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %445 = "arith.muli"(%438, %58) : (i32, i32) -> i32
            %446 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %447 = "arith.muli"(%400, %446) : (i32, i32) -> i32
            %448 = "llvm.getelementptr"(%75, %447) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %449 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
            "scf.if"(%449) ({
              %t450_s0 = "llvm.ptrtoint"(%448) : (!llvm.ptr<3>) -> i32
              %t450_s2 = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t450_s0, %4, %t450_s2, %61, %445, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %451 = "arith.addi"(%400, %347) : (i32, i32) -> i32
            %452 = "arith.constant"() {value = 3 : i32} : () -> i32
            %453 = "arith.cmpi"(%451, %452) {predicate = 0 : i64} : (i32, i32) -> i1
            %454 = "arith.xori"(%401, %347) : (i32, i32) -> i32
            %455 = "arith.select"(%453, %454, %401) : (i1, i32, i32) -> i32
            %456 = "arith.select"(%453, %61, %451) : (i1, i32, i32) -> i32
            %457 = "arith.addi"(%399, %347) : (i32, i32) -> i32
            %458 = "llvm.getelementptr"(%82, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t459_s0 = "llvm.ptrtoint"(%458) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t459_s0, %398) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %460 = "llvm.getelementptr"(%79, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %461 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
            "scf.if"(%461) ({
              %462 = "arith.constant"() {value = 12288 : i32} : () -> i32
              %t463_s0 = "llvm.ptrtoint"(%460) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t463_s0, %462) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %464 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %465 = "arith.muli"(%397, %464) : (i32, i32) -> i32
            %466 = "llvm.getelementptr"(%74, %465) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %467 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
            "scf.if"(%467) ({
              %t468_s0 = "llvm.ptrtoint"(%466) : (!llvm.ptr<3>) -> i32
              %t468_s2 = "llvm.ptrtoint"(%460) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t468_s0, %0, %t468_s2, %61, %427, %389, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %469 = "arith.addi"(%397, %347) : (i32, i32) -> i32
            %470 = "arith.cmpi"(%469, %420) {predicate = 0 : i64} : (i32, i32) -> i1
            %471 = "arith.xori"(%398, %347) : (i32, i32) -> i32
            %472 = "arith.select"(%470, %471, %398) : (i1, i32, i32) -> i32
            %473 = "arith.select"(%470, %61, %469) : (i1, i32, i32) -> i32
            %474 = "arith.addi"(%396, %347) : (i32, i32) -> i32
            %475, %476, %477, %478, %479, %480 = "scf.for"(%347, %434, %347, %457, %456, %455, %402, %403, %404) ({
            ^bb0(%481: i32, %482: i32, %483: i32, %484: i32, %485: i32, %486: i32, %487: i32):
              %488 = "arith.subi"(%431, %481) : (i32, i32) -> i32
              %489 = "llvm.getelementptr"(%104, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t490_s0 = "llvm.ptrtoint"(%489) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t490_s0, %484) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %491 = "llvm.getelementptr"(%101, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %492 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
              "scf.if"(%492) ({
                %t493_s0 = "llvm.ptrtoint"(%491) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t493_s0, %446) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %494 = "arith.muli"(%488, %58) : (i32, i32) -> i32
              %495 = "arith.muli"(%483, %446) : (i32, i32) -> i32
              %496 = "llvm.getelementptr"(%75, %495) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %497 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
              "scf.if"(%497) ({
                %t498_s0 = "llvm.ptrtoint"(%496) : (!llvm.ptr<3>) -> i32
                %t498_s2 = "llvm.ptrtoint"(%491) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t498_s0, %4, %t498_s2, %61, %494, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %499 = "arith.addi"(%483, %347) : (i32, i32) -> i32
              %500 = "arith.cmpi"(%499, %452) {predicate = 0 : i64} : (i32, i32) -> i1
              %501 = "arith.xori"(%484, %347) : (i32, i32) -> i32
              %502 = "arith.select"(%500, %501, %484) : (i1, i32, i32) -> i32
              %503 = "arith.select"(%500, %61, %499) : (i1, i32, i32) -> i32
              %504 = "arith.addi"(%482, %347) : (i32, i32) -> i32
              %505 = "arith.addi"(%488, %347) : (i32, i32) -> i32
              %506 = "llvm.getelementptr"(%129, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t507_s0 = "llvm.ptrtoint"(%506) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t507_s0, %487) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %508 = "llvm.getelementptr"(%126, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %509 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
              "scf.if"(%509) ({
                %t510_s0 = "llvm.ptrtoint"(%508) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t510_s0, %446) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %511 = "arith.muli"(%505, %58) : (i32, i32) -> i32
              %512 = "arith.muli"(%486, %446) : (i32, i32) -> i32
              %513 = "llvm.getelementptr"(%76, %512) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %514 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
              "scf.if"(%514) ({
                %t515_s0 = "llvm.ptrtoint"(%513) : (!llvm.ptr<3>) -> i32
                %t515_s2 = "llvm.ptrtoint"(%508) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t515_s0, %8, %t515_s2, %61, %511, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %516 = "arith.addi"(%486, %347) : (i32, i32) -> i32
              %517 = "arith.cmpi"(%516, %420) {predicate = 0 : i64} : (i32, i32) -> i1
              %518 = "arith.xori"(%487, %347) : (i32, i32) -> i32
              %519 = "arith.select"(%517, %518, %487) : (i1, i32, i32) -> i32
              %520 = "arith.select"(%517, %61, %516) : (i1, i32, i32) -> i32
              %521 = "arith.addi"(%485, %347) : (i32, i32) -> i32
              "scf.yield"(%504, %503, %502, %521, %520, %519) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %522 = "arith.subi"(%432, %434) : (i32, i32) -> i32
            %523 = "arith.addi"(%522, %437) : (i32, i32) -> i32
            %524, %525, %526, %527, %528 = "scf.while"(%386, %61, %191, %61, %61) ({
            ^bb0(%529: i32, %530: i32, %531: i1, %532: i32, %533: i32):
              %534 = "arith.cmpi"(%529, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %535 = "arith.constant"() {value = true} : () -> i1
              %536 = "arith.xori"(%531, %535) : (i1, i1) -> i1
              %537 = "arith.andi"(%534, %536) : (i1, i1) -> i1
              "scf.condition"(%537, %529, %530, %531, %532, %533) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%538: i32, %539: i32, %540: i1, %541: i32, %542: i32):
              %543 = "arith.constant"() {value = 32 : i64} : () -> i64
              %544 = "arith.shrui"(%35, %543) : (i64, i64) -> i64
              %545 = "arith.subi"(%54, %347) : (i32, i32) -> i32
              %546 = "llvm.intr.ctlz"(%545) {is_zero_poison = false} : (i32) -> i32
              %547 = "arith.subi"(%64, %546) : (i32, i32) -> i32
              %548 = "arith.extui"(%538) : (i32) -> i64
              %549 = "arith.muli"(%548, %544) : (i64, i64) -> i64
              %550 = "arith.shrui"(%549, %543) : (i64, i64) -> i64
              %551 = "arith.trunci"(%550) : (i64) -> i32
              %552 = "arith.addi"(%551, %538) : (i32, i32) -> i32
              %553 = "arith.shrui"(%552, %547) : (i32, i32) -> i32
              %554 = "arith.cmpi"(%547, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %555 = "arith.select"(%554, %553, %61) : (i1, i32, i32) -> i32
              %556 = "llvm.intr.ctlz"(%545) {is_zero_poison = false} : (i32) -> i32
              %557 = "arith.subi"(%64, %556) : (i32, i32) -> i32
              %558 = "arith.shrui"(%552, %557) : (i32, i32) -> i32
              %559 = "arith.cmpi"(%557, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %560 = "arith.select"(%559, %558, %61) : (i1, i32, i32) -> i32
              %561 = "arith.muli"(%560, %54) : (i32, i32) -> i32
              %562 = "arith.subi"(%538, %561) : (i32, i32) -> i32
              %563 = "arith.constant"() {value = 132 : i32} : () -> i32
              %564 = "arith.remui"(%29, %563) : (i32, i32) -> i32
              %565 = "arith.muli"(%555, %564) : (i32, i32) -> i32
              %566 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %567 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %568 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %569 = "arith.addi"(%566, %563) : (i32, i32) -> i32
              %570 = "arith.remsi"(%565, %563) : (i32, i32) -> i32
              %571 = "arith.cmpi"(%570, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %572 = "arith.addi"(%570, %563) : (i32, i32) -> i32
              %573 = "arith.select"(%571, %572, %570) : (i1, i32, i32) -> i32
              %574 = "arith.subi"(%569, %573) : (i32, i32) -> i32
              %575 = "arith.remsi"(%574, %563) : (i32, i32) -> i32
              %576 = "arith.cmpi"(%575, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %577 = "arith.addi"(%575, %563) : (i32, i32) -> i32
              %578 = "arith.select"(%576, %577, %575) : (i1, i32, i32) -> i32
              %579 = "arith.muli"(%562, %563) : (i32, i32) -> i32
              %580 = "arith.remui"(%562, %420) : (i32, i32) -> i32
              %581 = "arith.cmpi"(%580, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              %582 = "arith.constant"() {value = 131 : i32} : () -> i32
              %583 = "arith.subi"(%582, %578) : (i32, i32) -> i32
              %584 = "arith.select"(%581, %578, %583) : (i1, i32, i32) -> i32
              %585 = "arith.addi"(%579, %584) : (i32, i32) -> i32
              %586 = "arith.shrui"(%28, %543) : (i64, i64) -> i64
              %587 = "arith.subi"(%52, %347) : (i32, i32) -> i32
              %588 = "llvm.intr.ctlz"(%587) {is_zero_poison = false} : (i32) -> i32
              %589 = "arith.shrsi"(%585, %62) : (i32, i32) -> i32
              %590 = "arith.xori"(%585, %589) : (i32, i32) -> i32
              %591 = "arith.extui"(%590) : (i32) -> i64
              %592 = "arith.muli"(%591, %586) : (i64, i64) -> i64
              %593 = "arith.shrui"(%592, %543) : (i64, i64) -> i64
              %594 = "arith.trunci"(%593) : (i64) -> i32
              %595 = "arith.addi"(%594, %590) : (i32, i32) -> i32
              %596 = "llvm.intr.ctlz"(%587) {is_zero_poison = false} : (i32) -> i32
              %597 = "arith.subi"(%64, %596) : (i32, i32) -> i32
              %598 = "arith.shrui"(%595, %597) : (i32, i32) -> i32
              %599 = "arith.cmpi"(%597, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %600 = "arith.select"(%599, %598, %61) : (i1, i32, i32) -> i32
              %601 = "arith.xori"(%600, %589) : (i32, i32) -> i32
              %602 = "arith.muli"(%601, %52) : (i32, i32) -> i32
              %603 = "arith.subi"(%585, %602) : (i32, i32) -> i32
              %604 = "arith.cmpi"(%585, %29) {predicate = 2 : i64} : (i32, i32) -> i1
              %605 = "arith.shrui"(%31, %543) : (i64, i64) -> i64
              %606 = "arith.subi"(%53, %347) : (i32, i32) -> i32
              %607 = "llvm.intr.ctlz"(%606) {is_zero_poison = false} : (i32) -> i32
              %608 = "arith.muli"(%591, %605) : (i64, i64) -> i64
              %609 = "arith.shrui"(%608, %543) : (i64, i64) -> i64
              %610 = "arith.trunci"(%609) : (i64) -> i32
              %611 = "arith.addi"(%610, %590) : (i32, i32) -> i32
              %612 = "llvm.intr.ctlz"(%606) {is_zero_poison = false} : (i32) -> i32
              %613 = "arith.subi"(%64, %612) : (i32, i32) -> i32
              %614 = "arith.shrui"(%611, %613) : (i32, i32) -> i32
              %615 = "arith.cmpi"(%613, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %616 = "arith.select"(%615, %614, %61) : (i1, i32, i32) -> i32
              %617 = "arith.xori"(%616, %589) : (i32, i32) -> i32
              %618 = "arith.muli"(%617, %53) : (i32, i32) -> i32
              %619 = "arith.subi"(%585, %618) : (i32, i32) -> i32
              %620 = "arith.cmpi"(%585, %32) {predicate = 2 : i64} : (i32, i32) -> i1
              %621 = "arith.addi"(%555, %347) : (i32, i32) -> i32
              %622 = "arith.cmpi"(%621, %27) {predicate = 0 : i64} : (i32, i32) -> i1
              %623 = "arith.select"(%622, %619, %603) : (i1, i32, i32) -> i32
              %624 = "arith.select"(%622, %620, %604) : (i1, i1, i1) -> i1
              %625 = "arith.muli"(%555, %29) : (i32, i32) -> i32
              %626 = "arith.addi"(%625, %623) : (i32, i32) -> i32
              %627 = "arith.cmpi"(%555, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %628 = "arith.andi"(%624, %627) : (i1, i1) -> i1
              %629 = "arith.shrui"(%25, %543) : (i64, i64) -> i64
              %630 = "arith.subi"(%50, %347) : (i32, i32) -> i32
              %631 = "llvm.intr.ctlz"(%630) {is_zero_poison = false} : (i32) -> i32
              %632 = "arith.subi"(%64, %631) : (i32, i32) -> i32
              %633 = "arith.shrsi"(%626, %62) : (i32, i32) -> i32
              %634 = "arith.xori"(%626, %633) : (i32, i32) -> i32
              %635 = "arith.extui"(%634) : (i32) -> i64
              %636 = "arith.muli"(%635, %629) : (i64, i64) -> i64
              %637 = "arith.shrui"(%636, %543) : (i64, i64) -> i64
              %638 = "arith.trunci"(%637) : (i64) -> i32
              %639 = "arith.addi"(%638, %634) : (i32, i32) -> i32
              %640 = "arith.shrui"(%639, %632) : (i32, i32) -> i32
              %641 = "arith.cmpi"(%632, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %642 = "arith.select"(%641, %640, %61) : (i1, i32, i32) -> i32
              %643 = "arith.xori"(%642, %633) : (i32, i32) -> i32
              %644 = "arith.muli"(%643, %50) : (i32, i32) -> i32
              %645 = "arith.subi"(%626, %644) : (i32, i32) -> i32
              %646 = "llvm.intr.ctlz"(%630) {is_zero_poison = false} : (i32) -> i32
              %647 = "arith.subi"(%64, %646) : (i32, i32) -> i32
              %648 = "arith.shrui"(%639, %647) : (i32, i32) -> i32
              %649 = "arith.cmpi"(%647, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %650 = "arith.select"(%649, %648, %61) : (i1, i32, i32) -> i32
              %651 = "arith.xori"(%650, %633) : (i32, i32) -> i32
              %652 = "arith.subi"(%630, %645) : (i32, i32) -> i32
              %653 = "arith.shrui"(%26, %543) : (i64, i64) -> i64
              %654 = "arith.subi"(%51, %347) : (i32, i32) -> i32
              %655 = "llvm.intr.ctlz"(%654) {is_zero_poison = false} : (i32) -> i32
              %656 = "arith.subi"(%64, %655) : (i32, i32) -> i32
              %657 = "arith.shrsi"(%651, %62) : (i32, i32) -> i32
              %658 = "arith.xori"(%651, %657) : (i32, i32) -> i32
              %659 = "arith.extui"(%658) : (i32) -> i64
              %660 = "arith.muli"(%659, %653) : (i64, i64) -> i64
              %661 = "arith.shrui"(%660, %543) : (i64, i64) -> i64
              %662 = "arith.trunci"(%661) : (i64) -> i32
              %663 = "arith.addi"(%662, %658) : (i32, i32) -> i32
              %664 = "arith.shrui"(%663, %656) : (i32, i32) -> i32
              %665 = "arith.cmpi"(%656, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %666 = "arith.select"(%665, %664, %61) : (i1, i32, i32) -> i32
              %667 = "arith.xori"(%666, %657) : (i32, i32) -> i32
              %668 = "arith.muli"(%667, %51) : (i32, i32) -> i32
              %669 = "arith.subi"(%651, %668) : (i32, i32) -> i32
              %670 = "llvm.intr.ctlz"(%654) {is_zero_poison = false} : (i32) -> i32
              %671 = "arith.subi"(%64, %670) : (i32, i32) -> i32
              %672 = "arith.shrui"(%663, %671) : (i32, i32) -> i32
              %673 = "arith.cmpi"(%671, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %674 = "arith.select"(%673, %672, %61) : (i1, i32, i32) -> i32
              %675 = "arith.xori"(%674, %657) : (i32, i32) -> i32
              %676 = "arith.addi"(%538, %347) : (i32, i32) -> i32
              "scf.yield"(%676, %675, %628, %669, %652) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            %677 = "llvm.getelementptr"(%129, %479) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t678_s0 = "llvm.ptrtoint"(%677) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t678_s0, %480) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %679 = "llvm.getelementptr"(%126, %479) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %680 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%680) ({
              %t681_s0 = "llvm.ptrtoint"(%679) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t681_s0, %446) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %682 = "arith.muli"(%523, %58) : (i32, i32) -> i32
            %683 = "arith.muli"(%479, %446) : (i32, i32) -> i32
            %684 = "llvm.getelementptr"(%76, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %685 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
            "scf.if"(%685) ({
              %t686_s0 = "llvm.ptrtoint"(%684) : (!llvm.ptr<3>) -> i32
              %t686_s2 = "llvm.ptrtoint"(%679) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t686_s0, %8, %t686_s2, %61, %682, %435, %390) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %687 = "arith.addi"(%479, %347) : (i32, i32) -> i32
            %688 = "arith.cmpi"(%687, %420) {predicate = 0 : i64} : (i32, i32) -> i1
            %689 = "arith.xori"(%480, %347) : (i32, i32) -> i32
            %690 = "arith.select"(%688, %689, %480) : (i1, i32, i32) -> i32
            %691 = "arith.select"(%688, %61, %687) : (i1, i32, i32) -> i32
            %692 = "arith.addi"(%478, %347) : (i32, i32) -> i32
            "scf.yield"(%524, %526, %528, %527, %525, %38, %37, %425, %424, %423, %474, %473, %472, %475, %476, %477, %692, %691, %690) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %693 = "llvm.getelementptr"(%171, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t694_s0 = "llvm.ptrtoint"(%693) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t694_s0, %357) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %695 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %696 = "arith.cmpi"(%695, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%696) ({
            %697 = "arith.constant"() {value = 3 : i32} : () -> i32
            %698 = "arith.muli"(%356, %697) : (i32, i32) -> i32
            %699 = "llvm.getelementptr"(%188, %698) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %699) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %700 = "arith.addi"(%347, %698) : (i32, i32) -> i32
            %701 = "llvm.getelementptr"(%188, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %701) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %702 = "arith.constant"() {value = 2 : i32} : () -> i32
            %703 = "arith.addi"(%702, %698) : (i32, i32) -> i32
            %704 = "llvm.getelementptr"(%188, %703) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %704) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %705 = "llvm.getelementptr"(%170, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t706_s0 = "llvm.ptrtoint"(%705) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t706_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %707 = "arith.constant"() {value = 1 : i32} : () -> i32
          %708 = "arith.subi"(%66, %707) : (i32, i32) -> i32
          %t709_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t709_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %710 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %711 = "nvvm.shfl.sync"(%60, %710, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %712 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %713 = "llvm.load"(%712) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %714 = "nvvm.shfl.sync"(%60, %713, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
          %715 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %716 = "llvm.load"(%715) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %717 = "nvvm.shfl.sync"(%60, %716, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
          %t718_s0 = "llvm.ptrtoint"(%171) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t718_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %719, %720, %721, %722, %723, %724, %725, %726, %727, %728 = "scf.while"(%711, %707, %707, %61, %61, %61, %707, %61, %61, %61) ({
          ^bb0(%729: i32, %730: i32, %731: i32, %732: i32, %733: i32, %734: i32, %735: i32, %736: i32, %737: i32, %738: i32):
            %739 = "arith.cmpi"(%729, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%739, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%740: i32, %741: i32, %742: i32, %743: i32, %744: i32, %745: i32, %746: i32, %747: i32, %748: i32, %749: i32):
            %750 = "arith.constant"() {value = 192 : i32} : () -> i32
            %751 = "arith.maxsi"(%37, %707) : (i32, i32) -> i32
            %752 = "arith.subi"(%751, %707) : (i32, i32) -> i32
            %753 = "arith.constant"() {value = 7 : i32} : () -> i32
            %754 = "arith.shrsi"(%752, %753) : (i32, i32) -> i32
            %755 = "arith.addi"(%754, %707) : (i32, i32) -> i32
            %756 = "arith.minsi"(%61, %754) : (i32, i32) -> i32
            %757 = "arith.subi"(%755, %756) : (i32, i32) -> i32
            %758, %759, %760, %761, %762, %763 = "scf.for"(%61, %757, %707, %744, %745, %746, %747, %748, %749) ({
            ^bb0(%764: i32, %765: i32, %766: i32, %767: i32, %768: i32, %769: i32, %770: i32):
              %771 = "llvm.getelementptr"(%126, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t772_s0 = "llvm.ptrtoint"(%771) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t772_s0, %770) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %773 = "llvm.getelementptr"(%148, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t774_s0 = "llvm.ptrtoint"(%773) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t774_s0, %767) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %775 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %776 = "arith.muli"(%769, %775) : (i32, i32) -> i32
              %777 = "llvm.getelementptr"(%76, %776) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %778 = "arith.muli"(%766, %775) : (i32, i32) -> i32
              %779 = "llvm.getelementptr"(%77, %778) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %780 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %781 = "arith.constant"() {value = 8 : i32} : () -> i32
              %782 = "arith.remui"(%780, %781) : (i32, i32) -> i32
              %783 = "arith.constant"() {value = 2 : i32} : () -> i32
              %784 = "arith.muli"(%782, %783) : (i32, i32) -> i32
              %785 = "arith.divui"(%780, %781) : (i32, i32) -> i32
              %786 = "arith.constant"() {value = 4 : i32} : () -> i32
              %787 = "arith.divui"(%782, %786) : (i32, i32) -> i32
              %788 = "arith.addi"(%785, %787) : (i32, i32) -> i32
              %789 = "arith.remui"(%788, %783) : (i32, i32) -> i32
              %790 = "arith.addi"(%784, %789) : (i32, i32) -> i32
              %791 = "arith.constant"() {value = 16 : i32} : () -> i32
              %792 = "arith.divui"(%780, %791) : (i32, i32) -> i32
              %793 = "arith.cmpi"(%792, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              %794 = "arith.constant"() {value = 25632 : i32} : () -> i32
              %795 = "arith.constant"() {value = 30001 : i32} : () -> i32
              %796 = "arith.select"(%793, %794, %795) : (i1, i32, i32) -> i32
              %797 = "arith.cmpi"(%792, %707) {predicate = 0 : i64} : (i32, i32) -> i1
              %798 = "arith.select"(%797, %794, %795) : (i1, i32, i32) -> i32
              %799 = "arith.constant"() {value = 3 : i32} : () -> i32
              "scf.for"(%708, %786, %799) ({
              ^bb0(%800: i32):
                %801 = "arith.muli"(%800, %781) : (i32, i32) -> i32
                %802 = "arith.muli"(%780, %64) : (i32, i32) -> i32
                %803 = "arith.addi"(%801, %802) : (i32, i32) -> i32
                %804 = "arith.muli"(%800, %791) : (i32, i32) -> i32
                %805 = "arith.addi"(%804, %790) : (i32, i32) -> i32
                %806 = "arith.constant"() {value = 64 : i32} : () -> i32
                %807 = "arith.muli"(%805, %806) : (i32, i32) -> i32
                %808 = "arith.muli"(%792, %781) : (i32, i32) -> i32
                %809 = "arith.addi"(%807, %808) : (i32, i32) -> i32
                %810 = "arith.andi"(%803, %750) : (i32, i32) -> i32
                %811 = "arith.shrui"(%810, %799) : (i32, i32) -> i32
                %812 = "arith.xori"(%803, %811) : (i32, i32) -> i32
                %813 = "llvm.getelementptr"(%777, %812) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t818_d = "nvvm.ldmatrix"(%813) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %814 = "llvm.extractvalue"(%t818_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %815 = "llvm.extractvalue"(%t818_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %816 = "llvm.extractvalue"(%t818_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %817 = "llvm.extractvalue"(%t818_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %819 = "llvm.getelementptr"(%777) {rawConstantIndices = array<i32: 1024>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %820 = "llvm.getelementptr"(%819, %812) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t825_d = "nvvm.ldmatrix"(%820) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %821 = "llvm.extractvalue"(%t825_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %822 = "llvm.extractvalue"(%t825_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %823 = "llvm.extractvalue"(%t825_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %824 = "llvm.extractvalue"(%t825_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %826 = "nvvm.prmt"(%814, %815, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %827 = "nvvm.prmt"(%814, %815, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %828 = "nvvm.prmt"(%816, %817, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %829 = "nvvm.prmt"(%816, %817, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %830 = "arith.constant"() {value = 448 : i32} : () -> i32
                %831 = "arith.andi"(%809, %830) : (i32, i32) -> i32
                %832 = "arith.shrui"(%831, %799) : (i32, i32) -> i32
                %833 = "arith.xori"(%809, %832) : (i32, i32) -> i32
                %834 = "llvm.getelementptr"(%779, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%834, %826, %827, %828, %829) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %836 = "nvvm.prmt"(%821, %822, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %837 = "nvvm.prmt"(%821, %822, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %838 = "nvvm.prmt"(%823, %824, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %839 = "nvvm.prmt"(%823, %824, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %840 = "arith.addi"(%809, %791) : (i32, i32) -> i32
                %841 = "arith.andi"(%840, %830) : (i32, i32) -> i32
                %842 = "arith.shrui"(%841, %799) : (i32, i32) -> i32
                %843 = "arith.xori"(%840, %842) : (i32, i32) -> i32
                %844 = "llvm.getelementptr"(%779, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%844, %836, %837, %838, %839) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %846 = "llvm.getelementptr"(%777) {rawConstantIndices = array<i32: 2048>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %847 = "llvm.getelementptr"(%846, %812) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t852_d = "nvvm.ldmatrix"(%847) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %848 = "llvm.extractvalue"(%t852_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %849 = "llvm.extractvalue"(%t852_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %850 = "llvm.extractvalue"(%t852_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %851 = "llvm.extractvalue"(%t852_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %853 = "llvm.getelementptr"(%777) {rawConstantIndices = array<i32: 3072>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %854 = "llvm.getelementptr"(%853, %812) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t859_d = "nvvm.ldmatrix"(%854) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %855 = "llvm.extractvalue"(%t859_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %856 = "llvm.extractvalue"(%t859_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %857 = "llvm.extractvalue"(%t859_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %858 = "llvm.extractvalue"(%t859_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %860 = "nvvm.prmt"(%848, %849, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %861 = "nvvm.prmt"(%848, %849, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %862 = "nvvm.prmt"(%850, %851, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %863 = "nvvm.prmt"(%850, %851, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %864 = "arith.addi"(%809, %64) : (i32, i32) -> i32
                %865 = "arith.andi"(%864, %830) : (i32, i32) -> i32
                %866 = "arith.shrui"(%865, %799) : (i32, i32) -> i32
                %867 = "arith.xori"(%864, %866) : (i32, i32) -> i32
                %868 = "llvm.getelementptr"(%779, %867) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%868, %860, %861, %862, %863) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %870 = "nvvm.prmt"(%855, %856, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %871 = "nvvm.prmt"(%855, %856, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %872 = "nvvm.prmt"(%857, %858, %796) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %873 = "nvvm.prmt"(%857, %858, %798) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %874 = "arith.constant"() {value = 48 : i32} : () -> i32
                %875 = "arith.addi"(%809, %874) : (i32, i32) -> i32
                %876 = "arith.andi"(%875, %830) : (i32, i32) -> i32
                %877 = "arith.shrui"(%876, %799) : (i32, i32) -> i32
                %878 = "arith.xori"(%875, %877) : (i32, i32) -> i32
                %879 = "llvm.getelementptr"(%779, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%879, %870, %871, %872, %873) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 29 : i32} : (i32) -> ()
              "scf.if"(%128) ({
                %881 = "llvm.getelementptr"(%129, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t882_s0 = "llvm.ptrtoint"(%881) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t882_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 30 : i32} : (i32) -> ()
              %883 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %884 = "arith.cmpi"(%883, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%884) ({
                %885 = "llvm.getelementptr"(%147, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t886_s0 = "llvm.ptrtoint"(%885) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t886_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %887 = "arith.addi"(%769, %707) : (i32, i32) -> i32
              %888 = "arith.cmpi"(%887, %783) {predicate = 0 : i64} : (i32, i32) -> i1
              %889 = "arith.xori"(%770, %707) : (i32, i32) -> i32
              %890 = "arith.select"(%888, %889, %770) : (i1, i32, i32) -> i32
              %891 = "arith.select"(%888, %61, %887) : (i1, i32, i32) -> i32
              %892 = "arith.addi"(%768, %707) : (i32, i32) -> i32
              %893 = "arith.addi"(%766, %707) : (i32, i32) -> i32
              %894 = "arith.cmpi"(%893, %799) {predicate = 0 : i64} : (i32, i32) -> i1
              %895 = "arith.xori"(%767, %707) : (i32, i32) -> i32
              %896 = "arith.select"(%894, %895, %767) : (i1, i32, i32) -> i32
              %897 = "arith.select"(%894, %61, %893) : (i1, i32, i32) -> i32
              %898 = "arith.addi"(%765, %707) : (i32, i32) -> i32
              "scf.yield"(%898, %897, %896, %892, %891, %890) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %899 = "llvm.getelementptr"(%170, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t900_s0 = "llvm.ptrtoint"(%899) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t900_s0, %743) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %901 = "arith.constant"() {value = 3 : i32} : () -> i32
            %902 = "arith.muli"(%742, %901) : (i32, i32) -> i32
            %903 = "llvm.getelementptr"(%188, %902) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %904 = "llvm.load"(%903) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %905 = "nvvm.shfl.sync"(%60, %904, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %906 = "arith.addi"(%707, %902) : (i32, i32) -> i32
            %907 = "llvm.getelementptr"(%188, %906) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %908 = "llvm.load"(%907) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %909 = "nvvm.shfl.sync"(%60, %908, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %910 = "arith.constant"() {value = 2 : i32} : () -> i32
            %911 = "arith.addi"(%910, %902) : (i32, i32) -> i32
            %912 = "llvm.getelementptr"(%188, %911) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %913 = "llvm.load"(%912) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %914 = "nvvm.shfl.sync"(%60, %913, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
            %915 = "llvm.getelementptr"(%171, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t916_s0 = "llvm.ptrtoint"(%915) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t916_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %917 = "arith.addi"(%742, %707) : (i32, i32) -> i32
            %918 = "arith.cmpi"(%917, %910) {predicate = 0 : i64} : (i32, i32) -> i1
            %919 = "arith.xori"(%743, %707) : (i32, i32) -> i32
            %920 = "arith.select"(%918, %919, %743) : (i1, i32, i32) -> i32
            %921 = "arith.select"(%918, %61, %917) : (i1, i32, i32) -> i32
            %922 = "arith.addi"(%741, %707) : (i32, i32) -> i32
            "scf.yield"(%905, %922, %921, %920, %758, %759, %760, %761, %762, %763) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %923 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%923) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 160 : i32, action = #nvvm<action increase>} : () -> ()
        %924 = "arith.constant"() {value = 1 : i32} : () -> i32
        %925 = "arith.subi"(%63, %924) : (i32, i32) -> i32
        %926 = "arith.subi"(%55, %58) : (i32, i32) -> i32
        %927 = "arith.muli"(%925, %58) : (i32, i32) -> i32
        %928 = "arith.divui"(%927, %58) : (i32, i32) -> i32
        %929 = "arith.constant"() {value = 3 : i32} : () -> i32
        %930 = "arith.remui"(%928, %929) : (i32, i32) -> i32
        %931 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %932 = "arith.muli"(%930, %931) : (i32, i32) -> i32
        %933 = "llvm.getelementptr"(%74, %932) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %934 = "arith.constant"() {value = 8 : i32} : () -> i32
        %935 = "arith.muli"(%926, %934) : (i32, i32) -> i32
        %936 = "llvm.getelementptr"(%78, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %937 = "arith.constant"() {value = dense<1.0> : vector<2xf32>} : () -> vector<2xf32>
        %938 = "vector.extract"(%937) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %939 = "vector.extract"(%937) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %940 = "arith.constant"() {value = 9 : i32} : () -> i32
        %941 = "arith.constant"() {value = 16 : i32} : () -> i32
        %942 = "arith.constant"() {value = 17 : i32} : () -> i32
        %943 = "arith.constant"() {value = 24 : i32} : () -> i32
        %944 = "arith.constant"() {value = 25 : i32} : () -> i32
        %945 = "arith.constant"() {value = 33 : i32} : () -> i32
        %946 = "arith.constant"() {value = 40 : i32} : () -> i32
        %947 = "arith.constant"() {value = 41 : i32} : () -> i32
        %948 = "arith.constant"() {value = 48 : i32} : () -> i32
        %949 = "arith.constant"() {value = 49 : i32} : () -> i32
        %950 = "arith.constant"() {value = 56 : i32} : () -> i32
        %951 = "arith.constant"() {value = 57 : i32} : () -> i32
        %952 = "arith.constant"() {value = 64 : i32} : () -> i32
        %953 = "arith.constant"() {value = 65 : i32} : () -> i32
        %954 = "arith.constant"() {value = 72 : i32} : () -> i32
        %955 = "arith.constant"() {value = 73 : i32} : () -> i32
        %956 = "arith.constant"() {value = 80 : i32} : () -> i32
        %957 = "arith.constant"() {value = 81 : i32} : () -> i32
        %958 = "arith.constant"() {value = 88 : i32} : () -> i32
        %959 = "arith.constant"() {value = 89 : i32} : () -> i32
        %960 = "arith.constant"() {value = 96 : i32} : () -> i32
        %961 = "arith.constant"() {value = 97 : i32} : () -> i32
        %962 = "arith.constant"() {value = 104 : i32} : () -> i32
        %963 = "arith.constant"() {value = 105 : i32} : () -> i32
        %964 = "arith.constant"() {value = 112 : i32} : () -> i32
        %965 = "arith.constant"() {value = 113 : i32} : () -> i32
        %966 = "arith.constant"() {value = 120 : i32} : () -> i32
        %967 = "arith.constant"() {value = 121 : i32} : () -> i32
        %968 = "arith.constant"() {value = 2 : i32} : () -> i32
        %969 = "arith.cmpi"(%925, %968) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%969) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %t970_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t970_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %971 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %972 = "nvvm.shfl.sync"(%60, %971, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
        %973 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %974 = "llvm.load"(%973) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %975 = "nvvm.shfl.sync"(%60, %974, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
        %976 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %977 = "llvm.load"(%976) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %978 = "nvvm.shfl.sync"(%60, %977, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 36 : i32} : (i32, i32, i32, i32) -> i32
        %t979_s0 = "llvm.ptrtoint"(%171) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t979_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %980 = "llvm.mlir.undef"() : () -> f32
        %981 = "llvm.mlir.undef"() : () -> f32
        %982 = "llvm.mlir.undef"() : () -> f32
        %983 = "llvm.mlir.undef"() : () -> f32
        %984 = "llvm.mlir.undef"() : () -> f32
        %985 = "llvm.mlir.undef"() : () -> f32
        %986 = "llvm.mlir.undef"() : () -> f32
        %987 = "llvm.mlir.undef"() : () -> f32
        %988 = "llvm.mlir.undef"() : () -> f32
        %989 = "llvm.mlir.undef"() : () -> f32
        %990 = "llvm.mlir.undef"() : () -> f32
        %991 = "llvm.mlir.undef"() : () -> f32
        %992 = "llvm.mlir.undef"() : () -> f32
        %993 = "llvm.mlir.undef"() : () -> f32
        %994 = "llvm.mlir.undef"() : () -> f32
        %995 = "llvm.mlir.undef"() : () -> f32
        %996 = "llvm.mlir.undef"() : () -> f32
        %997 = "llvm.mlir.undef"() : () -> f32
        %998 = "llvm.mlir.undef"() : () -> f32
        %999 = "llvm.mlir.undef"() : () -> f32
        %1000 = "llvm.mlir.undef"() : () -> f32
        %1001 = "llvm.mlir.undef"() : () -> f32
        %1002 = "llvm.mlir.undef"() : () -> f32
        %1003 = "llvm.mlir.undef"() : () -> f32
        %1004 = "llvm.mlir.undef"() : () -> f32
        %1005 = "llvm.mlir.undef"() : () -> f32
        %1006 = "llvm.mlir.undef"() : () -> f32
        %1007 = "llvm.mlir.undef"() : () -> f32
        %1008 = "llvm.mlir.undef"() : () -> f32
        %1009 = "llvm.mlir.undef"() : () -> f32
        %1010 = "llvm.mlir.undef"() : () -> f32
        %1011 = "llvm.mlir.undef"() : () -> f32
        %1012 = "llvm.mlir.undef"() : () -> f32
        %1013 = "llvm.mlir.undef"() : () -> f32
        %1014 = "llvm.mlir.undef"() : () -> f32
        %1015 = "llvm.mlir.undef"() : () -> f32
        %1016 = "llvm.mlir.undef"() : () -> f32
        %1017 = "llvm.mlir.undef"() : () -> f32
        %1018 = "llvm.mlir.undef"() : () -> f32
        %1019 = "llvm.mlir.undef"() : () -> f32
        %1020 = "llvm.mlir.undef"() : () -> f32
        %1021 = "llvm.mlir.undef"() : () -> f32
        %1022 = "llvm.mlir.undef"() : () -> f32
        %1023 = "llvm.mlir.undef"() : () -> f32
        %1024 = "llvm.mlir.undef"() : () -> f32
        %1025 = "llvm.mlir.undef"() : () -> f32
        %1026 = "llvm.mlir.undef"() : () -> f32
        %1027 = "llvm.mlir.undef"() : () -> f32
        %1028 = "llvm.mlir.undef"() : () -> f32
        %1029 = "llvm.mlir.undef"() : () -> f32
        %1030 = "llvm.mlir.undef"() : () -> f32
        %1031 = "llvm.mlir.undef"() : () -> f32
        %1032 = "llvm.mlir.undef"() : () -> f32
        %1033 = "llvm.mlir.undef"() : () -> f32
        %1034 = "llvm.mlir.undef"() : () -> f32
        %1035 = "llvm.mlir.undef"() : () -> f32
        %1036 = "llvm.mlir.undef"() : () -> f32
        %1037 = "llvm.mlir.undef"() : () -> f32
        %1038 = "llvm.mlir.undef"() : () -> f32
        %1039 = "llvm.mlir.undef"() : () -> f32
        %1040 = "llvm.mlir.undef"() : () -> f32
        %1041 = "llvm.mlir.undef"() : () -> f32
        %1042 = "llvm.mlir.undef"() : () -> f32
        %1043 = "llvm.mlir.undef"() : () -> f32
        %1044 = "llvm.mlir.undef"() : () -> f32
        %1045 = "llvm.mlir.undef"() : () -> f32
        %1046 = "llvm.mlir.undef"() : () -> i32
        %1047 = "llvm.mlir.undef"() : () -> i32
        %1048 = "llvm.mlir.undef"() : () -> i32
        %1049 = "llvm.mlir.undef"() : () -> i32
        %1050 = "llvm.mlir.undef"() : () -> i32
        %1051 = "llvm.mlir.undef"() : () -> i32
        %1052 = "llvm.mlir.undef"() : () -> i32
        %1053 = "llvm.mlir.undef"() : () -> i32
        %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144 = "scf.while"(%978, %975, %972, %61, %61, %61, %924, %924, %61, %61, %61, %61, %61, %61, %61, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %938, %939, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053) ({
        ^bb0(%1145: i32, %1146: i32, %1147: i32, %1148: i32, %1149: i32, %1150: i32, %1151: i32, %1152: i32, %1153: i32, %1154: i32, %1155: i32, %1156: i32, %1157: i32, %1158: i32, %1159: i32, %1160: f32, %1161: f32, %1162: f32, %1163: f32, %1164: f32, %1165: f32, %1166: f32, %1167: f32, %1168: f32, %1169: f32, %1170: f32, %1171: f32, %1172: f32, %1173: f32, %1174: f32, %1175: f32, %1176: f32, %1177: f32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: f32, %1184: f32, %1185: f32, %1186: f32, %1187: f32, %1188: f32, %1189: f32, %1190: f32, %1191: f32, %1192: f32, %1193: f32, %1194: f32, %1195: f32, %1196: f32, %1197: f32, %1198: f32, %1199: f32, %1200: f32, %1201: f32, %1202: f32, %1203: f32, %1204: f32, %1205: f32, %1206: f32, %1207: f32, %1208: f32, %1209: f32, %1210: f32, %1211: f32, %1212: f32, %1213: f32, %1214: f32, %1215: f32, %1216: f32, %1217: f32, %1218: f32, %1219: f32, %1220: f32, %1221: f32, %1222: f32, %1223: f32, %1224: f32, %1225: f32, %1226: f32, %1227: f32, %1228: i32, %1229: i32, %1230: i32, %1231: i32, %1232: i32, %1233: i32, %1234: i32, %1235: i32):
          %1236 = "arith.cmpi"(%1147, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1236, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1237: i32, %1238: i32, %1239: i32, %1240: i32, %1241: i32, %1242: i32, %1243: i32, %1244: i32, %1245: i32, %1246: i32, %1247: i32, %1248: i32, %1249: i32, %1250: i32, %1251: i32, %1252: f32, %1253: f32, %1254: f32, %1255: f32, %1256: f32, %1257: f32, %1258: f32, %1259: f32, %1260: f32, %1261: f32, %1262: f32, %1263: f32, %1264: f32, %1265: f32, %1266: f32, %1267: f32, %1268: f32, %1269: f32, %1270: f32, %1271: f32, %1272: f32, %1273: f32, %1274: f32, %1275: f32, %1276: f32, %1277: f32, %1278: f32, %1279: f32, %1280: f32, %1281: f32, %1282: f32, %1283: f32, %1284: f32, %1285: f32, %1286: f32, %1287: f32, %1288: f32, %1289: f32, %1290: f32, %1291: f32, %1292: f32, %1293: f32, %1294: f32, %1295: f32, %1296: f32, %1297: f32, %1298: f32, %1299: f32, %1300: f32, %1301: f32, %1302: f32, %1303: f32, %1304: f32, %1305: f32, %1306: f32, %1307: f32, %1308: f32, %1309: f32, %1310: f32, %1311: f32, %1312: f32, %1313: f32, %1314: f32, %1315: f32, %1316: f32, %1317: f32, %1318: f32, %1319: f32, %1320: i32, %1321: i32, %1322: i32, %1323: i32, %1324: i32, %1325: i32, %1326: i32, %1327: i32):
          %1328 = "arith.remsi"(%1238, %48) : (i32, i32) -> i32
          %1329 = "arith.cmpi"(%1328, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1330 = "arith.divsi"(%1238, %48) : (i32, i32) -> i32
          %1331 = "arith.extsi"(%1329) : (i1) -> i32
          %1332 = "arith.addi"(%1330, %1331) : (i32, i32) -> i32
          %1333 = "arith.extsi"(%1237) : (i32) -> i64
          %1334 = "arith.extsi"(%1238) : (i32) -> i64
          %1335 = "arith.muli"(%1333, %45) : (i64, i64) -> i64
          %1336 = "arith.addi"(%1335, %1334) : (i64, i64) -> i64
          %1337 = "llvm.getelementptr"(%43, %1336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1338 = "llvm.load"(%1337) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1339 = "arith.extsi"(%1332) : (i32) -> i64
          %1340 = "arith.muli"(%1333, %42) : (i64, i64) -> i64
          %1341 = "arith.addi"(%1340, %1339) : (i64, i64) -> i64
          %1342 = "llvm.getelementptr"(%39, %1341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1343 = "llvm.load"(%1342) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1344 = "arith.mulf"(%1338, %1343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1345 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1346 = "arith.mulf"(%49, %1344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1347 = "arith.muli"(%1333, %47) : (i64, i64) -> i64
          %1348 = "arith.addi"(%1347, %1339) : (i64, i64) -> i64
          %1349 = "llvm.getelementptr"(%46, %1348) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1350 = "llvm.load"(%1349) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1351 = "arith.constant"() {value = 192 : i32} : () -> i32
          %1352 = "arith.muli"(%1239, %1351) : (i32, i32) -> i32
          %1353 = "arith.maxsi"(%37, %924) : (i32, i32) -> i32
          %1354 = "arith.subi"(%1353, %924) : (i32, i32) -> i32
          %1355 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1356 = "arith.shrsi"(%1354, %1355) : (i32, i32) -> i32
          %1357 = "arith.addi"(%1356, %924) : (i32, i32) -> i32
          %1358 = "arith.minsi"(%61, %1356) : (i32, i32) -> i32
          %1359 = "arith.subi"(%1357, %1358) : (i32, i32) -> i32
          %1360 = "arith.muli"(%925, %952) : (i32, i32) -> i32
          %1361 = "arith.addi"(%1352, %1360) : (i32, i32) -> i32
          %1362 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1363 = "arith.andi"(%926, %1362) : (i32, i32) -> i32
          %1364 = "arith.divui"(%1363, %64) : (i32, i32) -> i32
          %1365 = "arith.muli"(%1364, %941) : (i32, i32) -> i32
          %1366 = "arith.addi"(%1361, %1365) : (i32, i32) -> i32
          %1367 = "arith.andi"(%926, %62) : (i32, i32) -> i32
          %1368 = "arith.constant"() {value = 4 : i32} : () -> i32
          %1369 = "arith.divui"(%1367, %1368) : (i32, i32) -> i32
          %1370 = "arith.addi"(%1366, %1369) : (i32, i32) -> i32
          %1371 = "arith.andi"(%926, %929) : (i32, i32) -> i32
          %1372 = "arith.muli"(%1371, %968) : (i32, i32) -> i32
          %1373 = "arith.muli"(%1356, %58) : (i32, i32) -> i32
          %1374 = "arith.subi"(%1357, %1359) : (i32, i32) -> i32
          %1375 = "arith.subi"(%1357, %1374) : (i32, i32) -> i32
          %1376 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %1377 = "vector.extract"(%1376) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1378 = "vector.extract"(%1376) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1379 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1380 = "vector.extract"(%1379) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1381 = "vector.extract"(%1379) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1382 = "vector.extract"(%1379) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1383 = "vector.extract"(%1379) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1384 = "vector.extract"(%1379) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1385 = "vector.extract"(%1379) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1386 = "vector.extract"(%1379) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1387 = "vector.extract"(%1379) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1388 = "vector.extract"(%1379) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1389 = "vector.extract"(%1379) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1390 = "vector.extract"(%1379) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1391 = "vector.extract"(%1379) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1392 = "vector.extract"(%1379) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1393 = "vector.extract"(%1379) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1394 = "vector.extract"(%1379) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1395 = "vector.extract"(%1379) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1396 = "vector.extract"(%1379) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1397 = "vector.extract"(%1379) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1398 = "vector.extract"(%1379) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1399 = "vector.extract"(%1379) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1400 = "vector.extract"(%1379) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1401 = "vector.extract"(%1379) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1402 = "vector.extract"(%1379) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1403 = "vector.extract"(%1379) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1404 = "vector.extract"(%1379) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1405 = "vector.extract"(%1379) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1406 = "vector.extract"(%1379) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1407 = "vector.extract"(%1379) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1408 = "vector.extract"(%1379) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1409 = "vector.extract"(%1379) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1410 = "vector.extract"(%1379) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1411 = "vector.extract"(%1379) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1412 = "llvm.getelementptr"(%79, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1413_s0 = "llvm.ptrtoint"(%1412) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1413_s0, %1248) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1414 = "llvm.getelementptr"(%101, %1241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1415_s0 = "llvm.ptrtoint"(%1414) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1415_s0, %1242) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1416 = "arith.constant"() {value = 12288 : i32} : () -> i32
          %1417 = "arith.muli"(%1247, %1416) : (i32, i32) -> i32
          %1418 = "llvm.getelementptr"(%933, %1417) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1419 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1420 = "arith.muli"(%1241, %1419) : (i32, i32) -> i32
          %1421 = "llvm.getelementptr"(%75, %1420) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1422 = "arith.constant"() {value = false} : () -> i1
          %t1424_a = "llvm.ptrtoint"(%1418) : (!llvm.ptr<3>) -> i32
          %t1424_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1424_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1424_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1424_shifted = "arith.shrui"(%t1424_a, %t1424_four) : (i32, i32) -> i32
          %t1424_low = "arith.andi"(%t1424_shifted, %t1424_mask) : (i32, i32) -> i32
          %t1424_wide = "arith.extui"(%t1424_low) : (i32) -> i64
          %1423 = "arith.ori"(%t1424_wide, %t1424_fields) : (i64, i64) -> i64
          %t1426_a = "llvm.ptrtoint"(%1421) : (!llvm.ptr<3>) -> i32
          %t1426_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1426_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1426_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1426_shifted = "arith.shrui"(%t1426_a, %t1426_four) : (i32, i32) -> i32
          %t1426_low = "arith.andi"(%t1426_shifted, %t1426_mask) : (i32, i32) -> i32
          %t1426_wide = "arith.extui"(%t1426_low) : (i32) -> i64
          %1425 = "arith.ori"(%t1426_wide, %t1426_fields) : (i64, i64) -> i64
          %t1491_r = "llvm.inline_asm"(%1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1427 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1428 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1429 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1430 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1431 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1432 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1433 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1434 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1435 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1436 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1437 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1438 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1439 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1440 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1441 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1442 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1443 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1444 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1445 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1446 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1447 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1448 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1449 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1450 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1451 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1452 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1453 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1454 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1455 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1456 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1457 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1458 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1459 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1460 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1461 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1462 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1463 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1464 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1465 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1466 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1467 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1468 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1469 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1470 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1471 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1472 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1473 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1474 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1475 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1476 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1477 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1478 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1479 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1480 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1481 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1482 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1483 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1484 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1485 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1486 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1487 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1488 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1489 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1490 = "llvm.extractvalue"(%t1491_r) {position = array<i64: 63>} : (!struct1) -> f32
          %t1556_r = "llvm.inline_asm"(%1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1423, %1425, %1422) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1492 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1493 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1494 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1495 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1496 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1497 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1498 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1499 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1500 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1501 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1502 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1503 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1504 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1505 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1506 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1507 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1508 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1509 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1510 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1511 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1512 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1513 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1514 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1515 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1516 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1517 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1518 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1519 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1520 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1521 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1522 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1523 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1524 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1525 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1526 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1527 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1528 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1529 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1530 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1531 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1532 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1533 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1534 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1535 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1536 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1537 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1538 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1539 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1540 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1541 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1542 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1543 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1544 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1545 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1546 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1547 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1548 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1549 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1550 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1551 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1552 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1553 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1554 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1555 = "llvm.extractvalue"(%t1556_r) {position = array<i64: 63>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1621_r = "llvm.inline_asm"(%1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1557 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1558 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1559 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1560 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1561 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1562 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1563 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1564 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1565 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1566 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1567 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1568 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1569 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1570 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1571 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1572 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1573 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1574 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1575 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1576 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1577 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1578 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1579 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1580 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1581 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1582 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1583 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1584 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1585 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1586 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1587 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1588 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1589 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1590 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1591 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1592 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1593 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1594 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1595 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1596 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1597 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1598 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1599 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1600 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1601 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1602 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1603 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1604 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1605 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1606 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1607 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1608 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1609 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1610 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1611 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1612 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1613 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1614 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1615 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1616 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1617 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1618 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1619 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1620 = "llvm.extractvalue"(%t1621_r) {position = array<i64: 63>} : (!struct1) -> f32
          "scf.if"(%103) ({
            %1622 = "llvm.getelementptr"(%104, %1241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1623_s0 = "llvm.ptrtoint"(%1622) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1623_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1624 = "arith.addi"(%1241, %924) : (i32, i32) -> i32
          %1625 = "arith.cmpi"(%1624, %929) {predicate = 0 : i64} : (i32, i32) -> i1
          %1626 = "arith.xori"(%1242, %924) : (i32, i32) -> i32
          %1627 = "arith.select"(%1625, %1626, %1242) : (i1, i32, i32) -> i32
          %1628 = "arith.select"(%1625, %61, %1624) : (i1, i32, i32) -> i32
          %1629 = "arith.addi"(%1240, %924) : (i32, i32) -> i32
          %1630 = "arith.addi"(%1373, %58) : (i32, i32) -> i32
          %1631 = "arith.cmpi"(%1630, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695 = "scf.if"(%1631) ({
            %1696 = "arith.addi"(%1373, %1372) : (i32, i32) -> i32
            %1697 = "vector.from_elements"(%61, %924, %934, %940, %941, %942, %943, %944, %64, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1698 = "arith.subi"(%37, %1696) : (i32, i32) -> i32
            %1699 = "vector.broadcast"(%1698) : (i32) -> vector<32xi32>
            %1700 = "arith.cmpi"(%1697, %1699) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1701 = "vector.from_elements"(%1557, %1558, %1561, %1562, %1565, %1566, %1569, %1570, %1573, %1574, %1577, %1578, %1581, %1582, %1585, %1586, %1589, %1590, %1593, %1594, %1597, %1598, %1601, %1602, %1605, %1606, %1609, %1610, %1613, %1614, %1617, %1618) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1702 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1703 = "arith.select"(%1700, %1702, %1701) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1704 = "vector.extract"(%1703) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1705 = "vector.extract"(%1703) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1706 = "vector.extract"(%1703) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1707 = "vector.extract"(%1703) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1708 = "vector.extract"(%1703) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1709 = "vector.extract"(%1703) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1710 = "vector.extract"(%1703) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1711 = "vector.extract"(%1703) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1712 = "vector.extract"(%1703) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1713 = "vector.extract"(%1703) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1714 = "vector.extract"(%1703) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1715 = "vector.extract"(%1703) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1716 = "vector.extract"(%1703) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1717 = "vector.extract"(%1703) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1718 = "vector.extract"(%1703) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1719 = "vector.extract"(%1703) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1720 = "vector.extract"(%1703) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1721 = "vector.extract"(%1703) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1722 = "vector.extract"(%1703) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1723 = "vector.extract"(%1703) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1724 = "vector.extract"(%1703) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1725 = "vector.extract"(%1703) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1726 = "vector.extract"(%1703) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1727 = "vector.extract"(%1703) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1728 = "vector.extract"(%1703) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1729 = "vector.extract"(%1703) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1730 = "vector.extract"(%1703) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1731 = "vector.extract"(%1703) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1732 = "vector.extract"(%1703) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1733 = "vector.extract"(%1703) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1734 = "vector.extract"(%1703) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1735 = "vector.extract"(%1703) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1736 = "vector.from_elements"(%61, %924, %934, %940, %941, %942, %943, %944, %64, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1737 = "vector.broadcast"(%1698) : (i32) -> vector<32xi32>
            %1738 = "arith.cmpi"(%1736, %1737) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1739 = "vector.from_elements"(%1559, %1560, %1563, %1564, %1567, %1568, %1571, %1572, %1575, %1576, %1579, %1580, %1583, %1584, %1587, %1588, %1591, %1592, %1595, %1596, %1599, %1600, %1603, %1604, %1607, %1608, %1611, %1612, %1615, %1616, %1619, %1620) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1740 = "arith.select"(%1738, %1702, %1739) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1741 = "vector.extract"(%1740) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1742 = "vector.extract"(%1740) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1743 = "vector.extract"(%1740) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1744 = "vector.extract"(%1740) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1745 = "vector.extract"(%1740) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1746 = "vector.extract"(%1740) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1747 = "vector.extract"(%1740) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1748 = "vector.extract"(%1740) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1749 = "vector.extract"(%1740) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1750 = "vector.extract"(%1740) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1751 = "vector.extract"(%1740) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1752 = "vector.extract"(%1740) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1753 = "vector.extract"(%1740) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1754 = "vector.extract"(%1740) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1755 = "vector.extract"(%1740) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1756 = "vector.extract"(%1740) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1757 = "vector.extract"(%1740) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1758 = "vector.extract"(%1740) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1759 = "vector.extract"(%1740) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1760 = "vector.extract"(%1740) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1761 = "vector.extract"(%1740) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1762 = "vector.extract"(%1740) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1763 = "vector.extract"(%1740) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1764 = "vector.extract"(%1740) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1765 = "vector.extract"(%1740) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1766 = "vector.extract"(%1740) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1767 = "vector.extract"(%1740) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1768 = "vector.extract"(%1740) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1769 = "vector.extract"(%1740) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1770 = "vector.extract"(%1740) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1771 = "vector.extract"(%1740) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1772 = "vector.extract"(%1740) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1704, %1705, %1741, %1742, %1706, %1707, %1743, %1744, %1708, %1709, %1745, %1746, %1710, %1711, %1747, %1748, %1712, %1713, %1749, %1750, %1714, %1715, %1751, %1752, %1716, %1717, %1753, %1754, %1718, %1719, %1755, %1756, %1720, %1721, %1757, %1758, %1722, %1723, %1759, %1760, %1724, %1725, %1761, %1762, %1726, %1727, %1763, %1764, %1728, %1729, %1765, %1766, %1730, %1731, %1767, %1768, %1732, %1733, %1769, %1770, %1734, %1735, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1773 = "llvm.bitcast"(%1632) : (f32) -> i32
          %1774 = "llvm.bitcast"(%1633) : (f32) -> i32
          %1775 = "llvm.bitcast"(%1636) : (f32) -> i32
          %1776 = "llvm.bitcast"(%1637) : (f32) -> i32
          %1777 = "llvm.bitcast"(%1640) : (f32) -> i32
          %1778 = "llvm.bitcast"(%1641) : (f32) -> i32
          %1779 = "llvm.bitcast"(%1644) : (f32) -> i32
          %1780 = "llvm.bitcast"(%1645) : (f32) -> i32
          %1781 = "llvm.bitcast"(%1648) : (f32) -> i32
          %1782 = "llvm.bitcast"(%1649) : (f32) -> i32
          %1783 = "llvm.bitcast"(%1652) : (f32) -> i32
          %1784 = "llvm.bitcast"(%1653) : (f32) -> i32
          %1785 = "llvm.bitcast"(%1656) : (f32) -> i32
          %1786 = "llvm.bitcast"(%1657) : (f32) -> i32
          %1787 = "llvm.bitcast"(%1660) : (f32) -> i32
          %1788 = "llvm.bitcast"(%1661) : (f32) -> i32
          %1789 = "llvm.bitcast"(%1664) : (f32) -> i32
          %1790 = "llvm.bitcast"(%1665) : (f32) -> i32
          %1791 = "llvm.bitcast"(%1668) : (f32) -> i32
          %1792 = "llvm.bitcast"(%1669) : (f32) -> i32
          %1793 = "llvm.bitcast"(%1672) : (f32) -> i32
          %1794 = "llvm.bitcast"(%1673) : (f32) -> i32
          %1795 = "llvm.bitcast"(%1676) : (f32) -> i32
          %1796 = "llvm.bitcast"(%1677) : (f32) -> i32
          %1797 = "llvm.bitcast"(%1680) : (f32) -> i32
          %1798 = "llvm.bitcast"(%1681) : (f32) -> i32
          %1799 = "llvm.bitcast"(%1684) : (f32) -> i32
          %1800 = "llvm.bitcast"(%1685) : (f32) -> i32
          %1801 = "llvm.bitcast"(%1688) : (f32) -> i32
          %1802 = "llvm.bitcast"(%1689) : (f32) -> i32
          %1803 = "llvm.bitcast"(%1692) : (f32) -> i32
          %1804 = "llvm.bitcast"(%1693) : (f32) -> i32
          %1805 = "arith.maxsi"(%1773, %1774) : (i32, i32) -> i32
          %1806 = "arith.maxsi"(%1805, %1775) : (i32, i32) -> i32
          %1807 = "arith.maxsi"(%1776, %1777) : (i32, i32) -> i32
          %1808 = "arith.maxsi"(%1807, %1778) : (i32, i32) -> i32
          %1809 = "arith.maxsi"(%1779, %1780) : (i32, i32) -> i32
          %1810 = "arith.maxsi"(%1809, %1781) : (i32, i32) -> i32
          %1811 = "arith.maxsi"(%1782, %1783) : (i32, i32) -> i32
          %1812 = "arith.maxsi"(%1811, %1784) : (i32, i32) -> i32
          %1813 = "arith.maxsi"(%1785, %1786) : (i32, i32) -> i32
          %1814 = "arith.maxsi"(%1813, %1787) : (i32, i32) -> i32
          %1815 = "arith.maxsi"(%1788, %1789) : (i32, i32) -> i32
          %1816 = "arith.maxsi"(%1815, %1790) : (i32, i32) -> i32
          %1817 = "arith.maxsi"(%1791, %1792) : (i32, i32) -> i32
          %1818 = "arith.maxsi"(%1817, %1793) : (i32, i32) -> i32
          %1819 = "arith.maxsi"(%1794, %1795) : (i32, i32) -> i32
          %1820 = "arith.maxsi"(%1819, %1796) : (i32, i32) -> i32
          %1821 = "arith.maxsi"(%1797, %1798) : (i32, i32) -> i32
          %1822 = "arith.maxsi"(%1821, %1799) : (i32, i32) -> i32
          %1823 = "arith.maxsi"(%1800, %1801) : (i32, i32) -> i32
          %1824 = "arith.maxsi"(%1823, %1802) : (i32, i32) -> i32
          %1825 = "arith.maxsi"(%1803, %1804) : (i32, i32) -> i32
          %1826 = "arith.maxsi"(%1806, %1808) : (i32, i32) -> i32
          %1827 = "arith.maxsi"(%1826, %1810) : (i32, i32) -> i32
          %1828 = "arith.maxsi"(%1812, %1814) : (i32, i32) -> i32
          %1829 = "arith.maxsi"(%1828, %1816) : (i32, i32) -> i32
          %1830 = "arith.maxsi"(%1818, %1820) : (i32, i32) -> i32
          %1831 = "arith.maxsi"(%1830, %1822) : (i32, i32) -> i32
          %1832 = "arith.maxsi"(%1824, %1825) : (i32, i32) -> i32
          %1833 = "arith.maxsi"(%1827, %1829) : (i32, i32) -> i32
          %1834 = "arith.maxsi"(%1833, %1831) : (i32, i32) -> i32
          %1835 = "arith.maxsi"(%1834, %1832) : (i32, i32) -> i32
          %1836 = "llvm.bitcast"(%1634) : (f32) -> i32
          %1837 = "llvm.bitcast"(%1635) : (f32) -> i32
          %1838 = "llvm.bitcast"(%1638) : (f32) -> i32
          %1839 = "llvm.bitcast"(%1639) : (f32) -> i32
          %1840 = "llvm.bitcast"(%1642) : (f32) -> i32
          %1841 = "llvm.bitcast"(%1643) : (f32) -> i32
          %1842 = "llvm.bitcast"(%1646) : (f32) -> i32
          %1843 = "llvm.bitcast"(%1647) : (f32) -> i32
          %1844 = "llvm.bitcast"(%1650) : (f32) -> i32
          %1845 = "llvm.bitcast"(%1651) : (f32) -> i32
          %1846 = "llvm.bitcast"(%1654) : (f32) -> i32
          %1847 = "llvm.bitcast"(%1655) : (f32) -> i32
          %1848 = "llvm.bitcast"(%1658) : (f32) -> i32
          %1849 = "llvm.bitcast"(%1659) : (f32) -> i32
          %1850 = "llvm.bitcast"(%1662) : (f32) -> i32
          %1851 = "llvm.bitcast"(%1663) : (f32) -> i32
          %1852 = "llvm.bitcast"(%1666) : (f32) -> i32
          %1853 = "llvm.bitcast"(%1667) : (f32) -> i32
          %1854 = "llvm.bitcast"(%1670) : (f32) -> i32
          %1855 = "llvm.bitcast"(%1671) : (f32) -> i32
          %1856 = "llvm.bitcast"(%1674) : (f32) -> i32
          %1857 = "llvm.bitcast"(%1675) : (f32) -> i32
          %1858 = "llvm.bitcast"(%1678) : (f32) -> i32
          %1859 = "llvm.bitcast"(%1679) : (f32) -> i32
          %1860 = "llvm.bitcast"(%1682) : (f32) -> i32
          %1861 = "llvm.bitcast"(%1683) : (f32) -> i32
          %1862 = "llvm.bitcast"(%1686) : (f32) -> i32
          %1863 = "llvm.bitcast"(%1687) : (f32) -> i32
          %1864 = "llvm.bitcast"(%1690) : (f32) -> i32
          %1865 = "llvm.bitcast"(%1691) : (f32) -> i32
          %1866 = "llvm.bitcast"(%1694) : (f32) -> i32
          %1867 = "llvm.bitcast"(%1695) : (f32) -> i32
          %1868 = "arith.maxsi"(%1836, %1837) : (i32, i32) -> i32
          %1869 = "arith.maxsi"(%1868, %1838) : (i32, i32) -> i32
          %1870 = "arith.maxsi"(%1839, %1840) : (i32, i32) -> i32
          %1871 = "arith.maxsi"(%1870, %1841) : (i32, i32) -> i32
          %1872 = "arith.maxsi"(%1842, %1843) : (i32, i32) -> i32
          %1873 = "arith.maxsi"(%1872, %1844) : (i32, i32) -> i32
          %1874 = "arith.maxsi"(%1845, %1846) : (i32, i32) -> i32
          %1875 = "arith.maxsi"(%1874, %1847) : (i32, i32) -> i32
          %1876 = "arith.maxsi"(%1848, %1849) : (i32, i32) -> i32
          %1877 = "arith.maxsi"(%1876, %1850) : (i32, i32) -> i32
          %1878 = "arith.maxsi"(%1851, %1852) : (i32, i32) -> i32
          %1879 = "arith.maxsi"(%1878, %1853) : (i32, i32) -> i32
          %1880 = "arith.maxsi"(%1854, %1855) : (i32, i32) -> i32
          %1881 = "arith.maxsi"(%1880, %1856) : (i32, i32) -> i32
          %1882 = "arith.maxsi"(%1857, %1858) : (i32, i32) -> i32
          %1883 = "arith.maxsi"(%1882, %1859) : (i32, i32) -> i32
          %1884 = "arith.maxsi"(%1860, %1861) : (i32, i32) -> i32
          %1885 = "arith.maxsi"(%1884, %1862) : (i32, i32) -> i32
          %1886 = "arith.maxsi"(%1863, %1864) : (i32, i32) -> i32
          %1887 = "arith.maxsi"(%1886, %1865) : (i32, i32) -> i32
          %1888 = "arith.maxsi"(%1866, %1867) : (i32, i32) -> i32
          %1889 = "arith.maxsi"(%1869, %1871) : (i32, i32) -> i32
          %1890 = "arith.maxsi"(%1889, %1873) : (i32, i32) -> i32
          %1891 = "arith.maxsi"(%1875, %1877) : (i32, i32) -> i32
          %1892 = "arith.maxsi"(%1891, %1879) : (i32, i32) -> i32
          %1893 = "arith.maxsi"(%1881, %1883) : (i32, i32) -> i32
          %1894 = "arith.maxsi"(%1893, %1885) : (i32, i32) -> i32
          %1895 = "arith.maxsi"(%1887, %1888) : (i32, i32) -> i32
          %1896 = "arith.maxsi"(%1890, %1892) : (i32, i32) -> i32
          %1897 = "arith.maxsi"(%1896, %1894) : (i32, i32) -> i32
          %1898 = "arith.maxsi"(%1897, %1895) : (i32, i32) -> i32
          %1899 = "arith.ori"(%1835, %1898) : (i32, i32) -> i32
          %1900 = "arith.cmpi"(%1899, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1901 = "nvvm.vote.sync"(%60, %1900) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 38 : i32} : (i32, i1) -> i1
          %1902, %1903 = "scf.if"(%1901) ({
            %1904 = "llvm.bitcast"(%1632) : (f32) -> i32
            %1905 = "llvm.bitcast"(%1633) : (f32) -> i32
            %1906 = "llvm.bitcast"(%1636) : (f32) -> i32
            %1907 = "llvm.bitcast"(%1637) : (f32) -> i32
            %1908 = "llvm.bitcast"(%1640) : (f32) -> i32
            %1909 = "llvm.bitcast"(%1641) : (f32) -> i32
            %1910 = "llvm.bitcast"(%1644) : (f32) -> i32
            %1911 = "llvm.bitcast"(%1645) : (f32) -> i32
            %1912 = "llvm.bitcast"(%1648) : (f32) -> i32
            %1913 = "llvm.bitcast"(%1649) : (f32) -> i32
            %1914 = "llvm.bitcast"(%1652) : (f32) -> i32
            %1915 = "llvm.bitcast"(%1653) : (f32) -> i32
            %1916 = "llvm.bitcast"(%1656) : (f32) -> i32
            %1917 = "llvm.bitcast"(%1657) : (f32) -> i32
            %1918 = "llvm.bitcast"(%1660) : (f32) -> i32
            %1919 = "llvm.bitcast"(%1661) : (f32) -> i32
            %1920 = "llvm.bitcast"(%1664) : (f32) -> i32
            %1921 = "llvm.bitcast"(%1665) : (f32) -> i32
            %1922 = "llvm.bitcast"(%1668) : (f32) -> i32
            %1923 = "llvm.bitcast"(%1669) : (f32) -> i32
            %1924 = "llvm.bitcast"(%1672) : (f32) -> i32
            %1925 = "llvm.bitcast"(%1673) : (f32) -> i32
            %1926 = "llvm.bitcast"(%1676) : (f32) -> i32
            %1927 = "llvm.bitcast"(%1677) : (f32) -> i32
            %1928 = "llvm.bitcast"(%1680) : (f32) -> i32
            %1929 = "llvm.bitcast"(%1681) : (f32) -> i32
            %1930 = "llvm.bitcast"(%1684) : (f32) -> i32
            %1931 = "llvm.bitcast"(%1685) : (f32) -> i32
            %1932 = "llvm.bitcast"(%1688) : (f32) -> i32
            %1933 = "llvm.bitcast"(%1689) : (f32) -> i32
            %1934 = "llvm.bitcast"(%1692) : (f32) -> i32
            %1935 = "llvm.bitcast"(%1693) : (f32) -> i32
            %1936 = "arith.minui"(%1904, %1905) : (i32, i32) -> i32
            %1937 = "arith.minui"(%1936, %1906) : (i32, i32) -> i32
            %1938 = "arith.minui"(%1907, %1908) : (i32, i32) -> i32
            %1939 = "arith.minui"(%1938, %1909) : (i32, i32) -> i32
            %1940 = "arith.minui"(%1910, %1911) : (i32, i32) -> i32
            %1941 = "arith.minui"(%1940, %1912) : (i32, i32) -> i32
            %1942 = "arith.minui"(%1913, %1914) : (i32, i32) -> i32
            %1943 = "arith.minui"(%1942, %1915) : (i32, i32) -> i32
            %1944 = "arith.minui"(%1916, %1917) : (i32, i32) -> i32
            %1945 = "arith.minui"(%1944, %1918) : (i32, i32) -> i32
            %1946 = "arith.minui"(%1919, %1920) : (i32, i32) -> i32
            %1947 = "arith.minui"(%1946, %1921) : (i32, i32) -> i32
            %1948 = "arith.minui"(%1922, %1923) : (i32, i32) -> i32
            %1949 = "arith.minui"(%1948, %1924) : (i32, i32) -> i32
            %1950 = "arith.minui"(%1925, %1926) : (i32, i32) -> i32
            %1951 = "arith.minui"(%1950, %1927) : (i32, i32) -> i32
            %1952 = "arith.minui"(%1928, %1929) : (i32, i32) -> i32
            %1953 = "arith.minui"(%1952, %1930) : (i32, i32) -> i32
            %1954 = "arith.minui"(%1931, %1932) : (i32, i32) -> i32
            %1955 = "arith.minui"(%1954, %1933) : (i32, i32) -> i32
            %1956 = "arith.minui"(%1934, %1935) : (i32, i32) -> i32
            %1957 = "arith.minui"(%1937, %1939) : (i32, i32) -> i32
            %1958 = "arith.minui"(%1957, %1941) : (i32, i32) -> i32
            %1959 = "arith.minui"(%1943, %1945) : (i32, i32) -> i32
            %1960 = "arith.minui"(%1959, %1947) : (i32, i32) -> i32
            %1961 = "arith.minui"(%1949, %1951) : (i32, i32) -> i32
            %1962 = "arith.minui"(%1961, %1953) : (i32, i32) -> i32
            %1963 = "arith.minui"(%1955, %1956) : (i32, i32) -> i32
            %1964 = "arith.minui"(%1958, %1960) : (i32, i32) -> i32
            %1965 = "arith.minui"(%1964, %1962) : (i32, i32) -> i32
            %1966 = "arith.minui"(%1965, %1963) : (i32, i32) -> i32
            %1967 = "arith.cmpi"(%1835, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1968 = "arith.select"(%1967, %1966, %1835) : (i1, i32, i32) -> i32
            %1969 = "llvm.bitcast"(%1634) : (f32) -> i32
            %1970 = "llvm.bitcast"(%1635) : (f32) -> i32
            %1971 = "llvm.bitcast"(%1638) : (f32) -> i32
            %1972 = "llvm.bitcast"(%1639) : (f32) -> i32
            %1973 = "llvm.bitcast"(%1642) : (f32) -> i32
            %1974 = "llvm.bitcast"(%1643) : (f32) -> i32
            %1975 = "llvm.bitcast"(%1646) : (f32) -> i32
            %1976 = "llvm.bitcast"(%1647) : (f32) -> i32
            %1977 = "llvm.bitcast"(%1650) : (f32) -> i32
            %1978 = "llvm.bitcast"(%1651) : (f32) -> i32
            %1979 = "llvm.bitcast"(%1654) : (f32) -> i32
            %1980 = "llvm.bitcast"(%1655) : (f32) -> i32
            %1981 = "llvm.bitcast"(%1658) : (f32) -> i32
            %1982 = "llvm.bitcast"(%1659) : (f32) -> i32
            %1983 = "llvm.bitcast"(%1662) : (f32) -> i32
            %1984 = "llvm.bitcast"(%1663) : (f32) -> i32
            %1985 = "llvm.bitcast"(%1666) : (f32) -> i32
            %1986 = "llvm.bitcast"(%1667) : (f32) -> i32
            %1987 = "llvm.bitcast"(%1670) : (f32) -> i32
            %1988 = "llvm.bitcast"(%1671) : (f32) -> i32
            %1989 = "llvm.bitcast"(%1674) : (f32) -> i32
            %1990 = "llvm.bitcast"(%1675) : (f32) -> i32
            %1991 = "llvm.bitcast"(%1678) : (f32) -> i32
            %1992 = "llvm.bitcast"(%1679) : (f32) -> i32
            %1993 = "llvm.bitcast"(%1682) : (f32) -> i32
            %1994 = "llvm.bitcast"(%1683) : (f32) -> i32
            %1995 = "llvm.bitcast"(%1686) : (f32) -> i32
            %1996 = "llvm.bitcast"(%1687) : (f32) -> i32
            %1997 = "llvm.bitcast"(%1690) : (f32) -> i32
            %1998 = "llvm.bitcast"(%1691) : (f32) -> i32
            %1999 = "llvm.bitcast"(%1694) : (f32) -> i32
            %2000 = "llvm.bitcast"(%1695) : (f32) -> i32
            %2001 = "arith.minui"(%1969, %1970) : (i32, i32) -> i32
            %2002 = "arith.minui"(%2001, %1971) : (i32, i32) -> i32
            %2003 = "arith.minui"(%1972, %1973) : (i32, i32) -> i32
            %2004 = "arith.minui"(%2003, %1974) : (i32, i32) -> i32
            %2005 = "arith.minui"(%1975, %1976) : (i32, i32) -> i32
            %2006 = "arith.minui"(%2005, %1977) : (i32, i32) -> i32
            %2007 = "arith.minui"(%1978, %1979) : (i32, i32) -> i32
            %2008 = "arith.minui"(%2007, %1980) : (i32, i32) -> i32
            %2009 = "arith.minui"(%1981, %1982) : (i32, i32) -> i32
            %2010 = "arith.minui"(%2009, %1983) : (i32, i32) -> i32
            %2011 = "arith.minui"(%1984, %1985) : (i32, i32) -> i32
            %2012 = "arith.minui"(%2011, %1986) : (i32, i32) -> i32
            %2013 = "arith.minui"(%1987, %1988) : (i32, i32) -> i32
            %2014 = "arith.minui"(%2013, %1989) : (i32, i32) -> i32
            %2015 = "arith.minui"(%1990, %1991) : (i32, i32) -> i32
            %2016 = "arith.minui"(%2015, %1992) : (i32, i32) -> i32
            %2017 = "arith.minui"(%1993, %1994) : (i32, i32) -> i32
            %2018 = "arith.minui"(%2017, %1995) : (i32, i32) -> i32
            %2019 = "arith.minui"(%1996, %1997) : (i32, i32) -> i32
            %2020 = "arith.minui"(%2019, %1998) : (i32, i32) -> i32
            %2021 = "arith.minui"(%1999, %2000) : (i32, i32) -> i32
            %2022 = "arith.minui"(%2002, %2004) : (i32, i32) -> i32
            %2023 = "arith.minui"(%2022, %2006) : (i32, i32) -> i32
            %2024 = "arith.minui"(%2008, %2010) : (i32, i32) -> i32
            %2025 = "arith.minui"(%2024, %2012) : (i32, i32) -> i32
            %2026 = "arith.minui"(%2014, %2016) : (i32, i32) -> i32
            %2027 = "arith.minui"(%2026, %2018) : (i32, i32) -> i32
            %2028 = "arith.minui"(%2020, %2021) : (i32, i32) -> i32
            %2029 = "arith.minui"(%2023, %2025) : (i32, i32) -> i32
            %2030 = "arith.minui"(%2029, %2027) : (i32, i32) -> i32
            %2031 = "arith.minui"(%2030, %2028) : (i32, i32) -> i32
            %2032 = "arith.cmpi"(%1898, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %2033 = "arith.select"(%2032, %2031, %1898) : (i1, i32, i32) -> i32
            "scf.yield"(%1968, %2033) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1835, %1898) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %2034 = "arith.bitcast"(%1902) : (i32) -> f32
          %2035 = "arith.bitcast"(%1903) : (i32) -> f32
          %2036 = "arith.mulf"(%2034, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2037 = "arith.constant"() {value = 6.0 : f32} : () -> f32
          %2038 = "arith.subf"(%2036, %2037) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2039 = "arith.mulf"(%2035, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2040 = "arith.subf"(%2039, %2037) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2041 = "arith.constant"() {value = 2.75 : f32} : () -> f32
          %2042 = "arith.addf"(%1377, %2041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2043 = "arith.cmpf"(%2038, %2042) {predicate = 2 : i64} : (f32, f32) -> i1
          %2044 = "arith.addf"(%1378, %2041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2045 = "arith.cmpf"(%2040, %2044) {predicate = 2 : i64} : (f32, f32) -> i1
          %2046 = "arith.ori"(%2043, %2045) : (i1, i1) -> i1
          %2047 = "nvvm.vote.sync"(%60, %2046) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 39 : i32} : (i32, i1) -> i1
          %2048, %2049, %2050, %2051 = "scf.if"(%2047) ({
            %2052 = "nvvm.shfl.sync"(%60, %2038, %924, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 40 : i32} : (i32, f32, i32, i32) -> f32
            %2053 = "arith.maxnumf"(%2038, %2052) : (f32, f32) -> f32
            %2054 = "nvvm.shfl.sync"(%60, %2053, %968, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 41 : i32} : (i32, f32, i32, i32) -> f32
            %2055 = "arith.maxnumf"(%2053, %2054) : (f32, f32) -> f32
            %2056 = "arith.maxnumf"(%1377, %2055) : (f32, f32) -> f32
            %2057 = "nvvm.shfl.sync"(%60, %2040, %924, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 42 : i32} : (i32, f32, i32, i32) -> f32
            %2058 = "arith.maxnumf"(%2040, %2057) : (f32, f32) -> f32
            %2059 = "nvvm.shfl.sync"(%60, %2058, %968, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 43 : i32} : (i32, f32, i32, i32) -> f32
            %2060 = "arith.maxnumf"(%2058, %2059) : (f32, f32) -> f32
            %2061 = "arith.maxnumf"(%1378, %2060) : (f32, f32) -> f32
            "scf.yield"(%2056, %2061, %1377, %1378) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1377, %1378, %1316, %1317) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %2062 = "vector.from_elements"(%1632, %1633, %1636, %1637, %1640, %1641, %1644, %1645, %1648, %1649, %1652, %1653, %1656, %1657, %1660, %1661, %1664, %1665, %1668, %1669, %1672, %1673, %1676, %1677, %1680, %1681, %1684, %1685, %1688, %1689, %1692, %1693) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2063 = "vector.broadcast"(%1346) : (f32) -> vector<32xf32>
          %2064 = "arith.mulf"(%2062, %2063) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2065 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %2066 = "arith.cmpf"(%2048, %2065) {predicate = 2 : i64} : (f32, f32) -> i1
          %2067 = "arith.select"(%2066, %2048, %1345) : (i1, f32, f32) -> f32
          %2068 = "vector.broadcast"(%2067) : (f32) -> vector<32xf32>
          %2069 = "arith.subf"(%2064, %2068) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2070 = "vector.extract"(%2069) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2071 = "vector.extract"(%2069) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2072 = "vector.extract"(%2069) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2073 = "vector.extract"(%2069) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2074 = "vector.extract"(%2069) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2075 = "vector.extract"(%2069) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2076 = "vector.extract"(%2069) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2077 = "vector.extract"(%2069) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2078 = "vector.extract"(%2069) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2079 = "vector.extract"(%2069) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2080 = "vector.extract"(%2069) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2081 = "vector.extract"(%2069) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2082 = "vector.extract"(%2069) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2083 = "vector.extract"(%2069) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2084 = "vector.extract"(%2069) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2085 = "vector.extract"(%2069) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2086 = "vector.extract"(%2069) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2087 = "vector.extract"(%2069) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2088 = "vector.extract"(%2069) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2089 = "vector.extract"(%2069) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2090 = "vector.extract"(%2069) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2091 = "vector.extract"(%2069) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2092 = "vector.extract"(%2069) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2093 = "vector.extract"(%2069) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2094 = "vector.extract"(%2069) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2095 = "vector.extract"(%2069) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2096 = "vector.extract"(%2069) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2097 = "vector.extract"(%2069) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2098 = "vector.extract"(%2069) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2099 = "vector.extract"(%2069) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2100 = "vector.extract"(%2069) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2101 = "vector.extract"(%2069) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2102 = "llvm.call_intrinsic"(%2070) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2103 = "llvm.call_intrinsic"(%2071) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2104 = "llvm.call_intrinsic"(%2072) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2105 = "llvm.call_intrinsic"(%2073) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2106 = "llvm.call_intrinsic"(%2074) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2107 = "llvm.call_intrinsic"(%2075) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2108 = "llvm.call_intrinsic"(%2076) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2109 = "llvm.call_intrinsic"(%2077) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2110 = "llvm.call_intrinsic"(%2078) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2111 = "llvm.call_intrinsic"(%2079) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2112 = "llvm.call_intrinsic"(%2080) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2113 = "llvm.call_intrinsic"(%2081) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2114 = "llvm.call_intrinsic"(%2082) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2115 = "llvm.call_intrinsic"(%2083) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2116 = "llvm.call_intrinsic"(%2084) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2117 = "llvm.call_intrinsic"(%2085) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2118 = "llvm.call_intrinsic"(%2086) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2119 = "llvm.call_intrinsic"(%2087) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2120 = "llvm.call_intrinsic"(%2088) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2121 = "llvm.call_intrinsic"(%2089) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2122 = "llvm.call_intrinsic"(%2090) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2123 = "llvm.call_intrinsic"(%2091) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2124 = "llvm.call_intrinsic"(%2092) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2125 = "llvm.call_intrinsic"(%2093) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2126 = "llvm.call_intrinsic"(%2094) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2127 = "llvm.call_intrinsic"(%2095) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2128 = "llvm.call_intrinsic"(%2096) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2129 = "llvm.call_intrinsic"(%2097) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2130 = "llvm.call_intrinsic"(%2098) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2131 = "llvm.call_intrinsic"(%2099) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2132 = "llvm.call_intrinsic"(%2100) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2133 = "llvm.call_intrinsic"(%2101) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2134 = "vector.from_elements"(%2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2135 = "vector.extract"(%2134) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2136 = "vector.extract"(%2134) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2137 = "arith.addf"(%2135, %2136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2138 = "vector.extract"(%2134) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2139 = "vector.extract"(%2134) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2140 = "arith.addf"(%2138, %2139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2141 = "arith.addf"(%2137, %2140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2142 = "vector.extract"(%2134) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2143 = "vector.extract"(%2134) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2144 = "arith.addf"(%2142, %2143) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2145 = "vector.extract"(%2134) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2146 = "vector.extract"(%2134) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2147 = "arith.addf"(%2145, %2146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2148 = "arith.addf"(%2144, %2147) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2149 = "arith.addf"(%2141, %2148) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2150 = "vector.extract"(%2134) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2151 = "vector.extract"(%2134) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2152 = "arith.addf"(%2150, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2153 = "vector.extract"(%2134) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2154 = "vector.extract"(%2134) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2155 = "arith.addf"(%2153, %2154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2156 = "arith.addf"(%2152, %2155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2157 = "vector.extract"(%2134) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2158 = "vector.extract"(%2134) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2159 = "arith.addf"(%2157, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2160 = "vector.extract"(%2134) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2161 = "vector.extract"(%2134) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2162 = "arith.addf"(%2160, %2161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2163 = "arith.addf"(%2159, %2162) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2164 = "arith.addf"(%2156, %2163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2165 = "arith.addf"(%2149, %2164) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2166 = "vector.extract"(%2134) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2167 = "vector.extract"(%2134) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2168 = "arith.addf"(%2166, %2167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2169 = "vector.extract"(%2134) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2170 = "vector.extract"(%2134) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2171 = "arith.addf"(%2169, %2170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2172 = "arith.addf"(%2168, %2171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2173 = "vector.extract"(%2134) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2174 = "vector.extract"(%2134) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2175 = "arith.addf"(%2173, %2174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2176 = "vector.extract"(%2134) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2177 = "vector.extract"(%2134) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2178 = "arith.addf"(%2176, %2177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2179 = "arith.addf"(%2175, %2178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2180 = "arith.addf"(%2172, %2179) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2181 = "vector.extract"(%2134) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2182 = "vector.extract"(%2134) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2183 = "arith.addf"(%2181, %2182) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2184 = "vector.extract"(%2134) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2185 = "vector.extract"(%2134) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2186 = "arith.addf"(%2184, %2185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2187 = "arith.addf"(%2183, %2186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2188 = "vector.extract"(%2134) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2189 = "vector.extract"(%2134) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2190 = "arith.addf"(%2188, %2189) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2191 = "vector.extract"(%2134) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2192 = "vector.extract"(%2134) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2193 = "arith.addf"(%2191, %2192) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2194 = "arith.addf"(%2190, %2193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2195 = "arith.addf"(%2187, %2194) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2196 = "arith.addf"(%2180, %2195) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2197 = "arith.addf"(%2165, %2196) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2198 = "arith.addf"(%2197, %1345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2199 = "vector.from_elements"(%1634, %1635, %1638, %1639, %1642, %1643, %1646, %1647, %1650, %1651, %1654, %1655, %1658, %1659, %1662, %1663, %1666, %1667, %1670, %1671, %1674, %1675, %1678, %1679, %1682, %1683, %1686, %1687, %1690, %1691, %1694, %1695) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2200 = "vector.broadcast"(%1346) : (f32) -> vector<32xf32>
          %2201 = "arith.mulf"(%2199, %2200) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2202 = "arith.cmpf"(%2049, %2065) {predicate = 2 : i64} : (f32, f32) -> i1
          %2203 = "arith.select"(%2202, %2049, %1345) : (i1, f32, f32) -> f32
          %2204 = "vector.broadcast"(%2203) : (f32) -> vector<32xf32>
          %2205 = "arith.subf"(%2201, %2204) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2206 = "vector.extract"(%2205) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2207 = "vector.extract"(%2205) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2208 = "vector.extract"(%2205) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2209 = "vector.extract"(%2205) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2210 = "vector.extract"(%2205) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2211 = "vector.extract"(%2205) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2212 = "vector.extract"(%2205) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2213 = "vector.extract"(%2205) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2214 = "vector.extract"(%2205) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2215 = "vector.extract"(%2205) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2216 = "vector.extract"(%2205) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2217 = "vector.extract"(%2205) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2218 = "vector.extract"(%2205) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2219 = "vector.extract"(%2205) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2220 = "vector.extract"(%2205) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2221 = "vector.extract"(%2205) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2222 = "vector.extract"(%2205) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2223 = "vector.extract"(%2205) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2224 = "vector.extract"(%2205) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2225 = "vector.extract"(%2205) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2226 = "vector.extract"(%2205) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2227 = "vector.extract"(%2205) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2228 = "vector.extract"(%2205) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2229 = "vector.extract"(%2205) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2230 = "vector.extract"(%2205) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2231 = "vector.extract"(%2205) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2232 = "vector.extract"(%2205) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2233 = "vector.extract"(%2205) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2234 = "vector.extract"(%2205) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2235 = "vector.extract"(%2205) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2236 = "vector.extract"(%2205) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2237 = "vector.extract"(%2205) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2238 = "llvm.call_intrinsic"(%2206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2239 = "llvm.call_intrinsic"(%2207) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2240 = "llvm.call_intrinsic"(%2208) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2241 = "llvm.call_intrinsic"(%2209) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2242 = "llvm.call_intrinsic"(%2210) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2243 = "llvm.call_intrinsic"(%2211) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2244 = "llvm.call_intrinsic"(%2212) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2245 = "llvm.call_intrinsic"(%2213) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2246 = "llvm.call_intrinsic"(%2214) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2247 = "llvm.call_intrinsic"(%2215) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2248 = "llvm.call_intrinsic"(%2216) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2249 = "llvm.call_intrinsic"(%2217) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2250 = "llvm.call_intrinsic"(%2218) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2251 = "llvm.call_intrinsic"(%2219) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2252 = "llvm.call_intrinsic"(%2220) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2253 = "llvm.call_intrinsic"(%2221) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2254 = "llvm.call_intrinsic"(%2222) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2255 = "llvm.call_intrinsic"(%2223) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2256 = "llvm.call_intrinsic"(%2224) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2257 = "llvm.call_intrinsic"(%2225) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2258 = "llvm.call_intrinsic"(%2226) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2259 = "llvm.call_intrinsic"(%2227) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2260 = "llvm.call_intrinsic"(%2228) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2261 = "llvm.call_intrinsic"(%2229) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2262 = "llvm.call_intrinsic"(%2230) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2263 = "llvm.call_intrinsic"(%2231) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2264 = "llvm.call_intrinsic"(%2232) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2265 = "llvm.call_intrinsic"(%2233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2266 = "llvm.call_intrinsic"(%2234) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2267 = "llvm.call_intrinsic"(%2235) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2268 = "llvm.call_intrinsic"(%2236) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2269 = "llvm.call_intrinsic"(%2237) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2270 = "vector.from_elements"(%2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2271 = "vector.extract"(%2270) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2272 = "vector.extract"(%2270) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2273 = "arith.addf"(%2271, %2272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2274 = "vector.extract"(%2270) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2275 = "vector.extract"(%2270) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2276 = "arith.addf"(%2274, %2275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2277 = "arith.addf"(%2273, %2276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2278 = "vector.extract"(%2270) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2279 = "vector.extract"(%2270) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2280 = "arith.addf"(%2278, %2279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2281 = "vector.extract"(%2270) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2282 = "vector.extract"(%2270) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2283 = "arith.addf"(%2281, %2282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2284 = "arith.addf"(%2280, %2283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2285 = "arith.addf"(%2277, %2284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2286 = "vector.extract"(%2270) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2287 = "vector.extract"(%2270) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2288 = "arith.addf"(%2286, %2287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2289 = "vector.extract"(%2270) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2290 = "vector.extract"(%2270) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2291 = "arith.addf"(%2289, %2290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2292 = "arith.addf"(%2288, %2291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2293 = "vector.extract"(%2270) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2294 = "vector.extract"(%2270) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2295 = "arith.addf"(%2293, %2294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2296 = "vector.extract"(%2270) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2297 = "vector.extract"(%2270) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2298 = "arith.addf"(%2296, %2297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2299 = "arith.addf"(%2295, %2298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2300 = "arith.addf"(%2292, %2299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2301 = "arith.addf"(%2285, %2300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2302 = "vector.extract"(%2270) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2303 = "vector.extract"(%2270) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2304 = "arith.addf"(%2302, %2303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2305 = "vector.extract"(%2270) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2306 = "vector.extract"(%2270) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2307 = "arith.addf"(%2305, %2306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2308 = "arith.addf"(%2304, %2307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2309 = "vector.extract"(%2270) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2310 = "vector.extract"(%2270) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2311 = "arith.addf"(%2309, %2310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2312 = "vector.extract"(%2270) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2313 = "vector.extract"(%2270) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2314 = "arith.addf"(%2312, %2313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2315 = "arith.addf"(%2311, %2314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2316 = "arith.addf"(%2308, %2315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2317 = "vector.extract"(%2270) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2318 = "vector.extract"(%2270) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2319 = "arith.addf"(%2317, %2318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2320 = "vector.extract"(%2270) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2321 = "vector.extract"(%2270) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2322 = "arith.addf"(%2320, %2321) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2323 = "arith.addf"(%2319, %2322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2324 = "vector.extract"(%2270) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2325 = "vector.extract"(%2270) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2326 = "arith.addf"(%2324, %2325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2327 = "vector.extract"(%2270) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2328 = "vector.extract"(%2270) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2329 = "arith.addf"(%2327, %2328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2330 = "arith.addf"(%2326, %2329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2331 = "arith.addf"(%2323, %2330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2332 = "arith.addf"(%2316, %2331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2333 = "arith.addf"(%2301, %2332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2334 = "arith.addf"(%2333, %1345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2335 = "vector.from_elements"(%2135, %2166, %2150, %2181, %2271, %2302, %2286, %2317, %2142, %2173, %2157, %2188, %2278, %2309, %2293, %2324, %2138, %2169, %2153, %2184, %2274, %2305, %2289, %2320, %2145, %2176, %2160, %2191, %2281, %2312, %2296, %2327, %2136, %2167, %2151, %2182, %2272, %2303, %2287, %2318, %2143, %2174, %2158, %2189, %2279, %2310, %2294, %2325, %2139, %2170, %2154, %2185, %2275, %2306, %2290, %2321, %2146, %2177, %2161, %2192, %2282, %2313, %2297, %2328) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %2336 = "arith.bitcast"(%2335) : (vector<64xf32>) -> vector<64xi32>
          %2337 = "arith.constant"() {value = dense<2147483647> : vector<64xi32>} : () -> vector<64xi32>
          %2338 = "arith.andi"(%2336, %2337) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2339 = "arith.constant"() {value = dense<2139095040> : vector<64xi32>} : () -> vector<64xi32>
          %2340 = "arith.cmpi"(%2338, %2339) {predicate = 8 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
          %2341 = "arith.constant"() {value = dense<1138753536> : vector<64xi32>} : () -> vector<64xi32>
          %2342 = "arith.minui"(%2338, %2341) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2343 = "arith.constant"() {value = dense<20> : vector<64xi32>} : () -> vector<64xi32>
          %2344 = "arith.shrui"(%2342, %2343) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2345 = "arith.constant"() {value = dense<1> : vector<64xi32>} : () -> vector<64xi32>
          %2346 = "arith.andi"(%2344, %2345) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2347 = "arith.constant"() {value = dense<524287> : vector<64xi32>} : () -> vector<64xi32>
          %2348 = "arith.addi"(%2342, %2347) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2349 = "arith.addi"(%2348, %2346) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2350 = "arith.shrui"(%2349, %2343) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2351 = "arith.constant"() {value = dense<960> : vector<64xi32>} : () -> vector<64xi32>
          %2352 = "arith.subi"(%2350, %2351) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2353 = "arith.constant"() {value = dense<1182793728> : vector<64xi32>} : () -> vector<64xi32>
          %2354 = "arith.bitcast"(%2353) : (vector<64xi32>) -> vector<64xf32>
          %2355 = "arith.bitcast"(%2342) : (vector<64xi32>) -> vector<64xf32>
          %2356 = "arith.addf"(%2355, %2354) : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
          %2357 = "arith.bitcast"(%2356) : (vector<64xf32>) -> vector<64xi32>
          %2358 = "arith.subi"(%2357, %2353) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2359 = "arith.constant"() {value = dense<1015021568> : vector<64xi32>} : () -> vector<64xi32>
          %2360 = "arith.cmpi"(%2342, %2359) {predicate = 6 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
          %2361 = "arith.select"(%2360, %2358, %2352) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2362 = "arith.constant"() {value = dense<24> : vector<64xi32>} : () -> vector<64xi32>
          %2363 = "arith.shrui"(%2336, %2362) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2364 = "arith.constant"() {value = dense<128> : vector<64xi32>} : () -> vector<64xi32>
          %2365 = "arith.andi"(%2363, %2364) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2366 = "arith.ori"(%2361, %2365) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2367 = "arith.constant"() {value = dense<127> : vector<64xi32>} : () -> vector<64xi32>
          %2368 = "arith.select"(%2340, %2367, %2366) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2369 = "arith.trunci"(%2368) : (vector<64xi32>) -> vector<64xi8>
          %2370 = "vector.bitcast"(%2369) : (vector<64xi8>) -> vector<16xi32>
          %2371 = "vector.extract"(%2370) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
          %2372 = "vector.extract"(%2370) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
          %2373 = "vector.extract"(%2370) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
          %2374 = "vector.extract"(%2370) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
          %2375 = "vector.extract"(%2370) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
          %2376 = "vector.extract"(%2370) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
          %2377 = "vector.extract"(%2370) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
          %2378 = "vector.extract"(%2370) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
          %2379 = "vector.extract"(%2370) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
          %2380 = "vector.extract"(%2370) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
          %2381 = "vector.extract"(%2370) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
          %2382 = "vector.extract"(%2370) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
          %2383 = "vector.extract"(%2370) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
          %2384 = "vector.extract"(%2370) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
          %2385 = "vector.extract"(%2370) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
          %2386 = "vector.extract"(%2370) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
          %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515 = "scf.for"(%924, %1375, %924, %1373, %1422, %924, %1629, %1628, %1627, %1249, %1250, %1251, %2135, %2166, %2271, %2302, %2150, %2181, %2286, %2317, %2142, %2173, %2278, %2309, %2157, %2188, %2293, %2324, %2138, %2169, %2274, %2305, %2153, %2184, %2289, %2320, %2145, %2176, %2281, %2312, %2160, %2191, %2296, %2327, %2136, %2167, %2272, %2303, %2151, %2182, %2287, %2318, %2143, %2174, %2279, %2310, %2158, %2189, %2294, %2325, %2139, %2170, %2275, %2306, %2154, %2185, %2290, %2321, %2146, %2177, %2282, %2313, %2161, %2192, %2297, %2328, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %2048, %2049, %2198, %2334, %2050, %2051, %1318, %1319) ({
          ^bb0(%2516: i32, %2517: i32, %2518: i1, %2519: i32, %2520: i32, %2521: i32, %2522: i32, %2523: i32, %2524: i32, %2525: i32, %2526: f32, %2527: f32, %2528: f32, %2529: f32, %2530: f32, %2531: f32, %2532: f32, %2533: f32, %2534: f32, %2535: f32, %2536: f32, %2537: f32, %2538: f32, %2539: f32, %2540: f32, %2541: f32, %2542: f32, %2543: f32, %2544: f32, %2545: f32, %2546: f32, %2547: f32, %2548: f32, %2549: f32, %2550: f32, %2551: f32, %2552: f32, %2553: f32, %2554: f32, %2555: f32, %2556: f32, %2557: f32, %2558: f32, %2559: f32, %2560: f32, %2561: f32, %2562: f32, %2563: f32, %2564: f32, %2565: f32, %2566: f32, %2567: f32, %2568: f32, %2569: f32, %2570: f32, %2571: f32, %2572: f32, %2573: f32, %2574: f32, %2575: f32, %2576: f32, %2577: f32, %2578: f32, %2579: f32, %2580: f32, %2581: f32, %2582: f32, %2583: f32, %2584: f32, %2585: f32, %2586: f32, %2587: f32, %2588: f32, %2589: f32, %2590: i32, %2591: i32, %2592: i32, %2593: i32, %2594: i32, %2595: i32, %2596: i32, %2597: i32, %2598: i32, %2599: i32, %2600: i32, %2601: i32, %2602: i32, %2603: i32, %2604: i32, %2605: i32, %2606: f32, %2607: f32, %2608: f32, %2609: f32, %2610: f32, %2611: f32, %2612: f32, %2613: f32, %2614: f32, %2615: f32, %2616: f32, %2617: f32, %2618: f32, %2619: f32, %2620: f32, %2621: f32, %2622: f32, %2623: f32, %2624: f32, %2625: f32, %2626: f32, %2627: f32, %2628: f32, %2629: f32, %2630: f32, %2631: f32, %2632: f32, %2633: f32, %2634: f32, %2635: f32, %2636: f32, %2637: f32, %2638: f32, %2639: f32, %2640: f32, %2641: f32, %2642: f32, %2643: f32, %2644: f32, %2645: f32):
            %2646 = "llvm.getelementptr"(%101, %2521) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2647_s0 = "llvm.ptrtoint"(%2646) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2647_s0, %2522) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2648 = "llvm.getelementptr"(%147, %2524) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2649_s0 = "llvm.ptrtoint"(%2648) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2649_s0, %2525) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2650 = "arith.muli"(%2521, %1419) : (i32, i32) -> i32
            %2651 = "llvm.getelementptr"(%75, %2650) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2653_a = "llvm.ptrtoint"(%1418) : (!llvm.ptr<3>) -> i32
            %t2653_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2653_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2653_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2653_shifted = "arith.shrui"(%t2653_a, %t2653_four) : (i32, i32) -> i32
            %t2653_low = "arith.andi"(%t2653_shifted, %t2653_mask) : (i32, i32) -> i32
            %t2653_wide = "arith.extui"(%t2653_low) : (i32) -> i64
            %2652 = "arith.ori"(%t2653_wide, %t2653_fields) : (i64, i64) -> i64
            %t2655_a = "llvm.ptrtoint"(%2651) : (!llvm.ptr<3>) -> i32
            %t2655_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2655_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2655_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2655_shifted = "arith.shrui"(%t2655_a, %t2655_four) : (i32, i32) -> i32
            %t2655_low = "arith.andi"(%t2655_shifted, %t2655_mask) : (i32, i32) -> i32
            %t2655_wide = "arith.extui"(%t2655_low) : (i32) -> i64
            %2654 = "arith.ori"(%t2655_wide, %t2655_fields) : (i64, i64) -> i64
            %t2720_r = "llvm.inline_asm"(%2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2656 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2657 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2658 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2659 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2660 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2661 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2662 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2663 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2664 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2665 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2666 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2667 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2668 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2669 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2670 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2671 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2672 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2673 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2674 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2675 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2676 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2677 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2678 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2679 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2680 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2681 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2682 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2683 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2684 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2685 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2686 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2687 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2688 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2689 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2690 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2691 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2692 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2693 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2694 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2695 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2696 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2697 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2698 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2699 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2700 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2701 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2702 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2703 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2704 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2705 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2706 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2707 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2708 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2709 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2710 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2711 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2712 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2713 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2714 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2715 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2716 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2717 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2718 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2719 = "llvm.extractvalue"(%t2720_r) {position = array<i64: 63>} : (!struct1) -> f32
            %t2785_r = "llvm.inline_asm"(%2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2652, %2654, %1422) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 44 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2721 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2722 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2723 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2724 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2725 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2726 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2727 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2728 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2729 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2730 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2731 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2732 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2733 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2734 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2735 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2736 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2737 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2738 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2739 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2740 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2741 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2742 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2743 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2744 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2745 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2746 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2747 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2748 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2749 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2750 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2751 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2752 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2753 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2754 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2755 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2756 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2757 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2758 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2759 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2760 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2761 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2762 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2763 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2764 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2765 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2766 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2767 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2768 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2769 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2770 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2771 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2772 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2773 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2774 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2775 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2776 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2777 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2778 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2779 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2780 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2781 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2782 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2783 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2784 = "llvm.extractvalue"(%t2785_r) {position = array<i64: 63>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2786 = "arith.muli"(%2524, %1419) : (i32, i32) -> i32
            %2787 = "llvm.getelementptr"(%77, %2786) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2788 = "arith.constant"() {value = true} : () -> i1
            %t2790_a = "llvm.ptrtoint"(%2787) : (!llvm.ptr<3>) -> i32
            %t2790_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2790_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2790_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2790_shifted = "arith.shrui"(%t2790_a, %t2790_four) : (i32, i32) -> i32
            %t2790_low = "arith.andi"(%t2790_shifted, %t2790_mask) : (i32, i32) -> i32
            %t2790_wide = "arith.extui"(%t2790_low) : (i32) -> i64
            %2789 = "arith.ori"(%t2790_wide, %t2790_fields) : (i64, i64) -> i64
            %t2823_r = "llvm.inline_asm"(%2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2791 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2792 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2793 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2794 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2795 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2796 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2797 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2798 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2799 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2800 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2801 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2802 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2803 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2804 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2805 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2806 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2807 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2808 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2809 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2810 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2811 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2812 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2813 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2814 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2815 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2816 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2817 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2818 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2819 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2820 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2821 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2822 = "llvm.extractvalue"(%t2823_r) {position = array<i64: 31>} : (!struct2) -> f32
            %t2856_r = "llvm.inline_asm"(%2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2789, %2788) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 45 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
            %2824 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2825 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2826 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2827 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2828 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2829 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2830 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2831 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2832 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2833 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2834 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2835 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2836 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2837 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2838 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2839 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2840 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2841 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2842 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2843 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2844 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2845 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2846 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2847 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2848 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2849 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2850 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2851 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2852 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2853 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2854 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2855 = "llvm.extractvalue"(%t2856_r) {position = array<i64: 31>} : (!struct2) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2953_r = "llvm.inline_asm"(%2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %2857 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 0>} : (!struct3) -> f32
            %2858 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 1>} : (!struct3) -> f32
            %2859 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 2>} : (!struct3) -> f32
            %2860 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 3>} : (!struct3) -> f32
            %2861 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 4>} : (!struct3) -> f32
            %2862 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 5>} : (!struct3) -> f32
            %2863 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 6>} : (!struct3) -> f32
            %2864 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 7>} : (!struct3) -> f32
            %2865 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 8>} : (!struct3) -> f32
            %2866 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 9>} : (!struct3) -> f32
            %2867 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 10>} : (!struct3) -> f32
            %2868 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 11>} : (!struct3) -> f32
            %2869 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 12>} : (!struct3) -> f32
            %2870 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 13>} : (!struct3) -> f32
            %2871 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 14>} : (!struct3) -> f32
            %2872 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 15>} : (!struct3) -> f32
            %2873 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 16>} : (!struct3) -> f32
            %2874 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 17>} : (!struct3) -> f32
            %2875 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 18>} : (!struct3) -> f32
            %2876 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 19>} : (!struct3) -> f32
            %2877 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 20>} : (!struct3) -> f32
            %2878 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 21>} : (!struct3) -> f32
            %2879 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 22>} : (!struct3) -> f32
            %2880 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 23>} : (!struct3) -> f32
            %2881 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 24>} : (!struct3) -> f32
            %2882 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 25>} : (!struct3) -> f32
            %2883 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 26>} : (!struct3) -> f32
            %2884 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 27>} : (!struct3) -> f32
            %2885 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 28>} : (!struct3) -> f32
            %2886 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 29>} : (!struct3) -> f32
            %2887 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 30>} : (!struct3) -> f32
            %2888 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 31>} : (!struct3) -> f32
            %2889 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 32>} : (!struct3) -> f32
            %2890 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 33>} : (!struct3) -> f32
            %2891 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 34>} : (!struct3) -> f32
            %2892 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 35>} : (!struct3) -> f32
            %2893 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 36>} : (!struct3) -> f32
            %2894 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 37>} : (!struct3) -> f32
            %2895 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 38>} : (!struct3) -> f32
            %2896 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 39>} : (!struct3) -> f32
            %2897 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 40>} : (!struct3) -> f32
            %2898 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 41>} : (!struct3) -> f32
            %2899 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 42>} : (!struct3) -> f32
            %2900 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 43>} : (!struct3) -> f32
            %2901 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 44>} : (!struct3) -> f32
            %2902 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 45>} : (!struct3) -> f32
            %2903 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 46>} : (!struct3) -> f32
            %2904 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 47>} : (!struct3) -> f32
            %2905 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 48>} : (!struct3) -> f32
            %2906 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 49>} : (!struct3) -> f32
            %2907 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 50>} : (!struct3) -> f32
            %2908 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 51>} : (!struct3) -> f32
            %2909 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 52>} : (!struct3) -> f32
            %2910 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 53>} : (!struct3) -> f32
            %2911 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 54>} : (!struct3) -> f32
            %2912 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 55>} : (!struct3) -> f32
            %2913 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 56>} : (!struct3) -> f32
            %2914 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 57>} : (!struct3) -> f32
            %2915 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 58>} : (!struct3) -> f32
            %2916 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 59>} : (!struct3) -> f32
            %2917 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 60>} : (!struct3) -> f32
            %2918 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 61>} : (!struct3) -> f32
            %2919 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 62>} : (!struct3) -> f32
            %2920 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 63>} : (!struct3) -> f32
            %2921 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 64>} : (!struct3) -> f32
            %2922 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 65>} : (!struct3) -> f32
            %2923 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 66>} : (!struct3) -> f32
            %2924 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 67>} : (!struct3) -> f32
            %2925 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 68>} : (!struct3) -> f32
            %2926 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 69>} : (!struct3) -> f32
            %2927 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 70>} : (!struct3) -> f32
            %2928 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 71>} : (!struct3) -> f32
            %2929 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 72>} : (!struct3) -> f32
            %2930 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 73>} : (!struct3) -> f32
            %2931 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 74>} : (!struct3) -> f32
            %2932 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 75>} : (!struct3) -> f32
            %2933 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 76>} : (!struct3) -> f32
            %2934 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 77>} : (!struct3) -> f32
            %2935 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 78>} : (!struct3) -> f32
            %2936 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 79>} : (!struct3) -> f32
            %2937 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 80>} : (!struct3) -> f32
            %2938 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 81>} : (!struct3) -> f32
            %2939 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 82>} : (!struct3) -> f32
            %2940 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 83>} : (!struct3) -> f32
            %2941 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 84>} : (!struct3) -> f32
            %2942 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 85>} : (!struct3) -> f32
            %2943 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 86>} : (!struct3) -> f32
            %2944 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 87>} : (!struct3) -> f32
            %2945 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 88>} : (!struct3) -> f32
            %2946 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 89>} : (!struct3) -> f32
            %2947 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 90>} : (!struct3) -> f32
            %2948 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 91>} : (!struct3) -> f32
            %2949 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 92>} : (!struct3) -> f32
            %2950 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 93>} : (!struct3) -> f32
            %2951 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 94>} : (!struct3) -> f32
            %2952 = "llvm.extractvalue"(%t2953_r) {position = array<i64: 95>} : (!struct3) -> f32
            %2954 = "arith.subi"(%2517, %58) : (i32, i32) -> i32
            "scf.if"(%103) ({
              %2955 = "llvm.getelementptr"(%104, %2521) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2956_s0 = "llvm.ptrtoint"(%2955) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2956_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2957 = "arith.addi"(%2521, %924) : (i32, i32) -> i32
            %2958 = "arith.cmpi"(%2957, %929) {predicate = 0 : i64} : (i32, i32) -> i1
            %2959 = "arith.xori"(%2522, %924) : (i32, i32) -> i32
            %2960 = "arith.select"(%2958, %2959, %2522) : (i1, i32, i32) -> i32
            %2961 = "arith.select"(%2958, %61, %2957) : (i1, i32, i32) -> i32
            %2962 = "arith.addi"(%2520, %924) : (i32, i32) -> i32
            %2963 = "llvm.bitcast"(%2857) : (f32) -> i32
            %2964 = "llvm.bitcast"(%2858) : (f32) -> i32
            %2965 = "llvm.bitcast"(%2861) : (f32) -> i32
            %2966 = "llvm.bitcast"(%2862) : (f32) -> i32
            %2967 = "llvm.bitcast"(%2865) : (f32) -> i32
            %2968 = "llvm.bitcast"(%2866) : (f32) -> i32
            %2969 = "llvm.bitcast"(%2869) : (f32) -> i32
            %2970 = "llvm.bitcast"(%2870) : (f32) -> i32
            %2971 = "llvm.bitcast"(%2873) : (f32) -> i32
            %2972 = "llvm.bitcast"(%2874) : (f32) -> i32
            %2973 = "llvm.bitcast"(%2877) : (f32) -> i32
            %2974 = "llvm.bitcast"(%2878) : (f32) -> i32
            %2975 = "llvm.bitcast"(%2881) : (f32) -> i32
            %2976 = "llvm.bitcast"(%2882) : (f32) -> i32
            %2977 = "llvm.bitcast"(%2885) : (f32) -> i32
            %2978 = "llvm.bitcast"(%2886) : (f32) -> i32
            %2979 = "llvm.bitcast"(%2889) : (f32) -> i32
            %2980 = "llvm.bitcast"(%2890) : (f32) -> i32
            %2981 = "llvm.bitcast"(%2893) : (f32) -> i32
            %2982 = "llvm.bitcast"(%2894) : (f32) -> i32
            %2983 = "llvm.bitcast"(%2897) : (f32) -> i32
            %2984 = "llvm.bitcast"(%2898) : (f32) -> i32
            %2985 = "llvm.bitcast"(%2901) : (f32) -> i32
            %2986 = "llvm.bitcast"(%2902) : (f32) -> i32
            %2987 = "llvm.bitcast"(%2905) : (f32) -> i32
            %2988 = "llvm.bitcast"(%2906) : (f32) -> i32
            %2989 = "llvm.bitcast"(%2909) : (f32) -> i32
            %2990 = "llvm.bitcast"(%2910) : (f32) -> i32
            %2991 = "llvm.bitcast"(%2913) : (f32) -> i32
            %2992 = "llvm.bitcast"(%2914) : (f32) -> i32
            %2993 = "llvm.bitcast"(%2917) : (f32) -> i32
            %2994 = "llvm.bitcast"(%2918) : (f32) -> i32
            %2995 = "arith.maxsi"(%2963, %2964) : (i32, i32) -> i32
            %2996 = "arith.maxsi"(%2995, %2965) : (i32, i32) -> i32
            %2997 = "arith.maxsi"(%2966, %2967) : (i32, i32) -> i32
            %2998 = "arith.maxsi"(%2997, %2968) : (i32, i32) -> i32
            %2999 = "arith.maxsi"(%2969, %2970) : (i32, i32) -> i32
            %3000 = "arith.maxsi"(%2999, %2971) : (i32, i32) -> i32
            %3001 = "arith.maxsi"(%2972, %2973) : (i32, i32) -> i32
            %3002 = "arith.maxsi"(%3001, %2974) : (i32, i32) -> i32
            %3003 = "arith.maxsi"(%2975, %2976) : (i32, i32) -> i32
            %3004 = "arith.maxsi"(%3003, %2977) : (i32, i32) -> i32
            %3005 = "arith.maxsi"(%2978, %2979) : (i32, i32) -> i32
            %3006 = "arith.maxsi"(%3005, %2980) : (i32, i32) -> i32
            %3007 = "arith.maxsi"(%2981, %2982) : (i32, i32) -> i32
            %3008 = "arith.maxsi"(%3007, %2983) : (i32, i32) -> i32
            %3009 = "arith.maxsi"(%2984, %2985) : (i32, i32) -> i32
            %3010 = "arith.maxsi"(%3009, %2986) : (i32, i32) -> i32
            %3011 = "arith.maxsi"(%2987, %2988) : (i32, i32) -> i32
            %3012 = "arith.maxsi"(%3011, %2989) : (i32, i32) -> i32
            %3013 = "arith.maxsi"(%2990, %2991) : (i32, i32) -> i32
            %3014 = "arith.maxsi"(%3013, %2992) : (i32, i32) -> i32
            %3015 = "arith.maxsi"(%2993, %2994) : (i32, i32) -> i32
            %3016 = "arith.maxsi"(%2996, %2998) : (i32, i32) -> i32
            %3017 = "arith.maxsi"(%3016, %3000) : (i32, i32) -> i32
            %3018 = "arith.maxsi"(%3002, %3004) : (i32, i32) -> i32
            %3019 = "arith.maxsi"(%3018, %3006) : (i32, i32) -> i32
            %3020 = "arith.maxsi"(%3008, %3010) : (i32, i32) -> i32
            %3021 = "arith.maxsi"(%3020, %3012) : (i32, i32) -> i32
            %3022 = "arith.maxsi"(%3014, %3015) : (i32, i32) -> i32
            %3023 = "arith.maxsi"(%3017, %3019) : (i32, i32) -> i32
            %3024 = "arith.maxsi"(%3023, %3021) : (i32, i32) -> i32
            %3025 = "arith.maxsi"(%3024, %3022) : (i32, i32) -> i32
            %3026 = "llvm.bitcast"(%2859) : (f32) -> i32
            %3027 = "llvm.bitcast"(%2860) : (f32) -> i32
            %3028 = "llvm.bitcast"(%2863) : (f32) -> i32
            %3029 = "llvm.bitcast"(%2864) : (f32) -> i32
            %3030 = "llvm.bitcast"(%2867) : (f32) -> i32
            %3031 = "llvm.bitcast"(%2868) : (f32) -> i32
            %3032 = "llvm.bitcast"(%2871) : (f32) -> i32
            %3033 = "llvm.bitcast"(%2872) : (f32) -> i32
            %3034 = "llvm.bitcast"(%2875) : (f32) -> i32
            %3035 = "llvm.bitcast"(%2876) : (f32) -> i32
            %3036 = "llvm.bitcast"(%2879) : (f32) -> i32
            %3037 = "llvm.bitcast"(%2880) : (f32) -> i32
            %3038 = "llvm.bitcast"(%2883) : (f32) -> i32
            %3039 = "llvm.bitcast"(%2884) : (f32) -> i32
            %3040 = "llvm.bitcast"(%2887) : (f32) -> i32
            %3041 = "llvm.bitcast"(%2888) : (f32) -> i32
            %3042 = "llvm.bitcast"(%2891) : (f32) -> i32
            %3043 = "llvm.bitcast"(%2892) : (f32) -> i32
            %3044 = "llvm.bitcast"(%2895) : (f32) -> i32
            %3045 = "llvm.bitcast"(%2896) : (f32) -> i32
            %3046 = "llvm.bitcast"(%2899) : (f32) -> i32
            %3047 = "llvm.bitcast"(%2900) : (f32) -> i32
            %3048 = "llvm.bitcast"(%2903) : (f32) -> i32
            %3049 = "llvm.bitcast"(%2904) : (f32) -> i32
            %3050 = "llvm.bitcast"(%2907) : (f32) -> i32
            %3051 = "llvm.bitcast"(%2908) : (f32) -> i32
            %3052 = "llvm.bitcast"(%2911) : (f32) -> i32
            %3053 = "llvm.bitcast"(%2912) : (f32) -> i32
            %3054 = "llvm.bitcast"(%2915) : (f32) -> i32
            %3055 = "llvm.bitcast"(%2916) : (f32) -> i32
            %3056 = "llvm.bitcast"(%2919) : (f32) -> i32
            %3057 = "llvm.bitcast"(%2920) : (f32) -> i32
            %3058 = "arith.maxsi"(%3026, %3027) : (i32, i32) -> i32
            %3059 = "arith.maxsi"(%3058, %3028) : (i32, i32) -> i32
            %3060 = "arith.maxsi"(%3029, %3030) : (i32, i32) -> i32
            %3061 = "arith.maxsi"(%3060, %3031) : (i32, i32) -> i32
            %3062 = "arith.maxsi"(%3032, %3033) : (i32, i32) -> i32
            %3063 = "arith.maxsi"(%3062, %3034) : (i32, i32) -> i32
            %3064 = "arith.maxsi"(%3035, %3036) : (i32, i32) -> i32
            %3065 = "arith.maxsi"(%3064, %3037) : (i32, i32) -> i32
            %3066 = "arith.maxsi"(%3038, %3039) : (i32, i32) -> i32
            %3067 = "arith.maxsi"(%3066, %3040) : (i32, i32) -> i32
            %3068 = "arith.maxsi"(%3041, %3042) : (i32, i32) -> i32
            %3069 = "arith.maxsi"(%3068, %3043) : (i32, i32) -> i32
            %3070 = "arith.maxsi"(%3044, %3045) : (i32, i32) -> i32
            %3071 = "arith.maxsi"(%3070, %3046) : (i32, i32) -> i32
            %3072 = "arith.maxsi"(%3047, %3048) : (i32, i32) -> i32
            %3073 = "arith.maxsi"(%3072, %3049) : (i32, i32) -> i32
            %3074 = "arith.maxsi"(%3050, %3051) : (i32, i32) -> i32
            %3075 = "arith.maxsi"(%3074, %3052) : (i32, i32) -> i32
            %3076 = "arith.maxsi"(%3053, %3054) : (i32, i32) -> i32
            %3077 = "arith.maxsi"(%3076, %3055) : (i32, i32) -> i32
            %3078 = "arith.maxsi"(%3056, %3057) : (i32, i32) -> i32
            %3079 = "arith.maxsi"(%3059, %3061) : (i32, i32) -> i32
            %3080 = "arith.maxsi"(%3079, %3063) : (i32, i32) -> i32
            %3081 = "arith.maxsi"(%3065, %3067) : (i32, i32) -> i32
            %3082 = "arith.maxsi"(%3081, %3069) : (i32, i32) -> i32
            %3083 = "arith.maxsi"(%3071, %3073) : (i32, i32) -> i32
            %3084 = "arith.maxsi"(%3083, %3075) : (i32, i32) -> i32
            %3085 = "arith.maxsi"(%3077, %3078) : (i32, i32) -> i32
            %3086 = "arith.maxsi"(%3080, %3082) : (i32, i32) -> i32
            %3087 = "arith.maxsi"(%3086, %3084) : (i32, i32) -> i32
            %3088 = "arith.maxsi"(%3087, %3085) : (i32, i32) -> i32
            %3089 = "arith.ori"(%3025, %3088) : (i32, i32) -> i32
            %3090 = "arith.cmpi"(%3089, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %3091 = "nvvm.vote.sync"(%60, %3090) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 46 : i32} : (i32, i1) -> i1
            %3092, %3093 = "scf.if"(%3091) ({
              %3094 = "llvm.bitcast"(%2857) : (f32) -> i32
              %3095 = "llvm.bitcast"(%2858) : (f32) -> i32
              %3096 = "llvm.bitcast"(%2861) : (f32) -> i32
              %3097 = "llvm.bitcast"(%2862) : (f32) -> i32
              %3098 = "llvm.bitcast"(%2865) : (f32) -> i32
              %3099 = "llvm.bitcast"(%2866) : (f32) -> i32
              %3100 = "llvm.bitcast"(%2869) : (f32) -> i32
              %3101 = "llvm.bitcast"(%2870) : (f32) -> i32
              %3102 = "llvm.bitcast"(%2873) : (f32) -> i32
              %3103 = "llvm.bitcast"(%2874) : (f32) -> i32
              %3104 = "llvm.bitcast"(%2877) : (f32) -> i32
              %3105 = "llvm.bitcast"(%2878) : (f32) -> i32
              %3106 = "llvm.bitcast"(%2881) : (f32) -> i32
              %3107 = "llvm.bitcast"(%2882) : (f32) -> i32
              %3108 = "llvm.bitcast"(%2885) : (f32) -> i32
              %3109 = "llvm.bitcast"(%2886) : (f32) -> i32
              %3110 = "llvm.bitcast"(%2889) : (f32) -> i32
              %3111 = "llvm.bitcast"(%2890) : (f32) -> i32
              %3112 = "llvm.bitcast"(%2893) : (f32) -> i32
              %3113 = "llvm.bitcast"(%2894) : (f32) -> i32
              %3114 = "llvm.bitcast"(%2897) : (f32) -> i32
              %3115 = "llvm.bitcast"(%2898) : (f32) -> i32
              %3116 = "llvm.bitcast"(%2901) : (f32) -> i32
              %3117 = "llvm.bitcast"(%2902) : (f32) -> i32
              %3118 = "llvm.bitcast"(%2905) : (f32) -> i32
              %3119 = "llvm.bitcast"(%2906) : (f32) -> i32
              %3120 = "llvm.bitcast"(%2909) : (f32) -> i32
              %3121 = "llvm.bitcast"(%2910) : (f32) -> i32
              %3122 = "llvm.bitcast"(%2913) : (f32) -> i32
              %3123 = "llvm.bitcast"(%2914) : (f32) -> i32
              %3124 = "llvm.bitcast"(%2917) : (f32) -> i32
              %3125 = "llvm.bitcast"(%2918) : (f32) -> i32
              %3126 = "arith.minui"(%3094, %3095) : (i32, i32) -> i32
              %3127 = "arith.minui"(%3126, %3096) : (i32, i32) -> i32
              %3128 = "arith.minui"(%3097, %3098) : (i32, i32) -> i32
              %3129 = "arith.minui"(%3128, %3099) : (i32, i32) -> i32
              %3130 = "arith.minui"(%3100, %3101) : (i32, i32) -> i32
              %3131 = "arith.minui"(%3130, %3102) : (i32, i32) -> i32
              %3132 = "arith.minui"(%3103, %3104) : (i32, i32) -> i32
              %3133 = "arith.minui"(%3132, %3105) : (i32, i32) -> i32
              %3134 = "arith.minui"(%3106, %3107) : (i32, i32) -> i32
              %3135 = "arith.minui"(%3134, %3108) : (i32, i32) -> i32
              %3136 = "arith.minui"(%3109, %3110) : (i32, i32) -> i32
              %3137 = "arith.minui"(%3136, %3111) : (i32, i32) -> i32
              %3138 = "arith.minui"(%3112, %3113) : (i32, i32) -> i32
              %3139 = "arith.minui"(%3138, %3114) : (i32, i32) -> i32
              %3140 = "arith.minui"(%3115, %3116) : (i32, i32) -> i32
              %3141 = "arith.minui"(%3140, %3117) : (i32, i32) -> i32
              %3142 = "arith.minui"(%3118, %3119) : (i32, i32) -> i32
              %3143 = "arith.minui"(%3142, %3120) : (i32, i32) -> i32
              %3144 = "arith.minui"(%3121, %3122) : (i32, i32) -> i32
              %3145 = "arith.minui"(%3144, %3123) : (i32, i32) -> i32
              %3146 = "arith.minui"(%3124, %3125) : (i32, i32) -> i32
              %3147 = "arith.minui"(%3127, %3129) : (i32, i32) -> i32
              %3148 = "arith.minui"(%3147, %3131) : (i32, i32) -> i32
              %3149 = "arith.minui"(%3133, %3135) : (i32, i32) -> i32
              %3150 = "arith.minui"(%3149, %3137) : (i32, i32) -> i32
              %3151 = "arith.minui"(%3139, %3141) : (i32, i32) -> i32
              %3152 = "arith.minui"(%3151, %3143) : (i32, i32) -> i32
              %3153 = "arith.minui"(%3145, %3146) : (i32, i32) -> i32
              %3154 = "arith.minui"(%3148, %3150) : (i32, i32) -> i32
              %3155 = "arith.minui"(%3154, %3152) : (i32, i32) -> i32
              %3156 = "arith.minui"(%3155, %3153) : (i32, i32) -> i32
              %3157 = "arith.cmpi"(%3025, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3158 = "arith.select"(%3157, %3156, %3025) : (i1, i32, i32) -> i32
              %3159 = "llvm.bitcast"(%2859) : (f32) -> i32
              %3160 = "llvm.bitcast"(%2860) : (f32) -> i32
              %3161 = "llvm.bitcast"(%2863) : (f32) -> i32
              %3162 = "llvm.bitcast"(%2864) : (f32) -> i32
              %3163 = "llvm.bitcast"(%2867) : (f32) -> i32
              %3164 = "llvm.bitcast"(%2868) : (f32) -> i32
              %3165 = "llvm.bitcast"(%2871) : (f32) -> i32
              %3166 = "llvm.bitcast"(%2872) : (f32) -> i32
              %3167 = "llvm.bitcast"(%2875) : (f32) -> i32
              %3168 = "llvm.bitcast"(%2876) : (f32) -> i32
              %3169 = "llvm.bitcast"(%2879) : (f32) -> i32
              %3170 = "llvm.bitcast"(%2880) : (f32) -> i32
              %3171 = "llvm.bitcast"(%2883) : (f32) -> i32
              %3172 = "llvm.bitcast"(%2884) : (f32) -> i32
              %3173 = "llvm.bitcast"(%2887) : (f32) -> i32
              %3174 = "llvm.bitcast"(%2888) : (f32) -> i32
              %3175 = "llvm.bitcast"(%2891) : (f32) -> i32
              %3176 = "llvm.bitcast"(%2892) : (f32) -> i32
              %3177 = "llvm.bitcast"(%2895) : (f32) -> i32
              %3178 = "llvm.bitcast"(%2896) : (f32) -> i32
              %3179 = "llvm.bitcast"(%2899) : (f32) -> i32
              %3180 = "llvm.bitcast"(%2900) : (f32) -> i32
              %3181 = "llvm.bitcast"(%2903) : (f32) -> i32
              %3182 = "llvm.bitcast"(%2904) : (f32) -> i32
              %3183 = "llvm.bitcast"(%2907) : (f32) -> i32
              %3184 = "llvm.bitcast"(%2908) : (f32) -> i32
              %3185 = "llvm.bitcast"(%2911) : (f32) -> i32
              %3186 = "llvm.bitcast"(%2912) : (f32) -> i32
              %3187 = "llvm.bitcast"(%2915) : (f32) -> i32
              %3188 = "llvm.bitcast"(%2916) : (f32) -> i32
              %3189 = "llvm.bitcast"(%2919) : (f32) -> i32
              %3190 = "llvm.bitcast"(%2920) : (f32) -> i32
              %3191 = "arith.minui"(%3159, %3160) : (i32, i32) -> i32
              %3192 = "arith.minui"(%3191, %3161) : (i32, i32) -> i32
              %3193 = "arith.minui"(%3162, %3163) : (i32, i32) -> i32
              %3194 = "arith.minui"(%3193, %3164) : (i32, i32) -> i32
              %3195 = "arith.minui"(%3165, %3166) : (i32, i32) -> i32
              %3196 = "arith.minui"(%3195, %3167) : (i32, i32) -> i32
              %3197 = "arith.minui"(%3168, %3169) : (i32, i32) -> i32
              %3198 = "arith.minui"(%3197, %3170) : (i32, i32) -> i32
              %3199 = "arith.minui"(%3171, %3172) : (i32, i32) -> i32
              %3200 = "arith.minui"(%3199, %3173) : (i32, i32) -> i32
              %3201 = "arith.minui"(%3174, %3175) : (i32, i32) -> i32
              %3202 = "arith.minui"(%3201, %3176) : (i32, i32) -> i32
              %3203 = "arith.minui"(%3177, %3178) : (i32, i32) -> i32
              %3204 = "arith.minui"(%3203, %3179) : (i32, i32) -> i32
              %3205 = "arith.minui"(%3180, %3181) : (i32, i32) -> i32
              %3206 = "arith.minui"(%3205, %3182) : (i32, i32) -> i32
              %3207 = "arith.minui"(%3183, %3184) : (i32, i32) -> i32
              %3208 = "arith.minui"(%3207, %3185) : (i32, i32) -> i32
              %3209 = "arith.minui"(%3186, %3187) : (i32, i32) -> i32
              %3210 = "arith.minui"(%3209, %3188) : (i32, i32) -> i32
              %3211 = "arith.minui"(%3189, %3190) : (i32, i32) -> i32
              %3212 = "arith.minui"(%3192, %3194) : (i32, i32) -> i32
              %3213 = "arith.minui"(%3212, %3196) : (i32, i32) -> i32
              %3214 = "arith.minui"(%3198, %3200) : (i32, i32) -> i32
              %3215 = "arith.minui"(%3214, %3202) : (i32, i32) -> i32
              %3216 = "arith.minui"(%3204, %3206) : (i32, i32) -> i32
              %3217 = "arith.minui"(%3216, %3208) : (i32, i32) -> i32
              %3218 = "arith.minui"(%3210, %3211) : (i32, i32) -> i32
              %3219 = "arith.minui"(%3213, %3215) : (i32, i32) -> i32
              %3220 = "arith.minui"(%3219, %3217) : (i32, i32) -> i32
              %3221 = "arith.minui"(%3220, %3218) : (i32, i32) -> i32
              %3222 = "arith.cmpi"(%3088, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3223 = "arith.select"(%3222, %3221, %3088) : (i1, i32, i32) -> i32
              "scf.yield"(%3158, %3223) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3025, %3088) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3224 = "arith.bitcast"(%3092) : (i32) -> f32
            %3225 = "arith.bitcast"(%3093) : (i32) -> f32
            %3226 = "arith.mulf"(%3224, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3227 = "arith.subf"(%3226, %2037) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3228 = "arith.mulf"(%3225, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3229 = "arith.subf"(%3228, %2037) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3230 = "arith.addf"(%2638, %2041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3231 = "arith.cmpf"(%3227, %3230) {predicate = 2 : i64} : (f32, f32) -> i1
            %3232 = "arith.addf"(%2639, %2041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3233 = "arith.cmpf"(%3229, %3232) {predicate = 2 : i64} : (f32, f32) -> i1
            %3234 = "arith.ori"(%3231, %3233) : (i1, i1) -> i1
            %3235 = "nvvm.vote.sync"(%60, %3234) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 47 : i32} : (i32, i1) -> i1
            %3236, %3237, %3238, %3239 = "scf.if"(%3235) ({
              %3240 = "nvvm.shfl.sync"(%60, %3227, %924, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 48 : i32} : (i32, f32, i32, i32) -> f32
              %3241 = "arith.maxnumf"(%3227, %3240) : (f32, f32) -> f32
              %3242 = "nvvm.shfl.sync"(%60, %3241, %968, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 49 : i32} : (i32, f32, i32, i32) -> f32
              %3243 = "arith.maxnumf"(%3241, %3242) : (f32, f32) -> f32
              %3244 = "arith.maxnumf"(%2638, %3243) : (f32, f32) -> f32
              %3245 = "nvvm.shfl.sync"(%60, %3229, %924, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 50 : i32} : (i32, f32, i32, i32) -> f32
              %3246 = "arith.maxnumf"(%3229, %3245) : (f32, f32) -> f32
              %3247 = "nvvm.shfl.sync"(%60, %3246, %968, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 51 : i32} : (i32, f32, i32, i32) -> f32
              %3248 = "arith.maxnumf"(%3246, %3247) : (f32, f32) -> f32
              %3249 = "arith.maxnumf"(%2639, %3248) : (f32, f32) -> f32
              "scf.yield"(%3244, %3249, %2638, %2639) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2638, %2639, %2642, %2643) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %3250 = "vector.from_elements"(%2857, %2858, %2861, %2862, %2865, %2866, %2869, %2870, %2873, %2874, %2877, %2878, %2881, %2882, %2885, %2886, %2889, %2890, %2893, %2894, %2897, %2898, %2901, %2902, %2905, %2906, %2909, %2910, %2913, %2914, %2917, %2918) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3251 = "vector.broadcast"(%1346) : (f32) -> vector<32xf32>
            %3252 = "arith.mulf"(%3250, %3251) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3253 = "arith.cmpf"(%3236, %2065) {predicate = 2 : i64} : (f32, f32) -> i1
            %3254 = "arith.select"(%3253, %3236, %1345) : (i1, f32, f32) -> f32
            %3255 = "vector.broadcast"(%3254) : (f32) -> vector<32xf32>
            %3256 = "arith.subf"(%3252, %3255) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3257 = "vector.extract"(%3256) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3258 = "vector.extract"(%3256) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3259 = "vector.extract"(%3256) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3260 = "vector.extract"(%3256) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3261 = "vector.extract"(%3256) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3262 = "vector.extract"(%3256) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3263 = "vector.extract"(%3256) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3264 = "vector.extract"(%3256) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3265 = "vector.extract"(%3256) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3266 = "vector.extract"(%3256) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3267 = "vector.extract"(%3256) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3268 = "vector.extract"(%3256) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3269 = "vector.extract"(%3256) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3270 = "vector.extract"(%3256) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3271 = "vector.extract"(%3256) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3272 = "vector.extract"(%3256) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3273 = "vector.extract"(%3256) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3274 = "vector.extract"(%3256) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3275 = "vector.extract"(%3256) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3276 = "vector.extract"(%3256) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3277 = "vector.extract"(%3256) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3278 = "vector.extract"(%3256) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3279 = "vector.extract"(%3256) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3280 = "vector.extract"(%3256) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3281 = "vector.extract"(%3256) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3282 = "vector.extract"(%3256) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3283 = "vector.extract"(%3256) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3284 = "vector.extract"(%3256) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3285 = "vector.extract"(%3256) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3286 = "vector.extract"(%3256) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3287 = "vector.extract"(%3256) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3288 = "vector.extract"(%3256) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3289 = "llvm.call_intrinsic"(%3257) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3290 = "llvm.call_intrinsic"(%3258) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3291 = "llvm.call_intrinsic"(%3259) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3292 = "llvm.call_intrinsic"(%3260) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3293 = "llvm.call_intrinsic"(%3261) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3294 = "llvm.call_intrinsic"(%3262) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3295 = "llvm.call_intrinsic"(%3263) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3296 = "llvm.call_intrinsic"(%3264) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3297 = "llvm.call_intrinsic"(%3265) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3298 = "llvm.call_intrinsic"(%3266) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3299 = "llvm.call_intrinsic"(%3267) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3300 = "llvm.call_intrinsic"(%3268) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3301 = "llvm.call_intrinsic"(%3269) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3302 = "llvm.call_intrinsic"(%3270) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3303 = "llvm.call_intrinsic"(%3271) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3304 = "llvm.call_intrinsic"(%3272) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3305 = "llvm.call_intrinsic"(%3273) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3306 = "llvm.call_intrinsic"(%3274) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3307 = "llvm.call_intrinsic"(%3275) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3308 = "llvm.call_intrinsic"(%3276) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3309 = "llvm.call_intrinsic"(%3277) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3310 = "llvm.call_intrinsic"(%3278) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3311 = "llvm.call_intrinsic"(%3279) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3312 = "llvm.call_intrinsic"(%3280) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3313 = "llvm.call_intrinsic"(%3281) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3314 = "llvm.call_intrinsic"(%3282) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3315 = "llvm.call_intrinsic"(%3283) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3316 = "llvm.call_intrinsic"(%3284) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3317 = "llvm.call_intrinsic"(%3285) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3318 = "llvm.call_intrinsic"(%3286) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3319 = "llvm.call_intrinsic"(%3287) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3320 = "llvm.call_intrinsic"(%3288) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3321 = "vector.from_elements"(%3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3322 = "vector.extract"(%3321) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3323 = "vector.extract"(%3321) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3324 = "arith.addf"(%3322, %3323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3325 = "vector.extract"(%3321) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3326 = "vector.extract"(%3321) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3327 = "arith.addf"(%3325, %3326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3328 = "arith.addf"(%3324, %3327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3329 = "vector.extract"(%3321) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3330 = "vector.extract"(%3321) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3331 = "arith.addf"(%3329, %3330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3332 = "vector.extract"(%3321) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3333 = "vector.extract"(%3321) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3334 = "arith.addf"(%3332, %3333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3335 = "arith.addf"(%3331, %3334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3336 = "arith.addf"(%3328, %3335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3337 = "vector.extract"(%3321) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3338 = "vector.extract"(%3321) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3339 = "arith.addf"(%3337, %3338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3340 = "vector.extract"(%3321) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3341 = "vector.extract"(%3321) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3342 = "arith.addf"(%3340, %3341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3343 = "arith.addf"(%3339, %3342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3344 = "vector.extract"(%3321) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3345 = "vector.extract"(%3321) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3346 = "arith.addf"(%3344, %3345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3347 = "vector.extract"(%3321) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3348 = "vector.extract"(%3321) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3349 = "arith.addf"(%3347, %3348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3350 = "arith.addf"(%3346, %3349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3351 = "arith.addf"(%3343, %3350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3352 = "arith.addf"(%3336, %3351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3353 = "vector.extract"(%3321) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3354 = "vector.extract"(%3321) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3355 = "arith.addf"(%3353, %3354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3356 = "vector.extract"(%3321) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3357 = "vector.extract"(%3321) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3358 = "arith.addf"(%3356, %3357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3359 = "arith.addf"(%3355, %3358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3360 = "vector.extract"(%3321) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3361 = "vector.extract"(%3321) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3362 = "arith.addf"(%3360, %3361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3363 = "vector.extract"(%3321) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3364 = "vector.extract"(%3321) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3365 = "arith.addf"(%3363, %3364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3366 = "arith.addf"(%3362, %3365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3367 = "arith.addf"(%3359, %3366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3368 = "vector.extract"(%3321) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3369 = "vector.extract"(%3321) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3370 = "arith.addf"(%3368, %3369) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3371 = "vector.extract"(%3321) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3372 = "vector.extract"(%3321) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3373 = "arith.addf"(%3371, %3372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3374 = "arith.addf"(%3370, %3373) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3375 = "vector.extract"(%3321) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3376 = "vector.extract"(%3321) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3377 = "arith.addf"(%3375, %3376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3378 = "vector.extract"(%3321) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3379 = "vector.extract"(%3321) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3380 = "arith.addf"(%3378, %3379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3381 = "arith.addf"(%3377, %3380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3382 = "arith.addf"(%3374, %3381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3383 = "arith.addf"(%3367, %3382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3384 = "arith.addf"(%3352, %3383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3385 = "arith.addf"(%3384, %1345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3386 = "vector.from_elements"(%2859, %2860, %2863, %2864, %2867, %2868, %2871, %2872, %2875, %2876, %2879, %2880, %2883, %2884, %2887, %2888, %2891, %2892, %2895, %2896, %2899, %2900, %2903, %2904, %2907, %2908, %2911, %2912, %2915, %2916, %2919, %2920) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3387 = "vector.broadcast"(%1346) : (f32) -> vector<32xf32>
            %3388 = "arith.mulf"(%3386, %3387) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3389 = "arith.cmpf"(%3237, %2065) {predicate = 2 : i64} : (f32, f32) -> i1
            %3390 = "arith.select"(%3389, %3237, %1345) : (i1, f32, f32) -> f32
            %3391 = "vector.broadcast"(%3390) : (f32) -> vector<32xf32>
            %3392 = "arith.subf"(%3388, %3391) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3393 = "vector.extract"(%3392) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3394 = "vector.extract"(%3392) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3395 = "vector.extract"(%3392) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3396 = "vector.extract"(%3392) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3397 = "vector.extract"(%3392) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3398 = "vector.extract"(%3392) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3399 = "vector.extract"(%3392) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3400 = "vector.extract"(%3392) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3401 = "vector.extract"(%3392) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3402 = "vector.extract"(%3392) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3403 = "vector.extract"(%3392) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3404 = "vector.extract"(%3392) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3405 = "vector.extract"(%3392) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3406 = "vector.extract"(%3392) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3407 = "vector.extract"(%3392) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3408 = "vector.extract"(%3392) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3409 = "vector.extract"(%3392) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3410 = "vector.extract"(%3392) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3411 = "vector.extract"(%3392) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3412 = "vector.extract"(%3392) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3413 = "vector.extract"(%3392) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3414 = "vector.extract"(%3392) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3415 = "vector.extract"(%3392) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3416 = "vector.extract"(%3392) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3417 = "vector.extract"(%3392) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3418 = "vector.extract"(%3392) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3419 = "vector.extract"(%3392) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3420 = "vector.extract"(%3392) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3421 = "vector.extract"(%3392) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3422 = "vector.extract"(%3392) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3423 = "vector.extract"(%3392) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3424 = "vector.extract"(%3392) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3425 = "llvm.call_intrinsic"(%3393) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3426 = "llvm.call_intrinsic"(%3394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3427 = "llvm.call_intrinsic"(%3395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3428 = "llvm.call_intrinsic"(%3396) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3429 = "llvm.call_intrinsic"(%3397) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3430 = "llvm.call_intrinsic"(%3398) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3431 = "llvm.call_intrinsic"(%3399) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3432 = "llvm.call_intrinsic"(%3400) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3433 = "llvm.call_intrinsic"(%3401) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3434 = "llvm.call_intrinsic"(%3402) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3435 = "llvm.call_intrinsic"(%3403) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3436 = "llvm.call_intrinsic"(%3404) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3437 = "llvm.call_intrinsic"(%3405) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3438 = "llvm.call_intrinsic"(%3406) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3439 = "llvm.call_intrinsic"(%3407) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3440 = "llvm.call_intrinsic"(%3408) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3441 = "llvm.call_intrinsic"(%3409) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3442 = "llvm.call_intrinsic"(%3410) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3443 = "llvm.call_intrinsic"(%3411) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3444 = "llvm.call_intrinsic"(%3412) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3445 = "llvm.call_intrinsic"(%3413) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3446 = "llvm.call_intrinsic"(%3414) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3447 = "llvm.call_intrinsic"(%3415) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3448 = "llvm.call_intrinsic"(%3416) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3449 = "llvm.call_intrinsic"(%3417) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3450 = "llvm.call_intrinsic"(%3418) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3451 = "llvm.call_intrinsic"(%3419) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3452 = "llvm.call_intrinsic"(%3420) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3453 = "llvm.call_intrinsic"(%3421) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3454 = "llvm.call_intrinsic"(%3422) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3455 = "llvm.call_intrinsic"(%3423) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3456 = "llvm.call_intrinsic"(%3424) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3457 = "vector.from_elements"(%3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3458 = "vector.extract"(%3457) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3459 = "vector.extract"(%3457) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3460 = "arith.addf"(%3458, %3459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3461 = "vector.extract"(%3457) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3462 = "vector.extract"(%3457) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3463 = "arith.addf"(%3461, %3462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3464 = "arith.addf"(%3460, %3463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3465 = "vector.extract"(%3457) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3466 = "vector.extract"(%3457) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3467 = "arith.addf"(%3465, %3466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3468 = "vector.extract"(%3457) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3469 = "vector.extract"(%3457) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3470 = "arith.addf"(%3468, %3469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3471 = "arith.addf"(%3467, %3470) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3472 = "arith.addf"(%3464, %3471) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3473 = "vector.extract"(%3457) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3474 = "vector.extract"(%3457) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3475 = "arith.addf"(%3473, %3474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3476 = "vector.extract"(%3457) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3477 = "vector.extract"(%3457) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3478 = "arith.addf"(%3476, %3477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3479 = "arith.addf"(%3475, %3478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3480 = "vector.extract"(%3457) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3481 = "vector.extract"(%3457) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3482 = "arith.addf"(%3480, %3481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3483 = "vector.extract"(%3457) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3484 = "vector.extract"(%3457) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3485 = "arith.addf"(%3483, %3484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3486 = "arith.addf"(%3482, %3485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3487 = "arith.addf"(%3479, %3486) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3488 = "arith.addf"(%3472, %3487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3489 = "vector.extract"(%3457) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3490 = "vector.extract"(%3457) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3491 = "arith.addf"(%3489, %3490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3492 = "vector.extract"(%3457) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3493 = "vector.extract"(%3457) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3494 = "arith.addf"(%3492, %3493) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3495 = "arith.addf"(%3491, %3494) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3496 = "vector.extract"(%3457) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3497 = "vector.extract"(%3457) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3498 = "arith.addf"(%3496, %3497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3499 = "vector.extract"(%3457) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3500 = "vector.extract"(%3457) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3501 = "arith.addf"(%3499, %3500) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3502 = "arith.addf"(%3498, %3501) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3503 = "arith.addf"(%3495, %3502) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3504 = "vector.extract"(%3457) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3505 = "vector.extract"(%3457) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3506 = "arith.addf"(%3504, %3505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3507 = "vector.extract"(%3457) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3508 = "vector.extract"(%3457) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3509 = "arith.addf"(%3507, %3508) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3510 = "arith.addf"(%3506, %3509) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3511 = "vector.extract"(%3457) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3512 = "vector.extract"(%3457) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3513 = "arith.addf"(%3511, %3512) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3514 = "vector.extract"(%3457) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3515 = "vector.extract"(%3457) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3516 = "arith.addf"(%3514, %3515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3517 = "arith.addf"(%3513, %3516) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3518 = "arith.addf"(%3510, %3517) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3519 = "arith.addf"(%3503, %3518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3520 = "arith.addf"(%3488, %3519) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3521 = "arith.addf"(%3520, %1345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3522 = "arith.addf"(%3385, %3521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3523 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %3524 = "arith.cmpf"(%3522, %3523) {predicate = 2 : i64} : (f32, f32) -> i1
            %3525 = "arith.ori"(%3235, %3524) : (i1, i1) -> i1
            %3526 = "nvvm.vote.sync"(%60, %3525) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 52 : i32} : (i32, i1) -> i1
            %3527, %3528, %3529, %3530 = "scf.if"(%3526) ({
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 53 : i32} : (i32) -> ()
              %3531 = "arith.cmpf"(%3236, %2065) {predicate = 2 : i64} : (f32, f32) -> i1
              %3532 = "arith.select"(%3531, %3236, %1345) : (i1, f32, f32) -> f32
              %3533 = "arith.subf"(%3238, %3532) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3534 = "llvm.call_intrinsic"(%3533) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3535 = "arith.mulf"(%2640, %3534) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3536 = "arith.cmpf"(%3237, %2065) {predicate = 2 : i64} : (f32, f32) -> i1
              %3537 = "arith.select"(%3536, %3237, %1345) : (i1, f32, f32) -> f32
              %3538 = "arith.subf"(%3239, %3537) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3539 = "llvm.call_intrinsic"(%3538) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3540 = "arith.mulf"(%2641, %3539) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%3535, %3540, %3534, %3539) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2640, %2641, %3238, %3239) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t3637_r = "llvm.inline_asm"(%3322, %3353, %3458, %3489, %3337, %3368, %3473, %3504, %3329, %3360, %3465, %3496, %3344, %3375, %3480, %3511, %3325, %3356, %3461, %3492, %3340, %3371, %3476, %3507, %3332, %3363, %3468, %3499, %3347, %3378, %3483, %3514, %3323, %3354, %3459, %3490, %3338, %3369, %3474, %3505, %3330, %3361, %3466, %3497, %3345, %3376, %3481, %3512, %3326, %3357, %3462, %3493, %3341, %3372, %3477, %3508, %3333, %3364, %3469, %3500, %3348, %3379, %3484, %3515, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %3541 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 0>} : (!struct3) -> f32
            %3542 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 1>} : (!struct3) -> f32
            %3543 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 2>} : (!struct3) -> f32
            %3544 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 3>} : (!struct3) -> f32
            %3545 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 4>} : (!struct3) -> f32
            %3546 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 5>} : (!struct3) -> f32
            %3547 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 6>} : (!struct3) -> f32
            %3548 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 7>} : (!struct3) -> f32
            %3549 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 8>} : (!struct3) -> f32
            %3550 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 9>} : (!struct3) -> f32
            %3551 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 10>} : (!struct3) -> f32
            %3552 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 11>} : (!struct3) -> f32
            %3553 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 12>} : (!struct3) -> f32
            %3554 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 13>} : (!struct3) -> f32
            %3555 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 14>} : (!struct3) -> f32
            %3556 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 15>} : (!struct3) -> f32
            %3557 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 16>} : (!struct3) -> f32
            %3558 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 17>} : (!struct3) -> f32
            %3559 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 18>} : (!struct3) -> f32
            %3560 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 19>} : (!struct3) -> f32
            %3561 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 20>} : (!struct3) -> f32
            %3562 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 21>} : (!struct3) -> f32
            %3563 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 22>} : (!struct3) -> f32
            %3564 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 23>} : (!struct3) -> f32
            %3565 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 24>} : (!struct3) -> f32
            %3566 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 25>} : (!struct3) -> f32
            %3567 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 26>} : (!struct3) -> f32
            %3568 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 27>} : (!struct3) -> f32
            %3569 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 28>} : (!struct3) -> f32
            %3570 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 29>} : (!struct3) -> f32
            %3571 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 30>} : (!struct3) -> f32
            %3572 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 31>} : (!struct3) -> f32
            %3573 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 32>} : (!struct3) -> f32
            %3574 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 33>} : (!struct3) -> f32
            %3575 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 34>} : (!struct3) -> f32
            %3576 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 35>} : (!struct3) -> f32
            %3577 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 36>} : (!struct3) -> f32
            %3578 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 37>} : (!struct3) -> f32
            %3579 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 38>} : (!struct3) -> f32
            %3580 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 39>} : (!struct3) -> f32
            %3581 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 40>} : (!struct3) -> f32
            %3582 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 41>} : (!struct3) -> f32
            %3583 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 42>} : (!struct3) -> f32
            %3584 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 43>} : (!struct3) -> f32
            %3585 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 44>} : (!struct3) -> f32
            %3586 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 45>} : (!struct3) -> f32
            %3587 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 46>} : (!struct3) -> f32
            %3588 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 47>} : (!struct3) -> f32
            %3589 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 48>} : (!struct3) -> f32
            %3590 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 49>} : (!struct3) -> f32
            %3591 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 50>} : (!struct3) -> f32
            %3592 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 51>} : (!struct3) -> f32
            %3593 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 52>} : (!struct3) -> f32
            %3594 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 53>} : (!struct3) -> f32
            %3595 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 54>} : (!struct3) -> f32
            %3596 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 55>} : (!struct3) -> f32
            %3597 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 56>} : (!struct3) -> f32
            %3598 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 57>} : (!struct3) -> f32
            %3599 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 58>} : (!struct3) -> f32
            %3600 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 59>} : (!struct3) -> f32
            %3601 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 60>} : (!struct3) -> f32
            %3602 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 61>} : (!struct3) -> f32
            %3603 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 62>} : (!struct3) -> f32
            %3604 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 63>} : (!struct3) -> f32
            %3605 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 64>} : (!struct3) -> f32
            %3606 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 65>} : (!struct3) -> f32
            %3607 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 66>} : (!struct3) -> f32
            %3608 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 67>} : (!struct3) -> f32
            %3609 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 68>} : (!struct3) -> f32
            %3610 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 69>} : (!struct3) -> f32
            %3611 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 70>} : (!struct3) -> f32
            %3612 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 71>} : (!struct3) -> f32
            %3613 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 72>} : (!struct3) -> f32
            %3614 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 73>} : (!struct3) -> f32
            %3615 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 74>} : (!struct3) -> f32
            %3616 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 75>} : (!struct3) -> f32
            %3617 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 76>} : (!struct3) -> f32
            %3618 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 77>} : (!struct3) -> f32
            %3619 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 78>} : (!struct3) -> f32
            %3620 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 79>} : (!struct3) -> f32
            %3621 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 80>} : (!struct3) -> f32
            %3622 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 81>} : (!struct3) -> f32
            %3623 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 82>} : (!struct3) -> f32
            %3624 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 83>} : (!struct3) -> f32
            %3625 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 84>} : (!struct3) -> f32
            %3626 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 85>} : (!struct3) -> f32
            %3627 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 86>} : (!struct3) -> f32
            %3628 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 87>} : (!struct3) -> f32
            %3629 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 88>} : (!struct3) -> f32
            %3630 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 89>} : (!struct3) -> f32
            %3631 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 90>} : (!struct3) -> f32
            %3632 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 91>} : (!struct3) -> f32
            %3633 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 92>} : (!struct3) -> f32
            %3634 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 93>} : (!struct3) -> f32
            %3635 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 94>} : (!struct3) -> f32
            %3636 = "llvm.extractvalue"(%t3637_r) {position = array<i64: 95>} : (!struct3) -> f32
            %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671 = "scf.if"(%3235) ({
              %3672 = "vector.from_elements"(%3605, %3606, %3609, %3610, %3613, %3614, %3617, %3618, %3621, %3622, %3625, %3626, %3629, %3630, %3633, %3634) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3673 = "vector.broadcast"(%3529) : (f32) -> vector<16xf32>
              %3674 = "arith.mulf"(%3672, %3673) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3675 = "vector.extract"(%3674) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3676 = "vector.extract"(%3674) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3677 = "vector.extract"(%3674) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3678 = "vector.extract"(%3674) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3679 = "vector.extract"(%3674) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3680 = "vector.extract"(%3674) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3681 = "vector.extract"(%3674) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3682 = "vector.extract"(%3674) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3683 = "vector.extract"(%3674) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3684 = "vector.extract"(%3674) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3685 = "vector.extract"(%3674) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3686 = "vector.extract"(%3674) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3687 = "vector.extract"(%3674) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3688 = "vector.extract"(%3674) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3689 = "vector.extract"(%3674) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3690 = "vector.extract"(%3674) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3691 = "vector.from_elements"(%3607, %3608, %3611, %3612, %3615, %3616, %3619, %3620, %3623, %3624, %3627, %3628, %3631, %3632, %3635, %3636) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3692 = "vector.broadcast"(%3530) : (f32) -> vector<16xf32>
              %3693 = "arith.mulf"(%3691, %3692) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3694 = "vector.extract"(%3693) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3695 = "vector.extract"(%3693) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3696 = "vector.extract"(%3693) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3697 = "vector.extract"(%3693) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3698 = "vector.extract"(%3693) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3699 = "vector.extract"(%3693) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3700 = "vector.extract"(%3693) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3701 = "vector.extract"(%3693) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3702 = "vector.extract"(%3693) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3703 = "vector.extract"(%3693) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3704 = "vector.extract"(%3693) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3705 = "vector.extract"(%3693) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3706 = "vector.extract"(%3693) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3707 = "vector.extract"(%3693) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3708 = "vector.extract"(%3693) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3709 = "vector.extract"(%3693) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3710 = "vector.from_elements"(%2644, %2645) : (f32, f32) -> vector<2xf32>
              %3711 = "vector.from_elements"(%3529, %3530) : (f32, f32) -> vector<2xf32>
              %3712 = "arith.mulf"(%3710, %3711) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %3713 = "vector.extract"(%3712) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3714 = "vector.extract"(%3712) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%3675, %3676, %3694, %3695, %3677, %3678, %3696, %3697, %3679, %3680, %3698, %3699, %3681, %3682, %3700, %3701, %3683, %3684, %3702, %3703, %3685, %3686, %3704, %3705, %3687, %3688, %3706, %3707, %3689, %3690, %3708, %3709, %3713, %3714) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %2644, %2645) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3715 = "arith.constant"() {value = 12 : i32} : () -> i32
            %3716 = "arith.cmpi"(%2519, %3715) {predicate = 0 : i64} : (i32, i32) -> i1
            %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752 = "scf.if"(%3716) ({
              %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784 = "scf.if"(%2518) ({
                %3785 = "llvm.load"(%936) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3786 = "vector.extract"(%3785) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3787 = "vector.extract"(%3785) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3788 = "vector.extract"(%3785) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3789 = "vector.extract"(%3785) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3790 = "vector.extract"(%3785) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3791 = "vector.extract"(%3785) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3792 = "vector.extract"(%3785) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3793 = "vector.extract"(%3785) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3794 = "vector.from_elements"(%3638, %3639, %3642, %3643) : (f32, f32, f32, f32) -> vector<4xf32>
                %3795 = "vector.from_elements"(%3786, %3787, %3790, %3791) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3796 = "arith.extf"(%3795) : (vector<4xbf16>) -> vector<4xf32>
                %3797 = "vector.broadcast"(%3670) : (f32) -> vector<4xf32>
                %3798 = "arith.mulf"(%3796, %3797) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3799 = "arith.addf"(%3794, %3798) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3800 = "vector.extract"(%3799) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3801 = "vector.extract"(%3799) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3802 = "vector.extract"(%3799) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3803 = "vector.extract"(%3799) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3804 = "vector.from_elements"(%3640, %3641, %3644, %3645) : (f32, f32, f32, f32) -> vector<4xf32>
                %3805 = "vector.from_elements"(%3788, %3789, %3792, %3793) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3806 = "arith.extf"(%3805) : (vector<4xbf16>) -> vector<4xf32>
                %3807 = "vector.broadcast"(%3671) : (f32) -> vector<4xf32>
                %3808 = "arith.mulf"(%3806, %3807) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3809 = "arith.addf"(%3804, %3808) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3810 = "vector.extract"(%3809) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3811 = "vector.extract"(%3809) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3812 = "vector.extract"(%3809) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3813 = "vector.extract"(%3809) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3814 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3815 = "llvm.load"(%3814) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3816 = "vector.extract"(%3815) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3817 = "vector.extract"(%3815) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3818 = "vector.extract"(%3815) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3819 = "vector.extract"(%3815) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3820 = "vector.extract"(%3815) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3821 = "vector.extract"(%3815) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3822 = "vector.extract"(%3815) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3823 = "vector.extract"(%3815) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3824 = "vector.from_elements"(%3646, %3647, %3650, %3651) : (f32, f32, f32, f32) -> vector<4xf32>
                %3825 = "vector.from_elements"(%3816, %3817, %3820, %3821) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3826 = "arith.extf"(%3825) : (vector<4xbf16>) -> vector<4xf32>
                %3827 = "vector.broadcast"(%3670) : (f32) -> vector<4xf32>
                %3828 = "arith.mulf"(%3826, %3827) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3829 = "arith.addf"(%3824, %3828) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3830 = "vector.extract"(%3829) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3831 = "vector.extract"(%3829) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3832 = "vector.extract"(%3829) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3833 = "vector.extract"(%3829) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3834 = "vector.from_elements"(%3648, %3649, %3652, %3653) : (f32, f32, f32, f32) -> vector<4xf32>
                %3835 = "vector.from_elements"(%3818, %3819, %3822, %3823) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3836 = "arith.extf"(%3835) : (vector<4xbf16>) -> vector<4xf32>
                %3837 = "vector.broadcast"(%3671) : (f32) -> vector<4xf32>
                %3838 = "arith.mulf"(%3836, %3837) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3839 = "arith.addf"(%3834, %3838) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3840 = "vector.extract"(%3839) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3841 = "vector.extract"(%3839) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3842 = "vector.extract"(%3839) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3843 = "vector.extract"(%3839) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3844 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 6144>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3845 = "llvm.load"(%3844) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3846 = "vector.extract"(%3845) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3847 = "vector.extract"(%3845) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3848 = "vector.extract"(%3845) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3849 = "vector.extract"(%3845) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3850 = "vector.extract"(%3845) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3851 = "vector.extract"(%3845) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3852 = "vector.extract"(%3845) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3853 = "vector.extract"(%3845) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3854 = "vector.from_elements"(%3654, %3655, %3658, %3659) : (f32, f32, f32, f32) -> vector<4xf32>
                %3855 = "vector.from_elements"(%3846, %3847, %3850, %3851) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3856 = "arith.extf"(%3855) : (vector<4xbf16>) -> vector<4xf32>
                %3857 = "vector.broadcast"(%3670) : (f32) -> vector<4xf32>
                %3858 = "arith.mulf"(%3856, %3857) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3859 = "arith.addf"(%3854, %3858) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3860 = "vector.extract"(%3859) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3861 = "vector.extract"(%3859) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3862 = "vector.extract"(%3859) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3863 = "vector.extract"(%3859) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3864 = "vector.from_elements"(%3656, %3657, %3660, %3661) : (f32, f32, f32, f32) -> vector<4xf32>
                %3865 = "vector.from_elements"(%3848, %3849, %3852, %3853) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3866 = "arith.extf"(%3865) : (vector<4xbf16>) -> vector<4xf32>
                %3867 = "vector.broadcast"(%3671) : (f32) -> vector<4xf32>
                %3868 = "arith.mulf"(%3866, %3867) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3869 = "arith.addf"(%3864, %3868) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3870 = "vector.extract"(%3869) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3871 = "vector.extract"(%3869) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3872 = "vector.extract"(%3869) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3873 = "vector.extract"(%3869) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3874 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 9216>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3875 = "llvm.load"(%3874) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3876 = "vector.extract"(%3875) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3877 = "vector.extract"(%3875) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3878 = "vector.extract"(%3875) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3879 = "vector.extract"(%3875) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3880 = "vector.extract"(%3875) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3881 = "vector.extract"(%3875) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3882 = "vector.extract"(%3875) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3883 = "vector.extract"(%3875) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3884 = "vector.from_elements"(%3662, %3663, %3666, %3667) : (f32, f32, f32, f32) -> vector<4xf32>
                %3885 = "vector.from_elements"(%3876, %3877, %3880, %3881) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3886 = "arith.extf"(%3885) : (vector<4xbf16>) -> vector<4xf32>
                %3887 = "vector.broadcast"(%3670) : (f32) -> vector<4xf32>
                %3888 = "arith.mulf"(%3886, %3887) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3889 = "arith.addf"(%3884, %3888) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3890 = "vector.extract"(%3889) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3891 = "vector.extract"(%3889) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3892 = "vector.extract"(%3889) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3893 = "vector.extract"(%3889) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3894 = "vector.from_elements"(%3664, %3665, %3668, %3669) : (f32, f32, f32, f32) -> vector<4xf32>
                %3895 = "vector.from_elements"(%3878, %3879, %3882, %3883) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3896 = "arith.extf"(%3895) : (vector<4xbf16>) -> vector<4xf32>
                %3897 = "vector.broadcast"(%3671) : (f32) -> vector<4xf32>
                %3898 = "arith.mulf"(%3896, %3897) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3899 = "arith.addf"(%3894, %3898) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3900 = "vector.extract"(%3899) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3901 = "vector.extract"(%3899) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3902 = "vector.extract"(%3899) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3903 = "vector.extract"(%3899) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                "scf.yield"(%3800, %3801, %3810, %3811, %3802, %3803, %3812, %3813, %3830, %3831, %3840, %3841, %3832, %3833, %3842, %3843, %3860, %3861, %3870, %3871, %3862, %3863, %3872, %3873, %3890, %3891, %3900, %3901, %3892, %3893, %3902, %3903) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %3904 = "vector.from_elements"(%3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3905 = "arith.truncf"(%3904) : (vector<8xf32>) -> vector<8xbf16>
              %3906 = "vector.extract"(%3905) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3907 = "vector.extract"(%3905) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3908 = "vector.extract"(%3905) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3909 = "vector.extract"(%3905) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3910 = "vector.extract"(%3905) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3911 = "vector.extract"(%3905) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3912 = "vector.extract"(%3905) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3913 = "vector.extract"(%3905) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3914 = "vector.from_elements"(%3906, %3907, %3908, %3909, %3910, %3911, %3912, %3913) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3914, %936) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3915 = "vector.from_elements"(%3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3916 = "arith.truncf"(%3915) : (vector<8xf32>) -> vector<8xbf16>
              %3917 = "vector.extract"(%3916) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3918 = "vector.extract"(%3916) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3919 = "vector.extract"(%3916) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3920 = "vector.extract"(%3916) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3921 = "vector.extract"(%3916) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3922 = "vector.extract"(%3916) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3923 = "vector.extract"(%3916) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3924 = "vector.extract"(%3916) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3925 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3926 = "vector.from_elements"(%3917, %3918, %3919, %3920, %3921, %3922, %3923, %3924) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3926, %3925) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3927 = "vector.from_elements"(%3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3928 = "arith.truncf"(%3927) : (vector<8xf32>) -> vector<8xbf16>
              %3929 = "vector.extract"(%3928) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3930 = "vector.extract"(%3928) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3931 = "vector.extract"(%3928) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3932 = "vector.extract"(%3928) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3933 = "vector.extract"(%3928) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3934 = "vector.extract"(%3928) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3935 = "vector.extract"(%3928) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3936 = "vector.extract"(%3928) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3937 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 6144>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3938 = "vector.from_elements"(%3929, %3930, %3931, %3932, %3933, %3934, %3935, %3936) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3938, %3937) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3939 = "vector.from_elements"(%3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3940 = "arith.truncf"(%3939) : (vector<8xf32>) -> vector<8xbf16>
              %3941 = "vector.extract"(%3940) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3942 = "vector.extract"(%3940) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3943 = "vector.extract"(%3940) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3944 = "vector.extract"(%3940) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3945 = "vector.extract"(%3940) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3946 = "vector.extract"(%3940) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3947 = "vector.extract"(%3940) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3948 = "vector.extract"(%3940) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3949 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 9216>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3950 = "vector.from_elements"(%3941, %3942, %3943, %3944, %3945, %3946, %3947, %3948) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3950, %3949) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              "scf.yield"(%2788, %61, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %938, %939) : (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2518, %2519, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671) : (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3951 = "arith.addi"(%3718, %924) : (i32, i32) -> i32
            %3952 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3953 = "arith.cmpi"(%3952, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%3953) ({
              %3954 = "llvm.getelementptr"(%148, %2524) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3955_s0 = "llvm.ptrtoint"(%3954) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3955_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3956 = "arith.addi"(%2524, %924) : (i32, i32) -> i32
            %3957 = "arith.cmpi"(%3956, %929) {predicate = 0 : i64} : (i32, i32) -> i1
            %3958 = "arith.xori"(%2525, %924) : (i32, i32) -> i32
            %3959 = "arith.select"(%3957, %3958, %2525) : (i1, i32, i32) -> i32
            %3960 = "arith.select"(%3957, %61, %3956) : (i1, i32, i32) -> i32
            %3961 = "arith.addi"(%2523, %924) : (i32, i32) -> i32
            %3962 = "vector.from_elements"(%3527, %3528) : (f32, f32) -> vector<2xf32>
            %3963 = "vector.from_elements"(%3385, %3521) : (f32, f32) -> vector<2xf32>
            %3964 = "arith.addf"(%3962, %3963) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %3965 = "vector.extract"(%3964) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3966 = "vector.extract"(%3964) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3967 = "vector.from_elements"(%3541, %3542, %3545, %3546, %3543, %3544, %3547, %3548, %3549, %3550, %3553, %3554, %3551, %3552, %3555, %3556, %3557, %3558, %3561, %3562, %3559, %3560, %3563, %3564, %3565, %3566, %3569, %3570, %3567, %3568, %3571, %3572, %3573, %3574, %3577, %3578, %3575, %3576, %3579, %3580, %3581, %3582, %3585, %3586, %3583, %3584, %3587, %3588, %3589, %3590, %3593, %3594, %3591, %3592, %3595, %3596, %3597, %3598, %3601, %3602, %3599, %3600, %3603, %3604) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %3968 = "arith.bitcast"(%3967) : (vector<64xf32>) -> vector<64xi32>
            %3969 = "arith.andi"(%3968, %2337) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3970 = "arith.cmpi"(%3969, %2339) {predicate = 8 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
            %3971 = "arith.minui"(%3969, %2341) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3972 = "arith.shrui"(%3971, %2343) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3973 = "arith.andi"(%3972, %2345) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3974 = "arith.addi"(%3971, %2347) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3975 = "arith.addi"(%3974, %3973) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3976 = "arith.shrui"(%3975, %2343) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3977 = "arith.subi"(%3976, %2351) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3978 = "arith.bitcast"(%3971) : (vector<64xi32>) -> vector<64xf32>
            %3979 = "arith.addf"(%3978, %2354) : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %3980 = "arith.bitcast"(%3979) : (vector<64xf32>) -> vector<64xi32>
            %3981 = "arith.subi"(%3980, %2353) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3982 = "arith.cmpi"(%3971, %2359) {predicate = 6 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
            %3983 = "arith.select"(%3982, %3981, %3977) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3984 = "arith.shrui"(%3968, %2362) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3985 = "arith.andi"(%3984, %2364) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3986 = "arith.ori"(%3983, %3985) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3987 = "arith.select"(%3970, %2367, %3986) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3988 = "arith.trunci"(%3987) : (vector<64xi32>) -> vector<64xi8>
            %3989 = "vector.bitcast"(%3988) : (vector<64xi8>) -> vector<16xi32>
            %3990 = "vector.extract"(%3989) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %3991 = "vector.extract"(%3989) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %3992 = "vector.extract"(%3989) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %3993 = "vector.extract"(%3989) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %3994 = "vector.extract"(%3989) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %3995 = "vector.extract"(%3989) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %3996 = "vector.extract"(%3989) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %3997 = "vector.extract"(%3989) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %3998 = "vector.extract"(%3989) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %3999 = "vector.extract"(%3989) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %4000 = "vector.extract"(%3989) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %4001 = "vector.extract"(%3989) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %4002 = "vector.extract"(%3989) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %4003 = "vector.extract"(%3989) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %4004 = "vector.extract"(%3989) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %4005 = "vector.extract"(%3989) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            "scf.yield"(%2954, %3717, %3951, %2962, %2961, %2960, %3961, %3960, %3959, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3236, %3237, %3965, %3966, %3529, %3530, %3751, %3752) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %4006 = "llvm.getelementptr"(%147, %2394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4007_s0 = "llvm.ptrtoint"(%4006) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4007_s0, %2395) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4008 = "arith.muli"(%2394, %1419) : (i32, i32) -> i32
          %4009 = "llvm.getelementptr"(%77, %4008) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4010 = "arith.constant"() {value = true} : () -> i1
          %t4012_a = "llvm.ptrtoint"(%4009) : (!llvm.ptr<3>) -> i32
          %t4012_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4012_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4012_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t4012_shifted = "arith.shrui"(%t4012_a, %t4012_four) : (i32, i32) -> i32
          %t4012_low = "arith.andi"(%t4012_shifted, %t4012_mask) : (i32, i32) -> i32
          %t4012_wide = "arith.extui"(%t4012_low) : (i32) -> i64
          %4011 = "arith.ori"(%t4012_wide, %t4012_fields) : (i64, i64) -> i64
          %t4045_r = "llvm.inline_asm"(%2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %4013 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 0>} : (!struct2) -> f32
          %4014 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 1>} : (!struct2) -> f32
          %4015 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4016 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4017 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4018 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4019 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4020 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4021 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4022 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4023 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4024 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4025 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4026 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4027 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4028 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4029 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4030 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4031 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4032 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4033 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4034 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4035 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4036 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4037 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4038 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4039 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4040 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4041 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4042 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4043 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4044 = "llvm.extractvalue"(%t4045_r) {position = array<i64: 31>} : (!struct2) -> f32
          %t4078_r = "llvm.inline_asm"(%4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %4011, %4010) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 54 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
          %4046 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 0>} : (!struct2) -> f32
          %4047 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 1>} : (!struct2) -> f32
          %4048 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4049 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4050 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4051 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4052 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4053 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4054 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4055 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4056 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4057 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4058 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4059 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4060 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4061 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4062 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4063 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4064 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4065 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4066 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4067 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4068 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4069 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4070 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4071 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4072 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4073 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4074 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4075 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4076 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4077 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 31>} : (!struct2) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %4079 = "arith.muli"(%1334, %23) : (i64, i64) -> i64
          %4080 = "arith.muli"(%1333, %24) : (i64, i64) -> i64
          %4081 = "arith.addi"(%4079, %4080) : (i64, i64) -> i64
          %4082 = "llvm.getelementptr"(%19, %4081) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4083 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4084 = "nvvm.shfl.sync"(%60, %2510, %924, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 55 : i32} : (i32, f32, i32, i32) -> f32
          %4085 = "arith.addf"(%2510, %4084) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4086 = "nvvm.shfl.sync"(%60, %4085, %968, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 56 : i32} : (i32, f32, i32, i32) -> f32
          %4087 = "arith.addf"(%4085, %4086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4088 = "llvm.call_intrinsic"(%4087) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4089 = "arith.cmpf"(%4087, %1345) {predicate = 1 : i64} : (f32, f32) -> i1
          %4090 = "scf.if"(%4089) ({
            "scf.yield"(%1345) : (f32) -> ()
          }, {
            "scf.yield"(%4088) : (f32) -> ()
          }) : (i1) -> f32
          %4091 = "arith.remui"(%4083, %1368) : (i32, i32) -> i32
          %4092 = "arith.cmpi"(%4091, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %4093 = "arith.cmpi"(%1370, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4094 = "arith.andi"(%4092, %4093) : (i1, i1) -> i1
          "scf.if"(%4094) ({
            %4095 = "llvm.call_intrinsic"(%4087) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4096 = "arith.addf"(%2508, %4095) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4097 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4098 = "arith.mulf"(%4096, %4097) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4099 = "arith.extsi"(%1370) : (i32) -> i64
            %4100 = "llvm.getelementptr"(%4082, %4099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4098, %4100) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4101 = "nvvm.shfl.sync"(%60, %2511, %924, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 57 : i32} : (i32, f32, i32, i32) -> f32
          %4102 = "arith.addf"(%2511, %4101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4103 = "nvvm.shfl.sync"(%60, %4102, %968, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 58 : i32} : (i32, f32, i32, i32) -> f32
          %4104 = "arith.addf"(%4102, %4103) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4105 = "llvm.call_intrinsic"(%4104) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4106 = "arith.cmpf"(%4104, %1345) {predicate = 1 : i64} : (f32, f32) -> i1
          %4107 = "scf.if"(%4106) ({
            "scf.yield"(%1345) : (f32) -> ()
          }, {
            "scf.yield"(%4105) : (f32) -> ()
          }) : (i1) -> f32
          %4108 = "arith.addi"(%1370, %934) : (i32, i32) -> i32
          %4109 = "arith.cmpi"(%4108, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4110 = "arith.andi"(%4092, %4109) : (i1, i1) -> i1
          "scf.if"(%4110) ({
            %4111 = "llvm.call_intrinsic"(%4104) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4112 = "arith.addf"(%2509, %4111) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4113 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4114 = "arith.mulf"(%4112, %4113) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4115 = "arith.extsi"(%4108) : (i32) -> i64
            %4116 = "llvm.getelementptr"(%4082, %4115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4114, %4116) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4117 = "vector.from_elements"(%4090, %4107) : (f32, f32) -> vector<2xf32>
          %4118 = "vector.broadcast"(%1350) : (f32) -> vector<2xf32>
          %4119 = "arith.mulf"(%4117, %4118) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %4120 = "vector.extract"(%4119) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4121 = "vector.extract"(%4119) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %t4218_r = "llvm.inline_asm"(%2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %4122 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4123 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4124 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4125 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4126 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4127 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4128 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4129 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4130 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4131 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4132 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4133 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4134 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4135 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4136 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4137 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 15>} : (!struct3) -> f32
          %4138 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 16>} : (!struct3) -> f32
          %4139 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 17>} : (!struct3) -> f32
          %4140 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 18>} : (!struct3) -> f32
          %4141 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 19>} : (!struct3) -> f32
          %4142 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 20>} : (!struct3) -> f32
          %4143 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 21>} : (!struct3) -> f32
          %4144 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 22>} : (!struct3) -> f32
          %4145 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 23>} : (!struct3) -> f32
          %4146 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 24>} : (!struct3) -> f32
          %4147 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 25>} : (!struct3) -> f32
          %4148 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 26>} : (!struct3) -> f32
          %4149 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 27>} : (!struct3) -> f32
          %4150 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 28>} : (!struct3) -> f32
          %4151 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 29>} : (!struct3) -> f32
          %4152 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 30>} : (!struct3) -> f32
          %4153 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 31>} : (!struct3) -> f32
          %4154 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 32>} : (!struct3) -> f32
          %4155 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 33>} : (!struct3) -> f32
          %4156 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 34>} : (!struct3) -> f32
          %4157 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 35>} : (!struct3) -> f32
          %4158 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 36>} : (!struct3) -> f32
          %4159 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 37>} : (!struct3) -> f32
          %4160 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 38>} : (!struct3) -> f32
          %4161 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 39>} : (!struct3) -> f32
          %4162 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 40>} : (!struct3) -> f32
          %4163 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 41>} : (!struct3) -> f32
          %4164 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 42>} : (!struct3) -> f32
          %4165 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 43>} : (!struct3) -> f32
          %4166 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 44>} : (!struct3) -> f32
          %4167 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 45>} : (!struct3) -> f32
          %4168 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 46>} : (!struct3) -> f32
          %4169 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 47>} : (!struct3) -> f32
          %4170 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 48>} : (!struct3) -> f32
          %4171 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 49>} : (!struct3) -> f32
          %4172 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 50>} : (!struct3) -> f32
          %4173 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 51>} : (!struct3) -> f32
          %4174 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 52>} : (!struct3) -> f32
          %4175 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 53>} : (!struct3) -> f32
          %4176 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 54>} : (!struct3) -> f32
          %4177 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 55>} : (!struct3) -> f32
          %4178 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 56>} : (!struct3) -> f32
          %4179 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 57>} : (!struct3) -> f32
          %4180 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 58>} : (!struct3) -> f32
          %4181 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 59>} : (!struct3) -> f32
          %4182 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 60>} : (!struct3) -> f32
          %4183 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 61>} : (!struct3) -> f32
          %4184 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 62>} : (!struct3) -> f32
          %4185 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 63>} : (!struct3) -> f32
          %4186 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 64>} : (!struct3) -> f32
          %4187 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 65>} : (!struct3) -> f32
          %4188 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 66>} : (!struct3) -> f32
          %4189 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 67>} : (!struct3) -> f32
          %4190 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 68>} : (!struct3) -> f32
          %4191 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 69>} : (!struct3) -> f32
          %4192 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 70>} : (!struct3) -> f32
          %4193 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 71>} : (!struct3) -> f32
          %4194 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 72>} : (!struct3) -> f32
          %4195 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 73>} : (!struct3) -> f32
          %4196 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 74>} : (!struct3) -> f32
          %4197 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 75>} : (!struct3) -> f32
          %4198 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 76>} : (!struct3) -> f32
          %4199 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 77>} : (!struct3) -> f32
          %4200 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 78>} : (!struct3) -> f32
          %4201 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 79>} : (!struct3) -> f32
          %4202 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 80>} : (!struct3) -> f32
          %4203 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 81>} : (!struct3) -> f32
          %4204 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 82>} : (!struct3) -> f32
          %4205 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 83>} : (!struct3) -> f32
          %4206 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 84>} : (!struct3) -> f32
          %4207 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 85>} : (!struct3) -> f32
          %4208 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 86>} : (!struct3) -> f32
          %4209 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 87>} : (!struct3) -> f32
          %4210 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 88>} : (!struct3) -> f32
          %4211 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 89>} : (!struct3) -> f32
          %4212 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 90>} : (!struct3) -> f32
          %4213 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 91>} : (!struct3) -> f32
          %4214 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 92>} : (!struct3) -> f32
          %4215 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 93>} : (!struct3) -> f32
          %4216 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 94>} : (!struct3) -> f32
          %4217 = "llvm.extractvalue"(%t4218_r) {position = array<i64: 95>} : (!struct3) -> f32
          %4219 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4220 = "arith.cmpi"(%4219, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%4220) ({
            %4221 = "llvm.getelementptr"(%148, %2394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4222_s0 = "llvm.ptrtoint"(%4221) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4222_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4223 = "arith.addi"(%2394, %924) : (i32, i32) -> i32
          %4224 = "arith.cmpi"(%4223, %929) {predicate = 0 : i64} : (i32, i32) -> i1
          %4225 = "arith.xori"(%2395, %924) : (i32, i32) -> i32
          %4226 = "arith.select"(%4224, %4225, %2395) : (i1, i32, i32) -> i32
          %4227 = "arith.select"(%4224, %61, %4223) : (i1, i32, i32) -> i32
          %4228 = "arith.addi"(%2393, %924) : (i32, i32) -> i32
          %4229, %4230, %4231, %4232, %4233, %4234, %4235, %4236, %4237, %4238, %4239, %4240, %4241, %4242, %4243, %4244, %4245, %4246, %4247, %4248, %4249, %4250, %4251, %4252, %4253, %4254, %4255, %4256, %4257, %4258, %4259, %4260 = "scf.if"(%2388) ({
            %4261 = "llvm.load"(%936) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4262 = "vector.extract"(%4261) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4263 = "vector.extract"(%4261) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4264 = "vector.extract"(%4261) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4265 = "vector.extract"(%4261) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4266 = "vector.extract"(%4261) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4267 = "vector.extract"(%4261) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4268 = "vector.extract"(%4261) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4269 = "vector.extract"(%4261) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4270 = "vector.from_elements"(%4186, %4187, %4190, %4191) : (f32, f32, f32, f32) -> vector<4xf32>
            %4271 = "vector.from_elements"(%4262, %4263, %4266, %4267) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4272 = "arith.extf"(%4271) : (vector<4xbf16>) -> vector<4xf32>
            %4273 = "vector.broadcast"(%2514) : (f32) -> vector<4xf32>
            %4274 = "arith.mulf"(%4272, %4273) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4275 = "arith.addf"(%4270, %4274) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4276 = "vector.extract"(%4275) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4277 = "vector.extract"(%4275) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4278 = "vector.extract"(%4275) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4279 = "vector.extract"(%4275) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4280 = "vector.from_elements"(%4188, %4189, %4192, %4193) : (f32, f32, f32, f32) -> vector<4xf32>
            %4281 = "vector.from_elements"(%4264, %4265, %4268, %4269) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4282 = "arith.extf"(%4281) : (vector<4xbf16>) -> vector<4xf32>
            %4283 = "vector.broadcast"(%2515) : (f32) -> vector<4xf32>
            %4284 = "arith.mulf"(%4282, %4283) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4285 = "arith.addf"(%4280, %4284) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4286 = "vector.extract"(%4285) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4287 = "vector.extract"(%4285) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4288 = "vector.extract"(%4285) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4289 = "vector.extract"(%4285) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4290 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4291 = "llvm.load"(%4290) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4292 = "vector.extract"(%4291) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4293 = "vector.extract"(%4291) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4294 = "vector.extract"(%4291) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4295 = "vector.extract"(%4291) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4296 = "vector.extract"(%4291) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4297 = "vector.extract"(%4291) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4298 = "vector.extract"(%4291) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4299 = "vector.extract"(%4291) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4300 = "vector.from_elements"(%4194, %4195, %4198, %4199) : (f32, f32, f32, f32) -> vector<4xf32>
            %4301 = "vector.from_elements"(%4292, %4293, %4296, %4297) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4302 = "arith.extf"(%4301) : (vector<4xbf16>) -> vector<4xf32>
            %4303 = "vector.broadcast"(%2514) : (f32) -> vector<4xf32>
            %4304 = "arith.mulf"(%4302, %4303) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4305 = "arith.addf"(%4300, %4304) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4306 = "vector.extract"(%4305) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4307 = "vector.extract"(%4305) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4308 = "vector.extract"(%4305) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4309 = "vector.extract"(%4305) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4310 = "vector.from_elements"(%4196, %4197, %4200, %4201) : (f32, f32, f32, f32) -> vector<4xf32>
            %4311 = "vector.from_elements"(%4294, %4295, %4298, %4299) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4312 = "arith.extf"(%4311) : (vector<4xbf16>) -> vector<4xf32>
            %4313 = "vector.broadcast"(%2515) : (f32) -> vector<4xf32>
            %4314 = "arith.mulf"(%4312, %4313) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4315 = "arith.addf"(%4310, %4314) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4316 = "vector.extract"(%4315) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4317 = "vector.extract"(%4315) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4318 = "vector.extract"(%4315) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4319 = "vector.extract"(%4315) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4320 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 6144>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4321 = "llvm.load"(%4320) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4322 = "vector.extract"(%4321) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4323 = "vector.extract"(%4321) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4324 = "vector.extract"(%4321) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4325 = "vector.extract"(%4321) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4326 = "vector.extract"(%4321) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4327 = "vector.extract"(%4321) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4328 = "vector.extract"(%4321) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4329 = "vector.extract"(%4321) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4330 = "vector.from_elements"(%4202, %4203, %4206, %4207) : (f32, f32, f32, f32) -> vector<4xf32>
            %4331 = "vector.from_elements"(%4322, %4323, %4326, %4327) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4332 = "arith.extf"(%4331) : (vector<4xbf16>) -> vector<4xf32>
            %4333 = "vector.broadcast"(%2514) : (f32) -> vector<4xf32>
            %4334 = "arith.mulf"(%4332, %4333) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4335 = "arith.addf"(%4330, %4334) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4336 = "vector.extract"(%4335) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4337 = "vector.extract"(%4335) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4338 = "vector.extract"(%4335) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4339 = "vector.extract"(%4335) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4340 = "vector.from_elements"(%4204, %4205, %4208, %4209) : (f32, f32, f32, f32) -> vector<4xf32>
            %4341 = "vector.from_elements"(%4324, %4325, %4328, %4329) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4342 = "arith.extf"(%4341) : (vector<4xbf16>) -> vector<4xf32>
            %4343 = "vector.broadcast"(%2515) : (f32) -> vector<4xf32>
            %4344 = "arith.mulf"(%4342, %4343) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4345 = "arith.addf"(%4340, %4344) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4346 = "vector.extract"(%4345) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4347 = "vector.extract"(%4345) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4348 = "vector.extract"(%4345) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4349 = "vector.extract"(%4345) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4350 = "llvm.getelementptr"(%936) {rawConstantIndices = array<i32: 9216>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4351 = "llvm.load"(%4350) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4352 = "vector.extract"(%4351) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4353 = "vector.extract"(%4351) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4354 = "vector.extract"(%4351) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4355 = "vector.extract"(%4351) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4356 = "vector.extract"(%4351) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4357 = "vector.extract"(%4351) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4358 = "vector.extract"(%4351) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4359 = "vector.extract"(%4351) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4360 = "vector.from_elements"(%4210, %4211, %4214, %4215) : (f32, f32, f32, f32) -> vector<4xf32>
            %4361 = "vector.from_elements"(%4352, %4353, %4356, %4357) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4362 = "arith.extf"(%4361) : (vector<4xbf16>) -> vector<4xf32>
            %4363 = "vector.broadcast"(%2514) : (f32) -> vector<4xf32>
            %4364 = "arith.mulf"(%4362, %4363) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4365 = "arith.addf"(%4360, %4364) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4366 = "vector.extract"(%4365) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4367 = "vector.extract"(%4365) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4368 = "vector.extract"(%4365) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4369 = "vector.extract"(%4365) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4370 = "vector.from_elements"(%4212, %4213, %4216, %4217) : (f32, f32, f32, f32) -> vector<4xf32>
            %4371 = "vector.from_elements"(%4354, %4355, %4358, %4359) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4372 = "arith.extf"(%4371) : (vector<4xbf16>) -> vector<4xf32>
            %4373 = "vector.broadcast"(%2515) : (f32) -> vector<4xf32>
            %4374 = "arith.mulf"(%4372, %4373) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4375 = "arith.addf"(%4370, %4374) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4376 = "vector.extract"(%4375) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4377 = "vector.extract"(%4375) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4378 = "vector.extract"(%4375) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4379 = "vector.extract"(%4375) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%4276, %4277, %4286, %4287, %4278, %4279, %4288, %4289, %4306, %4307, %4316, %4317, %4308, %4309, %4318, %4319, %4336, %4337, %4346, %4347, %4338, %4339, %4348, %4349, %4366, %4367, %4376, %4377, %4368, %4369, %4378, %4379) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%4186, %4187, %4188, %4189, %4190, %4191, %4192, %4193, %4194, %4195, %4196, %4197, %4198, %4199, %4200, %4201, %4202, %4203, %4204, %4205, %4206, %4207, %4208, %4209, %4210, %4211, %4212, %4213, %4214, %4215, %4216, %4217) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %4380 = "vector.from_elements"(%4229, %4230, %4233, %4234, %4237, %4238, %4241, %4242, %4245, %4246, %4249, %4250, %4253, %4254, %4257, %4258) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4381 = "vector.broadcast"(%4120) : (f32) -> vector<16xf32>
          %4382 = "arith.mulf"(%4380, %4381) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4383 = "vector.extract"(%4382) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4384 = "vector.extract"(%4382) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4385 = "vector.extract"(%4382) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4386 = "vector.extract"(%4382) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4387 = "vector.extract"(%4382) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4388 = "vector.extract"(%4382) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4389 = "vector.extract"(%4382) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4390 = "vector.extract"(%4382) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4391 = "vector.extract"(%4382) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4392 = "vector.extract"(%4382) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4393 = "vector.extract"(%4382) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4394 = "vector.extract"(%4382) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4395 = "vector.extract"(%4382) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4396 = "vector.extract"(%4382) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4397 = "vector.extract"(%4382) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4398 = "vector.extract"(%4382) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4399 = "vector.from_elements"(%4231, %4232, %4235, %4236, %4239, %4240, %4243, %4244, %4247, %4248, %4251, %4252, %4255, %4256, %4259, %4260) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4400 = "vector.broadcast"(%4121) : (f32) -> vector<16xf32>
          %4401 = "arith.mulf"(%4399, %4400) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4402 = "vector.extract"(%4401) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4403 = "vector.extract"(%4401) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4404 = "vector.extract"(%4401) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4405 = "vector.extract"(%4401) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4406 = "vector.extract"(%4401) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4407 = "vector.extract"(%4401) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4408 = "vector.extract"(%4401) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4409 = "vector.extract"(%4401) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4410 = "vector.extract"(%4401) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4411 = "vector.extract"(%4401) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4412 = "vector.extract"(%4401) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4413 = "vector.extract"(%4401) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4414 = "vector.extract"(%4401) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4415 = "vector.extract"(%4401) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4416 = "vector.extract"(%4401) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4417 = "vector.extract"(%4401) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4418 = "llvm.getelementptr"(%74, %1417) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4419 = "arith.muli"(%1334, %17) : (i64, i64) -> i64
          %4420 = "arith.muli"(%1333, %18) : (i64, i64) -> i64
          %4421 = "arith.addi"(%4419, %4420) : (i64, i64) -> i64
          %4422 = "llvm.getelementptr"(%12, %4421) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4423 = "arith.extsi"(%1352) : (i32) -> i64
          %4424 = "arith.muli"(%4423, %16) : (i64, i64) -> i64
          %4425 = "llvm.getelementptr"(%4422, %4424) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4426 = "arith.subi"(%38, %1352) : (i32, i32) -> i32
          %4427 = "nvvm.shfl.sync"(%60, %926, %1367, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 59 : i32} : (i32, i32, i32, i32) -> i32
          %4428 = "arith.remui"(%4427, %941) : (i32, i32) -> i32
          %4429 = "arith.divui"(%4427, %941) : (i32, i32) -> i32
          %4430 = "arith.muli"(%4428, %64) : (i32, i32) -> i32
          %4431 = "arith.remui"(%4429, %968) : (i32, i32) -> i32
          %4432 = "arith.divui"(%4429, %968) : (i32, i32) -> i32
          %4433 = "arith.muli"(%4431, %934) : (i32, i32) -> i32
          %4434 = "arith.addi"(%4430, %4433) : (i32, i32) -> i32
          %4435 = "arith.muli"(%4432, %87) : (i32, i32) -> i32
          %4436 = "arith.addi"(%4434, %4435) : (i32, i32) -> i32
          %4437 = "arith.andi"(%4427, %62) : (i32, i32) -> i32
          %4438 = "arith.constant"() {value = 5 : i32} : () -> i32
          %4439 = "arith.shrsi"(%4427, %4438) : (i32, i32) -> i32
          %4440 = "arith.muli"(%4439, %941) : (i32, i32) -> i32
          %4441 = "arith.divui"(%4437, %1368) : (i32, i32) -> i32
          %4442 = "arith.addi"(%4440, %4441) : (i32, i32) -> i32
          %4443 = "arith.remui"(%4437, %1368) : (i32, i32) -> i32
          %4444 = "arith.addi"(%4437, %64) : (i32, i32) -> i32
          %4445 = "arith.divui"(%4444, %1368) : (i32, i32) -> i32
          %4446 = "arith.addi"(%4440, %4445) : (i32, i32) -> i32
          %4447 = "arith.remui"(%4444, %1368) : (i32, i32) -> i32
          %4448 = "vector.from_elements"(%4383, %4384, %4402, %4403, %4385, %4386, %4404, %4405, %4387, %4388, %4406, %4407, %4389, %4390, %4408, %4409) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4449 = "arith.truncf"(%4448) : (vector<16xf32>) -> vector<16xbf16>
          %4450 = "vector.extract"(%4449) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4451 = "vector.extract"(%4449) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4452 = "vector.extract"(%4449) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4453 = "vector.extract"(%4449) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4454 = "vector.extract"(%4449) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4455 = "vector.extract"(%4449) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4456 = "vector.extract"(%4449) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4457 = "vector.extract"(%4449) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4458 = "vector.extract"(%4449) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4459 = "vector.extract"(%4449) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4460 = "vector.extract"(%4449) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4461 = "vector.extract"(%4449) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4462 = "vector.extract"(%4449) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4463 = "vector.extract"(%4449) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4464 = "vector.extract"(%4449) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4465 = "vector.extract"(%4449) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4466 = "vector.from_elements"(%4450, %4451) : (bf16, bf16) -> vector<2xbf16>
          %4467 = "llvm.bitcast"(%4466) : (vector<2xbf16>) -> i32
          %4468 = "vector.from_elements"(%4452, %4453) : (bf16, bf16) -> vector<2xbf16>
          %4469 = "llvm.bitcast"(%4468) : (vector<2xbf16>) -> i32
          %4470 = "vector.from_elements"(%4454, %4455) : (bf16, bf16) -> vector<2xbf16>
          %4471 = "llvm.bitcast"(%4470) : (vector<2xbf16>) -> i32
          %4472 = "vector.from_elements"(%4456, %4457) : (bf16, bf16) -> vector<2xbf16>
          %4473 = "llvm.bitcast"(%4472) : (vector<2xbf16>) -> i32
          %4474 = "arith.andi"(%4436, %1351) : (i32, i32) -> i32
          %4475 = "arith.shrui"(%4474, %929) : (i32, i32) -> i32
          %4476 = "arith.xori"(%4436, %4475) : (i32, i32) -> i32
          %4477 = "llvm.getelementptr"(%4418, %4476) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4477, %4467, %4469, %4471, %4473) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4479 = "arith.addi"(%4436, %941) : (i32, i32) -> i32
          %4480 = "vector.from_elements"(%4458, %4459) : (bf16, bf16) -> vector<2xbf16>
          %4481 = "llvm.bitcast"(%4480) : (vector<2xbf16>) -> i32
          %4482 = "vector.from_elements"(%4460, %4461) : (bf16, bf16) -> vector<2xbf16>
          %4483 = "llvm.bitcast"(%4482) : (vector<2xbf16>) -> i32
          %4484 = "vector.from_elements"(%4462, %4463) : (bf16, bf16) -> vector<2xbf16>
          %4485 = "llvm.bitcast"(%4484) : (vector<2xbf16>) -> i32
          %4486 = "vector.from_elements"(%4464, %4465) : (bf16, bf16) -> vector<2xbf16>
          %4487 = "llvm.bitcast"(%4486) : (vector<2xbf16>) -> i32
          %4488 = "arith.andi"(%4479, %1351) : (i32, i32) -> i32
          %4489 = "arith.shrui"(%4488, %929) : (i32, i32) -> i32
          %4490 = "arith.xori"(%4479, %4489) : (i32, i32) -> i32
          %4491 = "llvm.getelementptr"(%4418, %4490) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4491, %4481, %4483, %4485, %4487) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 62 : i32} : (i32) -> ()
          %4493 = "arith.muli"(%4442, %64) : (i32, i32) -> i32
          %4494 = "arith.muli"(%4443, %934) : (i32, i32) -> i32
          %4495 = "arith.addi"(%4493, %4494) : (i32, i32) -> i32
          %4496 = "arith.andi"(%4495, %1351) : (i32, i32) -> i32
          %4497 = "arith.shrui"(%4496, %929) : (i32, i32) -> i32
          %4498 = "arith.xori"(%4495, %4497) : (i32, i32) -> i32
          %4499 = "llvm.getelementptr"(%4418, %4498) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4500 = "llvm.load"(%4499) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4501 = "vector.extract"(%4500) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4502 = "vector.extract"(%4500) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4503 = "vector.extract"(%4500) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4504 = "vector.extract"(%4500) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4505 = "vector.extract"(%4500) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4506 = "vector.extract"(%4500) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4507 = "vector.extract"(%4500) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4508 = "vector.extract"(%4500) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4509 = "arith.muli"(%4446, %64) : (i32, i32) -> i32
          %4510 = "arith.muli"(%4447, %934) : (i32, i32) -> i32
          %4511 = "arith.addi"(%4509, %4510) : (i32, i32) -> i32
          %4512 = "arith.andi"(%4511, %1351) : (i32, i32) -> i32
          %4513 = "arith.shrui"(%4512, %929) : (i32, i32) -> i32
          %4514 = "arith.xori"(%4511, %4513) : (i32, i32) -> i32
          %4515 = "llvm.getelementptr"(%4418, %4514) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4516 = "llvm.load"(%4515) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4517 = "vector.extract"(%4516) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4518 = "vector.extract"(%4516) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4519 = "vector.extract"(%4516) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4520 = "vector.extract"(%4516) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4521 = "vector.extract"(%4516) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4522 = "vector.extract"(%4516) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4523 = "vector.extract"(%4516) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4524 = "vector.extract"(%4516) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 63 : i32} : (i32) -> ()
          %4525 = "arith.cmpi"(%4442, %4426) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4525) ({
            %4526 = "arith.extsi"(%4442) : (i32) -> i64
            %4527 = "arith.extsi"(%4443) : (i32) -> i64
            %4528 = "arith.muli"(%4526, %16) : (i64, i64) -> i64
            %4529 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4530 = "arith.muli"(%4527, %4529) : (i64, i64) -> i64
            %4531 = "arith.addi"(%4528, %4530) : (i64, i64) -> i64
            %4532 = "llvm.getelementptr"(%4425, %4531) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4533 = "vector.from_elements"(%4501, %4502, %4503, %4504, %4505, %4506, %4507, %4508) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4533, %4532) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4534 = "arith.cmpi"(%4446, %4426) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4534) ({
            %4535 = "arith.extsi"(%4446) : (i32) -> i64
            %4536 = "arith.extsi"(%4447) : (i32) -> i64
            %4537 = "arith.muli"(%4535, %16) : (i64, i64) -> i64
            %4538 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4539 = "arith.muli"(%4536, %4538) : (i64, i64) -> i64
            %4540 = "arith.addi"(%4537, %4539) : (i64, i64) -> i64
            %4541 = "llvm.getelementptr"(%4425, %4540) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4542 = "vector.from_elements"(%4517, %4518, %4519, %4520, %4521, %4522, %4523, %4524) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4542, %4541) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4543 = "vector.from_elements"(%4391, %4392, %4410, %4411, %4393, %4394, %4412, %4413, %4395, %4396, %4414, %4415, %4397, %4398, %4416, %4417) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4544 = "arith.truncf"(%4543) : (vector<16xf32>) -> vector<16xbf16>
          %4545 = "vector.extract"(%4544) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4546 = "vector.extract"(%4544) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4547 = "vector.extract"(%4544) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4548 = "vector.extract"(%4544) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4549 = "vector.extract"(%4544) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4550 = "vector.extract"(%4544) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4551 = "vector.extract"(%4544) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4552 = "vector.extract"(%4544) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4553 = "vector.extract"(%4544) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4554 = "vector.extract"(%4544) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4555 = "vector.extract"(%4544) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4556 = "vector.extract"(%4544) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4557 = "vector.extract"(%4544) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4558 = "vector.extract"(%4544) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4559 = "vector.extract"(%4544) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4560 = "vector.extract"(%4544) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4561 = "vector.from_elements"(%4545, %4546) : (bf16, bf16) -> vector<2xbf16>
          %4562 = "llvm.bitcast"(%4561) : (vector<2xbf16>) -> i32
          %4563 = "vector.from_elements"(%4547, %4548) : (bf16, bf16) -> vector<2xbf16>
          %4564 = "llvm.bitcast"(%4563) : (vector<2xbf16>) -> i32
          %4565 = "vector.from_elements"(%4549, %4550) : (bf16, bf16) -> vector<2xbf16>
          %4566 = "llvm.bitcast"(%4565) : (vector<2xbf16>) -> i32
          %4567 = "vector.from_elements"(%4551, %4552) : (bf16, bf16) -> vector<2xbf16>
          %4568 = "llvm.bitcast"(%4567) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4477, %4562, %4564, %4566, %4568) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4570 = "vector.from_elements"(%4553, %4554) : (bf16, bf16) -> vector<2xbf16>
          %4571 = "llvm.bitcast"(%4570) : (vector<2xbf16>) -> i32
          %4572 = "vector.from_elements"(%4555, %4556) : (bf16, bf16) -> vector<2xbf16>
          %4573 = "llvm.bitcast"(%4572) : (vector<2xbf16>) -> i32
          %4574 = "vector.from_elements"(%4557, %4558) : (bf16, bf16) -> vector<2xbf16>
          %4575 = "llvm.bitcast"(%4574) : (vector<2xbf16>) -> i32
          %4576 = "vector.from_elements"(%4559, %4560) : (bf16, bf16) -> vector<2xbf16>
          %4577 = "llvm.bitcast"(%4576) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4491, %4571, %4573, %4575, %4577) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 66 : i32} : (i32) -> ()
          %4579 = "llvm.load"(%4499) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4580 = "vector.extract"(%4579) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4581 = "vector.extract"(%4579) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4582 = "vector.extract"(%4579) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4583 = "vector.extract"(%4579) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4584 = "vector.extract"(%4579) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4585 = "vector.extract"(%4579) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4586 = "vector.extract"(%4579) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4587 = "vector.extract"(%4579) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4588 = "llvm.load"(%4515) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4589 = "vector.extract"(%4588) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4590 = "vector.extract"(%4588) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4591 = "vector.extract"(%4588) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4592 = "vector.extract"(%4588) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4593 = "vector.extract"(%4588) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4594 = "vector.extract"(%4588) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4595 = "vector.extract"(%4588) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4596 = "vector.extract"(%4588) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 67 : i32} : (i32) -> ()
          "scf.if"(%81) ({
            %4597 = "llvm.getelementptr"(%82, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4598_s0 = "llvm.ptrtoint"(%4597) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4598_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4525) ({
            %4599 = "arith.addi"(%1368, %4443) : (i32, i32) -> i32
            %4600 = "arith.extsi"(%4442) : (i32) -> i64
            %4601 = "arith.extsi"(%4599) : (i32) -> i64
            %4602 = "arith.muli"(%4600, %16) : (i64, i64) -> i64
            %4603 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4604 = "arith.muli"(%4601, %4603) : (i64, i64) -> i64
            %4605 = "arith.addi"(%4602, %4604) : (i64, i64) -> i64
            %4606 = "llvm.getelementptr"(%4425, %4605) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4607 = "vector.from_elements"(%4580, %4581, %4582, %4583, %4584, %4585, %4586, %4587) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4607, %4606) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4534) ({
            %4608 = "arith.addi"(%1368, %4447) : (i32, i32) -> i32
            %4609 = "arith.extsi"(%4446) : (i32) -> i64
            %4610 = "arith.extsi"(%4608) : (i32) -> i64
            %4611 = "arith.muli"(%4609, %16) : (i64, i64) -> i64
            %4612 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4613 = "arith.muli"(%4610, %4612) : (i64, i64) -> i64
            %4614 = "arith.addi"(%4611, %4613) : (i64, i64) -> i64
            %4615 = "llvm.getelementptr"(%4425, %4614) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4616 = "vector.from_elements"(%4589, %4590, %4591, %4592, %4593, %4594, %4595, %4596) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4616, %4615) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4617 = "arith.addi"(%1247, %924) : (i32, i32) -> i32
          %4618 = "arith.cmpi"(%4617, %968) {predicate = 0 : i64} : (i32, i32) -> i1
          %4619 = "arith.xori"(%1248, %924) : (i32, i32) -> i32
          %4620 = "arith.select"(%4618, %4619, %1248) : (i1, i32, i32) -> i32
          %4621 = "arith.select"(%4618, %61, %4617) : (i1, i32, i32) -> i32
          %4622 = "arith.addi"(%1246, %924) : (i32, i32) -> i32
          %4623 = "llvm.getelementptr"(%170, %1244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4624_s0 = "llvm.ptrtoint"(%4623) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4624_s0, %1245) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4625 = "arith.muli"(%1244, %929) : (i32, i32) -> i32
          %4626 = "llvm.getelementptr"(%188, %4625) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4627 = "llvm.load"(%4626) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4628 = "nvvm.shfl.sync"(%60, %4627, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 68 : i32} : (i32, i32, i32, i32) -> i32
          %4629 = "arith.addi"(%924, %4625) : (i32, i32) -> i32
          %4630 = "llvm.getelementptr"(%188, %4629) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4631 = "llvm.load"(%4630) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4632 = "nvvm.shfl.sync"(%60, %4631, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 69 : i32} : (i32, i32, i32, i32) -> i32
          %4633 = "arith.addi"(%968, %4625) : (i32, i32) -> i32
          %4634 = "llvm.getelementptr"(%188, %4633) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4635 = "llvm.load"(%4634) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4636 = "nvvm.shfl.sync"(%60, %4635, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 70 : i32} : (i32, i32, i32, i32) -> i32
          %4637 = "llvm.getelementptr"(%171, %1244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4638_s0 = "llvm.ptrtoint"(%4637) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4638_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %4639 = "arith.addi"(%1244, %924) : (i32, i32) -> i32
          %4640 = "arith.cmpi"(%4639, %968) {predicate = 0 : i64} : (i32, i32) -> i1
          %4641 = "arith.xori"(%1245, %924) : (i32, i32) -> i32
          %4642 = "arith.select"(%4640, %4641, %1245) : (i1, i32, i32) -> i32
          %4643 = "arith.select"(%4640, %61, %4639) : (i1, i32, i32) -> i32
          %4644 = "arith.addi"(%1243, %924) : (i32, i32) -> i32
          "scf.yield"(%4636, %4632, %4628, %2390, %2391, %2392, %4644, %4643, %4642, %4622, %4621, %4620, %4228, %4227, %4226, %4122, %4123, %4124, %4125, %4126, %4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158, %4159, %4160, %4161, %4162, %4163, %4164, %4165, %4166, %4167, %4168, %4169, %4170, %4171, %4172, %4173, %4174, %4175, %4176, %4177, %4178, %4179, %4180, %4181, %4182, %4183, %4184, %4185, %4120, %4121, %2514, %2515, %4562, %4564, %4566, %4568, %4571, %4573, %4575, %4577) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        %4645 = "arith.cmpi"(%925, %61) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%4645) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %4646 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%4646) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, i32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: !llvm.ptr<1>, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: !llvm.ptr<1>, %24: i64, %25: i64, %26: i64, %27: !llvm.ptr<1>, %28: i64, %29: i64, %30: f32):
    %31 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %32 = "arith.cmpf"(%30, %31) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%32) {message = "scores keep their order when they are scaled", file = "samples/common/attention_arguments.py", line = 50 : i32} : (i1) -> ()
    %33 = "arith.constant"() {value = 0 : i32} : () -> i32
    %34 = "arith.cmpi"(%9, %33) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%34) {message = "K and V have at least one head", file = "samples/common/attention_arguments.py", line = 57 : i32} : (i1) -> ()
    %35 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %36 = "arith.cmpi"(%35, %33) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%36) {message = "as many heads of Q share each one of K and V", file = "samples/common/attention_arguments.py", line = 58 : i32} : (i1) -> ()
    %37 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 64 : i64} : () -> i64
    %39 = "arith.extsi"(%2) : (i32) -> i64
    %40 = "arith.extsi"(%3) : (i32) -> i64
    %41 = "arith.extsi"(%1) : (i32) -> i64
    %42 = "cutec.tensor_map"(%0, %38, %39, %40, %41, %5, %6, %4) {dtype = "u8", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 192, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %43 = "arith.extsi"(%8) : (i32) -> i64
    %44 = "arith.extsi"(%9) : (i32) -> i64
    %45 = "cutec.tensor_map"(%7, %38, %43, %44, %41, %11, %12, %10) {dtype = "u8", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %46 = "cutec.tensor_map"(%13, %38, %43, %44, %41, %15, %16, %14) {dtype = "u8", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %47 = "arith.constant"() {value = 1 : i32} : () -> i32
    %48 = "arith.maxsi"(%37, %47) : (i32, i32) -> i32
    %49 = "arith.divui"(%8, %48) : (i32, i32) -> i32
    %50 = "arith.maxsi"(%49, %47) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 196608 : i32} : () -> i32
    %52 = "arith.divui"(%51, %50) : (i32, i32) -> i32
    %53 = "arith.constant"() {value = 66 : i32} : () -> i32
    %54 = "arith.maxsi"(%52, %53) : (i32, i32) -> i32
    %55 = "arith.constant"() {value = 191 : i32} : () -> i32
    %56 = "arith.addi"(%2, %55) : (i32, i32) -> i32
    %57 = "arith.constant"() {value = 192 : i32} : () -> i32
    %58 = "arith.divui"(%56, %57) : (i32, i32) -> i32
    %59 = "arith.muli"(%58, %3) : (i32, i32) -> i32
    %60 = "arith.muli"(%59, %1) : (i32, i32) -> i32
    %61 = "arith.constant"() {value = 264 : i32} : () -> i32
    %62 = "arith.maxsi"(%60, %61) : (i32, i32) -> i32
    %63 = "arith.constant"() {value = 792 : i32} : () -> i32
    %64 = "arith.divui"(%60, %63) : (i32, i32) -> i32
    %65 = "arith.maxsi"(%62, %47) : (i32, i32) -> i32
    %66 = "arith.subi"(%65, %47) : (i32, i32) -> i32
    %67 = "arith.addi"(%60, %66) : (i32, i32) -> i32
    %68 = "arith.remsi"(%67, %65) : (i32, i32) -> i32
    %69 = "arith.cmpi"(%68, %33) {predicate = 2 : i64} : (i32, i32) -> i1
    %70 = "arith.divsi"(%67, %65) : (i32, i32) -> i32
    %71 = "arith.extsi"(%69) : (i1) -> i32
    %72 = "arith.addi"(%70, %71) : (i32, i32) -> i32
    %73 = "arith.maxsi"(%64, %72) : (i32, i32) -> i32
    %74 = "arith.maxsi"(%73, %47) : (i32, i32) -> i32
    %75 = "arith.subi"(%74, %47) : (i32, i32) -> i32
    %76 = "arith.addi"(%60, %75) : (i32, i32) -> i32
    %77 = "arith.remsi"(%76, %74) : (i32, i32) -> i32
    %78 = "arith.cmpi"(%77, %33) {predicate = 2 : i64} : (i32, i32) -> i1
    %79 = "arith.divsi"(%76, %74) : (i32, i32) -> i32
    %80 = "arith.extsi"(%78) : (i1) -> i32
    %81 = "arith.addi"(%79, %80) : (i32, i32) -> i32
    %82 = "arith.maxsi"(%81, %47) : (i32, i32) -> i32
    %83 = "arith.subi"(%82, %47) : (i32, i32) -> i32
    %84 = "arith.addi"(%60, %83) : (i32, i32) -> i32
    %85 = "arith.remsi"(%84, %82) : (i32, i32) -> i32
    %86 = "arith.cmpi"(%85, %33) {predicate = 2 : i64} : (i32, i32) -> i1
    %87 = "arith.divsi"(%84, %82) : (i32, i32) -> i32
    %88 = "arith.extsi"(%86) : (i1) -> i32
    %89 = "arith.addi"(%87, %88) : (i32, i32) -> i32
    %90 = "arith.maxsi"(%82, %47) : (i32, i32) -> i32
    %91 = "arith.extui"(%90) : (i32) -> i64
    %92 = "arith.subi"(%90, %47) : (i32, i32) -> i32
    %93 = "llvm.intr.ctlz"(%92) {is_zero_poison = false} : (i32) -> i32
    %94 = "arith.constant"() {value = 32 : i32} : () -> i32
    %95 = "arith.subi"(%94, %93) : (i32, i32) -> i32
    %96 = "arith.extsi"(%95) : (i32) -> i64
    %97 = "arith.constant"() {value = 1 : i64} : () -> i64
    %98 = "arith.shli"(%97, %96) : (i64, i64) -> i64
    %99 = "arith.cmpi"(%96, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %100 = "arith.constant"() {value = 0 : i64} : () -> i64
    %101 = "arith.select"(%99, %98, %100) : (i1, i64, i64) -> i64
    %102 = "arith.subi"(%101, %91) : (i64, i64) -> i64
    %103 = "arith.constant"() {value = 32 : i64} : () -> i64
    %104 = "arith.shli"(%102, %103) : (i64, i64) -> i64
    %105 = "arith.divui"(%104, %91) : (i64, i64) -> i64
    %106 = "arith.addi"(%105, %97) : (i64, i64) -> i64
    %107 = "arith.shli"(%106, %103) : (i64, i64) -> i64
    %108 = "arith.ori"(%107, %91) : (i64, i64) -> i64
    %109 = "arith.constant"() {value = 131 : i32} : () -> i32
    %110 = "arith.addi"(%82, %109) : (i32, i32) -> i32
    %111 = "arith.constant"() {value = 132 : i32} : () -> i32
    %112 = "arith.remsi"(%110, %111) : (i32, i32) -> i32
    %113 = "arith.cmpi"(%112, %33) {predicate = 2 : i64} : (i32, i32) -> i1
    %114 = "arith.divsi"(%110, %111) : (i32, i32) -> i32
    %115 = "arith.extsi"(%113) : (i1) -> i32
    %116 = "arith.addi"(%114, %115) : (i32, i32) -> i32
    %117 = "arith.maxsi"(%116, %47) : (i32, i32) -> i32
    %118 = "arith.subi"(%89, %47) : (i32, i32) -> i32
    %119 = "arith.muli"(%118, %82) : (i32, i32) -> i32
    %120 = "arith.subi"(%60, %119) : (i32, i32) -> i32
    %121 = "arith.maxsi"(%120, %47) : (i32, i32) -> i32
    %122 = "arith.extui"(%121) : (i32) -> i64
    %123 = "arith.subi"(%121, %47) : (i32, i32) -> i32
    %124 = "llvm.intr.ctlz"(%123) {is_zero_poison = false} : (i32) -> i32
    %125 = "arith.subi"(%94, %124) : (i32, i32) -> i32
    %126 = "arith.extsi"(%125) : (i32) -> i64
    %127 = "arith.shli"(%97, %126) : (i64, i64) -> i64
    %128 = "arith.cmpi"(%126, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %129 = "arith.select"(%128, %127, %100) : (i1, i64, i64) -> i64
    %130 = "arith.subi"(%129, %122) : (i64, i64) -> i64
    %131 = "arith.shli"(%130, %103) : (i64, i64) -> i64
    %132 = "arith.divui"(%131, %122) : (i64, i64) -> i64
    %133 = "arith.addi"(%132, %97) : (i64, i64) -> i64
    %134 = "arith.shli"(%133, %103) : (i64, i64) -> i64
    %135 = "arith.ori"(%134, %122) : (i64, i64) -> i64
    %136 = "arith.addi"(%120, %109) : (i32, i32) -> i32
    %137 = "arith.remsi"(%136, %111) : (i32, i32) -> i32
    %138 = "arith.cmpi"(%137, %33) {predicate = 2 : i64} : (i32, i32) -> i1
    %139 = "arith.divsi"(%136, %111) : (i32, i32) -> i32
    %140 = "arith.extsi"(%138) : (i1) -> i32
    %141 = "arith.addi"(%139, %140) : (i32, i32) -> i32
    %142 = "arith.maxsi"(%141, %47) : (i32, i32) -> i32
    %143 = "arith.extui"(%117) : (i32) -> i64
    %144 = "arith.subi"(%117, %47) : (i32, i32) -> i32
    %145 = "llvm.intr.ctlz"(%144) {is_zero_poison = false} : (i32) -> i32
    %146 = "arith.subi"(%94, %145) : (i32, i32) -> i32
    %147 = "arith.extsi"(%146) : (i32) -> i64
    %148 = "arith.shli"(%97, %147) : (i64, i64) -> i64
    %149 = "arith.cmpi"(%147, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %150 = "arith.select"(%149, %148, %100) : (i1, i64, i64) -> i64
    %151 = "arith.subi"(%150, %143) : (i64, i64) -> i64
    %152 = "arith.shli"(%151, %103) : (i64, i64) -> i64
    %153 = "arith.divui"(%152, %143) : (i64, i64) -> i64
    %154 = "arith.addi"(%153, %97) : (i64, i64) -> i64
    %155 = "arith.shli"(%154, %103) : (i64, i64) -> i64
    %156 = "arith.ori"(%155, %143) : (i64, i64) -> i64
    %157 = "arith.muli"(%89, %117) : (i32, i32) -> i32
    %158 = "arith.maxsi"(%58, %47) : (i32, i32) -> i32
    %159 = "arith.extui"(%158) : (i32) -> i64
    %160 = "arith.subi"(%158, %47) : (i32, i32) -> i32
    %161 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
    %162 = "arith.subi"(%94, %161) : (i32, i32) -> i32
    %163 = "arith.extsi"(%162) : (i32) -> i64
    %164 = "arith.shli"(%97, %163) : (i64, i64) -> i64
    %165 = "arith.cmpi"(%163, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %166 = "arith.select"(%165, %164, %100) : (i1, i64, i64) -> i64
    %167 = "arith.subi"(%166, %159) : (i64, i64) -> i64
    %168 = "arith.shli"(%167, %103) : (i64, i64) -> i64
    %169 = "arith.divui"(%168, %159) : (i64, i64) -> i64
    %170 = "arith.addi"(%169, %97) : (i64, i64) -> i64
    %171 = "arith.shli"(%170, %103) : (i64, i64) -> i64
    %172 = "arith.ori"(%171, %159) : (i64, i64) -> i64
    %173 = "arith.maxsi"(%3, %47) : (i32, i32) -> i32
    %174 = "arith.extui"(%173) : (i32) -> i64
    %175 = "arith.subi"(%173, %47) : (i32, i32) -> i32
    %176 = "llvm.intr.ctlz"(%175) {is_zero_poison = false} : (i32) -> i32
    %177 = "arith.subi"(%94, %176) : (i32, i32) -> i32
    %178 = "arith.extsi"(%177) : (i32) -> i64
    %179 = "arith.shli"(%97, %178) : (i64, i64) -> i64
    %180 = "arith.cmpi"(%178, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %181 = "arith.select"(%180, %179, %100) : (i1, i64, i64) -> i64
    %182 = "arith.subi"(%181, %174) : (i64, i64) -> i64
    %183 = "arith.shli"(%182, %103) : (i64, i64) -> i64
    %184 = "arith.divui"(%183, %174) : (i64, i64) -> i64
    %185 = "arith.addi"(%184, %97) : (i64, i64) -> i64
    %186 = "arith.shli"(%185, %103) : (i64, i64) -> i64
    %187 = "arith.ori"(%186, %174) : (i64, i64) -> i64
    %188 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
    %189 = "arith.mulf"(%30, %188) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
    %190 = "arith.minsi"(%60, %111) : (i32, i32) -> i32
    %191 = "arith.constant"() {value = 512 : i32} : () -> i32
    %192 = "arith.constant"() {value = 114904 : i32} : () -> i32
    "gpu.launch_func"(%190, %47, %47, %191, %47, %47, %192, %42, %2, %3, %1, %45, %8, %9, %1, %46, %8, %9, %1, %23, %2, %3, %1, %25, %26, %24, %27, %2, %3, %1, %29, %28, %172, %187, %89, %108, %82, %117, %135, %120, %142, %157, %156, %60, %8, %2, %19, %1, %9, %20, %17, %3, %18, %21, %22, %37, %189) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 50, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, i32, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_fp8_full_depth64_groups3", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
