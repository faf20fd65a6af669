!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct3 = !llvm.struct<"struct3", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr, %9: i32, %10: i32, %11: i32, %12: !llvm.ptr, %13: i32, %14: i32, %15: i32, %16: !llvm.ptr, %17: i32, %18: i32, %19: i32, %20: !llvm.ptr<1>, %21: i32, %22: i32, %23: i32, %24: i64, %25: i64, %26: !llvm.ptr, %27: i32, %28: i32, %29: i32, %30: !llvm.ptr<1>, %31: i32, %32: i32, %33: i32, %34: i64, %35: i64, %36: i64, %37: !llvm.ptr<1>, %38: i32, %39: i32, %40: i32, %41: i64, %42: i64, %43: i64, %44: i64, %45: i64, %46: i32, %47: i64, %48: i32, %49: i32, %50: i64, %51: i32, %52: i32, %53: i32, %54: i64, %55: i32, %56: i32, %57: i32, %58: f32, %59: i32):
      %60 = "arith.trunci"(%44) : (i64) -> i32
      %61 = "arith.trunci"(%45) : (i64) -> i32
      %62 = "arith.trunci"(%47) : (i64) -> i32
      %63 = "arith.trunci"(%50) : (i64) -> i32
      %64 = "arith.trunci"(%54) : (i64) -> i32
      %65 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %66 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %67 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %68 = "arith.constant"() {value = 128 : i32} : () -> i32
      %69 = "arith.divui"(%65, %68) : (i32, i32) -> i32
      %70 = "arith.constant"() {value = -1 : i32} : () -> i32
      %71 = "arith.constant"() {value = 0 : i32} : () -> i32
      %72 = "arith.constant"() {value = 31 : i32} : () -> i32
      %73 = "nvvm.shfl.sync"(%70, %69, %71, %72) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %74 = "arith.constant"() {value = 32 : i32} : () -> i32
      %75 = "arith.divui"(%65, %74) : (i32, i32) -> i32
      %76 = "nvvm.shfl.sync"(%70, %75, %71, %72) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %77 = "arith.cmpi"(%76, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%77) ({
        %78 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%78) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %80 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%80) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %82 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%82) ({
          "llvm.inline_asm"(%8) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %84 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%84) ({
          "llvm.inline_asm"(%12) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %86 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%86) ({
          "llvm.inline_asm"(%16) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %88 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %89 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %90 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %91 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 57344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %92 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 73728>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %93 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 81920>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %94 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 114688>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %95 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 115456>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %96 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 115968>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %97 = "llvm.getelementptr"(%96) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %98 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %99 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %100 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %101 = "arith.addi"(%99, %100) : (i32, i32) -> i32
      %102 = "arith.constant"() {value = 384 : i32} : () -> i32
      %103 = "arith.muli"(%101, %102) : (i32, i32) -> i32
      %104 = "arith.addi"(%98, %103) : (i32, i32) -> i32
      %105 = "arith.divui"(%104, %74) : (i32, i32) -> i32
      %106 = "arith.cmpi"(%105, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%106) ({
        %107 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%107) ({
          %108 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t109_s0 = "llvm.ptrtoint"(%96) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t109_s0, %108) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %110 = "llvm.getelementptr"(%96) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t111_s0 = "llvm.ptrtoint"(%110) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t111_s0, %108) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %112 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t113_s0 = "llvm.ptrtoint"(%97) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t113_s0, %112) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %114 = "llvm.getelementptr"(%97) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t115_s0 = "llvm.ptrtoint"(%114) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t115_s0, %112) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %116 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 116000>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %117 = "llvm.getelementptr"(%116) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %118 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %119 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %120 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %121 = "arith.addi"(%119, %120) : (i32, i32) -> i32
      %122 = "arith.muli"(%121, %102) : (i32, i32) -> i32
      %123 = "arith.addi"(%118, %122) : (i32, i32) -> i32
      %124 = "arith.divui"(%123, %74) : (i32, i32) -> i32
      %125 = "arith.cmpi"(%124, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%125) ({
        %126 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%126) ({
          %127 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t128_s0 = "llvm.ptrtoint"(%116) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t128_s0, %127) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %129 = "llvm.getelementptr"(%116) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t130_s0 = "llvm.ptrtoint"(%129) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t130_s0, %127) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t131_s0 = "llvm.ptrtoint"(%117) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t131_s0, %127) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %132 = "llvm.getelementptr"(%117) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t133_s0 = "llvm.ptrtoint"(%132) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t133_s0, %127) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %134 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 116736>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %135 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 133120>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %136 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %137 = "arith.cmpi"(%136, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %138 = "llvm.getelementptr"(%135) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %139 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %140 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %141 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %142 = "arith.addi"(%140, %141) : (i32, i32) -> i32
      %143 = "arith.muli"(%142, %102) : (i32, i32) -> i32
      %144 = "arith.addi"(%139, %143) : (i32, i32) -> i32
      %145 = "arith.divui"(%144, %74) : (i32, i32) -> i32
      %146 = "arith.cmpi"(%145, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%146) ({
        %147 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%147) ({
          %148 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t149_s0 = "llvm.ptrtoint"(%135) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t149_s0, %148) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %150 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t151_s0 = "llvm.ptrtoint"(%138) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t151_s0, %150) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %152 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 133136>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %153 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %154 = "arith.cmpi"(%153, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %155 = "llvm.getelementptr"(%152) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %156 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %157 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %158 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %159 = "arith.addi"(%157, %158) : (i32, i32) -> i32
      %160 = "arith.muli"(%159, %102) : (i32, i32) -> i32
      %161 = "arith.addi"(%156, %160) : (i32, i32) -> i32
      %162 = "arith.divui"(%161, %74) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%163) ({
        %164 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
        "scf.if"(%164) ({
          %165 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t166_s0 = "llvm.ptrtoint"(%152) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t166_s0, %165) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %167 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t168_s0 = "llvm.ptrtoint"(%155) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t168_s0, %167) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %169 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 133152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %170 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %171 = "arith.cmpi"(%170, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %172 = "llvm.getelementptr"(%169) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.addi"(%174, %175) : (i32, i32) -> i32
      %177 = "arith.muli"(%176, %102) : (i32, i32) -> i32
      %178 = "arith.addi"(%173, %177) : (i32, i32) -> i32
      %179 = "arith.divui"(%178, %74) : (i32, i32) -> i32
      %180 = "arith.cmpi"(%179, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%180) ({
        %181 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
        "scf.if"(%181) ({
          %182 = "arith.constant"() {value = 2 : i32} : () -> i32
          %t183_s0 = "llvm.ptrtoint"(%169) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t183_s0, %182) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %184 = "llvm.getelementptr"(%169) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t185_s0 = "llvm.ptrtoint"(%184) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t185_s0, %182) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %186 = "llvm.getelementptr"(%169) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t187_s0 = "llvm.ptrtoint"(%186) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t187_s0, %182) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %188 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t189_s0 = "llvm.ptrtoint"(%172) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t189_s0, %188) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %190 = "llvm.getelementptr"(%172) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t191_s0 = "llvm.ptrtoint"(%190) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t191_s0, %188) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %192 = "llvm.getelementptr"(%172) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t193_s0 = "llvm.ptrtoint"(%192) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t193_s0, %188) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %194 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 133200>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %195 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %196 = "arith.cmpi"(%195, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %197 = "llvm.getelementptr"(%194) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %198 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %199 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %200 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %201 = "arith.addi"(%199, %200) : (i32, i32) -> i32
      %202 = "arith.muli"(%201, %102) : (i32, i32) -> i32
      %203 = "arith.addi"(%198, %202) : (i32, i32) -> i32
      %204 = "arith.divui"(%203, %74) : (i32, i32) -> i32
      %205 = "arith.cmpi"(%204, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%205) ({
        %206 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
        "scf.if"(%206) ({
          %207 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t208_s0 = "llvm.ptrtoint"(%194) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t208_s0, %207) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %209 = "llvm.getelementptr"(%194) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t210_s0 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t210_s0, %207) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %211 = "arith.constant"() {value = 11 : i32} : () -> i32
          %t212_s0 = "llvm.ptrtoint"(%197) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t212_s0, %211) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %213 = "llvm.getelementptr"(%197) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t214_s0 = "llvm.ptrtoint"(%213) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t214_s0, %211) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %215 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 133232>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %217 = "arith.cmpi"(%216, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %218 = "llvm.getelementptr"(%215) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %219 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %220 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %221 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %222 = "arith.addi"(%220, %221) : (i32, i32) -> i32
      %223 = "arith.muli"(%222, %102) : (i32, i32) -> i32
      %224 = "arith.addi"(%219, %223) : (i32, i32) -> i32
      %225 = "arith.divui"(%224, %74) : (i32, i32) -> i32
      %226 = "arith.cmpi"(%225, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%226) ({
        %227 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
        "scf.if"(%227) ({
          %228 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t229_s0 = "llvm.ptrtoint"(%215) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t229_s0, %228) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %230 = "arith.constant"() {value = 3 : i32} : () -> i32
          %t231_s0 = "llvm.ptrtoint"(%218) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t231_s0, %230) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %232 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 133248>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %233 = "llvm.getelementptr"(%232) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %234 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %235 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %236 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %237 = "arith.addi"(%235, %236) : (i32, i32) -> i32
      %238 = "arith.muli"(%237, %102) : (i32, i32) -> i32
      %239 = "arith.addi"(%234, %238) : (i32, i32) -> i32
      %240 = "arith.divui"(%239, %74) : (i32, i32) -> i32
      %241 = "arith.cmpi"(%240, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%241) ({
        %242 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
        "scf.if"(%242) ({
          %t243_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t243_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %244 = "llvm.getelementptr"(%232) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t245_s0 = "llvm.ptrtoint"(%244) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t245_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %246 = "arith.constant"() {value = 352 : i32} : () -> i32
          %t247_s0 = "llvm.ptrtoint"(%233) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t247_s0, %246) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %248 = "llvm.getelementptr"(%233) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t249_s0 = "llvm.ptrtoint"(%248) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t249_s0, %246) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %250 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 133280>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %251 = "arith.cmpi"(%73, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %252, %253 = "scf.if"(%251) ({
        "nvvm.setmaxregister"() {regCount = 24 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%77) ({
          %254 = "arith.cmpi"(%57, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          %255 = "arith.extui"(%254) : (i1) -> i32
          %256 = "arith.constant"() {value = false} : () -> i1
          %257, %258, %259, %260, %261 = "scf.while"(%71, %71, %256, %71, %71) ({
          ^bb0(%262: i32, %263: i32, %264: i1, %265: i32, %266: i32):
            %267 = "arith.cmpi"(%262, %53) {predicate = 2 : i64} : (i32, i32) -> i1
            %268 = "arith.constant"() {value = true} : () -> i1
            %269 = "arith.xori"(%264, %268) : (i1, i1) -> i1
            %270 = "arith.andi"(%267, %269) : (i1, i1) -> i1
            "scf.condition"(%270, %262, %263, %264, %265, %266) : (i1, i32, i32, i1, i32, i32) -> ()
          }, {
          ^bb0(%271: i32, %272: i32, %273: i1, %274: i32, %275: i32):
            %276 = "arith.constant"() {value = 32 : i64} : () -> i64
            %277 = "arith.shrui"(%54, %276) : (i64, i64) -> i64
            %278 = "arith.constant"() {value = 1 : i32} : () -> i32
            %279 = "arith.subi"(%64, %278) : (i32, i32) -> i32
            %280 = "llvm.intr.ctlz"(%279) {is_zero_poison = false} : (i32) -> i32
            %281 = "arith.subi"(%74, %280) : (i32, i32) -> i32
            %282 = "arith.extui"(%271) : (i32) -> i64
            %283 = "arith.muli"(%282, %277) : (i64, i64) -> i64
            %284 = "arith.shrui"(%283, %276) : (i64, i64) -> i64
            %285 = "arith.trunci"(%284) : (i64) -> i32
            %286 = "arith.addi"(%285, %271) : (i32, i32) -> i32
            %287 = "arith.shrui"(%286, %281) : (i32, i32) -> i32
            %288 = "arith.cmpi"(%281, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %289 = "arith.select"(%288, %287, %71) : (i1, i32, i32) -> i32
            %290 = "llvm.intr.ctlz"(%279) {is_zero_poison = false} : (i32) -> i32
            %291 = "arith.subi"(%74, %290) : (i32, i32) -> i32
            %292 = "arith.shrui"(%286, %291) : (i32, i32) -> i32
            %293 = "arith.cmpi"(%291, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %294 = "arith.select"(%293, %292, %71) : (i1, i32, i32) -> i32
            %295 = "arith.muli"(%294, %64) : (i32, i32) -> i32
            %296 = "arith.subi"(%271, %295) : (i32, i32) -> i32
            %297 = "arith.constant"() {value = 132 : i32} : () -> i32
            %298 = "arith.remui"(%48, %297) : (i32, i32) -> i32
            %299 = "arith.muli"(%289, %298) : (i32, i32) -> i32
            %300 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %301 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %302 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %303 = "arith.addi"(%300, %297) : (i32, i32) -> i32
            %304 = "arith.remsi"(%299, %297) : (i32, i32) -> i32
            %305 = "arith.cmpi"(%304, %71) {predicate = 2 : i64} : (i32, i32) -> i1
            %306 = "arith.addi"(%304, %297) : (i32, i32) -> i32
            %307 = "arith.select"(%305, %306, %304) : (i1, i32, i32) -> i32
            %308 = "arith.subi"(%303, %307) : (i32, i32) -> i32
            %309 = "arith.remsi"(%308, %297) : (i32, i32) -> i32
            %310 = "arith.cmpi"(%309, %71) {predicate = 2 : i64} : (i32, i32) -> i1
            %311 = "arith.addi"(%309, %297) : (i32, i32) -> i32
            %312 = "arith.select"(%310, %311, %309) : (i1, i32, i32) -> i32
            %313 = "arith.muli"(%296, %297) : (i32, i32) -> i32
            %314 = "arith.constant"() {value = 2 : i32} : () -> i32
            %315 = "arith.remui"(%296, %314) : (i32, i32) -> i32
            %316 = "arith.cmpi"(%315, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            %317 = "arith.constant"() {value = 131 : i32} : () -> i32
            %318 = "arith.subi"(%317, %312) : (i32, i32) -> i32
            %319 = "arith.select"(%316, %312, %318) : (i1, i32, i32) -> i32
            %320 = "arith.addi"(%313, %319) : (i32, i32) -> i32
            %321 = "arith.shrui"(%47, %276) : (i64, i64) -> i64
            %322 = "arith.subi"(%62, %278) : (i32, i32) -> i32
            %323 = "llvm.intr.ctlz"(%322) {is_zero_poison = false} : (i32) -> i32
            %324 = "arith.shrsi"(%320, %72) : (i32, i32) -> i32
            %325 = "arith.xori"(%320, %324) : (i32, i32) -> i32
            %326 = "arith.extui"(%325) : (i32) -> i64
            %327 = "arith.muli"(%326, %321) : (i64, i64) -> i64
            %328 = "arith.shrui"(%327, %276) : (i64, i64) -> i64
            %329 = "arith.trunci"(%328) : (i64) -> i32
            %330 = "arith.addi"(%329, %325) : (i32, i32) -> i32
            %331 = "llvm.intr.ctlz"(%322) {is_zero_poison = false} : (i32) -> i32
            %332 = "arith.subi"(%74, %331) : (i32, i32) -> i32
            %333 = "arith.shrui"(%330, %332) : (i32, i32) -> i32
            %334 = "arith.cmpi"(%332, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %335 = "arith.select"(%334, %333, %71) : (i1, i32, i32) -> i32
            %336 = "arith.xori"(%335, %324) : (i32, i32) -> i32
            %337 = "arith.muli"(%336, %62) : (i32, i32) -> i32
            %338 = "arith.subi"(%320, %337) : (i32, i32) -> i32
            %339 = "arith.cmpi"(%320, %48) {predicate = 2 : i64} : (i32, i32) -> i1
            %340 = "arith.shrui"(%50, %276) : (i64, i64) -> i64
            %341 = "arith.subi"(%63, %278) : (i32, i32) -> i32
            %342 = "llvm.intr.ctlz"(%341) {is_zero_poison = false} : (i32) -> i32
            %343 = "arith.muli"(%326, %340) : (i64, i64) -> i64
            %344 = "arith.shrui"(%343, %276) : (i64, i64) -> i64
            %345 = "arith.trunci"(%344) : (i64) -> i32
            %346 = "arith.addi"(%345, %325) : (i32, i32) -> i32
            %347 = "llvm.intr.ctlz"(%341) {is_zero_poison = false} : (i32) -> i32
            %348 = "arith.subi"(%74, %347) : (i32, i32) -> i32
            %349 = "arith.shrui"(%346, %348) : (i32, i32) -> i32
            %350 = "arith.cmpi"(%348, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %351 = "arith.select"(%350, %349, %71) : (i1, i32, i32) -> i32
            %352 = "arith.xori"(%351, %324) : (i32, i32) -> i32
            %353 = "arith.muli"(%352, %63) : (i32, i32) -> i32
            %354 = "arith.subi"(%320, %353) : (i32, i32) -> i32
            %355 = "arith.cmpi"(%320, %51) {predicate = 2 : i64} : (i32, i32) -> i1
            %356 = "arith.addi"(%289, %278) : (i32, i32) -> i32
            %357 = "arith.cmpi"(%356, %46) {predicate = 0 : i64} : (i32, i32) -> i1
            %358 = "arith.select"(%357, %354, %338) : (i1, i32, i32) -> i32
            %359 = "arith.select"(%357, %355, %339) : (i1, i1, i1) -> i1
            %360 = "arith.muli"(%289, %48) : (i32, i32) -> i32
            %361 = "arith.addi"(%360, %358) : (i32, i32) -> i32
            %362 = "arith.cmpi"(%289, %46) {predicate = 2 : i64} : (i32, i32) -> i1
            %363 = "arith.andi"(%359, %362) : (i1, i1) -> i1
            %364 = "arith.shrui"(%44, %276) : (i64, i64) -> i64
            %365 = "arith.subi"(%60, %278) : (i32, i32) -> i32
            %366 = "llvm.intr.ctlz"(%365) {is_zero_poison = false} : (i32) -> i32
            %367 = "arith.subi"(%74, %366) : (i32, i32) -> i32
            %368 = "arith.shrsi"(%361, %72) : (i32, i32) -> i32
            %369 = "arith.xori"(%361, %368) : (i32, i32) -> i32
            %370 = "arith.extui"(%369) : (i32) -> i64
            %371 = "arith.muli"(%370, %364) : (i64, i64) -> i64
            %372 = "arith.shrui"(%371, %276) : (i64, i64) -> i64
            %373 = "arith.trunci"(%372) : (i64) -> i32
            %374 = "arith.addi"(%373, %369) : (i32, i32) -> i32
            %375 = "arith.shrui"(%374, %367) : (i32, i32) -> i32
            %376 = "arith.cmpi"(%367, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %377 = "arith.select"(%376, %375, %71) : (i1, i32, i32) -> i32
            %378 = "arith.xori"(%377, %368) : (i32, i32) -> i32
            %379 = "arith.muli"(%378, %60) : (i32, i32) -> i32
            %380 = "arith.subi"(%361, %379) : (i32, i32) -> i32
            %381 = "llvm.intr.ctlz"(%365) {is_zero_poison = false} : (i32) -> i32
            %382 = "arith.subi"(%74, %381) : (i32, i32) -> i32
            %383 = "arith.shrui"(%374, %382) : (i32, i32) -> i32
            %384 = "arith.cmpi"(%382, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %385 = "arith.select"(%384, %383, %71) : (i1, i32, i32) -> i32
            %386 = "arith.xori"(%385, %368) : (i32, i32) -> i32
            %387 = "arith.subi"(%365, %380) : (i32, i32) -> i32
            %388 = "arith.shrui"(%45, %276) : (i64, i64) -> i64
            %389 = "arith.subi"(%61, %278) : (i32, i32) -> i32
            %390 = "llvm.intr.ctlz"(%389) {is_zero_poison = false} : (i32) -> i32
            %391 = "arith.subi"(%74, %390) : (i32, i32) -> i32
            %392 = "arith.shrsi"(%386, %72) : (i32, i32) -> i32
            %393 = "arith.xori"(%386, %392) : (i32, i32) -> i32
            %394 = "arith.extui"(%393) : (i32) -> i64
            %395 = "arith.muli"(%394, %388) : (i64, i64) -> i64
            %396 = "arith.shrui"(%395, %276) : (i64, i64) -> i64
            %397 = "arith.trunci"(%396) : (i64) -> i32
            %398 = "arith.addi"(%397, %393) : (i32, i32) -> i32
            %399 = "arith.shrui"(%398, %391) : (i32, i32) -> i32
            %400 = "arith.cmpi"(%391, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %401 = "arith.select"(%400, %399, %71) : (i1, i32, i32) -> i32
            %402 = "arith.xori"(%401, %392) : (i32, i32) -> i32
            %403 = "arith.muli"(%402, %61) : (i32, i32) -> i32
            %404 = "arith.subi"(%386, %403) : (i32, i32) -> i32
            %405 = "llvm.intr.ctlz"(%389) {is_zero_poison = false} : (i32) -> i32
            %406 = "arith.subi"(%74, %405) : (i32, i32) -> i32
            %407 = "arith.shrui"(%398, %406) : (i32, i32) -> i32
            %408 = "arith.cmpi"(%406, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %409 = "arith.select"(%408, %407, %71) : (i1, i32, i32) -> i32
            %410 = "arith.xori"(%409, %392) : (i32, i32) -> i32
            %411 = "arith.addi"(%271, %278) : (i32, i32) -> i32
            %412 = "arith.subi"(%365, %387) : (i32, i32) -> i32
            "scf.yield"(%411, %410, %363, %404, %412) : (i32, i32, i1, i32, i32) -> ()
          }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
          %413 = "arith.constant"() {value = 1 : i32} : () -> i32
          %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438 = "scf.while"(%257, %259, %261, %260, %258, %57, %56, %71, %71, %413, %71, %71, %413, %71, %71, %413, %71, %71, %413, %71, %71, %413, %71, %71, %413) ({
          ^bb0(%439: i32, %440: i1, %441: i32, %442: i32, %443: i32, %444: i32, %445: i32, %446: i32, %447: i32, %448: i32, %449: i32, %450: i32, %451: i32, %452: i32, %453: i32, %454: i32, %455: i32, %456: i32, %457: i32, %458: i32, %459: i32, %460: i32, %461: i32, %462: i32, %463: i32):
            "scf.condition"(%440, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463) : (i1, i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%464: i32, %465: i1, %466: i32, %467: i32, %468: i32, %469: i32, %470: i32, %471: i32, %472: i32, %473: i32, %474: i32, %475: i32, %476: i32, %477: i32, %478: i32, %479: i32, %480: i32, %481: i32, %482: i32, %483: i32, %484: i32, %485: i32, %486: i32, %487: i32, %488: i32):
            %489 = "llvm.getelementptr"(%233, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t490_s0 = "llvm.ptrtoint"(%489) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t490_s0, %473) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %491 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %492 = "arith.cmpi"(%491, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%492) ({
              %493 = "arith.constant"() {value = 3 : i32} : () -> i32
              %494 = "arith.muli"(%472, %493) : (i32, i32) -> i32
              %495 = "llvm.getelementptr"(%250, %494) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%466, %495) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %496 = "arith.addi"(%413, %494) : (i32, i32) -> i32
              %497 = "llvm.getelementptr"(%250, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%467, %497) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %498 = "arith.constant"() {value = 2 : i32} : () -> i32
              %499 = "arith.addi"(%498, %494) : (i32, i32) -> i32
              %500 = "llvm.getelementptr"(%250, %499) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%468, %500) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %501 = "llvm.getelementptr"(%232, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t502_s0 = "llvm.ptrtoint"(%501) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t502_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %503 = "arith.addi"(%472, %413) : (i32, i32) -> i32
            %504 = "arith.constant"() {value = 2 : i32} : () -> i32
            %505 = "arith.cmpi"(%503, %504) {predicate = 0 : i64} : (i32, i32) -> i1
            %506 = "arith.xori"(%473, %413) : (i32, i32) -> i32
            %507 = "arith.select"(%505, %506, %473) : (i1, i32, i32) -> i32
            %508 = "arith.select"(%505, %71, %503) : (i1, i32, i32) -> i32
            %509 = "arith.addi"(%471, %413) : (i32, i32) -> i32
            %510 = "arith.muli"(%466, %68) : (i32, i32) -> i32
            %511 = "arith.minsi"(%71, %469) : (i32, i32) -> i32
            %512 = "arith.constant"() {value = 64 : i32} : () -> i32
            %513 = "arith.divui"(%511, %512) : (i32, i32) -> i32
            %514 = "arith.constant"() {value = 63 : i32} : () -> i32
            %515 = "arith.addi"(%469, %514) : (i32, i32) -> i32
            %516 = "arith.divui"(%515, %512) : (i32, i32) -> i32
            %517 = "arith.subi"(%516, %513) : (i32, i32) -> i32
            %518 = "arith.maxsi"(%517, %413) : (i32, i32) -> i32
            %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533 = "scf.for"(%71, %59, %413, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488) ({
            ^bb0(%534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: i32, %540: i32, %541: i32, %542: i32, %543: i32, %544: i32, %545: i32, %546: i32, %547: i32, %548: i32, %549: i32):
              %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564 = "scf.for"(%71, %518, %413, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549) ({
              ^bb0(%565: i32, %566: i32, %567: i32, %568: i32, %569: i32, %570: i32, %571: i32, %572: i32, %573: i32, %574: i32, %575: i32, %576: i32, %577: i32, %578: i32, %579: i32, %580: i32):
                %581 = "arith.addi"(%513, %565) : (i32, i32) -> i32
                %582 = "arith.addi"(%581, %255) : (i32, i32) -> i32
                %583 = "arith.muli"(%467, %59) : (i32, i32) -> i32
                %584 = "arith.addi"(%583, %534) : (i32, i32) -> i32
                %585 = "arith.muli"(%582, %512) : (i32, i32) -> i32
                %586 = "llvm.getelementptr"(%172, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t587_s0 = "llvm.ptrtoint"(%586) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t587_s0, %574) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1, 10000000;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %588 = "llvm.getelementptr"(%169, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %589 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
                "scf.if"(%589) ({
                  %590 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t591_s0 = "llvm.ptrtoint"(%588) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t591_s0, %590) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %592 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %593 = "arith.muli"(%573, %592) : (i32, i32) -> i32
                %594 = "llvm.getelementptr"(%90, %593) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %595 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
                "scf.if"(%595) ({
                  %t596_s0 = "llvm.ptrtoint"(%594) : (!llvm.ptr<3>) -> i32
                  %t596_s2 = "llvm.ptrtoint"(%588) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t596_s0, %8, %t596_s2, %71, %585, %584, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %597 = "arith.addi"(%573, %413) : (i32, i32) -> i32
                %598 = "arith.constant"() {value = 3 : i32} : () -> i32
                %599 = "arith.cmpi"(%597, %598) {predicate = 0 : i64} : (i32, i32) -> i1
                %600 = "arith.xori"(%574, %413) : (i32, i32) -> i32
                %601 = "arith.select"(%599, %600, %574) : (i1, i32, i32) -> i32
                %602 = "arith.select"(%599, %71, %597) : (i1, i32, i32) -> i32
                %603 = "arith.addi"(%572, %413) : (i32, i32) -> i32
                %604 = "llvm.getelementptr"(%197, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t605_s0 = "llvm.ptrtoint"(%604) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t605_s0, %577) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %606 = "llvm.getelementptr"(%194, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %607 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
                "scf.if"(%607) ({
                  %608 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t609_s0 = "llvm.ptrtoint"(%606) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t609_s0, %608) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %610 = "arith.muli"(%576, %592) : (i32, i32) -> i32
                %611 = "llvm.getelementptr"(%91, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %612 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
                "scf.if"(%612) ({
                  %t613_s0 = "llvm.ptrtoint"(%611) : (!llvm.ptr<3>) -> i32
                  %t613_s2 = "llvm.ptrtoint"(%606) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t613_s0, %12, %t613_s2, %71, %585, %584, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %614 = "arith.addi"(%576, %413) : (i32, i32) -> i32
                %615 = "arith.cmpi"(%614, %504) {predicate = 0 : i64} : (i32, i32) -> i1
                %616 = "arith.xori"(%577, %413) : (i32, i32) -> i32
                %617 = "arith.select"(%615, %616, %577) : (i1, i32, i32) -> i32
                %618 = "arith.select"(%615, %71, %614) : (i1, i32, i32) -> i32
                %619 = "arith.addi"(%575, %413) : (i32, i32) -> i32
                %620 = "llvm.getelementptr"(%218, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t621_s0 = "llvm.ptrtoint"(%620) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t621_s0, %580) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %622 = "llvm.getelementptr"(%215, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %623 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
                "scf.if"(%623) ({
                  %624 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t625_s0 = "llvm.ptrtoint"(%622) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t625_s0, %624) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %626 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
                "scf.if"(%626) ({
                  %t627_s0 = "llvm.ptrtoint"(%92) : (!llvm.ptr<3>) -> i32
                  %t627_s2 = "llvm.ptrtoint"(%622) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t627_s0, %16, %t627_s2, %71, %585, %584, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %628 = "arith.addi"(%579, %413) : (i32, i32) -> i32
                %629 = "arith.cmpi"(%628, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                %630 = "arith.xori"(%580, %413) : (i32, i32) -> i32
                %631 = "arith.select"(%629, %630, %580) : (i1, i32, i32) -> i32
                %632 = "arith.select"(%629, %71, %628) : (i1, i32, i32) -> i32
                %633 = "arith.addi"(%578, %413) : (i32, i32) -> i32
                %634 = "arith.addi"(%565, %534) : (i32, i32) -> i32
                %635 = "arith.cmpi"(%634, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                %636, %637, %638, %639, %640, %641 = "scf.if"(%635) ({
                  %642 = "llvm.getelementptr"(%138, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %t643_s0 = "llvm.ptrtoint"(%642) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t643_s0, %568) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  %644 = "llvm.getelementptr"(%135, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %645 = "nvvm.elect.sync"() {cutec.arm = 19 : i32} : () -> i1
                  "scf.if"(%645) ({
                    %646 = "arith.constant"() {value = 16384 : i32} : () -> i32
                    %t647_s0 = "llvm.ptrtoint"(%644) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t647_s0, %646) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %648 = "nvvm.elect.sync"() {cutec.arm = 20 : i32} : () -> i1
                  "scf.if"(%648) ({
                    %t649_s0 = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
                    %t649_s2 = "llvm.ptrtoint"(%644) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t649_s0, %0, %t649_s2, %71, %510, %467, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %650 = "arith.addi"(%567, %413) : (i32, i32) -> i32
                  %651 = "arith.cmpi"(%650, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                  %652 = "arith.xori"(%568, %413) : (i32, i32) -> i32
                  %653 = "arith.select"(%651, %652, %568) : (i1, i32, i32) -> i32
                  %654 = "arith.select"(%651, %71, %650) : (i1, i32, i32) -> i32
                  %655 = "arith.addi"(%566, %413) : (i32, i32) -> i32
                  %656 = "llvm.getelementptr"(%155, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %t657_s0 = "llvm.ptrtoint"(%656) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t657_s0, %571) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  %658 = "llvm.getelementptr"(%152, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %659 = "nvvm.elect.sync"() {cutec.arm = 21 : i32} : () -> i1
                  "scf.if"(%659) ({
                    %660 = "arith.constant"() {value = 16384 : i32} : () -> i32
                    %t661_s0 = "llvm.ptrtoint"(%658) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t661_s0, %660) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %662 = "nvvm.elect.sync"() {cutec.arm = 22 : i32} : () -> i1
                  "scf.if"(%662) ({
                    %t663_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
                    %t663_s2 = "llvm.ptrtoint"(%658) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t663_s0, %4, %t663_s2, %71, %510, %467, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %664 = "arith.addi"(%570, %413) : (i32, i32) -> i32
                  %665 = "arith.cmpi"(%664, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                  %666 = "arith.xori"(%571, %413) : (i32, i32) -> i32
                  %667 = "arith.select"(%665, %666, %571) : (i1, i32, i32) -> i32
                  %668 = "arith.select"(%665, %71, %664) : (i1, i32, i32) -> i32
                  %669 = "arith.addi"(%569, %413) : (i32, i32) -> i32
                  "scf.yield"(%655, %654, %653, %669, %668, %667) : (i32, i32, i32, i32, i32, i32) -> ()
                }, {
                  "scf.yield"(%566, %567, %568, %569, %570, %571) : (i32, i32, i32, i32, i32, i32) -> ()
                }) : (i1) -> (i32, i32, i32, i32, i32, i32)
                %670 = "arith.extsi"(%584) : (i32) -> i64
                %671 = "arith.extsi"(%468) : (i32) -> i64
                %672 = "arith.muli"(%670, %24) : (i64, i64) -> i64
                %673 = "arith.muli"(%671, %25) : (i64, i64) -> i64
                %674 = "arith.addi"(%672, %673) : (i64, i64) -> i64
                %675 = "llvm.getelementptr"(%20, %674) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %676 = "arith.muli"(%573, %512) : (i32, i32) -> i32
                %677 = "llvm.getelementptr"(%94, %676) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %678 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %679 = "arith.muli"(%565, %512) : (i32, i32) -> i32
                %680 = "arith.addi"(%679, %678) : (i32, i32) -> i32
                %681 = "arith.cmpi"(%680, %57) {predicate = 2 : i64} : (i32, i32) -> i1
                %682 = "scf.if"(%681) ({
                  %683 = "arith.extsi"(%680) : (i32) -> i64
                  %684 = "llvm.getelementptr"(%675, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %685 = "llvm.load"(%684) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %686 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
                  %687 = "arith.mulf"(%685, %686) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %688 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  %689 = "arith.cmpf"(%687, %688) {predicate = 1 : i64} : (f32, f32) -> i1
                  %690 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  %691 = "arith.select"(%689, %690, %687) : (i1, f32, f32) -> f32
                  "scf.yield"(%691) : (f32) -> ()
                }, {
                  %692 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  "scf.yield"(%692) : (f32) -> ()
                }) : (i1) -> f32
                %693 = "arith.cmpi"(%678, %512) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.if"(%693) ({
                  %694 = "llvm.getelementptr"(%677, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%682, %694) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %695 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %696 = "arith.addi"(%74, %695) : (i32, i32) -> i32
                %697 = "arith.addi"(%679, %696) : (i32, i32) -> i32
                %698 = "arith.cmpi"(%697, %57) {predicate = 2 : i64} : (i32, i32) -> i1
                %699 = "scf.if"(%698) ({
                  %700 = "arith.extsi"(%697) : (i32) -> i64
                  %701 = "llvm.getelementptr"(%675, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %702 = "llvm.load"(%701) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %703 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
                  %704 = "arith.mulf"(%702, %703) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %705 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  %706 = "arith.cmpf"(%704, %705) {predicate = 1 : i64} : (f32, f32) -> i1
                  %707 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  %708 = "arith.select"(%706, %707, %704) : (i1, f32, f32) -> f32
                  "scf.yield"(%708) : (f32) -> ()
                }, {
                  %709 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  "scf.yield"(%709) : (f32) -> ()
                }) : (i1) -> f32
                %710 = "arith.cmpi"(%696, %512) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.if"(%710) ({
                  %711 = "llvm.getelementptr"(%677, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%699, %711) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "nvvm.bar.warp.sync"(%70) {cutec.arm = 23 : i32} : (i32) -> ()
                %712 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %713 = "arith.cmpi"(%712, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%713) ({
                  %t714_s0 = "llvm.ptrtoint"(%588) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t714_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"(%636, %637, %638, %639, %640, %641, %603, %602, %601, %619, %618, %617, %633, %632, %631) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
              "scf.yield"(%550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
            %715, %716, %717, %718, %719 = "scf.while"(%464, %71, %256, %71, %71) ({
            ^bb0(%720: i32, %721: i32, %722: i1, %723: i32, %724: i32):
              %725 = "arith.cmpi"(%720, %53) {predicate = 2 : i64} : (i32, i32) -> i1
              %726 = "arith.constant"() {value = true} : () -> i1
              %727 = "arith.xori"(%722, %726) : (i1, i1) -> i1
              %728 = "arith.andi"(%725, %727) : (i1, i1) -> i1
              "scf.condition"(%728, %720, %721, %722, %723, %724) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%729: i32, %730: i32, %731: i1, %732: i32, %733: i32):
              %734 = "arith.constant"() {value = 32 : i64} : () -> i64
              %735 = "arith.shrui"(%54, %734) : (i64, i64) -> i64
              %736 = "arith.subi"(%64, %413) : (i32, i32) -> i32
              %737 = "llvm.intr.ctlz"(%736) {is_zero_poison = false} : (i32) -> i32
              %738 = "arith.subi"(%74, %737) : (i32, i32) -> i32
              %739 = "arith.extui"(%729) : (i32) -> i64
              %740 = "arith.muli"(%739, %735) : (i64, i64) -> i64
              %741 = "arith.shrui"(%740, %734) : (i64, i64) -> i64
              %742 = "arith.trunci"(%741) : (i64) -> i32
              %743 = "arith.addi"(%742, %729) : (i32, i32) -> i32
              %744 = "arith.shrui"(%743, %738) : (i32, i32) -> i32
              %745 = "arith.cmpi"(%738, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %746 = "arith.select"(%745, %744, %71) : (i1, i32, i32) -> i32
              %747 = "llvm.intr.ctlz"(%736) {is_zero_poison = false} : (i32) -> i32
              %748 = "arith.subi"(%74, %747) : (i32, i32) -> i32
              %749 = "arith.shrui"(%743, %748) : (i32, i32) -> i32
              %750 = "arith.cmpi"(%748, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %751 = "arith.select"(%750, %749, %71) : (i1, i32, i32) -> i32
              %752 = "arith.muli"(%751, %64) : (i32, i32) -> i32
              %753 = "arith.subi"(%729, %752) : (i32, i32) -> i32
              %754 = "arith.constant"() {value = 132 : i32} : () -> i32
              %755 = "arith.remui"(%48, %754) : (i32, i32) -> i32
              %756 = "arith.muli"(%746, %755) : (i32, i32) -> i32
              %757 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %758 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %759 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %760 = "arith.addi"(%757, %754) : (i32, i32) -> i32
              %761 = "arith.remsi"(%756, %754) : (i32, i32) -> i32
              %762 = "arith.cmpi"(%761, %71) {predicate = 2 : i64} : (i32, i32) -> i1
              %763 = "arith.addi"(%761, %754) : (i32, i32) -> i32
              %764 = "arith.select"(%762, %763, %761) : (i1, i32, i32) -> i32
              %765 = "arith.subi"(%760, %764) : (i32, i32) -> i32
              %766 = "arith.remsi"(%765, %754) : (i32, i32) -> i32
              %767 = "arith.cmpi"(%766, %71) {predicate = 2 : i64} : (i32, i32) -> i1
              %768 = "arith.addi"(%766, %754) : (i32, i32) -> i32
              %769 = "arith.select"(%767, %768, %766) : (i1, i32, i32) -> i32
              %770 = "arith.muli"(%753, %754) : (i32, i32) -> i32
              %771 = "arith.remui"(%753, %504) : (i32, i32) -> i32
              %772 = "arith.cmpi"(%771, %71) {predicate = 0 : i64} : (i32, i32) -> i1
              %773 = "arith.constant"() {value = 131 : i32} : () -> i32
              %774 = "arith.subi"(%773, %769) : (i32, i32) -> i32
              %775 = "arith.select"(%772, %769, %774) : (i1, i32, i32) -> i32
              %776 = "arith.addi"(%770, %775) : (i32, i32) -> i32
              %777 = "arith.shrui"(%47, %734) : (i64, i64) -> i64
              %778 = "arith.subi"(%62, %413) : (i32, i32) -> i32
              %779 = "llvm.intr.ctlz"(%778) {is_zero_poison = false} : (i32) -> i32
              %780 = "arith.shrsi"(%776, %72) : (i32, i32) -> i32
              %781 = "arith.xori"(%776, %780) : (i32, i32) -> i32
              %782 = "arith.extui"(%781) : (i32) -> i64
              %783 = "arith.muli"(%782, %777) : (i64, i64) -> i64
              %784 = "arith.shrui"(%783, %734) : (i64, i64) -> i64
              %785 = "arith.trunci"(%784) : (i64) -> i32
              %786 = "arith.addi"(%785, %781) : (i32, i32) -> i32
              %787 = "llvm.intr.ctlz"(%778) {is_zero_poison = false} : (i32) -> i32
              %788 = "arith.subi"(%74, %787) : (i32, i32) -> i32
              %789 = "arith.shrui"(%786, %788) : (i32, i32) -> i32
              %790 = "arith.cmpi"(%788, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %791 = "arith.select"(%790, %789, %71) : (i1, i32, i32) -> i32
              %792 = "arith.xori"(%791, %780) : (i32, i32) -> i32
              %793 = "arith.muli"(%792, %62) : (i32, i32) -> i32
              %794 = "arith.subi"(%776, %793) : (i32, i32) -> i32
              %795 = "arith.cmpi"(%776, %48) {predicate = 2 : i64} : (i32, i32) -> i1
              %796 = "arith.shrui"(%50, %734) : (i64, i64) -> i64
              %797 = "arith.subi"(%63, %413) : (i32, i32) -> i32
              %798 = "llvm.intr.ctlz"(%797) {is_zero_poison = false} : (i32) -> i32
              %799 = "arith.muli"(%782, %796) : (i64, i64) -> i64
              %800 = "arith.shrui"(%799, %734) : (i64, i64) -> i64
              %801 = "arith.trunci"(%800) : (i64) -> i32
              %802 = "arith.addi"(%801, %781) : (i32, i32) -> i32
              %803 = "llvm.intr.ctlz"(%797) {is_zero_poison = false} : (i32) -> i32
              %804 = "arith.subi"(%74, %803) : (i32, i32) -> i32
              %805 = "arith.shrui"(%802, %804) : (i32, i32) -> i32
              %806 = "arith.cmpi"(%804, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %807 = "arith.select"(%806, %805, %71) : (i1, i32, i32) -> i32
              %808 = "arith.xori"(%807, %780) : (i32, i32) -> i32
              %809 = "arith.muli"(%808, %63) : (i32, i32) -> i32
              %810 = "arith.subi"(%776, %809) : (i32, i32) -> i32
              %811 = "arith.cmpi"(%776, %51) {predicate = 2 : i64} : (i32, i32) -> i1
              %812 = "arith.addi"(%746, %413) : (i32, i32) -> i32
              %813 = "arith.cmpi"(%812, %46) {predicate = 0 : i64} : (i32, i32) -> i1
              %814 = "arith.select"(%813, %810, %794) : (i1, i32, i32) -> i32
              %815 = "arith.select"(%813, %811, %795) : (i1, i1, i1) -> i1
              %816 = "arith.muli"(%746, %48) : (i32, i32) -> i32
              %817 = "arith.addi"(%816, %814) : (i32, i32) -> i32
              %818 = "arith.cmpi"(%746, %46) {predicate = 2 : i64} : (i32, i32) -> i1
              %819 = "arith.andi"(%815, %818) : (i1, i1) -> i1
              %820 = "arith.shrui"(%44, %734) : (i64, i64) -> i64
              %821 = "arith.subi"(%60, %413) : (i32, i32) -> i32
              %822 = "llvm.intr.ctlz"(%821) {is_zero_poison = false} : (i32) -> i32
              %823 = "arith.subi"(%74, %822) : (i32, i32) -> i32
              %824 = "arith.shrsi"(%817, %72) : (i32, i32) -> i32
              %825 = "arith.xori"(%817, %824) : (i32, i32) -> i32
              %826 = "arith.extui"(%825) : (i32) -> i64
              %827 = "arith.muli"(%826, %820) : (i64, i64) -> i64
              %828 = "arith.shrui"(%827, %734) : (i64, i64) -> i64
              %829 = "arith.trunci"(%828) : (i64) -> i32
              %830 = "arith.addi"(%829, %825) : (i32, i32) -> i32
              %831 = "arith.shrui"(%830, %823) : (i32, i32) -> i32
              %832 = "arith.cmpi"(%823, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %833 = "arith.select"(%832, %831, %71) : (i1, i32, i32) -> i32
              %834 = "arith.xori"(%833, %824) : (i32, i32) -> i32
              %835 = "arith.muli"(%834, %60) : (i32, i32) -> i32
              %836 = "arith.subi"(%817, %835) : (i32, i32) -> i32
              %837 = "llvm.intr.ctlz"(%821) {is_zero_poison = false} : (i32) -> i32
              %838 = "arith.subi"(%74, %837) : (i32, i32) -> i32
              %839 = "arith.shrui"(%830, %838) : (i32, i32) -> i32
              %840 = "arith.cmpi"(%838, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %841 = "arith.select"(%840, %839, %71) : (i1, i32, i32) -> i32
              %842 = "arith.xori"(%841, %824) : (i32, i32) -> i32
              %843 = "arith.subi"(%821, %836) : (i32, i32) -> i32
              %844 = "arith.shrui"(%45, %734) : (i64, i64) -> i64
              %845 = "arith.subi"(%61, %413) : (i32, i32) -> i32
              %846 = "llvm.intr.ctlz"(%845) {is_zero_poison = false} : (i32) -> i32
              %847 = "arith.subi"(%74, %846) : (i32, i32) -> i32
              %848 = "arith.shrsi"(%842, %72) : (i32, i32) -> i32
              %849 = "arith.xori"(%842, %848) : (i32, i32) -> i32
              %850 = "arith.extui"(%849) : (i32) -> i64
              %851 = "arith.muli"(%850, %844) : (i64, i64) -> i64
              %852 = "arith.shrui"(%851, %734) : (i64, i64) -> i64
              %853 = "arith.trunci"(%852) : (i64) -> i32
              %854 = "arith.addi"(%853, %849) : (i32, i32) -> i32
              %855 = "arith.shrui"(%854, %847) : (i32, i32) -> i32
              %856 = "arith.cmpi"(%847, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %857 = "arith.select"(%856, %855, %71) : (i1, i32, i32) -> i32
              %858 = "arith.xori"(%857, %848) : (i32, i32) -> i32
              %859 = "arith.muli"(%858, %61) : (i32, i32) -> i32
              %860 = "arith.subi"(%842, %859) : (i32, i32) -> i32
              %861 = "llvm.intr.ctlz"(%845) {is_zero_poison = false} : (i32) -> i32
              %862 = "arith.subi"(%74, %861) : (i32, i32) -> i32
              %863 = "arith.shrui"(%854, %862) : (i32, i32) -> i32
              %864 = "arith.cmpi"(%862, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %865 = "arith.select"(%864, %863, %71) : (i1, i32, i32) -> i32
              %866 = "arith.xori"(%865, %848) : (i32, i32) -> i32
              %867 = "arith.addi"(%729, %413) : (i32, i32) -> i32
              %868 = "arith.subi"(%821, %843) : (i32, i32) -> i32
              "scf.yield"(%867, %866, %819, %860, %868) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            "scf.yield"(%715, %717, %719, %718, %716, %57, %56, %509, %508, %507, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %869 = "llvm.getelementptr"(%233, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t870_s0 = "llvm.ptrtoint"(%869) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t870_s0, %423) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %871 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %872 = "arith.cmpi"(%871, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%872) ({
            %873 = "arith.constant"() {value = 3 : i32} : () -> i32
            %874 = "arith.muli"(%422, %873) : (i32, i32) -> i32
            %875 = "llvm.getelementptr"(%250, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %875) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %876 = "arith.addi"(%413, %874) : (i32, i32) -> i32
            %877 = "llvm.getelementptr"(%250, %876) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %877) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %878 = "arith.constant"() {value = 2 : i32} : () -> i32
            %879 = "arith.addi"(%878, %874) : (i32, i32) -> i32
            %880 = "llvm.getelementptr"(%250, %879) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %880) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %881 = "llvm.getelementptr"(%232, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t882_s0 = "llvm.ptrtoint"(%881) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t882_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %883 = "arith.constant"() {value = 1 : i32} : () -> i32
          %884 = "arith.subi"(%76, %883) : (i32, i32) -> i32
          %885 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %t886_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t886_s0, %71) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %887 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %888 = "nvvm.shfl.sync"(%70, %887, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
          %889 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %890 = "llvm.load"(%889) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %891 = "nvvm.shfl.sync"(%70, %890, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
          %892 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %893 = "llvm.load"(%892) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %894 = "nvvm.shfl.sync"(%70, %893, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
          %t895_s0 = "llvm.ptrtoint"(%233) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t895_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %896, %897, %898, %899, %900 = "scf.while"(%888, %71, %883, %883, %71) ({
          ^bb0(%901: i32, %902: i32, %903: i32, %904: i32, %905: i32):
            %906 = "arith.cmpi"(%901, %71) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%906, %901, %902, %903, %904, %905) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%907: i32, %908: i32, %909: i32, %910: i32, %911: i32):
            %912 = "arith.minsi"(%71, %57) : (i32, i32) -> i32
            %913 = "arith.constant"() {value = 64 : i32} : () -> i32
            %914 = "arith.divui"(%912, %913) : (i32, i32) -> i32
            %915 = "arith.constant"() {value = 63 : i32} : () -> i32
            %916 = "arith.addi"(%57, %915) : (i32, i32) -> i32
            %917 = "arith.divui"(%916, %913) : (i32, i32) -> i32
            %918 = "arith.subi"(%917, %914) : (i32, i32) -> i32
            %919 = "arith.maxsi"(%918, %883) : (i32, i32) -> i32
            %920 = "arith.muli"(%59, %919) : (i32, i32) -> i32
            %921 = "scf.for"(%71, %920, %883, %908) ({
            ^bb0(%922: i32, %923: i32):
              %924 = "arith.constant"() {value = 2 : i32} : () -> i32
              %925 = "arith.remui"(%923, %924) : (i32, i32) -> i32
              %926 = "arith.divui"(%923, %924) : (i32, i32) -> i32
              %927 = "arith.remui"(%926, %924) : (i32, i32) -> i32
              %928 = "arith.remui"(%923, %883) : (i32, i32) -> i32
              %929 = "llvm.getelementptr"(%194, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t930_s0 = "llvm.ptrtoint"(%929) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t930_s0, %927) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %931 = "llvm.getelementptr"(%215, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t932_s0 = "llvm.ptrtoint"(%931) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t932_s0, %925) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %933 = "arith.constant"() {value = 8 : i32} : () -> i32
              %934 = "arith.constant"() {value = 3 : i32} : () -> i32
              "scf.for"(%884, %933, %934) ({
              ^bb0(%935: i32):
                %936 = "arith.muli"(%933, %935) : (i32, i32) -> i32
                %937 = "arith.constant"() {value = 4 : i32} : () -> i32
                %938 = "arith.divui"(%885, %937) : (i32, i32) -> i32
                %939 = "arith.addi"(%936, %938) : (i32, i32) -> i32
                %940 = "arith.remui"(%885, %937) : (i32, i32) -> i32
                %941 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %942 = "arith.muli"(%925, %941) : (i32, i32) -> i32
                %943 = "llvm.getelementptr"(%91, %942) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %944 = "arith.andi"(%939, %883) : (i32, i32) -> i32
                %945 = "arith.xori"(%71, %944) : (i32, i32) -> i32
                %946 = "arith.muli"(%937, %945) : (i32, i32) -> i32
                %947 = "arith.addi"(%940, %946) : (i32, i32) -> i32
                %948 = "arith.muli"(%939, %913) : (i32, i32) -> i32
                %949 = "arith.muli"(%947, %933) : (i32, i32) -> i32
                %950 = "arith.addi"(%948, %949) : (i32, i32) -> i32
                %951 = "arith.constant"() {value = 448 : i32} : () -> i32
                %952 = "arith.andi"(%950, %951) : (i32, i32) -> i32
                %953 = "arith.shrui"(%952, %934) : (i32, i32) -> i32
                %954 = "arith.xori"(%950, %953) : (i32, i32) -> i32
                %955 = "llvm.getelementptr"(%943, %954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %956 = "llvm.load"(%955) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %957 = "vector.extract"(%956) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %958 = "vector.extract"(%956) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %959 = "vector.extract"(%956) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %960 = "vector.extract"(%956) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %961 = "vector.extract"(%956) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %962 = "vector.extract"(%956) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %963 = "vector.extract"(%956) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %964 = "vector.extract"(%956) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %965 = "llvm.getelementptr"(%92, %954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %966 = "llvm.load"(%965) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %967 = "vector.extract"(%966) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %968 = "vector.extract"(%966) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %969 = "vector.extract"(%966) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %970 = "vector.extract"(%966) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %971 = "vector.extract"(%966) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %972 = "vector.extract"(%966) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %973 = "vector.extract"(%966) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %974 = "vector.extract"(%966) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %975 = "vector.from_elements"(%957, %958, %959, %960, %961, %962, %963, %964) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %976 = "arith.extf"(%975) : (vector<8xf16>) -> vector<8xf32>
                %977 = "vector.from_elements"(%967, %968, %969, %970, %971, %972, %973, %974) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %978 = "arith.extf"(%977) : (vector<8xf16>) -> vector<8xf32>
                %979 = "arith.mulf"(%976, %978) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %980 = "vector.extract"(%979) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %981 = "vector.extract"(%979) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %982 = "arith.addf"(%980, %981) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %983 = "vector.extract"(%979) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %984 = "vector.extract"(%979) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %985 = "arith.addf"(%983, %984) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %986 = "arith.addf"(%982, %985) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %987 = "vector.extract"(%979) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %988 = "vector.extract"(%979) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %989 = "arith.addf"(%987, %988) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %990 = "vector.extract"(%979) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %991 = "vector.extract"(%979) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %992 = "arith.addf"(%990, %991) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %993 = "arith.addf"(%989, %992) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %994 = "arith.addf"(%986, %993) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %995 = "arith.constant"() {value = 0.0 : f32} : () -> f32
                %996 = "arith.addf"(%994, %995) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %997 = "arith.addf"(%995, %996) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %998 = "arith.xori"(%883, %944) : (i32, i32) -> i32
                %999 = "arith.muli"(%937, %998) : (i32, i32) -> i32
                %1000 = "arith.addi"(%940, %999) : (i32, i32) -> i32
                %1001 = "arith.muli"(%1000, %933) : (i32, i32) -> i32
                %1002 = "arith.addi"(%948, %1001) : (i32, i32) -> i32
                %1003 = "arith.andi"(%1002, %951) : (i32, i32) -> i32
                %1004 = "arith.shrui"(%1003, %934) : (i32, i32) -> i32
                %1005 = "arith.xori"(%1002, %1004) : (i32, i32) -> i32
                %1006 = "llvm.getelementptr"(%943, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %1007 = "llvm.load"(%1006) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %1008 = "vector.extract"(%1007) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %1009 = "vector.extract"(%1007) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %1010 = "vector.extract"(%1007) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %1011 = "vector.extract"(%1007) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %1012 = "vector.extract"(%1007) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %1013 = "vector.extract"(%1007) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %1014 = "vector.extract"(%1007) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %1015 = "vector.extract"(%1007) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %1016 = "llvm.getelementptr"(%92, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %1017 = "llvm.load"(%1016) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %1018 = "vector.extract"(%1017) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %1019 = "vector.extract"(%1017) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %1020 = "vector.extract"(%1017) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %1021 = "vector.extract"(%1017) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %1022 = "vector.extract"(%1017) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %1023 = "vector.extract"(%1017) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %1024 = "vector.extract"(%1017) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %1025 = "vector.extract"(%1017) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %1026 = "vector.from_elements"(%1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %1027 = "arith.extf"(%1026) : (vector<8xf16>) -> vector<8xf32>
                %1028 = "vector.from_elements"(%1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %1029 = "arith.extf"(%1028) : (vector<8xf16>) -> vector<8xf32>
                %1030 = "arith.mulf"(%1027, %1029) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %1031 = "vector.extract"(%1030) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %1032 = "vector.extract"(%1030) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %1033 = "arith.addf"(%1031, %1032) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1034 = "vector.extract"(%1030) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %1035 = "vector.extract"(%1030) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %1036 = "arith.addf"(%1034, %1035) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1037 = "arith.addf"(%1033, %1036) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1038 = "vector.extract"(%1030) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %1039 = "vector.extract"(%1030) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %1040 = "arith.addf"(%1038, %1039) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1041 = "vector.extract"(%1030) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %1042 = "vector.extract"(%1030) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %1043 = "arith.addf"(%1041, %1042) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1044 = "arith.addf"(%1040, %1043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1045 = "arith.addf"(%1037, %1044) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1046 = "arith.addf"(%1045, %995) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1047 = "arith.addf"(%997, %1046) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1048 = "nvvm.shfl.sync"(%70, %1047, %883, %72) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 27 : i32} : (i32, f32, i32, i32) -> f32
                %1049 = "arith.addf"(%1047, %1048) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1050 = "nvvm.shfl.sync"(%70, %1049, %924, %72) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 28 : i32} : (i32, f32, i32, i32) -> f32
                %1051 = "arith.addf"(%1049, %1050) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1052 = "arith.cmpi"(%940, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%1052) ({
                  %1053 = "arith.negf"(%1051) : (f32) -> f32
                  %1054 = "arith.muli"(%925, %913) : (i32, i32) -> i32
                  %1055 = "arith.addi"(%939, %1054) : (i32, i32) -> i32
                  %1056 = "llvm.getelementptr"(%95, %1055) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%1053, %1056) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "nvvm.bar.warp.sync"(%70) {cutec.arm = 29 : i32} : (i32) -> ()
              %1057 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1058 = "arith.cmpi"(%1057, %71) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%1058) ({
                %1059 = "llvm.getelementptr"(%96, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1060_s0 = "llvm.ptrtoint"(%1059) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1060_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.if"(%196) ({
                %1061 = "llvm.getelementptr"(%197, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1062_s0 = "llvm.ptrtoint"(%1061) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1062_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.if"(%217) ({
                %1063 = "llvm.getelementptr"(%218, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1064_s0 = "llvm.ptrtoint"(%1063) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1064_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1065 = "arith.addi"(%923, %883) : (i32, i32) -> i32
              "scf.yield"(%1065) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %1066 = "llvm.getelementptr"(%232, %910) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1067_s0 = "llvm.ptrtoint"(%1066) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1067_s0, %911) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1068 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1069 = "arith.muli"(%910, %1068) : (i32, i32) -> i32
            %1070 = "llvm.getelementptr"(%250, %1069) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1071 = "llvm.load"(%1070) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1072 = "nvvm.shfl.sync"(%70, %1071, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
            %1073 = "arith.addi"(%883, %1069) : (i32, i32) -> i32
            %1074 = "llvm.getelementptr"(%250, %1073) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1075 = "llvm.load"(%1074) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1076 = "nvvm.shfl.sync"(%70, %1075, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %1077 = "arith.constant"() {value = 2 : i32} : () -> i32
            %1078 = "arith.addi"(%1077, %1069) : (i32, i32) -> i32
            %1079 = "llvm.getelementptr"(%250, %1078) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1080 = "llvm.load"(%1079) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1081 = "nvvm.shfl.sync"(%70, %1080, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %1082 = "llvm.getelementptr"(%233, %910) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1083_s0 = "llvm.ptrtoint"(%1082) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1083_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %1084 = "arith.addi"(%910, %883) : (i32, i32) -> i32
            %1085 = "arith.cmpi"(%1084, %1077) {predicate = 0 : i64} : (i32, i32) -> i1
            %1086 = "arith.xori"(%911, %883) : (i32, i32) -> i32
            %1087 = "arith.select"(%1085, %1086, %911) : (i1, i32, i32) -> i32
            %1088 = "arith.select"(%1085, %71, %1084) : (i1, i32, i32) -> i32
            %1089 = "arith.addi"(%909, %883) : (i32, i32) -> i32
            "scf.yield"(%1072, %921, %1089, %1088, %1087) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1090 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%1090, %1090) : (i1, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 240 : i32, action = #nvvm<action increase>} : () -> ()
        %1091 = "arith.constant"() {value = 1 : i32} : () -> i32
        %1092 = "arith.subi"(%73, %1091) : (i32, i32) -> i32
        %1093 = "arith.subi"(%65, %68) : (i32, i32) -> i32
        %1094 = "arith.constant"() {value = 8 : i32} : () -> i32
        %1095 = "arith.remui"(%1093, %1094) : (i32, i32) -> i32
        %1096 = "arith.divui"(%1093, %1094) : (i32, i32) -> i32
        %1097 = "arith.constant"() {value = 16 : i32} : () -> i32
        %1098 = "arith.muli"(%1095, %1097) : (i32, i32) -> i32
        %1099 = "arith.constant"() {value = 2 : i32} : () -> i32
        %1100 = "arith.remui"(%1096, %1099) : (i32, i32) -> i32
        %1101 = "arith.divui"(%1096, %1099) : (i32, i32) -> i32
        %1102 = "arith.muli"(%1100, %1094) : (i32, i32) -> i32
        %1103 = "arith.addi"(%1098, %1102) : (i32, i32) -> i32
        %1104 = "arith.remui"(%1101, %1099) : (i32, i32) -> i32
        %1105 = "arith.divui"(%1101, %1099) : (i32, i32) -> i32
        %1106 = "arith.muli"(%1104, %68) : (i32, i32) -> i32
        %1107 = "arith.addi"(%1103, %1106) : (i32, i32) -> i32
        %1108 = "arith.constant"() {value = 4 : i32} : () -> i32
        %1109 = "arith.remui"(%1105, %1108) : (i32, i32) -> i32
        %1110 = "arith.divui"(%1105, %1108) : (i32, i32) -> i32
        %1111 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %1112 = "arith.muli"(%1109, %1111) : (i32, i32) -> i32
        %1113 = "arith.addi"(%1107, %1112) : (i32, i32) -> i32
        %1114 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %1115 = "arith.muli"(%1110, %1114) : (i32, i32) -> i32
        %1116 = "arith.addi"(%1113, %1115) : (i32, i32) -> i32
        %1117 = "arith.constant"() {value = 5 : i32} : () -> i32
        %1118 = "arith.shrsi"(%1093, %1117) : (i32, i32) -> i32
        %1119 = "arith.muli"(%1118, %1111) : (i32, i32) -> i32
        %1120 = "llvm.getelementptr"(%134, %1119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1121 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1122 = "arith.mulf"(%1121, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1123 = "arith.muli"(%1092, %68) : (i32, i32) -> i32
        %1124 = "arith.divui"(%1123, %68) : (i32, i32) -> i32
        %1125 = "arith.remui"(%1124, %1099) : (i32, i32) -> i32
        %1126 = "arith.muli"(%1125, %1114) : (i32, i32) -> i32
        %1127 = "llvm.getelementptr"(%88, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1128 = "llvm.getelementptr"(%89, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1129 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %1130 = "arith.muli"(%1125, %1129) : (i32, i32) -> i32
        %1131 = "llvm.getelementptr"(%93, %1130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1132 = "llvm.getelementptr"(%93, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1133 = "arith.constant"() {value = 64 : i32} : () -> i32
        %1134 = "arith.muli"(%1095, %1133) : (i32, i32) -> i32
        %1135 = "arith.addi"(%1134, %1102) : (i32, i32) -> i32
        %1136 = "arith.constant"() {value = 512 : i32} : () -> i32
        %1137 = "arith.muli"(%1104, %1136) : (i32, i32) -> i32
        %1138 = "arith.addi"(%1135, %1137) : (i32, i32) -> i32
        %1139 = "arith.muli"(%1109, %1097) : (i32, i32) -> i32
        %1140 = "arith.addi"(%1139, %1115) : (i32, i32) -> i32
        %1141 = "arith.addi"(%1138, %1140) : (i32, i32) -> i32
        %1142 = "arith.constant"() {value = 9 : i32} : () -> i32
        %1143 = "arith.constant"() {value = 17 : i32} : () -> i32
        %1144 = "arith.constant"() {value = 24 : i32} : () -> i32
        %1145 = "arith.constant"() {value = 25 : i32} : () -> i32
        %1146 = "arith.constant"() {value = 33 : i32} : () -> i32
        %1147 = "arith.constant"() {value = 40 : i32} : () -> i32
        %1148 = "arith.constant"() {value = 41 : i32} : () -> i32
        %1149 = "arith.constant"() {value = 48 : i32} : () -> i32
        %1150 = "arith.constant"() {value = 49 : i32} : () -> i32
        %1151 = "arith.constant"() {value = 56 : i32} : () -> i32
        %1152 = "arith.constant"() {value = 57 : i32} : () -> i32
        %t1153_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1153_s0, %71) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %1154 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1155 = "nvvm.shfl.sync"(%70, %1154, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
        %1156 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1157 = "llvm.load"(%1156) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1158 = "nvvm.shfl.sync"(%70, %1157, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
        %1159 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1160 = "llvm.load"(%1159) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1161 = "nvvm.shfl.sync"(%70, %1160, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
        %t1162_s0 = "llvm.ptrtoint"(%233) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1162_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %1163 = "llvm.mlir.undef"() : () -> f32
        %1164 = "llvm.mlir.undef"() : () -> f32
        %1165 = "llvm.mlir.undef"() : () -> f32
        %1166 = "llvm.mlir.undef"() : () -> f32
        %1167 = "llvm.mlir.undef"() : () -> f32
        %1168 = "llvm.mlir.undef"() : () -> f32
        %1169 = "llvm.mlir.undef"() : () -> f32
        %1170 = "llvm.mlir.undef"() : () -> f32
        %1171 = "llvm.mlir.undef"() : () -> f32
        %1172 = "llvm.mlir.undef"() : () -> f32
        %1173 = "llvm.mlir.undef"() : () -> f32
        %1174 = "llvm.mlir.undef"() : () -> f32
        %1175 = "llvm.mlir.undef"() : () -> f32
        %1176 = "llvm.mlir.undef"() : () -> f32
        %1177 = "llvm.mlir.undef"() : () -> f32
        %1178 = "llvm.mlir.undef"() : () -> f32
        %1179 = "llvm.mlir.undef"() : () -> f32
        %1180 = "llvm.mlir.undef"() : () -> f32
        %1181 = "llvm.mlir.undef"() : () -> f32
        %1182 = "llvm.mlir.undef"() : () -> f32
        %1183 = "llvm.mlir.undef"() : () -> f32
        %1184 = "llvm.mlir.undef"() : () -> f32
        %1185 = "llvm.mlir.undef"() : () -> f32
        %1186 = "llvm.mlir.undef"() : () -> f32
        %1187 = "llvm.mlir.undef"() : () -> f32
        %1188 = "llvm.mlir.undef"() : () -> f32
        %1189 = "llvm.mlir.undef"() : () -> f32
        %1190 = "llvm.mlir.undef"() : () -> f32
        %1191 = "llvm.mlir.undef"() : () -> f32
        %1192 = "llvm.mlir.undef"() : () -> f32
        %1193 = "llvm.mlir.undef"() : () -> f32
        %1194 = "llvm.mlir.undef"() : () -> f32
        %1195 = "llvm.mlir.undef"() : () -> i32
        %1196 = "llvm.mlir.undef"() : () -> i32
        %1197 = "llvm.mlir.undef"() : () -> i32
        %1198 = "llvm.mlir.undef"() : () -> i32
        %1199 = "llvm.mlir.undef"() : () -> i32
        %1200 = "llvm.mlir.undef"() : () -> i32
        %1201 = "llvm.mlir.undef"() : () -> i32
        %1202 = "llvm.mlir.undef"() : () -> i32
        %1203 = "llvm.mlir.undef"() : () -> i32
        %1204 = "llvm.mlir.undef"() : () -> i32
        %1205 = "llvm.mlir.undef"() : () -> i32
        %1206 = "llvm.mlir.undef"() : () -> i32
        %1207 = "llvm.mlir.undef"() : () -> i32
        %1208 = "llvm.mlir.undef"() : () -> i32
        %1209 = "llvm.mlir.undef"() : () -> i32
        %1210 = "llvm.mlir.undef"() : () -> i32
        %1211 = "llvm.mlir.undef"() : () -> i32
        %1212 = "llvm.mlir.undef"() : () -> i32
        %1213 = "llvm.mlir.undef"() : () -> i32
        %1214 = "llvm.mlir.undef"() : () -> i32
        %1215 = "llvm.mlir.undef"() : () -> i32
        %1216 = "llvm.mlir.undef"() : () -> i32
        %1217 = "llvm.mlir.undef"() : () -> i32
        %1218 = "llvm.mlir.undef"() : () -> i32
        %1219 = "llvm.mlir.undef"() : () -> i32
        %1220 = "llvm.mlir.undef"() : () -> i32
        %1221 = "llvm.mlir.undef"() : () -> i32
        %1222 = "llvm.mlir.undef"() : () -> i32
        %1223 = "llvm.mlir.undef"() : () -> i32
        %1224 = "llvm.mlir.undef"() : () -> i32
        %1225 = "llvm.mlir.undef"() : () -> i32
        %1226 = "llvm.mlir.undef"() : () -> i32
        %1227 = "llvm.mlir.undef"() : () -> i32
        %1228 = "llvm.mlir.undef"() : () -> i32
        %1229 = "llvm.mlir.undef"() : () -> i32
        %1230 = "llvm.mlir.undef"() : () -> i32
        %1231 = "llvm.mlir.undef"() : () -> i32
        %1232 = "llvm.mlir.undef"() : () -> i32
        %1233 = "llvm.mlir.undef"() : () -> i32
        %1234 = "llvm.mlir.undef"() : () -> i32
        %1235 = "llvm.mlir.undef"() : () -> i32
        %1236 = "llvm.mlir.undef"() : () -> i32
        %1237 = "llvm.mlir.undef"() : () -> i32
        %1238 = "llvm.mlir.undef"() : () -> i32
        %1239 = "llvm.mlir.undef"() : () -> i32
        %1240 = "llvm.mlir.undef"() : () -> i32
        %1241 = "llvm.mlir.undef"() : () -> i32
        %1242 = "llvm.mlir.undef"() : () -> i32
        %1243 = "llvm.mlir.undef"() : () -> i32
        %1244 = "llvm.mlir.undef"() : () -> i32
        %1245 = "llvm.mlir.undef"() : () -> i32
        %1246 = "llvm.mlir.undef"() : () -> i32
        %1247 = "llvm.mlir.undef"() : () -> i32
        %1248 = "llvm.mlir.undef"() : () -> i32
        %1249 = "llvm.mlir.undef"() : () -> i32
        %1250 = "llvm.mlir.undef"() : () -> i32
        %1251 = "llvm.mlir.undef"() : () -> i32
        %1252 = "llvm.mlir.undef"() : () -> i32
        %1253 = "llvm.mlir.undef"() : () -> i32
        %1254 = "llvm.mlir.undef"() : () -> i32
        %1255 = "llvm.mlir.undef"() : () -> i32
        %1256 = "llvm.mlir.undef"() : () -> i32
        %1257 = "llvm.mlir.undef"() : () -> i32
        %1258 = "llvm.mlir.undef"() : () -> i32
        %1259 = "llvm.mlir.undef"() : () -> i32
        %1260 = "llvm.mlir.undef"() : () -> i32
        %1261 = "llvm.mlir.undef"() : () -> i32
        %1262 = "llvm.mlir.undef"() : () -> i32
        %1263 = "llvm.mlir.undef"() : () -> i32
        %1264 = "llvm.mlir.undef"() : () -> i32
        %1265 = "llvm.mlir.undef"() : () -> i32
        %1266 = "llvm.mlir.undef"() : () -> i32
        %1267 = "llvm.mlir.undef"() : () -> i32
        %1268 = "llvm.mlir.undef"() : () -> i32
        %1269 = "llvm.mlir.undef"() : () -> i32
        %1270 = "llvm.mlir.undef"() : () -> i32
        %1271 = "llvm.mlir.undef"() : () -> i32
        %1272 = "llvm.mlir.undef"() : () -> i32
        %1273 = "llvm.mlir.undef"() : () -> i32
        %1274 = "llvm.mlir.undef"() : () -> i32
        %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413 = "scf.while"(%1161, %1158, %1155, %71, %71, %71, %71, %71, %71, %71, %71, %71, %1091, %1091, %71, %71, %71, %1091, %71, %71, %71, %71, %71, %71, %71, %71, %71, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274) ({
        ^bb0(%1414: i32, %1415: i32, %1416: i32, %1417: i32, %1418: i32, %1419: i32, %1420: i32, %1421: i32, %1422: i32, %1423: i32, %1424: i32, %1425: i32, %1426: i32, %1427: i32, %1428: i32, %1429: i32, %1430: i32, %1431: i32, %1432: i32, %1433: i32, %1434: i32, %1435: i32, %1436: i32, %1437: i32, %1438: i32, %1439: i32, %1440: i32, %1441: f32, %1442: f32, %1443: f32, %1444: f32, %1445: f32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: f32, %1458: f32, %1459: f32, %1460: f32, %1461: f32, %1462: f32, %1463: f32, %1464: f32, %1465: f32, %1466: f32, %1467: f32, %1468: f32, %1469: f32, %1470: f32, %1471: f32, %1472: f32, %1473: i32, %1474: i32, %1475: i32, %1476: i32, %1477: i32, %1478: i32, %1479: i32, %1480: i32, %1481: i32, %1482: i32, %1483: i32, %1484: i32, %1485: i32, %1486: i32, %1487: i32, %1488: i32, %1489: i32, %1490: i32, %1491: i32, %1492: i32, %1493: i32, %1494: i32, %1495: i32, %1496: i32, %1497: i32, %1498: i32, %1499: i32, %1500: i32, %1501: i32, %1502: i32, %1503: i32, %1504: i32, %1505: i32, %1506: i32, %1507: i32, %1508: i32, %1509: i32, %1510: i32, %1511: i32, %1512: i32, %1513: i32, %1514: i32, %1515: i32, %1516: i32, %1517: i32, %1518: i32, %1519: i32, %1520: i32, %1521: i32, %1522: i32, %1523: i32, %1524: i32, %1525: i32, %1526: i32, %1527: i32, %1528: i32, %1529: i32, %1530: i32, %1531: i32, %1532: i32, %1533: i32, %1534: i32, %1535: i32, %1536: i32, %1537: i32, %1538: i32, %1539: i32, %1540: i32, %1541: i32, %1542: i32, %1543: i32, %1544: i32, %1545: i32, %1546: i32, %1547: i32, %1548: i32, %1549: i32, %1550: i32, %1551: i32, %1552: i32):
          %1553 = "arith.cmpi"(%1416, %71) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1553, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1554: i32, %1555: i32, %1556: i32, %1557: i32, %1558: i32, %1559: i32, %1560: i32, %1561: i32, %1562: i32, %1563: i32, %1564: i32, %1565: i32, %1566: i32, %1567: i32, %1568: i32, %1569: i32, %1570: i32, %1571: i32, %1572: i32, %1573: i32, %1574: i32, %1575: i32, %1576: i32, %1577: i32, %1578: i32, %1579: i32, %1580: i32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: f32, %1605: f32, %1606: f32, %1607: f32, %1608: f32, %1609: f32, %1610: f32, %1611: f32, %1612: f32, %1613: i32, %1614: i32, %1615: i32, %1616: i32, %1617: i32, %1618: i32, %1619: i32, %1620: i32, %1621: i32, %1622: i32, %1623: i32, %1624: i32, %1625: i32, %1626: i32, %1627: i32, %1628: i32, %1629: i32, %1630: i32, %1631: i32, %1632: i32, %1633: i32, %1634: i32, %1635: i32, %1636: i32, %1637: i32, %1638: i32, %1639: i32, %1640: i32, %1641: i32, %1642: i32, %1643: i32, %1644: i32, %1645: i32, %1646: i32, %1647: i32, %1648: i32, %1649: i32, %1650: i32, %1651: i32, %1652: i32, %1653: i32, %1654: i32, %1655: i32, %1656: i32, %1657: i32, %1658: i32, %1659: i32, %1660: i32, %1661: i32, %1662: i32, %1663: i32, %1664: i32, %1665: i32, %1666: i32, %1667: i32, %1668: i32, %1669: i32, %1670: i32, %1671: i32, %1672: i32, %1673: i32, %1674: i32, %1675: i32, %1676: i32, %1677: i32, %1678: i32, %1679: i32, %1680: i32, %1681: i32, %1682: i32, %1683: i32, %1684: i32, %1685: i32, %1686: i32, %1687: i32, %1688: i32, %1689: i32, %1690: i32, %1691: i32, %1692: i32):
          %1693 = "arith.muli"(%1556, %68) : (i32, i32) -> i32
          %1694 = "arith.minsi"(%71, %57) : (i32, i32) -> i32
          %1695 = "arith.divui"(%1694, %1133) : (i32, i32) -> i32
          %1696 = "arith.constant"() {value = 63 : i32} : () -> i32
          %1697 = "arith.addi"(%57, %1696) : (i32, i32) -> i32
          %1698 = "arith.divui"(%1697, %1133) : (i32, i32) -> i32
          %1699 = "arith.subi"(%1698, %1695) : (i32, i32) -> i32
          %1700 = "arith.maxsi"(%1699, %1091) : (i32, i32) -> i32
          %1701 = "arith.muli"(%1092, %1133) : (i32, i32) -> i32
          %1702 = "arith.addi"(%1693, %1701) : (i32, i32) -> i32
          %1703 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
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
          %1736 = "llvm.getelementptr"(%135, %1561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1737_s0 = "llvm.ptrtoint"(%1736) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1737_s0, %1562) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1738 = "llvm.getelementptr"(%169, %1564) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1739_s0 = "llvm.ptrtoint"(%1738) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1739_s0, %1565) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1740 = "arith.muli"(%1564, %1114) : (i32, i32) -> i32
          %1741 = "llvm.getelementptr"(%90, %1740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1742 = "arith.constant"() {value = false} : () -> i1
          %t1744_a = "llvm.ptrtoint"(%1127) : (!llvm.ptr<3>) -> i32
          %t1744_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1744_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1744_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1744_shifted = "arith.shrui"(%t1744_a, %t1744_four) : (i32, i32) -> i32
          %t1744_low = "arith.andi"(%t1744_shifted, %t1744_mask) : (i32, i32) -> i32
          %t1744_wide = "arith.extui"(%t1744_low) : (i32) -> i64
          %1743 = "arith.ori"(%t1744_wide, %t1744_fields) : (i64, i64) -> i64
          %t1746_a = "llvm.ptrtoint"(%1741) : (!llvm.ptr<3>) -> i32
          %t1746_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1746_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1746_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1746_shifted = "arith.shrui"(%t1746_a, %t1746_four) : (i32, i32) -> i32
          %t1746_low = "arith.andi"(%t1746_shifted, %t1746_mask) : (i32, i32) -> i32
          %t1746_wide = "arith.extui"(%t1746_low) : (i32) -> i64
          %1745 = "arith.ori"(%t1746_wide, %t1746_fields) : (i64, i64) -> i64
          %t1779_r = "llvm.inline_asm"(%1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1747 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1748 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1749 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1750 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1751 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1752 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1753 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1754 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1755 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1756 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1757 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1758 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1759 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1760 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1761 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1762 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1763 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1764 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1765 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1766 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1767 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1768 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1769 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1770 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1771 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1772 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1773 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1774 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1775 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1776 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1777 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1778 = "llvm.extractvalue"(%t1779_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t1812_r = "llvm.inline_asm"(%1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1743, %1745, %1742) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 36 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %1780 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1781 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1782 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1783 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1784 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1785 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1786 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1787 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1788 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1789 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1790 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1791 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1792 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1793 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1794 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1795 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1796 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1797 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1798 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1799 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1800 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1801 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1802 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1803 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1804 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1805 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1806 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1807 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1808 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1809 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1810 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1811 = "llvm.extractvalue"(%t1812_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1813 = "llvm.getelementptr"(%152, %1579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1814_s0 = "llvm.ptrtoint"(%1813) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1814_s0, %1580) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t1847_r = "llvm.inline_asm"(%1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1815 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1816 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1817 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1818 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1819 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1820 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1821 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1822 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1823 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1824 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1825 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1826 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1827 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1828 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1829 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1830 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1831 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1832 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1833 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1834 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1835 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1836 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1837 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1838 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1839 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1840 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1841 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1842 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1843 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1844 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1845 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1846 = "llvm.extractvalue"(%t1847_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1848 = "arith.muli"(%59, %1700) : (i32, i32) -> i32
          %1849 = "arith.muli"(%1555, %59) : (i32, i32) -> i32
          %1850 = "arith.muli"(%1564, %1133) : (i32, i32) -> i32
          %1851 = "llvm.getelementptr"(%94, %1850) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1852 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1853 = "arith.remui"(%1852, %1108) : (i32, i32) -> i32
          %1854 = "arith.muli"(%1853, %1099) : (i32, i32) -> i32
          %1855 = "llvm.getelementptr"(%1851, %1854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1856 = "llvm.load"(%1855) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1857 = "vector.extract"(%1856) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1858 = "vector.extract"(%1856) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1859 = "llvm.getelementptr"(%1855) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1860 = "llvm.load"(%1859) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1861 = "vector.extract"(%1860) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1862 = "vector.extract"(%1860) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1863 = "llvm.getelementptr"(%1855) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1864 = "llvm.load"(%1863) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1865 = "vector.extract"(%1864) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1866 = "vector.extract"(%1864) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1867 = "llvm.getelementptr"(%1855) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1868 = "llvm.load"(%1867) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1869 = "vector.extract"(%1868) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1870 = "vector.extract"(%1868) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1871 = "llvm.getelementptr"(%1855) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1872 = "llvm.load"(%1871) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1873 = "vector.extract"(%1872) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1874 = "vector.extract"(%1872) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1875 = "llvm.getelementptr"(%1855) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1876 = "llvm.load"(%1875) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1877 = "vector.extract"(%1876) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1878 = "vector.extract"(%1876) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1879 = "llvm.getelementptr"(%1855) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1880 = "llvm.load"(%1879) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1881 = "vector.extract"(%1880) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1882 = "vector.extract"(%1880) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1883 = "llvm.getelementptr"(%1855) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1884 = "llvm.load"(%1883) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1885 = "vector.extract"(%1884) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1886 = "vector.extract"(%1884) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1887 = "vector.from_elements"(%1857, %1858, %1861, %1862, %1865, %1866, %1869, %1870, %1873, %1874, %1877, %1878, %1881, %1882, %1885, %1886) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1888 = "arith.muli"(%1695, %1133) : (i32, i32) -> i32
          %1889 = "arith.addi"(%1702, %1133) : (i32, i32) -> i32
          %1890 = "arith.cmpi"(%1889, %56) {predicate = 4 : i64} : (i32, i32) -> i1
          %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922 = "scf.if"(%1890) ({
            %1923 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1924 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1925 = "arith.andi"(%1093, %1924) : (i32, i32) -> i32
            %1926 = "arith.divui"(%1925, %74) : (i32, i32) -> i32
            %1927 = "arith.muli"(%1926, %1097) : (i32, i32) -> i32
            %1928 = "arith.addi"(%1702, %1927) : (i32, i32) -> i32
            %1929 = "arith.divui"(%1923, %1108) : (i32, i32) -> i32
            %1930 = "arith.addi"(%1928, %1929) : (i32, i32) -> i32
            %1931 = "arith.remui"(%1923, %1108) : (i32, i32) -> i32
            %1932 = "arith.muli"(%1931, %1099) : (i32, i32) -> i32
            %1933 = "arith.addi"(%1888, %1932) : (i32, i32) -> i32
            %1934 = "arith.cmpi"(%1930, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1935 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %1936 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %1937 = "arith.select"(%1934, %1935, %1936) : (i1, i32, i32) -> i32
            %1938 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1939 = "arith.subi"(%1936, %1933) : (i32, i32) -> i32
            %1940 = "vector.broadcast"(%1939) : (i32) -> vector<16xi32>
            %1941 = "arith.cmpi"(%1938, %1940) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1942 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1943 = "arith.subi"(%1937, %1933) : (i32, i32) -> i32
            %1944 = "vector.broadcast"(%1943) : (i32) -> vector<16xi32>
            %1945 = "arith.cmpi"(%1942, %1944) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1946 = "arith.ori"(%1941, %1945) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %1947 = "vector.from_elements"(%1815, %1816, %1819, %1820, %1823, %1824, %1827, %1828, %1831, %1832, %1835, %1836, %1839, %1840, %1843, %1844) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1948 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
            %1949 = "arith.select"(%1946, %1948, %1947) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1950 = "vector.extract"(%1949) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1951 = "vector.extract"(%1949) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1952 = "vector.extract"(%1949) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1953 = "vector.extract"(%1949) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1954 = "vector.extract"(%1949) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1955 = "vector.extract"(%1949) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1956 = "vector.extract"(%1949) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1957 = "vector.extract"(%1949) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1958 = "vector.extract"(%1949) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1959 = "vector.extract"(%1949) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1960 = "vector.extract"(%1949) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1961 = "vector.extract"(%1949) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1962 = "vector.extract"(%1949) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1963 = "vector.extract"(%1949) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1964 = "vector.extract"(%1949) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1965 = "vector.extract"(%1949) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1966 = "arith.addi"(%1930, %1094) : (i32, i32) -> i32
            %1967 = "arith.cmpi"(%1966, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1968 = "arith.select"(%1967, %1935, %1936) : (i1, i32, i32) -> i32
            %1969 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1970 = "vector.broadcast"(%1939) : (i32) -> vector<16xi32>
            %1971 = "arith.cmpi"(%1969, %1970) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1972 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1973 = "arith.subi"(%1968, %1933) : (i32, i32) -> i32
            %1974 = "vector.broadcast"(%1973) : (i32) -> vector<16xi32>
            %1975 = "arith.cmpi"(%1972, %1974) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1976 = "arith.ori"(%1971, %1975) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %1977 = "vector.from_elements"(%1817, %1818, %1821, %1822, %1825, %1826, %1829, %1830, %1833, %1834, %1837, %1838, %1841, %1842, %1845, %1846) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1978 = "arith.select"(%1976, %1948, %1977) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1979 = "vector.extract"(%1978) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1980 = "vector.extract"(%1978) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1981 = "vector.extract"(%1978) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1982 = "vector.extract"(%1978) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1983 = "vector.extract"(%1978) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1984 = "vector.extract"(%1978) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1985 = "vector.extract"(%1978) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1986 = "vector.extract"(%1978) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1987 = "vector.extract"(%1978) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1988 = "vector.extract"(%1978) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1989 = "vector.extract"(%1978) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1990 = "vector.extract"(%1978) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1991 = "vector.extract"(%1978) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1992 = "vector.extract"(%1978) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1993 = "vector.extract"(%1978) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1994 = "vector.extract"(%1978) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            "scf.yield"(%1950, %1951, %1979, %1980, %1952, %1953, %1981, %1982, %1954, %1955, %1983, %1984, %1956, %1957, %1985, %1986, %1958, %1959, %1987, %1988, %1960, %1961, %1989, %1990, %1962, %1963, %1991, %1992, %1964, %1965, %1993, %1994) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1995 = "vector.from_elements"(%1891, %1892, %1895, %1896, %1899, %1900, %1903, %1904, %1907, %1908, %1911, %1912, %1915, %1916, %1919, %1920) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1996 = "vector.broadcast"(%1122) : (f32) -> vector<16xf32>
          %1997 = "arith.mulf"(%1995, %1996) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1998 = "arith.subf"(%1997, %1887) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1999 = "vector.extract"(%1998) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2000 = "vector.extract"(%1998) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2001 = "vector.extract"(%1998) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2002 = "vector.extract"(%1998) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2003 = "vector.extract"(%1998) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2004 = "vector.extract"(%1998) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2005 = "vector.extract"(%1998) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2006 = "vector.extract"(%1998) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2007 = "vector.extract"(%1998) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2008 = "vector.extract"(%1998) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2009 = "vector.extract"(%1998) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2010 = "vector.extract"(%1998) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2011 = "vector.extract"(%1998) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2012 = "vector.extract"(%1998) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2013 = "vector.extract"(%1998) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2014 = "vector.extract"(%1998) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2015 = "llvm.call_intrinsic"(%1999) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2016 = "llvm.call_intrinsic"(%2000) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2017 = "llvm.call_intrinsic"(%2001) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2018 = "llvm.call_intrinsic"(%2002) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2019 = "llvm.call_intrinsic"(%2003) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2020 = "llvm.call_intrinsic"(%2004) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2021 = "llvm.call_intrinsic"(%2005) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2022 = "llvm.call_intrinsic"(%2006) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2023 = "llvm.call_intrinsic"(%2007) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2024 = "llvm.call_intrinsic"(%2008) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2025 = "llvm.call_intrinsic"(%2009) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2026 = "llvm.call_intrinsic"(%2010) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2027 = "llvm.call_intrinsic"(%2011) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2028 = "llvm.call_intrinsic"(%2012) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2029 = "llvm.call_intrinsic"(%2013) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2030 = "llvm.call_intrinsic"(%2014) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2031 = "vector.from_elements"(%2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2032 = "vector.extract"(%2031) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2033 = "vector.extract"(%2031) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2034 = "vector.extract"(%2031) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2035 = "vector.extract"(%2031) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2036 = "vector.extract"(%2031) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2037 = "vector.extract"(%2031) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2038 = "vector.extract"(%2031) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2039 = "vector.extract"(%2031) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2040 = "vector.extract"(%2031) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2041 = "vector.extract"(%2031) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2042 = "vector.extract"(%2031) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2043 = "vector.extract"(%2031) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2044 = "vector.extract"(%2031) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2045 = "vector.extract"(%2031) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2046 = "vector.extract"(%2031) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2047 = "vector.extract"(%2031) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2048 = "vector.from_elements"(%1893, %1894, %1897, %1898, %1901, %1902, %1905, %1906, %1909, %1910, %1913, %1914, %1917, %1918, %1921, %1922) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2049 = "vector.broadcast"(%1122) : (f32) -> vector<16xf32>
          %2050 = "arith.mulf"(%2048, %2049) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2051 = "arith.subf"(%2050, %1887) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2052 = "vector.extract"(%2051) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2053 = "vector.extract"(%2051) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2054 = "vector.extract"(%2051) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2055 = "vector.extract"(%2051) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2056 = "vector.extract"(%2051) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2057 = "vector.extract"(%2051) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2058 = "vector.extract"(%2051) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2059 = "vector.extract"(%2051) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2060 = "vector.extract"(%2051) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2061 = "vector.extract"(%2051) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2062 = "vector.extract"(%2051) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2063 = "vector.extract"(%2051) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2064 = "vector.extract"(%2051) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2065 = "vector.extract"(%2051) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2066 = "vector.extract"(%2051) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2067 = "vector.extract"(%2051) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2068 = "llvm.call_intrinsic"(%2052) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2069 = "llvm.call_intrinsic"(%2053) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2070 = "llvm.call_intrinsic"(%2054) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2071 = "llvm.call_intrinsic"(%2055) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2072 = "llvm.call_intrinsic"(%2056) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2073 = "llvm.call_intrinsic"(%2057) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2074 = "llvm.call_intrinsic"(%2058) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2075 = "llvm.call_intrinsic"(%2059) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2076 = "llvm.call_intrinsic"(%2060) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2077 = "llvm.call_intrinsic"(%2061) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2078 = "llvm.call_intrinsic"(%2062) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2079 = "llvm.call_intrinsic"(%2063) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2080 = "llvm.call_intrinsic"(%2064) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2081 = "llvm.call_intrinsic"(%2065) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2082 = "llvm.call_intrinsic"(%2066) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2083 = "llvm.call_intrinsic"(%2067) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2084 = "vector.from_elements"(%2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2085 = "vector.extract"(%2084) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2086 = "vector.extract"(%2084) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2087 = "vector.extract"(%2084) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2088 = "vector.extract"(%2084) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2089 = "vector.extract"(%2084) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2090 = "vector.extract"(%2084) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2091 = "vector.extract"(%2084) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2092 = "vector.extract"(%2084) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2093 = "vector.extract"(%2084) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2094 = "vector.extract"(%2084) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2095 = "vector.extract"(%2084) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2096 = "vector.extract"(%2084) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2097 = "vector.extract"(%2084) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2098 = "vector.extract"(%2084) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2099 = "vector.extract"(%2084) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2100 = "vector.extract"(%2084) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2101 = "arith.addi"(%1695, %1091) : (i32, i32) -> i32
          %2102 = "arith.addi"(%1695, %1700) : (i32, i32) -> i32
          %2103 = "arith.cmpi"(%2101, %2102) {predicate = 0 : i64} : (i32, i32) -> i1
          %2104, %2105 = "scf.if"(%2103) ({
            %2106 = "arith.addi"(%1849, %1091) : (i32, i32) -> i32
            "scf.yield"(%1695, %2106) : (i32, i32) -> ()
          }, {
            "scf.yield"(%2101, %1849) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %2107 = "arith.muli"(%2104, %1133) : (i32, i32) -> i32
          %2108 = "arith.cmpi"(%1848, %1091) {predicate = 0 : i64} : (i32, i32) -> i1
          %2109 = "llvm.getelementptr"(%194, %1558) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2110_s0 = "llvm.ptrtoint"(%2109) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2110_s0, %1559) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2111 = "llvm.getelementptr"(%96, %1558) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2112_s0 = "llvm.ptrtoint"(%2111) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2112_s0, %1559) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2113 = "arith.muli"(%1558, %1133) : (i32, i32) -> i32
          %2114 = "llvm.getelementptr"(%95, %2113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2115 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2116 = "arith.remui"(%2115, %1108) : (i32, i32) -> i32
          %2117 = "arith.muli"(%2116, %1099) : (i32, i32) -> i32
          %2118 = "llvm.getelementptr"(%2114, %2117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2119 = "llvm.load"(%2118) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2120 = "vector.extract"(%2119) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2121 = "vector.extract"(%2119) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2122 = "llvm.getelementptr"(%2118) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2123 = "llvm.load"(%2122) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2124 = "vector.extract"(%2123) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2125 = "vector.extract"(%2123) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2126 = "llvm.getelementptr"(%2118) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2127 = "llvm.load"(%2126) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2128 = "vector.extract"(%2127) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2129 = "vector.extract"(%2127) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2130 = "llvm.getelementptr"(%2118) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2131 = "llvm.load"(%2130) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2132 = "vector.extract"(%2131) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2133 = "vector.extract"(%2131) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2134 = "llvm.getelementptr"(%2118) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2135 = "llvm.load"(%2134) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2136 = "vector.extract"(%2135) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2137 = "vector.extract"(%2135) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2138 = "llvm.getelementptr"(%2118) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2139 = "llvm.load"(%2138) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2140 = "vector.extract"(%2139) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2141 = "vector.extract"(%2139) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2142 = "llvm.getelementptr"(%2118) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2143 = "llvm.load"(%2142) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2144 = "vector.extract"(%2143) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2145 = "vector.extract"(%2143) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2146 = "llvm.getelementptr"(%2118) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2147 = "llvm.load"(%2146) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2148 = "vector.extract"(%2147) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2149 = "vector.extract"(%2147) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2150 = "vector.from_elements"(%2120, %2121, %2124, %2125, %2128, %2129, %2132, %2133, %2136, %2137, %2140, %2141, %2144, %2145, %2148, %2149) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2151 = "vector.extract"(%2150) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2152 = "vector.extract"(%2150) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2153 = "vector.extract"(%2150) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2154 = "vector.extract"(%2150) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2155 = "vector.extract"(%2150) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2156 = "vector.extract"(%2150) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2157 = "vector.extract"(%2150) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2158 = "vector.extract"(%2150) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2159 = "vector.extract"(%2150) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2160 = "vector.extract"(%2150) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2161 = "vector.extract"(%2150) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2162 = "vector.extract"(%2150) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2163 = "vector.extract"(%2150) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2164 = "vector.extract"(%2150) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2165 = "vector.extract"(%2150) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2166 = "vector.extract"(%2150) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2167 = "arith.muli"(%1558, %1114) : (i32, i32) -> i32
          %2168 = "llvm.getelementptr"(%91, %2167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2169 = "arith.constant"() {value = true} : () -> i1
          %t2171_a = "llvm.ptrtoint"(%1128) : (!llvm.ptr<3>) -> i32
          %t2171_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2171_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2171_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2171_shifted = "arith.shrui"(%t2171_a, %t2171_four) : (i32, i32) -> i32
          %t2171_low = "arith.andi"(%t2171_shifted, %t2171_mask) : (i32, i32) -> i32
          %t2171_wide = "arith.extui"(%t2171_low) : (i32) -> i64
          %2170 = "arith.ori"(%t2171_wide, %t2171_fields) : (i64, i64) -> i64
          %t2173_a = "llvm.ptrtoint"(%2168) : (!llvm.ptr<3>) -> i32
          %t2173_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2173_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2173_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2173_shifted = "arith.shrui"(%t2173_a, %t2173_four) : (i32, i32) -> i32
          %t2173_low = "arith.andi"(%t2173_shifted, %t2173_mask) : (i32, i32) -> i32
          %t2173_wide = "arith.extui"(%t2173_low) : (i32) -> i64
          %2172 = "arith.ori"(%t2173_wide, %t2173_fields) : (i64, i64) -> i64
          %t2206_r = "llvm.inline_asm"(%2151, %2152, %2151, %2152, %2153, %2154, %2153, %2154, %2155, %2156, %2155, %2156, %2157, %2158, %2157, %2158, %2159, %2160, %2159, %2160, %2161, %2162, %2161, %2162, %2163, %2164, %2163, %2164, %2165, %2166, %2165, %2166) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2174 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2175 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2176 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2177 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2178 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2179 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2180 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2181 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2182 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2183 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2184 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2185 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2186 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2187 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2188 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2189 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2190 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2191 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2192 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2193 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2194 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2195 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2196 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2197 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2198 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2199 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2200 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2201 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2202 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2203 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2204 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2205 = "llvm.extractvalue"(%t2206_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2239_r = "llvm.inline_asm"(%2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2170, %2172, %2169) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2207 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2208 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2209 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2210 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2211 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2212 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2213 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2214 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2215 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2216 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2217 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2218 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2219 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2220 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2221 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2222 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2223 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2224 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2225 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2226 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2227 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2228 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2229 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2230 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2231 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2232 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2233 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2234 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2235 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2236 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2237 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2238 = "llvm.extractvalue"(%t2239_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2240 = "vector.from_elements"(%2032, %2033, %2085, %2086, %2034, %2035, %2087, %2088, %2036, %2037, %2089, %2090, %2038, %2039, %2091, %2092, %2040, %2041, %2093, %2094, %2042, %2043, %2095, %2096, %2044, %2045, %2097, %2098, %2046, %2047, %2099, %2100) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2241 = "arith.truncf"(%2240) : (vector<32xf32>) -> vector<32xf16>
          %2242 = "vector.bitcast"(%2241) : (vector<32xf16>) -> vector<16xi32>
          %2243 = "vector.extract"(%2242) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
          %2244 = "vector.extract"(%2242) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
          %2245 = "vector.extract"(%2242) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
          %2246 = "vector.extract"(%2242) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
          %2247 = "vector.extract"(%2242) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
          %2248 = "vector.extract"(%2242) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
          %2249 = "vector.extract"(%2242) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
          %2250 = "vector.extract"(%2242) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
          %2251 = "vector.extract"(%2242) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
          %2252 = "vector.extract"(%2242) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
          %2253 = "vector.extract"(%2242) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
          %2254 = "vector.extract"(%2242) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
          %2255 = "vector.extract"(%2242) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
          %2256 = "vector.extract"(%2242) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
          %2257 = "vector.extract"(%2242) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
          %2258 = "vector.extract"(%2242) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
          %t2260_a = "llvm.ptrtoint"(%2168) : (!llvm.ptr<3>) -> i32
          %t2260_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2260_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2260_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2260_shifted = "arith.shrui"(%t2260_a, %t2260_four) : (i32, i32) -> i32
          %t2260_low = "arith.andi"(%t2260_shifted, %t2260_mask) : (i32, i32) -> i32
          %t2260_wide = "arith.extui"(%t2260_low) : (i32) -> i64
          %2259 = "arith.ori"(%t2260_wide, %t2260_fields) : (i64, i64) -> i64
          %t2293_r = "llvm.inline_asm"(%1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2261 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2262 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2263 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2264 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2265 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2266 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2267 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2268 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2269 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2270 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2271 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2272 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2273 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2274 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2275 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2276 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2277 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2278 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2279 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2280 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2281 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2282 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2283 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2284 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2285 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2286 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2287 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2288 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2289 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2290 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2291 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2292 = "llvm.extractvalue"(%t2293_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2326_r = "llvm.inline_asm"(%2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2169) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 38 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
          %2294 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2295 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2296 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2297 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2298 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2299 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2300 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2301 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2302 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2303 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2304 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2305 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2306 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2307 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2308 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2309 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2310 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2311 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2312 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2313 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2314 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2315 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2316 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2317 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2318 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2319 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2320 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2321 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2322 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2323 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2324 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2325 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2423_r = "llvm.inline_asm"(%2032, %2033, %2085, %2086, %2034, %2035, %2087, %2088, %2036, %2037, %2089, %2090, %2038, %2039, %2091, %2092, %2040, %2041, %2093, %2094, %2042, %2043, %2095, %2096, %2044, %2045, %2097, %2098, %2046, %2047, %2099, %2100, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2327 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2328 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2329 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2330 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2331 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2332 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2333 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2334 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2335 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2336 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2337 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2338 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2339 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2340 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2341 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2342 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2343 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2344 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2345 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2346 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2347 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2348 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2349 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2350 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2351 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2352 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2353 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2354 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2355 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2356 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2357 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2358 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2359 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2360 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2361 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2362 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2363 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2364 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2365 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2366 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2367 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2368 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2369 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2370 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2371 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2372 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2373 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2374 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2375 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2376 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2377 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2378 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2379 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2380 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2381 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2382 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2383 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2384 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2385 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2386 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2387 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2388 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2389 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2390 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2391 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2392 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2393 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2394 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2395 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2396 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2397 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2398 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2399 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2400 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2401 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2402 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2403 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2404 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2405 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2406 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2407 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2408 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2409 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2410 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2411 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2412 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2413 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2414 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2415 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2416 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2417 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2418 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2419 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2420 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2421 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2422 = "llvm.extractvalue"(%t2423_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2424 = "vector.from_elements"(%2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2425 = "vector.from_elements"(%2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2426 = "arith.mulf"(%2424, %2425) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2427 = "vector.extract"(%2426) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2428 = "vector.extract"(%2426) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2429 = "vector.extract"(%2426) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2430 = "vector.extract"(%2426) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2431 = "vector.extract"(%2426) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2432 = "vector.extract"(%2426) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2433 = "vector.extract"(%2426) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2434 = "vector.extract"(%2426) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2435 = "vector.extract"(%2426) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2436 = "vector.extract"(%2426) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2437 = "vector.extract"(%2426) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2438 = "vector.extract"(%2426) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2439 = "vector.extract"(%2426) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2440 = "vector.extract"(%2426) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2441 = "vector.extract"(%2426) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2442 = "vector.extract"(%2426) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2443 = "vector.extract"(%2426) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2444 = "vector.extract"(%2426) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2445 = "vector.extract"(%2426) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2446 = "vector.extract"(%2426) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2447 = "vector.extract"(%2426) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2448 = "vector.extract"(%2426) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2449 = "vector.extract"(%2426) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2450 = "vector.extract"(%2426) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2451 = "vector.extract"(%2426) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2452 = "vector.extract"(%2426) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2453 = "vector.extract"(%2426) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2454 = "vector.extract"(%2426) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2455 = "vector.extract"(%2426) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2456 = "vector.extract"(%2426) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2457 = "vector.extract"(%2426) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2458 = "vector.extract"(%2426) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2459 = "arith.xori"(%2108, %2169) : (i1, i1) -> i1
          %2460, %2461, %2462 = "scf.if"(%2459) ({
            %2463 = "arith.addi"(%1564, %1091) : (i32, i32) -> i32
            %2464 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2465 = "arith.cmpi"(%2463, %2464) {predicate = 0 : i64} : (i32, i32) -> i1
            %2466 = "arith.xori"(%1565, %1091) : (i32, i32) -> i32
            %2467 = "arith.select"(%2465, %2466, %1565) : (i1, i32, i32) -> i32
            %2468 = "arith.select"(%2465, %71, %2463) : (i1, i32, i32) -> i32
            %2469 = "arith.addi"(%1563, %1091) : (i32, i32) -> i32
            %2470 = "llvm.getelementptr"(%169, %2468) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2471_s0 = "llvm.ptrtoint"(%2470) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2471_s0, %2467) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"(%2469, %2468, %2467) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1563, %1564, %1565) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %2472 = "arith.muli"(%2461, %1114) : (i32, i32) -> i32
          %2473 = "llvm.getelementptr"(%90, %2472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2475_a = "llvm.ptrtoint"(%1127) : (!llvm.ptr<3>) -> i32
          %t2475_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2475_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2475_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2475_shifted = "arith.shrui"(%t2475_a, %t2475_four) : (i32, i32) -> i32
          %t2475_low = "arith.andi"(%t2475_shifted, %t2475_mask) : (i32, i32) -> i32
          %t2475_wide = "arith.extui"(%t2475_low) : (i32) -> i64
          %2474 = "arith.ori"(%t2475_wide, %t2475_fields) : (i64, i64) -> i64
          %t2477_a = "llvm.ptrtoint"(%2473) : (!llvm.ptr<3>) -> i32
          %t2477_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2477_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2477_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2477_shifted = "arith.shrui"(%t2477_a, %t2477_four) : (i32, i32) -> i32
          %t2477_low = "arith.andi"(%t2477_shifted, %t2477_mask) : (i32, i32) -> i32
          %t2477_wide = "arith.extui"(%t2477_low) : (i32) -> i64
          %2476 = "arith.ori"(%t2477_wide, %t2477_fields) : (i64, i64) -> i64
          %t2510_r = "llvm.inline_asm"(%2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2478 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2479 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2480 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2481 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2482 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2483 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2484 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2485 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2486 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2487 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2488 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2489 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2490 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2491 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2492 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2493 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2494 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2495 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2496 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2497 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2498 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2499 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2500 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2501 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2502 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2503 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2504 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2505 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2506 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2507 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2508 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2509 = "llvm.extractvalue"(%t2510_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2543_r = "llvm.inline_asm"(%2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2474, %2476, %1742) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 39 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2511 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2512 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2513 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2514 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2515 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2516 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2517 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2518 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2519 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2520 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2521 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2522 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2523 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2524 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2525 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2526 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2527 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2528 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2529 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2530 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2531 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2532 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2533 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2534 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2535 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2536 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2537 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2538 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2539 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2540 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2541 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2542 = "llvm.extractvalue"(%t2543_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2640_r = "llvm.inline_asm"(%2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2544 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2545 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2546 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2547 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2548 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2549 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2550 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2551 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2552 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2553 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2554 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2555 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2556 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2557 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2558 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2559 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2560 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2561 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2562 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2563 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2564 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2565 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2566 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2567 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2568 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2569 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2570 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2571 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2572 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2573 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2574 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2575 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2576 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2577 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2578 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2579 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2580 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2581 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2582 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2583 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2584 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2585 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2586 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2587 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2588 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2589 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2590 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2591 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2592 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2593 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2594 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2595 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2596 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2597 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2598 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2599 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2600 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2601 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2602 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2603 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2604 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2605 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2606 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2607 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2608 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2609 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2610 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2611 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2612 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2613 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2614 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2615 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2616 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2617 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2618 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2619 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2620 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2621 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2622 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2623 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2624 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2625 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2626 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2627 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2628 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2629 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2630 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2631 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2632 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2633 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2634 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2635 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2636 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2637 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2638 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2639 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2641 = "llvm.getelementptr"(%117, %1570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2642_s0 = "llvm.ptrtoint"(%2641) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2642_s0, %1571) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2643 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %2644 = "arith.muli"(%1570, %2643) : (i32, i32) -> i32
          %2645 = "llvm.getelementptr"(%93, %2644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2646 = "vector.from_elements"(%2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2647 = "arith.truncf"(%2646) : (vector<32xf32>) -> vector<32xf16>
          %2648 = "vector.extract"(%2647) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2649 = "vector.extract"(%2647) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2650 = "vector.extract"(%2647) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2651 = "vector.extract"(%2647) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2652 = "vector.extract"(%2647) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2653 = "vector.extract"(%2647) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2654 = "vector.extract"(%2647) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2655 = "vector.extract"(%2647) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2656 = "vector.extract"(%2647) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2657 = "vector.extract"(%2647) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2658 = "vector.extract"(%2647) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2659 = "vector.extract"(%2647) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2660 = "vector.extract"(%2647) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2661 = "vector.extract"(%2647) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2662 = "vector.extract"(%2647) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2663 = "vector.extract"(%2647) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2664 = "vector.extract"(%2647) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2665 = "vector.extract"(%2647) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2666 = "vector.extract"(%2647) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2667 = "vector.extract"(%2647) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2668 = "vector.extract"(%2647) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2669 = "vector.extract"(%2647) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2670 = "vector.extract"(%2647) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2671 = "vector.extract"(%2647) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2672 = "vector.extract"(%2647) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2673 = "vector.extract"(%2647) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2674 = "vector.extract"(%2647) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2675 = "vector.extract"(%2647) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2676 = "vector.extract"(%2647) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2677 = "vector.extract"(%2647) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2678 = "vector.extract"(%2647) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2679 = "vector.extract"(%2647) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %2680 = "vector.from_elements"(%2648, %2649) : (f16, f16) -> vector<2xf16>
          %2681 = "llvm.bitcast"(%2680) : (vector<2xf16>) -> i32
          %2682 = "vector.from_elements"(%2650, %2651) : (f16, f16) -> vector<2xf16>
          %2683 = "llvm.bitcast"(%2682) : (vector<2xf16>) -> i32
          %2684 = "vector.from_elements"(%2652, %2653) : (f16, f16) -> vector<2xf16>
          %2685 = "llvm.bitcast"(%2684) : (vector<2xf16>) -> i32
          %2686 = "vector.from_elements"(%2654, %2655) : (f16, f16) -> vector<2xf16>
          %2687 = "llvm.bitcast"(%2686) : (vector<2xf16>) -> i32
          %2688 = "arith.constant"() {value = 448 : i32} : () -> i32
          %2689 = "arith.andi"(%1141, %2688) : (i32, i32) -> i32
          %2690 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2691 = "arith.shrui"(%2689, %2690) : (i32, i32) -> i32
          %2692 = "arith.xori"(%1141, %2691) : (i32, i32) -> i32
          %2693 = "llvm.getelementptr"(%2645, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2693, %2681, %2683, %2685, %2687) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2695 = "llvm.getelementptr"(%2645) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2696 = "vector.from_elements"(%2656, %2657) : (f16, f16) -> vector<2xf16>
          %2697 = "llvm.bitcast"(%2696) : (vector<2xf16>) -> i32
          %2698 = "vector.from_elements"(%2658, %2659) : (f16, f16) -> vector<2xf16>
          %2699 = "llvm.bitcast"(%2698) : (vector<2xf16>) -> i32
          %2700 = "vector.from_elements"(%2660, %2661) : (f16, f16) -> vector<2xf16>
          %2701 = "llvm.bitcast"(%2700) : (vector<2xf16>) -> i32
          %2702 = "vector.from_elements"(%2662, %2663) : (f16, f16) -> vector<2xf16>
          %2703 = "llvm.bitcast"(%2702) : (vector<2xf16>) -> i32
          %2704 = "llvm.getelementptr"(%2695, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2704, %2697, %2699, %2701, %2703) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2706 = "llvm.getelementptr"(%2645) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2707 = "vector.from_elements"(%2664, %2665) : (f16, f16) -> vector<2xf16>
          %2708 = "llvm.bitcast"(%2707) : (vector<2xf16>) -> i32
          %2709 = "vector.from_elements"(%2666, %2667) : (f16, f16) -> vector<2xf16>
          %2710 = "llvm.bitcast"(%2709) : (vector<2xf16>) -> i32
          %2711 = "vector.from_elements"(%2668, %2669) : (f16, f16) -> vector<2xf16>
          %2712 = "llvm.bitcast"(%2711) : (vector<2xf16>) -> i32
          %2713 = "vector.from_elements"(%2670, %2671) : (f16, f16) -> vector<2xf16>
          %2714 = "llvm.bitcast"(%2713) : (vector<2xf16>) -> i32
          %2715 = "llvm.getelementptr"(%2706, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2715, %2708, %2710, %2712, %2714) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2717 = "llvm.getelementptr"(%2645) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2718 = "vector.from_elements"(%2672, %2673) : (f16, f16) -> vector<2xf16>
          %2719 = "llvm.bitcast"(%2718) : (vector<2xf16>) -> i32
          %2720 = "vector.from_elements"(%2674, %2675) : (f16, f16) -> vector<2xf16>
          %2721 = "llvm.bitcast"(%2720) : (vector<2xf16>) -> i32
          %2722 = "vector.from_elements"(%2676, %2677) : (f16, f16) -> vector<2xf16>
          %2723 = "llvm.bitcast"(%2722) : (vector<2xf16>) -> i32
          %2724 = "vector.from_elements"(%2678, %2679) : (f16, f16) -> vector<2xf16>
          %2725 = "llvm.bitcast"(%2724) : (vector<2xf16>) -> i32
          %2726 = "llvm.getelementptr"(%2717, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2726, %2719, %2721, %2723, %2725) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 44 : i32} : (i32) -> ()
          %2728 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2729 = "arith.cmpi"(%2728, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%2729) ({
            %2730 = "llvm.getelementptr"(%116, %1570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2731_s0 = "llvm.ptrtoint"(%2730) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2731_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2732 = "arith.addi"(%1091, %1092) : (i32, i32) -> i32
          "nvvm.barrier"(%2732, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 45 : i32} : (i32, i32) -> ()
          "scf.if"(%196) ({
            %2733 = "llvm.getelementptr"(%197, %1558) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2734_s0 = "llvm.ptrtoint"(%2733) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2734_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2735 = "arith.addi"(%1558, %1091) : (i32, i32) -> i32
          %2736 = "arith.cmpi"(%2735, %1099) {predicate = 0 : i64} : (i32, i32) -> i1
          %2737 = "arith.xori"(%1559, %1091) : (i32, i32) -> i32
          %2738 = "arith.select"(%2736, %2737, %1559) : (i1, i32, i32) -> i32
          %2739 = "arith.select"(%2736, %71, %2735) : (i1, i32, i32) -> i32
          %2740 = "arith.addi"(%1557, %1091) : (i32, i32) -> i32
          %2741 = "arith.muli"(%2461, %1133) : (i32, i32) -> i32
          %2742 = "llvm.getelementptr"(%94, %2741) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2743 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2744 = "arith.remui"(%2743, %1108) : (i32, i32) -> i32
          %2745 = "arith.muli"(%2744, %1099) : (i32, i32) -> i32
          %2746 = "llvm.getelementptr"(%2742, %2745) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2747 = "llvm.load"(%2746) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2748 = "vector.extract"(%2747) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2749 = "vector.extract"(%2747) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2750 = "llvm.getelementptr"(%2746) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2751 = "llvm.load"(%2750) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2752 = "vector.extract"(%2751) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2753 = "vector.extract"(%2751) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2754 = "llvm.getelementptr"(%2746) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2755 = "llvm.load"(%2754) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2756 = "vector.extract"(%2755) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2757 = "vector.extract"(%2755) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2758 = "llvm.getelementptr"(%2746) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2759 = "llvm.load"(%2758) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2760 = "vector.extract"(%2759) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2761 = "vector.extract"(%2759) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2762 = "llvm.getelementptr"(%2746) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2763 = "llvm.load"(%2762) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2764 = "vector.extract"(%2763) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2765 = "vector.extract"(%2763) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2766 = "llvm.getelementptr"(%2746) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2767 = "llvm.load"(%2766) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2768 = "vector.extract"(%2767) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2769 = "vector.extract"(%2767) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2770 = "llvm.getelementptr"(%2746) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2771 = "llvm.load"(%2770) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2772 = "vector.extract"(%2771) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2773 = "vector.extract"(%2771) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2774 = "llvm.getelementptr"(%2746) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2775 = "llvm.load"(%2774) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2776 = "vector.extract"(%2775) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2777 = "vector.extract"(%2775) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2778 = "vector.from_elements"(%2748, %2749, %2752, %2753, %2756, %2757, %2760, %2761, %2764, %2765, %2768, %2769, %2772, %2773, %2776, %2777) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2779 = "llvm.getelementptr"(%1132, %2644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2780 = "arith.muli"(%1573, %1114) : (i32, i32) -> i32
          %2781 = "llvm.getelementptr"(%90, %2780) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2783_a = "llvm.ptrtoint"(%2779) : (!llvm.ptr<3>) -> i32
          %t2783_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2783_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2783_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2783_shifted = "arith.shrui"(%t2783_a, %t2783_four) : (i32, i32) -> i32
          %t2783_low = "arith.andi"(%t2783_shifted, %t2783_mask) : (i32, i32) -> i32
          %t2783_wide = "arith.extui"(%t2783_low) : (i32) -> i64
          %2782 = "arith.ori"(%t2783_wide, %t2783_fields) : (i64, i64) -> i64
          %t2785_a = "llvm.ptrtoint"(%2781) : (!llvm.ptr<3>) -> i32
          %t2785_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2785_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2785_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2785_shifted = "arith.shrui"(%t2785_a, %t2785_four) : (i32, i32) -> i32
          %t2785_low = "arith.andi"(%t2785_shifted, %t2785_mask) : (i32, i32) -> i32
          %t2785_wide = "arith.extui"(%t2785_low) : (i32) -> i64
          %2784 = "arith.ori"(%t2785_wide, %t2785_fields) : (i64, i64) -> i64
          %t2818_r = "llvm.inline_asm"(%1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2786 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2787 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2788 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2789 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2790 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2791 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2792 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2793 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2794 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2795 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2796 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2797 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2798 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2799 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2800 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2801 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2802 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2803 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2804 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2805 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2806 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2807 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2808 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2809 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2810 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2811 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2812 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2813 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2814 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2815 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2816 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2817 = "llvm.extractvalue"(%t2818_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2851_r = "llvm.inline_asm"(%2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2782, %2784, %2169) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 46 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2819 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2820 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2821 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2822 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2823 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2824 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2825 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2826 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2827 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2828 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2829 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2830 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2831 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2832 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2833 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2834 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2835 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2836 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2837 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2838 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2839 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2840 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2841 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2842 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2843 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2844 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2845 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2846 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2847 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2848 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2849 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2850 = "llvm.extractvalue"(%t2851_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2852 = "arith.addi"(%1570, %1091) : (i32, i32) -> i32
          %2853 = "arith.cmpi"(%2852, %1099) {predicate = 0 : i64} : (i32, i32) -> i1
          %2854 = "arith.xori"(%1571, %1091) : (i32, i32) -> i32
          %2855 = "arith.select"(%2853, %2854, %1571) : (i1, i32, i32) -> i32
          %2856 = "arith.select"(%2853, %71, %2852) : (i1, i32, i32) -> i32
          %2857 = "arith.addi"(%1569, %1091) : (i32, i32) -> i32
          %t2986_r = "llvm.inline_asm"(%2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %2858 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 0>} : (!struct2) -> f32
          %2859 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 1>} : (!struct2) -> f32
          %2860 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 2>} : (!struct2) -> f32
          %2861 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 3>} : (!struct2) -> f32
          %2862 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 4>} : (!struct2) -> f32
          %2863 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 5>} : (!struct2) -> f32
          %2864 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 6>} : (!struct2) -> f32
          %2865 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 7>} : (!struct2) -> f32
          %2866 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 8>} : (!struct2) -> f32
          %2867 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 9>} : (!struct2) -> f32
          %2868 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 10>} : (!struct2) -> f32
          %2869 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 11>} : (!struct2) -> f32
          %2870 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 12>} : (!struct2) -> f32
          %2871 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 13>} : (!struct2) -> f32
          %2872 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 14>} : (!struct2) -> f32
          %2873 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 15>} : (!struct2) -> f32
          %2874 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 16>} : (!struct2) -> f32
          %2875 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 17>} : (!struct2) -> f32
          %2876 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 18>} : (!struct2) -> f32
          %2877 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 19>} : (!struct2) -> f32
          %2878 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 20>} : (!struct2) -> f32
          %2879 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 21>} : (!struct2) -> f32
          %2880 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 22>} : (!struct2) -> f32
          %2881 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 23>} : (!struct2) -> f32
          %2882 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 24>} : (!struct2) -> f32
          %2883 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 25>} : (!struct2) -> f32
          %2884 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 26>} : (!struct2) -> f32
          %2885 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 27>} : (!struct2) -> f32
          %2886 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 28>} : (!struct2) -> f32
          %2887 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 29>} : (!struct2) -> f32
          %2888 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 30>} : (!struct2) -> f32
          %2889 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 31>} : (!struct2) -> f32
          %2890 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 32>} : (!struct2) -> f32
          %2891 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 33>} : (!struct2) -> f32
          %2892 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 34>} : (!struct2) -> f32
          %2893 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 35>} : (!struct2) -> f32
          %2894 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 36>} : (!struct2) -> f32
          %2895 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 37>} : (!struct2) -> f32
          %2896 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 38>} : (!struct2) -> f32
          %2897 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 39>} : (!struct2) -> f32
          %2898 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 40>} : (!struct2) -> f32
          %2899 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 41>} : (!struct2) -> f32
          %2900 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 42>} : (!struct2) -> f32
          %2901 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 43>} : (!struct2) -> f32
          %2902 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 44>} : (!struct2) -> f32
          %2903 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 45>} : (!struct2) -> f32
          %2904 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 46>} : (!struct2) -> f32
          %2905 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 47>} : (!struct2) -> f32
          %2906 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 48>} : (!struct2) -> f32
          %2907 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 49>} : (!struct2) -> f32
          %2908 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 50>} : (!struct2) -> f32
          %2909 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 51>} : (!struct2) -> f32
          %2910 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 52>} : (!struct2) -> f32
          %2911 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 53>} : (!struct2) -> f32
          %2912 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 54>} : (!struct2) -> f32
          %2913 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 55>} : (!struct2) -> f32
          %2914 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 56>} : (!struct2) -> f32
          %2915 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 57>} : (!struct2) -> f32
          %2916 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 58>} : (!struct2) -> f32
          %2917 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 59>} : (!struct2) -> f32
          %2918 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 60>} : (!struct2) -> f32
          %2919 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 61>} : (!struct2) -> f32
          %2920 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 62>} : (!struct2) -> f32
          %2921 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 63>} : (!struct2) -> f32
          %2922 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 64>} : (!struct2) -> f32
          %2923 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 65>} : (!struct2) -> f32
          %2924 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 66>} : (!struct2) -> f32
          %2925 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 67>} : (!struct2) -> f32
          %2926 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 68>} : (!struct2) -> f32
          %2927 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 69>} : (!struct2) -> f32
          %2928 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 70>} : (!struct2) -> f32
          %2929 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 71>} : (!struct2) -> f32
          %2930 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 72>} : (!struct2) -> f32
          %2931 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 73>} : (!struct2) -> f32
          %2932 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 74>} : (!struct2) -> f32
          %2933 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 75>} : (!struct2) -> f32
          %2934 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 76>} : (!struct2) -> f32
          %2935 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 77>} : (!struct2) -> f32
          %2936 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 78>} : (!struct2) -> f32
          %2937 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 79>} : (!struct2) -> f32
          %2938 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 80>} : (!struct2) -> f32
          %2939 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 81>} : (!struct2) -> f32
          %2940 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 82>} : (!struct2) -> f32
          %2941 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 83>} : (!struct2) -> f32
          %2942 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 84>} : (!struct2) -> f32
          %2943 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 85>} : (!struct2) -> f32
          %2944 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 86>} : (!struct2) -> f32
          %2945 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 87>} : (!struct2) -> f32
          %2946 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 88>} : (!struct2) -> f32
          %2947 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 89>} : (!struct2) -> f32
          %2948 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 90>} : (!struct2) -> f32
          %2949 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 91>} : (!struct2) -> f32
          %2950 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 92>} : (!struct2) -> f32
          %2951 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 93>} : (!struct2) -> f32
          %2952 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 94>} : (!struct2) -> f32
          %2953 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 95>} : (!struct2) -> f32
          %2954 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 96>} : (!struct2) -> f32
          %2955 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 97>} : (!struct2) -> f32
          %2956 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 98>} : (!struct2) -> f32
          %2957 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 99>} : (!struct2) -> f32
          %2958 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 100>} : (!struct2) -> f32
          %2959 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 101>} : (!struct2) -> f32
          %2960 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 102>} : (!struct2) -> f32
          %2961 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 103>} : (!struct2) -> f32
          %2962 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 104>} : (!struct2) -> f32
          %2963 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 105>} : (!struct2) -> f32
          %2964 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 106>} : (!struct2) -> f32
          %2965 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 107>} : (!struct2) -> f32
          %2966 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 108>} : (!struct2) -> f32
          %2967 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 109>} : (!struct2) -> f32
          %2968 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 110>} : (!struct2) -> f32
          %2969 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 111>} : (!struct2) -> f32
          %2970 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 112>} : (!struct2) -> f32
          %2971 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 113>} : (!struct2) -> f32
          %2972 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 114>} : (!struct2) -> f32
          %2973 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 115>} : (!struct2) -> f32
          %2974 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 116>} : (!struct2) -> f32
          %2975 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 117>} : (!struct2) -> f32
          %2976 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 118>} : (!struct2) -> f32
          %2977 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 119>} : (!struct2) -> f32
          %2978 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 120>} : (!struct2) -> f32
          %2979 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 121>} : (!struct2) -> f32
          %2980 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 122>} : (!struct2) -> f32
          %2981 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 123>} : (!struct2) -> f32
          %2982 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 124>} : (!struct2) -> f32
          %2983 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 125>} : (!struct2) -> f32
          %2984 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 126>} : (!struct2) -> f32
          %2985 = "llvm.extractvalue"(%t2986_r) {position = array<i64: 127>} : (!struct2) -> f32
          %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018 = "scf.if"(%1890) ({
            %3019 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3020 = "arith.constant"() {value = 127 : i32} : () -> i32
            %3021 = "arith.andi"(%1093, %3020) : (i32, i32) -> i32
            %3022 = "arith.divui"(%3021, %74) : (i32, i32) -> i32
            %3023 = "arith.muli"(%3022, %1097) : (i32, i32) -> i32
            %3024 = "arith.addi"(%1702, %3023) : (i32, i32) -> i32
            %3025 = "arith.divui"(%3019, %1108) : (i32, i32) -> i32
            %3026 = "arith.addi"(%3024, %3025) : (i32, i32) -> i32
            %3027 = "arith.remui"(%3019, %1108) : (i32, i32) -> i32
            %3028 = "arith.muli"(%3027, %1099) : (i32, i32) -> i32
            %3029 = "arith.addi"(%2107, %3028) : (i32, i32) -> i32
            %3030 = "arith.cmpi"(%3026, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3031 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %3032 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %3033 = "arith.select"(%3030, %3031, %3032) : (i1, i32, i32) -> i32
            %3034 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3035 = "arith.subi"(%3032, %3029) : (i32, i32) -> i32
            %3036 = "vector.broadcast"(%3035) : (i32) -> vector<16xi32>
            %3037 = "arith.cmpi"(%3034, %3036) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3038 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3039 = "arith.subi"(%3033, %3029) : (i32, i32) -> i32
            %3040 = "vector.broadcast"(%3039) : (i32) -> vector<16xi32>
            %3041 = "arith.cmpi"(%3038, %3040) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3042 = "arith.ori"(%3037, %3041) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %3043 = "vector.from_elements"(%2858, %2859, %2862, %2863, %2866, %2867, %2870, %2871, %2874, %2875, %2878, %2879, %2882, %2883, %2886, %2887) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3044 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
            %3045 = "arith.select"(%3042, %3044, %3043) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
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
            %3062 = "arith.addi"(%3026, %1094) : (i32, i32) -> i32
            %3063 = "arith.cmpi"(%3062, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3064 = "arith.select"(%3063, %3031, %3032) : (i1, i32, i32) -> i32
            %3065 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3066 = "vector.broadcast"(%3035) : (i32) -> vector<16xi32>
            %3067 = "arith.cmpi"(%3065, %3066) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3068 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3069 = "arith.subi"(%3064, %3029) : (i32, i32) -> i32
            %3070 = "vector.broadcast"(%3069) : (i32) -> vector<16xi32>
            %3071 = "arith.cmpi"(%3068, %3070) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3072 = "arith.ori"(%3067, %3071) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %3073 = "vector.from_elements"(%2860, %2861, %2864, %2865, %2868, %2869, %2872, %2873, %2876, %2877, %2880, %2881, %2884, %2885, %2888, %2889) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3074 = "arith.select"(%3072, %3044, %3073) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %3075 = "vector.extract"(%3074) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3076 = "vector.extract"(%3074) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3077 = "vector.extract"(%3074) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3078 = "vector.extract"(%3074) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3079 = "vector.extract"(%3074) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3080 = "vector.extract"(%3074) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3081 = "vector.extract"(%3074) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3082 = "vector.extract"(%3074) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3083 = "vector.extract"(%3074) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3084 = "vector.extract"(%3074) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3085 = "vector.extract"(%3074) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3086 = "vector.extract"(%3074) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3087 = "vector.extract"(%3074) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3088 = "vector.extract"(%3074) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3089 = "vector.extract"(%3074) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3090 = "vector.extract"(%3074) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            "scf.yield"(%3046, %3047, %3075, %3076, %3048, %3049, %3077, %3078, %3050, %3051, %3079, %3080, %3052, %3053, %3081, %3082, %3054, %3055, %3083, %3084, %3056, %3057, %3085, %3086, %3058, %3059, %3087, %3088, %3060, %3061, %3089, %3090) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3091 = "vector.from_elements"(%2987, %2988, %2991, %2992, %2995, %2996, %2999, %3000, %3003, %3004, %3007, %3008, %3011, %3012, %3015, %3016) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3092 = "vector.broadcast"(%1122) : (f32) -> vector<16xf32>
          %3093 = "arith.mulf"(%3091, %3092) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3094 = "arith.subf"(%3093, %2778) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3095 = "vector.extract"(%3094) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3096 = "vector.extract"(%3094) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3097 = "vector.extract"(%3094) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3098 = "vector.extract"(%3094) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3099 = "vector.extract"(%3094) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3100 = "vector.extract"(%3094) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3101 = "vector.extract"(%3094) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3102 = "vector.extract"(%3094) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3103 = "vector.extract"(%3094) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3104 = "vector.extract"(%3094) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3105 = "vector.extract"(%3094) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3106 = "vector.extract"(%3094) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3107 = "vector.extract"(%3094) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3108 = "vector.extract"(%3094) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3109 = "vector.extract"(%3094) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3110 = "vector.extract"(%3094) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3111 = "llvm.call_intrinsic"(%3095) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3112 = "llvm.call_intrinsic"(%3096) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3113 = "llvm.call_intrinsic"(%3097) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3114 = "llvm.call_intrinsic"(%3098) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3115 = "llvm.call_intrinsic"(%3099) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3116 = "llvm.call_intrinsic"(%3100) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3117 = "llvm.call_intrinsic"(%3101) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3118 = "llvm.call_intrinsic"(%3102) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3119 = "llvm.call_intrinsic"(%3103) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3120 = "llvm.call_intrinsic"(%3104) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3121 = "llvm.call_intrinsic"(%3105) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3122 = "llvm.call_intrinsic"(%3106) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3123 = "llvm.call_intrinsic"(%3107) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3124 = "llvm.call_intrinsic"(%3108) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3125 = "llvm.call_intrinsic"(%3109) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3126 = "llvm.call_intrinsic"(%3110) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3127 = "vector.from_elements"(%3111, %3112, %3113, %3114, %3115, %3116, %3117, %3118, %3119, %3120, %3121, %3122, %3123, %3124, %3125, %3126) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3128 = "vector.extract"(%3127) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3129 = "vector.extract"(%3127) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3130 = "vector.extract"(%3127) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3131 = "vector.extract"(%3127) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3132 = "vector.extract"(%3127) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3133 = "vector.extract"(%3127) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3134 = "vector.extract"(%3127) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3135 = "vector.extract"(%3127) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3136 = "vector.extract"(%3127) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3137 = "vector.extract"(%3127) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3138 = "vector.extract"(%3127) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3139 = "vector.extract"(%3127) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3140 = "vector.extract"(%3127) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3141 = "vector.extract"(%3127) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3142 = "vector.extract"(%3127) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3143 = "vector.extract"(%3127) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3144 = "vector.from_elements"(%2989, %2990, %2993, %2994, %2997, %2998, %3001, %3002, %3005, %3006, %3009, %3010, %3013, %3014, %3017, %3018) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3145 = "vector.broadcast"(%1122) : (f32) -> vector<16xf32>
          %3146 = "arith.mulf"(%3144, %3145) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3147 = "arith.subf"(%3146, %2778) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3148 = "vector.extract"(%3147) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3149 = "vector.extract"(%3147) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3150 = "vector.extract"(%3147) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3151 = "vector.extract"(%3147) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3152 = "vector.extract"(%3147) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3153 = "vector.extract"(%3147) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3154 = "vector.extract"(%3147) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3155 = "vector.extract"(%3147) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3156 = "vector.extract"(%3147) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3157 = "vector.extract"(%3147) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3158 = "vector.extract"(%3147) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3159 = "vector.extract"(%3147) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3160 = "vector.extract"(%3147) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3161 = "vector.extract"(%3147) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3162 = "vector.extract"(%3147) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3163 = "vector.extract"(%3147) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3164 = "llvm.call_intrinsic"(%3148) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3165 = "llvm.call_intrinsic"(%3149) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3166 = "llvm.call_intrinsic"(%3150) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3167 = "llvm.call_intrinsic"(%3151) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3168 = "llvm.call_intrinsic"(%3152) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3169 = "llvm.call_intrinsic"(%3153) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3170 = "llvm.call_intrinsic"(%3154) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3171 = "llvm.call_intrinsic"(%3155) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3172 = "llvm.call_intrinsic"(%3156) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3173 = "llvm.call_intrinsic"(%3157) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3174 = "llvm.call_intrinsic"(%3158) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3175 = "llvm.call_intrinsic"(%3159) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3176 = "llvm.call_intrinsic"(%3160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3177 = "llvm.call_intrinsic"(%3161) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3178 = "llvm.call_intrinsic"(%3162) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3179 = "llvm.call_intrinsic"(%3163) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3180 = "vector.from_elements"(%3164, %3165, %3166, %3167, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3181 = "vector.extract"(%3180) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3182 = "vector.extract"(%3180) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3183 = "vector.extract"(%3180) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3184 = "vector.extract"(%3180) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3185 = "vector.extract"(%3180) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3186 = "vector.extract"(%3180) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3187 = "vector.extract"(%3180) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3188 = "vector.extract"(%3180) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3189 = "vector.extract"(%3180) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3190 = "vector.extract"(%3180) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3191 = "vector.extract"(%3180) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3192 = "vector.extract"(%3180) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3193 = "vector.extract"(%3180) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3194 = "vector.extract"(%3180) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3195 = "vector.extract"(%3180) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3196 = "vector.extract"(%3180) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367 = "scf.for"(%1091, %1848, %1091, %2104, %1695, %2460, %2461, %2462, %1572, %1573, %1574, %2740, %2739, %2738, %2857, %2856, %2855, %1575, %1576, %1577, %2105, %1849, %3128, %3129, %3181, %3182, %3130, %3131, %3183, %3184, %3132, %3133, %3185, %3186, %3134, %3135, %3187, %3188, %3136, %3137, %3189, %3190, %3138, %3139, %3191, %3192, %3140, %3141, %3193, %3194, %3142, %3143, %3195, %3196, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652) ({
          ^bb0(%3368: i32, %3369: i32, %3370: i32, %3371: i32, %3372: i32, %3373: i32, %3374: i32, %3375: i32, %3376: i32, %3377: i32, %3378: i32, %3379: i32, %3380: i32, %3381: i32, %3382: i32, %3383: i32, %3384: i32, %3385: i32, %3386: i32, %3387: i32, %3388: f32, %3389: f32, %3390: f32, %3391: f32, %3392: f32, %3393: f32, %3394: f32, %3395: f32, %3396: f32, %3397: f32, %3398: f32, %3399: f32, %3400: f32, %3401: f32, %3402: f32, %3403: f32, %3404: f32, %3405: f32, %3406: f32, %3407: f32, %3408: f32, %3409: f32, %3410: f32, %3411: f32, %3412: f32, %3413: f32, %3414: f32, %3415: f32, %3416: f32, %3417: f32, %3418: f32, %3419: f32, %3420: f32, %3421: f32, %3422: f32, %3423: f32, %3424: f32, %3425: f32, %3426: f32, %3427: f32, %3428: f32, %3429: f32, %3430: f32, %3431: f32, %3432: f32, %3433: f32, %3434: f32, %3435: f32, %3436: f32, %3437: f32, %3438: f32, %3439: f32, %3440: f32, %3441: f32, %3442: f32, %3443: f32, %3444: f32, %3445: f32, %3446: f32, %3447: f32, %3448: f32, %3449: f32, %3450: f32, %3451: f32, %3452: f32, %3453: f32, %3454: f32, %3455: f32, %3456: f32, %3457: f32, %3458: f32, %3459: f32, %3460: f32, %3461: f32, %3462: f32, %3463: f32, %3464: f32, %3465: f32, %3466: f32, %3467: f32, %3468: f32, %3469: f32, %3470: f32, %3471: f32, %3472: f32, %3473: f32, %3474: f32, %3475: f32, %3476: f32, %3477: f32, %3478: f32, %3479: f32, %3480: f32, %3481: f32, %3482: f32, %3483: f32, %3484: f32, %3485: f32, %3486: f32, %3487: f32, %3488: f32, %3489: f32, %3490: f32, %3491: f32, %3492: f32, %3493: f32, %3494: f32, %3495: f32, %3496: f32, %3497: f32, %3498: f32, %3499: f32, %3500: f32, %3501: f32, %3502: f32, %3503: f32, %3504: f32, %3505: f32, %3506: f32, %3507: f32, %3508: f32, %3509: f32, %3510: f32, %3511: f32, %3512: f32, %3513: f32, %3514: f32, %3515: f32, %3516: i32, %3517: i32, %3518: i32, %3519: i32, %3520: i32, %3521: i32, %3522: i32, %3523: i32, %3524: i32, %3525: i32, %3526: i32, %3527: i32, %3528: i32, %3529: i32, %3530: i32, %3531: i32, %3532: i32, %3533: i32, %3534: i32, %3535: i32, %3536: i32, %3537: i32, %3538: i32, %3539: i32):
            %3540 = "arith.addi"(%3369, %1091) : (i32, i32) -> i32
            %3541 = "arith.cmpi"(%3540, %2102) {predicate = 0 : i64} : (i32, i32) -> i1
            %3542, %3543 = "scf.if"(%3541) ({
              %3544 = "arith.addi"(%3386, %1091) : (i32, i32) -> i32
              "scf.yield"(%1695, %3544) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3540, %3386) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3545 = "arith.muli"(%3370, %1133) : (i32, i32) -> i32
            %3546 = "arith.muli"(%3542, %1133) : (i32, i32) -> i32
            %3547 = "arith.addi"(%3368, %1091) : (i32, i32) -> i32
            %3548 = "arith.cmpi"(%3547, %1848) {predicate = 0 : i64} : (i32, i32) -> i1
            %3549 = "llvm.getelementptr"(%194, %3378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3550_s0 = "llvm.ptrtoint"(%3549) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3550_s0, %3379) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3551 = "llvm.getelementptr"(%96, %3378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3552_s0 = "llvm.ptrtoint"(%3551) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3552_s0, %3379) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3553 = "arith.muli"(%3378, %1133) : (i32, i32) -> i32
            %3554 = "llvm.getelementptr"(%95, %3553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3555 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3556 = "arith.remui"(%3555, %1108) : (i32, i32) -> i32
            %3557 = "arith.muli"(%3556, %1099) : (i32, i32) -> i32
            %3558 = "llvm.getelementptr"(%3554, %3557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3559 = "llvm.load"(%3558) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3560 = "vector.extract"(%3559) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3561 = "vector.extract"(%3559) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3562 = "llvm.getelementptr"(%3558) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3563 = "llvm.load"(%3562) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3564 = "vector.extract"(%3563) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3565 = "vector.extract"(%3563) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3566 = "llvm.getelementptr"(%3558) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3567 = "llvm.load"(%3566) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3568 = "vector.extract"(%3567) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3569 = "vector.extract"(%3567) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3570 = "llvm.getelementptr"(%3558) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3571 = "llvm.load"(%3570) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3572 = "vector.extract"(%3571) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3573 = "vector.extract"(%3571) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3574 = "llvm.getelementptr"(%3558) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3575 = "llvm.load"(%3574) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3576 = "vector.extract"(%3575) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3577 = "vector.extract"(%3575) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3578 = "llvm.getelementptr"(%3558) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3579 = "llvm.load"(%3578) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3580 = "vector.extract"(%3579) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3581 = "vector.extract"(%3579) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3582 = "llvm.getelementptr"(%3558) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3583 = "llvm.load"(%3582) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3584 = "vector.extract"(%3583) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3585 = "vector.extract"(%3583) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3586 = "llvm.getelementptr"(%3558) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3587 = "llvm.load"(%3586) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3588 = "vector.extract"(%3587) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3589 = "vector.extract"(%3587) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3590 = "vector.from_elements"(%3560, %3561, %3564, %3565, %3568, %3569, %3572, %3573, %3576, %3577, %3580, %3581, %3584, %3585, %3588, %3589) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3591 = "vector.extract"(%3590) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3592 = "vector.extract"(%3590) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3593 = "vector.extract"(%3590) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3594 = "vector.extract"(%3590) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3595 = "vector.extract"(%3590) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3596 = "vector.extract"(%3590) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3597 = "vector.extract"(%3590) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3598 = "vector.extract"(%3590) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3599 = "vector.extract"(%3590) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3600 = "vector.extract"(%3590) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3601 = "vector.extract"(%3590) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3602 = "vector.extract"(%3590) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3603 = "vector.extract"(%3590) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3604 = "vector.extract"(%3590) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3605 = "vector.extract"(%3590) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3606 = "vector.extract"(%3590) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %3607 = "arith.muli"(%3378, %1114) : (i32, i32) -> i32
            %3608 = "llvm.getelementptr"(%91, %3607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3610_a = "llvm.ptrtoint"(%1128) : (!llvm.ptr<3>) -> i32
            %t3610_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3610_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3610_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3610_shifted = "arith.shrui"(%t3610_a, %t3610_four) : (i32, i32) -> i32
            %t3610_low = "arith.andi"(%t3610_shifted, %t3610_mask) : (i32, i32) -> i32
            %t3610_wide = "arith.extui"(%t3610_low) : (i32) -> i64
            %3609 = "arith.ori"(%t3610_wide, %t3610_fields) : (i64, i64) -> i64
            %t3612_a = "llvm.ptrtoint"(%3608) : (!llvm.ptr<3>) -> i32
            %t3612_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3612_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3612_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3612_shifted = "arith.shrui"(%t3612_a, %t3612_four) : (i32, i32) -> i32
            %t3612_low = "arith.andi"(%t3612_shifted, %t3612_mask) : (i32, i32) -> i32
            %t3612_wide = "arith.extui"(%t3612_low) : (i32) -> i64
            %3611 = "arith.ori"(%t3612_wide, %t3612_fields) : (i64, i64) -> i64
            %t3645_r = "llvm.inline_asm"(%3591, %3592, %3591, %3592, %3593, %3594, %3593, %3594, %3595, %3596, %3595, %3596, %3597, %3598, %3597, %3598, %3599, %3600, %3599, %3600, %3601, %3602, %3601, %3602, %3603, %3604, %3603, %3604, %3605, %3606, %3605, %3606) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3613 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3614 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3615 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3616 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3617 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3618 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3619 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3620 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3621 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3622 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3623 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3624 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3625 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3626 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3627 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3628 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3629 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3630 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3631 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3632 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3633 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3634 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3635 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3636 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3637 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3638 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3639 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3640 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3641 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3642 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3643 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3644 = "llvm.extractvalue"(%t3645_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t3678_r = "llvm.inline_asm"(%3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3609, %3611, %2169) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 47 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %3646 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3647 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3648 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3649 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3650 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3651 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3652 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3653 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3654 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3655 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3656 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3657 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3658 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3659 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3660 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3661 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3662 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3663 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3664 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3665 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3666 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3667 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3668 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3669 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3670 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3671 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3672 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3673 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3674 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3675 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3676 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3677 = "llvm.extractvalue"(%t3678_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %3679 = "vector.from_elements"(%3388, %3389, %3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3680 = "arith.truncf"(%3679) : (vector<32xf32>) -> vector<32xf16>
            %3681 = "vector.bitcast"(%3680) : (vector<32xf16>) -> vector<16xi32>
            %3682 = "vector.extract"(%3681) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %3683 = "vector.extract"(%3681) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %3684 = "vector.extract"(%3681) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %3685 = "vector.extract"(%3681) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %3686 = "vector.extract"(%3681) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %3687 = "vector.extract"(%3681) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %3688 = "vector.extract"(%3681) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %3689 = "vector.extract"(%3681) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %3690 = "vector.extract"(%3681) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %3691 = "vector.extract"(%3681) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %3692 = "vector.extract"(%3681) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %3693 = "vector.extract"(%3681) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %3694 = "vector.extract"(%3681) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %3695 = "vector.extract"(%3681) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %3696 = "vector.extract"(%3681) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %3697 = "vector.extract"(%3681) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            %t3699_a = "llvm.ptrtoint"(%3608) : (!llvm.ptr<3>) -> i32
            %t3699_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3699_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3699_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t3699_shifted = "arith.shrui"(%t3699_a, %t3699_four) : (i32, i32) -> i32
            %t3699_low = "arith.andi"(%t3699_shifted, %t3699_mask) : (i32, i32) -> i32
            %t3699_wide = "arith.extui"(%t3699_low) : (i32) -> i64
            %3698 = "arith.ori"(%t3699_wide, %t3699_fields) : (i64, i64) -> i64
            %t3732_r = "llvm.inline_asm"(%3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3700 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3701 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3702 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3703 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3704 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3705 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3706 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3707 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3708 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3709 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3710 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3711 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3712 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3713 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3714 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3715 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3716 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3717 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3718 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3719 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3720 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3721 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3722 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3723 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3724 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3725 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3726 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3727 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3728 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3729 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3730 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3731 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t3765_r = "llvm.inline_asm"(%3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3682, %3683, %3684, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %2169) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 48 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
            %3733 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3734 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3735 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3736 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3737 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3738 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3739 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3740 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3741 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3742 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3743 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3744 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3745 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3746 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3747 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3748 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3749 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3750 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3751 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3752 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3753 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3754 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3755 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3756 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3757 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3758 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3759 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3760 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3761 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3762 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3763 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3764 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t3894_r = "llvm.inline_asm"(%3388, %3389, %3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %3766 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 0>} : (!struct2) -> f32
            %3767 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 1>} : (!struct2) -> f32
            %3768 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 2>} : (!struct2) -> f32
            %3769 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 3>} : (!struct2) -> f32
            %3770 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 4>} : (!struct2) -> f32
            %3771 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 5>} : (!struct2) -> f32
            %3772 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 6>} : (!struct2) -> f32
            %3773 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 7>} : (!struct2) -> f32
            %3774 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 8>} : (!struct2) -> f32
            %3775 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 9>} : (!struct2) -> f32
            %3776 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 10>} : (!struct2) -> f32
            %3777 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 11>} : (!struct2) -> f32
            %3778 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 12>} : (!struct2) -> f32
            %3779 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 13>} : (!struct2) -> f32
            %3780 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 14>} : (!struct2) -> f32
            %3781 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 15>} : (!struct2) -> f32
            %3782 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 16>} : (!struct2) -> f32
            %3783 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 17>} : (!struct2) -> f32
            %3784 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 18>} : (!struct2) -> f32
            %3785 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 19>} : (!struct2) -> f32
            %3786 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 20>} : (!struct2) -> f32
            %3787 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 21>} : (!struct2) -> f32
            %3788 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 22>} : (!struct2) -> f32
            %3789 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 23>} : (!struct2) -> f32
            %3790 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 24>} : (!struct2) -> f32
            %3791 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 25>} : (!struct2) -> f32
            %3792 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 26>} : (!struct2) -> f32
            %3793 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 27>} : (!struct2) -> f32
            %3794 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 28>} : (!struct2) -> f32
            %3795 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 29>} : (!struct2) -> f32
            %3796 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 30>} : (!struct2) -> f32
            %3797 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 31>} : (!struct2) -> f32
            %3798 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 32>} : (!struct2) -> f32
            %3799 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 33>} : (!struct2) -> f32
            %3800 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 34>} : (!struct2) -> f32
            %3801 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 35>} : (!struct2) -> f32
            %3802 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 36>} : (!struct2) -> f32
            %3803 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 37>} : (!struct2) -> f32
            %3804 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 38>} : (!struct2) -> f32
            %3805 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 39>} : (!struct2) -> f32
            %3806 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 40>} : (!struct2) -> f32
            %3807 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 41>} : (!struct2) -> f32
            %3808 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 42>} : (!struct2) -> f32
            %3809 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 43>} : (!struct2) -> f32
            %3810 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 44>} : (!struct2) -> f32
            %3811 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 45>} : (!struct2) -> f32
            %3812 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 46>} : (!struct2) -> f32
            %3813 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 47>} : (!struct2) -> f32
            %3814 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 48>} : (!struct2) -> f32
            %3815 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 49>} : (!struct2) -> f32
            %3816 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 50>} : (!struct2) -> f32
            %3817 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 51>} : (!struct2) -> f32
            %3818 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 52>} : (!struct2) -> f32
            %3819 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 53>} : (!struct2) -> f32
            %3820 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 54>} : (!struct2) -> f32
            %3821 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 55>} : (!struct2) -> f32
            %3822 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 56>} : (!struct2) -> f32
            %3823 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 57>} : (!struct2) -> f32
            %3824 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 58>} : (!struct2) -> f32
            %3825 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 59>} : (!struct2) -> f32
            %3826 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 60>} : (!struct2) -> f32
            %3827 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 61>} : (!struct2) -> f32
            %3828 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 62>} : (!struct2) -> f32
            %3829 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 63>} : (!struct2) -> f32
            %3830 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 64>} : (!struct2) -> f32
            %3831 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 65>} : (!struct2) -> f32
            %3832 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 66>} : (!struct2) -> f32
            %3833 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 67>} : (!struct2) -> f32
            %3834 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 68>} : (!struct2) -> f32
            %3835 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 69>} : (!struct2) -> f32
            %3836 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 70>} : (!struct2) -> f32
            %3837 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 71>} : (!struct2) -> f32
            %3838 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 72>} : (!struct2) -> f32
            %3839 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 73>} : (!struct2) -> f32
            %3840 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 74>} : (!struct2) -> f32
            %3841 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 75>} : (!struct2) -> f32
            %3842 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 76>} : (!struct2) -> f32
            %3843 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 77>} : (!struct2) -> f32
            %3844 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 78>} : (!struct2) -> f32
            %3845 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 79>} : (!struct2) -> f32
            %3846 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 80>} : (!struct2) -> f32
            %3847 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 81>} : (!struct2) -> f32
            %3848 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 82>} : (!struct2) -> f32
            %3849 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 83>} : (!struct2) -> f32
            %3850 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 84>} : (!struct2) -> f32
            %3851 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 85>} : (!struct2) -> f32
            %3852 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 86>} : (!struct2) -> f32
            %3853 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 87>} : (!struct2) -> f32
            %3854 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 88>} : (!struct2) -> f32
            %3855 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 89>} : (!struct2) -> f32
            %3856 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 90>} : (!struct2) -> f32
            %3857 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 91>} : (!struct2) -> f32
            %3858 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 92>} : (!struct2) -> f32
            %3859 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 93>} : (!struct2) -> f32
            %3860 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 94>} : (!struct2) -> f32
            %3861 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 95>} : (!struct2) -> f32
            %3862 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 96>} : (!struct2) -> f32
            %3863 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 97>} : (!struct2) -> f32
            %3864 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 98>} : (!struct2) -> f32
            %3865 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 99>} : (!struct2) -> f32
            %3866 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 100>} : (!struct2) -> f32
            %3867 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 101>} : (!struct2) -> f32
            %3868 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 102>} : (!struct2) -> f32
            %3869 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 103>} : (!struct2) -> f32
            %3870 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 104>} : (!struct2) -> f32
            %3871 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 105>} : (!struct2) -> f32
            %3872 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 106>} : (!struct2) -> f32
            %3873 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 107>} : (!struct2) -> f32
            %3874 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 108>} : (!struct2) -> f32
            %3875 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 109>} : (!struct2) -> f32
            %3876 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 110>} : (!struct2) -> f32
            %3877 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 111>} : (!struct2) -> f32
            %3878 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 112>} : (!struct2) -> f32
            %3879 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 113>} : (!struct2) -> f32
            %3880 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 114>} : (!struct2) -> f32
            %3881 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 115>} : (!struct2) -> f32
            %3882 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 116>} : (!struct2) -> f32
            %3883 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 117>} : (!struct2) -> f32
            %3884 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 118>} : (!struct2) -> f32
            %3885 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 119>} : (!struct2) -> f32
            %3886 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 120>} : (!struct2) -> f32
            %3887 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 121>} : (!struct2) -> f32
            %3888 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 122>} : (!struct2) -> f32
            %3889 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 123>} : (!struct2) -> f32
            %3890 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 124>} : (!struct2) -> f32
            %3891 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 125>} : (!struct2) -> f32
            %3892 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 126>} : (!struct2) -> f32
            %3893 = "llvm.extractvalue"(%t3894_r) {position = array<i64: 127>} : (!struct2) -> f32
            "scf.if"(%171) ({
              %3895 = "llvm.getelementptr"(%172, %3375) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3896_s0 = "llvm.ptrtoint"(%3895) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3896_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3897 = "arith.addi"(%3375, %1091) : (i32, i32) -> i32
            %3898 = "arith.cmpi"(%3897, %2690) {predicate = 0 : i64} : (i32, i32) -> i1
            %3899 = "arith.xori"(%3376, %1091) : (i32, i32) -> i32
            %3900 = "arith.select"(%3898, %3899, %3376) : (i1, i32, i32) -> i32
            %3901 = "arith.select"(%3898, %71, %3897) : (i1, i32, i32) -> i32
            %3902 = "arith.addi"(%3374, %1091) : (i32, i32) -> i32
            %3903 = "vector.from_elements"(%3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3904 = "vector.from_elements"(%3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3905 = "arith.mulf"(%3903, %3904) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3906 = "vector.extract"(%3905) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3907 = "vector.extract"(%3905) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3908 = "vector.extract"(%3905) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3909 = "vector.extract"(%3905) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3910 = "vector.extract"(%3905) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3911 = "vector.extract"(%3905) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3912 = "vector.extract"(%3905) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3913 = "vector.extract"(%3905) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3914 = "vector.extract"(%3905) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3915 = "vector.extract"(%3905) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3916 = "vector.extract"(%3905) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3917 = "vector.extract"(%3905) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3918 = "vector.extract"(%3905) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3919 = "vector.extract"(%3905) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3920 = "vector.extract"(%3905) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3921 = "vector.extract"(%3905) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3922 = "vector.extract"(%3905) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3923 = "vector.extract"(%3905) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3924 = "vector.extract"(%3905) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3925 = "vector.extract"(%3905) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3926 = "vector.extract"(%3905) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3927 = "vector.extract"(%3905) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3928 = "vector.extract"(%3905) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3929 = "vector.extract"(%3905) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3930 = "vector.extract"(%3905) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3931 = "vector.extract"(%3905) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3932 = "vector.extract"(%3905) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3933 = "vector.extract"(%3905) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3934 = "vector.extract"(%3905) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3935 = "vector.extract"(%3905) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3936 = "vector.extract"(%3905) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3937 = "vector.extract"(%3905) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3938 = "arith.xori"(%3548, %2169) : (i1, i1) -> i1
            %3939, %3940, %3941 = "scf.if"(%3938) ({
              %3942 = "arith.addi"(%3372, %1091) : (i32, i32) -> i32
              %3943 = "arith.cmpi"(%3942, %2690) {predicate = 0 : i64} : (i32, i32) -> i1
              %3944 = "arith.xori"(%3373, %1091) : (i32, i32) -> i32
              %3945 = "arith.select"(%3943, %3944, %3373) : (i1, i32, i32) -> i32
              %3946 = "arith.select"(%3943, %71, %3942) : (i1, i32, i32) -> i32
              %3947 = "arith.addi"(%3371, %1091) : (i32, i32) -> i32
              %3948 = "llvm.getelementptr"(%169, %3946) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3949_s0 = "llvm.ptrtoint"(%3948) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3949_s0, %3945) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"(%3947, %3946, %3945) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3371, %3372, %3373) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            %3950 = "arith.muli"(%3940, %1114) : (i32, i32) -> i32
            %3951 = "llvm.getelementptr"(%90, %3950) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3953_a = "llvm.ptrtoint"(%1127) : (!llvm.ptr<3>) -> i32
            %t3953_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3953_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3953_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3953_shifted = "arith.shrui"(%t3953_a, %t3953_four) : (i32, i32) -> i32
            %t3953_low = "arith.andi"(%t3953_shifted, %t3953_mask) : (i32, i32) -> i32
            %t3953_wide = "arith.extui"(%t3953_low) : (i32) -> i64
            %3952 = "arith.ori"(%t3953_wide, %t3953_fields) : (i64, i64) -> i64
            %t3955_a = "llvm.ptrtoint"(%3951) : (!llvm.ptr<3>) -> i32
            %t3955_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3955_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3955_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3955_shifted = "arith.shrui"(%t3955_a, %t3955_four) : (i32, i32) -> i32
            %t3955_low = "arith.andi"(%t3955_shifted, %t3955_mask) : (i32, i32) -> i32
            %t3955_wide = "arith.extui"(%t3955_low) : (i32) -> i64
            %3954 = "arith.ori"(%t3955_wide, %t3955_fields) : (i64, i64) -> i64
            %t3988_r = "llvm.inline_asm"(%3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3956 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3957 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3958 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3959 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3960 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3961 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3962 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3963 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3964 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3965 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3966 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3967 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3968 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3969 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3970 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3971 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3972 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3973 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3974 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3975 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3976 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3977 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3978 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3979 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3980 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3981 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3982 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3983 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3984 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3985 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3986 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3987 = "llvm.extractvalue"(%t3988_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t4021_r = "llvm.inline_asm"(%3956, %3957, %3958, %3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3952, %3954, %1742) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 49 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %3989 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3990 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3991 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3992 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3993 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3994 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3995 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3996 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3997 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3998 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3999 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4000 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4001 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4002 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4003 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4004 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4005 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4006 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4007 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4008 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4009 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4010 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4011 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4012 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4013 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4014 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4015 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4016 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4017 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4018 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4019 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4020 = "llvm.extractvalue"(%t4021_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t4150_r = "llvm.inline_asm"(%3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %3906, %3907, %3908, %3909, %3910, %3911, %3912, %3913, %3914, %3915, %3916, %3917, %3918, %3919, %3920, %3921, %3922, %3923, %3924, %3925, %3926, %3927, %3928, %3929, %3930, %3931, %3932, %3933, %3934, %3935, %3936, %3937, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882, %3883, %3884, %3885, %3886, %3887, %3888, %3889, %3890, %3891, %3892, %3893) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4022 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4023 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4024 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4025 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4026 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4027 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4028 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4029 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4030 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4031 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4032 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4033 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4034 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4035 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4036 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4037 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4038 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4039 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4040 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4041 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4042 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4043 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4044 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4045 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4046 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4047 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4048 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4049 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4050 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4051 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4052 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4053 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4054 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4055 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4056 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4057 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4058 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4059 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4060 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4061 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4062 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4063 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4064 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4065 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4066 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4067 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4068 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4069 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4070 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4071 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4072 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4073 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4074 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4075 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4076 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4077 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4078 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4079 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4080 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4081 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4082 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4083 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4084 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4085 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4086 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4087 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4088 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4089 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4090 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4091 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4092 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4093 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4094 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4095 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4096 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4097 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4098 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4099 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4100 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4101 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4102 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4103 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4104 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4105 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4106 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4107 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4108 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4109 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4110 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4111 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4112 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4113 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4114 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4115 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4116 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4117 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4118 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4119 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4120 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4121 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4122 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4123 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4124 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4125 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4126 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4127 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4128 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4129 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4130 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4131 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4132 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4133 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4134 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4135 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4136 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4137 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4138 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4139 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4140 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4141 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4142 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4143 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4144 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4145 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4146 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4147 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4148 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4149 = "llvm.extractvalue"(%t4150_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4151 = "llvm.getelementptr"(%117, %3381) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4152_s0 = "llvm.ptrtoint"(%4151) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4152_s0, %3382) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4153 = "arith.muli"(%3381, %2643) : (i32, i32) -> i32
            %4154 = "llvm.getelementptr"(%93, %4153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4155 = "vector.from_elements"(%4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080, %4081, %4082, %4083, %4084, %4085) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %4156 = "arith.truncf"(%4155) : (vector<32xf32>) -> vector<32xf16>
            %4157 = "vector.extract"(%4156) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %4158 = "vector.extract"(%4156) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %4159 = "vector.extract"(%4156) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %4160 = "vector.extract"(%4156) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %4161 = "vector.extract"(%4156) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %4162 = "vector.extract"(%4156) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %4163 = "vector.extract"(%4156) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %4164 = "vector.extract"(%4156) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %4165 = "vector.extract"(%4156) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %4166 = "vector.extract"(%4156) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %4167 = "vector.extract"(%4156) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %4168 = "vector.extract"(%4156) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %4169 = "vector.extract"(%4156) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %4170 = "vector.extract"(%4156) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %4171 = "vector.extract"(%4156) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %4172 = "vector.extract"(%4156) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %4173 = "vector.extract"(%4156) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %4174 = "vector.extract"(%4156) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %4175 = "vector.extract"(%4156) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %4176 = "vector.extract"(%4156) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %4177 = "vector.extract"(%4156) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %4178 = "vector.extract"(%4156) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %4179 = "vector.extract"(%4156) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %4180 = "vector.extract"(%4156) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %4181 = "vector.extract"(%4156) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %4182 = "vector.extract"(%4156) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %4183 = "vector.extract"(%4156) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %4184 = "vector.extract"(%4156) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %4185 = "vector.extract"(%4156) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %4186 = "vector.extract"(%4156) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %4187 = "vector.extract"(%4156) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %4188 = "vector.extract"(%4156) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %4189 = "vector.from_elements"(%4157, %4158) : (f16, f16) -> vector<2xf16>
            %4190 = "llvm.bitcast"(%4189) : (vector<2xf16>) -> i32
            %4191 = "vector.from_elements"(%4159, %4160) : (f16, f16) -> vector<2xf16>
            %4192 = "llvm.bitcast"(%4191) : (vector<2xf16>) -> i32
            %4193 = "vector.from_elements"(%4161, %4162) : (f16, f16) -> vector<2xf16>
            %4194 = "llvm.bitcast"(%4193) : (vector<2xf16>) -> i32
            %4195 = "vector.from_elements"(%4163, %4164) : (f16, f16) -> vector<2xf16>
            %4196 = "llvm.bitcast"(%4195) : (vector<2xf16>) -> i32
            %4197 = "llvm.getelementptr"(%4154, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4197, %4190, %4192, %4194, %4196) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4199 = "llvm.getelementptr"(%4154) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4200 = "vector.from_elements"(%4165, %4166) : (f16, f16) -> vector<2xf16>
            %4201 = "llvm.bitcast"(%4200) : (vector<2xf16>) -> i32
            %4202 = "vector.from_elements"(%4167, %4168) : (f16, f16) -> vector<2xf16>
            %4203 = "llvm.bitcast"(%4202) : (vector<2xf16>) -> i32
            %4204 = "vector.from_elements"(%4169, %4170) : (f16, f16) -> vector<2xf16>
            %4205 = "llvm.bitcast"(%4204) : (vector<2xf16>) -> i32
            %4206 = "vector.from_elements"(%4171, %4172) : (f16, f16) -> vector<2xf16>
            %4207 = "llvm.bitcast"(%4206) : (vector<2xf16>) -> i32
            %4208 = "llvm.getelementptr"(%4199, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4208, %4201, %4203, %4205, %4207) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4210 = "llvm.getelementptr"(%4154) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4211 = "vector.from_elements"(%4173, %4174) : (f16, f16) -> vector<2xf16>
            %4212 = "llvm.bitcast"(%4211) : (vector<2xf16>) -> i32
            %4213 = "vector.from_elements"(%4175, %4176) : (f16, f16) -> vector<2xf16>
            %4214 = "llvm.bitcast"(%4213) : (vector<2xf16>) -> i32
            %4215 = "vector.from_elements"(%4177, %4178) : (f16, f16) -> vector<2xf16>
            %4216 = "llvm.bitcast"(%4215) : (vector<2xf16>) -> i32
            %4217 = "vector.from_elements"(%4179, %4180) : (f16, f16) -> vector<2xf16>
            %4218 = "llvm.bitcast"(%4217) : (vector<2xf16>) -> i32
            %4219 = "llvm.getelementptr"(%4210, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4219, %4212, %4214, %4216, %4218) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4221 = "llvm.getelementptr"(%4154) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4222 = "vector.from_elements"(%4181, %4182) : (f16, f16) -> vector<2xf16>
            %4223 = "llvm.bitcast"(%4222) : (vector<2xf16>) -> i32
            %4224 = "vector.from_elements"(%4183, %4184) : (f16, f16) -> vector<2xf16>
            %4225 = "llvm.bitcast"(%4224) : (vector<2xf16>) -> i32
            %4226 = "vector.from_elements"(%4185, %4186) : (f16, f16) -> vector<2xf16>
            %4227 = "llvm.bitcast"(%4226) : (vector<2xf16>) -> i32
            %4228 = "vector.from_elements"(%4187, %4188) : (f16, f16) -> vector<2xf16>
            %4229 = "llvm.bitcast"(%4228) : (vector<2xf16>) -> i32
            %4230 = "llvm.getelementptr"(%4221, %2692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4230, %4223, %4225, %4227, %4229) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 54 : i32} : (i32) -> ()
            %4232 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4233 = "arith.cmpi"(%4232, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4233) ({
              %4234 = "llvm.getelementptr"(%116, %3381) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4235_s0 = "llvm.ptrtoint"(%4234) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4235_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4236 = "arith.cmpi"(%3368, %1091) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%4236) ({
              %4237 = "arith.shrsi"(%1118, %1099) : (i32, i32) -> i32
              %4238 = "arith.andi"(%1118, %2690) : (i32, i32) -> i32
              %4239 = "arith.muli"(%4237, %74) : (i32, i32) -> i32
              %4240 = "arith.muli"(%4238, %1097) : (i32, i32) -> i32
              %4241 = "arith.addi"(%3545, %4239) : (i32, i32) -> i32
              %4242 = "nvvm.elect.sync"() {cutec.arm = 55 : i32} : () -> i1
              "scf.if"(%4242) ({
                %t4243_s1 = "llvm.ptrtoint"(%1120) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%26, %t4243_s1, %4240, %4241, %3387, %1554) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%2732, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 56 : i32} : (i32, i32) -> ()
            "scf.if"(%196) ({
              %4244 = "llvm.getelementptr"(%197, %3378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4245_s0 = "llvm.ptrtoint"(%4244) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4245_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4246 = "arith.addi"(%3378, %1091) : (i32, i32) -> i32
            %4247 = "arith.cmpi"(%4246, %1099) {predicate = 0 : i64} : (i32, i32) -> i1
            %4248 = "arith.xori"(%3379, %1091) : (i32, i32) -> i32
            %4249 = "arith.select"(%4247, %4248, %3379) : (i1, i32, i32) -> i32
            %4250 = "arith.select"(%4247, %71, %4246) : (i1, i32, i32) -> i32
            %4251 = "arith.addi"(%3377, %1091) : (i32, i32) -> i32
            %4252 = "arith.muli"(%3940, %1133) : (i32, i32) -> i32
            %4253 = "llvm.getelementptr"(%94, %4252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4254 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4255 = "arith.remui"(%4254, %1108) : (i32, i32) -> i32
            %4256 = "arith.muli"(%4255, %1099) : (i32, i32) -> i32
            %4257 = "llvm.getelementptr"(%4253, %4256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4258 = "llvm.load"(%4257) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4259 = "vector.extract"(%4258) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4260 = "vector.extract"(%4258) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4261 = "llvm.getelementptr"(%4257) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4262 = "llvm.load"(%4261) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4263 = "vector.extract"(%4262) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4264 = "vector.extract"(%4262) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4265 = "llvm.getelementptr"(%4257) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4266 = "llvm.load"(%4265) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4267 = "vector.extract"(%4266) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4268 = "vector.extract"(%4266) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4269 = "llvm.getelementptr"(%4257) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4270 = "llvm.load"(%4269) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4271 = "vector.extract"(%4270) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4272 = "vector.extract"(%4270) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4273 = "llvm.getelementptr"(%4257) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4274 = "llvm.load"(%4273) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4275 = "vector.extract"(%4274) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4276 = "vector.extract"(%4274) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4277 = "llvm.getelementptr"(%4257) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4278 = "llvm.load"(%4277) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4279 = "vector.extract"(%4278) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4280 = "vector.extract"(%4278) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4281 = "llvm.getelementptr"(%4257) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4282 = "llvm.load"(%4281) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4283 = "vector.extract"(%4282) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4284 = "vector.extract"(%4282) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4285 = "llvm.getelementptr"(%4257) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4286 = "llvm.load"(%4285) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4287 = "vector.extract"(%4286) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4288 = "vector.extract"(%4286) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4289 = "vector.from_elements"(%4259, %4260, %4263, %4264, %4267, %4268, %4271, %4272, %4275, %4276, %4279, %4280, %4283, %4284, %4287, %4288) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4290 = "llvm.getelementptr"(%116, %3384) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4291_s0 = "llvm.ptrtoint"(%4290) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4291_s0, %3385) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4292 = "arith.muli"(%3384, %2643) : (i32, i32) -> i32
            %4293 = "llvm.getelementptr"(%1131, %4292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4295_a = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
            %t4295_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4295_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4295_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4295_shifted = "arith.shrui"(%t4295_a, %t4295_four) : (i32, i32) -> i32
            %t4295_low = "arith.andi"(%t4295_shifted, %t4295_mask) : (i32, i32) -> i32
            %t4295_wide = "arith.extui"(%t4295_low) : (i32) -> i64
            %4294 = "arith.ori"(%t4295_wide, %t4295_fields) : (i64, i64) -> i64
            %t4297_a = "llvm.ptrtoint"(%4293) : (!llvm.ptr<3>) -> i32
            %t4297_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4297_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4297_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t4297_shifted = "arith.shrui"(%t4297_a, %t4297_four) : (i32, i32) -> i32
            %t4297_low = "arith.andi"(%t4297_shifted, %t4297_mask) : (i32, i32) -> i32
            %t4297_wide = "arith.extui"(%t4297_low) : (i32) -> i64
            %4296 = "arith.ori"(%t4297_wide, %t4297_fields) : (i64, i64) -> i64
            %t4314_r = "llvm.inline_asm"(%4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %4298 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4299 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4300 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4301 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4302 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4303 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4304 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4305 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4306 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4307 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4308 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4309 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4310 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4311 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4312 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4313 = "llvm.extractvalue"(%t4314_r) {position = array<i64: 15>} : (!struct3) -> f32
            %t4331_r = "llvm.inline_asm"(%4298, %4299, %4300, %4301, %4302, %4303, %4304, %4305, %4306, %4307, %4308, %4309, %4310, %4311, %4312, %4313, %4294, %4296, %1742) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 1, 0;\0Aadd.s64 da, $32, 128;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 256;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 384;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 640;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 768;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 896;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 57 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct3
            %4315 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4316 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4317 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4318 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4319 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4320 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4321 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4322 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4323 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4324 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4325 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4326 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4327 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4328 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4329 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4330 = "llvm.extractvalue"(%t4331_r) {position = array<i64: 15>} : (!struct3) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4332 = "llvm.getelementptr"(%1132, %4153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4333 = "arith.muli"(%3901, %1114) : (i32, i32) -> i32
            %4334 = "llvm.getelementptr"(%90, %4333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4336_a = "llvm.ptrtoint"(%4332) : (!llvm.ptr<3>) -> i32
            %t4336_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4336_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4336_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4336_shifted = "arith.shrui"(%t4336_a, %t4336_four) : (i32, i32) -> i32
            %t4336_low = "arith.andi"(%t4336_shifted, %t4336_mask) : (i32, i32) -> i32
            %t4336_wide = "arith.extui"(%t4336_low) : (i32) -> i64
            %4335 = "arith.ori"(%t4336_wide, %t4336_fields) : (i64, i64) -> i64
            %t4338_a = "llvm.ptrtoint"(%4334) : (!llvm.ptr<3>) -> i32
            %t4338_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4338_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4338_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4338_shifted = "arith.shrui"(%t4338_a, %t4338_four) : (i32, i32) -> i32
            %t4338_low = "arith.andi"(%t4338_shifted, %t4338_mask) : (i32, i32) -> i32
            %t4338_wide = "arith.extui"(%t4338_low) : (i32) -> i64
            %4337 = "arith.ori"(%t4338_wide, %t4338_fields) : (i64, i64) -> i64
            %t4371_r = "llvm.inline_asm"(%4118, %4119, %4120, %4121, %4122, %4123, %4124, %4125, %4126, %4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %4339 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4340 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4341 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4342 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4343 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4344 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4345 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4346 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4347 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4348 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4349 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4350 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4351 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4352 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4353 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4354 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4355 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4356 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4357 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4358 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4359 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4360 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4361 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4362 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4363 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4364 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4365 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4366 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4367 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4368 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4369 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4370 = "llvm.extractvalue"(%t4371_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t4404_r = "llvm.inline_asm"(%4339, %4340, %4341, %4342, %4343, %4344, %4345, %4346, %4347, %4348, %4349, %4350, %4351, %4352, %4353, %4354, %4355, %4356, %4357, %4358, %4359, %4360, %4361, %4362, %4363, %4364, %4365, %4366, %4367, %4368, %4369, %4370, %4335, %4337, %2169) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 58 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %4372 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4373 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4374 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4375 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4376 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4377 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4378 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4379 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4380 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4381 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4382 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4383 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4384 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4385 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4386 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4387 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4388 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4389 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4390 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4391 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4392 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4393 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4394 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4395 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4396 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4397 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4398 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4399 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4400 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4401 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4402 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4403 = "llvm.extractvalue"(%t4404_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4405 = "arith.addi"(%3381, %1091) : (i32, i32) -> i32
            %4406 = "arith.cmpi"(%4405, %1099) {predicate = 0 : i64} : (i32, i32) -> i1
            %4407 = "arith.xori"(%3382, %1091) : (i32, i32) -> i32
            %4408 = "arith.select"(%4406, %4407, %3382) : (i1, i32, i32) -> i32
            %4409 = "arith.select"(%4406, %71, %4405) : (i1, i32, i32) -> i32
            %4410 = "arith.addi"(%3380, %1091) : (i32, i32) -> i32
            %t4539_r = "llvm.inline_asm"(%4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4315, %4316, %4317, %4318, %4319, %4320, %4321, %4322, %4323, %4324, %4325, %4326, %4327, %4328, %4329, %4330, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080, %4081, %4082, %4083, %4084, %4085, %4086, %4087, %4088, %4089, %4090, %4091, %4092, %4093, %4094, %4095, %4096, %4097, %4098, %4099, %4100, %4101, %4102, %4103, %4104, %4105, %4106, %4107, %4108, %4109, %4110, %4111, %4112, %4113, %4114, %4115, %4116, %4117, %4372, %4373, %4374, %4375, %4376, %4377, %4378, %4379, %4380, %4381, %4382, %4383, %4384, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4398, %4399, %4400, %4401, %4402, %4403) {asm_string = "wgmma.wait_group.sync.aligned 2;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4411 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4412 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4413 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4414 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4415 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4416 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4417 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4418 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4419 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4420 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4421 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4422 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4423 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4424 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4425 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4426 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4427 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4428 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4429 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4430 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4431 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4432 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4433 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4434 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4435 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4436 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4437 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4438 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4439 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4440 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4441 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4442 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4443 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4444 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4445 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4446 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4447 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4448 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4449 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4450 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4451 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4452 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4453 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4454 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4455 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4456 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4457 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4458 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4459 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4460 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4461 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4462 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4463 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4464 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4465 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4466 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4467 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4468 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4469 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4470 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4471 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4472 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4473 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4474 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4475 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4476 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4477 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4478 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4479 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4480 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4481 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4482 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4483 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4484 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4485 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4486 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4487 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4488 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4489 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4490 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4491 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4492 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4493 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4494 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4495 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4496 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4497 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4498 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4499 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4500 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4501 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4502 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4503 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4504 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4505 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4506 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4507 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4508 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4509 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4510 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4511 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4512 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4513 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4514 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4515 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4516 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4517 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4518 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4519 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4520 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4521 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4522 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4523 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4524 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4525 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4526 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4527 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4528 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4529 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4530 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4531 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4532 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4533 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4534 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4535 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4536 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4537 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4538 = "llvm.extractvalue"(%t4539_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4540, %4541, %4542, %4543, %4544, %4545, %4546, %4547, %4548, %4549, %4550, %4551, %4552, %4553, %4554, %4555, %4556, %4557, %4558, %4559, %4560, %4561, %4562, %4563, %4564, %4565, %4566, %4567, %4568, %4569, %4570, %4571 = "scf.if"(%1890) ({
              %4572 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %4573 = "arith.constant"() {value = 127 : i32} : () -> i32
              %4574 = "arith.andi"(%1093, %4573) : (i32, i32) -> i32
              %4575 = "arith.divui"(%4574, %74) : (i32, i32) -> i32
              %4576 = "arith.muli"(%4575, %1097) : (i32, i32) -> i32
              %4577 = "arith.addi"(%1702, %4576) : (i32, i32) -> i32
              %4578 = "arith.divui"(%4572, %1108) : (i32, i32) -> i32
              %4579 = "arith.addi"(%4577, %4578) : (i32, i32) -> i32
              %4580 = "arith.remui"(%4572, %1108) : (i32, i32) -> i32
              %4581 = "arith.muli"(%4580, %1099) : (i32, i32) -> i32
              %4582 = "arith.addi"(%3546, %4581) : (i32, i32) -> i32
              %4583 = "arith.cmpi"(%4579, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %4584 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
              %4585 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
              %4586 = "arith.select"(%4583, %4584, %4585) : (i1, i32, i32) -> i32
              %4587 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4588 = "arith.subi"(%4585, %4582) : (i32, i32) -> i32
              %4589 = "vector.broadcast"(%4588) : (i32) -> vector<16xi32>
              %4590 = "arith.cmpi"(%4587, %4589) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4591 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4592 = "arith.subi"(%4586, %4582) : (i32, i32) -> i32
              %4593 = "vector.broadcast"(%4592) : (i32) -> vector<16xi32>
              %4594 = "arith.cmpi"(%4591, %4593) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4595 = "arith.ori"(%4590, %4594) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
              %4596 = "vector.from_elements"(%4411, %4412, %4415, %4416, %4419, %4420, %4423, %4424, %4427, %4428, %4431, %4432, %4435, %4436, %4439, %4440) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4597 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
              %4598 = "arith.select"(%4595, %4597, %4596) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %4599 = "vector.extract"(%4598) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %4600 = "vector.extract"(%4598) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %4601 = "vector.extract"(%4598) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %4602 = "vector.extract"(%4598) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %4603 = "vector.extract"(%4598) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %4604 = "vector.extract"(%4598) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %4605 = "vector.extract"(%4598) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %4606 = "vector.extract"(%4598) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %4607 = "vector.extract"(%4598) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %4608 = "vector.extract"(%4598) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %4609 = "vector.extract"(%4598) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %4610 = "vector.extract"(%4598) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %4611 = "vector.extract"(%4598) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %4612 = "vector.extract"(%4598) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %4613 = "vector.extract"(%4598) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %4614 = "vector.extract"(%4598) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %4615 = "arith.addi"(%4579, %1094) : (i32, i32) -> i32
              %4616 = "arith.cmpi"(%4615, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %4617 = "arith.select"(%4616, %4584, %4585) : (i1, i32, i32) -> i32
              %4618 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4619 = "vector.broadcast"(%4588) : (i32) -> vector<16xi32>
              %4620 = "arith.cmpi"(%4618, %4619) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4621 = "vector.from_elements"(%71, %1091, %1094, %1142, %1097, %1143, %1144, %1145, %74, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4622 = "arith.subi"(%4617, %4582) : (i32, i32) -> i32
              %4623 = "vector.broadcast"(%4622) : (i32) -> vector<16xi32>
              %4624 = "arith.cmpi"(%4621, %4623) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4625 = "arith.ori"(%4620, %4624) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
              %4626 = "vector.from_elements"(%4413, %4414, %4417, %4418, %4421, %4422, %4425, %4426, %4429, %4430, %4433, %4434, %4437, %4438, %4441, %4442) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4627 = "arith.select"(%4625, %4597, %4626) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %4628 = "vector.extract"(%4627) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %4629 = "vector.extract"(%4627) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %4630 = "vector.extract"(%4627) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %4631 = "vector.extract"(%4627) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %4632 = "vector.extract"(%4627) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %4633 = "vector.extract"(%4627) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %4634 = "vector.extract"(%4627) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %4635 = "vector.extract"(%4627) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %4636 = "vector.extract"(%4627) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %4637 = "vector.extract"(%4627) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %4638 = "vector.extract"(%4627) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %4639 = "vector.extract"(%4627) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %4640 = "vector.extract"(%4627) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %4641 = "vector.extract"(%4627) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %4642 = "vector.extract"(%4627) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %4643 = "vector.extract"(%4627) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%4599, %4600, %4628, %4629, %4601, %4602, %4630, %4631, %4603, %4604, %4632, %4633, %4605, %4606, %4634, %4635, %4607, %4608, %4636, %4637, %4609, %4610, %4638, %4639, %4611, %4612, %4640, %4641, %4613, %4614, %4642, %4643) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%4411, %4412, %4413, %4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %4644 = "vector.from_elements"(%4540, %4541, %4544, %4545, %4548, %4549, %4552, %4553, %4556, %4557, %4560, %4561, %4564, %4565, %4568, %4569) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4645 = "vector.broadcast"(%1122) : (f32) -> vector<16xf32>
            %4646 = "arith.mulf"(%4644, %4645) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4647 = "arith.subf"(%4646, %4289) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4648 = "vector.extract"(%4647) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4649 = "vector.extract"(%4647) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4650 = "vector.extract"(%4647) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4651 = "vector.extract"(%4647) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4652 = "vector.extract"(%4647) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4653 = "vector.extract"(%4647) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4654 = "vector.extract"(%4647) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4655 = "vector.extract"(%4647) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4656 = "vector.extract"(%4647) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4657 = "vector.extract"(%4647) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4658 = "vector.extract"(%4647) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4659 = "vector.extract"(%4647) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4660 = "vector.extract"(%4647) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4661 = "vector.extract"(%4647) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4662 = "vector.extract"(%4647) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4663 = "vector.extract"(%4647) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %4664 = "llvm.call_intrinsic"(%4648) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4665 = "llvm.call_intrinsic"(%4649) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4666 = "llvm.call_intrinsic"(%4650) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4667 = "llvm.call_intrinsic"(%4651) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4668 = "llvm.call_intrinsic"(%4652) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4669 = "llvm.call_intrinsic"(%4653) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4670 = "llvm.call_intrinsic"(%4654) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4671 = "llvm.call_intrinsic"(%4655) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4672 = "llvm.call_intrinsic"(%4656) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4673 = "llvm.call_intrinsic"(%4657) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4674 = "llvm.call_intrinsic"(%4658) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4675 = "llvm.call_intrinsic"(%4659) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4676 = "llvm.call_intrinsic"(%4660) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4677 = "llvm.call_intrinsic"(%4661) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4678 = "llvm.call_intrinsic"(%4662) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4679 = "llvm.call_intrinsic"(%4663) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4680 = "vector.from_elements"(%4664, %4665, %4666, %4667, %4668, %4669, %4670, %4671, %4672, %4673, %4674, %4675, %4676, %4677, %4678, %4679) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4681 = "vector.extract"(%4680) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4682 = "vector.extract"(%4680) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4683 = "vector.extract"(%4680) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4684 = "vector.extract"(%4680) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4685 = "vector.extract"(%4680) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4686 = "vector.extract"(%4680) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4687 = "vector.extract"(%4680) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4688 = "vector.extract"(%4680) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4689 = "vector.extract"(%4680) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4690 = "vector.extract"(%4680) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4691 = "vector.extract"(%4680) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4692 = "vector.extract"(%4680) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4693 = "vector.extract"(%4680) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4694 = "vector.extract"(%4680) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4695 = "vector.extract"(%4680) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4696 = "vector.extract"(%4680) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %4697 = "vector.from_elements"(%4542, %4543, %4546, %4547, %4550, %4551, %4554, %4555, %4558, %4559, %4562, %4563, %4566, %4567, %4570, %4571) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4698 = "vector.broadcast"(%1122) : (f32) -> vector<16xf32>
            %4699 = "arith.mulf"(%4697, %4698) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4700 = "arith.subf"(%4699, %4289) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4701 = "vector.extract"(%4700) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4702 = "vector.extract"(%4700) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4703 = "vector.extract"(%4700) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4704 = "vector.extract"(%4700) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4705 = "vector.extract"(%4700) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4706 = "vector.extract"(%4700) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4707 = "vector.extract"(%4700) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4708 = "vector.extract"(%4700) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4709 = "vector.extract"(%4700) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4710 = "vector.extract"(%4700) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4711 = "vector.extract"(%4700) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4712 = "vector.extract"(%4700) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4713 = "vector.extract"(%4700) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4714 = "vector.extract"(%4700) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4715 = "vector.extract"(%4700) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4716 = "vector.extract"(%4700) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %4717 = "llvm.call_intrinsic"(%4701) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4718 = "llvm.call_intrinsic"(%4702) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4719 = "llvm.call_intrinsic"(%4703) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4720 = "llvm.call_intrinsic"(%4704) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4721 = "llvm.call_intrinsic"(%4705) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4722 = "llvm.call_intrinsic"(%4706) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4723 = "llvm.call_intrinsic"(%4707) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4724 = "llvm.call_intrinsic"(%4708) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4725 = "llvm.call_intrinsic"(%4709) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4726 = "llvm.call_intrinsic"(%4710) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4727 = "llvm.call_intrinsic"(%4711) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4728 = "llvm.call_intrinsic"(%4712) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4729 = "llvm.call_intrinsic"(%4713) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4730 = "llvm.call_intrinsic"(%4714) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4731 = "llvm.call_intrinsic"(%4715) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4732 = "llvm.call_intrinsic"(%4716) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4733 = "vector.from_elements"(%4717, %4718, %4719, %4720, %4721, %4722, %4723, %4724, %4725, %4726, %4727, %4728, %4729, %4730, %4731, %4732) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4734 = "vector.extract"(%4733) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4735 = "vector.extract"(%4733) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4736 = "vector.extract"(%4733) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4737 = "vector.extract"(%4733) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4738 = "vector.extract"(%4733) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4739 = "vector.extract"(%4733) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4740 = "vector.extract"(%4733) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4741 = "vector.extract"(%4733) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4742 = "vector.extract"(%4733) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4743 = "vector.extract"(%4733) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4744 = "vector.extract"(%4733) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4745 = "vector.extract"(%4733) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4746 = "vector.extract"(%4733) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4747 = "vector.extract"(%4733) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4748 = "vector.extract"(%4733) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4749 = "vector.extract"(%4733) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %t4878_r = "llvm.inline_asm"(%4681, %4682, %4734, %4735, %4683, %4684, %4736, %4737, %4685, %4686, %4738, %4739, %4687, %4688, %4740, %4741, %4689, %4690, %4742, %4743, %4691, %4692, %4744, %4745, %4693, %4694, %4746, %4747, %4695, %4696, %4748, %4749, %4443, %4444, %4445, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478, %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507, %4508, %4509, %4510, %4511, %4512, %4513, %4514, %4515, %4516, %4517, %4518, %4519, %4520, %4521, %4522, %4523, %4524, %4525, %4526, %4527, %4528, %4529, %4530, %4531, %4532, %4533, %4534, %4535, %4536, %4537, %4538) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4750 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4751 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4752 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4753 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4754 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4755 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4756 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4757 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4758 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4759 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4760 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4761 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4762 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4763 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4764 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4765 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4766 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4767 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4768 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4769 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4770 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4771 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4772 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4773 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4774 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4775 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4776 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4777 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4778 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4779 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4780 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4781 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4782 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4783 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4784 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4785 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4786 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4787 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4788 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4789 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4790 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4791 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4792 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4793 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4794 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4795 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4796 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4797 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4798 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4799 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4800 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4801 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4802 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4803 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4804 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4805 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4806 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4807 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4808 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4809 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4810 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4811 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4812 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4813 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4814 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4815 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4816 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4817 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4818 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4819 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4820 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4821 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4822 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4823 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4824 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4825 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4826 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4827 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4828 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4829 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4830 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4831 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4832 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4833 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4834 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4835 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4836 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4837 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4838 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4839 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4840 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4841 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4842 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4843 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4844 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4845 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4846 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4847 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4848 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4849 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4850 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4851 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4852 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4853 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4854 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4855 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4856 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4857 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4858 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4859 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4860 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4861 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4862 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4863 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4864 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4865 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4866 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4867 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4868 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4869 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4870 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4871 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4872 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4873 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4874 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4875 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4876 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4877 = "llvm.extractvalue"(%t4878_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4879 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4880 = "arith.cmpi"(%4879, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4880) ({
              %4881 = "llvm.getelementptr"(%117, %3384) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4882_s0 = "llvm.ptrtoint"(%4881) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4882_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4883 = "arith.addi"(%3384, %1091) : (i32, i32) -> i32
            %4884 = "arith.cmpi"(%4883, %1099) {predicate = 0 : i64} : (i32, i32) -> i1
            %4885 = "arith.xori"(%3385, %1091) : (i32, i32) -> i32
            %4886 = "arith.select"(%4884, %4885, %3385) : (i1, i32, i32) -> i32
            %4887 = "arith.select"(%4884, %71, %4883) : (i1, i32, i32) -> i32
            %4888 = "arith.addi"(%3383, %1091) : (i32, i32) -> i32
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 59 : i32} : (i32) -> ()
            %4889 = "vector.from_elements"(%4782, %4783, %4784, %4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4890 = "vector.broadcast"(%58) : (f32) -> vector<16xf32>
            %4891 = "arith.mulf"(%4889, %4890) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4892 = "arith.truncf"(%4891) : (vector<16xf32>) -> vector<16xf16>
            %4893 = "vector.extract"(%4892) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
            %4894 = "vector.extract"(%4892) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
            %4895 = "vector.extract"(%4892) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
            %4896 = "vector.extract"(%4892) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
            %4897 = "vector.extract"(%4892) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
            %4898 = "vector.extract"(%4892) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
            %4899 = "vector.extract"(%4892) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
            %4900 = "vector.extract"(%4892) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
            %4901 = "vector.extract"(%4892) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
            %4902 = "vector.extract"(%4892) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
            %4903 = "vector.extract"(%4892) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
            %4904 = "vector.extract"(%4892) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
            %4905 = "vector.extract"(%4892) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
            %4906 = "vector.extract"(%4892) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
            %4907 = "vector.extract"(%4892) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
            %4908 = "vector.extract"(%4892) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
            %4909 = "vector.from_elements"(%4893, %4894) : (f16, f16) -> vector<2xf16>
            %4910 = "llvm.bitcast"(%4909) : (vector<2xf16>) -> i32
            %4911 = "vector.from_elements"(%4895, %4896) : (f16, f16) -> vector<2xf16>
            %4912 = "llvm.bitcast"(%4911) : (vector<2xf16>) -> i32
            %4913 = "vector.from_elements"(%4897, %4898) : (f16, f16) -> vector<2xf16>
            %4914 = "llvm.bitcast"(%4913) : (vector<2xf16>) -> i32
            %4915 = "vector.from_elements"(%4899, %4900) : (f16, f16) -> vector<2xf16>
            %4916 = "llvm.bitcast"(%4915) : (vector<2xf16>) -> i32
            %4917 = "arith.andi"(%1116, %1133) : (i32, i32) -> i32
            %4918 = "arith.shrui"(%4917, %2690) : (i32, i32) -> i32
            %4919 = "arith.xori"(%1116, %4918) : (i32, i32) -> i32
            %4920 = "llvm.getelementptr"(%134, %4919) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4920, %4910, %4912, %4914, %4916) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4922 = "llvm.getelementptr"(%134) {rawConstantIndices = array<i32: 256>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4923 = "vector.from_elements"(%4901, %4902) : (f16, f16) -> vector<2xf16>
            %4924 = "llvm.bitcast"(%4923) : (vector<2xf16>) -> i32
            %4925 = "vector.from_elements"(%4903, %4904) : (f16, f16) -> vector<2xf16>
            %4926 = "llvm.bitcast"(%4925) : (vector<2xf16>) -> i32
            %4927 = "vector.from_elements"(%4905, %4906) : (f16, f16) -> vector<2xf16>
            %4928 = "llvm.bitcast"(%4927) : (vector<2xf16>) -> i32
            %4929 = "vector.from_elements"(%4907, %4908) : (f16, f16) -> vector<2xf16>
            %4930 = "llvm.bitcast"(%4929) : (vector<2xf16>) -> i32
            %4931 = "llvm.getelementptr"(%4922, %4919) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4931, %4924, %4926, %4928, %4930) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4933, %4934 = "scf.if"(%4236) ({
              %4935 = "arith.addi"(%3370, %1091) : (i32, i32) -> i32
              %4936 = "arith.cmpi"(%4935, %2102) {predicate = 0 : i64} : (i32, i32) -> i1
              %4937, %4938 = "scf.if"(%4936) ({
                %4939 = "arith.addi"(%3387, %1091) : (i32, i32) -> i32
                "scf.yield"(%1695, %4939) : (i32, i32) -> ()
              }, {
                "scf.yield"(%4935, %3387) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              "scf.yield"(%4937, %4938) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3370, %3387) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%3542, %4933, %3939, %3940, %3941, %3902, %3901, %3900, %4251, %4250, %4249, %4410, %4409, %4408, %4888, %4887, %4886, %3543, %4934, %4750, %4751, %4752, %4753, %4754, %4755, %4756, %4757, %4758, %4759, %4760, %4761, %4762, %4763, %4764, %4765, %4766, %4767, %4768, %4769, %4770, %4771, %4772, %4773, %4774, %4775, %4776, %4777, %4778, %4779, %4780, %4781, %4782, %4783, %4784, %4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797, %4798, %4799, %4800, %4801, %4802, %4803, %4804, %4805, %4806, %4807, %4808, %4809, %4810, %4811, %4812, %4813, %4814, %4815, %4816, %4817, %4818, %4819, %4820, %4821, %4822, %4823, %4824, %4825, %4826, %4827, %4828, %4829, %4830, %4831, %4832, %4833, %4834, %4835, %4836, %4837, %4838, %4839, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4862, %4863, %4864, %4865, %4866, %4867, %4868, %4869, %4870, %4871, %4872, %4873, %4874, %4875, %4876, %4877, %4190, %4192, %4194, %4196, %4201, %4203, %4205, %4207, %4212, %4214, %4216, %4218, %4223, %4225, %4227, %4229, %4910, %4912, %4914, %4916, %4924, %4926, %4928, %4930) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %4940 = "arith.addi"(%3200, %1091) : (i32, i32) -> i32
          %4941 = "arith.cmpi"(%4940, %2690) {predicate = 0 : i64} : (i32, i32) -> i1
          %4942 = "arith.xori"(%3201, %1091) : (i32, i32) -> i32
          %4943 = "arith.select"(%4941, %4942, %3201) : (i1, i32, i32) -> i32
          %4944 = "arith.select"(%4941, %71, %4940) : (i1, i32, i32) -> i32
          %4945 = "arith.addi"(%3199, %1091) : (i32, i32) -> i32
          %4946 = "llvm.getelementptr"(%116, %3212) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4947_s0 = "llvm.ptrtoint"(%4946) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4947_s0, %3213) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4948 = "arith.muli"(%3212, %2643) : (i32, i32) -> i32
          %4949 = "llvm.getelementptr"(%1131, %4948) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4951_a = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
          %t4951_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4951_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4951_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t4951_shifted = "arith.shrui"(%t4951_a, %t4951_four) : (i32, i32) -> i32
          %t4951_low = "arith.andi"(%t4951_shifted, %t4951_mask) : (i32, i32) -> i32
          %t4951_wide = "arith.extui"(%t4951_low) : (i32) -> i64
          %4950 = "arith.ori"(%t4951_wide, %t4951_fields) : (i64, i64) -> i64
          %t4953_a = "llvm.ptrtoint"(%4949) : (!llvm.ptr<3>) -> i32
          %t4953_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4953_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4953_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t4953_shifted = "arith.shrui"(%t4953_a, %t4953_four) : (i32, i32) -> i32
          %t4953_low = "arith.andi"(%t4953_shifted, %t4953_mask) : (i32, i32) -> i32
          %t4953_wide = "arith.extui"(%t4953_low) : (i32) -> i64
          %4952 = "arith.ori"(%t4953_wide, %t4953_fields) : (i64, i64) -> i64
          %t4970_r = "llvm.inline_asm"(%3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %4954 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4955 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4956 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4957 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4958 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4959 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4960 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4961 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4962 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4963 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4964 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4965 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4966 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4967 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4968 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4969 = "llvm.extractvalue"(%t4970_r) {position = array<i64: 15>} : (!struct3) -> f32
          %t4987_r = "llvm.inline_asm"(%4954, %4955, %4956, %4957, %4958, %4959, %4960, %4961, %4962, %4963, %4964, %4965, %4966, %4967, %4968, %4969, %4950, %4952, %1742) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 1, 0;\0Aadd.s64 da, $32, 128;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 256;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 384;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 640;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 768;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 896;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 62 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct3
          %4971 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4972 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4973 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4974 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4975 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4976 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4977 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4978 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4979 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4980 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4981 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4982 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4983 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4984 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4985 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4986 = "llvm.extractvalue"(%t4987_r) {position = array<i64: 15>} : (!struct3) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 63 : i32} : (i32) -> ()
          %4988 = "arith.cmpi"(%1848, %1091) {predicate = 4 : i64} : (i32, i32) -> i1
          %4989, %4990 = "scf.if"(%4988) ({
            %4991 = "arith.muli"(%3198, %1133) : (i32, i32) -> i32
            %4992 = "arith.shrsi"(%1118, %1099) : (i32, i32) -> i32
            %4993 = "arith.andi"(%1118, %2690) : (i32, i32) -> i32
            %4994 = "arith.muli"(%4992, %74) : (i32, i32) -> i32
            %4995 = "arith.muli"(%4993, %1097) : (i32, i32) -> i32
            %4996 = "arith.addi"(%4991, %4994) : (i32, i32) -> i32
            %4997 = "nvvm.elect.sync"() {cutec.arm = 64 : i32} : () -> i1
            "scf.if"(%4997) ({
              %t4998_s1 = "llvm.ptrtoint"(%1120) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%26, %t4998_s1, %4995, %4996, %3215, %1554) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            %4999 = "arith.addi"(%3198, %1091) : (i32, i32) -> i32
            %5000 = "arith.cmpi"(%4999, %2102) {predicate = 0 : i64} : (i32, i32) -> i1
            %5001, %5002 = "scf.if"(%5000) ({
              %5003 = "arith.addi"(%3215, %1091) : (i32, i32) -> i32
              "scf.yield"(%1695, %5003) : (i32, i32) -> ()
            }, {
              "scf.yield"(%4999, %3215) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%5001, %5002) : (i32, i32) -> ()
          }, {
            "scf.yield"(%3198, %3215) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %t5132_r = "llvm.inline_asm"(%3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %4971, %4972, %4973, %4974, %4975, %4976, %4977, %4978, %4979, %4980, %4981, %4982, %4983, %4984, %4985, %4986, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %5004 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 0>} : (!struct2) -> f32
          %5005 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 1>} : (!struct2) -> f32
          %5006 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 2>} : (!struct2) -> f32
          %5007 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 3>} : (!struct2) -> f32
          %5008 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 4>} : (!struct2) -> f32
          %5009 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 5>} : (!struct2) -> f32
          %5010 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 6>} : (!struct2) -> f32
          %5011 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 7>} : (!struct2) -> f32
          %5012 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 8>} : (!struct2) -> f32
          %5013 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 9>} : (!struct2) -> f32
          %5014 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 10>} : (!struct2) -> f32
          %5015 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 11>} : (!struct2) -> f32
          %5016 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 12>} : (!struct2) -> f32
          %5017 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 13>} : (!struct2) -> f32
          %5018 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 14>} : (!struct2) -> f32
          %5019 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 15>} : (!struct2) -> f32
          %5020 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 16>} : (!struct2) -> f32
          %5021 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 17>} : (!struct2) -> f32
          %5022 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 18>} : (!struct2) -> f32
          %5023 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 19>} : (!struct2) -> f32
          %5024 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 20>} : (!struct2) -> f32
          %5025 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 21>} : (!struct2) -> f32
          %5026 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 22>} : (!struct2) -> f32
          %5027 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 23>} : (!struct2) -> f32
          %5028 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 24>} : (!struct2) -> f32
          %5029 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 25>} : (!struct2) -> f32
          %5030 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 26>} : (!struct2) -> f32
          %5031 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 27>} : (!struct2) -> f32
          %5032 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 28>} : (!struct2) -> f32
          %5033 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 29>} : (!struct2) -> f32
          %5034 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 30>} : (!struct2) -> f32
          %5035 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 31>} : (!struct2) -> f32
          %5036 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 32>} : (!struct2) -> f32
          %5037 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 33>} : (!struct2) -> f32
          %5038 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 34>} : (!struct2) -> f32
          %5039 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 35>} : (!struct2) -> f32
          %5040 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 36>} : (!struct2) -> f32
          %5041 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 37>} : (!struct2) -> f32
          %5042 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 38>} : (!struct2) -> f32
          %5043 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 39>} : (!struct2) -> f32
          %5044 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 40>} : (!struct2) -> f32
          %5045 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 41>} : (!struct2) -> f32
          %5046 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 42>} : (!struct2) -> f32
          %5047 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 43>} : (!struct2) -> f32
          %5048 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 44>} : (!struct2) -> f32
          %5049 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 45>} : (!struct2) -> f32
          %5050 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 46>} : (!struct2) -> f32
          %5051 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 47>} : (!struct2) -> f32
          %5052 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 48>} : (!struct2) -> f32
          %5053 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 49>} : (!struct2) -> f32
          %5054 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 50>} : (!struct2) -> f32
          %5055 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 51>} : (!struct2) -> f32
          %5056 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 52>} : (!struct2) -> f32
          %5057 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 53>} : (!struct2) -> f32
          %5058 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 54>} : (!struct2) -> f32
          %5059 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 55>} : (!struct2) -> f32
          %5060 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 56>} : (!struct2) -> f32
          %5061 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 57>} : (!struct2) -> f32
          %5062 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 58>} : (!struct2) -> f32
          %5063 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 59>} : (!struct2) -> f32
          %5064 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 60>} : (!struct2) -> f32
          %5065 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 61>} : (!struct2) -> f32
          %5066 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 62>} : (!struct2) -> f32
          %5067 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 63>} : (!struct2) -> f32
          %5068 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 64>} : (!struct2) -> f32
          %5069 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 65>} : (!struct2) -> f32
          %5070 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 66>} : (!struct2) -> f32
          %5071 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 67>} : (!struct2) -> f32
          %5072 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 68>} : (!struct2) -> f32
          %5073 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 69>} : (!struct2) -> f32
          %5074 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 70>} : (!struct2) -> f32
          %5075 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 71>} : (!struct2) -> f32
          %5076 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 72>} : (!struct2) -> f32
          %5077 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 73>} : (!struct2) -> f32
          %5078 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 74>} : (!struct2) -> f32
          %5079 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 75>} : (!struct2) -> f32
          %5080 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 76>} : (!struct2) -> f32
          %5081 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 77>} : (!struct2) -> f32
          %5082 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 78>} : (!struct2) -> f32
          %5083 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 79>} : (!struct2) -> f32
          %5084 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 80>} : (!struct2) -> f32
          %5085 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 81>} : (!struct2) -> f32
          %5086 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 82>} : (!struct2) -> f32
          %5087 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 83>} : (!struct2) -> f32
          %5088 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 84>} : (!struct2) -> f32
          %5089 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 85>} : (!struct2) -> f32
          %5090 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 86>} : (!struct2) -> f32
          %5091 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 87>} : (!struct2) -> f32
          %5092 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 88>} : (!struct2) -> f32
          %5093 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 89>} : (!struct2) -> f32
          %5094 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 90>} : (!struct2) -> f32
          %5095 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 91>} : (!struct2) -> f32
          %5096 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 92>} : (!struct2) -> f32
          %5097 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 93>} : (!struct2) -> f32
          %5098 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 94>} : (!struct2) -> f32
          %5099 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 95>} : (!struct2) -> f32
          %5100 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 96>} : (!struct2) -> f32
          %5101 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 97>} : (!struct2) -> f32
          %5102 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 98>} : (!struct2) -> f32
          %5103 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 99>} : (!struct2) -> f32
          %5104 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 100>} : (!struct2) -> f32
          %5105 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 101>} : (!struct2) -> f32
          %5106 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 102>} : (!struct2) -> f32
          %5107 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 103>} : (!struct2) -> f32
          %5108 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 104>} : (!struct2) -> f32
          %5109 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 105>} : (!struct2) -> f32
          %5110 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 106>} : (!struct2) -> f32
          %5111 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 107>} : (!struct2) -> f32
          %5112 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 108>} : (!struct2) -> f32
          %5113 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 109>} : (!struct2) -> f32
          %5114 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 110>} : (!struct2) -> f32
          %5115 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 111>} : (!struct2) -> f32
          %5116 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 112>} : (!struct2) -> f32
          %5117 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 113>} : (!struct2) -> f32
          %5118 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 114>} : (!struct2) -> f32
          %5119 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 115>} : (!struct2) -> f32
          %5120 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 116>} : (!struct2) -> f32
          %5121 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 117>} : (!struct2) -> f32
          %5122 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 118>} : (!struct2) -> f32
          %5123 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 119>} : (!struct2) -> f32
          %5124 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 120>} : (!struct2) -> f32
          %5125 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 121>} : (!struct2) -> f32
          %5126 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 122>} : (!struct2) -> f32
          %5127 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 123>} : (!struct2) -> f32
          %5128 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 124>} : (!struct2) -> f32
          %5129 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 125>} : (!struct2) -> f32
          %5130 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 126>} : (!struct2) -> f32
          %5131 = "llvm.extractvalue"(%t5132_r) {position = array<i64: 127>} : (!struct2) -> f32
          %5133 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %5134 = "arith.cmpi"(%5133, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%5134) ({
            %5135 = "llvm.getelementptr"(%117, %3212) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5136_s0 = "llvm.ptrtoint"(%5135) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5136_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5137 = "arith.addi"(%3212, %1091) : (i32, i32) -> i32
          %5138 = "arith.cmpi"(%5137, %1099) {predicate = 0 : i64} : (i32, i32) -> i1
          %5139 = "arith.xori"(%3213, %1091) : (i32, i32) -> i32
          %5140 = "arith.select"(%5138, %5139, %3213) : (i1, i32, i32) -> i32
          %5141 = "arith.select"(%5138, %71, %5137) : (i1, i32, i32) -> i32
          %5142 = "arith.addi"(%3211, %1091) : (i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 65 : i32} : (i32) -> ()
          %5143 = "vector.from_elements"(%5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %5144 = "vector.broadcast"(%58) : (f32) -> vector<16xf32>
          %5145 = "arith.mulf"(%5143, %5144) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %5146 = "arith.truncf"(%5145) : (vector<16xf32>) -> vector<16xf16>
          %5147 = "vector.extract"(%5146) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
          %5148 = "vector.extract"(%5146) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
          %5149 = "vector.extract"(%5146) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
          %5150 = "vector.extract"(%5146) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
          %5151 = "vector.extract"(%5146) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
          %5152 = "vector.extract"(%5146) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
          %5153 = "vector.extract"(%5146) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
          %5154 = "vector.extract"(%5146) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
          %5155 = "vector.extract"(%5146) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
          %5156 = "vector.extract"(%5146) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
          %5157 = "vector.extract"(%5146) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
          %5158 = "vector.extract"(%5146) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
          %5159 = "vector.extract"(%5146) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
          %5160 = "vector.extract"(%5146) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
          %5161 = "vector.extract"(%5146) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
          %5162 = "vector.extract"(%5146) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
          %5163 = "vector.from_elements"(%5147, %5148) : (f16, f16) -> vector<2xf16>
          %5164 = "llvm.bitcast"(%5163) : (vector<2xf16>) -> i32
          %5165 = "vector.from_elements"(%5149, %5150) : (f16, f16) -> vector<2xf16>
          %5166 = "llvm.bitcast"(%5165) : (vector<2xf16>) -> i32
          %5167 = "vector.from_elements"(%5151, %5152) : (f16, f16) -> vector<2xf16>
          %5168 = "llvm.bitcast"(%5167) : (vector<2xf16>) -> i32
          %5169 = "vector.from_elements"(%5153, %5154) : (f16, f16) -> vector<2xf16>
          %5170 = "llvm.bitcast"(%5169) : (vector<2xf16>) -> i32
          %5171 = "arith.andi"(%1116, %1133) : (i32, i32) -> i32
          %5172 = "arith.shrui"(%5171, %2690) : (i32, i32) -> i32
          %5173 = "arith.xori"(%1116, %5172) : (i32, i32) -> i32
          %5174 = "llvm.getelementptr"(%134, %5173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5174, %5164, %5166, %5168, %5170) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5176 = "llvm.getelementptr"(%134) {rawConstantIndices = array<i32: 256>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %5177 = "vector.from_elements"(%5155, %5156) : (f16, f16) -> vector<2xf16>
          %5178 = "llvm.bitcast"(%5177) : (vector<2xf16>) -> i32
          %5179 = "vector.from_elements"(%5157, %5158) : (f16, f16) -> vector<2xf16>
          %5180 = "llvm.bitcast"(%5179) : (vector<2xf16>) -> i32
          %5181 = "vector.from_elements"(%5159, %5160) : (f16, f16) -> vector<2xf16>
          %5182 = "llvm.bitcast"(%5181) : (vector<2xf16>) -> i32
          %5183 = "vector.from_elements"(%5161, %5162) : (f16, f16) -> vector<2xf16>
          %5184 = "llvm.bitcast"(%5183) : (vector<2xf16>) -> i32
          %5185 = "llvm.getelementptr"(%5176, %5173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5185, %5178, %5180, %5182, %5184) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 68 : i32} : (i32) -> ()
          %5187 = "arith.muli"(%4989, %1133) : (i32, i32) -> i32
          %5188 = "arith.shrsi"(%1118, %1099) : (i32, i32) -> i32
          %5189 = "arith.andi"(%1118, %2690) : (i32, i32) -> i32
          %5190 = "arith.muli"(%5188, %74) : (i32, i32) -> i32
          %5191 = "arith.muli"(%5189, %1097) : (i32, i32) -> i32
          %5192 = "arith.addi"(%5187, %5190) : (i32, i32) -> i32
          %5193 = "nvvm.elect.sync"() {cutec.arm = 69 : i32} : () -> i1
          "scf.if"(%5193) ({
            %t5194_s1 = "llvm.ptrtoint"(%1120) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%26, %t5194_s1, %5191, %5192, %4990, %1554) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.bulk.commit.group"() : () -> ()
          "scf.if"(%171) ({
            %5195 = "llvm.getelementptr"(%172, %3203) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5196_s0 = "llvm.ptrtoint"(%5195) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5196_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5197 = "arith.addi"(%3203, %1091) : (i32, i32) -> i32
          %5198 = "arith.cmpi"(%5197, %2690) {predicate = 0 : i64} : (i32, i32) -> i1
          %5199 = "arith.xori"(%3204, %1091) : (i32, i32) -> i32
          %5200 = "arith.select"(%5198, %5199, %3204) : (i1, i32, i32) -> i32
          %5201 = "arith.select"(%5198, %71, %5197) : (i1, i32, i32) -> i32
          %5202 = "arith.addi"(%3202, %1091) : (i32, i32) -> i32
          "scf.if"(%137) ({
            %5203 = "llvm.getelementptr"(%138, %1561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5204_s0 = "llvm.ptrtoint"(%5203) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5204_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5205 = "arith.addi"(%1561, %1091) : (i32, i32) -> i32
          %5206 = "arith.cmpi"(%5205, %1091) {predicate = 0 : i64} : (i32, i32) -> i1
          %5207 = "arith.xori"(%1562, %1091) : (i32, i32) -> i32
          %5208 = "arith.select"(%5206, %5207, %1562) : (i1, i32, i32) -> i32
          %5209 = "arith.select"(%5206, %71, %5205) : (i1, i32, i32) -> i32
          %5210 = "arith.addi"(%1560, %1091) : (i32, i32) -> i32
          "scf.if"(%154) ({
            %5211 = "llvm.getelementptr"(%155, %1579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5212_s0 = "llvm.ptrtoint"(%5211) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5212_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5213 = "arith.addi"(%1579, %1091) : (i32, i32) -> i32
          %5214 = "arith.cmpi"(%5213, %1091) {predicate = 0 : i64} : (i32, i32) -> i1
          %5215 = "arith.xori"(%1580, %1091) : (i32, i32) -> i32
          %5216 = "arith.select"(%5214, %5215, %1580) : (i1, i32, i32) -> i32
          %5217 = "arith.select"(%5214, %71, %5213) : (i1, i32, i32) -> i32
          %5218 = "arith.addi"(%1578, %1091) : (i32, i32) -> i32
          %5219 = "vector.from_elements"(%5100, %5101, %5102, %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116, %5117, %5118, %5119, %5120, %5121, %5122, %5123, %5124, %5125, %5126, %5127, %5128, %5129, %5130, %5131) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5220 = "vector.broadcast"(%58) : (f32) -> vector<32xf32>
          %5221 = "arith.mulf"(%5219, %5220) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %5222 = "vector.extract"(%5221) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %5223 = "vector.extract"(%5221) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %5224 = "vector.extract"(%5221) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %5225 = "vector.extract"(%5221) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %5226 = "vector.extract"(%5221) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %5227 = "vector.extract"(%5221) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %5228 = "vector.extract"(%5221) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %5229 = "vector.extract"(%5221) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %5230 = "vector.extract"(%5221) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %5231 = "vector.extract"(%5221) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %5232 = "vector.extract"(%5221) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %5233 = "vector.extract"(%5221) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %5234 = "vector.extract"(%5221) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %5235 = "vector.extract"(%5221) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %5236 = "vector.extract"(%5221) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %5237 = "vector.extract"(%5221) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %5238 = "vector.extract"(%5221) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %5239 = "vector.extract"(%5221) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %5240 = "vector.extract"(%5221) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %5241 = "vector.extract"(%5221) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %5242 = "vector.extract"(%5221) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %5243 = "vector.extract"(%5221) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %5244 = "vector.extract"(%5221) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %5245 = "vector.extract"(%5221) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %5246 = "vector.extract"(%5221) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %5247 = "vector.extract"(%5221) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %5248 = "vector.extract"(%5221) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %5249 = "vector.extract"(%5221) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %5250 = "vector.extract"(%5221) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %5251 = "vector.extract"(%5221) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %5252 = "vector.extract"(%5221) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %5253 = "vector.extract"(%5221) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %5254 = "arith.subi"(%56, %1693) : (i32, i32) -> i32
          %5255 = "arith.extsi"(%1555) : (i32) -> i64
          %5256 = "arith.extsi"(%1554) : (i32) -> i64
          %5257 = "arith.muli"(%5255, %42) : (i64, i64) -> i64
          %5258 = "arith.muli"(%5256, %43) : (i64, i64) -> i64
          %5259 = "arith.addi"(%5257, %5258) : (i64, i64) -> i64
          %5260 = "llvm.getelementptr"(%37, %5259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5261 = "arith.extsi"(%1693) : (i32) -> i64
          %5262 = "arith.muli"(%5261, %41) : (i64, i64) -> i64
          %5263 = "llvm.getelementptr"(%5260, %5262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5264 = "arith.andi"(%1093, %72) : (i32, i32) -> i32
          %5265 = "nvvm.shfl.sync"(%70, %1093, %5264, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 70 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 71 : i32} : (i32) -> ()
          %5266 = "arith.remui"(%5265, %1097) : (i32, i32) -> i32
          %5267 = "arith.divui"(%5265, %1097) : (i32, i32) -> i32
          %5268 = "arith.muli"(%5266, %1133) : (i32, i32) -> i32
          %5269 = "arith.remui"(%5267, %1099) : (i32, i32) -> i32
          %5270 = "arith.divui"(%5267, %1099) : (i32, i32) -> i32
          %5271 = "arith.muli"(%5269, %1094) : (i32, i32) -> i32
          %5272 = "arith.addi"(%5268, %5271) : (i32, i32) -> i32
          %5273 = "arith.muli"(%5270, %1111) : (i32, i32) -> i32
          %5274 = "arith.addi"(%5272, %5273) : (i32, i32) -> i32
          %5275 = "vector.from_elements"(%5068, %5069, %5070, %5071, %5072, %5073, %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5276 = "arith.truncf"(%5275) : (vector<32xf32>) -> vector<32xf16>
          %5277 = "vector.extract"(%5276) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %5278 = "vector.extract"(%5276) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %5279 = "vector.extract"(%5276) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %5280 = "vector.extract"(%5276) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %5281 = "vector.extract"(%5276) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %5282 = "vector.extract"(%5276) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %5283 = "vector.extract"(%5276) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %5284 = "vector.extract"(%5276) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %5285 = "vector.extract"(%5276) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %5286 = "vector.extract"(%5276) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %5287 = "vector.extract"(%5276) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %5288 = "vector.extract"(%5276) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %5289 = "vector.extract"(%5276) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %5290 = "vector.extract"(%5276) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %5291 = "vector.extract"(%5276) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %5292 = "vector.extract"(%5276) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %5293 = "vector.extract"(%5276) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %5294 = "vector.extract"(%5276) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %5295 = "vector.extract"(%5276) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %5296 = "vector.extract"(%5276) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %5297 = "vector.extract"(%5276) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %5298 = "vector.extract"(%5276) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %5299 = "vector.extract"(%5276) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %5300 = "vector.extract"(%5276) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %5301 = "vector.extract"(%5276) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %5302 = "vector.extract"(%5276) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %5303 = "vector.extract"(%5276) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %5304 = "vector.extract"(%5276) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %5305 = "vector.extract"(%5276) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %5306 = "vector.extract"(%5276) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %5307 = "vector.extract"(%5276) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %5308 = "vector.extract"(%5276) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %5309 = "vector.from_elements"(%5277, %5278) : (f16, f16) -> vector<2xf16>
          %5310 = "llvm.bitcast"(%5309) : (vector<2xf16>) -> i32
          %5311 = "vector.from_elements"(%5279, %5280) : (f16, f16) -> vector<2xf16>
          %5312 = "llvm.bitcast"(%5311) : (vector<2xf16>) -> i32
          %5313 = "vector.from_elements"(%5281, %5282) : (f16, f16) -> vector<2xf16>
          %5314 = "llvm.bitcast"(%5313) : (vector<2xf16>) -> i32
          %5315 = "vector.from_elements"(%5283, %5284) : (f16, f16) -> vector<2xf16>
          %5316 = "llvm.bitcast"(%5315) : (vector<2xf16>) -> i32
          %5317 = "arith.andi"(%5274, %2688) : (i32, i32) -> i32
          %5318 = "arith.shrui"(%5317, %2690) : (i32, i32) -> i32
          %5319 = "arith.xori"(%5274, %5318) : (i32, i32) -> i32
          %5320 = "llvm.getelementptr"(%134, %5319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5320, %5310, %5312, %5314, %5316) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5322 = "arith.addi"(%5274, %1097) : (i32, i32) -> i32
          %5323 = "vector.from_elements"(%5285, %5286) : (f16, f16) -> vector<2xf16>
          %5324 = "llvm.bitcast"(%5323) : (vector<2xf16>) -> i32
          %5325 = "vector.from_elements"(%5287, %5288) : (f16, f16) -> vector<2xf16>
          %5326 = "llvm.bitcast"(%5325) : (vector<2xf16>) -> i32
          %5327 = "vector.from_elements"(%5289, %5290) : (f16, f16) -> vector<2xf16>
          %5328 = "llvm.bitcast"(%5327) : (vector<2xf16>) -> i32
          %5329 = "vector.from_elements"(%5291, %5292) : (f16, f16) -> vector<2xf16>
          %5330 = "llvm.bitcast"(%5329) : (vector<2xf16>) -> i32
          %5331 = "arith.andi"(%5322, %2688) : (i32, i32) -> i32
          %5332 = "arith.shrui"(%5331, %2690) : (i32, i32) -> i32
          %5333 = "arith.xori"(%5322, %5332) : (i32, i32) -> i32
          %5334 = "llvm.getelementptr"(%134, %5333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5334, %5324, %5326, %5328, %5330) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5336 = "arith.addi"(%5274, %74) : (i32, i32) -> i32
          %5337 = "vector.from_elements"(%5293, %5294) : (f16, f16) -> vector<2xf16>
          %5338 = "llvm.bitcast"(%5337) : (vector<2xf16>) -> i32
          %5339 = "vector.from_elements"(%5295, %5296) : (f16, f16) -> vector<2xf16>
          %5340 = "llvm.bitcast"(%5339) : (vector<2xf16>) -> i32
          %5341 = "vector.from_elements"(%5297, %5298) : (f16, f16) -> vector<2xf16>
          %5342 = "llvm.bitcast"(%5341) : (vector<2xf16>) -> i32
          %5343 = "vector.from_elements"(%5299, %5300) : (f16, f16) -> vector<2xf16>
          %5344 = "llvm.bitcast"(%5343) : (vector<2xf16>) -> i32
          %5345 = "arith.andi"(%5336, %2688) : (i32, i32) -> i32
          %5346 = "arith.shrui"(%5345, %2690) : (i32, i32) -> i32
          %5347 = "arith.xori"(%5336, %5346) : (i32, i32) -> i32
          %5348 = "llvm.getelementptr"(%134, %5347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5348, %5338, %5340, %5342, %5344) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5350 = "arith.addi"(%5274, %1149) : (i32, i32) -> i32
          %5351 = "vector.from_elements"(%5301, %5302) : (f16, f16) -> vector<2xf16>
          %5352 = "llvm.bitcast"(%5351) : (vector<2xf16>) -> i32
          %5353 = "vector.from_elements"(%5303, %5304) : (f16, f16) -> vector<2xf16>
          %5354 = "llvm.bitcast"(%5353) : (vector<2xf16>) -> i32
          %5355 = "vector.from_elements"(%5305, %5306) : (f16, f16) -> vector<2xf16>
          %5356 = "llvm.bitcast"(%5355) : (vector<2xf16>) -> i32
          %5357 = "vector.from_elements"(%5307, %5308) : (f16, f16) -> vector<2xf16>
          %5358 = "llvm.bitcast"(%5357) : (vector<2xf16>) -> i32
          %5359 = "arith.andi"(%5350, %2688) : (i32, i32) -> i32
          %5360 = "arith.shrui"(%5359, %2690) : (i32, i32) -> i32
          %5361 = "arith.xori"(%5350, %5360) : (i32, i32) -> i32
          %5362 = "llvm.getelementptr"(%134, %5361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5362, %5352, %5354, %5356, %5358) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 76 : i32} : (i32) -> ()
          %5364 = "arith.andi"(%5265, %72) : (i32, i32) -> i32
          %5365 = "arith.shrsi"(%5265, %1117) : (i32, i32) -> i32
          %5366 = "arith.muli"(%5365, %1097) : (i32, i32) -> i32
          %5367 = "arith.divui"(%5364, %1094) : (i32, i32) -> i32
          %5368 = "arith.addi"(%5366, %5367) : (i32, i32) -> i32
          %5369 = "arith.remui"(%5364, %1094) : (i32, i32) -> i32
          %5370 = "arith.cmpi"(%5368, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5370) ({
            %5371 = "arith.muli"(%5368, %1133) : (i32, i32) -> i32
            %5372 = "arith.muli"(%5369, %1094) : (i32, i32) -> i32
            %5373 = "arith.addi"(%5371, %5372) : (i32, i32) -> i32
            %5374 = "arith.extsi"(%5368) : (i32) -> i64
            %5375 = "arith.extsi"(%5369) : (i32) -> i64
            %5376 = "arith.muli"(%5374, %41) : (i64, i64) -> i64
            %5377 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5378 = "arith.muli"(%5375, %5377) : (i64, i64) -> i64
            %5379 = "arith.addi"(%5376, %5378) : (i64, i64) -> i64
            %5380 = "llvm.getelementptr"(%5263, %5379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5381 = "arith.andi"(%5373, %2688) : (i32, i32) -> i32
            %5382 = "arith.shrui"(%5381, %2690) : (i32, i32) -> i32
            %5383 = "arith.xori"(%5373, %5382) : (i32, i32) -> i32
            %5384 = "llvm.getelementptr"(%134, %5383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5385 = "llvm.load"(%5384) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5385, %5380) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5386 = "arith.addi"(%5364, %74) : (i32, i32) -> i32
          %5387 = "arith.divui"(%5386, %1094) : (i32, i32) -> i32
          %5388 = "arith.addi"(%5366, %5387) : (i32, i32) -> i32
          %5389 = "arith.remui"(%5386, %1094) : (i32, i32) -> i32
          %5390 = "arith.cmpi"(%5388, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5390) ({
            %5391 = "arith.muli"(%5388, %1133) : (i32, i32) -> i32
            %5392 = "arith.muli"(%5389, %1094) : (i32, i32) -> i32
            %5393 = "arith.addi"(%5391, %5392) : (i32, i32) -> i32
            %5394 = "arith.extsi"(%5388) : (i32) -> i64
            %5395 = "arith.extsi"(%5389) : (i32) -> i64
            %5396 = "arith.muli"(%5394, %41) : (i64, i64) -> i64
            %5397 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5398 = "arith.muli"(%5395, %5397) : (i64, i64) -> i64
            %5399 = "arith.addi"(%5396, %5398) : (i64, i64) -> i64
            %5400 = "llvm.getelementptr"(%5263, %5399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5401 = "arith.andi"(%5393, %2688) : (i32, i32) -> i32
            %5402 = "arith.shrui"(%5401, %2690) : (i32, i32) -> i32
            %5403 = "arith.xori"(%5393, %5402) : (i32, i32) -> i32
            %5404 = "llvm.getelementptr"(%134, %5403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5405 = "llvm.load"(%5404) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5405, %5400) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5406 = "arith.addi"(%5364, %1133) : (i32, i32) -> i32
          %5407 = "arith.divui"(%5406, %1094) : (i32, i32) -> i32
          %5408 = "arith.addi"(%5366, %5407) : (i32, i32) -> i32
          %5409 = "arith.remui"(%5406, %1094) : (i32, i32) -> i32
          %5410 = "arith.cmpi"(%5408, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5410) ({
            %5411 = "arith.muli"(%5408, %1133) : (i32, i32) -> i32
            %5412 = "arith.muli"(%5409, %1094) : (i32, i32) -> i32
            %5413 = "arith.addi"(%5411, %5412) : (i32, i32) -> i32
            %5414 = "arith.extsi"(%5408) : (i32) -> i64
            %5415 = "arith.extsi"(%5409) : (i32) -> i64
            %5416 = "arith.muli"(%5414, %41) : (i64, i64) -> i64
            %5417 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5418 = "arith.muli"(%5415, %5417) : (i64, i64) -> i64
            %5419 = "arith.addi"(%5416, %5418) : (i64, i64) -> i64
            %5420 = "llvm.getelementptr"(%5263, %5419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5421 = "arith.andi"(%5413, %2688) : (i32, i32) -> i32
            %5422 = "arith.shrui"(%5421, %2690) : (i32, i32) -> i32
            %5423 = "arith.xori"(%5413, %5422) : (i32, i32) -> i32
            %5424 = "llvm.getelementptr"(%134, %5423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5425 = "llvm.load"(%5424) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5425, %5420) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5426 = "arith.constant"() {value = 96 : i32} : () -> i32
          %5427 = "arith.addi"(%5364, %5426) : (i32, i32) -> i32
          %5428 = "arith.divui"(%5427, %1094) : (i32, i32) -> i32
          %5429 = "arith.addi"(%5366, %5428) : (i32, i32) -> i32
          %5430 = "arith.remui"(%5427, %1094) : (i32, i32) -> i32
          %5431 = "arith.cmpi"(%5429, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5431) ({
            %5432 = "arith.muli"(%5429, %1133) : (i32, i32) -> i32
            %5433 = "arith.muli"(%5430, %1094) : (i32, i32) -> i32
            %5434 = "arith.addi"(%5432, %5433) : (i32, i32) -> i32
            %5435 = "arith.extsi"(%5429) : (i32) -> i64
            %5436 = "arith.extsi"(%5430) : (i32) -> i64
            %5437 = "arith.muli"(%5435, %41) : (i64, i64) -> i64
            %5438 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5439 = "arith.muli"(%5436, %5438) : (i64, i64) -> i64
            %5440 = "arith.addi"(%5437, %5439) : (i64, i64) -> i64
            %5441 = "llvm.getelementptr"(%5263, %5440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5442 = "arith.andi"(%5434, %2688) : (i32, i32) -> i32
            %5443 = "arith.shrui"(%5442, %2690) : (i32, i32) -> i32
            %5444 = "arith.xori"(%5434, %5443) : (i32, i32) -> i32
            %5445 = "llvm.getelementptr"(%134, %5444) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5446 = "llvm.load"(%5445) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5446, %5441) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 77 : i32} : (i32) -> ()
          %5447 = "arith.muli"(%5255, %35) : (i64, i64) -> i64
          %5448 = "arith.muli"(%5256, %36) : (i64, i64) -> i64
          %5449 = "arith.addi"(%5447, %5448) : (i64, i64) -> i64
          %5450 = "llvm.getelementptr"(%30, %5449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5451 = "arith.muli"(%5261, %34) : (i64, i64) -> i64
          %5452 = "llvm.getelementptr"(%5450, %5451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5453 = "nvvm.shfl.sync"(%70, %1093, %5264, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 78 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 79 : i32} : (i32) -> ()
          %5454 = "arith.remui"(%5453, %1097) : (i32, i32) -> i32
          %5455 = "arith.divui"(%5453, %1097) : (i32, i32) -> i32
          %5456 = "arith.muli"(%5454, %1133) : (i32, i32) -> i32
          %5457 = "arith.remui"(%5455, %1099) : (i32, i32) -> i32
          %5458 = "arith.divui"(%5455, %1099) : (i32, i32) -> i32
          %5459 = "arith.muli"(%5457, %1094) : (i32, i32) -> i32
          %5460 = "arith.addi"(%5456, %5459) : (i32, i32) -> i32
          %5461 = "arith.muli"(%5458, %1111) : (i32, i32) -> i32
          %5462 = "arith.addi"(%5460, %5461) : (i32, i32) -> i32
          %5463 = "vector.from_elements"(%5222, %5223, %5224, %5225, %5226, %5227, %5228, %5229, %5230, %5231, %5232, %5233, %5234, %5235, %5236, %5237, %5238, %5239, %5240, %5241, %5242, %5243, %5244, %5245, %5246, %5247, %5248, %5249, %5250, %5251, %5252, %5253) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5464 = "arith.truncf"(%5463) : (vector<32xf32>) -> vector<32xf16>
          %5465 = "vector.extract"(%5464) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %5466 = "vector.extract"(%5464) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %5467 = "vector.extract"(%5464) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %5468 = "vector.extract"(%5464) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %5469 = "vector.extract"(%5464) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %5470 = "vector.extract"(%5464) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %5471 = "vector.extract"(%5464) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %5472 = "vector.extract"(%5464) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %5473 = "vector.extract"(%5464) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %5474 = "vector.extract"(%5464) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %5475 = "vector.extract"(%5464) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %5476 = "vector.extract"(%5464) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %5477 = "vector.extract"(%5464) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %5478 = "vector.extract"(%5464) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %5479 = "vector.extract"(%5464) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %5480 = "vector.extract"(%5464) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %5481 = "vector.extract"(%5464) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %5482 = "vector.extract"(%5464) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %5483 = "vector.extract"(%5464) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %5484 = "vector.extract"(%5464) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %5485 = "vector.extract"(%5464) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %5486 = "vector.extract"(%5464) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %5487 = "vector.extract"(%5464) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %5488 = "vector.extract"(%5464) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %5489 = "vector.extract"(%5464) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %5490 = "vector.extract"(%5464) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %5491 = "vector.extract"(%5464) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %5492 = "vector.extract"(%5464) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %5493 = "vector.extract"(%5464) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %5494 = "vector.extract"(%5464) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %5495 = "vector.extract"(%5464) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %5496 = "vector.extract"(%5464) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %5497 = "vector.from_elements"(%5465, %5466) : (f16, f16) -> vector<2xf16>
          %5498 = "llvm.bitcast"(%5497) : (vector<2xf16>) -> i32
          %5499 = "vector.from_elements"(%5467, %5468) : (f16, f16) -> vector<2xf16>
          %5500 = "llvm.bitcast"(%5499) : (vector<2xf16>) -> i32
          %5501 = "vector.from_elements"(%5469, %5470) : (f16, f16) -> vector<2xf16>
          %5502 = "llvm.bitcast"(%5501) : (vector<2xf16>) -> i32
          %5503 = "vector.from_elements"(%5471, %5472) : (f16, f16) -> vector<2xf16>
          %5504 = "llvm.bitcast"(%5503) : (vector<2xf16>) -> i32
          %5505 = "arith.andi"(%5462, %2688) : (i32, i32) -> i32
          %5506 = "arith.shrui"(%5505, %2690) : (i32, i32) -> i32
          %5507 = "arith.xori"(%5462, %5506) : (i32, i32) -> i32
          %5508 = "llvm.getelementptr"(%134, %5507) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5508, %5498, %5500, %5502, %5504) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5510 = "arith.addi"(%5462, %1097) : (i32, i32) -> i32
          %5511 = "vector.from_elements"(%5473, %5474) : (f16, f16) -> vector<2xf16>
          %5512 = "llvm.bitcast"(%5511) : (vector<2xf16>) -> i32
          %5513 = "vector.from_elements"(%5475, %5476) : (f16, f16) -> vector<2xf16>
          %5514 = "llvm.bitcast"(%5513) : (vector<2xf16>) -> i32
          %5515 = "vector.from_elements"(%5477, %5478) : (f16, f16) -> vector<2xf16>
          %5516 = "llvm.bitcast"(%5515) : (vector<2xf16>) -> i32
          %5517 = "vector.from_elements"(%5479, %5480) : (f16, f16) -> vector<2xf16>
          %5518 = "llvm.bitcast"(%5517) : (vector<2xf16>) -> i32
          %5519 = "arith.andi"(%5510, %2688) : (i32, i32) -> i32
          %5520 = "arith.shrui"(%5519, %2690) : (i32, i32) -> i32
          %5521 = "arith.xori"(%5510, %5520) : (i32, i32) -> i32
          %5522 = "llvm.getelementptr"(%134, %5521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5522, %5512, %5514, %5516, %5518) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5524 = "arith.addi"(%5462, %74) : (i32, i32) -> i32
          %5525 = "vector.from_elements"(%5481, %5482) : (f16, f16) -> vector<2xf16>
          %5526 = "llvm.bitcast"(%5525) : (vector<2xf16>) -> i32
          %5527 = "vector.from_elements"(%5483, %5484) : (f16, f16) -> vector<2xf16>
          %5528 = "llvm.bitcast"(%5527) : (vector<2xf16>) -> i32
          %5529 = "vector.from_elements"(%5485, %5486) : (f16, f16) -> vector<2xf16>
          %5530 = "llvm.bitcast"(%5529) : (vector<2xf16>) -> i32
          %5531 = "vector.from_elements"(%5487, %5488) : (f16, f16) -> vector<2xf16>
          %5532 = "llvm.bitcast"(%5531) : (vector<2xf16>) -> i32
          %5533 = "arith.andi"(%5524, %2688) : (i32, i32) -> i32
          %5534 = "arith.shrui"(%5533, %2690) : (i32, i32) -> i32
          %5535 = "arith.xori"(%5524, %5534) : (i32, i32) -> i32
          %5536 = "llvm.getelementptr"(%134, %5535) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5536, %5526, %5528, %5530, %5532) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5538 = "arith.addi"(%5462, %1149) : (i32, i32) -> i32
          %5539 = "vector.from_elements"(%5489, %5490) : (f16, f16) -> vector<2xf16>
          %5540 = "llvm.bitcast"(%5539) : (vector<2xf16>) -> i32
          %5541 = "vector.from_elements"(%5491, %5492) : (f16, f16) -> vector<2xf16>
          %5542 = "llvm.bitcast"(%5541) : (vector<2xf16>) -> i32
          %5543 = "vector.from_elements"(%5493, %5494) : (f16, f16) -> vector<2xf16>
          %5544 = "llvm.bitcast"(%5543) : (vector<2xf16>) -> i32
          %5545 = "vector.from_elements"(%5495, %5496) : (f16, f16) -> vector<2xf16>
          %5546 = "llvm.bitcast"(%5545) : (vector<2xf16>) -> i32
          %5547 = "arith.andi"(%5538, %2688) : (i32, i32) -> i32
          %5548 = "arith.shrui"(%5547, %2690) : (i32, i32) -> i32
          %5549 = "arith.xori"(%5538, %5548) : (i32, i32) -> i32
          %5550 = "llvm.getelementptr"(%134, %5549) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5550, %5540, %5542, %5544, %5546) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 84 : i32} : (i32) -> ()
          %5552 = "arith.andi"(%5453, %72) : (i32, i32) -> i32
          %5553 = "arith.shrsi"(%5453, %1117) : (i32, i32) -> i32
          %5554 = "arith.muli"(%5553, %1097) : (i32, i32) -> i32
          %5555 = "arith.divui"(%5552, %1094) : (i32, i32) -> i32
          %5556 = "arith.addi"(%5554, %5555) : (i32, i32) -> i32
          %5557 = "arith.remui"(%5552, %1094) : (i32, i32) -> i32
          %5558 = "arith.cmpi"(%5556, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5558) ({
            %5559 = "arith.muli"(%5556, %1133) : (i32, i32) -> i32
            %5560 = "arith.muli"(%5557, %1094) : (i32, i32) -> i32
            %5561 = "arith.addi"(%5559, %5560) : (i32, i32) -> i32
            %5562 = "arith.extsi"(%5556) : (i32) -> i64
            %5563 = "arith.extsi"(%5557) : (i32) -> i64
            %5564 = "arith.muli"(%5562, %34) : (i64, i64) -> i64
            %5565 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5566 = "arith.muli"(%5563, %5565) : (i64, i64) -> i64
            %5567 = "arith.addi"(%5564, %5566) : (i64, i64) -> i64
            %5568 = "llvm.getelementptr"(%5452, %5567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5569 = "arith.andi"(%5561, %2688) : (i32, i32) -> i32
            %5570 = "arith.shrui"(%5569, %2690) : (i32, i32) -> i32
            %5571 = "arith.xori"(%5561, %5570) : (i32, i32) -> i32
            %5572 = "llvm.getelementptr"(%134, %5571) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5573 = "llvm.load"(%5572) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5573, %5568) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5574 = "arith.addi"(%5552, %74) : (i32, i32) -> i32
          %5575 = "arith.divui"(%5574, %1094) : (i32, i32) -> i32
          %5576 = "arith.addi"(%5554, %5575) : (i32, i32) -> i32
          %5577 = "arith.remui"(%5574, %1094) : (i32, i32) -> i32
          %5578 = "arith.cmpi"(%5576, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5578) ({
            %5579 = "arith.muli"(%5576, %1133) : (i32, i32) -> i32
            %5580 = "arith.muli"(%5577, %1094) : (i32, i32) -> i32
            %5581 = "arith.addi"(%5579, %5580) : (i32, i32) -> i32
            %5582 = "arith.extsi"(%5576) : (i32) -> i64
            %5583 = "arith.extsi"(%5577) : (i32) -> i64
            %5584 = "arith.muli"(%5582, %34) : (i64, i64) -> i64
            %5585 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5586 = "arith.muli"(%5583, %5585) : (i64, i64) -> i64
            %5587 = "arith.addi"(%5584, %5586) : (i64, i64) -> i64
            %5588 = "llvm.getelementptr"(%5452, %5587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5589 = "arith.andi"(%5581, %2688) : (i32, i32) -> i32
            %5590 = "arith.shrui"(%5589, %2690) : (i32, i32) -> i32
            %5591 = "arith.xori"(%5581, %5590) : (i32, i32) -> i32
            %5592 = "llvm.getelementptr"(%134, %5591) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5593 = "llvm.load"(%5592) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5593, %5588) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5594 = "arith.addi"(%5552, %1133) : (i32, i32) -> i32
          %5595 = "arith.divui"(%5594, %1094) : (i32, i32) -> i32
          %5596 = "arith.addi"(%5554, %5595) : (i32, i32) -> i32
          %5597 = "arith.remui"(%5594, %1094) : (i32, i32) -> i32
          %5598 = "arith.cmpi"(%5596, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5598) ({
            %5599 = "arith.muli"(%5596, %1133) : (i32, i32) -> i32
            %5600 = "arith.muli"(%5597, %1094) : (i32, i32) -> i32
            %5601 = "arith.addi"(%5599, %5600) : (i32, i32) -> i32
            %5602 = "arith.extsi"(%5596) : (i32) -> i64
            %5603 = "arith.extsi"(%5597) : (i32) -> i64
            %5604 = "arith.muli"(%5602, %34) : (i64, i64) -> i64
            %5605 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5606 = "arith.muli"(%5603, %5605) : (i64, i64) -> i64
            %5607 = "arith.addi"(%5604, %5606) : (i64, i64) -> i64
            %5608 = "llvm.getelementptr"(%5452, %5607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5609 = "arith.andi"(%5601, %2688) : (i32, i32) -> i32
            %5610 = "arith.shrui"(%5609, %2690) : (i32, i32) -> i32
            %5611 = "arith.xori"(%5601, %5610) : (i32, i32) -> i32
            %5612 = "llvm.getelementptr"(%134, %5611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5613 = "llvm.load"(%5612) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5613, %5608) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5614 = "arith.addi"(%5552, %5426) : (i32, i32) -> i32
          %5615 = "arith.divui"(%5614, %1094) : (i32, i32) -> i32
          %5616 = "arith.addi"(%5554, %5615) : (i32, i32) -> i32
          %5617 = "arith.remui"(%5614, %1094) : (i32, i32) -> i32
          %5618 = "arith.cmpi"(%5616, %5254) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5618) ({
            %5619 = "arith.muli"(%5616, %1133) : (i32, i32) -> i32
            %5620 = "arith.muli"(%5617, %1094) : (i32, i32) -> i32
            %5621 = "arith.addi"(%5619, %5620) : (i32, i32) -> i32
            %5622 = "arith.extsi"(%5616) : (i32) -> i64
            %5623 = "arith.extsi"(%5617) : (i32) -> i64
            %5624 = "arith.muli"(%5622, %34) : (i64, i64) -> i64
            %5625 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5626 = "arith.muli"(%5623, %5625) : (i64, i64) -> i64
            %5627 = "arith.addi"(%5624, %5626) : (i64, i64) -> i64
            %5628 = "llvm.getelementptr"(%5452, %5627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5629 = "arith.andi"(%5621, %2688) : (i32, i32) -> i32
            %5630 = "arith.shrui"(%5629, %2690) : (i32, i32) -> i32
            %5631 = "arith.xori"(%5621, %5630) : (i32, i32) -> i32
            %5632 = "llvm.getelementptr"(%134, %5631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5633 = "llvm.load"(%5632) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5633, %5628) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 85 : i32} : (i32) -> ()
          %5634 = "llvm.getelementptr"(%232, %1567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5635_s0 = "llvm.ptrtoint"(%5634) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t5635_s0, %1568) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %5636 = "arith.muli"(%1567, %2690) : (i32, i32) -> i32
          %5637 = "llvm.getelementptr"(%250, %5636) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5638 = "llvm.load"(%5637) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5639 = "nvvm.shfl.sync"(%70, %5638, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 86 : i32} : (i32, i32, i32, i32) -> i32
          %5640 = "arith.addi"(%1091, %5636) : (i32, i32) -> i32
          %5641 = "llvm.getelementptr"(%250, %5640) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5642 = "llvm.load"(%5641) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5643 = "nvvm.shfl.sync"(%70, %5642, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 87 : i32} : (i32, i32, i32, i32) -> i32
          %5644 = "arith.addi"(%1099, %5636) : (i32, i32) -> i32
          %5645 = "llvm.getelementptr"(%250, %5644) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5646 = "llvm.load"(%5645) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5647 = "nvvm.shfl.sync"(%70, %5646, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 88 : i32} : (i32, i32, i32, i32) -> i32
          %5648 = "llvm.getelementptr"(%233, %1567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5649_s0 = "llvm.ptrtoint"(%5648) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t5649_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %5650 = "arith.addi"(%1567, %1091) : (i32, i32) -> i32
          %5651 = "arith.cmpi"(%5650, %1099) {predicate = 0 : i64} : (i32, i32) -> i1
          %5652 = "arith.xori"(%1568, %1091) : (i32, i32) -> i32
          %5653 = "arith.select"(%5651, %5652, %1568) : (i1, i32, i32) -> i32
          %5654 = "arith.select"(%5651, %71, %5650) : (i1, i32, i32) -> i32
          %5655 = "arith.addi"(%1566, %1091) : (i32, i32) -> i32
          "scf.yield"(%5647, %5643, %5639, %3205, %3206, %3207, %5210, %5209, %5208, %4945, %4944, %4943, %5655, %5654, %5653, %3208, %3209, %3210, %5202, %5201, %5200, %5142, %5141, %5140, %5218, %5217, %5216, %5004, %5005, %5006, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %2681, %2683, %2685, %2687, %2697, %2699, %2701, %2703, %2708, %2710, %2712, %2714, %2719, %2721, %2723, %2725, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %5164, %5166, %5168, %5170, %5178, %5180, %5182, %5184, %5310, %5312, %5314, %5316, %5324, %5326, %5328, %5330, %5338, %5340, %5342, %5344, %5352, %5354, %5356, %5358, %5498, %5500, %5502, %5504, %5512, %5514, %5516, %5518, %5526, %5528, %5530, %5532, %5540, %5542, %5544, %5546) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        %5656 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%5656, %5656) : (i1, i1) -> ()
      }) : (i1) -> (i1, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gradients_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i64, %10: i64, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: i64, %25: !llvm.ptr<1>, %26: i64, %27: i64, %28: !llvm.ptr<1>, %29: i64, %30: i64, %31: i64, %32: !llvm.ptr<1>, %33: i64, %34: i64, %35: i64, %36: !llvm.ptr<1>, %37: i64, %38: i64, %39: i64, %40: f32, %41: !llvm.ptr<1>, %42: !llvm.ptr<1>, %43: !llvm.ptr<1>):
    %44 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %45 = "arith.cmpf"(%40, %44) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%45) {message = "scores keep their order when they are scaled", file = "samples/common/attention_arguments.py", line = 50 : i32} : (i1) -> ()
    %46 = "arith.constant"() {value = 0 : i32} : () -> i32
    %47 = "arith.cmpi"(%13, %46) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%47) {message = "K and V have at least one head", file = "samples/common/attention_arguments.py", line = 57 : i32} : (i1) -> ()
    %48 = "arith.remui"(%3, %13) : (i32, i32) -> i32
    %49 = "arith.cmpi"(%48, %46) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%49) {message = "as many heads of Q share each one of K and V", file = "samples/common/attention_arguments.py", line = 58 : i32} : (i1) -> ()
    %50 = "arith.divui"(%3, %13) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 64 : i64} : () -> i64
    %52 = "arith.extsi"(%12) : (i32) -> i64
    %53 = "arith.extsi"(%13) : (i32) -> i64
    %54 = "arith.extsi"(%1) : (i32) -> i64
    %55 = "arith.constant"() {value = 2 : i64} : () -> i64
    %56 = "arith.muli"(%15, %55) : (i64, i64) -> i64
    %57 = "arith.muli"(%16, %55) : (i64, i64) -> i64
    %58 = "arith.muli"(%14, %55) : (i64, i64) -> i64
    %59 = "cutec.tensor_map"(%11, %51, %52, %53, %54, %56, %57, %58) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %60 = "arith.muli"(%19, %55) : (i64, i64) -> i64
    %61 = "arith.muli"(%20, %55) : (i64, i64) -> i64
    %62 = "arith.muli"(%18, %55) : (i64, i64) -> i64
    %63 = "cutec.tensor_map"(%17, %51, %52, %53, %54, %60, %61, %62) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %64 = "arith.extsi"(%2) : (i32) -> i64
    %65 = "arith.extsi"(%3) : (i32) -> i64
    %66 = "arith.muli"(%9, %55) : (i64, i64) -> i64
    %67 = "arith.muli"(%10, %55) : (i64, i64) -> i64
    %68 = "arith.muli"(%8, %55) : (i64, i64) -> i64
    %69 = "cutec.tensor_map"(%7, %51, %64, %65, %54, %66, %67, %68) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %70 = "arith.muli"(%5, %55) : (i64, i64) -> i64
    %71 = "arith.muli"(%6, %55) : (i64, i64) -> i64
    %72 = "arith.muli"(%4, %55) : (i64, i64) -> i64
    %73 = "cutec.tensor_map"(%0, %51, %64, %65, %54, %70, %71, %72) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %74 = "arith.muli"(%23, %55) : (i64, i64) -> i64
    %75 = "arith.muli"(%24, %55) : (i64, i64) -> i64
    %76 = "arith.muli"(%22, %55) : (i64, i64) -> i64
    %77 = "cutec.tensor_map"(%21, %51, %64, %65, %54, %74, %75, %76) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %78 = "arith.cmpi"(%2, %46) {predicate = 4 : i64} : (i32, i32) -> i1
    %79 = "arith.cmpi"(%12, %46) {predicate = 4 : i64} : (i32, i32) -> i1
    %80 = "arith.constant"() {value = 128 : i32} : () -> i32
    %81 = "arith.cmpi"(%12, %80) {predicate = 3 : i64} : (i32, i32) -> i1
    %82 = "arith.andi"(%79, %81) : (i1, i1) -> i1
    %83 = "arith.andi"(%78, %82) : (i1, i1) -> i1
    "cutec.host_check"(%83) {message = "a tile has all keys", file = "samples/common/attention_backward.py", line = 386 : i32} : (i1) -> ()
    %84 = "arith.muli"(%30, %55) : (i64, i64) -> i64
    %85 = "arith.muli"(%31, %55) : (i64, i64) -> i64
    %86 = "arith.muli"(%29, %55) : (i64, i64) -> i64
    %87 = "cutec.tensor_map"(%28, %51, %64, %65, %54, %84, %85, %86) {dtype = "f16", swizzle = "32B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 16, 32, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %88 = "arith.constant"() {value = 127 : i32} : () -> i32
    %89 = "arith.addi"(%12, %88) : (i32, i32) -> i32
    %90 = "arith.divui"(%89, %80) : (i32, i32) -> i32
    %91 = "arith.muli"(%90, %13) : (i32, i32) -> i32
    %92 = "arith.muli"(%91, %1) : (i32, i32) -> i32
    %93 = "arith.constant"() {value = 264 : i32} : () -> i32
    %94 = "arith.maxsi"(%92, %93) : (i32, i32) -> i32
    %95 = "arith.constant"() {value = 792 : i32} : () -> i32
    %96 = "arith.divui"(%92, %95) : (i32, i32) -> i32
    %97 = "arith.constant"() {value = 1 : i32} : () -> i32
    %98 = "arith.maxsi"(%94, %97) : (i32, i32) -> i32
    %99 = "arith.subi"(%98, %97) : (i32, i32) -> i32
    %100 = "arith.addi"(%92, %99) : (i32, i32) -> i32
    %101 = "arith.remsi"(%100, %98) : (i32, i32) -> i32
    %102 = "arith.cmpi"(%101, %46) {predicate = 2 : i64} : (i32, i32) -> i1
    %103 = "arith.divsi"(%100, %98) : (i32, i32) -> i32
    %104 = "arith.extsi"(%102) : (i1) -> i32
    %105 = "arith.addi"(%103, %104) : (i32, i32) -> i32
    %106 = "arith.maxsi"(%96, %105) : (i32, i32) -> i32
    %107 = "arith.maxsi"(%106, %97) : (i32, i32) -> i32
    %108 = "arith.subi"(%107, %97) : (i32, i32) -> i32
    %109 = "arith.addi"(%92, %108) : (i32, i32) -> i32
    %110 = "arith.remsi"(%109, %107) : (i32, i32) -> i32
    %111 = "arith.cmpi"(%110, %46) {predicate = 2 : i64} : (i32, i32) -> i1
    %112 = "arith.divsi"(%109, %107) : (i32, i32) -> i32
    %113 = "arith.extsi"(%111) : (i1) -> i32
    %114 = "arith.addi"(%112, %113) : (i32, i32) -> i32
    %115 = "arith.maxsi"(%114, %97) : (i32, i32) -> i32
    %116 = "arith.subi"(%115, %97) : (i32, i32) -> i32
    %117 = "arith.addi"(%92, %116) : (i32, i32) -> i32
    %118 = "arith.remsi"(%117, %115) : (i32, i32) -> i32
    %119 = "arith.cmpi"(%118, %46) {predicate = 2 : i64} : (i32, i32) -> i1
    %120 = "arith.divsi"(%117, %115) : (i32, i32) -> i32
    %121 = "arith.extsi"(%119) : (i1) -> i32
    %122 = "arith.addi"(%120, %121) : (i32, i32) -> i32
    %123 = "arith.maxsi"(%115, %97) : (i32, i32) -> i32
    %124 = "arith.extui"(%123) : (i32) -> i64
    %125 = "arith.subi"(%123, %97) : (i32, i32) -> i32
    %126 = "llvm.intr.ctlz"(%125) {is_zero_poison = false} : (i32) -> i32
    %127 = "arith.constant"() {value = 32 : i32} : () -> i32
    %128 = "arith.subi"(%127, %126) : (i32, i32) -> i32
    %129 = "arith.extsi"(%128) : (i32) -> i64
    %130 = "arith.constant"() {value = 1 : i64} : () -> i64
    %131 = "arith.shli"(%130, %129) : (i64, i64) -> i64
    %132 = "arith.cmpi"(%129, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %133 = "arith.constant"() {value = 0 : i64} : () -> i64
    %134 = "arith.select"(%132, %131, %133) : (i1, i64, i64) -> i64
    %135 = "arith.subi"(%134, %124) : (i64, i64) -> i64
    %136 = "arith.constant"() {value = 32 : i64} : () -> i64
    %137 = "arith.shli"(%135, %136) : (i64, i64) -> i64
    %138 = "arith.divui"(%137, %124) : (i64, i64) -> i64
    %139 = "arith.addi"(%138, %130) : (i64, i64) -> i64
    %140 = "arith.shli"(%139, %136) : (i64, i64) -> i64
    %141 = "arith.ori"(%140, %124) : (i64, i64) -> i64
    %142 = "arith.constant"() {value = 131 : i32} : () -> i32
    %143 = "arith.addi"(%115, %142) : (i32, i32) -> i32
    %144 = "arith.constant"() {value = 132 : i32} : () -> i32
    %145 = "arith.remsi"(%143, %144) : (i32, i32) -> i32
    %146 = "arith.cmpi"(%145, %46) {predicate = 2 : i64} : (i32, i32) -> i1
    %147 = "arith.divsi"(%143, %144) : (i32, i32) -> i32
    %148 = "arith.extsi"(%146) : (i1) -> i32
    %149 = "arith.addi"(%147, %148) : (i32, i32) -> i32
    %150 = "arith.maxsi"(%149, %97) : (i32, i32) -> i32
    %151 = "arith.subi"(%122, %97) : (i32, i32) -> i32
    %152 = "arith.muli"(%151, %115) : (i32, i32) -> i32
    %153 = "arith.subi"(%92, %152) : (i32, i32) -> i32
    %154 = "arith.maxsi"(%153, %97) : (i32, i32) -> i32
    %155 = "arith.extui"(%154) : (i32) -> i64
    %156 = "arith.subi"(%154, %97) : (i32, i32) -> i32
    %157 = "llvm.intr.ctlz"(%156) {is_zero_poison = false} : (i32) -> i32
    %158 = "arith.subi"(%127, %157) : (i32, i32) -> i32
    %159 = "arith.extsi"(%158) : (i32) -> i64
    %160 = "arith.shli"(%130, %159) : (i64, i64) -> i64
    %161 = "arith.cmpi"(%159, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %162 = "arith.select"(%161, %160, %133) : (i1, i64, i64) -> i64
    %163 = "arith.subi"(%162, %155) : (i64, i64) -> i64
    %164 = "arith.shli"(%163, %136) : (i64, i64) -> i64
    %165 = "arith.divui"(%164, %155) : (i64, i64) -> i64
    %166 = "arith.addi"(%165, %130) : (i64, i64) -> i64
    %167 = "arith.shli"(%166, %136) : (i64, i64) -> i64
    %168 = "arith.ori"(%167, %155) : (i64, i64) -> i64
    %169 = "arith.addi"(%153, %142) : (i32, i32) -> i32
    %170 = "arith.remsi"(%169, %144) : (i32, i32) -> i32
    %171 = "arith.cmpi"(%170, %46) {predicate = 2 : i64} : (i32, i32) -> i1
    %172 = "arith.divsi"(%169, %144) : (i32, i32) -> i32
    %173 = "arith.extsi"(%171) : (i1) -> i32
    %174 = "arith.addi"(%172, %173) : (i32, i32) -> i32
    %175 = "arith.maxsi"(%174, %97) : (i32, i32) -> i32
    %176 = "arith.extui"(%150) : (i32) -> i64
    %177 = "arith.subi"(%150, %97) : (i32, i32) -> i32
    %178 = "llvm.intr.ctlz"(%177) {is_zero_poison = false} : (i32) -> i32
    %179 = "arith.subi"(%127, %178) : (i32, i32) -> i32
    %180 = "arith.extsi"(%179) : (i32) -> i64
    %181 = "arith.shli"(%130, %180) : (i64, i64) -> i64
    %182 = "arith.cmpi"(%180, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %183 = "arith.select"(%182, %181, %133) : (i1, i64, i64) -> i64
    %184 = "arith.subi"(%183, %176) : (i64, i64) -> i64
    %185 = "arith.shli"(%184, %136) : (i64, i64) -> i64
    %186 = "arith.divui"(%185, %176) : (i64, i64) -> i64
    %187 = "arith.addi"(%186, %130) : (i64, i64) -> i64
    %188 = "arith.shli"(%187, %136) : (i64, i64) -> i64
    %189 = "arith.ori"(%188, %176) : (i64, i64) -> i64
    %190 = "arith.muli"(%122, %150) : (i32, i32) -> i32
    %191 = "arith.maxsi"(%90, %97) : (i32, i32) -> i32
    %192 = "arith.extui"(%191) : (i32) -> i64
    %193 = "arith.subi"(%191, %97) : (i32, i32) -> i32
    %194 = "llvm.intr.ctlz"(%193) {is_zero_poison = false} : (i32) -> i32
    %195 = "arith.subi"(%127, %194) : (i32, i32) -> i32
    %196 = "arith.extsi"(%195) : (i32) -> i64
    %197 = "arith.shli"(%130, %196) : (i64, i64) -> i64
    %198 = "arith.cmpi"(%196, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %199 = "arith.select"(%198, %197, %133) : (i1, i64, i64) -> i64
    %200 = "arith.subi"(%199, %192) : (i64, i64) -> i64
    %201 = "arith.shli"(%200, %136) : (i64, i64) -> i64
    %202 = "arith.divui"(%201, %192) : (i64, i64) -> i64
    %203 = "arith.addi"(%202, %130) : (i64, i64) -> i64
    %204 = "arith.shli"(%203, %136) : (i64, i64) -> i64
    %205 = "arith.ori"(%204, %192) : (i64, i64) -> i64
    %206 = "arith.maxsi"(%13, %97) : (i32, i32) -> i32
    %207 = "arith.extui"(%206) : (i32) -> i64
    %208 = "arith.subi"(%206, %97) : (i32, i32) -> i32
    %209 = "llvm.intr.ctlz"(%208) {is_zero_poison = false} : (i32) -> i32
    %210 = "arith.subi"(%127, %209) : (i32, i32) -> i32
    %211 = "arith.extsi"(%210) : (i32) -> i64
    %212 = "arith.shli"(%130, %211) : (i64, i64) -> i64
    %213 = "arith.cmpi"(%211, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %214 = "arith.select"(%213, %212, %133) : (i1, i64, i64) -> i64
    %215 = "arith.subi"(%214, %207) : (i64, i64) -> i64
    %216 = "arith.shli"(%215, %136) : (i64, i64) -> i64
    %217 = "arith.divui"(%216, %207) : (i64, i64) -> i64
    %218 = "arith.addi"(%217, %130) : (i64, i64) -> i64
    %219 = "arith.shli"(%218, %136) : (i64, i64) -> i64
    %220 = "arith.ori"(%219, %207) : (i64, i64) -> i64
    %221 = "arith.minsi"(%92, %144) : (i32, i32) -> i32
    %222 = "arith.constant"() {value = 384 : i32} : () -> i32
    %223 = "arith.constant"() {value = 133304 : i32} : () -> i32
    "gpu.launch_func"(%221, %97, %97, %222, %97, %97, %223, %59, %12, %13, %1, %63, %12, %13, %1, %69, %2, %3, %1, %73, %2, %3, %1, %77, %2, %3, %1, %25, %2, %3, %1, %27, %26, %87, %2, %3, %1, %32, %12, %13, %1, %34, %35, %33, %36, %12, %13, %1, %38, %39, %37, %205, %220, %122, %141, %115, %150, %168, %153, %175, %190, %189, %92, %12, %2, %40, %50) {kernel = @kernels::@gradients_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 60, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_backward_full_f16_depth64_whole1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
