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
          %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730 = "scf.while"(%717, %714, %711, %707, %707, %61, %61, %61, %707, %61, %61, %61) ({
          ^bb0(%731: i32, %732: i32, %733: i32, %734: i32, %735: i32, %736: i32, %737: i32, %738: i32, %739: i32, %740: i32, %741: i32, %742: i32):
            %743 = "arith.cmpi"(%733, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%743, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%744: i32, %745: i32, %746: i32, %747: i32, %748: i32, %749: i32, %750: i32, %751: i32, %752: i32, %753: i32, %754: i32, %755: i32):
            %756 = "arith.constant"() {value = 192 : i32} : () -> i32
            %757 = "arith.maxsi"(%37, %707) : (i32, i32) -> i32
            %758 = "arith.subi"(%757, %707) : (i32, i32) -> i32
            %759 = "arith.constant"() {value = 7 : i32} : () -> i32
            %760 = "arith.shrsi"(%758, %759) : (i32, i32) -> i32
            %761 = "arith.addi"(%760, %707) : (i32, i32) -> i32
            %762 = "arith.minsi"(%61, %760) : (i32, i32) -> i32
            %763 = "arith.subi"(%761, %762) : (i32, i32) -> i32
            %764, %765, %766, %767, %768, %769 = "scf.for"(%61, %763, %707, %750, %751, %752, %753, %754, %755) ({
            ^bb0(%770: i32, %771: i32, %772: i32, %773: i32, %774: i32, %775: i32, %776: i32):
              %777 = "llvm.getelementptr"(%126, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t778_s0 = "llvm.ptrtoint"(%777) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t778_s0, %776) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %779 = "llvm.getelementptr"(%148, %772) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t780_s0 = "llvm.ptrtoint"(%779) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t780_s0, %773) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %781 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %782 = "arith.muli"(%775, %781) : (i32, i32) -> i32
              %783 = "llvm.getelementptr"(%76, %782) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %784 = "arith.muli"(%772, %781) : (i32, i32) -> i32
              %785 = "llvm.getelementptr"(%77, %784) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %786 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %787 = "arith.constant"() {value = 8 : i32} : () -> i32
              %788 = "arith.remui"(%786, %787) : (i32, i32) -> i32
              %789 = "arith.constant"() {value = 2 : i32} : () -> i32
              %790 = "arith.muli"(%788, %789) : (i32, i32) -> i32
              %791 = "arith.divui"(%786, %787) : (i32, i32) -> i32
              %792 = "arith.constant"() {value = 4 : i32} : () -> i32
              %793 = "arith.divui"(%788, %792) : (i32, i32) -> i32
              %794 = "arith.addi"(%791, %793) : (i32, i32) -> i32
              %795 = "arith.remui"(%794, %789) : (i32, i32) -> i32
              %796 = "arith.addi"(%790, %795) : (i32, i32) -> i32
              %797 = "arith.constant"() {value = 16 : i32} : () -> i32
              %798 = "arith.divui"(%786, %797) : (i32, i32) -> i32
              %799 = "arith.cmpi"(%798, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              %800 = "arith.constant"() {value = 25632 : i32} : () -> i32
              %801 = "arith.constant"() {value = 30001 : i32} : () -> i32
              %802 = "arith.select"(%799, %800, %801) : (i1, i32, i32) -> i32
              %803 = "arith.cmpi"(%798, %707) {predicate = 0 : i64} : (i32, i32) -> i1
              %804 = "arith.select"(%803, %800, %801) : (i1, i32, i32) -> i32
              %805 = "arith.constant"() {value = 3 : i32} : () -> i32
              "scf.for"(%708, %792, %805) ({
              ^bb0(%806: i32):
                %807 = "arith.muli"(%806, %787) : (i32, i32) -> i32
                %808 = "arith.muli"(%786, %64) : (i32, i32) -> i32
                %809 = "arith.addi"(%807, %808) : (i32, i32) -> i32
                %810 = "arith.muli"(%806, %797) : (i32, i32) -> i32
                %811 = "arith.addi"(%810, %796) : (i32, i32) -> i32
                %812 = "arith.constant"() {value = 64 : i32} : () -> i32
                %813 = "arith.muli"(%811, %812) : (i32, i32) -> i32
                %814 = "arith.muli"(%798, %787) : (i32, i32) -> i32
                %815 = "arith.addi"(%813, %814) : (i32, i32) -> i32
                %816 = "arith.andi"(%809, %756) : (i32, i32) -> i32
                %817 = "arith.shrui"(%816, %805) : (i32, i32) -> i32
                %818 = "arith.xori"(%809, %817) : (i32, i32) -> i32
                %819 = "llvm.getelementptr"(%783, %818) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t824_d = "nvvm.ldmatrix"(%819) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %820 = "llvm.extractvalue"(%t824_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %821 = "llvm.extractvalue"(%t824_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %822 = "llvm.extractvalue"(%t824_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %823 = "llvm.extractvalue"(%t824_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %825 = "llvm.getelementptr"(%783) {rawConstantIndices = array<i32: 1024>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %826 = "llvm.getelementptr"(%825, %818) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t831_d = "nvvm.ldmatrix"(%826) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %827 = "llvm.extractvalue"(%t831_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %828 = "llvm.extractvalue"(%t831_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %829 = "llvm.extractvalue"(%t831_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %830 = "llvm.extractvalue"(%t831_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %832 = "nvvm.prmt"(%820, %821, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %833 = "nvvm.prmt"(%820, %821, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %834 = "nvvm.prmt"(%822, %823, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %835 = "nvvm.prmt"(%822, %823, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %836 = "arith.constant"() {value = 448 : i32} : () -> i32
                %837 = "arith.andi"(%815, %836) : (i32, i32) -> i32
                %838 = "arith.shrui"(%837, %805) : (i32, i32) -> i32
                %839 = "arith.xori"(%815, %838) : (i32, i32) -> i32
                %840 = "llvm.getelementptr"(%785, %839) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%840, %832, %833, %834, %835) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %842 = "nvvm.prmt"(%827, %828, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %843 = "nvvm.prmt"(%827, %828, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %844 = "nvvm.prmt"(%829, %830, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %845 = "nvvm.prmt"(%829, %830, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %846 = "arith.addi"(%815, %797) : (i32, i32) -> i32
                %847 = "arith.andi"(%846, %836) : (i32, i32) -> i32
                %848 = "arith.shrui"(%847, %805) : (i32, i32) -> i32
                %849 = "arith.xori"(%846, %848) : (i32, i32) -> i32
                %850 = "llvm.getelementptr"(%785, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%850, %842, %843, %844, %845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %852 = "llvm.getelementptr"(%783) {rawConstantIndices = array<i32: 2048>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %853 = "llvm.getelementptr"(%852, %818) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t858_d = "nvvm.ldmatrix"(%853) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %854 = "llvm.extractvalue"(%t858_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %855 = "llvm.extractvalue"(%t858_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %856 = "llvm.extractvalue"(%t858_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %857 = "llvm.extractvalue"(%t858_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %859 = "llvm.getelementptr"(%783) {rawConstantIndices = array<i32: 3072>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %860 = "llvm.getelementptr"(%859, %818) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t865_d = "nvvm.ldmatrix"(%860) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %861 = "llvm.extractvalue"(%t865_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %862 = "llvm.extractvalue"(%t865_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %863 = "llvm.extractvalue"(%t865_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %864 = "llvm.extractvalue"(%t865_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %866 = "nvvm.prmt"(%854, %855, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %867 = "nvvm.prmt"(%854, %855, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %868 = "nvvm.prmt"(%856, %857, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %869 = "nvvm.prmt"(%856, %857, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %870 = "arith.addi"(%815, %64) : (i32, i32) -> i32
                %871 = "arith.andi"(%870, %836) : (i32, i32) -> i32
                %872 = "arith.shrui"(%871, %805) : (i32, i32) -> i32
                %873 = "arith.xori"(%870, %872) : (i32, i32) -> i32
                %874 = "llvm.getelementptr"(%785, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%874, %866, %867, %868, %869) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %876 = "nvvm.prmt"(%861, %862, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %877 = "nvvm.prmt"(%861, %862, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %878 = "nvvm.prmt"(%863, %864, %802) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %879 = "nvvm.prmt"(%863, %864, %804) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %880 = "arith.constant"() {value = 48 : i32} : () -> i32
                %881 = "arith.addi"(%815, %880) : (i32, i32) -> i32
                %882 = "arith.andi"(%881, %836) : (i32, i32) -> i32
                %883 = "arith.shrui"(%882, %805) : (i32, i32) -> i32
                %884 = "arith.xori"(%881, %883) : (i32, i32) -> i32
                %885 = "llvm.getelementptr"(%785, %884) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%885, %876, %877, %878, %879) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 29 : i32} : (i32) -> ()
              "scf.if"(%128) ({
                %887 = "llvm.getelementptr"(%129, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t888_s0 = "llvm.ptrtoint"(%887) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t888_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 30 : i32} : (i32) -> ()
              %889 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %890 = "arith.cmpi"(%889, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%890) ({
                %891 = "llvm.getelementptr"(%147, %772) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t892_s0 = "llvm.ptrtoint"(%891) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t892_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %893 = "arith.addi"(%775, %707) : (i32, i32) -> i32
              %894 = "arith.cmpi"(%893, %789) {predicate = 0 : i64} : (i32, i32) -> i1
              %895 = "arith.xori"(%776, %707) : (i32, i32) -> i32
              %896 = "arith.select"(%894, %895, %776) : (i1, i32, i32) -> i32
              %897 = "arith.select"(%894, %61, %893) : (i1, i32, i32) -> i32
              %898 = "arith.addi"(%774, %707) : (i32, i32) -> i32
              %899 = "arith.addi"(%772, %707) : (i32, i32) -> i32
              %900 = "arith.cmpi"(%899, %805) {predicate = 0 : i64} : (i32, i32) -> i1
              %901 = "arith.xori"(%773, %707) : (i32, i32) -> i32
              %902 = "arith.select"(%900, %901, %773) : (i1, i32, i32) -> i32
              %903 = "arith.select"(%900, %61, %899) : (i1, i32, i32) -> i32
              %904 = "arith.addi"(%771, %707) : (i32, i32) -> i32
              "scf.yield"(%904, %903, %902, %898, %897, %896) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %905 = "llvm.getelementptr"(%170, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t906_s0 = "llvm.ptrtoint"(%905) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t906_s0, %749) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %907 = "arith.constant"() {value = 3 : i32} : () -> i32
            %908 = "arith.muli"(%748, %907) : (i32, i32) -> i32
            %909 = "llvm.getelementptr"(%188, %908) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %910 = "llvm.load"(%909) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %911 = "nvvm.shfl.sync"(%60, %910, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %912 = "arith.addi"(%707, %908) : (i32, i32) -> i32
            %913 = "llvm.getelementptr"(%188, %912) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %914 = "llvm.load"(%913) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %915 = "nvvm.shfl.sync"(%60, %914, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %916 = "arith.constant"() {value = 2 : i32} : () -> i32
            %917 = "arith.addi"(%916, %908) : (i32, i32) -> i32
            %918 = "llvm.getelementptr"(%188, %917) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %919 = "llvm.load"(%918) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %920 = "nvvm.shfl.sync"(%60, %919, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
            %921 = "llvm.getelementptr"(%171, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t922_s0 = "llvm.ptrtoint"(%921) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t922_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %923 = "arith.addi"(%748, %707) : (i32, i32) -> i32
            %924 = "arith.cmpi"(%923, %916) {predicate = 0 : i64} : (i32, i32) -> i1
            %925 = "arith.xori"(%749, %707) : (i32, i32) -> i32
            %926 = "arith.select"(%924, %925, %749) : (i1, i32, i32) -> i32
            %927 = "arith.select"(%924, %61, %923) : (i1, i32, i32) -> i32
            %928 = "arith.addi"(%747, %707) : (i32, i32) -> i32
            "scf.yield"(%920, %915, %911, %928, %927, %926, %764, %765, %766, %767, %768, %769) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %929 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%929) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 160 : i32, action = #nvvm<action increase>} : () -> ()
        %930 = "arith.constant"() {value = 1 : i32} : () -> i32
        %931 = "arith.subi"(%63, %930) : (i32, i32) -> i32
        %932 = "arith.subi"(%55, %58) : (i32, i32) -> i32
        %933 = "arith.muli"(%931, %58) : (i32, i32) -> i32
        %934 = "arith.divui"(%933, %58) : (i32, i32) -> i32
        %935 = "arith.constant"() {value = 3 : i32} : () -> i32
        %936 = "arith.remui"(%934, %935) : (i32, i32) -> i32
        %937 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %938 = "arith.muli"(%936, %937) : (i32, i32) -> i32
        %939 = "llvm.getelementptr"(%74, %938) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %940 = "arith.constant"() {value = 8 : i32} : () -> i32
        %941 = "arith.muli"(%932, %940) : (i32, i32) -> i32
        %942 = "llvm.getelementptr"(%78, %941) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %943 = "arith.constant"() {value = dense<1.0> : vector<2xf32>} : () -> vector<2xf32>
        %944 = "vector.extract"(%943) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %945 = "vector.extract"(%943) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %946 = "arith.constant"() {value = 9 : i32} : () -> i32
        %947 = "arith.constant"() {value = 16 : i32} : () -> i32
        %948 = "arith.constant"() {value = 17 : i32} : () -> i32
        %949 = "arith.constant"() {value = 24 : i32} : () -> i32
        %950 = "arith.constant"() {value = 25 : i32} : () -> i32
        %951 = "arith.constant"() {value = 33 : i32} : () -> i32
        %952 = "arith.constant"() {value = 40 : i32} : () -> i32
        %953 = "arith.constant"() {value = 41 : i32} : () -> i32
        %954 = "arith.constant"() {value = 48 : i32} : () -> i32
        %955 = "arith.constant"() {value = 49 : i32} : () -> i32
        %956 = "arith.constant"() {value = 56 : i32} : () -> i32
        %957 = "arith.constant"() {value = 57 : i32} : () -> i32
        %958 = "arith.constant"() {value = 64 : i32} : () -> i32
        %959 = "arith.constant"() {value = 65 : i32} : () -> i32
        %960 = "arith.constant"() {value = 72 : i32} : () -> i32
        %961 = "arith.constant"() {value = 73 : i32} : () -> i32
        %962 = "arith.constant"() {value = 80 : i32} : () -> i32
        %963 = "arith.constant"() {value = 81 : i32} : () -> i32
        %964 = "arith.constant"() {value = 88 : i32} : () -> i32
        %965 = "arith.constant"() {value = 89 : i32} : () -> i32
        %966 = "arith.constant"() {value = 96 : i32} : () -> i32
        %967 = "arith.constant"() {value = 97 : i32} : () -> i32
        %968 = "arith.constant"() {value = 104 : i32} : () -> i32
        %969 = "arith.constant"() {value = 105 : i32} : () -> i32
        %970 = "arith.constant"() {value = 112 : i32} : () -> i32
        %971 = "arith.constant"() {value = 113 : i32} : () -> i32
        %972 = "arith.constant"() {value = 120 : i32} : () -> i32
        %973 = "arith.constant"() {value = 121 : i32} : () -> i32
        %974 = "arith.constant"() {value = 2 : i32} : () -> i32
        %975 = "arith.cmpi"(%931, %974) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%975) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %t976_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t976_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %977 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %978 = "nvvm.shfl.sync"(%60, %977, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
        %979 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %980 = "llvm.load"(%979) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %981 = "nvvm.shfl.sync"(%60, %980, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
        %982 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %983 = "llvm.load"(%982) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %984 = "nvvm.shfl.sync"(%60, %983, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 36 : i32} : (i32, i32, i32, i32) -> i32
        %t985_s0 = "llvm.ptrtoint"(%171) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t985_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
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
        %1046 = "llvm.mlir.undef"() : () -> f32
        %1047 = "llvm.mlir.undef"() : () -> f32
        %1048 = "llvm.mlir.undef"() : () -> f32
        %1049 = "llvm.mlir.undef"() : () -> f32
        %1050 = "llvm.mlir.undef"() : () -> f32
        %1051 = "llvm.mlir.undef"() : () -> f32
        %1052 = "llvm.mlir.undef"() : () -> i32
        %1053 = "llvm.mlir.undef"() : () -> i32
        %1054 = "llvm.mlir.undef"() : () -> i32
        %1055 = "llvm.mlir.undef"() : () -> i32
        %1056 = "llvm.mlir.undef"() : () -> i32
        %1057 = "llvm.mlir.undef"() : () -> i32
        %1058 = "llvm.mlir.undef"() : () -> i32
        %1059 = "llvm.mlir.undef"() : () -> i32
        %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150 = "scf.while"(%984, %981, %978, %61, %61, %61, %930, %930, %61, %61, %61, %61, %61, %61, %61, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %944, %945, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059) ({
        ^bb0(%1151: i32, %1152: i32, %1153: i32, %1154: i32, %1155: i32, %1156: i32, %1157: i32, %1158: i32, %1159: i32, %1160: i32, %1161: i32, %1162: i32, %1163: i32, %1164: i32, %1165: i32, %1166: f32, %1167: f32, %1168: f32, %1169: f32, %1170: f32, %1171: f32, %1172: f32, %1173: f32, %1174: f32, %1175: f32, %1176: f32, %1177: f32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: f32, %1184: f32, %1185: f32, %1186: f32, %1187: f32, %1188: f32, %1189: f32, %1190: f32, %1191: f32, %1192: f32, %1193: f32, %1194: f32, %1195: f32, %1196: f32, %1197: f32, %1198: f32, %1199: f32, %1200: f32, %1201: f32, %1202: f32, %1203: f32, %1204: f32, %1205: f32, %1206: f32, %1207: f32, %1208: f32, %1209: f32, %1210: f32, %1211: f32, %1212: f32, %1213: f32, %1214: f32, %1215: f32, %1216: f32, %1217: f32, %1218: f32, %1219: f32, %1220: f32, %1221: f32, %1222: f32, %1223: f32, %1224: f32, %1225: f32, %1226: f32, %1227: f32, %1228: f32, %1229: f32, %1230: f32, %1231: f32, %1232: f32, %1233: f32, %1234: i32, %1235: i32, %1236: i32, %1237: i32, %1238: i32, %1239: i32, %1240: i32, %1241: i32):
          %1242 = "arith.cmpi"(%1153, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1242, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1243: i32, %1244: i32, %1245: i32, %1246: i32, %1247: i32, %1248: i32, %1249: i32, %1250: i32, %1251: i32, %1252: i32, %1253: i32, %1254: i32, %1255: i32, %1256: i32, %1257: i32, %1258: f32, %1259: f32, %1260: f32, %1261: f32, %1262: f32, %1263: f32, %1264: f32, %1265: f32, %1266: f32, %1267: f32, %1268: f32, %1269: f32, %1270: f32, %1271: f32, %1272: f32, %1273: f32, %1274: f32, %1275: f32, %1276: f32, %1277: f32, %1278: f32, %1279: f32, %1280: f32, %1281: f32, %1282: f32, %1283: f32, %1284: f32, %1285: f32, %1286: f32, %1287: f32, %1288: f32, %1289: f32, %1290: f32, %1291: f32, %1292: f32, %1293: f32, %1294: f32, %1295: f32, %1296: f32, %1297: f32, %1298: f32, %1299: f32, %1300: f32, %1301: f32, %1302: f32, %1303: f32, %1304: f32, %1305: f32, %1306: f32, %1307: f32, %1308: f32, %1309: f32, %1310: f32, %1311: f32, %1312: f32, %1313: f32, %1314: f32, %1315: f32, %1316: f32, %1317: f32, %1318: f32, %1319: f32, %1320: f32, %1321: f32, %1322: f32, %1323: f32, %1324: f32, %1325: f32, %1326: i32, %1327: i32, %1328: i32, %1329: i32, %1330: i32, %1331: i32, %1332: i32, %1333: i32):
          %1334 = "arith.constant"() {value = 192 : i32} : () -> i32
          %1335 = "arith.muli"(%1245, %1334) : (i32, i32) -> i32
          %1336 = "arith.maxsi"(%37, %930) : (i32, i32) -> i32
          %1337 = "arith.subi"(%1336, %930) : (i32, i32) -> i32
          %1338 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1339 = "arith.shrsi"(%1337, %1338) : (i32, i32) -> i32
          %1340 = "arith.addi"(%1339, %930) : (i32, i32) -> i32
          %1341 = "arith.minsi"(%61, %1339) : (i32, i32) -> i32
          %1342 = "arith.subi"(%1340, %1341) : (i32, i32) -> i32
          %1343 = "arith.muli"(%931, %958) : (i32, i32) -> i32
          %1344 = "arith.addi"(%1335, %1343) : (i32, i32) -> i32
          %1345 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1346 = "arith.andi"(%932, %1345) : (i32, i32) -> i32
          %1347 = "arith.divui"(%1346, %64) : (i32, i32) -> i32
          %1348 = "arith.muli"(%1347, %947) : (i32, i32) -> i32
          %1349 = "arith.addi"(%1344, %1348) : (i32, i32) -> i32
          %1350 = "arith.andi"(%932, %62) : (i32, i32) -> i32
          %1351 = "arith.constant"() {value = 4 : i32} : () -> i32
          %1352 = "arith.divui"(%1350, %1351) : (i32, i32) -> i32
          %1353 = "arith.addi"(%1349, %1352) : (i32, i32) -> i32
          %1354 = "arith.andi"(%932, %935) : (i32, i32) -> i32
          %1355 = "arith.muli"(%1354, %974) : (i32, i32) -> i32
          %1356 = "arith.muli"(%1339, %58) : (i32, i32) -> i32
          %1357 = "arith.subi"(%1340, %1342) : (i32, i32) -> i32
          %1358 = "arith.subi"(%1340, %1357) : (i32, i32) -> i32
          %1359 = "arith.remsi"(%1244, %48) : (i32, i32) -> i32
          %1360 = "arith.cmpi"(%1359, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1361 = "arith.divsi"(%1244, %48) : (i32, i32) -> i32
          %1362 = "arith.extsi"(%1360) : (i1) -> i32
          %1363 = "arith.addi"(%1361, %1362) : (i32, i32) -> i32
          %1364 = "arith.extsi"(%1243) : (i32) -> i64
          %1365 = "arith.extsi"(%1244) : (i32) -> i64
          %1366 = "arith.muli"(%1364, %45) : (i64, i64) -> i64
          %1367 = "arith.addi"(%1366, %1365) : (i64, i64) -> i64
          %1368 = "llvm.getelementptr"(%43, %1367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1369 = "llvm.load"(%1368) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1370 = "arith.extsi"(%1363) : (i32) -> i64
          %1371 = "arith.muli"(%1364, %42) : (i64, i64) -> i64
          %1372 = "arith.addi"(%1371, %1370) : (i64, i64) -> i64
          %1373 = "llvm.getelementptr"(%39, %1372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1374 = "llvm.load"(%1373) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1375 = "arith.mulf"(%1369, %1374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1376 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1377 = "arith.mulf"(%49, %1375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1378 = "arith.muli"(%1364, %47) : (i64, i64) -> i64
          %1379 = "arith.addi"(%1378, %1370) : (i64, i64) -> i64
          %1380 = "llvm.getelementptr"(%46, %1379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1381 = "llvm.load"(%1380) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1382 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %1383 = "vector.extract"(%1382) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1384 = "vector.extract"(%1382) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1385 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1386 = "vector.extract"(%1385) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1387 = "vector.extract"(%1385) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1388 = "vector.extract"(%1385) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1389 = "vector.extract"(%1385) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1390 = "vector.extract"(%1385) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1391 = "vector.extract"(%1385) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1392 = "vector.extract"(%1385) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1393 = "vector.extract"(%1385) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1394 = "vector.extract"(%1385) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1395 = "vector.extract"(%1385) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1396 = "vector.extract"(%1385) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1397 = "vector.extract"(%1385) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1398 = "vector.extract"(%1385) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1399 = "vector.extract"(%1385) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1400 = "vector.extract"(%1385) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1401 = "vector.extract"(%1385) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1402 = "vector.extract"(%1385) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1403 = "vector.extract"(%1385) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1404 = "vector.extract"(%1385) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1405 = "vector.extract"(%1385) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1406 = "vector.extract"(%1385) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1407 = "vector.extract"(%1385) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1408 = "vector.extract"(%1385) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1409 = "vector.extract"(%1385) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1410 = "vector.extract"(%1385) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1411 = "vector.extract"(%1385) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1412 = "vector.extract"(%1385) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1413 = "vector.extract"(%1385) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1414 = "vector.extract"(%1385) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1415 = "vector.extract"(%1385) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1416 = "vector.extract"(%1385) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1417 = "vector.extract"(%1385) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1418 = "llvm.getelementptr"(%79, %1253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1419_s0 = "llvm.ptrtoint"(%1418) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1419_s0, %1254) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1420 = "llvm.getelementptr"(%101, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1421_s0 = "llvm.ptrtoint"(%1420) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1421_s0, %1248) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1422 = "arith.constant"() {value = 12288 : i32} : () -> i32
          %1423 = "arith.muli"(%1253, %1422) : (i32, i32) -> i32
          %1424 = "llvm.getelementptr"(%939, %1423) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1425 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1426 = "arith.muli"(%1247, %1425) : (i32, i32) -> i32
          %1427 = "llvm.getelementptr"(%75, %1426) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1428 = "arith.constant"() {value = false} : () -> i1
          %t1430_a = "llvm.ptrtoint"(%1424) : (!llvm.ptr<3>) -> i32
          %t1430_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1430_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1430_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1430_shifted = "arith.shrui"(%t1430_a, %t1430_four) : (i32, i32) -> i32
          %t1430_low = "arith.andi"(%t1430_shifted, %t1430_mask) : (i32, i32) -> i32
          %t1430_wide = "arith.extui"(%t1430_low) : (i32) -> i64
          %1429 = "arith.ori"(%t1430_wide, %t1430_fields) : (i64, i64) -> i64
          %t1432_a = "llvm.ptrtoint"(%1427) : (!llvm.ptr<3>) -> i32
          %t1432_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1432_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1432_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1432_shifted = "arith.shrui"(%t1432_a, %t1432_four) : (i32, i32) -> i32
          %t1432_low = "arith.andi"(%t1432_shifted, %t1432_mask) : (i32, i32) -> i32
          %t1432_wide = "arith.extui"(%t1432_low) : (i32) -> i64
          %1431 = "arith.ori"(%t1432_wide, %t1432_fields) : (i64, i64) -> i64
          %t1497_r = "llvm.inline_asm"(%1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1433 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1434 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1435 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1436 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1437 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1438 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1439 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1440 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1441 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1442 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1443 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1444 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1445 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1446 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1447 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1448 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1449 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1450 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1451 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1452 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1453 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1454 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1455 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1456 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1457 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1458 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1459 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1460 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1461 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1462 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1463 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1464 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1465 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1466 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1467 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1468 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1469 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1470 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1471 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1472 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1473 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1474 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1475 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1476 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1477 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1478 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1479 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1480 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1481 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1482 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1483 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1484 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1485 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1486 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1487 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1488 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1489 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1490 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1491 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1492 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1493 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1494 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1495 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1496 = "llvm.extractvalue"(%t1497_r) {position = array<i64: 63>} : (!struct1) -> f32
          %t1562_r = "llvm.inline_asm"(%1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1429, %1431, %1428) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1498 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1499 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1500 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1501 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1502 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1503 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1504 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1505 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1506 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1507 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1508 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1509 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1510 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1511 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1512 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1513 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1514 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1515 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1516 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1517 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1518 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1519 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1520 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1521 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1522 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1523 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1524 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1525 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1526 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1527 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1528 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1529 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1530 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1531 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1532 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1533 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1534 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1535 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1536 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1537 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1538 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1539 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1540 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1541 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1542 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1543 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1544 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1545 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1546 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1547 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1548 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1549 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1550 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1551 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1552 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1553 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1554 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1555 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1556 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1557 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1558 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1559 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1560 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1561 = "llvm.extractvalue"(%t1562_r) {position = array<i64: 63>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1627_r = "llvm.inline_asm"(%1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1563 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1564 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1565 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1566 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1567 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1568 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1569 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1570 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1571 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1572 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1573 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1574 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1575 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1576 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1577 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1578 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1579 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1580 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1581 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1582 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1583 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1584 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1585 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1586 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1587 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1588 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1589 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1590 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1591 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1592 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1593 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1594 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1595 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1596 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1597 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1598 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1599 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1600 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1601 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1602 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1603 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1604 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1605 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1606 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1607 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1608 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1609 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1610 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1611 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1612 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1613 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1614 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1615 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1616 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1617 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1618 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1619 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1620 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1621 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1622 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1623 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1624 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1625 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1626 = "llvm.extractvalue"(%t1627_r) {position = array<i64: 63>} : (!struct1) -> f32
          "scf.if"(%103) ({
            %1628 = "llvm.getelementptr"(%104, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1629_s0 = "llvm.ptrtoint"(%1628) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1629_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1630 = "arith.addi"(%1247, %930) : (i32, i32) -> i32
          %1631 = "arith.cmpi"(%1630, %935) {predicate = 0 : i64} : (i32, i32) -> i1
          %1632 = "arith.xori"(%1248, %930) : (i32, i32) -> i32
          %1633 = "arith.select"(%1631, %1632, %1248) : (i1, i32, i32) -> i32
          %1634 = "arith.select"(%1631, %61, %1630) : (i1, i32, i32) -> i32
          %1635 = "arith.addi"(%1246, %930) : (i32, i32) -> i32
          %1636 = "arith.addi"(%1356, %58) : (i32, i32) -> i32
          %1637 = "arith.cmpi"(%1636, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701 = "scf.if"(%1637) ({
            %1702 = "arith.addi"(%1356, %1355) : (i32, i32) -> i32
            %1703 = "vector.from_elements"(%61, %930, %940, %946, %947, %948, %949, %950, %64, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1704 = "arith.subi"(%37, %1702) : (i32, i32) -> i32
            %1705 = "vector.broadcast"(%1704) : (i32) -> vector<32xi32>
            %1706 = "arith.cmpi"(%1703, %1705) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1707 = "vector.from_elements"(%1563, %1564, %1567, %1568, %1571, %1572, %1575, %1576, %1579, %1580, %1583, %1584, %1587, %1588, %1591, %1592, %1595, %1596, %1599, %1600, %1603, %1604, %1607, %1608, %1611, %1612, %1615, %1616, %1619, %1620, %1623, %1624) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1708 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1709 = "arith.select"(%1706, %1708, %1707) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1710 = "vector.extract"(%1709) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1711 = "vector.extract"(%1709) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1712 = "vector.extract"(%1709) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1713 = "vector.extract"(%1709) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1714 = "vector.extract"(%1709) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1715 = "vector.extract"(%1709) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1716 = "vector.extract"(%1709) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1717 = "vector.extract"(%1709) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1718 = "vector.extract"(%1709) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1719 = "vector.extract"(%1709) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1720 = "vector.extract"(%1709) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1721 = "vector.extract"(%1709) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1722 = "vector.extract"(%1709) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1723 = "vector.extract"(%1709) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1724 = "vector.extract"(%1709) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1725 = "vector.extract"(%1709) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1726 = "vector.extract"(%1709) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1727 = "vector.extract"(%1709) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1728 = "vector.extract"(%1709) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1729 = "vector.extract"(%1709) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1730 = "vector.extract"(%1709) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1731 = "vector.extract"(%1709) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1732 = "vector.extract"(%1709) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1733 = "vector.extract"(%1709) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1734 = "vector.extract"(%1709) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1735 = "vector.extract"(%1709) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1736 = "vector.extract"(%1709) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1737 = "vector.extract"(%1709) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1738 = "vector.extract"(%1709) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1739 = "vector.extract"(%1709) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1740 = "vector.extract"(%1709) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1741 = "vector.extract"(%1709) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1742 = "vector.from_elements"(%61, %930, %940, %946, %947, %948, %949, %950, %64, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1743 = "vector.broadcast"(%1704) : (i32) -> vector<32xi32>
            %1744 = "arith.cmpi"(%1742, %1743) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1745 = "vector.from_elements"(%1565, %1566, %1569, %1570, %1573, %1574, %1577, %1578, %1581, %1582, %1585, %1586, %1589, %1590, %1593, %1594, %1597, %1598, %1601, %1602, %1605, %1606, %1609, %1610, %1613, %1614, %1617, %1618, %1621, %1622, %1625, %1626) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1746 = "arith.select"(%1744, %1708, %1745) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1747 = "vector.extract"(%1746) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1748 = "vector.extract"(%1746) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1749 = "vector.extract"(%1746) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1750 = "vector.extract"(%1746) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1751 = "vector.extract"(%1746) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1752 = "vector.extract"(%1746) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1753 = "vector.extract"(%1746) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1754 = "vector.extract"(%1746) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1755 = "vector.extract"(%1746) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1756 = "vector.extract"(%1746) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1757 = "vector.extract"(%1746) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1758 = "vector.extract"(%1746) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1759 = "vector.extract"(%1746) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1760 = "vector.extract"(%1746) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1761 = "vector.extract"(%1746) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1762 = "vector.extract"(%1746) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1763 = "vector.extract"(%1746) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1764 = "vector.extract"(%1746) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1765 = "vector.extract"(%1746) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1766 = "vector.extract"(%1746) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1767 = "vector.extract"(%1746) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1768 = "vector.extract"(%1746) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1769 = "vector.extract"(%1746) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1770 = "vector.extract"(%1746) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1771 = "vector.extract"(%1746) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1772 = "vector.extract"(%1746) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1773 = "vector.extract"(%1746) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1774 = "vector.extract"(%1746) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1775 = "vector.extract"(%1746) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1776 = "vector.extract"(%1746) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1777 = "vector.extract"(%1746) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1778 = "vector.extract"(%1746) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1710, %1711, %1747, %1748, %1712, %1713, %1749, %1750, %1714, %1715, %1751, %1752, %1716, %1717, %1753, %1754, %1718, %1719, %1755, %1756, %1720, %1721, %1757, %1758, %1722, %1723, %1759, %1760, %1724, %1725, %1761, %1762, %1726, %1727, %1763, %1764, %1728, %1729, %1765, %1766, %1730, %1731, %1767, %1768, %1732, %1733, %1769, %1770, %1734, %1735, %1771, %1772, %1736, %1737, %1773, %1774, %1738, %1739, %1775, %1776, %1740, %1741, %1777, %1778) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1779 = "llvm.bitcast"(%1638) : (f32) -> i32
          %1780 = "llvm.bitcast"(%1639) : (f32) -> i32
          %1781 = "llvm.bitcast"(%1642) : (f32) -> i32
          %1782 = "llvm.bitcast"(%1643) : (f32) -> i32
          %1783 = "llvm.bitcast"(%1646) : (f32) -> i32
          %1784 = "llvm.bitcast"(%1647) : (f32) -> i32
          %1785 = "llvm.bitcast"(%1650) : (f32) -> i32
          %1786 = "llvm.bitcast"(%1651) : (f32) -> i32
          %1787 = "llvm.bitcast"(%1654) : (f32) -> i32
          %1788 = "llvm.bitcast"(%1655) : (f32) -> i32
          %1789 = "llvm.bitcast"(%1658) : (f32) -> i32
          %1790 = "llvm.bitcast"(%1659) : (f32) -> i32
          %1791 = "llvm.bitcast"(%1662) : (f32) -> i32
          %1792 = "llvm.bitcast"(%1663) : (f32) -> i32
          %1793 = "llvm.bitcast"(%1666) : (f32) -> i32
          %1794 = "llvm.bitcast"(%1667) : (f32) -> i32
          %1795 = "llvm.bitcast"(%1670) : (f32) -> i32
          %1796 = "llvm.bitcast"(%1671) : (f32) -> i32
          %1797 = "llvm.bitcast"(%1674) : (f32) -> i32
          %1798 = "llvm.bitcast"(%1675) : (f32) -> i32
          %1799 = "llvm.bitcast"(%1678) : (f32) -> i32
          %1800 = "llvm.bitcast"(%1679) : (f32) -> i32
          %1801 = "llvm.bitcast"(%1682) : (f32) -> i32
          %1802 = "llvm.bitcast"(%1683) : (f32) -> i32
          %1803 = "llvm.bitcast"(%1686) : (f32) -> i32
          %1804 = "llvm.bitcast"(%1687) : (f32) -> i32
          %1805 = "llvm.bitcast"(%1690) : (f32) -> i32
          %1806 = "llvm.bitcast"(%1691) : (f32) -> i32
          %1807 = "llvm.bitcast"(%1694) : (f32) -> i32
          %1808 = "llvm.bitcast"(%1695) : (f32) -> i32
          %1809 = "llvm.bitcast"(%1698) : (f32) -> i32
          %1810 = "llvm.bitcast"(%1699) : (f32) -> i32
          %1811 = "arith.maxsi"(%1779, %1780) : (i32, i32) -> i32
          %1812 = "arith.maxsi"(%1811, %1781) : (i32, i32) -> i32
          %1813 = "arith.maxsi"(%1782, %1783) : (i32, i32) -> i32
          %1814 = "arith.maxsi"(%1813, %1784) : (i32, i32) -> i32
          %1815 = "arith.maxsi"(%1785, %1786) : (i32, i32) -> i32
          %1816 = "arith.maxsi"(%1815, %1787) : (i32, i32) -> i32
          %1817 = "arith.maxsi"(%1788, %1789) : (i32, i32) -> i32
          %1818 = "arith.maxsi"(%1817, %1790) : (i32, i32) -> i32
          %1819 = "arith.maxsi"(%1791, %1792) : (i32, i32) -> i32
          %1820 = "arith.maxsi"(%1819, %1793) : (i32, i32) -> i32
          %1821 = "arith.maxsi"(%1794, %1795) : (i32, i32) -> i32
          %1822 = "arith.maxsi"(%1821, %1796) : (i32, i32) -> i32
          %1823 = "arith.maxsi"(%1797, %1798) : (i32, i32) -> i32
          %1824 = "arith.maxsi"(%1823, %1799) : (i32, i32) -> i32
          %1825 = "arith.maxsi"(%1800, %1801) : (i32, i32) -> i32
          %1826 = "arith.maxsi"(%1825, %1802) : (i32, i32) -> i32
          %1827 = "arith.maxsi"(%1803, %1804) : (i32, i32) -> i32
          %1828 = "arith.maxsi"(%1827, %1805) : (i32, i32) -> i32
          %1829 = "arith.maxsi"(%1806, %1807) : (i32, i32) -> i32
          %1830 = "arith.maxsi"(%1829, %1808) : (i32, i32) -> i32
          %1831 = "arith.maxsi"(%1809, %1810) : (i32, i32) -> i32
          %1832 = "arith.maxsi"(%1812, %1814) : (i32, i32) -> i32
          %1833 = "arith.maxsi"(%1832, %1816) : (i32, i32) -> i32
          %1834 = "arith.maxsi"(%1818, %1820) : (i32, i32) -> i32
          %1835 = "arith.maxsi"(%1834, %1822) : (i32, i32) -> i32
          %1836 = "arith.maxsi"(%1824, %1826) : (i32, i32) -> i32
          %1837 = "arith.maxsi"(%1836, %1828) : (i32, i32) -> i32
          %1838 = "arith.maxsi"(%1830, %1831) : (i32, i32) -> i32
          %1839 = "arith.maxsi"(%1833, %1835) : (i32, i32) -> i32
          %1840 = "arith.maxsi"(%1839, %1837) : (i32, i32) -> i32
          %1841 = "arith.maxsi"(%1840, %1838) : (i32, i32) -> i32
          %1842 = "llvm.bitcast"(%1640) : (f32) -> i32
          %1843 = "llvm.bitcast"(%1641) : (f32) -> i32
          %1844 = "llvm.bitcast"(%1644) : (f32) -> i32
          %1845 = "llvm.bitcast"(%1645) : (f32) -> i32
          %1846 = "llvm.bitcast"(%1648) : (f32) -> i32
          %1847 = "llvm.bitcast"(%1649) : (f32) -> i32
          %1848 = "llvm.bitcast"(%1652) : (f32) -> i32
          %1849 = "llvm.bitcast"(%1653) : (f32) -> i32
          %1850 = "llvm.bitcast"(%1656) : (f32) -> i32
          %1851 = "llvm.bitcast"(%1657) : (f32) -> i32
          %1852 = "llvm.bitcast"(%1660) : (f32) -> i32
          %1853 = "llvm.bitcast"(%1661) : (f32) -> i32
          %1854 = "llvm.bitcast"(%1664) : (f32) -> i32
          %1855 = "llvm.bitcast"(%1665) : (f32) -> i32
          %1856 = "llvm.bitcast"(%1668) : (f32) -> i32
          %1857 = "llvm.bitcast"(%1669) : (f32) -> i32
          %1858 = "llvm.bitcast"(%1672) : (f32) -> i32
          %1859 = "llvm.bitcast"(%1673) : (f32) -> i32
          %1860 = "llvm.bitcast"(%1676) : (f32) -> i32
          %1861 = "llvm.bitcast"(%1677) : (f32) -> i32
          %1862 = "llvm.bitcast"(%1680) : (f32) -> i32
          %1863 = "llvm.bitcast"(%1681) : (f32) -> i32
          %1864 = "llvm.bitcast"(%1684) : (f32) -> i32
          %1865 = "llvm.bitcast"(%1685) : (f32) -> i32
          %1866 = "llvm.bitcast"(%1688) : (f32) -> i32
          %1867 = "llvm.bitcast"(%1689) : (f32) -> i32
          %1868 = "llvm.bitcast"(%1692) : (f32) -> i32
          %1869 = "llvm.bitcast"(%1693) : (f32) -> i32
          %1870 = "llvm.bitcast"(%1696) : (f32) -> i32
          %1871 = "llvm.bitcast"(%1697) : (f32) -> i32
          %1872 = "llvm.bitcast"(%1700) : (f32) -> i32
          %1873 = "llvm.bitcast"(%1701) : (f32) -> i32
          %1874 = "arith.maxsi"(%1842, %1843) : (i32, i32) -> i32
          %1875 = "arith.maxsi"(%1874, %1844) : (i32, i32) -> i32
          %1876 = "arith.maxsi"(%1845, %1846) : (i32, i32) -> i32
          %1877 = "arith.maxsi"(%1876, %1847) : (i32, i32) -> i32
          %1878 = "arith.maxsi"(%1848, %1849) : (i32, i32) -> i32
          %1879 = "arith.maxsi"(%1878, %1850) : (i32, i32) -> i32
          %1880 = "arith.maxsi"(%1851, %1852) : (i32, i32) -> i32
          %1881 = "arith.maxsi"(%1880, %1853) : (i32, i32) -> i32
          %1882 = "arith.maxsi"(%1854, %1855) : (i32, i32) -> i32
          %1883 = "arith.maxsi"(%1882, %1856) : (i32, i32) -> i32
          %1884 = "arith.maxsi"(%1857, %1858) : (i32, i32) -> i32
          %1885 = "arith.maxsi"(%1884, %1859) : (i32, i32) -> i32
          %1886 = "arith.maxsi"(%1860, %1861) : (i32, i32) -> i32
          %1887 = "arith.maxsi"(%1886, %1862) : (i32, i32) -> i32
          %1888 = "arith.maxsi"(%1863, %1864) : (i32, i32) -> i32
          %1889 = "arith.maxsi"(%1888, %1865) : (i32, i32) -> i32
          %1890 = "arith.maxsi"(%1866, %1867) : (i32, i32) -> i32
          %1891 = "arith.maxsi"(%1890, %1868) : (i32, i32) -> i32
          %1892 = "arith.maxsi"(%1869, %1870) : (i32, i32) -> i32
          %1893 = "arith.maxsi"(%1892, %1871) : (i32, i32) -> i32
          %1894 = "arith.maxsi"(%1872, %1873) : (i32, i32) -> i32
          %1895 = "arith.maxsi"(%1875, %1877) : (i32, i32) -> i32
          %1896 = "arith.maxsi"(%1895, %1879) : (i32, i32) -> i32
          %1897 = "arith.maxsi"(%1881, %1883) : (i32, i32) -> i32
          %1898 = "arith.maxsi"(%1897, %1885) : (i32, i32) -> i32
          %1899 = "arith.maxsi"(%1887, %1889) : (i32, i32) -> i32
          %1900 = "arith.maxsi"(%1899, %1891) : (i32, i32) -> i32
          %1901 = "arith.maxsi"(%1893, %1894) : (i32, i32) -> i32
          %1902 = "arith.maxsi"(%1896, %1898) : (i32, i32) -> i32
          %1903 = "arith.maxsi"(%1902, %1900) : (i32, i32) -> i32
          %1904 = "arith.maxsi"(%1903, %1901) : (i32, i32) -> i32
          %1905 = "arith.ori"(%1841, %1904) : (i32, i32) -> i32
          %1906 = "arith.cmpi"(%1905, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1907 = "nvvm.vote.sync"(%60, %1906) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 38 : i32} : (i32, i1) -> i1
          %1908, %1909 = "scf.if"(%1907) ({
            %1910 = "llvm.bitcast"(%1638) : (f32) -> i32
            %1911 = "llvm.bitcast"(%1639) : (f32) -> i32
            %1912 = "llvm.bitcast"(%1642) : (f32) -> i32
            %1913 = "llvm.bitcast"(%1643) : (f32) -> i32
            %1914 = "llvm.bitcast"(%1646) : (f32) -> i32
            %1915 = "llvm.bitcast"(%1647) : (f32) -> i32
            %1916 = "llvm.bitcast"(%1650) : (f32) -> i32
            %1917 = "llvm.bitcast"(%1651) : (f32) -> i32
            %1918 = "llvm.bitcast"(%1654) : (f32) -> i32
            %1919 = "llvm.bitcast"(%1655) : (f32) -> i32
            %1920 = "llvm.bitcast"(%1658) : (f32) -> i32
            %1921 = "llvm.bitcast"(%1659) : (f32) -> i32
            %1922 = "llvm.bitcast"(%1662) : (f32) -> i32
            %1923 = "llvm.bitcast"(%1663) : (f32) -> i32
            %1924 = "llvm.bitcast"(%1666) : (f32) -> i32
            %1925 = "llvm.bitcast"(%1667) : (f32) -> i32
            %1926 = "llvm.bitcast"(%1670) : (f32) -> i32
            %1927 = "llvm.bitcast"(%1671) : (f32) -> i32
            %1928 = "llvm.bitcast"(%1674) : (f32) -> i32
            %1929 = "llvm.bitcast"(%1675) : (f32) -> i32
            %1930 = "llvm.bitcast"(%1678) : (f32) -> i32
            %1931 = "llvm.bitcast"(%1679) : (f32) -> i32
            %1932 = "llvm.bitcast"(%1682) : (f32) -> i32
            %1933 = "llvm.bitcast"(%1683) : (f32) -> i32
            %1934 = "llvm.bitcast"(%1686) : (f32) -> i32
            %1935 = "llvm.bitcast"(%1687) : (f32) -> i32
            %1936 = "llvm.bitcast"(%1690) : (f32) -> i32
            %1937 = "llvm.bitcast"(%1691) : (f32) -> i32
            %1938 = "llvm.bitcast"(%1694) : (f32) -> i32
            %1939 = "llvm.bitcast"(%1695) : (f32) -> i32
            %1940 = "llvm.bitcast"(%1698) : (f32) -> i32
            %1941 = "llvm.bitcast"(%1699) : (f32) -> i32
            %1942 = "arith.minui"(%1910, %1911) : (i32, i32) -> i32
            %1943 = "arith.minui"(%1942, %1912) : (i32, i32) -> i32
            %1944 = "arith.minui"(%1913, %1914) : (i32, i32) -> i32
            %1945 = "arith.minui"(%1944, %1915) : (i32, i32) -> i32
            %1946 = "arith.minui"(%1916, %1917) : (i32, i32) -> i32
            %1947 = "arith.minui"(%1946, %1918) : (i32, i32) -> i32
            %1948 = "arith.minui"(%1919, %1920) : (i32, i32) -> i32
            %1949 = "arith.minui"(%1948, %1921) : (i32, i32) -> i32
            %1950 = "arith.minui"(%1922, %1923) : (i32, i32) -> i32
            %1951 = "arith.minui"(%1950, %1924) : (i32, i32) -> i32
            %1952 = "arith.minui"(%1925, %1926) : (i32, i32) -> i32
            %1953 = "arith.minui"(%1952, %1927) : (i32, i32) -> i32
            %1954 = "arith.minui"(%1928, %1929) : (i32, i32) -> i32
            %1955 = "arith.minui"(%1954, %1930) : (i32, i32) -> i32
            %1956 = "arith.minui"(%1931, %1932) : (i32, i32) -> i32
            %1957 = "arith.minui"(%1956, %1933) : (i32, i32) -> i32
            %1958 = "arith.minui"(%1934, %1935) : (i32, i32) -> i32
            %1959 = "arith.minui"(%1958, %1936) : (i32, i32) -> i32
            %1960 = "arith.minui"(%1937, %1938) : (i32, i32) -> i32
            %1961 = "arith.minui"(%1960, %1939) : (i32, i32) -> i32
            %1962 = "arith.minui"(%1940, %1941) : (i32, i32) -> i32
            %1963 = "arith.minui"(%1943, %1945) : (i32, i32) -> i32
            %1964 = "arith.minui"(%1963, %1947) : (i32, i32) -> i32
            %1965 = "arith.minui"(%1949, %1951) : (i32, i32) -> i32
            %1966 = "arith.minui"(%1965, %1953) : (i32, i32) -> i32
            %1967 = "arith.minui"(%1955, %1957) : (i32, i32) -> i32
            %1968 = "arith.minui"(%1967, %1959) : (i32, i32) -> i32
            %1969 = "arith.minui"(%1961, %1962) : (i32, i32) -> i32
            %1970 = "arith.minui"(%1964, %1966) : (i32, i32) -> i32
            %1971 = "arith.minui"(%1970, %1968) : (i32, i32) -> i32
            %1972 = "arith.minui"(%1971, %1969) : (i32, i32) -> i32
            %1973 = "arith.cmpi"(%1841, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1974 = "arith.select"(%1973, %1972, %1841) : (i1, i32, i32) -> i32
            %1975 = "llvm.bitcast"(%1640) : (f32) -> i32
            %1976 = "llvm.bitcast"(%1641) : (f32) -> i32
            %1977 = "llvm.bitcast"(%1644) : (f32) -> i32
            %1978 = "llvm.bitcast"(%1645) : (f32) -> i32
            %1979 = "llvm.bitcast"(%1648) : (f32) -> i32
            %1980 = "llvm.bitcast"(%1649) : (f32) -> i32
            %1981 = "llvm.bitcast"(%1652) : (f32) -> i32
            %1982 = "llvm.bitcast"(%1653) : (f32) -> i32
            %1983 = "llvm.bitcast"(%1656) : (f32) -> i32
            %1984 = "llvm.bitcast"(%1657) : (f32) -> i32
            %1985 = "llvm.bitcast"(%1660) : (f32) -> i32
            %1986 = "llvm.bitcast"(%1661) : (f32) -> i32
            %1987 = "llvm.bitcast"(%1664) : (f32) -> i32
            %1988 = "llvm.bitcast"(%1665) : (f32) -> i32
            %1989 = "llvm.bitcast"(%1668) : (f32) -> i32
            %1990 = "llvm.bitcast"(%1669) : (f32) -> i32
            %1991 = "llvm.bitcast"(%1672) : (f32) -> i32
            %1992 = "llvm.bitcast"(%1673) : (f32) -> i32
            %1993 = "llvm.bitcast"(%1676) : (f32) -> i32
            %1994 = "llvm.bitcast"(%1677) : (f32) -> i32
            %1995 = "llvm.bitcast"(%1680) : (f32) -> i32
            %1996 = "llvm.bitcast"(%1681) : (f32) -> i32
            %1997 = "llvm.bitcast"(%1684) : (f32) -> i32
            %1998 = "llvm.bitcast"(%1685) : (f32) -> i32
            %1999 = "llvm.bitcast"(%1688) : (f32) -> i32
            %2000 = "llvm.bitcast"(%1689) : (f32) -> i32
            %2001 = "llvm.bitcast"(%1692) : (f32) -> i32
            %2002 = "llvm.bitcast"(%1693) : (f32) -> i32
            %2003 = "llvm.bitcast"(%1696) : (f32) -> i32
            %2004 = "llvm.bitcast"(%1697) : (f32) -> i32
            %2005 = "llvm.bitcast"(%1700) : (f32) -> i32
            %2006 = "llvm.bitcast"(%1701) : (f32) -> i32
            %2007 = "arith.minui"(%1975, %1976) : (i32, i32) -> i32
            %2008 = "arith.minui"(%2007, %1977) : (i32, i32) -> i32
            %2009 = "arith.minui"(%1978, %1979) : (i32, i32) -> i32
            %2010 = "arith.minui"(%2009, %1980) : (i32, i32) -> i32
            %2011 = "arith.minui"(%1981, %1982) : (i32, i32) -> i32
            %2012 = "arith.minui"(%2011, %1983) : (i32, i32) -> i32
            %2013 = "arith.minui"(%1984, %1985) : (i32, i32) -> i32
            %2014 = "arith.minui"(%2013, %1986) : (i32, i32) -> i32
            %2015 = "arith.minui"(%1987, %1988) : (i32, i32) -> i32
            %2016 = "arith.minui"(%2015, %1989) : (i32, i32) -> i32
            %2017 = "arith.minui"(%1990, %1991) : (i32, i32) -> i32
            %2018 = "arith.minui"(%2017, %1992) : (i32, i32) -> i32
            %2019 = "arith.minui"(%1993, %1994) : (i32, i32) -> i32
            %2020 = "arith.minui"(%2019, %1995) : (i32, i32) -> i32
            %2021 = "arith.minui"(%1996, %1997) : (i32, i32) -> i32
            %2022 = "arith.minui"(%2021, %1998) : (i32, i32) -> i32
            %2023 = "arith.minui"(%1999, %2000) : (i32, i32) -> i32
            %2024 = "arith.minui"(%2023, %2001) : (i32, i32) -> i32
            %2025 = "arith.minui"(%2002, %2003) : (i32, i32) -> i32
            %2026 = "arith.minui"(%2025, %2004) : (i32, i32) -> i32
            %2027 = "arith.minui"(%2005, %2006) : (i32, i32) -> i32
            %2028 = "arith.minui"(%2008, %2010) : (i32, i32) -> i32
            %2029 = "arith.minui"(%2028, %2012) : (i32, i32) -> i32
            %2030 = "arith.minui"(%2014, %2016) : (i32, i32) -> i32
            %2031 = "arith.minui"(%2030, %2018) : (i32, i32) -> i32
            %2032 = "arith.minui"(%2020, %2022) : (i32, i32) -> i32
            %2033 = "arith.minui"(%2032, %2024) : (i32, i32) -> i32
            %2034 = "arith.minui"(%2026, %2027) : (i32, i32) -> i32
            %2035 = "arith.minui"(%2029, %2031) : (i32, i32) -> i32
            %2036 = "arith.minui"(%2035, %2033) : (i32, i32) -> i32
            %2037 = "arith.minui"(%2036, %2034) : (i32, i32) -> i32
            %2038 = "arith.cmpi"(%1904, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %2039 = "arith.select"(%2038, %2037, %1904) : (i1, i32, i32) -> i32
            "scf.yield"(%1974, %2039) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1841, %1904) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %2040 = "arith.bitcast"(%1908) : (i32) -> f32
          %2041 = "arith.bitcast"(%1909) : (i32) -> f32
          %2042 = "arith.mulf"(%2040, %1377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2043 = "arith.constant"() {value = 6.0 : f32} : () -> f32
          %2044 = "arith.subf"(%2042, %2043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2045 = "arith.mulf"(%2041, %1377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2046 = "arith.subf"(%2045, %2043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2047 = "arith.constant"() {value = 2.75 : f32} : () -> f32
          %2048 = "arith.addf"(%1383, %2047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2049 = "arith.cmpf"(%2044, %2048) {predicate = 2 : i64} : (f32, f32) -> i1
          %2050 = "arith.addf"(%1384, %2047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2051 = "arith.cmpf"(%2046, %2050) {predicate = 2 : i64} : (f32, f32) -> i1
          %2052 = "arith.ori"(%2049, %2051) : (i1, i1) -> i1
          %2053 = "nvvm.vote.sync"(%60, %2052) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 39 : i32} : (i32, i1) -> i1
          %2054, %2055, %2056, %2057 = "scf.if"(%2053) ({
            %2058 = "nvvm.shfl.sync"(%60, %2044, %930, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 40 : i32} : (i32, f32, i32, i32) -> f32
            %2059 = "arith.maxnumf"(%2044, %2058) : (f32, f32) -> f32
            %2060 = "nvvm.shfl.sync"(%60, %2059, %974, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 41 : i32} : (i32, f32, i32, i32) -> f32
            %2061 = "arith.maxnumf"(%2059, %2060) : (f32, f32) -> f32
            %2062 = "arith.maxnumf"(%1383, %2061) : (f32, f32) -> f32
            %2063 = "nvvm.shfl.sync"(%60, %2046, %930, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 42 : i32} : (i32, f32, i32, i32) -> f32
            %2064 = "arith.maxnumf"(%2046, %2063) : (f32, f32) -> f32
            %2065 = "nvvm.shfl.sync"(%60, %2064, %974, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 43 : i32} : (i32, f32, i32, i32) -> f32
            %2066 = "arith.maxnumf"(%2064, %2065) : (f32, f32) -> f32
            %2067 = "arith.maxnumf"(%1384, %2066) : (f32, f32) -> f32
            "scf.yield"(%2062, %2067, %1383, %1384) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1383, %1384, %1322, %1323) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %2068 = "vector.from_elements"(%1638, %1639, %1642, %1643, %1646, %1647, %1650, %1651, %1654, %1655, %1658, %1659, %1662, %1663, %1666, %1667, %1670, %1671, %1674, %1675, %1678, %1679, %1682, %1683, %1686, %1687, %1690, %1691, %1694, %1695, %1698, %1699) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2069 = "vector.broadcast"(%1377) : (f32) -> vector<32xf32>
          %2070 = "arith.mulf"(%2068, %2069) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2071 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %2072 = "arith.cmpf"(%2054, %2071) {predicate = 2 : i64} : (f32, f32) -> i1
          %2073 = "arith.select"(%2072, %2054, %1376) : (i1, f32, f32) -> f32
          %2074 = "vector.broadcast"(%2073) : (f32) -> vector<32xf32>
          %2075 = "arith.subf"(%2070, %2074) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2076 = "vector.extract"(%2075) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2077 = "vector.extract"(%2075) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2078 = "vector.extract"(%2075) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2079 = "vector.extract"(%2075) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2080 = "vector.extract"(%2075) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2081 = "vector.extract"(%2075) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2082 = "vector.extract"(%2075) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2083 = "vector.extract"(%2075) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2084 = "vector.extract"(%2075) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2085 = "vector.extract"(%2075) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2086 = "vector.extract"(%2075) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2087 = "vector.extract"(%2075) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2088 = "vector.extract"(%2075) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2089 = "vector.extract"(%2075) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2090 = "vector.extract"(%2075) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2091 = "vector.extract"(%2075) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2092 = "vector.extract"(%2075) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2093 = "vector.extract"(%2075) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2094 = "vector.extract"(%2075) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2095 = "vector.extract"(%2075) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2096 = "vector.extract"(%2075) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2097 = "vector.extract"(%2075) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2098 = "vector.extract"(%2075) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2099 = "vector.extract"(%2075) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2100 = "vector.extract"(%2075) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2101 = "vector.extract"(%2075) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2102 = "vector.extract"(%2075) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2103 = "vector.extract"(%2075) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2104 = "vector.extract"(%2075) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2105 = "vector.extract"(%2075) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2106 = "vector.extract"(%2075) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2107 = "vector.extract"(%2075) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
          %2134 = "llvm.call_intrinsic"(%2102) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2135 = "llvm.call_intrinsic"(%2103) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2136 = "llvm.call_intrinsic"(%2104) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2137 = "llvm.call_intrinsic"(%2105) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2138 = "llvm.call_intrinsic"(%2106) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2139 = "llvm.call_intrinsic"(%2107) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2140 = "vector.from_elements"(%2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2141 = "vector.extract"(%2140) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2142 = "vector.extract"(%2140) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2143 = "arith.addf"(%2141, %2142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2144 = "vector.extract"(%2140) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2145 = "vector.extract"(%2140) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2146 = "arith.addf"(%2144, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2147 = "arith.addf"(%2143, %2146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2148 = "vector.extract"(%2140) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2149 = "vector.extract"(%2140) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2150 = "arith.addf"(%2148, %2149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2151 = "vector.extract"(%2140) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2152 = "vector.extract"(%2140) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2153 = "arith.addf"(%2151, %2152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2154 = "arith.addf"(%2150, %2153) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2155 = "arith.addf"(%2147, %2154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2156 = "vector.extract"(%2140) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2157 = "vector.extract"(%2140) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2158 = "arith.addf"(%2156, %2157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2159 = "vector.extract"(%2140) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2160 = "vector.extract"(%2140) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2161 = "arith.addf"(%2159, %2160) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2162 = "arith.addf"(%2158, %2161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2163 = "vector.extract"(%2140) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2164 = "vector.extract"(%2140) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2165 = "arith.addf"(%2163, %2164) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2166 = "vector.extract"(%2140) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2167 = "vector.extract"(%2140) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2168 = "arith.addf"(%2166, %2167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2169 = "arith.addf"(%2165, %2168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2170 = "arith.addf"(%2162, %2169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2171 = "arith.addf"(%2155, %2170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2172 = "vector.extract"(%2140) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2173 = "vector.extract"(%2140) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2174 = "arith.addf"(%2172, %2173) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2175 = "vector.extract"(%2140) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2176 = "vector.extract"(%2140) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2177 = "arith.addf"(%2175, %2176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2178 = "arith.addf"(%2174, %2177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2179 = "vector.extract"(%2140) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2180 = "vector.extract"(%2140) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2181 = "arith.addf"(%2179, %2180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2182 = "vector.extract"(%2140) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2183 = "vector.extract"(%2140) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2184 = "arith.addf"(%2182, %2183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2185 = "arith.addf"(%2181, %2184) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2186 = "arith.addf"(%2178, %2185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2187 = "vector.extract"(%2140) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2188 = "vector.extract"(%2140) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2189 = "arith.addf"(%2187, %2188) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2190 = "vector.extract"(%2140) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2191 = "vector.extract"(%2140) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2192 = "arith.addf"(%2190, %2191) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2193 = "arith.addf"(%2189, %2192) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2194 = "vector.extract"(%2140) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2195 = "vector.extract"(%2140) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2196 = "arith.addf"(%2194, %2195) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2197 = "vector.extract"(%2140) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2198 = "vector.extract"(%2140) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2199 = "arith.addf"(%2197, %2198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2200 = "arith.addf"(%2196, %2199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2201 = "arith.addf"(%2193, %2200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2202 = "arith.addf"(%2186, %2201) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2203 = "arith.addf"(%2171, %2202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2204 = "arith.addf"(%2203, %1376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2205 = "vector.from_elements"(%1640, %1641, %1644, %1645, %1648, %1649, %1652, %1653, %1656, %1657, %1660, %1661, %1664, %1665, %1668, %1669, %1672, %1673, %1676, %1677, %1680, %1681, %1684, %1685, %1688, %1689, %1692, %1693, %1696, %1697, %1700, %1701) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2206 = "vector.broadcast"(%1377) : (f32) -> vector<32xf32>
          %2207 = "arith.mulf"(%2205, %2206) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2208 = "arith.cmpf"(%2055, %2071) {predicate = 2 : i64} : (f32, f32) -> i1
          %2209 = "arith.select"(%2208, %2055, %1376) : (i1, f32, f32) -> f32
          %2210 = "vector.broadcast"(%2209) : (f32) -> vector<32xf32>
          %2211 = "arith.subf"(%2207, %2210) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2212 = "vector.extract"(%2211) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2213 = "vector.extract"(%2211) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2214 = "vector.extract"(%2211) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2215 = "vector.extract"(%2211) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2216 = "vector.extract"(%2211) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2217 = "vector.extract"(%2211) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2218 = "vector.extract"(%2211) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2219 = "vector.extract"(%2211) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2220 = "vector.extract"(%2211) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2221 = "vector.extract"(%2211) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2222 = "vector.extract"(%2211) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2223 = "vector.extract"(%2211) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2224 = "vector.extract"(%2211) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2225 = "vector.extract"(%2211) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2226 = "vector.extract"(%2211) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2227 = "vector.extract"(%2211) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2228 = "vector.extract"(%2211) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2229 = "vector.extract"(%2211) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2230 = "vector.extract"(%2211) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2231 = "vector.extract"(%2211) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2232 = "vector.extract"(%2211) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2233 = "vector.extract"(%2211) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2234 = "vector.extract"(%2211) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2235 = "vector.extract"(%2211) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2236 = "vector.extract"(%2211) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2237 = "vector.extract"(%2211) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2238 = "vector.extract"(%2211) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2239 = "vector.extract"(%2211) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2240 = "vector.extract"(%2211) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2241 = "vector.extract"(%2211) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2242 = "vector.extract"(%2211) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2243 = "vector.extract"(%2211) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
          %2270 = "llvm.call_intrinsic"(%2238) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2271 = "llvm.call_intrinsic"(%2239) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2272 = "llvm.call_intrinsic"(%2240) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2273 = "llvm.call_intrinsic"(%2241) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2274 = "llvm.call_intrinsic"(%2242) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2275 = "llvm.call_intrinsic"(%2243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2276 = "vector.from_elements"(%2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2277 = "vector.extract"(%2276) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2278 = "vector.extract"(%2276) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2279 = "arith.addf"(%2277, %2278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2280 = "vector.extract"(%2276) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2281 = "vector.extract"(%2276) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2282 = "arith.addf"(%2280, %2281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2283 = "arith.addf"(%2279, %2282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2284 = "vector.extract"(%2276) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2285 = "vector.extract"(%2276) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2286 = "arith.addf"(%2284, %2285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2287 = "vector.extract"(%2276) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2288 = "vector.extract"(%2276) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2289 = "arith.addf"(%2287, %2288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2290 = "arith.addf"(%2286, %2289) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2291 = "arith.addf"(%2283, %2290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2292 = "vector.extract"(%2276) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2293 = "vector.extract"(%2276) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2294 = "arith.addf"(%2292, %2293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2295 = "vector.extract"(%2276) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2296 = "vector.extract"(%2276) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2297 = "arith.addf"(%2295, %2296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2298 = "arith.addf"(%2294, %2297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2299 = "vector.extract"(%2276) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2300 = "vector.extract"(%2276) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2301 = "arith.addf"(%2299, %2300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2302 = "vector.extract"(%2276) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2303 = "vector.extract"(%2276) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2304 = "arith.addf"(%2302, %2303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2305 = "arith.addf"(%2301, %2304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2306 = "arith.addf"(%2298, %2305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2307 = "arith.addf"(%2291, %2306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2308 = "vector.extract"(%2276) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2309 = "vector.extract"(%2276) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2310 = "arith.addf"(%2308, %2309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2311 = "vector.extract"(%2276) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2312 = "vector.extract"(%2276) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2313 = "arith.addf"(%2311, %2312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2314 = "arith.addf"(%2310, %2313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2315 = "vector.extract"(%2276) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2316 = "vector.extract"(%2276) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2317 = "arith.addf"(%2315, %2316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2318 = "vector.extract"(%2276) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2319 = "vector.extract"(%2276) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2320 = "arith.addf"(%2318, %2319) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2321 = "arith.addf"(%2317, %2320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2322 = "arith.addf"(%2314, %2321) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2323 = "vector.extract"(%2276) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2324 = "vector.extract"(%2276) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2325 = "arith.addf"(%2323, %2324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2326 = "vector.extract"(%2276) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2327 = "vector.extract"(%2276) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2328 = "arith.addf"(%2326, %2327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2329 = "arith.addf"(%2325, %2328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2330 = "vector.extract"(%2276) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2331 = "vector.extract"(%2276) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2332 = "arith.addf"(%2330, %2331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2333 = "vector.extract"(%2276) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2334 = "vector.extract"(%2276) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2335 = "arith.addf"(%2333, %2334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2336 = "arith.addf"(%2332, %2335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2337 = "arith.addf"(%2329, %2336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2338 = "arith.addf"(%2322, %2337) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2339 = "arith.addf"(%2307, %2338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2340 = "arith.addf"(%2339, %1376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2341 = "vector.from_elements"(%2141, %2142, %2144, %2145, %2277, %2278, %2280, %2281, %2148, %2149, %2151, %2152, %2284, %2285, %2287, %2288, %2156, %2157, %2159, %2160, %2292, %2293, %2295, %2296, %2163, %2164, %2166, %2167, %2299, %2300, %2302, %2303, %2172, %2173, %2175, %2176, %2308, %2309, %2311, %2312, %2179, %2180, %2182, %2183, %2315, %2316, %2318, %2319, %2187, %2188, %2190, %2191, %2323, %2324, %2326, %2327, %2194, %2195, %2197, %2198, %2330, %2331, %2333, %2334) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %2342 = "arith.bitcast"(%2341) : (vector<64xf32>) -> vector<64xi32>
          %2343 = "arith.constant"() {value = dense<2147483647> : vector<64xi32>} : () -> vector<64xi32>
          %2344 = "arith.andi"(%2342, %2343) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2345 = "arith.constant"() {value = dense<2139095040> : vector<64xi32>} : () -> vector<64xi32>
          %2346 = "arith.cmpi"(%2344, %2345) {predicate = 8 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
          %2347 = "arith.constant"() {value = dense<1138753536> : vector<64xi32>} : () -> vector<64xi32>
          %2348 = "arith.minui"(%2344, %2347) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2349 = "arith.constant"() {value = dense<20> : vector<64xi32>} : () -> vector<64xi32>
          %2350 = "arith.shrui"(%2348, %2349) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2351 = "arith.constant"() {value = dense<1> : vector<64xi32>} : () -> vector<64xi32>
          %2352 = "arith.andi"(%2350, %2351) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2353 = "arith.constant"() {value = dense<524287> : vector<64xi32>} : () -> vector<64xi32>
          %2354 = "arith.addi"(%2348, %2353) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2355 = "arith.addi"(%2354, %2352) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2356 = "arith.shrui"(%2355, %2349) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2357 = "arith.constant"() {value = dense<960> : vector<64xi32>} : () -> vector<64xi32>
          %2358 = "arith.subi"(%2356, %2357) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2359 = "arith.constant"() {value = dense<1182793728> : vector<64xi32>} : () -> vector<64xi32>
          %2360 = "arith.bitcast"(%2359) : (vector<64xi32>) -> vector<64xf32>
          %2361 = "arith.bitcast"(%2348) : (vector<64xi32>) -> vector<64xf32>
          %2362 = "arith.addf"(%2361, %2360) : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
          %2363 = "arith.bitcast"(%2362) : (vector<64xf32>) -> vector<64xi32>
          %2364 = "arith.subi"(%2363, %2359) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2365 = "arith.constant"() {value = dense<1015021568> : vector<64xi32>} : () -> vector<64xi32>
          %2366 = "arith.cmpi"(%2348, %2365) {predicate = 6 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
          %2367 = "arith.select"(%2366, %2364, %2358) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2368 = "arith.constant"() {value = dense<24> : vector<64xi32>} : () -> vector<64xi32>
          %2369 = "arith.shrui"(%2342, %2368) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2370 = "arith.constant"() {value = dense<128> : vector<64xi32>} : () -> vector<64xi32>
          %2371 = "arith.andi"(%2369, %2370) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2372 = "arith.ori"(%2367, %2371) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2373 = "arith.constant"() {value = dense<127> : vector<64xi32>} : () -> vector<64xi32>
          %2374 = "arith.select"(%2346, %2373, %2372) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2375 = "arith.trunci"(%2374) : (vector<64xi32>) -> vector<64xi8>
          %2376 = "vector.bitcast"(%2375) : (vector<64xi8>) -> vector<16xi32>
          %2377 = "vector.extract"(%2376) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
          %2378 = "vector.extract"(%2376) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
          %2379 = "vector.extract"(%2376) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
          %2380 = "vector.extract"(%2376) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
          %2381 = "vector.extract"(%2376) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
          %2382 = "vector.extract"(%2376) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
          %2383 = "vector.extract"(%2376) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
          %2384 = "vector.extract"(%2376) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
          %2385 = "vector.extract"(%2376) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
          %2386 = "vector.extract"(%2376) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
          %2387 = "vector.extract"(%2376) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
          %2388 = "vector.extract"(%2376) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
          %2389 = "vector.extract"(%2376) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
          %2390 = "vector.extract"(%2376) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
          %2391 = "vector.extract"(%2376) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
          %2392 = "vector.extract"(%2376) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
          %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521 = "scf.for"(%930, %1358, %930, %1356, %1428, %930, %1635, %1634, %1633, %1255, %1256, %1257, %2141, %2142, %2277, %2278, %2144, %2145, %2280, %2281, %2148, %2149, %2284, %2285, %2151, %2152, %2287, %2288, %2156, %2157, %2292, %2293, %2159, %2160, %2295, %2296, %2163, %2164, %2299, %2300, %2166, %2167, %2302, %2303, %2172, %2173, %2308, %2309, %2175, %2176, %2311, %2312, %2179, %2180, %2315, %2316, %2182, %2183, %2318, %2319, %2187, %2188, %2323, %2324, %2190, %2191, %2326, %2327, %2194, %2195, %2330, %2331, %2197, %2198, %2333, %2334, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %2054, %2055, %2204, %2340, %2056, %2057, %1324, %1325) ({
          ^bb0(%2522: i32, %2523: i32, %2524: i1, %2525: i32, %2526: i32, %2527: i32, %2528: i32, %2529: i32, %2530: i32, %2531: i32, %2532: f32, %2533: f32, %2534: f32, %2535: f32, %2536: f32, %2537: f32, %2538: f32, %2539: f32, %2540: f32, %2541: f32, %2542: f32, %2543: f32, %2544: f32, %2545: f32, %2546: f32, %2547: f32, %2548: f32, %2549: f32, %2550: f32, %2551: f32, %2552: f32, %2553: f32, %2554: f32, %2555: f32, %2556: f32, %2557: f32, %2558: f32, %2559: f32, %2560: f32, %2561: f32, %2562: f32, %2563: f32, %2564: f32, %2565: f32, %2566: f32, %2567: f32, %2568: f32, %2569: f32, %2570: f32, %2571: f32, %2572: f32, %2573: f32, %2574: f32, %2575: f32, %2576: f32, %2577: f32, %2578: f32, %2579: f32, %2580: f32, %2581: f32, %2582: f32, %2583: f32, %2584: f32, %2585: f32, %2586: f32, %2587: f32, %2588: f32, %2589: f32, %2590: f32, %2591: f32, %2592: f32, %2593: f32, %2594: f32, %2595: f32, %2596: i32, %2597: i32, %2598: i32, %2599: i32, %2600: i32, %2601: i32, %2602: i32, %2603: i32, %2604: i32, %2605: i32, %2606: i32, %2607: i32, %2608: i32, %2609: i32, %2610: i32, %2611: i32, %2612: f32, %2613: f32, %2614: f32, %2615: f32, %2616: f32, %2617: f32, %2618: f32, %2619: f32, %2620: f32, %2621: f32, %2622: f32, %2623: f32, %2624: f32, %2625: f32, %2626: f32, %2627: f32, %2628: f32, %2629: f32, %2630: f32, %2631: f32, %2632: f32, %2633: f32, %2634: f32, %2635: f32, %2636: f32, %2637: f32, %2638: f32, %2639: f32, %2640: f32, %2641: f32, %2642: f32, %2643: f32, %2644: f32, %2645: f32, %2646: f32, %2647: f32, %2648: f32, %2649: f32, %2650: f32, %2651: f32):
            %2652 = "llvm.getelementptr"(%101, %2527) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2653_s0 = "llvm.ptrtoint"(%2652) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2653_s0, %2528) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2654 = "llvm.getelementptr"(%147, %2530) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2655_s0 = "llvm.ptrtoint"(%2654) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2655_s0, %2531) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2656 = "arith.muli"(%2527, %1425) : (i32, i32) -> i32
            %2657 = "llvm.getelementptr"(%75, %2656) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2659_a = "llvm.ptrtoint"(%1424) : (!llvm.ptr<3>) -> i32
            %t2659_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2659_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2659_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2659_shifted = "arith.shrui"(%t2659_a, %t2659_four) : (i32, i32) -> i32
            %t2659_low = "arith.andi"(%t2659_shifted, %t2659_mask) : (i32, i32) -> i32
            %t2659_wide = "arith.extui"(%t2659_low) : (i32) -> i64
            %2658 = "arith.ori"(%t2659_wide, %t2659_fields) : (i64, i64) -> i64
            %t2661_a = "llvm.ptrtoint"(%2657) : (!llvm.ptr<3>) -> i32
            %t2661_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2661_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2661_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2661_shifted = "arith.shrui"(%t2661_a, %t2661_four) : (i32, i32) -> i32
            %t2661_low = "arith.andi"(%t2661_shifted, %t2661_mask) : (i32, i32) -> i32
            %t2661_wide = "arith.extui"(%t2661_low) : (i32) -> i64
            %2660 = "arith.ori"(%t2661_wide, %t2661_fields) : (i64, i64) -> i64
            %t2726_r = "llvm.inline_asm"(%2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2662 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2663 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2664 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2665 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2666 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2667 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2668 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2669 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2670 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2671 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2672 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2673 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2674 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2675 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2676 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2677 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2678 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2679 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2680 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2681 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2682 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2683 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2684 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2685 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2686 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2687 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2688 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2689 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2690 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2691 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2692 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2693 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2694 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2695 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2696 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2697 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2698 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2699 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2700 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2701 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2702 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2703 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2704 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2705 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2706 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2707 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2708 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2709 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2710 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2711 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2712 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2713 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2714 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2715 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2716 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2717 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2718 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2719 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2720 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2721 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2722 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2723 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2724 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2725 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 63>} : (!struct1) -> f32
            %t2791_r = "llvm.inline_asm"(%2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2658, %2660, %1428) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 44 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2727 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2728 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2729 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2730 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2731 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2732 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2733 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2734 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2735 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2736 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2737 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2738 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2739 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2740 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2741 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2742 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2743 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2744 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2745 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2746 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2747 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2748 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2749 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2750 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2751 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2752 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2753 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2754 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2755 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2756 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2757 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2758 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2759 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2760 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2761 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2762 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2763 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2764 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2765 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2766 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2767 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2768 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2769 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2770 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2771 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2772 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2773 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2774 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2775 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2776 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2777 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2778 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2779 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2780 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2781 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2782 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2783 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2784 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2785 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2786 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2787 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2788 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2789 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2790 = "llvm.extractvalue"(%t2791_r) {position = array<i64: 63>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2792 = "arith.muli"(%2530, %1425) : (i32, i32) -> i32
            %2793 = "llvm.getelementptr"(%77, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2794 = "arith.constant"() {value = true} : () -> i1
            %t2796_a = "llvm.ptrtoint"(%2793) : (!llvm.ptr<3>) -> i32
            %t2796_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2796_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2796_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2796_shifted = "arith.shrui"(%t2796_a, %t2796_four) : (i32, i32) -> i32
            %t2796_low = "arith.andi"(%t2796_shifted, %t2796_mask) : (i32, i32) -> i32
            %t2796_wide = "arith.extui"(%t2796_low) : (i32) -> i64
            %2795 = "arith.ori"(%t2796_wide, %t2796_fields) : (i64, i64) -> i64
            %t2829_r = "llvm.inline_asm"(%2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2797 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2798 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2799 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2800 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2801 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2802 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2803 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2804 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2805 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2806 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2807 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2808 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2809 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2810 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2811 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2812 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2813 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2814 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2815 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2816 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2817 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2818 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2819 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2820 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2821 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2822 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2823 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2824 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2825 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2826 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2827 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2828 = "llvm.extractvalue"(%t2829_r) {position = array<i64: 31>} : (!struct2) -> f32
            %t2862_r = "llvm.inline_asm"(%2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2795, %2794) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 45 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
            %2830 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2831 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2832 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2833 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2834 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2835 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2836 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2837 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2838 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2839 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2840 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2841 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2842 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2843 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2844 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2845 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2846 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2847 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2848 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2849 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2850 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2851 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2852 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2853 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2854 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2855 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2856 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2857 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2858 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2859 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2860 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2861 = "llvm.extractvalue"(%t2862_r) {position = array<i64: 31>} : (!struct2) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2959_r = "llvm.inline_asm"(%2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %2863 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 0>} : (!struct3) -> f32
            %2864 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 1>} : (!struct3) -> f32
            %2865 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 2>} : (!struct3) -> f32
            %2866 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 3>} : (!struct3) -> f32
            %2867 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 4>} : (!struct3) -> f32
            %2868 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 5>} : (!struct3) -> f32
            %2869 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 6>} : (!struct3) -> f32
            %2870 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 7>} : (!struct3) -> f32
            %2871 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 8>} : (!struct3) -> f32
            %2872 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 9>} : (!struct3) -> f32
            %2873 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 10>} : (!struct3) -> f32
            %2874 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 11>} : (!struct3) -> f32
            %2875 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 12>} : (!struct3) -> f32
            %2876 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 13>} : (!struct3) -> f32
            %2877 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 14>} : (!struct3) -> f32
            %2878 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 15>} : (!struct3) -> f32
            %2879 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 16>} : (!struct3) -> f32
            %2880 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 17>} : (!struct3) -> f32
            %2881 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 18>} : (!struct3) -> f32
            %2882 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 19>} : (!struct3) -> f32
            %2883 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 20>} : (!struct3) -> f32
            %2884 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 21>} : (!struct3) -> f32
            %2885 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 22>} : (!struct3) -> f32
            %2886 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 23>} : (!struct3) -> f32
            %2887 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 24>} : (!struct3) -> f32
            %2888 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 25>} : (!struct3) -> f32
            %2889 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 26>} : (!struct3) -> f32
            %2890 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 27>} : (!struct3) -> f32
            %2891 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 28>} : (!struct3) -> f32
            %2892 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 29>} : (!struct3) -> f32
            %2893 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 30>} : (!struct3) -> f32
            %2894 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 31>} : (!struct3) -> f32
            %2895 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 32>} : (!struct3) -> f32
            %2896 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 33>} : (!struct3) -> f32
            %2897 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 34>} : (!struct3) -> f32
            %2898 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 35>} : (!struct3) -> f32
            %2899 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 36>} : (!struct3) -> f32
            %2900 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 37>} : (!struct3) -> f32
            %2901 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 38>} : (!struct3) -> f32
            %2902 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 39>} : (!struct3) -> f32
            %2903 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 40>} : (!struct3) -> f32
            %2904 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 41>} : (!struct3) -> f32
            %2905 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 42>} : (!struct3) -> f32
            %2906 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 43>} : (!struct3) -> f32
            %2907 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 44>} : (!struct3) -> f32
            %2908 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 45>} : (!struct3) -> f32
            %2909 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 46>} : (!struct3) -> f32
            %2910 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 47>} : (!struct3) -> f32
            %2911 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 48>} : (!struct3) -> f32
            %2912 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 49>} : (!struct3) -> f32
            %2913 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 50>} : (!struct3) -> f32
            %2914 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 51>} : (!struct3) -> f32
            %2915 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 52>} : (!struct3) -> f32
            %2916 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 53>} : (!struct3) -> f32
            %2917 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 54>} : (!struct3) -> f32
            %2918 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 55>} : (!struct3) -> f32
            %2919 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 56>} : (!struct3) -> f32
            %2920 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 57>} : (!struct3) -> f32
            %2921 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 58>} : (!struct3) -> f32
            %2922 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 59>} : (!struct3) -> f32
            %2923 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 60>} : (!struct3) -> f32
            %2924 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 61>} : (!struct3) -> f32
            %2925 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 62>} : (!struct3) -> f32
            %2926 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 63>} : (!struct3) -> f32
            %2927 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 64>} : (!struct3) -> f32
            %2928 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 65>} : (!struct3) -> f32
            %2929 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 66>} : (!struct3) -> f32
            %2930 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 67>} : (!struct3) -> f32
            %2931 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 68>} : (!struct3) -> f32
            %2932 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 69>} : (!struct3) -> f32
            %2933 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 70>} : (!struct3) -> f32
            %2934 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 71>} : (!struct3) -> f32
            %2935 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 72>} : (!struct3) -> f32
            %2936 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 73>} : (!struct3) -> f32
            %2937 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 74>} : (!struct3) -> f32
            %2938 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 75>} : (!struct3) -> f32
            %2939 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 76>} : (!struct3) -> f32
            %2940 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 77>} : (!struct3) -> f32
            %2941 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 78>} : (!struct3) -> f32
            %2942 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 79>} : (!struct3) -> f32
            %2943 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 80>} : (!struct3) -> f32
            %2944 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 81>} : (!struct3) -> f32
            %2945 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 82>} : (!struct3) -> f32
            %2946 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 83>} : (!struct3) -> f32
            %2947 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 84>} : (!struct3) -> f32
            %2948 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 85>} : (!struct3) -> f32
            %2949 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 86>} : (!struct3) -> f32
            %2950 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 87>} : (!struct3) -> f32
            %2951 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 88>} : (!struct3) -> f32
            %2952 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 89>} : (!struct3) -> f32
            %2953 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 90>} : (!struct3) -> f32
            %2954 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 91>} : (!struct3) -> f32
            %2955 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 92>} : (!struct3) -> f32
            %2956 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 93>} : (!struct3) -> f32
            %2957 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 94>} : (!struct3) -> f32
            %2958 = "llvm.extractvalue"(%t2959_r) {position = array<i64: 95>} : (!struct3) -> f32
            %2960 = "arith.subi"(%2523, %58) : (i32, i32) -> i32
            "scf.if"(%103) ({
              %2961 = "llvm.getelementptr"(%104, %2527) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2962_s0 = "llvm.ptrtoint"(%2961) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2962_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2963 = "arith.addi"(%2527, %930) : (i32, i32) -> i32
            %2964 = "arith.cmpi"(%2963, %935) {predicate = 0 : i64} : (i32, i32) -> i1
            %2965 = "arith.xori"(%2528, %930) : (i32, i32) -> i32
            %2966 = "arith.select"(%2964, %2965, %2528) : (i1, i32, i32) -> i32
            %2967 = "arith.select"(%2964, %61, %2963) : (i1, i32, i32) -> i32
            %2968 = "arith.addi"(%2526, %930) : (i32, i32) -> i32
            %2969 = "llvm.bitcast"(%2863) : (f32) -> i32
            %2970 = "llvm.bitcast"(%2864) : (f32) -> i32
            %2971 = "llvm.bitcast"(%2867) : (f32) -> i32
            %2972 = "llvm.bitcast"(%2868) : (f32) -> i32
            %2973 = "llvm.bitcast"(%2871) : (f32) -> i32
            %2974 = "llvm.bitcast"(%2872) : (f32) -> i32
            %2975 = "llvm.bitcast"(%2875) : (f32) -> i32
            %2976 = "llvm.bitcast"(%2876) : (f32) -> i32
            %2977 = "llvm.bitcast"(%2879) : (f32) -> i32
            %2978 = "llvm.bitcast"(%2880) : (f32) -> i32
            %2979 = "llvm.bitcast"(%2883) : (f32) -> i32
            %2980 = "llvm.bitcast"(%2884) : (f32) -> i32
            %2981 = "llvm.bitcast"(%2887) : (f32) -> i32
            %2982 = "llvm.bitcast"(%2888) : (f32) -> i32
            %2983 = "llvm.bitcast"(%2891) : (f32) -> i32
            %2984 = "llvm.bitcast"(%2892) : (f32) -> i32
            %2985 = "llvm.bitcast"(%2895) : (f32) -> i32
            %2986 = "llvm.bitcast"(%2896) : (f32) -> i32
            %2987 = "llvm.bitcast"(%2899) : (f32) -> i32
            %2988 = "llvm.bitcast"(%2900) : (f32) -> i32
            %2989 = "llvm.bitcast"(%2903) : (f32) -> i32
            %2990 = "llvm.bitcast"(%2904) : (f32) -> i32
            %2991 = "llvm.bitcast"(%2907) : (f32) -> i32
            %2992 = "llvm.bitcast"(%2908) : (f32) -> i32
            %2993 = "llvm.bitcast"(%2911) : (f32) -> i32
            %2994 = "llvm.bitcast"(%2912) : (f32) -> i32
            %2995 = "llvm.bitcast"(%2915) : (f32) -> i32
            %2996 = "llvm.bitcast"(%2916) : (f32) -> i32
            %2997 = "llvm.bitcast"(%2919) : (f32) -> i32
            %2998 = "llvm.bitcast"(%2920) : (f32) -> i32
            %2999 = "llvm.bitcast"(%2923) : (f32) -> i32
            %3000 = "llvm.bitcast"(%2924) : (f32) -> i32
            %3001 = "arith.maxsi"(%2969, %2970) : (i32, i32) -> i32
            %3002 = "arith.maxsi"(%3001, %2971) : (i32, i32) -> i32
            %3003 = "arith.maxsi"(%2972, %2973) : (i32, i32) -> i32
            %3004 = "arith.maxsi"(%3003, %2974) : (i32, i32) -> i32
            %3005 = "arith.maxsi"(%2975, %2976) : (i32, i32) -> i32
            %3006 = "arith.maxsi"(%3005, %2977) : (i32, i32) -> i32
            %3007 = "arith.maxsi"(%2978, %2979) : (i32, i32) -> i32
            %3008 = "arith.maxsi"(%3007, %2980) : (i32, i32) -> i32
            %3009 = "arith.maxsi"(%2981, %2982) : (i32, i32) -> i32
            %3010 = "arith.maxsi"(%3009, %2983) : (i32, i32) -> i32
            %3011 = "arith.maxsi"(%2984, %2985) : (i32, i32) -> i32
            %3012 = "arith.maxsi"(%3011, %2986) : (i32, i32) -> i32
            %3013 = "arith.maxsi"(%2987, %2988) : (i32, i32) -> i32
            %3014 = "arith.maxsi"(%3013, %2989) : (i32, i32) -> i32
            %3015 = "arith.maxsi"(%2990, %2991) : (i32, i32) -> i32
            %3016 = "arith.maxsi"(%3015, %2992) : (i32, i32) -> i32
            %3017 = "arith.maxsi"(%2993, %2994) : (i32, i32) -> i32
            %3018 = "arith.maxsi"(%3017, %2995) : (i32, i32) -> i32
            %3019 = "arith.maxsi"(%2996, %2997) : (i32, i32) -> i32
            %3020 = "arith.maxsi"(%3019, %2998) : (i32, i32) -> i32
            %3021 = "arith.maxsi"(%2999, %3000) : (i32, i32) -> i32
            %3022 = "arith.maxsi"(%3002, %3004) : (i32, i32) -> i32
            %3023 = "arith.maxsi"(%3022, %3006) : (i32, i32) -> i32
            %3024 = "arith.maxsi"(%3008, %3010) : (i32, i32) -> i32
            %3025 = "arith.maxsi"(%3024, %3012) : (i32, i32) -> i32
            %3026 = "arith.maxsi"(%3014, %3016) : (i32, i32) -> i32
            %3027 = "arith.maxsi"(%3026, %3018) : (i32, i32) -> i32
            %3028 = "arith.maxsi"(%3020, %3021) : (i32, i32) -> i32
            %3029 = "arith.maxsi"(%3023, %3025) : (i32, i32) -> i32
            %3030 = "arith.maxsi"(%3029, %3027) : (i32, i32) -> i32
            %3031 = "arith.maxsi"(%3030, %3028) : (i32, i32) -> i32
            %3032 = "llvm.bitcast"(%2865) : (f32) -> i32
            %3033 = "llvm.bitcast"(%2866) : (f32) -> i32
            %3034 = "llvm.bitcast"(%2869) : (f32) -> i32
            %3035 = "llvm.bitcast"(%2870) : (f32) -> i32
            %3036 = "llvm.bitcast"(%2873) : (f32) -> i32
            %3037 = "llvm.bitcast"(%2874) : (f32) -> i32
            %3038 = "llvm.bitcast"(%2877) : (f32) -> i32
            %3039 = "llvm.bitcast"(%2878) : (f32) -> i32
            %3040 = "llvm.bitcast"(%2881) : (f32) -> i32
            %3041 = "llvm.bitcast"(%2882) : (f32) -> i32
            %3042 = "llvm.bitcast"(%2885) : (f32) -> i32
            %3043 = "llvm.bitcast"(%2886) : (f32) -> i32
            %3044 = "llvm.bitcast"(%2889) : (f32) -> i32
            %3045 = "llvm.bitcast"(%2890) : (f32) -> i32
            %3046 = "llvm.bitcast"(%2893) : (f32) -> i32
            %3047 = "llvm.bitcast"(%2894) : (f32) -> i32
            %3048 = "llvm.bitcast"(%2897) : (f32) -> i32
            %3049 = "llvm.bitcast"(%2898) : (f32) -> i32
            %3050 = "llvm.bitcast"(%2901) : (f32) -> i32
            %3051 = "llvm.bitcast"(%2902) : (f32) -> i32
            %3052 = "llvm.bitcast"(%2905) : (f32) -> i32
            %3053 = "llvm.bitcast"(%2906) : (f32) -> i32
            %3054 = "llvm.bitcast"(%2909) : (f32) -> i32
            %3055 = "llvm.bitcast"(%2910) : (f32) -> i32
            %3056 = "llvm.bitcast"(%2913) : (f32) -> i32
            %3057 = "llvm.bitcast"(%2914) : (f32) -> i32
            %3058 = "llvm.bitcast"(%2917) : (f32) -> i32
            %3059 = "llvm.bitcast"(%2918) : (f32) -> i32
            %3060 = "llvm.bitcast"(%2921) : (f32) -> i32
            %3061 = "llvm.bitcast"(%2922) : (f32) -> i32
            %3062 = "llvm.bitcast"(%2925) : (f32) -> i32
            %3063 = "llvm.bitcast"(%2926) : (f32) -> i32
            %3064 = "arith.maxsi"(%3032, %3033) : (i32, i32) -> i32
            %3065 = "arith.maxsi"(%3064, %3034) : (i32, i32) -> i32
            %3066 = "arith.maxsi"(%3035, %3036) : (i32, i32) -> i32
            %3067 = "arith.maxsi"(%3066, %3037) : (i32, i32) -> i32
            %3068 = "arith.maxsi"(%3038, %3039) : (i32, i32) -> i32
            %3069 = "arith.maxsi"(%3068, %3040) : (i32, i32) -> i32
            %3070 = "arith.maxsi"(%3041, %3042) : (i32, i32) -> i32
            %3071 = "arith.maxsi"(%3070, %3043) : (i32, i32) -> i32
            %3072 = "arith.maxsi"(%3044, %3045) : (i32, i32) -> i32
            %3073 = "arith.maxsi"(%3072, %3046) : (i32, i32) -> i32
            %3074 = "arith.maxsi"(%3047, %3048) : (i32, i32) -> i32
            %3075 = "arith.maxsi"(%3074, %3049) : (i32, i32) -> i32
            %3076 = "arith.maxsi"(%3050, %3051) : (i32, i32) -> i32
            %3077 = "arith.maxsi"(%3076, %3052) : (i32, i32) -> i32
            %3078 = "arith.maxsi"(%3053, %3054) : (i32, i32) -> i32
            %3079 = "arith.maxsi"(%3078, %3055) : (i32, i32) -> i32
            %3080 = "arith.maxsi"(%3056, %3057) : (i32, i32) -> i32
            %3081 = "arith.maxsi"(%3080, %3058) : (i32, i32) -> i32
            %3082 = "arith.maxsi"(%3059, %3060) : (i32, i32) -> i32
            %3083 = "arith.maxsi"(%3082, %3061) : (i32, i32) -> i32
            %3084 = "arith.maxsi"(%3062, %3063) : (i32, i32) -> i32
            %3085 = "arith.maxsi"(%3065, %3067) : (i32, i32) -> i32
            %3086 = "arith.maxsi"(%3085, %3069) : (i32, i32) -> i32
            %3087 = "arith.maxsi"(%3071, %3073) : (i32, i32) -> i32
            %3088 = "arith.maxsi"(%3087, %3075) : (i32, i32) -> i32
            %3089 = "arith.maxsi"(%3077, %3079) : (i32, i32) -> i32
            %3090 = "arith.maxsi"(%3089, %3081) : (i32, i32) -> i32
            %3091 = "arith.maxsi"(%3083, %3084) : (i32, i32) -> i32
            %3092 = "arith.maxsi"(%3086, %3088) : (i32, i32) -> i32
            %3093 = "arith.maxsi"(%3092, %3090) : (i32, i32) -> i32
            %3094 = "arith.maxsi"(%3093, %3091) : (i32, i32) -> i32
            %3095 = "arith.ori"(%3031, %3094) : (i32, i32) -> i32
            %3096 = "arith.cmpi"(%3095, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %3097 = "nvvm.vote.sync"(%60, %3096) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 46 : i32} : (i32, i1) -> i1
            %3098, %3099 = "scf.if"(%3097) ({
              %3100 = "llvm.bitcast"(%2863) : (f32) -> i32
              %3101 = "llvm.bitcast"(%2864) : (f32) -> i32
              %3102 = "llvm.bitcast"(%2867) : (f32) -> i32
              %3103 = "llvm.bitcast"(%2868) : (f32) -> i32
              %3104 = "llvm.bitcast"(%2871) : (f32) -> i32
              %3105 = "llvm.bitcast"(%2872) : (f32) -> i32
              %3106 = "llvm.bitcast"(%2875) : (f32) -> i32
              %3107 = "llvm.bitcast"(%2876) : (f32) -> i32
              %3108 = "llvm.bitcast"(%2879) : (f32) -> i32
              %3109 = "llvm.bitcast"(%2880) : (f32) -> i32
              %3110 = "llvm.bitcast"(%2883) : (f32) -> i32
              %3111 = "llvm.bitcast"(%2884) : (f32) -> i32
              %3112 = "llvm.bitcast"(%2887) : (f32) -> i32
              %3113 = "llvm.bitcast"(%2888) : (f32) -> i32
              %3114 = "llvm.bitcast"(%2891) : (f32) -> i32
              %3115 = "llvm.bitcast"(%2892) : (f32) -> i32
              %3116 = "llvm.bitcast"(%2895) : (f32) -> i32
              %3117 = "llvm.bitcast"(%2896) : (f32) -> i32
              %3118 = "llvm.bitcast"(%2899) : (f32) -> i32
              %3119 = "llvm.bitcast"(%2900) : (f32) -> i32
              %3120 = "llvm.bitcast"(%2903) : (f32) -> i32
              %3121 = "llvm.bitcast"(%2904) : (f32) -> i32
              %3122 = "llvm.bitcast"(%2907) : (f32) -> i32
              %3123 = "llvm.bitcast"(%2908) : (f32) -> i32
              %3124 = "llvm.bitcast"(%2911) : (f32) -> i32
              %3125 = "llvm.bitcast"(%2912) : (f32) -> i32
              %3126 = "llvm.bitcast"(%2915) : (f32) -> i32
              %3127 = "llvm.bitcast"(%2916) : (f32) -> i32
              %3128 = "llvm.bitcast"(%2919) : (f32) -> i32
              %3129 = "llvm.bitcast"(%2920) : (f32) -> i32
              %3130 = "llvm.bitcast"(%2923) : (f32) -> i32
              %3131 = "llvm.bitcast"(%2924) : (f32) -> i32
              %3132 = "arith.minui"(%3100, %3101) : (i32, i32) -> i32
              %3133 = "arith.minui"(%3132, %3102) : (i32, i32) -> i32
              %3134 = "arith.minui"(%3103, %3104) : (i32, i32) -> i32
              %3135 = "arith.minui"(%3134, %3105) : (i32, i32) -> i32
              %3136 = "arith.minui"(%3106, %3107) : (i32, i32) -> i32
              %3137 = "arith.minui"(%3136, %3108) : (i32, i32) -> i32
              %3138 = "arith.minui"(%3109, %3110) : (i32, i32) -> i32
              %3139 = "arith.minui"(%3138, %3111) : (i32, i32) -> i32
              %3140 = "arith.minui"(%3112, %3113) : (i32, i32) -> i32
              %3141 = "arith.minui"(%3140, %3114) : (i32, i32) -> i32
              %3142 = "arith.minui"(%3115, %3116) : (i32, i32) -> i32
              %3143 = "arith.minui"(%3142, %3117) : (i32, i32) -> i32
              %3144 = "arith.minui"(%3118, %3119) : (i32, i32) -> i32
              %3145 = "arith.minui"(%3144, %3120) : (i32, i32) -> i32
              %3146 = "arith.minui"(%3121, %3122) : (i32, i32) -> i32
              %3147 = "arith.minui"(%3146, %3123) : (i32, i32) -> i32
              %3148 = "arith.minui"(%3124, %3125) : (i32, i32) -> i32
              %3149 = "arith.minui"(%3148, %3126) : (i32, i32) -> i32
              %3150 = "arith.minui"(%3127, %3128) : (i32, i32) -> i32
              %3151 = "arith.minui"(%3150, %3129) : (i32, i32) -> i32
              %3152 = "arith.minui"(%3130, %3131) : (i32, i32) -> i32
              %3153 = "arith.minui"(%3133, %3135) : (i32, i32) -> i32
              %3154 = "arith.minui"(%3153, %3137) : (i32, i32) -> i32
              %3155 = "arith.minui"(%3139, %3141) : (i32, i32) -> i32
              %3156 = "arith.minui"(%3155, %3143) : (i32, i32) -> i32
              %3157 = "arith.minui"(%3145, %3147) : (i32, i32) -> i32
              %3158 = "arith.minui"(%3157, %3149) : (i32, i32) -> i32
              %3159 = "arith.minui"(%3151, %3152) : (i32, i32) -> i32
              %3160 = "arith.minui"(%3154, %3156) : (i32, i32) -> i32
              %3161 = "arith.minui"(%3160, %3158) : (i32, i32) -> i32
              %3162 = "arith.minui"(%3161, %3159) : (i32, i32) -> i32
              %3163 = "arith.cmpi"(%3031, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3164 = "arith.select"(%3163, %3162, %3031) : (i1, i32, i32) -> i32
              %3165 = "llvm.bitcast"(%2865) : (f32) -> i32
              %3166 = "llvm.bitcast"(%2866) : (f32) -> i32
              %3167 = "llvm.bitcast"(%2869) : (f32) -> i32
              %3168 = "llvm.bitcast"(%2870) : (f32) -> i32
              %3169 = "llvm.bitcast"(%2873) : (f32) -> i32
              %3170 = "llvm.bitcast"(%2874) : (f32) -> i32
              %3171 = "llvm.bitcast"(%2877) : (f32) -> i32
              %3172 = "llvm.bitcast"(%2878) : (f32) -> i32
              %3173 = "llvm.bitcast"(%2881) : (f32) -> i32
              %3174 = "llvm.bitcast"(%2882) : (f32) -> i32
              %3175 = "llvm.bitcast"(%2885) : (f32) -> i32
              %3176 = "llvm.bitcast"(%2886) : (f32) -> i32
              %3177 = "llvm.bitcast"(%2889) : (f32) -> i32
              %3178 = "llvm.bitcast"(%2890) : (f32) -> i32
              %3179 = "llvm.bitcast"(%2893) : (f32) -> i32
              %3180 = "llvm.bitcast"(%2894) : (f32) -> i32
              %3181 = "llvm.bitcast"(%2897) : (f32) -> i32
              %3182 = "llvm.bitcast"(%2898) : (f32) -> i32
              %3183 = "llvm.bitcast"(%2901) : (f32) -> i32
              %3184 = "llvm.bitcast"(%2902) : (f32) -> i32
              %3185 = "llvm.bitcast"(%2905) : (f32) -> i32
              %3186 = "llvm.bitcast"(%2906) : (f32) -> i32
              %3187 = "llvm.bitcast"(%2909) : (f32) -> i32
              %3188 = "llvm.bitcast"(%2910) : (f32) -> i32
              %3189 = "llvm.bitcast"(%2913) : (f32) -> i32
              %3190 = "llvm.bitcast"(%2914) : (f32) -> i32
              %3191 = "llvm.bitcast"(%2917) : (f32) -> i32
              %3192 = "llvm.bitcast"(%2918) : (f32) -> i32
              %3193 = "llvm.bitcast"(%2921) : (f32) -> i32
              %3194 = "llvm.bitcast"(%2922) : (f32) -> i32
              %3195 = "llvm.bitcast"(%2925) : (f32) -> i32
              %3196 = "llvm.bitcast"(%2926) : (f32) -> i32
              %3197 = "arith.minui"(%3165, %3166) : (i32, i32) -> i32
              %3198 = "arith.minui"(%3197, %3167) : (i32, i32) -> i32
              %3199 = "arith.minui"(%3168, %3169) : (i32, i32) -> i32
              %3200 = "arith.minui"(%3199, %3170) : (i32, i32) -> i32
              %3201 = "arith.minui"(%3171, %3172) : (i32, i32) -> i32
              %3202 = "arith.minui"(%3201, %3173) : (i32, i32) -> i32
              %3203 = "arith.minui"(%3174, %3175) : (i32, i32) -> i32
              %3204 = "arith.minui"(%3203, %3176) : (i32, i32) -> i32
              %3205 = "arith.minui"(%3177, %3178) : (i32, i32) -> i32
              %3206 = "arith.minui"(%3205, %3179) : (i32, i32) -> i32
              %3207 = "arith.minui"(%3180, %3181) : (i32, i32) -> i32
              %3208 = "arith.minui"(%3207, %3182) : (i32, i32) -> i32
              %3209 = "arith.minui"(%3183, %3184) : (i32, i32) -> i32
              %3210 = "arith.minui"(%3209, %3185) : (i32, i32) -> i32
              %3211 = "arith.minui"(%3186, %3187) : (i32, i32) -> i32
              %3212 = "arith.minui"(%3211, %3188) : (i32, i32) -> i32
              %3213 = "arith.minui"(%3189, %3190) : (i32, i32) -> i32
              %3214 = "arith.minui"(%3213, %3191) : (i32, i32) -> i32
              %3215 = "arith.minui"(%3192, %3193) : (i32, i32) -> i32
              %3216 = "arith.minui"(%3215, %3194) : (i32, i32) -> i32
              %3217 = "arith.minui"(%3195, %3196) : (i32, i32) -> i32
              %3218 = "arith.minui"(%3198, %3200) : (i32, i32) -> i32
              %3219 = "arith.minui"(%3218, %3202) : (i32, i32) -> i32
              %3220 = "arith.minui"(%3204, %3206) : (i32, i32) -> i32
              %3221 = "arith.minui"(%3220, %3208) : (i32, i32) -> i32
              %3222 = "arith.minui"(%3210, %3212) : (i32, i32) -> i32
              %3223 = "arith.minui"(%3222, %3214) : (i32, i32) -> i32
              %3224 = "arith.minui"(%3216, %3217) : (i32, i32) -> i32
              %3225 = "arith.minui"(%3219, %3221) : (i32, i32) -> i32
              %3226 = "arith.minui"(%3225, %3223) : (i32, i32) -> i32
              %3227 = "arith.minui"(%3226, %3224) : (i32, i32) -> i32
              %3228 = "arith.cmpi"(%3094, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3229 = "arith.select"(%3228, %3227, %3094) : (i1, i32, i32) -> i32
              "scf.yield"(%3164, %3229) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3031, %3094) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3230 = "arith.bitcast"(%3098) : (i32) -> f32
            %3231 = "arith.bitcast"(%3099) : (i32) -> f32
            %3232 = "arith.mulf"(%3230, %1377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3233 = "arith.subf"(%3232, %2043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3234 = "arith.mulf"(%3231, %1377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3235 = "arith.subf"(%3234, %2043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3236 = "arith.addf"(%2644, %2047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3237 = "arith.cmpf"(%3233, %3236) {predicate = 2 : i64} : (f32, f32) -> i1
            %3238 = "arith.addf"(%2645, %2047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3239 = "arith.cmpf"(%3235, %3238) {predicate = 2 : i64} : (f32, f32) -> i1
            %3240 = "arith.ori"(%3237, %3239) : (i1, i1) -> i1
            %3241 = "nvvm.vote.sync"(%60, %3240) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 47 : i32} : (i32, i1) -> i1
            %3242, %3243, %3244, %3245 = "scf.if"(%3241) ({
              %3246 = "nvvm.shfl.sync"(%60, %3233, %930, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 48 : i32} : (i32, f32, i32, i32) -> f32
              %3247 = "arith.maxnumf"(%3233, %3246) : (f32, f32) -> f32
              %3248 = "nvvm.shfl.sync"(%60, %3247, %974, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 49 : i32} : (i32, f32, i32, i32) -> f32
              %3249 = "arith.maxnumf"(%3247, %3248) : (f32, f32) -> f32
              %3250 = "arith.maxnumf"(%2644, %3249) : (f32, f32) -> f32
              %3251 = "nvvm.shfl.sync"(%60, %3235, %930, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 50 : i32} : (i32, f32, i32, i32) -> f32
              %3252 = "arith.maxnumf"(%3235, %3251) : (f32, f32) -> f32
              %3253 = "nvvm.shfl.sync"(%60, %3252, %974, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 51 : i32} : (i32, f32, i32, i32) -> f32
              %3254 = "arith.maxnumf"(%3252, %3253) : (f32, f32) -> f32
              %3255 = "arith.maxnumf"(%2645, %3254) : (f32, f32) -> f32
              "scf.yield"(%3250, %3255, %2644, %2645) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2644, %2645, %2648, %2649) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %3256 = "vector.from_elements"(%2863, %2864, %2867, %2868, %2871, %2872, %2875, %2876, %2879, %2880, %2883, %2884, %2887, %2888, %2891, %2892, %2895, %2896, %2899, %2900, %2903, %2904, %2907, %2908, %2911, %2912, %2915, %2916, %2919, %2920, %2923, %2924) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3257 = "vector.broadcast"(%1377) : (f32) -> vector<32xf32>
            %3258 = "arith.mulf"(%3256, %3257) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3259 = "arith.cmpf"(%3242, %2071) {predicate = 2 : i64} : (f32, f32) -> i1
            %3260 = "arith.select"(%3259, %3242, %1376) : (i1, f32, f32) -> f32
            %3261 = "vector.broadcast"(%3260) : (f32) -> vector<32xf32>
            %3262 = "arith.subf"(%3258, %3261) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3263 = "vector.extract"(%3262) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3264 = "vector.extract"(%3262) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3265 = "vector.extract"(%3262) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3266 = "vector.extract"(%3262) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3267 = "vector.extract"(%3262) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3268 = "vector.extract"(%3262) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3269 = "vector.extract"(%3262) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3270 = "vector.extract"(%3262) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3271 = "vector.extract"(%3262) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3272 = "vector.extract"(%3262) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3273 = "vector.extract"(%3262) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3274 = "vector.extract"(%3262) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3275 = "vector.extract"(%3262) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3276 = "vector.extract"(%3262) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3277 = "vector.extract"(%3262) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3278 = "vector.extract"(%3262) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3279 = "vector.extract"(%3262) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3280 = "vector.extract"(%3262) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3281 = "vector.extract"(%3262) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3282 = "vector.extract"(%3262) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3283 = "vector.extract"(%3262) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3284 = "vector.extract"(%3262) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3285 = "vector.extract"(%3262) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3286 = "vector.extract"(%3262) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3287 = "vector.extract"(%3262) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3288 = "vector.extract"(%3262) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3289 = "vector.extract"(%3262) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3290 = "vector.extract"(%3262) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3291 = "vector.extract"(%3262) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3292 = "vector.extract"(%3262) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3293 = "vector.extract"(%3262) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3294 = "vector.extract"(%3262) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %3321 = "llvm.call_intrinsic"(%3289) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3322 = "llvm.call_intrinsic"(%3290) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3323 = "llvm.call_intrinsic"(%3291) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3324 = "llvm.call_intrinsic"(%3292) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3325 = "llvm.call_intrinsic"(%3293) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3326 = "llvm.call_intrinsic"(%3294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3327 = "vector.from_elements"(%3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3328 = "vector.extract"(%3327) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3329 = "vector.extract"(%3327) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3330 = "arith.addf"(%3328, %3329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3331 = "vector.extract"(%3327) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3332 = "vector.extract"(%3327) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3333 = "arith.addf"(%3331, %3332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3334 = "arith.addf"(%3330, %3333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3335 = "vector.extract"(%3327) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3336 = "vector.extract"(%3327) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3337 = "arith.addf"(%3335, %3336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3338 = "vector.extract"(%3327) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3339 = "vector.extract"(%3327) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3340 = "arith.addf"(%3338, %3339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3341 = "arith.addf"(%3337, %3340) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3342 = "arith.addf"(%3334, %3341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3343 = "vector.extract"(%3327) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3344 = "vector.extract"(%3327) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3345 = "arith.addf"(%3343, %3344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3346 = "vector.extract"(%3327) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3347 = "vector.extract"(%3327) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3348 = "arith.addf"(%3346, %3347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3349 = "arith.addf"(%3345, %3348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3350 = "vector.extract"(%3327) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3351 = "vector.extract"(%3327) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3352 = "arith.addf"(%3350, %3351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3353 = "vector.extract"(%3327) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3354 = "vector.extract"(%3327) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3355 = "arith.addf"(%3353, %3354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3356 = "arith.addf"(%3352, %3355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3357 = "arith.addf"(%3349, %3356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3358 = "arith.addf"(%3342, %3357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3359 = "vector.extract"(%3327) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3360 = "vector.extract"(%3327) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3361 = "arith.addf"(%3359, %3360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3362 = "vector.extract"(%3327) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3363 = "vector.extract"(%3327) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3364 = "arith.addf"(%3362, %3363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3365 = "arith.addf"(%3361, %3364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3366 = "vector.extract"(%3327) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3367 = "vector.extract"(%3327) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3368 = "arith.addf"(%3366, %3367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3369 = "vector.extract"(%3327) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3370 = "vector.extract"(%3327) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3371 = "arith.addf"(%3369, %3370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3372 = "arith.addf"(%3368, %3371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3373 = "arith.addf"(%3365, %3372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3374 = "vector.extract"(%3327) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3375 = "vector.extract"(%3327) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3376 = "arith.addf"(%3374, %3375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3377 = "vector.extract"(%3327) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3378 = "vector.extract"(%3327) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3379 = "arith.addf"(%3377, %3378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3380 = "arith.addf"(%3376, %3379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3381 = "vector.extract"(%3327) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3382 = "vector.extract"(%3327) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3383 = "arith.addf"(%3381, %3382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3384 = "vector.extract"(%3327) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3385 = "vector.extract"(%3327) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3386 = "arith.addf"(%3384, %3385) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3387 = "arith.addf"(%3383, %3386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3388 = "arith.addf"(%3380, %3387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3389 = "arith.addf"(%3373, %3388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3390 = "arith.addf"(%3358, %3389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3391 = "arith.addf"(%3390, %1376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3392 = "vector.from_elements"(%2865, %2866, %2869, %2870, %2873, %2874, %2877, %2878, %2881, %2882, %2885, %2886, %2889, %2890, %2893, %2894, %2897, %2898, %2901, %2902, %2905, %2906, %2909, %2910, %2913, %2914, %2917, %2918, %2921, %2922, %2925, %2926) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3393 = "vector.broadcast"(%1377) : (f32) -> vector<32xf32>
            %3394 = "arith.mulf"(%3392, %3393) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3395 = "arith.cmpf"(%3243, %2071) {predicate = 2 : i64} : (f32, f32) -> i1
            %3396 = "arith.select"(%3395, %3243, %1376) : (i1, f32, f32) -> f32
            %3397 = "vector.broadcast"(%3396) : (f32) -> vector<32xf32>
            %3398 = "arith.subf"(%3394, %3397) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3399 = "vector.extract"(%3398) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3400 = "vector.extract"(%3398) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3401 = "vector.extract"(%3398) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3402 = "vector.extract"(%3398) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3403 = "vector.extract"(%3398) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3404 = "vector.extract"(%3398) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3405 = "vector.extract"(%3398) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3406 = "vector.extract"(%3398) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3407 = "vector.extract"(%3398) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3408 = "vector.extract"(%3398) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3409 = "vector.extract"(%3398) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3410 = "vector.extract"(%3398) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3411 = "vector.extract"(%3398) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3412 = "vector.extract"(%3398) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3413 = "vector.extract"(%3398) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3414 = "vector.extract"(%3398) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3415 = "vector.extract"(%3398) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3416 = "vector.extract"(%3398) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3417 = "vector.extract"(%3398) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3418 = "vector.extract"(%3398) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3419 = "vector.extract"(%3398) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3420 = "vector.extract"(%3398) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3421 = "vector.extract"(%3398) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3422 = "vector.extract"(%3398) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3423 = "vector.extract"(%3398) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3424 = "vector.extract"(%3398) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3425 = "vector.extract"(%3398) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3426 = "vector.extract"(%3398) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3427 = "vector.extract"(%3398) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3428 = "vector.extract"(%3398) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3429 = "vector.extract"(%3398) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3430 = "vector.extract"(%3398) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %3457 = "llvm.call_intrinsic"(%3425) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3458 = "llvm.call_intrinsic"(%3426) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3459 = "llvm.call_intrinsic"(%3427) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3460 = "llvm.call_intrinsic"(%3428) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3461 = "llvm.call_intrinsic"(%3429) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3462 = "llvm.call_intrinsic"(%3430) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3463 = "vector.from_elements"(%3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3464 = "vector.extract"(%3463) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3465 = "vector.extract"(%3463) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3466 = "arith.addf"(%3464, %3465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3467 = "vector.extract"(%3463) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3468 = "vector.extract"(%3463) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3469 = "arith.addf"(%3467, %3468) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3470 = "arith.addf"(%3466, %3469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3471 = "vector.extract"(%3463) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3472 = "vector.extract"(%3463) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3473 = "arith.addf"(%3471, %3472) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3474 = "vector.extract"(%3463) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3475 = "vector.extract"(%3463) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3476 = "arith.addf"(%3474, %3475) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3477 = "arith.addf"(%3473, %3476) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3478 = "arith.addf"(%3470, %3477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3479 = "vector.extract"(%3463) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3480 = "vector.extract"(%3463) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3481 = "arith.addf"(%3479, %3480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3482 = "vector.extract"(%3463) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3483 = "vector.extract"(%3463) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3484 = "arith.addf"(%3482, %3483) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3485 = "arith.addf"(%3481, %3484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3486 = "vector.extract"(%3463) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3487 = "vector.extract"(%3463) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3488 = "arith.addf"(%3486, %3487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3489 = "vector.extract"(%3463) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3490 = "vector.extract"(%3463) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3491 = "arith.addf"(%3489, %3490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3492 = "arith.addf"(%3488, %3491) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3493 = "arith.addf"(%3485, %3492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3494 = "arith.addf"(%3478, %3493) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3495 = "vector.extract"(%3463) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3496 = "vector.extract"(%3463) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3497 = "arith.addf"(%3495, %3496) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3498 = "vector.extract"(%3463) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3499 = "vector.extract"(%3463) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3500 = "arith.addf"(%3498, %3499) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3501 = "arith.addf"(%3497, %3500) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3502 = "vector.extract"(%3463) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3503 = "vector.extract"(%3463) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3504 = "arith.addf"(%3502, %3503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3505 = "vector.extract"(%3463) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3506 = "vector.extract"(%3463) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3507 = "arith.addf"(%3505, %3506) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3508 = "arith.addf"(%3504, %3507) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3509 = "arith.addf"(%3501, %3508) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3510 = "vector.extract"(%3463) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3511 = "vector.extract"(%3463) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3512 = "arith.addf"(%3510, %3511) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3513 = "vector.extract"(%3463) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3514 = "vector.extract"(%3463) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3515 = "arith.addf"(%3513, %3514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3516 = "arith.addf"(%3512, %3515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3517 = "vector.extract"(%3463) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3518 = "vector.extract"(%3463) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3519 = "arith.addf"(%3517, %3518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3520 = "vector.extract"(%3463) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3521 = "vector.extract"(%3463) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3522 = "arith.addf"(%3520, %3521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3523 = "arith.addf"(%3519, %3522) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3524 = "arith.addf"(%3516, %3523) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3525 = "arith.addf"(%3509, %3524) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3526 = "arith.addf"(%3494, %3525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3527 = "arith.addf"(%3526, %1376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3528 = "arith.addf"(%3391, %3527) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3529 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %3530 = "arith.cmpf"(%3528, %3529) {predicate = 2 : i64} : (f32, f32) -> i1
            %3531 = "arith.ori"(%3241, %3530) : (i1, i1) -> i1
            %3532 = "nvvm.vote.sync"(%60, %3531) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 52 : i32} : (i32, i1) -> i1
            %3533, %3534, %3535, %3536 = "scf.if"(%3532) ({
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 53 : i32} : (i32) -> ()
              %3537 = "arith.cmpf"(%3242, %2071) {predicate = 2 : i64} : (f32, f32) -> i1
              %3538 = "arith.select"(%3537, %3242, %1376) : (i1, f32, f32) -> f32
              %3539 = "arith.subf"(%3244, %3538) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3540 = "llvm.call_intrinsic"(%3539) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3541 = "arith.mulf"(%2646, %3540) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3542 = "arith.cmpf"(%3243, %2071) {predicate = 2 : i64} : (f32, f32) -> i1
              %3543 = "arith.select"(%3542, %3243, %1376) : (i1, f32, f32) -> f32
              %3544 = "arith.subf"(%3245, %3543) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3545 = "llvm.call_intrinsic"(%3544) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3546 = "arith.mulf"(%2647, %3545) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%3541, %3546, %3540, %3545) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2646, %2647, %3244, %3245) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t3643_r = "llvm.inline_asm"(%3328, %3329, %3464, %3465, %3331, %3332, %3467, %3468, %3335, %3336, %3471, %3472, %3338, %3339, %3474, %3475, %3343, %3344, %3479, %3480, %3346, %3347, %3482, %3483, %3350, %3351, %3486, %3487, %3353, %3354, %3489, %3490, %3359, %3360, %3495, %3496, %3362, %3363, %3498, %3499, %3366, %3367, %3502, %3503, %3369, %3370, %3505, %3506, %3374, %3375, %3510, %3511, %3377, %3378, %3513, %3514, %3381, %3382, %3517, %3518, %3384, %3385, %3520, %3521, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %3547 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 0>} : (!struct3) -> f32
            %3548 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 1>} : (!struct3) -> f32
            %3549 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 2>} : (!struct3) -> f32
            %3550 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 3>} : (!struct3) -> f32
            %3551 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 4>} : (!struct3) -> f32
            %3552 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 5>} : (!struct3) -> f32
            %3553 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 6>} : (!struct3) -> f32
            %3554 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 7>} : (!struct3) -> f32
            %3555 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 8>} : (!struct3) -> f32
            %3556 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 9>} : (!struct3) -> f32
            %3557 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 10>} : (!struct3) -> f32
            %3558 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 11>} : (!struct3) -> f32
            %3559 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 12>} : (!struct3) -> f32
            %3560 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 13>} : (!struct3) -> f32
            %3561 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 14>} : (!struct3) -> f32
            %3562 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 15>} : (!struct3) -> f32
            %3563 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 16>} : (!struct3) -> f32
            %3564 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 17>} : (!struct3) -> f32
            %3565 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 18>} : (!struct3) -> f32
            %3566 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 19>} : (!struct3) -> f32
            %3567 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 20>} : (!struct3) -> f32
            %3568 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 21>} : (!struct3) -> f32
            %3569 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 22>} : (!struct3) -> f32
            %3570 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 23>} : (!struct3) -> f32
            %3571 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 24>} : (!struct3) -> f32
            %3572 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 25>} : (!struct3) -> f32
            %3573 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 26>} : (!struct3) -> f32
            %3574 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 27>} : (!struct3) -> f32
            %3575 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 28>} : (!struct3) -> f32
            %3576 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 29>} : (!struct3) -> f32
            %3577 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 30>} : (!struct3) -> f32
            %3578 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 31>} : (!struct3) -> f32
            %3579 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 32>} : (!struct3) -> f32
            %3580 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 33>} : (!struct3) -> f32
            %3581 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 34>} : (!struct3) -> f32
            %3582 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 35>} : (!struct3) -> f32
            %3583 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 36>} : (!struct3) -> f32
            %3584 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 37>} : (!struct3) -> f32
            %3585 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 38>} : (!struct3) -> f32
            %3586 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 39>} : (!struct3) -> f32
            %3587 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 40>} : (!struct3) -> f32
            %3588 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 41>} : (!struct3) -> f32
            %3589 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 42>} : (!struct3) -> f32
            %3590 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 43>} : (!struct3) -> f32
            %3591 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 44>} : (!struct3) -> f32
            %3592 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 45>} : (!struct3) -> f32
            %3593 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 46>} : (!struct3) -> f32
            %3594 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 47>} : (!struct3) -> f32
            %3595 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 48>} : (!struct3) -> f32
            %3596 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 49>} : (!struct3) -> f32
            %3597 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 50>} : (!struct3) -> f32
            %3598 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 51>} : (!struct3) -> f32
            %3599 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 52>} : (!struct3) -> f32
            %3600 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 53>} : (!struct3) -> f32
            %3601 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 54>} : (!struct3) -> f32
            %3602 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 55>} : (!struct3) -> f32
            %3603 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 56>} : (!struct3) -> f32
            %3604 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 57>} : (!struct3) -> f32
            %3605 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 58>} : (!struct3) -> f32
            %3606 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 59>} : (!struct3) -> f32
            %3607 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 60>} : (!struct3) -> f32
            %3608 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 61>} : (!struct3) -> f32
            %3609 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 62>} : (!struct3) -> f32
            %3610 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 63>} : (!struct3) -> f32
            %3611 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 64>} : (!struct3) -> f32
            %3612 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 65>} : (!struct3) -> f32
            %3613 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 66>} : (!struct3) -> f32
            %3614 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 67>} : (!struct3) -> f32
            %3615 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 68>} : (!struct3) -> f32
            %3616 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 69>} : (!struct3) -> f32
            %3617 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 70>} : (!struct3) -> f32
            %3618 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 71>} : (!struct3) -> f32
            %3619 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 72>} : (!struct3) -> f32
            %3620 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 73>} : (!struct3) -> f32
            %3621 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 74>} : (!struct3) -> f32
            %3622 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 75>} : (!struct3) -> f32
            %3623 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 76>} : (!struct3) -> f32
            %3624 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 77>} : (!struct3) -> f32
            %3625 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 78>} : (!struct3) -> f32
            %3626 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 79>} : (!struct3) -> f32
            %3627 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 80>} : (!struct3) -> f32
            %3628 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 81>} : (!struct3) -> f32
            %3629 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 82>} : (!struct3) -> f32
            %3630 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 83>} : (!struct3) -> f32
            %3631 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 84>} : (!struct3) -> f32
            %3632 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 85>} : (!struct3) -> f32
            %3633 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 86>} : (!struct3) -> f32
            %3634 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 87>} : (!struct3) -> f32
            %3635 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 88>} : (!struct3) -> f32
            %3636 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 89>} : (!struct3) -> f32
            %3637 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 90>} : (!struct3) -> f32
            %3638 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 91>} : (!struct3) -> f32
            %3639 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 92>} : (!struct3) -> f32
            %3640 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 93>} : (!struct3) -> f32
            %3641 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 94>} : (!struct3) -> f32
            %3642 = "llvm.extractvalue"(%t3643_r) {position = array<i64: 95>} : (!struct3) -> f32
            %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677 = "scf.if"(%3241) ({
              %3678 = "vector.from_elements"(%3611, %3612, %3615, %3616, %3619, %3620, %3623, %3624, %3627, %3628, %3631, %3632, %3635, %3636, %3639, %3640) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3679 = "vector.broadcast"(%3535) : (f32) -> vector<16xf32>
              %3680 = "arith.mulf"(%3678, %3679) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3681 = "vector.extract"(%3680) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3682 = "vector.extract"(%3680) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3683 = "vector.extract"(%3680) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3684 = "vector.extract"(%3680) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3685 = "vector.extract"(%3680) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3686 = "vector.extract"(%3680) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3687 = "vector.extract"(%3680) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3688 = "vector.extract"(%3680) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3689 = "vector.extract"(%3680) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3690 = "vector.extract"(%3680) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3691 = "vector.extract"(%3680) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3692 = "vector.extract"(%3680) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3693 = "vector.extract"(%3680) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3694 = "vector.extract"(%3680) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3695 = "vector.extract"(%3680) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3696 = "vector.extract"(%3680) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3697 = "vector.from_elements"(%3613, %3614, %3617, %3618, %3621, %3622, %3625, %3626, %3629, %3630, %3633, %3634, %3637, %3638, %3641, %3642) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3698 = "vector.broadcast"(%3536) : (f32) -> vector<16xf32>
              %3699 = "arith.mulf"(%3697, %3698) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3700 = "vector.extract"(%3699) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3701 = "vector.extract"(%3699) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3702 = "vector.extract"(%3699) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3703 = "vector.extract"(%3699) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3704 = "vector.extract"(%3699) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3705 = "vector.extract"(%3699) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3706 = "vector.extract"(%3699) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3707 = "vector.extract"(%3699) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3708 = "vector.extract"(%3699) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3709 = "vector.extract"(%3699) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3710 = "vector.extract"(%3699) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3711 = "vector.extract"(%3699) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3712 = "vector.extract"(%3699) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3713 = "vector.extract"(%3699) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3714 = "vector.extract"(%3699) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3715 = "vector.extract"(%3699) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3716 = "vector.from_elements"(%2650, %2651) : (f32, f32) -> vector<2xf32>
              %3717 = "vector.from_elements"(%3535, %3536) : (f32, f32) -> vector<2xf32>
              %3718 = "arith.mulf"(%3716, %3717) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %3719 = "vector.extract"(%3718) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3720 = "vector.extract"(%3718) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%3681, %3682, %3700, %3701, %3683, %3684, %3702, %3703, %3685, %3686, %3704, %3705, %3687, %3688, %3706, %3707, %3689, %3690, %3708, %3709, %3691, %3692, %3710, %3711, %3693, %3694, %3712, %3713, %3695, %3696, %3714, %3715, %3719, %3720) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3611, %3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %2650, %2651) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3721 = "arith.constant"() {value = 12 : i32} : () -> i32
            %3722 = "arith.cmpi"(%2525, %3721) {predicate = 0 : i64} : (i32, i32) -> i1
            %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758 = "scf.if"(%3722) ({
              %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790 = "scf.if"(%2524) ({
                %3791 = "llvm.load"(%942) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3792 = "vector.extract"(%3791) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3793 = "vector.extract"(%3791) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3794 = "vector.extract"(%3791) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3795 = "vector.extract"(%3791) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3796 = "vector.extract"(%3791) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3797 = "vector.extract"(%3791) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3798 = "vector.extract"(%3791) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3799 = "vector.extract"(%3791) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3800 = "vector.from_elements"(%3644, %3645, %3648, %3649) : (f32, f32, f32, f32) -> vector<4xf32>
                %3801 = "vector.from_elements"(%3792, %3793, %3796, %3797) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3802 = "arith.extf"(%3801) : (vector<4xbf16>) -> vector<4xf32>
                %3803 = "vector.broadcast"(%3676) : (f32) -> vector<4xf32>
                %3804 = "arith.mulf"(%3802, %3803) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3805 = "arith.addf"(%3800, %3804) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3806 = "vector.extract"(%3805) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3807 = "vector.extract"(%3805) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3808 = "vector.extract"(%3805) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3809 = "vector.extract"(%3805) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3810 = "vector.from_elements"(%3646, %3647, %3650, %3651) : (f32, f32, f32, f32) -> vector<4xf32>
                %3811 = "vector.from_elements"(%3794, %3795, %3798, %3799) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3812 = "arith.extf"(%3811) : (vector<4xbf16>) -> vector<4xf32>
                %3813 = "vector.broadcast"(%3677) : (f32) -> vector<4xf32>
                %3814 = "arith.mulf"(%3812, %3813) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3815 = "arith.addf"(%3810, %3814) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3816 = "vector.extract"(%3815) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3817 = "vector.extract"(%3815) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3818 = "vector.extract"(%3815) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3819 = "vector.extract"(%3815) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3820 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3821 = "llvm.load"(%3820) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3822 = "vector.extract"(%3821) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3823 = "vector.extract"(%3821) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3824 = "vector.extract"(%3821) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3825 = "vector.extract"(%3821) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3826 = "vector.extract"(%3821) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3827 = "vector.extract"(%3821) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3828 = "vector.extract"(%3821) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3829 = "vector.extract"(%3821) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3830 = "vector.from_elements"(%3652, %3653, %3656, %3657) : (f32, f32, f32, f32) -> vector<4xf32>
                %3831 = "vector.from_elements"(%3822, %3823, %3826, %3827) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3832 = "arith.extf"(%3831) : (vector<4xbf16>) -> vector<4xf32>
                %3833 = "vector.broadcast"(%3676) : (f32) -> vector<4xf32>
                %3834 = "arith.mulf"(%3832, %3833) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3835 = "arith.addf"(%3830, %3834) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3836 = "vector.extract"(%3835) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3837 = "vector.extract"(%3835) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3838 = "vector.extract"(%3835) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3839 = "vector.extract"(%3835) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3840 = "vector.from_elements"(%3654, %3655, %3658, %3659) : (f32, f32, f32, f32) -> vector<4xf32>
                %3841 = "vector.from_elements"(%3824, %3825, %3828, %3829) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3842 = "arith.extf"(%3841) : (vector<4xbf16>) -> vector<4xf32>
                %3843 = "vector.broadcast"(%3677) : (f32) -> vector<4xf32>
                %3844 = "arith.mulf"(%3842, %3843) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3845 = "arith.addf"(%3840, %3844) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3846 = "vector.extract"(%3845) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3847 = "vector.extract"(%3845) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3848 = "vector.extract"(%3845) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3849 = "vector.extract"(%3845) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3850 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 6144>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3851 = "llvm.load"(%3850) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3852 = "vector.extract"(%3851) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3853 = "vector.extract"(%3851) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3854 = "vector.extract"(%3851) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3855 = "vector.extract"(%3851) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3856 = "vector.extract"(%3851) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3857 = "vector.extract"(%3851) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3858 = "vector.extract"(%3851) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3859 = "vector.extract"(%3851) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3860 = "vector.from_elements"(%3660, %3661, %3664, %3665) : (f32, f32, f32, f32) -> vector<4xf32>
                %3861 = "vector.from_elements"(%3852, %3853, %3856, %3857) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3862 = "arith.extf"(%3861) : (vector<4xbf16>) -> vector<4xf32>
                %3863 = "vector.broadcast"(%3676) : (f32) -> vector<4xf32>
                %3864 = "arith.mulf"(%3862, %3863) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3865 = "arith.addf"(%3860, %3864) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3866 = "vector.extract"(%3865) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3867 = "vector.extract"(%3865) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3868 = "vector.extract"(%3865) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3869 = "vector.extract"(%3865) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3870 = "vector.from_elements"(%3662, %3663, %3666, %3667) : (f32, f32, f32, f32) -> vector<4xf32>
                %3871 = "vector.from_elements"(%3854, %3855, %3858, %3859) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3872 = "arith.extf"(%3871) : (vector<4xbf16>) -> vector<4xf32>
                %3873 = "vector.broadcast"(%3677) : (f32) -> vector<4xf32>
                %3874 = "arith.mulf"(%3872, %3873) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3875 = "arith.addf"(%3870, %3874) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3876 = "vector.extract"(%3875) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3877 = "vector.extract"(%3875) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3878 = "vector.extract"(%3875) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3879 = "vector.extract"(%3875) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3880 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 9216>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3881 = "llvm.load"(%3880) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3882 = "vector.extract"(%3881) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3883 = "vector.extract"(%3881) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3884 = "vector.extract"(%3881) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3885 = "vector.extract"(%3881) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3886 = "vector.extract"(%3881) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3887 = "vector.extract"(%3881) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3888 = "vector.extract"(%3881) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3889 = "vector.extract"(%3881) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3890 = "vector.from_elements"(%3668, %3669, %3672, %3673) : (f32, f32, f32, f32) -> vector<4xf32>
                %3891 = "vector.from_elements"(%3882, %3883, %3886, %3887) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3892 = "arith.extf"(%3891) : (vector<4xbf16>) -> vector<4xf32>
                %3893 = "vector.broadcast"(%3676) : (f32) -> vector<4xf32>
                %3894 = "arith.mulf"(%3892, %3893) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3895 = "arith.addf"(%3890, %3894) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3896 = "vector.extract"(%3895) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3897 = "vector.extract"(%3895) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3898 = "vector.extract"(%3895) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3899 = "vector.extract"(%3895) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3900 = "vector.from_elements"(%3670, %3671, %3674, %3675) : (f32, f32, f32, f32) -> vector<4xf32>
                %3901 = "vector.from_elements"(%3884, %3885, %3888, %3889) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3902 = "arith.extf"(%3901) : (vector<4xbf16>) -> vector<4xf32>
                %3903 = "vector.broadcast"(%3677) : (f32) -> vector<4xf32>
                %3904 = "arith.mulf"(%3902, %3903) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3905 = "arith.addf"(%3900, %3904) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3906 = "vector.extract"(%3905) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3907 = "vector.extract"(%3905) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3908 = "vector.extract"(%3905) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3909 = "vector.extract"(%3905) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                "scf.yield"(%3806, %3807, %3816, %3817, %3808, %3809, %3818, %3819, %3836, %3837, %3846, %3847, %3838, %3839, %3848, %3849, %3866, %3867, %3876, %3877, %3868, %3869, %3878, %3879, %3896, %3897, %3906, %3907, %3898, %3899, %3908, %3909) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %3910 = "vector.from_elements"(%3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3911 = "arith.truncf"(%3910) : (vector<8xf32>) -> vector<8xbf16>
              %3912 = "vector.extract"(%3911) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3913 = "vector.extract"(%3911) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3914 = "vector.extract"(%3911) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3915 = "vector.extract"(%3911) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3916 = "vector.extract"(%3911) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3917 = "vector.extract"(%3911) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3918 = "vector.extract"(%3911) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3919 = "vector.extract"(%3911) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3920 = "vector.from_elements"(%3912, %3913, %3914, %3915, %3916, %3917, %3918, %3919) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3920, %942) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3921 = "vector.from_elements"(%3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3922 = "arith.truncf"(%3921) : (vector<8xf32>) -> vector<8xbf16>
              %3923 = "vector.extract"(%3922) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3924 = "vector.extract"(%3922) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3925 = "vector.extract"(%3922) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3926 = "vector.extract"(%3922) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3927 = "vector.extract"(%3922) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3928 = "vector.extract"(%3922) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3929 = "vector.extract"(%3922) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3930 = "vector.extract"(%3922) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3931 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3932 = "vector.from_elements"(%3923, %3924, %3925, %3926, %3927, %3928, %3929, %3930) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3932, %3931) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3933 = "vector.from_elements"(%3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3934 = "arith.truncf"(%3933) : (vector<8xf32>) -> vector<8xbf16>
              %3935 = "vector.extract"(%3934) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3936 = "vector.extract"(%3934) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3937 = "vector.extract"(%3934) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3938 = "vector.extract"(%3934) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3939 = "vector.extract"(%3934) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3940 = "vector.extract"(%3934) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3941 = "vector.extract"(%3934) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3942 = "vector.extract"(%3934) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3943 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 6144>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3944 = "vector.from_elements"(%3935, %3936, %3937, %3938, %3939, %3940, %3941, %3942) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3944, %3943) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3945 = "vector.from_elements"(%3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3946 = "arith.truncf"(%3945) : (vector<8xf32>) -> vector<8xbf16>
              %3947 = "vector.extract"(%3946) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3948 = "vector.extract"(%3946) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3949 = "vector.extract"(%3946) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3950 = "vector.extract"(%3946) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3951 = "vector.extract"(%3946) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3952 = "vector.extract"(%3946) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3953 = "vector.extract"(%3946) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3954 = "vector.extract"(%3946) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3955 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 9216>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3956 = "vector.from_elements"(%3947, %3948, %3949, %3950, %3951, %3952, %3953, %3954) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3956, %3955) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              "scf.yield"(%2794, %61, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %944, %945) : (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2524, %2525, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677) : (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3957 = "arith.addi"(%3724, %930) : (i32, i32) -> i32
            %3958 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3959 = "arith.cmpi"(%3958, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%3959) ({
              %3960 = "llvm.getelementptr"(%148, %2530) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3961_s0 = "llvm.ptrtoint"(%3960) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3961_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3962 = "arith.addi"(%2530, %930) : (i32, i32) -> i32
            %3963 = "arith.cmpi"(%3962, %935) {predicate = 0 : i64} : (i32, i32) -> i1
            %3964 = "arith.xori"(%2531, %930) : (i32, i32) -> i32
            %3965 = "arith.select"(%3963, %3964, %2531) : (i1, i32, i32) -> i32
            %3966 = "arith.select"(%3963, %61, %3962) : (i1, i32, i32) -> i32
            %3967 = "arith.addi"(%2529, %930) : (i32, i32) -> i32
            %3968 = "vector.from_elements"(%3533, %3534) : (f32, f32) -> vector<2xf32>
            %3969 = "vector.from_elements"(%3391, %3527) : (f32, f32) -> vector<2xf32>
            %3970 = "arith.addf"(%3968, %3969) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %3971 = "vector.extract"(%3970) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3972 = "vector.extract"(%3970) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3973 = "vector.from_elements"(%3547, %3548, %3551, %3552, %3549, %3550, %3553, %3554, %3555, %3556, %3559, %3560, %3557, %3558, %3561, %3562, %3563, %3564, %3567, %3568, %3565, %3566, %3569, %3570, %3571, %3572, %3575, %3576, %3573, %3574, %3577, %3578, %3579, %3580, %3583, %3584, %3581, %3582, %3585, %3586, %3587, %3588, %3591, %3592, %3589, %3590, %3593, %3594, %3595, %3596, %3599, %3600, %3597, %3598, %3601, %3602, %3603, %3604, %3607, %3608, %3605, %3606, %3609, %3610) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %3974 = "arith.bitcast"(%3973) : (vector<64xf32>) -> vector<64xi32>
            %3975 = "arith.andi"(%3974, %2343) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3976 = "arith.cmpi"(%3975, %2345) {predicate = 8 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
            %3977 = "arith.minui"(%3975, %2347) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3978 = "arith.shrui"(%3977, %2349) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3979 = "arith.andi"(%3978, %2351) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3980 = "arith.addi"(%3977, %2353) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3981 = "arith.addi"(%3980, %3979) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3982 = "arith.shrui"(%3981, %2349) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3983 = "arith.subi"(%3982, %2357) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3984 = "arith.bitcast"(%3977) : (vector<64xi32>) -> vector<64xf32>
            %3985 = "arith.addf"(%3984, %2360) : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %3986 = "arith.bitcast"(%3985) : (vector<64xf32>) -> vector<64xi32>
            %3987 = "arith.subi"(%3986, %2359) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3988 = "arith.cmpi"(%3977, %2365) {predicate = 6 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
            %3989 = "arith.select"(%3988, %3987, %3983) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3990 = "arith.shrui"(%3974, %2368) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3991 = "arith.andi"(%3990, %2370) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3992 = "arith.ori"(%3989, %3991) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3993 = "arith.select"(%3976, %2373, %3992) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3994 = "arith.trunci"(%3993) : (vector<64xi32>) -> vector<64xi8>
            %3995 = "vector.bitcast"(%3994) : (vector<64xi8>) -> vector<16xi32>
            %3996 = "vector.extract"(%3995) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %3997 = "vector.extract"(%3995) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %3998 = "vector.extract"(%3995) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %3999 = "vector.extract"(%3995) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %4000 = "vector.extract"(%3995) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %4001 = "vector.extract"(%3995) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %4002 = "vector.extract"(%3995) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %4003 = "vector.extract"(%3995) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %4004 = "vector.extract"(%3995) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %4005 = "vector.extract"(%3995) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %4006 = "vector.extract"(%3995) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %4007 = "vector.extract"(%3995) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %4008 = "vector.extract"(%3995) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %4009 = "vector.extract"(%3995) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %4010 = "vector.extract"(%3995) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %4011 = "vector.extract"(%3995) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            "scf.yield"(%2960, %3723, %3957, %2968, %2967, %2966, %3967, %3966, %3965, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3242, %3243, %3971, %3972, %3535, %3536, %3757, %3758) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %4012 = "llvm.getelementptr"(%147, %2400) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4013_s0 = "llvm.ptrtoint"(%4012) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4013_s0, %2401) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4014 = "arith.muli"(%2400, %1425) : (i32, i32) -> i32
          %4015 = "llvm.getelementptr"(%77, %4014) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4016 = "arith.constant"() {value = true} : () -> i1
          %t4018_a = "llvm.ptrtoint"(%4015) : (!llvm.ptr<3>) -> i32
          %t4018_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4018_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4018_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t4018_shifted = "arith.shrui"(%t4018_a, %t4018_four) : (i32, i32) -> i32
          %t4018_low = "arith.andi"(%t4018_shifted, %t4018_mask) : (i32, i32) -> i32
          %t4018_wide = "arith.extui"(%t4018_low) : (i32) -> i64
          %4017 = "arith.ori"(%t4018_wide, %t4018_fields) : (i64, i64) -> i64
          %t4051_r = "llvm.inline_asm"(%2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %4019 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 0>} : (!struct2) -> f32
          %4020 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 1>} : (!struct2) -> f32
          %4021 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4022 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4023 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4024 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4025 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4026 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4027 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4028 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4029 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4030 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4031 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4032 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4033 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4034 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4035 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4036 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4037 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4038 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4039 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4040 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4041 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4042 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4043 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4044 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4045 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4046 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4047 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4048 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4049 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4050 = "llvm.extractvalue"(%t4051_r) {position = array<i64: 31>} : (!struct2) -> f32
          %t4084_r = "llvm.inline_asm"(%4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %4017, %4016) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 54 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
          %4052 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 0>} : (!struct2) -> f32
          %4053 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 1>} : (!struct2) -> f32
          %4054 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4055 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4056 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4057 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4058 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4059 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4060 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4061 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4062 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4063 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4064 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4065 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4066 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4067 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4068 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4069 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4070 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4071 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4072 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4073 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4074 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4075 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4076 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4077 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4078 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4079 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4080 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4081 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4082 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4083 = "llvm.extractvalue"(%t4084_r) {position = array<i64: 31>} : (!struct2) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %4085 = "arith.muli"(%1365, %23) : (i64, i64) -> i64
          %4086 = "arith.muli"(%1364, %24) : (i64, i64) -> i64
          %4087 = "arith.addi"(%4085, %4086) : (i64, i64) -> i64
          %4088 = "llvm.getelementptr"(%19, %4087) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4089 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4090 = "nvvm.shfl.sync"(%60, %2516, %930, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 55 : i32} : (i32, f32, i32, i32) -> f32
          %4091 = "arith.addf"(%2516, %4090) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4092 = "nvvm.shfl.sync"(%60, %4091, %974, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 56 : i32} : (i32, f32, i32, i32) -> f32
          %4093 = "arith.addf"(%4091, %4092) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4094 = "llvm.call_intrinsic"(%4093) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4095 = "arith.cmpf"(%4093, %1376) {predicate = 1 : i64} : (f32, f32) -> i1
          %4096 = "scf.if"(%4095) ({
            "scf.yield"(%1376) : (f32) -> ()
          }, {
            "scf.yield"(%4094) : (f32) -> ()
          }) : (i1) -> f32
          %4097 = "arith.remui"(%4089, %1351) : (i32, i32) -> i32
          %4098 = "arith.cmpi"(%4097, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %4099 = "arith.cmpi"(%1353, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4100 = "arith.andi"(%4098, %4099) : (i1, i1) -> i1
          "scf.if"(%4100) ({
            %4101 = "llvm.call_intrinsic"(%4093) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4102 = "arith.addf"(%2514, %4101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4103 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4104 = "arith.mulf"(%4102, %4103) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4105 = "arith.extsi"(%1353) : (i32) -> i64
            %4106 = "llvm.getelementptr"(%4088, %4105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4104, %4106) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4107 = "nvvm.shfl.sync"(%60, %2517, %930, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 57 : i32} : (i32, f32, i32, i32) -> f32
          %4108 = "arith.addf"(%2517, %4107) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4109 = "nvvm.shfl.sync"(%60, %4108, %974, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 58 : i32} : (i32, f32, i32, i32) -> f32
          %4110 = "arith.addf"(%4108, %4109) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4111 = "llvm.call_intrinsic"(%4110) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4112 = "arith.cmpf"(%4110, %1376) {predicate = 1 : i64} : (f32, f32) -> i1
          %4113 = "scf.if"(%4112) ({
            "scf.yield"(%1376) : (f32) -> ()
          }, {
            "scf.yield"(%4111) : (f32) -> ()
          }) : (i1) -> f32
          %4114 = "arith.addi"(%1353, %940) : (i32, i32) -> i32
          %4115 = "arith.cmpi"(%4114, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4116 = "arith.andi"(%4098, %4115) : (i1, i1) -> i1
          "scf.if"(%4116) ({
            %4117 = "llvm.call_intrinsic"(%4110) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4118 = "arith.addf"(%2515, %4117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4119 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4120 = "arith.mulf"(%4118, %4119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4121 = "arith.extsi"(%4114) : (i32) -> i64
            %4122 = "llvm.getelementptr"(%4088, %4121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4120, %4122) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4123 = "vector.from_elements"(%4096, %4113) : (f32, f32) -> vector<2xf32>
          %4124 = "vector.broadcast"(%1381) : (f32) -> vector<2xf32>
          %4125 = "arith.mulf"(%4123, %4124) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %4126 = "vector.extract"(%4125) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4127 = "vector.extract"(%4125) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %t4224_r = "llvm.inline_asm"(%2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080, %4081, %4082, %4083) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %4128 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4129 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4130 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4131 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4132 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4133 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4134 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4135 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4136 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4137 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4138 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4139 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4140 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4141 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4142 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4143 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 15>} : (!struct3) -> f32
          %4144 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 16>} : (!struct3) -> f32
          %4145 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 17>} : (!struct3) -> f32
          %4146 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 18>} : (!struct3) -> f32
          %4147 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 19>} : (!struct3) -> f32
          %4148 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 20>} : (!struct3) -> f32
          %4149 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 21>} : (!struct3) -> f32
          %4150 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 22>} : (!struct3) -> f32
          %4151 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 23>} : (!struct3) -> f32
          %4152 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 24>} : (!struct3) -> f32
          %4153 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 25>} : (!struct3) -> f32
          %4154 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 26>} : (!struct3) -> f32
          %4155 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 27>} : (!struct3) -> f32
          %4156 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 28>} : (!struct3) -> f32
          %4157 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 29>} : (!struct3) -> f32
          %4158 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 30>} : (!struct3) -> f32
          %4159 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 31>} : (!struct3) -> f32
          %4160 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 32>} : (!struct3) -> f32
          %4161 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 33>} : (!struct3) -> f32
          %4162 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 34>} : (!struct3) -> f32
          %4163 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 35>} : (!struct3) -> f32
          %4164 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 36>} : (!struct3) -> f32
          %4165 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 37>} : (!struct3) -> f32
          %4166 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 38>} : (!struct3) -> f32
          %4167 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 39>} : (!struct3) -> f32
          %4168 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 40>} : (!struct3) -> f32
          %4169 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 41>} : (!struct3) -> f32
          %4170 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 42>} : (!struct3) -> f32
          %4171 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 43>} : (!struct3) -> f32
          %4172 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 44>} : (!struct3) -> f32
          %4173 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 45>} : (!struct3) -> f32
          %4174 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 46>} : (!struct3) -> f32
          %4175 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 47>} : (!struct3) -> f32
          %4176 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 48>} : (!struct3) -> f32
          %4177 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 49>} : (!struct3) -> f32
          %4178 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 50>} : (!struct3) -> f32
          %4179 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 51>} : (!struct3) -> f32
          %4180 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 52>} : (!struct3) -> f32
          %4181 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 53>} : (!struct3) -> f32
          %4182 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 54>} : (!struct3) -> f32
          %4183 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 55>} : (!struct3) -> f32
          %4184 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 56>} : (!struct3) -> f32
          %4185 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 57>} : (!struct3) -> f32
          %4186 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 58>} : (!struct3) -> f32
          %4187 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 59>} : (!struct3) -> f32
          %4188 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 60>} : (!struct3) -> f32
          %4189 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 61>} : (!struct3) -> f32
          %4190 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 62>} : (!struct3) -> f32
          %4191 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 63>} : (!struct3) -> f32
          %4192 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 64>} : (!struct3) -> f32
          %4193 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 65>} : (!struct3) -> f32
          %4194 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 66>} : (!struct3) -> f32
          %4195 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 67>} : (!struct3) -> f32
          %4196 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 68>} : (!struct3) -> f32
          %4197 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 69>} : (!struct3) -> f32
          %4198 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 70>} : (!struct3) -> f32
          %4199 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 71>} : (!struct3) -> f32
          %4200 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 72>} : (!struct3) -> f32
          %4201 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 73>} : (!struct3) -> f32
          %4202 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 74>} : (!struct3) -> f32
          %4203 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 75>} : (!struct3) -> f32
          %4204 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 76>} : (!struct3) -> f32
          %4205 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 77>} : (!struct3) -> f32
          %4206 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 78>} : (!struct3) -> f32
          %4207 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 79>} : (!struct3) -> f32
          %4208 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 80>} : (!struct3) -> f32
          %4209 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 81>} : (!struct3) -> f32
          %4210 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 82>} : (!struct3) -> f32
          %4211 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 83>} : (!struct3) -> f32
          %4212 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 84>} : (!struct3) -> f32
          %4213 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 85>} : (!struct3) -> f32
          %4214 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 86>} : (!struct3) -> f32
          %4215 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 87>} : (!struct3) -> f32
          %4216 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 88>} : (!struct3) -> f32
          %4217 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 89>} : (!struct3) -> f32
          %4218 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 90>} : (!struct3) -> f32
          %4219 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 91>} : (!struct3) -> f32
          %4220 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 92>} : (!struct3) -> f32
          %4221 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 93>} : (!struct3) -> f32
          %4222 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 94>} : (!struct3) -> f32
          %4223 = "llvm.extractvalue"(%t4224_r) {position = array<i64: 95>} : (!struct3) -> f32
          %4225 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4226 = "arith.cmpi"(%4225, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%4226) ({
            %4227 = "llvm.getelementptr"(%148, %2400) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4228_s0 = "llvm.ptrtoint"(%4227) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4228_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4229 = "arith.addi"(%2400, %930) : (i32, i32) -> i32
          %4230 = "arith.cmpi"(%4229, %935) {predicate = 0 : i64} : (i32, i32) -> i1
          %4231 = "arith.xori"(%2401, %930) : (i32, i32) -> i32
          %4232 = "arith.select"(%4230, %4231, %2401) : (i1, i32, i32) -> i32
          %4233 = "arith.select"(%4230, %61, %4229) : (i1, i32, i32) -> i32
          %4234 = "arith.addi"(%2399, %930) : (i32, i32) -> i32
          %4235, %4236, %4237, %4238, %4239, %4240, %4241, %4242, %4243, %4244, %4245, %4246, %4247, %4248, %4249, %4250, %4251, %4252, %4253, %4254, %4255, %4256, %4257, %4258, %4259, %4260, %4261, %4262, %4263, %4264, %4265, %4266 = "scf.if"(%2394) ({
            %4267 = "llvm.load"(%942) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4268 = "vector.extract"(%4267) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4269 = "vector.extract"(%4267) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4270 = "vector.extract"(%4267) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4271 = "vector.extract"(%4267) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4272 = "vector.extract"(%4267) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4273 = "vector.extract"(%4267) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4274 = "vector.extract"(%4267) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4275 = "vector.extract"(%4267) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4276 = "vector.from_elements"(%4192, %4193, %4196, %4197) : (f32, f32, f32, f32) -> vector<4xf32>
            %4277 = "vector.from_elements"(%4268, %4269, %4272, %4273) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4278 = "arith.extf"(%4277) : (vector<4xbf16>) -> vector<4xf32>
            %4279 = "vector.broadcast"(%2520) : (f32) -> vector<4xf32>
            %4280 = "arith.mulf"(%4278, %4279) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4281 = "arith.addf"(%4276, %4280) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4282 = "vector.extract"(%4281) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4283 = "vector.extract"(%4281) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4284 = "vector.extract"(%4281) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4285 = "vector.extract"(%4281) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4286 = "vector.from_elements"(%4194, %4195, %4198, %4199) : (f32, f32, f32, f32) -> vector<4xf32>
            %4287 = "vector.from_elements"(%4270, %4271, %4274, %4275) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4288 = "arith.extf"(%4287) : (vector<4xbf16>) -> vector<4xf32>
            %4289 = "vector.broadcast"(%2521) : (f32) -> vector<4xf32>
            %4290 = "arith.mulf"(%4288, %4289) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4291 = "arith.addf"(%4286, %4290) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4292 = "vector.extract"(%4291) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4293 = "vector.extract"(%4291) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4294 = "vector.extract"(%4291) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4295 = "vector.extract"(%4291) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4296 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4297 = "llvm.load"(%4296) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4298 = "vector.extract"(%4297) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4299 = "vector.extract"(%4297) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4300 = "vector.extract"(%4297) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4301 = "vector.extract"(%4297) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4302 = "vector.extract"(%4297) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4303 = "vector.extract"(%4297) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4304 = "vector.extract"(%4297) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4305 = "vector.extract"(%4297) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4306 = "vector.from_elements"(%4200, %4201, %4204, %4205) : (f32, f32, f32, f32) -> vector<4xf32>
            %4307 = "vector.from_elements"(%4298, %4299, %4302, %4303) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4308 = "arith.extf"(%4307) : (vector<4xbf16>) -> vector<4xf32>
            %4309 = "vector.broadcast"(%2520) : (f32) -> vector<4xf32>
            %4310 = "arith.mulf"(%4308, %4309) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4311 = "arith.addf"(%4306, %4310) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4312 = "vector.extract"(%4311) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4313 = "vector.extract"(%4311) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4314 = "vector.extract"(%4311) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4315 = "vector.extract"(%4311) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4316 = "vector.from_elements"(%4202, %4203, %4206, %4207) : (f32, f32, f32, f32) -> vector<4xf32>
            %4317 = "vector.from_elements"(%4300, %4301, %4304, %4305) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4318 = "arith.extf"(%4317) : (vector<4xbf16>) -> vector<4xf32>
            %4319 = "vector.broadcast"(%2521) : (f32) -> vector<4xf32>
            %4320 = "arith.mulf"(%4318, %4319) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4321 = "arith.addf"(%4316, %4320) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4322 = "vector.extract"(%4321) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4323 = "vector.extract"(%4321) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4324 = "vector.extract"(%4321) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4325 = "vector.extract"(%4321) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4326 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 6144>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4327 = "llvm.load"(%4326) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4328 = "vector.extract"(%4327) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4329 = "vector.extract"(%4327) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4330 = "vector.extract"(%4327) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4331 = "vector.extract"(%4327) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4332 = "vector.extract"(%4327) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4333 = "vector.extract"(%4327) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4334 = "vector.extract"(%4327) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4335 = "vector.extract"(%4327) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4336 = "vector.from_elements"(%4208, %4209, %4212, %4213) : (f32, f32, f32, f32) -> vector<4xf32>
            %4337 = "vector.from_elements"(%4328, %4329, %4332, %4333) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4338 = "arith.extf"(%4337) : (vector<4xbf16>) -> vector<4xf32>
            %4339 = "vector.broadcast"(%2520) : (f32) -> vector<4xf32>
            %4340 = "arith.mulf"(%4338, %4339) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4341 = "arith.addf"(%4336, %4340) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4342 = "vector.extract"(%4341) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4343 = "vector.extract"(%4341) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4344 = "vector.extract"(%4341) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4345 = "vector.extract"(%4341) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4346 = "vector.from_elements"(%4210, %4211, %4214, %4215) : (f32, f32, f32, f32) -> vector<4xf32>
            %4347 = "vector.from_elements"(%4330, %4331, %4334, %4335) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4348 = "arith.extf"(%4347) : (vector<4xbf16>) -> vector<4xf32>
            %4349 = "vector.broadcast"(%2521) : (f32) -> vector<4xf32>
            %4350 = "arith.mulf"(%4348, %4349) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4351 = "arith.addf"(%4346, %4350) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4352 = "vector.extract"(%4351) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4353 = "vector.extract"(%4351) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4354 = "vector.extract"(%4351) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4355 = "vector.extract"(%4351) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4356 = "llvm.getelementptr"(%942) {rawConstantIndices = array<i32: 9216>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4357 = "llvm.load"(%4356) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4358 = "vector.extract"(%4357) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4359 = "vector.extract"(%4357) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4360 = "vector.extract"(%4357) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4361 = "vector.extract"(%4357) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4362 = "vector.extract"(%4357) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4363 = "vector.extract"(%4357) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4364 = "vector.extract"(%4357) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4365 = "vector.extract"(%4357) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4366 = "vector.from_elements"(%4216, %4217, %4220, %4221) : (f32, f32, f32, f32) -> vector<4xf32>
            %4367 = "vector.from_elements"(%4358, %4359, %4362, %4363) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4368 = "arith.extf"(%4367) : (vector<4xbf16>) -> vector<4xf32>
            %4369 = "vector.broadcast"(%2520) : (f32) -> vector<4xf32>
            %4370 = "arith.mulf"(%4368, %4369) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4371 = "arith.addf"(%4366, %4370) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4372 = "vector.extract"(%4371) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4373 = "vector.extract"(%4371) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4374 = "vector.extract"(%4371) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4375 = "vector.extract"(%4371) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4376 = "vector.from_elements"(%4218, %4219, %4222, %4223) : (f32, f32, f32, f32) -> vector<4xf32>
            %4377 = "vector.from_elements"(%4360, %4361, %4364, %4365) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4378 = "arith.extf"(%4377) : (vector<4xbf16>) -> vector<4xf32>
            %4379 = "vector.broadcast"(%2521) : (f32) -> vector<4xf32>
            %4380 = "arith.mulf"(%4378, %4379) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4381 = "arith.addf"(%4376, %4380) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4382 = "vector.extract"(%4381) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4383 = "vector.extract"(%4381) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4384 = "vector.extract"(%4381) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4385 = "vector.extract"(%4381) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%4282, %4283, %4292, %4293, %4284, %4285, %4294, %4295, %4312, %4313, %4322, %4323, %4314, %4315, %4324, %4325, %4342, %4343, %4352, %4353, %4344, %4345, %4354, %4355, %4372, %4373, %4382, %4383, %4374, %4375, %4384, %4385) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%4192, %4193, %4194, %4195, %4196, %4197, %4198, %4199, %4200, %4201, %4202, %4203, %4204, %4205, %4206, %4207, %4208, %4209, %4210, %4211, %4212, %4213, %4214, %4215, %4216, %4217, %4218, %4219, %4220, %4221, %4222, %4223) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %4386 = "vector.from_elements"(%4235, %4236, %4239, %4240, %4243, %4244, %4247, %4248, %4251, %4252, %4255, %4256, %4259, %4260, %4263, %4264) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4387 = "vector.broadcast"(%4126) : (f32) -> vector<16xf32>
          %4388 = "arith.mulf"(%4386, %4387) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4389 = "vector.extract"(%4388) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4390 = "vector.extract"(%4388) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4391 = "vector.extract"(%4388) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4392 = "vector.extract"(%4388) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4393 = "vector.extract"(%4388) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4394 = "vector.extract"(%4388) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4395 = "vector.extract"(%4388) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4396 = "vector.extract"(%4388) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4397 = "vector.extract"(%4388) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4398 = "vector.extract"(%4388) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4399 = "vector.extract"(%4388) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4400 = "vector.extract"(%4388) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4401 = "vector.extract"(%4388) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4402 = "vector.extract"(%4388) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4403 = "vector.extract"(%4388) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4404 = "vector.extract"(%4388) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4405 = "vector.from_elements"(%4237, %4238, %4241, %4242, %4245, %4246, %4249, %4250, %4253, %4254, %4257, %4258, %4261, %4262, %4265, %4266) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4406 = "vector.broadcast"(%4127) : (f32) -> vector<16xf32>
          %4407 = "arith.mulf"(%4405, %4406) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4408 = "vector.extract"(%4407) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4409 = "vector.extract"(%4407) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4410 = "vector.extract"(%4407) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4411 = "vector.extract"(%4407) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4412 = "vector.extract"(%4407) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4413 = "vector.extract"(%4407) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4414 = "vector.extract"(%4407) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4415 = "vector.extract"(%4407) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4416 = "vector.extract"(%4407) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4417 = "vector.extract"(%4407) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4418 = "vector.extract"(%4407) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4419 = "vector.extract"(%4407) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4420 = "vector.extract"(%4407) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4421 = "vector.extract"(%4407) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4422 = "vector.extract"(%4407) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4423 = "vector.extract"(%4407) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4424 = "llvm.getelementptr"(%74, %1423) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4425 = "arith.muli"(%1365, %17) : (i64, i64) -> i64
          %4426 = "arith.muli"(%1364, %18) : (i64, i64) -> i64
          %4427 = "arith.addi"(%4425, %4426) : (i64, i64) -> i64
          %4428 = "llvm.getelementptr"(%12, %4427) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4429 = "arith.extsi"(%1335) : (i32) -> i64
          %4430 = "arith.muli"(%4429, %16) : (i64, i64) -> i64
          %4431 = "llvm.getelementptr"(%4428, %4430) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4432 = "arith.subi"(%38, %1335) : (i32, i32) -> i32
          %4433 = "nvvm.shfl.sync"(%60, %932, %1350, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 59 : i32} : (i32, i32, i32, i32) -> i32
          %4434 = "arith.remui"(%4433, %947) : (i32, i32) -> i32
          %4435 = "arith.divui"(%4433, %947) : (i32, i32) -> i32
          %4436 = "arith.muli"(%4434, %64) : (i32, i32) -> i32
          %4437 = "arith.remui"(%4435, %974) : (i32, i32) -> i32
          %4438 = "arith.divui"(%4435, %974) : (i32, i32) -> i32
          %4439 = "arith.muli"(%4437, %940) : (i32, i32) -> i32
          %4440 = "arith.addi"(%4436, %4439) : (i32, i32) -> i32
          %4441 = "arith.muli"(%4438, %87) : (i32, i32) -> i32
          %4442 = "arith.addi"(%4440, %4441) : (i32, i32) -> i32
          %4443 = "arith.andi"(%4433, %62) : (i32, i32) -> i32
          %4444 = "arith.constant"() {value = 5 : i32} : () -> i32
          %4445 = "arith.shrsi"(%4433, %4444) : (i32, i32) -> i32
          %4446 = "arith.muli"(%4445, %947) : (i32, i32) -> i32
          %4447 = "arith.divui"(%4443, %1351) : (i32, i32) -> i32
          %4448 = "arith.addi"(%4446, %4447) : (i32, i32) -> i32
          %4449 = "arith.remui"(%4443, %1351) : (i32, i32) -> i32
          %4450 = "arith.addi"(%4443, %64) : (i32, i32) -> i32
          %4451 = "arith.divui"(%4450, %1351) : (i32, i32) -> i32
          %4452 = "arith.addi"(%4446, %4451) : (i32, i32) -> i32
          %4453 = "arith.remui"(%4450, %1351) : (i32, i32) -> i32
          %4454 = "vector.from_elements"(%4389, %4390, %4408, %4409, %4391, %4392, %4410, %4411, %4393, %4394, %4412, %4413, %4395, %4396, %4414, %4415) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4455 = "arith.truncf"(%4454) : (vector<16xf32>) -> vector<16xbf16>
          %4456 = "vector.extract"(%4455) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4457 = "vector.extract"(%4455) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4458 = "vector.extract"(%4455) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4459 = "vector.extract"(%4455) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4460 = "vector.extract"(%4455) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4461 = "vector.extract"(%4455) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4462 = "vector.extract"(%4455) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4463 = "vector.extract"(%4455) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4464 = "vector.extract"(%4455) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4465 = "vector.extract"(%4455) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4466 = "vector.extract"(%4455) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4467 = "vector.extract"(%4455) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4468 = "vector.extract"(%4455) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4469 = "vector.extract"(%4455) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4470 = "vector.extract"(%4455) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4471 = "vector.extract"(%4455) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4472 = "vector.from_elements"(%4456, %4457) : (bf16, bf16) -> vector<2xbf16>
          %4473 = "llvm.bitcast"(%4472) : (vector<2xbf16>) -> i32
          %4474 = "vector.from_elements"(%4458, %4459) : (bf16, bf16) -> vector<2xbf16>
          %4475 = "llvm.bitcast"(%4474) : (vector<2xbf16>) -> i32
          %4476 = "vector.from_elements"(%4460, %4461) : (bf16, bf16) -> vector<2xbf16>
          %4477 = "llvm.bitcast"(%4476) : (vector<2xbf16>) -> i32
          %4478 = "vector.from_elements"(%4462, %4463) : (bf16, bf16) -> vector<2xbf16>
          %4479 = "llvm.bitcast"(%4478) : (vector<2xbf16>) -> i32
          %4480 = "arith.andi"(%4442, %1334) : (i32, i32) -> i32
          %4481 = "arith.shrui"(%4480, %935) : (i32, i32) -> i32
          %4482 = "arith.xori"(%4442, %4481) : (i32, i32) -> i32
          %4483 = "llvm.getelementptr"(%4424, %4482) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4483, %4473, %4475, %4477, %4479) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4485 = "arith.addi"(%4442, %947) : (i32, i32) -> i32
          %4486 = "vector.from_elements"(%4464, %4465) : (bf16, bf16) -> vector<2xbf16>
          %4487 = "llvm.bitcast"(%4486) : (vector<2xbf16>) -> i32
          %4488 = "vector.from_elements"(%4466, %4467) : (bf16, bf16) -> vector<2xbf16>
          %4489 = "llvm.bitcast"(%4488) : (vector<2xbf16>) -> i32
          %4490 = "vector.from_elements"(%4468, %4469) : (bf16, bf16) -> vector<2xbf16>
          %4491 = "llvm.bitcast"(%4490) : (vector<2xbf16>) -> i32
          %4492 = "vector.from_elements"(%4470, %4471) : (bf16, bf16) -> vector<2xbf16>
          %4493 = "llvm.bitcast"(%4492) : (vector<2xbf16>) -> i32
          %4494 = "arith.andi"(%4485, %1334) : (i32, i32) -> i32
          %4495 = "arith.shrui"(%4494, %935) : (i32, i32) -> i32
          %4496 = "arith.xori"(%4485, %4495) : (i32, i32) -> i32
          %4497 = "llvm.getelementptr"(%4424, %4496) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4497, %4487, %4489, %4491, %4493) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 62 : i32} : (i32) -> ()
          %4499 = "arith.muli"(%4448, %64) : (i32, i32) -> i32
          %4500 = "arith.muli"(%4449, %940) : (i32, i32) -> i32
          %4501 = "arith.addi"(%4499, %4500) : (i32, i32) -> i32
          %4502 = "arith.andi"(%4501, %1334) : (i32, i32) -> i32
          %4503 = "arith.shrui"(%4502, %935) : (i32, i32) -> i32
          %4504 = "arith.xori"(%4501, %4503) : (i32, i32) -> i32
          %4505 = "llvm.getelementptr"(%4424, %4504) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4506 = "llvm.load"(%4505) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4507 = "vector.extract"(%4506) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4508 = "vector.extract"(%4506) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4509 = "vector.extract"(%4506) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4510 = "vector.extract"(%4506) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4511 = "vector.extract"(%4506) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4512 = "vector.extract"(%4506) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4513 = "vector.extract"(%4506) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4514 = "vector.extract"(%4506) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4515 = "arith.muli"(%4452, %64) : (i32, i32) -> i32
          %4516 = "arith.muli"(%4453, %940) : (i32, i32) -> i32
          %4517 = "arith.addi"(%4515, %4516) : (i32, i32) -> i32
          %4518 = "arith.andi"(%4517, %1334) : (i32, i32) -> i32
          %4519 = "arith.shrui"(%4518, %935) : (i32, i32) -> i32
          %4520 = "arith.xori"(%4517, %4519) : (i32, i32) -> i32
          %4521 = "llvm.getelementptr"(%4424, %4520) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4522 = "llvm.load"(%4521) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4523 = "vector.extract"(%4522) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4524 = "vector.extract"(%4522) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4525 = "vector.extract"(%4522) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4526 = "vector.extract"(%4522) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4527 = "vector.extract"(%4522) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4528 = "vector.extract"(%4522) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4529 = "vector.extract"(%4522) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4530 = "vector.extract"(%4522) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 63 : i32} : (i32) -> ()
          %4531 = "arith.cmpi"(%4448, %4432) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4531) ({
            %4532 = "arith.extsi"(%4448) : (i32) -> i64
            %4533 = "arith.extsi"(%4449) : (i32) -> i64
            %4534 = "arith.muli"(%4532, %16) : (i64, i64) -> i64
            %4535 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4536 = "arith.muli"(%4533, %4535) : (i64, i64) -> i64
            %4537 = "arith.addi"(%4534, %4536) : (i64, i64) -> i64
            %4538 = "llvm.getelementptr"(%4431, %4537) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4539 = "vector.from_elements"(%4507, %4508, %4509, %4510, %4511, %4512, %4513, %4514) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4539, %4538) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4540 = "arith.cmpi"(%4452, %4432) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4540) ({
            %4541 = "arith.extsi"(%4452) : (i32) -> i64
            %4542 = "arith.extsi"(%4453) : (i32) -> i64
            %4543 = "arith.muli"(%4541, %16) : (i64, i64) -> i64
            %4544 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4545 = "arith.muli"(%4542, %4544) : (i64, i64) -> i64
            %4546 = "arith.addi"(%4543, %4545) : (i64, i64) -> i64
            %4547 = "llvm.getelementptr"(%4431, %4546) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4548 = "vector.from_elements"(%4523, %4524, %4525, %4526, %4527, %4528, %4529, %4530) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4548, %4547) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4549 = "vector.from_elements"(%4397, %4398, %4416, %4417, %4399, %4400, %4418, %4419, %4401, %4402, %4420, %4421, %4403, %4404, %4422, %4423) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4550 = "arith.truncf"(%4549) : (vector<16xf32>) -> vector<16xbf16>
          %4551 = "vector.extract"(%4550) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4552 = "vector.extract"(%4550) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4553 = "vector.extract"(%4550) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4554 = "vector.extract"(%4550) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4555 = "vector.extract"(%4550) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4556 = "vector.extract"(%4550) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4557 = "vector.extract"(%4550) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4558 = "vector.extract"(%4550) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4559 = "vector.extract"(%4550) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4560 = "vector.extract"(%4550) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4561 = "vector.extract"(%4550) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4562 = "vector.extract"(%4550) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4563 = "vector.extract"(%4550) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4564 = "vector.extract"(%4550) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4565 = "vector.extract"(%4550) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4566 = "vector.extract"(%4550) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4567 = "vector.from_elements"(%4551, %4552) : (bf16, bf16) -> vector<2xbf16>
          %4568 = "llvm.bitcast"(%4567) : (vector<2xbf16>) -> i32
          %4569 = "vector.from_elements"(%4553, %4554) : (bf16, bf16) -> vector<2xbf16>
          %4570 = "llvm.bitcast"(%4569) : (vector<2xbf16>) -> i32
          %4571 = "vector.from_elements"(%4555, %4556) : (bf16, bf16) -> vector<2xbf16>
          %4572 = "llvm.bitcast"(%4571) : (vector<2xbf16>) -> i32
          %4573 = "vector.from_elements"(%4557, %4558) : (bf16, bf16) -> vector<2xbf16>
          %4574 = "llvm.bitcast"(%4573) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4483, %4568, %4570, %4572, %4574) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4576 = "vector.from_elements"(%4559, %4560) : (bf16, bf16) -> vector<2xbf16>
          %4577 = "llvm.bitcast"(%4576) : (vector<2xbf16>) -> i32
          %4578 = "vector.from_elements"(%4561, %4562) : (bf16, bf16) -> vector<2xbf16>
          %4579 = "llvm.bitcast"(%4578) : (vector<2xbf16>) -> i32
          %4580 = "vector.from_elements"(%4563, %4564) : (bf16, bf16) -> vector<2xbf16>
          %4581 = "llvm.bitcast"(%4580) : (vector<2xbf16>) -> i32
          %4582 = "vector.from_elements"(%4565, %4566) : (bf16, bf16) -> vector<2xbf16>
          %4583 = "llvm.bitcast"(%4582) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4497, %4577, %4579, %4581, %4583) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 66 : i32} : (i32) -> ()
          %4585 = "llvm.load"(%4505) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4586 = "vector.extract"(%4585) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4587 = "vector.extract"(%4585) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4588 = "vector.extract"(%4585) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4589 = "vector.extract"(%4585) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4590 = "vector.extract"(%4585) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4591 = "vector.extract"(%4585) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4592 = "vector.extract"(%4585) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4593 = "vector.extract"(%4585) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4594 = "llvm.load"(%4521) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4595 = "vector.extract"(%4594) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4596 = "vector.extract"(%4594) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4597 = "vector.extract"(%4594) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4598 = "vector.extract"(%4594) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4599 = "vector.extract"(%4594) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4600 = "vector.extract"(%4594) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4601 = "vector.extract"(%4594) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4602 = "vector.extract"(%4594) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 67 : i32} : (i32) -> ()
          "scf.if"(%81) ({
            %4603 = "llvm.getelementptr"(%82, %1253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4604_s0 = "llvm.ptrtoint"(%4603) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4604_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4531) ({
            %4605 = "arith.addi"(%1351, %4449) : (i32, i32) -> i32
            %4606 = "arith.extsi"(%4448) : (i32) -> i64
            %4607 = "arith.extsi"(%4605) : (i32) -> i64
            %4608 = "arith.muli"(%4606, %16) : (i64, i64) -> i64
            %4609 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4610 = "arith.muli"(%4607, %4609) : (i64, i64) -> i64
            %4611 = "arith.addi"(%4608, %4610) : (i64, i64) -> i64
            %4612 = "llvm.getelementptr"(%4431, %4611) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4613 = "vector.from_elements"(%4586, %4587, %4588, %4589, %4590, %4591, %4592, %4593) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4613, %4612) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4540) ({
            %4614 = "arith.addi"(%1351, %4453) : (i32, i32) -> i32
            %4615 = "arith.extsi"(%4452) : (i32) -> i64
            %4616 = "arith.extsi"(%4614) : (i32) -> i64
            %4617 = "arith.muli"(%4615, %16) : (i64, i64) -> i64
            %4618 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4619 = "arith.muli"(%4616, %4618) : (i64, i64) -> i64
            %4620 = "arith.addi"(%4617, %4619) : (i64, i64) -> i64
            %4621 = "llvm.getelementptr"(%4431, %4620) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4622 = "vector.from_elements"(%4595, %4596, %4597, %4598, %4599, %4600, %4601, %4602) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4622, %4621) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4623 = "arith.addi"(%1253, %930) : (i32, i32) -> i32
          %4624 = "arith.cmpi"(%4623, %974) {predicate = 0 : i64} : (i32, i32) -> i1
          %4625 = "arith.xori"(%1254, %930) : (i32, i32) -> i32
          %4626 = "arith.select"(%4624, %4625, %1254) : (i1, i32, i32) -> i32
          %4627 = "arith.select"(%4624, %61, %4623) : (i1, i32, i32) -> i32
          %4628 = "arith.addi"(%1252, %930) : (i32, i32) -> i32
          %4629 = "llvm.getelementptr"(%170, %1250) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4630_s0 = "llvm.ptrtoint"(%4629) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4630_s0, %1251) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4631 = "arith.muli"(%1250, %935) : (i32, i32) -> i32
          %4632 = "llvm.getelementptr"(%188, %4631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4633 = "llvm.load"(%4632) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4634 = "nvvm.shfl.sync"(%60, %4633, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 68 : i32} : (i32, i32, i32, i32) -> i32
          %4635 = "arith.addi"(%930, %4631) : (i32, i32) -> i32
          %4636 = "llvm.getelementptr"(%188, %4635) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4637 = "llvm.load"(%4636) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4638 = "nvvm.shfl.sync"(%60, %4637, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 69 : i32} : (i32, i32, i32, i32) -> i32
          %4639 = "arith.addi"(%974, %4631) : (i32, i32) -> i32
          %4640 = "llvm.getelementptr"(%188, %4639) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4641 = "llvm.load"(%4640) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4642 = "nvvm.shfl.sync"(%60, %4641, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 70 : i32} : (i32, i32, i32, i32) -> i32
          %4643 = "llvm.getelementptr"(%171, %1250) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4644_s0 = "llvm.ptrtoint"(%4643) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4644_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %4645 = "arith.addi"(%1250, %930) : (i32, i32) -> i32
          %4646 = "arith.cmpi"(%4645, %974) {predicate = 0 : i64} : (i32, i32) -> i1
          %4647 = "arith.xori"(%1251, %930) : (i32, i32) -> i32
          %4648 = "arith.select"(%4646, %4647, %1251) : (i1, i32, i32) -> i32
          %4649 = "arith.select"(%4646, %61, %4645) : (i1, i32, i32) -> i32
          %4650 = "arith.addi"(%1249, %930) : (i32, i32) -> i32
          "scf.yield"(%4642, %4638, %4634, %2396, %2397, %2398, %4650, %4649, %4648, %4628, %4627, %4626, %4234, %4233, %4232, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158, %4159, %4160, %4161, %4162, %4163, %4164, %4165, %4166, %4167, %4168, %4169, %4170, %4171, %4172, %4173, %4174, %4175, %4176, %4177, %4178, %4179, %4180, %4181, %4182, %4183, %4184, %4185, %4186, %4187, %4188, %4189, %4190, %4191, %4126, %4127, %2520, %2521, %4568, %4570, %4572, %4574, %4577, %4579, %4581, %4583) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        %4651 = "arith.cmpi"(%931, %61) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%4651) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %4652 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%4652) : (i1) -> ()
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
