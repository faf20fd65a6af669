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
      %75 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 8192>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %76 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 24576>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %77 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 40960>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %78 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 57344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %79 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %80 = "arith.cmpi"(%79, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %81 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %82 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %85 = "arith.addi"(%83, %84) : (i32, i32) -> i32
      %86 = "arith.constant"() {value = 256 : i32} : () -> i32
      %87 = "arith.muli"(%85, %86) : (i32, i32) -> i32
      %88 = "arith.addi"(%82, %87) : (i32, i32) -> i32
      %89 = "arith.divui"(%88, %64) : (i32, i32) -> i32
      %90 = "arith.cmpi"(%89, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%90) ({
        %91 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%91) ({
          %92 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t93_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t93_s0, %92) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %94 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t95_s0 = "llvm.ptrtoint"(%94) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t95_s0, %92) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %96 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t97_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t97_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %98 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t99_s0 = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t99_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %100 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 57376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %101 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %102 = "arith.cmpi"(%101, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %103 = "llvm.getelementptr"(%100) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %104 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %105 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %107 = "arith.addi"(%105, %106) : (i32, i32) -> i32
      %108 = "arith.muli"(%107, %86) : (i32, i32) -> i32
      %109 = "arith.addi"(%104, %108) : (i32, i32) -> i32
      %110 = "arith.divui"(%109, %64) : (i32, i32) -> i32
      %111 = "arith.cmpi"(%110, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%111) ({
        %112 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%112) ({
          %113 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t114_s0 = "llvm.ptrtoint"(%100) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t114_s0, %113) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %115 = "llvm.getelementptr"(%100) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t116_s0 = "llvm.ptrtoint"(%115) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t116_s0, %113) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %117 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t118_s0 = "llvm.ptrtoint"(%103) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t118_s0, %117) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %119 = "llvm.getelementptr"(%103) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t120_s0 = "llvm.ptrtoint"(%119) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t120_s0, %117) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %121 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 57408>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %122 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %123 = "arith.cmpi"(%122, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %124 = "llvm.getelementptr"(%121) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %125 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %126 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %128 = "arith.addi"(%126, %127) : (i32, i32) -> i32
      %129 = "arith.muli"(%128, %86) : (i32, i32) -> i32
      %130 = "arith.addi"(%125, %129) : (i32, i32) -> i32
      %131 = "arith.divui"(%130, %64) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%132) ({
        %133 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%133) ({
          %134 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t135_s0 = "llvm.ptrtoint"(%121) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t135_s0, %134) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %136 = "llvm.getelementptr"(%121) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t137_s0 = "llvm.ptrtoint"(%136) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t137_s0, %134) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %138 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t139_s0 = "llvm.ptrtoint"(%124) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t139_s0, %138) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %140 = "llvm.getelementptr"(%124) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t141_s0 = "llvm.ptrtoint"(%140) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t141_s0, %138) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %142 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 57440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %143 = "llvm.getelementptr"(%142) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %144 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %145 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %147 = "arith.addi"(%145, %146) : (i32, i32) -> i32
      %148 = "arith.muli"(%147, %86) : (i32, i32) -> i32
      %149 = "arith.addi"(%144, %148) : (i32, i32) -> i32
      %150 = "arith.divui"(%149, %64) : (i32, i32) -> i32
      %151 = "arith.cmpi"(%150, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%151) ({
        %152 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%152) ({
          %153 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t154_s0 = "llvm.ptrtoint"(%142) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t154_s0, %153) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %155 = "llvm.getelementptr"(%142) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t156_s0 = "llvm.ptrtoint"(%155) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t156_s0, %153) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %157 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t158_s0 = "llvm.ptrtoint"(%143) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t158_s0, %157) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %159 = "llvm.getelementptr"(%143) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t160_s0 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t160_s0, %157) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %161 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 57472>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %162 = "llvm.getelementptr"(%161) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %163 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %164 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %165 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %166 = "arith.addi"(%164, %165) : (i32, i32) -> i32
      %167 = "arith.muli"(%166, %86) : (i32, i32) -> i32
      %168 = "arith.addi"(%163, %167) : (i32, i32) -> i32
      %169 = "arith.divui"(%168, %64) : (i32, i32) -> i32
      %170 = "arith.cmpi"(%169, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%170) ({
        %171 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%171) ({
          %t172_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t172_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %173 = "llvm.getelementptr"(%161) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t174_s0 = "llvm.ptrtoint"(%173) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t174_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %175 = "arith.constant"() {value = 224 : i32} : () -> i32
          %t176_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t176_s0, %175) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %177 = "llvm.getelementptr"(%162) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t178_s0 = "llvm.ptrtoint"(%177) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t178_s0, %175) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %179 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 57504>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %180 = "arith.cmpi"(%63, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %181 = "scf.if"(%180) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%67) ({
          %182 = "arith.constant"() {value = false} : () -> i1
          %183, %184, %185, %186, %187 = "scf.while"(%61, %61, %182, %61, %61) ({
          ^bb0(%188: i32, %189: i32, %190: i1, %191: i32, %192: i32):
            %193 = "arith.cmpi"(%188, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %194 = "arith.constant"() {value = true} : () -> i1
            %195 = "arith.xori"(%190, %194) : (i1, i1) -> i1
            %196 = "arith.andi"(%193, %195) : (i1, i1) -> i1
            "scf.condition"(%196, %188, %189, %190, %191, %192) : (i1, i32, i32, i1, i32, i32) -> ()
          }, {
          ^bb0(%197: i32, %198: i32, %199: i1, %200: i32, %201: i32):
            %202 = "arith.constant"() {value = 32 : i64} : () -> i64
            %203 = "arith.shrui"(%35, %202) : (i64, i64) -> i64
            %204 = "arith.constant"() {value = 1 : i32} : () -> i32
            %205 = "arith.subi"(%54, %204) : (i32, i32) -> i32
            %206 = "llvm.intr.ctlz"(%205) {is_zero_poison = false} : (i32) -> i32
            %207 = "arith.subi"(%64, %206) : (i32, i32) -> i32
            %208 = "arith.extui"(%197) : (i32) -> i64
            %209 = "arith.muli"(%208, %203) : (i64, i64) -> i64
            %210 = "arith.shrui"(%209, %202) : (i64, i64) -> i64
            %211 = "arith.trunci"(%210) : (i64) -> i32
            %212 = "arith.addi"(%211, %197) : (i32, i32) -> i32
            %213 = "arith.shrui"(%212, %207) : (i32, i32) -> i32
            %214 = "arith.cmpi"(%207, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %215 = "arith.select"(%214, %213, %61) : (i1, i32, i32) -> i32
            %216 = "llvm.intr.ctlz"(%205) {is_zero_poison = false} : (i32) -> i32
            %217 = "arith.subi"(%64, %216) : (i32, i32) -> i32
            %218 = "arith.shrui"(%212, %217) : (i32, i32) -> i32
            %219 = "arith.cmpi"(%217, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %220 = "arith.select"(%219, %218, %61) : (i1, i32, i32) -> i32
            %221 = "arith.muli"(%220, %54) : (i32, i32) -> i32
            %222 = "arith.subi"(%197, %221) : (i32, i32) -> i32
            %223 = "arith.constant"() {value = 264 : i32} : () -> i32
            %224 = "arith.remui"(%29, %223) : (i32, i32) -> i32
            %225 = "arith.muli"(%215, %224) : (i32, i32) -> i32
            %226 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %227 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %228 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %229 = "arith.addi"(%226, %223) : (i32, i32) -> i32
            %230 = "arith.remsi"(%225, %223) : (i32, i32) -> i32
            %231 = "arith.cmpi"(%230, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %232 = "arith.addi"(%230, %223) : (i32, i32) -> i32
            %233 = "arith.select"(%231, %232, %230) : (i1, i32, i32) -> i32
            %234 = "arith.subi"(%229, %233) : (i32, i32) -> i32
            %235 = "arith.remsi"(%234, %223) : (i32, i32) -> i32
            %236 = "arith.cmpi"(%235, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %237 = "arith.addi"(%235, %223) : (i32, i32) -> i32
            %238 = "arith.select"(%236, %237, %235) : (i1, i32, i32) -> i32
            %239 = "arith.muli"(%222, %223) : (i32, i32) -> i32
            %240 = "arith.constant"() {value = 2 : i32} : () -> i32
            %241 = "arith.remui"(%222, %240) : (i32, i32) -> i32
            %242 = "arith.cmpi"(%241, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            %243 = "arith.constant"() {value = 263 : i32} : () -> i32
            %244 = "arith.subi"(%243, %238) : (i32, i32) -> i32
            %245 = "arith.select"(%242, %238, %244) : (i1, i32, i32) -> i32
            %246 = "arith.addi"(%239, %245) : (i32, i32) -> i32
            %247 = "arith.shrui"(%28, %202) : (i64, i64) -> i64
            %248 = "arith.subi"(%52, %204) : (i32, i32) -> i32
            %249 = "llvm.intr.ctlz"(%248) {is_zero_poison = false} : (i32) -> i32
            %250 = "arith.shrsi"(%246, %62) : (i32, i32) -> i32
            %251 = "arith.xori"(%246, %250) : (i32, i32) -> i32
            %252 = "arith.extui"(%251) : (i32) -> i64
            %253 = "arith.muli"(%252, %247) : (i64, i64) -> i64
            %254 = "arith.shrui"(%253, %202) : (i64, i64) -> i64
            %255 = "arith.trunci"(%254) : (i64) -> i32
            %256 = "arith.addi"(%255, %251) : (i32, i32) -> i32
            %257 = "llvm.intr.ctlz"(%248) {is_zero_poison = false} : (i32) -> i32
            %258 = "arith.subi"(%64, %257) : (i32, i32) -> i32
            %259 = "arith.shrui"(%256, %258) : (i32, i32) -> i32
            %260 = "arith.cmpi"(%258, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %261 = "arith.select"(%260, %259, %61) : (i1, i32, i32) -> i32
            %262 = "arith.xori"(%261, %250) : (i32, i32) -> i32
            %263 = "arith.muli"(%262, %52) : (i32, i32) -> i32
            %264 = "arith.subi"(%246, %263) : (i32, i32) -> i32
            %265 = "arith.cmpi"(%246, %29) {predicate = 2 : i64} : (i32, i32) -> i1
            %266 = "arith.shrui"(%31, %202) : (i64, i64) -> i64
            %267 = "arith.subi"(%53, %204) : (i32, i32) -> i32
            %268 = "llvm.intr.ctlz"(%267) {is_zero_poison = false} : (i32) -> i32
            %269 = "arith.muli"(%252, %266) : (i64, i64) -> i64
            %270 = "arith.shrui"(%269, %202) : (i64, i64) -> i64
            %271 = "arith.trunci"(%270) : (i64) -> i32
            %272 = "arith.addi"(%271, %251) : (i32, i32) -> i32
            %273 = "llvm.intr.ctlz"(%267) {is_zero_poison = false} : (i32) -> i32
            %274 = "arith.subi"(%64, %273) : (i32, i32) -> i32
            %275 = "arith.shrui"(%272, %274) : (i32, i32) -> i32
            %276 = "arith.cmpi"(%274, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %277 = "arith.select"(%276, %275, %61) : (i1, i32, i32) -> i32
            %278 = "arith.xori"(%277, %250) : (i32, i32) -> i32
            %279 = "arith.muli"(%278, %53) : (i32, i32) -> i32
            %280 = "arith.subi"(%246, %279) : (i32, i32) -> i32
            %281 = "arith.cmpi"(%246, %32) {predicate = 2 : i64} : (i32, i32) -> i1
            %282 = "arith.addi"(%215, %204) : (i32, i32) -> i32
            %283 = "arith.cmpi"(%282, %27) {predicate = 0 : i64} : (i32, i32) -> i1
            %284 = "arith.select"(%283, %280, %264) : (i1, i32, i32) -> i32
            %285 = "arith.select"(%283, %281, %265) : (i1, i1, i1) -> i1
            %286 = "arith.muli"(%215, %29) : (i32, i32) -> i32
            %287 = "arith.addi"(%286, %284) : (i32, i32) -> i32
            %288 = "arith.cmpi"(%215, %27) {predicate = 2 : i64} : (i32, i32) -> i1
            %289 = "arith.andi"(%285, %288) : (i1, i1) -> i1
            %290 = "arith.shrui"(%25, %202) : (i64, i64) -> i64
            %291 = "arith.subi"(%50, %204) : (i32, i32) -> i32
            %292 = "llvm.intr.ctlz"(%291) {is_zero_poison = false} : (i32) -> i32
            %293 = "arith.subi"(%64, %292) : (i32, i32) -> i32
            %294 = "arith.shrsi"(%287, %62) : (i32, i32) -> i32
            %295 = "arith.xori"(%287, %294) : (i32, i32) -> i32
            %296 = "arith.extui"(%295) : (i32) -> i64
            %297 = "arith.muli"(%296, %290) : (i64, i64) -> i64
            %298 = "arith.shrui"(%297, %202) : (i64, i64) -> i64
            %299 = "arith.trunci"(%298) : (i64) -> i32
            %300 = "arith.addi"(%299, %295) : (i32, i32) -> i32
            %301 = "arith.shrui"(%300, %293) : (i32, i32) -> i32
            %302 = "arith.cmpi"(%293, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %303 = "arith.select"(%302, %301, %61) : (i1, i32, i32) -> i32
            %304 = "arith.xori"(%303, %294) : (i32, i32) -> i32
            %305 = "arith.muli"(%304, %50) : (i32, i32) -> i32
            %306 = "arith.subi"(%287, %305) : (i32, i32) -> i32
            %307 = "llvm.intr.ctlz"(%291) {is_zero_poison = false} : (i32) -> i32
            %308 = "arith.subi"(%64, %307) : (i32, i32) -> i32
            %309 = "arith.shrui"(%300, %308) : (i32, i32) -> i32
            %310 = "arith.cmpi"(%308, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %311 = "arith.select"(%310, %309, %61) : (i1, i32, i32) -> i32
            %312 = "arith.xori"(%311, %294) : (i32, i32) -> i32
            %313 = "arith.subi"(%291, %306) : (i32, i32) -> i32
            %314 = "arith.shrui"(%26, %202) : (i64, i64) -> i64
            %315 = "arith.subi"(%51, %204) : (i32, i32) -> i32
            %316 = "llvm.intr.ctlz"(%315) {is_zero_poison = false} : (i32) -> i32
            %317 = "arith.subi"(%64, %316) : (i32, i32) -> i32
            %318 = "arith.shrsi"(%312, %62) : (i32, i32) -> i32
            %319 = "arith.xori"(%312, %318) : (i32, i32) -> i32
            %320 = "arith.extui"(%319) : (i32) -> i64
            %321 = "arith.muli"(%320, %314) : (i64, i64) -> i64
            %322 = "arith.shrui"(%321, %202) : (i64, i64) -> i64
            %323 = "arith.trunci"(%322) : (i64) -> i32
            %324 = "arith.addi"(%323, %319) : (i32, i32) -> i32
            %325 = "arith.shrui"(%324, %317) : (i32, i32) -> i32
            %326 = "arith.cmpi"(%317, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %327 = "arith.select"(%326, %325, %61) : (i1, i32, i32) -> i32
            %328 = "arith.xori"(%327, %318) : (i32, i32) -> i32
            %329 = "arith.muli"(%328, %51) : (i32, i32) -> i32
            %330 = "arith.subi"(%312, %329) : (i32, i32) -> i32
            %331 = "llvm.intr.ctlz"(%315) {is_zero_poison = false} : (i32) -> i32
            %332 = "arith.subi"(%64, %331) : (i32, i32) -> i32
            %333 = "arith.shrui"(%324, %332) : (i32, i32) -> i32
            %334 = "arith.cmpi"(%332, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %335 = "arith.select"(%334, %333, %61) : (i1, i32, i32) -> i32
            %336 = "arith.xori"(%335, %318) : (i32, i32) -> i32
            %337 = "arith.addi"(%197, %204) : (i32, i32) -> i32
            "scf.yield"(%337, %336, %289, %330, %313) : (i32, i32, i1, i32, i32) -> ()
          }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
          %338 = "arith.constant"() {value = 1 : i32} : () -> i32
          %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357 = "scf.while"(%183, %185, %187, %186, %184, %38, %37, %61, %61, %338, %61, %61, %338, %61, %61, %338, %61, %61, %338) ({
          ^bb0(%358: i32, %359: i1, %360: i32, %361: i32, %362: i32, %363: i32, %364: i32, %365: i32, %366: i32, %367: i32, %368: i32, %369: i32, %370: i32, %371: i32, %372: i32, %373: i32, %374: i32, %375: i32, %376: i32):
            "scf.condition"(%359, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376) : (i1, i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%377: i32, %378: i1, %379: i32, %380: i32, %381: i32, %382: i32, %383: i32, %384: i32, %385: i32, %386: i32, %387: i32, %388: i32, %389: i32, %390: i32, %391: i32, %392: i32, %393: i32, %394: i32, %395: i32):
            %396 = "llvm.getelementptr"(%162, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t397_s0 = "llvm.ptrtoint"(%396) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t397_s0, %386) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %398 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %399 = "arith.cmpi"(%398, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%399) ({
              %400 = "arith.constant"() {value = 3 : i32} : () -> i32
              %401 = "arith.muli"(%385, %400) : (i32, i32) -> i32
              %402 = "llvm.getelementptr"(%179, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%379, %402) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %403 = "arith.addi"(%338, %401) : (i32, i32) -> i32
              %404 = "llvm.getelementptr"(%179, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%380, %404) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %405 = "arith.constant"() {value = 2 : i32} : () -> i32
              %406 = "arith.addi"(%405, %401) : (i32, i32) -> i32
              %407 = "llvm.getelementptr"(%179, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%381, %407) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %408 = "llvm.getelementptr"(%161, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t409_s0 = "llvm.ptrtoint"(%408) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t409_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %410 = "arith.addi"(%385, %338) : (i32, i32) -> i32
            %411 = "arith.constant"() {value = 2 : i32} : () -> i32
            %412 = "arith.cmpi"(%410, %411) {predicate = 0 : i64} : (i32, i32) -> i1
            %413 = "arith.xori"(%386, %338) : (i32, i32) -> i32
            %414 = "arith.select"(%412, %413, %386) : (i1, i32, i32) -> i32
            %415 = "arith.select"(%412, %61, %410) : (i1, i32, i32) -> i32
            %416 = "arith.addi"(%384, %338) : (i32, i32) -> i32
            %417 = "arith.constant"() {value = 64 : i32} : () -> i32
            %418 = "arith.muli"(%379, %417) : (i32, i32) -> i32
            %419 = "arith.maxsi"(%383, %338) : (i32, i32) -> i32
            %420 = "arith.subi"(%419, %338) : (i32, i32) -> i32
            %421 = "arith.constant"() {value = 7 : i32} : () -> i32
            %422 = "arith.shrsi"(%420, %421) : (i32, i32) -> i32
            %423 = "arith.addi"(%422, %338) : (i32, i32) -> i32
            %424 = "arith.minsi"(%61, %422) : (i32, i32) -> i32
            %425 = "arith.subi"(%423, %424) : (i32, i32) -> i32
            %426 = "arith.divui"(%380, %48) : (i32, i32) -> i32
            %427 = "arith.cmpi"(%383, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            %428 = "arith.extui"(%427) : (i1) -> i32
            %429 = "arith.addi"(%422, %428) : (i32, i32) -> i32
            %430 = "llvm.getelementptr"(%103, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t431_s0 = "llvm.ptrtoint"(%430) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t431_s0, %392) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %432 = "llvm.getelementptr"(%100, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %433 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
            "scf.if"(%433) ({
              %434 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %t435_s0 = "llvm.ptrtoint"(%432) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t435_s0, %434) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %436 = "arith.muli"(%429, %58) : (i32, i32) -> i32
            %437 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %438 = "arith.muli"(%391, %437) : (i32, i32) -> i32
            %439 = "llvm.getelementptr"(%75, %438) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %440 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
            "scf.if"(%440) ({
              %t441_s0 = "llvm.ptrtoint"(%439) : (!llvm.ptr<3>) -> i32
              %t441_s2 = "llvm.ptrtoint"(%432) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t441_s0, %4, %t441_s2, %61, %436, %426, %381) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %442 = "arith.addi"(%391, %338) : (i32, i32) -> i32
            %443 = "arith.cmpi"(%442, %411) {predicate = 0 : i64} : (i32, i32) -> i1
            %444 = "arith.xori"(%392, %338) : (i32, i32) -> i32
            %445 = "arith.select"(%443, %444, %392) : (i1, i32, i32) -> i32
            %446 = "arith.select"(%443, %61, %442) : (i1, i32, i32) -> i32
            %447 = "arith.addi"(%390, %338) : (i32, i32) -> i32
            %448 = "llvm.getelementptr"(%81, %388) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t449_s0 = "llvm.ptrtoint"(%448) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t449_s0, %389) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %450 = "llvm.getelementptr"(%78, %388) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %451 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
            "scf.if"(%451) ({
              %452 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %t453_s0 = "llvm.ptrtoint"(%450) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t453_s0, %452) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %454 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %455 = "arith.muli"(%388, %454) : (i32, i32) -> i32
            %456 = "llvm.getelementptr"(%74, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %457 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
            "scf.if"(%457) ({
              %t458_s0 = "llvm.ptrtoint"(%456) : (!llvm.ptr<3>) -> i32
              %t458_s2 = "llvm.ptrtoint"(%450) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t458_s0, %0, %t458_s2, %61, %418, %380, %381) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %459 = "arith.addi"(%388, %338) : (i32, i32) -> i32
            %460 = "arith.cmpi"(%459, %411) {predicate = 0 : i64} : (i32, i32) -> i1
            %461 = "arith.xori"(%389, %338) : (i32, i32) -> i32
            %462 = "arith.select"(%460, %461, %389) : (i1, i32, i32) -> i32
            %463 = "arith.select"(%460, %61, %459) : (i1, i32, i32) -> i32
            %464 = "arith.addi"(%387, %338) : (i32, i32) -> i32
            %465, %466, %467, %468, %469, %470 = "scf.for"(%338, %425, %338, %447, %446, %445, %393, %394, %395) ({
            ^bb0(%471: i32, %472: i32, %473: i32, %474: i32, %475: i32, %476: i32, %477: i32):
              %478 = "arith.subi"(%422, %471) : (i32, i32) -> i32
              %479 = "llvm.getelementptr"(%103, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t480_s0 = "llvm.ptrtoint"(%479) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t480_s0, %474) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %481 = "llvm.getelementptr"(%100, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %482 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
              "scf.if"(%482) ({
                %t483_s0 = "llvm.ptrtoint"(%481) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t483_s0, %437) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %484 = "arith.muli"(%478, %58) : (i32, i32) -> i32
              %485 = "arith.muli"(%473, %437) : (i32, i32) -> i32
              %486 = "llvm.getelementptr"(%75, %485) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %487 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
              "scf.if"(%487) ({
                %t488_s0 = "llvm.ptrtoint"(%486) : (!llvm.ptr<3>) -> i32
                %t488_s2 = "llvm.ptrtoint"(%481) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t488_s0, %4, %t488_s2, %61, %484, %426, %381) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %489 = "arith.addi"(%473, %338) : (i32, i32) -> i32
              %490 = "arith.cmpi"(%489, %411) {predicate = 0 : i64} : (i32, i32) -> i1
              %491 = "arith.xori"(%474, %338) : (i32, i32) -> i32
              %492 = "arith.select"(%490, %491, %474) : (i1, i32, i32) -> i32
              %493 = "arith.select"(%490, %61, %489) : (i1, i32, i32) -> i32
              %494 = "arith.addi"(%472, %338) : (i32, i32) -> i32
              %495 = "arith.addi"(%478, %338) : (i32, i32) -> i32
              %496 = "llvm.getelementptr"(%124, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t497_s0 = "llvm.ptrtoint"(%496) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t497_s0, %477) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %498 = "llvm.getelementptr"(%121, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %499 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
              "scf.if"(%499) ({
                %t500_s0 = "llvm.ptrtoint"(%498) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t500_s0, %437) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %501 = "arith.muli"(%495, %58) : (i32, i32) -> i32
              %502 = "arith.muli"(%476, %437) : (i32, i32) -> i32
              %503 = "llvm.getelementptr"(%76, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %504 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
              "scf.if"(%504) ({
                %t505_s0 = "llvm.ptrtoint"(%503) : (!llvm.ptr<3>) -> i32
                %t505_s2 = "llvm.ptrtoint"(%498) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t505_s0, %8, %t505_s2, %61, %501, %426, %381) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %506 = "arith.addi"(%476, %338) : (i32, i32) -> i32
              %507 = "arith.cmpi"(%506, %411) {predicate = 0 : i64} : (i32, i32) -> i1
              %508 = "arith.xori"(%477, %338) : (i32, i32) -> i32
              %509 = "arith.select"(%507, %508, %477) : (i1, i32, i32) -> i32
              %510 = "arith.select"(%507, %61, %506) : (i1, i32, i32) -> i32
              %511 = "arith.addi"(%475, %338) : (i32, i32) -> i32
              "scf.yield"(%494, %493, %492, %511, %510, %509) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %512 = "arith.subi"(%423, %425) : (i32, i32) -> i32
            %513 = "arith.addi"(%512, %428) : (i32, i32) -> i32
            %514, %515, %516, %517, %518 = "scf.while"(%377, %61, %182, %61, %61) ({
            ^bb0(%519: i32, %520: i32, %521: i1, %522: i32, %523: i32):
              %524 = "arith.cmpi"(%519, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %525 = "arith.constant"() {value = true} : () -> i1
              %526 = "arith.xori"(%521, %525) : (i1, i1) -> i1
              %527 = "arith.andi"(%524, %526) : (i1, i1) -> i1
              "scf.condition"(%527, %519, %520, %521, %522, %523) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%528: i32, %529: i32, %530: i1, %531: i32, %532: i32):
              %533 = "arith.constant"() {value = 32 : i64} : () -> i64
              %534 = "arith.shrui"(%35, %533) : (i64, i64) -> i64
              %535 = "arith.subi"(%54, %338) : (i32, i32) -> i32
              %536 = "llvm.intr.ctlz"(%535) {is_zero_poison = false} : (i32) -> i32
              %537 = "arith.subi"(%64, %536) : (i32, i32) -> i32
              %538 = "arith.extui"(%528) : (i32) -> i64
              %539 = "arith.muli"(%538, %534) : (i64, i64) -> i64
              %540 = "arith.shrui"(%539, %533) : (i64, i64) -> i64
              %541 = "arith.trunci"(%540) : (i64) -> i32
              %542 = "arith.addi"(%541, %528) : (i32, i32) -> i32
              %543 = "arith.shrui"(%542, %537) : (i32, i32) -> i32
              %544 = "arith.cmpi"(%537, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %545 = "arith.select"(%544, %543, %61) : (i1, i32, i32) -> i32
              %546 = "llvm.intr.ctlz"(%535) {is_zero_poison = false} : (i32) -> i32
              %547 = "arith.subi"(%64, %546) : (i32, i32) -> i32
              %548 = "arith.shrui"(%542, %547) : (i32, i32) -> i32
              %549 = "arith.cmpi"(%547, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %550 = "arith.select"(%549, %548, %61) : (i1, i32, i32) -> i32
              %551 = "arith.muli"(%550, %54) : (i32, i32) -> i32
              %552 = "arith.subi"(%528, %551) : (i32, i32) -> i32
              %553 = "arith.constant"() {value = 264 : i32} : () -> i32
              %554 = "arith.remui"(%29, %553) : (i32, i32) -> i32
              %555 = "arith.muli"(%545, %554) : (i32, i32) -> i32
              %556 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %557 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %558 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %559 = "arith.addi"(%556, %553) : (i32, i32) -> i32
              %560 = "arith.remsi"(%555, %553) : (i32, i32) -> i32
              %561 = "arith.cmpi"(%560, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %562 = "arith.addi"(%560, %553) : (i32, i32) -> i32
              %563 = "arith.select"(%561, %562, %560) : (i1, i32, i32) -> i32
              %564 = "arith.subi"(%559, %563) : (i32, i32) -> i32
              %565 = "arith.remsi"(%564, %553) : (i32, i32) -> i32
              %566 = "arith.cmpi"(%565, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %567 = "arith.addi"(%565, %553) : (i32, i32) -> i32
              %568 = "arith.select"(%566, %567, %565) : (i1, i32, i32) -> i32
              %569 = "arith.muli"(%552, %553) : (i32, i32) -> i32
              %570 = "arith.remui"(%552, %411) : (i32, i32) -> i32
              %571 = "arith.cmpi"(%570, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              %572 = "arith.constant"() {value = 263 : i32} : () -> i32
              %573 = "arith.subi"(%572, %568) : (i32, i32) -> i32
              %574 = "arith.select"(%571, %568, %573) : (i1, i32, i32) -> i32
              %575 = "arith.addi"(%569, %574) : (i32, i32) -> i32
              %576 = "arith.shrui"(%28, %533) : (i64, i64) -> i64
              %577 = "arith.subi"(%52, %338) : (i32, i32) -> i32
              %578 = "llvm.intr.ctlz"(%577) {is_zero_poison = false} : (i32) -> i32
              %579 = "arith.shrsi"(%575, %62) : (i32, i32) -> i32
              %580 = "arith.xori"(%575, %579) : (i32, i32) -> i32
              %581 = "arith.extui"(%580) : (i32) -> i64
              %582 = "arith.muli"(%581, %576) : (i64, i64) -> i64
              %583 = "arith.shrui"(%582, %533) : (i64, i64) -> i64
              %584 = "arith.trunci"(%583) : (i64) -> i32
              %585 = "arith.addi"(%584, %580) : (i32, i32) -> i32
              %586 = "llvm.intr.ctlz"(%577) {is_zero_poison = false} : (i32) -> i32
              %587 = "arith.subi"(%64, %586) : (i32, i32) -> i32
              %588 = "arith.shrui"(%585, %587) : (i32, i32) -> i32
              %589 = "arith.cmpi"(%587, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %590 = "arith.select"(%589, %588, %61) : (i1, i32, i32) -> i32
              %591 = "arith.xori"(%590, %579) : (i32, i32) -> i32
              %592 = "arith.muli"(%591, %52) : (i32, i32) -> i32
              %593 = "arith.subi"(%575, %592) : (i32, i32) -> i32
              %594 = "arith.cmpi"(%575, %29) {predicate = 2 : i64} : (i32, i32) -> i1
              %595 = "arith.shrui"(%31, %533) : (i64, i64) -> i64
              %596 = "arith.subi"(%53, %338) : (i32, i32) -> i32
              %597 = "llvm.intr.ctlz"(%596) {is_zero_poison = false} : (i32) -> i32
              %598 = "arith.muli"(%581, %595) : (i64, i64) -> i64
              %599 = "arith.shrui"(%598, %533) : (i64, i64) -> i64
              %600 = "arith.trunci"(%599) : (i64) -> i32
              %601 = "arith.addi"(%600, %580) : (i32, i32) -> i32
              %602 = "llvm.intr.ctlz"(%596) {is_zero_poison = false} : (i32) -> i32
              %603 = "arith.subi"(%64, %602) : (i32, i32) -> i32
              %604 = "arith.shrui"(%601, %603) : (i32, i32) -> i32
              %605 = "arith.cmpi"(%603, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %606 = "arith.select"(%605, %604, %61) : (i1, i32, i32) -> i32
              %607 = "arith.xori"(%606, %579) : (i32, i32) -> i32
              %608 = "arith.muli"(%607, %53) : (i32, i32) -> i32
              %609 = "arith.subi"(%575, %608) : (i32, i32) -> i32
              %610 = "arith.cmpi"(%575, %32) {predicate = 2 : i64} : (i32, i32) -> i1
              %611 = "arith.addi"(%545, %338) : (i32, i32) -> i32
              %612 = "arith.cmpi"(%611, %27) {predicate = 0 : i64} : (i32, i32) -> i1
              %613 = "arith.select"(%612, %609, %593) : (i1, i32, i32) -> i32
              %614 = "arith.select"(%612, %610, %594) : (i1, i1, i1) -> i1
              %615 = "arith.muli"(%545, %29) : (i32, i32) -> i32
              %616 = "arith.addi"(%615, %613) : (i32, i32) -> i32
              %617 = "arith.cmpi"(%545, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %618 = "arith.andi"(%614, %617) : (i1, i1) -> i1
              %619 = "arith.shrui"(%25, %533) : (i64, i64) -> i64
              %620 = "arith.subi"(%50, %338) : (i32, i32) -> i32
              %621 = "llvm.intr.ctlz"(%620) {is_zero_poison = false} : (i32) -> i32
              %622 = "arith.subi"(%64, %621) : (i32, i32) -> i32
              %623 = "arith.shrsi"(%616, %62) : (i32, i32) -> i32
              %624 = "arith.xori"(%616, %623) : (i32, i32) -> i32
              %625 = "arith.extui"(%624) : (i32) -> i64
              %626 = "arith.muli"(%625, %619) : (i64, i64) -> i64
              %627 = "arith.shrui"(%626, %533) : (i64, i64) -> i64
              %628 = "arith.trunci"(%627) : (i64) -> i32
              %629 = "arith.addi"(%628, %624) : (i32, i32) -> i32
              %630 = "arith.shrui"(%629, %622) : (i32, i32) -> i32
              %631 = "arith.cmpi"(%622, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %632 = "arith.select"(%631, %630, %61) : (i1, i32, i32) -> i32
              %633 = "arith.xori"(%632, %623) : (i32, i32) -> i32
              %634 = "arith.muli"(%633, %50) : (i32, i32) -> i32
              %635 = "arith.subi"(%616, %634) : (i32, i32) -> i32
              %636 = "llvm.intr.ctlz"(%620) {is_zero_poison = false} : (i32) -> i32
              %637 = "arith.subi"(%64, %636) : (i32, i32) -> i32
              %638 = "arith.shrui"(%629, %637) : (i32, i32) -> i32
              %639 = "arith.cmpi"(%637, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %640 = "arith.select"(%639, %638, %61) : (i1, i32, i32) -> i32
              %641 = "arith.xori"(%640, %623) : (i32, i32) -> i32
              %642 = "arith.subi"(%620, %635) : (i32, i32) -> i32
              %643 = "arith.shrui"(%26, %533) : (i64, i64) -> i64
              %644 = "arith.subi"(%51, %338) : (i32, i32) -> i32
              %645 = "llvm.intr.ctlz"(%644) {is_zero_poison = false} : (i32) -> i32
              %646 = "arith.subi"(%64, %645) : (i32, i32) -> i32
              %647 = "arith.shrsi"(%641, %62) : (i32, i32) -> i32
              %648 = "arith.xori"(%641, %647) : (i32, i32) -> i32
              %649 = "arith.extui"(%648) : (i32) -> i64
              %650 = "arith.muli"(%649, %643) : (i64, i64) -> i64
              %651 = "arith.shrui"(%650, %533) : (i64, i64) -> i64
              %652 = "arith.trunci"(%651) : (i64) -> i32
              %653 = "arith.addi"(%652, %648) : (i32, i32) -> i32
              %654 = "arith.shrui"(%653, %646) : (i32, i32) -> i32
              %655 = "arith.cmpi"(%646, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %656 = "arith.select"(%655, %654, %61) : (i1, i32, i32) -> i32
              %657 = "arith.xori"(%656, %647) : (i32, i32) -> i32
              %658 = "arith.muli"(%657, %51) : (i32, i32) -> i32
              %659 = "arith.subi"(%641, %658) : (i32, i32) -> i32
              %660 = "llvm.intr.ctlz"(%644) {is_zero_poison = false} : (i32) -> i32
              %661 = "arith.subi"(%64, %660) : (i32, i32) -> i32
              %662 = "arith.shrui"(%653, %661) : (i32, i32) -> i32
              %663 = "arith.cmpi"(%661, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %664 = "arith.select"(%663, %662, %61) : (i1, i32, i32) -> i32
              %665 = "arith.xori"(%664, %647) : (i32, i32) -> i32
              %666 = "arith.addi"(%528, %338) : (i32, i32) -> i32
              "scf.yield"(%666, %665, %618, %659, %642) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            %667 = "llvm.getelementptr"(%124, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t668_s0 = "llvm.ptrtoint"(%667) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t668_s0, %470) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %669 = "llvm.getelementptr"(%121, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %670 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%670) ({
              %t671_s0 = "llvm.ptrtoint"(%669) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t671_s0, %437) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %672 = "arith.muli"(%513, %58) : (i32, i32) -> i32
            %673 = "arith.muli"(%469, %437) : (i32, i32) -> i32
            %674 = "llvm.getelementptr"(%76, %673) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %675 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
            "scf.if"(%675) ({
              %t676_s0 = "llvm.ptrtoint"(%674) : (!llvm.ptr<3>) -> i32
              %t676_s2 = "llvm.ptrtoint"(%669) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t676_s0, %8, %t676_s2, %61, %672, %426, %381) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %677 = "arith.addi"(%469, %338) : (i32, i32) -> i32
            %678 = "arith.cmpi"(%677, %411) {predicate = 0 : i64} : (i32, i32) -> i1
            %679 = "arith.xori"(%470, %338) : (i32, i32) -> i32
            %680 = "arith.select"(%678, %679, %470) : (i1, i32, i32) -> i32
            %681 = "arith.select"(%678, %61, %677) : (i1, i32, i32) -> i32
            %682 = "arith.addi"(%468, %338) : (i32, i32) -> i32
            "scf.yield"(%514, %516, %518, %517, %515, %38, %37, %416, %415, %414, %464, %463, %462, %465, %466, %467, %682, %681, %680) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %683 = "llvm.getelementptr"(%162, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t684_s0 = "llvm.ptrtoint"(%683) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t684_s0, %348) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %685 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %686 = "arith.cmpi"(%685, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%686) ({
            %687 = "arith.constant"() {value = 3 : i32} : () -> i32
            %688 = "arith.muli"(%347, %687) : (i32, i32) -> i32
            %689 = "llvm.getelementptr"(%179, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %689) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %690 = "arith.addi"(%338, %688) : (i32, i32) -> i32
            %691 = "llvm.getelementptr"(%179, %690) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %691) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %692 = "arith.constant"() {value = 2 : i32} : () -> i32
            %693 = "arith.addi"(%692, %688) : (i32, i32) -> i32
            %694 = "llvm.getelementptr"(%179, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %694) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %695 = "llvm.getelementptr"(%161, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t696_s0 = "llvm.ptrtoint"(%695) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t696_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %697 = "arith.constant"() {value = 1 : i32} : () -> i32
          %698 = "arith.subi"(%66, %697) : (i32, i32) -> i32
          %t699_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t699_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %700 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %701 = "nvvm.shfl.sync"(%60, %700, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %702 = "llvm.getelementptr"(%179) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %703 = "llvm.load"(%702) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %704 = "nvvm.shfl.sync"(%60, %703, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
          %705 = "llvm.getelementptr"(%179) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %706 = "llvm.load"(%705) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %707 = "nvvm.shfl.sync"(%60, %706, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
          %t708_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t708_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %709, %710, %711, %712, %713, %714, %715, %716, %717, %718 = "scf.while"(%701, %697, %697, %61, %61, %61, %697, %61, %61, %61) ({
          ^bb0(%719: i32, %720: i32, %721: i32, %722: i32, %723: i32, %724: i32, %725: i32, %726: i32, %727: i32, %728: i32):
            %729 = "arith.cmpi"(%719, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%729, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%730: i32, %731: i32, %732: i32, %733: i32, %734: i32, %735: i32, %736: i32, %737: i32, %738: i32, %739: i32):
            %740 = "arith.constant"() {value = 64 : i32} : () -> i32
            %741 = "arith.maxsi"(%37, %697) : (i32, i32) -> i32
            %742 = "arith.subi"(%741, %697) : (i32, i32) -> i32
            %743 = "arith.constant"() {value = 7 : i32} : () -> i32
            %744 = "arith.shrsi"(%742, %743) : (i32, i32) -> i32
            %745 = "arith.addi"(%744, %697) : (i32, i32) -> i32
            %746 = "arith.minsi"(%61, %744) : (i32, i32) -> i32
            %747 = "arith.subi"(%745, %746) : (i32, i32) -> i32
            %748, %749, %750, %751, %752, %753 = "scf.for"(%61, %747, %697, %734, %735, %736, %737, %738, %739) ({
            ^bb0(%754: i32, %755: i32, %756: i32, %757: i32, %758: i32, %759: i32, %760: i32):
              %761 = "llvm.getelementptr"(%121, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t762_s0 = "llvm.ptrtoint"(%761) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t762_s0, %760) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %763 = "llvm.getelementptr"(%143, %756) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t764_s0 = "llvm.ptrtoint"(%763) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t764_s0, %757) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %765 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %766 = "arith.muli"(%759, %765) : (i32, i32) -> i32
              %767 = "llvm.getelementptr"(%76, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %768 = "arith.muli"(%756, %765) : (i32, i32) -> i32
              %769 = "llvm.getelementptr"(%77, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %770 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %771 = "arith.constant"() {value = 8 : i32} : () -> i32
              %772 = "arith.remui"(%770, %771) : (i32, i32) -> i32
              %773 = "arith.constant"() {value = 2 : i32} : () -> i32
              %774 = "arith.muli"(%772, %773) : (i32, i32) -> i32
              %775 = "arith.divui"(%770, %771) : (i32, i32) -> i32
              %776 = "arith.constant"() {value = 4 : i32} : () -> i32
              %777 = "arith.divui"(%772, %776) : (i32, i32) -> i32
              %778 = "arith.addi"(%775, %777) : (i32, i32) -> i32
              %779 = "arith.remui"(%778, %773) : (i32, i32) -> i32
              %780 = "arith.addi"(%774, %779) : (i32, i32) -> i32
              %781 = "arith.constant"() {value = 16 : i32} : () -> i32
              %782 = "arith.divui"(%770, %781) : (i32, i32) -> i32
              %783 = "arith.cmpi"(%782, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              %784 = "arith.constant"() {value = 25632 : i32} : () -> i32
              %785 = "arith.constant"() {value = 30001 : i32} : () -> i32
              %786 = "arith.select"(%783, %784, %785) : (i1, i32, i32) -> i32
              %787 = "arith.cmpi"(%782, %697) {predicate = 0 : i64} : (i32, i32) -> i1
              %788 = "arith.select"(%787, %784, %785) : (i1, i32, i32) -> i32
              %789 = "arith.constant"() {value = 3 : i32} : () -> i32
              "scf.for"(%698, %776, %789) ({
              ^bb0(%790: i32):
                %791 = "arith.muli"(%790, %771) : (i32, i32) -> i32
                %792 = "arith.muli"(%770, %64) : (i32, i32) -> i32
                %793 = "arith.addi"(%791, %792) : (i32, i32) -> i32
                %794 = "arith.muli"(%790, %781) : (i32, i32) -> i32
                %795 = "arith.addi"(%794, %780) : (i32, i32) -> i32
                %796 = "arith.muli"(%795, %740) : (i32, i32) -> i32
                %797 = "arith.muli"(%782, %771) : (i32, i32) -> i32
                %798 = "arith.addi"(%796, %797) : (i32, i32) -> i32
                %799 = "arith.constant"() {value = 192 : i32} : () -> i32
                %800 = "arith.andi"(%793, %799) : (i32, i32) -> i32
                %801 = "arith.shrui"(%800, %789) : (i32, i32) -> i32
                %802 = "arith.xori"(%793, %801) : (i32, i32) -> i32
                %803 = "llvm.getelementptr"(%767, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t808_d = "nvvm.ldmatrix"(%803) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %804 = "llvm.extractvalue"(%t808_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %805 = "llvm.extractvalue"(%t808_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %806 = "llvm.extractvalue"(%t808_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %807 = "llvm.extractvalue"(%t808_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %809 = "llvm.getelementptr"(%767) {rawConstantIndices = array<i32: 1024>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %810 = "llvm.getelementptr"(%809, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t815_d = "nvvm.ldmatrix"(%810) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %811 = "llvm.extractvalue"(%t815_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %812 = "llvm.extractvalue"(%t815_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %813 = "llvm.extractvalue"(%t815_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %814 = "llvm.extractvalue"(%t815_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %816 = "llvm.getelementptr"(%767) {rawConstantIndices = array<i32: 2048>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %817 = "llvm.getelementptr"(%816, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t822_d = "nvvm.ldmatrix"(%817) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %818 = "llvm.extractvalue"(%t822_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %819 = "llvm.extractvalue"(%t822_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %820 = "llvm.extractvalue"(%t822_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %821 = "llvm.extractvalue"(%t822_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %823 = "llvm.getelementptr"(%767) {rawConstantIndices = array<i32: 3072>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %824 = "llvm.getelementptr"(%823, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t829_d = "nvvm.ldmatrix"(%824) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %825 = "llvm.extractvalue"(%t829_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %826 = "llvm.extractvalue"(%t829_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %827 = "llvm.extractvalue"(%t829_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %828 = "llvm.extractvalue"(%t829_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %830 = "nvvm.prmt"(%804, %805, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %831 = "nvvm.prmt"(%804, %805, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %832 = "nvvm.prmt"(%806, %807, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %833 = "nvvm.prmt"(%806, %807, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %834 = "arith.constant"() {value = 448 : i32} : () -> i32
                %835 = "arith.andi"(%798, %834) : (i32, i32) -> i32
                %836 = "arith.shrui"(%835, %789) : (i32, i32) -> i32
                %837 = "arith.xori"(%798, %836) : (i32, i32) -> i32
                %838 = "llvm.getelementptr"(%769, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%838, %830, %831, %832, %833) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %840 = "nvvm.prmt"(%811, %812, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %841 = "nvvm.prmt"(%811, %812, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %842 = "nvvm.prmt"(%813, %814, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %843 = "nvvm.prmt"(%813, %814, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %844 = "arith.addi"(%798, %781) : (i32, i32) -> i32
                %845 = "arith.andi"(%844, %834) : (i32, i32) -> i32
                %846 = "arith.shrui"(%845, %789) : (i32, i32) -> i32
                %847 = "arith.xori"(%844, %846) : (i32, i32) -> i32
                %848 = "llvm.getelementptr"(%769, %847) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%848, %840, %841, %842, %843) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %850 = "nvvm.prmt"(%818, %819, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %851 = "nvvm.prmt"(%818, %819, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %852 = "nvvm.prmt"(%820, %821, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %853 = "nvvm.prmt"(%820, %821, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %854 = "arith.addi"(%798, %64) : (i32, i32) -> i32
                %855 = "arith.andi"(%854, %834) : (i32, i32) -> i32
                %856 = "arith.shrui"(%855, %789) : (i32, i32) -> i32
                %857 = "arith.xori"(%854, %856) : (i32, i32) -> i32
                %858 = "llvm.getelementptr"(%769, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%858, %850, %851, %852, %853) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %860 = "nvvm.prmt"(%825, %826, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %861 = "nvvm.prmt"(%825, %826, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %862 = "nvvm.prmt"(%827, %828, %786) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %863 = "nvvm.prmt"(%827, %828, %788) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %864 = "arith.constant"() {value = 48 : i32} : () -> i32
                %865 = "arith.addi"(%798, %864) : (i32, i32) -> i32
                %866 = "arith.andi"(%865, %834) : (i32, i32) -> i32
                %867 = "arith.shrui"(%866, %789) : (i32, i32) -> i32
                %868 = "arith.xori"(%865, %867) : (i32, i32) -> i32
                %869 = "llvm.getelementptr"(%769, %868) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%869, %860, %861, %862, %863) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 29 : i32} : (i32) -> ()
              "scf.if"(%123) ({
                %871 = "llvm.getelementptr"(%124, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t872_s0 = "llvm.ptrtoint"(%871) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t872_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 30 : i32} : (i32) -> ()
              %873 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %874 = "arith.cmpi"(%873, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%874) ({
                %875 = "llvm.getelementptr"(%142, %756) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t876_s0 = "llvm.ptrtoint"(%875) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t876_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %877 = "arith.addi"(%759, %697) : (i32, i32) -> i32
              %878 = "arith.cmpi"(%877, %773) {predicate = 0 : i64} : (i32, i32) -> i1
              %879 = "arith.xori"(%760, %697) : (i32, i32) -> i32
              %880 = "arith.select"(%878, %879, %760) : (i1, i32, i32) -> i32
              %881 = "arith.select"(%878, %61, %877) : (i1, i32, i32) -> i32
              %882 = "arith.addi"(%758, %697) : (i32, i32) -> i32
              %883 = "arith.addi"(%756, %697) : (i32, i32) -> i32
              %884 = "arith.cmpi"(%883, %773) {predicate = 0 : i64} : (i32, i32) -> i1
              %885 = "arith.xori"(%757, %697) : (i32, i32) -> i32
              %886 = "arith.select"(%884, %885, %757) : (i1, i32, i32) -> i32
              %887 = "arith.select"(%884, %61, %883) : (i1, i32, i32) -> i32
              %888 = "arith.addi"(%755, %697) : (i32, i32) -> i32
              "scf.yield"(%888, %887, %886, %882, %881, %880) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %889 = "llvm.getelementptr"(%161, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t890_s0 = "llvm.ptrtoint"(%889) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t890_s0, %733) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %891 = "arith.constant"() {value = 3 : i32} : () -> i32
            %892 = "arith.muli"(%732, %891) : (i32, i32) -> i32
            %893 = "llvm.getelementptr"(%179, %892) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %894 = "llvm.load"(%893) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %895 = "nvvm.shfl.sync"(%60, %894, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %896 = "arith.addi"(%697, %892) : (i32, i32) -> i32
            %897 = "llvm.getelementptr"(%179, %896) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %898 = "llvm.load"(%897) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %899 = "nvvm.shfl.sync"(%60, %898, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %900 = "arith.constant"() {value = 2 : i32} : () -> i32
            %901 = "arith.addi"(%900, %892) : (i32, i32) -> i32
            %902 = "llvm.getelementptr"(%179, %901) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %903 = "llvm.load"(%902) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %904 = "nvvm.shfl.sync"(%60, %903, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
            %905 = "llvm.getelementptr"(%162, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t906_s0 = "llvm.ptrtoint"(%905) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t906_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %907 = "arith.addi"(%732, %697) : (i32, i32) -> i32
            %908 = "arith.cmpi"(%907, %900) {predicate = 0 : i64} : (i32, i32) -> i1
            %909 = "arith.xori"(%733, %697) : (i32, i32) -> i32
            %910 = "arith.select"(%908, %909, %733) : (i1, i32, i32) -> i32
            %911 = "arith.select"(%908, %61, %907) : (i1, i32, i32) -> i32
            %912 = "arith.addi"(%731, %697) : (i32, i32) -> i32
            "scf.yield"(%895, %912, %911, %910, %748, %749, %750, %751, %752, %753) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %913 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%913) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 216 : i32, action = #nvvm<action increase>} : () -> ()
        %914 = "arith.constant"() {value = 1 : i32} : () -> i32
        %915 = "arith.subi"(%63, %914) : (i32, i32) -> i32
        %916 = "arith.subi"(%55, %58) : (i32, i32) -> i32
        %917 = "arith.constant"() {value = 8 : i32} : () -> i32
        %918 = "arith.constant"() {value = 9 : i32} : () -> i32
        %919 = "arith.constant"() {value = 16 : i32} : () -> i32
        %920 = "arith.constant"() {value = 17 : i32} : () -> i32
        %921 = "arith.constant"() {value = 24 : i32} : () -> i32
        %922 = "arith.constant"() {value = 25 : i32} : () -> i32
        %923 = "arith.constant"() {value = 33 : i32} : () -> i32
        %924 = "arith.constant"() {value = 40 : i32} : () -> i32
        %925 = "arith.constant"() {value = 41 : i32} : () -> i32
        %926 = "arith.constant"() {value = 48 : i32} : () -> i32
        %927 = "arith.constant"() {value = 49 : i32} : () -> i32
        %928 = "arith.constant"() {value = 56 : i32} : () -> i32
        %929 = "arith.constant"() {value = 57 : i32} : () -> i32
        %930 = "arith.constant"() {value = 64 : i32} : () -> i32
        %931 = "arith.constant"() {value = 65 : i32} : () -> i32
        %932 = "arith.constant"() {value = 72 : i32} : () -> i32
        %933 = "arith.constant"() {value = 73 : i32} : () -> i32
        %934 = "arith.constant"() {value = 80 : i32} : () -> i32
        %935 = "arith.constant"() {value = 81 : i32} : () -> i32
        %936 = "arith.constant"() {value = 88 : i32} : () -> i32
        %937 = "arith.constant"() {value = 89 : i32} : () -> i32
        %938 = "arith.constant"() {value = 96 : i32} : () -> i32
        %939 = "arith.constant"() {value = 97 : i32} : () -> i32
        %940 = "arith.constant"() {value = 104 : i32} : () -> i32
        %941 = "arith.constant"() {value = 105 : i32} : () -> i32
        %942 = "arith.constant"() {value = 112 : i32} : () -> i32
        %943 = "arith.constant"() {value = 113 : i32} : () -> i32
        %944 = "arith.constant"() {value = 120 : i32} : () -> i32
        %945 = "arith.constant"() {value = 121 : i32} : () -> i32
        %946 = "arith.cmpi"(%915, %61) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%946) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %t947_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t947_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %948 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %949 = "nvvm.shfl.sync"(%60, %948, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
        %950 = "llvm.getelementptr"(%179) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %951 = "llvm.load"(%950) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %952 = "nvvm.shfl.sync"(%60, %951, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
        %953 = "llvm.getelementptr"(%179) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %954 = "llvm.load"(%953) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %955 = "nvvm.shfl.sync"(%60, %954, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 36 : i32} : (i32, i32, i32, i32) -> i32
        %t956_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t956_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %957 = "llvm.mlir.undef"() : () -> f32
        %958 = "llvm.mlir.undef"() : () -> f32
        %959 = "llvm.mlir.undef"() : () -> f32
        %960 = "llvm.mlir.undef"() : () -> f32
        %961 = "llvm.mlir.undef"() : () -> f32
        %962 = "llvm.mlir.undef"() : () -> f32
        %963 = "llvm.mlir.undef"() : () -> f32
        %964 = "llvm.mlir.undef"() : () -> f32
        %965 = "llvm.mlir.undef"() : () -> f32
        %966 = "llvm.mlir.undef"() : () -> f32
        %967 = "llvm.mlir.undef"() : () -> f32
        %968 = "llvm.mlir.undef"() : () -> f32
        %969 = "llvm.mlir.undef"() : () -> f32
        %970 = "llvm.mlir.undef"() : () -> f32
        %971 = "llvm.mlir.undef"() : () -> f32
        %972 = "llvm.mlir.undef"() : () -> f32
        %973 = "llvm.mlir.undef"() : () -> f32
        %974 = "llvm.mlir.undef"() : () -> f32
        %975 = "llvm.mlir.undef"() : () -> f32
        %976 = "llvm.mlir.undef"() : () -> f32
        %977 = "llvm.mlir.undef"() : () -> f32
        %978 = "llvm.mlir.undef"() : () -> f32
        %979 = "llvm.mlir.undef"() : () -> f32
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
        %1023 = "llvm.mlir.undef"() : () -> i32
        %1024 = "llvm.mlir.undef"() : () -> i32
        %1025 = "llvm.mlir.undef"() : () -> i32
        %1026 = "llvm.mlir.undef"() : () -> i32
        %1027 = "llvm.mlir.undef"() : () -> i32
        %1028 = "llvm.mlir.undef"() : () -> i32
        %1029 = "llvm.mlir.undef"() : () -> i32
        %1030 = "llvm.mlir.undef"() : () -> i32
        %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119 = "scf.while"(%955, %952, %949, %61, %61, %61, %914, %914, %61, %61, %61, %61, %61, %61, %61, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030) ({
        ^bb0(%1120: i32, %1121: i32, %1122: i32, %1123: i32, %1124: i32, %1125: i32, %1126: i32, %1127: i32, %1128: i32, %1129: i32, %1130: i32, %1131: i32, %1132: i32, %1133: i32, %1134: i32, %1135: f32, %1136: f32, %1137: f32, %1138: f32, %1139: f32, %1140: f32, %1141: f32, %1142: f32, %1143: f32, %1144: f32, %1145: f32, %1146: f32, %1147: f32, %1148: f32, %1149: f32, %1150: f32, %1151: f32, %1152: f32, %1153: f32, %1154: f32, %1155: f32, %1156: f32, %1157: f32, %1158: f32, %1159: f32, %1160: f32, %1161: f32, %1162: f32, %1163: f32, %1164: f32, %1165: f32, %1166: f32, %1167: f32, %1168: f32, %1169: f32, %1170: f32, %1171: f32, %1172: f32, %1173: f32, %1174: f32, %1175: f32, %1176: f32, %1177: f32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: f32, %1184: f32, %1185: f32, %1186: f32, %1187: f32, %1188: f32, %1189: f32, %1190: f32, %1191: f32, %1192: f32, %1193: f32, %1194: f32, %1195: f32, %1196: f32, %1197: f32, %1198: f32, %1199: f32, %1200: f32, %1201: i32, %1202: i32, %1203: i32, %1204: i32, %1205: i32, %1206: i32, %1207: i32, %1208: i32):
          %1209 = "arith.cmpi"(%1122, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1209, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1210: i32, %1211: i32, %1212: i32, %1213: i32, %1214: i32, %1215: i32, %1216: i32, %1217: i32, %1218: i32, %1219: i32, %1220: i32, %1221: i32, %1222: i32, %1223: i32, %1224: i32, %1225: f32, %1226: f32, %1227: f32, %1228: f32, %1229: f32, %1230: f32, %1231: f32, %1232: f32, %1233: f32, %1234: f32, %1235: f32, %1236: f32, %1237: f32, %1238: f32, %1239: f32, %1240: f32, %1241: f32, %1242: f32, %1243: f32, %1244: f32, %1245: f32, %1246: f32, %1247: f32, %1248: f32, %1249: f32, %1250: f32, %1251: f32, %1252: f32, %1253: f32, %1254: f32, %1255: f32, %1256: f32, %1257: f32, %1258: f32, %1259: f32, %1260: f32, %1261: f32, %1262: f32, %1263: f32, %1264: f32, %1265: f32, %1266: f32, %1267: f32, %1268: f32, %1269: f32, %1270: f32, %1271: f32, %1272: f32, %1273: f32, %1274: f32, %1275: f32, %1276: f32, %1277: f32, %1278: f32, %1279: f32, %1280: f32, %1281: f32, %1282: f32, %1283: f32, %1284: f32, %1285: f32, %1286: f32, %1287: f32, %1288: f32, %1289: f32, %1290: f32, %1291: i32, %1292: i32, %1293: i32, %1294: i32, %1295: i32, %1296: i32, %1297: i32, %1298: i32):
          %1299 = "arith.remsi"(%1211, %48) : (i32, i32) -> i32
          %1300 = "arith.cmpi"(%1299, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1301 = "arith.divsi"(%1211, %48) : (i32, i32) -> i32
          %1302 = "arith.extsi"(%1300) : (i1) -> i32
          %1303 = "arith.addi"(%1301, %1302) : (i32, i32) -> i32
          %1304 = "arith.extsi"(%1210) : (i32) -> i64
          %1305 = "arith.extsi"(%1211) : (i32) -> i64
          %1306 = "arith.muli"(%1304, %45) : (i64, i64) -> i64
          %1307 = "arith.addi"(%1306, %1305) : (i64, i64) -> i64
          %1308 = "llvm.getelementptr"(%43, %1307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1309 = "llvm.load"(%1308) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1310 = "arith.extsi"(%1303) : (i32) -> i64
          %1311 = "arith.muli"(%1304, %42) : (i64, i64) -> i64
          %1312 = "arith.addi"(%1311, %1310) : (i64, i64) -> i64
          %1313 = "llvm.getelementptr"(%39, %1312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1314 = "llvm.load"(%1313) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1315 = "arith.mulf"(%1309, %1314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1316 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1317 = "arith.mulf"(%49, %1315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1318 = "arith.muli"(%1304, %47) : (i64, i64) -> i64
          %1319 = "arith.addi"(%1318, %1310) : (i64, i64) -> i64
          %1320 = "llvm.getelementptr"(%46, %1319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1321 = "llvm.load"(%1320) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1322 = "arith.muli"(%1212, %930) : (i32, i32) -> i32
          %1323 = "arith.maxsi"(%37, %914) : (i32, i32) -> i32
          %1324 = "arith.subi"(%1323, %914) : (i32, i32) -> i32
          %1325 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1326 = "arith.shrsi"(%1324, %1325) : (i32, i32) -> i32
          %1327 = "arith.addi"(%1326, %914) : (i32, i32) -> i32
          %1328 = "arith.minsi"(%61, %1326) : (i32, i32) -> i32
          %1329 = "arith.subi"(%1327, %1328) : (i32, i32) -> i32
          %1330 = "arith.muli"(%915, %930) : (i32, i32) -> i32
          %1331 = "arith.addi"(%1322, %1330) : (i32, i32) -> i32
          %1332 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1333 = "arith.andi"(%916, %1332) : (i32, i32) -> i32
          %1334 = "arith.divui"(%1333, %64) : (i32, i32) -> i32
          %1335 = "arith.muli"(%1334, %919) : (i32, i32) -> i32
          %1336 = "arith.addi"(%1331, %1335) : (i32, i32) -> i32
          %1337 = "arith.andi"(%916, %62) : (i32, i32) -> i32
          %1338 = "arith.constant"() {value = 4 : i32} : () -> i32
          %1339 = "arith.divui"(%1337, %1338) : (i32, i32) -> i32
          %1340 = "arith.addi"(%1336, %1339) : (i32, i32) -> i32
          %1341 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1342 = "arith.andi"(%916, %1341) : (i32, i32) -> i32
          %1343 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1344 = "arith.muli"(%1342, %1343) : (i32, i32) -> i32
          %1345 = "arith.muli"(%1326, %58) : (i32, i32) -> i32
          %1346 = "arith.subi"(%1327, %1329) : (i32, i32) -> i32
          %1347 = "arith.subi"(%1327, %1346) : (i32, i32) -> i32
          %1348 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %1349 = "vector.extract"(%1348) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1350 = "vector.extract"(%1348) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1351 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1352 = "vector.extract"(%1351) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1353 = "vector.extract"(%1351) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1354 = "vector.extract"(%1351) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1355 = "vector.extract"(%1351) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1356 = "vector.extract"(%1351) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1357 = "vector.extract"(%1351) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1358 = "vector.extract"(%1351) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1359 = "vector.extract"(%1351) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1360 = "vector.extract"(%1351) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1361 = "vector.extract"(%1351) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1362 = "vector.extract"(%1351) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1363 = "vector.extract"(%1351) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1364 = "vector.extract"(%1351) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1365 = "vector.extract"(%1351) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1366 = "vector.extract"(%1351) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1367 = "vector.extract"(%1351) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1368 = "vector.extract"(%1351) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1369 = "vector.extract"(%1351) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1370 = "vector.extract"(%1351) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1371 = "vector.extract"(%1351) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1372 = "vector.extract"(%1351) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1373 = "vector.extract"(%1351) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1374 = "vector.extract"(%1351) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1375 = "vector.extract"(%1351) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1376 = "vector.extract"(%1351) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1377 = "vector.extract"(%1351) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1378 = "vector.extract"(%1351) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1379 = "vector.extract"(%1351) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1380 = "vector.extract"(%1351) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1381 = "vector.extract"(%1351) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1382 = "vector.extract"(%1351) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1383 = "vector.extract"(%1351) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1384 = "llvm.getelementptr"(%78, %1220) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1385_s0 = "llvm.ptrtoint"(%1384) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1385_s0, %1221) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1386 = "llvm.getelementptr"(%100, %1214) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1387_s0 = "llvm.ptrtoint"(%1386) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1387_s0, %1215) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1388 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %1389 = "arith.muli"(%1220, %1388) : (i32, i32) -> i32
          %1390 = "llvm.getelementptr"(%74, %1389) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1391 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1392 = "arith.muli"(%1214, %1391) : (i32, i32) -> i32
          %1393 = "llvm.getelementptr"(%75, %1392) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1394 = "arith.constant"() {value = false} : () -> i1
          %t1396_a = "llvm.ptrtoint"(%1390) : (!llvm.ptr<3>) -> i32
          %t1396_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1396_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1396_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1396_shifted = "arith.shrui"(%t1396_a, %t1396_four) : (i32, i32) -> i32
          %t1396_low = "arith.andi"(%t1396_shifted, %t1396_mask) : (i32, i32) -> i32
          %t1396_wide = "arith.extui"(%t1396_low) : (i32) -> i64
          %1395 = "arith.ori"(%t1396_wide, %t1396_fields) : (i64, i64) -> i64
          %t1398_a = "llvm.ptrtoint"(%1393) : (!llvm.ptr<3>) -> i32
          %t1398_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1398_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1398_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1398_shifted = "arith.shrui"(%t1398_a, %t1398_four) : (i32, i32) -> i32
          %t1398_low = "arith.andi"(%t1398_shifted, %t1398_mask) : (i32, i32) -> i32
          %t1398_wide = "arith.extui"(%t1398_low) : (i32) -> i64
          %1397 = "arith.ori"(%t1398_wide, %t1398_fields) : (i64, i64) -> i64
          %t1463_r = "llvm.inline_asm"(%1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1399 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1400 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1401 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1402 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1403 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1404 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1405 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1406 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1407 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1408 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1409 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1410 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1411 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1412 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1413 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1414 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1415 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1416 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1417 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1418 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1419 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1420 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1421 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1422 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1423 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1424 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1425 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1426 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1427 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1428 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1429 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1430 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1431 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1432 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1433 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1434 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1435 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1436 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1437 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1438 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1439 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1440 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1441 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1442 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1443 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1444 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1445 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1446 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1447 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1448 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1449 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1450 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1451 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1452 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1453 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1454 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1455 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1456 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1457 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1458 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1459 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1460 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1461 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1462 = "llvm.extractvalue"(%t1463_r) {position = array<i64: 63>} : (!struct1) -> f32
          %t1528_r = "llvm.inline_asm"(%1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1395, %1397, %1394) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1464 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1465 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1466 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1467 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1468 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1469 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1470 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1471 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1472 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1473 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1474 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1475 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1476 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1477 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1478 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1479 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1480 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1481 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1482 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1483 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1484 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1485 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1486 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1487 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1488 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1489 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1490 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1491 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1492 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1493 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1494 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1495 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1496 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1497 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1498 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1499 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1500 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1501 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1502 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1503 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1504 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1505 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1506 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1507 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1508 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1509 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1510 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1511 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1512 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1513 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1514 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1515 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1516 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1517 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1518 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1519 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1520 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1521 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1522 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1523 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1524 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1525 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1526 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1527 = "llvm.extractvalue"(%t1528_r) {position = array<i64: 63>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1593_r = "llvm.inline_asm"(%1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1529 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1530 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1531 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1532 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1533 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1534 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1535 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1536 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1537 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1538 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1539 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1540 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1541 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1542 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1543 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1544 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1545 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1546 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1547 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1548 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1549 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1550 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1551 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1552 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1553 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1554 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1555 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1556 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1557 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1558 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1559 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1560 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1561 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1562 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1563 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1564 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1565 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1566 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1567 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1568 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1569 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1570 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1571 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1572 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1573 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1574 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1575 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1576 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1577 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1578 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1579 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1580 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1581 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1582 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1583 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1584 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1585 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1586 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1587 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1588 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1589 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1590 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1591 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1592 = "llvm.extractvalue"(%t1593_r) {position = array<i64: 63>} : (!struct1) -> f32
          "scf.if"(%102) ({
            %1594 = "llvm.getelementptr"(%103, %1214) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1595_s0 = "llvm.ptrtoint"(%1594) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1595_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1596 = "arith.addi"(%1214, %914) : (i32, i32) -> i32
          %1597 = "arith.cmpi"(%1596, %1343) {predicate = 0 : i64} : (i32, i32) -> i1
          %1598 = "arith.xori"(%1215, %914) : (i32, i32) -> i32
          %1599 = "arith.select"(%1597, %1598, %1215) : (i1, i32, i32) -> i32
          %1600 = "arith.select"(%1597, %61, %1596) : (i1, i32, i32) -> i32
          %1601 = "arith.addi"(%1213, %914) : (i32, i32) -> i32
          %1602 = "arith.addi"(%1345, %58) : (i32, i32) -> i32
          %1603 = "arith.cmpi"(%1602, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667 = "scf.if"(%1603) ({
            %1668 = "arith.addi"(%1345, %1344) : (i32, i32) -> i32
            %1669 = "vector.from_elements"(%61, %914, %917, %918, %919, %920, %921, %922, %64, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1670 = "arith.subi"(%37, %1668) : (i32, i32) -> i32
            %1671 = "vector.broadcast"(%1670) : (i32) -> vector<32xi32>
            %1672 = "arith.cmpi"(%1669, %1671) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1673 = "vector.from_elements"(%1529, %1530, %1533, %1534, %1537, %1538, %1541, %1542, %1545, %1546, %1549, %1550, %1553, %1554, %1557, %1558, %1561, %1562, %1565, %1566, %1569, %1570, %1573, %1574, %1577, %1578, %1581, %1582, %1585, %1586, %1589, %1590) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1674 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1675 = "arith.select"(%1672, %1674, %1673) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1676 = "vector.extract"(%1675) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1677 = "vector.extract"(%1675) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1678 = "vector.extract"(%1675) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1679 = "vector.extract"(%1675) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1680 = "vector.extract"(%1675) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1681 = "vector.extract"(%1675) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1682 = "vector.extract"(%1675) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1683 = "vector.extract"(%1675) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1684 = "vector.extract"(%1675) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1685 = "vector.extract"(%1675) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1686 = "vector.extract"(%1675) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1687 = "vector.extract"(%1675) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1688 = "vector.extract"(%1675) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1689 = "vector.extract"(%1675) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1690 = "vector.extract"(%1675) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1691 = "vector.extract"(%1675) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1692 = "vector.extract"(%1675) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1693 = "vector.extract"(%1675) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1694 = "vector.extract"(%1675) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1695 = "vector.extract"(%1675) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1696 = "vector.extract"(%1675) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1697 = "vector.extract"(%1675) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1698 = "vector.extract"(%1675) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1699 = "vector.extract"(%1675) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1700 = "vector.extract"(%1675) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1701 = "vector.extract"(%1675) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1702 = "vector.extract"(%1675) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1703 = "vector.extract"(%1675) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1704 = "vector.extract"(%1675) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1705 = "vector.extract"(%1675) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1706 = "vector.extract"(%1675) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1707 = "vector.extract"(%1675) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1708 = "vector.from_elements"(%61, %914, %917, %918, %919, %920, %921, %922, %64, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1709 = "vector.broadcast"(%1670) : (i32) -> vector<32xi32>
            %1710 = "arith.cmpi"(%1708, %1709) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1711 = "vector.from_elements"(%1531, %1532, %1535, %1536, %1539, %1540, %1543, %1544, %1547, %1548, %1551, %1552, %1555, %1556, %1559, %1560, %1563, %1564, %1567, %1568, %1571, %1572, %1575, %1576, %1579, %1580, %1583, %1584, %1587, %1588, %1591, %1592) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1712 = "arith.select"(%1710, %1674, %1711) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1713 = "vector.extract"(%1712) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1714 = "vector.extract"(%1712) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1715 = "vector.extract"(%1712) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1716 = "vector.extract"(%1712) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1717 = "vector.extract"(%1712) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1718 = "vector.extract"(%1712) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1719 = "vector.extract"(%1712) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1720 = "vector.extract"(%1712) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1721 = "vector.extract"(%1712) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1722 = "vector.extract"(%1712) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1723 = "vector.extract"(%1712) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1724 = "vector.extract"(%1712) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1725 = "vector.extract"(%1712) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1726 = "vector.extract"(%1712) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1727 = "vector.extract"(%1712) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1728 = "vector.extract"(%1712) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1729 = "vector.extract"(%1712) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1730 = "vector.extract"(%1712) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1731 = "vector.extract"(%1712) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1732 = "vector.extract"(%1712) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1733 = "vector.extract"(%1712) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1734 = "vector.extract"(%1712) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1735 = "vector.extract"(%1712) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1736 = "vector.extract"(%1712) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1737 = "vector.extract"(%1712) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1738 = "vector.extract"(%1712) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1739 = "vector.extract"(%1712) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1740 = "vector.extract"(%1712) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1741 = "vector.extract"(%1712) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1742 = "vector.extract"(%1712) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1743 = "vector.extract"(%1712) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1744 = "vector.extract"(%1712) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1676, %1677, %1713, %1714, %1678, %1679, %1715, %1716, %1680, %1681, %1717, %1718, %1682, %1683, %1719, %1720, %1684, %1685, %1721, %1722, %1686, %1687, %1723, %1724, %1688, %1689, %1725, %1726, %1690, %1691, %1727, %1728, %1692, %1693, %1729, %1730, %1694, %1695, %1731, %1732, %1696, %1697, %1733, %1734, %1698, %1699, %1735, %1736, %1700, %1701, %1737, %1738, %1702, %1703, %1739, %1740, %1704, %1705, %1741, %1742, %1706, %1707, %1743, %1744) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1745 = "llvm.bitcast"(%1604) : (f32) -> i32
          %1746 = "llvm.bitcast"(%1605) : (f32) -> i32
          %1747 = "llvm.bitcast"(%1608) : (f32) -> i32
          %1748 = "llvm.bitcast"(%1609) : (f32) -> i32
          %1749 = "llvm.bitcast"(%1612) : (f32) -> i32
          %1750 = "llvm.bitcast"(%1613) : (f32) -> i32
          %1751 = "llvm.bitcast"(%1616) : (f32) -> i32
          %1752 = "llvm.bitcast"(%1617) : (f32) -> i32
          %1753 = "llvm.bitcast"(%1620) : (f32) -> i32
          %1754 = "llvm.bitcast"(%1621) : (f32) -> i32
          %1755 = "llvm.bitcast"(%1624) : (f32) -> i32
          %1756 = "llvm.bitcast"(%1625) : (f32) -> i32
          %1757 = "llvm.bitcast"(%1628) : (f32) -> i32
          %1758 = "llvm.bitcast"(%1629) : (f32) -> i32
          %1759 = "llvm.bitcast"(%1632) : (f32) -> i32
          %1760 = "llvm.bitcast"(%1633) : (f32) -> i32
          %1761 = "llvm.bitcast"(%1636) : (f32) -> i32
          %1762 = "llvm.bitcast"(%1637) : (f32) -> i32
          %1763 = "llvm.bitcast"(%1640) : (f32) -> i32
          %1764 = "llvm.bitcast"(%1641) : (f32) -> i32
          %1765 = "llvm.bitcast"(%1644) : (f32) -> i32
          %1766 = "llvm.bitcast"(%1645) : (f32) -> i32
          %1767 = "llvm.bitcast"(%1648) : (f32) -> i32
          %1768 = "llvm.bitcast"(%1649) : (f32) -> i32
          %1769 = "llvm.bitcast"(%1652) : (f32) -> i32
          %1770 = "llvm.bitcast"(%1653) : (f32) -> i32
          %1771 = "llvm.bitcast"(%1656) : (f32) -> i32
          %1772 = "llvm.bitcast"(%1657) : (f32) -> i32
          %1773 = "llvm.bitcast"(%1660) : (f32) -> i32
          %1774 = "llvm.bitcast"(%1661) : (f32) -> i32
          %1775 = "llvm.bitcast"(%1664) : (f32) -> i32
          %1776 = "llvm.bitcast"(%1665) : (f32) -> i32
          %1777 = "arith.maxsi"(%1745, %1746) : (i32, i32) -> i32
          %1778 = "arith.maxsi"(%1777, %1747) : (i32, i32) -> i32
          %1779 = "arith.maxsi"(%1748, %1749) : (i32, i32) -> i32
          %1780 = "arith.maxsi"(%1779, %1750) : (i32, i32) -> i32
          %1781 = "arith.maxsi"(%1751, %1752) : (i32, i32) -> i32
          %1782 = "arith.maxsi"(%1781, %1753) : (i32, i32) -> i32
          %1783 = "arith.maxsi"(%1754, %1755) : (i32, i32) -> i32
          %1784 = "arith.maxsi"(%1783, %1756) : (i32, i32) -> i32
          %1785 = "arith.maxsi"(%1757, %1758) : (i32, i32) -> i32
          %1786 = "arith.maxsi"(%1785, %1759) : (i32, i32) -> i32
          %1787 = "arith.maxsi"(%1760, %1761) : (i32, i32) -> i32
          %1788 = "arith.maxsi"(%1787, %1762) : (i32, i32) -> i32
          %1789 = "arith.maxsi"(%1763, %1764) : (i32, i32) -> i32
          %1790 = "arith.maxsi"(%1789, %1765) : (i32, i32) -> i32
          %1791 = "arith.maxsi"(%1766, %1767) : (i32, i32) -> i32
          %1792 = "arith.maxsi"(%1791, %1768) : (i32, i32) -> i32
          %1793 = "arith.maxsi"(%1769, %1770) : (i32, i32) -> i32
          %1794 = "arith.maxsi"(%1793, %1771) : (i32, i32) -> i32
          %1795 = "arith.maxsi"(%1772, %1773) : (i32, i32) -> i32
          %1796 = "arith.maxsi"(%1795, %1774) : (i32, i32) -> i32
          %1797 = "arith.maxsi"(%1775, %1776) : (i32, i32) -> i32
          %1798 = "arith.maxsi"(%1778, %1780) : (i32, i32) -> i32
          %1799 = "arith.maxsi"(%1798, %1782) : (i32, i32) -> i32
          %1800 = "arith.maxsi"(%1784, %1786) : (i32, i32) -> i32
          %1801 = "arith.maxsi"(%1800, %1788) : (i32, i32) -> i32
          %1802 = "arith.maxsi"(%1790, %1792) : (i32, i32) -> i32
          %1803 = "arith.maxsi"(%1802, %1794) : (i32, i32) -> i32
          %1804 = "arith.maxsi"(%1796, %1797) : (i32, i32) -> i32
          %1805 = "arith.maxsi"(%1799, %1801) : (i32, i32) -> i32
          %1806 = "arith.maxsi"(%1805, %1803) : (i32, i32) -> i32
          %1807 = "arith.maxsi"(%1806, %1804) : (i32, i32) -> i32
          %1808 = "llvm.bitcast"(%1606) : (f32) -> i32
          %1809 = "llvm.bitcast"(%1607) : (f32) -> i32
          %1810 = "llvm.bitcast"(%1610) : (f32) -> i32
          %1811 = "llvm.bitcast"(%1611) : (f32) -> i32
          %1812 = "llvm.bitcast"(%1614) : (f32) -> i32
          %1813 = "llvm.bitcast"(%1615) : (f32) -> i32
          %1814 = "llvm.bitcast"(%1618) : (f32) -> i32
          %1815 = "llvm.bitcast"(%1619) : (f32) -> i32
          %1816 = "llvm.bitcast"(%1622) : (f32) -> i32
          %1817 = "llvm.bitcast"(%1623) : (f32) -> i32
          %1818 = "llvm.bitcast"(%1626) : (f32) -> i32
          %1819 = "llvm.bitcast"(%1627) : (f32) -> i32
          %1820 = "llvm.bitcast"(%1630) : (f32) -> i32
          %1821 = "llvm.bitcast"(%1631) : (f32) -> i32
          %1822 = "llvm.bitcast"(%1634) : (f32) -> i32
          %1823 = "llvm.bitcast"(%1635) : (f32) -> i32
          %1824 = "llvm.bitcast"(%1638) : (f32) -> i32
          %1825 = "llvm.bitcast"(%1639) : (f32) -> i32
          %1826 = "llvm.bitcast"(%1642) : (f32) -> i32
          %1827 = "llvm.bitcast"(%1643) : (f32) -> i32
          %1828 = "llvm.bitcast"(%1646) : (f32) -> i32
          %1829 = "llvm.bitcast"(%1647) : (f32) -> i32
          %1830 = "llvm.bitcast"(%1650) : (f32) -> i32
          %1831 = "llvm.bitcast"(%1651) : (f32) -> i32
          %1832 = "llvm.bitcast"(%1654) : (f32) -> i32
          %1833 = "llvm.bitcast"(%1655) : (f32) -> i32
          %1834 = "llvm.bitcast"(%1658) : (f32) -> i32
          %1835 = "llvm.bitcast"(%1659) : (f32) -> i32
          %1836 = "llvm.bitcast"(%1662) : (f32) -> i32
          %1837 = "llvm.bitcast"(%1663) : (f32) -> i32
          %1838 = "llvm.bitcast"(%1666) : (f32) -> i32
          %1839 = "llvm.bitcast"(%1667) : (f32) -> i32
          %1840 = "arith.maxsi"(%1808, %1809) : (i32, i32) -> i32
          %1841 = "arith.maxsi"(%1840, %1810) : (i32, i32) -> i32
          %1842 = "arith.maxsi"(%1811, %1812) : (i32, i32) -> i32
          %1843 = "arith.maxsi"(%1842, %1813) : (i32, i32) -> i32
          %1844 = "arith.maxsi"(%1814, %1815) : (i32, i32) -> i32
          %1845 = "arith.maxsi"(%1844, %1816) : (i32, i32) -> i32
          %1846 = "arith.maxsi"(%1817, %1818) : (i32, i32) -> i32
          %1847 = "arith.maxsi"(%1846, %1819) : (i32, i32) -> i32
          %1848 = "arith.maxsi"(%1820, %1821) : (i32, i32) -> i32
          %1849 = "arith.maxsi"(%1848, %1822) : (i32, i32) -> i32
          %1850 = "arith.maxsi"(%1823, %1824) : (i32, i32) -> i32
          %1851 = "arith.maxsi"(%1850, %1825) : (i32, i32) -> i32
          %1852 = "arith.maxsi"(%1826, %1827) : (i32, i32) -> i32
          %1853 = "arith.maxsi"(%1852, %1828) : (i32, i32) -> i32
          %1854 = "arith.maxsi"(%1829, %1830) : (i32, i32) -> i32
          %1855 = "arith.maxsi"(%1854, %1831) : (i32, i32) -> i32
          %1856 = "arith.maxsi"(%1832, %1833) : (i32, i32) -> i32
          %1857 = "arith.maxsi"(%1856, %1834) : (i32, i32) -> i32
          %1858 = "arith.maxsi"(%1835, %1836) : (i32, i32) -> i32
          %1859 = "arith.maxsi"(%1858, %1837) : (i32, i32) -> i32
          %1860 = "arith.maxsi"(%1838, %1839) : (i32, i32) -> i32
          %1861 = "arith.maxsi"(%1841, %1843) : (i32, i32) -> i32
          %1862 = "arith.maxsi"(%1861, %1845) : (i32, i32) -> i32
          %1863 = "arith.maxsi"(%1847, %1849) : (i32, i32) -> i32
          %1864 = "arith.maxsi"(%1863, %1851) : (i32, i32) -> i32
          %1865 = "arith.maxsi"(%1853, %1855) : (i32, i32) -> i32
          %1866 = "arith.maxsi"(%1865, %1857) : (i32, i32) -> i32
          %1867 = "arith.maxsi"(%1859, %1860) : (i32, i32) -> i32
          %1868 = "arith.maxsi"(%1862, %1864) : (i32, i32) -> i32
          %1869 = "arith.maxsi"(%1868, %1866) : (i32, i32) -> i32
          %1870 = "arith.maxsi"(%1869, %1867) : (i32, i32) -> i32
          %1871 = "arith.ori"(%1807, %1870) : (i32, i32) -> i32
          %1872 = "arith.cmpi"(%1871, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1873 = "nvvm.vote.sync"(%60, %1872) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 38 : i32} : (i32, i1) -> i1
          %1874, %1875 = "scf.if"(%1873) ({
            %1876 = "llvm.bitcast"(%1604) : (f32) -> i32
            %1877 = "llvm.bitcast"(%1605) : (f32) -> i32
            %1878 = "llvm.bitcast"(%1608) : (f32) -> i32
            %1879 = "llvm.bitcast"(%1609) : (f32) -> i32
            %1880 = "llvm.bitcast"(%1612) : (f32) -> i32
            %1881 = "llvm.bitcast"(%1613) : (f32) -> i32
            %1882 = "llvm.bitcast"(%1616) : (f32) -> i32
            %1883 = "llvm.bitcast"(%1617) : (f32) -> i32
            %1884 = "llvm.bitcast"(%1620) : (f32) -> i32
            %1885 = "llvm.bitcast"(%1621) : (f32) -> i32
            %1886 = "llvm.bitcast"(%1624) : (f32) -> i32
            %1887 = "llvm.bitcast"(%1625) : (f32) -> i32
            %1888 = "llvm.bitcast"(%1628) : (f32) -> i32
            %1889 = "llvm.bitcast"(%1629) : (f32) -> i32
            %1890 = "llvm.bitcast"(%1632) : (f32) -> i32
            %1891 = "llvm.bitcast"(%1633) : (f32) -> i32
            %1892 = "llvm.bitcast"(%1636) : (f32) -> i32
            %1893 = "llvm.bitcast"(%1637) : (f32) -> i32
            %1894 = "llvm.bitcast"(%1640) : (f32) -> i32
            %1895 = "llvm.bitcast"(%1641) : (f32) -> i32
            %1896 = "llvm.bitcast"(%1644) : (f32) -> i32
            %1897 = "llvm.bitcast"(%1645) : (f32) -> i32
            %1898 = "llvm.bitcast"(%1648) : (f32) -> i32
            %1899 = "llvm.bitcast"(%1649) : (f32) -> i32
            %1900 = "llvm.bitcast"(%1652) : (f32) -> i32
            %1901 = "llvm.bitcast"(%1653) : (f32) -> i32
            %1902 = "llvm.bitcast"(%1656) : (f32) -> i32
            %1903 = "llvm.bitcast"(%1657) : (f32) -> i32
            %1904 = "llvm.bitcast"(%1660) : (f32) -> i32
            %1905 = "llvm.bitcast"(%1661) : (f32) -> i32
            %1906 = "llvm.bitcast"(%1664) : (f32) -> i32
            %1907 = "llvm.bitcast"(%1665) : (f32) -> i32
            %1908 = "arith.minui"(%1876, %1877) : (i32, i32) -> i32
            %1909 = "arith.minui"(%1908, %1878) : (i32, i32) -> i32
            %1910 = "arith.minui"(%1879, %1880) : (i32, i32) -> i32
            %1911 = "arith.minui"(%1910, %1881) : (i32, i32) -> i32
            %1912 = "arith.minui"(%1882, %1883) : (i32, i32) -> i32
            %1913 = "arith.minui"(%1912, %1884) : (i32, i32) -> i32
            %1914 = "arith.minui"(%1885, %1886) : (i32, i32) -> i32
            %1915 = "arith.minui"(%1914, %1887) : (i32, i32) -> i32
            %1916 = "arith.minui"(%1888, %1889) : (i32, i32) -> i32
            %1917 = "arith.minui"(%1916, %1890) : (i32, i32) -> i32
            %1918 = "arith.minui"(%1891, %1892) : (i32, i32) -> i32
            %1919 = "arith.minui"(%1918, %1893) : (i32, i32) -> i32
            %1920 = "arith.minui"(%1894, %1895) : (i32, i32) -> i32
            %1921 = "arith.minui"(%1920, %1896) : (i32, i32) -> i32
            %1922 = "arith.minui"(%1897, %1898) : (i32, i32) -> i32
            %1923 = "arith.minui"(%1922, %1899) : (i32, i32) -> i32
            %1924 = "arith.minui"(%1900, %1901) : (i32, i32) -> i32
            %1925 = "arith.minui"(%1924, %1902) : (i32, i32) -> i32
            %1926 = "arith.minui"(%1903, %1904) : (i32, i32) -> i32
            %1927 = "arith.minui"(%1926, %1905) : (i32, i32) -> i32
            %1928 = "arith.minui"(%1906, %1907) : (i32, i32) -> i32
            %1929 = "arith.minui"(%1909, %1911) : (i32, i32) -> i32
            %1930 = "arith.minui"(%1929, %1913) : (i32, i32) -> i32
            %1931 = "arith.minui"(%1915, %1917) : (i32, i32) -> i32
            %1932 = "arith.minui"(%1931, %1919) : (i32, i32) -> i32
            %1933 = "arith.minui"(%1921, %1923) : (i32, i32) -> i32
            %1934 = "arith.minui"(%1933, %1925) : (i32, i32) -> i32
            %1935 = "arith.minui"(%1927, %1928) : (i32, i32) -> i32
            %1936 = "arith.minui"(%1930, %1932) : (i32, i32) -> i32
            %1937 = "arith.minui"(%1936, %1934) : (i32, i32) -> i32
            %1938 = "arith.minui"(%1937, %1935) : (i32, i32) -> i32
            %1939 = "arith.cmpi"(%1807, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1940 = "arith.select"(%1939, %1938, %1807) : (i1, i32, i32) -> i32
            %1941 = "llvm.bitcast"(%1606) : (f32) -> i32
            %1942 = "llvm.bitcast"(%1607) : (f32) -> i32
            %1943 = "llvm.bitcast"(%1610) : (f32) -> i32
            %1944 = "llvm.bitcast"(%1611) : (f32) -> i32
            %1945 = "llvm.bitcast"(%1614) : (f32) -> i32
            %1946 = "llvm.bitcast"(%1615) : (f32) -> i32
            %1947 = "llvm.bitcast"(%1618) : (f32) -> i32
            %1948 = "llvm.bitcast"(%1619) : (f32) -> i32
            %1949 = "llvm.bitcast"(%1622) : (f32) -> i32
            %1950 = "llvm.bitcast"(%1623) : (f32) -> i32
            %1951 = "llvm.bitcast"(%1626) : (f32) -> i32
            %1952 = "llvm.bitcast"(%1627) : (f32) -> i32
            %1953 = "llvm.bitcast"(%1630) : (f32) -> i32
            %1954 = "llvm.bitcast"(%1631) : (f32) -> i32
            %1955 = "llvm.bitcast"(%1634) : (f32) -> i32
            %1956 = "llvm.bitcast"(%1635) : (f32) -> i32
            %1957 = "llvm.bitcast"(%1638) : (f32) -> i32
            %1958 = "llvm.bitcast"(%1639) : (f32) -> i32
            %1959 = "llvm.bitcast"(%1642) : (f32) -> i32
            %1960 = "llvm.bitcast"(%1643) : (f32) -> i32
            %1961 = "llvm.bitcast"(%1646) : (f32) -> i32
            %1962 = "llvm.bitcast"(%1647) : (f32) -> i32
            %1963 = "llvm.bitcast"(%1650) : (f32) -> i32
            %1964 = "llvm.bitcast"(%1651) : (f32) -> i32
            %1965 = "llvm.bitcast"(%1654) : (f32) -> i32
            %1966 = "llvm.bitcast"(%1655) : (f32) -> i32
            %1967 = "llvm.bitcast"(%1658) : (f32) -> i32
            %1968 = "llvm.bitcast"(%1659) : (f32) -> i32
            %1969 = "llvm.bitcast"(%1662) : (f32) -> i32
            %1970 = "llvm.bitcast"(%1663) : (f32) -> i32
            %1971 = "llvm.bitcast"(%1666) : (f32) -> i32
            %1972 = "llvm.bitcast"(%1667) : (f32) -> i32
            %1973 = "arith.minui"(%1941, %1942) : (i32, i32) -> i32
            %1974 = "arith.minui"(%1973, %1943) : (i32, i32) -> i32
            %1975 = "arith.minui"(%1944, %1945) : (i32, i32) -> i32
            %1976 = "arith.minui"(%1975, %1946) : (i32, i32) -> i32
            %1977 = "arith.minui"(%1947, %1948) : (i32, i32) -> i32
            %1978 = "arith.minui"(%1977, %1949) : (i32, i32) -> i32
            %1979 = "arith.minui"(%1950, %1951) : (i32, i32) -> i32
            %1980 = "arith.minui"(%1979, %1952) : (i32, i32) -> i32
            %1981 = "arith.minui"(%1953, %1954) : (i32, i32) -> i32
            %1982 = "arith.minui"(%1981, %1955) : (i32, i32) -> i32
            %1983 = "arith.minui"(%1956, %1957) : (i32, i32) -> i32
            %1984 = "arith.minui"(%1983, %1958) : (i32, i32) -> i32
            %1985 = "arith.minui"(%1959, %1960) : (i32, i32) -> i32
            %1986 = "arith.minui"(%1985, %1961) : (i32, i32) -> i32
            %1987 = "arith.minui"(%1962, %1963) : (i32, i32) -> i32
            %1988 = "arith.minui"(%1987, %1964) : (i32, i32) -> i32
            %1989 = "arith.minui"(%1965, %1966) : (i32, i32) -> i32
            %1990 = "arith.minui"(%1989, %1967) : (i32, i32) -> i32
            %1991 = "arith.minui"(%1968, %1969) : (i32, i32) -> i32
            %1992 = "arith.minui"(%1991, %1970) : (i32, i32) -> i32
            %1993 = "arith.minui"(%1971, %1972) : (i32, i32) -> i32
            %1994 = "arith.minui"(%1974, %1976) : (i32, i32) -> i32
            %1995 = "arith.minui"(%1994, %1978) : (i32, i32) -> i32
            %1996 = "arith.minui"(%1980, %1982) : (i32, i32) -> i32
            %1997 = "arith.minui"(%1996, %1984) : (i32, i32) -> i32
            %1998 = "arith.minui"(%1986, %1988) : (i32, i32) -> i32
            %1999 = "arith.minui"(%1998, %1990) : (i32, i32) -> i32
            %2000 = "arith.minui"(%1992, %1993) : (i32, i32) -> i32
            %2001 = "arith.minui"(%1995, %1997) : (i32, i32) -> i32
            %2002 = "arith.minui"(%2001, %1999) : (i32, i32) -> i32
            %2003 = "arith.minui"(%2002, %2000) : (i32, i32) -> i32
            %2004 = "arith.cmpi"(%1870, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %2005 = "arith.select"(%2004, %2003, %1870) : (i1, i32, i32) -> i32
            "scf.yield"(%1940, %2005) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1807, %1870) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %2006 = "arith.bitcast"(%1874) : (i32) -> f32
          %2007 = "arith.bitcast"(%1875) : (i32) -> f32
          %2008 = "arith.mulf"(%2006, %1317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2009 = "arith.constant"() {value = -114.0 : f32} : () -> f32
          %2010 = "arith.subf"(%2008, %2009) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2011 = "arith.mulf"(%2007, %1317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2012 = "arith.subf"(%2011, %2009) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2013 = "arith.constant"() {value = 2.75 : f32} : () -> f32
          %2014 = "arith.addf"(%1349, %2013) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2015 = "arith.cmpf"(%2010, %2014) {predicate = 2 : i64} : (f32, f32) -> i1
          %2016 = "arith.addf"(%1350, %2013) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2017 = "arith.cmpf"(%2012, %2016) {predicate = 2 : i64} : (f32, f32) -> i1
          %2018 = "arith.ori"(%2015, %2017) : (i1, i1) -> i1
          %2019 = "nvvm.vote.sync"(%60, %2018) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 39 : i32} : (i32, i1) -> i1
          %2020, %2021, %2022, %2023 = "scf.if"(%2019) ({
            %2024 = "nvvm.shfl.sync"(%60, %2010, %914, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 40 : i32} : (i32, f32, i32, i32) -> f32
            %2025 = "arith.maxnumf"(%2010, %2024) : (f32, f32) -> f32
            %2026 = "nvvm.shfl.sync"(%60, %2025, %1343, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 41 : i32} : (i32, f32, i32, i32) -> f32
            %2027 = "arith.maxnumf"(%2025, %2026) : (f32, f32) -> f32
            %2028 = "arith.maxnumf"(%1349, %2027) : (f32, f32) -> f32
            %2029 = "nvvm.shfl.sync"(%60, %2012, %914, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 42 : i32} : (i32, f32, i32, i32) -> f32
            %2030 = "arith.maxnumf"(%2012, %2029) : (f32, f32) -> f32
            %2031 = "nvvm.shfl.sync"(%60, %2030, %1343, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 43 : i32} : (i32, f32, i32, i32) -> f32
            %2032 = "arith.maxnumf"(%2030, %2031) : (f32, f32) -> f32
            %2033 = "arith.maxnumf"(%1350, %2032) : (f32, f32) -> f32
            "scf.yield"(%2028, %2033, %1349, %1350) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1349, %1350, %1289, %1290) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %2034 = "vector.from_elements"(%1604, %1605, %1608, %1609, %1612, %1613, %1616, %1617, %1620, %1621, %1624, %1625, %1628, %1629, %1632, %1633, %1636, %1637, %1640, %1641, %1644, %1645, %1648, %1649, %1652, %1653, %1656, %1657, %1660, %1661, %1664, %1665) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2035 = "vector.broadcast"(%1317) : (f32) -> vector<32xf32>
          %2036 = "arith.mulf"(%2034, %2035) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2037 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %2038 = "arith.cmpf"(%2020, %2037) {predicate = 2 : i64} : (f32, f32) -> i1
          %2039 = "arith.select"(%2038, %2020, %1316) : (i1, f32, f32) -> f32
          %2040 = "vector.broadcast"(%2039) : (f32) -> vector<32xf32>
          %2041 = "arith.subf"(%2036, %2040) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2042 = "vector.extract"(%2041) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2043 = "vector.extract"(%2041) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2044 = "vector.extract"(%2041) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2045 = "vector.extract"(%2041) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2046 = "vector.extract"(%2041) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2047 = "vector.extract"(%2041) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2048 = "vector.extract"(%2041) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2049 = "vector.extract"(%2041) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2050 = "vector.extract"(%2041) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2051 = "vector.extract"(%2041) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2052 = "vector.extract"(%2041) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2053 = "vector.extract"(%2041) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2054 = "vector.extract"(%2041) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2055 = "vector.extract"(%2041) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2056 = "vector.extract"(%2041) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2057 = "vector.extract"(%2041) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2058 = "vector.extract"(%2041) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2059 = "vector.extract"(%2041) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2060 = "vector.extract"(%2041) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2061 = "vector.extract"(%2041) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2062 = "vector.extract"(%2041) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2063 = "vector.extract"(%2041) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2064 = "vector.extract"(%2041) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2065 = "vector.extract"(%2041) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2066 = "vector.extract"(%2041) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2067 = "vector.extract"(%2041) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2068 = "vector.extract"(%2041) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2069 = "vector.extract"(%2041) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2070 = "vector.extract"(%2041) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2071 = "vector.extract"(%2041) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2072 = "vector.extract"(%2041) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2073 = "vector.extract"(%2041) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2074 = "llvm.call_intrinsic"(%2042) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2075 = "llvm.call_intrinsic"(%2043) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2076 = "llvm.call_intrinsic"(%2044) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2077 = "llvm.call_intrinsic"(%2045) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2078 = "llvm.call_intrinsic"(%2046) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2079 = "llvm.call_intrinsic"(%2047) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2080 = "llvm.call_intrinsic"(%2048) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2081 = "llvm.call_intrinsic"(%2049) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2082 = "llvm.call_intrinsic"(%2050) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2083 = "llvm.call_intrinsic"(%2051) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2084 = "llvm.call_intrinsic"(%2052) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2085 = "llvm.call_intrinsic"(%2053) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2086 = "llvm.call_intrinsic"(%2054) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2087 = "llvm.call_intrinsic"(%2055) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2088 = "llvm.call_intrinsic"(%2056) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2089 = "llvm.call_intrinsic"(%2057) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2090 = "llvm.call_intrinsic"(%2058) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2091 = "llvm.call_intrinsic"(%2059) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2092 = "llvm.call_intrinsic"(%2060) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2093 = "llvm.call_intrinsic"(%2061) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2094 = "llvm.call_intrinsic"(%2062) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2095 = "llvm.call_intrinsic"(%2063) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2096 = "llvm.call_intrinsic"(%2064) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2097 = "llvm.call_intrinsic"(%2065) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2098 = "llvm.call_intrinsic"(%2066) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2099 = "llvm.call_intrinsic"(%2067) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2100 = "llvm.call_intrinsic"(%2068) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2101 = "llvm.call_intrinsic"(%2069) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2102 = "llvm.call_intrinsic"(%2070) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2103 = "llvm.call_intrinsic"(%2071) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2104 = "llvm.call_intrinsic"(%2072) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2105 = "llvm.call_intrinsic"(%2073) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2106 = "vector.from_elements"(%2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2107 = "vector.extract"(%2106) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2108 = "vector.extract"(%2106) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2109 = "arith.addf"(%2107, %2108) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2110 = "vector.extract"(%2106) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2111 = "vector.extract"(%2106) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2112 = "arith.addf"(%2110, %2111) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2113 = "arith.addf"(%2109, %2112) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2114 = "vector.extract"(%2106) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2115 = "vector.extract"(%2106) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2116 = "arith.addf"(%2114, %2115) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2117 = "vector.extract"(%2106) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2118 = "vector.extract"(%2106) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2119 = "arith.addf"(%2117, %2118) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2120 = "arith.addf"(%2116, %2119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2121 = "arith.addf"(%2113, %2120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2122 = "vector.extract"(%2106) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2123 = "vector.extract"(%2106) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2124 = "arith.addf"(%2122, %2123) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2125 = "vector.extract"(%2106) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2126 = "vector.extract"(%2106) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2127 = "arith.addf"(%2125, %2126) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2128 = "arith.addf"(%2124, %2127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2129 = "vector.extract"(%2106) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2130 = "vector.extract"(%2106) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2131 = "arith.addf"(%2129, %2130) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2132 = "vector.extract"(%2106) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2133 = "vector.extract"(%2106) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2134 = "arith.addf"(%2132, %2133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2135 = "arith.addf"(%2131, %2134) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2136 = "arith.addf"(%2128, %2135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2137 = "arith.addf"(%2121, %2136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2138 = "vector.extract"(%2106) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2139 = "vector.extract"(%2106) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2140 = "arith.addf"(%2138, %2139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2141 = "vector.extract"(%2106) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2142 = "vector.extract"(%2106) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2143 = "arith.addf"(%2141, %2142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2144 = "arith.addf"(%2140, %2143) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2145 = "vector.extract"(%2106) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2146 = "vector.extract"(%2106) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2147 = "arith.addf"(%2145, %2146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2148 = "vector.extract"(%2106) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2149 = "vector.extract"(%2106) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2150 = "arith.addf"(%2148, %2149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2151 = "arith.addf"(%2147, %2150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2152 = "arith.addf"(%2144, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2153 = "vector.extract"(%2106) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2154 = "vector.extract"(%2106) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2155 = "arith.addf"(%2153, %2154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2156 = "vector.extract"(%2106) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2157 = "vector.extract"(%2106) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2158 = "arith.addf"(%2156, %2157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2159 = "arith.addf"(%2155, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2160 = "vector.extract"(%2106) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2161 = "vector.extract"(%2106) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2162 = "arith.addf"(%2160, %2161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2163 = "vector.extract"(%2106) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2164 = "vector.extract"(%2106) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2165 = "arith.addf"(%2163, %2164) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2166 = "arith.addf"(%2162, %2165) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2167 = "arith.addf"(%2159, %2166) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2168 = "arith.addf"(%2152, %2167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2169 = "arith.addf"(%2137, %2168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2170 = "arith.addf"(%2169, %1316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2171 = "vector.from_elements"(%1606, %1607, %1610, %1611, %1614, %1615, %1618, %1619, %1622, %1623, %1626, %1627, %1630, %1631, %1634, %1635, %1638, %1639, %1642, %1643, %1646, %1647, %1650, %1651, %1654, %1655, %1658, %1659, %1662, %1663, %1666, %1667) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2172 = "vector.broadcast"(%1317) : (f32) -> vector<32xf32>
          %2173 = "arith.mulf"(%2171, %2172) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2174 = "arith.cmpf"(%2021, %2037) {predicate = 2 : i64} : (f32, f32) -> i1
          %2175 = "arith.select"(%2174, %2021, %1316) : (i1, f32, f32) -> f32
          %2176 = "vector.broadcast"(%2175) : (f32) -> vector<32xf32>
          %2177 = "arith.subf"(%2173, %2176) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2178 = "vector.extract"(%2177) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2179 = "vector.extract"(%2177) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2180 = "vector.extract"(%2177) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2181 = "vector.extract"(%2177) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2182 = "vector.extract"(%2177) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2183 = "vector.extract"(%2177) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2184 = "vector.extract"(%2177) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2185 = "vector.extract"(%2177) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2186 = "vector.extract"(%2177) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2187 = "vector.extract"(%2177) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2188 = "vector.extract"(%2177) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2189 = "vector.extract"(%2177) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2190 = "vector.extract"(%2177) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2191 = "vector.extract"(%2177) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2192 = "vector.extract"(%2177) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2193 = "vector.extract"(%2177) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2194 = "vector.extract"(%2177) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2195 = "vector.extract"(%2177) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2196 = "vector.extract"(%2177) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2197 = "vector.extract"(%2177) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2198 = "vector.extract"(%2177) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2199 = "vector.extract"(%2177) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2200 = "vector.extract"(%2177) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2201 = "vector.extract"(%2177) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2202 = "vector.extract"(%2177) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2203 = "vector.extract"(%2177) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2204 = "vector.extract"(%2177) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2205 = "vector.extract"(%2177) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2206 = "vector.extract"(%2177) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2207 = "vector.extract"(%2177) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2208 = "vector.extract"(%2177) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2209 = "vector.extract"(%2177) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2210 = "llvm.call_intrinsic"(%2178) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2211 = "llvm.call_intrinsic"(%2179) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2212 = "llvm.call_intrinsic"(%2180) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2213 = "llvm.call_intrinsic"(%2181) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2214 = "llvm.call_intrinsic"(%2182) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2215 = "llvm.call_intrinsic"(%2183) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2216 = "llvm.call_intrinsic"(%2184) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2217 = "llvm.call_intrinsic"(%2185) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2218 = "llvm.call_intrinsic"(%2186) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2219 = "llvm.call_intrinsic"(%2187) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2220 = "llvm.call_intrinsic"(%2188) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2221 = "llvm.call_intrinsic"(%2189) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2222 = "llvm.call_intrinsic"(%2190) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2223 = "llvm.call_intrinsic"(%2191) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2224 = "llvm.call_intrinsic"(%2192) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2225 = "llvm.call_intrinsic"(%2193) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2226 = "llvm.call_intrinsic"(%2194) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2227 = "llvm.call_intrinsic"(%2195) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2228 = "llvm.call_intrinsic"(%2196) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2229 = "llvm.call_intrinsic"(%2197) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2230 = "llvm.call_intrinsic"(%2198) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2231 = "llvm.call_intrinsic"(%2199) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2232 = "llvm.call_intrinsic"(%2200) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2233 = "llvm.call_intrinsic"(%2201) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2234 = "llvm.call_intrinsic"(%2202) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2235 = "llvm.call_intrinsic"(%2203) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2236 = "llvm.call_intrinsic"(%2204) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2237 = "llvm.call_intrinsic"(%2205) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2238 = "llvm.call_intrinsic"(%2206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2239 = "llvm.call_intrinsic"(%2207) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2240 = "llvm.call_intrinsic"(%2208) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2241 = "llvm.call_intrinsic"(%2209) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2242 = "vector.from_elements"(%2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2243 = "vector.extract"(%2242) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2244 = "vector.extract"(%2242) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2245 = "arith.addf"(%2243, %2244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2246 = "vector.extract"(%2242) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2247 = "vector.extract"(%2242) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2248 = "arith.addf"(%2246, %2247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2249 = "arith.addf"(%2245, %2248) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2250 = "vector.extract"(%2242) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2251 = "vector.extract"(%2242) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2252 = "arith.addf"(%2250, %2251) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2253 = "vector.extract"(%2242) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2254 = "vector.extract"(%2242) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2255 = "arith.addf"(%2253, %2254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2256 = "arith.addf"(%2252, %2255) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2257 = "arith.addf"(%2249, %2256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2258 = "vector.extract"(%2242) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2259 = "vector.extract"(%2242) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2260 = "arith.addf"(%2258, %2259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2261 = "vector.extract"(%2242) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2262 = "vector.extract"(%2242) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2263 = "arith.addf"(%2261, %2262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2264 = "arith.addf"(%2260, %2263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2265 = "vector.extract"(%2242) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2266 = "vector.extract"(%2242) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2267 = "arith.addf"(%2265, %2266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2268 = "vector.extract"(%2242) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2269 = "vector.extract"(%2242) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2270 = "arith.addf"(%2268, %2269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2271 = "arith.addf"(%2267, %2270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2272 = "arith.addf"(%2264, %2271) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2273 = "arith.addf"(%2257, %2272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2274 = "vector.extract"(%2242) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2275 = "vector.extract"(%2242) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2276 = "arith.addf"(%2274, %2275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2277 = "vector.extract"(%2242) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2278 = "vector.extract"(%2242) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2279 = "arith.addf"(%2277, %2278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2280 = "arith.addf"(%2276, %2279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2281 = "vector.extract"(%2242) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2282 = "vector.extract"(%2242) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2283 = "arith.addf"(%2281, %2282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2284 = "vector.extract"(%2242) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2285 = "vector.extract"(%2242) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2286 = "arith.addf"(%2284, %2285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2287 = "arith.addf"(%2283, %2286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2288 = "arith.addf"(%2280, %2287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2289 = "vector.extract"(%2242) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2290 = "vector.extract"(%2242) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2291 = "arith.addf"(%2289, %2290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2292 = "vector.extract"(%2242) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2293 = "vector.extract"(%2242) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2294 = "arith.addf"(%2292, %2293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2295 = "arith.addf"(%2291, %2294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2296 = "vector.extract"(%2242) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2297 = "vector.extract"(%2242) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2298 = "arith.addf"(%2296, %2297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2299 = "vector.extract"(%2242) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2300 = "vector.extract"(%2242) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2301 = "arith.addf"(%2299, %2300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2302 = "arith.addf"(%2298, %2301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2303 = "arith.addf"(%2295, %2302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2304 = "arith.addf"(%2288, %2303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2305 = "arith.addf"(%2273, %2304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2306 = "arith.addf"(%2305, %1316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2307 = "llvm.bitcast"(%2107) : (f32) -> i32
          %2308 = "llvm.bitcast"(%2138) : (f32) -> i32
          %2309 = "arith.constant"() {value = 30258 : i32} : () -> i32
          %2310 = "nvvm.prmt"(%2307, %2308, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2311 = "arith.muli"(%2310, %919) : (i32, i32) -> i32
          %2312 = "arith.constant"() {value = 8388736 : i32} : () -> i32
          %2313 = "arith.addi"(%2311, %2312) : (i32, i32) -> i32
          %2314 = "llvm.bitcast"(%2122) : (f32) -> i32
          %2315 = "llvm.bitcast"(%2153) : (f32) -> i32
          %2316 = "nvvm.prmt"(%2314, %2315, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2317 = "arith.muli"(%2316, %919) : (i32, i32) -> i32
          %2318 = "arith.addi"(%2317, %2312) : (i32, i32) -> i32
          %2319 = "arith.constant"() {value = 30001 : i32} : () -> i32
          %2320 = "nvvm.prmt"(%2313, %2318, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2321 = "llvm.bitcast"(%2243) : (f32) -> i32
          %2322 = "llvm.bitcast"(%2274) : (f32) -> i32
          %2323 = "nvvm.prmt"(%2321, %2322, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2324 = "arith.muli"(%2323, %919) : (i32, i32) -> i32
          %2325 = "arith.addi"(%2324, %2312) : (i32, i32) -> i32
          %2326 = "llvm.bitcast"(%2258) : (f32) -> i32
          %2327 = "llvm.bitcast"(%2289) : (f32) -> i32
          %2328 = "nvvm.prmt"(%2326, %2327, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2329 = "arith.muli"(%2328, %919) : (i32, i32) -> i32
          %2330 = "arith.addi"(%2329, %2312) : (i32, i32) -> i32
          %2331 = "nvvm.prmt"(%2325, %2330, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2332 = "llvm.bitcast"(%2114) : (f32) -> i32
          %2333 = "llvm.bitcast"(%2145) : (f32) -> i32
          %2334 = "nvvm.prmt"(%2332, %2333, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2335 = "arith.muli"(%2334, %919) : (i32, i32) -> i32
          %2336 = "arith.addi"(%2335, %2312) : (i32, i32) -> i32
          %2337 = "llvm.bitcast"(%2129) : (f32) -> i32
          %2338 = "llvm.bitcast"(%2160) : (f32) -> i32
          %2339 = "nvvm.prmt"(%2337, %2338, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2340 = "arith.muli"(%2339, %919) : (i32, i32) -> i32
          %2341 = "arith.addi"(%2340, %2312) : (i32, i32) -> i32
          %2342 = "nvvm.prmt"(%2336, %2341, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2343 = "llvm.bitcast"(%2250) : (f32) -> i32
          %2344 = "llvm.bitcast"(%2281) : (f32) -> i32
          %2345 = "nvvm.prmt"(%2343, %2344, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2346 = "arith.muli"(%2345, %919) : (i32, i32) -> i32
          %2347 = "arith.addi"(%2346, %2312) : (i32, i32) -> i32
          %2348 = "llvm.bitcast"(%2265) : (f32) -> i32
          %2349 = "llvm.bitcast"(%2296) : (f32) -> i32
          %2350 = "nvvm.prmt"(%2348, %2349, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2351 = "arith.muli"(%2350, %919) : (i32, i32) -> i32
          %2352 = "arith.addi"(%2351, %2312) : (i32, i32) -> i32
          %2353 = "nvvm.prmt"(%2347, %2352, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2354 = "llvm.bitcast"(%2110) : (f32) -> i32
          %2355 = "llvm.bitcast"(%2141) : (f32) -> i32
          %2356 = "nvvm.prmt"(%2354, %2355, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2357 = "arith.muli"(%2356, %919) : (i32, i32) -> i32
          %2358 = "arith.addi"(%2357, %2312) : (i32, i32) -> i32
          %2359 = "llvm.bitcast"(%2125) : (f32) -> i32
          %2360 = "llvm.bitcast"(%2156) : (f32) -> i32
          %2361 = "nvvm.prmt"(%2359, %2360, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2362 = "arith.muli"(%2361, %919) : (i32, i32) -> i32
          %2363 = "arith.addi"(%2362, %2312) : (i32, i32) -> i32
          %2364 = "nvvm.prmt"(%2358, %2363, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2365 = "llvm.bitcast"(%2246) : (f32) -> i32
          %2366 = "llvm.bitcast"(%2277) : (f32) -> i32
          %2367 = "nvvm.prmt"(%2365, %2366, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2368 = "arith.muli"(%2367, %919) : (i32, i32) -> i32
          %2369 = "arith.addi"(%2368, %2312) : (i32, i32) -> i32
          %2370 = "llvm.bitcast"(%2261) : (f32) -> i32
          %2371 = "llvm.bitcast"(%2292) : (f32) -> i32
          %2372 = "nvvm.prmt"(%2370, %2371, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2373 = "arith.muli"(%2372, %919) : (i32, i32) -> i32
          %2374 = "arith.addi"(%2373, %2312) : (i32, i32) -> i32
          %2375 = "nvvm.prmt"(%2369, %2374, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2376 = "llvm.bitcast"(%2117) : (f32) -> i32
          %2377 = "llvm.bitcast"(%2148) : (f32) -> i32
          %2378 = "nvvm.prmt"(%2376, %2377, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2379 = "arith.muli"(%2378, %919) : (i32, i32) -> i32
          %2380 = "arith.addi"(%2379, %2312) : (i32, i32) -> i32
          %2381 = "llvm.bitcast"(%2132) : (f32) -> i32
          %2382 = "llvm.bitcast"(%2163) : (f32) -> i32
          %2383 = "nvvm.prmt"(%2381, %2382, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2384 = "arith.muli"(%2383, %919) : (i32, i32) -> i32
          %2385 = "arith.addi"(%2384, %2312) : (i32, i32) -> i32
          %2386 = "nvvm.prmt"(%2380, %2385, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2387 = "llvm.bitcast"(%2253) : (f32) -> i32
          %2388 = "llvm.bitcast"(%2284) : (f32) -> i32
          %2389 = "nvvm.prmt"(%2387, %2388, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2390 = "arith.muli"(%2389, %919) : (i32, i32) -> i32
          %2391 = "arith.addi"(%2390, %2312) : (i32, i32) -> i32
          %2392 = "llvm.bitcast"(%2268) : (f32) -> i32
          %2393 = "llvm.bitcast"(%2299) : (f32) -> i32
          %2394 = "nvvm.prmt"(%2392, %2393, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2395 = "arith.muli"(%2394, %919) : (i32, i32) -> i32
          %2396 = "arith.addi"(%2395, %2312) : (i32, i32) -> i32
          %2397 = "nvvm.prmt"(%2391, %2396, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2398 = "llvm.bitcast"(%2108) : (f32) -> i32
          %2399 = "llvm.bitcast"(%2139) : (f32) -> i32
          %2400 = "nvvm.prmt"(%2398, %2399, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2401 = "arith.muli"(%2400, %919) : (i32, i32) -> i32
          %2402 = "arith.addi"(%2401, %2312) : (i32, i32) -> i32
          %2403 = "llvm.bitcast"(%2123) : (f32) -> i32
          %2404 = "llvm.bitcast"(%2154) : (f32) -> i32
          %2405 = "nvvm.prmt"(%2403, %2404, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2406 = "arith.muli"(%2405, %919) : (i32, i32) -> i32
          %2407 = "arith.addi"(%2406, %2312) : (i32, i32) -> i32
          %2408 = "nvvm.prmt"(%2402, %2407, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2409 = "llvm.bitcast"(%2244) : (f32) -> i32
          %2410 = "llvm.bitcast"(%2275) : (f32) -> i32
          %2411 = "nvvm.prmt"(%2409, %2410, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2412 = "arith.muli"(%2411, %919) : (i32, i32) -> i32
          %2413 = "arith.addi"(%2412, %2312) : (i32, i32) -> i32
          %2414 = "llvm.bitcast"(%2259) : (f32) -> i32
          %2415 = "llvm.bitcast"(%2290) : (f32) -> i32
          %2416 = "nvvm.prmt"(%2414, %2415, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2417 = "arith.muli"(%2416, %919) : (i32, i32) -> i32
          %2418 = "arith.addi"(%2417, %2312) : (i32, i32) -> i32
          %2419 = "nvvm.prmt"(%2413, %2418, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2420 = "llvm.bitcast"(%2115) : (f32) -> i32
          %2421 = "llvm.bitcast"(%2146) : (f32) -> i32
          %2422 = "nvvm.prmt"(%2420, %2421, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2423 = "arith.muli"(%2422, %919) : (i32, i32) -> i32
          %2424 = "arith.addi"(%2423, %2312) : (i32, i32) -> i32
          %2425 = "llvm.bitcast"(%2130) : (f32) -> i32
          %2426 = "llvm.bitcast"(%2161) : (f32) -> i32
          %2427 = "nvvm.prmt"(%2425, %2426, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2428 = "arith.muli"(%2427, %919) : (i32, i32) -> i32
          %2429 = "arith.addi"(%2428, %2312) : (i32, i32) -> i32
          %2430 = "nvvm.prmt"(%2424, %2429, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2431 = "llvm.bitcast"(%2251) : (f32) -> i32
          %2432 = "llvm.bitcast"(%2282) : (f32) -> i32
          %2433 = "nvvm.prmt"(%2431, %2432, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2434 = "arith.muli"(%2433, %919) : (i32, i32) -> i32
          %2435 = "arith.addi"(%2434, %2312) : (i32, i32) -> i32
          %2436 = "llvm.bitcast"(%2266) : (f32) -> i32
          %2437 = "llvm.bitcast"(%2297) : (f32) -> i32
          %2438 = "nvvm.prmt"(%2436, %2437, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2439 = "arith.muli"(%2438, %919) : (i32, i32) -> i32
          %2440 = "arith.addi"(%2439, %2312) : (i32, i32) -> i32
          %2441 = "nvvm.prmt"(%2435, %2440, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2442 = "llvm.bitcast"(%2111) : (f32) -> i32
          %2443 = "llvm.bitcast"(%2142) : (f32) -> i32
          %2444 = "nvvm.prmt"(%2442, %2443, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2445 = "arith.muli"(%2444, %919) : (i32, i32) -> i32
          %2446 = "arith.addi"(%2445, %2312) : (i32, i32) -> i32
          %2447 = "llvm.bitcast"(%2126) : (f32) -> i32
          %2448 = "llvm.bitcast"(%2157) : (f32) -> i32
          %2449 = "nvvm.prmt"(%2447, %2448, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2450 = "arith.muli"(%2449, %919) : (i32, i32) -> i32
          %2451 = "arith.addi"(%2450, %2312) : (i32, i32) -> i32
          %2452 = "nvvm.prmt"(%2446, %2451, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2453 = "llvm.bitcast"(%2247) : (f32) -> i32
          %2454 = "llvm.bitcast"(%2278) : (f32) -> i32
          %2455 = "nvvm.prmt"(%2453, %2454, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2456 = "arith.muli"(%2455, %919) : (i32, i32) -> i32
          %2457 = "arith.addi"(%2456, %2312) : (i32, i32) -> i32
          %2458 = "llvm.bitcast"(%2262) : (f32) -> i32
          %2459 = "llvm.bitcast"(%2293) : (f32) -> i32
          %2460 = "nvvm.prmt"(%2458, %2459, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2461 = "arith.muli"(%2460, %919) : (i32, i32) -> i32
          %2462 = "arith.addi"(%2461, %2312) : (i32, i32) -> i32
          %2463 = "nvvm.prmt"(%2457, %2462, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2464 = "llvm.bitcast"(%2118) : (f32) -> i32
          %2465 = "llvm.bitcast"(%2149) : (f32) -> i32
          %2466 = "nvvm.prmt"(%2464, %2465, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2467 = "arith.muli"(%2466, %919) : (i32, i32) -> i32
          %2468 = "arith.addi"(%2467, %2312) : (i32, i32) -> i32
          %2469 = "llvm.bitcast"(%2133) : (f32) -> i32
          %2470 = "llvm.bitcast"(%2164) : (f32) -> i32
          %2471 = "nvvm.prmt"(%2469, %2470, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2472 = "arith.muli"(%2471, %919) : (i32, i32) -> i32
          %2473 = "arith.addi"(%2472, %2312) : (i32, i32) -> i32
          %2474 = "nvvm.prmt"(%2468, %2473, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2475 = "llvm.bitcast"(%2254) : (f32) -> i32
          %2476 = "llvm.bitcast"(%2285) : (f32) -> i32
          %2477 = "nvvm.prmt"(%2475, %2476, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2478 = "arith.muli"(%2477, %919) : (i32, i32) -> i32
          %2479 = "arith.addi"(%2478, %2312) : (i32, i32) -> i32
          %2480 = "llvm.bitcast"(%2269) : (f32) -> i32
          %2481 = "llvm.bitcast"(%2300) : (f32) -> i32
          %2482 = "nvvm.prmt"(%2480, %2481, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2483 = "arith.muli"(%2482, %919) : (i32, i32) -> i32
          %2484 = "arith.addi"(%2483, %2312) : (i32, i32) -> i32
          %2485 = "nvvm.prmt"(%2479, %2484, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
          %2486 = "vector.from_elements"(%2320, %2331, %2342, %2353, %2364, %2375, %2386, %2397, %2408, %2419, %2430, %2441, %2452, %2463, %2474, %2485) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
          %2487 = "vector.extract"(%2486) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
          %2488 = "vector.extract"(%2486) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
          %2489 = "vector.extract"(%2486) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
          %2490 = "vector.extract"(%2486) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
          %2491 = "vector.extract"(%2486) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
          %2492 = "vector.extract"(%2486) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
          %2493 = "vector.extract"(%2486) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
          %2494 = "vector.extract"(%2486) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
          %2495 = "vector.extract"(%2486) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
          %2496 = "vector.extract"(%2486) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
          %2497 = "vector.extract"(%2486) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
          %2498 = "vector.extract"(%2486) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
          %2499 = "vector.extract"(%2486) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
          %2500 = "vector.extract"(%2486) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
          %2501 = "vector.extract"(%2486) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
          %2502 = "vector.extract"(%2486) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
          %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627 = "scf.for"(%914, %1347, %914, %1345, %1601, %1600, %1599, %1222, %1223, %1224, %2107, %2138, %2243, %2274, %2122, %2153, %2258, %2289, %2114, %2145, %2250, %2281, %2129, %2160, %2265, %2296, %2110, %2141, %2246, %2277, %2125, %2156, %2261, %2292, %2117, %2148, %2253, %2284, %2132, %2163, %2268, %2299, %2108, %2139, %2244, %2275, %2123, %2154, %2259, %2290, %2115, %2146, %2251, %2282, %2130, %2161, %2266, %2297, %2111, %2142, %2247, %2278, %2126, %2157, %2262, %2293, %2118, %2149, %2254, %2285, %2133, %2164, %2269, %2300, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %2020, %2021, %2170, %2306, %2022, %2023) ({
          ^bb0(%2628: i32, %2629: i32, %2630: i32, %2631: i32, %2632: i32, %2633: i32, %2634: i32, %2635: i32, %2636: f32, %2637: f32, %2638: f32, %2639: f32, %2640: f32, %2641: f32, %2642: f32, %2643: f32, %2644: f32, %2645: f32, %2646: f32, %2647: f32, %2648: f32, %2649: f32, %2650: f32, %2651: f32, %2652: f32, %2653: f32, %2654: f32, %2655: f32, %2656: f32, %2657: f32, %2658: f32, %2659: f32, %2660: f32, %2661: f32, %2662: f32, %2663: f32, %2664: f32, %2665: f32, %2666: f32, %2667: f32, %2668: f32, %2669: f32, %2670: f32, %2671: f32, %2672: f32, %2673: f32, %2674: f32, %2675: f32, %2676: f32, %2677: f32, %2678: f32, %2679: f32, %2680: f32, %2681: f32, %2682: f32, %2683: f32, %2684: f32, %2685: f32, %2686: f32, %2687: f32, %2688: f32, %2689: f32, %2690: f32, %2691: f32, %2692: f32, %2693: f32, %2694: f32, %2695: f32, %2696: f32, %2697: f32, %2698: f32, %2699: f32, %2700: i32, %2701: i32, %2702: i32, %2703: i32, %2704: i32, %2705: i32, %2706: i32, %2707: i32, %2708: i32, %2709: i32, %2710: i32, %2711: i32, %2712: i32, %2713: i32, %2714: i32, %2715: i32, %2716: f32, %2717: f32, %2718: f32, %2719: f32, %2720: f32, %2721: f32, %2722: f32, %2723: f32, %2724: f32, %2725: f32, %2726: f32, %2727: f32, %2728: f32, %2729: f32, %2730: f32, %2731: f32, %2732: f32, %2733: f32, %2734: f32, %2735: f32, %2736: f32, %2737: f32, %2738: f32, %2739: f32, %2740: f32, %2741: f32, %2742: f32, %2743: f32, %2744: f32, %2745: f32, %2746: f32, %2747: f32, %2748: f32, %2749: f32, %2750: f32, %2751: f32, %2752: f32, %2753: f32):
            %2754 = "llvm.getelementptr"(%100, %2631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2755_s0 = "llvm.ptrtoint"(%2754) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2755_s0, %2632) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2756 = "llvm.getelementptr"(%142, %2634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2757_s0 = "llvm.ptrtoint"(%2756) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2757_s0, %2635) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2758 = "arith.muli"(%2631, %1391) : (i32, i32) -> i32
            %2759 = "llvm.getelementptr"(%75, %2758) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2761_a = "llvm.ptrtoint"(%1390) : (!llvm.ptr<3>) -> i32
            %t2761_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2761_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2761_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2761_shifted = "arith.shrui"(%t2761_a, %t2761_four) : (i32, i32) -> i32
            %t2761_low = "arith.andi"(%t2761_shifted, %t2761_mask) : (i32, i32) -> i32
            %t2761_wide = "arith.extui"(%t2761_low) : (i32) -> i64
            %2760 = "arith.ori"(%t2761_wide, %t2761_fields) : (i64, i64) -> i64
            %t2763_a = "llvm.ptrtoint"(%2759) : (!llvm.ptr<3>) -> i32
            %t2763_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2763_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2763_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2763_shifted = "arith.shrui"(%t2763_a, %t2763_four) : (i32, i32) -> i32
            %t2763_low = "arith.andi"(%t2763_shifted, %t2763_mask) : (i32, i32) -> i32
            %t2763_wide = "arith.extui"(%t2763_low) : (i32) -> i64
            %2762 = "arith.ori"(%t2763_wide, %t2763_fields) : (i64, i64) -> i64
            %t2828_r = "llvm.inline_asm"(%2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2764 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2765 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2766 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2767 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2768 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2769 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2770 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2771 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2772 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2773 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2774 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2775 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2776 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2777 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2778 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2779 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2780 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2781 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2782 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2783 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2784 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2785 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2786 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2787 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2788 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2789 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2790 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2791 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2792 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2793 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2794 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2795 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2796 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2797 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2798 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2799 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2800 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2801 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2802 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2803 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2804 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2805 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2806 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2807 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2808 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2809 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2810 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2811 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2812 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2813 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2814 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2815 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2816 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2817 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2818 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2819 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2820 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2821 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2822 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2823 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2824 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2825 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2826 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2827 = "llvm.extractvalue"(%t2828_r) {position = array<i64: 63>} : (!struct1) -> f32
            %t2893_r = "llvm.inline_asm"(%2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2760, %2762, %1394) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 44 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2829 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2830 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2831 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2832 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2833 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2834 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2835 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2836 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2837 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2838 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2839 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2840 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2841 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2842 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2843 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2844 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2845 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2846 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2847 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2848 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2849 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2850 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2851 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2852 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2853 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2854 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2855 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2856 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2857 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2858 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2859 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2860 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2861 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2862 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2863 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2864 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2865 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2866 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2867 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2868 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2869 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2870 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2871 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2872 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2873 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2874 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2875 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2876 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2877 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2878 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2879 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2880 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2881 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2882 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2883 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2884 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2885 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2886 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2887 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2888 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2889 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2890 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2891 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2892 = "llvm.extractvalue"(%t2893_r) {position = array<i64: 63>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2894 = "arith.muli"(%2634, %1391) : (i32, i32) -> i32
            %2895 = "llvm.getelementptr"(%77, %2894) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2896 = "arith.constant"() {value = true} : () -> i1
            %t2898_a = "llvm.ptrtoint"(%2895) : (!llvm.ptr<3>) -> i32
            %t2898_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2898_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2898_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2898_shifted = "arith.shrui"(%t2898_a, %t2898_four) : (i32, i32) -> i32
            %t2898_low = "arith.andi"(%t2898_shifted, %t2898_mask) : (i32, i32) -> i32
            %t2898_wide = "arith.extui"(%t2898_low) : (i32) -> i64
            %2897 = "arith.ori"(%t2898_wide, %t2898_fields) : (i64, i64) -> i64
            %t2931_r = "llvm.inline_asm"(%2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2899 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2900 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2901 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2902 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2903 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2904 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2905 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2906 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2907 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2908 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2909 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2910 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2911 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2912 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2913 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2914 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2915 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2916 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2917 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2918 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2919 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2920 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2921 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2922 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2923 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2924 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2925 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2926 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2927 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2928 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2929 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2930 = "llvm.extractvalue"(%t2931_r) {position = array<i64: 31>} : (!struct2) -> f32
            %t2964_r = "llvm.inline_asm"(%2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2897, %2896) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 45 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
            %2932 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2933 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2934 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2935 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2936 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2937 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2938 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2939 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2940 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2941 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2942 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2943 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2944 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2945 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2946 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2947 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2948 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2949 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2950 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2951 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2952 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2953 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2954 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2955 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2956 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2957 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2958 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2959 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2960 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2961 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2962 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2963 = "llvm.extractvalue"(%t2964_r) {position = array<i64: 31>} : (!struct2) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t3061_r = "llvm.inline_asm"(%2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %2965 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 0>} : (!struct3) -> f32
            %2966 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 1>} : (!struct3) -> f32
            %2967 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 2>} : (!struct3) -> f32
            %2968 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 3>} : (!struct3) -> f32
            %2969 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 4>} : (!struct3) -> f32
            %2970 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 5>} : (!struct3) -> f32
            %2971 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 6>} : (!struct3) -> f32
            %2972 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 7>} : (!struct3) -> f32
            %2973 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 8>} : (!struct3) -> f32
            %2974 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 9>} : (!struct3) -> f32
            %2975 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 10>} : (!struct3) -> f32
            %2976 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 11>} : (!struct3) -> f32
            %2977 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 12>} : (!struct3) -> f32
            %2978 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 13>} : (!struct3) -> f32
            %2979 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 14>} : (!struct3) -> f32
            %2980 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 15>} : (!struct3) -> f32
            %2981 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 16>} : (!struct3) -> f32
            %2982 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 17>} : (!struct3) -> f32
            %2983 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 18>} : (!struct3) -> f32
            %2984 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 19>} : (!struct3) -> f32
            %2985 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 20>} : (!struct3) -> f32
            %2986 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 21>} : (!struct3) -> f32
            %2987 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 22>} : (!struct3) -> f32
            %2988 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 23>} : (!struct3) -> f32
            %2989 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 24>} : (!struct3) -> f32
            %2990 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 25>} : (!struct3) -> f32
            %2991 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 26>} : (!struct3) -> f32
            %2992 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 27>} : (!struct3) -> f32
            %2993 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 28>} : (!struct3) -> f32
            %2994 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 29>} : (!struct3) -> f32
            %2995 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 30>} : (!struct3) -> f32
            %2996 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 31>} : (!struct3) -> f32
            %2997 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 32>} : (!struct3) -> f32
            %2998 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 33>} : (!struct3) -> f32
            %2999 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 34>} : (!struct3) -> f32
            %3000 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 35>} : (!struct3) -> f32
            %3001 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 36>} : (!struct3) -> f32
            %3002 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 37>} : (!struct3) -> f32
            %3003 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 38>} : (!struct3) -> f32
            %3004 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 39>} : (!struct3) -> f32
            %3005 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 40>} : (!struct3) -> f32
            %3006 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 41>} : (!struct3) -> f32
            %3007 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 42>} : (!struct3) -> f32
            %3008 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 43>} : (!struct3) -> f32
            %3009 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 44>} : (!struct3) -> f32
            %3010 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 45>} : (!struct3) -> f32
            %3011 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 46>} : (!struct3) -> f32
            %3012 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 47>} : (!struct3) -> f32
            %3013 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 48>} : (!struct3) -> f32
            %3014 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 49>} : (!struct3) -> f32
            %3015 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 50>} : (!struct3) -> f32
            %3016 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 51>} : (!struct3) -> f32
            %3017 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 52>} : (!struct3) -> f32
            %3018 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 53>} : (!struct3) -> f32
            %3019 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 54>} : (!struct3) -> f32
            %3020 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 55>} : (!struct3) -> f32
            %3021 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 56>} : (!struct3) -> f32
            %3022 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 57>} : (!struct3) -> f32
            %3023 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 58>} : (!struct3) -> f32
            %3024 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 59>} : (!struct3) -> f32
            %3025 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 60>} : (!struct3) -> f32
            %3026 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 61>} : (!struct3) -> f32
            %3027 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 62>} : (!struct3) -> f32
            %3028 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 63>} : (!struct3) -> f32
            %3029 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 64>} : (!struct3) -> f32
            %3030 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 65>} : (!struct3) -> f32
            %3031 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 66>} : (!struct3) -> f32
            %3032 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 67>} : (!struct3) -> f32
            %3033 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 68>} : (!struct3) -> f32
            %3034 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 69>} : (!struct3) -> f32
            %3035 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 70>} : (!struct3) -> f32
            %3036 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 71>} : (!struct3) -> f32
            %3037 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 72>} : (!struct3) -> f32
            %3038 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 73>} : (!struct3) -> f32
            %3039 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 74>} : (!struct3) -> f32
            %3040 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 75>} : (!struct3) -> f32
            %3041 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 76>} : (!struct3) -> f32
            %3042 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 77>} : (!struct3) -> f32
            %3043 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 78>} : (!struct3) -> f32
            %3044 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 79>} : (!struct3) -> f32
            %3045 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 80>} : (!struct3) -> f32
            %3046 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 81>} : (!struct3) -> f32
            %3047 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 82>} : (!struct3) -> f32
            %3048 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 83>} : (!struct3) -> f32
            %3049 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 84>} : (!struct3) -> f32
            %3050 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 85>} : (!struct3) -> f32
            %3051 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 86>} : (!struct3) -> f32
            %3052 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 87>} : (!struct3) -> f32
            %3053 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 88>} : (!struct3) -> f32
            %3054 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 89>} : (!struct3) -> f32
            %3055 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 90>} : (!struct3) -> f32
            %3056 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 91>} : (!struct3) -> f32
            %3057 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 92>} : (!struct3) -> f32
            %3058 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 93>} : (!struct3) -> f32
            %3059 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 94>} : (!struct3) -> f32
            %3060 = "llvm.extractvalue"(%t3061_r) {position = array<i64: 95>} : (!struct3) -> f32
            %3062 = "arith.subi"(%2629, %58) : (i32, i32) -> i32
            "scf.if"(%102) ({
              %3063 = "llvm.getelementptr"(%103, %2631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3064_s0 = "llvm.ptrtoint"(%3063) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3064_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3065 = "arith.addi"(%2631, %914) : (i32, i32) -> i32
            %3066 = "arith.cmpi"(%3065, %1343) {predicate = 0 : i64} : (i32, i32) -> i1
            %3067 = "arith.xori"(%2632, %914) : (i32, i32) -> i32
            %3068 = "arith.select"(%3066, %3067, %2632) : (i1, i32, i32) -> i32
            %3069 = "arith.select"(%3066, %61, %3065) : (i1, i32, i32) -> i32
            %3070 = "arith.addi"(%2630, %914) : (i32, i32) -> i32
            %3071 = "llvm.bitcast"(%2965) : (f32) -> i32
            %3072 = "llvm.bitcast"(%2966) : (f32) -> i32
            %3073 = "llvm.bitcast"(%2969) : (f32) -> i32
            %3074 = "llvm.bitcast"(%2970) : (f32) -> i32
            %3075 = "llvm.bitcast"(%2973) : (f32) -> i32
            %3076 = "llvm.bitcast"(%2974) : (f32) -> i32
            %3077 = "llvm.bitcast"(%2977) : (f32) -> i32
            %3078 = "llvm.bitcast"(%2978) : (f32) -> i32
            %3079 = "llvm.bitcast"(%2981) : (f32) -> i32
            %3080 = "llvm.bitcast"(%2982) : (f32) -> i32
            %3081 = "llvm.bitcast"(%2985) : (f32) -> i32
            %3082 = "llvm.bitcast"(%2986) : (f32) -> i32
            %3083 = "llvm.bitcast"(%2989) : (f32) -> i32
            %3084 = "llvm.bitcast"(%2990) : (f32) -> i32
            %3085 = "llvm.bitcast"(%2993) : (f32) -> i32
            %3086 = "llvm.bitcast"(%2994) : (f32) -> i32
            %3087 = "llvm.bitcast"(%2997) : (f32) -> i32
            %3088 = "llvm.bitcast"(%2998) : (f32) -> i32
            %3089 = "llvm.bitcast"(%3001) : (f32) -> i32
            %3090 = "llvm.bitcast"(%3002) : (f32) -> i32
            %3091 = "llvm.bitcast"(%3005) : (f32) -> i32
            %3092 = "llvm.bitcast"(%3006) : (f32) -> i32
            %3093 = "llvm.bitcast"(%3009) : (f32) -> i32
            %3094 = "llvm.bitcast"(%3010) : (f32) -> i32
            %3095 = "llvm.bitcast"(%3013) : (f32) -> i32
            %3096 = "llvm.bitcast"(%3014) : (f32) -> i32
            %3097 = "llvm.bitcast"(%3017) : (f32) -> i32
            %3098 = "llvm.bitcast"(%3018) : (f32) -> i32
            %3099 = "llvm.bitcast"(%3021) : (f32) -> i32
            %3100 = "llvm.bitcast"(%3022) : (f32) -> i32
            %3101 = "llvm.bitcast"(%3025) : (f32) -> i32
            %3102 = "llvm.bitcast"(%3026) : (f32) -> i32
            %3103 = "arith.maxsi"(%3071, %3072) : (i32, i32) -> i32
            %3104 = "arith.maxsi"(%3103, %3073) : (i32, i32) -> i32
            %3105 = "arith.maxsi"(%3074, %3075) : (i32, i32) -> i32
            %3106 = "arith.maxsi"(%3105, %3076) : (i32, i32) -> i32
            %3107 = "arith.maxsi"(%3077, %3078) : (i32, i32) -> i32
            %3108 = "arith.maxsi"(%3107, %3079) : (i32, i32) -> i32
            %3109 = "arith.maxsi"(%3080, %3081) : (i32, i32) -> i32
            %3110 = "arith.maxsi"(%3109, %3082) : (i32, i32) -> i32
            %3111 = "arith.maxsi"(%3083, %3084) : (i32, i32) -> i32
            %3112 = "arith.maxsi"(%3111, %3085) : (i32, i32) -> i32
            %3113 = "arith.maxsi"(%3086, %3087) : (i32, i32) -> i32
            %3114 = "arith.maxsi"(%3113, %3088) : (i32, i32) -> i32
            %3115 = "arith.maxsi"(%3089, %3090) : (i32, i32) -> i32
            %3116 = "arith.maxsi"(%3115, %3091) : (i32, i32) -> i32
            %3117 = "arith.maxsi"(%3092, %3093) : (i32, i32) -> i32
            %3118 = "arith.maxsi"(%3117, %3094) : (i32, i32) -> i32
            %3119 = "arith.maxsi"(%3095, %3096) : (i32, i32) -> i32
            %3120 = "arith.maxsi"(%3119, %3097) : (i32, i32) -> i32
            %3121 = "arith.maxsi"(%3098, %3099) : (i32, i32) -> i32
            %3122 = "arith.maxsi"(%3121, %3100) : (i32, i32) -> i32
            %3123 = "arith.maxsi"(%3101, %3102) : (i32, i32) -> i32
            %3124 = "arith.maxsi"(%3104, %3106) : (i32, i32) -> i32
            %3125 = "arith.maxsi"(%3124, %3108) : (i32, i32) -> i32
            %3126 = "arith.maxsi"(%3110, %3112) : (i32, i32) -> i32
            %3127 = "arith.maxsi"(%3126, %3114) : (i32, i32) -> i32
            %3128 = "arith.maxsi"(%3116, %3118) : (i32, i32) -> i32
            %3129 = "arith.maxsi"(%3128, %3120) : (i32, i32) -> i32
            %3130 = "arith.maxsi"(%3122, %3123) : (i32, i32) -> i32
            %3131 = "arith.maxsi"(%3125, %3127) : (i32, i32) -> i32
            %3132 = "arith.maxsi"(%3131, %3129) : (i32, i32) -> i32
            %3133 = "arith.maxsi"(%3132, %3130) : (i32, i32) -> i32
            %3134 = "llvm.bitcast"(%2967) : (f32) -> i32
            %3135 = "llvm.bitcast"(%2968) : (f32) -> i32
            %3136 = "llvm.bitcast"(%2971) : (f32) -> i32
            %3137 = "llvm.bitcast"(%2972) : (f32) -> i32
            %3138 = "llvm.bitcast"(%2975) : (f32) -> i32
            %3139 = "llvm.bitcast"(%2976) : (f32) -> i32
            %3140 = "llvm.bitcast"(%2979) : (f32) -> i32
            %3141 = "llvm.bitcast"(%2980) : (f32) -> i32
            %3142 = "llvm.bitcast"(%2983) : (f32) -> i32
            %3143 = "llvm.bitcast"(%2984) : (f32) -> i32
            %3144 = "llvm.bitcast"(%2987) : (f32) -> i32
            %3145 = "llvm.bitcast"(%2988) : (f32) -> i32
            %3146 = "llvm.bitcast"(%2991) : (f32) -> i32
            %3147 = "llvm.bitcast"(%2992) : (f32) -> i32
            %3148 = "llvm.bitcast"(%2995) : (f32) -> i32
            %3149 = "llvm.bitcast"(%2996) : (f32) -> i32
            %3150 = "llvm.bitcast"(%2999) : (f32) -> i32
            %3151 = "llvm.bitcast"(%3000) : (f32) -> i32
            %3152 = "llvm.bitcast"(%3003) : (f32) -> i32
            %3153 = "llvm.bitcast"(%3004) : (f32) -> i32
            %3154 = "llvm.bitcast"(%3007) : (f32) -> i32
            %3155 = "llvm.bitcast"(%3008) : (f32) -> i32
            %3156 = "llvm.bitcast"(%3011) : (f32) -> i32
            %3157 = "llvm.bitcast"(%3012) : (f32) -> i32
            %3158 = "llvm.bitcast"(%3015) : (f32) -> i32
            %3159 = "llvm.bitcast"(%3016) : (f32) -> i32
            %3160 = "llvm.bitcast"(%3019) : (f32) -> i32
            %3161 = "llvm.bitcast"(%3020) : (f32) -> i32
            %3162 = "llvm.bitcast"(%3023) : (f32) -> i32
            %3163 = "llvm.bitcast"(%3024) : (f32) -> i32
            %3164 = "llvm.bitcast"(%3027) : (f32) -> i32
            %3165 = "llvm.bitcast"(%3028) : (f32) -> i32
            %3166 = "arith.maxsi"(%3134, %3135) : (i32, i32) -> i32
            %3167 = "arith.maxsi"(%3166, %3136) : (i32, i32) -> i32
            %3168 = "arith.maxsi"(%3137, %3138) : (i32, i32) -> i32
            %3169 = "arith.maxsi"(%3168, %3139) : (i32, i32) -> i32
            %3170 = "arith.maxsi"(%3140, %3141) : (i32, i32) -> i32
            %3171 = "arith.maxsi"(%3170, %3142) : (i32, i32) -> i32
            %3172 = "arith.maxsi"(%3143, %3144) : (i32, i32) -> i32
            %3173 = "arith.maxsi"(%3172, %3145) : (i32, i32) -> i32
            %3174 = "arith.maxsi"(%3146, %3147) : (i32, i32) -> i32
            %3175 = "arith.maxsi"(%3174, %3148) : (i32, i32) -> i32
            %3176 = "arith.maxsi"(%3149, %3150) : (i32, i32) -> i32
            %3177 = "arith.maxsi"(%3176, %3151) : (i32, i32) -> i32
            %3178 = "arith.maxsi"(%3152, %3153) : (i32, i32) -> i32
            %3179 = "arith.maxsi"(%3178, %3154) : (i32, i32) -> i32
            %3180 = "arith.maxsi"(%3155, %3156) : (i32, i32) -> i32
            %3181 = "arith.maxsi"(%3180, %3157) : (i32, i32) -> i32
            %3182 = "arith.maxsi"(%3158, %3159) : (i32, i32) -> i32
            %3183 = "arith.maxsi"(%3182, %3160) : (i32, i32) -> i32
            %3184 = "arith.maxsi"(%3161, %3162) : (i32, i32) -> i32
            %3185 = "arith.maxsi"(%3184, %3163) : (i32, i32) -> i32
            %3186 = "arith.maxsi"(%3164, %3165) : (i32, i32) -> i32
            %3187 = "arith.maxsi"(%3167, %3169) : (i32, i32) -> i32
            %3188 = "arith.maxsi"(%3187, %3171) : (i32, i32) -> i32
            %3189 = "arith.maxsi"(%3173, %3175) : (i32, i32) -> i32
            %3190 = "arith.maxsi"(%3189, %3177) : (i32, i32) -> i32
            %3191 = "arith.maxsi"(%3179, %3181) : (i32, i32) -> i32
            %3192 = "arith.maxsi"(%3191, %3183) : (i32, i32) -> i32
            %3193 = "arith.maxsi"(%3185, %3186) : (i32, i32) -> i32
            %3194 = "arith.maxsi"(%3188, %3190) : (i32, i32) -> i32
            %3195 = "arith.maxsi"(%3194, %3192) : (i32, i32) -> i32
            %3196 = "arith.maxsi"(%3195, %3193) : (i32, i32) -> i32
            %3197 = "arith.ori"(%3133, %3196) : (i32, i32) -> i32
            %3198 = "arith.cmpi"(%3197, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %3199 = "nvvm.vote.sync"(%60, %3198) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 46 : i32} : (i32, i1) -> i1
            %3200, %3201 = "scf.if"(%3199) ({
              %3202 = "llvm.bitcast"(%2965) : (f32) -> i32
              %3203 = "llvm.bitcast"(%2966) : (f32) -> i32
              %3204 = "llvm.bitcast"(%2969) : (f32) -> i32
              %3205 = "llvm.bitcast"(%2970) : (f32) -> i32
              %3206 = "llvm.bitcast"(%2973) : (f32) -> i32
              %3207 = "llvm.bitcast"(%2974) : (f32) -> i32
              %3208 = "llvm.bitcast"(%2977) : (f32) -> i32
              %3209 = "llvm.bitcast"(%2978) : (f32) -> i32
              %3210 = "llvm.bitcast"(%2981) : (f32) -> i32
              %3211 = "llvm.bitcast"(%2982) : (f32) -> i32
              %3212 = "llvm.bitcast"(%2985) : (f32) -> i32
              %3213 = "llvm.bitcast"(%2986) : (f32) -> i32
              %3214 = "llvm.bitcast"(%2989) : (f32) -> i32
              %3215 = "llvm.bitcast"(%2990) : (f32) -> i32
              %3216 = "llvm.bitcast"(%2993) : (f32) -> i32
              %3217 = "llvm.bitcast"(%2994) : (f32) -> i32
              %3218 = "llvm.bitcast"(%2997) : (f32) -> i32
              %3219 = "llvm.bitcast"(%2998) : (f32) -> i32
              %3220 = "llvm.bitcast"(%3001) : (f32) -> i32
              %3221 = "llvm.bitcast"(%3002) : (f32) -> i32
              %3222 = "llvm.bitcast"(%3005) : (f32) -> i32
              %3223 = "llvm.bitcast"(%3006) : (f32) -> i32
              %3224 = "llvm.bitcast"(%3009) : (f32) -> i32
              %3225 = "llvm.bitcast"(%3010) : (f32) -> i32
              %3226 = "llvm.bitcast"(%3013) : (f32) -> i32
              %3227 = "llvm.bitcast"(%3014) : (f32) -> i32
              %3228 = "llvm.bitcast"(%3017) : (f32) -> i32
              %3229 = "llvm.bitcast"(%3018) : (f32) -> i32
              %3230 = "llvm.bitcast"(%3021) : (f32) -> i32
              %3231 = "llvm.bitcast"(%3022) : (f32) -> i32
              %3232 = "llvm.bitcast"(%3025) : (f32) -> i32
              %3233 = "llvm.bitcast"(%3026) : (f32) -> i32
              %3234 = "arith.minui"(%3202, %3203) : (i32, i32) -> i32
              %3235 = "arith.minui"(%3234, %3204) : (i32, i32) -> i32
              %3236 = "arith.minui"(%3205, %3206) : (i32, i32) -> i32
              %3237 = "arith.minui"(%3236, %3207) : (i32, i32) -> i32
              %3238 = "arith.minui"(%3208, %3209) : (i32, i32) -> i32
              %3239 = "arith.minui"(%3238, %3210) : (i32, i32) -> i32
              %3240 = "arith.minui"(%3211, %3212) : (i32, i32) -> i32
              %3241 = "arith.minui"(%3240, %3213) : (i32, i32) -> i32
              %3242 = "arith.minui"(%3214, %3215) : (i32, i32) -> i32
              %3243 = "arith.minui"(%3242, %3216) : (i32, i32) -> i32
              %3244 = "arith.minui"(%3217, %3218) : (i32, i32) -> i32
              %3245 = "arith.minui"(%3244, %3219) : (i32, i32) -> i32
              %3246 = "arith.minui"(%3220, %3221) : (i32, i32) -> i32
              %3247 = "arith.minui"(%3246, %3222) : (i32, i32) -> i32
              %3248 = "arith.minui"(%3223, %3224) : (i32, i32) -> i32
              %3249 = "arith.minui"(%3248, %3225) : (i32, i32) -> i32
              %3250 = "arith.minui"(%3226, %3227) : (i32, i32) -> i32
              %3251 = "arith.minui"(%3250, %3228) : (i32, i32) -> i32
              %3252 = "arith.minui"(%3229, %3230) : (i32, i32) -> i32
              %3253 = "arith.minui"(%3252, %3231) : (i32, i32) -> i32
              %3254 = "arith.minui"(%3232, %3233) : (i32, i32) -> i32
              %3255 = "arith.minui"(%3235, %3237) : (i32, i32) -> i32
              %3256 = "arith.minui"(%3255, %3239) : (i32, i32) -> i32
              %3257 = "arith.minui"(%3241, %3243) : (i32, i32) -> i32
              %3258 = "arith.minui"(%3257, %3245) : (i32, i32) -> i32
              %3259 = "arith.minui"(%3247, %3249) : (i32, i32) -> i32
              %3260 = "arith.minui"(%3259, %3251) : (i32, i32) -> i32
              %3261 = "arith.minui"(%3253, %3254) : (i32, i32) -> i32
              %3262 = "arith.minui"(%3256, %3258) : (i32, i32) -> i32
              %3263 = "arith.minui"(%3262, %3260) : (i32, i32) -> i32
              %3264 = "arith.minui"(%3263, %3261) : (i32, i32) -> i32
              %3265 = "arith.cmpi"(%3133, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3266 = "arith.select"(%3265, %3264, %3133) : (i1, i32, i32) -> i32
              %3267 = "llvm.bitcast"(%2967) : (f32) -> i32
              %3268 = "llvm.bitcast"(%2968) : (f32) -> i32
              %3269 = "llvm.bitcast"(%2971) : (f32) -> i32
              %3270 = "llvm.bitcast"(%2972) : (f32) -> i32
              %3271 = "llvm.bitcast"(%2975) : (f32) -> i32
              %3272 = "llvm.bitcast"(%2976) : (f32) -> i32
              %3273 = "llvm.bitcast"(%2979) : (f32) -> i32
              %3274 = "llvm.bitcast"(%2980) : (f32) -> i32
              %3275 = "llvm.bitcast"(%2983) : (f32) -> i32
              %3276 = "llvm.bitcast"(%2984) : (f32) -> i32
              %3277 = "llvm.bitcast"(%2987) : (f32) -> i32
              %3278 = "llvm.bitcast"(%2988) : (f32) -> i32
              %3279 = "llvm.bitcast"(%2991) : (f32) -> i32
              %3280 = "llvm.bitcast"(%2992) : (f32) -> i32
              %3281 = "llvm.bitcast"(%2995) : (f32) -> i32
              %3282 = "llvm.bitcast"(%2996) : (f32) -> i32
              %3283 = "llvm.bitcast"(%2999) : (f32) -> i32
              %3284 = "llvm.bitcast"(%3000) : (f32) -> i32
              %3285 = "llvm.bitcast"(%3003) : (f32) -> i32
              %3286 = "llvm.bitcast"(%3004) : (f32) -> i32
              %3287 = "llvm.bitcast"(%3007) : (f32) -> i32
              %3288 = "llvm.bitcast"(%3008) : (f32) -> i32
              %3289 = "llvm.bitcast"(%3011) : (f32) -> i32
              %3290 = "llvm.bitcast"(%3012) : (f32) -> i32
              %3291 = "llvm.bitcast"(%3015) : (f32) -> i32
              %3292 = "llvm.bitcast"(%3016) : (f32) -> i32
              %3293 = "llvm.bitcast"(%3019) : (f32) -> i32
              %3294 = "llvm.bitcast"(%3020) : (f32) -> i32
              %3295 = "llvm.bitcast"(%3023) : (f32) -> i32
              %3296 = "llvm.bitcast"(%3024) : (f32) -> i32
              %3297 = "llvm.bitcast"(%3027) : (f32) -> i32
              %3298 = "llvm.bitcast"(%3028) : (f32) -> i32
              %3299 = "arith.minui"(%3267, %3268) : (i32, i32) -> i32
              %3300 = "arith.minui"(%3299, %3269) : (i32, i32) -> i32
              %3301 = "arith.minui"(%3270, %3271) : (i32, i32) -> i32
              %3302 = "arith.minui"(%3301, %3272) : (i32, i32) -> i32
              %3303 = "arith.minui"(%3273, %3274) : (i32, i32) -> i32
              %3304 = "arith.minui"(%3303, %3275) : (i32, i32) -> i32
              %3305 = "arith.minui"(%3276, %3277) : (i32, i32) -> i32
              %3306 = "arith.minui"(%3305, %3278) : (i32, i32) -> i32
              %3307 = "arith.minui"(%3279, %3280) : (i32, i32) -> i32
              %3308 = "arith.minui"(%3307, %3281) : (i32, i32) -> i32
              %3309 = "arith.minui"(%3282, %3283) : (i32, i32) -> i32
              %3310 = "arith.minui"(%3309, %3284) : (i32, i32) -> i32
              %3311 = "arith.minui"(%3285, %3286) : (i32, i32) -> i32
              %3312 = "arith.minui"(%3311, %3287) : (i32, i32) -> i32
              %3313 = "arith.minui"(%3288, %3289) : (i32, i32) -> i32
              %3314 = "arith.minui"(%3313, %3290) : (i32, i32) -> i32
              %3315 = "arith.minui"(%3291, %3292) : (i32, i32) -> i32
              %3316 = "arith.minui"(%3315, %3293) : (i32, i32) -> i32
              %3317 = "arith.minui"(%3294, %3295) : (i32, i32) -> i32
              %3318 = "arith.minui"(%3317, %3296) : (i32, i32) -> i32
              %3319 = "arith.minui"(%3297, %3298) : (i32, i32) -> i32
              %3320 = "arith.minui"(%3300, %3302) : (i32, i32) -> i32
              %3321 = "arith.minui"(%3320, %3304) : (i32, i32) -> i32
              %3322 = "arith.minui"(%3306, %3308) : (i32, i32) -> i32
              %3323 = "arith.minui"(%3322, %3310) : (i32, i32) -> i32
              %3324 = "arith.minui"(%3312, %3314) : (i32, i32) -> i32
              %3325 = "arith.minui"(%3324, %3316) : (i32, i32) -> i32
              %3326 = "arith.minui"(%3318, %3319) : (i32, i32) -> i32
              %3327 = "arith.minui"(%3321, %3323) : (i32, i32) -> i32
              %3328 = "arith.minui"(%3327, %3325) : (i32, i32) -> i32
              %3329 = "arith.minui"(%3328, %3326) : (i32, i32) -> i32
              %3330 = "arith.cmpi"(%3196, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3331 = "arith.select"(%3330, %3329, %3196) : (i1, i32, i32) -> i32
              "scf.yield"(%3266, %3331) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3133, %3196) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3332 = "arith.bitcast"(%3200) : (i32) -> f32
            %3333 = "arith.bitcast"(%3201) : (i32) -> f32
            %3334 = "arith.mulf"(%3332, %1317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3335 = "arith.subf"(%3334, %2009) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3336 = "arith.mulf"(%3333, %1317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3337 = "arith.subf"(%3336, %2009) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3338 = "arith.addf"(%2748, %2013) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3339 = "arith.cmpf"(%3335, %3338) {predicate = 2 : i64} : (f32, f32) -> i1
            %3340 = "arith.addf"(%2749, %2013) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3341 = "arith.cmpf"(%3337, %3340) {predicate = 2 : i64} : (f32, f32) -> i1
            %3342 = "arith.ori"(%3339, %3341) : (i1, i1) -> i1
            %3343 = "nvvm.vote.sync"(%60, %3342) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 47 : i32} : (i32, i1) -> i1
            %3344, %3345, %3346, %3347 = "scf.if"(%3343) ({
              %3348 = "nvvm.shfl.sync"(%60, %3335, %914, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 48 : i32} : (i32, f32, i32, i32) -> f32
              %3349 = "arith.maxnumf"(%3335, %3348) : (f32, f32) -> f32
              %3350 = "nvvm.shfl.sync"(%60, %3349, %1343, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 49 : i32} : (i32, f32, i32, i32) -> f32
              %3351 = "arith.maxnumf"(%3349, %3350) : (f32, f32) -> f32
              %3352 = "arith.maxnumf"(%2748, %3351) : (f32, f32) -> f32
              %3353 = "nvvm.shfl.sync"(%60, %3337, %914, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 50 : i32} : (i32, f32, i32, i32) -> f32
              %3354 = "arith.maxnumf"(%3337, %3353) : (f32, f32) -> f32
              %3355 = "nvvm.shfl.sync"(%60, %3354, %1343, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 51 : i32} : (i32, f32, i32, i32) -> f32
              %3356 = "arith.maxnumf"(%3354, %3355) : (f32, f32) -> f32
              %3357 = "arith.maxnumf"(%2749, %3356) : (f32, f32) -> f32
              "scf.yield"(%3352, %3357, %2748, %2749) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2748, %2749, %2752, %2753) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %3358 = "vector.from_elements"(%2965, %2966, %2969, %2970, %2973, %2974, %2977, %2978, %2981, %2982, %2985, %2986, %2989, %2990, %2993, %2994, %2997, %2998, %3001, %3002, %3005, %3006, %3009, %3010, %3013, %3014, %3017, %3018, %3021, %3022, %3025, %3026) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3359 = "vector.broadcast"(%1317) : (f32) -> vector<32xf32>
            %3360 = "arith.mulf"(%3358, %3359) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3361 = "arith.cmpf"(%3344, %2037) {predicate = 2 : i64} : (f32, f32) -> i1
            %3362 = "arith.select"(%3361, %3344, %1316) : (i1, f32, f32) -> f32
            %3363 = "vector.broadcast"(%3362) : (f32) -> vector<32xf32>
            %3364 = "arith.subf"(%3360, %3363) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3365 = "vector.extract"(%3364) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3366 = "vector.extract"(%3364) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3367 = "vector.extract"(%3364) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3368 = "vector.extract"(%3364) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3369 = "vector.extract"(%3364) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3370 = "vector.extract"(%3364) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3371 = "vector.extract"(%3364) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3372 = "vector.extract"(%3364) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3373 = "vector.extract"(%3364) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3374 = "vector.extract"(%3364) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3375 = "vector.extract"(%3364) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3376 = "vector.extract"(%3364) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3377 = "vector.extract"(%3364) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3378 = "vector.extract"(%3364) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3379 = "vector.extract"(%3364) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3380 = "vector.extract"(%3364) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3381 = "vector.extract"(%3364) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3382 = "vector.extract"(%3364) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3383 = "vector.extract"(%3364) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3384 = "vector.extract"(%3364) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3385 = "vector.extract"(%3364) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3386 = "vector.extract"(%3364) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3387 = "vector.extract"(%3364) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3388 = "vector.extract"(%3364) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3389 = "vector.extract"(%3364) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3390 = "vector.extract"(%3364) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3391 = "vector.extract"(%3364) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3392 = "vector.extract"(%3364) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3393 = "vector.extract"(%3364) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3394 = "vector.extract"(%3364) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3395 = "vector.extract"(%3364) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3396 = "vector.extract"(%3364) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3397 = "llvm.call_intrinsic"(%3365) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3398 = "llvm.call_intrinsic"(%3366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3399 = "llvm.call_intrinsic"(%3367) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3400 = "llvm.call_intrinsic"(%3368) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3401 = "llvm.call_intrinsic"(%3369) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3402 = "llvm.call_intrinsic"(%3370) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3403 = "llvm.call_intrinsic"(%3371) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3404 = "llvm.call_intrinsic"(%3372) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3405 = "llvm.call_intrinsic"(%3373) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3406 = "llvm.call_intrinsic"(%3374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3407 = "llvm.call_intrinsic"(%3375) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3408 = "llvm.call_intrinsic"(%3376) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3409 = "llvm.call_intrinsic"(%3377) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3410 = "llvm.call_intrinsic"(%3378) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3411 = "llvm.call_intrinsic"(%3379) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3412 = "llvm.call_intrinsic"(%3380) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3413 = "llvm.call_intrinsic"(%3381) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3414 = "llvm.call_intrinsic"(%3382) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3415 = "llvm.call_intrinsic"(%3383) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3416 = "llvm.call_intrinsic"(%3384) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3417 = "llvm.call_intrinsic"(%3385) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3418 = "llvm.call_intrinsic"(%3386) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3419 = "llvm.call_intrinsic"(%3387) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3420 = "llvm.call_intrinsic"(%3388) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3421 = "llvm.call_intrinsic"(%3389) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3422 = "llvm.call_intrinsic"(%3390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3423 = "llvm.call_intrinsic"(%3391) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3424 = "llvm.call_intrinsic"(%3392) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3425 = "llvm.call_intrinsic"(%3393) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3426 = "llvm.call_intrinsic"(%3394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3427 = "llvm.call_intrinsic"(%3395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3428 = "llvm.call_intrinsic"(%3396) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3429 = "vector.from_elements"(%3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3430 = "vector.extract"(%3429) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3431 = "vector.extract"(%3429) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3432 = "arith.addf"(%3430, %3431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3433 = "vector.extract"(%3429) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3434 = "vector.extract"(%3429) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3435 = "arith.addf"(%3433, %3434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3436 = "arith.addf"(%3432, %3435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3437 = "vector.extract"(%3429) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3438 = "vector.extract"(%3429) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3439 = "arith.addf"(%3437, %3438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3440 = "vector.extract"(%3429) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3441 = "vector.extract"(%3429) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3442 = "arith.addf"(%3440, %3441) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3443 = "arith.addf"(%3439, %3442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3444 = "arith.addf"(%3436, %3443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3445 = "vector.extract"(%3429) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3446 = "vector.extract"(%3429) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3447 = "arith.addf"(%3445, %3446) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3448 = "vector.extract"(%3429) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3449 = "vector.extract"(%3429) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3450 = "arith.addf"(%3448, %3449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3451 = "arith.addf"(%3447, %3450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3452 = "vector.extract"(%3429) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3453 = "vector.extract"(%3429) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3454 = "arith.addf"(%3452, %3453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3455 = "vector.extract"(%3429) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3456 = "vector.extract"(%3429) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3457 = "arith.addf"(%3455, %3456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3458 = "arith.addf"(%3454, %3457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3459 = "arith.addf"(%3451, %3458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3460 = "arith.addf"(%3444, %3459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3461 = "vector.extract"(%3429) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3462 = "vector.extract"(%3429) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3463 = "arith.addf"(%3461, %3462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3464 = "vector.extract"(%3429) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3465 = "vector.extract"(%3429) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3466 = "arith.addf"(%3464, %3465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3467 = "arith.addf"(%3463, %3466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3468 = "vector.extract"(%3429) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3469 = "vector.extract"(%3429) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3470 = "arith.addf"(%3468, %3469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3471 = "vector.extract"(%3429) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3472 = "vector.extract"(%3429) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3473 = "arith.addf"(%3471, %3472) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3474 = "arith.addf"(%3470, %3473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3475 = "arith.addf"(%3467, %3474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3476 = "vector.extract"(%3429) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3477 = "vector.extract"(%3429) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3478 = "arith.addf"(%3476, %3477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3479 = "vector.extract"(%3429) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3480 = "vector.extract"(%3429) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3481 = "arith.addf"(%3479, %3480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3482 = "arith.addf"(%3478, %3481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3483 = "vector.extract"(%3429) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3484 = "vector.extract"(%3429) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3485 = "arith.addf"(%3483, %3484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3486 = "vector.extract"(%3429) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3487 = "vector.extract"(%3429) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3488 = "arith.addf"(%3486, %3487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3489 = "arith.addf"(%3485, %3488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3490 = "arith.addf"(%3482, %3489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3491 = "arith.addf"(%3475, %3490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3492 = "arith.addf"(%3460, %3491) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3493 = "arith.addf"(%3492, %1316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3494 = "vector.from_elements"(%2967, %2968, %2971, %2972, %2975, %2976, %2979, %2980, %2983, %2984, %2987, %2988, %2991, %2992, %2995, %2996, %2999, %3000, %3003, %3004, %3007, %3008, %3011, %3012, %3015, %3016, %3019, %3020, %3023, %3024, %3027, %3028) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3495 = "vector.broadcast"(%1317) : (f32) -> vector<32xf32>
            %3496 = "arith.mulf"(%3494, %3495) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3497 = "arith.cmpf"(%3345, %2037) {predicate = 2 : i64} : (f32, f32) -> i1
            %3498 = "arith.select"(%3497, %3345, %1316) : (i1, f32, f32) -> f32
            %3499 = "vector.broadcast"(%3498) : (f32) -> vector<32xf32>
            %3500 = "arith.subf"(%3496, %3499) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3501 = "vector.extract"(%3500) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3502 = "vector.extract"(%3500) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3503 = "vector.extract"(%3500) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3504 = "vector.extract"(%3500) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3505 = "vector.extract"(%3500) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3506 = "vector.extract"(%3500) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3507 = "vector.extract"(%3500) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3508 = "vector.extract"(%3500) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3509 = "vector.extract"(%3500) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3510 = "vector.extract"(%3500) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3511 = "vector.extract"(%3500) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3512 = "vector.extract"(%3500) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3513 = "vector.extract"(%3500) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3514 = "vector.extract"(%3500) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3515 = "vector.extract"(%3500) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3516 = "vector.extract"(%3500) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3517 = "vector.extract"(%3500) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3518 = "vector.extract"(%3500) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3519 = "vector.extract"(%3500) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3520 = "vector.extract"(%3500) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3521 = "vector.extract"(%3500) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3522 = "vector.extract"(%3500) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3523 = "vector.extract"(%3500) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3524 = "vector.extract"(%3500) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3525 = "vector.extract"(%3500) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3526 = "vector.extract"(%3500) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3527 = "vector.extract"(%3500) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3528 = "vector.extract"(%3500) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3529 = "vector.extract"(%3500) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3530 = "vector.extract"(%3500) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3531 = "vector.extract"(%3500) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3532 = "vector.extract"(%3500) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3533 = "llvm.call_intrinsic"(%3501) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3534 = "llvm.call_intrinsic"(%3502) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3535 = "llvm.call_intrinsic"(%3503) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3536 = "llvm.call_intrinsic"(%3504) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3537 = "llvm.call_intrinsic"(%3505) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3538 = "llvm.call_intrinsic"(%3506) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3539 = "llvm.call_intrinsic"(%3507) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3540 = "llvm.call_intrinsic"(%3508) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3541 = "llvm.call_intrinsic"(%3509) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3542 = "llvm.call_intrinsic"(%3510) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3543 = "llvm.call_intrinsic"(%3511) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3544 = "llvm.call_intrinsic"(%3512) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3545 = "llvm.call_intrinsic"(%3513) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3546 = "llvm.call_intrinsic"(%3514) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3547 = "llvm.call_intrinsic"(%3515) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3548 = "llvm.call_intrinsic"(%3516) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3549 = "llvm.call_intrinsic"(%3517) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3550 = "llvm.call_intrinsic"(%3518) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3551 = "llvm.call_intrinsic"(%3519) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3552 = "llvm.call_intrinsic"(%3520) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3553 = "llvm.call_intrinsic"(%3521) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3554 = "llvm.call_intrinsic"(%3522) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3555 = "llvm.call_intrinsic"(%3523) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3556 = "llvm.call_intrinsic"(%3524) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3557 = "llvm.call_intrinsic"(%3525) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3558 = "llvm.call_intrinsic"(%3526) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3559 = "llvm.call_intrinsic"(%3527) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3560 = "llvm.call_intrinsic"(%3528) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3561 = "llvm.call_intrinsic"(%3529) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3562 = "llvm.call_intrinsic"(%3530) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3563 = "llvm.call_intrinsic"(%3531) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3564 = "llvm.call_intrinsic"(%3532) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3565 = "vector.from_elements"(%3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3566 = "vector.extract"(%3565) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3567 = "vector.extract"(%3565) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3568 = "arith.addf"(%3566, %3567) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3569 = "vector.extract"(%3565) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3570 = "vector.extract"(%3565) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3571 = "arith.addf"(%3569, %3570) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3572 = "arith.addf"(%3568, %3571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3573 = "vector.extract"(%3565) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3574 = "vector.extract"(%3565) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3575 = "arith.addf"(%3573, %3574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3576 = "vector.extract"(%3565) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3577 = "vector.extract"(%3565) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3578 = "arith.addf"(%3576, %3577) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3579 = "arith.addf"(%3575, %3578) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3580 = "arith.addf"(%3572, %3579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3581 = "vector.extract"(%3565) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3582 = "vector.extract"(%3565) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3583 = "arith.addf"(%3581, %3582) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3584 = "vector.extract"(%3565) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3585 = "vector.extract"(%3565) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3586 = "arith.addf"(%3584, %3585) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3587 = "arith.addf"(%3583, %3586) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3588 = "vector.extract"(%3565) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3589 = "vector.extract"(%3565) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3590 = "arith.addf"(%3588, %3589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3591 = "vector.extract"(%3565) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3592 = "vector.extract"(%3565) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3593 = "arith.addf"(%3591, %3592) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3594 = "arith.addf"(%3590, %3593) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3595 = "arith.addf"(%3587, %3594) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3596 = "arith.addf"(%3580, %3595) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3597 = "vector.extract"(%3565) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3598 = "vector.extract"(%3565) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3599 = "arith.addf"(%3597, %3598) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3600 = "vector.extract"(%3565) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3601 = "vector.extract"(%3565) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3602 = "arith.addf"(%3600, %3601) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3603 = "arith.addf"(%3599, %3602) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3604 = "vector.extract"(%3565) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3605 = "vector.extract"(%3565) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3606 = "arith.addf"(%3604, %3605) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3607 = "vector.extract"(%3565) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3608 = "vector.extract"(%3565) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3609 = "arith.addf"(%3607, %3608) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3610 = "arith.addf"(%3606, %3609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3611 = "arith.addf"(%3603, %3610) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3612 = "vector.extract"(%3565) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3613 = "vector.extract"(%3565) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3614 = "arith.addf"(%3612, %3613) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3615 = "vector.extract"(%3565) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3616 = "vector.extract"(%3565) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3617 = "arith.addf"(%3615, %3616) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3618 = "arith.addf"(%3614, %3617) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3619 = "vector.extract"(%3565) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3620 = "vector.extract"(%3565) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3621 = "arith.addf"(%3619, %3620) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3622 = "vector.extract"(%3565) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3623 = "vector.extract"(%3565) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3624 = "arith.addf"(%3622, %3623) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3625 = "arith.addf"(%3621, %3624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3626 = "arith.addf"(%3618, %3625) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3627 = "arith.addf"(%3611, %3626) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3628 = "arith.addf"(%3596, %3627) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3629 = "arith.addf"(%3628, %1316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3630 = "arith.addf"(%3493, %3629) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3631 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %3632 = "arith.cmpf"(%3630, %3631) {predicate = 2 : i64} : (f32, f32) -> i1
            %3633 = "arith.ori"(%3343, %3632) : (i1, i1) -> i1
            %3634 = "nvvm.vote.sync"(%60, %3633) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 52 : i32} : (i32, i1) -> i1
            %3635, %3636, %3637, %3638 = "scf.if"(%3634) ({
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 53 : i32} : (i32) -> ()
              %3639 = "arith.cmpf"(%3344, %2037) {predicate = 2 : i64} : (f32, f32) -> i1
              %3640 = "arith.select"(%3639, %3344, %1316) : (i1, f32, f32) -> f32
              %3641 = "arith.subf"(%3346, %3640) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3642 = "llvm.call_intrinsic"(%3641) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3643 = "arith.mulf"(%2750, %3642) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3644 = "arith.cmpf"(%3345, %2037) {predicate = 2 : i64} : (f32, f32) -> i1
              %3645 = "arith.select"(%3644, %3345, %1316) : (i1, f32, f32) -> f32
              %3646 = "arith.subf"(%3347, %3645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3647 = "llvm.call_intrinsic"(%3646) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3648 = "arith.mulf"(%2751, %3647) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%3643, %3648, %3642, %3647) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2750, %2751, %3346, %3347) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t3745_r = "llvm.inline_asm"(%3430, %3461, %3566, %3597, %3445, %3476, %3581, %3612, %3437, %3468, %3573, %3604, %3452, %3483, %3588, %3619, %3433, %3464, %3569, %3600, %3448, %3479, %3584, %3615, %3440, %3471, %3576, %3607, %3455, %3486, %3591, %3622, %3431, %3462, %3567, %3598, %3446, %3477, %3582, %3613, %3438, %3469, %3574, %3605, %3453, %3484, %3589, %3620, %3434, %3465, %3570, %3601, %3449, %3480, %3585, %3616, %3441, %3472, %3577, %3608, %3456, %3487, %3592, %3623, %3029, %3030, %3031, %3032, %3033, %3034, %3035, %3036, %3037, %3038, %3039, %3040, %3041, %3042, %3043, %3044, %3045, %3046, %3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %3649 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 0>} : (!struct3) -> f32
            %3650 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 1>} : (!struct3) -> f32
            %3651 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 2>} : (!struct3) -> f32
            %3652 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 3>} : (!struct3) -> f32
            %3653 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 4>} : (!struct3) -> f32
            %3654 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 5>} : (!struct3) -> f32
            %3655 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 6>} : (!struct3) -> f32
            %3656 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 7>} : (!struct3) -> f32
            %3657 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 8>} : (!struct3) -> f32
            %3658 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 9>} : (!struct3) -> f32
            %3659 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 10>} : (!struct3) -> f32
            %3660 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 11>} : (!struct3) -> f32
            %3661 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 12>} : (!struct3) -> f32
            %3662 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 13>} : (!struct3) -> f32
            %3663 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 14>} : (!struct3) -> f32
            %3664 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 15>} : (!struct3) -> f32
            %3665 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 16>} : (!struct3) -> f32
            %3666 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 17>} : (!struct3) -> f32
            %3667 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 18>} : (!struct3) -> f32
            %3668 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 19>} : (!struct3) -> f32
            %3669 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 20>} : (!struct3) -> f32
            %3670 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 21>} : (!struct3) -> f32
            %3671 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 22>} : (!struct3) -> f32
            %3672 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 23>} : (!struct3) -> f32
            %3673 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 24>} : (!struct3) -> f32
            %3674 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 25>} : (!struct3) -> f32
            %3675 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 26>} : (!struct3) -> f32
            %3676 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 27>} : (!struct3) -> f32
            %3677 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 28>} : (!struct3) -> f32
            %3678 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 29>} : (!struct3) -> f32
            %3679 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 30>} : (!struct3) -> f32
            %3680 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 31>} : (!struct3) -> f32
            %3681 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 32>} : (!struct3) -> f32
            %3682 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 33>} : (!struct3) -> f32
            %3683 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 34>} : (!struct3) -> f32
            %3684 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 35>} : (!struct3) -> f32
            %3685 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 36>} : (!struct3) -> f32
            %3686 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 37>} : (!struct3) -> f32
            %3687 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 38>} : (!struct3) -> f32
            %3688 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 39>} : (!struct3) -> f32
            %3689 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 40>} : (!struct3) -> f32
            %3690 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 41>} : (!struct3) -> f32
            %3691 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 42>} : (!struct3) -> f32
            %3692 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 43>} : (!struct3) -> f32
            %3693 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 44>} : (!struct3) -> f32
            %3694 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 45>} : (!struct3) -> f32
            %3695 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 46>} : (!struct3) -> f32
            %3696 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 47>} : (!struct3) -> f32
            %3697 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 48>} : (!struct3) -> f32
            %3698 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 49>} : (!struct3) -> f32
            %3699 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 50>} : (!struct3) -> f32
            %3700 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 51>} : (!struct3) -> f32
            %3701 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 52>} : (!struct3) -> f32
            %3702 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 53>} : (!struct3) -> f32
            %3703 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 54>} : (!struct3) -> f32
            %3704 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 55>} : (!struct3) -> f32
            %3705 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 56>} : (!struct3) -> f32
            %3706 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 57>} : (!struct3) -> f32
            %3707 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 58>} : (!struct3) -> f32
            %3708 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 59>} : (!struct3) -> f32
            %3709 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 60>} : (!struct3) -> f32
            %3710 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 61>} : (!struct3) -> f32
            %3711 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 62>} : (!struct3) -> f32
            %3712 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 63>} : (!struct3) -> f32
            %3713 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 64>} : (!struct3) -> f32
            %3714 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 65>} : (!struct3) -> f32
            %3715 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 66>} : (!struct3) -> f32
            %3716 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 67>} : (!struct3) -> f32
            %3717 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 68>} : (!struct3) -> f32
            %3718 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 69>} : (!struct3) -> f32
            %3719 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 70>} : (!struct3) -> f32
            %3720 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 71>} : (!struct3) -> f32
            %3721 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 72>} : (!struct3) -> f32
            %3722 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 73>} : (!struct3) -> f32
            %3723 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 74>} : (!struct3) -> f32
            %3724 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 75>} : (!struct3) -> f32
            %3725 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 76>} : (!struct3) -> f32
            %3726 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 77>} : (!struct3) -> f32
            %3727 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 78>} : (!struct3) -> f32
            %3728 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 79>} : (!struct3) -> f32
            %3729 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 80>} : (!struct3) -> f32
            %3730 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 81>} : (!struct3) -> f32
            %3731 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 82>} : (!struct3) -> f32
            %3732 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 83>} : (!struct3) -> f32
            %3733 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 84>} : (!struct3) -> f32
            %3734 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 85>} : (!struct3) -> f32
            %3735 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 86>} : (!struct3) -> f32
            %3736 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 87>} : (!struct3) -> f32
            %3737 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 88>} : (!struct3) -> f32
            %3738 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 89>} : (!struct3) -> f32
            %3739 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 90>} : (!struct3) -> f32
            %3740 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 91>} : (!struct3) -> f32
            %3741 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 92>} : (!struct3) -> f32
            %3742 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 93>} : (!struct3) -> f32
            %3743 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 94>} : (!struct3) -> f32
            %3744 = "llvm.extractvalue"(%t3745_r) {position = array<i64: 95>} : (!struct3) -> f32
            %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777 = "scf.if"(%3343) ({
              %3778 = "vector.from_elements"(%3713, %3714, %3717, %3718, %3721, %3722, %3725, %3726, %3729, %3730, %3733, %3734, %3737, %3738, %3741, %3742) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3779 = "vector.broadcast"(%3637) : (f32) -> vector<16xf32>
              %3780 = "arith.mulf"(%3778, %3779) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3781 = "vector.extract"(%3780) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3782 = "vector.extract"(%3780) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3783 = "vector.extract"(%3780) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3784 = "vector.extract"(%3780) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3785 = "vector.extract"(%3780) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3786 = "vector.extract"(%3780) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3787 = "vector.extract"(%3780) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3788 = "vector.extract"(%3780) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3789 = "vector.extract"(%3780) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3790 = "vector.extract"(%3780) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3791 = "vector.extract"(%3780) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3792 = "vector.extract"(%3780) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3793 = "vector.extract"(%3780) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3794 = "vector.extract"(%3780) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3795 = "vector.extract"(%3780) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3796 = "vector.extract"(%3780) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3797 = "vector.from_elements"(%3715, %3716, %3719, %3720, %3723, %3724, %3727, %3728, %3731, %3732, %3735, %3736, %3739, %3740, %3743, %3744) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3798 = "vector.broadcast"(%3638) : (f32) -> vector<16xf32>
              %3799 = "arith.mulf"(%3797, %3798) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3800 = "vector.extract"(%3799) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3801 = "vector.extract"(%3799) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3802 = "vector.extract"(%3799) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3803 = "vector.extract"(%3799) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3804 = "vector.extract"(%3799) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3805 = "vector.extract"(%3799) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3806 = "vector.extract"(%3799) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3807 = "vector.extract"(%3799) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3808 = "vector.extract"(%3799) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3809 = "vector.extract"(%3799) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3810 = "vector.extract"(%3799) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3811 = "vector.extract"(%3799) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3812 = "vector.extract"(%3799) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3813 = "vector.extract"(%3799) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3814 = "vector.extract"(%3799) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3815 = "vector.extract"(%3799) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%3781, %3782, %3800, %3801, %3783, %3784, %3802, %3803, %3785, %3786, %3804, %3805, %3787, %3788, %3806, %3807, %3789, %3790, %3808, %3809, %3791, %3792, %3810, %3811, %3793, %3794, %3812, %3813, %3795, %3796, %3814, %3815) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3816 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3817 = "arith.cmpi"(%3816, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%3817) ({
              %3818 = "llvm.getelementptr"(%143, %2634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3819_s0 = "llvm.ptrtoint"(%3818) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3819_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3820 = "arith.addi"(%2634, %914) : (i32, i32) -> i32
            %3821 = "arith.cmpi"(%3820, %1343) {predicate = 0 : i64} : (i32, i32) -> i1
            %3822 = "arith.xori"(%2635, %914) : (i32, i32) -> i32
            %3823 = "arith.select"(%3821, %3822, %2635) : (i1, i32, i32) -> i32
            %3824 = "arith.select"(%3821, %61, %3820) : (i1, i32, i32) -> i32
            %3825 = "arith.addi"(%2633, %914) : (i32, i32) -> i32
            %3826 = "vector.from_elements"(%3635, %3636) : (f32, f32) -> vector<2xf32>
            %3827 = "vector.from_elements"(%3493, %3629) : (f32, f32) -> vector<2xf32>
            %3828 = "arith.addf"(%3826, %3827) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %3829 = "vector.extract"(%3828) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3830 = "vector.extract"(%3828) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3831 = "llvm.bitcast"(%3649) : (f32) -> i32
            %3832 = "llvm.bitcast"(%3650) : (f32) -> i32
            %3833 = "nvvm.prmt"(%3831, %3832, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3834 = "arith.muli"(%3833, %919) : (i32, i32) -> i32
            %3835 = "arith.addi"(%3834, %2312) : (i32, i32) -> i32
            %3836 = "llvm.bitcast"(%3653) : (f32) -> i32
            %3837 = "llvm.bitcast"(%3654) : (f32) -> i32
            %3838 = "nvvm.prmt"(%3836, %3837, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3839 = "arith.muli"(%3838, %919) : (i32, i32) -> i32
            %3840 = "arith.addi"(%3839, %2312) : (i32, i32) -> i32
            %3841 = "nvvm.prmt"(%3835, %3840, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3842 = "llvm.bitcast"(%3651) : (f32) -> i32
            %3843 = "llvm.bitcast"(%3652) : (f32) -> i32
            %3844 = "nvvm.prmt"(%3842, %3843, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3845 = "arith.muli"(%3844, %919) : (i32, i32) -> i32
            %3846 = "arith.addi"(%3845, %2312) : (i32, i32) -> i32
            %3847 = "llvm.bitcast"(%3655) : (f32) -> i32
            %3848 = "llvm.bitcast"(%3656) : (f32) -> i32
            %3849 = "nvvm.prmt"(%3847, %3848, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3850 = "arith.muli"(%3849, %919) : (i32, i32) -> i32
            %3851 = "arith.addi"(%3850, %2312) : (i32, i32) -> i32
            %3852 = "nvvm.prmt"(%3846, %3851, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3853 = "llvm.bitcast"(%3657) : (f32) -> i32
            %3854 = "llvm.bitcast"(%3658) : (f32) -> i32
            %3855 = "nvvm.prmt"(%3853, %3854, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3856 = "arith.muli"(%3855, %919) : (i32, i32) -> i32
            %3857 = "arith.addi"(%3856, %2312) : (i32, i32) -> i32
            %3858 = "llvm.bitcast"(%3661) : (f32) -> i32
            %3859 = "llvm.bitcast"(%3662) : (f32) -> i32
            %3860 = "nvvm.prmt"(%3858, %3859, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3861 = "arith.muli"(%3860, %919) : (i32, i32) -> i32
            %3862 = "arith.addi"(%3861, %2312) : (i32, i32) -> i32
            %3863 = "nvvm.prmt"(%3857, %3862, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3864 = "llvm.bitcast"(%3659) : (f32) -> i32
            %3865 = "llvm.bitcast"(%3660) : (f32) -> i32
            %3866 = "nvvm.prmt"(%3864, %3865, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3867 = "arith.muli"(%3866, %919) : (i32, i32) -> i32
            %3868 = "arith.addi"(%3867, %2312) : (i32, i32) -> i32
            %3869 = "llvm.bitcast"(%3663) : (f32) -> i32
            %3870 = "llvm.bitcast"(%3664) : (f32) -> i32
            %3871 = "nvvm.prmt"(%3869, %3870, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3872 = "arith.muli"(%3871, %919) : (i32, i32) -> i32
            %3873 = "arith.addi"(%3872, %2312) : (i32, i32) -> i32
            %3874 = "nvvm.prmt"(%3868, %3873, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3875 = "llvm.bitcast"(%3665) : (f32) -> i32
            %3876 = "llvm.bitcast"(%3666) : (f32) -> i32
            %3877 = "nvvm.prmt"(%3875, %3876, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3878 = "arith.muli"(%3877, %919) : (i32, i32) -> i32
            %3879 = "arith.addi"(%3878, %2312) : (i32, i32) -> i32
            %3880 = "llvm.bitcast"(%3669) : (f32) -> i32
            %3881 = "llvm.bitcast"(%3670) : (f32) -> i32
            %3882 = "nvvm.prmt"(%3880, %3881, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3883 = "arith.muli"(%3882, %919) : (i32, i32) -> i32
            %3884 = "arith.addi"(%3883, %2312) : (i32, i32) -> i32
            %3885 = "nvvm.prmt"(%3879, %3884, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3886 = "llvm.bitcast"(%3667) : (f32) -> i32
            %3887 = "llvm.bitcast"(%3668) : (f32) -> i32
            %3888 = "nvvm.prmt"(%3886, %3887, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3889 = "arith.muli"(%3888, %919) : (i32, i32) -> i32
            %3890 = "arith.addi"(%3889, %2312) : (i32, i32) -> i32
            %3891 = "llvm.bitcast"(%3671) : (f32) -> i32
            %3892 = "llvm.bitcast"(%3672) : (f32) -> i32
            %3893 = "nvvm.prmt"(%3891, %3892, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3894 = "arith.muli"(%3893, %919) : (i32, i32) -> i32
            %3895 = "arith.addi"(%3894, %2312) : (i32, i32) -> i32
            %3896 = "nvvm.prmt"(%3890, %3895, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3897 = "llvm.bitcast"(%3673) : (f32) -> i32
            %3898 = "llvm.bitcast"(%3674) : (f32) -> i32
            %3899 = "nvvm.prmt"(%3897, %3898, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3900 = "arith.muli"(%3899, %919) : (i32, i32) -> i32
            %3901 = "arith.addi"(%3900, %2312) : (i32, i32) -> i32
            %3902 = "llvm.bitcast"(%3677) : (f32) -> i32
            %3903 = "llvm.bitcast"(%3678) : (f32) -> i32
            %3904 = "nvvm.prmt"(%3902, %3903, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3905 = "arith.muli"(%3904, %919) : (i32, i32) -> i32
            %3906 = "arith.addi"(%3905, %2312) : (i32, i32) -> i32
            %3907 = "nvvm.prmt"(%3901, %3906, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3908 = "llvm.bitcast"(%3675) : (f32) -> i32
            %3909 = "llvm.bitcast"(%3676) : (f32) -> i32
            %3910 = "nvvm.prmt"(%3908, %3909, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3911 = "arith.muli"(%3910, %919) : (i32, i32) -> i32
            %3912 = "arith.addi"(%3911, %2312) : (i32, i32) -> i32
            %3913 = "llvm.bitcast"(%3679) : (f32) -> i32
            %3914 = "llvm.bitcast"(%3680) : (f32) -> i32
            %3915 = "nvvm.prmt"(%3913, %3914, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3916 = "arith.muli"(%3915, %919) : (i32, i32) -> i32
            %3917 = "arith.addi"(%3916, %2312) : (i32, i32) -> i32
            %3918 = "nvvm.prmt"(%3912, %3917, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3919 = "llvm.bitcast"(%3681) : (f32) -> i32
            %3920 = "llvm.bitcast"(%3682) : (f32) -> i32
            %3921 = "nvvm.prmt"(%3919, %3920, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3922 = "arith.muli"(%3921, %919) : (i32, i32) -> i32
            %3923 = "arith.addi"(%3922, %2312) : (i32, i32) -> i32
            %3924 = "llvm.bitcast"(%3685) : (f32) -> i32
            %3925 = "llvm.bitcast"(%3686) : (f32) -> i32
            %3926 = "nvvm.prmt"(%3924, %3925, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3927 = "arith.muli"(%3926, %919) : (i32, i32) -> i32
            %3928 = "arith.addi"(%3927, %2312) : (i32, i32) -> i32
            %3929 = "nvvm.prmt"(%3923, %3928, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3930 = "llvm.bitcast"(%3683) : (f32) -> i32
            %3931 = "llvm.bitcast"(%3684) : (f32) -> i32
            %3932 = "nvvm.prmt"(%3930, %3931, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3933 = "arith.muli"(%3932, %919) : (i32, i32) -> i32
            %3934 = "arith.addi"(%3933, %2312) : (i32, i32) -> i32
            %3935 = "llvm.bitcast"(%3687) : (f32) -> i32
            %3936 = "llvm.bitcast"(%3688) : (f32) -> i32
            %3937 = "nvvm.prmt"(%3935, %3936, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3938 = "arith.muli"(%3937, %919) : (i32, i32) -> i32
            %3939 = "arith.addi"(%3938, %2312) : (i32, i32) -> i32
            %3940 = "nvvm.prmt"(%3934, %3939, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3941 = "llvm.bitcast"(%3689) : (f32) -> i32
            %3942 = "llvm.bitcast"(%3690) : (f32) -> i32
            %3943 = "nvvm.prmt"(%3941, %3942, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3944 = "arith.muli"(%3943, %919) : (i32, i32) -> i32
            %3945 = "arith.addi"(%3944, %2312) : (i32, i32) -> i32
            %3946 = "llvm.bitcast"(%3693) : (f32) -> i32
            %3947 = "llvm.bitcast"(%3694) : (f32) -> i32
            %3948 = "nvvm.prmt"(%3946, %3947, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3949 = "arith.muli"(%3948, %919) : (i32, i32) -> i32
            %3950 = "arith.addi"(%3949, %2312) : (i32, i32) -> i32
            %3951 = "nvvm.prmt"(%3945, %3950, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3952 = "llvm.bitcast"(%3691) : (f32) -> i32
            %3953 = "llvm.bitcast"(%3692) : (f32) -> i32
            %3954 = "nvvm.prmt"(%3952, %3953, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3955 = "arith.muli"(%3954, %919) : (i32, i32) -> i32
            %3956 = "arith.addi"(%3955, %2312) : (i32, i32) -> i32
            %3957 = "llvm.bitcast"(%3695) : (f32) -> i32
            %3958 = "llvm.bitcast"(%3696) : (f32) -> i32
            %3959 = "nvvm.prmt"(%3957, %3958, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3960 = "arith.muli"(%3959, %919) : (i32, i32) -> i32
            %3961 = "arith.addi"(%3960, %2312) : (i32, i32) -> i32
            %3962 = "nvvm.prmt"(%3956, %3961, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3963 = "llvm.bitcast"(%3697) : (f32) -> i32
            %3964 = "llvm.bitcast"(%3698) : (f32) -> i32
            %3965 = "nvvm.prmt"(%3963, %3964, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3966 = "arith.muli"(%3965, %919) : (i32, i32) -> i32
            %3967 = "arith.addi"(%3966, %2312) : (i32, i32) -> i32
            %3968 = "llvm.bitcast"(%3701) : (f32) -> i32
            %3969 = "llvm.bitcast"(%3702) : (f32) -> i32
            %3970 = "nvvm.prmt"(%3968, %3969, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3971 = "arith.muli"(%3970, %919) : (i32, i32) -> i32
            %3972 = "arith.addi"(%3971, %2312) : (i32, i32) -> i32
            %3973 = "nvvm.prmt"(%3967, %3972, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3974 = "llvm.bitcast"(%3699) : (f32) -> i32
            %3975 = "llvm.bitcast"(%3700) : (f32) -> i32
            %3976 = "nvvm.prmt"(%3974, %3975, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3977 = "arith.muli"(%3976, %919) : (i32, i32) -> i32
            %3978 = "arith.addi"(%3977, %2312) : (i32, i32) -> i32
            %3979 = "llvm.bitcast"(%3703) : (f32) -> i32
            %3980 = "llvm.bitcast"(%3704) : (f32) -> i32
            %3981 = "nvvm.prmt"(%3979, %3980, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3982 = "arith.muli"(%3981, %919) : (i32, i32) -> i32
            %3983 = "arith.addi"(%3982, %2312) : (i32, i32) -> i32
            %3984 = "nvvm.prmt"(%3978, %3983, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3985 = "llvm.bitcast"(%3705) : (f32) -> i32
            %3986 = "llvm.bitcast"(%3706) : (f32) -> i32
            %3987 = "nvvm.prmt"(%3985, %3986, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3988 = "arith.muli"(%3987, %919) : (i32, i32) -> i32
            %3989 = "arith.addi"(%3988, %2312) : (i32, i32) -> i32
            %3990 = "llvm.bitcast"(%3709) : (f32) -> i32
            %3991 = "llvm.bitcast"(%3710) : (f32) -> i32
            %3992 = "nvvm.prmt"(%3990, %3991, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3993 = "arith.muli"(%3992, %919) : (i32, i32) -> i32
            %3994 = "arith.addi"(%3993, %2312) : (i32, i32) -> i32
            %3995 = "nvvm.prmt"(%3989, %3994, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3996 = "llvm.bitcast"(%3707) : (f32) -> i32
            %3997 = "llvm.bitcast"(%3708) : (f32) -> i32
            %3998 = "nvvm.prmt"(%3996, %3997, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %3999 = "arith.muli"(%3998, %919) : (i32, i32) -> i32
            %4000 = "arith.addi"(%3999, %2312) : (i32, i32) -> i32
            %4001 = "llvm.bitcast"(%3711) : (f32) -> i32
            %4002 = "llvm.bitcast"(%3712) : (f32) -> i32
            %4003 = "nvvm.prmt"(%4001, %4002, %2309) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %4004 = "arith.muli"(%4003, %919) : (i32, i32) -> i32
            %4005 = "arith.addi"(%4004, %2312) : (i32, i32) -> i32
            %4006 = "nvvm.prmt"(%4000, %4005, %2319) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
            %4007 = "vector.from_elements"(%3841, %3852, %3863, %3874, %3885, %3896, %3907, %3918, %3929, %3940, %3951, %3962, %3973, %3984, %3995, %4006) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %4008 = "vector.extract"(%4007) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %4009 = "vector.extract"(%4007) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %4010 = "vector.extract"(%4007) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %4011 = "vector.extract"(%4007) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %4012 = "vector.extract"(%4007) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %4013 = "vector.extract"(%4007) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %4014 = "vector.extract"(%4007) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %4015 = "vector.extract"(%4007) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %4016 = "vector.extract"(%4007) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %4017 = "vector.extract"(%4007) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %4018 = "vector.extract"(%4007) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %4019 = "vector.extract"(%4007) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %4020 = "vector.extract"(%4007) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %4021 = "vector.extract"(%4007) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %4022 = "vector.extract"(%4007) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %4023 = "vector.extract"(%4007) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            "scf.yield"(%3062, %3070, %3069, %3068, %3825, %3824, %3823, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3684, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3344, %3345, %3829, %3830, %3637, %3638) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %4024 = "llvm.getelementptr"(%142, %2508) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4025_s0 = "llvm.ptrtoint"(%4024) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4025_s0, %2509) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4026 = "arith.muli"(%2508, %1391) : (i32, i32) -> i32
          %4027 = "llvm.getelementptr"(%77, %4026) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4028 = "arith.constant"() {value = true} : () -> i1
          %t4030_a = "llvm.ptrtoint"(%4027) : (!llvm.ptr<3>) -> i32
          %t4030_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4030_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4030_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t4030_shifted = "arith.shrui"(%t4030_a, %t4030_four) : (i32, i32) -> i32
          %t4030_low = "arith.andi"(%t4030_shifted, %t4030_mask) : (i32, i32) -> i32
          %t4030_wide = "arith.extui"(%t4030_low) : (i32) -> i64
          %4029 = "arith.ori"(%t4030_wide, %t4030_fields) : (i64, i64) -> i64
          %t4063_r = "llvm.inline_asm"(%2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %4031 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 0>} : (!struct2) -> f32
          %4032 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 1>} : (!struct2) -> f32
          %4033 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4034 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4035 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4036 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4037 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4038 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4039 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4040 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4041 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4042 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4043 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4044 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4045 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4046 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4047 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4048 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4049 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4050 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4051 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4052 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4053 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4054 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4055 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4056 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4057 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4058 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4059 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4060 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4061 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4062 = "llvm.extractvalue"(%t4063_r) {position = array<i64: 31>} : (!struct2) -> f32
          %t4096_r = "llvm.inline_asm"(%4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %4029, %4028) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 54 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
          %4064 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 0>} : (!struct2) -> f32
          %4065 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 1>} : (!struct2) -> f32
          %4066 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4067 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4068 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4069 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4070 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4071 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4072 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4073 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4074 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4075 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4076 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4077 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4078 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4079 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4080 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4081 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4082 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4083 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4084 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4085 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4086 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4087 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4088 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4089 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4090 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4091 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4092 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4093 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4094 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4095 = "llvm.extractvalue"(%t4096_r) {position = array<i64: 31>} : (!struct2) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %4097 = "arith.muli"(%1305, %23) : (i64, i64) -> i64
          %4098 = "arith.muli"(%1304, %24) : (i64, i64) -> i64
          %4099 = "arith.addi"(%4097, %4098) : (i64, i64) -> i64
          %4100 = "llvm.getelementptr"(%19, %4099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4101 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4102 = "nvvm.shfl.sync"(%60, %2624, %914, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 55 : i32} : (i32, f32, i32, i32) -> f32
          %4103 = "arith.addf"(%2624, %4102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4104 = "nvvm.shfl.sync"(%60, %4103, %1343, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 56 : i32} : (i32, f32, i32, i32) -> f32
          %4105 = "arith.addf"(%4103, %4104) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4106 = "llvm.call_intrinsic"(%4105) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4107 = "arith.cmpf"(%4105, %1316) {predicate = 1 : i64} : (f32, f32) -> i1
          %4108 = "scf.if"(%4107) ({
            "scf.yield"(%1316) : (f32) -> ()
          }, {
            "scf.yield"(%4106) : (f32) -> ()
          }) : (i1) -> f32
          %4109 = "arith.remui"(%4101, %1338) : (i32, i32) -> i32
          %4110 = "arith.cmpi"(%4109, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %4111 = "arith.cmpi"(%1340, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4112 = "arith.andi"(%4110, %4111) : (i1, i1) -> i1
          "scf.if"(%4112) ({
            %4113 = "llvm.call_intrinsic"(%4105) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4114 = "arith.addf"(%2622, %4113) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4115 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4116 = "arith.mulf"(%4114, %4115) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4117 = "arith.extsi"(%1340) : (i32) -> i64
            %4118 = "llvm.getelementptr"(%4100, %4117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4116, %4118) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4119 = "nvvm.shfl.sync"(%60, %2625, %914, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 57 : i32} : (i32, f32, i32, i32) -> f32
          %4120 = "arith.addf"(%2625, %4119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4121 = "nvvm.shfl.sync"(%60, %4120, %1343, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 58 : i32} : (i32, f32, i32, i32) -> f32
          %4122 = "arith.addf"(%4120, %4121) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4123 = "llvm.call_intrinsic"(%4122) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4124 = "arith.cmpf"(%4122, %1316) {predicate = 1 : i64} : (f32, f32) -> i1
          %4125 = "scf.if"(%4124) ({
            "scf.yield"(%1316) : (f32) -> ()
          }, {
            "scf.yield"(%4123) : (f32) -> ()
          }) : (i1) -> f32
          %4126 = "arith.addi"(%1340, %917) : (i32, i32) -> i32
          %4127 = "arith.cmpi"(%4126, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4128 = "arith.andi"(%4110, %4127) : (i1, i1) -> i1
          "scf.if"(%4128) ({
            %4129 = "llvm.call_intrinsic"(%4122) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4130 = "arith.addf"(%2623, %4129) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4131 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4132 = "arith.mulf"(%4130, %4131) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4133 = "arith.extsi"(%4126) : (i32) -> i64
            %4134 = "llvm.getelementptr"(%4100, %4133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4132, %4134) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4135 = "vector.from_elements"(%4108, %4125) : (f32, f32) -> vector<2xf32>
          %4136 = "arith.constant"() {value = dense<7.52316384526264e-37> : vector<2xf32>} : () -> vector<2xf32>
          %4137 = "arith.mulf"(%4135, %4136) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %4138 = "vector.broadcast"(%1321) : (f32) -> vector<2xf32>
          %4139 = "arith.mulf"(%4137, %4138) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %4140 = "vector.extract"(%4139) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4141 = "vector.extract"(%4139) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %t4238_r = "llvm.inline_asm"(%2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080, %4081, %4082, %4083, %4084, %4085, %4086, %4087, %4088, %4089, %4090, %4091, %4092, %4093, %4094, %4095) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %4142 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4143 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4144 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4145 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4146 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4147 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4148 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4149 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4150 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4151 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4152 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4153 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4154 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4155 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4156 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4157 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 15>} : (!struct3) -> f32
          %4158 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 16>} : (!struct3) -> f32
          %4159 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 17>} : (!struct3) -> f32
          %4160 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 18>} : (!struct3) -> f32
          %4161 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 19>} : (!struct3) -> f32
          %4162 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 20>} : (!struct3) -> f32
          %4163 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 21>} : (!struct3) -> f32
          %4164 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 22>} : (!struct3) -> f32
          %4165 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 23>} : (!struct3) -> f32
          %4166 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 24>} : (!struct3) -> f32
          %4167 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 25>} : (!struct3) -> f32
          %4168 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 26>} : (!struct3) -> f32
          %4169 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 27>} : (!struct3) -> f32
          %4170 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 28>} : (!struct3) -> f32
          %4171 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 29>} : (!struct3) -> f32
          %4172 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 30>} : (!struct3) -> f32
          %4173 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 31>} : (!struct3) -> f32
          %4174 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 32>} : (!struct3) -> f32
          %4175 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 33>} : (!struct3) -> f32
          %4176 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 34>} : (!struct3) -> f32
          %4177 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 35>} : (!struct3) -> f32
          %4178 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 36>} : (!struct3) -> f32
          %4179 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 37>} : (!struct3) -> f32
          %4180 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 38>} : (!struct3) -> f32
          %4181 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 39>} : (!struct3) -> f32
          %4182 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 40>} : (!struct3) -> f32
          %4183 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 41>} : (!struct3) -> f32
          %4184 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 42>} : (!struct3) -> f32
          %4185 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 43>} : (!struct3) -> f32
          %4186 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 44>} : (!struct3) -> f32
          %4187 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 45>} : (!struct3) -> f32
          %4188 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 46>} : (!struct3) -> f32
          %4189 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 47>} : (!struct3) -> f32
          %4190 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 48>} : (!struct3) -> f32
          %4191 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 49>} : (!struct3) -> f32
          %4192 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 50>} : (!struct3) -> f32
          %4193 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 51>} : (!struct3) -> f32
          %4194 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 52>} : (!struct3) -> f32
          %4195 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 53>} : (!struct3) -> f32
          %4196 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 54>} : (!struct3) -> f32
          %4197 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 55>} : (!struct3) -> f32
          %4198 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 56>} : (!struct3) -> f32
          %4199 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 57>} : (!struct3) -> f32
          %4200 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 58>} : (!struct3) -> f32
          %4201 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 59>} : (!struct3) -> f32
          %4202 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 60>} : (!struct3) -> f32
          %4203 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 61>} : (!struct3) -> f32
          %4204 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 62>} : (!struct3) -> f32
          %4205 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 63>} : (!struct3) -> f32
          %4206 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 64>} : (!struct3) -> f32
          %4207 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 65>} : (!struct3) -> f32
          %4208 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 66>} : (!struct3) -> f32
          %4209 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 67>} : (!struct3) -> f32
          %4210 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 68>} : (!struct3) -> f32
          %4211 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 69>} : (!struct3) -> f32
          %4212 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 70>} : (!struct3) -> f32
          %4213 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 71>} : (!struct3) -> f32
          %4214 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 72>} : (!struct3) -> f32
          %4215 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 73>} : (!struct3) -> f32
          %4216 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 74>} : (!struct3) -> f32
          %4217 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 75>} : (!struct3) -> f32
          %4218 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 76>} : (!struct3) -> f32
          %4219 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 77>} : (!struct3) -> f32
          %4220 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 78>} : (!struct3) -> f32
          %4221 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 79>} : (!struct3) -> f32
          %4222 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 80>} : (!struct3) -> f32
          %4223 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 81>} : (!struct3) -> f32
          %4224 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 82>} : (!struct3) -> f32
          %4225 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 83>} : (!struct3) -> f32
          %4226 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 84>} : (!struct3) -> f32
          %4227 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 85>} : (!struct3) -> f32
          %4228 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 86>} : (!struct3) -> f32
          %4229 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 87>} : (!struct3) -> f32
          %4230 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 88>} : (!struct3) -> f32
          %4231 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 89>} : (!struct3) -> f32
          %4232 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 90>} : (!struct3) -> f32
          %4233 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 91>} : (!struct3) -> f32
          %4234 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 92>} : (!struct3) -> f32
          %4235 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 93>} : (!struct3) -> f32
          %4236 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 94>} : (!struct3) -> f32
          %4237 = "llvm.extractvalue"(%t4238_r) {position = array<i64: 95>} : (!struct3) -> f32
          %4239 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4240 = "arith.cmpi"(%4239, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%4240) ({
            %4241 = "llvm.getelementptr"(%143, %2508) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4242_s0 = "llvm.ptrtoint"(%4241) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4242_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4243 = "arith.addi"(%2508, %914) : (i32, i32) -> i32
          %4244 = "arith.cmpi"(%4243, %1343) {predicate = 0 : i64} : (i32, i32) -> i1
          %4245 = "arith.xori"(%2509, %914) : (i32, i32) -> i32
          %4246 = "arith.select"(%4244, %4245, %2509) : (i1, i32, i32) -> i32
          %4247 = "arith.select"(%4244, %61, %4243) : (i1, i32, i32) -> i32
          %4248 = "arith.addi"(%2507, %914) : (i32, i32) -> i32
          %4249 = "vector.from_elements"(%4206, %4207, %4210, %4211, %4214, %4215, %4218, %4219, %4222, %4223, %4226, %4227, %4230, %4231, %4234, %4235) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4250 = "vector.broadcast"(%4140) : (f32) -> vector<16xf32>
          %4251 = "arith.mulf"(%4249, %4250) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4252 = "vector.extract"(%4251) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4253 = "vector.extract"(%4251) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4254 = "vector.extract"(%4251) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4255 = "vector.extract"(%4251) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4256 = "vector.extract"(%4251) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4257 = "vector.extract"(%4251) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4258 = "vector.extract"(%4251) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4259 = "vector.extract"(%4251) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4260 = "vector.extract"(%4251) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4261 = "vector.extract"(%4251) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4262 = "vector.extract"(%4251) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4263 = "vector.extract"(%4251) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4264 = "vector.extract"(%4251) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4265 = "vector.extract"(%4251) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4266 = "vector.extract"(%4251) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4267 = "vector.extract"(%4251) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4268 = "vector.from_elements"(%4208, %4209, %4212, %4213, %4216, %4217, %4220, %4221, %4224, %4225, %4228, %4229, %4232, %4233, %4236, %4237) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4269 = "vector.broadcast"(%4141) : (f32) -> vector<16xf32>
          %4270 = "arith.mulf"(%4268, %4269) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4271 = "vector.extract"(%4270) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4272 = "vector.extract"(%4270) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4273 = "vector.extract"(%4270) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4274 = "vector.extract"(%4270) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4275 = "vector.extract"(%4270) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4276 = "vector.extract"(%4270) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4277 = "vector.extract"(%4270) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4278 = "vector.extract"(%4270) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4279 = "vector.extract"(%4270) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4280 = "vector.extract"(%4270) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4281 = "vector.extract"(%4270) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4282 = "vector.extract"(%4270) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4283 = "vector.extract"(%4270) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4284 = "vector.extract"(%4270) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4285 = "vector.extract"(%4270) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4286 = "vector.extract"(%4270) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4287 = "arith.muli"(%1305, %17) : (i64, i64) -> i64
          %4288 = "arith.muli"(%1304, %18) : (i64, i64) -> i64
          %4289 = "arith.addi"(%4287, %4288) : (i64, i64) -> i64
          %4290 = "llvm.getelementptr"(%12, %4289) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4291 = "arith.extsi"(%1322) : (i32) -> i64
          %4292 = "arith.muli"(%4291, %16) : (i64, i64) -> i64
          %4293 = "llvm.getelementptr"(%4290, %4292) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4294 = "arith.subi"(%38, %1322) : (i32, i32) -> i32
          %4295 = "nvvm.shfl.sync"(%60, %916, %1337, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 59 : i32} : (i32, i32, i32, i32) -> i32
          %4296 = "arith.remui"(%4295, %919) : (i32, i32) -> i32
          %4297 = "arith.divui"(%4295, %919) : (i32, i32) -> i32
          %4298 = "arith.muli"(%4296, %64) : (i32, i32) -> i32
          %4299 = "arith.remui"(%4297, %1343) : (i32, i32) -> i32
          %4300 = "arith.divui"(%4297, %1343) : (i32, i32) -> i32
          %4301 = "arith.muli"(%4299, %917) : (i32, i32) -> i32
          %4302 = "arith.addi"(%4298, %4301) : (i32, i32) -> i32
          %4303 = "arith.constant"() {value = 512 : i32} : () -> i32
          %4304 = "arith.muli"(%4300, %4303) : (i32, i32) -> i32
          %4305 = "arith.addi"(%4302, %4304) : (i32, i32) -> i32
          %4306 = "arith.andi"(%4295, %62) : (i32, i32) -> i32
          %4307 = "arith.constant"() {value = 5 : i32} : () -> i32
          %4308 = "arith.shrsi"(%4295, %4307) : (i32, i32) -> i32
          %4309 = "arith.muli"(%4308, %919) : (i32, i32) -> i32
          %4310 = "arith.divui"(%4306, %1338) : (i32, i32) -> i32
          %4311 = "arith.addi"(%4309, %4310) : (i32, i32) -> i32
          %4312 = "arith.remui"(%4306, %1338) : (i32, i32) -> i32
          %4313 = "arith.addi"(%4306, %64) : (i32, i32) -> i32
          %4314 = "arith.divui"(%4313, %1338) : (i32, i32) -> i32
          %4315 = "arith.addi"(%4309, %4314) : (i32, i32) -> i32
          %4316 = "arith.remui"(%4313, %1338) : (i32, i32) -> i32
          %4317 = "vector.from_elements"(%4252, %4253, %4271, %4272, %4254, %4255, %4273, %4274, %4256, %4257, %4275, %4276, %4258, %4259, %4277, %4278) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4318 = "arith.truncf"(%4317) : (vector<16xf32>) -> vector<16xbf16>
          %4319 = "vector.extract"(%4318) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4320 = "vector.extract"(%4318) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4321 = "vector.extract"(%4318) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4322 = "vector.extract"(%4318) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4323 = "vector.extract"(%4318) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4324 = "vector.extract"(%4318) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4325 = "vector.extract"(%4318) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4326 = "vector.extract"(%4318) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4327 = "vector.extract"(%4318) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4328 = "vector.extract"(%4318) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4329 = "vector.extract"(%4318) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4330 = "vector.extract"(%4318) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4331 = "vector.extract"(%4318) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4332 = "vector.extract"(%4318) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4333 = "vector.extract"(%4318) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4334 = "vector.extract"(%4318) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4335 = "vector.from_elements"(%4319, %4320) : (bf16, bf16) -> vector<2xbf16>
          %4336 = "llvm.bitcast"(%4335) : (vector<2xbf16>) -> i32
          %4337 = "vector.from_elements"(%4321, %4322) : (bf16, bf16) -> vector<2xbf16>
          %4338 = "llvm.bitcast"(%4337) : (vector<2xbf16>) -> i32
          %4339 = "vector.from_elements"(%4323, %4324) : (bf16, bf16) -> vector<2xbf16>
          %4340 = "llvm.bitcast"(%4339) : (vector<2xbf16>) -> i32
          %4341 = "vector.from_elements"(%4325, %4326) : (bf16, bf16) -> vector<2xbf16>
          %4342 = "llvm.bitcast"(%4341) : (vector<2xbf16>) -> i32
          %4343 = "arith.constant"() {value = 192 : i32} : () -> i32
          %4344 = "arith.andi"(%4305, %4343) : (i32, i32) -> i32
          %4345 = "arith.shrui"(%4344, %1341) : (i32, i32) -> i32
          %4346 = "arith.xori"(%4305, %4345) : (i32, i32) -> i32
          %4347 = "llvm.getelementptr"(%1390, %4346) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4347, %4336, %4338, %4340, %4342) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4349 = "arith.addi"(%4305, %919) : (i32, i32) -> i32
          %4350 = "vector.from_elements"(%4327, %4328) : (bf16, bf16) -> vector<2xbf16>
          %4351 = "llvm.bitcast"(%4350) : (vector<2xbf16>) -> i32
          %4352 = "vector.from_elements"(%4329, %4330) : (bf16, bf16) -> vector<2xbf16>
          %4353 = "llvm.bitcast"(%4352) : (vector<2xbf16>) -> i32
          %4354 = "vector.from_elements"(%4331, %4332) : (bf16, bf16) -> vector<2xbf16>
          %4355 = "llvm.bitcast"(%4354) : (vector<2xbf16>) -> i32
          %4356 = "vector.from_elements"(%4333, %4334) : (bf16, bf16) -> vector<2xbf16>
          %4357 = "llvm.bitcast"(%4356) : (vector<2xbf16>) -> i32
          %4358 = "arith.andi"(%4349, %4343) : (i32, i32) -> i32
          %4359 = "arith.shrui"(%4358, %1341) : (i32, i32) -> i32
          %4360 = "arith.xori"(%4349, %4359) : (i32, i32) -> i32
          %4361 = "llvm.getelementptr"(%1390, %4360) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4361, %4351, %4353, %4355, %4357) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 62 : i32} : (i32) -> ()
          %4363 = "arith.muli"(%4311, %64) : (i32, i32) -> i32
          %4364 = "arith.muli"(%4312, %917) : (i32, i32) -> i32
          %4365 = "arith.addi"(%4363, %4364) : (i32, i32) -> i32
          %4366 = "arith.andi"(%4365, %4343) : (i32, i32) -> i32
          %4367 = "arith.shrui"(%4366, %1341) : (i32, i32) -> i32
          %4368 = "arith.xori"(%4365, %4367) : (i32, i32) -> i32
          %4369 = "llvm.getelementptr"(%1390, %4368) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4370 = "llvm.load"(%4369) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4371 = "vector.extract"(%4370) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4372 = "vector.extract"(%4370) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4373 = "vector.extract"(%4370) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4374 = "vector.extract"(%4370) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4375 = "vector.extract"(%4370) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4376 = "vector.extract"(%4370) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4377 = "vector.extract"(%4370) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4378 = "vector.extract"(%4370) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4379 = "arith.muli"(%4315, %64) : (i32, i32) -> i32
          %4380 = "arith.muli"(%4316, %917) : (i32, i32) -> i32
          %4381 = "arith.addi"(%4379, %4380) : (i32, i32) -> i32
          %4382 = "arith.andi"(%4381, %4343) : (i32, i32) -> i32
          %4383 = "arith.shrui"(%4382, %1341) : (i32, i32) -> i32
          %4384 = "arith.xori"(%4381, %4383) : (i32, i32) -> i32
          %4385 = "llvm.getelementptr"(%1390, %4384) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4386 = "llvm.load"(%4385) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4387 = "vector.extract"(%4386) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4388 = "vector.extract"(%4386) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4389 = "vector.extract"(%4386) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4390 = "vector.extract"(%4386) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4391 = "vector.extract"(%4386) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4392 = "vector.extract"(%4386) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4393 = "vector.extract"(%4386) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4394 = "vector.extract"(%4386) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 63 : i32} : (i32) -> ()
          %4395 = "arith.cmpi"(%4311, %4294) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4395) ({
            %4396 = "arith.extsi"(%4311) : (i32) -> i64
            %4397 = "arith.extsi"(%4312) : (i32) -> i64
            %4398 = "arith.muli"(%4396, %16) : (i64, i64) -> i64
            %4399 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4400 = "arith.muli"(%4397, %4399) : (i64, i64) -> i64
            %4401 = "arith.addi"(%4398, %4400) : (i64, i64) -> i64
            %4402 = "llvm.getelementptr"(%4293, %4401) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4403 = "vector.from_elements"(%4371, %4372, %4373, %4374, %4375, %4376, %4377, %4378) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4403, %4402) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4404 = "arith.cmpi"(%4315, %4294) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4404) ({
            %4405 = "arith.extsi"(%4315) : (i32) -> i64
            %4406 = "arith.extsi"(%4316) : (i32) -> i64
            %4407 = "arith.muli"(%4405, %16) : (i64, i64) -> i64
            %4408 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4409 = "arith.muli"(%4406, %4408) : (i64, i64) -> i64
            %4410 = "arith.addi"(%4407, %4409) : (i64, i64) -> i64
            %4411 = "llvm.getelementptr"(%4293, %4410) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4412 = "vector.from_elements"(%4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4412, %4411) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4413 = "vector.from_elements"(%4260, %4261, %4279, %4280, %4262, %4263, %4281, %4282, %4264, %4265, %4283, %4284, %4266, %4267, %4285, %4286) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4414 = "arith.truncf"(%4413) : (vector<16xf32>) -> vector<16xbf16>
          %4415 = "vector.extract"(%4414) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4416 = "vector.extract"(%4414) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4417 = "vector.extract"(%4414) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4418 = "vector.extract"(%4414) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4419 = "vector.extract"(%4414) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4420 = "vector.extract"(%4414) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4421 = "vector.extract"(%4414) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4422 = "vector.extract"(%4414) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4423 = "vector.extract"(%4414) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4424 = "vector.extract"(%4414) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4425 = "vector.extract"(%4414) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4426 = "vector.extract"(%4414) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4427 = "vector.extract"(%4414) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4428 = "vector.extract"(%4414) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4429 = "vector.extract"(%4414) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4430 = "vector.extract"(%4414) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4431 = "vector.from_elements"(%4415, %4416) : (bf16, bf16) -> vector<2xbf16>
          %4432 = "llvm.bitcast"(%4431) : (vector<2xbf16>) -> i32
          %4433 = "vector.from_elements"(%4417, %4418) : (bf16, bf16) -> vector<2xbf16>
          %4434 = "llvm.bitcast"(%4433) : (vector<2xbf16>) -> i32
          %4435 = "vector.from_elements"(%4419, %4420) : (bf16, bf16) -> vector<2xbf16>
          %4436 = "llvm.bitcast"(%4435) : (vector<2xbf16>) -> i32
          %4437 = "vector.from_elements"(%4421, %4422) : (bf16, bf16) -> vector<2xbf16>
          %4438 = "llvm.bitcast"(%4437) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4347, %4432, %4434, %4436, %4438) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4440 = "vector.from_elements"(%4423, %4424) : (bf16, bf16) -> vector<2xbf16>
          %4441 = "llvm.bitcast"(%4440) : (vector<2xbf16>) -> i32
          %4442 = "vector.from_elements"(%4425, %4426) : (bf16, bf16) -> vector<2xbf16>
          %4443 = "llvm.bitcast"(%4442) : (vector<2xbf16>) -> i32
          %4444 = "vector.from_elements"(%4427, %4428) : (bf16, bf16) -> vector<2xbf16>
          %4445 = "llvm.bitcast"(%4444) : (vector<2xbf16>) -> i32
          %4446 = "vector.from_elements"(%4429, %4430) : (bf16, bf16) -> vector<2xbf16>
          %4447 = "llvm.bitcast"(%4446) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4361, %4441, %4443, %4445, %4447) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 66 : i32} : (i32) -> ()
          %4449 = "llvm.load"(%4369) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4450 = "vector.extract"(%4449) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4451 = "vector.extract"(%4449) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4452 = "vector.extract"(%4449) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4453 = "vector.extract"(%4449) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4454 = "vector.extract"(%4449) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4455 = "vector.extract"(%4449) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4456 = "vector.extract"(%4449) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4457 = "vector.extract"(%4449) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4458 = "llvm.load"(%4385) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4459 = "vector.extract"(%4458) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4460 = "vector.extract"(%4458) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4461 = "vector.extract"(%4458) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4462 = "vector.extract"(%4458) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4463 = "vector.extract"(%4458) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4464 = "vector.extract"(%4458) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4465 = "vector.extract"(%4458) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4466 = "vector.extract"(%4458) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 67 : i32} : (i32) -> ()
          "scf.if"(%80) ({
            %4467 = "llvm.getelementptr"(%81, %1220) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4468_s0 = "llvm.ptrtoint"(%4467) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4468_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4395) ({
            %4469 = "arith.addi"(%1338, %4312) : (i32, i32) -> i32
            %4470 = "arith.extsi"(%4311) : (i32) -> i64
            %4471 = "arith.extsi"(%4469) : (i32) -> i64
            %4472 = "arith.muli"(%4470, %16) : (i64, i64) -> i64
            %4473 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4474 = "arith.muli"(%4471, %4473) : (i64, i64) -> i64
            %4475 = "arith.addi"(%4472, %4474) : (i64, i64) -> i64
            %4476 = "llvm.getelementptr"(%4293, %4475) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4477 = "vector.from_elements"(%4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4477, %4476) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4404) ({
            %4478 = "arith.addi"(%1338, %4316) : (i32, i32) -> i32
            %4479 = "arith.extsi"(%4315) : (i32) -> i64
            %4480 = "arith.extsi"(%4478) : (i32) -> i64
            %4481 = "arith.muli"(%4479, %16) : (i64, i64) -> i64
            %4482 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4483 = "arith.muli"(%4480, %4482) : (i64, i64) -> i64
            %4484 = "arith.addi"(%4481, %4483) : (i64, i64) -> i64
            %4485 = "llvm.getelementptr"(%4293, %4484) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4486 = "vector.from_elements"(%4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4486, %4485) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4487 = "arith.addi"(%1220, %914) : (i32, i32) -> i32
          %4488 = "arith.cmpi"(%4487, %1343) {predicate = 0 : i64} : (i32, i32) -> i1
          %4489 = "arith.xori"(%1221, %914) : (i32, i32) -> i32
          %4490 = "arith.select"(%4488, %4489, %1221) : (i1, i32, i32) -> i32
          %4491 = "arith.select"(%4488, %61, %4487) : (i1, i32, i32) -> i32
          %4492 = "arith.addi"(%1219, %914) : (i32, i32) -> i32
          %4493 = "llvm.getelementptr"(%161, %1217) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4494_s0 = "llvm.ptrtoint"(%4493) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4494_s0, %1218) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4495 = "arith.muli"(%1217, %1341) : (i32, i32) -> i32
          %4496 = "llvm.getelementptr"(%179, %4495) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4497 = "llvm.load"(%4496) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4498 = "nvvm.shfl.sync"(%60, %4497, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 68 : i32} : (i32, i32, i32, i32) -> i32
          %4499 = "arith.addi"(%914, %4495) : (i32, i32) -> i32
          %4500 = "llvm.getelementptr"(%179, %4499) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4501 = "llvm.load"(%4500) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4502 = "nvvm.shfl.sync"(%60, %4501, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 69 : i32} : (i32, i32, i32, i32) -> i32
          %4503 = "arith.addi"(%1343, %4495) : (i32, i32) -> i32
          %4504 = "llvm.getelementptr"(%179, %4503) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4505 = "llvm.load"(%4504) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4506 = "nvvm.shfl.sync"(%60, %4505, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 70 : i32} : (i32, i32, i32, i32) -> i32
          %4507 = "llvm.getelementptr"(%162, %1217) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4508_s0 = "llvm.ptrtoint"(%4507) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4508_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %4509 = "arith.addi"(%1217, %914) : (i32, i32) -> i32
          %4510 = "arith.cmpi"(%4509, %1343) {predicate = 0 : i64} : (i32, i32) -> i1
          %4511 = "arith.xori"(%1218, %914) : (i32, i32) -> i32
          %4512 = "arith.select"(%4510, %4511, %1218) : (i1, i32, i32) -> i32
          %4513 = "arith.select"(%4510, %61, %4509) : (i1, i32, i32) -> i32
          %4514 = "arith.addi"(%1216, %914) : (i32, i32) -> i32
          "scf.yield"(%4506, %4502, %4498, %2504, %2505, %2506, %4514, %4513, %4512, %4492, %4491, %4490, %4248, %4247, %4246, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158, %4159, %4160, %4161, %4162, %4163, %4164, %4165, %4166, %4167, %4168, %4169, %4170, %4171, %4172, %4173, %4174, %4175, %4176, %4177, %4178, %4179, %4180, %4181, %4182, %4183, %4184, %4185, %4186, %4187, %4188, %4189, %4190, %4191, %4192, %4193, %4194, %4195, %4196, %4197, %4198, %4199, %4200, %4201, %4202, %4203, %4204, %4205, %4140, %4141, %4432, %4434, %4436, %4438, %4441, %4443, %4445, %4447) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        "scf.if"(%946) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %4515 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%4515) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, i32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
    %42 = "cutec.tensor_map"(%0, %38, %39, %40, %41, %5, %6, %4) {dtype = "u8", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
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
    %55 = "arith.constant"() {value = 63 : i32} : () -> i32
    %56 = "arith.addi"(%2, %55) : (i32, i32) -> i32
    %57 = "arith.constant"() {value = 64 : i32} : () -> i32
    %58 = "arith.divui"(%56, %57) : (i32, i32) -> i32
    %59 = "arith.muli"(%58, %3) : (i32, i32) -> i32
    %60 = "arith.muli"(%59, %1) : (i32, i32) -> i32
    %61 = "arith.constant"() {value = 528 : i32} : () -> i32
    %62 = "arith.maxsi"(%60, %61) : (i32, i32) -> i32
    %63 = "arith.constant"() {value = 1584 : i32} : () -> i32
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
    %109 = "arith.constant"() {value = 263 : i32} : () -> i32
    %110 = "arith.addi"(%82, %109) : (i32, i32) -> i32
    %111 = "arith.constant"() {value = 264 : i32} : () -> i32
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
    %191 = "arith.constant"() {value = 256 : i32} : () -> i32
    %192 = "arith.constant"() {value = 57528 : i32} : () -> i32
    "gpu.launch_func"(%190, %47, %47, %191, %47, %47, %192, %42, %2, %3, %1, %45, %8, %9, %1, %46, %8, %9, %1, %23, %2, %3, %1, %25, %26, %24, %27, %2, %3, %1, %29, %28, %172, %187, %89, %108, %82, %117, %135, %120, %142, %157, %156, %60, %8, %2, %19, %1, %9, %20, %17, %3, %18, %21, %22, %37, %189) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 50, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, i32, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_fp8_full_depth64_groups1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
