!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i64, %9: i64, %10: !llvm.ptr<1>, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: !llvm.ptr<1>, %16: !llvm.ptr<1>, %17: !llvm.ptr<1>, %18: i32, %19: !llvm.ptr<1>, %20: i32, %21: i32, %22: i32, %23: i32, %24: i32, %25: i64, %26: !llvm.ptr<1>, %27: i32, %28: i64, %29: f32):
      %30 = "arith.trunci"(%25) : (i64) -> i32
      %31 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %37 = "arith.constant"() {value = 128 : i32} : () -> i32
      %38 = "arith.divui"(%31, %37) : (i32, i32) -> i32
      %39 = "arith.constant"() {value = -1 : i32} : () -> i32
      %40 = "arith.constant"() {value = 0 : i32} : () -> i32
      %41 = "arith.constant"() {value = 31 : i32} : () -> i32
      %42 = "nvvm.shfl.sync"(%39, %38, %40, %41) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %43 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 73728>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 221184>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 225280>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %47 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 225792>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %48 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 226304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %49 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 227328>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %50 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %54 = "arith.addi"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.constant"() {value = 384 : i32} : () -> i32
      %56 = "arith.muli"(%54, %55) : (i32, i32) -> i32
      %57 = "arith.addi"(%51, %56) : (i32, i32) -> i32
      %58 = "arith.constant"() {value = 32 : i32} : () -> i32
      %59 = "arith.divui"(%57, %58) : (i32, i32) -> i32
      %60 = "arith.cmpi"(%59, %40) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%60) ({
        %61 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%61) ({
          %t62_s0 = "llvm.ptrtoint"(%49) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %37) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t64_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %63) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %65 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 227344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %66 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %67 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %68 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %69 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %70 = "arith.addi"(%68, %69) : (i32, i32) -> i32
      %71 = "arith.muli"(%70, %55) : (i32, i32) -> i32
      %72 = "arith.addi"(%67, %71) : (i32, i32) -> i32
      %73 = "arith.divui"(%72, %58) : (i32, i32) -> i32
      %74 = "arith.cmpi"(%73, %40) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%74) ({
        %75 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%75) ({
          %t76_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %37) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %37) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %37) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %37) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t84_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %83) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %85 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t86_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %83) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %87 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t88_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %83) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %89 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t90_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %83) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %91 = "arith.addi"(%1, %41) : (i32, i32) -> i32
      %92 = "arith.divui"(%91, %58) : (i32, i32) -> i32
      %93 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %94 = "arith.constant"() {value = 8 : i32} : () -> i32
      %95 = "scf.for"(%40, %92, %94, %40) ({
      ^bb0(%96: i32, %97: i32):
        %98 = "arith.muli"(%93, %92) : (i32, i32) -> i32
        %99 = "arith.addi"(%98, %96) : (i32, i32) -> i32
        %100 = "arith.cmpi"(%96, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %101 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %102 = "arith.andi"(%100, %101) : (i1, i1) -> i1
        %103 = "scf.if"(%102) ({
          %104 = "arith.extsi"(%99) : (i32) -> i64
          %105 = "llvm.getelementptr"(%19, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %106 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %107 = "arith.addi"(%106, %41) : (i32, i32) -> i32
          %108 = "arith.constant"() {value = 5 : i32} : () -> i32
          %109 = "arith.shrsi"(%107, %108) : (i32, i32) -> i32
          %110 = "arith.constant"() {value = 1 : i32} : () -> i32
          %111 = "arith.maxsi"(%109, %110) : (i32, i32) -> i32
          %112 = "arith.muli"(%111, %20) : (i32, i32) -> i32
          %113 = "arith.addi"(%97, %112) : (i32, i32) -> i32
          "scf.yield"(%113) : (i32) -> ()
        }, {
          "scf.yield"(%97) : (i32) -> ()
        }) : (i1) -> i32
        %114 = "arith.constant"() {value = 1 : i32} : () -> i32
        %115 = "arith.addi"(%99, %114) : (i32, i32) -> i32
        %116 = "arith.addi"(%96, %114) : (i32, i32) -> i32
        %117 = "arith.cmpi"(%116, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %118 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %119 = "arith.andi"(%117, %118) : (i1, i1) -> i1
        %120 = "scf.if"(%119) ({
          %121 = "arith.extsi"(%115) : (i32) -> i64
          %122 = "llvm.getelementptr"(%19, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %123 = "llvm.load"(%122) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %124 = "arith.addi"(%123, %41) : (i32, i32) -> i32
          %125 = "arith.constant"() {value = 5 : i32} : () -> i32
          %126 = "arith.shrsi"(%124, %125) : (i32, i32) -> i32
          %127 = "arith.maxsi"(%126, %114) : (i32, i32) -> i32
          %128 = "arith.muli"(%127, %20) : (i32, i32) -> i32
          %129 = "arith.addi"(%103, %128) : (i32, i32) -> i32
          "scf.yield"(%129) : (i32) -> ()
        }, {
          "scf.yield"(%103) : (i32) -> ()
        }) : (i1) -> i32
        %130 = "arith.constant"() {value = 2 : i32} : () -> i32
        %131 = "arith.addi"(%99, %130) : (i32, i32) -> i32
        %132 = "arith.addi"(%96, %130) : (i32, i32) -> i32
        %133 = "arith.cmpi"(%132, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %134 = "arith.cmpi"(%131, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %135 = "arith.andi"(%133, %134) : (i1, i1) -> i1
        %136 = "scf.if"(%135) ({
          %137 = "arith.extsi"(%131) : (i32) -> i64
          %138 = "llvm.getelementptr"(%19, %137) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %139 = "llvm.load"(%138) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %140 = "arith.addi"(%139, %41) : (i32, i32) -> i32
          %141 = "arith.constant"() {value = 5 : i32} : () -> i32
          %142 = "arith.shrsi"(%140, %141) : (i32, i32) -> i32
          %143 = "arith.maxsi"(%142, %114) : (i32, i32) -> i32
          %144 = "arith.muli"(%143, %20) : (i32, i32) -> i32
          %145 = "arith.addi"(%120, %144) : (i32, i32) -> i32
          "scf.yield"(%145) : (i32) -> ()
        }, {
          "scf.yield"(%120) : (i32) -> ()
        }) : (i1) -> i32
        %146 = "arith.constant"() {value = 3 : i32} : () -> i32
        %147 = "arith.addi"(%99, %146) : (i32, i32) -> i32
        %148 = "arith.addi"(%96, %146) : (i32, i32) -> i32
        %149 = "arith.cmpi"(%148, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %150 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %151 = "arith.andi"(%149, %150) : (i1, i1) -> i1
        %152 = "scf.if"(%151) ({
          %153 = "arith.extsi"(%147) : (i32) -> i64
          %154 = "llvm.getelementptr"(%19, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %155 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %156 = "arith.addi"(%155, %41) : (i32, i32) -> i32
          %157 = "arith.constant"() {value = 5 : i32} : () -> i32
          %158 = "arith.shrsi"(%156, %157) : (i32, i32) -> i32
          %159 = "arith.maxsi"(%158, %114) : (i32, i32) -> i32
          %160 = "arith.muli"(%159, %20) : (i32, i32) -> i32
          %161 = "arith.addi"(%136, %160) : (i32, i32) -> i32
          "scf.yield"(%161) : (i32) -> ()
        }, {
          "scf.yield"(%136) : (i32) -> ()
        }) : (i1) -> i32
        %162 = "arith.constant"() {value = 4 : i32} : () -> i32
        %163 = "arith.addi"(%99, %162) : (i32, i32) -> i32
        %164 = "arith.addi"(%96, %162) : (i32, i32) -> i32
        %165 = "arith.cmpi"(%164, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %166 = "arith.cmpi"(%163, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %167 = "arith.andi"(%165, %166) : (i1, i1) -> i1
        %168 = "scf.if"(%167) ({
          %169 = "arith.extsi"(%163) : (i32) -> i64
          %170 = "llvm.getelementptr"(%19, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %171 = "llvm.load"(%170) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %172 = "arith.addi"(%171, %41) : (i32, i32) -> i32
          %173 = "arith.constant"() {value = 5 : i32} : () -> i32
          %174 = "arith.shrsi"(%172, %173) : (i32, i32) -> i32
          %175 = "arith.maxsi"(%174, %114) : (i32, i32) -> i32
          %176 = "arith.muli"(%175, %20) : (i32, i32) -> i32
          %177 = "arith.addi"(%152, %176) : (i32, i32) -> i32
          "scf.yield"(%177) : (i32) -> ()
        }, {
          "scf.yield"(%152) : (i32) -> ()
        }) : (i1) -> i32
        %178 = "arith.constant"() {value = 5 : i32} : () -> i32
        %179 = "arith.addi"(%99, %178) : (i32, i32) -> i32
        %180 = "arith.addi"(%96, %178) : (i32, i32) -> i32
        %181 = "arith.cmpi"(%180, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %182 = "arith.cmpi"(%179, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %183 = "arith.andi"(%181, %182) : (i1, i1) -> i1
        %184 = "scf.if"(%183) ({
          %185 = "arith.extsi"(%179) : (i32) -> i64
          %186 = "llvm.getelementptr"(%19, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %187 = "llvm.load"(%186) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %188 = "arith.addi"(%187, %41) : (i32, i32) -> i32
          %189 = "arith.shrsi"(%188, %178) : (i32, i32) -> i32
          %190 = "arith.maxsi"(%189, %114) : (i32, i32) -> i32
          %191 = "arith.muli"(%190, %20) : (i32, i32) -> i32
          %192 = "arith.addi"(%168, %191) : (i32, i32) -> i32
          "scf.yield"(%192) : (i32) -> ()
        }, {
          "scf.yield"(%168) : (i32) -> ()
        }) : (i1) -> i32
        %193 = "arith.constant"() {value = 6 : i32} : () -> i32
        %194 = "arith.addi"(%99, %193) : (i32, i32) -> i32
        %195 = "arith.addi"(%96, %193) : (i32, i32) -> i32
        %196 = "arith.cmpi"(%195, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %197 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %198 = "arith.andi"(%196, %197) : (i1, i1) -> i1
        %199 = "scf.if"(%198) ({
          %200 = "arith.extsi"(%194) : (i32) -> i64
          %201 = "llvm.getelementptr"(%19, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %203 = "arith.addi"(%202, %41) : (i32, i32) -> i32
          %204 = "arith.shrsi"(%203, %178) : (i32, i32) -> i32
          %205 = "arith.maxsi"(%204, %114) : (i32, i32) -> i32
          %206 = "arith.muli"(%205, %20) : (i32, i32) -> i32
          %207 = "arith.addi"(%184, %206) : (i32, i32) -> i32
          "scf.yield"(%207) : (i32) -> ()
        }, {
          "scf.yield"(%184) : (i32) -> ()
        }) : (i1) -> i32
        %208 = "arith.constant"() {value = 7 : i32} : () -> i32
        %209 = "arith.addi"(%99, %208) : (i32, i32) -> i32
        %210 = "arith.addi"(%96, %208) : (i32, i32) -> i32
        %211 = "arith.cmpi"(%210, %92) {predicate = 2 : i64} : (i32, i32) -> i1
        %212 = "arith.cmpi"(%209, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %213 = "arith.andi"(%211, %212) : (i1, i1) -> i1
        %214 = "scf.if"(%213) ({
          %215 = "arith.extsi"(%209) : (i32) -> i64
          %216 = "llvm.getelementptr"(%19, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %218 = "arith.addi"(%217, %41) : (i32, i32) -> i32
          %219 = "arith.shrsi"(%218, %178) : (i32, i32) -> i32
          %220 = "arith.maxsi"(%219, %114) : (i32, i32) -> i32
          %221 = "arith.muli"(%220, %20) : (i32, i32) -> i32
          %222 = "arith.addi"(%199, %221) : (i32, i32) -> i32
          "scf.yield"(%222) : (i32) -> ()
        }, {
          "scf.yield"(%199) : (i32) -> ()
        }) : (i1) -> i32
        "scf.yield"(%214) : (i32) -> ()
      }) : (i32, i32, i32, i32) -> i32
      %223 = "arith.constant"() {value = 16 : i32} : () -> i32
      %224 = "nvvm.shfl.sync"(%39, %95, %223, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %225 = "arith.addi"(%95, %224) : (i32, i32) -> i32
      %226 = "nvvm.shfl.sync"(%39, %225, %94, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %227 = "arith.addi"(%225, %226) : (i32, i32) -> i32
      %228 = "arith.constant"() {value = 4 : i32} : () -> i32
      %229 = "nvvm.shfl.sync"(%39, %227, %228, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %230 = "arith.addi"(%227, %229) : (i32, i32) -> i32
      %231 = "arith.constant"() {value = 2 : i32} : () -> i32
      %232 = "nvvm.shfl.sync"(%39, %230, %231, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %233 = "arith.addi"(%230, %232) : (i32, i32) -> i32
      %234 = "arith.constant"() {value = 1 : i32} : () -> i32
      %235 = "nvvm.shfl.sync"(%39, %233, %234, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %236 = "arith.addi"(%233, %235) : (i32, i32) -> i32
      %237 = "arith.remsi"(%236, %18) : (i32, i32) -> i32
      %238 = "arith.cmpi"(%237, %40) {predicate = 2 : i64} : (i32, i32) -> i1
      %239 = "arith.divsi"(%236, %18) : (i32, i32) -> i32
      %240 = "arith.extsi"(%238) : (i1) -> i32
      %241 = "arith.addi"(%239, %240) : (i32, i32) -> i32
      %242 = "arith.addi"(%237, %18) : (i32, i32) -> i32
      %243 = "arith.select"(%238, %242, %237) : (i1, i32, i32) -> i32
      %244 = "arith.cmpi"(%42, %40) {predicate = 0 : i64} : (i32, i32) -> i1
      %245 = "scf.if"(%244) ({
        "nvvm.setmaxregister"() {regCount = 56 : i32, action = #nvvm<action decrease>} : () -> ()
        %246 = "arith.muli"(%34, %241) : (i32, i32) -> i32
        %247 = "arith.minsi"(%34, %243) : (i32, i32) -> i32
        %248 = "arith.addi"(%246, %247) : (i32, i32) -> i32
        %249 = "arith.addi"(%34, %234) : (i32, i32) -> i32
        %250 = "arith.muli"(%249, %241) : (i32, i32) -> i32
        %251 = "arith.minsi"(%249, %243) : (i32, i32) -> i32
        %252 = "arith.addi"(%250, %251) : (i32, i32) -> i32
        %253 = "arith.cmpi"(%248, %252) {predicate = 2 : i64} : (i32, i32) -> i1
        %254, %255, %256, %257, %258, %259 = "scf.if"(%253) ({
          %260 = "arith.constant"() {value = dense<0> : vector<4xi32>} : () -> vector<4xi32>
          %261 = "vector.extract"(%260) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %262 = "vector.extract"(%260) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %263 = "vector.extract"(%260) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %264 = "vector.extract"(%260) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %265 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %266 = "scf.for"(%40, %92, %94, %40) ({
          ^bb0(%267: i32, %268: i32):
            %269 = "arith.muli"(%265, %92) : (i32, i32) -> i32
            %270 = "arith.addi"(%269, %267) : (i32, i32) -> i32
            %271 = "arith.cmpi"(%267, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %272 = "arith.cmpi"(%270, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %273 = "arith.andi"(%271, %272) : (i1, i1) -> i1
            %274 = "scf.if"(%273) ({
              %275 = "arith.extsi"(%270) : (i32) -> i64
              %276 = "llvm.getelementptr"(%19, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %278 = "arith.addi"(%277, %41) : (i32, i32) -> i32
              %279 = "arith.constant"() {value = 5 : i32} : () -> i32
              %280 = "arith.shrsi"(%278, %279) : (i32, i32) -> i32
              %281 = "arith.maxsi"(%280, %234) : (i32, i32) -> i32
              %282 = "arith.muli"(%281, %20) : (i32, i32) -> i32
              %283 = "arith.addi"(%268, %282) : (i32, i32) -> i32
              "scf.yield"(%283) : (i32) -> ()
            }, {
              "scf.yield"(%268) : (i32) -> ()
            }) : (i1) -> i32
            %284 = "arith.addi"(%270, %234) : (i32, i32) -> i32
            %285 = "arith.addi"(%267, %234) : (i32, i32) -> i32
            %286 = "arith.cmpi"(%285, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %287 = "arith.cmpi"(%284, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %288 = "arith.andi"(%286, %287) : (i1, i1) -> i1
            %289 = "scf.if"(%288) ({
              %290 = "arith.extsi"(%284) : (i32) -> i64
              %291 = "llvm.getelementptr"(%19, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %293 = "arith.addi"(%292, %41) : (i32, i32) -> i32
              %294 = "arith.constant"() {value = 5 : i32} : () -> i32
              %295 = "arith.shrsi"(%293, %294) : (i32, i32) -> i32
              %296 = "arith.maxsi"(%295, %234) : (i32, i32) -> i32
              %297 = "arith.muli"(%296, %20) : (i32, i32) -> i32
              %298 = "arith.addi"(%274, %297) : (i32, i32) -> i32
              "scf.yield"(%298) : (i32) -> ()
            }, {
              "scf.yield"(%274) : (i32) -> ()
            }) : (i1) -> i32
            %299 = "arith.addi"(%270, %231) : (i32, i32) -> i32
            %300 = "arith.addi"(%267, %231) : (i32, i32) -> i32
            %301 = "arith.cmpi"(%300, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %302 = "arith.cmpi"(%299, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %303 = "arith.andi"(%301, %302) : (i1, i1) -> i1
            %304 = "scf.if"(%303) ({
              %305 = "arith.extsi"(%299) : (i32) -> i64
              %306 = "llvm.getelementptr"(%19, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %307 = "llvm.load"(%306) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %308 = "arith.addi"(%307, %41) : (i32, i32) -> i32
              %309 = "arith.constant"() {value = 5 : i32} : () -> i32
              %310 = "arith.shrsi"(%308, %309) : (i32, i32) -> i32
              %311 = "arith.maxsi"(%310, %234) : (i32, i32) -> i32
              %312 = "arith.muli"(%311, %20) : (i32, i32) -> i32
              %313 = "arith.addi"(%289, %312) : (i32, i32) -> i32
              "scf.yield"(%313) : (i32) -> ()
            }, {
              "scf.yield"(%289) : (i32) -> ()
            }) : (i1) -> i32
            %314 = "arith.constant"() {value = 3 : i32} : () -> i32
            %315 = "arith.addi"(%270, %314) : (i32, i32) -> i32
            %316 = "arith.addi"(%267, %314) : (i32, i32) -> i32
            %317 = "arith.cmpi"(%316, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %318 = "arith.cmpi"(%315, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %319 = "arith.andi"(%317, %318) : (i1, i1) -> i1
            %320 = "scf.if"(%319) ({
              %321 = "arith.extsi"(%315) : (i32) -> i64
              %322 = "llvm.getelementptr"(%19, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %323 = "llvm.load"(%322) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %324 = "arith.addi"(%323, %41) : (i32, i32) -> i32
              %325 = "arith.constant"() {value = 5 : i32} : () -> i32
              %326 = "arith.shrsi"(%324, %325) : (i32, i32) -> i32
              %327 = "arith.maxsi"(%326, %234) : (i32, i32) -> i32
              %328 = "arith.muli"(%327, %20) : (i32, i32) -> i32
              %329 = "arith.addi"(%304, %328) : (i32, i32) -> i32
              "scf.yield"(%329) : (i32) -> ()
            }, {
              "scf.yield"(%304) : (i32) -> ()
            }) : (i1) -> i32
            %330 = "arith.addi"(%270, %228) : (i32, i32) -> i32
            %331 = "arith.addi"(%267, %228) : (i32, i32) -> i32
            %332 = "arith.cmpi"(%331, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %333 = "arith.cmpi"(%330, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %334 = "arith.andi"(%332, %333) : (i1, i1) -> i1
            %335 = "scf.if"(%334) ({
              %336 = "arith.extsi"(%330) : (i32) -> i64
              %337 = "llvm.getelementptr"(%19, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %338 = "llvm.load"(%337) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %339 = "arith.addi"(%338, %41) : (i32, i32) -> i32
              %340 = "arith.constant"() {value = 5 : i32} : () -> i32
              %341 = "arith.shrsi"(%339, %340) : (i32, i32) -> i32
              %342 = "arith.maxsi"(%341, %234) : (i32, i32) -> i32
              %343 = "arith.muli"(%342, %20) : (i32, i32) -> i32
              %344 = "arith.addi"(%320, %343) : (i32, i32) -> i32
              "scf.yield"(%344) : (i32) -> ()
            }, {
              "scf.yield"(%320) : (i32) -> ()
            }) : (i1) -> i32
            %345 = "arith.constant"() {value = 5 : i32} : () -> i32
            %346 = "arith.addi"(%270, %345) : (i32, i32) -> i32
            %347 = "arith.addi"(%267, %345) : (i32, i32) -> i32
            %348 = "arith.cmpi"(%347, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %349 = "arith.cmpi"(%346, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %350 = "arith.andi"(%348, %349) : (i1, i1) -> i1
            %351 = "scf.if"(%350) ({
              %352 = "arith.extsi"(%346) : (i32) -> i64
              %353 = "llvm.getelementptr"(%19, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %354 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %355 = "arith.addi"(%354, %41) : (i32, i32) -> i32
              %356 = "arith.shrsi"(%355, %345) : (i32, i32) -> i32
              %357 = "arith.maxsi"(%356, %234) : (i32, i32) -> i32
              %358 = "arith.muli"(%357, %20) : (i32, i32) -> i32
              %359 = "arith.addi"(%335, %358) : (i32, i32) -> i32
              "scf.yield"(%359) : (i32) -> ()
            }, {
              "scf.yield"(%335) : (i32) -> ()
            }) : (i1) -> i32
            %360 = "arith.constant"() {value = 6 : i32} : () -> i32
            %361 = "arith.addi"(%270, %360) : (i32, i32) -> i32
            %362 = "arith.addi"(%267, %360) : (i32, i32) -> i32
            %363 = "arith.cmpi"(%362, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %364 = "arith.cmpi"(%361, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %365 = "arith.andi"(%363, %364) : (i1, i1) -> i1
            %366 = "scf.if"(%365) ({
              %367 = "arith.extsi"(%361) : (i32) -> i64
              %368 = "llvm.getelementptr"(%19, %367) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %369 = "llvm.load"(%368) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %370 = "arith.addi"(%369, %41) : (i32, i32) -> i32
              %371 = "arith.shrsi"(%370, %345) : (i32, i32) -> i32
              %372 = "arith.maxsi"(%371, %234) : (i32, i32) -> i32
              %373 = "arith.muli"(%372, %20) : (i32, i32) -> i32
              %374 = "arith.addi"(%351, %373) : (i32, i32) -> i32
              "scf.yield"(%374) : (i32) -> ()
            }, {
              "scf.yield"(%351) : (i32) -> ()
            }) : (i1) -> i32
            %375 = "arith.constant"() {value = 7 : i32} : () -> i32
            %376 = "arith.addi"(%270, %375) : (i32, i32) -> i32
            %377 = "arith.addi"(%267, %375) : (i32, i32) -> i32
            %378 = "arith.cmpi"(%377, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %379 = "arith.cmpi"(%376, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %380 = "arith.andi"(%378, %379) : (i1, i1) -> i1
            %381 = "scf.if"(%380) ({
              %382 = "arith.extsi"(%376) : (i32) -> i64
              %383 = "llvm.getelementptr"(%19, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %384 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %385 = "arith.addi"(%384, %41) : (i32, i32) -> i32
              %386 = "arith.shrsi"(%385, %345) : (i32, i32) -> i32
              %387 = "arith.maxsi"(%386, %234) : (i32, i32) -> i32
              %388 = "arith.muli"(%387, %20) : (i32, i32) -> i32
              %389 = "arith.addi"(%366, %388) : (i32, i32) -> i32
              "scf.yield"(%389) : (i32) -> ()
            }, {
              "scf.yield"(%366) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%381) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %390 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %391 = "nvvm.shfl.sync"(%39, %266, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %392 = "arith.cmpi"(%390, %234) {predicate = 5 : i64} : (i32, i32) -> i1
          %393 = "arith.select"(%392, %391, %40) : (i1, i32, i32) -> i32
          %394 = "arith.addi"(%266, %393) : (i32, i32) -> i32
          %395 = "nvvm.shfl.sync"(%39, %394, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %396 = "arith.cmpi"(%390, %231) {predicate = 5 : i64} : (i32, i32) -> i1
          %397 = "arith.select"(%396, %395, %40) : (i1, i32, i32) -> i32
          %398 = "arith.addi"(%394, %397) : (i32, i32) -> i32
          %399 = "nvvm.shfl.sync"(%39, %398, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %400 = "arith.cmpi"(%390, %228) {predicate = 5 : i64} : (i32, i32) -> i1
          %401 = "arith.select"(%400, %399, %40) : (i1, i32, i32) -> i32
          %402 = "arith.addi"(%398, %401) : (i32, i32) -> i32
          %403 = "nvvm.shfl.sync"(%39, %402, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          %404 = "arith.cmpi"(%390, %94) {predicate = 5 : i64} : (i32, i32) -> i1
          %405 = "arith.select"(%404, %403, %40) : (i1, i32, i32) -> i32
          %406 = "arith.addi"(%402, %405) : (i32, i32) -> i32
          %407 = "nvvm.shfl.sync"(%39, %406, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
          %408 = "arith.cmpi"(%390, %223) {predicate = 5 : i64} : (i32, i32) -> i1
          %409 = "arith.select"(%408, %407, %40) : (i1, i32, i32) -> i32
          %410 = "arith.addi"(%406, %409) : (i32, i32) -> i32
          %411 = "arith.cmpi"(%410, %248) {predicate = 4 : i64} : (i32, i32) -> i1
          %412 = "nvvm.vote.sync"(%39, %411) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
          %413 = "arith.subi"(%40, %412) : (i32, i32) -> i32
          %414 = "arith.andi"(%412, %413) : (i32, i32) -> i32
          %415 = "arith.subi"(%414, %234) : (i32, i32) -> i32
          %416 = "llvm.intr.ctpop"(%415) : (i32) -> i32
          %417 = "arith.muli"(%416, %92) : (i32, i32) -> i32
          %418 = "arith.subi"(%410, %266) : (i32, i32) -> i32
          %419 = "nvvm.shfl.sync"(%39, %418, %416, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
          %420 = "arith.cmpi"(%92, %234) {predicate = 4 : i64} : (i32, i32) -> i1
          %421, %422 = "scf.if"(%420) ({
            %423 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %424 = "arith.addi"(%417, %92) : (i32, i32) -> i32
            %425, %426, %427 = "scf.for"(%417, %424, %58, %419, %40, %39) ({
            ^bb0(%428: i32, %429: i32, %430: i32, %431: i32):
              %432 = "arith.addi"(%428, %423) : (i32, i32) -> i32
              %433 = "arith.cmpi"(%431, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %434 = "arith.cmpi"(%432, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %435 = "arith.andi"(%433, %434) : (i1, i1) -> i1
              %436 = "scf.if"(%435) ({
                %437 = "arith.extsi"(%432) : (i32) -> i64
                %438 = "llvm.getelementptr"(%19, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %440 = "arith.addi"(%439, %41) : (i32, i32) -> i32
                %441 = "arith.constant"() {value = 5 : i32} : () -> i32
                %442 = "arith.shrsi"(%440, %441) : (i32, i32) -> i32
                %443 = "arith.maxsi"(%442, %234) : (i32, i32) -> i32
                %444 = "arith.muli"(%443, %20) : (i32, i32) -> i32
                "scf.yield"(%444) : (i32) -> ()
              }, {
                "scf.yield"(%40) : (i32) -> ()
              }) : (i1) -> i32
              %445 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %446 = "nvvm.shfl.sync"(%39, %436, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
              %447 = "arith.cmpi"(%445, %234) {predicate = 5 : i64} : (i32, i32) -> i1
              %448 = "arith.select"(%447, %446, %40) : (i1, i32, i32) -> i32
              %449 = "arith.addi"(%436, %448) : (i32, i32) -> i32
              %450 = "nvvm.shfl.sync"(%39, %449, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
              %451 = "arith.cmpi"(%445, %231) {predicate = 5 : i64} : (i32, i32) -> i1
              %452 = "arith.select"(%451, %450, %40) : (i1, i32, i32) -> i32
              %453 = "arith.addi"(%449, %452) : (i32, i32) -> i32
              %454 = "nvvm.shfl.sync"(%39, %453, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
              %455 = "arith.cmpi"(%445, %228) {predicate = 5 : i64} : (i32, i32) -> i1
              %456 = "arith.select"(%455, %454, %40) : (i1, i32, i32) -> i32
              %457 = "arith.addi"(%453, %456) : (i32, i32) -> i32
              %458 = "nvvm.shfl.sync"(%39, %457, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
              %459 = "arith.cmpi"(%445, %94) {predicate = 5 : i64} : (i32, i32) -> i1
              %460 = "arith.select"(%459, %458, %40) : (i1, i32, i32) -> i32
              %461 = "arith.addi"(%457, %460) : (i32, i32) -> i32
              %462 = "nvvm.shfl.sync"(%39, %461, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
              %463 = "arith.cmpi"(%445, %223) {predicate = 5 : i64} : (i32, i32) -> i1
              %464 = "arith.select"(%463, %462, %40) : (i1, i32, i32) -> i32
              %465 = "arith.addi"(%461, %464) : (i32, i32) -> i32
              %466 = "arith.addi"(%429, %465) : (i32, i32) -> i32
              %467 = "arith.cmpi"(%466, %248) {predicate = 4 : i64} : (i32, i32) -> i1
              %468 = "arith.andi"(%433, %467) : (i1, i1) -> i1
              %469 = "nvvm.vote.sync"(%39, %468) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 14 : i32} : (i32, i1) -> i32
              %470 = "arith.cmpi"(%469, %40) {predicate = 1 : i64} : (i32, i32) -> i1
              %471 = "arith.subi"(%40, %469) : (i32, i32) -> i32
              %472 = "arith.andi"(%469, %471) : (i32, i32) -> i32
              %473 = "arith.subi"(%472, %234) : (i32, i32) -> i32
              %474 = "llvm.intr.ctpop"(%473) : (i32) -> i32
              %475, %476 = "scf.if"(%470) ({
                %477 = "arith.addi"(%428, %474) : (i32, i32) -> i32
                %478 = "arith.subi"(%465, %436) : (i32, i32) -> i32
                %479 = "nvvm.shfl.sync"(%39, %478, %474, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
                %480 = "arith.addi"(%429, %479) : (i32, i32) -> i32
                "scf.yield"(%477, %480) : (i32, i32) -> ()
              }, {
                "scf.yield"(%430, %431) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %481 = "nvvm.shfl.sync"(%39, %465, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
              %482 = "arith.addi"(%429, %481) : (i32, i32) -> i32
              "scf.yield"(%482, %475, %476) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            "scf.yield"(%426, %427) : (i32, i32) -> ()
          }, {
            "scf.yield"(%417, %419) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %483 = "arith.extsi"(%421) : (i32) -> i64
          %484 = "llvm.getelementptr"(%19, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %485 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %486 = "arith.addi"(%485, %41) : (i32, i32) -> i32
          %487 = "arith.constant"() {value = 5 : i32} : () -> i32
          %488 = "arith.shrsi"(%486, %487) : (i32, i32) -> i32
          %489 = "arith.maxsi"(%488, %234) : (i32, i32) -> i32
          %490 = "arith.subi"(%248, %422) : (i32, i32) -> i32
          %491 = "arith.remsi"(%490, %489) : (i32, i32) -> i32
          %492 = "arith.cmpi"(%491, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %493 = "arith.divsi"(%490, %489) : (i32, i32) -> i32
          %494 = "arith.extsi"(%492) : (i1) -> i32
          %495 = "arith.addi"(%493, %494) : (i32, i32) -> i32
          %496 = "arith.addi"(%491, %489) : (i32, i32) -> i32
          %497 = "arith.select"(%492, %496, %491) : (i1, i32, i32) -> i32
          %498 = "arith.muli"(%497, %58) : (i32, i32) -> i32
          %499 = "arith.divui"(%31, %94) : (i32, i32) -> i32
          %500 = "arith.addi"(%498, %499) : (i32, i32) -> i32
          %501 = "arith.cmpi"(%500, %485) {predicate = 2 : i64} : (i32, i32) -> i1
          %502, %503 = "scf.if"(%501) ({
            %504 = "arith.constant"() {value = 32 : i64} : () -> i64
            %505 = "arith.shrui"(%25, %504) : (i64, i64) -> i64
            %506 = "arith.subi"(%30, %234) : (i32, i32) -> i32
            %507 = "llvm.intr.ctlz"(%506) {is_zero_poison = false} : (i32) -> i32
            %508 = "arith.subi"(%58, %507) : (i32, i32) -> i32
            %509 = "arith.shrsi"(%500, %41) : (i32, i32) -> i32
            %510 = "arith.xori"(%500, %509) : (i32, i32) -> i32
            %511 = "arith.extui"(%510) : (i32) -> i64
            %512 = "arith.muli"(%511, %505) : (i64, i64) -> i64
            %513 = "arith.shrui"(%512, %504) : (i64, i64) -> i64
            %514 = "arith.trunci"(%513) : (i64) -> i32
            %515 = "arith.addi"(%514, %510) : (i32, i32) -> i32
            %516 = "arith.shrui"(%515, %508) : (i32, i32) -> i32
            %517 = "arith.cmpi"(%508, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %518 = "arith.select"(%517, %516, %40) : (i1, i32, i32) -> i32
            %519 = "arith.xori"(%518, %509) : (i32, i32) -> i32
            %520 = "llvm.intr.ctlz"(%506) {is_zero_poison = false} : (i32) -> i32
            %521 = "arith.subi"(%58, %520) : (i32, i32) -> i32
            %522 = "arith.shrui"(%515, %521) : (i32, i32) -> i32
            %523 = "arith.cmpi"(%521, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %524 = "arith.select"(%523, %522, %40) : (i1, i32, i32) -> i32
            %525 = "arith.xori"(%524, %509) : (i32, i32) -> i32
            %526 = "arith.muli"(%525, %30) : (i32, i32) -> i32
            %527 = "arith.subi"(%500, %526) : (i32, i32) -> i32
            %528 = "arith.extsi"(%519) : (i32) -> i64
            %529 = "arith.muli"(%483, %28) : (i64, i64) -> i64
            %530 = "arith.addi"(%529, %528) : (i64, i64) -> i64
            %531 = "llvm.getelementptr"(%26, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %532 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%532, %527) : (i32, i32) -> ()
          }, {
            "scf.yield"(%261, %262) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %533 = "arith.addi"(%500, %223) : (i32, i32) -> i32
          %534 = "arith.cmpi"(%533, %485) {predicate = 2 : i64} : (i32, i32) -> i1
          %535, %536 = "scf.if"(%534) ({
            %537 = "arith.constant"() {value = 32 : i64} : () -> i64
            %538 = "arith.shrui"(%25, %537) : (i64, i64) -> i64
            %539 = "arith.subi"(%30, %234) : (i32, i32) -> i32
            %540 = "llvm.intr.ctlz"(%539) {is_zero_poison = false} : (i32) -> i32
            %541 = "arith.subi"(%58, %540) : (i32, i32) -> i32
            %542 = "arith.shrsi"(%533, %41) : (i32, i32) -> i32
            %543 = "arith.xori"(%533, %542) : (i32, i32) -> i32
            %544 = "arith.extui"(%543) : (i32) -> i64
            %545 = "arith.muli"(%544, %538) : (i64, i64) -> i64
            %546 = "arith.shrui"(%545, %537) : (i64, i64) -> i64
            %547 = "arith.trunci"(%546) : (i64) -> i32
            %548 = "arith.addi"(%547, %543) : (i32, i32) -> i32
            %549 = "arith.shrui"(%548, %541) : (i32, i32) -> i32
            %550 = "arith.cmpi"(%541, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %551 = "arith.select"(%550, %549, %40) : (i1, i32, i32) -> i32
            %552 = "arith.xori"(%551, %542) : (i32, i32) -> i32
            %553 = "llvm.intr.ctlz"(%539) {is_zero_poison = false} : (i32) -> i32
            %554 = "arith.subi"(%58, %553) : (i32, i32) -> i32
            %555 = "arith.shrui"(%548, %554) : (i32, i32) -> i32
            %556 = "arith.cmpi"(%554, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %557 = "arith.select"(%556, %555, %40) : (i1, i32, i32) -> i32
            %558 = "arith.xori"(%557, %542) : (i32, i32) -> i32
            %559 = "arith.muli"(%558, %30) : (i32, i32) -> i32
            %560 = "arith.subi"(%533, %559) : (i32, i32) -> i32
            %561 = "arith.extsi"(%552) : (i32) -> i64
            %562 = "arith.muli"(%483, %28) : (i64, i64) -> i64
            %563 = "arith.addi"(%562, %561) : (i64, i64) -> i64
            %564 = "llvm.getelementptr"(%26, %563) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %565 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%565, %560) : (i32, i32) -> ()
          }, {
            "scf.yield"(%263, %264) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580 = "scf.for"(%248, %252, %234, %248, %421, %485, %495, %497, %40, %40, %234, %40, %40, %234, %502, %503, %535, %536) ({
          ^bb0(%581: i32, %582: i32, %583: i32, %584: i32, %585: i32, %586: i32, %587: i32, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32, %594: i32, %595: i32, %596: i32):
            %597 = "llvm.getelementptr"(%66, %588) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t598_s0 = "llvm.ptrtoint"(%597) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t598_s0, %589) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %599 = "arith.constant"() {value = 18432 : i32} : () -> i32
            %600 = "arith.muli"(%588, %599) : (i32, i32) -> i32
            %601 = "llvm.getelementptr"(%44, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %602 = "arith.remui"(%31, %94) : (i32, i32) -> i32
            %603 = "arith.remui"(%499, %94) : (i32, i32) -> i32
            %604 = "arith.xori"(%602, %603) : (i32, i32) -> i32
            %605 = "arith.muli"(%604, %94) : (i32, i32) -> i32
            %606 = "llvm.getelementptr"(%601, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %607 = "arith.muli"(%586, %58) : (i32, i32) -> i32
            %608 = "arith.addi"(%607, %499) : (i32, i32) -> i32
            %609 = "arith.cmpi"(%608, %584) {predicate = 2 : i64} : (i32, i32) -> i1
            %610 = "arith.select"(%609, %593, %40) : (i1, i32, i32) -> i32
            %611 = "arith.select"(%609, %594, %40) : (i1, i32, i32) -> i32
            %612 = "arith.extsi"(%610) : (i32) -> i64
            %613 = "arith.extsi"(%611) : (i32) -> i64
            %614 = "arith.muli"(%612, %8) : (i64, i64) -> i64
            %615 = "arith.muli"(%613, %9) : (i64, i64) -> i64
            %616 = "arith.addi"(%614, %615) : (i64, i64) -> i64
            %617 = "llvm.getelementptr"(%5, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %618 = "arith.extui"(%609) : (i1) -> i8
            %619 = "arith.muli"(%602, %94) : (i32, i32) -> i32
            %620 = "llvm.getelementptr"(%617, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %621 = "arith.constant"() {value = 64 : i32} : () -> i32
            %622 = "arith.muli"(%499, %621) : (i32, i32) -> i32
            %623 = "llvm.getelementptr"(%606, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %624 = "arith.constant"() {value = 0 : i8} : () -> i8
            %625 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %626 = "arith.select"(%625, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%623, %620, %626) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %627 = "arith.addi"(%602, %94) : (i32, i32) -> i32
            %628 = "arith.muli"(%627, %94) : (i32, i32) -> i32
            %629 = "llvm.getelementptr"(%617, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %630 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %631 = "arith.addi"(%630, %622) : (i32, i32) -> i32
            %632 = "llvm.getelementptr"(%606, %631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %633 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %634 = "arith.select"(%633, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%632, %629, %634) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %635 = "arith.addi"(%602, %223) : (i32, i32) -> i32
            %636 = "arith.muli"(%635, %94) : (i32, i32) -> i32
            %637 = "llvm.getelementptr"(%617, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %638 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %639 = "arith.addi"(%638, %622) : (i32, i32) -> i32
            %640 = "llvm.getelementptr"(%606, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %641 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %642 = "arith.select"(%641, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%640, %637, %642) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %643 = "arith.constant"() {value = 24 : i32} : () -> i32
            %644 = "arith.addi"(%602, %643) : (i32, i32) -> i32
            %645 = "arith.muli"(%644, %94) : (i32, i32) -> i32
            %646 = "llvm.getelementptr"(%617, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %647 = "arith.constant"() {value = 6144 : i32} : () -> i32
            %648 = "arith.addi"(%647, %622) : (i32, i32) -> i32
            %649 = "llvm.getelementptr"(%606, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %650 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %651 = "arith.select"(%650, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%649, %646, %651) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %652 = "arith.addi"(%602, %58) : (i32, i32) -> i32
            %653 = "arith.muli"(%652, %94) : (i32, i32) -> i32
            %654 = "llvm.getelementptr"(%617, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %655 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %656 = "arith.addi"(%655, %622) : (i32, i32) -> i32
            %657 = "llvm.getelementptr"(%606, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %658 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %659 = "arith.select"(%658, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%657, %654, %659) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %660 = "arith.constant"() {value = 40 : i32} : () -> i32
            %661 = "arith.addi"(%602, %660) : (i32, i32) -> i32
            %662 = "arith.muli"(%661, %94) : (i32, i32) -> i32
            %663 = "llvm.getelementptr"(%617, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %664 = "arith.constant"() {value = 10240 : i32} : () -> i32
            %665 = "arith.addi"(%664, %622) : (i32, i32) -> i32
            %666 = "llvm.getelementptr"(%606, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %667 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %668 = "arith.select"(%667, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%666, %663, %668) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %669 = "arith.constant"() {value = 48 : i32} : () -> i32
            %670 = "arith.addi"(%602, %669) : (i32, i32) -> i32
            %671 = "arith.muli"(%670, %94) : (i32, i32) -> i32
            %672 = "llvm.getelementptr"(%617, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %673 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %674 = "arith.addi"(%673, %622) : (i32, i32) -> i32
            %675 = "llvm.getelementptr"(%606, %674) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %676 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %677 = "arith.select"(%676, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%675, %672, %677) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %678 = "arith.constant"() {value = 56 : i32} : () -> i32
            %679 = "arith.addi"(%602, %678) : (i32, i32) -> i32
            %680 = "arith.muli"(%679, %94) : (i32, i32) -> i32
            %681 = "llvm.getelementptr"(%617, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %682 = "arith.constant"() {value = 14336 : i32} : () -> i32
            %683 = "arith.addi"(%682, %622) : (i32, i32) -> i32
            %684 = "llvm.getelementptr"(%606, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %685 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %686 = "arith.select"(%685, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%684, %681, %686) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %687 = "arith.addi"(%602, %621) : (i32, i32) -> i32
            %688 = "arith.muli"(%687, %94) : (i32, i32) -> i32
            %689 = "llvm.getelementptr"(%617, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %690 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %691 = "arith.addi"(%690, %622) : (i32, i32) -> i32
            %692 = "llvm.getelementptr"(%606, %691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %693 = "arith.cmpi"(%618, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %694 = "arith.select"(%693, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%692, %689, %694) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %695 = "arith.addi"(%608, %223) : (i32, i32) -> i32
            %696 = "arith.cmpi"(%695, %584) {predicate = 2 : i64} : (i32, i32) -> i1
            %697 = "arith.select"(%696, %595, %40) : (i1, i32, i32) -> i32
            %698 = "arith.select"(%696, %596, %40) : (i1, i32, i32) -> i32
            %699 = "arith.extsi"(%697) : (i32) -> i64
            %700 = "arith.extsi"(%698) : (i32) -> i64
            %701 = "arith.muli"(%699, %8) : (i64, i64) -> i64
            %702 = "arith.muli"(%700, %9) : (i64, i64) -> i64
            %703 = "arith.addi"(%701, %702) : (i64, i64) -> i64
            %704 = "llvm.getelementptr"(%5, %703) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %705 = "arith.extui"(%696) : (i1) -> i8
            %706 = "llvm.getelementptr"(%704, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %707 = "arith.addi"(%499, %223) : (i32, i32) -> i32
            %708 = "arith.muli"(%707, %621) : (i32, i32) -> i32
            %709 = "llvm.getelementptr"(%606, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %710 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %711 = "arith.select"(%710, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%709, %706, %711) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %712 = "llvm.getelementptr"(%704, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %713 = "arith.addi"(%630, %708) : (i32, i32) -> i32
            %714 = "llvm.getelementptr"(%606, %713) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %715 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %716 = "arith.select"(%715, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%714, %712, %716) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %717 = "llvm.getelementptr"(%704, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %718 = "arith.addi"(%638, %708) : (i32, i32) -> i32
            %719 = "llvm.getelementptr"(%606, %718) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %720 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %721 = "arith.select"(%720, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%719, %717, %721) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %722 = "llvm.getelementptr"(%704, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %723 = "arith.addi"(%647, %708) : (i32, i32) -> i32
            %724 = "llvm.getelementptr"(%606, %723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %725 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %726 = "arith.select"(%725, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%724, %722, %726) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %727 = "llvm.getelementptr"(%704, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %728 = "arith.addi"(%655, %708) : (i32, i32) -> i32
            %729 = "llvm.getelementptr"(%606, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %730 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %731 = "arith.select"(%730, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%729, %727, %731) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %732 = "llvm.getelementptr"(%704, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %733 = "arith.addi"(%664, %708) : (i32, i32) -> i32
            %734 = "llvm.getelementptr"(%606, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %735 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %736 = "arith.select"(%735, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%734, %732, %736) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %737 = "llvm.getelementptr"(%704, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %738 = "arith.addi"(%673, %708) : (i32, i32) -> i32
            %739 = "llvm.getelementptr"(%606, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %740 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %741 = "arith.select"(%740, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%739, %737, %741) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %742 = "llvm.getelementptr"(%704, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %743 = "arith.addi"(%682, %708) : (i32, i32) -> i32
            %744 = "llvm.getelementptr"(%606, %743) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %745 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %746 = "arith.select"(%745, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%744, %742, %746) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %747 = "llvm.getelementptr"(%704, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %748 = "arith.addi"(%690, %708) : (i32, i32) -> i32
            %749 = "llvm.getelementptr"(%606, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %750 = "arith.cmpi"(%705, %624) {predicate = 1 : i64} : (i8, i8) -> i1
            %751 = "arith.select"(%750, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%749, %747, %751) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %752 = "llvm.getelementptr"(%65, %588) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.cp.async.mbarrier.arrive"(%752) {noinc = true} : (!llvm.ptr<3>) -> ()
            %753 = "arith.addi"(%588, %234) : (i32, i32) -> i32
            %754 = "arith.cmpi"(%753, %228) {predicate = 0 : i64} : (i32, i32) -> i1
            %755 = "arith.xori"(%589, %234) : (i32, i32) -> i32
            %756 = "arith.select"(%754, %755, %589) : (i1, i32, i32) -> i32
            %757 = "arith.select"(%754, %40, %753) : (i1, i32, i32) -> i32
            %758 = "arith.addi"(%587, %234) : (i32, i32) -> i32
            %759 = "arith.addi"(%586, %234) : (i32, i32) -> i32
            %760 = "arith.addi"(%584, %41) : (i32, i32) -> i32
            %761 = "arith.shrsi"(%760, %487) : (i32, i32) -> i32
            %762 = "arith.maxsi"(%761, %234) : (i32, i32) -> i32
            %763 = "arith.cmpi"(%759, %762) {predicate = 0 : i64} : (i32, i32) -> i1
            %764 = "arith.addi"(%581, %234) : (i32, i32) -> i32
            %765 = "arith.cmpi"(%764, %252) {predicate = 0 : i64} : (i32, i32) -> i1
            %766 = "arith.ori"(%763, %765) : (i1, i1) -> i1
            %767 = "arith.addi"(%582, %234) : (i32, i32) -> i32
            %768 = "arith.cmpi"(%581, %767) {predicate = 0 : i64} : (i32, i32) -> i1
            %769 = "arith.cmpi"(%581, %582) {predicate = 0 : i64} : (i32, i32) -> i1
            %770 = "arith.andi"(%769, %766) : (i1, i1) -> i1
            %771 = "arith.ori"(%768, %770) : (i1, i1) -> i1
            %772, %773, %774 = "scf.if"(%771) ({
              %775 = "llvm.getelementptr"(%50, %591) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t776_s0 = "llvm.ptrtoint"(%775) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t776_s0, %592) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %777 = "llvm.getelementptr"(%43, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %778 = "arith.remui"(%35, %23) : (i32, i32) -> i32
              %779 = "arith.muli"(%778, %621) : (i32, i32) -> i32
              %780 = "arith.addi"(%779, %499) : (i32, i32) -> i32
              %781 = "arith.cmpi"(%780, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %782 = "arith.select"(%781, %499, %40) : (i1, i32, i32) -> i32
              %783 = "arith.divui"(%35, %23) : (i32, i32) -> i32
              %784 = "arith.muli"(%783, %22) : (i32, i32) -> i32
              %785 = "arith.addi"(%784, %779) : (i32, i32) -> i32
              %786 = "arith.addi"(%785, %782) : (i32, i32) -> i32
              %787 = "arith.extsi"(%583) : (i32) -> i64
              %788 = "arith.extsi"(%786) : (i32) -> i64
              %789 = "arith.muli"(%787, %3) : (i64, i64) -> i64
              %790 = "arith.muli"(%788, %4) : (i64, i64) -> i64
              %791 = "arith.addi"(%789, %790) : (i64, i64) -> i64
              %792 = "llvm.getelementptr"(%0, %791) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %793 = "arith.extui"(%781) : (i1) -> i8
              %794 = "llvm.getelementptr"(%792, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %795 = "llvm.getelementptr"(%777, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %796 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %797 = "arith.select"(%796, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%795, %794, %797) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %798 = "llvm.getelementptr"(%792, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %799 = "llvm.getelementptr"(%777, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %800 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %801 = "arith.select"(%800, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%799, %798, %801) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %802 = "llvm.getelementptr"(%792, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %803 = "llvm.getelementptr"(%777, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %804 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %805 = "arith.select"(%804, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%803, %802, %805) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %806 = "llvm.getelementptr"(%792, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %807 = "llvm.getelementptr"(%777, %674) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %808 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %809 = "arith.select"(%808, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%807, %806, %809) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %810 = "llvm.getelementptr"(%792, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %811 = "llvm.getelementptr"(%777, %691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %812 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %813 = "arith.select"(%812, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%811, %810, %813) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %814 = "llvm.getelementptr"(%792, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %815 = "arith.constant"() {value = 20480 : i32} : () -> i32
              %816 = "arith.addi"(%815, %622) : (i32, i32) -> i32
              %817 = "llvm.getelementptr"(%777, %816) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %818 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %819 = "arith.select"(%818, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%817, %814, %819) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %820 = "llvm.getelementptr"(%792, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %821 = "arith.constant"() {value = 24576 : i32} : () -> i32
              %822 = "arith.addi"(%821, %622) : (i32, i32) -> i32
              %823 = "llvm.getelementptr"(%777, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %824 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %825 = "arith.select"(%824, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%823, %820, %825) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %826 = "llvm.getelementptr"(%792, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %827 = "arith.constant"() {value = 28672 : i32} : () -> i32
              %828 = "arith.addi"(%827, %622) : (i32, i32) -> i32
              %829 = "llvm.getelementptr"(%777, %828) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %830 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %831 = "arith.select"(%830, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%829, %826, %831) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %832 = "llvm.getelementptr"(%792, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %833 = "arith.constant"() {value = 32768 : i32} : () -> i32
              %834 = "arith.addi"(%833, %622) : (i32, i32) -> i32
              %835 = "llvm.getelementptr"(%777, %834) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %836 = "arith.cmpi"(%793, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %837 = "arith.select"(%836, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%835, %832, %837) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %838 = "arith.addi"(%779, %707) : (i32, i32) -> i32
              %839 = "arith.cmpi"(%838, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %840 = "arith.select"(%839, %707, %40) : (i1, i32, i32) -> i32
              %841 = "arith.addi"(%785, %840) : (i32, i32) -> i32
              %842 = "arith.extsi"(%841) : (i32) -> i64
              %843 = "arith.muli"(%842, %4) : (i64, i64) -> i64
              %844 = "arith.addi"(%789, %843) : (i64, i64) -> i64
              %845 = "llvm.getelementptr"(%0, %844) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %846 = "arith.extui"(%839) : (i1) -> i8
              %847 = "llvm.getelementptr"(%845, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %848 = "llvm.getelementptr"(%777, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %849 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %850 = "arith.select"(%849, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%848, %847, %850) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %851 = "llvm.getelementptr"(%845, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %852 = "llvm.getelementptr"(%777, %718) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %853 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %854 = "arith.select"(%853, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%852, %851, %854) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %855 = "llvm.getelementptr"(%845, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %856 = "llvm.getelementptr"(%777, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %857 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %858 = "arith.select"(%857, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%856, %855, %858) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %859 = "llvm.getelementptr"(%845, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %860 = "llvm.getelementptr"(%777, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %861 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %862 = "arith.select"(%861, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%860, %859, %862) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %863 = "llvm.getelementptr"(%845, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %864 = "llvm.getelementptr"(%777, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %865 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %866 = "arith.select"(%865, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%864, %863, %866) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %867 = "llvm.getelementptr"(%845, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %868 = "arith.addi"(%815, %708) : (i32, i32) -> i32
              %869 = "llvm.getelementptr"(%777, %868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %870 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %871 = "arith.select"(%870, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%869, %867, %871) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %872 = "llvm.getelementptr"(%845, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %873 = "arith.addi"(%821, %708) : (i32, i32) -> i32
              %874 = "llvm.getelementptr"(%777, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %875 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %876 = "arith.select"(%875, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%874, %872, %876) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %877 = "llvm.getelementptr"(%845, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %878 = "arith.addi"(%827, %708) : (i32, i32) -> i32
              %879 = "llvm.getelementptr"(%777, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %880 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %881 = "arith.select"(%880, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%879, %877, %881) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %882 = "llvm.getelementptr"(%845, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %883 = "arith.addi"(%833, %708) : (i32, i32) -> i32
              %884 = "llvm.getelementptr"(%777, %883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %885 = "arith.cmpi"(%846, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %886 = "arith.select"(%885, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%884, %882, %886) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %887 = "arith.addi"(%499, %58) : (i32, i32) -> i32
              %888 = "arith.addi"(%779, %887) : (i32, i32) -> i32
              %889 = "arith.cmpi"(%888, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %890 = "arith.select"(%889, %887, %40) : (i1, i32, i32) -> i32
              %891 = "arith.addi"(%785, %890) : (i32, i32) -> i32
              %892 = "arith.extsi"(%891) : (i32) -> i64
              %893 = "arith.muli"(%892, %4) : (i64, i64) -> i64
              %894 = "arith.addi"(%789, %893) : (i64, i64) -> i64
              %895 = "llvm.getelementptr"(%0, %894) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %896 = "arith.extui"(%889) : (i1) -> i8
              %897 = "llvm.getelementptr"(%895, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %898 = "arith.muli"(%887, %621) : (i32, i32) -> i32
              %899 = "llvm.getelementptr"(%777, %898) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %900 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %901 = "arith.select"(%900, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%899, %897, %901) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %902 = "llvm.getelementptr"(%895, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %903 = "arith.addi"(%638, %898) : (i32, i32) -> i32
              %904 = "llvm.getelementptr"(%777, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %905 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %906 = "arith.select"(%905, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%904, %902, %906) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %907 = "llvm.getelementptr"(%895, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %908 = "arith.addi"(%655, %898) : (i32, i32) -> i32
              %909 = "llvm.getelementptr"(%777, %908) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %910 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %911 = "arith.select"(%910, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%909, %907, %911) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %912 = "llvm.getelementptr"(%895, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %913 = "arith.addi"(%673, %898) : (i32, i32) -> i32
              %914 = "llvm.getelementptr"(%777, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %915 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %916 = "arith.select"(%915, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%914, %912, %916) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %917 = "llvm.getelementptr"(%895, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %918 = "arith.addi"(%690, %898) : (i32, i32) -> i32
              %919 = "llvm.getelementptr"(%777, %918) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %920 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %921 = "arith.select"(%920, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%919, %917, %921) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %922 = "llvm.getelementptr"(%895, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %923 = "arith.addi"(%815, %898) : (i32, i32) -> i32
              %924 = "llvm.getelementptr"(%777, %923) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %925 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %926 = "arith.select"(%925, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%924, %922, %926) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %927 = "llvm.getelementptr"(%895, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %928 = "arith.addi"(%821, %898) : (i32, i32) -> i32
              %929 = "llvm.getelementptr"(%777, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %930 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %931 = "arith.select"(%930, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%929, %927, %931) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %932 = "llvm.getelementptr"(%895, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %933 = "arith.addi"(%827, %898) : (i32, i32) -> i32
              %934 = "llvm.getelementptr"(%777, %933) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %935 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %936 = "arith.select"(%935, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%934, %932, %936) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %937 = "llvm.getelementptr"(%895, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %938 = "arith.addi"(%833, %898) : (i32, i32) -> i32
              %939 = "llvm.getelementptr"(%777, %938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %940 = "arith.cmpi"(%896, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %941 = "arith.select"(%940, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%939, %937, %941) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %942 = "arith.addi"(%499, %669) : (i32, i32) -> i32
              %943 = "arith.addi"(%779, %942) : (i32, i32) -> i32
              %944 = "arith.cmpi"(%943, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %945 = "arith.select"(%944, %942, %40) : (i1, i32, i32) -> i32
              %946 = "arith.addi"(%785, %945) : (i32, i32) -> i32
              %947 = "arith.extsi"(%946) : (i32) -> i64
              %948 = "arith.muli"(%947, %4) : (i64, i64) -> i64
              %949 = "arith.addi"(%789, %948) : (i64, i64) -> i64
              %950 = "llvm.getelementptr"(%0, %949) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %951 = "arith.extui"(%944) : (i1) -> i8
              %952 = "llvm.getelementptr"(%950, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %953 = "arith.muli"(%942, %621) : (i32, i32) -> i32
              %954 = "llvm.getelementptr"(%777, %953) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %955 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %956 = "arith.select"(%955, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%954, %952, %956) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %957 = "llvm.getelementptr"(%950, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %958 = "arith.addi"(%638, %953) : (i32, i32) -> i32
              %959 = "llvm.getelementptr"(%777, %958) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %960 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %961 = "arith.select"(%960, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%959, %957, %961) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %962 = "llvm.getelementptr"(%950, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %963 = "arith.addi"(%655, %953) : (i32, i32) -> i32
              %964 = "llvm.getelementptr"(%777, %963) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %965 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %966 = "arith.select"(%965, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%964, %962, %966) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %967 = "llvm.getelementptr"(%950, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %968 = "arith.addi"(%673, %953) : (i32, i32) -> i32
              %969 = "llvm.getelementptr"(%777, %968) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %970 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %971 = "arith.select"(%970, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%969, %967, %971) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %972 = "llvm.getelementptr"(%950, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %973 = "arith.addi"(%690, %953) : (i32, i32) -> i32
              %974 = "llvm.getelementptr"(%777, %973) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %975 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %976 = "arith.select"(%975, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%974, %972, %976) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %977 = "llvm.getelementptr"(%950, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %978 = "arith.addi"(%815, %953) : (i32, i32) -> i32
              %979 = "llvm.getelementptr"(%777, %978) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %980 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %981 = "arith.select"(%980, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%979, %977, %981) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %982 = "llvm.getelementptr"(%950, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %983 = "arith.addi"(%821, %953) : (i32, i32) -> i32
              %984 = "llvm.getelementptr"(%777, %983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %985 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %986 = "arith.select"(%985, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%984, %982, %986) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %987 = "llvm.getelementptr"(%950, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %988 = "arith.addi"(%827, %953) : (i32, i32) -> i32
              %989 = "llvm.getelementptr"(%777, %988) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %990 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %991 = "arith.select"(%990, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%989, %987, %991) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %992 = "llvm.getelementptr"(%950, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %993 = "arith.addi"(%833, %953) : (i32, i32) -> i32
              %994 = "llvm.getelementptr"(%777, %993) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %995 = "arith.cmpi"(%951, %624) {predicate = 1 : i64} : (i8, i8) -> i1
              %996 = "arith.select"(%995, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%994, %992, %996) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %997 = "llvm.getelementptr"(%49, %591) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.cp.async.mbarrier.arrive"(%997) {noinc = true} : (!llvm.ptr<3>) -> ()
              %998 = "arith.addi"(%591, %234) : (i32, i32) -> i32
              %999 = "arith.cmpi"(%998, %234) {predicate = 0 : i64} : (i32, i32) -> i1
              %1000 = "arith.xori"(%592, %234) : (i32, i32) -> i32
              %1001 = "arith.select"(%999, %1000, %592) : (i1, i32, i32) -> i32
              %1002 = "arith.select"(%999, %40, %998) : (i1, i32, i32) -> i32
              %1003 = "arith.addi"(%590, %234) : (i32, i32) -> i32
              "scf.yield"(%1003, %1002, %1001) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%590, %591, %592) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            %1004 = "arith.select"(%766, %764, %582) : (i1, i32, i32) -> i32
            %1005, %1006, %1007, %1008 = "scf.if"(%763) ({
              %1009 = "arith.addi"(%585, %234) : (i32, i32) -> i32
              %1010 = "arith.cmpi"(%1009, %20) {predicate = 0 : i64} : (i32, i32) -> i1
              %1011, %1012, %1013 = "scf.if"(%1010) ({
                %1014 = "arith.addi"(%583, %234) : (i32, i32) -> i32
                %1015 = "arith.subi"(%1, %234) : (i32, i32) -> i32
                %1016 = "arith.minsi"(%1014, %1015) : (i32, i32) -> i32
                %1017 = "arith.extsi"(%1016) : (i32) -> i64
                %1018 = "llvm.getelementptr"(%19, %1017) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1019 = "llvm.load"(%1018) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%1019, %1016, %40) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%584, %583, %1009) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%1011, %1012, %40, %1013) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%584, %583, %759, %585) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %1020 = "arith.muli"(%1007, %58) : (i32, i32) -> i32
            %1021 = "arith.addi"(%1020, %499) : (i32, i32) -> i32
            %1022 = "arith.cmpi"(%1021, %1005) {predicate = 2 : i64} : (i32, i32) -> i1
            %1023, %1024 = "scf.if"(%1022) ({
              %1025 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1026 = "arith.shrui"(%25, %1025) : (i64, i64) -> i64
              %1027 = "arith.subi"(%30, %234) : (i32, i32) -> i32
              %1028 = "llvm.intr.ctlz"(%1027) {is_zero_poison = false} : (i32) -> i32
              %1029 = "arith.subi"(%58, %1028) : (i32, i32) -> i32
              %1030 = "arith.shrsi"(%1021, %41) : (i32, i32) -> i32
              %1031 = "arith.xori"(%1021, %1030) : (i32, i32) -> i32
              %1032 = "arith.extui"(%1031) : (i32) -> i64
              %1033 = "arith.muli"(%1032, %1026) : (i64, i64) -> i64
              %1034 = "arith.shrui"(%1033, %1025) : (i64, i64) -> i64
              %1035 = "arith.trunci"(%1034) : (i64) -> i32
              %1036 = "arith.addi"(%1035, %1031) : (i32, i32) -> i32
              %1037 = "arith.shrui"(%1036, %1029) : (i32, i32) -> i32
              %1038 = "arith.cmpi"(%1029, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1039 = "arith.select"(%1038, %1037, %40) : (i1, i32, i32) -> i32
              %1040 = "arith.xori"(%1039, %1030) : (i32, i32) -> i32
              %1041 = "llvm.intr.ctlz"(%1027) {is_zero_poison = false} : (i32) -> i32
              %1042 = "arith.subi"(%58, %1041) : (i32, i32) -> i32
              %1043 = "arith.shrui"(%1036, %1042) : (i32, i32) -> i32
              %1044 = "arith.cmpi"(%1042, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1045 = "arith.select"(%1044, %1043, %40) : (i1, i32, i32) -> i32
              %1046 = "arith.xori"(%1045, %1030) : (i32, i32) -> i32
              %1047 = "arith.muli"(%1046, %30) : (i32, i32) -> i32
              %1048 = "arith.subi"(%1021, %1047) : (i32, i32) -> i32
              %1049 = "arith.extsi"(%1006) : (i32) -> i64
              %1050 = "arith.extsi"(%1040) : (i32) -> i64
              %1051 = "arith.muli"(%1049, %28) : (i64, i64) -> i64
              %1052 = "arith.addi"(%1051, %1050) : (i64, i64) -> i64
              %1053 = "llvm.getelementptr"(%26, %1052) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1054 = "llvm.load"(%1053) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1054, %1048) : (i32, i32) -> ()
            }, {
              "scf.yield"(%593, %594) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1055 = "arith.addi"(%1021, %223) : (i32, i32) -> i32
            %1056 = "arith.cmpi"(%1055, %1005) {predicate = 2 : i64} : (i32, i32) -> i1
            %1057, %1058 = "scf.if"(%1056) ({
              %1059 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1060 = "arith.shrui"(%25, %1059) : (i64, i64) -> i64
              %1061 = "arith.subi"(%30, %234) : (i32, i32) -> i32
              %1062 = "llvm.intr.ctlz"(%1061) {is_zero_poison = false} : (i32) -> i32
              %1063 = "arith.subi"(%58, %1062) : (i32, i32) -> i32
              %1064 = "arith.shrsi"(%1055, %41) : (i32, i32) -> i32
              %1065 = "arith.xori"(%1055, %1064) : (i32, i32) -> i32
              %1066 = "arith.extui"(%1065) : (i32) -> i64
              %1067 = "arith.muli"(%1066, %1060) : (i64, i64) -> i64
              %1068 = "arith.shrui"(%1067, %1059) : (i64, i64) -> i64
              %1069 = "arith.trunci"(%1068) : (i64) -> i32
              %1070 = "arith.addi"(%1069, %1065) : (i32, i32) -> i32
              %1071 = "arith.shrui"(%1070, %1063) : (i32, i32) -> i32
              %1072 = "arith.cmpi"(%1063, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1073 = "arith.select"(%1072, %1071, %40) : (i1, i32, i32) -> i32
              %1074 = "arith.xori"(%1073, %1064) : (i32, i32) -> i32
              %1075 = "llvm.intr.ctlz"(%1061) {is_zero_poison = false} : (i32) -> i32
              %1076 = "arith.subi"(%58, %1075) : (i32, i32) -> i32
              %1077 = "arith.shrui"(%1070, %1076) : (i32, i32) -> i32
              %1078 = "arith.cmpi"(%1076, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1079 = "arith.select"(%1078, %1077, %40) : (i1, i32, i32) -> i32
              %1080 = "arith.xori"(%1079, %1064) : (i32, i32) -> i32
              %1081 = "arith.muli"(%1080, %30) : (i32, i32) -> i32
              %1082 = "arith.subi"(%1055, %1081) : (i32, i32) -> i32
              %1083 = "arith.extsi"(%1006) : (i32) -> i64
              %1084 = "arith.extsi"(%1074) : (i32) -> i64
              %1085 = "arith.muli"(%1083, %28) : (i64, i64) -> i64
              %1086 = "arith.addi"(%1085, %1084) : (i64, i64) -> i64
              %1087 = "llvm.getelementptr"(%26, %1086) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1088 = "llvm.load"(%1087) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1088, %1082) : (i32, i32) -> ()
            }, {
              "scf.yield"(%595, %596) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%1004, %1006, %1005, %1008, %1007, %758, %757, %756, %772, %773, %774, %1023, %1024, %1057, %1058) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"(%571, %572, %573, %574, %575, %576) : (i32, i32, i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%40, %40, %234, %40, %40, %234) : (i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32, i32, i32)
        %1089 = "arith.cmpi"(%31, %58) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1089) ({
          %1090 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1091 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1092 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1093 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1094 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1095 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1096 = "arith.muli"(%1094, %18) : (i32, i32) -> i32
          %1097 = "arith.addi"(%1096, %1093) : (i32, i32) -> i32
          %1098 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1099 = "scf.for"(%40, %92, %94, %40) ({
          ^bb0(%1100: i32, %1101: i32):
            %1102 = "arith.muli"(%1098, %92) : (i32, i32) -> i32
            %1103 = "arith.addi"(%1102, %1100) : (i32, i32) -> i32
            %1104 = "arith.cmpi"(%1100, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1105 = "arith.cmpi"(%1103, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1106 = "arith.andi"(%1104, %1105) : (i1, i1) -> i1
            %1107 = "scf.if"(%1106) ({
              %1108 = "arith.extsi"(%1103) : (i32) -> i64
              %1109 = "llvm.getelementptr"(%19, %1108) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1110 = "llvm.load"(%1109) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1111 = "arith.addi"(%1110, %41) : (i32, i32) -> i32
              %1112 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1113 = "arith.shrsi"(%1111, %1112) : (i32, i32) -> i32
              %1114 = "arith.maxsi"(%1113, %234) : (i32, i32) -> i32
              %1115 = "arith.muli"(%1114, %20) : (i32, i32) -> i32
              %1116 = "arith.addi"(%1101, %1115) : (i32, i32) -> i32
              "scf.yield"(%1116) : (i32) -> ()
            }, {
              "scf.yield"(%1101) : (i32) -> ()
            }) : (i1) -> i32
            %1117 = "arith.addi"(%1103, %234) : (i32, i32) -> i32
            %1118 = "arith.addi"(%1100, %234) : (i32, i32) -> i32
            %1119 = "arith.cmpi"(%1118, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1120 = "arith.cmpi"(%1117, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1121 = "arith.andi"(%1119, %1120) : (i1, i1) -> i1
            %1122 = "scf.if"(%1121) ({
              %1123 = "arith.extsi"(%1117) : (i32) -> i64
              %1124 = "llvm.getelementptr"(%19, %1123) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1125 = "llvm.load"(%1124) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1126 = "arith.addi"(%1125, %41) : (i32, i32) -> i32
              %1127 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1128 = "arith.shrsi"(%1126, %1127) : (i32, i32) -> i32
              %1129 = "arith.maxsi"(%1128, %234) : (i32, i32) -> i32
              %1130 = "arith.muli"(%1129, %20) : (i32, i32) -> i32
              %1131 = "arith.addi"(%1107, %1130) : (i32, i32) -> i32
              "scf.yield"(%1131) : (i32) -> ()
            }, {
              "scf.yield"(%1107) : (i32) -> ()
            }) : (i1) -> i32
            %1132 = "arith.addi"(%1103, %231) : (i32, i32) -> i32
            %1133 = "arith.addi"(%1100, %231) : (i32, i32) -> i32
            %1134 = "arith.cmpi"(%1133, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1135 = "arith.cmpi"(%1132, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1136 = "arith.andi"(%1134, %1135) : (i1, i1) -> i1
            %1137 = "scf.if"(%1136) ({
              %1138 = "arith.extsi"(%1132) : (i32) -> i64
              %1139 = "llvm.getelementptr"(%19, %1138) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1140 = "llvm.load"(%1139) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1141 = "arith.addi"(%1140, %41) : (i32, i32) -> i32
              %1142 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1143 = "arith.shrsi"(%1141, %1142) : (i32, i32) -> i32
              %1144 = "arith.maxsi"(%1143, %234) : (i32, i32) -> i32
              %1145 = "arith.muli"(%1144, %20) : (i32, i32) -> i32
              %1146 = "arith.addi"(%1122, %1145) : (i32, i32) -> i32
              "scf.yield"(%1146) : (i32) -> ()
            }, {
              "scf.yield"(%1122) : (i32) -> ()
            }) : (i1) -> i32
            %1147 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1148 = "arith.addi"(%1103, %1147) : (i32, i32) -> i32
            %1149 = "arith.addi"(%1100, %1147) : (i32, i32) -> i32
            %1150 = "arith.cmpi"(%1149, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1151 = "arith.cmpi"(%1148, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1152 = "arith.andi"(%1150, %1151) : (i1, i1) -> i1
            %1153 = "scf.if"(%1152) ({
              %1154 = "arith.extsi"(%1148) : (i32) -> i64
              %1155 = "llvm.getelementptr"(%19, %1154) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1156 = "llvm.load"(%1155) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1157 = "arith.addi"(%1156, %41) : (i32, i32) -> i32
              %1158 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1159 = "arith.shrsi"(%1157, %1158) : (i32, i32) -> i32
              %1160 = "arith.maxsi"(%1159, %234) : (i32, i32) -> i32
              %1161 = "arith.muli"(%1160, %20) : (i32, i32) -> i32
              %1162 = "arith.addi"(%1137, %1161) : (i32, i32) -> i32
              "scf.yield"(%1162) : (i32) -> ()
            }, {
              "scf.yield"(%1137) : (i32) -> ()
            }) : (i1) -> i32
            %1163 = "arith.addi"(%1103, %228) : (i32, i32) -> i32
            %1164 = "arith.addi"(%1100, %228) : (i32, i32) -> i32
            %1165 = "arith.cmpi"(%1164, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1166 = "arith.cmpi"(%1163, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1167 = "arith.andi"(%1165, %1166) : (i1, i1) -> i1
            %1168 = "scf.if"(%1167) ({
              %1169 = "arith.extsi"(%1163) : (i32) -> i64
              %1170 = "llvm.getelementptr"(%19, %1169) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1171 = "llvm.load"(%1170) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1172 = "arith.addi"(%1171, %41) : (i32, i32) -> i32
              %1173 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1174 = "arith.shrsi"(%1172, %1173) : (i32, i32) -> i32
              %1175 = "arith.maxsi"(%1174, %234) : (i32, i32) -> i32
              %1176 = "arith.muli"(%1175, %20) : (i32, i32) -> i32
              %1177 = "arith.addi"(%1153, %1176) : (i32, i32) -> i32
              "scf.yield"(%1177) : (i32) -> ()
            }, {
              "scf.yield"(%1153) : (i32) -> ()
            }) : (i1) -> i32
            %1178 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1179 = "arith.addi"(%1103, %1178) : (i32, i32) -> i32
            %1180 = "arith.addi"(%1100, %1178) : (i32, i32) -> i32
            %1181 = "arith.cmpi"(%1180, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1182 = "arith.cmpi"(%1179, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1183 = "arith.andi"(%1181, %1182) : (i1, i1) -> i1
            %1184 = "scf.if"(%1183) ({
              %1185 = "arith.extsi"(%1179) : (i32) -> i64
              %1186 = "llvm.getelementptr"(%19, %1185) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1187 = "llvm.load"(%1186) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1188 = "arith.addi"(%1187, %41) : (i32, i32) -> i32
              %1189 = "arith.shrsi"(%1188, %1178) : (i32, i32) -> i32
              %1190 = "arith.maxsi"(%1189, %234) : (i32, i32) -> i32
              %1191 = "arith.muli"(%1190, %20) : (i32, i32) -> i32
              %1192 = "arith.addi"(%1168, %1191) : (i32, i32) -> i32
              "scf.yield"(%1192) : (i32) -> ()
            }, {
              "scf.yield"(%1168) : (i32) -> ()
            }) : (i1) -> i32
            %1193 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1194 = "arith.addi"(%1103, %1193) : (i32, i32) -> i32
            %1195 = "arith.addi"(%1100, %1193) : (i32, i32) -> i32
            %1196 = "arith.cmpi"(%1195, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1197 = "arith.cmpi"(%1194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1198 = "arith.andi"(%1196, %1197) : (i1, i1) -> i1
            %1199 = "scf.if"(%1198) ({
              %1200 = "arith.extsi"(%1194) : (i32) -> i64
              %1201 = "llvm.getelementptr"(%19, %1200) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1202 = "llvm.load"(%1201) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1203 = "arith.addi"(%1202, %41) : (i32, i32) -> i32
              %1204 = "arith.shrsi"(%1203, %1178) : (i32, i32) -> i32
              %1205 = "arith.maxsi"(%1204, %234) : (i32, i32) -> i32
              %1206 = "arith.muli"(%1205, %20) : (i32, i32) -> i32
              %1207 = "arith.addi"(%1184, %1206) : (i32, i32) -> i32
              "scf.yield"(%1207) : (i32) -> ()
            }, {
              "scf.yield"(%1184) : (i32) -> ()
            }) : (i1) -> i32
            %1208 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1209 = "arith.addi"(%1103, %1208) : (i32, i32) -> i32
            %1210 = "arith.addi"(%1100, %1208) : (i32, i32) -> i32
            %1211 = "arith.cmpi"(%1210, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1212 = "arith.cmpi"(%1209, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1213 = "arith.andi"(%1211, %1212) : (i1, i1) -> i1
            %1214 = "scf.if"(%1213) ({
              %1215 = "arith.extsi"(%1209) : (i32) -> i64
              %1216 = "llvm.getelementptr"(%19, %1215) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1217 = "llvm.load"(%1216) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1218 = "arith.addi"(%1217, %41) : (i32, i32) -> i32
              %1219 = "arith.shrsi"(%1218, %1178) : (i32, i32) -> i32
              %1220 = "arith.maxsi"(%1219, %234) : (i32, i32) -> i32
              %1221 = "arith.muli"(%1220, %20) : (i32, i32) -> i32
              %1222 = "arith.addi"(%1199, %1221) : (i32, i32) -> i32
              "scf.yield"(%1222) : (i32) -> ()
            }, {
              "scf.yield"(%1199) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1214) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1223 = "nvvm.shfl.sync"(%39, %1099, %223, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
          %1224 = "arith.addi"(%1099, %1223) : (i32, i32) -> i32
          %1225 = "nvvm.shfl.sync"(%39, %1224, %94, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %1226 = "arith.addi"(%1224, %1225) : (i32, i32) -> i32
          %1227 = "nvvm.shfl.sync"(%39, %1226, %228, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
          %1228 = "arith.addi"(%1226, %1227) : (i32, i32) -> i32
          %1229 = "nvvm.shfl.sync"(%39, %1228, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
          %1230 = "arith.addi"(%1228, %1229) : (i32, i32) -> i32
          %1231 = "nvvm.shfl.sync"(%39, %1230, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
          %1232 = "arith.addi"(%1230, %1231) : (i32, i32) -> i32
          %1233 = "arith.remsi"(%1232, %18) : (i32, i32) -> i32
          %1234 = "arith.cmpi"(%1233, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %1235 = "arith.divsi"(%1232, %18) : (i32, i32) -> i32
          %1236 = "arith.extsi"(%1234) : (i1) -> i32
          %1237 = "arith.addi"(%1235, %1236) : (i32, i32) -> i32
          %1238 = "arith.addi"(%1233, %18) : (i32, i32) -> i32
          %1239 = "arith.select"(%1234, %1238, %1233) : (i1, i32, i32) -> i32
          %1240 = "arith.muli"(%1090, %1237) : (i32, i32) -> i32
          %1241 = "arith.minsi"(%1090, %1239) : (i32, i32) -> i32
          %1242 = "arith.addi"(%1240, %1241) : (i32, i32) -> i32
          %1243 = "arith.addi"(%1090, %234) : (i32, i32) -> i32
          %1244 = "arith.muli"(%1243, %1237) : (i32, i32) -> i32
          %1245 = "arith.minsi"(%1243, %1239) : (i32, i32) -> i32
          %1246 = "arith.addi"(%1244, %1245) : (i32, i32) -> i32
          %1247 = "arith.cmpi"(%1242, %1246) {predicate = 2 : i64} : (i32, i32) -> i1
          %1248, %1249, %1250 = "scf.if"(%1247) ({
            %1251 = "arith.subi"(%1246, %234) : (i32, i32) -> i32
            %1252 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1253 = "scf.for"(%40, %92, %94, %40) ({
            ^bb0(%1254: i32, %1255: i32):
              %1256 = "arith.muli"(%1252, %92) : (i32, i32) -> i32
              %1257 = "arith.addi"(%1256, %1254) : (i32, i32) -> i32
              %1258 = "arith.cmpi"(%1254, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1259 = "arith.cmpi"(%1257, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1260 = "arith.andi"(%1258, %1259) : (i1, i1) -> i1
              %1261 = "scf.if"(%1260) ({
                %1262 = "arith.extsi"(%1257) : (i32) -> i64
                %1263 = "llvm.getelementptr"(%19, %1262) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1264 = "llvm.load"(%1263) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1265 = "arith.addi"(%1264, %41) : (i32, i32) -> i32
                %1266 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1267 = "arith.shrsi"(%1265, %1266) : (i32, i32) -> i32
                %1268 = "arith.maxsi"(%1267, %234) : (i32, i32) -> i32
                %1269 = "arith.muli"(%1268, %20) : (i32, i32) -> i32
                %1270 = "arith.addi"(%1255, %1269) : (i32, i32) -> i32
                "scf.yield"(%1270) : (i32) -> ()
              }, {
                "scf.yield"(%1255) : (i32) -> ()
              }) : (i1) -> i32
              %1271 = "arith.addi"(%1257, %234) : (i32, i32) -> i32
              %1272 = "arith.addi"(%1254, %234) : (i32, i32) -> i32
              %1273 = "arith.cmpi"(%1272, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1274 = "arith.cmpi"(%1271, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1275 = "arith.andi"(%1273, %1274) : (i1, i1) -> i1
              %1276 = "scf.if"(%1275) ({
                %1277 = "arith.extsi"(%1271) : (i32) -> i64
                %1278 = "llvm.getelementptr"(%19, %1277) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1279 = "llvm.load"(%1278) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1280 = "arith.addi"(%1279, %41) : (i32, i32) -> i32
                %1281 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1282 = "arith.shrsi"(%1280, %1281) : (i32, i32) -> i32
                %1283 = "arith.maxsi"(%1282, %234) : (i32, i32) -> i32
                %1284 = "arith.muli"(%1283, %20) : (i32, i32) -> i32
                %1285 = "arith.addi"(%1261, %1284) : (i32, i32) -> i32
                "scf.yield"(%1285) : (i32) -> ()
              }, {
                "scf.yield"(%1261) : (i32) -> ()
              }) : (i1) -> i32
              %1286 = "arith.addi"(%1257, %231) : (i32, i32) -> i32
              %1287 = "arith.addi"(%1254, %231) : (i32, i32) -> i32
              %1288 = "arith.cmpi"(%1287, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1289 = "arith.cmpi"(%1286, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1290 = "arith.andi"(%1288, %1289) : (i1, i1) -> i1
              %1291 = "scf.if"(%1290) ({
                %1292 = "arith.extsi"(%1286) : (i32) -> i64
                %1293 = "llvm.getelementptr"(%19, %1292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1294 = "llvm.load"(%1293) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1295 = "arith.addi"(%1294, %41) : (i32, i32) -> i32
                %1296 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1297 = "arith.shrsi"(%1295, %1296) : (i32, i32) -> i32
                %1298 = "arith.maxsi"(%1297, %234) : (i32, i32) -> i32
                %1299 = "arith.muli"(%1298, %20) : (i32, i32) -> i32
                %1300 = "arith.addi"(%1276, %1299) : (i32, i32) -> i32
                "scf.yield"(%1300) : (i32) -> ()
              }, {
                "scf.yield"(%1276) : (i32) -> ()
              }) : (i1) -> i32
              %1301 = "arith.constant"() {value = 3 : i32} : () -> i32
              %1302 = "arith.addi"(%1257, %1301) : (i32, i32) -> i32
              %1303 = "arith.addi"(%1254, %1301) : (i32, i32) -> i32
              %1304 = "arith.cmpi"(%1303, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1305 = "arith.cmpi"(%1302, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1306 = "arith.andi"(%1304, %1305) : (i1, i1) -> i1
              %1307 = "scf.if"(%1306) ({
                %1308 = "arith.extsi"(%1302) : (i32) -> i64
                %1309 = "llvm.getelementptr"(%19, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1310 = "llvm.load"(%1309) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1311 = "arith.addi"(%1310, %41) : (i32, i32) -> i32
                %1312 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1313 = "arith.shrsi"(%1311, %1312) : (i32, i32) -> i32
                %1314 = "arith.maxsi"(%1313, %234) : (i32, i32) -> i32
                %1315 = "arith.muli"(%1314, %20) : (i32, i32) -> i32
                %1316 = "arith.addi"(%1291, %1315) : (i32, i32) -> i32
                "scf.yield"(%1316) : (i32) -> ()
              }, {
                "scf.yield"(%1291) : (i32) -> ()
              }) : (i1) -> i32
              %1317 = "arith.addi"(%1257, %228) : (i32, i32) -> i32
              %1318 = "arith.addi"(%1254, %228) : (i32, i32) -> i32
              %1319 = "arith.cmpi"(%1318, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1320 = "arith.cmpi"(%1317, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1321 = "arith.andi"(%1319, %1320) : (i1, i1) -> i1
              %1322 = "scf.if"(%1321) ({
                %1323 = "arith.extsi"(%1317) : (i32) -> i64
                %1324 = "llvm.getelementptr"(%19, %1323) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1325 = "llvm.load"(%1324) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1326 = "arith.addi"(%1325, %41) : (i32, i32) -> i32
                %1327 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1328 = "arith.shrsi"(%1326, %1327) : (i32, i32) -> i32
                %1329 = "arith.maxsi"(%1328, %234) : (i32, i32) -> i32
                %1330 = "arith.muli"(%1329, %20) : (i32, i32) -> i32
                %1331 = "arith.addi"(%1307, %1330) : (i32, i32) -> i32
                "scf.yield"(%1331) : (i32) -> ()
              }, {
                "scf.yield"(%1307) : (i32) -> ()
              }) : (i1) -> i32
              %1332 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1333 = "arith.addi"(%1257, %1332) : (i32, i32) -> i32
              %1334 = "arith.addi"(%1254, %1332) : (i32, i32) -> i32
              %1335 = "arith.cmpi"(%1334, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1336 = "arith.cmpi"(%1333, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1337 = "arith.andi"(%1335, %1336) : (i1, i1) -> i1
              %1338 = "scf.if"(%1337) ({
                %1339 = "arith.extsi"(%1333) : (i32) -> i64
                %1340 = "llvm.getelementptr"(%19, %1339) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1341 = "llvm.load"(%1340) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1342 = "arith.addi"(%1341, %41) : (i32, i32) -> i32
                %1343 = "arith.shrsi"(%1342, %1332) : (i32, i32) -> i32
                %1344 = "arith.maxsi"(%1343, %234) : (i32, i32) -> i32
                %1345 = "arith.muli"(%1344, %20) : (i32, i32) -> i32
                %1346 = "arith.addi"(%1322, %1345) : (i32, i32) -> i32
                "scf.yield"(%1346) : (i32) -> ()
              }, {
                "scf.yield"(%1322) : (i32) -> ()
              }) : (i1) -> i32
              %1347 = "arith.constant"() {value = 6 : i32} : () -> i32
              %1348 = "arith.addi"(%1257, %1347) : (i32, i32) -> i32
              %1349 = "arith.addi"(%1254, %1347) : (i32, i32) -> i32
              %1350 = "arith.cmpi"(%1349, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1351 = "arith.cmpi"(%1348, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1352 = "arith.andi"(%1350, %1351) : (i1, i1) -> i1
              %1353 = "scf.if"(%1352) ({
                %1354 = "arith.extsi"(%1348) : (i32) -> i64
                %1355 = "llvm.getelementptr"(%19, %1354) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1356 = "llvm.load"(%1355) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1357 = "arith.addi"(%1356, %41) : (i32, i32) -> i32
                %1358 = "arith.shrsi"(%1357, %1332) : (i32, i32) -> i32
                %1359 = "arith.maxsi"(%1358, %234) : (i32, i32) -> i32
                %1360 = "arith.muli"(%1359, %20) : (i32, i32) -> i32
                %1361 = "arith.addi"(%1338, %1360) : (i32, i32) -> i32
                "scf.yield"(%1361) : (i32) -> ()
              }, {
                "scf.yield"(%1338) : (i32) -> ()
              }) : (i1) -> i32
              %1362 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1363 = "arith.addi"(%1257, %1362) : (i32, i32) -> i32
              %1364 = "arith.addi"(%1254, %1362) : (i32, i32) -> i32
              %1365 = "arith.cmpi"(%1364, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1366 = "arith.cmpi"(%1363, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1367 = "arith.andi"(%1365, %1366) : (i1, i1) -> i1
              %1368 = "scf.if"(%1367) ({
                %1369 = "arith.extsi"(%1363) : (i32) -> i64
                %1370 = "llvm.getelementptr"(%19, %1369) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1371 = "llvm.load"(%1370) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1372 = "arith.addi"(%1371, %41) : (i32, i32) -> i32
                %1373 = "arith.shrsi"(%1372, %1332) : (i32, i32) -> i32
                %1374 = "arith.maxsi"(%1373, %234) : (i32, i32) -> i32
                %1375 = "arith.muli"(%1374, %20) : (i32, i32) -> i32
                %1376 = "arith.addi"(%1353, %1375) : (i32, i32) -> i32
                "scf.yield"(%1376) : (i32) -> ()
              }, {
                "scf.yield"(%1353) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%1368) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %1377 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1378 = "nvvm.shfl.sync"(%39, %1253, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
            %1379 = "arith.cmpi"(%1377, %234) {predicate = 5 : i64} : (i32, i32) -> i1
            %1380 = "arith.select"(%1379, %1378, %40) : (i1, i32, i32) -> i32
            %1381 = "arith.addi"(%1253, %1380) : (i32, i32) -> i32
            %1382 = "nvvm.shfl.sync"(%39, %1381, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
            %1383 = "arith.cmpi"(%1377, %231) {predicate = 5 : i64} : (i32, i32) -> i1
            %1384 = "arith.select"(%1383, %1382, %40) : (i1, i32, i32) -> i32
            %1385 = "arith.addi"(%1381, %1384) : (i32, i32) -> i32
            %1386 = "nvvm.shfl.sync"(%39, %1385, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
            %1387 = "arith.cmpi"(%1377, %228) {predicate = 5 : i64} : (i32, i32) -> i1
            %1388 = "arith.select"(%1387, %1386, %40) : (i1, i32, i32) -> i32
            %1389 = "arith.addi"(%1385, %1388) : (i32, i32) -> i32
            %1390 = "nvvm.shfl.sync"(%39, %1389, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
            %1391 = "arith.cmpi"(%1377, %94) {predicate = 5 : i64} : (i32, i32) -> i1
            %1392 = "arith.select"(%1391, %1390, %40) : (i1, i32, i32) -> i32
            %1393 = "arith.addi"(%1389, %1392) : (i32, i32) -> i32
            %1394 = "nvvm.shfl.sync"(%39, %1393, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
            %1395 = "arith.cmpi"(%1377, %223) {predicate = 5 : i64} : (i32, i32) -> i1
            %1396 = "arith.select"(%1395, %1394, %40) : (i1, i32, i32) -> i32
            %1397 = "arith.addi"(%1393, %1396) : (i32, i32) -> i32
            %1398 = "arith.cmpi"(%1397, %1251) {predicate = 4 : i64} : (i32, i32) -> i1
            %1399 = "nvvm.vote.sync"(%39, %1398) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 27 : i32} : (i32, i1) -> i32
            %1400 = "arith.subi"(%40, %1399) : (i32, i32) -> i32
            %1401 = "arith.andi"(%1399, %1400) : (i32, i32) -> i32
            %1402 = "arith.subi"(%1401, %234) : (i32, i32) -> i32
            %1403 = "llvm.intr.ctpop"(%1402) : (i32) -> i32
            %1404 = "arith.muli"(%1403, %92) : (i32, i32) -> i32
            %1405 = "arith.subi"(%1397, %1253) : (i32, i32) -> i32
            %1406 = "nvvm.shfl.sync"(%39, %1405, %1403, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 28 : i32} : (i32, i32, i32, i32) -> i32
            %1407 = "arith.cmpi"(%92, %234) {predicate = 4 : i64} : (i32, i32) -> i1
            %1408, %1409 = "scf.if"(%1407) ({
              %1410 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1411 = "arith.addi"(%1404, %92) : (i32, i32) -> i32
              %1412, %1413, %1414 = "scf.for"(%1404, %1411, %58, %1406, %40, %39) ({
              ^bb0(%1415: i32, %1416: i32, %1417: i32, %1418: i32):
                %1419 = "arith.addi"(%1415, %1410) : (i32, i32) -> i32
                %1420 = "arith.cmpi"(%1418, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %1421 = "arith.cmpi"(%1419, %1) {predicate = 2 : i64} : (i32, i32) -> i1
                %1422 = "arith.andi"(%1420, %1421) : (i1, i1) -> i1
                %1423 = "scf.if"(%1422) ({
                  %1424 = "arith.extsi"(%1419) : (i32) -> i64
                  %1425 = "llvm.getelementptr"(%19, %1424) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %1426 = "llvm.load"(%1425) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                  %1427 = "arith.addi"(%1426, %41) : (i32, i32) -> i32
                  %1428 = "arith.constant"() {value = 5 : i32} : () -> i32
                  %1429 = "arith.shrsi"(%1427, %1428) : (i32, i32) -> i32
                  %1430 = "arith.maxsi"(%1429, %234) : (i32, i32) -> i32
                  %1431 = "arith.muli"(%1430, %20) : (i32, i32) -> i32
                  "scf.yield"(%1431) : (i32) -> ()
                }, {
                  "scf.yield"(%40) : (i32) -> ()
                }) : (i1) -> i32
                %1432 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %1433 = "nvvm.shfl.sync"(%39, %1423, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 29 : i32} : (i32, i32, i32, i32) -> i32
                %1434 = "arith.cmpi"(%1432, %234) {predicate = 5 : i64} : (i32, i32) -> i1
                %1435 = "arith.select"(%1434, %1433, %40) : (i1, i32, i32) -> i32
                %1436 = "arith.addi"(%1423, %1435) : (i32, i32) -> i32
                %1437 = "nvvm.shfl.sync"(%39, %1436, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
                %1438 = "arith.cmpi"(%1432, %231) {predicate = 5 : i64} : (i32, i32) -> i1
                %1439 = "arith.select"(%1438, %1437, %40) : (i1, i32, i32) -> i32
                %1440 = "arith.addi"(%1436, %1439) : (i32, i32) -> i32
                %1441 = "nvvm.shfl.sync"(%39, %1440, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
                %1442 = "arith.cmpi"(%1432, %228) {predicate = 5 : i64} : (i32, i32) -> i1
                %1443 = "arith.select"(%1442, %1441, %40) : (i1, i32, i32) -> i32
                %1444 = "arith.addi"(%1440, %1443) : (i32, i32) -> i32
                %1445 = "nvvm.shfl.sync"(%39, %1444, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
                %1446 = "arith.cmpi"(%1432, %94) {predicate = 5 : i64} : (i32, i32) -> i1
                %1447 = "arith.select"(%1446, %1445, %40) : (i1, i32, i32) -> i32
                %1448 = "arith.addi"(%1444, %1447) : (i32, i32) -> i32
                %1449 = "nvvm.shfl.sync"(%39, %1448, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
                %1450 = "arith.cmpi"(%1432, %223) {predicate = 5 : i64} : (i32, i32) -> i1
                %1451 = "arith.select"(%1450, %1449, %40) : (i1, i32, i32) -> i32
                %1452 = "arith.addi"(%1448, %1451) : (i32, i32) -> i32
                %1453 = "arith.addi"(%1416, %1452) : (i32, i32) -> i32
                %1454 = "arith.cmpi"(%1453, %1251) {predicate = 4 : i64} : (i32, i32) -> i1
                %1455 = "arith.andi"(%1420, %1454) : (i1, i1) -> i1
                %1456 = "nvvm.vote.sync"(%39, %1455) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 34 : i32} : (i32, i1) -> i32
                %1457 = "arith.cmpi"(%1456, %40) {predicate = 1 : i64} : (i32, i32) -> i1
                %1458 = "arith.subi"(%40, %1456) : (i32, i32) -> i32
                %1459 = "arith.andi"(%1456, %1458) : (i32, i32) -> i32
                %1460 = "arith.subi"(%1459, %234) : (i32, i32) -> i32
                %1461 = "llvm.intr.ctpop"(%1460) : (i32) -> i32
                %1462, %1463 = "scf.if"(%1457) ({
                  %1464 = "arith.addi"(%1415, %1461) : (i32, i32) -> i32
                  %1465 = "arith.subi"(%1452, %1423) : (i32, i32) -> i32
                  %1466 = "nvvm.shfl.sync"(%39, %1465, %1461, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
                  %1467 = "arith.addi"(%1416, %1466) : (i32, i32) -> i32
                  "scf.yield"(%1464, %1467) : (i32, i32) -> ()
                }, {
                  "scf.yield"(%1417, %1418) : (i32, i32) -> ()
                }) : (i1) -> (i32, i32)
                %1468 = "nvvm.shfl.sync"(%39, %1452, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 36 : i32} : (i32, i32, i32, i32) -> i32
                %1469 = "arith.addi"(%1416, %1468) : (i32, i32) -> i32
                "scf.yield"(%1469, %1462, %1463) : (i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
              "scf.yield"(%1413, %1414) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1404, %1406) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1470 = "arith.extsi"(%1408) : (i32) -> i64
            %1471 = "llvm.getelementptr"(%19, %1470) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1472 = "llvm.load"(%1471) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %1473 = "arith.addi"(%1472, %41) : (i32, i32) -> i32
            %1474 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1475 = "arith.shrsi"(%1473, %1474) : (i32, i32) -> i32
            %1476 = "arith.maxsi"(%1475, %234) : (i32, i32) -> i32
            %1477 = "arith.subi"(%1251, %1409) : (i32, i32) -> i32
            %1478 = "arith.remsi"(%1477, %1476) : (i32, i32) -> i32
            %1479 = "arith.cmpi"(%1478, %40) {predicate = 2 : i64} : (i32, i32) -> i1
            %1480 = "arith.divsi"(%1477, %1476) : (i32, i32) -> i32
            %1481 = "arith.extsi"(%1479) : (i1) -> i32
            %1482 = "arith.addi"(%1480, %1481) : (i32, i32) -> i32
            %1483 = "arith.addi"(%1478, %1476) : (i32, i32) -> i32
            %1484 = "arith.select"(%1479, %1483, %1478) : (i1, i32, i32) -> i32
            %1485 = "arith.subi"(%1251, %1484) : (i32, i32) -> i32
            %1486 = "arith.cmpi"(%1485, %1242) {predicate = 5 : i64} : (i32, i32) -> i1
            %1487 = "arith.addi"(%1484, %234) : (i32, i32) -> i32
            %1488 = "arith.cmpi"(%1487, %1476) {predicate = 2 : i64} : (i32, i32) -> i1
            %1489 = "arith.andi"(%1486, %1488) : (i1, i1) -> i1
            %1490, %1491, %1492 = "scf.if"(%1489) ({
              %1493 = "arith.muli"(%1482, %21) : (i32, i32) -> i32
              %1494 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %1495 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %1496 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %1497 = "arith.addi"(%1493, %1495) : (i32, i32) -> i32
              %1498 = "arith.addi"(%1485, %1476) : (i32, i32) -> i32
              %1499 = "arith.subi"(%1498, %234) : (i32, i32) -> i32
              %1500 = "arith.addi"(%1237, %234) : (i32, i32) -> i32
              %1501 = "arith.muli"(%1239, %1500) : (i32, i32) -> i32
              %1502 = "arith.subi"(%1499, %1501) : (i32, i32) -> i32
              %1503 = "arith.maxsi"(%1237, %234) : (i32, i32) -> i32
              %1504 = "arith.remsi"(%1502, %1503) : (i32, i32) -> i32
              %1505 = "arith.cmpi"(%1504, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1506 = "arith.divsi"(%1502, %1503) : (i32, i32) -> i32
              %1507 = "arith.extsi"(%1505) : (i1) -> i32
              %1508 = "arith.addi"(%1506, %1507) : (i32, i32) -> i32
              %1509 = "arith.addi"(%1239, %1508) : (i32, i32) -> i32
              %1510 = "arith.cmpi"(%1499, %1501) {predicate = 2 : i64} : (i32, i32) -> i1
              %1511 = "arith.remsi"(%1499, %1500) : (i32, i32) -> i32
              %1512 = "arith.xori"(%1511, %1500) : (i32, i32) -> i32
              %1513 = "arith.cmpi"(%1512, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1514 = "arith.cmpi"(%1511, %40) {predicate = 1 : i64} : (i32, i32) -> i1
              %1515 = "arith.andi"(%1513, %1514) : (i1, i1) -> i1
              %1516 = "arith.divsi"(%1499, %1500) : (i32, i32) -> i32
              %1517 = "arith.extsi"(%1515) : (i1) -> i32
              %1518 = "arith.addi"(%1516, %1517) : (i32, i32) -> i32
              %1519 = "arith.select"(%1510, %1518, %1509) : (i1, i32, i32) -> i32
              %1520 = "arith.subi"(%1519, %1090) : (i32, i32) -> i32
              %1521 = "arith.addi"(%1520, %234) : (i32, i32) -> i32
              "scf.yield"(%1521, %1408, %1497) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%40, %39, %40) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%1490, %1491, %1492) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%40, %39, %40) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %1522 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1523 = "arith.cmpi"(%1522, %40) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1523) ({
            %1524 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1525 = "arith.muli"(%1097, %1524) : (i32, i32) -> i32
            %1526 = "llvm.getelementptr"(%17, %1525) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1249, %1526) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1527 = "arith.addi"(%1525, %234) : (i32, i32) -> i32
            %1528 = "llvm.getelementptr"(%17, %1527) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1250, %1528) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1529 = "arith.addi"(%1525, %231) : (i32, i32) -> i32
            %1530 = "llvm.getelementptr"(%17, %1529) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1248, %1530) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1531 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%1531) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 224 : i32, action = #nvvm<action increase>} : () -> ()
        %1532 = "arith.subi"(%42, %234) : (i32, i32) -> i32
        %1533 = "arith.remui"(%31, %37) : (i32, i32) -> i32
        %1534 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1535 = "arith.mulf"(%29, %1534) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1536 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %1537 = "arith.muli"(%1532, %1536) : (i32, i32) -> i32
        %1538 = "llvm.getelementptr"(%44, %1537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1539 = "arith.remui"(%1533, %223) : (i32, i32) -> i32
        %1540 = "arith.divui"(%1533, %223) : (i32, i32) -> i32
        %1541 = "arith.muli"(%1539, %58) : (i32, i32) -> i32
        %1542 = "arith.remui"(%1540, %231) : (i32, i32) -> i32
        %1543 = "arith.divui"(%1540, %231) : (i32, i32) -> i32
        %1544 = "arith.muli"(%1542, %94) : (i32, i32) -> i32
        %1545 = "arith.addi"(%1541, %1544) : (i32, i32) -> i32
        %1546 = "arith.constant"() {value = 512 : i32} : () -> i32
        %1547 = "arith.muli"(%1543, %1546) : (i32, i32) -> i32
        %1548 = "arith.addi"(%1545, %1547) : (i32, i32) -> i32
        %1549 = "arith.remui"(%1533, %58) : (i32, i32) -> i32
        %1550 = "arith.divui"(%1533, %58) : (i32, i32) -> i32
        %1551 = "arith.muli"(%1550, %223) : (i32, i32) -> i32
        %1552 = "arith.divui"(%1549, %228) : (i32, i32) -> i32
        %1553 = "arith.addi"(%1551, %1552) : (i32, i32) -> i32
        %1554 = "arith.muli"(%34, %241) : (i32, i32) -> i32
        %1555 = "arith.minsi"(%34, %243) : (i32, i32) -> i32
        %1556 = "arith.addi"(%1554, %1555) : (i32, i32) -> i32
        %1557 = "arith.addi"(%34, %234) : (i32, i32) -> i32
        %1558 = "arith.muli"(%1557, %241) : (i32, i32) -> i32
        %1559 = "arith.minsi"(%1557, %243) : (i32, i32) -> i32
        %1560 = "arith.addi"(%1558, %1559) : (i32, i32) -> i32
        %1561 = "arith.cmpi"(%1556, %1560) {predicate = 2 : i64} : (i32, i32) -> i1
        %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570 = "scf.if"(%1561) ({
          %1571 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1572 = "scf.for"(%40, %92, %94, %40) ({
          ^bb0(%1573: i32, %1574: i32):
            %1575 = "arith.muli"(%1571, %92) : (i32, i32) -> i32
            %1576 = "arith.addi"(%1575, %1573) : (i32, i32) -> i32
            %1577 = "arith.cmpi"(%1573, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1578 = "arith.cmpi"(%1576, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1579 = "arith.andi"(%1577, %1578) : (i1, i1) -> i1
            %1580 = "scf.if"(%1579) ({
              %1581 = "arith.extsi"(%1576) : (i32) -> i64
              %1582 = "llvm.getelementptr"(%19, %1581) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1583 = "llvm.load"(%1582) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1584 = "arith.addi"(%1583, %41) : (i32, i32) -> i32
              %1585 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1586 = "arith.shrsi"(%1584, %1585) : (i32, i32) -> i32
              %1587 = "arith.maxsi"(%1586, %234) : (i32, i32) -> i32
              %1588 = "arith.muli"(%1587, %20) : (i32, i32) -> i32
              %1589 = "arith.addi"(%1574, %1588) : (i32, i32) -> i32
              "scf.yield"(%1589) : (i32) -> ()
            }, {
              "scf.yield"(%1574) : (i32) -> ()
            }) : (i1) -> i32
            %1590 = "arith.addi"(%1576, %234) : (i32, i32) -> i32
            %1591 = "arith.addi"(%1573, %234) : (i32, i32) -> i32
            %1592 = "arith.cmpi"(%1591, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1593 = "arith.cmpi"(%1590, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1594 = "arith.andi"(%1592, %1593) : (i1, i1) -> i1
            %1595 = "scf.if"(%1594) ({
              %1596 = "arith.extsi"(%1590) : (i32) -> i64
              %1597 = "llvm.getelementptr"(%19, %1596) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1598 = "llvm.load"(%1597) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1599 = "arith.addi"(%1598, %41) : (i32, i32) -> i32
              %1600 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1601 = "arith.shrsi"(%1599, %1600) : (i32, i32) -> i32
              %1602 = "arith.maxsi"(%1601, %234) : (i32, i32) -> i32
              %1603 = "arith.muli"(%1602, %20) : (i32, i32) -> i32
              %1604 = "arith.addi"(%1580, %1603) : (i32, i32) -> i32
              "scf.yield"(%1604) : (i32) -> ()
            }, {
              "scf.yield"(%1580) : (i32) -> ()
            }) : (i1) -> i32
            %1605 = "arith.addi"(%1576, %231) : (i32, i32) -> i32
            %1606 = "arith.addi"(%1573, %231) : (i32, i32) -> i32
            %1607 = "arith.cmpi"(%1606, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1608 = "arith.cmpi"(%1605, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1609 = "arith.andi"(%1607, %1608) : (i1, i1) -> i1
            %1610 = "scf.if"(%1609) ({
              %1611 = "arith.extsi"(%1605) : (i32) -> i64
              %1612 = "llvm.getelementptr"(%19, %1611) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1613 = "llvm.load"(%1612) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1614 = "arith.addi"(%1613, %41) : (i32, i32) -> i32
              %1615 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1616 = "arith.shrsi"(%1614, %1615) : (i32, i32) -> i32
              %1617 = "arith.maxsi"(%1616, %234) : (i32, i32) -> i32
              %1618 = "arith.muli"(%1617, %20) : (i32, i32) -> i32
              %1619 = "arith.addi"(%1595, %1618) : (i32, i32) -> i32
              "scf.yield"(%1619) : (i32) -> ()
            }, {
              "scf.yield"(%1595) : (i32) -> ()
            }) : (i1) -> i32
            %1620 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1621 = "arith.addi"(%1576, %1620) : (i32, i32) -> i32
            %1622 = "arith.addi"(%1573, %1620) : (i32, i32) -> i32
            %1623 = "arith.cmpi"(%1622, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1624 = "arith.cmpi"(%1621, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1625 = "arith.andi"(%1623, %1624) : (i1, i1) -> i1
            %1626 = "scf.if"(%1625) ({
              %1627 = "arith.extsi"(%1621) : (i32) -> i64
              %1628 = "llvm.getelementptr"(%19, %1627) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1629 = "llvm.load"(%1628) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1630 = "arith.addi"(%1629, %41) : (i32, i32) -> i32
              %1631 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1632 = "arith.shrsi"(%1630, %1631) : (i32, i32) -> i32
              %1633 = "arith.maxsi"(%1632, %234) : (i32, i32) -> i32
              %1634 = "arith.muli"(%1633, %20) : (i32, i32) -> i32
              %1635 = "arith.addi"(%1610, %1634) : (i32, i32) -> i32
              "scf.yield"(%1635) : (i32) -> ()
            }, {
              "scf.yield"(%1610) : (i32) -> ()
            }) : (i1) -> i32
            %1636 = "arith.addi"(%1576, %228) : (i32, i32) -> i32
            %1637 = "arith.addi"(%1573, %228) : (i32, i32) -> i32
            %1638 = "arith.cmpi"(%1637, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1639 = "arith.cmpi"(%1636, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1640 = "arith.andi"(%1638, %1639) : (i1, i1) -> i1
            %1641 = "scf.if"(%1640) ({
              %1642 = "arith.extsi"(%1636) : (i32) -> i64
              %1643 = "llvm.getelementptr"(%19, %1642) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1644 = "llvm.load"(%1643) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1645 = "arith.addi"(%1644, %41) : (i32, i32) -> i32
              %1646 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1647 = "arith.shrsi"(%1645, %1646) : (i32, i32) -> i32
              %1648 = "arith.maxsi"(%1647, %234) : (i32, i32) -> i32
              %1649 = "arith.muli"(%1648, %20) : (i32, i32) -> i32
              %1650 = "arith.addi"(%1626, %1649) : (i32, i32) -> i32
              "scf.yield"(%1650) : (i32) -> ()
            }, {
              "scf.yield"(%1626) : (i32) -> ()
            }) : (i1) -> i32
            %1651 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1652 = "arith.addi"(%1576, %1651) : (i32, i32) -> i32
            %1653 = "arith.addi"(%1573, %1651) : (i32, i32) -> i32
            %1654 = "arith.cmpi"(%1653, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1655 = "arith.cmpi"(%1652, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1656 = "arith.andi"(%1654, %1655) : (i1, i1) -> i1
            %1657 = "scf.if"(%1656) ({
              %1658 = "arith.extsi"(%1652) : (i32) -> i64
              %1659 = "llvm.getelementptr"(%19, %1658) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1660 = "llvm.load"(%1659) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1661 = "arith.addi"(%1660, %41) : (i32, i32) -> i32
              %1662 = "arith.shrsi"(%1661, %1651) : (i32, i32) -> i32
              %1663 = "arith.maxsi"(%1662, %234) : (i32, i32) -> i32
              %1664 = "arith.muli"(%1663, %20) : (i32, i32) -> i32
              %1665 = "arith.addi"(%1641, %1664) : (i32, i32) -> i32
              "scf.yield"(%1665) : (i32) -> ()
            }, {
              "scf.yield"(%1641) : (i32) -> ()
            }) : (i1) -> i32
            %1666 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1667 = "arith.addi"(%1576, %1666) : (i32, i32) -> i32
            %1668 = "arith.addi"(%1573, %1666) : (i32, i32) -> i32
            %1669 = "arith.cmpi"(%1668, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1670 = "arith.cmpi"(%1667, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1671 = "arith.andi"(%1669, %1670) : (i1, i1) -> i1
            %1672 = "scf.if"(%1671) ({
              %1673 = "arith.extsi"(%1667) : (i32) -> i64
              %1674 = "llvm.getelementptr"(%19, %1673) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1675 = "llvm.load"(%1674) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1676 = "arith.addi"(%1675, %41) : (i32, i32) -> i32
              %1677 = "arith.shrsi"(%1676, %1651) : (i32, i32) -> i32
              %1678 = "arith.maxsi"(%1677, %234) : (i32, i32) -> i32
              %1679 = "arith.muli"(%1678, %20) : (i32, i32) -> i32
              %1680 = "arith.addi"(%1657, %1679) : (i32, i32) -> i32
              "scf.yield"(%1680) : (i32) -> ()
            }, {
              "scf.yield"(%1657) : (i32) -> ()
            }) : (i1) -> i32
            %1681 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1682 = "arith.addi"(%1576, %1681) : (i32, i32) -> i32
            %1683 = "arith.addi"(%1573, %1681) : (i32, i32) -> i32
            %1684 = "arith.cmpi"(%1683, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1685 = "arith.cmpi"(%1682, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1686 = "arith.andi"(%1684, %1685) : (i1, i1) -> i1
            %1687 = "scf.if"(%1686) ({
              %1688 = "arith.extsi"(%1682) : (i32) -> i64
              %1689 = "llvm.getelementptr"(%19, %1688) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1690 = "llvm.load"(%1689) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1691 = "arith.addi"(%1690, %41) : (i32, i32) -> i32
              %1692 = "arith.shrsi"(%1691, %1651) : (i32, i32) -> i32
              %1693 = "arith.maxsi"(%1692, %234) : (i32, i32) -> i32
              %1694 = "arith.muli"(%1693, %20) : (i32, i32) -> i32
              %1695 = "arith.addi"(%1672, %1694) : (i32, i32) -> i32
              "scf.yield"(%1695) : (i32) -> ()
            }, {
              "scf.yield"(%1672) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1687) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1696 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1697 = "nvvm.shfl.sync"(%39, %1572, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 37 : i32} : (i32, i32, i32, i32) -> i32
          %1698 = "arith.cmpi"(%1696, %234) {predicate = 5 : i64} : (i32, i32) -> i1
          %1699 = "arith.select"(%1698, %1697, %40) : (i1, i32, i32) -> i32
          %1700 = "arith.addi"(%1572, %1699) : (i32, i32) -> i32
          %1701 = "nvvm.shfl.sync"(%39, %1700, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 38 : i32} : (i32, i32, i32, i32) -> i32
          %1702 = "arith.cmpi"(%1696, %231) {predicate = 5 : i64} : (i32, i32) -> i1
          %1703 = "arith.select"(%1702, %1701, %40) : (i1, i32, i32) -> i32
          %1704 = "arith.addi"(%1700, %1703) : (i32, i32) -> i32
          %1705 = "nvvm.shfl.sync"(%39, %1704, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 39 : i32} : (i32, i32, i32, i32) -> i32
          %1706 = "arith.cmpi"(%1696, %228) {predicate = 5 : i64} : (i32, i32) -> i1
          %1707 = "arith.select"(%1706, %1705, %40) : (i1, i32, i32) -> i32
          %1708 = "arith.addi"(%1704, %1707) : (i32, i32) -> i32
          %1709 = "nvvm.shfl.sync"(%39, %1708, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 40 : i32} : (i32, i32, i32, i32) -> i32
          %1710 = "arith.cmpi"(%1696, %94) {predicate = 5 : i64} : (i32, i32) -> i1
          %1711 = "arith.select"(%1710, %1709, %40) : (i1, i32, i32) -> i32
          %1712 = "arith.addi"(%1708, %1711) : (i32, i32) -> i32
          %1713 = "nvvm.shfl.sync"(%39, %1712, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 41 : i32} : (i32, i32, i32, i32) -> i32
          %1714 = "arith.cmpi"(%1696, %223) {predicate = 5 : i64} : (i32, i32) -> i1
          %1715 = "arith.select"(%1714, %1713, %40) : (i1, i32, i32) -> i32
          %1716 = "arith.addi"(%1712, %1715) : (i32, i32) -> i32
          %1717 = "arith.cmpi"(%1716, %1556) {predicate = 4 : i64} : (i32, i32) -> i1
          %1718 = "nvvm.vote.sync"(%39, %1717) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 42 : i32} : (i32, i1) -> i32
          %1719 = "arith.subi"(%40, %1718) : (i32, i32) -> i32
          %1720 = "arith.andi"(%1718, %1719) : (i32, i32) -> i32
          %1721 = "arith.subi"(%1720, %234) : (i32, i32) -> i32
          %1722 = "llvm.intr.ctpop"(%1721) : (i32) -> i32
          %1723 = "arith.muli"(%1722, %92) : (i32, i32) -> i32
          %1724 = "arith.subi"(%1716, %1572) : (i32, i32) -> i32
          %1725 = "nvvm.shfl.sync"(%39, %1724, %1722, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 43 : i32} : (i32, i32, i32, i32) -> i32
          %1726 = "arith.cmpi"(%92, %234) {predicate = 4 : i64} : (i32, i32) -> i1
          %1727, %1728 = "scf.if"(%1726) ({
            %1729 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1730 = "arith.addi"(%1723, %92) : (i32, i32) -> i32
            %1731, %1732, %1733 = "scf.for"(%1723, %1730, %58, %1725, %40, %39) ({
            ^bb0(%1734: i32, %1735: i32, %1736: i32, %1737: i32):
              %1738 = "arith.addi"(%1734, %1729) : (i32, i32) -> i32
              %1739 = "arith.cmpi"(%1737, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1740 = "arith.cmpi"(%1738, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1741 = "arith.andi"(%1739, %1740) : (i1, i1) -> i1
              %1742 = "scf.if"(%1741) ({
                %1743 = "arith.extsi"(%1738) : (i32) -> i64
                %1744 = "llvm.getelementptr"(%19, %1743) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1745 = "llvm.load"(%1744) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1746 = "arith.addi"(%1745, %41) : (i32, i32) -> i32
                %1747 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1748 = "arith.shrsi"(%1746, %1747) : (i32, i32) -> i32
                %1749 = "arith.maxsi"(%1748, %234) : (i32, i32) -> i32
                %1750 = "arith.muli"(%1749, %20) : (i32, i32) -> i32
                "scf.yield"(%1750) : (i32) -> ()
              }, {
                "scf.yield"(%40) : (i32) -> ()
              }) : (i1) -> i32
              %1751 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1752 = "nvvm.shfl.sync"(%39, %1742, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 44 : i32} : (i32, i32, i32, i32) -> i32
              %1753 = "arith.cmpi"(%1751, %234) {predicate = 5 : i64} : (i32, i32) -> i1
              %1754 = "arith.select"(%1753, %1752, %40) : (i1, i32, i32) -> i32
              %1755 = "arith.addi"(%1742, %1754) : (i32, i32) -> i32
              %1756 = "nvvm.shfl.sync"(%39, %1755, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 45 : i32} : (i32, i32, i32, i32) -> i32
              %1757 = "arith.cmpi"(%1751, %231) {predicate = 5 : i64} : (i32, i32) -> i1
              %1758 = "arith.select"(%1757, %1756, %40) : (i1, i32, i32) -> i32
              %1759 = "arith.addi"(%1755, %1758) : (i32, i32) -> i32
              %1760 = "nvvm.shfl.sync"(%39, %1759, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 46 : i32} : (i32, i32, i32, i32) -> i32
              %1761 = "arith.cmpi"(%1751, %228) {predicate = 5 : i64} : (i32, i32) -> i1
              %1762 = "arith.select"(%1761, %1760, %40) : (i1, i32, i32) -> i32
              %1763 = "arith.addi"(%1759, %1762) : (i32, i32) -> i32
              %1764 = "nvvm.shfl.sync"(%39, %1763, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 47 : i32} : (i32, i32, i32, i32) -> i32
              %1765 = "arith.cmpi"(%1751, %94) {predicate = 5 : i64} : (i32, i32) -> i1
              %1766 = "arith.select"(%1765, %1764, %40) : (i1, i32, i32) -> i32
              %1767 = "arith.addi"(%1763, %1766) : (i32, i32) -> i32
              %1768 = "nvvm.shfl.sync"(%39, %1767, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 48 : i32} : (i32, i32, i32, i32) -> i32
              %1769 = "arith.cmpi"(%1751, %223) {predicate = 5 : i64} : (i32, i32) -> i1
              %1770 = "arith.select"(%1769, %1768, %40) : (i1, i32, i32) -> i32
              %1771 = "arith.addi"(%1767, %1770) : (i32, i32) -> i32
              %1772 = "arith.addi"(%1735, %1771) : (i32, i32) -> i32
              %1773 = "arith.cmpi"(%1772, %1556) {predicate = 4 : i64} : (i32, i32) -> i1
              %1774 = "arith.andi"(%1739, %1773) : (i1, i1) -> i1
              %1775 = "nvvm.vote.sync"(%39, %1774) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 49 : i32} : (i32, i1) -> i32
              %1776 = "arith.cmpi"(%1775, %40) {predicate = 1 : i64} : (i32, i32) -> i1
              %1777 = "arith.subi"(%40, %1775) : (i32, i32) -> i32
              %1778 = "arith.andi"(%1775, %1777) : (i32, i32) -> i32
              %1779 = "arith.subi"(%1778, %234) : (i32, i32) -> i32
              %1780 = "llvm.intr.ctpop"(%1779) : (i32) -> i32
              %1781, %1782 = "scf.if"(%1776) ({
                %1783 = "arith.addi"(%1734, %1780) : (i32, i32) -> i32
                %1784 = "arith.subi"(%1771, %1742) : (i32, i32) -> i32
                %1785 = "nvvm.shfl.sync"(%39, %1784, %1780, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 50 : i32} : (i32, i32, i32, i32) -> i32
                %1786 = "arith.addi"(%1735, %1785) : (i32, i32) -> i32
                "scf.yield"(%1783, %1786) : (i32, i32) -> ()
              }, {
                "scf.yield"(%1736, %1737) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %1787 = "nvvm.shfl.sync"(%39, %1771, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 51 : i32} : (i32, i32, i32, i32) -> i32
              %1788 = "arith.addi"(%1735, %1787) : (i32, i32) -> i32
              "scf.yield"(%1788, %1781, %1782) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            "scf.yield"(%1732, %1733) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1723, %1725) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %1789 = "arith.extsi"(%1727) : (i32) -> i64
          %1790 = "llvm.getelementptr"(%19, %1789) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1791 = "llvm.load"(%1790) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %1792 = "arith.addi"(%1791, %41) : (i32, i32) -> i32
          %1793 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1794 = "arith.shrsi"(%1792, %1793) : (i32, i32) -> i32
          %1795 = "arith.maxsi"(%1794, %234) : (i32, i32) -> i32
          %1796 = "arith.subi"(%1556, %1728) : (i32, i32) -> i32
          %1797 = "arith.remsi"(%1796, %1795) : (i32, i32) -> i32
          %1798 = "arith.cmpi"(%1797, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %1799 = "arith.divsi"(%1796, %1795) : (i32, i32) -> i32
          %1800 = "arith.extsi"(%1798) : (i1) -> i32
          %1801 = "arith.addi"(%1799, %1800) : (i32, i32) -> i32
          %1802 = "arith.addi"(%1797, %1795) : (i32, i32) -> i32
          %1803 = "arith.select"(%1798, %1802, %1797) : (i1, i32, i32) -> i32
          %1804 = "llvm.mlir.undef"() : () -> f32
          %1805 = "llvm.mlir.undef"() : () -> f32
          %1806 = "llvm.mlir.undef"() : () -> f32
          %1807 = "llvm.mlir.undef"() : () -> f32
          %1808 = "llvm.mlir.undef"() : () -> f32
          %1809 = "llvm.mlir.undef"() : () -> f32
          %1810 = "llvm.mlir.undef"() : () -> f32
          %1811 = "llvm.mlir.undef"() : () -> f32
          %1812 = "llvm.mlir.undef"() : () -> f32
          %1813 = "llvm.mlir.undef"() : () -> f32
          %1814 = "llvm.mlir.undef"() : () -> f32
          %1815 = "llvm.mlir.undef"() : () -> f32
          %1816 = "llvm.mlir.undef"() : () -> f32
          %1817 = "llvm.mlir.undef"() : () -> f32
          %1818 = "llvm.mlir.undef"() : () -> f32
          %1819 = "llvm.mlir.undef"() : () -> f32
          %1820 = "llvm.mlir.undef"() : () -> f32
          %1821 = "llvm.mlir.undef"() : () -> f32
          %1822 = "llvm.mlir.undef"() : () -> i32
          %1823 = "llvm.mlir.undef"() : () -> i32
          %1824 = "llvm.mlir.undef"() : () -> i32
          %1825 = "llvm.mlir.undef"() : () -> i32
          %1826 = "llvm.mlir.undef"() : () -> i32
          %1827 = "llvm.mlir.undef"() : () -> i32
          %1828 = "llvm.mlir.undef"() : () -> i32
          %1829 = "llvm.mlir.undef"() : () -> i32
          %1830 = "llvm.mlir.undef"() : () -> i32
          %1831 = "llvm.mlir.undef"() : () -> i32
          %1832 = "llvm.mlir.undef"() : () -> i32
          %1833 = "llvm.mlir.undef"() : () -> i32
          %1834 = "llvm.mlir.undef"() : () -> i32
          %1835 = "llvm.mlir.undef"() : () -> i32
          %1836 = "llvm.mlir.undef"() : () -> i32
          %1837 = "llvm.mlir.undef"() : () -> i32
          %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886 = "scf.while"(%1727, %1791, %1801, %1803, %1556, %40, %40, %40, %40, %40, %40, %40, %40, %40, %40, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837) ({
          ^bb0(%1887: i32, %1888: i32, %1889: i32, %1890: i32, %1891: i32, %1892: i32, %1893: i32, %1894: i32, %1895: i32, %1896: i32, %1897: i32, %1898: i32, %1899: i32, %1900: i32, %1901: i32, %1902: f32, %1903: f32, %1904: f32, %1905: f32, %1906: f32, %1907: f32, %1908: f32, %1909: f32, %1910: f32, %1911: f32, %1912: f32, %1913: f32, %1914: f32, %1915: f32, %1916: f32, %1917: f32, %1918: f32, %1919: f32, %1920: i32, %1921: i32, %1922: i32, %1923: i32, %1924: i32, %1925: i32, %1926: i32, %1927: i32, %1928: i32, %1929: i32, %1930: i32, %1931: i32, %1932: i32, %1933: i32, %1934: i32, %1935: i32):
            %1936 = "arith.cmpi"(%1891, %1560) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%1936, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%1937: i32, %1938: i32, %1939: i32, %1940: i32, %1941: i32, %1942: i32, %1943: i32, %1944: i32, %1945: i32, %1946: i32, %1947: i32, %1948: i32, %1949: i32, %1950: i32, %1951: i32, %1952: f32, %1953: f32, %1954: f32, %1955: f32, %1956: f32, %1957: f32, %1958: f32, %1959: f32, %1960: f32, %1961: f32, %1962: f32, %1963: f32, %1964: f32, %1965: f32, %1966: f32, %1967: f32, %1968: f32, %1969: f32, %1970: i32, %1971: i32, %1972: i32, %1973: i32, %1974: i32, %1975: i32, %1976: i32, %1977: i32, %1978: i32, %1979: i32, %1980: i32, %1981: i32, %1982: i32, %1983: i32, %1984: i32, %1985: i32):
            %1986 = "arith.addi"(%1938, %41) : (i32, i32) -> i32
            %1987 = "arith.shrsi"(%1986, %1793) : (i32, i32) -> i32
            %1988 = "arith.maxsi"(%1987, %234) : (i32, i32) -> i32
            %1989 = "arith.subi"(%1988, %1940) : (i32, i32) -> i32
            %1990 = "arith.subi"(%1560, %1941) : (i32, i32) -> i32
            %1991 = "arith.minsi"(%1989, %1990) : (i32, i32) -> i32
            %1992 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %1993 = "vector.extract"(%1992) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1994 = "vector.extract"(%1992) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1995 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
            %1996 = "vector.extract"(%1995) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1997 = "vector.extract"(%1995) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1998 = "arith.constant"() {value = dense<0.0> : vector<128xf32>} : () -> vector<128xf32>
            %1999 = "vector.extract"(%1998) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
            %2000 = "vector.extract"(%1998) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
            %2001 = "vector.extract"(%1998) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
            %2002 = "vector.extract"(%1998) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
            %2003 = "vector.extract"(%1998) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
            %2004 = "vector.extract"(%1998) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
            %2005 = "vector.extract"(%1998) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
            %2006 = "vector.extract"(%1998) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
            %2007 = "vector.extract"(%1998) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
            %2008 = "vector.extract"(%1998) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
            %2009 = "vector.extract"(%1998) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
            %2010 = "vector.extract"(%1998) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
            %2011 = "vector.extract"(%1998) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
            %2012 = "vector.extract"(%1998) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
            %2013 = "vector.extract"(%1998) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
            %2014 = "vector.extract"(%1998) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
            %2015 = "vector.extract"(%1998) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
            %2016 = "vector.extract"(%1998) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
            %2017 = "vector.extract"(%1998) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
            %2018 = "vector.extract"(%1998) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
            %2019 = "vector.extract"(%1998) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
            %2020 = "vector.extract"(%1998) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
            %2021 = "vector.extract"(%1998) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
            %2022 = "vector.extract"(%1998) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
            %2023 = "vector.extract"(%1998) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
            %2024 = "vector.extract"(%1998) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
            %2025 = "vector.extract"(%1998) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
            %2026 = "vector.extract"(%1998) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
            %2027 = "vector.extract"(%1998) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
            %2028 = "vector.extract"(%1998) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
            %2029 = "vector.extract"(%1998) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
            %2030 = "vector.extract"(%1998) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
            %2031 = "vector.extract"(%1998) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
            %2032 = "vector.extract"(%1998) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
            %2033 = "vector.extract"(%1998) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
            %2034 = "vector.extract"(%1998) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
            %2035 = "vector.extract"(%1998) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
            %2036 = "vector.extract"(%1998) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
            %2037 = "vector.extract"(%1998) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
            %2038 = "vector.extract"(%1998) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
            %2039 = "vector.extract"(%1998) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
            %2040 = "vector.extract"(%1998) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
            %2041 = "vector.extract"(%1998) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
            %2042 = "vector.extract"(%1998) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
            %2043 = "vector.extract"(%1998) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
            %2044 = "vector.extract"(%1998) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
            %2045 = "vector.extract"(%1998) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
            %2046 = "vector.extract"(%1998) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
            %2047 = "vector.extract"(%1998) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
            %2048 = "vector.extract"(%1998) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
            %2049 = "vector.extract"(%1998) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
            %2050 = "vector.extract"(%1998) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
            %2051 = "vector.extract"(%1998) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
            %2052 = "vector.extract"(%1998) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
            %2053 = "vector.extract"(%1998) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
            %2054 = "vector.extract"(%1998) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
            %2055 = "vector.extract"(%1998) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
            %2056 = "vector.extract"(%1998) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
            %2057 = "vector.extract"(%1998) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
            %2058 = "vector.extract"(%1998) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
            %2059 = "vector.extract"(%1998) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
            %2060 = "vector.extract"(%1998) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
            %2061 = "vector.extract"(%1998) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
            %2062 = "vector.extract"(%1998) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
            %2063 = "vector.extract"(%1998) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
            %2064 = "vector.extract"(%1998) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
            %2065 = "vector.extract"(%1998) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
            %2066 = "vector.extract"(%1998) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
            %2067 = "vector.extract"(%1998) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
            %2068 = "vector.extract"(%1998) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
            %2069 = "vector.extract"(%1998) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
            %2070 = "vector.extract"(%1998) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
            %2071 = "vector.extract"(%1998) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
            %2072 = "vector.extract"(%1998) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
            %2073 = "vector.extract"(%1998) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
            %2074 = "vector.extract"(%1998) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
            %2075 = "vector.extract"(%1998) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
            %2076 = "vector.extract"(%1998) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
            %2077 = "vector.extract"(%1998) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
            %2078 = "vector.extract"(%1998) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
            %2079 = "vector.extract"(%1998) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
            %2080 = "vector.extract"(%1998) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
            %2081 = "vector.extract"(%1998) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
            %2082 = "vector.extract"(%1998) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
            %2083 = "vector.extract"(%1998) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
            %2084 = "vector.extract"(%1998) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
            %2085 = "vector.extract"(%1998) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
            %2086 = "vector.extract"(%1998) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
            %2087 = "vector.extract"(%1998) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
            %2088 = "vector.extract"(%1998) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
            %2089 = "vector.extract"(%1998) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
            %2090 = "vector.extract"(%1998) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
            %2091 = "vector.extract"(%1998) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
            %2092 = "vector.extract"(%1998) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
            %2093 = "vector.extract"(%1998) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
            %2094 = "vector.extract"(%1998) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
            %2095 = "vector.extract"(%1998) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
            %2096 = "vector.extract"(%1998) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
            %2097 = "vector.extract"(%1998) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
            %2098 = "vector.extract"(%1998) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
            %2099 = "vector.extract"(%1998) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
            %2100 = "vector.extract"(%1998) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
            %2101 = "vector.extract"(%1998) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
            %2102 = "vector.extract"(%1998) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
            %2103 = "vector.extract"(%1998) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
            %2104 = "vector.extract"(%1998) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
            %2105 = "vector.extract"(%1998) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
            %2106 = "vector.extract"(%1998) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
            %2107 = "vector.extract"(%1998) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
            %2108 = "vector.extract"(%1998) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
            %2109 = "vector.extract"(%1998) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
            %2110 = "vector.extract"(%1998) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
            %2111 = "vector.extract"(%1998) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
            %2112 = "vector.extract"(%1998) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
            %2113 = "vector.extract"(%1998) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
            %2114 = "vector.extract"(%1998) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
            %2115 = "vector.extract"(%1998) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
            %2116 = "vector.extract"(%1998) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
            %2117 = "vector.extract"(%1998) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
            %2118 = "vector.extract"(%1998) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
            %2119 = "vector.extract"(%1998) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
            %2120 = "vector.extract"(%1998) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
            %2121 = "vector.extract"(%1998) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
            %2122 = "vector.extract"(%1998) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
            %2123 = "vector.extract"(%1998) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
            %2124 = "vector.extract"(%1998) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
            %2125 = "vector.extract"(%1998) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
            %2126 = "vector.extract"(%1998) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
            %2127 = "llvm.getelementptr"(%49, %1950) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2128_s0 = "llvm.ptrtoint"(%2127) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2128_s0, %1951) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2129 = "arith.cmpi"(%1532, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291 = "scf.if"(%2129) ({
              %2292 = "llvm.getelementptr"(%65, %1944) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2293_s0 = "llvm.ptrtoint"(%2292) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2293_s0, %1945) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %2294 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %2295 = "arith.muli"(%1944, %2294) : (i32, i32) -> i32
              %2296 = "llvm.getelementptr"(%44, %2295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2297 = "arith.constant"() {value = false} : () -> i1
              %t2299_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t2299_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t2299_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t2299_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t2299_shifted = "arith.shrui"(%t2299_a, %t2299_four) : (i32, i32) -> i32
              %t2299_low = "arith.andi"(%t2299_shifted, %t2299_mask) : (i32, i32) -> i32
              %t2299_wide = "arith.extui"(%t2299_low) : (i32) -> i64
              %2298 = "arith.ori"(%t2299_wide, %t2299_fields) : (i64, i64) -> i64
              %t2301_a = "llvm.ptrtoint"(%2296) : (!llvm.ptr<3>) -> i32
              %t2301_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t2301_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t2301_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t2301_shifted = "arith.shrui"(%t2301_a, %t2301_four) : (i32, i32) -> i32
              %t2301_low = "arith.andi"(%t2301_shifted, %t2301_mask) : (i32, i32) -> i32
              %t2301_wide = "arith.extui"(%t2301_low) : (i32) -> i64
              %2300 = "arith.ori"(%t2301_wide, %t2301_fields) : (i64, i64) -> i64
              %t2318_r = "llvm.inline_asm"(%1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %2302 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 0>} : (!struct0) -> f32
              %2303 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 1>} : (!struct0) -> f32
              %2304 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 2>} : (!struct0) -> f32
              %2305 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 3>} : (!struct0) -> f32
              %2306 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 4>} : (!struct0) -> f32
              %2307 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 5>} : (!struct0) -> f32
              %2308 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 6>} : (!struct0) -> f32
              %2309 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 7>} : (!struct0) -> f32
              %2310 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 8>} : (!struct0) -> f32
              %2311 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 9>} : (!struct0) -> f32
              %2312 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 10>} : (!struct0) -> f32
              %2313 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 11>} : (!struct0) -> f32
              %2314 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 12>} : (!struct0) -> f32
              %2315 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 13>} : (!struct0) -> f32
              %2316 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 14>} : (!struct0) -> f32
              %2317 = "llvm.extractvalue"(%t2318_r) {position = array<i64: 15>} : (!struct0) -> f32
              %t2335_r = "llvm.inline_asm"(%2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2298, %2300, %2297) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 256;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 514;\0Aadd.s64 db, $33, 258;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 516;\0Aadd.s64 db, $33, 260;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 518;\0Aadd.s64 db, $33, 262;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1024;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1026;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1028;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1030;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1536;\0Aadd.s64 db, $33, 768;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1538;\0Aadd.s64 db, $33, 770;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1540;\0Aadd.s64 db, $33, 772;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1542;\0Aadd.s64 db, $33, 774;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2048;\0Aadd.s64 db, $33, 1024;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2050;\0Aadd.s64 db, $33, 1026;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2052;\0Aadd.s64 db, $33, 1028;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2054;\0Aadd.s64 db, $33, 1030;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2560;\0Aadd.s64 db, $33, 1280;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2562;\0Aadd.s64 db, $33, 1282;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2564;\0Aadd.s64 db, $33, 1284;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2566;\0Aadd.s64 db, $33, 1286;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3072;\0Aadd.s64 db, $33, 1536;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3074;\0Aadd.s64 db, $33, 1538;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3076;\0Aadd.s64 db, $33, 1540;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3078;\0Aadd.s64 db, $33, 1542;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3584;\0Aadd.s64 db, $33, 1792;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3586;\0Aadd.s64 db, $33, 1794;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3588;\0Aadd.s64 db, $33, 1796;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3590;\0Aadd.s64 db, $33, 1798;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4096;\0Aadd.s64 db, $33, 2048;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4098;\0Aadd.s64 db, $33, 2050;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4100;\0Aadd.s64 db, $33, 2052;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4102;\0Aadd.s64 db, $33, 2054;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 52 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %2319 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 0>} : (!struct0) -> f32
              %2320 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 1>} : (!struct0) -> f32
              %2321 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 2>} : (!struct0) -> f32
              %2322 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 3>} : (!struct0) -> f32
              %2323 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 4>} : (!struct0) -> f32
              %2324 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 5>} : (!struct0) -> f32
              %2325 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 6>} : (!struct0) -> f32
              %2326 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 7>} : (!struct0) -> f32
              %2327 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 8>} : (!struct0) -> f32
              %2328 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 9>} : (!struct0) -> f32
              %2329 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 10>} : (!struct0) -> f32
              %2330 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 11>} : (!struct0) -> f32
              %2331 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 12>} : (!struct0) -> f32
              %2332 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 13>} : (!struct0) -> f32
              %2333 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 14>} : (!struct0) -> f32
              %2334 = "llvm.extractvalue"(%t2335_r) {position = array<i64: 15>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t2352_r = "llvm.inline_asm"(%2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %2336 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 0>} : (!struct0) -> f32
              %2337 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 1>} : (!struct0) -> f32
              %2338 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 2>} : (!struct0) -> f32
              %2339 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 3>} : (!struct0) -> f32
              %2340 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 4>} : (!struct0) -> f32
              %2341 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 5>} : (!struct0) -> f32
              %2342 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 6>} : (!struct0) -> f32
              %2343 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 7>} : (!struct0) -> f32
              %2344 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 8>} : (!struct0) -> f32
              %2345 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 9>} : (!struct0) -> f32
              %2346 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 10>} : (!struct0) -> f32
              %2347 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 11>} : (!struct0) -> f32
              %2348 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 12>} : (!struct0) -> f32
              %2349 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 13>} : (!struct0) -> f32
              %2350 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 14>} : (!struct0) -> f32
              %2351 = "llvm.extractvalue"(%t2352_r) {position = array<i64: 15>} : (!struct0) -> f32
              %2353 = "arith.muli"(%1940, %58) : (i32, i32) -> i32
              %2354 = "arith.remui"(%1549, %228) : (i32, i32) -> i32
              %2355 = "arith.muli"(%2354, %231) : (i32, i32) -> i32
              %2356 = "arith.addi"(%2353, %2355) : (i32, i32) -> i32
              %2357 = "arith.addi"(%1940, %234) : (i32, i32) -> i32
              %2358 = "arith.muli"(%2357, %58) : (i32, i32) -> i32
              %2359 = "arith.cmpi"(%2358, %1938) {predicate = 4 : i64} : (i32, i32) -> i1
              %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375 = "scf.if"(%2359) ({
                %2376 = "arith.cmpi"(%2356, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2377 = "scf.if"(%2376) ({
                  %2378 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2378) : (f32) -> ()
                }, {
                  "scf.yield"(%2336) : (f32) -> ()
                }) : (i1) -> f32
                %2379 = "arith.addi"(%2356, %234) : (i32, i32) -> i32
                %2380 = "arith.cmpi"(%2379, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2381 = "scf.if"(%2380) ({
                  %2382 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2382) : (f32) -> ()
                }, {
                  "scf.yield"(%2337) : (f32) -> ()
                }) : (i1) -> f32
                %2383 = "scf.if"(%2376) ({
                  %2384 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2384) : (f32) -> ()
                }, {
                  "scf.yield"(%2338) : (f32) -> ()
                }) : (i1) -> f32
                %2385 = "scf.if"(%2380) ({
                  %2386 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2386) : (f32) -> ()
                }, {
                  "scf.yield"(%2339) : (f32) -> ()
                }) : (i1) -> f32
                %2387 = "arith.addi"(%2356, %94) : (i32, i32) -> i32
                %2388 = "arith.cmpi"(%2387, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2389 = "scf.if"(%2388) ({
                  %2390 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2390) : (f32) -> ()
                }, {
                  "scf.yield"(%2340) : (f32) -> ()
                }) : (i1) -> f32
                %2391 = "arith.addi"(%2387, %234) : (i32, i32) -> i32
                %2392 = "arith.cmpi"(%2391, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2393 = "scf.if"(%2392) ({
                  %2394 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2394) : (f32) -> ()
                }, {
                  "scf.yield"(%2341) : (f32) -> ()
                }) : (i1) -> f32
                %2395 = "scf.if"(%2388) ({
                  %2396 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2396) : (f32) -> ()
                }, {
                  "scf.yield"(%2342) : (f32) -> ()
                }) : (i1) -> f32
                %2397 = "scf.if"(%2392) ({
                  %2398 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2398) : (f32) -> ()
                }, {
                  "scf.yield"(%2343) : (f32) -> ()
                }) : (i1) -> f32
                %2399 = "arith.addi"(%2356, %223) : (i32, i32) -> i32
                %2400 = "arith.cmpi"(%2399, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2401 = "scf.if"(%2400) ({
                  %2402 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2402) : (f32) -> ()
                }, {
                  "scf.yield"(%2344) : (f32) -> ()
                }) : (i1) -> f32
                %2403 = "arith.addi"(%2399, %234) : (i32, i32) -> i32
                %2404 = "arith.cmpi"(%2403, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2405 = "scf.if"(%2404) ({
                  %2406 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2406) : (f32) -> ()
                }, {
                  "scf.yield"(%2345) : (f32) -> ()
                }) : (i1) -> f32
                %2407 = "scf.if"(%2400) ({
                  %2408 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2408) : (f32) -> ()
                }, {
                  "scf.yield"(%2346) : (f32) -> ()
                }) : (i1) -> f32
                %2409 = "scf.if"(%2404) ({
                  %2410 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2410) : (f32) -> ()
                }, {
                  "scf.yield"(%2347) : (f32) -> ()
                }) : (i1) -> f32
                %2411 = "arith.constant"() {value = 24 : i32} : () -> i32
                %2412 = "arith.addi"(%2356, %2411) : (i32, i32) -> i32
                %2413 = "arith.cmpi"(%2412, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2414 = "scf.if"(%2413) ({
                  %2415 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2415) : (f32) -> ()
                }, {
                  "scf.yield"(%2348) : (f32) -> ()
                }) : (i1) -> f32
                %2416 = "arith.addi"(%2412, %234) : (i32, i32) -> i32
                %2417 = "arith.cmpi"(%2416, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %2418 = "scf.if"(%2417) ({
                  %2419 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2419) : (f32) -> ()
                }, {
                  "scf.yield"(%2349) : (f32) -> ()
                }) : (i1) -> f32
                %2420 = "scf.if"(%2413) ({
                  %2421 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2421) : (f32) -> ()
                }, {
                  "scf.yield"(%2350) : (f32) -> ()
                }) : (i1) -> f32
                %2422 = "scf.if"(%2417) ({
                  %2423 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2423) : (f32) -> ()
                }, {
                  "scf.yield"(%2351) : (f32) -> ()
                }) : (i1) -> f32
                "scf.yield"(%2377, %2381, %2383, %2385, %2389, %2393, %2395, %2397, %2401, %2405, %2407, %2409, %2414, %2418, %2420, %2422) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %2424 = "llvm.bitcast"(%2360) : (f32) -> i32
              %2425 = "llvm.bitcast"(%2361) : (f32) -> i32
              %2426 = "llvm.bitcast"(%2364) : (f32) -> i32
              %2427 = "llvm.bitcast"(%2365) : (f32) -> i32
              %2428 = "llvm.bitcast"(%2368) : (f32) -> i32
              %2429 = "llvm.bitcast"(%2369) : (f32) -> i32
              %2430 = "llvm.bitcast"(%2372) : (f32) -> i32
              %2431 = "llvm.bitcast"(%2373) : (f32) -> i32
              %2432 = "arith.maxsi"(%2424, %2425) : (i32, i32) -> i32
              %2433 = "arith.maxsi"(%2432, %2426) : (i32, i32) -> i32
              %2434 = "arith.maxsi"(%2427, %2428) : (i32, i32) -> i32
              %2435 = "arith.maxsi"(%2434, %2429) : (i32, i32) -> i32
              %2436 = "arith.maxsi"(%2430, %2431) : (i32, i32) -> i32
              %2437 = "arith.maxsi"(%2433, %2435) : (i32, i32) -> i32
              %2438 = "arith.maxsi"(%2437, %2436) : (i32, i32) -> i32
              %2439 = "llvm.bitcast"(%2362) : (f32) -> i32
              %2440 = "llvm.bitcast"(%2363) : (f32) -> i32
              %2441 = "llvm.bitcast"(%2366) : (f32) -> i32
              %2442 = "llvm.bitcast"(%2367) : (f32) -> i32
              %2443 = "llvm.bitcast"(%2370) : (f32) -> i32
              %2444 = "llvm.bitcast"(%2371) : (f32) -> i32
              %2445 = "llvm.bitcast"(%2374) : (f32) -> i32
              %2446 = "llvm.bitcast"(%2375) : (f32) -> i32
              %2447 = "arith.maxsi"(%2439, %2440) : (i32, i32) -> i32
              %2448 = "arith.maxsi"(%2447, %2441) : (i32, i32) -> i32
              %2449 = "arith.maxsi"(%2442, %2443) : (i32, i32) -> i32
              %2450 = "arith.maxsi"(%2449, %2444) : (i32, i32) -> i32
              %2451 = "arith.maxsi"(%2445, %2446) : (i32, i32) -> i32
              %2452 = "arith.maxsi"(%2448, %2450) : (i32, i32) -> i32
              %2453 = "arith.maxsi"(%2452, %2451) : (i32, i32) -> i32
              %2454 = "arith.ori"(%2438, %2453) : (i32, i32) -> i32
              %2455 = "arith.cmpi"(%2454, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %2456 = "nvvm.vote.sync"(%39, %2455) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 53 : i32} : (i32, i1) -> i1
              %2457, %2458 = "scf.if"(%2456) ({
                %2459 = "llvm.bitcast"(%2360) : (f32) -> i32
                %2460 = "llvm.bitcast"(%2361) : (f32) -> i32
                %2461 = "llvm.bitcast"(%2364) : (f32) -> i32
                %2462 = "llvm.bitcast"(%2365) : (f32) -> i32
                %2463 = "llvm.bitcast"(%2368) : (f32) -> i32
                %2464 = "llvm.bitcast"(%2369) : (f32) -> i32
                %2465 = "llvm.bitcast"(%2372) : (f32) -> i32
                %2466 = "llvm.bitcast"(%2373) : (f32) -> i32
                %2467 = "arith.minui"(%2459, %2460) : (i32, i32) -> i32
                %2468 = "arith.minui"(%2467, %2461) : (i32, i32) -> i32
                %2469 = "arith.minui"(%2462, %2463) : (i32, i32) -> i32
                %2470 = "arith.minui"(%2469, %2464) : (i32, i32) -> i32
                %2471 = "arith.minui"(%2465, %2466) : (i32, i32) -> i32
                %2472 = "arith.minui"(%2468, %2470) : (i32, i32) -> i32
                %2473 = "arith.minui"(%2472, %2471) : (i32, i32) -> i32
                %2474 = "arith.cmpi"(%2438, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %2475 = "arith.select"(%2474, %2473, %2438) : (i1, i32, i32) -> i32
                %2476 = "llvm.bitcast"(%2362) : (f32) -> i32
                %2477 = "llvm.bitcast"(%2363) : (f32) -> i32
                %2478 = "llvm.bitcast"(%2366) : (f32) -> i32
                %2479 = "llvm.bitcast"(%2367) : (f32) -> i32
                %2480 = "llvm.bitcast"(%2370) : (f32) -> i32
                %2481 = "llvm.bitcast"(%2371) : (f32) -> i32
                %2482 = "llvm.bitcast"(%2374) : (f32) -> i32
                %2483 = "llvm.bitcast"(%2375) : (f32) -> i32
                %2484 = "arith.minui"(%2476, %2477) : (i32, i32) -> i32
                %2485 = "arith.minui"(%2484, %2478) : (i32, i32) -> i32
                %2486 = "arith.minui"(%2479, %2480) : (i32, i32) -> i32
                %2487 = "arith.minui"(%2486, %2481) : (i32, i32) -> i32
                %2488 = "arith.minui"(%2482, %2483) : (i32, i32) -> i32
                %2489 = "arith.minui"(%2485, %2487) : (i32, i32) -> i32
                %2490 = "arith.minui"(%2489, %2488) : (i32, i32) -> i32
                %2491 = "arith.cmpi"(%2453, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %2492 = "arith.select"(%2491, %2490, %2453) : (i1, i32, i32) -> i32
                "scf.yield"(%2475, %2492) : (i32, i32) -> ()
              }, {
                "scf.yield"(%2438, %2453) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %2493 = "arith.bitcast"(%2457) : (i32) -> f32
              %2494 = "arith.bitcast"(%2458) : (i32) -> f32
              %2495 = "arith.mulf"(%2493, %1535) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2496 = "arith.mulf"(%2494, %1535) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2497 = "arith.constant"() {value = 2.0 : f32} : () -> f32
              %2498 = "arith.addf"(%1993, %2497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2499 = "arith.cmpf"(%2495, %2498) {predicate = 2 : i64} : (f32, f32) -> i1
              %2500 = "arith.addf"(%1994, %2497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2501 = "arith.cmpf"(%2496, %2500) {predicate = 2 : i64} : (f32, f32) -> i1
              %2502 = "arith.ori"(%2499, %2501) : (i1, i1) -> i1
              %2503 = "nvvm.vote.sync"(%39, %2502) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 54 : i32} : (i32, i1) -> i1
              %2504, %2505, %2506, %2507 = "scf.if"(%2503) ({
                %2508 = "nvvm.shfl.sync"(%39, %2495, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 55 : i32} : (i32, f32, i32, i32) -> f32
                %2509 = "arith.maxnumf"(%2495, %2508) : (f32, f32) -> f32
                %2510 = "nvvm.shfl.sync"(%39, %2509, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 56 : i32} : (i32, f32, i32, i32) -> f32
                %2511 = "arith.maxnumf"(%2509, %2510) : (f32, f32) -> f32
                %2512 = "arith.maxnumf"(%1993, %2511) : (f32, f32) -> f32
                %2513 = "nvvm.shfl.sync"(%39, %2496, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 57 : i32} : (i32, f32, i32, i32) -> f32
                %2514 = "arith.maxnumf"(%2496, %2513) : (f32, f32) -> f32
                %2515 = "nvvm.shfl.sync"(%39, %2514, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 58 : i32} : (i32, f32, i32, i32) -> f32
                %2516 = "arith.maxnumf"(%2514, %2515) : (f32, f32) -> f32
                %2517 = "arith.maxnumf"(%1994, %2516) : (f32, f32) -> f32
                "scf.yield"(%2512, %2517, %1993, %1994) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1993, %1994, %1968, %1969) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %2518 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %2519 = "arith.cmpf"(%2504, %2518) {predicate = 2 : i64} : (f32, f32) -> i1
              %2520 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %2521 = "arith.select"(%2519, %2504, %2520) : (i1, f32, f32) -> f32
              %2522 = "arith.subf"(%2506, %2521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2523 = "llvm.call_intrinsic"(%2522) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2524 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %2525 = "arith.select"(%2503, %2523, %2524) : (i1, f32, f32) -> f32
              %2526 = "arith.cmpi"(%2354, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2526) ({
                %2527 = "arith.constant"() {value = 64 : i32} : () -> i32
                %2528 = "arith.muli"(%1532, %2527) : (i32, i32) -> i32
                %2529 = "arith.addi"(%1553, %2528) : (i32, i32) -> i32
                %2530 = "llvm.getelementptr"(%46, %2529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2504, %2530) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2531 = "llvm.getelementptr"(%47, %2529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2525, %2531) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2532 = "arith.cmpf"(%2505, %2518) {predicate = 2 : i64} : (f32, f32) -> i1
              %2533 = "arith.select"(%2532, %2505, %2520) : (i1, f32, f32) -> f32
              %2534 = "arith.subf"(%2507, %2533) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2535 = "llvm.call_intrinsic"(%2534) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2536 = "arith.select"(%2503, %2535, %2524) : (i1, f32, f32) -> f32
              "scf.if"(%2526) ({
                %2537 = "arith.addi"(%1553, %94) : (i32, i32) -> i32
                %2538 = "arith.constant"() {value = 64 : i32} : () -> i32
                %2539 = "arith.muli"(%1532, %2538) : (i32, i32) -> i32
                %2540 = "arith.addi"(%2537, %2539) : (i32, i32) -> i32
                %2541 = "llvm.getelementptr"(%46, %2540) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2505, %2541) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2542 = "llvm.getelementptr"(%47, %2540) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2536, %2542) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2543 = "vector.from_elements"(%2360, %2361, %2364, %2365, %2368, %2369, %2372, %2373) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2544 = "vector.broadcast"(%1535) : (f32) -> vector<8xf32>
              %2545 = "arith.mulf"(%2543, %2544) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2546 = "arith.cmpf"(%2504, %2518) {predicate = 2 : i64} : (f32, f32) -> i1
              %2547 = "arith.select"(%2546, %2504, %2520) : (i1, f32, f32) -> f32
              %2548 = "vector.broadcast"(%2547) : (f32) -> vector<8xf32>
              %2549 = "arith.subf"(%2545, %2548) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2550 = "vector.extract"(%2549) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2551 = "vector.extract"(%2549) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2552 = "vector.extract"(%2549) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2553 = "vector.extract"(%2549) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2554 = "vector.extract"(%2549) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2555 = "vector.extract"(%2549) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2556 = "vector.extract"(%2549) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2557 = "vector.extract"(%2549) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2558 = "llvm.call_intrinsic"(%2550) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2559 = "llvm.call_intrinsic"(%2551) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2560 = "llvm.call_intrinsic"(%2552) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2561 = "llvm.call_intrinsic"(%2553) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2562 = "llvm.call_intrinsic"(%2554) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2563 = "llvm.call_intrinsic"(%2555) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2564 = "llvm.call_intrinsic"(%2556) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2565 = "llvm.call_intrinsic"(%2557) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2566 = "vector.from_elements"(%2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2567 = "vector.extract"(%2566) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2568 = "vector.extract"(%2566) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2569 = "arith.addf"(%2567, %2568) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2570 = "vector.extract"(%2566) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2571 = "vector.extract"(%2566) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2572 = "arith.addf"(%2570, %2571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2573 = "arith.addf"(%2569, %2572) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2574 = "vector.extract"(%2566) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2575 = "vector.extract"(%2566) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2576 = "arith.addf"(%2574, %2575) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2577 = "vector.extract"(%2566) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2578 = "vector.extract"(%2566) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2579 = "arith.addf"(%2577, %2578) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2580 = "arith.addf"(%2576, %2579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2581 = "arith.addf"(%2573, %2580) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2582 = "arith.addf"(%2581, %2520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2583 = "vector.from_elements"(%2362, %2363, %2366, %2367, %2370, %2371, %2374, %2375) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2584 = "vector.broadcast"(%1535) : (f32) -> vector<8xf32>
              %2585 = "arith.mulf"(%2583, %2584) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2586 = "arith.cmpf"(%2505, %2518) {predicate = 2 : i64} : (f32, f32) -> i1
              %2587 = "arith.select"(%2586, %2505, %2520) : (i1, f32, f32) -> f32
              %2588 = "vector.broadcast"(%2587) : (f32) -> vector<8xf32>
              %2589 = "arith.subf"(%2585, %2588) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2590 = "vector.extract"(%2589) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2591 = "vector.extract"(%2589) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2592 = "vector.extract"(%2589) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2593 = "vector.extract"(%2589) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2594 = "vector.extract"(%2589) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2595 = "vector.extract"(%2589) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2596 = "vector.extract"(%2589) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2597 = "vector.extract"(%2589) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2598 = "llvm.call_intrinsic"(%2590) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2599 = "llvm.call_intrinsic"(%2591) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2600 = "llvm.call_intrinsic"(%2592) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2601 = "llvm.call_intrinsic"(%2593) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2602 = "llvm.call_intrinsic"(%2594) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2603 = "llvm.call_intrinsic"(%2595) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2604 = "llvm.call_intrinsic"(%2596) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2605 = "llvm.call_intrinsic"(%2597) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2606 = "vector.from_elements"(%2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2607 = "vector.extract"(%2606) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2608 = "vector.extract"(%2606) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2609 = "arith.addf"(%2607, %2608) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2610 = "vector.extract"(%2606) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2611 = "vector.extract"(%2606) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2612 = "arith.addf"(%2610, %2611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2613 = "arith.addf"(%2609, %2612) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2614 = "vector.extract"(%2606) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2615 = "vector.extract"(%2606) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2616 = "arith.addf"(%2614, %2615) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2617 = "vector.extract"(%2606) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2618 = "vector.extract"(%2606) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2619 = "arith.addf"(%2617, %2618) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2620 = "arith.addf"(%2616, %2619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2621 = "arith.addf"(%2613, %2620) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2622 = "arith.addf"(%2621, %2520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2623 = "vector.from_elements"(%1996, %1997) : (f32, f32) -> vector<2xf32>
              %2624 = "vector.from_elements"(%2525, %2536) : (f32, f32) -> vector<2xf32>
              %2625 = "arith.mulf"(%2623, %2624) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2626 = "vector.from_elements"(%2582, %2622) : (f32, f32) -> vector<2xf32>
              %2627 = "arith.addf"(%2625, %2626) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2628 = "vector.extract"(%2627) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2629 = "vector.extract"(%2627) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2630 = "vector.from_elements"(%2567, %2568, %2607, %2608, %2570, %2571, %2610, %2611, %2574, %2575, %2614, %2615, %2577, %2578, %2617, %2618) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2631 = "arith.truncf"(%2630) : (vector<16xf32>) -> vector<16xf16>
              %2632 = "vector.bitcast"(%2631) : (vector<16xf16>) -> vector<8xi32>
              %2633 = "vector.extract"(%2632) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
              %2634 = "vector.extract"(%2632) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
              %2635 = "vector.extract"(%2632) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
              %2636 = "vector.extract"(%2632) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
              %2637 = "vector.extract"(%2632) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
              %2638 = "vector.extract"(%2632) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
              %2639 = "vector.extract"(%2632) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
              %2640 = "vector.extract"(%2632) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
              %2641 = "llvm.bitcast"(%2633) : (i32) -> vector<2xf16>
              %2642 = "vector.extract"(%2641) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2643 = "llvm.bitcast"(%2633) : (i32) -> vector<2xf16>
              %2644 = "vector.extract"(%2643) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2645 = "llvm.bitcast"(%2634) : (i32) -> vector<2xf16>
              %2646 = "vector.extract"(%2645) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2647 = "llvm.bitcast"(%2634) : (i32) -> vector<2xf16>
              %2648 = "vector.extract"(%2647) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2649 = "llvm.bitcast"(%2635) : (i32) -> vector<2xf16>
              %2650 = "vector.extract"(%2649) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2651 = "llvm.bitcast"(%2635) : (i32) -> vector<2xf16>
              %2652 = "vector.extract"(%2651) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2653 = "llvm.bitcast"(%2636) : (i32) -> vector<2xf16>
              %2654 = "vector.extract"(%2653) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2655 = "llvm.bitcast"(%2636) : (i32) -> vector<2xf16>
              %2656 = "vector.extract"(%2655) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2657 = "llvm.bitcast"(%2637) : (i32) -> vector<2xf16>
              %2658 = "vector.extract"(%2657) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2659 = "llvm.bitcast"(%2637) : (i32) -> vector<2xf16>
              %2660 = "vector.extract"(%2659) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2661 = "llvm.bitcast"(%2638) : (i32) -> vector<2xf16>
              %2662 = "vector.extract"(%2661) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2663 = "llvm.bitcast"(%2638) : (i32) -> vector<2xf16>
              %2664 = "vector.extract"(%2663) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2665 = "llvm.bitcast"(%2639) : (i32) -> vector<2xf16>
              %2666 = "vector.extract"(%2665) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2667 = "llvm.bitcast"(%2639) : (i32) -> vector<2xf16>
              %2668 = "vector.extract"(%2667) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2669 = "llvm.bitcast"(%2640) : (i32) -> vector<2xf16>
              %2670 = "vector.extract"(%2669) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2671 = "llvm.bitcast"(%2640) : (i32) -> vector<2xf16>
              %2672 = "vector.extract"(%2671) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2673 = "vector.from_elements"(%2642, %2644, %2646, %2648, %2650, %2652, %2654, %2656, %2658, %2660, %2662, %2664, %2666, %2668, %2670, %2672) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
              %2674 = "vector.extract"(%2673) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %2675 = "vector.extract"(%2673) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %2676 = "vector.extract"(%2673) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %2677 = "vector.extract"(%2673) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %2678 = "vector.extract"(%2673) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %2679 = "vector.extract"(%2673) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %2680 = "vector.extract"(%2673) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %2681 = "vector.extract"(%2673) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %2682 = "vector.extract"(%2673) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %2683 = "vector.extract"(%2673) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %2684 = "vector.extract"(%2673) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %2685 = "vector.extract"(%2673) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %2686 = "vector.extract"(%2673) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %2687 = "vector.extract"(%2673) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %2688 = "vector.extract"(%2673) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %2689 = "vector.extract"(%2673) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %2690 = "vector.from_elements"(%2674, %2675) : (f16, f16) -> vector<2xf16>
              %2691 = "llvm.bitcast"(%2690) : (vector<2xf16>) -> i32
              %2692 = "vector.from_elements"(%2676, %2677) : (f16, f16) -> vector<2xf16>
              %2693 = "llvm.bitcast"(%2692) : (vector<2xf16>) -> i32
              %2694 = "vector.from_elements"(%2678, %2679) : (f16, f16) -> vector<2xf16>
              %2695 = "llvm.bitcast"(%2694) : (vector<2xf16>) -> i32
              %2696 = "vector.from_elements"(%2680, %2681) : (f16, f16) -> vector<2xf16>
              %2697 = "llvm.bitcast"(%2696) : (vector<2xf16>) -> i32
              %2698 = "arith.constant"() {value = 192 : i32} : () -> i32
              %2699 = "arith.andi"(%1548, %2698) : (i32, i32) -> i32
              %2700 = "arith.constant"() {value = 3 : i32} : () -> i32
              %2701 = "arith.shrui"(%2699, %2700) : (i32, i32) -> i32
              %2702 = "arith.xori"(%1548, %2701) : (i32, i32) -> i32
              %2703 = "llvm.getelementptr"(%45, %2702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%2703, %2691, %2693, %2695, %2697) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              %2705 = "arith.addi"(%1548, %223) : (i32, i32) -> i32
              %2706 = "vector.from_elements"(%2682, %2683) : (f16, f16) -> vector<2xf16>
              %2707 = "llvm.bitcast"(%2706) : (vector<2xf16>) -> i32
              %2708 = "vector.from_elements"(%2684, %2685) : (f16, f16) -> vector<2xf16>
              %2709 = "llvm.bitcast"(%2708) : (vector<2xf16>) -> i32
              %2710 = "vector.from_elements"(%2686, %2687) : (f16, f16) -> vector<2xf16>
              %2711 = "llvm.bitcast"(%2710) : (vector<2xf16>) -> i32
              %2712 = "vector.from_elements"(%2688, %2689) : (f16, f16) -> vector<2xf16>
              %2713 = "llvm.bitcast"(%2712) : (vector<2xf16>) -> i32
              %2714 = "arith.andi"(%2705, %2698) : (i32, i32) -> i32
              %2715 = "arith.shrui"(%2714, %2700) : (i32, i32) -> i32
              %2716 = "arith.xori"(%2705, %2715) : (i32, i32) -> i32
              %2717 = "llvm.getelementptr"(%45, %2716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%2717, %2707, %2709, %2711, %2713) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %2719 = "arith.addi"(%234, %1532) : (i32, i32) -> i32
              %2720 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier.arrive"(%2719, %2720) {cutec.arm = 61 : i32} : (i32, i32) -> ()
              %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848 = "scf.if"(%2503) ({
                %2849 = "vector.from_elements"(%1999, %2000, %2003, %2004, %2007, %2008, %2011, %2012, %2015, %2016, %2019, %2020, %2023, %2024, %2027, %2028, %2031, %2032, %2035, %2036, %2039, %2040, %2043, %2044, %2047, %2048, %2051, %2052, %2055, %2056, %2059, %2060, %2063, %2064, %2067, %2068, %2071, %2072, %2075, %2076, %2079, %2080, %2083, %2084, %2087, %2088, %2091, %2092, %2095, %2096, %2099, %2100, %2103, %2104, %2107, %2108, %2111, %2112, %2115, %2116, %2119, %2120, %2123, %2124) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %2850 = "vector.broadcast"(%2525) : (f32) -> vector<64xf32>
                %2851 = "arith.mulf"(%2849, %2850) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %2852 = "vector.extract"(%2851) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %2853 = "vector.extract"(%2851) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %2854 = "vector.extract"(%2851) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %2855 = "vector.extract"(%2851) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %2856 = "vector.extract"(%2851) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %2857 = "vector.extract"(%2851) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %2858 = "vector.extract"(%2851) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %2859 = "vector.extract"(%2851) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %2860 = "vector.extract"(%2851) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %2861 = "vector.extract"(%2851) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %2862 = "vector.extract"(%2851) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %2863 = "vector.extract"(%2851) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %2864 = "vector.extract"(%2851) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %2865 = "vector.extract"(%2851) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %2866 = "vector.extract"(%2851) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %2867 = "vector.extract"(%2851) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %2868 = "vector.extract"(%2851) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %2869 = "vector.extract"(%2851) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %2870 = "vector.extract"(%2851) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %2871 = "vector.extract"(%2851) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %2872 = "vector.extract"(%2851) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %2873 = "vector.extract"(%2851) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %2874 = "vector.extract"(%2851) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %2875 = "vector.extract"(%2851) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %2876 = "vector.extract"(%2851) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %2877 = "vector.extract"(%2851) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %2878 = "vector.extract"(%2851) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %2879 = "vector.extract"(%2851) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %2880 = "vector.extract"(%2851) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %2881 = "vector.extract"(%2851) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %2882 = "vector.extract"(%2851) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %2883 = "vector.extract"(%2851) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %2884 = "vector.extract"(%2851) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %2885 = "vector.extract"(%2851) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %2886 = "vector.extract"(%2851) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %2887 = "vector.extract"(%2851) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %2888 = "vector.extract"(%2851) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %2889 = "vector.extract"(%2851) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %2890 = "vector.extract"(%2851) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %2891 = "vector.extract"(%2851) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %2892 = "vector.extract"(%2851) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %2893 = "vector.extract"(%2851) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %2894 = "vector.extract"(%2851) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %2895 = "vector.extract"(%2851) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %2896 = "vector.extract"(%2851) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %2897 = "vector.extract"(%2851) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %2898 = "vector.extract"(%2851) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %2899 = "vector.extract"(%2851) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %2900 = "vector.extract"(%2851) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %2901 = "vector.extract"(%2851) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %2902 = "vector.extract"(%2851) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %2903 = "vector.extract"(%2851) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %2904 = "vector.extract"(%2851) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %2905 = "vector.extract"(%2851) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %2906 = "vector.extract"(%2851) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %2907 = "vector.extract"(%2851) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %2908 = "vector.extract"(%2851) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %2909 = "vector.extract"(%2851) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %2910 = "vector.extract"(%2851) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %2911 = "vector.extract"(%2851) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %2912 = "vector.extract"(%2851) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %2913 = "vector.extract"(%2851) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %2914 = "vector.extract"(%2851) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %2915 = "vector.extract"(%2851) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %2916 = "vector.from_elements"(%2001, %2002, %2005, %2006, %2009, %2010, %2013, %2014, %2017, %2018, %2021, %2022, %2025, %2026, %2029, %2030, %2033, %2034, %2037, %2038, %2041, %2042, %2045, %2046, %2049, %2050, %2053, %2054, %2057, %2058, %2061, %2062, %2065, %2066, %2069, %2070, %2073, %2074, %2077, %2078, %2081, %2082, %2085, %2086, %2089, %2090, %2093, %2094, %2097, %2098, %2101, %2102, %2105, %2106, %2109, %2110, %2113, %2114, %2117, %2118, %2121, %2122, %2125, %2126) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %2917 = "vector.broadcast"(%2536) : (f32) -> vector<64xf32>
                %2918 = "arith.mulf"(%2916, %2917) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %2919 = "vector.extract"(%2918) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %2920 = "vector.extract"(%2918) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %2921 = "vector.extract"(%2918) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %2922 = "vector.extract"(%2918) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %2923 = "vector.extract"(%2918) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %2924 = "vector.extract"(%2918) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %2925 = "vector.extract"(%2918) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %2926 = "vector.extract"(%2918) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %2927 = "vector.extract"(%2918) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %2928 = "vector.extract"(%2918) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %2929 = "vector.extract"(%2918) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %2930 = "vector.extract"(%2918) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %2931 = "vector.extract"(%2918) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %2932 = "vector.extract"(%2918) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %2933 = "vector.extract"(%2918) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %2934 = "vector.extract"(%2918) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %2935 = "vector.extract"(%2918) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %2936 = "vector.extract"(%2918) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %2937 = "vector.extract"(%2918) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %2938 = "vector.extract"(%2918) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %2939 = "vector.extract"(%2918) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %2940 = "vector.extract"(%2918) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %2941 = "vector.extract"(%2918) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %2942 = "vector.extract"(%2918) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %2943 = "vector.extract"(%2918) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %2944 = "vector.extract"(%2918) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %2945 = "vector.extract"(%2918) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %2946 = "vector.extract"(%2918) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %2947 = "vector.extract"(%2918) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %2948 = "vector.extract"(%2918) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %2949 = "vector.extract"(%2918) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %2950 = "vector.extract"(%2918) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %2951 = "vector.extract"(%2918) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %2952 = "vector.extract"(%2918) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %2953 = "vector.extract"(%2918) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %2954 = "vector.extract"(%2918) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %2955 = "vector.extract"(%2918) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %2956 = "vector.extract"(%2918) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %2957 = "vector.extract"(%2918) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %2958 = "vector.extract"(%2918) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %2959 = "vector.extract"(%2918) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %2960 = "vector.extract"(%2918) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %2961 = "vector.extract"(%2918) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %2962 = "vector.extract"(%2918) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %2963 = "vector.extract"(%2918) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %2964 = "vector.extract"(%2918) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %2965 = "vector.extract"(%2918) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %2966 = "vector.extract"(%2918) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %2967 = "vector.extract"(%2918) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %2968 = "vector.extract"(%2918) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %2969 = "vector.extract"(%2918) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %2970 = "vector.extract"(%2918) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %2971 = "vector.extract"(%2918) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %2972 = "vector.extract"(%2918) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %2973 = "vector.extract"(%2918) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %2974 = "vector.extract"(%2918) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %2975 = "vector.extract"(%2918) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %2976 = "vector.extract"(%2918) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %2977 = "vector.extract"(%2918) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %2978 = "vector.extract"(%2918) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %2979 = "vector.extract"(%2918) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %2980 = "vector.extract"(%2918) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %2981 = "vector.extract"(%2918) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %2982 = "vector.extract"(%2918) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%2852, %2853, %2919, %2920, %2854, %2855, %2921, %2922, %2856, %2857, %2923, %2924, %2858, %2859, %2925, %2926, %2860, %2861, %2927, %2928, %2862, %2863, %2929, %2930, %2864, %2865, %2931, %2932, %2866, %2867, %2933, %2934, %2868, %2869, %2935, %2936, %2870, %2871, %2937, %2938, %2872, %2873, %2939, %2940, %2874, %2875, %2941, %2942, %2876, %2877, %2943, %2944, %2878, %2879, %2945, %2946, %2880, %2881, %2947, %2948, %2882, %2883, %2949, %2950, %2884, %2885, %2951, %2952, %2886, %2887, %2953, %2954, %2888, %2889, %2955, %2956, %2890, %2891, %2957, %2958, %2892, %2893, %2959, %2960, %2894, %2895, %2961, %2962, %2896, %2897, %2963, %2964, %2898, %2899, %2965, %2966, %2900, %2901, %2967, %2968, %2902, %2903, %2969, %2970, %2904, %2905, %2971, %2972, %2906, %2907, %2973, %2974, %2908, %2909, %2975, %2976, %2910, %2911, %2977, %2978, %2912, %2913, %2979, %2980, %2914, %2915, %2981, %2982) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "llvm.inline_asm"() {asm_string = "", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                "scf.yield"(%1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %2984 = "llvm.getelementptr"(%1538, %2295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2985 = "arith.constant"() {value = true} : () -> i1
              %t2987_a = "llvm.ptrtoint"(%2984) : (!llvm.ptr<3>) -> i32
              %t2987_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t2987_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t2987_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t2987_shifted = "arith.shrui"(%t2987_a, %t2987_four) : (i32, i32) -> i32
              %t2987_low = "arith.andi"(%t2987_shifted, %t2987_mask) : (i32, i32) -> i32
              %t2987_wide = "arith.extui"(%t2987_low) : (i32) -> i64
              %2986 = "arith.ori"(%t2987_wide, %t2987_fields) : (i64, i64) -> i64
              %t3116_r = "llvm.inline_asm"(%2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %2988 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 0>} : (!struct1) -> f32
              %2989 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 1>} : (!struct1) -> f32
              %2990 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 2>} : (!struct1) -> f32
              %2991 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 3>} : (!struct1) -> f32
              %2992 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 4>} : (!struct1) -> f32
              %2993 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 5>} : (!struct1) -> f32
              %2994 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 6>} : (!struct1) -> f32
              %2995 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 7>} : (!struct1) -> f32
              %2996 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 8>} : (!struct1) -> f32
              %2997 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 9>} : (!struct1) -> f32
              %2998 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 10>} : (!struct1) -> f32
              %2999 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 11>} : (!struct1) -> f32
              %3000 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 12>} : (!struct1) -> f32
              %3001 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 13>} : (!struct1) -> f32
              %3002 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 14>} : (!struct1) -> f32
              %3003 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 15>} : (!struct1) -> f32
              %3004 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 16>} : (!struct1) -> f32
              %3005 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 17>} : (!struct1) -> f32
              %3006 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 18>} : (!struct1) -> f32
              %3007 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 19>} : (!struct1) -> f32
              %3008 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 20>} : (!struct1) -> f32
              %3009 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 21>} : (!struct1) -> f32
              %3010 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 22>} : (!struct1) -> f32
              %3011 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 23>} : (!struct1) -> f32
              %3012 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 24>} : (!struct1) -> f32
              %3013 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 25>} : (!struct1) -> f32
              %3014 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 26>} : (!struct1) -> f32
              %3015 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 27>} : (!struct1) -> f32
              %3016 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 28>} : (!struct1) -> f32
              %3017 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 29>} : (!struct1) -> f32
              %3018 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 30>} : (!struct1) -> f32
              %3019 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 31>} : (!struct1) -> f32
              %3020 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 32>} : (!struct1) -> f32
              %3021 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 33>} : (!struct1) -> f32
              %3022 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 34>} : (!struct1) -> f32
              %3023 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 35>} : (!struct1) -> f32
              %3024 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 36>} : (!struct1) -> f32
              %3025 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 37>} : (!struct1) -> f32
              %3026 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 38>} : (!struct1) -> f32
              %3027 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 39>} : (!struct1) -> f32
              %3028 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 40>} : (!struct1) -> f32
              %3029 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 41>} : (!struct1) -> f32
              %3030 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 42>} : (!struct1) -> f32
              %3031 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 43>} : (!struct1) -> f32
              %3032 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 44>} : (!struct1) -> f32
              %3033 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 45>} : (!struct1) -> f32
              %3034 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 46>} : (!struct1) -> f32
              %3035 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 47>} : (!struct1) -> f32
              %3036 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 48>} : (!struct1) -> f32
              %3037 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 49>} : (!struct1) -> f32
              %3038 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 50>} : (!struct1) -> f32
              %3039 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 51>} : (!struct1) -> f32
              %3040 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 52>} : (!struct1) -> f32
              %3041 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 53>} : (!struct1) -> f32
              %3042 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 54>} : (!struct1) -> f32
              %3043 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 55>} : (!struct1) -> f32
              %3044 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 56>} : (!struct1) -> f32
              %3045 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 57>} : (!struct1) -> f32
              %3046 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 58>} : (!struct1) -> f32
              %3047 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 59>} : (!struct1) -> f32
              %3048 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 60>} : (!struct1) -> f32
              %3049 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 61>} : (!struct1) -> f32
              %3050 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 62>} : (!struct1) -> f32
              %3051 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 63>} : (!struct1) -> f32
              %3052 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 64>} : (!struct1) -> f32
              %3053 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 65>} : (!struct1) -> f32
              %3054 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 66>} : (!struct1) -> f32
              %3055 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 67>} : (!struct1) -> f32
              %3056 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 68>} : (!struct1) -> f32
              %3057 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 69>} : (!struct1) -> f32
              %3058 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 70>} : (!struct1) -> f32
              %3059 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 71>} : (!struct1) -> f32
              %3060 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 72>} : (!struct1) -> f32
              %3061 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 73>} : (!struct1) -> f32
              %3062 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 74>} : (!struct1) -> f32
              %3063 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 75>} : (!struct1) -> f32
              %3064 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 76>} : (!struct1) -> f32
              %3065 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 77>} : (!struct1) -> f32
              %3066 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 78>} : (!struct1) -> f32
              %3067 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 79>} : (!struct1) -> f32
              %3068 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 80>} : (!struct1) -> f32
              %3069 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 81>} : (!struct1) -> f32
              %3070 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 82>} : (!struct1) -> f32
              %3071 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 83>} : (!struct1) -> f32
              %3072 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 84>} : (!struct1) -> f32
              %3073 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 85>} : (!struct1) -> f32
              %3074 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 86>} : (!struct1) -> f32
              %3075 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 87>} : (!struct1) -> f32
              %3076 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 88>} : (!struct1) -> f32
              %3077 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 89>} : (!struct1) -> f32
              %3078 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 90>} : (!struct1) -> f32
              %3079 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 91>} : (!struct1) -> f32
              %3080 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 92>} : (!struct1) -> f32
              %3081 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 93>} : (!struct1) -> f32
              %3082 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 94>} : (!struct1) -> f32
              %3083 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 95>} : (!struct1) -> f32
              %3084 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 96>} : (!struct1) -> f32
              %3085 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 97>} : (!struct1) -> f32
              %3086 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 98>} : (!struct1) -> f32
              %3087 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 99>} : (!struct1) -> f32
              %3088 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 100>} : (!struct1) -> f32
              %3089 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 101>} : (!struct1) -> f32
              %3090 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 102>} : (!struct1) -> f32
              %3091 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 103>} : (!struct1) -> f32
              %3092 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 104>} : (!struct1) -> f32
              %3093 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 105>} : (!struct1) -> f32
              %3094 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 106>} : (!struct1) -> f32
              %3095 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 107>} : (!struct1) -> f32
              %3096 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 108>} : (!struct1) -> f32
              %3097 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 109>} : (!struct1) -> f32
              %3098 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 110>} : (!struct1) -> f32
              %3099 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 111>} : (!struct1) -> f32
              %3100 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 112>} : (!struct1) -> f32
              %3101 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 113>} : (!struct1) -> f32
              %3102 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 114>} : (!struct1) -> f32
              %3103 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 115>} : (!struct1) -> f32
              %3104 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 116>} : (!struct1) -> f32
              %3105 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 117>} : (!struct1) -> f32
              %3106 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 118>} : (!struct1) -> f32
              %3107 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 119>} : (!struct1) -> f32
              %3108 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 120>} : (!struct1) -> f32
              %3109 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 121>} : (!struct1) -> f32
              %3110 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 122>} : (!struct1) -> f32
              %3111 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 123>} : (!struct1) -> f32
              %3112 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 124>} : (!struct1) -> f32
              %3113 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 125>} : (!struct1) -> f32
              %3114 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 126>} : (!struct1) -> f32
              %3115 = "llvm.extractvalue"(%t3116_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t3245_r = "llvm.inline_asm"(%2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %3024, %3025, %3026, %3027, %3028, %3029, %3030, %3031, %3032, %3033, %3034, %3035, %3036, %3037, %3038, %3039, %3040, %3041, %3042, %3043, %3044, %3045, %3046, %3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074, %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102, %3103, %3104, %3105, %3106, %3107, %3108, %3109, %3110, %3111, %3112, %3113, %3114, %3115, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2986, %2985) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $264, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$256, $257, $258, $259}, db, $265, 1, 1, 1;\0Aadd.s64 db, $264, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$260, $261, $262, $263}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 62 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %3117 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 0>} : (!struct1) -> f32
              %3118 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 1>} : (!struct1) -> f32
              %3119 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 2>} : (!struct1) -> f32
              %3120 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 3>} : (!struct1) -> f32
              %3121 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 4>} : (!struct1) -> f32
              %3122 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 5>} : (!struct1) -> f32
              %3123 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 6>} : (!struct1) -> f32
              %3124 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 7>} : (!struct1) -> f32
              %3125 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 8>} : (!struct1) -> f32
              %3126 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 9>} : (!struct1) -> f32
              %3127 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 10>} : (!struct1) -> f32
              %3128 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 11>} : (!struct1) -> f32
              %3129 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 12>} : (!struct1) -> f32
              %3130 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 13>} : (!struct1) -> f32
              %3131 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 14>} : (!struct1) -> f32
              %3132 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 15>} : (!struct1) -> f32
              %3133 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 16>} : (!struct1) -> f32
              %3134 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 17>} : (!struct1) -> f32
              %3135 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 18>} : (!struct1) -> f32
              %3136 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 19>} : (!struct1) -> f32
              %3137 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 20>} : (!struct1) -> f32
              %3138 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 21>} : (!struct1) -> f32
              %3139 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 22>} : (!struct1) -> f32
              %3140 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 23>} : (!struct1) -> f32
              %3141 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 24>} : (!struct1) -> f32
              %3142 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 25>} : (!struct1) -> f32
              %3143 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 26>} : (!struct1) -> f32
              %3144 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 27>} : (!struct1) -> f32
              %3145 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 28>} : (!struct1) -> f32
              %3146 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 29>} : (!struct1) -> f32
              %3147 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 30>} : (!struct1) -> f32
              %3148 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 31>} : (!struct1) -> f32
              %3149 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 32>} : (!struct1) -> f32
              %3150 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 33>} : (!struct1) -> f32
              %3151 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 34>} : (!struct1) -> f32
              %3152 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 35>} : (!struct1) -> f32
              %3153 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 36>} : (!struct1) -> f32
              %3154 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 37>} : (!struct1) -> f32
              %3155 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 38>} : (!struct1) -> f32
              %3156 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 39>} : (!struct1) -> f32
              %3157 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 40>} : (!struct1) -> f32
              %3158 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 41>} : (!struct1) -> f32
              %3159 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 42>} : (!struct1) -> f32
              %3160 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 43>} : (!struct1) -> f32
              %3161 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 44>} : (!struct1) -> f32
              %3162 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 45>} : (!struct1) -> f32
              %3163 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 46>} : (!struct1) -> f32
              %3164 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 47>} : (!struct1) -> f32
              %3165 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 48>} : (!struct1) -> f32
              %3166 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 49>} : (!struct1) -> f32
              %3167 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 50>} : (!struct1) -> f32
              %3168 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 51>} : (!struct1) -> f32
              %3169 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 52>} : (!struct1) -> f32
              %3170 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 53>} : (!struct1) -> f32
              %3171 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 54>} : (!struct1) -> f32
              %3172 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 55>} : (!struct1) -> f32
              %3173 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 56>} : (!struct1) -> f32
              %3174 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 57>} : (!struct1) -> f32
              %3175 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 58>} : (!struct1) -> f32
              %3176 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 59>} : (!struct1) -> f32
              %3177 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 60>} : (!struct1) -> f32
              %3178 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 61>} : (!struct1) -> f32
              %3179 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 62>} : (!struct1) -> f32
              %3180 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 63>} : (!struct1) -> f32
              %3181 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 64>} : (!struct1) -> f32
              %3182 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 65>} : (!struct1) -> f32
              %3183 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 66>} : (!struct1) -> f32
              %3184 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 67>} : (!struct1) -> f32
              %3185 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 68>} : (!struct1) -> f32
              %3186 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 69>} : (!struct1) -> f32
              %3187 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 70>} : (!struct1) -> f32
              %3188 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 71>} : (!struct1) -> f32
              %3189 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 72>} : (!struct1) -> f32
              %3190 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 73>} : (!struct1) -> f32
              %3191 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 74>} : (!struct1) -> f32
              %3192 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 75>} : (!struct1) -> f32
              %3193 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 76>} : (!struct1) -> f32
              %3194 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 77>} : (!struct1) -> f32
              %3195 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 78>} : (!struct1) -> f32
              %3196 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 79>} : (!struct1) -> f32
              %3197 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 80>} : (!struct1) -> f32
              %3198 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 81>} : (!struct1) -> f32
              %3199 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 82>} : (!struct1) -> f32
              %3200 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 83>} : (!struct1) -> f32
              %3201 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 84>} : (!struct1) -> f32
              %3202 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 85>} : (!struct1) -> f32
              %3203 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 86>} : (!struct1) -> f32
              %3204 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 87>} : (!struct1) -> f32
              %3205 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 88>} : (!struct1) -> f32
              %3206 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 89>} : (!struct1) -> f32
              %3207 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 90>} : (!struct1) -> f32
              %3208 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 91>} : (!struct1) -> f32
              %3209 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 92>} : (!struct1) -> f32
              %3210 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 93>} : (!struct1) -> f32
              %3211 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 94>} : (!struct1) -> f32
              %3212 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 95>} : (!struct1) -> f32
              %3213 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 96>} : (!struct1) -> f32
              %3214 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 97>} : (!struct1) -> f32
              %3215 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 98>} : (!struct1) -> f32
              %3216 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 99>} : (!struct1) -> f32
              %3217 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 100>} : (!struct1) -> f32
              %3218 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 101>} : (!struct1) -> f32
              %3219 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 102>} : (!struct1) -> f32
              %3220 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 103>} : (!struct1) -> f32
              %3221 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 104>} : (!struct1) -> f32
              %3222 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 105>} : (!struct1) -> f32
              %3223 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 106>} : (!struct1) -> f32
              %3224 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 107>} : (!struct1) -> f32
              %3225 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 108>} : (!struct1) -> f32
              %3226 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 109>} : (!struct1) -> f32
              %3227 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 110>} : (!struct1) -> f32
              %3228 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 111>} : (!struct1) -> f32
              %3229 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 112>} : (!struct1) -> f32
              %3230 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 113>} : (!struct1) -> f32
              %3231 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 114>} : (!struct1) -> f32
              %3232 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 115>} : (!struct1) -> f32
              %3233 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 116>} : (!struct1) -> f32
              %3234 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 117>} : (!struct1) -> f32
              %3235 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 118>} : (!struct1) -> f32
              %3236 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 119>} : (!struct1) -> f32
              %3237 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 120>} : (!struct1) -> f32
              %3238 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 121>} : (!struct1) -> f32
              %3239 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 122>} : (!struct1) -> f32
              %3240 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 123>} : (!struct1) -> f32
              %3241 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 124>} : (!struct1) -> f32
              %3242 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 125>} : (!struct1) -> f32
              %3243 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 126>} : (!struct1) -> f32
              %3244 = "llvm.extractvalue"(%t3245_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %3246 = "arith.addi"(%1944, %234) : (i32, i32) -> i32
              %3247 = "arith.cmpi"(%3246, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %3248 = "arith.xori"(%1945, %234) : (i32, i32) -> i32
              %3249 = "arith.select"(%3247, %3248, %1945) : (i1, i32, i32) -> i32
              %3250 = "arith.select"(%3247, %40, %3246) : (i1, i32, i32) -> i32
              %3251 = "arith.addi"(%1943, %234) : (i32, i32) -> i32
              %t3396_r = "llvm.inline_asm"(%2567, %2568, %2607, %2608, %2570, %2571, %2610, %2611, %2574, %2575, %2614, %2615, %2577, %2578, %2617, %2618, %3117, %3118, %3119, %3120, %3121, %3122, %3123, %3124, %3125, %3126, %3127, %3128, %3129, %3130, %3131, %3132, %3133, %3134, %3135, %3136, %3137, %3138, %3139, %3140, %3141, %3142, %3143, %3144, %3145, %3146, %3147, %3148, %3149, %3150, %3151, %3152, %3153, %3154, %3155, %3156, %3157, %3158, %3159, %3160, %3161, %3162, %3163, %3164, %3165, %3166, %3167, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %3252 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 0>} : (!struct2) -> f32
              %3253 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 1>} : (!struct2) -> f32
              %3254 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 2>} : (!struct2) -> f32
              %3255 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 3>} : (!struct2) -> f32
              %3256 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 4>} : (!struct2) -> f32
              %3257 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 5>} : (!struct2) -> f32
              %3258 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 6>} : (!struct2) -> f32
              %3259 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 7>} : (!struct2) -> f32
              %3260 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 8>} : (!struct2) -> f32
              %3261 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 9>} : (!struct2) -> f32
              %3262 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 10>} : (!struct2) -> f32
              %3263 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 11>} : (!struct2) -> f32
              %3264 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 12>} : (!struct2) -> f32
              %3265 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 13>} : (!struct2) -> f32
              %3266 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 14>} : (!struct2) -> f32
              %3267 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 15>} : (!struct2) -> f32
              %3268 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 16>} : (!struct2) -> f32
              %3269 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 17>} : (!struct2) -> f32
              %3270 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 18>} : (!struct2) -> f32
              %3271 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 19>} : (!struct2) -> f32
              %3272 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 20>} : (!struct2) -> f32
              %3273 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 21>} : (!struct2) -> f32
              %3274 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 22>} : (!struct2) -> f32
              %3275 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 23>} : (!struct2) -> f32
              %3276 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 24>} : (!struct2) -> f32
              %3277 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 25>} : (!struct2) -> f32
              %3278 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 26>} : (!struct2) -> f32
              %3279 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 27>} : (!struct2) -> f32
              %3280 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 28>} : (!struct2) -> f32
              %3281 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 29>} : (!struct2) -> f32
              %3282 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 30>} : (!struct2) -> f32
              %3283 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 31>} : (!struct2) -> f32
              %3284 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 32>} : (!struct2) -> f32
              %3285 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 33>} : (!struct2) -> f32
              %3286 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 34>} : (!struct2) -> f32
              %3287 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 35>} : (!struct2) -> f32
              %3288 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 36>} : (!struct2) -> f32
              %3289 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 37>} : (!struct2) -> f32
              %3290 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 38>} : (!struct2) -> f32
              %3291 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 39>} : (!struct2) -> f32
              %3292 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 40>} : (!struct2) -> f32
              %3293 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 41>} : (!struct2) -> f32
              %3294 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 42>} : (!struct2) -> f32
              %3295 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 43>} : (!struct2) -> f32
              %3296 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 44>} : (!struct2) -> f32
              %3297 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 45>} : (!struct2) -> f32
              %3298 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 46>} : (!struct2) -> f32
              %3299 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 47>} : (!struct2) -> f32
              %3300 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 48>} : (!struct2) -> f32
              %3301 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 49>} : (!struct2) -> f32
              %3302 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 50>} : (!struct2) -> f32
              %3303 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 51>} : (!struct2) -> f32
              %3304 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 52>} : (!struct2) -> f32
              %3305 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 53>} : (!struct2) -> f32
              %3306 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 54>} : (!struct2) -> f32
              %3307 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 55>} : (!struct2) -> f32
              %3308 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 56>} : (!struct2) -> f32
              %3309 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 57>} : (!struct2) -> f32
              %3310 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 58>} : (!struct2) -> f32
              %3311 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 59>} : (!struct2) -> f32
              %3312 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 60>} : (!struct2) -> f32
              %3313 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 61>} : (!struct2) -> f32
              %3314 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 62>} : (!struct2) -> f32
              %3315 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 63>} : (!struct2) -> f32
              %3316 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 64>} : (!struct2) -> f32
              %3317 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 65>} : (!struct2) -> f32
              %3318 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 66>} : (!struct2) -> f32
              %3319 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 67>} : (!struct2) -> f32
              %3320 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 68>} : (!struct2) -> f32
              %3321 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 69>} : (!struct2) -> f32
              %3322 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 70>} : (!struct2) -> f32
              %3323 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 71>} : (!struct2) -> f32
              %3324 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 72>} : (!struct2) -> f32
              %3325 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 73>} : (!struct2) -> f32
              %3326 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 74>} : (!struct2) -> f32
              %3327 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 75>} : (!struct2) -> f32
              %3328 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 76>} : (!struct2) -> f32
              %3329 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 77>} : (!struct2) -> f32
              %3330 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 78>} : (!struct2) -> f32
              %3331 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 79>} : (!struct2) -> f32
              %3332 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 80>} : (!struct2) -> f32
              %3333 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 81>} : (!struct2) -> f32
              %3334 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 82>} : (!struct2) -> f32
              %3335 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 83>} : (!struct2) -> f32
              %3336 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 84>} : (!struct2) -> f32
              %3337 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 85>} : (!struct2) -> f32
              %3338 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 86>} : (!struct2) -> f32
              %3339 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 87>} : (!struct2) -> f32
              %3340 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 88>} : (!struct2) -> f32
              %3341 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 89>} : (!struct2) -> f32
              %3342 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 90>} : (!struct2) -> f32
              %3343 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 91>} : (!struct2) -> f32
              %3344 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 92>} : (!struct2) -> f32
              %3345 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 93>} : (!struct2) -> f32
              %3346 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 94>} : (!struct2) -> f32
              %3347 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 95>} : (!struct2) -> f32
              %3348 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 96>} : (!struct2) -> f32
              %3349 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 97>} : (!struct2) -> f32
              %3350 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 98>} : (!struct2) -> f32
              %3351 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 99>} : (!struct2) -> f32
              %3352 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 100>} : (!struct2) -> f32
              %3353 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 101>} : (!struct2) -> f32
              %3354 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 102>} : (!struct2) -> f32
              %3355 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 103>} : (!struct2) -> f32
              %3356 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 104>} : (!struct2) -> f32
              %3357 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 105>} : (!struct2) -> f32
              %3358 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 106>} : (!struct2) -> f32
              %3359 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 107>} : (!struct2) -> f32
              %3360 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 108>} : (!struct2) -> f32
              %3361 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 109>} : (!struct2) -> f32
              %3362 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 110>} : (!struct2) -> f32
              %3363 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 111>} : (!struct2) -> f32
              %3364 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 112>} : (!struct2) -> f32
              %3365 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 113>} : (!struct2) -> f32
              %3366 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 114>} : (!struct2) -> f32
              %3367 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 115>} : (!struct2) -> f32
              %3368 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 116>} : (!struct2) -> f32
              %3369 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 117>} : (!struct2) -> f32
              %3370 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 118>} : (!struct2) -> f32
              %3371 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 119>} : (!struct2) -> f32
              %3372 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 120>} : (!struct2) -> f32
              %3373 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 121>} : (!struct2) -> f32
              %3374 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 122>} : (!struct2) -> f32
              %3375 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 123>} : (!struct2) -> f32
              %3376 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 124>} : (!struct2) -> f32
              %3377 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 125>} : (!struct2) -> f32
              %3378 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 126>} : (!struct2) -> f32
              %3379 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 127>} : (!struct2) -> f32
              %3380 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 128>} : (!struct2) -> f32
              %3381 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 129>} : (!struct2) -> f32
              %3382 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 130>} : (!struct2) -> f32
              %3383 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 131>} : (!struct2) -> f32
              %3384 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 132>} : (!struct2) -> f32
              %3385 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 133>} : (!struct2) -> f32
              %3386 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 134>} : (!struct2) -> f32
              %3387 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 135>} : (!struct2) -> f32
              %3388 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 136>} : (!struct2) -> f32
              %3389 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 137>} : (!struct2) -> f32
              %3390 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 138>} : (!struct2) -> f32
              %3391 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 139>} : (!struct2) -> f32
              %3392 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 140>} : (!struct2) -> f32
              %3393 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 141>} : (!struct2) -> f32
              %3394 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 142>} : (!struct2) -> f32
              %3395 = "llvm.extractvalue"(%t3396_r) {position = array<i64: 143>} : (!struct2) -> f32
              %3397 = "arith.cmpi"(%1549, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3397) ({
                %3398 = "llvm.getelementptr"(%66, %1947) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t3399_s0 = "llvm.ptrtoint"(%3398) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t3399_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %3400 = "arith.addi"(%1947, %234) : (i32, i32) -> i32
              %3401 = "arith.cmpi"(%3400, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %3402 = "arith.xori"(%1948, %234) : (i32, i32) -> i32
              %3403 = "arith.select"(%3401, %3402, %1948) : (i1, i32, i32) -> i32
              %3404 = "arith.select"(%3401, %40, %3400) : (i1, i32, i32) -> i32
              %3405 = "arith.addi"(%1946, %234) : (i32, i32) -> i32
              "scf.yield"(%3251, %3250, %3249, %3405, %3404, %3403, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3383, %3384, %3385, %3386, %3387, %3388, %3389, %3390, %3391, %3392, %3393, %3394, %3395, %2504, %2505, %2628, %2629, %2691, %2693, %2695, %2697, %2707, %2709, %2711, %2713) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "llvm.inline_asm"() {asm_string = "", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              "scf.yield"(%1943, %1944, %1945, %1946, %1947, %1948, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %1993, %1994, %1996, %1997, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
            %3407 = "arith.subi"(%231, %1532) : (i32, i32) -> i32
            %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569 = "scf.for"(%3407, %1991, %231, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985) ({
            ^bb0(%3570: i32, %3571: i32, %3572: i32, %3573: i32, %3574: i32, %3575: i32, %3576: i32, %3577: f32, %3578: f32, %3579: f32, %3580: f32, %3581: f32, %3582: f32, %3583: f32, %3584: f32, %3585: f32, %3586: f32, %3587: f32, %3588: f32, %3589: f32, %3590: f32, %3591: f32, %3592: f32, %3593: f32, %3594: f32, %3595: f32, %3596: f32, %3597: f32, %3598: f32, %3599: f32, %3600: f32, %3601: f32, %3602: f32, %3603: f32, %3604: f32, %3605: f32, %3606: f32, %3607: f32, %3608: f32, %3609: f32, %3610: f32, %3611: f32, %3612: f32, %3613: f32, %3614: f32, %3615: f32, %3616: f32, %3617: f32, %3618: f32, %3619: f32, %3620: f32, %3621: f32, %3622: f32, %3623: f32, %3624: f32, %3625: f32, %3626: f32, %3627: f32, %3628: f32, %3629: f32, %3630: f32, %3631: f32, %3632: f32, %3633: f32, %3634: f32, %3635: f32, %3636: f32, %3637: f32, %3638: f32, %3639: f32, %3640: f32, %3641: f32, %3642: f32, %3643: f32, %3644: f32, %3645: f32, %3646: f32, %3647: f32, %3648: f32, %3649: f32, %3650: f32, %3651: f32, %3652: f32, %3653: f32, %3654: f32, %3655: f32, %3656: f32, %3657: f32, %3658: f32, %3659: f32, %3660: f32, %3661: f32, %3662: f32, %3663: f32, %3664: f32, %3665: f32, %3666: f32, %3667: f32, %3668: f32, %3669: f32, %3670: f32, %3671: f32, %3672: f32, %3673: f32, %3674: f32, %3675: f32, %3676: f32, %3677: f32, %3678: f32, %3679: f32, %3680: f32, %3681: f32, %3682: f32, %3683: f32, %3684: f32, %3685: f32, %3686: f32, %3687: f32, %3688: f32, %3689: f32, %3690: f32, %3691: f32, %3692: f32, %3693: f32, %3694: f32, %3695: f32, %3696: f32, %3697: f32, %3698: f32, %3699: f32, %3700: f32, %3701: f32, %3702: f32, %3703: f32, %3704: f32, %3705: f32, %3706: f32, %3707: f32, %3708: f32, %3709: f32, %3710: f32, %3711: f32, %3712: f32, %3713: f32, %3714: f32, %3715: f32, %3716: f32, %3717: f32, %3718: f32, %3719: f32, %3720: f32, %3721: f32, %3722: f32, %3723: f32, %3724: f32, %3725: i32, %3726: i32, %3727: i32, %3728: i32, %3729: i32, %3730: i32, %3731: i32, %3732: i32):
              %3733 = "arith.addi"(%3572, %234) : (i32, i32) -> i32
              %3734 = "arith.cmpi"(%3733, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %3735 = "arith.xori"(%3573, %234) : (i32, i32) -> i32
              %3736 = "arith.select"(%3734, %3735, %3573) : (i1, i32, i32) -> i32
              %3737 = "arith.select"(%3734, %40, %3733) : (i1, i32, i32) -> i32
              %3738 = "arith.addi"(%3571, %234) : (i32, i32) -> i32
              %3739 = "llvm.getelementptr"(%65, %3737) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3740_s0 = "llvm.ptrtoint"(%3739) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3740_s0, %3736) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %3741 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %3742 = "arith.muli"(%3737, %3741) : (i32, i32) -> i32
              %3743 = "llvm.getelementptr"(%44, %3742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3744 = "arith.constant"() {value = false} : () -> i1
              %t3746_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t3746_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3746_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3746_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t3746_shifted = "arith.shrui"(%t3746_a, %t3746_four) : (i32, i32) -> i32
              %t3746_low = "arith.andi"(%t3746_shifted, %t3746_mask) : (i32, i32) -> i32
              %t3746_wide = "arith.extui"(%t3746_low) : (i32) -> i64
              %3745 = "arith.ori"(%t3746_wide, %t3746_fields) : (i64, i64) -> i64
              %t3748_a = "llvm.ptrtoint"(%3743) : (!llvm.ptr<3>) -> i32
              %t3748_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3748_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3748_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t3748_shifted = "arith.shrui"(%t3748_a, %t3748_four) : (i32, i32) -> i32
              %t3748_low = "arith.andi"(%t3748_shifted, %t3748_mask) : (i32, i32) -> i32
              %t3748_wide = "arith.extui"(%t3748_low) : (i32) -> i64
              %3747 = "arith.ori"(%t3748_wide, %t3748_fields) : (i64, i64) -> i64
              %t3765_r = "llvm.inline_asm"(%3577, %3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %3749 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 0>} : (!struct0) -> f32
              %3750 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 1>} : (!struct0) -> f32
              %3751 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 2>} : (!struct0) -> f32
              %3752 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 3>} : (!struct0) -> f32
              %3753 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 4>} : (!struct0) -> f32
              %3754 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 5>} : (!struct0) -> f32
              %3755 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 6>} : (!struct0) -> f32
              %3756 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 7>} : (!struct0) -> f32
              %3757 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 8>} : (!struct0) -> f32
              %3758 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 9>} : (!struct0) -> f32
              %3759 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 10>} : (!struct0) -> f32
              %3760 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 11>} : (!struct0) -> f32
              %3761 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 12>} : (!struct0) -> f32
              %3762 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 13>} : (!struct0) -> f32
              %3763 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 14>} : (!struct0) -> f32
              %3764 = "llvm.extractvalue"(%t3765_r) {position = array<i64: 15>} : (!struct0) -> f32
              %t3782_r = "llvm.inline_asm"(%3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3745, %3747, %3744) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 256;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 514;\0Aadd.s64 db, $33, 258;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 516;\0Aadd.s64 db, $33, 260;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 518;\0Aadd.s64 db, $33, 262;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1024;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1026;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1028;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1030;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1536;\0Aadd.s64 db, $33, 768;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1538;\0Aadd.s64 db, $33, 770;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1540;\0Aadd.s64 db, $33, 772;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1542;\0Aadd.s64 db, $33, 774;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2048;\0Aadd.s64 db, $33, 1024;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2050;\0Aadd.s64 db, $33, 1026;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2052;\0Aadd.s64 db, $33, 1028;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2054;\0Aadd.s64 db, $33, 1030;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2560;\0Aadd.s64 db, $33, 1280;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2562;\0Aadd.s64 db, $33, 1282;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2564;\0Aadd.s64 db, $33, 1284;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2566;\0Aadd.s64 db, $33, 1286;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3072;\0Aadd.s64 db, $33, 1536;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3074;\0Aadd.s64 db, $33, 1538;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3076;\0Aadd.s64 db, $33, 1540;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3078;\0Aadd.s64 db, $33, 1542;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3584;\0Aadd.s64 db, $33, 1792;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3586;\0Aadd.s64 db, $33, 1794;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3588;\0Aadd.s64 db, $33, 1796;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3590;\0Aadd.s64 db, $33, 1798;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4096;\0Aadd.s64 db, $33, 2048;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4098;\0Aadd.s64 db, $33, 2050;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4100;\0Aadd.s64 db, $33, 2052;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4102;\0Aadd.s64 db, $33, 2054;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 63 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %3766 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 0>} : (!struct0) -> f32
              %3767 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 1>} : (!struct0) -> f32
              %3768 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 2>} : (!struct0) -> f32
              %3769 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 3>} : (!struct0) -> f32
              %3770 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 4>} : (!struct0) -> f32
              %3771 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 5>} : (!struct0) -> f32
              %3772 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 6>} : (!struct0) -> f32
              %3773 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 7>} : (!struct0) -> f32
              %3774 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 8>} : (!struct0) -> f32
              %3775 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 9>} : (!struct0) -> f32
              %3776 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 10>} : (!struct0) -> f32
              %3777 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 11>} : (!struct0) -> f32
              %3778 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 12>} : (!struct0) -> f32
              %3779 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 13>} : (!struct0) -> f32
              %3780 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 14>} : (!struct0) -> f32
              %3781 = "llvm.extractvalue"(%t3782_r) {position = array<i64: 15>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t3927_r = "llvm.inline_asm"(%3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3684, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %3783 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 0>} : (!struct2) -> f32
              %3784 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 1>} : (!struct2) -> f32
              %3785 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 2>} : (!struct2) -> f32
              %3786 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 3>} : (!struct2) -> f32
              %3787 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 4>} : (!struct2) -> f32
              %3788 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 5>} : (!struct2) -> f32
              %3789 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 6>} : (!struct2) -> f32
              %3790 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 7>} : (!struct2) -> f32
              %3791 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 8>} : (!struct2) -> f32
              %3792 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 9>} : (!struct2) -> f32
              %3793 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 10>} : (!struct2) -> f32
              %3794 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 11>} : (!struct2) -> f32
              %3795 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 12>} : (!struct2) -> f32
              %3796 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 13>} : (!struct2) -> f32
              %3797 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 14>} : (!struct2) -> f32
              %3798 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 15>} : (!struct2) -> f32
              %3799 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 16>} : (!struct2) -> f32
              %3800 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 17>} : (!struct2) -> f32
              %3801 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 18>} : (!struct2) -> f32
              %3802 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 19>} : (!struct2) -> f32
              %3803 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 20>} : (!struct2) -> f32
              %3804 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 21>} : (!struct2) -> f32
              %3805 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 22>} : (!struct2) -> f32
              %3806 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 23>} : (!struct2) -> f32
              %3807 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 24>} : (!struct2) -> f32
              %3808 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 25>} : (!struct2) -> f32
              %3809 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 26>} : (!struct2) -> f32
              %3810 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 27>} : (!struct2) -> f32
              %3811 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 28>} : (!struct2) -> f32
              %3812 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 29>} : (!struct2) -> f32
              %3813 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 30>} : (!struct2) -> f32
              %3814 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 31>} : (!struct2) -> f32
              %3815 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 32>} : (!struct2) -> f32
              %3816 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 33>} : (!struct2) -> f32
              %3817 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 34>} : (!struct2) -> f32
              %3818 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 35>} : (!struct2) -> f32
              %3819 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 36>} : (!struct2) -> f32
              %3820 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 37>} : (!struct2) -> f32
              %3821 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 38>} : (!struct2) -> f32
              %3822 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 39>} : (!struct2) -> f32
              %3823 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 40>} : (!struct2) -> f32
              %3824 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 41>} : (!struct2) -> f32
              %3825 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 42>} : (!struct2) -> f32
              %3826 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 43>} : (!struct2) -> f32
              %3827 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 44>} : (!struct2) -> f32
              %3828 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 45>} : (!struct2) -> f32
              %3829 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 46>} : (!struct2) -> f32
              %3830 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 47>} : (!struct2) -> f32
              %3831 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 48>} : (!struct2) -> f32
              %3832 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 49>} : (!struct2) -> f32
              %3833 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 50>} : (!struct2) -> f32
              %3834 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 51>} : (!struct2) -> f32
              %3835 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 52>} : (!struct2) -> f32
              %3836 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 53>} : (!struct2) -> f32
              %3837 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 54>} : (!struct2) -> f32
              %3838 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 55>} : (!struct2) -> f32
              %3839 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 56>} : (!struct2) -> f32
              %3840 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 57>} : (!struct2) -> f32
              %3841 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 58>} : (!struct2) -> f32
              %3842 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 59>} : (!struct2) -> f32
              %3843 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 60>} : (!struct2) -> f32
              %3844 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 61>} : (!struct2) -> f32
              %3845 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 62>} : (!struct2) -> f32
              %3846 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 63>} : (!struct2) -> f32
              %3847 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 64>} : (!struct2) -> f32
              %3848 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 65>} : (!struct2) -> f32
              %3849 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 66>} : (!struct2) -> f32
              %3850 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 67>} : (!struct2) -> f32
              %3851 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 68>} : (!struct2) -> f32
              %3852 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 69>} : (!struct2) -> f32
              %3853 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 70>} : (!struct2) -> f32
              %3854 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 71>} : (!struct2) -> f32
              %3855 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 72>} : (!struct2) -> f32
              %3856 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 73>} : (!struct2) -> f32
              %3857 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 74>} : (!struct2) -> f32
              %3858 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 75>} : (!struct2) -> f32
              %3859 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 76>} : (!struct2) -> f32
              %3860 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 77>} : (!struct2) -> f32
              %3861 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 78>} : (!struct2) -> f32
              %3862 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 79>} : (!struct2) -> f32
              %3863 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 80>} : (!struct2) -> f32
              %3864 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 81>} : (!struct2) -> f32
              %3865 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 82>} : (!struct2) -> f32
              %3866 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 83>} : (!struct2) -> f32
              %3867 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 84>} : (!struct2) -> f32
              %3868 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 85>} : (!struct2) -> f32
              %3869 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 86>} : (!struct2) -> f32
              %3870 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 87>} : (!struct2) -> f32
              %3871 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 88>} : (!struct2) -> f32
              %3872 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 89>} : (!struct2) -> f32
              %3873 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 90>} : (!struct2) -> f32
              %3874 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 91>} : (!struct2) -> f32
              %3875 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 92>} : (!struct2) -> f32
              %3876 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 93>} : (!struct2) -> f32
              %3877 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 94>} : (!struct2) -> f32
              %3878 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 95>} : (!struct2) -> f32
              %3879 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 96>} : (!struct2) -> f32
              %3880 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 97>} : (!struct2) -> f32
              %3881 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 98>} : (!struct2) -> f32
              %3882 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 99>} : (!struct2) -> f32
              %3883 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 100>} : (!struct2) -> f32
              %3884 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 101>} : (!struct2) -> f32
              %3885 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 102>} : (!struct2) -> f32
              %3886 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 103>} : (!struct2) -> f32
              %3887 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 104>} : (!struct2) -> f32
              %3888 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 105>} : (!struct2) -> f32
              %3889 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 106>} : (!struct2) -> f32
              %3890 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 107>} : (!struct2) -> f32
              %3891 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 108>} : (!struct2) -> f32
              %3892 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 109>} : (!struct2) -> f32
              %3893 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 110>} : (!struct2) -> f32
              %3894 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 111>} : (!struct2) -> f32
              %3895 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 112>} : (!struct2) -> f32
              %3896 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 113>} : (!struct2) -> f32
              %3897 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 114>} : (!struct2) -> f32
              %3898 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 115>} : (!struct2) -> f32
              %3899 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 116>} : (!struct2) -> f32
              %3900 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 117>} : (!struct2) -> f32
              %3901 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 118>} : (!struct2) -> f32
              %3902 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 119>} : (!struct2) -> f32
              %3903 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 120>} : (!struct2) -> f32
              %3904 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 121>} : (!struct2) -> f32
              %3905 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 122>} : (!struct2) -> f32
              %3906 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 123>} : (!struct2) -> f32
              %3907 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 124>} : (!struct2) -> f32
              %3908 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 125>} : (!struct2) -> f32
              %3909 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 126>} : (!struct2) -> f32
              %3910 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 127>} : (!struct2) -> f32
              %3911 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 128>} : (!struct2) -> f32
              %3912 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 129>} : (!struct2) -> f32
              %3913 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 130>} : (!struct2) -> f32
              %3914 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 131>} : (!struct2) -> f32
              %3915 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 132>} : (!struct2) -> f32
              %3916 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 133>} : (!struct2) -> f32
              %3917 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 134>} : (!struct2) -> f32
              %3918 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 135>} : (!struct2) -> f32
              %3919 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 136>} : (!struct2) -> f32
              %3920 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 137>} : (!struct2) -> f32
              %3921 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 138>} : (!struct2) -> f32
              %3922 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 139>} : (!struct2) -> f32
              %3923 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 140>} : (!struct2) -> f32
              %3924 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 141>} : (!struct2) -> f32
              %3925 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 142>} : (!struct2) -> f32
              %3926 = "llvm.extractvalue"(%t3927_r) {position = array<i64: 143>} : (!struct2) -> f32
              %3928 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%3407, %3928) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 64 : i32} : (i32, i32) -> ()
              %3929 = "arith.subi"(%234, %1532) : (i32, i32) -> i32
              %3930 = "arith.constant"() {value = 64 : i32} : () -> i32
              %3931 = "arith.muli"(%3929, %3930) : (i32, i32) -> i32
              %3932 = "arith.addi"(%1553, %3931) : (i32, i32) -> i32
              %3933 = "llvm.getelementptr"(%46, %3932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3934 = "llvm.load"(%3933) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3935 = "llvm.getelementptr"(%47, %3932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3936 = "llvm.load"(%3935) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3937 = "arith.addi"(%1553, %94) : (i32, i32) -> i32
              %3938 = "arith.addi"(%3937, %3931) : (i32, i32) -> i32
              %3939 = "llvm.getelementptr"(%46, %3938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3940 = "llvm.load"(%3939) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3941 = "llvm.getelementptr"(%47, %3938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3942 = "llvm.load"(%3941) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3943 = "vector.from_elements"(%3723, %3724) : (f32, f32) -> vector<2xf32>
              %3944 = "vector.from_elements"(%3936, %3942) : (f32, f32) -> vector<2xf32>
              %3945 = "arith.mulf"(%3943, %3944) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %3946 = "vector.extract"(%3945) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3947 = "vector.extract"(%3945) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3948 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %3949 = "arith.cmpf"(%3936, %3948) {predicate = 13 : i64} : (f32, f32) -> i1
              %3950 = "arith.cmpf"(%3942, %3948) {predicate = 13 : i64} : (f32, f32) -> i1
              %3951 = "arith.ori"(%3949, %3950) : (i1, i1) -> i1
              %3952 = "nvvm.vote.sync"(%39, %3951) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 65 : i32} : (i32, i1) -> i1
              %3953, %3954, %3955, %3956, %3957, %3958, %3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080 = "scf.if"(%3952) ({
                %4081 = "vector.from_elements"(%3799, %3800, %3803, %3804, %3807, %3808, %3811, %3812, %3815, %3816, %3819, %3820, %3823, %3824, %3827, %3828, %3831, %3832, %3835, %3836, %3839, %3840, %3843, %3844, %3847, %3848, %3851, %3852, %3855, %3856, %3859, %3860, %3863, %3864, %3867, %3868, %3871, %3872, %3875, %3876, %3879, %3880, %3883, %3884, %3887, %3888, %3891, %3892, %3895, %3896, %3899, %3900, %3903, %3904, %3907, %3908, %3911, %3912, %3915, %3916, %3919, %3920, %3923, %3924) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %4082 = "vector.broadcast"(%3936) : (f32) -> vector<64xf32>
                %4083 = "arith.mulf"(%4081, %4082) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %4084 = "vector.extract"(%4083) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %4085 = "vector.extract"(%4083) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %4086 = "vector.extract"(%4083) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %4087 = "vector.extract"(%4083) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %4088 = "vector.extract"(%4083) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %4089 = "vector.extract"(%4083) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %4090 = "vector.extract"(%4083) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %4091 = "vector.extract"(%4083) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %4092 = "vector.extract"(%4083) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %4093 = "vector.extract"(%4083) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %4094 = "vector.extract"(%4083) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %4095 = "vector.extract"(%4083) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %4096 = "vector.extract"(%4083) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %4097 = "vector.extract"(%4083) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %4098 = "vector.extract"(%4083) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %4099 = "vector.extract"(%4083) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %4100 = "vector.extract"(%4083) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %4101 = "vector.extract"(%4083) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %4102 = "vector.extract"(%4083) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %4103 = "vector.extract"(%4083) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %4104 = "vector.extract"(%4083) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %4105 = "vector.extract"(%4083) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %4106 = "vector.extract"(%4083) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %4107 = "vector.extract"(%4083) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %4108 = "vector.extract"(%4083) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %4109 = "vector.extract"(%4083) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %4110 = "vector.extract"(%4083) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %4111 = "vector.extract"(%4083) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %4112 = "vector.extract"(%4083) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %4113 = "vector.extract"(%4083) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %4114 = "vector.extract"(%4083) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %4115 = "vector.extract"(%4083) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %4116 = "vector.extract"(%4083) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %4117 = "vector.extract"(%4083) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %4118 = "vector.extract"(%4083) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %4119 = "vector.extract"(%4083) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %4120 = "vector.extract"(%4083) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %4121 = "vector.extract"(%4083) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %4122 = "vector.extract"(%4083) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %4123 = "vector.extract"(%4083) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %4124 = "vector.extract"(%4083) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %4125 = "vector.extract"(%4083) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %4126 = "vector.extract"(%4083) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %4127 = "vector.extract"(%4083) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %4128 = "vector.extract"(%4083) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %4129 = "vector.extract"(%4083) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %4130 = "vector.extract"(%4083) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %4131 = "vector.extract"(%4083) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %4132 = "vector.extract"(%4083) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %4133 = "vector.extract"(%4083) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %4134 = "vector.extract"(%4083) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %4135 = "vector.extract"(%4083) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %4136 = "vector.extract"(%4083) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %4137 = "vector.extract"(%4083) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %4138 = "vector.extract"(%4083) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %4139 = "vector.extract"(%4083) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %4140 = "vector.extract"(%4083) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %4141 = "vector.extract"(%4083) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %4142 = "vector.extract"(%4083) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %4143 = "vector.extract"(%4083) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %4144 = "vector.extract"(%4083) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %4145 = "vector.extract"(%4083) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %4146 = "vector.extract"(%4083) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %4147 = "vector.extract"(%4083) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %4148 = "vector.from_elements"(%3801, %3802, %3805, %3806, %3809, %3810, %3813, %3814, %3817, %3818, %3821, %3822, %3825, %3826, %3829, %3830, %3833, %3834, %3837, %3838, %3841, %3842, %3845, %3846, %3849, %3850, %3853, %3854, %3857, %3858, %3861, %3862, %3865, %3866, %3869, %3870, %3873, %3874, %3877, %3878, %3881, %3882, %3885, %3886, %3889, %3890, %3893, %3894, %3897, %3898, %3901, %3902, %3905, %3906, %3909, %3910, %3913, %3914, %3917, %3918, %3921, %3922, %3925, %3926) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %4149 = "vector.broadcast"(%3942) : (f32) -> vector<64xf32>
                %4150 = "arith.mulf"(%4148, %4149) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %4151 = "vector.extract"(%4150) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %4152 = "vector.extract"(%4150) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %4153 = "vector.extract"(%4150) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %4154 = "vector.extract"(%4150) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %4155 = "vector.extract"(%4150) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %4156 = "vector.extract"(%4150) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %4157 = "vector.extract"(%4150) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %4158 = "vector.extract"(%4150) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %4159 = "vector.extract"(%4150) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %4160 = "vector.extract"(%4150) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %4161 = "vector.extract"(%4150) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %4162 = "vector.extract"(%4150) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %4163 = "vector.extract"(%4150) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %4164 = "vector.extract"(%4150) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %4165 = "vector.extract"(%4150) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %4166 = "vector.extract"(%4150) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %4167 = "vector.extract"(%4150) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %4168 = "vector.extract"(%4150) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %4169 = "vector.extract"(%4150) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %4170 = "vector.extract"(%4150) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %4171 = "vector.extract"(%4150) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %4172 = "vector.extract"(%4150) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %4173 = "vector.extract"(%4150) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %4174 = "vector.extract"(%4150) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %4175 = "vector.extract"(%4150) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %4176 = "vector.extract"(%4150) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %4177 = "vector.extract"(%4150) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %4178 = "vector.extract"(%4150) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %4179 = "vector.extract"(%4150) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %4180 = "vector.extract"(%4150) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %4181 = "vector.extract"(%4150) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %4182 = "vector.extract"(%4150) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %4183 = "vector.extract"(%4150) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %4184 = "vector.extract"(%4150) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %4185 = "vector.extract"(%4150) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %4186 = "vector.extract"(%4150) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %4187 = "vector.extract"(%4150) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %4188 = "vector.extract"(%4150) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %4189 = "vector.extract"(%4150) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %4190 = "vector.extract"(%4150) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %4191 = "vector.extract"(%4150) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %4192 = "vector.extract"(%4150) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %4193 = "vector.extract"(%4150) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %4194 = "vector.extract"(%4150) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %4195 = "vector.extract"(%4150) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %4196 = "vector.extract"(%4150) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %4197 = "vector.extract"(%4150) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %4198 = "vector.extract"(%4150) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %4199 = "vector.extract"(%4150) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %4200 = "vector.extract"(%4150) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %4201 = "vector.extract"(%4150) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %4202 = "vector.extract"(%4150) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %4203 = "vector.extract"(%4150) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %4204 = "vector.extract"(%4150) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %4205 = "vector.extract"(%4150) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %4206 = "vector.extract"(%4150) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %4207 = "vector.extract"(%4150) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %4208 = "vector.extract"(%4150) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %4209 = "vector.extract"(%4150) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %4210 = "vector.extract"(%4150) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %4211 = "vector.extract"(%4150) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %4212 = "vector.extract"(%4150) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %4213 = "vector.extract"(%4150) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %4214 = "vector.extract"(%4150) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%4084, %4085, %4151, %4152, %4086, %4087, %4153, %4154, %4088, %4089, %4155, %4156, %4090, %4091, %4157, %4158, %4092, %4093, %4159, %4160, %4094, %4095, %4161, %4162, %4096, %4097, %4163, %4164, %4098, %4099, %4165, %4166, %4100, %4101, %4167, %4168, %4102, %4103, %4169, %4170, %4104, %4105, %4171, %4172, %4106, %4107, %4173, %4174, %4108, %4109, %4175, %4176, %4110, %4111, %4177, %4178, %4112, %4113, %4179, %4180, %4114, %4115, %4181, %4182, %4116, %4117, %4183, %4184, %4118, %4119, %4185, %4186, %4120, %4121, %4187, %4188, %4122, %4123, %4189, %4190, %4124, %4125, %4191, %4192, %4126, %4127, %4193, %4194, %4128, %4129, %4195, %4196, %4130, %4131, %4197, %4198, %4132, %4133, %4199, %4200, %4134, %4135, %4201, %4202, %4136, %4137, %4203, %4204, %4138, %4139, %4205, %4206, %4140, %4141, %4207, %4208, %4142, %4143, %4209, %4210, %4144, %4145, %4211, %4212, %4146, %4147, %4213, %4214) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882, %3883, %3884, %3885, %3886, %3887, %3888, %3889, %3890, %3891, %3892, %3893, %3894, %3895, %3896, %3897, %3898, %3899, %3900, %3901, %3902, %3903, %3904, %3905, %3906, %3907, %3908, %3909, %3910, %3911, %3912, %3913, %3914, %3915, %3916, %3917, %3918, %3919, %3920, %3921, %3922, %3923, %3924, %3925, %3926) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %4215 = "arith.muli"(%3572, %3741) : (i32, i32) -> i32
              %4216 = "llvm.getelementptr"(%1538, %4215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %4217 = "arith.constant"() {value = true} : () -> i1
              %t4219_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t4219_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t4219_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t4219_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
              %t4219_shifted = "arith.shrui"(%t4219_a, %t4219_four) : (i32, i32) -> i32
              %t4219_low = "arith.andi"(%t4219_shifted, %t4219_mask) : (i32, i32) -> i32
              %t4219_wide = "arith.extui"(%t4219_low) : (i32) -> i64
              %4218 = "arith.ori"(%t4219_wide, %t4219_fields) : (i64, i64) -> i64
              %t4221_a = "llvm.ptrtoint"(%4216) : (!llvm.ptr<3>) -> i32
              %t4221_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t4221_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t4221_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t4221_shifted = "arith.shrui"(%t4221_a, %t4221_four) : (i32, i32) -> i32
              %t4221_low = "arith.andi"(%t4221_shifted, %t4221_mask) : (i32, i32) -> i32
              %t4221_wide = "arith.extui"(%t4221_low) : (i32) -> i64
              %4220 = "arith.ori"(%t4221_wide, %t4221_fields) : (i64, i64) -> i64
              %t4350_r = "llvm.inline_asm"(%3953, %3954, %3955, %3956, %3957, %3958, %3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4078, %4079, %4080) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %4222 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 0>} : (!struct1) -> f32
              %4223 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 1>} : (!struct1) -> f32
              %4224 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 2>} : (!struct1) -> f32
              %4225 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 3>} : (!struct1) -> f32
              %4226 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 4>} : (!struct1) -> f32
              %4227 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 5>} : (!struct1) -> f32
              %4228 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 6>} : (!struct1) -> f32
              %4229 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 7>} : (!struct1) -> f32
              %4230 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 8>} : (!struct1) -> f32
              %4231 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 9>} : (!struct1) -> f32
              %4232 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 10>} : (!struct1) -> f32
              %4233 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 11>} : (!struct1) -> f32
              %4234 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 12>} : (!struct1) -> f32
              %4235 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 13>} : (!struct1) -> f32
              %4236 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 14>} : (!struct1) -> f32
              %4237 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 15>} : (!struct1) -> f32
              %4238 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 16>} : (!struct1) -> f32
              %4239 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 17>} : (!struct1) -> f32
              %4240 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 18>} : (!struct1) -> f32
              %4241 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 19>} : (!struct1) -> f32
              %4242 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 20>} : (!struct1) -> f32
              %4243 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 21>} : (!struct1) -> f32
              %4244 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 22>} : (!struct1) -> f32
              %4245 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 23>} : (!struct1) -> f32
              %4246 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 24>} : (!struct1) -> f32
              %4247 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 25>} : (!struct1) -> f32
              %4248 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 26>} : (!struct1) -> f32
              %4249 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 27>} : (!struct1) -> f32
              %4250 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 28>} : (!struct1) -> f32
              %4251 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 29>} : (!struct1) -> f32
              %4252 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 30>} : (!struct1) -> f32
              %4253 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 31>} : (!struct1) -> f32
              %4254 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 32>} : (!struct1) -> f32
              %4255 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 33>} : (!struct1) -> f32
              %4256 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 34>} : (!struct1) -> f32
              %4257 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 35>} : (!struct1) -> f32
              %4258 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 36>} : (!struct1) -> f32
              %4259 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 37>} : (!struct1) -> f32
              %4260 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 38>} : (!struct1) -> f32
              %4261 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 39>} : (!struct1) -> f32
              %4262 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 40>} : (!struct1) -> f32
              %4263 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 41>} : (!struct1) -> f32
              %4264 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 42>} : (!struct1) -> f32
              %4265 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 43>} : (!struct1) -> f32
              %4266 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 44>} : (!struct1) -> f32
              %4267 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 45>} : (!struct1) -> f32
              %4268 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 46>} : (!struct1) -> f32
              %4269 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 47>} : (!struct1) -> f32
              %4270 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 48>} : (!struct1) -> f32
              %4271 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 49>} : (!struct1) -> f32
              %4272 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 50>} : (!struct1) -> f32
              %4273 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 51>} : (!struct1) -> f32
              %4274 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 52>} : (!struct1) -> f32
              %4275 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 53>} : (!struct1) -> f32
              %4276 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 54>} : (!struct1) -> f32
              %4277 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 55>} : (!struct1) -> f32
              %4278 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 56>} : (!struct1) -> f32
              %4279 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 57>} : (!struct1) -> f32
              %4280 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 58>} : (!struct1) -> f32
              %4281 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 59>} : (!struct1) -> f32
              %4282 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 60>} : (!struct1) -> f32
              %4283 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 61>} : (!struct1) -> f32
              %4284 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 62>} : (!struct1) -> f32
              %4285 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 63>} : (!struct1) -> f32
              %4286 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 64>} : (!struct1) -> f32
              %4287 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 65>} : (!struct1) -> f32
              %4288 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 66>} : (!struct1) -> f32
              %4289 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 67>} : (!struct1) -> f32
              %4290 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 68>} : (!struct1) -> f32
              %4291 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 69>} : (!struct1) -> f32
              %4292 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 70>} : (!struct1) -> f32
              %4293 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 71>} : (!struct1) -> f32
              %4294 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 72>} : (!struct1) -> f32
              %4295 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 73>} : (!struct1) -> f32
              %4296 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 74>} : (!struct1) -> f32
              %4297 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 75>} : (!struct1) -> f32
              %4298 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 76>} : (!struct1) -> f32
              %4299 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 77>} : (!struct1) -> f32
              %4300 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 78>} : (!struct1) -> f32
              %4301 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 79>} : (!struct1) -> f32
              %4302 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 80>} : (!struct1) -> f32
              %4303 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 81>} : (!struct1) -> f32
              %4304 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 82>} : (!struct1) -> f32
              %4305 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 83>} : (!struct1) -> f32
              %4306 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 84>} : (!struct1) -> f32
              %4307 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 85>} : (!struct1) -> f32
              %4308 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 86>} : (!struct1) -> f32
              %4309 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 87>} : (!struct1) -> f32
              %4310 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 88>} : (!struct1) -> f32
              %4311 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 89>} : (!struct1) -> f32
              %4312 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 90>} : (!struct1) -> f32
              %4313 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 91>} : (!struct1) -> f32
              %4314 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 92>} : (!struct1) -> f32
              %4315 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 93>} : (!struct1) -> f32
              %4316 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 94>} : (!struct1) -> f32
              %4317 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 95>} : (!struct1) -> f32
              %4318 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 96>} : (!struct1) -> f32
              %4319 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 97>} : (!struct1) -> f32
              %4320 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 98>} : (!struct1) -> f32
              %4321 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 99>} : (!struct1) -> f32
              %4322 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 100>} : (!struct1) -> f32
              %4323 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 101>} : (!struct1) -> f32
              %4324 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 102>} : (!struct1) -> f32
              %4325 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 103>} : (!struct1) -> f32
              %4326 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 104>} : (!struct1) -> f32
              %4327 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 105>} : (!struct1) -> f32
              %4328 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 106>} : (!struct1) -> f32
              %4329 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 107>} : (!struct1) -> f32
              %4330 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 108>} : (!struct1) -> f32
              %4331 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 109>} : (!struct1) -> f32
              %4332 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 110>} : (!struct1) -> f32
              %4333 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 111>} : (!struct1) -> f32
              %4334 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 112>} : (!struct1) -> f32
              %4335 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 113>} : (!struct1) -> f32
              %4336 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 114>} : (!struct1) -> f32
              %4337 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 115>} : (!struct1) -> f32
              %4338 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 116>} : (!struct1) -> f32
              %4339 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 117>} : (!struct1) -> f32
              %4340 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 118>} : (!struct1) -> f32
              %4341 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 119>} : (!struct1) -> f32
              %4342 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 120>} : (!struct1) -> f32
              %4343 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 121>} : (!struct1) -> f32
              %4344 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 122>} : (!struct1) -> f32
              %4345 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 123>} : (!struct1) -> f32
              %4346 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 124>} : (!struct1) -> f32
              %4347 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 125>} : (!struct1) -> f32
              %4348 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 126>} : (!struct1) -> f32
              %4349 = "llvm.extractvalue"(%t4350_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t4479_r = "llvm.inline_asm"(%4222, %4223, %4224, %4225, %4226, %4227, %4228, %4229, %4230, %4231, %4232, %4233, %4234, %4235, %4236, %4237, %4238, %4239, %4240, %4241, %4242, %4243, %4244, %4245, %4246, %4247, %4248, %4249, %4250, %4251, %4252, %4253, %4254, %4255, %4256, %4257, %4258, %4259, %4260, %4261, %4262, %4263, %4264, %4265, %4266, %4267, %4268, %4269, %4270, %4271, %4272, %4273, %4274, %4275, %4276, %4277, %4278, %4279, %4280, %4281, %4282, %4283, %4284, %4285, %4286, %4287, %4288, %4289, %4290, %4291, %4292, %4293, %4294, %4295, %4296, %4297, %4298, %4299, %4300, %4301, %4302, %4303, %4304, %4305, %4306, %4307, %4308, %4309, %4310, %4311, %4312, %4313, %4314, %4315, %4316, %4317, %4318, %4319, %4320, %4321, %4322, %4323, %4324, %4325, %4326, %4327, %4328, %4329, %4330, %4331, %4332, %4333, %4334, %4335, %4336, %4337, %4338, %4339, %4340, %4341, %4342, %4343, %4344, %4345, %4346, %4347, %4348, %4349, %4218, %4220, %4217) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 13824;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 1;\0Aadd.s64 da, $256, 13826;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 66 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
              %4351 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 0>} : (!struct1) -> f32
              %4352 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 1>} : (!struct1) -> f32
              %4353 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 2>} : (!struct1) -> f32
              %4354 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 3>} : (!struct1) -> f32
              %4355 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 4>} : (!struct1) -> f32
              %4356 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 5>} : (!struct1) -> f32
              %4357 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 6>} : (!struct1) -> f32
              %4358 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 7>} : (!struct1) -> f32
              %4359 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 8>} : (!struct1) -> f32
              %4360 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 9>} : (!struct1) -> f32
              %4361 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 10>} : (!struct1) -> f32
              %4362 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 11>} : (!struct1) -> f32
              %4363 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 12>} : (!struct1) -> f32
              %4364 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 13>} : (!struct1) -> f32
              %4365 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 14>} : (!struct1) -> f32
              %4366 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 15>} : (!struct1) -> f32
              %4367 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 16>} : (!struct1) -> f32
              %4368 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 17>} : (!struct1) -> f32
              %4369 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 18>} : (!struct1) -> f32
              %4370 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 19>} : (!struct1) -> f32
              %4371 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 20>} : (!struct1) -> f32
              %4372 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 21>} : (!struct1) -> f32
              %4373 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 22>} : (!struct1) -> f32
              %4374 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 23>} : (!struct1) -> f32
              %4375 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 24>} : (!struct1) -> f32
              %4376 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 25>} : (!struct1) -> f32
              %4377 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 26>} : (!struct1) -> f32
              %4378 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 27>} : (!struct1) -> f32
              %4379 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 28>} : (!struct1) -> f32
              %4380 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 29>} : (!struct1) -> f32
              %4381 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 30>} : (!struct1) -> f32
              %4382 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 31>} : (!struct1) -> f32
              %4383 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 32>} : (!struct1) -> f32
              %4384 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 33>} : (!struct1) -> f32
              %4385 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 34>} : (!struct1) -> f32
              %4386 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 35>} : (!struct1) -> f32
              %4387 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 36>} : (!struct1) -> f32
              %4388 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 37>} : (!struct1) -> f32
              %4389 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 38>} : (!struct1) -> f32
              %4390 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 39>} : (!struct1) -> f32
              %4391 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 40>} : (!struct1) -> f32
              %4392 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 41>} : (!struct1) -> f32
              %4393 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 42>} : (!struct1) -> f32
              %4394 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 43>} : (!struct1) -> f32
              %4395 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 44>} : (!struct1) -> f32
              %4396 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 45>} : (!struct1) -> f32
              %4397 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 46>} : (!struct1) -> f32
              %4398 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 47>} : (!struct1) -> f32
              %4399 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 48>} : (!struct1) -> f32
              %4400 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 49>} : (!struct1) -> f32
              %4401 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 50>} : (!struct1) -> f32
              %4402 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 51>} : (!struct1) -> f32
              %4403 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 52>} : (!struct1) -> f32
              %4404 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 53>} : (!struct1) -> f32
              %4405 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 54>} : (!struct1) -> f32
              %4406 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 55>} : (!struct1) -> f32
              %4407 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 56>} : (!struct1) -> f32
              %4408 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 57>} : (!struct1) -> f32
              %4409 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 58>} : (!struct1) -> f32
              %4410 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 59>} : (!struct1) -> f32
              %4411 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 60>} : (!struct1) -> f32
              %4412 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 61>} : (!struct1) -> f32
              %4413 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 62>} : (!struct1) -> f32
              %4414 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 63>} : (!struct1) -> f32
              %4415 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 64>} : (!struct1) -> f32
              %4416 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 65>} : (!struct1) -> f32
              %4417 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 66>} : (!struct1) -> f32
              %4418 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 67>} : (!struct1) -> f32
              %4419 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 68>} : (!struct1) -> f32
              %4420 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 69>} : (!struct1) -> f32
              %4421 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 70>} : (!struct1) -> f32
              %4422 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 71>} : (!struct1) -> f32
              %4423 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 72>} : (!struct1) -> f32
              %4424 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 73>} : (!struct1) -> f32
              %4425 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 74>} : (!struct1) -> f32
              %4426 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 75>} : (!struct1) -> f32
              %4427 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 76>} : (!struct1) -> f32
              %4428 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 77>} : (!struct1) -> f32
              %4429 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 78>} : (!struct1) -> f32
              %4430 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 79>} : (!struct1) -> f32
              %4431 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 80>} : (!struct1) -> f32
              %4432 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 81>} : (!struct1) -> f32
              %4433 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 82>} : (!struct1) -> f32
              %4434 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 83>} : (!struct1) -> f32
              %4435 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 84>} : (!struct1) -> f32
              %4436 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 85>} : (!struct1) -> f32
              %4437 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 86>} : (!struct1) -> f32
              %4438 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 87>} : (!struct1) -> f32
              %4439 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 88>} : (!struct1) -> f32
              %4440 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 89>} : (!struct1) -> f32
              %4441 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 90>} : (!struct1) -> f32
              %4442 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 91>} : (!struct1) -> f32
              %4443 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 92>} : (!struct1) -> f32
              %4444 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 93>} : (!struct1) -> f32
              %4445 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 94>} : (!struct1) -> f32
              %4446 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 95>} : (!struct1) -> f32
              %4447 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 96>} : (!struct1) -> f32
              %4448 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 97>} : (!struct1) -> f32
              %4449 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 98>} : (!struct1) -> f32
              %4450 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 99>} : (!struct1) -> f32
              %4451 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 100>} : (!struct1) -> f32
              %4452 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 101>} : (!struct1) -> f32
              %4453 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 102>} : (!struct1) -> f32
              %4454 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 103>} : (!struct1) -> f32
              %4455 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 104>} : (!struct1) -> f32
              %4456 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 105>} : (!struct1) -> f32
              %4457 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 106>} : (!struct1) -> f32
              %4458 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 107>} : (!struct1) -> f32
              %4459 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 108>} : (!struct1) -> f32
              %4460 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 109>} : (!struct1) -> f32
              %4461 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 110>} : (!struct1) -> f32
              %4462 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 111>} : (!struct1) -> f32
              %4463 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 112>} : (!struct1) -> f32
              %4464 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 113>} : (!struct1) -> f32
              %4465 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 114>} : (!struct1) -> f32
              %4466 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 115>} : (!struct1) -> f32
              %4467 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 116>} : (!struct1) -> f32
              %4468 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 117>} : (!struct1) -> f32
              %4469 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 118>} : (!struct1) -> f32
              %4470 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 119>} : (!struct1) -> f32
              %4471 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 120>} : (!struct1) -> f32
              %4472 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 121>} : (!struct1) -> f32
              %4473 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 122>} : (!struct1) -> f32
              %4474 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 123>} : (!struct1) -> f32
              %4475 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 124>} : (!struct1) -> f32
              %4476 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 125>} : (!struct1) -> f32
              %4477 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 126>} : (!struct1) -> f32
              %4478 = "llvm.extractvalue"(%t4479_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %4480 = "arith.addi"(%1940, %3570) : (i32, i32) -> i32
              %4481 = "arith.muli"(%4480, %58) : (i32, i32) -> i32
              %4482 = "arith.remui"(%1549, %228) : (i32, i32) -> i32
              %4483 = "arith.muli"(%4482, %231) : (i32, i32) -> i32
              %4484 = "arith.addi"(%4481, %4483) : (i32, i32) -> i32
              %4485 = "arith.addi"(%4480, %234) : (i32, i32) -> i32
              %4486 = "arith.muli"(%4485, %58) : (i32, i32) -> i32
              %4487 = "arith.cmpi"(%4486, %1938) {predicate = 4 : i64} : (i32, i32) -> i1
              %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503 = "scf.if"(%4487) ({
                %4504 = "arith.cmpi"(%4484, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4505 = "scf.if"(%4504) ({
                  %4506 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4506) : (f32) -> ()
                }, {
                  "scf.yield"(%3783) : (f32) -> ()
                }) : (i1) -> f32
                %4507 = "arith.addi"(%4484, %234) : (i32, i32) -> i32
                %4508 = "arith.cmpi"(%4507, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4509 = "scf.if"(%4508) ({
                  %4510 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4510) : (f32) -> ()
                }, {
                  "scf.yield"(%3784) : (f32) -> ()
                }) : (i1) -> f32
                %4511 = "scf.if"(%4504) ({
                  %4512 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4512) : (f32) -> ()
                }, {
                  "scf.yield"(%3785) : (f32) -> ()
                }) : (i1) -> f32
                %4513 = "scf.if"(%4508) ({
                  %4514 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4514) : (f32) -> ()
                }, {
                  "scf.yield"(%3786) : (f32) -> ()
                }) : (i1) -> f32
                %4515 = "arith.addi"(%4484, %94) : (i32, i32) -> i32
                %4516 = "arith.cmpi"(%4515, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4517 = "scf.if"(%4516) ({
                  %4518 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4518) : (f32) -> ()
                }, {
                  "scf.yield"(%3787) : (f32) -> ()
                }) : (i1) -> f32
                %4519 = "arith.addi"(%4515, %234) : (i32, i32) -> i32
                %4520 = "arith.cmpi"(%4519, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4521 = "scf.if"(%4520) ({
                  %4522 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4522) : (f32) -> ()
                }, {
                  "scf.yield"(%3788) : (f32) -> ()
                }) : (i1) -> f32
                %4523 = "scf.if"(%4516) ({
                  %4524 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4524) : (f32) -> ()
                }, {
                  "scf.yield"(%3789) : (f32) -> ()
                }) : (i1) -> f32
                %4525 = "scf.if"(%4520) ({
                  %4526 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4526) : (f32) -> ()
                }, {
                  "scf.yield"(%3790) : (f32) -> ()
                }) : (i1) -> f32
                %4527 = "arith.addi"(%4484, %223) : (i32, i32) -> i32
                %4528 = "arith.cmpi"(%4527, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4529 = "scf.if"(%4528) ({
                  %4530 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4530) : (f32) -> ()
                }, {
                  "scf.yield"(%3791) : (f32) -> ()
                }) : (i1) -> f32
                %4531 = "arith.addi"(%4527, %234) : (i32, i32) -> i32
                %4532 = "arith.cmpi"(%4531, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4533 = "scf.if"(%4532) ({
                  %4534 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4534) : (f32) -> ()
                }, {
                  "scf.yield"(%3792) : (f32) -> ()
                }) : (i1) -> f32
                %4535 = "scf.if"(%4528) ({
                  %4536 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4536) : (f32) -> ()
                }, {
                  "scf.yield"(%3793) : (f32) -> ()
                }) : (i1) -> f32
                %4537 = "scf.if"(%4532) ({
                  %4538 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4538) : (f32) -> ()
                }, {
                  "scf.yield"(%3794) : (f32) -> ()
                }) : (i1) -> f32
                %4539 = "arith.constant"() {value = 24 : i32} : () -> i32
                %4540 = "arith.addi"(%4484, %4539) : (i32, i32) -> i32
                %4541 = "arith.cmpi"(%4540, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4542 = "scf.if"(%4541) ({
                  %4543 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4543) : (f32) -> ()
                }, {
                  "scf.yield"(%3795) : (f32) -> ()
                }) : (i1) -> f32
                %4544 = "arith.addi"(%4540, %234) : (i32, i32) -> i32
                %4545 = "arith.cmpi"(%4544, %1938) {predicate = 5 : i64} : (i32, i32) -> i1
                %4546 = "scf.if"(%4545) ({
                  %4547 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4547) : (f32) -> ()
                }, {
                  "scf.yield"(%3796) : (f32) -> ()
                }) : (i1) -> f32
                %4548 = "scf.if"(%4541) ({
                  %4549 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4549) : (f32) -> ()
                }, {
                  "scf.yield"(%3797) : (f32) -> ()
                }) : (i1) -> f32
                %4550 = "scf.if"(%4545) ({
                  %4551 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4551) : (f32) -> ()
                }, {
                  "scf.yield"(%3798) : (f32) -> ()
                }) : (i1) -> f32
                "scf.yield"(%4505, %4509, %4511, %4513, %4517, %4521, %4523, %4525, %4529, %4533, %4535, %4537, %4542, %4546, %4548, %4550) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %4552 = "llvm.bitcast"(%4488) : (f32) -> i32
              %4553 = "llvm.bitcast"(%4489) : (f32) -> i32
              %4554 = "llvm.bitcast"(%4492) : (f32) -> i32
              %4555 = "llvm.bitcast"(%4493) : (f32) -> i32
              %4556 = "llvm.bitcast"(%4496) : (f32) -> i32
              %4557 = "llvm.bitcast"(%4497) : (f32) -> i32
              %4558 = "llvm.bitcast"(%4500) : (f32) -> i32
              %4559 = "llvm.bitcast"(%4501) : (f32) -> i32
              %4560 = "arith.maxsi"(%4552, %4553) : (i32, i32) -> i32
              %4561 = "arith.maxsi"(%4560, %4554) : (i32, i32) -> i32
              %4562 = "arith.maxsi"(%4555, %4556) : (i32, i32) -> i32
              %4563 = "arith.maxsi"(%4562, %4557) : (i32, i32) -> i32
              %4564 = "arith.maxsi"(%4558, %4559) : (i32, i32) -> i32
              %4565 = "arith.maxsi"(%4561, %4563) : (i32, i32) -> i32
              %4566 = "arith.maxsi"(%4565, %4564) : (i32, i32) -> i32
              %4567 = "llvm.bitcast"(%4490) : (f32) -> i32
              %4568 = "llvm.bitcast"(%4491) : (f32) -> i32
              %4569 = "llvm.bitcast"(%4494) : (f32) -> i32
              %4570 = "llvm.bitcast"(%4495) : (f32) -> i32
              %4571 = "llvm.bitcast"(%4498) : (f32) -> i32
              %4572 = "llvm.bitcast"(%4499) : (f32) -> i32
              %4573 = "llvm.bitcast"(%4502) : (f32) -> i32
              %4574 = "llvm.bitcast"(%4503) : (f32) -> i32
              %4575 = "arith.maxsi"(%4567, %4568) : (i32, i32) -> i32
              %4576 = "arith.maxsi"(%4575, %4569) : (i32, i32) -> i32
              %4577 = "arith.maxsi"(%4570, %4571) : (i32, i32) -> i32
              %4578 = "arith.maxsi"(%4577, %4572) : (i32, i32) -> i32
              %4579 = "arith.maxsi"(%4573, %4574) : (i32, i32) -> i32
              %4580 = "arith.maxsi"(%4576, %4578) : (i32, i32) -> i32
              %4581 = "arith.maxsi"(%4580, %4579) : (i32, i32) -> i32
              %4582 = "arith.ori"(%4566, %4581) : (i32, i32) -> i32
              %4583 = "arith.cmpi"(%4582, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %4584 = "nvvm.vote.sync"(%39, %4583) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 67 : i32} : (i32, i1) -> i1
              %4585, %4586 = "scf.if"(%4584) ({
                %4587 = "llvm.bitcast"(%4488) : (f32) -> i32
                %4588 = "llvm.bitcast"(%4489) : (f32) -> i32
                %4589 = "llvm.bitcast"(%4492) : (f32) -> i32
                %4590 = "llvm.bitcast"(%4493) : (f32) -> i32
                %4591 = "llvm.bitcast"(%4496) : (f32) -> i32
                %4592 = "llvm.bitcast"(%4497) : (f32) -> i32
                %4593 = "llvm.bitcast"(%4500) : (f32) -> i32
                %4594 = "llvm.bitcast"(%4501) : (f32) -> i32
                %4595 = "arith.minui"(%4587, %4588) : (i32, i32) -> i32
                %4596 = "arith.minui"(%4595, %4589) : (i32, i32) -> i32
                %4597 = "arith.minui"(%4590, %4591) : (i32, i32) -> i32
                %4598 = "arith.minui"(%4597, %4592) : (i32, i32) -> i32
                %4599 = "arith.minui"(%4593, %4594) : (i32, i32) -> i32
                %4600 = "arith.minui"(%4596, %4598) : (i32, i32) -> i32
                %4601 = "arith.minui"(%4600, %4599) : (i32, i32) -> i32
                %4602 = "arith.cmpi"(%4566, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %4603 = "arith.select"(%4602, %4601, %4566) : (i1, i32, i32) -> i32
                %4604 = "llvm.bitcast"(%4490) : (f32) -> i32
                %4605 = "llvm.bitcast"(%4491) : (f32) -> i32
                %4606 = "llvm.bitcast"(%4494) : (f32) -> i32
                %4607 = "llvm.bitcast"(%4495) : (f32) -> i32
                %4608 = "llvm.bitcast"(%4498) : (f32) -> i32
                %4609 = "llvm.bitcast"(%4499) : (f32) -> i32
                %4610 = "llvm.bitcast"(%4502) : (f32) -> i32
                %4611 = "llvm.bitcast"(%4503) : (f32) -> i32
                %4612 = "arith.minui"(%4604, %4605) : (i32, i32) -> i32
                %4613 = "arith.minui"(%4612, %4606) : (i32, i32) -> i32
                %4614 = "arith.minui"(%4607, %4608) : (i32, i32) -> i32
                %4615 = "arith.minui"(%4614, %4609) : (i32, i32) -> i32
                %4616 = "arith.minui"(%4610, %4611) : (i32, i32) -> i32
                %4617 = "arith.minui"(%4613, %4615) : (i32, i32) -> i32
                %4618 = "arith.minui"(%4617, %4616) : (i32, i32) -> i32
                %4619 = "arith.cmpi"(%4581, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %4620 = "arith.select"(%4619, %4618, %4581) : (i1, i32, i32) -> i32
                "scf.yield"(%4603, %4620) : (i32, i32) -> ()
              }, {
                "scf.yield"(%4566, %4581) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %4621 = "arith.bitcast"(%4585) : (i32) -> f32
              %4622 = "arith.bitcast"(%4586) : (i32) -> f32
              %4623 = "arith.mulf"(%4621, %1535) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4624 = "arith.mulf"(%4622, %1535) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4625 = "arith.constant"() {value = 2.0 : f32} : () -> f32
              %4626 = "arith.addf"(%3934, %4625) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4627 = "arith.cmpf"(%4623, %4626) {predicate = 2 : i64} : (f32, f32) -> i1
              %4628 = "arith.addf"(%3940, %4625) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4629 = "arith.cmpf"(%4624, %4628) {predicate = 2 : i64} : (f32, f32) -> i1
              %4630 = "arith.ori"(%4627, %4629) : (i1, i1) -> i1
              %4631 = "nvvm.vote.sync"(%39, %4630) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 68 : i32} : (i32, i1) -> i1
              %4632, %4633, %4634, %4635 = "scf.if"(%4631) ({
                %4636 = "nvvm.shfl.sync"(%39, %4623, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 69 : i32} : (i32, f32, i32, i32) -> f32
                %4637 = "arith.maxnumf"(%4623, %4636) : (f32, f32) -> f32
                %4638 = "nvvm.shfl.sync"(%39, %4637, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 70 : i32} : (i32, f32, i32, i32) -> f32
                %4639 = "arith.maxnumf"(%4637, %4638) : (f32, f32) -> f32
                %4640 = "arith.maxnumf"(%3934, %4639) : (f32, f32) -> f32
                %4641 = "nvvm.shfl.sync"(%39, %4624, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 71 : i32} : (i32, f32, i32, i32) -> f32
                %4642 = "arith.maxnumf"(%4624, %4641) : (f32, f32) -> f32
                %4643 = "nvvm.shfl.sync"(%39, %4642, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 72 : i32} : (i32, f32, i32, i32) -> f32
                %4644 = "arith.maxnumf"(%4642, %4643) : (f32, f32) -> f32
                %4645 = "arith.maxnumf"(%3940, %4644) : (f32, f32) -> f32
                "scf.yield"(%4640, %4645, %3934, %3940) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3934, %3940, %3936, %3942) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %4646 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %4647 = "arith.cmpf"(%4632, %4646) {predicate = 2 : i64} : (f32, f32) -> i1
              %4648 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %4649 = "arith.select"(%4647, %4632, %4648) : (i1, f32, f32) -> f32
              %4650 = "arith.subf"(%4634, %4649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4651 = "llvm.call_intrinsic"(%4650) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4652 = "arith.select"(%4631, %4651, %3948) : (i1, f32, f32) -> f32
              %4653 = "arith.cmpi"(%4482, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%4653) ({
                %4654 = "arith.muli"(%1532, %3930) : (i32, i32) -> i32
                %4655 = "arith.addi"(%1553, %4654) : (i32, i32) -> i32
                %4656 = "llvm.getelementptr"(%46, %4655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4632, %4656) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %4657 = "llvm.getelementptr"(%47, %4655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4652, %4657) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4658 = "arith.cmpf"(%4633, %4646) {predicate = 2 : i64} : (f32, f32) -> i1
              %4659 = "arith.select"(%4658, %4633, %4648) : (i1, f32, f32) -> f32
              %4660 = "arith.subf"(%4635, %4659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4661 = "llvm.call_intrinsic"(%4660) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4662 = "arith.select"(%4631, %4661, %3948) : (i1, f32, f32) -> f32
              "scf.if"(%4653) ({
                %4663 = "arith.muli"(%1532, %3930) : (i32, i32) -> i32
                %4664 = "arith.addi"(%3937, %4663) : (i32, i32) -> i32
                %4665 = "llvm.getelementptr"(%46, %4664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4633, %4665) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %4666 = "llvm.getelementptr"(%47, %4664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4662, %4666) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4667 = "vector.from_elements"(%4488, %4489, %4492, %4493, %4496, %4497, %4500, %4501) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4668 = "vector.broadcast"(%1535) : (f32) -> vector<8xf32>
              %4669 = "arith.mulf"(%4667, %4668) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4670 = "arith.cmpf"(%4632, %4646) {predicate = 2 : i64} : (f32, f32) -> i1
              %4671 = "arith.select"(%4670, %4632, %4648) : (i1, f32, f32) -> f32
              %4672 = "vector.broadcast"(%4671) : (f32) -> vector<8xf32>
              %4673 = "arith.subf"(%4669, %4672) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4674 = "vector.extract"(%4673) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4675 = "vector.extract"(%4673) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4676 = "vector.extract"(%4673) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4677 = "vector.extract"(%4673) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4678 = "vector.extract"(%4673) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4679 = "vector.extract"(%4673) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4680 = "vector.extract"(%4673) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4681 = "vector.extract"(%4673) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4682 = "llvm.call_intrinsic"(%4674) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4683 = "llvm.call_intrinsic"(%4675) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4684 = "llvm.call_intrinsic"(%4676) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4685 = "llvm.call_intrinsic"(%4677) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4686 = "llvm.call_intrinsic"(%4678) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4687 = "llvm.call_intrinsic"(%4679) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4688 = "llvm.call_intrinsic"(%4680) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4689 = "llvm.call_intrinsic"(%4681) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4690 = "vector.from_elements"(%4682, %4683, %4684, %4685, %4686, %4687, %4688, %4689) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4691 = "vector.extract"(%4690) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4692 = "vector.extract"(%4690) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4693 = "arith.addf"(%4691, %4692) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4694 = "vector.extract"(%4690) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4695 = "vector.extract"(%4690) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4696 = "arith.addf"(%4694, %4695) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4697 = "arith.addf"(%4693, %4696) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4698 = "vector.extract"(%4690) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4699 = "vector.extract"(%4690) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4700 = "arith.addf"(%4698, %4699) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4701 = "vector.extract"(%4690) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4702 = "vector.extract"(%4690) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4703 = "arith.addf"(%4701, %4702) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4704 = "arith.addf"(%4700, %4703) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4705 = "arith.addf"(%4697, %4704) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4706 = "arith.addf"(%4705, %4648) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4707 = "vector.from_elements"(%4490, %4491, %4494, %4495, %4498, %4499, %4502, %4503) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4708 = "vector.broadcast"(%1535) : (f32) -> vector<8xf32>
              %4709 = "arith.mulf"(%4707, %4708) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4710 = "arith.cmpf"(%4633, %4646) {predicate = 2 : i64} : (f32, f32) -> i1
              %4711 = "arith.select"(%4710, %4633, %4648) : (i1, f32, f32) -> f32
              %4712 = "vector.broadcast"(%4711) : (f32) -> vector<8xf32>
              %4713 = "arith.subf"(%4709, %4712) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4714 = "vector.extract"(%4713) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4715 = "vector.extract"(%4713) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4716 = "vector.extract"(%4713) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4717 = "vector.extract"(%4713) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4718 = "vector.extract"(%4713) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4719 = "vector.extract"(%4713) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4720 = "vector.extract"(%4713) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4721 = "vector.extract"(%4713) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4722 = "llvm.call_intrinsic"(%4714) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4723 = "llvm.call_intrinsic"(%4715) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4724 = "llvm.call_intrinsic"(%4716) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4725 = "llvm.call_intrinsic"(%4717) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4726 = "llvm.call_intrinsic"(%4718) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4727 = "llvm.call_intrinsic"(%4719) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4728 = "llvm.call_intrinsic"(%4720) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4729 = "llvm.call_intrinsic"(%4721) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4730 = "vector.from_elements"(%4722, %4723, %4724, %4725, %4726, %4727, %4728, %4729) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4731 = "vector.extract"(%4730) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4732 = "vector.extract"(%4730) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4733 = "arith.addf"(%4731, %4732) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4734 = "vector.extract"(%4730) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4735 = "vector.extract"(%4730) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4736 = "arith.addf"(%4734, %4735) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4737 = "arith.addf"(%4733, %4736) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4738 = "vector.extract"(%4730) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4739 = "vector.extract"(%4730) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4740 = "arith.addf"(%4738, %4739) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4741 = "vector.extract"(%4730) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4742 = "vector.extract"(%4730) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4743 = "arith.addf"(%4741, %4742) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4744 = "arith.addf"(%4740, %4743) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4745 = "arith.addf"(%4737, %4744) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4746 = "arith.addf"(%4745, %4648) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4747 = "vector.from_elements"(%3946, %3947) : (f32, f32) -> vector<2xf32>
              %4748 = "vector.from_elements"(%4652, %4662) : (f32, f32) -> vector<2xf32>
              %4749 = "arith.mulf"(%4747, %4748) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %4750 = "vector.from_elements"(%4706, %4746) : (f32, f32) -> vector<2xf32>
              %4751 = "arith.addf"(%4749, %4750) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %4752 = "vector.extract"(%4751) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %4753 = "vector.extract"(%4751) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %4754 = "vector.from_elements"(%4691, %4692, %4731, %4732, %4694, %4695, %4734, %4735, %4698, %4699, %4738, %4739, %4701, %4702, %4741, %4742) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4755 = "arith.truncf"(%4754) : (vector<16xf32>) -> vector<16xf16>
              %4756 = "vector.bitcast"(%4755) : (vector<16xf16>) -> vector<8xi32>
              %4757 = "vector.extract"(%4756) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
              %4758 = "vector.extract"(%4756) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
              %4759 = "vector.extract"(%4756) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
              %4760 = "vector.extract"(%4756) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
              %4761 = "vector.extract"(%4756) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
              %4762 = "vector.extract"(%4756) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
              %4763 = "vector.extract"(%4756) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
              %4764 = "vector.extract"(%4756) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
              %t4909_r = "llvm.inline_asm"(%4691, %4692, %4731, %4732, %4694, %4695, %4734, %4735, %4698, %4699, %4738, %4739, %4701, %4702, %4741, %4742, %4351, %4352, %4353, %4354, %4355, %4356, %4357, %4358, %4359, %4360, %4361, %4362, %4363, %4364, %4365, %4366, %4367, %4368, %4369, %4370, %4371, %4372, %4373, %4374, %4375, %4376, %4377, %4378, %4379, %4380, %4381, %4382, %4383, %4384, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4398, %4399, %4400, %4401, %4402, %4403, %4404, %4405, %4406, %4407, %4408, %4409, %4410, %4411, %4412, %4413, %4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %4765 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 0>} : (!struct2) -> f32
              %4766 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 1>} : (!struct2) -> f32
              %4767 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 2>} : (!struct2) -> f32
              %4768 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 3>} : (!struct2) -> f32
              %4769 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 4>} : (!struct2) -> f32
              %4770 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 5>} : (!struct2) -> f32
              %4771 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 6>} : (!struct2) -> f32
              %4772 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 7>} : (!struct2) -> f32
              %4773 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 8>} : (!struct2) -> f32
              %4774 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 9>} : (!struct2) -> f32
              %4775 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 10>} : (!struct2) -> f32
              %4776 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 11>} : (!struct2) -> f32
              %4777 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 12>} : (!struct2) -> f32
              %4778 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 13>} : (!struct2) -> f32
              %4779 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 14>} : (!struct2) -> f32
              %4780 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 15>} : (!struct2) -> f32
              %4781 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 16>} : (!struct2) -> f32
              %4782 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 17>} : (!struct2) -> f32
              %4783 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 18>} : (!struct2) -> f32
              %4784 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 19>} : (!struct2) -> f32
              %4785 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 20>} : (!struct2) -> f32
              %4786 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 21>} : (!struct2) -> f32
              %4787 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 22>} : (!struct2) -> f32
              %4788 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 23>} : (!struct2) -> f32
              %4789 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 24>} : (!struct2) -> f32
              %4790 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 25>} : (!struct2) -> f32
              %4791 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 26>} : (!struct2) -> f32
              %4792 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 27>} : (!struct2) -> f32
              %4793 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 28>} : (!struct2) -> f32
              %4794 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 29>} : (!struct2) -> f32
              %4795 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 30>} : (!struct2) -> f32
              %4796 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 31>} : (!struct2) -> f32
              %4797 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 32>} : (!struct2) -> f32
              %4798 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 33>} : (!struct2) -> f32
              %4799 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 34>} : (!struct2) -> f32
              %4800 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 35>} : (!struct2) -> f32
              %4801 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 36>} : (!struct2) -> f32
              %4802 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 37>} : (!struct2) -> f32
              %4803 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 38>} : (!struct2) -> f32
              %4804 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 39>} : (!struct2) -> f32
              %4805 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 40>} : (!struct2) -> f32
              %4806 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 41>} : (!struct2) -> f32
              %4807 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 42>} : (!struct2) -> f32
              %4808 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 43>} : (!struct2) -> f32
              %4809 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 44>} : (!struct2) -> f32
              %4810 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 45>} : (!struct2) -> f32
              %4811 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 46>} : (!struct2) -> f32
              %4812 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 47>} : (!struct2) -> f32
              %4813 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 48>} : (!struct2) -> f32
              %4814 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 49>} : (!struct2) -> f32
              %4815 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 50>} : (!struct2) -> f32
              %4816 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 51>} : (!struct2) -> f32
              %4817 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 52>} : (!struct2) -> f32
              %4818 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 53>} : (!struct2) -> f32
              %4819 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 54>} : (!struct2) -> f32
              %4820 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 55>} : (!struct2) -> f32
              %4821 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 56>} : (!struct2) -> f32
              %4822 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 57>} : (!struct2) -> f32
              %4823 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 58>} : (!struct2) -> f32
              %4824 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 59>} : (!struct2) -> f32
              %4825 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 60>} : (!struct2) -> f32
              %4826 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 61>} : (!struct2) -> f32
              %4827 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 62>} : (!struct2) -> f32
              %4828 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 63>} : (!struct2) -> f32
              %4829 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 64>} : (!struct2) -> f32
              %4830 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 65>} : (!struct2) -> f32
              %4831 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 66>} : (!struct2) -> f32
              %4832 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 67>} : (!struct2) -> f32
              %4833 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 68>} : (!struct2) -> f32
              %4834 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 69>} : (!struct2) -> f32
              %4835 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 70>} : (!struct2) -> f32
              %4836 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 71>} : (!struct2) -> f32
              %4837 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 72>} : (!struct2) -> f32
              %4838 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 73>} : (!struct2) -> f32
              %4839 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 74>} : (!struct2) -> f32
              %4840 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 75>} : (!struct2) -> f32
              %4841 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 76>} : (!struct2) -> f32
              %4842 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 77>} : (!struct2) -> f32
              %4843 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 78>} : (!struct2) -> f32
              %4844 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 79>} : (!struct2) -> f32
              %4845 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 80>} : (!struct2) -> f32
              %4846 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 81>} : (!struct2) -> f32
              %4847 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 82>} : (!struct2) -> f32
              %4848 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 83>} : (!struct2) -> f32
              %4849 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 84>} : (!struct2) -> f32
              %4850 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 85>} : (!struct2) -> f32
              %4851 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 86>} : (!struct2) -> f32
              %4852 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 87>} : (!struct2) -> f32
              %4853 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 88>} : (!struct2) -> f32
              %4854 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 89>} : (!struct2) -> f32
              %4855 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 90>} : (!struct2) -> f32
              %4856 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 91>} : (!struct2) -> f32
              %4857 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 92>} : (!struct2) -> f32
              %4858 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 93>} : (!struct2) -> f32
              %4859 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 94>} : (!struct2) -> f32
              %4860 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 95>} : (!struct2) -> f32
              %4861 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 96>} : (!struct2) -> f32
              %4862 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 97>} : (!struct2) -> f32
              %4863 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 98>} : (!struct2) -> f32
              %4864 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 99>} : (!struct2) -> f32
              %4865 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 100>} : (!struct2) -> f32
              %4866 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 101>} : (!struct2) -> f32
              %4867 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 102>} : (!struct2) -> f32
              %4868 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 103>} : (!struct2) -> f32
              %4869 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 104>} : (!struct2) -> f32
              %4870 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 105>} : (!struct2) -> f32
              %4871 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 106>} : (!struct2) -> f32
              %4872 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 107>} : (!struct2) -> f32
              %4873 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 108>} : (!struct2) -> f32
              %4874 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 109>} : (!struct2) -> f32
              %4875 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 110>} : (!struct2) -> f32
              %4876 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 111>} : (!struct2) -> f32
              %4877 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 112>} : (!struct2) -> f32
              %4878 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 113>} : (!struct2) -> f32
              %4879 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 114>} : (!struct2) -> f32
              %4880 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 115>} : (!struct2) -> f32
              %4881 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 116>} : (!struct2) -> f32
              %4882 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 117>} : (!struct2) -> f32
              %4883 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 118>} : (!struct2) -> f32
              %4884 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 119>} : (!struct2) -> f32
              %4885 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 120>} : (!struct2) -> f32
              %4886 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 121>} : (!struct2) -> f32
              %4887 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 122>} : (!struct2) -> f32
              %4888 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 123>} : (!struct2) -> f32
              %4889 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 124>} : (!struct2) -> f32
              %4890 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 125>} : (!struct2) -> f32
              %4891 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 126>} : (!struct2) -> f32
              %4892 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 127>} : (!struct2) -> f32
              %4893 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 128>} : (!struct2) -> f32
              %4894 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 129>} : (!struct2) -> f32
              %4895 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 130>} : (!struct2) -> f32
              %4896 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 131>} : (!struct2) -> f32
              %4897 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 132>} : (!struct2) -> f32
              %4898 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 133>} : (!struct2) -> f32
              %4899 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 134>} : (!struct2) -> f32
              %4900 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 135>} : (!struct2) -> f32
              %4901 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 136>} : (!struct2) -> f32
              %4902 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 137>} : (!struct2) -> f32
              %4903 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 138>} : (!struct2) -> f32
              %4904 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 139>} : (!struct2) -> f32
              %4905 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 140>} : (!struct2) -> f32
              %4906 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 141>} : (!struct2) -> f32
              %4907 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 142>} : (!struct2) -> f32
              %4908 = "llvm.extractvalue"(%t4909_r) {position = array<i64: 143>} : (!struct2) -> f32
              %4910 = "arith.cmpi"(%1549, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%4910) ({
                %4911 = "llvm.getelementptr"(%66, %3575) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t4912_s0 = "llvm.ptrtoint"(%4911) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t4912_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4913 = "arith.addi"(%3575, %234) : (i32, i32) -> i32
              %4914 = "arith.cmpi"(%4913, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %4915 = "arith.xori"(%3576, %234) : (i32, i32) -> i32
              %4916 = "arith.select"(%4914, %4915, %3576) : (i1, i32, i32) -> i32
              %4917 = "arith.select"(%4914, %40, %4913) : (i1, i32, i32) -> i32
              %4918 = "arith.addi"(%3574, %234) : (i32, i32) -> i32
              %4919 = "llvm.bitcast"(%4757) : (i32) -> vector<2xf16>
              %4920 = "vector.extract"(%4919) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4921 = "llvm.bitcast"(%4757) : (i32) -> vector<2xf16>
              %4922 = "vector.extract"(%4921) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4923 = "llvm.bitcast"(%4758) : (i32) -> vector<2xf16>
              %4924 = "vector.extract"(%4923) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4925 = "llvm.bitcast"(%4758) : (i32) -> vector<2xf16>
              %4926 = "vector.extract"(%4925) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4927 = "llvm.bitcast"(%4759) : (i32) -> vector<2xf16>
              %4928 = "vector.extract"(%4927) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4929 = "llvm.bitcast"(%4759) : (i32) -> vector<2xf16>
              %4930 = "vector.extract"(%4929) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4931 = "llvm.bitcast"(%4760) : (i32) -> vector<2xf16>
              %4932 = "vector.extract"(%4931) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4933 = "llvm.bitcast"(%4760) : (i32) -> vector<2xf16>
              %4934 = "vector.extract"(%4933) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4935 = "llvm.bitcast"(%4761) : (i32) -> vector<2xf16>
              %4936 = "vector.extract"(%4935) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4937 = "llvm.bitcast"(%4761) : (i32) -> vector<2xf16>
              %4938 = "vector.extract"(%4937) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4939 = "llvm.bitcast"(%4762) : (i32) -> vector<2xf16>
              %4940 = "vector.extract"(%4939) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4941 = "llvm.bitcast"(%4762) : (i32) -> vector<2xf16>
              %4942 = "vector.extract"(%4941) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4943 = "llvm.bitcast"(%4763) : (i32) -> vector<2xf16>
              %4944 = "vector.extract"(%4943) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4945 = "llvm.bitcast"(%4763) : (i32) -> vector<2xf16>
              %4946 = "vector.extract"(%4945) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4947 = "llvm.bitcast"(%4764) : (i32) -> vector<2xf16>
              %4948 = "vector.extract"(%4947) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4949 = "llvm.bitcast"(%4764) : (i32) -> vector<2xf16>
              %4950 = "vector.extract"(%4949) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4951 = "vector.from_elements"(%4920, %4922, %4924, %4926, %4928, %4930, %4932, %4934, %4936, %4938, %4940, %4942, %4944, %4946, %4948, %4950) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
              %4952 = "vector.extract"(%4951) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %4953 = "vector.extract"(%4951) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %4954 = "vector.extract"(%4951) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %4955 = "vector.extract"(%4951) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %4956 = "vector.extract"(%4951) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %4957 = "vector.extract"(%4951) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %4958 = "vector.extract"(%4951) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %4959 = "vector.extract"(%4951) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %4960 = "vector.extract"(%4951) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %4961 = "vector.extract"(%4951) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %4962 = "vector.extract"(%4951) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %4963 = "vector.extract"(%4951) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %4964 = "vector.extract"(%4951) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %4965 = "vector.extract"(%4951) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %4966 = "vector.extract"(%4951) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %4967 = "vector.extract"(%4951) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %4968 = "vector.from_elements"(%4952, %4953) : (f16, f16) -> vector<2xf16>
              %4969 = "llvm.bitcast"(%4968) : (vector<2xf16>) -> i32
              %4970 = "vector.from_elements"(%4954, %4955) : (f16, f16) -> vector<2xf16>
              %4971 = "llvm.bitcast"(%4970) : (vector<2xf16>) -> i32
              %4972 = "vector.from_elements"(%4956, %4957) : (f16, f16) -> vector<2xf16>
              %4973 = "llvm.bitcast"(%4972) : (vector<2xf16>) -> i32
              %4974 = "vector.from_elements"(%4958, %4959) : (f16, f16) -> vector<2xf16>
              %4975 = "llvm.bitcast"(%4974) : (vector<2xf16>) -> i32
              %4976 = "arith.constant"() {value = 192 : i32} : () -> i32
              %4977 = "arith.andi"(%1548, %4976) : (i32, i32) -> i32
              %4978 = "arith.constant"() {value = 3 : i32} : () -> i32
              %4979 = "arith.shrui"(%4977, %4978) : (i32, i32) -> i32
              %4980 = "arith.xori"(%1548, %4979) : (i32, i32) -> i32
              %4981 = "llvm.getelementptr"(%45, %4980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%4981, %4969, %4971, %4973, %4975) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              %4983 = "arith.addi"(%1548, %223) : (i32, i32) -> i32
              %4984 = "vector.from_elements"(%4960, %4961) : (f16, f16) -> vector<2xf16>
              %4985 = "llvm.bitcast"(%4984) : (vector<2xf16>) -> i32
              %4986 = "vector.from_elements"(%4962, %4963) : (f16, f16) -> vector<2xf16>
              %4987 = "llvm.bitcast"(%4986) : (vector<2xf16>) -> i32
              %4988 = "vector.from_elements"(%4964, %4965) : (f16, f16) -> vector<2xf16>
              %4989 = "llvm.bitcast"(%4988) : (vector<2xf16>) -> i32
              %4990 = "vector.from_elements"(%4966, %4967) : (f16, f16) -> vector<2xf16>
              %4991 = "llvm.bitcast"(%4990) : (vector<2xf16>) -> i32
              %4992 = "arith.andi"(%4983, %4976) : (i32, i32) -> i32
              %4993 = "arith.shrui"(%4992, %4978) : (i32, i32) -> i32
              %4994 = "arith.xori"(%4983, %4993) : (i32, i32) -> i32
              %4995 = "llvm.getelementptr"(%45, %4994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%4995, %4985, %4987, %4989, %4991) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %4997 = "arith.addi"(%234, %1532) : (i32, i32) -> i32
              "nvvm.barrier.arrive"(%4997, %3928) {cutec.arm = 75 : i32} : (i32, i32) -> ()
              %4998, %4999, %5000, %5001, %5002, %5003, %5004, %5005, %5006, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051, %5052, %5053, %5054, %5055, %5056, %5057, %5058, %5059, %5060, %5061, %5062, %5063, %5064, %5065, %5066, %5067, %5068, %5069, %5070, %5071, %5072, %5073, %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101, %5102, %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116, %5117, %5118, %5119, %5120, %5121, %5122, %5123, %5124, %5125 = "scf.if"(%4631) ({
                %5126 = "vector.from_elements"(%4781, %4782, %4785, %4786, %4789, %4790, %4793, %4794, %4797, %4798, %4801, %4802, %4805, %4806, %4809, %4810, %4813, %4814, %4817, %4818, %4821, %4822, %4825, %4826, %4829, %4830, %4833, %4834, %4837, %4838, %4841, %4842, %4845, %4846, %4849, %4850, %4853, %4854, %4857, %4858, %4861, %4862, %4865, %4866, %4869, %4870, %4873, %4874, %4877, %4878, %4881, %4882, %4885, %4886, %4889, %4890, %4893, %4894, %4897, %4898, %4901, %4902, %4905, %4906) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %5127 = "vector.broadcast"(%4652) : (f32) -> vector<64xf32>
                %5128 = "arith.mulf"(%5126, %5127) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %5129 = "vector.extract"(%5128) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %5130 = "vector.extract"(%5128) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %5131 = "vector.extract"(%5128) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %5132 = "vector.extract"(%5128) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %5133 = "vector.extract"(%5128) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %5134 = "vector.extract"(%5128) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %5135 = "vector.extract"(%5128) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %5136 = "vector.extract"(%5128) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %5137 = "vector.extract"(%5128) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %5138 = "vector.extract"(%5128) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %5139 = "vector.extract"(%5128) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %5140 = "vector.extract"(%5128) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %5141 = "vector.extract"(%5128) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %5142 = "vector.extract"(%5128) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %5143 = "vector.extract"(%5128) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %5144 = "vector.extract"(%5128) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %5145 = "vector.extract"(%5128) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %5146 = "vector.extract"(%5128) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %5147 = "vector.extract"(%5128) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %5148 = "vector.extract"(%5128) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %5149 = "vector.extract"(%5128) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %5150 = "vector.extract"(%5128) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %5151 = "vector.extract"(%5128) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %5152 = "vector.extract"(%5128) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %5153 = "vector.extract"(%5128) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %5154 = "vector.extract"(%5128) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %5155 = "vector.extract"(%5128) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %5156 = "vector.extract"(%5128) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %5157 = "vector.extract"(%5128) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %5158 = "vector.extract"(%5128) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %5159 = "vector.extract"(%5128) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %5160 = "vector.extract"(%5128) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %5161 = "vector.extract"(%5128) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %5162 = "vector.extract"(%5128) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %5163 = "vector.extract"(%5128) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %5164 = "vector.extract"(%5128) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %5165 = "vector.extract"(%5128) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %5166 = "vector.extract"(%5128) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %5167 = "vector.extract"(%5128) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %5168 = "vector.extract"(%5128) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %5169 = "vector.extract"(%5128) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %5170 = "vector.extract"(%5128) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %5171 = "vector.extract"(%5128) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %5172 = "vector.extract"(%5128) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %5173 = "vector.extract"(%5128) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %5174 = "vector.extract"(%5128) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %5175 = "vector.extract"(%5128) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %5176 = "vector.extract"(%5128) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %5177 = "vector.extract"(%5128) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %5178 = "vector.extract"(%5128) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %5179 = "vector.extract"(%5128) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %5180 = "vector.extract"(%5128) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %5181 = "vector.extract"(%5128) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %5182 = "vector.extract"(%5128) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %5183 = "vector.extract"(%5128) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %5184 = "vector.extract"(%5128) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %5185 = "vector.extract"(%5128) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %5186 = "vector.extract"(%5128) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %5187 = "vector.extract"(%5128) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %5188 = "vector.extract"(%5128) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %5189 = "vector.extract"(%5128) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %5190 = "vector.extract"(%5128) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %5191 = "vector.extract"(%5128) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %5192 = "vector.extract"(%5128) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %5193 = "vector.from_elements"(%4783, %4784, %4787, %4788, %4791, %4792, %4795, %4796, %4799, %4800, %4803, %4804, %4807, %4808, %4811, %4812, %4815, %4816, %4819, %4820, %4823, %4824, %4827, %4828, %4831, %4832, %4835, %4836, %4839, %4840, %4843, %4844, %4847, %4848, %4851, %4852, %4855, %4856, %4859, %4860, %4863, %4864, %4867, %4868, %4871, %4872, %4875, %4876, %4879, %4880, %4883, %4884, %4887, %4888, %4891, %4892, %4895, %4896, %4899, %4900, %4903, %4904, %4907, %4908) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %5194 = "vector.broadcast"(%4662) : (f32) -> vector<64xf32>
                %5195 = "arith.mulf"(%5193, %5194) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %5196 = "vector.extract"(%5195) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %5197 = "vector.extract"(%5195) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %5198 = "vector.extract"(%5195) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %5199 = "vector.extract"(%5195) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %5200 = "vector.extract"(%5195) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %5201 = "vector.extract"(%5195) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %5202 = "vector.extract"(%5195) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %5203 = "vector.extract"(%5195) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %5204 = "vector.extract"(%5195) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %5205 = "vector.extract"(%5195) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %5206 = "vector.extract"(%5195) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %5207 = "vector.extract"(%5195) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %5208 = "vector.extract"(%5195) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %5209 = "vector.extract"(%5195) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %5210 = "vector.extract"(%5195) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %5211 = "vector.extract"(%5195) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %5212 = "vector.extract"(%5195) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %5213 = "vector.extract"(%5195) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %5214 = "vector.extract"(%5195) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %5215 = "vector.extract"(%5195) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %5216 = "vector.extract"(%5195) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %5217 = "vector.extract"(%5195) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %5218 = "vector.extract"(%5195) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %5219 = "vector.extract"(%5195) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %5220 = "vector.extract"(%5195) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %5221 = "vector.extract"(%5195) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %5222 = "vector.extract"(%5195) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %5223 = "vector.extract"(%5195) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %5224 = "vector.extract"(%5195) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %5225 = "vector.extract"(%5195) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %5226 = "vector.extract"(%5195) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %5227 = "vector.extract"(%5195) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %5228 = "vector.extract"(%5195) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %5229 = "vector.extract"(%5195) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %5230 = "vector.extract"(%5195) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %5231 = "vector.extract"(%5195) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %5232 = "vector.extract"(%5195) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %5233 = "vector.extract"(%5195) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %5234 = "vector.extract"(%5195) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %5235 = "vector.extract"(%5195) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %5236 = "vector.extract"(%5195) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %5237 = "vector.extract"(%5195) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %5238 = "vector.extract"(%5195) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %5239 = "vector.extract"(%5195) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %5240 = "vector.extract"(%5195) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %5241 = "vector.extract"(%5195) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %5242 = "vector.extract"(%5195) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %5243 = "vector.extract"(%5195) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %5244 = "vector.extract"(%5195) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %5245 = "vector.extract"(%5195) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %5246 = "vector.extract"(%5195) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %5247 = "vector.extract"(%5195) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %5248 = "vector.extract"(%5195) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %5249 = "vector.extract"(%5195) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %5250 = "vector.extract"(%5195) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %5251 = "vector.extract"(%5195) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %5252 = "vector.extract"(%5195) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %5253 = "vector.extract"(%5195) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %5254 = "vector.extract"(%5195) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %5255 = "vector.extract"(%5195) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %5256 = "vector.extract"(%5195) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %5257 = "vector.extract"(%5195) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %5258 = "vector.extract"(%5195) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %5259 = "vector.extract"(%5195) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%5129, %5130, %5196, %5197, %5131, %5132, %5198, %5199, %5133, %5134, %5200, %5201, %5135, %5136, %5202, %5203, %5137, %5138, %5204, %5205, %5139, %5140, %5206, %5207, %5141, %5142, %5208, %5209, %5143, %5144, %5210, %5211, %5145, %5146, %5212, %5213, %5147, %5148, %5214, %5215, %5149, %5150, %5216, %5217, %5151, %5152, %5218, %5219, %5153, %5154, %5220, %5221, %5155, %5156, %5222, %5223, %5157, %5158, %5224, %5225, %5159, %5160, %5226, %5227, %5161, %5162, %5228, %5229, %5163, %5164, %5230, %5231, %5165, %5166, %5232, %5233, %5167, %5168, %5234, %5235, %5169, %5170, %5236, %5237, %5171, %5172, %5238, %5239, %5173, %5174, %5240, %5241, %5175, %5176, %5242, %5243, %5177, %5178, %5244, %5245, %5179, %5180, %5246, %5247, %5181, %5182, %5248, %5249, %5183, %5184, %5250, %5251, %5185, %5186, %5252, %5253, %5187, %5188, %5254, %5255, %5189, %5190, %5256, %5257, %5191, %5192, %5258, %5259) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%4781, %4782, %4783, %4784, %4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797, %4798, %4799, %4800, %4801, %4802, %4803, %4804, %4805, %4806, %4807, %4808, %4809, %4810, %4811, %4812, %4813, %4814, %4815, %4816, %4817, %4818, %4819, %4820, %4821, %4822, %4823, %4824, %4825, %4826, %4827, %4828, %4829, %4830, %4831, %4832, %4833, %4834, %4835, %4836, %4837, %4838, %4839, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4862, %4863, %4864, %4865, %4866, %4867, %4868, %4869, %4870, %4871, %4872, %4873, %4874, %4875, %4876, %4877, %4878, %4879, %4880, %4881, %4882, %4883, %4884, %4885, %4886, %4887, %4888, %4889, %4890, %4891, %4892, %4893, %4894, %4895, %4896, %4897, %4898, %4899, %4900, %4901, %4902, %4903, %4904, %4905, %4906, %4907, %4908) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %5260 = "llvm.getelementptr"(%1538, %3742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5262_a = "llvm.ptrtoint"(%5260) : (!llvm.ptr<3>) -> i32
              %t5262_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t5262_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t5262_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t5262_shifted = "arith.shrui"(%t5262_a, %t5262_four) : (i32, i32) -> i32
              %t5262_low = "arith.andi"(%t5262_shifted, %t5262_mask) : (i32, i32) -> i32
              %t5262_wide = "arith.extui"(%t5262_low) : (i32) -> i64
              %5261 = "arith.ori"(%t5262_wide, %t5262_fields) : (i64, i64) -> i64
              %t5391_r = "llvm.inline_asm"(%4998, %4999, %5000, %5001, %5002, %5003, %5004, %5005, %5006, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051, %5052, %5053, %5054, %5055, %5056, %5057, %5058, %5059, %5060, %5061, %5062, %5063, %5064, %5065, %5066, %5067, %5068, %5069, %5070, %5071, %5072, %5073, %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101, %5102, %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116, %5117, %5118, %5119, %5120, %5121, %5122, %5123, %5124, %5125) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %5263 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 0>} : (!struct1) -> f32
              %5264 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 1>} : (!struct1) -> f32
              %5265 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 2>} : (!struct1) -> f32
              %5266 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 3>} : (!struct1) -> f32
              %5267 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 4>} : (!struct1) -> f32
              %5268 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 5>} : (!struct1) -> f32
              %5269 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 6>} : (!struct1) -> f32
              %5270 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 7>} : (!struct1) -> f32
              %5271 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 8>} : (!struct1) -> f32
              %5272 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 9>} : (!struct1) -> f32
              %5273 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 10>} : (!struct1) -> f32
              %5274 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 11>} : (!struct1) -> f32
              %5275 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 12>} : (!struct1) -> f32
              %5276 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 13>} : (!struct1) -> f32
              %5277 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 14>} : (!struct1) -> f32
              %5278 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 15>} : (!struct1) -> f32
              %5279 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 16>} : (!struct1) -> f32
              %5280 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 17>} : (!struct1) -> f32
              %5281 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 18>} : (!struct1) -> f32
              %5282 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 19>} : (!struct1) -> f32
              %5283 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 20>} : (!struct1) -> f32
              %5284 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 21>} : (!struct1) -> f32
              %5285 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 22>} : (!struct1) -> f32
              %5286 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 23>} : (!struct1) -> f32
              %5287 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 24>} : (!struct1) -> f32
              %5288 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 25>} : (!struct1) -> f32
              %5289 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 26>} : (!struct1) -> f32
              %5290 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 27>} : (!struct1) -> f32
              %5291 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 28>} : (!struct1) -> f32
              %5292 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 29>} : (!struct1) -> f32
              %5293 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 30>} : (!struct1) -> f32
              %5294 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 31>} : (!struct1) -> f32
              %5295 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 32>} : (!struct1) -> f32
              %5296 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 33>} : (!struct1) -> f32
              %5297 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 34>} : (!struct1) -> f32
              %5298 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 35>} : (!struct1) -> f32
              %5299 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 36>} : (!struct1) -> f32
              %5300 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 37>} : (!struct1) -> f32
              %5301 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 38>} : (!struct1) -> f32
              %5302 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 39>} : (!struct1) -> f32
              %5303 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 40>} : (!struct1) -> f32
              %5304 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 41>} : (!struct1) -> f32
              %5305 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 42>} : (!struct1) -> f32
              %5306 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 43>} : (!struct1) -> f32
              %5307 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 44>} : (!struct1) -> f32
              %5308 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 45>} : (!struct1) -> f32
              %5309 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 46>} : (!struct1) -> f32
              %5310 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 47>} : (!struct1) -> f32
              %5311 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 48>} : (!struct1) -> f32
              %5312 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 49>} : (!struct1) -> f32
              %5313 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 50>} : (!struct1) -> f32
              %5314 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 51>} : (!struct1) -> f32
              %5315 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 52>} : (!struct1) -> f32
              %5316 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 53>} : (!struct1) -> f32
              %5317 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 54>} : (!struct1) -> f32
              %5318 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 55>} : (!struct1) -> f32
              %5319 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 56>} : (!struct1) -> f32
              %5320 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 57>} : (!struct1) -> f32
              %5321 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 58>} : (!struct1) -> f32
              %5322 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 59>} : (!struct1) -> f32
              %5323 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 60>} : (!struct1) -> f32
              %5324 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 61>} : (!struct1) -> f32
              %5325 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 62>} : (!struct1) -> f32
              %5326 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 63>} : (!struct1) -> f32
              %5327 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 64>} : (!struct1) -> f32
              %5328 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 65>} : (!struct1) -> f32
              %5329 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 66>} : (!struct1) -> f32
              %5330 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 67>} : (!struct1) -> f32
              %5331 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 68>} : (!struct1) -> f32
              %5332 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 69>} : (!struct1) -> f32
              %5333 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 70>} : (!struct1) -> f32
              %5334 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 71>} : (!struct1) -> f32
              %5335 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 72>} : (!struct1) -> f32
              %5336 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 73>} : (!struct1) -> f32
              %5337 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 74>} : (!struct1) -> f32
              %5338 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 75>} : (!struct1) -> f32
              %5339 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 76>} : (!struct1) -> f32
              %5340 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 77>} : (!struct1) -> f32
              %5341 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 78>} : (!struct1) -> f32
              %5342 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 79>} : (!struct1) -> f32
              %5343 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 80>} : (!struct1) -> f32
              %5344 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 81>} : (!struct1) -> f32
              %5345 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 82>} : (!struct1) -> f32
              %5346 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 83>} : (!struct1) -> f32
              %5347 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 84>} : (!struct1) -> f32
              %5348 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 85>} : (!struct1) -> f32
              %5349 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 86>} : (!struct1) -> f32
              %5350 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 87>} : (!struct1) -> f32
              %5351 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 88>} : (!struct1) -> f32
              %5352 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 89>} : (!struct1) -> f32
              %5353 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 90>} : (!struct1) -> f32
              %5354 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 91>} : (!struct1) -> f32
              %5355 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 92>} : (!struct1) -> f32
              %5356 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 93>} : (!struct1) -> f32
              %5357 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 94>} : (!struct1) -> f32
              %5358 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 95>} : (!struct1) -> f32
              %5359 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 96>} : (!struct1) -> f32
              %5360 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 97>} : (!struct1) -> f32
              %5361 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 98>} : (!struct1) -> f32
              %5362 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 99>} : (!struct1) -> f32
              %5363 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 100>} : (!struct1) -> f32
              %5364 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 101>} : (!struct1) -> f32
              %5365 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 102>} : (!struct1) -> f32
              %5366 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 103>} : (!struct1) -> f32
              %5367 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 104>} : (!struct1) -> f32
              %5368 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 105>} : (!struct1) -> f32
              %5369 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 106>} : (!struct1) -> f32
              %5370 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 107>} : (!struct1) -> f32
              %5371 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 108>} : (!struct1) -> f32
              %5372 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 109>} : (!struct1) -> f32
              %5373 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 110>} : (!struct1) -> f32
              %5374 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 111>} : (!struct1) -> f32
              %5375 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 112>} : (!struct1) -> f32
              %5376 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 113>} : (!struct1) -> f32
              %5377 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 114>} : (!struct1) -> f32
              %5378 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 115>} : (!struct1) -> f32
              %5379 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 116>} : (!struct1) -> f32
              %5380 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 117>} : (!struct1) -> f32
              %5381 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 118>} : (!struct1) -> f32
              %5382 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 119>} : (!struct1) -> f32
              %5383 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 120>} : (!struct1) -> f32
              %5384 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 121>} : (!struct1) -> f32
              %5385 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 122>} : (!struct1) -> f32
              %5386 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 123>} : (!struct1) -> f32
              %5387 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 124>} : (!struct1) -> f32
              %5388 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 125>} : (!struct1) -> f32
              %5389 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 126>} : (!struct1) -> f32
              %5390 = "llvm.extractvalue"(%t5391_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t5520_r = "llvm.inline_asm"(%5263, %5264, %5265, %5266, %5267, %5268, %5269, %5270, %5271, %5272, %5273, %5274, %5275, %5276, %5277, %5278, %5279, %5280, %5281, %5282, %5283, %5284, %5285, %5286, %5287, %5288, %5289, %5290, %5291, %5292, %5293, %5294, %5295, %5296, %5297, %5298, %5299, %5300, %5301, %5302, %5303, %5304, %5305, %5306, %5307, %5308, %5309, %5310, %5311, %5312, %5313, %5314, %5315, %5316, %5317, %5318, %5319, %5320, %5321, %5322, %5323, %5324, %5325, %5326, %5327, %5328, %5329, %5330, %5331, %5332, %5333, %5334, %5335, %5336, %5337, %5338, %5339, %5340, %5341, %5342, %5343, %5344, %5345, %5346, %5347, %5348, %5349, %5350, %5351, %5352, %5353, %5354, %5355, %5356, %5357, %5358, %5359, %5360, %5361, %5362, %5363, %5364, %5365, %5366, %5367, %5368, %5369, %5370, %5371, %5372, %5373, %5374, %5375, %5376, %5377, %5378, %5379, %5380, %5381, %5382, %5383, %5384, %5385, %5386, %5387, %5388, %5389, %5390, %4757, %4758, %4759, %4760, %4761, %4762, %4763, %4764, %5261, %4217) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $264, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$256, $257, $258, $259}, db, $265, 1, 1, 1;\0Aadd.s64 db, $264, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$260, $261, $262, $263}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 76 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %5392 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 0>} : (!struct1) -> f32
              %5393 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 1>} : (!struct1) -> f32
              %5394 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 2>} : (!struct1) -> f32
              %5395 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 3>} : (!struct1) -> f32
              %5396 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 4>} : (!struct1) -> f32
              %5397 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 5>} : (!struct1) -> f32
              %5398 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 6>} : (!struct1) -> f32
              %5399 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 7>} : (!struct1) -> f32
              %5400 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 8>} : (!struct1) -> f32
              %5401 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 9>} : (!struct1) -> f32
              %5402 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 10>} : (!struct1) -> f32
              %5403 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 11>} : (!struct1) -> f32
              %5404 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 12>} : (!struct1) -> f32
              %5405 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 13>} : (!struct1) -> f32
              %5406 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 14>} : (!struct1) -> f32
              %5407 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 15>} : (!struct1) -> f32
              %5408 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 16>} : (!struct1) -> f32
              %5409 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 17>} : (!struct1) -> f32
              %5410 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 18>} : (!struct1) -> f32
              %5411 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 19>} : (!struct1) -> f32
              %5412 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 20>} : (!struct1) -> f32
              %5413 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 21>} : (!struct1) -> f32
              %5414 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 22>} : (!struct1) -> f32
              %5415 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 23>} : (!struct1) -> f32
              %5416 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 24>} : (!struct1) -> f32
              %5417 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 25>} : (!struct1) -> f32
              %5418 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 26>} : (!struct1) -> f32
              %5419 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 27>} : (!struct1) -> f32
              %5420 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 28>} : (!struct1) -> f32
              %5421 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 29>} : (!struct1) -> f32
              %5422 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 30>} : (!struct1) -> f32
              %5423 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 31>} : (!struct1) -> f32
              %5424 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 32>} : (!struct1) -> f32
              %5425 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 33>} : (!struct1) -> f32
              %5426 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 34>} : (!struct1) -> f32
              %5427 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 35>} : (!struct1) -> f32
              %5428 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 36>} : (!struct1) -> f32
              %5429 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 37>} : (!struct1) -> f32
              %5430 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 38>} : (!struct1) -> f32
              %5431 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 39>} : (!struct1) -> f32
              %5432 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 40>} : (!struct1) -> f32
              %5433 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 41>} : (!struct1) -> f32
              %5434 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 42>} : (!struct1) -> f32
              %5435 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 43>} : (!struct1) -> f32
              %5436 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 44>} : (!struct1) -> f32
              %5437 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 45>} : (!struct1) -> f32
              %5438 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 46>} : (!struct1) -> f32
              %5439 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 47>} : (!struct1) -> f32
              %5440 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 48>} : (!struct1) -> f32
              %5441 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 49>} : (!struct1) -> f32
              %5442 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 50>} : (!struct1) -> f32
              %5443 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 51>} : (!struct1) -> f32
              %5444 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 52>} : (!struct1) -> f32
              %5445 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 53>} : (!struct1) -> f32
              %5446 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 54>} : (!struct1) -> f32
              %5447 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 55>} : (!struct1) -> f32
              %5448 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 56>} : (!struct1) -> f32
              %5449 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 57>} : (!struct1) -> f32
              %5450 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 58>} : (!struct1) -> f32
              %5451 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 59>} : (!struct1) -> f32
              %5452 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 60>} : (!struct1) -> f32
              %5453 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 61>} : (!struct1) -> f32
              %5454 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 62>} : (!struct1) -> f32
              %5455 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 63>} : (!struct1) -> f32
              %5456 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 64>} : (!struct1) -> f32
              %5457 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 65>} : (!struct1) -> f32
              %5458 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 66>} : (!struct1) -> f32
              %5459 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 67>} : (!struct1) -> f32
              %5460 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 68>} : (!struct1) -> f32
              %5461 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 69>} : (!struct1) -> f32
              %5462 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 70>} : (!struct1) -> f32
              %5463 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 71>} : (!struct1) -> f32
              %5464 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 72>} : (!struct1) -> f32
              %5465 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 73>} : (!struct1) -> f32
              %5466 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 74>} : (!struct1) -> f32
              %5467 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 75>} : (!struct1) -> f32
              %5468 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 76>} : (!struct1) -> f32
              %5469 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 77>} : (!struct1) -> f32
              %5470 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 78>} : (!struct1) -> f32
              %5471 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 79>} : (!struct1) -> f32
              %5472 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 80>} : (!struct1) -> f32
              %5473 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 81>} : (!struct1) -> f32
              %5474 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 82>} : (!struct1) -> f32
              %5475 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 83>} : (!struct1) -> f32
              %5476 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 84>} : (!struct1) -> f32
              %5477 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 85>} : (!struct1) -> f32
              %5478 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 86>} : (!struct1) -> f32
              %5479 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 87>} : (!struct1) -> f32
              %5480 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 88>} : (!struct1) -> f32
              %5481 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 89>} : (!struct1) -> f32
              %5482 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 90>} : (!struct1) -> f32
              %5483 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 91>} : (!struct1) -> f32
              %5484 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 92>} : (!struct1) -> f32
              %5485 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 93>} : (!struct1) -> f32
              %5486 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 94>} : (!struct1) -> f32
              %5487 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 95>} : (!struct1) -> f32
              %5488 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 96>} : (!struct1) -> f32
              %5489 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 97>} : (!struct1) -> f32
              %5490 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 98>} : (!struct1) -> f32
              %5491 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 99>} : (!struct1) -> f32
              %5492 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 100>} : (!struct1) -> f32
              %5493 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 101>} : (!struct1) -> f32
              %5494 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 102>} : (!struct1) -> f32
              %5495 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 103>} : (!struct1) -> f32
              %5496 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 104>} : (!struct1) -> f32
              %5497 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 105>} : (!struct1) -> f32
              %5498 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 106>} : (!struct1) -> f32
              %5499 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 107>} : (!struct1) -> f32
              %5500 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 108>} : (!struct1) -> f32
              %5501 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 109>} : (!struct1) -> f32
              %5502 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 110>} : (!struct1) -> f32
              %5503 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 111>} : (!struct1) -> f32
              %5504 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 112>} : (!struct1) -> f32
              %5505 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 113>} : (!struct1) -> f32
              %5506 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 114>} : (!struct1) -> f32
              %5507 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 115>} : (!struct1) -> f32
              %5508 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 116>} : (!struct1) -> f32
              %5509 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 117>} : (!struct1) -> f32
              %5510 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 118>} : (!struct1) -> f32
              %5511 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 119>} : (!struct1) -> f32
              %5512 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 120>} : (!struct1) -> f32
              %5513 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 121>} : (!struct1) -> f32
              %5514 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 122>} : (!struct1) -> f32
              %5515 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 123>} : (!struct1) -> f32
              %5516 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 124>} : (!struct1) -> f32
              %5517 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 125>} : (!struct1) -> f32
              %5518 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 126>} : (!struct1) -> f32
              %5519 = "llvm.extractvalue"(%t5520_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %5521 = "arith.addi"(%3737, %234) : (i32, i32) -> i32
              %5522 = "arith.cmpi"(%5521, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %5523 = "arith.xori"(%3736, %234) : (i32, i32) -> i32
              %5524 = "arith.select"(%5522, %5523, %3736) : (i1, i32, i32) -> i32
              %5525 = "arith.select"(%5522, %40, %5521) : (i1, i32, i32) -> i32
              %5526 = "arith.addi"(%3738, %234) : (i32, i32) -> i32
              %t5671_r = "llvm.inline_asm"(%4765, %4766, %4767, %4768, %4769, %4770, %4771, %4772, %4773, %4774, %4775, %4776, %4777, %4778, %4779, %4780, %5392, %5393, %5394, %5395, %5396, %5397, %5398, %5399, %5400, %5401, %5402, %5403, %5404, %5405, %5406, %5407, %5408, %5409, %5410, %5411, %5412, %5413, %5414, %5415, %5416, %5417, %5418, %5419, %5420, %5421, %5422, %5423, %5424, %5425, %5426, %5427, %5428, %5429, %5430, %5431, %5432, %5433, %5434, %5435, %5436, %5437, %5438, %5439, %5440, %5441, %5442, %5443, %5444, %5445, %5446, %5447, %5448, %5449, %5450, %5451, %5452, %5453, %5454, %5455, %5456, %5457, %5458, %5459, %5460, %5461, %5462, %5463, %5464, %5465, %5466, %5467, %5468, %5469, %5470, %5471, %5472, %5473, %5474, %5475, %5476, %5477, %5478, %5479, %5480, %5481, %5482, %5483, %5484, %5485, %5486, %5487, %5488, %5489, %5490, %5491, %5492, %5493, %5494, %5495, %5496, %5497, %5498, %5499, %5500, %5501, %5502, %5503, %5504, %5505, %5506, %5507, %5508, %5509, %5510, %5511, %5512, %5513, %5514, %5515, %5516, %5517, %5518, %5519) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %5527 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 0>} : (!struct2) -> f32
              %5528 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 1>} : (!struct2) -> f32
              %5529 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 2>} : (!struct2) -> f32
              %5530 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 3>} : (!struct2) -> f32
              %5531 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 4>} : (!struct2) -> f32
              %5532 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 5>} : (!struct2) -> f32
              %5533 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 6>} : (!struct2) -> f32
              %5534 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 7>} : (!struct2) -> f32
              %5535 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 8>} : (!struct2) -> f32
              %5536 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 9>} : (!struct2) -> f32
              %5537 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 10>} : (!struct2) -> f32
              %5538 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 11>} : (!struct2) -> f32
              %5539 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 12>} : (!struct2) -> f32
              %5540 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 13>} : (!struct2) -> f32
              %5541 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 14>} : (!struct2) -> f32
              %5542 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 15>} : (!struct2) -> f32
              %5543 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 16>} : (!struct2) -> f32
              %5544 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 17>} : (!struct2) -> f32
              %5545 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 18>} : (!struct2) -> f32
              %5546 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 19>} : (!struct2) -> f32
              %5547 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 20>} : (!struct2) -> f32
              %5548 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 21>} : (!struct2) -> f32
              %5549 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 22>} : (!struct2) -> f32
              %5550 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 23>} : (!struct2) -> f32
              %5551 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 24>} : (!struct2) -> f32
              %5552 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 25>} : (!struct2) -> f32
              %5553 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 26>} : (!struct2) -> f32
              %5554 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 27>} : (!struct2) -> f32
              %5555 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 28>} : (!struct2) -> f32
              %5556 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 29>} : (!struct2) -> f32
              %5557 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 30>} : (!struct2) -> f32
              %5558 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 31>} : (!struct2) -> f32
              %5559 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 32>} : (!struct2) -> f32
              %5560 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 33>} : (!struct2) -> f32
              %5561 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 34>} : (!struct2) -> f32
              %5562 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 35>} : (!struct2) -> f32
              %5563 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 36>} : (!struct2) -> f32
              %5564 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 37>} : (!struct2) -> f32
              %5565 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 38>} : (!struct2) -> f32
              %5566 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 39>} : (!struct2) -> f32
              %5567 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 40>} : (!struct2) -> f32
              %5568 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 41>} : (!struct2) -> f32
              %5569 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 42>} : (!struct2) -> f32
              %5570 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 43>} : (!struct2) -> f32
              %5571 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 44>} : (!struct2) -> f32
              %5572 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 45>} : (!struct2) -> f32
              %5573 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 46>} : (!struct2) -> f32
              %5574 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 47>} : (!struct2) -> f32
              %5575 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 48>} : (!struct2) -> f32
              %5576 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 49>} : (!struct2) -> f32
              %5577 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 50>} : (!struct2) -> f32
              %5578 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 51>} : (!struct2) -> f32
              %5579 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 52>} : (!struct2) -> f32
              %5580 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 53>} : (!struct2) -> f32
              %5581 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 54>} : (!struct2) -> f32
              %5582 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 55>} : (!struct2) -> f32
              %5583 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 56>} : (!struct2) -> f32
              %5584 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 57>} : (!struct2) -> f32
              %5585 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 58>} : (!struct2) -> f32
              %5586 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 59>} : (!struct2) -> f32
              %5587 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 60>} : (!struct2) -> f32
              %5588 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 61>} : (!struct2) -> f32
              %5589 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 62>} : (!struct2) -> f32
              %5590 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 63>} : (!struct2) -> f32
              %5591 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 64>} : (!struct2) -> f32
              %5592 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 65>} : (!struct2) -> f32
              %5593 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 66>} : (!struct2) -> f32
              %5594 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 67>} : (!struct2) -> f32
              %5595 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 68>} : (!struct2) -> f32
              %5596 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 69>} : (!struct2) -> f32
              %5597 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 70>} : (!struct2) -> f32
              %5598 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 71>} : (!struct2) -> f32
              %5599 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 72>} : (!struct2) -> f32
              %5600 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 73>} : (!struct2) -> f32
              %5601 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 74>} : (!struct2) -> f32
              %5602 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 75>} : (!struct2) -> f32
              %5603 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 76>} : (!struct2) -> f32
              %5604 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 77>} : (!struct2) -> f32
              %5605 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 78>} : (!struct2) -> f32
              %5606 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 79>} : (!struct2) -> f32
              %5607 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 80>} : (!struct2) -> f32
              %5608 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 81>} : (!struct2) -> f32
              %5609 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 82>} : (!struct2) -> f32
              %5610 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 83>} : (!struct2) -> f32
              %5611 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 84>} : (!struct2) -> f32
              %5612 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 85>} : (!struct2) -> f32
              %5613 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 86>} : (!struct2) -> f32
              %5614 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 87>} : (!struct2) -> f32
              %5615 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 88>} : (!struct2) -> f32
              %5616 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 89>} : (!struct2) -> f32
              %5617 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 90>} : (!struct2) -> f32
              %5618 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 91>} : (!struct2) -> f32
              %5619 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 92>} : (!struct2) -> f32
              %5620 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 93>} : (!struct2) -> f32
              %5621 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 94>} : (!struct2) -> f32
              %5622 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 95>} : (!struct2) -> f32
              %5623 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 96>} : (!struct2) -> f32
              %5624 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 97>} : (!struct2) -> f32
              %5625 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 98>} : (!struct2) -> f32
              %5626 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 99>} : (!struct2) -> f32
              %5627 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 100>} : (!struct2) -> f32
              %5628 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 101>} : (!struct2) -> f32
              %5629 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 102>} : (!struct2) -> f32
              %5630 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 103>} : (!struct2) -> f32
              %5631 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 104>} : (!struct2) -> f32
              %5632 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 105>} : (!struct2) -> f32
              %5633 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 106>} : (!struct2) -> f32
              %5634 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 107>} : (!struct2) -> f32
              %5635 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 108>} : (!struct2) -> f32
              %5636 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 109>} : (!struct2) -> f32
              %5637 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 110>} : (!struct2) -> f32
              %5638 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 111>} : (!struct2) -> f32
              %5639 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 112>} : (!struct2) -> f32
              %5640 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 113>} : (!struct2) -> f32
              %5641 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 114>} : (!struct2) -> f32
              %5642 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 115>} : (!struct2) -> f32
              %5643 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 116>} : (!struct2) -> f32
              %5644 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 117>} : (!struct2) -> f32
              %5645 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 118>} : (!struct2) -> f32
              %5646 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 119>} : (!struct2) -> f32
              %5647 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 120>} : (!struct2) -> f32
              %5648 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 121>} : (!struct2) -> f32
              %5649 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 122>} : (!struct2) -> f32
              %5650 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 123>} : (!struct2) -> f32
              %5651 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 124>} : (!struct2) -> f32
              %5652 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 125>} : (!struct2) -> f32
              %5653 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 126>} : (!struct2) -> f32
              %5654 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 127>} : (!struct2) -> f32
              %5655 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 128>} : (!struct2) -> f32
              %5656 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 129>} : (!struct2) -> f32
              %5657 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 130>} : (!struct2) -> f32
              %5658 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 131>} : (!struct2) -> f32
              %5659 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 132>} : (!struct2) -> f32
              %5660 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 133>} : (!struct2) -> f32
              %5661 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 134>} : (!struct2) -> f32
              %5662 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 135>} : (!struct2) -> f32
              %5663 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 136>} : (!struct2) -> f32
              %5664 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 137>} : (!struct2) -> f32
              %5665 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 138>} : (!struct2) -> f32
              %5666 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 139>} : (!struct2) -> f32
              %5667 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 140>} : (!struct2) -> f32
              %5668 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 141>} : (!struct2) -> f32
              %5669 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 142>} : (!struct2) -> f32
              %5670 = "llvm.extractvalue"(%t5671_r) {position = array<i64: 143>} : (!struct2) -> f32
              "scf.if"(%4910) ({
                %5672 = "llvm.getelementptr"(%66, %4917) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t5673_s0 = "llvm.ptrtoint"(%5672) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t5673_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %5674 = "arith.addi"(%4917, %234) : (i32, i32) -> i32
              %5675 = "arith.cmpi"(%5674, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %5676 = "arith.xori"(%4916, %234) : (i32, i32) -> i32
              %5677 = "arith.select"(%5675, %5676, %4916) : (i1, i32, i32) -> i32
              %5678 = "arith.select"(%5675, %40, %5674) : (i1, i32, i32) -> i32
              %5679 = "arith.addi"(%4918, %234) : (i32, i32) -> i32
              "scf.yield"(%5526, %5525, %5524, %5679, %5678, %5677, %5527, %5528, %5529, %5530, %5531, %5532, %5533, %5534, %5535, %5536, %5537, %5538, %5539, %5540, %5541, %5542, %5543, %5544, %5545, %5546, %5547, %5548, %5549, %5550, %5551, %5552, %5553, %5554, %5555, %5556, %5557, %5558, %5559, %5560, %5561, %5562, %5563, %5564, %5565, %5566, %5567, %5568, %5569, %5570, %5571, %5572, %5573, %5574, %5575, %5576, %5577, %5578, %5579, %5580, %5581, %5582, %5583, %5584, %5585, %5586, %5587, %5588, %5589, %5590, %5591, %5592, %5593, %5594, %5595, %5596, %5597, %5598, %5599, %5600, %5601, %5602, %5603, %5604, %5605, %5606, %5607, %5608, %5609, %5610, %5611, %5612, %5613, %5614, %5615, %5616, %5617, %5618, %5619, %5620, %5621, %5622, %5623, %5624, %5625, %5626, %5627, %5628, %5629, %5630, %5631, %5632, %5633, %5634, %5635, %5636, %5637, %5638, %5639, %5640, %5641, %5642, %5643, %5644, %5645, %5646, %5647, %5648, %5649, %5650, %5651, %5652, %5653, %5654, %5655, %5656, %5657, %5658, %5659, %5660, %5661, %5662, %5663, %5664, %5665, %5666, %5667, %5668, %5669, %5670, %4632, %4633, %4752, %4753, %4969, %4971, %4973, %4975, %4985, %4987, %4989, %4991) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
            %5680 = "arith.cmpi"(%1549, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%5680) ({
              %5681 = "llvm.getelementptr"(%50, %1950) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5682_s0 = "llvm.ptrtoint"(%5681) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5682_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %5683 = "arith.addi"(%1950, %234) : (i32, i32) -> i32
            %5684 = "arith.cmpi"(%5683, %234) {predicate = 0 : i64} : (i32, i32) -> i1
            %5685 = "arith.xori"(%1951, %234) : (i32, i32) -> i32
            %5686 = "arith.select"(%5684, %5685, %1951) : (i1, i32, i32) -> i32
            %5687 = "arith.select"(%5684, %40, %5683) : (i1, i32, i32) -> i32
            %5688 = "arith.addi"(%1949, %234) : (i32, i32) -> i32
            %5689 = "arith.subi"(%1991, %234) : (i32, i32) -> i32
            %5690 = "arith.andi"(%5689, %234) : (i32, i32) -> i32
            %5691 = "arith.cmpi"(%5690, %1532) {predicate = 1 : i64} : (i32, i32) -> i1
            %5692, %5693, %5694, %5695, %5696, %5697, %5698, %5699, %5700, %5701, %5702, %5703, %5704, %5705, %5706, %5707, %5708, %5709, %5710, %5711, %5712, %5713, %5714, %5715, %5716, %5717, %5718, %5719, %5720, %5721, %5722, %5723, %5724, %5725, %5726, %5727, %5728, %5729, %5730, %5731, %5732, %5733, %5734, %5735, %5736, %5737, %5738, %5739, %5740, %5741, %5742, %5743, %5744, %5745, %5746, %5747, %5748, %5749, %5750, %5751, %5752, %5753, %5754, %5755, %5756, %5757, %5758, %5759, %5760, %5761, %5762, %5763, %5764, %5765, %5766, %5767, %5768, %5769, %5770, %5771, %5772, %5773, %5774, %5775, %5776, %5777, %5778, %5779, %5780, %5781, %5782, %5783, %5784, %5785, %5786, %5787, %5788, %5789, %5790, %5791, %5792, %5793, %5794, %5795, %5796, %5797, %5798, %5799, %5800, %5801, %5802, %5803, %5804, %5805, %5806, %5807, %5808, %5809, %5810, %5811, %5812, %5813, %5814, %5815, %5816, %5817, %5818, %5819, %5820, %5821, %5822, %5823, %5824, %5825, %5826, %5827, %5828, %5829, %5830, %5831, %5832, %5833, %5834, %5835, %5836, %5837, %5838, %5839, %5840, %5841, %5842, %5843, %5844, %5845 = "scf.if"(%5691) ({
              %5846 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%3407, %5846) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 77 : i32} : (i32, i32) -> ()
              %5847 = "arith.subi"(%234, %1532) : (i32, i32) -> i32
              %5848 = "arith.constant"() {value = 64 : i32} : () -> i32
              %5849 = "arith.muli"(%5847, %5848) : (i32, i32) -> i32
              %5850 = "arith.addi"(%1553, %5849) : (i32, i32) -> i32
              %5851 = "llvm.getelementptr"(%46, %5850) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5852 = "llvm.load"(%5851) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5853 = "llvm.getelementptr"(%47, %5850) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5854 = "llvm.load"(%5853) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5855 = "arith.addi"(%1553, %94) : (i32, i32) -> i32
              %5856 = "arith.addi"(%5855, %5849) : (i32, i32) -> i32
              %5857 = "llvm.getelementptr"(%46, %5856) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5858 = "llvm.load"(%5857) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5859 = "llvm.getelementptr"(%47, %5856) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5860 = "llvm.load"(%5859) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5861 = "vector.from_elements"(%3560, %3561) : (f32, f32) -> vector<2xf32>
              %5862 = "vector.from_elements"(%5854, %5860) : (f32, f32) -> vector<2xf32>
              %5863 = "arith.mulf"(%5861, %5862) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %5864 = "vector.extract"(%5863) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %5865 = "vector.extract"(%5863) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %5866 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %5867 = "arith.cmpf"(%5854, %5866) {predicate = 13 : i64} : (f32, f32) -> i1
              %5868 = "arith.cmpf"(%5860, %5866) {predicate = 13 : i64} : (f32, f32) -> i1
              %5869 = "arith.ori"(%5867, %5868) : (i1, i1) -> i1
              %5870 = "nvvm.vote.sync"(%39, %5869) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 78 : i32} : (i32, i1) -> i1
              %5871, %5872, %5873, %5874, %5875, %5876, %5877, %5878, %5879, %5880, %5881, %5882, %5883, %5884, %5885, %5886, %5887, %5888, %5889, %5890, %5891, %5892, %5893, %5894, %5895, %5896, %5897, %5898, %5899, %5900, %5901, %5902, %5903, %5904, %5905, %5906, %5907, %5908, %5909, %5910, %5911, %5912, %5913, %5914, %5915, %5916, %5917, %5918, %5919, %5920, %5921, %5922, %5923, %5924, %5925, %5926, %5927, %5928, %5929, %5930, %5931, %5932, %5933, %5934, %5935, %5936, %5937, %5938, %5939, %5940, %5941, %5942, %5943, %5944, %5945, %5946, %5947, %5948, %5949, %5950, %5951, %5952, %5953, %5954, %5955, %5956, %5957, %5958, %5959, %5960, %5961, %5962, %5963, %5964, %5965, %5966, %5967, %5968, %5969, %5970, %5971, %5972, %5973, %5974, %5975, %5976, %5977, %5978, %5979, %5980, %5981, %5982, %5983, %5984, %5985, %5986, %5987, %5988, %5989, %5990, %5991, %5992, %5993, %5994, %5995, %5996, %5997, %5998 = "scf.if"(%5870) ({
                %5999 = "vector.from_elements"(%3430, %3431, %3434, %3435, %3438, %3439, %3442, %3443, %3446, %3447, %3450, %3451, %3454, %3455, %3458, %3459, %3462, %3463, %3466, %3467, %3470, %3471, %3474, %3475, %3478, %3479, %3482, %3483, %3486, %3487, %3490, %3491, %3494, %3495, %3498, %3499, %3502, %3503, %3506, %3507, %3510, %3511, %3514, %3515, %3518, %3519, %3522, %3523, %3526, %3527, %3530, %3531, %3534, %3535, %3538, %3539, %3542, %3543, %3546, %3547, %3550, %3551, %3554, %3555) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6000 = "vector.broadcast"(%5854) : (f32) -> vector<64xf32>
                %6001 = "arith.mulf"(%5999, %6000) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %6002 = "vector.extract"(%6001) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %6003 = "vector.extract"(%6001) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %6004 = "vector.extract"(%6001) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %6005 = "vector.extract"(%6001) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %6006 = "vector.extract"(%6001) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %6007 = "vector.extract"(%6001) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %6008 = "vector.extract"(%6001) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %6009 = "vector.extract"(%6001) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %6010 = "vector.extract"(%6001) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %6011 = "vector.extract"(%6001) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %6012 = "vector.extract"(%6001) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %6013 = "vector.extract"(%6001) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %6014 = "vector.extract"(%6001) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %6015 = "vector.extract"(%6001) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %6016 = "vector.extract"(%6001) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %6017 = "vector.extract"(%6001) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %6018 = "vector.extract"(%6001) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %6019 = "vector.extract"(%6001) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %6020 = "vector.extract"(%6001) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %6021 = "vector.extract"(%6001) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %6022 = "vector.extract"(%6001) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %6023 = "vector.extract"(%6001) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %6024 = "vector.extract"(%6001) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %6025 = "vector.extract"(%6001) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %6026 = "vector.extract"(%6001) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %6027 = "vector.extract"(%6001) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %6028 = "vector.extract"(%6001) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %6029 = "vector.extract"(%6001) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %6030 = "vector.extract"(%6001) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %6031 = "vector.extract"(%6001) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %6032 = "vector.extract"(%6001) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %6033 = "vector.extract"(%6001) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %6034 = "vector.extract"(%6001) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %6035 = "vector.extract"(%6001) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %6036 = "vector.extract"(%6001) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %6037 = "vector.extract"(%6001) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %6038 = "vector.extract"(%6001) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %6039 = "vector.extract"(%6001) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %6040 = "vector.extract"(%6001) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %6041 = "vector.extract"(%6001) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %6042 = "vector.extract"(%6001) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %6043 = "vector.extract"(%6001) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %6044 = "vector.extract"(%6001) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %6045 = "vector.extract"(%6001) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %6046 = "vector.extract"(%6001) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %6047 = "vector.extract"(%6001) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %6048 = "vector.extract"(%6001) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %6049 = "vector.extract"(%6001) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %6050 = "vector.extract"(%6001) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %6051 = "vector.extract"(%6001) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %6052 = "vector.extract"(%6001) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %6053 = "vector.extract"(%6001) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %6054 = "vector.extract"(%6001) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %6055 = "vector.extract"(%6001) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %6056 = "vector.extract"(%6001) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %6057 = "vector.extract"(%6001) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %6058 = "vector.extract"(%6001) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %6059 = "vector.extract"(%6001) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %6060 = "vector.extract"(%6001) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %6061 = "vector.extract"(%6001) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %6062 = "vector.extract"(%6001) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %6063 = "vector.extract"(%6001) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %6064 = "vector.extract"(%6001) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %6065 = "vector.extract"(%6001) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %6066 = "vector.from_elements"(%3432, %3433, %3436, %3437, %3440, %3441, %3444, %3445, %3448, %3449, %3452, %3453, %3456, %3457, %3460, %3461, %3464, %3465, %3468, %3469, %3472, %3473, %3476, %3477, %3480, %3481, %3484, %3485, %3488, %3489, %3492, %3493, %3496, %3497, %3500, %3501, %3504, %3505, %3508, %3509, %3512, %3513, %3516, %3517, %3520, %3521, %3524, %3525, %3528, %3529, %3532, %3533, %3536, %3537, %3540, %3541, %3544, %3545, %3548, %3549, %3552, %3553, %3556, %3557) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6067 = "vector.broadcast"(%5860) : (f32) -> vector<64xf32>
                %6068 = "arith.mulf"(%6066, %6067) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %6069 = "vector.extract"(%6068) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %6070 = "vector.extract"(%6068) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %6071 = "vector.extract"(%6068) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %6072 = "vector.extract"(%6068) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %6073 = "vector.extract"(%6068) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %6074 = "vector.extract"(%6068) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %6075 = "vector.extract"(%6068) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %6076 = "vector.extract"(%6068) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %6077 = "vector.extract"(%6068) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %6078 = "vector.extract"(%6068) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %6079 = "vector.extract"(%6068) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %6080 = "vector.extract"(%6068) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %6081 = "vector.extract"(%6068) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %6082 = "vector.extract"(%6068) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %6083 = "vector.extract"(%6068) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %6084 = "vector.extract"(%6068) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %6085 = "vector.extract"(%6068) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %6086 = "vector.extract"(%6068) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %6087 = "vector.extract"(%6068) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %6088 = "vector.extract"(%6068) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %6089 = "vector.extract"(%6068) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %6090 = "vector.extract"(%6068) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %6091 = "vector.extract"(%6068) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %6092 = "vector.extract"(%6068) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %6093 = "vector.extract"(%6068) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %6094 = "vector.extract"(%6068) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %6095 = "vector.extract"(%6068) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %6096 = "vector.extract"(%6068) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %6097 = "vector.extract"(%6068) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %6098 = "vector.extract"(%6068) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %6099 = "vector.extract"(%6068) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %6100 = "vector.extract"(%6068) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %6101 = "vector.extract"(%6068) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %6102 = "vector.extract"(%6068) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %6103 = "vector.extract"(%6068) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %6104 = "vector.extract"(%6068) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %6105 = "vector.extract"(%6068) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %6106 = "vector.extract"(%6068) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %6107 = "vector.extract"(%6068) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %6108 = "vector.extract"(%6068) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %6109 = "vector.extract"(%6068) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %6110 = "vector.extract"(%6068) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %6111 = "vector.extract"(%6068) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %6112 = "vector.extract"(%6068) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %6113 = "vector.extract"(%6068) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %6114 = "vector.extract"(%6068) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %6115 = "vector.extract"(%6068) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %6116 = "vector.extract"(%6068) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %6117 = "vector.extract"(%6068) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %6118 = "vector.extract"(%6068) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %6119 = "vector.extract"(%6068) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %6120 = "vector.extract"(%6068) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %6121 = "vector.extract"(%6068) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %6122 = "vector.extract"(%6068) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %6123 = "vector.extract"(%6068) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %6124 = "vector.extract"(%6068) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %6125 = "vector.extract"(%6068) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %6126 = "vector.extract"(%6068) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %6127 = "vector.extract"(%6068) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %6128 = "vector.extract"(%6068) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %6129 = "vector.extract"(%6068) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %6130 = "vector.extract"(%6068) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %6131 = "vector.extract"(%6068) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %6132 = "vector.extract"(%6068) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%6002, %6003, %6069, %6070, %6004, %6005, %6071, %6072, %6006, %6007, %6073, %6074, %6008, %6009, %6075, %6076, %6010, %6011, %6077, %6078, %6012, %6013, %6079, %6080, %6014, %6015, %6081, %6082, %6016, %6017, %6083, %6084, %6018, %6019, %6085, %6086, %6020, %6021, %6087, %6088, %6022, %6023, %6089, %6090, %6024, %6025, %6091, %6092, %6026, %6027, %6093, %6094, %6028, %6029, %6095, %6096, %6030, %6031, %6097, %6098, %6032, %6033, %6099, %6100, %6034, %6035, %6101, %6102, %6036, %6037, %6103, %6104, %6038, %6039, %6105, %6106, %6040, %6041, %6107, %6108, %6042, %6043, %6109, %6110, %6044, %6045, %6111, %6112, %6046, %6047, %6113, %6114, %6048, %6049, %6115, %6116, %6050, %6051, %6117, %6118, %6052, %6053, %6119, %6120, %6054, %6055, %6121, %6122, %6056, %6057, %6123, %6124, %6058, %6059, %6125, %6126, %6060, %6061, %6127, %6128, %6062, %6063, %6129, %6130, %6064, %6065, %6131, %6132) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %6133 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %6134 = "arith.muli"(%3409, %6133) : (i32, i32) -> i32
              %6135 = "llvm.getelementptr"(%1538, %6134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %6136 = "arith.constant"() {value = true} : () -> i1
              %t6138_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t6138_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t6138_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t6138_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
              %t6138_shifted = "arith.shrui"(%t6138_a, %t6138_four) : (i32, i32) -> i32
              %t6138_low = "arith.andi"(%t6138_shifted, %t6138_mask) : (i32, i32) -> i32
              %t6138_wide = "arith.extui"(%t6138_low) : (i32) -> i64
              %6137 = "arith.ori"(%t6138_wide, %t6138_fields) : (i64, i64) -> i64
              %t6140_a = "llvm.ptrtoint"(%6135) : (!llvm.ptr<3>) -> i32
              %t6140_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t6140_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t6140_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t6140_shifted = "arith.shrui"(%t6140_a, %t6140_four) : (i32, i32) -> i32
              %t6140_low = "arith.andi"(%t6140_shifted, %t6140_mask) : (i32, i32) -> i32
              %t6140_wide = "arith.extui"(%t6140_low) : (i32) -> i64
              %6139 = "arith.ori"(%t6140_wide, %t6140_fields) : (i64, i64) -> i64
              %t6269_r = "llvm.inline_asm"(%5871, %5872, %5873, %5874, %5875, %5876, %5877, %5878, %5879, %5880, %5881, %5882, %5883, %5884, %5885, %5886, %5887, %5888, %5889, %5890, %5891, %5892, %5893, %5894, %5895, %5896, %5897, %5898, %5899, %5900, %5901, %5902, %5903, %5904, %5905, %5906, %5907, %5908, %5909, %5910, %5911, %5912, %5913, %5914, %5915, %5916, %5917, %5918, %5919, %5920, %5921, %5922, %5923, %5924, %5925, %5926, %5927, %5928, %5929, %5930, %5931, %5932, %5933, %5934, %5935, %5936, %5937, %5938, %5939, %5940, %5941, %5942, %5943, %5944, %5945, %5946, %5947, %5948, %5949, %5950, %5951, %5952, %5953, %5954, %5955, %5956, %5957, %5958, %5959, %5960, %5961, %5962, %5963, %5964, %5965, %5966, %5967, %5968, %5969, %5970, %5971, %5972, %5973, %5974, %5975, %5976, %5977, %5978, %5979, %5980, %5981, %5982, %5983, %5984, %5985, %5986, %5987, %5988, %5989, %5990, %5991, %5992, %5993, %5994, %5995, %5996, %5997, %5998) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %6141 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 0>} : (!struct1) -> f32
              %6142 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 1>} : (!struct1) -> f32
              %6143 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 2>} : (!struct1) -> f32
              %6144 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 3>} : (!struct1) -> f32
              %6145 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 4>} : (!struct1) -> f32
              %6146 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 5>} : (!struct1) -> f32
              %6147 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 6>} : (!struct1) -> f32
              %6148 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 7>} : (!struct1) -> f32
              %6149 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 8>} : (!struct1) -> f32
              %6150 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 9>} : (!struct1) -> f32
              %6151 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 10>} : (!struct1) -> f32
              %6152 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 11>} : (!struct1) -> f32
              %6153 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 12>} : (!struct1) -> f32
              %6154 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 13>} : (!struct1) -> f32
              %6155 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 14>} : (!struct1) -> f32
              %6156 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 15>} : (!struct1) -> f32
              %6157 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 16>} : (!struct1) -> f32
              %6158 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 17>} : (!struct1) -> f32
              %6159 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 18>} : (!struct1) -> f32
              %6160 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 19>} : (!struct1) -> f32
              %6161 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 20>} : (!struct1) -> f32
              %6162 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 21>} : (!struct1) -> f32
              %6163 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 22>} : (!struct1) -> f32
              %6164 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 23>} : (!struct1) -> f32
              %6165 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 24>} : (!struct1) -> f32
              %6166 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 25>} : (!struct1) -> f32
              %6167 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 26>} : (!struct1) -> f32
              %6168 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 27>} : (!struct1) -> f32
              %6169 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 28>} : (!struct1) -> f32
              %6170 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 29>} : (!struct1) -> f32
              %6171 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 30>} : (!struct1) -> f32
              %6172 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 31>} : (!struct1) -> f32
              %6173 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 32>} : (!struct1) -> f32
              %6174 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 33>} : (!struct1) -> f32
              %6175 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 34>} : (!struct1) -> f32
              %6176 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 35>} : (!struct1) -> f32
              %6177 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 36>} : (!struct1) -> f32
              %6178 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 37>} : (!struct1) -> f32
              %6179 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 38>} : (!struct1) -> f32
              %6180 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 39>} : (!struct1) -> f32
              %6181 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 40>} : (!struct1) -> f32
              %6182 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 41>} : (!struct1) -> f32
              %6183 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 42>} : (!struct1) -> f32
              %6184 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 43>} : (!struct1) -> f32
              %6185 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 44>} : (!struct1) -> f32
              %6186 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 45>} : (!struct1) -> f32
              %6187 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 46>} : (!struct1) -> f32
              %6188 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 47>} : (!struct1) -> f32
              %6189 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 48>} : (!struct1) -> f32
              %6190 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 49>} : (!struct1) -> f32
              %6191 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 50>} : (!struct1) -> f32
              %6192 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 51>} : (!struct1) -> f32
              %6193 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 52>} : (!struct1) -> f32
              %6194 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 53>} : (!struct1) -> f32
              %6195 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 54>} : (!struct1) -> f32
              %6196 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 55>} : (!struct1) -> f32
              %6197 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 56>} : (!struct1) -> f32
              %6198 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 57>} : (!struct1) -> f32
              %6199 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 58>} : (!struct1) -> f32
              %6200 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 59>} : (!struct1) -> f32
              %6201 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 60>} : (!struct1) -> f32
              %6202 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 61>} : (!struct1) -> f32
              %6203 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 62>} : (!struct1) -> f32
              %6204 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 63>} : (!struct1) -> f32
              %6205 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 64>} : (!struct1) -> f32
              %6206 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 65>} : (!struct1) -> f32
              %6207 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 66>} : (!struct1) -> f32
              %6208 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 67>} : (!struct1) -> f32
              %6209 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 68>} : (!struct1) -> f32
              %6210 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 69>} : (!struct1) -> f32
              %6211 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 70>} : (!struct1) -> f32
              %6212 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 71>} : (!struct1) -> f32
              %6213 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 72>} : (!struct1) -> f32
              %6214 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 73>} : (!struct1) -> f32
              %6215 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 74>} : (!struct1) -> f32
              %6216 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 75>} : (!struct1) -> f32
              %6217 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 76>} : (!struct1) -> f32
              %6218 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 77>} : (!struct1) -> f32
              %6219 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 78>} : (!struct1) -> f32
              %6220 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 79>} : (!struct1) -> f32
              %6221 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 80>} : (!struct1) -> f32
              %6222 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 81>} : (!struct1) -> f32
              %6223 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 82>} : (!struct1) -> f32
              %6224 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 83>} : (!struct1) -> f32
              %6225 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 84>} : (!struct1) -> f32
              %6226 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 85>} : (!struct1) -> f32
              %6227 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 86>} : (!struct1) -> f32
              %6228 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 87>} : (!struct1) -> f32
              %6229 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 88>} : (!struct1) -> f32
              %6230 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 89>} : (!struct1) -> f32
              %6231 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 90>} : (!struct1) -> f32
              %6232 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 91>} : (!struct1) -> f32
              %6233 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 92>} : (!struct1) -> f32
              %6234 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 93>} : (!struct1) -> f32
              %6235 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 94>} : (!struct1) -> f32
              %6236 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 95>} : (!struct1) -> f32
              %6237 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 96>} : (!struct1) -> f32
              %6238 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 97>} : (!struct1) -> f32
              %6239 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 98>} : (!struct1) -> f32
              %6240 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 99>} : (!struct1) -> f32
              %6241 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 100>} : (!struct1) -> f32
              %6242 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 101>} : (!struct1) -> f32
              %6243 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 102>} : (!struct1) -> f32
              %6244 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 103>} : (!struct1) -> f32
              %6245 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 104>} : (!struct1) -> f32
              %6246 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 105>} : (!struct1) -> f32
              %6247 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 106>} : (!struct1) -> f32
              %6248 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 107>} : (!struct1) -> f32
              %6249 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 108>} : (!struct1) -> f32
              %6250 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 109>} : (!struct1) -> f32
              %6251 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 110>} : (!struct1) -> f32
              %6252 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 111>} : (!struct1) -> f32
              %6253 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 112>} : (!struct1) -> f32
              %6254 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 113>} : (!struct1) -> f32
              %6255 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 114>} : (!struct1) -> f32
              %6256 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 115>} : (!struct1) -> f32
              %6257 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 116>} : (!struct1) -> f32
              %6258 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 117>} : (!struct1) -> f32
              %6259 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 118>} : (!struct1) -> f32
              %6260 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 119>} : (!struct1) -> f32
              %6261 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 120>} : (!struct1) -> f32
              %6262 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 121>} : (!struct1) -> f32
              %6263 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 122>} : (!struct1) -> f32
              %6264 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 123>} : (!struct1) -> f32
              %6265 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 124>} : (!struct1) -> f32
              %6266 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 125>} : (!struct1) -> f32
              %6267 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 126>} : (!struct1) -> f32
              %6268 = "llvm.extractvalue"(%t6269_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t6398_r = "llvm.inline_asm"(%6141, %6142, %6143, %6144, %6145, %6146, %6147, %6148, %6149, %6150, %6151, %6152, %6153, %6154, %6155, %6156, %6157, %6158, %6159, %6160, %6161, %6162, %6163, %6164, %6165, %6166, %6167, %6168, %6169, %6170, %6171, %6172, %6173, %6174, %6175, %6176, %6177, %6178, %6179, %6180, %6181, %6182, %6183, %6184, %6185, %6186, %6187, %6188, %6189, %6190, %6191, %6192, %6193, %6194, %6195, %6196, %6197, %6198, %6199, %6200, %6201, %6202, %6203, %6204, %6205, %6206, %6207, %6208, %6209, %6210, %6211, %6212, %6213, %6214, %6215, %6216, %6217, %6218, %6219, %6220, %6221, %6222, %6223, %6224, %6225, %6226, %6227, %6228, %6229, %6230, %6231, %6232, %6233, %6234, %6235, %6236, %6237, %6238, %6239, %6240, %6241, %6242, %6243, %6244, %6245, %6246, %6247, %6248, %6249, %6250, %6251, %6252, %6253, %6254, %6255, %6256, %6257, %6258, %6259, %6260, %6261, %6262, %6263, %6264, %6265, %6266, %6267, %6268, %6137, %6139, %6136) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 13824;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 1;\0Aadd.s64 da, $256, 13826;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 79 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
              %6270 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 0>} : (!struct1) -> f32
              %6271 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 1>} : (!struct1) -> f32
              %6272 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 2>} : (!struct1) -> f32
              %6273 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 3>} : (!struct1) -> f32
              %6274 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 4>} : (!struct1) -> f32
              %6275 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 5>} : (!struct1) -> f32
              %6276 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 6>} : (!struct1) -> f32
              %6277 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 7>} : (!struct1) -> f32
              %6278 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 8>} : (!struct1) -> f32
              %6279 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 9>} : (!struct1) -> f32
              %6280 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 10>} : (!struct1) -> f32
              %6281 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 11>} : (!struct1) -> f32
              %6282 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 12>} : (!struct1) -> f32
              %6283 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 13>} : (!struct1) -> f32
              %6284 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 14>} : (!struct1) -> f32
              %6285 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 15>} : (!struct1) -> f32
              %6286 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 16>} : (!struct1) -> f32
              %6287 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 17>} : (!struct1) -> f32
              %6288 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 18>} : (!struct1) -> f32
              %6289 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 19>} : (!struct1) -> f32
              %6290 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 20>} : (!struct1) -> f32
              %6291 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 21>} : (!struct1) -> f32
              %6292 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 22>} : (!struct1) -> f32
              %6293 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 23>} : (!struct1) -> f32
              %6294 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 24>} : (!struct1) -> f32
              %6295 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 25>} : (!struct1) -> f32
              %6296 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 26>} : (!struct1) -> f32
              %6297 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 27>} : (!struct1) -> f32
              %6298 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 28>} : (!struct1) -> f32
              %6299 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 29>} : (!struct1) -> f32
              %6300 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 30>} : (!struct1) -> f32
              %6301 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 31>} : (!struct1) -> f32
              %6302 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 32>} : (!struct1) -> f32
              %6303 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 33>} : (!struct1) -> f32
              %6304 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 34>} : (!struct1) -> f32
              %6305 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 35>} : (!struct1) -> f32
              %6306 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 36>} : (!struct1) -> f32
              %6307 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 37>} : (!struct1) -> f32
              %6308 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 38>} : (!struct1) -> f32
              %6309 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 39>} : (!struct1) -> f32
              %6310 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 40>} : (!struct1) -> f32
              %6311 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 41>} : (!struct1) -> f32
              %6312 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 42>} : (!struct1) -> f32
              %6313 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 43>} : (!struct1) -> f32
              %6314 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 44>} : (!struct1) -> f32
              %6315 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 45>} : (!struct1) -> f32
              %6316 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 46>} : (!struct1) -> f32
              %6317 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 47>} : (!struct1) -> f32
              %6318 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 48>} : (!struct1) -> f32
              %6319 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 49>} : (!struct1) -> f32
              %6320 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 50>} : (!struct1) -> f32
              %6321 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 51>} : (!struct1) -> f32
              %6322 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 52>} : (!struct1) -> f32
              %6323 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 53>} : (!struct1) -> f32
              %6324 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 54>} : (!struct1) -> f32
              %6325 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 55>} : (!struct1) -> f32
              %6326 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 56>} : (!struct1) -> f32
              %6327 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 57>} : (!struct1) -> f32
              %6328 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 58>} : (!struct1) -> f32
              %6329 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 59>} : (!struct1) -> f32
              %6330 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 60>} : (!struct1) -> f32
              %6331 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 61>} : (!struct1) -> f32
              %6332 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 62>} : (!struct1) -> f32
              %6333 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 63>} : (!struct1) -> f32
              %6334 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 64>} : (!struct1) -> f32
              %6335 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 65>} : (!struct1) -> f32
              %6336 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 66>} : (!struct1) -> f32
              %6337 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 67>} : (!struct1) -> f32
              %6338 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 68>} : (!struct1) -> f32
              %6339 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 69>} : (!struct1) -> f32
              %6340 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 70>} : (!struct1) -> f32
              %6341 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 71>} : (!struct1) -> f32
              %6342 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 72>} : (!struct1) -> f32
              %6343 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 73>} : (!struct1) -> f32
              %6344 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 74>} : (!struct1) -> f32
              %6345 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 75>} : (!struct1) -> f32
              %6346 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 76>} : (!struct1) -> f32
              %6347 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 77>} : (!struct1) -> f32
              %6348 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 78>} : (!struct1) -> f32
              %6349 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 79>} : (!struct1) -> f32
              %6350 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 80>} : (!struct1) -> f32
              %6351 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 81>} : (!struct1) -> f32
              %6352 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 82>} : (!struct1) -> f32
              %6353 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 83>} : (!struct1) -> f32
              %6354 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 84>} : (!struct1) -> f32
              %6355 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 85>} : (!struct1) -> f32
              %6356 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 86>} : (!struct1) -> f32
              %6357 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 87>} : (!struct1) -> f32
              %6358 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 88>} : (!struct1) -> f32
              %6359 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 89>} : (!struct1) -> f32
              %6360 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 90>} : (!struct1) -> f32
              %6361 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 91>} : (!struct1) -> f32
              %6362 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 92>} : (!struct1) -> f32
              %6363 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 93>} : (!struct1) -> f32
              %6364 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 94>} : (!struct1) -> f32
              %6365 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 95>} : (!struct1) -> f32
              %6366 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 96>} : (!struct1) -> f32
              %6367 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 97>} : (!struct1) -> f32
              %6368 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 98>} : (!struct1) -> f32
              %6369 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 99>} : (!struct1) -> f32
              %6370 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 100>} : (!struct1) -> f32
              %6371 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 101>} : (!struct1) -> f32
              %6372 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 102>} : (!struct1) -> f32
              %6373 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 103>} : (!struct1) -> f32
              %6374 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 104>} : (!struct1) -> f32
              %6375 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 105>} : (!struct1) -> f32
              %6376 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 106>} : (!struct1) -> f32
              %6377 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 107>} : (!struct1) -> f32
              %6378 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 108>} : (!struct1) -> f32
              %6379 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 109>} : (!struct1) -> f32
              %6380 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 110>} : (!struct1) -> f32
              %6381 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 111>} : (!struct1) -> f32
              %6382 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 112>} : (!struct1) -> f32
              %6383 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 113>} : (!struct1) -> f32
              %6384 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 114>} : (!struct1) -> f32
              %6385 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 115>} : (!struct1) -> f32
              %6386 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 116>} : (!struct1) -> f32
              %6387 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 117>} : (!struct1) -> f32
              %6388 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 118>} : (!struct1) -> f32
              %6389 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 119>} : (!struct1) -> f32
              %6390 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 120>} : (!struct1) -> f32
              %6391 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 121>} : (!struct1) -> f32
              %6392 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 122>} : (!struct1) -> f32
              %6393 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 123>} : (!struct1) -> f32
              %6394 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 124>} : (!struct1) -> f32
              %6395 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 125>} : (!struct1) -> f32
              %6396 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 126>} : (!struct1) -> f32
              %6397 = "llvm.extractvalue"(%t6398_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %6399 = "arith.addi"(%3409, %234) : (i32, i32) -> i32
              %6400 = "arith.cmpi"(%6399, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %6401 = "arith.xori"(%3410, %234) : (i32, i32) -> i32
              %6402 = "arith.select"(%6400, %6401, %3410) : (i1, i32, i32) -> i32
              %6403 = "arith.select"(%6400, %40, %6399) : (i1, i32, i32) -> i32
              %6404 = "arith.addi"(%3408, %234) : (i32, i32) -> i32
              %t6549_r = "llvm.inline_asm"(%3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %6270, %6271, %6272, %6273, %6274, %6275, %6276, %6277, %6278, %6279, %6280, %6281, %6282, %6283, %6284, %6285, %6286, %6287, %6288, %6289, %6290, %6291, %6292, %6293, %6294, %6295, %6296, %6297, %6298, %6299, %6300, %6301, %6302, %6303, %6304, %6305, %6306, %6307, %6308, %6309, %6310, %6311, %6312, %6313, %6314, %6315, %6316, %6317, %6318, %6319, %6320, %6321, %6322, %6323, %6324, %6325, %6326, %6327, %6328, %6329, %6330, %6331, %6332, %6333, %6334, %6335, %6336, %6337, %6338, %6339, %6340, %6341, %6342, %6343, %6344, %6345, %6346, %6347, %6348, %6349, %6350, %6351, %6352, %6353, %6354, %6355, %6356, %6357, %6358, %6359, %6360, %6361, %6362, %6363, %6364, %6365, %6366, %6367, %6368, %6369, %6370, %6371, %6372, %6373, %6374, %6375, %6376, %6377, %6378, %6379, %6380, %6381, %6382, %6383, %6384, %6385, %6386, %6387, %6388, %6389, %6390, %6391, %6392, %6393, %6394, %6395, %6396, %6397) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %6405 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 0>} : (!struct2) -> f32
              %6406 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 1>} : (!struct2) -> f32
              %6407 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 2>} : (!struct2) -> f32
              %6408 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 3>} : (!struct2) -> f32
              %6409 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 4>} : (!struct2) -> f32
              %6410 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 5>} : (!struct2) -> f32
              %6411 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 6>} : (!struct2) -> f32
              %6412 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 7>} : (!struct2) -> f32
              %6413 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 8>} : (!struct2) -> f32
              %6414 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 9>} : (!struct2) -> f32
              %6415 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 10>} : (!struct2) -> f32
              %6416 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 11>} : (!struct2) -> f32
              %6417 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 12>} : (!struct2) -> f32
              %6418 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 13>} : (!struct2) -> f32
              %6419 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 14>} : (!struct2) -> f32
              %6420 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 15>} : (!struct2) -> f32
              %6421 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 16>} : (!struct2) -> f32
              %6422 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 17>} : (!struct2) -> f32
              %6423 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 18>} : (!struct2) -> f32
              %6424 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 19>} : (!struct2) -> f32
              %6425 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 20>} : (!struct2) -> f32
              %6426 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 21>} : (!struct2) -> f32
              %6427 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 22>} : (!struct2) -> f32
              %6428 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 23>} : (!struct2) -> f32
              %6429 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 24>} : (!struct2) -> f32
              %6430 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 25>} : (!struct2) -> f32
              %6431 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 26>} : (!struct2) -> f32
              %6432 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 27>} : (!struct2) -> f32
              %6433 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 28>} : (!struct2) -> f32
              %6434 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 29>} : (!struct2) -> f32
              %6435 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 30>} : (!struct2) -> f32
              %6436 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 31>} : (!struct2) -> f32
              %6437 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 32>} : (!struct2) -> f32
              %6438 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 33>} : (!struct2) -> f32
              %6439 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 34>} : (!struct2) -> f32
              %6440 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 35>} : (!struct2) -> f32
              %6441 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 36>} : (!struct2) -> f32
              %6442 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 37>} : (!struct2) -> f32
              %6443 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 38>} : (!struct2) -> f32
              %6444 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 39>} : (!struct2) -> f32
              %6445 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 40>} : (!struct2) -> f32
              %6446 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 41>} : (!struct2) -> f32
              %6447 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 42>} : (!struct2) -> f32
              %6448 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 43>} : (!struct2) -> f32
              %6449 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 44>} : (!struct2) -> f32
              %6450 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 45>} : (!struct2) -> f32
              %6451 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 46>} : (!struct2) -> f32
              %6452 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 47>} : (!struct2) -> f32
              %6453 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 48>} : (!struct2) -> f32
              %6454 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 49>} : (!struct2) -> f32
              %6455 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 50>} : (!struct2) -> f32
              %6456 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 51>} : (!struct2) -> f32
              %6457 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 52>} : (!struct2) -> f32
              %6458 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 53>} : (!struct2) -> f32
              %6459 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 54>} : (!struct2) -> f32
              %6460 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 55>} : (!struct2) -> f32
              %6461 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 56>} : (!struct2) -> f32
              %6462 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 57>} : (!struct2) -> f32
              %6463 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 58>} : (!struct2) -> f32
              %6464 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 59>} : (!struct2) -> f32
              %6465 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 60>} : (!struct2) -> f32
              %6466 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 61>} : (!struct2) -> f32
              %6467 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 62>} : (!struct2) -> f32
              %6468 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 63>} : (!struct2) -> f32
              %6469 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 64>} : (!struct2) -> f32
              %6470 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 65>} : (!struct2) -> f32
              %6471 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 66>} : (!struct2) -> f32
              %6472 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 67>} : (!struct2) -> f32
              %6473 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 68>} : (!struct2) -> f32
              %6474 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 69>} : (!struct2) -> f32
              %6475 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 70>} : (!struct2) -> f32
              %6476 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 71>} : (!struct2) -> f32
              %6477 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 72>} : (!struct2) -> f32
              %6478 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 73>} : (!struct2) -> f32
              %6479 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 74>} : (!struct2) -> f32
              %6480 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 75>} : (!struct2) -> f32
              %6481 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 76>} : (!struct2) -> f32
              %6482 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 77>} : (!struct2) -> f32
              %6483 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 78>} : (!struct2) -> f32
              %6484 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 79>} : (!struct2) -> f32
              %6485 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 80>} : (!struct2) -> f32
              %6486 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 81>} : (!struct2) -> f32
              %6487 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 82>} : (!struct2) -> f32
              %6488 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 83>} : (!struct2) -> f32
              %6489 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 84>} : (!struct2) -> f32
              %6490 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 85>} : (!struct2) -> f32
              %6491 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 86>} : (!struct2) -> f32
              %6492 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 87>} : (!struct2) -> f32
              %6493 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 88>} : (!struct2) -> f32
              %6494 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 89>} : (!struct2) -> f32
              %6495 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 90>} : (!struct2) -> f32
              %6496 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 91>} : (!struct2) -> f32
              %6497 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 92>} : (!struct2) -> f32
              %6498 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 93>} : (!struct2) -> f32
              %6499 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 94>} : (!struct2) -> f32
              %6500 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 95>} : (!struct2) -> f32
              %6501 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 96>} : (!struct2) -> f32
              %6502 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 97>} : (!struct2) -> f32
              %6503 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 98>} : (!struct2) -> f32
              %6504 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 99>} : (!struct2) -> f32
              %6505 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 100>} : (!struct2) -> f32
              %6506 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 101>} : (!struct2) -> f32
              %6507 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 102>} : (!struct2) -> f32
              %6508 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 103>} : (!struct2) -> f32
              %6509 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 104>} : (!struct2) -> f32
              %6510 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 105>} : (!struct2) -> f32
              %6511 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 106>} : (!struct2) -> f32
              %6512 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 107>} : (!struct2) -> f32
              %6513 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 108>} : (!struct2) -> f32
              %6514 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 109>} : (!struct2) -> f32
              %6515 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 110>} : (!struct2) -> f32
              %6516 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 111>} : (!struct2) -> f32
              %6517 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 112>} : (!struct2) -> f32
              %6518 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 113>} : (!struct2) -> f32
              %6519 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 114>} : (!struct2) -> f32
              %6520 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 115>} : (!struct2) -> f32
              %6521 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 116>} : (!struct2) -> f32
              %6522 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 117>} : (!struct2) -> f32
              %6523 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 118>} : (!struct2) -> f32
              %6524 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 119>} : (!struct2) -> f32
              %6525 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 120>} : (!struct2) -> f32
              %6526 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 121>} : (!struct2) -> f32
              %6527 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 122>} : (!struct2) -> f32
              %6528 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 123>} : (!struct2) -> f32
              %6529 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 124>} : (!struct2) -> f32
              %6530 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 125>} : (!struct2) -> f32
              %6531 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 126>} : (!struct2) -> f32
              %6532 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 127>} : (!struct2) -> f32
              %6533 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 128>} : (!struct2) -> f32
              %6534 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 129>} : (!struct2) -> f32
              %6535 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 130>} : (!struct2) -> f32
              %6536 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 131>} : (!struct2) -> f32
              %6537 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 132>} : (!struct2) -> f32
              %6538 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 133>} : (!struct2) -> f32
              %6539 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 134>} : (!struct2) -> f32
              %6540 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 135>} : (!struct2) -> f32
              %6541 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 136>} : (!struct2) -> f32
              %6542 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 137>} : (!struct2) -> f32
              %6543 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 138>} : (!struct2) -> f32
              %6544 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 139>} : (!struct2) -> f32
              %6545 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 140>} : (!struct2) -> f32
              %6546 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 141>} : (!struct2) -> f32
              %6547 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 142>} : (!struct2) -> f32
              %6548 = "llvm.extractvalue"(%t6549_r) {position = array<i64: 143>} : (!struct2) -> f32
              "scf.if"(%5680) ({
                %6550 = "llvm.getelementptr"(%66, %3412) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t6551_s0 = "llvm.ptrtoint"(%6550) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t6551_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %6552 = "arith.addi"(%3412, %234) : (i32, i32) -> i32
              %6553 = "arith.cmpi"(%6552, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %6554 = "arith.xori"(%3413, %234) : (i32, i32) -> i32
              %6555 = "arith.select"(%6553, %6554, %3413) : (i1, i32, i32) -> i32
              %6556 = "arith.select"(%6553, %40, %6552) : (i1, i32, i32) -> i32
              %6557 = "arith.addi"(%3411, %234) : (i32, i32) -> i32
              "scf.yield"(%6404, %6403, %6402, %6557, %6556, %6555, %6405, %6406, %6407, %6408, %6409, %6410, %6411, %6412, %6413, %6414, %6415, %6416, %6417, %6418, %6419, %6420, %6421, %6422, %6423, %6424, %6425, %6426, %6427, %6428, %6429, %6430, %6431, %6432, %6433, %6434, %6435, %6436, %6437, %6438, %6439, %6440, %6441, %6442, %6443, %6444, %6445, %6446, %6447, %6448, %6449, %6450, %6451, %6452, %6453, %6454, %6455, %6456, %6457, %6458, %6459, %6460, %6461, %6462, %6463, %6464, %6465, %6466, %6467, %6468, %6469, %6470, %6471, %6472, %6473, %6474, %6475, %6476, %6477, %6478, %6479, %6480, %6481, %6482, %6483, %6484, %6485, %6486, %6487, %6488, %6489, %6490, %6491, %6492, %6493, %6494, %6495, %6496, %6497, %6498, %6499, %6500, %6501, %6502, %6503, %6504, %6505, %6506, %6507, %6508, %6509, %6510, %6511, %6512, %6513, %6514, %6515, %6516, %6517, %6518, %6519, %6520, %6521, %6522, %6523, %6524, %6525, %6526, %6527, %6528, %6529, %6530, %6531, %6532, %6533, %6534, %6535, %6536, %6537, %6538, %6539, %6540, %6541, %6542, %6543, %6544, %6545, %6546, %6547, %6548, %5852, %5858, %5864, %5865) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %6558 = "nvvm.shfl.sync"(%39, %5844, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 80 : i32} : (i32, f32, i32, i32) -> f32
            %6559 = "arith.addf"(%5844, %6558) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6560 = "nvvm.shfl.sync"(%39, %6559, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 81 : i32} : (i32, f32, i32, i32) -> f32
            %6561 = "arith.addf"(%6559, %6560) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6562 = "arith.remui"(%1549, %228) : (i32, i32) -> i32
            %6563 = "arith.cmpi"(%6562, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%6563) ({
              %6564 = "arith.constant"() {value = 64 : i32} : () -> i32
              %6565 = "arith.muli"(%1532, %6564) : (i32, i32) -> i32
              %6566 = "arith.addi"(%1553, %6565) : (i32, i32) -> i32
              %6567 = "arith.muli"(%1942, %37) : (i32, i32) -> i32
              %6568 = "arith.addi"(%6566, %6567) : (i32, i32) -> i32
              %6569 = "llvm.getelementptr"(%48, %6568) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%6561, %6569) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %6570 = "nvvm.shfl.sync"(%39, %5845, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 82 : i32} : (i32, f32, i32, i32) -> f32
            %6571 = "arith.addf"(%5845, %6570) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6572 = "nvvm.shfl.sync"(%39, %6571, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 83 : i32} : (i32, f32, i32, i32) -> f32
            %6573 = "arith.addf"(%6571, %6572) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.if"(%6563) ({
              %6574 = "arith.addi"(%1553, %94) : (i32, i32) -> i32
              %6575 = "arith.constant"() {value = 64 : i32} : () -> i32
              %6576 = "arith.muli"(%1532, %6575) : (i32, i32) -> i32
              %6577 = "arith.addi"(%6574, %6576) : (i32, i32) -> i32
              %6578 = "arith.muli"(%1942, %37) : (i32, i32) -> i32
              %6579 = "arith.addi"(%6577, %6578) : (i32, i32) -> i32
              %6580 = "llvm.getelementptr"(%48, %6579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%6573, %6580) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %6581 = "arith.constant"() {value = 3 : i32} : () -> i32
            %6582 = "arith.constant"() {value = 256 : i32} : () -> i32
            "nvvm.barrier"(%6581, %6582) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 84 : i32} : (i32, i32) -> ()
            %6583 = "arith.muli"(%1942, %37) : (i32, i32) -> i32
            %6584 = "arith.addi"(%1553, %6583) : (i32, i32) -> i32
            %6585 = "llvm.getelementptr"(%48, %6584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6586 = "llvm.load"(%6585) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6587 = "arith.constant"() {value = 64 : i32} : () -> i32
            %6588 = "arith.addi"(%1553, %6587) : (i32, i32) -> i32
            %6589 = "arith.addi"(%6588, %6583) : (i32, i32) -> i32
            %6590 = "llvm.getelementptr"(%48, %6589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6591 = "llvm.load"(%6590) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6592 = "arith.addf"(%6586, %6591) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6593 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %6594 = "arith.cmpf"(%6592, %6593) {predicate = 1 : i64} : (f32, f32) -> i1
            %6595 = "llvm.call_intrinsic"(%6592) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6596 = "arith.select"(%6594, %6593, %6595) : (i1, f32, f32) -> f32
            %6597 = "arith.addi"(%1553, %94) : (i32, i32) -> i32
            %6598 = "arith.addi"(%6597, %6583) : (i32, i32) -> i32
            %6599 = "llvm.getelementptr"(%48, %6598) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6600 = "llvm.load"(%6599) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6601 = "arith.addi"(%6597, %6587) : (i32, i32) -> i32
            %6602 = "arith.addi"(%6601, %6583) : (i32, i32) -> i32
            %6603 = "llvm.getelementptr"(%48, %6602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6604 = "llvm.load"(%6603) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6605 = "arith.addf"(%6600, %6604) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6606 = "arith.cmpf"(%6605, %6593) {predicate = 1 : i64} : (f32, f32) -> i1
            %6607 = "llvm.call_intrinsic"(%6605) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6608 = "arith.select"(%6606, %6593, %6607) : (i1, f32, f32) -> f32
            %6609 = "arith.xori"(%1942, %234) : (i32, i32) -> i32
            %6610 = "vector.from_elements"(%5714, %5715, %5718, %5719, %5722, %5723, %5726, %5727, %5730, %5731, %5734, %5735, %5738, %5739, %5742, %5743, %5746, %5747, %5750, %5751, %5754, %5755, %5758, %5759, %5762, %5763, %5766, %5767, %5770, %5771, %5774, %5775, %5778, %5779, %5782, %5783, %5786, %5787, %5790, %5791, %5794, %5795, %5798, %5799, %5802, %5803, %5806, %5807, %5810, %5811, %5814, %5815, %5818, %5819, %5822, %5823, %5826, %5827, %5830, %5831, %5834, %5835, %5838, %5839) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %6611 = "vector.broadcast"(%6596) : (f32) -> vector<64xf32>
            %6612 = "arith.mulf"(%6610, %6611) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %6613 = "vector.extract"(%6612) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
            %6614 = "vector.extract"(%6612) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
            %6615 = "vector.extract"(%6612) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
            %6616 = "vector.extract"(%6612) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
            %6617 = "vector.extract"(%6612) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
            %6618 = "vector.extract"(%6612) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
            %6619 = "vector.extract"(%6612) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
            %6620 = "vector.extract"(%6612) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
            %6621 = "vector.extract"(%6612) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
            %6622 = "vector.extract"(%6612) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
            %6623 = "vector.extract"(%6612) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
            %6624 = "vector.extract"(%6612) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
            %6625 = "vector.extract"(%6612) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
            %6626 = "vector.extract"(%6612) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
            %6627 = "vector.extract"(%6612) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
            %6628 = "vector.extract"(%6612) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
            %6629 = "vector.extract"(%6612) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
            %6630 = "vector.extract"(%6612) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
            %6631 = "vector.extract"(%6612) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
            %6632 = "vector.extract"(%6612) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
            %6633 = "vector.extract"(%6612) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
            %6634 = "vector.extract"(%6612) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
            %6635 = "vector.extract"(%6612) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
            %6636 = "vector.extract"(%6612) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
            %6637 = "vector.extract"(%6612) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
            %6638 = "vector.extract"(%6612) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
            %6639 = "vector.extract"(%6612) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
            %6640 = "vector.extract"(%6612) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
            %6641 = "vector.extract"(%6612) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
            %6642 = "vector.extract"(%6612) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
            %6643 = "vector.extract"(%6612) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
            %6644 = "vector.extract"(%6612) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
            %6645 = "vector.extract"(%6612) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
            %6646 = "vector.extract"(%6612) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
            %6647 = "vector.extract"(%6612) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
            %6648 = "vector.extract"(%6612) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
            %6649 = "vector.extract"(%6612) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
            %6650 = "vector.extract"(%6612) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
            %6651 = "vector.extract"(%6612) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
            %6652 = "vector.extract"(%6612) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
            %6653 = "vector.extract"(%6612) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
            %6654 = "vector.extract"(%6612) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
            %6655 = "vector.extract"(%6612) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
            %6656 = "vector.extract"(%6612) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
            %6657 = "vector.extract"(%6612) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
            %6658 = "vector.extract"(%6612) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
            %6659 = "vector.extract"(%6612) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
            %6660 = "vector.extract"(%6612) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
            %6661 = "vector.extract"(%6612) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
            %6662 = "vector.extract"(%6612) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
            %6663 = "vector.extract"(%6612) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
            %6664 = "vector.extract"(%6612) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
            %6665 = "vector.extract"(%6612) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
            %6666 = "vector.extract"(%6612) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
            %6667 = "vector.extract"(%6612) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
            %6668 = "vector.extract"(%6612) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
            %6669 = "vector.extract"(%6612) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
            %6670 = "vector.extract"(%6612) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
            %6671 = "vector.extract"(%6612) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
            %6672 = "vector.extract"(%6612) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
            %6673 = "vector.extract"(%6612) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
            %6674 = "vector.extract"(%6612) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
            %6675 = "vector.extract"(%6612) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
            %6676 = "vector.extract"(%6612) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
            %6677 = "vector.from_elements"(%5716, %5717, %5720, %5721, %5724, %5725, %5728, %5729, %5732, %5733, %5736, %5737, %5740, %5741, %5744, %5745, %5748, %5749, %5752, %5753, %5756, %5757, %5760, %5761, %5764, %5765, %5768, %5769, %5772, %5773, %5776, %5777, %5780, %5781, %5784, %5785, %5788, %5789, %5792, %5793, %5796, %5797, %5800, %5801, %5804, %5805, %5808, %5809, %5812, %5813, %5816, %5817, %5820, %5821, %5824, %5825, %5828, %5829, %5832, %5833, %5836, %5837, %5840, %5841) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %6678 = "vector.broadcast"(%6608) : (f32) -> vector<64xf32>
            %6679 = "arith.mulf"(%6677, %6678) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %6680 = "vector.extract"(%6679) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
            %6681 = "vector.extract"(%6679) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
            %6682 = "vector.extract"(%6679) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
            %6683 = "vector.extract"(%6679) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
            %6684 = "vector.extract"(%6679) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
            %6685 = "vector.extract"(%6679) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
            %6686 = "vector.extract"(%6679) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
            %6687 = "vector.extract"(%6679) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
            %6688 = "vector.extract"(%6679) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
            %6689 = "vector.extract"(%6679) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
            %6690 = "vector.extract"(%6679) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
            %6691 = "vector.extract"(%6679) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
            %6692 = "vector.extract"(%6679) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
            %6693 = "vector.extract"(%6679) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
            %6694 = "vector.extract"(%6679) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
            %6695 = "vector.extract"(%6679) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
            %6696 = "vector.extract"(%6679) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
            %6697 = "vector.extract"(%6679) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
            %6698 = "vector.extract"(%6679) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
            %6699 = "vector.extract"(%6679) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
            %6700 = "vector.extract"(%6679) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
            %6701 = "vector.extract"(%6679) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
            %6702 = "vector.extract"(%6679) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
            %6703 = "vector.extract"(%6679) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
            %6704 = "vector.extract"(%6679) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
            %6705 = "vector.extract"(%6679) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
            %6706 = "vector.extract"(%6679) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
            %6707 = "vector.extract"(%6679) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
            %6708 = "vector.extract"(%6679) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
            %6709 = "vector.extract"(%6679) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
            %6710 = "vector.extract"(%6679) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
            %6711 = "vector.extract"(%6679) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
            %6712 = "vector.extract"(%6679) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
            %6713 = "vector.extract"(%6679) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
            %6714 = "vector.extract"(%6679) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
            %6715 = "vector.extract"(%6679) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
            %6716 = "vector.extract"(%6679) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
            %6717 = "vector.extract"(%6679) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
            %6718 = "vector.extract"(%6679) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
            %6719 = "vector.extract"(%6679) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
            %6720 = "vector.extract"(%6679) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
            %6721 = "vector.extract"(%6679) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
            %6722 = "vector.extract"(%6679) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
            %6723 = "vector.extract"(%6679) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
            %6724 = "vector.extract"(%6679) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
            %6725 = "vector.extract"(%6679) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
            %6726 = "vector.extract"(%6679) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
            %6727 = "vector.extract"(%6679) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
            %6728 = "vector.extract"(%6679) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
            %6729 = "vector.extract"(%6679) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
            %6730 = "vector.extract"(%6679) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
            %6731 = "vector.extract"(%6679) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
            %6732 = "vector.extract"(%6679) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
            %6733 = "vector.extract"(%6679) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
            %6734 = "vector.extract"(%6679) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
            %6735 = "vector.extract"(%6679) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
            %6736 = "vector.extract"(%6679) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
            %6737 = "vector.extract"(%6679) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
            %6738 = "vector.extract"(%6679) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
            %6739 = "vector.extract"(%6679) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
            %6740 = "vector.extract"(%6679) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
            %6741 = "vector.extract"(%6679) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
            %6742 = "vector.extract"(%6679) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
            %6743 = "vector.extract"(%6679) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
            %6744 = "arith.cmpi"(%1991, %1988) {predicate = 0 : i64} : (i32, i32) -> i1
            %6745 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %6746 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %6747 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %6748 = "arith.muli"(%6746, %18) : (i32, i32) -> i32
            %6749 = "arith.addi"(%6748, %6745) : (i32, i32) -> i32
            %6750 = "arith.muli"(%231, %6749) : (i32, i32) -> i32
            %6751 = "arith.cmpi"(%1940, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %6752 = "arith.extui"(%6751) : (i1) -> i32
            %6753 = "arith.addi"(%6750, %6752) : (i32, i32) -> i32
            %6754 = "llvm.call_intrinsic"(%6592) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6755 = "arith.addf"(%5842, %6754) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6756 = "arith.remui"(%35, %23) : (i32, i32) -> i32
            %6757 = "arith.muli"(%6756, %6587) : (i32, i32) -> i32
            %6758 = "arith.addi"(%6757, %1553) : (i32, i32) -> i32
            %6759 = "arith.cmpi"(%6758, %22) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%6759) ({
              "scf.if"(%6744) ({
                %6760 = "arith.divui"(%35, %23) : (i32, i32) -> i32
                %6761 = "arith.muli"(%6760, %22) : (i32, i32) -> i32
                %6762 = "arith.addi"(%6761, %6757) : (i32, i32) -> i32
                %6763 = "arith.addi"(%6762, %1553) : (i32, i32) -> i32
                %6764 = "arith.extsi"(%1937) : (i32) -> i64
                %6765 = "arith.extsi"(%6763) : (i32) -> i64
                %6766 = "arith.muli"(%6764, %11) : (i64, i64) -> i64
                %6767 = "arith.muli"(%6765, %12) : (i64, i64) -> i64
                %6768 = "arith.addi"(%6766, %6767) : (i64, i64) -> i64
                %6769 = "llvm.getelementptr"(%10, %6768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %6770 = "arith.muli"(%1532, %6582) : (i32, i32) -> i32
                %6771 = "llvm.getelementptr"(%6769, %6770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6772 = "vector.from_elements"(%6613, %6614, %6615, %6616, %6617, %6618, %6619, %6620, %6621, %6622, %6623, %6624, %6625, %6626, %6627, %6628, %6629, %6630, %6631, %6632, %6633, %6634, %6635, %6636, %6637, %6638, %6639, %6640, %6641, %6642, %6643, %6644, %6645, %6646, %6647, %6648, %6649, %6650, %6651, %6652, %6653, %6654, %6655, %6656, %6657, %6658, %6659, %6660, %6661, %6662, %6663, %6664, %6665, %6666, %6667, %6668, %6669, %6670, %6671, %6672, %6673, %6674, %6675, %6676) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6773 = "arith.truncf"(%6772) : (vector<64xf32>) -> vector<64xf16>
                %6774 = "vector.extract"(%6773) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
                %6775 = "vector.extract"(%6773) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
                %6776 = "vector.extract"(%6773) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
                %6777 = "vector.extract"(%6773) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
                %6778 = "vector.extract"(%6773) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
                %6779 = "vector.extract"(%6773) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
                %6780 = "vector.extract"(%6773) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
                %6781 = "vector.extract"(%6773) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
                %6782 = "vector.extract"(%6773) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
                %6783 = "vector.extract"(%6773) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
                %6784 = "vector.extract"(%6773) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
                %6785 = "vector.extract"(%6773) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
                %6786 = "vector.extract"(%6773) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
                %6787 = "vector.extract"(%6773) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
                %6788 = "vector.extract"(%6773) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
                %6789 = "vector.extract"(%6773) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
                %6790 = "vector.extract"(%6773) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
                %6791 = "vector.extract"(%6773) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
                %6792 = "vector.extract"(%6773) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
                %6793 = "vector.extract"(%6773) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
                %6794 = "vector.extract"(%6773) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
                %6795 = "vector.extract"(%6773) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
                %6796 = "vector.extract"(%6773) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
                %6797 = "vector.extract"(%6773) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
                %6798 = "vector.extract"(%6773) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
                %6799 = "vector.extract"(%6773) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
                %6800 = "vector.extract"(%6773) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
                %6801 = "vector.extract"(%6773) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
                %6802 = "vector.extract"(%6773) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
                %6803 = "vector.extract"(%6773) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
                %6804 = "vector.extract"(%6773) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
                %6805 = "vector.extract"(%6773) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
                %6806 = "vector.extract"(%6773) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
                %6807 = "vector.extract"(%6773) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
                %6808 = "vector.extract"(%6773) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
                %6809 = "vector.extract"(%6773) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
                %6810 = "vector.extract"(%6773) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
                %6811 = "vector.extract"(%6773) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
                %6812 = "vector.extract"(%6773) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
                %6813 = "vector.extract"(%6773) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
                %6814 = "vector.extract"(%6773) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
                %6815 = "vector.extract"(%6773) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
                %6816 = "vector.extract"(%6773) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
                %6817 = "vector.extract"(%6773) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
                %6818 = "vector.extract"(%6773) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
                %6819 = "vector.extract"(%6773) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
                %6820 = "vector.extract"(%6773) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
                %6821 = "vector.extract"(%6773) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
                %6822 = "vector.extract"(%6773) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
                %6823 = "vector.extract"(%6773) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
                %6824 = "vector.extract"(%6773) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
                %6825 = "vector.extract"(%6773) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
                %6826 = "vector.extract"(%6773) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
                %6827 = "vector.extract"(%6773) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
                %6828 = "vector.extract"(%6773) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
                %6829 = "vector.extract"(%6773) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
                %6830 = "vector.extract"(%6773) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
                %6831 = "vector.extract"(%6773) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
                %6832 = "vector.extract"(%6773) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
                %6833 = "vector.extract"(%6773) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
                %6834 = "vector.extract"(%6773) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
                %6835 = "vector.extract"(%6773) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
                %6836 = "vector.extract"(%6773) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
                %6837 = "vector.extract"(%6773) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
                %6838 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6839 = "arith.remui"(%6838, %228) : (i32, i32) -> i32
                %6840 = "arith.muli"(%6839, %231) : (i32, i32) -> i32
                %6841 = "llvm.getelementptr"(%6771, %6840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6842 = "vector.from_elements"(%6774, %6775) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6842, %6841) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6843 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6844 = "arith.remui"(%6843, %228) : (i32, i32) -> i32
                %6845 = "arith.addi"(%228, %6844) : (i32, i32) -> i32
                %6846 = "arith.muli"(%6845, %231) : (i32, i32) -> i32
                %6847 = "llvm.getelementptr"(%6771, %6846) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6848 = "vector.from_elements"(%6776, %6777) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6848, %6847) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6849 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6850 = "arith.remui"(%6849, %228) : (i32, i32) -> i32
                %6851 = "arith.addi"(%94, %6850) : (i32, i32) -> i32
                %6852 = "arith.muli"(%6851, %231) : (i32, i32) -> i32
                %6853 = "llvm.getelementptr"(%6771, %6852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6854 = "vector.from_elements"(%6778, %6779) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6854, %6853) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6855 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6856 = "arith.remui"(%6855, %228) : (i32, i32) -> i32
                %6857 = "arith.constant"() {value = 12 : i32} : () -> i32
                %6858 = "arith.addi"(%6857, %6856) : (i32, i32) -> i32
                %6859 = "arith.muli"(%6858, %231) : (i32, i32) -> i32
                %6860 = "llvm.getelementptr"(%6771, %6859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6861 = "vector.from_elements"(%6780, %6781) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6861, %6860) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6862 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6863 = "arith.remui"(%6862, %228) : (i32, i32) -> i32
                %6864 = "arith.addi"(%223, %6863) : (i32, i32) -> i32
                %6865 = "arith.muli"(%6864, %231) : (i32, i32) -> i32
                %6866 = "llvm.getelementptr"(%6771, %6865) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6867 = "vector.from_elements"(%6782, %6783) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6867, %6866) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6868 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6869 = "arith.remui"(%6868, %228) : (i32, i32) -> i32
                %6870 = "arith.constant"() {value = 20 : i32} : () -> i32
                %6871 = "arith.addi"(%6870, %6869) : (i32, i32) -> i32
                %6872 = "arith.muli"(%6871, %231) : (i32, i32) -> i32
                %6873 = "llvm.getelementptr"(%6771, %6872) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6874 = "vector.from_elements"(%6784, %6785) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6874, %6873) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6875 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6876 = "arith.remui"(%6875, %228) : (i32, i32) -> i32
                %6877 = "arith.constant"() {value = 24 : i32} : () -> i32
                %6878 = "arith.addi"(%6877, %6876) : (i32, i32) -> i32
                %6879 = "arith.muli"(%6878, %231) : (i32, i32) -> i32
                %6880 = "llvm.getelementptr"(%6771, %6879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6881 = "vector.from_elements"(%6786, %6787) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6881, %6880) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6882 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6883 = "arith.remui"(%6882, %228) : (i32, i32) -> i32
                %6884 = "arith.constant"() {value = 28 : i32} : () -> i32
                %6885 = "arith.addi"(%6884, %6883) : (i32, i32) -> i32
                %6886 = "arith.muli"(%6885, %231) : (i32, i32) -> i32
                %6887 = "llvm.getelementptr"(%6771, %6886) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6888 = "vector.from_elements"(%6788, %6789) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6888, %6887) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6889 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6890 = "arith.remui"(%6889, %228) : (i32, i32) -> i32
                %6891 = "arith.addi"(%58, %6890) : (i32, i32) -> i32
                %6892 = "arith.muli"(%6891, %231) : (i32, i32) -> i32
                %6893 = "llvm.getelementptr"(%6771, %6892) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6894 = "vector.from_elements"(%6790, %6791) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6894, %6893) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6895 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6896 = "arith.remui"(%6895, %228) : (i32, i32) -> i32
                %6897 = "arith.constant"() {value = 36 : i32} : () -> i32
                %6898 = "arith.addi"(%6897, %6896) : (i32, i32) -> i32
                %6899 = "arith.muli"(%6898, %231) : (i32, i32) -> i32
                %6900 = "llvm.getelementptr"(%6771, %6899) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6901 = "vector.from_elements"(%6792, %6793) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6901, %6900) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6902 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6903 = "arith.remui"(%6902, %228) : (i32, i32) -> i32
                %6904 = "arith.constant"() {value = 40 : i32} : () -> i32
                %6905 = "arith.addi"(%6904, %6903) : (i32, i32) -> i32
                %6906 = "arith.muli"(%6905, %231) : (i32, i32) -> i32
                %6907 = "llvm.getelementptr"(%6771, %6906) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6908 = "vector.from_elements"(%6794, %6795) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6908, %6907) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6909 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6910 = "arith.remui"(%6909, %228) : (i32, i32) -> i32
                %6911 = "arith.constant"() {value = 44 : i32} : () -> i32
                %6912 = "arith.addi"(%6911, %6910) : (i32, i32) -> i32
                %6913 = "arith.muli"(%6912, %231) : (i32, i32) -> i32
                %6914 = "llvm.getelementptr"(%6771, %6913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6915 = "vector.from_elements"(%6796, %6797) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6915, %6914) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6916 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6917 = "arith.remui"(%6916, %228) : (i32, i32) -> i32
                %6918 = "arith.constant"() {value = 48 : i32} : () -> i32
                %6919 = "arith.addi"(%6918, %6917) : (i32, i32) -> i32
                %6920 = "arith.muli"(%6919, %231) : (i32, i32) -> i32
                %6921 = "llvm.getelementptr"(%6771, %6920) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6922 = "vector.from_elements"(%6798, %6799) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6922, %6921) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6923 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6924 = "arith.remui"(%6923, %228) : (i32, i32) -> i32
                %6925 = "arith.constant"() {value = 52 : i32} : () -> i32
                %6926 = "arith.addi"(%6925, %6924) : (i32, i32) -> i32
                %6927 = "arith.muli"(%6926, %231) : (i32, i32) -> i32
                %6928 = "llvm.getelementptr"(%6771, %6927) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6929 = "vector.from_elements"(%6800, %6801) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6929, %6928) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6930 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6931 = "arith.remui"(%6930, %228) : (i32, i32) -> i32
                %6932 = "arith.constant"() {value = 56 : i32} : () -> i32
                %6933 = "arith.addi"(%6932, %6931) : (i32, i32) -> i32
                %6934 = "arith.muli"(%6933, %231) : (i32, i32) -> i32
                %6935 = "llvm.getelementptr"(%6771, %6934) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6936 = "vector.from_elements"(%6802, %6803) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6936, %6935) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6937 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6938 = "arith.remui"(%6937, %228) : (i32, i32) -> i32
                %6939 = "arith.constant"() {value = 60 : i32} : () -> i32
                %6940 = "arith.addi"(%6939, %6938) : (i32, i32) -> i32
                %6941 = "arith.muli"(%6940, %231) : (i32, i32) -> i32
                %6942 = "llvm.getelementptr"(%6771, %6941) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6943 = "vector.from_elements"(%6804, %6805) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6943, %6942) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6944 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6945 = "arith.remui"(%6944, %228) : (i32, i32) -> i32
                %6946 = "arith.addi"(%6587, %6945) : (i32, i32) -> i32
                %6947 = "arith.muli"(%6946, %231) : (i32, i32) -> i32
                %6948 = "llvm.getelementptr"(%6771, %6947) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6949 = "vector.from_elements"(%6806, %6807) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6949, %6948) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6950 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6951 = "arith.remui"(%6950, %228) : (i32, i32) -> i32
                %6952 = "arith.constant"() {value = 68 : i32} : () -> i32
                %6953 = "arith.addi"(%6952, %6951) : (i32, i32) -> i32
                %6954 = "arith.muli"(%6953, %231) : (i32, i32) -> i32
                %6955 = "llvm.getelementptr"(%6771, %6954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6956 = "vector.from_elements"(%6808, %6809) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6956, %6955) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6957 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6958 = "arith.remui"(%6957, %228) : (i32, i32) -> i32
                %6959 = "arith.constant"() {value = 72 : i32} : () -> i32
                %6960 = "arith.addi"(%6959, %6958) : (i32, i32) -> i32
                %6961 = "arith.muli"(%6960, %231) : (i32, i32) -> i32
                %6962 = "llvm.getelementptr"(%6771, %6961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6963 = "vector.from_elements"(%6810, %6811) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6963, %6962) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6964 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6965 = "arith.remui"(%6964, %228) : (i32, i32) -> i32
                %6966 = "arith.constant"() {value = 76 : i32} : () -> i32
                %6967 = "arith.addi"(%6966, %6965) : (i32, i32) -> i32
                %6968 = "arith.muli"(%6967, %231) : (i32, i32) -> i32
                %6969 = "llvm.getelementptr"(%6771, %6968) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6970 = "vector.from_elements"(%6812, %6813) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6970, %6969) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6971 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6972 = "arith.remui"(%6971, %228) : (i32, i32) -> i32
                %6973 = "arith.constant"() {value = 80 : i32} : () -> i32
                %6974 = "arith.addi"(%6973, %6972) : (i32, i32) -> i32
                %6975 = "arith.muli"(%6974, %231) : (i32, i32) -> i32
                %6976 = "llvm.getelementptr"(%6771, %6975) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6977 = "vector.from_elements"(%6814, %6815) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6977, %6976) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6978 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6979 = "arith.remui"(%6978, %228) : (i32, i32) -> i32
                %6980 = "arith.constant"() {value = 84 : i32} : () -> i32
                %6981 = "arith.addi"(%6980, %6979) : (i32, i32) -> i32
                %6982 = "arith.muli"(%6981, %231) : (i32, i32) -> i32
                %6983 = "llvm.getelementptr"(%6771, %6982) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6984 = "vector.from_elements"(%6816, %6817) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6984, %6983) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6985 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6986 = "arith.remui"(%6985, %228) : (i32, i32) -> i32
                %6987 = "arith.constant"() {value = 88 : i32} : () -> i32
                %6988 = "arith.addi"(%6987, %6986) : (i32, i32) -> i32
                %6989 = "arith.muli"(%6988, %231) : (i32, i32) -> i32
                %6990 = "llvm.getelementptr"(%6771, %6989) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6991 = "vector.from_elements"(%6818, %6819) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6991, %6990) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6992 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6993 = "arith.remui"(%6992, %228) : (i32, i32) -> i32
                %6994 = "arith.constant"() {value = 92 : i32} : () -> i32
                %6995 = "arith.addi"(%6994, %6993) : (i32, i32) -> i32
                %6996 = "arith.muli"(%6995, %231) : (i32, i32) -> i32
                %6997 = "llvm.getelementptr"(%6771, %6996) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6998 = "vector.from_elements"(%6820, %6821) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6998, %6997) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6999 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7000 = "arith.remui"(%6999, %228) : (i32, i32) -> i32
                %7001 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7002 = "arith.addi"(%7001, %7000) : (i32, i32) -> i32
                %7003 = "arith.muli"(%7002, %231) : (i32, i32) -> i32
                %7004 = "llvm.getelementptr"(%6771, %7003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7005 = "vector.from_elements"(%6822, %6823) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7005, %7004) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7006 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7007 = "arith.remui"(%7006, %228) : (i32, i32) -> i32
                %7008 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7009 = "arith.addi"(%7008, %7007) : (i32, i32) -> i32
                %7010 = "arith.muli"(%7009, %231) : (i32, i32) -> i32
                %7011 = "llvm.getelementptr"(%6771, %7010) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7012 = "vector.from_elements"(%6824, %6825) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7012, %7011) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7013 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7014 = "arith.remui"(%7013, %228) : (i32, i32) -> i32
                %7015 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7016 = "arith.addi"(%7015, %7014) : (i32, i32) -> i32
                %7017 = "arith.muli"(%7016, %231) : (i32, i32) -> i32
                %7018 = "llvm.getelementptr"(%6771, %7017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7019 = "vector.from_elements"(%6826, %6827) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7019, %7018) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7020 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7021 = "arith.remui"(%7020, %228) : (i32, i32) -> i32
                %7022 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7023 = "arith.addi"(%7022, %7021) : (i32, i32) -> i32
                %7024 = "arith.muli"(%7023, %231) : (i32, i32) -> i32
                %7025 = "llvm.getelementptr"(%6771, %7024) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7026 = "vector.from_elements"(%6828, %6829) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7026, %7025) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7027 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7028 = "arith.remui"(%7027, %228) : (i32, i32) -> i32
                %7029 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7030 = "arith.addi"(%7029, %7028) : (i32, i32) -> i32
                %7031 = "arith.muli"(%7030, %231) : (i32, i32) -> i32
                %7032 = "llvm.getelementptr"(%6771, %7031) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7033 = "vector.from_elements"(%6830, %6831) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7033, %7032) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7034 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7035 = "arith.remui"(%7034, %228) : (i32, i32) -> i32
                %7036 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7037 = "arith.addi"(%7036, %7035) : (i32, i32) -> i32
                %7038 = "arith.muli"(%7037, %231) : (i32, i32) -> i32
                %7039 = "llvm.getelementptr"(%6771, %7038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7040 = "vector.from_elements"(%6832, %6833) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7040, %7039) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7041 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7042 = "arith.remui"(%7041, %228) : (i32, i32) -> i32
                %7043 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7044 = "arith.addi"(%7043, %7042) : (i32, i32) -> i32
                %7045 = "arith.muli"(%7044, %231) : (i32, i32) -> i32
                %7046 = "llvm.getelementptr"(%6771, %7045) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7047 = "vector.from_elements"(%6834, %6835) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7047, %7046) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7048 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7049 = "arith.remui"(%7048, %228) : (i32, i32) -> i32
                %7050 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7051 = "arith.addi"(%7050, %7049) : (i32, i32) -> i32
                %7052 = "arith.muli"(%7051, %231) : (i32, i32) -> i32
                %7053 = "llvm.getelementptr"(%6771, %7052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7054 = "vector.from_elements"(%6836, %6837) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7054, %7053) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7055 = "arith.andi"(%6563, %2129) : (i1, i1) -> i1
                "scf.if"(%7055) ({
                  %7056 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %7057 = "arith.mulf"(%6755, %7056) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %7058 = "arith.muli"(%6764, %14) : (i64, i64) -> i64
                  %7059 = "arith.addi"(%7058, %6765) : (i64, i64) -> i64
                  %7060 = "llvm.getelementptr"(%13, %7059) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%7057, %7060) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %7061 = "arith.constant"() {value = 32768 : i32} : () -> i32
                %7062 = "arith.muli"(%6753, %7061) : (i32, i32) -> i32
                %7063 = "arith.muli"(%1553, %1546) : (i32, i32) -> i32
                %7064 = "arith.addi"(%7062, %7063) : (i32, i32) -> i32
                %7065 = "llvm.getelementptr"(%15, %7064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7066 = "arith.muli"(%1532, %6582) : (i32, i32) -> i32
                %7067 = "llvm.getelementptr"(%7065, %7066) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7068 = "vector.from_elements"(%6613, %6614, %6615, %6616, %6617, %6618, %6619, %6620, %6621, %6622, %6623, %6624, %6625, %6626, %6627, %6628, %6629, %6630, %6631, %6632, %6633, %6634, %6635, %6636, %6637, %6638, %6639, %6640, %6641, %6642, %6643, %6644, %6645, %6646, %6647, %6648, %6649, %6650, %6651, %6652, %6653, %6654, %6655, %6656, %6657, %6658, %6659, %6660, %6661, %6662, %6663, %6664, %6665, %6666, %6667, %6668, %6669, %6670, %6671, %6672, %6673, %6674, %6675, %6676) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %7069 = "vector.extract"(%7068) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %7070 = "vector.extract"(%7068) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %7071 = "vector.extract"(%7068) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %7072 = "vector.extract"(%7068) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %7073 = "vector.extract"(%7068) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %7074 = "vector.extract"(%7068) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %7075 = "vector.extract"(%7068) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %7076 = "vector.extract"(%7068) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %7077 = "vector.extract"(%7068) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %7078 = "vector.extract"(%7068) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %7079 = "vector.extract"(%7068) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %7080 = "vector.extract"(%7068) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %7081 = "vector.extract"(%7068) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %7082 = "vector.extract"(%7068) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %7083 = "vector.extract"(%7068) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %7084 = "vector.extract"(%7068) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %7085 = "vector.extract"(%7068) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %7086 = "vector.extract"(%7068) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %7087 = "vector.extract"(%7068) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %7088 = "vector.extract"(%7068) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %7089 = "vector.extract"(%7068) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %7090 = "vector.extract"(%7068) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %7091 = "vector.extract"(%7068) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %7092 = "vector.extract"(%7068) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %7093 = "vector.extract"(%7068) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %7094 = "vector.extract"(%7068) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %7095 = "vector.extract"(%7068) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %7096 = "vector.extract"(%7068) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %7097 = "vector.extract"(%7068) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %7098 = "vector.extract"(%7068) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %7099 = "vector.extract"(%7068) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %7100 = "vector.extract"(%7068) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %7101 = "vector.extract"(%7068) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %7102 = "vector.extract"(%7068) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %7103 = "vector.extract"(%7068) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %7104 = "vector.extract"(%7068) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %7105 = "vector.extract"(%7068) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %7106 = "vector.extract"(%7068) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %7107 = "vector.extract"(%7068) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %7108 = "vector.extract"(%7068) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %7109 = "vector.extract"(%7068) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %7110 = "vector.extract"(%7068) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %7111 = "vector.extract"(%7068) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %7112 = "vector.extract"(%7068) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %7113 = "vector.extract"(%7068) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %7114 = "vector.extract"(%7068) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %7115 = "vector.extract"(%7068) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %7116 = "vector.extract"(%7068) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %7117 = "vector.extract"(%7068) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %7118 = "vector.extract"(%7068) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %7119 = "vector.extract"(%7068) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %7120 = "vector.extract"(%7068) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %7121 = "vector.extract"(%7068) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %7122 = "vector.extract"(%7068) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %7123 = "vector.extract"(%7068) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %7124 = "vector.extract"(%7068) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %7125 = "vector.extract"(%7068) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %7126 = "vector.extract"(%7068) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %7127 = "vector.extract"(%7068) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %7128 = "vector.extract"(%7068) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %7129 = "vector.extract"(%7068) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %7130 = "vector.extract"(%7068) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %7131 = "vector.extract"(%7068) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %7132 = "vector.extract"(%7068) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %7133 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7134 = "arith.remui"(%7133, %228) : (i32, i32) -> i32
                %7135 = "arith.muli"(%7134, %231) : (i32, i32) -> i32
                %7136 = "llvm.getelementptr"(%7067, %7135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7137 = "vector.from_elements"(%7069, %7070) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7137, %7136) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7138 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7139 = "arith.remui"(%7138, %228) : (i32, i32) -> i32
                %7140 = "arith.addi"(%228, %7139) : (i32, i32) -> i32
                %7141 = "arith.muli"(%7140, %231) : (i32, i32) -> i32
                %7142 = "llvm.getelementptr"(%7067, %7141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7143 = "vector.from_elements"(%7071, %7072) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7143, %7142) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7144 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7145 = "arith.remui"(%7144, %228) : (i32, i32) -> i32
                %7146 = "arith.addi"(%94, %7145) : (i32, i32) -> i32
                %7147 = "arith.muli"(%7146, %231) : (i32, i32) -> i32
                %7148 = "llvm.getelementptr"(%7067, %7147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7149 = "vector.from_elements"(%7073, %7074) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7149, %7148) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7150 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7151 = "arith.remui"(%7150, %228) : (i32, i32) -> i32
                %7152 = "arith.constant"() {value = 12 : i32} : () -> i32
                %7153 = "arith.addi"(%7152, %7151) : (i32, i32) -> i32
                %7154 = "arith.muli"(%7153, %231) : (i32, i32) -> i32
                %7155 = "llvm.getelementptr"(%7067, %7154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7156 = "vector.from_elements"(%7075, %7076) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7156, %7155) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7157 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7158 = "arith.remui"(%7157, %228) : (i32, i32) -> i32
                %7159 = "arith.addi"(%223, %7158) : (i32, i32) -> i32
                %7160 = "arith.muli"(%7159, %231) : (i32, i32) -> i32
                %7161 = "llvm.getelementptr"(%7067, %7160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7162 = "vector.from_elements"(%7077, %7078) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7162, %7161) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7163 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7164 = "arith.remui"(%7163, %228) : (i32, i32) -> i32
                %7165 = "arith.constant"() {value = 20 : i32} : () -> i32
                %7166 = "arith.addi"(%7165, %7164) : (i32, i32) -> i32
                %7167 = "arith.muli"(%7166, %231) : (i32, i32) -> i32
                %7168 = "llvm.getelementptr"(%7067, %7167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7169 = "vector.from_elements"(%7079, %7080) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7169, %7168) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7170 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7171 = "arith.remui"(%7170, %228) : (i32, i32) -> i32
                %7172 = "arith.constant"() {value = 24 : i32} : () -> i32
                %7173 = "arith.addi"(%7172, %7171) : (i32, i32) -> i32
                %7174 = "arith.muli"(%7173, %231) : (i32, i32) -> i32
                %7175 = "llvm.getelementptr"(%7067, %7174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7176 = "vector.from_elements"(%7081, %7082) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7176, %7175) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7177 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7178 = "arith.remui"(%7177, %228) : (i32, i32) -> i32
                %7179 = "arith.constant"() {value = 28 : i32} : () -> i32
                %7180 = "arith.addi"(%7179, %7178) : (i32, i32) -> i32
                %7181 = "arith.muli"(%7180, %231) : (i32, i32) -> i32
                %7182 = "llvm.getelementptr"(%7067, %7181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7183 = "vector.from_elements"(%7083, %7084) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7183, %7182) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7184 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7185 = "arith.remui"(%7184, %228) : (i32, i32) -> i32
                %7186 = "arith.addi"(%58, %7185) : (i32, i32) -> i32
                %7187 = "arith.muli"(%7186, %231) : (i32, i32) -> i32
                %7188 = "llvm.getelementptr"(%7067, %7187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7189 = "vector.from_elements"(%7085, %7086) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7189, %7188) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7190 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7191 = "arith.remui"(%7190, %228) : (i32, i32) -> i32
                %7192 = "arith.constant"() {value = 36 : i32} : () -> i32
                %7193 = "arith.addi"(%7192, %7191) : (i32, i32) -> i32
                %7194 = "arith.muli"(%7193, %231) : (i32, i32) -> i32
                %7195 = "llvm.getelementptr"(%7067, %7194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7196 = "vector.from_elements"(%7087, %7088) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7196, %7195) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7197 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7198 = "arith.remui"(%7197, %228) : (i32, i32) -> i32
                %7199 = "arith.constant"() {value = 40 : i32} : () -> i32
                %7200 = "arith.addi"(%7199, %7198) : (i32, i32) -> i32
                %7201 = "arith.muli"(%7200, %231) : (i32, i32) -> i32
                %7202 = "llvm.getelementptr"(%7067, %7201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7203 = "vector.from_elements"(%7089, %7090) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7203, %7202) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7204 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7205 = "arith.remui"(%7204, %228) : (i32, i32) -> i32
                %7206 = "arith.constant"() {value = 44 : i32} : () -> i32
                %7207 = "arith.addi"(%7206, %7205) : (i32, i32) -> i32
                %7208 = "arith.muli"(%7207, %231) : (i32, i32) -> i32
                %7209 = "llvm.getelementptr"(%7067, %7208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7210 = "vector.from_elements"(%7091, %7092) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7210, %7209) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7211 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7212 = "arith.remui"(%7211, %228) : (i32, i32) -> i32
                %7213 = "arith.constant"() {value = 48 : i32} : () -> i32
                %7214 = "arith.addi"(%7213, %7212) : (i32, i32) -> i32
                %7215 = "arith.muli"(%7214, %231) : (i32, i32) -> i32
                %7216 = "llvm.getelementptr"(%7067, %7215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7217 = "vector.from_elements"(%7093, %7094) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7217, %7216) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7218 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7219 = "arith.remui"(%7218, %228) : (i32, i32) -> i32
                %7220 = "arith.constant"() {value = 52 : i32} : () -> i32
                %7221 = "arith.addi"(%7220, %7219) : (i32, i32) -> i32
                %7222 = "arith.muli"(%7221, %231) : (i32, i32) -> i32
                %7223 = "llvm.getelementptr"(%7067, %7222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7224 = "vector.from_elements"(%7095, %7096) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7224, %7223) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7225 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7226 = "arith.remui"(%7225, %228) : (i32, i32) -> i32
                %7227 = "arith.constant"() {value = 56 : i32} : () -> i32
                %7228 = "arith.addi"(%7227, %7226) : (i32, i32) -> i32
                %7229 = "arith.muli"(%7228, %231) : (i32, i32) -> i32
                %7230 = "llvm.getelementptr"(%7067, %7229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7231 = "vector.from_elements"(%7097, %7098) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7231, %7230) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7232 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7233 = "arith.remui"(%7232, %228) : (i32, i32) -> i32
                %7234 = "arith.constant"() {value = 60 : i32} : () -> i32
                %7235 = "arith.addi"(%7234, %7233) : (i32, i32) -> i32
                %7236 = "arith.muli"(%7235, %231) : (i32, i32) -> i32
                %7237 = "llvm.getelementptr"(%7067, %7236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7238 = "vector.from_elements"(%7099, %7100) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7238, %7237) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7239 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7240 = "arith.remui"(%7239, %228) : (i32, i32) -> i32
                %7241 = "arith.addi"(%6587, %7240) : (i32, i32) -> i32
                %7242 = "arith.muli"(%7241, %231) : (i32, i32) -> i32
                %7243 = "llvm.getelementptr"(%7067, %7242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7244 = "vector.from_elements"(%7101, %7102) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7244, %7243) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7245 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7246 = "arith.remui"(%7245, %228) : (i32, i32) -> i32
                %7247 = "arith.constant"() {value = 68 : i32} : () -> i32
                %7248 = "arith.addi"(%7247, %7246) : (i32, i32) -> i32
                %7249 = "arith.muli"(%7248, %231) : (i32, i32) -> i32
                %7250 = "llvm.getelementptr"(%7067, %7249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7251 = "vector.from_elements"(%7103, %7104) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7251, %7250) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7252 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7253 = "arith.remui"(%7252, %228) : (i32, i32) -> i32
                %7254 = "arith.constant"() {value = 72 : i32} : () -> i32
                %7255 = "arith.addi"(%7254, %7253) : (i32, i32) -> i32
                %7256 = "arith.muli"(%7255, %231) : (i32, i32) -> i32
                %7257 = "llvm.getelementptr"(%7067, %7256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7258 = "vector.from_elements"(%7105, %7106) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7258, %7257) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7259 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7260 = "arith.remui"(%7259, %228) : (i32, i32) -> i32
                %7261 = "arith.constant"() {value = 76 : i32} : () -> i32
                %7262 = "arith.addi"(%7261, %7260) : (i32, i32) -> i32
                %7263 = "arith.muli"(%7262, %231) : (i32, i32) -> i32
                %7264 = "llvm.getelementptr"(%7067, %7263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7265 = "vector.from_elements"(%7107, %7108) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7265, %7264) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7266 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7267 = "arith.remui"(%7266, %228) : (i32, i32) -> i32
                %7268 = "arith.constant"() {value = 80 : i32} : () -> i32
                %7269 = "arith.addi"(%7268, %7267) : (i32, i32) -> i32
                %7270 = "arith.muli"(%7269, %231) : (i32, i32) -> i32
                %7271 = "llvm.getelementptr"(%7067, %7270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7272 = "vector.from_elements"(%7109, %7110) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7272, %7271) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7273 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7274 = "arith.remui"(%7273, %228) : (i32, i32) -> i32
                %7275 = "arith.constant"() {value = 84 : i32} : () -> i32
                %7276 = "arith.addi"(%7275, %7274) : (i32, i32) -> i32
                %7277 = "arith.muli"(%7276, %231) : (i32, i32) -> i32
                %7278 = "llvm.getelementptr"(%7067, %7277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7279 = "vector.from_elements"(%7111, %7112) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7279, %7278) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7280 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7281 = "arith.remui"(%7280, %228) : (i32, i32) -> i32
                %7282 = "arith.constant"() {value = 88 : i32} : () -> i32
                %7283 = "arith.addi"(%7282, %7281) : (i32, i32) -> i32
                %7284 = "arith.muli"(%7283, %231) : (i32, i32) -> i32
                %7285 = "llvm.getelementptr"(%7067, %7284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7286 = "vector.from_elements"(%7113, %7114) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7286, %7285) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7287 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7288 = "arith.remui"(%7287, %228) : (i32, i32) -> i32
                %7289 = "arith.constant"() {value = 92 : i32} : () -> i32
                %7290 = "arith.addi"(%7289, %7288) : (i32, i32) -> i32
                %7291 = "arith.muli"(%7290, %231) : (i32, i32) -> i32
                %7292 = "llvm.getelementptr"(%7067, %7291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7293 = "vector.from_elements"(%7115, %7116) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7293, %7292) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7294 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7295 = "arith.remui"(%7294, %228) : (i32, i32) -> i32
                %7296 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7297 = "arith.addi"(%7296, %7295) : (i32, i32) -> i32
                %7298 = "arith.muli"(%7297, %231) : (i32, i32) -> i32
                %7299 = "llvm.getelementptr"(%7067, %7298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7300 = "vector.from_elements"(%7117, %7118) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7300, %7299) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7301 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7302 = "arith.remui"(%7301, %228) : (i32, i32) -> i32
                %7303 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7304 = "arith.addi"(%7303, %7302) : (i32, i32) -> i32
                %7305 = "arith.muli"(%7304, %231) : (i32, i32) -> i32
                %7306 = "llvm.getelementptr"(%7067, %7305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7307 = "vector.from_elements"(%7119, %7120) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7307, %7306) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7308 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7309 = "arith.remui"(%7308, %228) : (i32, i32) -> i32
                %7310 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7311 = "arith.addi"(%7310, %7309) : (i32, i32) -> i32
                %7312 = "arith.muli"(%7311, %231) : (i32, i32) -> i32
                %7313 = "llvm.getelementptr"(%7067, %7312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7314 = "vector.from_elements"(%7121, %7122) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7314, %7313) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7315 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7316 = "arith.remui"(%7315, %228) : (i32, i32) -> i32
                %7317 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7318 = "arith.addi"(%7317, %7316) : (i32, i32) -> i32
                %7319 = "arith.muli"(%7318, %231) : (i32, i32) -> i32
                %7320 = "llvm.getelementptr"(%7067, %7319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7321 = "vector.from_elements"(%7123, %7124) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7321, %7320) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7322 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7323 = "arith.remui"(%7322, %228) : (i32, i32) -> i32
                %7324 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7325 = "arith.addi"(%7324, %7323) : (i32, i32) -> i32
                %7326 = "arith.muli"(%7325, %231) : (i32, i32) -> i32
                %7327 = "llvm.getelementptr"(%7067, %7326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7328 = "vector.from_elements"(%7125, %7126) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7328, %7327) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7329 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7330 = "arith.remui"(%7329, %228) : (i32, i32) -> i32
                %7331 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7332 = "arith.addi"(%7331, %7330) : (i32, i32) -> i32
                %7333 = "arith.muli"(%7332, %231) : (i32, i32) -> i32
                %7334 = "llvm.getelementptr"(%7067, %7333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7335 = "vector.from_elements"(%7127, %7128) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7335, %7334) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7336 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7337 = "arith.remui"(%7336, %228) : (i32, i32) -> i32
                %7338 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7339 = "arith.addi"(%7338, %7337) : (i32, i32) -> i32
                %7340 = "arith.muli"(%7339, %231) : (i32, i32) -> i32
                %7341 = "llvm.getelementptr"(%7067, %7340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7342 = "vector.from_elements"(%7129, %7130) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7342, %7341) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7343 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7344 = "arith.remui"(%7343, %228) : (i32, i32) -> i32
                %7345 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7346 = "arith.addi"(%7345, %7344) : (i32, i32) -> i32
                %7347 = "arith.muli"(%7346, %231) : (i32, i32) -> i32
                %7348 = "llvm.getelementptr"(%7067, %7347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7349 = "vector.from_elements"(%7131, %7132) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7349, %7348) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7350 = "arith.andi"(%6563, %2129) : (i1, i1) -> i1
                "scf.if"(%7350) ({
                  %7351 = "arith.muli"(%6753, %6587) : (i32, i32) -> i32
                  %7352 = "arith.addi"(%7351, %1553) : (i32, i32) -> i32
                  %7353 = "llvm.getelementptr"(%16, %7352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  "llvm.store"(%6755, %7353) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
            %7354 = "llvm.call_intrinsic"(%6605) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %7355 = "arith.addf"(%5843, %7354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %7356 = "arith.addi"(%6757, %6597) : (i32, i32) -> i32
            %7357 = "arith.cmpi"(%7356, %22) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%7357) ({
              "scf.if"(%6744) ({
                %7358 = "arith.divui"(%35, %23) : (i32, i32) -> i32
                %7359 = "arith.muli"(%7358, %22) : (i32, i32) -> i32
                %7360 = "arith.addi"(%7359, %6757) : (i32, i32) -> i32
                %7361 = "arith.addi"(%7360, %6597) : (i32, i32) -> i32
                %7362 = "arith.extsi"(%1937) : (i32) -> i64
                %7363 = "arith.extsi"(%7361) : (i32) -> i64
                %7364 = "arith.muli"(%7362, %11) : (i64, i64) -> i64
                %7365 = "arith.muli"(%7363, %12) : (i64, i64) -> i64
                %7366 = "arith.addi"(%7364, %7365) : (i64, i64) -> i64
                %7367 = "llvm.getelementptr"(%10, %7366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %7368 = "arith.muli"(%1532, %6582) : (i32, i32) -> i32
                %7369 = "llvm.getelementptr"(%7367, %7368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7370 = "vector.from_elements"(%6680, %6681, %6682, %6683, %6684, %6685, %6686, %6687, %6688, %6689, %6690, %6691, %6692, %6693, %6694, %6695, %6696, %6697, %6698, %6699, %6700, %6701, %6702, %6703, %6704, %6705, %6706, %6707, %6708, %6709, %6710, %6711, %6712, %6713, %6714, %6715, %6716, %6717, %6718, %6719, %6720, %6721, %6722, %6723, %6724, %6725, %6726, %6727, %6728, %6729, %6730, %6731, %6732, %6733, %6734, %6735, %6736, %6737, %6738, %6739, %6740, %6741, %6742, %6743) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %7371 = "arith.truncf"(%7370) : (vector<64xf32>) -> vector<64xf16>
                %7372 = "vector.extract"(%7371) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
                %7373 = "vector.extract"(%7371) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
                %7374 = "vector.extract"(%7371) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
                %7375 = "vector.extract"(%7371) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
                %7376 = "vector.extract"(%7371) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
                %7377 = "vector.extract"(%7371) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
                %7378 = "vector.extract"(%7371) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
                %7379 = "vector.extract"(%7371) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
                %7380 = "vector.extract"(%7371) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
                %7381 = "vector.extract"(%7371) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
                %7382 = "vector.extract"(%7371) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
                %7383 = "vector.extract"(%7371) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
                %7384 = "vector.extract"(%7371) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
                %7385 = "vector.extract"(%7371) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
                %7386 = "vector.extract"(%7371) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
                %7387 = "vector.extract"(%7371) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
                %7388 = "vector.extract"(%7371) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
                %7389 = "vector.extract"(%7371) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
                %7390 = "vector.extract"(%7371) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
                %7391 = "vector.extract"(%7371) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
                %7392 = "vector.extract"(%7371) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
                %7393 = "vector.extract"(%7371) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
                %7394 = "vector.extract"(%7371) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
                %7395 = "vector.extract"(%7371) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
                %7396 = "vector.extract"(%7371) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
                %7397 = "vector.extract"(%7371) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
                %7398 = "vector.extract"(%7371) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
                %7399 = "vector.extract"(%7371) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
                %7400 = "vector.extract"(%7371) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
                %7401 = "vector.extract"(%7371) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
                %7402 = "vector.extract"(%7371) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
                %7403 = "vector.extract"(%7371) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
                %7404 = "vector.extract"(%7371) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
                %7405 = "vector.extract"(%7371) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
                %7406 = "vector.extract"(%7371) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
                %7407 = "vector.extract"(%7371) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
                %7408 = "vector.extract"(%7371) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
                %7409 = "vector.extract"(%7371) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
                %7410 = "vector.extract"(%7371) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
                %7411 = "vector.extract"(%7371) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
                %7412 = "vector.extract"(%7371) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
                %7413 = "vector.extract"(%7371) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
                %7414 = "vector.extract"(%7371) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
                %7415 = "vector.extract"(%7371) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
                %7416 = "vector.extract"(%7371) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
                %7417 = "vector.extract"(%7371) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
                %7418 = "vector.extract"(%7371) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
                %7419 = "vector.extract"(%7371) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
                %7420 = "vector.extract"(%7371) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
                %7421 = "vector.extract"(%7371) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
                %7422 = "vector.extract"(%7371) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
                %7423 = "vector.extract"(%7371) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
                %7424 = "vector.extract"(%7371) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
                %7425 = "vector.extract"(%7371) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
                %7426 = "vector.extract"(%7371) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
                %7427 = "vector.extract"(%7371) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
                %7428 = "vector.extract"(%7371) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
                %7429 = "vector.extract"(%7371) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
                %7430 = "vector.extract"(%7371) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
                %7431 = "vector.extract"(%7371) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
                %7432 = "vector.extract"(%7371) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
                %7433 = "vector.extract"(%7371) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
                %7434 = "vector.extract"(%7371) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
                %7435 = "vector.extract"(%7371) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
                %7436 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7437 = "arith.remui"(%7436, %228) : (i32, i32) -> i32
                %7438 = "arith.muli"(%7437, %231) : (i32, i32) -> i32
                %7439 = "llvm.getelementptr"(%7369, %7438) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7440 = "vector.from_elements"(%7372, %7373) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7440, %7439) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7441 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7442 = "arith.remui"(%7441, %228) : (i32, i32) -> i32
                %7443 = "arith.addi"(%228, %7442) : (i32, i32) -> i32
                %7444 = "arith.muli"(%7443, %231) : (i32, i32) -> i32
                %7445 = "llvm.getelementptr"(%7369, %7444) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7446 = "vector.from_elements"(%7374, %7375) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7446, %7445) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7447 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7448 = "arith.remui"(%7447, %228) : (i32, i32) -> i32
                %7449 = "arith.addi"(%94, %7448) : (i32, i32) -> i32
                %7450 = "arith.muli"(%7449, %231) : (i32, i32) -> i32
                %7451 = "llvm.getelementptr"(%7369, %7450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7452 = "vector.from_elements"(%7376, %7377) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7452, %7451) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7453 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7454 = "arith.remui"(%7453, %228) : (i32, i32) -> i32
                %7455 = "arith.constant"() {value = 12 : i32} : () -> i32
                %7456 = "arith.addi"(%7455, %7454) : (i32, i32) -> i32
                %7457 = "arith.muli"(%7456, %231) : (i32, i32) -> i32
                %7458 = "llvm.getelementptr"(%7369, %7457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7459 = "vector.from_elements"(%7378, %7379) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7459, %7458) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7460 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7461 = "arith.remui"(%7460, %228) : (i32, i32) -> i32
                %7462 = "arith.addi"(%223, %7461) : (i32, i32) -> i32
                %7463 = "arith.muli"(%7462, %231) : (i32, i32) -> i32
                %7464 = "llvm.getelementptr"(%7369, %7463) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7465 = "vector.from_elements"(%7380, %7381) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7465, %7464) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7466 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7467 = "arith.remui"(%7466, %228) : (i32, i32) -> i32
                %7468 = "arith.constant"() {value = 20 : i32} : () -> i32
                %7469 = "arith.addi"(%7468, %7467) : (i32, i32) -> i32
                %7470 = "arith.muli"(%7469, %231) : (i32, i32) -> i32
                %7471 = "llvm.getelementptr"(%7369, %7470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7472 = "vector.from_elements"(%7382, %7383) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7472, %7471) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7473 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7474 = "arith.remui"(%7473, %228) : (i32, i32) -> i32
                %7475 = "arith.constant"() {value = 24 : i32} : () -> i32
                %7476 = "arith.addi"(%7475, %7474) : (i32, i32) -> i32
                %7477 = "arith.muli"(%7476, %231) : (i32, i32) -> i32
                %7478 = "llvm.getelementptr"(%7369, %7477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7479 = "vector.from_elements"(%7384, %7385) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7479, %7478) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7480 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7481 = "arith.remui"(%7480, %228) : (i32, i32) -> i32
                %7482 = "arith.constant"() {value = 28 : i32} : () -> i32
                %7483 = "arith.addi"(%7482, %7481) : (i32, i32) -> i32
                %7484 = "arith.muli"(%7483, %231) : (i32, i32) -> i32
                %7485 = "llvm.getelementptr"(%7369, %7484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7486 = "vector.from_elements"(%7386, %7387) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7486, %7485) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7487 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7488 = "arith.remui"(%7487, %228) : (i32, i32) -> i32
                %7489 = "arith.addi"(%58, %7488) : (i32, i32) -> i32
                %7490 = "arith.muli"(%7489, %231) : (i32, i32) -> i32
                %7491 = "llvm.getelementptr"(%7369, %7490) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7492 = "vector.from_elements"(%7388, %7389) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7492, %7491) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7493 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7494 = "arith.remui"(%7493, %228) : (i32, i32) -> i32
                %7495 = "arith.constant"() {value = 36 : i32} : () -> i32
                %7496 = "arith.addi"(%7495, %7494) : (i32, i32) -> i32
                %7497 = "arith.muli"(%7496, %231) : (i32, i32) -> i32
                %7498 = "llvm.getelementptr"(%7369, %7497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7499 = "vector.from_elements"(%7390, %7391) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7499, %7498) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7500 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7501 = "arith.remui"(%7500, %228) : (i32, i32) -> i32
                %7502 = "arith.constant"() {value = 40 : i32} : () -> i32
                %7503 = "arith.addi"(%7502, %7501) : (i32, i32) -> i32
                %7504 = "arith.muli"(%7503, %231) : (i32, i32) -> i32
                %7505 = "llvm.getelementptr"(%7369, %7504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7506 = "vector.from_elements"(%7392, %7393) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7506, %7505) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7507 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7508 = "arith.remui"(%7507, %228) : (i32, i32) -> i32
                %7509 = "arith.constant"() {value = 44 : i32} : () -> i32
                %7510 = "arith.addi"(%7509, %7508) : (i32, i32) -> i32
                %7511 = "arith.muli"(%7510, %231) : (i32, i32) -> i32
                %7512 = "llvm.getelementptr"(%7369, %7511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7513 = "vector.from_elements"(%7394, %7395) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7513, %7512) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7514 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7515 = "arith.remui"(%7514, %228) : (i32, i32) -> i32
                %7516 = "arith.constant"() {value = 48 : i32} : () -> i32
                %7517 = "arith.addi"(%7516, %7515) : (i32, i32) -> i32
                %7518 = "arith.muli"(%7517, %231) : (i32, i32) -> i32
                %7519 = "llvm.getelementptr"(%7369, %7518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7520 = "vector.from_elements"(%7396, %7397) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7520, %7519) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7521 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7522 = "arith.remui"(%7521, %228) : (i32, i32) -> i32
                %7523 = "arith.constant"() {value = 52 : i32} : () -> i32
                %7524 = "arith.addi"(%7523, %7522) : (i32, i32) -> i32
                %7525 = "arith.muli"(%7524, %231) : (i32, i32) -> i32
                %7526 = "llvm.getelementptr"(%7369, %7525) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7527 = "vector.from_elements"(%7398, %7399) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7527, %7526) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7528 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7529 = "arith.remui"(%7528, %228) : (i32, i32) -> i32
                %7530 = "arith.constant"() {value = 56 : i32} : () -> i32
                %7531 = "arith.addi"(%7530, %7529) : (i32, i32) -> i32
                %7532 = "arith.muli"(%7531, %231) : (i32, i32) -> i32
                %7533 = "llvm.getelementptr"(%7369, %7532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7534 = "vector.from_elements"(%7400, %7401) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7534, %7533) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7535 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7536 = "arith.remui"(%7535, %228) : (i32, i32) -> i32
                %7537 = "arith.constant"() {value = 60 : i32} : () -> i32
                %7538 = "arith.addi"(%7537, %7536) : (i32, i32) -> i32
                %7539 = "arith.muli"(%7538, %231) : (i32, i32) -> i32
                %7540 = "llvm.getelementptr"(%7369, %7539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7541 = "vector.from_elements"(%7402, %7403) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7541, %7540) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7542 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7543 = "arith.remui"(%7542, %228) : (i32, i32) -> i32
                %7544 = "arith.addi"(%6587, %7543) : (i32, i32) -> i32
                %7545 = "arith.muli"(%7544, %231) : (i32, i32) -> i32
                %7546 = "llvm.getelementptr"(%7369, %7545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7547 = "vector.from_elements"(%7404, %7405) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7547, %7546) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7548 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7549 = "arith.remui"(%7548, %228) : (i32, i32) -> i32
                %7550 = "arith.constant"() {value = 68 : i32} : () -> i32
                %7551 = "arith.addi"(%7550, %7549) : (i32, i32) -> i32
                %7552 = "arith.muli"(%7551, %231) : (i32, i32) -> i32
                %7553 = "llvm.getelementptr"(%7369, %7552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7554 = "vector.from_elements"(%7406, %7407) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7554, %7553) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7555 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7556 = "arith.remui"(%7555, %228) : (i32, i32) -> i32
                %7557 = "arith.constant"() {value = 72 : i32} : () -> i32
                %7558 = "arith.addi"(%7557, %7556) : (i32, i32) -> i32
                %7559 = "arith.muli"(%7558, %231) : (i32, i32) -> i32
                %7560 = "llvm.getelementptr"(%7369, %7559) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7561 = "vector.from_elements"(%7408, %7409) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7561, %7560) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7562 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7563 = "arith.remui"(%7562, %228) : (i32, i32) -> i32
                %7564 = "arith.constant"() {value = 76 : i32} : () -> i32
                %7565 = "arith.addi"(%7564, %7563) : (i32, i32) -> i32
                %7566 = "arith.muli"(%7565, %231) : (i32, i32) -> i32
                %7567 = "llvm.getelementptr"(%7369, %7566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7568 = "vector.from_elements"(%7410, %7411) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7568, %7567) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7569 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7570 = "arith.remui"(%7569, %228) : (i32, i32) -> i32
                %7571 = "arith.constant"() {value = 80 : i32} : () -> i32
                %7572 = "arith.addi"(%7571, %7570) : (i32, i32) -> i32
                %7573 = "arith.muli"(%7572, %231) : (i32, i32) -> i32
                %7574 = "llvm.getelementptr"(%7369, %7573) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7575 = "vector.from_elements"(%7412, %7413) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7575, %7574) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7576 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7577 = "arith.remui"(%7576, %228) : (i32, i32) -> i32
                %7578 = "arith.constant"() {value = 84 : i32} : () -> i32
                %7579 = "arith.addi"(%7578, %7577) : (i32, i32) -> i32
                %7580 = "arith.muli"(%7579, %231) : (i32, i32) -> i32
                %7581 = "llvm.getelementptr"(%7369, %7580) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7582 = "vector.from_elements"(%7414, %7415) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7582, %7581) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7583 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7584 = "arith.remui"(%7583, %228) : (i32, i32) -> i32
                %7585 = "arith.constant"() {value = 88 : i32} : () -> i32
                %7586 = "arith.addi"(%7585, %7584) : (i32, i32) -> i32
                %7587 = "arith.muli"(%7586, %231) : (i32, i32) -> i32
                %7588 = "llvm.getelementptr"(%7369, %7587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7589 = "vector.from_elements"(%7416, %7417) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7589, %7588) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7590 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7591 = "arith.remui"(%7590, %228) : (i32, i32) -> i32
                %7592 = "arith.constant"() {value = 92 : i32} : () -> i32
                %7593 = "arith.addi"(%7592, %7591) : (i32, i32) -> i32
                %7594 = "arith.muli"(%7593, %231) : (i32, i32) -> i32
                %7595 = "llvm.getelementptr"(%7369, %7594) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7596 = "vector.from_elements"(%7418, %7419) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7596, %7595) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7597 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7598 = "arith.remui"(%7597, %228) : (i32, i32) -> i32
                %7599 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7600 = "arith.addi"(%7599, %7598) : (i32, i32) -> i32
                %7601 = "arith.muli"(%7600, %231) : (i32, i32) -> i32
                %7602 = "llvm.getelementptr"(%7369, %7601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7603 = "vector.from_elements"(%7420, %7421) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7603, %7602) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7604 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7605 = "arith.remui"(%7604, %228) : (i32, i32) -> i32
                %7606 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7607 = "arith.addi"(%7606, %7605) : (i32, i32) -> i32
                %7608 = "arith.muli"(%7607, %231) : (i32, i32) -> i32
                %7609 = "llvm.getelementptr"(%7369, %7608) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7610 = "vector.from_elements"(%7422, %7423) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7610, %7609) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7611 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7612 = "arith.remui"(%7611, %228) : (i32, i32) -> i32
                %7613 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7614 = "arith.addi"(%7613, %7612) : (i32, i32) -> i32
                %7615 = "arith.muli"(%7614, %231) : (i32, i32) -> i32
                %7616 = "llvm.getelementptr"(%7369, %7615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7617 = "vector.from_elements"(%7424, %7425) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7617, %7616) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7618 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7619 = "arith.remui"(%7618, %228) : (i32, i32) -> i32
                %7620 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7621 = "arith.addi"(%7620, %7619) : (i32, i32) -> i32
                %7622 = "arith.muli"(%7621, %231) : (i32, i32) -> i32
                %7623 = "llvm.getelementptr"(%7369, %7622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7624 = "vector.from_elements"(%7426, %7427) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7624, %7623) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7625 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7626 = "arith.remui"(%7625, %228) : (i32, i32) -> i32
                %7627 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7628 = "arith.addi"(%7627, %7626) : (i32, i32) -> i32
                %7629 = "arith.muli"(%7628, %231) : (i32, i32) -> i32
                %7630 = "llvm.getelementptr"(%7369, %7629) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7631 = "vector.from_elements"(%7428, %7429) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7631, %7630) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7632 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7633 = "arith.remui"(%7632, %228) : (i32, i32) -> i32
                %7634 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7635 = "arith.addi"(%7634, %7633) : (i32, i32) -> i32
                %7636 = "arith.muli"(%7635, %231) : (i32, i32) -> i32
                %7637 = "llvm.getelementptr"(%7369, %7636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7638 = "vector.from_elements"(%7430, %7431) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7638, %7637) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7639 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7640 = "arith.remui"(%7639, %228) : (i32, i32) -> i32
                %7641 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7642 = "arith.addi"(%7641, %7640) : (i32, i32) -> i32
                %7643 = "arith.muli"(%7642, %231) : (i32, i32) -> i32
                %7644 = "llvm.getelementptr"(%7369, %7643) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7645 = "vector.from_elements"(%7432, %7433) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7645, %7644) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7646 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7647 = "arith.remui"(%7646, %228) : (i32, i32) -> i32
                %7648 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7649 = "arith.addi"(%7648, %7647) : (i32, i32) -> i32
                %7650 = "arith.muli"(%7649, %231) : (i32, i32) -> i32
                %7651 = "llvm.getelementptr"(%7369, %7650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7652 = "vector.from_elements"(%7434, %7435) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7652, %7651) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7653 = "arith.andi"(%6563, %2129) : (i1, i1) -> i1
                "scf.if"(%7653) ({
                  %7654 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %7655 = "arith.mulf"(%7355, %7654) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %7656 = "arith.muli"(%7362, %14) : (i64, i64) -> i64
                  %7657 = "arith.addi"(%7656, %7363) : (i64, i64) -> i64
                  %7658 = "llvm.getelementptr"(%13, %7657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%7655, %7658) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %7659 = "arith.constant"() {value = 32768 : i32} : () -> i32
                %7660 = "arith.muli"(%6753, %7659) : (i32, i32) -> i32
                %7661 = "arith.muli"(%6597, %1546) : (i32, i32) -> i32
                %7662 = "arith.addi"(%7660, %7661) : (i32, i32) -> i32
                %7663 = "llvm.getelementptr"(%15, %7662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7664 = "arith.muli"(%1532, %6582) : (i32, i32) -> i32
                %7665 = "llvm.getelementptr"(%7663, %7664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7666 = "vector.from_elements"(%6680, %6681, %6682, %6683, %6684, %6685, %6686, %6687, %6688, %6689, %6690, %6691, %6692, %6693, %6694, %6695, %6696, %6697, %6698, %6699, %6700, %6701, %6702, %6703, %6704, %6705, %6706, %6707, %6708, %6709, %6710, %6711, %6712, %6713, %6714, %6715, %6716, %6717, %6718, %6719, %6720, %6721, %6722, %6723, %6724, %6725, %6726, %6727, %6728, %6729, %6730, %6731, %6732, %6733, %6734, %6735, %6736, %6737, %6738, %6739, %6740, %6741, %6742, %6743) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %7667 = "vector.extract"(%7666) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %7668 = "vector.extract"(%7666) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %7669 = "vector.extract"(%7666) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %7670 = "vector.extract"(%7666) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %7671 = "vector.extract"(%7666) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %7672 = "vector.extract"(%7666) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %7673 = "vector.extract"(%7666) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %7674 = "vector.extract"(%7666) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %7675 = "vector.extract"(%7666) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %7676 = "vector.extract"(%7666) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %7677 = "vector.extract"(%7666) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %7678 = "vector.extract"(%7666) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %7679 = "vector.extract"(%7666) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %7680 = "vector.extract"(%7666) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %7681 = "vector.extract"(%7666) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %7682 = "vector.extract"(%7666) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %7683 = "vector.extract"(%7666) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %7684 = "vector.extract"(%7666) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %7685 = "vector.extract"(%7666) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %7686 = "vector.extract"(%7666) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %7687 = "vector.extract"(%7666) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %7688 = "vector.extract"(%7666) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %7689 = "vector.extract"(%7666) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %7690 = "vector.extract"(%7666) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %7691 = "vector.extract"(%7666) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %7692 = "vector.extract"(%7666) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %7693 = "vector.extract"(%7666) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %7694 = "vector.extract"(%7666) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %7695 = "vector.extract"(%7666) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %7696 = "vector.extract"(%7666) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %7697 = "vector.extract"(%7666) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %7698 = "vector.extract"(%7666) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %7699 = "vector.extract"(%7666) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %7700 = "vector.extract"(%7666) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %7701 = "vector.extract"(%7666) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %7702 = "vector.extract"(%7666) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %7703 = "vector.extract"(%7666) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %7704 = "vector.extract"(%7666) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %7705 = "vector.extract"(%7666) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %7706 = "vector.extract"(%7666) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %7707 = "vector.extract"(%7666) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %7708 = "vector.extract"(%7666) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %7709 = "vector.extract"(%7666) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %7710 = "vector.extract"(%7666) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %7711 = "vector.extract"(%7666) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %7712 = "vector.extract"(%7666) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %7713 = "vector.extract"(%7666) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %7714 = "vector.extract"(%7666) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %7715 = "vector.extract"(%7666) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %7716 = "vector.extract"(%7666) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %7717 = "vector.extract"(%7666) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %7718 = "vector.extract"(%7666) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %7719 = "vector.extract"(%7666) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %7720 = "vector.extract"(%7666) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %7721 = "vector.extract"(%7666) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %7722 = "vector.extract"(%7666) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %7723 = "vector.extract"(%7666) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %7724 = "vector.extract"(%7666) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %7725 = "vector.extract"(%7666) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %7726 = "vector.extract"(%7666) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %7727 = "vector.extract"(%7666) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %7728 = "vector.extract"(%7666) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %7729 = "vector.extract"(%7666) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %7730 = "vector.extract"(%7666) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %7731 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7732 = "arith.remui"(%7731, %228) : (i32, i32) -> i32
                %7733 = "arith.muli"(%7732, %231) : (i32, i32) -> i32
                %7734 = "llvm.getelementptr"(%7665, %7733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7735 = "vector.from_elements"(%7667, %7668) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7735, %7734) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7736 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7737 = "arith.remui"(%7736, %228) : (i32, i32) -> i32
                %7738 = "arith.addi"(%228, %7737) : (i32, i32) -> i32
                %7739 = "arith.muli"(%7738, %231) : (i32, i32) -> i32
                %7740 = "llvm.getelementptr"(%7665, %7739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7741 = "vector.from_elements"(%7669, %7670) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7741, %7740) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7742 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7743 = "arith.remui"(%7742, %228) : (i32, i32) -> i32
                %7744 = "arith.addi"(%94, %7743) : (i32, i32) -> i32
                %7745 = "arith.muli"(%7744, %231) : (i32, i32) -> i32
                %7746 = "llvm.getelementptr"(%7665, %7745) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7747 = "vector.from_elements"(%7671, %7672) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7747, %7746) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7748 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7749 = "arith.remui"(%7748, %228) : (i32, i32) -> i32
                %7750 = "arith.constant"() {value = 12 : i32} : () -> i32
                %7751 = "arith.addi"(%7750, %7749) : (i32, i32) -> i32
                %7752 = "arith.muli"(%7751, %231) : (i32, i32) -> i32
                %7753 = "llvm.getelementptr"(%7665, %7752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7754 = "vector.from_elements"(%7673, %7674) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7754, %7753) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7755 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7756 = "arith.remui"(%7755, %228) : (i32, i32) -> i32
                %7757 = "arith.addi"(%223, %7756) : (i32, i32) -> i32
                %7758 = "arith.muli"(%7757, %231) : (i32, i32) -> i32
                %7759 = "llvm.getelementptr"(%7665, %7758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7760 = "vector.from_elements"(%7675, %7676) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7760, %7759) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7761 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7762 = "arith.remui"(%7761, %228) : (i32, i32) -> i32
                %7763 = "arith.constant"() {value = 20 : i32} : () -> i32
                %7764 = "arith.addi"(%7763, %7762) : (i32, i32) -> i32
                %7765 = "arith.muli"(%7764, %231) : (i32, i32) -> i32
                %7766 = "llvm.getelementptr"(%7665, %7765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7767 = "vector.from_elements"(%7677, %7678) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7767, %7766) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7768 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7769 = "arith.remui"(%7768, %228) : (i32, i32) -> i32
                %7770 = "arith.constant"() {value = 24 : i32} : () -> i32
                %7771 = "arith.addi"(%7770, %7769) : (i32, i32) -> i32
                %7772 = "arith.muli"(%7771, %231) : (i32, i32) -> i32
                %7773 = "llvm.getelementptr"(%7665, %7772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7774 = "vector.from_elements"(%7679, %7680) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7774, %7773) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7775 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7776 = "arith.remui"(%7775, %228) : (i32, i32) -> i32
                %7777 = "arith.constant"() {value = 28 : i32} : () -> i32
                %7778 = "arith.addi"(%7777, %7776) : (i32, i32) -> i32
                %7779 = "arith.muli"(%7778, %231) : (i32, i32) -> i32
                %7780 = "llvm.getelementptr"(%7665, %7779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7781 = "vector.from_elements"(%7681, %7682) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7781, %7780) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7782 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7783 = "arith.remui"(%7782, %228) : (i32, i32) -> i32
                %7784 = "arith.addi"(%58, %7783) : (i32, i32) -> i32
                %7785 = "arith.muli"(%7784, %231) : (i32, i32) -> i32
                %7786 = "llvm.getelementptr"(%7665, %7785) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7787 = "vector.from_elements"(%7683, %7684) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7787, %7786) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7788 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7789 = "arith.remui"(%7788, %228) : (i32, i32) -> i32
                %7790 = "arith.constant"() {value = 36 : i32} : () -> i32
                %7791 = "arith.addi"(%7790, %7789) : (i32, i32) -> i32
                %7792 = "arith.muli"(%7791, %231) : (i32, i32) -> i32
                %7793 = "llvm.getelementptr"(%7665, %7792) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7794 = "vector.from_elements"(%7685, %7686) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7794, %7793) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7795 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7796 = "arith.remui"(%7795, %228) : (i32, i32) -> i32
                %7797 = "arith.constant"() {value = 40 : i32} : () -> i32
                %7798 = "arith.addi"(%7797, %7796) : (i32, i32) -> i32
                %7799 = "arith.muli"(%7798, %231) : (i32, i32) -> i32
                %7800 = "llvm.getelementptr"(%7665, %7799) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7801 = "vector.from_elements"(%7687, %7688) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7801, %7800) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7802 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7803 = "arith.remui"(%7802, %228) : (i32, i32) -> i32
                %7804 = "arith.constant"() {value = 44 : i32} : () -> i32
                %7805 = "arith.addi"(%7804, %7803) : (i32, i32) -> i32
                %7806 = "arith.muli"(%7805, %231) : (i32, i32) -> i32
                %7807 = "llvm.getelementptr"(%7665, %7806) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7808 = "vector.from_elements"(%7689, %7690) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7808, %7807) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7809 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7810 = "arith.remui"(%7809, %228) : (i32, i32) -> i32
                %7811 = "arith.constant"() {value = 48 : i32} : () -> i32
                %7812 = "arith.addi"(%7811, %7810) : (i32, i32) -> i32
                %7813 = "arith.muli"(%7812, %231) : (i32, i32) -> i32
                %7814 = "llvm.getelementptr"(%7665, %7813) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7815 = "vector.from_elements"(%7691, %7692) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7815, %7814) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7816 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7817 = "arith.remui"(%7816, %228) : (i32, i32) -> i32
                %7818 = "arith.constant"() {value = 52 : i32} : () -> i32
                %7819 = "arith.addi"(%7818, %7817) : (i32, i32) -> i32
                %7820 = "arith.muli"(%7819, %231) : (i32, i32) -> i32
                %7821 = "llvm.getelementptr"(%7665, %7820) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7822 = "vector.from_elements"(%7693, %7694) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7822, %7821) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7823 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7824 = "arith.remui"(%7823, %228) : (i32, i32) -> i32
                %7825 = "arith.constant"() {value = 56 : i32} : () -> i32
                %7826 = "arith.addi"(%7825, %7824) : (i32, i32) -> i32
                %7827 = "arith.muli"(%7826, %231) : (i32, i32) -> i32
                %7828 = "llvm.getelementptr"(%7665, %7827) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7829 = "vector.from_elements"(%7695, %7696) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7829, %7828) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7830 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7831 = "arith.remui"(%7830, %228) : (i32, i32) -> i32
                %7832 = "arith.constant"() {value = 60 : i32} : () -> i32
                %7833 = "arith.addi"(%7832, %7831) : (i32, i32) -> i32
                %7834 = "arith.muli"(%7833, %231) : (i32, i32) -> i32
                %7835 = "llvm.getelementptr"(%7665, %7834) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7836 = "vector.from_elements"(%7697, %7698) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7836, %7835) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7837 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7838 = "arith.remui"(%7837, %228) : (i32, i32) -> i32
                %7839 = "arith.addi"(%6587, %7838) : (i32, i32) -> i32
                %7840 = "arith.muli"(%7839, %231) : (i32, i32) -> i32
                %7841 = "llvm.getelementptr"(%7665, %7840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7842 = "vector.from_elements"(%7699, %7700) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7842, %7841) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7843 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7844 = "arith.remui"(%7843, %228) : (i32, i32) -> i32
                %7845 = "arith.constant"() {value = 68 : i32} : () -> i32
                %7846 = "arith.addi"(%7845, %7844) : (i32, i32) -> i32
                %7847 = "arith.muli"(%7846, %231) : (i32, i32) -> i32
                %7848 = "llvm.getelementptr"(%7665, %7847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7849 = "vector.from_elements"(%7701, %7702) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7849, %7848) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7850 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7851 = "arith.remui"(%7850, %228) : (i32, i32) -> i32
                %7852 = "arith.constant"() {value = 72 : i32} : () -> i32
                %7853 = "arith.addi"(%7852, %7851) : (i32, i32) -> i32
                %7854 = "arith.muli"(%7853, %231) : (i32, i32) -> i32
                %7855 = "llvm.getelementptr"(%7665, %7854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7856 = "vector.from_elements"(%7703, %7704) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7856, %7855) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7857 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7858 = "arith.remui"(%7857, %228) : (i32, i32) -> i32
                %7859 = "arith.constant"() {value = 76 : i32} : () -> i32
                %7860 = "arith.addi"(%7859, %7858) : (i32, i32) -> i32
                %7861 = "arith.muli"(%7860, %231) : (i32, i32) -> i32
                %7862 = "llvm.getelementptr"(%7665, %7861) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7863 = "vector.from_elements"(%7705, %7706) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7863, %7862) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7864 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7865 = "arith.remui"(%7864, %228) : (i32, i32) -> i32
                %7866 = "arith.constant"() {value = 80 : i32} : () -> i32
                %7867 = "arith.addi"(%7866, %7865) : (i32, i32) -> i32
                %7868 = "arith.muli"(%7867, %231) : (i32, i32) -> i32
                %7869 = "llvm.getelementptr"(%7665, %7868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7870 = "vector.from_elements"(%7707, %7708) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7870, %7869) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7871 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7872 = "arith.remui"(%7871, %228) : (i32, i32) -> i32
                %7873 = "arith.constant"() {value = 84 : i32} : () -> i32
                %7874 = "arith.addi"(%7873, %7872) : (i32, i32) -> i32
                %7875 = "arith.muli"(%7874, %231) : (i32, i32) -> i32
                %7876 = "llvm.getelementptr"(%7665, %7875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7877 = "vector.from_elements"(%7709, %7710) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7877, %7876) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7878 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7879 = "arith.remui"(%7878, %228) : (i32, i32) -> i32
                %7880 = "arith.constant"() {value = 88 : i32} : () -> i32
                %7881 = "arith.addi"(%7880, %7879) : (i32, i32) -> i32
                %7882 = "arith.muli"(%7881, %231) : (i32, i32) -> i32
                %7883 = "llvm.getelementptr"(%7665, %7882) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7884 = "vector.from_elements"(%7711, %7712) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7884, %7883) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7885 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7886 = "arith.remui"(%7885, %228) : (i32, i32) -> i32
                %7887 = "arith.constant"() {value = 92 : i32} : () -> i32
                %7888 = "arith.addi"(%7887, %7886) : (i32, i32) -> i32
                %7889 = "arith.muli"(%7888, %231) : (i32, i32) -> i32
                %7890 = "llvm.getelementptr"(%7665, %7889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7891 = "vector.from_elements"(%7713, %7714) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7891, %7890) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7892 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7893 = "arith.remui"(%7892, %228) : (i32, i32) -> i32
                %7894 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7895 = "arith.addi"(%7894, %7893) : (i32, i32) -> i32
                %7896 = "arith.muli"(%7895, %231) : (i32, i32) -> i32
                %7897 = "llvm.getelementptr"(%7665, %7896) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7898 = "vector.from_elements"(%7715, %7716) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7898, %7897) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7899 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7900 = "arith.remui"(%7899, %228) : (i32, i32) -> i32
                %7901 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7902 = "arith.addi"(%7901, %7900) : (i32, i32) -> i32
                %7903 = "arith.muli"(%7902, %231) : (i32, i32) -> i32
                %7904 = "llvm.getelementptr"(%7665, %7903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7905 = "vector.from_elements"(%7717, %7718) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7905, %7904) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7906 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7907 = "arith.remui"(%7906, %228) : (i32, i32) -> i32
                %7908 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7909 = "arith.addi"(%7908, %7907) : (i32, i32) -> i32
                %7910 = "arith.muli"(%7909, %231) : (i32, i32) -> i32
                %7911 = "llvm.getelementptr"(%7665, %7910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7912 = "vector.from_elements"(%7719, %7720) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7912, %7911) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7913 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7914 = "arith.remui"(%7913, %228) : (i32, i32) -> i32
                %7915 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7916 = "arith.addi"(%7915, %7914) : (i32, i32) -> i32
                %7917 = "arith.muli"(%7916, %231) : (i32, i32) -> i32
                %7918 = "llvm.getelementptr"(%7665, %7917) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7919 = "vector.from_elements"(%7721, %7722) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7919, %7918) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7920 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7921 = "arith.remui"(%7920, %228) : (i32, i32) -> i32
                %7922 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7923 = "arith.addi"(%7922, %7921) : (i32, i32) -> i32
                %7924 = "arith.muli"(%7923, %231) : (i32, i32) -> i32
                %7925 = "llvm.getelementptr"(%7665, %7924) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7926 = "vector.from_elements"(%7723, %7724) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7926, %7925) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7927 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7928 = "arith.remui"(%7927, %228) : (i32, i32) -> i32
                %7929 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7930 = "arith.addi"(%7929, %7928) : (i32, i32) -> i32
                %7931 = "arith.muli"(%7930, %231) : (i32, i32) -> i32
                %7932 = "llvm.getelementptr"(%7665, %7931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7933 = "vector.from_elements"(%7725, %7726) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7933, %7932) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7934 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7935 = "arith.remui"(%7934, %228) : (i32, i32) -> i32
                %7936 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7937 = "arith.addi"(%7936, %7935) : (i32, i32) -> i32
                %7938 = "arith.muli"(%7937, %231) : (i32, i32) -> i32
                %7939 = "llvm.getelementptr"(%7665, %7938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7940 = "vector.from_elements"(%7727, %7728) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7940, %7939) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7941 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7942 = "arith.remui"(%7941, %228) : (i32, i32) -> i32
                %7943 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7944 = "arith.addi"(%7943, %7942) : (i32, i32) -> i32
                %7945 = "arith.muli"(%7944, %231) : (i32, i32) -> i32
                %7946 = "llvm.getelementptr"(%7665, %7945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7947 = "vector.from_elements"(%7729, %7730) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7947, %7946) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7948 = "arith.andi"(%6563, %2129) : (i1, i1) -> i1
                "scf.if"(%7948) ({
                  %7949 = "arith.muli"(%6753, %6587) : (i32, i32) -> i32
                  %7950 = "arith.addi"(%7949, %6597) : (i32, i32) -> i32
                  %7951 = "llvm.getelementptr"(%16, %7950) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  "llvm.store"(%7355, %7951) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
            %7952 = "arith.addi"(%1941, %1991) : (i32, i32) -> i32
            %7953 = "arith.addi"(%1940, %1991) : (i32, i32) -> i32
            %7954 = "arith.subi"(%7953, %234) : (i32, i32) -> i32
            %7955 = "arith.addi"(%7954, %234) : (i32, i32) -> i32
            %7956 = "arith.cmpi"(%7955, %1988) {predicate = 0 : i64} : (i32, i32) -> i1
            %7957, %7958, %7959, %7960 = "scf.if"(%7956) ({
              %7961 = "arith.addi"(%1939, %234) : (i32, i32) -> i32
              %7962 = "arith.cmpi"(%7961, %20) {predicate = 0 : i64} : (i32, i32) -> i1
              %7963, %7964, %7965 = "scf.if"(%7962) ({
                %7966 = "arith.addi"(%1937, %234) : (i32, i32) -> i32
                %7967 = "arith.subi"(%1, %234) : (i32, i32) -> i32
                %7968 = "arith.minsi"(%7966, %7967) : (i32, i32) -> i32
                %7969 = "arith.extsi"(%7968) : (i32) -> i64
                %7970 = "llvm.getelementptr"(%19, %7969) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %7971 = "llvm.load"(%7970) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%7971, %7968, %40) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1938, %1937, %7961) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%7963, %7964, %40, %7965) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1938, %1937, %7955, %1939) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            "scf.yield"(%7958, %7957, %7960, %7959, %7952, %6609, %5692, %5693, %5694, %5695, %5696, %5697, %5688, %5687, %5686, %5698, %5699, %5700, %5701, %5702, %5703, %5704, %5705, %5706, %5707, %5708, %5709, %5710, %5711, %5712, %5713, %6596, %6608, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%40, %40, %40, %40, %40, %40, %40, %40, %40) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %7972 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%7972) : (i1) -> ()
      }) : (i1) -> i1
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "mla_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: i32, %15: i32):
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.remui"(%16, %22) : (i32, i32) -> i32
      %24 = "arith.divui"(%16, %22) : (i32, i32) -> i32
      %25 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %27 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 16416>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %28 = "arith.constant"() {value = 0 : i32} : () -> i32
      %29 = "arith.cmpi"(%15, %28) {predicate = 4 : i64} : (i32, i32) -> i1
      %30 = "scf.if"(%29) ({
        %31 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %32 = "arith.constant"() {value = 256 : i32} : () -> i32
        %33 = "arith.constant"() {value = -1 : i32} : () -> i32
        %34, %35 = "scf.for"(%28, %14, %32, %28, %33) ({
        ^bb0(%36: i32, %37: i32, %38: i32):
          %39 = "arith.addi"(%36, %31) : (i32, i32) -> i32
          %40 = "arith.addi"(%36, %22) : (i32, i32) -> i32
          %41 = "arith.addi"(%40, %31) : (i32, i32) -> i32
          %42 = "arith.constant"() {value = 64 : i32} : () -> i32
          %43 = "arith.addi"(%36, %42) : (i32, i32) -> i32
          %44 = "arith.addi"(%43, %31) : (i32, i32) -> i32
          %45 = "arith.constant"() {value = 96 : i32} : () -> i32
          %46 = "arith.addi"(%36, %45) : (i32, i32) -> i32
          %47 = "arith.addi"(%46, %31) : (i32, i32) -> i32
          %48 = "arith.constant"() {value = 128 : i32} : () -> i32
          %49 = "arith.addi"(%36, %48) : (i32, i32) -> i32
          %50 = "arith.addi"(%49, %31) : (i32, i32) -> i32
          %51 = "arith.constant"() {value = 160 : i32} : () -> i32
          %52 = "arith.addi"(%36, %51) : (i32, i32) -> i32
          %53 = "arith.addi"(%52, %31) : (i32, i32) -> i32
          %54 = "arith.constant"() {value = 192 : i32} : () -> i32
          %55 = "arith.addi"(%36, %54) : (i32, i32) -> i32
          %56 = "arith.addi"(%55, %31) : (i32, i32) -> i32
          %57 = "arith.constant"() {value = 224 : i32} : () -> i32
          %58 = "arith.addi"(%36, %57) : (i32, i32) -> i32
          %59 = "arith.addi"(%58, %31) : (i32, i32) -> i32
          %60 = "arith.constant"() {value = 1 : i32} : () -> i32
          %61 = "arith.subi"(%14, %60) : (i32, i32) -> i32
          %62 = "arith.minsi"(%39, %61) : (i32, i32) -> i32
          %63 = "arith.constant"() {value = 3 : i32} : () -> i32
          %64 = "arith.muli"(%62, %63) : (i32, i32) -> i32
          %65 = "llvm.getelementptr"(%9, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %66 = "llvm.load"(%65) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %67 = "arith.minsi"(%41, %61) : (i32, i32) -> i32
          %68 = "arith.muli"(%67, %63) : (i32, i32) -> i32
          %69 = "llvm.getelementptr"(%9, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %70 = "llvm.load"(%69) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %71 = "arith.minsi"(%44, %61) : (i32, i32) -> i32
          %72 = "arith.muli"(%71, %63) : (i32, i32) -> i32
          %73 = "llvm.getelementptr"(%9, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %74 = "llvm.load"(%73) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %75 = "arith.minsi"(%47, %61) : (i32, i32) -> i32
          %76 = "arith.muli"(%75, %63) : (i32, i32) -> i32
          %77 = "llvm.getelementptr"(%9, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %78 = "llvm.load"(%77) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %79 = "arith.minsi"(%50, %61) : (i32, i32) -> i32
          %80 = "arith.muli"(%79, %63) : (i32, i32) -> i32
          %81 = "llvm.getelementptr"(%9, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %82 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %83 = "arith.minsi"(%53, %61) : (i32, i32) -> i32
          %84 = "arith.muli"(%83, %63) : (i32, i32) -> i32
          %85 = "llvm.getelementptr"(%9, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %86 = "llvm.load"(%85) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %87 = "arith.minsi"(%56, %61) : (i32, i32) -> i32
          %88 = "arith.muli"(%87, %63) : (i32, i32) -> i32
          %89 = "llvm.getelementptr"(%9, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %90 = "llvm.load"(%89) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %91 = "arith.minsi"(%59, %61) : (i32, i32) -> i32
          %92 = "arith.muli"(%91, %63) : (i32, i32) -> i32
          %93 = "llvm.getelementptr"(%9, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %94 = "llvm.load"(%93) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %95 = "arith.cmpi"(%39, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %96 = "arith.cmpi"(%66, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %97 = "arith.andi"(%95, %96) : (i1, i1) -> i1
          %98 = "nvvm.vote.sync"(%33, %97) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 0 : i32} : (i32, i1) -> i32
          %99 = "arith.shli"(%60, %31) : (i32, i32) -> i32
          %100 = "arith.cmpi"(%31, %22) {predicate = 6 : i64} : (i32, i32) -> i1
          %101 = "arith.select"(%100, %99, %28) : (i1, i32, i32) -> i32
          %102 = "arith.subi"(%101, %60) : (i32, i32) -> i32
          %103 = "arith.andi"(%98, %102) : (i32, i32) -> i32
          %104 = "llvm.intr.ctpop"(%103) : (i32) -> i32
          %105 = "arith.addi"(%37, %104) : (i32, i32) -> i32
          %106 = "arith.cmpi"(%105, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %107 = "arith.andi"(%97, %106) : (i1, i1) -> i1
          %108 = "nvvm.vote.sync"(%33, %107) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 1 : i32} : (i32, i1) -> i32
          %109 = "arith.cmpi"(%108, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %110 = "arith.subi"(%28, %108) : (i32, i32) -> i32
          %111 = "arith.andi"(%108, %110) : (i32, i32) -> i32
          %112 = "arith.subi"(%111, %60) : (i32, i32) -> i32
          %113 = "llvm.intr.ctpop"(%112) : (i32) -> i32
          %114 = "arith.addi"(%36, %113) : (i32, i32) -> i32
          %115 = "arith.select"(%109, %114, %38) : (i1, i32, i32) -> i32
          %116 = "llvm.intr.ctpop"(%98) : (i32) -> i32
          %117 = "arith.addi"(%37, %116) : (i32, i32) -> i32
          %118 = "arith.cmpi"(%41, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %119 = "arith.cmpi"(%70, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %120 = "arith.andi"(%118, %119) : (i1, i1) -> i1
          %121 = "nvvm.vote.sync"(%33, %120) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 2 : i32} : (i32, i1) -> i32
          %122 = "arith.andi"(%121, %102) : (i32, i32) -> i32
          %123 = "llvm.intr.ctpop"(%122) : (i32) -> i32
          %124 = "arith.addi"(%117, %123) : (i32, i32) -> i32
          %125 = "arith.cmpi"(%124, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %126 = "arith.andi"(%120, %125) : (i1, i1) -> i1
          %127 = "nvvm.vote.sync"(%33, %126) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 3 : i32} : (i32, i1) -> i32
          %128 = "arith.cmpi"(%127, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %129 = "arith.subi"(%28, %127) : (i32, i32) -> i32
          %130 = "arith.andi"(%127, %129) : (i32, i32) -> i32
          %131 = "arith.subi"(%130, %60) : (i32, i32) -> i32
          %132 = "llvm.intr.ctpop"(%131) : (i32) -> i32
          %133 = "arith.addi"(%40, %132) : (i32, i32) -> i32
          %134 = "arith.select"(%128, %133, %115) : (i1, i32, i32) -> i32
          %135 = "llvm.intr.ctpop"(%121) : (i32) -> i32
          %136 = "arith.addi"(%117, %135) : (i32, i32) -> i32
          %137 = "arith.cmpi"(%44, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %138 = "arith.cmpi"(%74, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %139 = "arith.andi"(%137, %138) : (i1, i1) -> i1
          %140 = "nvvm.vote.sync"(%33, %139) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 4 : i32} : (i32, i1) -> i32
          %141 = "arith.andi"(%140, %102) : (i32, i32) -> i32
          %142 = "llvm.intr.ctpop"(%141) : (i32) -> i32
          %143 = "arith.addi"(%136, %142) : (i32, i32) -> i32
          %144 = "arith.cmpi"(%143, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %145 = "arith.andi"(%139, %144) : (i1, i1) -> i1
          %146 = "nvvm.vote.sync"(%33, %145) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 5 : i32} : (i32, i1) -> i32
          %147 = "arith.cmpi"(%146, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %148 = "arith.subi"(%28, %146) : (i32, i32) -> i32
          %149 = "arith.andi"(%146, %148) : (i32, i32) -> i32
          %150 = "arith.subi"(%149, %60) : (i32, i32) -> i32
          %151 = "llvm.intr.ctpop"(%150) : (i32) -> i32
          %152 = "arith.addi"(%43, %151) : (i32, i32) -> i32
          %153 = "arith.select"(%147, %152, %134) : (i1, i32, i32) -> i32
          %154 = "llvm.intr.ctpop"(%140) : (i32) -> i32
          %155 = "arith.addi"(%136, %154) : (i32, i32) -> i32
          %156 = "arith.cmpi"(%47, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %157 = "arith.cmpi"(%78, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %158 = "arith.andi"(%156, %157) : (i1, i1) -> i1
          %159 = "nvvm.vote.sync"(%33, %158) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 6 : i32} : (i32, i1) -> i32
          %160 = "arith.andi"(%159, %102) : (i32, i32) -> i32
          %161 = "llvm.intr.ctpop"(%160) : (i32) -> i32
          %162 = "arith.addi"(%155, %161) : (i32, i32) -> i32
          %163 = "arith.cmpi"(%162, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %164 = "arith.andi"(%158, %163) : (i1, i1) -> i1
          %165 = "nvvm.vote.sync"(%33, %164) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
          %166 = "arith.cmpi"(%165, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %167 = "arith.subi"(%28, %165) : (i32, i32) -> i32
          %168 = "arith.andi"(%165, %167) : (i32, i32) -> i32
          %169 = "arith.subi"(%168, %60) : (i32, i32) -> i32
          %170 = "llvm.intr.ctpop"(%169) : (i32) -> i32
          %171 = "arith.addi"(%46, %170) : (i32, i32) -> i32
          %172 = "arith.select"(%166, %171, %153) : (i1, i32, i32) -> i32
          %173 = "llvm.intr.ctpop"(%159) : (i32) -> i32
          %174 = "arith.addi"(%155, %173) : (i32, i32) -> i32
          %175 = "arith.cmpi"(%50, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %176 = "arith.cmpi"(%82, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %177 = "arith.andi"(%175, %176) : (i1, i1) -> i1
          %178 = "nvvm.vote.sync"(%33, %177) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 8 : i32} : (i32, i1) -> i32
          %179 = "arith.andi"(%178, %102) : (i32, i32) -> i32
          %180 = "llvm.intr.ctpop"(%179) : (i32) -> i32
          %181 = "arith.addi"(%174, %180) : (i32, i32) -> i32
          %182 = "arith.cmpi"(%181, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %183 = "arith.andi"(%177, %182) : (i1, i1) -> i1
          %184 = "nvvm.vote.sync"(%33, %183) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 9 : i32} : (i32, i1) -> i32
          %185 = "arith.cmpi"(%184, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %186 = "arith.subi"(%28, %184) : (i32, i32) -> i32
          %187 = "arith.andi"(%184, %186) : (i32, i32) -> i32
          %188 = "arith.subi"(%187, %60) : (i32, i32) -> i32
          %189 = "llvm.intr.ctpop"(%188) : (i32) -> i32
          %190 = "arith.addi"(%49, %189) : (i32, i32) -> i32
          %191 = "arith.select"(%185, %190, %172) : (i1, i32, i32) -> i32
          %192 = "llvm.intr.ctpop"(%178) : (i32) -> i32
          %193 = "arith.addi"(%174, %192) : (i32, i32) -> i32
          %194 = "arith.cmpi"(%53, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %195 = "arith.cmpi"(%86, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %196 = "arith.andi"(%194, %195) : (i1, i1) -> i1
          %197 = "nvvm.vote.sync"(%33, %196) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 10 : i32} : (i32, i1) -> i32
          %198 = "arith.andi"(%197, %102) : (i32, i32) -> i32
          %199 = "llvm.intr.ctpop"(%198) : (i32) -> i32
          %200 = "arith.addi"(%193, %199) : (i32, i32) -> i32
          %201 = "arith.cmpi"(%200, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %202 = "arith.andi"(%196, %201) : (i1, i1) -> i1
          %203 = "nvvm.vote.sync"(%33, %202) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 11 : i32} : (i32, i1) -> i32
          %204 = "arith.cmpi"(%203, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %205 = "arith.subi"(%28, %203) : (i32, i32) -> i32
          %206 = "arith.andi"(%203, %205) : (i32, i32) -> i32
          %207 = "arith.subi"(%206, %60) : (i32, i32) -> i32
          %208 = "llvm.intr.ctpop"(%207) : (i32) -> i32
          %209 = "arith.addi"(%52, %208) : (i32, i32) -> i32
          %210 = "arith.select"(%204, %209, %191) : (i1, i32, i32) -> i32
          %211 = "llvm.intr.ctpop"(%197) : (i32) -> i32
          %212 = "arith.addi"(%193, %211) : (i32, i32) -> i32
          %213 = "arith.cmpi"(%56, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %214 = "arith.cmpi"(%90, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %215 = "arith.andi"(%213, %214) : (i1, i1) -> i1
          %216 = "nvvm.vote.sync"(%33, %215) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 12 : i32} : (i32, i1) -> i32
          %217 = "arith.andi"(%216, %102) : (i32, i32) -> i32
          %218 = "llvm.intr.ctpop"(%217) : (i32) -> i32
          %219 = "arith.addi"(%212, %218) : (i32, i32) -> i32
          %220 = "arith.cmpi"(%219, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %221 = "arith.andi"(%215, %220) : (i1, i1) -> i1
          %222 = "nvvm.vote.sync"(%33, %221) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 13 : i32} : (i32, i1) -> i32
          %223 = "arith.cmpi"(%222, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %224 = "arith.subi"(%28, %222) : (i32, i32) -> i32
          %225 = "arith.andi"(%222, %224) : (i32, i32) -> i32
          %226 = "arith.subi"(%225, %60) : (i32, i32) -> i32
          %227 = "llvm.intr.ctpop"(%226) : (i32) -> i32
          %228 = "arith.addi"(%55, %227) : (i32, i32) -> i32
          %229 = "arith.select"(%223, %228, %210) : (i1, i32, i32) -> i32
          %230 = "llvm.intr.ctpop"(%216) : (i32) -> i32
          %231 = "arith.addi"(%212, %230) : (i32, i32) -> i32
          %232 = "arith.cmpi"(%59, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %233 = "arith.cmpi"(%94, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %234 = "arith.andi"(%232, %233) : (i1, i1) -> i1
          %235 = "nvvm.vote.sync"(%33, %234) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 14 : i32} : (i32, i1) -> i32
          %236 = "arith.andi"(%235, %102) : (i32, i32) -> i32
          %237 = "llvm.intr.ctpop"(%236) : (i32) -> i32
          %238 = "arith.addi"(%231, %237) : (i32, i32) -> i32
          %239 = "arith.cmpi"(%238, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %240 = "arith.andi"(%234, %239) : (i1, i1) -> i1
          %241 = "nvvm.vote.sync"(%33, %240) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 15 : i32} : (i32, i1) -> i32
          %242 = "arith.cmpi"(%241, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %243 = "arith.subi"(%28, %241) : (i32, i32) -> i32
          %244 = "arith.andi"(%241, %243) : (i32, i32) -> i32
          %245 = "arith.subi"(%244, %60) : (i32, i32) -> i32
          %246 = "llvm.intr.ctpop"(%245) : (i32) -> i32
          %247 = "arith.addi"(%58, %246) : (i32, i32) -> i32
          %248 = "arith.select"(%242, %247, %229) : (i1, i32, i32) -> i32
          %249 = "llvm.intr.ctpop"(%235) : (i32) -> i32
          %250 = "arith.addi"(%231, %249) : (i32, i32) -> i32
          "scf.yield"(%250, %248) : (i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32)
        "scf.yield"(%35) : (i32) -> ()
      }, {
        "scf.yield"(%19) : (i32) -> ()
      }) : (i1) -> i32
      %251 = "arith.maxsi"(%30, %28) : (i32, i32) -> i32
      %252 = "arith.constant"() {value = 3 : i32} : () -> i32
      %253 = "arith.muli"(%251, %252) : (i32, i32) -> i32
      %254 = "llvm.getelementptr"(%9, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %256 = "arith.constant"() {value = 1 : i32} : () -> i32
      %257 = "arith.addi"(%253, %256) : (i32, i32) -> i32
      %258 = "llvm.getelementptr"(%9, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %260 = "arith.constant"() {value = 2 : i32} : () -> i32
      %261 = "arith.addi"(%253, %260) : (i32, i32) -> i32
      %262 = "llvm.getelementptr"(%9, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %264 = "arith.cmpi"(%30, %28) {predicate = 5 : i64} : (i32, i32) -> i1
      %265 = "arith.cmpi"(%255, %28) {predicate = 5 : i64} : (i32, i32) -> i1
      %266 = "arith.andi"(%264, %265) : (i1, i1) -> i1
      "scf.if"(%266) ({
        %267 = "arith.constant"() {value = 8 : i32} : () -> i32
        %268 = "arith.muli"(%20, %267) : (i32, i32) -> i32
        %269 = "arith.addi"(%268, %24) : (i32, i32) -> i32
        %270 = "arith.constant"() {value = 31 : i32} : () -> i32
        %271 = "arith.minui"(%15, %270) : (i32, i32) -> i32
        %272 = "arith.shrsi"(%269, %271) : (i32, i32) -> i32
        %273 = "arith.shli"(%256, %15) : (i32, i32) -> i32
        %274 = "arith.cmpi"(%15, %22) {predicate = 6 : i64} : (i32, i32) -> i1
        %275 = "arith.select"(%274, %273, %28) : (i1, i32, i32) -> i32
        %276 = "arith.subi"(%275, %256) : (i32, i32) -> i32
        %277 = "arith.andi"(%269, %276) : (i32, i32) -> i32
        %278 = "arith.constant"() {value = 64 : i32} : () -> i32
        %279 = "arith.cmpi"(%272, %278) {predicate = 2 : i64} : (i32, i32) -> i1
        %280 = "arith.remsi"(%259, %12) : (i32, i32) -> i32
        %281 = "arith.cmpi"(%280, %28) {predicate = 2 : i64} : (i32, i32) -> i1
        %282 = "arith.addi"(%280, %12) : (i32, i32) -> i32
        %283 = "arith.select"(%281, %282, %280) : (i1, i32, i32) -> i32
        %284 = "arith.muli"(%283, %278) : (i32, i32) -> i32
        %285 = "arith.addi"(%284, %272) : (i32, i32) -> i32
        %286 = "arith.cmpi"(%285, %11) {predicate = 2 : i64} : (i32, i32) -> i1
        %287 = "arith.andi"(%279, %286) : (i1, i1) -> i1
        %288 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %289 = "vector.extract"(%288) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %290 = "vector.extract"(%288) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %291 = "vector.extract"(%288) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %292 = "vector.extract"(%288) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %293 = "vector.extract"(%288) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %294 = "vector.extract"(%288) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %295 = "vector.extract"(%288) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %296 = "vector.extract"(%288) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %297 = "vector.extract"(%288) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %298 = "vector.extract"(%288) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %299 = "vector.extract"(%288) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %300 = "vector.extract"(%288) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %301 = "vector.extract"(%288) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %302 = "vector.extract"(%288) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %303 = "vector.extract"(%288) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %304 = "vector.extract"(%288) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322 = "scf.if"(%287) ({
          %323 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %324 = "arith.subi"(%263, %277) : (i32, i32) -> i32
          %325 = "arith.addi"(%324, %275) : (i32, i32) -> i32
          %326 = "arith.subi"(%325, %256) : (i32, i32) -> i32
          %327 = "arith.shrsi"(%326, %271) : (i32, i32) -> i32
          %328 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %329 = "scf.for"(%323, %327, %22, %328) ({
          ^bb0(%330: i32, %331: f32):
            %332 = "arith.shli"(%330, %15) : (i32, i32) -> i32
            %333 = "arith.select"(%274, %332, %28) : (i1, i32, i32) -> i32
            %334 = "arith.addi"(%277, %333) : (i32, i32) -> i32
            %335 = "arith.addi"(%30, %334) : (i32, i32) -> i32
            %336 = "arith.muli"(%260, %335) : (i32, i32) -> i32
            %337 = "arith.cmpi"(%334, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %338 = "arith.extui"(%337) : (i1) -> i32
            %339 = "arith.addi"(%336, %338) : (i32, i32) -> i32
            %340 = "arith.muli"(%339, %278) : (i32, i32) -> i32
            %341 = "arith.addi"(%340, %272) : (i32, i32) -> i32
            %342 = "llvm.getelementptr"(%8, %341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %343 = "llvm.load"(%342) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %344 = "arith.maxnumf"(%331, %343) : (f32, f32) -> f32
            "scf.yield"(%344) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %345 = "arith.constant"() {value = -1 : i32} : () -> i32
          %346 = "arith.constant"() {value = 16 : i32} : () -> i32
          %347 = "nvvm.shfl.sync"(%345, %329, %346, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 16 : i32} : (i32, f32, i32, i32) -> f32
          %348 = "arith.maxnumf"(%329, %347) : (f32, f32) -> f32
          %349 = "nvvm.shfl.sync"(%345, %348, %267, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 17 : i32} : (i32, f32, i32, i32) -> f32
          %350 = "arith.maxnumf"(%348, %349) : (f32, f32) -> f32
          %351 = "arith.constant"() {value = 4 : i32} : () -> i32
          %352 = "nvvm.shfl.sync"(%345, %350, %351, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 18 : i32} : (i32, f32, i32, i32) -> f32
          %353 = "arith.maxnumf"(%350, %352) : (f32, f32) -> f32
          %354 = "nvvm.shfl.sync"(%345, %353, %260, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 19 : i32} : (i32, f32, i32, i32) -> f32
          %355 = "arith.maxnumf"(%353, %354) : (f32, f32) -> f32
          %356 = "nvvm.shfl.sync"(%345, %355, %256, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 20 : i32} : (i32, f32, i32, i32) -> f32
          %357 = "arith.maxnumf"(%355, %356) : (f32, f32) -> f32
          %358 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375 = "scf.for"(%28, %327, %351, %358, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304) ({
          ^bb0(%376: i32, %377: f32, %378: f32, %379: f32, %380: f32, %381: f32, %382: f32, %383: f32, %384: f32, %385: f32, %386: f32, %387: f32, %388: f32, %389: f32, %390: f32, %391: f32, %392: f32, %393: f32):
            %394 = "arith.subi"(%327, %256) : (i32, i32) -> i32
            %395 = "arith.minsi"(%376, %394) : (i32, i32) -> i32
            %396 = "arith.shli"(%395, %15) : (i32, i32) -> i32
            %397 = "arith.select"(%274, %396, %28) : (i1, i32, i32) -> i32
            %398 = "arith.addi"(%277, %397) : (i32, i32) -> i32
            %399 = "arith.addi"(%376, %256) : (i32, i32) -> i32
            %400 = "arith.minsi"(%399, %394) : (i32, i32) -> i32
            %401 = "arith.shli"(%400, %15) : (i32, i32) -> i32
            %402 = "arith.select"(%274, %401, %28) : (i1, i32, i32) -> i32
            %403 = "arith.addi"(%277, %402) : (i32, i32) -> i32
            %404 = "arith.addi"(%376, %260) : (i32, i32) -> i32
            %405 = "arith.minsi"(%404, %394) : (i32, i32) -> i32
            %406 = "arith.shli"(%405, %15) : (i32, i32) -> i32
            %407 = "arith.select"(%274, %406, %28) : (i1, i32, i32) -> i32
            %408 = "arith.addi"(%277, %407) : (i32, i32) -> i32
            %409 = "arith.addi"(%376, %252) : (i32, i32) -> i32
            %410 = "arith.minsi"(%409, %394) : (i32, i32) -> i32
            %411 = "arith.shli"(%410, %15) : (i32, i32) -> i32
            %412 = "arith.select"(%274, %411, %28) : (i1, i32, i32) -> i32
            %413 = "arith.addi"(%277, %412) : (i32, i32) -> i32
            %414 = "arith.addi"(%30, %398) : (i32, i32) -> i32
            %415 = "arith.muli"(%260, %414) : (i32, i32) -> i32
            %416 = "arith.cmpi"(%398, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %417 = "arith.extui"(%416) : (i1) -> i32
            %418 = "arith.addi"(%415, %417) : (i32, i32) -> i32
            %419 = "arith.addi"(%30, %403) : (i32, i32) -> i32
            %420 = "arith.muli"(%260, %419) : (i32, i32) -> i32
            %421 = "arith.cmpi"(%403, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %422 = "arith.extui"(%421) : (i1) -> i32
            %423 = "arith.addi"(%420, %422) : (i32, i32) -> i32
            %424 = "arith.addi"(%30, %408) : (i32, i32) -> i32
            %425 = "arith.muli"(%260, %424) : (i32, i32) -> i32
            %426 = "arith.cmpi"(%408, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %427 = "arith.extui"(%426) : (i1) -> i32
            %428 = "arith.addi"(%425, %427) : (i32, i32) -> i32
            %429 = "arith.addi"(%30, %413) : (i32, i32) -> i32
            %430 = "arith.muli"(%260, %429) : (i32, i32) -> i32
            %431 = "arith.cmpi"(%413, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %432 = "arith.extui"(%431) : (i1) -> i32
            %433 = "arith.addi"(%430, %432) : (i32, i32) -> i32
            %434 = "arith.muli"(%418, %278) : (i32, i32) -> i32
            %435 = "arith.addi"(%434, %272) : (i32, i32) -> i32
            %436 = "llvm.getelementptr"(%8, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %437 = "llvm.load"(%436) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %438 = "arith.muli"(%423, %278) : (i32, i32) -> i32
            %439 = "arith.addi"(%438, %272) : (i32, i32) -> i32
            %440 = "llvm.getelementptr"(%8, %439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %441 = "llvm.load"(%440) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %442 = "arith.muli"(%428, %278) : (i32, i32) -> i32
            %443 = "arith.addi"(%442, %272) : (i32, i32) -> i32
            %444 = "llvm.getelementptr"(%8, %443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %445 = "llvm.load"(%444) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %446 = "arith.muli"(%433, %278) : (i32, i32) -> i32
            %447 = "arith.addi"(%446, %272) : (i32, i32) -> i32
            %448 = "llvm.getelementptr"(%8, %447) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %449 = "llvm.load"(%448) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %450 = "arith.constant"() {value = 32768 : i32} : () -> i32
            %451 = "arith.muli"(%418, %450) : (i32, i32) -> i32
            %452 = "arith.constant"() {value = 512 : i32} : () -> i32
            %453 = "arith.muli"(%272, %452) : (i32, i32) -> i32
            %454 = "arith.addi"(%451, %453) : (i32, i32) -> i32
            %455 = "arith.addi"(%454, %323) : (i32, i32) -> i32
            %456 = "llvm.getelementptr"(%7, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %457 = "llvm.load"(%456) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %458 = "arith.addi"(%323, %22) : (i32, i32) -> i32
            %459 = "arith.addi"(%454, %458) : (i32, i32) -> i32
            %460 = "llvm.getelementptr"(%7, %459) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %461 = "llvm.load"(%460) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %462 = "arith.addi"(%323, %278) : (i32, i32) -> i32
            %463 = "arith.addi"(%454, %462) : (i32, i32) -> i32
            %464 = "llvm.getelementptr"(%7, %463) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %465 = "llvm.load"(%464) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %466 = "arith.constant"() {value = 96 : i32} : () -> i32
            %467 = "arith.addi"(%323, %466) : (i32, i32) -> i32
            %468 = "arith.addi"(%454, %467) : (i32, i32) -> i32
            %469 = "llvm.getelementptr"(%7, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %470 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %471 = "arith.constant"() {value = 128 : i32} : () -> i32
            %472 = "arith.addi"(%323, %471) : (i32, i32) -> i32
            %473 = "arith.addi"(%454, %472) : (i32, i32) -> i32
            %474 = "llvm.getelementptr"(%7, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %475 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %476 = "arith.constant"() {value = 160 : i32} : () -> i32
            %477 = "arith.addi"(%323, %476) : (i32, i32) -> i32
            %478 = "arith.addi"(%454, %477) : (i32, i32) -> i32
            %479 = "llvm.getelementptr"(%7, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %480 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %481 = "arith.constant"() {value = 192 : i32} : () -> i32
            %482 = "arith.addi"(%323, %481) : (i32, i32) -> i32
            %483 = "arith.addi"(%454, %482) : (i32, i32) -> i32
            %484 = "llvm.getelementptr"(%7, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %485 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %486 = "arith.constant"() {value = 224 : i32} : () -> i32
            %487 = "arith.addi"(%323, %486) : (i32, i32) -> i32
            %488 = "arith.addi"(%454, %487) : (i32, i32) -> i32
            %489 = "llvm.getelementptr"(%7, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %490 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %491 = "arith.constant"() {value = 256 : i32} : () -> i32
            %492 = "arith.addi"(%323, %491) : (i32, i32) -> i32
            %493 = "arith.addi"(%454, %492) : (i32, i32) -> i32
            %494 = "llvm.getelementptr"(%7, %493) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %495 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %496 = "arith.constant"() {value = 288 : i32} : () -> i32
            %497 = "arith.addi"(%323, %496) : (i32, i32) -> i32
            %498 = "arith.addi"(%454, %497) : (i32, i32) -> i32
            %499 = "llvm.getelementptr"(%7, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %500 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %501 = "arith.constant"() {value = 320 : i32} : () -> i32
            %502 = "arith.addi"(%323, %501) : (i32, i32) -> i32
            %503 = "arith.addi"(%454, %502) : (i32, i32) -> i32
            %504 = "llvm.getelementptr"(%7, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %505 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %506 = "arith.constant"() {value = 352 : i32} : () -> i32
            %507 = "arith.addi"(%323, %506) : (i32, i32) -> i32
            %508 = "arith.addi"(%454, %507) : (i32, i32) -> i32
            %509 = "llvm.getelementptr"(%7, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %510 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %511 = "arith.constant"() {value = 384 : i32} : () -> i32
            %512 = "arith.addi"(%323, %511) : (i32, i32) -> i32
            %513 = "arith.addi"(%454, %512) : (i32, i32) -> i32
            %514 = "llvm.getelementptr"(%7, %513) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %515 = "llvm.load"(%514) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %516 = "arith.constant"() {value = 416 : i32} : () -> i32
            %517 = "arith.addi"(%323, %516) : (i32, i32) -> i32
            %518 = "arith.addi"(%454, %517) : (i32, i32) -> i32
            %519 = "llvm.getelementptr"(%7, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %520 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %521 = "arith.constant"() {value = 448 : i32} : () -> i32
            %522 = "arith.addi"(%323, %521) : (i32, i32) -> i32
            %523 = "arith.addi"(%454, %522) : (i32, i32) -> i32
            %524 = "llvm.getelementptr"(%7, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %525 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %526 = "arith.constant"() {value = 480 : i32} : () -> i32
            %527 = "arith.addi"(%323, %526) : (i32, i32) -> i32
            %528 = "arith.addi"(%454, %527) : (i32, i32) -> i32
            %529 = "llvm.getelementptr"(%7, %528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %530 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %531 = "arith.muli"(%423, %450) : (i32, i32) -> i32
            %532 = "arith.addi"(%531, %453) : (i32, i32) -> i32
            %533 = "arith.addi"(%532, %323) : (i32, i32) -> i32
            %534 = "llvm.getelementptr"(%7, %533) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %535 = "llvm.load"(%534) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %536 = "arith.addi"(%532, %458) : (i32, i32) -> i32
            %537 = "llvm.getelementptr"(%7, %536) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %538 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %539 = "arith.addi"(%532, %462) : (i32, i32) -> i32
            %540 = "llvm.getelementptr"(%7, %539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %541 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %542 = "arith.addi"(%532, %467) : (i32, i32) -> i32
            %543 = "llvm.getelementptr"(%7, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %544 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %545 = "arith.addi"(%532, %472) : (i32, i32) -> i32
            %546 = "llvm.getelementptr"(%7, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %547 = "llvm.load"(%546) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %548 = "arith.addi"(%532, %477) : (i32, i32) -> i32
            %549 = "llvm.getelementptr"(%7, %548) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %550 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %551 = "arith.addi"(%532, %482) : (i32, i32) -> i32
            %552 = "llvm.getelementptr"(%7, %551) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %553 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %554 = "arith.addi"(%532, %487) : (i32, i32) -> i32
            %555 = "llvm.getelementptr"(%7, %554) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %557 = "arith.addi"(%532, %492) : (i32, i32) -> i32
            %558 = "llvm.getelementptr"(%7, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %559 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %560 = "arith.addi"(%532, %497) : (i32, i32) -> i32
            %561 = "llvm.getelementptr"(%7, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %562 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %563 = "arith.addi"(%532, %502) : (i32, i32) -> i32
            %564 = "llvm.getelementptr"(%7, %563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %565 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %566 = "arith.addi"(%532, %507) : (i32, i32) -> i32
            %567 = "llvm.getelementptr"(%7, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %568 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %569 = "arith.addi"(%532, %512) : (i32, i32) -> i32
            %570 = "llvm.getelementptr"(%7, %569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %571 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %572 = "arith.addi"(%532, %517) : (i32, i32) -> i32
            %573 = "llvm.getelementptr"(%7, %572) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %575 = "arith.addi"(%532, %522) : (i32, i32) -> i32
            %576 = "llvm.getelementptr"(%7, %575) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %577 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %578 = "arith.addi"(%532, %527) : (i32, i32) -> i32
            %579 = "llvm.getelementptr"(%7, %578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %580 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %581 = "arith.muli"(%428, %450) : (i32, i32) -> i32
            %582 = "arith.addi"(%581, %453) : (i32, i32) -> i32
            %583 = "arith.addi"(%582, %323) : (i32, i32) -> i32
            %584 = "llvm.getelementptr"(%7, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %585 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %586 = "arith.addi"(%582, %458) : (i32, i32) -> i32
            %587 = "llvm.getelementptr"(%7, %586) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %588 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %589 = "arith.addi"(%582, %462) : (i32, i32) -> i32
            %590 = "llvm.getelementptr"(%7, %589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %591 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %592 = "arith.addi"(%582, %467) : (i32, i32) -> i32
            %593 = "llvm.getelementptr"(%7, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %595 = "arith.addi"(%582, %472) : (i32, i32) -> i32
            %596 = "llvm.getelementptr"(%7, %595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %597 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %598 = "arith.addi"(%582, %477) : (i32, i32) -> i32
            %599 = "llvm.getelementptr"(%7, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %600 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %601 = "arith.addi"(%582, %482) : (i32, i32) -> i32
            %602 = "llvm.getelementptr"(%7, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %603 = "llvm.load"(%602) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %604 = "arith.addi"(%582, %487) : (i32, i32) -> i32
            %605 = "llvm.getelementptr"(%7, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %606 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %607 = "arith.addi"(%582, %492) : (i32, i32) -> i32
            %608 = "llvm.getelementptr"(%7, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %610 = "arith.addi"(%582, %497) : (i32, i32) -> i32
            %611 = "llvm.getelementptr"(%7, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %612 = "llvm.load"(%611) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %613 = "arith.addi"(%582, %502) : (i32, i32) -> i32
            %614 = "llvm.getelementptr"(%7, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %615 = "llvm.load"(%614) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %616 = "arith.addi"(%582, %507) : (i32, i32) -> i32
            %617 = "llvm.getelementptr"(%7, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %618 = "llvm.load"(%617) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %619 = "arith.addi"(%582, %512) : (i32, i32) -> i32
            %620 = "llvm.getelementptr"(%7, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %621 = "llvm.load"(%620) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %622 = "arith.addi"(%582, %517) : (i32, i32) -> i32
            %623 = "llvm.getelementptr"(%7, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %624 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %625 = "arith.addi"(%582, %522) : (i32, i32) -> i32
            %626 = "llvm.getelementptr"(%7, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %627 = "llvm.load"(%626) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %628 = "arith.addi"(%582, %527) : (i32, i32) -> i32
            %629 = "llvm.getelementptr"(%7, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %630 = "llvm.load"(%629) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %631 = "arith.muli"(%433, %450) : (i32, i32) -> i32
            %632 = "arith.addi"(%631, %453) : (i32, i32) -> i32
            %633 = "arith.addi"(%632, %323) : (i32, i32) -> i32
            %634 = "llvm.getelementptr"(%7, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %635 = "llvm.load"(%634) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %636 = "arith.addi"(%632, %458) : (i32, i32) -> i32
            %637 = "llvm.getelementptr"(%7, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %638 = "llvm.load"(%637) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %639 = "arith.addi"(%632, %462) : (i32, i32) -> i32
            %640 = "llvm.getelementptr"(%7, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %641 = "llvm.load"(%640) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %642 = "arith.addi"(%632, %467) : (i32, i32) -> i32
            %643 = "llvm.getelementptr"(%7, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %644 = "llvm.load"(%643) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %645 = "arith.addi"(%632, %472) : (i32, i32) -> i32
            %646 = "llvm.getelementptr"(%7, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %647 = "llvm.load"(%646) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %648 = "arith.addi"(%632, %477) : (i32, i32) -> i32
            %649 = "llvm.getelementptr"(%7, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %650 = "llvm.load"(%649) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %651 = "arith.addi"(%632, %482) : (i32, i32) -> i32
            %652 = "llvm.getelementptr"(%7, %651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %653 = "llvm.load"(%652) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %654 = "arith.addi"(%632, %487) : (i32, i32) -> i32
            %655 = "llvm.getelementptr"(%7, %654) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %656 = "llvm.load"(%655) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %657 = "arith.addi"(%632, %492) : (i32, i32) -> i32
            %658 = "llvm.getelementptr"(%7, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %659 = "llvm.load"(%658) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %660 = "arith.addi"(%632, %497) : (i32, i32) -> i32
            %661 = "llvm.getelementptr"(%7, %660) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %662 = "llvm.load"(%661) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %663 = "arith.addi"(%632, %502) : (i32, i32) -> i32
            %664 = "llvm.getelementptr"(%7, %663) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %665 = "llvm.load"(%664) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %666 = "arith.addi"(%632, %507) : (i32, i32) -> i32
            %667 = "llvm.getelementptr"(%7, %666) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %668 = "llvm.load"(%667) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %669 = "arith.addi"(%632, %512) : (i32, i32) -> i32
            %670 = "llvm.getelementptr"(%7, %669) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %671 = "llvm.load"(%670) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %672 = "arith.addi"(%632, %517) : (i32, i32) -> i32
            %673 = "llvm.getelementptr"(%7, %672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %674 = "llvm.load"(%673) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %675 = "arith.addi"(%632, %522) : (i32, i32) -> i32
            %676 = "llvm.getelementptr"(%7, %675) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %677 = "llvm.load"(%676) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %678 = "arith.addi"(%632, %527) : (i32, i32) -> i32
            %679 = "llvm.getelementptr"(%7, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %680 = "llvm.load"(%679) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %681 = "arith.cmpi"(%376, %327) {predicate = 2 : i64} : (i32, i32) -> i1
            %682 = "arith.cmpf"(%357, %328) {predicate = 2 : i64} : (f32, f32) -> i1
            %683 = "arith.select"(%682, %357, %358) : (i1, f32, f32) -> f32
            %684 = "arith.subf"(%437, %683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %685 = "llvm.call_intrinsic"(%684) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %686 = "arith.select"(%681, %685, %358) : (i1, f32, f32) -> f32
            %687 = "arith.addf"(%377, %686) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %688 = "arith.mulf"(%686, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %689 = "arith.addf"(%378, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %690 = "arith.mulf"(%686, %461) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %691 = "arith.addf"(%379, %690) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %692 = "arith.mulf"(%686, %465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %693 = "arith.addf"(%380, %692) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %694 = "arith.mulf"(%686, %470) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %695 = "arith.addf"(%381, %694) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %696 = "arith.mulf"(%686, %475) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %697 = "arith.addf"(%382, %696) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %698 = "arith.mulf"(%686, %480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %699 = "arith.addf"(%383, %698) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %700 = "arith.mulf"(%686, %485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %701 = "arith.addf"(%384, %700) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %702 = "arith.mulf"(%686, %490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %703 = "arith.addf"(%385, %702) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %704 = "arith.mulf"(%686, %495) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %705 = "arith.addf"(%386, %704) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %706 = "arith.mulf"(%686, %500) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %707 = "arith.addf"(%387, %706) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %708 = "arith.mulf"(%686, %505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %709 = "arith.addf"(%388, %708) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %710 = "arith.mulf"(%686, %510) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %711 = "arith.addf"(%389, %710) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %712 = "arith.mulf"(%686, %515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %713 = "arith.addf"(%390, %712) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %714 = "arith.mulf"(%686, %520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %715 = "arith.addf"(%391, %714) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %716 = "arith.mulf"(%686, %525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %717 = "arith.addf"(%392, %716) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %718 = "arith.mulf"(%686, %530) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %719 = "arith.addf"(%393, %718) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %720 = "arith.cmpi"(%399, %327) {predicate = 2 : i64} : (i32, i32) -> i1
            %721 = "arith.subf"(%441, %683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %722 = "llvm.call_intrinsic"(%721) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %723 = "arith.select"(%720, %722, %358) : (i1, f32, f32) -> f32
            %724 = "arith.addf"(%687, %723) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %725 = "arith.mulf"(%723, %535) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %726 = "arith.addf"(%689, %725) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %727 = "arith.mulf"(%723, %538) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %728 = "arith.addf"(%691, %727) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %729 = "arith.mulf"(%723, %541) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %730 = "arith.addf"(%693, %729) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %731 = "arith.mulf"(%723, %544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %732 = "arith.addf"(%695, %731) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %733 = "arith.mulf"(%723, %547) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %734 = "arith.addf"(%697, %733) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %735 = "arith.mulf"(%723, %550) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %736 = "arith.addf"(%699, %735) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %737 = "arith.mulf"(%723, %553) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %738 = "arith.addf"(%701, %737) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %739 = "arith.mulf"(%723, %556) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %740 = "arith.addf"(%703, %739) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %741 = "arith.mulf"(%723, %559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %742 = "arith.addf"(%705, %741) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %743 = "arith.mulf"(%723, %562) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %744 = "arith.addf"(%707, %743) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %745 = "arith.mulf"(%723, %565) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %746 = "arith.addf"(%709, %745) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %747 = "arith.mulf"(%723, %568) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %748 = "arith.addf"(%711, %747) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %749 = "arith.mulf"(%723, %571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %750 = "arith.addf"(%713, %749) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %751 = "arith.mulf"(%723, %574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %752 = "arith.addf"(%715, %751) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %753 = "arith.mulf"(%723, %577) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %754 = "arith.addf"(%717, %753) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %755 = "arith.mulf"(%723, %580) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %756 = "arith.addf"(%719, %755) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %757 = "arith.cmpi"(%404, %327) {predicate = 2 : i64} : (i32, i32) -> i1
            %758 = "arith.subf"(%445, %683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %759 = "llvm.call_intrinsic"(%758) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %760 = "arith.select"(%757, %759, %358) : (i1, f32, f32) -> f32
            %761 = "arith.addf"(%724, %760) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %762 = "arith.mulf"(%760, %585) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %763 = "arith.addf"(%726, %762) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %764 = "arith.mulf"(%760, %588) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %765 = "arith.addf"(%728, %764) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %766 = "arith.mulf"(%760, %591) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %767 = "arith.addf"(%730, %766) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %768 = "arith.mulf"(%760, %594) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %769 = "arith.addf"(%732, %768) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %770 = "arith.mulf"(%760, %597) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %771 = "arith.addf"(%734, %770) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %772 = "arith.mulf"(%760, %600) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %773 = "arith.addf"(%736, %772) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %774 = "arith.mulf"(%760, %603) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %775 = "arith.addf"(%738, %774) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %776 = "arith.mulf"(%760, %606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %777 = "arith.addf"(%740, %776) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %778 = "arith.mulf"(%760, %609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %779 = "arith.addf"(%742, %778) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %780 = "arith.mulf"(%760, %612) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %781 = "arith.addf"(%744, %780) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %782 = "arith.mulf"(%760, %615) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %783 = "arith.addf"(%746, %782) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %784 = "arith.mulf"(%760, %618) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %785 = "arith.addf"(%748, %784) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %786 = "arith.mulf"(%760, %621) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %787 = "arith.addf"(%750, %786) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %788 = "arith.mulf"(%760, %624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %789 = "arith.addf"(%752, %788) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %790 = "arith.mulf"(%760, %627) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %791 = "arith.addf"(%754, %790) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %792 = "arith.mulf"(%760, %630) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %793 = "arith.addf"(%756, %792) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %794 = "arith.cmpi"(%409, %327) {predicate = 2 : i64} : (i32, i32) -> i1
            %795 = "arith.subf"(%449, %683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %796 = "llvm.call_intrinsic"(%795) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %797 = "arith.select"(%794, %796, %358) : (i1, f32, f32) -> f32
            %798 = "arith.addf"(%761, %797) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %799 = "arith.mulf"(%797, %635) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %800 = "arith.addf"(%763, %799) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %801 = "arith.mulf"(%797, %638) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %802 = "arith.addf"(%765, %801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %803 = "arith.mulf"(%797, %641) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %804 = "arith.addf"(%767, %803) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %805 = "arith.mulf"(%797, %644) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %806 = "arith.addf"(%769, %805) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %807 = "arith.mulf"(%797, %647) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %808 = "arith.addf"(%771, %807) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %809 = "arith.mulf"(%797, %650) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %810 = "arith.addf"(%773, %809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %811 = "arith.mulf"(%797, %653) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %812 = "arith.addf"(%775, %811) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %813 = "arith.mulf"(%797, %656) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %814 = "arith.addf"(%777, %813) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %815 = "arith.mulf"(%797, %659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %816 = "arith.addf"(%779, %815) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %817 = "arith.mulf"(%797, %662) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %818 = "arith.addf"(%781, %817) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %819 = "arith.mulf"(%797, %665) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %820 = "arith.addf"(%783, %819) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %821 = "arith.mulf"(%797, %668) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %822 = "arith.addf"(%785, %821) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %823 = "arith.mulf"(%797, %671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %824 = "arith.addf"(%787, %823) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %825 = "arith.mulf"(%797, %674) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %826 = "arith.addf"(%789, %825) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %827 = "arith.mulf"(%797, %677) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %828 = "arith.addf"(%791, %827) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %829 = "arith.mulf"(%797, %680) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %830 = "arith.addf"(%793, %829) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%798, %800, %802, %804, %806, %808, %810, %812, %814, %816, %818, %820, %822, %824, %826, %828, %830) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          "scf.yield"(%357, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %831 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %832 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%831, %832, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %833 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %834 = "arith.constant"() {value = 512 : i32} : () -> i32
        %835 = "arith.muli"(%24, %834) : (i32, i32) -> i32
        %836 = "arith.addi"(%835, %833) : (i32, i32) -> i32
        %837 = "llvm.getelementptr"(%25, %836) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%307, %837) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %838 = "arith.addi"(%833, %22) : (i32, i32) -> i32
        %839 = "arith.addi"(%835, %838) : (i32, i32) -> i32
        %840 = "llvm.getelementptr"(%25, %839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%308, %840) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %841 = "arith.addi"(%833, %278) : (i32, i32) -> i32
        %842 = "arith.addi"(%835, %841) : (i32, i32) -> i32
        %843 = "llvm.getelementptr"(%25, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%309, %843) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %844 = "arith.constant"() {value = 96 : i32} : () -> i32
        %845 = "arith.addi"(%833, %844) : (i32, i32) -> i32
        %846 = "arith.addi"(%835, %845) : (i32, i32) -> i32
        %847 = "llvm.getelementptr"(%25, %846) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%310, %847) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %848 = "arith.constant"() {value = 128 : i32} : () -> i32
        %849 = "arith.addi"(%833, %848) : (i32, i32) -> i32
        %850 = "arith.addi"(%835, %849) : (i32, i32) -> i32
        %851 = "llvm.getelementptr"(%25, %850) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%311, %851) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %852 = "arith.constant"() {value = 160 : i32} : () -> i32
        %853 = "arith.addi"(%833, %852) : (i32, i32) -> i32
        %854 = "arith.addi"(%835, %853) : (i32, i32) -> i32
        %855 = "llvm.getelementptr"(%25, %854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%312, %855) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %856 = "arith.constant"() {value = 192 : i32} : () -> i32
        %857 = "arith.addi"(%833, %856) : (i32, i32) -> i32
        %858 = "arith.addi"(%835, %857) : (i32, i32) -> i32
        %859 = "llvm.getelementptr"(%25, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%313, %859) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %860 = "arith.constant"() {value = 224 : i32} : () -> i32
        %861 = "arith.addi"(%833, %860) : (i32, i32) -> i32
        %862 = "arith.addi"(%835, %861) : (i32, i32) -> i32
        %863 = "llvm.getelementptr"(%25, %862) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%314, %863) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %864 = "arith.constant"() {value = 256 : i32} : () -> i32
        %865 = "arith.addi"(%833, %864) : (i32, i32) -> i32
        %866 = "arith.addi"(%835, %865) : (i32, i32) -> i32
        %867 = "llvm.getelementptr"(%25, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%315, %867) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %868 = "arith.constant"() {value = 288 : i32} : () -> i32
        %869 = "arith.addi"(%833, %868) : (i32, i32) -> i32
        %870 = "arith.addi"(%835, %869) : (i32, i32) -> i32
        %871 = "llvm.getelementptr"(%25, %870) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%316, %871) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %872 = "arith.constant"() {value = 320 : i32} : () -> i32
        %873 = "arith.addi"(%833, %872) : (i32, i32) -> i32
        %874 = "arith.addi"(%835, %873) : (i32, i32) -> i32
        %875 = "llvm.getelementptr"(%25, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%317, %875) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %876 = "arith.constant"() {value = 352 : i32} : () -> i32
        %877 = "arith.addi"(%833, %876) : (i32, i32) -> i32
        %878 = "arith.addi"(%835, %877) : (i32, i32) -> i32
        %879 = "llvm.getelementptr"(%25, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%318, %879) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %880 = "arith.constant"() {value = 384 : i32} : () -> i32
        %881 = "arith.addi"(%833, %880) : (i32, i32) -> i32
        %882 = "arith.addi"(%835, %881) : (i32, i32) -> i32
        %883 = "llvm.getelementptr"(%25, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%319, %883) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %884 = "arith.constant"() {value = 416 : i32} : () -> i32
        %885 = "arith.addi"(%833, %884) : (i32, i32) -> i32
        %886 = "arith.addi"(%835, %885) : (i32, i32) -> i32
        %887 = "llvm.getelementptr"(%25, %886) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%320, %887) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %888 = "arith.constant"() {value = 448 : i32} : () -> i32
        %889 = "arith.addi"(%833, %888) : (i32, i32) -> i32
        %890 = "arith.addi"(%835, %889) : (i32, i32) -> i32
        %891 = "llvm.getelementptr"(%25, %890) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%321, %891) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %892 = "arith.constant"() {value = 480 : i32} : () -> i32
        %893 = "arith.addi"(%833, %892) : (i32, i32) -> i32
        %894 = "arith.addi"(%835, %893) : (i32, i32) -> i32
        %895 = "llvm.getelementptr"(%25, %894) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%322, %895) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %896 = "arith.cmpi"(%833, %28) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%896) ({
          %897 = "llvm.getelementptr"(%26, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%306, %897) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %898 = "llvm.getelementptr"(%27, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%305, %898) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 21 : i32} : () -> ()
        %899 = "arith.cmpi"(%277, %28) {predicate = 0 : i64} : (i32, i32) -> i1
        %900 = "arith.andi"(%287, %899) : (i1, i1) -> i1
        "scf.if"(%900) ({
          %901 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %902 = "scf.for"(%256, %275, %256, %305) ({
          ^bb0(%903: i32, %904: f32):
            %905 = "arith.addi"(%24, %903) : (i32, i32) -> i32
            %906 = "llvm.getelementptr"(%27, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %907 = "llvm.load"(%906) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %908 = "arith.maxnumf"(%904, %907) : (f32, f32) -> f32
            "scf.yield"(%908) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %909 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %910 = "arith.cmpf"(%902, %909) {predicate = 2 : i64} : (f32, f32) -> i1
          %911 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %912 = "arith.select"(%910, %902, %911) : (i1, f32, f32) -> f32
          %913 = "arith.subf"(%305, %912) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %914 = "llvm.call_intrinsic"(%913) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %915 = "arith.mulf"(%306, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %916 = "arith.mulf"(%307, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %917 = "arith.mulf"(%308, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %918 = "arith.mulf"(%309, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %919 = "arith.mulf"(%310, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %920 = "arith.mulf"(%311, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %921 = "arith.mulf"(%312, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %922 = "arith.mulf"(%313, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %923 = "arith.mulf"(%314, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %924 = "arith.mulf"(%315, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %925 = "arith.mulf"(%316, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %926 = "arith.mulf"(%317, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %927 = "arith.mulf"(%318, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %928 = "arith.mulf"(%319, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %929 = "arith.mulf"(%320, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %930 = "arith.mulf"(%321, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %931 = "arith.mulf"(%322, %914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948 = "scf.for"(%256, %275, %256, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931) ({
          ^bb0(%949: i32, %950: f32, %951: f32, %952: f32, %953: f32, %954: f32, %955: f32, %956: f32, %957: f32, %958: f32, %959: f32, %960: f32, %961: f32, %962: f32, %963: f32, %964: f32, %965: f32, %966: f32):
            %967 = "arith.addi"(%24, %949) : (i32, i32) -> i32
            %968 = "llvm.getelementptr"(%27, %967) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %969 = "llvm.load"(%968) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %970 = "arith.subf"(%969, %912) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %971 = "llvm.call_intrinsic"(%970) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %972 = "llvm.getelementptr"(%26, %967) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %973 = "llvm.load"(%972) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %974 = "arith.mulf"(%971, %973) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %975 = "arith.addf"(%950, %974) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %976 = "arith.muli"(%967, %834) : (i32, i32) -> i32
            %977 = "arith.addi"(%976, %901) : (i32, i32) -> i32
            %978 = "llvm.getelementptr"(%25, %977) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %979 = "llvm.load"(%978) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %980 = "arith.mulf"(%971, %979) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %981 = "arith.addf"(%951, %980) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %982 = "arith.addi"(%901, %22) : (i32, i32) -> i32
            %983 = "arith.addi"(%976, %982) : (i32, i32) -> i32
            %984 = "llvm.getelementptr"(%25, %983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %985 = "llvm.load"(%984) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %986 = "arith.mulf"(%971, %985) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %987 = "arith.addf"(%952, %986) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %988 = "arith.addi"(%901, %278) : (i32, i32) -> i32
            %989 = "arith.addi"(%976, %988) : (i32, i32) -> i32
            %990 = "llvm.getelementptr"(%25, %989) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %991 = "llvm.load"(%990) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %992 = "arith.mulf"(%971, %991) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %993 = "arith.addf"(%953, %992) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %994 = "arith.addi"(%901, %844) : (i32, i32) -> i32
            %995 = "arith.addi"(%976, %994) : (i32, i32) -> i32
            %996 = "llvm.getelementptr"(%25, %995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %997 = "llvm.load"(%996) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %998 = "arith.mulf"(%971, %997) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %999 = "arith.addf"(%954, %998) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1000 = "arith.addi"(%901, %848) : (i32, i32) -> i32
            %1001 = "arith.addi"(%976, %1000) : (i32, i32) -> i32
            %1002 = "llvm.getelementptr"(%25, %1001) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1003 = "llvm.load"(%1002) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1004 = "arith.mulf"(%971, %1003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1005 = "arith.addf"(%955, %1004) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1006 = "arith.addi"(%901, %852) : (i32, i32) -> i32
            %1007 = "arith.addi"(%976, %1006) : (i32, i32) -> i32
            %1008 = "llvm.getelementptr"(%25, %1007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1009 = "llvm.load"(%1008) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1010 = "arith.mulf"(%971, %1009) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1011 = "arith.addf"(%956, %1010) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1012 = "arith.addi"(%901, %856) : (i32, i32) -> i32
            %1013 = "arith.addi"(%976, %1012) : (i32, i32) -> i32
            %1014 = "llvm.getelementptr"(%25, %1013) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1015 = "llvm.load"(%1014) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1016 = "arith.mulf"(%971, %1015) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1017 = "arith.addf"(%957, %1016) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1018 = "arith.addi"(%901, %860) : (i32, i32) -> i32
            %1019 = "arith.addi"(%976, %1018) : (i32, i32) -> i32
            %1020 = "llvm.getelementptr"(%25, %1019) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1021 = "llvm.load"(%1020) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1022 = "arith.mulf"(%971, %1021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1023 = "arith.addf"(%958, %1022) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1024 = "arith.addi"(%901, %864) : (i32, i32) -> i32
            %1025 = "arith.addi"(%976, %1024) : (i32, i32) -> i32
            %1026 = "llvm.getelementptr"(%25, %1025) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1027 = "llvm.load"(%1026) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1028 = "arith.mulf"(%971, %1027) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1029 = "arith.addf"(%959, %1028) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1030 = "arith.addi"(%901, %868) : (i32, i32) -> i32
            %1031 = "arith.addi"(%976, %1030) : (i32, i32) -> i32
            %1032 = "llvm.getelementptr"(%25, %1031) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1033 = "llvm.load"(%1032) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1034 = "arith.mulf"(%971, %1033) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1035 = "arith.addf"(%960, %1034) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1036 = "arith.addi"(%901, %872) : (i32, i32) -> i32
            %1037 = "arith.addi"(%976, %1036) : (i32, i32) -> i32
            %1038 = "llvm.getelementptr"(%25, %1037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1039 = "llvm.load"(%1038) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1040 = "arith.mulf"(%971, %1039) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1041 = "arith.addf"(%961, %1040) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1042 = "arith.addi"(%901, %876) : (i32, i32) -> i32
            %1043 = "arith.addi"(%976, %1042) : (i32, i32) -> i32
            %1044 = "llvm.getelementptr"(%25, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1045 = "llvm.load"(%1044) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1046 = "arith.mulf"(%971, %1045) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1047 = "arith.addf"(%962, %1046) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1048 = "arith.addi"(%901, %880) : (i32, i32) -> i32
            %1049 = "arith.addi"(%976, %1048) : (i32, i32) -> i32
            %1050 = "llvm.getelementptr"(%25, %1049) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1051 = "llvm.load"(%1050) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1052 = "arith.mulf"(%971, %1051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1053 = "arith.addf"(%963, %1052) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1054 = "arith.addi"(%901, %884) : (i32, i32) -> i32
            %1055 = "arith.addi"(%976, %1054) : (i32, i32) -> i32
            %1056 = "llvm.getelementptr"(%25, %1055) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1057 = "llvm.load"(%1056) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1058 = "arith.mulf"(%971, %1057) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1059 = "arith.addf"(%964, %1058) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1060 = "arith.addi"(%901, %888) : (i32, i32) -> i32
            %1061 = "arith.addi"(%976, %1060) : (i32, i32) -> i32
            %1062 = "llvm.getelementptr"(%25, %1061) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1063 = "llvm.load"(%1062) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1064 = "arith.mulf"(%971, %1063) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1065 = "arith.addf"(%965, %1064) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1066 = "arith.addi"(%901, %892) : (i32, i32) -> i32
            %1067 = "arith.addi"(%976, %1066) : (i32, i32) -> i32
            %1068 = "llvm.getelementptr"(%25, %1067) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1069 = "llvm.load"(%1068) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1070 = "arith.mulf"(%971, %1069) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1071 = "arith.addf"(%966, %1070) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%975, %981, %987, %993, %999, %1005, %1011, %1017, %1023, %1029, %1035, %1041, %1047, %1053, %1059, %1065, %1071) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1072 = "arith.divsi"(%259, %12) : (i32, i32) -> i32
          %1073 = "arith.extsi"(%281) : (i1) -> i32
          %1074 = "arith.addi"(%1072, %1073) : (i32, i32) -> i32
          %1075 = "arith.muli"(%1074, %11) : (i32, i32) -> i32
          %1076 = "arith.addi"(%1075, %284) : (i32, i32) -> i32
          %1077 = "arith.addi"(%1076, %272) : (i32, i32) -> i32
          %1078 = "arith.extsi"(%255) : (i32) -> i64
          %1079 = "arith.extsi"(%1077) : (i32) -> i64
          %1080 = "arith.muli"(%1078, %3) : (i64, i64) -> i64
          %1081 = "arith.muli"(%1079, %4) : (i64, i64) -> i64
          %1082 = "arith.addi"(%1080, %1081) : (i64, i64) -> i64
          %1083 = "llvm.getelementptr"(%0, %1082) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1084 = "arith.cmpf"(%932, %911) {predicate = 1 : i64} : (f32, f32) -> i1
          %1085 = "llvm.call_intrinsic"(%932) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1086 = "arith.select"(%1084, %911, %1085) : (i1, f32, f32) -> f32
          %1087 = "arith.mulf"(%933, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1088 = "arith.truncf"(%1087) : (f32) -> f16
          %1089 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1090 = "llvm.getelementptr"(%1083, %1089) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1088, %1090) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1091 = "arith.mulf"(%934, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1092 = "arith.truncf"(%1091) : (f32) -> f16
          %1093 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1094 = "arith.addi"(%1093, %22) : (i32, i32) -> i32
          %1095 = "llvm.getelementptr"(%1083, %1094) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1092, %1095) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1096 = "arith.mulf"(%935, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1097 = "arith.truncf"(%1096) : (f32) -> f16
          %1098 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1099 = "arith.addi"(%1098, %278) : (i32, i32) -> i32
          %1100 = "llvm.getelementptr"(%1083, %1099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1097, %1100) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1101 = "arith.mulf"(%936, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1102 = "arith.truncf"(%1101) : (f32) -> f16
          %1103 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1104 = "arith.addi"(%1103, %844) : (i32, i32) -> i32
          %1105 = "llvm.getelementptr"(%1083, %1104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1102, %1105) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1106 = "arith.mulf"(%937, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1107 = "arith.truncf"(%1106) : (f32) -> f16
          %1108 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1109 = "arith.addi"(%1108, %848) : (i32, i32) -> i32
          %1110 = "llvm.getelementptr"(%1083, %1109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1107, %1110) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1111 = "arith.mulf"(%938, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1112 = "arith.truncf"(%1111) : (f32) -> f16
          %1113 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1114 = "arith.addi"(%1113, %852) : (i32, i32) -> i32
          %1115 = "llvm.getelementptr"(%1083, %1114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1112, %1115) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1116 = "arith.mulf"(%939, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1117 = "arith.truncf"(%1116) : (f32) -> f16
          %1118 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1119 = "arith.addi"(%1118, %856) : (i32, i32) -> i32
          %1120 = "llvm.getelementptr"(%1083, %1119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1117, %1120) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1121 = "arith.mulf"(%940, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1122 = "arith.truncf"(%1121) : (f32) -> f16
          %1123 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1124 = "arith.addi"(%1123, %860) : (i32, i32) -> i32
          %1125 = "llvm.getelementptr"(%1083, %1124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1122, %1125) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1126 = "arith.mulf"(%941, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1127 = "arith.truncf"(%1126) : (f32) -> f16
          %1128 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1129 = "arith.addi"(%1128, %864) : (i32, i32) -> i32
          %1130 = "llvm.getelementptr"(%1083, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1127, %1130) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1131 = "arith.mulf"(%942, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1132 = "arith.truncf"(%1131) : (f32) -> f16
          %1133 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1134 = "arith.addi"(%1133, %868) : (i32, i32) -> i32
          %1135 = "llvm.getelementptr"(%1083, %1134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1132, %1135) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1136 = "arith.mulf"(%943, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1137 = "arith.truncf"(%1136) : (f32) -> f16
          %1138 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1139 = "arith.addi"(%1138, %872) : (i32, i32) -> i32
          %1140 = "llvm.getelementptr"(%1083, %1139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1137, %1140) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1141 = "arith.mulf"(%944, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1142 = "arith.truncf"(%1141) : (f32) -> f16
          %1143 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1144 = "arith.addi"(%1143, %876) : (i32, i32) -> i32
          %1145 = "llvm.getelementptr"(%1083, %1144) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1142, %1145) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1146 = "arith.mulf"(%945, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1147 = "arith.truncf"(%1146) : (f32) -> f16
          %1148 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1149 = "arith.addi"(%1148, %880) : (i32, i32) -> i32
          %1150 = "llvm.getelementptr"(%1083, %1149) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1147, %1150) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1151 = "arith.mulf"(%946, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1152 = "arith.truncf"(%1151) : (f32) -> f16
          %1153 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1154 = "arith.addi"(%1153, %884) : (i32, i32) -> i32
          %1155 = "llvm.getelementptr"(%1083, %1154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1152, %1155) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1156 = "arith.mulf"(%947, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1157 = "arith.truncf"(%1156) : (f32) -> f16
          %1158 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1159 = "arith.addi"(%1158, %888) : (i32, i32) -> i32
          %1160 = "llvm.getelementptr"(%1083, %1159) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1157, %1160) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1161 = "arith.mulf"(%948, %1086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1162 = "arith.truncf"(%1161) : (f32) -> f16
          %1163 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1164 = "arith.addi"(%1163, %892) : (i32, i32) -> i32
          %1165 = "llvm.getelementptr"(%1083, %1164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%1162, %1165) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %1166 = "arith.cmpi"(%23, %28) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1166) ({
            %1167 = "llvm.call_intrinsic"(%932) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1168 = "arith.addf"(%902, %1167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1169 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %1170 = "arith.mulf"(%1168, %1169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1171 = "arith.muli"(%1078, %6) : (i64, i64) -> i64
            %1172 = "arith.addi"(%1171, %1079) : (i64, i64) -> i64
            %1173 = "llvm.getelementptr"(%5, %1172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1170, %1173) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i64, %9: i64, %10: !llvm.ptr<1>, %11: i32, %12: i64, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: f32, %20: !llvm.ptr<1>, %21: !llvm.ptr<1>, %22: !llvm.ptr<1>):
    %23 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %24 = "arith.cmpf"(%19, %23) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%24) {message = "scores keep their order when they are scaled", file = "samples/attention_mla_hopper.py", line = 408 : i32} : (i1) -> ()
    %25 = "arith.constant"() {value = 1 : i32} : () -> i32
    %26 = "arith.maxsi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 63 : i32} : () -> i32
    %28 = "arith.addi"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 64 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.minsi"(%2, %25) : (i32, i32) -> i32
    %32 = "arith.muli"(%30, %31) : (i32, i32) -> i32
    %33 = "arith.maxsi"(%32, %25) : (i32, i32) -> i32
    %34 = "arith.maxsi"(%7, %25) : (i32, i32) -> i32
    %35 = "arith.extui"(%34) : (i32) -> i64
    %36 = "arith.subi"(%34, %25) : (i32, i32) -> i32
    %37 = "llvm.intr.ctlz"(%36) {is_zero_poison = false} : (i32) -> i32
    %38 = "arith.constant"() {value = 32 : i32} : () -> i32
    %39 = "arith.subi"(%38, %37) : (i32, i32) -> i32
    %40 = "arith.extsi"(%39) : (i32) -> i64
    %41 = "arith.constant"() {value = 1 : i64} : () -> i64
    %42 = "arith.shli"(%41, %40) : (i64, i64) -> i64
    %43 = "arith.constant"() {value = 64 : i64} : () -> i64
    %44 = "arith.cmpi"(%40, %43) {predicate = 6 : i64} : (i64, i64) -> i1
    %45 = "arith.constant"() {value = 0 : i64} : () -> i64
    %46 = "arith.select"(%44, %42, %45) : (i1, i64, i64) -> i64
    %47 = "arith.subi"(%46, %35) : (i64, i64) -> i64
    %48 = "arith.constant"() {value = 32 : i64} : () -> i64
    %49 = "arith.shli"(%47, %48) : (i64, i64) -> i64
    %50 = "arith.divui"(%49, %35) : (i64, i64) -> i64
    %51 = "arith.addi"(%50, %41) : (i64, i64) -> i64
    %52 = "arith.shli"(%51, %48) : (i64, i64) -> i64
    %53 = "arith.ori"(%52, %35) : (i64, i64) -> i64
    %54 = "arith.constant"() {value = 132 : i32} : () -> i32
    %55 = "arith.cmpi"(%30, %54) {predicate = 3 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%55) {message = "each tile of 64 heads has a multiprocessor", file = "samples/attention_mla_hopper.py", line = 410 : i32} : (i1) -> ()
    %56 = "arith.muli"(%11, %7) : (i32, i32) -> i32
    %57 = "arith.divui"(%32, %33) : (i32, i32) -> i32
    %58 = "arith.constant"() {value = 31 : i32} : () -> i32
    %59 = "arith.addi"(%56, %58) : (i32, i32) -> i32
    %60 = "arith.divui"(%59, %38) : (i32, i32) -> i32
    %61 = "arith.maxsi"(%60, %25) : (i32, i32) -> i32
    %62 = "arith.muli"(%1, %57) : (i32, i32) -> i32
    %63 = "arith.muli"(%62, %61) : (i32, i32) -> i32
    %64 = "arith.constant"() {value = 3 : i32} : () -> i32
    %65 = "arith.addi"(%63, %64) : (i32, i32) -> i32
    %66 = "arith.constant"() {value = 4 : i32} : () -> i32
    %67 = "arith.divui"(%65, %66) : (i32, i32) -> i32
    %68 = "arith.divui"(%54, %33) : (i32, i32) -> i32
    %69 = "arith.maxsi"(%68, %25) : (i32, i32) -> i32
    %70 = "arith.minsi"(%67, %69) : (i32, i32) -> i32
    %71 = "arith.maxsi"(%70, %25) : (i32, i32) -> i32
    %72 = "arith.constant"() {value = 384 : i32} : () -> i32
    %73 = "arith.constant"() {value = 227408 : i32} : () -> i32
    "gpu.launch_func"(%70, %33, %25, %72, %25, %25, %73, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %14, %15, %16, %17, %18, %20, %21, %22, %71, %13, %57, %33, %26, %30, %32, %53, %10, %11, %12, %19) {kernel = @kernels::@mla_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 30, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32) -> ()
    %74 = "arith.muli"(%1, %32) : (i32, i32) -> i32
    %75 = "arith.constant"() {value = 0 : i32} : () -> i32
    %76 = "arith.cmpi"(%74, %75) {predicate = 4 : i64} : (i32, i32) -> i1
    %77 = "arith.muli"(%71, %33) : (i32, i32) -> i32
    %78 = "arith.select"(%76, %77, %75) : (i1, i32, i32) -> i32
    %79 = "arith.constant"() {value = 8 : i32} : () -> i32
    %80 = "arith.muli"(%74, %79) : (i32, i32) -> i32
    %81 = "arith.cmpi"(%80, %78) {predicate = 3 : i64} : (i32, i32) -> i1
    %82 = "arith.select"(%81, %64, %75) : (i1, i32, i32) -> i32
    %83 = "arith.minsi"(%26, %29) : (i32, i32) -> i32
    %84 = "arith.cmpi"(%82, %75) {predicate = 4 : i64} : (i32, i32) -> i1
    %85 = "arith.subi"(%78, %25) : (i32, i32) -> i32
    %86 = "arith.maxsi"(%85, %75) : (i32, i32) -> i32
    %87 = "arith.select"(%84, %74, %86) : (i1, i32, i32) -> i32
    %88 = "arith.shli"(%83, %82) : (i32, i32) -> i32
    %89 = "arith.cmpi"(%82, %38) {predicate = 6 : i64} : (i32, i32) -> i1
    %90 = "arith.select"(%89, %88, %75) : (i1, i32, i32) -> i32
    %91 = "arith.constant"() {value = 7 : i32} : () -> i32
    %92 = "arith.addi"(%90, %91) : (i32, i32) -> i32
    %93 = "arith.divui"(%92, %79) : (i32, i32) -> i32
    %94 = "arith.constant"() {value = 256 : i32} : () -> i32
    %95 = "arith.constant"() {value = 16448 : i32} : () -> i32
    "gpu.launch_func"(%87, %93, %25, %94, %25, %25, %95, %14, %1, %2, %15, %16, %17, %18, %20, %21, %22, %33, %26, %30, %32, %78, %82) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_mla_f16", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
