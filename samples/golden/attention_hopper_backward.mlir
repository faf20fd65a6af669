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
                %581 = "arith.muli"(%467, %59) : (i32, i32) -> i32
                %582 = "arith.addi"(%581, %534) : (i32, i32) -> i32
                %583 = "arith.extsi"(%582) : (i32) -> i64
                %584 = "arith.extsi"(%468) : (i32) -> i64
                %585 = "arith.muli"(%583, %24) : (i64, i64) -> i64
                %586 = "arith.muli"(%584, %25) : (i64, i64) -> i64
                %587 = "arith.addi"(%585, %586) : (i64, i64) -> i64
                %588 = "llvm.getelementptr"(%20, %587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %589 = "arith.constant"() {value = dense<0x7F800000> : vector<2xf32>} : () -> vector<2xf32>
                %590 = "vector.extract"(%589) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
                %591 = "vector.extract"(%589) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
                %592 = "arith.muli"(%565, %512) : (i32, i32) -> i32
                %593 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %594 = "arith.addi"(%592, %593) : (i32, i32) -> i32
                %595 = "arith.cmpi"(%594, %57) {predicate = 2 : i64} : (i32, i32) -> i1
                %596 = "scf.if"(%595) ({
                  %597 = "arith.extsi"(%594) : (i32) -> i64
                  %598 = "llvm.getelementptr"(%588, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %599 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  "scf.yield"(%599) : (f32) -> ()
                }, {
                  "scf.yield"(%590) : (f32) -> ()
                }) : (i1) -> f32
                %600 = "arith.addi"(%592, %74) : (i32, i32) -> i32
                %601 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %602 = "arith.addi"(%600, %601) : (i32, i32) -> i32
                %603 = "arith.cmpi"(%602, %57) {predicate = 2 : i64} : (i32, i32) -> i1
                %604 = "scf.if"(%603) ({
                  %605 = "arith.extsi"(%602) : (i32) -> i64
                  %606 = "llvm.getelementptr"(%588, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %607 = "llvm.load"(%606) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  "scf.yield"(%607) : (f32) -> ()
                }, {
                  "scf.yield"(%591) : (f32) -> ()
                }) : (i1) -> f32
                %608 = "arith.addi"(%513, %565) : (i32, i32) -> i32
                %609 = "arith.addi"(%608, %255) : (i32, i32) -> i32
                %610 = "arith.muli"(%609, %512) : (i32, i32) -> i32
                %611 = "llvm.getelementptr"(%172, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t612_s0 = "llvm.ptrtoint"(%611) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t612_s0, %574) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1, 10000000;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %613 = "llvm.getelementptr"(%169, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %614 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
                "scf.if"(%614) ({
                  %615 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t616_s0 = "llvm.ptrtoint"(%613) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t616_s0, %615) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %617 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %618 = "arith.muli"(%573, %617) : (i32, i32) -> i32
                %619 = "llvm.getelementptr"(%90, %618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %620 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
                "scf.if"(%620) ({
                  %t621_s0 = "llvm.ptrtoint"(%619) : (!llvm.ptr<3>) -> i32
                  %t621_s2 = "llvm.ptrtoint"(%613) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t621_s0, %8, %t621_s2, %71, %610, %582, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %622 = "arith.addi"(%573, %413) : (i32, i32) -> i32
                %623 = "arith.constant"() {value = 3 : i32} : () -> i32
                %624 = "arith.cmpi"(%622, %623) {predicate = 0 : i64} : (i32, i32) -> i1
                %625 = "arith.xori"(%574, %413) : (i32, i32) -> i32
                %626 = "arith.select"(%624, %625, %574) : (i1, i32, i32) -> i32
                %627 = "arith.select"(%624, %71, %622) : (i1, i32, i32) -> i32
                %628 = "arith.addi"(%572, %413) : (i32, i32) -> i32
                %629 = "llvm.getelementptr"(%197, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t630_s0 = "llvm.ptrtoint"(%629) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t630_s0, %577) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %631 = "llvm.getelementptr"(%194, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %632 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
                "scf.if"(%632) ({
                  %633 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t634_s0 = "llvm.ptrtoint"(%631) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t634_s0, %633) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %635 = "arith.muli"(%576, %617) : (i32, i32) -> i32
                %636 = "llvm.getelementptr"(%91, %635) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %637 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
                "scf.if"(%637) ({
                  %t638_s0 = "llvm.ptrtoint"(%636) : (!llvm.ptr<3>) -> i32
                  %t638_s2 = "llvm.ptrtoint"(%631) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t638_s0, %12, %t638_s2, %71, %610, %582, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %639 = "arith.addi"(%576, %413) : (i32, i32) -> i32
                %640 = "arith.cmpi"(%639, %504) {predicate = 0 : i64} : (i32, i32) -> i1
                %641 = "arith.xori"(%577, %413) : (i32, i32) -> i32
                %642 = "arith.select"(%640, %641, %577) : (i1, i32, i32) -> i32
                %643 = "arith.select"(%640, %71, %639) : (i1, i32, i32) -> i32
                %644 = "arith.addi"(%575, %413) : (i32, i32) -> i32
                %645 = "llvm.getelementptr"(%218, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t646_s0 = "llvm.ptrtoint"(%645) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t646_s0, %580) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %647 = "llvm.getelementptr"(%215, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %648 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
                "scf.if"(%648) ({
                  %649 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t650_s0 = "llvm.ptrtoint"(%647) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t650_s0, %649) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %651 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
                "scf.if"(%651) ({
                  %t652_s0 = "llvm.ptrtoint"(%92) : (!llvm.ptr<3>) -> i32
                  %t652_s2 = "llvm.ptrtoint"(%647) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t652_s0, %16, %t652_s2, %71, %610, %582, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %653 = "arith.addi"(%579, %413) : (i32, i32) -> i32
                %654 = "arith.cmpi"(%653, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                %655 = "arith.xori"(%580, %413) : (i32, i32) -> i32
                %656 = "arith.select"(%654, %655, %580) : (i1, i32, i32) -> i32
                %657 = "arith.select"(%654, %71, %653) : (i1, i32, i32) -> i32
                %658 = "arith.addi"(%578, %413) : (i32, i32) -> i32
                %659 = "arith.addi"(%565, %534) : (i32, i32) -> i32
                %660 = "arith.cmpi"(%659, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                %661, %662, %663, %664, %665, %666 = "scf.if"(%660) ({
                  %667 = "llvm.getelementptr"(%138, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %t668_s0 = "llvm.ptrtoint"(%667) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t668_s0, %568) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  %669 = "llvm.getelementptr"(%135, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %670 = "nvvm.elect.sync"() {cutec.arm = 19 : i32} : () -> i1
                  "scf.if"(%670) ({
                    %671 = "arith.constant"() {value = 16384 : i32} : () -> i32
                    %t672_s0 = "llvm.ptrtoint"(%669) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t672_s0, %671) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %673 = "nvvm.elect.sync"() {cutec.arm = 20 : i32} : () -> i1
                  "scf.if"(%673) ({
                    %t674_s0 = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
                    %t674_s2 = "llvm.ptrtoint"(%669) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t674_s0, %0, %t674_s2, %71, %510, %467, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %675 = "arith.addi"(%567, %413) : (i32, i32) -> i32
                  %676 = "arith.cmpi"(%675, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                  %677 = "arith.xori"(%568, %413) : (i32, i32) -> i32
                  %678 = "arith.select"(%676, %677, %568) : (i1, i32, i32) -> i32
                  %679 = "arith.select"(%676, %71, %675) : (i1, i32, i32) -> i32
                  %680 = "arith.addi"(%566, %413) : (i32, i32) -> i32
                  %681 = "llvm.getelementptr"(%155, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %t682_s0 = "llvm.ptrtoint"(%681) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t682_s0, %571) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  %683 = "llvm.getelementptr"(%152, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %684 = "nvvm.elect.sync"() {cutec.arm = 21 : i32} : () -> i1
                  "scf.if"(%684) ({
                    %685 = "arith.constant"() {value = 16384 : i32} : () -> i32
                    %t686_s0 = "llvm.ptrtoint"(%683) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t686_s0, %685) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %687 = "nvvm.elect.sync"() {cutec.arm = 22 : i32} : () -> i1
                  "scf.if"(%687) ({
                    %t688_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
                    %t688_s2 = "llvm.ptrtoint"(%683) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t688_s0, %4, %t688_s2, %71, %510, %467, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %689 = "arith.addi"(%570, %413) : (i32, i32) -> i32
                  %690 = "arith.cmpi"(%689, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                  %691 = "arith.xori"(%571, %413) : (i32, i32) -> i32
                  %692 = "arith.select"(%690, %691, %571) : (i1, i32, i32) -> i32
                  %693 = "arith.select"(%690, %71, %689) : (i1, i32, i32) -> i32
                  %694 = "arith.addi"(%569, %413) : (i32, i32) -> i32
                  "scf.yield"(%680, %679, %678, %694, %693, %692) : (i32, i32, i32, i32, i32, i32) -> ()
                }, {
                  "scf.yield"(%566, %567, %568, %569, %570, %571) : (i32, i32, i32, i32, i32, i32) -> ()
                }) : (i1) -> (i32, i32, i32, i32, i32, i32)
                %695 = "arith.muli"(%573, %512) : (i32, i32) -> i32
                %696 = "llvm.getelementptr"(%94, %695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %697 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %698 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
                %699 = "arith.mulf"(%596, %698) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %700 = "arith.cmpi"(%697, %512) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.if"(%700) ({
                  %701 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  %702 = "arith.cmpf"(%699, %701) {predicate = 1 : i64} : (f32, f32) -> i1
                  %703 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  %704 = "arith.select"(%702, %703, %699) : (i1, f32, f32) -> f32
                  %705 = "llvm.getelementptr"(%696, %697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%704, %705) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %706 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %707 = "arith.addi"(%74, %706) : (i32, i32) -> i32
                %708 = "arith.mulf"(%604, %698) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %709 = "arith.cmpi"(%707, %512) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.if"(%709) ({
                  %710 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  %711 = "arith.cmpf"(%708, %710) {predicate = 1 : i64} : (f32, f32) -> i1
                  %712 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  %713 = "arith.select"(%711, %712, %708) : (i1, f32, f32) -> f32
                  %714 = "llvm.getelementptr"(%696, %707) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%713, %714) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "nvvm.bar.warp.sync"(%70) {cutec.arm = 23 : i32} : (i32) -> ()
                %715 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %716 = "arith.cmpi"(%715, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%716) ({
                  %t717_s0 = "llvm.ptrtoint"(%613) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t717_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"(%661, %662, %663, %664, %665, %666, %628, %627, %626, %644, %643, %642, %658, %657, %656) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
              "scf.yield"(%550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
            %718, %719, %720, %721, %722 = "scf.while"(%464, %71, %256, %71, %71) ({
            ^bb0(%723: i32, %724: i32, %725: i1, %726: i32, %727: i32):
              %728 = "arith.cmpi"(%723, %53) {predicate = 2 : i64} : (i32, i32) -> i1
              %729 = "arith.constant"() {value = true} : () -> i1
              %730 = "arith.xori"(%725, %729) : (i1, i1) -> i1
              %731 = "arith.andi"(%728, %730) : (i1, i1) -> i1
              "scf.condition"(%731, %723, %724, %725, %726, %727) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%732: i32, %733: i32, %734: i1, %735: i32, %736: i32):
              %737 = "arith.constant"() {value = 32 : i64} : () -> i64
              %738 = "arith.shrui"(%54, %737) : (i64, i64) -> i64
              %739 = "arith.subi"(%64, %413) : (i32, i32) -> i32
              %740 = "llvm.intr.ctlz"(%739) {is_zero_poison = false} : (i32) -> i32
              %741 = "arith.subi"(%74, %740) : (i32, i32) -> i32
              %742 = "arith.extui"(%732) : (i32) -> i64
              %743 = "arith.muli"(%742, %738) : (i64, i64) -> i64
              %744 = "arith.shrui"(%743, %737) : (i64, i64) -> i64
              %745 = "arith.trunci"(%744) : (i64) -> i32
              %746 = "arith.addi"(%745, %732) : (i32, i32) -> i32
              %747 = "arith.shrui"(%746, %741) : (i32, i32) -> i32
              %748 = "arith.cmpi"(%741, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %749 = "arith.select"(%748, %747, %71) : (i1, i32, i32) -> i32
              %750 = "llvm.intr.ctlz"(%739) {is_zero_poison = false} : (i32) -> i32
              %751 = "arith.subi"(%74, %750) : (i32, i32) -> i32
              %752 = "arith.shrui"(%746, %751) : (i32, i32) -> i32
              %753 = "arith.cmpi"(%751, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %754 = "arith.select"(%753, %752, %71) : (i1, i32, i32) -> i32
              %755 = "arith.muli"(%754, %64) : (i32, i32) -> i32
              %756 = "arith.subi"(%732, %755) : (i32, i32) -> i32
              %757 = "arith.constant"() {value = 132 : i32} : () -> i32
              %758 = "arith.remui"(%48, %757) : (i32, i32) -> i32
              %759 = "arith.muli"(%749, %758) : (i32, i32) -> i32
              %760 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %761 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %762 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %763 = "arith.addi"(%760, %757) : (i32, i32) -> i32
              %764 = "arith.remsi"(%759, %757) : (i32, i32) -> i32
              %765 = "arith.cmpi"(%764, %71) {predicate = 2 : i64} : (i32, i32) -> i1
              %766 = "arith.addi"(%764, %757) : (i32, i32) -> i32
              %767 = "arith.select"(%765, %766, %764) : (i1, i32, i32) -> i32
              %768 = "arith.subi"(%763, %767) : (i32, i32) -> i32
              %769 = "arith.remsi"(%768, %757) : (i32, i32) -> i32
              %770 = "arith.cmpi"(%769, %71) {predicate = 2 : i64} : (i32, i32) -> i1
              %771 = "arith.addi"(%769, %757) : (i32, i32) -> i32
              %772 = "arith.select"(%770, %771, %769) : (i1, i32, i32) -> i32
              %773 = "arith.muli"(%756, %757) : (i32, i32) -> i32
              %774 = "arith.remui"(%756, %504) : (i32, i32) -> i32
              %775 = "arith.cmpi"(%774, %71) {predicate = 0 : i64} : (i32, i32) -> i1
              %776 = "arith.constant"() {value = 131 : i32} : () -> i32
              %777 = "arith.subi"(%776, %772) : (i32, i32) -> i32
              %778 = "arith.select"(%775, %772, %777) : (i1, i32, i32) -> i32
              %779 = "arith.addi"(%773, %778) : (i32, i32) -> i32
              %780 = "arith.shrui"(%47, %737) : (i64, i64) -> i64
              %781 = "arith.subi"(%62, %413) : (i32, i32) -> i32
              %782 = "llvm.intr.ctlz"(%781) {is_zero_poison = false} : (i32) -> i32
              %783 = "arith.shrsi"(%779, %72) : (i32, i32) -> i32
              %784 = "arith.xori"(%779, %783) : (i32, i32) -> i32
              %785 = "arith.extui"(%784) : (i32) -> i64
              %786 = "arith.muli"(%785, %780) : (i64, i64) -> i64
              %787 = "arith.shrui"(%786, %737) : (i64, i64) -> i64
              %788 = "arith.trunci"(%787) : (i64) -> i32
              %789 = "arith.addi"(%788, %784) : (i32, i32) -> i32
              %790 = "llvm.intr.ctlz"(%781) {is_zero_poison = false} : (i32) -> i32
              %791 = "arith.subi"(%74, %790) : (i32, i32) -> i32
              %792 = "arith.shrui"(%789, %791) : (i32, i32) -> i32
              %793 = "arith.cmpi"(%791, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %794 = "arith.select"(%793, %792, %71) : (i1, i32, i32) -> i32
              %795 = "arith.xori"(%794, %783) : (i32, i32) -> i32
              %796 = "arith.muli"(%795, %62) : (i32, i32) -> i32
              %797 = "arith.subi"(%779, %796) : (i32, i32) -> i32
              %798 = "arith.cmpi"(%779, %48) {predicate = 2 : i64} : (i32, i32) -> i1
              %799 = "arith.shrui"(%50, %737) : (i64, i64) -> i64
              %800 = "arith.subi"(%63, %413) : (i32, i32) -> i32
              %801 = "llvm.intr.ctlz"(%800) {is_zero_poison = false} : (i32) -> i32
              %802 = "arith.muli"(%785, %799) : (i64, i64) -> i64
              %803 = "arith.shrui"(%802, %737) : (i64, i64) -> i64
              %804 = "arith.trunci"(%803) : (i64) -> i32
              %805 = "arith.addi"(%804, %784) : (i32, i32) -> i32
              %806 = "llvm.intr.ctlz"(%800) {is_zero_poison = false} : (i32) -> i32
              %807 = "arith.subi"(%74, %806) : (i32, i32) -> i32
              %808 = "arith.shrui"(%805, %807) : (i32, i32) -> i32
              %809 = "arith.cmpi"(%807, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %810 = "arith.select"(%809, %808, %71) : (i1, i32, i32) -> i32
              %811 = "arith.xori"(%810, %783) : (i32, i32) -> i32
              %812 = "arith.muli"(%811, %63) : (i32, i32) -> i32
              %813 = "arith.subi"(%779, %812) : (i32, i32) -> i32
              %814 = "arith.cmpi"(%779, %51) {predicate = 2 : i64} : (i32, i32) -> i1
              %815 = "arith.addi"(%749, %413) : (i32, i32) -> i32
              %816 = "arith.cmpi"(%815, %46) {predicate = 0 : i64} : (i32, i32) -> i1
              %817 = "arith.select"(%816, %813, %797) : (i1, i32, i32) -> i32
              %818 = "arith.select"(%816, %814, %798) : (i1, i1, i1) -> i1
              %819 = "arith.muli"(%749, %48) : (i32, i32) -> i32
              %820 = "arith.addi"(%819, %817) : (i32, i32) -> i32
              %821 = "arith.cmpi"(%749, %46) {predicate = 2 : i64} : (i32, i32) -> i1
              %822 = "arith.andi"(%818, %821) : (i1, i1) -> i1
              %823 = "arith.shrui"(%44, %737) : (i64, i64) -> i64
              %824 = "arith.subi"(%60, %413) : (i32, i32) -> i32
              %825 = "llvm.intr.ctlz"(%824) {is_zero_poison = false} : (i32) -> i32
              %826 = "arith.subi"(%74, %825) : (i32, i32) -> i32
              %827 = "arith.shrsi"(%820, %72) : (i32, i32) -> i32
              %828 = "arith.xori"(%820, %827) : (i32, i32) -> i32
              %829 = "arith.extui"(%828) : (i32) -> i64
              %830 = "arith.muli"(%829, %823) : (i64, i64) -> i64
              %831 = "arith.shrui"(%830, %737) : (i64, i64) -> i64
              %832 = "arith.trunci"(%831) : (i64) -> i32
              %833 = "arith.addi"(%832, %828) : (i32, i32) -> i32
              %834 = "arith.shrui"(%833, %826) : (i32, i32) -> i32
              %835 = "arith.cmpi"(%826, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %836 = "arith.select"(%835, %834, %71) : (i1, i32, i32) -> i32
              %837 = "arith.xori"(%836, %827) : (i32, i32) -> i32
              %838 = "arith.muli"(%837, %60) : (i32, i32) -> i32
              %839 = "arith.subi"(%820, %838) : (i32, i32) -> i32
              %840 = "llvm.intr.ctlz"(%824) {is_zero_poison = false} : (i32) -> i32
              %841 = "arith.subi"(%74, %840) : (i32, i32) -> i32
              %842 = "arith.shrui"(%833, %841) : (i32, i32) -> i32
              %843 = "arith.cmpi"(%841, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %844 = "arith.select"(%843, %842, %71) : (i1, i32, i32) -> i32
              %845 = "arith.xori"(%844, %827) : (i32, i32) -> i32
              %846 = "arith.subi"(%824, %839) : (i32, i32) -> i32
              %847 = "arith.shrui"(%45, %737) : (i64, i64) -> i64
              %848 = "arith.subi"(%61, %413) : (i32, i32) -> i32
              %849 = "llvm.intr.ctlz"(%848) {is_zero_poison = false} : (i32) -> i32
              %850 = "arith.subi"(%74, %849) : (i32, i32) -> i32
              %851 = "arith.shrsi"(%845, %72) : (i32, i32) -> i32
              %852 = "arith.xori"(%845, %851) : (i32, i32) -> i32
              %853 = "arith.extui"(%852) : (i32) -> i64
              %854 = "arith.muli"(%853, %847) : (i64, i64) -> i64
              %855 = "arith.shrui"(%854, %737) : (i64, i64) -> i64
              %856 = "arith.trunci"(%855) : (i64) -> i32
              %857 = "arith.addi"(%856, %852) : (i32, i32) -> i32
              %858 = "arith.shrui"(%857, %850) : (i32, i32) -> i32
              %859 = "arith.cmpi"(%850, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %860 = "arith.select"(%859, %858, %71) : (i1, i32, i32) -> i32
              %861 = "arith.xori"(%860, %851) : (i32, i32) -> i32
              %862 = "arith.muli"(%861, %61) : (i32, i32) -> i32
              %863 = "arith.subi"(%845, %862) : (i32, i32) -> i32
              %864 = "llvm.intr.ctlz"(%848) {is_zero_poison = false} : (i32) -> i32
              %865 = "arith.subi"(%74, %864) : (i32, i32) -> i32
              %866 = "arith.shrui"(%857, %865) : (i32, i32) -> i32
              %867 = "arith.cmpi"(%865, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %868 = "arith.select"(%867, %866, %71) : (i1, i32, i32) -> i32
              %869 = "arith.xori"(%868, %851) : (i32, i32) -> i32
              %870 = "arith.addi"(%732, %413) : (i32, i32) -> i32
              %871 = "arith.subi"(%824, %846) : (i32, i32) -> i32
              "scf.yield"(%870, %869, %822, %863, %871) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            "scf.yield"(%718, %720, %722, %721, %719, %57, %56, %509, %508, %507, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %872 = "llvm.getelementptr"(%233, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t873_s0 = "llvm.ptrtoint"(%872) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t873_s0, %423) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %874 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %875 = "arith.cmpi"(%874, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%875) ({
            %876 = "arith.constant"() {value = 3 : i32} : () -> i32
            %877 = "arith.muli"(%422, %876) : (i32, i32) -> i32
            %878 = "llvm.getelementptr"(%250, %877) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %878) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %879 = "arith.addi"(%413, %877) : (i32, i32) -> i32
            %880 = "llvm.getelementptr"(%250, %879) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %880) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %881 = "arith.constant"() {value = 2 : i32} : () -> i32
            %882 = "arith.addi"(%881, %877) : (i32, i32) -> i32
            %883 = "llvm.getelementptr"(%250, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %883) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %884 = "llvm.getelementptr"(%232, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t885_s0 = "llvm.ptrtoint"(%884) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t885_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %886 = "arith.constant"() {value = 1 : i32} : () -> i32
          %887 = "arith.subi"(%76, %886) : (i32, i32) -> i32
          %888 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %t889_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t889_s0, %71) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %890 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %891 = "nvvm.shfl.sync"(%70, %890, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
          %892 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %893 = "llvm.load"(%892) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %894 = "nvvm.shfl.sync"(%70, %893, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
          %895 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %896 = "llvm.load"(%895) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %897 = "nvvm.shfl.sync"(%70, %896, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
          %t898_s0 = "llvm.ptrtoint"(%233) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t898_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %899, %900, %901, %902, %903 = "scf.while"(%891, %71, %886, %886, %71) ({
          ^bb0(%904: i32, %905: i32, %906: i32, %907: i32, %908: i32):
            %909 = "arith.cmpi"(%904, %71) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.condition"(%909, %904, %905, %906, %907, %908) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%910: i32, %911: i32, %912: i32, %913: i32, %914: i32):
            %915 = "arith.minsi"(%71, %57) : (i32, i32) -> i32
            %916 = "arith.constant"() {value = 64 : i32} : () -> i32
            %917 = "arith.divui"(%915, %916) : (i32, i32) -> i32
            %918 = "arith.constant"() {value = 63 : i32} : () -> i32
            %919 = "arith.addi"(%57, %918) : (i32, i32) -> i32
            %920 = "arith.divui"(%919, %916) : (i32, i32) -> i32
            %921 = "arith.subi"(%920, %917) : (i32, i32) -> i32
            %922 = "arith.maxsi"(%921, %886) : (i32, i32) -> i32
            %923 = "arith.muli"(%59, %922) : (i32, i32) -> i32
            %924 = "scf.for"(%71, %923, %886, %911) ({
            ^bb0(%925: i32, %926: i32):
              %927 = "arith.constant"() {value = 2 : i32} : () -> i32
              %928 = "arith.remui"(%926, %927) : (i32, i32) -> i32
              %929 = "arith.divui"(%926, %927) : (i32, i32) -> i32
              %930 = "arith.remui"(%929, %927) : (i32, i32) -> i32
              %931 = "arith.remui"(%926, %886) : (i32, i32) -> i32
              %932 = "llvm.getelementptr"(%194, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t933_s0 = "llvm.ptrtoint"(%932) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t933_s0, %930) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %934 = "llvm.getelementptr"(%215, %931) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t935_s0 = "llvm.ptrtoint"(%934) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t935_s0, %928) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %936 = "arith.constant"() {value = 8 : i32} : () -> i32
              %937 = "arith.constant"() {value = 3 : i32} : () -> i32
              "scf.for"(%887, %936, %937) ({
              ^bb0(%938: i32):
                %939 = "arith.muli"(%936, %938) : (i32, i32) -> i32
                %940 = "arith.constant"() {value = 4 : i32} : () -> i32
                %941 = "arith.divui"(%888, %940) : (i32, i32) -> i32
                %942 = "arith.addi"(%939, %941) : (i32, i32) -> i32
                %943 = "arith.remui"(%888, %940) : (i32, i32) -> i32
                %944 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %945 = "arith.muli"(%928, %944) : (i32, i32) -> i32
                %946 = "llvm.getelementptr"(%91, %945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %947 = "arith.andi"(%942, %886) : (i32, i32) -> i32
                %948 = "arith.xori"(%71, %947) : (i32, i32) -> i32
                %949 = "arith.muli"(%940, %948) : (i32, i32) -> i32
                %950 = "arith.addi"(%943, %949) : (i32, i32) -> i32
                %951 = "arith.muli"(%942, %916) : (i32, i32) -> i32
                %952 = "arith.muli"(%950, %936) : (i32, i32) -> i32
                %953 = "arith.addi"(%951, %952) : (i32, i32) -> i32
                %954 = "arith.constant"() {value = 448 : i32} : () -> i32
                %955 = "arith.andi"(%953, %954) : (i32, i32) -> i32
                %956 = "arith.shrui"(%955, %937) : (i32, i32) -> i32
                %957 = "arith.xori"(%953, %956) : (i32, i32) -> i32
                %958 = "llvm.getelementptr"(%946, %957) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %959 = "llvm.load"(%958) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %960 = "vector.extract"(%959) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %961 = "vector.extract"(%959) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %962 = "vector.extract"(%959) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %963 = "vector.extract"(%959) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %964 = "vector.extract"(%959) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %965 = "vector.extract"(%959) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %966 = "vector.extract"(%959) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %967 = "vector.extract"(%959) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %968 = "llvm.getelementptr"(%92, %957) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %969 = "llvm.load"(%968) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %970 = "vector.extract"(%969) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %971 = "vector.extract"(%969) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %972 = "vector.extract"(%969) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %973 = "vector.extract"(%969) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %974 = "vector.extract"(%969) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %975 = "vector.extract"(%969) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %976 = "vector.extract"(%969) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %977 = "vector.extract"(%969) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %978 = "vector.from_elements"(%960, %961, %962, %963, %964, %965, %966, %967) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %979 = "arith.extf"(%978) : (vector<8xf16>) -> vector<8xf32>
                %980 = "vector.from_elements"(%970, %971, %972, %973, %974, %975, %976, %977) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %981 = "arith.extf"(%980) : (vector<8xf16>) -> vector<8xf32>
                %982 = "arith.mulf"(%979, %981) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %983 = "vector.extract"(%982) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %984 = "vector.extract"(%982) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %985 = "arith.addf"(%983, %984) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %986 = "vector.extract"(%982) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %987 = "vector.extract"(%982) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %988 = "arith.addf"(%986, %987) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %989 = "arith.addf"(%985, %988) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %990 = "vector.extract"(%982) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %991 = "vector.extract"(%982) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %992 = "arith.addf"(%990, %991) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %993 = "vector.extract"(%982) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %994 = "vector.extract"(%982) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %995 = "arith.addf"(%993, %994) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %996 = "arith.addf"(%992, %995) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %997 = "arith.addf"(%989, %996) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %998 = "arith.constant"() {value = 0.0 : f32} : () -> f32
                %999 = "arith.addf"(%997, %998) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1000 = "arith.addf"(%998, %999) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1001 = "arith.xori"(%886, %947) : (i32, i32) -> i32
                %1002 = "arith.muli"(%940, %1001) : (i32, i32) -> i32
                %1003 = "arith.addi"(%943, %1002) : (i32, i32) -> i32
                %1004 = "arith.muli"(%1003, %936) : (i32, i32) -> i32
                %1005 = "arith.addi"(%951, %1004) : (i32, i32) -> i32
                %1006 = "arith.andi"(%1005, %954) : (i32, i32) -> i32
                %1007 = "arith.shrui"(%1006, %937) : (i32, i32) -> i32
                %1008 = "arith.xori"(%1005, %1007) : (i32, i32) -> i32
                %1009 = "llvm.getelementptr"(%946, %1008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %1010 = "llvm.load"(%1009) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %1011 = "vector.extract"(%1010) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %1012 = "vector.extract"(%1010) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %1013 = "vector.extract"(%1010) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %1014 = "vector.extract"(%1010) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %1015 = "vector.extract"(%1010) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %1016 = "vector.extract"(%1010) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %1017 = "vector.extract"(%1010) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %1018 = "vector.extract"(%1010) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %1019 = "llvm.getelementptr"(%92, %1008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %1020 = "llvm.load"(%1019) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %1021 = "vector.extract"(%1020) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %1022 = "vector.extract"(%1020) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %1023 = "vector.extract"(%1020) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %1024 = "vector.extract"(%1020) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %1025 = "vector.extract"(%1020) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %1026 = "vector.extract"(%1020) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %1027 = "vector.extract"(%1020) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %1028 = "vector.extract"(%1020) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %1029 = "vector.from_elements"(%1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %1030 = "arith.extf"(%1029) : (vector<8xf16>) -> vector<8xf32>
                %1031 = "vector.from_elements"(%1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %1032 = "arith.extf"(%1031) : (vector<8xf16>) -> vector<8xf32>
                %1033 = "arith.mulf"(%1030, %1032) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %1034 = "vector.extract"(%1033) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %1035 = "vector.extract"(%1033) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %1036 = "arith.addf"(%1034, %1035) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1037 = "vector.extract"(%1033) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %1038 = "vector.extract"(%1033) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %1039 = "arith.addf"(%1037, %1038) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1040 = "arith.addf"(%1036, %1039) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1041 = "vector.extract"(%1033) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %1042 = "vector.extract"(%1033) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %1043 = "arith.addf"(%1041, %1042) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1044 = "vector.extract"(%1033) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %1045 = "vector.extract"(%1033) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %1046 = "arith.addf"(%1044, %1045) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1047 = "arith.addf"(%1043, %1046) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1048 = "arith.addf"(%1040, %1047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1049 = "arith.addf"(%1048, %998) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1050 = "arith.addf"(%1000, %1049) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1051 = "nvvm.shfl.sync"(%70, %1050, %886, %72) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 27 : i32} : (i32, f32, i32, i32) -> f32
                %1052 = "arith.addf"(%1050, %1051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1053 = "nvvm.shfl.sync"(%70, %1052, %927, %72) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 28 : i32} : (i32, f32, i32, i32) -> f32
                %1054 = "arith.addf"(%1052, %1053) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1055 = "arith.cmpi"(%943, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%1055) ({
                  %1056 = "arith.negf"(%1054) : (f32) -> f32
                  %1057 = "arith.muli"(%928, %916) : (i32, i32) -> i32
                  %1058 = "arith.addi"(%942, %1057) : (i32, i32) -> i32
                  %1059 = "llvm.getelementptr"(%95, %1058) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%1056, %1059) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "nvvm.bar.warp.sync"(%70) {cutec.arm = 29 : i32} : (i32) -> ()
              %1060 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1061 = "arith.cmpi"(%1060, %71) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%1061) ({
                %1062 = "llvm.getelementptr"(%96, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1063_s0 = "llvm.ptrtoint"(%1062) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1063_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.if"(%196) ({
                %1064 = "llvm.getelementptr"(%197, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1065_s0 = "llvm.ptrtoint"(%1064) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1065_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.if"(%217) ({
                %1066 = "llvm.getelementptr"(%218, %931) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1067_s0 = "llvm.ptrtoint"(%1066) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1067_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1068 = "arith.addi"(%926, %886) : (i32, i32) -> i32
              "scf.yield"(%1068) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %1069 = "llvm.getelementptr"(%232, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1070_s0 = "llvm.ptrtoint"(%1069) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1070_s0, %914) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1071 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1072 = "arith.muli"(%913, %1071) : (i32, i32) -> i32
            %1073 = "llvm.getelementptr"(%250, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1074 = "llvm.load"(%1073) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1075 = "nvvm.shfl.sync"(%70, %1074, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
            %1076 = "arith.addi"(%886, %1072) : (i32, i32) -> i32
            %1077 = "llvm.getelementptr"(%250, %1076) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1078 = "llvm.load"(%1077) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1079 = "nvvm.shfl.sync"(%70, %1078, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %1080 = "arith.constant"() {value = 2 : i32} : () -> i32
            %1081 = "arith.addi"(%1080, %1072) : (i32, i32) -> i32
            %1082 = "llvm.getelementptr"(%250, %1081) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1083 = "llvm.load"(%1082) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1084 = "nvvm.shfl.sync"(%70, %1083, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %1085 = "llvm.getelementptr"(%233, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1086_s0 = "llvm.ptrtoint"(%1085) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1086_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %1087 = "arith.addi"(%913, %886) : (i32, i32) -> i32
            %1088 = "arith.cmpi"(%1087, %1080) {predicate = 0 : i64} : (i32, i32) -> i1
            %1089 = "arith.xori"(%914, %886) : (i32, i32) -> i32
            %1090 = "arith.select"(%1088, %1089, %914) : (i1, i32, i32) -> i32
            %1091 = "arith.select"(%1088, %71, %1087) : (i1, i32, i32) -> i32
            %1092 = "arith.addi"(%912, %886) : (i32, i32) -> i32
            "scf.yield"(%1075, %924, %1092, %1091, %1090) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1093 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%1093, %1093) : (i1, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 240 : i32, action = #nvvm<action increase>} : () -> ()
        %1094 = "arith.constant"() {value = 1 : i32} : () -> i32
        %1095 = "arith.subi"(%73, %1094) : (i32, i32) -> i32
        %1096 = "arith.subi"(%65, %68) : (i32, i32) -> i32
        %1097 = "arith.constant"() {value = 8 : i32} : () -> i32
        %1098 = "arith.remui"(%1096, %1097) : (i32, i32) -> i32
        %1099 = "arith.divui"(%1096, %1097) : (i32, i32) -> i32
        %1100 = "arith.constant"() {value = 16 : i32} : () -> i32
        %1101 = "arith.muli"(%1098, %1100) : (i32, i32) -> i32
        %1102 = "arith.constant"() {value = 2 : i32} : () -> i32
        %1103 = "arith.remui"(%1099, %1102) : (i32, i32) -> i32
        %1104 = "arith.divui"(%1099, %1102) : (i32, i32) -> i32
        %1105 = "arith.muli"(%1103, %1097) : (i32, i32) -> i32
        %1106 = "arith.addi"(%1101, %1105) : (i32, i32) -> i32
        %1107 = "arith.remui"(%1104, %1102) : (i32, i32) -> i32
        %1108 = "arith.divui"(%1104, %1102) : (i32, i32) -> i32
        %1109 = "arith.muli"(%1107, %68) : (i32, i32) -> i32
        %1110 = "arith.addi"(%1106, %1109) : (i32, i32) -> i32
        %1111 = "arith.constant"() {value = 4 : i32} : () -> i32
        %1112 = "arith.remui"(%1108, %1111) : (i32, i32) -> i32
        %1113 = "arith.divui"(%1108, %1111) : (i32, i32) -> i32
        %1114 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %1115 = "arith.muli"(%1112, %1114) : (i32, i32) -> i32
        %1116 = "arith.addi"(%1110, %1115) : (i32, i32) -> i32
        %1117 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %1118 = "arith.muli"(%1113, %1117) : (i32, i32) -> i32
        %1119 = "arith.addi"(%1116, %1118) : (i32, i32) -> i32
        %1120 = "arith.constant"() {value = 5 : i32} : () -> i32
        %1121 = "arith.shrsi"(%1096, %1120) : (i32, i32) -> i32
        %1122 = "arith.muli"(%1121, %1114) : (i32, i32) -> i32
        %1123 = "llvm.getelementptr"(%134, %1122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1124 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1125 = "arith.mulf"(%1124, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1126 = "arith.muli"(%1095, %68) : (i32, i32) -> i32
        %1127 = "arith.divui"(%1126, %68) : (i32, i32) -> i32
        %1128 = "arith.remui"(%1127, %1102) : (i32, i32) -> i32
        %1129 = "arith.muli"(%1128, %1117) : (i32, i32) -> i32
        %1130 = "llvm.getelementptr"(%88, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1131 = "llvm.getelementptr"(%89, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1132 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %1133 = "arith.muli"(%1128, %1132) : (i32, i32) -> i32
        %1134 = "llvm.getelementptr"(%93, %1133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1135 = "llvm.getelementptr"(%93, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1136 = "arith.constant"() {value = 64 : i32} : () -> i32
        %1137 = "arith.muli"(%1098, %1136) : (i32, i32) -> i32
        %1138 = "arith.addi"(%1137, %1105) : (i32, i32) -> i32
        %1139 = "arith.constant"() {value = 512 : i32} : () -> i32
        %1140 = "arith.muli"(%1107, %1139) : (i32, i32) -> i32
        %1141 = "arith.addi"(%1138, %1140) : (i32, i32) -> i32
        %1142 = "arith.muli"(%1112, %1100) : (i32, i32) -> i32
        %1143 = "arith.addi"(%1142, %1118) : (i32, i32) -> i32
        %1144 = "arith.addi"(%1141, %1143) : (i32, i32) -> i32
        %1145 = "arith.constant"() {value = 9 : i32} : () -> i32
        %1146 = "arith.constant"() {value = 17 : i32} : () -> i32
        %1147 = "arith.constant"() {value = 24 : i32} : () -> i32
        %1148 = "arith.constant"() {value = 25 : i32} : () -> i32
        %1149 = "arith.constant"() {value = 33 : i32} : () -> i32
        %1150 = "arith.constant"() {value = 40 : i32} : () -> i32
        %1151 = "arith.constant"() {value = 41 : i32} : () -> i32
        %1152 = "arith.constant"() {value = 48 : i32} : () -> i32
        %1153 = "arith.constant"() {value = 49 : i32} : () -> i32
        %1154 = "arith.constant"() {value = 56 : i32} : () -> i32
        %1155 = "arith.constant"() {value = 57 : i32} : () -> i32
        %t1156_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1156_s0, %71) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %1157 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1158 = "nvvm.shfl.sync"(%70, %1157, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
        %1159 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1160 = "llvm.load"(%1159) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1161 = "nvvm.shfl.sync"(%70, %1160, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
        %1162 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1163 = "llvm.load"(%1162) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1164 = "nvvm.shfl.sync"(%70, %1163, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
        %t1165_s0 = "llvm.ptrtoint"(%233) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1165_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
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
        %1195 = "llvm.mlir.undef"() : () -> f32
        %1196 = "llvm.mlir.undef"() : () -> f32
        %1197 = "llvm.mlir.undef"() : () -> f32
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
        %1275 = "llvm.mlir.undef"() : () -> i32
        %1276 = "llvm.mlir.undef"() : () -> i32
        %1277 = "llvm.mlir.undef"() : () -> i32
        %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416 = "scf.while"(%1164, %1161, %1158, %71, %71, %71, %71, %71, %71, %71, %71, %71, %1094, %1094, %71, %71, %71, %1094, %71, %71, %71, %71, %71, %71, %71, %71, %71, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277) ({
        ^bb0(%1417: i32, %1418: i32, %1419: i32, %1420: i32, %1421: i32, %1422: i32, %1423: i32, %1424: i32, %1425: i32, %1426: i32, %1427: i32, %1428: i32, %1429: i32, %1430: i32, %1431: i32, %1432: i32, %1433: i32, %1434: i32, %1435: i32, %1436: i32, %1437: i32, %1438: i32, %1439: i32, %1440: i32, %1441: i32, %1442: i32, %1443: i32, %1444: f32, %1445: f32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: f32, %1458: f32, %1459: f32, %1460: f32, %1461: f32, %1462: f32, %1463: f32, %1464: f32, %1465: f32, %1466: f32, %1467: f32, %1468: f32, %1469: f32, %1470: f32, %1471: f32, %1472: f32, %1473: f32, %1474: f32, %1475: f32, %1476: i32, %1477: i32, %1478: i32, %1479: i32, %1480: i32, %1481: i32, %1482: i32, %1483: i32, %1484: i32, %1485: i32, %1486: i32, %1487: i32, %1488: i32, %1489: i32, %1490: i32, %1491: i32, %1492: i32, %1493: i32, %1494: i32, %1495: i32, %1496: i32, %1497: i32, %1498: i32, %1499: i32, %1500: i32, %1501: i32, %1502: i32, %1503: i32, %1504: i32, %1505: i32, %1506: i32, %1507: i32, %1508: i32, %1509: i32, %1510: i32, %1511: i32, %1512: i32, %1513: i32, %1514: i32, %1515: i32, %1516: i32, %1517: i32, %1518: i32, %1519: i32, %1520: i32, %1521: i32, %1522: i32, %1523: i32, %1524: i32, %1525: i32, %1526: i32, %1527: i32, %1528: i32, %1529: i32, %1530: i32, %1531: i32, %1532: i32, %1533: i32, %1534: i32, %1535: i32, %1536: i32, %1537: i32, %1538: i32, %1539: i32, %1540: i32, %1541: i32, %1542: i32, %1543: i32, %1544: i32, %1545: i32, %1546: i32, %1547: i32, %1548: i32, %1549: i32, %1550: i32, %1551: i32, %1552: i32, %1553: i32, %1554: i32, %1555: i32):
          %1556 = "arith.cmpi"(%1419, %71) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1556, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1557: i32, %1558: i32, %1559: i32, %1560: i32, %1561: i32, %1562: i32, %1563: i32, %1564: i32, %1565: i32, %1566: i32, %1567: i32, %1568: i32, %1569: i32, %1570: i32, %1571: i32, %1572: i32, %1573: i32, %1574: i32, %1575: i32, %1576: i32, %1577: i32, %1578: i32, %1579: i32, %1580: i32, %1581: i32, %1582: i32, %1583: i32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: f32, %1605: f32, %1606: f32, %1607: f32, %1608: f32, %1609: f32, %1610: f32, %1611: f32, %1612: f32, %1613: f32, %1614: f32, %1615: f32, %1616: i32, %1617: i32, %1618: i32, %1619: i32, %1620: i32, %1621: i32, %1622: i32, %1623: i32, %1624: i32, %1625: i32, %1626: i32, %1627: i32, %1628: i32, %1629: i32, %1630: i32, %1631: i32, %1632: i32, %1633: i32, %1634: i32, %1635: i32, %1636: i32, %1637: i32, %1638: i32, %1639: i32, %1640: i32, %1641: i32, %1642: i32, %1643: i32, %1644: i32, %1645: i32, %1646: i32, %1647: i32, %1648: i32, %1649: i32, %1650: i32, %1651: i32, %1652: i32, %1653: i32, %1654: i32, %1655: i32, %1656: i32, %1657: i32, %1658: i32, %1659: i32, %1660: i32, %1661: i32, %1662: i32, %1663: i32, %1664: i32, %1665: i32, %1666: i32, %1667: i32, %1668: i32, %1669: i32, %1670: i32, %1671: i32, %1672: i32, %1673: i32, %1674: i32, %1675: i32, %1676: i32, %1677: i32, %1678: i32, %1679: i32, %1680: i32, %1681: i32, %1682: i32, %1683: i32, %1684: i32, %1685: i32, %1686: i32, %1687: i32, %1688: i32, %1689: i32, %1690: i32, %1691: i32, %1692: i32, %1693: i32, %1694: i32, %1695: i32):
          %1696 = "arith.muli"(%1559, %68) : (i32, i32) -> i32
          %1697 = "arith.minsi"(%71, %57) : (i32, i32) -> i32
          %1698 = "arith.divui"(%1697, %1136) : (i32, i32) -> i32
          %1699 = "arith.constant"() {value = 63 : i32} : () -> i32
          %1700 = "arith.addi"(%57, %1699) : (i32, i32) -> i32
          %1701 = "arith.divui"(%1700, %1136) : (i32, i32) -> i32
          %1702 = "arith.subi"(%1701, %1698) : (i32, i32) -> i32
          %1703 = "arith.maxsi"(%1702, %1094) : (i32, i32) -> i32
          %1704 = "arith.muli"(%1095, %1136) : (i32, i32) -> i32
          %1705 = "arith.addi"(%1696, %1704) : (i32, i32) -> i32
          %1706 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1707 = "vector.extract"(%1706) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1708 = "vector.extract"(%1706) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1709 = "vector.extract"(%1706) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1710 = "vector.extract"(%1706) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1711 = "vector.extract"(%1706) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1712 = "vector.extract"(%1706) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1713 = "vector.extract"(%1706) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1714 = "vector.extract"(%1706) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1715 = "vector.extract"(%1706) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1716 = "vector.extract"(%1706) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1717 = "vector.extract"(%1706) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1718 = "vector.extract"(%1706) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1719 = "vector.extract"(%1706) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1720 = "vector.extract"(%1706) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1721 = "vector.extract"(%1706) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1722 = "vector.extract"(%1706) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1723 = "vector.extract"(%1706) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1724 = "vector.extract"(%1706) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1725 = "vector.extract"(%1706) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1726 = "vector.extract"(%1706) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1727 = "vector.extract"(%1706) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1728 = "vector.extract"(%1706) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1729 = "vector.extract"(%1706) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1730 = "vector.extract"(%1706) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1731 = "vector.extract"(%1706) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1732 = "vector.extract"(%1706) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1733 = "vector.extract"(%1706) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1734 = "vector.extract"(%1706) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1735 = "vector.extract"(%1706) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1736 = "vector.extract"(%1706) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1737 = "vector.extract"(%1706) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1738 = "vector.extract"(%1706) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1739 = "llvm.getelementptr"(%135, %1564) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1740_s0 = "llvm.ptrtoint"(%1739) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1740_s0, %1565) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1741 = "llvm.getelementptr"(%169, %1567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1742_s0 = "llvm.ptrtoint"(%1741) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1742_s0, %1568) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1743 = "arith.muli"(%1567, %1117) : (i32, i32) -> i32
          %1744 = "llvm.getelementptr"(%90, %1743) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1745 = "arith.constant"() {value = false} : () -> i1
          %t1747_a = "llvm.ptrtoint"(%1130) : (!llvm.ptr<3>) -> i32
          %t1747_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1747_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1747_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1747_shifted = "arith.shrui"(%t1747_a, %t1747_four) : (i32, i32) -> i32
          %t1747_low = "arith.andi"(%t1747_shifted, %t1747_mask) : (i32, i32) -> i32
          %t1747_wide = "arith.extui"(%t1747_low) : (i32) -> i64
          %1746 = "arith.ori"(%t1747_wide, %t1747_fields) : (i64, i64) -> i64
          %t1749_a = "llvm.ptrtoint"(%1744) : (!llvm.ptr<3>) -> i32
          %t1749_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1749_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1749_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1749_shifted = "arith.shrui"(%t1749_a, %t1749_four) : (i32, i32) -> i32
          %t1749_low = "arith.andi"(%t1749_shifted, %t1749_mask) : (i32, i32) -> i32
          %t1749_wide = "arith.extui"(%t1749_low) : (i32) -> i64
          %1748 = "arith.ori"(%t1749_wide, %t1749_fields) : (i64, i64) -> i64
          %t1782_r = "llvm.inline_asm"(%1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1750 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1751 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1752 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1753 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1754 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1755 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1756 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1757 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1758 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1759 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1760 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1761 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1762 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1763 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1764 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1765 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1766 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1767 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1768 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1769 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1770 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1771 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1772 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1773 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1774 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1775 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1776 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1777 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1778 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1779 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1780 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1781 = "llvm.extractvalue"(%t1782_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t1815_r = "llvm.inline_asm"(%1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1746, %1748, %1745) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 36 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %1783 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1784 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1785 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1786 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1787 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1788 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1789 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1790 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1791 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1792 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1793 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1794 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1795 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1796 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1797 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1798 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1799 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1800 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1801 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1802 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1803 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1804 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1805 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1806 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1807 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1808 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1809 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1810 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1811 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1812 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1813 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1814 = "llvm.extractvalue"(%t1815_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1816 = "llvm.getelementptr"(%152, %1582) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1817_s0 = "llvm.ptrtoint"(%1816) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1817_s0, %1583) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t1850_r = "llvm.inline_asm"(%1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1818 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1819 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1820 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1821 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1822 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1823 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1824 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1825 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1826 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1827 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1828 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1829 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1830 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1831 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1832 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1833 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1834 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1835 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1836 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1837 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1838 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1839 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1840 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1841 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1842 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1843 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1844 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1845 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1846 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1847 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1848 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1849 = "llvm.extractvalue"(%t1850_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1851 = "arith.muli"(%59, %1703) : (i32, i32) -> i32
          %1852 = "arith.muli"(%1558, %59) : (i32, i32) -> i32
          %1853 = "arith.muli"(%1567, %1136) : (i32, i32) -> i32
          %1854 = "llvm.getelementptr"(%94, %1853) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1855 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1856 = "arith.remui"(%1855, %1111) : (i32, i32) -> i32
          %1857 = "arith.muli"(%1856, %1102) : (i32, i32) -> i32
          %1858 = "llvm.getelementptr"(%1854, %1857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1859 = "llvm.load"(%1858) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1860 = "vector.extract"(%1859) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1861 = "vector.extract"(%1859) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1862 = "llvm.getelementptr"(%1858) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1863 = "llvm.load"(%1862) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1864 = "vector.extract"(%1863) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1865 = "vector.extract"(%1863) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1866 = "llvm.getelementptr"(%1858) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1867 = "llvm.load"(%1866) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1868 = "vector.extract"(%1867) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1869 = "vector.extract"(%1867) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1870 = "llvm.getelementptr"(%1858) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1871 = "llvm.load"(%1870) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1872 = "vector.extract"(%1871) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1873 = "vector.extract"(%1871) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1874 = "llvm.getelementptr"(%1858) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1875 = "llvm.load"(%1874) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1876 = "vector.extract"(%1875) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1877 = "vector.extract"(%1875) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1878 = "llvm.getelementptr"(%1858) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1879 = "llvm.load"(%1878) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1880 = "vector.extract"(%1879) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1881 = "vector.extract"(%1879) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1882 = "llvm.getelementptr"(%1858) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1883 = "llvm.load"(%1882) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1884 = "vector.extract"(%1883) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1885 = "vector.extract"(%1883) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1886 = "llvm.getelementptr"(%1858) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1887 = "llvm.load"(%1886) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1888 = "vector.extract"(%1887) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1889 = "vector.extract"(%1887) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1890 = "vector.from_elements"(%1860, %1861, %1864, %1865, %1868, %1869, %1872, %1873, %1876, %1877, %1880, %1881, %1884, %1885, %1888, %1889) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1891 = "arith.muli"(%1698, %1136) : (i32, i32) -> i32
          %1892 = "arith.addi"(%1705, %1136) : (i32, i32) -> i32
          %1893 = "arith.cmpi"(%1892, %56) {predicate = 4 : i64} : (i32, i32) -> i1
          %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925 = "scf.if"(%1893) ({
            %1926 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1927 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1928 = "arith.andi"(%1096, %1927) : (i32, i32) -> i32
            %1929 = "arith.divui"(%1928, %74) : (i32, i32) -> i32
            %1930 = "arith.muli"(%1929, %1100) : (i32, i32) -> i32
            %1931 = "arith.addi"(%1705, %1930) : (i32, i32) -> i32
            %1932 = "arith.divui"(%1926, %1111) : (i32, i32) -> i32
            %1933 = "arith.addi"(%1931, %1932) : (i32, i32) -> i32
            %1934 = "arith.remui"(%1926, %1111) : (i32, i32) -> i32
            %1935 = "arith.muli"(%1934, %1102) : (i32, i32) -> i32
            %1936 = "arith.addi"(%1891, %1935) : (i32, i32) -> i32
            %1937 = "arith.cmpi"(%1933, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1938 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %1939 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %1940 = "arith.select"(%1937, %1938, %1939) : (i1, i32, i32) -> i32
            %1941 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1942 = "arith.subi"(%1939, %1936) : (i32, i32) -> i32
            %1943 = "vector.broadcast"(%1942) : (i32) -> vector<16xi32>
            %1944 = "arith.cmpi"(%1941, %1943) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1945 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1946 = "arith.subi"(%1940, %1936) : (i32, i32) -> i32
            %1947 = "vector.broadcast"(%1946) : (i32) -> vector<16xi32>
            %1948 = "arith.cmpi"(%1945, %1947) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1949 = "arith.ori"(%1944, %1948) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %1950 = "vector.from_elements"(%1818, %1819, %1822, %1823, %1826, %1827, %1830, %1831, %1834, %1835, %1838, %1839, %1842, %1843, %1846, %1847) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1951 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
            %1952 = "arith.select"(%1949, %1951, %1950) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1953 = "vector.extract"(%1952) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1954 = "vector.extract"(%1952) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1955 = "vector.extract"(%1952) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1956 = "vector.extract"(%1952) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1957 = "vector.extract"(%1952) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1958 = "vector.extract"(%1952) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1959 = "vector.extract"(%1952) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1960 = "vector.extract"(%1952) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1961 = "vector.extract"(%1952) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1962 = "vector.extract"(%1952) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1963 = "vector.extract"(%1952) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1964 = "vector.extract"(%1952) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1965 = "vector.extract"(%1952) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1966 = "vector.extract"(%1952) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1967 = "vector.extract"(%1952) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1968 = "vector.extract"(%1952) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1969 = "arith.addi"(%1933, %1097) : (i32, i32) -> i32
            %1970 = "arith.cmpi"(%1969, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1971 = "arith.select"(%1970, %1938, %1939) : (i1, i32, i32) -> i32
            %1972 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1973 = "vector.broadcast"(%1942) : (i32) -> vector<16xi32>
            %1974 = "arith.cmpi"(%1972, %1973) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1975 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1976 = "arith.subi"(%1971, %1936) : (i32, i32) -> i32
            %1977 = "vector.broadcast"(%1976) : (i32) -> vector<16xi32>
            %1978 = "arith.cmpi"(%1975, %1977) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1979 = "arith.ori"(%1974, %1978) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %1980 = "vector.from_elements"(%1820, %1821, %1824, %1825, %1828, %1829, %1832, %1833, %1836, %1837, %1840, %1841, %1844, %1845, %1848, %1849) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1981 = "arith.select"(%1979, %1951, %1980) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1982 = "vector.extract"(%1981) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1983 = "vector.extract"(%1981) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1984 = "vector.extract"(%1981) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1985 = "vector.extract"(%1981) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1986 = "vector.extract"(%1981) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1987 = "vector.extract"(%1981) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1988 = "vector.extract"(%1981) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1989 = "vector.extract"(%1981) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1990 = "vector.extract"(%1981) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1991 = "vector.extract"(%1981) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1992 = "vector.extract"(%1981) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1993 = "vector.extract"(%1981) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1994 = "vector.extract"(%1981) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1995 = "vector.extract"(%1981) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1996 = "vector.extract"(%1981) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1997 = "vector.extract"(%1981) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            "scf.yield"(%1953, %1954, %1982, %1983, %1955, %1956, %1984, %1985, %1957, %1958, %1986, %1987, %1959, %1960, %1988, %1989, %1961, %1962, %1990, %1991, %1963, %1964, %1992, %1993, %1965, %1966, %1994, %1995, %1967, %1968, %1996, %1997) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1998 = "vector.from_elements"(%1894, %1895, %1898, %1899, %1902, %1903, %1906, %1907, %1910, %1911, %1914, %1915, %1918, %1919, %1922, %1923) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1999 = "vector.broadcast"(%1125) : (f32) -> vector<16xf32>
          %2000 = "arith.mulf"(%1998, %1999) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2001 = "arith.subf"(%2000, %1890) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2002 = "vector.extract"(%2001) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2003 = "vector.extract"(%2001) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2004 = "vector.extract"(%2001) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2005 = "vector.extract"(%2001) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2006 = "vector.extract"(%2001) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2007 = "vector.extract"(%2001) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2008 = "vector.extract"(%2001) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2009 = "vector.extract"(%2001) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2010 = "vector.extract"(%2001) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2011 = "vector.extract"(%2001) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2012 = "vector.extract"(%2001) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2013 = "vector.extract"(%2001) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2014 = "vector.extract"(%2001) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2015 = "vector.extract"(%2001) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2016 = "vector.extract"(%2001) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2017 = "vector.extract"(%2001) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %2031 = "llvm.call_intrinsic"(%2015) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2032 = "llvm.call_intrinsic"(%2016) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2033 = "llvm.call_intrinsic"(%2017) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2034 = "vector.from_elements"(%2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2035 = "vector.extract"(%2034) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2036 = "vector.extract"(%2034) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2037 = "vector.extract"(%2034) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2038 = "vector.extract"(%2034) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2039 = "vector.extract"(%2034) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2040 = "vector.extract"(%2034) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2041 = "vector.extract"(%2034) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2042 = "vector.extract"(%2034) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2043 = "vector.extract"(%2034) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2044 = "vector.extract"(%2034) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2045 = "vector.extract"(%2034) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2046 = "vector.extract"(%2034) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2047 = "vector.extract"(%2034) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2048 = "vector.extract"(%2034) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2049 = "vector.extract"(%2034) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2050 = "vector.extract"(%2034) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2051 = "vector.from_elements"(%1896, %1897, %1900, %1901, %1904, %1905, %1908, %1909, %1912, %1913, %1916, %1917, %1920, %1921, %1924, %1925) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2052 = "vector.broadcast"(%1125) : (f32) -> vector<16xf32>
          %2053 = "arith.mulf"(%2051, %2052) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2054 = "arith.subf"(%2053, %1890) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2055 = "vector.extract"(%2054) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2056 = "vector.extract"(%2054) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2057 = "vector.extract"(%2054) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2058 = "vector.extract"(%2054) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2059 = "vector.extract"(%2054) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2060 = "vector.extract"(%2054) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2061 = "vector.extract"(%2054) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2062 = "vector.extract"(%2054) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2063 = "vector.extract"(%2054) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2064 = "vector.extract"(%2054) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2065 = "vector.extract"(%2054) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2066 = "vector.extract"(%2054) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2067 = "vector.extract"(%2054) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2068 = "vector.extract"(%2054) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2069 = "vector.extract"(%2054) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2070 = "vector.extract"(%2054) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %2084 = "llvm.call_intrinsic"(%2068) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2085 = "llvm.call_intrinsic"(%2069) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2086 = "llvm.call_intrinsic"(%2070) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2087 = "vector.from_elements"(%2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2088 = "vector.extract"(%2087) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2089 = "vector.extract"(%2087) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2090 = "vector.extract"(%2087) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2091 = "vector.extract"(%2087) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2092 = "vector.extract"(%2087) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2093 = "vector.extract"(%2087) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2094 = "vector.extract"(%2087) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2095 = "vector.extract"(%2087) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2096 = "vector.extract"(%2087) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2097 = "vector.extract"(%2087) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2098 = "vector.extract"(%2087) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2099 = "vector.extract"(%2087) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2100 = "vector.extract"(%2087) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2101 = "vector.extract"(%2087) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2102 = "vector.extract"(%2087) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2103 = "vector.extract"(%2087) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2104 = "arith.addi"(%1698, %1094) : (i32, i32) -> i32
          %2105 = "arith.addi"(%1698, %1703) : (i32, i32) -> i32
          %2106 = "arith.cmpi"(%2104, %2105) {predicate = 0 : i64} : (i32, i32) -> i1
          %2107, %2108 = "scf.if"(%2106) ({
            %2109 = "arith.addi"(%1852, %1094) : (i32, i32) -> i32
            "scf.yield"(%1698, %2109) : (i32, i32) -> ()
          }, {
            "scf.yield"(%2104, %1852) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %2110 = "arith.muli"(%2107, %1136) : (i32, i32) -> i32
          %2111 = "arith.cmpi"(%1851, %1094) {predicate = 0 : i64} : (i32, i32) -> i1
          %2112 = "llvm.getelementptr"(%194, %1561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2113_s0 = "llvm.ptrtoint"(%2112) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2113_s0, %1562) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2114 = "llvm.getelementptr"(%96, %1561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2115_s0 = "llvm.ptrtoint"(%2114) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2115_s0, %1562) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2116 = "arith.muli"(%1561, %1136) : (i32, i32) -> i32
          %2117 = "llvm.getelementptr"(%95, %2116) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2118 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2119 = "arith.remui"(%2118, %1111) : (i32, i32) -> i32
          %2120 = "arith.muli"(%2119, %1102) : (i32, i32) -> i32
          %2121 = "llvm.getelementptr"(%2117, %2120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2122 = "llvm.load"(%2121) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2123 = "vector.extract"(%2122) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2124 = "vector.extract"(%2122) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2125 = "llvm.getelementptr"(%2121) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2126 = "llvm.load"(%2125) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2127 = "vector.extract"(%2126) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2128 = "vector.extract"(%2126) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2129 = "llvm.getelementptr"(%2121) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2130 = "llvm.load"(%2129) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2131 = "vector.extract"(%2130) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2132 = "vector.extract"(%2130) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2133 = "llvm.getelementptr"(%2121) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2134 = "llvm.load"(%2133) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2135 = "vector.extract"(%2134) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2136 = "vector.extract"(%2134) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2137 = "llvm.getelementptr"(%2121) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2138 = "llvm.load"(%2137) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2139 = "vector.extract"(%2138) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2140 = "vector.extract"(%2138) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2141 = "llvm.getelementptr"(%2121) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2142 = "llvm.load"(%2141) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2143 = "vector.extract"(%2142) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2144 = "vector.extract"(%2142) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2145 = "llvm.getelementptr"(%2121) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2146 = "llvm.load"(%2145) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2147 = "vector.extract"(%2146) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2148 = "vector.extract"(%2146) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2149 = "llvm.getelementptr"(%2121) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2150 = "llvm.load"(%2149) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2151 = "vector.extract"(%2150) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2152 = "vector.extract"(%2150) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2153 = "vector.from_elements"(%2123, %2124, %2127, %2128, %2131, %2132, %2135, %2136, %2139, %2140, %2143, %2144, %2147, %2148, %2151, %2152) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2154 = "vector.extract"(%2153) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2155 = "vector.extract"(%2153) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2156 = "vector.extract"(%2153) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2157 = "vector.extract"(%2153) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2158 = "vector.extract"(%2153) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2159 = "vector.extract"(%2153) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2160 = "vector.extract"(%2153) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2161 = "vector.extract"(%2153) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2162 = "vector.extract"(%2153) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2163 = "vector.extract"(%2153) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2164 = "vector.extract"(%2153) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2165 = "vector.extract"(%2153) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2166 = "vector.extract"(%2153) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2167 = "vector.extract"(%2153) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2168 = "vector.extract"(%2153) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2169 = "vector.extract"(%2153) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2170 = "arith.muli"(%1561, %1117) : (i32, i32) -> i32
          %2171 = "llvm.getelementptr"(%91, %2170) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2172 = "arith.constant"() {value = true} : () -> i1
          %t2174_a = "llvm.ptrtoint"(%1131) : (!llvm.ptr<3>) -> i32
          %t2174_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2174_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2174_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2174_shifted = "arith.shrui"(%t2174_a, %t2174_four) : (i32, i32) -> i32
          %t2174_low = "arith.andi"(%t2174_shifted, %t2174_mask) : (i32, i32) -> i32
          %t2174_wide = "arith.extui"(%t2174_low) : (i32) -> i64
          %2173 = "arith.ori"(%t2174_wide, %t2174_fields) : (i64, i64) -> i64
          %t2176_a = "llvm.ptrtoint"(%2171) : (!llvm.ptr<3>) -> i32
          %t2176_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2176_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2176_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2176_shifted = "arith.shrui"(%t2176_a, %t2176_four) : (i32, i32) -> i32
          %t2176_low = "arith.andi"(%t2176_shifted, %t2176_mask) : (i32, i32) -> i32
          %t2176_wide = "arith.extui"(%t2176_low) : (i32) -> i64
          %2175 = "arith.ori"(%t2176_wide, %t2176_fields) : (i64, i64) -> i64
          %t2209_r = "llvm.inline_asm"(%2154, %2155, %2154, %2155, %2156, %2157, %2156, %2157, %2158, %2159, %2158, %2159, %2160, %2161, %2160, %2161, %2162, %2163, %2162, %2163, %2164, %2165, %2164, %2165, %2166, %2167, %2166, %2167, %2168, %2169, %2168, %2169) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2177 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2178 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2179 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2180 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2181 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2182 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2183 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2184 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2185 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2186 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2187 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2188 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2189 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2190 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2191 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2192 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2193 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2194 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2195 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2196 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2197 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2198 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2199 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2200 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2201 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2202 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2203 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2204 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2205 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2206 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2207 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2208 = "llvm.extractvalue"(%t2209_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2242_r = "llvm.inline_asm"(%2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2173, %2175, %2172) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2210 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2211 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2212 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2213 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2214 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2215 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2216 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2217 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2218 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2219 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2220 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2221 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2222 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2223 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2224 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2225 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2226 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2227 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2228 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2229 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2230 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2231 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2232 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2233 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2234 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2235 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2236 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2237 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2238 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2239 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2240 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2241 = "llvm.extractvalue"(%t2242_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2243 = "vector.from_elements"(%2035, %2036, %2088, %2089, %2037, %2038, %2090, %2091, %2039, %2040, %2092, %2093, %2041, %2042, %2094, %2095, %2043, %2044, %2096, %2097, %2045, %2046, %2098, %2099, %2047, %2048, %2100, %2101, %2049, %2050, %2102, %2103) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2244 = "arith.truncf"(%2243) : (vector<32xf32>) -> vector<32xf16>
          %2245 = "vector.bitcast"(%2244) : (vector<32xf16>) -> vector<16xi32>
          %2246 = "vector.extract"(%2245) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
          %2247 = "vector.extract"(%2245) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
          %2248 = "vector.extract"(%2245) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
          %2249 = "vector.extract"(%2245) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
          %2250 = "vector.extract"(%2245) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
          %2251 = "vector.extract"(%2245) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
          %2252 = "vector.extract"(%2245) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
          %2253 = "vector.extract"(%2245) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
          %2254 = "vector.extract"(%2245) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
          %2255 = "vector.extract"(%2245) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
          %2256 = "vector.extract"(%2245) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
          %2257 = "vector.extract"(%2245) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
          %2258 = "vector.extract"(%2245) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
          %2259 = "vector.extract"(%2245) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
          %2260 = "vector.extract"(%2245) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
          %2261 = "vector.extract"(%2245) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
          %t2263_a = "llvm.ptrtoint"(%2171) : (!llvm.ptr<3>) -> i32
          %t2263_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2263_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2263_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2263_shifted = "arith.shrui"(%t2263_a, %t2263_four) : (i32, i32) -> i32
          %t2263_low = "arith.andi"(%t2263_shifted, %t2263_mask) : (i32, i32) -> i32
          %t2263_wide = "arith.extui"(%t2263_low) : (i32) -> i64
          %2262 = "arith.ori"(%t2263_wide, %t2263_fields) : (i64, i64) -> i64
          %t2296_r = "llvm.inline_asm"(%1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2264 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2265 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2266 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2267 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2268 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2269 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2270 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2271 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2272 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2273 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2274 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2275 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2276 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2277 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2278 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2279 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2280 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2281 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2282 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2283 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2284 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2285 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2286 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2287 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2288 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2289 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2290 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2291 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2292 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2293 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2294 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2295 = "llvm.extractvalue"(%t2296_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2329_r = "llvm.inline_asm"(%2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2172) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 38 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
          %2297 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2298 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2299 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2300 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2301 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2302 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2303 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2304 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2305 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2306 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2307 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2308 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2309 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2310 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2311 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2312 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2313 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2314 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2315 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2316 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2317 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2318 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2319 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2320 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2321 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2322 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2323 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2324 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2325 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2326 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2327 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2328 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2426_r = "llvm.inline_asm"(%2035, %2036, %2088, %2089, %2037, %2038, %2090, %2091, %2039, %2040, %2092, %2093, %2041, %2042, %2094, %2095, %2043, %2044, %2096, %2097, %2045, %2046, %2098, %2099, %2047, %2048, %2100, %2101, %2049, %2050, %2102, %2103, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2330 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2331 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2332 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2333 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2334 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2335 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2336 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2337 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2338 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2339 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2340 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2341 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2342 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2343 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2344 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2345 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2346 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2347 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2348 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2349 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2350 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2351 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2352 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2353 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2354 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2355 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2356 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2357 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2358 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2359 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2360 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2361 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2362 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2363 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2364 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2365 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2366 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2367 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2368 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2369 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2370 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2371 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2372 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2373 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2374 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2375 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2376 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2377 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2378 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2379 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2380 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2381 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2382 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2383 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2384 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2385 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2386 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2387 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2388 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2389 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2390 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2391 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2392 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2393 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2394 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2395 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2396 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2397 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2398 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2399 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2400 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2401 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2402 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2403 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2404 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2405 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2406 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2407 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2408 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2409 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2410 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2411 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2412 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2413 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2414 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2415 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2416 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2417 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2418 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2419 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2420 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2421 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2422 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2423 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2424 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2425 = "llvm.extractvalue"(%t2426_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2427 = "vector.from_elements"(%2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2428 = "vector.from_elements"(%2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2429 = "arith.mulf"(%2427, %2428) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2430 = "vector.extract"(%2429) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2431 = "vector.extract"(%2429) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2432 = "vector.extract"(%2429) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2433 = "vector.extract"(%2429) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2434 = "vector.extract"(%2429) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2435 = "vector.extract"(%2429) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2436 = "vector.extract"(%2429) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2437 = "vector.extract"(%2429) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2438 = "vector.extract"(%2429) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2439 = "vector.extract"(%2429) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2440 = "vector.extract"(%2429) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2441 = "vector.extract"(%2429) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2442 = "vector.extract"(%2429) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2443 = "vector.extract"(%2429) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2444 = "vector.extract"(%2429) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2445 = "vector.extract"(%2429) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2446 = "vector.extract"(%2429) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2447 = "vector.extract"(%2429) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2448 = "vector.extract"(%2429) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2449 = "vector.extract"(%2429) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2450 = "vector.extract"(%2429) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2451 = "vector.extract"(%2429) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2452 = "vector.extract"(%2429) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2453 = "vector.extract"(%2429) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2454 = "vector.extract"(%2429) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2455 = "vector.extract"(%2429) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2456 = "vector.extract"(%2429) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2457 = "vector.extract"(%2429) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2458 = "vector.extract"(%2429) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2459 = "vector.extract"(%2429) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2460 = "vector.extract"(%2429) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2461 = "vector.extract"(%2429) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2462 = "arith.xori"(%2111, %2172) : (i1, i1) -> i1
          %2463, %2464, %2465 = "scf.if"(%2462) ({
            %2466 = "arith.addi"(%1567, %1094) : (i32, i32) -> i32
            %2467 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2468 = "arith.cmpi"(%2466, %2467) {predicate = 0 : i64} : (i32, i32) -> i1
            %2469 = "arith.xori"(%1568, %1094) : (i32, i32) -> i32
            %2470 = "arith.select"(%2468, %2469, %1568) : (i1, i32, i32) -> i32
            %2471 = "arith.select"(%2468, %71, %2466) : (i1, i32, i32) -> i32
            %2472 = "arith.addi"(%1566, %1094) : (i32, i32) -> i32
            %2473 = "llvm.getelementptr"(%169, %2471) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2474_s0 = "llvm.ptrtoint"(%2473) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2474_s0, %2470) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"(%2472, %2471, %2470) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1566, %1567, %1568) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %2475 = "arith.muli"(%2464, %1117) : (i32, i32) -> i32
          %2476 = "llvm.getelementptr"(%90, %2475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2478_a = "llvm.ptrtoint"(%1130) : (!llvm.ptr<3>) -> i32
          %t2478_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2478_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2478_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2478_shifted = "arith.shrui"(%t2478_a, %t2478_four) : (i32, i32) -> i32
          %t2478_low = "arith.andi"(%t2478_shifted, %t2478_mask) : (i32, i32) -> i32
          %t2478_wide = "arith.extui"(%t2478_low) : (i32) -> i64
          %2477 = "arith.ori"(%t2478_wide, %t2478_fields) : (i64, i64) -> i64
          %t2480_a = "llvm.ptrtoint"(%2476) : (!llvm.ptr<3>) -> i32
          %t2480_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2480_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2480_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2480_shifted = "arith.shrui"(%t2480_a, %t2480_four) : (i32, i32) -> i32
          %t2480_low = "arith.andi"(%t2480_shifted, %t2480_mask) : (i32, i32) -> i32
          %t2480_wide = "arith.extui"(%t2480_low) : (i32) -> i64
          %2479 = "arith.ori"(%t2480_wide, %t2480_fields) : (i64, i64) -> i64
          %t2513_r = "llvm.inline_asm"(%2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2481 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2482 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2483 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2484 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2485 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2486 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2487 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2488 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2489 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2490 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2491 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2492 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2493 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2494 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2495 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2496 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2497 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2498 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2499 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2500 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2501 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2502 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2503 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2504 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2505 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2506 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2507 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2508 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2509 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2510 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2511 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2512 = "llvm.extractvalue"(%t2513_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2546_r = "llvm.inline_asm"(%2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2477, %2479, %1745) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 39 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2514 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2515 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2516 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2517 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2518 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2519 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2520 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2521 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2522 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2523 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2524 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2525 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2526 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2527 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2528 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2529 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2530 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2531 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2532 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2533 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2534 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2535 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2536 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2537 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2538 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2539 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2540 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2541 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2542 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2543 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2544 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2545 = "llvm.extractvalue"(%t2546_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2643_r = "llvm.inline_asm"(%2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2547 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2548 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2549 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2550 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2551 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2552 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2553 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2554 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2555 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2556 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2557 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2558 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2559 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2560 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2561 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2562 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2563 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2564 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2565 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2566 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2567 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2568 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2569 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2570 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2571 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2572 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2573 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2574 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2575 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2576 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2577 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2578 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2579 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2580 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2581 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2582 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2583 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2584 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2585 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2586 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2587 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2588 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2589 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2590 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2591 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2592 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2593 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2594 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2595 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2596 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2597 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2598 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2599 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2600 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2601 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2602 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2603 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2604 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2605 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2606 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2607 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2608 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2609 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2610 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2611 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2612 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2613 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2614 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2615 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2616 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2617 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2618 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2619 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2620 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2621 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2622 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2623 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2624 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2625 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2626 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2627 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2628 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2629 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2630 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2631 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2632 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2633 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2634 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2635 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2636 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2637 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2638 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2639 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2640 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2641 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2642 = "llvm.extractvalue"(%t2643_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2644 = "llvm.getelementptr"(%117, %1573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2645_s0 = "llvm.ptrtoint"(%2644) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2645_s0, %1574) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2646 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %2647 = "arith.muli"(%1573, %2646) : (i32, i32) -> i32
          %2648 = "llvm.getelementptr"(%93, %2647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2649 = "vector.from_elements"(%2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2650 = "arith.truncf"(%2649) : (vector<32xf32>) -> vector<32xf16>
          %2651 = "vector.extract"(%2650) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2652 = "vector.extract"(%2650) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2653 = "vector.extract"(%2650) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2654 = "vector.extract"(%2650) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2655 = "vector.extract"(%2650) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2656 = "vector.extract"(%2650) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2657 = "vector.extract"(%2650) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2658 = "vector.extract"(%2650) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2659 = "vector.extract"(%2650) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2660 = "vector.extract"(%2650) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2661 = "vector.extract"(%2650) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2662 = "vector.extract"(%2650) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2663 = "vector.extract"(%2650) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2664 = "vector.extract"(%2650) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2665 = "vector.extract"(%2650) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2666 = "vector.extract"(%2650) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2667 = "vector.extract"(%2650) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2668 = "vector.extract"(%2650) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2669 = "vector.extract"(%2650) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2670 = "vector.extract"(%2650) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2671 = "vector.extract"(%2650) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2672 = "vector.extract"(%2650) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2673 = "vector.extract"(%2650) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2674 = "vector.extract"(%2650) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2675 = "vector.extract"(%2650) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2676 = "vector.extract"(%2650) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2677 = "vector.extract"(%2650) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2678 = "vector.extract"(%2650) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2679 = "vector.extract"(%2650) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2680 = "vector.extract"(%2650) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2681 = "vector.extract"(%2650) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2682 = "vector.extract"(%2650) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %2683 = "vector.from_elements"(%2651, %2652) : (f16, f16) -> vector<2xf16>
          %2684 = "llvm.bitcast"(%2683) : (vector<2xf16>) -> i32
          %2685 = "vector.from_elements"(%2653, %2654) : (f16, f16) -> vector<2xf16>
          %2686 = "llvm.bitcast"(%2685) : (vector<2xf16>) -> i32
          %2687 = "vector.from_elements"(%2655, %2656) : (f16, f16) -> vector<2xf16>
          %2688 = "llvm.bitcast"(%2687) : (vector<2xf16>) -> i32
          %2689 = "vector.from_elements"(%2657, %2658) : (f16, f16) -> vector<2xf16>
          %2690 = "llvm.bitcast"(%2689) : (vector<2xf16>) -> i32
          %2691 = "arith.constant"() {value = 448 : i32} : () -> i32
          %2692 = "arith.andi"(%1144, %2691) : (i32, i32) -> i32
          %2693 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2694 = "arith.shrui"(%2692, %2693) : (i32, i32) -> i32
          %2695 = "arith.xori"(%1144, %2694) : (i32, i32) -> i32
          %2696 = "llvm.getelementptr"(%2648, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2696, %2684, %2686, %2688, %2690) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2698 = "llvm.getelementptr"(%2648) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2699 = "vector.from_elements"(%2659, %2660) : (f16, f16) -> vector<2xf16>
          %2700 = "llvm.bitcast"(%2699) : (vector<2xf16>) -> i32
          %2701 = "vector.from_elements"(%2661, %2662) : (f16, f16) -> vector<2xf16>
          %2702 = "llvm.bitcast"(%2701) : (vector<2xf16>) -> i32
          %2703 = "vector.from_elements"(%2663, %2664) : (f16, f16) -> vector<2xf16>
          %2704 = "llvm.bitcast"(%2703) : (vector<2xf16>) -> i32
          %2705 = "vector.from_elements"(%2665, %2666) : (f16, f16) -> vector<2xf16>
          %2706 = "llvm.bitcast"(%2705) : (vector<2xf16>) -> i32
          %2707 = "llvm.getelementptr"(%2698, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2707, %2700, %2702, %2704, %2706) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2709 = "llvm.getelementptr"(%2648) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2710 = "vector.from_elements"(%2667, %2668) : (f16, f16) -> vector<2xf16>
          %2711 = "llvm.bitcast"(%2710) : (vector<2xf16>) -> i32
          %2712 = "vector.from_elements"(%2669, %2670) : (f16, f16) -> vector<2xf16>
          %2713 = "llvm.bitcast"(%2712) : (vector<2xf16>) -> i32
          %2714 = "vector.from_elements"(%2671, %2672) : (f16, f16) -> vector<2xf16>
          %2715 = "llvm.bitcast"(%2714) : (vector<2xf16>) -> i32
          %2716 = "vector.from_elements"(%2673, %2674) : (f16, f16) -> vector<2xf16>
          %2717 = "llvm.bitcast"(%2716) : (vector<2xf16>) -> i32
          %2718 = "llvm.getelementptr"(%2709, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2718, %2711, %2713, %2715, %2717) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2720 = "llvm.getelementptr"(%2648) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2721 = "vector.from_elements"(%2675, %2676) : (f16, f16) -> vector<2xf16>
          %2722 = "llvm.bitcast"(%2721) : (vector<2xf16>) -> i32
          %2723 = "vector.from_elements"(%2677, %2678) : (f16, f16) -> vector<2xf16>
          %2724 = "llvm.bitcast"(%2723) : (vector<2xf16>) -> i32
          %2725 = "vector.from_elements"(%2679, %2680) : (f16, f16) -> vector<2xf16>
          %2726 = "llvm.bitcast"(%2725) : (vector<2xf16>) -> i32
          %2727 = "vector.from_elements"(%2681, %2682) : (f16, f16) -> vector<2xf16>
          %2728 = "llvm.bitcast"(%2727) : (vector<2xf16>) -> i32
          %2729 = "llvm.getelementptr"(%2720, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2729, %2722, %2724, %2726, %2728) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 44 : i32} : (i32) -> ()
          %2731 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2732 = "arith.cmpi"(%2731, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%2732) ({
            %2733 = "llvm.getelementptr"(%116, %1573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2734_s0 = "llvm.ptrtoint"(%2733) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2734_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2735 = "arith.addi"(%1094, %1095) : (i32, i32) -> i32
          "nvvm.barrier"(%2735, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 45 : i32} : (i32, i32) -> ()
          "scf.if"(%196) ({
            %2736 = "llvm.getelementptr"(%197, %1561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2737_s0 = "llvm.ptrtoint"(%2736) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2737_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2738 = "arith.addi"(%1561, %1094) : (i32, i32) -> i32
          %2739 = "arith.cmpi"(%2738, %1102) {predicate = 0 : i64} : (i32, i32) -> i1
          %2740 = "arith.xori"(%1562, %1094) : (i32, i32) -> i32
          %2741 = "arith.select"(%2739, %2740, %1562) : (i1, i32, i32) -> i32
          %2742 = "arith.select"(%2739, %71, %2738) : (i1, i32, i32) -> i32
          %2743 = "arith.addi"(%1560, %1094) : (i32, i32) -> i32
          %2744 = "arith.muli"(%2464, %1136) : (i32, i32) -> i32
          %2745 = "llvm.getelementptr"(%94, %2744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2746 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2747 = "arith.remui"(%2746, %1111) : (i32, i32) -> i32
          %2748 = "arith.muli"(%2747, %1102) : (i32, i32) -> i32
          %2749 = "llvm.getelementptr"(%2745, %2748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2750 = "llvm.load"(%2749) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2751 = "vector.extract"(%2750) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2752 = "vector.extract"(%2750) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2753 = "llvm.getelementptr"(%2749) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2754 = "llvm.load"(%2753) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2755 = "vector.extract"(%2754) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2756 = "vector.extract"(%2754) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2757 = "llvm.getelementptr"(%2749) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2758 = "llvm.load"(%2757) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2759 = "vector.extract"(%2758) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2760 = "vector.extract"(%2758) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2761 = "llvm.getelementptr"(%2749) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2762 = "llvm.load"(%2761) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2763 = "vector.extract"(%2762) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2764 = "vector.extract"(%2762) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2765 = "llvm.getelementptr"(%2749) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2766 = "llvm.load"(%2765) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2767 = "vector.extract"(%2766) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2768 = "vector.extract"(%2766) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2769 = "llvm.getelementptr"(%2749) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2770 = "llvm.load"(%2769) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2771 = "vector.extract"(%2770) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2772 = "vector.extract"(%2770) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2773 = "llvm.getelementptr"(%2749) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2774 = "llvm.load"(%2773) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2775 = "vector.extract"(%2774) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2776 = "vector.extract"(%2774) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2777 = "llvm.getelementptr"(%2749) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2778 = "llvm.load"(%2777) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2779 = "vector.extract"(%2778) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2780 = "vector.extract"(%2778) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2781 = "vector.from_elements"(%2751, %2752, %2755, %2756, %2759, %2760, %2763, %2764, %2767, %2768, %2771, %2772, %2775, %2776, %2779, %2780) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2782 = "llvm.getelementptr"(%1135, %2647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2783 = "arith.muli"(%1576, %1117) : (i32, i32) -> i32
          %2784 = "llvm.getelementptr"(%90, %2783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2786_a = "llvm.ptrtoint"(%2782) : (!llvm.ptr<3>) -> i32
          %t2786_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2786_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2786_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2786_shifted = "arith.shrui"(%t2786_a, %t2786_four) : (i32, i32) -> i32
          %t2786_low = "arith.andi"(%t2786_shifted, %t2786_mask) : (i32, i32) -> i32
          %t2786_wide = "arith.extui"(%t2786_low) : (i32) -> i64
          %2785 = "arith.ori"(%t2786_wide, %t2786_fields) : (i64, i64) -> i64
          %t2788_a = "llvm.ptrtoint"(%2784) : (!llvm.ptr<3>) -> i32
          %t2788_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2788_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2788_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2788_shifted = "arith.shrui"(%t2788_a, %t2788_four) : (i32, i32) -> i32
          %t2788_low = "arith.andi"(%t2788_shifted, %t2788_mask) : (i32, i32) -> i32
          %t2788_wide = "arith.extui"(%t2788_low) : (i32) -> i64
          %2787 = "arith.ori"(%t2788_wide, %t2788_fields) : (i64, i64) -> i64
          %t2821_r = "llvm.inline_asm"(%1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2789 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2790 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2791 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2792 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2793 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2794 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2795 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2796 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2797 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2798 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2799 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2800 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2801 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2802 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2803 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2804 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2805 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2806 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2807 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2808 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2809 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2810 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2811 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2812 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2813 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2814 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2815 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2816 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2817 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2818 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2819 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2820 = "llvm.extractvalue"(%t2821_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2854_r = "llvm.inline_asm"(%2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2785, %2787, %2172) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 46 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2822 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2823 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2824 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2825 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2826 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2827 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2828 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2829 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2830 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2831 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2832 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2833 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2834 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2835 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2836 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2837 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2838 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2839 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2840 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2841 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2842 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2843 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2844 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2845 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2846 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2847 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2848 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2849 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2850 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2851 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2852 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2853 = "llvm.extractvalue"(%t2854_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2855 = "arith.addi"(%1573, %1094) : (i32, i32) -> i32
          %2856 = "arith.cmpi"(%2855, %1102) {predicate = 0 : i64} : (i32, i32) -> i1
          %2857 = "arith.xori"(%1574, %1094) : (i32, i32) -> i32
          %2858 = "arith.select"(%2856, %2857, %1574) : (i1, i32, i32) -> i32
          %2859 = "arith.select"(%2856, %71, %2855) : (i1, i32, i32) -> i32
          %2860 = "arith.addi"(%1572, %1094) : (i32, i32) -> i32
          %t2989_r = "llvm.inline_asm"(%2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %2861 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 0>} : (!struct2) -> f32
          %2862 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 1>} : (!struct2) -> f32
          %2863 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 2>} : (!struct2) -> f32
          %2864 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 3>} : (!struct2) -> f32
          %2865 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 4>} : (!struct2) -> f32
          %2866 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 5>} : (!struct2) -> f32
          %2867 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 6>} : (!struct2) -> f32
          %2868 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 7>} : (!struct2) -> f32
          %2869 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 8>} : (!struct2) -> f32
          %2870 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 9>} : (!struct2) -> f32
          %2871 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 10>} : (!struct2) -> f32
          %2872 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 11>} : (!struct2) -> f32
          %2873 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 12>} : (!struct2) -> f32
          %2874 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 13>} : (!struct2) -> f32
          %2875 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 14>} : (!struct2) -> f32
          %2876 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 15>} : (!struct2) -> f32
          %2877 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 16>} : (!struct2) -> f32
          %2878 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 17>} : (!struct2) -> f32
          %2879 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 18>} : (!struct2) -> f32
          %2880 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 19>} : (!struct2) -> f32
          %2881 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 20>} : (!struct2) -> f32
          %2882 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 21>} : (!struct2) -> f32
          %2883 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 22>} : (!struct2) -> f32
          %2884 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 23>} : (!struct2) -> f32
          %2885 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 24>} : (!struct2) -> f32
          %2886 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 25>} : (!struct2) -> f32
          %2887 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 26>} : (!struct2) -> f32
          %2888 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 27>} : (!struct2) -> f32
          %2889 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 28>} : (!struct2) -> f32
          %2890 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 29>} : (!struct2) -> f32
          %2891 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 30>} : (!struct2) -> f32
          %2892 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 31>} : (!struct2) -> f32
          %2893 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 32>} : (!struct2) -> f32
          %2894 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 33>} : (!struct2) -> f32
          %2895 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 34>} : (!struct2) -> f32
          %2896 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 35>} : (!struct2) -> f32
          %2897 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 36>} : (!struct2) -> f32
          %2898 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 37>} : (!struct2) -> f32
          %2899 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 38>} : (!struct2) -> f32
          %2900 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 39>} : (!struct2) -> f32
          %2901 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 40>} : (!struct2) -> f32
          %2902 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 41>} : (!struct2) -> f32
          %2903 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 42>} : (!struct2) -> f32
          %2904 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 43>} : (!struct2) -> f32
          %2905 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 44>} : (!struct2) -> f32
          %2906 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 45>} : (!struct2) -> f32
          %2907 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 46>} : (!struct2) -> f32
          %2908 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 47>} : (!struct2) -> f32
          %2909 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 48>} : (!struct2) -> f32
          %2910 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 49>} : (!struct2) -> f32
          %2911 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 50>} : (!struct2) -> f32
          %2912 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 51>} : (!struct2) -> f32
          %2913 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 52>} : (!struct2) -> f32
          %2914 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 53>} : (!struct2) -> f32
          %2915 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 54>} : (!struct2) -> f32
          %2916 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 55>} : (!struct2) -> f32
          %2917 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 56>} : (!struct2) -> f32
          %2918 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 57>} : (!struct2) -> f32
          %2919 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 58>} : (!struct2) -> f32
          %2920 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 59>} : (!struct2) -> f32
          %2921 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 60>} : (!struct2) -> f32
          %2922 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 61>} : (!struct2) -> f32
          %2923 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 62>} : (!struct2) -> f32
          %2924 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 63>} : (!struct2) -> f32
          %2925 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 64>} : (!struct2) -> f32
          %2926 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 65>} : (!struct2) -> f32
          %2927 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 66>} : (!struct2) -> f32
          %2928 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 67>} : (!struct2) -> f32
          %2929 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 68>} : (!struct2) -> f32
          %2930 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 69>} : (!struct2) -> f32
          %2931 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 70>} : (!struct2) -> f32
          %2932 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 71>} : (!struct2) -> f32
          %2933 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 72>} : (!struct2) -> f32
          %2934 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 73>} : (!struct2) -> f32
          %2935 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 74>} : (!struct2) -> f32
          %2936 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 75>} : (!struct2) -> f32
          %2937 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 76>} : (!struct2) -> f32
          %2938 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 77>} : (!struct2) -> f32
          %2939 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 78>} : (!struct2) -> f32
          %2940 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 79>} : (!struct2) -> f32
          %2941 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 80>} : (!struct2) -> f32
          %2942 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 81>} : (!struct2) -> f32
          %2943 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 82>} : (!struct2) -> f32
          %2944 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 83>} : (!struct2) -> f32
          %2945 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 84>} : (!struct2) -> f32
          %2946 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 85>} : (!struct2) -> f32
          %2947 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 86>} : (!struct2) -> f32
          %2948 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 87>} : (!struct2) -> f32
          %2949 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 88>} : (!struct2) -> f32
          %2950 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 89>} : (!struct2) -> f32
          %2951 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 90>} : (!struct2) -> f32
          %2952 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 91>} : (!struct2) -> f32
          %2953 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 92>} : (!struct2) -> f32
          %2954 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 93>} : (!struct2) -> f32
          %2955 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 94>} : (!struct2) -> f32
          %2956 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 95>} : (!struct2) -> f32
          %2957 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 96>} : (!struct2) -> f32
          %2958 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 97>} : (!struct2) -> f32
          %2959 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 98>} : (!struct2) -> f32
          %2960 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 99>} : (!struct2) -> f32
          %2961 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 100>} : (!struct2) -> f32
          %2962 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 101>} : (!struct2) -> f32
          %2963 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 102>} : (!struct2) -> f32
          %2964 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 103>} : (!struct2) -> f32
          %2965 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 104>} : (!struct2) -> f32
          %2966 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 105>} : (!struct2) -> f32
          %2967 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 106>} : (!struct2) -> f32
          %2968 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 107>} : (!struct2) -> f32
          %2969 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 108>} : (!struct2) -> f32
          %2970 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 109>} : (!struct2) -> f32
          %2971 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 110>} : (!struct2) -> f32
          %2972 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 111>} : (!struct2) -> f32
          %2973 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 112>} : (!struct2) -> f32
          %2974 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 113>} : (!struct2) -> f32
          %2975 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 114>} : (!struct2) -> f32
          %2976 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 115>} : (!struct2) -> f32
          %2977 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 116>} : (!struct2) -> f32
          %2978 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 117>} : (!struct2) -> f32
          %2979 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 118>} : (!struct2) -> f32
          %2980 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 119>} : (!struct2) -> f32
          %2981 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 120>} : (!struct2) -> f32
          %2982 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 121>} : (!struct2) -> f32
          %2983 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 122>} : (!struct2) -> f32
          %2984 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 123>} : (!struct2) -> f32
          %2985 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 124>} : (!struct2) -> f32
          %2986 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 125>} : (!struct2) -> f32
          %2987 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 126>} : (!struct2) -> f32
          %2988 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 127>} : (!struct2) -> f32
          %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021 = "scf.if"(%1893) ({
            %3022 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3023 = "arith.constant"() {value = 127 : i32} : () -> i32
            %3024 = "arith.andi"(%1096, %3023) : (i32, i32) -> i32
            %3025 = "arith.divui"(%3024, %74) : (i32, i32) -> i32
            %3026 = "arith.muli"(%3025, %1100) : (i32, i32) -> i32
            %3027 = "arith.addi"(%1705, %3026) : (i32, i32) -> i32
            %3028 = "arith.divui"(%3022, %1111) : (i32, i32) -> i32
            %3029 = "arith.addi"(%3027, %3028) : (i32, i32) -> i32
            %3030 = "arith.remui"(%3022, %1111) : (i32, i32) -> i32
            %3031 = "arith.muli"(%3030, %1102) : (i32, i32) -> i32
            %3032 = "arith.addi"(%2110, %3031) : (i32, i32) -> i32
            %3033 = "arith.cmpi"(%3029, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3034 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %3035 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %3036 = "arith.select"(%3033, %3034, %3035) : (i1, i32, i32) -> i32
            %3037 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3038 = "arith.subi"(%3035, %3032) : (i32, i32) -> i32
            %3039 = "vector.broadcast"(%3038) : (i32) -> vector<16xi32>
            %3040 = "arith.cmpi"(%3037, %3039) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3041 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3042 = "arith.subi"(%3036, %3032) : (i32, i32) -> i32
            %3043 = "vector.broadcast"(%3042) : (i32) -> vector<16xi32>
            %3044 = "arith.cmpi"(%3041, %3043) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3045 = "arith.ori"(%3040, %3044) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %3046 = "vector.from_elements"(%2861, %2862, %2865, %2866, %2869, %2870, %2873, %2874, %2877, %2878, %2881, %2882, %2885, %2886, %2889, %2890) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3047 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
            %3048 = "arith.select"(%3045, %3047, %3046) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %3049 = "vector.extract"(%3048) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3050 = "vector.extract"(%3048) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3051 = "vector.extract"(%3048) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3052 = "vector.extract"(%3048) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3053 = "vector.extract"(%3048) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3054 = "vector.extract"(%3048) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3055 = "vector.extract"(%3048) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3056 = "vector.extract"(%3048) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3057 = "vector.extract"(%3048) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3058 = "vector.extract"(%3048) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3059 = "vector.extract"(%3048) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3060 = "vector.extract"(%3048) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3061 = "vector.extract"(%3048) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3062 = "vector.extract"(%3048) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3063 = "vector.extract"(%3048) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3064 = "vector.extract"(%3048) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %3065 = "arith.addi"(%3029, %1097) : (i32, i32) -> i32
            %3066 = "arith.cmpi"(%3065, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3067 = "arith.select"(%3066, %3034, %3035) : (i1, i32, i32) -> i32
            %3068 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3069 = "vector.broadcast"(%3038) : (i32) -> vector<16xi32>
            %3070 = "arith.cmpi"(%3068, %3069) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3071 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3072 = "arith.subi"(%3067, %3032) : (i32, i32) -> i32
            %3073 = "vector.broadcast"(%3072) : (i32) -> vector<16xi32>
            %3074 = "arith.cmpi"(%3071, %3073) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3075 = "arith.ori"(%3070, %3074) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %3076 = "vector.from_elements"(%2863, %2864, %2867, %2868, %2871, %2872, %2875, %2876, %2879, %2880, %2883, %2884, %2887, %2888, %2891, %2892) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3077 = "arith.select"(%3075, %3047, %3076) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
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
            "scf.yield"(%3049, %3050, %3078, %3079, %3051, %3052, %3080, %3081, %3053, %3054, %3082, %3083, %3055, %3056, %3084, %3085, %3057, %3058, %3086, %3087, %3059, %3060, %3088, %3089, %3061, %3062, %3090, %3091, %3063, %3064, %3092, %3093) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3094 = "vector.from_elements"(%2990, %2991, %2994, %2995, %2998, %2999, %3002, %3003, %3006, %3007, %3010, %3011, %3014, %3015, %3018, %3019) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3095 = "vector.broadcast"(%1125) : (f32) -> vector<16xf32>
          %3096 = "arith.mulf"(%3094, %3095) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3097 = "arith.subf"(%3096, %2781) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3098 = "vector.extract"(%3097) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3099 = "vector.extract"(%3097) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3100 = "vector.extract"(%3097) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3101 = "vector.extract"(%3097) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3102 = "vector.extract"(%3097) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3103 = "vector.extract"(%3097) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3104 = "vector.extract"(%3097) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3105 = "vector.extract"(%3097) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3106 = "vector.extract"(%3097) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3107 = "vector.extract"(%3097) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3108 = "vector.extract"(%3097) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3109 = "vector.extract"(%3097) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3110 = "vector.extract"(%3097) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3111 = "vector.extract"(%3097) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3112 = "vector.extract"(%3097) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3113 = "vector.extract"(%3097) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %3127 = "llvm.call_intrinsic"(%3111) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3128 = "llvm.call_intrinsic"(%3112) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3129 = "llvm.call_intrinsic"(%3113) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3130 = "vector.from_elements"(%3114, %3115, %3116, %3117, %3118, %3119, %3120, %3121, %3122, %3123, %3124, %3125, %3126, %3127, %3128, %3129) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3131 = "vector.extract"(%3130) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3132 = "vector.extract"(%3130) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3133 = "vector.extract"(%3130) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3134 = "vector.extract"(%3130) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3135 = "vector.extract"(%3130) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3136 = "vector.extract"(%3130) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3137 = "vector.extract"(%3130) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3138 = "vector.extract"(%3130) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3139 = "vector.extract"(%3130) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3140 = "vector.extract"(%3130) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3141 = "vector.extract"(%3130) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3142 = "vector.extract"(%3130) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3143 = "vector.extract"(%3130) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3144 = "vector.extract"(%3130) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3145 = "vector.extract"(%3130) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3146 = "vector.extract"(%3130) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3147 = "vector.from_elements"(%2992, %2993, %2996, %2997, %3000, %3001, %3004, %3005, %3008, %3009, %3012, %3013, %3016, %3017, %3020, %3021) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3148 = "vector.broadcast"(%1125) : (f32) -> vector<16xf32>
          %3149 = "arith.mulf"(%3147, %3148) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3150 = "arith.subf"(%3149, %2781) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3151 = "vector.extract"(%3150) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3152 = "vector.extract"(%3150) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3153 = "vector.extract"(%3150) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3154 = "vector.extract"(%3150) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3155 = "vector.extract"(%3150) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3156 = "vector.extract"(%3150) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3157 = "vector.extract"(%3150) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3158 = "vector.extract"(%3150) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3159 = "vector.extract"(%3150) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3160 = "vector.extract"(%3150) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3161 = "vector.extract"(%3150) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3162 = "vector.extract"(%3150) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3163 = "vector.extract"(%3150) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3164 = "vector.extract"(%3150) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3165 = "vector.extract"(%3150) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3166 = "vector.extract"(%3150) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %3180 = "llvm.call_intrinsic"(%3164) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3181 = "llvm.call_intrinsic"(%3165) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3182 = "llvm.call_intrinsic"(%3166) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3183 = "vector.from_elements"(%3167, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3184 = "vector.extract"(%3183) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3185 = "vector.extract"(%3183) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3186 = "vector.extract"(%3183) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3187 = "vector.extract"(%3183) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3188 = "vector.extract"(%3183) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3189 = "vector.extract"(%3183) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3190 = "vector.extract"(%3183) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3191 = "vector.extract"(%3183) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3192 = "vector.extract"(%3183) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3193 = "vector.extract"(%3183) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3194 = "vector.extract"(%3183) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3195 = "vector.extract"(%3183) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3196 = "vector.extract"(%3183) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3197 = "vector.extract"(%3183) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3198 = "vector.extract"(%3183) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3199 = "vector.extract"(%3183) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370 = "scf.for"(%1094, %1851, %1094, %2107, %1698, %2463, %2464, %2465, %1575, %1576, %1577, %2743, %2742, %2741, %2860, %2859, %2858, %1578, %1579, %1580, %2108, %1852, %3131, %3132, %3184, %3185, %3133, %3134, %3186, %3187, %3135, %3136, %3188, %3189, %3137, %3138, %3190, %3191, %3139, %3140, %3192, %3193, %3141, %3142, %3194, %3195, %3143, %3144, %3196, %3197, %3145, %3146, %3198, %3199, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655) ({
          ^bb0(%3371: i32, %3372: i32, %3373: i32, %3374: i32, %3375: i32, %3376: i32, %3377: i32, %3378: i32, %3379: i32, %3380: i32, %3381: i32, %3382: i32, %3383: i32, %3384: i32, %3385: i32, %3386: i32, %3387: i32, %3388: i32, %3389: i32, %3390: i32, %3391: f32, %3392: f32, %3393: f32, %3394: f32, %3395: f32, %3396: f32, %3397: f32, %3398: f32, %3399: f32, %3400: f32, %3401: f32, %3402: f32, %3403: f32, %3404: f32, %3405: f32, %3406: f32, %3407: f32, %3408: f32, %3409: f32, %3410: f32, %3411: f32, %3412: f32, %3413: f32, %3414: f32, %3415: f32, %3416: f32, %3417: f32, %3418: f32, %3419: f32, %3420: f32, %3421: f32, %3422: f32, %3423: f32, %3424: f32, %3425: f32, %3426: f32, %3427: f32, %3428: f32, %3429: f32, %3430: f32, %3431: f32, %3432: f32, %3433: f32, %3434: f32, %3435: f32, %3436: f32, %3437: f32, %3438: f32, %3439: f32, %3440: f32, %3441: f32, %3442: f32, %3443: f32, %3444: f32, %3445: f32, %3446: f32, %3447: f32, %3448: f32, %3449: f32, %3450: f32, %3451: f32, %3452: f32, %3453: f32, %3454: f32, %3455: f32, %3456: f32, %3457: f32, %3458: f32, %3459: f32, %3460: f32, %3461: f32, %3462: f32, %3463: f32, %3464: f32, %3465: f32, %3466: f32, %3467: f32, %3468: f32, %3469: f32, %3470: f32, %3471: f32, %3472: f32, %3473: f32, %3474: f32, %3475: f32, %3476: f32, %3477: f32, %3478: f32, %3479: f32, %3480: f32, %3481: f32, %3482: f32, %3483: f32, %3484: f32, %3485: f32, %3486: f32, %3487: f32, %3488: f32, %3489: f32, %3490: f32, %3491: f32, %3492: f32, %3493: f32, %3494: f32, %3495: f32, %3496: f32, %3497: f32, %3498: f32, %3499: f32, %3500: f32, %3501: f32, %3502: f32, %3503: f32, %3504: f32, %3505: f32, %3506: f32, %3507: f32, %3508: f32, %3509: f32, %3510: f32, %3511: f32, %3512: f32, %3513: f32, %3514: f32, %3515: f32, %3516: f32, %3517: f32, %3518: f32, %3519: i32, %3520: i32, %3521: i32, %3522: i32, %3523: i32, %3524: i32, %3525: i32, %3526: i32, %3527: i32, %3528: i32, %3529: i32, %3530: i32, %3531: i32, %3532: i32, %3533: i32, %3534: i32, %3535: i32, %3536: i32, %3537: i32, %3538: i32, %3539: i32, %3540: i32, %3541: i32, %3542: i32):
            %3543 = "arith.addi"(%3372, %1094) : (i32, i32) -> i32
            %3544 = "arith.cmpi"(%3543, %2105) {predicate = 0 : i64} : (i32, i32) -> i1
            %3545, %3546 = "scf.if"(%3544) ({
              %3547 = "arith.addi"(%3389, %1094) : (i32, i32) -> i32
              "scf.yield"(%1698, %3547) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3543, %3389) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3548 = "arith.muli"(%3373, %1136) : (i32, i32) -> i32
            %3549 = "arith.muli"(%3545, %1136) : (i32, i32) -> i32
            %3550 = "arith.addi"(%3371, %1094) : (i32, i32) -> i32
            %3551 = "arith.cmpi"(%3550, %1851) {predicate = 0 : i64} : (i32, i32) -> i1
            %3552 = "llvm.getelementptr"(%194, %3381) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3553_s0 = "llvm.ptrtoint"(%3552) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3553_s0, %3382) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3554 = "llvm.getelementptr"(%96, %3381) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3555_s0 = "llvm.ptrtoint"(%3554) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3555_s0, %3382) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3556 = "arith.muli"(%3381, %1136) : (i32, i32) -> i32
            %3557 = "llvm.getelementptr"(%95, %3556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3558 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3559 = "arith.remui"(%3558, %1111) : (i32, i32) -> i32
            %3560 = "arith.muli"(%3559, %1102) : (i32, i32) -> i32
            %3561 = "llvm.getelementptr"(%3557, %3560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3562 = "llvm.load"(%3561) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3563 = "vector.extract"(%3562) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3564 = "vector.extract"(%3562) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3565 = "llvm.getelementptr"(%3561) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3566 = "llvm.load"(%3565) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3567 = "vector.extract"(%3566) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3568 = "vector.extract"(%3566) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3569 = "llvm.getelementptr"(%3561) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3570 = "llvm.load"(%3569) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3571 = "vector.extract"(%3570) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3572 = "vector.extract"(%3570) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3573 = "llvm.getelementptr"(%3561) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3574 = "llvm.load"(%3573) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3575 = "vector.extract"(%3574) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3576 = "vector.extract"(%3574) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3577 = "llvm.getelementptr"(%3561) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3578 = "llvm.load"(%3577) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3579 = "vector.extract"(%3578) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3580 = "vector.extract"(%3578) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3581 = "llvm.getelementptr"(%3561) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3582 = "llvm.load"(%3581) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3583 = "vector.extract"(%3582) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3584 = "vector.extract"(%3582) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3585 = "llvm.getelementptr"(%3561) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3586 = "llvm.load"(%3585) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3587 = "vector.extract"(%3586) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3588 = "vector.extract"(%3586) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3589 = "llvm.getelementptr"(%3561) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3590 = "llvm.load"(%3589) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3591 = "vector.extract"(%3590) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3592 = "vector.extract"(%3590) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3593 = "vector.from_elements"(%3563, %3564, %3567, %3568, %3571, %3572, %3575, %3576, %3579, %3580, %3583, %3584, %3587, %3588, %3591, %3592) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3594 = "vector.extract"(%3593) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3595 = "vector.extract"(%3593) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3596 = "vector.extract"(%3593) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3597 = "vector.extract"(%3593) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3598 = "vector.extract"(%3593) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3599 = "vector.extract"(%3593) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3600 = "vector.extract"(%3593) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3601 = "vector.extract"(%3593) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3602 = "vector.extract"(%3593) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3603 = "vector.extract"(%3593) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3604 = "vector.extract"(%3593) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3605 = "vector.extract"(%3593) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3606 = "vector.extract"(%3593) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3607 = "vector.extract"(%3593) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3608 = "vector.extract"(%3593) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3609 = "vector.extract"(%3593) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %3610 = "arith.muli"(%3381, %1117) : (i32, i32) -> i32
            %3611 = "llvm.getelementptr"(%91, %3610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3613_a = "llvm.ptrtoint"(%1131) : (!llvm.ptr<3>) -> i32
            %t3613_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3613_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3613_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3613_shifted = "arith.shrui"(%t3613_a, %t3613_four) : (i32, i32) -> i32
            %t3613_low = "arith.andi"(%t3613_shifted, %t3613_mask) : (i32, i32) -> i32
            %t3613_wide = "arith.extui"(%t3613_low) : (i32) -> i64
            %3612 = "arith.ori"(%t3613_wide, %t3613_fields) : (i64, i64) -> i64
            %t3615_a = "llvm.ptrtoint"(%3611) : (!llvm.ptr<3>) -> i32
            %t3615_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3615_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3615_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3615_shifted = "arith.shrui"(%t3615_a, %t3615_four) : (i32, i32) -> i32
            %t3615_low = "arith.andi"(%t3615_shifted, %t3615_mask) : (i32, i32) -> i32
            %t3615_wide = "arith.extui"(%t3615_low) : (i32) -> i64
            %3614 = "arith.ori"(%t3615_wide, %t3615_fields) : (i64, i64) -> i64
            %t3648_r = "llvm.inline_asm"(%3594, %3595, %3594, %3595, %3596, %3597, %3596, %3597, %3598, %3599, %3598, %3599, %3600, %3601, %3600, %3601, %3602, %3603, %3602, %3603, %3604, %3605, %3604, %3605, %3606, %3607, %3606, %3607, %3608, %3609, %3608, %3609) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3616 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3617 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3618 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3619 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3620 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3621 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3622 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3623 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3624 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3625 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3626 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3627 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3628 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3629 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3630 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3631 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3632 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3633 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3634 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3635 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3636 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3637 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3638 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3639 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3640 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3641 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3642 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3643 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3644 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3645 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3646 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3647 = "llvm.extractvalue"(%t3648_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t3681_r = "llvm.inline_asm"(%3616, %3617, %3618, %3619, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3612, %3614, %2172) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 47 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %3649 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3650 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3651 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3652 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3653 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3654 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3655 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3656 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3657 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3658 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3659 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3660 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3661 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3662 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3663 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3664 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3665 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3666 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3667 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3668 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3669 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3670 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3671 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3672 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3673 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3674 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3675 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3676 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3677 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3678 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3679 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3680 = "llvm.extractvalue"(%t3681_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %3682 = "vector.from_elements"(%3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3683 = "arith.truncf"(%3682) : (vector<32xf32>) -> vector<32xf16>
            %3684 = "vector.bitcast"(%3683) : (vector<32xf16>) -> vector<16xi32>
            %3685 = "vector.extract"(%3684) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %3686 = "vector.extract"(%3684) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %3687 = "vector.extract"(%3684) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %3688 = "vector.extract"(%3684) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %3689 = "vector.extract"(%3684) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %3690 = "vector.extract"(%3684) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %3691 = "vector.extract"(%3684) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %3692 = "vector.extract"(%3684) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %3693 = "vector.extract"(%3684) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %3694 = "vector.extract"(%3684) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %3695 = "vector.extract"(%3684) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %3696 = "vector.extract"(%3684) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %3697 = "vector.extract"(%3684) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %3698 = "vector.extract"(%3684) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %3699 = "vector.extract"(%3684) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %3700 = "vector.extract"(%3684) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            %t3702_a = "llvm.ptrtoint"(%3611) : (!llvm.ptr<3>) -> i32
            %t3702_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3702_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3702_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t3702_shifted = "arith.shrui"(%t3702_a, %t3702_four) : (i32, i32) -> i32
            %t3702_low = "arith.andi"(%t3702_shifted, %t3702_mask) : (i32, i32) -> i32
            %t3702_wide = "arith.extui"(%t3702_low) : (i32) -> i64
            %3701 = "arith.ori"(%t3702_wide, %t3702_fields) : (i64, i64) -> i64
            %t3735_r = "llvm.inline_asm"(%3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3703 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3704 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3705 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3706 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3707 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3708 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3709 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3710 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3711 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3712 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3713 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3714 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3715 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3716 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3717 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3718 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3719 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3720 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3721 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3722 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3723 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3724 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3725 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3726 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3727 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3728 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3729 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3730 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3731 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3732 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3733 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3734 = "llvm.extractvalue"(%t3735_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t3768_r = "llvm.inline_asm"(%3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %2172) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 48 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
            %3736 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3737 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3738 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3739 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3740 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3741 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3742 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3743 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3744 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3745 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3746 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3747 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3748 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3749 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3750 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3751 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3752 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3753 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3754 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3755 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3756 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3757 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3758 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3759 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3760 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3761 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3762 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3763 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3764 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3765 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3766 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3767 = "llvm.extractvalue"(%t3768_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t3897_r = "llvm.inline_asm"(%3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %3769 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 0>} : (!struct2) -> f32
            %3770 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 1>} : (!struct2) -> f32
            %3771 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 2>} : (!struct2) -> f32
            %3772 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 3>} : (!struct2) -> f32
            %3773 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 4>} : (!struct2) -> f32
            %3774 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 5>} : (!struct2) -> f32
            %3775 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 6>} : (!struct2) -> f32
            %3776 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 7>} : (!struct2) -> f32
            %3777 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 8>} : (!struct2) -> f32
            %3778 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 9>} : (!struct2) -> f32
            %3779 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 10>} : (!struct2) -> f32
            %3780 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 11>} : (!struct2) -> f32
            %3781 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 12>} : (!struct2) -> f32
            %3782 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 13>} : (!struct2) -> f32
            %3783 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 14>} : (!struct2) -> f32
            %3784 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 15>} : (!struct2) -> f32
            %3785 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 16>} : (!struct2) -> f32
            %3786 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 17>} : (!struct2) -> f32
            %3787 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 18>} : (!struct2) -> f32
            %3788 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 19>} : (!struct2) -> f32
            %3789 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 20>} : (!struct2) -> f32
            %3790 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 21>} : (!struct2) -> f32
            %3791 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 22>} : (!struct2) -> f32
            %3792 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 23>} : (!struct2) -> f32
            %3793 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 24>} : (!struct2) -> f32
            %3794 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 25>} : (!struct2) -> f32
            %3795 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 26>} : (!struct2) -> f32
            %3796 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 27>} : (!struct2) -> f32
            %3797 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 28>} : (!struct2) -> f32
            %3798 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 29>} : (!struct2) -> f32
            %3799 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 30>} : (!struct2) -> f32
            %3800 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 31>} : (!struct2) -> f32
            %3801 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 32>} : (!struct2) -> f32
            %3802 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 33>} : (!struct2) -> f32
            %3803 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 34>} : (!struct2) -> f32
            %3804 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 35>} : (!struct2) -> f32
            %3805 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 36>} : (!struct2) -> f32
            %3806 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 37>} : (!struct2) -> f32
            %3807 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 38>} : (!struct2) -> f32
            %3808 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 39>} : (!struct2) -> f32
            %3809 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 40>} : (!struct2) -> f32
            %3810 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 41>} : (!struct2) -> f32
            %3811 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 42>} : (!struct2) -> f32
            %3812 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 43>} : (!struct2) -> f32
            %3813 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 44>} : (!struct2) -> f32
            %3814 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 45>} : (!struct2) -> f32
            %3815 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 46>} : (!struct2) -> f32
            %3816 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 47>} : (!struct2) -> f32
            %3817 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 48>} : (!struct2) -> f32
            %3818 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 49>} : (!struct2) -> f32
            %3819 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 50>} : (!struct2) -> f32
            %3820 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 51>} : (!struct2) -> f32
            %3821 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 52>} : (!struct2) -> f32
            %3822 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 53>} : (!struct2) -> f32
            %3823 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 54>} : (!struct2) -> f32
            %3824 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 55>} : (!struct2) -> f32
            %3825 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 56>} : (!struct2) -> f32
            %3826 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 57>} : (!struct2) -> f32
            %3827 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 58>} : (!struct2) -> f32
            %3828 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 59>} : (!struct2) -> f32
            %3829 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 60>} : (!struct2) -> f32
            %3830 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 61>} : (!struct2) -> f32
            %3831 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 62>} : (!struct2) -> f32
            %3832 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 63>} : (!struct2) -> f32
            %3833 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 64>} : (!struct2) -> f32
            %3834 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 65>} : (!struct2) -> f32
            %3835 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 66>} : (!struct2) -> f32
            %3836 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 67>} : (!struct2) -> f32
            %3837 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 68>} : (!struct2) -> f32
            %3838 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 69>} : (!struct2) -> f32
            %3839 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 70>} : (!struct2) -> f32
            %3840 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 71>} : (!struct2) -> f32
            %3841 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 72>} : (!struct2) -> f32
            %3842 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 73>} : (!struct2) -> f32
            %3843 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 74>} : (!struct2) -> f32
            %3844 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 75>} : (!struct2) -> f32
            %3845 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 76>} : (!struct2) -> f32
            %3846 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 77>} : (!struct2) -> f32
            %3847 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 78>} : (!struct2) -> f32
            %3848 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 79>} : (!struct2) -> f32
            %3849 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 80>} : (!struct2) -> f32
            %3850 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 81>} : (!struct2) -> f32
            %3851 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 82>} : (!struct2) -> f32
            %3852 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 83>} : (!struct2) -> f32
            %3853 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 84>} : (!struct2) -> f32
            %3854 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 85>} : (!struct2) -> f32
            %3855 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 86>} : (!struct2) -> f32
            %3856 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 87>} : (!struct2) -> f32
            %3857 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 88>} : (!struct2) -> f32
            %3858 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 89>} : (!struct2) -> f32
            %3859 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 90>} : (!struct2) -> f32
            %3860 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 91>} : (!struct2) -> f32
            %3861 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 92>} : (!struct2) -> f32
            %3862 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 93>} : (!struct2) -> f32
            %3863 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 94>} : (!struct2) -> f32
            %3864 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 95>} : (!struct2) -> f32
            %3865 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 96>} : (!struct2) -> f32
            %3866 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 97>} : (!struct2) -> f32
            %3867 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 98>} : (!struct2) -> f32
            %3868 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 99>} : (!struct2) -> f32
            %3869 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 100>} : (!struct2) -> f32
            %3870 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 101>} : (!struct2) -> f32
            %3871 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 102>} : (!struct2) -> f32
            %3872 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 103>} : (!struct2) -> f32
            %3873 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 104>} : (!struct2) -> f32
            %3874 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 105>} : (!struct2) -> f32
            %3875 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 106>} : (!struct2) -> f32
            %3876 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 107>} : (!struct2) -> f32
            %3877 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 108>} : (!struct2) -> f32
            %3878 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 109>} : (!struct2) -> f32
            %3879 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 110>} : (!struct2) -> f32
            %3880 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 111>} : (!struct2) -> f32
            %3881 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 112>} : (!struct2) -> f32
            %3882 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 113>} : (!struct2) -> f32
            %3883 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 114>} : (!struct2) -> f32
            %3884 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 115>} : (!struct2) -> f32
            %3885 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 116>} : (!struct2) -> f32
            %3886 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 117>} : (!struct2) -> f32
            %3887 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 118>} : (!struct2) -> f32
            %3888 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 119>} : (!struct2) -> f32
            %3889 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 120>} : (!struct2) -> f32
            %3890 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 121>} : (!struct2) -> f32
            %3891 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 122>} : (!struct2) -> f32
            %3892 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 123>} : (!struct2) -> f32
            %3893 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 124>} : (!struct2) -> f32
            %3894 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 125>} : (!struct2) -> f32
            %3895 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 126>} : (!struct2) -> f32
            %3896 = "llvm.extractvalue"(%t3897_r) {position = array<i64: 127>} : (!struct2) -> f32
            "scf.if"(%171) ({
              %3898 = "llvm.getelementptr"(%172, %3378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3899_s0 = "llvm.ptrtoint"(%3898) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3899_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3900 = "arith.addi"(%3378, %1094) : (i32, i32) -> i32
            %3901 = "arith.cmpi"(%3900, %2693) {predicate = 0 : i64} : (i32, i32) -> i1
            %3902 = "arith.xori"(%3379, %1094) : (i32, i32) -> i32
            %3903 = "arith.select"(%3901, %3902, %3379) : (i1, i32, i32) -> i32
            %3904 = "arith.select"(%3901, %71, %3900) : (i1, i32, i32) -> i32
            %3905 = "arith.addi"(%3377, %1094) : (i32, i32) -> i32
            %3906 = "vector.from_elements"(%3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3907 = "vector.from_elements"(%3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3908 = "arith.mulf"(%3906, %3907) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3909 = "vector.extract"(%3908) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3910 = "vector.extract"(%3908) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3911 = "vector.extract"(%3908) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3912 = "vector.extract"(%3908) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3913 = "vector.extract"(%3908) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3914 = "vector.extract"(%3908) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3915 = "vector.extract"(%3908) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3916 = "vector.extract"(%3908) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3917 = "vector.extract"(%3908) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3918 = "vector.extract"(%3908) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3919 = "vector.extract"(%3908) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3920 = "vector.extract"(%3908) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3921 = "vector.extract"(%3908) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3922 = "vector.extract"(%3908) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3923 = "vector.extract"(%3908) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3924 = "vector.extract"(%3908) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3925 = "vector.extract"(%3908) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3926 = "vector.extract"(%3908) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3927 = "vector.extract"(%3908) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3928 = "vector.extract"(%3908) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3929 = "vector.extract"(%3908) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3930 = "vector.extract"(%3908) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3931 = "vector.extract"(%3908) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3932 = "vector.extract"(%3908) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3933 = "vector.extract"(%3908) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3934 = "vector.extract"(%3908) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3935 = "vector.extract"(%3908) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3936 = "vector.extract"(%3908) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3937 = "vector.extract"(%3908) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3938 = "vector.extract"(%3908) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3939 = "vector.extract"(%3908) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3940 = "vector.extract"(%3908) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3941 = "arith.xori"(%3551, %2172) : (i1, i1) -> i1
            %3942, %3943, %3944 = "scf.if"(%3941) ({
              %3945 = "arith.addi"(%3375, %1094) : (i32, i32) -> i32
              %3946 = "arith.cmpi"(%3945, %2693) {predicate = 0 : i64} : (i32, i32) -> i1
              %3947 = "arith.xori"(%3376, %1094) : (i32, i32) -> i32
              %3948 = "arith.select"(%3946, %3947, %3376) : (i1, i32, i32) -> i32
              %3949 = "arith.select"(%3946, %71, %3945) : (i1, i32, i32) -> i32
              %3950 = "arith.addi"(%3374, %1094) : (i32, i32) -> i32
              %3951 = "llvm.getelementptr"(%169, %3949) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3952_s0 = "llvm.ptrtoint"(%3951) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3952_s0, %3948) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"(%3950, %3949, %3948) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3374, %3375, %3376) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            %3953 = "arith.muli"(%3943, %1117) : (i32, i32) -> i32
            %3954 = "llvm.getelementptr"(%90, %3953) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3956_a = "llvm.ptrtoint"(%1130) : (!llvm.ptr<3>) -> i32
            %t3956_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3956_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3956_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3956_shifted = "arith.shrui"(%t3956_a, %t3956_four) : (i32, i32) -> i32
            %t3956_low = "arith.andi"(%t3956_shifted, %t3956_mask) : (i32, i32) -> i32
            %t3956_wide = "arith.extui"(%t3956_low) : (i32) -> i64
            %3955 = "arith.ori"(%t3956_wide, %t3956_fields) : (i64, i64) -> i64
            %t3958_a = "llvm.ptrtoint"(%3954) : (!llvm.ptr<3>) -> i32
            %t3958_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3958_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3958_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3958_shifted = "arith.shrui"(%t3958_a, %t3958_four) : (i32, i32) -> i32
            %t3958_low = "arith.andi"(%t3958_shifted, %t3958_mask) : (i32, i32) -> i32
            %t3958_wide = "arith.extui"(%t3958_low) : (i32) -> i64
            %3957 = "arith.ori"(%t3958_wide, %t3958_fields) : (i64, i64) -> i64
            %t3991_r = "llvm.inline_asm"(%3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3959 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3960 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3961 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3962 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3963 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3964 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3965 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3966 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3967 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3968 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3969 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3970 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3971 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3972 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3973 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3974 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3975 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3976 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3977 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3978 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3979 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3980 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3981 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3982 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3983 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3984 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3985 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3986 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3987 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3988 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3989 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3990 = "llvm.extractvalue"(%t3991_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t4024_r = "llvm.inline_asm"(%3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3955, %3957, %1745) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 49 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %3992 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3993 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3994 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3995 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3996 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3997 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3998 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3999 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4000 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4001 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4002 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4003 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4004 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4005 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4006 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4007 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4008 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4009 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4010 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4011 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4012 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4013 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4014 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4015 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4016 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4017 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4018 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4019 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4020 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4021 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4022 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4023 = "llvm.extractvalue"(%t4024_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t4153_r = "llvm.inline_asm"(%3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %3909, %3910, %3911, %3912, %3913, %3914, %3915, %3916, %3917, %3918, %3919, %3920, %3921, %3922, %3923, %3924, %3925, %3926, %3927, %3928, %3929, %3930, %3931, %3932, %3933, %3934, %3935, %3936, %3937, %3938, %3939, %3940, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882, %3883, %3884, %3885, %3886, %3887, %3888, %3889, %3890, %3891, %3892, %3893, %3894, %3895, %3896) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4025 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4026 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4027 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4028 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4029 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4030 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4031 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4032 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4033 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4034 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4035 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4036 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4037 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4038 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4039 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4040 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4041 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4042 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4043 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4044 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4045 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4046 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4047 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4048 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4049 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4050 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4051 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4052 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4053 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4054 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4055 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4056 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4057 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4058 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4059 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4060 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4061 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4062 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4063 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4064 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4065 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4066 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4067 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4068 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4069 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4070 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4071 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4072 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4073 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4074 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4075 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4076 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4077 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4078 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4079 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4080 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4081 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4082 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4083 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4084 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4085 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4086 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4087 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4088 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4089 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4090 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4091 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4092 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4093 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4094 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4095 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4096 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4097 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4098 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4099 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4100 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4101 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4102 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4103 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4104 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4105 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4106 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4107 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4108 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4109 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4110 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4111 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4112 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4113 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4114 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4115 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4116 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4117 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4118 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4119 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4120 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4121 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4122 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4123 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4124 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4125 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4126 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4127 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4128 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4129 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4130 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4131 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4132 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4133 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4134 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4135 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4136 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4137 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4138 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4139 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4140 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4141 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4142 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4143 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4144 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4145 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4146 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4147 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4148 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4149 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4150 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4151 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4152 = "llvm.extractvalue"(%t4153_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4154 = "llvm.getelementptr"(%117, %3384) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4155_s0 = "llvm.ptrtoint"(%4154) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4155_s0, %3385) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4156 = "arith.muli"(%3384, %2646) : (i32, i32) -> i32
            %4157 = "llvm.getelementptr"(%93, %4156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4158 = "vector.from_elements"(%4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080, %4081, %4082, %4083, %4084, %4085, %4086, %4087, %4088) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %4159 = "arith.truncf"(%4158) : (vector<32xf32>) -> vector<32xf16>
            %4160 = "vector.extract"(%4159) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %4161 = "vector.extract"(%4159) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %4162 = "vector.extract"(%4159) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %4163 = "vector.extract"(%4159) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %4164 = "vector.extract"(%4159) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %4165 = "vector.extract"(%4159) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %4166 = "vector.extract"(%4159) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %4167 = "vector.extract"(%4159) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %4168 = "vector.extract"(%4159) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %4169 = "vector.extract"(%4159) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %4170 = "vector.extract"(%4159) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %4171 = "vector.extract"(%4159) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %4172 = "vector.extract"(%4159) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %4173 = "vector.extract"(%4159) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %4174 = "vector.extract"(%4159) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %4175 = "vector.extract"(%4159) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %4176 = "vector.extract"(%4159) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %4177 = "vector.extract"(%4159) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %4178 = "vector.extract"(%4159) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %4179 = "vector.extract"(%4159) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %4180 = "vector.extract"(%4159) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %4181 = "vector.extract"(%4159) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %4182 = "vector.extract"(%4159) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %4183 = "vector.extract"(%4159) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %4184 = "vector.extract"(%4159) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %4185 = "vector.extract"(%4159) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %4186 = "vector.extract"(%4159) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %4187 = "vector.extract"(%4159) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %4188 = "vector.extract"(%4159) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %4189 = "vector.extract"(%4159) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %4190 = "vector.extract"(%4159) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %4191 = "vector.extract"(%4159) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %4192 = "vector.from_elements"(%4160, %4161) : (f16, f16) -> vector<2xf16>
            %4193 = "llvm.bitcast"(%4192) : (vector<2xf16>) -> i32
            %4194 = "vector.from_elements"(%4162, %4163) : (f16, f16) -> vector<2xf16>
            %4195 = "llvm.bitcast"(%4194) : (vector<2xf16>) -> i32
            %4196 = "vector.from_elements"(%4164, %4165) : (f16, f16) -> vector<2xf16>
            %4197 = "llvm.bitcast"(%4196) : (vector<2xf16>) -> i32
            %4198 = "vector.from_elements"(%4166, %4167) : (f16, f16) -> vector<2xf16>
            %4199 = "llvm.bitcast"(%4198) : (vector<2xf16>) -> i32
            %4200 = "llvm.getelementptr"(%4157, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4200, %4193, %4195, %4197, %4199) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4202 = "llvm.getelementptr"(%4157) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4203 = "vector.from_elements"(%4168, %4169) : (f16, f16) -> vector<2xf16>
            %4204 = "llvm.bitcast"(%4203) : (vector<2xf16>) -> i32
            %4205 = "vector.from_elements"(%4170, %4171) : (f16, f16) -> vector<2xf16>
            %4206 = "llvm.bitcast"(%4205) : (vector<2xf16>) -> i32
            %4207 = "vector.from_elements"(%4172, %4173) : (f16, f16) -> vector<2xf16>
            %4208 = "llvm.bitcast"(%4207) : (vector<2xf16>) -> i32
            %4209 = "vector.from_elements"(%4174, %4175) : (f16, f16) -> vector<2xf16>
            %4210 = "llvm.bitcast"(%4209) : (vector<2xf16>) -> i32
            %4211 = "llvm.getelementptr"(%4202, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4211, %4204, %4206, %4208, %4210) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4213 = "llvm.getelementptr"(%4157) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4214 = "vector.from_elements"(%4176, %4177) : (f16, f16) -> vector<2xf16>
            %4215 = "llvm.bitcast"(%4214) : (vector<2xf16>) -> i32
            %4216 = "vector.from_elements"(%4178, %4179) : (f16, f16) -> vector<2xf16>
            %4217 = "llvm.bitcast"(%4216) : (vector<2xf16>) -> i32
            %4218 = "vector.from_elements"(%4180, %4181) : (f16, f16) -> vector<2xf16>
            %4219 = "llvm.bitcast"(%4218) : (vector<2xf16>) -> i32
            %4220 = "vector.from_elements"(%4182, %4183) : (f16, f16) -> vector<2xf16>
            %4221 = "llvm.bitcast"(%4220) : (vector<2xf16>) -> i32
            %4222 = "llvm.getelementptr"(%4213, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4222, %4215, %4217, %4219, %4221) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4224 = "llvm.getelementptr"(%4157) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4225 = "vector.from_elements"(%4184, %4185) : (f16, f16) -> vector<2xf16>
            %4226 = "llvm.bitcast"(%4225) : (vector<2xf16>) -> i32
            %4227 = "vector.from_elements"(%4186, %4187) : (f16, f16) -> vector<2xf16>
            %4228 = "llvm.bitcast"(%4227) : (vector<2xf16>) -> i32
            %4229 = "vector.from_elements"(%4188, %4189) : (f16, f16) -> vector<2xf16>
            %4230 = "llvm.bitcast"(%4229) : (vector<2xf16>) -> i32
            %4231 = "vector.from_elements"(%4190, %4191) : (f16, f16) -> vector<2xf16>
            %4232 = "llvm.bitcast"(%4231) : (vector<2xf16>) -> i32
            %4233 = "llvm.getelementptr"(%4224, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4233, %4226, %4228, %4230, %4232) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 54 : i32} : (i32) -> ()
            %4235 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4236 = "arith.cmpi"(%4235, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4236) ({
              %4237 = "llvm.getelementptr"(%116, %3384) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4238_s0 = "llvm.ptrtoint"(%4237) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4238_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4239 = "arith.cmpi"(%3371, %1094) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%4239) ({
              %4240 = "arith.shrsi"(%1121, %1102) : (i32, i32) -> i32
              %4241 = "arith.andi"(%1121, %2693) : (i32, i32) -> i32
              %4242 = "arith.muli"(%4240, %74) : (i32, i32) -> i32
              %4243 = "arith.muli"(%4241, %1100) : (i32, i32) -> i32
              %4244 = "arith.addi"(%3548, %4242) : (i32, i32) -> i32
              %4245 = "nvvm.elect.sync"() {cutec.arm = 55 : i32} : () -> i1
              "scf.if"(%4245) ({
                %t4246_s1 = "llvm.ptrtoint"(%1123) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%26, %t4246_s1, %4243, %4244, %3390, %1557) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%2735, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 56 : i32} : (i32, i32) -> ()
            "scf.if"(%196) ({
              %4247 = "llvm.getelementptr"(%197, %3381) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4248_s0 = "llvm.ptrtoint"(%4247) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4248_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4249 = "arith.addi"(%3381, %1094) : (i32, i32) -> i32
            %4250 = "arith.cmpi"(%4249, %1102) {predicate = 0 : i64} : (i32, i32) -> i1
            %4251 = "arith.xori"(%3382, %1094) : (i32, i32) -> i32
            %4252 = "arith.select"(%4250, %4251, %3382) : (i1, i32, i32) -> i32
            %4253 = "arith.select"(%4250, %71, %4249) : (i1, i32, i32) -> i32
            %4254 = "arith.addi"(%3380, %1094) : (i32, i32) -> i32
            %4255 = "arith.muli"(%3943, %1136) : (i32, i32) -> i32
            %4256 = "llvm.getelementptr"(%94, %4255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4257 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4258 = "arith.remui"(%4257, %1111) : (i32, i32) -> i32
            %4259 = "arith.muli"(%4258, %1102) : (i32, i32) -> i32
            %4260 = "llvm.getelementptr"(%4256, %4259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4261 = "llvm.load"(%4260) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4262 = "vector.extract"(%4261) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4263 = "vector.extract"(%4261) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4264 = "llvm.getelementptr"(%4260) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4265 = "llvm.load"(%4264) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4266 = "vector.extract"(%4265) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4267 = "vector.extract"(%4265) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4268 = "llvm.getelementptr"(%4260) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4269 = "llvm.load"(%4268) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4270 = "vector.extract"(%4269) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4271 = "vector.extract"(%4269) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4272 = "llvm.getelementptr"(%4260) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4273 = "llvm.load"(%4272) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4274 = "vector.extract"(%4273) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4275 = "vector.extract"(%4273) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4276 = "llvm.getelementptr"(%4260) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4277 = "llvm.load"(%4276) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4278 = "vector.extract"(%4277) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4279 = "vector.extract"(%4277) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4280 = "llvm.getelementptr"(%4260) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4281 = "llvm.load"(%4280) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4282 = "vector.extract"(%4281) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4283 = "vector.extract"(%4281) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4284 = "llvm.getelementptr"(%4260) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4285 = "llvm.load"(%4284) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4286 = "vector.extract"(%4285) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4287 = "vector.extract"(%4285) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4288 = "llvm.getelementptr"(%4260) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4289 = "llvm.load"(%4288) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4290 = "vector.extract"(%4289) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4291 = "vector.extract"(%4289) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4292 = "vector.from_elements"(%4262, %4263, %4266, %4267, %4270, %4271, %4274, %4275, %4278, %4279, %4282, %4283, %4286, %4287, %4290, %4291) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4293 = "llvm.getelementptr"(%116, %3387) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4294_s0 = "llvm.ptrtoint"(%4293) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4294_s0, %3388) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4295 = "arith.muli"(%3387, %2646) : (i32, i32) -> i32
            %4296 = "llvm.getelementptr"(%1134, %4295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4298_a = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
            %t4298_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4298_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4298_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4298_shifted = "arith.shrui"(%t4298_a, %t4298_four) : (i32, i32) -> i32
            %t4298_low = "arith.andi"(%t4298_shifted, %t4298_mask) : (i32, i32) -> i32
            %t4298_wide = "arith.extui"(%t4298_low) : (i32) -> i64
            %4297 = "arith.ori"(%t4298_wide, %t4298_fields) : (i64, i64) -> i64
            %t4300_a = "llvm.ptrtoint"(%4296) : (!llvm.ptr<3>) -> i32
            %t4300_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4300_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4300_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t4300_shifted = "arith.shrui"(%t4300_a, %t4300_four) : (i32, i32) -> i32
            %t4300_low = "arith.andi"(%t4300_shifted, %t4300_mask) : (i32, i32) -> i32
            %t4300_wide = "arith.extui"(%t4300_low) : (i32) -> i64
            %4299 = "arith.ori"(%t4300_wide, %t4300_fields) : (i64, i64) -> i64
            %t4317_r = "llvm.inline_asm"(%4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %4301 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4302 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4303 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4304 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4305 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4306 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4307 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4308 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4309 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4310 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4311 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4312 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4313 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4314 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4315 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4316 = "llvm.extractvalue"(%t4317_r) {position = array<i64: 15>} : (!struct3) -> f32
            %t4334_r = "llvm.inline_asm"(%4301, %4302, %4303, %4304, %4305, %4306, %4307, %4308, %4309, %4310, %4311, %4312, %4313, %4314, %4315, %4316, %4297, %4299, %1745) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 1, 0;\0Aadd.s64 da, $32, 128;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 256;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 384;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 640;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 768;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 896;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 57 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct3
            %4318 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4319 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4320 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4321 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4322 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4323 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4324 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4325 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4326 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4327 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4328 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4329 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4330 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4331 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4332 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4333 = "llvm.extractvalue"(%t4334_r) {position = array<i64: 15>} : (!struct3) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4335 = "llvm.getelementptr"(%1135, %4156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4336 = "arith.muli"(%3904, %1117) : (i32, i32) -> i32
            %4337 = "llvm.getelementptr"(%90, %4336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4339_a = "llvm.ptrtoint"(%4335) : (!llvm.ptr<3>) -> i32
            %t4339_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4339_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4339_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4339_shifted = "arith.shrui"(%t4339_a, %t4339_four) : (i32, i32) -> i32
            %t4339_low = "arith.andi"(%t4339_shifted, %t4339_mask) : (i32, i32) -> i32
            %t4339_wide = "arith.extui"(%t4339_low) : (i32) -> i64
            %4338 = "arith.ori"(%t4339_wide, %t4339_fields) : (i64, i64) -> i64
            %t4341_a = "llvm.ptrtoint"(%4337) : (!llvm.ptr<3>) -> i32
            %t4341_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4341_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4341_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4341_shifted = "arith.shrui"(%t4341_a, %t4341_four) : (i32, i32) -> i32
            %t4341_low = "arith.andi"(%t4341_shifted, %t4341_mask) : (i32, i32) -> i32
            %t4341_wide = "arith.extui"(%t4341_low) : (i32) -> i64
            %4340 = "arith.ori"(%t4341_wide, %t4341_fields) : (i64, i64) -> i64
            %t4374_r = "llvm.inline_asm"(%4121, %4122, %4123, %4124, %4125, %4126, %4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %4342 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4343 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4344 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4345 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4346 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4347 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4348 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4349 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4350 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4351 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4352 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4353 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4354 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4355 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4356 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4357 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4358 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4359 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4360 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4361 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4362 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4363 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4364 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4365 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4366 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4367 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4368 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4369 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4370 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4371 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4372 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4373 = "llvm.extractvalue"(%t4374_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t4407_r = "llvm.inline_asm"(%4342, %4343, %4344, %4345, %4346, %4347, %4348, %4349, %4350, %4351, %4352, %4353, %4354, %4355, %4356, %4357, %4358, %4359, %4360, %4361, %4362, %4363, %4364, %4365, %4366, %4367, %4368, %4369, %4370, %4371, %4372, %4373, %4338, %4340, %2172) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 58 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %4375 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4376 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4377 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4378 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4379 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4380 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4381 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4382 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4383 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4384 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4385 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4386 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4387 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4388 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4389 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4390 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4391 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4392 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4393 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4394 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4395 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4396 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4397 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4398 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4399 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4400 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4401 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4402 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4403 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4404 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4405 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4406 = "llvm.extractvalue"(%t4407_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4408 = "arith.addi"(%3384, %1094) : (i32, i32) -> i32
            %4409 = "arith.cmpi"(%4408, %1102) {predicate = 0 : i64} : (i32, i32) -> i1
            %4410 = "arith.xori"(%3385, %1094) : (i32, i32) -> i32
            %4411 = "arith.select"(%4409, %4410, %3385) : (i1, i32, i32) -> i32
            %4412 = "arith.select"(%4409, %71, %4408) : (i1, i32, i32) -> i32
            %4413 = "arith.addi"(%3383, %1094) : (i32, i32) -> i32
            %t4542_r = "llvm.inline_asm"(%4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4318, %4319, %4320, %4321, %4322, %4323, %4324, %4325, %4326, %4327, %4328, %4329, %4330, %4331, %4332, %4333, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080, %4081, %4082, %4083, %4084, %4085, %4086, %4087, %4088, %4089, %4090, %4091, %4092, %4093, %4094, %4095, %4096, %4097, %4098, %4099, %4100, %4101, %4102, %4103, %4104, %4105, %4106, %4107, %4108, %4109, %4110, %4111, %4112, %4113, %4114, %4115, %4116, %4117, %4118, %4119, %4120, %4375, %4376, %4377, %4378, %4379, %4380, %4381, %4382, %4383, %4384, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4398, %4399, %4400, %4401, %4402, %4403, %4404, %4405, %4406) {asm_string = "wgmma.wait_group.sync.aligned 2;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4414 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4415 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4416 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4417 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4418 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4419 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4420 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4421 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4422 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4423 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4424 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4425 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4426 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4427 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4428 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4429 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4430 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4431 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4432 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4433 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4434 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4435 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4436 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4437 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4438 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4439 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4440 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4441 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4442 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4443 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4444 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4445 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4446 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4447 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4448 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4449 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4450 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4451 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4452 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4453 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4454 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4455 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4456 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4457 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4458 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4459 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4460 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4461 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4462 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4463 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4464 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4465 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4466 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4467 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4468 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4469 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4470 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4471 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4472 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4473 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4474 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4475 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4476 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4477 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4478 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4479 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4480 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4481 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4482 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4483 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4484 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4485 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4486 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4487 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4488 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4489 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4490 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4491 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4492 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4493 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4494 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4495 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4496 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4497 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4498 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4499 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4500 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4501 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4502 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4503 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4504 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4505 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4506 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4507 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4508 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4509 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4510 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4511 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4512 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4513 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4514 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4515 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4516 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4517 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4518 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4519 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4520 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4521 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4522 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4523 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4524 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4525 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4526 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4527 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4528 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4529 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4530 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4531 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4532 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4533 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4534 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4535 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4536 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4537 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4538 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4539 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4540 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4541 = "llvm.extractvalue"(%t4542_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4543, %4544, %4545, %4546, %4547, %4548, %4549, %4550, %4551, %4552, %4553, %4554, %4555, %4556, %4557, %4558, %4559, %4560, %4561, %4562, %4563, %4564, %4565, %4566, %4567, %4568, %4569, %4570, %4571, %4572, %4573, %4574 = "scf.if"(%1893) ({
              %4575 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %4576 = "arith.constant"() {value = 127 : i32} : () -> i32
              %4577 = "arith.andi"(%1096, %4576) : (i32, i32) -> i32
              %4578 = "arith.divui"(%4577, %74) : (i32, i32) -> i32
              %4579 = "arith.muli"(%4578, %1100) : (i32, i32) -> i32
              %4580 = "arith.addi"(%1705, %4579) : (i32, i32) -> i32
              %4581 = "arith.divui"(%4575, %1111) : (i32, i32) -> i32
              %4582 = "arith.addi"(%4580, %4581) : (i32, i32) -> i32
              %4583 = "arith.remui"(%4575, %1111) : (i32, i32) -> i32
              %4584 = "arith.muli"(%4583, %1102) : (i32, i32) -> i32
              %4585 = "arith.addi"(%3549, %4584) : (i32, i32) -> i32
              %4586 = "arith.cmpi"(%4582, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %4587 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
              %4588 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
              %4589 = "arith.select"(%4586, %4587, %4588) : (i1, i32, i32) -> i32
              %4590 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4591 = "arith.subi"(%4588, %4585) : (i32, i32) -> i32
              %4592 = "vector.broadcast"(%4591) : (i32) -> vector<16xi32>
              %4593 = "arith.cmpi"(%4590, %4592) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4594 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4595 = "arith.subi"(%4589, %4585) : (i32, i32) -> i32
              %4596 = "vector.broadcast"(%4595) : (i32) -> vector<16xi32>
              %4597 = "arith.cmpi"(%4594, %4596) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4598 = "arith.ori"(%4593, %4597) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
              %4599 = "vector.from_elements"(%4414, %4415, %4418, %4419, %4422, %4423, %4426, %4427, %4430, %4431, %4434, %4435, %4438, %4439, %4442, %4443) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4600 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
              %4601 = "arith.select"(%4598, %4600, %4599) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %4602 = "vector.extract"(%4601) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %4603 = "vector.extract"(%4601) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %4604 = "vector.extract"(%4601) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %4605 = "vector.extract"(%4601) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %4606 = "vector.extract"(%4601) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %4607 = "vector.extract"(%4601) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %4608 = "vector.extract"(%4601) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %4609 = "vector.extract"(%4601) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %4610 = "vector.extract"(%4601) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %4611 = "vector.extract"(%4601) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %4612 = "vector.extract"(%4601) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %4613 = "vector.extract"(%4601) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %4614 = "vector.extract"(%4601) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %4615 = "vector.extract"(%4601) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %4616 = "vector.extract"(%4601) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %4617 = "vector.extract"(%4601) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %4618 = "arith.addi"(%4582, %1097) : (i32, i32) -> i32
              %4619 = "arith.cmpi"(%4618, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %4620 = "arith.select"(%4619, %4587, %4588) : (i1, i32, i32) -> i32
              %4621 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4622 = "vector.broadcast"(%4591) : (i32) -> vector<16xi32>
              %4623 = "arith.cmpi"(%4621, %4622) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4624 = "vector.from_elements"(%71, %1094, %1097, %1145, %1100, %1146, %1147, %1148, %74, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4625 = "arith.subi"(%4620, %4585) : (i32, i32) -> i32
              %4626 = "vector.broadcast"(%4625) : (i32) -> vector<16xi32>
              %4627 = "arith.cmpi"(%4624, %4626) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4628 = "arith.ori"(%4623, %4627) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
              %4629 = "vector.from_elements"(%4416, %4417, %4420, %4421, %4424, %4425, %4428, %4429, %4432, %4433, %4436, %4437, %4440, %4441, %4444, %4445) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4630 = "arith.select"(%4628, %4600, %4629) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %4631 = "vector.extract"(%4630) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %4632 = "vector.extract"(%4630) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %4633 = "vector.extract"(%4630) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %4634 = "vector.extract"(%4630) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %4635 = "vector.extract"(%4630) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %4636 = "vector.extract"(%4630) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %4637 = "vector.extract"(%4630) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %4638 = "vector.extract"(%4630) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %4639 = "vector.extract"(%4630) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %4640 = "vector.extract"(%4630) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %4641 = "vector.extract"(%4630) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %4642 = "vector.extract"(%4630) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %4643 = "vector.extract"(%4630) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %4644 = "vector.extract"(%4630) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %4645 = "vector.extract"(%4630) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %4646 = "vector.extract"(%4630) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%4602, %4603, %4631, %4632, %4604, %4605, %4633, %4634, %4606, %4607, %4635, %4636, %4608, %4609, %4637, %4638, %4610, %4611, %4639, %4640, %4612, %4613, %4641, %4642, %4614, %4615, %4643, %4644, %4616, %4617, %4645, %4646) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %4647 = "vector.from_elements"(%4543, %4544, %4547, %4548, %4551, %4552, %4555, %4556, %4559, %4560, %4563, %4564, %4567, %4568, %4571, %4572) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4648 = "vector.broadcast"(%1125) : (f32) -> vector<16xf32>
            %4649 = "arith.mulf"(%4647, %4648) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4650 = "arith.subf"(%4649, %4292) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4651 = "vector.extract"(%4650) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4652 = "vector.extract"(%4650) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4653 = "vector.extract"(%4650) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4654 = "vector.extract"(%4650) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4655 = "vector.extract"(%4650) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4656 = "vector.extract"(%4650) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4657 = "vector.extract"(%4650) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4658 = "vector.extract"(%4650) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4659 = "vector.extract"(%4650) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4660 = "vector.extract"(%4650) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4661 = "vector.extract"(%4650) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4662 = "vector.extract"(%4650) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4663 = "vector.extract"(%4650) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4664 = "vector.extract"(%4650) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4665 = "vector.extract"(%4650) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4666 = "vector.extract"(%4650) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
            %4680 = "llvm.call_intrinsic"(%4664) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4681 = "llvm.call_intrinsic"(%4665) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4682 = "llvm.call_intrinsic"(%4666) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4683 = "vector.from_elements"(%4667, %4668, %4669, %4670, %4671, %4672, %4673, %4674, %4675, %4676, %4677, %4678, %4679, %4680, %4681, %4682) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4684 = "vector.extract"(%4683) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4685 = "vector.extract"(%4683) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4686 = "vector.extract"(%4683) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4687 = "vector.extract"(%4683) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4688 = "vector.extract"(%4683) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4689 = "vector.extract"(%4683) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4690 = "vector.extract"(%4683) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4691 = "vector.extract"(%4683) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4692 = "vector.extract"(%4683) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4693 = "vector.extract"(%4683) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4694 = "vector.extract"(%4683) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4695 = "vector.extract"(%4683) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4696 = "vector.extract"(%4683) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4697 = "vector.extract"(%4683) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4698 = "vector.extract"(%4683) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4699 = "vector.extract"(%4683) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %4700 = "vector.from_elements"(%4545, %4546, %4549, %4550, %4553, %4554, %4557, %4558, %4561, %4562, %4565, %4566, %4569, %4570, %4573, %4574) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4701 = "vector.broadcast"(%1125) : (f32) -> vector<16xf32>
            %4702 = "arith.mulf"(%4700, %4701) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4703 = "arith.subf"(%4702, %4292) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4704 = "vector.extract"(%4703) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4705 = "vector.extract"(%4703) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4706 = "vector.extract"(%4703) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4707 = "vector.extract"(%4703) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4708 = "vector.extract"(%4703) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4709 = "vector.extract"(%4703) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4710 = "vector.extract"(%4703) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4711 = "vector.extract"(%4703) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4712 = "vector.extract"(%4703) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4713 = "vector.extract"(%4703) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4714 = "vector.extract"(%4703) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4715 = "vector.extract"(%4703) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4716 = "vector.extract"(%4703) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4717 = "vector.extract"(%4703) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4718 = "vector.extract"(%4703) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4719 = "vector.extract"(%4703) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
            %4733 = "llvm.call_intrinsic"(%4717) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4734 = "llvm.call_intrinsic"(%4718) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4735 = "llvm.call_intrinsic"(%4719) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4736 = "vector.from_elements"(%4720, %4721, %4722, %4723, %4724, %4725, %4726, %4727, %4728, %4729, %4730, %4731, %4732, %4733, %4734, %4735) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4737 = "vector.extract"(%4736) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4738 = "vector.extract"(%4736) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4739 = "vector.extract"(%4736) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4740 = "vector.extract"(%4736) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4741 = "vector.extract"(%4736) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4742 = "vector.extract"(%4736) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4743 = "vector.extract"(%4736) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4744 = "vector.extract"(%4736) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4745 = "vector.extract"(%4736) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4746 = "vector.extract"(%4736) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4747 = "vector.extract"(%4736) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4748 = "vector.extract"(%4736) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4749 = "vector.extract"(%4736) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4750 = "vector.extract"(%4736) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4751 = "vector.extract"(%4736) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4752 = "vector.extract"(%4736) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %t4881_r = "llvm.inline_asm"(%4684, %4685, %4737, %4738, %4686, %4687, %4739, %4740, %4688, %4689, %4741, %4742, %4690, %4691, %4743, %4744, %4692, %4693, %4745, %4746, %4694, %4695, %4747, %4748, %4696, %4697, %4749, %4750, %4698, %4699, %4751, %4752, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478, %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507, %4508, %4509, %4510, %4511, %4512, %4513, %4514, %4515, %4516, %4517, %4518, %4519, %4520, %4521, %4522, %4523, %4524, %4525, %4526, %4527, %4528, %4529, %4530, %4531, %4532, %4533, %4534, %4535, %4536, %4537, %4538, %4539, %4540, %4541) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4753 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4754 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4755 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4756 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4757 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4758 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4759 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4760 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4761 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4762 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4763 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4764 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4765 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4766 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4767 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4768 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4769 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4770 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4771 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4772 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4773 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4774 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4775 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4776 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4777 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4778 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4779 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4780 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4781 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4782 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4783 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4784 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4785 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4786 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4787 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4788 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4789 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4790 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4791 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4792 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4793 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4794 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4795 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4796 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4797 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4798 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4799 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4800 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4801 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4802 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4803 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4804 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4805 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4806 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4807 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4808 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4809 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4810 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4811 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4812 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4813 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4814 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4815 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4816 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4817 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4818 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4819 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4820 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4821 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4822 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4823 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4824 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4825 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4826 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4827 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4828 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4829 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4830 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4831 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4832 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4833 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4834 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4835 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4836 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4837 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4838 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4839 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4840 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4841 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4842 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4843 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4844 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4845 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4846 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4847 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4848 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4849 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4850 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4851 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4852 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4853 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4854 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4855 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4856 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4857 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4858 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4859 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4860 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4861 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4862 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4863 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4864 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4865 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4866 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4867 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4868 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4869 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4870 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4871 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4872 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4873 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4874 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4875 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4876 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4877 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4878 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4879 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4880 = "llvm.extractvalue"(%t4881_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4882 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4883 = "arith.cmpi"(%4882, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4883) ({
              %4884 = "llvm.getelementptr"(%117, %3387) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4885_s0 = "llvm.ptrtoint"(%4884) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4885_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4886 = "arith.addi"(%3387, %1094) : (i32, i32) -> i32
            %4887 = "arith.cmpi"(%4886, %1102) {predicate = 0 : i64} : (i32, i32) -> i1
            %4888 = "arith.xori"(%3388, %1094) : (i32, i32) -> i32
            %4889 = "arith.select"(%4887, %4888, %3388) : (i1, i32, i32) -> i32
            %4890 = "arith.select"(%4887, %71, %4886) : (i1, i32, i32) -> i32
            %4891 = "arith.addi"(%3386, %1094) : (i32, i32) -> i32
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 59 : i32} : (i32) -> ()
            %4892 = "vector.from_elements"(%4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797, %4798, %4799, %4800) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4893 = "vector.broadcast"(%58) : (f32) -> vector<16xf32>
            %4894 = "arith.mulf"(%4892, %4893) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4895 = "arith.truncf"(%4894) : (vector<16xf32>) -> vector<16xf16>
            %4896 = "vector.extract"(%4895) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
            %4897 = "vector.extract"(%4895) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
            %4898 = "vector.extract"(%4895) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
            %4899 = "vector.extract"(%4895) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
            %4900 = "vector.extract"(%4895) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
            %4901 = "vector.extract"(%4895) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
            %4902 = "vector.extract"(%4895) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
            %4903 = "vector.extract"(%4895) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
            %4904 = "vector.extract"(%4895) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
            %4905 = "vector.extract"(%4895) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
            %4906 = "vector.extract"(%4895) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
            %4907 = "vector.extract"(%4895) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
            %4908 = "vector.extract"(%4895) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
            %4909 = "vector.extract"(%4895) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
            %4910 = "vector.extract"(%4895) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
            %4911 = "vector.extract"(%4895) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
            %4912 = "vector.from_elements"(%4896, %4897) : (f16, f16) -> vector<2xf16>
            %4913 = "llvm.bitcast"(%4912) : (vector<2xf16>) -> i32
            %4914 = "vector.from_elements"(%4898, %4899) : (f16, f16) -> vector<2xf16>
            %4915 = "llvm.bitcast"(%4914) : (vector<2xf16>) -> i32
            %4916 = "vector.from_elements"(%4900, %4901) : (f16, f16) -> vector<2xf16>
            %4917 = "llvm.bitcast"(%4916) : (vector<2xf16>) -> i32
            %4918 = "vector.from_elements"(%4902, %4903) : (f16, f16) -> vector<2xf16>
            %4919 = "llvm.bitcast"(%4918) : (vector<2xf16>) -> i32
            %4920 = "arith.andi"(%1119, %1136) : (i32, i32) -> i32
            %4921 = "arith.shrui"(%4920, %2693) : (i32, i32) -> i32
            %4922 = "arith.xori"(%1119, %4921) : (i32, i32) -> i32
            %4923 = "llvm.getelementptr"(%134, %4922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4923, %4913, %4915, %4917, %4919) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4925 = "llvm.getelementptr"(%134) {rawConstantIndices = array<i32: 256>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4926 = "vector.from_elements"(%4904, %4905) : (f16, f16) -> vector<2xf16>
            %4927 = "llvm.bitcast"(%4926) : (vector<2xf16>) -> i32
            %4928 = "vector.from_elements"(%4906, %4907) : (f16, f16) -> vector<2xf16>
            %4929 = "llvm.bitcast"(%4928) : (vector<2xf16>) -> i32
            %4930 = "vector.from_elements"(%4908, %4909) : (f16, f16) -> vector<2xf16>
            %4931 = "llvm.bitcast"(%4930) : (vector<2xf16>) -> i32
            %4932 = "vector.from_elements"(%4910, %4911) : (f16, f16) -> vector<2xf16>
            %4933 = "llvm.bitcast"(%4932) : (vector<2xf16>) -> i32
            %4934 = "llvm.getelementptr"(%4925, %4922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4934, %4927, %4929, %4931, %4933) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4936, %4937 = "scf.if"(%4239) ({
              %4938 = "arith.addi"(%3373, %1094) : (i32, i32) -> i32
              %4939 = "arith.cmpi"(%4938, %2105) {predicate = 0 : i64} : (i32, i32) -> i1
              %4940, %4941 = "scf.if"(%4939) ({
                %4942 = "arith.addi"(%3390, %1094) : (i32, i32) -> i32
                "scf.yield"(%1698, %4942) : (i32, i32) -> ()
              }, {
                "scf.yield"(%4938, %3390) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              "scf.yield"(%4940, %4941) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3373, %3390) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%3545, %4936, %3942, %3943, %3944, %3905, %3904, %3903, %4254, %4253, %4252, %4413, %4412, %4411, %4891, %4890, %4889, %3546, %4937, %4753, %4754, %4755, %4756, %4757, %4758, %4759, %4760, %4761, %4762, %4763, %4764, %4765, %4766, %4767, %4768, %4769, %4770, %4771, %4772, %4773, %4774, %4775, %4776, %4777, %4778, %4779, %4780, %4781, %4782, %4783, %4784, %4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797, %4798, %4799, %4800, %4801, %4802, %4803, %4804, %4805, %4806, %4807, %4808, %4809, %4810, %4811, %4812, %4813, %4814, %4815, %4816, %4817, %4818, %4819, %4820, %4821, %4822, %4823, %4824, %4825, %4826, %4827, %4828, %4829, %4830, %4831, %4832, %4833, %4834, %4835, %4836, %4837, %4838, %4839, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4862, %4863, %4864, %4865, %4866, %4867, %4868, %4869, %4870, %4871, %4872, %4873, %4874, %4875, %4876, %4877, %4878, %4879, %4880, %4193, %4195, %4197, %4199, %4204, %4206, %4208, %4210, %4215, %4217, %4219, %4221, %4226, %4228, %4230, %4232, %4913, %4915, %4917, %4919, %4927, %4929, %4931, %4933) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %4943 = "arith.addi"(%3203, %1094) : (i32, i32) -> i32
          %4944 = "arith.cmpi"(%4943, %2693) {predicate = 0 : i64} : (i32, i32) -> i1
          %4945 = "arith.xori"(%3204, %1094) : (i32, i32) -> i32
          %4946 = "arith.select"(%4944, %4945, %3204) : (i1, i32, i32) -> i32
          %4947 = "arith.select"(%4944, %71, %4943) : (i1, i32, i32) -> i32
          %4948 = "arith.addi"(%3202, %1094) : (i32, i32) -> i32
          %4949 = "llvm.getelementptr"(%116, %3215) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4950_s0 = "llvm.ptrtoint"(%4949) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4950_s0, %3216) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4951 = "arith.muli"(%3215, %2646) : (i32, i32) -> i32
          %4952 = "llvm.getelementptr"(%1134, %4951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4954_a = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
          %t4954_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4954_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4954_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t4954_shifted = "arith.shrui"(%t4954_a, %t4954_four) : (i32, i32) -> i32
          %t4954_low = "arith.andi"(%t4954_shifted, %t4954_mask) : (i32, i32) -> i32
          %t4954_wide = "arith.extui"(%t4954_low) : (i32) -> i64
          %4953 = "arith.ori"(%t4954_wide, %t4954_fields) : (i64, i64) -> i64
          %t4956_a = "llvm.ptrtoint"(%4952) : (!llvm.ptr<3>) -> i32
          %t4956_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4956_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4956_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t4956_shifted = "arith.shrui"(%t4956_a, %t4956_four) : (i32, i32) -> i32
          %t4956_low = "arith.andi"(%t4956_shifted, %t4956_mask) : (i32, i32) -> i32
          %t4956_wide = "arith.extui"(%t4956_low) : (i32) -> i64
          %4955 = "arith.ori"(%t4956_wide, %t4956_fields) : (i64, i64) -> i64
          %t4973_r = "llvm.inline_asm"(%3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %4957 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4958 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4959 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4960 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4961 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4962 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4963 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4964 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4965 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4966 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4967 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4968 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4969 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4970 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4971 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4972 = "llvm.extractvalue"(%t4973_r) {position = array<i64: 15>} : (!struct3) -> f32
          %t4990_r = "llvm.inline_asm"(%4957, %4958, %4959, %4960, %4961, %4962, %4963, %4964, %4965, %4966, %4967, %4968, %4969, %4970, %4971, %4972, %4953, %4955, %1745) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 1, 0;\0Aadd.s64 da, $32, 128;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 256;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 384;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 640;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 768;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 896;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 62 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct3
          %4974 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4975 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4976 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4977 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4978 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4979 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4980 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4981 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4982 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4983 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4984 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4985 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4986 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4987 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4988 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4989 = "llvm.extractvalue"(%t4990_r) {position = array<i64: 15>} : (!struct3) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 63 : i32} : (i32) -> ()
          %4991 = "arith.cmpi"(%1851, %1094) {predicate = 4 : i64} : (i32, i32) -> i1
          %4992, %4993 = "scf.if"(%4991) ({
            %4994 = "arith.muli"(%3201, %1136) : (i32, i32) -> i32
            %4995 = "arith.shrsi"(%1121, %1102) : (i32, i32) -> i32
            %4996 = "arith.andi"(%1121, %2693) : (i32, i32) -> i32
            %4997 = "arith.muli"(%4995, %74) : (i32, i32) -> i32
            %4998 = "arith.muli"(%4996, %1100) : (i32, i32) -> i32
            %4999 = "arith.addi"(%4994, %4997) : (i32, i32) -> i32
            %5000 = "nvvm.elect.sync"() {cutec.arm = 64 : i32} : () -> i1
            "scf.if"(%5000) ({
              %t5001_s1 = "llvm.ptrtoint"(%1123) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%26, %t5001_s1, %4998, %4999, %3218, %1557) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            %5002 = "arith.addi"(%3201, %1094) : (i32, i32) -> i32
            %5003 = "arith.cmpi"(%5002, %2105) {predicate = 0 : i64} : (i32, i32) -> i1
            %5004, %5005 = "scf.if"(%5003) ({
              %5006 = "arith.addi"(%3218, %1094) : (i32, i32) -> i32
              "scf.yield"(%1698, %5006) : (i32, i32) -> ()
            }, {
              "scf.yield"(%5002, %3218) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%5004, %5005) : (i32, i32) -> ()
          }, {
            "scf.yield"(%3201, %3218) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %t5135_r = "llvm.inline_asm"(%3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %4974, %4975, %4976, %4977, %4978, %4979, %4980, %4981, %4982, %4983, %4984, %4985, %4986, %4987, %4988, %4989, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %5007 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 0>} : (!struct2) -> f32
          %5008 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 1>} : (!struct2) -> f32
          %5009 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 2>} : (!struct2) -> f32
          %5010 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 3>} : (!struct2) -> f32
          %5011 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 4>} : (!struct2) -> f32
          %5012 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 5>} : (!struct2) -> f32
          %5013 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 6>} : (!struct2) -> f32
          %5014 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 7>} : (!struct2) -> f32
          %5015 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 8>} : (!struct2) -> f32
          %5016 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 9>} : (!struct2) -> f32
          %5017 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 10>} : (!struct2) -> f32
          %5018 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 11>} : (!struct2) -> f32
          %5019 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 12>} : (!struct2) -> f32
          %5020 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 13>} : (!struct2) -> f32
          %5021 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 14>} : (!struct2) -> f32
          %5022 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 15>} : (!struct2) -> f32
          %5023 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 16>} : (!struct2) -> f32
          %5024 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 17>} : (!struct2) -> f32
          %5025 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 18>} : (!struct2) -> f32
          %5026 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 19>} : (!struct2) -> f32
          %5027 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 20>} : (!struct2) -> f32
          %5028 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 21>} : (!struct2) -> f32
          %5029 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 22>} : (!struct2) -> f32
          %5030 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 23>} : (!struct2) -> f32
          %5031 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 24>} : (!struct2) -> f32
          %5032 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 25>} : (!struct2) -> f32
          %5033 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 26>} : (!struct2) -> f32
          %5034 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 27>} : (!struct2) -> f32
          %5035 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 28>} : (!struct2) -> f32
          %5036 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 29>} : (!struct2) -> f32
          %5037 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 30>} : (!struct2) -> f32
          %5038 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 31>} : (!struct2) -> f32
          %5039 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 32>} : (!struct2) -> f32
          %5040 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 33>} : (!struct2) -> f32
          %5041 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 34>} : (!struct2) -> f32
          %5042 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 35>} : (!struct2) -> f32
          %5043 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 36>} : (!struct2) -> f32
          %5044 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 37>} : (!struct2) -> f32
          %5045 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 38>} : (!struct2) -> f32
          %5046 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 39>} : (!struct2) -> f32
          %5047 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 40>} : (!struct2) -> f32
          %5048 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 41>} : (!struct2) -> f32
          %5049 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 42>} : (!struct2) -> f32
          %5050 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 43>} : (!struct2) -> f32
          %5051 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 44>} : (!struct2) -> f32
          %5052 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 45>} : (!struct2) -> f32
          %5053 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 46>} : (!struct2) -> f32
          %5054 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 47>} : (!struct2) -> f32
          %5055 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 48>} : (!struct2) -> f32
          %5056 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 49>} : (!struct2) -> f32
          %5057 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 50>} : (!struct2) -> f32
          %5058 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 51>} : (!struct2) -> f32
          %5059 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 52>} : (!struct2) -> f32
          %5060 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 53>} : (!struct2) -> f32
          %5061 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 54>} : (!struct2) -> f32
          %5062 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 55>} : (!struct2) -> f32
          %5063 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 56>} : (!struct2) -> f32
          %5064 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 57>} : (!struct2) -> f32
          %5065 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 58>} : (!struct2) -> f32
          %5066 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 59>} : (!struct2) -> f32
          %5067 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 60>} : (!struct2) -> f32
          %5068 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 61>} : (!struct2) -> f32
          %5069 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 62>} : (!struct2) -> f32
          %5070 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 63>} : (!struct2) -> f32
          %5071 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 64>} : (!struct2) -> f32
          %5072 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 65>} : (!struct2) -> f32
          %5073 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 66>} : (!struct2) -> f32
          %5074 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 67>} : (!struct2) -> f32
          %5075 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 68>} : (!struct2) -> f32
          %5076 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 69>} : (!struct2) -> f32
          %5077 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 70>} : (!struct2) -> f32
          %5078 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 71>} : (!struct2) -> f32
          %5079 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 72>} : (!struct2) -> f32
          %5080 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 73>} : (!struct2) -> f32
          %5081 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 74>} : (!struct2) -> f32
          %5082 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 75>} : (!struct2) -> f32
          %5083 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 76>} : (!struct2) -> f32
          %5084 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 77>} : (!struct2) -> f32
          %5085 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 78>} : (!struct2) -> f32
          %5086 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 79>} : (!struct2) -> f32
          %5087 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 80>} : (!struct2) -> f32
          %5088 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 81>} : (!struct2) -> f32
          %5089 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 82>} : (!struct2) -> f32
          %5090 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 83>} : (!struct2) -> f32
          %5091 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 84>} : (!struct2) -> f32
          %5092 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 85>} : (!struct2) -> f32
          %5093 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 86>} : (!struct2) -> f32
          %5094 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 87>} : (!struct2) -> f32
          %5095 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 88>} : (!struct2) -> f32
          %5096 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 89>} : (!struct2) -> f32
          %5097 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 90>} : (!struct2) -> f32
          %5098 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 91>} : (!struct2) -> f32
          %5099 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 92>} : (!struct2) -> f32
          %5100 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 93>} : (!struct2) -> f32
          %5101 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 94>} : (!struct2) -> f32
          %5102 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 95>} : (!struct2) -> f32
          %5103 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 96>} : (!struct2) -> f32
          %5104 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 97>} : (!struct2) -> f32
          %5105 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 98>} : (!struct2) -> f32
          %5106 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 99>} : (!struct2) -> f32
          %5107 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 100>} : (!struct2) -> f32
          %5108 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 101>} : (!struct2) -> f32
          %5109 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 102>} : (!struct2) -> f32
          %5110 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 103>} : (!struct2) -> f32
          %5111 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 104>} : (!struct2) -> f32
          %5112 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 105>} : (!struct2) -> f32
          %5113 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 106>} : (!struct2) -> f32
          %5114 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 107>} : (!struct2) -> f32
          %5115 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 108>} : (!struct2) -> f32
          %5116 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 109>} : (!struct2) -> f32
          %5117 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 110>} : (!struct2) -> f32
          %5118 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 111>} : (!struct2) -> f32
          %5119 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 112>} : (!struct2) -> f32
          %5120 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 113>} : (!struct2) -> f32
          %5121 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 114>} : (!struct2) -> f32
          %5122 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 115>} : (!struct2) -> f32
          %5123 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 116>} : (!struct2) -> f32
          %5124 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 117>} : (!struct2) -> f32
          %5125 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 118>} : (!struct2) -> f32
          %5126 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 119>} : (!struct2) -> f32
          %5127 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 120>} : (!struct2) -> f32
          %5128 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 121>} : (!struct2) -> f32
          %5129 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 122>} : (!struct2) -> f32
          %5130 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 123>} : (!struct2) -> f32
          %5131 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 124>} : (!struct2) -> f32
          %5132 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 125>} : (!struct2) -> f32
          %5133 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 126>} : (!struct2) -> f32
          %5134 = "llvm.extractvalue"(%t5135_r) {position = array<i64: 127>} : (!struct2) -> f32
          %5136 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %5137 = "arith.cmpi"(%5136, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%5137) ({
            %5138 = "llvm.getelementptr"(%117, %3215) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5139_s0 = "llvm.ptrtoint"(%5138) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5139_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5140 = "arith.addi"(%3215, %1094) : (i32, i32) -> i32
          %5141 = "arith.cmpi"(%5140, %1102) {predicate = 0 : i64} : (i32, i32) -> i1
          %5142 = "arith.xori"(%3216, %1094) : (i32, i32) -> i32
          %5143 = "arith.select"(%5141, %5142, %3216) : (i1, i32, i32) -> i32
          %5144 = "arith.select"(%5141, %71, %5140) : (i1, i32, i32) -> i32
          %5145 = "arith.addi"(%3214, %1094) : (i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 65 : i32} : (i32) -> ()
          %5146 = "vector.from_elements"(%5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051, %5052, %5053, %5054) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %5147 = "vector.broadcast"(%58) : (f32) -> vector<16xf32>
          %5148 = "arith.mulf"(%5146, %5147) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %5149 = "arith.truncf"(%5148) : (vector<16xf32>) -> vector<16xf16>
          %5150 = "vector.extract"(%5149) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
          %5151 = "vector.extract"(%5149) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
          %5152 = "vector.extract"(%5149) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
          %5153 = "vector.extract"(%5149) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
          %5154 = "vector.extract"(%5149) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
          %5155 = "vector.extract"(%5149) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
          %5156 = "vector.extract"(%5149) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
          %5157 = "vector.extract"(%5149) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
          %5158 = "vector.extract"(%5149) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
          %5159 = "vector.extract"(%5149) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
          %5160 = "vector.extract"(%5149) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
          %5161 = "vector.extract"(%5149) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
          %5162 = "vector.extract"(%5149) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
          %5163 = "vector.extract"(%5149) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
          %5164 = "vector.extract"(%5149) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
          %5165 = "vector.extract"(%5149) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
          %5166 = "vector.from_elements"(%5150, %5151) : (f16, f16) -> vector<2xf16>
          %5167 = "llvm.bitcast"(%5166) : (vector<2xf16>) -> i32
          %5168 = "vector.from_elements"(%5152, %5153) : (f16, f16) -> vector<2xf16>
          %5169 = "llvm.bitcast"(%5168) : (vector<2xf16>) -> i32
          %5170 = "vector.from_elements"(%5154, %5155) : (f16, f16) -> vector<2xf16>
          %5171 = "llvm.bitcast"(%5170) : (vector<2xf16>) -> i32
          %5172 = "vector.from_elements"(%5156, %5157) : (f16, f16) -> vector<2xf16>
          %5173 = "llvm.bitcast"(%5172) : (vector<2xf16>) -> i32
          %5174 = "arith.andi"(%1119, %1136) : (i32, i32) -> i32
          %5175 = "arith.shrui"(%5174, %2693) : (i32, i32) -> i32
          %5176 = "arith.xori"(%1119, %5175) : (i32, i32) -> i32
          %5177 = "llvm.getelementptr"(%134, %5176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5177, %5167, %5169, %5171, %5173) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5179 = "llvm.getelementptr"(%134) {rawConstantIndices = array<i32: 256>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %5180 = "vector.from_elements"(%5158, %5159) : (f16, f16) -> vector<2xf16>
          %5181 = "llvm.bitcast"(%5180) : (vector<2xf16>) -> i32
          %5182 = "vector.from_elements"(%5160, %5161) : (f16, f16) -> vector<2xf16>
          %5183 = "llvm.bitcast"(%5182) : (vector<2xf16>) -> i32
          %5184 = "vector.from_elements"(%5162, %5163) : (f16, f16) -> vector<2xf16>
          %5185 = "llvm.bitcast"(%5184) : (vector<2xf16>) -> i32
          %5186 = "vector.from_elements"(%5164, %5165) : (f16, f16) -> vector<2xf16>
          %5187 = "llvm.bitcast"(%5186) : (vector<2xf16>) -> i32
          %5188 = "llvm.getelementptr"(%5179, %5176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5188, %5181, %5183, %5185, %5187) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 68 : i32} : (i32) -> ()
          %5190 = "arith.muli"(%4992, %1136) : (i32, i32) -> i32
          %5191 = "arith.shrsi"(%1121, %1102) : (i32, i32) -> i32
          %5192 = "arith.andi"(%1121, %2693) : (i32, i32) -> i32
          %5193 = "arith.muli"(%5191, %74) : (i32, i32) -> i32
          %5194 = "arith.muli"(%5192, %1100) : (i32, i32) -> i32
          %5195 = "arith.addi"(%5190, %5193) : (i32, i32) -> i32
          %5196 = "nvvm.elect.sync"() {cutec.arm = 69 : i32} : () -> i1
          "scf.if"(%5196) ({
            %t5197_s1 = "llvm.ptrtoint"(%1123) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%26, %t5197_s1, %5194, %5195, %4993, %1557) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.bulk.commit.group"() : () -> ()
          "scf.if"(%171) ({
            %5198 = "llvm.getelementptr"(%172, %3206) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5199_s0 = "llvm.ptrtoint"(%5198) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5199_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5200 = "arith.addi"(%3206, %1094) : (i32, i32) -> i32
          %5201 = "arith.cmpi"(%5200, %2693) {predicate = 0 : i64} : (i32, i32) -> i1
          %5202 = "arith.xori"(%3207, %1094) : (i32, i32) -> i32
          %5203 = "arith.select"(%5201, %5202, %3207) : (i1, i32, i32) -> i32
          %5204 = "arith.select"(%5201, %71, %5200) : (i1, i32, i32) -> i32
          %5205 = "arith.addi"(%3205, %1094) : (i32, i32) -> i32
          "scf.if"(%137) ({
            %5206 = "llvm.getelementptr"(%138, %1564) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5207_s0 = "llvm.ptrtoint"(%5206) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5207_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5208 = "arith.addi"(%1564, %1094) : (i32, i32) -> i32
          %5209 = "arith.cmpi"(%5208, %1094) {predicate = 0 : i64} : (i32, i32) -> i1
          %5210 = "arith.xori"(%1565, %1094) : (i32, i32) -> i32
          %5211 = "arith.select"(%5209, %5210, %1565) : (i1, i32, i32) -> i32
          %5212 = "arith.select"(%5209, %71, %5208) : (i1, i32, i32) -> i32
          %5213 = "arith.addi"(%1563, %1094) : (i32, i32) -> i32
          "scf.if"(%154) ({
            %5214 = "llvm.getelementptr"(%155, %1582) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5215_s0 = "llvm.ptrtoint"(%5214) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5215_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5216 = "arith.addi"(%1582, %1094) : (i32, i32) -> i32
          %5217 = "arith.cmpi"(%5216, %1094) {predicate = 0 : i64} : (i32, i32) -> i1
          %5218 = "arith.xori"(%1583, %1094) : (i32, i32) -> i32
          %5219 = "arith.select"(%5217, %5218, %1583) : (i1, i32, i32) -> i32
          %5220 = "arith.select"(%5217, %71, %5216) : (i1, i32, i32) -> i32
          %5221 = "arith.addi"(%1581, %1094) : (i32, i32) -> i32
          %5222 = "vector.from_elements"(%5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116, %5117, %5118, %5119, %5120, %5121, %5122, %5123, %5124, %5125, %5126, %5127, %5128, %5129, %5130, %5131, %5132, %5133, %5134) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5223 = "vector.broadcast"(%58) : (f32) -> vector<32xf32>
          %5224 = "arith.mulf"(%5222, %5223) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %5225 = "vector.extract"(%5224) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %5226 = "vector.extract"(%5224) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %5227 = "vector.extract"(%5224) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %5228 = "vector.extract"(%5224) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %5229 = "vector.extract"(%5224) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %5230 = "vector.extract"(%5224) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %5231 = "vector.extract"(%5224) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %5232 = "vector.extract"(%5224) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %5233 = "vector.extract"(%5224) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %5234 = "vector.extract"(%5224) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %5235 = "vector.extract"(%5224) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %5236 = "vector.extract"(%5224) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %5237 = "vector.extract"(%5224) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %5238 = "vector.extract"(%5224) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %5239 = "vector.extract"(%5224) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %5240 = "vector.extract"(%5224) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %5241 = "vector.extract"(%5224) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %5242 = "vector.extract"(%5224) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %5243 = "vector.extract"(%5224) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %5244 = "vector.extract"(%5224) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %5245 = "vector.extract"(%5224) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %5246 = "vector.extract"(%5224) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %5247 = "vector.extract"(%5224) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %5248 = "vector.extract"(%5224) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %5249 = "vector.extract"(%5224) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %5250 = "vector.extract"(%5224) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %5251 = "vector.extract"(%5224) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %5252 = "vector.extract"(%5224) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %5253 = "vector.extract"(%5224) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %5254 = "vector.extract"(%5224) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %5255 = "vector.extract"(%5224) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %5256 = "vector.extract"(%5224) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %5257 = "arith.subi"(%56, %1696) : (i32, i32) -> i32
          %5258 = "arith.extsi"(%1558) : (i32) -> i64
          %5259 = "arith.extsi"(%1557) : (i32) -> i64
          %5260 = "arith.muli"(%5258, %42) : (i64, i64) -> i64
          %5261 = "arith.muli"(%5259, %43) : (i64, i64) -> i64
          %5262 = "arith.addi"(%5260, %5261) : (i64, i64) -> i64
          %5263 = "llvm.getelementptr"(%37, %5262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5264 = "arith.extsi"(%1696) : (i32) -> i64
          %5265 = "arith.muli"(%5264, %41) : (i64, i64) -> i64
          %5266 = "llvm.getelementptr"(%5263, %5265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5267 = "arith.andi"(%1096, %72) : (i32, i32) -> i32
          %5268 = "nvvm.shfl.sync"(%70, %1096, %5267, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 70 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 71 : i32} : (i32) -> ()
          %5269 = "arith.remui"(%5268, %1100) : (i32, i32) -> i32
          %5270 = "arith.divui"(%5268, %1100) : (i32, i32) -> i32
          %5271 = "arith.muli"(%5269, %1136) : (i32, i32) -> i32
          %5272 = "arith.remui"(%5270, %1102) : (i32, i32) -> i32
          %5273 = "arith.divui"(%5270, %1102) : (i32, i32) -> i32
          %5274 = "arith.muli"(%5272, %1097) : (i32, i32) -> i32
          %5275 = "arith.addi"(%5271, %5274) : (i32, i32) -> i32
          %5276 = "arith.muli"(%5273, %1114) : (i32, i32) -> i32
          %5277 = "arith.addi"(%5275, %5276) : (i32, i32) -> i32
          %5278 = "vector.from_elements"(%5071, %5072, %5073, %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101, %5102) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5279 = "arith.truncf"(%5278) : (vector<32xf32>) -> vector<32xf16>
          %5280 = "vector.extract"(%5279) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %5281 = "vector.extract"(%5279) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %5282 = "vector.extract"(%5279) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %5283 = "vector.extract"(%5279) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %5284 = "vector.extract"(%5279) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %5285 = "vector.extract"(%5279) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %5286 = "vector.extract"(%5279) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %5287 = "vector.extract"(%5279) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %5288 = "vector.extract"(%5279) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %5289 = "vector.extract"(%5279) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %5290 = "vector.extract"(%5279) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %5291 = "vector.extract"(%5279) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %5292 = "vector.extract"(%5279) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %5293 = "vector.extract"(%5279) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %5294 = "vector.extract"(%5279) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %5295 = "vector.extract"(%5279) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %5296 = "vector.extract"(%5279) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %5297 = "vector.extract"(%5279) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %5298 = "vector.extract"(%5279) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %5299 = "vector.extract"(%5279) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %5300 = "vector.extract"(%5279) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %5301 = "vector.extract"(%5279) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %5302 = "vector.extract"(%5279) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %5303 = "vector.extract"(%5279) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %5304 = "vector.extract"(%5279) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %5305 = "vector.extract"(%5279) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %5306 = "vector.extract"(%5279) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %5307 = "vector.extract"(%5279) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %5308 = "vector.extract"(%5279) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %5309 = "vector.extract"(%5279) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %5310 = "vector.extract"(%5279) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %5311 = "vector.extract"(%5279) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %5312 = "vector.from_elements"(%5280, %5281) : (f16, f16) -> vector<2xf16>
          %5313 = "llvm.bitcast"(%5312) : (vector<2xf16>) -> i32
          %5314 = "vector.from_elements"(%5282, %5283) : (f16, f16) -> vector<2xf16>
          %5315 = "llvm.bitcast"(%5314) : (vector<2xf16>) -> i32
          %5316 = "vector.from_elements"(%5284, %5285) : (f16, f16) -> vector<2xf16>
          %5317 = "llvm.bitcast"(%5316) : (vector<2xf16>) -> i32
          %5318 = "vector.from_elements"(%5286, %5287) : (f16, f16) -> vector<2xf16>
          %5319 = "llvm.bitcast"(%5318) : (vector<2xf16>) -> i32
          %5320 = "arith.andi"(%5277, %2691) : (i32, i32) -> i32
          %5321 = "arith.shrui"(%5320, %2693) : (i32, i32) -> i32
          %5322 = "arith.xori"(%5277, %5321) : (i32, i32) -> i32
          %5323 = "llvm.getelementptr"(%134, %5322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5323, %5313, %5315, %5317, %5319) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5325 = "arith.addi"(%5277, %1100) : (i32, i32) -> i32
          %5326 = "vector.from_elements"(%5288, %5289) : (f16, f16) -> vector<2xf16>
          %5327 = "llvm.bitcast"(%5326) : (vector<2xf16>) -> i32
          %5328 = "vector.from_elements"(%5290, %5291) : (f16, f16) -> vector<2xf16>
          %5329 = "llvm.bitcast"(%5328) : (vector<2xf16>) -> i32
          %5330 = "vector.from_elements"(%5292, %5293) : (f16, f16) -> vector<2xf16>
          %5331 = "llvm.bitcast"(%5330) : (vector<2xf16>) -> i32
          %5332 = "vector.from_elements"(%5294, %5295) : (f16, f16) -> vector<2xf16>
          %5333 = "llvm.bitcast"(%5332) : (vector<2xf16>) -> i32
          %5334 = "arith.andi"(%5325, %2691) : (i32, i32) -> i32
          %5335 = "arith.shrui"(%5334, %2693) : (i32, i32) -> i32
          %5336 = "arith.xori"(%5325, %5335) : (i32, i32) -> i32
          %5337 = "llvm.getelementptr"(%134, %5336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5337, %5327, %5329, %5331, %5333) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5339 = "arith.addi"(%5277, %74) : (i32, i32) -> i32
          %5340 = "vector.from_elements"(%5296, %5297) : (f16, f16) -> vector<2xf16>
          %5341 = "llvm.bitcast"(%5340) : (vector<2xf16>) -> i32
          %5342 = "vector.from_elements"(%5298, %5299) : (f16, f16) -> vector<2xf16>
          %5343 = "llvm.bitcast"(%5342) : (vector<2xf16>) -> i32
          %5344 = "vector.from_elements"(%5300, %5301) : (f16, f16) -> vector<2xf16>
          %5345 = "llvm.bitcast"(%5344) : (vector<2xf16>) -> i32
          %5346 = "vector.from_elements"(%5302, %5303) : (f16, f16) -> vector<2xf16>
          %5347 = "llvm.bitcast"(%5346) : (vector<2xf16>) -> i32
          %5348 = "arith.andi"(%5339, %2691) : (i32, i32) -> i32
          %5349 = "arith.shrui"(%5348, %2693) : (i32, i32) -> i32
          %5350 = "arith.xori"(%5339, %5349) : (i32, i32) -> i32
          %5351 = "llvm.getelementptr"(%134, %5350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5351, %5341, %5343, %5345, %5347) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5353 = "arith.addi"(%5277, %1152) : (i32, i32) -> i32
          %5354 = "vector.from_elements"(%5304, %5305) : (f16, f16) -> vector<2xf16>
          %5355 = "llvm.bitcast"(%5354) : (vector<2xf16>) -> i32
          %5356 = "vector.from_elements"(%5306, %5307) : (f16, f16) -> vector<2xf16>
          %5357 = "llvm.bitcast"(%5356) : (vector<2xf16>) -> i32
          %5358 = "vector.from_elements"(%5308, %5309) : (f16, f16) -> vector<2xf16>
          %5359 = "llvm.bitcast"(%5358) : (vector<2xf16>) -> i32
          %5360 = "vector.from_elements"(%5310, %5311) : (f16, f16) -> vector<2xf16>
          %5361 = "llvm.bitcast"(%5360) : (vector<2xf16>) -> i32
          %5362 = "arith.andi"(%5353, %2691) : (i32, i32) -> i32
          %5363 = "arith.shrui"(%5362, %2693) : (i32, i32) -> i32
          %5364 = "arith.xori"(%5353, %5363) : (i32, i32) -> i32
          %5365 = "llvm.getelementptr"(%134, %5364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5365, %5355, %5357, %5359, %5361) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 76 : i32} : (i32) -> ()
          %5367 = "arith.andi"(%5268, %72) : (i32, i32) -> i32
          %5368 = "arith.shrsi"(%5268, %1120) : (i32, i32) -> i32
          %5369 = "arith.muli"(%5368, %1100) : (i32, i32) -> i32
          %5370 = "arith.divui"(%5367, %1097) : (i32, i32) -> i32
          %5371 = "arith.addi"(%5369, %5370) : (i32, i32) -> i32
          %5372 = "arith.remui"(%5367, %1097) : (i32, i32) -> i32
          %5373 = "arith.cmpi"(%5371, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5373) ({
            %5374 = "arith.muli"(%5371, %1136) : (i32, i32) -> i32
            %5375 = "arith.muli"(%5372, %1097) : (i32, i32) -> i32
            %5376 = "arith.addi"(%5374, %5375) : (i32, i32) -> i32
            %5377 = "arith.extsi"(%5371) : (i32) -> i64
            %5378 = "arith.extsi"(%5372) : (i32) -> i64
            %5379 = "arith.muli"(%5377, %41) : (i64, i64) -> i64
            %5380 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5381 = "arith.muli"(%5378, %5380) : (i64, i64) -> i64
            %5382 = "arith.addi"(%5379, %5381) : (i64, i64) -> i64
            %5383 = "llvm.getelementptr"(%5266, %5382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5384 = "arith.andi"(%5376, %2691) : (i32, i32) -> i32
            %5385 = "arith.shrui"(%5384, %2693) : (i32, i32) -> i32
            %5386 = "arith.xori"(%5376, %5385) : (i32, i32) -> i32
            %5387 = "llvm.getelementptr"(%134, %5386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5388 = "llvm.load"(%5387) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5388, %5383) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5389 = "arith.addi"(%5367, %74) : (i32, i32) -> i32
          %5390 = "arith.divui"(%5389, %1097) : (i32, i32) -> i32
          %5391 = "arith.addi"(%5369, %5390) : (i32, i32) -> i32
          %5392 = "arith.remui"(%5389, %1097) : (i32, i32) -> i32
          %5393 = "arith.cmpi"(%5391, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5393) ({
            %5394 = "arith.muli"(%5391, %1136) : (i32, i32) -> i32
            %5395 = "arith.muli"(%5392, %1097) : (i32, i32) -> i32
            %5396 = "arith.addi"(%5394, %5395) : (i32, i32) -> i32
            %5397 = "arith.extsi"(%5391) : (i32) -> i64
            %5398 = "arith.extsi"(%5392) : (i32) -> i64
            %5399 = "arith.muli"(%5397, %41) : (i64, i64) -> i64
            %5400 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5401 = "arith.muli"(%5398, %5400) : (i64, i64) -> i64
            %5402 = "arith.addi"(%5399, %5401) : (i64, i64) -> i64
            %5403 = "llvm.getelementptr"(%5266, %5402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5404 = "arith.andi"(%5396, %2691) : (i32, i32) -> i32
            %5405 = "arith.shrui"(%5404, %2693) : (i32, i32) -> i32
            %5406 = "arith.xori"(%5396, %5405) : (i32, i32) -> i32
            %5407 = "llvm.getelementptr"(%134, %5406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5408 = "llvm.load"(%5407) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5408, %5403) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5409 = "arith.addi"(%5367, %1136) : (i32, i32) -> i32
          %5410 = "arith.divui"(%5409, %1097) : (i32, i32) -> i32
          %5411 = "arith.addi"(%5369, %5410) : (i32, i32) -> i32
          %5412 = "arith.remui"(%5409, %1097) : (i32, i32) -> i32
          %5413 = "arith.cmpi"(%5411, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5413) ({
            %5414 = "arith.muli"(%5411, %1136) : (i32, i32) -> i32
            %5415 = "arith.muli"(%5412, %1097) : (i32, i32) -> i32
            %5416 = "arith.addi"(%5414, %5415) : (i32, i32) -> i32
            %5417 = "arith.extsi"(%5411) : (i32) -> i64
            %5418 = "arith.extsi"(%5412) : (i32) -> i64
            %5419 = "arith.muli"(%5417, %41) : (i64, i64) -> i64
            %5420 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5421 = "arith.muli"(%5418, %5420) : (i64, i64) -> i64
            %5422 = "arith.addi"(%5419, %5421) : (i64, i64) -> i64
            %5423 = "llvm.getelementptr"(%5266, %5422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5424 = "arith.andi"(%5416, %2691) : (i32, i32) -> i32
            %5425 = "arith.shrui"(%5424, %2693) : (i32, i32) -> i32
            %5426 = "arith.xori"(%5416, %5425) : (i32, i32) -> i32
            %5427 = "llvm.getelementptr"(%134, %5426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5428 = "llvm.load"(%5427) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5428, %5423) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5429 = "arith.constant"() {value = 96 : i32} : () -> i32
          %5430 = "arith.addi"(%5367, %5429) : (i32, i32) -> i32
          %5431 = "arith.divui"(%5430, %1097) : (i32, i32) -> i32
          %5432 = "arith.addi"(%5369, %5431) : (i32, i32) -> i32
          %5433 = "arith.remui"(%5430, %1097) : (i32, i32) -> i32
          %5434 = "arith.cmpi"(%5432, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5434) ({
            %5435 = "arith.muli"(%5432, %1136) : (i32, i32) -> i32
            %5436 = "arith.muli"(%5433, %1097) : (i32, i32) -> i32
            %5437 = "arith.addi"(%5435, %5436) : (i32, i32) -> i32
            %5438 = "arith.extsi"(%5432) : (i32) -> i64
            %5439 = "arith.extsi"(%5433) : (i32) -> i64
            %5440 = "arith.muli"(%5438, %41) : (i64, i64) -> i64
            %5441 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5442 = "arith.muli"(%5439, %5441) : (i64, i64) -> i64
            %5443 = "arith.addi"(%5440, %5442) : (i64, i64) -> i64
            %5444 = "llvm.getelementptr"(%5266, %5443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5445 = "arith.andi"(%5437, %2691) : (i32, i32) -> i32
            %5446 = "arith.shrui"(%5445, %2693) : (i32, i32) -> i32
            %5447 = "arith.xori"(%5437, %5446) : (i32, i32) -> i32
            %5448 = "llvm.getelementptr"(%134, %5447) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5449 = "llvm.load"(%5448) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5449, %5444) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 77 : i32} : (i32) -> ()
          %5450 = "arith.muli"(%5258, %35) : (i64, i64) -> i64
          %5451 = "arith.muli"(%5259, %36) : (i64, i64) -> i64
          %5452 = "arith.addi"(%5450, %5451) : (i64, i64) -> i64
          %5453 = "llvm.getelementptr"(%30, %5452) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5454 = "arith.muli"(%5264, %34) : (i64, i64) -> i64
          %5455 = "llvm.getelementptr"(%5453, %5454) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5456 = "nvvm.shfl.sync"(%70, %1096, %5267, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 78 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 79 : i32} : (i32) -> ()
          %5457 = "arith.remui"(%5456, %1100) : (i32, i32) -> i32
          %5458 = "arith.divui"(%5456, %1100) : (i32, i32) -> i32
          %5459 = "arith.muli"(%5457, %1136) : (i32, i32) -> i32
          %5460 = "arith.remui"(%5458, %1102) : (i32, i32) -> i32
          %5461 = "arith.divui"(%5458, %1102) : (i32, i32) -> i32
          %5462 = "arith.muli"(%5460, %1097) : (i32, i32) -> i32
          %5463 = "arith.addi"(%5459, %5462) : (i32, i32) -> i32
          %5464 = "arith.muli"(%5461, %1114) : (i32, i32) -> i32
          %5465 = "arith.addi"(%5463, %5464) : (i32, i32) -> i32
          %5466 = "vector.from_elements"(%5225, %5226, %5227, %5228, %5229, %5230, %5231, %5232, %5233, %5234, %5235, %5236, %5237, %5238, %5239, %5240, %5241, %5242, %5243, %5244, %5245, %5246, %5247, %5248, %5249, %5250, %5251, %5252, %5253, %5254, %5255, %5256) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5467 = "arith.truncf"(%5466) : (vector<32xf32>) -> vector<32xf16>
          %5468 = "vector.extract"(%5467) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %5469 = "vector.extract"(%5467) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %5470 = "vector.extract"(%5467) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %5471 = "vector.extract"(%5467) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %5472 = "vector.extract"(%5467) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %5473 = "vector.extract"(%5467) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %5474 = "vector.extract"(%5467) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %5475 = "vector.extract"(%5467) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %5476 = "vector.extract"(%5467) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %5477 = "vector.extract"(%5467) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %5478 = "vector.extract"(%5467) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %5479 = "vector.extract"(%5467) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %5480 = "vector.extract"(%5467) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %5481 = "vector.extract"(%5467) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %5482 = "vector.extract"(%5467) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %5483 = "vector.extract"(%5467) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %5484 = "vector.extract"(%5467) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %5485 = "vector.extract"(%5467) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %5486 = "vector.extract"(%5467) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %5487 = "vector.extract"(%5467) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %5488 = "vector.extract"(%5467) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %5489 = "vector.extract"(%5467) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %5490 = "vector.extract"(%5467) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %5491 = "vector.extract"(%5467) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %5492 = "vector.extract"(%5467) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %5493 = "vector.extract"(%5467) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %5494 = "vector.extract"(%5467) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %5495 = "vector.extract"(%5467) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %5496 = "vector.extract"(%5467) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %5497 = "vector.extract"(%5467) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %5498 = "vector.extract"(%5467) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %5499 = "vector.extract"(%5467) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %5500 = "vector.from_elements"(%5468, %5469) : (f16, f16) -> vector<2xf16>
          %5501 = "llvm.bitcast"(%5500) : (vector<2xf16>) -> i32
          %5502 = "vector.from_elements"(%5470, %5471) : (f16, f16) -> vector<2xf16>
          %5503 = "llvm.bitcast"(%5502) : (vector<2xf16>) -> i32
          %5504 = "vector.from_elements"(%5472, %5473) : (f16, f16) -> vector<2xf16>
          %5505 = "llvm.bitcast"(%5504) : (vector<2xf16>) -> i32
          %5506 = "vector.from_elements"(%5474, %5475) : (f16, f16) -> vector<2xf16>
          %5507 = "llvm.bitcast"(%5506) : (vector<2xf16>) -> i32
          %5508 = "arith.andi"(%5465, %2691) : (i32, i32) -> i32
          %5509 = "arith.shrui"(%5508, %2693) : (i32, i32) -> i32
          %5510 = "arith.xori"(%5465, %5509) : (i32, i32) -> i32
          %5511 = "llvm.getelementptr"(%134, %5510) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5511, %5501, %5503, %5505, %5507) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5513 = "arith.addi"(%5465, %1100) : (i32, i32) -> i32
          %5514 = "vector.from_elements"(%5476, %5477) : (f16, f16) -> vector<2xf16>
          %5515 = "llvm.bitcast"(%5514) : (vector<2xf16>) -> i32
          %5516 = "vector.from_elements"(%5478, %5479) : (f16, f16) -> vector<2xf16>
          %5517 = "llvm.bitcast"(%5516) : (vector<2xf16>) -> i32
          %5518 = "vector.from_elements"(%5480, %5481) : (f16, f16) -> vector<2xf16>
          %5519 = "llvm.bitcast"(%5518) : (vector<2xf16>) -> i32
          %5520 = "vector.from_elements"(%5482, %5483) : (f16, f16) -> vector<2xf16>
          %5521 = "llvm.bitcast"(%5520) : (vector<2xf16>) -> i32
          %5522 = "arith.andi"(%5513, %2691) : (i32, i32) -> i32
          %5523 = "arith.shrui"(%5522, %2693) : (i32, i32) -> i32
          %5524 = "arith.xori"(%5513, %5523) : (i32, i32) -> i32
          %5525 = "llvm.getelementptr"(%134, %5524) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5525, %5515, %5517, %5519, %5521) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5527 = "arith.addi"(%5465, %74) : (i32, i32) -> i32
          %5528 = "vector.from_elements"(%5484, %5485) : (f16, f16) -> vector<2xf16>
          %5529 = "llvm.bitcast"(%5528) : (vector<2xf16>) -> i32
          %5530 = "vector.from_elements"(%5486, %5487) : (f16, f16) -> vector<2xf16>
          %5531 = "llvm.bitcast"(%5530) : (vector<2xf16>) -> i32
          %5532 = "vector.from_elements"(%5488, %5489) : (f16, f16) -> vector<2xf16>
          %5533 = "llvm.bitcast"(%5532) : (vector<2xf16>) -> i32
          %5534 = "vector.from_elements"(%5490, %5491) : (f16, f16) -> vector<2xf16>
          %5535 = "llvm.bitcast"(%5534) : (vector<2xf16>) -> i32
          %5536 = "arith.andi"(%5527, %2691) : (i32, i32) -> i32
          %5537 = "arith.shrui"(%5536, %2693) : (i32, i32) -> i32
          %5538 = "arith.xori"(%5527, %5537) : (i32, i32) -> i32
          %5539 = "llvm.getelementptr"(%134, %5538) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5539, %5529, %5531, %5533, %5535) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5541 = "arith.addi"(%5465, %1152) : (i32, i32) -> i32
          %5542 = "vector.from_elements"(%5492, %5493) : (f16, f16) -> vector<2xf16>
          %5543 = "llvm.bitcast"(%5542) : (vector<2xf16>) -> i32
          %5544 = "vector.from_elements"(%5494, %5495) : (f16, f16) -> vector<2xf16>
          %5545 = "llvm.bitcast"(%5544) : (vector<2xf16>) -> i32
          %5546 = "vector.from_elements"(%5496, %5497) : (f16, f16) -> vector<2xf16>
          %5547 = "llvm.bitcast"(%5546) : (vector<2xf16>) -> i32
          %5548 = "vector.from_elements"(%5498, %5499) : (f16, f16) -> vector<2xf16>
          %5549 = "llvm.bitcast"(%5548) : (vector<2xf16>) -> i32
          %5550 = "arith.andi"(%5541, %2691) : (i32, i32) -> i32
          %5551 = "arith.shrui"(%5550, %2693) : (i32, i32) -> i32
          %5552 = "arith.xori"(%5541, %5551) : (i32, i32) -> i32
          %5553 = "llvm.getelementptr"(%134, %5552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5553, %5543, %5545, %5547, %5549) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 84 : i32} : (i32) -> ()
          %5555 = "arith.andi"(%5456, %72) : (i32, i32) -> i32
          %5556 = "arith.shrsi"(%5456, %1120) : (i32, i32) -> i32
          %5557 = "arith.muli"(%5556, %1100) : (i32, i32) -> i32
          %5558 = "arith.divui"(%5555, %1097) : (i32, i32) -> i32
          %5559 = "arith.addi"(%5557, %5558) : (i32, i32) -> i32
          %5560 = "arith.remui"(%5555, %1097) : (i32, i32) -> i32
          %5561 = "arith.cmpi"(%5559, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5561) ({
            %5562 = "arith.muli"(%5559, %1136) : (i32, i32) -> i32
            %5563 = "arith.muli"(%5560, %1097) : (i32, i32) -> i32
            %5564 = "arith.addi"(%5562, %5563) : (i32, i32) -> i32
            %5565 = "arith.extsi"(%5559) : (i32) -> i64
            %5566 = "arith.extsi"(%5560) : (i32) -> i64
            %5567 = "arith.muli"(%5565, %34) : (i64, i64) -> i64
            %5568 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5569 = "arith.muli"(%5566, %5568) : (i64, i64) -> i64
            %5570 = "arith.addi"(%5567, %5569) : (i64, i64) -> i64
            %5571 = "llvm.getelementptr"(%5455, %5570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5572 = "arith.andi"(%5564, %2691) : (i32, i32) -> i32
            %5573 = "arith.shrui"(%5572, %2693) : (i32, i32) -> i32
            %5574 = "arith.xori"(%5564, %5573) : (i32, i32) -> i32
            %5575 = "llvm.getelementptr"(%134, %5574) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5576 = "llvm.load"(%5575) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5576, %5571) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5577 = "arith.addi"(%5555, %74) : (i32, i32) -> i32
          %5578 = "arith.divui"(%5577, %1097) : (i32, i32) -> i32
          %5579 = "arith.addi"(%5557, %5578) : (i32, i32) -> i32
          %5580 = "arith.remui"(%5577, %1097) : (i32, i32) -> i32
          %5581 = "arith.cmpi"(%5579, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5581) ({
            %5582 = "arith.muli"(%5579, %1136) : (i32, i32) -> i32
            %5583 = "arith.muli"(%5580, %1097) : (i32, i32) -> i32
            %5584 = "arith.addi"(%5582, %5583) : (i32, i32) -> i32
            %5585 = "arith.extsi"(%5579) : (i32) -> i64
            %5586 = "arith.extsi"(%5580) : (i32) -> i64
            %5587 = "arith.muli"(%5585, %34) : (i64, i64) -> i64
            %5588 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5589 = "arith.muli"(%5586, %5588) : (i64, i64) -> i64
            %5590 = "arith.addi"(%5587, %5589) : (i64, i64) -> i64
            %5591 = "llvm.getelementptr"(%5455, %5590) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5592 = "arith.andi"(%5584, %2691) : (i32, i32) -> i32
            %5593 = "arith.shrui"(%5592, %2693) : (i32, i32) -> i32
            %5594 = "arith.xori"(%5584, %5593) : (i32, i32) -> i32
            %5595 = "llvm.getelementptr"(%134, %5594) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5596 = "llvm.load"(%5595) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5596, %5591) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5597 = "arith.addi"(%5555, %1136) : (i32, i32) -> i32
          %5598 = "arith.divui"(%5597, %1097) : (i32, i32) -> i32
          %5599 = "arith.addi"(%5557, %5598) : (i32, i32) -> i32
          %5600 = "arith.remui"(%5597, %1097) : (i32, i32) -> i32
          %5601 = "arith.cmpi"(%5599, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5601) ({
            %5602 = "arith.muli"(%5599, %1136) : (i32, i32) -> i32
            %5603 = "arith.muli"(%5600, %1097) : (i32, i32) -> i32
            %5604 = "arith.addi"(%5602, %5603) : (i32, i32) -> i32
            %5605 = "arith.extsi"(%5599) : (i32) -> i64
            %5606 = "arith.extsi"(%5600) : (i32) -> i64
            %5607 = "arith.muli"(%5605, %34) : (i64, i64) -> i64
            %5608 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5609 = "arith.muli"(%5606, %5608) : (i64, i64) -> i64
            %5610 = "arith.addi"(%5607, %5609) : (i64, i64) -> i64
            %5611 = "llvm.getelementptr"(%5455, %5610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5612 = "arith.andi"(%5604, %2691) : (i32, i32) -> i32
            %5613 = "arith.shrui"(%5612, %2693) : (i32, i32) -> i32
            %5614 = "arith.xori"(%5604, %5613) : (i32, i32) -> i32
            %5615 = "llvm.getelementptr"(%134, %5614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5616 = "llvm.load"(%5615) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5616, %5611) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5617 = "arith.addi"(%5555, %5429) : (i32, i32) -> i32
          %5618 = "arith.divui"(%5617, %1097) : (i32, i32) -> i32
          %5619 = "arith.addi"(%5557, %5618) : (i32, i32) -> i32
          %5620 = "arith.remui"(%5617, %1097) : (i32, i32) -> i32
          %5621 = "arith.cmpi"(%5619, %5257) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5621) ({
            %5622 = "arith.muli"(%5619, %1136) : (i32, i32) -> i32
            %5623 = "arith.muli"(%5620, %1097) : (i32, i32) -> i32
            %5624 = "arith.addi"(%5622, %5623) : (i32, i32) -> i32
            %5625 = "arith.extsi"(%5619) : (i32) -> i64
            %5626 = "arith.extsi"(%5620) : (i32) -> i64
            %5627 = "arith.muli"(%5625, %34) : (i64, i64) -> i64
            %5628 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5629 = "arith.muli"(%5626, %5628) : (i64, i64) -> i64
            %5630 = "arith.addi"(%5627, %5629) : (i64, i64) -> i64
            %5631 = "llvm.getelementptr"(%5455, %5630) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5632 = "arith.andi"(%5624, %2691) : (i32, i32) -> i32
            %5633 = "arith.shrui"(%5632, %2693) : (i32, i32) -> i32
            %5634 = "arith.xori"(%5624, %5633) : (i32, i32) -> i32
            %5635 = "llvm.getelementptr"(%134, %5634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5636 = "llvm.load"(%5635) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5636, %5631) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 85 : i32} : (i32) -> ()
          %5637 = "llvm.getelementptr"(%232, %1570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5638_s0 = "llvm.ptrtoint"(%5637) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t5638_s0, %1571) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %5639 = "arith.muli"(%1570, %2693) : (i32, i32) -> i32
          %5640 = "llvm.getelementptr"(%250, %5639) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5641 = "llvm.load"(%5640) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5642 = "nvvm.shfl.sync"(%70, %5641, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 86 : i32} : (i32, i32, i32, i32) -> i32
          %5643 = "arith.addi"(%1094, %5639) : (i32, i32) -> i32
          %5644 = "llvm.getelementptr"(%250, %5643) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5645 = "llvm.load"(%5644) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5646 = "nvvm.shfl.sync"(%70, %5645, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 87 : i32} : (i32, i32, i32, i32) -> i32
          %5647 = "arith.addi"(%1102, %5639) : (i32, i32) -> i32
          %5648 = "llvm.getelementptr"(%250, %5647) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5649 = "llvm.load"(%5648) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5650 = "nvvm.shfl.sync"(%70, %5649, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 88 : i32} : (i32, i32, i32, i32) -> i32
          %5651 = "llvm.getelementptr"(%233, %1570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5652_s0 = "llvm.ptrtoint"(%5651) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t5652_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %5653 = "arith.addi"(%1570, %1094) : (i32, i32) -> i32
          %5654 = "arith.cmpi"(%5653, %1102) {predicate = 0 : i64} : (i32, i32) -> i1
          %5655 = "arith.xori"(%1571, %1094) : (i32, i32) -> i32
          %5656 = "arith.select"(%5654, %5655, %1571) : (i1, i32, i32) -> i32
          %5657 = "arith.select"(%5654, %71, %5653) : (i1, i32, i32) -> i32
          %5658 = "arith.addi"(%1569, %1094) : (i32, i32) -> i32
          "scf.yield"(%5650, %5646, %5642, %3208, %3209, %3210, %5213, %5212, %5211, %4948, %4947, %4946, %5658, %5657, %5656, %3211, %3212, %3213, %5205, %5204, %5203, %5145, %5144, %5143, %5221, %5220, %5219, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %2684, %2686, %2688, %2690, %2700, %2702, %2704, %2706, %2711, %2713, %2715, %2717, %2722, %2724, %2726, %2728, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %5167, %5169, %5171, %5173, %5181, %5183, %5185, %5187, %5313, %5315, %5317, %5319, %5327, %5329, %5331, %5333, %5341, %5343, %5345, %5347, %5355, %5357, %5359, %5361, %5501, %5503, %5505, %5507, %5515, %5517, %5519, %5521, %5529, %5531, %5533, %5535, %5543, %5545, %5547, %5549) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        %5659 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%5659, %5659) : (i1, i1) -> ()
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
