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
      %79 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %80 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %81 = "arith.cmpi"(%80, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %82 = "llvm.getelementptr"(%79) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %83 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %86 = "arith.addi"(%84, %85) : (i32, i32) -> i32
      %87 = "arith.constant"() {value = 256 : i32} : () -> i32
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
          %97 = "arith.constant"() {value = 4 : i32} : () -> i32
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
      %101 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 65568>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %102 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %103 = "arith.cmpi"(%102, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %104 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
          %118 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t119_s0 = "llvm.ptrtoint"(%104) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t119_s0, %118) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %120 = "llvm.getelementptr"(%104) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t121_s0 = "llvm.ptrtoint"(%120) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t121_s0, %118) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %122 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 65600>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %123 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %124 = "arith.cmpi"(%123, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %125 = "llvm.getelementptr"(%122) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %126 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %129 = "arith.addi"(%127, %128) : (i32, i32) -> i32
      %130 = "arith.muli"(%129, %87) : (i32, i32) -> i32
      %131 = "arith.addi"(%126, %130) : (i32, i32) -> i32
      %132 = "arith.divui"(%131, %64) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%133) ({
        %134 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%134) ({
          %135 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t136_s0 = "llvm.ptrtoint"(%122) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t136_s0, %135) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %137 = "llvm.getelementptr"(%122) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t138_s0 = "llvm.ptrtoint"(%137) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t138_s0, %135) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %139 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t140_s0 = "llvm.ptrtoint"(%125) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t140_s0, %139) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %141 = "llvm.getelementptr"(%125) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t142_s0 = "llvm.ptrtoint"(%141) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t142_s0, %139) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %143 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 65632>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %144 = "llvm.getelementptr"(%143) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %145 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %148 = "arith.addi"(%146, %147) : (i32, i32) -> i32
      %149 = "arith.muli"(%148, %87) : (i32, i32) -> i32
      %150 = "arith.addi"(%145, %149) : (i32, i32) -> i32
      %151 = "arith.divui"(%150, %64) : (i32, i32) -> i32
      %152 = "arith.cmpi"(%151, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%152) ({
        %153 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%153) ({
          %154 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t155_s0 = "llvm.ptrtoint"(%143) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %154) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "llvm.getelementptr"(%143) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t157_s0 = "llvm.ptrtoint"(%156) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t157_s0, %154) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %158 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t159_s0 = "llvm.ptrtoint"(%144) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %158) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %160 = "llvm.getelementptr"(%144) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t161_s0 = "llvm.ptrtoint"(%160) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t161_s0, %158) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %162 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 65664>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %163 = "llvm.getelementptr"(%162) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %164 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %165 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %166 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %167 = "arith.addi"(%165, %166) : (i32, i32) -> i32
      %168 = "arith.muli"(%167, %87) : (i32, i32) -> i32
      %169 = "arith.addi"(%164, %168) : (i32, i32) -> i32
      %170 = "arith.divui"(%169, %64) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%171) ({
        %172 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%172) ({
          %t173_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t173_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %174 = "llvm.getelementptr"(%162) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t175_s0 = "llvm.ptrtoint"(%174) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t175_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %176 = "arith.constant"() {value = 224 : i32} : () -> i32
          %t177_s0 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t177_s0, %176) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %178 = "llvm.getelementptr"(%163) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t179_s0 = "llvm.ptrtoint"(%178) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t179_s0, %176) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %180 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 65696>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %181 = "arith.cmpi"(%63, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      %182 = "scf.if"(%181) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%67) ({
          %183 = "arith.constant"() {value = false} : () -> i1
          %184, %185, %186, %187, %188 = "scf.while"(%61, %61, %183, %61, %61) ({
          ^bb0(%189: i32, %190: i32, %191: i1, %192: i32, %193: i32):
            %194 = "arith.cmpi"(%189, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %195 = "arith.constant"() {value = true} : () -> i1
            %196 = "arith.xori"(%191, %195) : (i1, i1) -> i1
            %197 = "arith.andi"(%194, %196) : (i1, i1) -> i1
            "scf.condition"(%197, %189, %190, %191, %192, %193) : (i1, i32, i32, i1, i32, i32) -> ()
          }, {
          ^bb0(%198: i32, %199: i32, %200: i1, %201: i32, %202: i32):
            %203 = "arith.constant"() {value = 32 : i64} : () -> i64
            %204 = "arith.shrui"(%35, %203) : (i64, i64) -> i64
            %205 = "arith.constant"() {value = 1 : i32} : () -> i32
            %206 = "arith.subi"(%54, %205) : (i32, i32) -> i32
            %207 = "llvm.intr.ctlz"(%206) {is_zero_poison = false} : (i32) -> i32
            %208 = "arith.subi"(%64, %207) : (i32, i32) -> i32
            %209 = "arith.extui"(%198) : (i32) -> i64
            %210 = "arith.muli"(%209, %204) : (i64, i64) -> i64
            %211 = "arith.shrui"(%210, %203) : (i64, i64) -> i64
            %212 = "arith.trunci"(%211) : (i64) -> i32
            %213 = "arith.addi"(%212, %198) : (i32, i32) -> i32
            %214 = "arith.shrui"(%213, %208) : (i32, i32) -> i32
            %215 = "arith.cmpi"(%208, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %216 = "arith.select"(%215, %214, %61) : (i1, i32, i32) -> i32
            %217 = "llvm.intr.ctlz"(%206) {is_zero_poison = false} : (i32) -> i32
            %218 = "arith.subi"(%64, %217) : (i32, i32) -> i32
            %219 = "arith.shrui"(%213, %218) : (i32, i32) -> i32
            %220 = "arith.cmpi"(%218, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %221 = "arith.select"(%220, %219, %61) : (i1, i32, i32) -> i32
            %222 = "arith.muli"(%221, %54) : (i32, i32) -> i32
            %223 = "arith.subi"(%198, %222) : (i32, i32) -> i32
            %224 = "arith.constant"() {value = 264 : i32} : () -> i32
            %225 = "arith.remui"(%29, %224) : (i32, i32) -> i32
            %226 = "arith.muli"(%216, %225) : (i32, i32) -> i32
            %227 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %228 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %229 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %230 = "arith.addi"(%227, %224) : (i32, i32) -> i32
            %231 = "arith.remsi"(%226, %224) : (i32, i32) -> i32
            %232 = "arith.cmpi"(%231, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %233 = "arith.addi"(%231, %224) : (i32, i32) -> i32
            %234 = "arith.select"(%232, %233, %231) : (i1, i32, i32) -> i32
            %235 = "arith.subi"(%230, %234) : (i32, i32) -> i32
            %236 = "arith.remsi"(%235, %224) : (i32, i32) -> i32
            %237 = "arith.cmpi"(%236, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %238 = "arith.addi"(%236, %224) : (i32, i32) -> i32
            %239 = "arith.select"(%237, %238, %236) : (i1, i32, i32) -> i32
            %240 = "arith.muli"(%223, %224) : (i32, i32) -> i32
            %241 = "arith.constant"() {value = 2 : i32} : () -> i32
            %242 = "arith.remui"(%223, %241) : (i32, i32) -> i32
            %243 = "arith.cmpi"(%242, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            %244 = "arith.constant"() {value = 263 : i32} : () -> i32
            %245 = "arith.subi"(%244, %239) : (i32, i32) -> i32
            %246 = "arith.select"(%243, %239, %245) : (i1, i32, i32) -> i32
            %247 = "arith.addi"(%240, %246) : (i32, i32) -> i32
            %248 = "arith.shrui"(%28, %203) : (i64, i64) -> i64
            %249 = "arith.subi"(%52, %205) : (i32, i32) -> i32
            %250 = "llvm.intr.ctlz"(%249) {is_zero_poison = false} : (i32) -> i32
            %251 = "arith.shrsi"(%247, %62) : (i32, i32) -> i32
            %252 = "arith.xori"(%247, %251) : (i32, i32) -> i32
            %253 = "arith.extui"(%252) : (i32) -> i64
            %254 = "arith.muli"(%253, %248) : (i64, i64) -> i64
            %255 = "arith.shrui"(%254, %203) : (i64, i64) -> i64
            %256 = "arith.trunci"(%255) : (i64) -> i32
            %257 = "arith.addi"(%256, %252) : (i32, i32) -> i32
            %258 = "llvm.intr.ctlz"(%249) {is_zero_poison = false} : (i32) -> i32
            %259 = "arith.subi"(%64, %258) : (i32, i32) -> i32
            %260 = "arith.shrui"(%257, %259) : (i32, i32) -> i32
            %261 = "arith.cmpi"(%259, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %262 = "arith.select"(%261, %260, %61) : (i1, i32, i32) -> i32
            %263 = "arith.xori"(%262, %251) : (i32, i32) -> i32
            %264 = "arith.muli"(%263, %52) : (i32, i32) -> i32
            %265 = "arith.subi"(%247, %264) : (i32, i32) -> i32
            %266 = "arith.cmpi"(%247, %29) {predicate = 2 : i64} : (i32, i32) -> i1
            %267 = "arith.shrui"(%31, %203) : (i64, i64) -> i64
            %268 = "arith.subi"(%53, %205) : (i32, i32) -> i32
            %269 = "llvm.intr.ctlz"(%268) {is_zero_poison = false} : (i32) -> i32
            %270 = "arith.muli"(%253, %267) : (i64, i64) -> i64
            %271 = "arith.shrui"(%270, %203) : (i64, i64) -> i64
            %272 = "arith.trunci"(%271) : (i64) -> i32
            %273 = "arith.addi"(%272, %252) : (i32, i32) -> i32
            %274 = "llvm.intr.ctlz"(%268) {is_zero_poison = false} : (i32) -> i32
            %275 = "arith.subi"(%64, %274) : (i32, i32) -> i32
            %276 = "arith.shrui"(%273, %275) : (i32, i32) -> i32
            %277 = "arith.cmpi"(%275, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %278 = "arith.select"(%277, %276, %61) : (i1, i32, i32) -> i32
            %279 = "arith.xori"(%278, %251) : (i32, i32) -> i32
            %280 = "arith.muli"(%279, %53) : (i32, i32) -> i32
            %281 = "arith.subi"(%247, %280) : (i32, i32) -> i32
            %282 = "arith.cmpi"(%247, %32) {predicate = 2 : i64} : (i32, i32) -> i1
            %283 = "arith.addi"(%216, %205) : (i32, i32) -> i32
            %284 = "arith.cmpi"(%283, %27) {predicate = 0 : i64} : (i32, i32) -> i1
            %285 = "arith.select"(%284, %281, %265) : (i1, i32, i32) -> i32
            %286 = "arith.select"(%284, %282, %266) : (i1, i1, i1) -> i1
            %287 = "arith.muli"(%216, %29) : (i32, i32) -> i32
            %288 = "arith.addi"(%287, %285) : (i32, i32) -> i32
            %289 = "arith.cmpi"(%216, %27) {predicate = 2 : i64} : (i32, i32) -> i1
            %290 = "arith.andi"(%286, %289) : (i1, i1) -> i1
            %291 = "arith.shrui"(%25, %203) : (i64, i64) -> i64
            %292 = "arith.subi"(%50, %205) : (i32, i32) -> i32
            %293 = "llvm.intr.ctlz"(%292) {is_zero_poison = false} : (i32) -> i32
            %294 = "arith.subi"(%64, %293) : (i32, i32) -> i32
            %295 = "arith.shrsi"(%288, %62) : (i32, i32) -> i32
            %296 = "arith.xori"(%288, %295) : (i32, i32) -> i32
            %297 = "arith.extui"(%296) : (i32) -> i64
            %298 = "arith.muli"(%297, %291) : (i64, i64) -> i64
            %299 = "arith.shrui"(%298, %203) : (i64, i64) -> i64
            %300 = "arith.trunci"(%299) : (i64) -> i32
            %301 = "arith.addi"(%300, %296) : (i32, i32) -> i32
            %302 = "arith.shrui"(%301, %294) : (i32, i32) -> i32
            %303 = "arith.cmpi"(%294, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %304 = "arith.select"(%303, %302, %61) : (i1, i32, i32) -> i32
            %305 = "arith.xori"(%304, %295) : (i32, i32) -> i32
            %306 = "arith.muli"(%305, %50) : (i32, i32) -> i32
            %307 = "arith.subi"(%288, %306) : (i32, i32) -> i32
            %308 = "llvm.intr.ctlz"(%292) {is_zero_poison = false} : (i32) -> i32
            %309 = "arith.subi"(%64, %308) : (i32, i32) -> i32
            %310 = "arith.shrui"(%301, %309) : (i32, i32) -> i32
            %311 = "arith.cmpi"(%309, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %312 = "arith.select"(%311, %310, %61) : (i1, i32, i32) -> i32
            %313 = "arith.xori"(%312, %295) : (i32, i32) -> i32
            %314 = "arith.subi"(%292, %307) : (i32, i32) -> i32
            %315 = "arith.shrui"(%26, %203) : (i64, i64) -> i64
            %316 = "arith.subi"(%51, %205) : (i32, i32) -> i32
            %317 = "llvm.intr.ctlz"(%316) {is_zero_poison = false} : (i32) -> i32
            %318 = "arith.subi"(%64, %317) : (i32, i32) -> i32
            %319 = "arith.shrsi"(%313, %62) : (i32, i32) -> i32
            %320 = "arith.xori"(%313, %319) : (i32, i32) -> i32
            %321 = "arith.extui"(%320) : (i32) -> i64
            %322 = "arith.muli"(%321, %315) : (i64, i64) -> i64
            %323 = "arith.shrui"(%322, %203) : (i64, i64) -> i64
            %324 = "arith.trunci"(%323) : (i64) -> i32
            %325 = "arith.addi"(%324, %320) : (i32, i32) -> i32
            %326 = "arith.shrui"(%325, %318) : (i32, i32) -> i32
            %327 = "arith.cmpi"(%318, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %328 = "arith.select"(%327, %326, %61) : (i1, i32, i32) -> i32
            %329 = "arith.xori"(%328, %319) : (i32, i32) -> i32
            %330 = "arith.muli"(%329, %51) : (i32, i32) -> i32
            %331 = "arith.subi"(%313, %330) : (i32, i32) -> i32
            %332 = "llvm.intr.ctlz"(%316) {is_zero_poison = false} : (i32) -> i32
            %333 = "arith.subi"(%64, %332) : (i32, i32) -> i32
            %334 = "arith.shrui"(%325, %333) : (i32, i32) -> i32
            %335 = "arith.cmpi"(%333, %64) {predicate = 6 : i64} : (i32, i32) -> i1
            %336 = "arith.select"(%335, %334, %61) : (i1, i32, i32) -> i32
            %337 = "arith.xori"(%336, %319) : (i32, i32) -> i32
            %338 = "arith.addi"(%198, %205) : (i32, i32) -> i32
            "scf.yield"(%338, %337, %290, %331, %314) : (i32, i32, i1, i32, i32) -> ()
          }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
          %339 = "arith.constant"() {value = 1 : i32} : () -> i32
          %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358 = "scf.while"(%184, %186, %188, %187, %185, %38, %37, %61, %61, %339, %61, %61, %339, %61, %61, %339, %61, %61, %339) ({
          ^bb0(%359: i32, %360: i1, %361: i32, %362: i32, %363: i32, %364: i32, %365: i32, %366: i32, %367: i32, %368: i32, %369: i32, %370: i32, %371: i32, %372: i32, %373: i32, %374: i32, %375: i32, %376: i32, %377: i32):
            "scf.condition"(%360, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377) : (i1, i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%378: i32, %379: i1, %380: i32, %381: i32, %382: i32, %383: i32, %384: i32, %385: i32, %386: i32, %387: i32, %388: i32, %389: i32, %390: i32, %391: i32, %392: i32, %393: i32, %394: i32, %395: i32, %396: i32):
            %397 = "llvm.getelementptr"(%163, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t398_s0 = "llvm.ptrtoint"(%397) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t398_s0, %387) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %399 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %400 = "arith.cmpi"(%399, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%400) ({
              %401 = "arith.constant"() {value = 3 : i32} : () -> i32
              %402 = "arith.muli"(%386, %401) : (i32, i32) -> i32
              %403 = "llvm.getelementptr"(%180, %402) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%380, %403) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %404 = "arith.addi"(%339, %402) : (i32, i32) -> i32
              %405 = "llvm.getelementptr"(%180, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%381, %405) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %406 = "arith.constant"() {value = 2 : i32} : () -> i32
              %407 = "arith.addi"(%406, %402) : (i32, i32) -> i32
              %408 = "llvm.getelementptr"(%180, %407) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%382, %408) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %409 = "llvm.getelementptr"(%162, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t410_s0 = "llvm.ptrtoint"(%409) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t410_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %411 = "arith.addi"(%386, %339) : (i32, i32) -> i32
            %412 = "arith.constant"() {value = 2 : i32} : () -> i32
            %413 = "arith.cmpi"(%411, %412) {predicate = 0 : i64} : (i32, i32) -> i1
            %414 = "arith.xori"(%387, %339) : (i32, i32) -> i32
            %415 = "arith.select"(%413, %414, %387) : (i1, i32, i32) -> i32
            %416 = "arith.select"(%413, %61, %411) : (i1, i32, i32) -> i32
            %417 = "arith.addi"(%385, %339) : (i32, i32) -> i32
            %418 = "arith.constant"() {value = 64 : i32} : () -> i32
            %419 = "arith.muli"(%380, %418) : (i32, i32) -> i32
            %420 = "arith.maxsi"(%384, %339) : (i32, i32) -> i32
            %421 = "arith.subi"(%420, %339) : (i32, i32) -> i32
            %422 = "arith.constant"() {value = 7 : i32} : () -> i32
            %423 = "arith.shrsi"(%421, %422) : (i32, i32) -> i32
            %424 = "arith.addi"(%423, %339) : (i32, i32) -> i32
            %425 = "arith.minsi"(%61, %423) : (i32, i32) -> i32
            %426 = "arith.subi"(%424, %425) : (i32, i32) -> i32
            %427 = "arith.divui"(%381, %48) : (i32, i32) -> i32
            %428 = "arith.cmpi"(%384, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            %429 = "arith.extui"(%428) : (i1) -> i32
            %430 = "arith.addi"(%423, %429) : (i32, i32) -> i32
            %431 = "llvm.getelementptr"(%104, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t432_s0 = "llvm.ptrtoint"(%431) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t432_s0, %393) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %433 = "llvm.getelementptr"(%101, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %434 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
            "scf.if"(%434) ({
              %435 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %t436_s0 = "llvm.ptrtoint"(%433) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t436_s0, %435) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %437 = "arith.muli"(%430, %58) : (i32, i32) -> i32
            %438 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %439 = "arith.muli"(%392, %438) : (i32, i32) -> i32
            %440 = "llvm.getelementptr"(%75, %439) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %441 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
            "scf.if"(%441) ({
              %t442_s0 = "llvm.ptrtoint"(%440) : (!llvm.ptr<3>) -> i32
              %t442_s2 = "llvm.ptrtoint"(%433) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t442_s0, %4, %t442_s2, %61, %437, %427, %382) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %443 = "arith.addi"(%392, %339) : (i32, i32) -> i32
            %444 = "arith.cmpi"(%443, %412) {predicate = 0 : i64} : (i32, i32) -> i1
            %445 = "arith.xori"(%393, %339) : (i32, i32) -> i32
            %446 = "arith.select"(%444, %445, %393) : (i1, i32, i32) -> i32
            %447 = "arith.select"(%444, %61, %443) : (i1, i32, i32) -> i32
            %448 = "arith.addi"(%391, %339) : (i32, i32) -> i32
            %449 = "llvm.getelementptr"(%82, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t450_s0 = "llvm.ptrtoint"(%449) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t450_s0, %390) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %451 = "llvm.getelementptr"(%79, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %452 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
            "scf.if"(%452) ({
              %453 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %t454_s0 = "llvm.ptrtoint"(%451) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t454_s0, %453) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %455 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %456 = "arith.muli"(%389, %455) : (i32, i32) -> i32
            %457 = "llvm.getelementptr"(%74, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %458 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
            "scf.if"(%458) ({
              %t459_s0 = "llvm.ptrtoint"(%457) : (!llvm.ptr<3>) -> i32
              %t459_s2 = "llvm.ptrtoint"(%451) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t459_s0, %0, %t459_s2, %61, %419, %381, %382) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %460 = "arith.addi"(%389, %339) : (i32, i32) -> i32
            %461 = "arith.cmpi"(%460, %412) {predicate = 0 : i64} : (i32, i32) -> i1
            %462 = "arith.xori"(%390, %339) : (i32, i32) -> i32
            %463 = "arith.select"(%461, %462, %390) : (i1, i32, i32) -> i32
            %464 = "arith.select"(%461, %61, %460) : (i1, i32, i32) -> i32
            %465 = "arith.addi"(%388, %339) : (i32, i32) -> i32
            %466, %467, %468, %469, %470, %471 = "scf.for"(%339, %426, %339, %448, %447, %446, %394, %395, %396) ({
            ^bb0(%472: i32, %473: i32, %474: i32, %475: i32, %476: i32, %477: i32, %478: i32):
              %479 = "arith.subi"(%423, %472) : (i32, i32) -> i32
              %480 = "llvm.getelementptr"(%104, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t481_s0 = "llvm.ptrtoint"(%480) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t481_s0, %475) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %482 = "llvm.getelementptr"(%101, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %483 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
              "scf.if"(%483) ({
                %t484_s0 = "llvm.ptrtoint"(%482) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t484_s0, %438) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %485 = "arith.muli"(%479, %58) : (i32, i32) -> i32
              %486 = "arith.muli"(%474, %438) : (i32, i32) -> i32
              %487 = "llvm.getelementptr"(%75, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %488 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
              "scf.if"(%488) ({
                %t489_s0 = "llvm.ptrtoint"(%487) : (!llvm.ptr<3>) -> i32
                %t489_s2 = "llvm.ptrtoint"(%482) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t489_s0, %4, %t489_s2, %61, %485, %427, %382) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %490 = "arith.addi"(%474, %339) : (i32, i32) -> i32
              %491 = "arith.cmpi"(%490, %412) {predicate = 0 : i64} : (i32, i32) -> i1
              %492 = "arith.xori"(%475, %339) : (i32, i32) -> i32
              %493 = "arith.select"(%491, %492, %475) : (i1, i32, i32) -> i32
              %494 = "arith.select"(%491, %61, %490) : (i1, i32, i32) -> i32
              %495 = "arith.addi"(%473, %339) : (i32, i32) -> i32
              %496 = "arith.addi"(%479, %339) : (i32, i32) -> i32
              %497 = "llvm.getelementptr"(%125, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t498_s0 = "llvm.ptrtoint"(%497) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t498_s0, %478) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %499 = "llvm.getelementptr"(%122, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %500 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
              "scf.if"(%500) ({
                %t501_s0 = "llvm.ptrtoint"(%499) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t501_s0, %438) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %502 = "arith.muli"(%496, %58) : (i32, i32) -> i32
              %503 = "arith.muli"(%477, %438) : (i32, i32) -> i32
              %504 = "llvm.getelementptr"(%76, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %505 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
              "scf.if"(%505) ({
                %t506_s0 = "llvm.ptrtoint"(%504) : (!llvm.ptr<3>) -> i32
                %t506_s2 = "llvm.ptrtoint"(%499) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t506_s0, %8, %t506_s2, %61, %502, %427, %382) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %507 = "arith.addi"(%477, %339) : (i32, i32) -> i32
              %508 = "arith.cmpi"(%507, %412) {predicate = 0 : i64} : (i32, i32) -> i1
              %509 = "arith.xori"(%478, %339) : (i32, i32) -> i32
              %510 = "arith.select"(%508, %509, %478) : (i1, i32, i32) -> i32
              %511 = "arith.select"(%508, %61, %507) : (i1, i32, i32) -> i32
              %512 = "arith.addi"(%476, %339) : (i32, i32) -> i32
              "scf.yield"(%495, %494, %493, %512, %511, %510) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %513 = "arith.subi"(%424, %426) : (i32, i32) -> i32
            %514 = "arith.addi"(%513, %429) : (i32, i32) -> i32
            %515, %516, %517, %518, %519 = "scf.while"(%378, %61, %183, %61, %61) ({
            ^bb0(%520: i32, %521: i32, %522: i1, %523: i32, %524: i32):
              %525 = "arith.cmpi"(%520, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %526 = "arith.constant"() {value = true} : () -> i1
              %527 = "arith.xori"(%522, %526) : (i1, i1) -> i1
              %528 = "arith.andi"(%525, %527) : (i1, i1) -> i1
              "scf.condition"(%528, %520, %521, %522, %523, %524) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%529: i32, %530: i32, %531: i1, %532: i32, %533: i32):
              %534 = "arith.constant"() {value = 32 : i64} : () -> i64
              %535 = "arith.shrui"(%35, %534) : (i64, i64) -> i64
              %536 = "arith.subi"(%54, %339) : (i32, i32) -> i32
              %537 = "llvm.intr.ctlz"(%536) {is_zero_poison = false} : (i32) -> i32
              %538 = "arith.subi"(%64, %537) : (i32, i32) -> i32
              %539 = "arith.extui"(%529) : (i32) -> i64
              %540 = "arith.muli"(%539, %535) : (i64, i64) -> i64
              %541 = "arith.shrui"(%540, %534) : (i64, i64) -> i64
              %542 = "arith.trunci"(%541) : (i64) -> i32
              %543 = "arith.addi"(%542, %529) : (i32, i32) -> i32
              %544 = "arith.shrui"(%543, %538) : (i32, i32) -> i32
              %545 = "arith.cmpi"(%538, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %546 = "arith.select"(%545, %544, %61) : (i1, i32, i32) -> i32
              %547 = "llvm.intr.ctlz"(%536) {is_zero_poison = false} : (i32) -> i32
              %548 = "arith.subi"(%64, %547) : (i32, i32) -> i32
              %549 = "arith.shrui"(%543, %548) : (i32, i32) -> i32
              %550 = "arith.cmpi"(%548, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %551 = "arith.select"(%550, %549, %61) : (i1, i32, i32) -> i32
              %552 = "arith.muli"(%551, %54) : (i32, i32) -> i32
              %553 = "arith.subi"(%529, %552) : (i32, i32) -> i32
              %554 = "arith.constant"() {value = 264 : i32} : () -> i32
              %555 = "arith.remui"(%29, %554) : (i32, i32) -> i32
              %556 = "arith.muli"(%546, %555) : (i32, i32) -> i32
              %557 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %558 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %559 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %560 = "arith.addi"(%557, %554) : (i32, i32) -> i32
              %561 = "arith.remsi"(%556, %554) : (i32, i32) -> i32
              %562 = "arith.cmpi"(%561, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %563 = "arith.addi"(%561, %554) : (i32, i32) -> i32
              %564 = "arith.select"(%562, %563, %561) : (i1, i32, i32) -> i32
              %565 = "arith.subi"(%560, %564) : (i32, i32) -> i32
              %566 = "arith.remsi"(%565, %554) : (i32, i32) -> i32
              %567 = "arith.cmpi"(%566, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %568 = "arith.addi"(%566, %554) : (i32, i32) -> i32
              %569 = "arith.select"(%567, %568, %566) : (i1, i32, i32) -> i32
              %570 = "arith.muli"(%553, %554) : (i32, i32) -> i32
              %571 = "arith.remui"(%553, %412) : (i32, i32) -> i32
              %572 = "arith.cmpi"(%571, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              %573 = "arith.constant"() {value = 263 : i32} : () -> i32
              %574 = "arith.subi"(%573, %569) : (i32, i32) -> i32
              %575 = "arith.select"(%572, %569, %574) : (i1, i32, i32) -> i32
              %576 = "arith.addi"(%570, %575) : (i32, i32) -> i32
              %577 = "arith.shrui"(%28, %534) : (i64, i64) -> i64
              %578 = "arith.subi"(%52, %339) : (i32, i32) -> i32
              %579 = "llvm.intr.ctlz"(%578) {is_zero_poison = false} : (i32) -> i32
              %580 = "arith.shrsi"(%576, %62) : (i32, i32) -> i32
              %581 = "arith.xori"(%576, %580) : (i32, i32) -> i32
              %582 = "arith.extui"(%581) : (i32) -> i64
              %583 = "arith.muli"(%582, %577) : (i64, i64) -> i64
              %584 = "arith.shrui"(%583, %534) : (i64, i64) -> i64
              %585 = "arith.trunci"(%584) : (i64) -> i32
              %586 = "arith.addi"(%585, %581) : (i32, i32) -> i32
              %587 = "llvm.intr.ctlz"(%578) {is_zero_poison = false} : (i32) -> i32
              %588 = "arith.subi"(%64, %587) : (i32, i32) -> i32
              %589 = "arith.shrui"(%586, %588) : (i32, i32) -> i32
              %590 = "arith.cmpi"(%588, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %591 = "arith.select"(%590, %589, %61) : (i1, i32, i32) -> i32
              %592 = "arith.xori"(%591, %580) : (i32, i32) -> i32
              %593 = "arith.muli"(%592, %52) : (i32, i32) -> i32
              %594 = "arith.subi"(%576, %593) : (i32, i32) -> i32
              %595 = "arith.cmpi"(%576, %29) {predicate = 2 : i64} : (i32, i32) -> i1
              %596 = "arith.shrui"(%31, %534) : (i64, i64) -> i64
              %597 = "arith.subi"(%53, %339) : (i32, i32) -> i32
              %598 = "llvm.intr.ctlz"(%597) {is_zero_poison = false} : (i32) -> i32
              %599 = "arith.muli"(%582, %596) : (i64, i64) -> i64
              %600 = "arith.shrui"(%599, %534) : (i64, i64) -> i64
              %601 = "arith.trunci"(%600) : (i64) -> i32
              %602 = "arith.addi"(%601, %581) : (i32, i32) -> i32
              %603 = "llvm.intr.ctlz"(%597) {is_zero_poison = false} : (i32) -> i32
              %604 = "arith.subi"(%64, %603) : (i32, i32) -> i32
              %605 = "arith.shrui"(%602, %604) : (i32, i32) -> i32
              %606 = "arith.cmpi"(%604, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %607 = "arith.select"(%606, %605, %61) : (i1, i32, i32) -> i32
              %608 = "arith.xori"(%607, %580) : (i32, i32) -> i32
              %609 = "arith.muli"(%608, %53) : (i32, i32) -> i32
              %610 = "arith.subi"(%576, %609) : (i32, i32) -> i32
              %611 = "arith.cmpi"(%576, %32) {predicate = 2 : i64} : (i32, i32) -> i1
              %612 = "arith.addi"(%546, %339) : (i32, i32) -> i32
              %613 = "arith.cmpi"(%612, %27) {predicate = 0 : i64} : (i32, i32) -> i1
              %614 = "arith.select"(%613, %610, %594) : (i1, i32, i32) -> i32
              %615 = "arith.select"(%613, %611, %595) : (i1, i1, i1) -> i1
              %616 = "arith.muli"(%546, %29) : (i32, i32) -> i32
              %617 = "arith.addi"(%616, %614) : (i32, i32) -> i32
              %618 = "arith.cmpi"(%546, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %619 = "arith.andi"(%615, %618) : (i1, i1) -> i1
              %620 = "arith.shrui"(%25, %534) : (i64, i64) -> i64
              %621 = "arith.subi"(%50, %339) : (i32, i32) -> i32
              %622 = "llvm.intr.ctlz"(%621) {is_zero_poison = false} : (i32) -> i32
              %623 = "arith.subi"(%64, %622) : (i32, i32) -> i32
              %624 = "arith.shrsi"(%617, %62) : (i32, i32) -> i32
              %625 = "arith.xori"(%617, %624) : (i32, i32) -> i32
              %626 = "arith.extui"(%625) : (i32) -> i64
              %627 = "arith.muli"(%626, %620) : (i64, i64) -> i64
              %628 = "arith.shrui"(%627, %534) : (i64, i64) -> i64
              %629 = "arith.trunci"(%628) : (i64) -> i32
              %630 = "arith.addi"(%629, %625) : (i32, i32) -> i32
              %631 = "arith.shrui"(%630, %623) : (i32, i32) -> i32
              %632 = "arith.cmpi"(%623, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %633 = "arith.select"(%632, %631, %61) : (i1, i32, i32) -> i32
              %634 = "arith.xori"(%633, %624) : (i32, i32) -> i32
              %635 = "arith.muli"(%634, %50) : (i32, i32) -> i32
              %636 = "arith.subi"(%617, %635) : (i32, i32) -> i32
              %637 = "llvm.intr.ctlz"(%621) {is_zero_poison = false} : (i32) -> i32
              %638 = "arith.subi"(%64, %637) : (i32, i32) -> i32
              %639 = "arith.shrui"(%630, %638) : (i32, i32) -> i32
              %640 = "arith.cmpi"(%638, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %641 = "arith.select"(%640, %639, %61) : (i1, i32, i32) -> i32
              %642 = "arith.xori"(%641, %624) : (i32, i32) -> i32
              %643 = "arith.subi"(%621, %636) : (i32, i32) -> i32
              %644 = "arith.shrui"(%26, %534) : (i64, i64) -> i64
              %645 = "arith.subi"(%51, %339) : (i32, i32) -> i32
              %646 = "llvm.intr.ctlz"(%645) {is_zero_poison = false} : (i32) -> i32
              %647 = "arith.subi"(%64, %646) : (i32, i32) -> i32
              %648 = "arith.shrsi"(%642, %62) : (i32, i32) -> i32
              %649 = "arith.xori"(%642, %648) : (i32, i32) -> i32
              %650 = "arith.extui"(%649) : (i32) -> i64
              %651 = "arith.muli"(%650, %644) : (i64, i64) -> i64
              %652 = "arith.shrui"(%651, %534) : (i64, i64) -> i64
              %653 = "arith.trunci"(%652) : (i64) -> i32
              %654 = "arith.addi"(%653, %649) : (i32, i32) -> i32
              %655 = "arith.shrui"(%654, %647) : (i32, i32) -> i32
              %656 = "arith.cmpi"(%647, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %657 = "arith.select"(%656, %655, %61) : (i1, i32, i32) -> i32
              %658 = "arith.xori"(%657, %648) : (i32, i32) -> i32
              %659 = "arith.muli"(%658, %51) : (i32, i32) -> i32
              %660 = "arith.subi"(%642, %659) : (i32, i32) -> i32
              %661 = "llvm.intr.ctlz"(%645) {is_zero_poison = false} : (i32) -> i32
              %662 = "arith.subi"(%64, %661) : (i32, i32) -> i32
              %663 = "arith.shrui"(%654, %662) : (i32, i32) -> i32
              %664 = "arith.cmpi"(%662, %64) {predicate = 6 : i64} : (i32, i32) -> i1
              %665 = "arith.select"(%664, %663, %61) : (i1, i32, i32) -> i32
              %666 = "arith.xori"(%665, %648) : (i32, i32) -> i32
              %667 = "arith.addi"(%529, %339) : (i32, i32) -> i32
              "scf.yield"(%667, %666, %619, %660, %643) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            %668 = "llvm.getelementptr"(%125, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t669_s0 = "llvm.ptrtoint"(%668) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t669_s0, %471) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %670 = "llvm.getelementptr"(%122, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %671 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%671) ({
              %t672_s0 = "llvm.ptrtoint"(%670) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t672_s0, %438) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %673 = "arith.muli"(%514, %58) : (i32, i32) -> i32
            %674 = "arith.muli"(%470, %438) : (i32, i32) -> i32
            %675 = "llvm.getelementptr"(%76, %674) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %676 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
            "scf.if"(%676) ({
              %t677_s0 = "llvm.ptrtoint"(%675) : (!llvm.ptr<3>) -> i32
              %t677_s2 = "llvm.ptrtoint"(%670) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t677_s0, %8, %t677_s2, %61, %673, %427, %382) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %678 = "arith.addi"(%470, %339) : (i32, i32) -> i32
            %679 = "arith.cmpi"(%678, %412) {predicate = 0 : i64} : (i32, i32) -> i1
            %680 = "arith.xori"(%471, %339) : (i32, i32) -> i32
            %681 = "arith.select"(%679, %680, %471) : (i1, i32, i32) -> i32
            %682 = "arith.select"(%679, %61, %678) : (i1, i32, i32) -> i32
            %683 = "arith.addi"(%469, %339) : (i32, i32) -> i32
            "scf.yield"(%515, %517, %519, %518, %516, %38, %37, %417, %416, %415, %465, %464, %463, %466, %467, %468, %683, %682, %681) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %684 = "llvm.getelementptr"(%163, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t685_s0 = "llvm.ptrtoint"(%684) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t685_s0, %349) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %686 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %687 = "arith.cmpi"(%686, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%687) ({
            %688 = "arith.constant"() {value = 3 : i32} : () -> i32
            %689 = "arith.muli"(%348, %688) : (i32, i32) -> i32
            %690 = "llvm.getelementptr"(%180, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %690) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %691 = "arith.addi"(%339, %689) : (i32, i32) -> i32
            %692 = "llvm.getelementptr"(%180, %691) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %692) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %693 = "arith.constant"() {value = 2 : i32} : () -> i32
            %694 = "arith.addi"(%693, %689) : (i32, i32) -> i32
            %695 = "llvm.getelementptr"(%180, %694) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%60, %695) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %696 = "llvm.getelementptr"(%162, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t697_s0 = "llvm.ptrtoint"(%696) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t697_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %698 = "arith.constant"() {value = 1 : i32} : () -> i32
          %699 = "arith.subi"(%66, %698) : (i32, i32) -> i32
          %t700_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t700_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %701 = "llvm.load"(%180) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %702 = "nvvm.shfl.sync"(%60, %701, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %703 = "llvm.getelementptr"(%180) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %704 = "llvm.load"(%703) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %705 = "nvvm.shfl.sync"(%60, %704, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
          %706 = "llvm.getelementptr"(%180) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %707 = "llvm.load"(%706) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %708 = "nvvm.shfl.sync"(%60, %707, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
          %t709_s0 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t709_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %710, %711, %712, %713, %714, %715, %716, %717, %718, %719 = "scf.while"(%702, %698, %698, %61, %61, %61, %698, %61, %61, %61) ({
          ^bb0(%720: i32, %721: i32, %722: i32, %723: i32, %724: i32, %725: i32, %726: i32, %727: i32, %728: i32, %729: i32):
            %730 = "arith.cmpi"(%720, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%730, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%731: i32, %732: i32, %733: i32, %734: i32, %735: i32, %736: i32, %737: i32, %738: i32, %739: i32, %740: i32):
            %741 = "arith.constant"() {value = 64 : i32} : () -> i32
            %742 = "arith.maxsi"(%37, %698) : (i32, i32) -> i32
            %743 = "arith.subi"(%742, %698) : (i32, i32) -> i32
            %744 = "arith.constant"() {value = 7 : i32} : () -> i32
            %745 = "arith.shrsi"(%743, %744) : (i32, i32) -> i32
            %746 = "arith.addi"(%745, %698) : (i32, i32) -> i32
            %747 = "arith.minsi"(%61, %745) : (i32, i32) -> i32
            %748 = "arith.subi"(%746, %747) : (i32, i32) -> i32
            %749, %750, %751, %752, %753, %754 = "scf.for"(%61, %748, %698, %735, %736, %737, %738, %739, %740) ({
            ^bb0(%755: i32, %756: i32, %757: i32, %758: i32, %759: i32, %760: i32, %761: i32):
              %762 = "llvm.getelementptr"(%122, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t763_s0 = "llvm.ptrtoint"(%762) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t763_s0, %761) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %764 = "llvm.getelementptr"(%144, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t765_s0 = "llvm.ptrtoint"(%764) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t765_s0, %758) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %766 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %767 = "arith.muli"(%760, %766) : (i32, i32) -> i32
              %768 = "llvm.getelementptr"(%76, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %769 = "arith.muli"(%757, %766) : (i32, i32) -> i32
              %770 = "llvm.getelementptr"(%77, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %771 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %772 = "arith.constant"() {value = 8 : i32} : () -> i32
              %773 = "arith.remui"(%771, %772) : (i32, i32) -> i32
              %774 = "arith.constant"() {value = 2 : i32} : () -> i32
              %775 = "arith.muli"(%773, %774) : (i32, i32) -> i32
              %776 = "arith.divui"(%771, %772) : (i32, i32) -> i32
              %777 = "arith.constant"() {value = 4 : i32} : () -> i32
              %778 = "arith.divui"(%773, %777) : (i32, i32) -> i32
              %779 = "arith.addi"(%776, %778) : (i32, i32) -> i32
              %780 = "arith.remui"(%779, %774) : (i32, i32) -> i32
              %781 = "arith.addi"(%775, %780) : (i32, i32) -> i32
              %782 = "arith.constant"() {value = 16 : i32} : () -> i32
              %783 = "arith.divui"(%771, %782) : (i32, i32) -> i32
              %784 = "arith.cmpi"(%783, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              %785 = "arith.constant"() {value = 25632 : i32} : () -> i32
              %786 = "arith.constant"() {value = 30001 : i32} : () -> i32
              %787 = "arith.select"(%784, %785, %786) : (i1, i32, i32) -> i32
              %788 = "arith.cmpi"(%783, %698) {predicate = 0 : i64} : (i32, i32) -> i1
              %789 = "arith.select"(%788, %785, %786) : (i1, i32, i32) -> i32
              %790 = "arith.constant"() {value = 3 : i32} : () -> i32
              "scf.for"(%699, %777, %790) ({
              ^bb0(%791: i32):
                %792 = "arith.muli"(%791, %772) : (i32, i32) -> i32
                %793 = "arith.muli"(%771, %64) : (i32, i32) -> i32
                %794 = "arith.addi"(%792, %793) : (i32, i32) -> i32
                %795 = "arith.muli"(%791, %782) : (i32, i32) -> i32
                %796 = "arith.addi"(%795, %781) : (i32, i32) -> i32
                %797 = "arith.muli"(%796, %741) : (i32, i32) -> i32
                %798 = "arith.muli"(%783, %772) : (i32, i32) -> i32
                %799 = "arith.addi"(%797, %798) : (i32, i32) -> i32
                %800 = "arith.constant"() {value = 192 : i32} : () -> i32
                %801 = "arith.andi"(%794, %800) : (i32, i32) -> i32
                %802 = "arith.shrui"(%801, %790) : (i32, i32) -> i32
                %803 = "arith.xori"(%794, %802) : (i32, i32) -> i32
                %804 = "llvm.getelementptr"(%768, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t809_d = "nvvm.ldmatrix"(%804) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %805 = "llvm.extractvalue"(%t809_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %806 = "llvm.extractvalue"(%t809_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %807 = "llvm.extractvalue"(%t809_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %808 = "llvm.extractvalue"(%t809_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %810 = "llvm.getelementptr"(%768) {rawConstantIndices = array<i32: 1024>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %811 = "llvm.getelementptr"(%810, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t816_d = "nvvm.ldmatrix"(%811) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %812 = "llvm.extractvalue"(%t816_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %813 = "llvm.extractvalue"(%t816_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %814 = "llvm.extractvalue"(%t816_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %815 = "llvm.extractvalue"(%t816_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %817 = "llvm.getelementptr"(%768) {rawConstantIndices = array<i32: 2048>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %818 = "llvm.getelementptr"(%817, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t823_d = "nvvm.ldmatrix"(%818) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %819 = "llvm.extractvalue"(%t823_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %820 = "llvm.extractvalue"(%t823_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %821 = "llvm.extractvalue"(%t823_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %822 = "llvm.extractvalue"(%t823_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %824 = "llvm.getelementptr"(%768) {rawConstantIndices = array<i32: 3072>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %825 = "llvm.getelementptr"(%824, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t830_d = "nvvm.ldmatrix"(%825) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
                %826 = "llvm.extractvalue"(%t830_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %827 = "llvm.extractvalue"(%t830_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %828 = "llvm.extractvalue"(%t830_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %829 = "llvm.extractvalue"(%t830_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
                %831 = "nvvm.prmt"(%805, %806, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %832 = "nvvm.prmt"(%805, %806, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %833 = "nvvm.prmt"(%807, %808, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %834 = "nvvm.prmt"(%807, %808, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %835 = "arith.constant"() {value = 448 : i32} : () -> i32
                %836 = "arith.andi"(%799, %835) : (i32, i32) -> i32
                %837 = "arith.shrui"(%836, %790) : (i32, i32) -> i32
                %838 = "arith.xori"(%799, %837) : (i32, i32) -> i32
                %839 = "llvm.getelementptr"(%770, %838) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%839, %831, %832, %833, %834) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %841 = "nvvm.prmt"(%812, %813, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %842 = "nvvm.prmt"(%812, %813, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %843 = "nvvm.prmt"(%814, %815, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %844 = "nvvm.prmt"(%814, %815, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %845 = "arith.addi"(%799, %782) : (i32, i32) -> i32
                %846 = "arith.andi"(%845, %835) : (i32, i32) -> i32
                %847 = "arith.shrui"(%846, %790) : (i32, i32) -> i32
                %848 = "arith.xori"(%845, %847) : (i32, i32) -> i32
                %849 = "llvm.getelementptr"(%770, %848) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%849, %841, %842, %843, %844) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %851 = "nvvm.prmt"(%819, %820, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %852 = "nvvm.prmt"(%819, %820, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %853 = "nvvm.prmt"(%821, %822, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %854 = "nvvm.prmt"(%821, %822, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %855 = "arith.addi"(%799, %64) : (i32, i32) -> i32
                %856 = "arith.andi"(%855, %835) : (i32, i32) -> i32
                %857 = "arith.shrui"(%856, %790) : (i32, i32) -> i32
                %858 = "arith.xori"(%855, %857) : (i32, i32) -> i32
                %859 = "llvm.getelementptr"(%770, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%859, %851, %852, %853, %854) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                %861 = "nvvm.prmt"(%826, %827, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %862 = "nvvm.prmt"(%826, %827, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %863 = "nvvm.prmt"(%828, %829, %787) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %864 = "nvvm.prmt"(%828, %829, %789) {mode = #nvvm.permute_mode<default>} : (i32, i32, i32) -> i32
                %865 = "arith.constant"() {value = 48 : i32} : () -> i32
                %866 = "arith.addi"(%799, %865) : (i32, i32) -> i32
                %867 = "arith.andi"(%866, %835) : (i32, i32) -> i32
                %868 = "arith.shrui"(%867, %790) : (i32, i32) -> i32
                %869 = "arith.xori"(%866, %868) : (i32, i32) -> i32
                %870 = "llvm.getelementptr"(%770, %869) {rawConstantIndices = array<i32: -2147483648>, elem_type = i16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "nvvm.stmatrix"(%870, %861, %862, %863, %864) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 29 : i32} : (i32) -> ()
              "scf.if"(%124) ({
                %872 = "llvm.getelementptr"(%125, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t873_s0 = "llvm.ptrtoint"(%872) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t873_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 30 : i32} : (i32) -> ()
              %874 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %875 = "arith.cmpi"(%874, %61) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%875) ({
                %876 = "llvm.getelementptr"(%143, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t877_s0 = "llvm.ptrtoint"(%876) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t877_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %878 = "arith.addi"(%760, %698) : (i32, i32) -> i32
              %879 = "arith.cmpi"(%878, %774) {predicate = 0 : i64} : (i32, i32) -> i1
              %880 = "arith.xori"(%761, %698) : (i32, i32) -> i32
              %881 = "arith.select"(%879, %880, %761) : (i1, i32, i32) -> i32
              %882 = "arith.select"(%879, %61, %878) : (i1, i32, i32) -> i32
              %883 = "arith.addi"(%759, %698) : (i32, i32) -> i32
              %884 = "arith.addi"(%757, %698) : (i32, i32) -> i32
              %885 = "arith.cmpi"(%884, %774) {predicate = 0 : i64} : (i32, i32) -> i1
              %886 = "arith.xori"(%758, %698) : (i32, i32) -> i32
              %887 = "arith.select"(%885, %886, %758) : (i1, i32, i32) -> i32
              %888 = "arith.select"(%885, %61, %884) : (i1, i32, i32) -> i32
              %889 = "arith.addi"(%756, %698) : (i32, i32) -> i32
              "scf.yield"(%889, %888, %887, %883, %882, %881) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %890 = "llvm.getelementptr"(%162, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t891_s0 = "llvm.ptrtoint"(%890) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t891_s0, %734) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %892 = "arith.constant"() {value = 3 : i32} : () -> i32
            %893 = "arith.muli"(%733, %892) : (i32, i32) -> i32
            %894 = "llvm.getelementptr"(%180, %893) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %895 = "llvm.load"(%894) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %896 = "nvvm.shfl.sync"(%60, %895, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %897 = "arith.addi"(%698, %893) : (i32, i32) -> i32
            %898 = "llvm.getelementptr"(%180, %897) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %899 = "llvm.load"(%898) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %900 = "nvvm.shfl.sync"(%60, %899, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %901 = "arith.constant"() {value = 2 : i32} : () -> i32
            %902 = "arith.addi"(%901, %893) : (i32, i32) -> i32
            %903 = "llvm.getelementptr"(%180, %902) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %904 = "llvm.load"(%903) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %905 = "nvvm.shfl.sync"(%60, %904, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
            %906 = "llvm.getelementptr"(%163, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t907_s0 = "llvm.ptrtoint"(%906) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t907_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %908 = "arith.addi"(%733, %698) : (i32, i32) -> i32
            %909 = "arith.cmpi"(%908, %901) {predicate = 0 : i64} : (i32, i32) -> i1
            %910 = "arith.xori"(%734, %698) : (i32, i32) -> i32
            %911 = "arith.select"(%909, %910, %734) : (i1, i32, i32) -> i32
            %912 = "arith.select"(%909, %61, %908) : (i1, i32, i32) -> i32
            %913 = "arith.addi"(%732, %698) : (i32, i32) -> i32
            "scf.yield"(%896, %913, %912, %911, %749, %750, %751, %752, %753, %754) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %914 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%914) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 216 : i32, action = #nvvm<action increase>} : () -> ()
        %915 = "arith.constant"() {value = 1 : i32} : () -> i32
        %916 = "arith.subi"(%63, %915) : (i32, i32) -> i32
        %917 = "arith.subi"(%55, %58) : (i32, i32) -> i32
        %918 = "arith.constant"() {value = 8 : i32} : () -> i32
        %919 = "arith.muli"(%917, %918) : (i32, i32) -> i32
        %920 = "llvm.getelementptr"(%78, %919) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %921 = "arith.constant"() {value = dense<1.0> : vector<2xf32>} : () -> vector<2xf32>
        %922 = "vector.extract"(%921) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %923 = "vector.extract"(%921) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %924 = "arith.constant"() {value = 9 : i32} : () -> i32
        %925 = "arith.constant"() {value = 16 : i32} : () -> i32
        %926 = "arith.constant"() {value = 17 : i32} : () -> i32
        %927 = "arith.constant"() {value = 24 : i32} : () -> i32
        %928 = "arith.constant"() {value = 25 : i32} : () -> i32
        %929 = "arith.constant"() {value = 33 : i32} : () -> i32
        %930 = "arith.constant"() {value = 40 : i32} : () -> i32
        %931 = "arith.constant"() {value = 41 : i32} : () -> i32
        %932 = "arith.constant"() {value = 48 : i32} : () -> i32
        %933 = "arith.constant"() {value = 49 : i32} : () -> i32
        %934 = "arith.constant"() {value = 56 : i32} : () -> i32
        %935 = "arith.constant"() {value = 57 : i32} : () -> i32
        %936 = "arith.constant"() {value = 64 : i32} : () -> i32
        %937 = "arith.constant"() {value = 65 : i32} : () -> i32
        %938 = "arith.constant"() {value = 72 : i32} : () -> i32
        %939 = "arith.constant"() {value = 73 : i32} : () -> i32
        %940 = "arith.constant"() {value = 80 : i32} : () -> i32
        %941 = "arith.constant"() {value = 81 : i32} : () -> i32
        %942 = "arith.constant"() {value = 88 : i32} : () -> i32
        %943 = "arith.constant"() {value = 89 : i32} : () -> i32
        %944 = "arith.constant"() {value = 96 : i32} : () -> i32
        %945 = "arith.constant"() {value = 97 : i32} : () -> i32
        %946 = "arith.constant"() {value = 104 : i32} : () -> i32
        %947 = "arith.constant"() {value = 105 : i32} : () -> i32
        %948 = "arith.constant"() {value = 112 : i32} : () -> i32
        %949 = "arith.constant"() {value = 113 : i32} : () -> i32
        %950 = "arith.constant"() {value = 120 : i32} : () -> i32
        %951 = "arith.constant"() {value = 121 : i32} : () -> i32
        %952 = "arith.cmpi"(%916, %61) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%952) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %t953_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t953_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %954 = "llvm.load"(%180) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %955 = "nvvm.shfl.sync"(%60, %954, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
        %956 = "llvm.getelementptr"(%180) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %957 = "llvm.load"(%956) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %958 = "nvvm.shfl.sync"(%60, %957, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
        %959 = "llvm.getelementptr"(%180) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %960 = "llvm.load"(%959) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %961 = "nvvm.shfl.sync"(%60, %960, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 36 : i32} : (i32, i32, i32, i32) -> i32
        %t962_s0 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t962_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
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
        %1023 = "llvm.mlir.undef"() : () -> f32
        %1024 = "llvm.mlir.undef"() : () -> f32
        %1025 = "llvm.mlir.undef"() : () -> f32
        %1026 = "llvm.mlir.undef"() : () -> f32
        %1027 = "llvm.mlir.undef"() : () -> f32
        %1028 = "llvm.mlir.undef"() : () -> f32
        %1029 = "llvm.mlir.undef"() : () -> i32
        %1030 = "llvm.mlir.undef"() : () -> i32
        %1031 = "llvm.mlir.undef"() : () -> i32
        %1032 = "llvm.mlir.undef"() : () -> i32
        %1033 = "llvm.mlir.undef"() : () -> i32
        %1034 = "llvm.mlir.undef"() : () -> i32
        %1035 = "llvm.mlir.undef"() : () -> i32
        %1036 = "llvm.mlir.undef"() : () -> i32
        %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127 = "scf.while"(%961, %958, %955, %61, %61, %61, %915, %915, %61, %61, %61, %61, %61, %61, %61, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %922, %923, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036) ({
        ^bb0(%1128: i32, %1129: i32, %1130: i32, %1131: i32, %1132: i32, %1133: i32, %1134: i32, %1135: i32, %1136: i32, %1137: i32, %1138: i32, %1139: i32, %1140: i32, %1141: i32, %1142: i32, %1143: f32, %1144: f32, %1145: f32, %1146: f32, %1147: f32, %1148: f32, %1149: f32, %1150: f32, %1151: f32, %1152: f32, %1153: f32, %1154: f32, %1155: f32, %1156: f32, %1157: f32, %1158: f32, %1159: f32, %1160: f32, %1161: f32, %1162: f32, %1163: f32, %1164: f32, %1165: f32, %1166: f32, %1167: f32, %1168: f32, %1169: f32, %1170: f32, %1171: f32, %1172: f32, %1173: f32, %1174: f32, %1175: f32, %1176: f32, %1177: f32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: f32, %1184: f32, %1185: f32, %1186: f32, %1187: f32, %1188: f32, %1189: f32, %1190: f32, %1191: f32, %1192: f32, %1193: f32, %1194: f32, %1195: f32, %1196: f32, %1197: f32, %1198: f32, %1199: f32, %1200: f32, %1201: f32, %1202: f32, %1203: f32, %1204: f32, %1205: f32, %1206: f32, %1207: f32, %1208: f32, %1209: f32, %1210: f32, %1211: i32, %1212: i32, %1213: i32, %1214: i32, %1215: i32, %1216: i32, %1217: i32, %1218: i32):
          %1219 = "arith.cmpi"(%1130, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1219, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1220: i32, %1221: i32, %1222: i32, %1223: i32, %1224: i32, %1225: i32, %1226: i32, %1227: i32, %1228: i32, %1229: i32, %1230: i32, %1231: i32, %1232: i32, %1233: i32, %1234: i32, %1235: f32, %1236: f32, %1237: f32, %1238: f32, %1239: f32, %1240: f32, %1241: f32, %1242: f32, %1243: f32, %1244: f32, %1245: f32, %1246: f32, %1247: f32, %1248: f32, %1249: f32, %1250: f32, %1251: f32, %1252: f32, %1253: f32, %1254: f32, %1255: f32, %1256: f32, %1257: f32, %1258: f32, %1259: f32, %1260: f32, %1261: f32, %1262: f32, %1263: f32, %1264: f32, %1265: f32, %1266: f32, %1267: f32, %1268: f32, %1269: f32, %1270: f32, %1271: f32, %1272: f32, %1273: f32, %1274: f32, %1275: f32, %1276: f32, %1277: f32, %1278: f32, %1279: f32, %1280: f32, %1281: f32, %1282: f32, %1283: f32, %1284: f32, %1285: f32, %1286: f32, %1287: f32, %1288: f32, %1289: f32, %1290: f32, %1291: f32, %1292: f32, %1293: f32, %1294: f32, %1295: f32, %1296: f32, %1297: f32, %1298: f32, %1299: f32, %1300: f32, %1301: f32, %1302: f32, %1303: i32, %1304: i32, %1305: i32, %1306: i32, %1307: i32, %1308: i32, %1309: i32, %1310: i32):
          %1311 = "arith.remsi"(%1221, %48) : (i32, i32) -> i32
          %1312 = "arith.cmpi"(%1311, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1313 = "arith.divsi"(%1221, %48) : (i32, i32) -> i32
          %1314 = "arith.extsi"(%1312) : (i1) -> i32
          %1315 = "arith.addi"(%1313, %1314) : (i32, i32) -> i32
          %1316 = "arith.extsi"(%1220) : (i32) -> i64
          %1317 = "arith.extsi"(%1221) : (i32) -> i64
          %1318 = "arith.muli"(%1316, %45) : (i64, i64) -> i64
          %1319 = "arith.addi"(%1318, %1317) : (i64, i64) -> i64
          %1320 = "llvm.getelementptr"(%43, %1319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1321 = "llvm.load"(%1320) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1322 = "arith.extsi"(%1315) : (i32) -> i64
          %1323 = "arith.muli"(%1316, %42) : (i64, i64) -> i64
          %1324 = "arith.addi"(%1323, %1322) : (i64, i64) -> i64
          %1325 = "llvm.getelementptr"(%39, %1324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1326 = "llvm.load"(%1325) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1327 = "arith.mulf"(%1321, %1326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1328 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1329 = "arith.mulf"(%49, %1327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1330 = "arith.muli"(%1316, %47) : (i64, i64) -> i64
          %1331 = "arith.addi"(%1330, %1322) : (i64, i64) -> i64
          %1332 = "llvm.getelementptr"(%46, %1331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1333 = "llvm.load"(%1332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %1334 = "arith.muli"(%1222, %936) : (i32, i32) -> i32
          %1335 = "arith.maxsi"(%37, %915) : (i32, i32) -> i32
          %1336 = "arith.subi"(%1335, %915) : (i32, i32) -> i32
          %1337 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1338 = "arith.shrsi"(%1336, %1337) : (i32, i32) -> i32
          %1339 = "arith.addi"(%1338, %915) : (i32, i32) -> i32
          %1340 = "arith.minsi"(%61, %1338) : (i32, i32) -> i32
          %1341 = "arith.subi"(%1339, %1340) : (i32, i32) -> i32
          %1342 = "arith.muli"(%916, %936) : (i32, i32) -> i32
          %1343 = "arith.addi"(%1334, %1342) : (i32, i32) -> i32
          %1344 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1345 = "arith.andi"(%917, %1344) : (i32, i32) -> i32
          %1346 = "arith.divui"(%1345, %64) : (i32, i32) -> i32
          %1347 = "arith.muli"(%1346, %925) : (i32, i32) -> i32
          %1348 = "arith.addi"(%1343, %1347) : (i32, i32) -> i32
          %1349 = "arith.andi"(%917, %62) : (i32, i32) -> i32
          %1350 = "arith.constant"() {value = 4 : i32} : () -> i32
          %1351 = "arith.divui"(%1349, %1350) : (i32, i32) -> i32
          %1352 = "arith.addi"(%1348, %1351) : (i32, i32) -> i32
          %1353 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1354 = "arith.andi"(%917, %1353) : (i32, i32) -> i32
          %1355 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1356 = "arith.muli"(%1354, %1355) : (i32, i32) -> i32
          %1357 = "arith.muli"(%1338, %58) : (i32, i32) -> i32
          %1358 = "arith.subi"(%1339, %1341) : (i32, i32) -> i32
          %1359 = "arith.subi"(%1339, %1358) : (i32, i32) -> i32
          %1360 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %1361 = "vector.extract"(%1360) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1362 = "vector.extract"(%1360) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1363 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1364 = "vector.extract"(%1363) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1365 = "vector.extract"(%1363) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1366 = "vector.extract"(%1363) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1367 = "vector.extract"(%1363) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1368 = "vector.extract"(%1363) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1369 = "vector.extract"(%1363) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1370 = "vector.extract"(%1363) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1371 = "vector.extract"(%1363) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1372 = "vector.extract"(%1363) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1373 = "vector.extract"(%1363) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1374 = "vector.extract"(%1363) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1375 = "vector.extract"(%1363) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1376 = "vector.extract"(%1363) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1377 = "vector.extract"(%1363) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1378 = "vector.extract"(%1363) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1379 = "vector.extract"(%1363) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1380 = "vector.extract"(%1363) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1381 = "vector.extract"(%1363) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1382 = "vector.extract"(%1363) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1383 = "vector.extract"(%1363) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1384 = "vector.extract"(%1363) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1385 = "vector.extract"(%1363) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1386 = "vector.extract"(%1363) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1387 = "vector.extract"(%1363) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1388 = "vector.extract"(%1363) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1389 = "vector.extract"(%1363) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1390 = "vector.extract"(%1363) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1391 = "vector.extract"(%1363) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1392 = "vector.extract"(%1363) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1393 = "vector.extract"(%1363) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1394 = "vector.extract"(%1363) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1395 = "vector.extract"(%1363) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1396 = "llvm.getelementptr"(%79, %1230) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1397_s0 = "llvm.ptrtoint"(%1396) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1397_s0, %1231) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1398 = "llvm.getelementptr"(%101, %1224) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1399_s0 = "llvm.ptrtoint"(%1398) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1399_s0, %1225) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1400 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %1401 = "arith.muli"(%1230, %1400) : (i32, i32) -> i32
          %1402 = "llvm.getelementptr"(%74, %1401) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1403 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1404 = "arith.muli"(%1224, %1403) : (i32, i32) -> i32
          %1405 = "llvm.getelementptr"(%75, %1404) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1406 = "arith.constant"() {value = false} : () -> i1
          %t1408_a = "llvm.ptrtoint"(%1402) : (!llvm.ptr<3>) -> i32
          %t1408_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1408_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1408_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1408_shifted = "arith.shrui"(%t1408_a, %t1408_four) : (i32, i32) -> i32
          %t1408_low = "arith.andi"(%t1408_shifted, %t1408_mask) : (i32, i32) -> i32
          %t1408_wide = "arith.extui"(%t1408_low) : (i32) -> i64
          %1407 = "arith.ori"(%t1408_wide, %t1408_fields) : (i64, i64) -> i64
          %t1410_a = "llvm.ptrtoint"(%1405) : (!llvm.ptr<3>) -> i32
          %t1410_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1410_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1410_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
          %t1410_shifted = "arith.shrui"(%t1410_a, %t1410_four) : (i32, i32) -> i32
          %t1410_low = "arith.andi"(%t1410_shifted, %t1410_mask) : (i32, i32) -> i32
          %t1410_wide = "arith.extui"(%t1410_low) : (i32) -> i64
          %1409 = "arith.ori"(%t1410_wide, %t1410_fields) : (i64, i64) -> i64
          %t1475_r = "llvm.inline_asm"(%1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1411 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1412 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1413 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1414 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1415 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1416 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1417 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1418 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1419 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1420 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1421 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1422 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1423 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1424 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1425 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1426 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1427 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1428 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1429 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1430 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1431 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1432 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1433 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1434 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1435 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1436 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1437 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1438 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1439 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1440 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1441 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1442 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1443 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1444 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1445 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1446 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1447 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1448 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1449 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1450 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1451 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1452 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1453 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1454 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1455 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1456 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1457 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1458 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1459 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1460 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1461 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1462 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1463 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1464 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1465 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1466 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1467 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1468 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1469 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1470 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1471 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1472 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1473 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1474 = "llvm.extractvalue"(%t1475_r) {position = array<i64: 63>} : (!struct1) -> f32
          %t1540_r = "llvm.inline_asm"(%1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1407, %1409, %1406) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1476 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1477 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1478 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1479 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1480 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1481 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1482 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1483 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1484 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1485 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1486 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1487 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1488 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1489 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1490 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1491 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1492 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1493 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1494 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1495 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1496 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1497 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1498 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1499 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1500 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1501 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1502 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1503 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1504 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1505 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1506 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1507 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1508 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1509 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1510 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1511 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1512 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1513 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1514 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1515 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1516 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1517 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1518 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1519 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1520 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1521 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1522 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1523 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1524 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1525 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1526 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1527 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1528 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1529 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1530 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1531 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1532 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1533 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1534 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1535 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1536 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1537 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1538 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1539 = "llvm.extractvalue"(%t1540_r) {position = array<i64: 63>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1605_r = "llvm.inline_asm"(%1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1541 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1542 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1543 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1544 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1545 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1546 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1547 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1548 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1549 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1550 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1551 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1552 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1553 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1554 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1555 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1556 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1557 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1558 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1559 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1560 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1561 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1562 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1563 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1564 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1565 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1566 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1567 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1568 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1569 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1570 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1571 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1572 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1573 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1574 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1575 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1576 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1577 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1578 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1579 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1580 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1581 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1582 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1583 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1584 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1585 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1586 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1587 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1588 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1589 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1590 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1591 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1592 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1593 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1594 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1595 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1596 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1597 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1598 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1599 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1600 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1601 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1602 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1603 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1604 = "llvm.extractvalue"(%t1605_r) {position = array<i64: 63>} : (!struct1) -> f32
          "scf.if"(%103) ({
            %1606 = "llvm.getelementptr"(%104, %1224) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1607_s0 = "llvm.ptrtoint"(%1606) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1607_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1608 = "arith.addi"(%1224, %915) : (i32, i32) -> i32
          %1609 = "arith.cmpi"(%1608, %1355) {predicate = 0 : i64} : (i32, i32) -> i1
          %1610 = "arith.xori"(%1225, %915) : (i32, i32) -> i32
          %1611 = "arith.select"(%1609, %1610, %1225) : (i1, i32, i32) -> i32
          %1612 = "arith.select"(%1609, %61, %1608) : (i1, i32, i32) -> i32
          %1613 = "arith.addi"(%1223, %915) : (i32, i32) -> i32
          %1614 = "arith.addi"(%1357, %58) : (i32, i32) -> i32
          %1615 = "arith.cmpi"(%1614, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679 = "scf.if"(%1615) ({
            %1680 = "arith.addi"(%1357, %1356) : (i32, i32) -> i32
            %1681 = "vector.from_elements"(%61, %915, %918, %924, %925, %926, %927, %928, %64, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1682 = "arith.subi"(%37, %1680) : (i32, i32) -> i32
            %1683 = "vector.broadcast"(%1682) : (i32) -> vector<32xi32>
            %1684 = "arith.cmpi"(%1681, %1683) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1685 = "vector.from_elements"(%1541, %1542, %1545, %1546, %1549, %1550, %1553, %1554, %1557, %1558, %1561, %1562, %1565, %1566, %1569, %1570, %1573, %1574, %1577, %1578, %1581, %1582, %1585, %1586, %1589, %1590, %1593, %1594, %1597, %1598, %1601, %1602) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1686 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1687 = "arith.select"(%1684, %1686, %1685) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1688 = "vector.extract"(%1687) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1689 = "vector.extract"(%1687) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1690 = "vector.extract"(%1687) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1691 = "vector.extract"(%1687) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1692 = "vector.extract"(%1687) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1693 = "vector.extract"(%1687) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1694 = "vector.extract"(%1687) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1695 = "vector.extract"(%1687) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1696 = "vector.extract"(%1687) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1697 = "vector.extract"(%1687) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1698 = "vector.extract"(%1687) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1699 = "vector.extract"(%1687) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1700 = "vector.extract"(%1687) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1701 = "vector.extract"(%1687) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1702 = "vector.extract"(%1687) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1703 = "vector.extract"(%1687) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1704 = "vector.extract"(%1687) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1705 = "vector.extract"(%1687) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1706 = "vector.extract"(%1687) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1707 = "vector.extract"(%1687) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1708 = "vector.extract"(%1687) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1709 = "vector.extract"(%1687) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1710 = "vector.extract"(%1687) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1711 = "vector.extract"(%1687) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1712 = "vector.extract"(%1687) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1713 = "vector.extract"(%1687) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1714 = "vector.extract"(%1687) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1715 = "vector.extract"(%1687) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1716 = "vector.extract"(%1687) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1717 = "vector.extract"(%1687) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1718 = "vector.extract"(%1687) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1719 = "vector.extract"(%1687) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1720 = "vector.from_elements"(%61, %915, %918, %924, %925, %926, %927, %928, %64, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1721 = "vector.broadcast"(%1682) : (i32) -> vector<32xi32>
            %1722 = "arith.cmpi"(%1720, %1721) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1723 = "vector.from_elements"(%1543, %1544, %1547, %1548, %1551, %1552, %1555, %1556, %1559, %1560, %1563, %1564, %1567, %1568, %1571, %1572, %1575, %1576, %1579, %1580, %1583, %1584, %1587, %1588, %1591, %1592, %1595, %1596, %1599, %1600, %1603, %1604) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1724 = "arith.select"(%1722, %1686, %1723) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1725 = "vector.extract"(%1724) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1726 = "vector.extract"(%1724) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1727 = "vector.extract"(%1724) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1728 = "vector.extract"(%1724) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1729 = "vector.extract"(%1724) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1730 = "vector.extract"(%1724) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1731 = "vector.extract"(%1724) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1732 = "vector.extract"(%1724) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1733 = "vector.extract"(%1724) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1734 = "vector.extract"(%1724) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1735 = "vector.extract"(%1724) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1736 = "vector.extract"(%1724) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1737 = "vector.extract"(%1724) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1738 = "vector.extract"(%1724) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1739 = "vector.extract"(%1724) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1740 = "vector.extract"(%1724) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1741 = "vector.extract"(%1724) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1742 = "vector.extract"(%1724) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1743 = "vector.extract"(%1724) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1744 = "vector.extract"(%1724) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1745 = "vector.extract"(%1724) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1746 = "vector.extract"(%1724) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1747 = "vector.extract"(%1724) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1748 = "vector.extract"(%1724) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1749 = "vector.extract"(%1724) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1750 = "vector.extract"(%1724) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1751 = "vector.extract"(%1724) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1752 = "vector.extract"(%1724) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1753 = "vector.extract"(%1724) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1754 = "vector.extract"(%1724) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1755 = "vector.extract"(%1724) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1756 = "vector.extract"(%1724) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1688, %1689, %1725, %1726, %1690, %1691, %1727, %1728, %1692, %1693, %1729, %1730, %1694, %1695, %1731, %1732, %1696, %1697, %1733, %1734, %1698, %1699, %1735, %1736, %1700, %1701, %1737, %1738, %1702, %1703, %1739, %1740, %1704, %1705, %1741, %1742, %1706, %1707, %1743, %1744, %1708, %1709, %1745, %1746, %1710, %1711, %1747, %1748, %1712, %1713, %1749, %1750, %1714, %1715, %1751, %1752, %1716, %1717, %1753, %1754, %1718, %1719, %1755, %1756) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1757 = "llvm.bitcast"(%1616) : (f32) -> i32
          %1758 = "llvm.bitcast"(%1617) : (f32) -> i32
          %1759 = "llvm.bitcast"(%1620) : (f32) -> i32
          %1760 = "llvm.bitcast"(%1621) : (f32) -> i32
          %1761 = "llvm.bitcast"(%1624) : (f32) -> i32
          %1762 = "llvm.bitcast"(%1625) : (f32) -> i32
          %1763 = "llvm.bitcast"(%1628) : (f32) -> i32
          %1764 = "llvm.bitcast"(%1629) : (f32) -> i32
          %1765 = "llvm.bitcast"(%1632) : (f32) -> i32
          %1766 = "llvm.bitcast"(%1633) : (f32) -> i32
          %1767 = "llvm.bitcast"(%1636) : (f32) -> i32
          %1768 = "llvm.bitcast"(%1637) : (f32) -> i32
          %1769 = "llvm.bitcast"(%1640) : (f32) -> i32
          %1770 = "llvm.bitcast"(%1641) : (f32) -> i32
          %1771 = "llvm.bitcast"(%1644) : (f32) -> i32
          %1772 = "llvm.bitcast"(%1645) : (f32) -> i32
          %1773 = "llvm.bitcast"(%1648) : (f32) -> i32
          %1774 = "llvm.bitcast"(%1649) : (f32) -> i32
          %1775 = "llvm.bitcast"(%1652) : (f32) -> i32
          %1776 = "llvm.bitcast"(%1653) : (f32) -> i32
          %1777 = "llvm.bitcast"(%1656) : (f32) -> i32
          %1778 = "llvm.bitcast"(%1657) : (f32) -> i32
          %1779 = "llvm.bitcast"(%1660) : (f32) -> i32
          %1780 = "llvm.bitcast"(%1661) : (f32) -> i32
          %1781 = "llvm.bitcast"(%1664) : (f32) -> i32
          %1782 = "llvm.bitcast"(%1665) : (f32) -> i32
          %1783 = "llvm.bitcast"(%1668) : (f32) -> i32
          %1784 = "llvm.bitcast"(%1669) : (f32) -> i32
          %1785 = "llvm.bitcast"(%1672) : (f32) -> i32
          %1786 = "llvm.bitcast"(%1673) : (f32) -> i32
          %1787 = "llvm.bitcast"(%1676) : (f32) -> i32
          %1788 = "llvm.bitcast"(%1677) : (f32) -> i32
          %1789 = "arith.maxsi"(%1757, %1758) : (i32, i32) -> i32
          %1790 = "arith.maxsi"(%1789, %1759) : (i32, i32) -> i32
          %1791 = "arith.maxsi"(%1760, %1761) : (i32, i32) -> i32
          %1792 = "arith.maxsi"(%1791, %1762) : (i32, i32) -> i32
          %1793 = "arith.maxsi"(%1763, %1764) : (i32, i32) -> i32
          %1794 = "arith.maxsi"(%1793, %1765) : (i32, i32) -> i32
          %1795 = "arith.maxsi"(%1766, %1767) : (i32, i32) -> i32
          %1796 = "arith.maxsi"(%1795, %1768) : (i32, i32) -> i32
          %1797 = "arith.maxsi"(%1769, %1770) : (i32, i32) -> i32
          %1798 = "arith.maxsi"(%1797, %1771) : (i32, i32) -> i32
          %1799 = "arith.maxsi"(%1772, %1773) : (i32, i32) -> i32
          %1800 = "arith.maxsi"(%1799, %1774) : (i32, i32) -> i32
          %1801 = "arith.maxsi"(%1775, %1776) : (i32, i32) -> i32
          %1802 = "arith.maxsi"(%1801, %1777) : (i32, i32) -> i32
          %1803 = "arith.maxsi"(%1778, %1779) : (i32, i32) -> i32
          %1804 = "arith.maxsi"(%1803, %1780) : (i32, i32) -> i32
          %1805 = "arith.maxsi"(%1781, %1782) : (i32, i32) -> i32
          %1806 = "arith.maxsi"(%1805, %1783) : (i32, i32) -> i32
          %1807 = "arith.maxsi"(%1784, %1785) : (i32, i32) -> i32
          %1808 = "arith.maxsi"(%1807, %1786) : (i32, i32) -> i32
          %1809 = "arith.maxsi"(%1787, %1788) : (i32, i32) -> i32
          %1810 = "arith.maxsi"(%1790, %1792) : (i32, i32) -> i32
          %1811 = "arith.maxsi"(%1810, %1794) : (i32, i32) -> i32
          %1812 = "arith.maxsi"(%1796, %1798) : (i32, i32) -> i32
          %1813 = "arith.maxsi"(%1812, %1800) : (i32, i32) -> i32
          %1814 = "arith.maxsi"(%1802, %1804) : (i32, i32) -> i32
          %1815 = "arith.maxsi"(%1814, %1806) : (i32, i32) -> i32
          %1816 = "arith.maxsi"(%1808, %1809) : (i32, i32) -> i32
          %1817 = "arith.maxsi"(%1811, %1813) : (i32, i32) -> i32
          %1818 = "arith.maxsi"(%1817, %1815) : (i32, i32) -> i32
          %1819 = "arith.maxsi"(%1818, %1816) : (i32, i32) -> i32
          %1820 = "llvm.bitcast"(%1618) : (f32) -> i32
          %1821 = "llvm.bitcast"(%1619) : (f32) -> i32
          %1822 = "llvm.bitcast"(%1622) : (f32) -> i32
          %1823 = "llvm.bitcast"(%1623) : (f32) -> i32
          %1824 = "llvm.bitcast"(%1626) : (f32) -> i32
          %1825 = "llvm.bitcast"(%1627) : (f32) -> i32
          %1826 = "llvm.bitcast"(%1630) : (f32) -> i32
          %1827 = "llvm.bitcast"(%1631) : (f32) -> i32
          %1828 = "llvm.bitcast"(%1634) : (f32) -> i32
          %1829 = "llvm.bitcast"(%1635) : (f32) -> i32
          %1830 = "llvm.bitcast"(%1638) : (f32) -> i32
          %1831 = "llvm.bitcast"(%1639) : (f32) -> i32
          %1832 = "llvm.bitcast"(%1642) : (f32) -> i32
          %1833 = "llvm.bitcast"(%1643) : (f32) -> i32
          %1834 = "llvm.bitcast"(%1646) : (f32) -> i32
          %1835 = "llvm.bitcast"(%1647) : (f32) -> i32
          %1836 = "llvm.bitcast"(%1650) : (f32) -> i32
          %1837 = "llvm.bitcast"(%1651) : (f32) -> i32
          %1838 = "llvm.bitcast"(%1654) : (f32) -> i32
          %1839 = "llvm.bitcast"(%1655) : (f32) -> i32
          %1840 = "llvm.bitcast"(%1658) : (f32) -> i32
          %1841 = "llvm.bitcast"(%1659) : (f32) -> i32
          %1842 = "llvm.bitcast"(%1662) : (f32) -> i32
          %1843 = "llvm.bitcast"(%1663) : (f32) -> i32
          %1844 = "llvm.bitcast"(%1666) : (f32) -> i32
          %1845 = "llvm.bitcast"(%1667) : (f32) -> i32
          %1846 = "llvm.bitcast"(%1670) : (f32) -> i32
          %1847 = "llvm.bitcast"(%1671) : (f32) -> i32
          %1848 = "llvm.bitcast"(%1674) : (f32) -> i32
          %1849 = "llvm.bitcast"(%1675) : (f32) -> i32
          %1850 = "llvm.bitcast"(%1678) : (f32) -> i32
          %1851 = "llvm.bitcast"(%1679) : (f32) -> i32
          %1852 = "arith.maxsi"(%1820, %1821) : (i32, i32) -> i32
          %1853 = "arith.maxsi"(%1852, %1822) : (i32, i32) -> i32
          %1854 = "arith.maxsi"(%1823, %1824) : (i32, i32) -> i32
          %1855 = "arith.maxsi"(%1854, %1825) : (i32, i32) -> i32
          %1856 = "arith.maxsi"(%1826, %1827) : (i32, i32) -> i32
          %1857 = "arith.maxsi"(%1856, %1828) : (i32, i32) -> i32
          %1858 = "arith.maxsi"(%1829, %1830) : (i32, i32) -> i32
          %1859 = "arith.maxsi"(%1858, %1831) : (i32, i32) -> i32
          %1860 = "arith.maxsi"(%1832, %1833) : (i32, i32) -> i32
          %1861 = "arith.maxsi"(%1860, %1834) : (i32, i32) -> i32
          %1862 = "arith.maxsi"(%1835, %1836) : (i32, i32) -> i32
          %1863 = "arith.maxsi"(%1862, %1837) : (i32, i32) -> i32
          %1864 = "arith.maxsi"(%1838, %1839) : (i32, i32) -> i32
          %1865 = "arith.maxsi"(%1864, %1840) : (i32, i32) -> i32
          %1866 = "arith.maxsi"(%1841, %1842) : (i32, i32) -> i32
          %1867 = "arith.maxsi"(%1866, %1843) : (i32, i32) -> i32
          %1868 = "arith.maxsi"(%1844, %1845) : (i32, i32) -> i32
          %1869 = "arith.maxsi"(%1868, %1846) : (i32, i32) -> i32
          %1870 = "arith.maxsi"(%1847, %1848) : (i32, i32) -> i32
          %1871 = "arith.maxsi"(%1870, %1849) : (i32, i32) -> i32
          %1872 = "arith.maxsi"(%1850, %1851) : (i32, i32) -> i32
          %1873 = "arith.maxsi"(%1853, %1855) : (i32, i32) -> i32
          %1874 = "arith.maxsi"(%1873, %1857) : (i32, i32) -> i32
          %1875 = "arith.maxsi"(%1859, %1861) : (i32, i32) -> i32
          %1876 = "arith.maxsi"(%1875, %1863) : (i32, i32) -> i32
          %1877 = "arith.maxsi"(%1865, %1867) : (i32, i32) -> i32
          %1878 = "arith.maxsi"(%1877, %1869) : (i32, i32) -> i32
          %1879 = "arith.maxsi"(%1871, %1872) : (i32, i32) -> i32
          %1880 = "arith.maxsi"(%1874, %1876) : (i32, i32) -> i32
          %1881 = "arith.maxsi"(%1880, %1878) : (i32, i32) -> i32
          %1882 = "arith.maxsi"(%1881, %1879) : (i32, i32) -> i32
          %1883 = "arith.ori"(%1819, %1882) : (i32, i32) -> i32
          %1884 = "arith.cmpi"(%1883, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1885 = "nvvm.vote.sync"(%60, %1884) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 38 : i32} : (i32, i1) -> i1
          %1886, %1887 = "scf.if"(%1885) ({
            %1888 = "llvm.bitcast"(%1616) : (f32) -> i32
            %1889 = "llvm.bitcast"(%1617) : (f32) -> i32
            %1890 = "llvm.bitcast"(%1620) : (f32) -> i32
            %1891 = "llvm.bitcast"(%1621) : (f32) -> i32
            %1892 = "llvm.bitcast"(%1624) : (f32) -> i32
            %1893 = "llvm.bitcast"(%1625) : (f32) -> i32
            %1894 = "llvm.bitcast"(%1628) : (f32) -> i32
            %1895 = "llvm.bitcast"(%1629) : (f32) -> i32
            %1896 = "llvm.bitcast"(%1632) : (f32) -> i32
            %1897 = "llvm.bitcast"(%1633) : (f32) -> i32
            %1898 = "llvm.bitcast"(%1636) : (f32) -> i32
            %1899 = "llvm.bitcast"(%1637) : (f32) -> i32
            %1900 = "llvm.bitcast"(%1640) : (f32) -> i32
            %1901 = "llvm.bitcast"(%1641) : (f32) -> i32
            %1902 = "llvm.bitcast"(%1644) : (f32) -> i32
            %1903 = "llvm.bitcast"(%1645) : (f32) -> i32
            %1904 = "llvm.bitcast"(%1648) : (f32) -> i32
            %1905 = "llvm.bitcast"(%1649) : (f32) -> i32
            %1906 = "llvm.bitcast"(%1652) : (f32) -> i32
            %1907 = "llvm.bitcast"(%1653) : (f32) -> i32
            %1908 = "llvm.bitcast"(%1656) : (f32) -> i32
            %1909 = "llvm.bitcast"(%1657) : (f32) -> i32
            %1910 = "llvm.bitcast"(%1660) : (f32) -> i32
            %1911 = "llvm.bitcast"(%1661) : (f32) -> i32
            %1912 = "llvm.bitcast"(%1664) : (f32) -> i32
            %1913 = "llvm.bitcast"(%1665) : (f32) -> i32
            %1914 = "llvm.bitcast"(%1668) : (f32) -> i32
            %1915 = "llvm.bitcast"(%1669) : (f32) -> i32
            %1916 = "llvm.bitcast"(%1672) : (f32) -> i32
            %1917 = "llvm.bitcast"(%1673) : (f32) -> i32
            %1918 = "llvm.bitcast"(%1676) : (f32) -> i32
            %1919 = "llvm.bitcast"(%1677) : (f32) -> i32
            %1920 = "arith.minui"(%1888, %1889) : (i32, i32) -> i32
            %1921 = "arith.minui"(%1920, %1890) : (i32, i32) -> i32
            %1922 = "arith.minui"(%1891, %1892) : (i32, i32) -> i32
            %1923 = "arith.minui"(%1922, %1893) : (i32, i32) -> i32
            %1924 = "arith.minui"(%1894, %1895) : (i32, i32) -> i32
            %1925 = "arith.minui"(%1924, %1896) : (i32, i32) -> i32
            %1926 = "arith.minui"(%1897, %1898) : (i32, i32) -> i32
            %1927 = "arith.minui"(%1926, %1899) : (i32, i32) -> i32
            %1928 = "arith.minui"(%1900, %1901) : (i32, i32) -> i32
            %1929 = "arith.minui"(%1928, %1902) : (i32, i32) -> i32
            %1930 = "arith.minui"(%1903, %1904) : (i32, i32) -> i32
            %1931 = "arith.minui"(%1930, %1905) : (i32, i32) -> i32
            %1932 = "arith.minui"(%1906, %1907) : (i32, i32) -> i32
            %1933 = "arith.minui"(%1932, %1908) : (i32, i32) -> i32
            %1934 = "arith.minui"(%1909, %1910) : (i32, i32) -> i32
            %1935 = "arith.minui"(%1934, %1911) : (i32, i32) -> i32
            %1936 = "arith.minui"(%1912, %1913) : (i32, i32) -> i32
            %1937 = "arith.minui"(%1936, %1914) : (i32, i32) -> i32
            %1938 = "arith.minui"(%1915, %1916) : (i32, i32) -> i32
            %1939 = "arith.minui"(%1938, %1917) : (i32, i32) -> i32
            %1940 = "arith.minui"(%1918, %1919) : (i32, i32) -> i32
            %1941 = "arith.minui"(%1921, %1923) : (i32, i32) -> i32
            %1942 = "arith.minui"(%1941, %1925) : (i32, i32) -> i32
            %1943 = "arith.minui"(%1927, %1929) : (i32, i32) -> i32
            %1944 = "arith.minui"(%1943, %1931) : (i32, i32) -> i32
            %1945 = "arith.minui"(%1933, %1935) : (i32, i32) -> i32
            %1946 = "arith.minui"(%1945, %1937) : (i32, i32) -> i32
            %1947 = "arith.minui"(%1939, %1940) : (i32, i32) -> i32
            %1948 = "arith.minui"(%1942, %1944) : (i32, i32) -> i32
            %1949 = "arith.minui"(%1948, %1946) : (i32, i32) -> i32
            %1950 = "arith.minui"(%1949, %1947) : (i32, i32) -> i32
            %1951 = "arith.cmpi"(%1819, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1952 = "arith.select"(%1951, %1950, %1819) : (i1, i32, i32) -> i32
            %1953 = "llvm.bitcast"(%1618) : (f32) -> i32
            %1954 = "llvm.bitcast"(%1619) : (f32) -> i32
            %1955 = "llvm.bitcast"(%1622) : (f32) -> i32
            %1956 = "llvm.bitcast"(%1623) : (f32) -> i32
            %1957 = "llvm.bitcast"(%1626) : (f32) -> i32
            %1958 = "llvm.bitcast"(%1627) : (f32) -> i32
            %1959 = "llvm.bitcast"(%1630) : (f32) -> i32
            %1960 = "llvm.bitcast"(%1631) : (f32) -> i32
            %1961 = "llvm.bitcast"(%1634) : (f32) -> i32
            %1962 = "llvm.bitcast"(%1635) : (f32) -> i32
            %1963 = "llvm.bitcast"(%1638) : (f32) -> i32
            %1964 = "llvm.bitcast"(%1639) : (f32) -> i32
            %1965 = "llvm.bitcast"(%1642) : (f32) -> i32
            %1966 = "llvm.bitcast"(%1643) : (f32) -> i32
            %1967 = "llvm.bitcast"(%1646) : (f32) -> i32
            %1968 = "llvm.bitcast"(%1647) : (f32) -> i32
            %1969 = "llvm.bitcast"(%1650) : (f32) -> i32
            %1970 = "llvm.bitcast"(%1651) : (f32) -> i32
            %1971 = "llvm.bitcast"(%1654) : (f32) -> i32
            %1972 = "llvm.bitcast"(%1655) : (f32) -> i32
            %1973 = "llvm.bitcast"(%1658) : (f32) -> i32
            %1974 = "llvm.bitcast"(%1659) : (f32) -> i32
            %1975 = "llvm.bitcast"(%1662) : (f32) -> i32
            %1976 = "llvm.bitcast"(%1663) : (f32) -> i32
            %1977 = "llvm.bitcast"(%1666) : (f32) -> i32
            %1978 = "llvm.bitcast"(%1667) : (f32) -> i32
            %1979 = "llvm.bitcast"(%1670) : (f32) -> i32
            %1980 = "llvm.bitcast"(%1671) : (f32) -> i32
            %1981 = "llvm.bitcast"(%1674) : (f32) -> i32
            %1982 = "llvm.bitcast"(%1675) : (f32) -> i32
            %1983 = "llvm.bitcast"(%1678) : (f32) -> i32
            %1984 = "llvm.bitcast"(%1679) : (f32) -> i32
            %1985 = "arith.minui"(%1953, %1954) : (i32, i32) -> i32
            %1986 = "arith.minui"(%1985, %1955) : (i32, i32) -> i32
            %1987 = "arith.minui"(%1956, %1957) : (i32, i32) -> i32
            %1988 = "arith.minui"(%1987, %1958) : (i32, i32) -> i32
            %1989 = "arith.minui"(%1959, %1960) : (i32, i32) -> i32
            %1990 = "arith.minui"(%1989, %1961) : (i32, i32) -> i32
            %1991 = "arith.minui"(%1962, %1963) : (i32, i32) -> i32
            %1992 = "arith.minui"(%1991, %1964) : (i32, i32) -> i32
            %1993 = "arith.minui"(%1965, %1966) : (i32, i32) -> i32
            %1994 = "arith.minui"(%1993, %1967) : (i32, i32) -> i32
            %1995 = "arith.minui"(%1968, %1969) : (i32, i32) -> i32
            %1996 = "arith.minui"(%1995, %1970) : (i32, i32) -> i32
            %1997 = "arith.minui"(%1971, %1972) : (i32, i32) -> i32
            %1998 = "arith.minui"(%1997, %1973) : (i32, i32) -> i32
            %1999 = "arith.minui"(%1974, %1975) : (i32, i32) -> i32
            %2000 = "arith.minui"(%1999, %1976) : (i32, i32) -> i32
            %2001 = "arith.minui"(%1977, %1978) : (i32, i32) -> i32
            %2002 = "arith.minui"(%2001, %1979) : (i32, i32) -> i32
            %2003 = "arith.minui"(%1980, %1981) : (i32, i32) -> i32
            %2004 = "arith.minui"(%2003, %1982) : (i32, i32) -> i32
            %2005 = "arith.minui"(%1983, %1984) : (i32, i32) -> i32
            %2006 = "arith.minui"(%1986, %1988) : (i32, i32) -> i32
            %2007 = "arith.minui"(%2006, %1990) : (i32, i32) -> i32
            %2008 = "arith.minui"(%1992, %1994) : (i32, i32) -> i32
            %2009 = "arith.minui"(%2008, %1996) : (i32, i32) -> i32
            %2010 = "arith.minui"(%1998, %2000) : (i32, i32) -> i32
            %2011 = "arith.minui"(%2010, %2002) : (i32, i32) -> i32
            %2012 = "arith.minui"(%2004, %2005) : (i32, i32) -> i32
            %2013 = "arith.minui"(%2007, %2009) : (i32, i32) -> i32
            %2014 = "arith.minui"(%2013, %2011) : (i32, i32) -> i32
            %2015 = "arith.minui"(%2014, %2012) : (i32, i32) -> i32
            %2016 = "arith.cmpi"(%1882, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %2017 = "arith.select"(%2016, %2015, %1882) : (i1, i32, i32) -> i32
            "scf.yield"(%1952, %2017) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1819, %1882) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %2018 = "arith.bitcast"(%1886) : (i32) -> f32
          %2019 = "arith.bitcast"(%1887) : (i32) -> f32
          %2020 = "arith.mulf"(%2018, %1329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2021 = "arith.constant"() {value = 6.0 : f32} : () -> f32
          %2022 = "arith.subf"(%2020, %2021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2023 = "arith.mulf"(%2019, %1329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2024 = "arith.subf"(%2023, %2021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2025 = "arith.constant"() {value = 2.75 : f32} : () -> f32
          %2026 = "arith.addf"(%1361, %2025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2027 = "arith.cmpf"(%2022, %2026) {predicate = 2 : i64} : (f32, f32) -> i1
          %2028 = "arith.addf"(%1362, %2025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2029 = "arith.cmpf"(%2024, %2028) {predicate = 2 : i64} : (f32, f32) -> i1
          %2030 = "arith.ori"(%2027, %2029) : (i1, i1) -> i1
          %2031 = "nvvm.vote.sync"(%60, %2030) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 39 : i32} : (i32, i1) -> i1
          %2032, %2033, %2034, %2035 = "scf.if"(%2031) ({
            %2036 = "nvvm.shfl.sync"(%60, %2022, %915, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 40 : i32} : (i32, f32, i32, i32) -> f32
            %2037 = "arith.maxnumf"(%2022, %2036) : (f32, f32) -> f32
            %2038 = "nvvm.shfl.sync"(%60, %2037, %1355, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 41 : i32} : (i32, f32, i32, i32) -> f32
            %2039 = "arith.maxnumf"(%2037, %2038) : (f32, f32) -> f32
            %2040 = "arith.maxnumf"(%1361, %2039) : (f32, f32) -> f32
            %2041 = "nvvm.shfl.sync"(%60, %2024, %915, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 42 : i32} : (i32, f32, i32, i32) -> f32
            %2042 = "arith.maxnumf"(%2024, %2041) : (f32, f32) -> f32
            %2043 = "nvvm.shfl.sync"(%60, %2042, %1355, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 43 : i32} : (i32, f32, i32, i32) -> f32
            %2044 = "arith.maxnumf"(%2042, %2043) : (f32, f32) -> f32
            %2045 = "arith.maxnumf"(%1362, %2044) : (f32, f32) -> f32
            "scf.yield"(%2040, %2045, %1361, %1362) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1361, %1362, %1299, %1300) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %2046 = "vector.from_elements"(%1616, %1617, %1620, %1621, %1624, %1625, %1628, %1629, %1632, %1633, %1636, %1637, %1640, %1641, %1644, %1645, %1648, %1649, %1652, %1653, %1656, %1657, %1660, %1661, %1664, %1665, %1668, %1669, %1672, %1673, %1676, %1677) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2047 = "vector.broadcast"(%1329) : (f32) -> vector<32xf32>
          %2048 = "arith.mulf"(%2046, %2047) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2049 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %2050 = "arith.cmpf"(%2032, %2049) {predicate = 2 : i64} : (f32, f32) -> i1
          %2051 = "arith.select"(%2050, %2032, %1328) : (i1, f32, f32) -> f32
          %2052 = "vector.broadcast"(%2051) : (f32) -> vector<32xf32>
          %2053 = "arith.subf"(%2048, %2052) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2054 = "vector.extract"(%2053) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2055 = "vector.extract"(%2053) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2056 = "vector.extract"(%2053) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2057 = "vector.extract"(%2053) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2058 = "vector.extract"(%2053) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2059 = "vector.extract"(%2053) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2060 = "vector.extract"(%2053) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2061 = "vector.extract"(%2053) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2062 = "vector.extract"(%2053) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2063 = "vector.extract"(%2053) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2064 = "vector.extract"(%2053) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2065 = "vector.extract"(%2053) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2066 = "vector.extract"(%2053) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2067 = "vector.extract"(%2053) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2068 = "vector.extract"(%2053) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2069 = "vector.extract"(%2053) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2070 = "vector.extract"(%2053) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2071 = "vector.extract"(%2053) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2072 = "vector.extract"(%2053) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2073 = "vector.extract"(%2053) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2074 = "vector.extract"(%2053) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2075 = "vector.extract"(%2053) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2076 = "vector.extract"(%2053) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2077 = "vector.extract"(%2053) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2078 = "vector.extract"(%2053) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2079 = "vector.extract"(%2053) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2080 = "vector.extract"(%2053) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2081 = "vector.extract"(%2053) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2082 = "vector.extract"(%2053) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2083 = "vector.extract"(%2053) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2084 = "vector.extract"(%2053) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2085 = "vector.extract"(%2053) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
          %2118 = "vector.from_elements"(%2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2119 = "vector.extract"(%2118) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2120 = "vector.extract"(%2118) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2121 = "arith.addf"(%2119, %2120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2122 = "vector.extract"(%2118) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2123 = "vector.extract"(%2118) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2124 = "arith.addf"(%2122, %2123) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2125 = "arith.addf"(%2121, %2124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2126 = "vector.extract"(%2118) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2127 = "vector.extract"(%2118) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2128 = "arith.addf"(%2126, %2127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2129 = "vector.extract"(%2118) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2130 = "vector.extract"(%2118) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2131 = "arith.addf"(%2129, %2130) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2132 = "arith.addf"(%2128, %2131) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2133 = "arith.addf"(%2125, %2132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2134 = "vector.extract"(%2118) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2135 = "vector.extract"(%2118) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2136 = "arith.addf"(%2134, %2135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2137 = "vector.extract"(%2118) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2138 = "vector.extract"(%2118) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2139 = "arith.addf"(%2137, %2138) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2140 = "arith.addf"(%2136, %2139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2141 = "vector.extract"(%2118) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2142 = "vector.extract"(%2118) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2143 = "arith.addf"(%2141, %2142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2144 = "vector.extract"(%2118) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2145 = "vector.extract"(%2118) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2146 = "arith.addf"(%2144, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2147 = "arith.addf"(%2143, %2146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2148 = "arith.addf"(%2140, %2147) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2149 = "arith.addf"(%2133, %2148) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2150 = "vector.extract"(%2118) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2151 = "vector.extract"(%2118) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2152 = "arith.addf"(%2150, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2153 = "vector.extract"(%2118) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2154 = "vector.extract"(%2118) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2155 = "arith.addf"(%2153, %2154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2156 = "arith.addf"(%2152, %2155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2157 = "vector.extract"(%2118) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2158 = "vector.extract"(%2118) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2159 = "arith.addf"(%2157, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2160 = "vector.extract"(%2118) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2161 = "vector.extract"(%2118) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2162 = "arith.addf"(%2160, %2161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2163 = "arith.addf"(%2159, %2162) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2164 = "arith.addf"(%2156, %2163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2165 = "vector.extract"(%2118) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2166 = "vector.extract"(%2118) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2167 = "arith.addf"(%2165, %2166) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2168 = "vector.extract"(%2118) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2169 = "vector.extract"(%2118) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2170 = "arith.addf"(%2168, %2169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2171 = "arith.addf"(%2167, %2170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2172 = "vector.extract"(%2118) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2173 = "vector.extract"(%2118) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2174 = "arith.addf"(%2172, %2173) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2175 = "vector.extract"(%2118) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2176 = "vector.extract"(%2118) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2177 = "arith.addf"(%2175, %2176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2178 = "arith.addf"(%2174, %2177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2179 = "arith.addf"(%2171, %2178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2180 = "arith.addf"(%2164, %2179) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2181 = "arith.addf"(%2149, %2180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2182 = "arith.addf"(%2181, %1328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2183 = "vector.from_elements"(%1618, %1619, %1622, %1623, %1626, %1627, %1630, %1631, %1634, %1635, %1638, %1639, %1642, %1643, %1646, %1647, %1650, %1651, %1654, %1655, %1658, %1659, %1662, %1663, %1666, %1667, %1670, %1671, %1674, %1675, %1678, %1679) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2184 = "vector.broadcast"(%1329) : (f32) -> vector<32xf32>
          %2185 = "arith.mulf"(%2183, %2184) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2186 = "arith.cmpf"(%2033, %2049) {predicate = 2 : i64} : (f32, f32) -> i1
          %2187 = "arith.select"(%2186, %2033, %1328) : (i1, f32, f32) -> f32
          %2188 = "vector.broadcast"(%2187) : (f32) -> vector<32xf32>
          %2189 = "arith.subf"(%2185, %2188) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2190 = "vector.extract"(%2189) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2191 = "vector.extract"(%2189) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2192 = "vector.extract"(%2189) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2193 = "vector.extract"(%2189) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2194 = "vector.extract"(%2189) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2195 = "vector.extract"(%2189) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2196 = "vector.extract"(%2189) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2197 = "vector.extract"(%2189) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2198 = "vector.extract"(%2189) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2199 = "vector.extract"(%2189) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2200 = "vector.extract"(%2189) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2201 = "vector.extract"(%2189) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2202 = "vector.extract"(%2189) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2203 = "vector.extract"(%2189) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2204 = "vector.extract"(%2189) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2205 = "vector.extract"(%2189) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2206 = "vector.extract"(%2189) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2207 = "vector.extract"(%2189) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2208 = "vector.extract"(%2189) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2209 = "vector.extract"(%2189) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2210 = "vector.extract"(%2189) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2211 = "vector.extract"(%2189) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2212 = "vector.extract"(%2189) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2213 = "vector.extract"(%2189) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2214 = "vector.extract"(%2189) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2215 = "vector.extract"(%2189) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2216 = "vector.extract"(%2189) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2217 = "vector.extract"(%2189) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2218 = "vector.extract"(%2189) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2219 = "vector.extract"(%2189) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2220 = "vector.extract"(%2189) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2221 = "vector.extract"(%2189) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
          %2254 = "vector.from_elements"(%2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2255 = "vector.extract"(%2254) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2256 = "vector.extract"(%2254) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2257 = "arith.addf"(%2255, %2256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2258 = "vector.extract"(%2254) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2259 = "vector.extract"(%2254) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2260 = "arith.addf"(%2258, %2259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2261 = "arith.addf"(%2257, %2260) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2262 = "vector.extract"(%2254) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2263 = "vector.extract"(%2254) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2264 = "arith.addf"(%2262, %2263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2265 = "vector.extract"(%2254) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2266 = "vector.extract"(%2254) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2267 = "arith.addf"(%2265, %2266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2268 = "arith.addf"(%2264, %2267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2269 = "arith.addf"(%2261, %2268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2270 = "vector.extract"(%2254) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2271 = "vector.extract"(%2254) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2272 = "arith.addf"(%2270, %2271) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2273 = "vector.extract"(%2254) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2274 = "vector.extract"(%2254) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2275 = "arith.addf"(%2273, %2274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2276 = "arith.addf"(%2272, %2275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2277 = "vector.extract"(%2254) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2278 = "vector.extract"(%2254) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2279 = "arith.addf"(%2277, %2278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2280 = "vector.extract"(%2254) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2281 = "vector.extract"(%2254) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2282 = "arith.addf"(%2280, %2281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2283 = "arith.addf"(%2279, %2282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2284 = "arith.addf"(%2276, %2283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2285 = "arith.addf"(%2269, %2284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2286 = "vector.extract"(%2254) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2287 = "vector.extract"(%2254) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2288 = "arith.addf"(%2286, %2287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2289 = "vector.extract"(%2254) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2290 = "vector.extract"(%2254) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2291 = "arith.addf"(%2289, %2290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2292 = "arith.addf"(%2288, %2291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2293 = "vector.extract"(%2254) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2294 = "vector.extract"(%2254) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2295 = "arith.addf"(%2293, %2294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2296 = "vector.extract"(%2254) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2297 = "vector.extract"(%2254) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2298 = "arith.addf"(%2296, %2297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2299 = "arith.addf"(%2295, %2298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2300 = "arith.addf"(%2292, %2299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2301 = "vector.extract"(%2254) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2302 = "vector.extract"(%2254) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2303 = "arith.addf"(%2301, %2302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2304 = "vector.extract"(%2254) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2305 = "vector.extract"(%2254) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2306 = "arith.addf"(%2304, %2305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2307 = "arith.addf"(%2303, %2306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2308 = "vector.extract"(%2254) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2309 = "vector.extract"(%2254) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2310 = "arith.addf"(%2308, %2309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2311 = "vector.extract"(%2254) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2312 = "vector.extract"(%2254) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2313 = "arith.addf"(%2311, %2312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2314 = "arith.addf"(%2310, %2313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2315 = "arith.addf"(%2307, %2314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2316 = "arith.addf"(%2300, %2315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2317 = "arith.addf"(%2285, %2316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2318 = "arith.addf"(%2317, %1328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2319 = "vector.from_elements"(%2119, %2150, %2134, %2165, %2255, %2286, %2270, %2301, %2126, %2157, %2141, %2172, %2262, %2293, %2277, %2308, %2122, %2153, %2137, %2168, %2258, %2289, %2273, %2304, %2129, %2160, %2144, %2175, %2265, %2296, %2280, %2311, %2120, %2151, %2135, %2166, %2256, %2287, %2271, %2302, %2127, %2158, %2142, %2173, %2263, %2294, %2278, %2309, %2123, %2154, %2138, %2169, %2259, %2290, %2274, %2305, %2130, %2161, %2145, %2176, %2266, %2297, %2281, %2312) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %2320 = "arith.bitcast"(%2319) : (vector<64xf32>) -> vector<64xi32>
          %2321 = "arith.constant"() {value = dense<2147483647> : vector<64xi32>} : () -> vector<64xi32>
          %2322 = "arith.andi"(%2320, %2321) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2323 = "arith.constant"() {value = dense<2139095040> : vector<64xi32>} : () -> vector<64xi32>
          %2324 = "arith.cmpi"(%2322, %2323) {predicate = 8 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
          %2325 = "arith.constant"() {value = dense<1138753536> : vector<64xi32>} : () -> vector<64xi32>
          %2326 = "arith.minui"(%2322, %2325) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2327 = "arith.constant"() {value = dense<20> : vector<64xi32>} : () -> vector<64xi32>
          %2328 = "arith.shrui"(%2326, %2327) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2329 = "arith.constant"() {value = dense<1> : vector<64xi32>} : () -> vector<64xi32>
          %2330 = "arith.andi"(%2328, %2329) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2331 = "arith.constant"() {value = dense<524287> : vector<64xi32>} : () -> vector<64xi32>
          %2332 = "arith.addi"(%2326, %2331) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2333 = "arith.addi"(%2332, %2330) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2334 = "arith.shrui"(%2333, %2327) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2335 = "arith.constant"() {value = dense<960> : vector<64xi32>} : () -> vector<64xi32>
          %2336 = "arith.subi"(%2334, %2335) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2337 = "arith.constant"() {value = dense<1182793728> : vector<64xi32>} : () -> vector<64xi32>
          %2338 = "arith.bitcast"(%2337) : (vector<64xi32>) -> vector<64xf32>
          %2339 = "arith.bitcast"(%2326) : (vector<64xi32>) -> vector<64xf32>
          %2340 = "arith.addf"(%2339, %2338) : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
          %2341 = "arith.bitcast"(%2340) : (vector<64xf32>) -> vector<64xi32>
          %2342 = "arith.subi"(%2341, %2337) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2343 = "arith.constant"() {value = dense<1015021568> : vector<64xi32>} : () -> vector<64xi32>
          %2344 = "arith.cmpi"(%2326, %2343) {predicate = 6 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
          %2345 = "arith.select"(%2344, %2342, %2336) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2346 = "arith.constant"() {value = dense<24> : vector<64xi32>} : () -> vector<64xi32>
          %2347 = "arith.shrui"(%2320, %2346) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2348 = "arith.constant"() {value = dense<128> : vector<64xi32>} : () -> vector<64xi32>
          %2349 = "arith.andi"(%2347, %2348) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2350 = "arith.ori"(%2345, %2349) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2351 = "arith.constant"() {value = dense<127> : vector<64xi32>} : () -> vector<64xi32>
          %2352 = "arith.select"(%2324, %2351, %2350) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
          %2353 = "arith.trunci"(%2352) : (vector<64xi32>) -> vector<64xi8>
          %2354 = "vector.bitcast"(%2353) : (vector<64xi8>) -> vector<16xi32>
          %2355 = "vector.extract"(%2354) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
          %2356 = "vector.extract"(%2354) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
          %2357 = "vector.extract"(%2354) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
          %2358 = "vector.extract"(%2354) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
          %2359 = "vector.extract"(%2354) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
          %2360 = "vector.extract"(%2354) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
          %2361 = "vector.extract"(%2354) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
          %2362 = "vector.extract"(%2354) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
          %2363 = "vector.extract"(%2354) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
          %2364 = "vector.extract"(%2354) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
          %2365 = "vector.extract"(%2354) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
          %2366 = "vector.extract"(%2354) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
          %2367 = "vector.extract"(%2354) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
          %2368 = "vector.extract"(%2354) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
          %2369 = "vector.extract"(%2354) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
          %2370 = "vector.extract"(%2354) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
          %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499 = "scf.for"(%915, %1359, %915, %1357, %1406, %915, %1613, %1612, %1611, %1232, %1233, %1234, %2119, %2150, %2255, %2286, %2134, %2165, %2270, %2301, %2126, %2157, %2262, %2293, %2141, %2172, %2277, %2308, %2122, %2153, %2258, %2289, %2137, %2168, %2273, %2304, %2129, %2160, %2265, %2296, %2144, %2175, %2280, %2311, %2120, %2151, %2256, %2287, %2135, %2166, %2271, %2302, %2127, %2158, %2263, %2294, %2142, %2173, %2278, %2309, %2123, %2154, %2259, %2290, %2138, %2169, %2274, %2305, %2130, %2161, %2266, %2297, %2145, %2176, %2281, %2312, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %2032, %2033, %2182, %2318, %2034, %2035, %1301, %1302) ({
          ^bb0(%2500: i32, %2501: i32, %2502: i1, %2503: i32, %2504: i32, %2505: i32, %2506: i32, %2507: i32, %2508: i32, %2509: i32, %2510: f32, %2511: f32, %2512: f32, %2513: f32, %2514: f32, %2515: f32, %2516: f32, %2517: f32, %2518: f32, %2519: f32, %2520: f32, %2521: f32, %2522: f32, %2523: f32, %2524: f32, %2525: f32, %2526: f32, %2527: f32, %2528: f32, %2529: f32, %2530: f32, %2531: f32, %2532: f32, %2533: f32, %2534: f32, %2535: f32, %2536: f32, %2537: f32, %2538: f32, %2539: f32, %2540: f32, %2541: f32, %2542: f32, %2543: f32, %2544: f32, %2545: f32, %2546: f32, %2547: f32, %2548: f32, %2549: f32, %2550: f32, %2551: f32, %2552: f32, %2553: f32, %2554: f32, %2555: f32, %2556: f32, %2557: f32, %2558: f32, %2559: f32, %2560: f32, %2561: f32, %2562: f32, %2563: f32, %2564: f32, %2565: f32, %2566: f32, %2567: f32, %2568: f32, %2569: f32, %2570: f32, %2571: f32, %2572: f32, %2573: f32, %2574: i32, %2575: i32, %2576: i32, %2577: i32, %2578: i32, %2579: i32, %2580: i32, %2581: i32, %2582: i32, %2583: i32, %2584: i32, %2585: i32, %2586: i32, %2587: i32, %2588: i32, %2589: i32, %2590: f32, %2591: f32, %2592: f32, %2593: f32, %2594: f32, %2595: f32, %2596: f32, %2597: f32, %2598: f32, %2599: f32, %2600: f32, %2601: f32, %2602: f32, %2603: f32, %2604: f32, %2605: f32, %2606: f32, %2607: f32, %2608: f32, %2609: f32, %2610: f32, %2611: f32, %2612: f32, %2613: f32, %2614: f32, %2615: f32, %2616: f32, %2617: f32, %2618: f32, %2619: f32, %2620: f32, %2621: f32, %2622: f32, %2623: f32, %2624: f32, %2625: f32, %2626: f32, %2627: f32, %2628: f32, %2629: f32):
            %2630 = "llvm.getelementptr"(%101, %2505) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2631_s0 = "llvm.ptrtoint"(%2630) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2631_s0, %2506) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2632 = "llvm.getelementptr"(%143, %2508) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2633_s0 = "llvm.ptrtoint"(%2632) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2633_s0, %2509) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2634 = "arith.muli"(%2505, %1403) : (i32, i32) -> i32
            %2635 = "llvm.getelementptr"(%75, %2634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2637_a = "llvm.ptrtoint"(%1402) : (!llvm.ptr<3>) -> i32
            %t2637_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2637_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2637_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2637_shifted = "arith.shrui"(%t2637_a, %t2637_four) : (i32, i32) -> i32
            %t2637_low = "arith.andi"(%t2637_shifted, %t2637_mask) : (i32, i32) -> i32
            %t2637_wide = "arith.extui"(%t2637_low) : (i32) -> i64
            %2636 = "arith.ori"(%t2637_wide, %t2637_fields) : (i64, i64) -> i64
            %t2639_a = "llvm.ptrtoint"(%2635) : (!llvm.ptr<3>) -> i32
            %t2639_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2639_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2639_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t2639_shifted = "arith.shrui"(%t2639_a, %t2639_four) : (i32, i32) -> i32
            %t2639_low = "arith.andi"(%t2639_shifted, %t2639_mask) : (i32, i32) -> i32
            %t2639_wide = "arith.extui"(%t2639_low) : (i32) -> i64
            %2638 = "arith.ori"(%t2639_wide, %t2639_fields) : (i64, i64) -> i64
            %t2704_r = "llvm.inline_asm"(%2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2640 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2641 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2642 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2643 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2644 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2645 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2646 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2647 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2648 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2649 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2650 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2651 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2652 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2653 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2654 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2655 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2656 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2657 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2658 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2659 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2660 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2661 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2662 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2663 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2664 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2665 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2666 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2667 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2668 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2669 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2670 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2671 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2672 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2673 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2674 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2675 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2676 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2677 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2678 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2679 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2680 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2681 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2682 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2683 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2684 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2685 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2686 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2687 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2688 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2689 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2690 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2691 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2692 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2693 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2694 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2695 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2696 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2697 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2698 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2699 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2700 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2701 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2702 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2703 = "llvm.extractvalue"(%t2704_r) {position = array<i64: 63>} : (!struct1) -> f32
            %t2769_r = "llvm.inline_asm"(%2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2636, %2638, %1406) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 44 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2705 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2706 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2707 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2708 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2709 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2710 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2711 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2712 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2713 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2714 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2715 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2716 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2717 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2718 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2719 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2720 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2721 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2722 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2723 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2724 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2725 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2726 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2727 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2728 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2729 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2730 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2731 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2732 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2733 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2734 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2735 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2736 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2737 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2738 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2739 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2740 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2741 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2742 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2743 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2744 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2745 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2746 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2747 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2748 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2749 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2750 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2751 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2752 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2753 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2754 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2755 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2756 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2757 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2758 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2759 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2760 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2761 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2762 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2763 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2764 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2765 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2766 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2767 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2768 = "llvm.extractvalue"(%t2769_r) {position = array<i64: 63>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2770 = "arith.muli"(%2508, %1403) : (i32, i32) -> i32
            %2771 = "llvm.getelementptr"(%77, %2770) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2772 = "arith.constant"() {value = true} : () -> i1
            %t2774_a = "llvm.ptrtoint"(%2771) : (!llvm.ptr<3>) -> i32
            %t2774_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2774_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2774_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2774_shifted = "arith.shrui"(%t2774_a, %t2774_four) : (i32, i32) -> i32
            %t2774_low = "arith.andi"(%t2774_shifted, %t2774_mask) : (i32, i32) -> i32
            %t2774_wide = "arith.extui"(%t2774_low) : (i32) -> i64
            %2773 = "arith.ori"(%t2774_wide, %t2774_fields) : (i64, i64) -> i64
            %t2807_r = "llvm.inline_asm"(%2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2775 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2776 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2777 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2778 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2779 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2780 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2781 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2782 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2783 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2784 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2785 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2786 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2787 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2788 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2789 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2790 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2791 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2792 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2793 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2794 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2795 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2796 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2797 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2798 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2799 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2800 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2801 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2802 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2803 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2804 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2805 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2806 = "llvm.extractvalue"(%t2807_r) {position = array<i64: 31>} : (!struct2) -> f32
            %t2840_r = "llvm.inline_asm"(%2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2773, %2772) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 45 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
            %2808 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2809 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2810 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2811 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2812 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2813 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2814 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2815 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2816 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2817 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2818 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2819 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2820 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2821 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2822 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2823 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2824 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2825 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2826 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2827 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2828 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2829 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2830 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2831 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2832 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2833 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2834 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2835 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2836 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2837 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2838 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2839 = "llvm.extractvalue"(%t2840_r) {position = array<i64: 31>} : (!struct2) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2937_r = "llvm.inline_asm"(%2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %2841 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 0>} : (!struct3) -> f32
            %2842 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 1>} : (!struct3) -> f32
            %2843 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 2>} : (!struct3) -> f32
            %2844 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 3>} : (!struct3) -> f32
            %2845 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 4>} : (!struct3) -> f32
            %2846 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 5>} : (!struct3) -> f32
            %2847 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 6>} : (!struct3) -> f32
            %2848 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 7>} : (!struct3) -> f32
            %2849 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 8>} : (!struct3) -> f32
            %2850 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 9>} : (!struct3) -> f32
            %2851 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 10>} : (!struct3) -> f32
            %2852 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 11>} : (!struct3) -> f32
            %2853 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 12>} : (!struct3) -> f32
            %2854 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 13>} : (!struct3) -> f32
            %2855 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 14>} : (!struct3) -> f32
            %2856 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 15>} : (!struct3) -> f32
            %2857 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 16>} : (!struct3) -> f32
            %2858 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 17>} : (!struct3) -> f32
            %2859 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 18>} : (!struct3) -> f32
            %2860 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 19>} : (!struct3) -> f32
            %2861 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 20>} : (!struct3) -> f32
            %2862 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 21>} : (!struct3) -> f32
            %2863 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 22>} : (!struct3) -> f32
            %2864 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 23>} : (!struct3) -> f32
            %2865 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 24>} : (!struct3) -> f32
            %2866 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 25>} : (!struct3) -> f32
            %2867 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 26>} : (!struct3) -> f32
            %2868 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 27>} : (!struct3) -> f32
            %2869 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 28>} : (!struct3) -> f32
            %2870 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 29>} : (!struct3) -> f32
            %2871 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 30>} : (!struct3) -> f32
            %2872 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 31>} : (!struct3) -> f32
            %2873 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 32>} : (!struct3) -> f32
            %2874 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 33>} : (!struct3) -> f32
            %2875 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 34>} : (!struct3) -> f32
            %2876 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 35>} : (!struct3) -> f32
            %2877 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 36>} : (!struct3) -> f32
            %2878 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 37>} : (!struct3) -> f32
            %2879 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 38>} : (!struct3) -> f32
            %2880 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 39>} : (!struct3) -> f32
            %2881 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 40>} : (!struct3) -> f32
            %2882 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 41>} : (!struct3) -> f32
            %2883 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 42>} : (!struct3) -> f32
            %2884 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 43>} : (!struct3) -> f32
            %2885 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 44>} : (!struct3) -> f32
            %2886 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 45>} : (!struct3) -> f32
            %2887 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 46>} : (!struct3) -> f32
            %2888 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 47>} : (!struct3) -> f32
            %2889 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 48>} : (!struct3) -> f32
            %2890 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 49>} : (!struct3) -> f32
            %2891 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 50>} : (!struct3) -> f32
            %2892 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 51>} : (!struct3) -> f32
            %2893 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 52>} : (!struct3) -> f32
            %2894 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 53>} : (!struct3) -> f32
            %2895 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 54>} : (!struct3) -> f32
            %2896 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 55>} : (!struct3) -> f32
            %2897 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 56>} : (!struct3) -> f32
            %2898 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 57>} : (!struct3) -> f32
            %2899 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 58>} : (!struct3) -> f32
            %2900 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 59>} : (!struct3) -> f32
            %2901 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 60>} : (!struct3) -> f32
            %2902 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 61>} : (!struct3) -> f32
            %2903 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 62>} : (!struct3) -> f32
            %2904 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 63>} : (!struct3) -> f32
            %2905 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 64>} : (!struct3) -> f32
            %2906 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 65>} : (!struct3) -> f32
            %2907 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 66>} : (!struct3) -> f32
            %2908 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 67>} : (!struct3) -> f32
            %2909 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 68>} : (!struct3) -> f32
            %2910 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 69>} : (!struct3) -> f32
            %2911 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 70>} : (!struct3) -> f32
            %2912 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 71>} : (!struct3) -> f32
            %2913 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 72>} : (!struct3) -> f32
            %2914 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 73>} : (!struct3) -> f32
            %2915 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 74>} : (!struct3) -> f32
            %2916 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 75>} : (!struct3) -> f32
            %2917 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 76>} : (!struct3) -> f32
            %2918 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 77>} : (!struct3) -> f32
            %2919 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 78>} : (!struct3) -> f32
            %2920 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 79>} : (!struct3) -> f32
            %2921 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 80>} : (!struct3) -> f32
            %2922 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 81>} : (!struct3) -> f32
            %2923 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 82>} : (!struct3) -> f32
            %2924 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 83>} : (!struct3) -> f32
            %2925 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 84>} : (!struct3) -> f32
            %2926 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 85>} : (!struct3) -> f32
            %2927 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 86>} : (!struct3) -> f32
            %2928 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 87>} : (!struct3) -> f32
            %2929 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 88>} : (!struct3) -> f32
            %2930 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 89>} : (!struct3) -> f32
            %2931 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 90>} : (!struct3) -> f32
            %2932 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 91>} : (!struct3) -> f32
            %2933 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 92>} : (!struct3) -> f32
            %2934 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 93>} : (!struct3) -> f32
            %2935 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 94>} : (!struct3) -> f32
            %2936 = "llvm.extractvalue"(%t2937_r) {position = array<i64: 95>} : (!struct3) -> f32
            %2938 = "arith.subi"(%2501, %58) : (i32, i32) -> i32
            "scf.if"(%103) ({
              %2939 = "llvm.getelementptr"(%104, %2505) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2940_s0 = "llvm.ptrtoint"(%2939) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2940_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2941 = "arith.addi"(%2505, %915) : (i32, i32) -> i32
            %2942 = "arith.cmpi"(%2941, %1355) {predicate = 0 : i64} : (i32, i32) -> i1
            %2943 = "arith.xori"(%2506, %915) : (i32, i32) -> i32
            %2944 = "arith.select"(%2942, %2943, %2506) : (i1, i32, i32) -> i32
            %2945 = "arith.select"(%2942, %61, %2941) : (i1, i32, i32) -> i32
            %2946 = "arith.addi"(%2504, %915) : (i32, i32) -> i32
            %2947 = "llvm.bitcast"(%2841) : (f32) -> i32
            %2948 = "llvm.bitcast"(%2842) : (f32) -> i32
            %2949 = "llvm.bitcast"(%2845) : (f32) -> i32
            %2950 = "llvm.bitcast"(%2846) : (f32) -> i32
            %2951 = "llvm.bitcast"(%2849) : (f32) -> i32
            %2952 = "llvm.bitcast"(%2850) : (f32) -> i32
            %2953 = "llvm.bitcast"(%2853) : (f32) -> i32
            %2954 = "llvm.bitcast"(%2854) : (f32) -> i32
            %2955 = "llvm.bitcast"(%2857) : (f32) -> i32
            %2956 = "llvm.bitcast"(%2858) : (f32) -> i32
            %2957 = "llvm.bitcast"(%2861) : (f32) -> i32
            %2958 = "llvm.bitcast"(%2862) : (f32) -> i32
            %2959 = "llvm.bitcast"(%2865) : (f32) -> i32
            %2960 = "llvm.bitcast"(%2866) : (f32) -> i32
            %2961 = "llvm.bitcast"(%2869) : (f32) -> i32
            %2962 = "llvm.bitcast"(%2870) : (f32) -> i32
            %2963 = "llvm.bitcast"(%2873) : (f32) -> i32
            %2964 = "llvm.bitcast"(%2874) : (f32) -> i32
            %2965 = "llvm.bitcast"(%2877) : (f32) -> i32
            %2966 = "llvm.bitcast"(%2878) : (f32) -> i32
            %2967 = "llvm.bitcast"(%2881) : (f32) -> i32
            %2968 = "llvm.bitcast"(%2882) : (f32) -> i32
            %2969 = "llvm.bitcast"(%2885) : (f32) -> i32
            %2970 = "llvm.bitcast"(%2886) : (f32) -> i32
            %2971 = "llvm.bitcast"(%2889) : (f32) -> i32
            %2972 = "llvm.bitcast"(%2890) : (f32) -> i32
            %2973 = "llvm.bitcast"(%2893) : (f32) -> i32
            %2974 = "llvm.bitcast"(%2894) : (f32) -> i32
            %2975 = "llvm.bitcast"(%2897) : (f32) -> i32
            %2976 = "llvm.bitcast"(%2898) : (f32) -> i32
            %2977 = "llvm.bitcast"(%2901) : (f32) -> i32
            %2978 = "llvm.bitcast"(%2902) : (f32) -> i32
            %2979 = "arith.maxsi"(%2947, %2948) : (i32, i32) -> i32
            %2980 = "arith.maxsi"(%2979, %2949) : (i32, i32) -> i32
            %2981 = "arith.maxsi"(%2950, %2951) : (i32, i32) -> i32
            %2982 = "arith.maxsi"(%2981, %2952) : (i32, i32) -> i32
            %2983 = "arith.maxsi"(%2953, %2954) : (i32, i32) -> i32
            %2984 = "arith.maxsi"(%2983, %2955) : (i32, i32) -> i32
            %2985 = "arith.maxsi"(%2956, %2957) : (i32, i32) -> i32
            %2986 = "arith.maxsi"(%2985, %2958) : (i32, i32) -> i32
            %2987 = "arith.maxsi"(%2959, %2960) : (i32, i32) -> i32
            %2988 = "arith.maxsi"(%2987, %2961) : (i32, i32) -> i32
            %2989 = "arith.maxsi"(%2962, %2963) : (i32, i32) -> i32
            %2990 = "arith.maxsi"(%2989, %2964) : (i32, i32) -> i32
            %2991 = "arith.maxsi"(%2965, %2966) : (i32, i32) -> i32
            %2992 = "arith.maxsi"(%2991, %2967) : (i32, i32) -> i32
            %2993 = "arith.maxsi"(%2968, %2969) : (i32, i32) -> i32
            %2994 = "arith.maxsi"(%2993, %2970) : (i32, i32) -> i32
            %2995 = "arith.maxsi"(%2971, %2972) : (i32, i32) -> i32
            %2996 = "arith.maxsi"(%2995, %2973) : (i32, i32) -> i32
            %2997 = "arith.maxsi"(%2974, %2975) : (i32, i32) -> i32
            %2998 = "arith.maxsi"(%2997, %2976) : (i32, i32) -> i32
            %2999 = "arith.maxsi"(%2977, %2978) : (i32, i32) -> i32
            %3000 = "arith.maxsi"(%2980, %2982) : (i32, i32) -> i32
            %3001 = "arith.maxsi"(%3000, %2984) : (i32, i32) -> i32
            %3002 = "arith.maxsi"(%2986, %2988) : (i32, i32) -> i32
            %3003 = "arith.maxsi"(%3002, %2990) : (i32, i32) -> i32
            %3004 = "arith.maxsi"(%2992, %2994) : (i32, i32) -> i32
            %3005 = "arith.maxsi"(%3004, %2996) : (i32, i32) -> i32
            %3006 = "arith.maxsi"(%2998, %2999) : (i32, i32) -> i32
            %3007 = "arith.maxsi"(%3001, %3003) : (i32, i32) -> i32
            %3008 = "arith.maxsi"(%3007, %3005) : (i32, i32) -> i32
            %3009 = "arith.maxsi"(%3008, %3006) : (i32, i32) -> i32
            %3010 = "llvm.bitcast"(%2843) : (f32) -> i32
            %3011 = "llvm.bitcast"(%2844) : (f32) -> i32
            %3012 = "llvm.bitcast"(%2847) : (f32) -> i32
            %3013 = "llvm.bitcast"(%2848) : (f32) -> i32
            %3014 = "llvm.bitcast"(%2851) : (f32) -> i32
            %3015 = "llvm.bitcast"(%2852) : (f32) -> i32
            %3016 = "llvm.bitcast"(%2855) : (f32) -> i32
            %3017 = "llvm.bitcast"(%2856) : (f32) -> i32
            %3018 = "llvm.bitcast"(%2859) : (f32) -> i32
            %3019 = "llvm.bitcast"(%2860) : (f32) -> i32
            %3020 = "llvm.bitcast"(%2863) : (f32) -> i32
            %3021 = "llvm.bitcast"(%2864) : (f32) -> i32
            %3022 = "llvm.bitcast"(%2867) : (f32) -> i32
            %3023 = "llvm.bitcast"(%2868) : (f32) -> i32
            %3024 = "llvm.bitcast"(%2871) : (f32) -> i32
            %3025 = "llvm.bitcast"(%2872) : (f32) -> i32
            %3026 = "llvm.bitcast"(%2875) : (f32) -> i32
            %3027 = "llvm.bitcast"(%2876) : (f32) -> i32
            %3028 = "llvm.bitcast"(%2879) : (f32) -> i32
            %3029 = "llvm.bitcast"(%2880) : (f32) -> i32
            %3030 = "llvm.bitcast"(%2883) : (f32) -> i32
            %3031 = "llvm.bitcast"(%2884) : (f32) -> i32
            %3032 = "llvm.bitcast"(%2887) : (f32) -> i32
            %3033 = "llvm.bitcast"(%2888) : (f32) -> i32
            %3034 = "llvm.bitcast"(%2891) : (f32) -> i32
            %3035 = "llvm.bitcast"(%2892) : (f32) -> i32
            %3036 = "llvm.bitcast"(%2895) : (f32) -> i32
            %3037 = "llvm.bitcast"(%2896) : (f32) -> i32
            %3038 = "llvm.bitcast"(%2899) : (f32) -> i32
            %3039 = "llvm.bitcast"(%2900) : (f32) -> i32
            %3040 = "llvm.bitcast"(%2903) : (f32) -> i32
            %3041 = "llvm.bitcast"(%2904) : (f32) -> i32
            %3042 = "arith.maxsi"(%3010, %3011) : (i32, i32) -> i32
            %3043 = "arith.maxsi"(%3042, %3012) : (i32, i32) -> i32
            %3044 = "arith.maxsi"(%3013, %3014) : (i32, i32) -> i32
            %3045 = "arith.maxsi"(%3044, %3015) : (i32, i32) -> i32
            %3046 = "arith.maxsi"(%3016, %3017) : (i32, i32) -> i32
            %3047 = "arith.maxsi"(%3046, %3018) : (i32, i32) -> i32
            %3048 = "arith.maxsi"(%3019, %3020) : (i32, i32) -> i32
            %3049 = "arith.maxsi"(%3048, %3021) : (i32, i32) -> i32
            %3050 = "arith.maxsi"(%3022, %3023) : (i32, i32) -> i32
            %3051 = "arith.maxsi"(%3050, %3024) : (i32, i32) -> i32
            %3052 = "arith.maxsi"(%3025, %3026) : (i32, i32) -> i32
            %3053 = "arith.maxsi"(%3052, %3027) : (i32, i32) -> i32
            %3054 = "arith.maxsi"(%3028, %3029) : (i32, i32) -> i32
            %3055 = "arith.maxsi"(%3054, %3030) : (i32, i32) -> i32
            %3056 = "arith.maxsi"(%3031, %3032) : (i32, i32) -> i32
            %3057 = "arith.maxsi"(%3056, %3033) : (i32, i32) -> i32
            %3058 = "arith.maxsi"(%3034, %3035) : (i32, i32) -> i32
            %3059 = "arith.maxsi"(%3058, %3036) : (i32, i32) -> i32
            %3060 = "arith.maxsi"(%3037, %3038) : (i32, i32) -> i32
            %3061 = "arith.maxsi"(%3060, %3039) : (i32, i32) -> i32
            %3062 = "arith.maxsi"(%3040, %3041) : (i32, i32) -> i32
            %3063 = "arith.maxsi"(%3043, %3045) : (i32, i32) -> i32
            %3064 = "arith.maxsi"(%3063, %3047) : (i32, i32) -> i32
            %3065 = "arith.maxsi"(%3049, %3051) : (i32, i32) -> i32
            %3066 = "arith.maxsi"(%3065, %3053) : (i32, i32) -> i32
            %3067 = "arith.maxsi"(%3055, %3057) : (i32, i32) -> i32
            %3068 = "arith.maxsi"(%3067, %3059) : (i32, i32) -> i32
            %3069 = "arith.maxsi"(%3061, %3062) : (i32, i32) -> i32
            %3070 = "arith.maxsi"(%3064, %3066) : (i32, i32) -> i32
            %3071 = "arith.maxsi"(%3070, %3068) : (i32, i32) -> i32
            %3072 = "arith.maxsi"(%3071, %3069) : (i32, i32) -> i32
            %3073 = "arith.ori"(%3009, %3072) : (i32, i32) -> i32
            %3074 = "arith.cmpi"(%3073, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %3075 = "nvvm.vote.sync"(%60, %3074) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 46 : i32} : (i32, i1) -> i1
            %3076, %3077 = "scf.if"(%3075) ({
              %3078 = "llvm.bitcast"(%2841) : (f32) -> i32
              %3079 = "llvm.bitcast"(%2842) : (f32) -> i32
              %3080 = "llvm.bitcast"(%2845) : (f32) -> i32
              %3081 = "llvm.bitcast"(%2846) : (f32) -> i32
              %3082 = "llvm.bitcast"(%2849) : (f32) -> i32
              %3083 = "llvm.bitcast"(%2850) : (f32) -> i32
              %3084 = "llvm.bitcast"(%2853) : (f32) -> i32
              %3085 = "llvm.bitcast"(%2854) : (f32) -> i32
              %3086 = "llvm.bitcast"(%2857) : (f32) -> i32
              %3087 = "llvm.bitcast"(%2858) : (f32) -> i32
              %3088 = "llvm.bitcast"(%2861) : (f32) -> i32
              %3089 = "llvm.bitcast"(%2862) : (f32) -> i32
              %3090 = "llvm.bitcast"(%2865) : (f32) -> i32
              %3091 = "llvm.bitcast"(%2866) : (f32) -> i32
              %3092 = "llvm.bitcast"(%2869) : (f32) -> i32
              %3093 = "llvm.bitcast"(%2870) : (f32) -> i32
              %3094 = "llvm.bitcast"(%2873) : (f32) -> i32
              %3095 = "llvm.bitcast"(%2874) : (f32) -> i32
              %3096 = "llvm.bitcast"(%2877) : (f32) -> i32
              %3097 = "llvm.bitcast"(%2878) : (f32) -> i32
              %3098 = "llvm.bitcast"(%2881) : (f32) -> i32
              %3099 = "llvm.bitcast"(%2882) : (f32) -> i32
              %3100 = "llvm.bitcast"(%2885) : (f32) -> i32
              %3101 = "llvm.bitcast"(%2886) : (f32) -> i32
              %3102 = "llvm.bitcast"(%2889) : (f32) -> i32
              %3103 = "llvm.bitcast"(%2890) : (f32) -> i32
              %3104 = "llvm.bitcast"(%2893) : (f32) -> i32
              %3105 = "llvm.bitcast"(%2894) : (f32) -> i32
              %3106 = "llvm.bitcast"(%2897) : (f32) -> i32
              %3107 = "llvm.bitcast"(%2898) : (f32) -> i32
              %3108 = "llvm.bitcast"(%2901) : (f32) -> i32
              %3109 = "llvm.bitcast"(%2902) : (f32) -> i32
              %3110 = "arith.minui"(%3078, %3079) : (i32, i32) -> i32
              %3111 = "arith.minui"(%3110, %3080) : (i32, i32) -> i32
              %3112 = "arith.minui"(%3081, %3082) : (i32, i32) -> i32
              %3113 = "arith.minui"(%3112, %3083) : (i32, i32) -> i32
              %3114 = "arith.minui"(%3084, %3085) : (i32, i32) -> i32
              %3115 = "arith.minui"(%3114, %3086) : (i32, i32) -> i32
              %3116 = "arith.minui"(%3087, %3088) : (i32, i32) -> i32
              %3117 = "arith.minui"(%3116, %3089) : (i32, i32) -> i32
              %3118 = "arith.minui"(%3090, %3091) : (i32, i32) -> i32
              %3119 = "arith.minui"(%3118, %3092) : (i32, i32) -> i32
              %3120 = "arith.minui"(%3093, %3094) : (i32, i32) -> i32
              %3121 = "arith.minui"(%3120, %3095) : (i32, i32) -> i32
              %3122 = "arith.minui"(%3096, %3097) : (i32, i32) -> i32
              %3123 = "arith.minui"(%3122, %3098) : (i32, i32) -> i32
              %3124 = "arith.minui"(%3099, %3100) : (i32, i32) -> i32
              %3125 = "arith.minui"(%3124, %3101) : (i32, i32) -> i32
              %3126 = "arith.minui"(%3102, %3103) : (i32, i32) -> i32
              %3127 = "arith.minui"(%3126, %3104) : (i32, i32) -> i32
              %3128 = "arith.minui"(%3105, %3106) : (i32, i32) -> i32
              %3129 = "arith.minui"(%3128, %3107) : (i32, i32) -> i32
              %3130 = "arith.minui"(%3108, %3109) : (i32, i32) -> i32
              %3131 = "arith.minui"(%3111, %3113) : (i32, i32) -> i32
              %3132 = "arith.minui"(%3131, %3115) : (i32, i32) -> i32
              %3133 = "arith.minui"(%3117, %3119) : (i32, i32) -> i32
              %3134 = "arith.minui"(%3133, %3121) : (i32, i32) -> i32
              %3135 = "arith.minui"(%3123, %3125) : (i32, i32) -> i32
              %3136 = "arith.minui"(%3135, %3127) : (i32, i32) -> i32
              %3137 = "arith.minui"(%3129, %3130) : (i32, i32) -> i32
              %3138 = "arith.minui"(%3132, %3134) : (i32, i32) -> i32
              %3139 = "arith.minui"(%3138, %3136) : (i32, i32) -> i32
              %3140 = "arith.minui"(%3139, %3137) : (i32, i32) -> i32
              %3141 = "arith.cmpi"(%3009, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3142 = "arith.select"(%3141, %3140, %3009) : (i1, i32, i32) -> i32
              %3143 = "llvm.bitcast"(%2843) : (f32) -> i32
              %3144 = "llvm.bitcast"(%2844) : (f32) -> i32
              %3145 = "llvm.bitcast"(%2847) : (f32) -> i32
              %3146 = "llvm.bitcast"(%2848) : (f32) -> i32
              %3147 = "llvm.bitcast"(%2851) : (f32) -> i32
              %3148 = "llvm.bitcast"(%2852) : (f32) -> i32
              %3149 = "llvm.bitcast"(%2855) : (f32) -> i32
              %3150 = "llvm.bitcast"(%2856) : (f32) -> i32
              %3151 = "llvm.bitcast"(%2859) : (f32) -> i32
              %3152 = "llvm.bitcast"(%2860) : (f32) -> i32
              %3153 = "llvm.bitcast"(%2863) : (f32) -> i32
              %3154 = "llvm.bitcast"(%2864) : (f32) -> i32
              %3155 = "llvm.bitcast"(%2867) : (f32) -> i32
              %3156 = "llvm.bitcast"(%2868) : (f32) -> i32
              %3157 = "llvm.bitcast"(%2871) : (f32) -> i32
              %3158 = "llvm.bitcast"(%2872) : (f32) -> i32
              %3159 = "llvm.bitcast"(%2875) : (f32) -> i32
              %3160 = "llvm.bitcast"(%2876) : (f32) -> i32
              %3161 = "llvm.bitcast"(%2879) : (f32) -> i32
              %3162 = "llvm.bitcast"(%2880) : (f32) -> i32
              %3163 = "llvm.bitcast"(%2883) : (f32) -> i32
              %3164 = "llvm.bitcast"(%2884) : (f32) -> i32
              %3165 = "llvm.bitcast"(%2887) : (f32) -> i32
              %3166 = "llvm.bitcast"(%2888) : (f32) -> i32
              %3167 = "llvm.bitcast"(%2891) : (f32) -> i32
              %3168 = "llvm.bitcast"(%2892) : (f32) -> i32
              %3169 = "llvm.bitcast"(%2895) : (f32) -> i32
              %3170 = "llvm.bitcast"(%2896) : (f32) -> i32
              %3171 = "llvm.bitcast"(%2899) : (f32) -> i32
              %3172 = "llvm.bitcast"(%2900) : (f32) -> i32
              %3173 = "llvm.bitcast"(%2903) : (f32) -> i32
              %3174 = "llvm.bitcast"(%2904) : (f32) -> i32
              %3175 = "arith.minui"(%3143, %3144) : (i32, i32) -> i32
              %3176 = "arith.minui"(%3175, %3145) : (i32, i32) -> i32
              %3177 = "arith.minui"(%3146, %3147) : (i32, i32) -> i32
              %3178 = "arith.minui"(%3177, %3148) : (i32, i32) -> i32
              %3179 = "arith.minui"(%3149, %3150) : (i32, i32) -> i32
              %3180 = "arith.minui"(%3179, %3151) : (i32, i32) -> i32
              %3181 = "arith.minui"(%3152, %3153) : (i32, i32) -> i32
              %3182 = "arith.minui"(%3181, %3154) : (i32, i32) -> i32
              %3183 = "arith.minui"(%3155, %3156) : (i32, i32) -> i32
              %3184 = "arith.minui"(%3183, %3157) : (i32, i32) -> i32
              %3185 = "arith.minui"(%3158, %3159) : (i32, i32) -> i32
              %3186 = "arith.minui"(%3185, %3160) : (i32, i32) -> i32
              %3187 = "arith.minui"(%3161, %3162) : (i32, i32) -> i32
              %3188 = "arith.minui"(%3187, %3163) : (i32, i32) -> i32
              %3189 = "arith.minui"(%3164, %3165) : (i32, i32) -> i32
              %3190 = "arith.minui"(%3189, %3166) : (i32, i32) -> i32
              %3191 = "arith.minui"(%3167, %3168) : (i32, i32) -> i32
              %3192 = "arith.minui"(%3191, %3169) : (i32, i32) -> i32
              %3193 = "arith.minui"(%3170, %3171) : (i32, i32) -> i32
              %3194 = "arith.minui"(%3193, %3172) : (i32, i32) -> i32
              %3195 = "arith.minui"(%3173, %3174) : (i32, i32) -> i32
              %3196 = "arith.minui"(%3176, %3178) : (i32, i32) -> i32
              %3197 = "arith.minui"(%3196, %3180) : (i32, i32) -> i32
              %3198 = "arith.minui"(%3182, %3184) : (i32, i32) -> i32
              %3199 = "arith.minui"(%3198, %3186) : (i32, i32) -> i32
              %3200 = "arith.minui"(%3188, %3190) : (i32, i32) -> i32
              %3201 = "arith.minui"(%3200, %3192) : (i32, i32) -> i32
              %3202 = "arith.minui"(%3194, %3195) : (i32, i32) -> i32
              %3203 = "arith.minui"(%3197, %3199) : (i32, i32) -> i32
              %3204 = "arith.minui"(%3203, %3201) : (i32, i32) -> i32
              %3205 = "arith.minui"(%3204, %3202) : (i32, i32) -> i32
              %3206 = "arith.cmpi"(%3072, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %3207 = "arith.select"(%3206, %3205, %3072) : (i1, i32, i32) -> i32
              "scf.yield"(%3142, %3207) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3009, %3072) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3208 = "arith.bitcast"(%3076) : (i32) -> f32
            %3209 = "arith.bitcast"(%3077) : (i32) -> f32
            %3210 = "arith.mulf"(%3208, %1329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3211 = "arith.subf"(%3210, %2021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3212 = "arith.mulf"(%3209, %1329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3213 = "arith.subf"(%3212, %2021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3214 = "arith.addf"(%2622, %2025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3215 = "arith.cmpf"(%3211, %3214) {predicate = 2 : i64} : (f32, f32) -> i1
            %3216 = "arith.addf"(%2623, %2025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3217 = "arith.cmpf"(%3213, %3216) {predicate = 2 : i64} : (f32, f32) -> i1
            %3218 = "arith.ori"(%3215, %3217) : (i1, i1) -> i1
            %3219 = "nvvm.vote.sync"(%60, %3218) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 47 : i32} : (i32, i1) -> i1
            %3220, %3221, %3222, %3223 = "scf.if"(%3219) ({
              %3224 = "nvvm.shfl.sync"(%60, %3211, %915, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 48 : i32} : (i32, f32, i32, i32) -> f32
              %3225 = "arith.maxnumf"(%3211, %3224) : (f32, f32) -> f32
              %3226 = "nvvm.shfl.sync"(%60, %3225, %1355, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 49 : i32} : (i32, f32, i32, i32) -> f32
              %3227 = "arith.maxnumf"(%3225, %3226) : (f32, f32) -> f32
              %3228 = "arith.maxnumf"(%2622, %3227) : (f32, f32) -> f32
              %3229 = "nvvm.shfl.sync"(%60, %3213, %915, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 50 : i32} : (i32, f32, i32, i32) -> f32
              %3230 = "arith.maxnumf"(%3213, %3229) : (f32, f32) -> f32
              %3231 = "nvvm.shfl.sync"(%60, %3230, %1355, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 51 : i32} : (i32, f32, i32, i32) -> f32
              %3232 = "arith.maxnumf"(%3230, %3231) : (f32, f32) -> f32
              %3233 = "arith.maxnumf"(%2623, %3232) : (f32, f32) -> f32
              "scf.yield"(%3228, %3233, %2622, %2623) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2622, %2623, %2626, %2627) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %3234 = "vector.from_elements"(%2841, %2842, %2845, %2846, %2849, %2850, %2853, %2854, %2857, %2858, %2861, %2862, %2865, %2866, %2869, %2870, %2873, %2874, %2877, %2878, %2881, %2882, %2885, %2886, %2889, %2890, %2893, %2894, %2897, %2898, %2901, %2902) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3235 = "vector.broadcast"(%1329) : (f32) -> vector<32xf32>
            %3236 = "arith.mulf"(%3234, %3235) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3237 = "arith.cmpf"(%3220, %2049) {predicate = 2 : i64} : (f32, f32) -> i1
            %3238 = "arith.select"(%3237, %3220, %1328) : (i1, f32, f32) -> f32
            %3239 = "vector.broadcast"(%3238) : (f32) -> vector<32xf32>
            %3240 = "arith.subf"(%3236, %3239) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3241 = "vector.extract"(%3240) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3242 = "vector.extract"(%3240) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3243 = "vector.extract"(%3240) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3244 = "vector.extract"(%3240) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3245 = "vector.extract"(%3240) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3246 = "vector.extract"(%3240) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3247 = "vector.extract"(%3240) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3248 = "vector.extract"(%3240) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3249 = "vector.extract"(%3240) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3250 = "vector.extract"(%3240) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3251 = "vector.extract"(%3240) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3252 = "vector.extract"(%3240) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3253 = "vector.extract"(%3240) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3254 = "vector.extract"(%3240) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3255 = "vector.extract"(%3240) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3256 = "vector.extract"(%3240) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3257 = "vector.extract"(%3240) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3258 = "vector.extract"(%3240) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3259 = "vector.extract"(%3240) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3260 = "vector.extract"(%3240) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3261 = "vector.extract"(%3240) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3262 = "vector.extract"(%3240) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3263 = "vector.extract"(%3240) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3264 = "vector.extract"(%3240) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3265 = "vector.extract"(%3240) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3266 = "vector.extract"(%3240) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3267 = "vector.extract"(%3240) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3268 = "vector.extract"(%3240) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3269 = "vector.extract"(%3240) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3270 = "vector.extract"(%3240) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3271 = "vector.extract"(%3240) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3272 = "vector.extract"(%3240) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3273 = "llvm.call_intrinsic"(%3241) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3274 = "llvm.call_intrinsic"(%3242) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3275 = "llvm.call_intrinsic"(%3243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3276 = "llvm.call_intrinsic"(%3244) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3277 = "llvm.call_intrinsic"(%3245) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3278 = "llvm.call_intrinsic"(%3246) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3279 = "llvm.call_intrinsic"(%3247) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3280 = "llvm.call_intrinsic"(%3248) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3281 = "llvm.call_intrinsic"(%3249) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3282 = "llvm.call_intrinsic"(%3250) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3283 = "llvm.call_intrinsic"(%3251) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3284 = "llvm.call_intrinsic"(%3252) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3285 = "llvm.call_intrinsic"(%3253) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3286 = "llvm.call_intrinsic"(%3254) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3287 = "llvm.call_intrinsic"(%3255) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3288 = "llvm.call_intrinsic"(%3256) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
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
            %3305 = "vector.from_elements"(%3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3306 = "vector.extract"(%3305) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3307 = "vector.extract"(%3305) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3308 = "arith.addf"(%3306, %3307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3309 = "vector.extract"(%3305) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3310 = "vector.extract"(%3305) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3311 = "arith.addf"(%3309, %3310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3312 = "arith.addf"(%3308, %3311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3313 = "vector.extract"(%3305) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3314 = "vector.extract"(%3305) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3315 = "arith.addf"(%3313, %3314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3316 = "vector.extract"(%3305) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3317 = "vector.extract"(%3305) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3318 = "arith.addf"(%3316, %3317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3319 = "arith.addf"(%3315, %3318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3320 = "arith.addf"(%3312, %3319) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3321 = "vector.extract"(%3305) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3322 = "vector.extract"(%3305) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3323 = "arith.addf"(%3321, %3322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3324 = "vector.extract"(%3305) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3325 = "vector.extract"(%3305) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3326 = "arith.addf"(%3324, %3325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3327 = "arith.addf"(%3323, %3326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3328 = "vector.extract"(%3305) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3329 = "vector.extract"(%3305) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3330 = "arith.addf"(%3328, %3329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3331 = "vector.extract"(%3305) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3332 = "vector.extract"(%3305) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3333 = "arith.addf"(%3331, %3332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3334 = "arith.addf"(%3330, %3333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3335 = "arith.addf"(%3327, %3334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3336 = "arith.addf"(%3320, %3335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3337 = "vector.extract"(%3305) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3338 = "vector.extract"(%3305) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3339 = "arith.addf"(%3337, %3338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3340 = "vector.extract"(%3305) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3341 = "vector.extract"(%3305) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3342 = "arith.addf"(%3340, %3341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3343 = "arith.addf"(%3339, %3342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3344 = "vector.extract"(%3305) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3345 = "vector.extract"(%3305) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3346 = "arith.addf"(%3344, %3345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3347 = "vector.extract"(%3305) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3348 = "vector.extract"(%3305) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3349 = "arith.addf"(%3347, %3348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3350 = "arith.addf"(%3346, %3349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3351 = "arith.addf"(%3343, %3350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3352 = "vector.extract"(%3305) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3353 = "vector.extract"(%3305) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3354 = "arith.addf"(%3352, %3353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3355 = "vector.extract"(%3305) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3356 = "vector.extract"(%3305) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3357 = "arith.addf"(%3355, %3356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3358 = "arith.addf"(%3354, %3357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3359 = "vector.extract"(%3305) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3360 = "vector.extract"(%3305) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3361 = "arith.addf"(%3359, %3360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3362 = "vector.extract"(%3305) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3363 = "vector.extract"(%3305) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3364 = "arith.addf"(%3362, %3363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3365 = "arith.addf"(%3361, %3364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3366 = "arith.addf"(%3358, %3365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3367 = "arith.addf"(%3351, %3366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3368 = "arith.addf"(%3336, %3367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3369 = "arith.addf"(%3368, %1328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3370 = "vector.from_elements"(%2843, %2844, %2847, %2848, %2851, %2852, %2855, %2856, %2859, %2860, %2863, %2864, %2867, %2868, %2871, %2872, %2875, %2876, %2879, %2880, %2883, %2884, %2887, %2888, %2891, %2892, %2895, %2896, %2899, %2900, %2903, %2904) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3371 = "vector.broadcast"(%1329) : (f32) -> vector<32xf32>
            %3372 = "arith.mulf"(%3370, %3371) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3373 = "arith.cmpf"(%3221, %2049) {predicate = 2 : i64} : (f32, f32) -> i1
            %3374 = "arith.select"(%3373, %3221, %1328) : (i1, f32, f32) -> f32
            %3375 = "vector.broadcast"(%3374) : (f32) -> vector<32xf32>
            %3376 = "arith.subf"(%3372, %3375) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3377 = "vector.extract"(%3376) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3378 = "vector.extract"(%3376) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3379 = "vector.extract"(%3376) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3380 = "vector.extract"(%3376) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3381 = "vector.extract"(%3376) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3382 = "vector.extract"(%3376) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3383 = "vector.extract"(%3376) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3384 = "vector.extract"(%3376) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3385 = "vector.extract"(%3376) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3386 = "vector.extract"(%3376) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3387 = "vector.extract"(%3376) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3388 = "vector.extract"(%3376) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3389 = "vector.extract"(%3376) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3390 = "vector.extract"(%3376) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3391 = "vector.extract"(%3376) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3392 = "vector.extract"(%3376) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3393 = "vector.extract"(%3376) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3394 = "vector.extract"(%3376) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3395 = "vector.extract"(%3376) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3396 = "vector.extract"(%3376) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3397 = "vector.extract"(%3376) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3398 = "vector.extract"(%3376) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3399 = "vector.extract"(%3376) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3400 = "vector.extract"(%3376) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3401 = "vector.extract"(%3376) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3402 = "vector.extract"(%3376) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3403 = "vector.extract"(%3376) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3404 = "vector.extract"(%3376) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3405 = "vector.extract"(%3376) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3406 = "vector.extract"(%3376) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3407 = "vector.extract"(%3376) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3408 = "vector.extract"(%3376) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %3441 = "vector.from_elements"(%3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3442 = "vector.extract"(%3441) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3443 = "vector.extract"(%3441) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3444 = "arith.addf"(%3442, %3443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3445 = "vector.extract"(%3441) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3446 = "vector.extract"(%3441) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3447 = "arith.addf"(%3445, %3446) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3448 = "arith.addf"(%3444, %3447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3449 = "vector.extract"(%3441) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3450 = "vector.extract"(%3441) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3451 = "arith.addf"(%3449, %3450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3452 = "vector.extract"(%3441) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3453 = "vector.extract"(%3441) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3454 = "arith.addf"(%3452, %3453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3455 = "arith.addf"(%3451, %3454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3456 = "arith.addf"(%3448, %3455) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3457 = "vector.extract"(%3441) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3458 = "vector.extract"(%3441) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3459 = "arith.addf"(%3457, %3458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3460 = "vector.extract"(%3441) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3461 = "vector.extract"(%3441) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3462 = "arith.addf"(%3460, %3461) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3463 = "arith.addf"(%3459, %3462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3464 = "vector.extract"(%3441) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3465 = "vector.extract"(%3441) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3466 = "arith.addf"(%3464, %3465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3467 = "vector.extract"(%3441) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3468 = "vector.extract"(%3441) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3469 = "arith.addf"(%3467, %3468) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3470 = "arith.addf"(%3466, %3469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3471 = "arith.addf"(%3463, %3470) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3472 = "arith.addf"(%3456, %3471) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3473 = "vector.extract"(%3441) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3474 = "vector.extract"(%3441) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3475 = "arith.addf"(%3473, %3474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3476 = "vector.extract"(%3441) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3477 = "vector.extract"(%3441) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3478 = "arith.addf"(%3476, %3477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3479 = "arith.addf"(%3475, %3478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3480 = "vector.extract"(%3441) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3481 = "vector.extract"(%3441) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3482 = "arith.addf"(%3480, %3481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3483 = "vector.extract"(%3441) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3484 = "vector.extract"(%3441) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3485 = "arith.addf"(%3483, %3484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3486 = "arith.addf"(%3482, %3485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3487 = "arith.addf"(%3479, %3486) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3488 = "vector.extract"(%3441) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3489 = "vector.extract"(%3441) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3490 = "arith.addf"(%3488, %3489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3491 = "vector.extract"(%3441) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3492 = "vector.extract"(%3441) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3493 = "arith.addf"(%3491, %3492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3494 = "arith.addf"(%3490, %3493) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3495 = "vector.extract"(%3441) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3496 = "vector.extract"(%3441) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3497 = "arith.addf"(%3495, %3496) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3498 = "vector.extract"(%3441) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3499 = "vector.extract"(%3441) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3500 = "arith.addf"(%3498, %3499) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3501 = "arith.addf"(%3497, %3500) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3502 = "arith.addf"(%3494, %3501) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3503 = "arith.addf"(%3487, %3502) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3504 = "arith.addf"(%3472, %3503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3505 = "arith.addf"(%3504, %1328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3506 = "arith.addf"(%3369, %3505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3507 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %3508 = "arith.cmpf"(%3506, %3507) {predicate = 2 : i64} : (f32, f32) -> i1
            %3509 = "arith.ori"(%3219, %3508) : (i1, i1) -> i1
            %3510 = "nvvm.vote.sync"(%60, %3509) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 52 : i32} : (i32, i1) -> i1
            %3511, %3512, %3513, %3514 = "scf.if"(%3510) ({
              "nvvm.bar.warp.sync"(%60) {cutec.arm = 53 : i32} : (i32) -> ()
              %3515 = "arith.cmpf"(%3220, %2049) {predicate = 2 : i64} : (f32, f32) -> i1
              %3516 = "arith.select"(%3515, %3220, %1328) : (i1, f32, f32) -> f32
              %3517 = "arith.subf"(%3222, %3516) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3518 = "llvm.call_intrinsic"(%3517) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3519 = "arith.mulf"(%2624, %3518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3520 = "arith.cmpf"(%3221, %2049) {predicate = 2 : i64} : (f32, f32) -> i1
              %3521 = "arith.select"(%3520, %3221, %1328) : (i1, f32, f32) -> f32
              %3522 = "arith.subf"(%3223, %3521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3523 = "llvm.call_intrinsic"(%3522) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3524 = "arith.mulf"(%2625, %3523) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%3519, %3524, %3518, %3523) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2624, %2625, %3222, %3223) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t3621_r = "llvm.inline_asm"(%3306, %3337, %3442, %3473, %3321, %3352, %3457, %3488, %3313, %3344, %3449, %3480, %3328, %3359, %3464, %3495, %3309, %3340, %3445, %3476, %3324, %3355, %3460, %3491, %3316, %3347, %3452, %3483, %3331, %3362, %3467, %3498, %3307, %3338, %3443, %3474, %3322, %3353, %3458, %3489, %3314, %3345, %3450, %3481, %3329, %3360, %3465, %3496, %3310, %3341, %3446, %3477, %3325, %3356, %3461, %3492, %3317, %3348, %3453, %3484, %3332, %3363, %3468, %3499, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %3525 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 0>} : (!struct3) -> f32
            %3526 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 1>} : (!struct3) -> f32
            %3527 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 2>} : (!struct3) -> f32
            %3528 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 3>} : (!struct3) -> f32
            %3529 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 4>} : (!struct3) -> f32
            %3530 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 5>} : (!struct3) -> f32
            %3531 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 6>} : (!struct3) -> f32
            %3532 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 7>} : (!struct3) -> f32
            %3533 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 8>} : (!struct3) -> f32
            %3534 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 9>} : (!struct3) -> f32
            %3535 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 10>} : (!struct3) -> f32
            %3536 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 11>} : (!struct3) -> f32
            %3537 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 12>} : (!struct3) -> f32
            %3538 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 13>} : (!struct3) -> f32
            %3539 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 14>} : (!struct3) -> f32
            %3540 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 15>} : (!struct3) -> f32
            %3541 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 16>} : (!struct3) -> f32
            %3542 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 17>} : (!struct3) -> f32
            %3543 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 18>} : (!struct3) -> f32
            %3544 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 19>} : (!struct3) -> f32
            %3545 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 20>} : (!struct3) -> f32
            %3546 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 21>} : (!struct3) -> f32
            %3547 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 22>} : (!struct3) -> f32
            %3548 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 23>} : (!struct3) -> f32
            %3549 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 24>} : (!struct3) -> f32
            %3550 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 25>} : (!struct3) -> f32
            %3551 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 26>} : (!struct3) -> f32
            %3552 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 27>} : (!struct3) -> f32
            %3553 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 28>} : (!struct3) -> f32
            %3554 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 29>} : (!struct3) -> f32
            %3555 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 30>} : (!struct3) -> f32
            %3556 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 31>} : (!struct3) -> f32
            %3557 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 32>} : (!struct3) -> f32
            %3558 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 33>} : (!struct3) -> f32
            %3559 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 34>} : (!struct3) -> f32
            %3560 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 35>} : (!struct3) -> f32
            %3561 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 36>} : (!struct3) -> f32
            %3562 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 37>} : (!struct3) -> f32
            %3563 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 38>} : (!struct3) -> f32
            %3564 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 39>} : (!struct3) -> f32
            %3565 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 40>} : (!struct3) -> f32
            %3566 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 41>} : (!struct3) -> f32
            %3567 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 42>} : (!struct3) -> f32
            %3568 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 43>} : (!struct3) -> f32
            %3569 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 44>} : (!struct3) -> f32
            %3570 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 45>} : (!struct3) -> f32
            %3571 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 46>} : (!struct3) -> f32
            %3572 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 47>} : (!struct3) -> f32
            %3573 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 48>} : (!struct3) -> f32
            %3574 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 49>} : (!struct3) -> f32
            %3575 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 50>} : (!struct3) -> f32
            %3576 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 51>} : (!struct3) -> f32
            %3577 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 52>} : (!struct3) -> f32
            %3578 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 53>} : (!struct3) -> f32
            %3579 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 54>} : (!struct3) -> f32
            %3580 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 55>} : (!struct3) -> f32
            %3581 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 56>} : (!struct3) -> f32
            %3582 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 57>} : (!struct3) -> f32
            %3583 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 58>} : (!struct3) -> f32
            %3584 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 59>} : (!struct3) -> f32
            %3585 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 60>} : (!struct3) -> f32
            %3586 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 61>} : (!struct3) -> f32
            %3587 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 62>} : (!struct3) -> f32
            %3588 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 63>} : (!struct3) -> f32
            %3589 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 64>} : (!struct3) -> f32
            %3590 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 65>} : (!struct3) -> f32
            %3591 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 66>} : (!struct3) -> f32
            %3592 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 67>} : (!struct3) -> f32
            %3593 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 68>} : (!struct3) -> f32
            %3594 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 69>} : (!struct3) -> f32
            %3595 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 70>} : (!struct3) -> f32
            %3596 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 71>} : (!struct3) -> f32
            %3597 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 72>} : (!struct3) -> f32
            %3598 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 73>} : (!struct3) -> f32
            %3599 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 74>} : (!struct3) -> f32
            %3600 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 75>} : (!struct3) -> f32
            %3601 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 76>} : (!struct3) -> f32
            %3602 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 77>} : (!struct3) -> f32
            %3603 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 78>} : (!struct3) -> f32
            %3604 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 79>} : (!struct3) -> f32
            %3605 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 80>} : (!struct3) -> f32
            %3606 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 81>} : (!struct3) -> f32
            %3607 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 82>} : (!struct3) -> f32
            %3608 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 83>} : (!struct3) -> f32
            %3609 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 84>} : (!struct3) -> f32
            %3610 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 85>} : (!struct3) -> f32
            %3611 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 86>} : (!struct3) -> f32
            %3612 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 87>} : (!struct3) -> f32
            %3613 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 88>} : (!struct3) -> f32
            %3614 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 89>} : (!struct3) -> f32
            %3615 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 90>} : (!struct3) -> f32
            %3616 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 91>} : (!struct3) -> f32
            %3617 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 92>} : (!struct3) -> f32
            %3618 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 93>} : (!struct3) -> f32
            %3619 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 94>} : (!struct3) -> f32
            %3620 = "llvm.extractvalue"(%t3621_r) {position = array<i64: 95>} : (!struct3) -> f32
            %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655 = "scf.if"(%3219) ({
              %3656 = "vector.from_elements"(%3589, %3590, %3593, %3594, %3597, %3598, %3601, %3602, %3605, %3606, %3609, %3610, %3613, %3614, %3617, %3618) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3657 = "vector.broadcast"(%3513) : (f32) -> vector<16xf32>
              %3658 = "arith.mulf"(%3656, %3657) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3659 = "vector.extract"(%3658) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3660 = "vector.extract"(%3658) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3661 = "vector.extract"(%3658) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3662 = "vector.extract"(%3658) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3663 = "vector.extract"(%3658) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3664 = "vector.extract"(%3658) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3665 = "vector.extract"(%3658) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3666 = "vector.extract"(%3658) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3667 = "vector.extract"(%3658) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3668 = "vector.extract"(%3658) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3669 = "vector.extract"(%3658) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3670 = "vector.extract"(%3658) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3671 = "vector.extract"(%3658) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3672 = "vector.extract"(%3658) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3673 = "vector.extract"(%3658) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3674 = "vector.extract"(%3658) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3675 = "vector.from_elements"(%3591, %3592, %3595, %3596, %3599, %3600, %3603, %3604, %3607, %3608, %3611, %3612, %3615, %3616, %3619, %3620) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3676 = "vector.broadcast"(%3514) : (f32) -> vector<16xf32>
              %3677 = "arith.mulf"(%3675, %3676) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3678 = "vector.extract"(%3677) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3679 = "vector.extract"(%3677) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3680 = "vector.extract"(%3677) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3681 = "vector.extract"(%3677) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3682 = "vector.extract"(%3677) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3683 = "vector.extract"(%3677) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3684 = "vector.extract"(%3677) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3685 = "vector.extract"(%3677) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3686 = "vector.extract"(%3677) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3687 = "vector.extract"(%3677) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3688 = "vector.extract"(%3677) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3689 = "vector.extract"(%3677) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3690 = "vector.extract"(%3677) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3691 = "vector.extract"(%3677) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3692 = "vector.extract"(%3677) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3693 = "vector.extract"(%3677) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3694 = "vector.from_elements"(%2628, %2629) : (f32, f32) -> vector<2xf32>
              %3695 = "vector.from_elements"(%3513, %3514) : (f32, f32) -> vector<2xf32>
              %3696 = "arith.mulf"(%3694, %3695) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %3697 = "vector.extract"(%3696) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3698 = "vector.extract"(%3696) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.yield"(%3659, %3660, %3678, %3679, %3661, %3662, %3680, %3681, %3663, %3664, %3682, %3683, %3665, %3666, %3684, %3685, %3667, %3668, %3686, %3687, %3669, %3670, %3688, %3689, %3671, %3672, %3690, %3691, %3673, %3674, %3692, %3693, %3697, %3698) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3589, %3590, %3591, %3592, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620, %2628, %2629) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3699 = "arith.constant"() {value = 12 : i32} : () -> i32
            %3700 = "arith.cmpi"(%2503, %3699) {predicate = 0 : i64} : (i32, i32) -> i1
            %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736 = "scf.if"(%3700) ({
              %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768 = "scf.if"(%2502) ({
                %3769 = "llvm.load"(%920) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3770 = "vector.extract"(%3769) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3771 = "vector.extract"(%3769) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3772 = "vector.extract"(%3769) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3773 = "vector.extract"(%3769) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3774 = "vector.extract"(%3769) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3775 = "vector.extract"(%3769) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3776 = "vector.extract"(%3769) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3777 = "vector.extract"(%3769) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3778 = "vector.from_elements"(%3622, %3623, %3626, %3627) : (f32, f32, f32, f32) -> vector<4xf32>
                %3779 = "vector.from_elements"(%3770, %3771, %3774, %3775) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3780 = "arith.extf"(%3779) : (vector<4xbf16>) -> vector<4xf32>
                %3781 = "vector.broadcast"(%3654) : (f32) -> vector<4xf32>
                %3782 = "arith.mulf"(%3780, %3781) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3783 = "arith.addf"(%3778, %3782) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3784 = "vector.extract"(%3783) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3785 = "vector.extract"(%3783) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3786 = "vector.extract"(%3783) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3787 = "vector.extract"(%3783) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3788 = "vector.from_elements"(%3624, %3625, %3628, %3629) : (f32, f32, f32, f32) -> vector<4xf32>
                %3789 = "vector.from_elements"(%3772, %3773, %3776, %3777) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3790 = "arith.extf"(%3789) : (vector<4xbf16>) -> vector<4xf32>
                %3791 = "vector.broadcast"(%3655) : (f32) -> vector<4xf32>
                %3792 = "arith.mulf"(%3790, %3791) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3793 = "arith.addf"(%3788, %3792) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3794 = "vector.extract"(%3793) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3795 = "vector.extract"(%3793) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3796 = "vector.extract"(%3793) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3797 = "vector.extract"(%3793) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3798 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 1024>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3799 = "llvm.load"(%3798) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3800 = "vector.extract"(%3799) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3801 = "vector.extract"(%3799) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3802 = "vector.extract"(%3799) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3803 = "vector.extract"(%3799) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3804 = "vector.extract"(%3799) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3805 = "vector.extract"(%3799) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3806 = "vector.extract"(%3799) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3807 = "vector.extract"(%3799) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3808 = "vector.from_elements"(%3630, %3631, %3634, %3635) : (f32, f32, f32, f32) -> vector<4xf32>
                %3809 = "vector.from_elements"(%3800, %3801, %3804, %3805) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3810 = "arith.extf"(%3809) : (vector<4xbf16>) -> vector<4xf32>
                %3811 = "vector.broadcast"(%3654) : (f32) -> vector<4xf32>
                %3812 = "arith.mulf"(%3810, %3811) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3813 = "arith.addf"(%3808, %3812) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3814 = "vector.extract"(%3813) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3815 = "vector.extract"(%3813) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3816 = "vector.extract"(%3813) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3817 = "vector.extract"(%3813) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3818 = "vector.from_elements"(%3632, %3633, %3636, %3637) : (f32, f32, f32, f32) -> vector<4xf32>
                %3819 = "vector.from_elements"(%3802, %3803, %3806, %3807) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3820 = "arith.extf"(%3819) : (vector<4xbf16>) -> vector<4xf32>
                %3821 = "vector.broadcast"(%3655) : (f32) -> vector<4xf32>
                %3822 = "arith.mulf"(%3820, %3821) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3823 = "arith.addf"(%3818, %3822) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3824 = "vector.extract"(%3823) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3825 = "vector.extract"(%3823) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3826 = "vector.extract"(%3823) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3827 = "vector.extract"(%3823) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3828 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 2048>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3829 = "llvm.load"(%3828) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3830 = "vector.extract"(%3829) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3831 = "vector.extract"(%3829) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3832 = "vector.extract"(%3829) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3833 = "vector.extract"(%3829) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3834 = "vector.extract"(%3829) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3835 = "vector.extract"(%3829) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3836 = "vector.extract"(%3829) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3837 = "vector.extract"(%3829) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3838 = "vector.from_elements"(%3638, %3639, %3642, %3643) : (f32, f32, f32, f32) -> vector<4xf32>
                %3839 = "vector.from_elements"(%3830, %3831, %3834, %3835) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3840 = "arith.extf"(%3839) : (vector<4xbf16>) -> vector<4xf32>
                %3841 = "vector.broadcast"(%3654) : (f32) -> vector<4xf32>
                %3842 = "arith.mulf"(%3840, %3841) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3843 = "arith.addf"(%3838, %3842) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3844 = "vector.extract"(%3843) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3845 = "vector.extract"(%3843) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3846 = "vector.extract"(%3843) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3847 = "vector.extract"(%3843) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3848 = "vector.from_elements"(%3640, %3641, %3644, %3645) : (f32, f32, f32, f32) -> vector<4xf32>
                %3849 = "vector.from_elements"(%3832, %3833, %3836, %3837) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3850 = "arith.extf"(%3849) : (vector<4xbf16>) -> vector<4xf32>
                %3851 = "vector.broadcast"(%3655) : (f32) -> vector<4xf32>
                %3852 = "arith.mulf"(%3850, %3851) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3853 = "arith.addf"(%3848, %3852) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3854 = "vector.extract"(%3853) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3855 = "vector.extract"(%3853) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3856 = "vector.extract"(%3853) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3857 = "vector.extract"(%3853) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3858 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %3859 = "llvm.load"(%3858) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
                %3860 = "vector.extract"(%3859) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                %3861 = "vector.extract"(%3859) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                %3862 = "vector.extract"(%3859) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                %3863 = "vector.extract"(%3859) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                %3864 = "vector.extract"(%3859) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                %3865 = "vector.extract"(%3859) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                %3866 = "vector.extract"(%3859) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                %3867 = "vector.extract"(%3859) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                %3868 = "vector.from_elements"(%3646, %3647, %3650, %3651) : (f32, f32, f32, f32) -> vector<4xf32>
                %3869 = "vector.from_elements"(%3860, %3861, %3864, %3865) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3870 = "arith.extf"(%3869) : (vector<4xbf16>) -> vector<4xf32>
                %3871 = "vector.broadcast"(%3654) : (f32) -> vector<4xf32>
                %3872 = "arith.mulf"(%3870, %3871) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3873 = "arith.addf"(%3868, %3872) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3874 = "vector.extract"(%3873) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3875 = "vector.extract"(%3873) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3876 = "vector.extract"(%3873) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3877 = "vector.extract"(%3873) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %3878 = "vector.from_elements"(%3648, %3649, %3652, %3653) : (f32, f32, f32, f32) -> vector<4xf32>
                %3879 = "vector.from_elements"(%3862, %3863, %3866, %3867) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
                %3880 = "arith.extf"(%3879) : (vector<4xbf16>) -> vector<4xf32>
                %3881 = "vector.broadcast"(%3655) : (f32) -> vector<4xf32>
                %3882 = "arith.mulf"(%3880, %3881) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3883 = "arith.addf"(%3878, %3882) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3884 = "vector.extract"(%3883) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %3885 = "vector.extract"(%3883) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %3886 = "vector.extract"(%3883) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %3887 = "vector.extract"(%3883) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                "scf.yield"(%3784, %3785, %3794, %3795, %3786, %3787, %3796, %3797, %3814, %3815, %3824, %3825, %3816, %3817, %3826, %3827, %3844, %3845, %3854, %3855, %3846, %3847, %3856, %3857, %3874, %3875, %3884, %3885, %3876, %3877, %3886, %3887) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %3888 = "vector.from_elements"(%3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3889 = "arith.truncf"(%3888) : (vector<8xf32>) -> vector<8xbf16>
              %3890 = "vector.extract"(%3889) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3891 = "vector.extract"(%3889) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3892 = "vector.extract"(%3889) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3893 = "vector.extract"(%3889) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3894 = "vector.extract"(%3889) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3895 = "vector.extract"(%3889) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3896 = "vector.extract"(%3889) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3897 = "vector.extract"(%3889) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3898 = "vector.from_elements"(%3890, %3891, %3892, %3893, %3894, %3895, %3896, %3897) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3898, %920) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3899 = "vector.from_elements"(%3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3900 = "arith.truncf"(%3899) : (vector<8xf32>) -> vector<8xbf16>
              %3901 = "vector.extract"(%3900) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3902 = "vector.extract"(%3900) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3903 = "vector.extract"(%3900) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3904 = "vector.extract"(%3900) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3905 = "vector.extract"(%3900) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3906 = "vector.extract"(%3900) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3907 = "vector.extract"(%3900) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3908 = "vector.extract"(%3900) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3909 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 1024>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3910 = "vector.from_elements"(%3901, %3902, %3903, %3904, %3905, %3906, %3907, %3908) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3910, %3909) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3911 = "vector.from_elements"(%3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3912 = "arith.truncf"(%3911) : (vector<8xf32>) -> vector<8xbf16>
              %3913 = "vector.extract"(%3912) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3914 = "vector.extract"(%3912) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3915 = "vector.extract"(%3912) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3916 = "vector.extract"(%3912) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3917 = "vector.extract"(%3912) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3918 = "vector.extract"(%3912) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3919 = "vector.extract"(%3912) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3920 = "vector.extract"(%3912) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3921 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 2048>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3922 = "vector.from_elements"(%3913, %3914, %3915, %3916, %3917, %3918, %3919, %3920) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3922, %3921) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              %3923 = "vector.from_elements"(%3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3924 = "arith.truncf"(%3923) : (vector<8xf32>) -> vector<8xbf16>
              %3925 = "vector.extract"(%3924) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
              %3926 = "vector.extract"(%3924) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
              %3927 = "vector.extract"(%3924) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
              %3928 = "vector.extract"(%3924) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
              %3929 = "vector.extract"(%3924) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
              %3930 = "vector.extract"(%3924) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
              %3931 = "vector.extract"(%3924) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
              %3932 = "vector.extract"(%3924) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
              %3933 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3934 = "vector.from_elements"(%3925, %3926, %3927, %3928, %3929, %3930, %3931, %3932) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
              "llvm.store"(%3934, %3933) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
              "scf.yield"(%2772, %61, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %922, %923) : (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2502, %2503, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655) : (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i1, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3935 = "arith.addi"(%3702, %915) : (i32, i32) -> i32
            %3936 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3937 = "arith.cmpi"(%3936, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%3937) ({
              %3938 = "llvm.getelementptr"(%144, %2508) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3939_s0 = "llvm.ptrtoint"(%3938) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3939_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3940 = "arith.addi"(%2508, %915) : (i32, i32) -> i32
            %3941 = "arith.cmpi"(%3940, %1355) {predicate = 0 : i64} : (i32, i32) -> i1
            %3942 = "arith.xori"(%2509, %915) : (i32, i32) -> i32
            %3943 = "arith.select"(%3941, %3942, %2509) : (i1, i32, i32) -> i32
            %3944 = "arith.select"(%3941, %61, %3940) : (i1, i32, i32) -> i32
            %3945 = "arith.addi"(%2507, %915) : (i32, i32) -> i32
            %3946 = "vector.from_elements"(%3511, %3512) : (f32, f32) -> vector<2xf32>
            %3947 = "vector.from_elements"(%3369, %3505) : (f32, f32) -> vector<2xf32>
            %3948 = "arith.addf"(%3946, %3947) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %3949 = "vector.extract"(%3948) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3950 = "vector.extract"(%3948) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3951 = "vector.from_elements"(%3525, %3526, %3529, %3530, %3527, %3528, %3531, %3532, %3533, %3534, %3537, %3538, %3535, %3536, %3539, %3540, %3541, %3542, %3545, %3546, %3543, %3544, %3547, %3548, %3549, %3550, %3553, %3554, %3551, %3552, %3555, %3556, %3557, %3558, %3561, %3562, %3559, %3560, %3563, %3564, %3565, %3566, %3569, %3570, %3567, %3568, %3571, %3572, %3573, %3574, %3577, %3578, %3575, %3576, %3579, %3580, %3581, %3582, %3585, %3586, %3583, %3584, %3587, %3588) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %3952 = "arith.bitcast"(%3951) : (vector<64xf32>) -> vector<64xi32>
            %3953 = "arith.andi"(%3952, %2321) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3954 = "arith.cmpi"(%3953, %2323) {predicate = 8 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
            %3955 = "arith.minui"(%3953, %2325) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3956 = "arith.shrui"(%3955, %2327) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3957 = "arith.andi"(%3956, %2329) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3958 = "arith.addi"(%3955, %2331) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3959 = "arith.addi"(%3958, %3957) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3960 = "arith.shrui"(%3959, %2327) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3961 = "arith.subi"(%3960, %2335) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3962 = "arith.bitcast"(%3955) : (vector<64xi32>) -> vector<64xf32>
            %3963 = "arith.addf"(%3962, %2338) : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %3964 = "arith.bitcast"(%3963) : (vector<64xf32>) -> vector<64xi32>
            %3965 = "arith.subi"(%3964, %2337) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3966 = "arith.cmpi"(%3955, %2343) {predicate = 6 : i64} : (vector<64xi32>, vector<64xi32>) -> vector<64xi1>
            %3967 = "arith.select"(%3966, %3965, %3961) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3968 = "arith.shrui"(%3952, %2346) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3969 = "arith.andi"(%3968, %2348) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3970 = "arith.ori"(%3967, %3969) : (vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3971 = "arith.select"(%3954, %2351, %3970) : (vector<64xi1>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
            %3972 = "arith.trunci"(%3971) : (vector<64xi32>) -> vector<64xi8>
            %3973 = "vector.bitcast"(%3972) : (vector<64xi8>) -> vector<16xi32>
            %3974 = "vector.extract"(%3973) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %3975 = "vector.extract"(%3973) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %3976 = "vector.extract"(%3973) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %3977 = "vector.extract"(%3973) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %3978 = "vector.extract"(%3973) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %3979 = "vector.extract"(%3973) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %3980 = "vector.extract"(%3973) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %3981 = "vector.extract"(%3973) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %3982 = "vector.extract"(%3973) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %3983 = "vector.extract"(%3973) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %3984 = "vector.extract"(%3973) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %3985 = "vector.extract"(%3973) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %3986 = "vector.extract"(%3973) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %3987 = "vector.extract"(%3973) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %3988 = "vector.extract"(%3973) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %3989 = "vector.extract"(%3973) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            "scf.yield"(%2938, %3701, %3935, %2946, %2945, %2944, %3945, %3944, %3943, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3220, %3221, %3949, %3950, %3513, %3514, %3735, %3736) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3990 = "llvm.getelementptr"(%143, %2378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t3991_s0 = "llvm.ptrtoint"(%3990) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t3991_s0, %2379) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %3992 = "arith.muli"(%2378, %1403) : (i32, i32) -> i32
          %3993 = "llvm.getelementptr"(%77, %3992) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3994 = "arith.constant"() {value = true} : () -> i1
          %t3996_a = "llvm.ptrtoint"(%3993) : (!llvm.ptr<3>) -> i32
          %t3996_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t3996_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t3996_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t3996_shifted = "arith.shrui"(%t3996_a, %t3996_four) : (i32, i32) -> i32
          %t3996_low = "arith.andi"(%t3996_shifted, %t3996_mask) : (i32, i32) -> i32
          %t3996_wide = "arith.extui"(%t3996_low) : (i32) -> i64
          %3995 = "arith.ori"(%t3996_wide, %t3996_fields) : (i64, i64) -> i64
          %t4029_r = "llvm.inline_asm"(%2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %3997 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 0>} : (!struct2) -> f32
          %3998 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 1>} : (!struct2) -> f32
          %3999 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4000 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4001 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4002 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4003 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4004 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4005 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4006 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4007 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4008 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4009 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4010 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4011 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4012 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4013 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4014 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4015 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4016 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4017 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4018 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4019 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4020 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4021 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4022 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4023 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4024 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4025 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4026 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4027 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4028 = "llvm.extractvalue"(%t4029_r) {position = array<i64: 31>} : (!struct2) -> f32
          %t4062_r = "llvm.inline_asm"(%3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %3995, %3994) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1;\0Aadd.s64 db, $80, 2;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1;\0Aadd.s64 db, $80, 4;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1;\0Aadd.s64 db, $80, 6;\0Awgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 54 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct2
          %4030 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 0>} : (!struct2) -> f32
          %4031 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 1>} : (!struct2) -> f32
          %4032 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 2>} : (!struct2) -> f32
          %4033 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 3>} : (!struct2) -> f32
          %4034 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 4>} : (!struct2) -> f32
          %4035 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 5>} : (!struct2) -> f32
          %4036 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 6>} : (!struct2) -> f32
          %4037 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 7>} : (!struct2) -> f32
          %4038 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 8>} : (!struct2) -> f32
          %4039 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 9>} : (!struct2) -> f32
          %4040 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 10>} : (!struct2) -> f32
          %4041 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 11>} : (!struct2) -> f32
          %4042 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 12>} : (!struct2) -> f32
          %4043 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 13>} : (!struct2) -> f32
          %4044 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 14>} : (!struct2) -> f32
          %4045 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 15>} : (!struct2) -> f32
          %4046 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 16>} : (!struct2) -> f32
          %4047 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 17>} : (!struct2) -> f32
          %4048 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 18>} : (!struct2) -> f32
          %4049 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 19>} : (!struct2) -> f32
          %4050 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 20>} : (!struct2) -> f32
          %4051 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 21>} : (!struct2) -> f32
          %4052 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 22>} : (!struct2) -> f32
          %4053 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 23>} : (!struct2) -> f32
          %4054 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 24>} : (!struct2) -> f32
          %4055 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 25>} : (!struct2) -> f32
          %4056 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 26>} : (!struct2) -> f32
          %4057 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 27>} : (!struct2) -> f32
          %4058 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 28>} : (!struct2) -> f32
          %4059 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 29>} : (!struct2) -> f32
          %4060 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 30>} : (!struct2) -> f32
          %4061 = "llvm.extractvalue"(%t4062_r) {position = array<i64: 31>} : (!struct2) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %4063 = "arith.muli"(%1317, %23) : (i64, i64) -> i64
          %4064 = "arith.muli"(%1316, %24) : (i64, i64) -> i64
          %4065 = "arith.addi"(%4063, %4064) : (i64, i64) -> i64
          %4066 = "llvm.getelementptr"(%19, %4065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4067 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4068 = "nvvm.shfl.sync"(%60, %2494, %915, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 55 : i32} : (i32, f32, i32, i32) -> f32
          %4069 = "arith.addf"(%2494, %4068) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4070 = "nvvm.shfl.sync"(%60, %4069, %1355, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 56 : i32} : (i32, f32, i32, i32) -> f32
          %4071 = "arith.addf"(%4069, %4070) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4072 = "llvm.call_intrinsic"(%4071) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4073 = "arith.cmpf"(%4071, %1328) {predicate = 1 : i64} : (f32, f32) -> i1
          %4074 = "scf.if"(%4073) ({
            "scf.yield"(%1328) : (f32) -> ()
          }, {
            "scf.yield"(%4072) : (f32) -> ()
          }) : (i1) -> f32
          %4075 = "arith.remui"(%4067, %1350) : (i32, i32) -> i32
          %4076 = "arith.cmpi"(%4075, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %4077 = "arith.cmpi"(%1352, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4078 = "arith.andi"(%4076, %4077) : (i1, i1) -> i1
          "scf.if"(%4078) ({
            %4079 = "llvm.call_intrinsic"(%4071) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4080 = "arith.addf"(%2492, %4079) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4081 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4082 = "arith.mulf"(%4080, %4081) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4083 = "arith.extsi"(%1352) : (i32) -> i64
            %4084 = "llvm.getelementptr"(%4066, %4083) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4082, %4084) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4085 = "nvvm.shfl.sync"(%60, %2495, %915, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 57 : i32} : (i32, f32, i32, i32) -> f32
          %4086 = "arith.addf"(%2495, %4085) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4087 = "nvvm.shfl.sync"(%60, %4086, %1355, %62) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 58 : i32} : (i32, f32, i32, i32) -> f32
          %4088 = "arith.addf"(%4086, %4087) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4089 = "llvm.call_intrinsic"(%4088) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4090 = "arith.cmpf"(%4088, %1328) {predicate = 1 : i64} : (f32, f32) -> i1
          %4091 = "scf.if"(%4090) ({
            "scf.yield"(%1328) : (f32) -> ()
          }, {
            "scf.yield"(%4089) : (f32) -> ()
          }) : (i1) -> f32
          %4092 = "arith.addi"(%1352, %918) : (i32, i32) -> i32
          %4093 = "arith.cmpi"(%4092, %38) {predicate = 2 : i64} : (i32, i32) -> i1
          %4094 = "arith.andi"(%4076, %4093) : (i1, i1) -> i1
          "scf.if"(%4094) ({
            %4095 = "llvm.call_intrinsic"(%4088) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4096 = "arith.addf"(%2493, %4095) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4097 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %4098 = "arith.mulf"(%4096, %4097) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %4099 = "arith.extsi"(%4092) : (i32) -> i64
            %4100 = "llvm.getelementptr"(%4066, %4099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4098, %4100) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4101 = "vector.from_elements"(%4074, %4091) : (f32, f32) -> vector<2xf32>
          %4102 = "vector.broadcast"(%1333) : (f32) -> vector<2xf32>
          %4103 = "arith.mulf"(%4101, %4102) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
          %4104 = "vector.extract"(%4103) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4105 = "vector.extract"(%4103) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %t4202_r = "llvm.inline_asm"(%2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %4106 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4107 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4108 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4109 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4110 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4111 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4112 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4113 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4114 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4115 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4116 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4117 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4118 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4119 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4120 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4121 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 15>} : (!struct3) -> f32
          %4122 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 16>} : (!struct3) -> f32
          %4123 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 17>} : (!struct3) -> f32
          %4124 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 18>} : (!struct3) -> f32
          %4125 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 19>} : (!struct3) -> f32
          %4126 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 20>} : (!struct3) -> f32
          %4127 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 21>} : (!struct3) -> f32
          %4128 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 22>} : (!struct3) -> f32
          %4129 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 23>} : (!struct3) -> f32
          %4130 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 24>} : (!struct3) -> f32
          %4131 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 25>} : (!struct3) -> f32
          %4132 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 26>} : (!struct3) -> f32
          %4133 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 27>} : (!struct3) -> f32
          %4134 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 28>} : (!struct3) -> f32
          %4135 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 29>} : (!struct3) -> f32
          %4136 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 30>} : (!struct3) -> f32
          %4137 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 31>} : (!struct3) -> f32
          %4138 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 32>} : (!struct3) -> f32
          %4139 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 33>} : (!struct3) -> f32
          %4140 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 34>} : (!struct3) -> f32
          %4141 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 35>} : (!struct3) -> f32
          %4142 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 36>} : (!struct3) -> f32
          %4143 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 37>} : (!struct3) -> f32
          %4144 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 38>} : (!struct3) -> f32
          %4145 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 39>} : (!struct3) -> f32
          %4146 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 40>} : (!struct3) -> f32
          %4147 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 41>} : (!struct3) -> f32
          %4148 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 42>} : (!struct3) -> f32
          %4149 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 43>} : (!struct3) -> f32
          %4150 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 44>} : (!struct3) -> f32
          %4151 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 45>} : (!struct3) -> f32
          %4152 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 46>} : (!struct3) -> f32
          %4153 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 47>} : (!struct3) -> f32
          %4154 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 48>} : (!struct3) -> f32
          %4155 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 49>} : (!struct3) -> f32
          %4156 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 50>} : (!struct3) -> f32
          %4157 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 51>} : (!struct3) -> f32
          %4158 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 52>} : (!struct3) -> f32
          %4159 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 53>} : (!struct3) -> f32
          %4160 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 54>} : (!struct3) -> f32
          %4161 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 55>} : (!struct3) -> f32
          %4162 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 56>} : (!struct3) -> f32
          %4163 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 57>} : (!struct3) -> f32
          %4164 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 58>} : (!struct3) -> f32
          %4165 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 59>} : (!struct3) -> f32
          %4166 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 60>} : (!struct3) -> f32
          %4167 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 61>} : (!struct3) -> f32
          %4168 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 62>} : (!struct3) -> f32
          %4169 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 63>} : (!struct3) -> f32
          %4170 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 64>} : (!struct3) -> f32
          %4171 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 65>} : (!struct3) -> f32
          %4172 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 66>} : (!struct3) -> f32
          %4173 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 67>} : (!struct3) -> f32
          %4174 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 68>} : (!struct3) -> f32
          %4175 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 69>} : (!struct3) -> f32
          %4176 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 70>} : (!struct3) -> f32
          %4177 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 71>} : (!struct3) -> f32
          %4178 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 72>} : (!struct3) -> f32
          %4179 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 73>} : (!struct3) -> f32
          %4180 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 74>} : (!struct3) -> f32
          %4181 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 75>} : (!struct3) -> f32
          %4182 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 76>} : (!struct3) -> f32
          %4183 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 77>} : (!struct3) -> f32
          %4184 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 78>} : (!struct3) -> f32
          %4185 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 79>} : (!struct3) -> f32
          %4186 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 80>} : (!struct3) -> f32
          %4187 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 81>} : (!struct3) -> f32
          %4188 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 82>} : (!struct3) -> f32
          %4189 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 83>} : (!struct3) -> f32
          %4190 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 84>} : (!struct3) -> f32
          %4191 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 85>} : (!struct3) -> f32
          %4192 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 86>} : (!struct3) -> f32
          %4193 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 87>} : (!struct3) -> f32
          %4194 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 88>} : (!struct3) -> f32
          %4195 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 89>} : (!struct3) -> f32
          %4196 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 90>} : (!struct3) -> f32
          %4197 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 91>} : (!struct3) -> f32
          %4198 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 92>} : (!struct3) -> f32
          %4199 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 93>} : (!struct3) -> f32
          %4200 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 94>} : (!struct3) -> f32
          %4201 = "llvm.extractvalue"(%t4202_r) {position = array<i64: 95>} : (!struct3) -> f32
          %4203 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %4204 = "arith.cmpi"(%4203, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%4204) ({
            %4205 = "llvm.getelementptr"(%144, %2378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4206_s0 = "llvm.ptrtoint"(%4205) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4206_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4207 = "arith.addi"(%2378, %915) : (i32, i32) -> i32
          %4208 = "arith.cmpi"(%4207, %1355) {predicate = 0 : i64} : (i32, i32) -> i1
          %4209 = "arith.xori"(%2379, %915) : (i32, i32) -> i32
          %4210 = "arith.select"(%4208, %4209, %2379) : (i1, i32, i32) -> i32
          %4211 = "arith.select"(%4208, %61, %4207) : (i1, i32, i32) -> i32
          %4212 = "arith.addi"(%2377, %915) : (i32, i32) -> i32
          %4213, %4214, %4215, %4216, %4217, %4218, %4219, %4220, %4221, %4222, %4223, %4224, %4225, %4226, %4227, %4228, %4229, %4230, %4231, %4232, %4233, %4234, %4235, %4236, %4237, %4238, %4239, %4240, %4241, %4242, %4243, %4244 = "scf.if"(%2372) ({
            %4245 = "llvm.load"(%920) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4246 = "vector.extract"(%4245) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4247 = "vector.extract"(%4245) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4248 = "vector.extract"(%4245) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4249 = "vector.extract"(%4245) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4250 = "vector.extract"(%4245) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4251 = "vector.extract"(%4245) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4252 = "vector.extract"(%4245) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4253 = "vector.extract"(%4245) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4254 = "vector.from_elements"(%4170, %4171, %4174, %4175) : (f32, f32, f32, f32) -> vector<4xf32>
            %4255 = "vector.from_elements"(%4246, %4247, %4250, %4251) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4256 = "arith.extf"(%4255) : (vector<4xbf16>) -> vector<4xf32>
            %4257 = "vector.broadcast"(%2498) : (f32) -> vector<4xf32>
            %4258 = "arith.mulf"(%4256, %4257) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4259 = "arith.addf"(%4254, %4258) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4260 = "vector.extract"(%4259) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4261 = "vector.extract"(%4259) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4262 = "vector.extract"(%4259) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4263 = "vector.extract"(%4259) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4264 = "vector.from_elements"(%4172, %4173, %4176, %4177) : (f32, f32, f32, f32) -> vector<4xf32>
            %4265 = "vector.from_elements"(%4248, %4249, %4252, %4253) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4266 = "arith.extf"(%4265) : (vector<4xbf16>) -> vector<4xf32>
            %4267 = "vector.broadcast"(%2499) : (f32) -> vector<4xf32>
            %4268 = "arith.mulf"(%4266, %4267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4269 = "arith.addf"(%4264, %4268) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4270 = "vector.extract"(%4269) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4271 = "vector.extract"(%4269) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4272 = "vector.extract"(%4269) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4273 = "vector.extract"(%4269) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4274 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 1024>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4275 = "llvm.load"(%4274) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4276 = "vector.extract"(%4275) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4277 = "vector.extract"(%4275) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4278 = "vector.extract"(%4275) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4279 = "vector.extract"(%4275) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4280 = "vector.extract"(%4275) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4281 = "vector.extract"(%4275) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4282 = "vector.extract"(%4275) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4283 = "vector.extract"(%4275) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4284 = "vector.from_elements"(%4178, %4179, %4182, %4183) : (f32, f32, f32, f32) -> vector<4xf32>
            %4285 = "vector.from_elements"(%4276, %4277, %4280, %4281) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4286 = "arith.extf"(%4285) : (vector<4xbf16>) -> vector<4xf32>
            %4287 = "vector.broadcast"(%2498) : (f32) -> vector<4xf32>
            %4288 = "arith.mulf"(%4286, %4287) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4289 = "arith.addf"(%4284, %4288) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4290 = "vector.extract"(%4289) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4291 = "vector.extract"(%4289) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4292 = "vector.extract"(%4289) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4293 = "vector.extract"(%4289) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4294 = "vector.from_elements"(%4180, %4181, %4184, %4185) : (f32, f32, f32, f32) -> vector<4xf32>
            %4295 = "vector.from_elements"(%4278, %4279, %4282, %4283) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4296 = "arith.extf"(%4295) : (vector<4xbf16>) -> vector<4xf32>
            %4297 = "vector.broadcast"(%2499) : (f32) -> vector<4xf32>
            %4298 = "arith.mulf"(%4296, %4297) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4299 = "arith.addf"(%4294, %4298) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4300 = "vector.extract"(%4299) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4301 = "vector.extract"(%4299) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4302 = "vector.extract"(%4299) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4303 = "vector.extract"(%4299) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4304 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 2048>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4305 = "llvm.load"(%4304) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4306 = "vector.extract"(%4305) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4307 = "vector.extract"(%4305) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4308 = "vector.extract"(%4305) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4309 = "vector.extract"(%4305) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4310 = "vector.extract"(%4305) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4311 = "vector.extract"(%4305) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4312 = "vector.extract"(%4305) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4313 = "vector.extract"(%4305) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4314 = "vector.from_elements"(%4186, %4187, %4190, %4191) : (f32, f32, f32, f32) -> vector<4xf32>
            %4315 = "vector.from_elements"(%4306, %4307, %4310, %4311) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4316 = "arith.extf"(%4315) : (vector<4xbf16>) -> vector<4xf32>
            %4317 = "vector.broadcast"(%2498) : (f32) -> vector<4xf32>
            %4318 = "arith.mulf"(%4316, %4317) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4319 = "arith.addf"(%4314, %4318) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4320 = "vector.extract"(%4319) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4321 = "vector.extract"(%4319) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4322 = "vector.extract"(%4319) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4323 = "vector.extract"(%4319) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4324 = "vector.from_elements"(%4188, %4189, %4192, %4193) : (f32, f32, f32, f32) -> vector<4xf32>
            %4325 = "vector.from_elements"(%4308, %4309, %4312, %4313) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4326 = "arith.extf"(%4325) : (vector<4xbf16>) -> vector<4xf32>
            %4327 = "vector.broadcast"(%2499) : (f32) -> vector<4xf32>
            %4328 = "arith.mulf"(%4326, %4327) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4329 = "arith.addf"(%4324, %4328) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4330 = "vector.extract"(%4329) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4331 = "vector.extract"(%4329) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4332 = "vector.extract"(%4329) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4333 = "vector.extract"(%4329) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4334 = "llvm.getelementptr"(%920) {rawConstantIndices = array<i32: 3072>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4335 = "llvm.load"(%4334) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
            %4336 = "vector.extract"(%4335) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
            %4337 = "vector.extract"(%4335) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
            %4338 = "vector.extract"(%4335) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
            %4339 = "vector.extract"(%4335) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
            %4340 = "vector.extract"(%4335) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
            %4341 = "vector.extract"(%4335) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
            %4342 = "vector.extract"(%4335) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
            %4343 = "vector.extract"(%4335) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
            %4344 = "vector.from_elements"(%4194, %4195, %4198, %4199) : (f32, f32, f32, f32) -> vector<4xf32>
            %4345 = "vector.from_elements"(%4336, %4337, %4340, %4341) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4346 = "arith.extf"(%4345) : (vector<4xbf16>) -> vector<4xf32>
            %4347 = "vector.broadcast"(%2498) : (f32) -> vector<4xf32>
            %4348 = "arith.mulf"(%4346, %4347) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4349 = "arith.addf"(%4344, %4348) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4350 = "vector.extract"(%4349) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4351 = "vector.extract"(%4349) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4352 = "vector.extract"(%4349) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4353 = "vector.extract"(%4349) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %4354 = "vector.from_elements"(%4196, %4197, %4200, %4201) : (f32, f32, f32, f32) -> vector<4xf32>
            %4355 = "vector.from_elements"(%4338, %4339, %4342, %4343) : (bf16, bf16, bf16, bf16) -> vector<4xbf16>
            %4356 = "arith.extf"(%4355) : (vector<4xbf16>) -> vector<4xf32>
            %4357 = "vector.broadcast"(%2499) : (f32) -> vector<4xf32>
            %4358 = "arith.mulf"(%4356, %4357) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4359 = "arith.addf"(%4354, %4358) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %4360 = "vector.extract"(%4359) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %4361 = "vector.extract"(%4359) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %4362 = "vector.extract"(%4359) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %4363 = "vector.extract"(%4359) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%4260, %4261, %4270, %4271, %4262, %4263, %4272, %4273, %4290, %4291, %4300, %4301, %4292, %4293, %4302, %4303, %4320, %4321, %4330, %4331, %4322, %4323, %4332, %4333, %4350, %4351, %4360, %4361, %4352, %4353, %4362, %4363) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%4170, %4171, %4172, %4173, %4174, %4175, %4176, %4177, %4178, %4179, %4180, %4181, %4182, %4183, %4184, %4185, %4186, %4187, %4188, %4189, %4190, %4191, %4192, %4193, %4194, %4195, %4196, %4197, %4198, %4199, %4200, %4201) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %4364 = "vector.from_elements"(%4213, %4214, %4217, %4218, %4221, %4222, %4225, %4226, %4229, %4230, %4233, %4234, %4237, %4238, %4241, %4242) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4365 = "vector.broadcast"(%4104) : (f32) -> vector<16xf32>
          %4366 = "arith.mulf"(%4364, %4365) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4367 = "vector.extract"(%4366) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4368 = "vector.extract"(%4366) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4369 = "vector.extract"(%4366) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4370 = "vector.extract"(%4366) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4371 = "vector.extract"(%4366) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4372 = "vector.extract"(%4366) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4373 = "vector.extract"(%4366) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4374 = "vector.extract"(%4366) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4375 = "vector.extract"(%4366) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4376 = "vector.extract"(%4366) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4377 = "vector.extract"(%4366) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4378 = "vector.extract"(%4366) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4379 = "vector.extract"(%4366) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4380 = "vector.extract"(%4366) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4381 = "vector.extract"(%4366) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4382 = "vector.extract"(%4366) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4383 = "vector.from_elements"(%4215, %4216, %4219, %4220, %4223, %4224, %4227, %4228, %4231, %4232, %4235, %4236, %4239, %4240, %4243, %4244) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4384 = "vector.broadcast"(%4105) : (f32) -> vector<16xf32>
          %4385 = "arith.mulf"(%4383, %4384) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4386 = "vector.extract"(%4385) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4387 = "vector.extract"(%4385) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4388 = "vector.extract"(%4385) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4389 = "vector.extract"(%4385) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4390 = "vector.extract"(%4385) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4391 = "vector.extract"(%4385) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4392 = "vector.extract"(%4385) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4393 = "vector.extract"(%4385) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4394 = "vector.extract"(%4385) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4395 = "vector.extract"(%4385) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4396 = "vector.extract"(%4385) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4397 = "vector.extract"(%4385) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4398 = "vector.extract"(%4385) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4399 = "vector.extract"(%4385) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4400 = "vector.extract"(%4385) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4401 = "vector.extract"(%4385) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4402 = "arith.muli"(%1317, %17) : (i64, i64) -> i64
          %4403 = "arith.muli"(%1316, %18) : (i64, i64) -> i64
          %4404 = "arith.addi"(%4402, %4403) : (i64, i64) -> i64
          %4405 = "llvm.getelementptr"(%12, %4404) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4406 = "arith.extsi"(%1334) : (i32) -> i64
          %4407 = "arith.muli"(%4406, %16) : (i64, i64) -> i64
          %4408 = "llvm.getelementptr"(%4405, %4407) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %4409 = "arith.subi"(%38, %1334) : (i32, i32) -> i32
          %4410 = "nvvm.shfl.sync"(%60, %917, %1349, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 59 : i32} : (i32, i32, i32, i32) -> i32
          %4411 = "arith.remui"(%4410, %925) : (i32, i32) -> i32
          %4412 = "arith.divui"(%4410, %925) : (i32, i32) -> i32
          %4413 = "arith.muli"(%4411, %64) : (i32, i32) -> i32
          %4414 = "arith.remui"(%4412, %1355) : (i32, i32) -> i32
          %4415 = "arith.divui"(%4412, %1355) : (i32, i32) -> i32
          %4416 = "arith.muli"(%4414, %918) : (i32, i32) -> i32
          %4417 = "arith.addi"(%4413, %4416) : (i32, i32) -> i32
          %4418 = "arith.constant"() {value = 512 : i32} : () -> i32
          %4419 = "arith.muli"(%4415, %4418) : (i32, i32) -> i32
          %4420 = "arith.addi"(%4417, %4419) : (i32, i32) -> i32
          %4421 = "arith.andi"(%4410, %62) : (i32, i32) -> i32
          %4422 = "arith.constant"() {value = 5 : i32} : () -> i32
          %4423 = "arith.shrsi"(%4410, %4422) : (i32, i32) -> i32
          %4424 = "arith.muli"(%4423, %925) : (i32, i32) -> i32
          %4425 = "arith.divui"(%4421, %1350) : (i32, i32) -> i32
          %4426 = "arith.addi"(%4424, %4425) : (i32, i32) -> i32
          %4427 = "arith.remui"(%4421, %1350) : (i32, i32) -> i32
          %4428 = "arith.addi"(%4421, %64) : (i32, i32) -> i32
          %4429 = "arith.divui"(%4428, %1350) : (i32, i32) -> i32
          %4430 = "arith.addi"(%4424, %4429) : (i32, i32) -> i32
          %4431 = "arith.remui"(%4428, %1350) : (i32, i32) -> i32
          %4432 = "vector.from_elements"(%4367, %4368, %4386, %4387, %4369, %4370, %4388, %4389, %4371, %4372, %4390, %4391, %4373, %4374, %4392, %4393) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4433 = "arith.truncf"(%4432) : (vector<16xf32>) -> vector<16xbf16>
          %4434 = "vector.extract"(%4433) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4435 = "vector.extract"(%4433) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4436 = "vector.extract"(%4433) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4437 = "vector.extract"(%4433) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4438 = "vector.extract"(%4433) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4439 = "vector.extract"(%4433) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4440 = "vector.extract"(%4433) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4441 = "vector.extract"(%4433) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4442 = "vector.extract"(%4433) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4443 = "vector.extract"(%4433) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4444 = "vector.extract"(%4433) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4445 = "vector.extract"(%4433) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4446 = "vector.extract"(%4433) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4447 = "vector.extract"(%4433) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4448 = "vector.extract"(%4433) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4449 = "vector.extract"(%4433) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4450 = "vector.from_elements"(%4434, %4435) : (bf16, bf16) -> vector<2xbf16>
          %4451 = "llvm.bitcast"(%4450) : (vector<2xbf16>) -> i32
          %4452 = "vector.from_elements"(%4436, %4437) : (bf16, bf16) -> vector<2xbf16>
          %4453 = "llvm.bitcast"(%4452) : (vector<2xbf16>) -> i32
          %4454 = "vector.from_elements"(%4438, %4439) : (bf16, bf16) -> vector<2xbf16>
          %4455 = "llvm.bitcast"(%4454) : (vector<2xbf16>) -> i32
          %4456 = "vector.from_elements"(%4440, %4441) : (bf16, bf16) -> vector<2xbf16>
          %4457 = "llvm.bitcast"(%4456) : (vector<2xbf16>) -> i32
          %4458 = "arith.constant"() {value = 192 : i32} : () -> i32
          %4459 = "arith.andi"(%4420, %4458) : (i32, i32) -> i32
          %4460 = "arith.shrui"(%4459, %1353) : (i32, i32) -> i32
          %4461 = "arith.xori"(%4420, %4460) : (i32, i32) -> i32
          %4462 = "llvm.getelementptr"(%1402, %4461) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4462, %4451, %4453, %4455, %4457) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4464 = "arith.addi"(%4420, %925) : (i32, i32) -> i32
          %4465 = "vector.from_elements"(%4442, %4443) : (bf16, bf16) -> vector<2xbf16>
          %4466 = "llvm.bitcast"(%4465) : (vector<2xbf16>) -> i32
          %4467 = "vector.from_elements"(%4444, %4445) : (bf16, bf16) -> vector<2xbf16>
          %4468 = "llvm.bitcast"(%4467) : (vector<2xbf16>) -> i32
          %4469 = "vector.from_elements"(%4446, %4447) : (bf16, bf16) -> vector<2xbf16>
          %4470 = "llvm.bitcast"(%4469) : (vector<2xbf16>) -> i32
          %4471 = "vector.from_elements"(%4448, %4449) : (bf16, bf16) -> vector<2xbf16>
          %4472 = "llvm.bitcast"(%4471) : (vector<2xbf16>) -> i32
          %4473 = "arith.andi"(%4464, %4458) : (i32, i32) -> i32
          %4474 = "arith.shrui"(%4473, %1353) : (i32, i32) -> i32
          %4475 = "arith.xori"(%4464, %4474) : (i32, i32) -> i32
          %4476 = "llvm.getelementptr"(%1402, %4475) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%4476, %4466, %4468, %4470, %4472) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 62 : i32} : (i32) -> ()
          %4478 = "arith.muli"(%4426, %64) : (i32, i32) -> i32
          %4479 = "arith.muli"(%4427, %918) : (i32, i32) -> i32
          %4480 = "arith.addi"(%4478, %4479) : (i32, i32) -> i32
          %4481 = "arith.andi"(%4480, %4458) : (i32, i32) -> i32
          %4482 = "arith.shrui"(%4481, %1353) : (i32, i32) -> i32
          %4483 = "arith.xori"(%4480, %4482) : (i32, i32) -> i32
          %4484 = "llvm.getelementptr"(%1402, %4483) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4485 = "llvm.load"(%4484) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4486 = "vector.extract"(%4485) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4487 = "vector.extract"(%4485) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4488 = "vector.extract"(%4485) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4489 = "vector.extract"(%4485) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4490 = "vector.extract"(%4485) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4491 = "vector.extract"(%4485) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4492 = "vector.extract"(%4485) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4493 = "vector.extract"(%4485) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4494 = "arith.muli"(%4430, %64) : (i32, i32) -> i32
          %4495 = "arith.muli"(%4431, %918) : (i32, i32) -> i32
          %4496 = "arith.addi"(%4494, %4495) : (i32, i32) -> i32
          %4497 = "arith.andi"(%4496, %4458) : (i32, i32) -> i32
          %4498 = "arith.shrui"(%4497, %1353) : (i32, i32) -> i32
          %4499 = "arith.xori"(%4496, %4498) : (i32, i32) -> i32
          %4500 = "llvm.getelementptr"(%1402, %4499) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4501 = "llvm.load"(%4500) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4502 = "vector.extract"(%4501) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4503 = "vector.extract"(%4501) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4504 = "vector.extract"(%4501) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4505 = "vector.extract"(%4501) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4506 = "vector.extract"(%4501) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4507 = "vector.extract"(%4501) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4508 = "vector.extract"(%4501) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4509 = "vector.extract"(%4501) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 63 : i32} : (i32) -> ()
          %4510 = "arith.cmpi"(%4426, %4409) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4510) ({
            %4511 = "arith.extsi"(%4426) : (i32) -> i64
            %4512 = "arith.extsi"(%4427) : (i32) -> i64
            %4513 = "arith.muli"(%4511, %16) : (i64, i64) -> i64
            %4514 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4515 = "arith.muli"(%4512, %4514) : (i64, i64) -> i64
            %4516 = "arith.addi"(%4513, %4515) : (i64, i64) -> i64
            %4517 = "llvm.getelementptr"(%4408, %4516) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4518 = "vector.from_elements"(%4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4518, %4517) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4519 = "arith.cmpi"(%4430, %4409) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%4519) ({
            %4520 = "arith.extsi"(%4430) : (i32) -> i64
            %4521 = "arith.extsi"(%4431) : (i32) -> i64
            %4522 = "arith.muli"(%4520, %16) : (i64, i64) -> i64
            %4523 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4524 = "arith.muli"(%4521, %4523) : (i64, i64) -> i64
            %4525 = "arith.addi"(%4522, %4524) : (i64, i64) -> i64
            %4526 = "llvm.getelementptr"(%4408, %4525) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4527 = "vector.from_elements"(%4502, %4503, %4504, %4505, %4506, %4507, %4508, %4509) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4527, %4526) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4528 = "vector.from_elements"(%4375, %4376, %4394, %4395, %4377, %4378, %4396, %4397, %4379, %4380, %4398, %4399, %4381, %4382, %4400, %4401) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4529 = "arith.truncf"(%4528) : (vector<16xf32>) -> vector<16xbf16>
          %4530 = "vector.extract"(%4529) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %4531 = "vector.extract"(%4529) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %4532 = "vector.extract"(%4529) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %4533 = "vector.extract"(%4529) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %4534 = "vector.extract"(%4529) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %4535 = "vector.extract"(%4529) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %4536 = "vector.extract"(%4529) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %4537 = "vector.extract"(%4529) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %4538 = "vector.extract"(%4529) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %4539 = "vector.extract"(%4529) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %4540 = "vector.extract"(%4529) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %4541 = "vector.extract"(%4529) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %4542 = "vector.extract"(%4529) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %4543 = "vector.extract"(%4529) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %4544 = "vector.extract"(%4529) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %4545 = "vector.extract"(%4529) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %4546 = "vector.from_elements"(%4530, %4531) : (bf16, bf16) -> vector<2xbf16>
          %4547 = "llvm.bitcast"(%4546) : (vector<2xbf16>) -> i32
          %4548 = "vector.from_elements"(%4532, %4533) : (bf16, bf16) -> vector<2xbf16>
          %4549 = "llvm.bitcast"(%4548) : (vector<2xbf16>) -> i32
          %4550 = "vector.from_elements"(%4534, %4535) : (bf16, bf16) -> vector<2xbf16>
          %4551 = "llvm.bitcast"(%4550) : (vector<2xbf16>) -> i32
          %4552 = "vector.from_elements"(%4536, %4537) : (bf16, bf16) -> vector<2xbf16>
          %4553 = "llvm.bitcast"(%4552) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4462, %4547, %4549, %4551, %4553) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %4555 = "vector.from_elements"(%4538, %4539) : (bf16, bf16) -> vector<2xbf16>
          %4556 = "llvm.bitcast"(%4555) : (vector<2xbf16>) -> i32
          %4557 = "vector.from_elements"(%4540, %4541) : (bf16, bf16) -> vector<2xbf16>
          %4558 = "llvm.bitcast"(%4557) : (vector<2xbf16>) -> i32
          %4559 = "vector.from_elements"(%4542, %4543) : (bf16, bf16) -> vector<2xbf16>
          %4560 = "llvm.bitcast"(%4559) : (vector<2xbf16>) -> i32
          %4561 = "vector.from_elements"(%4544, %4545) : (bf16, bf16) -> vector<2xbf16>
          %4562 = "llvm.bitcast"(%4561) : (vector<2xbf16>) -> i32
          "nvvm.stmatrix"(%4476, %4556, %4558, %4560, %4562) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 66 : i32} : (i32) -> ()
          %4564 = "llvm.load"(%4484) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4565 = "vector.extract"(%4564) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4566 = "vector.extract"(%4564) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4567 = "vector.extract"(%4564) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4568 = "vector.extract"(%4564) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4569 = "vector.extract"(%4564) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4570 = "vector.extract"(%4564) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4571 = "vector.extract"(%4564) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4572 = "vector.extract"(%4564) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %4573 = "llvm.load"(%4500) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xbf16>
          %4574 = "vector.extract"(%4573) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %4575 = "vector.extract"(%4573) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %4576 = "vector.extract"(%4573) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %4577 = "vector.extract"(%4573) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %4578 = "vector.extract"(%4573) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %4579 = "vector.extract"(%4573) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %4580 = "vector.extract"(%4573) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %4581 = "vector.extract"(%4573) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%60) {cutec.arm = 67 : i32} : (i32) -> ()
          "scf.if"(%81) ({
            %4582 = "llvm.getelementptr"(%82, %1230) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4583_s0 = "llvm.ptrtoint"(%4582) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4583_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4510) ({
            %4584 = "arith.addi"(%1350, %4427) : (i32, i32) -> i32
            %4585 = "arith.extsi"(%4426) : (i32) -> i64
            %4586 = "arith.extsi"(%4584) : (i32) -> i64
            %4587 = "arith.muli"(%4585, %16) : (i64, i64) -> i64
            %4588 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4589 = "arith.muli"(%4586, %4588) : (i64, i64) -> i64
            %4590 = "arith.addi"(%4587, %4589) : (i64, i64) -> i64
            %4591 = "llvm.getelementptr"(%4408, %4590) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4592 = "vector.from_elements"(%4565, %4566, %4567, %4568, %4569, %4570, %4571, %4572) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4592, %4591) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%4519) ({
            %4593 = "arith.addi"(%1350, %4431) : (i32, i32) -> i32
            %4594 = "arith.extsi"(%4430) : (i32) -> i64
            %4595 = "arith.extsi"(%4593) : (i32) -> i64
            %4596 = "arith.muli"(%4594, %16) : (i64, i64) -> i64
            %4597 = "arith.constant"() {value = 8 : i64} : () -> i64
            %4598 = "arith.muli"(%4595, %4597) : (i64, i64) -> i64
            %4599 = "arith.addi"(%4596, %4598) : (i64, i64) -> i64
            %4600 = "llvm.getelementptr"(%4408, %4599) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %4601 = "vector.from_elements"(%4574, %4575, %4576, %4577, %4578, %4579, %4580, %4581) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
            "llvm.store"(%4601, %4600) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %4602 = "arith.addi"(%1230, %915) : (i32, i32) -> i32
          %4603 = "arith.cmpi"(%4602, %1355) {predicate = 0 : i64} : (i32, i32) -> i1
          %4604 = "arith.xori"(%1231, %915) : (i32, i32) -> i32
          %4605 = "arith.select"(%4603, %4604, %1231) : (i1, i32, i32) -> i32
          %4606 = "arith.select"(%4603, %61, %4602) : (i1, i32, i32) -> i32
          %4607 = "arith.addi"(%1229, %915) : (i32, i32) -> i32
          %4608 = "llvm.getelementptr"(%162, %1227) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4609_s0 = "llvm.ptrtoint"(%4608) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4609_s0, %1228) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4610 = "arith.muli"(%1227, %1353) : (i32, i32) -> i32
          %4611 = "llvm.getelementptr"(%180, %4610) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4612 = "llvm.load"(%4611) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4613 = "nvvm.shfl.sync"(%60, %4612, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 68 : i32} : (i32, i32, i32, i32) -> i32
          %4614 = "arith.addi"(%915, %4610) : (i32, i32) -> i32
          %4615 = "llvm.getelementptr"(%180, %4614) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4616 = "llvm.load"(%4615) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4617 = "nvvm.shfl.sync"(%60, %4616, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 69 : i32} : (i32, i32, i32, i32) -> i32
          %4618 = "arith.addi"(%1355, %4610) : (i32, i32) -> i32
          %4619 = "llvm.getelementptr"(%180, %4618) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %4620 = "llvm.load"(%4619) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %4621 = "nvvm.shfl.sync"(%60, %4620, %61, %62) {kind = #nvvm<shfl_kind idx>, cutec.arm = 70 : i32} : (i32, i32, i32, i32) -> i32
          %4622 = "llvm.getelementptr"(%163, %1227) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4623_s0 = "llvm.ptrtoint"(%4622) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4623_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %4624 = "arith.addi"(%1227, %915) : (i32, i32) -> i32
          %4625 = "arith.cmpi"(%4624, %1355) {predicate = 0 : i64} : (i32, i32) -> i1
          %4626 = "arith.xori"(%1228, %915) : (i32, i32) -> i32
          %4627 = "arith.select"(%4625, %4626, %1228) : (i1, i32, i32) -> i32
          %4628 = "arith.select"(%4625, %61, %4624) : (i1, i32, i32) -> i32
          %4629 = "arith.addi"(%1226, %915) : (i32, i32) -> i32
          "scf.yield"(%4621, %4617, %4613, %2374, %2375, %2376, %4629, %4628, %4627, %4607, %4606, %4605, %4212, %4211, %4210, %4106, %4107, %4108, %4109, %4110, %4111, %4112, %4113, %4114, %4115, %4116, %4117, %4118, %4119, %4120, %4121, %4122, %4123, %4124, %4125, %4126, %4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158, %4159, %4160, %4161, %4162, %4163, %4164, %4165, %4166, %4167, %4168, %4169, %4104, %4105, %2498, %2499, %4547, %4549, %4551, %4553, %4556, %4558, %4560, %4562) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        "scf.if"(%952) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %4630 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%4630) : (i1) -> ()
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
    %192 = "arith.constant"() {value = 65720 : i32} : () -> i32
    "gpu.launch_func"(%190, %47, %47, %191, %47, %47, %192, %42, %2, %3, %1, %45, %8, %9, %1, %46, %8, %9, %1, %23, %2, %3, %1, %25, %26, %24, %27, %2, %3, %1, %29, %28, %172, %187, %89, %108, %82, %117, %135, %120, %142, %157, %156, %60, %8, %2, %19, %1, %9, %20, %17, %3, %18, %21, %22, %37, %189) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 50, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, i32, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_fp8_full_depth64_groups1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
