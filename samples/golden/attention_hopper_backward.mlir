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
                %586 = "llvm.getelementptr"(%197, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t587_s0 = "llvm.ptrtoint"(%586) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t587_s0, %577) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %588 = "llvm.getelementptr"(%194, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
                %593 = "arith.muli"(%576, %592) : (i32, i32) -> i32
                %594 = "llvm.getelementptr"(%91, %593) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %595 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
                "scf.if"(%595) ({
                  %t596_s0 = "llvm.ptrtoint"(%594) : (!llvm.ptr<3>) -> i32
                  %t596_s2 = "llvm.ptrtoint"(%588) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t596_s0, %12, %t596_s2, %71, %585, %584, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %597 = "arith.addi"(%576, %413) : (i32, i32) -> i32
                %598 = "arith.cmpi"(%597, %504) {predicate = 0 : i64} : (i32, i32) -> i1
                %599 = "arith.xori"(%577, %413) : (i32, i32) -> i32
                %600 = "arith.select"(%598, %599, %577) : (i1, i32, i32) -> i32
                %601 = "arith.select"(%598, %71, %597) : (i1, i32, i32) -> i32
                %602 = "arith.addi"(%575, %413) : (i32, i32) -> i32
                %603 = "llvm.getelementptr"(%218, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t604_s0 = "llvm.ptrtoint"(%603) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t604_s0, %580) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %605 = "llvm.getelementptr"(%215, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %606 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
                "scf.if"(%606) ({
                  %607 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t608_s0 = "llvm.ptrtoint"(%605) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t608_s0, %607) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %609 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
                "scf.if"(%609) ({
                  %t610_s0 = "llvm.ptrtoint"(%92) : (!llvm.ptr<3>) -> i32
                  %t610_s2 = "llvm.ptrtoint"(%605) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t610_s0, %16, %t610_s2, %71, %585, %584, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %611 = "arith.addi"(%579, %413) : (i32, i32) -> i32
                %612 = "arith.cmpi"(%611, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                %613 = "arith.xori"(%580, %413) : (i32, i32) -> i32
                %614 = "arith.select"(%612, %613, %580) : (i1, i32, i32) -> i32
                %615 = "arith.select"(%612, %71, %611) : (i1, i32, i32) -> i32
                %616 = "arith.addi"(%578, %413) : (i32, i32) -> i32
                %617 = "llvm.getelementptr"(%172, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t618_s0 = "llvm.ptrtoint"(%617) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t618_s0, %574) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1, 10000000;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %619 = "llvm.getelementptr"(%169, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %620 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
                "scf.if"(%620) ({
                  %621 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t622_s0 = "llvm.ptrtoint"(%619) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t622_s0, %621) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %623 = "arith.muli"(%573, %592) : (i32, i32) -> i32
                %624 = "llvm.getelementptr"(%90, %623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %625 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
                "scf.if"(%625) ({
                  %t626_s0 = "llvm.ptrtoint"(%624) : (!llvm.ptr<3>) -> i32
                  %t626_s2 = "llvm.ptrtoint"(%619) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t626_s0, %8, %t626_s2, %71, %585, %584, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %627 = "arith.extsi"(%584) : (i32) -> i64
                %628 = "arith.extsi"(%468) : (i32) -> i64
                %629 = "arith.muli"(%627, %24) : (i64, i64) -> i64
                %630 = "arith.muli"(%628, %25) : (i64, i64) -> i64
                %631 = "arith.addi"(%629, %630) : (i64, i64) -> i64
                %632 = "llvm.getelementptr"(%20, %631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %633 = "arith.muli"(%573, %512) : (i32, i32) -> i32
                %634 = "llvm.getelementptr"(%94, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %635 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %636 = "arith.muli"(%565, %512) : (i32, i32) -> i32
                %637 = "arith.addi"(%636, %635) : (i32, i32) -> i32
                %638 = "arith.cmpi"(%637, %57) {predicate = 2 : i64} : (i32, i32) -> i1
                %639 = "scf.if"(%638) ({
                  %640 = "arith.extsi"(%637) : (i32) -> i64
                  %641 = "llvm.getelementptr"(%632, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %642 = "llvm.load"(%641) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %643 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
                  %644 = "arith.mulf"(%642, %643) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %645 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  %646 = "arith.cmpf"(%644, %645) {predicate = 1 : i64} : (f32, f32) -> i1
                  %647 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  %648 = "arith.select"(%646, %647, %644) : (i1, f32, f32) -> f32
                  "scf.yield"(%648) : (f32) -> ()
                }, {
                  %649 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  "scf.yield"(%649) : (f32) -> ()
                }) : (i1) -> f32
                %650 = "arith.cmpi"(%635, %512) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.if"(%650) ({
                  %651 = "llvm.getelementptr"(%634, %635) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%639, %651) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %652 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %653 = "arith.addi"(%74, %652) : (i32, i32) -> i32
                %654 = "arith.addi"(%636, %653) : (i32, i32) -> i32
                %655 = "arith.cmpi"(%654, %57) {predicate = 2 : i64} : (i32, i32) -> i1
                %656 = "scf.if"(%655) ({
                  %657 = "arith.extsi"(%654) : (i32) -> i64
                  %658 = "llvm.getelementptr"(%632, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %659 = "llvm.load"(%658) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %660 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
                  %661 = "arith.mulf"(%659, %660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %662 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  %663 = "arith.cmpf"(%661, %662) {predicate = 1 : i64} : (f32, f32) -> i1
                  %664 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  %665 = "arith.select"(%663, %664, %661) : (i1, f32, f32) -> f32
                  "scf.yield"(%665) : (f32) -> ()
                }, {
                  %666 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
                  "scf.yield"(%666) : (f32) -> ()
                }) : (i1) -> f32
                %667 = "arith.cmpi"(%653, %512) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.if"(%667) ({
                  %668 = "llvm.getelementptr"(%634, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%656, %668) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "nvvm.bar.warp.sync"(%70) {cutec.arm = 19 : i32} : (i32) -> ()
                %669 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %670 = "arith.cmpi"(%669, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%670) ({
                  %t671_s0 = "llvm.ptrtoint"(%619) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t671_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %672 = "arith.addi"(%573, %413) : (i32, i32) -> i32
                %673 = "arith.constant"() {value = 3 : i32} : () -> i32
                %674 = "arith.cmpi"(%672, %673) {predicate = 0 : i64} : (i32, i32) -> i1
                %675 = "arith.xori"(%574, %413) : (i32, i32) -> i32
                %676 = "arith.select"(%674, %675, %574) : (i1, i32, i32) -> i32
                %677 = "arith.select"(%674, %71, %672) : (i1, i32, i32) -> i32
                %678 = "arith.addi"(%572, %413) : (i32, i32) -> i32
                %679 = "arith.addi"(%565, %534) : (i32, i32) -> i32
                %680 = "arith.cmpi"(%679, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                %681, %682, %683, %684, %685, %686 = "scf.if"(%680) ({
                  %687 = "llvm.getelementptr"(%138, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %t688_s0 = "llvm.ptrtoint"(%687) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t688_s0, %568) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  %689 = "llvm.getelementptr"(%135, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %690 = "nvvm.elect.sync"() {cutec.arm = 20 : i32} : () -> i1
                  "scf.if"(%690) ({
                    %691 = "arith.constant"() {value = 16384 : i32} : () -> i32
                    %t692_s0 = "llvm.ptrtoint"(%689) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t692_s0, %691) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %693 = "nvvm.elect.sync"() {cutec.arm = 21 : i32} : () -> i1
                  "scf.if"(%693) ({
                    %t694_s0 = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
                    %t694_s2 = "llvm.ptrtoint"(%689) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t694_s0, %0, %t694_s2, %71, %510, %467, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %695 = "arith.addi"(%567, %413) : (i32, i32) -> i32
                  %696 = "arith.cmpi"(%695, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                  %697 = "arith.xori"(%568, %413) : (i32, i32) -> i32
                  %698 = "arith.select"(%696, %697, %568) : (i1, i32, i32) -> i32
                  %699 = "arith.select"(%696, %71, %695) : (i1, i32, i32) -> i32
                  %700 = "arith.addi"(%566, %413) : (i32, i32) -> i32
                  %701 = "llvm.getelementptr"(%155, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %t702_s0 = "llvm.ptrtoint"(%701) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t702_s0, %571) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  %703 = "llvm.getelementptr"(%152, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %704 = "nvvm.elect.sync"() {cutec.arm = 22 : i32} : () -> i1
                  "scf.if"(%704) ({
                    %705 = "arith.constant"() {value = 16384 : i32} : () -> i32
                    %t706_s0 = "llvm.ptrtoint"(%703) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t706_s0, %705) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %707 = "nvvm.elect.sync"() {cutec.arm = 23 : i32} : () -> i1
                  "scf.if"(%707) ({
                    %t708_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
                    %t708_s2 = "llvm.ptrtoint"(%703) : (!llvm.ptr<3>) -> i32
                    "llvm.inline_asm"(%t708_s0, %4, %t708_s2, %71, %510, %467, %468) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %709 = "arith.addi"(%570, %413) : (i32, i32) -> i32
                  %710 = "arith.cmpi"(%709, %413) {predicate = 0 : i64} : (i32, i32) -> i1
                  %711 = "arith.xori"(%571, %413) : (i32, i32) -> i32
                  %712 = "arith.select"(%710, %711, %571) : (i1, i32, i32) -> i32
                  %713 = "arith.select"(%710, %71, %709) : (i1, i32, i32) -> i32
                  %714 = "arith.addi"(%569, %413) : (i32, i32) -> i32
                  "scf.yield"(%700, %699, %698, %714, %713, %712) : (i32, i32, i32, i32, i32, i32) -> ()
                }, {
                  "scf.yield"(%566, %567, %568, %569, %570, %571) : (i32, i32, i32, i32, i32, i32) -> ()
                }) : (i1) -> (i32, i32, i32, i32, i32, i32)
                "scf.yield"(%681, %682, %683, %684, %685, %686, %678, %677, %676, %602, %601, %600, %616, %615, %614) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
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
              %928 = "arith.xori"(%927, %883) : (i32, i32) -> i32
              %929 = "arith.xori"(%927, %71) : (i32, i32) -> i32
              %930 = "arith.remui"(%923, %883) : (i32, i32) -> i32
              %931 = "arith.xori"(%925, %71) : (i32, i32) -> i32
              %932 = "llvm.getelementptr"(%97, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t933_s0 = "llvm.ptrtoint"(%932) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t933_s0, %928) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %934 = "llvm.getelementptr"(%194, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t935_s0 = "llvm.ptrtoint"(%934) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t935_s0, %929) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %936 = "llvm.getelementptr"(%215, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t937_s0 = "llvm.ptrtoint"(%936) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t937_s0, %931) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %938 = "arith.constant"() {value = 8 : i32} : () -> i32
              %939 = "arith.constant"() {value = 3 : i32} : () -> i32
              "scf.for"(%884, %938, %939) ({
              ^bb0(%940: i32):
                %941 = "arith.muli"(%938, %940) : (i32, i32) -> i32
                %942 = "arith.constant"() {value = 4 : i32} : () -> i32
                %943 = "arith.divui"(%885, %942) : (i32, i32) -> i32
                %944 = "arith.addi"(%941, %943) : (i32, i32) -> i32
                %945 = "arith.remui"(%885, %942) : (i32, i32) -> i32
                %946 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %947 = "arith.muli"(%925, %946) : (i32, i32) -> i32
                %948 = "llvm.getelementptr"(%91, %947) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %949 = "arith.andi"(%944, %883) : (i32, i32) -> i32
                %950 = "arith.xori"(%71, %949) : (i32, i32) -> i32
                %951 = "arith.muli"(%942, %950) : (i32, i32) -> i32
                %952 = "arith.addi"(%945, %951) : (i32, i32) -> i32
                %953 = "arith.muli"(%944, %913) : (i32, i32) -> i32
                %954 = "arith.muli"(%952, %938) : (i32, i32) -> i32
                %955 = "arith.addi"(%953, %954) : (i32, i32) -> i32
                %956 = "arith.constant"() {value = 448 : i32} : () -> i32
                %957 = "arith.andi"(%955, %956) : (i32, i32) -> i32
                %958 = "arith.shrui"(%957, %939) : (i32, i32) -> i32
                %959 = "arith.xori"(%955, %958) : (i32, i32) -> i32
                %960 = "llvm.getelementptr"(%948, %959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %961 = "llvm.load"(%960) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %962 = "vector.extract"(%961) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %963 = "vector.extract"(%961) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %964 = "vector.extract"(%961) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %965 = "vector.extract"(%961) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %966 = "vector.extract"(%961) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %967 = "vector.extract"(%961) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %968 = "vector.extract"(%961) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %969 = "vector.extract"(%961) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %970 = "llvm.getelementptr"(%92, %959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %971 = "llvm.load"(%970) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %972 = "vector.extract"(%971) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %973 = "vector.extract"(%971) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %974 = "vector.extract"(%971) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %975 = "vector.extract"(%971) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %976 = "vector.extract"(%971) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %977 = "vector.extract"(%971) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %978 = "vector.extract"(%971) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %979 = "vector.extract"(%971) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %980 = "vector.from_elements"(%962, %963, %964, %965, %966, %967, %968, %969) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %981 = "arith.extf"(%980) : (vector<8xf16>) -> vector<8xf32>
                %982 = "vector.from_elements"(%972, %973, %974, %975, %976, %977, %978, %979) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %983 = "arith.extf"(%982) : (vector<8xf16>) -> vector<8xf32>
                %984 = "arith.mulf"(%981, %983) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %985 = "vector.extract"(%984) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %986 = "vector.extract"(%984) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %987 = "arith.addf"(%985, %986) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %988 = "vector.extract"(%984) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %989 = "vector.extract"(%984) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %990 = "arith.addf"(%988, %989) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %991 = "arith.addf"(%987, %990) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %992 = "vector.extract"(%984) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %993 = "vector.extract"(%984) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %994 = "arith.addf"(%992, %993) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %995 = "vector.extract"(%984) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %996 = "vector.extract"(%984) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %997 = "arith.addf"(%995, %996) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %998 = "arith.addf"(%994, %997) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %999 = "arith.addf"(%991, %998) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1000 = "arith.constant"() {value = 0.0 : f32} : () -> f32
                %1001 = "arith.addf"(%999, %1000) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1002 = "arith.addf"(%1000, %1001) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1003 = "arith.xori"(%883, %949) : (i32, i32) -> i32
                %1004 = "arith.muli"(%942, %1003) : (i32, i32) -> i32
                %1005 = "arith.addi"(%945, %1004) : (i32, i32) -> i32
                %1006 = "arith.muli"(%1005, %938) : (i32, i32) -> i32
                %1007 = "arith.addi"(%953, %1006) : (i32, i32) -> i32
                %1008 = "arith.andi"(%1007, %956) : (i32, i32) -> i32
                %1009 = "arith.shrui"(%1008, %939) : (i32, i32) -> i32
                %1010 = "arith.xori"(%1007, %1009) : (i32, i32) -> i32
                %1011 = "llvm.getelementptr"(%948, %1010) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %1012 = "llvm.load"(%1011) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %1013 = "vector.extract"(%1012) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %1014 = "vector.extract"(%1012) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %1015 = "vector.extract"(%1012) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %1016 = "vector.extract"(%1012) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %1017 = "vector.extract"(%1012) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %1018 = "vector.extract"(%1012) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %1019 = "vector.extract"(%1012) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %1020 = "vector.extract"(%1012) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %1021 = "llvm.getelementptr"(%92, %1010) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %1022 = "llvm.load"(%1021) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
                %1023 = "vector.extract"(%1022) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %1024 = "vector.extract"(%1022) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %1025 = "vector.extract"(%1022) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %1026 = "vector.extract"(%1022) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %1027 = "vector.extract"(%1022) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %1028 = "vector.extract"(%1022) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %1029 = "vector.extract"(%1022) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %1030 = "vector.extract"(%1022) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %1031 = "vector.from_elements"(%1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %1032 = "arith.extf"(%1031) : (vector<8xf16>) -> vector<8xf32>
                %1033 = "vector.from_elements"(%1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                %1034 = "arith.extf"(%1033) : (vector<8xf16>) -> vector<8xf32>
                %1035 = "arith.mulf"(%1032, %1034) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %1036 = "vector.extract"(%1035) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %1037 = "vector.extract"(%1035) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %1038 = "arith.addf"(%1036, %1037) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1039 = "vector.extract"(%1035) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %1040 = "vector.extract"(%1035) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %1041 = "arith.addf"(%1039, %1040) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1042 = "arith.addf"(%1038, %1041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1043 = "vector.extract"(%1035) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %1044 = "vector.extract"(%1035) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %1045 = "arith.addf"(%1043, %1044) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1046 = "vector.extract"(%1035) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %1047 = "vector.extract"(%1035) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %1048 = "arith.addf"(%1046, %1047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1049 = "arith.addf"(%1045, %1048) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1050 = "arith.addf"(%1042, %1049) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1051 = "arith.addf"(%1050, %1000) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1052 = "arith.addf"(%1002, %1051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1053 = "nvvm.shfl.sync"(%70, %1052, %883, %72) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 27 : i32} : (i32, f32, i32, i32) -> f32
                %1054 = "arith.addf"(%1052, %1053) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1055 = "nvvm.shfl.sync"(%70, %1054, %924, %72) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 28 : i32} : (i32, f32, i32, i32) -> f32
                %1056 = "arith.addf"(%1054, %1055) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1057 = "arith.cmpi"(%945, %71) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%1057) ({
                  %1058 = "arith.negf"(%1056) : (f32) -> f32
                  %1059 = "arith.muli"(%925, %913) : (i32, i32) -> i32
                  %1060 = "arith.addi"(%944, %1059) : (i32, i32) -> i32
                  %1061 = "llvm.getelementptr"(%95, %1060) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  "llvm.store"(%1058, %1061) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "nvvm.bar.warp.sync"(%70) {cutec.arm = 29 : i32} : (i32) -> ()
              %1062 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1063 = "arith.cmpi"(%1062, %71) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%1063) ({
                %1064 = "llvm.getelementptr"(%96, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1065_s0 = "llvm.ptrtoint"(%1064) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1065_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.if"(%196) ({
                %1066 = "llvm.getelementptr"(%197, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1067_s0 = "llvm.ptrtoint"(%1066) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1067_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.if"(%217) ({
                %1068 = "llvm.getelementptr"(%218, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1069_s0 = "llvm.ptrtoint"(%1068) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1069_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1070 = "arith.addi"(%923, %883) : (i32, i32) -> i32
              "scf.yield"(%1070) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %1071 = "llvm.getelementptr"(%232, %910) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1072_s0 = "llvm.ptrtoint"(%1071) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1072_s0, %911) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1073 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1074 = "arith.muli"(%910, %1073) : (i32, i32) -> i32
            %1075 = "llvm.getelementptr"(%250, %1074) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1076 = "llvm.load"(%1075) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1077 = "nvvm.shfl.sync"(%70, %1076, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
            %1078 = "arith.addi"(%883, %1074) : (i32, i32) -> i32
            %1079 = "llvm.getelementptr"(%250, %1078) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1080 = "llvm.load"(%1079) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1081 = "nvvm.shfl.sync"(%70, %1080, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %1082 = "arith.constant"() {value = 2 : i32} : () -> i32
            %1083 = "arith.addi"(%1082, %1074) : (i32, i32) -> i32
            %1084 = "llvm.getelementptr"(%250, %1083) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1085 = "llvm.load"(%1084) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1086 = "nvvm.shfl.sync"(%70, %1085, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %1087 = "llvm.getelementptr"(%233, %910) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1088_s0 = "llvm.ptrtoint"(%1087) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1088_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %1089 = "arith.addi"(%910, %883) : (i32, i32) -> i32
            %1090 = "arith.cmpi"(%1089, %1082) {predicate = 0 : i64} : (i32, i32) -> i1
            %1091 = "arith.xori"(%911, %883) : (i32, i32) -> i32
            %1092 = "arith.select"(%1090, %1091, %911) : (i1, i32, i32) -> i32
            %1093 = "arith.select"(%1090, %71, %1089) : (i1, i32, i32) -> i32
            %1094 = "arith.addi"(%909, %883) : (i32, i32) -> i32
            "scf.yield"(%1077, %921, %1094, %1093, %1092) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1095 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%1095, %1095) : (i1, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 240 : i32, action = #nvvm<action increase>} : () -> ()
        %1096 = "arith.constant"() {value = 1 : i32} : () -> i32
        %1097 = "arith.subi"(%73, %1096) : (i32, i32) -> i32
        %1098 = "arith.subi"(%65, %68) : (i32, i32) -> i32
        %1099 = "arith.constant"() {value = 8 : i32} : () -> i32
        %1100 = "arith.remui"(%1098, %1099) : (i32, i32) -> i32
        %1101 = "arith.divui"(%1098, %1099) : (i32, i32) -> i32
        %1102 = "arith.constant"() {value = 16 : i32} : () -> i32
        %1103 = "arith.muli"(%1100, %1102) : (i32, i32) -> i32
        %1104 = "arith.constant"() {value = 2 : i32} : () -> i32
        %1105 = "arith.remui"(%1101, %1104) : (i32, i32) -> i32
        %1106 = "arith.divui"(%1101, %1104) : (i32, i32) -> i32
        %1107 = "arith.muli"(%1105, %1099) : (i32, i32) -> i32
        %1108 = "arith.addi"(%1103, %1107) : (i32, i32) -> i32
        %1109 = "arith.remui"(%1106, %1104) : (i32, i32) -> i32
        %1110 = "arith.divui"(%1106, %1104) : (i32, i32) -> i32
        %1111 = "arith.muli"(%1109, %68) : (i32, i32) -> i32
        %1112 = "arith.addi"(%1108, %1111) : (i32, i32) -> i32
        %1113 = "arith.constant"() {value = 4 : i32} : () -> i32
        %1114 = "arith.remui"(%1110, %1113) : (i32, i32) -> i32
        %1115 = "arith.divui"(%1110, %1113) : (i32, i32) -> i32
        %1116 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %1117 = "arith.muli"(%1114, %1116) : (i32, i32) -> i32
        %1118 = "arith.addi"(%1112, %1117) : (i32, i32) -> i32
        %1119 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %1120 = "arith.muli"(%1115, %1119) : (i32, i32) -> i32
        %1121 = "arith.addi"(%1118, %1120) : (i32, i32) -> i32
        %1122 = "arith.constant"() {value = 5 : i32} : () -> i32
        %1123 = "arith.shrsi"(%1098, %1122) : (i32, i32) -> i32
        %1124 = "arith.muli"(%1123, %1116) : (i32, i32) -> i32
        %1125 = "llvm.getelementptr"(%134, %1124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1126 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1127 = "arith.mulf"(%1126, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1128 = "arith.muli"(%1097, %68) : (i32, i32) -> i32
        %1129 = "arith.divui"(%1128, %68) : (i32, i32) -> i32
        %1130 = "arith.remui"(%1129, %1104) : (i32, i32) -> i32
        %1131 = "arith.muli"(%1130, %1119) : (i32, i32) -> i32
        %1132 = "llvm.getelementptr"(%88, %1131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1133 = "llvm.getelementptr"(%89, %1131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1134 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %1135 = "arith.muli"(%1130, %1134) : (i32, i32) -> i32
        %1136 = "llvm.getelementptr"(%93, %1135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1137 = "llvm.getelementptr"(%93, %1131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1138 = "arith.constant"() {value = 64 : i32} : () -> i32
        %1139 = "arith.muli"(%1100, %1138) : (i32, i32) -> i32
        %1140 = "arith.addi"(%1139, %1107) : (i32, i32) -> i32
        %1141 = "arith.constant"() {value = 512 : i32} : () -> i32
        %1142 = "arith.muli"(%1109, %1141) : (i32, i32) -> i32
        %1143 = "arith.addi"(%1140, %1142) : (i32, i32) -> i32
        %1144 = "arith.muli"(%1114, %1102) : (i32, i32) -> i32
        %1145 = "arith.addi"(%1144, %1120) : (i32, i32) -> i32
        %1146 = "arith.addi"(%1143, %1145) : (i32, i32) -> i32
        %1147 = "arith.constant"() {value = 9 : i32} : () -> i32
        %1148 = "arith.constant"() {value = 17 : i32} : () -> i32
        %1149 = "arith.constant"() {value = 24 : i32} : () -> i32
        %1150 = "arith.constant"() {value = 25 : i32} : () -> i32
        %1151 = "arith.constant"() {value = 33 : i32} : () -> i32
        %1152 = "arith.constant"() {value = 40 : i32} : () -> i32
        %1153 = "arith.constant"() {value = 41 : i32} : () -> i32
        %1154 = "arith.constant"() {value = 48 : i32} : () -> i32
        %1155 = "arith.constant"() {value = 49 : i32} : () -> i32
        %1156 = "arith.constant"() {value = 56 : i32} : () -> i32
        %1157 = "arith.constant"() {value = 57 : i32} : () -> i32
        %t1158_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1158_s0, %71) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %1159 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1160 = "nvvm.shfl.sync"(%70, %1159, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
        %1161 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1162 = "llvm.load"(%1161) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1163 = "nvvm.shfl.sync"(%70, %1162, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
        %1164 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1165 = "llvm.load"(%1164) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1166 = "nvvm.shfl.sync"(%70, %1165, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
        %t1167_s0 = "llvm.ptrtoint"(%233) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1167_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
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
        %1198 = "llvm.mlir.undef"() : () -> f32
        %1199 = "llvm.mlir.undef"() : () -> f32
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
        %1278 = "llvm.mlir.undef"() : () -> i32
        %1279 = "llvm.mlir.undef"() : () -> i32
        %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418 = "scf.while"(%1166, %1163, %1160, %71, %71, %71, %71, %71, %71, %71, %71, %71, %1096, %1096, %71, %71, %71, %1096, %71, %71, %71, %71, %71, %71, %71, %71, %71, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279) ({
        ^bb0(%1419: i32, %1420: i32, %1421: i32, %1422: i32, %1423: i32, %1424: i32, %1425: i32, %1426: i32, %1427: i32, %1428: i32, %1429: i32, %1430: i32, %1431: i32, %1432: i32, %1433: i32, %1434: i32, %1435: i32, %1436: i32, %1437: i32, %1438: i32, %1439: i32, %1440: i32, %1441: i32, %1442: i32, %1443: i32, %1444: i32, %1445: i32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: f32, %1458: f32, %1459: f32, %1460: f32, %1461: f32, %1462: f32, %1463: f32, %1464: f32, %1465: f32, %1466: f32, %1467: f32, %1468: f32, %1469: f32, %1470: f32, %1471: f32, %1472: f32, %1473: f32, %1474: f32, %1475: f32, %1476: f32, %1477: f32, %1478: i32, %1479: i32, %1480: i32, %1481: i32, %1482: i32, %1483: i32, %1484: i32, %1485: i32, %1486: i32, %1487: i32, %1488: i32, %1489: i32, %1490: i32, %1491: i32, %1492: i32, %1493: i32, %1494: i32, %1495: i32, %1496: i32, %1497: i32, %1498: i32, %1499: i32, %1500: i32, %1501: i32, %1502: i32, %1503: i32, %1504: i32, %1505: i32, %1506: i32, %1507: i32, %1508: i32, %1509: i32, %1510: i32, %1511: i32, %1512: i32, %1513: i32, %1514: i32, %1515: i32, %1516: i32, %1517: i32, %1518: i32, %1519: i32, %1520: i32, %1521: i32, %1522: i32, %1523: i32, %1524: i32, %1525: i32, %1526: i32, %1527: i32, %1528: i32, %1529: i32, %1530: i32, %1531: i32, %1532: i32, %1533: i32, %1534: i32, %1535: i32, %1536: i32, %1537: i32, %1538: i32, %1539: i32, %1540: i32, %1541: i32, %1542: i32, %1543: i32, %1544: i32, %1545: i32, %1546: i32, %1547: i32, %1548: i32, %1549: i32, %1550: i32, %1551: i32, %1552: i32, %1553: i32, %1554: i32, %1555: i32, %1556: i32, %1557: i32):
          %1558 = "arith.cmpi"(%1421, %71) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1558, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1559: i32, %1560: i32, %1561: i32, %1562: i32, %1563: i32, %1564: i32, %1565: i32, %1566: i32, %1567: i32, %1568: i32, %1569: i32, %1570: i32, %1571: i32, %1572: i32, %1573: i32, %1574: i32, %1575: i32, %1576: i32, %1577: i32, %1578: i32, %1579: i32, %1580: i32, %1581: i32, %1582: i32, %1583: i32, %1584: i32, %1585: i32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: f32, %1605: f32, %1606: f32, %1607: f32, %1608: f32, %1609: f32, %1610: f32, %1611: f32, %1612: f32, %1613: f32, %1614: f32, %1615: f32, %1616: f32, %1617: f32, %1618: i32, %1619: i32, %1620: i32, %1621: i32, %1622: i32, %1623: i32, %1624: i32, %1625: i32, %1626: i32, %1627: i32, %1628: i32, %1629: i32, %1630: i32, %1631: i32, %1632: i32, %1633: i32, %1634: i32, %1635: i32, %1636: i32, %1637: i32, %1638: i32, %1639: i32, %1640: i32, %1641: i32, %1642: i32, %1643: i32, %1644: i32, %1645: i32, %1646: i32, %1647: i32, %1648: i32, %1649: i32, %1650: i32, %1651: i32, %1652: i32, %1653: i32, %1654: i32, %1655: i32, %1656: i32, %1657: i32, %1658: i32, %1659: i32, %1660: i32, %1661: i32, %1662: i32, %1663: i32, %1664: i32, %1665: i32, %1666: i32, %1667: i32, %1668: i32, %1669: i32, %1670: i32, %1671: i32, %1672: i32, %1673: i32, %1674: i32, %1675: i32, %1676: i32, %1677: i32, %1678: i32, %1679: i32, %1680: i32, %1681: i32, %1682: i32, %1683: i32, %1684: i32, %1685: i32, %1686: i32, %1687: i32, %1688: i32, %1689: i32, %1690: i32, %1691: i32, %1692: i32, %1693: i32, %1694: i32, %1695: i32, %1696: i32, %1697: i32):
          %1698 = "arith.muli"(%1561, %68) : (i32, i32) -> i32
          %1699 = "arith.minsi"(%71, %57) : (i32, i32) -> i32
          %1700 = "arith.divui"(%1699, %1138) : (i32, i32) -> i32
          %1701 = "arith.constant"() {value = 63 : i32} : () -> i32
          %1702 = "arith.addi"(%57, %1701) : (i32, i32) -> i32
          %1703 = "arith.divui"(%1702, %1138) : (i32, i32) -> i32
          %1704 = "arith.subi"(%1703, %1700) : (i32, i32) -> i32
          %1705 = "arith.maxsi"(%1704, %1096) : (i32, i32) -> i32
          %1706 = "arith.muli"(%1097, %1138) : (i32, i32) -> i32
          %1707 = "arith.addi"(%1698, %1706) : (i32, i32) -> i32
          %1708 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1709 = "vector.extract"(%1708) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1710 = "vector.extract"(%1708) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1711 = "vector.extract"(%1708) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1712 = "vector.extract"(%1708) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1713 = "vector.extract"(%1708) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1714 = "vector.extract"(%1708) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1715 = "vector.extract"(%1708) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1716 = "vector.extract"(%1708) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1717 = "vector.extract"(%1708) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1718 = "vector.extract"(%1708) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1719 = "vector.extract"(%1708) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1720 = "vector.extract"(%1708) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1721 = "vector.extract"(%1708) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1722 = "vector.extract"(%1708) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1723 = "vector.extract"(%1708) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1724 = "vector.extract"(%1708) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1725 = "vector.extract"(%1708) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1726 = "vector.extract"(%1708) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1727 = "vector.extract"(%1708) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1728 = "vector.extract"(%1708) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1729 = "vector.extract"(%1708) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1730 = "vector.extract"(%1708) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1731 = "vector.extract"(%1708) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1732 = "vector.extract"(%1708) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1733 = "vector.extract"(%1708) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1734 = "vector.extract"(%1708) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1735 = "vector.extract"(%1708) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1736 = "vector.extract"(%1708) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1737 = "vector.extract"(%1708) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1738 = "vector.extract"(%1708) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1739 = "vector.extract"(%1708) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1740 = "vector.extract"(%1708) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1741 = "llvm.getelementptr"(%135, %1566) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1742_s0 = "llvm.ptrtoint"(%1741) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1742_s0, %1567) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1743 = "llvm.getelementptr"(%169, %1569) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1744_s0 = "llvm.ptrtoint"(%1743) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1744_s0, %1570) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1745 = "arith.muli"(%1569, %1119) : (i32, i32) -> i32
          %1746 = "llvm.getelementptr"(%90, %1745) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1747 = "arith.constant"() {value = false} : () -> i1
          %t1749_a = "llvm.ptrtoint"(%1132) : (!llvm.ptr<3>) -> i32
          %t1749_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1749_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1749_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1749_shifted = "arith.shrui"(%t1749_a, %t1749_four) : (i32, i32) -> i32
          %t1749_low = "arith.andi"(%t1749_shifted, %t1749_mask) : (i32, i32) -> i32
          %t1749_wide = "arith.extui"(%t1749_low) : (i32) -> i64
          %1748 = "arith.ori"(%t1749_wide, %t1749_fields) : (i64, i64) -> i64
          %t1751_a = "llvm.ptrtoint"(%1746) : (!llvm.ptr<3>) -> i32
          %t1751_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1751_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1751_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1751_shifted = "arith.shrui"(%t1751_a, %t1751_four) : (i32, i32) -> i32
          %t1751_low = "arith.andi"(%t1751_shifted, %t1751_mask) : (i32, i32) -> i32
          %t1751_wide = "arith.extui"(%t1751_low) : (i32) -> i64
          %1750 = "arith.ori"(%t1751_wide, %t1751_fields) : (i64, i64) -> i64
          %t1784_r = "llvm.inline_asm"(%1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1752 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1753 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1754 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1755 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1756 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1757 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1758 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1759 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1760 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1761 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1762 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1763 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1764 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1765 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1766 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1767 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1768 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1769 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1770 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1771 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1772 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1773 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1774 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1775 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1776 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1777 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1778 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1779 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1780 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1781 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1782 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1783 = "llvm.extractvalue"(%t1784_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t1817_r = "llvm.inline_asm"(%1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1748, %1750, %1747) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 36 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %1785 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1786 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1787 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1788 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1789 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1790 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1791 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1792 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1793 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1794 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1795 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1796 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1797 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1798 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1799 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1800 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1801 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1802 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1803 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1804 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1805 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1806 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1807 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1808 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1809 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1810 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1811 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1812 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1813 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1814 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1815 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1816 = "llvm.extractvalue"(%t1817_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1818 = "llvm.getelementptr"(%152, %1584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1819_s0 = "llvm.ptrtoint"(%1818) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1819_s0, %1585) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t1852_r = "llvm.inline_asm"(%1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1820 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1821 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1822 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1823 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1824 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1825 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1826 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1827 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1828 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1829 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1830 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1831 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1832 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1833 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1834 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1835 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1836 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1837 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1838 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1839 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1840 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1841 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1842 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1843 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1844 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1845 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1846 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1847 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1848 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1849 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1850 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1851 = "llvm.extractvalue"(%t1852_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1853 = "arith.muli"(%59, %1705) : (i32, i32) -> i32
          %1854 = "arith.muli"(%1560, %59) : (i32, i32) -> i32
          %1855 = "arith.muli"(%1569, %1138) : (i32, i32) -> i32
          %1856 = "llvm.getelementptr"(%94, %1855) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1857 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1858 = "arith.remui"(%1857, %1113) : (i32, i32) -> i32
          %1859 = "arith.muli"(%1858, %1104) : (i32, i32) -> i32
          %1860 = "llvm.getelementptr"(%1856, %1859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1861 = "llvm.load"(%1860) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1862 = "vector.extract"(%1861) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1863 = "vector.extract"(%1861) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1864 = "llvm.getelementptr"(%1860) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1865 = "llvm.load"(%1864) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1866 = "vector.extract"(%1865) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1867 = "vector.extract"(%1865) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1868 = "llvm.getelementptr"(%1860) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1869 = "llvm.load"(%1868) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1870 = "vector.extract"(%1869) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1871 = "vector.extract"(%1869) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1872 = "llvm.getelementptr"(%1860) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1873 = "llvm.load"(%1872) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1874 = "vector.extract"(%1873) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1875 = "vector.extract"(%1873) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1876 = "llvm.getelementptr"(%1860) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1877 = "llvm.load"(%1876) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1878 = "vector.extract"(%1877) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1879 = "vector.extract"(%1877) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1880 = "llvm.getelementptr"(%1860) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1881 = "llvm.load"(%1880) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1882 = "vector.extract"(%1881) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1883 = "vector.extract"(%1881) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1884 = "llvm.getelementptr"(%1860) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1885 = "llvm.load"(%1884) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1886 = "vector.extract"(%1885) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1887 = "vector.extract"(%1885) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1888 = "llvm.getelementptr"(%1860) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1889 = "llvm.load"(%1888) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1890 = "vector.extract"(%1889) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1891 = "vector.extract"(%1889) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1892 = "vector.from_elements"(%1862, %1863, %1866, %1867, %1870, %1871, %1874, %1875, %1878, %1879, %1882, %1883, %1886, %1887, %1890, %1891) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1893 = "arith.muli"(%1700, %1138) : (i32, i32) -> i32
          %1894 = "arith.addi"(%1707, %1138) : (i32, i32) -> i32
          %1895 = "arith.cmpi"(%1894, %56) {predicate = 4 : i64} : (i32, i32) -> i1
          %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927 = "scf.if"(%1895) ({
            %1928 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1929 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1930 = "arith.andi"(%1098, %1929) : (i32, i32) -> i32
            %1931 = "arith.divui"(%1930, %74) : (i32, i32) -> i32
            %1932 = "arith.muli"(%1931, %1102) : (i32, i32) -> i32
            %1933 = "arith.addi"(%1707, %1932) : (i32, i32) -> i32
            %1934 = "arith.divui"(%1928, %1113) : (i32, i32) -> i32
            %1935 = "arith.addi"(%1933, %1934) : (i32, i32) -> i32
            %1936 = "arith.remui"(%1928, %1113) : (i32, i32) -> i32
            %1937 = "arith.muli"(%1936, %1104) : (i32, i32) -> i32
            %1938 = "arith.addi"(%1893, %1937) : (i32, i32) -> i32
            %1939 = "arith.cmpi"(%1935, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1940 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %1941 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %1942 = "arith.select"(%1939, %1940, %1941) : (i1, i32, i32) -> i32
            %1943 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1944 = "arith.subi"(%1941, %1938) : (i32, i32) -> i32
            %1945 = "vector.broadcast"(%1944) : (i32) -> vector<16xi32>
            %1946 = "arith.cmpi"(%1943, %1945) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1947 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1948 = "arith.subi"(%1942, %1938) : (i32, i32) -> i32
            %1949 = "vector.broadcast"(%1948) : (i32) -> vector<16xi32>
            %1950 = "arith.cmpi"(%1947, %1949) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1951 = "arith.ori"(%1946, %1950) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %1952 = "vector.from_elements"(%1820, %1821, %1824, %1825, %1828, %1829, %1832, %1833, %1836, %1837, %1840, %1841, %1844, %1845, %1848, %1849) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1953 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
            %1954 = "arith.select"(%1951, %1953, %1952) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1955 = "vector.extract"(%1954) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1956 = "vector.extract"(%1954) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1957 = "vector.extract"(%1954) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1958 = "vector.extract"(%1954) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1959 = "vector.extract"(%1954) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1960 = "vector.extract"(%1954) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1961 = "vector.extract"(%1954) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1962 = "vector.extract"(%1954) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1963 = "vector.extract"(%1954) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1964 = "vector.extract"(%1954) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1965 = "vector.extract"(%1954) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1966 = "vector.extract"(%1954) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1967 = "vector.extract"(%1954) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1968 = "vector.extract"(%1954) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1969 = "vector.extract"(%1954) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1970 = "vector.extract"(%1954) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1971 = "arith.addi"(%1935, %1099) : (i32, i32) -> i32
            %1972 = "arith.cmpi"(%1971, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1973 = "arith.select"(%1972, %1940, %1941) : (i1, i32, i32) -> i32
            %1974 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1975 = "vector.broadcast"(%1944) : (i32) -> vector<16xi32>
            %1976 = "arith.cmpi"(%1974, %1975) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1977 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %1978 = "arith.subi"(%1973, %1938) : (i32, i32) -> i32
            %1979 = "vector.broadcast"(%1978) : (i32) -> vector<16xi32>
            %1980 = "arith.cmpi"(%1977, %1979) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %1981 = "arith.ori"(%1976, %1980) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %1982 = "vector.from_elements"(%1822, %1823, %1826, %1827, %1830, %1831, %1834, %1835, %1838, %1839, %1842, %1843, %1846, %1847, %1850, %1851) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1983 = "arith.select"(%1981, %1953, %1982) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1984 = "vector.extract"(%1983) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1985 = "vector.extract"(%1983) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1986 = "vector.extract"(%1983) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1987 = "vector.extract"(%1983) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1988 = "vector.extract"(%1983) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1989 = "vector.extract"(%1983) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1990 = "vector.extract"(%1983) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1991 = "vector.extract"(%1983) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1992 = "vector.extract"(%1983) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1993 = "vector.extract"(%1983) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1994 = "vector.extract"(%1983) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1995 = "vector.extract"(%1983) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1996 = "vector.extract"(%1983) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1997 = "vector.extract"(%1983) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1998 = "vector.extract"(%1983) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1999 = "vector.extract"(%1983) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            "scf.yield"(%1955, %1956, %1984, %1985, %1957, %1958, %1986, %1987, %1959, %1960, %1988, %1989, %1961, %1962, %1990, %1991, %1963, %1964, %1992, %1993, %1965, %1966, %1994, %1995, %1967, %1968, %1996, %1997, %1969, %1970, %1998, %1999) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %2000 = "vector.from_elements"(%1896, %1897, %1900, %1901, %1904, %1905, %1908, %1909, %1912, %1913, %1916, %1917, %1920, %1921, %1924, %1925) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2001 = "vector.broadcast"(%1127) : (f32) -> vector<16xf32>
          %2002 = "arith.mulf"(%2000, %2001) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2003 = "arith.subf"(%2002, %1892) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2004 = "vector.extract"(%2003) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2005 = "vector.extract"(%2003) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2006 = "vector.extract"(%2003) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2007 = "vector.extract"(%2003) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2008 = "vector.extract"(%2003) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2009 = "vector.extract"(%2003) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2010 = "vector.extract"(%2003) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2011 = "vector.extract"(%2003) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2012 = "vector.extract"(%2003) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2013 = "vector.extract"(%2003) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2014 = "vector.extract"(%2003) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2015 = "vector.extract"(%2003) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2016 = "vector.extract"(%2003) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2017 = "vector.extract"(%2003) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2018 = "vector.extract"(%2003) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2019 = "vector.extract"(%2003) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %2034 = "llvm.call_intrinsic"(%2018) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2035 = "llvm.call_intrinsic"(%2019) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2036 = "vector.from_elements"(%2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2037 = "vector.extract"(%2036) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2038 = "vector.extract"(%2036) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2039 = "vector.extract"(%2036) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2040 = "vector.extract"(%2036) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2041 = "vector.extract"(%2036) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2042 = "vector.extract"(%2036) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2043 = "vector.extract"(%2036) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2044 = "vector.extract"(%2036) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2045 = "vector.extract"(%2036) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2046 = "vector.extract"(%2036) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2047 = "vector.extract"(%2036) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2048 = "vector.extract"(%2036) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2049 = "vector.extract"(%2036) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2050 = "vector.extract"(%2036) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2051 = "vector.extract"(%2036) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2052 = "vector.extract"(%2036) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2053 = "vector.from_elements"(%1898, %1899, %1902, %1903, %1906, %1907, %1910, %1911, %1914, %1915, %1918, %1919, %1922, %1923, %1926, %1927) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2054 = "vector.broadcast"(%1127) : (f32) -> vector<16xf32>
          %2055 = "arith.mulf"(%2053, %2054) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2056 = "arith.subf"(%2055, %1892) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2057 = "vector.extract"(%2056) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2058 = "vector.extract"(%2056) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2059 = "vector.extract"(%2056) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2060 = "vector.extract"(%2056) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2061 = "vector.extract"(%2056) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2062 = "vector.extract"(%2056) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2063 = "vector.extract"(%2056) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2064 = "vector.extract"(%2056) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2065 = "vector.extract"(%2056) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2066 = "vector.extract"(%2056) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2067 = "vector.extract"(%2056) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2068 = "vector.extract"(%2056) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2069 = "vector.extract"(%2056) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2070 = "vector.extract"(%2056) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2071 = "vector.extract"(%2056) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2072 = "vector.extract"(%2056) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %2087 = "llvm.call_intrinsic"(%2071) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2088 = "llvm.call_intrinsic"(%2072) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2089 = "vector.from_elements"(%2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2090 = "vector.extract"(%2089) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2091 = "vector.extract"(%2089) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2092 = "vector.extract"(%2089) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2093 = "vector.extract"(%2089) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2094 = "vector.extract"(%2089) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2095 = "vector.extract"(%2089) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2096 = "vector.extract"(%2089) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2097 = "vector.extract"(%2089) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2098 = "vector.extract"(%2089) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2099 = "vector.extract"(%2089) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2100 = "vector.extract"(%2089) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2101 = "vector.extract"(%2089) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2102 = "vector.extract"(%2089) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2103 = "vector.extract"(%2089) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2104 = "vector.extract"(%2089) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2105 = "vector.extract"(%2089) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2106 = "arith.addi"(%1700, %1096) : (i32, i32) -> i32
          %2107 = "arith.addi"(%1700, %1705) : (i32, i32) -> i32
          %2108 = "arith.cmpi"(%2106, %2107) {predicate = 0 : i64} : (i32, i32) -> i1
          %2109, %2110 = "scf.if"(%2108) ({
            %2111 = "arith.addi"(%1854, %1096) : (i32, i32) -> i32
            "scf.yield"(%1700, %2111) : (i32, i32) -> ()
          }, {
            "scf.yield"(%2106, %1854) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %2112 = "arith.muli"(%2109, %1138) : (i32, i32) -> i32
          %2113 = "arith.cmpi"(%1853, %1096) {predicate = 0 : i64} : (i32, i32) -> i1
          %2114 = "llvm.getelementptr"(%194, %1563) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2115_s0 = "llvm.ptrtoint"(%2114) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2115_s0, %1564) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2116 = "llvm.getelementptr"(%96, %1563) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2117_s0 = "llvm.ptrtoint"(%2116) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2117_s0, %1564) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2118 = "arith.muli"(%1563, %1138) : (i32, i32) -> i32
          %2119 = "llvm.getelementptr"(%95, %2118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2120 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2121 = "arith.remui"(%2120, %1113) : (i32, i32) -> i32
          %2122 = "arith.muli"(%2121, %1104) : (i32, i32) -> i32
          %2123 = "llvm.getelementptr"(%2119, %2122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2124 = "llvm.load"(%2123) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2125 = "vector.extract"(%2124) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2126 = "vector.extract"(%2124) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2127 = "llvm.getelementptr"(%2123) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2128 = "llvm.load"(%2127) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2129 = "vector.extract"(%2128) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2130 = "vector.extract"(%2128) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2131 = "llvm.getelementptr"(%2123) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2132 = "llvm.load"(%2131) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2133 = "vector.extract"(%2132) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2134 = "vector.extract"(%2132) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2135 = "llvm.getelementptr"(%2123) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2136 = "llvm.load"(%2135) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2137 = "vector.extract"(%2136) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2138 = "vector.extract"(%2136) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2139 = "llvm.getelementptr"(%2123) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2140 = "llvm.load"(%2139) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2141 = "vector.extract"(%2140) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2142 = "vector.extract"(%2140) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2143 = "llvm.getelementptr"(%2123) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2144 = "llvm.load"(%2143) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2145 = "vector.extract"(%2144) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2146 = "vector.extract"(%2144) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2147 = "llvm.getelementptr"(%2123) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2148 = "llvm.load"(%2147) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2149 = "vector.extract"(%2148) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2150 = "vector.extract"(%2148) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2151 = "llvm.getelementptr"(%2123) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2152 = "llvm.load"(%2151) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2153 = "vector.extract"(%2152) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2154 = "vector.extract"(%2152) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2155 = "vector.from_elements"(%2125, %2126, %2129, %2130, %2133, %2134, %2137, %2138, %2141, %2142, %2145, %2146, %2149, %2150, %2153, %2154) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2156 = "vector.extract"(%2155) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2157 = "vector.extract"(%2155) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2158 = "vector.extract"(%2155) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2159 = "vector.extract"(%2155) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2160 = "vector.extract"(%2155) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2161 = "vector.extract"(%2155) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2162 = "vector.extract"(%2155) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2163 = "vector.extract"(%2155) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2164 = "vector.extract"(%2155) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2165 = "vector.extract"(%2155) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2166 = "vector.extract"(%2155) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2167 = "vector.extract"(%2155) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2168 = "vector.extract"(%2155) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2169 = "vector.extract"(%2155) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2170 = "vector.extract"(%2155) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2171 = "vector.extract"(%2155) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2172 = "arith.muli"(%1563, %1119) : (i32, i32) -> i32
          %2173 = "llvm.getelementptr"(%91, %2172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2174 = "arith.constant"() {value = true} : () -> i1
          %t2176_a = "llvm.ptrtoint"(%1133) : (!llvm.ptr<3>) -> i32
          %t2176_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2176_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2176_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2176_shifted = "arith.shrui"(%t2176_a, %t2176_four) : (i32, i32) -> i32
          %t2176_low = "arith.andi"(%t2176_shifted, %t2176_mask) : (i32, i32) -> i32
          %t2176_wide = "arith.extui"(%t2176_low) : (i32) -> i64
          %2175 = "arith.ori"(%t2176_wide, %t2176_fields) : (i64, i64) -> i64
          %t2178_a = "llvm.ptrtoint"(%2173) : (!llvm.ptr<3>) -> i32
          %t2178_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2178_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2178_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2178_shifted = "arith.shrui"(%t2178_a, %t2178_four) : (i32, i32) -> i32
          %t2178_low = "arith.andi"(%t2178_shifted, %t2178_mask) : (i32, i32) -> i32
          %t2178_wide = "arith.extui"(%t2178_low) : (i32) -> i64
          %2177 = "arith.ori"(%t2178_wide, %t2178_fields) : (i64, i64) -> i64
          %t2211_r = "llvm.inline_asm"(%2156, %2157, %2156, %2157, %2158, %2159, %2158, %2159, %2160, %2161, %2160, %2161, %2162, %2163, %2162, %2163, %2164, %2165, %2164, %2165, %2166, %2167, %2166, %2167, %2168, %2169, %2168, %2169, %2170, %2171, %2170, %2171) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2179 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2180 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2181 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2182 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2183 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2184 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2185 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2186 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2187 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2188 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2189 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2190 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2191 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2192 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2193 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2194 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2195 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2196 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2197 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2198 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2199 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2200 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2201 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2202 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2203 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2204 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2205 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2206 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2207 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2208 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2209 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2210 = "llvm.extractvalue"(%t2211_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2244_r = "llvm.inline_asm"(%2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2175, %2177, %2174) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2212 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2213 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2214 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2215 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2216 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2217 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2218 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2219 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2220 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2221 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2222 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2223 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2224 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2225 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2226 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2227 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2228 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2229 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2230 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2231 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2232 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2233 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2234 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2235 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2236 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2237 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2238 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2239 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2240 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2241 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2242 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2243 = "llvm.extractvalue"(%t2244_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2245 = "vector.from_elements"(%2037, %2038, %2090, %2091, %2039, %2040, %2092, %2093, %2041, %2042, %2094, %2095, %2043, %2044, %2096, %2097, %2045, %2046, %2098, %2099, %2047, %2048, %2100, %2101, %2049, %2050, %2102, %2103, %2051, %2052, %2104, %2105) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2246 = "arith.truncf"(%2245) : (vector<32xf32>) -> vector<32xf16>
          %2247 = "vector.bitcast"(%2246) : (vector<32xf16>) -> vector<16xi32>
          %2248 = "vector.extract"(%2247) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
          %2249 = "vector.extract"(%2247) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
          %2250 = "vector.extract"(%2247) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
          %2251 = "vector.extract"(%2247) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
          %2252 = "vector.extract"(%2247) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
          %2253 = "vector.extract"(%2247) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
          %2254 = "vector.extract"(%2247) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
          %2255 = "vector.extract"(%2247) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
          %2256 = "vector.extract"(%2247) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
          %2257 = "vector.extract"(%2247) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
          %2258 = "vector.extract"(%2247) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
          %2259 = "vector.extract"(%2247) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
          %2260 = "vector.extract"(%2247) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
          %2261 = "vector.extract"(%2247) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
          %2262 = "vector.extract"(%2247) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
          %2263 = "vector.extract"(%2247) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
          %t2265_a = "llvm.ptrtoint"(%2173) : (!llvm.ptr<3>) -> i32
          %t2265_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2265_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2265_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2265_shifted = "arith.shrui"(%t2265_a, %t2265_four) : (i32, i32) -> i32
          %t2265_low = "arith.andi"(%t2265_shifted, %t2265_mask) : (i32, i32) -> i32
          %t2265_wide = "arith.extui"(%t2265_low) : (i32) -> i64
          %2264 = "arith.ori"(%t2265_wide, %t2265_fields) : (i64, i64) -> i64
          %t2298_r = "llvm.inline_asm"(%1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2266 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2267 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2268 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2269 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2270 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2271 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2272 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2273 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2274 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2275 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2276 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2277 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2278 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2279 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2280 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2281 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2282 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2283 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2284 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2285 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2286 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2287 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2288 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2289 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2290 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2291 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2292 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2293 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2294 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2295 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2296 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2297 = "llvm.extractvalue"(%t2298_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2331_r = "llvm.inline_asm"(%2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2174) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 38 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
          %2299 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2300 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2301 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2302 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2303 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2304 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2305 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2306 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2307 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2308 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2309 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2310 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2311 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2312 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2313 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2314 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2315 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2316 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2317 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2318 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2319 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2320 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2321 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2322 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2323 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2324 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2325 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2326 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2327 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2328 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2329 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2330 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2428_r = "llvm.inline_asm"(%2037, %2038, %2090, %2091, %2039, %2040, %2092, %2093, %2041, %2042, %2094, %2095, %2043, %2044, %2096, %2097, %2045, %2046, %2098, %2099, %2047, %2048, %2100, %2101, %2049, %2050, %2102, %2103, %2051, %2052, %2104, %2105, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2332 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2333 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2334 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2335 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2336 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2337 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2338 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2339 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2340 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2341 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2342 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2343 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2344 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2345 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2346 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2347 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2348 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2349 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2350 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2351 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2352 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2353 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2354 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2355 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2356 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2357 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2358 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2359 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2360 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2361 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2362 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2363 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2364 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2365 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2366 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2367 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2368 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2369 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2370 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2371 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2372 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2373 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2374 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2375 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2376 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2377 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2378 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2379 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2380 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2381 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2382 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2383 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2384 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2385 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2386 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2387 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2388 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2389 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2390 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2391 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2392 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2393 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2394 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2395 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2396 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2397 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2398 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2399 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2400 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2401 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2402 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2403 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2404 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2405 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2406 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2407 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2408 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2409 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2410 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2411 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2412 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2413 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2414 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2415 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2416 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2417 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2418 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2419 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2420 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2421 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2422 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2423 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2424 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2425 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2426 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2427 = "llvm.extractvalue"(%t2428_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2429 = "vector.from_elements"(%2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2430 = "vector.from_elements"(%2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2431 = "arith.mulf"(%2429, %2430) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %2432 = "vector.extract"(%2431) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %2433 = "vector.extract"(%2431) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %2434 = "vector.extract"(%2431) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %2435 = "vector.extract"(%2431) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %2436 = "vector.extract"(%2431) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %2437 = "vector.extract"(%2431) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %2438 = "vector.extract"(%2431) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %2439 = "vector.extract"(%2431) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %2440 = "vector.extract"(%2431) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %2441 = "vector.extract"(%2431) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %2442 = "vector.extract"(%2431) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %2443 = "vector.extract"(%2431) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %2444 = "vector.extract"(%2431) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %2445 = "vector.extract"(%2431) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %2446 = "vector.extract"(%2431) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %2447 = "vector.extract"(%2431) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %2448 = "vector.extract"(%2431) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %2449 = "vector.extract"(%2431) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %2450 = "vector.extract"(%2431) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %2451 = "vector.extract"(%2431) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %2452 = "vector.extract"(%2431) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %2453 = "vector.extract"(%2431) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %2454 = "vector.extract"(%2431) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %2455 = "vector.extract"(%2431) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %2456 = "vector.extract"(%2431) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %2457 = "vector.extract"(%2431) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %2458 = "vector.extract"(%2431) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %2459 = "vector.extract"(%2431) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %2460 = "vector.extract"(%2431) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %2461 = "vector.extract"(%2431) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %2462 = "vector.extract"(%2431) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %2463 = "vector.extract"(%2431) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %2464 = "arith.xori"(%2113, %2174) : (i1, i1) -> i1
          %2465, %2466, %2467 = "scf.if"(%2464) ({
            %2468 = "arith.addi"(%1569, %1096) : (i32, i32) -> i32
            %2469 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2470 = "arith.cmpi"(%2468, %2469) {predicate = 0 : i64} : (i32, i32) -> i1
            %2471 = "arith.xori"(%1570, %1096) : (i32, i32) -> i32
            %2472 = "arith.select"(%2470, %2471, %1570) : (i1, i32, i32) -> i32
            %2473 = "arith.select"(%2470, %71, %2468) : (i1, i32, i32) -> i32
            %2474 = "arith.addi"(%1568, %1096) : (i32, i32) -> i32
            %2475 = "llvm.getelementptr"(%169, %2473) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2476_s0 = "llvm.ptrtoint"(%2475) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2476_s0, %2472) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"(%2474, %2473, %2472) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1568, %1569, %1570) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %2477 = "arith.muli"(%2466, %1119) : (i32, i32) -> i32
          %2478 = "llvm.getelementptr"(%90, %2477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2480_a = "llvm.ptrtoint"(%1132) : (!llvm.ptr<3>) -> i32
          %t2480_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2480_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2480_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2480_shifted = "arith.shrui"(%t2480_a, %t2480_four) : (i32, i32) -> i32
          %t2480_low = "arith.andi"(%t2480_shifted, %t2480_mask) : (i32, i32) -> i32
          %t2480_wide = "arith.extui"(%t2480_low) : (i32) -> i64
          %2479 = "arith.ori"(%t2480_wide, %t2480_fields) : (i64, i64) -> i64
          %t2482_a = "llvm.ptrtoint"(%2478) : (!llvm.ptr<3>) -> i32
          %t2482_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2482_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2482_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2482_shifted = "arith.shrui"(%t2482_a, %t2482_four) : (i32, i32) -> i32
          %t2482_low = "arith.andi"(%t2482_shifted, %t2482_mask) : (i32, i32) -> i32
          %t2482_wide = "arith.extui"(%t2482_low) : (i32) -> i64
          %2481 = "arith.ori"(%t2482_wide, %t2482_fields) : (i64, i64) -> i64
          %t2515_r = "llvm.inline_asm"(%2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2483 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2484 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2485 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2486 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2487 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2488 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2489 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2490 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2491 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2492 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2493 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2494 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2495 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2496 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2497 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2498 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2499 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2500 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2501 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2502 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2503 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2504 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2505 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2506 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2507 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2508 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2509 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2510 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2511 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2512 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2513 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2514 = "llvm.extractvalue"(%t2515_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2548_r = "llvm.inline_asm"(%2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2479, %2481, %1747) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 39 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2516 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2517 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2518 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2519 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2520 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2521 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2522 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2523 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2524 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2525 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2526 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2527 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2528 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2529 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2530 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2531 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2532 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2533 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2534 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2535 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2536 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2537 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2538 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2539 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2540 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2541 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2542 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2543 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2544 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2545 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2546 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2547 = "llvm.extractvalue"(%t2548_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2645_r = "llvm.inline_asm"(%2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2549 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2550 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2551 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2552 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2553 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2554 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2555 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2556 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2557 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2558 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2559 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2560 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2561 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2562 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2563 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2564 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2565 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2566 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2567 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2568 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2569 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2570 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2571 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2572 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2573 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2574 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2575 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2576 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2577 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2578 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2579 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2580 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2581 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2582 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2583 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2584 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2585 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2586 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2587 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2588 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2589 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2590 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2591 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2592 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2593 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2594 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2595 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2596 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2597 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2598 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2599 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2600 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2601 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2602 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2603 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2604 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2605 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2606 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2607 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2608 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2609 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2610 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2611 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2612 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2613 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2614 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2615 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2616 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2617 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2618 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2619 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2620 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2621 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2622 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2623 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2624 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2625 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2626 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2627 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2628 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2629 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2630 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2631 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2632 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2633 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2634 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2635 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2636 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2637 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2638 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2639 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2640 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2641 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2642 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2643 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2644 = "llvm.extractvalue"(%t2645_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2646 = "llvm.getelementptr"(%117, %1575) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2647_s0 = "llvm.ptrtoint"(%2646) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2647_s0, %1576) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2648 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %2649 = "arith.muli"(%1575, %2648) : (i32, i32) -> i32
          %2650 = "llvm.getelementptr"(%93, %2649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2651 = "vector.from_elements"(%2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2652 = "arith.truncf"(%2651) : (vector<32xf32>) -> vector<32xf16>
          %2653 = "vector.extract"(%2652) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2654 = "vector.extract"(%2652) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2655 = "vector.extract"(%2652) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2656 = "vector.extract"(%2652) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2657 = "vector.extract"(%2652) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2658 = "vector.extract"(%2652) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2659 = "vector.extract"(%2652) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2660 = "vector.extract"(%2652) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2661 = "vector.extract"(%2652) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2662 = "vector.extract"(%2652) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2663 = "vector.extract"(%2652) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2664 = "vector.extract"(%2652) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2665 = "vector.extract"(%2652) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2666 = "vector.extract"(%2652) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2667 = "vector.extract"(%2652) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2668 = "vector.extract"(%2652) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2669 = "vector.extract"(%2652) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2670 = "vector.extract"(%2652) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2671 = "vector.extract"(%2652) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2672 = "vector.extract"(%2652) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2673 = "vector.extract"(%2652) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2674 = "vector.extract"(%2652) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2675 = "vector.extract"(%2652) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2676 = "vector.extract"(%2652) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2677 = "vector.extract"(%2652) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2678 = "vector.extract"(%2652) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2679 = "vector.extract"(%2652) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2680 = "vector.extract"(%2652) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2681 = "vector.extract"(%2652) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2682 = "vector.extract"(%2652) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2683 = "vector.extract"(%2652) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2684 = "vector.extract"(%2652) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %2685 = "vector.from_elements"(%2653, %2654) : (f16, f16) -> vector<2xf16>
          %2686 = "llvm.bitcast"(%2685) : (vector<2xf16>) -> i32
          %2687 = "vector.from_elements"(%2655, %2656) : (f16, f16) -> vector<2xf16>
          %2688 = "llvm.bitcast"(%2687) : (vector<2xf16>) -> i32
          %2689 = "vector.from_elements"(%2657, %2658) : (f16, f16) -> vector<2xf16>
          %2690 = "llvm.bitcast"(%2689) : (vector<2xf16>) -> i32
          %2691 = "vector.from_elements"(%2659, %2660) : (f16, f16) -> vector<2xf16>
          %2692 = "llvm.bitcast"(%2691) : (vector<2xf16>) -> i32
          %2693 = "arith.constant"() {value = 448 : i32} : () -> i32
          %2694 = "arith.andi"(%1146, %2693) : (i32, i32) -> i32
          %2695 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2696 = "arith.shrui"(%2694, %2695) : (i32, i32) -> i32
          %2697 = "arith.xori"(%1146, %2696) : (i32, i32) -> i32
          %2698 = "llvm.getelementptr"(%2650, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2698, %2686, %2688, %2690, %2692) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2700 = "llvm.getelementptr"(%2650) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2701 = "vector.from_elements"(%2661, %2662) : (f16, f16) -> vector<2xf16>
          %2702 = "llvm.bitcast"(%2701) : (vector<2xf16>) -> i32
          %2703 = "vector.from_elements"(%2663, %2664) : (f16, f16) -> vector<2xf16>
          %2704 = "llvm.bitcast"(%2703) : (vector<2xf16>) -> i32
          %2705 = "vector.from_elements"(%2665, %2666) : (f16, f16) -> vector<2xf16>
          %2706 = "llvm.bitcast"(%2705) : (vector<2xf16>) -> i32
          %2707 = "vector.from_elements"(%2667, %2668) : (f16, f16) -> vector<2xf16>
          %2708 = "llvm.bitcast"(%2707) : (vector<2xf16>) -> i32
          %2709 = "llvm.getelementptr"(%2700, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2709, %2702, %2704, %2706, %2708) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2711 = "llvm.getelementptr"(%2650) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2712 = "vector.from_elements"(%2669, %2670) : (f16, f16) -> vector<2xf16>
          %2713 = "llvm.bitcast"(%2712) : (vector<2xf16>) -> i32
          %2714 = "vector.from_elements"(%2671, %2672) : (f16, f16) -> vector<2xf16>
          %2715 = "llvm.bitcast"(%2714) : (vector<2xf16>) -> i32
          %2716 = "vector.from_elements"(%2673, %2674) : (f16, f16) -> vector<2xf16>
          %2717 = "llvm.bitcast"(%2716) : (vector<2xf16>) -> i32
          %2718 = "vector.from_elements"(%2675, %2676) : (f16, f16) -> vector<2xf16>
          %2719 = "llvm.bitcast"(%2718) : (vector<2xf16>) -> i32
          %2720 = "llvm.getelementptr"(%2711, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2720, %2713, %2715, %2717, %2719) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2722 = "llvm.getelementptr"(%2650) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2723 = "vector.from_elements"(%2677, %2678) : (f16, f16) -> vector<2xf16>
          %2724 = "llvm.bitcast"(%2723) : (vector<2xf16>) -> i32
          %2725 = "vector.from_elements"(%2679, %2680) : (f16, f16) -> vector<2xf16>
          %2726 = "llvm.bitcast"(%2725) : (vector<2xf16>) -> i32
          %2727 = "vector.from_elements"(%2681, %2682) : (f16, f16) -> vector<2xf16>
          %2728 = "llvm.bitcast"(%2727) : (vector<2xf16>) -> i32
          %2729 = "vector.from_elements"(%2683, %2684) : (f16, f16) -> vector<2xf16>
          %2730 = "llvm.bitcast"(%2729) : (vector<2xf16>) -> i32
          %2731 = "llvm.getelementptr"(%2722, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2731, %2724, %2726, %2728, %2730) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 44 : i32} : (i32) -> ()
          %2733 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2734 = "arith.cmpi"(%2733, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%2734) ({
            %2735 = "llvm.getelementptr"(%116, %1575) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2736_s0 = "llvm.ptrtoint"(%2735) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2736_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2737 = "arith.addi"(%1096, %1097) : (i32, i32) -> i32
          "nvvm.barrier"(%2737, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 45 : i32} : (i32, i32) -> ()
          %2738 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2739 = "arith.cmpi"(%2738, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%2739) ({
            %2740 = "llvm.getelementptr"(%97, %1563) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2741_s0 = "llvm.ptrtoint"(%2740) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2741_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%196) ({
            %2742 = "llvm.getelementptr"(%197, %1563) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2743_s0 = "llvm.ptrtoint"(%2742) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2743_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2744 = "arith.addi"(%1563, %1096) : (i32, i32) -> i32
          %2745 = "arith.cmpi"(%2744, %1104) {predicate = 0 : i64} : (i32, i32) -> i1
          %2746 = "arith.xori"(%1564, %1096) : (i32, i32) -> i32
          %2747 = "arith.select"(%2745, %2746, %1564) : (i1, i32, i32) -> i32
          %2748 = "arith.select"(%2745, %71, %2744) : (i1, i32, i32) -> i32
          %2749 = "arith.addi"(%1562, %1096) : (i32, i32) -> i32
          %2750 = "arith.muli"(%2466, %1138) : (i32, i32) -> i32
          %2751 = "llvm.getelementptr"(%94, %2750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2752 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2753 = "arith.remui"(%2752, %1113) : (i32, i32) -> i32
          %2754 = "arith.muli"(%2753, %1104) : (i32, i32) -> i32
          %2755 = "llvm.getelementptr"(%2751, %2754) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2756 = "llvm.load"(%2755) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2757 = "vector.extract"(%2756) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2758 = "vector.extract"(%2756) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2759 = "llvm.getelementptr"(%2755) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2760 = "llvm.load"(%2759) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2761 = "vector.extract"(%2760) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2762 = "vector.extract"(%2760) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2763 = "llvm.getelementptr"(%2755) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2764 = "llvm.load"(%2763) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2765 = "vector.extract"(%2764) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2766 = "vector.extract"(%2764) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2767 = "llvm.getelementptr"(%2755) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2768 = "llvm.load"(%2767) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2769 = "vector.extract"(%2768) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2770 = "vector.extract"(%2768) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2771 = "llvm.getelementptr"(%2755) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2772 = "llvm.load"(%2771) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2773 = "vector.extract"(%2772) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2774 = "vector.extract"(%2772) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2775 = "llvm.getelementptr"(%2755) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2776 = "llvm.load"(%2775) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2777 = "vector.extract"(%2776) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2778 = "vector.extract"(%2776) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2779 = "llvm.getelementptr"(%2755) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2780 = "llvm.load"(%2779) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2781 = "vector.extract"(%2780) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2782 = "vector.extract"(%2780) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2783 = "llvm.getelementptr"(%2755) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2784 = "llvm.load"(%2783) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2785 = "vector.extract"(%2784) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2786 = "vector.extract"(%2784) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2787 = "vector.from_elements"(%2757, %2758, %2761, %2762, %2765, %2766, %2769, %2770, %2773, %2774, %2777, %2778, %2781, %2782, %2785, %2786) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2788 = "llvm.getelementptr"(%1137, %2649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2789 = "arith.muli"(%1578, %1119) : (i32, i32) -> i32
          %2790 = "llvm.getelementptr"(%90, %2789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2792_a = "llvm.ptrtoint"(%2788) : (!llvm.ptr<3>) -> i32
          %t2792_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2792_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2792_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2792_shifted = "arith.shrui"(%t2792_a, %t2792_four) : (i32, i32) -> i32
          %t2792_low = "arith.andi"(%t2792_shifted, %t2792_mask) : (i32, i32) -> i32
          %t2792_wide = "arith.extui"(%t2792_low) : (i32) -> i64
          %2791 = "arith.ori"(%t2792_wide, %t2792_fields) : (i64, i64) -> i64
          %t2794_a = "llvm.ptrtoint"(%2790) : (!llvm.ptr<3>) -> i32
          %t2794_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2794_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2794_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2794_shifted = "arith.shrui"(%t2794_a, %t2794_four) : (i32, i32) -> i32
          %t2794_low = "arith.andi"(%t2794_shifted, %t2794_mask) : (i32, i32) -> i32
          %t2794_wide = "arith.extui"(%t2794_low) : (i32) -> i64
          %2793 = "arith.ori"(%t2794_wide, %t2794_fields) : (i64, i64) -> i64
          %t2827_r = "llvm.inline_asm"(%1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2795 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2796 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2797 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2798 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2799 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2800 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2801 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2802 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2803 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2804 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2805 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2806 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2807 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2808 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2809 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2810 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2811 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2812 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2813 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2814 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2815 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2816 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2817 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2818 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2819 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2820 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2821 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2822 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2823 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2824 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2825 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2826 = "llvm.extractvalue"(%t2827_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t2860_r = "llvm.inline_asm"(%2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2791, %2793, %2174) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 46 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2828 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2829 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2830 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2831 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2832 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2833 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2834 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2835 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2836 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2837 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2838 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2839 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2840 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2841 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2842 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2843 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2844 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2845 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2846 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2847 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2848 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2849 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2850 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2851 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2852 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2853 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2854 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2855 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2856 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2857 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2858 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2859 = "llvm.extractvalue"(%t2860_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2861 = "arith.addi"(%1575, %1096) : (i32, i32) -> i32
          %2862 = "arith.cmpi"(%2861, %1104) {predicate = 0 : i64} : (i32, i32) -> i1
          %2863 = "arith.xori"(%1576, %1096) : (i32, i32) -> i32
          %2864 = "arith.select"(%2862, %2863, %1576) : (i1, i32, i32) -> i32
          %2865 = "arith.select"(%2862, %71, %2861) : (i1, i32, i32) -> i32
          %2866 = "arith.addi"(%1574, %1096) : (i32, i32) -> i32
          %t2995_r = "llvm.inline_asm"(%2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %2867 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 0>} : (!struct2) -> f32
          %2868 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 1>} : (!struct2) -> f32
          %2869 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 2>} : (!struct2) -> f32
          %2870 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 3>} : (!struct2) -> f32
          %2871 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 4>} : (!struct2) -> f32
          %2872 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 5>} : (!struct2) -> f32
          %2873 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 6>} : (!struct2) -> f32
          %2874 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 7>} : (!struct2) -> f32
          %2875 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 8>} : (!struct2) -> f32
          %2876 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 9>} : (!struct2) -> f32
          %2877 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 10>} : (!struct2) -> f32
          %2878 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 11>} : (!struct2) -> f32
          %2879 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 12>} : (!struct2) -> f32
          %2880 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 13>} : (!struct2) -> f32
          %2881 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 14>} : (!struct2) -> f32
          %2882 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 15>} : (!struct2) -> f32
          %2883 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 16>} : (!struct2) -> f32
          %2884 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 17>} : (!struct2) -> f32
          %2885 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 18>} : (!struct2) -> f32
          %2886 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 19>} : (!struct2) -> f32
          %2887 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 20>} : (!struct2) -> f32
          %2888 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 21>} : (!struct2) -> f32
          %2889 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 22>} : (!struct2) -> f32
          %2890 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 23>} : (!struct2) -> f32
          %2891 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 24>} : (!struct2) -> f32
          %2892 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 25>} : (!struct2) -> f32
          %2893 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 26>} : (!struct2) -> f32
          %2894 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 27>} : (!struct2) -> f32
          %2895 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 28>} : (!struct2) -> f32
          %2896 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 29>} : (!struct2) -> f32
          %2897 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 30>} : (!struct2) -> f32
          %2898 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 31>} : (!struct2) -> f32
          %2899 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 32>} : (!struct2) -> f32
          %2900 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 33>} : (!struct2) -> f32
          %2901 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 34>} : (!struct2) -> f32
          %2902 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 35>} : (!struct2) -> f32
          %2903 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 36>} : (!struct2) -> f32
          %2904 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 37>} : (!struct2) -> f32
          %2905 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 38>} : (!struct2) -> f32
          %2906 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 39>} : (!struct2) -> f32
          %2907 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 40>} : (!struct2) -> f32
          %2908 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 41>} : (!struct2) -> f32
          %2909 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 42>} : (!struct2) -> f32
          %2910 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 43>} : (!struct2) -> f32
          %2911 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 44>} : (!struct2) -> f32
          %2912 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 45>} : (!struct2) -> f32
          %2913 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 46>} : (!struct2) -> f32
          %2914 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 47>} : (!struct2) -> f32
          %2915 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 48>} : (!struct2) -> f32
          %2916 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 49>} : (!struct2) -> f32
          %2917 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 50>} : (!struct2) -> f32
          %2918 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 51>} : (!struct2) -> f32
          %2919 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 52>} : (!struct2) -> f32
          %2920 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 53>} : (!struct2) -> f32
          %2921 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 54>} : (!struct2) -> f32
          %2922 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 55>} : (!struct2) -> f32
          %2923 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 56>} : (!struct2) -> f32
          %2924 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 57>} : (!struct2) -> f32
          %2925 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 58>} : (!struct2) -> f32
          %2926 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 59>} : (!struct2) -> f32
          %2927 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 60>} : (!struct2) -> f32
          %2928 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 61>} : (!struct2) -> f32
          %2929 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 62>} : (!struct2) -> f32
          %2930 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 63>} : (!struct2) -> f32
          %2931 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 64>} : (!struct2) -> f32
          %2932 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 65>} : (!struct2) -> f32
          %2933 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 66>} : (!struct2) -> f32
          %2934 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 67>} : (!struct2) -> f32
          %2935 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 68>} : (!struct2) -> f32
          %2936 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 69>} : (!struct2) -> f32
          %2937 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 70>} : (!struct2) -> f32
          %2938 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 71>} : (!struct2) -> f32
          %2939 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 72>} : (!struct2) -> f32
          %2940 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 73>} : (!struct2) -> f32
          %2941 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 74>} : (!struct2) -> f32
          %2942 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 75>} : (!struct2) -> f32
          %2943 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 76>} : (!struct2) -> f32
          %2944 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 77>} : (!struct2) -> f32
          %2945 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 78>} : (!struct2) -> f32
          %2946 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 79>} : (!struct2) -> f32
          %2947 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 80>} : (!struct2) -> f32
          %2948 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 81>} : (!struct2) -> f32
          %2949 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 82>} : (!struct2) -> f32
          %2950 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 83>} : (!struct2) -> f32
          %2951 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 84>} : (!struct2) -> f32
          %2952 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 85>} : (!struct2) -> f32
          %2953 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 86>} : (!struct2) -> f32
          %2954 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 87>} : (!struct2) -> f32
          %2955 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 88>} : (!struct2) -> f32
          %2956 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 89>} : (!struct2) -> f32
          %2957 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 90>} : (!struct2) -> f32
          %2958 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 91>} : (!struct2) -> f32
          %2959 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 92>} : (!struct2) -> f32
          %2960 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 93>} : (!struct2) -> f32
          %2961 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 94>} : (!struct2) -> f32
          %2962 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 95>} : (!struct2) -> f32
          %2963 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 96>} : (!struct2) -> f32
          %2964 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 97>} : (!struct2) -> f32
          %2965 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 98>} : (!struct2) -> f32
          %2966 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 99>} : (!struct2) -> f32
          %2967 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 100>} : (!struct2) -> f32
          %2968 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 101>} : (!struct2) -> f32
          %2969 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 102>} : (!struct2) -> f32
          %2970 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 103>} : (!struct2) -> f32
          %2971 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 104>} : (!struct2) -> f32
          %2972 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 105>} : (!struct2) -> f32
          %2973 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 106>} : (!struct2) -> f32
          %2974 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 107>} : (!struct2) -> f32
          %2975 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 108>} : (!struct2) -> f32
          %2976 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 109>} : (!struct2) -> f32
          %2977 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 110>} : (!struct2) -> f32
          %2978 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 111>} : (!struct2) -> f32
          %2979 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 112>} : (!struct2) -> f32
          %2980 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 113>} : (!struct2) -> f32
          %2981 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 114>} : (!struct2) -> f32
          %2982 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 115>} : (!struct2) -> f32
          %2983 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 116>} : (!struct2) -> f32
          %2984 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 117>} : (!struct2) -> f32
          %2985 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 118>} : (!struct2) -> f32
          %2986 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 119>} : (!struct2) -> f32
          %2987 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 120>} : (!struct2) -> f32
          %2988 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 121>} : (!struct2) -> f32
          %2989 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 122>} : (!struct2) -> f32
          %2990 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 123>} : (!struct2) -> f32
          %2991 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 124>} : (!struct2) -> f32
          %2992 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 125>} : (!struct2) -> f32
          %2993 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 126>} : (!struct2) -> f32
          %2994 = "llvm.extractvalue"(%t2995_r) {position = array<i64: 127>} : (!struct2) -> f32
          %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %3024, %3025, %3026, %3027 = "scf.if"(%1895) ({
            %3028 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3029 = "arith.constant"() {value = 127 : i32} : () -> i32
            %3030 = "arith.andi"(%1098, %3029) : (i32, i32) -> i32
            %3031 = "arith.divui"(%3030, %74) : (i32, i32) -> i32
            %3032 = "arith.muli"(%3031, %1102) : (i32, i32) -> i32
            %3033 = "arith.addi"(%1707, %3032) : (i32, i32) -> i32
            %3034 = "arith.divui"(%3028, %1113) : (i32, i32) -> i32
            %3035 = "arith.addi"(%3033, %3034) : (i32, i32) -> i32
            %3036 = "arith.remui"(%3028, %1113) : (i32, i32) -> i32
            %3037 = "arith.muli"(%3036, %1104) : (i32, i32) -> i32
            %3038 = "arith.addi"(%2112, %3037) : (i32, i32) -> i32
            %3039 = "arith.cmpi"(%3035, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3040 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %3041 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %3042 = "arith.select"(%3039, %3040, %3041) : (i1, i32, i32) -> i32
            %3043 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3044 = "arith.subi"(%3041, %3038) : (i32, i32) -> i32
            %3045 = "vector.broadcast"(%3044) : (i32) -> vector<16xi32>
            %3046 = "arith.cmpi"(%3043, %3045) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3047 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3048 = "arith.subi"(%3042, %3038) : (i32, i32) -> i32
            %3049 = "vector.broadcast"(%3048) : (i32) -> vector<16xi32>
            %3050 = "arith.cmpi"(%3047, %3049) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3051 = "arith.ori"(%3046, %3050) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %3052 = "vector.from_elements"(%2867, %2868, %2871, %2872, %2875, %2876, %2879, %2880, %2883, %2884, %2887, %2888, %2891, %2892, %2895, %2896) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3053 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
            %3054 = "arith.select"(%3051, %3053, %3052) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %3055 = "vector.extract"(%3054) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3056 = "vector.extract"(%3054) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3057 = "vector.extract"(%3054) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3058 = "vector.extract"(%3054) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3059 = "vector.extract"(%3054) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3060 = "vector.extract"(%3054) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3061 = "vector.extract"(%3054) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3062 = "vector.extract"(%3054) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3063 = "vector.extract"(%3054) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3064 = "vector.extract"(%3054) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3065 = "vector.extract"(%3054) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3066 = "vector.extract"(%3054) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3067 = "vector.extract"(%3054) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3068 = "vector.extract"(%3054) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3069 = "vector.extract"(%3054) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3070 = "vector.extract"(%3054) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %3071 = "arith.addi"(%3035, %1099) : (i32, i32) -> i32
            %3072 = "arith.cmpi"(%3071, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3073 = "arith.select"(%3072, %3040, %3041) : (i1, i32, i32) -> i32
            %3074 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3075 = "vector.broadcast"(%3044) : (i32) -> vector<16xi32>
            %3076 = "arith.cmpi"(%3074, %3075) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3077 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
            %3078 = "arith.subi"(%3073, %3038) : (i32, i32) -> i32
            %3079 = "vector.broadcast"(%3078) : (i32) -> vector<16xi32>
            %3080 = "arith.cmpi"(%3077, %3079) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
            %3081 = "arith.ori"(%3076, %3080) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
            %3082 = "vector.from_elements"(%2869, %2870, %2873, %2874, %2877, %2878, %2881, %2882, %2885, %2886, %2889, %2890, %2893, %2894, %2897, %2898) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3083 = "arith.select"(%3081, %3053, %3082) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %3084 = "vector.extract"(%3083) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3085 = "vector.extract"(%3083) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3086 = "vector.extract"(%3083) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3087 = "vector.extract"(%3083) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3088 = "vector.extract"(%3083) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3089 = "vector.extract"(%3083) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3090 = "vector.extract"(%3083) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3091 = "vector.extract"(%3083) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3092 = "vector.extract"(%3083) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3093 = "vector.extract"(%3083) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3094 = "vector.extract"(%3083) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3095 = "vector.extract"(%3083) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3096 = "vector.extract"(%3083) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3097 = "vector.extract"(%3083) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3098 = "vector.extract"(%3083) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3099 = "vector.extract"(%3083) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            "scf.yield"(%3055, %3056, %3084, %3085, %3057, %3058, %3086, %3087, %3059, %3060, %3088, %3089, %3061, %3062, %3090, %3091, %3063, %3064, %3092, %3093, %3065, %3066, %3094, %3095, %3067, %3068, %3096, %3097, %3069, %3070, %3098, %3099) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3100 = "vector.from_elements"(%2996, %2997, %3000, %3001, %3004, %3005, %3008, %3009, %3012, %3013, %3016, %3017, %3020, %3021, %3024, %3025) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3101 = "vector.broadcast"(%1127) : (f32) -> vector<16xf32>
          %3102 = "arith.mulf"(%3100, %3101) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3103 = "arith.subf"(%3102, %2787) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3104 = "vector.extract"(%3103) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3105 = "vector.extract"(%3103) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3106 = "vector.extract"(%3103) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3107 = "vector.extract"(%3103) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3108 = "vector.extract"(%3103) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3109 = "vector.extract"(%3103) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3110 = "vector.extract"(%3103) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3111 = "vector.extract"(%3103) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3112 = "vector.extract"(%3103) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3113 = "vector.extract"(%3103) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3114 = "vector.extract"(%3103) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3115 = "vector.extract"(%3103) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3116 = "vector.extract"(%3103) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3117 = "vector.extract"(%3103) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3118 = "vector.extract"(%3103) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3119 = "vector.extract"(%3103) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %3130 = "llvm.call_intrinsic"(%3114) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3131 = "llvm.call_intrinsic"(%3115) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3132 = "llvm.call_intrinsic"(%3116) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3133 = "llvm.call_intrinsic"(%3117) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3134 = "llvm.call_intrinsic"(%3118) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3135 = "llvm.call_intrinsic"(%3119) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3136 = "vector.from_elements"(%3120, %3121, %3122, %3123, %3124, %3125, %3126, %3127, %3128, %3129, %3130, %3131, %3132, %3133, %3134, %3135) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3137 = "vector.extract"(%3136) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3138 = "vector.extract"(%3136) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3139 = "vector.extract"(%3136) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3140 = "vector.extract"(%3136) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3141 = "vector.extract"(%3136) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3142 = "vector.extract"(%3136) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3143 = "vector.extract"(%3136) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3144 = "vector.extract"(%3136) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3145 = "vector.extract"(%3136) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3146 = "vector.extract"(%3136) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3147 = "vector.extract"(%3136) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3148 = "vector.extract"(%3136) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3149 = "vector.extract"(%3136) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3150 = "vector.extract"(%3136) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3151 = "vector.extract"(%3136) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3152 = "vector.extract"(%3136) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3153 = "vector.from_elements"(%2998, %2999, %3002, %3003, %3006, %3007, %3010, %3011, %3014, %3015, %3018, %3019, %3022, %3023, %3026, %3027) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3154 = "vector.broadcast"(%1127) : (f32) -> vector<16xf32>
          %3155 = "arith.mulf"(%3153, %3154) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3156 = "arith.subf"(%3155, %2787) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3157 = "vector.extract"(%3156) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3158 = "vector.extract"(%3156) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3159 = "vector.extract"(%3156) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3160 = "vector.extract"(%3156) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3161 = "vector.extract"(%3156) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3162 = "vector.extract"(%3156) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3163 = "vector.extract"(%3156) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3164 = "vector.extract"(%3156) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3165 = "vector.extract"(%3156) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3166 = "vector.extract"(%3156) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3167 = "vector.extract"(%3156) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3168 = "vector.extract"(%3156) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3169 = "vector.extract"(%3156) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3170 = "vector.extract"(%3156) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3171 = "vector.extract"(%3156) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3172 = "vector.extract"(%3156) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
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
          %3183 = "llvm.call_intrinsic"(%3167) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3184 = "llvm.call_intrinsic"(%3168) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3185 = "llvm.call_intrinsic"(%3169) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3186 = "llvm.call_intrinsic"(%3170) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3187 = "llvm.call_intrinsic"(%3171) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3188 = "llvm.call_intrinsic"(%3172) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3189 = "vector.from_elements"(%3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3190 = "vector.extract"(%3189) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3191 = "vector.extract"(%3189) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3192 = "vector.extract"(%3189) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3193 = "vector.extract"(%3189) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3194 = "vector.extract"(%3189) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3195 = "vector.extract"(%3189) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3196 = "vector.extract"(%3189) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3197 = "vector.extract"(%3189) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3198 = "vector.extract"(%3189) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3199 = "vector.extract"(%3189) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3200 = "vector.extract"(%3189) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3201 = "vector.extract"(%3189) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3202 = "vector.extract"(%3189) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3203 = "vector.extract"(%3189) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3204 = "vector.extract"(%3189) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3205 = "vector.extract"(%3189) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376 = "scf.for"(%1096, %1853, %1096, %2109, %1700, %2465, %2466, %2467, %1577, %1578, %1579, %2749, %2748, %2747, %2866, %2865, %2864, %1580, %1581, %1582, %2110, %1854, %3137, %3138, %3190, %3191, %3139, %3140, %3192, %3193, %3141, %3142, %3194, %3195, %3143, %3144, %3196, %3197, %3145, %3146, %3198, %3199, %3147, %3148, %3200, %3201, %3149, %3150, %3202, %3203, %3151, %3152, %3204, %3205, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657) ({
          ^bb0(%3377: i32, %3378: i32, %3379: i32, %3380: i32, %3381: i32, %3382: i32, %3383: i32, %3384: i32, %3385: i32, %3386: i32, %3387: i32, %3388: i32, %3389: i32, %3390: i32, %3391: i32, %3392: i32, %3393: i32, %3394: i32, %3395: i32, %3396: i32, %3397: f32, %3398: f32, %3399: f32, %3400: f32, %3401: f32, %3402: f32, %3403: f32, %3404: f32, %3405: f32, %3406: f32, %3407: f32, %3408: f32, %3409: f32, %3410: f32, %3411: f32, %3412: f32, %3413: f32, %3414: f32, %3415: f32, %3416: f32, %3417: f32, %3418: f32, %3419: f32, %3420: f32, %3421: f32, %3422: f32, %3423: f32, %3424: f32, %3425: f32, %3426: f32, %3427: f32, %3428: f32, %3429: f32, %3430: f32, %3431: f32, %3432: f32, %3433: f32, %3434: f32, %3435: f32, %3436: f32, %3437: f32, %3438: f32, %3439: f32, %3440: f32, %3441: f32, %3442: f32, %3443: f32, %3444: f32, %3445: f32, %3446: f32, %3447: f32, %3448: f32, %3449: f32, %3450: f32, %3451: f32, %3452: f32, %3453: f32, %3454: f32, %3455: f32, %3456: f32, %3457: f32, %3458: f32, %3459: f32, %3460: f32, %3461: f32, %3462: f32, %3463: f32, %3464: f32, %3465: f32, %3466: f32, %3467: f32, %3468: f32, %3469: f32, %3470: f32, %3471: f32, %3472: f32, %3473: f32, %3474: f32, %3475: f32, %3476: f32, %3477: f32, %3478: f32, %3479: f32, %3480: f32, %3481: f32, %3482: f32, %3483: f32, %3484: f32, %3485: f32, %3486: f32, %3487: f32, %3488: f32, %3489: f32, %3490: f32, %3491: f32, %3492: f32, %3493: f32, %3494: f32, %3495: f32, %3496: f32, %3497: f32, %3498: f32, %3499: f32, %3500: f32, %3501: f32, %3502: f32, %3503: f32, %3504: f32, %3505: f32, %3506: f32, %3507: f32, %3508: f32, %3509: f32, %3510: f32, %3511: f32, %3512: f32, %3513: f32, %3514: f32, %3515: f32, %3516: f32, %3517: f32, %3518: f32, %3519: f32, %3520: f32, %3521: f32, %3522: f32, %3523: f32, %3524: f32, %3525: i32, %3526: i32, %3527: i32, %3528: i32, %3529: i32, %3530: i32, %3531: i32, %3532: i32, %3533: i32, %3534: i32, %3535: i32, %3536: i32, %3537: i32, %3538: i32, %3539: i32, %3540: i32, %3541: i32, %3542: i32, %3543: i32, %3544: i32, %3545: i32, %3546: i32, %3547: i32, %3548: i32):
            %3549 = "arith.addi"(%3378, %1096) : (i32, i32) -> i32
            %3550 = "arith.cmpi"(%3549, %2107) {predicate = 0 : i64} : (i32, i32) -> i1
            %3551, %3552 = "scf.if"(%3550) ({
              %3553 = "arith.addi"(%3395, %1096) : (i32, i32) -> i32
              "scf.yield"(%1700, %3553) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3549, %3395) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3554 = "arith.muli"(%3379, %1138) : (i32, i32) -> i32
            %3555 = "arith.muli"(%3551, %1138) : (i32, i32) -> i32
            %3556 = "arith.addi"(%3377, %1096) : (i32, i32) -> i32
            %3557 = "arith.cmpi"(%3556, %1853) {predicate = 0 : i64} : (i32, i32) -> i1
            %3558 = "llvm.getelementptr"(%194, %3387) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3559_s0 = "llvm.ptrtoint"(%3558) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3559_s0, %3388) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3560 = "llvm.getelementptr"(%96, %3387) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3561_s0 = "llvm.ptrtoint"(%3560) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3561_s0, %3388) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3562 = "arith.muli"(%3387, %1138) : (i32, i32) -> i32
            %3563 = "llvm.getelementptr"(%95, %3562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3564 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3565 = "arith.remui"(%3564, %1113) : (i32, i32) -> i32
            %3566 = "arith.muli"(%3565, %1104) : (i32, i32) -> i32
            %3567 = "llvm.getelementptr"(%3563, %3566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3568 = "llvm.load"(%3567) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3569 = "vector.extract"(%3568) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3570 = "vector.extract"(%3568) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3571 = "llvm.getelementptr"(%3567) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3572 = "llvm.load"(%3571) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3573 = "vector.extract"(%3572) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3574 = "vector.extract"(%3572) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3575 = "llvm.getelementptr"(%3567) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3576 = "llvm.load"(%3575) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3577 = "vector.extract"(%3576) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3578 = "vector.extract"(%3576) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3579 = "llvm.getelementptr"(%3567) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3580 = "llvm.load"(%3579) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3581 = "vector.extract"(%3580) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3582 = "vector.extract"(%3580) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3583 = "llvm.getelementptr"(%3567) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3584 = "llvm.load"(%3583) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3585 = "vector.extract"(%3584) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3586 = "vector.extract"(%3584) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3587 = "llvm.getelementptr"(%3567) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3588 = "llvm.load"(%3587) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3589 = "vector.extract"(%3588) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3590 = "vector.extract"(%3588) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3591 = "llvm.getelementptr"(%3567) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3592 = "llvm.load"(%3591) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3593 = "vector.extract"(%3592) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3594 = "vector.extract"(%3592) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3595 = "llvm.getelementptr"(%3567) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3596 = "llvm.load"(%3595) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3597 = "vector.extract"(%3596) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3598 = "vector.extract"(%3596) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3599 = "vector.from_elements"(%3569, %3570, %3573, %3574, %3577, %3578, %3581, %3582, %3585, %3586, %3589, %3590, %3593, %3594, %3597, %3598) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3600 = "vector.extract"(%3599) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3601 = "vector.extract"(%3599) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3602 = "vector.extract"(%3599) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3603 = "vector.extract"(%3599) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3604 = "vector.extract"(%3599) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3605 = "vector.extract"(%3599) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3606 = "vector.extract"(%3599) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3607 = "vector.extract"(%3599) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3608 = "vector.extract"(%3599) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3609 = "vector.extract"(%3599) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3610 = "vector.extract"(%3599) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3611 = "vector.extract"(%3599) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3612 = "vector.extract"(%3599) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3613 = "vector.extract"(%3599) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3614 = "vector.extract"(%3599) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3615 = "vector.extract"(%3599) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %3616 = "arith.muli"(%3387, %1119) : (i32, i32) -> i32
            %3617 = "llvm.getelementptr"(%91, %3616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3619_a = "llvm.ptrtoint"(%1133) : (!llvm.ptr<3>) -> i32
            %t3619_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3619_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3619_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3619_shifted = "arith.shrui"(%t3619_a, %t3619_four) : (i32, i32) -> i32
            %t3619_low = "arith.andi"(%t3619_shifted, %t3619_mask) : (i32, i32) -> i32
            %t3619_wide = "arith.extui"(%t3619_low) : (i32) -> i64
            %3618 = "arith.ori"(%t3619_wide, %t3619_fields) : (i64, i64) -> i64
            %t3621_a = "llvm.ptrtoint"(%3617) : (!llvm.ptr<3>) -> i32
            %t3621_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3621_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3621_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3621_shifted = "arith.shrui"(%t3621_a, %t3621_four) : (i32, i32) -> i32
            %t3621_low = "arith.andi"(%t3621_shifted, %t3621_mask) : (i32, i32) -> i32
            %t3621_wide = "arith.extui"(%t3621_low) : (i32) -> i64
            %3620 = "arith.ori"(%t3621_wide, %t3621_fields) : (i64, i64) -> i64
            %t3654_r = "llvm.inline_asm"(%3600, %3601, %3600, %3601, %3602, %3603, %3602, %3603, %3604, %3605, %3604, %3605, %3606, %3607, %3606, %3607, %3608, %3609, %3608, %3609, %3610, %3611, %3610, %3611, %3612, %3613, %3612, %3613, %3614, %3615, %3614, %3615) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3622 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3623 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3624 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3625 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3626 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3627 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3628 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3629 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3630 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3631 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3632 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3633 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3634 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3635 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3636 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3637 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3638 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3639 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3640 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3641 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3642 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3643 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3644 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3645 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3646 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3647 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3648 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3649 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3650 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3651 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3652 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3653 = "llvm.extractvalue"(%t3654_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t3687_r = "llvm.inline_asm"(%3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3618, %3620, %2174) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 47 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %3655 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3656 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3657 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3658 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3659 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3660 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3661 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3662 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3663 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3664 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3665 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3666 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3667 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3668 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3669 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3670 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3671 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3672 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3673 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3674 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3675 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3676 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3677 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3678 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3679 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3680 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3681 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3682 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3683 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3684 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3685 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3686 = "llvm.extractvalue"(%t3687_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %3688 = "vector.from_elements"(%3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3689 = "arith.truncf"(%3688) : (vector<32xf32>) -> vector<32xf16>
            %3690 = "vector.bitcast"(%3689) : (vector<32xf16>) -> vector<16xi32>
            %3691 = "vector.extract"(%3690) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %3692 = "vector.extract"(%3690) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %3693 = "vector.extract"(%3690) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %3694 = "vector.extract"(%3690) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %3695 = "vector.extract"(%3690) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %3696 = "vector.extract"(%3690) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %3697 = "vector.extract"(%3690) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %3698 = "vector.extract"(%3690) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %3699 = "vector.extract"(%3690) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %3700 = "vector.extract"(%3690) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %3701 = "vector.extract"(%3690) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %3702 = "vector.extract"(%3690) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %3703 = "vector.extract"(%3690) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %3704 = "vector.extract"(%3690) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %3705 = "vector.extract"(%3690) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %3706 = "vector.extract"(%3690) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            %t3708_a = "llvm.ptrtoint"(%3617) : (!llvm.ptr<3>) -> i32
            %t3708_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3708_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3708_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t3708_shifted = "arith.shrui"(%t3708_a, %t3708_four) : (i32, i32) -> i32
            %t3708_low = "arith.andi"(%t3708_shifted, %t3708_mask) : (i32, i32) -> i32
            %t3708_wide = "arith.extui"(%t3708_low) : (i32) -> i64
            %3707 = "arith.ori"(%t3708_wide, %t3708_fields) : (i64, i64) -> i64
            %t3741_r = "llvm.inline_asm"(%3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3709 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3710 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3711 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3712 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3713 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3714 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3715 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3716 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3717 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3718 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3719 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3720 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3721 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3722 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3723 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3724 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3725 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3726 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3727 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3728 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3729 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3730 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3731 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3732 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3733 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3734 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3735 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3736 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3737 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3738 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3739 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3740 = "llvm.extractvalue"(%t3741_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t3774_r = "llvm.inline_asm"(%3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %2174) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 48 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
            %3742 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3743 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3744 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3745 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3746 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3747 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3748 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3749 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3750 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3751 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3752 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3753 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3754 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3755 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3756 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3757 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3758 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3759 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3760 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3761 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3762 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3763 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3764 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3765 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3766 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3767 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3768 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3769 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3770 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3771 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3772 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3773 = "llvm.extractvalue"(%t3774_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t3903_r = "llvm.inline_asm"(%3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3684, %3685, %3686, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %3775 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 0>} : (!struct2) -> f32
            %3776 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 1>} : (!struct2) -> f32
            %3777 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 2>} : (!struct2) -> f32
            %3778 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 3>} : (!struct2) -> f32
            %3779 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 4>} : (!struct2) -> f32
            %3780 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 5>} : (!struct2) -> f32
            %3781 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 6>} : (!struct2) -> f32
            %3782 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 7>} : (!struct2) -> f32
            %3783 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 8>} : (!struct2) -> f32
            %3784 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 9>} : (!struct2) -> f32
            %3785 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 10>} : (!struct2) -> f32
            %3786 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 11>} : (!struct2) -> f32
            %3787 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 12>} : (!struct2) -> f32
            %3788 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 13>} : (!struct2) -> f32
            %3789 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 14>} : (!struct2) -> f32
            %3790 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 15>} : (!struct2) -> f32
            %3791 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 16>} : (!struct2) -> f32
            %3792 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 17>} : (!struct2) -> f32
            %3793 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 18>} : (!struct2) -> f32
            %3794 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 19>} : (!struct2) -> f32
            %3795 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 20>} : (!struct2) -> f32
            %3796 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 21>} : (!struct2) -> f32
            %3797 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 22>} : (!struct2) -> f32
            %3798 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 23>} : (!struct2) -> f32
            %3799 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 24>} : (!struct2) -> f32
            %3800 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 25>} : (!struct2) -> f32
            %3801 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 26>} : (!struct2) -> f32
            %3802 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 27>} : (!struct2) -> f32
            %3803 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 28>} : (!struct2) -> f32
            %3804 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 29>} : (!struct2) -> f32
            %3805 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 30>} : (!struct2) -> f32
            %3806 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 31>} : (!struct2) -> f32
            %3807 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 32>} : (!struct2) -> f32
            %3808 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 33>} : (!struct2) -> f32
            %3809 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 34>} : (!struct2) -> f32
            %3810 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 35>} : (!struct2) -> f32
            %3811 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 36>} : (!struct2) -> f32
            %3812 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 37>} : (!struct2) -> f32
            %3813 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 38>} : (!struct2) -> f32
            %3814 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 39>} : (!struct2) -> f32
            %3815 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 40>} : (!struct2) -> f32
            %3816 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 41>} : (!struct2) -> f32
            %3817 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 42>} : (!struct2) -> f32
            %3818 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 43>} : (!struct2) -> f32
            %3819 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 44>} : (!struct2) -> f32
            %3820 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 45>} : (!struct2) -> f32
            %3821 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 46>} : (!struct2) -> f32
            %3822 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 47>} : (!struct2) -> f32
            %3823 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 48>} : (!struct2) -> f32
            %3824 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 49>} : (!struct2) -> f32
            %3825 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 50>} : (!struct2) -> f32
            %3826 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 51>} : (!struct2) -> f32
            %3827 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 52>} : (!struct2) -> f32
            %3828 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 53>} : (!struct2) -> f32
            %3829 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 54>} : (!struct2) -> f32
            %3830 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 55>} : (!struct2) -> f32
            %3831 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 56>} : (!struct2) -> f32
            %3832 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 57>} : (!struct2) -> f32
            %3833 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 58>} : (!struct2) -> f32
            %3834 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 59>} : (!struct2) -> f32
            %3835 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 60>} : (!struct2) -> f32
            %3836 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 61>} : (!struct2) -> f32
            %3837 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 62>} : (!struct2) -> f32
            %3838 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 63>} : (!struct2) -> f32
            %3839 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 64>} : (!struct2) -> f32
            %3840 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 65>} : (!struct2) -> f32
            %3841 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 66>} : (!struct2) -> f32
            %3842 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 67>} : (!struct2) -> f32
            %3843 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 68>} : (!struct2) -> f32
            %3844 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 69>} : (!struct2) -> f32
            %3845 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 70>} : (!struct2) -> f32
            %3846 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 71>} : (!struct2) -> f32
            %3847 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 72>} : (!struct2) -> f32
            %3848 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 73>} : (!struct2) -> f32
            %3849 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 74>} : (!struct2) -> f32
            %3850 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 75>} : (!struct2) -> f32
            %3851 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 76>} : (!struct2) -> f32
            %3852 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 77>} : (!struct2) -> f32
            %3853 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 78>} : (!struct2) -> f32
            %3854 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 79>} : (!struct2) -> f32
            %3855 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 80>} : (!struct2) -> f32
            %3856 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 81>} : (!struct2) -> f32
            %3857 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 82>} : (!struct2) -> f32
            %3858 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 83>} : (!struct2) -> f32
            %3859 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 84>} : (!struct2) -> f32
            %3860 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 85>} : (!struct2) -> f32
            %3861 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 86>} : (!struct2) -> f32
            %3862 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 87>} : (!struct2) -> f32
            %3863 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 88>} : (!struct2) -> f32
            %3864 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 89>} : (!struct2) -> f32
            %3865 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 90>} : (!struct2) -> f32
            %3866 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 91>} : (!struct2) -> f32
            %3867 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 92>} : (!struct2) -> f32
            %3868 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 93>} : (!struct2) -> f32
            %3869 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 94>} : (!struct2) -> f32
            %3870 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 95>} : (!struct2) -> f32
            %3871 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 96>} : (!struct2) -> f32
            %3872 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 97>} : (!struct2) -> f32
            %3873 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 98>} : (!struct2) -> f32
            %3874 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 99>} : (!struct2) -> f32
            %3875 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 100>} : (!struct2) -> f32
            %3876 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 101>} : (!struct2) -> f32
            %3877 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 102>} : (!struct2) -> f32
            %3878 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 103>} : (!struct2) -> f32
            %3879 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 104>} : (!struct2) -> f32
            %3880 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 105>} : (!struct2) -> f32
            %3881 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 106>} : (!struct2) -> f32
            %3882 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 107>} : (!struct2) -> f32
            %3883 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 108>} : (!struct2) -> f32
            %3884 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 109>} : (!struct2) -> f32
            %3885 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 110>} : (!struct2) -> f32
            %3886 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 111>} : (!struct2) -> f32
            %3887 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 112>} : (!struct2) -> f32
            %3888 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 113>} : (!struct2) -> f32
            %3889 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 114>} : (!struct2) -> f32
            %3890 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 115>} : (!struct2) -> f32
            %3891 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 116>} : (!struct2) -> f32
            %3892 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 117>} : (!struct2) -> f32
            %3893 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 118>} : (!struct2) -> f32
            %3894 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 119>} : (!struct2) -> f32
            %3895 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 120>} : (!struct2) -> f32
            %3896 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 121>} : (!struct2) -> f32
            %3897 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 122>} : (!struct2) -> f32
            %3898 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 123>} : (!struct2) -> f32
            %3899 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 124>} : (!struct2) -> f32
            %3900 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 125>} : (!struct2) -> f32
            %3901 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 126>} : (!struct2) -> f32
            %3902 = "llvm.extractvalue"(%t3903_r) {position = array<i64: 127>} : (!struct2) -> f32
            "scf.if"(%171) ({
              %3904 = "llvm.getelementptr"(%172, %3384) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3905_s0 = "llvm.ptrtoint"(%3904) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3905_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3906 = "arith.addi"(%3384, %1096) : (i32, i32) -> i32
            %3907 = "arith.cmpi"(%3906, %2695) {predicate = 0 : i64} : (i32, i32) -> i1
            %3908 = "arith.xori"(%3385, %1096) : (i32, i32) -> i32
            %3909 = "arith.select"(%3907, %3908, %3385) : (i1, i32, i32) -> i32
            %3910 = "arith.select"(%3907, %71, %3906) : (i1, i32, i32) -> i32
            %3911 = "arith.addi"(%3383, %1096) : (i32, i32) -> i32
            %3912 = "vector.from_elements"(%3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3913 = "vector.from_elements"(%3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3914 = "arith.mulf"(%3912, %3913) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3915 = "vector.extract"(%3914) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3916 = "vector.extract"(%3914) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3917 = "vector.extract"(%3914) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3918 = "vector.extract"(%3914) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3919 = "vector.extract"(%3914) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3920 = "vector.extract"(%3914) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3921 = "vector.extract"(%3914) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3922 = "vector.extract"(%3914) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3923 = "vector.extract"(%3914) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3924 = "vector.extract"(%3914) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3925 = "vector.extract"(%3914) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3926 = "vector.extract"(%3914) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3927 = "vector.extract"(%3914) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3928 = "vector.extract"(%3914) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3929 = "vector.extract"(%3914) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3930 = "vector.extract"(%3914) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3931 = "vector.extract"(%3914) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3932 = "vector.extract"(%3914) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3933 = "vector.extract"(%3914) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3934 = "vector.extract"(%3914) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3935 = "vector.extract"(%3914) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3936 = "vector.extract"(%3914) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3937 = "vector.extract"(%3914) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3938 = "vector.extract"(%3914) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3939 = "vector.extract"(%3914) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3940 = "vector.extract"(%3914) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3941 = "vector.extract"(%3914) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3942 = "vector.extract"(%3914) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3943 = "vector.extract"(%3914) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3944 = "vector.extract"(%3914) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3945 = "vector.extract"(%3914) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3946 = "vector.extract"(%3914) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3947 = "arith.xori"(%3557, %2174) : (i1, i1) -> i1
            %3948, %3949, %3950 = "scf.if"(%3947) ({
              %3951 = "arith.addi"(%3381, %1096) : (i32, i32) -> i32
              %3952 = "arith.cmpi"(%3951, %2695) {predicate = 0 : i64} : (i32, i32) -> i1
              %3953 = "arith.xori"(%3382, %1096) : (i32, i32) -> i32
              %3954 = "arith.select"(%3952, %3953, %3382) : (i1, i32, i32) -> i32
              %3955 = "arith.select"(%3952, %71, %3951) : (i1, i32, i32) -> i32
              %3956 = "arith.addi"(%3380, %1096) : (i32, i32) -> i32
              %3957 = "llvm.getelementptr"(%169, %3955) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3958_s0 = "llvm.ptrtoint"(%3957) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3958_s0, %3954) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"(%3956, %3955, %3954) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3380, %3381, %3382) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            %3959 = "arith.muli"(%3949, %1119) : (i32, i32) -> i32
            %3960 = "llvm.getelementptr"(%90, %3959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3962_a = "llvm.ptrtoint"(%1132) : (!llvm.ptr<3>) -> i32
            %t3962_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3962_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3962_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3962_shifted = "arith.shrui"(%t3962_a, %t3962_four) : (i32, i32) -> i32
            %t3962_low = "arith.andi"(%t3962_shifted, %t3962_mask) : (i32, i32) -> i32
            %t3962_wide = "arith.extui"(%t3962_low) : (i32) -> i64
            %3961 = "arith.ori"(%t3962_wide, %t3962_fields) : (i64, i64) -> i64
            %t3964_a = "llvm.ptrtoint"(%3960) : (!llvm.ptr<3>) -> i32
            %t3964_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3964_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3964_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3964_shifted = "arith.shrui"(%t3964_a, %t3964_four) : (i32, i32) -> i32
            %t3964_low = "arith.andi"(%t3964_shifted, %t3964_mask) : (i32, i32) -> i32
            %t3964_wide = "arith.extui"(%t3964_low) : (i32) -> i64
            %3963 = "arith.ori"(%t3964_wide, %t3964_fields) : (i64, i64) -> i64
            %t3997_r = "llvm.inline_asm"(%3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3965 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3966 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3967 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3968 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3969 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3970 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3971 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3972 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3973 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3974 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3975 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3976 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3977 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3978 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3979 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3980 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3981 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3982 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3983 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3984 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3985 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3986 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3987 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3988 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3989 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3990 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3991 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3992 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3993 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3994 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3995 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3996 = "llvm.extractvalue"(%t3997_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t4030_r = "llvm.inline_asm"(%3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3961, %3963, %1747) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 49 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %3998 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3999 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4000 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4001 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4002 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4003 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4004 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4005 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4006 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4007 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4008 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4009 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4010 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4011 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4012 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4013 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4014 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4015 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4016 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4017 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4018 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4019 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4020 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4021 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4022 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4023 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4024 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4025 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4026 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4027 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4028 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4029 = "llvm.extractvalue"(%t4030_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t4159_r = "llvm.inline_asm"(%3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %3915, %3916, %3917, %3918, %3919, %3920, %3921, %3922, %3923, %3924, %3925, %3926, %3927, %3928, %3929, %3930, %3931, %3932, %3933, %3934, %3935, %3936, %3937, %3938, %3939, %3940, %3941, %3942, %3943, %3944, %3945, %3946, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882, %3883, %3884, %3885, %3886, %3887, %3888, %3889, %3890, %3891, %3892, %3893, %3894, %3895, %3896, %3897, %3898, %3899, %3900, %3901, %3902) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4031 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4032 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4033 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4034 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4035 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4036 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4037 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4038 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4039 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4040 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4041 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4042 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4043 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4044 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4045 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4046 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4047 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4048 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4049 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4050 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4051 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4052 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4053 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4054 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4055 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4056 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4057 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4058 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4059 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4060 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4061 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4062 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4063 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4064 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4065 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4066 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4067 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4068 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4069 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4070 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4071 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4072 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4073 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4074 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4075 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4076 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4077 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4078 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4079 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4080 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4081 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4082 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4083 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4084 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4085 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4086 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4087 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4088 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4089 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4090 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4091 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4092 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4093 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4094 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4095 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4096 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4097 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4098 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4099 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4100 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4101 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4102 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4103 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4104 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4105 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4106 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4107 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4108 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4109 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4110 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4111 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4112 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4113 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4114 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4115 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4116 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4117 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4118 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4119 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4120 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4121 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4122 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4123 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4124 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4125 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4126 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4127 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4128 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4129 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4130 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4131 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4132 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4133 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4134 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4135 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4136 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4137 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4138 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4139 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4140 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4141 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4142 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4143 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4144 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4145 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4146 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4147 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4148 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4149 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4150 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4151 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4152 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4153 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4154 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4155 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4156 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4157 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4158 = "llvm.extractvalue"(%t4159_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4160 = "llvm.getelementptr"(%117, %3390) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4161_s0 = "llvm.ptrtoint"(%4160) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4161_s0, %3391) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4162 = "arith.muli"(%3390, %2648) : (i32, i32) -> i32
            %4163 = "llvm.getelementptr"(%93, %4162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4164 = "vector.from_elements"(%4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080, %4081, %4082, %4083, %4084, %4085, %4086, %4087, %4088, %4089, %4090, %4091, %4092, %4093, %4094) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %4165 = "arith.truncf"(%4164) : (vector<32xf32>) -> vector<32xf16>
            %4166 = "vector.extract"(%4165) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %4167 = "vector.extract"(%4165) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %4168 = "vector.extract"(%4165) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %4169 = "vector.extract"(%4165) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %4170 = "vector.extract"(%4165) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %4171 = "vector.extract"(%4165) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %4172 = "vector.extract"(%4165) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %4173 = "vector.extract"(%4165) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %4174 = "vector.extract"(%4165) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %4175 = "vector.extract"(%4165) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %4176 = "vector.extract"(%4165) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %4177 = "vector.extract"(%4165) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %4178 = "vector.extract"(%4165) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %4179 = "vector.extract"(%4165) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %4180 = "vector.extract"(%4165) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %4181 = "vector.extract"(%4165) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %4182 = "vector.extract"(%4165) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %4183 = "vector.extract"(%4165) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %4184 = "vector.extract"(%4165) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %4185 = "vector.extract"(%4165) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %4186 = "vector.extract"(%4165) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %4187 = "vector.extract"(%4165) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %4188 = "vector.extract"(%4165) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %4189 = "vector.extract"(%4165) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %4190 = "vector.extract"(%4165) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %4191 = "vector.extract"(%4165) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %4192 = "vector.extract"(%4165) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %4193 = "vector.extract"(%4165) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %4194 = "vector.extract"(%4165) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %4195 = "vector.extract"(%4165) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %4196 = "vector.extract"(%4165) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %4197 = "vector.extract"(%4165) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %4198 = "vector.from_elements"(%4166, %4167) : (f16, f16) -> vector<2xf16>
            %4199 = "llvm.bitcast"(%4198) : (vector<2xf16>) -> i32
            %4200 = "vector.from_elements"(%4168, %4169) : (f16, f16) -> vector<2xf16>
            %4201 = "llvm.bitcast"(%4200) : (vector<2xf16>) -> i32
            %4202 = "vector.from_elements"(%4170, %4171) : (f16, f16) -> vector<2xf16>
            %4203 = "llvm.bitcast"(%4202) : (vector<2xf16>) -> i32
            %4204 = "vector.from_elements"(%4172, %4173) : (f16, f16) -> vector<2xf16>
            %4205 = "llvm.bitcast"(%4204) : (vector<2xf16>) -> i32
            %4206 = "llvm.getelementptr"(%4163, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4206, %4199, %4201, %4203, %4205) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4208 = "llvm.getelementptr"(%4163) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4209 = "vector.from_elements"(%4174, %4175) : (f16, f16) -> vector<2xf16>
            %4210 = "llvm.bitcast"(%4209) : (vector<2xf16>) -> i32
            %4211 = "vector.from_elements"(%4176, %4177) : (f16, f16) -> vector<2xf16>
            %4212 = "llvm.bitcast"(%4211) : (vector<2xf16>) -> i32
            %4213 = "vector.from_elements"(%4178, %4179) : (f16, f16) -> vector<2xf16>
            %4214 = "llvm.bitcast"(%4213) : (vector<2xf16>) -> i32
            %4215 = "vector.from_elements"(%4180, %4181) : (f16, f16) -> vector<2xf16>
            %4216 = "llvm.bitcast"(%4215) : (vector<2xf16>) -> i32
            %4217 = "llvm.getelementptr"(%4208, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4217, %4210, %4212, %4214, %4216) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4219 = "llvm.getelementptr"(%4163) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4220 = "vector.from_elements"(%4182, %4183) : (f16, f16) -> vector<2xf16>
            %4221 = "llvm.bitcast"(%4220) : (vector<2xf16>) -> i32
            %4222 = "vector.from_elements"(%4184, %4185) : (f16, f16) -> vector<2xf16>
            %4223 = "llvm.bitcast"(%4222) : (vector<2xf16>) -> i32
            %4224 = "vector.from_elements"(%4186, %4187) : (f16, f16) -> vector<2xf16>
            %4225 = "llvm.bitcast"(%4224) : (vector<2xf16>) -> i32
            %4226 = "vector.from_elements"(%4188, %4189) : (f16, f16) -> vector<2xf16>
            %4227 = "llvm.bitcast"(%4226) : (vector<2xf16>) -> i32
            %4228 = "llvm.getelementptr"(%4219, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4228, %4221, %4223, %4225, %4227) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4230 = "llvm.getelementptr"(%4163) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4231 = "vector.from_elements"(%4190, %4191) : (f16, f16) -> vector<2xf16>
            %4232 = "llvm.bitcast"(%4231) : (vector<2xf16>) -> i32
            %4233 = "vector.from_elements"(%4192, %4193) : (f16, f16) -> vector<2xf16>
            %4234 = "llvm.bitcast"(%4233) : (vector<2xf16>) -> i32
            %4235 = "vector.from_elements"(%4194, %4195) : (f16, f16) -> vector<2xf16>
            %4236 = "llvm.bitcast"(%4235) : (vector<2xf16>) -> i32
            %4237 = "vector.from_elements"(%4196, %4197) : (f16, f16) -> vector<2xf16>
            %4238 = "llvm.bitcast"(%4237) : (vector<2xf16>) -> i32
            %4239 = "llvm.getelementptr"(%4230, %2697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4239, %4232, %4234, %4236, %4238) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 54 : i32} : (i32) -> ()
            %4241 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4242 = "arith.cmpi"(%4241, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4242) ({
              %4243 = "llvm.getelementptr"(%116, %3390) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4244_s0 = "llvm.ptrtoint"(%4243) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4244_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4245 = "arith.cmpi"(%3377, %1096) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%4245) ({
              %4246 = "arith.shrsi"(%1123, %1104) : (i32, i32) -> i32
              %4247 = "arith.andi"(%1123, %2695) : (i32, i32) -> i32
              %4248 = "arith.muli"(%4246, %74) : (i32, i32) -> i32
              %4249 = "arith.muli"(%4247, %1102) : (i32, i32) -> i32
              %4250 = "arith.addi"(%3554, %4248) : (i32, i32) -> i32
              %4251 = "nvvm.elect.sync"() {cutec.arm = 55 : i32} : () -> i1
              "scf.if"(%4251) ({
                %t4252_s1 = "llvm.ptrtoint"(%1125) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%26, %t4252_s1, %4249, %4250, %3396, %1559) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%2737, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 56 : i32} : (i32, i32) -> ()
            %4253 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4254 = "arith.cmpi"(%4253, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4254) ({
              %4255 = "llvm.getelementptr"(%97, %3387) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4256_s0 = "llvm.ptrtoint"(%4255) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4256_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.if"(%196) ({
              %4257 = "llvm.getelementptr"(%197, %3387) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4258_s0 = "llvm.ptrtoint"(%4257) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4258_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4259 = "arith.addi"(%3387, %1096) : (i32, i32) -> i32
            %4260 = "arith.cmpi"(%4259, %1104) {predicate = 0 : i64} : (i32, i32) -> i1
            %4261 = "arith.xori"(%3388, %1096) : (i32, i32) -> i32
            %4262 = "arith.select"(%4260, %4261, %3388) : (i1, i32, i32) -> i32
            %4263 = "arith.select"(%4260, %71, %4259) : (i1, i32, i32) -> i32
            %4264 = "arith.addi"(%3386, %1096) : (i32, i32) -> i32
            %4265 = "arith.muli"(%3949, %1138) : (i32, i32) -> i32
            %4266 = "llvm.getelementptr"(%94, %4265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4267 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4268 = "arith.remui"(%4267, %1113) : (i32, i32) -> i32
            %4269 = "arith.muli"(%4268, %1104) : (i32, i32) -> i32
            %4270 = "llvm.getelementptr"(%4266, %4269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4271 = "llvm.load"(%4270) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4272 = "vector.extract"(%4271) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4273 = "vector.extract"(%4271) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4274 = "llvm.getelementptr"(%4270) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4275 = "llvm.load"(%4274) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4276 = "vector.extract"(%4275) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4277 = "vector.extract"(%4275) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4278 = "llvm.getelementptr"(%4270) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4279 = "llvm.load"(%4278) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4280 = "vector.extract"(%4279) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4281 = "vector.extract"(%4279) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4282 = "llvm.getelementptr"(%4270) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4283 = "llvm.load"(%4282) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4284 = "vector.extract"(%4283) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4285 = "vector.extract"(%4283) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4286 = "llvm.getelementptr"(%4270) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4287 = "llvm.load"(%4286) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4288 = "vector.extract"(%4287) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4289 = "vector.extract"(%4287) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4290 = "llvm.getelementptr"(%4270) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4291 = "llvm.load"(%4290) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4292 = "vector.extract"(%4291) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4293 = "vector.extract"(%4291) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4294 = "llvm.getelementptr"(%4270) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4295 = "llvm.load"(%4294) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4296 = "vector.extract"(%4295) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4297 = "vector.extract"(%4295) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4298 = "llvm.getelementptr"(%4270) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4299 = "llvm.load"(%4298) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4300 = "vector.extract"(%4299) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4301 = "vector.extract"(%4299) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4302 = "vector.from_elements"(%4272, %4273, %4276, %4277, %4280, %4281, %4284, %4285, %4288, %4289, %4292, %4293, %4296, %4297, %4300, %4301) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4303 = "llvm.getelementptr"(%116, %3393) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4304_s0 = "llvm.ptrtoint"(%4303) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4304_s0, %3394) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4305 = "arith.muli"(%3393, %2648) : (i32, i32) -> i32
            %4306 = "llvm.getelementptr"(%1136, %4305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4308_a = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
            %t4308_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4308_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4308_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4308_shifted = "arith.shrui"(%t4308_a, %t4308_four) : (i32, i32) -> i32
            %t4308_low = "arith.andi"(%t4308_shifted, %t4308_mask) : (i32, i32) -> i32
            %t4308_wide = "arith.extui"(%t4308_low) : (i32) -> i64
            %4307 = "arith.ori"(%t4308_wide, %t4308_fields) : (i64, i64) -> i64
            %t4310_a = "llvm.ptrtoint"(%4306) : (!llvm.ptr<3>) -> i32
            %t4310_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4310_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4310_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t4310_shifted = "arith.shrui"(%t4310_a, %t4310_four) : (i32, i32) -> i32
            %t4310_low = "arith.andi"(%t4310_shifted, %t4310_mask) : (i32, i32) -> i32
            %t4310_wide = "arith.extui"(%t4310_low) : (i32) -> i64
            %4309 = "arith.ori"(%t4310_wide, %t4310_fields) : (i64, i64) -> i64
            %t4327_r = "llvm.inline_asm"(%4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %4311 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4312 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4313 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4314 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4315 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4316 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4317 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4318 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4319 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4320 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4321 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4322 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4323 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4324 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4325 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4326 = "llvm.extractvalue"(%t4327_r) {position = array<i64: 15>} : (!struct3) -> f32
            %t4344_r = "llvm.inline_asm"(%4311, %4312, %4313, %4314, %4315, %4316, %4317, %4318, %4319, %4320, %4321, %4322, %4323, %4324, %4325, %4326, %4307, %4309, %1747) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 1, 0;\0Aadd.s64 da, $32, 128;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 256;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 384;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 640;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 768;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 896;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 57 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct3
            %4328 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4329 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4330 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4331 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4332 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4333 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4334 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4335 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4336 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4337 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4338 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4339 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4340 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4341 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4342 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4343 = "llvm.extractvalue"(%t4344_r) {position = array<i64: 15>} : (!struct3) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4345 = "llvm.getelementptr"(%1137, %4162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4346 = "arith.muli"(%3910, %1119) : (i32, i32) -> i32
            %4347 = "llvm.getelementptr"(%90, %4346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4349_a = "llvm.ptrtoint"(%4345) : (!llvm.ptr<3>) -> i32
            %t4349_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4349_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4349_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4349_shifted = "arith.shrui"(%t4349_a, %t4349_four) : (i32, i32) -> i32
            %t4349_low = "arith.andi"(%t4349_shifted, %t4349_mask) : (i32, i32) -> i32
            %t4349_wide = "arith.extui"(%t4349_low) : (i32) -> i64
            %4348 = "arith.ori"(%t4349_wide, %t4349_fields) : (i64, i64) -> i64
            %t4351_a = "llvm.ptrtoint"(%4347) : (!llvm.ptr<3>) -> i32
            %t4351_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4351_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4351_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4351_shifted = "arith.shrui"(%t4351_a, %t4351_four) : (i32, i32) -> i32
            %t4351_low = "arith.andi"(%t4351_shifted, %t4351_mask) : (i32, i32) -> i32
            %t4351_wide = "arith.extui"(%t4351_low) : (i32) -> i64
            %4350 = "arith.ori"(%t4351_wide, %t4351_fields) : (i64, i64) -> i64
            %t4384_r = "llvm.inline_asm"(%4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %4352 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4353 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4354 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4355 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4356 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4357 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4358 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4359 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4360 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4361 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4362 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4363 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4364 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4365 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4366 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4367 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4368 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4369 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4370 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4371 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4372 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4373 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4374 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4375 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4376 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4377 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4378 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4379 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4380 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4381 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4382 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4383 = "llvm.extractvalue"(%t4384_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t4417_r = "llvm.inline_asm"(%4352, %4353, %4354, %4355, %4356, %4357, %4358, %4359, %4360, %4361, %4362, %4363, %4364, %4365, %4366, %4367, %4368, %4369, %4370, %4371, %4372, %4373, %4374, %4375, %4376, %4377, %4378, %4379, %4380, %4381, %4382, %4383, %4348, %4350, %2174) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 58 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %4385 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4386 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4387 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4388 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4389 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4390 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4391 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4392 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4393 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4394 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4395 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4396 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4397 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4398 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4399 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4400 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4401 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4402 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4403 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4404 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4405 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4406 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4407 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4408 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4409 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4410 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4411 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4412 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4413 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4414 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4415 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4416 = "llvm.extractvalue"(%t4417_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4418 = "arith.addi"(%3390, %1096) : (i32, i32) -> i32
            %4419 = "arith.cmpi"(%4418, %1104) {predicate = 0 : i64} : (i32, i32) -> i1
            %4420 = "arith.xori"(%3391, %1096) : (i32, i32) -> i32
            %4421 = "arith.select"(%4419, %4420, %3391) : (i1, i32, i32) -> i32
            %4422 = "arith.select"(%4419, %71, %4418) : (i1, i32, i32) -> i32
            %4423 = "arith.addi"(%3389, %1096) : (i32, i32) -> i32
            %t4552_r = "llvm.inline_asm"(%4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4328, %4329, %4330, %4331, %4332, %4333, %4334, %4335, %4336, %4337, %4338, %4339, %4340, %4341, %4342, %4343, %4079, %4080, %4081, %4082, %4083, %4084, %4085, %4086, %4087, %4088, %4089, %4090, %4091, %4092, %4093, %4094, %4095, %4096, %4097, %4098, %4099, %4100, %4101, %4102, %4103, %4104, %4105, %4106, %4107, %4108, %4109, %4110, %4111, %4112, %4113, %4114, %4115, %4116, %4117, %4118, %4119, %4120, %4121, %4122, %4123, %4124, %4125, %4126, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4398, %4399, %4400, %4401, %4402, %4403, %4404, %4405, %4406, %4407, %4408, %4409, %4410, %4411, %4412, %4413, %4414, %4415, %4416) {asm_string = "wgmma.wait_group.sync.aligned 2;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4424 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4425 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4426 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4427 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4428 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4429 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4430 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4431 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4432 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4433 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4434 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4435 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4436 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4437 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4438 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4439 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4440 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4441 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4442 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4443 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4444 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4445 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4446 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4447 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4448 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4449 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4450 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4451 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4452 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4453 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4454 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4455 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4456 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4457 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4458 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4459 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4460 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4461 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4462 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4463 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4464 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4465 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4466 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4467 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4468 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4469 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4470 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4471 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4472 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4473 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4474 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4475 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4476 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4477 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4478 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4479 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4480 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4481 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4482 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4483 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4484 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4485 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4486 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4487 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4488 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4489 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4490 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4491 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4492 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4493 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4494 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4495 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4496 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4497 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4498 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4499 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4500 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4501 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4502 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4503 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4504 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4505 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4506 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4507 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4508 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4509 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4510 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4511 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4512 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4513 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4514 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4515 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4516 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4517 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4518 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4519 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4520 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4521 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4522 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4523 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4524 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4525 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4526 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4527 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4528 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4529 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4530 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4531 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4532 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4533 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4534 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4535 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4536 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4537 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4538 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4539 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4540 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4541 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4542 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4543 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4544 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4545 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4546 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4547 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4548 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4549 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4550 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4551 = "llvm.extractvalue"(%t4552_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4553, %4554, %4555, %4556, %4557, %4558, %4559, %4560, %4561, %4562, %4563, %4564, %4565, %4566, %4567, %4568, %4569, %4570, %4571, %4572, %4573, %4574, %4575, %4576, %4577, %4578, %4579, %4580, %4581, %4582, %4583, %4584 = "scf.if"(%1895) ({
              %4585 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %4586 = "arith.constant"() {value = 127 : i32} : () -> i32
              %4587 = "arith.andi"(%1098, %4586) : (i32, i32) -> i32
              %4588 = "arith.divui"(%4587, %74) : (i32, i32) -> i32
              %4589 = "arith.muli"(%4588, %1102) : (i32, i32) -> i32
              %4590 = "arith.addi"(%1707, %4589) : (i32, i32) -> i32
              %4591 = "arith.divui"(%4585, %1113) : (i32, i32) -> i32
              %4592 = "arith.addi"(%4590, %4591) : (i32, i32) -> i32
              %4593 = "arith.remui"(%4585, %1113) : (i32, i32) -> i32
              %4594 = "arith.muli"(%4593, %1104) : (i32, i32) -> i32
              %4595 = "arith.addi"(%3555, %4594) : (i32, i32) -> i32
              %4596 = "arith.cmpi"(%4592, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %4597 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
              %4598 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
              %4599 = "arith.select"(%4596, %4597, %4598) : (i1, i32, i32) -> i32
              %4600 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4601 = "arith.subi"(%4598, %4595) : (i32, i32) -> i32
              %4602 = "vector.broadcast"(%4601) : (i32) -> vector<16xi32>
              %4603 = "arith.cmpi"(%4600, %4602) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4604 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4605 = "arith.subi"(%4599, %4595) : (i32, i32) -> i32
              %4606 = "vector.broadcast"(%4605) : (i32) -> vector<16xi32>
              %4607 = "arith.cmpi"(%4604, %4606) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4608 = "arith.ori"(%4603, %4607) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
              %4609 = "vector.from_elements"(%4424, %4425, %4428, %4429, %4432, %4433, %4436, %4437, %4440, %4441, %4444, %4445, %4448, %4449, %4452, %4453) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4610 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
              %4611 = "arith.select"(%4608, %4610, %4609) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %4612 = "vector.extract"(%4611) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %4613 = "vector.extract"(%4611) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %4614 = "vector.extract"(%4611) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %4615 = "vector.extract"(%4611) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %4616 = "vector.extract"(%4611) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %4617 = "vector.extract"(%4611) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %4618 = "vector.extract"(%4611) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %4619 = "vector.extract"(%4611) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %4620 = "vector.extract"(%4611) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %4621 = "vector.extract"(%4611) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %4622 = "vector.extract"(%4611) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %4623 = "vector.extract"(%4611) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %4624 = "vector.extract"(%4611) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %4625 = "vector.extract"(%4611) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %4626 = "vector.extract"(%4611) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %4627 = "vector.extract"(%4611) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %4628 = "arith.addi"(%4592, %1099) : (i32, i32) -> i32
              %4629 = "arith.cmpi"(%4628, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %4630 = "arith.select"(%4629, %4597, %4598) : (i1, i32, i32) -> i32
              %4631 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4632 = "vector.broadcast"(%4601) : (i32) -> vector<16xi32>
              %4633 = "arith.cmpi"(%4631, %4632) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4634 = "vector.from_elements"(%71, %1096, %1099, %1147, %1102, %1148, %1149, %1150, %74, %1151, %1152, %1153, %1154, %1155, %1156, %1157) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %4635 = "arith.subi"(%4630, %4595) : (i32, i32) -> i32
              %4636 = "vector.broadcast"(%4635) : (i32) -> vector<16xi32>
              %4637 = "arith.cmpi"(%4634, %4636) {predicate = 2 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %4638 = "arith.ori"(%4633, %4637) : (vector<16xi1>, vector<16xi1>) -> vector<16xi1>
              %4639 = "vector.from_elements"(%4426, %4427, %4430, %4431, %4434, %4435, %4438, %4439, %4442, %4443, %4446, %4447, %4450, %4451, %4454, %4455) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4640 = "arith.select"(%4638, %4610, %4639) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %4641 = "vector.extract"(%4640) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %4642 = "vector.extract"(%4640) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %4643 = "vector.extract"(%4640) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %4644 = "vector.extract"(%4640) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %4645 = "vector.extract"(%4640) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %4646 = "vector.extract"(%4640) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %4647 = "vector.extract"(%4640) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %4648 = "vector.extract"(%4640) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %4649 = "vector.extract"(%4640) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %4650 = "vector.extract"(%4640) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %4651 = "vector.extract"(%4640) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %4652 = "vector.extract"(%4640) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %4653 = "vector.extract"(%4640) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %4654 = "vector.extract"(%4640) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %4655 = "vector.extract"(%4640) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %4656 = "vector.extract"(%4640) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%4612, %4613, %4641, %4642, %4614, %4615, %4643, %4644, %4616, %4617, %4645, %4646, %4618, %4619, %4647, %4648, %4620, %4621, %4649, %4650, %4622, %4623, %4651, %4652, %4624, %4625, %4653, %4654, %4626, %4627, %4655, %4656) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %4657 = "vector.from_elements"(%4553, %4554, %4557, %4558, %4561, %4562, %4565, %4566, %4569, %4570, %4573, %4574, %4577, %4578, %4581, %4582) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4658 = "vector.broadcast"(%1127) : (f32) -> vector<16xf32>
            %4659 = "arith.mulf"(%4657, %4658) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4660 = "arith.subf"(%4659, %4302) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4661 = "vector.extract"(%4660) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4662 = "vector.extract"(%4660) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4663 = "vector.extract"(%4660) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4664 = "vector.extract"(%4660) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4665 = "vector.extract"(%4660) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4666 = "vector.extract"(%4660) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4667 = "vector.extract"(%4660) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4668 = "vector.extract"(%4660) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4669 = "vector.extract"(%4660) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4670 = "vector.extract"(%4660) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4671 = "vector.extract"(%4660) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4672 = "vector.extract"(%4660) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4673 = "vector.extract"(%4660) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4674 = "vector.extract"(%4660) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4675 = "vector.extract"(%4660) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4676 = "vector.extract"(%4660) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %4677 = "llvm.call_intrinsic"(%4661) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4678 = "llvm.call_intrinsic"(%4662) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4679 = "llvm.call_intrinsic"(%4663) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4680 = "llvm.call_intrinsic"(%4664) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4681 = "llvm.call_intrinsic"(%4665) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4682 = "llvm.call_intrinsic"(%4666) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4683 = "llvm.call_intrinsic"(%4667) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4684 = "llvm.call_intrinsic"(%4668) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4685 = "llvm.call_intrinsic"(%4669) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4686 = "llvm.call_intrinsic"(%4670) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4687 = "llvm.call_intrinsic"(%4671) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4688 = "llvm.call_intrinsic"(%4672) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4689 = "llvm.call_intrinsic"(%4673) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4690 = "llvm.call_intrinsic"(%4674) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4691 = "llvm.call_intrinsic"(%4675) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4692 = "llvm.call_intrinsic"(%4676) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4693 = "vector.from_elements"(%4677, %4678, %4679, %4680, %4681, %4682, %4683, %4684, %4685, %4686, %4687, %4688, %4689, %4690, %4691, %4692) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4694 = "vector.extract"(%4693) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4695 = "vector.extract"(%4693) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4696 = "vector.extract"(%4693) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4697 = "vector.extract"(%4693) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4698 = "vector.extract"(%4693) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4699 = "vector.extract"(%4693) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4700 = "vector.extract"(%4693) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4701 = "vector.extract"(%4693) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4702 = "vector.extract"(%4693) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4703 = "vector.extract"(%4693) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4704 = "vector.extract"(%4693) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4705 = "vector.extract"(%4693) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4706 = "vector.extract"(%4693) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4707 = "vector.extract"(%4693) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4708 = "vector.extract"(%4693) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4709 = "vector.extract"(%4693) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %4710 = "vector.from_elements"(%4555, %4556, %4559, %4560, %4563, %4564, %4567, %4568, %4571, %4572, %4575, %4576, %4579, %4580, %4583, %4584) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4711 = "vector.broadcast"(%1127) : (f32) -> vector<16xf32>
            %4712 = "arith.mulf"(%4710, %4711) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4713 = "arith.subf"(%4712, %4302) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4714 = "vector.extract"(%4713) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4715 = "vector.extract"(%4713) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4716 = "vector.extract"(%4713) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4717 = "vector.extract"(%4713) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4718 = "vector.extract"(%4713) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4719 = "vector.extract"(%4713) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4720 = "vector.extract"(%4713) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4721 = "vector.extract"(%4713) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4722 = "vector.extract"(%4713) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4723 = "vector.extract"(%4713) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4724 = "vector.extract"(%4713) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4725 = "vector.extract"(%4713) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4726 = "vector.extract"(%4713) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4727 = "vector.extract"(%4713) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4728 = "vector.extract"(%4713) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4729 = "vector.extract"(%4713) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %4730 = "llvm.call_intrinsic"(%4714) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4731 = "llvm.call_intrinsic"(%4715) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4732 = "llvm.call_intrinsic"(%4716) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4733 = "llvm.call_intrinsic"(%4717) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4734 = "llvm.call_intrinsic"(%4718) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4735 = "llvm.call_intrinsic"(%4719) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4736 = "llvm.call_intrinsic"(%4720) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4737 = "llvm.call_intrinsic"(%4721) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4738 = "llvm.call_intrinsic"(%4722) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4739 = "llvm.call_intrinsic"(%4723) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4740 = "llvm.call_intrinsic"(%4724) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4741 = "llvm.call_intrinsic"(%4725) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4742 = "llvm.call_intrinsic"(%4726) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4743 = "llvm.call_intrinsic"(%4727) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4744 = "llvm.call_intrinsic"(%4728) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4745 = "llvm.call_intrinsic"(%4729) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %4746 = "vector.from_elements"(%4730, %4731, %4732, %4733, %4734, %4735, %4736, %4737, %4738, %4739, %4740, %4741, %4742, %4743, %4744, %4745) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4747 = "vector.extract"(%4746) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %4748 = "vector.extract"(%4746) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %4749 = "vector.extract"(%4746) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %4750 = "vector.extract"(%4746) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %4751 = "vector.extract"(%4746) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %4752 = "vector.extract"(%4746) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %4753 = "vector.extract"(%4746) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %4754 = "vector.extract"(%4746) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %4755 = "vector.extract"(%4746) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %4756 = "vector.extract"(%4746) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %4757 = "vector.extract"(%4746) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %4758 = "vector.extract"(%4746) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %4759 = "vector.extract"(%4746) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %4760 = "vector.extract"(%4746) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %4761 = "vector.extract"(%4746) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %4762 = "vector.extract"(%4746) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %t4891_r = "llvm.inline_asm"(%4694, %4695, %4747, %4748, %4696, %4697, %4749, %4750, %4698, %4699, %4751, %4752, %4700, %4701, %4753, %4754, %4702, %4703, %4755, %4756, %4704, %4705, %4757, %4758, %4706, %4707, %4759, %4760, %4708, %4709, %4761, %4762, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478, %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507, %4508, %4509, %4510, %4511, %4512, %4513, %4514, %4515, %4516, %4517, %4518, %4519, %4520, %4521, %4522, %4523, %4524, %4525, %4526, %4527, %4528, %4529, %4530, %4531, %4532, %4533, %4534, %4535, %4536, %4537, %4538, %4539, %4540, %4541, %4542, %4543, %4544, %4545, %4546, %4547, %4548, %4549, %4550, %4551) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %4763 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 0>} : (!struct2) -> f32
            %4764 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 1>} : (!struct2) -> f32
            %4765 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 2>} : (!struct2) -> f32
            %4766 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 3>} : (!struct2) -> f32
            %4767 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 4>} : (!struct2) -> f32
            %4768 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 5>} : (!struct2) -> f32
            %4769 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 6>} : (!struct2) -> f32
            %4770 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 7>} : (!struct2) -> f32
            %4771 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 8>} : (!struct2) -> f32
            %4772 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 9>} : (!struct2) -> f32
            %4773 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 10>} : (!struct2) -> f32
            %4774 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 11>} : (!struct2) -> f32
            %4775 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 12>} : (!struct2) -> f32
            %4776 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 13>} : (!struct2) -> f32
            %4777 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 14>} : (!struct2) -> f32
            %4778 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 15>} : (!struct2) -> f32
            %4779 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 16>} : (!struct2) -> f32
            %4780 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 17>} : (!struct2) -> f32
            %4781 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 18>} : (!struct2) -> f32
            %4782 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 19>} : (!struct2) -> f32
            %4783 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 20>} : (!struct2) -> f32
            %4784 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 21>} : (!struct2) -> f32
            %4785 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 22>} : (!struct2) -> f32
            %4786 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 23>} : (!struct2) -> f32
            %4787 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 24>} : (!struct2) -> f32
            %4788 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 25>} : (!struct2) -> f32
            %4789 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 26>} : (!struct2) -> f32
            %4790 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 27>} : (!struct2) -> f32
            %4791 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 28>} : (!struct2) -> f32
            %4792 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 29>} : (!struct2) -> f32
            %4793 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 30>} : (!struct2) -> f32
            %4794 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 31>} : (!struct2) -> f32
            %4795 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 32>} : (!struct2) -> f32
            %4796 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 33>} : (!struct2) -> f32
            %4797 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 34>} : (!struct2) -> f32
            %4798 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 35>} : (!struct2) -> f32
            %4799 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 36>} : (!struct2) -> f32
            %4800 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 37>} : (!struct2) -> f32
            %4801 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 38>} : (!struct2) -> f32
            %4802 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 39>} : (!struct2) -> f32
            %4803 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 40>} : (!struct2) -> f32
            %4804 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 41>} : (!struct2) -> f32
            %4805 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 42>} : (!struct2) -> f32
            %4806 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 43>} : (!struct2) -> f32
            %4807 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 44>} : (!struct2) -> f32
            %4808 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 45>} : (!struct2) -> f32
            %4809 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 46>} : (!struct2) -> f32
            %4810 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 47>} : (!struct2) -> f32
            %4811 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 48>} : (!struct2) -> f32
            %4812 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 49>} : (!struct2) -> f32
            %4813 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 50>} : (!struct2) -> f32
            %4814 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 51>} : (!struct2) -> f32
            %4815 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 52>} : (!struct2) -> f32
            %4816 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 53>} : (!struct2) -> f32
            %4817 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 54>} : (!struct2) -> f32
            %4818 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 55>} : (!struct2) -> f32
            %4819 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 56>} : (!struct2) -> f32
            %4820 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 57>} : (!struct2) -> f32
            %4821 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 58>} : (!struct2) -> f32
            %4822 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 59>} : (!struct2) -> f32
            %4823 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 60>} : (!struct2) -> f32
            %4824 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 61>} : (!struct2) -> f32
            %4825 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 62>} : (!struct2) -> f32
            %4826 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 63>} : (!struct2) -> f32
            %4827 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 64>} : (!struct2) -> f32
            %4828 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 65>} : (!struct2) -> f32
            %4829 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 66>} : (!struct2) -> f32
            %4830 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 67>} : (!struct2) -> f32
            %4831 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 68>} : (!struct2) -> f32
            %4832 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 69>} : (!struct2) -> f32
            %4833 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 70>} : (!struct2) -> f32
            %4834 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 71>} : (!struct2) -> f32
            %4835 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 72>} : (!struct2) -> f32
            %4836 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 73>} : (!struct2) -> f32
            %4837 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 74>} : (!struct2) -> f32
            %4838 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 75>} : (!struct2) -> f32
            %4839 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 76>} : (!struct2) -> f32
            %4840 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 77>} : (!struct2) -> f32
            %4841 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 78>} : (!struct2) -> f32
            %4842 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 79>} : (!struct2) -> f32
            %4843 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 80>} : (!struct2) -> f32
            %4844 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 81>} : (!struct2) -> f32
            %4845 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 82>} : (!struct2) -> f32
            %4846 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 83>} : (!struct2) -> f32
            %4847 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 84>} : (!struct2) -> f32
            %4848 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 85>} : (!struct2) -> f32
            %4849 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 86>} : (!struct2) -> f32
            %4850 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 87>} : (!struct2) -> f32
            %4851 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 88>} : (!struct2) -> f32
            %4852 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 89>} : (!struct2) -> f32
            %4853 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 90>} : (!struct2) -> f32
            %4854 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 91>} : (!struct2) -> f32
            %4855 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 92>} : (!struct2) -> f32
            %4856 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 93>} : (!struct2) -> f32
            %4857 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 94>} : (!struct2) -> f32
            %4858 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 95>} : (!struct2) -> f32
            %4859 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 96>} : (!struct2) -> f32
            %4860 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 97>} : (!struct2) -> f32
            %4861 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 98>} : (!struct2) -> f32
            %4862 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 99>} : (!struct2) -> f32
            %4863 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 100>} : (!struct2) -> f32
            %4864 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 101>} : (!struct2) -> f32
            %4865 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 102>} : (!struct2) -> f32
            %4866 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 103>} : (!struct2) -> f32
            %4867 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 104>} : (!struct2) -> f32
            %4868 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 105>} : (!struct2) -> f32
            %4869 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 106>} : (!struct2) -> f32
            %4870 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 107>} : (!struct2) -> f32
            %4871 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 108>} : (!struct2) -> f32
            %4872 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 109>} : (!struct2) -> f32
            %4873 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 110>} : (!struct2) -> f32
            %4874 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 111>} : (!struct2) -> f32
            %4875 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 112>} : (!struct2) -> f32
            %4876 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 113>} : (!struct2) -> f32
            %4877 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 114>} : (!struct2) -> f32
            %4878 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 115>} : (!struct2) -> f32
            %4879 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 116>} : (!struct2) -> f32
            %4880 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 117>} : (!struct2) -> f32
            %4881 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 118>} : (!struct2) -> f32
            %4882 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 119>} : (!struct2) -> f32
            %4883 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 120>} : (!struct2) -> f32
            %4884 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 121>} : (!struct2) -> f32
            %4885 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 122>} : (!struct2) -> f32
            %4886 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 123>} : (!struct2) -> f32
            %4887 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 124>} : (!struct2) -> f32
            %4888 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 125>} : (!struct2) -> f32
            %4889 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 126>} : (!struct2) -> f32
            %4890 = "llvm.extractvalue"(%t4891_r) {position = array<i64: 127>} : (!struct2) -> f32
            %4892 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4893 = "arith.cmpi"(%4892, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4893) ({
              %4894 = "llvm.getelementptr"(%117, %3393) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4895_s0 = "llvm.ptrtoint"(%4894) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4895_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4896 = "arith.addi"(%3393, %1096) : (i32, i32) -> i32
            %4897 = "arith.cmpi"(%4896, %1104) {predicate = 0 : i64} : (i32, i32) -> i1
            %4898 = "arith.xori"(%3394, %1096) : (i32, i32) -> i32
            %4899 = "arith.select"(%4897, %4898, %3394) : (i1, i32, i32) -> i32
            %4900 = "arith.select"(%4897, %71, %4896) : (i1, i32, i32) -> i32
            %4901 = "arith.addi"(%3392, %1096) : (i32, i32) -> i32
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 59 : i32} : (i32) -> ()
            %4902 = "vector.from_elements"(%4795, %4796, %4797, %4798, %4799, %4800, %4801, %4802, %4803, %4804, %4805, %4806, %4807, %4808, %4809, %4810) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %4903 = "vector.broadcast"(%58) : (f32) -> vector<16xf32>
            %4904 = "arith.mulf"(%4902, %4903) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %4905 = "arith.truncf"(%4904) : (vector<16xf32>) -> vector<16xf16>
            %4906 = "vector.extract"(%4905) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
            %4907 = "vector.extract"(%4905) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
            %4908 = "vector.extract"(%4905) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
            %4909 = "vector.extract"(%4905) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
            %4910 = "vector.extract"(%4905) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
            %4911 = "vector.extract"(%4905) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
            %4912 = "vector.extract"(%4905) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
            %4913 = "vector.extract"(%4905) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
            %4914 = "vector.extract"(%4905) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
            %4915 = "vector.extract"(%4905) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
            %4916 = "vector.extract"(%4905) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
            %4917 = "vector.extract"(%4905) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
            %4918 = "vector.extract"(%4905) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
            %4919 = "vector.extract"(%4905) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
            %4920 = "vector.extract"(%4905) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
            %4921 = "vector.extract"(%4905) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
            %4922 = "vector.from_elements"(%4906, %4907) : (f16, f16) -> vector<2xf16>
            %4923 = "llvm.bitcast"(%4922) : (vector<2xf16>) -> i32
            %4924 = "vector.from_elements"(%4908, %4909) : (f16, f16) -> vector<2xf16>
            %4925 = "llvm.bitcast"(%4924) : (vector<2xf16>) -> i32
            %4926 = "vector.from_elements"(%4910, %4911) : (f16, f16) -> vector<2xf16>
            %4927 = "llvm.bitcast"(%4926) : (vector<2xf16>) -> i32
            %4928 = "vector.from_elements"(%4912, %4913) : (f16, f16) -> vector<2xf16>
            %4929 = "llvm.bitcast"(%4928) : (vector<2xf16>) -> i32
            %4930 = "arith.andi"(%1121, %1138) : (i32, i32) -> i32
            %4931 = "arith.shrui"(%4930, %2695) : (i32, i32) -> i32
            %4932 = "arith.xori"(%1121, %4931) : (i32, i32) -> i32
            %4933 = "llvm.getelementptr"(%134, %4932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4933, %4923, %4925, %4927, %4929) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4935 = "llvm.getelementptr"(%134) {rawConstantIndices = array<i32: 256>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4936 = "vector.from_elements"(%4914, %4915) : (f16, f16) -> vector<2xf16>
            %4937 = "llvm.bitcast"(%4936) : (vector<2xf16>) -> i32
            %4938 = "vector.from_elements"(%4916, %4917) : (f16, f16) -> vector<2xf16>
            %4939 = "llvm.bitcast"(%4938) : (vector<2xf16>) -> i32
            %4940 = "vector.from_elements"(%4918, %4919) : (f16, f16) -> vector<2xf16>
            %4941 = "llvm.bitcast"(%4940) : (vector<2xf16>) -> i32
            %4942 = "vector.from_elements"(%4920, %4921) : (f16, f16) -> vector<2xf16>
            %4943 = "llvm.bitcast"(%4942) : (vector<2xf16>) -> i32
            %4944 = "llvm.getelementptr"(%4935, %4932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4944, %4937, %4939, %4941, %4943) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4946, %4947 = "scf.if"(%4245) ({
              %4948 = "arith.addi"(%3379, %1096) : (i32, i32) -> i32
              %4949 = "arith.cmpi"(%4948, %2107) {predicate = 0 : i64} : (i32, i32) -> i1
              %4950, %4951 = "scf.if"(%4949) ({
                %4952 = "arith.addi"(%3396, %1096) : (i32, i32) -> i32
                "scf.yield"(%1700, %4952) : (i32, i32) -> ()
              }, {
                "scf.yield"(%4948, %3396) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              "scf.yield"(%4950, %4951) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3379, %3396) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%3551, %4946, %3948, %3949, %3950, %3911, %3910, %3909, %4264, %4263, %4262, %4423, %4422, %4421, %4901, %4900, %4899, %3552, %4947, %4763, %4764, %4765, %4766, %4767, %4768, %4769, %4770, %4771, %4772, %4773, %4774, %4775, %4776, %4777, %4778, %4779, %4780, %4781, %4782, %4783, %4784, %4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797, %4798, %4799, %4800, %4801, %4802, %4803, %4804, %4805, %4806, %4807, %4808, %4809, %4810, %4811, %4812, %4813, %4814, %4815, %4816, %4817, %4818, %4819, %4820, %4821, %4822, %4823, %4824, %4825, %4826, %4827, %4828, %4829, %4830, %4831, %4832, %4833, %4834, %4835, %4836, %4837, %4838, %4839, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4862, %4863, %4864, %4865, %4866, %4867, %4868, %4869, %4870, %4871, %4872, %4873, %4874, %4875, %4876, %4877, %4878, %4879, %4880, %4881, %4882, %4883, %4884, %4885, %4886, %4887, %4888, %4889, %4890, %4199, %4201, %4203, %4205, %4210, %4212, %4214, %4216, %4221, %4223, %4225, %4227, %4232, %4234, %4236, %4238, %4923, %4925, %4927, %4929, %4937, %4939, %4941, %4943) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %4953 = "arith.addi"(%3209, %1096) : (i32, i32) -> i32
          %4954 = "arith.cmpi"(%4953, %2695) {predicate = 0 : i64} : (i32, i32) -> i1
          %4955 = "arith.xori"(%3210, %1096) : (i32, i32) -> i32
          %4956 = "arith.select"(%4954, %4955, %3210) : (i1, i32, i32) -> i32
          %4957 = "arith.select"(%4954, %71, %4953) : (i1, i32, i32) -> i32
          %4958 = "arith.addi"(%3208, %1096) : (i32, i32) -> i32
          %4959 = "llvm.getelementptr"(%116, %3221) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4960_s0 = "llvm.ptrtoint"(%4959) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t4960_s0, %3222) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %4961 = "arith.muli"(%3221, %2648) : (i32, i32) -> i32
          %4962 = "llvm.getelementptr"(%1136, %4961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t4964_a = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
          %t4964_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4964_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4964_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t4964_shifted = "arith.shrui"(%t4964_a, %t4964_four) : (i32, i32) -> i32
          %t4964_low = "arith.andi"(%t4964_shifted, %t4964_mask) : (i32, i32) -> i32
          %t4964_wide = "arith.extui"(%t4964_low) : (i32) -> i64
          %4963 = "arith.ori"(%t4964_wide, %t4964_fields) : (i64, i64) -> i64
          %t4966_a = "llvm.ptrtoint"(%4962) : (!llvm.ptr<3>) -> i32
          %t4966_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t4966_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t4966_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t4966_shifted = "arith.shrui"(%t4966_a, %t4966_four) : (i32, i32) -> i32
          %t4966_low = "arith.andi"(%t4966_shifted, %t4966_mask) : (i32, i32) -> i32
          %t4966_wide = "arith.extui"(%t4966_low) : (i32) -> i64
          %4965 = "arith.ori"(%t4966_wide, %t4966_fields) : (i64, i64) -> i64
          %t4983_r = "llvm.inline_asm"(%3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %4967 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4968 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4969 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4970 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4971 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4972 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4973 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4974 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4975 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4976 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4977 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4978 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4979 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4980 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4981 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4982 = "llvm.extractvalue"(%t4983_r) {position = array<i64: 15>} : (!struct3) -> f32
          %t5000_r = "llvm.inline_asm"(%4967, %4968, %4969, %4970, %4971, %4972, %4973, %4974, %4975, %4976, %4977, %4978, %4979, %4980, %4981, %4982, %4963, %4965, %1747) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 1, 0;\0Aadd.s64 da, $32, 128;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 256;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 384;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 640;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 768;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $32, 896;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 62 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct3
          %4984 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 0>} : (!struct3) -> f32
          %4985 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 1>} : (!struct3) -> f32
          %4986 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 2>} : (!struct3) -> f32
          %4987 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 3>} : (!struct3) -> f32
          %4988 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 4>} : (!struct3) -> f32
          %4989 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 5>} : (!struct3) -> f32
          %4990 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 6>} : (!struct3) -> f32
          %4991 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 7>} : (!struct3) -> f32
          %4992 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 8>} : (!struct3) -> f32
          %4993 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 9>} : (!struct3) -> f32
          %4994 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 10>} : (!struct3) -> f32
          %4995 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 11>} : (!struct3) -> f32
          %4996 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 12>} : (!struct3) -> f32
          %4997 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 13>} : (!struct3) -> f32
          %4998 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 14>} : (!struct3) -> f32
          %4999 = "llvm.extractvalue"(%t5000_r) {position = array<i64: 15>} : (!struct3) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 63 : i32} : (i32) -> ()
          %5001 = "arith.cmpi"(%1853, %1096) {predicate = 4 : i64} : (i32, i32) -> i1
          %5002, %5003 = "scf.if"(%5001) ({
            %5004 = "arith.muli"(%3207, %1138) : (i32, i32) -> i32
            %5005 = "arith.shrsi"(%1123, %1104) : (i32, i32) -> i32
            %5006 = "arith.andi"(%1123, %2695) : (i32, i32) -> i32
            %5007 = "arith.muli"(%5005, %74) : (i32, i32) -> i32
            %5008 = "arith.muli"(%5006, %1102) : (i32, i32) -> i32
            %5009 = "arith.addi"(%5004, %5007) : (i32, i32) -> i32
            %5010 = "nvvm.elect.sync"() {cutec.arm = 64 : i32} : () -> i1
            "scf.if"(%5010) ({
              %t5011_s1 = "llvm.ptrtoint"(%1125) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%26, %t5011_s1, %5008, %5009, %3224, %1559) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            %5012 = "arith.addi"(%3207, %1096) : (i32, i32) -> i32
            %5013 = "arith.cmpi"(%5012, %2107) {predicate = 0 : i64} : (i32, i32) -> i1
            %5014, %5015 = "scf.if"(%5013) ({
              %5016 = "arith.addi"(%3224, %1096) : (i32, i32) -> i32
              "scf.yield"(%1700, %5016) : (i32, i32) -> ()
            }, {
              "scf.yield"(%5012, %3224) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%5014, %5015) : (i32, i32) -> ()
          }, {
            "scf.yield"(%3207, %3224) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %t5145_r = "llvm.inline_asm"(%3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %4984, %4985, %4986, %4987, %4988, %4989, %4990, %4991, %4992, %4993, %4994, %4995, %4996, %4997, %4998, %4999, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %5017 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 0>} : (!struct2) -> f32
          %5018 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 1>} : (!struct2) -> f32
          %5019 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 2>} : (!struct2) -> f32
          %5020 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 3>} : (!struct2) -> f32
          %5021 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 4>} : (!struct2) -> f32
          %5022 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 5>} : (!struct2) -> f32
          %5023 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 6>} : (!struct2) -> f32
          %5024 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 7>} : (!struct2) -> f32
          %5025 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 8>} : (!struct2) -> f32
          %5026 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 9>} : (!struct2) -> f32
          %5027 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 10>} : (!struct2) -> f32
          %5028 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 11>} : (!struct2) -> f32
          %5029 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 12>} : (!struct2) -> f32
          %5030 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 13>} : (!struct2) -> f32
          %5031 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 14>} : (!struct2) -> f32
          %5032 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 15>} : (!struct2) -> f32
          %5033 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 16>} : (!struct2) -> f32
          %5034 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 17>} : (!struct2) -> f32
          %5035 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 18>} : (!struct2) -> f32
          %5036 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 19>} : (!struct2) -> f32
          %5037 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 20>} : (!struct2) -> f32
          %5038 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 21>} : (!struct2) -> f32
          %5039 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 22>} : (!struct2) -> f32
          %5040 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 23>} : (!struct2) -> f32
          %5041 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 24>} : (!struct2) -> f32
          %5042 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 25>} : (!struct2) -> f32
          %5043 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 26>} : (!struct2) -> f32
          %5044 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 27>} : (!struct2) -> f32
          %5045 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 28>} : (!struct2) -> f32
          %5046 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 29>} : (!struct2) -> f32
          %5047 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 30>} : (!struct2) -> f32
          %5048 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 31>} : (!struct2) -> f32
          %5049 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 32>} : (!struct2) -> f32
          %5050 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 33>} : (!struct2) -> f32
          %5051 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 34>} : (!struct2) -> f32
          %5052 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 35>} : (!struct2) -> f32
          %5053 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 36>} : (!struct2) -> f32
          %5054 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 37>} : (!struct2) -> f32
          %5055 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 38>} : (!struct2) -> f32
          %5056 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 39>} : (!struct2) -> f32
          %5057 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 40>} : (!struct2) -> f32
          %5058 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 41>} : (!struct2) -> f32
          %5059 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 42>} : (!struct2) -> f32
          %5060 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 43>} : (!struct2) -> f32
          %5061 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 44>} : (!struct2) -> f32
          %5062 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 45>} : (!struct2) -> f32
          %5063 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 46>} : (!struct2) -> f32
          %5064 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 47>} : (!struct2) -> f32
          %5065 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 48>} : (!struct2) -> f32
          %5066 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 49>} : (!struct2) -> f32
          %5067 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 50>} : (!struct2) -> f32
          %5068 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 51>} : (!struct2) -> f32
          %5069 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 52>} : (!struct2) -> f32
          %5070 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 53>} : (!struct2) -> f32
          %5071 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 54>} : (!struct2) -> f32
          %5072 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 55>} : (!struct2) -> f32
          %5073 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 56>} : (!struct2) -> f32
          %5074 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 57>} : (!struct2) -> f32
          %5075 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 58>} : (!struct2) -> f32
          %5076 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 59>} : (!struct2) -> f32
          %5077 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 60>} : (!struct2) -> f32
          %5078 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 61>} : (!struct2) -> f32
          %5079 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 62>} : (!struct2) -> f32
          %5080 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 63>} : (!struct2) -> f32
          %5081 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 64>} : (!struct2) -> f32
          %5082 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 65>} : (!struct2) -> f32
          %5083 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 66>} : (!struct2) -> f32
          %5084 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 67>} : (!struct2) -> f32
          %5085 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 68>} : (!struct2) -> f32
          %5086 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 69>} : (!struct2) -> f32
          %5087 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 70>} : (!struct2) -> f32
          %5088 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 71>} : (!struct2) -> f32
          %5089 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 72>} : (!struct2) -> f32
          %5090 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 73>} : (!struct2) -> f32
          %5091 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 74>} : (!struct2) -> f32
          %5092 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 75>} : (!struct2) -> f32
          %5093 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 76>} : (!struct2) -> f32
          %5094 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 77>} : (!struct2) -> f32
          %5095 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 78>} : (!struct2) -> f32
          %5096 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 79>} : (!struct2) -> f32
          %5097 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 80>} : (!struct2) -> f32
          %5098 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 81>} : (!struct2) -> f32
          %5099 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 82>} : (!struct2) -> f32
          %5100 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 83>} : (!struct2) -> f32
          %5101 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 84>} : (!struct2) -> f32
          %5102 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 85>} : (!struct2) -> f32
          %5103 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 86>} : (!struct2) -> f32
          %5104 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 87>} : (!struct2) -> f32
          %5105 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 88>} : (!struct2) -> f32
          %5106 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 89>} : (!struct2) -> f32
          %5107 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 90>} : (!struct2) -> f32
          %5108 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 91>} : (!struct2) -> f32
          %5109 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 92>} : (!struct2) -> f32
          %5110 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 93>} : (!struct2) -> f32
          %5111 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 94>} : (!struct2) -> f32
          %5112 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 95>} : (!struct2) -> f32
          %5113 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 96>} : (!struct2) -> f32
          %5114 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 97>} : (!struct2) -> f32
          %5115 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 98>} : (!struct2) -> f32
          %5116 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 99>} : (!struct2) -> f32
          %5117 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 100>} : (!struct2) -> f32
          %5118 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 101>} : (!struct2) -> f32
          %5119 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 102>} : (!struct2) -> f32
          %5120 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 103>} : (!struct2) -> f32
          %5121 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 104>} : (!struct2) -> f32
          %5122 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 105>} : (!struct2) -> f32
          %5123 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 106>} : (!struct2) -> f32
          %5124 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 107>} : (!struct2) -> f32
          %5125 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 108>} : (!struct2) -> f32
          %5126 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 109>} : (!struct2) -> f32
          %5127 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 110>} : (!struct2) -> f32
          %5128 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 111>} : (!struct2) -> f32
          %5129 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 112>} : (!struct2) -> f32
          %5130 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 113>} : (!struct2) -> f32
          %5131 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 114>} : (!struct2) -> f32
          %5132 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 115>} : (!struct2) -> f32
          %5133 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 116>} : (!struct2) -> f32
          %5134 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 117>} : (!struct2) -> f32
          %5135 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 118>} : (!struct2) -> f32
          %5136 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 119>} : (!struct2) -> f32
          %5137 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 120>} : (!struct2) -> f32
          %5138 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 121>} : (!struct2) -> f32
          %5139 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 122>} : (!struct2) -> f32
          %5140 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 123>} : (!struct2) -> f32
          %5141 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 124>} : (!struct2) -> f32
          %5142 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 125>} : (!struct2) -> f32
          %5143 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 126>} : (!struct2) -> f32
          %5144 = "llvm.extractvalue"(%t5145_r) {position = array<i64: 127>} : (!struct2) -> f32
          %5146 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %5147 = "arith.cmpi"(%5146, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%5147) ({
            %5148 = "llvm.getelementptr"(%117, %3221) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5149_s0 = "llvm.ptrtoint"(%5148) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5149_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5150 = "arith.addi"(%3221, %1096) : (i32, i32) -> i32
          %5151 = "arith.cmpi"(%5150, %1104) {predicate = 0 : i64} : (i32, i32) -> i1
          %5152 = "arith.xori"(%3222, %1096) : (i32, i32) -> i32
          %5153 = "arith.select"(%5151, %5152, %3222) : (i1, i32, i32) -> i32
          %5154 = "arith.select"(%5151, %71, %5150) : (i1, i32, i32) -> i32
          %5155 = "arith.addi"(%3220, %1096) : (i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 65 : i32} : (i32) -> ()
          %5156 = "vector.from_elements"(%5049, %5050, %5051, %5052, %5053, %5054, %5055, %5056, %5057, %5058, %5059, %5060, %5061, %5062, %5063, %5064) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %5157 = "vector.broadcast"(%58) : (f32) -> vector<16xf32>
          %5158 = "arith.mulf"(%5156, %5157) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %5159 = "arith.truncf"(%5158) : (vector<16xf32>) -> vector<16xf16>
          %5160 = "vector.extract"(%5159) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
          %5161 = "vector.extract"(%5159) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
          %5162 = "vector.extract"(%5159) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
          %5163 = "vector.extract"(%5159) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
          %5164 = "vector.extract"(%5159) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
          %5165 = "vector.extract"(%5159) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
          %5166 = "vector.extract"(%5159) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
          %5167 = "vector.extract"(%5159) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
          %5168 = "vector.extract"(%5159) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
          %5169 = "vector.extract"(%5159) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
          %5170 = "vector.extract"(%5159) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
          %5171 = "vector.extract"(%5159) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
          %5172 = "vector.extract"(%5159) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
          %5173 = "vector.extract"(%5159) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
          %5174 = "vector.extract"(%5159) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
          %5175 = "vector.extract"(%5159) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
          %5176 = "vector.from_elements"(%5160, %5161) : (f16, f16) -> vector<2xf16>
          %5177 = "llvm.bitcast"(%5176) : (vector<2xf16>) -> i32
          %5178 = "vector.from_elements"(%5162, %5163) : (f16, f16) -> vector<2xf16>
          %5179 = "llvm.bitcast"(%5178) : (vector<2xf16>) -> i32
          %5180 = "vector.from_elements"(%5164, %5165) : (f16, f16) -> vector<2xf16>
          %5181 = "llvm.bitcast"(%5180) : (vector<2xf16>) -> i32
          %5182 = "vector.from_elements"(%5166, %5167) : (f16, f16) -> vector<2xf16>
          %5183 = "llvm.bitcast"(%5182) : (vector<2xf16>) -> i32
          %5184 = "arith.andi"(%1121, %1138) : (i32, i32) -> i32
          %5185 = "arith.shrui"(%5184, %2695) : (i32, i32) -> i32
          %5186 = "arith.xori"(%1121, %5185) : (i32, i32) -> i32
          %5187 = "llvm.getelementptr"(%134, %5186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5187, %5177, %5179, %5181, %5183) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5189 = "llvm.getelementptr"(%134) {rawConstantIndices = array<i32: 256>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %5190 = "vector.from_elements"(%5168, %5169) : (f16, f16) -> vector<2xf16>
          %5191 = "llvm.bitcast"(%5190) : (vector<2xf16>) -> i32
          %5192 = "vector.from_elements"(%5170, %5171) : (f16, f16) -> vector<2xf16>
          %5193 = "llvm.bitcast"(%5192) : (vector<2xf16>) -> i32
          %5194 = "vector.from_elements"(%5172, %5173) : (f16, f16) -> vector<2xf16>
          %5195 = "llvm.bitcast"(%5194) : (vector<2xf16>) -> i32
          %5196 = "vector.from_elements"(%5174, %5175) : (f16, f16) -> vector<2xf16>
          %5197 = "llvm.bitcast"(%5196) : (vector<2xf16>) -> i32
          %5198 = "llvm.getelementptr"(%5189, %5186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5198, %5191, %5193, %5195, %5197) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 68 : i32} : (i32) -> ()
          %5200 = "arith.muli"(%5002, %1138) : (i32, i32) -> i32
          %5201 = "arith.shrsi"(%1123, %1104) : (i32, i32) -> i32
          %5202 = "arith.andi"(%1123, %2695) : (i32, i32) -> i32
          %5203 = "arith.muli"(%5201, %74) : (i32, i32) -> i32
          %5204 = "arith.muli"(%5202, %1102) : (i32, i32) -> i32
          %5205 = "arith.addi"(%5200, %5203) : (i32, i32) -> i32
          %5206 = "nvvm.elect.sync"() {cutec.arm = 69 : i32} : () -> i1
          "scf.if"(%5206) ({
            %t5207_s1 = "llvm.ptrtoint"(%1125) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%26, %t5207_s1, %5204, %5205, %5003, %1559) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.bulk.commit.group"() : () -> ()
          "scf.if"(%171) ({
            %5208 = "llvm.getelementptr"(%172, %3212) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5209_s0 = "llvm.ptrtoint"(%5208) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5209_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5210 = "arith.addi"(%3212, %1096) : (i32, i32) -> i32
          %5211 = "arith.cmpi"(%5210, %2695) {predicate = 0 : i64} : (i32, i32) -> i1
          %5212 = "arith.xori"(%3213, %1096) : (i32, i32) -> i32
          %5213 = "arith.select"(%5211, %5212, %3213) : (i1, i32, i32) -> i32
          %5214 = "arith.select"(%5211, %71, %5210) : (i1, i32, i32) -> i32
          %5215 = "arith.addi"(%3211, %1096) : (i32, i32) -> i32
          "scf.if"(%137) ({
            %5216 = "llvm.getelementptr"(%138, %1566) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5217_s0 = "llvm.ptrtoint"(%5216) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5217_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5218 = "arith.addi"(%1566, %1096) : (i32, i32) -> i32
          %5219 = "arith.cmpi"(%5218, %1096) {predicate = 0 : i64} : (i32, i32) -> i1
          %5220 = "arith.xori"(%1567, %1096) : (i32, i32) -> i32
          %5221 = "arith.select"(%5219, %5220, %1567) : (i1, i32, i32) -> i32
          %5222 = "arith.select"(%5219, %71, %5218) : (i1, i32, i32) -> i32
          %5223 = "arith.addi"(%1565, %1096) : (i32, i32) -> i32
          "scf.if"(%154) ({
            %5224 = "llvm.getelementptr"(%155, %1584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5225_s0 = "llvm.ptrtoint"(%5224) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5225_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5226 = "arith.addi"(%1584, %1096) : (i32, i32) -> i32
          %5227 = "arith.cmpi"(%5226, %1096) {predicate = 0 : i64} : (i32, i32) -> i1
          %5228 = "arith.xori"(%1585, %1096) : (i32, i32) -> i32
          %5229 = "arith.select"(%5227, %5228, %1585) : (i1, i32, i32) -> i32
          %5230 = "arith.select"(%5227, %71, %5226) : (i1, i32, i32) -> i32
          %5231 = "arith.addi"(%1583, %1096) : (i32, i32) -> i32
          %5232 = "vector.from_elements"(%5113, %5114, %5115, %5116, %5117, %5118, %5119, %5120, %5121, %5122, %5123, %5124, %5125, %5126, %5127, %5128, %5129, %5130, %5131, %5132, %5133, %5134, %5135, %5136, %5137, %5138, %5139, %5140, %5141, %5142, %5143, %5144) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5233 = "vector.broadcast"(%58) : (f32) -> vector<32xf32>
          %5234 = "arith.mulf"(%5232, %5233) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %5235 = "vector.extract"(%5234) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %5236 = "vector.extract"(%5234) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %5237 = "vector.extract"(%5234) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %5238 = "vector.extract"(%5234) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %5239 = "vector.extract"(%5234) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %5240 = "vector.extract"(%5234) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %5241 = "vector.extract"(%5234) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %5242 = "vector.extract"(%5234) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %5243 = "vector.extract"(%5234) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %5244 = "vector.extract"(%5234) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %5245 = "vector.extract"(%5234) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %5246 = "vector.extract"(%5234) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %5247 = "vector.extract"(%5234) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %5248 = "vector.extract"(%5234) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %5249 = "vector.extract"(%5234) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %5250 = "vector.extract"(%5234) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %5251 = "vector.extract"(%5234) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %5252 = "vector.extract"(%5234) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %5253 = "vector.extract"(%5234) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %5254 = "vector.extract"(%5234) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %5255 = "vector.extract"(%5234) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %5256 = "vector.extract"(%5234) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %5257 = "vector.extract"(%5234) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %5258 = "vector.extract"(%5234) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %5259 = "vector.extract"(%5234) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %5260 = "vector.extract"(%5234) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %5261 = "vector.extract"(%5234) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %5262 = "vector.extract"(%5234) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %5263 = "vector.extract"(%5234) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %5264 = "vector.extract"(%5234) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %5265 = "vector.extract"(%5234) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %5266 = "vector.extract"(%5234) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %5267 = "arith.subi"(%56, %1698) : (i32, i32) -> i32
          %5268 = "arith.extsi"(%1560) : (i32) -> i64
          %5269 = "arith.extsi"(%1559) : (i32) -> i64
          %5270 = "arith.muli"(%5268, %42) : (i64, i64) -> i64
          %5271 = "arith.muli"(%5269, %43) : (i64, i64) -> i64
          %5272 = "arith.addi"(%5270, %5271) : (i64, i64) -> i64
          %5273 = "llvm.getelementptr"(%37, %5272) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5274 = "arith.extsi"(%1698) : (i32) -> i64
          %5275 = "arith.muli"(%5274, %41) : (i64, i64) -> i64
          %5276 = "llvm.getelementptr"(%5273, %5275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5277 = "arith.andi"(%1098, %72) : (i32, i32) -> i32
          %5278 = "nvvm.shfl.sync"(%70, %1098, %5277, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 70 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 71 : i32} : (i32) -> ()
          %5279 = "arith.remui"(%5278, %1102) : (i32, i32) -> i32
          %5280 = "arith.divui"(%5278, %1102) : (i32, i32) -> i32
          %5281 = "arith.muli"(%5279, %1138) : (i32, i32) -> i32
          %5282 = "arith.remui"(%5280, %1104) : (i32, i32) -> i32
          %5283 = "arith.divui"(%5280, %1104) : (i32, i32) -> i32
          %5284 = "arith.muli"(%5282, %1099) : (i32, i32) -> i32
          %5285 = "arith.addi"(%5281, %5284) : (i32, i32) -> i32
          %5286 = "arith.muli"(%5283, %1116) : (i32, i32) -> i32
          %5287 = "arith.addi"(%5285, %5286) : (i32, i32) -> i32
          %5288 = "vector.from_elements"(%5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101, %5102, %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5289 = "arith.truncf"(%5288) : (vector<32xf32>) -> vector<32xf16>
          %5290 = "vector.extract"(%5289) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %5291 = "vector.extract"(%5289) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %5292 = "vector.extract"(%5289) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %5293 = "vector.extract"(%5289) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %5294 = "vector.extract"(%5289) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %5295 = "vector.extract"(%5289) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %5296 = "vector.extract"(%5289) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %5297 = "vector.extract"(%5289) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %5298 = "vector.extract"(%5289) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %5299 = "vector.extract"(%5289) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %5300 = "vector.extract"(%5289) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %5301 = "vector.extract"(%5289) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %5302 = "vector.extract"(%5289) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %5303 = "vector.extract"(%5289) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %5304 = "vector.extract"(%5289) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %5305 = "vector.extract"(%5289) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %5306 = "vector.extract"(%5289) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %5307 = "vector.extract"(%5289) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %5308 = "vector.extract"(%5289) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %5309 = "vector.extract"(%5289) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %5310 = "vector.extract"(%5289) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %5311 = "vector.extract"(%5289) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %5312 = "vector.extract"(%5289) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %5313 = "vector.extract"(%5289) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %5314 = "vector.extract"(%5289) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %5315 = "vector.extract"(%5289) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %5316 = "vector.extract"(%5289) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %5317 = "vector.extract"(%5289) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %5318 = "vector.extract"(%5289) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %5319 = "vector.extract"(%5289) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %5320 = "vector.extract"(%5289) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %5321 = "vector.extract"(%5289) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %5322 = "vector.from_elements"(%5290, %5291) : (f16, f16) -> vector<2xf16>
          %5323 = "llvm.bitcast"(%5322) : (vector<2xf16>) -> i32
          %5324 = "vector.from_elements"(%5292, %5293) : (f16, f16) -> vector<2xf16>
          %5325 = "llvm.bitcast"(%5324) : (vector<2xf16>) -> i32
          %5326 = "vector.from_elements"(%5294, %5295) : (f16, f16) -> vector<2xf16>
          %5327 = "llvm.bitcast"(%5326) : (vector<2xf16>) -> i32
          %5328 = "vector.from_elements"(%5296, %5297) : (f16, f16) -> vector<2xf16>
          %5329 = "llvm.bitcast"(%5328) : (vector<2xf16>) -> i32
          %5330 = "arith.andi"(%5287, %2693) : (i32, i32) -> i32
          %5331 = "arith.shrui"(%5330, %2695) : (i32, i32) -> i32
          %5332 = "arith.xori"(%5287, %5331) : (i32, i32) -> i32
          %5333 = "llvm.getelementptr"(%134, %5332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5333, %5323, %5325, %5327, %5329) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5335 = "arith.addi"(%5287, %1102) : (i32, i32) -> i32
          %5336 = "vector.from_elements"(%5298, %5299) : (f16, f16) -> vector<2xf16>
          %5337 = "llvm.bitcast"(%5336) : (vector<2xf16>) -> i32
          %5338 = "vector.from_elements"(%5300, %5301) : (f16, f16) -> vector<2xf16>
          %5339 = "llvm.bitcast"(%5338) : (vector<2xf16>) -> i32
          %5340 = "vector.from_elements"(%5302, %5303) : (f16, f16) -> vector<2xf16>
          %5341 = "llvm.bitcast"(%5340) : (vector<2xf16>) -> i32
          %5342 = "vector.from_elements"(%5304, %5305) : (f16, f16) -> vector<2xf16>
          %5343 = "llvm.bitcast"(%5342) : (vector<2xf16>) -> i32
          %5344 = "arith.andi"(%5335, %2693) : (i32, i32) -> i32
          %5345 = "arith.shrui"(%5344, %2695) : (i32, i32) -> i32
          %5346 = "arith.xori"(%5335, %5345) : (i32, i32) -> i32
          %5347 = "llvm.getelementptr"(%134, %5346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5347, %5337, %5339, %5341, %5343) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5349 = "arith.addi"(%5287, %74) : (i32, i32) -> i32
          %5350 = "vector.from_elements"(%5306, %5307) : (f16, f16) -> vector<2xf16>
          %5351 = "llvm.bitcast"(%5350) : (vector<2xf16>) -> i32
          %5352 = "vector.from_elements"(%5308, %5309) : (f16, f16) -> vector<2xf16>
          %5353 = "llvm.bitcast"(%5352) : (vector<2xf16>) -> i32
          %5354 = "vector.from_elements"(%5310, %5311) : (f16, f16) -> vector<2xf16>
          %5355 = "llvm.bitcast"(%5354) : (vector<2xf16>) -> i32
          %5356 = "vector.from_elements"(%5312, %5313) : (f16, f16) -> vector<2xf16>
          %5357 = "llvm.bitcast"(%5356) : (vector<2xf16>) -> i32
          %5358 = "arith.andi"(%5349, %2693) : (i32, i32) -> i32
          %5359 = "arith.shrui"(%5358, %2695) : (i32, i32) -> i32
          %5360 = "arith.xori"(%5349, %5359) : (i32, i32) -> i32
          %5361 = "llvm.getelementptr"(%134, %5360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5361, %5351, %5353, %5355, %5357) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5363 = "arith.addi"(%5287, %1154) : (i32, i32) -> i32
          %5364 = "vector.from_elements"(%5314, %5315) : (f16, f16) -> vector<2xf16>
          %5365 = "llvm.bitcast"(%5364) : (vector<2xf16>) -> i32
          %5366 = "vector.from_elements"(%5316, %5317) : (f16, f16) -> vector<2xf16>
          %5367 = "llvm.bitcast"(%5366) : (vector<2xf16>) -> i32
          %5368 = "vector.from_elements"(%5318, %5319) : (f16, f16) -> vector<2xf16>
          %5369 = "llvm.bitcast"(%5368) : (vector<2xf16>) -> i32
          %5370 = "vector.from_elements"(%5320, %5321) : (f16, f16) -> vector<2xf16>
          %5371 = "llvm.bitcast"(%5370) : (vector<2xf16>) -> i32
          %5372 = "arith.andi"(%5363, %2693) : (i32, i32) -> i32
          %5373 = "arith.shrui"(%5372, %2695) : (i32, i32) -> i32
          %5374 = "arith.xori"(%5363, %5373) : (i32, i32) -> i32
          %5375 = "llvm.getelementptr"(%134, %5374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5375, %5365, %5367, %5369, %5371) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 76 : i32} : (i32) -> ()
          %5377 = "arith.andi"(%5278, %72) : (i32, i32) -> i32
          %5378 = "arith.shrsi"(%5278, %1122) : (i32, i32) -> i32
          %5379 = "arith.muli"(%5378, %1102) : (i32, i32) -> i32
          %5380 = "arith.divui"(%5377, %1099) : (i32, i32) -> i32
          %5381 = "arith.addi"(%5379, %5380) : (i32, i32) -> i32
          %5382 = "arith.remui"(%5377, %1099) : (i32, i32) -> i32
          %5383 = "arith.cmpi"(%5381, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5383) ({
            %5384 = "arith.muli"(%5381, %1138) : (i32, i32) -> i32
            %5385 = "arith.muli"(%5382, %1099) : (i32, i32) -> i32
            %5386 = "arith.addi"(%5384, %5385) : (i32, i32) -> i32
            %5387 = "arith.extsi"(%5381) : (i32) -> i64
            %5388 = "arith.extsi"(%5382) : (i32) -> i64
            %5389 = "arith.muli"(%5387, %41) : (i64, i64) -> i64
            %5390 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5391 = "arith.muli"(%5388, %5390) : (i64, i64) -> i64
            %5392 = "arith.addi"(%5389, %5391) : (i64, i64) -> i64
            %5393 = "llvm.getelementptr"(%5276, %5392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5394 = "arith.andi"(%5386, %2693) : (i32, i32) -> i32
            %5395 = "arith.shrui"(%5394, %2695) : (i32, i32) -> i32
            %5396 = "arith.xori"(%5386, %5395) : (i32, i32) -> i32
            %5397 = "llvm.getelementptr"(%134, %5396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5398 = "llvm.load"(%5397) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5398, %5393) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5399 = "arith.addi"(%5377, %74) : (i32, i32) -> i32
          %5400 = "arith.divui"(%5399, %1099) : (i32, i32) -> i32
          %5401 = "arith.addi"(%5379, %5400) : (i32, i32) -> i32
          %5402 = "arith.remui"(%5399, %1099) : (i32, i32) -> i32
          %5403 = "arith.cmpi"(%5401, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5403) ({
            %5404 = "arith.muli"(%5401, %1138) : (i32, i32) -> i32
            %5405 = "arith.muli"(%5402, %1099) : (i32, i32) -> i32
            %5406 = "arith.addi"(%5404, %5405) : (i32, i32) -> i32
            %5407 = "arith.extsi"(%5401) : (i32) -> i64
            %5408 = "arith.extsi"(%5402) : (i32) -> i64
            %5409 = "arith.muli"(%5407, %41) : (i64, i64) -> i64
            %5410 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5411 = "arith.muli"(%5408, %5410) : (i64, i64) -> i64
            %5412 = "arith.addi"(%5409, %5411) : (i64, i64) -> i64
            %5413 = "llvm.getelementptr"(%5276, %5412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5414 = "arith.andi"(%5406, %2693) : (i32, i32) -> i32
            %5415 = "arith.shrui"(%5414, %2695) : (i32, i32) -> i32
            %5416 = "arith.xori"(%5406, %5415) : (i32, i32) -> i32
            %5417 = "llvm.getelementptr"(%134, %5416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5418 = "llvm.load"(%5417) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5418, %5413) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5419 = "arith.addi"(%5377, %1138) : (i32, i32) -> i32
          %5420 = "arith.divui"(%5419, %1099) : (i32, i32) -> i32
          %5421 = "arith.addi"(%5379, %5420) : (i32, i32) -> i32
          %5422 = "arith.remui"(%5419, %1099) : (i32, i32) -> i32
          %5423 = "arith.cmpi"(%5421, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5423) ({
            %5424 = "arith.muli"(%5421, %1138) : (i32, i32) -> i32
            %5425 = "arith.muli"(%5422, %1099) : (i32, i32) -> i32
            %5426 = "arith.addi"(%5424, %5425) : (i32, i32) -> i32
            %5427 = "arith.extsi"(%5421) : (i32) -> i64
            %5428 = "arith.extsi"(%5422) : (i32) -> i64
            %5429 = "arith.muli"(%5427, %41) : (i64, i64) -> i64
            %5430 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5431 = "arith.muli"(%5428, %5430) : (i64, i64) -> i64
            %5432 = "arith.addi"(%5429, %5431) : (i64, i64) -> i64
            %5433 = "llvm.getelementptr"(%5276, %5432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5434 = "arith.andi"(%5426, %2693) : (i32, i32) -> i32
            %5435 = "arith.shrui"(%5434, %2695) : (i32, i32) -> i32
            %5436 = "arith.xori"(%5426, %5435) : (i32, i32) -> i32
            %5437 = "llvm.getelementptr"(%134, %5436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5438 = "llvm.load"(%5437) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5438, %5433) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5439 = "arith.constant"() {value = 96 : i32} : () -> i32
          %5440 = "arith.addi"(%5377, %5439) : (i32, i32) -> i32
          %5441 = "arith.divui"(%5440, %1099) : (i32, i32) -> i32
          %5442 = "arith.addi"(%5379, %5441) : (i32, i32) -> i32
          %5443 = "arith.remui"(%5440, %1099) : (i32, i32) -> i32
          %5444 = "arith.cmpi"(%5442, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5444) ({
            %5445 = "arith.muli"(%5442, %1138) : (i32, i32) -> i32
            %5446 = "arith.muli"(%5443, %1099) : (i32, i32) -> i32
            %5447 = "arith.addi"(%5445, %5446) : (i32, i32) -> i32
            %5448 = "arith.extsi"(%5442) : (i32) -> i64
            %5449 = "arith.extsi"(%5443) : (i32) -> i64
            %5450 = "arith.muli"(%5448, %41) : (i64, i64) -> i64
            %5451 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5452 = "arith.muli"(%5449, %5451) : (i64, i64) -> i64
            %5453 = "arith.addi"(%5450, %5452) : (i64, i64) -> i64
            %5454 = "llvm.getelementptr"(%5276, %5453) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5455 = "arith.andi"(%5447, %2693) : (i32, i32) -> i32
            %5456 = "arith.shrui"(%5455, %2695) : (i32, i32) -> i32
            %5457 = "arith.xori"(%5447, %5456) : (i32, i32) -> i32
            %5458 = "llvm.getelementptr"(%134, %5457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5459 = "llvm.load"(%5458) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5459, %5454) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 77 : i32} : (i32) -> ()
          %5460 = "arith.muli"(%5268, %35) : (i64, i64) -> i64
          %5461 = "arith.muli"(%5269, %36) : (i64, i64) -> i64
          %5462 = "arith.addi"(%5460, %5461) : (i64, i64) -> i64
          %5463 = "llvm.getelementptr"(%30, %5462) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5464 = "arith.muli"(%5274, %34) : (i64, i64) -> i64
          %5465 = "llvm.getelementptr"(%5463, %5464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5466 = "nvvm.shfl.sync"(%70, %1098, %5277, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 78 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 79 : i32} : (i32) -> ()
          %5467 = "arith.remui"(%5466, %1102) : (i32, i32) -> i32
          %5468 = "arith.divui"(%5466, %1102) : (i32, i32) -> i32
          %5469 = "arith.muli"(%5467, %1138) : (i32, i32) -> i32
          %5470 = "arith.remui"(%5468, %1104) : (i32, i32) -> i32
          %5471 = "arith.divui"(%5468, %1104) : (i32, i32) -> i32
          %5472 = "arith.muli"(%5470, %1099) : (i32, i32) -> i32
          %5473 = "arith.addi"(%5469, %5472) : (i32, i32) -> i32
          %5474 = "arith.muli"(%5471, %1116) : (i32, i32) -> i32
          %5475 = "arith.addi"(%5473, %5474) : (i32, i32) -> i32
          %5476 = "vector.from_elements"(%5235, %5236, %5237, %5238, %5239, %5240, %5241, %5242, %5243, %5244, %5245, %5246, %5247, %5248, %5249, %5250, %5251, %5252, %5253, %5254, %5255, %5256, %5257, %5258, %5259, %5260, %5261, %5262, %5263, %5264, %5265, %5266) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5477 = "arith.truncf"(%5476) : (vector<32xf32>) -> vector<32xf16>
          %5478 = "vector.extract"(%5477) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %5479 = "vector.extract"(%5477) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %5480 = "vector.extract"(%5477) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %5481 = "vector.extract"(%5477) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %5482 = "vector.extract"(%5477) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %5483 = "vector.extract"(%5477) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %5484 = "vector.extract"(%5477) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %5485 = "vector.extract"(%5477) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %5486 = "vector.extract"(%5477) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %5487 = "vector.extract"(%5477) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %5488 = "vector.extract"(%5477) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %5489 = "vector.extract"(%5477) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %5490 = "vector.extract"(%5477) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %5491 = "vector.extract"(%5477) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %5492 = "vector.extract"(%5477) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %5493 = "vector.extract"(%5477) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %5494 = "vector.extract"(%5477) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %5495 = "vector.extract"(%5477) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %5496 = "vector.extract"(%5477) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %5497 = "vector.extract"(%5477) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %5498 = "vector.extract"(%5477) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %5499 = "vector.extract"(%5477) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %5500 = "vector.extract"(%5477) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %5501 = "vector.extract"(%5477) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %5502 = "vector.extract"(%5477) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %5503 = "vector.extract"(%5477) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %5504 = "vector.extract"(%5477) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %5505 = "vector.extract"(%5477) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %5506 = "vector.extract"(%5477) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %5507 = "vector.extract"(%5477) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %5508 = "vector.extract"(%5477) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %5509 = "vector.extract"(%5477) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %5510 = "vector.from_elements"(%5478, %5479) : (f16, f16) -> vector<2xf16>
          %5511 = "llvm.bitcast"(%5510) : (vector<2xf16>) -> i32
          %5512 = "vector.from_elements"(%5480, %5481) : (f16, f16) -> vector<2xf16>
          %5513 = "llvm.bitcast"(%5512) : (vector<2xf16>) -> i32
          %5514 = "vector.from_elements"(%5482, %5483) : (f16, f16) -> vector<2xf16>
          %5515 = "llvm.bitcast"(%5514) : (vector<2xf16>) -> i32
          %5516 = "vector.from_elements"(%5484, %5485) : (f16, f16) -> vector<2xf16>
          %5517 = "llvm.bitcast"(%5516) : (vector<2xf16>) -> i32
          %5518 = "arith.andi"(%5475, %2693) : (i32, i32) -> i32
          %5519 = "arith.shrui"(%5518, %2695) : (i32, i32) -> i32
          %5520 = "arith.xori"(%5475, %5519) : (i32, i32) -> i32
          %5521 = "llvm.getelementptr"(%134, %5520) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5521, %5511, %5513, %5515, %5517) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5523 = "arith.addi"(%5475, %1102) : (i32, i32) -> i32
          %5524 = "vector.from_elements"(%5486, %5487) : (f16, f16) -> vector<2xf16>
          %5525 = "llvm.bitcast"(%5524) : (vector<2xf16>) -> i32
          %5526 = "vector.from_elements"(%5488, %5489) : (f16, f16) -> vector<2xf16>
          %5527 = "llvm.bitcast"(%5526) : (vector<2xf16>) -> i32
          %5528 = "vector.from_elements"(%5490, %5491) : (f16, f16) -> vector<2xf16>
          %5529 = "llvm.bitcast"(%5528) : (vector<2xf16>) -> i32
          %5530 = "vector.from_elements"(%5492, %5493) : (f16, f16) -> vector<2xf16>
          %5531 = "llvm.bitcast"(%5530) : (vector<2xf16>) -> i32
          %5532 = "arith.andi"(%5523, %2693) : (i32, i32) -> i32
          %5533 = "arith.shrui"(%5532, %2695) : (i32, i32) -> i32
          %5534 = "arith.xori"(%5523, %5533) : (i32, i32) -> i32
          %5535 = "llvm.getelementptr"(%134, %5534) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5535, %5525, %5527, %5529, %5531) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5537 = "arith.addi"(%5475, %74) : (i32, i32) -> i32
          %5538 = "vector.from_elements"(%5494, %5495) : (f16, f16) -> vector<2xf16>
          %5539 = "llvm.bitcast"(%5538) : (vector<2xf16>) -> i32
          %5540 = "vector.from_elements"(%5496, %5497) : (f16, f16) -> vector<2xf16>
          %5541 = "llvm.bitcast"(%5540) : (vector<2xf16>) -> i32
          %5542 = "vector.from_elements"(%5498, %5499) : (f16, f16) -> vector<2xf16>
          %5543 = "llvm.bitcast"(%5542) : (vector<2xf16>) -> i32
          %5544 = "vector.from_elements"(%5500, %5501) : (f16, f16) -> vector<2xf16>
          %5545 = "llvm.bitcast"(%5544) : (vector<2xf16>) -> i32
          %5546 = "arith.andi"(%5537, %2693) : (i32, i32) -> i32
          %5547 = "arith.shrui"(%5546, %2695) : (i32, i32) -> i32
          %5548 = "arith.xori"(%5537, %5547) : (i32, i32) -> i32
          %5549 = "llvm.getelementptr"(%134, %5548) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5549, %5539, %5541, %5543, %5545) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %5551 = "arith.addi"(%5475, %1154) : (i32, i32) -> i32
          %5552 = "vector.from_elements"(%5502, %5503) : (f16, f16) -> vector<2xf16>
          %5553 = "llvm.bitcast"(%5552) : (vector<2xf16>) -> i32
          %5554 = "vector.from_elements"(%5504, %5505) : (f16, f16) -> vector<2xf16>
          %5555 = "llvm.bitcast"(%5554) : (vector<2xf16>) -> i32
          %5556 = "vector.from_elements"(%5506, %5507) : (f16, f16) -> vector<2xf16>
          %5557 = "llvm.bitcast"(%5556) : (vector<2xf16>) -> i32
          %5558 = "vector.from_elements"(%5508, %5509) : (f16, f16) -> vector<2xf16>
          %5559 = "llvm.bitcast"(%5558) : (vector<2xf16>) -> i32
          %5560 = "arith.andi"(%5551, %2693) : (i32, i32) -> i32
          %5561 = "arith.shrui"(%5560, %2695) : (i32, i32) -> i32
          %5562 = "arith.xori"(%5551, %5561) : (i32, i32) -> i32
          %5563 = "llvm.getelementptr"(%134, %5562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%5563, %5553, %5555, %5557, %5559) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 84 : i32} : (i32) -> ()
          %5565 = "arith.andi"(%5466, %72) : (i32, i32) -> i32
          %5566 = "arith.shrsi"(%5466, %1122) : (i32, i32) -> i32
          %5567 = "arith.muli"(%5566, %1102) : (i32, i32) -> i32
          %5568 = "arith.divui"(%5565, %1099) : (i32, i32) -> i32
          %5569 = "arith.addi"(%5567, %5568) : (i32, i32) -> i32
          %5570 = "arith.remui"(%5565, %1099) : (i32, i32) -> i32
          %5571 = "arith.cmpi"(%5569, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5571) ({
            %5572 = "arith.muli"(%5569, %1138) : (i32, i32) -> i32
            %5573 = "arith.muli"(%5570, %1099) : (i32, i32) -> i32
            %5574 = "arith.addi"(%5572, %5573) : (i32, i32) -> i32
            %5575 = "arith.extsi"(%5569) : (i32) -> i64
            %5576 = "arith.extsi"(%5570) : (i32) -> i64
            %5577 = "arith.muli"(%5575, %34) : (i64, i64) -> i64
            %5578 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5579 = "arith.muli"(%5576, %5578) : (i64, i64) -> i64
            %5580 = "arith.addi"(%5577, %5579) : (i64, i64) -> i64
            %5581 = "llvm.getelementptr"(%5465, %5580) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5582 = "arith.andi"(%5574, %2693) : (i32, i32) -> i32
            %5583 = "arith.shrui"(%5582, %2695) : (i32, i32) -> i32
            %5584 = "arith.xori"(%5574, %5583) : (i32, i32) -> i32
            %5585 = "llvm.getelementptr"(%134, %5584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5586 = "llvm.load"(%5585) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5586, %5581) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5587 = "arith.addi"(%5565, %74) : (i32, i32) -> i32
          %5588 = "arith.divui"(%5587, %1099) : (i32, i32) -> i32
          %5589 = "arith.addi"(%5567, %5588) : (i32, i32) -> i32
          %5590 = "arith.remui"(%5587, %1099) : (i32, i32) -> i32
          %5591 = "arith.cmpi"(%5589, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5591) ({
            %5592 = "arith.muli"(%5589, %1138) : (i32, i32) -> i32
            %5593 = "arith.muli"(%5590, %1099) : (i32, i32) -> i32
            %5594 = "arith.addi"(%5592, %5593) : (i32, i32) -> i32
            %5595 = "arith.extsi"(%5589) : (i32) -> i64
            %5596 = "arith.extsi"(%5590) : (i32) -> i64
            %5597 = "arith.muli"(%5595, %34) : (i64, i64) -> i64
            %5598 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5599 = "arith.muli"(%5596, %5598) : (i64, i64) -> i64
            %5600 = "arith.addi"(%5597, %5599) : (i64, i64) -> i64
            %5601 = "llvm.getelementptr"(%5465, %5600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5602 = "arith.andi"(%5594, %2693) : (i32, i32) -> i32
            %5603 = "arith.shrui"(%5602, %2695) : (i32, i32) -> i32
            %5604 = "arith.xori"(%5594, %5603) : (i32, i32) -> i32
            %5605 = "llvm.getelementptr"(%134, %5604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5606 = "llvm.load"(%5605) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5606, %5601) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5607 = "arith.addi"(%5565, %1138) : (i32, i32) -> i32
          %5608 = "arith.divui"(%5607, %1099) : (i32, i32) -> i32
          %5609 = "arith.addi"(%5567, %5608) : (i32, i32) -> i32
          %5610 = "arith.remui"(%5607, %1099) : (i32, i32) -> i32
          %5611 = "arith.cmpi"(%5609, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5611) ({
            %5612 = "arith.muli"(%5609, %1138) : (i32, i32) -> i32
            %5613 = "arith.muli"(%5610, %1099) : (i32, i32) -> i32
            %5614 = "arith.addi"(%5612, %5613) : (i32, i32) -> i32
            %5615 = "arith.extsi"(%5609) : (i32) -> i64
            %5616 = "arith.extsi"(%5610) : (i32) -> i64
            %5617 = "arith.muli"(%5615, %34) : (i64, i64) -> i64
            %5618 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5619 = "arith.muli"(%5616, %5618) : (i64, i64) -> i64
            %5620 = "arith.addi"(%5617, %5619) : (i64, i64) -> i64
            %5621 = "llvm.getelementptr"(%5465, %5620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5622 = "arith.andi"(%5614, %2693) : (i32, i32) -> i32
            %5623 = "arith.shrui"(%5622, %2695) : (i32, i32) -> i32
            %5624 = "arith.xori"(%5614, %5623) : (i32, i32) -> i32
            %5625 = "llvm.getelementptr"(%134, %5624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5626 = "llvm.load"(%5625) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5626, %5621) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5627 = "arith.addi"(%5565, %5439) : (i32, i32) -> i32
          %5628 = "arith.divui"(%5627, %1099) : (i32, i32) -> i32
          %5629 = "arith.addi"(%5567, %5628) : (i32, i32) -> i32
          %5630 = "arith.remui"(%5627, %1099) : (i32, i32) -> i32
          %5631 = "arith.cmpi"(%5629, %5267) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%5631) ({
            %5632 = "arith.muli"(%5629, %1138) : (i32, i32) -> i32
            %5633 = "arith.muli"(%5630, %1099) : (i32, i32) -> i32
            %5634 = "arith.addi"(%5632, %5633) : (i32, i32) -> i32
            %5635 = "arith.extsi"(%5629) : (i32) -> i64
            %5636 = "arith.extsi"(%5630) : (i32) -> i64
            %5637 = "arith.muli"(%5635, %34) : (i64, i64) -> i64
            %5638 = "arith.constant"() {value = 8 : i64} : () -> i64
            %5639 = "arith.muli"(%5636, %5638) : (i64, i64) -> i64
            %5640 = "arith.addi"(%5637, %5639) : (i64, i64) -> i64
            %5641 = "llvm.getelementptr"(%5465, %5640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5642 = "arith.andi"(%5634, %2693) : (i32, i32) -> i32
            %5643 = "arith.shrui"(%5642, %2695) : (i32, i32) -> i32
            %5644 = "arith.xori"(%5634, %5643) : (i32, i32) -> i32
            %5645 = "llvm.getelementptr"(%134, %5644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5646 = "llvm.load"(%5645) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%5646, %5641) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 85 : i32} : (i32) -> ()
          %5647 = "llvm.getelementptr"(%232, %1572) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5648_s0 = "llvm.ptrtoint"(%5647) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t5648_s0, %1573) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %5649 = "arith.muli"(%1572, %2695) : (i32, i32) -> i32
          %5650 = "llvm.getelementptr"(%250, %5649) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5651 = "llvm.load"(%5650) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5652 = "nvvm.shfl.sync"(%70, %5651, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 86 : i32} : (i32, i32, i32, i32) -> i32
          %5653 = "arith.addi"(%1096, %5649) : (i32, i32) -> i32
          %5654 = "llvm.getelementptr"(%250, %5653) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5655 = "llvm.load"(%5654) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5656 = "nvvm.shfl.sync"(%70, %5655, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 87 : i32} : (i32, i32, i32, i32) -> i32
          %5657 = "arith.addi"(%1104, %5649) : (i32, i32) -> i32
          %5658 = "llvm.getelementptr"(%250, %5657) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5659 = "llvm.load"(%5658) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %5660 = "nvvm.shfl.sync"(%70, %5659, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 88 : i32} : (i32, i32, i32, i32) -> i32
          %5661 = "llvm.getelementptr"(%233, %1572) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5662_s0 = "llvm.ptrtoint"(%5661) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t5662_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %5663 = "arith.addi"(%1572, %1096) : (i32, i32) -> i32
          %5664 = "arith.cmpi"(%5663, %1104) {predicate = 0 : i64} : (i32, i32) -> i1
          %5665 = "arith.xori"(%1573, %1096) : (i32, i32) -> i32
          %5666 = "arith.select"(%5664, %5665, %1573) : (i1, i32, i32) -> i32
          %5667 = "arith.select"(%5664, %71, %5663) : (i1, i32, i32) -> i32
          %5668 = "arith.addi"(%1571, %1096) : (i32, i32) -> i32
          "scf.yield"(%5660, %5656, %5652, %3214, %3215, %3216, %5223, %5222, %5221, %4958, %4957, %4956, %5668, %5667, %5666, %3217, %3218, %3219, %5215, %5214, %5213, %5155, %5154, %5153, %5231, %5230, %5229, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %2686, %2688, %2690, %2692, %2702, %2704, %2706, %2708, %2713, %2715, %2717, %2719, %2724, %2726, %2728, %2730, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %5177, %5179, %5181, %5183, %5191, %5193, %5195, %5197, %5323, %5325, %5327, %5329, %5337, %5339, %5341, %5343, %5351, %5353, %5355, %5357, %5365, %5367, %5369, %5371, %5511, %5513, %5515, %5517, %5525, %5527, %5529, %5531, %5539, %5541, %5543, %5545, %5553, %5555, %5557, %5559) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        %5669 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%5669, %5669) : (i1, i1) -> ()
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
    "cutec.host_check"(%83) {message = "a tile has all keys", file = "samples/common/attention_backward.py", line = 387 : i32} : (i1) -> ()
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
